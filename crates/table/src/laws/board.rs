//! Laws of a single board.

use std::collections::{HashMap, HashSet};

use crate::{Actions, Game, Notation, SoleOffer, Turn};

/// All laws that hold for a board by itself.
pub fn every_board_law<G: Game>(game: &G, board: &G::Board) -> Result<(), String> {
    legal_is_what_check_accepts(game, board, [])?;
    no_question_has_one_answer(game, board)?;
    notation_reads_what_it_writes(game, board)?;
    the_usual_answer_is_legal(game, board)?;
    the_outcome_is_known_when_the_game_is_over(game, board)?;
    a_board_survives_storage(game, board)
}

fn legal<G: Game>(game: &G, board: &G::Board) -> Actions<G::Action> {
    let mut actions = Actions::new();
    if let Turn::Ask { .. } = game.turn(board) {
        game.legal(board, &mut actions);
    }
    actions
}

/// `check` accepts every choice that is offered, and of `universe` just those; none is offered twice.
pub fn legal_is_what_check_accepts<G: Game>(
    game: &G,
    board: &G::Board,
    universe: impl IntoIterator<Item = G::Action>,
) -> Result<(), String> {
    if !matches!(game.turn(board), Turn::Ask { .. }) {
        return Ok(());
    }
    let mut offered = HashSet::new();
    for action in legal(game, board).iter() {
        if !offered.insert(*action) {
            return Err(format!("'{action}' is offered twice"));
        }
        if let Err(illegal) = game.check(board, *action) {
            return Err(format!("'{action}' is offered, but {illegal:?}"));
        }
    }
    for action in universe {
        match (game.check(board, action), offered.contains(&action)) {
            (Ok(()), false) => return Err(format!("'{action}' is allowed, but not offered")),
            (Err(illegal), true) => return Err(format!("'{action}' is offered, but {illegal:?}")),
            _ => {}
        }
    }
    Ok(())
}

/// Whoever is asked has two choices or more, and whoever stops at the second finds the same.
pub fn no_question_has_one_answer<G: Game>(game: &G, board: &G::Board) -> Result<(), String> {
    let Turn::Ask { seat, .. } = game.turn(board) else {
        return Ok(());
    };
    let actions = legal(game, board);
    if actions.len() < 2 {
        return Err(format!("seat {seat} is asked for one of {actions:?}"));
    }
    let mut sole = SoleOffer::new();
    game.legal(board, &mut sole);
    match sole.sole() {
        None => Ok(()),
        Some(action) => Err(format!("a short look finds '{action}' only")),
    }
}

/// Every choice has a text of its own in lower-case ASCII, short, that reads back as that choice.
pub fn notation_reads_what_it_writes<G: Game>(game: &G, board: &G::Board) -> Result<(), String> {
    let mut texts = HashMap::new();
    for action in legal(game, board).iter() {
        if let Some(other) = texts.insert(action.to_string(), *action) {
            return Err(format!("{action:?} and {other:?} are both '{action}'"));
        }
        reads_back(action)?;
    }
    Ok(())
}

/// Every form that the documentation shows begins with its verb and has an example that reads.
pub fn every_form_has_an_example<N: Notation>() -> Result<(), String> {
    for form in N::forms() {
        let read: N = form
            .example
            .parse()
            .map_err(|error| format!("'{}' does not read: {error}", form.example))?;
        if read.to_string() != form.example {
            return Err(format!("'{}' is written '{read}'", form.example));
        }
        let verb = |text: &'static str| text.split(' ').next();
        if verb(form.pattern) != verb(form.example) {
            return Err(format!("'{}' is no '{}'", form.example, form.pattern));
        }
    }
    Ok(())
}

/// The text of an action or reveal reads back as the same.
pub(super) fn reads_back<N: Notation + Eq + std::fmt::Debug>(value: &N) -> Result<(), String> {
    let text = value.to_string();
    if text.len() > N::MOST_BYTES {
        return Err(format!("'{text}' has {} bytes", text.len()));
    }
    let plain = |byte: u8| matches!(byte, b' '..=b'~') && !byte.is_ascii_uppercase();
    if text.trim() != text || !text.bytes().all(plain) {
        return Err(format!("'{text}' is not plain lower-case ASCII"));
    }
    match text.parse::<N>() {
        Ok(same) if same == *value => Ok(()),
        Ok(other) => Err(format!("'{text}' reads as {other:?}, not as {value:?}")),
        Err(error) => Err(format!("'{text}' does not read: {error}")),
    }
}

/// The usual answer to a question is one of its answers.
pub fn the_usual_answer_is_legal<G: Game>(game: &G, board: &G::Board) -> Result<(), String> {
    match (game.turn(board), game.usual(board)) {
        (_, None) => Ok(()),
        (Turn::Ask { .. }, Some(action)) if legal(game, board).contains(&action) => Ok(()),
        (turn, Some(action)) => Err(format!("at {turn:?} '{action}' is usual, but not legal")),
    }
}

/// There are scores just when the game is over.
pub fn the_outcome_is_known_when_the_game_is_over<G: Game>(
    game: &G,
    board: &G::Board,
) -> Result<(), String> {
    let over = game.turn(board) == Turn::Over;
    match game.outcome(board) {
        Some(_) if !over => Err("there is an outcome before the end".into()),
        None if over => Err("the game is over without an outcome".into()),
        // All may lose by rule; then nobody wins.
        Some(outcome) if outcome.winners.len() + outcome.lost.len() == 0 => {
            Err("nobody won and nobody lost".into())
        }
        Some(outcome)
            if outcome
                .winners
                .iter()
                .any(|seat| outcome.lost.contains(seat)) =>
        {
            Err("somebody won and lost".into())
        }
        _ => Ok(()),
    }
}

/// A board comes back from its bytes the same, and the game takes it as its own.
pub fn a_board_survives_storage<G: Game>(game: &G, board: &G::Board) -> Result<(), String> {
    let bytes = postcard::to_allocvec(board).map_err(|error| error.to_string())?;
    let back: G::Board = postcard::from_bytes(&bytes).map_err(|error| error.to_string())?;
    if back != *board {
        return Err(format!("{board:?} came back as {back:?}"));
    }
    game.validate(board)
        .map_err(|reason| format!("a board of a real game is refused: {reason}"))
}
