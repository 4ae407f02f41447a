//! Preparation for the next round, and the start player (preparation, card 1).

use table::{Log, MAX_SEATS, Offers, Seat, Seats};

use crate::action::Action;
use crate::board::{Board, Hand, ROUNDS};
use crate::card::{Card, Cards};
use crate::event::{Cause, Ending, Event, GivenBack, StartWhy};
use crate::game::CardGame;
use crate::good::{GOODS, Good};
use crate::phase::Phase;
use crate::reason::{Reason, require};

impl CardGame {
    /// The round is over: final scoring after the last one, otherwise the next one is prepared.
    pub(crate) fn end_round(&self, board: &mut Board, log: &mut impl Log<Event>) {
        board.hand = Hand::default();
        board.sold = [0; MAX_SEATS];
        board.produced = Seats::NONE;
        board.step = 0;
        if board.round + 1 == ROUNDS {
            self.end_game(board, Ending::LastRound, log);
        } else {
            self.ask_entrepreneur(board, log);
        }
    }

    /// Asks the next owner of an Entrepreneur whether to name the start player (card 1).
    fn ask_entrepreneur(&self, board: &mut Board, log: &mut impl Log<Event>) {
        while board.step < self.players {
            let seat = board.start.clockwise(board.step, self.players);
            if board.company(seat).cards.contains(Card::Entrepreneur) {
                board.ask(seat, Phase::Entrepreneur);
                return;
            }
            board.step += 1;
        }
        self.prepare(board, None, log);
    }

    pub(crate) fn answer_entrepreneur(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if let Action::Start(named) = action {
            let by = board.asked;
            self.give_back(board, by, Card::Entrepreneur, GivenBack::Spent, log);
            self.prepare(board, Some(named), log);
        } else {
            board.step += 1;
            self.ask_entrepreneur(board, log);
        }
    }

    /// Moves the round marker; at the end of a decade cards are fresh and the neutral player gains appeal.
    fn prepare(&self, board: &mut Board, named: Option<Seat>, log: &mut impl Log<Event>) {
        let by = board.asked;
        board.hand = Hand::default();
        board.step = 0;
        board.round += 1;
        let is_new_decade = usize::from(board.round) % GOODS == 0;
        if is_new_decade {
            let decade = board.decade();
            log.tell(Event::DecadeBegan { decade });
            self.refresh_cards(board, log);
            self.move_neutral(board, log);
        }
        match named {
            Some(named) => self.start_round(board, named, StartWhy::Named { by }, log),
            None if is_new_decade => {
                let chooser = self.chooser(board);
                board.ask(chooser, Phase::StartPlayer);
            }
            None => {
                let next = (1..=self.players)
                    .map(|steps| board.start.clockwise(steps, self.players))
                    .find(|seat| !board.company(*seat).is_bankrupt)
                    .unwrap_or(board.start);
                self.start_round(board, next, StartWhy::Clockwise, log);
            }
        }
    }

    fn refresh_cards(&self, board: &mut Board, log: &mut impl Log<Event>) {
        for seat in Seat::all(self.players) {
            let cards = std::mem::replace(&mut board.company_mut(seat).used, Cards::NONE);
            if !cards.is_empty() {
                log.tell(Event::CardsFresh { seat, cards });
            }
        }
    }

    /// The neutral player of a game of two gains one appeal everywhere; red arrows move demand.
    fn move_neutral(&self, board: &mut Board, log: &mut impl Log<Event>) {
        if self.players != 2 {
            return;
        }
        for good in Good::ALL {
            let from = board.neutral[good.index()];
            let to = (from + 1).min(self.tables.most_appeal);
            if from == to {
                continue;
            }
            board.neutral[good.index()] = to;
            log.tell(Event::NeutralMoved { good, from, to });
            let step = board.demand[good.index()];
            let moved = self.tables.demand_after(good, step, from, to);
            self.move_demand(board, good, moved, Cause::Neutral, log);
        }
    }

    /// Who chooses the start player: the least worth, then the least money, then the nearest clockwise from the
    /// previous start player, who is nearest himself (preparation d).
    pub fn chooser(&self, board: &Board) -> Seat {
        let order = board.start.round(self.players);
        order
            .filter(|seat| !board.company(*seat).is_bankrupt)
            .min_by_key(|seat| {
                let own = board.company(*seat);
                (u32::from(own.value) * u32::from(own.shares), own.money)
            })
            .unwrap_or(board.start)
    }

    pub(crate) fn offer_start_players(&self, board: &Board, offers: &mut impl Offers<Action>) {
        for seat in self.survivors(board) {
            offers.offer(Action::Start(seat));
        }
    }

    pub(crate) fn check_start_player(&self, board: &Board, action: Action) -> Result<(), Reason> {
        match action {
            Action::Start(seat) => {
                let is_seat = seat.index() < usize::from(self.players);
                let is_in = is_seat && !board.company(seat).is_bankrupt;
                require(is_in, Reason::NotInGame)
            }
            Action::Done if board.phase == Phase::Entrepreneur => Ok(()),
            Action::Done => Err(Reason::StartDue),
            _ => Err(Reason::NotNow),
        }
    }

    pub(crate) fn answer_start_player(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if let Action::Start(seat) = action {
            let by = board.asked;
            self.start_round(board, seat, StartWhy::Chosen { by }, log);
        }
    }

    fn start_round(&self, board: &mut Board, seat: Seat, how: StartWhy, log: &mut impl Log<Event>) {
        board.start = seat;
        log.tell(Event::StartPlayer { seat, how });
        self.begin_round(board, log);
    }

    /// Begins the action phase of a round.
    pub(crate) fn begin_round(&self, board: &mut Board, log: &mut impl Log<Event>) {
        log.tell(Event::RoundBegan {
            round: board.round,
            good: board.good(),
            start: board.start,
        });
        board.step = 0;
        self.go_on_acting(board, log);
    }
}
