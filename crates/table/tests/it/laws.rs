//! Every law, held against Quarry; and broken games, which the laws must find.

use proptest::prelude::*;
use table::{Game, Play, Seed, count_reachable, laws};

use crate::broken::{Broken, Fault};
use quarry::{Action, Quarry};

const MOST: usize = 100;

/// How many cases to try: a few in the gate, more with `MILLWRIGHT_SCALE`.
pub(crate) fn config() -> ProptestConfig {
    let scale = std::env::var("MILLWRIGHT_SCALE")
        .ok()
        .and_then(|scale| scale.parse::<u32>().ok())
        .unwrap_or(1);
    ProptestConfig {
        cases: 64_u32.saturating_mul(scale),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

fn games() -> impl Strategy<Value = Quarry> {
    (2_u8..=4, any::<bool>(), any::<bool>()).prop_map(|(players, big, own)| {
        let mut game = Quarry::new(players);
        if big {
            game = game.with_big_market();
        }
        if own {
            game = game.with_data("# heavier\nstones 1 2 3\n\nrounds 4 \n");
        }
        game
    })
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn every_law_holds_in_every_game(
        game in games(),
        seed in ".{0,20}",
        bytes in proptest::collection::vec(any::<u8>(), 0..40),
    ) {
        let law = laws::every_play_law(&game, &Seed::new(&seed), &bytes, MOST);
        prop_assert_eq!(law, Ok(()));
    }

    #[test]
    fn legal_is_what_check_accepts_of_all_actions(
        game in games(),
        bytes in proptest::collection::vec(any::<u8>(), 0..40),
    ) {
        let mut law = Ok(());
        laws::random_play(&game, &Seed::new("universe"), &bytes, MOST, |board, _| {
            if law.is_ok() {
                law = laws::legal_is_what_check_accepts(&game, board, Action::ALL);
            }
        }).map_err(TestCaseError::fail)?;
        prop_assert_eq!(law, Ok(()));
    }

    #[test]
    fn what_lies_face_down_never_shows(
        game in games(),
        one in "[a-z]{1,4}",
        other in "[a-z]{1,4}",
        bytes in proptest::collection::vec(any::<u8>(), 0..40),
    ) {
        let law = laws::what_lies_face_down_does_not_show(
            &game, &Seed::new(&one), &Seed::new(&other), &bytes,
        );
        prop_assert_eq!(law, Ok(()));
    }
}

#[test]
fn a_game_that_goes_on_too_long_is_found() {
    let game = Quarry::new(4);
    let law = laws::random_play(&game, &Seed::new("a"), &[], 3, |_, _| {});
    assert_eq!(
        law.err().as_deref(),
        Some("the game goes on after 3 decisions")
    );
}

#[test]
fn an_action_that_is_allowed_but_not_offered_is_found() {
    let game = Broken::new(Fault::HidesAnOffer);
    let mut law = Ok(());
    laws::random_play(&game, &Seed::new("a"), &[], MOST, |board, _| {
        if law.is_ok() {
            law = laws::legal_is_what_check_accepts(&game, board, Action::ALL);
        }
    })
    .expect("the game ends all the same");
    let reason = law.expect_err("an offer is hidden");
    assert!(reason.ends_with("is allowed, but not offered"), "{reason}");
}

/// What the laws say about a fault, over a few games so that it comes to light.
fn found(fault: Fault) -> String {
    let game = Broken::new(fault);
    (0..20)
        .find_map(|i: u64| {
            let seed = Seed::new("fault").nth(i);
            laws::every_play_law(&game, &seed, &i.to_le_bytes(), MOST).err()
        })
        .unwrap_or_else(|| panic!("{fault:?} is not found"))
}

#[test]
fn the_laws_find_every_fault() {
    for (fault, reason) in [
        (Fault::OffersTwice, "is offered twice"),
        (Fault::OffersTheForbidden, "is offered, but"),
        (Fault::AsksForOneAnswer, "is asked for one of"),
        (Fault::TakesTheForbiddenForUsual, "is usual, but not legal"),
        (Fault::EndsWithoutOutcome, "over without an outcome"),
        (
            Fault::RefusesItsOwnBoards,
            "a board of a real game is refused",
        ),
        (Fault::ShowsTheStock, "shows on the board"),
        (Fault::ComesBackToABoard, "a board comes back within turn"),
        (Fault::RedealsWrongStones, "is dealt again, but"),
        (Fault::ActsByTheMoon, "again gives another board"),
    ] {
        let said = found(fault);
        assert!(said.contains(reason), "{fault:?}: {said}");
    }
}

#[test]
fn the_ways_to_go_on_are_counted() {
    let game = Quarry::new(2);
    let play = Play::deal(&game, Seed::new("count"));
    let counts: Vec<u64> = (0..5)
        .map(|depth| count_reachable(&game, play.board(), depth))
        .collect();
    assert_eq!(counts, [1, 2, 5, 9, 9]);
    let (start, _) = game.deal(&Seed::new("count"));
    assert_eq!(
        count_reachable(&game, &start, 1),
        0,
        "a reveal is no choice"
    );
}
