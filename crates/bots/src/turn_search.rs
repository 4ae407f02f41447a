//! A beam over one's own turn.
//!
//! All ways to go on are tried step by step; of the boards that a step leads
//! to, the best go on, equal ones once. Whole turns are judged by the board
//! they end on. The order of everything is fixed, so the same board and number
//! of nodes give the same turn, however the nodes were handed out.

use table::{Actions, Game, Seat, Turn};

use crate::judge::{ByHand, Judge};
use crate::{Evaluate, Progress, Thinker};

/// How many boards go on to the next step, unless it is said otherwise.
const WIDTH: usize = 48;

/// How many whole turns are kept, unless it is said otherwise.
pub(crate) const TURNS: usize = 32;

/// A board within the turn, and how it was reached.
#[derive(Clone, Copy)]
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
pub struct TurnSearch<G: Game, J = ByHand> {
    game: G,
    judge: J,
    width: usize,
    /// How many whole turns are kept.
    keep: usize,
    begun: Turn,
    /// Boards whose choices are being tried, the one under way last.
    open: Vec<Node<G::Board>>,
    /// Choices of the last open board that have yet to be tried, the next one last.
    untried: Vec<G::Action>,
    /// Boards that the present step has led to.
    reached: Vec<Node<G::Board>>,
    /// The values of those boards with their places, to sort them without moving them.
    order: Vec<(i64, u32)>,
    /// Their ranks with their places in that order, equal ones once.
    ranked: Vec<(u32, u32)>,
    /// The parts of the turn that they lie in, with how many of them do.
    parts: Vec<(u16, u32)>,
    steps: Vec<Step<G::Action>>,
    /// The best whole turns so far, the best first, with the boards they end on.
    ended: Vec<Node<G::Board>>,
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
        TurnSearch::begin(game, ByHand, &board, width, TURNS)
    }
}

impl<G: Game, J: Judge<G>> TurnSearch<G, J> {
    /// A search that asks this judge and keeps so many whole turns; it has yet to be started at a
    /// board.
    pub fn with_judge(game: G, judge: J, width: usize, keep: usize) -> TurnSearch<G, J> {
        TurnSearch {
            game,
            judge,
            width,
            keep: keep.max(1),
            begun: Turn::Over,
            open: Vec::new(),
            untried: Vec::new(),
            reached: Vec::new(),
            order: Vec::new(),
            ranked: Vec::new(),
            parts: Vec::new(),
            steps: Vec::new(),
            ended: Vec::new(),
            actions: Actions::new(),
            nodes: 0,
        }
    }

    /// A search that may be stopped after a few nodes: it knows what doing nothing comes to, and does
    /// what it has found to be better.
    pub(crate) fn begin(
        game: G,
        judge: J,
        board: &G::Board,
        width: usize,
        keep: usize,
    ) -> TurnSearch<G, J> {
        let mut search = TurnSearch::with_judge(game, judge, width, keep);
        search.restart(board);
        if let Turn::Ask { seat, .. } = search.begun {
            let mut end = *board;
            for action in search.quick_turn() {
                search.game.act(&mut end, action, &mut ());
            }
            search.open[0].value = search.judge.judge(&search.game, &end, seat);
        }
        search
    }

    /// Starts anew at another board; what the judge remembers and the room for boards are kept.
    pub fn restart(&mut self, board: &G::Board) {
        self.begun = self.game.turn(board);
        self.open.clear();
        self.untried.clear();
        self.reached.clear();
        self.steps.clear();
        self.ended.clear();
        self.nodes = 0;
        if matches!(self.begun, Turn::Ask { .. }) {
            self.open.push(Node {
                board: *board,
                value: 0,
                step: 0,
            });
            self.list_choices();
        }
    }

    /// From the next start on, how many boards go on to the next step and how many turns are kept.
    pub fn resize(&mut self, width: usize, keep: usize) {
        self.width = width;
        self.keep = keep.max(1);
    }

    /// The game that is played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What the judge says of a board.
    pub fn judge(&mut self, board: &G::Board, seat: Seat) -> i64 {
        self.judge.judge(&self.game, board, seat)
    }

    /// The judge, to be asked more than what a board is worth.
    pub(crate) fn judge_with(&mut self) -> (&G, &mut J) {
        (&self.game, &mut self.judge)
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
        match self.ended.first() {
            Some(end) => self.way_to(end.step),
            None => self.quick_turn(),
        }
    }

    /// How many whole turns are kept by now.
    pub fn turns(&self) -> usize {
        self.ended.len()
    }

    /// One of the best whole turns, the best is number 0.
    pub fn turn(&self, number: usize) -> Vec<G::Action> {
        self.way_to(self.ended[number].step)
    }

    /// The board that one of the best whole turns ends on, and what it is worth.
    pub fn end_of_turn(&self, number: usize) -> (&G::Board, i64) {
        let end = &self.ended[number];
        (&end.board, end.value)
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
        let value = self.judge.judge(&self.game, &board, seat);
        let node = Node { board, value, step };
        if self.game.turn(&board) == self.begun {
            self.reached.push(node);
        } else {
            self.end(node);
        }
        if self.untried.is_empty() {
            self.open.pop();
            if self.open.is_empty() {
                self.go_on();
            }
            self.list_choices();
        }
    }

    /// Keeps a whole turn if it is among the best; of equal ones the first that was found.
    fn end(&mut self, node: Node<G::Board>) {
        let worst = self.ended.last().map(|end| end.value);
        let is_full = self.ended.len() == self.keep;
        if is_full && worst.is_some_and(|worst| worst >= node.value) {
            return;
        }
        let place = self.ended.partition_point(|end| end.value >= node.value);
        let equals = self.ended[..place].iter().rev();
        let mut equals = equals.take_while(|end| end.value == node.value);
        if equals.any(|end| end.board == node.board) {
            return;
        }
        if is_full {
            self.ended.pop();
        }
        self.ended.insert(place, node);
    }

    /// Takes the best boards of this step to the next one, equal boards once: half of them are the best
    /// of all, the others the best of each part of the turn that was reached, then the second best of
    /// each, and so on. A board with much still open looks better than it is, and would push out those
    /// that are further on.
    fn go_on(&mut self) {
        self.order.clear();
        let values = self.reached.iter().map(|node| node.value);
        // Among equals the order of discovery counts.
        self.order
            .extend(values.zip(0..).map(|(value, place)| (!value, place)));
        self.order.sort_unstable();
        self.rank();
        if self.ranked.len() > self.width {
            self.ranked.sort_unstable();
            self.ranked.truncate(self.width);
            self.ranked.sort_unstable_by_key(|&(_, place)| place);
        }
        for &(_, place) in self.ranked.iter().rev() {
            let (_, place) = self.order[place as usize];
            self.open.push(self.reached[place as usize]);
        }
        self.reached.clear();
    }

    /// Ranks the boards of this step, equal ones once, with their places in the order of their values.
    fn rank(&mut self) {
        self.ranked.clear();
        self.parts.clear();
        let best_of_all = self.width / 2;
        for (place, &(value, number)) in (0_u32..).zip(&self.order) {
            let board = &self.reached[number as usize].board;
            let equals = self.ranked.iter().rev().map(|&(_, place)| place as usize);
            let mut equals = equals
                .map(|place| self.order[place])
                .take_while(|(other, _)| *other == value);
            if equals.any(|(_, other)| self.reached[other as usize].board == *board) {
                continue;
            }
            let part = self.judge.part(&self.game, board);
            let before = match self.parts.iter_mut().find(|(other, _)| *other == part) {
                Some((_, count)) => count,
                None => {
                    self.parts.push((part, 0));
                    let (_, count) = self.parts.last_mut().expect("it was just put there");
                    count
                }
            };
            let rank = *before;
            *before += 1;
            let is_among_the_best = self.ranked.len() < best_of_all;
            self.ranked
                .push((if is_among_the_best { 0 } else { rank }, place));
        }
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

impl<G: Game, J: Judge<G>> Thinker<G::Action> for TurnSearch<G, J> {
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
        self.ended.first().map(|end| end.value)
    }

    fn alternatives(&self, most: usize) -> Vec<(i64, Vec<G::Action>)> {
        let ends = self.ended.iter().take(most);
        ends.map(|end| (end.value, self.way_to(end.step))).collect()
    }
}

#[cfg(test)]
mod tests {
    use arkwright::{Arkwright, Board, Phase, Preparation, Stage};
    use table::{Play, Seed};

    use super::*;

    /// Thinks the world of every board on which workers can still be hired.
    struct Dreamer {
        sees_parts: bool,
    }

    impl Judge<Arkwright> for Dreamer {
        fn judge(&mut self, _: &Arkwright, board: &Board, _: Seat) -> i64 {
            match board.phase {
                Phase::Action(hand) => i64::from(matches!(hand.stage, Stage::Workers(_))),
                _ => 0,
            }
        }

        fn part(&self, _: &Arkwright, board: &Board) -> u16 {
            match board.phase {
                Phase::Action(hand) if self.sees_parts => hand.marker.kind as u16,
                _ => 0,
            }
        }
    }

    #[test]
    fn every_part_of_a_turn_has_its_share_of_a_narrow_beam() {
        let game = Arkwright::spinning_jenny(2, Preparation::Predetermined);
        let mut play = Play::deal(&game, Seed::new("parts"));
        play.turn_up(&mut ());
        while !matches!(play.board().phase, Phase::Administration { .. }) {
            let mut actions = Actions::new();
            game.legal(play.board(), &mut actions);
            play.act(actions[0], &mut ()).expect("it is offered");
            play.turn_up(&mut ());
        }
        let kinds_of_turns = |sees_parts: bool| {
            let judge = Dreamer { sees_parts };
            let mut search = TurnSearch::with_judge(game.clone(), judge, 6, 400);
            search.restart(play.board());
            while search.think(1000) == Progress::Working {}
            let turns = (0..search.turns()).map(|number| search.turn(number)[0]);
            let kinds: std::collections::BTreeSet<_> = turns
                .filter_map(|action| match action {
                    arkwright::Action::Place(marker, _) => Some(marker.kind as u16),
                    _ => None,
                })
                .collect();
            kinds.len()
        };
        assert!(kinds_of_turns(false) < 3);
        assert!(kinds_of_turns(true) > 3);
    }
}
