//! One block of the data file: its numbers, what is wrong with them, and where they come from.

use client::{DataForm, FormBlock, FormEntry, FormPart};
use leptos::prelude::*;
use table::{Arg, Message};

use super::Numbers;
use crate::desk::Desk;
use crate::icons::icon;

/// The text for a name of the data file; a name without a text is shown as it is.
fn name_of(desk: Desk, ids: &[String], name: &str) -> String {
    desk.texts.with(|texts| {
        let known = ids.iter().find(|id| texts.texts.has(id));
        known.map_or_else(|| name.to_owned(), |id| texts.texts.get(id, &[]))
    })
}

fn block_name(desk: Desk, block: &str) -> String {
    name_of(desk, &[format!("numbers-block-{}", plain(block))], block)
}

fn key_name(desk: Desk, block: &str, key: &str) -> String {
    let (block, plain_key) = (plain(block), plain(key));
    let kind = block.split('-').next().unwrap_or_default();
    let ids = [
        format!("numbers-{block}-{plain_key}"),
        format!("numbers-{kind}-{plain_key}"),
        format!("numbers-key-{plain_key}"),
        format!("word-{plain_key}"),
    ];
    name_of(desk, &ids, key)
}

/// What a place such as `factory.food.cost.2` is called.
pub(super) fn place_name(desk: Desk, form: &DataForm, place: &str) -> String {
    let names = form.blocks().iter().map(|block| block.name.as_str());
    let of_block = |name: &&str| {
        place
            .strip_prefix(name)
            .is_some_and(|rest| rest.starts_with('.'))
    };
    let Some(block) = names.filter(of_block).max_by_key(|name| name.len()) else {
        return place.to_owned();
    };
    let keys = place[block.len() + 1..].split('.');
    let keys = keys.map(|key| match key.parse::<u8>() {
        Ok(number) => number.to_string(),
        Err(_) => key_name(desk, block, key),
    });
    format!(
        "{}, {}",
        block_name(desk, block),
        keys.collect::<Vec<_>>().join(" ")
    )
}

/// A name of the data file as a part of an id.
fn plain(name: &str) -> String {
    name.replace(['.', '_'], "-")
}

/// The block as a sheet.
pub(super) fn sheet(numbers: Numbers, index: usize, block: FormBlock) -> impl IntoView {
    let desk = numbers.desk;
    let name = block.name.clone();
    let why = Memo::new(move |_| {
        numbers.trouble.with(|trouble| match trouble {
            Some((Some(block), why)) if *block == index => Some(why.clone()),
            _ => None,
        })
    });
    let heading = format!("block-{}", plain(&name));
    let by = heading.clone();
    let rests_on = provenance(desk, &block);
    let entries = block.entries.into_iter();
    let title = {
        let name = name.clone();
        move || block_name(desk, &name)
    };
    view! {
        <section class="sheet number-block" class:wrong=move || why.with(Option::is_some) aria-labelledby=by>
            <div class="hd">
                <h2 id=heading>{title}</h2>
                <span class="r"><code>{name.clone()}</code></span>
            </div>
            {move || why.get().map(|why| view! { <p class="wrong-here" role="alert">{why}</p> })}
            <div class="number-entries">
                {entries.map(|entry| self::entry(numbers, name.clone(), entry)).collect_view()}
            </div>
            {rests_on}
        </section>
    }
}

fn entry(numbers: Numbers, block: String, entry: FormEntry) -> impl IntoView {
    let desk = numbers.desk;
    let key = entry.key.clone();
    let label = {
        let (block, key) = (block.clone(), key.clone());
        move || key_name(desk, &block, &key)
    };
    // A value of a few numbers or of one word stands beside its name, a longer one below it.
    let is_short = match entry.lines.as_slice() {
        [only] if only.iter().any(|part| matches!(part, FormPart::Word(_))) => only.len() <= 5,
        [only] => only.len() <= 3 && width_of(numbers, only) <= MOST_BESIDE,
        _ => false,
    };
    let cells = entry.lines.iter().flatten().filter_map(|part| match part {
        FormPart::Cell(cell) => Some(*cell),
        FormPart::Word(_) => None,
    });
    let cells: Vec<usize> = cells.collect();
    // Whether they are open is said in a word as well.
    let open = move || {
        let held = cells.iter().map(|cell| held_cell(numbers, *cell));
        let held: Vec<bool> = held
            .map(|held| Some(held?.is_some()))
            .collect::<Option<_>>()?;
        let id = match (held.contains(&true), held.contains(&false)) {
            (true, false) => "numbers-held",
            (true, true) => "numbers-partly-held",
            _ => "numbers-open-cell",
        };
        Some(desk.t(id))
    };
    let lines = entry.lines.into_iter().enumerate();
    view! {
        <div class="number-entry" class:short=is_short>
            <span class="label">{label} " " <small class="k">{open}</small></span>
            {lines.map(|(line, parts)| {
                let mut word: Option<String> = None;
                let mut place = 0;
                let parts: Vec<AnyView> = parts.into_iter().map(|part| match part {
                    FormPart::Word(name) => {
                        word = Some(name.clone());
                        let block = block.clone();
                        view! { <span class="k">{move || key_name(desk, &block, &name)}</span> }.into_any()
                    }
                    FormPart::Cell(cell) => {
                        place += 1;
                        let names = (block.clone(), key.clone(), word.take());
                        cell_input(numbers, cell, names, (line + 1, place)).into_any()
                    }
                }).collect();
                view! { <div class="number-line">{parts}</div> }
            }).collect_view()}
        </div>
    }
}

/// What a rule book holds a cell to; the outer `None` if that is not known yet.
fn held_cell(numbers: Numbers, cell: usize) -> Option<Option<Message>> {
    let path = numbers
        .form
        .with(|form| Some(form.cells().get(cell)?.path.clone()))?;
    numbers.held.with(|held| held.get(&path).cloned())
}

fn cell_input(
    numbers: Numbers,
    cell: usize,
    (block, key, word): (String, String, Option<String>),
    (line, place): (usize, usize),
) -> impl IntoView {
    let desk = numbers.desk;
    let value = move || {
        numbers.form.with(|form| {
            form.cells()
                .get(cell)
                .map(|cell| cell.value.clone())
                .unwrap_or_default()
        })
    };
    let is_number = numbers
        .form
        .with_untracked(|form| form.cells().get(cell).is_some_and(|cell| cell.is_number));
    let size = if is_number {
        3
    } else {
        value_width(&untrack(value))
    };
    let before = Memo::new(move |_| {
        numbers
            .before
            .with(|before| before.get(cell).cloned().flatten())
    });
    let label = move || {
        let what = match &word {
            Some(word) => key_name(desk, &block, word),
            None => key_name(desk, &block, &key),
        };
        let args = [
            ("block", Arg::Verbatim(block_name(desk, &block))),
            ("key", Arg::Verbatim(what)),
            ("line", Arg::Number(line as i64)),
            ("place", Arg::Number(place as i64)),
        ];
        desk.tr("numbers-cell", &args)
    };
    let held = Memo::new(move |_| held_cell(numbers, cell).flatten());
    let says = move || {
        let before = before.get().map(Arg::Verbatim);
        let was = before.map(|before| desk.tr("numbers-was", &[("value", before)]));
        let held = held.get().map(|held| desk.say(&held));
        let says: Vec<String> = held.into_iter().chain(was).collect();
        (!says.is_empty()).then(|| says.join("; "))
    };
    view! {
        <span class="cell-box" class:held=move || held.with(Option::is_some)>
        <input
            class="cell"
            class:number=is_number
            class:changed=move || before.with(Option::is_some)
            size=size.to_string()
            inputmode=if is_number { "numeric" } else { "text" }
            autocomplete="off"
            spellcheck="false"
            aria-label=label
            aria-description=says
            title=says
            prop:value=value
            on:input=move |event| {
                let input: web_sys::HtmlInputElement = event_target(&event);
                numbers.set(cell, &input.value());
                // What does not fit into the cell leaves the field too.
                input.set_value(&untrack(value));
            }
        />
        {move || held.with(Option::is_some).then(|| icon("lock"))}
        </span>
    }
}

/// How many letters of cells have room beside the name of a value.
const MOST_BESIDE: usize = 24;

/// How wide the cells of a line are together, in letters.
fn width_of(numbers: Numbers, line: &[FormPart]) -> usize {
    let width = |part: &FormPart| match part {
        FormPart::Cell(cell) => numbers.form.with_untracked(|form| {
            let cell = form.cells().get(*cell);
            cell.map_or(0, |cell| value_width(&cell.value))
        }),
        FormPart::Word(_) => 0,
    };
    line.iter().map(width).sum()
}

/// How wide a word's cell is, in letters.
fn value_width(value: &str) -> usize {
    value.chars().count().clamp(3, 20)
}

fn provenance(desk: Desk, block: &FormBlock) -> impl IntoView + use<> {
    let source = block.says("source").first().cloned().unwrap_or_default();
    let confidence = block
        .says("confidence")
        .first()
        .cloned()
        .unwrap_or_default();
    let note = block.says("note").first().cloned().unwrap_or_default();
    let cells = ["derived", "reconstructed"].map(|kind| (kind, block.says(kind).to_vec()));
    let class = format!("source source-{}", plain(&source));
    let source_text = move || {
        name_of(
            desk,
            &[format!("numbers-source-{}", plain(&source))],
            &source,
        )
    };
    let confidence_text = move || {
        name_of(
            desk,
            &[format!("numbers-confidence-{}", plain(&confidence))],
            &confidence,
        )
    };
    view! {
        <details class="provenance">
            <summary>
                <span class=class>{source_text}</span>
                {cells.clone().into_iter().filter(|(_, cells)| !cells.is_empty()).map(|(kind, _)| view! {
                    <span class=format!("source source-{kind}")>{move || desk.t(&format!("numbers-partly-{kind}"))}</span>
                }).collect_view()}
                <span class="k">{confidence_text}</span>
            </summary>
            {cells.into_iter().filter(|(_, cells)| !cells.is_empty()).map(|(kind, cells)| view! {
                <p><b>{move || desk.t(&format!("numbers-source-{kind}"))} ": "</b> <span lang="en">{cells.join("; ")}</span></p>
            }).collect_view()}
            <p lang="en">{note}</p>
        </details>
    }
}
