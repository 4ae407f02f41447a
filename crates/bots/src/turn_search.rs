//! A beam over one's own turn.
//!
//! All ways to go on are tried step by step; of the boards that a step leads
//! to, the best go on, equal ones once. Whole turns are judged by the board
//! they end on. The order of everything is fixed, so the same board and number
//! of nodes give the same turn, however the nodes were handed out.

use table::{Actions, Turn};

use crate::best_turns::BestTurns;
use crate::{Evaluate, Progress, Thinker};

/// How many boards go on to the next step, unless it is said otherwise.
const WIDTH: usize = 48;

/// A board within the turn, and how it was reached.
#[derive(Clone)]
struct Node<B> {
    board: B,
    value: i64,
    /// The last step on the way here; 0 is the beginning of the turn.
    step: usize,
}

/// A choice on the way, and the step before it.
#[derive(Clone, Copy)]
struct Step<A> {
    before: usize,
    action: A,
}

/// The search for the turn whose last board looks best.
pub struct TurnSearch<G: Evaluate> {
    game: G,
    width: usize,
    begun: Turn,
    /// Boards whose choices are being tried, the one under way last.
    open: Vec<Node<G::Board>>,
    /// Choices of the last open board that have yet to be tried, the next one last.
    untried: Vec<G::Action>,
    /// Boards that the present step has led to.
    reached: Vec<Node<G::Board>>,
    steps: Vec<Step<G::Action>>,
    /// The best whole turn so far: its value and its last step.
    best: Option<(i64, usize)>,
    /// The whole turns that come next to it.
    turns: BestTurns<G::Board>,
    actions: Actions<G::Action>,
    nodes: u64,
}

impl<G: Evaluate> TurnSearch<G> {
    /// Begins a search at a board where somebody is asked.
    pub fn new(game: G, board: G::Board) -> TurnSearch<G> {
        TurnSearch::with_width(game, board, WIDTH)
    }

    /// The same with so many boards that go on to the next step.
    pub fn with_width(game: G, board: G::Board, width: usize) -> TurnSearch<G> {
        let begun = game.turn(&board);
        let mut search = TurnSearch {
            game,
            width,
            begun,
            open: Vec::new(),
            untried: Vec::new(),
            reached: Vec::new(),
            steps: Vec::new(),
            best: None,
            turns: BestTurns::new(),
            actions: Actions::new(),
            nodes: 0,
        };
        if matches!(begun, Turn::Ask { .. }) {
            search.open.push(Node {
                board,
                value: 0,
                step: 0,
            });
            search.list_choices();
        }
        search
    }

    /// Tries up to this many choices more.
    pub fn think(&mut self, nodes: u32) -> Progress {
        for _ in 0..nodes {
            if self.open.is_empty() {
                return Progress::Done;
            }
            self.try_one();
        }
        if self.open.is_empty() {
            Progress::Done
        } else {
            Progress::Working
        }
    }

    /// The best turn so far. Before any whole turn was found it is the shortest
    /// way to go on from the best board seen.
    pub fn best(&self) -> Vec<G::Action> {
        match self.best {
            Some((_, step)) => self.way_to(step),
            None => self.quick_turn(),
        }
    }

    /// How many choices were tried.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    fn try_one(&mut self) {
        let (Some(node), Some(action)) = (self.open.last(), self.untried.pop()) else {
            return;
        };
        let Turn::Ask { seat, .. } = self.begun else {
            return;
        };
        let before = node.step;
        let mut board = node.board;
        self.game.act(&mut board, action, &mut ());
        self.nodes += 1;
        self.steps.push(Step { before, action });
        let step = self.steps.len();
        let value = self.game.evaluate(&board, seat);
        if self.game.turn(&board) == self.begun {
            self.reached.push(Node { board, value, step });
        } else {
            self.turns.offer(value, step, &board);
            if self.best.is_none_or(|(best, _)| value > best) {
                self.best = Some((value, step));
            }
        }
        if self.untried.is_empty() {
            self.open.pop();
            if self.open.is_empty() {
                self.go_on();
            }
            self.list_choices();
        }
    }

    /// Takes the best boards of this step to the next one, equal boards once.
    fn go_on(&mut self) {
        // A stable sort keeps the order of discovery among equals.
        self.reached
            .sort_by_key(|node| std::cmp::Reverse(node.value));
        let mut kept: Vec<Node<G::Board>> = Vec::with_capacity(self.width);
        for node in self.reached.drain(..) {
            if kept.len() == self.width {
                break;
            }
            let twin = |other: &&Node<G::Board>| other.value == node.value;
            let mut twins = kept.iter().rev().take_while(twin);
            if !twins.any(|other| other.board == node.board) {
                kept.push(node);
            }
        }
        kept.reverse();
        self.open = kept;
    }

    fn list_choices(&mut self) {
        if let Some(node) = self.open.last() {
            self.actions.clear();
            self.game.legal(&node.board, &mut self.actions);
            self.untried.extend(self.actions.iter().rev());
        }
    }

    fn way_to(&self, mut step: usize) -> Vec<G::Action> {
        let mut way = Vec::new();
        while step > 0 {
            let Step { before, action } = self.steps[step - 1];
            way.push(action);
            step = before;
        }
        way.reverse();
        way
    }

    /// From the best board in hand, the last choice of each list, which ends a part of a turn.
    fn quick_turn(&self) -> Vec<G::Action> {
        let nodes = self.open.iter().chain(&self.reached);
        let Some(node) = nodes.max_by_key(|node| node.value) else {
            return Vec::new();
        };
        let mut turn = self.way_to(node.step);
        let mut board = node.board;
        let mut actions = Actions::new();
        while self.game.turn(&board) == self.begun {
            actions.clear();
            self.game.legal(&board, &mut actions);
            let action = match self.game.usual(&board) {
                Some(usual) => usual,
                None => actions[actions.len() - 1],
            };
            self.game.act(&mut board, action, &mut ());
            turn.push(action);
        }
        turn
    }
}

impl<G: Evaluate> Thinker<G::Action> for TurnSearch<G> {
    fn think(&mut self, nodes: u32) -> Progress {
        self.think(nodes)
    }

    fn best(&self) -> Vec<G::Action> {
        self.best()
    }

    fn nodes(&self) -> u64 {
        self.nodes()
    }

    fn value(&self) -> Option<i64> {
        self.best.map(|(value, _)| value)
    }

    fn alternatives(&self, most: usize) -> Vec<(i64, Vec<G::Action>)> {
        let turns = self.turns.best(most);
        turns
            .map(|(value, step)| (value, self.way_to(step)))
            .collect()
    }
}
