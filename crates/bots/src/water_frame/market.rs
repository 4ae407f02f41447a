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
const TRUST: [i32; LAST] = [100, 95, 90, 85, 80];

/// The same for the steps of the share value.
const TRUST_STEPS: [i32; LAST] = [100, 90, 80, 70, 60];

/// How sure a shipment is for which no contract was taken yet, in this decade and in later ones, in
/// hundredths. Taking the contract brings the rest.
const UNSIGNED: (i32, i32) = (60, 85);

/// What a good is worth that is neither sold nor shipped, since a lower price would sell it, and
/// what appeal is worth that nothing was left to sell for, in hundredths of a pound; for so many.
const UNSOLD: (i32, u8) = (200, 2);
const SPARE_APPEAL: (i32, u8) = (100, 3);

/// Cash and share steps of one company by decade, in hundredths.
#[derive(Clone, Copy, Default)]
pub(super) struct Flow {
    pub(super) cash: [i32; LAST + 1],
    pub(super) steps: [i32; LAST + 1],
    /// Steps lost after the last shares are bought: an open contract costs as many as it says (8.0).
    pub(super) penalty: i32,
}

impl Flow {
    /// Adds what another good brings.
    pub(super) fn add(&mut self, other: &Flow) {
        for (cash, more) in self.cash.iter_mut().zip(other.cash) {
            *cash += more;
        }
        for (steps, more) in self.steps.iter_mut().zip(other.steps) {
            *steps += more;
        }
        self.penalty += other.penalty;
    }
}

/// What the next production of a good brings one company.
#[derive(Clone, Copy, Default)]
pub(super) struct Trade {
    pub(super) appeal: u8,
    /// What the company can offer: its production, and what it has in store.
    pub(super) produced: u8,
    pub(super) sold: u8,
    /// Goods that are shipped, sure or not.
    pub(super) shipped: u8,
    /// Goods that are neither sold nor shipped.
    pub(super) left: u8,
    pub(super) steps: u8,
    pub(super) income: u16,
    pub(super) costs: u16,
}

/// What the productions of one good to come bring all companies.
#[derive(Clone, Copy, Default)]
pub(super) struct Outlook {
    pub(super) flows: [Flow; MAX_SEATS],
    /// The next production; nothing if there is none.
    pub(super) next: [Trade; MAX_SEATS],
    pub(super) importer: u8,
    pub(super) importer_sold: u8,
}

/// What one company brings to a good's productions.
#[derive(Clone, Copy, Default)]
struct Maker {
    price: u8,
    base: u8,
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
pub(super) struct Market<'a> {
    game: &'a Arkwright<WaterFrame>,
    board: &'a Board<WaterFrame>,
    rooms: &'a [Room; MAX_SEATS],
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

/// All that decides the productions of a good to come, on one board.
pub(super) struct Prepared {
    good: Good,
    makers: [Maker; MAX_SEATS],
    sellers: Sellers,
    demand: u8,
}

/// All that decides the outlook of a good, but for the good and the component numbers, in few bytes.
pub(super) type Key = [u64; 2 * MAX_SEATS + 1];

impl<'a> Market<'a> {
    pub(super) fn new(
        game: &'a Arkwright<WaterFrame>,
        board: &'a Board<WaterFrame>,
        rooms: &'a [Room; MAX_SEATS],
        ships: &'a [Ships; MAX_SEATS],
    ) -> Market<'a> {
        let mut seats = Seat::all(board.players);
        Market {
            game,
            board,
            rooms,
            ships,
            charisma: seats.find(|seat| board.harbour(*seat).has(Tile::Charisma)),
        }
    }

    /// What everybody brings to the productions of a good.
    pub(super) fn prepare(&self, good: Good) -> Prepared {
        Prepared {
            good,
            makers: self.makers(good),
            sellers: self.game.sellers(self.board, good),
            demand: self.game.demand(self.board, good),
        }
    }

    /// The same as few bytes; boards with equal ones have the same outlook.
    pub(super) fn key(&self, prepared: &Prepared) -> Key {
        let board = self.board;
        let mut key = Key::default();
        for seat in 0..MAX_SEATS {
            let maker = &prepared.makers[seat];
            let seller = &prepared.sellers[seat];
            let ships = &self.ships[seat];
            let flags = u8::from(maker.patron)
                | u8::from(maker.foreman) << 1
                | u8::from(maker.workshop) << 2
                | u8::from(ships.agent) << 3
                | u8::from(ships.office > 0) << 4;
            key[seat] = u64::from_le_bytes([
                maker.price,
                maker.distribution,
                maker.level,
                maker.workers,
                maker.machines,
                maker.stored,
                maker.room,
                maker.contract,
            ]);
            key[MAX_SEATS + seat] = u64::from_le_bytes([
                seller.appeal,
                seller.quality,
                seller.produced,
                seller.stored,
                ships.larger,
                ships.both,
                flags,
                0,
            ]);
        }
        let parts = &board.parts;
        key[2 * MAX_SEATS] = u64::from_le_bytes([
            prepared.demand,
            board.importers[prepared.good.index()],
            next_production(board, prepared.good) as u8,
            board.decade,
            self.game.wage(board),
            u8::from(parts.lasts(EventMarker::NavigationActs))
                | u8::from(parts.lasts(EventMarker::ThreatOfStrike)) << 1
                | u8::from(prepared.good == board.active()) << 2,
            self.charisma.map_or(u8::MAX, |seat| seat.index() as u8),
            board.players,
        ]);
        key
    }

    /// What the productions of a good to come bring.
    pub(super) fn outlook(&self, prepared: Prepared) -> Outlook {
        let Prepared {
            good,
            mut makers,
            sellers,
            demand,
        } = prepared;
        let mut outlook = Outlook::default();
        let first = next_production(self.board, good);
        for decade in first..=LAST {
            let ahead = Ahead {
                good,
                decade,
                before: decade - first,
                is_later_decade: decade > usize::from(self.board.decade).max(1),
            };
            self.produce(ahead, demand, &sellers, &mut makers, &mut outlook);
        }
        let price = self.game.components().factories[good.index()].warehouse_price;
        for (maker, flow) in makers.iter().zip(&mut outlook.flows) {
            flow.cash[LAST] += 100 * i32::from(maker.stored) * i32::from(price);
            flow.penalty += 100 * i32::from(maker.contract);
        }
        outlook
    }

    fn makers(&self, good: Good) -> [Maker; MAX_SEATS] {
        let mut makers = [Maker::default(); MAX_SEATS];
        let index = good.index();
        for seat in Seat::all(self.board.players) {
            let (company, harbour) = (self.board.company(seat), self.board.harbour(seat));
            let factory = company.factory(good);
            let room = &self.rooms[seat.index()];
            let base = match factory.level {
                0 => 0,
                level => self.game.components().factories[index].cost[usize::from(level) - 1],
            };
            makers[seat.index()] = Maker {
                price: factory.price,
                base,
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
    fn costs(&self, maker: &Maker, wage: u8) -> i32 {
        let tiles = &self.game.water_components().tiles;
        let mut costs = i32::from(maker.workers) * i32::from(wage);
        if maker.foreman {
            let lower = wage.saturating_sub(tiles.foreman).max(tiles.foreman_least);
            let led = maker.workers.min(tiles.foreman_workers);
            costs -= i32::from(led) * i32::from(wage.saturating_sub(lower));
        }
        let machines = match maker.workshop {
            true => maker.machines.min(tiles.workshop_running),
            false => maker.machines,
        };
        costs + i32::from(machines)
    }

    fn produce(
        &self,
        ahead: Ahead,
        demand: u8,
        sellers: &Sellers,
        makers: &mut [Maker; MAX_SEATS],
        outlook: &mut Outlook,
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
        let is_next = ahead.before == 0;
        if is_next {
            (outlook.importer, outlook.importer_sold) = (importer, importer_sold);
        }
        for seat in Seat::all(self.board.players).map(Seat::index) {
            let (maker, flow) = (&mut makers[seat], &mut outlook.flows[seat]);
            let trade = &mut outlook.next[seat];
            if maker.level > 0 {
                if ahead.is_later_decade && obsolete & (1 << (maker.level - 1)) != 0 {
                    maker.workers += components.loans.obsolete_workers;
                }
                let mut steps = i32::from(sold[seat].min(2));
                if sold[seat] > 0 {
                    steps += i32::from(most_appeal == Some(seat));
                    steps += i32::from(most_sold == Some(seat));
                }
                let costs = self.costs(maker, wage);
                let income = i32::from(sold[seat]) * i32::from(maker.price);
                let cash = income - costs;
                let spare = appeals[seat].saturating_sub(sold[seat]).min(SPARE_APPEAL.1);
                flow.cash[ahead.decade] += trust * cash;
                flow.cash[ahead.decade] += trust * i32::from(spare) * SPARE_APPEAL.0 / 100;
                flow.steps[ahead.decade] += TRUST_STEPS[ahead.before] * steps;
                if is_next {
                    *trade = Trade {
                        appeal: appeals[seat],
                        produced: sellers[seat].produced + maker.stored,
                        sold: sold[seat],
                        steps: steps as u8,
                        income: income as u16,
                        costs: costs as u16,
                        ..Trade::default()
                    };
                }
            }
            let goods = self.ship(ahead, &self.ships[seat], left[seat], maker, flow);
            if maker.level > 0 {
                let unsold = i32::from(goods.min(UNSOLD.1));
                flow.cash[ahead.decade] += trust * unsold * UNSOLD.0 / 100;
            }
            if is_next {
                trade.shipped = left[seat] - goods;
                trade.left = goods;
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
            let Some(shipment) = ships.best(spaces, goods, i32::from(maker.base)) else {
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
        if let Some(shipment) = ships.fulfil(maker.contract, goods, i32::from(maker.base)) {
            flow.cash[ahead.decade] += trust * shipment.cash;
            flow.steps[ahead.decade] -= trust * shipment.ships;
            maker.contract = 0;
            return goods - shipment.goods;
        }
        match spaces.iter().find(|space| **space > maker.contract) {
            Some(space) => maker.contract = *space,
            None => {
                let overdue = self.game.water_components().overdue_spaces;
                flow.steps[ahead.decade] -= trust * i32::from(overdue);
            }
        }
        goods
    }
}
