//! How a trial answers what activations ask in between.

use std::cmp::Ordering;

use table::Offers;

use super::Run;
use crate::action::Action;
use crate::activation::Activation;
use crate::board::Board;
use crate::cards::Deed;
use crate::effect::NO_STEP;
use crate::game::Kanal;
use crate::phase::Asked;

/// What a choice opens, and what has to be completed with it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opened {
    /// How many cards waited below before it: whatever is above them belongs to it.
    below: u8,
    part: Part,
}

/// What belongs to a choice with nothing above the cards that waited below before it.
#[derive(Clone, Copy, Debug)]
enum Part {
    /// All that is in hand or waits.
    All,
    /// The card in hand, but not what waits behind it.
    Card,
    /// A part of the card in hand.
    Steps {
        /// The frames that were open.
        depth: u8,
        /// The step that it begins, counted from 0.
        step: u8,
    },
}

impl Opened {
    /// All that is set off where nothing was in hand.
    pub(super) const ALL: Opened = Opened {
        below: 0,
        part: Part::All,
    };

    /// By a choice on this board.
    pub(super) fn by(board: &Board, action: Action) -> Opened {
        let hand = &board.hand;
        Opened {
            below: hand.interrupted.len(),
            part: match (&hand.activation, action) {
                (Some(activation), _) => Part::Steps {
                    depth: activation.depth,
                    step: match action {
                        Action::Take(step) => step - 1,
                        _ => NO_STEP,
                    },
                },
                (None, Action::Choose(_) | Action::Raise(..) | Action::Build(..)) => Part::All,
                (None, _) => Part::Card,
            },
        }
    }

    /// Whether something of it is open still.
    fn is_open(self, game: &Kanal, board: &Board) -> bool {
        let hand = &board.hand;
        match (hand.interrupted.len().cmp(&self.below), &hand.activation) {
            (Ordering::Less, _) => false,
            (Ordering::Greater, _) => true,
            (Ordering::Equal, None) => matches!(self.part, Part::All) && !hand.waiting.is_empty(),
            (Ordering::Equal, Some(activation)) => self.is_in(game, activation),
        }
    }

    /// Whether something of it is open in the card that is in hand.
    fn is_in(self, game: &Kanal, activation: &Activation) -> bool {
        let Part::Steps { depth, step } = self.part else {
            return true;
        };
        activation.depth > depth
            || activation.depth == depth
                && (step != NO_STEP && activation.frame().at == step || game.owes(activation))
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

impl Answer {
    /// The first of several, or being done without any.
    fn first_of(deeds: &[Action]) -> Answer {
        Answer {
            action: deeds.first().copied().unwrap_or(Action::Done),
            is_choice: deeds.len() > 1,
        }
    }
}

impl Kanal {
    /// Completes what a choice opened, with all that is set off.
    pub(super) fn complete(&self, run: &mut Run, opened: Opened, work: &mut u16) {
        while opened.is_open(self, &run.board) {
            if run.decisions == 0 {
                run.is_exact = false;
                return;
            }
            let activation = run.board.hand.activation;
            let deeds = self.deeds(&run.board);
            let is_order = activation.is_none_or(|activation| self.step_of(&activation).is_none());
            if is_order && deeds.len() > 1 && *work > 0 {
                self.try_orders(run, &deeds, work, |run, work| {
                    self.complete(run, opened, work);
                });
                return;
            }
            let Answer { action, is_choice } = match &activation {
                Some(activation) => self.answer(&run.board, activation, &deeds),
                None => Answer::first_of(&deeds),
            };
            run.is_exact &= !is_choice;
            self.play(run, action, work);
        }
    }

    /// Tries each of several choices first, and keeps the best way. It is no choice if all lead to
    /// the same board.
    fn try_orders(
        &self,
        run: &mut Run,
        firsts: &[Action],
        work: &mut u16,
        go_on: impl Fn(&mut Run, &mut u16),
    ) {
        let mut best: Option<Run> = None;
        let mut is_exact = true;
        for action in firsts {
            if *work == 0 {
                is_exact = false;
                break;
            }
            let mut way = run.clone();
            self.play(&mut way, *action, work);
            go_on(&mut way, work);
            is_exact &= way.is_exact;
            best = Some(match best {
                None => way,
                Some(best) => {
                    is_exact &= best.board == way.board;
                    match self.worth(&way.board, 0) > self.worth(&best.board, 0) {
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

    /// Makes a choice, and notes how deep what it activates lies.
    pub(super) fn play(&self, run: &mut Run, action: Action, work: &mut u16) {
        run.decisions = run.decisions.saturating_sub(1);
        *work = work.saturating_sub(1);
        let below = run.board.hand.interrupted.len();
        run.tally.depth = below.saturating_sub(run.in_hand);
        self.carry_out_alone(&mut run.board, action, &mut run.tally);
    }

    fn deeds(&self, board: &Board) -> Vec<Action> {
        let mut deeds = Deeds::default();
        if matches!(board.question(), Asked::Activation | Asked::Effects) {
            self.offer(board, &mut deeds);
        }
        deeds.0
    }

    /// The answer to what an activation asks: of what comes in any order the first; elsewhere what
    /// brings the most, or being done if nothing brings more.
    fn answer(&self, board: &Board, activation: &Activation, deeds: &[Action]) -> Answer {
        let [_, rest @ ..] = deeds else {
            return Answer::first_of(deeds);
        };
        let Some(deed) = self.step_of(activation) else {
            return Answer::first_of(deeds);
        };
        let here = self.worth(board, 0);
        let mut without = None;
        let mut best = None;
        let has_to = self.owes(activation);
        for action in deeds {
            let (after, worth) = self.alone(board, *action);
            let stays = after.hand.activation.is_some_and(|now| {
                let is_same = now.plot == activation.plot && now.by == activation.by;
                is_same && now.depth == activation.depth && now.frame().at == activation.frame().at
            });
            // Where the step is over with it, what follows comes without it as well.
            let due = match stays {
                true => here,
                false => *without.get_or_insert_with(|| self.alone(board, Action::Done).1),
            };
            let brings = worth - due;
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

    /// The board after a choice inside an activation, with what it opened, and what it is worth: what
    /// it set off counts, but is not carried out.
    fn alone(&self, board: &Board, action: Action) -> (Board, i64) {
        let opened = Opened::by(board, action);
        let mut after = *board;
        let mut set_off = 0;
        self.carry_out_alone(&mut after, action, &mut ());
        for _ in 0..super::MOST_DECISIONS {
            if !opened.is_open(self, &after) {
                break;
            }
            let action = match &after.hand.activation {
                None => {
                    set_off += after.hand.waiting.len();
                    Action::Done
                }
                Some(activation) => {
                    let deeds = self.deeds(&after);
                    self.answer(&after, activation, &deeds).action
                }
            };
            self.carry_out_alone(&mut after, action, &mut ());
        }
        (after, self.worth(&after, set_off))
    }

    /// How good a board is for the asked player: the score pad first, then what waits to be
    /// activated or was set off, then materials, then how far structures are closed in.
    fn worth(&self, board: &Board, set_off: u8) -> i64 {
        let own = board.own();
        let [wood, clay, ore, brick, iron] = own.materials.map(i64::from);
        let goods = 2 * (wood + clay + ore) + 3 * (brick + iron) + 3 * i64::from(own.thaler);
        let hand = &board.hand;
        let waiting = i64::from(hand.waiting.len() + hand.interrupted.waiting() + set_off);
        let open = own.raised.without(own.by_routes);
        let built = own.built();
        let closed_in: u8 = open.iter().map(|plot| plot.around().and(built).len()).sum();
        let total = i64::from(own.score(self).total());
        100_000 * (total + 3 * waiting) + 100 * goods.min(900) + i64::from(closed_in)
    }
}
