//! Where the versions differ in boards that come from outside.

use table::Seat;

use super::Edition;
use crate::board::Board;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::marker::{Marker, Markers};
use crate::water_frame::WaterPhase;

/// Where a version differs in whether a board can be played on.
pub trait BoardRules<E: Edition> {
    /// Whether a board can be played on, as far as this version's parts go.
    fn check_parts(game: &Arkwright<E>, board: &Board<E>) -> Result<(), String>;

    /// The highest quality marker that any player can have.
    #[inline]
    fn most_quality(game: &Arkwright<E>) -> u8 {
        game.components.quality_max
    }

    /// How many light markers lie on the timetable while factories are founded (4.1.III).
    fn lying_on_timetable(players: u8) -> u16 {
        u16::from(players)
    }

    /// Whether the stored goods of a player have their room.
    fn check_stored(game: &Arkwright<E>, board: &Board<E>, seat: Seat) -> Result<(), String> {
        let company = board.company(seat);
        let most = game.components.storage;
        let each = company.stored.iter().all(|count| *count <= most);
        match each && company.stored_in_all() <= most {
            true => Ok(()),
            false => Err(format!("more than {most} goods in store")),
        }
    }

    /// Whether a player could have had so many of the active good in store.
    fn could_store(game: &Arkwright<E>, board: &Board<E>, seat: Seat, count: u8) -> bool {
        let company = board.company(seat);
        let others = company.stored_in_all() - company.stored[board.active().index()];
        count <= game.components.storage - others
    }

    /// Whether a player has stopped selling in the sale under way.
    fn has_stopped(_: &Board<E>, _: Seat) -> bool {
        false
    }

    /// Spaces at the end of a price scale that goods lie on where nothing is under way.
    fn settled_on_scale(game: &Arkwright<E>, board: &Board<E>, seat: Seat, good: Good) -> u8 {
        E::on_scale(game, board, seat, good)
    }

    /// Whether a set holds only markers of this version.
    fn are_known(markers: Markers) -> bool {
        markers.is_known()
    }

    /// Whether a marker is a player's.
    fn owns(board: &Board<E>, seat: Seat, marker: Marker) -> bool {
        board.company(seat).markers.contains(marker)
    }

    /// Workers that are neither on the board nor in factories.
    fn workers_elsewhere(_: &Arkwright<E>, _: &Board<E>) -> u16 {
        0
    }

    /// Whether such an amount can have been paid for a marker on a space with this cost.
    fn may_be_paid(_: &Arkwright<E>, _: Marker, cost: u8, paid: u8) -> bool {
        cost == paid
    }

    /// Whether a phase that only this version has belongs to 1760 now.
    fn is_in_1760(_: &Board<E>) -> bool {
        false
    }

    /// Whether the asked seat is the one whose step it is in a phase that only this version has.
    fn check_asked(_: &Arkwright<E>, _: &Board<E>, _: &WaterPhase) -> Result<(), String> {
        Err("there is no such phase in this version".to_owned())
    }
}
