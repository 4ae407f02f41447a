//! The sentences as files: what every game shares, and one file for each game, by language.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// What is said of a game before its table opens; it goes with what every game shares.
const CARD: &str = "card.ftl";

/// What explains a game: rules reference and guide, for those who open them.
const LEARN: &str = "learn.ftl";

/// How the names of the files begin that a table does not wait for: accounts, what lies behind tabs,
/// the end, why something is refused, and what is wrong with what came from outside.
const MORE: &str = "more-";

/// What is said at the terminal alone, and not sent to a page.
const TERMINAL: &str = "terminal.ftl";

/// The folders of what every game shares and the page fetches apart: what stands below the games of
/// the start page, and what no table waits for.
const APART: [&str; 2] = ["shelf", "rest"];

/// Writes `texts/LANG.ftl`, and of each game `texts/LANG/GAME.ftl` with `learn.ftl` and `more.ftl` in
/// a folder beside it, into `out`; gives each with its name. A game that has no line in `tables`, the source of the page's catalogue, is
/// not offered there, and nothing of it is sent.
pub(crate) fn write(locales: &Path, tables: &Path, out: &Path) -> Result<Vec<(String, PathBuf)>> {
    let lines =
        fs::read_to_string(tables).with_context(|| format!("cannot read {}", tables.display()))?;
    let is_offered =
        |game: &str| APART.contains(&game) || lines.contains(&format!("game: \"{game}\""));
    let _ = fs::remove_dir_all(out);
    let mut written = Vec::new();
    for language in listed(locales, Path::is_dir)? {
        let lang = name(&language);
        let mut shared = String::new();
        for file in listed(&language, is_text)? {
            shared += &read(&file)?;
        }
        for folder in listed(&language, Path::is_dir)? {
            let game = name(&folder);
            if !is_offered(&game) {
                continue;
            }
            let (mut own, mut learn, mut more) = (String::new(), String::new(), String::new());
            for file in listed(&folder, is_text)? {
                let text = read(&file)?;
                match name(&file).as_str() {
                    CARD => shared += &text,
                    LEARN => learn = text,
                    later if later.starts_with(MORE) => more += &text,
                    _ => own += &text,
                }
            }
            written.push((format!("texts/{lang}/{game}.ftl"), own));
            if APART.contains(&game.as_str()) {
                continue;
            }
            written.push((format!("texts/{lang}/{game}/{LEARN}"), learn));
            written.push((format!("texts/{lang}/{game}/more.ftl"), more));
        }
        written.push((format!("texts/{lang}.ftl"), shared));
    }
    let mut files = Vec::new();
    for (name, text) in written {
        let path = out.join(&name);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
        files.push((name, path));
    }
    Ok(files)
}

/// A file without its comments, and with an empty line behind it.
fn read(path: &Path) -> Result<String> {
    let text =
        fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    Ok(lines.map(|line| format!("{line}\n")).collect::<String>() + "\n")
}

fn listed(folder: &Path, wanted: fn(&Path) -> bool) -> Result<Vec<PathBuf>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if wanted(&path) {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

fn is_text(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "ftl") && name(path) != TERMINAL
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}
