//! Playing alone: results that stay, challenges, campaigns, and decks of the owner's.

use client::{
    Fault, Finished, KeptDeck, Player, SavedGame, Session, answer_to, bests, challenge_of,
    deal_challenge, deck_option, faults_of_deck, kept_decks, looks_like_data, results, was_begun,
    with_deck, with_result,
};
use games::{AnyGame, AnyPlay, Challenge, Day};
use table::{GameInfo, Rng, Seed, Turn};
use texts::{Lang, Texts};

const GAME: &str = "oranienburger-kanal";

/// A moment of 16 November 2026.
const TODAY: u64 = 1_794_787_200;

fn info() -> &'static GameInfo {
    games::info(GAME).expect("it is in the catalogue")
}

fn options(options: &[(&str, &str)]) -> Vec<(String, String)> {
    let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    options.iter().map(owned).collect()
}

fn dealt(set: &[(&str, &str)], seed: &str) -> AnyPlay {
    let game = AnyGame::new(GAME, 1, &options(set), &[]).expect("it can be set up");
    game.deal(Seed::new(seed))
}

/// Plays with random choices while something holds.
fn play_while(play: &mut AnyPlay, goes_on: impl Fn(&AnyPlay) -> bool) {
    let mut rng = Rng::new(1);
    play.turn_up();
    while play.turn() != Turn::Over && goes_on(play) {
        let legal = play.legal();
        let action = &legal[rng.below(legal.len() as u32) as usize];
        play.act(action).expect("it is offered");
        play.turn_up();
    }
}

fn alone(mut play: AnyPlay) -> Session {
    play_while(&mut play, |_| true);
    Session::new(play, vec![Player::Person], Vec::new())
}

fn challenge(date: &str) -> Challenge {
    date.parse().expect("it is a date")
}

#[test]
fn a_result_reads_as_it_was_written() {
    let session = alone(dealt(&[("deck", "b")], "one"));
    let finished = Finished::of(&session, "one", 17).expect("it is over");
    let outcome = session.play().outcome().expect("it is over");
    assert_eq!(finished.score, outcome.score(table::Seat::new(0)));
    assert_eq!(finished.option("deck"), Some("b"));
    assert_eq!(finished.option("board"), Some("front"));
    assert!(finished.band.is_some() && finished.own.is_none());
    let list = with_result("", &finished);
    assert_eq!(results(&list), std::slice::from_ref(&finished));
    let again = Finished {
        score: -3,
        ..finished.clone()
    };
    assert_eq!(results(&with_result(&list, &again)), [again], "one a game");
    let other = Finished {
        id: "two".to_owned(),
        ..finished.clone()
    };
    let both = with_result(&list, &other);
    assert_eq!(results(&both), [other, finished], "the newest first");
}

#[test]
fn only_who_played_alone_to_the_end_has_a_result() {
    let mut play = dealt(&[], "two");
    play_while(&mut play, |play| play.decisions() < 10);
    let session = Session::new(play, vec![Player::Person], Vec::new());
    assert_eq!(Finished::of(&session, "one", 17), None);
    let mut play = dealt(&[], "two");
    play_while(&mut play, |_| true);
    let bot = Player::Bot("random".parse().expect("it is a bot"));
    let watched = Session::new(play, vec![bot], Vec::new());
    assert_eq!(Finished::of(&watched, "one", 17), None);
}

#[test]
fn lines_of_whatever_are_no_results() {
    for list in [
        "",
        "\n\n",
        "whatever",
        "id=1\tgame=x",
        "game=\tscore=3",
        "score=three\tgame=x",
    ] {
        assert_eq!(results(list), [], "{list}");
    }
    let read = results("id=1\tgame=x\tscore=3\tcolour=green\tpart=x\tband=3\tnonsense");
    assert_eq!((read[0].score, read[0].parts.len()), (3, 0));
}

#[test]
fn the_best_is_found_for_each_set_up() {
    let result = |id: &str, deck: &str, campaign: &str, score: i32| Finished {
        id: id.to_owned(),
        game: GAME.to_owned(),
        score,
        options: options(&[("deck", deck), ("campaign", campaign)]),
        ..Finished::default()
    };
    let all = [
        result("5", "a", "yes", 350),
        result("4", "a", "no", 120),
        result("3", "b", "no", 90),
        result("2", "a", "no", 130),
        result("1", "a", "no", 130),
    ];
    let found = bests(&all);
    let found: Vec<(&str, usize)> = found
        .iter()
        .map(|b| (b.best.id.as_str(), b.count))
        .collect();
    assert_eq!(found, [("5", 1), ("1", 3), ("3", 1)]);
}

#[test]
fn a_campaign_tells_of_its_games() {
    let mut play = dealt(&[("campaign", "yes")], "three");
    play_while(&mut play, |play| {
        play.parts().is_some_and(|parts| parts.totals.is_empty())
    });
    let session = Session::new(play.clone(), vec![Player::Person], Vec::new());
    let saved = SavedGame::of(&session, "one", 17).expect("it has a record");
    assert_eq!((saved.games, saved.totals.len()), (3, 1));
    let text = serde_json::to_string(&saved).expect("it is plain data");
    assert_eq!(SavedGame::read("one", &text), saved);
    let session = alone(play);
    let finished = Finished::of(&session, "one", 17).expect("it is over");
    assert_eq!(finished.parts.len(), 3);
    assert_eq!(finished.parts.iter().sum::<i32>(), finished.score);
    let (message, _) = finished.band.expect("a campaign has bands");
    assert!(Texts::new(Lang::De).has(&message), "{message}");
    let single = SavedGame::of(&alone(dealt(&[], "one")), "one", 17).expect("it has a record");
    assert_eq!((single.games, single.totals.len()), (0, 0));
}

#[test]
fn the_challenges_of_a_day_are_begun_found_again_and_marked() {
    let [month, day] = Day::at(TODAY).challenges();
    let choice = ("deck", "b");
    let (play, list) = deal_challenge(month, GAME, choice, TODAY, "").expect("it is its month");
    assert_eq!(play.challenge(), Some("2026-11"));
    let session = Session::new(play, vec![Player::Person], Vec::new());
    let saved = SavedGame::of(&session, "one", 17).expect("it has a record");
    assert_eq!(challenge_of(&saved), Some("2026-11"));
    let games = [saved];
    let found = |challenge, choice| answer_to(&games, GAME, challenge, choice).is_some();
    assert!(found(month, choice));
    assert!(was_begun(&list, GAME, month, "b"));
    assert!(!was_begun(&list, GAME, month, "a") && !was_begun(&list, GAME, day, "b"));
    assert!(!found(day, choice) && !found(month, ("deck", "a")));
    let (again, same) = deal_challenge(month, GAME, choice, TODAY, &list).expect("once more");
    assert_eq!(again.challenge(), Some("2026-11 again"));
    assert_eq!(same, list);
    let (other, longer) = deal_challenge(day, GAME, choice, TODAY, &list).expect("the day's");
    assert_eq!(other.challenge(), Some("2026-11-16"));
    assert_eq!(longer.lines().count(), 2);
    let (late, _) = deal_challenge(challenge("2026-10"), GAME, choice, TODAY, "").expect("late");
    let finished = Finished::of(&alone(late), "late", 17).expect("it is over");
    assert_eq!(finished.date(), Some("2026-10"));
    assert_eq!(finished.marks().collect::<Vec<_>>(), ["late"]);
    assert!(deal_challenge(challenge("2026-12"), GAME, choice, TODAY, "").is_err());
}

#[test]
fn a_branch_or_a_game_from_elsewhere_answers_no_challenge() {
    let [month, _] = Day::at(TODAY).challenges();
    let choice = ("deck", "a");
    let (play, _) = deal_challenge(month, GAME, choice, TODAY, "").expect("it is its month");
    let session = Session::new(play, vec![Player::Person], Vec::new());
    let saved = SavedGame::of(&session, "one", 17).expect("it has a record");
    let branch = SavedGame {
        what_if: Some("round 2".to_owned()),
        ..saved.clone()
    };
    let sent = SavedGame {
        origin: Some("abc".to_owned()),
        ..saved
    };
    assert_eq!(answer_to(&[branch, sent], GAME, month, choice), None);
}

#[test]
fn in_a_challenge_nothing_is_taken_back_behind_what_was_turned_up() {
    let [month, _] = Day::at(TODAY).challenges();
    let dealt = deal_challenge(month, GAME, ("deck", "a"), TODAY, "");
    let (mut play, _) = dealt.expect("it is its month");
    play.turn_up();
    let revealed = |play: &AnyPlay| {
        let entries = play.entries();
        entries
            .filter(|entry| matches!(entry, games::AnyEntry::Reveal(_)))
            .count()
    };
    let first = revealed(&play);
    let mut free = AnyPlay::replay(
        &play
            .record()
            .expect("it began at its beginning")
            .to_string()
            .replacen("challenge:", "# ", 1),
        &[],
    )
    .expect("without the line it is any game");
    for play in [&mut play, &mut free] {
        play_while(play, |play| revealed(play) == first);
    }
    let mut held = Session::new(play, vec![Player::Person], Vec::new());
    let before = held.play().digest();
    assert!(!held.take_back());
    assert_eq!(held.play().digest(), before);
    assert_eq!(held.play().challenge(), Some("2026-11"));
    let mut session = Session::new(free, vec![Player::Person], Vec::new());
    assert!(session.take_back());
}

/// The released deck with some words changed.
fn deck(changes: &[(&str, &str)]) -> String {
    let (_, _, file) = deck_option(info()).expect("it knows decks of its owner's");
    let text = games::released(GAME, file).expect("its reader is here");
    let mut text = text.expect("a deck is released").to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    text
}

fn faults(text: &str) -> Vec<Fault> {
    faults_of_deck(info(), text).expect("it can be looked at")
}

#[test]
fn a_deck_without_a_fault_has_none() {
    assert_eq!(faults(&deck(&[])), []);
    assert_eq!(faults(&format!("\u{feff}{}", deck(&[]))), []);
}

#[test]
fn every_fault_of_a_deck_is_told_at_its_word() {
    let text = deck(&[
        ("gain 4 ore and 2 thaler", "gain 4 oer and 2 thaler"),
        ("cost = \"2 clay\"", "cost = \"2 clay or\""),
        ("gain 2 wood per rail", "gain 2 wood pro rail"),
    ]);
    let found = faults(&text);
    let words: Vec<&str> = found
        .iter()
        .map(|fault| fault.place.as_ref().expect("it is in a line").word.as_str())
        .collect();
    assert_eq!(words, ["\"", "oer", "pro"]);
    for fault in &found {
        let place = fault.place.as_ref().expect("it is in a line");
        let line = format!("{}{}{}", place.before, place.word, place.behind);
        assert_eq!(text.lines().nth(place.line - 1), Some(line.as_str()));
        assert_eq!(place.before.chars().count() + 1, place.column);
    }
    let texts = Texts::of_game(Lang::En, info());
    let said = texts.message(&found[1].message, &|_| String::new());
    assert!(
        said.contains("'oer'") && said.contains("perhaps 'ore'"),
        "{said}"
    );
}

#[test]
fn what_is_no_deck_is_told_with_its_line() {
    let broken = faults("letter = \"A\nname = 3\n");
    assert_eq!(broken.len(), 1);
    let place = broken[0].place.as_ref().expect("it is in a line");
    assert_eq!((place.line, place.word.as_str()), (1, "letter = \"A"));
    assert!(!faults("").is_empty());
    assert!(faults_of_deck(info(), &"x".repeat(1 << 20)).is_err());
}

#[test]
fn a_deck_is_told_from_a_record() {
    let record = dealt(&[], "one").record().expect("it has one").to_string();
    assert!(!looks_like_data(&record));
    assert!(!looks_like_data("https://millwright.example/#g=abc"));
    assert!(looks_like_data(&deck(&[])));
}

#[test]
fn kept_decks_read_as_they_were_written() {
    let deck = |id: &str, name: &str| KeptDeck {
        id: id.to_owned(),
        game: GAME.to_owned(),
        at: 17,
        data: "0123456789abcdef".to_owned(),
        name: name.to_owned(),
    };
    let list = with_deck("", "1", Some(&deck("1", "Harbour\tside")));
    let list = with_deck(&list, "2", Some(&deck("2", "Mills")));
    assert_eq!(
        kept_decks(&list),
        [deck("2", "Mills"), deck("1", "Harbour side")]
    );
    let list = with_deck(&list, "1", Some(&deck("1", "Docks")));
    assert_eq!(kept_decks(&list), [deck("1", "Docks"), deck("2", "Mills")]);
    assert_eq!(
        kept_decks(&with_deck(&list, "2", None)),
        [deck("1", "Docks")]
    );
    assert_eq!(kept_decks("nonsense\na\tb\tc\td\te\n"), []);
}
