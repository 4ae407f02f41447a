//! What a choice would give here and now, with the activations it sets off: for whoever points at
//! it before it is made.
//!
//! Where the activations ask something in between, a plain policy answers: it tries the orders of
//! what comes in any order, and elsewhere takes what brings the most when carried out alone. It
//! never buys, nor turns the wheel for thaler.

mod policy;

use table::Log;

use crate::action::{Action, Building, Price, Trigger};
use crate::board::{Board, Hand};
use crate::cards::{Resource, RouteType};
use crate::event::Event;
use crate::game::Kanal;
use crate::geometry::{Plot, Space};
use crate::phase::{Asked, Phase};

use policy::Opened;

/// The most choices that a trial makes one after another.
const MOST_DECISIONS: u8 = 60;

/// The most choices that all orders it tries make together.
const MOST_WORK: u16 = 400;

/// What a choice would give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The board after all of it, before the turn passes on.
    pub board: Board,
    /// What the choice itself brings less what it costs, by resource in the order of
    /// [`Resource::ALL`]; what the steps bring comes on top.
    pub gained: [i16; 7],
    /// What of it the wheel cannot show.
    pub lost: [u16; 7],
    /// The activations that it sets off, in order. The choice to activate is the first of them.
    pub steps: Vec<TrialStep>,
    /// Whether there was one way only. Being done with a gain or with something free is no other
    /// way, nor is an order that makes no difference, nor what could be bought in between.
    pub is_exact: bool,
}

/// One activation that is set off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrialStep {
    /// The structure.
    pub card: u8,
    /// Where it stands.
    pub plot: Plot,
    /// What sets it off.
    pub by: Trigger,
    /// 0 if the choice itself sets it off, 1 if an activation of depth 0 does, and so on.
    pub depth: u8,
    /// What it brings less what it costs, by resource in the order of [`Resource::ALL`].
    pub gained: [i16; 7],
    /// What of it the wheel cannot show.
    pub lost: [u16; 7],
    /// Routes and bridges that are built in it.
    pub built: Vec<(Building, Space)>,
    /// Routes that are removed in it.
    pub removed: Vec<(RouteType, Space)>,
    /// Structures that are raised in it, with their plots.
    pub raised: Vec<(u8, Plot)>,
    /// How often it turns the wheel.
    pub turned: u8,
}

impl TrialStep {
    /// The activations that events tell of, each with what it took and gave. What is told before the
    /// first one begins belongs to none.
    pub fn of(events: impl Iterator<Item = Event>) -> Vec<TrialStep> {
        let mut tally = Tally::default();
        for event in events {
            tally.tell(event);
        }
        tally.steps
    }
}

impl Trial {
    /// What the choice and all its steps bring less what they cost.
    pub fn total(&self) -> [i16; 7] {
        let mut total = self.gained;
        for step in &self.steps {
            for (sum, gained) in total.iter_mut().zip(step.gained) {
                *sum += gained;
            }
        }
        total
    }

    /// What of all of it the wheel cannot show.
    pub fn lost_in_all(&self) -> [u16; 7] {
        let mut total = self.lost;
        for step in &self.steps {
            for (sum, lost) in total.iter_mut().zip(step.lost) {
                *sum += lost;
            }
        }
        total
    }
}

/// A trial under way.
#[derive(Clone, Debug)]
struct Run {
    board: Board,
    tally: Tally,
    /// The cards in hand when it began.
    in_hand: u8,
    is_exact: bool,
    decisions: u8,
}

/// Counts what happens, for the choice itself or for the activation under way.
#[derive(Clone, Debug, Default)]
struct Tally {
    gained: [i16; 7],
    lost: [u16; 7],
    steps: Vec<TrialStep>,
    /// The activation in hand, by its place among the steps; none while it is the choice itself.
    now: Option<usize>,
    /// The depth of the activation that begins next.
    depth: u8,
}

impl Tally {
    fn step(&mut self) -> Option<&mut TrialStep> {
        self.steps.get_mut(self.now?)
    }

    fn move_by(&mut self, resource: Resource, amount: i32, lost: u16) {
        let (sums, losses) = match self.now.and_then(|now| self.steps.get_mut(now)) {
            Some(step) => (&mut step.gained, &mut step.lost),
            None => (&mut self.gained, &mut self.lost),
        };
        let sum = &mut sums[resource as usize];
        // A supply of coins may be as large as its type allows.
        *sum = (i32::from(*sum) + amount).clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        losses[resource as usize] += lost;
    }
}

impl Log<Event> for Tally {
    fn tell(&mut self, event: Event) {
        match event {
            Event::Gained {
                resource,
                amount,
                lost,
                ..
            } => self.move_by(resource, amount.into(), lost),
            Event::Paid {
                resource, amount, ..
            } => self.move_by(resource, -i32::from(amount), 0),
            Event::WheelTurned { brick, iron, .. } => {
                for basic in crate::supply::BASICS {
                    self.move_by(basic, -1, 0);
                }
                for (valuable, risen) in [(Resource::Brick, brick), (Resource::Iron, iron)] {
                    self.move_by(valuable, risen.into(), u16::from(1 - risen));
                }
                if let Some(step) = self.step() {
                    step.turned += 1;
                }
            }
            Event::Activated { card, plot, by, .. } => {
                self.now = Some(self.steps.len());
                self.steps.push(TrialStep {
                    card,
                    plot,
                    by,
                    depth: self.depth,
                    gained: [0; 7],
                    lost: [0; 7],
                    built: Vec::new(),
                    removed: Vec::new(),
                    raised: Vec::new(),
                    turned: 0,
                });
            }
            Event::Resumed { plot, by, .. } => {
                let is_it = |step: &TrialStep| step.plot == plot && step.by == by;
                self.now = self.steps.iter().rposition(is_it);
            }
            Event::Built {
                building, space, ..
            } => {
                if let Some(step) = self.step() {
                    step.built.push((building, space));
                }
            }
            Event::RouteRemoved { route, space, .. } => {
                if let Some(step) = self.step() {
                    step.removed.push((route, space));
                }
            }
            Event::Raised { card, plot, .. } => {
                if let Some(step) = self.step() {
                    step.raised.push((card, plot));
                }
            }
            _ => {}
        }
    }
}

impl Run {
    fn of(board: &Board) -> Run {
        Run {
            board: *board,
            tally: Tally::default(),
            in_hand: board.hand.interrupted.len() + u8::from(board.hand.activation.is_some()),
            is_exact: true,
            decisions: MOST_DECISIONS,
        }
    }

    fn finished(self) -> Trial {
        let Tally {
            gained,
            lost,
            steps,
            ..
        } = self.tally;
        Trial {
            board: self.board,
            gained,
            lost,
            steps,
            is_exact: self.is_exact,
        }
    }
}

impl Kanal {
    /// What a legal choice would give, with what it sets off; an illegal one gives nothing.
    pub fn trial(&self, board: &Board, action: Action) -> Trial {
        let mut run = Run::of(board);
        if self.check_choice(board, action).is_err() {
            return run.finished();
        }
        // What comes behind the turn is not its doing.
        let is_end = matches!(board.question(), Asked::Actions | Asked::Wheel);
        if is_end && action == Action::Done {
            return run.finished();
        }
        let work = &mut { MOST_WORK };
        self.play(&mut run, action, work);
        if run.board.turn != board.turn {
            // The last starting route ended its turn; it stays to be seen.
            run.board = Board {
                industries: run.board.industries,
                ..*board
            };
            return run.finished();
        }
        self.complete(&mut run, Opened::by(board, action), work);
        run.finished()
    }

    /// What a structure of the display would give that the asked player raises on a free plot as if
    /// it were free; nothing if it does not lie face up, or the plot is taken.
    pub fn trial_here(&self, board: &Board, card: u8, plot: Plot) -> Trial {
        let mut run = Run::of(board);
        if !board.display.contains(card) || board.own().raised.contains(plot) {
            return run.finished();
        }
        run.board.phase = Phase::Space;
        run.board.hand = Hand::default();
        run.in_hand = 0;
        self.raise(&mut run.board, card, plot, Price::Free, &mut run.tally);
        self.complete(&mut run, Opened::ALL, &mut { MOST_WORK });
        run.board.phase = board.phase;
        run.board.hand = board.hand;
        run.finished()
    }
}
