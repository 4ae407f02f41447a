//! The steps of an effect under way: which come next, and how far they are.

use serde::{Deserialize, Serialize};

use crate::activation::{Activation, DEPTH};
use crate::cards::{Deed, Link, Span, Step};

/// No step is under way.
pub(crate) const NO_STEP: u8 = u8::MAX;

/// Steps that are being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Frame {
    /// The steps.
    pub steps: Span,
    /// Those that are done or left out, one bit each, the first lowest.
    pub closed: u8,
    /// The step under way, counted from 0; 255 if none is.
    pub at: u8,
    /// How often it was done so far.
    pub made: u8,
    /// How often it may still be done; of a trade only once the first was made.
    pub left: u8,
    /// The options chosen so far, one bit each.
    pub picked: u8,
    /// Whether nothing has happened since it began that could make a difference to what is open.
    pub is_fresh: bool,
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::new(Span::default())
    }
}

impl Frame {
    pub(super) fn new(steps: Span) -> Frame {
        Frame {
            steps,
            closed: 0,
            at: NO_STEP,
            made: 0,
            left: 0,
            picked: 0,
            is_fresh: true,
        }
    }

    #[inline]
    const fn is_closed(&self, step: u8) -> bool {
        self.closed >> step & 1 == 1
    }

    /// The steps that can be taken now, one bit each: what is additional to a step that was
    /// carried out, else the first steps of the chains that are open in the current leg.
    pub(super) fn heads(&self, steps: &[Step]) -> u8 {
        let mut heads = self.additional(steps);
        if heads != 0 {
            return heads;
        }
        for (at, step) in (0..).zip(steps) {
            // A new leg begins when everything before it is closed.
            if step.link == Link::Then && heads != 0 {
                break;
            }
            if !self.is_closed(at) && step.link != Link::Also {
                heads |= 1 << at;
            }
        }
        heads
    }

    /// What is additional to a step that was carried out, and comes directly behind it: one step,
    /// or at last gains, in any order like all gains (06).
    fn additional(&self, steps: &[Step]) -> u8 {
        let mut open = 0;
        let mut is_due = false;
        for (at, step) in (0..).zip(steps) {
            if step.link != Link::Also {
                if open != 0 {
                    break;
                }
                is_due = self.is_closed(at);
            } else if is_due && !self.is_closed(at) {
                open |= 1 << at;
                if !is_gain(step) {
                    break;
                }
            }
        }
        open
    }

    /// Lets a step begin.
    pub(super) fn begin(&mut self, at: u8, step: &Step) {
        self.at = at;
        self.made = 0;
        self.picked = 0;
        self.left = match step.deed {
            Deed::Build { count, .. } | Deed::Remove { count, .. } => count,
            Deed::Turn { positions } => positions,
            Deed::Choose { picks, .. } => picks,
            Deed::Gain { .. } | Deed::Trade { .. } => 0,
        };
    }

    /// Closes a step. Where it was not carried out whole, what is additional to it is left out too.
    pub(super) fn close(&mut self, at: u8, was_whole: bool, steps: &[Step]) {
        self.closed |= 1 << at;
        self.at = NO_STEP;
        if was_whole {
            return;
        }
        let behind = (at + 1..).zip(&steps[usize::from(at) + 1..]);
        for (next, _) in behind.take_while(|(_, step)| step.link == Link::Also) {
            self.closed |= 1 << next;
        }
    }
}

impl Activation {
    /// The frames that are open, the innermost last.
    #[inline]
    pub fn open(&self) -> &[Frame] {
        &self.frames[..usize::from(self.depth).min(DEPTH)]
    }

    /// The innermost frame.
    #[inline]
    pub fn frame(&self) -> &Frame {
        &self.frames[usize::from(self.depth.max(1)) - 1]
    }

    #[inline]
    pub(super) fn frame_mut(&mut self) -> &mut Frame {
        &mut self.frames[usize::from(self.depth.max(1)) - 1]
    }

    pub(super) fn push(&mut self, steps: Span) {
        debug_assert!(usize::from(self.depth) < DEPTH, "the deck nests too deep");
        self.frames[usize::from(self.depth)] = Frame::new(steps);
        self.depth += 1;
    }

    pub(super) fn pop(&mut self) {
        self.depth -= 1;
        // What is over leaves no trace, so that equal boards are equal.
        self.frames[usize::from(self.depth)] = Frame::default();
    }
}

/// The bits of a set of steps, options or effects.
pub(super) fn bits(set: u8) -> impl Iterator<Item = u8> {
    (0..8).filter(move |bit| set >> bit & 1 == 1)
}

/// Whether a step is a gain.
#[inline]
pub(super) const fn is_gain(step: &Step) -> bool {
    matches!(step.deed, Deed::Gain { .. })
}
