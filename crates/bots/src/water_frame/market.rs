//! What the productions to come bring every company, if prices and rows stay as they are:
//! distribution fades, importers move on, factories become obsolete, what is left is shipped or
//! stored.

use arkwright::{Arkwright, Board, EventMarker, Good, Room, Sellers, Tile, WaterFrame};
use table::{MAX_SEATS, Seat};

use super::calendar::{LAST, next_production};
use super::sale::sell;
use super::ships::Ships;

/// How much of the cash of the first, second, ... production to come is counted on, in hundredths:
/// rivals catch up.
const TRUST: [i64; LAST] = [100, 95, 90, 85, 80];

/// The same for the steps of the share value.
const TRUST_STEPS: [i64; LAST] = [100, 90, 80, 70, 60];

/// How sure a shipment is for which no contract was taken yet, in this decade and in later ones, in
/// hundredths. Taking the contract brings the rest.
const UNSIGNED: (i64, i64) = (60, 85);

/// What a good is worth that is neither sold nor shipped, since a lower price would sell it, and
/// what appeal is worth that nothing was left to sell for, in hundredths of a pound; for so many.
const UNSOLD: (i64, u8) = (200, 2);
const SPARE_APPEAL: (i64, u8) = (100, 3);

/// Cash and share steps of one company by decade, in hundredths.
#[derive(Clone, Copy, Default)]
pub(super) struct Flow {
    pub(super) cash: [i64; LAST + 1],
    pub(super) steps: [i64; LAST + 1],
    /// Steps lost after the last shares are bought: an open contract costs as many as it says (8.0).
    pub(super) penalty: i64,
}

/// What one company brings to a good's productions.
#[derive(Clone, Copy, Default)]
struct Maker {
    price: i64,
    base: i64,
    distribution: u8,
    level: u8,
    workers: u8,
    machines: u8,
    stored: u8,
    room: u8,
    contract: u8,
    patron: bool,
    foreman: bool,
    workshop: bool,
}

/// The board whose productions are looked ahead to.
struct Market<'a> {
    game: &'a Arkwright<WaterFrame>,
    board: &'a Board<WaterFrame>,
    ships: &'a [Ships; MAX_SEATS],
    charisma: Option<Seat>,
}

/// A production to come.
#[derive(Clone, Copy)]
struct Ahead {
    good: Good,
    decade: usize,
    /// How many productions of the good come before it.
    before: usize,
    is_later_decade: bool,
}

/// Cash and share steps of all companies in the productions to come.
pub(super) fn flows(
    game: &Arkwright<WaterFrame>,
    board: &Board<WaterFrame>,
    rooms: &[Room; MAX_SEATS],
    ships: &[Ships; MAX_SEATS],
) -> [Flow; MAX_SEATS] {
    let mut flows = [Flow::default(); MAX_SEATS];
    let market = Market {
        game,
        board,
        ships,
        charisma: Seat::all(board.players).find(|seat| board.harbour(*seat).has(Tile::Charisma)),
    };
    for good in Good::ALL {
        let first = next_production(board, good);
        let mut makers = market.makers(good, rooms);
        let sellers = game.sellers(board, good);
        for decade in first..=LAST {
            let ahead = Ahead {
                good,
                decade,
                before: decade - first,
                is_later_decade: decade > usize::from(board.decade).max(1),
            };
            market.produce(ahead, &sellers, &mut makers, &mut flows);
        }
        let price = game.components().factories[good.index()].warehouse_price;
        for (maker, flow) in makers.iter().zip(&mut flows) {
            flow.cash[LAST] += 100 * i64::from(maker.stored) * i64::from(price);
            flow.penalty += 100 * i64::from(maker.contract);
        }
    }
    flows
}

impl Market<'_> {
    fn makers(&self, good: Good, rooms: &[Room; MAX_SEATS]) -> [Maker; MAX_SEATS] {
        let mut makers = [Maker::default(); MAX_SEATS];
        let index = good.index();
        for seat in Seat::all(self.board.players) {
            let (company, harbour) = (self.board.company(seat), self.board.harbour(seat));
            let factory = company.factory(good);
            let room = &rooms[seat.index()];
            let base = match factory.level {
                0 => 0,
                level => self.game.components().factories[index].cost[usize::from(level) - 1],
            };
            makers[seat.index()] = Maker {
                price: i64::from(factory.price),
                base: i64::from(base),
                distribution: factory.distribution,
                level: factory.level,
                workers: factory.workers(),
                machines: factory.machine_count(),
                stored: company.stored[index],
                room: room.large[index] + room.scale[index].min(room.small),
                contract: harbour.contracts[index],
                patron: harbour.has(Tile::patron(good)),
                foreman: harbour.foreman == Some(good),
                workshop: harbour.workshop == Some(good),
            };
        }
        makers
    }

    /// The importer when a good is produced: it moves by one on average where its marker is still
    /// face down (I), and comes back once the Navigation Acts are over.
    fn importer(&self, ahead: Ahead) -> u8 {
        let is_known =
            ahead.before == 0 && ahead.good == self.board.active() && self.board.decade > 0;
        let back = match self.ended(ahead, EventMarker::NavigationActs) {
            true => self.game.water_components().events.navigation,
            false => 0,
        };
        let moves = ahead.before as u8 + u8::from(!is_known);
        self.board.importers[ahead.good.index()] + moves + back
    }

    /// Whether an event lasts now and is over by then.
    fn ended(&self, ahead: Ahead, event: EventMarker) -> bool {
        ahead.is_later_decade && self.board.parts.lasts(event)
    }

    fn wage(&self, ahead: Ahead) -> u8 {
        let more = match self.ended(ahead, EventMarker::ThreatOfStrike) {
            true => self.game.water_components().events.strike,
            false => 0,
        };
        self.game.wage(self.board) - more
    }

    /// Who gets a bonus step: the single highest number above the importer's, or charisma's (III.2).
    fn highest(&self, numbers: &[u8; MAX_SEATS], importer: u8) -> Option<usize> {
        let most = numbers.iter().copied().max();
        let most = most.filter(|most| *most > importer)?;
        if let Some(seat) = self.charisma
            && numbers[seat.index()] == most
        {
            return Some(seat.index());
        }
        let first = numbers.iter().position(|number| *number == most)?;
        (!numbers[first + 1..].contains(&most)).then_some(first)
    }

    /// Wages and running costs of a factory (III.3).
    fn costs(&self, maker: &Maker, wage: u8) -> i64 {
        let tiles = &self.game.water_components().tiles;
        let mut costs = i64::from(maker.workers) * i64::from(wage);
        if maker.foreman {
            let lower = wage.saturating_sub(tiles.foreman).max(tiles.foreman_least);
            let led = maker.workers.min(tiles.foreman_workers);
            costs -= i64::from(led) * i64::from(wage.saturating_sub(lower));
        }
        let machines = match maker.workshop {
            true => maker.machines.min(tiles.workshop_running),
            false => maker.machines,
        };
        costs + i64::from(machines)
    }

    fn produce(
        &self,
        ahead: Ahead,
        sellers: &Sellers,
        makers: &mut [Maker; MAX_SEATS],
        flows: &mut [Flow; MAX_SEATS],
    ) {
        let mut sellers = *sellers;
        for (seller, maker) in sellers.iter_mut().zip(&*makers) {
            let faded = maker.distribution.min(ahead.before as u8);
            seller.appeal = seller.appeal.saturating_sub(faded);
            if maker.level > 0 {
                seller.stored = maker.stored;
            }
        }
        let importer = self.importer(ahead);
        let demand = self.game.demand(self.board, ahead.good);
        let (mut sold, importer_sold) = sell(demand, importer, &sellers);
        let mut left = [0; MAX_SEATS];
        for seat in Seat::all(MAX_SEATS as u8).map(Seat::index) {
            let maker = &makers[seat];
            left[seat] = sellers[seat].produced + maker.stored - sold[seat];
            if maker.patron && maker.level > 0 && left[seat] > 0 {
                sold[seat] += 1;
                left[seat] -= 1;
            }
        }
        let appeals = sellers.map(|seller| seller.appeal);
        let most_appeal = self.highest(&appeals, importer);
        let most_sold = self.highest(&sold, importer_sold);
        let wage = self.wage(ahead);
        let trust = TRUST[ahead.before];
        let components = self.game.components();
        let obsolete = components.timetable.obsolete[ahead.decade];
        for seat in Seat::all(self.board.players).map(Seat::index) {
            let (maker, flow) = (&mut makers[seat], &mut flows[seat]);
            if maker.level > 0 {
                if ahead.is_later_decade && obsolete & (1 << (maker.level - 1)) != 0 {
                    maker.workers += components.loans.obsolete_workers;
                }
                let mut steps = i64::from(sold[seat].min(2));
                if sold[seat] > 0 {
                    steps += i64::from(most_appeal == Some(seat));
                    steps += i64::from(most_sold == Some(seat));
                }
                let cash = i64::from(sold[seat]) * maker.price - self.costs(maker, wage);
                let spare = appeals[seat].saturating_sub(sold[seat]).min(SPARE_APPEAL.1);
                flow.cash[ahead.decade] += trust * cash;
                flow.cash[ahead.decade] += trust * i64::from(spare) * SPARE_APPEAL.0 / 100;
                flow.steps[ahead.decade] += TRUST_STEPS[ahead.before] * steps;
            }
            let goods = self.ship(ahead, &self.ships[seat], left[seat], maker, flow);
            if maker.level > 0 {
                let unsold = i64::from(goods.min(UNSOLD.1));
                flow.cash[ahead.decade] += trust * unsold * UNSOLD.0 / 100;
            }
            maker.stored = goods.min(maker.room);
        }
    }

    /// Ships goods that are left, and says how many still are (III.4).
    fn ship(
        &self,
        ahead: Ahead,
        ships: &Ships,
        goods: u8,
        maker: &mut Maker,
        flow: &mut Flow,
    ) -> u8 {
        let trust = TRUST[ahead.before];
        let spaces = self.game.contract_spaces();
        if maker.contract == 0 {
            let Some(shipment) = ships.best(spaces, goods, maker.base) else {
                return goods;
            };
            let sure = match ahead.is_later_decade {
                true => UNSIGNED.1,
                false => UNSIGNED.0,
            };
            flow.cash[ahead.decade] += trust * shipment.cash * sure / 100;
            flow.steps[ahead.decade] -= trust * shipment.ships * sure / 100;
            return goods - shipment.goods;
        }
        if let Some(shipment) = ships.fulfil(maker.contract, goods, maker.base) {
            flow.cash[ahead.decade] += trust * shipment.cash;
            flow.steps[ahead.decade] -= trust * shipment.ships;
            maker.contract = 0;
            return goods - shipment.goods;
        }
        match spaces.iter().find(|space| **space > maker.contract) {
            Some(space) => maker.contract = *space,
            None => {
                let overdue = self.game.water_components().overdue_spaces;
                flow.steps[ahead.decade] -= trust * i64::from(overdue);
            }
        }
        goods
    }
}
