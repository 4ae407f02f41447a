//! Looks ahead: the best turns of a beam are each played on for a while, everybody taking the net's
//! quick turn, and the net judges where that leads.
//!
//! What lies face down is dealt anew from what the board shows, and after the first time the others'
//! replies vary. Turns that do badly are given up by halves, so that the promising ones are looked at
//! more often. Nothing but the board, the seed and the number of nodes decides.

use table::{Game, Rng, Seat, Turn};

use crate::bandit::{Arm, Halving, best_known};
use crate::features::Features;
use crate::net::{NET_ONE, NetJudge};
use crate::outlook::Outlook;
use crate::shorten::shortened;
use crate::turn_search::TurnSearch;
use crate::{Progress, Thinker};

/// How many of the best turns a varied reply is drawn from.
const REPLIES: usize = 3;

/// Of sixteen varied replies so many are the best turn, and so many the best or the second best.
const BEST_OF_SIXTEEN: u32 = 10;
const SECOND_OF_SIXTEEN: u32 = 14;

/// A reply that is worse than the best by more than this is not given: about three points of both
/// outputs where a good lead is a hundred.
const WORSE_REPLY: i64 = 6 * NET_ONE / 100;

/// In the last stretch so many times more turns are looked at: playing on ends soon, and what it
/// comes to is known and not judged.
const IN_THE_END: usize = 4;

/// How far a bot looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// How many boards go on to the next step of the own turn.
    pub width: usize,
    /// How many whole turns are looked at; one is not looked at any further.
    pub turns: usize,
    /// How many stretches of play are played on.
    pub stretches: u16,
    /// How many boards go on in a quick turn.
    pub quick: usize,
    /// How often each turn is played on before each halving; the last ones are the most promising.
    pub rounds: &'static [u8],
    /// In the opening, turns that are worse than the best by no more than this are as good, in
    /// hundredths of a good lead.
    pub near: i64,
}

/// A whole turn that is looked at.
struct Candidate<G: Game> {
    turn: Vec<G::Action>,
    end: G::Board,
    value: i64,
    /// What the net says of its end: score and lead.
    said: [i64; 2],
    /// The sums of what it came to, and how often it was played on.
    sums: [i64; 2],
    samples: i64,
    /// Whether somebody wants to know what it comes to, so that it is never given up.
    is_considered: bool,
}

impl<G: Game> Arm for Candidate<G> {
    /// What the net says of its end before it was played on.
    fn mean(&self) -> i64 {
        match self.samples {
            0 => self.value,
            samples => self.sums.iter().sum::<i64>().div_euclid(samples),
        }
    }

    fn samples(&self) -> i64 {
        self.samples
    }

    fn is_kept(&self) -> bool {
        self.is_considered
    }
}

impl<G: Game> Candidate<G> {
    /// Its mean as score and lead.
    fn means(&self) -> [i64; 2] {
        match self.samples {
            0 => self.said,
            samples => self.sums.map(|sum| sum.div_euclid(samples)),
        }
    }
}

/// A game that is being played on.
struct PlayedOn<G: Game> {
    board: G::Board,
    stock: G::Stock,
    rng: Rng,
    varies: bool,
    /// Whether nobody has had to think yet.
    is_fresh: bool,
}

/// The search for the turn that leads to the best future.
pub struct LookAhead<G: Features> {
    search: TurnSearch<G, NetJudge<G>>,
    sight: Sight,
    seat: Option<Seat>,
    is_opening: bool,
    /// Where playing on ends.
    horizon: u16,
    seed: u64,
    /// A turn that is judged besides, and how.
    considered: Option<Vec<G::Action>>,
    /// The board at the beginning of the own turn.
    begun: G::Board,
    /// The turns that are looked at; empty while the own turn is searched.
    candidates: Vec<Candidate<G>>,
    /// Which of them is played on.
    halving: Halving,
    playing: Option<PlayedOn<G>>,
    is_done: bool,
    nodes: u64,
}

impl<G: Features> LookAhead<G> {
    /// Begins to think at a board where somebody is asked.
    pub fn new(
        game: G,
        judge: NetJudge<G>,
        board: &G::Board,
        mut sight: Sight,
        seed: u64,
    ) -> LookAhead<G> {
        if sight.stretches > 0 && game.stretch(board) >= G::LAST_STRETCH {
            sight.width *= IN_THE_END;
            sight.turns *= IN_THE_END;
        }
        let seat = match game.turn(board) {
            Turn::Ask { seat, .. } => Some(seat),
            _ => None,
        };
        let is_opening = game.is_opening(board);
        let horizon = game.stretch(board).saturating_add(sight.stretches);
        // Near-equal turns of the opening are chosen from even if none is looked at further.
        let keep = if is_opening {
            sight.turns.max(REPLIES)
        } else {
            sight.turns
        };
        let search = TurnSearch::begin(game, judge, board, sight.width, keep);
        LookAhead {
            search,
            sight,
            seat,
            is_opening,
            horizon,
            seed,
            considered: None,
            begun: *board,
            candidates: Vec::new(),
            halving: Halving::default(),
            playing: None,
            is_done: seat.is_none(),
            nodes: 0,
        }
    }

    /// The own turn was searched: its best turns are looked at from now on.
    fn collect(&mut self) {
        for number in 0..self.search.turns() {
            let (end, value) = self.search.end_of_turn(number);
            let (end, value) = (*end, value);
            let turn = self.search.turn(number);
            let candidate = self.candidate(turn, end, value);
            self.candidates.push(candidate);
        }
        let alive = self.candidates.len().min(self.sight.turns);
        let alive = self.take_considered(alive);
        let Sight { turns, rounds, .. } = self.sight;
        let game = self.search.game();
        let is_known = |candidate: &Candidate<G>| game.foregone(&candidate.end).is_some();
        // What is known already need not be played on.
        let are_known = self.candidates.iter().all(is_known);
        self.is_done = !self.halving.begin(alive, turns, rounds) || are_known;
        self.search.resize(self.sight.quick, REPLIES);
    }

    fn candidate(&mut self, turn: Vec<G::Action>, end: G::Board, value: i64) -> Candidate<G> {
        let (game, judge) = self.search.judge_with();
        let said = self.seat.map(|seat| judge.outputs(game, &end, seat));
        Candidate {
            turn,
            end,
            value,
            said: said.unwrap_or_default(),
            sums: [0; 2],
            samples: 0,
            is_considered: false,
        }
    }

    /// Puts the turn that is considered among the first that are looked at, unless one of them ends on
    /// the same board; says how many they are then.
    fn take_considered(&mut self, mut alive: usize) -> usize {
        let Some(turn) = self.considered.take() else {
            return alive;
        };
        let mut end = self.begun;
        for &action in &turn {
            self.search.game().act(&mut end, action, &mut ());
        }
        let known = self.candidates.iter().position(|other| other.end == end);
        let place = match (known, self.seat) {
            (Some(place), _) => place,
            (None, Some(seat)) => {
                let value = self.search.judge(&end, seat);
                let candidate = self.candidate(turn, end, value);
                self.candidates.push(candidate);
                self.candidates.len() - 1
            }
            (None, None) => return alive,
        };
        self.candidates[place].is_considered = true;
        if place >= alive {
            self.candidates.swap(place, alive);
            alive += 1;
        }
        // It may be better than what a narrow beam has found.
        self.candidates[..alive].sort_by_key(|candidate| !candidate.mean());
        alive
    }

    /// Whether a turn is judged besides.
    fn is_asked_for_advice(&self) -> bool {
        let is_considered = |candidate: &Candidate<G>| candidate.is_considered;
        self.considered.is_some() || self.candidates.iter().any(is_considered)
    }

    /// Plays on from the end of the present candidate.
    fn begin_playing(&mut self) {
        let samples = self.candidates[self.halving.current].samples as u64;
        // Every candidate meets the same chances.
        let mut rng = Rng::new(self.seed ^ (samples + 1).wrapping_mul(0x2545_f491_4f6c_dd1d));
        let board = self.candidates[self.halving.current].end;
        let stock = self.search.game().redeal(&board, &mut rng);
        self.playing = Some(PlayedOn {
            board,
            stock,
            rng,
            varies: samples > 0,
            is_fresh: true,
        });
        self.go_on_playing();
    }

    /// Goes on until somebody has to think, or to the next candidate if the end is reached.
    fn go_on_playing(&mut self) {
        let Some(playing) = &mut self.playing else {
            return;
        };
        let game = self.search.game();
        while game.turn(&playing.board) == Turn::Reveal {
            let face = game.draw(&playing.board, &mut playing.stock);
            let revealed = game.reveal(&mut playing.board, face, &mut ());
            revealed.expect("what is dealt anew fits the board");
        }
        let is_over = game.turn(&playing.board) == Turn::Over;
        let is_over = is_over || game.foregone(&playing.board).is_some();
        if !is_over && game.stretch(&playing.board) < self.horizon {
            playing.is_fresh = false;
            let board = playing.board;
            self.search.restart(&board);
            return;
        }
        // The end that it came to is a position, too: who is given one node does not get to thousands
        // of them for nothing.
        self.nodes += u64::from(playing.is_fresh);
        let board = playing.board;
        if let Some(seat) = self.seat {
            let (game, judge) = self.search.judge_with();
            let outputs = judge.outputs(game, &board, seat);
            let candidate = &mut self.candidates[self.halving.current];
            for (sum, output) in candidate.sums.iter_mut().zip(outputs) {
                *sum += output;
            }
            candidate.samples += 1;
        }
        self.playing = None;
        // Thinking goes on with the next one.
        self.is_done = !self.halving.go_on(&mut self.candidates);
    }

    /// The quick turn was searched: it is taken, or one that is nearly as good.
    fn reply(&mut self) {
        let Some(playing) = &mut self.playing else {
            return;
        };
        let turn = match self.search.turns() {
            0 => self.search.best(),
            turns => {
                let number = match playing.rng.below(16) {
                    _ if !playing.varies => 0,
                    ..BEST_OF_SIXTEEN => 0,
                    BEST_OF_SIXTEEN..SECOND_OF_SIXTEEN => 1,
                    _ => 2,
                };
                let (_, best) = self.search.end_of_turn(0);
                let is_near = |number: &usize| {
                    let (_, value) = self.search.end_of_turn(*number);
                    best - value <= WORSE_REPLY
                };
                let number = Some(number.min(turns - 1)).filter(is_near);
                self.search.turn(number.unwrap_or(0))
            }
        };
        for action in turn {
            self.search.game().act(&mut playing.board, action, &mut ());
        }
        self.go_on_playing();
    }

    /// The candidate that is played as things stand.
    fn chosen(&self) -> Option<&Candidate<G>> {
        let in_the_running = match self.halving.is_enough {
            true => &self.candidates[..],
            false => &self.candidates[..self.halving.alive],
        };
        let best = best_known(in_the_running, &self.candidates);
        let best = best.or_else(|| self.candidates.first())?;
        if !self.is_opening || self.sight.near == 0 || self.is_asked_for_advice() {
            return Some(best);
        }
        // Only turns that were looked at as often can be compared.
        let near = self.sight.near * NET_ONE / 100;
        let as_good = |candidate: &&Candidate<G>| {
            candidate.samples == best.samples && best.mean() - candidate.mean() <= near
        };
        let count = self.candidates.iter().filter(as_good).count();
        let number = Rng::new(self.seed).below(count as u32) as usize;
        self.candidates.iter().filter(as_good).nth(number)
    }
}

impl<G: Features> Thinker<G::Action> for LookAhead<G> {
    fn think(&mut self, nodes: u32) -> Progress {
        let end = self.nodes + u64::from(nodes);
        while self.nodes < end && !self.is_done {
            if !self.candidates.is_empty() && self.playing.is_none() {
                self.begin_playing();
                continue;
            }
            let before = self.search.nodes();
            let left = u32::try_from(end - self.nodes).unwrap_or(u32::MAX);
            let progress = self.search.think(left);
            self.nodes += self.search.nodes() - before;
            if progress == Progress::Done {
                match self.candidates.is_empty() {
                    true => self.collect(),
                    false => self.reply(),
                }
            }
        }
        if self.is_done {
            Progress::Done
        } else {
            Progress::Working
        }
    }

    fn best(&self) -> Vec<G::Action> {
        let turn = match self.chosen() {
            Some(candidate) => candidate.turn.clone(),
            None => self.search.best(),
        };
        shortened(self.search.game(), &self.begun, turn)
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn use_all(&mut self) {
        self.halving.uses_all = true;
    }

    fn value(&self) -> Option<i64> {
        self.chosen().map(Candidate::mean)
    }

    fn alternatives(&self, most: usize) -> Vec<(i64, Vec<G::Action>)> {
        let mut best: Vec<&Candidate<G>> = self.candidates.iter().collect();
        // What was given up comes behind what was looked at more often.
        best.sort_by_key(|candidate| (-candidate.samples, !candidate.mean()));
        best.truncate(most);
        let game = self.search.game();
        best.iter()
            .map(|candidate| {
                let turn = shortened(game, &self.begun, candidate.turn.clone());
                (candidate.mean(), turn)
            })
            .collect()
    }

    fn outlook(&self) -> Option<Outlook> {
        let means = self.chosen()?.means();
        Some(Outlook::of(means, G::POINTS))
    }

    fn consider(&mut self, turn: Vec<G::Action>) -> bool {
        let game = self.search.game();
        let (mut end, begun) = (self.begun, game.turn(&self.begun));
        for &action in &turn {
            if game.turn(&end) != begun || game.check(&end, action).is_err() {
                return false;
            }
            game.act(&mut end, action, &mut ());
        }
        let is_whole = game.turn(&end) != begun;
        if is_whole && self.nodes == 0 {
            self.considered = Some(turn);
        }
        self.considered.is_some()
    }

    fn outlook_of_considered(&self) -> Option<Outlook> {
        let considered = self.candidates.iter().find(|other| other.is_considered)?;
        // It can only be compared with a turn that was not looked at more often.
        let is_known_as_well = considered.samples >= self.chosen()?.samples;
        is_known_as_well.then(|| Outlook::of(considered.means(), G::POINTS))
    }
}

#[cfg(test)]
mod tests {
    use arkwright::{Arkwright, Preparation};
    use table::{Play, Seed};

    use super::*;
    use crate::levels::sight_of;
    use crate::spec::BotName;
    use crate::weights::judge_for;

    /// Also where every turn ends the stretch, so that nobody has to think before the end is judged.
    #[test]
    fn every_end_that_is_judged_counts_as_a_node() {
        let game = Arkwright::spinning_jenny(3, Preparation::Free);
        let sight = sight_of(BotName::Foreman).expect("it is a level");
        let mut play = Play::deal(&game, Seed::new("ends"));
        let mut ends = 0;
        while let Turn::Ask { .. } = play.turn() {
            let judge = judge_for(&game).expect("there is a net");
            let mut thinker = LookAhead::new(game.clone(), judge, play.board(), sight, 1);
            thinker.use_all();
            thinker.think(600);
            let samples: i64 = thinker.candidates.iter().map(Arm::samples).sum();
            assert!(samples as u64 <= thinker.nodes, "{samples} ends");
            ends += u32::from(samples > 200);
            for action in thinker.best() {
                play.act(action, &mut ()).expect("a bot's turn is legal");
                play.turn_up(&mut ());
            }
        }
        assert!(ends > 0, "no turn ends the stretch");
    }
}
