//! Flat Monte Carlo: greedy's best turns, each played on by chance to the end of the game as often as
//! time allows; the one with the best mean is taken.

use table::{Actions, Game, Seat, Turn};

use super::playout::{Playout, worth};
use crate::played::Thinker;
use crate::{Played, Progress};

/// How many of greedy's turns are played on.
const TURNS: usize = 16;

/// How often each is played on where nothing else ends it.
const MOST: u32 = 128;

struct Candidate<G: Game> {
    turn: Vec<G::Action>,
    end: G::Board,
    sum: i64,
    samples: u32,
}

impl<G: Game> Candidate<G> {
    /// In thousandths, so that close ones are told apart.
    fn mean(&self) -> Option<i64> {
        (self.samples > 0).then(|| self.sum * 1000 / i64::from(self.samples))
    }
}

/// A search that tries whole turns by chance.
pub(crate) struct FlatMonteCarlo<G: Game> {
    game: G,
    board: G::Board,
    seed: u64,
    seat: Option<Seat>,
    /// Who proposes turns, until it has.
    proposer: Option<Box<dyn Thinker<G::Action>>>,
    candidates: Vec<Candidate<G>>,
    current: usize,
    playing: Option<Playout<G>>,
    actions: Actions<G::Action>,
    nodes: u64,
}

impl<G: Played> FlatMonteCarlo<G> {
    /// Begins to think, with a thinker that proposes turns.
    pub(crate) fn new(
        game: &G,
        board: &G::Board,
        seed: u64,
        proposer: Box<dyn Thinker<G::Action>>,
    ) -> FlatMonteCarlo<G> {
        let seat = match game.turn(board) {
            Turn::Ask { seat, .. } => Some(seat),
            _ => None,
        };
        FlatMonteCarlo {
            game: game.clone(),
            board: *board,
            seed,
            seat,
            proposer: Some(proposer),
            candidates: Vec::new(),
            current: 0,
            playing: None,
            actions: Actions::new(),
            nodes: 0,
        }
    }

    fn collect(&mut self, proposer: &dyn Thinker<G::Action>) {
        for (_, turn) in proposer.alternatives(TURNS) {
            let mut end = self.board;
            for action in &turn {
                self.game.act(&mut end, *action, &mut ());
            }
            self.candidates.push(Candidate {
                turn,
                end,
                sum: 0,
                samples: 0,
            });
        }
        if self.candidates.is_empty() {
            self.candidates.push(Candidate {
                turn: proposer.best(),
                end: self.board,
                sum: 0,
                samples: 0,
            });
        }
    }

    fn is_done(&self) -> bool {
        let is_tried = |candidate: &Candidate<G>| candidate.samples >= MOST;
        self.proposer.is_none()
            && (self.candidates.len() < 2 || self.candidates.iter().all(is_tried))
    }

    /// Plays the present candidate on; the nodes that are left.
    fn play_on(&mut self, nodes: u32) -> u32 {
        let candidate = &mut self.candidates[self.current];
        let playing = self.playing.get_or_insert_with(|| {
            // Every candidate meets the same chances.
            let sample = u64::from(candidate.samples) + 1;
            let seed = self.seed ^ sample.wrapping_mul(0x2545_f491_4f6c_dd1d);
            Playout::new(&self.game, &candidate.end, seed)
        });
        let (left, is_over) = playing.play(&self.game, &mut self.actions, nodes);
        if is_over && let Some(seat) = self.seat {
            let outcome = self.game.outcome(&playing.board);
            let outcome = outcome.expect("the game is over");
            candidate.sum += worth(&outcome)[seat.index()];
            candidate.samples += 1;
            self.playing = None;
            self.current = (self.current + 1) % self.candidates.len();
        }
        left
    }
}

impl<G: Played> Thinker<G::Action> for FlatMonteCarlo<G> {
    fn think(&mut self, nodes: u32) -> Progress {
        let mut left = nodes;
        while left > 0 && !self.is_done() {
            match self.proposer.take() {
                Some(mut proposer) => {
                    let before = proposer.nodes();
                    let progress = proposer.think(left);
                    // It may have been done before it looked at anything.
                    left -= (proposer.nodes() - before).clamp(1, left.into()) as u32;
                    match progress {
                        Progress::Done => self.collect(&*proposer),
                        Progress::Working => self.proposer = Some(proposer),
                    }
                }
                None => left = self.play_on(left),
            }
        }
        self.nodes += u64::from(nodes - left);
        match self.is_done() {
            true => Progress::Done,
            false => Progress::Working,
        }
    }

    fn best(&self) -> Vec<G::Action> {
        if let Some(proposer) = &self.proposer {
            return proposer.best();
        }
        // Only turns that were played on as often can be compared; of equal ones the first.
        let least = self.candidates.last().map_or(0, |last| last.samples);
        let by_chance = self.candidates.iter().filter(|_| least > 0);
        let best = by_chance.reduce(|best, other| match other.mean() > best.mean() {
            true => other,
            false => best,
        });
        let best = best.or(self.candidates.first());
        best.map(|best| best.turn.clone()).unwrap_or_default()
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn alternatives(&self, most: usize) -> Vec<(i64, Vec<G::Action>)> {
        let mut all: Vec<(i64, Vec<G::Action>)> = self
            .candidates
            .iter()
            .filter_map(|candidate| Some((candidate.mean()?, candidate.turn.clone())))
            .collect();
        all.sort_by_key(|(value, _)| -value);
        all.truncate(most);
        all
    }
}
