//! What bots miss in the last action of Spinning Jenny:
//!
//! `cargo bench -p bots --bench regret -- PLAYERS POSITIONS BOT,BOT,...`
//!
//! Games are played by journeymen from varied openings up to the last company action; nobody acts
//! after it. Each whole turn there is played to the end of the game, so the best of them is known:
//! what is left to answer then (the last sale, storage, the last exchange) is answered as usual, and
//! where nothing is usual by greedy, for everybody and in every line alike. Greedy alone would not do:
//! it may hold stored goods back in a sale behind which they are worth nothing. The regret of a bot is
//! how much less its turn comes to.

use std::collections::HashSet;
use std::time::Instant;

use arkwright::{Action, Arkwright, Board, Phase, Preparation};
use bots::{BotName, BotSpec, Played, Progress, openings, result_of};
use table::{Actions, Game, Rng, Seat, Seed, Turn, digest};

const USAGE: &str = "give PLAYERS POSITIONS BOTS, such as 4 40 greedy,journeyman,master";

/// The turn of a bot that thinks until it is done.
fn turn(game: &Arkwright, board: &Board, bot: BotName, seed: u64) -> Vec<Action> {
    let mut thinker = game.thinker(board, bot, seed);
    while thinker.think(u32::MAX) == Progress::Working {}
    thinker.best()
}

fn play(game: &Arkwright, board: &mut Board, bot: BotName, seed: u64) {
    for action in turn(game, board, bot, seed) {
        game.act(board, action, &mut ());
    }
}

/// Whether the asked seat has the last action of the game.
fn is_last_action(game: &Arkwright, board: &Board) -> bool {
    let last_step = board.players - 1;
    let is_action = match board.phase {
        Phase::Administration { step } => step == last_step,
        _ => false,
    };
    is_action && board.decade == 3 && board.cycle == 3 && game.turn(board) != Turn::Over
}

/// Plays a game up to its last action, if there is one.
fn position(game: &Arkwright, number: u64) -> Option<Board> {
    let (mut board, mut stock) = openings(game, &Seed::new("regret").nth(number));
    loop {
        if is_last_action(game, &board) {
            return Some(board);
        }
        match game.turn(&board) {
            Turn::Ask { .. } => play(game, &mut board, BotName::Journeyman, number),
            Turn::Reveal => {
                let face = game.draw(&board, &mut stock);
                game.reveal(&mut board, face, &mut ()).expect("it fits");
            }
            Turn::Over => return None,
        }
    }
}

/// What a board comes to for a seat once all that is left is answered: score and lead together.
fn points(game: &Arkwright, board: &Board, seat: Seat) -> i64 {
    let mut board = *board;
    let mut stock = game.redeal(&board, &mut Rng::new(0));
    loop {
        match game.turn(&board) {
            Turn::Ask { .. } => match game.usual(&board) {
                Some(usual) => game.act(&mut board, usual, &mut ()),
                None => play(game, &mut board, BotName::Greedy, 0),
            },
            Turn::Reveal => {
                let face = game.draw(&board, &mut stock);
                game.reveal(&mut board, face, &mut ()).expect("it fits");
            }
            Turn::Over => break,
        }
    }
    let outcome = game.outcome(&board).expect("the game is over");
    let [score, lead] = result_of(&outcome, seat, 100);
    i64::from(score) + i64::from(lead)
}

/// The most that a whole turn comes to, and how many boards turns end on.
fn solve(game: &Arkwright, board: &Board, seat: Seat) -> (i64, usize) {
    let begun = game.turn(board);
    let (mut open, mut met) = (vec![*board], HashSet::new());
    let (mut best, mut ends) = (i64::MIN, 0);
    let mut actions = Actions::new();
    while let Some(board) = open.pop() {
        if game.turn(&board) != begun {
            ends += 1;
            best = best.max(points(game, &board, seat));
            continue;
        }
        actions.clear();
        game.legal(&board, &mut actions);
        for action in actions.iter() {
            // No other good will be sold again, so its price is nothing to anybody, unless it is
            // asked for.
            let is_idle = matches!(action, Action::Price(good, _) if *good != board.active());
            if is_idle && board.price_due().is_none() {
                continue;
            }
            let mut next = board;
            game.act(&mut next, *action, &mut ());
            if met.insert(*digest(game, &next).as_bytes()) {
                open.push(next);
            }
        }
    }
    (best, ends)
}

fn main() {
    let args = std::env::args().skip(1);
    let words: Vec<String> = args.filter(|word| !word.starts_with("--")).collect();
    let [players, positions, bots] = &words[..] else {
        println!("{USAGE}");
        return;
    };
    let players: u8 = players.parse().expect(USAGE);
    let positions: u64 = positions.parse().expect(USAGE);
    let name = |text: &str| text.parse::<BotSpec>().expect(USAGE).name;
    let bots: Vec<(&str, BotName)> = bots.split(',').map(|bot| (bot, name(bot))).collect();
    let game = Arkwright::spinning_jenny(players, Preparation::Free);
    let mut sums = vec![(0.0, 0_u64, 0_i64); bots.len()];
    let (mut count, mut turns, begun) = (0_u64, 0, Instant::now());
    for number in 0..positions {
        let Some(board) = position(&game, number) else {
            continue;
        };
        let Turn::Ask { seat, .. } = game.turn(&board) else {
            continue;
        };
        let (best, ends) = solve(&game, &board, seat);
        count += 1;
        turns += ends;
        for ((_, bot), (missed, found, most)) in bots.iter().zip(&mut sums) {
            let mut after = board;
            play(&game, &mut after, *bot, number);
            let regret = best - points(&game, &after, seat);
            assert!(regret >= 0, "nothing is better than the best");
            *missed += regret as f64 / 2.0;
            *found += u64::from(regret == 0);
            *most = (*most).max(regret);
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{count} last actions, {:.0} boards that turns end on in each, {seconds:.0} s",
        turns as f64 / count.max(1) as f64
    );
    for ((bot, _), (missed, found, most)) in bots.iter().zip(sums) {
        println!(
            "{bot:<12} misses {:.2} points on average, {:.1} at the most; finds the best turn in {found} of {count}",
            missed / count.max(1) as f64,
            most as f64 / 2.0
        );
    }
}
