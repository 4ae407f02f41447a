//! The sheet of what ran by itself, and the bar below it: an account book with a column for each
//! player, in which time runs downward.
//!
//! Everything stands from the start; what is not written yet is only hidden, so that no line moves.

use std::sync::Arc;

use client::{Account, Reading};
use leptos::prelude::*;
use table::account::{Cell, Change, Line, Loss, RowKind, Value};
use table::{Amount, Arg, Seat};

use crate::account::{self, Open, SHEET, Why};
use crate::browser;
use crate::desk::Desk;
use crate::frame;
use crate::help;
use crate::icons::{icon, importer_mark, letter, mark};
use crate::rules_page;
use crate::tables::{self, Guide};

/// The button that asks for a hint; where none is given it says why.
fn hint_button(desk: Desk) -> AnyView {
    let no_hint = Memo::new(move |_| {
        desk.table
            .with(|table| table.as_ref().and_then(help::why_no_hint))
    });
    let ask = move |_| {
        if no_hint.get_untracked().is_none() {
            desk.ask_for_hint();
        }
    };
    view! {
        // It can be reached also where it is of no use, so that the reason can be read.
        <button class="btn" class:not-now=move || no_hint.get().is_some() data-do="account-hint" on:click=ask
            aria-disabled=move || no_hint.get().map(|_| "true")
            aria-describedby=move || no_hint.get().map(|_| "no-hint")>
            {icon("bot")} {desk.t("help-hint")} <kbd>"H"</kbd>
        </button>
        {move || no_hint.get().map(|why| view! { <span id="no-hint" class="k no-hint">{desk.t(why)}</span> })}
    }
    .into_any()
}

/// The sheet that is open.
pub(crate) fn sheet(desk: Desk) -> AnyView {
    let Some(account) = opened(desk) else {
        return ().into_any();
    };
    let (players, viewer, guide) = desk
        .table
        .with_untracked(|table| {
            let table = table.as_ref()?;
            let players = table.session.players().len() as u8;
            Some((players, table.viewer(), table.guide))
        })
        .unwrap_or((0, Seat::new(0), None));
    let head = account.head.iter().map(|head| {
        let class = if head.from_start { "" } else { "s0" };
        view! { <span class=class>{desk.say(&head.message)}</span> }.into_any()
    });
    let mut head: Vec<AnyView> = head.collect();
    // The sheet lies over the help that stands beside a turn.
    if account.asks.is_some() {
        head.push(hint_button(desk));
    }
    let next: Vec<String> = account.next.iter().map(|next| desk.say(next)).collect();
    let next = (!next.is_empty()).then(|| {
        let step = account.form().steps.len() - 1;
        view! {
            <p class=format!("nx s{step}")><span><b>{desk.t("page-account-coming")}</b> " " {next.join(" ")}</span></p>
        }
    });
    let lessons = lessons(desk, &account, players, guide);
    let taught = if lessons.is_empty() { "" } else { " taught" };
    let columns: Vec<AnyView> = Seat::all(players)
        .map(|seat| column(desk, &account, seat, seat == viewer))
        .collect();
    let whole = Memo::new(move |_| {
        desk.account.with(|open| {
            open.as_ref()
                .is_some_and(|open| open.reading == Reading::whole(&open.account))
        })
    });
    // What is asked at the beginning is in sight; otherwise what it comes to, also where losses make
    // the sheet longer than the page.
    let is_early = account.asks.is_some_and(|step| step < 2);
    Effect::new(move |_| {
        if whole.get() {
            request_animation_frame(move || {
                if let Some(sheet) = browser::document().get_element_by_id(SHEET) {
                    let end = if is_early { 0 } else { sheet.scroll_height() };
                    sheet.set_scroll_top(end);
                }
            });
        }
    });
    let as_text = move || desk.settings.with(|settings| settings.text_board);
    view! {
        <section
            id=SHEET
            class="sheet account"
            class:as-text=as_text
            tabindex="-1"
            aria-labelledby="account-title"
            data-written=move || reading(desk, Reading::written)
            data-asks=account.asks.map(|step| step.to_string())
        >
            <div class="hd">
                <h2 id="account-title">{icon(account.opening.sign)} {desk.say(&account.opening.title)}</h2>
                <span class="r">{head}</span>
            </div>
            {sequence(desk, &account)}
            <div class=format!("acc n{players}{taught}")>
                {across(desk, &account)}
                {lessons}
                {columns}
            </div>
            {next}
        </section>
    }
    .into_any()
}

fn opened(desk: Desk) -> Option<Arc<Account>> {
    desk.account
        .with_untracked(|open| open.as_ref().map(|open| Arc::clone(&open.account)))
}

/// Something about how far the open sheet is read.
fn reading(desk: Desk, of: fn(Reading, &Account) -> usize) -> usize {
    desk.account.with(|open| {
        let open = open.as_ref();
        open.map_or(0, |open| of(open.reading, &open.account))
    })
}

/// What is told one by one, grouped.
fn sequence(desk: Desk, account: &Account) -> Option<AnyView> {
    let form = account.form().sequence?;
    let told = Memo::new(move |_| reading(desk, |reading, _| reading.cells));
    let mut groups: Vec<(Option<i64>, Vec<AnyView>)> = Vec::new();
    for (n, cell) in account.cells.iter().enumerate() {
        if groups.last().is_none_or(|(group, _)| *group != cell.group) {
            groups.push((cell.group, Vec::new()));
        }
        if let Some((_, cells)) = groups.last_mut() {
            cells.push(told_one(desk, n, cell, told));
        }
    }
    let groups: Vec<AnyView> = groups
        .into_iter()
        .map(|(group, cells)| {
            let label = match group {
                Some(number) => view! { {icon(form.sign)} <b>{number}</b> }.into_any(),
                None => desk.t(form.rest).into_any(),
            };
            view! { <li><span class="lbl">{label}</span><ol>{cells}</ol></li> }.into_any()
        })
        .collect();
    let view = view! {
        <div class="calls">
            <div class="cll"><b>{desk.t(form.heading)}</b><span>{desk.t(form.hint)}</span></div>
            <ol>{groups}</ol>
        </div>
    };
    Some(view.into_any())
}

fn told_one(desk: Desk, n: usize, cell: &Cell, told: Memo<usize>) -> AnyView {
    let class = if cell.group.is_none() { "open" } else { "" };
    let (sign, name) = match (cell.seat, cell.group) {
        (Some(seat), _) => (Some(mark(seat).into_any()), desk.name(seat)),
        (None, Some(_)) => (Some(importer_mark().into_any()), String::new()),
        (None, None) => (None, String::new()),
    };
    view! {
        <li class=class class:wait=move || told.get() <= n>
            <small>{n + 1}</small>
            {sign}
            <span class="sr">{name}</span>
            <span>{desk.say(&cell.label)}</span>
        </li>
    }
    .into_any()
}

/// The rows of the grid: the heads of the columns, then each step with its heading and its rows.
fn grid_row(account: &Account, step: usize, row: usize) -> usize {
    let above = &account.form().steps[..step];
    let above: usize = above.iter().map(|step| step.rows.len() + 1).sum();
    above + row + 3
}

/// The headings of the steps, the labels of the rows, and what stands across all columns.
fn across(desk: Desk, account: &Account) -> Vec<AnyView> {
    let mut views = Vec::new();
    let mut number = 0;
    for (step, form) in account.form().steps.iter().enumerate() {
        let place = grid_row(account, step, 0) - 1;
        views.push(
            view! {
                <h3 class=format!("ah r{place} h{step}")>
                    <span class="no">{step + 1}</span>
                    {desk.t(form.heading)}
                    {rules_page::brief_section_link(desk, form.section, form.heading)}
                </h3>
            }
            .into_any(),
        );
        for (row, row_form) in form.rows.iter().enumerate() {
            let place = grid_row(account, step, row);
            let kind = class_of(row_form.kind);
            let label = desk.t(row_form.label);
            views.push(
                view! { <span class=format!("al r{place} {kind}") aria-hidden="true">{label}</span> }
                    .into_any(),
            );
            let lines = lines(desk, account, number, None);
            if !lines.is_empty() {
                views.push(
                    view! { <div class=format!("aa r{place} s{step}")>{lines}</div> }.into_any(),
                );
            }
            number += 1;
        }
    }
    views
}

fn class_of(kind: RowKind) -> &'static str {
    match kind {
        RowKind::Plain => "",
        RowKind::Result => "res",
        RowKind::Total => "fin",
    }
}

/// What stands in the column of a player. On a phone it is a card; yours and those in which
/// something is lost are open there.
fn column(desk: Desk, account: &Account, seat: Seat, mine: bool) -> AnyView {
    let name = desk.name(seat);
    let why = account.apart(seat).map(|why| desk.say(why));
    let note_class = if why.is_some() { "k apart" } else { "k" };
    let note = why.or_else(|| mine.then(|| desk.t("page-account-you")));
    let is_open = RwSignal::new(mine || account.has_loss(seat));
    let label = name.clone();
    let column = seat.index() + 2;
    let mut cells = Vec::new();
    let mut number = 0;
    for (step, form) in account.form().steps.iter().enumerate() {
        for (row, row_form) in form.rows.iter().enumerate() {
            let place = grid_row(account, step, row);
            let kind = class_of(row_form.kind);
            let lines = lines(desk, account, number, Some(seat));
            let label = (!lines.is_empty()).then(|| {
                view! { <span class="lb">{desk.t(row_form.label)}</span> }
            });
            cells.push(
                view! { <div class=format!("ac r{place} c{column} s{step} {kind}")>{label}<div>{lines}</div></div> }
                    .into_any(),
            );
            number += 1;
        }
    }
    let toggle = move |_| is_open.update(|open| *open = !*open);
    view! {
        <section class=format!("acol seat-{}", letter(seat)) class:mine=mine class:folded=move || !is_open.get() aria-label=label>
            <div class=format!("ac head r1 c{column}")>
                {mark(seat)} <b>{name}</b>
                <span class=note_class>{note}</span>
                <span class="brief">{brief(desk, account, seat)}</span>
                <button class="fo" aria-expanded=move || is_open.get().to_string() aria-label=desk.t("page-account-details") on:click=toggle>
                    {move || if is_open.get() { "▴" } else { "▾" }}
                </button>
            </div>
            {cells}
        </section>
    }
    .into_any()
}

/// What a column comes to, for the head of a card.
fn brief(desk: Desk, account: &Account, seat: Seat) -> Vec<AnyView> {
    let mut brief = Vec::new();
    for row in 0..account.form().rows() as u8 {
        let step = account.form().step_of(row);
        for line in account.lines(row, Some(seat)) {
            let view = match &line.value {
                Some(Value::Change(change)) if change.unit.is_none() => {
                    pill(change.to - change.from, String::new())
                }
                Some(Value::Loss(loss)) => Some(fall(desk, loss)),
                Some(Value::Result(amount)) => Some(result(desk, *amount)),
                Some(Value::Score(amount)) => Some(score(desk, *amount)),
                _ => None,
            };
            brief.extend(view.map(|view| {
                view! { <span class=format!("s{step}")><span>{view}</span></span> }.into_any()
            }));
        }
    }
    brief
}

fn lines(desk: Desk, account: &Account, row: u8, seat: Option<Seat>) -> Vec<AnyView> {
    let lines = account.lines(row, seat);
    lines.map(|line| line_view(desk, line)).collect()
}

fn line_view(desk: Desk, line: &Line) -> AnyView {
    if let Some(Value::Loss(loss)) = &line.value {
        return loss_view(desk, loss);
    }
    let signs: Vec<AnyView> = line
        .sign
        .map(|(sign, times)| (0..times).map(|_| icon(sign).into_any()).collect())
        .unwrap_or_default();
    let words = line.words.as_ref().map(|words| desk.say(words));
    let (class, value) = match &line.value {
        None | Some(Value::Loss(_)) => ("ln", ().into_any()),
        Some(Value::Moved(amount)) => ("ln", view! { <b>{signed(desk, *amount)}</b> }.into_any()),
        Some(Value::Result(amount)) => ("ln", result(desk, *amount)),
        Some(Value::Score(amount)) => ("ln", score(desk, *amount)),
        Some(Value::Steps(steps)) => ("ln by", steps_view(*steps)),
        Some(Value::Change(change)) => ("ln", change_view(desk, change)),
        Some(Value::Total { purse, change }) => {
            let all = Amount {
                count: change.count.abs(),
                ..*change
            };
            let change = match pill(change.count, desk.amount(all)) {
                Some(pill) => pill,
                None => {
                    view! { <span class="k">{desk.t("page-account-as-before")}</span> }.into_any()
                }
            };
            // What is in hand stands first; the change is that of the sum which the words come to, and stands behind
            // them.
            let purse = desk.amount(*purse);
            let words = words.map(|words| view! { <span class="w">{words}</span> });
            return view! { <p class="ln tot"><b class="ser">{purse}</b> <span class="sum">{words} " " {change}</span></p> }
                .into_any();
        }
        Some(Value::Said(message)) => (
            "ln",
            view! { <span class="vv">{desk.say(message)}</span> }.into_any(),
        ),
    };
    view! { <p class=class>{signs}<span class="w">{words}</span> {value}</p> }.into_any()
}

fn steps_view(steps: i64) -> AnyView {
    let (class, sign) = if steps > 0 {
        ("gain", "+")
    } else {
        ("loss", "−")
    };
    view! { <b class=class>{sign}{steps.abs()}</b> }.into_any()
}

fn change_view(desk: Desk, change: &Change) -> AnyView {
    let number = |count: i64| match change.unit {
        Some(unit) => desk.amount(Amount { unit, count }),
        None => texts::with_minus(count),
    };
    let text = match change.from == change.to {
        true => number(change.to),
        false => format!("{} → {}", number(change.from), number(change.to)),
    };
    let pill = match change.unit {
        Some(_) => None,
        None => pill(change.to - change.from, String::new()),
    };
    view! { <b>{text} {pill}</b> }.into_any()
}

/// By how much something changed, if it did; without words, in plain numbers.
fn pill(by: i64, words: String) -> Option<AnyView> {
    let (class, sign) = match by {
        0 => return None,
        1.. => ("pill up", "▲"),
        _ => ("pill dn", "▼"),
    };
    let words = match words.is_empty() {
        true => by.abs().to_string(),
        false => words,
    };
    Some(view! { <span class=class>{sign}{words}</span> }.into_any())
}

/// Coins with their sign, in plain ink.
fn signed(desk: Desk, amount: Amount) -> String {
    let text = desk.amount(Amount {
        count: amount.count.abs(),
        ..amount
    });
    match amount.count {
        0 => text,
        1.. => format!("+{text}"),
        _ => format!("−{text}"),
    }
}

fn result(desk: Desk, amount: Amount) -> AnyView {
    let class = match amount.count {
        0 => "",
        1.. => "gain",
        _ => "loss",
    };
    view! { <b class=class>{signed(desk, amount)}</b> }.into_any()
}

fn score(desk: Desk, amount: Amount) -> AnyView {
    view! { <b>{desk.amount(amount)}</b> }.into_any()
}

fn fall(desk: Desk, loss: &Loss) -> AnyView {
    view! { <span class="pill dn">"▼"{desk.say(&loss.fall)}</span> }.into_any()
}

/// A loss looks like one: a box with its edge, and no plus in it.
fn loss_view(desk: Desk, loss: &Loss) -> AnyView {
    let how: Vec<AnyView> = loss
        .how
        .iter()
        .map(|how| view! { <p>{desk.say(how)}</p> }.into_any())
        .collect();
    view! {
        <div class="em">
            <p class="eh">{icon(loss.sign)} <b>{desk.say(&loss.title)}</b> {fall(desk, loss)}</p>
            {how}
            <p class="big">{desk.say(&loss.cost)} " " {loss.lost.map(|lost| result(desk, lost))}</p>
            <p>{desk.say(&loss.left)}</p>
        </div>
    }
    .into_any()
}

/// What the guided game explains, beside the step it speaks of.
fn lessons(desk: Desk, account: &Account, players: u8, seen: Option<usize>) -> Vec<AnyView> {
    let Some(seen) = seen else {
        return Vec::new();
    };
    let guide = &tables::view(desk.game_info().id).guide;
    let steps = account.form().steps.iter().enumerate();
    let lessons = steps.filter_map(|(step, form)| {
        let row = grid_row(account, step, 0) - 1;
        let column = players + 2;
        let rows = form.rows.len() + 1;
        // What is asked goes before what one may read at leisure, and is never hidden.
        if account.asks == Some(step) {
            let view = view! {
                <div class=format!("tip r{row} c{column} t{rows}") role="status">
                    <div>{question_view(desk, guide, seen)}</div>
                </div>
            };
            return Some(view.into_any());
        }
        let index = (guide.beside)(account.form().kind, step)?;
        if seen >> index & 1 == 1 {
            return None;
        }
        let view = view! {
            <div class=format!("tip r{row} c{column} t{rows} s{step}") role="status">
                <div>{lesson_view(desk, guide, index)}</div>
            </div>
        };
        Some(view.into_any())
    });
    lessons.collect()
}

fn lesson_view(desk: Desk, guide: &Guide, index: usize) -> Option<AnyView> {
    let slug = guide.lessons.get(index)?.slug;
    let view = view! {
        <h4>{desk.t(&format!("guide-lesson-{slug}-name"))}</h4>
        <p>{desk.t(&format!("guide-lesson-{slug}"))}</p>
    };
    Some(view.into_any())
}

/// What the guided game says to the question that interrupts an account: its lesson, if it has one of
/// its own that is new, and what to think of.
fn question_view(desk: Desk, guide: &Guide, seen: usize) -> AnyView {
    let what = desk.table.with_untracked(|table| {
        let table = table.as_ref()?;
        Some((guide.asked)(table.session.play()))
    });
    let Some(what) = what else {
        return ().into_any();
    };
    let mut lessons = guide.lessons.iter();
    let lesson = lessons.position(|lesson| lesson.slug == what);
    let lesson = lesson.filter(|lesson| seen >> lesson & 1 == 0);
    let title = lesson
        .is_none()
        .then(|| view! { <h4>{desk.t("guide-now")}</h4> });
    view! {
        {lesson.and_then(|lesson| lesson_view(desk, guide, lesson))}
        {title}
        <p>{desk.t(&format!("guide-now-{what}"))}</p>
    }
    .into_any()
}

/// The bar below an open sheet.
pub(crate) fn bar(desk: Desk) -> AnyView {
    let Some(account) = opened(desk) else {
        return ().into_any();
    };
    let why = desk
        .account
        .with_untracked(|open| open.as_ref().map(|open| open.why));
    let state = Memo::new(move |_| {
        desk.account.with(|open| {
            let Open {
                account, reading, ..
            } = open.as_ref()?;
            let is_whole = *reading == Reading::whole(account);
            Some((reading.step, reading.is_at_start(account), is_whole))
        })
    });
    let step = move || state.get().map_or(0, |(step, _, _)| step);
    let at_start = move || state.get().is_none_or(|(_, start, _)| start);
    let at_end = move || state.get().is_none_or(|(_, _, end)| end);
    let form = account.form();
    let steps = form.steps.len();
    let says = move || {
        let step = step();
        let number = |number: usize| Arg::Number(number as i64);
        let heading = Arg::Verbatim(desk.t(form.steps[step].heading));
        let args = [
            ("step", number(step + 1)),
            ("steps", number(steps)),
            ("heading", heading),
        ];
        desk.tr("page-account-step", &args)
    };
    let title = move || {
        let opening = &account.opening;
        desk.say(match at_end() {
            true => &opening.over,
            false => &opening.title,
        })
    };
    let pips: Vec<AnyView> = (0..steps)
        .map(|pip| view! { <i class:on=move || pip <= step()></i> }.into_any())
        .collect();
    let came = why == Some(Why::Came);
    let ends = if came {
        "page-account-go-on"
    } else {
        "page-close"
    };
    // The same key steps on, and from the last step goes on.
    let enter = |elsewhere: Signal<bool>| view! { <kbd class:elsewhere=elsewhere>"Enter"</kbd> };
    let skip = came.then(|| {
        view! {
            <button class="btn" data-do="account-skip" on:click=move |_| account::skip(desk)>
                {desk.t("page-account-skip")} <kbd>"Esc"</kbd>
            </button>
        }
    });
    view! {
        <section class="action-bar account-bar" aria-label=desk.t("page-account-bar")>
            <div class="question" aria-live="polite">
                <p class="asks">{title}</p>
                <p class="k">{says}</p>
            </div>
            <button class="btn" data-do="account-back" disabled=at_start on:click=move |_| account::back(desk)>
                {icon("step-b")} <span>{desk.t("page-account-back")}</span>
            </button>
            <span class="pips" aria-hidden="true">{pips}</span>
            <button class="btn" data-do="account-next" disabled=at_end on:click=move |_| account::next(desk)>
                <span>{desk.t("page-account-next")}</span> {icon("step-f")} {enter(Signal::derive(at_end))}
            </button>
            {skip}
            <span class="sets">{frame::accounts_choice(desk)} {frame::stepwise_choice(desk)}</span>
            <button class="btn pri confirm" data-do="account-go-on" on:click=move |_| account::go_on(desk)>
                {icon("check")} {desk.t(ends)} {enter(Signal::derive(move || !at_end()))}
            </button>
        </section>
    }
    .into_any()
}
