//! The cards that wait below the one in hand: what an effect sets off is carried out at once, and the
//! card it interrupts goes on behind it (06 "You activate these effects immediately").
//!
//! A board has room for all that could ever wait there, so each card is packed into few bytes; what
//! follows from the deck is looked up when it goes on.

use std::fmt;
use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};
use table::Log;

use crate::action::Trigger;
use crate::activation::{Activation, DEPTH};
use crate::board::{Board, Industry};
use crate::cards::limits::{MOST_EFFECTS, MOST_OPTIONS, MOST_PIECES, MOST_ROWS, MOST_STEPS};
use crate::cards::{Body, Deed, Effect, Span, Step};
use crate::effect::Frame;
use crate::event::Event;
use crate::game::Kanal;
use crate::geometry::{PLOTS, Plot, Plots};

/// The most cards that wait below another: every structure of a board is activated twice at the most,
/// and the last of all is in hand or about to be.
pub const MOST_INTERRUPTED: usize = 2 * PLOTS - 1;

/// No plot: no structure waits.
const NOBODY: u8 = 15;

// Steps that are done and options that were picked fit into a byte, places and numbers into half of one.
// Used effects leave two bits of their byte for what is left to build; one piece of it at least was built.
const _: () = assert!(MOST_STEPS <= 8 && MOST_OPTIONS <= 8 && MOST_ROWS <= 8);
const _: () = assert!(MOST_EFFECTS <= 6 && MOST_PIECES - 1 <= 3);
const _: () = assert!(PLOTS < NOBODY as usize && DEPTH <= 3);

/// The used effects of a card, and above them what is left to build.
const EFFECTS: u8 = 0b11_1111;

/// The cards that were interrupted, the outermost first.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(try_from = "Vec<Below>", into = "Vec<Below>")]
pub struct Interrupted {
    cards: [Below; MOST_INTERRUPTED],
    count: u8,
}

/// An activation that was interrupted in the middle of an effect, by what it built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Below {
    /// The plot; from the fifth bit on whether bridges set it off, whether it is the structure's
    /// second activation, and how many frames are open.
    place: u8,
    /// The effect that is being carried out; from the fifth bit on the plot of the structure that
    /// waits for its activation by the same route.
    effect: u8,
    /// The effects that were carried out, one bit each; from the seventh bit on how many pieces may
    /// still be built.
    used: u8,
    /// The steps that are being carried out, the innermost last.
    frames: [Paused; DEPTH],
    /// Of a choice around them the options that were picked, one bit each.
    picked: u8,
    /// Of a trade around them how often it was made.
    made: u8,
    /// How often that trade may still be made.
    left: u8,
}

/// The steps of a frame that was interrupted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Paused {
    /// The step under way; from the fifth bit on the row of the table or the option it is from.
    at: u8,
    /// The steps that are done or left out, one bit each.
    closed: u8,
}

/// A card in hand, and what waits behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InHand {
    /// The activation.
    pub activation: Activation,
    /// The structure that the same route set off, whose turn comes behind this card.
    pub behind: Option<Plot>,
}

impl Interrupted {
    /// The cards, the outermost first.
    #[inline]
    pub fn cards(&self) -> &[Below] {
        &self.cards[..usize::from(self.count).min(MOST_INTERRUPTED)]
    }

    /// How many there are.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.count
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// How many structures wait behind one of them.
    pub(crate) fn waiting(&self) -> u8 {
        let behind = self.cards().iter().filter(|card| card.behind().is_some());
        behind.count() as u8
    }

    /// The structures that wait behind one of them for their activation by routes.
    pub fn behind(&self) -> Plots {
        self.cards().iter().filter_map(Below::behind).collect()
    }

    fn push(&mut self, card: Below) {
        self.cards[usize::from(self.count)] = card;
        self.count += 1;
    }

    fn pop(&mut self) -> Option<Below> {
        let last = self.cards().last().copied()?;
        self.count -= 1;
        // What is over leaves no trace, so that equal boards are equal.
        self.cards[usize::from(self.count)] = Below::default();
        Some(last)
    }
}

impl Below {
    /// The structure that waits behind the card.
    fn behind(&self) -> Option<Plot> {
        Plot::try_from(self.effect >> 4).ok()
    }

    fn frames(&self) -> &[Paused] {
        &self.frames[..usize::from(self.place >> 6)]
    }
}

impl Default for Interrupted {
    fn default() -> Interrupted {
        Interrupted {
            cards: [Below::default(); MOST_INTERRUPTED],
            count: 0,
        }
    }
}

// Mostly there are none: what lies behind the last of them is not looked at.

impl PartialEq for Interrupted {
    fn eq(&self, other: &Interrupted) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Interrupted {}

impl Hash for Interrupted {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.cards().hash(state);
    }
}

impl fmt::Debug for Interrupted {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_list().entries(self.cards()).finish()
    }
}

impl From<Interrupted> for Vec<Below> {
    fn from(interrupted: Interrupted) -> Vec<Below> {
        interrupted.cards().to_vec()
    }
}

impl TryFrom<Vec<Below>> for Interrupted {
    type Error = &'static str;

    fn try_from(cards: Vec<Below>) -> Result<Interrupted, &'static str> {
        if cards.len() > MOST_INTERRUPTED {
            return Err("more cards in hand than a board can have");
        }
        let mut interrupted = Interrupted::default();
        cards.into_iter().for_each(|card| interrupted.push(card));
        Ok(interrupted)
    }
}

impl Kanal {
    /// Lays the card in hand below what it has just set off; a structure that the same route set off
    /// as this card goes on waiting behind it.
    pub(crate) fn interrupt(&self, board: &mut Board, activation: &Activation, behind: Plots) {
        let card = self.pack(board.own(), activation, behind.iter().next());
        board.hand.interrupted.push(card);
        board.hand.activation = None;
    }

    /// Goes on with the card below once nothing is in hand and nothing waits above it.
    pub(crate) fn take_up(&self, board: &mut Board, log: &mut impl Log<Event>) {
        while board.hand.activation.is_none() && board.hand.waiting.is_empty() {
            let Some(card) = board.hand.interrupted.pop() else {
                return;
            };
            let InHand { activation, behind } = self
                .unpack(board.own(), &card)
                .expect("the card was packed by the same deck");
            board.hand.waiting.routes = behind.into_iter().collect();
            if !self.is_spent(board.own(), &activation) {
                let (plot, by) = (activation.plot, activation.by);
                log.tell(Event::Resumed {
                    seat: board.asked,
                    card: board.own().structures[plot.index()],
                    plot,
                    by,
                });
            }
            self.go_on(board, activation, log);
        }
    }

    /// The cards in hand, from the outermost to the innermost, which is carried out now. If
    /// structures wait above the last one, their turn comes before it goes on.
    pub fn in_hand<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = InHand> + 'a {
        let hand = &board.hand;
        let own = board.own();
        let below = hand.interrupted.cards().iter();
        let below = below.filter_map(|card| self.unpack(own, card));
        let now = hand.activation.map(|activation| InHand {
            activation,
            behind: hand.waiting.routes.iter().next(),
        });
        below.chain(now)
    }

    /// An activation in few bytes, with the structure that waits behind it.
    pub(crate) fn pack(
        &self,
        own: &Industry,
        activation: &Activation,
        behind: Option<Plot>,
    ) -> Below {
        let Activation {
            plot,
            by,
            is_second,
            used,
            depth,
            ..
        } = *activation;
        let at = activation.effect.unwrap_or_default();
        let effect = &self.effects(own, activation)[usize::from(at)];
        let mut below = Below {
            place: plot.index() as u8 | (by as u8) << 4 | u8::from(is_second) << 5 | depth << 6,
            effect: at | behind.map_or(NOBODY, |plot| plot.index() as u8) << 4,
            used,
            ..Below::default()
        };
        let mut parent: Option<&Step> = None;
        for (paused, frame) in below.frames.iter_mut().zip(activation.open()) {
            let sources = self.sources(effect, parent);
            let from = sources.position(frame.steps).unwrap_or_default();
            *paused = Paused {
                at: frame.at | from << 4,
                closed: frame.closed,
            };
            let step = self.deck.steps(frame.steps).get(usize::from(frame.at));
            match step.map(|step| step.deed) {
                Some(Deed::Choose { .. }) => below.picked = frame.picked,
                Some(Deed::Trade { .. }) => (below.made, below.left) = (frame.made, frame.left),
                _ => below.used |= frame.left << 6,
            }
            parent = step;
        }
        below
    }

    /// The activation that was packed; none if no card of this board could have been.
    pub(crate) fn unpack(&self, own: &Industry, card: &Below) -> Option<InHand> {
        let plot = Plot::try_from(card.place & 15).ok()?;
        if !own.raised.contains(plot) {
            return None;
        }
        let at = card.effect & 15;
        let mut activation = Activation {
            plot,
            by: match card.place >> 4 & 1 {
                0 => Trigger::Routes,
                _ => Trigger::Bridges,
            },
            is_second: card.place >> 5 & 1 == 1,
            used: card.used & EFFECTS,
            effect: Some(at),
            depth: card.place >> 6,
            frames: [Frame::default(); DEPTH],
        };
        let effect = *self.effects(own, &activation).get(usize::from(at))?;
        let mut parent: Option<&Step> = None;
        for (frame, paused) in activation.frames.iter_mut().zip(card.frames()) {
            let steps = self.sources(&effect, parent).get(paused.at >> 4)?;
            let at = paused.at & 15;
            let step = self.deck.steps(steps).get(usize::from(at))?;
            let picked = match step.deed {
                Deed::Choose { .. } => card.picked,
                _ => 0,
            };
            let (made, left) = match step.deed {
                Deed::Choose { picks, .. } => {
                    let made = picked.count_ones() as u8;
                    (made, picks.checked_sub(made)?)
                }
                Deed::Trade { .. } => (card.made, card.left),
                Deed::Build { count, .. } => {
                    let left = card.used >> 6;
                    (count.checked_sub(left)?, left)
                }
                // Nothing else builds, or has anything inside it that could.
                Deed::Gain { .. } | Deed::Remove { .. } | Deed::Turn { .. } => return None,
            };
            *frame = Frame {
                steps,
                closed: paused.closed,
                at,
                made,
                left,
                picked,
                is_fresh: false,
            };
            parent = Some(step);
        }
        Some(InHand {
            activation,
            behind: card.behind(),
        })
    }

    /// Where the steps of a frame can be from: the effect, or the step of the frame around it.
    fn sources(&self, effect: &Effect, parent: Option<&Step>) -> Sources<'_> {
        match (parent.map(|step| step.deed), effect.body) {
            (None, Body::Steps(steps)) => Sources::One(steps),
            (None, Body::Table { rows, .. }) => Sources::Rows(self.deck.rows(rows)),
            (Some(Deed::Trade { proceeds, .. }), _) => Sources::One(proceeds),
            (Some(Deed::Choose { options, .. }), _) => Sources::Options(self.deck.options(options)),
            (Some(_), _) => Sources::Options(&[]),
        }
    }

    /// Whether nothing is left of an activation that could still come.
    pub fn is_spent(&self, own: &Industry, activation: &Activation) -> bool {
        let effects = self.effects(own, activation).len();
        let is_over = |frame: &Frame| {
            let done = frame.closed | 1 << frame.at;
            frame.left == 0 && done.count_ones() == u32::from(frame.steps.len())
        };
        activation.used.count_ones() as usize == effects && activation.open().iter().all(is_over)
    }
}

/// Steps that a frame can have.
enum Sources<'a> {
    One(Span),
    Rows(&'a [crate::cards::Row]),
    Options(&'a [Span]),
}

impl Sources<'_> {
    fn get(&self, from: u8) -> Option<Span> {
        match self {
            Sources::One(steps) => (from == 0).then_some(*steps),
            Sources::Rows(rows) => rows.get(usize::from(from)).map(|row| row.steps),
            Sources::Options(options) => options.get(usize::from(from)).copied(),
        }
    }

    fn position(&self, steps: Span) -> Option<u8> {
        (0..MOST_ROWS.max(MOST_OPTIONS) as u8).find(|from| self.get(*from) == Some(steps))
    }
}
