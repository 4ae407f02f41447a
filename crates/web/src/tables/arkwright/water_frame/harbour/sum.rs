//! What a shipment brings: goods × price, office, the ship's space, share spaces (II.2.7, III.4).

use ::arkwright::{
    Action, Board, Good, Marker, Phase, Stage, Tile, WaterFrame, WaterPhase, WaterStage,
};
use table::{Actions, Game};

use super::Waters;
use crate::tables::arkwright::scene::GameOnTable;

/// What a shipment brings.
pub(super) struct Sum {
    /// Goods with their number and price.
    pub(super) loads: Vec<(Good, u8, u8)>,
    /// What the office pays.
    pub(super) office: u8,
    /// What the ship's space of the administration table costs.
    pub(super) paid: u8,
    /// What shares sold or loans taken to pay it bring (7.0).
    pub(super) emergency: i32,
    /// What the ship in use carries; nothing where the ships cost no space.
    pub(super) ship: Option<u8>,
    /// Holds that stay empty.
    pub(super) holds: u8,
    /// Ships that set sail.
    pub(super) ships: u8,
    /// Cash before and after.
    pub(super) cash: [u16; 2],
    /// The space of the share value indicator before and after.
    pub(super) space: [u8; 2],
    /// The value of a share afterwards.
    pub(super) value: u8,
    /// Whether this is what could be done, and not what is chosen or pointed at.
    pub(super) could: bool,
}

/// Goods of a kind that a ship action has delivered between two boards.
pub(super) fn delivered(
    scene: &Waters,
    before: &Board<WaterFrame>,
    after: &Board<WaterFrame>,
    good: Good,
) -> u8 {
    let contract = |board: &Board<WaterFrame>| board.harbour(scene.shown).contracts[good.index()];
    let stored = |board: &Board<WaterFrame>| board.company(scene.shown).stored[good.index()];
    match contract(before) > 0 && contract(after) == 0 {
        true => stored(before).saturating_sub(stored(after)),
        false => 0,
    }
}

/// What a good brings in the colonies: the base quality of its factory (II.2.7).
pub(super) fn price(scene: &Waters, good: Good) -> u8 {
    let factory = scene.board.company(scene.shown).factory(good);
    match factory.level {
        0 => 0,
        level => scene.game.components().factories[good.index()].cost[usize::from(level) - 1],
    }
}

/// The capacity that is left in a ship action of the player who is shown.
fn at_sea(scene: &Waters, board: &Board<WaterFrame>) -> Option<(usize, u8)> {
    match board.phase {
        Phase::Action(hand) if board.asked == scene.shown => match hand.stage {
            Stage::Water(WaterStage::Ship { left, .. }) => Some((hand.marker.pier()?, left)),
            _ => None,
        },
        _ => None,
    }
}

impl Sum {
    /// What is chosen or pointed at, else the best that could be shipped now; nothing if nothing can.
    pub(super) fn now(scene: &Waters) -> Option<Sum> {
        if let Phase::Water(WaterPhase::Shipment { .. }) = scene.board.phase
            && scene.board.asked == scene.shown
        {
            return Sum::of_shipment(scene);
        }
        let pointed = scene.pointed.as_ref();
        let after = pointed.map_or(&scene.board, |pointed| &pointed.alone);
        if at_sea(scene, after).is_some() {
            let before = match at_sea(scene, &scene.board) {
                Some(_) => &scene.confirmed,
                None => &scene.board,
            };
            let sum = Sum::between(scene, before, after, false);
            return sum.or_else(|| {
                let best = best_load(&scene.game, after, 0);
                Sum::between(scene, before, &best, true)
            });
        }
        Sum::of_next_action(scene)
    }

    /// The shipment of the active good that is asked for (III.4).
    fn of_shipment(scene: &Waters) -> Option<Sum> {
        let pointed = scene.pointed.as_ref().map(|pointed| pointed.action);
        let chosen = pointed.filter(|action| matches!(action, Action::Ship(..)));
        let usual = || scene.game.usual(&scene.board);
        let Action::Ship(count, fleet) = chosen.or_else(usual)? else {
            return None;
        };
        let seat = scene.shown;
        let good = scene.active();
        let price = price(scene, good);
        let ships = fleet.piers().len() as u8;
        let carried = |pier: &usize| scene.game.capacity(&scene.board, seat, *pier);
        let carried: u8 = fleet.piers().iter().map(carried).sum();
        let office = office(scene);
        let mut after = scene.board;
        let company = &mut after.companies[seat.index()];
        company.cash += u16::from(count) * u16::from(price) + u16::from(office);
        company.space = company.space.saturating_sub(ships).max(1);
        Some(Sum {
            loads: vec![(good, count, price)],
            office,
            holds: carried - count,
            ships,
            could: chosen.is_none(),
            ..Sum::blank(scene, &scene.board, &after)
        })
    }

    /// The best ship action, were it the player's to choose a marker.
    fn of_next_action(scene: &Waters) -> Option<Sum> {
        scene.next_production()?;
        let mut board = scene.paid();
        board.asked = scene.shown;
        board.parts.pending = None;
        board.phase = Phase::Administration { step: 0 };
        let mut legal = Actions::new();
        scene.game.legal(&board, &mut legal);
        let of_ship = |marker: Marker| marker.pier().is_some();
        let sails = legal.iter().filter(|action| match action {
            Action::Place(marker, _)
            | Action::Reuse(marker)
            | Action::PlacePaying(marker, ..)
            | Action::ReusePaying(marker, _) => of_ship(*marker),
            _ => false,
        });
        let ends = sails.map(|action| {
            let placed = scene.game.preview(&board, *action);
            best_load(&scene.game, &placed, 0)
        });
        let best = ends.max_by_key(|end| end.company(scene.shown).cash)?;
        Sum::between(scene, &board, &best, true)
    }

    /// What was delivered between two boards, the second of which is in the ship action.
    fn between(
        scene: &Waters,
        before: &Board<WaterFrame>,
        after: &Board<WaterFrame>,
        could: bool,
    ) -> Option<Sum> {
        let loads: Vec<(Good, u8, u8)> = Good::ALL
            .into_iter()
            .map(|good| {
                (
                    good,
                    delivered(scene, before, after, good),
                    price(scene, good),
                )
            })
            .filter(|(_, count, _)| *count > 0)
            .collect();
        if loads.is_empty() {
            return None;
        }
        let (pier, left) = at_sea(scene, after)?;
        let paid = match at_sea(scene, before) {
            Some(_) => 0,
            None => space_cost(scene, before, after),
        };
        let income: u16 = loads
            .iter()
            .map(|(_, count, price)| u16::from(*count) * u16::from(*price))
            .sum();
        let office = office(scene);
        let blank = Sum::blank(scene, before, after);
        let [from, to] = blank.cash.map(i32::from);
        Some(Sum {
            loads,
            office,
            paid,
            emergency: to + i32::from(paid) - from - i32::from(income) - i32::from(office),
            ship: Some(after.harbour(scene.shown).ships[pier]),
            holds: left,
            ships: 1,
            could,
            ..blank
        })
    }

    /// Cash and share value before and after.
    fn blank(scene: &Waters, before: &Board<WaterFrame>, after: &Board<WaterFrame>) -> Sum {
        let seat = scene.shown;
        let both = [before, after];
        Sum {
            loads: Vec::new(),
            office: 0,
            paid: 0,
            emergency: 0,
            ship: None,
            holds: 0,
            ships: 0,
            cash: both.map(|board| board.company(seat).cash),
            space: both.map(|board| board.company(seat).space),
            value: scene.game.share_value(after, seat),
            could: false,
        }
    }
}

/// What was paid for the marker in use: its space, and a fee if it lay there before (II.1).
fn space_cost(scene: &Waters, before: &Board<WaterFrame>, after: &Board<WaterFrame>) -> u8 {
    let Phase::Action(hand) = after.phase else {
        return 0;
    };
    let lay = before.company(scene.shown).space_of(hand.marker);
    hand.paid + lay.map_or(0, |space| scene.game.reuse_fee(after, space))
}

/// What the office pays the player who is shown for a shipping.
fn office(scene: &Waters) -> u8 {
    match scene.board.harbour(scene.shown).has(Tile::Office) {
        true => scene.game.water_components().tiles.office,
        false => 0,
    }
}

/// The board once the contracts are fulfilled that together bring most.
fn best_load(
    game: &GameOnTable<WaterFrame>,
    board: &Board<WaterFrame>,
    from: usize,
) -> Board<WaterFrame> {
    let mut legal = Actions::new();
    game.legal(board, &mut legal);
    let mut best = *board;
    for action in legal.iter() {
        if let Action::Deliver(good, _) = *action
            && good.index() >= from
        {
            let next = game.preview(board, *action);
            let end = best_load(game, &next, good.index() + 1);
            let cash = |board: &Board<WaterFrame>| board.company(board.asked).cash;
            if cash(&end) > cash(&best) {
                best = end;
            }
        }
    }
    best
}
