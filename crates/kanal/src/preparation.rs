//! Preparing the next round: refilling the structures, the free turn of the wheel, thaler and discs
//! (06 "Prepare the next round", 08).

use table::{Log, Offers};

use crate::action::Action;
use crate::board::Board;
use crate::cards::Stage;
use crate::components::SOLO_ROUNDS;
use crate::event::{Event, Turned};
use crate::game::Kanal;
use crate::phase::Phase;
use crate::reason::{Reason, require};

impl Kanal {
    /// Begins a round (06).
    pub(crate) fn begin_round(&self, board: &mut Board, log: &mut impl Log<Event>) {
        board.round += 1;
        board.actions = 0;
        board.discs = 0;
        board.golden = 0;
        board.raised = 0;
        // A round is the last one from its start or not at all (07).
        board.is_last = match self.players {
            1 => usize::from(board.round) == SOLO_ROUNDS,
            _ => board.is_uncovered(Stage::Blue) || board.round == self.components.most_rounds,
        };
        board.asked = board.start;
        board.turn += 1;
        board.phase = Phase::ChooseSpace;
        log.tell(Event::RoundBegan {
            round: board.round,
            is_last: board.is_last,
        });
    }

    /// The action phase is over (06).
    pub(crate) fn prepare_next_round(&self, board: &mut Board, log: &mut impl Log<Event>) {
        let round = board.round;
        let is_last = board.is_last;
        log.tell(Event::PreparationBegan { round, is_last });
        if is_last {
            // Nothing is drawn for a round that does not come.
            self.ask_wheel(board, 0, log);
            return;
        }
        let due = match self.players {
            1 => {
                self.remove_lowest(board, log);
                let grown =
                    self.display_target(board) - self.components.display[usize::from(board.grown)];
                self.components.solo_draw + grown
            }
            _ => self
                .display_target(board)
                .saturating_sub(board.display.len()),
        };
        self.go_on_refilling(board, due, log);
    }

    /// How many structures lie face up while the stacks are as they are (06).
    pub(crate) fn display_target(&self, board: &Board) -> u8 {
        let stage = board.current_stack().unwrap_or(Stage::Blue);
        self.components.display[stage as usize]
    }

    /// Removes the structures with the lowest numbers if too few were raised (08).
    fn remove_lowest(&self, board: &mut Board, log: &mut impl Log<Event>) {
        for _ in board.raised..self.components.solo_draw {
            if let Some(card) = board.display.cards().first().copied() {
                board.display.remove(card);
                log.tell(Event::Removed { card });
            }
        }
    }

    /// Waits for the next structure, or goes on when there is none to come.
    fn go_on_refilling(&self, board: &mut Board, due: u8, log: &mut impl Log<Event>) {
        if due > 0 && board.current_stack().is_some() {
            board.phase = Phase::Refill { due };
            return;
        }
        let stage = board.current_stack().unwrap_or(Stage::Blue);
        board.grown = stage as u8;
        match board.round {
            0 => self.begin_game(board, log),
            _ => self.ask_wheel(board, 0, log),
        }
    }

    /// Puts a structure face up below the action board (06).
    pub(crate) fn show(
        &self,
        board: &mut Board,
        due: u8,
        card: u8,
        log: &mut impl Log<Event>,
    ) -> Result<(), Reason> {
        let stage = board.current_stack().ok_or(Reason::WrongReveal)?;
        let of_stage = self.find_card(card).map(|card| card.stage);
        require(of_stage == Some(stage), Reason::WrongReveal)?;
        if board.seen.contains(card) {
            self.return_card(board, stage, card)?;
        }
        board.seen.insert(card);
        board.stacks[stage as usize] -= 1;
        board.display.push(card);
        if self.players == 1 {
            board.display.sort();
        }
        log.tell(Event::TurnedUp { card });
        // An emptied stack makes room for one more, of the next stage (06).
        self.note_uncovered(board, stage, log);
        let more = self.display_target(board) - self.components.display[stage as usize];
        let grows = board.is_uncovered(stage);
        self.go_on_refilling(board, due - 1 + if grows { more } else { 0 }, log);
        Ok(())
    }

    /// Asks the next player for the free turn, the start player first (06).
    fn ask_wheel(&self, board: &mut Board, step: u8, log: &mut impl Log<Event>) {
        if step == self.players {
            self.finish_round(board, log);
            return;
        }
        board.asked = board.start.clockwise(step, self.players);
        board.turn += 1;
        board.phase = Phase::Wheel {
            step,
            turned: false,
        };
    }

    pub(crate) fn offer_wheel(&self, board: &Board, offers: &mut impl Offers<Action>) {
        let own = board.own();
        if let Phase::Wheel { turned: false, .. } = board.phase
            && own.can_turn()
        {
            offers.offer(Action::FreeTurn);
        }
        self.offer_anytime(own, offers);
        offers.offer(Action::Done);
    }

    pub(crate) fn check_wheel(&self, board: &Board, action: Action) -> Result<(), Reason> {
        match (action, board.phase) {
            (Action::FreeTurn, Phase::Wheel { turned, .. }) => {
                require(!turned, Reason::TurnedAlready)?;
                require(board.own().smallest() > 0, Reason::WheelStuck)
            }
            (Action::Done, _) => Ok(()),
            _ => Err(Reason::NotNow),
        }
    }

    pub(crate) fn answer_wheel(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let Phase::Wheel { step, turned } = board.phase else {
            return;
        };
        match action {
            Action::FreeTurn => {
                self.turn_wheel(board, board.asked, Turned::EndOfRound, log);
                board.phase = Phase::Wheel { step, turned: true };
            }
            _ => {
                if !turned {
                    let seat = board.asked;
                    let is_stuck = !board.own().can_turn();
                    log.tell(Event::FreeTurnLeft { seat, is_stuck });
                }
                self.ask_wheel(board, step + 1, log);
            }
        }
    }

    /// Thaler and discs; or the end of the game (06, 07, 08).
    fn finish_round(&self, board: &mut Board, log: &mut impl Log<Event>) {
        if board.is_last {
            self.end_game(board, log);
            return;
        }
        self.distribute_thaler(board, log);
        match self.players {
            1 => self.move_blocking_disc(board, log),
            _ => {
                board.start = board.start.clockwise(1, self.players);
                let seat = board.start;
                log.tell(Event::StartPlayer { seat });
            }
        }
        self.begin_round(board, log);
    }

    /// Puts new thaler on the action spaces: always on the upper ones, on the lower ones if nobody
    /// chose them and the blocking disc is elsewhere (06, 08).
    fn distribute_thaler(&self, board: &mut Board, log: &mut impl Log<Event>) {
        let given = &self.components.on_spaces;
        for (at, space) in (0_u8..).zip(1..=7) {
            let index = usize::from(at);
            let is_chosen = board.discs >> at & 1 == 1 || board.blocked == space;
            let amount = given.always[index] + if is_chosen { 0 } else { given.unchosen[index] };
            if amount > 0 {
                board.thaler[index] = board.thaler[index].saturating_add(amount);
                log.tell(Event::ThalerPlaced { space, amount });
            }
        }
    }

    /// Moves the blocking disc on; thaler on its new space go back (08).
    fn move_blocking_disc(&self, board: &mut Board, log: &mut impl Log<Event>) {
        let path = &self.components.blocking[usize::from(board.part)];
        let space = path[usize::from(board.round)];
        board.blocked = space;
        log.tell(Event::SpaceBlocked { space });
        let amount = std::mem::take(&mut board.thaler[usize::from(space) - 1]);
        if amount > 0 {
            log.tell(Event::ThalerReturned { space, amount });
        }
    }
}
