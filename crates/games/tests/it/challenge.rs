//! Challenges: everybody deals the same game, and a stored answer replays against its date.
//!
//! `MILLWRIGHT_BLESS=1` plays and writes it anew.

use std::path::PathBuf;

use games::{AnyPlay, CATALOGUE, Challenge, Day, Error};
use table::{Rng, Turn};

const GAME: &str = "oranienburger-kanal";

/// A day of November 2026.
const TODAY: u64 = 1_794_787_200;

fn deal(date: &str, options: &[(&str, &str)]) -> Result<AnyPlay, Error> {
    let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    let options: Vec<_> = options.iter().map(owned).collect();
    let challenge: Challenge = date.parse()?;
    challenge.deal(GAME, None, &options, Day::at(TODAY))
}

/// A challenge played to its end with random choices.
fn answered() -> AnyPlay {
    let mut play = deal("2026-11", &[]).expect("it is of this month");
    let mut rng = Rng::new(1);
    while play.turn() != Turn::Over {
        let legal = play.legal();
        let action = &legal[rng.below(legal.len() as u32) as usize];
        play.act(action).expect("it is offered");
        play.turn_up();
    }
    play
}

#[test]
fn a_stored_answer_replays_against_its_date() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records/challenge.record");
    if std::env::var_os("MILLWRIGHT_BLESS").is_some() {
        let record = answered().record().expect("it began with its set-up");
        std::fs::write(&path, record.to_string()).expect("the folder can be written");
    }
    let text = std::fs::read_to_string(&path).expect("it is stored");
    let play = AnyPlay::replay(&text, &[]).expect("it replays");
    assert_eq!(play.turn(), Turn::Over);
    assert_eq!(play.challenge(), Some("2026-11"));
    let printed = play.record().expect("it began with its set-up");
    assert_eq!(printed.to_string(), text);
    let forged = text.replacen("challenge: 2026-11", "challenge: 2026-10", 1);
    let refused = AnyPlay::replay(&forged, &[]).err();
    let date = "2026-10".to_owned();
    assert_eq!(refused, Some(Error::OtherChallenge { date }));
    let on_the_front = text.replacen("option board: blank", "option board: front", 1);
    let refused = AnyPlay::replay(&on_the_front, &[]).err();
    assert!(matches!(
        refused,
        Some(Error::ChallengeSetUp {
            option: "board",
            ..
        })
    ));
}

#[test]
fn a_challenge_is_in_time_late_or_still_to_come() {
    let marked = |date| deal(date, &[]).map(|play| play.challenge().map(str::to_owned));
    for (date, challenge) in [
        ("2026-11", "2026-11"),
        ("2026-11-16", "2026-11-16"),
        ("2026-11-15", "2026-11-15 late"),
        ("2026-10", "2026-10 late"),
    ] {
        assert_eq!(marked(date), Ok(Some(challenge.to_owned())));
    }
    for date in ["2026-11-17", "2026-12", "2027-01-01"] {
        let refused = Error::ChallengeToCome {
            date: date.to_owned(),
            today: "2026-11-16".to_owned(),
        };
        assert_eq!(marked(date), Err(refused));
    }
}

#[test]
fn date_and_deck_decide_what_is_dealt() {
    let reveals = |date, options: &[(&str, &str)]| -> Vec<_> {
        let play = deal(date, options).expect("its time has come");
        play.entries().collect()
    };
    let this = reveals("2026-11", &[]);
    assert_eq!(this, reveals("2026-11", &[("deck", "a")]));
    assert_ne!(this, reveals("2026-11", &[("deck", "b")]));
    assert_ne!(this, reveals("2026-10", &[]));
    assert_ne!(this, reveals("2026-11-01", &[]));
}

#[test]
fn a_game_without_challenges_says_so() {
    for info in CATALOGUE.iter().filter(|info| info.challenge.is_none()) {
        let challenge: Challenge = "2026-11".parse().expect("it is a month");
        let refused = challenge.deal(info.id, None, &[], Day::at(TODAY)).err();
        assert_eq!(refused, Some(Error::WithoutChallenges(info.id)));
    }
}
