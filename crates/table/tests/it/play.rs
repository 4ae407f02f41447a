//! A game under way: acting, taking back, the record.

use table::{Entry, Game, Line, Play, Record, Seat, Seed, Turn, digest, laws};

use quarry::{Action, Event, Phase, Quarry, Stone};

fn dealt() -> Play<Quarry> {
    Play::deal(Quarry::new(2), Seed::new("stones of kent"))
}

/// Takes the heaviest stone there is, or ends the turn.
fn go_on(play: &mut Play<Quarry>) {
    let actions = play.legal();
    let take = actions
        .iter()
        .rev()
        .find(|action| matches!(action, Action::Take(_)));
    let action = *take.unwrap_or(&Action::Done);
    play.act(action, &mut ()).expect("a legal action");
    play.turn_up(&mut ());
}

fn finished() -> Play<Quarry> {
    let mut play = dealt();
    while play.turn() != Turn::Over {
        go_on(&mut play);
    }
    play
}

#[test]
fn a_dealt_game_turns_up_at_once_what_is_due() {
    let play = dealt();
    assert_eq!(play.asked(), Some(Seat::new(0)));
    assert_eq!(play.entries().len(), 2, "two stones came into the market");
    assert_eq!(play.decisions(), 0);
}

#[test]
fn nothing_is_turned_up_before_it_is_asked_for() {
    let mut play = dealt();
    let first = play.legal()[0];
    play.act(first, &mut ()).expect("a legal action");
    let mut told = Vec::new();
    play.act(Action::Done, &mut told).expect("a legal action");
    assert_eq!(play.turn(), Turn::Reveal);
    assert_eq!(told, [], "what lies face down is not told");
    assert!(play.undo(), "the turn can still be taken back");
    play.act(Action::Done, &mut ()).expect("a legal action");
    play.turn_up(&mut told);
    assert!(matches!(told[..], [Event::TurnedUp(_)]));
    let text = play.record().expect("it began with its set-up").to_string();
    assert!(!text.contains("taken back"), "nobody had seen anything");
}

#[test]
fn a_turn_that_is_taken_back_behind_a_reveal_is_noted() {
    let mut play = dealt();
    let first = play.legal()[0];
    play.act(first, &mut ()).expect("a legal action");
    play.act(Action::Done, &mut ()).expect("a legal action");
    play.turn_up(&mut ());
    assert!(play.undo());
    play.act(Action::Polish, &mut ()).expect("a legal action");
    let text = play.record().expect("it began with its set-up").to_string();
    assert!(text.contains("# taken back 1"), "{text}");
}

#[test]
fn a_challenge_is_marked_when_it_is_taken_back_behind_a_reveal() {
    let mut play = dealt();
    play.mark_challenge("late");
    assert_eq!(play.challenge(), None, "what is no challenge has no marks");
    play.set_challenge("2026-11");
    assert!(play.is_behind_reveal(), "the market was dealt");
    let first = play.legal()[0];
    play.act(first, &mut ()).expect("a legal action");
    assert!(!play.is_behind_reveal());
    // Within a turn, taking back is free.
    assert!(play.undo());
    play.act(first, &mut ()).expect("a legal action");
    play.act(Action::Done, &mut ()).expect("a legal action");
    play.turn_up(&mut ());
    assert_eq!(play.challenge(), Some("2026-11"));
    let before = play.at(play.entries().len() - 1);
    assert_eq!(before.challenge(), Some("2026-11 taken-back"));
    for _ in 0..2 {
        assert!(play.undo());
        play.act(Action::Done, &mut ()).expect("a legal action");
        play.turn_up(&mut ());
        assert_eq!(play.challenge(), Some("2026-11 taken-back"), "once");
    }
    let record = play.record().expect("it began with its set-up");
    let again = Play::replay(Quarry::new(2), &record).expect("it replays");
    assert_eq!(again.challenge(), play.challenge());
}

#[test]
fn who_holds_the_stock_takes_no_other_reveal() {
    let mut play = dealt();
    let first = play.legal()[0];
    play.act(first, &mut ()).expect("a legal action");
    play.act(Action::Done, &mut ()).expect("a legal action");
    let mut dealt = play.clone();
    dealt.turn_up(&mut ());
    let Some(Entry::Reveal(next)) = dealt.entries().last() else {
        panic!("a stone turned up");
    };
    let other = Stone(next.0 % 3 + 1);
    let refused = play
        .reveal(other, &mut ())
        .expect_err("another stone lies on top");
    assert_eq!(refused.message.id, "other-reveal");
    play.reveal(next, &mut ()).expect("that is the one");
    assert_eq!(play.board(), dealt.board());
}

#[test]
fn without_a_stock_the_game_waits_for_the_dealer() {
    let mut play = Play::open(Quarry::new(2));
    assert_eq!(play.turn(), Turn::Reveal);
    assert!(play.legal().is_empty());
    let refused = play
        .act(Action::Done, &mut ())
        .expect_err("a reveal is due");
    assert_eq!(refused.message.id, "reveal-due");
    let mut events = Vec::new();
    play.reveal(Stone(1), &mut events).expect("there is a 1");
    play.reveal(Stone(3), &mut events).expect("there is a 3");
    assert_eq!(events, [Event::TurnedUp(1), Event::TurnedUp(3)]);
    assert_eq!(play.asked(), Some(Seat::new(0)));
    let refused = play
        .reveal(Stone(1), &mut ())
        .expect_err("the market is full");
    assert_eq!(refused.message.id, "no-reveal-due");
}

#[test]
fn a_reveal_that_cannot_be_changes_nothing() {
    let game = Quarry::new(2).with_data("stones 9 9 0 rounds 2");
    let mut play = Play::open(game);
    let before = *play.board();
    let refused = play.reveal(Stone(3), &mut ()).expect_err("there is no 3");
    assert_eq!(refused.message.id, "quarry-no-such-stone-left");
    assert_eq!((*play.board(), play.entries().len()), (before, 0));
}

#[test]
fn an_illegal_act_changes_nothing() {
    let mut play = dealt();
    let before = *play.board();
    let refused = play
        .act(Action::Polish, &mut ())
        .expect_err("nothing to polish");
    assert_eq!(refused.section, "3");
    assert_eq!((*play.board(), play.decisions()), (before, 0));
}

#[test]
fn nobody_acts_after_the_end() {
    let mut play = finished();
    assert!(play.outcome().is_some());
    let refused = play.act(Action::Done, &mut ()).expect_err("it is over");
    assert_eq!(refused.message.id, "game-over");
}

#[test]
fn a_question_with_one_answer_is_answered_and_told() {
    let game = Quarry::new(2).with_data("stones 2 0 0 rounds 2");
    let mut play = Play::deal(game, Seed::new("few"));
    let mut events = Vec::new();
    for action in [
        Action::Take(Stone(1)),
        Action::Take(Stone(1)),
        Action::Polish,
    ] {
        play.act(action, &mut events).expect("a legal action");
        play.turn_up(&mut ());
    }
    // Both stones are gone: seat 1 can only be done, and seat 2 has nothing to do at all.
    let forced = events
        .iter()
        .filter(|event| Quarry::is_forced(event))
        .count();
    assert_eq!(forced, 2);
    assert_eq!(play.asked(), Some(Seat::new(0)), "who may polish again");
}

#[test]
fn events_can_be_told_again() {
    let mut play = dealt();
    let mut told = Vec::new();
    while play.turn() != Turn::Over {
        let action = play.legal()[0];
        play.act(action, &mut told).expect("a legal action");
        play.turn_up(&mut told);
    }
    let again: Vec<Event> = (2..play.entries().len())
        .flat_map(|n| play.events_of(n))
        .collect();
    assert_eq!(again, told);
    assert_eq!(play.events_of(0).len(), 1, "the first stone turned up");
    assert!(play.events_of(play.entries().len()).is_empty());
}

#[test]
fn undo_takes_back_one_decision_with_what_turned_up_behind_it() {
    let mut play = dealt();
    let start = *play.board();
    go_on(&mut play);
    let before = *play.board();
    play.act(Action::Done, &mut ()).expect("a legal action");
    play.turn_up(&mut ());
    let after = *play.board();
    let last = play.entries().next_back();
    assert!(
        matches!(last, Some(Entry::Reveal(_))),
        "the market is filled"
    );
    assert!(play.undo());
    assert_eq!(*play.board(), before);
    assert!(play.redo());
    assert_eq!(*play.board(), after, "the same stone turns up again");
    assert!(!play.redo());
    assert!(play.undo() && play.undo());
    assert_eq!(*play.board(), start);
    assert!(!play.undo(), "what turned up at the start stays");
}

#[test]
fn without_a_stock_redo_turns_up_what_was_told() {
    let mut play = Play::open(Quarry::new(2));
    play.reveal(Stone(1), &mut ()).expect("there is a 1");
    play.reveal(Stone(3), &mut ()).expect("there is a 3");
    play.act(Action::Take(Stone(3)), &mut ()).expect("legal");
    play.turn_up(&mut ());
    play.act(Action::Done, &mut ()).expect("legal");
    play.turn_up(&mut ());
    play.reveal(Stone(2), &mut ()).expect("there is a 2");
    let after = *play.board();
    assert!(play.undo() && play.redo());
    assert_eq!(*play.board(), after);
}

#[test]
fn a_new_decision_drops_what_was_taken_back() {
    let mut play = dealt();
    go_on(&mut play);
    play.undo();
    play.act(Action::Done, &mut ()).expect("a legal action");
    play.turn_up(&mut ());
    assert!(!play.redo());
}

#[test]
fn the_decisions_of_the_turn_are_tentative() {
    let mut play = dealt();
    assert_eq!(play.tentative(), 0);
    go_on(&mut play);
    go_on(&mut play);
    assert_eq!(play.tentative(), 2);
    play.act(Action::Done, &mut ()).expect("a legal action");
    play.turn_up(&mut ());
    assert_eq!(play.tentative(), 0);
    assert_eq!(finished().tentative(), 0);
}

#[test]
fn undo_turn_takes_back_this_turn_or_the_one_before() {
    let mut play = dealt();
    let start = *play.board();
    go_on(&mut play);
    go_on(&mut play);
    play.act(Action::Done, &mut ()).expect("a legal action");
    play.turn_up(&mut ());
    let second = *play.board();
    go_on(&mut play);
    assert!(play.undo_turn());
    assert_eq!(*play.board(), second);
    assert!(play.undo_turn());
    assert_eq!(*play.board(), start);
    assert!(!play.undo_turn());
}

#[test]
fn every_board_of_the_game_can_be_looked_at() {
    let play = finished();
    let n = play.entries().len();
    assert_eq!(play.board_after(n), Some(play.board()));
    assert_eq!(play.board_after(n + 1), None);
    let (start, _) = play.game().deal(&Seed::new("any"));
    assert_eq!(play.board_after(0), Some(&start));
}

fn comments(record: &Record) -> Vec<&str> {
    let mut comments = Vec::new();
    for line in &record.lines {
        if let Line::Comment(text) = line {
            comments.push(text.as_str());
        }
    }
    comments
}

#[test]
fn the_record_says_in_comments_where_the_game_is() {
    let record = finished().record().expect("a game from its set-up");
    assert_eq!(comments(&record), ["round 1", "round 2", "round 3"]);
}

#[test]
fn the_record_has_a_checkpoint_behind_every_round() {
    let play = finished();
    let record = play.record().expect("a game from its set-up");
    let checkpoints: Vec<_> = record
        .lines
        .iter()
        .filter(|line| matches!(line, Line::Checkpoint(_)))
        .collect();
    assert_eq!(checkpoints.len(), 3);
    assert_eq!(record.lines.last(), Some(&Line::Checkpoint(play.digest())));
}

#[test]
fn a_turn_that_was_taken_back_is_noted() {
    let mut play = dealt();
    go_on(&mut play);
    play.undo();
    go_on(&mut play);
    let record = play.record().expect("a game from its set-up");
    assert_eq!(comments(&record), ["round 1"], "inside a turn it is free");
    play.act(Action::Done, &mut ()).expect("a legal action");
    play.turn_up(&mut ());
    play.undo_turn();
    play.act(Action::Done, &mut ()).expect("a legal action");
    play.turn_up(&mut ());
    let record = play.record().expect("a game from its set-up");
    assert_eq!(comments(&record), ["round 1", "taken back 2"]);
    let again = Play::replay(Quarry::new(2), &record).expect("the record replays");
    assert_eq!(again.record(), Some(record), "and the note stays");
}

/// However often somebody wavers, the reader takes the record.
#[test]
fn take_backs_in_one_place_share_one_note() {
    let mut play = dealt();
    go_on(&mut play);
    for _ in 0..20_000 {
        play.act(Action::Done, &mut ()).expect("a legal action");
        play.turn_up(&mut ());
        play.undo();
    }
    play.act(Action::Done, &mut ()).expect("a legal action");
    play.turn_up(&mut ());
    let record = play.record().expect("a game from its set-up");
    assert_eq!(comments(&record), ["round 1", "taken back 20000"]);
    let read: Record = record.to_string().parse().expect("its own reader takes it");
    let mut again = Play::replay(Quarry::new(2), &read).expect("the record replays");
    again.undo();
    again.act(Action::Done, &mut ()).expect("a legal action");
    let record = again.record().expect("a game from its set-up");
    assert_eq!(comments(&record), ["round 1", "taken back 20001"]);
}

/// Comments of others do not make a record too long for its own reader either.
#[test]
fn a_game_takes_a_limited_number_of_comments() {
    let mut play = dealt();
    for number in 0..25_000 {
        play.note("the same again");
        play.note(&format!("{number} {}", "\u{10348}".repeat(100)));
    }
    let record = play.record().expect("a game from its set-up");
    assert!(comments(&record).len() > 1000);
    let again: Record = record.to_string().parse().expect("its own reader takes it");
    assert_eq!(again, record);
    let mut comments = comments(&record);
    comments.retain(|note| *note == "the same again");
    assert_eq!(comments.len(), 1);
}

/// Otherwise the reader would take it for the caption, and the next record would lack it.
#[test]
fn a_comment_that_reads_like_the_caption_is_not_kept() {
    let mut play = dealt();
    for comment in ["round 1", "\u{2028}round 1", "round 1 \t"] {
        play.note(comment);
    }
    let record = play.record().expect("a game from its set-up");
    assert_eq!(comments(&record), ["round 1"]);
    let text = record.to_string();
    let text = text.replacen("# round 1", "# \u{2028}round 1", 1);
    let read: Record = text.parse().expect("a comment may hold any letter");
    let again = Play::replay(Quarry::new(2), &read).expect("the record replays");
    assert_eq!(again.record(), Some(record));
}

/// A note that was made after a decision was taken back stands where it was made.
#[test]
fn a_note_behind_an_undo_stands_before_what_is_made_again() {
    let mut play = dealt();
    go_on(&mut play);
    play.note("later");
    play.undo();
    play.note("earlier");
    play.redo();
    let record = play.record().expect("a game from its set-up");
    assert_eq!(comments(&record), ["round 1", "earlier", "later"]);
}

#[test]
fn what_was_noted_goes_when_its_place_goes() {
    let mut play = dealt();
    go_on(&mut play);
    play.note("a fine stone");
    play.undo();
    play.act(Action::Done, &mut ()).expect("a legal action");
    play.turn_up(&mut ());
    let record = play.record().expect("a game from its set-up");
    assert_eq!(comments(&record), ["round 1"]);
}

#[test]
fn the_transcript_keeps_the_seed_until_the_end() {
    let play = dealt();
    let seed = |record: Option<Record>| record.expect("from its set-up").header.seed;
    assert_eq!(seed(play.transcript()), None);
    assert_eq!(seed(play.record()).as_deref(), Some("stones of kent"));
    assert_eq!(
        seed(finished().transcript()).as_deref(),
        Some("stones of kent")
    );
}

#[test]
fn names_are_one_line_of_the_record() {
    let mut play = dealt();
    play.set_name(Seat::new(1), "  Ann\nof Kent ");
    assert_eq!(play.name(Seat::new(1)), Some("Ann of Kent"));
    let record = play.record().expect("a game from its set-up");
    assert!(record.to_string().contains("\nname 2: Ann of Kent\n"));
    let again = Play::replay(Quarry::new(2), &record).expect("the record replays");
    assert_eq!(again.name(Seat::new(1)), Some("Ann of Kent"));
    play.set_name(Seat::new(1), " ");
    assert_eq!(play.name(Seat::new(1)), None);
}

#[test]
fn a_game_can_go_on_from_a_board() {
    let played = finished();
    let board = *played.board_after(9).expect("the game was longer");
    let mut play = Play::from_board(Quarry::new(2), board, 7).expect("a board of the game");
    assert_ne!(play.turn(), Turn::Reveal, "what is due turns up");
    while play.turn() != Turn::Over {
        go_on(&mut play);
    }
    assert_eq!(play.record(), None, "there is no set-up to replay");
    assert_eq!(play.transcript(), None);
}

#[test]
fn a_board_that_cannot_be_is_refused() {
    let mut board = *dealt().board();
    board.market = [3; 3];
    let refused = Play::from_board(Quarry::new(2), board, 7).err();
    assert_eq!(
        refused.as_deref(),
        Some("stones: more of one weight than the box has")
    );
}

/// The same on every machine: a change here breaks every stored record.
#[test]
fn a_known_game_has_known_digests() {
    let game = Quarry::new(3).with_big_market();
    let (start, _) = game.deal(&Seed::new("golden"));
    assert_eq!(start.phase, Phase::Fill);
    assert_eq!(digest(&game, &start).to_string(), "a82de2a17a136c43");
    let play = laws::random_play(&game, &Seed::new("golden"), b"quarry", 100, |_, _| {})
        .expect("the game ends");
    assert_eq!(play.digest().to_string(), "72dec909a8dc443d");
}
