//! What helps to answer what only Water Frame asks, and its choices in few words.

use ::arkwright::{
    Action, AfterSale, Arkwright, Board, Fleet, Pending, Phase, Place, Stage, WaterFrame,
    WaterPhase, WaterStage,
};
use table::Arg;

use super::harbour;
use crate::desk::Desk;
use crate::tables::arkwright::mill::draw::signed;

/// What helps to answer: how to choose, or what there is to choose from.
pub(super) fn hint(
    desk: Desk,
    game: &Arkwright<WaterFrame>,
    board: &Board<WaterFrame>,
) -> Option<String> {
    let (seat, numbers) = (board.asked, game.water_components());
    let price = Arg::from(board.company(seat).factory(board.active()).price);
    let text = match (board.parts.pending, board.phase) {
        (Some(Pending::Discard), _) => desk.t("hint-discard"),
        (Some(Pending::ReturnTile(_)), _) => desk.tr(
            "hint-return-tile",
            &[("most", Arg::from(numbers.tiles.most))],
        ),
        (Some(Pending::Inventor), _) => {
            let uses = usize::from(board.harbour(seat).inventor_uses);
            let fee = numbers.tiles.inventor.get(uses).copied().unwrap_or(0);
            desk.tr("hint-inventor", &[("fee", Arg::from(fee))])
        }
        (None, Phase::Action(hand)) => match hand.stage {
            Stage::Water(WaterStage::SpecialMarker) => desk.t("hint-special"),
            Stage::Water(WaterStage::School) => {
                let count = Arg::from(board.parts.action.displaced);
                desk.tr("hint-school", &[("count", count)])
            }
            Stage::Water(WaterStage::Patent { .. }) => desk.t("hint-patent"),
            Stage::Water(WaterStage::Ship { left, .. }) => {
                desk.tr("hint-ship", &[("left", Arg::from(left))])
            }
            Stage::Water(WaterStage::Production { .. }) => desk.t("hint-production"),
            _ => return None,
        },
        (None, Phase::Water(phase)) => match phase {
            WaterPhase::ShareSale { .. } => {
                let value = Arg::from(game.share_value(board, seat));
                desk.tr("hint-capital", &[("value", value)])
            }
            WaterPhase::SpecialMarker { .. } => desk.t("hint-special"),
            WaterPhase::BeforeSale { .. } => desk.t("hint-school-before"),
            WaterPhase::AfterSale { asks, .. } => match asks {
                AfterSale::School => desk.t("hint-school-row"),
                AfterSale::Patron => desk.tr("hint-patron", &[("price", price)]),
                AfterSale::Jubilee => desk.tr("hint-jubilee", &[("price", price)]),
            },
            WaterPhase::Shipment { .. } => {
                let contract = board.harbour(seat).contracts[board.active().index()];
                desk.tr("hint-shipment", &[("count", Arg::from(contract))])
            }
            WaterPhase::StoreExtra { .. } => desk.t("hint-store-extra"),
            WaterPhase::Storing { .. } => {
                let unsold = board.parts.production.unsold[seat.index()];
                desk.tr("hint-storing", &[("count", Arg::from(unsold))])
            }
            WaterPhase::Charisma => desk.t("hint-charisma"),
            WaterPhase::Firing { .. } => {
                let harbour = board.harbour(seat);
                let workers = game.crews(harbour) + harbour.warehouse_workers();
                let args = [
                    ("count", Arg::from(workers)),
                    ("wage", Arg::from(game.wage(board))),
                ];
                desk.tr("hint-firing", &args)
            }
            WaterPhase::LoseShip { .. } => desk.t("hint-lose-ship"),
            WaterPhase::MadeInEngland { .. } => desk.t("hint-distribution"),
            WaterPhase::Luddism { .. } => desk.t("hint-luddism"),
            WaterPhase::Broker { .. } => desk.tr(
                "hint-exchange",
                &[
                    ("cost", Arg::from(game.buying_price(board, seat))),
                    ("value", Arg::from(game.share_value(board, seat))),
                ],
            ),
            WaterPhase::DrawRow { .. }
            | WaterPhase::DrawTile { .. }
            | WaterPhase::DrawEconomyMarker
            | WaterPhase::DrawEvent { .. } => return None,
        },
        _ => return None,
    };
    Some(text)
}

/// Where choices are that the bar has no room for, as a message id.
pub(super) fn where_more(board: &Board<WaterFrame>) -> &'static str {
    match board.phase {
        Phase::Action(hand) if hand.stage == Stage::Water(WaterStage::SpecialMarker) => {
            "bar-more-mat"
        }
        Phase::Water(WaterPhase::SpecialMarker { .. }) => "bar-more-mat",
        _ if harbour::is_asked(board) => "bar-more-harbour",
        _ => "bar-more-mill",
    }
}

/// What a delivery or a shipment brings and costs in share value, and what comes of a contract that
/// is not fulfilled (II.2.7, III.4).
pub(super) fn brings(
    desk: Desk,
    game: &Arkwright<WaterFrame>,
    board: &Board<WaterFrame>,
    action: Action,
) -> Option<String> {
    let is_shipment = matches!(board.phase, Phase::Water(WaterPhase::Shipment { .. }));
    if !is_shipment && !matches!(action, Action::Deliver(..)) {
        return None;
    }
    let after = game.choice_alone(board, action);
    let (seat, good) = (board.asked, board.active());
    let cash = |board: &Board<WaterFrame>| i32::from(board.company(seat).cash);
    let space = |board: &Board<WaterFrame>| board.company(seat).space;
    let contract = |board: &Board<WaterFrame>| board.harbour(seat).contracts[good.index()];
    let mut parts = Vec::new();
    if cash(&after) != cash(board) {
        parts.push(signed(cash(&after) - cash(board)));
    }
    if contract(&after) > contract(board) {
        let to = Arg::from(contract(&after));
        parts.push(desk.tr("bar-contract-rises", &[("to", to)]));
    }
    let spaces = space(board).saturating_sub(space(&after));
    if spaces > 0 {
        parts.push(format!("▼{spaces}"));
    }
    (!parts.is_empty()).then(|| parts.join("\u{a0}"))
}

/// The word of a place of the large warehouse in a message.
fn word_of(place: Place) -> &'static str {
    match place {
        Place::Column(good) => good.word(),
        Place::Line => "place-line",
    }
}

/// A choice in a word or two.
pub(super) fn briefly(desk: Desk, action: Action) -> Option<String> {
    let number = |name: &'static str, value: u8| (name, Arg::from(value));
    let word = |name: &'static str, word: &'static str| (name, Arg::Word(word));
    let text = match action {
        Action::TakeTile(tile) => desk.t(&format!("word-{}", tile.word())),
        Action::TakeTileFor(tile, good) | Action::Move(tile, good) => {
            let args = [word("tile", tile.word()), word("good", good.word())];
            desk.tr("bar-tile-for", &args)
        }
        Action::TakeShip(capacity) => desk.tr("bar-ship", &[number("capacity", capacity)]),
        Action::ReplaceShip(capacity, pier) => desk.tr(
            "bar-replace",
            &[number("capacity", capacity), number("pier", pier)],
        ),
        Action::Contract(good, space) => desk.tr(
            "bar-contract",
            &[word("good", good.word()), number("space", space)],
        ),
        Action::Deliver(good, count) => desk.tr(
            "bar-deliver",
            &[word("good", good.word()), number("count", count)],
        ),
        Action::Produce(good, rows) | Action::ProduceExtra(good, rows) => {
            let id = match action {
                Action::Produce(..) => "bar-produce",
                _ => "bar-produce-extra",
            };
            desk.tr(id, &[word("good", good.word()), number("rows", rows)])
        }
        Action::Resettle(good, count) => desk.tr(
            "bar-resettle",
            &[word("good", good.word()), number("count", count)],
        ),
        Action::Smash(good, row) => desk.tr(
            "bar-smash",
            &[word("good", good.word()), number("row", row)],
        ),
        Action::Staff(place) | Action::ResettleTo(place) => {
            desk.tr("bar-staff", &[word("place", word_of(place))])
        }
        Action::Restaff(from, to) => {
            let args = [word("from", word_of(from)), word("to", word_of(to))];
            desk.tr("bar-restaff", &args)
        }
        Action::Dismiss(place) => desk.tr("bar-dismiss", &[word("place", word_of(place))]),
        Action::DismissShip(pier) => desk.tr("bar-dismiss-ship", &[number("pier", pier)]),
        Action::Ship(count, fleet) => {
            let id = match fleet {
                Fleet::First => "bar-ship-first",
                Fleet::Second => "bar-ship-second",
                Fleet::Both => "bar-ship-both",
            };
            desk.tr(id, &[number("count", count)])
        }
        Action::HalfPrice(count) => desk.tr("bar-half-price", &[number("count", count)]),
        _ => return None,
    };
    Some(text)
}
