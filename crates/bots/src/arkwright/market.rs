//! What production of each good would bring, without carrying it out.
//!
//! It says what the forecast says, which produces on a copy of the board and tells every event. A
//! sale is decided by very few numbers, and most choices of a turn leave most of them as they are;
//! so sales are remembered by those numbers.

use arkwright::{Arkwright, Board, Good, GoodForecast, Phase, Sellers, sell_all};
use table::{MAX_SEATS, Seat};

/// The last space of the share value track.
const LAST_SPACE: u8 = 60;

/// How many sales of each good are remembered.
const REMEMBERED: usize = 64;

/// What production of one good would bring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Market {
    /// How many goods England wants.
    pub(super) demand: u8,
    /// The importer's place on the market share table.
    pub(super) importer: u8,
    /// How many goods the importer would sell.
    pub(super) importer_sold: u8,
    /// What each seat would see.
    pub(super) seats: [Trade; MAX_SEATS],
}

/// What production of a good would bring one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Trade {
    /// The appeal of his goods.
    pub(super) appeal: u8,
    /// Goods he would produce.
    pub(super) produced: u8,
    /// Goods he would sell.
    pub(super) sold: u8,
    /// Cash for them.
    pub(super) income: u16,
    /// Wages, and running costs of machines.
    pub(super) costs: u16,
    /// Steps of the share value indicator for goods sold (III.2).
    pub(super) steps: u8,
}

/// All that decides a sale in which everybody offers what he has in store.
type Key = (u32, [u32; MAX_SEATS]);

/// How such a sale ends.
#[derive(Clone, Copy, Debug, Default)]
struct Sold {
    seats: [u8; MAX_SEATS],
    importer: u8,
    /// Steps for goods sold, the most appeal and the most sold (III.2).
    steps: [u8; MAX_SEATS],
}

/// The sales that were worked out before; what it remembers changes nothing but the time it takes.
#[derive(Clone)]
pub(super) struct Sales(Box<[[(Key, Sold); REMEMBERED]; 4]>);

impl Default for Sales {
    fn default() -> Sales {
        // A call of nobody at no demand: the sale of this key ends with nothing sold.
        let nothing = ((0, [0; MAX_SEATS]), Sold::default());
        Sales(Box::new([[nothing; REMEMBERED]; 4]))
    }
}

impl Sales {
    /// What production of a good would bring if it came now.
    pub(super) fn market(&mut self, game: &Arkwright, board: &Board, good: Good) -> Market {
        Market::new(game, board, good, |demand, importer, sellers| {
            self.sold(good, demand, importer, sellers)
        })
    }

    fn sold(&mut self, good: Good, demand: u8, importer: u8, sellers: &Sellers) -> Sold {
        let key: Key = (
            u32::from(demand) << 8 | u32::from(importer),
            sellers.map(|seller| {
                u32::from_le_bytes([
                    seller.appeal,
                    seller.quality,
                    seller.produced,
                    seller.stored,
                ])
            }),
        );
        let place = place_of(&key);
        let (known, sold) = &mut self.0[good.index()][place];
        if *known != key {
            *known = key;
            *sold = sell(demand, importer, sellers);
        }
        *sold
    }
}

impl Market {
    /// What production of a good would bring if it came now, with nothing remembered.
    pub(super) fn of(game: &Arkwright, board: &Board, good: Good) -> Market {
        Market::new(game, board, good, sell)
    }

    fn new(
        game: &Arkwright,
        board: &Board,
        good: Good,
        sell: impl FnOnce(u8, u8, &Sellers) -> Sold,
    ) -> Market {
        // The sale under way has its own state; it is rare, and the rules know it.
        if matches!(board.phase, Phase::Sale(_)) {
            return Market::from_forecast(&game.forecast_of(board, good));
        }
        let sellers = game.sellers(board, good);
        let demand = game.demand(board, good);
        let importer = board.importers[good.index()];
        let sold = sell(demand, importer, &sellers);
        let wage = u16::from(game.wage(board));
        let mut market = Market {
            demand,
            importer,
            importer_sold: sold.importer,
            ..Market::default()
        };
        for seat in Seat::all(board.players) {
            let company = board.company(seat);
            let factory = company.factory(good);
            if !factory.is_built() {
                continue;
            }
            let seller = &sellers[seat.index()];
            let count = sold.seats[seat.index()];
            market.seats[seat.index()] = Trade {
                appeal: seller.appeal,
                produced: seller.produced,
                sold: count,
                income: u16::from(count) * u16::from(factory.price),
                costs: u16::from(factory.workers()) * wage + u16::from(factory.machine_count()),
                steps: sold.steps[seat.index()].min(LAST_SPACE - company.space.min(LAST_SPACE)),
            };
        }
        market
    }

    fn from_forecast(forecast: &GoodForecast) -> Market {
        Market {
            demand: forecast.demand,
            importer: forecast.importer,
            importer_sold: forecast.importer_sold,
            seats: forecast.seats.map(|seat| Trade {
                appeal: seat.appeal,
                produced: seat.produced,
                sold: seat.sold,
                income: seat.income,
                costs: seat.wages + seat.machines,
                steps: seat.share_steps,
            }),
        }
    }
}

/// Where a sale is remembered.
fn place_of(key: &Key) -> usize {
    let mixed = key.1.iter().fold(key.0, |mixed, part| {
        (mixed ^ part).wrapping_mul(0x9e37_79b1).rotate_left(15)
    });
    (mixed.wrapping_mul(0x85eb_ca6b) >> 26) as usize % REMEMBERED
}

/// The sale with its steps of the share value indicator (III.1, III.2).
fn sell(demand: u8, importer: u8, sellers: &Sellers) -> Sold {
    let sale = sell_all(demand, importer, sellers);
    let most_appeal = sole_highest(sellers.map(|seller| seller.appeal), importer);
    let most_sold = sole_highest(sale.sold, sale.importer_sold);
    let mut steps = sale.sold.map(|sold| sold.min(2));
    for bonus in [most_appeal, most_sold].into_iter().flatten() {
        steps[bonus] += u8::from(sale.sold[bonus] > 0);
    }
    Sold {
        seats: sale.sold,
        importer: sale.importer_sold,
        steps,
    }
}

/// Who has the single highest number, if it also surpasses the importer's.
fn sole_highest(numbers: [u8; MAX_SEATS], importer: u8) -> Option<usize> {
    let highest = numbers.into_iter().max().filter(|most| *most > importer)?;
    let mut holders = (0..MAX_SEATS).filter(|seat| numbers[*seat] == highest);
    let first = holders.next()?;
    holders.next().is_none().then_some(first)
}

#[cfg(test)]
mod tests {
    use arkwright::Preparation;
    use table::{Actions, Game, Rng, Seed, Turn};

    use super::*;

    #[test]
    fn a_market_is_the_forecast_on_every_board() {
        let mut boards = 0;
        for players in 2..=4 {
            for preparation in [Preparation::Free, Preparation::Predetermined] {
                let game = Arkwright::spinning_jenny(players, preparation);
                let mut sales = Sales::default();
                for number in 0..12 {
                    let (mut board, mut stock) = game.deal(&Seed::new(&format!("market {number}")));
                    let mut rng = Rng::new(number);
                    let mut actions = Actions::new();
                    loop {
                        match game.turn(&board) {
                            Turn::Ask { .. } => {
                                actions.clear();
                                game.legal(&board, &mut actions);
                                let action = actions[rng.below(actions.len() as u32) as usize];
                                game.act(&mut board, action, &mut ());
                            }
                            Turn::Reveal => {
                                let face = game.draw(&board, &mut stock);
                                game.reveal(&mut board, face, &mut ()).expect("it fits");
                            }
                            Turn::Over => break,
                        }
                        for good in Good::ALL {
                            let forecast = game.forecast_of(&board, good);
                            let market = sales.market(&game, &board, good);
                            assert_eq!(market, Market::from_forecast(&forecast), "{board:?}");
                            assert_eq!(market, Market::of(&game, &board, good), "{board:?}");
                        }
                        boards += 1;
                    }
                }
            }
        }
        assert!(boards > 5000, "{boards}");
    }
}
