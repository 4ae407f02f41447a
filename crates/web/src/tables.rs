//! The boards: what belongs to a game is asked for here; the frame knows none by name.

mod arkwright;
mod cardgame;
mod kanal;
mod nothing;
#[cfg(feature = "quarry")]
mod plain;
#[cfg(feature = "quarry")]
mod quarry;

use std::future::Future;
use std::pin::Pin;

use bots::Bots;
use games::{AnyGame, AnyPlay, Clerk, Loaded, Reader, Rules};
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use table::{Game, Notation, Seat};

use crate::desk::{Desk, TableState};
use crate::end_page::Ending;
use crate::rules_page::Entry;

/// A game of the catalogue as the page knows it before it is loaded.
struct Line {
    game: &'static str,
    /// Its picture on the start page.
    emblem: fn() -> AnyView,
    /// Its style sheet, where the page does not begin with it.
    style: Option<&'static str>,
    load: fn() -> Loading<Room>,
    load_bots: fn() -> Loading<dyn Bots>,
    load_more: fn() -> Loading<dyn Clerk>,
    load_reader: fn() -> Loading<dyn Reader>,
}

type Loading<T> = Pin<Box<dyn Future<Output = Result<&'static T, SplitLoaderError>>>>;

/// Everything of a game that is loaded when it is first wanted.
struct Room {
    rules: &'static dyn Rules,
    view: &'static GameView,
}

/// A line for each game.
const LINES: &[Line] = &[
    Line {
        game: "spinning-jenny",
        emblem: arkwright::emblem,
        style: None,
        load: || Box::pin(load_spinning_jenny()),
        load_bots: || Box::pin(load_spinning_jenny_bots()),
        load_more: || Box::pin(load_spinning_jenny_more()),
        load_reader: || Box::pin(load_spinning_jenny_reader()),
    },
    Line {
        game: "water-frame",
        emblem: arkwright::water_frame::emblem,
        style: Some("water-frame.css"),
        load: || Box::pin(load_water_frame()),
        load_bots: || Box::pin(load_water_frame_bots()),
        load_more: || Box::pin(load_water_frame_more()),
        load_reader: || Box::pin(load_water_frame_reader()),
    },
    Line {
        game: "oranienburger-kanal",
        emblem: kanal::emblem,
        style: Some("oranienburger-kanal.css"),
        load: || Box::pin(load_kanal()),
        load_bots: || Box::pin(load_kanal_bots()),
        load_more: || Box::pin(load_kanal_more()),
        load_reader: || Box::pin(load_kanal_reader()),
    },
    Line {
        game: "card-game",
        emblem: cardgame::emblem,
        style: Some("card-game.css"),
        load: || Box::pin(load_card_game()),
        load_bots: || Box::pin(load_card_game_bots()),
        load_more: || Box::pin(load_card_game_more()),
        load_reader: || Box::pin(load_card_game_reader()),
    },
    #[cfg(feature = "quarry")]
    Line {
        game: "quarry",
        emblem: plain::emblem,
        style: None,
        load: || Box::pin(load_quarry()),
        load_bots: || Box::pin(load_quarry_bots()),
        load_more: || Box::pin(load_quarry_more()),
        load_reader: || Box::pin(load_quarry_reader()),
    },
];

#[wasm_split(spinning_jenny, wasm_split_path = leptos::wasm_split, fallible)]
fn load_spinning_jenny() -> Result<&'static Room, SplitLoaderError> {
    Ok(&arkwright::ROOM)
}

#[wasm_split(spinning_jenny_bots, wasm_split_path = leptos::wasm_split, fallible)]
fn load_spinning_jenny_bots() -> Result<&'static dyn Bots, SplitLoaderError> {
    Ok(arkwright::BOTS)
}

#[wasm_split(spinning_jenny_more, wasm_split_path = leptos::wasm_split, fallible)]
fn load_spinning_jenny_more() -> Result<&'static dyn Clerk, SplitLoaderError> {
    Ok(arkwright::CLERK)
}

#[wasm_split(spinning_jenny_reader, wasm_split_path = leptos::wasm_split, fallible)]
fn load_spinning_jenny_reader() -> Result<&'static dyn Reader, SplitLoaderError> {
    Ok(arkwright::READER)
}

#[wasm_split(water_frame, wasm_split_path = leptos::wasm_split, fallible)]
fn load_water_frame() -> Result<&'static Room, SplitLoaderError> {
    Ok(&arkwright::water_frame::ROOM)
}

#[wasm_split(water_frame_bots, wasm_split_path = leptos::wasm_split, fallible)]
fn load_water_frame_bots() -> Result<&'static dyn Bots, SplitLoaderError> {
    Ok(arkwright::water_frame::BOTS)
}

#[wasm_split(water_frame_more, wasm_split_path = leptos::wasm_split, fallible)]
fn load_water_frame_more() -> Result<&'static dyn Clerk, SplitLoaderError> {
    Ok(arkwright::water_frame::more::unfold())
}

#[wasm_split(water_frame_reader, wasm_split_path = leptos::wasm_split, fallible)]
fn load_water_frame_reader() -> Result<&'static dyn Reader, SplitLoaderError> {
    Ok(arkwright::water_frame::READER)
}

#[wasm_split(oranienburger_kanal, wasm_split_path = leptos::wasm_split, fallible)]
fn load_kanal() -> Result<&'static Room, SplitLoaderError> {
    Ok(&kanal::ROOM)
}

#[wasm_split(oranienburger_kanal_bots, wasm_split_path = leptos::wasm_split, fallible)]
fn load_kanal_bots() -> Result<&'static dyn Bots, SplitLoaderError> {
    Ok(kanal::BOTS)
}

#[wasm_split(oranienburger_kanal_more, wasm_split_path = leptos::wasm_split, fallible)]
fn load_kanal_more() -> Result<&'static dyn Clerk, SplitLoaderError> {
    Ok(kanal::CLERK)
}

#[wasm_split(oranienburger_kanal_reader, wasm_split_path = leptos::wasm_split, fallible)]
fn load_kanal_reader() -> Result<&'static dyn Reader, SplitLoaderError> {
    Ok(kanal::READER)
}

#[wasm_split(card_game, wasm_split_path = leptos::wasm_split, fallible)]
fn load_card_game() -> Result<&'static Room, SplitLoaderError> {
    Ok(&cardgame::ROOM)
}

#[wasm_split(card_game_bots, wasm_split_path = leptos::wasm_split, fallible)]
fn load_card_game_bots() -> Result<&'static dyn Bots, SplitLoaderError> {
    Ok(cardgame::BOTS)
}

#[wasm_split(card_game_more, wasm_split_path = leptos::wasm_split, fallible)]
fn load_card_game_more() -> Result<&'static dyn Clerk, SplitLoaderError> {
    Ok(cardgame::CLERK)
}

#[wasm_split(card_game_reader, wasm_split_path = leptos::wasm_split, fallible)]
fn load_card_game_reader() -> Result<&'static dyn Reader, SplitLoaderError> {
    Ok(cardgame::READER)
}

#[cfg(feature = "quarry")]
#[wasm_split(quarry, wasm_split_path = leptos::wasm_split, fallible)]
fn load_quarry() -> Result<&'static Room, SplitLoaderError> {
    Ok(&quarry::ROOM)
}

#[cfg(feature = "quarry")]
#[wasm_split(quarry_bots, wasm_split_path = leptos::wasm_split, fallible)]
fn load_quarry_bots() -> Result<&'static dyn Bots, SplitLoaderError> {
    Ok(quarry::BOTS)
}

#[cfg(feature = "quarry")]
#[wasm_split(quarry_more, wasm_split_path = leptos::wasm_split, fallible)]
fn load_quarry_more() -> Result<&'static dyn Clerk, SplitLoaderError> {
    Ok(quarry::CLERK)
}

#[cfg(feature = "quarry")]
#[wasm_split(quarry_reader, wasm_split_path = leptos::wasm_split, fallible)]
fn load_quarry_reader() -> Result<&'static dyn Reader, SplitLoaderError> {
    Ok(quarry::READER)
}

static LOADED: Loaded<GameView> = Loaded::none();

/// Whether a game is here.
pub(crate) fn is_loaded(game: &str) -> bool {
    LOADED.of(game).is_some()
}

/// The style sheet of a game, where the page does not begin with it.
pub(crate) fn style(game: &str) -> Option<&'static str> {
    LINES.iter().find(|line| line.game == game)?.style
}

/// Loads a game, unless it is here; says whether it is. A worker has no document to put its style in.
pub(crate) async fn load(game: &str) -> bool {
    let Some(line) = LINES.iter().find(|line| line.game == game) else {
        return false;
    };
    if is_loaded(line.game) {
        return true;
    }
    let Ok(room) = (line.load)().await else {
        return false;
    };
    games::install(room.rules);
    LOADED.add(line.game, room.view);
    true
}

/// Loads the bots of a game, which think in a worker and are not waited for by a table; says whether
/// they are here.
pub(crate) async fn load_bots(game: &str) -> bool {
    let Some(line) = LINES.iter().find(|line| line.game == game) else {
        return false;
    };
    if !bots::are_here(line.game) {
        let Ok(bots) = (line.load_bots)().await else {
            return false;
        };
        bots::install(bots);
    }
    true
}

/// Loads what writes the accounts of a game, which a new table is not kept waiting for; says whether
/// it is here.
pub(crate) async fn load_more(game: &str) -> bool {
    let Some(line) = LINES.iter().find(|line| line.game == game) else {
        return false;
    };
    if !games::has_clerk(line.game) {
        let Ok(clerk) = (line.load_more)().await else {
            return false;
        };
        games::install_clerk(line.game, clerk);
    }
    true
}

/// Loads what reads the data files of a game, for its numbers or for an owner's; says whether it is
/// here.
pub(crate) async fn load_reader(game: &str) -> bool {
    let Some(line) = LINES.iter().find(|line| line.game == game) else {
        return false;
    };
    if !games::has_reader(game) {
        let Ok(reader) = (line.load_reader)().await else {
            return false;
        };
        games::install_reader(line.game, reader);
    }
    true
}

/// Loads what a record needs: its game, and what reads the data files that it carries.
pub(crate) async fn load_for_record(record: &str) -> bool {
    let Some(needs) = client::needs_of_record(record) else {
        return false;
    };
    load(needs.game).await && (!needs.reader || load_reader(needs.game).await)
}

/// The picture of a game on the start page.
pub(crate) fn emblem(game: &str) -> Option<AnyView> {
    let line = LINES.iter().find(|line| line.game == game)?;
    Some((line.emblem)())
}

/// How a game is shown.
pub(crate) struct GameView {
    /// The sheets of its table.
    pub(crate) sheets: fn(Desk) -> Sheets,
    /// The name of the pane that holds its forecast, where that shares a place with turn and ledger.
    pub(crate) pane: Option<&'static str>,
    /// The parts of its table on a phone besides the ledger, each with its sign; the first is open.
    pub(crate) tabs: &'static [(&'static str, &'static str)],
    /// What helps to answer what is asked.
    pub(crate) hint: fn(Desk, &AnyPlay) -> Option<String>,
    /// What the bar offers in so many places.
    pub(crate) choices: fn(Desk, usize) -> Offered,
    /// The ending; `None` while the game is going on.
    pub(crate) ending: fn(Desk, &TableState) -> Option<Ending>,
    /// Its cards, if an owner can bring his own.
    pub(crate) deck: Option<DeckView>,
    /// Its rules reference.
    pub(crate) reference: Reference,
    /// What the guided first game explains.
    pub(crate) guide: Guide,
}

/// What the bar offers besides being done.
#[derive(Clone, Default, PartialEq, Eq)]
pub(crate) struct Offered {
    /// The commonest choices in notation, each with its label.
    pub(crate) choices: Vec<(String, String)>,
    /// How many more there are and where, in words.
    pub(crate) more: Option<String>,
}

/// The sheets of a table that belong to its game.
pub(crate) struct Sheets {
    /// The left column: market and markers.
    pub(crate) left: AnyView,
    /// The middle column: players, tracks, mills.
    pub(crate) middle: AnyView,
    /// The forecast, above the turn and the ledger.
    pub(crate) forecast: AnyView,
    /// The timetable in the header.
    pub(crate) timetable: AnyView,
    /// Cash and shares of everybody, always in sight on a phone.
    pub(crate) strip: AnyView,
    /// The forecast of the active good in one line, above the buttons on a phone.
    pub(crate) forecast_line: AnyView,
}

/// How the cards of a game are shown.
pub(crate) struct DeckView {
    /// What the deck is called, in the language that is spoken.
    pub(crate) name: fn(Desk, &AnyGame) -> String,
    /// All cards of the deck, to look at and to print.
    pub(crate) cards: fn(Desk, &AnyGame) -> AnyView,
}

/// What a rules reference has entries for.
pub(crate) struct Reference {
    /// Every entry, in the order of the rule book.
    pub(crate) entries: &'static [Entry],
    /// The entries that speak of a section first, where several do.
    pub(crate) first: &'static [(&'static str, &'static str)],
    /// The entries that speak of a question, a refusal or a step of an account, by its message id,
    /// where its section would lead to another; of several that of the section goes before.
    pub(crate) about: &'static [(&'static str, &'static str)],
    /// The signs that an entry speaks of, by its slug, where they are drawn.
    pub(crate) signs: fn(Desk, &str) -> Option<AnyView>,
}

impl Reference {
    /// That of a game without one.
    const NONE: Reference = Reference {
        entries: &[],
        first: &[],
        about: &[],
        signs: |_, _| None,
    };
}

/// What a guided first game explains.
pub(crate) struct Guide {
    /// Everything that is explained once, in the order in which it is if several are due.
    pub(crate) lessons: &'static [Lesson],
    /// The game whose lessons of the same name need not be given again.
    pub(crate) builds_on: Option<&'static str>,
    /// Whether the lesson with this number matters to this player now.
    pub(crate) is_due: fn(usize, &AnyPlay, Seat) -> bool,
    /// The lesson that is given beside a step of an account of this kind.
    pub(crate) beside: fn(u8, usize) -> Option<usize>,
    /// What is asked, as the last part of a message id.
    pub(crate) asked: fn(&AnyPlay) -> &'static str,
    /// Why the first step of a turn is sensible, as the last part of a message id; `None` if it is
    /// no choice.
    pub(crate) why: fn(&AnyPlay, &[String]) -> Option<&'static str>,
}

impl Guide {
    /// That of a game without a guided one.
    const NONE: Guide = Guide {
        lessons: &[],
        builds_on: None,
        is_due: |_, _, _| false,
        beside: |_, _| None,
        asked: |_| "",
        why: |_, _| None,
    };
}

/// Something that is explained once, when it first matters.
#[derive(Clone, Copy)]
pub(crate) struct Lesson {
    /// Its name in the ids of its texts.
    pub(crate) slug: &'static str,
    /// The entry of the rules reference to read on.
    pub(crate) rule: &'static str,
}

/// The turn that is pointed at, mostly a single choice.
pub(crate) fn pointed_turn<A: Notation>(desk: Desk) -> Option<Vec<A>> {
    desk.pointed.with(|text| {
        let actions = text.as_ref()?.split("; ");
        actions.map(|action| action.parse().ok()).collect()
    })
}

/// Where these choices lead from a board; `None` if one of them is not allowed.
pub(crate) fn ahead<G: Game>(
    game: &G,
    board: &G::Board,
    choices: &[G::Action],
) -> Option<G::Board> {
    let mut board = *board;
    for &action in choices {
        game.check(&board, action).ok()?;
        game.act(&mut board, action, &mut ());
    }
    Some(board)
}

/// How the game with this name is shown; nothing is before it is loaded.
pub(crate) fn view(game: &str) -> &'static GameView {
    LOADED.of(game).unwrap_or(&nothing::VIEW)
}
