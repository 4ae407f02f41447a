//! Sessions with the engine.

use crate::kit::{millwright_reading, new, own_data};

fn session(lines: &[&str]) -> Vec<String> {
    let input = lines.join("\n") + "\n";
    let out = millwright_reading(&["engine"], &input).ok();
    out.lines().map(str::to_owned).collect()
}

/// The page shows a session; the engine must answer like that, but for what the bot finds.
#[test]
fn the_session_in_the_documentation_is_real() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    let page = std::fs::read_to_string(page).expect("docs/protocol.md is there");
    let example = page
        .split_once("## An example")
        .and_then(|(_, rest)| rest.split("```").nth(1))
        .expect("the page has an example")
        .trim();
    let sent: Vec<&str> = example
        .lines()
        .filter_map(|line| line.strip_prefix("> "))
        .collect();
    let due: Vec<&str> = example
        .lines()
        .filter(|line| !line.starts_with("> "))
        .collect();
    let answers = session(&sent);
    assert_eq!(answers.len(), due.len(), "{answers:#?}");
    for (answer, due) in answers.iter().zip(due) {
        match ["#1 nodes", "#1 value", "#1 bestturn", "digest"]
            .iter()
            .find(|start| due.starts_with(**start))
        {
            Some(start) => assert!(answer.starts_with(start), "{answer}"),
            None => assert_eq!(answer, due),
        }
    }
}

#[test]
fn hello_names_protocol_games_and_bots() {
    let answers = session(&["hello"]);
    assert!(answers[0].starts_with("id millwright "));
    assert!(answers[2].starts_with("requests hello new position "));
    for due in [
        "protocol 1",
        "option spinning-jenny setup free predetermined",
        "bot greedy",
        "ok",
    ] {
        assert!(answers.iter().any(|line| line == due), "{due}");
    }
}

#[test]
fn every_line_of_an_answer_carries_its_job_number() {
    let answers = session(&[
        "#1 new spinning-jenny players 2 seed a",
        "#22 legal",
        "#3 fly",
    ]);
    let jobs: Vec<&str> = answers
        .iter()
        .filter_map(|line| line.split(' ').next())
        .collect();
    assert_eq!(
        jobs,
        [
            "#1", "#1", "#1", "#1", "#22", "#22", "#22", "#22", "#22", "#3", "#3"
        ]
    );
    assert_eq!(answers[9], "#3 code syntax");
    assert!(answers[10].starts_with("#3 error 'fly' is no command; try hello"));
}

#[test]
fn undo_and_redo_move_between_two_boards() {
    let answers = session(&[
        "new spinning-jenny players 2 seed a",
        "act found food",
        "undo",
        "redo",
        "redo",
    ]);
    let digests: Vec<&String> = answers
        .iter()
        .filter(|line| line.starts_with("digest"))
        .collect();
    assert_eq!(digests[0], digests[2]);
    assert_eq!(digests[1], digests[3]);
    assert_ne!(digests[0], digests[1]);
    assert_eq!(
        answers.last().map(String::as_str),
        Some("error there is nothing to redo")
    );
}

#[test]
fn a_turn_is_carried_out_whole_or_not_at_all() {
    let answers = session(&[
        "new spinning-jenny players 2 seed a set setup=predetermined",
        "act place workers 4; hire lamps 1",
        "act place workers 4; hire food 1",
        "act 2: done",
    ]);
    assert!(
        answers[5].starts_with("error 'hire lamps 1' is not allowed here"),
        "{}",
        answers[5]
    );
    assert_eq!(answers[9], "ok");
    assert_eq!(answers[10], "code illegal");
    assert_eq!(answers[11], "error it is the turn of seat 1, not of seat 2");
}

#[test]
fn a_record_and_a_board_lead_to_the_same_position() {
    let record = new("3");
    let record = millwright_reading(&["act", "-", "place workers 4", "hire food 2"], &record).ok();
    let board = millwright_reading(&["show", "-", "--json"], &record).ok();
    let by_record = session(&["position record", record.trim_end(), "end", "legal"]);
    let by_board = session(&[&format!("position board {}", board.trim_end()), "legal"]);
    assert_eq!(by_record, by_board);
    assert_eq!(by_record[0], "at 1770 food");
    let sent_back = session(&["position record", record.trim_end(), "end", "record"]);
    let lines = sent_back
        .iter()
        .filter_map(|line| line.strip_prefix("record "));
    assert_eq!(lines.collect::<Vec<_>>().join("\n") + "\n", record);
}

#[test]
fn bad_positions_are_refused_and_leave_the_game_as_it_was() {
    let answers = session(&[
        "legal",
        "new spinning-jenny players 2 seed a",
        "position record",
        "nonsense",
        "end",
        "position board {}",
        "position board nonsense",
        "legal",
    ]);
    assert_eq!(answers[0], "code no-game");
    assert!(answers[1].starts_with("error there is no game yet"));
    let errors = answers
        .iter()
        .filter(|line| line.starts_with("error "))
        .count();
    assert_eq!(errors, 4);
    assert_eq!(answers[answers.len() - 2], "legal found lamps");
}

#[test]
fn a_bots_turn_can_be_sent_back_as_it_is() {
    let new = "new spinning-jenny players 2 seed a set setup=predetermined";
    for bot in ["random", "greedy@200n"] {
        let answers = session(&[new, &format!("go {bot}")]);
        let turn = answers
            .iter()
            .find_map(|line| line.strip_prefix("bestturn "));
        let turn = turn.expect("go is answered with a turn");
        let answers = session(&[new, &format!("act {turn}")]);
        let asked: Vec<&String> = answers
            .iter()
            .filter(|line| line.starts_with("asked"))
            .collect();
        assert_eq!(asked[1], "asked 2 turn 2", "{turn}");
    }
}

#[test]
fn the_same_position_gives_the_same_turn() {
    let lines = [
        "new spinning-jenny players 2 seed a",
        "go random",
        "go random seed 5",
        "quit",
    ];
    assert_eq!(session(&lines), session(&lines));
}

#[test]
fn stop_ends_thinking_and_what_came_before_is_answered_after() {
    let started = std::time::Instant::now();
    let answers = session(&[
        "new spinning-jenny players 2 seed a set setup=predetermined",
        "#1 go greedy@1000s",
        "#2 record",
        "#3 stop",
        "#4 stop",
        "#5 quit",
    ]);
    assert!(started.elapsed().as_secs() < 60);
    let ends: Vec<&str> = answers
        .iter()
        .filter(|line| line.ends_with(" ok"))
        .map(String::as_str)
        .collect();
    assert_eq!(ends.len(), 5, "{answers:#?}");
    let place = |line: &str| ends.iter().position(|end| *end == line);
    assert_eq!(place("#1 ok"), Some(0));
    assert_eq!(place("#5 ok"), Some(4));
}

#[test]
fn the_forecast_is_the_one_of_the_command() {
    let record = new("2");
    let due = millwright_reading(&["forecast", "-", "--json"], &record).ok();
    let answers = session(&["position record", record.trim_end(), "end", "forecast"]);
    assert!(answers.contains(&format!("forecast {}", due.trim_end())));
}

#[test]
fn the_engine_plays_with_the_owners_numbers() {
    let new = "new spinning-jenny players 2 seed a\n";
    let args = ["engine", "--data", &own_data("engine-data")];
    let own = millwright_reading(&args, new).ok();
    assert_ne!(own, millwright_reading(&["engine"], new).ok());
    assert!(own.ends_with("ok\n"));
}

#[test]
fn a_line_too_long_is_refused_and_the_next_one_is_answered() {
    let long = format!("#1 legal {}", "x".repeat(2 << 20));
    let answers = session(&[&long, "#2 hello"]);
    assert_eq!(
        answers[..2],
        [
            "#1 code too-long",
            "#1 error the line has more than 1048576 bytes; shorten it"
        ]
    );
    assert_eq!(answers.last().map(String::as_str), Some("#2 ok"));
}

#[test]
fn an_error_quotes_no_more_than_the_start_of_a_line() {
    let new = "new spinning-jenny players 2 seed a";
    let long = "x".repeat(100_000);
    let wrong = [
        long.clone(),
        format!("legal {long}"),
        format!("new {long} players 2"),
        format!("new spinning-jenny players {long}"),
        format!("new spinning-jenny players 2 {long}"),
        format!("new spinning-jenny players 2 set {long}=1"),
        format!("new spinning-jenny players 2 set setup={long}"),
        format!("act {long}"),
        format!("act hire {long}"),
        format!("act hire food {long}"),
        format!("act done {long}"),
        format!("act {long}: done"),
        format!("act hire {} lamps 1", " ".repeat(100_000)),
        format!("go {long}"),
        format!("go greedy@{long}"),
        format!("position {long}"),
        format!("position board {{\"game\":\"{long}\",\"players\":2,\"board\":{{}}}}"),
        format!("position board {{\"{long}"),
        format!("#{} legal", "1".repeat(100_000)),
    ];
    for line in &wrong {
        let answers = session(&[new, line]);
        let error = answers.last().expect("an answer");
        assert!(error.starts_with("error "), "{error}");
        assert!(error.len() < 500, "{error}");
    }
}

#[test]
fn a_record_is_read_again_after_however_many_take_backs() {
    let mut lines = vec!["new spinning-jenny players 2 seed a set setup=predetermined"];
    lines.push("act place workers 4; done");
    // Whoever takes a marker ends the turn by it.
    for _ in 0..20_000 {
        lines.extend(["act take quality light", "undo"]);
    }
    lines.extend(["act take quality light", "record"]);
    let answers = session(&lines);
    let record = answers
        .iter()
        .filter_map(|line| line.strip_prefix("record "));
    let record: Vec<&str> = record.collect();
    assert!(record.contains(&"# taken back 20000"), "{record:#?}");
    let again = session(&["position record", &record.join("\n"), "end"]);
    assert_eq!(again.last().map(String::as_str), Some("ok"));
}

#[test]
fn stdin_that_cannot_be_read_is_told() {
    let folder = std::fs::File::open(env!("CARGO_TARGET_TMPDIR")).expect("the folder is there");
    for args in [
        &["engine"][..],
        &["play", "spinning-jenny"],
        &["show", "-"],
        &["sale", "--json"],
    ] {
        let output = std::process::Command::new(crate::kit::MILLWRIGHT)
            .args(args)
            .stdin(folder.try_clone().expect("a folder can be opened twice"))
            .output()
            .expect("the binary was built with the tests");
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {complaint}");
        assert!(
            complaint.starts_with("millwright: cannot read stdin: "),
            "{args:?}: {complaint}"
        );
        assert_eq!(complaint.lines().count(), 1, "{complaint}");
    }
}

/// A stored game as a dealer elsewhere would tell it: its header without the seed, then every line
/// as a request.
fn told_by_a_dealer(record: &str) -> (Vec<&str>, Vec<String>) {
    let (header, lines): (Vec<&str>, Vec<&str>) = record
        .lines()
        .filter(|line| !line.starts_with(['#', '=']) && !line.starts_with("seed: "))
        .partition(|line| {
            !line.starts_with('!') && !line.starts_with(|c: char| c.is_ascii_digit())
        });
    let requests = lines.iter().map(|line| match line.strip_prefix("! ") {
        Some(face) => format!("reveal {face}"),
        None => format!("act {line}"),
    });
    (header, requests.collect())
}

#[test]
fn a_record_without_a_seed_waits_for_what_a_dealer_elsewhere_turns_up() {
    for record in [
        include_str!("../../../arkwright/tests/records/three-players.record"),
        include_str!("../../../arkwright/tests/records/four-players.record"),
        include_str!("../../../arkwright/tests/records/water-frame-two-players.record"),
        include_str!("../../../arkwright/tests/records/water-frame-three-players.record"),
        include_str!("../../../arkwright/tests/records/water-frame-four-players.record"),
    ] {
        let (header, requests) = told_by_a_dealer(record);
        let whole = session(&["position record", record.trim_end(), "end"]);
        let mut lines = vec!["position record"];
        lines.extend(&header);
        lines.push("end");
        let reveals = requests.iter().filter(|line| line.starts_with("reveal "));
        let reveals = reveals.count();
        assert!(reveals > 0);
        lines.extend(requests.iter().map(String::as_str));
        let answers = session(&lines);
        let waits = answers.iter().filter(|line| *line == "reveal").count();
        assert_eq!(waits, reveals, "each of them was waited for");
        assert!(!answers.iter().any(|line| line.starts_with("error ")));
        assert_eq!(answers[answers.len() - whole.len()..], whole);
    }
}

#[test]
fn what_cannot_be_turned_up_is_refused() {
    let record = include_str!("../../../arkwright/tests/records/three-players.record");
    let (header, requests) = told_by_a_dealer(record);
    let mut lines = vec!["reveal start 1", "position record"];
    lines.extend(&header);
    lines.extend([
        "end",
        "legal",
        "go",
        "act done",
        "reveal",
        "reveal soap",
        "reveal start 9",
    ]);
    lines.extend([requests[0].as_str(), requests[0].as_str()]);
    // Where the seed is known it decides.
    lines.extend([
        "new spinning-jenny players 3 seed a",
        "undo",
        "reveal start 1",
    ]);
    let answers = session(&lines);
    let errors: Vec<&str> = answers
        .iter()
        .filter_map(|line| line.strip_prefix("error "))
        .collect();
    let due = [
        "there is no game yet",
        "nobody is asked",
        "'done' is not allowed here: Something has to be turned up first",
        "write 'reveal FACE'",
        "no action begins with 'soap'",
        "",
        "'start ",
        "there is nothing to undo",
        "'start 1' is not allowed here: Nothing is to be turned up now",
    ];
    assert_eq!(errors.len(), due.len(), "{errors:#?}");
    for (error, due) in errors.iter().zip(due) {
        assert!(error.starts_with(due), "{error}, not {due}");
    }
}

/// A client that sends and does not read is not read either, so that nothing piles up between the two.
#[test]
fn a_client_that_does_not_read_is_read_no_further() {
    use std::io::{Read, Write};
    use std::process::{Command, Stdio};
    use std::sync::mpsc::{RecvTimeoutError, channel};
    use std::time::Duration;

    const LINES: usize = 100;
    let mut child = Command::new(crate::kit::MILLWRIGHT)
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary was built with the tests");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let (done, is_done) = channel();
    let writer = std::thread::spawn(move || {
        // More than a pipe holds is answered, and a hundred mebibytes wait behind it.
        let asks = "hello\n".repeat(200);
        stdin.write_all(asks.as_bytes()).expect("it listens");
        let long = "x".repeat(1 << 20) + "\n";
        for _ in 0..LINES {
            stdin.write_all(long.as_bytes()).expect("it listens");
        }
        done.send(()).expect("somebody waits for it");
    });
    let waited = is_done.recv_timeout(Duration::from_secs(2));
    assert_eq!(
        waited,
        Err(RecvTimeoutError::Timeout),
        "it was all taken in"
    );
    let mut out = String::new();
    let mut stdout = child.stdout.take().expect("stdout is piped");
    stdout.read_to_string(&mut out).expect("it is UTF-8");
    writer.join().expect("all of it was sent in the end");
    assert!(child.wait().expect("it ends with its input").success());
    assert_eq!(out.matches("\nok\n").count(), 200);
    assert_eq!(out.matches("\nerror 'xxx").count(), LINES);
}

#[test]
fn lines_beyond_those_that_can_wait_are_refused_and_a_stop_is_heard() {
    let lines = format!(
        "new oranienburger-kanal players 2 seed a\ngo master@3600s\n{}\
         #7 legal\n#8 position record\nshow\nend\n#9 stop\nquit\n",
        "show\n".repeat(10_000)
    );
    let out = millwright_reading(&["engine"], &lines).ok();
    let refused = "code too-long\n#7 error 10000 lines or 4194304 bytes wait already; ";
    assert!(out.contains(&format!("#7 {refused}")), "{}", &out[..3000]);
    assert!(
        out.contains("#8 code too-long\n#8 error "),
        "{}",
        &out[..3000]
    );
    let stopped = out.find("\nbestturn ").expect("the thinking ends");
    assert!(out[stopped..].contains("\n#9 ok\n"), "at the stop");
    assert_eq!(
        out.matches("\nboard ").count(),
        10_000,
        "what had room is answered"
    );
}

#[test]
fn a_batch_with_too_long_an_answer_is_refused_as_a_whole() {
    let lines = format!(
        "new spinning-jenny players 2 seed a\nbatch\nsave here\n{}end\nsaved\nshow\nquit\n",
        "show\n".repeat(100_000)
    );
    let out = millwright_reading(&["engine"], &lines).ok();
    assert!(out.contains("\ncode too-long\n"), "{}", &out[..600]);
    assert!(out.contains(" of the batch: its answer has more than 16777216 bytes; make two of it"));
    assert_eq!(
        out.matches("board ").count(),
        1,
        "only what was asked behind it"
    );
    assert!(
        !out.contains("\nsaved here "),
        "nothing of it was carried out"
    );
}
