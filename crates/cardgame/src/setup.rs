//! Setting up the game: factories, developments and shares to start with (set-up).

use table::{Log, MAX_SEATS, Offers, Seat, Seats};

use crate::action::{Action, MOST_SHARES};
use crate::board::{Board, Company, Factory, Hand, Layout};
use crate::card::{CARDS, Card};
use crate::components::StartDevelopment;
use crate::event::{Development, Event, Purchase};
use crate::game::CardGame;
use crate::good::{GOODS, Good};
use crate::phase::Phase;
use crate::reason::{Reason, require};
use crate::saved_tokens::SavedTokens;

/// Factories that everybody starts with.
const STARTING_FACTORIES: u8 = 2;

impl Board {
    /// Asks a player something on a new occasion.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, phase: Phase) {
        self.asked = seat;
        self.turn += 1;
        self.phase = phase;
    }
}

impl Company {
    /// Lays out a starting factory with its first worker card (set-up 4 to 6).
    fn open(&mut self, good: Good) {
        *self.factory_mut(good) = Factory {
            workers: [1, 0],
            ..Factory::new(1)
        };
    }
}

impl CardGame {
    /// The board at the first question or reveal; it does not depend on the seed.
    pub(crate) fn opening_board(&self) -> Board {
        let components = &self.components;
        let market = &components.markets[usize::from(self.players == 4)];
        let own = Company {
            money: components.start_money.into(),
            shares: components.start_shares.into(),
            value: components.start_value,
            ships: if self.options.no_ships {
                0
            } else {
                components.ships
            },
            ..Company::default()
        };
        let mut board = Board {
            phase: Phase::Over,
            asked: Seat::new(0),
            turn: 0,
            round: 0,
            start: Seat::new(0),
            step: 0,
            demand: market.start,
            wages: market.wages_start,
            neutral: match self.players {
                2 => components.neutral,
                _ => [0; GOODS],
            },
            supply: self.opening_supply(),
            layout: Layout::default(),
            hand: Hand::default(),
            sold: [0; MAX_SEATS],
            produced: Seats::NONE,
            companies: [Company::default(); MAX_SEATS],
            saved: SavedTokens::default(),
        };
        for seat in Seat::all(self.players) {
            *board.company_mut(seat) = own;
        }
        if self.options.chosen_factories {
            self.ask_opening(&mut board, &mut ());
        } else {
            for (seat, start) in Seat::all(self.players).zip(self.starts()) {
                for good in start.factories {
                    board.company_mut(seat).open(good);
                }
            }
            self.end_opening(&mut board, &mut ());
        }
        board
    }

    fn starts(&self) -> &[crate::components::Start] {
        &self.components.starts[usize::from(self.players) - 2]
    }

    /// The supply before anything is taken or laid out (set-up 10).
    pub(crate) fn opening_supply(&self) -> [u8; CARDS] {
        if self.options.expert_supply {
            return self.fixed_supply();
        }
        let mut supply = [0; CARDS];
        for added in &self.components.supply[..usize::from(self.players) - 1] {
            for (all, more) in supply.iter_mut().zip(added) {
                *all += more;
            }
        }
        supply
    }

    /// Who chooses a factory at this step: clockwise, then back (expert set-up 4).
    pub(crate) fn opener(&self, step: u8) -> Seat {
        match step.checked_sub(self.players) {
            None => Seat::new(step),
            Some(back) => Seat::new(self.players - 1 - back),
        }
    }

    fn ask_opening(&self, board: &mut Board, log: &mut impl Log<Event>) {
        if board.step < STARTING_FACTORIES * self.players {
            board.ask(self.opener(board.step), Phase::Open);
        } else {
            self.end_opening(board, log);
        }
    }

    pub(crate) fn offer_opening(&self, board: &Board, offers: &mut impl Offers<Action>) {
        for good in Good::ALL {
            if !board.own().factory(good).is_open() {
                offers.offer(Action::Open(good));
            }
        }
    }

    pub(crate) fn check_opening(&self, board: &Board, action: Action) -> Result<(), Reason> {
        match action {
            Action::Open(good) => {
                let is_open = board.own().factory(good).is_open();
                require(!is_open, Reason::AlreadyOpened)
            }
            Action::Done => Err(Reason::OpeningDue),
            _ => Err(Reason::NotNow),
        }
    }

    pub(crate) fn answer_opening(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if let Action::Open(good) = action {
            let seat = board.asked;
            board.company_mut(seat).open(good);
            log.tell(Event::Opened { seat, good });
        }
        board.step += 1;
        self.ask_opening(board, log);
    }

    /// All starting factories are open: the supply is laid out next.
    fn end_opening(&self, board: &mut Board, log: &mut impl Log<Event>) {
        board.step = 0;
        if self.options.expert_supply {
            self.begin_layout(board);
        } else {
            self.begin_developments(board, log);
        }
    }

    /// Whether everybody chooses a development to start with (expert set-up 4 and 10).
    pub(crate) fn asks_developments(&self) -> bool {
        self.options.chosen_factories || self.options.expert_supply
    }

    /// Developments to start with: chosen, or by the table.
    pub(crate) fn begin_developments(&self, board: &mut Board, log: &mut impl Log<Event>) {
        board.step = 0;
        if !self.asks_developments() {
            for (seat, start) in Seat::all(self.players).zip(self.starts()) {
                board.asked = seat;
                match start.development {
                    StartDevelopment::Board(track) => {
                        self.develop(board, track, Development::Start, log);
                    }
                    StartDevelopment::Card(card) => {
                        self.take_card(board, card, Development::Start, log);
                    }
                }
            }
        }
        self.ask_development(board, log);
    }

    /// Asks the next player for a development, or for the factory of a Foreman.
    fn ask_development(&self, board: &mut Board, log: &mut impl Log<Event>) {
        board.hand = Hand::default();
        while board.step < self.players {
            let seat = Seat::new(board.step);
            let own = board.company(seat);
            let has_foreman = own.cards.contains(Card::Foreman) && own.foreman.is_none();
            if has_foreman || self.asks_developments() {
                board.hand.has_foreman = has_foreman;
                board.ask(seat, Phase::StartDevelopment);
                return;
            }
            board.step += 1;
        }
        board.step = 0;
        self.ask_shares(board, log);
    }

    pub(crate) fn offer_start_development(&self, board: &Board, offers: &mut impl Offers<Action>) {
        if board.hand.has_foreman {
            return self.offer_foreman(board, offers);
        }
        self.offer_tracks(board, offers);
        self.offer_cards(board, offers);
        offers.offer(Action::Done);
    }

    pub(crate) fn check_start_development(
        &self,
        board: &Board,
        action: Action,
    ) -> Result<(), Reason> {
        if board.hand.has_foreman {
            return self.check_foreman(board, action);
        }
        match action {
            Action::Develop(track) => self.check_track(board, track),
            Action::Take(card) => self.check_taking(board, card),
            Action::Done => Ok(()),
            _ => Err(Reason::NotNow),
        }
    }

    pub(crate) fn answer_start_development(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        match action {
            Action::Foreman(good) => self.place_foreman(board, good, log),
            Action::Develop(track) => self.develop(board, track, Development::Start, log),
            Action::Take(card) => self.take_card(board, card, Development::Start, log),
            _ => {}
        }
        if !board.hand.has_foreman {
            board.step += 1;
            self.ask_development(board, log);
        }
    }

    /// Asks the next player for starting shares (expert set-up 11); then the first round begins.
    fn ask_shares(&self, board: &mut Board, log: &mut impl Log<Event>) {
        if self.options.bought_shares && board.step < self.players {
            board.ask(Seat::new(board.step), Phase::StartShares);
        } else {
            self.begin_round(board, log);
        }
    }

    pub(crate) fn offer_start_shares(&self, board: &Board, offers: &mut impl Offers<Action>) {
        for count in 1..=board.own().affordable(0, MOST_SHARES) {
            offers.offer(Action::Buy(count));
        }
        offers.offer(Action::Done);
    }

    pub(crate) fn check_start_shares(&self, board: &Board, action: Action) -> Result<(), Reason> {
        match action {
            Action::Buy(count) => CardGame::check_purchase(board.own(), count, 0),
            Action::Done => Ok(()),
            _ => Err(Reason::NotNow),
        }
    }

    pub(crate) fn answer_start_shares(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if let Action::Buy(count) = action {
            self.purchase(board, board.asked, count.into(), 0, Purchase::Start, log);
        }
        board.step += 1;
        self.ask_shares(board, log);
    }
}
