//! A table of the card game for tests: positions are set up by hand, choices and what is laid out
//! are written in notation. Seats are counted from 1, as in the notation.

mod numbers;
mod positions;

pub(crate) use numbers::*;

use cardgame::{
    Action, Board, Card, CardGame, Company, Event, Face, Factory, Good, Options, Phase,
};
use table::{Actions, Game, Outcome, Seat, Seed, Turn};

/// A game with its board and everything that has happened.
pub(crate) struct Table {
    pub(crate) game: CardGame,
    pub(crate) board: Board,
    pub(crate) events: Vec<Event>,
    stock: <CardGame as Game>::Stock,
}

/// The tables to begin with.
impl Table {
    /// A game with these options before anything is laid out.
    pub(crate) fn unrevealed(players: u8, options: Options) -> Table {
        Table::dealt(players, options, "any")
    }

    fn dealt(players: u8, options: Options, seed: &str) -> Table {
        Table::of(CardGame::new(players, options), seed)
    }

    /// A game of one's own before anything is laid out.
    pub(crate) fn of(game: CardGame, seed: &str) -> Table {
        let (board, stock) = game.deal(&Seed::new(seed));
        Table {
            game,
            board,
            events: Vec::new(),
            stock,
        }
    }

    /// A game with these options, dealt from a seed up to the first choice.
    #[track_caller]
    pub(crate) fn deal(players: u8, options: Options, seed: &str) -> Table {
        let mut table = Table::dealt(players, options, seed);
        table.turn_up();
        table
    }

    /// The same table with the same board, to try something else at.
    pub(crate) fn copy(&self) -> Table {
        Table {
            game: self.game.clone(),
            board: self.board,
            events: Vec::new(),
            stock: self.stock.clone(),
        }
    }

    /// The basic game at the first action of seat 1.
    ///
    /// With three players seat 1 has food and clothes, quality on level 1 and no card; seat 2 has clothes,
    /// cutlery and the Workshop; seat 3 food, cutlery and the Foreman, which lies at food.
    #[track_caller]
    pub(crate) fn new(players: u8) -> Table {
        Table::with_options(players, Options::default())
    }

    /// The game with these options at the first action of seat 1, with as little done as possible before.
    #[track_caller]
    pub(crate) fn with_options(players: u8, options: Options) -> Table {
        let mut table = Table::deal(players, options, "any");
        table.idle_until(|board| board.phase == Phase::Action);
        table.events.clear();
        table
    }

    /// The basic game at the first action of a round: decade 1 to 3, and a good.
    #[track_caller]
    pub(crate) fn at(players: u8, decade: u8, good: Good) -> Table {
        Table::new(players).in_round(decade, good)
    }

    /// Three players in a round of this good. Seat 1 alone makes it, with one worker card, has no ships
    /// and is about to act.
    #[track_caller]
    pub(crate) fn maker(decade: u8, good: Good) -> Table {
        Table::at(3, decade, good)
            .with_factory(1, good, 1, [1, 0])
            .without_factory(2, good)
            .without_factory(3, good)
            .with(1, |company| company.ships = 0)
    }
}

/// What is done at the table, and what may be done.
impl Table {
    /// Lays out what is named in notation, such as `lay workshop contract`.
    #[track_caller]
    pub(crate) fn reveal(&mut self, face: &str) -> &mut Table {
        let face: Face = face.parse().expect("the notation of a card to lay out");
        assert_eq!(self.game.turn(&self.board), Turn::Reveal, "{face}");
        if let Err(refusal) = self.game.reveal(&mut self.board, face, &mut self.events) {
            panic!("{face}: {refusal:?}");
        }
        self
    }

    /// Whether this can be laid out now.
    #[track_caller]
    pub(crate) fn can_reveal(&self, face: &str) -> bool {
        let face: Face = face.parse().expect("the notation of a card to lay out");
        let mut board = self.board;
        self.game.reveal(&mut board, face, &mut ()).is_ok()
    }

    /// Lays out what the dealer draws, as long as something is due.
    #[track_caller]
    pub(crate) fn turn_up(&mut self) {
        while self.is_reveal() {
            let face = self.game.draw(&self.board, &mut self.stock);
            self.game
                .reveal(&mut self.board, face, &mut self.events)
                .expect("the dealer lays what fits");
        }
    }

    /// Whether something is to be laid out.
    pub(crate) fn is_reveal(&self) -> bool {
        self.game.turn(&self.board) == Turn::Reveal
    }

    /// Makes the choices, each written in notation, and keeps their events only.
    #[track_caller]
    pub(crate) fn act(&mut self, choices: &[&str]) -> &mut Table {
        self.events.clear();
        for choice in choices {
            self.turn_up();
            assert!(
                self.allows(choice),
                "{choice}: {:?} at {:?}; legal: {:?}",
                self.game.check(&self.board, parse(choice)),
                self.board.phase,
                self.legal()
            );
            self.game
                .act(&mut self.board, parse(choice), &mut self.events);
        }
        self
    }

    /// Asserts that a choice is not allowed, nor offered, for whatever reason.
    #[track_caller]
    pub(crate) fn barred(&self, choice: &str) {
        assert!(!self.allows(choice), "{choice} is allowed");
    }

    /// Asserts that a choice is not allowed, nor offered, and for this reason.
    #[track_caller]
    pub(crate) fn refused(&self, choice: &str, reason: &str) {
        assert!(!self.allows(choice), "{choice} is allowed");
        let refusal = self.game.check(&self.board, parse(choice));
        let refusal = refusal.expect_err("it is not allowed");
        assert_eq!(refusal.message.id, reason, "{choice}: {}", refusal.section);
    }

    /// Whether a choice is allowed; it then is offered, too.
    #[track_caller]
    pub(crate) fn allows(&self, choice: &str) -> bool {
        let is_allowed = self.game.check(&self.board, parse(choice)).is_ok();
        let is_offered = self.legal().iter().any(|legal| legal == choice);
        assert_eq!(is_allowed, is_offered, "{choice} at {:?}", self.board.phase);
        is_allowed
    }

    /// The legal choices, in notation.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = Actions::new();
        self.game.legal(&self.board, &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    /// The legal choices that begin with these words.
    pub(crate) fn legal_with(&self, words: &str) -> Vec<String> {
        let mut choices = self.legal();
        choices.retain(|choice| {
            let rest = choice.strip_prefix(words);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        });
        choices
    }

    /// The number of the asked seat, counted from 1.
    #[track_caller]
    pub(crate) fn asked(&self) -> u8 {
        match self.game.turn(&self.board) {
            Turn::Ask { seat, .. } => seat.number(),
            other => panic!("nobody is asked: {other:?}"),
        }
    }

    /// The number of the turn, as who shows the game sees it.
    #[track_caller]
    pub(crate) fn turn(&self) -> u16 {
        match self.game.turn(&self.board) {
            Turn::Ask { turn, .. } => turn,
            other => panic!("nobody is asked: {other:?}"),
        }
    }

    /// How the game ended.
    #[track_caller]
    pub(crate) fn outcome(&self) -> Outcome {
        assert_eq!(self.game.turn(&self.board), Turn::Over);
        let outcome = self.game.outcome(&self.board);
        outcome.expect("a game that is over has an outcome")
    }
}

/// Letting the game go on.
impl Table {
    /// Ends the action under way, if it does not end by itself.
    #[track_caller]
    pub(crate) fn end_action(&mut self) -> &mut Table {
        let is_open = matches!(
            self.board.phase,
            Phase::Build
                | Phase::Employ
                | Phase::Automate
                | Phase::Quality
                | Phase::Distribution
                | Phase::Bought
                | Phase::Borrowed
                | Phase::ExtraProduction
                | Phase::EarlyShipping
        );
        if is_open {
            self.act(&["done"]);
        }
        self
    }

    /// Lets everybody do as little as possible until `until` holds.
    #[track_caller]
    pub(crate) fn idle_until(&mut self, until: impl Fn(&Board) -> bool) -> &mut Table {
        for _ in 0..2000 {
            self.turn_up();
            if until(&self.board) {
                return self;
            }
            assert_ne!(self.game.turn(&self.board), Turn::Over, "the game is over");
            let action = self.idle_choice();
            self.game.act(&mut self.board, action, &mut self.events);
        }
        panic!("never got there: {:?}", self.board.phase);
    }

    /// Lets everybody idle through the action phase, up to the first question that comes after it.
    #[track_caller]
    pub(crate) fn idle_to_production(&mut self) -> &mut Table {
        let round = self.board.round;
        self.idle_until(|board| board.round != round || !is_turn(board.phase))
    }

    /// Lets everybody idle until the round is over that somebody has begun; there is nothing to do
    /// if the next one is about to begin.
    #[track_caller]
    pub(crate) fn end_round(&mut self) -> &mut Table {
        self.idle_until(|board| {
            let is_fresh = board.phase == Phase::Action && board.step == 0;
            board.phase == Phase::Over || is_fresh
        })
    }

    /// Lets everybody idle through a whole round, until another begins or the game is over.
    #[track_caller]
    pub(crate) fn idle_round(&mut self) -> &mut Table {
        let round = self.board.round;
        self.idle_until(|board| {
            board.phase == Phase::Over || (board.round != round && board.phase == Phase::Action)
        })
    }

    /// Lets everybody idle until this seat is asked for an action in a later turn.
    #[track_caller]
    pub(crate) fn idle_to_action(&mut self, number: u8) -> &mut Table {
        let turn = self.board.turn;
        self.idle_until(|board| {
            board.turn != turn && board.phase == Phase::Action && board.asked == seat(number)
        })
    }

    /// Lets everybody idle until the game is over.
    #[track_caller]
    pub(crate) fn idle_to_end(&mut self) -> &mut Table {
        self.idle_until(|board| board.phase == Phase::Over)
    }

    /// The asked seat does nothing but set this appeal; then everybody idles up to the production.
    #[track_caller]
    pub(crate) fn sell_at(&mut self, appeal: u8) -> &mut Table {
        self.act(&["done", &format!("appeal {appeal}"), "done"]);
        self.idle_to_production()
    }

    /// The choice that changes least: done, keep nothing, price and appeal as they stand.
    pub(crate) fn idle_choice(&self) -> Action {
        let mut actions = Actions::new();
        self.game.legal(&self.board, &mut actions);
        let standing = match self.board.phase {
            Phase::Price => standing_appeal(self.board.own().factory(self.board.good())),
            _ => 0,
        };
        let idle = [Action::Done, Action::Waste, Action::Appeal(standing)];
        let idle = idle.into_iter().find(|action| actions.contains(action));
        idle.unwrap_or_else(|| actions[0])
    }
}

/// What lies on the table.
impl Table {
    pub(crate) fn company(&self, number: u8) -> &Company {
        self.board.company(seat(number))
    }

    pub(crate) fn factory(&self, number: u8, good: Good) -> &Factory {
        self.company(number).factory(good)
    }

    pub(crate) fn money(&self, number: u8) -> u16 {
        self.company(number).money
    }

    /// How many cards of a type are in the supply.
    pub(crate) fn supply(&self, name: &str) -> u8 {
        self.board.supply[card(name).index()]
    }

    pub(crate) fn has(&self, number: u8, name: &str) -> bool {
        self.company(number).cards.contains(card(name))
    }

    /// Whether a card was turned and is not fresh.
    pub(crate) fn is_used(&self, number: u8, name: &str) -> bool {
        self.company(number).used.contains(card(name))
    }
}

/// Whether a phase belongs to the turn of a player in the action phase.
pub(crate) fn is_turn(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::Action
            | Phase::Build
            | Phase::Employ
            | Phase::Automate
            | Phase::Quality
            | Phase::Distribution
            | Phase::Bought
            | Phase::Borrowed
            | Phase::ExtraProduction
            | Phase::ExtraStorage { .. }
            | Phase::EarlyShipping
            | Phase::EarlyCustoms
            | Phase::EarlyStorage { .. }
            | Phase::Price
            | Phase::Development
    )
}

/// The appeal of a factory as its token and cards stand.
pub(crate) fn standing_appeal(factory: &Factory) -> u8 {
    let spot = SPOT_APPEALS[usize::from(factory.spot)];
    let office = if factory.office_appeal { OFFICE } else { 0 };
    spot + office + factory.quality_appeal.total() + factory.distribution
}

/// The seat with this number, counted from 1.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

/// The card with this word.
#[track_caller]
pub(crate) fn card(name: &str) -> Card {
    Card::from_word(name).unwrap_or_else(|| panic!("{name} is no card"))
}

/// The action with this notation.
#[track_caller]
pub(crate) fn parse(choice: &str) -> Action {
    match choice.parse() {
        Ok(action) => action,
        Err(wrong) => panic!("{choice}: {wrong}"),
    }
}
