//! What the development cards do.

use cardgame::{Card, CardGame};
use games::AnyPlay;
use table::{Play, Seat};

use super::super::Voice;
use super::super::grid::sentence;
use super::Naming;

/// What the cards that somebody has or can take do.
pub(super) fn glossary(play: &Play<CardGame>, voice: Voice<'_>) -> Vec<String> {
    let (game, board) = (play.game(), play.board());
    let is_there = |card: &Card| {
        let mut seats = Seat::all(game.players());
        board.supply[card.index()] > 0
            || seats.any(|seat| board.company(seat).cards.contains(*card))
    };
    let mut lines = vec![format!("== {} ==", voice.text("chapter-development-cards"))];
    for card in Card::ALL.into_iter().filter(is_there) {
        lines.extend(told(game, card, voice));
    }
    lines
}

/// What the cards with a name do; `patron` is the name of six.
pub(super) fn explained(play: &AnyPlay, voice: Voice<'_>, name: &str) -> Vec<String> {
    let Some(play) = play.of::<CardGame>() else {
        return Vec::new();
    };
    let is_named = |card: &Card| {
        let of_kind = card.word().strip_prefix(name);
        of_kind.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
            || voice.name_of_card(*card).to_lowercase() == name
    };
    let cards = Card::ALL.into_iter().filter(is_named);
    cards
        .flat_map(|card| told(play.game(), card, voice))
        .collect()
}

/// A card with what it does.
fn told(game: &CardGame, card: Card, voice: Voice<'_>) -> Vec<String> {
    let about: Vec<String> = game
        .about_card(card)
        .iter()
        .map(|message| voice.message(message))
        .collect();
    sentence(&format!(
        "{}: {}",
        voice.name_of_card(card),
        about.join(" ")
    ))
}
