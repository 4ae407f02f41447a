//! The notation of actions and reveals.

use std::collections::HashSet;

use crate::kit::universe::every_action;
use cardgame::{Action, Card, Face};
use table::{Notation, NotationError, laws};

#[test]
fn every_text_reads_back_as_the_action_that_wrote_it() {
    let mut texts = HashSet::new();
    let mut read = 0;
    for action in every_action() {
        let text = action.to_string();
        assert!(texts.insert(text.clone()), "two actions are '{text}'");
        // Nobody gives a card back for the same.
        let is_idle = matches!(action, Action::Swap(old, new) if old == new);
        assert!(is_idle || text.len() <= Action::MOST_BYTES, "{text}");
        match text.parse::<Action>() {
            Ok(same) => {
                assert_eq!(same, action);
                read += 1;
            }
            // No table asks for such numbers, nor for more cards than fit a factory.
            Err(
                NotationError::Number(..) | NotationError::Word(..) | NotationError::Surplus(_),
            ) => {}
            Err(other) => panic!("'{text}': {other}"),
        }
    }
    assert!(read > 800, "{read}");
}

#[test]
fn every_form_of_the_documentation_reads() {
    assert_eq!(laws::every_form_has_an_example::<Action>(), Ok(()));
    assert_eq!(laws::every_form_has_an_example::<Face>(), Ok(()));
    let verbs: HashSet<_> = every_action()
        .iter()
        .filter_map(|action| action.to_string().split(' ').next().map(str::to_owned))
        .collect();
    let documented: HashSet<_> = Action::forms()
        .iter()
        .filter_map(|form| form.pattern.split(' ').next().map(str::to_owned))
        .collect();
    assert_eq!(verbs, documented);
}

#[test]
fn reveals_read_back() {
    for up in Card::ALL {
        for down in Card::ALL {
            let face = Face { up, down };
            assert_eq!(face.to_string().parse(), Ok(face));
        }
    }
    assert!("lay workshop".parse::<Face>().is_err());
}

#[test]
fn a_text_that_is_no_action_says_what_is_wrong() {
    for (text, error) in [
        ("", "an empty line is no action"),
        ("dance", "no action begins with 'dance'"),
        (
            "build",
            "'build' wants food, clothes, cutlery or lamps after it",
        ),
        (
            "build ships",
            "'ships' is not food, clothes, cutlery or lamps",
        ),
        ("automate food 3", "'3' is not a number from 1 to 2"),
        ("quality food 7", "'7' is not a number from 0 to 6"),
        ("quality food 1 2", "'2' is not a number from 1 to 1"),
        (
            "quality food 4 3",
            "'3' is not values of quality cards, the highest first, or 0",
        ),
        ("distribution food 5", "'5' is not a number from 0 to 4"),
        ("buy 0", "'0' is not a number from 1 to 99"),
        ("produce food 1 twice", "'twice' is not shift"),
        (
            "develop ship trade",
            "'trade' is not quality, distribution, cards, machinery, ship or stock",
        ),
        ("clear food huge", "'huge' is not small or big"),
        ("done done", "'done' is one word too many"),
    ] {
        let wrong = text.parse::<Action>().map_err(|wrong| wrong.to_string());
        assert_eq!(wrong, Err(error.to_owned()), "{text}");
    }
}

#[test]
fn two_developments_in_another_order_are_refused_with_the_order() {
    for (text, word) in [
        ("develop stock ship", "ship"),
        ("develop ship quality", "quality"),
        ("develop ship ship", "ship"),
    ] {
        let wrong = text.parse::<Action>().map_err(|wrong| wrong.to_string());
        let says = format!(
            "'{word}' is not the later of the two in the order quality, distribution, cards, machinery, ship, stock"
        );
        assert_eq!(wrong, Err(says), "{text}");
    }
    assert!("develop ship stock".parse::<Action>().is_ok());
    let words = <cardgame::CardGame as table::Told>::NOTATION_WORDS;
    assert!(words.contains("in that order"), "{words}");
}
