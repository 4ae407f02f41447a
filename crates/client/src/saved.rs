//! A saved game: the record with what the record does not say.

use bots::BotSpec;
use games::{AnyPlay, Error};
use serde::Serialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use table::{Orders, Record, Seat, Turn};

use crate::link::letters_of;
use crate::session::{Player, Session, Standing};

/// A game as the browser keeps it. Only what was confirmed is in it.
///
/// The entry also has a revision, which only the browser's storage reads and writes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
    /// Who won, if it is over: the numbers of the seats. Entries of older pages do not say it.
    pub winners: Vec<u8>,
    /// What the only player came to, if it is over. Entries of older pages do not say it.
    pub score: Option<i32>,
    /// How many games it consists of, if it is a campaign; a single one has none.
    pub games: u8,
    /// What each game of a campaign that is over came to.
    pub totals: Vec<i32>,
    /// How many entries the record has.
    pub entries: u32,
    /// The fingerprint of the record that was opened as this game; a dealt game has none.
    pub origin: Option<String>,
    /// Where in another game it branched off, such as `1780 clothes`, if it asks what if.
    pub what_if: Option<String>,
    /// What of the entry could not be read.
    #[serde(skip)]
    pub damaged: Vec<Damage>,
}

/// Who sits in a seat of a saved game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SavedPlayer {
    /// The name; empty if the record says it or there is none.
    pub name: String,
    /// The bot, such as `greedy`; `None` for a person.
    pub bot: Option<String>,
    /// The standing orders.
    pub orders: Orders,
}

/// A part of an entry that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// The record: the game cannot be opened.
    Record,
    /// Who sits where: people stand in.
    Seats,
    /// Standing orders: the usual ones stand in.
    Orders,
    /// When it was last played.
    Time,
    /// Where the game stands, which the record says as well.
    Summary,
}

impl Damage {
    /// Its word, which is part of its message id.
    pub const fn word(self) -> &'static str {
        match self {
            Damage::Record => "record",
            Damage::Seats => "seats",
            Damage::Orders => "orders",
            Damage::Time => "time",
            Damage::Summary => "summary",
        }
    }
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
        let outcome = play.outcome();
        let alone = outcome.as_ref().filter(|outcome| outcome.players == 1);
        let winners = outcome.iter().flat_map(|outcome| outcome.winners.iter());
        let parts = play.parts();
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
            winners: winners.map(Seat::number).collect(),
            score: alone.map(|outcome| outcome.score(Seat::new(0))),
            games: parts.as_ref().map_or(0, |parts| parts.of),
            totals: parts.map(|parts| parts.totals).unwrap_or_default(),
            entries: play.entries().len() as u32,
            origin: None,
            what_if: None,
            damaged: Vec::new(),
        })
    }

    /// Reads an entry; for what is damaged in it the record stands in, and `damaged` says so.
    pub fn read(id: &str, text: &str) -> SavedGame {
        let mut entry = Entry {
            fields: serde_json::from_str(text).unwrap_or_default(),
            damaged: Vec::new(),
        };
        let record = entry.field("record", Damage::Record, text_of);
        let players = entry.players(&record);
        let game = SavedGame {
            id: id.to_owned(),
            players,
            played_at: entry.field("played_at", Damage::Time, Value::as_i64),
            game: entry.field("game", Damage::Summary, text_of),
            caption: entry.field("caption", Damage::Summary, text_of),
            your_turn: entry.field("your_turn", Damage::Summary, Value::as_bool),
            over: entry.field("over", Damage::Summary, Value::as_bool),
            entries: entry.field("entries", Damage::Summary, Value::as_u64) as u32,
            winners: numbers_in(&entry.fields["winners"]),
            score: entry.fields["score"]
                .as_i64()
                .and_then(|score| score.try_into().ok()),
            games: entry.fields["games"].as_u64().unwrap_or_default() as u8,
            totals: numbers_in(&entry.fields["totals"]),
            origin: text_of(&entry.fields["origin"]),
            what_if: text_of(&entry.fields["what_if"]),
            record,
            damaged: entry.damaged,
        };
        if game.damaged.is_empty() {
            game
        } else {
            game.mended()
        }
    }

    /// The game with everything that its record says.
    fn mended(mut self) -> SavedGame {
        let session = self.open().ok();
        let said = session.and_then(|session| SavedGame::of(&session, &self.id, self.played_at));
        match said {
            Some(said) => SavedGame {
                record: self.record,
                origin: self.origin,
                what_if: self.what_if,
                damaged: self.damaged,
                ..said
            },
            None => {
                if !self.damaged.contains(&Damage::Record) {
                    self.damaged.push(Damage::Record);
                }
                self
            }
        }
    }

    /// The session as it was when it was saved.
    pub fn open(&self) -> Result<Session, Error> {
        let mut play = AnyPlay::replay(&self.record, &[])?;
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
            if let Some(saved) = saved.filter(|saved| !saved.name.is_empty()) {
                play.set_name(seat, &saved.name);
            }
        }
        Ok(Session::new(play, players, orders))
    }
}

/// The fingerprint of a record, by which the game that was opened from it is found again.
pub fn origin_of(play: &AnyPlay) -> Option<String> {
    let hash = Sha256::digest(play.record()?.to_string());
    Some(letters_of(&hash[..9]))
}

/// The saved game that was opened from this record or has come to it, the last played first.
pub fn opened_before<'a>(games: &'a [SavedGame], play: &AnyPlay) -> Option<&'a SavedGame> {
    let origin = origin_of(play)?;
    let record = play.record()?.to_string();
    let same = |game: &&SavedGame| game.origin.as_ref() == Some(&origin) || game.record == record;
    games
        .iter()
        .filter(same)
        .max_by_key(|game| (game.origin.is_some(), game.played_at))
}

/// An entry that is being read.
struct Entry {
    fields: Value,
    damaged: Vec<Damage>,
}

impl Entry {
    fn damage(&mut self, part: Damage) {
        if !self.damaged.contains(&part) {
            self.damaged.push(part);
        }
    }

    fn field<T: Default>(
        &mut self,
        name: &str,
        damage: Damage,
        read: fn(&Value) -> Option<T>,
    ) -> T {
        let field = read(&self.fields[name]);
        if field.is_none() {
            self.damage(damage);
        }
        field.unwrap_or_default()
    }

    fn players(&mut self, record: &str) -> Vec<SavedPlayer> {
        let players = self.field("players", Damage::Seats, |players| {
            players.as_array().cloned()
        });
        let mut head = record.lines().take_while(|line| !line.is_empty());
        let seats = head.find_map(|line| line.strip_prefix("players: "));
        if seats.is_some_and(|seats| seats != players.len().to_string()) {
            self.damage(Damage::Seats);
        }
        players.iter().map(|player| self.player(player)).collect()
    }

    fn player(&mut self, player: &Value) -> SavedPlayer {
        let bot = match &player["bot"] {
            Value::Null if player.is_object() => None,
            bot => {
                let bot = text_of(bot).filter(|bot| bot.parse::<BotSpec>().is_ok());
                if bot.is_none() {
                    self.damage(Damage::Seats);
                }
                bot
            }
        };
        let orders = match player.get("orders") {
            None => Some(Orders::default()),
            Some(orders) => serde_json::from_value(orders.clone()).ok(),
        };
        if orders.is_none() {
            self.damage(Damage::Orders);
        }
        SavedPlayer {
            name: text_of(&player["name"]).unwrap_or_default(),
            bot,
            orders: orders.unwrap_or_default(),
        }
    }
}

fn numbers_in<T: TryFrom<i64>>(value: &Value) -> Vec<T> {
    let numbers = value.as_array().into_iter().flatten();
    numbers
        .filter_map(|number| number.as_i64()?.try_into().ok())
        .collect()
}

fn text_of(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

impl Session {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.standing() == Standing::Over
    }
}

/// What has to be here before a record can be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needs {
    /// The game.
    pub game: &'static str,
    /// Whether the record carries data files of its owner's, or wants one, which something has to read.
    pub reader: bool,
}

/// What a record needs; `None` if it names no game of the catalogue.
pub fn needs_of_record(record: &str) -> Option<Needs> {
    let named = record.lines().find_map(|line| line.strip_prefix("game:"))?;
    let info = games::info(named.trim()).ok()?;
    let wants = |(name, value): &(String, String)| {
        let mut options = info.options.iter().filter(|option| option.name == name);
        options.any(|option| option.own_file.is_some_and(|(own, _)| own == value))
    };
    let carries = |record: Record| {
        let header = record.header;
        !header.own_files.is_empty() || header.options.iter().any(wants)
    };
    Some(Needs {
        game: info.id,
        // What is no record is refused without its data files.
        reader: record.parse().is_ok_and(carries),
    })
}
