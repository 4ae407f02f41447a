//! The structures that lie face up, and what a card says.

use kanal::cards::{Card, Deck};
use kanal::{Board, Kanal};
use table::Say;

use super::super::Voice;
use super::super::grid::list;

/// Every structure that lies face up, with its cost and its effects.
pub(super) fn lines(game: &Kanal, board: &Board, voice: Voice<'_>) -> Vec<String> {
    let mut lines = vec![format!("-- {} --", voice.text("kanal-face-up"))];
    for number in board.display.cards() {
        lines.extend(card(game, *number, voice));
    }
    if board.display.is_empty() {
        lines.push(voice.text("kanal-none-face-up"));
    }
    lines
}

/// A card: its head on one line, and each effect as a sentence.
fn card(game: &Kanal, number: u8, voice: Voice<'_>) -> Vec<String> {
    let card = game.card(number);
    let mut head = vec![
        voice.message(&game.name(number)),
        voice.stage(card.stage),
        voice.say("kanal-costs", &[("cost", card.cost.say().into())]),
        voice.say("kanal-worth", &[("prestige", card.prestige.into())]),
    ];
    let deck = game.deck();
    if let Some(index) = deck.find(number) {
        head.push(voice.message(&deck.words(index).mark.say()));
    }
    let mut lines = list(&format!("{number:>2} "), &head, " · ");
    lines.extend(effects(deck, card, voice));
    lines
}

/// The effects of a card, numbered if there are several.
pub(super) fn effects(deck: &Deck, card: &Card, voice: Voice<'_>) -> Vec<String> {
    let effects = deck.effects(card);
    let sentence = |(number, effect)| {
        let said = voice.message(&deck.tree(effect).say());
        let words: Vec<String> = said.split(' ').map(str::to_owned).collect();
        let title = match effects.len() {
            1 => "   ".to_owned(),
            _ => format!("   {number}. "),
        };
        list(&title, &words, " ")
    };
    (1..).zip(effects).flat_map(sentence).collect()
}
