//! Games that are learned from.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use table::{Actions, Game, MAX_SEATS, Rng, Seat, Seed, Turn};

use super::Watch;
use crate::features::{Features, ONE, result_of};
use crate::judge::Judge;
use crate::net::{InputRow, NET_ONE, Net, NetJudge, OUTPUTS, padded, write_inputs};
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

/// Who sits where; the last mind is the latest net.
#[derive(Clone, Copy)]
pub(super) enum Seating {
    /// The latest net, and in some games others beside it.
    Mixed,
    /// The latest net against the first mind in all other seats.
    OneAgainstTheFirst,
}

/// Who plays; the last mind is the one that is trained.
pub(super) struct Cast {
    pub(super) minds: Vec<Mind>,
    pub(super) seating: Seating,
    /// As [`Learning::trace`](super::Learning::trace).
    pub(super) trace: f32,
}

/// The judge of a mind.
pub(crate) enum MindJudge<G: Features> {
    ByHand(G::Memory),
    Net(NetJudge<G>),
}

impl<G: Features> MindJudge<G> {
    /// A net, or the judgement that was written for the game.
    pub(crate) fn of(net: Option<NetJudge<G>>) -> MindJudge<G> {
        match net {
            Some(net) => MindJudge::Net(net),
            None => MindJudge::ByHand(G::Memory::default()),
        }
    }
}

impl<G: Features + Evaluate> Judge<G> for MindJudge<G> {
    fn judge(&mut self, game: &G, board: &G::Board, seat: Seat) -> i64 {
        match self {
            MindJudge::ByHand(memory) => game.judged_by_hand(board, seat, memory),
            MindJudge::Net(judge) => judge.judge(game, board, seat),
        }
    }

    fn part(&self, game: &G, board: &G::Board) -> u16 {
        game.part(board)
    }
}

/// Who finds turns while a net is trained.
pub trait SelfPlayer<G: Game> {
    /// Thinks about a board until it is done.
    fn think_through(&mut self, board: &G::Board);

    /// How many whole turns were kept.
    fn turns(&self) -> usize;

    /// One of the best whole turns, the best is number 0.
    fn turn(&self, number: usize) -> Vec<G::Action>;

    /// The best turn.
    fn best(&self) -> Vec<G::Action>;
}

impl<G: Game, J: Judge<G>> SelfPlayer<G> for TurnSearch<G, J> {
    fn think_through(&mut self, board: &G::Board) {
        self.restart(board);
        while self.think(u32::MAX) == Progress::Working {}
    }

    fn turns(&self) -> usize {
        self.turns()
    }

    fn turn(&self, number: usize) -> Vec<G::Action> {
        self.turn(number)
    }

    fn best(&self) -> Vec<G::Action> {
        self.best()
    }
}

/// A game that was played, and what is learned from it.
pub(super) struct PlayedGame {
    width: usize,
    rows: Vec<i16>,
    seats: Vec<Seat>,
    /// How each board is judged without the net, and with it.
    baselines: Vec<[f32; OUTPUTS]>,
    values: Vec<[f32; OUTPUTS]>,
    /// How much worse a board seemed than the one that was played; nothing where it was.
    asides: Vec<[f32; OUTPUTS]>,
    results: [[f32; OUTPUTS]; MAX_SEATS],
    /// The mean score of its companies.
    pub(super) score: f32,
}

impl PlayedGame {
    /// Each board that was looked at with what the net should have said of it for the seat that did: how
    /// the game ended, or partly how the seat's next board was judged, less what is known without it.
    pub(super) fn boards(&self, trace: f32) -> impl Iterator<Item = (&[i16], [f32; OUTPUTS])> {
        let mut comes_to = self.results;
        let mut targets = vec![[0.0; OUTPUTS]; self.seats.len()];
        for at in (0..self.seats.len()).rev() {
            let comes_to = &mut comes_to[self.seats[at].index()];
            for output in 0..OUTPUTS {
                targets[at][output] =
                    comes_to[output] + self.asides[at][output] - self.baselines[at][output];
                comes_to[output] =
                    trace * comes_to[output] + (1.0 - trace) * self.values[at][output];
            }
        }
        self.rows.chunks_exact(self.width).zip(targets)
    }
}

/// Plays so many games, by the set-ups in turn. Each thread takes the next game that nobody has begun,
/// tells `watch` how many were begun, and the games come back in their order.
pub(super) fn play_games<G: Features + Evaluate + Clone + 'static>(
    set_ups: &[G],
    cast: &Cast,
    seed: &Seed,
    games: u64,
    threads: usize,
    width: usize,
    watch: Watch<'_>,
) -> Vec<PlayedGame> {
    let next = AtomicU64::new(0);
    let work = || {
        let tables = set_ups.iter().map(|game| Table::new(game, cast, width));
        let mut tables: Vec<Table<G>> = tables.collect();
        let mut played = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games || watch(number, games) {
                return played;
            }
            let table = number as usize % tables.len();
            played.push((number, tables[table].play(cast.seating, &seed.nth(number))));
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
    searches: Vec<Box<dyn SelfPlayer<G>>>,
    /// The net that is trained, once there is one.
    latest: Option<NetJudge<G>>,
    trace: f32,
    memory: G::Memory,
    row: InputRow,
}

impl<G: Features + Evaluate + Clone + 'static> Table<G> {
    fn new(game: &G, Cast { minds, trace, .. }: &Cast, width: usize) -> Table<G> {
        let net = |mind: &Mind| match mind {
            Mind::ByHand => None,
            Mind::Net(net) => {
                let judge = NetJudge::new(game, net.clone());
                Some(judge.expect("the net was made for this game"))
            }
        };
        let search = |mind: &Mind| game.self_player(net(mind), width, WILD_AMONG);
        Table {
            searches: minds.iter().map(search).collect(),
            latest: minds.last().and_then(net),
            trace: *trace,
            game: game.clone(),
            memory: G::Memory::default(),
            row: InputRow::new(G::FEATURES),
        }
    }

    fn play(&mut self, seating: Seating, seed: &Seed) -> PlayedGame {
        let (mut board, mut stock) = self.game.deal(seed);
        let mut rng = Rng::new(u64::from(seed.pile("self-play").below(u32::MAX)));
        let players = self.game.setup().players;
        let latest = self.searches.len() - 1;
        let is_mixed = rng.below(100) < MIXED;
        let one = match seating {
            Seating::Mixed => None,
            Seating::OneAgainstTheFirst => Some(rng.below(u32::from(players)) as usize),
        };
        let minds: [usize; MAX_SEATS] = std::array::from_fn(|seat| match seating {
            Seating::OneAgainstTheFirst if one != Some(seat) => 0,
            Seating::Mixed if is_mixed && rng.below(2) == 0 => {
                rng.below(latest as u32 + 1) as usize
            }
            _ => latest,
        });
        let wildness: [u32; MAX_SEATS] = std::array::from_fn(|_| rng.below(WILDEST + 1));
        let mut played = PlayedGame {
            width: padded(G::FEATURES),
            rows: Vec::new(),
            seats: Vec::new(),
            baselines: Vec::new(),
            values: Vec::new(),
            asides: Vec::new(),
            results: [[0.0; OUTPUTS]; MAX_SEATS],
            score: 0.0,
        };
        loop {
            match self.game.turn(&board) {
                Turn::Ask { seat, .. } => {
                    let mind = minds[seat.index()];
                    let search = &mut self.searches[mind];
                    search.think_through(&board);
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
                    if latest == 0 && !G::LEARNING.begins_with.is_empty() {
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
        let told = |outputs: [i64; OUTPUTS]| outputs.map(|output| output as f32 / NET_ONE as f32);
        let baseline = told(self.game.baseline(board, seat));
        // What a board is judged counts only where not the end alone does.
        let value = match &mut self.latest {
            Some(net) if self.trace < 1.0 => told(net.outputs(&self.game, board, seat)),
            _ => baseline,
        };
        played.baselines.push(baseline);
        played.values.push(value);
        played.asides.push([0.0; OUTPUTS]);
    }

    /// What a net begins with on a board.
    fn first_judgement(&mut self, board: &G::Board, seat: Seat) -> [f32; OUTPUTS] {
        write_inputs(&self.game, board, seat, &mut self.memory, &mut self.row);
        let mut outputs = [0.0; OUTPUTS];
        for (output, input, hundredths) in G::LEARNING.begins_with {
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
                played.asides[count] = std::array::from_fn(|output| seems[output] - best[output]);
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

#[cfg(test)]
mod tests {
    use super::*;

    fn played() -> PlayedGame {
        let mut results = [[0.0; OUTPUTS]; MAX_SEATS];
        results[0] = [4.0, 2.0];
        results[1] = [1.0, -2.0];
        PlayedGame {
            width: 2,
            rows: vec![1, 0, 2, 0, 3, 0],
            seats: [0, 1, 0].map(Seat::new).to_vec(),
            baselines: vec![[0.0; OUTPUTS], [0.5; OUTPUTS], [0.0; OUTPUTS]],
            values: vec![[1.0; OUTPUTS], [2.0; OUTPUTS], [3.0; OUTPUTS]],
            asides: vec![[0.0; OUTPUTS], [0.0; OUTPUTS], [-1.0; OUTPUTS]],
            results,
            score: 2.5,
        }
    }

    #[test]
    fn whoever_trusts_the_end_learns_the_end_less_what_is_known_without_it() {
        let played = played();
        let targets: Vec<[f32; OUTPUTS]> = played.boards(1.0).map(|(_, target)| target).collect();
        assert_eq!(targets, [[4.0, 2.0], [0.5, -2.5], [3.0, 1.0]]);
    }

    #[test]
    fn whoever_does_not_learns_what_was_thought_of_the_next_own_board() {
        let played = played();
        let (rows, targets): (Vec<&[i16]>, Vec<[f32; OUTPUTS]>) = played.boards(0.25).unzip();
        assert_eq!(rows, [[1, 0], [2, 0], [3, 0]]);
        let first = [0.75 * 3.0 + 0.25 * 4.0, 0.75 * 3.0 + 0.25 * 2.0];
        assert_eq!(targets, [first, [0.5, -2.5], [3.0, 1.0]]);
    }
}
