//! One WebAssembly in parts: a shell, and what is fetched when it is wanted, such as a game.
//!
//! The split makes a piece for each part and one for every set of parts that share code: dozens, most
//! of them small. Pieces that are wanted together lie in one file, one behind another: compressed
//! together they are a tenth smaller, and a further game adds next to nothing to another's table.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};

use crate::loader::Script;

/// The script that fetches the pieces.
const LOADER: &str = "parts.js";

/// The part that every table needs.
const TABLE: &str = "table";

/// The part of the pages that stand beside the table.
const ASIDE: &str = "aside";

/// The part of what stands below the games of the start page.
const SHELF: &str = "shelf";

/// The part of the worker that thinks.
const THINKER: &str = "thinker";

/// How the names of the parts end that are fetched after a game's table: what reads its data files,
/// what thinks, and what lies behind its tabs.
const LATER: [&str; 3] = ["_reader", "_bots", "_more"];

/// How many bytes are worth a file of their own where only some of the games share them.
const MUCH: usize = 24_000;

/// How many bytes of what no game has alone are not worth a file of their own.
const LITTLE: usize = 3_000;

/// How the name of a file ends that holds several pieces. It is no WebAssembly as a whole, but hosts
/// of plain files go by the ending when they compress.
const SEVERAL: &str = ".parts.wasm";

/// Splits a WebAssembly into `out`; gives the part that starts.
pub(crate) fn split(wasm: &Path, out: &Path) -> Result<PathBuf> {
    let _ = fs::remove_dir_all(out);
    fs::create_dir_all(out).with_context(|| format!("cannot make {}", out.display()))?;
    let whole = fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    let main = out.join("web.wasm");
    let link = format!("./{LOADER}");
    let mut options = wasm_split_cli_support::Options::new(&whole);
    options.output_dir = out;
    options.main_out_path = &main;
    options.link_name = &link;
    options.main_module = "./web.js";
    let split = wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow!("the page could not be split: {error:#}"))?;
    let mut wanted_by: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (part, pieces) in &split.prefetch_map {
        for piece in pieces {
            wanted_by.entry(piece).or_default().insert(part);
        }
    }
    let games: BTreeSet<&str> = split
        .prefetch_map
        .keys()
        .map(String::as_str)
        .filter(|part| is_game(part))
        .collect();
    let mut files: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for (piece, parts) in &wanted_by {
        files.entry(file_of(parts, &games)).or_default().push(piece);
    }
    let size = |piece: &&str| {
        let path = out.join(format!("{piece}.wasm"));
        fs::metadata(path).map_or(0, |file| file.len() as usize)
    };
    let sizes: Vec<(String, usize)> = files
        .iter()
        .map(|(file, pieces)| (file.clone(), pieces.iter().map(size).sum()))
        .collect();
    for (file, bytes) in sizes {
        if bytes < worth_a_file(&file, &games)
            && let Some(pieces) = files.remove(&file)
        {
            files.entry(TABLE.to_owned()).or_default().extend(pieces);
        }
    }
    let loader = out.join(LOADER);
    let mut script = Script::of(&fs::read_to_string(&loader)?);
    for (file, pieces) in &files {
        write_together(out, file, pieces, &mut script)?;
    }
    fs::write(&loader, script.finished()?)?;
    Ok(main)
}

/// Whether a part is a game, with all that is needed for its table.
fn is_game(part: &str) -> bool {
    ![TABLE, ASIDE, SHELF, THINKER].contains(&part)
        && !LATER.iter().any(|later| part.ends_with(later))
}

/// What stands between the names of the parts that share a file.
const AND: &str = "-";

/// The file in which a piece lies that these parts share.
///
/// What any table and something else share lies with the table, and so does what all games share;
/// what a game shares with its own later parts lies with the game. The rest has a file of its own,
/// so that nobody fetches a game for the sake of a page beside it, of another game or of another
/// game's later parts.
fn file_of(parts: &BTreeSet<&str>, games: &BTreeSet<&str>) -> String {
    let mut names: Vec<&str> = parts.iter().copied().filter(|part| is_game(part)).collect();
    let is_foreign = |part: &&str| {
        let game = LATER.iter().find_map(|later| part.strip_suffix(later));
        game.is_some_and(|game| !parts.contains(game))
    };
    if parts.contains(TABLE) || parts.contains(SHELF) && !names.is_empty() {
        return TABLE.to_owned();
    }
    match names.len() {
        0 => parts.iter().copied().collect::<Vec<_>>().join(AND),
        several if several > 1 && several == games.len() => TABLE.to_owned(),
        _ => {
            if parts.contains(ASIDE) {
                names.insert(0, ASIDE);
            }
            names.extend(parts.iter().copied().filter(is_foreign));
            names.join(AND)
        }
    }
}

/// How large a file has to be so as not to lie with the table.
fn worth_a_file(file: &str, games: &BTreeSet<&str>) -> usize {
    let parts: Vec<&str> = file.split(AND).collect();
    match parts.iter().filter(|part| games.contains(*part)).count() {
        _ if parts.len() == 1 => 0,
        0 | 1 => LITTLE,
        _ => MUCH,
    }
}

/// Writes pieces into one file, and tells the script where each lies. A single piece stays as it is.
fn write_together(out: &Path, file: &str, pieces: &[&str], script: &mut Script) -> Result<()> {
    let mut together = Vec::new();
    let mut lengths = Vec::new();
    for piece in pieces {
        let path = out.join(format!("{piece}.wasm"));
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let bytes = shortened(&bytes)?;
        if pieces.len() == 1 {
            script.fetches_whole(piece)?;
            return Ok(fs::write(&path, bytes)?);
        }
        lengths.push((*piece, bytes.len()));
        together.extend(bytes);
        fs::remove_file(&path)?;
    }
    let file = format!("{file}{SEVERAL}");
    script.fetches_together(&file, &lengths)?;
    Ok(fs::write(out.join(file), together)?)
}

/// The parts that are fetched later, and their loader.
pub(crate) fn files(out: &Path) -> Result<Vec<PathBuf>> {
    let mut files = parts(out)?;
    files.push(out.join(LOADER));
    Ok(files)
}

fn parts(out: &Path) -> Result<Vec<PathBuf>> {
    let mut parts = Vec::new();
    for entry in fs::read_dir(out)? {
        let path = entry?.path();
        let is_part = path.extension().is_some_and(|ending| ending == "wasm");
        if is_part && path.file_stem().is_some_and(|name| name != "web") {
            parts.push(path);
        }
    }
    parts.sort();
    Ok(parts)
}

/// A part without names, and with its numbers written as short as they are: the linker leaves room
/// in each for the split to move things.
fn shortened(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut module = walrus::ModuleConfig::new()
        .generate_name_section(false)
        .generate_producers_section(false)
        .parse(wasm)?;
    let customs: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
    for id in customs {
        module.customs.delete(id);
    }
    Ok(module.emit_wasm())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module with one function behind a padded length, and a custom section.
    const PADDED: &[u8] = &[
        0, b'a', b's', b'm', 1, 0, 0, 0, // head
        1, 4, 1, 0x60, 0, 0, // one type
        3, 2, 1, 0, // one function
        7, 5, 1, 1, b'f', 0, 0, // exported as f
        10, 5, 1, 0x82, 0x00, 0x00, 0x0b, // its body
        0, 3, 2, b'n', b'm', // a custom section
    ];

    #[test]
    fn numbers_are_shortened_and_names_go() {
        let short = shortened(PADDED).expect("it is sound");
        assert!(short.len() < PADDED.len() - 5, "{short:?}");
        assert!(!short.ends_with(b"nm"));
        let again = walrus::Module::from_buffer(&short).expect("it is sound still");
        assert!(again.exports.iter().any(|export| export.name == "f"));
    }

    #[test]
    fn a_piece_lies_where_it_is_wanted_with_others() {
        let games = ["canal", "mill", "mine"].into();
        let file = |parts: &[&str]| file_of(&parts.iter().copied().collect(), &games);
        assert_eq!(file(&["table"]), "table");
        assert_eq!(file(&["mill", "table"]), "table");
        assert_eq!(file(&["aside", "mill_reader", "table"]), "table");
        assert_eq!(file(&["canal", "canal_reader", "mill", "mine"]), "table");
        assert_eq!(file(&["mill", "shelf"]), "table");
        assert_eq!(file(&["table", "thinker"]), "table");
        assert_eq!(file(&["thinker"]), "thinker");
        assert_eq!(file(&["mill"]), "mill");
        assert_eq!(
            file(&["mill", "mill_bots", "mill_more", "mill_reader"]),
            "mill"
        );
        // Nobody fetches for his game what two others share.
        assert_eq!(file(&["mill", "mill_bots", "mine"]), "mill-mine");
        assert_eq!(file(&["aside", "mill", "mine"]), "aside-mill-mine");
        // Nor does he fetch another's game for what comes behind his own table.
        assert_eq!(file(&["mill", "mine_bots"]), "mill-mine_bots");
        // Neither a page beside the table nor a reader is worth a game.
        assert_eq!(file(&["aside", "mill"]), "aside-mill");
        assert_eq!(file(&["mill_reader", "shelf"]), "mill_reader-shelf");
        assert_eq!(
            file(&["canal_reader", "mill_reader"]),
            "canal_reader-mill_reader"
        );
        assert_eq!(file(&["aside"]), "aside");
    }

    #[test]
    fn little_that_is_shared_lies_with_the_table() {
        let games = ["canal", "mill"].into();
        assert_eq!(worth_a_file("mill", &games), 0);
        assert_eq!(worth_a_file("aside", &games), 0);
        assert_eq!(worth_a_file("aside-mill", &games), LITTLE);
        assert_eq!(worth_a_file("canal_reader-mill_reader", &games), LITTLE);
        assert_eq!(worth_a_file("canal-mill", &games), MUCH);
    }

    #[test]
    fn what_ends_in_the_middle_is_no_webassembly() {
        assert!(shortened(b"\0asm").is_err());
    }
}
