//! Players who play as `greedy` does, but are glad of everything that nobody has met so far.

use std::collections::BTreeSet;

use bots::{Evaluate, TurnSearch, random_turn};
use cardgame::{Action, Board, CardGame, Event};
use table::{Game, Play, Record, Rng, Seat, Seed, Turn};

use crate::met::{leads_closer, met, step, wanted};

/// What it is worth to meet something new, and to come closer to it, in thousandths of a pound.
const NEW: i64 = 50_000;
const CLOSER: i64 = 12_000;

/// What somebody gives for it at the most, in the same coin.
const MOST: i64 = 60_000;

/// How many turns of chance are looked at beside the one of `greedy`.
const TURNS: usize = 800;

/// How many boards of a choice `greedy` goes on with.
const WIDTH: usize = 8;

/// A company that is worth less has not been led well: nobody would believe the game.
const LEAST_SCORE: i32 = 120;

/// A game to be stored: its set-up, the names, and the seat that plays by chance until it is bankrupt.
pub(crate) type Wanted = (CardGame, &'static [&'static str], Option<u8>);

/// Plays the games one after the other until all is met that is wanted.
pub(crate) fn play_until_all_is_met(games: &[Wanted]) -> Vec<Record> {
    for number in 0.. {
        let mut new: BTreeSet<String> = wanted().into_iter().collect();
        let mut records = Vec::new();
        for wanted in games {
            records.extend(play(wanted, number, &mut new));
        }
        println!("{number}: {} games, {new:?} are missing", records.len());
        if new.is_empty() && records.len() == games.len() {
            return records;
        }
    }
    unreachable!("numbers do not end")
}

/// The first game dealt with this number that is believable; what is met is no longer new.
fn play(wanted: &Wanted, number: u64, new: &mut BTreeSet<String>) -> Option<Record> {
    let (game, names, hapless) = wanted;
    let hapless = hapless.map(Seat::new);
    for nth in 0..40 {
        let mut still_new = new.clone();
        let seed = Seed::new("all of the card game").nth(100 * number + nth);
        let mut play = Play::deal(game.clone(), seed);
        for (seat, name) in Seat::all(game.players()).zip(*names) {
            play.set_name(seat, name);
        }
        play.turn_up(&mut ());
        let mut rng = Rng::new(100 * number + nth);
        while let Turn::Ask { seat, .. } = play.turn() {
            let turn = match hapless == Some(seat) {
                true => random_turn(game, play.board(), &mut rng),
                false => curious_turn(game, play.board(), seat, &still_new, &mut rng),
            };
            for what in result(game, play.board(), &turn).1 {
                still_new.remove(&what);
            }
            for action in turn {
                play.act(action, &mut ()).expect("it is legal");
            }
            play.turn_up(&mut ());
        }
        let outcome = play.outcome().expect("it is over");
        let is_fine = |seat: Seat| match hapless == Some(seat) {
            true => outcome.lost.contains(seat),
            false => outcome.score(seat) >= LEAST_SCORE,
        };
        if Seat::all(game.players()).all(is_fine) {
            for what in met(&play) {
                new.remove(&what);
            }
            return play.record();
        }
    }
    None
}

/// The turn of `greedy`, or one that meets something new and costs less than that is worth.
fn curious_turn(
    game: &CardGame,
    board: &Board,
    seat: Seat,
    new: &BTreeSet<String>,
    rng: &mut Rng,
) -> Vec<Action> {
    let mut best = greedy_turn(game, board);
    let bonus = |turn: &[Action]| {
        let (_, found, events) = result(game, board, turn);
        let found: BTreeSet<&String> = found.iter().filter(|what| new.contains(*what)).collect();
        let closer = events.iter().filter(|event| leads_closer(event, new));
        NEW * found.len() as i64 + CLOSER * closer.count() as i64
    };
    let worth = |turn: &[Action]| game.evaluate(&result(game, board, turn).0, seat);
    let greedy = worth(&best);
    let mut value = greedy + bonus(&best);
    for _ in 0..TURNS {
        let mut turn = random_turn(game, board, rng);
        let whole = bonus(&turn);
        if whole == 0 {
            continue;
        }
        // Chance leads to what is new, and `greedy` goes on from there.
        while let [before @ .., _] = turn.as_slice()
            && bonus(before) == whole
        {
            turn.pop();
        }
        // More than this it can hardly come to.
        if greedy + whole + NEW < value {
            continue;
        }
        let reached = result(game, board, &turn).0;
        if game.turn(&reached) == game.turn(board) {
            turn.extend(greedy_turn(game, &reached));
        }
        let worth = worth(&turn);
        if worth > greedy - MOST && worth + bonus(&turn) > value {
            value = worth + bonus(&turn);
            best = turn;
        }
    }
    best
}

fn greedy_turn(game: &CardGame, board: &Board) -> Vec<Action> {
    let mut search = TurnSearch::with_width(game, *board, WIDTH);
    search.think(u32::MAX);
    search.best()
}

/// Where a turn leads, what is met in it, and what happens.
fn result(game: &CardGame, board: &Board, turn: &[Action]) -> (Board, Vec<String>, Vec<Event>) {
    let mut board = *board;
    let (mut all, mut happened) = (Vec::new(), Vec::new());
    for action in turn {
        let before = board;
        let mut events = Vec::new();
        game.act(&mut board, *action, &mut events);
        all.extend(step(&before, Some(*action), &events));
        happened.append(&mut events);
    }
    (board, all, happened)
}
