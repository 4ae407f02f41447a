//! How players choose who choose by chance.

use crate::water_frame_referee::dealer::Dice;

/// How the players of a game choose. The first two and the last soon owe more than they have; the
/// others get somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    /// Any choice is as likely as any other.
    Plain,
    /// Any verb is as likely as any other, so that rare ones come as often as frequent ones.
    Varied,
    /// Keeps costs low, prices a little below the highest, and improves factories.
    Trader,
    /// A trader who takes special markers, ships, contracts and warehouses where they are to be had.
    Builder,
    /// A trader who buys shares with half of his money.
    Buyer,
    /// A trader who fills warehouses and ships, with small contracts.
    Shipper,
    /// Pays the most there is to pay, hires everybody and runs into emergency sales and loans.
    Spendthrift,
}

impl Manner {
    pub(crate) const ALL: [Manner; 7] = [
        Manner::Plain,
        Manner::Varied,
        Manner::Trader,
        Manner::Builder,
        Manner::Buyer,
        Manner::Shipper,
        Manner::Spendthrift,
    ];
}

/// Chooses one of several lines. Now and then it is any, so that no manner misses a corner.
pub(crate) fn choose(choices: &[String], manner: Manner, dice: &mut Dice) -> String {
    let liking: fn(&str) -> u32 = match manner {
        Manner::Plain => return choices[dice.below(choices.len())].clone(),
        Manner::Varied => |_| 0,
        Manner::Trader => trading,
        // Now and then they have to earn the money for it.
        Manner::Builder if dice.below(3) > 0 => trading,
        Manner::Shipper if dice.below(4) == 0 => trading,
        Manner::Builder => building,
        Manner::Buyer => buying,
        Manner::Shipper => shipping,
        Manner::Spendthrift => spending,
    };
    match dice.below(40) {
        0 => return choices[dice.below(choices.len())].clone(),
        1 => return by_verb(&choices.iter().collect::<Vec<_>>(), dice),
        _ => {}
    }
    let wanted = match manner {
        Manner::Varied | Manner::Spendthrift => None,
        Manner::Buyer => half_of_the_shares(choices).or_else(|| fair_price(choices, dice)),
        _ => fair_price(choices, dice),
    };
    wanted.unwrap_or_else(|| {
        let most = choices
            .iter()
            .map(|choice| liking(choice))
            .max()
            .unwrap_or(0);
        let liked = choices.iter().filter(|choice| liking(choice) == most);
        by_verb(&liked.collect::<Vec<_>>(), dice)
    })
}

/// First a verb, then one of its lines.
fn by_verb(choices: &[&String], dice: &mut Dice) -> String {
    let verb = |choice: &str| {
        let mut words = choice.split(' ');
        let first = words.next().unwrap_or_default();
        match first {
            "place" | "take" | "reuse" => {
                format!("{first} {}", words.next().unwrap_or_default())
            }
            _ => first.to_owned(),
        }
    };
    let mut verbs: Vec<String> = choices.iter().map(|choice| verb(choice)).collect();
    verbs.sort();
    verbs.dedup();
    let wanted = &verbs[dice.below(verbs.len())];
    let of_verb: Vec<&&String> = choices
        .iter()
        .filter(|choice| verb(choice) == *wanted)
        .collect();
    of_verb[dice.below(of_verb.len())].to_string()
}

/// A price three pounds below the highest of its good, if prices are asked for.
fn fair_price(choices: &[String], dice: &mut Dice) -> Option<String> {
    let mut prices: Vec<(&str, u32)> = Vec::new();
    for choice in choices {
        if let ["price", good, pounds] = choice.split(' ').collect::<Vec<_>>().as_slice() {
            prices.push((good, pounds.parse().ok()?));
        }
    }
    let good = prices.get(dice.below(prices.len().max(1)))?.0;
    let of_good = prices.iter().filter(|(other, _)| *other == good);
    let highest = of_good.map(|(_, pounds)| *pounds).max()?;
    let wanted = format!("price {good} {}", highest.saturating_sub(3));
    choices.contains(&wanted).then_some(wanted)
}

/// Half of the shares that could be bought, as long as there are two.
fn half_of_the_shares(choices: &[String]) -> Option<String> {
    let counts = choices
        .iter()
        .filter_map(|choice| choice.strip_prefix("buy "));
    let most: u32 = counts.filter_map(|count| count.parse().ok()).max()?;
    (most > 1).then(|| format!("buy {}", most / 2))
}

fn begins(choice: &str, beginnings: &[&str]) -> bool {
    beginnings
        .iter()
        .any(|beginning| choice.starts_with(beginning))
}

fn numbers(choice: &str) -> Vec<u32> {
    let words = choice.split(' ');
    words.filter_map(|word| word.parse().ok()).collect()
}

/// Factories that pay.
fn trading(choice: &str) -> u32 {
    let is_cheap = begins(choice, &["place"]) && numbers(choice).iter().all(|cost| *cost <= 6);
    let own = ["place machinery", "place quality", "place distribution"];
    match choice {
        _ if begins(choice, &["keep"]) => 20 + numbers(choice).iter().sum::<u32>(),
        _ if begins(choice, &["quality", "distribute", "machine", "resettle"]) => 6,
        _ if begins(choice, &["modernize", "ship ", "deliver", "offer", "repay"]) => 6,
        _ if is_cheap && begins(choice, &own) => 5,
        _ if is_cheap && begins(choice, &["place exchange", "place factory", "reuse"]) => 5,
        _ if begins(choice, &["place", "take", "move", "use"]) => 4,
        _ if ["buy 1", "hire food 2"].contains(&choice) => 4,
        _ if begins(choice, &["done", "start", "extra", "sell 7"]) => 4,
        _ if begins(
            choice,
            &["build", "warehouse", "half-price", "hold", "return", "shut"],
        ) =>
        {
            3
        }
        _ if begins(
            choice,
            &["sell", "fire", "close", "contract", "pay", "dismiss"],
        ) =>
        {
            0
        }
        _ => 1,
    }
}

/// Ships, contracts, warehouses, special markers.
fn building(choice: &str) -> u32 {
    match choice {
        _ if begins(
            choice,
            &["take ship", "staff", "produce", "use", "pay inventor"],
        ) =>
        {
            9
        }
        _ if begins(choice, &["take", "place ship", "place production"]) => 8,
        _ if begins(choice, &["place workers", "place exchange"]) => 8,
        _ if begins(choice, &["contract"]) => 12_u32.saturating_sub(numbers(choice)[0]),
        _ => trading(choice),
    }
}

/// Shares.
fn buying(choice: &str) -> u32 {
    match choice {
        _ if begins(choice, &["half-price", "repay", "warehouse", "take broker"]) => 9,
        _ if begins(choice, &["place exchange", "reuse exchange"]) => 5,
        _ if begins(choice, &["contract"]) => 0,
        _ => trading(choice),
    }
}

/// Goods for the colonies.
fn shipping(choice: &str) -> u32 {
    let helpers = ["agent", "office", "extra", "accountant", "small-warehouse"];
    let helpers = helpers.map(|helper| format!("take {helper}"));
    match choice {
        _ if begins(choice, &["deliver", "ship "]) => 90,
        _ if begins(choice, &["contract"]) => 9_u32.saturating_sub(2 * numbers(choice)[0]),
        _ if begins(
            choice,
            &["take ship", "produce", "place ship", "take production"],
        ) =>
        {
            9
        }
        _ if helpers.iter().any(|helper| choice.starts_with(helper)) => 8,
        _ if begins(choice, &["place production", "staff column"]) => 8,
        _ if begins(choice, &["place workers", "place exchange", "hold"]) => 7,
        _ if begins(choice, &["restaff"]) => 0,
        _ => trading(choice),
    }
}

/// Everything dear.
fn spending(choice: &str) -> u32 {
    let is_dear = choice.ends_with(" 10") || choice.contains("paying 1");
    match choice {
        _ if begins(choice, &["build", "modernize", "pay inventor", "hire"]) => 4,
        _ if begins(choice, &["place"]) && is_dear => 4,
        _ if begins(
            choice,
            &["buy", "place factory", "place workers", "take ship"],
        ) =>
        {
            3
        }
        _ if begins(
            choice,
            &["take", "staff", "produce", "contract", "reuse", "hold"],
        ) =>
        {
            2
        }
        _ if begins(
            choice,
            &["sell", "warehouse", "fire", "shut", "repay", "done"],
        ) =>
        {
            0
        }
        _ => 1,
    }
}
