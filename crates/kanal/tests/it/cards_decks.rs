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

#[test]
fn a_deck_has_sixty_cards_with_names_of_their_own() {
    for deck in decks() {
        let numbers: Vec<u8> = deck.cards().iter().map(|card| card.number).collect();
        assert_eq!(numbers, (1..=60).collect::<Vec<u8>>());
    }
    let words = decks().map(|deck| deck.indices().map(|index| &deck.words(index).name));
    let names: Vec<_> = words.into_iter().flatten().collect();
    let english: BTreeSet<&str> = names.iter().map(|name| name.en.as_str()).collect();
    let german: BTreeSet<&str> = names.iter().map(|name| name.de.as_str()).collect();
    assert_eq!((english.len(), german.len()), (120, 120));
}

/// What a card costs and does, as it is written.
fn written(deck: &Deck, number: u8) -> (String, u8, Vec<String>) {
    let card = deck.card(deck.find(number).expect("the deck has it"));
    let effects = deck.effects(card).iter();
    let effects = effects.map(|effect| deck.tree(effect).to_string());
    (card.cost.to_string(), card.prestige, effects.collect())
}

/// The facts of the rule book's examples (chapter 06) and of a player's report.
#[test]
fn what_is_published_of_a_card_stands_on_it() {
    let a = Deck::a();
    let named = |name: &str| {
        let mut indices = a.indices();
        let index = indices.find(|index| a.words(*index).name.en == name);
        a.card(index.unwrap_or_else(|| panic!("{name} is published")))
            .number
    };
    let (cost, _, _) = written(a, named("Towrope Shed"));
    assert_eq!(cost, "1 wood or 1 clay");
    let (cost, _, effects) = written(a, named("Boatman Shed"));
    assert_eq!(cost, "2 clay");
    assert!(effects[0].starts_with("trade 1 ore or 1 thaler for "));
    assert!(effects[0].ends_with(" once per adjacent canal"));
    let (cost, _, _) = written(a, named("Mansion"));
    assert_eq!(cost, "3 clay and 2 brick and 1 iron");
    let (_, _, effects) = written(a, named("Community Center"));
    assert!(effects[0].starts_with("adjacent bridge 1+: "));
    let (_, _, effects) = written(a, named("Arsenal"));
    assert_eq!(effects[0], "gain 3 ore per adjacent rail");
    assert!(effects[1].ends_with("gain 3 thaler"));
    let (cost, prestige, effects) = written(a, named("Winding Tower"));
    assert!(cost.ends_with("1 iron") && !cost.contains("brick") && !cost.contains("thaler"));
    assert_eq!(prestige, 5);
    assert_eq!(
        effects,
        [
            "adjacent different routes 3+: trade 4 ore for 8 thaler",
            "adjacent path 3+: gain 5 ore",
        ]
    );
    assert!(named("Winding Tower") <= 20);
    let (_, _, effects) = written(a, named("Mine"));
    assert_eq!(effects, ["adjacent rail 1+: gain 4 ore and 2 thaler"]);
    for name in ["Canal Shack", "Second-hand Shop"] {
        let (_, _, effects) = written(a, named(name));
        assert!(effects.iter().all(|effect| effect.contains("iron")));
    }
    let (_, _, effects) = written(a, named("Scrap Metal Works"));
    assert!(effects[0].starts_with("trade 1 iron for 3 prestige"));
    named("Industrial Storage");
    named("Riverside Warehouse");
}

#[test]
fn twelve_cards_are_known_in_part_and_none_in_full() {
    let marks: Vec<(Mark, usize)> = decks()
        .into_iter()
        .flat_map(|deck| deck.indices().map(|index| deck.words(index)))
        .map(|words| (words.mark, words.published.len()))
        .collect();
    let of = |mark| marks.iter().filter(|(other, _)| *other == mark).count();
    assert_eq!(of(Mark::Partly), 12);
    assert_eq!(of(Mark::Published), 0);
    assert_eq!(of(Mark::Reconstructed), 108);
    let has_name = |words: &&kanal::cards::CardWords| words.published.contains(&Fact::Name);
    let deck = Deck::a();
    let named = deck.indices().map(|index| deck.words(index));
    assert_eq!(named.filter(has_name).count(), 12);
}

#[test]
fn prestige_grows_with_the_stage() {
    for deck in decks() {
        let tenths = Stage::ALL.map(|stage| {
            let prestige = deck.of_stage(stage).map(|index| deck.card(index).prestige);
            prestige.map(u32::from).sum::<u32>() / 2
        });
        let [green, orange, blue] = tenths;
        assert!((16..=25).contains(&green), "{} {tenths:?}", deck.letter());
        assert!((38..=48).contains(&orange), "{} {tenths:?}", deck.letter());
        assert!((78..=92).contains(&blue), "{} {tenths:?}", deck.letter());
    }
}
