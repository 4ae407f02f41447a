//! Decades and cycles: economy phase (I), end of the cycle (IV) and of the round (6.0).

use std::cmp::Reverse;

use table::{Illegal, Log, Message, Offers, Seat};

use crate::action::Action;
use crate::board::Board;
use crate::edition::Edition;
use crate::event::{Cost, Event};
use crate::game::Arkwright;
use crate::goods::Good;
use crate::phase::{Phase, PhaseRules};
use crate::reason::{Reason, require};

/// The player with the least valuable portfolio names the start player (6.III).
#[derive(Clone, Copy)]
pub(crate) struct NameStartPlayer;

impl<E: Edition> PhaseRules<E> for NameStartPlayer {
    fn section(&self, _: &Board<E>) -> &'static str {
        "6.III"
    }

    fn question(&self, _: &Board<E>) -> Message {
        Message::new("prompt-name-start-player")
    }

    #[inline]
    fn offer(&self, _: &Arkwright<E>, board: &Board<E>, offers: &mut impl Offers<Action>) {
        for seat in Seat::all(board.players) {
            offers.offer(Action::Start(seat));
        }
    }

    fn check(&self, _: &Arkwright<E>, board: &Board<E>, action: Action) -> Result<(), Illegal> {
        let Action::Start(seat) = action else {
            return Err(Reason::NotNow.illegal());
        };
        let is_there = seat.index() < usize::from(board.players);
        require(is_there, Reason::NoSuchPlayer)
    }

    fn carry_out(
        self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if let Action::Start(seat) = action {
            board.start = seat;
            log.tell(Event::StartPlayer { seat });
            game.begin_decade(board, log);
        }
    }
}

impl<E: Edition> Arkwright<E> {
    /// Turns to the next row of the timetable.
    pub(crate) fn begin_decade(&self, board: &mut Board<E>, log: &mut impl Log<Event>) {
        let before = self.level(board);
        board.decade += 1;
        board.cycle = 0;
        log.tell(Event::DecadeBegan { year: board.year() });
        let level = self.level(board);
        if level > before {
            log.tell(Event::LevelReached { level });
        }
        self.obsolescence(board, log);
        self.begin_cycle(board, log);
    }

    /// The economy phase, and the start player's action.
    fn begin_cycle(&self, board: &mut Board<E>, log: &mut impl Log<Event>) {
        let good = board.active();
        log.tell(Event::CycleBegan { good });
        E::economy_phase(self, board, log);
    }

    /// The importer moves and workers come back (I); then the start player has his action.
    #[inline]
    pub(crate) fn economy(
        &self,
        board: &mut Board<E>,
        steps: u8,
        returning: u8,
        log: &mut impl Log<Event>,
    ) {
        let good = board.active();
        let importer = &mut board.importers[good.index()];
        *importer += steps;
        if steps > 0 {
            log.tell(Event::ImporterMoved {
                good,
                to: *importer,
            });
        }
        let count = board.fired.min(returning);
        board.fired -= count;
        board.empty -= count;
        if count > 0 {
            log.tell(Event::WorkersReturned { count });
        }
        board.ask(board.start, Phase::Administration { step: 0 });
    }

    /// After the first three cycles the start player token goes to the left (IV).
    pub(crate) fn end_of_cycle(&self, board: &mut Board<E>, log: &mut impl Log<Event>) {
        if board.active() == Good::Lamps {
            return self.end_of_round(board, log);
        }
        E::end_of_cycle(self, board, log);
    }

    /// The next cycle begins with this start player.
    pub(crate) fn next_cycle(&self, board: &mut Board<E>, start: Seat, log: &mut impl Log<Event>) {
        board.start = start;
        board.cycle += 1;
        log.tell(Event::StartPlayer { seat: board.start });
        self.begin_cycle(board, log);
    }

    /// The indicator reaches the event space (6.0) and action markers go back; then what the version
    /// has at the end of a decade (6.I).
    fn end_of_round(&self, board: &mut Board<E>, log: &mut impl Log<Event>) {
        E::at_event_space(board, log);
        for seat in Seat::all(board.players) {
            board.company_mut(seat).administration = [None; 5];
        }
        log.tell(Event::MarkersReturned);
        E::end_of_round(self, board, log);
    }

    /// Who names the start player: the least valuable portfolio, then the least cash, then the seat
    /// farthest from the present start player, of two neighbours the one later in turn order (6.III).
    pub(crate) fn names_start_player(&self, board: &Board<E>) -> Seat {
        let rank = |step: &u8| {
            let seat = board.in_turn_order(*step);
            let distance = (*step).min(board.players - step);
            (
                self.portfolio(board, seat),
                board.company(seat).cash,
                Reverse((distance, *step)),
            )
        };
        let step = (0..board.players).min_by_key(rank).unwrap_or(0);
        board.in_turn_order(step)
    }

    /// Obsolete factories take extra workers, one by one in turn order where
    /// they are short; what is missing costs a fee (6.IV).
    fn obsolescence(&self, board: &mut Board<E>, log: &mut impl Log<Event>) {
        let levels = self.components.timetable.obsolete[usize::from(board.decade)];
        let is_obsolete = |level: u8| level > 0 && levels & (1 << (level - 1)) != 0;
        let due = self.components.loans.obsolete_workers;
        let mut hired = [[0u8; 4]; table::MAX_SEATS];
        for _ in 0..due {
            for seat in board.turn_order() {
                for good in Good::ALL {
                    if !is_obsolete(board.company(seat).factory(good).level) {
                        continue;
                    }
                    // From the fired workers space first, unlike all other hiring.
                    if board.fired > 0 {
                        board.fired -= 1;
                    } else if board.job_seekers() > 0 {
                        board.empty += 1;
                    } else {
                        continue;
                    }
                    board.company_mut(seat).factory_mut(good).extra += 1;
                    hired[seat.index()][good.index()] += 1;
                }
            }
        }
        for seat in board.turn_order() {
            let mut missing_in_all = 0;
            for good in Good::ALL {
                if is_obsolete(board.company(seat).factory(good).level) {
                    let workers = hired[seat.index()][good.index()];
                    let missing = due - workers;
                    missing_in_all += missing;
                    log.tell(Event::Obsolete {
                        seat,
                        good,
                        workers,
                        missing,
                    });
                }
            }
            let fee = u16::from(missing_in_all) * u16::from(self.components.loans.missing_worker);
            let why = Cost::MissingWorkers {
                count: missing_in_all,
            };
            self.pay(board, seat, fee, why, log);
        }
    }
}
