//! The notation of actions and reveals.

use std::collections::HashSet;

use crate::kit::universe::{every_action, every_water_action};
use arkwright::{Action, EventMarker, Face, Marker, Tile};
use table::{Notation, NotationError, Seat, laws};

/// Every action of both versions.
fn conceivable() -> Vec<Action> {
    [every_action(), every_water_action()].concat()
}

/// Whether the notation has a text for it: an action that a table could ask for.
fn has_text(action: &Action) -> bool {
    action.to_string().parse::<Action>().is_ok()
}

#[test]
fn every_text_reads_back_as_the_action_that_wrote_it() {
    let mut texts = HashSet::new();
    for action in conceivable() {
        let text = action.to_string();
        assert!(texts.insert(text.clone()), "two actions are '{text}'");
        assert!(text.len() <= Action::MOST_BYTES, "{text}");
        match text.parse::<Action>() {
            Ok(same) => assert_eq!(same, action),
            Err(NotationError::Number(..) | NotationError::Word(..)) => {}
            Err(other) => panic!("'{text}': {other}"),
        }
    }
    assert!(
        conceivable()
            .iter()
            .filter(|action| has_text(action))
            .count()
            > 2000
    );
}

#[test]
fn every_form_of_the_documentation_reads() {
    assert_eq!(laws::every_form_has_an_example::<Action>(), Ok(()));
    assert_eq!(laws::every_form_has_an_example::<Face>(), Ok(()));
    let verbs: HashSet<_> = conceivable()
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
    let starts = Seat::all(4).map(Face::StartPlayer);
    let draws = Marker::DRAWN.into_iter().map(Face::LightMarker);
    let rows = (0..4).map(|row| Face::Row(row, [row, 1, 0, 3]));
    let tiles = Tile::ALL.into_iter().map(Face::Tile);
    let economy = (0..3).map(|steps| Face::Economy(steps, steps + 1));
    let events = EventMarker::ALL.into_iter().map(Face::Event);
    let faces = starts.chain(draws).chain(rows).chain(tiles);
    for face in faces.chain(economy).chain(events) {
        assert_eq!(face.to_string().parse(), Ok(face));
    }
}

#[test]
fn a_text_that_is_no_action_says_what_is_wrong() {
    for (text, error) in [
        ("", "an empty line is no action"),
        ("  ", "an empty line is no action"),
        ("dance", "no action begins with 'dance'"),
        ("Done", "no action begins with 'Done'"),
        (
            "hire",
            "'hire' wants food, clothes, cutlery or lamps after it",
        ),
        ("hire tea 2", "'tea' is not food, clothes, cutlery or lamps"),
        ("hire food", "'food' wants a number after it"),
        ("hire food 0", "'0' is not a number from 1 to 12"),
        ("hire food 13", "'13' is not a number from 1 to 12"),
        ("hire food +2", "'+2' is not a number from 1 to 12"),
        ("hire food 02", "'02' is not a number from 1 to 12"),
        ("hire food -2", "'-2' is not a number from 1 to 12"),
        ("hire food 2 3", "'3' is one word too many"),
        (
            "price food 99999999999",
            "'99999999999' is not a number from 1 to 30",
        ),
        (
            "place factory dark 2",
            "'factory dark' is not an action marker",
        ),
        (
            "place exchange dark 2",
            "'exchange dark' is not an action marker",
        ),
        ("take boat", "'boat' is not an action marker"),
        ("start 5", "'5' is not a seat from 1 to 4"),
        ("keep 1 2 3", "'3' wants a number after it"),
        ("done done", "'done' is one word too many"),
    ] {
        let wrong = text.parse::<Action>().map_err(|wrong| wrong.to_string());
        assert_eq!(wrong, Err(error.to_owned()), "{text}");
    }
}
