//! What a net is told of a board of Spinning Jenny.
//!
//! Everything is as the seat sees it: its own company and each of its goods in detail, its rivals by
//! their prospects, the strongest first. What can be worked out is told worked out: what production
//! would bring, and what greedy expects the company to be worth.

use arkwright::{Arkwright, Board, Good, Marker, Phase, Shade, Stage};
use table::{MAX_SEATS, Seat};

use super::ending;
use super::market::{Market, Sales, Trade};
use super::part_of_turn;
use super::{
    Earnings, POUND, actions_left, administration_to_come, grey_markers, productions_left,
    prospects,
};
use crate::features::{Features, Inputs};

/// How many numbers each part has.
const TABLE: usize = 59;
const COMPANY: usize = 45;
const GOOD: usize = 32;
const RIVAL: usize = 20;

/// Sales that were worked out for other boards.
#[derive(Clone, Default)]
pub struct Remembered(Sales);

impl Features for Arkwright {
    const FEATURES: usize = TABLE + COMPANY + 4 * GOOD + (MAX_SEATS - 1) * RIVAL;
    const FEATURES_REVISION: u16 = 1;
    // A page fetches them when they are wanted.
    #[cfg(feature = "all")]
    const WEIGHTS: &'static [(u8, &'static [u8])] = &[
        (2, include_bytes!("../../weights/spinning-jenny-2.net")),
        (3, include_bytes!("../../weights/spinning-jenny-3.net")),
        (4, include_bytes!("../../weights/spinning-jenny-4.net")),
    ];
    #[cfg(feature = "all")]
    const LINEAR: &'static [(u8, &'static [u8])] = &[
        (
            2,
            include_bytes!("../../yardsticks/linear-spinning-jenny-2.net"),
        ),
        (
            3,
            include_bytes!("../../yardsticks/linear-spinning-jenny-3.net"),
        ),
        (
            4,
            include_bytes!("../../yardsticks/linear-spinning-jenny-4.net"),
        ),
    ];
    // The fourth cycle of the third decade.
    const LAST_STRETCH: u16 = 12;
    const POINTS: i32 = 100;
    type Memory = Remembered;

    fn features(
        &self,
        board: &Board,
        seat: Seat,
        memory: &mut Remembered,
        inputs: &mut Inputs<'_>,
    ) {
        let view = View::new(self, board, seat, &mut memory.0);
        view.table(inputs);
        view.company(inputs);
        for good in Good::ALL {
            view.good(good, inputs);
        }
        view.rivals(inputs);
    }

    fn stretch(&self, board: &Board) -> u16 {
        match (board.decade, board.phase) {
            (0, _) => 0,
            (_, Phase::FinalExchange(_) | Phase::Over) => 13,
            (decade, _) => 4 * u16::from(decade) - 3 + u16::from(board.cycle),
        }
    }

    fn part(&self, board: &Board) -> u16 {
        part_of_turn(&board.phase)
    }

    fn is_opening(&self, board: &Board) -> bool {
        board.decade == 0
    }

    fn foregone(&self, board: &Board) -> Option<Board> {
        ending::foregone(self, board)
    }
}

/// A board as a seat sees it, with what was worked out.
struct View<'a> {
    game: &'a Arkwright,
    board: &'a Board,
    seat: Seat,
    markets: [Market; 4],
    left: [usize; 4],
    earnings: [Earnings; MAX_SEATS],
    prospects: [i64; MAX_SEATS],
}

impl<'a> View<'a> {
    fn new(game: &'a Arkwright, board: &'a Board, seat: Seat, sales: &mut Sales) -> View<'a> {
        let markets = Good::ALL.map(|good| sales.market(game, board, good));
        let left = Good::ALL.map(|good| productions_left(board, good));
        let ahead = [0, 1, 2, 3].map(|good| (left[good] > 0).then_some(markets[good]));
        let mut view = View {
            game,
            board,
            seat,
            markets,
            left,
            earnings: [Earnings::default(); MAX_SEATS],
            prospects: [0; MAX_SEATS],
        };
        for other in Seat::all(board.players) {
            let earnings = Earnings::of(board, &ahead, other);
            view.prospects[other.index()] = prospects(game, board, &earnings, other);
            view.earnings[other.index()] = earnings;
        }
        view
    }

    /// How many seats are asked before this one in each round of the table.
    fn place(&self, seat: Seat) -> usize {
        let players = usize::from(self.board.players);
        (seat.index() + players - self.board.start.index()) % players
    }

    /// How many players have had their action in this cycle, with the one under way.
    fn acted(&self) -> usize {
        match self.board.phase {
            Phase::Administration { step } => usize::from(step),
            Phase::Action(hand) => usize::from(hand.step) + 1,
            _ if self.board.decade == 0 => 0,
            _ => usize::from(self.board.players),
        }
    }

    fn table(&self, inputs: &mut Inputs<'_>) {
        let Board {
            decade,
            cycle,
            phase,
            ..
        } = *self.board;
        inputs.one_of(Some(usize::from(decade)), 4);
        inputs.one_of((decade > 0).then_some(usize::from(cycle)), 4);
        let number = match phase {
            Phase::DrawStartPlayer | Phase::DrawLightMarker => None,
            Phase::Foundation(foundation) => Some(usize::from(foundation.round)),
            Phase::StartUpCapital { .. } => Some(2),
            Phase::PickLightMarker { .. } => Some(3),
            Phase::Administration { .. } => Some(4),
            Phase::Action(_) => Some(5),
            Phase::Sale(_) => Some(6),
            Phase::Storage(_) => Some(7),
            Phase::NameStartPlayer => Some(8),
            Phase::FinalExchange(_) => Some(9),
            Phase::Over | Phase::Water(_) => None,
        };
        inputs.one_of(number, 10);
        let is_asked = self.board.asked == self.seat;
        inputs.flag(is_asked);
        inputs.flag(is_asked && self.board.price_due().is_some());
        let (acted, place) = (self.acted(), self.place(self.seat));
        inputs.put(acted as i64, 4);
        inputs.flag(acted > place);
        inputs.one_of(Some(place), MAX_SEATS);
        inputs.put(self.board.empty, 80);
        inputs.put(self.board.fired, 20);
        inputs.put(self.game.wage(self.board), 5);
        inputs.put(self.game.level(self.board), 3);
        for count in self.board.mat {
            inputs.put(count, 2);
        }
        for count in self.board.display {
            inputs.put(count, 2);
        }
        match phase {
            Phase::Action(hand) if is_asked => {
                inputs.one_of(Some(hand.marker.kind as usize), 6);
                inputs.flag(hand.marker.shade == Shade::Light);
                inputs.flag(hand.marker.shade == Shade::Dark);
                let stage = match hand.stage {
                    Stage::Factory(_) => Some(0),
                    Stage::Workers(_) => Some(1),
                    Stage::Machinery(_) => Some(2),
                    Stage::Quality(_) => Some(3),
                    Stage::Distribution(_) => Some(4),
                    Stage::StockExchange(_) => Some(5),
                    Stage::Prices(_) => Some(6),
                    Stage::SpecialMarker => Some(7),
                    Stage::Water(_) => None,
                };
                inputs.one_of(stage, 8);
                // A factory action is paid once it is done (II.1).
                let settled = self.game.settled(self.board);
                let cash = |board: &Board| i64::from(board.company(self.seat).cash);
                inputs.put(cash(self.board) - cash(&settled), 30);
                let worth = |board: &Board| i64::from(self.game.portfolio(board, self.seat));
                inputs.put(worth(self.board) - worth(&settled), 30);
                inputs.put(hand.paid, 10);
            }
            _ => inputs.nothing(19),
        }
    }

    fn company(&self, inputs: &mut Inputs<'_>) {
        let company = self.board.company(self.seat);
        let cash = i64::from(company.cash);
        inputs.pieces(cash, &[5, 15, 30, 60, 120, 240]);
        inputs.put(i64::from(company.loans), 1);
        inputs.put(company.shares, 20);
        inputs.put((15 - i64::from(company.shares)).max(0), 10);
        inputs.put(company.space, 30);
        let value = i64::from(self.game.share_value(self.board, self.seat));
        let price = i64::from(self.game.buying_price(self.board, self.seat)).max(1);
        inputs.put(value, 15);
        inputs.put(price - value, 5);
        inputs.put(i64::from(company.shares) * value, 200);
        let total = i64::from(self.game.components().shares.total);
        let affordable = (cash / price).min(total - i64::from(company.shares)).max(0);
        inputs.put(affordable, 10);
        inputs.put(affordable * value, 100);
        for marker in Marker::GREY {
            inputs.flag(company.markers.contains(marker));
        }
        for marker in &Marker::ALL[..Marker::OWN] {
            inputs.flag(company.space_of(*marker).is_some());
        }
        for placed in company.administration {
            inputs.flag(placed.is_none());
        }
        inputs.put(actions_left(self.board), 12);
        inputs.put(administration_to_come(self.game, self.board, self.seat), 50);
        let own = self.prospects[self.seat.index()];
        let rivals = Seat::all(self.board.players).filter(|other| *other != self.seat);
        let best = rivals.map(|rival| self.prospects[rival.index()]).max();
        inputs.put(own, 200 * POUND);
        inputs.put(own - best.unwrap_or(own), 100 * POUND);
        let Earnings { profit, steps } = self.earnings[self.seat.index()];
        inputs.put(profit, 100 * 100);
        inputs.put(steps, 20 * 100);
        inputs.put(profit * value / price, 100 * 100);
        inputs.put(i64::from(company.shares) * steps, 200 * 100);
        inputs.put(company.stored_in_all(), 4);
        // What the production of this cycle leaves in hand before anything is sold.
        let active = self.board.active().index();
        let is_ahead = self.board.decade > 0 && self.left[active] > 0;
        let trade = &self.markets[active].seats[self.seat.index()];
        let costs = if is_ahead { i64::from(trade.costs) } else { 0 };
        let income = if is_ahead { i64::from(trade.income) } else { 0 };
        inputs.put((costs - cash - income).max(0), 20);
        inputs.put(cash + income - costs, 50);
        inputs.put(i64::from(self.board.goods_of(self.seat).len()), 4);
    }

    fn good(&self, good: Good, inputs: &mut Inputs<'_>) {
        let market = &self.markets[good.index()];
        let company = self.board.company(self.seat);
        let factory = company.factory(good);
        let own = &market.seats[self.seat.index()];
        let left = self.left[good.index()] as i64;
        let rivals = || {
            let others = Seat::all(self.board.players).filter(|other| *other != self.seat);
            others.map(|other| &market.seats[other.index()])
        };
        for level in 1..=3 {
            inputs.flag(factory.level >= level);
        }
        inputs.flag(factory.is_built() && factory.level < self.game.level(self.board));
        inputs.put(factory.price, 10);
        inputs.put(own.appeal, 10);
        inputs.put(own.produced, 6);
        inputs.put(factory.pieces, 12);
        inputs.put(factory.machine_count(), 6);
        inputs.put(factory.extra, 2);
        inputs.put(factory.quality, 4);
        inputs.put(factory.distribution, 6);
        let highest = rivals().map(|trade| trade.appeal).max().unwrap_or(0);
        let bar = i64::from(highest.max(market.importer));
        inputs.put(highest, 10);
        inputs.put(market.importer, 10);
        let lead = i64::from(own.appeal) - bar;
        inputs.put(if factory.is_built() { lead } else { -bar }, 5);
        inputs.flag(factory.is_built() && lead > 0);
        inputs.put(market.demand, 10);
        let supply: i64 = rivals().map(|trade| i64::from(trade.produced)).sum();
        inputs.put(supply, 10);
        let gap = i64::from(market.demand) - supply - i64::from(own.produced);
        inputs.put(gap, 10);
        let sold: i64 = market.seats.iter().map(|trade| i64::from(trade.sold)).sum();
        inputs.put(
            i64::from(market.demand) - sold - i64::from(market.importer_sold),
            5,
        );
        inputs.put(market.importer_sold, 5);
        inputs.put(own.sold, 6);
        inputs.put((i64::from(own.produced) - i64::from(own.sold)).max(0), 4);
        inputs.put(own.income, 50);
        inputs.put(own.costs, 30);
        inputs.put(own.steps, 4);
        let profit = i64::from(own.income) - i64::from(own.costs);
        inputs.put(left * profit, 100);
        inputs.put(left * i64::from(own.steps), 8);
        inputs.put(left, 3);
        inputs.put(company.stored[good.index()], 3);
        let is_active = self.board.decade > 0 && good == self.board.active() && left > 0;
        inputs.flag(is_active);
        inputs.put(if factory.is_built() { left } else { 0 }, 3);
    }

    fn rivals(&self, inputs: &mut Inputs<'_>) {
        let mut rivals = [self.seat; MAX_SEATS - 1];
        let others = Seat::all(self.board.players).filter(|other| *other != self.seat);
        let mut count = 0;
        for (place, other) in rivals.iter_mut().zip(others) {
            *place = other;
            count += 1;
        }
        // Equal ones in the order of play after this seat, so that seats have no names.
        let players = usize::from(self.board.players);
        rivals[..count].sort_by_key(|rival| {
            let behind = (rival.index() + players - self.seat.index()) % players;
            (!self.prospects[rival.index()], behind)
        });
        for rival in &rivals[..count] {
            self.rival(*rival, inputs);
        }
        inputs.nothing((MAX_SEATS - 1 - count) * RIVAL);
    }

    fn rival(&self, rival: Seat, inputs: &mut Inputs<'_>) {
        let company = self.board.company(rival);
        let cash = i64::from(company.cash);
        inputs.put(self.prospects[rival.index()], 200 * POUND);
        inputs.pieces(cash, &[15, 50, 150]);
        inputs.put(company.shares, 20);
        inputs.put(company.space, 30);
        let value = i64::from(self.game.share_value(self.board, rival));
        let price = i64::from(self.game.buying_price(self.board, rival)).max(1);
        inputs.put(value, 15);
        inputs.put(i64::from(company.loans), 1);
        inputs.put(i64::from(company.shares) * value, 200);
        inputs.put(cash / price * value, 100);
        let Earnings { profit, steps } = self.earnings[rival.index()];
        inputs.put(profit, 100 * 100);
        inputs.put(steps, 20 * 100);
        inputs.put(i64::from(company.shares) * steps, 200 * 100);
        let place = self.place(rival);
        inputs.put(place as i64, 3);
        inputs.flag(self.acted() > place);
        inputs.put(grey_markers(self.board, rival), 3);
        inputs.flag(company.markers.contains(Marker::GREY[3]));
        inputs.put(i64::from(self.board.goods_of(rival).len()), 4);
        let trades = || {
            self.markets
                .iter()
                .map(|market| &market.seats[rival.index()])
        };
        let all =
            |number: fn(&Trade) -> u8| -> i64 { trades().map(|t| i64::from(number(t))).sum() };
        inputs.put(all(|trade| trade.produced), 12);
        inputs.put(all(|trade| trade.sold), 12);
    }
}

#[cfg(test)]
mod tests {
    use arkwright::Preparation;
    use table::{Game, Rng, Seed, Turn};

    use super::*;
    use crate::features::INPUT_LIMIT;
    use crate::random_turn;

    #[test]
    fn every_number_of_every_board_is_written_and_memory_changes_none() {
        for players in 2..=4 {
            let game = Arkwright::spinning_jenny(players, Preparation::Free);
            let mut memory = Remembered::default();
            for number in 0..10 {
                let (mut board, mut stock) = game.deal(&Seed::new(&format!("features {number}")));
                let mut rng = Rng::new(number);
                loop {
                    match game.turn(&board) {
                        Turn::Ask { .. } => {
                            for action in random_turn(&game, &board, &mut rng) {
                                game.act(&mut board, action, &mut ());
                            }
                        }
                        Turn::Reveal => {
                            let face = game.draw(&board, &mut stock);
                            game.reveal(&mut board, face, &mut ()).expect("it fits");
                        }
                        Turn::Over => break,
                    }
                    for seat in Seat::all(players) {
                        let numbers = |memory: &mut Remembered| {
                            let mut room = vec![i16::MAX; <Arkwright>::FEATURES];
                            let mut inputs = Inputs::new(&mut room);
                            game.features(&board, seat, memory, &mut inputs);
                            assert_eq!(inputs.written(), <Arkwright>::FEATURES, "{board:?}");
                            room
                        };
                        let room = numbers(&mut memory);
                        assert!(room.iter().all(|number| number.abs() <= INPUT_LIMIT));
                        assert_eq!(room, numbers(&mut Remembered::default()));
                    }
                }
            }
        }
    }
}
