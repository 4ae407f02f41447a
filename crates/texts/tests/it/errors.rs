//! Errors for people: in English as in the logs, and in German too.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use arkwright::{Components, Phrase, Reason};
use data::{Common, DataError};
use table::{Arg, Message, ReplayError, Say, Seat};
use texts::Lang;

use crate::files::messages;
use crate::told::jenny;
use crate::troubles::{Trouble, dues, phrases, troubles};

/// Where errors become messages.
const SOURCES: [&str; 12] = [
    "table/src/due.rs",
    "table/src/errors.rs",
    "data/src/due.rs",
    "data/src/error.rs",
    "data/src/fact.rs",
    "data/src/phrase.rs",
    "data/src/section.rs",
    "arkwright/src/due.rs",
    "arkwright/src/facts/phrase.rs",
    "arkwright/src/facts/section.rs",
    "games/src/error.rs",
    "client/src/link.rs",
];

fn read(lang: Lang, message: &Message) -> String {
    let texts = jenny(lang);
    texts.message(message, &|seat: Seat| texts.seat(seat))
}

/// Whether every argument found its place and every id its sentence.
fn is_whole(text: &str) -> bool {
    !text.is_empty() && !text.contains(['{', '}', '[', ']', '$'])
}

/// The messages of which one is made, itself among them.
fn parts(message: &Message) -> Vec<&Message> {
    let mut found = vec![message];
    for (_, arg) in &message.args {
        match arg {
            Arg::Said(part) => found.extend(parts(part)),
            Arg::Refusal(illegal) => found.extend(parts(&illegal.message)),
            _ => {}
        }
    }
    found
}

/// The English sentence with each refusal as logs have it: its id and its section.
fn as_in_logs(message: &Message) -> String {
    let texts = jenny(Lang::En);
    let mut sentence = read(Lang::En, message);
    for part in parts(message) {
        for (_, arg) in &part.args {
            if let Arg::Refusal(illegal) = arg {
                let reason = texts.illegal(illegal, &|seat| texts.seat(seat));
                assert!(sentence.contains(&reason), "{sentence}");
                sentence = sentence.replace(&reason, &illegal.to_string());
            }
        }
    }
    sentence
}

#[test]
fn an_error_reads_in_english_as_in_the_logs() {
    for Trouble { log, message } in troubles() {
        assert_eq!(as_in_logs(&message), log);
    }
}

#[test]
fn an_error_reads_in_german_in_words_of_its_own() {
    for Trouble { log, message } in troubles() {
        let german = read(Lang::De, &message);
        assert!(is_whole(&german), "{german}");
        assert_ne!(german, read(Lang::En, &message), "{log}");
    }
    // These two only show what stands in the file.
    let as_they_are = ["fact-number", "fact-shown"];
    for phrase in phrases() {
        let message = phrase.say();
        let is_same = read(Lang::De, &message) == read(Lang::En, &message);
        assert_eq!(is_same, as_they_are.contains(&message.id), "{phrase}");
    }
    for due in dues() {
        assert_ne!(read(Lang::De, &due.say()), due.to_string());
    }
}

#[test]
fn the_sample_of_errors_covers_all_messages() {
    let troubles = troubles();
    let said = troubles.iter().flat_map(|trouble| parts(&trouble.message));
    let said: BTreeSet<&str> = said.map(|part| part.id).collect();
    let files = ["rest/errors", "spinning-jenny/more-errors"];
    let ids = files.map(|file| messages(Lang::En, file).into_keys());
    for id in ids.into_iter().flatten() {
        assert!(said.contains(id.as_str()), "no error says {id}");
    }
    for id in Common::MESSAGES.iter().chain(Phrase::MESSAGES) {
        assert!(said.contains(id), "no error says {id}");
    }
}

#[test]
fn no_error_has_an_id_without_a_sentence() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let is_id = |word: &&str| {
        let plain = |letter: u8| letter.is_ascii_lowercase() || letter == b'-';
        word.contains('-') && word.bytes().all(plain)
    };
    let english = jenny(Lang::En);
    let mut found = 0;
    for file in SOURCES {
        let source = fs::read_to_string(crates.join(file)).expect("it is beside this crate");
        for id in source.split('"').skip(1).step_by(2).filter(is_id) {
            found += 1;
            assert!(english.has(id), "{file} says '{id}'");
        }
    }
    assert!(found > 100, "only {found} ids were found");
}

#[test]
fn a_replay_that_breaks_a_rule_is_told_with_the_whole_refusal() {
    let error = ReplayError::Illegal {
        line: 14,
        text: "hire food 9".into(),
        illegal: Reason::NoRoom.illegal().with("most", 6),
        rules: Some(0),
    };
    assert_eq!(
        read(Lang::En, &error.say()),
        "line 14: 'hire food 9' is not allowed here: This factory cannot take that many workers. \
         It takes 6 at the most. (Spinning Jenny II.2.2); the record was played by the older rules \
         revision 0"
    );
    assert_eq!(
        read(Lang::De, &error.say()),
        "Zeile 14: „hire food 9“ ist hier nicht erlaubt: So viele Arbeiter kann diese \
         Fabrik nicht aufnehmen. Es gehen höchstens 6. (Spinning Jenny II.2.2); gespielt wurde nach dem älteren \
         Regelstand 0"
    );
}

#[test]
fn a_data_file_that_breaks_a_fact_is_told_with_its_book() {
    let wrong = |from: &str, to: &str| -> DataError {
        let text = arkwright::COMPILED.replacen(from, to, 1);
        Components::parse(&text).expect_err("it breaks a fact")
    };
    let error = wrong("cost = [8, 10,", "cost = [8, 11,");
    let line = error.line();
    assert_eq!(
        read(Lang::De, &error.say()),
        format!("factory.food.cost.2: 11, Zeile {line}; laut Spielerheft 1.3: 10")
    );
    let error = wrong("cost = [8, 10,", "cost = [8, \"ten\",");
    let line = error.line();
    assert_eq!(
        read(Lang::De, &error.say()),
        format!("factory.food.cost.2 ist „ten“, Zeile {line}; nötig: eine ganze Zahl")
    );
}
