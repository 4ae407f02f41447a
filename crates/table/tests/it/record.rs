//! The text of a record: what it reads, and what it says when it cannot.

use proptest::prelude::*;
use table::{DataFile, Line, Record, RecordError, Seat, Trouble};

use crate::laws::config;

const HEADER: &str = "millwright record 1
game: quarry
rules: 1
data: 0123456789abcdef
players: 3
option market: two
name 1: Ann Arkwright
seed: any text: really
| stones 4 3 2
|
| rounds 3
";

const BODY: &str = "
# round 1
! stone 3
1: take 3
= 0123456789abcdef
#
";

fn parse(text: &str) -> Result<Record, RecordError> {
    text.parse()
}

fn whole() -> String {
    format!("{HEADER}{BODY}")
}

/// The record with one piece of its text replaced.
fn with(from: &str, to: &str) -> Result<Record, RecordError> {
    let text = whole();
    assert!(text.contains(from), "{from}");
    parse(&text.replacen(from, to, 1))
}

#[test]
fn a_challenge_stands_behind_the_seed_and_a_record_without_one_prints_as_ever() {
    let record = parse(&whole()).expect("a good record");
    assert_eq!(record.header.challenge, None);
    assert!(!record.to_string().contains("challenge"));
    let seed = "seed: any text: really\n";
    let claiming = with(seed, &format!("{seed}challenge: 2026-11-15 late again\n"));
    let claiming = claiming.expect("it is a challenge with its marks");
    let challenge = claiming.header.challenge.as_deref();
    assert_eq!(challenge, Some("2026-11-15 late again"));
    assert_eq!(parse(&claiming.to_string()), Ok(claiming));
    for wrong in ["", "May!", "2026-11  late", "Late"] {
        let refused = with(seed, &format!("{seed}challenge: {wrong}\n"));
        let refused = refused.expect_err(wrong);
        assert_eq!(refused.line, 9);
        assert!(matches!(refused.trouble, Trouble::Value { .. }), "{wrong}");
    }
    let twice = with(seed, "challenge: 2026-11\nchallenge: 2026-12\n");
    let twice = twice.expect_err("one is enough");
    assert_eq!(twice.trouble, Trouble::Twice("challenge".into()));
}

#[test]
fn a_record_reads_into_its_parts() {
    let record = parse(&whole()).expect("a good record");
    assert_eq!(record.header.game, "quarry");
    assert_eq!(record.header.rules, 1);
    assert_eq!(record.header.data, "0123456789abcdef");
    assert_eq!(record.header.players, 3);
    assert_eq!(
        record.header.options,
        [("market".to_owned(), "two".to_owned())]
    );
    assert_eq!(record.header.names[0].as_deref(), Some("Ann Arkwright"));
    assert_eq!(record.header.names[1], None);
    assert_eq!(record.header.seed.as_deref(), Some("any text: really"));
    let numbers = DataFile::numbers("stones 4 3 2\n\nrounds 3\n");
    assert_eq!(record.header.own_files, [numbers]);
    let expected = [
        Line::Comment("round 1".into()),
        Line::Reveal {
            text: "stone 3".into(),
        },
        Line::Act {
            seat: Seat::new(0),
            text: "take 3".into(),
        },
        Line::Checkpoint("0123456789abcdef".parse().expect("a digest")),
        Line::Comment(String::new()),
    ];
    assert_eq!(record.lines, expected);
}

#[test]
fn a_record_prints_what_it_reads() {
    let record = parse(&whole()).expect("a good record");
    assert_eq!(record.to_string(), whole());
}

#[test]
fn lines_know_where_they_stood() {
    let record = parse(&whole().replace("! stone", "\n\n! stone")).expect("a good record");
    assert_eq!(record.line_number(0), 13);
    assert_eq!(record.line_number(1), 16);
    let made = Record::new(record.header.clone(), record.lines.clone());
    assert_eq!(made.line_number(1), 14, "as it will be printed");
    assert_eq!(made, record, "which makes no other game of it");
}

#[test]
fn a_record_from_a_mail_reads_the_same() {
    let mailed = whole().replace('\n', "  \r\n");
    assert_eq!(parse(&mailed), parse(&whole()));
}

#[test]
fn a_record_may_end_behind_its_header() {
    let record = parse(HEADER).expect("a game before its first entry");
    assert!(record.lines.is_empty());
}

#[test]
fn an_empty_seed_is_a_seed() {
    let record = with("seed: any text: really", "seed:").expect("a good record");
    assert_eq!(record.header.seed.as_deref(), Some(""));
    assert_eq!(parse(&record.to_string()), Ok(record));
}

#[track_caller]
fn refused(record: Result<Record, RecordError>, said: &str) {
    let error = record.expect_err("not a record");
    assert_eq!(error.to_string(), said);
}

#[test]
fn a_text_that_is_no_record_is_refused() {
    let said = "line 1: a record begins with 'millwright record 1'; is this the right file?";
    refused(parse(""), said);
    refused(parse("hello"), said);
    refused(parse("\n\n"), said);
}

#[test]
fn a_format_of_the_future_is_refused() {
    refused(
        with("record 1", "record 2"),
        "line 1: format '2' is unknown, this reader knows format 1; try a newer millwright",
    );
    refused(
        with("record 1", "record 01"),
        "line 1: format '01' is unknown, this reader knows format 1; try a newer millwright",
    );
}

#[test]
fn a_header_line_that_is_missing_is_named() {
    for (line, name) in [
        ("game: quarry\n", "game"),
        ("rules: 1\n", "rules"),
        ("data: 0123456789abcdef\n", "data"),
        ("players: 3\n", "players"),
    ] {
        let said = format!("the header has no line '{name}: ...'; add it above this line");
        refused(with(line, ""), &format!("line 12: {said}"));
    }
    refused(
        parse("millwright record 1\ngame: quarry"),
        "line 2: the header has no line 'players: ...'; add it above this line",
    );
}

#[test]
fn a_header_line_stands_once() {
    for line in [
        "game: quarry\n",
        "rules: 1\n",
        "data: 0123456789abcdef\n",
        "players: 3\n",
        "option market: two\n",
        "name 1: Ann Arkwright\n",
        "seed: any text: really\n",
    ] {
        let error = with(line, &line.repeat(2)).expect_err("it stands twice");
        let key = line.split(':').next().expect("a key");
        assert_eq!(error.trouble, Trouble::Twice(key.into()));
    }
    refused(
        with("rules: 1\n", "rules: 1\nrules: 1\n"),
        "line 4: 'rules' stands in the header twice; keep one",
    );
}

#[test]
fn an_unknown_header_line_is_refused() {
    let said = |what| {
        format!(
            "line 3: '{what}' is no header line; try game, rules, data, players, option NAME, name SEAT, seed, challenge, file NAME or '| ' for data"
        )
    };
    refused(with("rules: 1", "ruler: 1"), &said("ruler"));
    refused(with("rules: 1", "rules"), &said("rules"));
    refused(with("rules: 1", "named 1: x"), &said("named 1"));
}

#[test]
fn a_header_line_among_the_actions_is_refused() {
    refused(
        with("! stone 3", "seed: 5"),
        "line 14: 'seed' belongs into the header; move it above the first action",
    );
    refused(
        with("! stone 3", "| stones"),
        "line 14: '|' belongs into the header; move it above the first action",
    );
    refused(
        with("! stone 3", "| stones: 5"),
        "line 14: '|' belongs into the header; move it above the first action",
    );
}

#[test]
fn a_header_value_that_cannot_be_is_refused() {
    refused(
        with("game: quarry", "game: Quarry!"),
        "line 2: 'Quarry!' is not the name of a game",
    );
    refused(
        with("game: quarry", "game:"),
        "line 2: '' is not the name of a game",
    );
    for bad in ["-1", "0", "65536", "one", "", "+1"] {
        let said =
            format!("line 3: '{bad}' is not a revision of the rules, a number from 1 to 65535");
        refused(with("rules: 1", &format!("rules: {bad}")), &said);
    }
    refused(
        with("data: 0123456789abcdef", "data: 0123"),
        "line 4: '0123' is not a data hash of 16 digits 0-9 and a-f",
    );
    for bad in ["0", "5", "03", "x"] {
        let said = format!("line 5: '{bad}' is not a number of players from 1 to 4");
        refused(with("players: 3", &format!("players: {bad}")), &said);
    }
    refused(
        with("option market", "option Market"),
        "line 6: 'Market' is not the name of an option",
    );
    refused(
        with("market: two", "market: a b"),
        "line 6: 'a b' is not the value of an option",
    );
    refused(
        with("name 1: Ann Arkwright", "name 1:"),
        "line 7: '' is not a player's name",
    );
}

#[test]
fn a_seat_that_the_table_does_not_have_is_refused() {
    let said = |line, seat, most| {
        format!("line {line}: '{seat}' is not a seat of this table; seats go from 1 to {most}")
    };
    refused(with("name 1", "name 5"), &said(7, "5", 4));
    refused(with("name 1", "name 4"), &said(7, "4", 3));
    refused(with("1: take", "4: take"), &said(15, "4", 3));
    refused(with("1: take", "0: take"), &said(15, "0", 3));
    refused(with("1: take", "01: take"), &said(15, "01", 3));
}

#[test]
fn an_unknown_line_is_refused() {
    let said = |what| {
        format!(
            "line 15: '{what}' is no line of a record; try '1: ACTION', '! REVEAL', '= DIGEST' or '# COMMENT'"
        )
    };
    refused(with("1: take 3", "take 3"), &said("take 3"));
    refused(with("1: take 3", "1 take 3"), &said("1 take 3"));
    refused(with("1: take 3", "take: 3"), &said("take: 3"));
}

#[test]
fn a_line_without_its_notation_is_refused() {
    refused(
        with("1: take 3", "1:"),
        "line 15: '1:' wants a line of notation after it",
    );
    refused(
        with("! stone 3", "!"),
        "line 14: '!' wants a line of notation after it",
    );
}

#[test]
fn a_checkpoint_that_is_no_digest_is_refused() {
    refused(
        with("= 0123456789abcdef", "= 0123"),
        "line 16: '0123' is not a digest of 16 digits 0-9 and a-f; leave the line out to replay without it",
    );
}

#[test]
fn lines_have_a_length_they_keep_to() {
    let long = format!("# {}", "x".repeat(199));
    refused(
        with("! stone 3", &long),
        "line 14: the line has 201 bytes; 200 are allowed, shorten it",
    );
    assert!(with("! stone 3", &long[..200]).is_ok());
    let name = "x".repeat(492);
    assert!(with("Ann Arkwright", &name).is_ok());
    refused(
        with("Ann Arkwright", &format!("{name}x")),
        "line 7: the line has 501 bytes; 500 are allowed, shorten it",
    );
    let data = format!("| {}", "x".repeat(1000));
    assert!(
        with("| stones 4 3 2", &data).is_ok(),
        "data are as they are"
    );
}

#[test]
fn control_characters_are_refused() {
    refused(
        with("stone 3", "stone\t3"),
        "line 14: the line holds a control character; save the record as plain text",
    );
    assert!(
        with("stones 4 3", "stones\t4 3").is_ok(),
        "data may have tabs"
    );
    assert!(with("stones 4 3", "stones\u{7}4 3").is_err());
}

#[test]
fn a_record_has_a_size_it_keeps_to() {
    let mut text = HEADER.to_owned();
    text.push_str(&"#\n".repeat(20_000 - 11));
    assert!(parse(&text).is_ok());
    text.push('#');
    refused(
        parse(&text),
        "line 20001: a record has at most 20000 lines; is this the right file?",
    );
    let big = " ".repeat((1 << 20) + 1);
    refused(
        parse(&big),
        "line 1: the record has 1048577 bytes; 1048576 are allowed, is this the right file?",
    );
}

#[test]
fn a_record_has_a_number_of_options_it_keeps_to() {
    let options = |count: usize| -> String {
        let lines = (0..count).map(|number| format!("option o{number}: v\n"));
        whole().replacen(
            "players: ",
            &format!("{}players: ", lines.collect::<String>()),
            1,
        )
    };
    assert!(parse(&options(99)).is_ok(), "the record has one of its own");
    refused(
        parse(&options(100)),
        "line 106: a record has at most 100 options; is this the right file?",
    );
}

#[test]
fn a_byte_order_mark_is_none_of_the_record() {
    assert_eq!(parse(&format!("\u{feff}{}", whole())), parse(&whole()));
    assert!(parse(&format!("\u{feff}\u{feff}{}", whole())).is_err());
}

#[test]
fn a_message_shows_the_start_of_a_long_text_only() {
    let error = with("1: take 3", &"é".repeat(90)).expect_err("no line of a record");
    assert_eq!(
        error.trouble,
        Trouble::UnknownLine(format!("{}...", "é".repeat(60)))
    );
}

/// Texts that are nearly records, so that the parser gets far.
fn nearly_records() -> impl Strategy<Value = String> {
    let line = prop_oneof![
        Just("| data".to_owned()),
        Just(String::new()),
        "(name|option|seed|rules)( [1-5a-c])?: ?.{0,8}",
        "[1-5]: [a-z0-9 ]{0,12}",
        "[!#=|] ?.{0,12}",
        "= [0-9a-f]{16}",
        ".{0,20}",
    ];
    proptest::collection::vec(line, 0..8)
        .prop_map(|lines| format!("{}{}", &HEADER[..83], lines.join("\n")))
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn whatever_reads_prints_and_reads_the_same(text in nearly_records()) {
        if let Ok(record) = parse(&text) {
            let printed = record.to_string();
            prop_assert_eq!(parse(&printed), Ok(record.clone()));
            prop_assert_eq!(record.to_string(), printed);
        }
    }

    #[test]
    fn no_text_makes_the_parser_panic(text in any::<String>()) {
        let _ = parse(&text);
        let _ = parse(&format!("millwright record 1\n{text}"));
    }
}

#[test]
fn a_record_carries_several_files_and_prints_them_again() {
    let files = "| rounds 3\nfile deck.toml:\n| [card]\n|\n| name = 1\n";
    let text = format!("{}\n", HEADER.replace("| rounds 3\n", files));
    let record = parse(&text).expect("a good record");
    let deck = DataFile {
        name: Some("deck.toml".into()),
        text: "[card]\n\nname = 1\n".into(),
    };
    let numbers = DataFile::numbers("stones 4 3 2\n\nrounds 3\n");
    assert_eq!(record.header.own_files, [numbers, deck]);
    assert!(record.to_string().contains(files), "{record}");
    let twice = format!("{HEADER}file a:\n| 1\nfile a:\n| 2\n");
    let error = parse(&twice).expect_err("one name for two files");
    assert_eq!(error.trouble, Trouble::Twice("file a".into()));
    for name in ["", "A", "a b", "../a"] {
        let error = parse(&format!("{HEADER}file {name}:\n")).expect_err(name);
        assert!(matches!(error.trouble, Trouble::UnknownHeader(_)), "{name}");
    }
}
