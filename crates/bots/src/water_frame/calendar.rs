//! Which productions and actions are still to come.

use arkwright::{Board, Good, Phase, WaterFrame, WaterPhase};

/// The last decade, counted as the board counts them: 1770 is 1.
pub(super) const LAST: usize = 5;

/// Whether the good of this cycle was produced already.
pub(super) fn is_produced(phase: &Phase) -> bool {
    match phase {
        Phase::Over | Phase::FinalExchange(_) | Phase::NameStartPlayer => true,
        Phase::Water(phase) => matches!(
            phase,
            WaterPhase::Charisma
                | WaterPhase::Firing { .. }
                | WaterPhase::LoseShip { .. }
                | WaterPhase::DrawEvent { .. }
                | WaterPhase::MadeInEngland { .. }
                | WaterPhase::Luddism { .. }
                | WaterPhase::Broker { .. }
                | WaterPhase::SpecialMarker { .. }
        ),
        _ => false,
    }
}

/// The decade in which a good is produced next; after the last one there is none.
pub(super) fn next_production(board: &Board<WaterFrame>, good: Good) -> usize {
    let decade = usize::from(board.decade);
    if decade == 0 {
        return 1;
    }
    let is_past = match good.cmp(&board.active()) {
        std::cmp::Ordering::Less => true,
        std::cmp::Ordering::Equal => is_produced(&board.phase),
        std::cmp::Ordering::Greater => false,
    };
    decade + usize::from(is_past)
}

/// Actions that a company has yet to take in this decade.
pub(super) fn actions_in_decade(board: &Board<WaterFrame>, seat: table::Seat) -> usize {
    if board.decade == 0 {
        return 0;
    }
    let cycles = 4 - usize::from(board.cycle);
    let has_acted = match board.phase {
        Phase::Administration { step } => before(board, seat, step),
        Phase::Action(hand) => before(board, seat, hand.step + 1),
        Phase::Water(WaterPhase::DrawEconomyMarker) => false,
        _ => true,
    };
    cycles - usize::from(has_acted)
}

/// Whether a seat is among the first so many in turn order.
fn before(board: &Board<WaterFrame>, seat: table::Seat, count: u8) -> bool {
    board
        .turn_order()
        .take(usize::from(count))
        .any(|other| other == seat)
}

/// Actions that a company has yet to take in the game.
pub(super) fn actions_left(board: &Board<WaterFrame>, seat: table::Seat) -> i64 {
    let later = LAST - usize::from(board.decade).min(LAST);
    (4 * later + actions_in_decade(board, seat)) as i64
}
