//! How a trial answers what activations ask in between.

use table::Offers;

use super::{Pending, Run};
use crate::action::Action;
use crate::activation::Activation;
use crate::board::Board;
use crate::cards::Deed;
use crate::effect::NO_STEP;
use crate::game::Kanal;
use crate::phase::Asked;

/// What a choice inside an activation opens, and what has to be completed with it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opened {
    /// The frames that were open before it; none if no activation was.
    depth: Option<u8>,
    /// The step that it begins, counted from 0.
    step: u8,
}

impl Opened {
    /// A whole activation.
    const ALL: Opened = Opened {
        depth: None,
        step: NO_STEP,
    };

    /// By a choice on this board.
    pub(super) fn by(board: &Board, action: Action) -> Opened {
        Opened {
            depth: board
                .hand
                .activation
                .as_ref()
                .map(|activation| activation.depth),
            step: match action {
                Action::Take(step) => step - 1,
                _ => NO_STEP,
            },
        }
    }

    /// Whether something of it is open still.
    fn is_in(self, game: &Kanal, activation: &Activation) -> bool {
        let Some(depth) = self.depth else {
            return true;
        };
        activation.depth > depth
            || activation.depth == depth
                && (self.step != NO_STEP && activation.frame().at == self.step
                    || game.owes(activation))
    }
}

/// The choices that do something, without being done and without what can be done at any time.
#[derive(Default)]
struct Deeds(Vec<Action>);

impl Offers<Action> for Deeds {
    fn offer(&mut self, action: Action) {
        if !matches!(action, Action::Buy(..) | Action::Turn | Action::Done) {
            self.0.push(action);
        }
    }
}

/// An answer, and whether there was another one.
struct Answer {
    action: Action,
    is_choice: bool,
}

impl Kanal {
    /// Completes what a choice opened.
    pub(super) fn complete(&self, run: &mut Run, opened: Opened, work: &mut u16) {
        while let Some(activation) = &run.board.hand.activation {
            if !opened.is_in(self, activation) {
                return;
            }
            if run.decisions == 0 {
                run.is_exact = false;
                return;
            }
            let deeds = self.deeds(&run.board);
            let is_order = self.step_of(activation).is_none();
            if is_order && deeds.len() > 1 && *work > 0 {
                let orders = deeds
                    .iter()
                    .map(|deed| (*deed, run.depth))
                    .collect::<Vec<_>>();
                self.try_orders(run, &orders, work, |run, work| {
                    self.complete(run, opened, work);
                });
                return;
            }
            let Answer { action, is_choice } = self.answer(&run.board, activation, &deeds);
            run.is_exact &= !is_choice;
            self.play(run, action, work);
        }
    }

    /// Carries out everything that waits, and what that sets off.
    pub(super) fn settle(&self, run: &mut Run, work: &mut u16) {
        // The decisions may have run out within an activation.
        while run.board.hand.activation.is_none() && !run.pending.is_empty() {
            if run.decisions == 0 {
                run.is_exact = false;
                return;
            }
            let orders: Vec<_> = run.pending.iter().map(Pending::order).collect();
            if orders.len() > 1 && *work > 0 {
                self.try_orders(run, &orders, work, |run, work| {
                    self.complete(run, Opened::ALL, work);
                    self.settle(run, work);
                });
                return;
            }
            run.is_exact &= orders.len() == 1;
            let (action, depth) = orders[0];
            self.begin(run, depth);
            self.play(run, action, work);
            self.complete(run, Opened::ALL, work);
        }
    }

    /// Tries each of several choices first, and keeps the best way. It is no choice if all lead to
    /// the same board.
    fn try_orders(
        &self,
        run: &mut Run,
        firsts: &[(Action, u8)],
        work: &mut u16,
        go_on: impl Fn(&mut Run, &mut u16),
    ) {
        let mut best: Option<Run> = None;
        let mut is_exact = true;
        for (action, depth) in firsts {
            if *work == 0 {
                is_exact = false;
                break;
            }
            let mut way = run.clone();
            if matches!(action, Action::Activate(..)) {
                self.begin(&mut way, *depth);
            }
            self.play(&mut way, *action, work);
            go_on(&mut way, work);
            is_exact &= way.is_exact;
            best = Some(match best {
                None => way,
                Some(best) => {
                    is_exact &= best.board == way.board;
                    match self.worth(&way.board) > self.worth(&best.board) {
                        true => way,
                        false => best,
                    }
                }
            });
        }
        if let Some(best) = best {
            *run = best;
        }
        run.is_exact &= is_exact;
    }

    /// Notes how deep the next activation is, and what it sets off.
    fn begin(&self, run: &mut Run, depth: u8) {
        run.tally.depth = depth;
        run.depth = depth.saturating_add(1);
    }

    fn play(&self, run: &mut Run, action: Action, work: &mut u16) {
        run.decisions = run.decisions.saturating_sub(1);
        *work = work.saturating_sub(1);
        let before = run.board;
        self.carry_out_alone(&mut run.board, action, &mut run.tally);
        run.note_waiting(&before);
    }

    fn deeds(&self, board: &Board) -> Vec<Action> {
        let mut deeds = Deeds::default();
        if board.question() == Asked::Effects {
            self.offer(board, &mut deeds);
        }
        deeds.0
    }

    /// The answer to what an activation asks: of what comes in any order the first; elsewhere what
    /// brings the most, or being done if nothing brings more.
    fn answer(&self, board: &Board, activation: &Activation, deeds: &[Action]) -> Answer {
        let [first, rest @ ..] = deeds else {
            return Answer {
                action: Action::Done,
                is_choice: false,
            };
        };
        let Some(deed) = self.step_of(activation) else {
            return Answer {
                action: *first,
                is_choice: !rest.is_empty(),
            };
        };
        let here = self.worth(board);
        let mut without = None;
        let mut best = None;
        let has_to = self.owes(activation);
        for action in deeds {
            let after = self.alone(board, *action);
            let stays = after.hand.activation.is_some_and(|now| {
                now.depth == activation.depth && now.frame().at == activation.frame().at
            });
            // Where the step is over with it, what follows comes without it as well.
            let due = match stays {
                true => here,
                false => {
                    *without.get_or_insert_with(|| self.worth(&self.alone(board, Action::Done)))
                }
            };
            let brings = self.worth(&after) - due;
            let is_better = match best {
                Some((most, _)) => brings > most,
                None => brings > 0 || has_to,
            };
            if is_better {
                best = Some((brings, *action));
            }
        }
        let is_free = matches!(deed, Deed::Build { free: true, .. });
        Answer {
            action: best.map_or(Action::Done, |(_, action)| action),
            is_choice: !(is_free && rest.is_empty() && best.is_some()),
        }
    }

    /// The board after a choice inside an activation, with what it opened, but not with what it
    /// set off.
    fn alone(&self, board: &Board, action: Action) -> Board {
        let opened = Opened::by(board, action);
        let mut after = *board;
        self.carry_out_alone(&mut after, action, &mut ());
        for _ in 0..super::MOST_DECISIONS {
            let Some(activation) = after.hand.activation else {
                break;
            };
            if !opened.is_in(self, &activation) {
                break;
            }
            let deeds = self.deeds(&after);
            let Answer { action, .. } = self.answer(&after, &activation, &deeds);
            self.carry_out_alone(&mut after, action, &mut ());
        }
        after
    }

    /// How good a board is for the asked player: the score pad first, then what waits to be
    /// activated, then materials, then how far structures are closed in.
    fn worth(&self, board: &Board) -> i64 {
        let own = board.own();
        let [wood, clay, ore, brick, iron] = own.materials.map(i64::from);
        let goods = 2 * (wood + clay + ore) + 3 * (brick + iron) + 3 * i64::from(own.thaler);
        let waiting = board.hand.waiting;
        let waiting = i64::from(waiting.routes.len() + waiting.bridges.len());
        let open = own.raised.without(own.by_routes);
        let built = own.built();
        let closed_in: u8 = open.iter().map(|plot| plot.around().and(built).len()).sum();
        let total = i64::from(own.score(self).total());
        100_000 * (total + 3 * waiting) + 100 * goods.min(900) + i64::from(closed_in)
    }
}

impl Pending {
    fn order(&self) -> (Action, u8) {
        (Action::Activate(self.plot, self.by), self.depth)
    }
}
