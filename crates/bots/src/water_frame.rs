//! How Water Frame judges a board: what the company will be worth if all goods go on selling, ships
//! go on sailing, and the cash that is left buys shares on the way.

mod calendar;
mod features;
mod forecast;
mod market;
mod sale;
#[cfg(feature = "all")]
mod scripted;
mod ships;
mod special;

use arkwright::{Action, Arkwright, Board, Phase, Stage, Tile, WaterFrame, WaterPhase};
use table::{Game, Seat};

use self::calendar::{LAST, actions_in_decade, is_produced};
use self::forecast::{Forecast, Outlooks};
use self::market::Flow;
use crate::Evaluate;
use crate::arkwright::{POUND, final_worth};
use crate::judge::Judge;
use crate::levels::{LEVELS, judged_as_level, rated, think_as_level};
use crate::outlook::{Outlook, outlook_by_net};
use crate::played::{Played, Ratings, Thinker};
use crate::spec::BotName;
use crate::turn_search::{TURNS, TurnSearch};

/// How many boards go on to the next step: a turn has many more choices than in Spinning Jenny.
const WIDTH: usize = 16;

/// Cash that is kept in pounds, and what is a danger in 1770 and later, with what each pound that is
/// missing costs: an emergency sale takes shares and share value (7.0).
const KEPT: i64 = 12;
const RESERVE: (i64, i64) = (50, 12);
const MISSING: i64 = 2 * POUND;

/// What an action of a later decade costs on average.
const LATER_ACTION: i64 = 6;

/// Steps of the share value that a later decade brings beyond the present market, in hundredths.
const GROWTH: i64 = 300;

/// How far towards the value at the end the price lies at which shares are bought in each decade, in
/// hundredths: an action for it is not always to be had.
const DELAY: i64 = 40;

/// What the best rival's prospects count, in hundredths.
const RIVAL: i64 = 12;

impl Played for Arkwright<WaterFrame> {
    const THINKING: &'static [BotName] = &[BotName::Greedy];

    const BASELINES: &'static [BotName] = &[
        BotName::Specialist,
        BotName::Shipowner,
        BotName::Flat,
        BotName::Uct,
    ];

    const LEVELS: &'static [BotName] = LEVELS;

    const RATINGS: &'static [(u8, Ratings)] = &[
        (2, &rated([390, 510, 650, 820])),
        (3, &rated([440, 570, 620, 720])),
        (4, &rated([340, 450, 540, 650])),
    ];

    const NETS: &'static [u8] = &[2, 3, 4];

    fn thinker(
        &self,
        board: &Board<WaterFrame>,
        bot: BotName,
        seed: u64,
    ) -> Box<dyn Thinker<Action>> {
        #[cfg(feature = "all")]
        if let Some(strategy) = scripted::Strategy::of(bot) {
            let search = TurnSearch::begin(self.clone(), strategy, board, WIDTH, TURNS);
            return Box::new(search);
        }
        if let Some(thinker) = think_as_level(self, board, bot, seed) {
            return thinker;
        }
        let search = TurnSearch::begin(self.clone(), Greedy::default(), board, WIDTH, TURNS);
        Box::new(search)
    }

    fn outlook(&self, board: &Board<WaterFrame>, seat: Seat) -> Option<Outlook> {
        outlook_by_net(self, board, seat)
    }

    #[cfg(feature = "all")]
    fn net_kind(&self) -> Option<crate::NetKind> {
        Some(crate::NetKind::of(self))
    }

    fn judged(&self, board: &Board<WaterFrame>, bot: BotName, seat: Seat) -> Option<i64> {
        // Without a net a level plays as greedy does.
        let by_net = judged_as_level(self, board, bot, seat);
        Some(by_net.unwrap_or_else(|| self.evaluate(board, seat)))
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

/// The judgement of greedy, which remembers what was worked out for other boards.
#[derive(Default)]
struct Greedy(Outlooks);

impl Judge<Arkwright<WaterFrame>> for Greedy {
    fn judge(
        &mut self,
        game: &Arkwright<WaterFrame>,
        board: &Board<WaterFrame>,
        seat: Seat,
    ) -> i64 {
        judge_remembering(game, board, seat, &mut self.0)
    }
}

/// What greedy says of a board, with what was worked out for other boards.
fn judge_remembering(
    game: &Arkwright<WaterFrame>,
    board: &Board<WaterFrame>,
    seat: Seat,
    outlooks: &mut Outlooks,
) -> i64 {
    let board = looked_at(game, board);
    let forecast = Forecast::remembering(game, &board, outlooks);
    judge(game, &board, &forecast, seat)
}

impl Evaluate for Arkwright<WaterFrame> {
    fn evaluate(&self, board: &Board<WaterFrame>, seat: Seat) -> i64 {
        let board = looked_at(self, board);
        judge(self, &board, &Forecast::new(self, &board), seat)
    }
}

/// The board that is judged in place of another: a factory action is paid once it is done (II.1), and
/// of a production under way the end counts.
fn looked_at(game: &Arkwright<WaterFrame>, board: &Board<WaterFrame>) -> Board<WaterFrame> {
    match board.phase {
        Phase::Action(hand) if matches!(hand.stage, Stage::Factory(_)) => game.settled(board),
        phase if is_producing(&phase) => produced(game, board),
        _ => *board,
    }
}

/// Whether a production phase is under way.
fn is_producing(phase: &Phase) -> bool {
    match phase {
        Phase::Sale(_) => true,
        Phase::Water(phase) => matches!(
            phase,
            WaterPhase::BeforeSale { .. }
                | WaterPhase::AfterSale { .. }
                | WaterPhase::Shipment { .. }
                | WaterPhase::StoreExtra { .. }
                | WaterPhase::Storing { .. }
        ),
        _ => false,
    }
}

/// The board once the production phase under way is over, if everybody answers as usual.
fn produced(game: &Arkwright<WaterFrame>, board: &Board<WaterFrame>) -> Board<WaterFrame> {
    let mut board = *board;
    while is_producing(&board.phase)
        && let Some(action) = game.usual(&board)
    {
        game.act(&mut board, action, &mut ());
    }
    board
}

/// A seat's prospects, and a little less for those of the best rival.
fn judge(
    game: &Arkwright<WaterFrame>,
    board: &Board<WaterFrame>,
    forecast: &Forecast,
    seat: Seat,
) -> i64 {
    let worth = |seat: Seat| {
        let room = forecast.room_of(seat);
        prospects(game, board, &forecast.flow_of(seat), room, seat).worth
    };
    let rivals = Seat::all(board.players).filter(|other| *other != seat);
    let best_rival = rivals.map(worth).max();
    worth(seat) - best_rival.unwrap_or(0) * RIVAL / 100
}

/// The value of a share in thousandths of a pound, on a space given in hundredths. Spaces of equal
/// value are told apart by how near the next pound is.
fn share_value(game: &Arkwright<WaterFrame>, space: i64) -> i64 {
    let values = &game.components().shares.values;
    let space = space.clamp(100, 100 * values.len() as i64);
    let whole = (space / 100) as usize;
    let value = |space: usize| i64::from(values[space.min(values.len()) - 1]) * POUND;
    let [now, next, second, third] = [0, 1, 2, 3].map(|ahead| value(whole + ahead));
    now + (third - now) * (space % 100) / 300 + (second - now) / 6 + (next - now) / 6
}

/// What greedy expects of a company, in thousandths.
#[derive(Clone, Copy, Debug, Default)]
struct Prospects {
    /// What it will be worth, all in all.
    worth: i64,
    /// The value of a share at the end.
    value: i64,
    /// Its shares at the end.
    shares: i64,
    /// What its tiles, grey markers and ships are worth.
    special: i64,
}

/// What a seat's company will be worth, in thousandths of a pound: its shares, and those that are
/// bought decade by decade with what is earned, at the value of the last space.
fn prospects(
    game: &Arkwright<WaterFrame>,
    board: &Board<WaterFrame>,
    flow: &Flow,
    room: i64,
    seat: Seat,
) -> Prospects {
    if board.phase == Phase::Over {
        return Prospects {
            worth: final_worth(game, board, seat),
            ..Prospects::default()
        };
    }
    let (company, harbour) = (board.company(seat), board.harbour(seat));
    let now = usize::from(board.decade).max(1);
    // Where the indicator will be after each decade, in hundredths of a space.
    let mut space = i64::from(company.space) * 100;
    let mut spaces = [space; LAST + 1];
    for (decade, after) in spaces.iter_mut().enumerate().skip(now) {
        let growth = if decade > now { GROWTH } else { 0 };
        space = (space + i64::from(flow.steps[decade]) + growth).clamp(100, 6000);
        *after = space;
    }
    // A factory that hired after its cycle and stays idle costs spaces and shares (8.0).
    let numbers = game.water_components();
    let idle = i64::from(harbour.marked.len());
    let penalty = i64::from(flow.penalty) + idle * i64::from(numbers.idle_spaces) * 100;
    let worth = share_value(game, space - penalty);
    let mut shares = (i64::from(company.shares) - idle * i64::from(numbers.idle_shares)) * 1000;
    if matches!(board.phase, Phase::FinalExchange(_)) {
        // Only what is bought counts now; cash is what it can still buy, less than that.
        let cash = i64::from(company.cash) - i64::from(company.loans) * 200;
        return Prospects {
            worth: shares * worth / 1000 + cash * POUND / 2,
            value: worth,
            shares,
            special: 0,
        };
    }

    let floor = i64::from(game.components().shares.buying_floor) * POUND;
    let mut before = i64::from(game.buying_price(board, seat)) * POUND;
    let repayment = i64::from(game.components().loans.repayment);
    let mut cash = 100 * (i64::from(company.cash) - repayment * i64::from(company.loans));
    for (decade, space) in spaces.into_iter().enumerate().skip(now) {
        cash += i64::from(flow.cash[decade]) - 100 * costs_of_decade(game, board, decade, seat);
        let after = share_value(game, space).max(floor);
        let mut price = match decade {
            LAST => after,
            _ => (before + after) / 2,
        };
        price += (worth.max(floor) - price).max(0) * DELAY / 100;
        before = after;
        let kept = if decade < LAST { 100 * KEPT } else { 0 };
        let spent = if cash < 0 { cash } else { (cash - kept).max(0) };
        cash -= spent;
        shares += spent * POUND * 10 / price;
    }
    // There are only so many shares; what cash is left decides ties.
    let total = i64::from(game.components().shares.total) * 1000;
    let shares = shares.min(total) + (shares - total).max(0) / 20;
    let mut prospects = shares * worth / 1000;
    let reserve = if now == 1 { RESERVE.0 } else { RESERVE.1 };
    prospects -= (reserve - i64::from(company.cash)).max(0) * MISSING;
    let special = special::worth(game, board, seat, room) * POUND / 100;
    prospects += special;
    // Moving warehouse workers to and fro leads nowhere.
    prospects -= i64::from(board.parts.action.restaffed) * POUND / 100;
    Prospects {
        worth: prospects - i64::from(company.loans) * 40 * POUND,
        value: worth,
        shares,
        special,
    }
}

/// What actions, crews and warehouse workers will cost in a decade at least: the cheapest free spaces
/// of the present one, an average later on.
fn costs_of_decade(
    game: &Arkwright<WaterFrame>,
    board: &Board<WaterFrame>,
    decade: usize,
    seat: Seat,
) -> i64 {
    let (company, harbour) = (board.company(seat), board.harbour(seat));
    let workers = game.crews(harbour) + harbour.warehouse_workers();
    let wages = i64::from(game.harbour_wage(board)) * i64::from(workers);
    if decade != usize::from(board.decade) {
        return wages + 4 * LATER_ACTION;
    }
    let are_paid = is_produced(&board.phase) && board.cycle == 3;
    let is_blocked = board.parts.bureaucracy && !harbour.has(Tile::Administrator);
    let spaces = game.components().administration.spaces;
    let free = spaces.iter().zip(company.administration);
    let actions: i64 = free
        .skip(usize::from(is_blocked))
        .filter(|(_, placed)| placed.is_none())
        .take(actions_in_decade(board, seat))
        .map(|(cost, _)| i64::from(*cost))
        .sum();
    actions + if are_paid { 0 } else { wages }
}
