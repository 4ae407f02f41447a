//! How players choose who choose by chance.

use crate::referee::dice::Dice;
use crate::referee::numbers::{ARROWS_FROM, steps_per_value};
use crate::referee::referee::{Question, Table};
use crate::referee::words::*;

/// How a player chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    /// Any choice is as likely as any other.
    Plain,
    /// Any verb is as likely as any other, so that rare ones come as often as frequent ones.
    Varied,
    /// Builds, upgrades, employs and automates, at prices that sell.
    Builder,
    /// Makes more than the home market takes, and stores and ships it.
    Shipper,
    /// Buys shares for all money, and borrows when there is nothing else.
    Spender,
    /// Hires and builds whatever it costs, and sells little.
    Ruinous,
    /// Ships whatever can be shipped, until the shipping tokens run out.
    Admiral,
    /// Adds quality and distribution for the highest appeal, so that demand rises.
    Advertiser,
    /// Takes, swaps and uses cards.
    Collector,
    /// Moves quality and distribution about.
    Shuffler,
}

impl Manner {
    pub(crate) const ALL: [Manner; 10] = [
        Manner::Plain,
        Manner::Varied,
        Manner::Builder,
        Manner::Shipper,
        Manner::Spender,
        Manner::Ruinous,
        Manner::Admiral,
        Manner::Advertiser,
        Manner::Collector,
        Manner::Shuffler,
    ];
}

/// An answer by chance.
pub(crate) fn choose(question: &Question<'_>, manner: Manner, dice: &mut Dice) -> String {
    let choices: Vec<&String> = question.choices.iter().collect();
    if manner == Manner::Plain {
        return (*dice.one_of(&choices)).clone();
    }
    if question.name == "price and appeal" && manner != Manner::Varied {
        return appeal(question, manner, dice);
    }
    // One word is chosen first, and then one of its lines.
    let verb = |choice: &str| split(choice)[0].to_owned();
    let mut verbs: Vec<(String, u32)> = choices
        .iter()
        .map(|choice| verb(choice))
        .map(|verb| (verb.clone(), weight(&verb, question.name, manner)))
        .collect();
    verbs.dedup();
    let sum: u32 = verbs.iter().map(|(_, weight)| weight).sum();
    let mut drawn = dice.below(sum as usize) as u32;
    let (wanted, _) = verbs
        .into_iter()
        .find(|(_, weight)| match drawn.checked_sub(*weight) {
            Some(rest) => {
                drawn = rest;
                false
            }
            None => true,
        })
        .expect("within the sum");
    let lines: Vec<&String> = choices
        .into_iter()
        .filter(|choice| verb(choice) == wanted)
        .collect();
    match (question.name, wanted.as_str()) {
        // Some goods are left for the other factories.
        ("action", "ship") => (*dice.one_of(&lines)).clone(),
        _ => line_of(&wanted, &lines, manner, dice),
    }
}

/// One of the lines of a verb.
fn line_of(verb: &str, lines: &[&String], manner: Manner, dice: &mut Dice) -> String {
    let by_number = |lines: &[&String]| {
        let number_of = |line: &&&String| number(split(line).last().expect("a word"));
        lines
            .iter()
            .max_by_key(number_of)
            .map(|line| (**line).clone())
    };
    let line = match (verb, manner) {
        ("buy", Manner::Spender | Manner::Ruinous)
        | ("ship" | "sell", Manner::Shipper | Manner::Admiral) => by_number(lines),
        ("take" | "swap", Manner::Shipper) => {
            let wanted = [STOREHOUSE, CUSTOMS_OFFICE, CONTRACT, EXTRA_SHIFT, DEVELOPER];
            let mut liked = lines
                .iter()
                .filter(|line| wanted.iter().any(|card| line.ends_with(card)));
            liked.next().map(|line| (**line).clone())
        }
        ("take" | "swap", Manner::Admiral) => {
            let mut liked = lines.iter().filter(|line| line.ends_with(CUSTOMS_OFFICE));
            liked.next().map(|line| (**line).clone())
        }
        ("take" | "swap", Manner::Collector) => {
            // The Developer, and something to make fresh with it.
            let is_liked = |line: &&&String| {
                let words = split(line);
                let new = words[words.len() - 1];
                words[1] != DEVELOPER && (new == DEVELOPER || new.starts_with("patron"))
                    || words == ["take", DEVELOPER]
            };
            let liked: Vec<&&String> = lines.iter().filter(is_liked).collect();
            let developer = liked.iter().find(|line| line.ends_with(DEVELOPER));
            let line = match liked.len() {
                0 => None,
                count => developer.or(liked.get(dice.below(count))),
            };
            line.map(|line| (**line).clone())
        }
        ("take" | "swap", Manner::Shuffler) => {
            // The Engineer and the Patent; the Engineer also goes, so that others replace it.
            let wanted = ["swap engineer", "take engineer", "take patent"];
            let is_liked = |line: &&&String| wanted.iter().any(|begin| line.starts_with(begin));
            let liked: Vec<&&String> = lines.iter().filter(is_liked).collect();
            (!liked.is_empty()).then(|| (**dice.one_of(&liked)).clone())
        }
        ("quality", Manner::Shuffler) => {
            let shows_engineer = |line: &&&String| line.contains(" 5") || line.contains(" 6");
            let liked: Vec<&&String> = lines.iter().filter(shows_engineer).collect();
            (!liked.is_empty()).then(|| (**dice.one_of(&liked)).clone())
        }
        ("borrow", Manner::Builder | Manner::Shipper | Manner::Collector | Manner::Shuffler) => {
            lines.first().map(|line| (**line).clone())
        }
        _ => None,
    };
    match line {
        Some(line) if dice.below(4) > 0 => line,
        _ => (*dice.one_of(lines)).clone(),
    }
}

/// How much a verb is liked.
fn weight(verb: &str, name: &str, manner: Manner) -> u32 {
    use Manner::*;
    match (manner, verb) {
        (Varied, _) => 1,
        (_, "use" | "bonus" | "sell") => 8,
        (_, "reactivate" | "broker" | "replace") => 10,
        (Admiral, "regain" | "ship") => 200,
        (Admiral, "build" | "employ" | "take" | "swap") => 20,
        (Shipper, "ship" | "store" | "produce" | "regain") => 20,
        (Shipper, "employ" | "upgrade" | "build") => 4,
        (Builder, "build" | "upgrade" | "employ" | "automate" | "invent") => 8,
        (Spender, "buy") => 6,
        (Spender, "borrow" | "develop") => 3,
        (Ruinous, "buy" | "employ" | "produce") => 12,
        (Ruinous, "build") => 6,
        (Ruinous, "borrow") => 1,
        (Collector, "take" | "swap") => 12,
        (Collector, "develop") => 3,
        (Collector, "invent" | "produce") => 12,
        (Advertiser, "quality" | "distribution") => 20,
        (Advertiser, "build" | "employ") => 1,
        (Advertiser, "take" | "swap") => 6,
        (Shuffler, "quality") => 20,
        (Shuffler, "done") if name == "replace the Engineer" => 2,
        (Shuffler, "distribution") => 6,
        (Shuffler, "take" | "swap") => 4,
        (_, "quality" | "distribution" | "develop") => 3,
        (_, "done") if name == "action" => 1,
        (_, "waste" | "done") => 1,
        (_, "borrow") => 1,
        _ => 2,
    }
}

/// An appeal that sells much; a ruinous player does not care, a shipper keeps goods for the ships.
fn appeal(question: &Question<'_>, manner: Manner, dice: &mut Dice) -> String {
    let totals: Vec<i32> = question
        .choices
        .iter()
        .map(|line| number(split(line)[1]))
        .collect();
    let is_careless = match manner {
        Manner::Ruinous => dice.below(8) > 0,
        Manner::Shipper => dice.below(2) > 0,
        Manner::Admiral => dice.below(6) > 0,
        Manner::Advertiser => dice.below(4) > 0,
        _ => dice.below(4) == 0,
    };
    let low = *totals.iter().min().expect("some");
    let total = match (is_careless, manner) {
        (true, Manner::Ruinous) => low,
        (true, Manner::Advertiser) => *totals.iter().max().expect("some"),
        (true, Manner::Shipper | Manner::Admiral) => low + dice.below(4) as i32,
        (true, _) => *dice.one_of(&totals),
        (false, _) => *totals
            .iter()
            .max_by_key(|total| income(question.table, question.seat, **total))
            .expect("some"),
    };
    let line = format!("appeal {total}");
    match question.choices.contains(&line) {
        true => line,
        false => format!("appeal {low}"),
    }
}

/// What an appeal would bring if nobody else moved.
fn income(table: &Table, seat: usize, total: i32) -> i32 {
    let good = table.active();
    let player = &table.players[seat];
    let ways = table.ways(seat, good);
    let price = ways
        .iter()
        .find(|(appeal, _)| *appeal == total)
        .map_or(0, |(_, price)| *price);
    let arrows = |appeal: i32| (appeal - ARROWS_FROM).max(0);
    let moved = arrows(total) - arrows(player.factory(good).marker);
    let demand = (table.demand[good] + moved).max(0) / steps_per_value(table.seats());
    let made = table.goods_made(seat, good, player.factory(good).workers.len());
    let sold = (total - demand).clamp(0, made + player.stored_at(good));
    // Two goods raise the share value.
    sold * price + if sold >= 2 { 10 } else { 0 }
}
