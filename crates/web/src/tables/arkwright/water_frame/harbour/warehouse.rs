//! The large warehouse with its workers, and the small one (II.2.2, III.5).

use ::arkwright::{Action, Good, Place, Tile};
use leptos::prelude::*;
use table::Arg;

use super::{Layers, Waters, heading};
use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::arkwright::mill::draw::{button, delta, is_in_hand};
use crate::tables::arkwright::questions::in_words;
use crate::written::Written;

/// The warehouse: a column for each good, the places of its workers above and beside it.
pub(super) fn warehouse(desk: Desk, scene: &Waters) -> AnyView {
    let held = held(scene);
    let workers = scene.board.harbour(scene.shown).warehouse_workers();
    let after = scene.after().harbour(scene.shown).warehouse_workers();
    let rows = scene.game.water_components().warehouse.lines;
    let words = match held {
        Some(_) => desk.t("harbour-held"),
        None => desk.tr("harbour-workers", &[("count", Arg::from(workers))]),
    };
    let words = view! { {words} {delta(i32::from(workers), i32::from(after), true)} }.into_any();
    let columns = Good::ALL.map(|good| column(desk, scene, good, held));
    let line = |nth: u8| {
        let class = ["h-line first", "h-line second"][usize::from(nth)];
        let label = desk.tr("harbour-line", &[("nth", Arg::from(nth + 1))]);
        let room = desk.tr(
            "harbour-adds",
            &[("count", Arg::from(rows[usize::from(nth)]))],
        );
        view! {
            <div class=class>
                {place(desk, scene, Place::Line, nth, held)}
                <span class="k" title=room>{label}</span>
            </div>
        }
    };
    view! {
        <div class="h-part h-warehouse">
            {heading(desk, "harbour-warehouse", "warehouse-workers", words)}
            <div class="h-store">
                <div class="h-lines">{line(0)}{line(1)}</div>
                {columns.into_iter().collect_view()}
            </div>
            {small(desk, scene)}
        </div>
    }
    .into_any()
}

/// The small warehouse, if the player has it: what the large one has no room for lies there.
fn small(desk: Desk, scene: &Waters) -> AnyView {
    let seat = scene.shown;
    if !scene.board.harbour(seat).has(Tile::SmallWarehouse) {
        return ().into_any();
    }
    let room = scene.game.room(&scene.board, seat);
    let stored = scene.board.company(seat).stored;
    let over: u8 = Good::ALL
        .map(|good| stored[good.index()].saturating_sub(room.large[good.index()]))
        .iter()
        .sum();
    let args = [("count", Arg::from(over)), ("room", Arg::from(room.small))];
    view! { <p class="h-small">{icon("storehouse")} {desk.tr("harbour-small", &args)}</p> }
        .into_any()
}

/// The place whose worker is in hand, to be moved.
fn held(scene: &Waters) -> Option<Place> {
    let word = scene.unfolded.as_ref()?;
    let named = |place: &Place| place.to_string() == *word;
    let from = Place::ALL.into_iter().find(named)?;
    can_move(scene, from).then_some(from)
}

fn can_move(scene: &Waters, from: Place) -> bool {
    let moves = |action: &Action| matches!(action, Action::Restaff(of, _) if *of == from);
    is_in_hand(scene) && scene.legal.iter().any(moves)
}

/// A place for a worker. A click hires one there, moves the one in hand there, or fires him.
fn place(desk: Desk, scene: &Waters, at: Place, nth: u8, held: Option<Place>) -> AnyView {
    let worker = Layers::on_mat(scene, &|harbour| match at {
        Place::Column(_) => u8::from(harbour.is_staffed(at)),
        Place::Line => u8::from(harbour.lines > nth),
    });
    // Lines are filled from the first and left from the last.
    let lines = scene.board.harbour(scene.shown).lines;
    let is_next = match at {
        Place::Column(_) => true,
        Place::Line if worker.now == 0 => nth == lines,
        Place::Line => nth + 1 == lines,
    };
    let choices = match worker.now {
        0 => [
            held.map(|from| Action::Restaff(from, at)),
            Some(Action::Staff(at)),
            Some(Action::ResettleTo(at)),
        ],
        _ => [Some(Action::Dismiss(at)), None, None],
    };
    let mut choices = choices.into_iter().flatten();
    let choice = choices.find(|action| is_next && is_in_hand(scene) && scene.offers(*action));
    let mut class = format!("h-place{}", worker.state());
    if worker.now > 0 {
        class.push_str(" staffed");
    }
    let content = icon("worker").into_any();
    if let Some(action) = choice {
        return button(desk, scene, action, in_words(desk, action), &class, content);
    }
    let args = [("place", Arg::Verbatim(place_name(desk, at)))];
    if worker.now > 0 && is_next && can_move(scene, at) {
        let (word, id) = match held == Some(at) {
            true => ("-".to_owned(), "harbour-put-back"),
            false => (at.to_string(), "harbour-take-up"),
        };
        let label = desk.tr(id, &args);
        return view! {
            <button
                class=format!("{class} legal")
                class:pointed=held == Some(at)
                data-take=word
                aria-pressed=(held == Some(at)).to_string()
                aria-label=label.clone()
                title=label.clone()
            >
                {content}
            </button>
        }
        .into_any();
    }
    let label = match worker.now {
        0 => "harbour-place-free",
        _ => "harbour-place-staffed",
    };
    let label = desk.tr(label, &args);
    view! { <span class=class role="img" aria-label=label.clone() title=label.clone()>{content}</span> }
        .into_any()
}

/// A place in words.
pub(super) fn place_name(desk: Desk, place: Place) -> String {
    desk.t(match place {
        Place::Column(Good::Food) => "word-place-food",
        Place::Column(Good::Clothes) => "word-place-clothes",
        Place::Column(Good::Cutlery) => "word-place-cutlery",
        Place::Column(Good::Lamps) => "word-place-lamps",
        Place::Line => "word-place-line",
    })
}

/// The column of a good: its worker's place, its room, how many of how many.
fn column(desk: Desk, scene: &Waters, good: Good, held: Option<Place>) -> AnyView {
    let seat = scene.shown;
    let stored = Layers::of(scene, &|board| board.company(seat).stored[good.index()]);
    let room = scene.game.room(&scene.board, seat).large[good.index()];
    let after = scene.game.room(scene.after(), seat).large[good.index()];
    let count = desk.tr(
        "harbour-stored",
        &[("count", Arg::from(stored.now)), ("room", Arg::from(room))],
    );
    let label = format!("{}: {count}", desk.t(&format!("word-{}", good.word())));
    let mut class = String::from("h-column");
    if stored.was != stored.now {
        class.push_str(" tent-count");
    } else if stored.seen != stored.now {
        class.push_str(" new");
    }
    view! {
        <div class=class role="group" aria-label=label>
            <span class="h-column-hd">
                {icon(good.word())}
                {place(desk, scene, Place::Column(good), 0, held)}
            </span>
            {Written::new(cells(scene, good, &stored))}
            <span class="h-count">
                <b>{stored.now}</b>"/"{room}
                {delta(i32::from(stored.now), i32::from(stored.will), true)}
                <i class="h-room">{delta(i32::from(room), i32::from(after), true)}</i>
            </span>
        </div>
    }
    .into_any()
}

/// The room of a column: five rows, each with a place by its own worker and one by the line's.
fn cells(scene: &Waters, good: Good, stored: &Layers) -> String {
    let numbers = scene.game.water_components().warehouse;
    // What would be there too shows where it would lie.
    let harbour = match stored.will > stored.now {
        true => scene.after().harbour(scene.shown),
        false => scene.board.harbour(scene.shown),
    };
    let column = u8::from(harbour.columns.contains(good));
    let first = numbers.lines[0];
    let rows = numbers.column.max(numbers.lines.iter().sum());
    let mut nth = 0;
    let mut drawn = String::from("<span class=\"h-cells\" aria-hidden=\"true\">");
    for row in 0..rows {
        let by_column = if row < numbers.column { column } else { 0 };
        let by_line = u8::from(harbour.lines > u8::from(row >= first));
        let places = by_column + by_line;
        drawn += if places == 0 {
            "<i class=\"shut\">"
        } else {
            "<i>"
        };
        for _ in 0..places {
            let state = match nth {
                n if n < stored.now.min(stored.will) && n >= stored.was => "crate tent",
                n if n < stored.now.min(stored.will) => "crate",
                n if n < stored.now => "crate going",
                n if n < stored.will => "crate would",
                n if n < stored.was => "crate ghost",
                _ => "",
            };
            nth += 1;
            drawn += &match state {
                "" => "<u></u>".to_owned(),
                state => format!(
                    "<u class=\"{state}\"><svg class=\"ic\"><use href=\"#i-{}\"></use></svg></u>",
                    good.word()
                ),
            };
        }
        drawn += "</i>";
    }
    drawn + "</span>"
}
