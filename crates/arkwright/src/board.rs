//! What lies on the table for all to see.

use serde::{Deserialize, Serialize};
use table::{MAX_SEATS, Seat, Seats};

use crate::edition::{Edition, SpinningJenny};
use crate::goods::{Good, Goods};
use crate::marker::{Marker, Markers};
use crate::phase::Phase;
use crate::stage::{ActionInHand, Stage};
use crate::tables::JOB_SPACES;

/// The whole public state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Board<E: Edition = SpinningJenny> {
    /// How many companies compete.
    pub players: u8,
    /// The row of the timetable: 0 is 1760, 1 is 1770.
    pub decade: u8,
    /// The cycle within the decade, counted from 0.
    pub cycle: u8,
    /// Who holds the start player token.
    pub start: Seat,
    /// Who is asked, if somebody is.
    pub asked: Seat,
    /// How many turns have begun.
    pub turn: u16,
    /// Empty spaces of the job market. Workers leave it in reading order and
    /// come back in exactly the other direction, so this number is its state.
    pub empty: u8,
    /// Workers on the fired workers space.
    pub fired: u8,
    /// The importers on the market share table, by good.
    pub importers: [u8; 4],
    /// Grey markers on the special markers mat, in the order of [`Marker::GREY`].
    pub mat: [u8; 7],
    /// Light markers on the timetable's stock exchange space, in the order of [`Marker::DRAWN`].
    pub display: [u8; 3],
    /// The players' companies; those beyond `players` are not in the game.
    pub companies: [Company; MAX_SEATS],
    /// What is going on, and what is asked.
    pub phase: Phase,
    /// What lies on the table in this version only.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub parts: E::Parts,
}

/// Whether there is nothing to be written: most boards of Spinning Jenny have no further parts.
fn is_nothing<P: Default + PartialEq>(parts: &P) -> bool {
    *parts == P::default()
}

/// One player's company.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Company {
    /// Cash in pounds.
    pub cash: u16,
    /// Shares in the portfolio; the rest is in the bank.
    pub shares: u8,
    /// The space of the share value indicator.
    pub space: u8,
    /// Open loans (7.0).
    pub loans: u16,
    /// The factories by good.
    pub factories: [Factory; 4],
    /// Stored goods by kind (III.4).
    pub stored: [u8; 4],
    /// Action markers owned, in his colour and grey.
    pub markers: Markers,
    /// What lies on the spaces of his column of the administration table.
    pub administration: [Option<Marker>; 5],
}

/// A factory with all that lies on it; level 0 means that there is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Factory {
    /// The level of the factory marker, or 0.
    pub level: u8,
    /// The quality marker.
    pub quality: u8,
    /// The distribution marker.
    pub distribution: u8,
    /// The price indicator in pounds; 0 while it has no place.
    pub price: u8,
    /// Workers and machines in the rows. Rows fill in ascending order, so
    /// this number says how many lie in each.
    pub pieces: u8,
    /// How many of the pieces in each row are machines.
    pub machines: [u8; 4],
    /// Workers beside the marker because the factory is obsolete (6.IV).
    pub extra: u8,
}

impl Factory {
    /// Whether there is a factory.
    #[inline]
    pub const fn is_built(&self) -> bool {
        self.level > 0
    }

    /// Whether there is a factory and its price is set; one that has just been built waits for it.
    #[inline]
    pub const fn is_priced(&self) -> bool {
        self.is_built() && self.price > 0
    }

    /// Machines in all rows.
    #[inline]
    pub const fn machine_count(&self) -> u8 {
        self.machines[0] + self.machines[1] + self.machines[2] + self.machines[3]
    }

    /// Workers in all rows, without the extra ones.
    #[inline]
    pub const fn row_workers(&self) -> u8 {
        self.pieces - self.machine_count()
    }

    /// All workers that earn a wage here.
    #[inline]
    pub const fn workers(&self) -> u8 {
        self.row_workers() + self.extra
    }
}

impl Company {
    /// The factory of this good.
    #[inline]
    pub const fn factory(&self, good: Good) -> &Factory {
        &self.factories[good.index()]
    }

    /// The factory of this good, to change it.
    #[inline]
    pub(crate) const fn factory_mut(&mut self, good: Good) -> &mut Factory {
        &mut self.factories[good.index()]
    }

    /// Stored goods of all kinds.
    #[inline]
    pub fn stored_in_all(&self) -> u8 {
        self.stored.iter().sum()
    }

    /// Where on the administration table the marker lies.
    #[inline]
    pub fn space_of(&self, marker: Marker) -> Option<usize> {
        self.administration
            .iter()
            .position(|placed| *placed == Some(marker))
    }
}

impl<E: Edition> Board<E> {
    /// The board without factories whose price is still to be set. A forecast for people leaves
    /// them out: at no price they would sell everything for nothing.
    pub fn without_unpriced(&self) -> Board<E> {
        let mut board = *self;
        let companies = board.companies.iter_mut();
        for factory in companies.flat_map(|company| &mut company.factories) {
            if !factory.is_priced() {
                *factory = Factory::default();
            }
        }
        board
    }

    /// The company of a seat.
    #[inline]
    pub const fn company(&self, seat: Seat) -> &Company {
        &self.companies[seat.index()]
    }

    /// The company of a seat, to change it.
    #[inline]
    pub(crate) const fn company_mut(&mut self, seat: Seat) -> &mut Company {
        &mut self.companies[seat.index()]
    }

    /// The company of the asked seat.
    #[inline]
    pub(crate) const fn own(&self) -> &Company {
        self.company(self.asked)
    }

    /// The good that is active in this cycle.
    #[inline]
    pub const fn active(&self) -> Good {
        Good::of_cycle(self.cycle)
    }

    /// The new factory of the asked seat whose price has to be set before anything else.
    pub fn price_due(&self) -> Option<Good> {
        match self.phase {
            Phase::Foundation(foundation) => foundation.price_due,
            Phase::Action(ActionInHand {
                stage: Stage::Factory(action),
                ..
            }) => action.price_due,
            _ => None,
        }
    }

    /// The year the decade begins with.
    pub const fn year(&self) -> u16 {
        1760 + 10 * self.decade as u16
    }

    /// Workers on the job market.
    #[inline]
    pub const fn job_seekers(&self) -> u8 {
        JOB_SPACES - self.empty
    }

    /// Workers that can be had: on the job market, and then on the fired workers space.
    #[inline]
    pub const fn available_workers(&self) -> u8 {
        self.job_seekers() + self.fired
    }

    /// The seats in turn order.
    #[inline]
    pub fn turn_order(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<E> {
        self.start.round(self.players)
    }

    /// The seat that comes `step` places after the start player.
    #[inline]
    pub(crate) const fn in_turn_order(&self, step: u8) -> Seat {
        self.start.clockwise(step, self.players)
    }

    /// Who has a factory of this good.
    #[inline]
    pub fn producers(&self, good: Good) -> Seats {
        Seat::all(self.players)
            .filter(|seat| self.company(*seat).factory(good).is_built())
            .collect()
    }

    /// The goods of which a seat has a factory.
    pub fn goods_of(&self, seat: Seat) -> Goods {
        Good::ALL
            .into_iter()
            .filter(|good| self.company(seat).factory(*good).is_built())
            .fold(Goods::NONE, Goods::with)
    }

    /// Takes workers from the job market in reading order, and from the
    /// fired workers space once the job market is empty (II.2.2).
    /// Returns how many came from each.
    #[inline]
    pub(crate) fn take_workers(&mut self, count: u8) -> (u8, u8) {
        let from_market = count.min(self.job_seekers());
        let from_fired = count - from_market;
        self.empty += from_market;
        self.fired -= from_fired;
        (from_market, from_fired)
    }

    /// Asks a seat on a new occasion.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, phase: Phase) {
        self.asked = seat;
        self.phase = phase;
        self.turn += 1;
    }
}
