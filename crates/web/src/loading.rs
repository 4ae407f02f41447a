//! Games and sentences, fetched when they are first wanted and kept from then on.

use std::collections::BTreeMap;
use std::iter;
use std::sync::Arc;

use games::CATALOGUE;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{GameInfo, Message};
use texts::{Lang, Texts};
use wasm_bindgen::prelude::*;

use crate::desk::Desk;
use crate::parts;
use crate::tables;
use crate::updates;

#[wasm_bindgen(module = "/src/loading.js")]
extern "C" {
    async fn fetch_text(path: &str) -> JsValue;
}

/// The folder of what is said of challenges, results and decks.
const SHELF: &str = "shelf";

/// The folder of what every game shares and no table waits for: accounts, the end, and what is wrong
/// with what came from outside.
const REST: &str = "rest";

/// The sentences that are here, by their file without its ending: `en`, `en/GAME`, and beside that
/// `en/GAME/learn` and `en/GAME/more`.
#[derive(Clone, Default)]
pub(crate) struct Sentences(BTreeMap<String, Arc<str>>);

impl Sentences {
    /// Fetches a file, unless it is here; says whether it is.
    async fn fetch(&mut self, file: &str) -> bool {
        if !self.0.contains_key(file) {
            let text = fetch_text(&format!("texts/{file}.ftl")).await.as_string();
            self.0
                .extend(text.map(|text| (file.to_owned(), text.into())));
        }
        self.0.contains_key(file)
    }

    /// What every game shares, in a language.
    pub(crate) async fn shared(lang: Lang) -> Option<Sentences> {
        let mut sentences = Sentences::default();
        let is_here = sentences.fetch(lang.code()).await;
        is_here.then_some(sentences)
    }

    /// The sentences of a game in a language, as far as they are here.
    pub(crate) fn of_game(&self, lang: Lang, game: &GameInfo) -> Texts {
        let shared = lang.code().to_owned();
        let folders = game.texts.iter();
        let folders = folders.flat_map(|folder| {
            let (learn, more) = (learn_of(lang, folder), more_of(lang, folder));
            [file_of(lang, folder), learn, more]
        });
        let apart = [SHELF, REST].map(|folder| file_of(lang, folder));
        let files = iter::once(shared).chain(apart).chain(folders);
        let sources: Vec<&str> = files
            .filter_map(|file| Some(&**self.0.get(&file)?))
            .collect();
        Texts::from_sources(lang, &sources).citing(game.id)
    }

    /// How many files are here.
    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }
}

fn file_of(lang: Lang, folder: &str) -> String {
    format!("{}/{folder}", lang.code())
}

fn learn_of(lang: Lang, folder: &str) -> String {
    format!("{}/{folder}/learn", lang.code())
}

fn more_of(lang: Lang, folder: &str) -> String {
    format!("{}/{folder}/more", lang.code())
}

/// Fetches the files of a language for the games that are loaded, and one more; says whether all
/// are here.
async fn sentences(desk: Desk, lang: Lang, game: Option<&GameInfo>) -> bool {
    let mut kept = desk.sentences.get_untracked();
    let mut all = kept.fetch(lang.code()).await;
    let wanted = |info: &&&GameInfo| {
        tables::is_loaded(info.id) || game.is_some_and(|game| game.id == info.id)
    };
    for info in CATALOGUE.iter().filter(wanted) {
        for folder in info.texts {
            all &= kept.fetch(&file_of(lang, folder)).await;
            // Who reads something in one language reads it in the next.
            for of in [learn_of, more_of] {
                let is_read = |lang: &Lang| kept.0.contains_key(&of(*lang, folder));
                if Lang::ALL.iter().any(is_read) {
                    kept.fetch(&of(lang, folder)).await;
                }
            }
        }
    }
    for folder in [SHELF, REST] {
        let is_read = |lang: &Lang| kept.0.contains_key(&file_of(*lang, folder));
        if Lang::ALL.iter().any(is_read) {
            all &= kept.fetch(&file_of(lang, folder)).await;
        }
    }
    keep(desk, kept);
    all
}

/// Keeps what was fetched beside what others have fetched in the meantime.
fn keep(desk: Desk, fetched: Sentences) {
    let is_new = |here: &Sentences| fetched.0.keys().any(|file| !here.0.contains_key(file));
    if desk.sentences.with_untracked(is_new) {
        desk.sentences.update(|here| here.0.extend(fetched.0));
    }
}

/// Fetches files of sentences, unless they are here; says whether all are.
async fn fetch(desk: Desk, files: Vec<String>) -> bool {
    let mut kept = desk.sentences.get_untracked();
    let mut all = true;
    for file in &files {
        all &= kept.fetch(file).await;
    }
    keep(desk, kept);
    all
}

/// Fetches what is said of challenges, results and decks; says whether it is here.
pub(crate) async fn shelf(desk: Desk) -> bool {
    let lang = desk.settings.with_untracked(|settings| settings.lang);
    fetch(desk, vec![file_of(lang, SHELF)]).await
}

/// Loads a game with its sentences, unless it is here; says whether it is.
pub(crate) async fn game(desk: Desk, id: &str) -> bool {
    let Ok(info) = games::info(id) else {
        // Whoever asks for the game says that there is none.
        return true;
    };
    let lang = desk.settings.with_untracked(|settings| settings.lang);
    let loaded = tables::load(info.id).await
        && has_style(info.id).await
        && sentences(desk, lang, Some(info)).await;
    if !loaded {
        updates::missed(desk);
    }
    // It is wanted when something first runs by itself, which is some turns away in a new game.
    spawn_local(async move {
        more(desk, info).await;
    });
    loaded
}

/// Fetches what a new table is not kept waiting for: what writes accounts, and what lies behind
/// tabs, errors and the end; says whether it is here.
async fn more(desk: Desk, game: &'static GameInfo) -> bool {
    let lang = desk.settings.with_untracked(|settings| settings.lang);
    let own = game.texts.iter().map(|folder| more_of(lang, folder));
    let files = iter::once(file_of(lang, REST)).chain(own);
    fetch(desk, files.collect()).await && tables::load_more(game.id).await
}

/// Waits for what a new table is not kept waiting for; says whether it is here.
pub(crate) async fn rest(desk: Desk, game: &str) -> bool {
    match games::info(game) {
        Ok(info) => more(desk, info).await,
        // Whoever asks for the game says that there is none.
        Err(_) => true,
    }
}

/// Whether what a new table is not kept waiting for is said already.
pub(crate) fn is_told(desk: Desk) -> bool {
    let lang = desk.settings.with_untracked(|settings| settings.lang);
    let own = desk.game_info().texts.iter();
    let mut files = own
        .map(|folder| more_of(lang, folder))
        .chain([file_of(lang, REST)]);
    desk.sentences
        .with_untracked(|here| files.all(|file| here.0.contains_key(&file)))
}

/// Tells what is wrong with something that came from outside, in the sentences of the game that it is of,
/// whichever is shown; they are fetched before.
pub(crate) async fn tell(desk: Desk, game: Option<&GameInfo>, message: Message) {
    let lang = desk.settings.with_untracked(|settings| settings.lang);
    let folders = game.into_iter().flat_map(|game| game.texts);
    let own = folders.flat_map(|folder| [file_of(lang, folder), more_of(lang, folder)]);
    let files = own.chain([file_of(lang, REST)]).collect();
    if !fetch(desk, files).await {
        return updates::missed(desk);
    }
    let game = game.unwrap_or(CATALOGUE[0]);
    let texts = desk
        .sentences
        .with_untracked(|here| here.of_game(lang, game));
    desk.notice
        .set(Some(texts.message(&message, &|seat| texts.seat(seat))));
}

/// Fetches the style of a game, unless it is here; says whether it is.
async fn has_style(game: &str) -> bool {
    match tables::style(game) {
        Some(style) => parts::has_style(style).await,
        None => true,
    }
}

/// Whether what explains the game that is shown is here.
pub(crate) fn is_explained(desk: Desk) -> bool {
    let lang = desk.settings.with(|settings| settings.lang);
    let here = |folder: &&str| {
        let file = learn_of(lang, folder);
        desk.sentences
            .with(|sentences| sentences.0.contains_key(&file))
    };
    desk.game.get().texts.iter().all(here)
}

/// Fetches what explains a game, unless it is here.
pub(crate) async fn learn(desk: Desk, game: &'static GameInfo) {
    let lang = desk.settings.with_untracked(|settings| settings.lang);
    let files = game.texts.iter().map(|folder| learn_of(lang, folder));
    fetch(desk, files.collect()).await;
}

/// Loads what reads the data files of a game; says whether it is here.
pub(crate) async fn reader(desk: Desk, game: &str) -> bool {
    // What is wrong with numbers is said in sentences of the game.
    let loaded = rest(desk, game).await && tables::load_reader(game).await;
    if !loaded {
        updates::missed(desk);
    }
    loaded
}

/// Loads the game that a record names, and what reads the data files that it carries.
pub(crate) async fn game_of_record(desk: Desk, record: &str) -> bool {
    // Whoever opens the record says what is wrong with it.
    let lang = desk.settings.with_untracked(|settings| settings.lang);
    fetch(desk, vec![file_of(lang, REST)]).await;
    let Some(needs) = client::needs_of_record(record) else {
        return true;
    };
    let Ok(info) = games::info(needs.game) else {
        return true;
    };
    game(desk, needs.game).await
        && more(desk, info).await
        && (!needs.reader || reader(desk, needs.game).await)
}

/// Speaks another language from now on, once its sentences are here.
pub(crate) fn speak(desk: Desk, lang: Lang) {
    spawn_local(async move {
        if sentences(desk, lang, None).await {
            desk.settings.update(|settings| settings.lang = lang);
            // What was wrong was said in the other language.
            desk.forget_words();
        } else {
            updates::missed(desk);
        }
    });
}
