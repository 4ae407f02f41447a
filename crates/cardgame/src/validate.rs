//! Whether a board that came from outside can be played on.
//!
//! Everything the rules rely on is checked here, so that no board that passes can make them fail.

mod company;
mod hand;

use table::{Actions, Game, MAX_SEATS, Seat, Turn};

use crate::board::{Board, Company, Layout, MOST_LAID, ROUNDS};
use crate::card::{CARDS, Card};
use crate::game::CardGame;
use crate::good::{GOODS, Good};
use crate::phase::Phase;

type Check = Result<(), String>;

/// The most turns a checked board may have behind it.
const MOST_TURNS: u16 = 20_000;

fn ensure(holds: bool, wrong: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { Err(wrong()) }
}

impl CardGame {
    pub(crate) fn check_board(&self, board: &Board) -> Check {
        self.check_counts(board)?;
        for seat in Seat::all(MAX_SEATS as u8) {
            let own = board.company(seat);
            if seat.index() < usize::from(self.players) {
                self.check_company(board, seat, own)
                    .map_err(|wrong| format!("seat {seat}: {wrong}"))?;
            } else {
                let is_empty = *own == Company::default() && board.saved.of(seat) == 0;
                ensure(is_empty, || format!("seat {seat} does not play"))?;
            }
        }
        self.check_layout(board)?;
        self.check_supply(board)?;
        self.check_phase(board)?;
        self.check_sales(board)?;
        self.check_hand(board)?;
        if let Turn::Ask { seat, .. } = self.turn(board) {
            let mut actions = Actions::new();
            self.legal(board, &mut actions);
            ensure(actions.len() > 1, || format!("seat {seat} has no choice"))?;
        }
        Ok(())
    }

    fn check_counts(&self, board: &Board) -> Check {
        ensure(board.turn <= MOST_TURNS, || "turn: too many".into())?;
        let last = ROUNDS - u8::from(board.phase != Phase::Over);
        ensure(board.round <= last, || {
            format!("round: {} is too late", board.round)
        })?;
        let players = usize::from(self.players);
        ensure(
            board.start.index() < players && board.asked.index() < players,
            || "asked: nobody sits there".into(),
        )?;
        for good in Good::ALL {
            let at = good.index();
            ensure(board.demand[at] <= self.tables.last_step(good), || {
                format!("demand: no step {} for {}", board.demand[at], good.word())
            })?;
            let most = match self.players {
                2 => self.tables.most_appeal,
                _ => 0,
            };
            ensure(board.neutral[at] <= most, || {
                format!("neutral: {} for {}", board.neutral[at], good.word())
            })?;
        }
        ensure(board.wages <= self.tables.last_wages, || {
            format!("wages: no space {}", board.wages)
        })
    }

    /// Cards are laid out only while the expert supply is.
    fn check_layout(&self, board: &Board) -> Check {
        let layout = &board.layout;
        if board.phase != Phase::Lay {
            return ensure(*layout == Layout::default(), || "layout: not empty".into());
        }
        ensure(self.options.expert_supply, || {
            "layout: the supply is not laid out".into()
        })?;
        let all = self.tables.pool().count();
        let target = all.min(4 * usize::from(self.players));
        let count = usize::from(layout.count);
        let due = usize::from(layout.due);
        let is_so_many = count <= MOST_LAID && due > 0 && count + due == target;
        ensure(is_so_many && (layout.boxed == 0 || due == 1), || {
            format!("layout: {count} cards laid, {due} due")
        })?;
        let mut out = layout.boxed;
        for card in layout.cards() {
            let (number, is_flipped) = *card;
            let is_known = self.tables.pool().any(|known| known == number);
            let face = is_known.then(|| self.face(*card));
            let is_sound = face.is_some_and(|face| !is_flipped || face.up != face.down);
            ensure(is_sound && out >> number & 1 == 0, || {
                format!("layout: no card {number}")
            })?;
            out |= 1 << number;
        }
        let known = self
            .tables
            .pool()
            .fold(0_u32, |known, number| known | 1 << number);
        let is_left = (out.count_ones() as usize) + due <= all;
        ensure(out & !known == 0 && is_left, || "layout: the box".into())?;
        let unused = &layout.laid[count..];
        ensure(unused.iter().all(|card| *card == (0, false)), || {
            "layout: cards that are none".into()
        })
    }

    /// Every card is in the supply or with a player.
    fn check_supply(&self, board: &Board) -> Check {
        let mut held = [0_u8; CARDS];
        for own in &board.companies {
            for card in own.cards.iter() {
                held[card.index()] += 1;
            }
        }
        let is_dealt = !self.is_before_layout(board);
        ensure(is_dealt || held == [0; CARDS], || {
            "cards: nobody has any before the supply is there".into()
        })?;
        let all =
            |card: Card| u16::from(board.supply[card.index()]) + u16::from(held[card.index()]);
        let basic = self.opening_supply();
        let is_laid_out = self.options.expert_supply && is_dealt;
        let mut laid = 0;
        for card in Card::ALL {
            let least = u16::from(basic[card.index()]);
            let more = match is_laid_out {
                true => self.shown_in_pool(card),
                false => 0,
            };
            ensure((least..=least + more).contains(&all(card)), || {
                format!("supply: {} of {}", all(card), card.word())
            })?;
            laid += all(card) - least;
        }
        let target = self
            .tables
            .pool()
            .count()
            .min(4 * usize::from(self.players));
        ensure(!is_laid_out || usize::from(laid) == target, || {
            format!("supply: {laid} cards were laid out")
        })
    }

    /// Whether the supply is still to be laid out, so that nobody has a card.
    fn is_before_layout(&self, board: &Board) -> bool {
        matches!(board.phase, Phase::Open | Phase::Lay)
    }

    /// How many cards that can be laid out have this type on a side.
    fn shown_in_pool(&self, card: Card) -> u16 {
        let shows = |number: &u8| {
            let face = self.face((*number, false));
            face.up == card || face.down == card
        };
        self.tables.pool().filter(shows).count() as u16
    }

    fn check_phase(&self, board: &Board) -> Check {
        let Board {
            phase,
            asked,
            start,
            step,
            round,
            ..
        } = *board;
        let is_in_order = step < self.players && asked == start.clockwise(step, self.players);
        let is_first = round == 0 && start == Seat::new(0);
        let by_seat = step < self.players && asked == Seat::new(step);
        let own = board.own();
        let fits = match phase {
            Phase::Open => {
                self.options.chosen_factories
                    && step < 2 * self.players
                    && asked == self.opener(step)
                    && is_first
            }
            Phase::Lay => is_first && step == 0 && asked == start,
            Phase::StartDevelopment => {
                is_first && by_seat && (self.asks_developments() || board.hand.has_foreman)
            }
            Phase::StartShares => self.options.bought_shares && is_first && by_seat,
            Phase::ExtraProduction | Phase::ExtraStorage { .. } => {
                self.options.extra_production && is_in_order
            }
            Phase::EarlyShipping | Phase::EarlyStorage { .. } | Phase::EarlyCustoms => {
                self.options.early_shipping && is_in_order
            }
            Phase::Price => is_in_order && own.factory(board.good()).is_open(),
            Phase::Shift => is_in_order && own.cards.contains(Card::ExtraShift),
            Phase::Bonus => {
                let is_highest = self.highest_appeal(board).is_some_and(|(most, is_tied)| {
                    !is_tied && own.factory(board.good()).appeal == most
                });
                is_in_order && is_highest && board.sold[asked.index()] >= 2
            }
            Phase::Tie => {
                let is_tied = self.highest_appeal(board).is_some_and(|(most, is_tied)| {
                    is_tied && own.factory(board.good()).appeal == most
                });
                let can_break = own.has_fresh(Card::Entrepreneur);
                is_in_order && is_tied && can_break && board.sold[asked.index()] >= 2
            }
            Phase::Entrepreneur => {
                is_in_order && round + 1 < ROUNDS && own.cards.contains(Card::Entrepreneur)
            }
            Phase::StartPlayer => {
                let is_new_decade = round > 0 && usize::from(round) % GOODS == 0;
                is_new_decade && step == 0 && asked == self.chooser(board)
            }
            Phase::Over => step == 0,
            _ => is_in_order,
        };
        ensure(fits, || format!("phase: {phase:?} cannot be now"))?;
        if phase.is_production() {
            ensure(own.factory(board.good()).is_open(), || {
                "phase: nothing is produced".into()
            })?;
        }
        let is_over = phase == Phase::Over;
        ensure(is_over || !own.is_bankrupt, || {
            format!("asked: seat {asked} is bankrupt")
        })?;
        let survivors = self.survivors(board).count();
        // Who has failed to pay in this production comes before who is still asked in it.
        let mut before = (0..step).map(|step| start.clockwise(step, self.players));
        let is_one_out = before.any(|seat| board.company(seat).is_bankrupt);
        let is_as_many = match (is_over, round == ROUNDS) {
            (true, false) => survivors <= 1,
            (false, _) if phase.is_production() && is_one_out => survivors > 0,
            _ => survivors > 1,
        };
        ensure(is_as_many, || format!("{survivors} are in the game"))?;
        let is_begun = !phase.is_set_up();
        ensure(is_begun || survivors == usize::from(self.players), || {
            "phase: nobody is bankrupt before the game".into()
        })
    }

    /// What was sold and produced in this production phase, by who has had his production.
    fn check_sales(&self, board: &Board) -> Check {
        let good = board.good();
        let is_producing = board.phase.is_production();
        let is_after = matches!(board.phase, Phase::Bonus | Phase::Tie);
        for (step, seat) in (0..).zip(board.start.round(self.players)) {
            let own = board.company(seat);
            let is_due = is_after || is_producing && step <= board.step;
            let produces = is_due && own.factory(good).is_open();
            ensure(board.produced.contains(seat) == produces, || {
                format!("produced: seat {seat}")
            })?;
            let has_sold = match board.phase {
                _ if is_after => true,
                Phase::Shipping | Phase::Customs | Phase::Storage => step <= board.step,
                _ => is_producing && step < board.step,
            };
            let most = match produces && has_sold {
                true => own.factory(good).appeal,
                false => 0,
            };
            ensure(board.sold[seat.index()] <= most, || {
                format!("sold: seat {seat}")
            })?;
        }
        let players = usize::from(self.players);
        let is_empty = board.sold[players..].iter().all(|sold| *sold == 0);
        let is_seated = board.produced.iter().all(|seat| seat.index() < players);
        ensure(is_empty && is_seated, || "sold: nobody sits there".into())
    }
}
