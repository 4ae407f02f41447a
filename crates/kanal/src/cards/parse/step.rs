//! Reads steps: what an effect does.

use crate::cards::counter::{Filter, RouteType, Scope};
use crate::cards::due;
use crate::cards::error::{Trouble, Wrong};
use crate::cards::instruction::{Link, Per, Piece, Times};
use crate::cards::limits::{
    MOST_AMOUNT, MOST_OPTIONS, MOST_PIECES, MOST_PRICES, MOST_STEPS, MOST_TRADES,
};
use crate::cards::phrase::CardPhrase;
use crate::cards::resource::Resource;
use crate::cards::trade;
use crate::cards::tree::{DeedTree, StepTree};
use crate::cards::words::Words;

use super::counter::{ROUTES, border, counter, scope};

/// The verbs of steps.
const VERBS: [(&str, Verb); 7] = [
    ("gain", Verb::Gain),
    ("trade", Verb::Trade),
    ("place", Verb::Place),
    ("build", Verb::Build),
    ("remove", Verb::Remove),
    ("turn", Verb::Turn),
    ("choose", Verb::Choose),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Verb {
    Gain,
    Trade,
    Place,
    Build,
    Remove,
    Turn,
    Choose,
}

/// What can be gained.
const GAINED: [(&str, Resource); 8] = [
    ("wood", Resource::Wood),
    ("clay", Resource::Clay),
    ("ore", Resource::Ore),
    ("brick", Resource::Brick),
    ("bricks", Resource::Brick),
    ("iron", Resource::Iron),
    ("thaler", Resource::Thaler),
    ("prestige", Resource::Prestige),
];

/// Steps with their commas, up to what cannot be one more step.
pub(super) fn steps(words: &mut Words<'_>, in_choice: bool) -> Result<Vec<StepTree>, Wrong> {
    let mut steps = Vec::new();
    let mut link = Link::Beside;
    let mut due = due::STEP;
    loop {
        let before = words.clone();
        step(words, link, due, in_choice, &mut steps)?;
        if steps.len() > MOST_STEPS {
            let most = CardPhrase::TooManySteps { most: MOST_STEPS };
            return Err(before.trouble(Trouble::fault(most, CardPhrase::WriteFewer)));
        }
        if !words.take(",") {
            return Ok(steps);
        }
        (link, due) = match words.peek() {
            "also" => (Link::Also, due::STEP),
            "then" => (Link::Then, due::STEP),
            _ => (Link::Beside, due::STEP_OR_LINK),
        };
        if link == Link::Also && !can_fail(&steps) {
            let advice = match steps.last() {
                Some(step) if step.link == Link::Also => CardPhrase::GainsLast,
                _ => CardPhrase::CommaAlone,
            };
            let fault = Trouble::fault(CardPhrase::AlsoBehindCertain, advice);
            return Err(words.trouble(fault));
        }
        if link != Link::Beside {
            words.skip();
        }
    }
}

/// Whether something can hang on the last step: it may be left out.
fn can_fail(steps: &[StepTree]) -> bool {
    steps.last().is_some_and(|step| {
        matches!(
            step.deed,
            DeedTree::Build { .. } | DeedTree::Remove { .. } | DeedTree::Turn { .. }
        )
    })
}

/// One step, or the several that one `gain` makes.
fn step(
    words: &mut Words<'_>,
    link: Link,
    due: table::Due,
    in_choice: bool,
    steps: &mut Vec<StepTree>,
) -> Result<(), Wrong> {
    let before = words.clone();
    let verb = words.one_of(&VERBS, due)?;
    let deed = match verb {
        Verb::Gain => return gains(words, link, steps),
        Verb::Trade => self::trade(words, &before)?,
        Verb::Place | Verb::Build | Verb::Remove | Verb::Turn => plain(words, verb)?,
        Verb::Choose if in_choice => {
            let fault = Trouble::fault(CardPhrase::ChoiceInChoice, CardPhrase::OneList);
            return Err(before.trouble(fault));
        }
        Verb::Choose => choice(words)?,
    };
    steps.push(StepTree { link, deed });
    Ok(())
}

/// The amounts of a gain, each a step of its own.
fn gains(words: &mut Words<'_>, link: Link, steps: &mut Vec<StepTree>) -> Result<(), Wrong> {
    let mut link = link;
    loop {
        let deed = amount(words)?;
        steps.push(StepTree { link, deed });
        if !words.take("and") {
            return Ok(());
        }
        if link == Link::Then {
            link = Link::Beside;
        }
        if steps.len() > MOST_STEPS {
            // The caller complains about the whole gain.
            return Ok(());
        }
    }
}

fn amount(words: &mut Words<'_>) -> Result<DeedTree, Wrong> {
    let amount = words.number(1, MOST_AMOUNT)?;
    let resource = words.one_of(&GAINED, due::RESOURCE)?;
    let per = match words.take("per") {
        true => Some(per(words)?),
        false => None,
    };
    Ok(DeedTree::Gain {
        amount,
        resource,
        per,
    })
}

/// What stands behind `per`.
fn per(words: &mut Words<'_>) -> Result<Per, Wrong> {
    let counter = counter(words)?;
    let most = match words.take("max") {
        // With all there can be it would be no limit.
        true => words.number(1, counter.most().saturating_sub(1).max(1))?,
        false => 0,
    };
    Ok(Per { counter, most })
}

fn trade(words: &mut Words<'_>, verb: &Words<'_>) -> Result<DeedTree, Wrong> {
    let mut prices = Vec::new();
    loop {
        if prices.len() == MOST_PRICES {
            let most = CardPhrase::TooManyPrices { most: MOST_PRICES };
            return Err(words.trouble(Trouble::fault(most, CardPhrase::WriteFewer)));
        }
        prices.push(super::bundle(words, due::PAID, &super::PAID)?);
        if !words.take("or") {
            break;
        }
    }
    words.expect("for", due::FOR)?;
    let mut proceeds = Vec::new();
    loop {
        if proceeds.len() == MOST_PRICES {
            let most = CardPhrase::TooManySteps { most: MOST_PRICES };
            return Err(words.trouble(Trouble::fault(most, CardPhrase::WriteFewer)));
        }
        proceeds.push(proceed(words)?);
        if !words.take("and") {
            break;
        }
    }
    let times = times(words)?;
    trade::check(&prices, &proceeds, times).map_err(|trouble| verb.trouble(*trouble))?;
    Ok(DeedTree::Trade {
        prices,
        proceeds,
        times,
    })
}

/// What a trade gives.
fn proceed(words: &mut Words<'_>) -> Result<DeedTree, Wrong> {
    let verb = match words.peek() {
        "place" => Some(Verb::Place),
        "build" => Some(Verb::Build),
        "turn" => Some(Verb::Turn),
        _ => None,
    };
    match verb {
        Some(verb) => {
            words.skip();
            plain(words, verb)
        }
        None if words
            .peek()
            .starts_with(|first: char| first.is_ascii_digit()) =>
        {
            amount(words)
        }
        None => Err(words.wrong(due::PROCEEDS, &["place", "build", "turn"])),
    }
}

fn times(words: &mut Words<'_>) -> Result<Times, Wrong> {
    match words.peek() {
        "up" => {
            words.skip();
            words.expect("to", due::TO)?;
            let number = words.number(2, MOST_TRADES)?;
            words.expect("times", due::TIMES)?;
            Ok(Times::UpTo(number))
        }
        "once" => {
            words.skip();
            words.expect("per", due::PER)?;
            Ok(Times::Per(per(words)?))
        }
        "any" => {
            words.skip();
            for word in ["number", "of", "times"] {
                words.expect(word, due::NUMBER_OF)?;
            }
            Ok(Times::AnyNumber)
        }
        _ => Ok(Times::UpTo(1)),
    }
}

/// What stands behind `place`, `build`, `remove` or `turn`.
fn plain(words: &mut Words<'_>, verb: Verb) -> Result<DeedTree, Wrong> {
    if verb == Verb::Turn {
        words.expect("the", due::THE_WHEEL)?;
        words.expect("wheel", due::THE_WHEEL)?;
        let positions = words.number(1, MOST_PIECES)?;
        words.one_of(&[("times", ()), ("time", ())], due::TIMES)?;
        return Ok(DeedTree::Turn { positions });
    }
    let count = words.number(1, MOST_PIECES)?;
    let is_adjacent = words.take("adjacent");
    if verb == Verb::Remove {
        let route = words.one_of(&ROUTES, due::ROUTE)?;
        let scope = site(words, is_adjacent)?;
        return Ok(DeedTree::Remove {
            count,
            route,
            scope,
        });
    }
    let piece = piece(words)?;
    let scope = site(words, is_adjacent)?;
    let filter = match words.peek() {
        "at" => {
            let (filter, at) = border(words)?;
            if filter == Filter::Corner && piece != Piece::Structure || piece == Piece::Bridge {
                let fault = Trouble::fault(CardPhrase::NoSuchPlace, CardPhrase::LeaveOut);
                return Err(at.trouble(fault));
            }
            filter
        }
        _ => Filter::All,
    };
    Ok(DeedTree::Build {
        count,
        piece,
        free: verb == Verb::Place,
        scope,
        filter,
    })
}

fn site(words: &mut Words<'_>, is_adjacent: bool) -> Result<Scope, Wrong> {
    if is_adjacent {
        Ok(Scope::Adjacent)
    } else {
        scope(words, due::SCOPE)
    }
}

fn piece(words: &mut Words<'_>) -> Result<Piece, Wrong> {
    let routes = ROUTES.map(|(word, kind): (_, Option<RouteType>)| (word, Piece::Route(kind)));
    let others = [
        ("bridge", Piece::Bridge),
        ("bridges", Piece::Bridge),
        ("structure", Piece::Structure),
        ("structures", Piece::Structure),
    ];
    words.one_of(&[&routes[..], &others].concat(), due::PIECE)
}

fn choice(words: &mut Words<'_>) -> Result<DeedTree, Wrong> {
    let number = words.clone();
    let picks = words.number(1, MOST_OPTIONS as u8 - 1)?;
    words.expect("of", due::OF)?;
    words.expect("{", due::OPEN)?;
    let mut options = Vec::new();
    loop {
        if options.len() == MOST_OPTIONS {
            let most = CardPhrase::TooManyOptions { most: MOST_OPTIONS };
            return Err(words.trouble(Trouble::fault(most, CardPhrase::WriteFewer)));
        }
        options.push(steps(words, true)?);
        if words.take("}") {
            break;
        }
        words.expect(";", due::OPTION_END)?;
    }
    let most = options.len() as u8 - 1;
    if picks > most {
        return Err(number.trouble(match most {
            0 => Trouble::fault(CardPhrase::OneOption, CardPhrase::MoreOptions),
            _ => Trouble::number(number.peek(), 1, most),
        }));
    }
    Ok(DeedTree::Choose { picks, options })
}
