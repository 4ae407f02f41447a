//! Where the versions differ in the production phase (III).

use table::{Illegal, Log, Offers, Seat, Seats};

use super::Edition;
use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::production::{Production, sole_highest};
use crate::reason::Reason;
use crate::sale::{Sale, Sellers};
use crate::storage::Storage;

/// Where a version differs in the production phase (III).
pub trait ProductionRules<E: Edition> {
    /// What a worker earns beside what the job market says (III.3).
    #[inline]
    fn further_wage(_: &Arkwright<E>, _: &Board<E>) -> u8 {
        0
    }

    /// Goods that a factory produces beside its rows or that a row does not make, and whether its
    /// owner still sells what he has in store (III.1).
    #[inline]
    fn sellers(_: &Arkwright<E>, _: &Board<E>, _: Good, _: &mut Sellers) {}

    /// Who may still produce one more with extra shifts in the sale under way (III.1).
    #[inline]
    fn shifting(_: &Arkwright<E>, _: &Board<E>) -> Seats {
        Seats::default()
    }

    /// Whether a player could produce one more of a good with extra shifts (III.1).
    #[inline]
    fn could_shift(_: &Board<E>, _: Seat, _: Good) -> bool {
        false
    }

    /// A production phase begins (III).
    #[inline]
    fn begin_production(_: &mut Board<E>) {}

    /// What comes before the sale of a good, and the sale (III.1).
    #[inline]
    fn before_sale(
        game: &Arkwright<E>,
        board: &mut Board<E>,
        log: &mut impl Log<Event>,
    ) -> Production {
        game.begin_sale(board, log)
    }

    /// Offers what can be said at a call (III.1).
    #[inline]
    fn offer_call(_: &Arkwright<E>, _: &Board<E>, _: &Sale, offers: &mut impl Offers<Action>) {
        offers.offer(Action::Offer);
        offers.offer(Action::Hold);
    }

    /// Whether this can be said at a call (III.1).
    fn check_call(_: &Arkwright<E>, _: &Board<E>, _: &Sale, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Offer | Action::Hold => Ok(()),
            _ => Err(Reason::NotNow.illegal()),
        }
    }

    /// Takes the answer to a call (III.1).
    #[inline]
    fn answered(_: &Arkwright<E>, _: &mut Board<E>, _: Action, _: &mut impl Log<Event>) {}

    /// What comes after the sale: share steps, wages, fading distribution, storage (III.2 to 4).
    #[inline]
    fn after_sale(
        game: &Arkwright<E>,
        board: &mut Board<E>,
        sale: &Sale,
        sellers: &Sellers,
        unsold: [u8; table::MAX_SEATS],
        log: &mut impl Log<Event>,
    ) -> Production {
        let appeals = sellers.map(|seller| seller.appeal);
        game.settle_production(
            board,
            sale.sold,
            appeals,
            sale.importer,
            sale.importer_sold,
            log,
        );
        Storage::next(board, 0, unsold)
    }

    /// Who has the single highest number, which surpasses the importer's too (III.2).
    #[inline]
    fn highest(_: &Board<E>, numbers: [u8; table::MAX_SEATS], importer: u8) -> Option<Seat> {
        sole_highest(numbers, importer)
    }

    /// Workers that are paid and their wages, machines that run and their costs (III.3).
    #[inline]
    fn running_costs(
        game: &Arkwright<E>,
        board: &Board<E>,
        seat: Seat,
        good: Good,
    ) -> (u8, u16, u8, u16) {
        let factory = board.company(seat).factory(good);
        let (workers, machines) = (factory.workers(), factory.machine_count());
        let wages = u16::from(workers) * u16::from(game.wage(board));
        (workers, wages, machines, u16::from(machines))
    }
}
