//! Help by bots at the table: a hint for the own turn, and the analysis of whatever board is looked at.
//!
//! The bot thinks in a worker of its own; what it says is shown as it comes, and forgotten when one
//! moves on.

mod reason;

use std::cell::Cell;
use std::time::Duration;

use bots::BotName;
use client::{Advice, Standing};
use games::AnyPlay;
use leptos::prelude::*;
use table::{Arg, Seat};

use crate::adviser::{Adviser, LOST};
use crate::browser;
use crate::desk::{Desk, TableState};
use crate::end_page::review;
use crate::icons::{icon, mark};
use crate::keeping;

pub(crate) use self::reason::{in_words, scored, signed};

/// How long a bot thinks about a hint at the most, in milliseconds.
const HINT: i64 = client::HINT as i64;

/// The same for an analysis.
const ANALYSIS: i64 = 10_000;

/// How long a board is looked at before it is analysed: who steps through a game does not wait.
const GLANCE: Duration = Duration::from_millis(200);

thread_local! {
    /// Whether boards are analysed, until the page is closed.
    static ANALYSES: Cell<bool> = const { Cell::new(false) };
}

/// The board that is looked at, by what changes when another is.
#[derive(Clone, PartialEq, Eq)]
struct Place {
    game: String,
    /// How many entries are confirmed; a hint holds while they are the same.
    confirmed: usize,
    drawn: Option<usize>,
    changes: u64,
}

impl Place {
    fn of(table: &TableState) -> Place {
        Place {
            game: table.id.clone(),
            confirmed: table.session.confirmed(),
            drawn: table.drawn(),
            changes: table.session.changes(),
        }
    }

    /// Whether a hint for this place still holds at another.
    fn holds_at(&self, other: &Place) -> bool {
        let of = |place: &Place| (place.game.clone(), place.confirmed, place.drawn);
        of(self) == of(other)
    }
}

/// What a bot was asked, and what it has said so far.
#[derive(Clone)]
pub(crate) struct Asked {
    place: Place,
    /// The game at the moment that is thought about.
    play: AnyPlay,
    /// How many decisions of the turn were made.
    made: usize,
    advice: Advice,
    bot: BotName,
    begun: i64,
    /// How long it may take, in milliseconds.
    longest: i64,
    is_thinking: bool,
    is_lost: bool,
}

impl Asked {
    /// How much of the time is used up, in hundredths.
    fn share(&self) -> i64 {
        let used = browser::now() - self.begun;
        (used * 100 / self.longest).clamp(0, 100)
    }
}

/// Both kinds of help at a table.
#[derive(Clone, Copy)]
struct Help {
    hint: RwSignal<Option<Asked>>,
    analysis: RwSignal<Option<Asked>>,
    analyses: RwSignal<bool>,
}

impl Help {
    /// Asks a bot about the board that is looked at.
    fn ask(self, desk: Desk, slot: RwSignal<Option<Asked>>, longest: i64) {
        let asked = desk.table.with_untracked(|table| {
            let table = table.as_ref().filter(|table| is_allowed(table))?;
            let play = match table.drawn() {
                Some(moment) => table.session.play().at(moment),
                None => table.session.play().clone(),
            };
            let made = table.session.tentative_turn().len();
            Some((Place::of(table), play, made))
        });
        let Some((place, play, made)) = asked else {
            return;
        };
        if place.drawn.is_none() {
            keeping::note_help(&place.game);
        }
        let Some(transcript) = play.transcript() else {
            return;
        };
        let bot = client::adviser_at(&play);
        let mut lines = vec![
            format!("position record\n{transcript}end"),
            "outlook".to_owned(),
        ];
        if play.asked().is_some() && bot != BotName::Random {
            let name = bot.info().name;
            let passing = client::passing_turn(&play).map(|turn| turn.join("; "));
            let considering = passing.map(|turn| format!(" considering {turn}"));
            let considering = considering.unwrap_or_default();
            // A hint is there once the bot has looked at all it looks at; an analysis goes on.
            let limit = match longest {
                ANALYSIS => format!("@{longest}ms"),
                _ => format!(" within {longest}ms"),
            };
            lines.push(format!("go {name}{limit} seed 1 telling{considering}"));
        }
        // The thinking before it ends with it.
        for other in [self.hint, self.analysis] {
            settle(other);
        }
        slot.set(Some(Asked {
            place,
            made,
            advice: Advice::default(),
            bot,
            begun: browser::now(),
            longest,
            is_thinking: true,
            is_lost: false,
            play: play.clone(),
        }));
        let open = Cell::new(lines.len());
        Adviser::Help.ask(&play, &lines, move |line| {
            let is_end = line == "ok" || line.starts_with("error ");
            open.set(open.get() - usize::from(is_end));
            let is_over = open.get() == 0 || line == LOST;
            let _ = slot.try_update(|asked| {
                if let Some(asked) = asked {
                    asked.advice.hear(line);
                    asked.is_thinking = !is_over;
                    asked.is_lost = line == LOST;
                }
            });
        });
    }

    /// Ends the thinking; what was found stays.
    fn stop(self) {
        Adviser::Help.forget();
        settle(self.hint);
        settle(self.analysis);
    }

    fn is_thinking(self) -> bool {
        let thinks = |asked: &Option<Asked>| asked.as_ref().is_some_and(|asked| asked.is_thinking);
        self.hint.with(thinks) || self.analysis.with(thinks)
    }
}

/// What was asked is thought about no longer.
fn settle(slot: RwSignal<Option<Asked>>) {
    let thinks = |asked: &Option<Asked>| asked.as_ref().is_some_and(|asked| asked.is_thinking);
    if slot.with_untracked(thinks) {
        slot.update(|asked| {
            if let Some(asked) = asked {
                asked.is_thinking = false;
            }
        });
    }
}

/// Whether help may be had at a table.
fn is_allowed(table: &TableState) -> bool {
    client::may_be_advised(table.session.play())
}

/// Whether it is a person's turn in which something is left to decide.
fn can_be_hinted(table: &TableState) -> bool {
    let is_open = matches!(
        table.session.standing(),
        Standing::Person {
            complete: false,
            ..
        }
    );
    is_open && table.is_live()
}

/// Why no hint is given at a table, as a message id.
pub(crate) fn why_no_hint(table: &TableState) -> Option<&'static str> {
    match table {
        table if !is_allowed(table) => Some("help-not-in-challenge"),
        table if table.is_read_only() => Some("help-looks-on"),
        table if !table.is_live() => Some("help-is-past"),
        table if !can_be_hinted(table) => Some("help-not-asked"),
        _ => None,
    }
}

/// The sheet of help.
pub(crate) fn sheet(desk: Desk) -> AnyView {
    let help = Help {
        hint: RwSignal::new(None),
        analysis: RwSignal::new(None),
        analyses: RwSignal::new(ANALYSES.get()),
    };
    let place = Memo::new(move |_| desk.table.with(|table| table.as_ref().map(Place::of)));
    let allowed = Memo::new(move |_| {
        desk.table
            .with(|table| table.as_ref().is_some_and(is_allowed))
    });
    let no_hint = Memo::new(move |_| {
        desk.table
            .with(|table| table.as_ref().and_then(why_no_hint))
    });
    let can_hint = Memo::new(move |_| no_hint.get().is_none());
    // What was said of another board goes, and the next one is analysed.
    Effect::new(move |_| {
        let Some(now) = place.get() else {
            return;
        };
        let is_old =
            |asked: &Option<Asked>| asked.as_ref().is_some_and(|old| !old.place.holds_at(&now));
        if help.hint.with_untracked(is_old) {
            help.stop();
            help.hint.set(None);
        }
        let is_moved_on =
            |asked: &Option<Asked>| asked.as_ref().is_some_and(|old| old.place != now);
        if help.analysis.with_untracked(is_moved_on) {
            help.stop();
            help.analysis.set(None);
        }
        if help.analyses.get() && allowed.get_untracked() {
            let again = move || {
                let is_here = place.try_get_untracked().flatten().as_ref() == Some(&now);
                let is_wanted = help.analyses.try_get_untracked() == Some(true);
                if is_here && is_wanted {
                    help.ask(desk, help.analysis, ANALYSIS);
                }
            };
            set_timeout(again, GLANCE);
        }
    });
    // A hint that was asked for before this was here is given too.
    Effect::new(move |before: Option<usize>| {
        let hints = desk.hints.get();
        if before.unwrap_or(0) < hints && untrack(|| can_hint.get()) {
            help.ask(desk, help.hint, HINT);
        }
        hints
    });
    on_cleanup(move || {
        desk.hints.set(0);
        Adviser::Help.forget();
    });
    let switch = move |event: leptos::ev::Event| {
        let on = event_target_checked(&event);
        ANALYSES.set(on);
        help.analyses.set(on);
        if !on {
            Adviser::Help.forget();
            help.analysis.set(None);
            settle(help.hint);
        }
    };
    let thinks = Memo::new(move |_| help.is_thinking());
    // Where the analysis of a board comes to the turn of the hint, that is not said twice.
    let is_hinted = Memo::new(move |_| {
        let turn = |asked: &Option<Asked>| {
            let asked = asked.as_ref()?;
            Some((asked.place.clone(), asked.advice.turn.clone()))
        };
        let hinted = help.hint.with(turn);
        hinted.is_some() && hinted == help.analysis.with(turn)
    });
    let told = move |slot: RwSignal<Option<Asked>>, is_hint: bool| {
        let shown = Memo::new(move |_| slot.with(|asked| asked.as_ref().map(reason::Said::of)));
        move || {
            let said = shown.get()?;
            let asked = slot.with_untracked(|asked| asked.clone())?;
            let part = match (is_hint, is_hinted.get()) {
                (true, _) => reason::Part::Hint,
                (false, false) => reason::Part::Analysis,
                (false, true) => reason::Part::Expectations,
            };
            Some(reason::view(desk, &asked, &said, part))
        }
    };
    view! {
        <section class="sheet help" aria-label=desk.says("advice-title")>
            <div class="hd"><h2>{desk.says("advice-title")}</h2></div>
            <div class="row">
                <button class="btn" data-do="hint" disabled=move || !can_hint.get()
                    title=move || no_hint.get().map(|why| desk.t(why)) on:click=move |_| desk.ask_for_hint()>
                    {icon("bot")} {desk.says("help-hint")} <kbd>"H"</kbd>
                </button>
                <label class="switch">
                    <input type="checkbox" data-do="analysis" prop:checked=move || help.analyses.get()
                        disabled=move || !allowed.get() on:change=switch/>
                    {desk.says("help-analysis")}
                </label>
                {move || thinks.get().then(|| view! {
                    <button class="btn" data-do="stop-help" on:click=move |_| help.stop()>{desk.says("help-stop")}</button>
                })}
            </div>
            {move || no_hint.get().filter(|why| !["help-not-asked", "help-is-past"].contains(why)).map(|why| view! { <p class="k">{desk.t(why)}</p> })}
            {status(desk, help)}
            {move || review::of_moment(desk)}
            {told(help.analysis, false)}
            {told(help.hint, true)}
            {move || {
                let is_empty = help.hint.with(Option::is_none) && help.analysis.with(Option::is_none);
                is_empty.then(|| view! { <p class="k help-about">{desk.t("help-about")}</p> })
            }}
        </section>
    }
    .into_any()
}

/// Who is thinking, for how long, and what came in the way of it.
fn status(desk: Desk, help: Help) -> impl IntoView {
    let under_way = move || {
        let thinking = |asked: &Option<Asked>| asked.clone().filter(|asked| asked.is_thinking);
        help.hint
            .with(thinking)
            .or_else(|| help.analysis.with(thinking))
    };
    let who = Memo::new(move |_| under_way().map(|asked| asked.bot));
    let is_lost = Memo::new(move |_| {
        let lost = |asked: &Option<Asked>| asked.as_ref().is_some_and(|asked| asked.is_lost);
        help.hint.with(lost) || help.analysis.with(lost)
    });
    let nodes = move || {
        under_way().map(|asked| {
            let count = [("count", Arg::Number((asked.advice.nodes / 1000) as i64))];
            desk.tr("help-positions", &count)
        })
    };
    view! {
        <div role="status">
            {move || who.get().map(|bot| view! { <p class="help-thinks">{desk.tr("help-thinks", &[("bot", bot_name(desk, bot))])}</p> })}
            {move || is_lost.get().then(|| view! { <p class="help-thinks">{desk.t("help-lost")}</p> })}
        </div>
        {move || who.get().map(|_| view! {
            <p class="help-progress">
                <progress max="100" aria-label=desk.t("help-progress") prop:value=move || under_way().map_or(0, |asked| asked.share()) as f64></progress>
                <span class="k" aria-hidden="true">{nodes}</span>
            </p>
        })}
    }
}

/// What a bot is called.
pub(crate) fn bot_name(desk: Desk, bot: BotName) -> Arg {
    Arg::Verbatim(desk.t(&format!("page-level-{}", bot.info().name)))
}

/// What every seat can expect, as numbers beside bars.
fn expectations(desk: Desk, asked: &Asked) -> Option<AnyView> {
    let seats = &asked.advice.seats;
    let most = seats.iter().map(|outlook| outlook.score).max()?.max(1);
    let unit = client::score_unit(&asked.play);
    let row = |(seat, score): (Seat, i32)| {
        // In words, which every part of the page writes; a number would bring what writes numbers along.
        let width = (score.max(0) * 100 / most).to_string();
        let class = format!("help-bar bar-{}", crate::icons::letter(seat));
        view! {
            <tr>
                <th scope="row">{mark(seat)} " " {desk.name(seat)}</th>
                <td class="num">{scored(desk, unit, score)}</td>
                <td class="help-bars" aria-hidden="true">
                    <svg class=class viewBox="0 0 100 10" preserveAspectRatio="none"><rect width=width height="10"></rect></svg>
                </td>
            </tr>
        }
    };
    let scores = seats.iter().map(|outlook| outlook.score);
    let rows = Seat::all(seats.len() as u8).zip(scores).map(row);
    let view = view! {
        <table class="help-seats">
            <caption>{desk.t("help-expected")}</caption>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    };
    Some(view.into_any())
}
