//! Where goods lie: the large warehouse by its workers, the small one on the price scales (II.2.8, III.5).
//!
//! Goods move between the two warehouses at any time, so only their number by kind is counted: they
//! fit if what the large one has no room for fits into the small one.

use table::{Log, Offers, Seat};

use super::edition::WaterFrame;
use super::tile::Tile;
use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::game::Arkwright;
use crate::goods::Good;

/// The room of one player's warehouses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Goods of each kind that the large warehouse holds.
    pub large: [u8; 4],
    /// Goods of each kind that the price scale can hold in the small warehouse.
    pub scale: [u8; 4],
    /// Goods of all kinds that the small warehouse holds.
    pub small: u8,
}

impl Room {
    /// Goods of a kind that have to lie in the small warehouse.
    #[inline]
    pub(crate) fn over(&self, good: usize, count: u8) -> u8 {
        count.saturating_sub(self.large[good])
    }

    /// Whether all goods fit.
    #[inline]
    pub fn fits(&self, goods: &[u8; 4]) -> bool {
        let mut over = 0;
        for (good, count) in goods.iter().enumerate() {
            let needed = self.over(good, *count);
            if needed > self.scale[good] {
                return false;
            }
            over += needed;
        }
        over <= self.small
    }

    /// The most of each kind that fits if nothing of another kind is in the way.
    fn alone(&self, goods: &[u8; 4]) -> [u8; 4] {
        let mut most = *goods;
        for (good, count) in most.iter_mut().enumerate() {
            *count = (*count).min(self.large[good] + self.scale[good].min(self.small));
        }
        most
    }

    /// Offers every choice of goods to keep that cannot be added to.
    pub(crate) fn offer_all(&self, goods: &[u8; 4], offers: &mut impl Offers<Action>) {
        let most = self.alone(goods);
        if self.fits(&most) {
            return offers.offer(Action::Keep(most));
        }
        // The small warehouse is full in each of them.
        let over = [0, 1, 2, 3].map(|good| self.over(good, most[good]));
        let base = [0, 1, 2, 3].map(|good| most[good] - over[good]);
        for a in 0..=over[0].min(self.small) {
            for b in 0..=over[1].min(self.small - a) {
                for c in 0..=over[2].min(self.small - a - b) {
                    let d = self.small - a - b - c;
                    if d <= over[3] {
                        offers.offer(Action::Keep([
                            base[0] + a,
                            base[1] + b,
                            base[2] + c,
                            base[3] + d,
                        ]));
                    }
                }
            }
        }
    }

    /// Whether this is a choice that [`Room::offer_all`] offers.
    pub(crate) fn is_one_of_all(&self, goods: &[u8; 4], keep: &[u8; 4]) -> bool {
        let most = self.alone(goods);
        if self.fits(&most) {
            return *keep == most;
        }
        let over = |kept: &[u8; 4]| -> u8 { (0..4).map(|good| self.over(good, kept[good])).sum() };
        (0..4)
            .all(|good| keep[good] <= most[good] && keep[good] >= most[good].min(self.large[good]))
            && over(keep) == self.small
    }
}

impl Arkwright<WaterFrame> {
    /// The room of a player's warehouses.
    #[inline]
    pub fn room(&self, board: &Board<WaterFrame>, seat: Seat) -> Room {
        let harbour = board.harbour(seat);
        let numbers = &self.more.components.warehouse;
        let small = match harbour.has(Tile::SmallWarehouse) {
            true => numbers.small,
            false => 0,
        };
        let lines: u8 = numbers.lines.iter().take(harbour.lines.into()).sum();
        let (mut large, mut scale) = ([lines; 4], [small; 4]);
        for good in Good::ALL {
            if harbour.columns.contains(good) {
                large[good.index()] += numbers.column;
            }
            let factory = board.company(seat).factory(good);
            if factory.is_priced() {
                let right_of_price = self.components.price_max.saturating_sub(factory.price);
                scale[good.index()] = right_of_price.min(small);
            }
        }
        Room {
            large,
            scale,
            small,
        }
    }

    /// Goods that lie on the price scale of a good, since the large warehouse has no room for them.
    #[inline]
    pub(crate) fn on_scale(&self, board: &Board<WaterFrame>, seat: Seat, good: Good) -> u8 {
        let stored = board.company(seat).stored[good.index()];
        if stored == 0 {
            return 0;
        }
        self.room(board, seat).over(good.index(), stored)
    }

    /// Keeps what there is room for; `false` if the player has to choose what.
    pub(crate) fn fit_goods(
        &self,
        board: &mut Board<WaterFrame>,
        seat: Seat,
        log: &mut impl Log<Event>,
    ) -> bool {
        let room = self.room(board, seat);
        let most = room.alone(&board.company(seat).stored);
        if !room.fits(&most) {
            return false;
        }
        self.keep_goods(board, seat, most, log);
        true
    }

    /// Leaves a player with these goods; the others are lost.
    pub(crate) fn keep_goods(
        &self,
        board: &mut Board<WaterFrame>,
        seat: Seat,
        keep: [u8; 4],
        log: &mut impl Log<Event>,
    ) {
        let stored = &mut board.company_mut(seat).stored;
        for good in Good::ALL {
            let (there, kept) = (&mut stored[good.index()], keep[good.index()]);
            if kept < *there {
                let count = *there - kept;
                log.tell(Event::Lost { seat, good, count });
            }
            *there = kept;
        }
    }

    /// The choice that keeps the goods which bring most in a warehouse sale.
    pub(crate) fn dearest_goods(&self, board: &Board<WaterFrame>, goods: [u8; 4]) -> [u8; 4] {
        let room = self.room(board, board.asked);
        let mut keep = room.alone(&goods);
        while !room.fits(&keep) {
            let dispensable = |good: &Good| room.over(good.index(), keep[good.index()]) > 0;
            let price = |good: &Good| self.components.factories[good.index()].warehouse_price;
            match Good::ALL.into_iter().filter(dispensable).min_by_key(price) {
                Some(good) => keep[good.index()] -= 1,
                None => break,
            }
        }
        keep
    }
}
