//! The expert supply: cards laid out at random, none of a type too often (expert set-up 10).

use table::{Illegal, Log, Rng, Seed};

use crate::action::Face;
use crate::board::{Board, Layout};
use crate::card::{CARDS, Card};
use crate::components::DOUBLE_SIDED;
use crate::event::Event;
use crate::game::CardGame;
use crate::phase::Phase;
use crate::reason::{Reason, require};

/// Cards that are laid out for each player.
const LAID_FOR_EACH: u8 = 4;

/// What lies face down: the shuffled cards of the expert supply, by number and whether the other side is up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stock {
    order: Vec<(u8, bool)>,
}

impl Layout {
    /// The cards that are laid, the latest last.
    pub fn cards(&self) -> &[(u8, bool)] {
        &self.laid[..usize::from(self.count)]
    }

    /// Whether a card was turned up.
    fn is_out(&self, number: u8) -> bool {
        let is_laid = self.cards().iter().any(|(laid, _)| *laid == number);
        is_laid || self.boxed >> number & 1 == 1
    }

    /// How many cards were turned up.
    fn turned_up(&self) -> usize {
        usize::from(self.count) + self.boxed.count_ones() as usize
    }

    fn push(&mut self, card: (u8, bool)) {
        self.laid[usize::from(self.count)] = card;
        self.count += 1;
    }

    fn remove(&mut self, at: usize) -> (u8, bool) {
        let gone = self.laid[at];
        let end = usize::from(self.count);
        self.laid.copy_within(at + 1..end, at);
        self.laid[end - 1] = (0, false);
        self.count -= 1;
        gone
    }
}

impl CardGame {
    /// What a card of the expert supply shows, and what is on its other side.
    pub fn face(&self, (number, is_flipped): (u8, bool)) -> Face {
        let [up, down] = self
            .components
            .double
            .get(usize::from(number))
            .copied()
            .unwrap_or([Card::Storehouse; 2]);
        match is_flipped {
            false => Face { up, down },
            true => Face { up: down, down: up },
        }
    }

    /// Types that lie in the supply whatever turns up.
    pub(crate) fn fixed_supply(&self) -> [u8; CARDS] {
        let mut supply = [0; CARDS];
        supply[Card::Entrepreneur.index()] = 1;
        supply[Card::Engineer.index()] = self.players - 1;
        supply[Card::Patent.index()] = self.players - 1;
        supply
    }

    pub(crate) fn begin_layout(&self, board: &mut Board) {
        board.phase = Phase::Lay;
        let all = self.tables.pool().count() as u8;
        board.layout = Layout {
            due: (LAID_FOR_EACH * self.players).min(all),
            ..Layout::default()
        };
    }

    pub(crate) fn shuffle(&self, seed: &Seed) -> Stock {
        let mut order: Vec<u8> = self.tables.pool().collect();
        seed.pile("development cards").shuffle(&mut order);
        let mut sides = seed.pile("sides of development cards");
        Stock {
            order: order
                .into_iter()
                .map(|number| self.lying(number, sides.below(2) == 1))
                .collect(),
        }
    }

    /// A card with the same type on both sides has no other side.
    fn lying(&self, number: u8, is_flipped: bool) -> (u8, bool) {
        let is_double = usize::from(number) < DOUBLE_SIDED;
        (number, is_flipped && is_double)
    }

    /// A stock that fits the board: what was turned up comes first, since it is not drawn any more.
    pub(crate) fn sample_stock(&self, board: &Board, rng: &mut Rng) -> Stock {
        let (mut order, mut left): (Vec<u8>, Vec<u8>) = self
            .tables
            .pool()
            .partition(|number| board.layout.is_out(*number));
        rng.shuffle(&mut left);
        order.extend(left);
        Stock {
            order: order
                .into_iter()
                .map(|number| self.lying(number, rng.below(2) == 1))
                .collect(),
        }
    }

    pub(crate) fn next_face(&self, board: &Board, stock: &Stock) -> Face {
        let next = stock.order.get(board.layout.turned_up());
        self.face(next.copied().unwrap_or_default())
    }

    /// Lays out what was turned up; once all are there, types that lie there too often are mended.
    pub(crate) fn turn_up(
        &self,
        board: &mut Board,
        face: Face,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        require(board.phase == Phase::Lay, Reason::WrongReveal)?;
        let found = self
            .tables
            .pool()
            .filter(|number| !board.layout.is_out(*number))
            .flat_map(|number| [(number, false), self.lying(number, true)])
            .find(|card| self.face(*card) == face);
        let Some(card) = found else {
            return Err(Reason::WrongReveal.illegal());
        };
        board.layout.push(card);
        board.layout.due -= 1;
        let Face { up, down } = face;
        log.tell(Event::Laid { up, down });
        if board.layout.due == 0 {
            self.mend_layout(board, log);
        }
        Ok(())
    }

    /// How often each type lies in the supply.
    fn laid_types(&self, board: &Board) -> [u8; CARDS] {
        let mut types = self.fixed_supply();
        for card in board.layout.cards() {
            types[self.face(*card).up.index()] += 1;
        }
        types
    }

    /// No type may lie there as often as there are players: such a card is flipped, or replaced where its other
    /// side would be too many as well.
    fn mend_layout(&self, board: &mut Board, log: &mut impl Log<Event>) {
        loop {
            let types = self.laid_types(board);
            let most = self.players - 1;
            let mut is_mended = false;
            for card in Card::ALL {
                if types[card.index()] <= most {
                    continue;
                }
                let shows = |at: &usize| self.face(board.layout.laid[*at]).up == card;
                let places = || (0..usize::from(board.layout.count)).rev().filter(shows);
                let can_flip = |at: &usize| {
                    let down = self.face(board.layout.laid[*at]).down;
                    down != card && types[down.index()] < most
                };
                if let Some(at) = places().find(can_flip) {
                    let to = self.face(board.layout.laid[at]).down;
                    board.layout.laid[at].1 ^= true;
                    log.tell(Event::Flipped { from: card, to });
                    is_mended = true;
                    break;
                }
                let is_left = self
                    .tables
                    .pool()
                    .any(|number| !board.layout.is_out(number));
                if let (Some(at), true) = (places().next(), is_left) {
                    let gone = board.layout.remove(at);
                    board.layout.boxed |= 1 << gone.0;
                    board.layout.due = 1;
                    let Face { up, down } = self.face(gone);
                    log.tell(Event::Boxed { up, down });
                    return;
                }
            }
            if !is_mended {
                break;
            }
        }
        board.supply = self.laid_types(board);
        board.layout = Layout::default();
        log.tell(Event::SupplyComplete);
        self.begin_developments(board, log);
    }
}
