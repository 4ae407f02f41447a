//! A beam over one's own actions of a round.
//!
//! Turn by turn all ways to go on are tried, choice by choice; of the boards that a choice leads to,
//! and of those that a turn leads to, the best go on, equal ones once. Rivals answer with a quick turn,
//! which is thought about with the same nodes. What is face down is never looked at: the search ends
//! where something is turned up, and judges the board there. The order of everything is fixed, so the
//! same board and number of nodes give the same turn, however the nodes were handed out.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use kanal::{Action, Board, Kanal};
use table::{Actions, Game, Seat, Told, Turn};

use crate::judge::Judge;
use crate::turn_search::TurnSearch;
use crate::{Progress, Thinker};

/// How much a search looks at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Breadth {
    /// How many boards go on to the next choice of a turn.
    pub(super) width: usize,
    /// How many boards go on to the next turn.
    pub(super) turns: usize,
}

/// Who judges boards for a round search, and how rivals answer in its eyes.
pub(super) trait Plans: Judge<Kanal> {
    /// Who judges boards for a rival.
    type Rival: Judge<Kanal>;

    /// What a board is worth where a turn is over; the round may be over too.
    fn judge_end(&mut self, game: &Kanal, board: &Board, seat: Seat) -> i64;

    /// The search for the turn that a rival is expected to take, to be started at a board.
    fn reply(&self, game: &Kanal) -> TurnSearch<Kanal, Self::Rival>;

    /// The round in which a search that begins at a board ends.
    fn last_round(&self, board: &Board) -> (u8, u8);
}

/// A board within the round, and how it was reached.
#[derive(Clone, Copy)]
struct Node {
    board: Board,
    value: i64,
    /// The last step on the way here; 0 is the beginning.
    step: u32,
    /// The last step of the turn that is thought about; 0 while it is not over.
    first: u32,
}

/// A way to the end of the round.
#[derive(Clone, Copy)]
pub(super) struct Way {
    /// What the board there is worth.
    pub(super) value: i64,
    /// The board there.
    pub(super) end: Board,
    step: u32,
    first: u32,
}

/// A choice on the way, and the step before it.
#[derive(Clone, Copy)]
struct Step {
    before: u32,
    action: Action,
    /// Whether it belongs to the turn that is thought about.
    is_now: bool,
}

/// Mixes what a board is made of; the key tells boards apart and is never stored.
#[derive(Clone, Copy, Default)]
struct Key(u64);

impl Key {
    fn of(board: &Board) -> u64 {
        let mut key = Key::default();
        board.hash(&mut key);
        key.finish()
    }

    #[inline]
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Key {
    #[inline]
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for bytes in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..bytes.len()].copy_from_slice(bytes);
            self.mix(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    // Lengths and kinds are as wide as the machine's words, and small.
    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.mix(number as u64);
    }
}

/// Keys are mixed already.
#[derive(Clone, Copy, Default)]
struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {}

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// The search for the turn that begins the best rest of the round.
pub(super) struct RoundSearch<P: Plans> {
    game: Kanal,
    plans: P,
    /// The answer that is under way, if one is.
    reply: TurnSearch<Kanal, P::Rival>,
    is_replying: bool,
    breadth: Breadth,
    begun: Turn,
    seat: Seat,
    /// The last round that is looked at.
    last: (u8, u8),
    /// Boards of the next turn at which rivals may have to answer first, the one under way last.
    waiting: Vec<Node>,
    /// Boards whose choices are being tried, the one under way last.
    open: Vec<Node>,
    /// Choices of the last open board that have yet to be tried, the next one last.
    untried: Vec<Action>,
    /// Boards inside a turn that the present choice has led to.
    reached: Vec<Node>,
    /// Boards at the end of the present turn.
    ended: Vec<Node>,
    /// Keys of the boards of the present turn.
    seen: HashSet<u64, BuildHasherDefault<AsItIs>>,
    steps: Vec<Step>,
    /// The best way to the end of the round so far, for each whole turn that was looked at.
    ways: Vec<Way>,
    /// Which of them is the best.
    best: Option<usize>,
    /// The order of the boards that may go on.
    order: Vec<(Reverse<i64>, u32)>,
    actions: Actions<Action>,
    nodes: u64,
}

impl<P: Plans> RoundSearch<P> {
    /// A search that has yet to be started at a board.
    pub(super) fn new(game: Kanal, plans: P, breadth: Breadth) -> RoundSearch<P> {
        RoundSearch {
            reply: plans.reply(&game),
            is_replying: false,
            game,
            plans,
            breadth,
            begun: Turn::Over,
            seat: Seat::new(0),
            last: (0, 0),
            waiting: Vec::new(),
            open: Vec::new(),
            untried: Vec::new(),
            reached: Vec::new(),
            ended: Vec::new(),
            seen: HashSet::default(),
            steps: Vec::new(),
            ways: Vec::new(),
            best: None,
            order: Vec::new(),
            actions: Actions::new(),
            nodes: 0,
        }
    }

    /// Starts anew at another board where somebody is asked; the seat is the one that plans, and
    /// others answer until it is asked.
    pub(super) fn restart(&mut self, board: &Board, seat: Seat) {
        self.begun = self.game.turn(board);
        self.seat = seat;
        self.last = self.plans.last_round(board);
        self.is_replying = false;
        self.waiting.clear();
        self.open.clear();
        self.untried.clear();
        self.reached.clear();
        self.ended.clear();
        self.seen.clear();
        self.steps.clear();
        self.ways.clear();
        self.best = None;
        self.nodes = 0;
        if matches!(self.begun, Turn::Ask { .. }) {
            self.waiting.push(Node {
                board: *board,
                value: 0,
                step: 0,
                first: 0,
            });
            self.go_on();
            self.judge_nothing();
        }
    }

    /// What doing nothing comes to, so that whoever is stopped after a few nodes does what it has
    /// found to be better.
    fn judge_nothing(&mut self) {
        let mut turn = self.quick_turn();
        if let Some(node) = self.open.first_mut() {
            let mut end = node.board;
            for action in turn.drain(..) {
                self.game.act(&mut end, action, &mut ());
            }
            node.value = self.plans.judge(&self.game, &end, self.seat);
        }
    }

    /// From the next start on, how much is looked at.
    pub(super) fn resize(&mut self, breadth: Breadth) {
        self.breadth = breadth;
    }

    /// The game that is played.
    pub(super) fn game(&self) -> &Kanal {
        &self.game
    }

    /// The best way for each whole turn that was looked at, in the order they were found.
    pub(super) fn ways(&self) -> &[Way] {
        &self.ways
    }

    /// The turn that a way begins with.
    pub(super) fn turn_of(&self, way: &Way) -> Vec<Action> {
        self.way_to(way.step)
    }

    fn try_one(&mut self) {
        let (Some(node), Some(action)) = (self.open.last(), self.untried.pop()) else {
            return;
        };
        let under_way = self.game.turn(&node.board);
        let (before, first) = (node.step, node.first);
        let mut board = node.board;
        self.game.act(&mut board, action, &mut ());
        self.nodes += 1;
        if self.seen.insert(Key::of(&board)) {
            let is_now = under_way == self.begun;
            self.steps.push(Step {
                before,
                action,
                is_now,
            });
            let step = self.steps.len() as u32;
            if self.game.turn(&board) == under_way {
                let value = self.plans.judge(&self.game, &board, self.seat);
                self.reached.push(Node {
                    board,
                    value,
                    step,
                    first,
                });
            } else {
                let first = if first == 0 { step } else { first };
                self.end_turn(board, step, first);
            }
        }
        if self.untried.is_empty() {
            self.open.pop();
            match self.open.is_empty() {
                true => self.take_best(),
                false => self.list_choices(),
            }
        }
    }

    /// Whether a board is still looked at further.
    fn goes_on(&self, board: &Board) -> bool {
        matches!(self.game.turn(board), Turn::Ask { .. }) && (board.part, board.round) <= self.last
    }

    /// A turn is over: the round goes on, or the way is judged.
    fn end_turn(&mut self, board: Board, step: u32, first: u32) {
        let value = self.plans.judge_end(&self.game, &board, self.seat);
        let node = Node {
            board,
            value,
            step,
            first,
        };
        match self.goes_on(&board) {
            true => self.ended.push(node),
            false => self.arrive(node),
        }
    }

    /// A way has come to its end: it is kept if none with the same turn is better.
    fn arrive(&mut self, node: Node) {
        let Node {
            board: end,
            value,
            step,
            first,
        } = node;
        let way = Way {
            value,
            end,
            step,
            first,
        };
        // A turn that ends the round is the only way with this turn.
        let same = match step == first {
            true => None,
            false => self.ways.iter().position(|other| other.first == first),
        };
        let place = match same {
            Some(place) => {
                if self.ways[place].value >= value {
                    return;
                }
                self.ways[place] = way;
                place
            }
            None => {
                self.ways.push(way);
                self.ways.len() - 1
            }
        };
        if self
            .best
            .is_none_or(|best| value > self.ways[best].value || best == place)
        {
            self.best = Some(place);
        }
    }

    /// Takes the best boards to the next choice, or to the next turn.
    fn take_best(&mut self) {
        let Breadth { width, turns } = self.breadth;
        if !self.reached.is_empty() {
            keep_best(&mut self.reached, &mut self.order, &mut self.open, width);
            self.list_choices();
            return;
        }
        self.seen.clear();
        keep_best(&mut self.ended, &mut self.order, &mut self.waiting, turns);
        // The best is answered last, and goes on first.
        self.waiting.reverse();
        self.go_on();
    }

    /// Goes on with the boards that wait, up to one where a rival has to think.
    fn go_on(&mut self) {
        while let Some(node) = self.waiting.last() {
            match self.game.turn(&node.board) {
                Turn::Ask { seat, .. } if self.goes_on(&node.board) => {
                    if seat != self.seat {
                        self.reply.restart(&node.board);
                        self.is_replying = true;
                        return;
                    }
                    self.open.extend(self.waiting.pop());
                }
                _ => {
                    let Some(mut node) = self.waiting.pop() else {
                        return;
                    };
                    node.value = self.plans.judge_end(&self.game, &node.board, self.seat);
                    self.arrive(node);
                }
            }
        }
        self.list_choices();
    }

    /// Lets the rival who is asked think with so many nodes, and answer once that is over.
    fn answer(&mut self, nodes: u32) {
        let before = self.reply.nodes();
        let progress = self.reply.think(nodes);
        self.nodes += self.reply.nodes() - before;
        if progress == Progress::Working {
            return;
        }
        self.is_replying = false;
        if let Some(node) = self.waiting.last_mut() {
            for action in self.reply.best() {
                self.game.act(&mut node.board, action, &mut ());
            }
        }
        self.go_on();
    }

    fn is_done(&self) -> bool {
        self.open.is_empty() && !self.is_replying
    }

    fn list_choices(&mut self) {
        if let Some(node) = self.open.last() {
            self.actions.clear();
            self.game.legal(&node.board, &mut self.actions);
            self.untried.extend(self.actions.iter().rev());
        }
    }

    /// The choices of the turn that is thought about, up to a step.
    fn way_to(&self, mut step: u32) -> Vec<Action> {
        let mut way = Vec::new();
        while step > 0 {
            let Step {
                before,
                action,
                is_now,
            } = self.steps[step as usize - 1];
            if is_now {
                way.push(action);
            }
            step = before;
        }
        way.reverse();
        way
    }

    /// The turn to the best board in hand; a turn that is not over there ends as soon as it can.
    fn quick_turn(&self) -> Vec<Action> {
        let nodes = self.open.iter().chain(&self.reached).chain(&self.ended);
        let nodes = nodes.chain(&self.waiting);
        let Some(node) = nodes.max_by_key(|node| node.value) else {
            return Vec::new();
        };
        let mut turn = self.way_to(node.step);
        let mut board = node.board;
        let mut actions = Actions::new();
        while self.game.turn(&board) == self.begun {
            actions.clear();
            self.game.legal(&board, &mut actions);
            let action = self.game.passing(&board).unwrap_or(actions[0]);
            self.game.act(&mut board, action, &mut ());
            turn.push(action);
        }
        turn
    }
}

/// Moves the best boards to an empty list, the best last, so that it comes first.
fn keep_best(
    from: &mut Vec<Node>,
    order: &mut Vec<(Reverse<i64>, u32)>,
    to: &mut Vec<Node>,
    width: usize,
) {
    order.clear();
    order.extend(
        (0..)
            .zip(from.iter())
            .map(|(at, node)| (Reverse(node.value), at)),
    );
    if order.len() > width {
        // Each place is there once, so the best are the same whatever their order was.
        order.select_nth_unstable(width);
        order.truncate(width);
    }
    order.sort_unstable();
    to.extend(order.iter().rev().map(|(_, at)| from[*at as usize]));
    from.clear();
}

impl<P: Plans> Thinker<Action> for RoundSearch<P> {
    fn think(&mut self, nodes: u32) -> Progress {
        let end = self.nodes + u64::from(nodes);
        while self.nodes < end && !self.is_done() {
            match self.is_replying {
                true => self.answer((end - self.nodes) as u32),
                false => self.try_one(),
            }
        }
        match self.is_done() {
            true => Progress::Done,
            false => Progress::Working,
        }
    }

    fn best(&self) -> Vec<Action> {
        match self.best {
            Some(best) => self.way_to(self.ways[best].step),
            None => self.quick_turn(),
        }
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn value(&self) -> Option<i64> {
        self.best.map(|best| self.ways[best].value)
    }
}
