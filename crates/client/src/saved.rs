//! A saved game: the record with what the record does not say.

use bots::BotSpec;
use games::{AnyPlay, Error};
use serde::{Deserialize, Serialize};
use table::{Seat, Turn};

use crate::orders::Orders;
use crate::session::{Player, Session, Standing};

/// A game as the browser keeps it. Only what was confirmed is in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGame {
    /// Names the game among the saved ones.
    pub id: String,
    /// The record.
    pub record: String,
    /// Who sits where.
    pub players: Vec<SavedPlayer>,
    /// When it was last played, in milliseconds since 1970.
    pub played_at: i64,
    /// Which game of the catalogue it is.
    pub game: String,
    /// Where in the game it is.
    pub caption: String,
    /// Whether a person has to do something.
    pub your_turn: bool,
    /// Whether it is over.
    pub over: bool,
    /// How many entries the record has.
    pub entries: u32,
}

/// Who sits in a seat of a saved game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedPlayer {
    /// The name.
    pub name: String,
    /// The bot, such as `greedy`; `None` for a person.
    pub bot: Option<String>,
    /// The standing orders.
    #[serde(default)]
    pub orders: Orders,
}

impl SavedGame {
    /// What is confirmed of a session, ready to be kept.
    pub fn of(session: &Session, id: &str, played_at: i64) -> Option<SavedGame> {
        let play = session.confirmed_play();
        let setup = play.setup();
        let player = |seat: Seat| SavedPlayer {
            name: play.name(seat).unwrap_or_default().to_owned(),
            bot: match session.players()[seat.index()] {
                Player::Person => None,
                Player::Bot(bot) => Some(bot.to_string()),
            },
            orders: session.orders(seat).clone(),
        };
        let asked = play.asked();
        let person = |seat: Seat| session.players()[seat.index()] == Player::Person;
        Some(SavedGame {
            id: id.to_owned(),
            record: play.record()?.to_string(),
            players: Seat::all(setup.players).map(player).collect(),
            played_at,
            game: setup.game.to_owned(),
            caption: play.caption(),
            your_turn: asked.is_some_and(person),
            over: play.turn() == Turn::Over,
            entries: play.entries().len() as u32,
        })
    }

    /// The session as it was when it was saved.
    pub fn open(&self) -> Result<Session, Error> {
        let mut play = AnyPlay::replay(&self.record, None)?;
        let seats = play.setup().players;
        let mut players = Vec::new();
        let mut orders = Vec::new();
        for seat in Seat::all(seats) {
            let saved = self.players.get(seat.index());
            let bot = saved.and_then(|player| player.bot.as_deref());
            let bot: Option<BotSpec> = bot.and_then(|bot| bot.parse().ok());
            players.push(bot.map_or(Player::Person, Player::Bot));
            orders.push(
                saved
                    .map(|player| player.orders.clone())
                    .unwrap_or_default(),
            );
            if let Some(saved) = saved {
                play.set_name(seat, &saved.name);
            }
        }
        Ok(Session::new(play, players, orders))
    }
}

impl Session {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.standing() == Standing::Over
    }
}
