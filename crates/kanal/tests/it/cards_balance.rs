//! What the cards of decks A and B are worth, by a rough model of how a game goes.
//!
//! The decks are mostly reconstructed. Their cards are held to a budget: what a card counts, plus what
//! its activations bring, minus what it costs, is about the same for all cards of a stage. The model
//! takes no game into account; it catches a number that is far off, and the simulator has the last
//! word: docs/kanal-balance.md.

use kanal::cards::{
    BodyTree, Bundle, Card, Counter, Deck, DeedTree, EffectTree, Nth, Object, Per, Piece, Quantity,
    Resource, RouteType, Scope, Site, Stage, StepTree, Test, Times,
};

/// How often a structure is activated, in tenths: some never, some twice.
const ACTIVATIONS: i32 = 13;

/// Final points of one of a resource, in tenths.
fn worth(resource: Resource) -> i32 {
    match resource {
        Resource::Wood | Resource::Clay | Resource::Ore => 7,
        Resource::Brick | Resource::Iron => 17,
        Resource::Thaler | Resource::Prestige => 10,
    }
}

fn worth_of(bundle: Bundle) -> i32 {
    let parts = bundle.parts();
    parts
        .map(|(resource, amount)| i32::from(amount) * worth(resource))
        .sum()
}

/// Final points of a piece on the board, in tenths; a bridge brings an activation nearer.
fn worth_of_piece(piece: Piece) -> i32 {
    match piece {
        Piece::Route(Some(RouteType::Path)) | Piece::Bridge => 10,
        Piece::Route(Some(RouteType::Road | RouteType::Rail)) => 20,
        Piece::Route(Some(RouteType::Canal) | None) => 34,
        Piece::Structure => 40,
    }
}

/// How many of something there are at a structure that was built for it, in tenths.
fn expected(counter: Counter) -> i32 {
    match (counter.object, counter.scope) {
        (Object::Route(Some(_)), Scope::Adjacent) => 16,
        (Object::Bridge, Scope::Adjacent) => 15,
        (Object::Route(Some(RouteType::Road)), Scope::Anywhere) => 50,
        (Object::Route(Some(_)), Scope::Anywhere) => 40,
        (Object::Route(_), Scope::Row | Scope::Column) => 25,
        (Object::Bridge, Scope::Anywhere) => 50,
        (Object::Structure, Scope::Anywhere) => 70,
        (Object::Unactivated, _) => 25,
        (Object::DifferentMaterials, _) => 35,
        _ => 20,
    }
}

fn times(per: Per) -> i32 {
    let expected = expected(per.counter);
    match per.most {
        0 => expected,
        most => expected.min(10 * i32::from(most)),
    }
}

/// How likely a count is at least 1, 2, 3, 4, 5 and so on, in hundredths.
fn at_least(counter: Counter, number: u8) -> i32 {
    let likely: &[i32] = match (counter.object, counter.scope) {
        (Object::Route(Some(_)), Scope::Adjacent) => &[85, 60, 35, 15],
        (Object::Route(None), Scope::Adjacent) => &[100, 100, 95, 80],
        (Object::DifferentRoutes, _) => &[100, 90, 60, 25],
        (Object::Bridge, Scope::Adjacent) => &[75, 55, 20, 5],
        (Object::Structure, Scope::Adjacent) => &[95, 80, 50, 15],
        (Object::Structure, Scope::Anywhere) => {
            &[100, 100, 100, 95, 90, 80, 70, 60, 50, 30, 20, 10]
        }
        (Object::Structure, _) => &[85, 60, 30],
        (Object::Route(_), Scope::Anywhere) => &[100, 90, 75, 60, 45, 30, 20, 10],
        (Object::EmptyPlot, Scope::Adjacent) => &[60, 30, 10, 5],
        (Object::EmptyPlot, _) => &[95, 90, 85, 80, 75, 70, 60, 50, 40, 30, 10, 0],
        (Object::EmptySpace, _) => &[70, 65, 60],
        (Object::Unactivated, _) => &[80, 60, 40, 20],
        (Object::Plot, _) => &[100, 100, 80, 35],
        (Object::Loop(_), _) => &[25],
        (Object::Row(None), _) => &[55, 20],
        (Object::Column(None), Scope::Anywhere) => &[90, 70, 50],
        (Object::Column(None), _) => &[65, 30],
        (Object::Row(_) | Object::Column(_), _) => &[25],
        (Object::Angle(None), _) => &[75, 50],
        (Object::Angle(_), _) => &[50, 25],
        (Object::BuiltOver, _) => &[60, 30],
        (Object::Supply(_), _) => &[85, 70, 60, 50, 40],
        _ => &[75, 50, 30],
    };
    match number {
        0 => 100,
        number => likely.get(usize::from(number) - 1).copied().unwrap_or(0),
    }
}

fn likely(counter: Counter, quantity: Quantity) -> i32 {
    match quantity {
        Quantity::AtLeast(number) => at_least(counter, number),
        // Whoever wants the card builds for it, so just so many is likelier than by chance.
        Quantity::Exactly(number) => {
            let just = at_least(counter, number) - at_least(counter, number + 1);
            just + (at_least(counter, number) - just) / 2
        }
        Quantity::AtMost(number) => 100 - at_least(counter, number + 1),
        Quantity::None => 100 - at_least(counter, 1),
    }
}

fn likely_test(test: Test) -> i32 {
    match test {
        Test::Count(counter, quantity) => likely(counter, quantity),
        Test::At(Site::Corner) => 45,
        Test::At(Site::Edge) => 85,
        Test::At(Site::Interior) => 30,
        Test::Activation(Nth::First) => 60,
        Test::Activation(Nth::Second) => 40,
    }
}

/// What a step brings, in tenths of points.
fn worth_of_deed(deed: &DeedTree) -> i32 {
    match deed {
        DeedTree::Gain {
            amount,
            resource,
            per,
        } => i32::from(*amount) * worth(*resource) * per.map_or(10, times) / 10,
        DeedTree::Trade {
            prices,
            proceeds,
            times: often,
        } => {
            let price = prices.iter().map(|price| worth_of(*price)).min();
            let gain: i32 = proceeds.iter().map(worth_of_deed).sum();
            let often = match often {
                Times::UpTo(1) => 9,
                Times::UpTo(2) => 15,
                Times::UpTo(_) => 20,
                Times::Per(per) => times(*per),
                Times::AnyNumber => 25,
            };
            (gain - price.unwrap_or(0)) * often / 10
        }
        DeedTree::Build {
            count, piece, free, ..
        } => match free {
            true => i32::from(*count) * worth_of_piece(*piece),
            // An action saved.
            false => 15 * i32::from(*count),
        },
        DeedTree::Remove { count, .. } => -10 * i32::from(*count),
        DeedTree::Turn { positions } => 13 * i32::from(*positions),
        DeedTree::Choose { options, .. } => {
            let options = options.iter().map(|option| worth_of_steps(option));
            options.max().unwrap_or(0)
        }
    }
}

fn worth_of_steps(steps: &[StepTree]) -> i32 {
    steps.iter().map(|step| worth_of_deed(&step.deed)).sum()
}

/// What an effect brings at an activation, in tenths of points.
fn worth_of_effect(effect: &EffectTree) -> i32 {
    let body = match &effect.body {
        BodyTree::Steps(steps) => worth_of_steps(steps),
        BodyTree::Table { counter, rows } => rows
            .iter()
            .map(|(quantity, steps)| {
                // Rows are exclusive, so here chance alone counts.
                let likely = match quantity {
                    Quantity::Exactly(number) => {
                        at_least(*counter, *number) - at_least(*counter, number + 1)
                    }
                    other => likely(*counter, *other),
                };
                worth_of_steps(steps) * likely / 100
            })
            .sum(),
    };
    let tests = effect.tests.iter();
    tests.fold(body, |body, test| body * likely_test(*test) / 100)
}

/// Prestige, plus what the activations bring, minus the cost, in tenths of points.
fn budget(deck: &Deck, card: &Card) -> i32 {
    let effects = deck.effects(card).iter();
    let activation: i32 = effects
        .map(|effect| worth_of_effect(&deck.tree(effect)))
        .sum();
    let cost = card.cost.bundles().map(worth_of).min().unwrap_or(0);
    10 * i32::from(card.prestige) + ACTIVATIONS * activation / 10 - cost
}

/// What the budget of a card of a stage should be, in tenths of points.
fn target(stage: Stage) -> i32 {
    match stage {
        Stage::Green => 44,
        Stage::Orange => 68,
        Stage::Blue => 100,
    }
}

/// How far off a card may be, in tenths of points: bots that play find some cards stronger than the
/// model does, and some weaker.
const FAR: i32 = 40;

#[test]
fn every_card_is_worth_about_what_its_stage_allows() {
    let mut far = Vec::new();
    for deck in [Deck::a(), Deck::b()] {
        for index in deck.indices() {
            let card = deck.card(index);
            let off = budget(deck, card) - target(card.stage);
            if off.abs() > FAR {
                far.push(format!("{}{:02} {off:+}", deck.letter(), card.number));
            }
        }
    }
    assert!(far.is_empty(), "{far:?}");
}

#[test]
fn the_stages_of_a_deck_are_worth_what_they_should_be_on_the_average() {
    for deck in [Deck::a(), Deck::b()] {
        for stage in Stage::ALL {
            let budgets = deck
                .of_stage(stage)
                .map(|index| budget(deck, deck.card(index)));
            let mean = budgets.sum::<i32>() / 20;
            let off = mean - target(stage);
            assert!(off.abs() <= 6, "{} {stage:?}: {off:+}", deck.letter());
        }
    }
}
