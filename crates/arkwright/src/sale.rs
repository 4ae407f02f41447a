//! Who sells how many goods in England (III.1).
//!
//! The calls go from the highest appeal down to 1; at each call everyone whose
//! appeal is at least that high sells one good. Where demand covers all supply
//! the calls give the same result as selling everything at once, so they are
//! always carried out.

use serde::{Deserialize, Serialize};
use table::{Log, MAX_SEATS, Seat, Seats};

/// What a player brings to the sale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seller {
    /// The appeal of his goods.
    pub appeal: u8,
    /// Base quality plus quality marker, which decides ties.
    pub quality: u8,
    /// Goods of the current production; these must be sold while there is demand.
    pub produced: u8,
    /// Stored goods, which he may add.
    pub stored: u8,
}

/// The sellers by seat; one without a factory has appeal 0.
pub type Sellers = [Seller; MAX_SEATS];

/// A sale under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sale {
    /// Goods tokens left on the job market.
    pub demand: u8,
    /// The importer's place on the market share table.
    pub importer: u8,
    /// The space of the market share table that is being called.
    pub call: u8,
    /// How many groups of equal rank have been served at this call.
    pub group: u8,
    /// Answers of the group that is being asked.
    pub answers: Answers,
    /// Goods sold by seat.
    pub sold: [u8; MAX_SEATS],
    /// Goods the importer sold.
    pub importer_sold: u8,
}

/// Seats that have answered, and those that said yes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answers {
    /// Who has answered.
    pub given: Seats,
    /// Who said yes.
    pub yes: Seats,
}

/// Those who come at the same moment of a call.
#[derive(Clone, Copy)]
enum Group {
    Players(Seats),
    Importer,
}

/// The order of a call: higher appeal first, at equal appeal higher quality,
/// the importer last (III.1, order 1 to 3). It is the same at every call; only
/// those whose appeal is high enough are called.
struct Order {
    /// Each group with its appeal, the first to sell first.
    groups: [(u8, Group); MAX_SEATS + 1],
    len: u8,
}

impl Order {
    #[inline]
    fn new(importer: u8, sellers: &Sellers) -> Order {
        // A player's rank; the importer's is below all of its appeal.
        let rank =
            |seller: &Seller| (u32::from(seller.appeal) << 9) + u32::from(seller.quality) + 1;
        let ranks = sellers.each_ref().map(rank);
        let importer_rank = u32::from(importer) << 9;
        let mut order = Order {
            groups: [(importer, Group::Importer); MAX_SEATS + 1],
            len: 0,
        };
        let mut below = u32::MAX;
        while let Some(next) = ranks
            .into_iter()
            .chain([importer_rank])
            .filter(|rank| *rank < below)
            .max()
        {
            let group = if next == importer_rank {
                Group::Importer
            } else {
                let same = |seat: &Seat| ranks[seat.index()] == next;
                Group::Players(Seat::all(MAX_SEATS as u8).filter(same).collect())
            };
            order.groups[usize::from(order.len)] = ((next >> 9) as u8, group);
            order.len += 1;
            below = next;
        }
        order
    }

    /// The group that comes after `served` others at a call.
    #[inline]
    fn at(&self, call: u8, served: u8) -> Option<Group> {
        let (appeal, group) = *self.groups[..usize::from(self.len)].get(usize::from(served))?;
        (appeal >= call).then_some(group)
    }
}

impl Sale {
    /// A sale before the first call.
    pub fn new(demand: u8, importer: u8, sellers: &Sellers) -> Sale {
        let highest = sellers.iter().map(|seller| seller.appeal).max();
        Sale {
            demand,
            importer,
            call: highest.unwrap_or(0).max(importer),
            group: 0,
            answers: Answers::default(),
            sold: [0; MAX_SEATS],
            importer_sold: 0,
        }
    }

    /// Goes on with the calls until a player has to say whether he sells a
    /// stored good, or until the sale is over. Players are asked in turn order
    /// from `first`.
    pub fn run(&mut self, sellers: &Sellers, first: Seat) -> Option<Seat> {
        self.run_telling(sellers, first, Seats::default(), &mut ())
    }

    /// Goes on like [`Sale::run`] and tells each good sold, in the order of III.1. Who is `shifting`
    /// may also produce one more with extra shifts (Water Frame III.1). Players of equal
    /// rank sell at the same time and are named in turn order.
    #[inline]
    pub(crate) fn run_telling(
        &mut self,
        sellers: &Sellers,
        first: Seat,
        shifting: Seats,
        log: &mut impl Log<SoldGood>,
    ) -> Option<Seat> {
        let order = Order::new(self.importer, sellers);
        while self.call > 0 && self.demand > 0 {
            match order.at(self.call, self.group) {
                None => {
                    self.call -= 1;
                    self.group = 0;
                }
                Some(Group::Importer) => {
                    // The importer never profits from a shortage: it sells a token that is there.
                    self.importer_sold += 1;
                    if log.wants_details() {
                        log.tell(SoldGood {
                            seller: None,
                            call: self.call,
                            from_store: false,
                        });
                    }
                    self.demand -= 1;
                    self.group += 1;
                }
                Some(Group::Players(group)) => {
                    if let Some(seat) = self.next_to_ask(group, sellers, first, shifting) {
                        return Some(seat);
                    }
                    if log.wants_details() {
                        self.tell_group(group, sellers, first, log);
                    }
                    self.serve(group, sellers);
                }
            }
        }
        None
    }

    /// Takes the answer of the player that `run` asked for.
    pub fn answer(&mut self, seat: Seat, sells: bool) {
        self.answers.given.insert(seat);
        if sells {
            self.answers.yes.insert(seat);
        }
    }

    /// How many of a seller's sold goods came from store.
    #[inline]
    pub fn from_store(&self, seat: Seat, sellers: &Sellers) -> u8 {
        self.sold[seat.index()].saturating_sub(sellers[seat.index()].produced)
    }

    /// How many stored goods have left a seller's warehouse, with the one he has just offered.
    #[inline]
    pub(crate) fn gone_from_store(&self, seat: Seat, produced: u8) -> u8 {
        let sold = self.sold[seat.index()].saturating_sub(produced);
        sold.saturating_add(u8::from(self.answers.yes.contains(seat)))
    }

    #[inline]
    fn has_produced_left(&self, seat: Seat, sellers: &Sellers) -> bool {
        self.sold[seat.index()] < sellers[seat.index()].produced
    }

    #[inline]
    pub(crate) fn has_stored_left(&self, seat: Seat, sellers: &Sellers) -> bool {
        let seller = &sellers[seat.index()];
        self.sold[seat.index()] < seller.produced.saturating_add(seller.stored)
    }

    /// Whether a player may produce one more: at the first call after his production (Water Frame III.1).
    #[inline]
    pub(crate) fn may_shift(&self, seat: Seat, sellers: &Sellers, shifting: Seats) -> bool {
        shifting.contains(seat) && self.sold[seat.index()] == sellers[seat.index()].produced
    }

    /// The next member of the group who may, but need not, sell a stored good.
    #[inline]
    fn next_to_ask(
        &self,
        group: Seats,
        sellers: &Sellers,
        first: Seat,
        shifting: Seats,
    ) -> Option<Seat> {
        first.round(MAX_SEATS as u8).find(|seat| {
            group.contains(*seat)
                && !self.answers.given.contains(*seat)
                && !self.has_produced_left(*seat, sellers)
                && (self.has_stored_left(*seat, sellers)
                    || self.may_shift(*seat, sellers, shifting))
        })
    }

    /// Tells what a group is about to sell, in turn order.
    fn tell_group(
        &self,
        group: Seats,
        sellers: &Sellers,
        first: Seat,
        log: &mut impl Log<SoldGood>,
    ) {
        let in_turn_order = first.round(MAX_SEATS as u8);
        for seat in in_turn_order.filter(|seat| group.contains(*seat)) {
            let is_produced = self.has_produced_left(seat, sellers);
            if is_produced || self.answers.yes.contains(seat) {
                log.tell(SoldGood {
                    seller: Some(seat),
                    call: self.call,
                    from_store: !is_produced,
                });
            }
        }
    }

    /// Serves a group. Players of equal rank take their tokens at the same
    /// time, and the supply helps out where there are too few (III.1, order 4).
    #[inline]
    fn serve(&mut self, group: Seats, sellers: &Sellers) {
        for seat in group.iter() {
            if self.has_produced_left(seat, sellers) || self.answers.yes.contains(seat) {
                self.sold[seat.index()] += 1;
                self.demand = self.demand.saturating_sub(1);
            }
        }
        self.answers = Answers::default();
        self.group += 1;
    }
}

/// The bare sale rule: every player with stored goods offers them whenever he may.
pub fn sell_all(demand: u8, importer: u8, sellers: &Sellers) -> Sale {
    let mut sale = Sale::new(demand, importer, sellers);
    while let Some(seat) = sale.run(sellers, Seat::new(0)) {
        sale.answer(seat, true);
    }
    sale
}

/// One good sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoldGood {
    /// Who sold it; `None` is the importer.
    pub seller: Option<Seat>,
    /// The appeal that was called.
    pub call: u8,
    /// Whether it was a stored good.
    pub from_store: bool,
}

/// The bare sale rule, good by good: first of all who sells first, then as in [`sell_all`].
/// Players of equal rank sell at the same time and are named in turn order from `first`.
pub fn order_of_sale(demand: u8, importer: u8, sellers: &Sellers, first: Seat) -> Vec<SoldGood> {
    let mut sale = Sale::new(demand, importer, sellers);
    let mut order = Vec::new();
    while let Some(seat) = sale.run_telling(sellers, first, Seats::default(), &mut order) {
        sale.answer(seat, true);
    }
    order
}
