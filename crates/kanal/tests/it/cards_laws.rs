//! What holds of every effect there can be, and of every text there is.

use crate::cards_kit::deck_with_effect;
use kanal::cards::{
    BodyTree, Bundle, Cost, Counter, DECK_A, Deck, DeedTree, EffectTree, Filter, Link, Nth, Per,
    Piece, Quantity, Resource, RouteType, Scope, Site, StepTree, Test, Times,
};
use proptest::prelude::*;
use proptest::sample::select;

fn counter() -> impl Strategy<Value = Counter> {
    select(Counter::every().collect::<Vec<_>>())
}

fn quantity(counter: Counter) -> impl Strategy<Value = Quantity> {
    let most = counter.most().min(99);
    (1..=most, 0..4_u8).prop_map(move |(number, kind)| match kind {
        0 => Quantity::None,
        1 => Quantity::AtLeast(number),
        2 if number < counter.most() => Quantity::AtMost(number),
        _ => Quantity::Exactly(number),
    })
}

fn test() -> impl Strategy<Value = Test> {
    prop_oneof![
        4 => counter().prop_flat_map(|counter| {
            quantity(counter).prop_map(move |quantity| Test::Count(counter, quantity))
        }),
        1 => select(vec![
            Test::At(Site::Corner),
            Test::At(Site::Edge),
            Test::At(Site::Interior),
            Test::Activation(Nth::First),
            Test::Activation(Nth::Second),
        ]),
    ]
}

fn per() -> impl Strategy<Value = Per> {
    counter().prop_flat_map(|counter| {
        let most = counter.most().saturating_sub(1).max(1);
        (0..=most).prop_map(move |most| Per { counter, most })
    })
}

fn gain(resources: Vec<Resource>) -> impl Strategy<Value = DeedTree> {
    (1..=20_u8, select(resources), proptest::option::of(per())).prop_map(
        |(amount, resource, per)| DeedTree::Gain {
            amount,
            resource,
            per,
        },
    )
}

fn route() -> impl Strategy<Value = Option<RouteType>> {
    proptest::option::of(select(RouteType::ALL.to_vec()))
}

fn build() -> impl Strategy<Value = DeedTree> {
    let piece = prop_oneof![
        3 => route().prop_map(Piece::Route),
        1 => Just(Piece::Bridge),
        1 => Just(Piece::Structure),
    ];
    let scope = select(Scope::ON_BOARD.to_vec());
    (1..=4_u8, piece, any::<bool>(), scope, 0..3_u8).prop_map(
        |(count, piece, free, scope, filter)| DeedTree::Build {
            count,
            piece,
            free,
            scope,
            filter: match (filter, piece) {
                (1, Piece::Structure) => Filter::Corner,
                (2, Piece::Structure | Piece::Route(_)) => Filter::Edge,
                _ => Filter::All,
            },
        },
    )
}

fn turn() -> impl Strategy<Value = DeedTree> {
    (1..=4_u8).prop_map(|positions| DeedTree::Turn { positions })
}

fn remove() -> impl Strategy<Value = DeedTree> {
    (1..=4_u8, route(), select(Scope::ON_BOARD.to_vec())).prop_map(|(count, route, scope)| {
        DeedTree::Remove {
            count,
            route,
            scope,
        }
    })
}

/// Trades of basic materials for other things; any number of times only for prestige.
fn trade() -> impl Strategy<Value = DeedTree> {
    let price = (0..=8_u8, 0..=8_u8, 1..=8_u8)
        .prop_map(|(wood, clay, ore)| Bundle::new([wood, clay, ore, 0, 0, 0]));
    let prices = prop::collection::vec(price, 1..=4);
    let others = vec![Resource::Brick, Resource::Iron, Resource::Thaler];
    let proceeds = prop_oneof![
        prop::collection::vec(gain(vec![Resource::Prestige]), 1..=4)
            .prop_map(|proceeds| (proceeds, true)),
        prop::collection::vec(
            prop_oneof![3 => gain(others), 1 => build(), 1 => turn()],
            1..=4
        )
        .prop_map(|proceeds| (proceeds, false)),
    ];
    let times = prop_oneof![
        (1..=9_u8).prop_map(Times::UpTo),
        per().prop_map(Times::Per),
        Just(Times::AnyNumber),
    ];
    (prices, proceeds, times).prop_map(|(prices, (proceeds, may_repeat), times)| DeedTree::Trade {
        prices,
        proceeds,
        times: match times {
            Times::AnyNumber if !may_repeat => Times::UpTo(2),
            times => times,
        },
    })
}

fn deed() -> impl Strategy<Value = DeedTree> {
    prop_oneof![
        4 => gain(Resource::ALL.to_vec()),
        2 => build(),
        1 => turn(),
        1 => remove(),
        2 => trade(),
    ]
}

/// Steps whose links are allowed: the first stands beside, and "also" only hangs on what can fail.
fn linked(deeds: Vec<(DeedTree, Link)>) -> Vec<StepTree> {
    let mut steps: Vec<StepTree> = Vec::new();
    for (deed, link) in deeds {
        let hangs = steps.last().is_some_and(|before| {
            // More gains behind an additional one are joined to it.
            let are_gains = [&before.deed, &deed]
                .into_iter()
                .all(|deed| matches!(deed, DeedTree::Gain { .. }));
            let is_plain = matches!(
                before.deed,
                DeedTree::Build { .. } | DeedTree::Remove { .. } | DeedTree::Turn { .. }
            );
            is_plain || (are_gains && before.link == Link::Also)
        });
        let link = match link {
            _ if steps.is_empty() => Link::Beside,
            Link::Also if !hangs => Link::Beside,
            link => link,
        };
        steps.push(StepTree { link, deed });
    }
    steps
}

fn link() -> impl Strategy<Value = Link> {
    select(vec![Link::Beside, Link::Also, Link::Then])
}

fn plain_steps() -> impl Strategy<Value = Vec<StepTree>> {
    prop::collection::vec((deed(), link()), 1..=3).prop_map(linked)
}

fn steps() -> impl Strategy<Value = Vec<StepTree>> {
    let choose = prop::collection::vec(plain_steps(), 2..=4).prop_flat_map(|options| {
        (1..options.len() as u8).prop_map(move |picks| DeedTree::Choose {
            picks,
            options: options.clone(),
        })
    });
    let deed = prop_oneof![8 => deed().boxed(), 1 => choose.boxed()];
    prop::collection::vec((deed, link()), 1..=5).prop_map(linked)
}

fn table() -> impl Strategy<Value = BodyTree> {
    (counter(), prop::collection::vec(steps(), 1..=3)).prop_map(|(counter, all)| {
        let most = counter.most();
        let rows = (0..)
            .zip(all)
            .filter(|(at, _)| *at <= most)
            .map(|(at, steps)| {
                let quantity = match at {
                    0 => Quantity::None,
                    2 if most > 2 => Quantity::AtLeast(2),
                    number => Quantity::Exactly(number),
                };
                (quantity, steps)
            });
        BodyTree::Table {
            counter,
            rows: rows.collect(),
        }
    })
}

fn effect() -> impl Strategy<Value = EffectTree> {
    let body = prop_oneof![3 => steps().prop_map(BodyTree::Steps), 1 => table()];
    (prop::collection::vec(test(), 0..=4), any::<bool>(), body).prop_map(|(tests, one, body)| {
        EffectTree {
            one_is_enough: one && tests.len() > 1,
            tests,
            body,
        }
    })
}

proptest! {
    #[test]
    fn an_effect_reads_as_it_was_written(effect in effect()) {
        let text = effect.to_string();
        let read: Result<EffectTree, _> = text.parse();
        prop_assert_eq!(read, Ok(effect), "{}", text);
    }

    #[test]
    fn a_deck_gives_its_effects_back(effect in effect()) {
        let text = effect.to_string();
        // What is too long for a card is refused, and never in a panic.
        if let Ok(deck) = Deck::parse(&deck_with_effect(&text)) {
            let flat = deck.effects(&deck.cards()[0])[0];
            prop_assert_eq!(deck.tree(&flat), effect);
        }
    }

    #[test]
    fn a_cost_reads_as_it_was_written(
        left in (0..=8_u8, 0..=8_u8, 0..=6_u8, 0..=6_u8, 0..=20_u8),
        right in (1..=8_u8, 0..=6_u8),
    ) {
        let (wood, clay, brick, iron, thaler) = left;
        let left = Bundle::new([wood, clay, 0, brick, iron, thaler]);
        let right = Bundle::new([right.0, 0, 0, right.1, 0, 0]);
        let cost = Cost { left, right: (!left.is_empty()).then_some(right) };
        prop_assert_eq!(cost.to_string().parse::<Cost>(), Ok(cost));
    }

    #[test]
    fn no_text_is_more_than_an_error(text in "\\PC*") {
        let _ = text.parse::<EffectTree>();
        let _ = text.parse::<Cost>();
        let _ = Deck::parse(&text);
        let _ = Deck::parse(&deck_with_effect(&text));
    }

    #[test]
    fn no_bytes_are_more_than_an_error(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let text = String::from_utf8_lossy(&bytes);
        let _ = text.parse::<EffectTree>();
        let _ = Deck::parse(&text);
    }

    #[test]
    fn words_in_any_order_are_no_more_than_an_error(
        words in prop::collection::vec(select(WORDS.to_vec()), 0..24)
    ) {
        let text = words.join(" ");
        if let Ok(tree) = text.parse::<EffectTree>() {
            prop_assert_eq!(tree.to_string().parse::<EffectTree>(), Ok(tree));
        }
        let _ = text.parse::<Cost>();
    }

    #[test]
    fn a_damaged_deck_is_no_more_than_an_error(
        at in 0..DECK_A.len(),
        cut in 0..40_usize,
        put in "[ -~\n\u{e4}]{0,12}",
    ) {
        let start = (0..=at).rev().find(|at| DECK_A.is_char_boundary(*at)).unwrap_or(0);
        let end = (at + cut..DECK_A.len()).find(|at| DECK_A.is_char_boundary(*at));
        let text = format!("{}{put}{}", &DECK_A[..start], &DECK_A[end.unwrap_or(DECK_A.len())..]);
        if let Err(error) = Deck::parse(&text) {
            prop_assert!(!error.to_string().contains('\n'));
        }
    }
}

/// The words of the language, and a few that are none.
const WORDS: &[&str] = &[
    "gain",
    "trade",
    "place",
    "build",
    "remove",
    "turn",
    "choose",
    "by",
    "of",
    "for",
    "and",
    "or",
    "also",
    "then",
    "per",
    "max",
    "up",
    "to",
    "times",
    "any",
    "number",
    "once",
    "the",
    "wheel",
    "adjacent",
    "anywhere",
    "in",
    "row",
    "column",
    "at",
    "edge",
    "corner",
    "interior",
    "first",
    "second",
    "activation",
    "path",
    "roads",
    "rail",
    "canals",
    "route",
    "bridge",
    "structure",
    "plot",
    "space",
    "empty",
    "different",
    "routes",
    "materials",
    "built-over",
    "bridged",
    "unactivated",
    "green",
    "loop",
    "angle",
    "supply",
    "wood",
    "clay",
    "ore",
    "brick",
    "iron",
    "thaler",
    "prestige",
    "free",
    "none",
    "1",
    "2",
    "2+",
    "3-",
    "0",
    "255",
    "999",
    ":",
    ",",
    ";",
    "{",
    "}",
    "+",
    "-",
    "\u{e4}",
    "1+1",
];
