//! One player against the same rival in all other seats, from varied openings.
//!
//! Where a set-up has little chance and bots always open alike, few games are as good as one. So each
//! turn of the opening is drawn from the best six of greedy's judgement, the same for every seat in
//! which the player is tried.

use std::cmp::Ordering;
use std::collections::HashSet;
use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{self, AtomicU64};

use table::{Game, Rng, Seat, Seed, Turn, digest};

use crate::features::Features;
use crate::judge::ByHand;
use crate::turn_search::TurnSearch;
use crate::{Evaluate, Progress};

/// The beam and the turns of the opening that are drawn from.
const WIDTH: usize = 48;
const AMONG: usize = 6;

/// Wins are counted in twelfths, so that a win shared by two, three or four is exact.
const WHOLE_WIN: u64 = 12;

/// What came of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Match {
    /// Games that were played.
    pub games: u64,
    /// How many of them ended on boards that no other ended on.
    pub distinct: u64,
    /// What was won, a shared win in parts.
    pub wins: f64,
    /// The mean score of the one, and of the others.
    pub scores: [f64; 2],
}

impl Match {
    /// The share that was won.
    pub fn share(&self) -> f64 {
        self.wins / self.games.max(1) as f64
    }

    /// Between which shares the true one lies, 19 times of 20.
    pub fn interval(&self) -> (f64, f64) {
        interval(self.wins, self.games)
    }
}

impl fmt::Display for Match {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        write!(
            out,
            "{:.1} % [{:.1}-{:.1}] of {} games, {} of them distinct; mean score {:.1} to {:.1}",
            100.0 * self.share(),
            100.0 * low,
            100.0 * high,
            self.games,
            self.distinct,
            self.scores[0],
            self.scores[1],
        )
    }
}

/// Wilson's interval of 95 % for so many wins of so many games.
pub fn interval(wins: f64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    let games = games.max(1) as f64;
    let share = wins / games;
    let middle = share + Z * Z / (2.0 * games);
    let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let whole = 1.0 + Z * Z / games;
    ((middle - half) / whole, (middle + half) / whole)
}

/// A player: the turn it takes at a board, with a seed for what it leaves to chance.
pub(super) type Chooses<'a, G> =
    &'a (dyn Fn(&<G as Game>::Board, u64) -> Vec<<G as Game>::Action> + Sync);

/// Who plays.
pub(super) struct Pairing<'a, G: Game> {
    /// In one seat.
    pub(super) one: Chooses<'a, G>,
    /// In all others.
    pub(super) others: Chooses<'a, G>,
}

/// The board and what lies face down after a varied opening.
pub fn openings<G: Features + Evaluate + Clone>(game: &G, seed: &Seed) -> (G::Board, G::Stock) {
    let (mut board, mut stock) = game.deal(seed);
    let mut rng = Rng::new(u64::from(seed.pile("opening").below(u32::MAX)));
    let mut search = TurnSearch::with_judge(game.clone(), ByHand, WIDTH, AMONG);
    loop {
        match game.turn(&board) {
            Turn::Ask { .. } if game.is_opening(&board) => {
                search.restart(&board);
                while search.think(u32::MAX) == Progress::Working {}
                let turn = search.turn(rng.below(search.turns() as u32) as usize);
                for action in turn {
                    game.act(&mut board, action, &mut ());
                }
            }
            Turn::Reveal => reveal(game, &mut board, &mut stock),
            _ => return (board, stock),
        }
    }
}

fn reveal<G: Game>(game: &G, board: &mut G::Board, stock: &mut G::Stock) {
    let face = game.draw(board, stock);
    let revealed = game.reveal(board, face, &mut ());
    revealed.expect("the dealer turns up what fits");
}

/// Plays from so many openings, each once for every seat of the one.
pub(super) fn match_up<G: Features + Evaluate + Clone>(
    game: &G,
    pairing: &Pairing<'_, G>,
    openings_wanted: u64,
    threads: usize,
    stop: &(dyn Fn() -> bool + Sync),
) -> Match {
    let next = AtomicU64::new(0);
    let tally = Mutex::new((Match::default(), HashSet::new(), 0_u64));
    let players = game.setup().players;
    let work = || {
        loop {
            let number = next.fetch_add(1, atomic::Ordering::Relaxed);
            if number >= openings_wanted || stop() {
                return;
            }
            let seed = Seed::new("varied openings").nth(number);
            let (board, stock) = openings(game, &seed);
            // Alone nobody is at the table to be held against: the other plays the same deal.
            let alone = (players == 1).then(|| {
                let (_, outcome) = play_on(game, pairing, board, stock.clone(), None);
                outcome.score(Seat::new(0))
            });
            for seat in Seat::all(players) {
                let (end, outcome) = play_on(game, pairing, board, stock.clone(), Some(seat));
                let mut tally = tally.lock().expect("nobody panics while counting");
                let (sum, ends, wins) = &mut *tally;
                sum.games += 1;
                ends.insert(*digest(game, &end).as_bytes());
                let own = outcome.score(seat);
                sum.scores[0] += f64::from(own);
                if let Some(theirs) = alone {
                    // Whoever scores more with the same deal has won.
                    sum.scores[1] += f64::from(theirs);
                    *wins += match own.cmp(&theirs) {
                        Ordering::Greater => WHOLE_WIN,
                        Ordering::Equal => WHOLE_WIN / 2,
                        Ordering::Less => 0,
                    };
                    continue;
                }
                if outcome.winners.contains(seat) {
                    *wins += WHOLE_WIN / u64::from(outcome.winners.len());
                }
                let all: i32 = Seat::all(players).map(|seat| outcome.score(seat)).sum();
                sum.scores[1] += f64::from(all - own) / f64::from(players.max(2) - 1);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    let (mut sum, ends, wins) = tally.into_inner().expect("nobody panics while counting");
    sum.distinct = ends.len() as u64;
    sum.wins = wins as f64 / WHOLE_WIN as f64;
    sum.scores = sum.scores.map(|score| score / sum.games.max(1) as f64);
    sum
}

fn play_on<G: Game>(
    game: &G,
    pairing: &Pairing<'_, G>,
    mut board: G::Board,
    mut stock: G::Stock,
    one: Option<Seat>,
) -> (G::Board, table::Outcome) {
    let mut turns = 0;
    loop {
        match game.turn(&board) {
            Turn::Ask { seat, .. } => {
                turns += 1;
                let player = if Some(seat) == one {
                    pairing.one
                } else {
                    pairing.others
                };
                for action in player(&board, turns) {
                    game.act(&mut board, action, &mut ());
                }
            }
            Turn::Reveal => reveal(game, &mut board, &mut stock),
            Turn::Over => break,
        }
    }
    let outcome = game.outcome(&board).expect("the game is over");
    (board, outcome)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = interval(88.0, 100);
        assert!(
            (low - 0.8019).abs() < 1e-3 && (high - 0.9300).abs() < 1e-3,
            "{low} {high}"
        );
        let (low, high) = interval(0.0, 0);
        assert!(low <= 0.0 && high <= 1.0);
    }
}
