//! One WebAssembly in parts: a shell, and what is fetched when it is wanted, such as a game.
//!
//! The split makes a piece for each part and one for every set of parts that share code: dozens, most
//! of them small. Pieces that are wanted together lie in one file, one behind another: compressed
//! together they are a tenth smaller, and a further game adds next to nothing to another's table.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};

/// The script that fetches the pieces.
const LOADER: &str = "parts.js";

/// The part that every table needs.
const TABLE: &str = "table";

/// The part of the pages that stand beside the table.
const ASIDE: &str = "aside";

/// The part of what stands below the games of the start page.
const SHELF: &str = "shelf";

/// How the name of the part ends that reads the data files of a game.
const READER: &str = "_reader";

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
    // The same address as everywhere, or the browser would run the script twice.
    options.main_module = "./web.js?@BUILD@";
    let split = wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow!("the page could not be split: {error:#}"))?;
    let mut wanted_by: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (part, pieces) in &split.prefetch_map {
        for piece in pieces {
            wanted_by.entry(piece).or_default().insert(part);
        }
    }
    let mut files: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for (piece, parts) in &wanted_by {
        files.entry(file_of(parts)).or_default().push(piece);
    }
    let loader = out.join(LOADER);
    let mut script = fs::read_to_string(&loader)?;
    for (file, pieces) in &files {
        write_together(out, file, pieces, &mut script)?;
    }
    script = format!("{script}{FETCHING}").replace(".wasm\"", ".wasm?@BUILD@\"");
    fs::write(&loader, script)?;
    Ok(main)
}

/// The file in which a piece lies that these parts share.
///
/// What any table and something else share lies with the table, and so does what two games share;
/// what a game shares with its own reader lies with the game. The rest keeps a file of its own, so
/// that nobody fetches a game for the sake of a page beside it.
fn file_of(parts: &BTreeSet<&str>) -> String {
    let is_game = |part: &&&str| ![TABLE, ASIDE, SHELF].contains(*part) && !part.ends_with(READER);
    let mut games = parts.iter().filter(is_game);
    let (first, second) = (games.next(), games.next());
    match (first, second) {
        _ if parts.contains(TABLE) => TABLE.to_owned(),
        (Some(_), Some(_)) => TABLE.to_owned(),
        // It is little, and a file of its own for each game would be one more to fetch.
        (Some(_), None) if parts.contains(SHELF) => TABLE.to_owned(),
        (Some(game), None) if !parts.contains(ASIDE) => (*game).to_owned(),
        _ => parts.iter().copied().collect::<Vec<_>>().join("-"),
    }
}

/// Writes pieces into one file, and tells the script where each lies. A single piece stays as it is.
fn write_together(out: &Path, file: &str, pieces: &[&str], script: &mut String) -> Result<()> {
    let mut together = Vec::new();
    for piece in pieces {
        let path = out.join(format!("{piece}.wasm"));
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let bytes = shortened(&bytes)?;
        if pieces.len() == 1 {
            return Ok(fs::write(&path, bytes)?);
        }
        let range = (together.len(), together.len() + bytes.len());
        let here = format!(
            "piece(\"./{file}{SEVERAL}?@BUILD@\", {}, {})",
            range.0, range.1
        );
        ensure!(
            script.matches(&fetching(piece)).count() == 1,
            "the script of the split does not fetch {piece} as it used to"
        );
        *script = script.replace(&fetching(piece), &here);
        together.extend(bytes);
        fs::remove_file(&path)?;
    }
    Ok(fs::write(out.join(format!("{file}{SEVERAL}")), together)?)
}

/// How the script of the split fetches a piece.
fn fetching(piece: &str) -> String {
    format!(
        "() => {{
    const src = fetch(new URL(\"./{piece}.wasm\", import.meta.url));
    src.catch(() => {{}});
    return async (imports) => (WebAssembly.instantiateStreaming(src, imports));
}}
"
    )
}

/// How the script fetches a piece that lies between others. A file that could not be fetched is
/// asked for again the next time.
const FETCHING: &str = r#"
var files;
function file(name) {
    files ??= new Map();
    if (!files.has(name)) {
        const bytes = fetch(new URL(name, import.meta.url)).then((response) => {
            if (!response.ok) throw new Error(`${name}: ${response.status}`);
            return response.arrayBuffer();
        });
        bytes.catch(() => files.delete(name));
        files.set(name, bytes);
    }
    return files.get(name);
}
function piece(name, from, to) {
    return () => {
        const bytes = file(name);
        bytes.catch(() => {});
        return async (imports) => WebAssembly.instantiate(new Uint8Array(await bytes, from, to - from), imports);
    };
}
"#;

/// Gives the script that binds the shell the address of the loader with the build's mark.
pub(crate) fn mark_loader(bindings: &Path) -> Result<()> {
    // The same name stands in the table of imports, where it has to stay.
    let from = format!("from \"./{LOADER}\"");
    let to = format!("from \"./{LOADER}?@BUILD@\"");
    mark(&bindings.join("web.js"), &from, &to)
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

fn mark(script: &Path, from: &str, to: &str) -> Result<()> {
    let text =
        fs::read_to_string(script).with_context(|| format!("cannot read {}", script.display()))?;
    fs::write(script, text.replace(from, to))?;
    Ok(())
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
        let file = |parts: &[&str]| file_of(&parts.iter().copied().collect());
        assert_eq!(file(&["table"]), "table");
        assert_eq!(file(&["mill", "table"]), "table");
        assert_eq!(file(&["aside", "mill_reader", "table"]), "table");
        assert_eq!(file(&["canal", "canal_reader", "mill"]), "table");
        assert_eq!(file(&["mill", "shelf"]), "table");
        assert_eq!(file(&["mill"]), "mill");
        assert_eq!(file(&["mill", "mill_reader"]), "mill");
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
    fn what_ends_in_the_middle_is_no_webassembly() {
        assert!(shortened(b"\0asm").is_err());
    }
}
