//! Laws of a whole game.

use super::board::{every_board_law, reads_back};
use super::chance::{a_redealt_stock_fits, what_lies_face_down_does_not_show};
use super::luck::Luck;
use crate::record::{Line, Record};
use crate::{Entry, Game, Play, Seed, Turn, digest};

/// How many beginnings of a record are replayed; all would take the square of its length.
const BEGINNINGS: usize = 4;

/// Plays a random game to its end and holds every law against it and all its boards.
pub fn every_play_law<G: Game>(
    game: &G,
    seed: &Seed,
    bytes: &[u8],
    most: usize,
) -> Result<(), String> {
    what_lies_face_down_does_not_show(game, seed, &seed.nth(0), bytes)?;
    let mut trouble = Ok(());
    let mut play = random_play(game, seed, bytes, most, |board, turn| {
        if trouble.is_ok() {
            trouble = every_board_law(game, board).map_err(|reason| format!("{turn:?}: {reason}"));
        }
    })?;
    trouble?;
    every_turn_is_finite(&play)?;
    replay_gives_the_same_board(&play)?;
    every_beginning_replays(&play, bytes)?;
    undo_then_redo_gives_the_same_board(&mut play)?;
    let mut luck = Luck::new(bytes);
    let middle = luck.below(play.entries().len() + 1);
    if let Some(board) = play.board_after(middle) {
        a_redealt_stock_fits(game, board, bytes, most)?;
    }
    Ok(())
}

/// Plays a game to its end with choices made by `bytes`, and shows every board on the way.
///
/// It is an error if it is not over after `most` decisions.
pub fn random_play<'a, G: Game>(
    game: &'a G,
    seed: &Seed,
    bytes: &[u8],
    most: usize,
    mut visit: impl FnMut(&G::Board, Turn),
) -> Result<Play<&'a G>, String> {
    let mut luck = Luck::new(bytes);
    let mut play = Play::deal(game, seed.clone());
    let mut shown = 0;
    let mut decisions = 0;
    loop {
        while let Some(board) = play.board_after(shown) {
            visit(board, game.turn(board));
            shown += 1;
        }
        if play.turn() == Turn::Over {
            break;
        }
        if decisions == most {
            return Err(format!("the game goes on after {most} decisions"));
        }
        let actions = play.legal();
        let action = *actions
            .get(luck.below(actions.len()))
            .ok_or("somebody is asked without a choice")?;
        play.act(action, &mut ())
            .map_err(|illegal| format!("'{action}' is offered, but {illegal:?}"))?;
        play.turn_up(&mut ());
        decisions += 1;
    }
    for entry in play.entries() {
        if let Entry::Reveal(face) = entry {
            reads_back(&face)?;
        }
    }
    Ok(play)
}

/// No board comes back within a turn, no turn has more decisions than the game says, and turns are told
/// apart.
pub fn every_turn_is_finite<G: Game>(play: &Play<G>) -> Result<(), String> {
    let mut seen: Vec<&G::Board> = Vec::new();
    let mut current = None;
    for (n, entry) in play.entries().enumerate() {
        let board = play.board_after(n).ok_or("an entry has no board")?;
        let Entry::Act { seat, .. } = entry else {
            current = current.map(|(seat, turn, _)| (seat, turn, true));
            continue;
        };
        let Turn::Ask { seat: asked, turn } = play.game().turn(board) else {
            return Err(format!("entry {n}: seat {seat} acts without being asked"));
        };
        if asked != seat {
            return Err(format!("entry {n}: {seat} acts, {asked} is asked"));
        }
        match current {
            Some((before, same, revealed)) if same == turn => {
                if before != seat || revealed {
                    return Err(format!("entry {n}: turn {turn} goes on for another seat"));
                }
            }
            _ => seen.clear(),
        }
        if seen.contains(&board) {
            return Err(format!("entry {n}: a board comes back within turn {turn}"));
        }
        seen.push(board);
        if seen.len() > G::MOST_DECISIONS_IN_A_TURN {
            return Err(format!("entry {n}: turn {turn} has too many decisions"));
        }
        current = Some((seat, turn, false));
    }
    Ok(())
}

/// The printed record replays to the same board, with the seed and without it.
pub fn replay_gives_the_same_board<G: Game>(play: &Play<G>) -> Result<(), String> {
    let record = play.record().ok_or("the game began in the middle")?;
    let read: Record = record
        .to_string()
        .parse()
        .map_err(|error| format!("the record does not read: {error}"))?;
    if read != record {
        return Err(format!("the record reads back as another:\n{read}"));
    }
    let mut unseeded = read.clone();
    unseeded.header.seed = None;
    for record in [&read, &unseeded] {
        let again = Play::replay(play.game(), record).map_err(|error| error.to_string())?;
        if again.digest() != play.digest() || again.board() != play.board() {
            return Err("the record replays to another board".into());
        }
        if again.record().as_ref() != Some(record) {
            return Err("the replayed game writes another record".into());
        }
    }
    Ok(())
}

/// What was recorded up to any line replays by itself; `bytes` choose the lines.
pub fn every_beginning_replays<G: Game>(play: &Play<G>, bytes: &[u8]) -> Result<(), String> {
    let whole = play.record().ok_or("the game began in the middle")?;
    let mut luck = Luck::new(bytes);
    for _ in 0..BEGINNINGS {
        let lines = luck.below(whole.lines.len() + 1);
        let beginning = Record::new(whole.header.clone(), whole.lines[..lines].to_vec());
        let mut unseeded = beginning.clone();
        unseeded.header.seed = None;
        let again = Play::replay(play.game(), &unseeded)
            .map_err(|error| format!("the first {lines} lines do not replay: {error}"))?;
        let is_entry = |line: &&Line| matches!(line, Line::Act { .. } | Line::Reveal { .. });
        let entries = unseeded.lines.iter().filter(is_entry).count();
        let board = play.board_after(entries).ok_or("an entry has no board")?;
        if again.digest() != digest(play.game(), board) {
            return Err(format!("the first {lines} lines give another board"));
        }
        Play::replay(play.game(), &beginning)
            .map_err(|error| format!("the first {lines} lines do not replay: {error}"))?;
    }
    Ok(())
}

/// The first line of a game stored under older rules that is another game now; `None` if all of it is the
/// same. Everything before that line replays, checkpoints included, or this is an error.
pub fn parts_at<G: Game>(game: &G, record: &Record) -> Result<Option<u32>, String> {
    let Err(error) = Play::replay(game, record) else {
        return Ok(None);
    };
    let Some(first) = error.line() else {
        return Err(error.to_string());
    };
    let is_before = |index: &usize| record.line_number(*index) < first;
    let same = (0..record.lines.len()).take_while(is_before).count();
    let beginning = Record::new(record.header.clone(), record.lines[..same].to_vec());
    match Play::replay(game, &beginning) {
        Ok(_) => Ok(Some(first)),
        Err(error) => Err(format!("before line {first}: {error}")),
    }
}

/// Taking everything back and making it again gives every board again.
pub fn undo_then_redo_gives_the_same_board<G: Game>(play: &mut Play<G>) -> Result<(), String> {
    let boards: Vec<G::Board> = (0..).map_while(|n| play.board_after(n).copied()).collect();
    let entries: Vec<_> = play.entries().collect();
    let decisions = play.decisions();
    for left in (0..decisions).rev() {
        if !play.undo() || play.decisions() != left {
            return Err(format!("decision {} cannot be taken back", left + 1));
        }
        if boards.get(play.entries().len()) != Some(play.board()) {
            return Err(format!(
                "taking back to {left} decisions gives another board"
            ));
        }
    }
    if play.undo() {
        return Err("something is taken back before the first decision".into());
    }
    while play.redo() {}
    if !play.entries().eq(entries) {
        return Err("making it again gives another transcript".into());
    }
    for (n, board) in boards.iter().enumerate() {
        if play.board_after(n) != Some(board) {
            return Err(format!("making entry {n} again gives another board"));
        }
    }
    Ok(())
}
