//! The script that fetches the parts of the page, made from that of the split.
//!
//! The split names each piece, and for each part all pieces that it needs: that is fifty kilobytes of lists.
//! Here they are numbers, and rows of numbers only their ends.

use std::fmt::Write;

use anyhow::{Result, ensure};

/// What the split calls its pieces, before their number.
const PIECE: &str = "__chunk_";

/// The script of the split while it is told how its pieces are fetched.
pub(crate) struct Script {
    text: String,
    /// The calls that say where pieces lie together.
    packs: String,
}

impl Script {
    /// The script as the split wrote it, without its comments: it names before each piece all parts that
    /// share it, which is a quarter of what would be sent.
    pub(crate) fn of(text: &str) -> Script {
        Script {
            text: without_comments(text),
            packs: String::new(),
        }
    }

    /// A piece has a file of its own.
    pub(crate) fn fetches_whole(&mut self, piece: &str) -> Result<()> {
        self.replace(&fetching(piece), &format!("whole(\"./{piece}.wasm\")"))
    }

    /// Pieces lie in a file, one behind another, each with its length.
    pub(crate) fn fetches_together(&mut self, file: &str, pieces: &[(&str, usize)]) -> Result<()> {
        let mut row = Vec::new();
        let mut from = 0;
        for (piece, length) in pieces {
            let to = from + length;
            if let Some(number) = piece.strip_prefix("chunk_") {
                let definition = format!(
                    "const {PIECE}{number} = makeLoad({}, []);\n",
                    fetching(piece)
                );
                self.replace(&definition, "")?;
                row.push(format!("{number} {length}"));
            } else {
                let here = format!("piece(\"./{file}\", {from}, {to})");
                self.replace(&fetching(piece), &here)?;
                // What waits for others is told where it lies, and left out here.
                row.push(format!("- {length}"));
            }
            from = to;
        }
        let _ = writeln!(self.packs, "pack(\"./{file}\", \"{}\");", row.join(" "));
        Ok(())
    }

    fn replace(&mut self, from: &str, to: &str) -> Result<()> {
        ensure!(
            self.text.matches(from).count() == 1,
            "the script of the split is not written as it used to be; it has not once: {from}"
        );
        self.text = self.text.replace(from, to);
        Ok(())
    }

    /// The script as it is sent.
    pub(crate) fn finished(self) -> Result<String> {
        let text = self.text.replace(&format!("const {PIECE}"), PIECE);
        let mut script = String::new();
        for line in text.lines() {
            match line.strip_prefix("import ") {
                // What the lists name is defined behind it.
                Some(_) => script += &format!("{line}\n{FETCHING}{}", self.packs),
                None => script += &format!("{}\n", with_numbers(line)),
            }
        }
        ensure!(
            script.contains(FETCHING) && !script.contains(PIECE),
            "the script of the split is not written as it used to be"
        );
        Ok(script)
    }
}

/// The script without its comments.
fn without_comments(script: &str) -> String {
    let is_comment = |line: &&str| {
        let line = line.trim();
        line.starts_with("//") || line.starts_with("/*") && line.ends_with("*/")
    };
    let lines = script.lines().filter(|line| !is_comment(line));
    lines.flat_map(|line| [line, "\n"]).collect()
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

/// A line in which pieces are numbers: `[__chunk_2, __chunk_3]` becomes `of("2-3")`.
fn with_numbers(line: &str) -> String {
    let mut rest = line;
    let mut short = String::new();
    while let Some((before, list)) = rest.split_once(&format!("[{PIECE}")) {
        let (list, behind) = list.split_once(']').unwrap_or((list, ""));
        let names = list.split(", ").map(|name| name.trim_start_matches(PIECE));
        let numbers: Vec<usize> = names.filter_map(|number| number.parse().ok()).collect();
        short += &format!("{before}of(\"{}\")", rows(&numbers));
        rest = behind;
    }
    short += rest;
    match short
        .strip_prefix(PIECE)
        .and_then(|definition| definition.split_once(' '))
    {
        Some((number, definition)) => format!("pieces[{number}] {definition}"),
        None => short,
    }
}

/// Numbers, and of those in a row only the first and the last.
fn rows(numbers: &[usize]) -> String {
    let rows = numbers.chunk_by(|one, next| one + 1 == *next);
    let rows = rows.map(|row| match row {
        [first, .., last] => format!("{first}-{last}"),
        alone => alone.iter().map(usize::to_string).collect(),
    });
    rows.collect::<Vec<_>>().join(" ")
}

/// How the script fetches a file with one piece or several. One that could not be had, or was no
/// WebAssembly of this page, is asked for again the next time, and not of what the browser remembers.
const FETCHING: &str = r#"const pieces = [], files = new Map(), lost = new Set();
function of(list) {
    return list.split(" ").flatMap((row) => {
        const [first, last = first] = row.split("-");
        return pieces.slice(first, +last + 1);
    });
}
function ask(name) {
    return fetch(new URL(name, import.meta.url), { cache: lost.has(name) ? "reload" : "default" });
}
async function or_lose(name, loading) {
    try {
        return await loading;
    } catch (error) {
        files.delete(name);
        lost.add(name);
        throw error;
    }
}
function file(name) {
    if (!files.has(name)) {
        files.set(name, or_lose(name, ask(name).then((response) => {
            if (!response.ok) throw new Error(`${name}: ${response.status}`);
            return response.arrayBuffer();
        })));
    }
    return files.get(name);
}
function piece(name, from, to) {
    return () => {
        const bytes = file(name);
        bytes.catch(() => {});
        const cut = async () => new Uint8Array(await bytes, from, to - from);
        const load = async (imports) => WebAssembly.instantiate(await cut(), imports);
        return (imports) => or_lose(name, load(imports));
    };
}
function pack(name, row) {
    let from = 0;
    for (const [, number, length] of row.matchAll(/(\S+) (\S+)/g)) {
        pieces[number] = makeLoad(piece(name, from, from += +length), []);
    }
}
function whole(name) {
    return () => {
        const answer = ask(name);
        answer.catch(() => {});
        return (imports) => or_lose(name, WebAssembly.instantiateStreaming(answer, imports));
    };
}
"#;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_of_the_script_are_not_sent() {
        let script = "/* aside, mill */\nconst a = \"https://b\"; // c\n    // d\nconst e = [];\n";
        let sent = "const a = \"https://b\"; // c\nconst e = [];\n";
        assert_eq!(without_comments(script), sent);
    }

    #[test]
    fn of_numbers_in_a_row_only_the_ends_are_written() {
        assert_eq!(rows(&[2, 3, 4, 7, 9, 10]), "2-4 7 9-10");
        let line = "export const load_mill = wrap(makeLoad(x, [__chunk_2, __chunk_3]));";
        assert_eq!(
            with_numbers(line),
            "export const load_mill = wrap(makeLoad(x, of(\"2-3\")));"
        );
    }

    #[test]
    fn each_piece_is_fetched_from_where_it_lies() {
        let piece = |number: u8| {
            format!(
                "const __chunk_{number} = makeLoad({}, []);\n",
                fetching(&format!("chunk_{number}"))
            )
        };
        let part = format!(
            "export const load_mill = wrap(makeLoad({}, [__chunk_1, __chunk_2, __chunk_3]));\n",
            fetching("split_mill")
        );
        let split = [
            "import { a } from \"b\";\n",
            &piece(1),
            &piece(2),
            &piece(3),
            &part,
        ]
        .concat();
        let mut script = Script::of(&split);
        script
            .fetches_whole("chunk_2")
            .expect("it is written like that");
        let together = [("chunk_1", 10), ("split_mill", 7), ("chunk_3", 5)];
        script
            .fetches_together("mill.parts.wasm", &together)
            .expect("it is written like that");
        let script = script.finished().expect("it is written like that");
        let calls = "pack(\"./mill.parts.wasm\", \"1 10 - 7 3 5\");\n\
            pieces[2] = makeLoad(whole(\"./chunk_2.wasm\"), []);\n\
            export const load_mill = wrap(makeLoad(piece(\"./mill.parts.wasm\", 10, 17), of(\"1-3\")));\n";
        assert!(script.ends_with(calls), "{script}");
        assert!(
            script.starts_with("import { a } from \"b\";\nconst pieces"),
            "{script}"
        );
    }

    #[test]
    fn a_script_that_is_written_otherwise_is_refused() {
        let mut script = Script::of("import { a } from \"b\";\nconst __chunk_1 = other();\n");
        assert!(script.fetches_whole("chunk_1").is_err());
        assert!(Script::of("let a;\n").finished().is_err());
    }
}
