//! Replaying a record: everything it claims is checked.

use table::{Game, Illegal, Line, NotationError, Play, Record, ReplayError, Seat, Seed, laws};

use quarry::Quarry;

fn recorded() -> Record {
    let game = Quarry::new(2);
    let play = laws::random_play(&game, &Seed::new("kent"), b"replay", 100, |_, _| {})
        .expect("the game ends");
    play.record().expect("a game from its set-up")
}

fn error(record: &Record) -> ReplayError {
    match Play::replay(Quarry::new(2), record) {
        Ok(_) => panic!("it replays"),
        Err(error) => error,
    }
}

/// Where the first line of a kind stands.
fn first(record: &Record, kind: impl Fn(&Line) -> bool) -> usize {
    record.lines.iter().position(kind).expect("there is one")
}

fn is_act(line: &Line) -> bool {
    matches!(line, Line::Act { .. })
}

fn is_reveal(line: &Line) -> bool {
    matches!(line, Line::Reveal { .. })
}

fn act(seat: u8, text: &str) -> Line {
    Line::Act {
        seat: Seat::new(seat),
        text: text.into(),
    }
}

fn reveal(text: &str) -> Line {
    Line::Reveal { text: text.into() }
}

#[test]
fn a_record_of_another_game_is_refused() {
    let mut record = recorded();
    record.header.game = "chess".into();
    let error = error(&record);
    assert_eq!(
        error.to_string(),
        "the record is of 'chess', not of 'quarry'; open it with its own game"
    );
    assert_eq!(error.line(), None);
}

#[test]
fn a_record_by_newer_rules_is_refused() {
    let mut record = recorded();
    record.header.rules = 2;
    assert_eq!(
        error(&record),
        ReplayError::NewerRules { record: 2, game: 1 }
    );
}

#[test]
fn a_record_with_other_data_is_refused_and_both_are_named() {
    let mut record = recorded();
    record.header.data = "0123456789abcdef".into();
    let data = Quarry::new(2).setup().data;
    assert_eq!(
        error(&record).to_string(),
        format!(
            "the record was played with data 0123456789abcdef, not with {data}; give the data file it was played with"
        )
    );
}

#[test]
fn a_record_with_other_seats_is_refused() {
    let mut record = recorded();
    record.header.players = 3;
    assert_eq!(
        error(&record).to_string(),
        "the record has 3 players, not 2"
    );
}

#[test]
fn a_record_with_another_option_is_refused() {
    let mut record = recorded();
    record.header.options = vec![("market".into(), "three".into())];
    assert_eq!(
        error(&record).to_string(),
        "the record was played with option market=three, which this game does not have"
    );
    record.header.options.clear();
    assert!(Play::replay(Quarry::new(2), &record).is_ok(), "a default");
}

#[test]
fn a_line_that_is_no_notation_is_refused_with_its_line() {
    let mut record = recorded();
    let at = first(&record, is_act);
    record.lines[at] = act(0, "fly");
    let line = record.line_number(at);
    let expected = NotationError::Verb("fly".into());
    assert_eq!(
        error(&record),
        ReplayError::Notation {
            line,
            error: expected
        }
    );
    let mut record = recorded();
    let at = first(&record, is_reveal);
    record.lines[at] = reveal("stone 4");
    let line = record.line_number(at);
    assert_eq!(
        error(&record).to_string(),
        format!("line {line}: '4' is not a number from 1 to 3")
    );
}

#[test]
fn an_act_of_another_seat_is_refused() {
    let mut record = recorded();
    let at = first(&record, is_act);
    record.lines[at] = act(1, "done");
    let line = record.line_number(at);
    assert_eq!(
        error(&record).to_string(),
        format!("line {line}: seat 1 is asked, but seat 2 acts")
    );
}

#[test]
fn an_illegal_act_is_refused_with_its_reason() {
    let mut record = recorded();
    let at = first(&record, is_act);
    record.lines[at] = act(0, "polish");
    let line = record.line_number(at);
    let error = error(&record);
    assert_eq!(
        error,
        ReplayError::Illegal {
            line,
            text: "polish".into(),
            illegal: Illegal::new("quarry-nothing-to-polish", "3"),
            rules: None,
        }
    );
    assert_eq!(
        error.to_string(),
        format!("line {line}: 'polish' is not allowed here: quarry-nothing-to-polish (3)")
    );
    assert_eq!(error.line(), Some(line));
}

#[test]
fn an_act_before_a_due_reveal_is_refused() {
    let mut record = recorded();
    let at = first(&record, is_reveal);
    record.lines[at] = act(0, "done");
    let line = record.line_number(at);
    assert_eq!(
        error(&record).to_string(),
        format!("line {line}: a reveal is due before 'done'")
    );
}

#[test]
fn a_reveal_that_is_not_due_is_refused() {
    let mut record = recorded();
    let at = first(&record, is_act);
    record.lines[at] = reveal("stone 1");
    let line = record.line_number(at);
    assert_eq!(error(&record), ReplayError::NoRevealDue { line });
}

#[test]
fn nothing_happens_after_the_end() {
    for extra in [act(0, "done"), reveal("stone 1")] {
        let mut record = recorded();
        let line = record.line_number(record.lines.len());
        record.lines.push(extra);
        assert_eq!(error(&record), ReplayError::Over { line });
    }
}

#[test]
fn the_seed_must_deal_what_the_record_shows() {
    let mut record = recorded();
    let at = first(&record, is_reveal);
    let line = record.line_number(at);
    let shown = record.lines[at].clone();
    let other = ["stone 1", "stone 2"].into_iter().map(reveal);
    record.lines[at] = other
        .into_iter()
        .find(|line| *line != shown)
        .expect("one differs");
    let said = error(&record).to_string();
    assert!(
        said.starts_with(&format!("line {line}: the seed deals 'stone ")),
        "{said}"
    );
}

#[test]
fn without_a_seed_a_reveal_must_still_be_possible() {
    let game = || Quarry::new(2).with_data("stones 9 9 0 rounds 2");
    let mut record = Play::deal(game(), Seed::new("a"))
        .record()
        .expect("a game from its set-up");
    record.header.seed = None;
    let at = first(&record, is_reveal);
    record.lines[at] = reveal("stone 3");
    let line = record.line_number(at);
    let error = Play::replay(game(), &record).err().expect("there is no 3");
    assert_eq!(
        error.to_string(),
        format!("line {line}: 'stone 3' is not allowed here: quarry-no-such-stone-left (1)")
    );
}

#[test]
fn a_checkpoint_that_does_not_agree_is_refused() {
    let mut record = recorded();
    let at = first(&record, |line| matches!(line, Line::Checkpoint(_)));
    record.lines[at] = Line::Checkpoint("0123456789abcdef".parse().expect("a digest"));
    let line = record.line_number(at);
    let said = error(&record).to_string();
    assert!(said.starts_with(&format!("line {line}: the board here is ")));
    assert!(said.ends_with(", the record says 0123456789abcdef"));
}

/// A record by rules revision 1, with these actions of seat 1 in its first turn.
fn by_old_rules(actions: &[&str]) -> Record {
    let mut play = Play::deal(Quarry::new(2), Seed::new("old"));
    for action in actions {
        let action = match *action {
            "take" => play.legal()[0],
            other => other.parse().expect("notation"),
        };
        play.act(action, &mut ()).expect("a legal action");
        play.turn_up(&mut ());
    }
    play.record().expect("a game from its set-up")
}

#[test]
fn a_record_by_older_rules_replays_while_its_checkpoints_agree() {
    let record = by_old_rules(&["take", "done"]);
    let newer = Quarry::new(2).with_rules(2);
    let play = Play::replay(newer, &record).expect("nobody polished");
    assert_eq!(play.decisions(), 2);
}

#[test]
fn a_record_by_older_rules_says_so_where_it_no_longer_agrees() {
    let record = by_old_rules(&["take", "polish", "done"]);
    let newer = Quarry::new(2).with_rules(2);
    let error = Play::replay(newer, &record)
        .err()
        .expect("polish counts two");
    let said = error.to_string();
    assert!(
        said.ends_with("; the record was played by the older rules revision 1"),
        "{said}"
    );
    assert_eq!(
        error.line(),
        Some(record.line_number(record.lines.len() - 1))
    );
}

#[test]
fn a_record_carries_its_own_data() {
    let data = "# mine \nstones 1 2 3\nrounds 2";
    let game = || Quarry::new(2).with_data(data);
    let text = Play::deal(game(), Seed::new("own"))
        .record()
        .expect("a game from its set-up")
        .to_string();
    assert!(
        text.contains("\n| # mine\n| stones 1 2 3\n| rounds 2\n\n"),
        "{text}"
    );
    let record: Record = text.parse().expect("a good record");
    let [carried] = record.header.own_files.as_slice() else {
        panic!("it carries one file");
    };
    let again = Play::replay(Quarry::new(2).with_data(&carried.text), &record);
    assert!(again.is_ok());
}

#[test]
fn a_transcript_replays_without_the_seed_and_waits_for_the_dealer() {
    let mut play = Play::deal(Quarry::new(2), Seed::new("kent"));
    let take = play.legal()[0];
    play.act(take, &mut ()).expect("a legal action");
    play.turn_up(&mut ());
    let transcript = play.transcript().expect("a game from its set-up");
    let mut client = Play::replay(Quarry::new(2), &transcript).expect("it replays");
    assert_eq!(client.board(), play.board());
    assert_eq!(client.seed(), None);
    let done = "done".parse().expect("notation");
    client.act(done, &mut ()).expect("a legal action");
    client.turn_up(&mut ());
    assert_eq!(client.asked(), None, "only the dealer can go on");
}
