//! Games that are learned from.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use table::{Actions, MAX_SEATS, Rng, Seat, Seed, Turn};

use crate::features::{Features, ONE, result_of};
use crate::judge::Judge;
use crate::net::{InputRow, Net, NetJudge, OUTPUTS, padded, write_inputs};
use crate::turn_search::TurnSearch;
use crate::{Evaluate, Progress, random_turn};

/// How many of the best turns a wild turn is drawn from.
const WILD_AMONG: usize = 6;

/// The wildest seats play so many of a hundred turns wildly, and in the opening everybody so many.
const WILDEST: u32 = 25;
const WILD_IN_OPENING: u32 = 35;

/// Of a hundred games so many have others than the latest net at the table.
const MIXED: u32 = 30;

/// Of a hundred turns so many are also looked at in the middle, and by each of the others at the end.
const IN_THE_MIDDLE: u32 = 80;
const BY_OTHERS: u32 = 25;

/// Where a net begins with the judgement that was written for the game, of a hundred turns so many are
/// looked at with a choice by chance in the middle, and as many with choices by chance from the
/// beginning: what nobody plays has to be known for bad.
const BY_CHANCE: u32 = 50;

/// Who plays a seat.
#[derive(Clone)]
pub(super) enum Mind {
    /// The judgement that was written for the game.
    ByHand,
    /// A net.
    Net(Arc<Net>),
}

/// The judge of a mind.
enum MindJudge<G: Features> {
    ByHand(Box<dyn Judge<G>>),
    Net(NetJudge<G>),
}

impl<G: Features + Evaluate> Judge<G> for MindJudge<G> {
    fn judge(&mut self, game: &G, board: &G::Board, seat: Seat) -> i64 {
        match self {
            MindJudge::ByHand(judge) => judge.judge(game, board, seat),
            MindJudge::Net(judge) => judge.judge(game, board, seat),
        }
    }
}

/// A game that was played, and what is learned from it.
pub(super) struct PlayedGame {
    width: usize,
    rows: Vec<i16>,
    seats: Vec<Seat>,
    /// What each board is learned to come to: how the game ended for the seat that looked, and how
    /// much worse a board seemed that was not played.
    targets: Vec<[f32; OUTPUTS]>,
    results: [[f32; OUTPUTS]; MAX_SEATS],
    /// The mean score of its companies.
    pub(super) score: f32,
}

impl PlayedGame {
    /// Each board that was looked at with how the game ended for the seat that did.
    pub(super) fn boards(&self) -> impl Iterator<Item = (&[i16], [f32; OUTPUTS])> {
        let rows = self.rows.chunks_exact(self.width);
        rows.zip(self.targets.iter().copied())
    }

    /// Learns from what a net says of the boards that came later, too: of each board so much of what
    /// follows is how the game ended in the end.
    pub(super) fn lean_on(
        &mut self,
        by_result: f32,
        mut says: impl FnMut(&[i16]) -> [f32; OUTPUTS],
    ) {
        let mut later = self.results;
        let rows = self.rows.chunks_exact(self.width);
        let boards = rows.zip(&self.seats).zip(&mut self.targets);
        for ((row, seat), target) in boards.rev() {
            let later = &mut later[seat.index()];
            *target = *later;
            for (later, said) in later.iter_mut().zip(says(row)) {
                *later = by_result * *later + (1.0 - by_result) * said;
            }
        }
    }
}

/// Plays so many games, by the set-ups in turn; the last mind is the one that is trained. Each thread
/// takes the next game that nobody has begun, and the games come back in their order.
pub(super) fn play_games<G: Features + Evaluate + Clone>(
    set_ups: &[G],
    minds: &[Mind],
    seed: &Seed,
    games: u64,
    threads: usize,
    width: usize,
    stop: &(dyn Fn() -> bool + Sync),
) -> Vec<PlayedGame> {
    let next = AtomicU64::new(0);
    let work = || {
        let tables = set_ups.iter().map(|game| Table::new(game, minds, width));
        let mut tables: Vec<Table<G>> = tables.collect();
        let mut played = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games || stop() {
                return played;
            }
            let table = number as usize % tables.len();
            played.push((number, tables[table].play(&seed.nth(number))));
        }
    };
    let mut played = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mut played = work();
        for other in others {
            played.extend(
                other
                    .join()
                    .expect("a game that panics is a bug to be seen"),
            );
        }
        played
    });
    played.sort_by_key(|(number, _)| *number);
    played.into_iter().map(|(_, game)| game).collect()
}

/// A table at which games are played one after the other.
struct Table<G: Features + Evaluate> {
    game: G,
    searches: Vec<TurnSearch<G, MindJudge<G>>>,
    memory: G::Memory,
    row: InputRow,
}

impl<G: Features + Evaluate + Clone> Table<G> {
    fn new(game: &G, minds: &[Mind], width: usize) -> Table<G> {
        let search = |mind: &Mind| {
            let judge = match mind {
                Mind::ByHand => MindJudge::ByHand(G::by_hand()),
                Mind::Net(net) => {
                    let judge = NetJudge::new(game, net.clone());
                    MindJudge::Net(judge.expect("the net was made for this game"))
                }
            };
            TurnSearch::with_judge(game.clone(), judge, width, WILD_AMONG)
        };
        Table {
            searches: minds.iter().map(search).collect(),
            game: game.clone(),
            memory: G::Memory::default(),
            row: InputRow::new(G::FEATURES),
        }
    }

    fn play(&mut self, seed: &Seed) -> PlayedGame {
        let (mut board, mut stock) = self.game.deal(seed);
        let mut rng = Rng::new(u64::from(seed.pile("self-play").below(u32::MAX)));
        let players = self.game.setup().players;
        let latest = self.searches.len() - 1;
        let is_mixed = rng.below(100) < MIXED;
        let minds: [usize; MAX_SEATS] = std::array::from_fn(|_| {
            if is_mixed && rng.below(2) == 0 {
                rng.below(latest as u32 + 1) as usize
            } else {
                latest
            }
        });
        let wildness: [u32; MAX_SEATS] = std::array::from_fn(|_| rng.below(WILDEST + 1));
        let mut played = PlayedGame {
            width: padded(G::FEATURES),
            rows: Vec::new(),
            seats: Vec::new(),
            targets: Vec::new(),
            results: [[0.0; OUTPUTS]; MAX_SEATS],
            score: 0.0,
        };
        loop {
            match self.game.turn(&board) {
                Turn::Ask { seat, .. } => {
                    let mind = minds[seat.index()];
                    let search = &mut self.searches[mind];
                    search.restart(&board);
                    while search.think(u32::MAX) == Progress::Working {}
                    let wild = match self.game.is_opening(&board) {
                        true => WILD_IN_OPENING,
                        false => wildness[seat.index()],
                    };
                    let turn = if rng.below(100) < wild && search.turns() > 0 {
                        search.turn(rng.below(search.turns() as u32) as usize)
                    } else {
                        search.best()
                    };
                    let middle = match rng.below(100) < IN_THE_MIDDLE && turn.len() > 1 {
                        true => Some(rng.below(turn.len() as u32 - 1) as usize),
                        false => None,
                    };
                    let before = board;
                    for (place, action) in turn.iter().enumerate() {
                        self.game.act(&mut board, *action, &mut ());
                        if middle == Some(place) && mind == latest {
                            self.look(&board, seat, &mut played);
                        }
                    }
                    for other in Seat::all(players) {
                        let looks = other == seat || rng.below(100) < BY_OTHERS;
                        if looks && minds[other.index()] == latest {
                            self.look(&board, other, &mut played);
                        }
                    }
                    if latest == 0 && !G::BEGINS_WITH.is_empty() {
                        self.look_aside(&before, &turn, &board, &mut rng, &mut played);
                    }
                }
                Turn::Reveal => {
                    let face = self.game.draw(&board, &mut stock);
                    self.game
                        .reveal(&mut board, face, &mut ())
                        .expect("the dealer turns up what fits");
                }
                Turn::Over => break,
            }
        }
        let outcome = self.game.outcome(&board).expect("the game is over");
        for seat in Seat::all(players) {
            let result = result_of(&outcome, seat, G::POINTS);
            played.results[seat.index()] = result.map(|points| points as f32 / G::POINTS as f32);
            played.score += outcome.score(seat) as f32 / f32::from(players);
        }
        for (target, seat) in played.targets.iter_mut().zip(&played.seats) {
            for (target, result) in target.iter_mut().zip(played.results[seat.index()]) {
                *target += result;
            }
        }
        played
    }

    /// Notes a board as a seat sees it.
    fn look(&mut self, board: &G::Board, seat: Seat, played: &mut PlayedGame) {
        if self.game.turn(board) == Turn::Over {
            return;
        }
        write_inputs(&self.game, board, seat, &mut self.memory, &mut self.row);
        played.rows.extend(self.row.as_slice());
        played.seats.push(seat);
        played.targets.push([0.0; OUTPUTS]);
    }

    /// What a net begins with on a board.
    fn first_judgement(&mut self, board: &G::Board, seat: Seat) -> [f32; OUTPUTS] {
        write_inputs(&self.game, board, seat, &mut self.memory, &mut self.row);
        let mut outputs = [0.0; OUTPUTS];
        for (output, input, hundredths) in G::BEGINS_WITH {
            let input = f32::from(self.row.as_slice()[*input]) / f32::from(ONE);
            outputs[*output] += input * f32::from(*hundredths) / 100.0;
        }
        outputs
    }

    /// Notes boards that a turn could have led to: where the seat leaves it for a choice by chance,
    /// and on the way of a turn by chance. They come to as much less as they seem to.
    fn look_aside(
        &mut self,
        before: &G::Board,
        turn: &[G::Action],
        after: &G::Board,
        rng: &mut Rng,
        played: &mut PlayedGame,
    ) {
        let Turn::Ask { seat, .. } = self.game.turn(before) else {
            return;
        };
        let best = self.first_judgement(after, seat);
        let mut note = |board: &G::Board, table: &mut Table<G>| {
            let seems = table.first_judgement(board, seat);
            let count = played.seats.len();
            table.look(board, seat, played);
            if played.seats.len() > count {
                let aside = std::array::from_fn(|output| seems[output] - best[output]);
                played.targets[count] = aside;
            }
        };
        if rng.below(100) < BY_CHANCE {
            let mut board = *before;
            let kept = rng.below(turn.len() as u32) as usize;
            for action in &turn[..kept] {
                self.game.act(&mut board, *action, &mut ());
            }
            let mut actions = Actions::new();
            self.game.legal(&board, &mut actions);
            let action = actions[rng.below(actions.len() as u32) as usize];
            self.game.act(&mut board, action, &mut ());
            note(&board, self);
        }
        if rng.below(100) < BY_CHANCE {
            let mut board = *before;
            let turn = random_turn(&self.game, before, rng);
            let kept = 1 + rng.below(turn.len() as u32) as usize;
            for action in &turn[..kept] {
                self.game.act(&mut board, *action, &mut ());
            }
            note(&board, self);
        }
    }
}
