//! The form for a new table.

use std::sync::Arc;

use bots::BotSpec;
use client::bot_levels;
use games::CATALOGUE;
use leptos::prelude::*;
use table::{Arg, GameInfo, OptionInfo, Seat, Shorthand};

use super::choices::{NewTable, start};
use super::own_deck;
use crate::desk::{Desk, Route};
use crate::icons::{icon, mark};
use crate::keeping;
use crate::numbers_page::kept_numbers;

/// The form; it changes with the game that is chosen.
pub(crate) fn sheet(desk: Desk) -> AnyView {
    let chosen = desk.chosen;
    let title = move || desk.t(&format!("game-{}", chosen.get().id));
    view! {
        <section class="sheet new-table" aria-labelledby="new-table">
            <div class="hd">
                <h2 id="new-table" tabindex="-1">{desk.says("start-new-table")} ": " {title}</h2>
            </div>
            {(CATALOGUE.len() > 1).then(|| view! {
                <div class="field">
                    <label for="new-game">{desk.says("start-game")}</label>
                    <select id="new-game" on:change=move |event| {
                        let id = event_target_value(&event);
                        if let Ok(info) = games::info(&id) {
                            chosen.set(info);
                        }
                    }>
                        {CATALOGUE.iter().map(|info| view! {
                            <option value=info.id selected=move || chosen.get().id == info.id>
                                {move || desk.t(&format!("game-{}", info.id))}
                            </option>
                        }).collect_view()}
                    </select>
                </div>
            })}
            {move || form(desk, chosen.get())}
        </section>
    }
    .into_any()
}

/// What one of the segments stands for: its value, its text, whether it holds.
pub(crate) type Segment = (String, Signal<String>, Signal<bool>);

/// A row of choices of which one holds.
// It is one piece of code for all rows, whatever they choose.
pub(crate) fn segments(
    label: Signal<String>,
    choices: Vec<Segment>,
    choose: Arc<dyn Fn(&str) + Send + Sync>,
) -> AnyView {
    let button = |(value, text, holds): Segment| {
        let choose = choose.clone();
        let shown = value.clone();
        view! {
            <button
                type="button"
                data-value=shown
                aria-pressed=move || holds.get().to_string()
                on:click=move |_| choose(&value)
            >
                {text}
            </button>
        }
    };
    let buttons: Vec<_> = choices.into_iter().map(button).collect();
    view! {
        <div class="field">
            <span class="label">{label}</span>
            <div class="segments" role="group" aria-label=label>{buttons}</div>
        </div>
    }
    .into_any()
}

fn form(desk: Desk, info: &'static GameInfo) -> impl IntoView {
    let table = RwSignal::new(untrack(|| NewTable::remembered(desk, info)));
    let seed = RwSignal::new(String::new());
    let text = move |id: String| Signal::derive(move || desk.t(&id));
    let counts = info.players.clone().map(|count| {
        let holds =
            Signal::derive(move || table.with(|table| table.seats.len() == usize::from(count)));
        (
            count.to_string(),
            Signal::derive(move || count.to_string()),
            holds,
        )
    });
    let orders = [("listed", false), ("drawn", true)].map(|(value, drawn)| {
        let holds = Signal::derive(move || table.with(|table| table.drawn == drawn));
        (
            value.to_owned(),
            text(format!("start-order-{value}")),
            holds,
        )
    });
    let is_short = |option: &&OptionInfo| {
        let mut words = info.shorthands.iter().flat_map(|word| word.options);
        words.any(|(name, _)| *name == option.name)
    };
    let options = info.options.iter().filter(|option| !is_short(option));
    let options = options.map(|option| self::option(desk, info, table, option));
    let shorthands = info.shorthands.iter();
    let shorthands = shorthands.map(|word| shorthand(desk, info, table, word));
    let count = Memo::new(move |_| table.with(|table| table.seats.len()));
    view! {
        <form
            class="new-table-form"
            on:submit=move |event| {
                event.prevent_default();
                let (table, seed) = (table.get_untracked(), seed.get_untracked());
                start(desk, info, &table, &seed);
            }
        >
            {segments(
                text("start-players".to_owned()),
                counts.collect(),
                Arc::new(move |value| {
                    if let Ok(count) = value.parse() {
                        table.update(|table| table.set_players(info, count));
                    }
                }),
            )}
            <ol class="seats">
                {move || (0..count.get()).map(|index| seat(desk, info, table, index)).collect_view()}
            </ol>
            {move || (count.get() > 1).then(|| view! { <p class="k">{desk.says("start-colours")}</p> })}
            {move || has_limit(table).then(|| view! { <p class="k bot-limit">{desk.says("start-bot-limit")}</p> })}
            {move || lacks_net(info, table).then(|| view! { <p class="k no-net">{desk.says("start-no-net")}</p> })}
            {move || even_match(desk, info, table, count.get())}
            {shorthands.collect_view()}
            {options.collect_view()}
            {own_deck::field(desk, info, table)}
            {move || (count.get() > 1).then(|| segments(
                text("start-order".to_owned()),
                orders.to_vec(),
                Arc::new(move |value| table.update(|table| table.drawn = value == "drawn")),
            ))}
            {numbers(desk, info, table)}
            <div class="field">
                <label for="new-seed">{desk.says("start-seed")}</label>
                <input
                    id="new-seed"
                    maxlength="60"
                    autocomplete="off"
                    spellcheck="false"
                    placeholder=desk.says("start-seed-random")
                    prop:value=move || seed.get()
                    on:input=move |event| seed.set(event_target_value(&event))
                />
            </div>
            <div class="card-actions">
                <button type="submit" class="btn pri start-table" disabled=move || table.with(|table| table.lacks_deck(info))>{icon("play")} {desk.says("start-start")}</button>
            </div>
        </form>
    }
}

/// Whether a bot is seated whose thinking the page ends after a while.
fn has_limit(table: RwSignal<NewTable>) -> bool {
    let is_limited = |written: &String| {
        let bot: Result<BotSpec, _> = written.parse();
        bot.is_ok_and(|bot| bot.budget.is_none() && bot.name.info().takes_budget)
    };
    table.with(|table| {
        let mut bots = table.seats.iter().filter_map(|seat| seat.bot.as_ref());
        bots.any(is_limited)
    })
}

/// Whether a bot is seated that judges by a net, which no numbers but the released ones have in the page.
fn lacks_net(info: &'static GameInfo, table: RwSignal<NewTable>) -> bool {
    let judges_by_net = |written: &String| {
        let bot: Result<BotSpec, _> = written.parse();
        bot.is_ok_and(|bot| bot.name.has_net())
    };
    table.with(|table| {
        let mut bots = table.seats.iter().filter_map(|seat| seat.bot.as_ref());
        let has_own = table.own_numbers && !kept_numbers(info).is_empty();
        (has_own || table.deck_of_owner(info).is_some()) && bots.any(judges_by_net)
    })
}

/// Which level would be an even match, once there are results to tell it by.
fn even_match(
    desk: Desk,
    info: &'static GameInfo,
    table: RwSignal<NewTable>,
    players: usize,
) -> Option<impl IntoView> {
    let levels = bot_levels(info.id, players);
    let written: Vec<String> = levels.iter().map(|(level, _)| level.clone()).collect();
    let found = client::even_match(&keeping::matches(), info.id, players as u8, &written)?;
    let (_, text) = levels
        .into_iter()
        .find(|(level, _)| *level == found.level)?;
    // What the level does stands behind its name.
    let name = move || {
        let text = desk.t(&text);
        let name = text.split(':').next().unwrap_or_default();
        Arg::Verbatim(name.to_owned())
    };
    let games = found.games;
    let says = move || {
        desk.tr(
            "start-even-match",
            &[("level", name()), ("games", Arg::from(games))],
        )
    };
    let level = found.level;
    let seat = move |_| {
        table.update(|table| {
            for bot in table.seats.iter_mut().filter_map(|seat| seat.bot.as_mut()) {
                bot.clone_from(&level);
            }
        });
    };
    Some(view! {
        <p class="k even-match">
            {says} " "
            <button type="button" class="link" on:click=seat>{desk.says("start-even-seat")}</button>
        </p>
    })
}

/// An option, as long as it applies.
fn option(
    desk: Desk,
    info: &'static GameInfo,
    table: RwSignal<NewTable>,
    option: &'static OptionInfo,
) -> AnyView {
    let text = move |id: String| Signal::derive(move || desk.t(&id));
    let values = option.values.iter().map(|value| {
        let holds =
            Signal::derive(move || table.with(|table| table.option(info, option.name) == *value));
        let words = text(format!("start-option-{}-{value}", option.name));
        ((*value).to_owned(), words, holds)
    });
    let values: Vec<Segment> = values.collect();
    let applies = Memo::new(move |_| table.with(|table| table.can_have(info, option)));
    let shown = move || {
        let shown = segments(
            text(format!("start-option-{}", option.name)),
            values.clone(),
            Arc::new(move |value| {
                table.update(|table| {
                    let (name, value) = (option.name.to_owned(), value.to_owned());
                    table.options.insert(name, value);
                })
            }),
        );
        applies.get().then_some(shown)
    };
    shown.into_any()
}

/// A word for several options at once, and below it each of them, to choose one by one. If only some
/// hold, none of its values does.
fn shorthand(
    desk: Desk,
    info: &'static GameInfo,
    table: RwSignal<NewTable>,
    word: &'static Shorthand,
) -> AnyView {
    let text = move |id: String| Signal::derive(move || desk.t(&id));
    let values = Shorthand::VALUES.map(|value| {
        let holds = Signal::derive(move || table.with(|table| table.is_short(info, word, value)));
        let words = text(format!("start-shorthand-{}-{value}", word.name));
        (value.to_owned(), words, holds)
    });
    let is_mixed = values.iter().all(|(_, _, holds)| !holds.get_untracked());
    let choose = move |value: &str| table.update(|table| table.set_shorthand(info, word, value));
    let is_of_word = |option: &&OptionInfo| {
        let mut all = word.options.iter();
        all.any(|(name, _)| *name == option.name)
    };
    let options = info.options.iter().filter(is_of_word);
    let options = options.map(|option| self::option(desk, info, table, option));
    view! {
        {segments(text(format!("start-shorthand-{}", word.name)), values.to_vec(), Arc::new(choose))}
        <details class="one-by-one" open=is_mixed data-shorthand=word.name>
            <summary>{desk.says("start-one-by-one")}</summary>
            {options.collect_view()}
        </details>
    }
    .into_any()
}

/// One seat: who sits there, and a person's name.
fn seat(
    desk: Desk,
    info: &'static GameInfo,
    table: RwSignal<NewTable>,
    index: usize,
) -> impl IntoView {
    let place = Seat::new(index as u8);
    let bot = Memo::new(move |_| {
        table.with(|table| table.seats.get(index).and_then(|seat| seat.bot.clone()))
    });
    let name = move || {
        table.with(|table| {
            table
                .seats
                .get(index)
                .map(|seat| seat.name.clone())
                .unwrap_or_default()
        })
    };
    let set = move |change: &dyn Fn(&mut super::choices::SeatChoice)| {
        table.update(|table| {
            if let Some(seat) = table.seats.get_mut(index) {
                change(seat);
            }
        });
    };
    let players = Memo::new(move |_| table.with(|table| table.seats.len()));
    let seat_name = move || desk.texts.with(|texts| texts.texts.seat(place));
    let colour = move || desk.t(&format!("start-colour-{index}"));
    let label = move |id: &str| format!("{}, {}: {}", seat_name(), colour(), desk.t(id));
    let first_name = move || {
        let first = table.with(|table| table.seats.iter().position(|seat| seat.bot.is_none()));
        let own = desk.settings.with(|settings| settings.name.clone());
        if first == Some(index) && !own.is_empty() {
            own
        } else {
            seat_name()
        }
    };
    view! {
        <li class="seat" title=colour>
            {mark(place)}
            <select
                aria-label=move || label("start-who")
                on:change=move |event| {
                    let value = event_target_value(&event);
                    set(&|seat| seat.bot = (value != "person").then(|| value.clone()));
                }
            >
                <option value="person" selected=move || bot.get().is_none()>{desk.says("start-person")}</option>
                {move || bot_levels(info.id, players.get()).into_iter().map(|(written, text)| {
                    let same = written.clone();
                    view! {
                        <option value=written selected=move || bot.with(|bot| bot.as_ref() == Some(&same))>
                            {move || desk.t(&text)}
                        </option>
                    }
                }).collect_view()}
            </select>
            {move || bot.get().is_none().then(|| view! {
                <input
                    maxlength="40"
                    autocomplete="off"
                    aria-label=move || label("start-name")
                    placeholder=first_name
                    prop:value=name
                    on:input=move |event| {
                        let value = event_target_value(&event);
                        set(&|seat| seat.name = value.clone());
                    }
                />
            })}
        </li>
    }
}

/// Which numbers the table uses: those of the page, or the owner's own if there are any.
fn numbers(desk: Desk, info: &'static GameInfo, table: RwSignal<NewTable>) -> impl IntoView {
    if !kept_numbers(info).is_empty() {
        let choices = [("own", true), ("compiled", false)].map(|(value, own)| {
            let holds = Signal::derive(move || table.with(|table| table.own_numbers == own));
            let text = Signal::derive(move || desk.t(&format!("start-numbers-{value}")));
            (value.to_owned(), text, holds)
        });
        segments(
            Signal::derive(move || desk.t("start-numbers")),
            choices.to_vec(),
            Arc::new(move |value| table.update(|table| table.own_numbers = value == "own")),
        )
    } else {
        view! {
            <div class="field">
                <span class="label">{desk.says("start-numbers")}</span>
                <span>
                    {desk.says("start-numbers-compiled")} " "
                    <button type="button" class="link" on:click=move |_| desk.route.set(Route::Numbers(info.id.to_owned()))>
                        {desk.says("start-numbers-see")}
                    </button>
                </span>
            </div>
        }
        .into_any()
    }
}
