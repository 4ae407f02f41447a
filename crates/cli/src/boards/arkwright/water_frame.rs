//! Water Frame on a terminal: what it has more on the table and before each player.

mod harbour;

use arkwright::{
    Arkwright, Board, EventMarker, Good, MatKind, Tile, WaterComponents, WaterFrame,
    water_provenance,
};
use games::{AnyGame, AnyPlay, Error};
use serde_json::Value;
use table::{DataFile, GameInfo, Message, Play, Seat};

use super::super::grid::{list, sentence};
use super::super::{Voice, numbers};
use super::board::{above, companies};

type Game = Arkwright<WaterFrame>;
type Table = Board<WaterFrame>;

/// The whole board.
pub(super) fn lines(play: &Play<Game>, voice: Voice<'_>) -> Vec<String> {
    let (game, board) = (play.game(), play.board());
    let mut lines = above(play, voice);
    lines.extend(economy(game, board, voice));
    lines.extend(events(board, voice));
    lines.extend(mat(game, board, voice));
    lines.extend(tiles(board, voice));
    lines.push(String::new());
    lines.extend(companies(game, board, voice));
    for seat in Seat::all(board.players) {
        lines.push(String::new());
        lines.extend(harbour::lines(game, board, seat, voice));
    }
    lines.push(voice.text("board-legend"));
    lines
}

impl Voice<'_> {
    /// A list behind a title.
    fn listed(self, title: &str, items: &[String], separator: &str) -> Vec<String> {
        list(&format!("{}: ", self.text(title)), items, separator)
    }

    fn word(self, word: &str) -> String {
        self.text(&format!("word-{word}"))
    }
}

/// The economy markers that were revealed, by good: how far the importer moved, and how many
/// workers came back.
fn economy(game: &Game, board: &Table, voice: Voice<'_>) -> Vec<String> {
    let markers = &game.water_components().economy;
    let of_good = |good: Good| {
        let seen = board.parts.economy[good.index()];
        let seen = (0..).zip(markers).filter(|(at, _)| seen & (1 << at) != 0);
        let seen: Vec<String> = seen
            .map(|(_, (importer, workers))| format!("{importer}/{workers}"))
            .collect();
        (!seen.is_empty()).then(|| format!("{} {}", voice.good(good), seen.join(" ")))
    };
    let seen: Vec<String> = Good::ALL.into_iter().filter_map(of_good).collect();
    match seen.is_empty() {
        true => Vec::new(),
        false => voice.listed("water-economy", &seen, ", "),
    }
}

/// The events that were revealed, with what lasts.
fn events(board: &Table, voice: Voice<'_>) -> Vec<String> {
    let is_seen = |event: &EventMarker| board.parts.seen & (1 << event.index()) != 0;
    let told = |event: EventMarker| {
        let name = voice.word(event.word());
        let is_bureaucracy = event == EventMarker::Bureaucracy && board.parts.bureaucracy;
        match board.parts.lasts(event) || is_bureaucracy {
            true => format!("{name} ({})", voice.text("water-in-force")),
            false => name,
        }
    };
    let seen: Vec<String> = EventMarker::ALL
        .into_iter()
        .filter(is_seen)
        .map(told)
        .collect();
    match seen.is_empty() {
        true => Vec::new(),
        false => voice.listed("water-events", &seen, ", "),
    }
}

/// How many there are of something, where it is more than one.
fn counted(count: u8, name: String) -> Option<String> {
    match count {
        0 => None,
        1 => Some(name),
        count => Some(format!("{count} × {name}")),
    }
}

/// The rows of the special markers mat with their markers and ships.
fn mat(game: &Game, board: &Table, voice: Voice<'_>) -> Vec<String> {
    let ships = &game.water_components().ships;
    let mut lines = Vec::new();
    for (row, markers) in (1_u8..).zip(board.parts.rows) {
        let marker = |(kind, count): (MatKind, u8)| counted(count, voice.word(kind.word()));
        let mut items: Vec<String> = MatKind::ALL
            .into_iter()
            .zip(markers)
            .filter_map(marker)
            .collect();
        let in_row = ships.iter().zip(board.parts.ships);
        for (ship, count) in in_row.filter(|(ship, _)| ship.row == row) {
            let args = [("capacity", ship.capacity.into())];
            items.extend(counted(count, voice.say("water-ship", &args)));
        }
        if items.is_empty() {
            items.push("–".to_owned());
        }
        let shade = voice.word(if row <= 2 { "light" } else { "dark" });
        let args = [
            ("level", row.into()),
            ("shade", table::Arg::Verbatim(shade)),
        ];
        let title = voice.say("water-row", &args);
        lines.extend(list(&format!("{title}: "), &items, ", "));
    }
    lines
}

/// The tiles in the common supply.
fn tiles(board: &Table, voice: Voice<'_>) -> Vec<String> {
    let tile = |(tile, count): (Tile, u8)| counted(count, voice.word(tile.word()));
    let mut supply: Vec<String> = Tile::ALL
        .into_iter()
        .zip(board.parts.tiles)
        .filter_map(tile)
        .collect();
    if supply.is_empty() {
        supply.push("–".to_owned());
    }
    voice.listed("water-supply", &supply, ", ")
}

/// What the tiles of this game do, and the events that can come or have come.
pub(super) fn glossary(play: &Play<Game>, voice: Voice<'_>) -> Vec<String> {
    let (numbers, board) = (play.game().water_components(), play.board());
    let is_there = |tile: &Tile| {
        let owned = Seat::all(board.players).any(|seat| board.harbour(seat).has(*tile));
        owned || board.parts.tiles[tile.index()] > 0
    };
    let mut lines = vec![format!("== {} ==", voice.text("water-tiles"))];
    for tile in Tile::ALL.into_iter().filter(is_there) {
        lines.extend(told(voice, tile.word(), &numbers.about_tile(tile)));
    }
    lines.push(format!("== {} ==", voice.text("water-events")));
    for event in play.game().events_in_play() {
        lines.extend(told(voice, event.word(), &numbers.about_event(event)));
    }
    lines
}

/// A tile or an event with what it does.
fn told(voice: Voice<'_>, name: &str, about: &Message) -> Vec<String> {
    sentence(&format!("{}: {}", voice.word(name), voice.message(about)))
}

/// What the tiles and events with a name do, and what they would do now for the player who is asked;
/// `patron` is the name of four tiles.
pub(super) fn explained(play: &AnyPlay, voice: Voice<'_>, name: &str) -> Vec<String> {
    let Some(play) = play.of::<Game>() else {
        return Vec::new();
    };
    let (game, board) = (play.game(), play.board());
    let numbers = game.water_components();
    let is_named = |word: &str| {
        let of_kind = word.strip_prefix(name);
        of_kind.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
            || voice.word(word).to_lowercase() == name
    };
    let mut lines = Vec::new();
    for tile in Tile::ALL.into_iter().filter(|tile| is_named(tile.word())) {
        lines.extend(told(voice, tile.word(), &numbers.about_tile(tile)));
        let now = game.tile_now(board, board.asked, tile);
        lines.extend(now.iter().flat_map(|now| sentence(&voice.message(now))));
    }
    for event in EventMarker::ALL {
        if is_named(event.word()) {
            lines.extend(told(voice, event.word(), &numbers.about_event(event)));
            let now = game.event_now(board, board.asked, event);
            lines.extend(now.iter().flat_map(|now| sentence(&voice.message(now))));
        }
    }
    lines
}

/// The numbers of a data file as JSON, block by block with their provenance; the hash is that of a
/// game with them.
pub(super) fn json(info: &GameInfo, text: &str) -> Result<Value, Error> {
    let components = WaterComponents::parse(text).map_err(|error| Error::Data(error.into()))?;
    let blocks = water_provenance(text).map_err(|error| Error::Data(error.into()))?;
    let players = *info.players.start();
    let game = AnyGame::new(info.id, players, &[], &[DataFile::numbers(text)])?;
    Ok(numbers::json(info, game.setup().data, &blocks, &components))
}
