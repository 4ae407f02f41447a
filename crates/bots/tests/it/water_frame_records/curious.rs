//! Players who play as `greedy` does, but are glad of everything that nobody has met so far.

use std::collections::BTreeSet;

use arkwright::{Action, Arkwright, Board, Event, Tile, WaterEvent, WaterFrame};
use bots::{Evaluate, TurnSearch, random_turn};
use table::{Game, Play, Record, Rng, Seat, Seed, Turn};

use crate::water_frame_records::met::{Step, met, wanted};

/// What it is worth to meet something new, and to come closer to it, in thousandths of a pound.
const NEW: i64 = 60_000;
const CLOSER: i64 = 14_000;

/// A marked factory costs four spaces and up to two shares at the end (Water Frame 6.II).
const MARKED: i64 = 110_000;

/// What somebody gives for anything else at the most, in the same coin.
const MOST: i64 = 65_000;

/// How many turns of chance are looked at beside the one of `greedy`, and how many of those that meet
/// something new are thought through.
const TURNS: usize = 1500;
const THOUGHT: usize = 25;

/// A company that is worth less has not been led well: nobody would believe the game.
const LEAST_SCORE: i32 = 150;

/// Plays one game of each, with seeds whose events are all there are, until all is met that is wanted.
pub(crate) fn play_until_all_is_met(games: &[(Arkwright<WaterFrame>, &[&str]); 2]) -> [Record; 2] {
    let wanted: BTreeSet<String> = wanted().into_iter().collect();
    for number in 0.. {
        let seeds = seeds_with_all_events(games, number);
        let mut new = wanted.clone();
        let mut closer = BTreeSet::new();
        let mut scores_seen = Vec::new();
        let records = [0, 1].map(|at| {
            let (game, names) = &games[at];
            let mut play = Play::deal(game.clone(), seeds[at].clone());
            for (seat, name) in Seat::all(names.len() as u8).zip(*names) {
                play.set_name(seat, name);
            }
            curious_game(&mut play, &mut new, &mut closer, Rng::new(number));
            let outcome = play.outcome().expect("it is over");
            let scores = Seat::all(names.len() as u8).map(|seat| outcome.score(seat));
            scores_seen.extend(scores);
            play.record().expect("the game began with its set-up")
        });
        println!("{number}: {scores_seen:?}, {new:?} are missing");
        if new.is_empty() && scores_seen.iter().all(|score| *score >= LEAST_SCORE) {
            return records;
        }
    }
    unreachable!("numbers do not end")
}

/// The events of a game, which do not depend on how it is played.
fn events_of(game: &Arkwright<WaterFrame>, seed: &Seed) -> BTreeSet<String> {
    let mut play = Play::deal(game.clone(), seed.clone());
    let mut rng = Rng::new(0);
    while play.asked().is_some() {
        for action in random_turn(game, play.board(), &mut rng) {
            play.act(action, &mut ()).expect("it is legal");
            play.turn_up(&mut ());
        }
    }
    met(&play)
        .into_iter()
        .filter(|it| it.starts_with("event "))
        .collect()
}

fn seeds_with_all_events(games: &[(Arkwright<WaterFrame>, &[&str]); 2], number: u64) -> [Seed; 2] {
    let seed = |nth: u64| Seed::new("all of Water Frame").nth(1000 * number + nth);
    let first = seed(0);
    let events = events_of(&games[0].0, &first);
    let all = |other: &Seed| events.union(&events_of(&games[1].0, other)).count() == 16;
    let second = (1..1000).map(seed).find(all);
    [first, second.expect("one in a hundred has the rest")]
}

/// Plays a game; what is met is no longer new.
fn curious_game(
    play: &mut Play<Arkwright<WaterFrame>>,
    new: &mut BTreeSet<String>,
    closer: &mut BTreeSet<String>,
    mut rng: Rng,
) {
    let game = play.game().clone();
    while let Turn::Ask { seat, .. } = play.turn() {
        let board = *play.board();
        let mut search = TurnSearch::with_width(&game, board, 16);
        search.think(1500);
        let mut best = search.best();
        let greedy = game.evaluate(&result(&game, &board, &best).0, seat);
        let mut value = greedy;
        let bonus = |turn: &[Action]| {
            let met = result(&game, &board, turn).1;
            let found = met.iter().filter(|it| new.contains(*it));
            let found = found.map(|it| if it == "factory marked" { MARKED } else { NEW });
            let nearer = met
                .iter()
                .filter(|it| it.starts_with('~') && !closer.contains(*it));
            found.sum::<i64>() + CLOSER * nearer.count() as i64
        };
        let mut thought = 0;
        for _ in 0..TURNS {
            let mut turn = some_turn(&game, &board, &mut rng);
            // What is met already has to be worth it alone, and `greedy` knows better.
            if bonus(&turn) == 0 || thought == THOUGHT {
                continue;
            }
            thought += 1;
            // Chance leads to what is new, and `greedy` goes on from there.
            let whole = bonus(&turn);
            while let [before @ .., _] = turn.as_slice()
                && bonus(before) == whole
            {
                turn.pop();
            }
            let reached = result(&game, &board, &turn).0;
            if game.turn(&reached) == play.turn() {
                let mut search = TurnSearch::with_width(&game, reached, 16);
                search.think(400);
                turn.extend(search.best());
            }
            let worth = game.evaluate(&result(&game, &board, &turn).0, seat);
            let most = if bonus(&turn) < MARKED { MOST } else { MARKED };
            if worth > greedy - most && worth + bonus(&turn) > value {
                (value, best) = (worth + bonus(&turn), turn);
            }
        }
        for it in result(&game, &board, &best).1 {
            new.remove(&it);
            closer.insert(it);
        }
        for action in best {
            play.act(action, &mut ()).expect("it is legal");
        }
        let entries = play.entries().len();
        play.turn_up(&mut ());
        for n in entries..play.entries().len() {
            for event in play.events_of(n) {
                if let Event::Water(WaterEvent::EventRevealed { event }) = event {
                    new.remove(&format!("event {}", event.word()));
                }
            }
        }
    }
}

/// A turn of chance, in which small questions are mostly answered as usual.
fn some_turn(
    game: &Arkwright<WaterFrame>,
    board: &Board<WaterFrame>,
    rng: &mut Rng,
) -> Vec<Action> {
    let begun = game.turn(board);
    let mut board = *board;
    let mut turn = Vec::new();
    let mut actions = table::Actions::new();
    while game.turn(&board) == begun {
        actions.clear();
        game.legal(&board, &mut actions);
        let any = actions[rng.below(actions.len() as u32) as usize];
        let usual = game.usual(&board).filter(|_| rng.below(3) > 0);
        let action = usual.unwrap_or(any);
        game.act(&mut board, action, &mut ());
        turn.push(action);
    }
    turn
}

/// Where a turn leads, and what is met in it; what leads closer to something begins with `~`.
fn result(
    game: &Arkwright<WaterFrame>,
    board: &Board<WaterFrame>,
    turn: &[Action],
) -> (Board<WaterFrame>, Vec<String>) {
    let mut board = *board;
    let mut all = Vec::new();
    for action in turn {
        let before = board;
        let mut events = Vec::new();
        game.act(&mut board, *action, &mut events);
        let step = Step {
            game,
            before: &before,
            after: &board,
            action: Some(*action),
        };
        all.extend(step.met(&events));
        all.extend(events.iter().filter_map(leads_closer));
    }
    (board, all)
}

/// What has to come before something else.
fn leads_closer(event: &Event) -> Option<String> {
    let Event::Water(event) = event else {
        return None;
    };
    Some(match event {
        WaterEvent::TileTaken { tile, .. } => format!("~ {}", tile.word()),
        WaterEvent::TileAssigned {
            tile: Tile::Workshop,
            good,
            ..
        } => format!("~ workshop {}", good.word()),
        WaterEvent::ShipTaken { seat, capacity, .. } => format!("~ ship {seat} {capacity}"),
        WaterEvent::ContractTaken { good, to, .. } => format!("~ contract {} {to}", good.word()),
        _ => return None,
    })
}
