//! How a new table is laid: game, seats, options, seed. The last choices are remembered.

use std::collections::BTreeMap;

use bots::{BotSpec, bots_for};
use client::{Player, usual_bot};
use games::AnyGame;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::{Deserialize, Serialize};
use table::{Arg, DataFile, GameInfo, Say};

use crate::browser;
use crate::desk::Desk;
use crate::loading;
use crate::numbers_page::{kept_numbers, own_numbers};

/// How long a bot thinks about a turn: a word, and what stands behind the bot's name.
const LEVELS: [(&str, &str); 3] = [("quick", "@300n"), ("steady", "@3000n"), ("strong", "")];

/// What the bots are called, by seat.
const BOT_NAMES: [&str; 4] = ["Josiah", "Hester", "Matthew", "Ada"];

/// The bots one can choose: how it is written, and the id of its text. Where several think, each is a
/// level of its own.
pub(crate) fn bot_levels(game: &str) -> Vec<(String, String)> {
    let mut levels = Vec::new();
    let bots = bots_for(game);
    let is_alone = bots.iter().filter(|bot| bot.takes_budget).count() == 1;
    for bot in bots {
        if bot.takes_budget && is_alone {
            for (level, budget) in LEVELS {
                let text = format!("start-bot-{}-{level}", bot.name);
                levels.push((format!("{}{budget}", bot.name), text));
            }
        } else {
            levels.push((bot.name.to_owned(), format!("start-bot-{}", bot.name)));
        }
    }
    levels
}

/// Who sits in a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct SeatChoice {
    /// The person's name; empty if none was given.
    pub(super) name: String,
    /// The bot as it is written; `None` for a person.
    pub(super) bot: Option<String>,
}

impl SeatChoice {
    fn bot(written: &str) -> SeatChoice {
        SeatChoice {
            name: String::new(),
            bot: Some(written.to_owned()),
        }
    }
}

/// The choices for a table of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct NewTable {
    pub(super) seats: Vec<SeatChoice>,
    pub(super) options: BTreeMap<String, String>,
    /// Whether the seats are drawn; otherwise they are as listed.
    pub(super) drawn: bool,
    /// Whether the owner's own numbers are used, if there are any.
    pub(super) own_numbers: bool,
}

impl NewTable {
    /// One person against bots, every option as the catalogue has it.
    fn usual(info: &GameInfo) -> NewTable {
        let mut table = NewTable {
            seats: vec![SeatChoice::default()],
            options: BTreeMap::new(),
            drawn: false,
            own_numbers: true,
        };
        table.set_players(info, 3);
        table
    }

    /// The choices of last time, as far as they still fit the game.
    pub(super) fn remembered(desk: Desk, info: &GameInfo) -> NewTable {
        let last = desk
            .settings
            .with_untracked(|settings| settings.tables.get(info.id).cloned());
        let Some(mut table) = last else {
            return NewTable::usual(info);
        };
        for seat in &mut table.seats {
            let plays = |bot: &String| {
                let spec: Option<BotSpec> = bot.parse().ok();
                spec.is_some_and(|spec| spec.check_for(info.id).is_ok())
            };
            seat.bot = seat.bot.take().filter(plays);
        }
        table.set_players(info, table.seats.len());
        table.options.retain(|name, value| {
            let known = info.options.iter().find(|option| option.name == name);
            known.is_some_and(|option| option.values.contains(&value.as_str()))
        });
        table
    }

    /// The choices for a game of one person against bots, as last time if it was one.
    fn against_bots(desk: Desk, info: &GameInfo) -> NewTable {
        let mut table = NewTable::remembered(desk, info);
        let persons = table.seats.iter().filter(|seat| seat.bot.is_none()).count();
        if persons != 1 {
            table.seats = NewTable::usual(info).seats;
        }
        table
    }

    /// Makes it a table for this many; new seats are taken by bots.
    pub(super) fn set_players(&mut self, info: &GameInfo, players: usize) {
        let fewest = usize::from(*info.players.start());
        let most = usize::from(*info.players.end());
        let players = players.clamp(fewest, most);
        self.seats.truncate(players);
        while self.seats.len() < players {
            let bot = usual_bot(info.id, self.seats.len());
            self.seats.push(SeatChoice::bot(&bot.to_string()));
        }
    }

    /// The value of an option.
    pub(super) fn option(&self, info: &GameInfo, name: &str) -> String {
        let known = info.options.iter().find(|option| option.name == name);
        let usual = known.and_then(|option| option.values.first()).copied();
        let chosen = self.options.get(name).map(String::as_str);
        chosen.or(usual).unwrap_or_default().to_owned()
    }

    /// Players and names by seat. A bot is called after its seat in the list, so a drawn order keeps names.
    fn players(&self, desk: Desk) -> Vec<(Player, String)> {
        let own = desk
            .settings
            .with_untracked(|settings| settings.name.clone());
        let first = self.seats.iter().position(|seat| seat.bot.is_none());
        let mut players = Vec::new();
        for (index, (seat, bot_name)) in self.seats.iter().zip(BOT_NAMES).enumerate() {
            let bot = seat.bot.as_deref().and_then(|bot| bot.parse().ok());
            players.push(match bot {
                Some(bot) => {
                    let name = Arg::Verbatim(bot_name.to_owned());
                    (
                        Player::Bot(bot),
                        desk.tr("start-bot-name", &[("name", name)]),
                    )
                }
                None if seat.name.trim().is_empty() && Some(index) == first => {
                    (Player::Person, own.clone())
                }
                None => (Player::Person, seat.name.trim().to_owned()),
            });
        }
        players
    }
}

/// Lays the table and deals. An empty seed is a random one.
pub(super) fn start(desk: Desk, info: &'static GameInfo, table: &NewTable, seed: &str) {
    remember(desk, info, table);
    let (table, seed) = (table.clone(), seed.to_owned());
    spawn_local(async move {
        if loading::game(desk, info.id).await {
            let wants_own = table.own_numbers && kept_numbers(info.id).is_some();
            if wants_own && !loading::reader(desk, info.id).await {
                return;
            }
            let own = own_numbers(info.id).filter(|_| wants_own);
            deal(desk, info, &table, &seed, own.as_deref());
        }
    });
}

/// Deals a game against bots, as last time. With `data`, the game uses these numbers.
pub(crate) fn play_bots(desk: Desk, info: &'static GameInfo, data: Option<&str>) {
    let table = NewTable::against_bots(desk, info);
    match data {
        Some(data) => {
            deal(desk, info, &table, "", Some(data));
        }
        None => start(desk, info, &table, ""),
    }
}

/// Deals the guided first game, against quick bots if it is for several.
pub(super) fn learn(desk: Desk, info: &'static GameInfo) {
    let Some(guided) = info.guided else {
        return;
    };
    let mut table = NewTable::usual(info);
    table.set_players(info, guided.players.into());
    let quick = bot_levels(info.id).into_iter().nth(1);
    for seat in table.seats.iter_mut().skip(1) {
        *seat = SeatChoice::bot(quick.as_ref().map_or("random", |(bot, _)| bot));
    }
    for (name, value) in guided.options {
        let (name, value) = ((*name).to_owned(), (*value).to_owned());
        table.options.insert(name, value);
    }
    spawn_local(async move {
        if loading::game(desk, info.id).await && deal(desk, info, &table, guided.seed, None) {
            desk.with_table(|table| table.guide = Some(0));
        }
    });
}

fn deal(
    desk: Desk,
    info: &'static GameInfo,
    table: &NewTable,
    seed: &str,
    data: Option<&str>,
) -> bool {
    let mut players = table.players(desk);
    if table.drawn {
        draw(&mut players);
    }
    let mut chosen: Vec<(String, String)> = table.options.clone().into_iter().collect();
    // What an option depends on may be how many play.
    chosen.push(("players".to_owned(), players.len().to_string()));
    let applies = |(name, _): &&(String, String)| {
        let option = info.options.iter().find(|option| option.name == name);
        option.is_some_and(|option| option.applies(info.options, &chosen))
    };
    let options: Vec<(String, String)> = chosen.iter().filter(applies).cloned().collect();
    let seed = match seed.trim() {
        "" => browser::random_word(),
        typed => typed.to_owned(),
    };
    let files: Vec<DataFile> = data.into_iter().map(DataFile::numbers).collect();
    match AnyGame::new(info.id, players.len() as u8, &options, &files) {
        Ok(game) => {
            let (players, names): (Vec<Player>, Vec<String>) = players.into_iter().unzip();
            desk.notice.set(None);
            desk.deal(game, &seed, players, &names);
            true
        }
        Err(error) => {
            let why = [("why", Arg::Said(error.say()))];
            desk.notice.set(Some(desk.tr("page-no-table", &why)));
            false
        }
    }
}

/// Draws who sits where.
fn draw<T>(seats: &mut [T]) {
    for last in (1..seats.len()).rev() {
        let place = (js_sys::Math::random() * (last + 1) as f64) as usize;
        seats.swap(last, place.min(last));
    }
}

fn remember(desk: Desk, info: &GameInfo, table: &NewTable) {
    let first = table.seats.iter().find(|seat| seat.bot.is_none());
    let name = first.map(|seat| seat.name.trim().to_owned());
    desk.settings.update(|settings| {
        settings.tables.insert(info.id.to_owned(), table.clone());
        if let Some(name) = name.filter(|name| !name.is_empty()) {
            settings.name = name;
        }
    });
}
