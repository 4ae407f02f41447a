//! Whether a trade takes more than it gives back, and whether repeating it ends.

use super::error::Trouble;
use super::instruction::Times;
use super::phrase::CardPhrase;
use super::resource::{Bundle, Resource};
use super::tree::DeedTree;

/// Holds a trade to it that it costs something each time.
///
/// It never gives back what it takes. And any number of trades must come to an end, whatever is
/// bought and turned between them: a trade of 1 ore for 3 thaler would pay for the next ore.
pub(super) fn check(
    prices: &[Bundle],
    proceeds: &[DeedTree],
    times: Times,
) -> Result<(), Box<Trouble>> {
    for price in prices {
        for (resource, _) in price.parts() {
            if gained(proceeds, resource) > 0 {
                let back = CardPhrase::GivesBack {
                    resource: resource.word(),
                };
                return Err(Box::new(Trouble::fault(back, CardPhrase::Difference)));
            }
        }
    }
    if times == Times::AnyNumber && !ends(prices, proceeds) {
        let endless = Trouble::fault(CardPhrase::PaysForItself, CardPhrase::Limit);
        return Err(Box::new(endless));
    }
    Ok(())
}

/// The most of a resource that the proceeds can bring at once.
fn gained(proceeds: &[DeedTree], resource: Resource) -> u32 {
    let amounts = proceeds.iter().map(|deed| match deed {
        DeedTree::Gain {
            amount,
            resource: gained,
            per,
        } if *gained == resource => {
            let most = per.map_or(1, |per| per.of(per.counter.most()));
            u32::from(*amount) * u32::from(most)
        }
        _ => 0,
    });
    amounts.sum()
}

/// How a stock of a basic material is valued.
#[derive(Clone, Copy)]
enum Basic {
    /// Not at all.
    Nothing,
    /// At 1 for each.
    One,
    /// At what buying all of it costs: 1 + 2 + ... (OK-091).
    Bought,
}

/// Whether some way to value a stock falls with every trade and never rises in between.
///
/// Thaler count 1. Buying never raises the value of a basic material by more than it costs, in any
/// of the three ways to value it. A paid turn takes 2 thaler and one of each basic material, so what
/// it brings may be valued at 2 and one for each basic material that is valued. What is placed is
/// left out: the board holds only so much.
fn ends(prices: &[Bundle], proceeds: &[DeedTree]) -> bool {
    let basics = [Basic::Nothing, Basic::One, Basic::Bought];
    basics.into_iter().any(|wood| {
        basics.into_iter().any(|clay| {
            basics
                .into_iter()
                .any(|ore| falls(prices, proceeds, [wood, clay, ore]))
        })
    })
}

/// Whether the value falls with every trade, with brick and iron valued in one of four ways.
fn falls(prices: &[Bundle], proceeds: &[DeedTree], basics: [Basic; 3]) -> bool {
    // Everything is doubled, so that brick and iron can share an odd value.
    let valued = basics.iter().filter(|how| !matches!(how, Basic::Nothing));
    let spent = 2 * valued.count() as u32;
    let turn = 4 + spent;
    [(0, 0), (turn, 0), (0, turn), (turn / 2, turn / 2)]
        .into_iter()
        .any(|(brick, iron)| {
            let free_turns = turns(proceeds) * (brick + iron).saturating_sub(spent);
            let gains = value(basics, brick, iron, |resource| {
                (gained(proceeds, resource), true)
            });
            prices.iter().all(|price| {
                let pays = value(basics, brick, iron, |resource| {
                    (u32::from(price.of(resource)), false)
                });
                pays > gains + free_turns
            })
        })
}

/// How often the proceeds turn the wheel.
fn turns(proceeds: &[DeedTree]) -> u32 {
    let turns = proceeds.iter().map(|deed| match deed {
        DeedTree::Turn { positions } => u32::from(*positions),
        _ => 0,
    });
    turns.sum()
}

/// Twice the value of amounts: the most it can add when gained, the least it can take when paid.
fn value(
    basics: [Basic; 3],
    brick: u32,
    iron: u32,
    amount: impl Fn(Resource) -> (u32, bool),
) -> u32 {
    let stocks = [Resource::Wood, Resource::Clay, Resource::Ore];
    let basics = stocks.into_iter().zip(basics).map(|(resource, how)| {
        let (number, is_gained) = amount(resource);
        let number = number.min(8);
        let all = |number: u32| number * (number + 1) / 2;
        match how {
            Basic::Nothing => 0,
            Basic::One => 2 * number,
            Basic::Bought if is_gained => 2 * (all(8) - all(8 - number)),
            Basic::Bought => 2 * all(number),
        }
    });
    basics.sum::<u32>()
        + brick * amount(Resource::Brick).0
        + iron * amount(Resource::Iron).0
        + 2 * amount(Resource::Thaler).0
}
