//! What the productions to come bring every company, if prices and rows stay as they are:
//! distribution fades, importers move on, factories become obsolete.

use arkwright::{Arkwright, Board, EventMarker, Good, Room, Sellers, Tile, WaterFrame};
use table::{MAX_SEATS, Seat};

use super::calendar::{LAST, next_production};
use super::sale::sell;
use super::tune::*;

/// Cash and share steps of one company by decade, in hundredths.
#[derive(Clone, Copy, Default)]
pub(super) struct Flow {
    pub(super) cash: [i64; LAST + 1],
    pub(super) steps: [i64; LAST + 1],
}

/// What one company brings to a good's productions.
#[derive(Clone, Copy, Default)]
struct Maker {
    price: i64,
    base: i64,
    distribution: u8,
    level: u8,
    workers: u8,
    extra: u8,
    machines: u8,
    stored: u8,
    room: u8,
    contract: u8,
    patron: bool,
    foreman: bool,
    workshop: bool,
}

/// The ships of one company.
#[derive(Clone, Copy, Default)]
pub(super) struct Ships {
    larger: u8,
    both: u8,
    agent: bool,
    office: bool,
}

/// What a shipment brings.
#[derive(Clone, Copy)]
struct Shipment {
    goods: u8,
    cash: i64,
    steps: i64,
}

impl Ships {
    pub(super) fn of(game: &Arkwright<WaterFrame>, board: &Board<WaterFrame>, seat: Seat) -> Ships {
        let [one, other] = [0, 1].map(|pier| game.capacity(board, seat, pier));
        let harbour = board.harbour(seat);
        Ships {
            larger: one.max(other),
            both: one + other,
            agent: harbour.has(Tile::Agent),
            office: harbour.has(Tile::Office),
        }
    }

    fn send(&self, goods: u8, base: i64) -> Shipment {
        Shipment {
            goods,
            cash: i64::from(goods) * base + if self.office { 5 } else { 0 },
            steps: if goods > self.larger { -2 } else { -1 },
        }
    }

    /// Fulfils a contract, if there are goods and ships for it.
    fn fulfil(&self, contract: u8, goods: u8, base: i64) -> Option<Shipment> {
        let most = goods.min(self.both);
        if self.agent && most > contract {
            return Some(self.send(contract + 1, base));
        }
        if most >= contract {
            return Some(self.send(contract, base));
        }
        (self.agent && most > 0 && most + 1 == contract).then(|| self.send(most, base))
    }

    /// What could be shipped with a contract that is yet to be taken.
    fn could_send(&self, spaces: &[u8], goods: u8, base: i64) -> Option<Shipment> {
        let most = goods.min(self.both);
        let tries = spaces
            .iter()
            .filter_map(|space| self.fulfil(*space, most, base));
        tries.max_by_key(|shipment| (shipment.goods, shipment.steps))
    }
}

/// Who has the highest number alone, or with charisma.
fn highest(
    numbers: &[u8; MAX_SEATS],
    importer: u8,
    charisma: Option<Seat>,
) -> Option<usize> {
    let most = numbers.iter().copied().max().filter(|most| *most > importer)?;
    if let Some(seat) = charisma
        && numbers[seat.index()] == most
    {
        return Some(seat.index());
    }
    let first = numbers.iter().position(|number| *number == most)?;
    let is_sole = !numbers[first + 1..].contains(&most);
    is_sole.then_some(first)
}

/// How much of the cash of the first, second, ... production to come is counted on, in hundredths.
fn trust(k: usize) -> i64 {
    [100, T1.get(), T2.get(), T3.get(), T4.get()][k.min(4)]
}

fn trust_steps(k: usize) -> i64 {
    [100, S1.get(), S2.get(), S3.get(), S4.get()][k.min(4)]
}

/// Cash and share steps of all companies in the productions to come.
pub(super) fn flows(
    game: &Arkwright<WaterFrame>,
    board: &Board<WaterFrame>,
    rooms: &[Room; MAX_SEATS],
    ships: &[Ships; MAX_SEATS],
) -> [Flow; MAX_SEATS] {
    let mut flows = [Flow::default(); MAX_SEATS];
    let charisma = Seat::all(board.players).find(|seat| board.harbour(*seat).has(Tile::Charisma));
    for good in Good::ALL {
        let first = next_production(board, good);
        let mut makers = makers(game, board, good, rooms);
        if first <= LAST {
            let sellers = game.sellers(board, good);
            for decade in first..=LAST {
                produce(
                    game, board, good, decade, decade - first, &sellers, &mut makers, ships,
                    charisma, &mut flows,
                );
            }
        }
        for seat in Seat::all(board.players) {
            let maker = &makers[seat.index()];
            let flow = &mut flows[seat.index()];
            let price = game.components().factories[good.index()].warehouse_price;
            flow.cash[LAST] += 100 * i64::from(maker.stored) * i64::from(price);
            // An open contract costs as many spaces as it says (8.0).
            flow.steps[LAST] -= 100 * i64::from(maker.contract);
        }
    }
    flows
}

fn makers(
    game: &Arkwright<WaterFrame>,
    board: &Board<WaterFrame>,
    good: Good,
    rooms: &[Room; MAX_SEATS],
) -> [Maker; MAX_SEATS] {
    let mut makers = [Maker::default(); MAX_SEATS];
    let index = good.index();
    for seat in Seat::all(board.players) {
        let (company, harbour) = (board.company(seat), board.harbour(seat));
        let factory = company.factory(good);
        let room = &rooms[seat.index()];
        let base = match factory.level {
            0 => 0,
            level => game.components().factories[index].cost[usize::from(level) - 1],
        };
        makers[seat.index()] = Maker {
            price: i64::from(factory.price),
            base: i64::from(base),
            distribution: factory.distribution,
            level: factory.level,
            workers: factory.row_workers(),
            extra: factory.extra,
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

/// Wages and running costs of a factory (III.3).
fn costs(game: &Arkwright<WaterFrame>, maker: &Maker, wage: u8) -> i64 {
    let tiles = &game.water_components().tiles;
    let workers = maker.workers + maker.extra;
    let mut costs = i64::from(workers) * i64::from(wage);
    if maker.foreman {
        let lower = wage.saturating_sub(tiles.foreman).max(tiles.foreman_least);
        costs -= i64::from(workers.min(tiles.foreman_workers)) * i64::from(wage.saturating_sub(lower));
    }
    let machines = match maker.workshop {
        true => maker.machines.min(tiles.workshop_running),
        false => maker.machines,
    };
    costs + i64::from(machines)
}

/// One production to come: the first one has `k` 0.
#[allow(clippy::too_many_arguments)]
fn produce(
    game: &Arkwright<WaterFrame>,
    board: &Board<WaterFrame>,
    good: Good,
    decade: usize,
    k: usize,
    sellers: &Sellers,
    makers: &mut [Maker; MAX_SEATS],
    ships: &[Ships; MAX_SEATS],
    charisma: Option<Seat>,
    flows: &mut [Flow; MAX_SEATS],
) {
    let numbers = game.water_components();
    let is_later = decade > usize::from(board.decade).max(1);
    let mut sellers = *sellers;
    let mut appeals = [0; MAX_SEATS];
    for seat in Seat::all(board.players) {
        let (seller, maker) = (&mut sellers[seat.index()], &makers[seat.index()]);
        seller.may_shift = false;
        seller.appeal = seller.appeal.saturating_sub(maker.distribution.min(k as u8));
        if maker.level > 0 {
            seller.stored = maker.stored;
        }
        appeals[seat.index()] = seller.appeal;
    }
    let lasts = |event| is_later && board.parts.lasts(event);
    let revealed = k == 0 && (good == board.active()) && board.decade > 0;
    let mut importer = board.importers[good.index()] + k as u8 + u8::from(!revealed);
    if lasts(EventMarker::NavigationActs) {
        importer += numbers.events.navigation;
    }
    let mut wage = game.wage(board);
    if lasts(EventMarker::ThreatOfStrike) {
        wage -= numbers.events.strike;
    }
    let demand = game.demand(board, good);
    let (mut sold, importer_sold) = sell(demand, importer, &sellers);
    let mut left = [0; MAX_SEATS];
    for seat in Seat::all(board.players) {
        let (seller, maker) = (&sellers[seat.index()], &makers[seat.index()]);
        let there = seller.produced + maker.stored;
        left[seat.index()] = there - sold[seat.index()];
        if maker.patron && maker.level > 0 && left[seat.index()] > 0 {
            sold[seat.index()] += 1;
            left[seat.index()] -= 1;
        }
    }
    let most_appeal = highest(&appeals, importer, charisma);
    let most_sold = highest(&sold, importer_sold, charisma);
    let (trust, trust_steps) = (trust(k), trust_steps(k));
    let obsolete = game.components().timetable.obsolete[decade];
    for seat in Seat::all(board.players) {
        let at = seat.index();
        let maker = &mut makers[at];
        let flow = &mut flows[at];
        if is_later && maker.level > 0 && obsolete & (1 << (maker.level - 1)) != 0 {
            maker.extra += game.components().loans.obsolete_workers;
        }
        if maker.level > 0 {
            let count = sold[at];
            let mut steps = i64::from(count.min(2));
            if count > 0 {
                steps += i64::from(most_appeal == Some(at)) + i64::from(most_sold == Some(at));
            }
            let cash = i64::from(count) * maker.price - costs(game, maker, wage);
            flow.cash[decade] += trust * cash;
            flow.steps[decade] += trust_steps * steps;
            let spare = i64::from(appeals[at].saturating_sub(sold[at]).min(3));
            flow.cash[decade] += trust * spare * SLACK_APPEAL.get() / 100;
        }
        let mut goods = left[at];
        if maker.contract > 0 {
            match ships[at].fulfil(maker.contract, goods, maker.base) {
                Some(shipment) => {
                    goods -= shipment.goods;
                    flow.cash[decade] += trust * shipment.cash;
                    flow.steps[decade] += trust * shipment.steps;
                    maker.contract = 0;
                }
                None => {
                    let higher = game.contract_spaces().iter().find(|space| **space > maker.contract);
                    match higher {
                        Some(space) => maker.contract = *space,
                        None => flow.steps[decade] -= trust * i64::from(numbers.overdue_spaces),
                    }
                }
            }
        } else if ships[at].both > 0
            && goods > 0
            && let Some(shipment) = ships[at].could_send(game.contract_spaces(), goods, maker.base)
        {
            let chance = if is_later { SHIP_LATER.get() } else { SHIP_NOW.get() };
            goods -= shipment.goods;
            flow.cash[decade] += trust * shipment.cash * chance / 100;
            flow.steps[decade] += trust * shipment.steps * chance / 100;
        }
        if maker.level > 0 {
            let slack = i64::from(goods.min(2));
            flow.cash[decade] += trust * slack * SLACK_GOOD.get() / 100;
        }
        maker.stored = goods.min(maker.room);
    }
}
