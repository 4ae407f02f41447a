//! How Spinning Jenny judges a board: what the company will be worth if all
//! goods go on selling as the forecast says.

mod ending;
mod features;
mod market;

use arkwright::{Action, Arkwright, Board, Edition, Good, Phase, Shade, Stage, WaterStage};
use table::Seat;

use self::market::{Market, Sales};
use crate::Evaluate;
use crate::judge::Judge;
use crate::levels::{LEVELS, judged_as_level, rated, think_as_level};
use crate::outlook::{Outlook, outlook_by_net};
use crate::played::{Played, Ratings, Thinker};
use crate::spec::BotName;
use crate::turn_search::{TURNS, TurnSearch};

/// The worth of one pound of company value.
pub(crate) const POUND: i64 = 1000;

/// How much of a good's next, second and third production the forecast is good
/// for, in hundredths: rivals catch up and distribution fades.
const TRUST: [i64; 4] = [0, 100, 180, 240];

/// How many boards go on to the next step.
const WIDTH: usize = 48;

/// Cash below this in pounds is a danger while the game goes on.
const RESERVE: i64 = 14;

/// What an action of a later decade costs on average.
const LATER_ACTION: i64 = 5;

impl Played for Arkwright {
    const THINKING: &'static [BotName] = &[BotName::Greedy];

    const LEVELS: &'static [BotName] = LEVELS;

    const BASELINES: &'static [BotName] = &[BotName::Linear, BotName::Flat, BotName::Uct];

    const RATINGS: &'static [(u8, Ratings)] = &[
        (2, &rated([250, 470, 630, 950])),
        (3, &rated([450, 670, 830, 1010])),
        (4, &rated([320, 530, 700, 840])),
    ];

    const NETS: &'static [u8] = &[2, 3, 4];

    fn thinker(&self, board: &Board, bot: BotName, seed: u64) -> Box<dyn Thinker<Action>> {
        if let Some(thinker) = think_as_level(self, board, bot, seed) {
            return thinker;
        }
        let search = TurnSearch::begin(self.clone(), Greedy::default(), board, WIDTH, TURNS);
        Box::new(search)
    }

    fn judged(&self, board: &Board, bot: BotName, seat: Seat) -> Option<i64> {
        // Without a net a level plays as greedy does.
        let by_net = judged_as_level(self, board, bot, seat);
        Some(by_net.unwrap_or_else(|| self.evaluate(board, seat)))
    }

    fn outlook(&self, board: &Board, seat: Seat) -> Option<Outlook> {
        outlook_by_net(self, board, seat)
    }

    #[cfg(feature = "all")]
    fn net_kind(&self) -> Option<crate::NetKind> {
        Some(crate::NetKind::of(self))
    }

    #[cfg(feature = "train")]
    fn training(&self, seed: &str, threads: usize) -> Option<Box<dyn crate::Training>> {
        Some(Box::new(crate::train::Trainer::new(
            self.clone(),
            seed,
            threads,
        )))
    }
}

/// The judgement of greedy, which remembers sales.
#[derive(Default)]
struct Greedy(Sales);

impl Judge<Arkwright> for Greedy {
    fn judge(&mut self, game: &Arkwright, board: &Board, seat: Seat) -> i64 {
        judge(game, board, seat, |good| self.0.market(game, board, good))
    }
}

impl Evaluate for Arkwright {
    fn evaluate(&self, board: &Board, seat: Seat) -> i64 {
        judge(self, board, seat, |good| Market::of(self, board, good))
    }
}

/// A seat's prospects, and a little less for those of the best rival.
fn judge(
    game: &Arkwright,
    board: &Board,
    seat: Seat,
    mut market: impl FnMut(Good) -> Market,
) -> i64 {
    let markets = Good::ALL.map(|good| (productions_left(board, good) > 0).then(|| market(good)));
    let worth = |seat| prospects(game, board, &Earnings::of(board, &markets, seat), seat);
    let own = worth(seat);
    let rivals = Seat::all(board.players).filter(|other| *other != seat);
    let best_rival = rivals.map(worth).max();
    own - best_rival.unwrap_or(0) / 8
}

/// How often a good will still be produced.
fn productions_left(board: &Board, good: Good) -> usize {
    let decades = 3 - usize::from(board.decade.min(3));
    if board.decade == 0 {
        return decades;
    }
    let this_decade = match board.phase {
        Phase::Over | Phase::FinalExchange { .. } | Phase::NameStartPlayer => false,
        Phase::Storage { .. } => good > board.active(),
        _ => good >= board.active(),
    };
    decades + usize::from(this_decade)
}

/// What the productions to come are likely to bring a seat, in hundredths.
#[derive(Clone, Copy, Debug, Default)]
struct Earnings {
    /// Pounds without wages and machines.
    profit: i64,
    /// Steps of the share value indicator.
    steps: i64,
}

impl Earnings {
    fn of(board: &Board, markets: &[Option<Market>; 4], seat: Seat) -> Earnings {
        let mut earnings = Earnings::default();
        for (good, market) in Good::ALL.into_iter().zip(markets) {
            if let Some(market) = market {
                let trust = TRUST[productions_left(board, good)];
                let own = &market.seats[seat.index()];
                earnings.profit += trust * (i64::from(own.income) - i64::from(own.costs));
                earnings.steps += trust * i64::from(own.steps);
            }
        }
        earnings
    }
}

/// What a seat's company will be worth, in thousandths of a pound.
fn prospects(game: &Arkwright, board: &Board, earnings: &Earnings, seat: Seat) -> i64 {
    let company = board.company(seat);
    let shares = i64::from(company.shares);
    if board.phase == Phase::Over {
        return final_worth(game, board, seat);
    }
    let Earnings { profit, steps } = *earnings;
    let mut cash = i64::from(company.cash) - 13 * i64::from(company.loans);
    for (stored, factory) in company.stored.iter().zip(&game.components().factories) {
        cash += i64::from(*stored) * i64::from(factory.warehouse_price);
    }
    let later = cash + profit / 100 - administration_to_come(game, board, seat);
    let space = (i64::from(company.space) + steps / 100).clamp(1, 60);
    // A step is worth its part of the way to the next pound.
    let value = |space: i64| {
        let values = &game.components().shares.values;
        i64::from(values[space as usize - 1])
    };
    let worth = value(space) * POUND
        + (steps % 100) * (value((space + 1).min(60)) - value(space)) * POUND / 100
        + space * POUND / 40;
    // Shares will be bought at prices between now and the end.
    let price = (i64::from(game.buying_price(board, seat)) * POUND + worth.max(10 * POUND)) / 2;
    let affordable = (later * POUND * 100 / price).clamp(-1500, 3000 - shares * 100);
    let mut prospects = (shares * 100 + affordable) * worth / 100;
    if !matches!(board.phase, Phase::FinalExchange { .. }) {
        prospects -= (RESERVE - i64::from(company.cash)).max(0) * 2 * POUND;
        prospects += grey_markers(board, seat) * actions_left(board) * POUND / 4;
    }
    prospects - i64::from(company.loans) * 40 * POUND
}

/// What a seat's company is worth once the game is over, in either version; an open loan loses it.
pub(crate) fn final_worth<E: Edition>(game: &Arkwright<E>, board: &Board<E>, seat: Seat) -> i64 {
    let company = board.company(seat);
    let lost = i64::from(company.loans) * 100 * POUND;
    i64::from(game.portfolio(board, seat)) * POUND + i64::from(company.cash) - lost
}

/// What the actions still to come cost at least: the cheapest free spaces of
/// this decade, and an average later on.
fn administration_to_come(game: &Arkwright, board: &Board, seat: Seat) -> i64 {
    let company = board.company(seat);
    let placed = company.administration.iter().flatten().count();
    let this_decade = match board.phase {
        Phase::FinalExchange { .. } | Phase::NameStartPlayer => 0,
        _ if board.decade == 0 => 0,
        _ => (4 - placed.min(4)).min(4 - usize::from(board.cycle)),
    };
    let spaces = game.components().administration.spaces;
    let free = spaces.iter().zip(company.administration);
    let cheapest = free.filter(|(_, placed)| placed.is_none());
    let costs: i64 = cheapest
        .take(this_decade)
        .map(|(cost, _)| i64::from(*cost))
        .sum();
    costs + i64::from(3 - board.decade.min(3)) * 4 * LATER_ACTION
}

/// Actions a seat still has, about.
fn actions_left(board: &Board) -> i64 {
    12 - 4 * i64::from(board.decade.max(1) - 1) - i64::from(board.cycle)
}

/// How much better the grey markers make a player's actions.
fn grey_markers(board: &Board, seat: Seat) -> i64 {
    board
        .company(seat)
        .markers
        .iter()
        .map(|marker| match marker.shade {
            Shade::Own => 0,
            Shade::Light => 1,
            Shade::Dark => 2,
        })
        .sum()
}

/// Which part of a turn this is: what is done with which kind of marker, and behind it each additional
/// action.
pub(crate) fn part_of_turn(phase: &Phase) -> u16 {
    let Phase::Action(hand) = phase else {
        return 0;
    };
    let stage = match hand.stage {
        Stage::Factory(_) => 1,
        Stage::Workers(_) => 2,
        Stage::Machinery(_) => 3,
        Stage::Quality(_) => 4,
        Stage::Distribution(_) => 5,
        Stage::StockExchange(_) => 6,
        Stage::Prices(_) => 7,
        Stage::SpecialMarker | Stage::Water(WaterStage::SpecialMarker) => 8,
        Stage::Water(WaterStage::School) => 9,
        Stage::Water(WaterStage::Patent { .. }) => 10,
        Stage::Water(WaterStage::Ship { .. }) => 11,
        Stage::Water(WaterStage::Production { .. }) => 12,
    };
    stage + 16 * hand.marker.kind as u16
}
