//! Sentences are read by a small reader of their own; Fluent's library says what they have to be.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use table::Arg;
use texts::{Lang, Texts};

use crate::files::{all_messages, files, text};
use crate::told::every_game;

/// What arguments are tried with: numbers of both plural forms, a word, and every key of a variant.
fn values(sources: &[String]) -> Vec<Arg> {
    let numbers = [-12, -1, 0, 1, 2, 3, 4, 5, 6, 7, 100].map(Arg::Number);
    let word = Arg::Verbatim("nothing of all this".into());
    let values = numbers.into_iter().chain([word]);
    values.chain(keys(sources)).collect()
}

/// Every key of a variant in the files of a game, so that each is tried.
fn keys(sources: &[String]) -> Vec<Arg> {
    let mut keys = Vec::new();
    for line in sources.iter().flat_map(|source| source.lines()) {
        let line = line.trim_start().trim_start_matches('*');
        let key = line
            .strip_prefix('[')
            .and_then(|line| line.split(']').next());
        keys.extend(key.map(|key| Arg::Verbatim(key.trim().into())));
    }
    keys.sort_by_key(|key| format!("{key:?}"));
    keys.dedup();
    keys
}

fn fluent(lang: Lang, sources: &[String]) -> FluentBundle<FluentResource> {
    let lang = lang.code().parse().expect("two letters are a language");
    let mut bundle = FluentBundle::new(vec![lang]);
    bundle.set_use_isolating(false);
    // Figures have a minus of their own, as wide as a plus.
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) => Some(number.as_string().replace('-', "−")),
        _ => None,
    }));
    for source in sources {
        let resource = FluentResource::try_new(source.clone()).expect("the file is sound");
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn said_by_fluent(bundle: &FluentBundle<FluentResource>, id: &str, args: &[(&str, Arg)]) -> String {
    let pattern = bundle.get_message(id).and_then(|message| message.value());
    let mut values = FluentArgs::new();
    for (name, arg) in args {
        match arg {
            Arg::Number(number) => values.set(*name, *number),
            Arg::Verbatim(text) => values.set(*name, text.as_str()),
            other => panic!("{other:?} is not tried"),
        }
    }
    let pattern = pattern.unwrap_or_else(|| panic!("Fluent knows no {id}"));
    let said = bundle.format_pattern(pattern, Some(&values), &mut Vec::new());
    said.into_owned()
}

#[test]
fn every_sentence_is_what_fluent_makes_of_it() {
    let mut compared = 0;
    for lang in Lang::ALL {
        for game in every_game() {
            let of = |folder: &str| {
                let is_its = |file: &String| match file.split_once('/') {
                    Some((known, _)) => known == folder,
                    None => folder.is_empty(),
                };
                files(lang).into_iter().filter(is_its).collect::<Vec<_>>()
            };
            // A later folder goes before an earlier one, and all go before what is shared.
            let mut files = of("");
            files.extend(game.texts.iter().flat_map(|folder| of(folder)));
            let sources: Vec<_> = files.iter().map(|file| text(lang, file)).collect();
            let bundle = fluent(lang, &sources);
            let texts =
                Texts::from_sources(lang, &sources.iter().map(|s| &**s).collect::<Vec<_>>());
            let values = values(&sources);
            for (id, arguments) in all_messages(lang, game.texts) {
                if !texts.has(&id) {
                    assert!(bundle.get_message(&id).is_none(), "{id} was not read");
                    continue;
                }
                for value in &values {
                    let bare: Vec<_> = arguments
                        .iter()
                        .map(|name| format!("{name}-word"))
                        .collect();
                    let args: Vec<_> = arguments
                        .iter()
                        .chain(&bare)
                        .map(|name| (name.as_str(), value.clone()))
                        .collect();
                    let fluent = said_by_fluent(&bundle, &id, &args);
                    assert_eq!(texts.get(&id, &args), fluent, "{} {id}", lang.code());
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 10_000, "only {compared} sentences");
}

/// What no file has today, but could have tomorrow.
#[test]
fn what_fluent_allows_beyond_the_files_reads_alike() {
    let source = "# A comment.\n\
        inline = before { $x } behind\n\
        below =\n    a sentence\n    in two lines\n\n    and a third\n\
        nested = { $x ->\n    [one] one { $y ->\n        [2] two\n       *[other] y { $y }\n    }\n   *[other] none\n} end\n\
        refers = so { inline }, { nested }\n\
        literal = {\"\"}{ \" a \" }.\n\
        blank = a{ $x ->\n    [1] b{ \" \" }\n   *[other] {\"\"}\n}c{ \" \" }\n\
        gap = { $z } and { nowhere }\n\
        ## A group.\n\
        last =    trailing   \n";
    let sources = [source.to_owned()];
    for lang in Lang::ALL {
        let bundle = fluent(lang, &sources);
        let texts = Texts::from_sources(lang, &[source]);
        for x in [0, 1, 2] {
            for y in [1, 2] {
                let args = [("x", Arg::Number(x)), ("y", Arg::Number(y))];
                for id in [
                    "inline", "below", "nested", "refers", "literal", "blank", "gap", "last",
                ] {
                    let fluent = said_by_fluent(&bundle, id, &args);
                    assert_eq!(texts.get(id, &args), fluent, "{id}, {x}, {y}");
                }
            }
        }
    }
}

#[test]
fn a_sentence_that_cannot_be_read_is_left_out_alone() {
    for broken in [
        "broken = { $x",
        "broken = }",
        "broken = { $x -> [one] a }",
        "broken = { $x ->\n *[a] a\n *[b] b\n }",
        "broken =",
        "broken",
        "bro ken = x",
        "broken = { \"x }",
        "broken = { ! }",
    ] {
        let source = format!("{broken}\nwhole = whole\n");
        let texts = Texts::from_sources(Lang::En, &[&source]);
        assert!(!texts.has("broken"), "{broken}");
        assert_eq!(texts.get("whole", &[]), "whole", "{broken}");
    }
}

#[test]
fn sentences_that_mention_each_other_come_to_an_end() {
    let texts = Texts::from_sources(Lang::En, &["a = a { b }\nb = b { a }\n"]);
    let sentence = texts.get("a", &[]);
    assert!(
        sentence.starts_with("a b a b") && sentence.ends_with('}'),
        "{sentence}"
    );
}
