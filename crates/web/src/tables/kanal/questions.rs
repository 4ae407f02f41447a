//! What helps to answer what is asked, and the commonest answers.

mod choices;

use games::AnyPlay;
use kanal::cards::{Deed, Resource, RouteType};
use kanal::{Action, BASICS, Board, Building, Kanal, Phase};
use table::{Actions, Amount, Arg, Game, Unit};

use crate::desk::Desk;
use crate::tables::kanal::pad::number;
pub(super) use choices::{capital, choices};

/// What helps to answer what is asked now.
pub(super) fn hint_now(desk: Desk, play: &AnyPlay) -> Option<String> {
    let play = play.of::<Kanal>()?;
    let (game, board) = (play.game(), play.board());
    let waiting = &board.hand.waiting;
    match board.phase {
        Phase::DrawStartPlayer | Phase::Refill { .. } | Phase::Over => None,
        Phase::StartingRoutes { .. } => Some(starting_routes(desk, game, board)),
        Phase::ChooseSpace => Some(spaces(desk, game, board)),
        Phase::Space if board.hand.activation.is_some() => Some(effects(desk, game, board)),
        Phase::Space if !waiting.is_empty() => {
            let count = [("count", Arg::from(waiting.len()))];
            Some(match waiting.is_contested() {
                true => desk.t("hint-contested"),
                false => desk.tr("hint-waiting", &count),
            })
        }
        Phase::Space => Some(actions(desk, game, board)),
        Phase::Wheel { turned, .. } => Some(wheel(desk, game, board, turned)),
    }
}

/// The starting routes that are still to be placed.
fn starting_routes(desk: Desk, game: &Kanal, board: &Board) -> String {
    let mut legal = Actions::new();
    game.legal(board, &mut legal);
    let is_due = |route: &RouteType| {
        let of_type = |action: &Action| matches!(action, Action::Place(of, _) if of == route);
        legal.iter().any(of_type)
    };
    let due = RouteType::ALL.into_iter().filter(is_due);
    let due: Vec<String> = due.map(|route| word(desk, route.word())).collect();
    let routes = Arg::Verbatim(due.join(", "));
    desk.tr("hint-starting-routes", &[("routes", routes)])
}

fn word(desk: Desk, word: &str) -> String {
    desk.t(&format!("word-{word}"))
}

/// How many actions the round still has, and what lies on the spaces that can be chosen.
fn spaces(desk: Desk, game: &Kanal, board: &Board) -> String {
    let actions = game.actions_in_a_round();
    let mut legal = Actions::new();
    game.legal(board, &mut legal);
    let thaler = legal.iter().filter_map(|action| match action {
        Action::Choose(space) => board.thaler.get(usize::from(*space) - 1),
        _ => None,
    });
    let args = [
        ("number", Arg::from(board.actions + 1)),
        ("actions", Arg::from(actions)),
        (
            "thaler",
            Arg::from(thaler.copied().map(u16::from).sum::<u16>()),
        ),
    ];
    match board.actions + 1 >= actions {
        true => desk.tr("hint-last-space", &args),
        false => desk.tr("hint-space", &args),
    }
}

/// What the chosen space still allows, and what of it cannot be paid.
fn actions(desk: Desk, game: &Kanal, board: &Board) -> String {
    let left = game.left(board);
    let mut legal = Actions::new();
    game.legal(board, &mut legal);
    let can = |is_it: &dyn Fn(&Action) -> bool| legal.iter().any(is_it);
    let builds = |wanted: &[Building]| {
        can(&|action| matches!(action, Action::Build(building, ..) if wanted.contains(building)))
    };
    let [path, road, rail, canal, bridge] = Building::ALL;
    let mut parts = Vec::new();
    let mut part = |text: String, is_possible: bool| {
        parts.push(match is_possible {
            true => text,
            false => desk.tr("hint-not-possible", &[("what", Arg::Verbatim(text))]),
        });
    };
    if left.raise {
        let can_raise = can(&|action| matches!(action, Action::Raise(..)));
        part(desk.t("hint-structure"), can_raise);
    }
    if left.box_card {
        part(desk.t("hint-box"), true);
    }
    let [paths, roads, rails, ..] = left.build;
    if rails {
        let count = [("count", Arg::from(routes_left(game, board)))];
        part(
            desk.tr("hint-routes", &count),
            builds(&[path, road, rail, canal]),
        );
    } else if paths && roads && board.hand.bridges == 0 {
        let count = [("count", Arg::from(routes_left(game, board)))];
        part(
            desk.tr("hint-paths-or-roads", &count),
            builds(&[path, road]),
        );
    } else {
        // With the bridge the third space has one path and one road.
        if paths {
            part(desk.t("hint-path"), builds(&[path]));
        }
        if roads {
            part(desk.t("hint-road"), builds(&[road]));
        }
    }
    if left.build[4] {
        part(desk.t("hint-bridge"), builds(&[bridge]));
    }
    for (basic, is_open) in BASICS.into_iter().zip(left.gain) {
        if is_open {
            part(gained(desk, game, board, basic), true);
        }
    }
    let args = [
        ("space", Arg::from(board.golden)),
        ("what", Arg::Verbatim(joined(desk, board, &parts))),
    ];
    desk.tr("hint-left", &args)
}

/// How many more routes the chosen space allows.
fn routes_left(game: &Kanal, board: &Board) -> u8 {
    let most = match board.golden {
        3 => game.components().routes[0],
        4 => game.components().routes[1],
        _ => 1,
    };
    most.saturating_sub(board.hand.routes())
}

/// What a space gives of a material.
fn gained(desk: Desk, game: &Kanal, board: &Board, material: Resource) -> String {
    let components = game.components();
    let count = match board.golden {
        5 => components.wood,
        6 => components.choice,
        _ => components.clay,
    };
    desk.amount(Amount {
        unit: Unit(material.word()),
        count: count.into(),
    })
}

/// Parts of a space that go together, or of which one is chosen.
fn joined(desk: Desk, board: &Board, parts: &[String]) -> String {
    let is_both = matches!(board.golden, 1 | 2) || board.hand.bridges > 0;
    let glue = if is_both { "hint-and" } else { "hint-or" };
    match parts {
        [] => "–".to_owned(),
        [one] => one.clone(),
        [before @ .., last] => format!("{} {} {last}", before.join(", "), desk.t(glue)),
    }
}

/// How far an effect is carried out, and what being done leaves out.
fn effects(desk: Desk, game: &Kanal, board: &Board) -> String {
    let Some(activation) = &board.hand.activation else {
        return String::new();
    };
    if activation.effect.is_none() {
        return desk.t("hint-effects");
    }
    let frame = activation.frame();
    let steps = game.deck().steps(frame.steps);
    let left = [("left", Arg::from(frame.left))];
    match steps.get(usize::from(frame.at)).map(|step| step.deed) {
        None | Some(Deed::Gain { .. }) => desk.t("hint-steps"),
        Some(Deed::Trade { .. }) => desk.tr("hint-trade", &[("made", Arg::from(frame.made))]),
        Some(Deed::Build { .. }) => desk.tr("hint-build", &left),
        Some(Deed::Remove { .. }) => desk.tr("hint-remove", &left),
        Some(Deed::Turn { .. }) => desk.tr("hint-turns", &left),
        Some(Deed::Choose { .. }) => desk.tr("hint-options", &left),
    }
}

/// What the free turn at the end of a round brings.
fn wheel(desk: Desk, game: &Kanal, board: &Board, turned: bool) -> String {
    let forecast = game.forecast(board, board.asked);
    let [.., brick, iron] = board.own().materials;
    let most = game.components().valuable;
    let risen = |held: u8| Arg::from(u8::from(held < most));
    match forecast.total_after_turn {
        _ if turned => desk.t("hint-turned"),
        None if board.own().can_turn() => desk.t("hint-turn-loses"),
        None => desk.t("hint-stuck"),
        Some(total) => {
            let args = [
                ("brick", risen(brick)),
                ("iron", risen(iron)),
                ("now", Arg::Verbatim(number(forecast.total))),
                ("then", Arg::Verbatim(number(total))),
            ];
            desk.tr("hint-free-turn", &args)
        }
    }
}
