//! Reviews and advice, with answers that are made up and with those of the engine.

use crate::kit::stored_canals;
use bots::Outlook;
use client::{
    Advice, Compared, Review, can_be_reviewed, losses_of, may_be_advised, passing_turn,
    played_turns,
};
use games::{AnyEntry, AnyGame, AnyPlay};
use table::{Message, Seat, Seed, Turn, WarningKind};
use texts::{Lang, Texts};

use crate::kit;

/// A game that bots of all levels have played.
const LEVELS: &str = include_str!("../../../bots/tests/records/spinning-jenny-levels.record");

fn levels() -> AnyPlay {
    AnyPlay::replay(LEVELS, &[]).expect("a stored record replays")
}

#[test]
fn every_decision_belongs_to_one_turn() {
    let play = levels();
    let turns = played_turns(&play);
    let mut entries = play.entries().enumerate();
    for turn in &turns {
        for action in &turn.actions {
            let next = entries.find(|(_, entry)| matches!(entry, AnyEntry::Act { .. }));
            let (n, AnyEntry::Act { seat, action: made }) = next.expect("as many decisions") else {
                panic!("a decision was looked for");
            };
            assert_eq!((seat, &made), (turn.seat, action));
            assert!((turn.begins..turn.ends).contains(&n));
            assert_eq!(play.turn_after(n), play.turn_after(turn.begins));
        }
        assert_ne!(play.turn_after(turn.ends), play.turn_after(turn.begins));
    }
    assert!(!entries.any(|(_, entry)| matches!(entry, AnyEntry::Act { .. })));
}

/// Answers a question as a bot would that finds a better turn or none.
fn answer(review: &mut Review, lines: &[String], best: (i32, i32), made: (i32, i32)) {
    for line in lines {
        let is_outlook = line == "outlook";
        let is_go = line.starts_with("go ");
        let mut heard = false;
        if is_outlook {
            for seat in 1..=4 {
                heard |= review.hear(&format!("outlook {seat} {} 0", 100 + seat));
            }
        }
        if is_go {
            assert!(!heard);
            review.hear(&format!("best {} {}", best.0, best.1));
            review.hear(&format!("considered {} {}", made.0, made.1));
            assert!(review.hear("bestturn done; done"), "that was the last line");
            return;
        }
        let is_over = review.hear("ok");
        assert_eq!(is_over, is_outlook && lines.len() == 2);
    }
}

#[test]
fn the_costliest_turns_are_looked_at_again_and_judged_anew() {
    let play = levels();
    let seat = Seat::new(1);
    let mut review = Review::new(&play, vec![seat]);
    let turns = review.turns().len();
    let mut own = 0;
    // Of the own turns each costs a point more than the one before: half of twice as much.
    for number in 0..=turns {
        assert_eq!(review.progress().0, number);
        let lines = review.question(&play).expect("every turn is asked about");
        let is_own = lines.iter().any(|line| line.starts_with("go foreman "));
        answer(&mut review, &lines, (200 + own, own), (200, 0));
        own += i32::from(is_own);
    }
    assert!(own > 10, "a seat has more than {own} turns");
    assert_eq!(review.outlooks().len(), turns + 1);
    assert_eq!(
        review.outlooks()[0][2],
        Outlook {
            score: 103,
            lead: 0
        }
    );
    let costs: Vec<i32> = review
        .costliest()
        .iter()
        .map(|(_, found)| found.cost())
        .collect();
    let expected: Vec<i32> = (own - 8..own).rev().collect();
    assert_eq!(costs, expected);
    assert!(review.costliest().iter().all(|(turn, _)| turn.seat == seat));
    // On a second look the first was as good, the second cost four, and the others two.
    for look in 0..8 {
        assert!(!review.is_done());
        let lines = review.question(&play).expect("eight are looked at again");
        assert!(
            lines
                .iter()
                .any(|line| line.starts_with("go master within 3000ms "))
        );
        let best = match look {
            0 => (200, 0),
            1 => (205, 3),
            _ => (202, 2),
        };
        answer(&mut review, &lines, best, (200, 0));
    }
    assert!(review.is_done());
    assert_eq!(review.question(&play), None);
    let costs: Vec<i32> = review
        .costliest()
        .iter()
        .map(|(_, found)| found.cost())
        .collect();
    assert_eq!(costs, [4, 2, 2, 2, 2, 2, 2]);
    assert!(
        review
            .costliest()
            .iter()
            .all(|(_, found)| found.is_looked_at_again)
    );
    let (done, all) = review.progress();
    assert_eq!(done, all);
}

#[test]
fn a_turn_that_was_better_than_the_bots_cost_nothing() {
    let play = levels();
    let mut review = Review::new(&play, vec![Seat::new(0)]);
    while let Some(lines) = review.question(&play) {
        answer(&mut review, &lines, (200, 10), (204, 12));
    }
    assert!(review.costliest().is_empty());
    assert_eq!(review.mean_cost(Seat::new(0)), Some(0));
}

/// Alone there is no rival to lead, so a point of the score is a point.
#[test]
fn alone_only_the_score_counts() {
    let pair = |score| Outlook { score, lead: 0 };
    let mut compared = Compared {
        better: Vec::new(),
        best: pair(107),
        made: pair(100),
        is_looked_at_again: false,
        is_alone: true,
    };
    assert_eq!(compared.cost(), 7);
    compared.is_alone = false;
    assert_eq!(compared.cost(), 3);
}

/// What is said of a review speaks of a lead only where there is somebody to lead.
#[test]
fn a_review_says_whether_there_is_a_rival() {
    for (name, play) in stored_canals() {
        let review = Review::new(&play, vec![Seat::new(0)]);
        assert_eq!(review.is_alone(), play.setup().players == 1, "{name}");
    }
}

#[test]
fn without_a_net_nothing_is_asked() {
    let play = levels();
    let mut review = Review::new(&play, vec![Seat::new(0)]);
    let _ = review.question(&play).expect("something is asked");
    review.hear("ok");
    assert!(review.hear("error there is no net"));
    assert!(review.lacks_net() && review.is_done());
    let game = AnyGame::new("quarry", 2, &[], &[]);
    if let Ok(game) = game {
        let play = game.deal(Seed::new("none"));
        assert!(Review::new(&play, vec![Seat::new(0)]).lacks_net());
    }
}

/// The engine answers what a review asks: the turn that was made is judged as the best one is, which
/// is never worse.
#[test]
fn the_engine_answers_a_review() {
    let play = levels();
    assert!(can_be_reviewed(&play));
    let mut review = Review::new(&play, vec![Seat::new(0), Seat::new(2)]);
    let mut engine = kit::engine();
    while let Some(lines) = review.question(&play) {
        // The second look has a budget in time; here it is one in nodes.
        let lines: Vec<String> = lines
            .iter()
            .map(|line| line.replace("within 3000ms", "within 30000n"))
            .collect();
        let is_whole = kit::heard(&mut engine, &lines)
            .iter()
            .any(|line| review.hear(line));
        assert!(is_whole, "the engine answers to the end");
        assert!(!review.lacks_net(), "there is a net for four");
    }
    let outcome = play.outcome().expect("it is over");
    let last = review.outlooks().last().expect("the end has its results");
    let scores: Vec<i32> = last.iter().map(|outlook| outlook.score).collect();
    let results: Vec<i32> = Seat::all(4).map(|seat| outcome.score(seat)).collect();
    assert_eq!(scores, results, "nobody lost by rule in this game");
    for (turn, found) in review.costliest() {
        assert!(found.best.twice() > found.made.twice());
        let mut then = play.at(turn.begins);
        let begun = then.turn();
        for action in &found.better {
            assert_eq!(then.turn(), begun);
            then.act(action).expect("the better turn is legal");
        }
        assert_ne!(then.turn(), begun, "the better turn is whole");
    }
    assert!(review.costliest().len() <= 8);
}

#[test]
fn advice_is_read_line_by_line() {
    let mut advice = Advice::default();
    for line in ["ok", "at 1770", "outlook 1 230 -4", "outlook 2 234 4", "ok"] {
        advice.hear(line);
    }
    let pair = |score, lead| Some(Outlook { score, lead });
    assert_eq!(advice.seats.get(1).copied(), pair(234, 4));
    advice.hear("best 240 6");
    assert!(advice.hear("thinking 512 place 1 2; done"));
    assert_eq!((advice.best, advice.nodes), (pair(240, 6), 512));
    assert_eq!(advice.turn, ["place 1 2", "done"]);
    assert!(!advice.is_done);
    advice.hear("considered 220 -14");
    advice.hear("bestturn done");
    assert_eq!(advice.considered, pair(220, -14));
    assert!(advice.is_done && advice.turn == ["done"]);
}

#[test]
fn a_challenge_under_way_has_no_advice() {
    let game = AnyGame::new("spinning-jenny", 2, &[], &[]).expect("the catalogue has it");
    let mut play = game.deal(Seed::new("fair"));
    assert!(may_be_advised(&play));
    play.set_challenge("2026-11-17");
    assert!(!may_be_advised(&play));
    let mut over = levels();
    over.set_challenge("2026-11-17");
    assert!(may_be_advised(&over));
}

/// The turn that passes is whole, and what a confirmation without a choice would make.
#[test]
fn passing_is_a_whole_turn_where_it_is_allowed() {
    let play = levels();
    let (mut passed, mut not) = (0, 0);
    for turn in played_turns(&play) {
        let mut then = play.at(turn.begins);
        let begun = then.turn();
        match passing_turn(&then) {
            None => not += 1,
            Some(passing) => {
                passed += 1;
                for action in &passing {
                    assert_eq!(then.turn(), begun);
                    then.act(action).expect("passing is legal");
                }
                assert_ne!(then.turn(), begun);
            }
        }
        assert!(matches!(begun, Turn::Ask { .. }));
    }
    assert!(passed > 0, "some turns can be passed ({not} cannot)");
}

/// What turns of stored games change in the forecast, each said in English.
fn foreseen(record: &str) -> Vec<Vec<String>> {
    let play = AnyPlay::replay(record, &[]).expect("a stored record replays");
    let texts = Texts::of_game(Lang::En, games::info(play.setup().game).expect("known"));
    let of_turn = |turn: client::PlayedTurn| {
        let change = play.at(turn.begins).forecast_change(&turn.actions);
        let said = change
            .iter()
            .map(|fact| texts.message(fact, &|seat| texts.seat(seat)));
        said.collect()
    };
    played_turns(&play).into_iter().map(of_turn).collect()
}

#[test]
fn a_turn_tells_in_few_facts_what_it_changes_in_the_forecast() {
    let records = [
        (LEVELS, "result £"),
        (
            include_str!("../../../bots/tests/records/water-frame-levels.record"),
            "result £",
        ),
        (
            include_str!("../../../bots/tests/records/card-game-levels.record"),
            "result £",
        ),
        (
            include_str!("../../../bots/tests/records/kanal-foreman-two.record"),
            "Scoring pad: ",
        ),
    ];
    for (record, word) in records {
        let turns = foreseen(record);
        assert!(turns.iter().all(|facts| facts.len() <= 3));
        let telling = turns.iter().flatten().filter(|fact| fact.contains(word));
        assert!(telling.count() * 4 > turns.len(), "{turns:?}");
    }
}

#[test]
fn scores_are_pounds_where_companies_are_worth_them() {
    let records = [
        (LEVELS, "pounds"),
        (
            include_str!("../../../bots/tests/records/card-game-levels.record"),
            "pounds",
        ),
        (
            include_str!("../../../bots/tests/records/kanal-foreman-two.record"),
            "points",
        ),
    ];
    for (record, unit) in records {
        let play = AnyPlay::replay(record, &[]).expect("a stored record replays");
        assert_eq!(client::score_unit(&play).0, unit);
    }
}

/// What was lost by the steps of a turn, as each of them warned of it.
fn warned_of(play: &AnyPlay, turn: &[String]) -> Vec<Message> {
    let mut play = play.clone();
    let mut losses = Vec::new();
    for step in turn {
        let warnings = play.warnings(step).into_iter();
        let of_step = warnings.filter(|warning| warning.kind == WarningKind::Loss);
        losses.extend(of_step.map(|warning| warning.message));
        play.act(step).expect("it was made");
    }
    losses
}

/// Steps that change what has to be sold for one payment tell of it again; other losses stay, such as
/// those of two goods.
#[test]
fn a_loss_of_a_turn_is_told_once_and_none_is_left_out() {
    let (mut told_again, mut several) = (0, 0);
    for text in [
        LEVELS,
        include_str!("../../../bots/tests/records/water-frame-levels.record"),
        include_str!("../../../bots/tests/records/card-game-levels.record"),
        include_str!("../../../bots/tests/records/greedy.record"),
    ] {
        let play = AnyPlay::replay(text, &[]).expect("a stored record replays");
        for turn in played_turns(&play) {
            let before = play.at(turn.begins);
            let warned = warned_of(&before, &turn.actions);
            let losses = losses_of(&before, &turn.actions);
            assert_eq!(losses.last(), warned.last());
            let about = |loss: &Message| {
                let arg = |wanted| loss.args.iter().find(|(name, _)| *name == wanted).cloned();
                (loss.id, arg("good"), arg("from"))
            };
            for loss in &warned {
                let alike = losses.iter().filter(|other| about(other) == about(loss));
                assert_eq!(alike.count(), 1, "{loss:?}");
            }
            told_again += usize::from(losses.len() < warned.len());
            several += usize::from(losses.len() > 1);
        }
    }
    assert!(told_again > 0 && several > 0, "{told_again}, {several}");
}
