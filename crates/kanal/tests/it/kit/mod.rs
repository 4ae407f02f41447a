//! A table for tests: positions are set up by hand, choices are written in notation.

pub(crate) mod universe;
pub(crate) mod walk;

use std::fmt::Write;

use kanal::cards::{Deck, Resource, RouteType};
use kanal::{
    Action, Board, Components, DeckChoice, Display, Event, Face, Hand, Industry, Kanal, Phase,
    Plot, Side, Space, Stock,
};
use table::{Actions, Game, Illegal, Rng, Seat, Seed, Turn};

/// How many times more random games are played than in the gate.
pub(crate) fn scale() -> u32 {
    let scale = std::env::var("MILLWRIGHT_SCALE").ok();
    scale.and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// A structure of a test: number, cost, prestige, effects.
pub(crate) type Structure = (u8, &'static str, u8, &'static [&'static str]);

/// A whole deck in which these structures stand; all others cost 1 wood, count 1 and bring 1 thaler.
pub(crate) fn deck(structures: &[Structure]) -> Deck {
    Deck::parse(&deck_file(structures)).unwrap_or_else(|error| panic!("{error}"))
}

/// The file of that deck.
pub(crate) fn deck_file(structures: &[Structure]) -> String {
    let mut text = "letter = \"A\"\nname = { en = \"Test\", de = \"Test\" }\n".to_owned();
    for number in 1..=60 {
        let plain: Structure = (number, "1 wood", 1, &["gain 1 thaler"]);
        let found = structures.iter().find(|structure| structure.0 == number);
        let (number, cost, prestige, effects) = *found.unwrap_or(&plain);
        write!(
            text,
            "[card.{number:02}]\nname = {{ en = \"S{number}\", de = \"S{number}\" }}\n\
             cost = \"{cost}\"\nprestige = {prestige}\neffects = {effects:?}\n\
             mark = \"reconstructed\"\n"
        )
        .expect("writing into a string cannot fail");
    }
    text
}

/// A game with its board, what lies face down, and everything that has happened.
pub(crate) struct Table {
    pub game: Kanal,
    pub board: Board,
    pub stock: Stock,
    pub events: Vec<Event>,
}

impl Table {
    /// A solo game on the front side with these structures, at its first action.
    pub(crate) fn solo(structures: &[Structure]) -> Table {
        Table::of(1, Side::Front, false, structures)
    }

    /// A game of two on the front side with these structures, at its first action.
    pub(crate) fn two(structures: &[Structure]) -> Table {
        Table::of(2, Side::Front, false, structures)
    }

    /// A game with these structures, at its first question.
    pub(crate) fn of(players: u8, side: Side, campaign: bool, structures: &[Structure]) -> Table {
        let deck = deck(structures);
        Table::deal(Kanal::with(
            players,
            side,
            campaign,
            DeckChoice::A,
            Components::compiled(),
            deck.into(),
        ))
    }

    /// A game of one's own, at its first question.
    pub(crate) fn deal(game: Kanal) -> Table {
        Table::deal_from(game, &Seed::new("any"))
    }

    /// The same, dealt from a seed.
    pub(crate) fn deal_from(game: Kanal, seed: &Seed) -> Table {
        let (board, stock) = game.deal(seed);
        let mut table = Table {
            game,
            board,
            stock,
            events: Vec::new(),
        };
        table.turn_up();
        table
    }

    /// Turns up everything that is due.
    pub(crate) fn turn_up(&mut self) -> &mut Table {
        while self.game.turn(&self.board) == Turn::Reveal {
            self.turn_up_next();
        }
        self
    }

    /// Turns up what is due. A position that was set up by hand has its stock dealt anew.
    fn turn_up_next(&mut self) -> Face {
        let mut face = self.game.draw(&self.board, &mut self.stock);
        if self
            .game
            .reveal(&mut { self.board }, face, &mut ())
            .is_err()
        {
            self.stock = self.game.redeal(&self.board, &mut Rng::new(1));
            face = self.game.draw(&self.board, &mut self.stock);
        }
        self.game
            .reveal(&mut self.board, face, &mut self.events)
            .expect("the dealer deals what fits");
        face
    }

    /// Turns up one structure, and says which.
    #[track_caller]
    pub(crate) fn turn_up_one(&mut self) -> u8 {
        assert_eq!(self.game.turn(&self.board), Turn::Reveal);
        match self.turn_up_next() {
            Face::Structure(card) => card,
            Face::StartPlayer(_) => panic!("the start player"),
        }
    }

    /// Changes the position by hand.
    pub(crate) fn set(&mut self, change: impl FnOnce(&mut Board)) -> &mut Table {
        change(&mut self.board);
        self
    }

    /// Changes the boards of the player who is asked.
    pub(crate) fn own(&mut self, change: impl FnOnce(&mut Industry)) -> &mut Table {
        let seat = self.board.asked;
        change(self.board.industry_mut(seat));
        self
    }

    /// Gives the asked player wood, clay, ore, brick and iron, and thaler.
    pub(crate) fn supply(&mut self, materials: [u8; 5], thaler: u16) -> &mut Table {
        self.own(|own| {
            own.materials = materials;
            own.thaler = thaler;
        })
    }

    /// Lays these structures face up.
    pub(crate) fn display(&mut self, cards: &[u8]) -> &mut Table {
        self.board.display = Display::default();
        for card in cards {
            self.board.display.push(*card);
            self.board.seen.insert(*card);
        }
        self
    }

    /// Takes all routes off the asked player's board, the imprinted ones too.
    pub(crate) fn bare(&mut self) -> &mut Table {
        self.own(|own| {
            own.routes = Default::default();
            own.imprinted = Default::default();
        })
    }

    /// Lays routes, such as `road v23`, on the asked player's board.
    #[track_caller]
    pub(crate) fn routes(&mut self, routes: &[&str]) -> &mut Table {
        for route in routes {
            let (word, place) = route.split_once(' ').expect("type and space");
            let kind = RouteType::ALL
                .into_iter()
                .find(|route| route.word() == word)
                .expect("a type of route");
            self.own(|own| {
                for spaces in &mut own.routes {
                    spaces.remove(space(place));
                }
                own.routes[kind as usize].insert(space(place));
            });
        }
        self
    }

    /// Puts structures on plots of the asked player's board, such as `(7, "b2")`; nothing is set off.
    #[track_caller]
    pub(crate) fn structures(&mut self, structures: &[(u8, &str)]) -> &mut Table {
        for (card, place) in structures {
            let plot = plot(place);
            self.board.seen.insert(*card);
            self.own(|own| {
                own.structures[plot.index()] = *card;
                own.raised.insert(plot);
            });
        }
        self
    }

    /// Puts bridges on the asked player's board; nothing is set off.
    #[track_caller]
    pub(crate) fn bridges(&mut self, bridges: &[&str]) -> &mut Table {
        for bridge in bridges {
            self.own(|own| own.bridges.insert(space(bridge)));
        }
        self
    }

    /// Lets the asked player stand on an action space, its thaler taken.
    pub(crate) fn on_space(&mut self, number: u8) -> &mut Table {
        self.set(|board| {
            board.phase = Phase::Space;
            board.actions += 1;
            board.discs |= 1 << (number - 1);
            board.golden = number;
            board.thaler[usize::from(number) - 1] = 0;
            board.hand = Hand::default();
        })
    }

    /// Uses up the stacks of the first stages: 1 for green, 2 for green and orange, 3 for all.
    pub(crate) fn empty_stacks(&mut self, count: usize) -> &mut Table {
        self.set(|board| {
            for stack in &mut board.stacks[..count] {
                *stack = 0;
            }
            board.grown = count.min(2) as u8;
        })
    }

    /// Lets the round be the last one, with all stacks used up.
    pub(crate) fn in_the_last_round(&mut self) -> &mut Table {
        self.empty_stacks(3).set(|board| board.is_last = true)
    }

    /// Lets all actions of the round but one be taken, on these spaces, so that the next choice of a
    /// space is the last.
    pub(crate) fn before_last_action(&mut self, taken: &[u8]) -> &mut Table {
        let players = self.game.players();
        self.set(|board| {
            board.phase = Phase::ChooseSpace;
            board.hand = Hand::default();
            board.actions = taken.len() as u8;
            board.discs = taken
                .iter()
                .fold(0, |discs, space| discs | 1 << (space - 1));
            board.golden = taken.last().copied().unwrap_or_default();
            for space in taken {
                board.thaler[usize::from(*space) - 1] = 0;
            }
            board.asked = board.start.clockwise(board.actions % players, players);
        })
    }

    /// Lets a structure of the asked player wait for its activation by four routes.
    #[track_caller]
    pub(crate) fn wait_for_routes(&mut self, word: &str) -> &mut Table {
        let plot = plot(word);
        self.own(|own| own.by_routes.insert(plot));
        self.set(|board| board.hand.waiting.routes.insert(plot))
    }

    /// The player on turn is on space 4, with structure 1 on b2 that has just been activated; its
    /// sides have these types of route: above, right, below, left.
    #[track_caller]
    pub(crate) fn fire(effects: &'static [&'static str], sides: [&str; 4]) -> Table {
        let mut table = Table::fired(effects, sides);
        table.act(&["activate b2 routes"]);
        table
    }

    /// The same before the structure is activated.
    #[track_caller]
    pub(crate) fn fired(effects: &'static [&'static str], sides: [&str; 4]) -> Table {
        let mut table = Table::solo(&[(1, "1 wood or 1 clay", 1, effects)]);
        table
            .bare()
            .display(&[11, 12, 13, 14])
            .structures(&[(1, "b2")])
            .on_space(4);
        for (side, space) in sides.into_iter().zip(["h22", "v23", "h32", "v22"]) {
            if side != "none" {
                table.routes(&[&format!("{side} {space}")]);
            }
        }
        table.wait_for_routes("b2");
        table
    }

    /// Makes the choices, each written in notation, and keeps their events only.
    #[track_caller]
    pub(crate) fn act(&mut self, choices: &[&str]) -> &mut Table {
        self.events.clear();
        for choice in choices {
            let action = parse(choice);
            if let Err(refusal) = self.game.check(&self.board, action) {
                panic!(
                    "{choice}: {} at {:?}, {:?}",
                    refusal,
                    self.board.phase,
                    self.legal()
                );
            }
            let mut actions = Actions::new();
            self.game.legal(&self.board, &mut actions);
            assert!(actions.contains(&action), "{choice} is not offered");
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
        assert!(
            !self.legal().iter().any(|legal| legal == choice),
            "{choice} is offered"
        );
        match self.game.check(&self.board, parse(choice)) {
            Ok(()) => panic!("{choice} is allowed at {:?}", self.board.phase),
            Err(refusal) => refusal,
        }
    }

    /// Whether a choice is allowed.
    #[track_caller]
    pub(crate) fn allows(&self, choice: &str) -> bool {
        let allowed = self.game.check(&self.board, parse(choice)).is_ok();
        let offered = self.legal().iter().any(|legal| legal == choice);
        assert_eq!(allowed, offered, "{choice}");
        allowed
    }

    /// The legal choices, in notation.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = Actions::new();
        self.game.legal(&self.board, &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    /// The legal choices that begin with these words.
    pub(crate) fn legal_with(&self, beginning: &str) -> Vec<String> {
        let mut choices = self.legal();
        choices
            .retain(|choice| choice == beginning || choice.starts_with(&format!("{beginning} ")));
        choices
    }

    /// The legal choices that are none of those of any time.
    pub(crate) fn legal_here(&self) -> Vec<String> {
        let mut choices = self.legal();
        choices.retain(|choice| !choice.starts_with("buy ") && choice != "turn");
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

    /// The boards of the asked player.
    pub(crate) fn me(&self) -> &Industry {
        self.board.industry(self.board.asked)
    }

    /// The boards of the player on this seat, counted from 1.
    pub(crate) fn industry(&self, number: u8) -> &Industry {
        self.board.industry(Seat::new(number - 1))
    }

    /// Whether an event like this happened since the last choices were made.
    pub(crate) fn happened(&self, is_it: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(is_it)
    }

    /// Chooses a space and leaves everything there; answers what is asked besides with `done`.
    #[track_caller]
    pub(crate) fn idle_on(&mut self, number: u8) -> &mut Table {
        self.act(&[&format!("space {number}")]);
        if self.board.phase == Phase::Space {
            self.act(&["done"]);
        }
        self
    }

    /// Leaves everything until the round is over and its structures are turned up.
    #[track_caller]
    pub(crate) fn idle_through_the_round(&mut self) -> &mut Table {
        let round = (self.board.part, self.board.round);
        for _ in 0..200 {
            self.turn_up();
            if (self.board.part, self.board.round) != round || self.board.phase == Phase::Over {
                return self;
            }
            let legal = self.legal();
            let choice = match legal.iter().any(|choice| choice == "done") {
                true => "done".to_owned(),
                false => legal[0].clone(),
            };
            self.act(&[&choice]);
        }
        panic!("the round never ends: {:?}", self.board.phase);
    }
}

/// A choice in notation.
#[track_caller]
pub(crate) fn parse(choice: &str) -> Action {
    choice
        .parse()
        .unwrap_or_else(|error| panic!("{choice}: {error}"))
}

/// A plot by its word.
#[track_caller]
pub(crate) fn plot(word: &str) -> Plot {
    Plot::from_word(word).unwrap_or_else(|| panic!("{word} is no plot"))
}

/// A route space by its word.
#[track_caller]
pub(crate) fn space(word: &str) -> Space {
    Space::from_word(word).unwrap_or_else(|| panic!("{word} is no route space"))
}

/// What was gained, as resource and amount.
pub(crate) fn gains(events: &[Event]) -> Vec<(Resource, u16)> {
    let gained = events.iter().filter_map(|event| match event {
        Event::Gained {
            resource, amount, ..
        } => Some((*resource, *amount)),
        _ => None,
    });
    gained.collect()
}
