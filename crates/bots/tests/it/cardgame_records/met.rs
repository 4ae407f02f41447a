//! What is met in a game, by short names.

use std::collections::BTreeSet;

use cardgame::{Action, Board, Card, CardGame, Event, Phase, Purchase, Reason, Track};
use table::{Entry, Game, Play};

/// What one choice meets, with what it made happen.
pub(crate) fn step(
    game: &CardGame,
    before: &Board,
    action: Option<Action>,
    events: &[Event],
) -> Vec<&'static str> {
    let mut met = Vec::new();
    if let Some(action) = action {
        met.extend(chosen(before, action));
        if let Action::Develop(track) = action
            && is_lifted(game, before, track)
        {
            met.push("a card lifts a restriction");
        }
        if before.phase == Phase::Development && refused(game, before).next().is_some() {
            met.push("a development before its decade is refused");
        }
    }
    met.extend(events.iter().filter_map(|event| happened(before, event)));
    met
}

fn chosen(before: &Board, action: Action) -> Option<&'static str> {
    let own = before.own();
    let stored = own.factories.iter().filter(|factory| factory.stored > 0);
    Some(match (before.phase, action) {
        (Phase::StartDevelopment, Action::Develop(_)) => "a step to start with",
        (Phase::StartDevelopment, Action::Take(_)) => "a card to start with",
        (Phase::StartShares, Action::Done) => "no shares to start with",
        (Phase::Development, Action::DevelopTwo(..)) => "two developments",
        (Phase::Action, Action::Ship(..)) if stored.count() > 1 => "early shipping",
        (Phase::EarlyShipping, Action::Ship(..)) => "early shipping of two goods",
        (Phase::ExtraProduction, Action::Produce(..)) => "extra production of two goods",
        (Phase::ExtraStorage { .. }, Action::Store(..)) => "extra goods stored",
        (Phase::Storage, _) if own.ships == 0 => "goods are left and there is no ship",
        _ => return None,
    })
}

/// The steps that only their decade stands against.
pub(crate) fn refused<'a>(
    game: &'a CardGame,
    board: &'a Board,
) -> impl Iterator<Item = Track> + use<'a> {
    let is_refused = |track: &Track| {
        let refused = game.check(board, Action::Develop(*track));
        refused == Err(Reason::DecadeRestriction.into())
    };
    Track::ALL.into_iter().filter(is_refused)
}

/// Whether a step would be refused without the card that lifts its restriction.
fn is_lifted(game: &CardGame, board: &Board, track: Track) -> bool {
    let Some(card) = track.lifted_by() else {
        return false;
    };
    let mut without = *board;
    without.company_mut(board.asked).cards.remove(card);
    refused(game, &without).any(|other| other == track)
}

fn happened(before: &Board, event: &Event) -> Option<&'static str> {
    Some(match *event {
        Event::Opened { .. } => "a factory is chosen",
        Event::Laid { .. } => "a card is laid out",
        Event::Flipped { .. } => "a card is flipped",
        Event::SharesBought {
            how: Purchase::Start,
            ..
        } => "shares to start with",
        Event::CardTaken {
            card: Card::Inventor,
            ..
        } => "the Inventor is taken",
        Event::CardTaken {
            card: Card::ExtraShift,
            ..
        } => "an Extra Shift is taken",
        Event::ExtraProduced {
            has_shift: true, ..
        } => "extra production with a shift",
        Event::ExtraProduced { .. } => "extra production",
        Event::ShipsRegained { .. } => "ships are regained",
        Event::Shipped { .. } if before.phase == Phase::Shipping => "goods are shipped",
        Event::Bankrupt { .. } => "somebody is bankrupt",
        _ => return None,
    })
}

/// What is met in a game.
pub(crate) fn met(play: &Play<CardGame>) -> BTreeSet<&'static str> {
    let mut all = BTreeSet::new();
    for (number, entry) in play.entries().enumerate() {
        let action = match entry {
            Entry::Act { action, .. } => Some(action),
            _ => None,
        };
        let before = play.board_after(number).expect("it is an entry");
        all.extend(step(play.game(), before, action, &play.events_of(number)));
    }
    all
}
