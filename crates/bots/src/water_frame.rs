//! How Water Frame judges a board: what the company will be worth if all goods go on selling, ships
//! go on sailing, and the cash that is left buys shares on the way.

mod calendar;
mod market;
mod sale;
mod special;
pub mod tune;

use arkwright::{
    Action, Arkwright, Board, Phase, Stage, Tile, WaterFrame, WaterPhase,
};
use table::{Game, MAX_SEATS, Seat};

use self::calendar::{LAST, actions_in_decade};
use self::market::{Flow, Ships, flows};
use self::tune::*;
use crate::Evaluate;
use crate::played::{Played, Thinker};
use crate::spec::BotName;
use crate::turn_search::TurnSearch;

/// The worth of one pound of company value.
const POUND: i64 = 1000;

impl Played for Arkwright<WaterFrame> {
    const THINKING: &'static [BotName] = &[BotName::Greedy];

    fn thinker(&self, board: &Board<WaterFrame>, _: BotName, _: u64) -> Box<dyn Thinker<Action>> {
        Box::new(TurnSearch::with_width(self.clone(), *board, WIDTH.get() as usize))
    }
}

impl Evaluate for Arkwright<WaterFrame> {
    fn evaluate(&self, board: &Board<WaterFrame>, seat: Seat) -> i64 {
        match board.phase {
            Phase::Action(hand) if matches!(hand.stage, Stage::Factory(_)) => {
                judge(self, &self.settled(board), seat)
            }
            phase if is_producing(&phase) => judge(self, &produced(self, board), seat),
            Phase::Action(hand) if board.asked == seat => {
                judge(self, board, seat) + i64::from(hand.paid) * POUND * ADDBACK.get() / 100
            }
            _ => judge(self, board, seat),
        }
    }
}

/// Whether a production phase is under way.
fn is_producing(phase: &Phase) -> bool {
    match phase {
        Phase::Sale(_) => true,
        Phase::Water(phase) => matches!(
            phase,
            WaterPhase::AfterSale { .. }
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

fn judge(game: &Arkwright<WaterFrame>, board: &Board<WaterFrame>, seat: Seat) -> i64 {
    let mut rooms = [game.room(board, seat); MAX_SEATS];
    let mut ships = [Ships::default(); MAX_SEATS];
    for other in Seat::all(board.players) {
        rooms[other.index()] = game.room(board, other);
        ships[other.index()] = Ships::of(game, board, other);
    }
    let flows = flows(game, board, &rooms, &ships);
    let room = |seat: Seat| {
        let room = &rooms[seat.index()];
        room.large.iter().map(|room| i64::from(*room)).sum::<i64>() + i64::from(room.small)
    };
    let worth = |seat: Seat| prospects(game, board, &flows[seat.index()], room(seat), seat);
    let rivals = Seat::all(board.players).filter(|other| *other != seat);
    let best_rival = rivals.map(worth).max();
    worth(seat) - best_rival.unwrap_or(0) * RIVAL.get() / 100
}

/// The value of a share, in thousandths of a pound, on a space given in hundredths.
fn share_value(game: &Arkwright<WaterFrame>, space: i64) -> i64 {
    let values = &game.components().shares.values;
    let space = space.clamp(100, 100 * values.len() as i64);
    let whole = (space / 100) as usize;
    let value = |space: usize| i64::from(values[space.min(values.len()) - 1]) * POUND;
    // A step is worth its part of the way to the next pounds.
    let before = value(whole) ;
    let ahead = value(whole + 3);
    before + (ahead - before) * (space % 100) / 300
        + (value(whole + 2) - before) / 6
        + (value(whole + 1) - before) / 6
}

/// What a seat's company will be worth, in thousandths of a pound.
fn prospects(
    game: &Arkwright<WaterFrame>,
    board: &Board<WaterFrame>,
    flow: &Flow,
    room: i64,
    seat: Seat,
) -> i64 {
    let company = board.company(seat);
    if board.phase == Phase::Over {
        let lost = i64::from(company.loans) * 100 * POUND;
        return i64::from(game.portfolio(board, seat)) * POUND + i64::from(company.cash) - lost;
    }
    let harbour = board.harbour(seat);
    let is_final = matches!(board.phase, Phase::FinalExchange(_));
    let idle = i64::from(harbour.marked.len());
    let numbers = game.water_components();
    let now = usize::from(board.decade).max(1);
    // Where the indicator will be after each decade, in hundredths of a space.
    let mut spaces = [i64::from(company.space) * 100; LAST + 1];
    let mut space = i64::from(company.space) * 100;
    for decade in now..=LAST {
        space = (space + flow.steps[decade] + if decade > now { 100 * GROWTH.get() } else { 0 }).clamp(100, 6000);
        spaces[decade] = space;
    }
    let last = spaces[LAST] - idle * i64::from(numbers.idle_spaces) * 100;
    let worth = share_value(game, last);
    let harbour_wages = i64::from(game.wage(board))
        * i64::from(game.crews(harbour) + harbour.warehouse_workers());
    let floor = i64::from(game.components().shares.buying_floor) * POUND;
    let total = i64::from(game.components().shares.total) * 1000;
    let mut shares = (i64::from(company.shares) - idle * i64::from(numbers.idle_shares)) * 1000;
    let mut cash = 100 * (i64::from(company.cash) - 13 * i64::from(company.loans));
    let mut before = i64::from(game.buying_price(board, seat)) * POUND;
    for decade in now..=LAST {
        cash += flow.cash[decade] - 100 * administration(game, board, decade, seat);
        if !is_final && !(decade == now && calendar::is_produced(&board.phase) && board.cycle == 3) {
            cash -= 100 * harbour_wages;
        }
        let after = share_value(game, spaces[decade]).max(floor);
        let mut price = if decade < LAST { (before + after) / 2 } else { after };
        price += (worth.max(floor) - price).max(0) * BLEND.get() / 100;
        before = after;
        let kept = if decade < LAST { 100 * RESERVE.get() } else { 0 };
        let spent = match cash - kept {
            over @ 0.. => over,
            _ if cash < 0 => cash,
            _ => 0,
        };
        cash -= spent;
        shares += spent * POUND * 10 / price;
    }
    let shares = shares.min(total) + (shares - total).max(0) / 20;
    let mut prospects = shares * worth / 1000;
    if !is_final {
        let reserve = if now == 1 { RESERVE_EARLY.get() } else { RESERVE.get() };
        prospects -= (reserve - i64::from(company.cash)).max(0) * SHORT.get();
        prospects += special::worth(game, board, seat, room) * POUND / 100;
    }
    prospects - i64::from(company.loans) * 40 * POUND
}

/// What the actions still to come in a decade cost at least: the cheapest free spaces, and an average
/// later on.
fn administration(
    game: &Arkwright<WaterFrame>,
    board: &Board<WaterFrame>,
    decade: usize,
    seat: Seat,
) -> i64 {
    if decade != usize::from(board.decade) {
        return 4 * LATER_ACTION.get();
    }
    let company = board.company(seat);
    let blocked = board.parts.bureaucracy && !board.harbour(seat).has(Tile::Administrator);
    let spaces = game.components().administration.spaces;
    spaces
        .iter()
        .zip(company.administration)
        .skip(usize::from(blocked))
        .filter(|(_, placed)| placed.is_none())
        .take(actions_in_decade(board, seat))
        .map(|(cost, _)| i64::from(*cost))
        .sum()
}
