//! Who is asked what: the pending decision as plain data, and the one place that knows every phase.

use serde::{Deserialize, Serialize};
use table::{Illegal, Log, Message, Offers};

use crate::action::Action;
use crate::administration::Administration;
use crate::board::Board;
use crate::edition::Edition;
use crate::event::Event;
use crate::game::Arkwright;
use crate::preparation::{Foundation, PickLightMarker, StartUpCapital};
use crate::round::NameStartPlayer;
use crate::sale::Sale;
use crate::scoring::Over;
use crate::setup::{DrawLightMarker, DrawStartPlayer};
use crate::stage::ActionInHand;
use crate::stock_exchange::FinalExchange;
use crate::storage::Storage;
use crate::water_frame::WaterPhase;

/// What is going on at the table. Steps count the seats of a round, in the
/// order that the round has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The start player is about to be drawn (4.1.II).
    DrawStartPlayer,
    /// Light markers are drawn for the timetable's stock exchange space (4.1.III).
    DrawLightMarker,
    /// A player founds a factory (4.1.IV); the second round goes in reverse order.
    Foundation(Foundation),
    /// A player may sell shares for start-up capital (4.1.V).
    StartUpCapital {
        /// How many players have done so.
        step: u8,
    },
    /// A player picks a light marker from the timetable, in reverse order (4.1.V).
    PickLightMarker {
        /// How many players have done so.
        step: u8,
    },
    /// A player places an action marker (II.1).
    Administration {
        /// How many players have had their action in this cycle.
        step: u8,
    },
    /// A player carries out an action or its additional action (II.2, II.3).
    Action(ActionInHand),
    /// Goods are being sold, and a player may add stored ones (III.1).
    Sale(Sale),
    /// A player chooses what to store (III.4).
    Storage(Storage),
    /// The player with the least valuable portfolio names the start player (6.III).
    NameStartPlayer,
    /// The common stock exchange of the End of Game event (6.II).
    FinalExchange(FinalExchange),
    /// The game has ended.
    Over,
    /// A phase that only Water Frame has.
    Water(WaterPhase),
}

/// A phase as its module knows it: what it asks, offers, allows and does.
pub(crate) trait PhaseRules<E: Edition>: Copy {
    /// The section of the rule book.
    fn section(&self, board: &Board<E>) -> &'static str;

    /// The question that is asked.
    fn question(&self, board: &Board<E>) -> Message;

    /// Offers every choice, even if there is only one; none where nobody is asked.
    #[inline]
    fn offer(&self, _: &Arkwright<E>, _: &Board<E>, _: &mut impl Offers<Action>) {}

    /// Whether the choice is allowed; a refusal cites the chapter of the rule it breaks.
    fn check(&self, game: &Arkwright<E>, board: &Board<E>, action: Action) -> Result<(), Illegal>;

    /// Carries out one choice, and what follows from it by itself.
    #[inline]
    fn carry_out(self, _: &Arkwright<E>, _: &mut Board<E>, _: Action, _: &mut impl Log<Event>) {}
}

/// Does something in the module of the phase that is under way; a new phase is one more line here.
/// They are matched in place, since a copy is a twentieth of all that `legal` does.
macro_rules! in_phase {
    ($phase:expr, $each:ident => $does:expr) => {
        in_phase!($phase, $each => $does;
            Phase::DrawStartPlayer => &DrawStartPlayer,
            Phase::DrawLightMarker => &DrawLightMarker,
            Phase::Foundation(ref foundation) => foundation,
            Phase::StartUpCapital { step } => &StartUpCapital { step },
            Phase::PickLightMarker { step } => &PickLightMarker { step },
            Phase::Administration { step } => &Administration { step },
            Phase::Action(ref hand) => hand,
            Phase::Sale(ref sale) => sale,
            Phase::Storage(ref storage) => storage,
            Phase::NameStartPlayer => &NameStartPlayer,
            Phase::FinalExchange(ref exchange) => exchange,
            Phase::Over => &Over,
            Phase::Water(ref phase) => phase,
        )
    };
    ($phase:expr, $each:ident => $does:expr; $($pattern:pat => $rules:expr,)*) => {
        match $phase {
            $($pattern => {
                let $each = $rules;
                $does
            })*
        }
    };
}

impl Phase {
    /// Whether a player is asked in the preparation round 1760 (4.1.IV, 4.1.V).
    pub(crate) const fn is_preparation(self) -> bool {
        match self {
            Phase::Foundation(_) | Phase::StartUpCapital { .. } | Phase::PickLightMarker { .. } => {
                true
            }
            Phase::Water(phase) => phase.is_preparation(),
            _ => false,
        }
    }
}

impl<E: Edition> PhaseRules<E> for Phase {
    fn section(&self, board: &Board<E>) -> &'static str {
        in_phase!(*self, phase => PhaseRules::<E>::section(phase, board))
    }

    fn question(&self, board: &Board<E>) -> Message {
        if E::is_pending(board) {
            return E::pending_question(board);
        }
        in_phase!(*self, phase => phase.question(board))
    }

    #[inline]
    fn offer(&self, game: &Arkwright<E>, board: &Board<E>, offers: &mut impl Offers<Action>) {
        if E::is_pending(board) {
            return E::offer_pending(game, board, offers);
        }
        in_phase!(*self, phase => phase.offer(game, board, offers))
    }

    fn check(&self, game: &Arkwright<E>, board: &Board<E>, action: Action) -> Result<(), Illegal> {
        if E::is_pending(board) {
            return E::check_pending(game, board, action);
        }
        in_phase!(*self, phase => phase.check(game, board, action))
    }

    #[inline]
    fn carry_out(
        self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if E::is_pending(board) {
            return E::settle_pending(game, board, action, log);
        }
        in_phase!(self, phase => phase.carry_out(game, board, action, log))
    }
}

/// A phase that only Water Frame has: the version knows it.
impl<E: Edition> PhaseRules<E> for WaterPhase {
    fn section(&self, board: &Board<E>) -> &'static str {
        E::phase_section(self, board)
    }

    fn question(&self, board: &Board<E>) -> Message {
        E::phase_question(self, board)
    }

    #[inline]
    fn offer(&self, game: &Arkwright<E>, board: &Board<E>, offers: &mut impl Offers<Action>) {
        E::offer_phase(self, game, board, offers);
    }

    fn check(&self, game: &Arkwright<E>, board: &Board<E>, action: Action) -> Result<(), Illegal> {
        E::check_phase(self, game, board, action)
    }

    #[inline]
    fn carry_out(
        self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        E::carry_out_phase(self, game, board, action, log);
    }
}
