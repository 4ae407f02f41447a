//! Activating the effects of structures (06 "Activate the effects of the structures").
//!
//! What a route, a bridge or a raised structure sets off comes at once, in the middle of an effect
//! too: the card in hand waits below it and goes on when all of it is over. A route can set off two
//! structures: the player chooses which comes first, and the second waits for the first with all that
//! it sets off. A bridge can set off two as well, but only one of them is activated.

use serde::{Deserialize, Serialize};
use table::{Log, Offers};

use crate::action::{Action, Trigger};
use crate::board::Board;
use crate::effect::Frame;
use crate::event::Event;
use crate::game::Kanal;
use crate::geometry::{Plot, Plots, Space};
use crate::reason::{Reason, require};

/// What was set off last and is not carried out yet. While a card is in hand this is the structure
/// that the same route set off and whose turn comes behind it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Waiting {
    /// Structures with four routes; two of them lie beside the same route.
    pub routes: Plots,
    /// Structures with two bridges; two of them share their second, and only one is activated.
    pub bridges: Plots,
}

impl Waiting {
    /// Whether nothing waits.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.routes.is_empty() && self.bridges.is_empty()
    }

    /// How many structures wait.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.routes.len() + self.bridges.len()
    }

    /// Whether one bridge is the second of two structures, of which only one is activated.
    #[inline]
    pub const fn is_contested(&self) -> bool {
        self.bridges.len() == 2
    }

    /// The structure that loses this activation if the one on the other side of their bridge is
    /// activated.
    pub(crate) fn rival(&self, plot: Plot) -> Option<Plot> {
        let is_contested = self.is_contested() && self.bridges.contains(plot);
        let others = self.bridges.without(Plots::just(plot));
        others.iter().next().filter(|_| is_contested)
    }

    /// The structures that wait for this trigger.
    #[inline]
    pub const fn by(&self, trigger: Trigger) -> Plots {
        match trigger {
            Trigger::Routes => self.routes,
            Trigger::Bridges => self.bridges,
        }
    }
}

/// How deep steps can be nested: an effect, an option of a choice in it, a trade in that.
pub const DEPTH: usize = 3;

/// An activation that is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Activation {
    /// Where the structure stands.
    pub plot: Plot,
    /// What set it off.
    pub by: Trigger,
    /// Whether it is the structure's second activation.
    pub is_second: bool,
    /// The effects that were carried out, one bit each, the first lowest.
    pub used: u8,
    /// The effect that is being carried out, counted from 0.
    pub effect: Option<u8>,
    /// How many frames are open.
    pub depth: u8,
    /// The steps that are being carried out, the innermost last.
    pub frames: [Frame; DEPTH],
}

impl Kanal {
    /// A route on a space that was empty is the fourth for a structure, or for two (06).
    pub(crate) fn route_was_built(&self, board: &mut Board, space: Space) {
        for plot in space.beside().iter() {
            self.look_at_routes(board, plot);
        }
    }

    /// A structure was raised, perhaps on a plot that is surrounded already (06).
    pub(crate) fn structure_was_raised(&self, board: &mut Board, plot: Plot) {
        self.look_at_routes(board, plot);
    }

    fn look_at_routes(&self, board: &mut Board, plot: Plot) {
        let seat = board.asked;
        let industry = board.industry_mut(seat);
        let is_due = industry.raised.contains(plot)
            && !industry.by_routes.contains(plot)
            && industry.is_surrounded(plot);
        if is_due {
            industry.by_routes.insert(plot);
            board.hand.waiting.routes.insert(plot);
        }
    }

    /// A bridge is the second of a structure, or of both that it connects (06).
    pub(crate) fn bridge_was_built(&self, board: &mut Board, space: Space) {
        let seat = board.asked;
        let industry = board.industry_mut(seat);
        let due: Plots = space
            .beside()
            .iter()
            .filter(|plot| industry.bridges_at(*plot) == 2 && !industry.by_bridges.contains(*plot))
            .collect();
        industry.by_bridges = industry.by_bridges.or(due);
        board.hand.waiting.bridges = due;
    }

    /// Offers what was just set off; being done declines it, and never a card that waits below.
    pub(crate) fn offer_waiting(&self, board: &Board, offers: &mut impl Offers<Action>) {
        let waiting = &board.hand.waiting;
        for trigger in Trigger::ALL {
            for plot in waiting.by(trigger).iter() {
                offers.offer(Action::Activate(plot, trigger));
            }
        }
        self.offer_anytime(board.own(), offers);
        offers.offer(Action::Done);
    }

    pub(crate) fn check_waiting(&self, board: &Board, action: Action) -> Result<(), Reason> {
        match action {
            Action::Activate(plot, trigger) => {
                let waiting = &board.hand.waiting;
                if waiting.by(trigger).contains(plot) {
                    return Ok(());
                }
                require(!board.hand.waits_behind(plot, trigger), Reason::WaitsBehind)?;
                let waits = waiting.routes.or(waiting.bridges).contains(plot);
                require(!waits, Reason::OtherTrigger)?;
                Err(Reason::NotWaiting)
            }
            Action::Done => Ok(()),
            _ => Err(Reason::NotNow),
        }
    }

    pub(crate) fn answer_waiting(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        match action {
            Action::Activate(plot, trigger) => self.activate(board, plot, trigger, log),
            _ => {
                self.decline(board, log);
                self.take_up(board, log);
            }
        }
    }

    /// Begins an activation. It counts from here on, whichever effects are used.
    fn activate(&self, board: &mut Board, plot: Plot, by: Trigger, log: &mut impl Log<Event>) {
        let seat = board.asked;
        let rival = board.hand.waiting.rival(plot);
        let waiting = &mut board.hand.waiting;
        match by {
            Trigger::Routes => waiting.routes.remove(plot),
            Trigger::Bridges => waiting.bridges = Plots::NONE,
        }
        if let Some(rival) = rival.filter(|_| by == Trigger::Bridges) {
            // The other structure never gets this activation again (06).
            let card = board.own().structures[rival.index()];
            let plot = rival;
            log.tell(Event::Forfeited { seat, card, plot });
        }
        let industry = board.industry_mut(seat);
        let is_second = industry.once.contains(plot);
        if is_second {
            industry.twice.insert(plot);
        }
        industry.once.insert(plot);
        let card = industry.structures[plot.index()];
        log.tell(Event::Activated {
            seat,
            card,
            plot,
            by,
        });
        board.hand.activation = Some(Activation {
            plot,
            by,
            is_second,
            used: 0,
            effect: None,
            depth: 0,
            frames: [Frame::default(); DEPTH],
        });
    }

    /// Lets go what was just set off: it is tied to the moment.
    fn decline(&self, board: &mut Board, log: &mut impl Log<Event>) {
        let seat = board.asked;
        for by in Trigger::ALL {
            for plot in board.hand.waiting.by(by).iter() {
                let card = board.own().structures[plot.index()];
                log.tell(Event::Declined {
                    seat,
                    card,
                    plot,
                    by,
                });
            }
        }
        board.hand.waiting = Waiting::default();
    }
}
