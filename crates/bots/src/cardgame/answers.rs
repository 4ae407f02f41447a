//! How what is under way goes on, so that boards are judged where a turn begins.

use cardgame::{Action, Board, Card, CardGame, Phase};
use table::{Actions, Game};

/// The board once nothing but turns is left to ask, if everybody answers sensibly.
pub(super) fn settled(game: &CardGame, board: &Board) -> Board {
    let mut board = *board;
    while let Some(action) = answer(game, &board) {
        game.act(&mut board, action, &mut ());
    }
    board
}

/// A sensible answer to a question that is not a turn's.
fn answer(game: &CardGame, board: &Board) -> Option<Action> {
    match board.phase {
        Phase::Shift | Phase::Entrepreneur | Phase::ExtraProduction | Phase::EarlyShipping => {
            Some(Action::Done)
        }
        Phase::Customs | Phase::EarlyCustoms => Some(Action::Use(Card::CustomsOffice)),
        Phase::Tie => Some(Action::Use(Card::Entrepreneur)),
        Phase::Patron => first(game, board),
        Phase::Shipping => Some(shipment(game, board)),
        Phase::StartPlayer => Some(Action::Start(board.asked)),
        Phase::Bonus
        | Phase::StoredSale
        | Phase::Storage
        | Phase::ExtraStorage { .. }
        | Phase::EarlyStorage { .. } => game.usual(board),
        _ => None,
    }
}

fn first(game: &CardGame, board: &Board) -> Option<Action> {
    let mut actions = Actions::new();
    game.legal(board, &mut actions);
    actions.first().copied()
}

/// All that fits into full ships, if that brings more than it costs in the end.
fn shipment(game: &CardGame, board: &Board) -> Action {
    let own = board.own();
    let good = board.good();
    let capacity = game.ship_capacity(own).max(1);
    let goods = game.most_of_active(board);
    let side = usize::from(own.factory(good).side) - 1;
    let price = game.components().factories[good.index()][side].ship_price;
    let step = i64::from(own.shares) + i64::from(own.money) / i64::from(own.value.max(8)) + 3;
    let is_worth = |goods: u8| i64::from(goods) * i64::from(price) > step;
    let full = goods - goods % capacity;
    if goods > full && is_worth(goods - full) {
        return Action::Ship(good, goods);
    }
    if full > 0 && is_worth(capacity) {
        return Action::Ship(good, full);
    }
    Action::Done
}
