//! A table for tests: positions are set up by hand, choices are written in notation.

pub(crate) mod production;
pub(crate) mod universe;

use arkwright::{
    Action, Arkwright, Board, Company, Event, Factory, Good, Marker, Phase, Preparation,
};
use table::{Actions, Game, Illegal, Seat, Seed, Turn};

/// A game with its board and everything that has happened.
pub(crate) struct Table {
    pub game: Arkwright,
    pub board: Board,
    pub events: Vec<Event>,
}

impl Table {
    /// The predetermined set-up, at the first action of 1770; seat 1 is blue and starts.
    pub(crate) fn predetermined(players: u8) -> Table {
        Table::deal(
            Arkwright::spinning_jenny(players, Preparation::Predetermined),
            "any",
        )
    }

    /// The free set-up, at the first foundation.
    pub(crate) fn free(players: u8, seed: &str) -> Table {
        Table::deal(Arkwright::spinning_jenny(players, Preparation::Free), seed)
    }

    /// A game of one's own, dealt from a seed.
    pub(crate) fn deal(game: Arkwright, seed: &str) -> Table {
        let (mut board, mut stock) = game.deal(&Seed::new(seed));
        let mut events = Vec::new();
        while game.turn(&board) == Turn::Reveal {
            let face = game.draw(&board, &mut stock);
            game.reveal(&mut board, face, &mut events)
                .expect("the dealer deals what fits");
        }
        Table {
            game,
            board,
            events,
        }
    }

    /// Changes the position by hand.
    pub(crate) fn set(mut self, change: impl FnOnce(&mut Board)) -> Table {
        change(&mut self.board);
        self
    }

    /// Makes the choices, each written in notation, and keeps their events only.
    #[track_caller]
    pub(crate) fn act(&mut self, choices: &[&str]) -> &mut Table {
        self.events.clear();
        for choice in choices {
            let action = parse(choice);
            if let Err(refusal) = self.game.check(&self.board, action) {
                panic!("{choice}: {refusal:?} at {:?}", self.board.phase);
            }
            self.game.act(&mut self.board, action, &mut self.events);
        }
        self
    }

    /// The message id of the reason why a choice is not allowed.
    #[track_caller]
    pub(crate) fn refuses(&self, choice: &str) -> &'static str {
        self.refusal(choice).message.id
    }

    /// Why a choice is not allowed.
    #[track_caller]
    pub(crate) fn refusal(&self, choice: &str) -> Illegal {
        match self.game.check(&self.board, parse(choice)) {
            Ok(()) => panic!("{choice} is allowed at {:?}", self.board.phase),
            Err(refusal) => refusal,
        }
    }

    /// Whether a choice is allowed.
    #[track_caller]
    pub(crate) fn allows(&self, choice: &str) -> bool {
        self.game.check(&self.board, parse(choice)).is_ok()
    }

    /// The legal choices, in notation.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = Actions::new();
        self.game.legal(&self.board, &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    /// The legal choices that begin with this word.
    pub(crate) fn legal_with(&self, verb: &str) -> Vec<String> {
        let mut choices = self.legal();
        choices.retain(|choice| choice.split(' ').next() == Some(verb));
        choices
    }

    /// The number of the asked seat, counted from 1.
    pub(crate) fn asked(&self) -> u8 {
        match self.game.turn(&self.board) {
            Turn::Ask { seat, .. } => seat.number(),
            other => panic!("nobody is asked: {other:?}"),
        }
    }

    /// The company of a seat, counted from 1.
    pub(crate) fn company(&self, number: u8) -> &Company {
        self.board.company(seat(number))
    }

    /// The factory of a seat, counted from 1.
    pub(crate) fn factory(&self, number: u8, good: Good) -> &Factory {
        self.company(number).factory(good)
    }

    /// The appeal of a seat's good, seats counted from 1.
    pub(crate) fn appeal(&self, number: u8, good: Good) -> u8 {
        self.game.appeal(&self.board, seat(number), good)
    }

    /// Workers on the job market, on the fired workers space and in factories.
    pub(crate) fn workers_in_all(&self) -> u32 {
        let factories = self
            .board
            .companies
            .iter()
            .flat_map(|company| company.factories);
        u32::from(self.board.job_seekers())
            + u32::from(self.board.fired)
            + factories
                .map(|factory| u32::from(factory.workers()))
                .sum::<u32>()
    }

    /// Lets everybody who is left in this cycle place a marker and forgo everything,
    /// answering small questions as usual, until `until` holds.
    #[track_caller]
    pub(crate) fn idle_until(&mut self, until: impl Fn(&Board) -> bool) -> &mut Table {
        for _ in 0..500 {
            if until(&self.board) {
                return self;
            }
            let action = self.idle_choice();
            self.game.act(&mut self.board, action, &mut self.events);
        }
        panic!("never got there: {:?}", self.board.phase);
    }

    /// The choice that changes least: the cheapest place of the factory marker, done, the usual answer.
    fn idle_choice(&self) -> Action {
        if let Some(usual) = self.game.usual(&self.board) {
            return usual;
        }
        let mut actions = Actions::new();
        self.game.legal(&self.board, &mut actions);
        match self.board.phase {
            Phase::Administration { .. } => actions[0],
            _ if actions.contains(&Action::Done) => Action::Done,
            _ => actions[0],
        }
    }
}

/// The seat with this number, counted from 1.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

/// The action with this notation.
#[track_caller]
pub(crate) fn parse(choice: &str) -> Action {
    match choice.parse() {
        Ok(action) => action,
        Err(wrong) => panic!("{choice}: {wrong}"),
    }
}

/// Positions put together piece by piece, with all pieces accounted for.
impl Table {
    /// The free set-up with this seat as the start player, seats counted from 1.
    pub(crate) fn free_from(players: u8, start: u8) -> Table {
        (0..200)
            .map(|number| Table::free(players, &number.to_string()))
            .find(|table| table.board.start == seat(start))
            .expect("among 200 games some seat is not always left out")
    }

    /// The same position in another decade.
    pub(crate) fn in_year(mut self, year: u16) -> Table {
        self.board.decade = ((year - 1760) / 10) as u8;
        self
    }

    /// The same position in the cycle of another good.
    pub(crate) fn in_cycle(mut self, good: Good) -> Table {
        self.board.cycle = good.index() as u8;
        self
    }

    /// A factory with workers from the job market in its rows, in place of any before it.
    #[track_caller]
    pub(crate) fn with_factory(
        self,
        number: u8,
        good: Good,
        level: u8,
        pieces: u8,
        price: u8,
    ) -> Table {
        let factory = Factory {
            level,
            pieces,
            price,
            ..Factory::default()
        };
        self.with(number, good, |old| *old = factory)
    }

    /// No factory of this good; its workers are back on the job market.
    #[track_caller]
    pub(crate) fn without_factory(self, number: u8, good: Good) -> Table {
        self.with(number, good, |factory| *factory = Factory::default())
    }

    /// A change to a factory; the job market gives or takes back the workers.
    #[track_caller]
    pub(crate) fn with(
        mut self,
        number: u8,
        good: Good,
        change: impl FnOnce(&mut Factory),
    ) -> Table {
        let factory = &mut self.board.companies[seat(number).index()].factories[good.index()];
        self.board.empty -= factory.workers();
        change(factory);
        self.board.empty += factory.workers();
        self
    }

    /// A change to a company's cash, shares or warehouse.
    pub(crate) fn with_company(mut self, number: u8, change: impl FnOnce(&mut Company)) -> Table {
        change(&mut self.board.companies[seat(number).index()]);
        self
    }

    /// A grey marker more for a seat, taken from the mat.
    #[track_caller]
    pub(crate) fn with_marker(mut self, number: u8, marker: &str) -> Table {
        let marker = self::marker(marker);
        let markers = &mut self.board.companies[seat(number).index()].markers;
        if !markers.contains(marker) {
            markers.insert(marker);
            self.board.mat[marker.grey_index().expect("a grey marker")] -= 1;
        }
        self
    }

    /// Workers moved from the job market to the fired workers space, until so many are left.
    #[track_caller]
    pub(crate) fn with_job_seekers(mut self, count: u8) -> Table {
        let moved = self.board.job_seekers() - count;
        self.board.empty += moved;
        self.board.fired += moved;
        self
    }

    /// Two players in 1790, food active, with up to three workers left on the job market and
    /// none fired. The first seat has food with one row, cutlery full, lamps with free
    /// spaces and no clothes; the second has everything full.
    #[track_caller]
    pub(crate) fn with_workers_left(left: u8) -> Table {
        let mut table = Table::predetermined(2).in_year(1790).set(|board| {
            board.empty -= board.fired;
            board.fired = 0;
        });
        for (number, good, pieces, extra) in [
            (1, Good::Food, 2, 2),
            (1, Good::Cutlery, 11, 2),
            (1, Good::Lamps, 6 - left, 0),
            (2, Good::Food, 8, 2),
            (2, Good::Clothes, 10, 2),
            (2, Good::Cutlery, 11, 2),
            (2, Good::Lamps, 12, 2),
        ] {
            table = table
                .with_factory(number, good, 1, pieces, 5)
                .with(number, good, |factory| factory.extra = extra);
        }
        assert_eq!(table.board.available_workers(), left);
        table.playable()
    }

    /// The position, which has to be one that can be played on.
    #[track_caller]
    pub(crate) fn playable(self) -> Table {
        if let Err(wrong) = self.game.validate(&self.board) {
            panic!("{wrong}");
        }
        self
    }

    /// The pieces in each row of a factory.
    pub(crate) fn rows(&self, number: u8, good: Good) -> [u8; 4] {
        [0, 1, 2, 3].map(|row| {
            self.game
                .pieces_in_row(&self.board, seat(number), good, row)
        })
    }

    /// Every sum that a seat has paid in the events kept, in order.
    pub(crate) fn paid_by(&self, number: u8) -> Vec<u16> {
        let amounts = self.events.iter().filter_map(|event| match event {
            Event::Paid { seat, amount, .. } if seat.number() == number => Some(*amount),
            _ => None,
        });
        amounts.collect()
    }

    /// What a seat has sold of a good in the events kept, stored goods included.
    pub(crate) fn sold_by(&self, number: u8, sold_good: Good) -> u8 {
        let counts = self.events.iter().filter_map(|event| match event {
            Event::Sold {
                seat, good, count, ..
            } if seat.number() == number && *good == sold_good => Some(*count),
            _ => None,
        });
        counts.sum()
    }

    /// Ends the action of the asked seat without doing anything more.
    #[track_caller]
    pub(crate) fn done(&mut self) -> &mut Table {
        let seat = self.asked();
        while self.asked() == seat && matches!(self.board.phase, Phase::Action(_)) {
            let done = Action::Done;
            assert_eq!(self.game.check(&self.board, done), Ok(()));
            self.game.act(&mut self.board, done, &mut self.events);
        }
        self
    }

    /// Lets everybody idle until this seat is asked for a marker, if it is not asked already.
    #[track_caller]
    pub(crate) fn idle_to_action(&mut self, number: u8) -> &mut Table {
        self.idle_until(|board| {
            matches!(board.phase, Phase::Administration { .. }) && board.asked == seat(number)
        })
    }

    /// Lets everybody idle until this seat is asked for a marker in a later cycle or decade.
    #[track_caller]
    pub(crate) fn idle_to_next_action(&mut self, number: u8) -> &mut Table {
        let now = (self.board.decade, self.board.cycle);
        self.idle_until(|board| {
            (board.decade, board.cycle) != now
                && matches!(board.phase, Phase::Administration { .. })
                && board.asked == seat(number)
        })
    }
}

/// The marker with this notation.
#[track_caller]
pub(crate) fn marker(name: &str) -> Marker {
    match parse(&format!("reuse {name}")) {
        Action::Reuse(marker) => marker,
        other => panic!("{name}: {other}"),
    }
}

/// How much more than usual the random tests try: `MILLWRIGHT_SCALE`, or 1.
pub(crate) fn scale() -> u32 {
    let scale = std::env::var("MILLWRIGHT_SCALE").ok();
    scale.and_then(|scale| scale.parse().ok()).unwrap_or(1)
}
