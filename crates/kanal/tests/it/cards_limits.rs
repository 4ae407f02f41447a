//! What a deck file may hold, and the one line that is said of one that holds more.

use crate::cards_kit::{CARD_01, complaint, deck_with, deck_with_effect};
use kanal::cards::limits::{MOST_BYTES, MOST_ON_CARD};
use kanal::cards::{Deck, Stage};

/// The lines of a card with this one instead of the one with the same key.
fn card(line: &str) -> String {
    let usual = [
        "cost = \"1 wood\"",
        "prestige = 1",
        "mark = \"reconstructed\"",
        "effects = [\"gain 1 wood\"]",
    ];
    let key = line.split(" =").next().unwrap_or_default();
    let is_it = |usual: &str| usual.starts_with(&format!("{key} ="));
    let mut lines: Vec<&str> = usual
        .iter()
        .map(|usual| if is_it(usual) { line } else { usual })
        .collect();
    if !usual.iter().any(|usual| is_it(usual)) {
        lines.push(line);
    }
    lines.join("\n") + "\n"
}

#[test]
fn the_smallest_deck_is_for_two_players_and_for_no_campaign() {
    let deck = Deck::parse(&deck_with_effect("gain 1 wood")).expect("it has just enough cards");
    let counts = Stage::ALL.map(|stage| deck.of_stage(stage).count());
    assert_eq!(counts, [9, 7, 8]);
    assert_eq!(deck.lacks_for_campaign(), Some((Stage::Green, 9, 18)));
    for deck in [Deck::a(), Deck::b()] {
        assert_eq!(deck.lacks_for_campaign(), None);
        assert_eq!(
            Stage::ALL.map(|stage| deck.of_stage(stage).count()),
            [20; 3]
        );
    }
}

#[test]
fn a_deck_has_cards_enough_of_every_stage() {
    for (number, message) in [
        (
            "09",
            "card: only 8 green, line 4: it has to be 9 at the least",
        ),
        (
            "27",
            "card: only 6 orange, line 4: it has to be 7 at the least",
        ),
        (
            "48",
            "card: only 7 blue, line 4: it has to be 8 at the least",
        ),
    ] {
        let deck = deck_with_effect("gain 1 wood");
        let start = deck.find(&format!("[card.{number}]")).expect("it is there");
        let end = deck[start + 1..].find("[card").map(|end| start + 1 + end);
        let file = format!("{}{}", &deck[..start], end.map_or("", |end| &deck[end..]));
        assert_eq!(complaint(&file), message);
    }
}

#[test]
fn a_card_of_ten_thousand_instructions_is_one_clear_line() {
    let line = CARD_01 + 5;
    let many = vec!["\"gain 1 wood\""; 2_000].join(", ");
    assert_eq!(
        complaint(&deck_with(&card(&format!("effects = [{many}]")))),
        format!("card.01.effects: 2000 effects, line {line}: it has to be 1 to 6 effects")
    );
    let long = vec!["gain 1 wood"; 5_000].join(", ");
    assert_eq!(
        complaint(&deck_with_effect(&long)),
        format!(
            "card.01.effects.1: 64998 letters, line {line}: it has to be 400 letters at the most"
        )
    );
    let longer = vec!["gain 1 wood"; 10_000].join(", ");
    let file = deck_with_effect(&longer);
    assert_eq!(
        complaint(&file),
        format!(
            "deck: {} bytes, line 1: it has to be {MOST_BYTES} bytes at the most",
            file.len()
        )
    );
    let table = "by adjacent rail {1: gain 1 wood and 1 clay and 1 ore; \
                 2: gain 1 wood and 1 clay and 1 ore; 3: gain 1 wood and 1 clay and 1 ore}";
    let full = vec![format!("\"{table}\""); 5].join(", ");
    assert_eq!(
        complaint(&deck_with(&card(&format!("effects = [{full}]")))),
        format!(
            "card.01.effects: 65 instructions on one card, line {line}: \
             it has to be {MOST_ON_CARD} instructions at the most"
        )
    );
}

#[test]
fn a_card_that_asks_too_much_at_one_activation_is_refused() {
    let line = CARD_01 + 5;
    let trade = "\"trade 1 wood for 1 ore up to 9 times\"";
    let effects = |count| vec![trade; count].join(", ");
    // Two for the effect, two for the trade, and nine trades.
    let six = deck_with(&card(&format!("effects = [{}]", effects(6))));
    assert!(Deck::parse(&six).is_ok());
    let any = "\"trade 1 wood for 1 ore and turn the wheel 4 times any number of times\"";
    assert_eq!(
        complaint(&deck_with(&card(&format!("effects = [{any}]")))),
        format!(
            "card.01.effects: 164 decisions at one activation, line {line}: \
             it has to be 100 decisions at the most"
        )
    );
    let choose = "\"choose 2 of {trade 1 ore for 1 thaler up to 9 times; place 4 paths anywhere; gain 1 wood}\"";
    let four = [choose; 4].join(", ");
    assert_eq!(
        complaint(&deck_with(&card(&format!("effects = [{four}]")))),
        format!(
            "card.01.effects: 112 decisions at one activation, line {line}: \
             it has to be 100 decisions at the most"
        )
    );
}

#[test]
fn what_a_card_lacks_or_has_too_much_is_said_with_its_line() {
    let name = CARD_01 + 1;
    let (cost, prestige, mark, effects) = (name + 1, name + 2, name + 3, name + 4);
    for (line, message) in [
        (
            "prestige = 31",
            format!("card.01.prestige: 31, line {prestige}: it has to be 30 at the most"),
        ),
        (
            "prestige = -1",
            format!("card.01.prestige is -1, line {prestige}: give a number from 0 to 255"),
        ),
        (
            "prestige = \"1\"",
            format!("card.01.prestige is '1', line {prestige}: write a whole number"),
        ),
        (
            "cost = 1",
            format!("card.01.cost is 1, line {cost}: write a text in quotation marks"),
        ),
        (
            "effects = []",
            format!("card.01.effects: 0 effects, line {effects}: it has to be 1 to 6 effects"),
        ),
        (
            "effects = \"gain 1 wood\"",
            format!("card.01.effects is 'gain 1 wood', line {effects}: write a list"),
        ),
        (
            "efects = []",
            format!(
                "unknown key 'efects' in card.01, line {}: use one of name, cost, prestige, effects, mark, published, sources, note",
                effects + 1
            ),
        ),
        (
            "mark = \"real\"",
            format!(
                "card.01.mark is 'real', line {mark}: write published, partly or reconstructed"
            ),
        ),
        (
            "mark = \"partly\"",
            format!(
                "card.01.mark: marked partly, line {mark}: it has to be reconstructed, by what it says is published"
            ),
        ),
        (
            "mark = \"published\"",
            format!(
                "card.01.mark: no source, line {mark}: it has to be 1 to 4 sources where something is published"
            ),
        ),
        (
            "published = [\"name\"]",
            format!(
                "card.01.mark: marked reconstructed, line {mark}: it has to be partly, by what it says is published"
            ),
        ),
        (
            "published = [\"title\"]",
            format!(
                "card.01.published.1 is 'title', line {}: write name, stage, cost, part of cost, prestige, effects or part of effects",
                effects + 1
            ),
        ),
        (
            "sources = [\"the box\"]",
            format!(
                "card.01.sources: a source, line {}: it has to be none where nothing is published",
                effects + 1
            ),
        ),
    ] {
        assert_eq!(complaint(&deck_with(&card(line))), message, "{line}");
    }
    let deck = deck_with_effect("gain 1 wood");
    for (from, to, message) in [
        (
            "[card.01]",
            "[card.61]",
            "unknown key '61' in card, line 4: use one of 01, 02, ..., 60",
        ),
        (
            "[card.01]",
            "[card.1]",
            "unknown key '1' in card, line 4: use one of 01, 02, ..., 60",
        ),
        (
            "letter = \"X\"",
            "letter = \"XY\"",
            "letter is 'XY', line 1: write one capital letter",
        ),
        (
            "letter = \"X\"\n",
            "",
            "no 'letter' in the file, line 1: add it",
        ),
        (
            "en = \"Card\"",
            "en = \" \"",
            "card.01.name.en: no letters, line 5: it has to be a name on one line",
        ),
        (
            ", de = \"Karte\"",
            "",
            "no 'de' in card.01.name, line 5: add it",
        ),
        (
            "en = \"Card\"",
            "en = \"A name of more than forty letters, which no card can show\"",
            "card.01.name.en: 57 letters, line 5: it has to be 40 letters at the most",
        ),
        (
            "[card.02]",
            "[card.01]",
            "not TOML (duplicate key), line 10: correct the line",
        ),
    ] {
        assert_eq!(complaint(&deck.replacen(from, to, 1)), message);
    }
}

#[test]
fn an_owner_marks_what_he_read_off_his_cards() {
    let own = "cost = \"1 wood\"\nprestige = 1\neffects = [\"gain 1 wood\"]\n\
               mark = \"published\"\nsources = [\"my box\"]\nnote = \"read by lamplight\"\n";
    let deck = Deck::parse(&deck_with(own)).expect("it is a deck");
    let words = deck.words(deck.find(1).expect("it has card 01"));
    assert_eq!(words.sources, ["my box"]);
    assert!(words.say_published().is_some());
}

#[test]
fn names_and_marks_do_not_change_the_hash_and_numbers_do() {
    let file = deck_with_effect("gain 1 wood");
    let hash = |file: &str| Deck::parse(file).expect("it is a deck").hash();
    let same = file.replacen("\"Card\"", "\"Renamed\"", 1) + "# A comment.\n";
    assert_eq!(hash(&file), hash(&same));
    for (from, to) in [
        ("prestige = 1", "prestige = 2"),
        ("cost = \"1 wood\"", "cost = \"1 clay\""),
        ("gain 1 wood", "gain 2 wood"),
        ("letter = \"X\"", "letter = \"Y\""),
        ("[card.01]", "[card.10]"),
    ] {
        assert_ne!(hash(&file), hash(&file.replacen(from, to, 1)), "{from}");
    }
}
