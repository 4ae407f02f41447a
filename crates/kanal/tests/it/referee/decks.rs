//! Decks for the comparison: those of the box, and some whose cheap cards bring up every symbol.

use crate::referee::driver::Dice;
use crate::referee::engine::reads;

pub(crate) const DECK_A: &str = include_str!("../../../data/deck-a.toml");
pub(crate) const DECK_B: &str = include_str!("../../../data/deck-b.toml");

/// Effects in all words of the language, alone and joined.
const EFFECTS: [&str; 96] = [
    "gain 3 thaler",
    "gain 4 thaler and 2 ore",
    "gain 1 wood and 1 clay and 1 ore",
    "gain 2 brick and 2 iron and 1 prestige",
    "gain 1 thaler per adjacent path and 2 wood",
    "gain 1 prestige per adjacent route and 1 ore",
    "gain 3 ore per adjacent rail max 2 and 1 thaler per adjacent canal",
    "gain 1 prestige per supply of ore and 2 ore and 2 thaler",
    "gain 1 thaler per supply of clay max 3, turn the wheel 1 time",
    "gain 1 ore per supply of thaler max 4",
    "gain 1 thaler per different materials and 1 iron",
    "gain 2 wood, then gain 2 ore",
    "gain 2 thaler, then turn the wheel 2 times, then gain 3 clay",
    "turn the wheel 1 time, also gain 2 ore",
    "turn the wheel 2 times, also gain 2 wood and 2 clay",
    "turn the wheel 1 time, gain 2 wood",
    "trade 1 wood for 2 thaler up to 2 times",
    "trade 2 wood and 1 clay or 3 ore for 2 brick and 1 thaler",
    "trade 1 ore or 1 thaler for 2 wood and 1 prestige once per adjacent canal",
    "trade 1 brick or 1 iron for 3 prestige any number of times",
    "trade 1 clay for 1 ore and 1 wood once per supply of brick max 2",
    "trade 3 thaler for 1 wood per adjacent path and 1 iron",
    "trade 1 thaler for 3 clay",
    "place 1 path anywhere",
    "place 3 paths anywhere",
    "place 2 roads in row",
    "place 2 roads in column",
    "place 1 adjacent road, also gain 2 thaler and 1 clay",
    "place 1 rail anywhere, also gain 1 wood",
    "place 2 rails anywhere, also place 1 canal anywhere",
    "place 1 canal anywhere, also gain 1 prestige",
    "place 2 routes anywhere at edge",
    "place 1 route anywhere, turn the wheel 1 time",
    "place 1 adjacent bridge, also gain 3 prestige",
    "place 2 bridges anywhere",
    "place 1 bridge in row, gain 1 wood",
    "place 1 bridge in column, also gain 2 thaler, gain 1 wood",
    "place 1 structure anywhere",
    "place 1 adjacent structure, also gain 2 prestige",
    "place 1 structure anywhere at corner, gain 1 thaler",
    "place 1 structure in row",
    "build 1 structure anywhere, also gain 3 thaler",
    "build 2 structures in column",
    "build 1 road anywhere, also gain 2 prestige, place 1 path anywhere",
    "build 2 routes anywhere",
    "build 1 rail in row",
    "build 1 canal anywhere, also gain 4 thaler",
    "build 1 bridge anywhere, also gain 2 wood",
    "build 1 adjacent path, then gain 1 clay",
    "remove 1 path anywhere, also gain 2 clay and 3 thaler",
    "remove 1 adjacent path, also gain 6 prestige",
    "remove 2 paths anywhere, also place 1 road anywhere, also gain 2 ore",
    "remove 1 adjacent route, also place 1 route anywhere",
    "remove 1 rail anywhere, also gain 3 iron",
    "remove 1 canal anywhere, also gain 3 thaler",
    "remove 2 routes anywhere, also gain 5 thaler",
    "remove 1 road in row, also gain 2 brick",
    "remove 1 path in column, gain 1 wood",
    "choose 1 of {gain 3 wood; gain 3 clay; gain 3 ore}",
    "choose 2 of {gain 3 thaler; trade 1 ore for 1 iron; place 1 path anywhere}",
    "choose 1 of {trade 3 thaler for 6 prestige; gain 2 thaler and 1 wood}",
    "choose 2 of {gain 2 thaler and 1 ore; gain 1 clay and 1 wood; turn the wheel 1 time}",
    "choose 1 of {place 1 bridge anywhere; build 1 road anywhere, also gain 2 thaler}, gain 1 ore",
    "by adjacent path {1: gain 1 thaler; 2: gain 2 thaler; 3+: gain 3 thaler and 1 ore}",
    "by adjacent different routes {1: gain 6 wood; 2: gain 4 wood; 3+: gain 2 iron}",
    "by supply of ore {1-: gain 4 ore; 2+: trade 2 ore for 4 thaler}",
    "by empty plot anywhere {7-: gain 2 thaler; 8+: gain 4 thaler}",
    "edge: by adjacent bridge {1: gain 3 prestige; 2+: choose 1 of {gain 5 prestige; gain 3 iron}}",
    "corner: gain 4 clay and 1 thaler",
    "edge and adjacent path 1+: gain 2 wood",
    "interior or adjacent rail 1+: gain 3 ore",
    "first activation: gain 4 thaler",
    "second activation: gain 8 prestige",
    "supply of ore 3+: gain 2 thaler",
    "supply of wood 4-: gain 2 wood",
    "supply of thaler 2 or supply of iron 3+: gain 1 prestige",
    "adjacent road none and adjacent canal none: gain 3 brick",
    "adjacent path 2: gain 3 clay",
    "adjacent bridged route 1+: gain 2 thaler",
    "adjacent empty space none: gain 2 prestige",
    "adjacent green structure 1+: gain 2 ore",
    "adjacent loop 1+: gain 2 iron",
    "gain 1 prestige per loop of paths anywhere",
    "gain 2 prestige per loop anywhere max 3",
    "gain 1 thaler per adjacent angle",
    "gain 1 prestige per angle of paths anywhere max 9",
    "gain 1 thaler per row anywhere and 1 prestige per adjacent column",
    "gain 2 prestige per row of paths anywhere",
    "column of roads anywhere 1+ or adjacent row 1+: gain 3 thaler",
    "gain 1 wood per structure in row and 1 clay per structure in column",
    "gain 1 prestige per unactivated structure anywhere",
    "gain 1 thaler per structure anywhere at edge max 4",
    "gain 1 thaler per empty plot in row and 1 ore per adjacent empty plot",
    "gain 2 thaler per built-over path anywhere",
    "gain 1 prestige per path in row at edge and 1 wood per road in column",
    "gain 1 thaler per structure anywhere at corner and 1 prestige per empty space anywhere at edge max 5",
];

/// Writes a deck from the cost and the effects of each card.
fn write(mut card: impl FnMut() -> (&'static str, Vec<String>)) -> String {
    let mut deck = "letter = \"X\"\nname = { en = \"Deck X\", de = \"Deck X\" }\n".to_owned();
    for number in 1..=60 {
        let (cost, effects) = card();
        let prestige = number % 9;
        deck += &format!(
            "\n[card.{number:02}]\nname = {{ en = \"Card {number}\", de = \"Karte {number}\" }}\n\
             cost = \"{cost}\"\nprestige = {prestige}\neffects = {effects:?}\nmark = \"reconstructed\"\n"
        );
    }
    deck
}

fn any<'a>(dice: &mut Dice, words: &[&'a str]) -> &'a str {
    words[dice.below(words.len())]
}

const COSTS: [&str; 5] = [
    "free",
    "1 wood",
    "1 wood or 1 clay",
    "1 clay or 1 thaler",
    "1 thaler",
];

/// A deck whose cards cost little and have one to three effects of the list above and of the box.
pub(crate) fn stress(seed: u64) -> String {
    let mut dice = Dice::new(seed ^ 0x5eed);
    let mut effects: Vec<String> = EFFECTS.iter().map(|effect| (*effect).to_owned()).collect();
    effects.extend(of_the_box());
    write(|| {
        let list = if dice.below(4) > 0 {
            EFFECTS.len()
        } else {
            effects.len()
        };
        let mut of_card = Vec::new();
        for _ in 0..1 + dice.below(3) {
            add_if_read(&mut of_card, effects[dice.below(list)].clone());
        }
        assert!(!of_card.is_empty(), "each effect of the lists is read");
        (any(&mut dice, &COSTS), of_card)
    })
}

/// Adds an effect to a card, unless the engine refuses to read the card with it.
fn add_if_read(card: &mut Vec<String>, effect: String) {
    card.push(effect);
    let mut first = Some(card.clone());
    let plain = || vec!["gain 1 ore".to_owned()];
    if !reads(&write(|| ("free", first.take().unwrap_or_else(plain)))) {
        card.pop();
    }
}

/// A deck whose effects are put together at random from the words of the language; what the
/// engine refuses to read is drawn again.
pub(crate) fn mixed(seed: u64) -> String {
    let mut dice = Dice::new(seed ^ 0x1234_5678);
    write(|| {
        let mut effects = Vec::new();
        // A card with a long effect has no room for another.
        for _ in 0..1 + dice.below(3) {
            add_if_read(&mut effects, effect(&mut dice));
        }
        while effects.is_empty() {
            add_if_read(&mut effects, effect(&mut dice));
        }
        (any(&mut dice, &COSTS), effects)
    })
}

const RESOURCES: [&str; 7] = ["wood", "clay", "ore", "brick", "iron", "thaler", "prestige"];

fn effect(dice: &mut Dice) -> String {
    let requirement = match dice.below(6) {
        0 => format!("{}: ", condition(dice)),
        1 => format!("{} and {}: ", condition(dice), condition(dice)),
        2 => format!("{} or {}: ", condition(dice), condition(dice)),
        _ => String::new(),
    };
    if dice.below(6) == 0 {
        let most = dice.below(3);
        let (low, high) = (list(dice, 2, true), list(dice, 2, true));
        return format!(
            "{requirement}by {} {{{most}-: {low}; {}+: {high}}}",
            counted(dice),
            most + 1
        );
    }
    format!("{requirement}{}", list(dice, 4, true))
}

fn condition(dice: &mut Dice) -> String {
    let place = [
        "corner",
        "edge",
        "interior",
        "first activation",
        "second activation",
    ];
    if dice.below(5) == 0 {
        return any(dice, &place).to_owned();
    }
    let amount = any(
        dice,
        &["1+", "2+", "1", "2", "3-", "none", "0-", "3", "4+", "1-"],
    );
    format!("{} {amount}", counted(dice))
}

fn counted(dice: &mut Dice) -> String {
    let objects = [
        "path",
        "road",
        "rail",
        "canal",
        "route",
        "bridged route",
        "bridged path",
        "different routes",
        "bridge",
        "structure",
        "green structure",
        "orange structure",
        "unactivated structure",
        "blue unactivated structure",
        "plot",
        "empty plot",
        "empty space",
        "loop",
        "loop of paths",
        "loop of roads",
        "row",
        "row of paths",
        "column",
        "column of roads",
        "angle",
        "angle of paths",
        "angle of rails",
        "built-over path",
        "different materials",
    ];
    if dice.below(6) == 0 {
        return format!("supply of {}", RESOURCES[dice.below(6)]);
    }
    let what = any(dice, &objects);
    place(dice, what)
}

/// Puts words for a place round an object.
fn place(dice: &mut Dice, what: &str) -> String {
    let filter = any(dice, &["", "", "", " at edge", " at corner"]);
    match dice.below(5) {
        0 | 1 => format!("adjacent {what}{filter}"),
        2 => format!("{what} anywhere{filter}"),
        3 => format!("{what} in row{filter}"),
        _ if what == "different materials" => what.to_owned(),
        _ => format!("{what} in column{filter}"),
    }
}

fn list(dice: &mut Dice, most: usize, has_choices: bool) -> String {
    let mut text = step(dice, has_choices);
    for _ in 0..dice.below(most) {
        let join = any(dice, &[", ", ", also ", ", also ", ", then "]);
        text = format!("{text}{join}{}", step(dice, has_choices));
    }
    text
}

fn step(dice: &mut Dice, has_choices: bool) -> String {
    let amount = 1 + dice.below(3);
    match dice.below(if has_choices { 12 } else { 10 }) {
        0..=2 => format!("gain {}", gains(dice)),
        3 | 4 => trade(dice),
        5..=7 => {
            let what = [
                "path",
                "road",
                "rail",
                "canal",
                "route",
                "bridge",
                "structure",
            ];
            let what = any(dice, &what);
            let verb = any(dice, &["place", "place", "build"]);
            let plural = if amount > 1 { "s" } else { "" };
            format!(
                "{verb} {amount} {}",
                place(dice, &format!("{what}{plural}"))
            )
        }
        8 => {
            let what = any(dice, &["path", "path", "road", "rail", "canal", "route"]);
            let plural = if amount > 1 { "s" } else { "" };
            format!(
                "remove {amount} {}",
                place(dice, &format!("{what}{plural}"))
            )
        }
        9 => format!(
            "turn the wheel {amount} time{}",
            if amount > 1 { "s" } else { "" }
        ),
        _ => {
            let options = [
                list(dice, 2, false),
                list(dice, 2, false),
                list(dice, 2, false),
            ];
            format!("choose {} of {{{}}}", 1 + dice.below(2), options.join("; "))
        }
    }
}

fn gains(dice: &mut Dice) -> String {
    let mut gains = Vec::new();
    let mut resources: Vec<&str> = RESOURCES.to_vec();
    for _ in 0..1 + dice.below(3) {
        let resource = resources.remove(dice.below(resources.len()));
        let amount = 1 + dice.below(3);
        let per = match dice.below(8) {
            0 | 1 => format!(" per {}", counted(dice)),
            2 => format!(" per {} max {}", counted(dice), 1 + dice.below(4)),
            _ => String::new(),
        };
        gains.push(format!("{amount} {resource}{per}"));
    }
    gains.join(" and ")
}

fn trade(dice: &mut Dice) -> String {
    let mut prices = Vec::new();
    for _ in 0..1 + dice.below(3) {
        let mut price = format!("{} {}", 1 + dice.below(2), RESOURCES[dice.below(6)]);
        if dice.below(4) == 0 {
            price = format!("{price} and 1 {}", RESOURCES[dice.below(6)]);
        }
        prices.push(price);
    }
    let times = match dice.below(6) {
        0 => " up to 2 times".to_owned(),
        1 => " up to 3 times".to_owned(),
        2 => " any number of times".to_owned(),
        3 => format!(" once per {}", counted(dice)),
        _ => String::new(),
    };
    format!("trade {} for {}{times}", prices.join(" or "), gains(dice))
}

/// What sets off other cards, and what one notices if that came too early or too late.
const LINKS: [&str; 22] = [
    "place 2 paths anywhere",
    "place 3 adjacent paths",
    "place 2 routes anywhere",
    "place 1 adjacent path, also gain 1 clay and 1 ore",
    "place 2 paths in row, also gain 3 prestige",
    "place 1 road anywhere, also place 1 adjacent bridge",
    "place 1 canal anywhere, also gain 1 prestige per adjacent canal",
    "place 1 adjacent bridge",
    "place 2 bridges anywhere, also gain 1 wood",
    "place 1 bridge anywhere, gain 1 clay, place 1 path anywhere",
    "build 1 bridge anywhere, also gain 2 wood",
    "build 2 roads anywhere",
    "place 1 structure anywhere, also place 1 path anywhere",
    "place 1 adjacent structure, then place 1 adjacent bridge",
    "remove 1 path anywhere, also place 1 road anywhere",
    "remove 1 adjacent path, also gain 1 prestige per adjacent path",
    "choose 2 of {place 1 path anywhere; place 1 bridge anywhere; gain 2 brick}",
    "by adjacent bridge {1-: place 1 bridge anywhere; 2+: gain 4 prestige}",
    "first activation: place 1 bridge anywhere",
    "second activation: place 2 paths anywhere",
    "adjacent path 4: gain 5 prestige",
    "gain 1 prestige per unactivated structure anywhere and 2 clay",
];

/// A deck whose free cards set off one another, and themselves.
pub(crate) fn chain(seed: u64) -> String {
    let mut dice = Dice::new(seed ^ 0xc4a1);
    write(|| {
        let mut effects = Vec::new();
        for _ in 0..2 + dice.below(2) {
            add_if_read(&mut effects, any(&mut dice, &LINKS).to_owned());
        }
        ("free", effects)
    })
}

/// A deck that fills the boards: every card is free and raises more.
pub(crate) fn crowd(seed: u64) -> String {
    let mut dice = Dice::new(seed ^ 0xc0de);
    let more = [
        "place 4 structures anywhere",
        "place 1 structure anywhere, also gain 2 clay",
        "build 1 structure in row",
        "place 1 adjacent structure",
    ];
    let paths = [
        "place 2 paths anywhere",
        "place 3 adjacent paths",
        "gain 6 clay",
    ];
    write(|| {
        (
            "free",
            vec![
                any(&mut dice, &more).to_owned(),
                any(&mut dice, &paths).to_owned(),
            ],
        )
    })
}

/// The texts of all effects of decks A and B.
fn of_the_box() -> Vec<String> {
    let decks = [DECK_A, DECK_B].map(|deck| deck.parse::<toml::Table>().expect("a TOML file"));
    let mut effects = Vec::new();
    for deck in &decks {
        let cards = deck["card"].as_table().expect("cards");
        for card in cards.values() {
            let texts = card["effects"].as_array().expect("effects").iter();
            effects.extend(texts.filter_map(|text| text.as_str()).map(str::to_owned));
        }
    }
    effects
}
