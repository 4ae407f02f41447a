//! Quarry, a toy game: take stones from a market that is filled from a shuffled pile.
//!
//! In a turn a seat may take up to two stones and polish once, then it is
//! done. Behind each turn the market is filled up. After the last round the
//! heaviest collection wins.

mod action;

use std::array::from_fn;

use serde::{Deserialize, Serialize};
use table::{
    Arg, DataHash, Game, Illegal, Log, MAX_SEATS, Message, Offers, Outcome, Rng, Say, Seat, Seats,
    Seed, Setup, SoleOffer, Turn,
};

pub(crate) use action::{Action, Stone};

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

#[derive(Clone, Debug)]
pub(crate) struct Quarry {
    components: Components,
    own_data: Option<String>,
    players: u8,
    /// How many stones lie in the market: option `market=two` or `three`.
    market: u8,
    /// In revision 2 polishing is worth two points, not one.
    rules: u16,
}

impl Quarry {
    pub(crate) fn new(players: u8) -> Quarry {
        Quarry {
            components: Components::parse(DATA).expect("the compiled-in numbers are complete"),
            own_data: None,
            players,
            market: 2,
            rules: 1,
        }
    }

    pub(crate) fn with_big_market(mut self) -> Quarry {
        self.market = 3;
        self
    }

    pub(crate) fn with_rules(mut self, rules: u16) -> Quarry {
        self.rules = rules;
        self
    }

    pub(crate) fn with_data(mut self, data: &str) -> Quarry {
        self.components = Components::parse(data).expect("the test gives four numbers");
        self.own_data = Some(data.to_owned());
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
            Action::Polish if board.polished => Err(Illegal::new("quarry-polished", "3")),
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
                board.shine[seat.index()] += if self.rules < 2 { 1 } else { 2 };
                log.tell(Event::Polished(seat));
            }
            Action::Done => self.end_turn(board),
        }
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    Fill,
    Choose,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Board {
    pub(crate) phase: Phase,
    asked: u8,
    turn: u16,
    round: u8,
    taken: u8,
    polished: bool,
    /// The weights in the market; 0 is an empty space.
    pub(crate) market: [u8; 3],
    /// The stones of each seat by weight.
    pub(crate) stones: [[u8; 3]; MAX_SEATS],
    /// What polishing brought each seat.
    pub(crate) shine: [u8; MAX_SEATS],
}

impl Board {
    fn seat(&self) -> Seat {
        Seat::new(self.asked)
    }

    fn weight(&self, seat: Seat) -> i32 {
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

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Event {
    TurnedUp(u8),
    Took(Seat, u8),
    Polished(Seat),
    Forced(Seat),
}

impl Say for Event {
    fn say(&self) -> Message {
        match *self {
            Event::TurnedUp(weight) => Message::new("quarry-turned-up").with("weight", weight),
            Event::Took(seat, weight) => Message::new("quarry-took")
                .with("seat", seat)
                .with("weight", Arg::from(weight)),
            Event::Polished(seat) => Message::new("quarry-polished").with("seat", seat),
            Event::Forced(seat) => Message::new("quarry-forced").with("seat", seat),
        }
    }
}

impl Game for Quarry {
    type Board = Board;
    type Stock = Vec<u8>;
    type Action = Action;
    type Face = Stone;
    type Event = Event;

    fn setup(&self) -> Setup {
        Setup {
            game: "quarry",
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

    fn own_data(&self) -> Option<&str> {
        self.own_data.as_deref()
    }
}

fn face_down(counts: [u8; 3]) -> Vec<u8> {
    (1..)
        .zip(counts)
        .flat_map(|(weight, count)| (0..count).map(move |_| weight))
        .collect()
}
