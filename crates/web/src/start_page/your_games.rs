//! The games that this browser keeps, those that wait for somebody on top.

use client::{Damage, SavedGame, challenge_of, to_bundle};
use leptos::ev;
use leptos::prelude::*;
use table::{Arg, Seat};

use crate::browser;
use crate::claim;
use crate::desk::{Desk, Route};
use crate::icons::{icon, mark};
use crate::ledger_sheet::caption_in_words;
use crate::storage;

/// How many games are listed at first, and more each time.
const LISTED: usize = 40;

/// What is being done with the list.
#[derive(Clone, Copy)]
struct List {
    desk: Desk,
    /// How many games are listed at the most.
    listed: RwSignal<usize>,
    /// The games that are about to be deleted, if somebody confirms it.
    leaving: RwSignal<Vec<String>>,
    /// The games that are selected, while some are.
    selected: RwSignal<Option<Vec<String>>>,
}

/// The sheet with all saved games.
pub(super) fn sheet(desk: Desk) -> impl IntoView {
    let list = List {
        desk,
        listed: RwSignal::new(LISTED),
        leaving: RwSignal::new(Vec::new()),
        selected: RwSignal::new(None),
    };
    let number = Memo::new(move |_| desk.saved.with(Vec::len));
    let selecting = Memo::new(move |_| list.selected.with(Option::is_some));
    let rows = move || {
        let games = desk.saved.get().into_iter().take(list.listed.get());
        games.map(|game| row(list, game, selecting)).collect_view()
    };
    view! {
        <section class="sheet your-games" aria-labelledby="your-games">
            <div class="hd">
                <h2 id="your-games">{desk.says("start-your-games")}</h2>
                <span class="r">{desk.says("start-kept-here")}</span>
            </div>
            {move || (number.get() == 0).then(|| view! {
                <p class="nothing">{desk.says("start-no-games")}</p>
            })}
            <ul class="saved-games">{rows}</ul>
            {move || foot(list, number.get(), selecting.get())}
        </section>
    }
}

/// What can be done with many games.
fn foot(list: List, number: usize, selecting: bool) -> Option<AnyView> {
    let desk = list.desk;
    let listed = list.listed.get();
    let more = (number > listed).then(|| {
        let more = desk.tr("start-list-more", &[("number", Arg::from(number - listed))]);
        let list_more = move |_| list.listed.set(listed + LISTED);
        view! { <button class="btn" data-do="list-more" on:click=list_more>{more}</button> }
    });
    let acts = match (selecting, list.leaving.with(Vec::len)) {
        (true, 0) => selection(list),
        (true, leaving) => last_question(list, leaving),
        (false, _) => view! {
            <button class="btn" on:click=move |_| export(desk)>
                {icon("file")} {desk.t("start-export-all")}
            </button>
            <button class="btn" id="select-games" on:click=move |_| list.select(Some(Vec::new()))>
                {desk.t("start-select")}
            </button>
        }
        .into_any(),
    };
    (number > 0).then(|| view! { <div class="row">{more} {acts}</div> }.into_any())
}

/// What can be done with the selected games.
fn selection(list: List) -> AnyView {
    let desk = list.desk;
    let number = list.selected.with(|ids| ids.as_ref().map_or(0, Vec::len));
    let all = move |_| {
        let id = |game: &SavedGame| game.id.clone();
        let ids = desk
            .saved
            .with_untracked(|games| games.iter().map(id).collect());
        list.select(Some(ids));
    };
    let ask = move |_| {
        list.leaving
            .set(list.selected.get_untracked().unwrap_or_default());
        request_animation_frame(|| browser::focus("keep-selected"));
    };
    view! {
        <button class="btn" id="select-all" on:click=all>{desk.t("start-select-all")}</button>
        <button class="btn" data-do="delete-selected" disabled={number == 0} on:click=ask>
            {desk.tr("start-delete-many", &[("number", Arg::from(number))])}
        </button>
        <button class="btn" on:click=move |_| list.select(None)>{desk.t("start-select-end")}</button>
    }
    .into_any()
}

/// Whether the selected games shall really go.
fn last_question(list: List, number: usize) -> AnyView {
    let desk = list.desk;
    let delete_all = move |_| {
        let ids = list.leaving.get_untracked();
        list.select(None);
        delete(desk, ids);
    };
    let keep = move |_| list.select(list.selected.get_untracked());
    view! {
        <span>{desk.tr("start-delete-many-sure", &[("number", Arg::from(number))])}</span>
        <button class="btn pri delete-now" on:click=delete_all>{desk.t("start-delete")}</button>
        <button class="btn" id="keep-selected" on:click=keep>{desk.t("start-keep")}</button>
    }
    .into_any()
}

impl List {
    /// Selects these games, or ends selecting; nothing is about to be deleted any more.
    fn select(self, ids: Option<Vec<String>>) {
        let next = if ids.is_some() {
            "select-all"
        } else {
            "select-games"
        };
        self.leaving.set(Vec::new());
        self.selected.set(ids);
        // The buttons are others now, and the focus stays among them.
        request_animation_frame(move || browser::focus(next));
    }
}

fn export(desk: Desk) {
    let bundle = desk.saved.with_untracked(|games| to_bundle(games));
    browser::download("millwright-games.txt", &bundle);
}

fn row(list: List, game: SavedGame, selecting: Memo<bool>) -> impl IntoView {
    let List { desk, leaving, .. } = list;
    let mine = game.your_turn && !game.over;
    let seats = Seat::all(game.players.len().min(table::MAX_SEATS) as u8);
    let person = seats
        .clone()
        .zip(&game.players)
        .find(|(_, player)| player.bot.is_none());
    let seat = person.map_or(Seat::new(0), |(seat, _)| seat);
    let names: Vec<String> = seats
        .zip(&game.players)
        .map(|(seat, player)| match player.name.as_str() {
            "" => desk.texts.with(|texts| texts.texts.seat(seat)),
            name => name.to_owned(),
        })
        .collect();
    let winners: Vec<&str> = game
        .winners
        .iter()
        .filter_map(|seat| Some(names.get(usize::from(*seat).checked_sub(1)?)?.as_str()))
        .collect();
    let score = game.score.filter(|_| game.over);
    let state = match (game.over, mine) {
        // One player alone has a score, and nobody to win against.
        (true, _) if game.players.len() == 1 => match score {
            Some(score) => desk.tr("start-state-alone", &[("score", Arg::Number(score.into()))]),
            None => desk.t("start-state-over"),
        },
        (true, _) if winners.is_empty() => desk.t("start-state-over"),
        (true, _) => {
            let names = Arg::Verbatim(winners.join(", "));
            let count = ("count", Arg::from(winners.len()));
            desk.tr("start-state-won", &[("names", names), count])
        }
        (false, true) => desk.t("start-state-yours"),
        (false, false) => desk.t("start-state-running"),
    };
    let readable = !game.damaged.contains(&Damage::Record);
    let (title, place) = if readable {
        let in_words = |caption: &str| match games::info(&game.game) {
            Ok(info) => caption_in_words(desk, info, caption),
            Err(_) => caption.to_owned(),
        };
        let title = desk.t(&format!("game-{}", game.game));
        let title = match &game.what_if {
            Some(moment) => {
                let moment = Arg::Verbatim(in_words(moment));
                format!(
                    "{}: {title}",
                    desk.tr("start-what-if", &[("moment", moment)])
                )
            }
            None => title,
        };
        let title = match challenge_of(&game) {
            Some(challenge) => format!("{title}: {}", desk.challenge_in_words(challenge)),
            None => title,
        };
        let mut place = in_words(&game.caption);
        if game.games > 0 && !game.over {
            let total = game.totals.iter().sum::<i32>();
            let args = [
                ("of", Arg::from(game.games)),
                ("total", Arg::Number(total.into())),
            ];
            place = format!("{place} · {}", desk.tr("start-so-far", &args));
        }
        (title, format!("{place} · {state}"))
    } else {
        (desk.t("start-unreadable"), String::new())
    };
    let damage = (!game.damaged.is_empty()).then(|| desk.damage_in_words(&game));
    let label = format!("{title}, {place}");
    let when = (game.played_at > 0).then(|| when(desk, game.played_at));
    let id = StoredValue::new(game.id);
    let asks = move || leaving.with(|leaving| id.with_value(|id| leaving.contains(id)));
    let open_label = desk.t(if mine { "start-play" } else { "start-open" });
    view! {
        <li class=if mine { "saved mine" } else { "saved" } class:leaving=asks data-id=id.get_value()>
            {mark(seat)}
            <div class="what">
                <b>{title}</b>
                <span>{place}</span>
                {damage.map(|damage| view! { <span class="damage">{icon("flag")} " " {damage}</span> })}
            </div>
            <div class="with k">
                <span>{names.join(", ")}</span>
                <span>{when}</span>
            </div>
            {move || if selecting.get() {
                pick(list, id, &label).into_any()
            } else if asks() {
                view! {
                    <div class="saved-acts" role="group" aria-label=desk.t("start-delete-sure")>
                        <span>{desk.t("start-delete-sure")}</span>
                        <button class="btn pri delete-now" on:click=move |_| {
                            leaving.set(Vec::new());
                            delete(desk, vec![id.get_value()]);
                        }>{desk.t("start-delete")}</button>
                        <button class="btn" on:click=move |_| leaving.set(Vec::new())>{desk.t("start-keep")}</button>
                    </div>
                }.into_any()
            } else {
                let (open_name, delete_name) = (
                    format!("{open_label}: {label}"),
                    format!("{}: {label}", desk.t("start-delete")),
                );
                view! {
                    <div class="saved-acts">
                        {readable.then(|| view! {
                            <button
                                class=if mine { "btn legal open-game" } else { "btn open-game" }
                                aria-label=open_name
                                on:click=move |_| open(desk, id.get_value())
                            >
                                {open_label.clone()}
                            </button>
                        })}
                        <button
                            class="tool delete"
                            aria-label=delete_name
                            title=desk.t("start-delete")
                            on:click=move |_| leaving.set(vec![id.get_value()])
                        >
                            "×"
                        </button>
                    </div>
                }.into_any()
            }}
        </li>
    }
}

/// The box that selects a game.
fn pick(list: List, id: StoredValue<String>, label: &str) -> impl IntoView {
    let name = format!("{}: {label}", list.desk.t("start-select-one"));
    let is_selected = move || {
        list.selected.with(|selected| {
            let selected = selected.as_ref();
            selected.is_some_and(|selected| id.with_value(|id| selected.contains(id)))
        })
    };
    let select = move |event: ev::Event| {
        let on = event_target_checked(&event);
        list.selected.update(|selected| {
            if let Some(selected) = selected {
                match on {
                    true => selected.push(id.get_value()),
                    false => id.with_value(|id| selected.retain(|other| other != id)),
                }
            }
        });
    };
    view! {
        <label class="saved-acts pick">
            <input type="checkbox" aria-label=name prop:checked=is_selected on:change=select/>
        </label>
    }
}

/// Opens a saved game; the one that is on the table already keeps its tentative turn.
pub(crate) fn open(desk: Desk, id: String) {
    let on_table = desk
        .table
        .with_untracked(|table| table.as_ref().is_some_and(|table| table.id == id));
    if on_table {
        desk.route.set(Route::Table);
    } else {
        claim::open(desk, id);
    }
}

/// Deletes games, also from the table, so that nothing keeps them again.
fn delete(desk: Desk, ids: Vec<String>) {
    let on_table = desk
        .table
        .with_untracked(|table| table.as_ref().is_some_and(|table| ids.contains(&table.id)));
    if on_table {
        desk.stop_thinking();
        desk.table.set(None);
    }
    storage::remove(desk, ids);
}

/// How long ago something was, in words.
fn when(desk: Desk, at: i64) -> String {
    let minutes = (browser::now() - at).max(0) / 60_000;
    let ago = |id: &str, number: i64| desk.tr(id, &[("number", Arg::Number(number))]);
    match minutes {
        0..2 => desk.t("start-now"),
        2..60 => ago("start-minutes-ago", minutes),
        60..1440 => ago("start-hours-ago", minutes / 60),
        1440..10_080 => ago("start-days-ago", minutes / 1440),
        _ => browser::day_in_words(at, desk.lang()),
    }
}
