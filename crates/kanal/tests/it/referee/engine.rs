//! The engine as the referee meets it: words in, words out, and what lies on the table.
//!
//! This is the only file of the referee that knows the engine's types.

use std::collections::BTreeMap;

use kanal::cards::{Deck, RouteType};
use kanal::{Action, Board, Components, DeckChoice, Face, Kanal, Phase, Plot, Side, Space, Stock};
use table::{Actions, Game, Seat, Seed, Turn};

/// Which game is played.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    /// One or two.
    pub(crate) players: u8,
    /// Whether the industry boards lie with their blank side up.
    pub(crate) is_blank: bool,
    /// Whether three games are played one after another.
    pub(crate) is_campaign: bool,
    /// The text of the deck's file.
    pub(crate) deck: String,
    /// What chance is made from.
    pub(crate) seed: String,
}

/// What comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// Something is turned up: `start 1` or `structure 14`.
    Dealer(String),
    /// This seat, counted from 1, chooses one of these.
    Choice(u8, Vec<String>),
    /// The game is over; the points of each player, by the categories of the pad and in total.
    Over(Vec<([i16; 7], i16)>),
}

/// What lies on the table, in the words of the rule book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seen {
    /// Which game of a campaign, counted from 1.
    pub(crate) part: u8,
    /// The round, counted from 1; 0 during set-up.
    pub(crate) round: u8,
    /// Who has the starting disc, counted from 1.
    pub(crate) start: u8,
    /// The action space with the golden disc, counted from 1; 0 without one.
    pub(crate) golden: u8,
    /// The action space under the blocking disc, counted from 1; 0 without one.
    pub(crate) blocked: u8,
    /// Thaler on the seven action spaces.
    pub(crate) thaler: Vec<u8>,
    /// Cards in the green, orange and blue stack.
    pub(crate) stacks: Vec<u8>,
    /// The structures that lie face up, in their order.
    pub(crate) display: Vec<u8>,
    /// Blue structures set aside in a campaign.
    pub(crate) aside: Vec<u8>,
    /// The totals of the games of a campaign that are over.
    pub(crate) totals: Vec<i16>,
    /// The boards of each player.
    pub(crate) players: Vec<SeenPlayer>,
}

/// What lies before one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeenPlayer {
    /// Wood, clay, ore, brick and iron.
    pub(crate) materials: Vec<u8>,
    /// Thaler.
    pub(crate) thaler: u16,
    /// Prestige tokens.
    pub(crate) prestige: u16,
    /// The type of the route on each route space that has one: path, road, rail or canal.
    pub(crate) routes: BTreeMap<String, String>,
    /// Route spaces with an imprinted path, built over or not.
    pub(crate) imprinted: Vec<String>,
    /// Routes with a bridge.
    pub(crate) bridges: Vec<String>,
    /// The structure on each plot that has one.
    pub(crate) structures: BTreeMap<String, u8>,
}

/// A game under way.
pub(crate) struct Engine {
    game: Kanal,
    board: Board,
    stock: Stock,
}

/// Whether the engine reads a deck.
pub(crate) fn reads(deck: &str) -> bool {
    Deck::parse(deck).is_ok()
}

impl Engine {
    /// Deals a game.
    pub(crate) fn new(setting: &Setting) -> Engine {
        let deck = Deck::parse(&setting.deck).unwrap_or_else(|error| panic!("{error}"));
        let side = match setting.is_blank {
            true => Side::Blank,
            false => Side::Front,
        };
        let game = Kanal::with(
            setting.players,
            side,
            setting.is_campaign,
            DeckChoice::A,
            Components::compiled(),
            deck.into(),
        );
        let (board, stock) = game.deal(&Seed::new(&setting.seed));
        Engine { game, board, stock }
    }

    /// What comes next.
    pub(crate) fn next(&mut self) -> Next {
        match self.game.turn(&self.board) {
            Turn::Reveal => Next::Dealer(self.game.draw(&self.board, &mut self.stock).to_string()),
            Turn::Ask { seat, .. } => {
                let mut actions = Actions::new();
                self.game.legal(&self.board, &mut actions);
                let words = actions.iter().map(ToString::to_string).collect();
                Next::Choice(seat.index() as u8 + 1, words)
            }
            Turn::Over => Next::Over(
                Seat::all(self.game.players())
                    .map(|seat| {
                        let pad = self.game.score_pad(&self.board, seat);
                        (pad.categories(), self.game.total(&self.board, seat))
                    })
                    .collect(),
            ),
        }
    }

    /// Turns up what is due.
    pub(crate) fn reveal(&mut self, face: &str) {
        let face: Face = face.parse().expect("the engine's own words");
        let revealed = self.game.reveal(&mut self.board, face, &mut ());
        revealed.expect("the dealer deals what fits");
    }

    /// Carries out one of the choices.
    pub(crate) fn act(&mut self, words: &str) {
        let action: Action = words.parse().expect("the engine's own words");
        self.game.act(&mut self.board, action, &mut ());
    }

    /// Whether the engine accepts a choice, offered or not.
    pub(crate) fn accepts(&self, words: &str) -> bool {
        let action = words.parse::<Action>();
        action.is_ok_and(|action| self.game.check(&self.board, action).is_ok())
    }

    /// What lies on the table.
    pub(crate) fn seen(&self) -> Seen {
        let board = &self.board;
        Seen {
            part: board.part + 1,
            round: board.round,
            start: board.start.index() as u8 + 1,
            golden: board.golden,
            blocked: board.blocked,
            thaler: board.thaler.to_vec(),
            stacks: board.stacks.to_vec(),
            display: board.display.cards().to_vec(),
            aside: board.aside.iter().collect(),
            totals: match board.phase {
                Phase::Over => board.totals.to_vec(),
                _ => board.totals[..usize::from(board.part)].to_vec(),
            },
            players: Seat::all(self.game.players())
                .map(|seat| self.seen_of(seat))
                .collect(),
        }
    }

    fn seen_of(&self, seat: Seat) -> SeenPlayer {
        let own = self.board.industry(seat);
        let mut seen = SeenPlayer {
            materials: own.materials.to_vec(),
            thaler: own.thaler,
            prestige: own.prestige,
            imprinted: own
                .imprinted
                .iter()
                .map(|space| space.to_string())
                .collect(),
            bridges: own.bridges.iter().map(|space| space.to_string()).collect(),
            ..SeenPlayer::default()
        };
        for route in RouteType::ALL {
            for space in Space::all().filter(|space| own.of_type(route).contains(*space)) {
                seen.routes
                    .insert(space.to_string(), route.word().to_owned());
            }
        }
        for plot in Plot::all().filter(|plot| own.raised.contains(*plot)) {
            seen.structures
                .insert(plot.to_string(), own.structures[plot.index()]);
        }
        seen
    }
}
