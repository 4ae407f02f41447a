//! The solo campaign: three games in a row with one deck (08).

use table::Log;

use crate::board::{Board, Cards};
use crate::cards::Stage;
use crate::event::Event;
use crate::game::Kanal;
use crate::reason::{Reason, require};
use crate::setup::GAMES;

impl Kanal {
    /// Whether a game of a campaign is over and another one comes.
    pub(crate) fn has_next_game(&self, board: &Board) -> bool {
        self.campaign && usize::from(board.part) + 1 < GAMES
    }

    /// Sets the blue structures aside that still lie face up, and lays out the next game.
    pub(crate) fn next_game(&self, board: &mut Board, log: &mut impl Log<Event>) {
        for card in board.display.cards() {
            if self.card(*card).stage == Stage::Blue {
                board.aside.insert(*card);
                log.tell(Event::SetAside { card: *card });
            }
        }
        board.part += 1;
        if !self.has_next_game(board) && board.aside.is_empty() {
            // All blue structures were raised or removed: any that was seen may come back.
            board.aside = self.seen_blue(board);
        }
        self.lay_out(board);
        log.tell(Event::GameBegan {
            game: board.part + 1,
        });
        board.phase = self.first_display();
    }

    fn seen_blue(&self, board: &Board) -> Cards {
        let mut blue = Cards::NONE;
        for card in board.seen.iter() {
            if self.card(card).stage == Stage::Blue {
                blue.insert(card);
            }
        }
        blue
    }

    /// A structure comes face up a second time: the one that was set aside, in the third game.
    pub(crate) fn return_card(
        &self,
        board: &mut Board,
        stage: Stage,
        card: u8,
    ) -> Result<(), Reason> {
        let is_third = self.campaign && !self.has_next_game(board);
        let comes_back = is_third && stage == Stage::Blue && board.aside.contains(card);
        require(comes_back, Reason::WrongReveal)?;
        // Only one comes back.
        board.aside = Cards::NONE;
        Ok(())
    }
}
