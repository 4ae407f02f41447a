//! What production of one good would bring, player by player.

use table::{MAX_SEATS, Seat};

use crate::board::Board;
use crate::edition::Edition;
use crate::event::{Because, Event};
use crate::forecast::GoodForecast;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::phase::Phase;

/// What production would bring one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatOutlook {
    /// The appeal of his goods.
    pub appeal: i32,
    /// Goods he would make.
    pub made: i32,
    /// Goods he would sell.
    pub sold: i32,
    /// Goods of this kind in store afterwards.
    pub stored: i32,
    /// Cash for them.
    pub income: i32,
    /// Wages and machines.
    pub costs: i32,
    /// Steps of the share value indicator for sales.
    pub steps: i32,
}

impl SeatOutlook {
    /// Income without wages and machines.
    pub fn result(&self) -> i32 {
        self.income - self.costs
    }

    /// The columns of the forecast, and whether more is better.
    pub fn columns(&self) -> [(i32, bool); 8] {
        [
            (self.appeal, true),
            (self.made, true),
            (self.sold, true),
            (self.stored, false),
            (self.income, true),
            (self.costs, false),
            (self.result(), true),
            (self.steps, true),
        ]
    }
}

/// The outlook of one good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The forecast.
    pub forecast: GoodForecast,
    /// Who produces, the highest appeal first.
    pub producers: Vec<Seat>,
    /// Each player's goods in store afterwards.
    stored: [u8; MAX_SEATS],
    /// Steps of the share value indicators for sales, with their reasons.
    steps: Vec<(Seat, Because, u8)>,
}

impl Outlook {
    /// The outlook of a good if it were produced on this board.
    pub fn of<E: Edition>(game: &Arkwright<E>, board: &Board<E>, good: Good) -> Outlook {
        let board = &game.settled(board).without_unpriced();
        let mut events = Vec::new();
        let after = game.produce_as_usual(board, good, &mut events);
        let steps = events.into_iter().filter_map(|event| match event {
            Event::ShareMoved {
                seat,
                from,
                to,
                because,
            } if because.is_for_sales() => Some((seat, because, to - from)),
            _ => None,
        });
        let seats = Seat::all(board.players);
        let mut producers: Vec<Seat> = seats
            .filter(|seat| board.company(*seat).factory(good).is_built())
            .collect();
        producers.sort_by_key(|seat| std::cmp::Reverse(game.appeal(board, *seat, good)));
        Outlook {
            forecast: game.forecast_of(board, good),
            producers,
            stored: after.companies.map(|company| company.stored[good.index()]),
            steps: steps.collect(),
        }
    }

    /// What one player would see.
    pub fn share(&self, seat: Seat) -> SeatOutlook {
        let forecast = &self.forecast.seats[seat.index()];
        SeatOutlook {
            appeal: i32::from(forecast.appeal),
            made: i32::from(forecast.produced),
            sold: i32::from(forecast.sold),
            stored: i32::from(self.stored[seat.index()]),
            income: i32::from(forecast.income),
            costs: i32::from(forecast.wages) + i32::from(forecast.machines),
            steps: i32::from(forecast.share_steps),
        }
    }

    /// Why a player's indicator would move as it would.
    pub fn steps_of(&self, seat: Seat) -> impl Iterator<Item = (Because, u8)> + '_ {
        let own = self.steps.iter().filter(move |(of, ..)| *of == seat);
        own.map(|(_, because, steps)| (*because, *steps))
    }

    /// Goods that all would sell together.
    pub fn sold_by_all(&self) -> u8 {
        let players: u8 = self.forecast.seats.iter().map(|seat| seat.sold).sum();
        players + self.forecast.importer_sold
    }
}

/// The next productions, at most four: a good that is being put in store has had its production,
/// and after the last cycle none come.
pub fn productions_ahead<E: Edition>(board: &Board<E>) -> Vec<Good> {
    let next = match board.phase {
        Phase::Storage { .. } => board.cycle + 1,
        Phase::NameStartPlayer => 4,
        Phase::FinalExchange { .. } | Phase::Over => return Vec::new(),
        _ => board.cycle,
    };
    let last_decade = board.decade == E::LAST_DECADE;
    (next..next + 4)
        .filter(|cycle| !last_decade || *cycle < 4)
        .map(|cycle| Good::of_cycle(cycle % 4))
        .collect()
}

#[cfg(test)]
mod tests {
    use table::{Actions, Game, Rng, Seed, Turn};

    use super::*;
    use crate::game::Preparation;

    /// Boards all through a game that chance plays.
    fn boards(players: u8, seed: &str) -> (Arkwright, Vec<Board>) {
        let game = Arkwright::spinning_jenny(players, Preparation::Predetermined);
        let (mut board, mut stock) = game.deal(&Seed::new(seed));
        let mut rng = Rng::new(7);
        let mut boards = Vec::new();
        loop {
            match game.turn(&board) {
                Turn::Ask { .. } => {
                    boards.push(board);
                    let mut legal = Actions::new();
                    game.legal(&board, &mut legal);
                    let action = legal.to_vec()[rng.below(legal.to_vec().len() as u32) as usize];
                    game.act(&mut board, action, &mut ());
                }
                Turn::Reveal => {
                    let face = game.draw(&board, &mut stock);
                    game.reveal(&mut board, face, &mut ())
                        .expect("the stock deals what fits");
                }
                Turn::Over => return (game, boards),
            }
        }
    }

    #[test]
    fn what_is_ahead_is_what_is_produced_next() {
        for players in 2..=4 {
            let (game, boards) = boards(players, "ahead");
            // What each board's choice led to is found by making the same step again.
            let produced: Vec<Vec<Good>> = boards
                .windows(2)
                .map(|pair| produced_between(&game, &pair[0], &pair[1]))
                .collect();
            for (n, board) in boards.iter().enumerate().take(produced.len()) {
                let ahead = productions_ahead(board);
                // A good whose sale is under way counts until it is sold.
                let now = matches!(board.phase, Phase::Sale(_)).then(|| board.active());
                let later = produced[n..].iter().flatten().copied();
                let due: Vec<Good> = now.into_iter().chain(later).take(4).collect();
                assert_eq!(ahead[..due.len()], due, "{:?}", board.phase);
            }
            assert!(
                boards
                    .iter()
                    .any(|board| productions_ahead(board).is_empty())
            );
        }
    }

    /// The goods whose production began between two boards that follow each other.
    fn produced_between(game: &Arkwright, before: &Board, after: &Board) -> Vec<Good> {
        let mut legal = Actions::new();
        game.legal(before, &mut legal);
        let led = legal.iter().find_map(|action| {
            let (mut board, mut events) = (*before, Vec::new());
            game.act(&mut board, *action, &mut events);
            (board == *after).then_some(events)
        });
        let events = led.expect("one choice led from board to board");
        let began = events.into_iter().filter_map(|event| match event {
            Event::ProductionBegan { good, .. } => Some(good),
            _ => None,
        });
        began.collect()
    }

    #[test]
    fn the_order_of_sale_names_as_many_goods_as_the_forecast_sells() {
        for players in 2..=4 {
            let (game, boards) = boards(players, "order of sale");
            for board in &boards {
                for good in Good::ALL {
                    let order = game.order_of_sale(board, good);
                    let forecast = Outlook::of(&game, board, good).forecast;
                    for seat in Seat::all(players) {
                        let named = order.iter().filter(|called| called.seller == Some(seat));
                        assert_eq!(
                            named.count(),
                            usize::from(forecast.seats[seat.index()].sold)
                        );
                    }
                    let named = order.iter().filter(|called| called.seller.is_none());
                    assert_eq!(named.count(), usize::from(forecast.importer_sold));
                    assert!(order.is_sorted_by(|one, next| one.call >= next.call));
                }
            }
        }
    }

    #[test]
    fn the_reasons_of_the_share_steps_add_up() {
        let (game, boards) = boards(3, "share steps");
        for board in &boards {
            for good in Good::ALL {
                let outlook = Outlook::of(&game, board, good);
                for seat in Seat::all(3) {
                    let sum: u8 = outlook.steps_of(seat).map(|(_, steps)| steps).sum();
                    assert_eq!(i32::from(sum), outlook.share(seat).steps);
                }
            }
        }
    }
}
