//! What decks A and B have to show: every symbol, exact numbers, and what is published.

use std::collections::{BTreeMap, BTreeSet};

use kanal::cards::{Deck, Fact, Icon, Mark, Quantity, Stage, Symbol};

fn decks() -> [&'static Deck; 2] {
    [Deck::a(), Deck::b()]
}

#[test]
fn every_symbol_of_chapter_09_stands_on_at_least_two_cards() {
    let mut cards: BTreeMap<Symbol, usize> = Symbol::all().map(|symbol| (symbol, 0)).collect();
    for deck in decks() {
        for card in deck.cards() {
            let trees = deck.effects(card).iter().map(|effect| deck.tree(effect));
            let on_card: BTreeSet<Symbol> = trees
                .flat_map(|tree| tree.icons())
                .filter_map(|icon| match icon {
                    Icon::Symbol(symbol) => Some(symbol),
                    _ => None,
                })
                .collect();
            for symbol in on_card {
                *cards.entry(symbol).or_default() += 1;
            }
        }
    }
    let rare: Vec<_> = cards.iter().filter(|(_, count)| **count < 2).collect();
    assert!(rare.is_empty(), "{rare:?}");
}

/// Chapter 06: exact amounts are the norm, `n+` the exception that is marked.
#[test]
fn between_28_and_40_percent_of_the_conditions_are_exact() {
    for stage in Stage::ALL {
        let (mut exact, mut none, mut all) = (0, 0, 0);
        for deck in decks() {
            for index in deck.of_stage(stage) {
                for effect in deck.effects(deck.card(index)) {
                    for (_, quantity) in deck.tree(effect).quantities() {
                        all += 1;
                        exact += usize::from(matches!(quantity, Quantity::Exactly(_)));
                        none += usize::from(quantity == Quantity::None);
                    }
                }
            }
        }
        // Whether "none" is an exact number or not, the share holds.
        assert!(100 * exact >= 28 * all, "{stage:?}: {exact} of {all}");
        assert!(
            100 * (exact + none) <= 40 * all,
            "{stage:?}: {exact} and {none} of {all}"
        );
    }
}
