//! What a refusal advises is possible then: each sentence is read as a player reads it, and what it sends
//! him to has to be among the legal choices.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::str::FromStr;

use arkwright::{Arkwright, Preparation, WaterFrame, WaterOptions};
use table::{Actions, Game, Rng, Seed, Told, Turn};
use texts::{Lang, Texts};

/// What an advice promises: choices of which one is legal for each. `{0}` is the first word behind the verb
/// of the refused choice, `{*}` all words behind it up to a number.
const PROMISES: &[(&str, &[&str])] = &[
    ("one of the listed actions", &[""]),
    ("Go on with the factory action", &[""]),
    ("Keep the tile", &[""]),
    ("or be done", &["done"]),
    ("Be done with the main action first", &["done"]),
    ("Modernize it", &["modernize {0}"]),
    ("Build it first", &["build {0}"]),
    ("Choose another good", &["found"]),
    ("Set it, then go on", &["price"]),
    ("Set that one", &["price"]),
    ("Choose another one, or be done", &["price {0}"]),
    ("Adjust another one", &["price"]),
    ("Adjust prices", &["price"]),
    ("Choose one of those", &["price"]),
    ("Choose one it did touch", &["price"]),
    ("Choose that one, or be done", &["price"]),
    ("Repay your loans first", &["repay"]),
    ("Take some back", &["done"]),
    ("Use one of your own", &["place"]),
    ("Use it there again", &["reuse {*}"]),
    ("Place it on a free space", &["place {*}"]),
    ("Place the marker on", &["place {*}"]),
    ("Choose a free one", &["place {*}"]),
    ("Place a marker on a free space", &["place"]),
    ("Leave out the amount", &["{verb} {*}"]),
    ("Choose another row or factory", &["machine"]),
    ("Choose another factory", &["smash"]),
    ("Choose another one.", &["smash"]),
    ("Choose the next value", &["distribute {0}"]),
    ("Choose a lower value", &["distribute {0}"]),
    ("Say first which ones you keep", &["keep"]),
    ("Keep fewer", &["keep"]),
    ("Keep those that fit", &["keep"]),
    ("Return one of the others first", &["return"]),
    ("Return another one", &["return"]),
    (
        "Pay for his next use first",
        &["pay inventor", "return inventor"],
    ),
    ("Name the good of that factory", &["take {0}"]),
    ("Leave out the good", &["take {0}"]),
    ("Name another good", &["move {0}"]),
    ("Say which ship is replaced", &["take ship"]),
    ("Take the ship without replacing one", &["take ship"]),
    ("Send both", &["ship"]),
    ("Sell that one", &["offer"]),
    ("Name a player of this game", &["start"]),
];

/// One of so many choices is tried on each board.
const PART: usize = 41;

/// How much more than usual the random tests try: `MILLWRIGHT_SCALE`, or 1.
fn scale() -> u64 {
    let scale = std::env::var("MILLWRIGHT_SCALE").ok();
    scale.and_then(|scale| scale.parse().ok()).unwrap_or(1)
}

/// The words of a choice up to its first number.
fn thing(words: &[&str]) -> String {
    let is_word = |word: &&&str| word.parse::<u8>().is_err() && **word != "paying";
    let words: Vec<&str> = words[1..].iter().take_while(is_word).copied().collect();
    words.join(" ")
}

/// A choice with another number: of goods that are shipped the first one, else the last one.
fn with_number(choice: &str, number: u32) -> String {
    let mut words: Vec<String> = choice.split(' ').map(str::to_owned).collect();
    let is_number = |word: &String| word.parse::<u32>().is_ok();
    let place = match choice.starts_with("ship") {
        true => words.iter().position(is_number),
        false => words.iter().rposition(is_number),
    };
    if let Some(place) = place {
        words[place] = number.to_string();
    }
    words.join(" ")
}

/// The number before or behind a phrase, such as 3 in "Sell 3 at the most".
fn number_by(sentence: &str, before: &str, behind: &str) -> Option<u32> {
    let at = match (before, behind) {
        ("", behind) => sentence.find(behind)?,
        (before, _) => sentence.find(before)? + before.len(),
    };
    let digits = |text: &mut dyn Iterator<Item = char>| -> String {
        text.take_while(char::is_ascii_digit).collect()
    };
    let found = match before {
        "" => {
            let back = digits(&mut sentence[..at].chars().rev());
            back.chars().rev().collect()
        }
        _ => digits(&mut sentence[at..].chars()),
    };
    found.parse().ok()
}

/// Whether a marker can be placed or used again for this amount; that of the space is not said.
fn can_be_paid(choice: &str, amount: u32, legal: &BTreeSet<String>) -> bool {
    let plain = choice.split(" paying").next().unwrap_or_default();
    legal.contains(plain) || legal.contains(&format!("{plain} paying {amount}"))
}

/// What is wrong with an advice on this board.
fn fault(sentence: &str, choice: &str, legal: &BTreeSet<String>) -> Option<String> {
    let words: Vec<&str> = choice.split(' ').collect();
    let first = words.get(1).copied().unwrap_or_default();
    let mut promised = 0;
    for (advice, choices) in PROMISES {
        if !sentence.contains(advice) {
            continue;
        }
        promised += 1;
        for pattern in *choices {
            let wanted = pattern
                .replace("{verb}", words[0])
                .replace("{0}", first)
                .replace("{*}", &thing(&words));
            let fits = |legal: &&String| {
                let rest = legal.strip_prefix(wanted.as_str());
                rest.is_some_and(|rest| {
                    wanted.is_empty() || rest.is_empty() || rest.starts_with(' ')
                })
            };
            if !legal.iter().any(|legal| fits(&legal)) {
                return Some(format!("no {wanted:?}"));
            }
        }
    }
    // "At the most" says a number that is allowed, and so does "at least".
    let is_price = sentence.contains("Set it to £") || sentence.contains("Set the price to £");
    let bounds = [
        number_by(sentence, "", " at the most.").filter(|_| !is_price),
        number_by(sentence, "Sell at least ", ""),
        number_by(sentence, "Repay ", ", or be done").filter(|_| sentence.contains("or be done")),
    ];
    for number in bounds.into_iter().flatten() {
        promised += 1;
        let wanted = with_number(choice, number);
        if !legal.contains(&wanted) {
            return Some(format!("no {wanted:?}"));
        }
    }
    // "£5 to £20", each of them but the present one; and "£4" alone.
    let (from, to) = (
        number_by(sentence, "£", ""),
        number_by(sentence, " to £", ""),
    );
    if sentence.contains("Set one from £") || sentence.contains("Pay £") {
        promised += 1;
        let allowed = |number: &u32| {
            legal.contains(&with_number(choice, *number)) || can_be_paid(choice, *number, legal)
        };
        let from = from?;
        let refused = (from..=to.unwrap_or(from)).filter(|number| !allowed(number));
        if refused.count() > usize::from(sentence.contains("Set one")) {
            return Some("not every amount".to_owned());
        }
    }
    if let Some(most) = number_by(sentence, "Set the price to £", "")
        .or_else(|| number_by(sentence, "Set it to £", ""))
    {
        promised += 1;
        let lower = |number| legal.contains(&with_number(choice, number));
        if !(5..=most).any(lower) {
            return Some("no such price".to_owned());
        }
    }
    if let Some(amount) = number_by(sentence, "nothing but £", "") {
        promised += 1;
        if !can_be_paid(choice, amount, legal) {
            return Some(format!("£{amount} cannot be paid"));
        }
    }
    (promised == 0).then(|| "nothing that could be checked".to_owned())
}

/// The choice with other numbers, and as it is.
fn variants(choice: &str) -> Vec<String> {
    let has_number = choice.split(' ').any(|word| word.parse::<u8>().is_ok());
    if !has_number || choice.starts_with("keep") {
        return vec![choice.to_owned()];
    }
    let numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 26, 31];
    numbers.map(|number| with_number(choice, number)).into()
}

/// What is wrong with the sentences in random games, with every choice that is legal somewhere in them.
fn faults<G>(games: &[G], told: &mut BTreeMap<&'static str, usize>) -> Vec<String>
where
    G: Game + Told,
    G::Action: FromStr + Display + Clone,
    <G::Action as FromStr>::Err: Display,
{
    let texts = Texts::of_game(Lang::En, G::INFO);
    let mut faults = BTreeMap::new();
    for (number, game) in games.iter().enumerate() {
        let mut boards = Vec::new();
        let mut choices = BTreeSet::new();
        for seed in 0..3 * scale() {
            let mut rng = Rng::new(seed + 10 * number as u64);
            let (mut board, mut stock) = game.deal(&Seed::new(&format!("advice {seed}")));
            loop {
                match game.turn(&board) {
                    Turn::Over => break,
                    Turn::Reveal => {
                        let face = game.draw(&board, &mut stock);
                        let told = game.reveal(&mut board, face, &mut Vec::new());
                        told.expect("the stock deals what fits");
                    }
                    Turn::Ask { .. } => {
                        let mut legal = Actions::new();
                        game.legal(&board, &mut legal);
                        choices.extend(legal.iter().map(ToString::to_string));
                        boards.push(board);
                        let action = legal[rng.below(legal.len() as u32) as usize];
                        game.act(&mut board, action, &mut Vec::new());
                    }
                }
            }
        }
        let tried: BTreeSet<String> = choices.iter().flat_map(|choice| variants(choice)).collect();
        let tried: Vec<G::Action> = tried.iter().filter_map(|line| line.parse().ok()).collect();
        // Every board with some of the choices, other ones each time.
        for (step, board) in boards.iter().enumerate() {
            let mut legal = Actions::new();
            game.legal(board, &mut legal);
            let legal: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
            for action in tried.iter().skip(step % PART).step_by(PART) {
                let Err(refusal) = game.check(board, *action) else {
                    continue;
                };
                *told.entry(refusal.message.id).or_default() += 1;
                let sentence = texts.message(&refusal.message, &|seat| texts.seat(seat));
                let choice = action.to_string();
                if let Some(fault) = fault(&sentence, &choice, &legal) {
                    let about = format!("{choice}: {sentence} — {fault}; {}", game.caption(board));
                    faults.entry(refusal.message.id).or_insert(about);
                }
            }
        }
    }
    faults.into_values().collect()
}

#[test]
fn whatever_a_refusal_advises_is_possible_then() {
    let mut told = BTreeMap::new();
    let both = [Preparation::Predetermined, Preparation::Free];
    let jennies: Vec<Arkwright> = (2..=4)
        .flat_map(|players| both.map(|how| Arkwright::spinning_jenny(players, how)))
        .collect();
    let mut all = faults(&jennies, &mut told);
    let frames: Vec<Arkwright<WaterFrame>> = (2..=4)
        .flat_map(|players| {
            both.map(|preparation| {
                let options = WaterOptions {
                    preparation,
                    extra_events: preparation == Preparation::Free,
                    ..WaterOptions::default()
                };
                Arkwright::water_frame(players, options)
            })
        })
        .collect();
    all.extend(faults(&frames, &mut told));
    assert!(all.is_empty(), "{all:#?}");
    assert!(told.len() > 80, "random games meet most reasons: {told:?}");
}
