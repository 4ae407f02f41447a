//! The action board: its spaces with thaler and discs, and what the stacks still cover.

use kanal::cards::Stage;
use kanal::{ACTION_SPACES, Board, Kanal};

use super::super::Voice;
use super::super::grid::list;

/// The stacks, and each action space on a line.
pub(super) fn lines(game: &Kanal, board: &Board, voice: Voice<'_>) -> Vec<String> {
    let stacks: Vec<String> = Stage::ALL
        .into_iter()
        .zip(board.stacks)
        .map(|(stage, cards)| format!("{} {cards}", voice.stage(stage)))
        .collect();
    let mut lines = list(&format!("{}: ", voice.text("kanal-stacks")), &stacks, ", ");
    for space in 1..=ACTION_SPACES as u8 {
        let thaler = board.thaler[usize::from(space) - 1];
        let title = format!("{space} {} {thaler:>2} ", disc(board, space));
        lines.extend(list(&title, &actions(game, board, space, voice), "; "));
    }
    lines
}

/// The disc on a space; nothing is told by colour.
fn disc(board: &Board, space: u8) -> char {
    let is_chosen = board.discs >> (space - 1) & 1 == 1;
    match space {
        _ if space == board.blocked => 'X',
        _ if space == board.golden && is_chosen => 'G',
        _ if is_chosen => 'o',
        _ => '.',
    }
}

/// What a space allows; what is under a stack is said to be.
fn actions(game: &Kanal, board: &Board, space: u8, voice: Voice<'_>) -> Vec<String> {
    let mut actions = vec![voice.text(&format!("kanal-space-{space}"))];
    let parts = game.space_parts(board, space);
    let covered = parts.iter().filter_map(|part| Some((part, part.under?)));
    actions.extend(covered.map(|(part, stage)| {
        let more = voice.text(&format!("kanal-space-{space}-more"));
        match part.is_usable {
            true => more,
            false if board.is_uncovered(stage) => {
                voice.say("kanal-space-last", &[("action", more.into())])
            }
            false => voice.say(
                "kanal-space-covered",
                &[("stage", stage.word().into()), ("action", more.into())],
            ),
        }
    }));
    actions
}
