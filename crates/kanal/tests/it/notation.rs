//! The notation of actions and reveals.

use std::collections::HashSet;

use crate::kit::universe::every_action;
use kanal::{Action, Face};
use table::{Notation, NotationError, Seat, laws};

#[test]
fn every_text_reads_back_as_the_action_that_wrote_it() {
    let mut texts = HashSet::new();
    let mut read = 0;
    for action in every_action() {
        let text = action.to_string();
        assert!(texts.insert(text.clone()), "two actions are '{text}'");
        assert!(text.len() <= Action::MOST_BYTES, "{text}");
        match text.parse::<Action>() {
            Ok(same) => {
                assert_eq!(same, action);
                read += 1;
            }
            Err(NotationError::Number(..) | NotationError::Word(..)) => {}
            Err(other) => panic!("'{text}': {other}"),
        }
    }
    assert!(read > 2500, "{read}");
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
    let starts = Seat::all(2).map(Face::StartPlayer);
    let structures = (1..=60).map(Face::Structure);
    for face in starts.chain(structures) {
        assert_eq!(face.to_string().parse(), Ok(face));
    }
    assert!("structure 0".parse::<Face>().is_err());
    assert!("structure 61".parse::<Face>().is_err());
}

#[test]
fn a_text_that_is_no_action_says_what_is_wrong() {
    for (text, error) in [
        ("", "an empty line is no action"),
        ("dance", "no action begins with 'dance'"),
        ("space", "'space' wants a number after it"),
        ("space 8", "'8' is not a number from 1 to 7"),
        ("raise 61 b2", "'61' is not a number from 1 to 60"),
        ("raise 17 d2", "'d2' is not a structure space from a1 to c4"),
        ("raise 17 b2 left", "'left' is not right or free"),
        (
            "build road h51",
            "'h51' is not a route space from h11 to h44 or from v11 to v35",
        ),
        (
            "build tower h11",
            "'tower' is not path, road, rail, canal or bridge",
        ),
        ("buy iron 2", "'iron' is not wood, clay or ore"),
        ("buy clay 9", "'9' is not a number from 1 to 8"),
        ("turn twice", "'twice' is not free"),
        ("turn free free", "'free' is one word too many"),
        ("activate b2", "'b2' wants routes or bridges after it"),
        ("use 0", "'0' is not a number from 1 to 16"),
        ("done done", "'done' is one word too many"),
    ] {
        let wrong = text.parse::<Action>().map_err(|wrong| wrong.to_string());
        assert_eq!(wrong, Err(error.to_owned()), "{text}");
    }
}
