//! The timetable in the header: the stacks of the three stages, the round and the action.

use kanal::cards::Stage;
use kanal::{Board, Phase, SOLO_ROUNDS};
use leptos::prelude::*;
use table::Arg;

use crate::desk::Desk;
use crate::tables::kanal::scene::Scene;

/// The games of a campaign (08).
const GAMES: u8 = 3;

/// The strip: the game of a campaign, what is left in the stacks, then round and action.
pub(crate) fn strip(desk: Desk, scene: &Scene) -> AnyView {
    let board = &scene.board;
    let game = game(desk, scene).map(|game| view! { <li class="kt-part"><b>{game}</b></li> });
    let stacks = Stage::ALL.map(|stage| stack(desk, board, stage));
    let step = step(desk, scene);
    let last = board.is_last && board.phase != Phase::Over;
    view! {
        <ol class="tl kt">
            {game}
            {stacks}
            {(board.round > 0).then(|| view! { <li class="kt-part kt-round" class:last=last>{round(desk, scene)}</li> })}
            <li class="kt-part kt-step" aria-current="step"><b>{step}</b></li>
        </ol>
    }
    .into_any()
}

/// The stack of a stage: used up, drawn from, or still to come.
fn stack(desk: Desk, board: &Board, stage: Stage) -> AnyView {
    let is_current = board.current_stack() == Some(stage);
    let class = match board.is_uncovered(stage) {
        _ if is_current => "now",
        true => "past",
        false => "",
    };
    let left = is_current.then(|| view! { " " <i>{desk.t("clock-left")}</i> });
    view! {
        <li class=format!("kt-part kt-stack of-{} {class}", stage.word())>
            <span>{desk.t(&format!("word-{}", stage.word()))} " " {board.stacks[stage as usize]} {left}</span>
        </li>
    }
    .into_any()
}

/// Which game of a campaign it is, if it is one.
pub(super) fn game(desk: Desk, scene: &Scene) -> Option<String> {
    let args = [
        ("game", Arg::from(scene.board.part + 1)),
        ("games", Arg::from(GAMES)),
    ];
    scene
        .game
        .is_campaign()
        .then(|| desk.tr("clock-game", &args))
}

/// Which round it is, and of how many if that is known; whether it is the last.
pub(super) fn round(desk: Desk, scene: &Scene) -> String {
    let board = &scene.board;
    let round = Arg::from(board.round);
    let text = match scene.game.players() {
        _ if board.round == 0 => return desk.t("clock-set-up"),
        1 => desk.tr(
            "clock-round-of",
            &[("round", round), ("rounds", Arg::from(SOLO_ROUNDS))],
        ),
        _ => desk.tr("clock-round", &[("round", round)]),
    };
    match board.is_last && board.phase != Phase::Over {
        true => format!("{text}, {}", desk.t("clock-last")),
        false => text,
    }
}

/// Where in its round the game is.
pub(super) fn step(desk: Desk, scene: &Scene) -> String {
    let board = &scene.board;
    let action = |number: u8| {
        let actions = scene.game.actions_in_a_round();
        let args = [
            ("number", Arg::from(number.min(actions))),
            ("actions", Arg::from(actions)),
        ];
        desk.tr("clock-action", &args)
    };
    match board.phase {
        Phase::ChooseSpace => action(board.actions + 1),
        Phase::Space => action(board.actions),
        Phase::Over => desk.t("clock-over"),
        Phase::Refill { .. } | Phase::Wheel { .. } if board.round > 0 => desk.t("clock-wheel"),
        _ => desk.t("clock-set-up"),
    }
}
