//! The guided first game of Oranienburger Kanal: whoever follows its suggestions wins, meets what
//! matters early, and has every lesson explained.

use std::sync::OnceLock;

use bots::{BotSpec, adviser_for, think_through};
use games::{AnyGame, AnyPlay};
use kanal::Kanal;
use table::{Seat, Seed, Told};

/// The page is compiled for browsers only, but its lessons know nothing of one.
#[path = "../../../web/src/tables/kanal/lessons.rs"]
mod lessons;

/// The guided game before its first choice.
fn begun() -> AnyPlay {
    let info = <Kanal as Told>::INFO;
    let guided = info.guided.expect("there is a guided game");
    let named = guided.options.iter();
    let options = named.map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    let options: Vec<(String, String)> = options.collect();
    let game = AnyGame::new(info.id, guided.players, &options, &[]).expect("it can be set up");
    let mut play = game.deal(Seed::new(guided.seed));
    play.turn_up();
    play
}

/// Every turn that it suggests, thought out once for all tests.
fn suggested() -> &'static [Vec<String>] {
    static TURNS: OnceLock<Vec<Vec<String>>> = OnceLock::new();
    TURNS.get_or_init(|| {
        let mut play = begun();
        let spec = BotSpec {
            name: adviser_for(play.setup().game, play.setup().players, false),
            budget: None,
        };
        let mut turns = Vec::new();
        while play.asked().is_some() {
            let turn = think_through(&play, &spec, 1, &|| 0);
            for step in &turn {
                play.act(step).expect("a suggestion is legal");
            }
            play.turn_up();
            turns.push(turn);
        }
        turns
    })
}

/// Plays the guided game as it suggests, and shows the table before each choice with the steps of
/// the turn that are left.
fn followed(mut show: impl FnMut(&AnyPlay, &[String])) -> AnyPlay {
    let mut play = begun();
    for turn in suggested() {
        for at in 0..turn.len() {
            show(&play, &turn[at..]);
            play.act(&turn[at]).expect("a suggestion is legal");
        }
        play.turn_up();
    }
    play
}

/// The round in which each kind of event came first.
fn first_rounds(play: &AnyPlay, kinds: &[&str]) -> Vec<Option<u8>> {
    let mut first = vec![None; kinds.len()];
    for entry in 0..play.entries().len() {
        let before = play.at(entry);
        let round = before.of::<Kanal>().map(|play| play.board().round);
        for event in play.events_of(entry) {
            let said = format!("{:?}", event.message);
            for (kind, first) in kinds.iter().zip(&mut first) {
                let is_it = kind.split(' ').all(|word| said.contains(word));
                *first = first.or(round.filter(|_| is_it));
            }
        }
    }
    first
}

#[test]
fn whoever_follows_the_guide_wins() {
    let play = followed(|_, _| {});
    let outcome = play.outcome().expect("the game is over");
    assert!(outcome.score(Seat::new(0)) >= 135, "{outcome:?}");
    assert!(outcome.winners.contains(Seat::new(0)));
}

#[test]
fn the_guided_game_meets_early_what_it_explains() {
    let play = followed(|_, _| {});
    let kinds = [
        ("\"kanal-raised\"", 2),
        ("\"kanal-built\" \"path\"", 1),
        ("\"kanal-built\" \"road\"", 3),
        ("\"kanal-bought\"", 1),
        ("\"kanal-turned-for-free\"", 1),
        ("\"kanal-removed\"", 1),
        ("\"kanal-activated\" \"routes\"", 3),
        ("\"kanal-built\" \"canal\"", 2),
        ("\"kanal-built\" \"rail\"", 5),
        ("\"kanal-built\" \"bridge\"", 3),
        ("\"kanal-activated\" \"bridges\"", 4),
        ("\"kanal-paid-trade\"", 6),
    ];
    let first = first_rounds(&play, &kinds.map(|(kind, _)| kind));
    for ((kind, by), first) in kinds.into_iter().zip(first) {
        assert!(first.is_some_and(|round| round <= by), "{kind}: {first:?}");
    }
}

#[test]
fn every_lesson_becomes_due_and_not_too_many_at_once() {
    let mut understood = vec![false; lessons::LESSONS.len()];
    followed(|play, _| {
        let due = |lesson: &usize| lessons::is_due(*lesson, play, Seat::new(0));
        let new: Vec<usize> = (0..understood.len())
            .filter(|lesson| !understood[*lesson])
            .filter(due)
            .collect();
        assert!(new.len() <= 2, "{new:?} at {:?}", play.question());
        for lesson in new {
            understood[lesson] = true;
        }
    });
    let left = lessons::LESSONS.iter().zip(&understood);
    let left: Vec<&str> = left
        .filter(|(_, understood)| !**understood)
        .map(|(lesson, _)| lesson.slug)
        .collect();
    assert!(left.is_empty(), "never explained: {left:?}");
}

#[test]
fn every_suggestion_says_why() {
    followed(|play, turn| {
        assert!(!lessons::asked(play).is_empty());
        assert!(lessons::why(play, turn).is_some(), "{turn:?}");
    });
    let play = AnyGame::new("oranienburger-kanal", 1, &[], &[]).expect("it can be set up");
    let play = play.deal(Seed::new("why"));
    assert_eq!(lessons::why(&play, &[]), None);
    assert_eq!(lessons::why(&play, &["no choice".to_owned()]), None);
}

#[test]
fn lessons_stand_beside_the_steps_of_a_round() {
    let round = &kanal::SOLO_ROUND;
    let slug = |step: usize| {
        let lesson = lessons::beside(round.kind, step)?;
        Some(lessons::LESSONS[lesson].slug)
    };
    let slugs: Vec<Option<&str>> = (0..=round.steps.len()).map(slug).collect();
    let beside = ["refill", "free-turn", "blocking-disc"].map(Some);
    assert_eq!(slugs, [&beside[..], &[None]].concat());
    assert_eq!(lessons::beside(kanal::SCORING.kind, 0), None);
}
