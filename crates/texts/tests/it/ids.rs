//! No id without a sentence, in no language.

use std::collections::BTreeSet;

use games::AnyEvent;
use table::account::Note;
use table::{Arg, Message, Rng, Seat};
use texts::{Lang, Texts};

use crate::files::{all_messages, files, folders, messages, own, shared, text};
use crate::told::{dealt, every_game, samples};

fn named(seat: Seat) -> String {
    format!("seat {seat}")
}

/// A gap that an argument left: Fluent prints its name in braces.
fn is_whole(sentence: &str) -> bool {
    !sentence.is_empty() && !sentence.contains(['{', '}', '[', ']', '$', '\u{2068}', '\u{2069}'])
}

#[track_caller]
fn reads_whole(texts: &Texts, message: &Message) {
    let sentence = texts.message(message, &named);
    let lang = texts.lang().code();
    assert!(is_whole(&sentence), "{lang} {}: {sentence}", message.id);
}

#[test]
fn whatever_a_game_can_say_has_a_sentence_in_both_languages() {
    for game in every_game() {
        let samples = samples(game);
        assert!(samples.len() > 10, "{} says too little", game.id);
        for lang in Lang::ALL {
            let texts = Texts::of_game(lang, game);
            for message in &samples {
                reads_whole(&texts, message);
            }
        }
    }
}

#[test]
fn whatever_is_said_in_a_game_has_a_sentence_in_both_languages() {
    for game in every_game() {
        let speakers = Lang::ALL.map(|lang| Texts::of_game(lang, game));
        let reads = |message: &Message| {
            speakers
                .iter()
                .for_each(|texts| reads_whole(texts, message))
        };
        let reads_event = |event: &AnyEvent| {
            reads(&event.message);
            let notes = event.notes.iter();
            notes.flat_map(Note::messages).for_each(&reads);
        };
        let mut play = dealt(game);
        let mut rng = Rng::new(1);
        for entry in 0..play.entries().len() {
            let events = play.events_of(entry);
            events.iter().for_each(reads_event);
        }
        while play.asked().is_some() {
            reads(&play.question().message);
            let legal = play.legal();
            for action in &legal {
                for message in [
                    play.action_message(action),
                    play.choice_message(play.entries().len(), action),
                ] {
                    reads(&message.unwrap_or_else(|| panic!("'{action}' is offered")));
                }
            }
            let action = &legal[rng.below(legal.len() as u32) as usize];
            let events = play.act(action).expect("it is offered");
            events.iter().for_each(reads_event);
            if play.asked().is_none() {
                reads(&play.question().message);
            }
            let events = play.turn_up();
            events.iter().for_each(reads_event);
        }
        assert!(play.outcome().is_some(), "{} ends", game.id);
        reads(&play.question().message);
    }
}

#[test]
fn what_the_table_itself_refuses_has_a_sentence() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for id in ["reveal-due", "no-reveal-due", "other-reveal", "game-over"] {
            reads_whole(&texts, &Message::new(id));
        }
    }
}

#[test]
fn whatever_a_game_has_is_called_something() {
    for game in every_game() {
        let mut ids = vec![
            format!("game-{}", game.id),
            format!("start-time-{}", game.id),
            format!("start-about-{}", game.id),
        ];
        for option in game.options {
            ids.push(format!("start-option-{}", option.name));
            let values = option.values.iter();
            ids.extend(values.map(|value| format!("start-option-{}-{value}", option.name)));
        }
        let shorthands = game.shorthands.iter();
        ids.extend(shorthands.map(|word| format!("start-shorthand-{}", word.name)));
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for id in &ids {
                assert!(texts.has(id), "{} lacks {id}", lang.code());
            }
            let texts = Texts::of_game(lang, game);
            let groups: BTreeSet<&str> = game
                .questions
                .iter()
                .map(|question| question.group)
                .collect();
            // A group that is alone has no heading.
            let mut ids: Vec<String> = match groups.len() {
                0 | 1 => Vec::new(),
                _ => groups
                    .iter()
                    .map(|group| format!("order-group-{group}"))
                    .collect(),
            };
            for question in game.questions {
                ids.push(format!("order-{}", question.id));
                ids.push(format!("order-{}-why", question.id));
            }
            for id in ids {
                assert!(texts.has(&id), "{} lacks {id}", lang.code());
            }
            for series in dealt(game).series() {
                let ids = [
                    format!("end-plot-{}", series.id),
                    format!("unit-{}", series.unit.0),
                ];
                for id in ids {
                    assert!(texts.has(&id), "{} lacks {id}", lang.code());
                }
            }
        }
    }
}

#[test]
fn every_folder_belongs_to_a_game_and_every_game_has_its_folders() {
    let games = every_game();
    let due: BTreeSet<&str> = games.iter().flat_map(|game| game.texts).copied().collect();
    for lang in Lang::ALL {
        let found = folders(lang);
        let found: BTreeSet<&str> = found.iter().map(String::as_str).collect();
        assert_eq!(found, due, "{}", lang.code());
    }
}

#[test]
fn both_languages_have_the_same_ids_in_the_same_files() {
    assert_eq!(files(Lang::En), files(Lang::De));
    for file in files(Lang::En) {
        let ids = |lang| messages(lang, &file).into_keys().collect::<Vec<_>>();
        assert_eq!(ids(Lang::En), ids(Lang::De), "{file}.ftl");
    }
}

#[test]
fn an_id_stands_once_among_the_shared_ones_and_once_in_each_folder() {
    for lang in Lang::ALL {
        assert!(shared(lang).len() > 100);
        for folder in folders(lang) {
            assert!(!own(lang, &folder).is_empty(), "{folder}");
        }
    }
}

#[test]
fn both_languages_speak_of_the_same_arguments() {
    for game in every_game() {
        let german = all_messages(Lang::De, game.texts);
        for (id, arguments) in all_messages(Lang::En, game.texts) {
            assert_eq!(german.get(&id), Some(&arguments), "{id}");
        }
    }
}

#[test]
fn the_way_a_game_says_it_speaks_of_what_the_shared_one_does() {
    for game in every_game() {
        let shared = all_messages(Lang::En, &[]);
        for (id, arguments) in all_messages(Lang::En, game.texts) {
            let before = shared.get(&id).unwrap_or(&arguments);
            assert_eq!(before, &arguments, "{}: {id}", game.id);
        }
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
    for file in files(Lang::En) {
        assert_eq!(
            in_pounds(Lang::En, &file),
            in_pounds(Lang::De, &file),
            "{file}"
        );
    }
}

#[test]
fn no_text_of_any_file_leaves_a_gap() {
    for lang in Lang::ALL {
        no_text_leaves_a_gap(&Texts::new(lang), &[], &[]);
        for game in every_game() {
            no_text_leaves_a_gap(&Texts::of_game(lang, game), game.texts, &samples(game));
        }
    }
}

/// The arguments that are no numbers are those of the samples.
fn no_text_leaves_a_gap(texts: &Texts, folders: &[&str], samples: &[Message]) {
    let said: Vec<&(&str, Arg)> = samples.iter().flat_map(|message| &message.args).collect();
    for (id, arguments) in all_messages(texts.lang(), folders) {
        for number in [0, 1, 2] {
            let sample = |name: &str| {
                let known = said.iter().find(|(other, _)| *other == name);
                match known {
                    Some((_, Arg::Number(_))) | None => unsaid(name, number),
                    Some((_, arg)) => arg.clone(),
                }
            };
            let args: Vec<_> = arguments
                .iter()
                .map(|name| (name.as_str(), sample(name)))
                .collect();
            let text = texts.get(&id, &args);
            // A part of a sentence may be nothing where nothing is to be said.
            let is_left_out = id.starts_with("part-") && text.is_empty();
            assert!(is_left_out || is_whole(&text), "{id}: {text}");
        }
    }
}

/// An argument that only the page, the terminal or an error has.
fn unsaid(name: &str, number: i64) -> Arg {
    match name {
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
        let texts = Texts::of_game(lang, games::CATALOGUE[0]);
        for id in ["no-such-id", "", "-", "two words", "{"] {
            assert!(!texts.has(id));
            assert_eq!(texts.get(id, &[]), format!("[{id}]"));
        }
        let message = Message::new("price-set").with("good", "gunpowder");
        let sentence = texts.message(&message, &named);
        assert!(sentence.contains("[word-gunpowder]"), "{sentence}");
    }
}
