//! How a new table is laid: game, seats, options, seed. The last choices are remembered.

use std::collections::BTreeMap;

use bots::{BotName, BotSpec};
use client::{Player, bot_levels, deck_option, usual_bot};
use games::AnyGame;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::{Deserialize, Serialize};
use table::{Arg, DataFile, GameInfo, Message, OptionInfo, Say, Shorthand};

use crate::browser;
use crate::desk::Desk;
use crate::guide;
use crate::keeping;
use crate::loading;
use crate::numbers_page::{kept_numbers, own_numbers};

/// What the bots are called, by seat.
const BOT_NAMES: [&str; 4] = ["Josiah", "Hester", "Matthew", "Ada"];

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

/// A deck of the owner's that a table wants.
pub(super) enum DeckOfOwner {
    /// It is kept here.
    Kept(DataFile),
    /// It is not, or no longer.
    Missing,
}

/// Who takes a seat at a new table: one of the lower levels, or the usual bot where there is no net.
fn opponent(info: &GameInfo, players: usize, seat: usize) -> String {
    match (bots::is_net_for(info.id, players as u8), seat % 2) {
        (true, 1) => BotName::Journeyman.info().name.to_owned(),
        (true, _) => BotName::Apprentice.info().name.to_owned(),
        (false, _) => usual_bot(info.id, seat).to_string(),
    }
}

/// Whether one can play a game alone.
pub(super) fn can_be_alone(info: &GameInfo) -> bool {
    *info.players.start() == 1
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
    /// Which of the decks that are kept is used, where the options want one of the owner's.
    pub(super) own_deck: String,
}

impl NewTable {
    /// One person, alone or else against bots, every option as the catalogue has it.
    fn usual(info: &GameInfo) -> NewTable {
        let mut table = NewTable {
            seats: vec![SeatChoice::default()],
            options: BTreeMap::new(),
            drawn: false,
            own_numbers: true,
            own_deck: String::new(),
        };
        table.set_players(info, if can_be_alone(info) { 1 } else { 3 });
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
        if let (Some(DeckOfOwner::Missing), Some((option, ..))) =
            (table.deck_of_owner(info), deck_option(info))
        {
            table.options.remove(option);
        }
        table
    }

    /// The choices for a game of one person against bots, as last time if it was one.
    fn against_bots(desk: Desk, info: &GameInfo) -> NewTable {
        let mut table = NewTable::remembered(desk, info);
        let persons = table.seats.iter().filter(|seat| seat.bot.is_none()).count();
        if persons != 1 {
            table.seats = NewTable::usual(info).seats;
        }
        table.set_players(info, table.seats.len().max(2));
        table
    }

    /// The choices for a game of one person alone, otherwise as last time.
    fn alone(desk: Desk, info: &GameInfo) -> NewTable {
        let mut table = NewTable::remembered(desk, info);
        let person = table.seats.iter().find(|seat| seat.bot.is_none());
        table.seats = vec![person.cloned().unwrap_or_default()];
        table
    }

    /// The deck of the owner's that the options want, if they want one.
    pub(super) fn deck_of_owner(&self, info: &GameInfo) -> Option<DeckOfOwner> {
        let (option, own, file) = deck_option(info)?;
        (self.option(info, option) == own).then(|| match keeping::deck(&self.own_deck) {
            Some(text) => DeckOfOwner::Kept(info.own_file(file, &text)),
            None => DeckOfOwner::Missing,
        })
    }

    /// Uses this deck of the owner's.
    pub(super) fn use_deck(&mut self, info: &GameInfo, id: &str) {
        if let Some((option, own, _)) = deck_option(info) {
            self.options.insert(option.to_owned(), own.to_owned());
            self.own_deck = id.to_owned();
        }
    }

    /// Whether the deck of the owner's that the options want is missing.
    pub(super) fn lacks_deck(&self, info: &GameInfo) -> bool {
        matches!(self.deck_of_owner(info), Some(DeckOfOwner::Missing))
    }

    /// Whether an option applies to what is chosen.
    pub(super) fn can_have(&self, info: &GameInfo, option: &OptionInfo) -> bool {
        option.applies(info.options, &self.with_players())
    }

    /// What is chosen, with how many play: an option may depend on that.
    fn with_players(&self) -> Vec<(String, String)> {
        let mut chosen: Vec<(String, String)> = self.options.clone().into_iter().collect();
        chosen.push(("players".to_owned(), self.seats.len().to_string()));
        chosen
    }

    /// The options that apply for so many players, each with its value where one was chosen.
    pub(super) fn applying(&self, info: &GameInfo) -> Vec<(String, String)> {
        let chosen = self.with_players();
        let applies = |(name, _): &&(String, String)| {
            let option = info.options.iter().find(|option| option.name == name);
            option.is_some_and(|option| option.applies(info.options, &chosen))
        };
        chosen.iter().filter(applies).cloned().collect()
    }

    /// Makes it a table for this many; new seats are taken by bots.
    pub(super) fn set_players(&mut self, info: &GameInfo, players: usize) {
        let fewest = usize::from(*info.players.start());
        let most = usize::from(*info.players.end());
        let players = players.clamp(fewest, most);
        self.seats.truncate(players);
        while self.seats.len() < players {
            let bot = opponent(info, players, self.seats.len());
            self.seats.push(SeatChoice::bot(&bot));
        }
        // Not every number of players has a net.
        let levels = bot_levels(info.id, players);
        for (index, seat) in self.seats.iter_mut().enumerate() {
            let has_net = |bot: &String| bot.parse().is_ok_and(|bot: BotSpec| bot.name.has_net());
            let is_listed = |bot: &String| levels.iter().any(|(level, _)| level == bot);
            if let Some(bot) = seat.bot.as_mut()
                && has_net(bot)
                && !is_listed(bot)
            {
                *bot = opponent(info, players, index);
            }
        }
    }

    /// The value of an option.
    pub(super) fn option(&self, info: &GameInfo, name: &str) -> String {
        let known = info.options.iter().find(|option| option.name == name);
        let usual = known.and_then(|option| option.values.first()).copied();
        let chosen = self.options.get(name).map(String::as_str);
        chosen.or(usual).unwrap_or_default().to_owned()
    }

    /// Whether the options are as a value of a shorthand has them: what it stands for, and the
    /// default where it stands for nothing.
    pub(super) fn is_short(&self, info: &GameInfo, word: &Shorthand, value: &str) -> bool {
        let all = word.options.iter().map(|(option, _)| *option);
        let mut due = all.map(|option| (option, of_shorthand(info, word, option, value)));
        due.all(|(option, due)| self.option(info, option) == due)
    }

    /// Sets all options that a shorthand speaks of.
    pub(super) fn set_shorthand(&mut self, info: &GameInfo, word: &Shorthand, value: &str) {
        for (option, _) in word.options {
            let due = of_shorthand(info, word, option, value);
            self.options.insert((*option).to_owned(), due.to_owned());
        }
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

/// The value of an option with a value of a shorthand that speaks of it.
fn of_shorthand(info: &GameInfo, word: &Shorthand, option: &str, value: &str) -> &'static str {
    let means = word.means(value).unwrap_or_default();
    let named = means.iter().find(|(name, _)| *name == option);
    let known = info.options.iter().find(|known| known.name == option);
    let usual = known.and_then(|option| option.values.first()).copied();
    named.map(|(_, value)| *value).or(usual).unwrap_or_default()
}

/// Lays the table and deals. An empty seed is a random one.
pub(super) fn start(desk: Desk, info: &'static GameInfo, table: &NewTable, seed: &str) {
    remember(desk, info, table);
    let (table, seed) = (table.clone(), seed.to_owned());
    spawn_local(async move {
        if loading::game(desk, info.id).await {
            let deck = match table.deck_of_owner(info) {
                Some(DeckOfOwner::Kept(file)) => Some(file),
                Some(DeckOfOwner::Missing) | None => None,
            };
            let wants_own = table.own_numbers && !kept_numbers(info).is_empty();
            if (wants_own || deck.is_some()) && !loading::reader(desk, info.id).await {
                return;
            }
            let mut files = match wants_own {
                true => own_numbers(info),
                false => Vec::new(),
            };
            files.extend(deck);
            deal(desk, info, &table, &seed, files);
        }
    });
}

/// Deals a game for one person alone, otherwise as last time.
pub(super) fn play_alone(desk: Desk, info: &'static GameInfo) {
    start(desk, info, &NewTable::alone(desk, info), "");
}

/// Deals a game against bots, as last time. With `data`, the game uses these numbers.
pub(crate) fn play_bots(desk: Desk, info: &'static GameInfo, data: Option<Vec<DataFile>>) {
    let table = NewTable::against_bots(desk, info);
    match data {
        Some(data) => {
            deal(desk, info, &table, "", data);
        }
        None => start(desk, info, &table, ""),
    }
}

/// Deals a game for one person alone with a deck of the owner's and these options besides.
pub(crate) fn play_deck(desk: Desk, info: &'static GameInfo, text: &str, options: &[(&str, &str)]) {
    let mut table = NewTable::alone(desk, info);
    table.use_deck(info, "");
    for (name, value) in options {
        table
            .options
            .insert((*name).to_owned(), (*value).to_owned());
    }
    if let Some((_, _, file)) = deck_option(info) {
        deal(desk, info, &table, "", vec![info.own_file(file, text)]);
    }
}

/// Lays out the form for a table with a deck that is kept.
pub(crate) fn choose_deck(desk: Desk, info: &'static GameInfo, id: &str) {
    let mut table = NewTable::remembered(desk, info);
    table.use_deck(info, id);
    remember(desk, info, &table);
    desk.chosen.set(info);
}

/// Deals the guided first game, against quick bots if it is for several.
pub(super) fn learn(desk: Desk, info: &'static GameInfo) {
    let Some(guided) = info.guided else {
        return;
    };
    let mut table = NewTable::usual(info);
    table.set_players(info, guided.players.into());
    let quick = bot_levels(info.id, 0).into_iter().nth(1);
    for seat in table.seats.iter_mut().skip(1) {
        *seat = SeatChoice::bot(quick.as_ref().map_or("random", |(bot, _)| bot));
    }
    for (name, value) in guided.options {
        let (name, value) = ((*name).to_owned(), (*value).to_owned());
        table.options.insert(name, value);
    }
    spawn_local(async move {
        if loading::game(desk, info.id).await && deal(desk, info, &table, guided.seed, Vec::new()) {
            desk.with_table(guide::begin);
        }
    });
}

fn deal(
    desk: Desk,
    info: &'static GameInfo,
    table: &NewTable,
    seed: &str,
    files: Vec<DataFile>,
) -> bool {
    let mut players = table.players(desk);
    if table.drawn {
        draw(&mut players);
    }
    let options = table.applying(info);
    let seed = match seed.trim() {
        "" => browser::random_word(),
        typed => typed.to_owned(),
    };
    match AnyGame::new(info.id, players.len() as u8, &options, &files) {
        Ok(game) => {
            let (players, names): (Vec<Player>, Vec<String>) = players.into_iter().unzip();
            desk.notice.set(None);
            desk.deal(game, &seed, players, &names);
            true
        }
        Err(error) => {
            let message = Message::new("page-no-table").with("why", error.say());
            spawn_local(loading::tell(desk, Some(info), message));
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
