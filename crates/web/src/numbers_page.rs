//! The component numbers, to look at and to correct.
//!
//! The form is made from the data file itself, so a correction goes back into
//! the same file; the game's own reader says at once what is wrong with it.

mod block;
mod data_note;

use std::collections::BTreeMap;
use std::slice;
use std::sync::Arc;
use std::time::Duration;

use client::{DataForm, FormBlock, held_by, number_files};
use games::AnyGame;
use leptos::prelude::*;
use table::{Arg, DataFile, Fact, GameInfo, Message, Say};

pub(crate) use self::data_note::DataNote;

use crate::browser;
use crate::desk::{Desk, Route};
use crate::frame::{Brand, Tools};
use crate::icons::icon;
use crate::start_page::{play_bots, segments, show_decks};

/// The most that is read of a data file.
const MOST_BYTES: f64 = 256.0 * 1024.0;

/// Under which key the browser remembers the owner's own numbers.
fn key(info: &GameInfo, file: &str) -> String {
    match info.own_file(file, "").name {
        None => format!("millwright-numbers-{}", info.id),
        Some(name) => format!("millwright-numbers-{}-{name}", info.id),
    }
}

/// The owner's own numbers for a game, if the browser remembers some that can be played with.
pub(crate) fn own_numbers(info: &GameInfo) -> Vec<DataFile> {
    let mut kept = kept_numbers(info);
    kept.retain(|file| trouble_with(info, file).is_none());
    kept
}

/// The owner's own numbers as they are kept, right or wrong.
pub(crate) fn kept_numbers(info: &GameInfo) -> Vec<DataFile> {
    let kept = |file| Some(info.own_file(file, &kept_text(info, file)?));
    number_files(info).filter_map(kept).collect()
}

fn kept_text(info: &GameInfo, file: &str) -> Option<String> {
    browser::local_get(&key(info, file)).filter(|text| !text.is_empty())
}

/// The numbers as they are compiled in.
fn compiled(info: &GameInfo, file: &str) -> &'static str {
    let numbers = games::released(info.id, file);
    numbers.ok().flatten().unwrap_or_default()
}

/// What is wrong with a data file.
fn trouble_with(info: &GameInfo, file: &DataFile) -> Option<games::Error> {
    let players = *info.players.start();
    AnyGame::new(info.id, players, &[], slice::from_ref(file)).err()
}

/// The line in which the trouble is.
fn line_of(error: &games::Error) -> Option<usize> {
    match error {
        games::Error::Data(unfit) => unfit.line,
        _ => None,
    }
}

/// The fact that is broken, if one is.
fn fact_of(error: &games::Error) -> Option<&Fact> {
    match error {
        games::Error::Data(unfit) => unfit.fact.as_deref(),
        _ => None,
    }
}

/// Whether the text is not even a data file, so that no form can be made from it.
fn is_no_file(error: &games::Error) -> bool {
    matches!(error, games::Error::Data(unfit) if unfit.is_unreadable)
}

/// What the parts of the page share.
#[derive(Clone, Copy)]
struct Numbers {
    desk: Desk,
    info: &'static GameInfo,
    /// The name of the data file.
    file: &'static str,
    form: RwSignal<DataForm>,
    /// What each cell says in the compiled file, if it says something else there.
    before: Memo<Vec<Option<String>>>,
    /// What each cell is held to by a rule book, by its path; nothing for one that is open. Cells
    /// are tried one after another, so they come here by and by.
    held: RwSignal<BTreeMap<String, Option<Message>>>,
    /// The block in which something is wrong, and what.
    trouble: Memo<Option<(Option<usize>, String)>>,
}

/// How many cells are tried before the page can draw again.
const AT_A_TIME: usize = 8;

impl Numbers {
    fn of(desk: Desk, info: &'static GameInfo, file: &'static str) -> Numbers {
        let text = kept_text(info, file).unwrap_or_else(|| compiled(info, file).to_owned());
        let form = RwSignal::new(DataForm::read(&text));
        let compiled = DataForm::read(compiled(info, file));
        let trouble = move || {
            form.with(|form| {
                let error = trouble_with(info, &info.own_file(file, &form.text()))?;
                let block = line_of(&error).and_then(|line| form.block_of_line(line));
                let says = match fact_of(&error) {
                    // The place as the form names it, not as the file does.
                    Some(fact) => {
                        let place = block::place_name(desk, form, &fact.place);
                        format!("{place}: {}.", desk.say(&fact.due))
                    }
                    None => desk.say(&error.say()),
                };
                Some((block, says))
            })
        };
        let delivered = compiled.clone();
        let numbers = Numbers {
            desk,
            info,
            file,
            form,
            before: Memo::new(move |_| form.with(|form| form.against(&delivered))),
            held: RwSignal::new(BTreeMap::new()),
            trouble: Memo::new(move |_| trouble()),
        };
        numbers.try_cells(compiled, 0);
        numbers
    }

    /// Finds out which cells of the delivered file a rule book holds, some at a time.
    fn try_cells(self, form: DataForm, from: usize) {
        let some = (from..form.cells().len()).take(AT_A_TIME);
        let tried: Vec<_> = some
            .map(|cell| {
                (
                    form.cells()[cell].path.clone(),
                    held_by(self.info, self.file, &form, cell),
                )
            })
            .collect();
        let is_here = self.held.try_update(|held| held.extend(tried)).is_some();
        let next = from + AT_A_TIME;
        if is_here && next < form.cells().len() {
            set_timeout(move || self.try_cells(form, next), Duration::from_millis(1));
        }
    }

    fn trouble_with(self, text: &str) -> Option<games::Error> {
        trouble_with(self.info, &self.info.own_file(self.file, text))
    }

    /// The numbers as they are now, with the owner's own of the game's other files.
    fn files(self) -> Vec<DataFile> {
        let text = self.form.with_untracked(DataForm::text);
        let here = self.info.own_file(self.file, &text);
        let mut files = own_numbers(self.info);
        files.retain(|file| file.name != here.name);
        files.push(here);
        files
    }

    /// Takes a whole file; one that is not even a data file is refused.
    fn take(self, text: &str) {
        let desk = self.desk;
        if let Some(error) = self.trouble_with(text).filter(is_no_file) {
            let why = [("why", Arg::Said(error.say()))];
            desk.notice.set(Some(desk.tr("numbers-file-bad", &why)));
            return;
        }
        desk.notice.set(None);
        self.form.set(DataForm::read(text));
        self.keep();
    }

    /// Lets the browser remember the numbers, unless they are the compiled ones. While a
    /// cell is empty the text is no data file; then what was remembered before stays.
    fn keep(self) {
        let text = self.form.with_untracked(DataForm::text);
        let key = key(self.info, self.file);
        if text == compiled(self.info, self.file) {
            browser::local_set(&key, "");
        } else if !self
            .trouble_with(&text)
            .is_some_and(|error| is_no_file(&error))
        {
            browser::local_set(&key, &text);
        }
    }

    fn set(self, cell: usize, value: &str) {
        self.form.update(|form| form.set(cell, value));
        self.keep();
    }

    fn open_file(self, file: &web_sys::File) {
        let desk = self.desk;
        if file.size() > MOST_BYTES {
            desk.notice.set(Some(desk.t("numbers-file-huge")));
            return;
        }
        browser::read_file(file, move |text| match text {
            Some(text) => self.take(&text),
            None => desk.notice.set(Some(desk.t("start-file-unread"))),
        });
    }
}

/// The numbers of a game.
#[component]
pub(crate) fn NumbersPage(game: String) -> impl IntoView {
    let desk = Desk::of_page();
    let info = games::info(&game).unwrap_or(games::CATALOGUE[0]);
    let file = RwSignal::new(info.data_file());
    view! {
        <header class="top">
            <Brand/>
            <span class="table-name">{desk.says("page-numbers")}</span>
            <Tools/>
        </header>
        <main id="main" class="numbers">{move || of_file(desk, info, file)}</main>
    }
}

/// The numbers of the file that is chosen.
fn of_file(desk: Desk, info: &'static GameInfo, chosen: RwSignal<&'static str>) -> impl IntoView {
    let file = chosen.get();
    let numbers = Numbers::of(desk, info, file);
    // Blocks are drawn anew only when another file comes, so the focus stays in its cell.
    let layout = Memo::new(move |_| {
        numbers
            .form
            .with(|form| (form.blocks().to_vec(), form.cells().len()))
    });
    view! {
        <section class="sheet numbers-head">
            <div class="hd">
                <h1>{desk.says("page-numbers")} ": " {move || desk.t(&format!("game-{}", info.id))}</h1>
                <span class="r"><code>{file}</code></span>
            </div>
            <p class="numbers-about">{desk.says("numbers-about")}</p>
            {move || note(desk)}
            {legend(desk)}
            {move || extent(numbers)}
            <p class="numbers-about">
                {icon("lock")} " " {desk.says("numbers-means-held")} " "
                {desk.says("numbers-means-open")}
            </p>
            {decks(desk, info)}
            {files(desk, info, chosen)}
            {move || status(numbers)}
            {actions(numbers)}
        </section>
        <div class="number-blocks">
            {move || {
                let (blocks, _) = layout.get();
                let blocks = blocks.into_iter().enumerate();
                blocks.map(|(index, content)| block::sheet(numbers, index, content)).collect_view()
            }}
        </div>
        {whole_text(numbers)}
    }
}

/// The files of a game that has its numbers in several, to choose from.
fn files(desk: Desk, info: &'static GameInfo, chosen: RwSignal<&'static str>) -> Option<AnyView> {
    let names: Vec<&'static str> = number_files(info).collect();
    let choice = |file: &&'static str| {
        let file = *file;
        let name = file.strip_suffix(".toml").unwrap_or(file);
        let text = Signal::derive(move || desk.t(&format!("numbers-file-{name}")));
        let holds = Signal::derive(move || chosen.get() == file);
        (file.to_owned(), text, holds)
    };
    let choices = names.iter().map(choice).collect();
    let known = names.clone();
    let choose = move |name: &str| {
        if let Some(file) = known.iter().find(|file| **file == name) {
            chosen.set(file);
        }
    };
    let label = Signal::derive(move || desk.t("numbers-files"));
    (names.len() > 1).then(|| segments(label, choices, Arc::new(choose)))
}

/// What is to be known of the numbers of this game beforehand, if there is such a thing.
fn note(desk: Desk) -> Option<AnyView> {
    const NOTE: &str = "numbers-note";
    let is_there = desk.texts.with(|texts| texts.texts.has(NOTE));
    is_there.then(|| view! { <p class="numbers-about numbers-note">{desk.t(NOTE)}</p> }.into_any())
}

/// How much of the file is reconstructed, counted in blocks.
fn extent(numbers: Numbers) -> impl IntoView {
    let desk = numbers.desk;
    let (all, whole, part) = numbers.form.with(|form| {
        let blocks = form.blocks().iter();
        let is_whole = |block: &&FormBlock| block.says("source") == ["reconstructed"];
        let is_part =
            |block: &&FormBlock| !is_whole(block) && !block.says("reconstructed").is_empty();
        (
            blocks.len(),
            blocks.clone().filter(is_whole).count(),
            blocks.clone().filter(is_part).count(),
        )
    });
    let count = |count: usize| Arg::Number(count as i64);
    let args = [
        ("all", count(all)),
        ("whole", count(whole)),
        ("part", count(part)),
    ];
    view! { <p class="numbers-about numbers-extent">{desk.tr("numbers-extent", &args)}</p> }
}

/// Where the cards of a game are, if it has decks: they are files of their own.
fn decks(desk: Desk, info: &'static GameInfo) -> Option<AnyView> {
    client::deck_option(info)?;
    let view = view! {
        <p class="numbers-about">
            {desk.says("numbers-decks")} " "
            <button class="link" on:click=move |_| show_decks(desk, info)>{desk.says("numbers-decks-see")}</button>
        </p>
    };
    Some(view.into_any())
}

/// What the words of provenance mean.
fn legend(desk: Desk) -> impl IntoView {
    view! {
        <dl class="legend">
            {["printed", "derived", "web", "reconstructed"].map(|word| view! {
                <div>
                    <dt class=format!("source source-{word}")>{move || desk.t(&format!("numbers-source-{word}"))}</dt>
                    <dd>{move || desk.t(&format!("numbers-means-{word}"))}</dd>
                </div>
            })}
        </dl>
    }
}

/// Whether the numbers can be played with, and how many differ.
fn status(numbers: Numbers) -> impl IntoView {
    let desk = numbers.desk;
    let changed = numbers
        .before
        .with(|before| before.iter().flatten().count());
    let changed = [("number", Arg::Number(changed as i64))];
    match numbers.trouble.get() {
        Some((_, why)) => view! {
            <p class="numbers-status wrong" role="status"><b>{desk.t("numbers-wrong")}</b> " " {why}</p>
        }
        .into_any(),
        None => view! {
            <p class="numbers-status" role="status">{desk.tr("numbers-right", &changed)}</p>
        }
        .into_any(),
    }
}

fn actions(numbers: Numbers) -> impl IntoView {
    let Numbers {
        desk,
        info,
        file,
        form,
        ..
    } = numbers;
    let is_wrong = move || numbers.trouble.with(Option::is_some);
    let differs = move || form.with(|form| form.text() != compiled(info, file));
    let table = Memo::new(move |_| desk.table.with(Option::is_some));
    view! {
        <div class="row">
            <button class="btn pri play-numbers" disabled=is_wrong on:click=move |_| {
                play_bots(desk, info, Some(numbers.files()));
            }>
                {icon("bot")} {desk.says("numbers-play")}
            </button>
            <button class="btn" on:click=move |_| {
                browser::download(file, &form.with_untracked(DataForm::text));
            }>
                {icon("file")} {desk.says("numbers-export")}
            </button>
            <label class="btn">
                {desk.says("numbers-open")}
                <input id="numbers-file" type="file" on:change=move |event| {
                    let input: web_sys::HtmlInputElement = event_target(&event);
                    if let Some(file) = input.files().and_then(|files| files.get(0)) {
                        numbers.open_file(&file);
                    }
                    input.set_value("");
                }/>
            </label>
            <button class="btn" disabled=move || !differs() on:click=move |_| numbers.take(compiled(info, file))>
                {icon("undo")} {desk.says("numbers-reset")}
            </button>
            {move || table.get().then(|| view! {
                <button class="btn" on:click=move |_| desk.route.set(Route::Table)>{desk.t("numbers-to-table")}</button>
            })}
        </div>
        <DataNote/>
    }
}

/// The whole file as text, for what the form does not offer: longer lists, provenance, notes.
fn whole_text(numbers: Numbers) -> impl IntoView {
    let desk = numbers.desk;
    let area: NodeRef<leptos::html::Textarea> = NodeRef::new();
    view! {
        <details class="sheet whole-text">
            <summary>{desk.says("numbers-as-text")}</summary>
            <textarea
                node_ref=area
                rows="24"
                spellcheck="false"
                autocomplete="off"
                aria-label=desk.says("numbers-as-text")
                prop:value=move || numbers.form.with(DataForm::text)
            ></textarea>
            <button class="btn use-text" on:click=move |_| {
                if let Some(area) = area.get_untracked() {
                    numbers.take(&area.value());
                }
            }>{desk.says("numbers-use-text")}</button>
        </details>
    }
}
