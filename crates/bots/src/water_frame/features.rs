//! What a net is told of a board of Water Frame.
//!
//! Everything is as the seat sees it: its own company, harbour and each of its goods in detail, its
//! rivals by their prospects, the strongest first. What can be worked out is told worked out: what the
//! next production would bring, what those of the coming decades would, and what greedy expects the
//! company to be worth.

use arkwright::{
    Arkwright, Board, EventMarker, Good, Marker, Occasion, Pending, Phase, Preparation, Shade,
    Stage, Tile, WaterFrame, WaterOptions, WaterPhase, WaterStage,
};
use table::{Game, MAX_SEATS, Seat};

use super::calendar::{LAST, actions_in_decade, actions_left, next_production};
use super::forecast::{Forecast, Outlooks};
use super::market::{Flow, Trade};
use super::{
    POUND, Prospects, costs_of_decade, is_producing, judge_remembering, looked_at, prospects,
};
use crate::arkwright::part_of_turn;
use crate::features::{Features, Inputs};
use crate::levels::{OWN_TURN, sight_of};
use crate::look_ahead::Sight;
use crate::spec::BotName;

/// How many numbers each part has.
const TABLE: usize = 82;
const ACTION: usize = 35;
const COMPANY: usize = 59;
const HARBOUR: usize = 55;
const GOOD: usize = 45;
const RIVAL: usize = 25;

/// Where it is told what greedy expects the company to be worth, in 300 pounds, and behind it how much
/// more than the best rival, in 150 pounds.
#[cfg(any(feature = "train", test))]
const WORTH: usize = TABLE + ACTION + 37;

/// Events that last for a decade and change what is worth while.
const LASTING: [EventMarker; 4] = [
    EventMarker::CrownJubilee,
    EventMarker::NavigationActs,
    EventMarker::OpiumWar,
    EventMarker::ThreatOfStrike,
];

/// The grey markers of Water Frame.
const GREY: [Marker; 8] = [
    Marker::GREY[0],
    Marker::GREY[1],
    Marker::GREY[2],
    Marker::PRODUCTION[0],
    Marker::GREY[4],
    Marker::GREY[5],
    Marker::GREY[6],
    Marker::PRODUCTION[1],
];

/// What was worked out for other boards.
#[derive(Clone, Default)]
pub struct Remembered(Outlooks);

impl Features for Arkwright<WaterFrame> {
    const FEATURES: usize = TABLE + ACTION + COMPANY + HARBOUR + 4 * GOOD + (MAX_SEATS - 1) * RIVAL;
    const FEATURES_REVISION: u16 = 1;
    // A page fetches them when they are wanted.
    #[cfg(feature = "all")]
    const WEIGHTS: &'static [(u8, &'static [u8])] = &[
        (2, include_bytes!("../../weights/water-frame-2.net")),
        (3, include_bytes!("../../weights/water-frame-3.net")),
        (4, include_bytes!("../../weights/water-frame-4.net")),
    ];
    const POINTS: i32 = 100;
    // A game takes as long as ten of Spinning Jenny, so that a generation has few, and much is learned
    // from each.
    #[cfg(feature = "train")]
    const LEARNING: crate::Learning = crate::Learning {
        games: [800, 250],
        beam: 6,
        trace: 0.95,
        begins_with: &[(0, WORTH, 300), (1, WORTH + 1, 150)],
        ..crate::Learning::USUAL
    };
    type Memory = Remembered;

    fn features(
        &self,
        board: &Board<WaterFrame>,
        seat: Seat,
        memory: &mut Remembered,
        inputs: &mut Inputs<'_>,
    ) {
        let seen = looked_at(self, board);
        let view = View::new(self, &seen, seat, &mut memory.0);
        view.table(board, inputs);
        view.action(board, inputs);
        view.company(inputs);
        view.harbour(inputs);
        for good in Good::ALL {
            view.good(good, inputs);
        }
        view.rivals(inputs);
    }

    fn stretch(&self, board: &Board<WaterFrame>) -> u16 {
        match (board.decade, board.phase) {
            (0, _) => 0,
            (_, Phase::FinalExchange(_) | Phase::Over) => 4 * LAST as u16 + 1,
            (decade, _) => 4 * u16::from(decade) - 3 + u16::from(board.cycle),
        }
    }

    fn part(&self, board: &Board<WaterFrame>) -> u16 {
        part_of_turn(&board.phase)
    }

    fn is_opening(&self, board: &Board<WaterFrame>) -> bool {
        board.decade == 0
    }

    fn judged_by_hand(
        &self,
        board: &Board<WaterFrame>,
        seat: Seat,
        memory: &mut Remembered,
    ) -> i64 {
        judge_remembering(self, board, seat, &mut memory.0)
    }

    /// A turn has more steps than in Spinning Jenny, and playing on takes longer and tells less: only
    /// master does, and with more than one rival only to the end of the cycle. With one rival narrow
    /// beams miss less, so that the lower levels look at less.
    fn sight(&self, bot: BotName) -> Option<Sight> {
        let sight = sight_of(bot)?;
        let has_one_rival = self.setup().players == 2;
        Some(match (bot, has_one_rival) {
            (BotName::Apprentice, true) => Sight { width: 2, ..sight },
            (BotName::Journeyman, true) => Sight { width: 3, ..sight },
            (BotName::Journeyman, false) => Sight { width: 5, ..sight },
            (BotName::Foreman, true) => Sight {
                width: 8,
                ..OWN_TURN
            },
            (BotName::Foreman, false) => OWN_TURN,
            (BotName::Master, true) => Sight {
                quick: 4,
                rounds: &[1, 1, 2],
                ..sight
            },
            (BotName::Master, false) => Sight {
                turns: 8,
                stretches: 1,
                quick: 4,
                rounds: &[2, 4],
                ..sight
            },
            _ => sight,
        })
    }

    /// Half of the games as they were asked for; the others with what first games and variants have
    /// more: patrons, a second event in each decade, and what the rule book lays out.
    fn set_ups(&self) -> Vec<Self> {
        let free = WaterOptions::default();
        let laid_out = WaterOptions {
            preparation: Preparation::Predetermined,
            shuffled_events: true,
            ..free
        };
        let varied = WaterOptions {
            patrons: true,
            extra_events: true,
            ..free
        };
        let others = [laid_out, varied].map(|options| self.with_options(options));
        let [laid_out, varied] = others;
        vec![self.clone(), laid_out, self.clone(), varied]
    }
}

/// A board as a seat sees it, with what was worked out.
struct View<'a> {
    game: &'a Arkwright<WaterFrame>,
    board: &'a Board<WaterFrame>,
    seat: Seat,
    /// The present decade; the first one while it is prepared.
    now: usize,
    forecast: Forecast,
    flows: [Flow; MAX_SEATS],
    prospects: [Prospects; MAX_SEATS],
}

impl<'a> View<'a> {
    fn new(
        game: &'a Arkwright<WaterFrame>,
        board: &'a Board<WaterFrame>,
        seat: Seat,
        known: &mut Outlooks,
    ) -> View<'a> {
        let mut view = View {
            game,
            board,
            seat,
            now: usize::from(board.decade).max(1),
            forecast: Forecast::remembering(game, board, known),
            flows: [Flow::default(); MAX_SEATS],
            prospects: [Prospects::default(); MAX_SEATS],
        };
        for other in Seat::all(board.players) {
            let (flow, room) = (view.forecast.flow_of(other), view.forecast.room_of(other));
            view.prospects[other.index()] = prospects(game, board, &flow, room, other);
            view.flows[other.index()] = flow;
        }
        view
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.seat;
        Seat::all(self.board.players).filter(move |other| *other != own)
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
            Phase::Water(WaterPhase::DrawEconomyMarker) => 0,
            _ if self.board.decade == 0 => 0,
            _ => usize::from(self.board.players),
        }
    }

    /// Which of thirteen kinds of phases this is.
    fn phase(phase: Phase) -> Option<usize> {
        Some(match phase {
            Phase::Foundation(foundation) => usize::from(foundation.round),
            Phase::Administration { .. } => 2,
            Phase::Action(_) => 3,
            Phase::NameStartPlayer => 4,
            Phase::FinalExchange(_) => 5,
            phase if is_producing(&phase) => 6,
            Phase::Water(phase) => match phase {
                WaterPhase::ShareSale { .. } => 7,
                WaterPhase::SpecialMarker {
                    occasion: Occasion::Preparation,
                    ..
                } => 8,
                WaterPhase::DrawEconomyMarker => 9,
                WaterPhase::Firing { .. } => 10,
                WaterPhase::Broker { .. } => 11,
                _ => 12,
            },
            _ => return None,
        })
    }

    fn table(&self, asked: &Board<WaterFrame>, inputs: &mut Inputs<'_>) {
        let board = self.board;
        let parts = &board.parts;
        inputs.one_of(Some(usize::from(board.decade)), LAST + 1);
        inputs.one_of((board.decade > 0).then_some(usize::from(board.cycle)), 4);
        inputs.one_of(Self::phase(asked.phase), 13);
        let is_asked = asked.asked == self.seat;
        inputs.flag(is_asked);
        inputs.flag(is_asked && asked.price_due().is_some());
        let (acted, place) = (self.acted(), self.place(self.seat));
        inputs.put(acted as i64, 4);
        inputs.flag(acted > place);
        inputs.one_of(Some(place), MAX_SEATS);
        inputs.put(board.empty, 80);
        inputs.put(board.fired, 20);
        inputs.put(parts.gone, 10);
        inputs.put(self.game.wage(board), 5);
        inputs.put(self.game.level(board), 3);
        inputs.flag(parts.bureaucracy);
        for event in LASTING {
            inputs.flag(parts.lasts(event));
        }
        for count in parts.rows.iter().flatten() {
            inputs.put(*count, 2);
        }
        for count in parts.ships {
            inputs.put(count, 2);
        }
        let owned = board.harbour(self.seat).tiles;
        for tile in Tile::ALL {
            inputs.flag(parts.tiles[tile.index()] > 0 && !owned.contains(tile));
        }
    }

    fn action(&self, asked: &Board<WaterFrame>, inputs: &mut Inputs<'_>) {
        let hand = match asked.phase {
            Phase::Action(hand) if asked.asked == self.seat => hand,
            _ => return inputs.nothing(ACTION),
        };
        inputs.one_of(Some(hand.marker.kind as usize), 9);
        inputs.flag(hand.marker.shade == Shade::Light);
        inputs.flag(hand.marker.shade == Shade::Dark);
        let stage = match hand.stage {
            Stage::Factory(_) => 0,
            Stage::Workers(_) => 1,
            Stage::Machinery(_) => 2,
            Stage::Quality(_) => 3,
            Stage::Distribution(_) => 4,
            Stage::StockExchange(_) => 5,
            Stage::Prices(_) => 6,
            Stage::SpecialMarker | Stage::Water(WaterStage::SpecialMarker) => 7,
            Stage::Water(WaterStage::School) => 8,
            Stage::Water(WaterStage::Patent { .. }) => 9,
            Stage::Water(WaterStage::Ship { .. }) => 10,
            Stage::Water(WaterStage::Production { .. }) => 11,
        };
        inputs.one_of(Some(stage), 12);
        let pending = match asked.parts.pending {
            None => None,
            Some(Pending::Discard) => Some(0),
            Some(Pending::ReturnTile(_)) => Some(1),
            Some(Pending::Inventor) => Some(2),
        };
        inputs.one_of(pending, 3);
        // A factory action is paid once it is done (II.1).
        let cash = |board: &Board<WaterFrame>| i64::from(board.company(self.seat).cash);
        inputs.put(cash(asked) - cash(self.board), 30);
        let worth = |board| i64::from(self.game.portfolio(board, self.seat));
        inputs.put(worth(asked) - worth(self.board), 30);
        inputs.put(hand.paid, 10);
        inputs.put(asked.parts.action.inventor_fees, 10);
        inputs.put(asked.parts.action.displaced, 3);
        let budget = match hand.stage {
            Stage::Water(WaterStage::Patent { levels, .. }) => levels,
            Stage::Water(WaterStage::Ship { left, .. }) => left,
            _ => 0,
        };
        inputs.put(budget, 4);
        inputs.flag(matches!(
            hand.stage,
            Stage::Water(
                WaterStage::Ship { sailed: true, .. }
                    | WaterStage::Production { produced: Some(_) }
            )
        ));
        inputs.flag(asked.parts.action.developer);
        inputs.put(asked.parts.action.restaffed, 4);
    }

    fn company(&self, inputs: &mut Inputs<'_>) {
        let (game, board, seat) = (self.game, self.board, self.seat);
        let company = board.company(seat);
        let cash = i64::from(company.cash);
        inputs.pieces(cash, &[5, 15, 30, 60, 120, 240]);
        inputs.put(i64::from(company.loans), 1);
        inputs.put(company.shares, 20);
        inputs.put(company.space, 30);
        let value = i64::from(game.share_value(board, seat));
        let price = i64::from(game.buying_price(board, seat)).max(1);
        inputs.put(value, 15);
        inputs.put(price - value, 5);
        inputs.put(i64::from(company.shares) * value, 200);
        let total = i64::from(game.components().shares.total);
        let affordable = (cash / price).min(total - i64::from(company.shares)).max(0);
        inputs.put(affordable, 10);
        inputs.put(affordable * value, 100);
        for marker in GREY {
            inputs.flag(company.markers.contains(marker));
        }
        for marker in &Marker::ALL[..Marker::OWN] {
            inputs.flag(company.space_of(*marker).is_some());
        }
        for placed in company.administration {
            inputs.flag(placed.is_none());
        }
        inputs.put(actions_in_decade(board, seat) as i64, 4);
        inputs.put(actions_left(board, seat), 20);
        inputs.put(costs_of_decade(game, board, self.now, seat), 30);
        let later = (LAST - self.now.min(LAST)) as i64;
        let costs = costs_of_decade(game, board, LAST + 1, seat);
        inputs.put(later * costs, 100);

        let own = &self.prospects[seat.index()];
        let best = self
            .others()
            .map(|rival| self.prospects[rival.index()].worth);
        inputs.put(own.worth, 300 * POUND);
        inputs.put(own.worth - best.max().unwrap_or(own.worth), 150 * POUND);
        inputs.put(own.value, 20 * POUND);
        inputs.put(own.shares, 20 * 1000);
        inputs.put(own.special, 50 * POUND);
        let flow = &self.flows[seat.index()];
        for ahead in 0..LAST {
            let decade = self.now + ahead;
            inputs.put(flow.cash.get(decade).map_or(0, |cash| *cash), 80 * 100);
            inputs.put(flow.steps.get(decade).map_or(0, |steps| *steps), 8 * 100);
        }
        let (profit, steps) = sums(flow);
        inputs.put(profit, 300 * 100);
        inputs.put(steps, 30 * 100);
        inputs.put(flow.penalty, 10 * 100);
        inputs.put(profit * value / price, 300 * 100);
        inputs.put(i64::from(company.shares) * steps, 400 * 100);
        // What the production of this cycle leaves in hand before anything is sold.
        let active = board.active();
        let is_ahead = board.decade > 0 && next_production(board, active) == self.now;
        let trade = self.forecast.outlooks[active.index()].next[seat.index()];
        let trade = if is_ahead { trade } else { Trade::default() };
        let (costs, income) = (i64::from(trade.costs), i64::from(trade.income));
        inputs.put((costs - cash - income).max(0), 20);
        inputs.put(cash + income - costs, 80);
    }

    fn harbour(&self, inputs: &mut Inputs<'_>) {
        let (board, seat) = (self.board, self.seat);
        let (company, harbour) = (board.company(seat), board.harbour(seat));
        let ships = &self.forecast.ships[seat.index()];
        inputs.put(ships.larger, 4);
        inputs.put(ships.both, 6);
        inputs.put(self.game.crews(harbour), 3);
        inputs.put(harbour.warehouse_workers(), 3);
        inputs.put(self.forecast.room_of(seat), 10);
        inputs.put(company.stored_in_all(), 6);
        inputs.put(harbour.contracts.iter().sum::<u8>(), 6);
        let open = harbour.contracts.iter().filter(|space| **space > 0);
        inputs.put(open.count() as i64, 2);
        inputs.put(i64::from(harbour.marked.len()), 2);
        inputs.flag(harbour.jubilee);
        inputs.put(harbour.inventor_uses, 2);
        inputs.put(harbour.tiles.len() as i64, 4);
        inputs.put(i64::from(board.goods_of(seat).len()), 4);
        for pier in [0, 1] {
            inputs.flag(company.space_of(Marker::ship(pier)).is_some());
        }
        let actions = actions_left(board, seat);
        for tile in Tile::ALL {
            let is_owned = harbour.has(tile);
            inputs.flag(is_owned);
            inputs.put(if is_owned { actions } else { 0 }, 20);
        }
    }

    fn good(&self, good: Good, inputs: &mut Inputs<'_>) {
        let (board, seat, index) = (self.board, self.seat, good.index());
        let outlook = &self.forecast.outlooks[index];
        let (company, harbour) = (board.company(seat), board.harbour(seat));
        let factory = company.factory(good);
        let own = &outlook.next[seat.index()];
        let first = next_production(board, good);
        let left = (LAST + 1 - first.min(LAST + 1)) as i64;
        let rivals = || self.others().map(|other| &outlook.next[other.index()]);
        for level in 1..=4 {
            inputs.flag(factory.level >= level);
        }
        inputs.flag(factory.is_built() && factory.level < self.game.level(board));
        inputs.put(factory.price, 10);
        inputs.put(own.appeal, 10);
        inputs.put(own.produced, 6);
        inputs.put(factory.row_workers(), 8);
        inputs.put(factory.machine_count(), 6);
        inputs.put(factory.extra, 2);
        inputs.put(factory.quality, 4);
        inputs.put(factory.distribution, 6);
        let highest = rivals().map(|trade| trade.appeal).max().unwrap_or(0);
        let bar = i64::from(highest.max(outlook.importer));
        inputs.put(highest, 10);
        inputs.put(outlook.importer, 10);
        let lead = i64::from(own.appeal) - bar;
        inputs.put(if factory.is_built() { lead } else { -bar }, 5);
        inputs.flag(factory.is_built() && lead > 0);
        let demand = i64::from(self.game.demand(board, good));
        inputs.put(demand, 10);
        let supply: i64 = rivals().map(|trade| i64::from(trade.produced)).sum();
        inputs.put(supply, 10);
        inputs.put(demand - supply - i64::from(own.produced), 10);
        let sold: i64 = outlook.next.iter().map(|trade| i64::from(trade.sold)).sum();
        inputs.put(demand - sold - i64::from(outlook.importer_sold), 5);
        inputs.put(outlook.importer_sold, 5);
        inputs.put(own.sold, 6);
        inputs.put(own.shipped, 4);
        inputs.put(own.left, 4);
        inputs.put(own.income, 50);
        inputs.put(own.costs, 30);
        inputs.put(own.steps, 4);
        let flow = &outlook.flows[seat.index()];
        for decade in [first, first + 1] {
            inputs.put(flow.cash.get(decade).map_or(0, |cash| *cash), 40 * 100);
            inputs.put(flow.steps.get(decade).map_or(0, |steps| *steps), 4 * 100);
        }
        let (profit, steps) = sums(flow);
        inputs.put(profit, 150 * 100);
        inputs.put(steps, 12 * 100);
        inputs.put(left, 5);
        inputs.put(if factory.is_built() { left } else { 0 }, 5);
        inputs.put(company.stored[index], 3);
        let contract = harbour.contracts[index];
        inputs.put(contract, 4);
        inputs.flag(contract > 0 && own.shipped == 0);
        inputs.flag(board.decade > 0 && good == board.active() && first == self.now);
        inputs.flag(harbour.has(Tile::patron(good)));
        inputs.flag(harbour.foreman == Some(good) && harbour.has(Tile::Foreman));
        inputs.flag(harbour.workshop == Some(good) && harbour.has(Tile::Workshop));
        let room = &self.forecast.rooms[seat.index()];
        inputs.put(room.large[index] + room.scale[index].min(room.small), 5);
        inputs.flag(harbour.marked.contains(good));
    }

    fn rivals(&self, inputs: &mut Inputs<'_>) {
        let mut rivals = [self.seat; MAX_SEATS - 1];
        let mut count = 0;
        for (place, other) in rivals.iter_mut().zip(self.others()) {
            *place = other;
            count += 1;
        }
        // Equal ones in the order of play after this seat, so that seats have no names.
        let players = usize::from(self.board.players);
        rivals[..count].sort_by_key(|rival| {
            let behind = (rival.index() + players - self.seat.index()) % players;
            (!self.prospects[rival.index()].worth, behind)
        });
        for rival in &rivals[..count] {
            self.rival(*rival, inputs);
        }
        inputs.nothing((MAX_SEATS - 1 - count) * RIVAL);
    }

    fn rival(&self, rival: Seat, inputs: &mut Inputs<'_>) {
        let (game, board) = (self.game, self.board);
        let (company, harbour) = (board.company(rival), board.harbour(rival));
        let cash = i64::from(company.cash);
        let prospects = &self.prospects[rival.index()];
        inputs.put(prospects.worth, 300 * POUND);
        inputs.put(prospects.value, 20 * POUND);
        inputs.put(prospects.special, 50 * POUND);
        inputs.pieces(cash, &[15, 50, 150]);
        inputs.put(company.shares, 20);
        inputs.put(company.space, 30);
        let value = i64::from(game.share_value(board, rival));
        let price = i64::from(game.buying_price(board, rival)).max(1);
        inputs.put(value, 15);
        inputs.put(i64::from(company.loans), 1);
        inputs.put(i64::from(company.shares) * value, 200);
        inputs.put(cash / price * value, 100);
        let flow = &self.flows[rival.index()];
        let (profit, steps) = sums(flow);
        inputs.put(profit, 300 * 100);
        inputs.put(steps, 30 * 100);
        inputs.put(i64::from(company.shares) * steps, 400 * 100);
        inputs.put(flow.cash.get(self.now).map_or(0, |cash| *cash), 80 * 100);
        let place = self.place(rival);
        inputs.put(place as i64, 3);
        inputs.flag(self.acted() > place);
        inputs.put(harbour.tiles.len() as i64, 4);
        inputs.put(self.forecast.ships[rival.index()].both, 6);
        inputs.put(i64::from(board.goods_of(rival).len()), 4);
        let trades = || {
            let outlooks = self.forecast.outlooks.iter();
            outlooks.map(|outlook| &outlook.next[rival.index()])
        };
        let all =
            |number: fn(&Trade) -> u8| -> i64 { trades().map(|t| i64::from(number(t))).sum() };
        inputs.put(all(|trade| trade.produced), 12);
        inputs.put(all(|trade| trade.sold), 12);
        inputs.put(all(|trade| trade.shipped), 6);
        inputs.put(all(|trade| trade.left), 6);
    }
}

/// All cash and all share steps of the decades to come, in hundredths.
fn sums(flow: &Flow) -> (i64, i64) {
    let sum = |numbers: &[i32]| numbers.iter().map(|number| i64::from(*number)).sum();
    (sum(&flow.cash), sum(&flow.steps))
}

#[cfg(test)]
mod tests {
    use table::{Game, Rng, Seed, Turn};

    use super::super::Greedy;
    use super::*;
    use crate::Evaluate;
    use crate::features::INPUT_LIMIT;
    use crate::judge::Judge;
    use crate::random_turn;

    /// Calls with every board of random games for two to four players.
    fn on_every_board(
        games: u64,
        mut look: impl FnMut(&Arkwright<WaterFrame>, &Board<WaterFrame>),
    ) {
        for players in 2..=4 {
            for preparation in [Preparation::Free, Preparation::Predetermined] {
                let options = WaterOptions {
                    preparation,
                    ..WaterOptions::default()
                };
                let game = Arkwright::water_frame(players, options);
                for number in 0..games {
                    let (mut board, mut stock) =
                        game.deal(&Seed::new(&format!("features {number}")));
                    let mut rng = Rng::new(number);
                    loop {
                        match game.turn(&board) {
                            Turn::Ask { .. } => {
                                for action in random_turn(&game, &board, &mut rng) {
                                    game.act(&mut board, action, &mut ());
                                    look(&game, &board);
                                }
                            }
                            Turn::Reveal => {
                                let face = game.draw(&board, &mut stock);
                                game.reveal(&mut board, face, &mut ()).expect("it fits");
                            }
                            Turn::Over => break,
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn every_number_of_every_board_is_written_and_memory_changes_none() {
        let mut memory = Remembered::default();
        let mut players = 0;
        on_every_board(4, |game, board| {
            if board.players != players {
                players = board.players;
                memory = Remembered::default();
            }
            for seat in Seat::all(board.players) {
                let numbers = |memory: &mut Remembered| {
                    let mut room = vec![i16::MAX; Arkwright::<WaterFrame>::FEATURES];
                    let mut inputs = Inputs::new(&mut room);
                    game.features(board, seat, memory, &mut inputs);
                    assert_eq!(
                        inputs.written(),
                        Arkwright::<WaterFrame>::FEATURES,
                        "{board:?}"
                    );
                    room
                };
                let room = numbers(&mut memory);
                assert!(room.iter().all(|number| number.abs() <= INPUT_LIMIT));
                assert_eq!(room, numbers(&mut Remembered::default()));
            }
        });
    }

    /// Each part has as many numbers as its constant says, or the parts behind it would be shifted.
    #[test]
    fn each_part_has_its_numbers() {
        on_every_board(1, |game, board| {
            let seen = looked_at(game, board);
            let view = View::new(game, &seen, board.asked, &mut Outlooks::default());
            let count = |part: &dyn Fn(&mut Inputs<'_>)| {
                let mut inputs = Inputs::new(&mut []);
                part(&mut inputs);
                inputs.written()
            };
            assert_eq!(count(&|inputs| view.table(board, inputs)), TABLE);
            assert_eq!(count(&|inputs| view.action(board, inputs)), ACTION);
            assert_eq!(count(&|inputs| view.company(inputs)), COMPANY);
            assert_eq!(count(&|inputs| view.harbour(inputs)), HARBOUR);
            assert_eq!(count(&|inputs| view.good(Good::Food, inputs)), GOOD);
            let rivals = (MAX_SEATS - 1) * RIVAL;
            assert_eq!(count(&|inputs| view.rivals(inputs)), rivals);
        });
    }

    /// A net begins with what greedy expects, so that is where it has to be told.
    #[test]
    fn what_a_net_begins_with_is_where_it_is_told() {
        on_every_board(1, |game, board| {
            let seen = looked_at(game, board);
            let seat = board.asked;
            let view = View::new(game, &seen, seat, &mut Outlooks::default());
            let mut room = [0; Arkwright::<WaterFrame>::FEATURES];
            game.features(
                board,
                seat,
                &mut Remembered::default(),
                &mut Inputs::new(&mut room),
            );
            let worth = |seat: Seat| view.prospects[seat.index()].worth;
            let best = view.others().map(worth).max().expect("there are rivals");
            let mut expected = [0; 2];
            let mut inputs = Inputs::new(&mut expected);
            inputs.put(worth(seat), 300 * POUND);
            inputs.put(worth(seat) - best, 150 * POUND);
            assert_eq!(room[WORTH..WORTH + 2], expected);
        });
    }

    #[test]
    fn greedy_judges_alike_whatever_it_remembers() {
        let mut greedy = Greedy::default();
        let mut players = 0;
        on_every_board(4, |game, board| {
            if board.players != players {
                players = board.players;
                greedy = Greedy::default();
            }
            for seat in Seat::all(board.players) {
                let judged = greedy.judge(game, board, seat);
                assert_eq!(judged, game.evaluate(board, seat), "{board:?}");
            }
        });
    }
}
