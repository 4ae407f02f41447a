//! What production of one good would bring, player by player.

use table::{Game, Log, MAX_SEATS, Seat, sort_few};

use crate::action::Action;
use crate::board::Board;
use crate::edition::Edition;
use crate::event::{Because, Event, Income};
use crate::forecast::{GoodForecast, HeldBack, Tally};
use crate::game::Arkwright;
use crate::goods::Good;
use crate::phase::Phase;
use crate::water_frame::{AfterSale, WaterEvent};

/// What production would bring one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatOutlook {
    /// The appeal of his goods.
    pub appeal: i32,
    /// Goods he would make.
    pub made: i32,
    /// Goods he would sell, to a patron too.
    pub sold: i32,
    /// Goods he would ship (Water Frame III.4).
    pub shipped: i32,
    /// Goods of this kind in store afterwards.
    pub stored: i32,
    /// Cash for them, and for those shipped with what the office pays.
    pub income: i32,
    /// Wages and machines.
    pub costs: i32,
    /// Steps of the share value indicator, up or down, whatever their cause.
    pub steps: i32,
    /// Shares that would have to be sold for wages and machines (7.0).
    pub shares_sold: i32,
    /// Loans that would have to be taken out for them.
    pub loans: i32,
    /// Cash afterwards.
    pub cash: i32,
    /// Whether extra shifts could produce one more (Water Frame III.1).
    pub extra_shift: bool,
    /// Whether the school could shut a row, which is not counted (Water Frame III.1).
    pub school: bool,
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

    /// The columns of Water Frame's forecast, with one more for goods shipped.
    pub fn water_columns(&self) -> [(i32, bool); 9] {
        let [appeal, made, sold, stored, income, costs, result, steps] = self.columns();
        let shipped = (self.shipped, true);
        [
            appeal, made, sold, shipped, stored, income, costs, result, steps,
        ]
    }
}

/// What would come of a player's contract in a production phase (Water Frame III.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShipmentOutlook {
    /// How many goods the contract asks for.
    pub contract: u8,
    /// How many would be shipped; 0 if it is not fulfilled.
    pub count: u8,
    /// What each of them brings: the base quality of the factory's level.
    pub price: u8,
    /// What they bring in all.
    pub income: u16,
    /// What the office pays.
    pub office: u16,
    /// What the ships that are used carry, by pier; 0 for one that stays.
    pub ships: [u8; 2],
    /// Spaces that the share value indicator loses, for ships or for a contract overdue.
    pub spaces: u8,
    /// The space to which a contract that is not fulfilled rises; 0 if it does not.
    pub rises_to: u8,
}

impl ShipmentOutlook {
    /// What it brings in all.
    pub fn brings(&self) -> u16 {
        self.income + self.office
    }
}

/// A good that is sold after the sale in England (Water Frame III.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoldAfter {
    /// Who sells it.
    pub seat: Seat,
    /// To whom: a patron, or for the Crown Jubilee.
    pub to: AfterSale,
    /// Whether the forecast counts it; if not, it could be sold, but is usually kept back.
    pub is_counted: bool,
}

/// The outlook of one good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The forecast.
    pub forecast: GoodForecast,
    /// Who produces, the highest appeal first.
    pub producers: Vec<Seat>,
    /// Goods sold to patrons and for the Crown Jubilee, behind the order of sale.
    pub after_sale: Vec<SoldAfter>,
    /// What would come of each player's contract; `contract` is 0 where he has none.
    pub shipments: [ShipmentOutlook; MAX_SEATS],
    /// Each player's goods in store afterwards.
    stored: [u8; MAX_SEATS],
    /// Steps of the share value indicators, with their reasons.
    steps: Vec<(Seat, Because, i8)>,
}

/// Keeps of a production what an outlook tells beyond its sums.
struct Notes {
    tally: Tally,
    steps: Vec<(Seat, Because, i8)>,
    after_sale: Vec<SoldAfter>,
    shipments: [ShipmentOutlook; MAX_SEATS],
}

impl Notes {
    fn sold_after(&mut self, seat: Seat, to: AfterSale, is_counted: bool) {
        self.after_sale.push(SoldAfter {
            seat,
            to,
            is_counted,
        });
    }

    fn note(&mut self, event: Event) {
        match event {
            Event::ShareMoved {
                seat,
                from,
                to,
                because,
            } => {
                let steps = to as i8 - from as i8;
                self.steps.push((seat, because, steps));
                if matches!(because, Because::Ships | Because::OverdueContract) {
                    self.shipments[seat.index()].spaces += from - to;
                }
            }
            Event::Received { seat, amount, why } => match why {
                Income::Patron { .. } => self.sold_after(seat, AfterSale::Patron, true),
                Income::Jubilee { .. } => self.sold_after(seat, AfterSale::Jubilee, true),
                Income::Shipment { price, .. } => {
                    let shipment = &mut self.shipments[seat.index()];
                    (shipment.price, shipment.income) = (price, amount);
                }
                Income::Office => self.shipments[seat.index()].office = amount,
                _ => {}
            },
            Event::Water(WaterEvent::ContractFulfilled { seat, count, .. }) => {
                self.shipments[seat.index()].count = count;
            }
            Event::Water(WaterEvent::ContractRose { seat, to, .. }) => {
                self.shipments[seat.index()].rises_to = to;
            }
            _ => {}
        }
        self.tally.tell(event);
    }
}

impl Outlook {
    /// The outlook of a good if it were produced on this board.
    pub fn of<E: Edition>(game: &Arkwright<E>, board: &Board<E>, good: Good) -> Outlook {
        Outlook::answering(game, board, good, &|board| game.usual(board))
    }

    /// The outlook of a good with a choice of the asked player and nothing more.
    pub fn after<E: Edition>(
        game: &Arkwright<E>,
        board: &Board<E>,
        action: Action,
        good: Good,
    ) -> Outlook {
        Outlook::of(game, &game.choice_alone(board, action), good)
    }

    /// The outlook of a good if everybody answered like this; it ends where there is no answer.
    pub(crate) fn answering<E: Edition>(
        game: &Arkwright<E>,
        board: &Board<E>,
        good: Good,
        answer: &dyn Fn(&Board<E>) -> Option<Action>,
    ) -> Outlook {
        let board = &game.settled(board).without_unpriced();
        let mut shipments = [ShipmentOutlook::default(); MAX_SEATS];
        for seat in Seat::all(board.players) {
            shipments[seat.index()].contract = E::contract(board, seat, good);
        }
        let mut notes = Notes {
            tally: game.tally(board, good),
            steps: Vec::new(),
            after_sale: Vec::new(),
            shipments,
        };
        let mut sent = [[0; 2]; MAX_SEATS];
        let mut held = HeldBack::default();
        // Into a list as a game's own events go: a log of another kind would be the rules once more.
        let mut events = Vec::new();
        let after = game.produce_answering(board, good, &mut events, |board| {
            let action = answer(board)?;
            let ships = E::ships_sent(game, board, action);
            if ships != [0; 2] {
                sent[board.asked.index()] = ships;
            }
            held.note(game, board, action);
            Some(action)
        });
        for event in events {
            notes.note(event);
        }
        for seat in held.jubilee.iter() {
            notes.sold_after(seat, AfterSale::Jubilee, false);
        }
        for (shipment, ships) in notes.shipments.iter_mut().zip(sent) {
            shipment.ships = ships;
        }
        let seats = Seat::all(board.players);
        let mut producers: Vec<Seat> = seats
            .filter(|seat| board.company(*seat).factory(good).is_built())
            .collect();
        sort_few(&mut producers, |seat| {
            std::cmp::Reverse(game.appeal(board, *seat, good))
        });
        Outlook {
            forecast: game.forecast_from(board, &after, good, &notes.tally, held),
            producers,
            after_sale: notes.after_sale,
            shipments: notes.shipments,
            stored: after.companies.map(|company| company.stored[good.index()]),
            steps: notes.steps,
        }
    }

    /// What one player would see.
    pub fn share(&self, seat: Seat) -> SeatOutlook {
        let forecast = &self.forecast.seats[seat.index()];
        SeatOutlook {
            appeal: i32::from(forecast.appeal),
            made: i32::from(forecast.produced),
            sold: i32::from(forecast.sold),
            shipped: i32::from(forecast.shipped),
            stored: i32::from(self.stored[seat.index()]),
            income: i32::from(forecast.income) + i32::from(forecast.shipment),
            costs: i32::from(forecast.wages) + i32::from(forecast.machines),
            steps: forecast.steps(),
            shares_sold: forecast.shares_sold.into(),
            loans: forecast.loans.into(),
            cash: forecast.cash.into(),
            extra_shift: forecast.extra_shift,
            school: forecast.school,
        }
    }

    /// What would come of a player's contract, if he has one (Water Frame III.4).
    pub fn shipment(&self, seat: Seat) -> Option<&ShipmentOutlook> {
        let shipment = &self.shipments[seat.index()];
        (shipment.contract > 0).then_some(shipment)
    }

    /// Why a player's indicator would move as it would, up or down.
    pub fn steps_of(&self, seat: Seat) -> impl Iterator<Item = (Because, i8)> + '_ {
        let own = self.steps.iter().filter(move |(of, ..)| *of == seat);
        own.map(|(_, because, steps)| (*because, *steps))
    }

    /// Goods that all would sell together in England.
    pub fn sold_by_all(&self) -> u8 {
        let players: u8 = self.forecast.seats.iter().map(|seat| seat.sold).sum();
        let sold_after = self.after_sale.iter().filter(|sold| sold.is_counted);
        players + self.forecast.importer_sold - sold_after.count() as u8
    }

    /// Whether more is sold than England wants, as players equal in appeal and quality all sell (III.1).
    pub fn is_beyond_demand(&self) -> bool {
        self.sold_by_all() > self.forecast.demand
    }
}

/// The next productions, at most four: a good that is being shipped or put in store has had its
/// production, and after the last cycle none come.
pub fn productions_ahead<E: Edition>(board: &Board<E>) -> Vec<Good> {
    let next = match board.phase {
        Phase::Storage { .. } => board.cycle + 1,
        Phase::NameStartPlayer => 4,
        Phase::FinalExchange { .. } | Phase::Over => return Vec::new(),
        Phase::Water(ref phase) => E::cycles_over(phase, board),
        _ => board.cycle,
    };
    let last_decade = board.decade == E::LAST_DECADE;
    (next..next + 4)
        .filter(|cycle| !last_decade || *cycle < 4)
        .map(|cycle| Good::of_cycle(cycle % 4))
        .collect()
}
