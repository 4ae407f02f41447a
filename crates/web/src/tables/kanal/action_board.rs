//! The action board: the seven spaces with what they give now, thaler and discs (06, 08).

use kanal::cards::Stage;
use kanal::{ACTION_SPACES, Action, Board, Phase, SOLO_ROUNDS};
use leptos::prelude::*;
use table::{Amount, Arg, Unit};

use crate::desk::Desk;
use crate::icons::{icon, mark};
use crate::tables::kanal::scene::Scene;
use crate::written::Written;

/// The spaces as a list; on a phone they are a row of tiles.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
    let actions = scene.game.actions_in_a_round();
    let round = [
        ("count", Arg::from(actions)),
        ("spaces", Arg::from(ACTION_SPACES)),
    ];
    view! {
        <section class="sheet action-board" aria-labelledby="actions-title">
            <div class="hd">
                <h2 id="actions-title">{desk.t("actions-title")}</h2>
                {starts(desk, scene)}
                <span class="r">{desk.tr("actions-round", &round)}</span>
            </div>
            <ol class="ka-list">{spaces().map(|space| row(desk, scene, space)).collect_view()}</ol>
        </section>
    }
    .into_any()
}

/// Who has the starting disc, where there are two players.
fn starts(desk: Desk, scene: &Scene) -> Option<AnyView> {
    let start = scene.board.start;
    let name = ("name", Arg::Verbatim(scene.name(start).to_owned()));
    let words = desk.tr("actions-start", &[name]);
    (scene.game.players() > 1 && scene.board.round > 0).then(|| {
        view! { <span class="ka-start" role="img" aria-label=words.clone() title=words>{icon("flag")}{mark(start)}</span> }
            .into_any()
    })
}

/// The action spaces, counted from 1.
pub(super) fn spaces() -> impl Iterator<Item = u8> {
    1..=ACTION_SPACES as u8
}

/// Which disc lies on a space.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Disc {
    /// The golden one: the space that is used now, or that was used last.
    Golden,
    /// A silver one of this round.
    Silver,
    /// The blocking disc of a solo game (08).
    Blocking,
}

impl Disc {
    /// The disc on a space, if one lies there.
    pub(super) fn on(board: &Board, space: u8) -> Option<Disc> {
        let is_chosen = board.discs >> (space - 1) & 1 == 1;
        match space {
            _ if space == board.blocked => Some(Disc::Blocking),
            _ if is_chosen && space == board.golden => Some(Disc::Golden),
            _ if is_chosen => Some(Disc::Silver),
            _ => None,
        }
    }

    /// The text that says so.
    pub(super) fn text(self) -> &'static str {
        match self {
            Disc::Golden => "actions-golden",
            Disc::Silver => "actions-taken",
            Disc::Blocking => "actions-blocked",
        }
    }

    fn class(self) -> &'static str {
        match self {
            Disc::Golden => "ka-disc golden",
            Disc::Silver => "ka-disc",
            Disc::Blocking => "ka-disc blocking",
        }
    }
}

/// The space that the blocking disc moves to for the next round of a solo game, if one comes (08).
pub(super) fn blocked_next(scene: &Scene) -> Option<u8> {
    let board = &scene.board;
    let round = usize::from(board.round);
    let path = &scene.game.components().blocking[usize::from(board.part)];
    let comes = scene.game.players() == 1 && (1..SOLO_ROUNDS).contains(&round);
    path.get(round).copied().filter(|_| comes)
}

/// What a space gives: in a word or two, beside it what else, or in full.
pub(super) fn says(desk: Desk, scene: &Scene, id: &str, space: u8) -> String {
    let components = scene.game.components();
    let count = match space {
        3 => components.routes[0],
        4 => components.routes[1],
        5 => components.wood,
        6 => components.choice,
        _ => components.clay,
    };
    // Under each stack lies an action of one of the spaces.
    let is_open = match space {
        2 => scene.board.is_usable(Stage::Green),
        3 => scene.board.is_usable(Stage::Orange),
        4 => scene.board.is_usable(Stage::Blue),
        _ => true,
    };
    let args = [
        ("space", Arg::from(space)),
        ("count", Arg::from(count)),
        ("open", Arg::from(u8::from(is_open))),
    ];
    desk.tr(id, &args)
}

/// A space: a button where one is chosen, so that it can be asked why one cannot be.
fn row(desk: Desk, scene: &Scene, space: u8) -> AnyView {
    let board = &scene.board;
    let disc = Disc::on(board, space);
    let is_offered = scene.offers(Action::Choose(space));
    let is_asked = spaces().any(|space| scene.offers(Action::Choose(space)));
    let is_new = (
        scene.seen.thaler[index(space)],
        Disc::on(&scene.seen, space),
    ) != (
        scene.confirmed.thaler[index(space)],
        Disc::on(&scene.confirmed, space),
    );
    let class = format!(
        "ka-row{}{}",
        match disc {
            _ if is_offered => " legal",
            Some(Disc::Golden) if board.phase == Phase::Space => " now",
            Some(_) => " used",
            None => "",
        },
        if is_new { " new" } else { "" },
    );
    let whole = says(desk, scene, "actions-whole", space);
    let inside = Written::new(inside(desk, scene, space, disc));
    let notation = Action::Choose(space).to_string();
    match is_asked {
        true => view! {
            <li>
                <button class=class title=whole
                    data-action=is_offered.then(|| notation.clone())
                    data-refused=(!is_offered).then_some(notation)>
                    {inside}
                </button>
            </li>
        }
        .into_any(),
        false => view! { <li><div class=class title=whole>{inside}</div></li> }.into_any(),
    }
}

fn index(space: u8) -> usize {
    usize::from(space) - 1
}

/// Signs, words, thaler and disc of a space.
fn inside(desk: Desk, scene: &Scene, space: u8, disc: Option<Disc>) -> String {
    let signs: String = signs_of(space, &scene.board)
        .iter()
        .map(|name| sign(name))
        .collect();
    let number = desk.tr("actions-space", &[("space", Arg::from(space))]);
    let brief = says(desk, scene, "actions-brief", space);
    let more = match (space, disc) {
        (_, Some(Disc::Blocking)) => Some(desk.t("actions-blocked")),
        (2..=4 | 6, _) => Some(says(desk, scene, "actions-more", space)),
        _ => None,
    };
    let more = more.map_or(String::new(), |more| format!("<i>{more}</i>"));
    let disc = disc.map_or(String::new(), |disc| {
        let said = desk.t(disc.text());
        format!(
            "<span class=\"{}\" title=\"{said}\">{}</span>",
            disc.class(),
            hidden(&said)
        )
    });
    let next = blocked_next(scene).filter(|next| *next == space).map(|_| {
        let said = desk.t("actions-blocked-next");
        format!(
            "<span class=\"ka-disc next\" title=\"{said}\">{}</span>",
            hidden(&said)
        )
    });
    format!(
        "<span class=\"ka-in\">{}<span class=\"ka-signs\">{signs}</span>\
         <span class=\"ka-words\"><b>{brief}</b>{more}</span>\
         <span class=\"ka-on\">{}{}{disc}</span></span>",
        hidden(&format!("{number}: ")),
        thaler(desk, scene.board.thaler[index(space)]),
        next.unwrap_or_default(),
    )
}

/// Words for whoever hears the page.
pub(super) fn hidden(words: &str) -> String {
    format!("<span class=\"sr\">{words} </span>")
}

/// Thaler as coins, or as a number where they are many.
fn thaler(desk: Desk, count: u8) -> String {
    if count == 0 {
        return String::new();
    }
    let amount = Amount {
        unit: Unit("thaler"),
        count: count.into(),
    };
    let coin = sign("thaler");
    let coins = match count {
        1..=3 => coin.repeat(count.into()),
        _ => coin.clone(),
    };
    let many = if count > 3 { " many" } else { "" };
    format!(
        "<span class=\"ka-thaler{many}\">{}<b aria-hidden=\"true\">{count}</b>{coins}</span>",
        hidden(&desk.amount(amount)),
    )
}

/// What a space is about, the most telling first.
fn signs_of(space: u8, board: &Board) -> &'static [&'static str] {
    match space {
        1 => &["factory", "path", "road"],
        2 if board.is_usable(Stage::Green) => &["factory", "bridge"],
        2 => &["factory"],
        3 if board.is_usable(Stage::Orange) => &["path", "road", "bridge"],
        3 => &["path", "road"],
        4 if board.is_usable(Stage::Blue) => &["rail", "canal", "factory"],
        4 => &["rail", "canal"],
        5 => &["wood"],
        6 => &["wood", "clay", "ore", "bridge"],
        _ => &["clay"],
    }
}

/// A sign in the colour of its material.
pub(super) fn sign(name: &str) -> String {
    format!("<svg class=\"ic m-{name}\" aria-hidden=\"true\"><use href=\"#i-{name}\"></use></svg>")
}
