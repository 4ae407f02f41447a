//! Whoever shows a game asks for no text that does not exist, and no text is there for nobody.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use texts::{Lang, Texts};

use crate::files::{files, messages};
use crate::told::every_game;

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// All files below a folder that end so, with their text.
fn sources(folder: &Path, ending: &str, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("the sources are beside this crate") {
        let path = entry.expect("the folder can be listed").path();
        if path.is_dir() {
            sources(&path, ending, found);
        } else if path.extension().is_some_and(|end| end == ending) {
            let text = fs::read_to_string(&path).expect("a source file is text");
            found.push((path.display().to_string(), text));
        }
    }
}

/// The ids that stand as plain words in these calls.
fn ids(source: &str, calls: &[&str]) -> Vec<String> {
    let mut ids = Vec::new();
    for call in calls {
        for (at, _) in source.match_indices(call) {
            let rest = source[at + call.len()..].trim_start();
            if let Some(quoted) = rest.strip_prefix('"')
                && let Some(end) = quoted.find('"')
            {
                ids.push(quoted[..end].to_owned());
            }
        }
    }
    ids
}

/// The ids of the files with this name.
fn ids_in(name: &str) -> BTreeSet<String> {
    let files = files(Lang::En).into_iter();
    let files = files.filter(|file| file.ends_with(name));
    let messages = files.flat_map(|file| messages(Lang::En, &file));
    messages.map(|(id, _)| id).collect()
}

/// Holds what a crate asks for against the sentences: the rooms of a game may ask for what some
/// game says, the others for what every game says, and nobody for what is said elsewhere.
fn asks_for_no_more(folder: &str, rooms: &str, calls: &[&str], elsewhere: &BTreeSet<String>) {
    let mut found = Vec::new();
    sources(&crates().join(folder), "rs", &mut found);
    let mut asked = 0;
    for lang in Lang::ALL {
        let shared = Texts::new(lang);
        let games: Vec<Texts> = every_game()
            .into_iter()
            .map(|game| Texts::of_game(lang, game))
            .collect();
        for (file, source) in &found {
            let is_room = file.contains(rooms);
            for id in ids(source, calls) {
                asked += 1;
                let is_said = match is_room {
                    true => games.iter().any(|texts| texts.has(&id)),
                    false => shared.has(&id) || games.iter().all(|texts| texts.has(&id)),
                };
                assert!(is_said, "{file} asks for '{id}'");
                assert!(!elsewhere.contains(&id), "{file} does not get '{id}'");
            }
        }
    }
    assert!(asked > 100, "only {asked} texts were found in {folder}");
}

#[test]
fn every_text_the_page_asks_for_exists_in_both_languages() {
    let at_the_terminal = ids_in("terminal");
    assert!(at_the_terminal.len() > 80, "{}", at_the_terminal.len());
    let calls = [".t(", ".tr(", "desk.says("];
    asks_for_no_more("web/src", "/tables/", &calls, &at_the_terminal);
}

#[test]
fn every_text_the_terminal_asks_for_exists_in_both_languages() {
    let calls = [".say(", ".text(", ".get("];
    asks_for_no_more("cli/src", "/boards/", &calls, &BTreeSet::new());
}

/// What the sources of all crates quote, and the words of the data files.
struct Quoted {
    /// Each text between two quotation marks.
    whole: BTreeSet<String>,
    /// The same up to where something is put in behind a hyphen.
    begun: BTreeSet<String>,
    /// The single words that an id may be put together from.
    words: BTreeSet<String>,
}

impl Quoted {
    fn everywhere() -> Quoted {
        let (mut code, mut data) = (Vec::new(), Vec::new());
        for entry in fs::read_dir(crates()).expect("the crates can be listed") {
            let path = entry.expect("the crates can be listed").path();
            for (folder, ending, found) in [("src", "rs", &mut code), ("data", "toml", &mut data)] {
                if path.join(folder).is_dir() {
                    sources(&path.join(folder), ending, found);
                }
            }
        }
        let mut quoted = Quoted {
            whole: BTreeSet::new(),
            begun: BTreeSet::new(),
            words: BTreeSet::new(),
        };
        for text in code.iter().flat_map(|(_, source)| source.split('"')) {
            quoted.take(text);
        }
        for (_, text) in data {
            quoted.words.extend(words(&text));
        }
        quoted
    }

    fn take(&mut self, text: &str) {
        // Sections of a rule book are written with a capital and asked for without.
        let is_in_name = |letter: char| letter.is_ascii_alphanumeric() || " -".contains(letter);
        if text.starts_with(|letter: char| letter.is_ascii_uppercase())
            && text.chars().all(is_in_name)
        {
            self.words.extend(words(&text.to_ascii_lowercase()));
        }
        let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
        if !text
            .chars()
            .all(|letter| plain(letter) || " -_.{}".contains(letter))
        {
            return;
        }
        match text.split_once('{') {
            Some((start, _)) if start.ends_with('-') => drop(self.begun.insert(start.to_owned())),
            _ => drop(self.whole.insert(text.to_owned())),
        }
        self.words.extend(words(text));
    }

    /// Whether somebody may ask for this id.
    fn asks_for(&self, id: &str) -> bool {
        let put_together = || {
            self.begun.iter().any(|start| id.starts_with(start))
                && words(id).all(|word| self.words.contains(&word))
        };
        self.whole.contains(id) || put_together()
    }
}

fn words(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_owned)
}

#[test]
fn every_text_is_asked_for_somewhere() {
    let quoted = Quoted::everywhere();
    assert!(quoted.whole.len() > 500 && quoted.begun.len() > 10);
    let (mut said, mut mentioned) = (BTreeSet::new(), BTreeSet::new());
    for file in files(Lang::En) {
        for (id, mentions) in messages(Lang::En, &file) {
            mentioned.extend(mentions.messages);
            said.insert(id);
        }
    }
    let unasked: Vec<&String> = said
        .difference(&mentioned)
        .filter(|id| !quoted.asks_for(id))
        .collect();
    assert!(unasked.is_empty(), "nobody asks for {unasked:?}");
}
