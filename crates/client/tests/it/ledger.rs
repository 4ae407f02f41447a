//! The ledger: one line for an action, one for a player's production, one for a loss.

use crate::kit::{choose, stored, two_people};
use arkwright::{Arkwright, Event};
use client::{Block, Line, Session, ledger};
use games::AnyPlay;
use table::{Message, Seat, Thread};
use texts::{Lang, Texts};

fn said(play: &AnyPlay, message: &Message) -> String {
    let game = games::info(play.setup().game).expect("it is in the catalogue");
    let texts = Texts::of_game(Lang::En, game);
    texts.message(message, &|seat| format!("Player {seat}"))
}

#[test]
fn an_action_is_one_line_with_what_was_done_and_what_it_cost() {
    let mut session = two_people();
    let turn = [
        "place distribution 4",
        "distribute food 2",
        "done",
        "price food 6",
    ];
    choose(&mut session, &turn);
    let play = session.play();
    let blocks = ledger(play);
    let line = blocks.last().and_then(|block| block.lines.last());
    let line = line.expect("something happened");
    assert_eq!(
        said(play, &line.message),
        "distribution on £4: food to 2, food at £6"
    );
    assert_eq!(line.thread, Thread::Turn);
    let moved: Vec<i64> = line.moved().iter().map(|amount| amount.count).collect();
    assert_eq!(moved, [-4]);
    let parts: Vec<String> = line
        .parts
        .iter()
        .map(|part| said(play, &part.message))
        .collect();
    let seat = line.seat.expect("somebody acted");
    let due = [
        "places the distribution marker on the £4 space.",
        "pays £4 of administrative costs.",
        "raises the distribution of food to 2.",
        "sets the price of food to £6.",
    ];
    assert_eq!(parts, due.map(|part| format!("Player {seat} {part}")));
}

/// Whether the block tells of the action phase of a cycle.
fn is_of_actions(block: &Block) -> bool {
    let mut words = block.caption.split(' ').skip(1);
    matches!((words.next(), words.next()), (Some(word), None) if word != "start")
}

#[test]
fn every_player_has_one_line_for_his_action_and_one_for_each_production() {
    for (name, play) in stored() {
        for block in ledger(&play) {
            for seat in Seat::all(play.setup().players) {
                let of = |thread: Thread| {
                    let lines = block.lines.iter();
                    lines
                        .filter(|line| line.seat == Some(seat) && line.thread == thread)
                        .count()
                };
                if is_of_actions(&block) {
                    assert_eq!(of(Thread::Turn), 1, "{name}, {}, {seat}", block.caption);
                }
                if block.caption.ends_with("production") {
                    let accounts = of(Thread::Account);
                    assert!(accounts <= 1, "{name}, {}, {seat}", block.caption);
                }
            }
        }
    }
}

#[test]
fn every_line_of_a_player_has_few_words_without_his_name() {
    for (name, play) in stored() {
        for line in ledger(&play).iter().flat_map(|block| &block.lines) {
            let words = said(&play, &line.message);
            if line.seat.is_some() {
                assert!(!words.contains("Player"), "{name}: {words}");
                assert!(words.chars().count() <= 200, "{name}: {words}");
            }
        }
    }
}

/// Emergencies of a stored game: entry and seat.
fn emergencies(play: &AnyPlay) -> Vec<(usize, Seat)> {
    let jenny = play.of::<Arkwright>().expect("it is Spinning Jenny");
    let entries = 0..play.entries().len();
    let in_need = |event: &Event| match event {
        Event::EmergencySale { seat, .. } | Event::LoansTaken { seat, .. } => Some(*seat),
        _ => None,
    };
    entries
        .flat_map(|n| jenny.events_of(n).into_iter().map(move |event| (n, event)))
        .filter_map(|(n, event)| Some((n, in_need(&event)?)))
        .collect()
}

#[test]
fn an_emergency_is_a_line_of_its_own_and_its_money_is_in_no_other() {
    let mut seen = 0;
    for (name, play) in stored() {
        let blocks = ledger(&play);
        let lines: Vec<&Line> = blocks.iter().flat_map(|block| &block.lines).collect();
        for (entry, seat) in emergencies(&play) {
            seen += 1;
            let line = lines.iter().find(|line| {
                line.thread == Thread::Loss && line.seat == Some(seat) && line.entry() == entry
            });
            let line = line.unwrap_or_else(|| panic!("{name}: no line for entry {entry}"));
            assert!(line.moved().iter().all(|brought| brought.count > 0));
            let words = said(&play, &line.message);
            assert!(words.contains("share value ▼"), "{name}: {words}");
            assert!(!words.contains('+'), "{name}: {words}");
        }
    }
    assert!(seen > 0, "no stored game has an emergency");
}

#[test]
fn a_production_says_what_was_sold_what_it_cost_and_the_steps() {
    let (_, play) = stored().remove(0);
    let blocks = ledger(&play);
    let accounts = blocks.iter().flat_map(|block| &block.lines);
    let account = accounts
        .filter(|line| line.thread == Thread::Account)
        .map(|line| said(&play, &line.message))
        .find(|words| words.starts_with("sold"))
        .expect("somebody sells something");
    assert!(
        account.contains("costs £") && account.contains('▲'),
        "{account}"
    );
}

#[test]
fn a_game_without_few_words_has_a_line_for_each_thing_that_happened() {
    let mut play = games::AnyGame::from(quarry::Quarry::new(2)).deal(table::Seed::new("stones"));
    play.turn_up();
    for _ in 0..2 {
        let action = play
            .legal()
            .into_iter()
            .next()
            .expect("something can be taken");
        play.act(&action).expect("it is legal");
    }
    let blocks = ledger(&play);
    assert!(
        blocks
            .iter()
            .flat_map(|block| &block.lines)
            .all(|line| line.parts.len() == 1)
    );
}

#[test]
fn captions_are_told_name_by_name() {
    let game = games::info(two_people().play().setup().game).expect("it is in the catalogue");
    assert_eq!(
        game.names_in("1770 clothes production"),
        ["1770", "clothes", "production"]
    );
    assert_eq!(game.names_in("1770 start player"), ["1770", "start player"]);
    assert_eq!(game.names_in("end of game"), ["end of game"]);
    assert_eq!(game.names_in("1760"), ["1760"]);
    assert!(game.names_in("").is_empty());
}

#[test]
fn every_name_in_the_captions_of_stored_games_has_a_text() {
    for (name, play) in stored() {
        let game = games::info(play.setup().game).expect("it is in the catalogue");
        for lang in Lang::ALL {
            let texts = Texts::of_game(lang, game);
            for block in ledger(&play) {
                for word in game.names_in(&block.caption) {
                    let id = format!("caption-{}", word.replace(' ', "-"));
                    let known = word.parse::<u16>().is_ok() || texts.has(&id);
                    assert!(known, "{name}: {id}");
                }
            }
        }
    }
}

/// What a session would leave out, in words.
fn left_out(session: &Session) -> Option<Vec<String>> {
    let left = session.left_out()?;
    Some(left.iter().map(|out| said(session.play(), out)).collect())
}

#[test]
fn a_confirmation_says_what_it_leaves_out() {
    let mut session = two_people();
    assert_eq!(left_out(&session), None, "a marker has to be placed first");
    choose(&mut session, &["place distribution 4"]);
    let nothing_done = ["£4 of distribution", "a price adjustment"];
    assert_eq!(
        left_out(&session),
        Some(nothing_done.map(str::to_owned).to_vec())
    );
    choose(&mut session, &["distribute food 2", "done"]);
    assert_eq!(
        left_out(&session),
        Some(vec!["a price adjustment".to_owned()])
    );
    choose(&mut session, &["price food 6"]);
    assert_eq!(left_out(&session), Some(Vec::new()));
    session.undo_to(0);
    choose(&mut session, &["place workers 2", "done"]);
    assert_eq!(
        left_out(&session),
        Some(vec!["the special marker".to_owned()])
    );
}

#[test]
fn asking_what_is_left_out_changes_nothing() {
    let mut session = two_people();
    choose(&mut session, &["place machinery 10"]);
    let before = session.play().digest();
    let left = left_out(&session).expect("the rest may be left out");
    assert_eq!(left.first().map(String::as_str), Some("2 machines"));
    assert_eq!(session.play().digest(), before);
}
