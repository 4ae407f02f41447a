//! No id without a sentence, in no language.

use std::collections::BTreeSet;

use arkwright::{Action, Event, Good, Kind, Marker, Reason, Shade};
use table::{Arg, Message, Notation, Seat};
use texts::{Lang, Texts};

use crate::files::{FILES, all_messages, messages, text};
use crate::spoken::{choices, refusals, said};

fn named(seat: Seat) -> String {
    format!("seat {seat}")
}

/// A gap that an argument left: Fluent prints its name in braces.
fn is_whole(sentence: &str) -> bool {
    !sentence.is_empty() && !sentence.contains(['{', '}', '[', ']', '$', '\u{2068}', '\u{2069}'])
}

#[test]
fn every_event_has_a_sentence_in_both_languages() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for id in Event::MESSAGES {
            assert!(texts.has(id), "{} lacks {id}", lang.code());
        }
    }
}

#[test]
fn the_sample_of_events_covers_all_messages() {
    let said: BTreeSet<_> = said().iter().map(|message| message.id).collect();
    assert_eq!(said, Event::MESSAGES.iter().copied().collect());
}

#[test]
fn every_refusal_has_a_sentence_in_both_languages() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for reason in Reason::ALL {
            assert!(
                texts.has(reason.id()),
                "{} lacks {}",
                lang.code(),
                reason.id()
            );
        }
        // What the table itself refuses, whatever the game.
        for id in ["reveal-due", "no-reveal-due", "game-over"] {
            assert!(texts.has(id), "{} lacks {id}", lang.code());
        }
    }
}

#[test]
fn every_word_of_the_game_is_translated() {
    let goods = Good::ALL.map(Good::word);
    let kinds = Kind::ALL.map(Kind::word);
    let shades = Marker::ALL.map(|marker: Marker| Shade::word(marker.shade));
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for word in goods.iter().chain(&kinds).chain(&shades) {
            assert!(texts.has(&format!("word-{word}")), "{word}");
        }
    }
}

#[test]
fn every_verb_of_the_notation_has_its_description() {
    let verb = |line: &'static str| {
        line.split(' ')
            .next()
            .expect("split yields at least one part")
    };
    let verbs: BTreeSet<_> = Action::forms()
        .iter()
        .map(|form| verb(form.pattern))
        .collect();
    let described: BTreeSet<_> = choices().iter().map(|(line, _)| verb(line)).collect();
    assert_eq!(described, verbs);
    for (line, message) in choices() {
        assert!(line.parse::<Action>().is_ok(), "{line}");
        assert_eq!(message.id, format!("action-{}", verb(line)));
    }
}

#[test]
fn both_languages_have_the_same_ids_in_the_same_files() {
    for file in crate::files::FILES {
        let ids = |lang| messages(lang, file).into_keys().collect::<Vec<_>>();
        assert_eq!(ids(Lang::En), ids(Lang::De), "{file}.ftl");
    }
}

#[test]
fn both_languages_speak_of_the_same_arguments() {
    let german = all_messages(Lang::De);
    for (id, arguments) in all_messages(Lang::En) {
        assert_eq!(german.get(&id), Some(&arguments), "{id}");
    }
}

/// What is written in pounds: the names of the arguments right behind the sign.
fn in_pounds(lang: Lang, file: &str) -> Vec<String> {
    let text = text(lang, file);
    let signs = text.split("£{ $").skip(1);
    let mut names: Vec<String> = signs
        .filter_map(|behind| behind.split([' ', '}']).next().map(str::to_owned))
        .collect();
    names.sort();
    names.dedup();
    names
}

#[test]
fn both_languages_write_the_same_numbers_in_pounds() {
    for file in FILES {
        assert_eq!(
            in_pounds(Lang::En, file),
            in_pounds(Lang::De, file),
            "{file}"
        );
    }
}

#[test]
fn what_the_games_say_leaves_no_gap() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let choices = choices().into_iter().map(|(_, message)| message);
        for message in said().into_iter().chain(choices) {
            let sentence = texts.message(&message, &named);
            assert!(is_whole(&sentence), "{}: {sentence}", message.id);
        }
        for illegal in refusals() {
            let sentence = texts.illegal(&illegal, &named);
            assert!(is_whole(&sentence), "{}: {sentence}", illegal.message.id);
        }
    }
}

#[test]
fn no_text_of_any_file_leaves_a_gap() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for (id, arguments) in all_messages(lang) {
            for number in [0, 1, 2] {
                let args: Vec<_> = arguments
                    .iter()
                    .map(|name| (name.as_str(), sample(name, number)))
                    .collect();
                let text = texts.get(&id, &args);
                assert!(is_whole(&text), "{id}: {text}");
            }
        }
    }
}

fn sample(name: &str, number: i64) -> Arg {
    match name {
        "good" => Arg::Word("lamps"),
        "marker" => Arg::Word("quality"),
        "shade" => Arg::Word("dark"),
        "because" => Arg::Word("because-loan"),
        "seat" => Arg::Seat(Seat::new(0)),
        "seats" | "action" | "file" | "error" | "input" | "example" | "reason" | "game" => {
            Arg::Verbatim("text".into())
        }
        _ => Arg::Number(number),
    }
}

#[test]
fn an_unknown_id_renders_as_itself_in_brackets() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for id in ["no-such-id", "", "-", "two words", "{"] {
            assert!(!texts.has(id));
            assert_eq!(texts.get(id, &[]), format!("[{id}]"));
        }
        let message = Message::new("price-set").with("good", "gunpowder");
        let sentence = texts.message(&message, &named);
        assert!(sentence.contains("[word-gunpowder]"), "{sentence}");
    }
}
