//! Training as a whole, in small.

use arkwright::{Arkwright, Preparation};

use super::*;

fn trainer(threads: usize) -> Trainer<Arkwright> {
    let game = Arkwright::spinning_jenny(2, Preparation::Free);
    let mut trainer = Trainer::new(game, "small", threads);
    trainer.games = 6;
    trainer
}

#[test]
fn the_same_seed_learns_the_same_with_any_number_of_threads() {
    let learned = |threads: usize| {
        let mut trainer = trainer(threads);
        for number in 1..=2 {
            let generation = trainer.generation(0.5, &|| false).expect("nobody stops it");
            assert_eq!((generation.number, generation.games), (number, 6));
            assert!(generation.loss.is_finite() && generation.steps > 0);
        }
        trainer.weights()
    };
    assert_eq!(learned(1), learned(3));
}

#[test]
fn training_goes_on_from_a_checkpoint() {
    let mut first = trainer(1);
    for _ in 0..2 {
        first.generation(0.0, &|| false);
    }
    let checkpoint = first.checkpoint();
    let mut second = trainer(1);
    assert_eq!(second.resume(&checkpoint), Ok(2));
    assert_eq!(second.weights(), first.weights());
    assert_eq!(second.checkpoint(), checkpoint);
    let next = second.generation(0.0, &|| false);
    assert_eq!(next.map(|generation| generation.number), Some(3));
}

#[test]
fn a_checkpoint_that_does_not_fit_is_refused_and_changes_nothing() {
    let checkpoint = trainer(1).checkpoint();
    let mut learner = trainer(1);
    let before = learner.weights();
    assert!(learner.resume(b"nothing").is_err());
    for end in (0..checkpoint.len()).step_by(97) {
        assert!(learner.resume(&checkpoint[..end]).is_err(), "{end}");
    }
    let game = Arkwright::spinning_jenny(3, Preparation::Free);
    let other = Trainer::new(game, "small", 1).resume(&checkpoint);
    assert!(other.is_err_and(|error| error.contains("another game")));
    assert_eq!(learner.weights(), before);
}

#[test]
fn a_training_that_is_stopped_has_learned_nothing_from_half_a_generation() {
    let mut trainer = trainer(1);
    let before = trainer.weights();
    assert_eq!(trainer.generation(0.0, &|| true), None);
    assert_eq!(trainer.weights(), before);
}

/// A net that knows nothing against greedy: every seat once from each opening, and all games counted.
#[test]
fn a_match_counts_every_seat_from_every_opening() {
    let result = trainer(1).gate(Against::Bot(BotName::Greedy), 3, &|| false);
    assert_eq!(result.games, 6);
    assert!(result.distinct > 3 && result.wins <= 6.0);
    assert!(result.scores[1] > 100.0);
}
