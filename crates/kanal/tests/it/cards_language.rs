//! The language of the effects: what is written how, and what is said of what is not.

use crate::cards_kit::{CARD_01, complaint, deck_with, deck_with_effect};
use kanal::Kanal;
use kanal::cards::{Cost, Deck, DeckError, EffectTree};
use table::{Say, Told};
use texts::{Lang, Texts};

/// Effects in their canonical form, at least one of every kind.
const CANONICAL: &[&str] = &[
    "gain 4 ore and 2 thaler",
    "gain 1 wood per adjacent path and 1 clay per adjacent road",
    "gain 1 prestige per bridge anywhere max 5",
    "gain 1 thaler per different materials",
    "adjacent rail 1+: gain 4 ore and 2 thaler",
    "adjacent path 2-: gain 1 wood",
    "adjacent road none: gain 1 brick",
    "adjacent different routes 3+: trade 4 ore for 8 thaler",
    "adjacent road 1+ and adjacent rail 1+: gain 7 prestige",
    "corner or adjacent plot 4: gain 2 thaler",
    "edge and first activation: gain 2 thaler",
    "interior: gain 2 thaler",
    "second activation: gain 9 prestige",
    "supply of ore 3+: gain 2 thaler",
    "different materials 5: gain 5 prestige",
    "empty plot anywhere 9+: gain 4 thaler",
    "empty space in row none: gain 4 thaler",
    "built-over path anywhere 2: gain 4 thaler",
    "green unactivated structure in column 1: gain 1 ore",
    "blue structure anywhere 3+: gain 1 ore",
    "structure anywhere at corner 2+: gain 1 ore",
    "road anywhere at edge 4+: gain 1 ore",
    "bridged canal anywhere 1+: gain 1 ore",
    "adjacent loop of roads 1+: gain 6 prestige",
    "loop anywhere 1+: gain 6 prestige",
    "row of paths anywhere 1+: gain 4 prestige",
    "adjacent column 1+: gain 4 prestige",
    "angle of canals anywhere 2: gain 4 prestige",
    "trade 1 ore or 1 thaler for 2 wood once per adjacent canal",
    "trade 1 iron for 3 prestige any number of times",
    "trade 2 wood and 1 clay for 1 brick and 1 prestige up to 2 times",
    "trade 2 thaler for place 1 bridge anywhere and turn the wheel 1 time",
    "place 1 adjacent bridge, also gain 3 prestige",
    "place 3 paths anywhere at edge",
    "build 1 route anywhere, also gain 2 thaler and 1 ore, gain 1 wood",
    "build 1 structure in row at corner, then place 1 canal in column",
    "remove 1 adjacent path, also gain 5 prestige",
    "gain 1 ore, then turn the wheel 1 time",
    "turn the wheel 2 times, also gain 1 ore and 1 wood, then gain 1 clay",
    "choose 1 of {gain 3 wood; gain 2 clay, place 1 path anywhere; trade 1 ore for 3 thaler}",
    "by adjacent different routes {3: gain 5 prestige; 4: gain 9 prestige}",
    "by supply of thaler {none: gain 3 thaler; 1+: choose 1 of {gain 1 ore; gain 1 clay}}",
];

#[test]
fn what_is_canonical_is_written_as_it_was_read() {
    for text in CANONICAL {
        let tree: EffectTree = text
            .parse()
            .unwrap_or_else(|wrong| panic!("{text}: {wrong}"));
        assert_eq!(tree.to_string(), *text);
    }
}

#[test]
fn there_is_one_form_to_which_other_ways_to_write_it_come() {
    for (text, canonical) in [
        ("gain 1 ore, gain 2 thaler", "gain 1 ore and 2 thaler"),
        (
            "  adjacent   roads 2:gain 1 bricks ",
            "adjacent road 2: gain 1 brick",
        ),
        ("place 1 paths anywhere", "place 1 path anywhere"),
        ("turn the wheel 1 times", "turn the wheel 1 time"),
        (
            "row of path anywhere 1+: gain 1 ore",
            "row of paths anywhere 1+: gain 1 ore",
        ),
        (
            "trade 1 iron and 2 wood for 9 prestige",
            "trade 2 wood and 1 iron for 9 prestige",
        ),
    ] {
        let tree: EffectTree = text
            .parse()
            .unwrap_or_else(|wrong| panic!("{text}: {wrong}"));
        assert_eq!(tree.to_string(), canonical);
    }
}

#[test]
fn a_cost_has_one_or_two_sides_and_never_ore() {
    for text in [
        "1 wood or 1 clay",
        "3 clay and 2 brick and 1 iron",
        "2 thaler",
        "free",
    ] {
        let cost: Cost = text
            .parse()
            .unwrap_or_else(|wrong| panic!("{text}: {wrong}"));
        assert_eq!(cost.to_string(), text);
    }
    for (cost, message) in [
        (
            "1 ore",
            "'ore' in card.01.cost, line 6, column 11: write wood, clay, brick, iron or thaler, since ore is never part of a cost",
        ),
        (
            "1 wood or 1 clay or 1 iron",
            "'or' in card.01.cost, line 6, column 26: write 'and', 'or' or the end",
        ),
        (
            "",
            "card.01.cost ends too early, line 6, column 9: write a cost such as 2 wood and 1 clay, or free",
        ),
        (
            "9 wood",
            "'9' in card.01.cost, line 6, column 9: write a number from 1 to 8",
        ),
        (
            "2 wood and 1 wood",
            "wood twice in card.01.cost, line 6, column 22: add it up",
        ),
        (
            "two wood",
            "'two' in card.01.cost, line 6, column 9: write a number from 1 to 20",
        ),
    ] {
        let card = format!(
            "cost = \"{cost}\"\nprestige = 1\neffects = [\"gain 1 wood\"]\nmark = \"reconstructed\"\n"
        );
        assert_eq!(complaint(&deck_with(&card)), message);
    }
}

/// What is wrong with an effect; `|` stands before the word that is wrong.
const WRONG: &[(&str, &str)] = &[
    (
        "",
        "LINE ends too early, HERE: write a condition, by, gain, trade, place, build, remove, turn or choose",
    ),
    (
        "adjacent |rial 1+: gain 1 ore",
        "'rial' in LINE, HERE: write something to count, such as path, road, rail, canal, route, bridge or structure, perhaps 'rail'",
    ),
    (
        "|gian 4 ore",
        "'gian' in LINE, HERE: write a condition, by, gain, trade, place, build, remove, turn or choose, perhaps 'gain'",
    ),
    (
        "gain |four ore",
        "'four' in LINE, HERE: write a number from 1 to 20",
    ),
    (
        "gain |21 ore",
        "'21' in LINE, HERE: write a number from 1 to 20",
    ),
    (
        "gain |01 ore",
        "'01' in LINE, HERE: write a number from 1 to 20",
    ),
    (
        "gain 4 |gold",
        "'gold' in LINE, HERE: write wood, clay, ore, brick, iron, thaler or prestige",
    ),
    (
        "gain 4 |oer",
        "'oer' in LINE, HERE: write wood, clay, ore, brick, iron, thaler or prestige, perhaps 'ore'",
    ),
    (
        "gain 4|",
        "LINE ends too early, HERE: write wood, clay, ore, brick, iron, thaler or prestige",
    ),
    (
        "gain 4 ore |plus 2 thaler",
        "'plus' in LINE, HERE: write a comma or the end",
    ),
    (
        "gain 4 ore, |2 thaler",
        "'2' in LINE, HERE: write also, then, gain, trade, place, build, remove, turn or choose",
    ),
    (
        "gain 4 ore, |also gain 2 thaler",
        "'also' behind a step that cannot fail in LINE, HERE: write a comma alone",
    ),
    (
        "remove 1 path anywhere, also gain 2 clay, |also gain 3 thaler",
        "'also' behind a step that cannot fail in LINE, HERE: let the additional gains come last, joined by 'and'",
    ),
    (
        "rail |1+: gain 1 ore",
        "'1+' in LINE, HERE: write anywhere, in row or in column (or adjacent before it)",
    ),
    (
        "rail |evrywhere 1+: gain 1 ore",
        "'evrywhere' in LINE, HERE: write anywhere, in row or in column (or adjacent before it)",
    ),
    (
        "rail |anywere 1+: gain 1 ore",
        "'anywere' in LINE, HERE: write anywhere, in row or in column (or adjacent before it), perhaps 'anywhere'",
    ),
    (
        "loop |in row 1+: gain 1 ore",
        "'in' in LINE, HERE: write anywhere (or adjacent before it)",
    ),
    (
        "plot |anywhere 1+: gain 1 ore",
        "'anywhere' in LINE, HERE: write adjacent before it",
    ),
    (
        "bridge anywhere at |edge 1+: gain 1 ore",
        "a place that this cannot have in LINE, HERE: leave it out",
    ),
    (
        "adjacent rail |5: gain 1 ore",
        "'5' in LINE, HERE: write a number from 1 to 4",
    ),
    (
        "adjacent rail |0: gain 1 ore",
        "'0' in LINE, HERE: write a number from 1 to 4",
    ),
    (
        "adjacent rail |4-: gain 1 ore",
        "'4-' in LINE, HERE: write a number from 1 to 3",
    ),
    (
        "adjacent rail |many: gain 1 ore",
        "'many' in LINE, HERE: write a quantity such as 2, 2+, 2- or none",
    ),
    (
        "adjacent rail 1+ |gain 1 ore",
        "'gain' in LINE, HERE: write 'and', 'or' or a colon",
    ),
    (
        "corner and edge |or interior: gain 1 ore",
        "'or' in LINE, HERE: write 'and' or a colon",
    ),
    (
        "corner or edge |and interior: gain 1 ore",
        "'and' in LINE, HERE: write 'or' or a colon",
    ),
    (
        "corner: |",
        "LINE ends too early, HERE: write by, gain, trade, place, build, remove, turn or choose",
    ),
    (
        "first |time: gain 1 ore",
        "'time' in LINE, HERE: write activation",
    ),
    (
        "corner and corner and corner and corner |and corner: gain 1 ore",
        "more than 4 conditions in LINE, HERE: write fewer",
    ),
    (
        "trade 4 ore |to 8 thaler",
        "'to' in LINE, HERE: write 'and', 'or' or 'for'",
    ),
    (
        "trade 4 |prestige for 8 thaler",
        "'prestige' in LINE, HERE: write wood, clay, ore, brick, iron or thaler",
    ),
    (
        "trade |9 ore for 8 thaler",
        "'9' in LINE, HERE: write a number from 1 to 8",
    ),
    (
        "trade 4 ore for |thaler",
        "'thaler' in LINE, HERE: write an amount such as 2 wood, place, build or turn",
    ),
    (
        "|trade 1 ore for 1 ore",
        "a trade that gives back the ore it takes in LINE, HERE: write the difference alone",
    ),
    (
        "|trade 1 ore for 3 thaler any number of times",
        "a trade without end, since its proceeds buy its price again in LINE, HERE: give less for it, or say how often",
    ),
    (
        "|trade 1 ore for 1 thaler any number of times",
        "a trade without end, since its proceeds buy its price again in LINE, HERE: give less for it, or say how often",
    ),
    (
        "|trade 1 iron or 1 wood for 2 thaler any number of times",
        "a trade without end, since its proceeds buy its price again in LINE, HERE: give less for it, or say how often",
    ),
    (
        "|trade 1 iron for 5 thaler any number of times",
        "a trade without end, since its proceeds buy its price again in LINE, HERE: give less for it, or say how often",
    ),
    (
        "trade 1 ore for 1 wood up to |1 times",
        "'1' in LINE, HERE: write a number from 2 to 9",
    ),
    (
        "trade 1 ore for 1 wood any |times",
        "'times' in LINE, HERE: write number of times",
    ),
    (
        "trade 1 ore for 1 wood once |for adjacent rail",
        "'for' in LINE, HERE: write per",
    ),
    (
        "place |path anywhere",
        "'path' in LINE, HERE: write a number from 1 to 4",
    ),
    (
        "place 1 |tunnel anywhere",
        "'tunnel' in LINE, HERE: write path, road, rail, canal, route, bridge or structure",
    ),
    (
        "place 1 path|",
        "LINE ends too early, HERE: write anywhere, in row or in column (or adjacent before it)",
    ),
    (
        "place 1 path anywhere at |corner",
        "a place that this cannot have in LINE, HERE: leave it out",
    ),
    (
        "remove 1 adjacent |bridge",
        "'bridge' in LINE, HERE: write path, road, rail, canal or route",
    ),
    (
        "turn |wheel 1 time",
        "'wheel' in LINE, HERE: write the wheel",
    ),
    (
        "gain 1 wood per adjacent rail max |4",
        "'4' in LINE, HERE: write a number from 1 to 3",
    ),
    (
        "choose |1 of {gain 1 ore}",
        "a choice of one option in LINE, HERE: write at least two options with a semicolon between them",
    ),
    (
        "choose |2 of {gain 1 ore; gain 1 wood}",
        "'2' in LINE, HERE: write a number from 1 to 1",
    ),
    (
        "choose 1 of {|choose 1 of {gain 1 ore; gain 1 wood}; gain 1 ore}",
        "a choice inside a choice in LINE, HERE: write all options into one list",
    ),
    (
        "choose 1 of {gain 1 ore |or gain 1 wood}",
        "'or' in LINE, HERE: write a comma, a semicolon or a closing brace",
    ),
    (
        "choose 1 of {gain 1 ore; gain 1 wood|",
        "LINE ends too early, HERE: write a comma, a semicolon or a closing brace",
    ),
    (
        "by adjacent rail |: 1 gain 1 ore",
        "':' in LINE, HERE: write an opening brace",
    ),
    (
        "by adjacent rail {1 |gain 1 ore}",
        "'gain' in LINE, HERE: write a colon",
    ),
    (
        "by adjacent rail {1+: gain 1 ore; |2: gain 2 ore}",
        "two rows for one number in LINE, HERE: let every number have one row at the most",
    ),
    (
        "by adjacent canal {1: gain 2 thaler; |2-4: gain 1 ore}",
        "'2-4' in LINE, HERE: write a quantity such as 2, 2+, 2- or none",
    ),
    (
        "gain 1 ore |}",
        "'}' in LINE, HERE: write a comma or the end",
    ),
    (
        "adjacent different |road 3: gain 1 ore",
        "'road' in LINE, HERE: write routes",
    ),
    (
        "supply |wood 3: gain 1 ore",
        "'wood' in LINE, HERE: write of",
    ),
    (
        "supply of |prestige 3: gain 1 ore",
        "'prestige' in LINE, HERE: write wood, clay, ore, brick, iron or thaler",
    ),
    (
        "green |road anywhere 1: gain 1 ore",
        "'road' in LINE, HERE: write structure or unactivated structure",
    ),
    (
        "row of |bridges anywhere 1: gain 1 ore",
        "'bridges' in LINE, HERE: write paths, roads, rails or canals",
    ),
    (
        "gain 1 ore, gain 1 ore, gain 1 ore, gain 1 ore, gain 1 ore, gain 1 ore, gain 1 ore, gain 1 ore, |gain 1 ore",
        "more than 8 steps in LINE, HERE: write fewer",
    ),
];

#[test]
fn errors_point_at_the_word() {
    let english = speaker(Lang::En);
    let german = speaker(Lang::De);
    for (effect, message) in WRONG {
        let (before, behind) = effect.split_once('|').unwrap_or(("", effect));
        let file = deck_with_effect(&format!("{before}{behind}"));
        let error = Deck::parse(&file).expect_err(effect);
        let at = match behind.is_empty() {
            true => before.trim_end(),
            false => before,
        };
        let column = 1 + "effects = [\"".len() + at.chars().count();
        let here = format!("line {}, column {column}", CARD_01 + 5);
        let message = message
            .replace("LINE", "card.01.effects.1")
            .replace("HERE", &here);
        assert_eq!(error.to_string(), message, "{effect}");
        // The sentence for a reader says the same.
        assert_eq!(read(&english, &error), message, "{effect}");
        let german = read(&german, &error);
        assert!(german.contains("Zeile"), "{german}");
        assert!(!german.contains('['), "{german}");
    }
}

fn speaker(lang: Lang) -> Texts {
    Texts::of_game(lang, Kanal::INFO)
}

fn read(texts: &Texts, error: &DeckError) -> String {
    texts.message(&error.say(), &|seat| format!("seat {seat}"))
}

#[test]
fn any_number_of_trades_is_allowed_where_it_has_to_end() {
    for trade in [
        "1 iron for 4 thaler",
        "1 ore for 2 prestige",
        "3 ore for 5 thaler",
        "1 thaler for 1 wood and 1 clay and 1 ore",
        "2 iron for 9 thaler and 3 brick",
        "1 thaler for turn the wheel 1 time",
    ] {
        let text = format!("trade {trade} any number of times");
        let tree: Result<EffectTree, _> = text.parse();
        assert!(tree.is_ok(), "{text}");
    }
    for trade in [
        "3 ore for 6 thaler",
        "1 iron for 5 thaler",
        "1 iron and 1 brick for 5 thaler",
        "1 iron for 2 thaler and 1 wood and 1 clay and 1 ore",
        "1 wood for 2 thaler per adjacent rail",
        "1 iron for 3 thaler and turn the wheel 1 time",
    ] {
        let text = format!("trade {trade} any number of times");
        let tree: Result<EffectTree, _> = text.parse();
        assert!(tree.is_err(), "{text}");
    }
}

#[test]
fn the_word_is_found_in_any_way_of_quoting() {
    for (line, column) in [
        ("effects = ['gain 1 oer']", 20),
        ("effects = [\"\"\"gain 1 oer\"\"\"]", 22),
        ("effects = [  \"gain 1 wood\", \"gain\\u00201 oer\"]", 42),
    ] {
        let card = format!("cost = \"1 wood\"\nprestige = 1\nmark = \"reconstructed\"\n{line}\n");
        let message = complaint(&deck_with(&card));
        let here = format!("line {}, column {column}:", CARD_01 + 5);
        assert!(message.contains(&here), "{message}");
        assert!(message.starts_with("'oer'"), "{message}");
    }
    let lines = "cost = \"1 wood\"\nprestige = 1\nmark = \"reconstructed\"\n\
                 effects = [\n  \"gain 1 ore\",\n  '''\ncorner:\n  gian 1 ore'''\n]\n";
    let message = complaint(&deck_with(lines));
    let here = format!("line {}, column 3:", CARD_01 + 9);
    assert!(message.contains(&here), "{message}");
}

#[test]
fn the_page_about_decks_shows_what_can_be_read() {
    let page = include_str!("../../../../docs/kanal-decks.md");
    let verbs = [
        "gain ", "trade ", "place ", "build ", "remove ", "turn ", "choose ", "by ",
    ];
    let mut shown = 0;
    for line in page.lines().filter(|line| line.starts_with('|')) {
        let quoted = line.split('`').skip(1).step_by(2);
        for text in quoted.filter(|text| verbs.iter().any(|verb| text.starts_with(verb))) {
            let tree: Result<EffectTree, _> = text.parse();
            assert!(tree.is_ok(), "{text}");
            shown += 1;
        }
    }
    assert!(shown >= 9, "{shown} effects are shown");
    let (_, behind) = page.split_once("```toml\n").expect("it shows a card");
    let (card, _) = behind.split_once("```").expect("the card ends");
    let (_, card) = card.split_once("}\ncost").expect("a cost follows the name");
    assert!(Deck::parse(&deck_with(&format!("cost{card}"))).is_ok());
}
