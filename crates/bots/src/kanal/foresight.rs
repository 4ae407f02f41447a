//! The bots that judge by a net: a round search whose judge is the net, and for the strongest a look
//! beyond the round.
//!
//! The best ways to the end of the round are each played on: what lies face down is dealt anew from what
//! the board shows, and a narrower search plans the next round. Ways that do badly are given up by
//! halves. Nothing but the board, the seed and the number of nodes decides.

use kanal::{Action, Board, Kanal, Phase};
use table::{Game, Rng, Seat, Turn};

use super::planner::Planner;
use super::prospects::lead;
use super::round_search::{Breadth, Plans, RoundSearch};
use crate::bandit::{Arm, Halving, best_known};
use crate::features::Features;
use crate::judge::Judge;
use crate::net::{NET_ONE, NetJudge};
use crate::spec::BotName;
use crate::turn_search::TurnSearch;
use crate::{Progress, Thinker};

/// How many boards go on in the turn that is expected of a rival.
const REPLY_WIDTH: usize = 4;

/// How far a level looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// How much it looks at in this round.
    breadth: Breadth,
    /// How many ways to the end of the round are played on; one is not.
    ways: usize,
    /// How much it looks at in the next round.
    quick: Breadth,
    /// How often each way is played on before each halving.
    rounds: &'static [u8],
}

/// How far a level looks in a game of so many; `None` if the bot is none.
pub(super) fn sight_of(bot: BotName, players: u8) -> Option<Sight> {
    let not_beyond = |width, turns| Sight {
        breadth: Breadth { width, turns },
        ways: 1,
        quick: Breadth { width: 0, turns: 0 },
        rounds: &[],
    };
    Some(match bot {
        BotName::Apprentice => not_beyond(7, 2),
        BotName::Journeyman => not_beyond(11, 3),
        BotName::Foreman => not_beyond(40, 14),
        // A round of two takes longer, since rivals are answered for too.
        BotName::Master if players > 1 => Sight {
            breadth: Breadth {
                width: 64,
                turns: 24,
            },
            ways: 6,
            quick: Breadth { width: 8, turns: 3 },
            rounds: &[2, 2],
        },
        BotName::Master => Sight {
            breadth: Breadth {
                width: 96,
                turns: 32,
            },
            ways: 8,
            quick: Breadth {
                width: 12,
                turns: 4,
            },
            rounds: &[2, 2, 4],
        },
        _ => return None,
    })
}

/// Judges the ends of turns by a net, and boards inside of them by prospects, which is far quicker.
/// Rivals answer with the turn that has the best prospects.
pub(super) struct NetPlans {
    judge: NetJudge<Kanal>,
}

impl NetPlans {
    pub(super) fn new(judge: NetJudge<Kanal>) -> NetPlans {
        NetPlans { judge }
    }
}

impl Judge<Kanal> for NetPlans {
    fn judge(&mut self, game: &Kanal, board: &Board, seat: Seat) -> i64 {
        // In the units of a net: score and lead of two are twice what planner says.
        let outputs = i64::from(game.players());
        outputs * lead(game, board, seat) * NET_ONE / (100 * i64::from(Kanal::POINTS))
    }
}

impl Plans for NetPlans {
    type Rival = Planner;

    fn judge_end(&mut self, game: &Kanal, board: &Board, seat: Seat) -> i64 {
        self.judge.judge(game, board, seat)
    }

    fn reply(&self, game: &Kanal) -> TurnSearch<Kanal, Planner> {
        TurnSearch::with_judge(game.clone(), Planner, REPLY_WIDTH, 1)
    }

    /// Between two rounds the next one is planned: all that it offers lies face up.
    fn last_round(&self, board: &Board) -> (u8, u8) {
        let is_between = matches!(
            board.phase,
            Phase::StartingRoutes { .. } | Phase::Wheel { .. }
        );
        (board.part, board.round + u8::from(is_between))
    }
}

/// A way to the end of the round that is played on.
struct Candidate {
    turn: Vec<Action>,
    end: Board,
    value: i64,
    /// The sum of what it came to, and how often it was played on.
    sum: i64,
    samples: i64,
}

impl Arm for Candidate {
    /// What the net says of its end before it was played on.
    fn mean(&self) -> i64 {
        match self.samples {
            0 => self.value,
            samples => self.sum.div_euclid(samples),
        }
    }

    fn samples(&self) -> i64 {
        self.samples
    }
}

/// The search for the turn with the best prospects beyond the round.
pub(super) struct Foresight {
    search: RoundSearch<NetPlans>,
    sight: Sight,
    seat: Seat,
    seed: u64,
    /// The ways that are played on, or could be; empty while this round is searched.
    candidates: Vec<Candidate>,
    /// Which of them is played on.
    halving: Halving,
    is_done: bool,
    /// Nodes of searches that are over.
    before: u64,
}

impl Foresight {
    /// Begins to think at a board where somebody is asked.
    pub(super) fn new(
        game: &Kanal,
        judge: NetJudge<Kanal>,
        board: &Board,
        sight: Sight,
        seed: u64,
    ) -> Foresight {
        let plans = NetPlans::new(judge);
        let mut search = RoundSearch::new(game.clone(), plans, sight.breadth);
        search.restart(board, board.asked);
        Foresight {
            search,
            sight,
            seat: board.asked,
            seed,
            candidates: Vec::new(),
            halving: Halving::default(),
            is_done: false,
            before: 0,
        }
    }

    /// This round was searched: its best ways are played on from now on.
    fn collect(&mut self) {
        for way in self.search.ways() {
            self.candidates.push(Candidate {
                turn: self.search.turn_of(way),
                end: way.end,
                value: way.value,
                sum: 0,
                samples: 0,
            });
        }
        // Of equal ones the first that was found comes first.
        self.candidates.sort_by_key(|candidate| !candidate.value);
        let Sight { ways, rounds, .. } = self.sight;
        let alive = self.candidates.len().min(ways);
        let is_over = |candidate: &Candidate| candidate.end.phase == Phase::Over;
        let is_last = self.candidates.first().is_none_or(is_over);
        self.is_done = !self.halving.begin(alive, ways, rounds) || is_last;
        if self.is_done {
            return;
        }
        self.search.resize(self.sight.quick);
        self.play_on();
    }

    /// Deals what lies face down anew and plans the next round from the end of the present way.
    fn play_on(&mut self) {
        self.before += self.search.nodes();
        let candidate = &self.candidates[self.halving.current];
        // Every way meets the same chances.
        let samples = candidate.samples as u64 + 1;
        let mut rng = Rng::new(self.seed ^ samples.wrapping_mul(0x2545_f491_4f6c_dd1d));
        let mut board = candidate.end;
        let game = self.search.game();
        let mut stock = game.redeal(&board, &mut rng);
        while game.turn(&board) == Turn::Reveal {
            let face = game.draw(&board, &mut stock);
            let revealed = game.reveal(&mut board, face, &mut ());
            revealed.expect("what is dealt anew fits the board");
        }
        self.search.restart(&board, self.seat);
    }

    /// The next round was planned: the present way is worth what it came to.
    fn arrive(&mut self) {
        // Where there is no next round the end is all that is looked at.
        self.before += u64::from(self.search.nodes() == 0);
        let candidate = &mut self.candidates[self.halving.current];
        candidate.sum += self.search.value().unwrap_or(candidate.value);
        candidate.samples += 1;
        self.is_done = !self.halving.go_on(&mut self.candidates);
        if !self.is_done {
            self.play_on();
        }
    }

    /// The way that is taken as things stand.
    fn chosen(&self) -> Option<&Candidate> {
        let Halving {
            alive,
            is_enough,
            uses_all,
            ..
        } = self.halving;
        let in_the_running = match is_enough && uses_all {
            true => &self.candidates[..],
            false => &self.candidates[..alive],
        };
        let best = best_known(in_the_running, &self.candidates);
        best.or_else(|| self.candidates.first())
    }
}

impl Thinker<Action> for Foresight {
    fn think(&mut self, nodes: u32) -> Progress {
        let end = self.nodes() + u64::from(nodes);
        while self.nodes() < end && !self.is_done {
            let left = (end - self.nodes()) as u32;
            if self.search.think(left) == Progress::Done {
                match self.candidates.is_empty() {
                    true => self.collect(),
                    false => self.arrive(),
                }
            }
        }
        match self.is_done {
            true => Progress::Done,
            false => Progress::Working,
        }
    }

    fn best(&self) -> Vec<Action> {
        match self.chosen() {
            Some(candidate) => candidate.turn.clone(),
            None => self.search.best(),
        }
    }

    fn use_all(&mut self) {
        self.halving.uses_all = true;
    }

    fn nodes(&self) -> u64 {
        self.before + self.search.nodes()
    }

    fn value(&self) -> Option<i64> {
        self.chosen().map(Candidate::mean).or(self.search.value())
    }

    fn alternatives(&self, most: usize) -> Vec<(i64, Vec<Action>)> {
        let mut best: Vec<&Candidate> = self.candidates.iter().collect();
        // What was given up comes behind what was looked at more often.
        best.sort_by_key(|candidate| (-candidate.samples, !candidate.mean()));
        let best = best.into_iter().take(most);
        best.map(|candidate| (candidate.mean(), candidate.turn.clone()))
            .collect()
    }
}
