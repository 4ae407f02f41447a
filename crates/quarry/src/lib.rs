//! Quarry, a toy game: take stones from a market that is filled from a shuffled pile.
//!
//! In a turn a seat may take up to two stones and polish once, then it is
//! done. Behind each turn the market is filled up. After the last round the
//! heaviest collection wins.

#![forbid(unsafe_code)]

mod action;
mod told;

use std::array::from_fn;

use serde::{Deserialize, Serialize};
use table::{
    DataFile, DataHash, Game, Illegal, Log, MAX_SEATS, Offers, Outcome, Rng, Seat, Seats, Seed,
    Setup, SoleOffer, Told, Turn,
};

pub use action::{Action, Stone};

/// The compiled-in numbers.
const DATA: &str = "stones 4 3 2\nrounds 3\n";

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct Components {
    /// How many stones of weight 1, 2, 3.
    stones: [u8; 3],
    rounds: u8,
}

impl Components {
    fn parse(text: &str) -> Option<Components> {
        let mut numbers = text
            .split_ascii_whitespace()
            .filter_map(|word| word.parse().ok());
        Some(Components {
            stones: [numbers.next()?, numbers.next()?, numbers.next()?],
            rounds: numbers.next()?,
        })
    }
}

/// The game with its numbers and options.
#[derive(Clone, Debug)]
pub struct Quarry {
    components: Components,
    own_files: Vec<DataFile>,
    players: u8,
    /// How many stones lie in the market: option `market=two` or `three`.
    market: u8,
    /// In revision 2 polishing is worth two points, not one.
    rules: u16,
}

impl Quarry {
    /// The game with the numbers compiled in and the small market.
    pub fn new(players: u8) -> Quarry {
        Quarry {
            components: Components::parse(DATA).expect("the compiled-in numbers are complete"),
            own_files: Vec::new(),
            players,
            market: 2,
            rules: 1,
        }
    }

    /// The same with three stones in the market.
    #[must_use]
    pub fn with_big_market(mut self) -> Quarry {
        self.market = 3;
        self
    }

    /// The same by another revision of the rules.
    #[must_use]
    pub fn with_rules(mut self, rules: u16) -> Quarry {
        self.rules = rules;
        self
    }

    /// The same with other numbers.
    ///
    /// # Panics
    /// If the text does not hold four numbers.
    #[must_use]
    pub fn with_data(mut self, data: &str) -> Quarry {
        self.components = Components::parse(data).expect("the text holds four numbers");
        self.own_files = vec![DataFile::numbers(data)];
        self
    }

    fn can(&self, board: &Board, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Take(Stone(weight)) => {
                if board.taken == 2 {
                    return Err(Illegal::new("quarry-two-taken", "2"));
                }
                if !board.market.contains(&weight) {
                    return Err(Illegal::new("quarry-no-such-stone", "2").with("weight", weight));
                }
                Ok(())
            }
            Action::Polish if board.polished => Err(Illegal::new("quarry-polished-already", "3")),
            Action::Polish if board.weight(board.seat()) == 0 => {
                Err(Illegal::new("quarry-nothing-to-polish", "3"))
            }
            Action::Polish | Action::Done => Ok(()),
        }
    }

    fn apply(&self, board: &mut Board, action: Action, log: &mut impl Log<Event>) {
        let seat = board.seat();
        match action {
            Action::Take(stone) => {
                let space = board
                    .market
                    .iter()
                    .position(|weight| *weight == stone.0)
                    .expect("check has seen the stone in the market");
                board.market[space] = 0;
                board.taken += 1;
                board.stones[seat.index()][usize::from(stone.0) - 1] += 1;
                log.tell(Event::Took(seat, stone.0));
            }
            Action::Polish => {
                board.polished = true;
                board.shine[seat.index()] += self.shine() as u8;
                log.tell(Event::Polished(seat));
            }
            Action::Done => self.end_turn(board),
        }
    }

    /// What polishing is worth.
    fn shine(&self) -> i64 {
        if self.rules < 2 { 1 } else { 2 }
    }

    fn end_turn(&self, board: &mut Board) {
        board.turn += 1;
        board.taken = 0;
        board.polished = false;
        board.asked = (board.asked + 1) % self.players;
        if board.asked == 0 {
            board.round += 1;
        }
        board.phase = if board.round == self.components.rounds {
            Phase::Over
        } else {
            Phase::Fill
        };
    }

    /// Goes on until there is a stone to turn up or a real choice to make.
    fn run_on(&self, board: &mut Board, log: &mut impl Log<Event>) {
        loop {
            if board.phase == Phase::Fill && self.pile(board) == [0; 3] {
                board.phase = Phase::Choose;
            }
            if board.phase == Phase::Fill && !self.market_of(board).contains(&0) {
                board.phase = Phase::Choose;
            }
            if board.phase != Phase::Choose {
                return;
            }
            let mut sole = SoleOffer::new();
            self.legal(board, &mut sole);
            let Some(action) = sole.sole() else { return };
            log.tell(Event::Forced(board.seat()));
            self.apply(board, action, log);
        }
    }

    fn market_of<'a>(&self, board: &'a Board) -> &'a [u8] {
        &board.market[..usize::from(self.market)]
    }

    /// How many stones of each weight lie face down.
    fn pile(&self, board: &Board) -> [u8; 3] {
        let seen = board.seen();
        from_fn(|index| self.components.stones[index].saturating_sub(seen[index]))
    }
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// A stone has to be turned up.
    Fill,
    /// A seat has a choice.
    Choose,
    /// The game is over.
    Over,
}

/// What lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// What happens next.
    pub phase: Phase,
    asked: u8,
    turn: u16,
    round: u8,
    taken: u8,
    polished: bool,
    /// The weights in the market; 0 is an empty space.
    pub market: [u8; 3],
    /// The stones of each seat by weight.
    pub stones: [[u8; 3]; MAX_SEATS],
    /// What polishing brought each seat.
    pub shine: [u8; MAX_SEATS],
}

impl Board {
    fn seat(&self) -> Seat {
        Seat::new(self.asked)
    }

    /// What a seat's stones weigh.
    pub fn weight(&self, seat: Seat) -> i32 {
        let [one, two, three] = self.stones[seat.index()].map(i32::from);
        one + 2 * two + 3 * three
    }

    /// How many stones of each weight have turned up.
    fn seen(&self) -> [u8; 3] {
        from_fn(|index| {
            let weight = index as u8 + 1;
            let lying = self.market.iter().filter(|stone| **stone == weight).count() as u8;
            let held: u8 = self.stones.iter().map(|stones| stones[index]).sum();
            lying + held
        })
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    /// A stone of this weight came into the market.
    TurnedUp(u8),
    /// A seat took a stone of this weight.
    Took(Seat, u8),
    /// A seat polished a stone.
    Polished(Seat),
    /// A question had one answer and was not asked.
    Forced(Seat),
}

impl Game for Quarry {
    type Board = Board;
    type Stock = Vec<u8>;
    type Action = Action;
    type Face = Stone;
    type Event = Event;

    fn setup(&self) -> Setup {
        Setup {
            game: Self::INFO.id,
            rules: self.rules,
            data: DataHash::of(&self.components),
            players: self.players,
            options: vec![("market", if self.market == 2 { "two" } else { "three" })],
        }
    }

    fn deal(&self, seed: &Seed) -> (Board, Vec<u8>) {
        let board = Board {
            phase: Phase::Fill,
            asked: 0,
            turn: 0,
            round: 0,
            taken: 0,
            polished: false,
            market: [0; 3],
            stones: [[0; 3]; MAX_SEATS],
            shine: [0; MAX_SEATS],
        };
        let mut stock = face_down(self.components.stones);
        seed.pile("stones").shuffle(&mut stock);
        (board, stock)
    }

    fn turn(&self, board: &Board) -> Turn {
        match board.phase {
            Phase::Fill => Turn::Reveal,
            Phase::Choose => Turn::Ask {
                seat: board.seat(),
                turn: board.turn,
            },
            Phase::Over => Turn::Over,
        }
    }

    fn outcome(&self, board: &Board) -> Option<Outcome> {
        if board.phase != Phase::Over {
            return None;
        }
        let mut scores = [0; MAX_SEATS];
        for seat in Seat::all(self.players) {
            scores[seat.index()] = board.weight(seat) + i32::from(board.shine[seat.index()]);
        }
        let best = scores.iter().copied().max();
        Some(Outcome {
            players: self.players,
            scores,
            winners: Seat::all(self.players)
                .filter(|seat| Some(scores[seat.index()]) == best)
                .collect(),
            lost: Seats::NONE,
        })
    }

    fn legal(&self, board: &Board, offers: &mut impl Offers<Action>) {
        for action in Action::ALL {
            if self.can(board, action).is_ok() {
                offers.offer(action);
            }
        }
    }

    fn check(&self, board: &Board, action: Action) -> Result<(), Illegal> {
        self.can(board, action)
    }

    fn act(&self, board: &mut Board, action: Action, log: &mut impl Log<Event>) {
        self.apply(board, action, log);
        self.run_on(board, log);
    }

    fn draw(&self, _: &Board, stock: &mut Vec<u8>) -> Stone {
        Stone(
            stock
                .pop()
                .expect("a reveal is due only while the pile lasts"),
        )
    }

    fn reveal(
        &self,
        board: &mut Board,
        face: Stone,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        if self.pile(board)[usize::from(face.0) - 1] == 0 {
            return Err(Illegal::new("quarry-no-such-stone-left", "1").with("weight", face.0));
        }
        let space = self.market_of(board).iter().position(|stone| *stone == 0);
        let Some(space) = space else {
            return Err(Illegal::new("quarry-market-full", "1"));
        };
        board.market[space] = face.0;
        log.tell(Event::TurnedUp(face.0));
        self.run_on(board, log);
        Ok(())
    }

    fn redeal(&self, board: &Board, rng: &mut Rng) -> Vec<u8> {
        let mut stock = face_down(self.pile(board));
        rng.shuffle(&mut stock);
        stock
    }

    fn usual(&self, board: &Board) -> Option<Action> {
        (board.phase == Phase::Choose && board.taken == 2).then_some(Action::Polish)
    }

    fn is_forced(event: &Event) -> bool {
        matches!(event, Event::Forced(_))
    }

    fn round(&self, board: &Board) -> u16 {
        u16::from(board.round)
    }

    fn caption(&self, board: &Board) -> String {
        format!("round {}", board.round + 1)
    }

    fn validate(&self, board: &Board) -> Result<(), String> {
        if board.asked >= self.players {
            return Err(format!("asked: seat {} does not play", board.asked + 1));
        }
        if board.market.iter().any(|weight| *weight > 3) {
            return Err("market: a stone weighs 1 to 3".into());
        }
        let seen = board.seen();
        if (0..3).any(|index| seen[index] > self.components.stones[index]) {
            return Err("stones: more of one weight than the box has".into());
        }
        Ok(())
    }

    fn own_files(&self) -> &[DataFile] {
        &self.own_files
    }
}

fn face_down(counts: [u8; 3]) -> Vec<u8> {
    (1..)
        .zip(counts)
        .flat_map(|(weight, count)| (0..count).map(move |_| weight))
        .collect()
}
