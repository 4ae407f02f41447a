//! Playing a record again.

use games::AnyPlay;
use table::{Outcome, Seat};

/// Replays a record against its checkpoints: `ok DIGEST RESULT` or `error WHY`.
pub fn replay(record: &str) -> String {
    match AnyPlay::replay(record, &[]) {
        Ok(play) => format!("ok {} {}", play.digest(), result(play.outcome())),
        Err(error) => format!("error {error}"),
    }
}

/// The scores in the order of the seats, winners with a star; or that the game goes on.
fn result(outcome: Option<Outcome>) -> String {
    let Some(outcome) = outcome else {
        return "unfinished".to_owned();
    };
    let score = |seat: Seat| {
        let is_winner = outcome.winners.contains(seat);
        format!(
            "{}{}",
            outcome.score(seat),
            if is_winner { "*" } else { "" }
        )
    };
    let scores: Vec<String> = Seat::all(outcome.players).map(score).collect();
    scores.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::AnyGame;
    use table::{Seats, Seed};

    #[test]
    fn a_record_replays_to_the_digest_of_its_play() {
        let game = AnyGame::new("spinning-jenny", 2, &[], &[]).unwrap();
        let mut play = game.deal(Seed::new("probe"));
        let first = play.legal().remove(0);
        play.act(&first).unwrap();
        let record = play.record().unwrap().to_string();
        assert_eq!(replay(&record), format!("ok {} unfinished", play.digest()));
    }

    #[test]
    fn a_text_that_is_no_record_is_an_error() {
        let answer = replay("once upon a time\n");
        assert!(answer.starts_with("error "), "{answer}");
    }

    #[test]
    fn winners_have_a_star() {
        let outcome = Outcome {
            players: 3,
            scores: [200, 180, 200, 0],
            winners: Seats::from_iter([Seat::new(0), Seat::new(2)]),
            lost: Seats::NONE,
        };
        assert_eq!(result(Some(outcome)), "200* 180 200*");
    }
}
