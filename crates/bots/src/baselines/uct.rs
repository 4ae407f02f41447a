//! UCT over the small choices of all players, everybody for himself.
//!
//! The tree holds choices and not boards: each time through it what lies face down is dealt anew, so
//! a choice may not be there every time. Below the tree chance plays to the end of the game.

use table::{Actions, Game, MAX_SEATS, Seat, Turn};

use super::playout::{Playout, worth};
use crate::played::Thinker;
use crate::{Played, Progress};

/// How often the game is played to its end where nothing else ends it.
const MOST: u32 = 4096;

/// How much a choice that was seldom tried is preferred: 0.7 of the span of results.
const CURIOSITY: f64 = 0.7;

/// A choice in the tree.
struct Node<A> {
    /// Who chose it.
    seat: Seat,
    action: Option<A>,
    /// The first choice after it, and the next choice beside it; 0 is none.
    first: u32,
    next: u32,
    /// How often it was chosen, and how often it could have been.
    visits: u32,
    offered: u32,
    sum: i64,
}

/// The search with a tree.
pub(crate) struct Uct<G: Game> {
    game: G,
    board: G::Board,
    begun: Turn,
    seed: u64,
    nodes: Vec<Node<G::Action>>,
    /// The least and the most that a game came to, to put results between 0 and 1.
    span: (i64, i64),
    /// The game that is being played below the tree, and the way to where it left it.
    playing: Option<Playout<G>>,
    path: Vec<u32>,
    actions: Actions<G::Action>,
    games: u32,
    /// Choices that were made, and that could be made until now.
    thought: u64,
    granted: u64,
}

impl<G: Played> Uct<G> {
    /// Begins to think at a board.
    pub(crate) fn new(game: &G, board: &G::Board, seed: u64) -> Uct<G> {
        let root = Node {
            seat: Seat::new(0),
            action: None,
            first: 0,
            next: 0,
            visits: 0,
            offered: 0,
            sum: 0,
        };
        Uct {
            game: game.clone(),
            board: *board,
            begun: game.turn(board),
            seed,
            nodes: vec![root],
            span: (i64::MAX, i64::MIN),
            playing: None,
            path: Vec::new(),
            actions: Actions::new(),
            games: 0,
            thought: 0,
            granted: 0,
        }
    }

    fn is_done(&self) -> bool {
        self.games >= MOST || !matches!(self.begun, Turn::Ask { .. })
    }

    /// The choices below a node.
    fn children(&self, node: u32) -> impl Iterator<Item = u32> {
        let below = |number: u32| (number > 0).then_some(number);
        let first = below(self.nodes[node as usize].first);
        std::iter::successors(first, move |number| {
            below(self.nodes[*number as usize].next)
        })
    }

    /// How promising a choice is; what was never tried comes first.
    fn promise(&self, node: &Node<G::Action>) -> f64 {
        let (low, high) = self.span;
        let span = (high - low).max(1) as f64;
        let visits = f64::from(node.visits);
        let mean = (node.sum as f64 / visits - low as f64) / span;
        // Whole logarithms are the same on every machine.
        let tried = f64::from(node.offered.max(1).ilog2() + 1);
        mean + CURIOSITY * (tried / visits).sqrt()
    }

    /// Goes down the tree by what is most promising and adds one choice to it; the choices made.
    fn descend(&mut self) -> u32 {
        let sample = u64::from(self.games) + 1;
        let seed = self.seed ^ sample.wrapping_mul(0x2545_f491_4f6c_dd1d);
        let mut playing = Playout::new(&self.game, &self.board, seed);
        self.path.clear();
        let (mut here, mut made) = (0, 0);
        while let Some(seat) = playing.asked(&self.game) {
            self.actions.clear();
            self.game.legal(&playing.board, &mut self.actions);
            // One that was never tried, drawn evenly from those.
            let known: Vec<(u32, G::Action)> = self
                .children(here)
                .filter_map(|child| Some((child, self.nodes[child as usize].action?)))
                .filter(|(_, action)| self.actions.contains(action))
                .collect();
            let untried = self.actions.len() - known.len();
            for (child, _) in &known {
                self.nodes[*child as usize].offered += 1;
            }
            made += 1;
            if untried > 0 {
                let is_new = |action: &&G::Action| !known.iter().any(|(_, other)| other == *action);
                let number = playing.rng.below(untried as u32) as usize;
                let action = self.actions.iter().filter(is_new).nth(number).copied();
                let action = action.expect("it was counted");
                let next = self.nodes[here as usize].first;
                let new = self.nodes.len() as u32;
                self.nodes.push(Node {
                    seat,
                    action: Some(action),
                    first: 0,
                    next,
                    visits: 0,
                    offered: 1,
                    sum: 0,
                });
                self.nodes[here as usize].first = new;
                self.path.push(new);
                self.game.act(&mut playing.board, action, &mut ());
                break;
            }
            let (best, action) = known
                .into_iter()
                .reduce(|best, other| {
                    let promise = |child: u32| self.promise(&self.nodes[child as usize]);
                    match promise(other.0) > promise(best.0) {
                        true => other,
                        false => best,
                    }
                })
                .expect("somebody who is asked has a choice");
            self.path.push(best);
            self.game.act(&mut playing.board, action, &mut ());
            here = best;
        }
        self.playing = Some(playing);
        made
    }

    /// Tells the way through the tree what the game came to.
    fn learn(&mut self, worth: [i64; MAX_SEATS]) {
        for node in &self.path {
            let node = &mut self.nodes[*node as usize];
            let result = worth[node.seat.index()];
            node.visits += 1;
            node.sum += result;
            self.span = (self.span.0.min(result), self.span.1.max(result));
        }
        self.games += 1;
    }
}

impl<G: Played> Thinker<G::Action> for Uct<G> {
    fn think(&mut self, nodes: u32) -> Progress {
        self.granted += u64::from(nodes);
        // The way through the tree is gone in one piece, so it may be a few choices ahead.
        while self.thought < self.granted && !self.is_done() {
            let Some(playing) = &mut self.playing else {
                self.thought += u64::from(self.descend());
                continue;
            };
            let most = u32::try_from(self.granted - self.thought).unwrap_or(u32::MAX);
            let (unused, is_over) = playing.play(&self.game, &mut self.actions, most);
            self.thought += u64::from(most - unused);
            if is_over {
                let outcome = self.game.outcome(&playing.board);
                let worth = worth(&outcome.expect("the game is over"));
                self.playing = None;
                self.learn(worth);
            }
        }
        match self.is_done() {
            true => Progress::Done,
            false => Progress::Working,
        }
    }

    /// The choices that were tried most often; where the tree ends, the usual ones.
    fn best(&self) -> Vec<G::Action> {
        let mut board = self.board;
        let mut here = Some(0);
        let mut turn = Vec::new();
        let mut actions = Actions::new();
        while matches!(self.begun, Turn::Ask { .. }) && self.game.turn(&board) == self.begun {
            actions.clear();
            self.game.legal(&board, &mut actions);
            let is_there = |child: &u32| {
                let action = self.nodes[*child as usize].action;
                action.is_some_and(|action| actions.contains(&action))
            };
            let tried = here.into_iter().flat_map(|here| self.children(here));
            let most = |child: &u32| self.nodes[*child as usize].visits;
            here = tried.filter(is_there).max_by_key(most);
            let action = here.and_then(|here| self.nodes[here as usize].action);
            let usual = || {
                let usual = self.game.usual(&board);
                usual.unwrap_or(actions[actions.len() - 1])
            };
            let action = action.unwrap_or_else(usual);
            self.game.act(&mut board, action, &mut ());
            turn.push(action);
        }
        turn
    }

    fn nodes(&self) -> u64 {
        self.thought
    }
}
