//! The rules reference and the guided game of each game: every entry and lesson has its texts, and
//! whatever cites the rule book leads to an entry.
//!
//! The page is compiled for browsers only, so its tables are read as text here.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use table::{GameInfo, Rng, Seed, Told};
use texts::{Lang, Texts};

use crate::told::samples;

/// A game that has both, with its view in the page and the sections that its refusals cite.
struct Learned {
    game: &'static GameInfo,
    view: &'static str,
    cited: Vec<&'static str>,
}

fn games() -> Vec<Learned> {
    let jenny = arkwright::Reason::ALL.iter().map(|reason| reason.section());
    let frame = arkwright::Reason::WATER_FRAME
        .iter()
        .map(|reason| reason.section());
    let kanal = kanal::Reason::ALL.iter().map(|reason| reason.section());
    let cards = cardgame::Reason::ALL.iter().map(|reason| reason.section());
    vec![
        Learned {
            game: <arkwright::Arkwright as Told>::INFO,
            view: "arkwright",
            cited: jenny.clone().collect(),
        },
        Learned {
            game: <kanal::Kanal as Told>::INFO,
            view: "kanal",
            cited: kanal.collect(),
        },
        Learned {
            game: <arkwright::Arkwright<arkwright::WaterFrame> as Told>::INFO,
            view: "arkwright/water_frame",
            cited: jenny.chain(frame).collect(),
        },
        Learned {
            game: <cardgame::CardGame as Told>::INFO,
            view: "cardgame",
            cited: cards.collect(),
        },
    ]
}

impl Learned {
    fn source(&self, file: &str) -> String {
        let tables = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src/tables");
        let path: PathBuf = tables.join(self.view).join(file);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// The source of the reference, with the entries in place that two versions of a game share.
    fn reference(&self) -> String {
        let mut source = self.source("rules.rs");
        if self.view.starts_with("arkwright") {
            let tables = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src/tables");
            let shared = fs::read_to_string(tables.join("arkwright/rules/shared.rs"));
            let shared = shared.expect("both versions share their entries");
            for entry in shared.split("const ").skip(1) {
                if let Some((name, entry)) = entry.split_once(": Entry =") {
                    let (entry, _) = entry.split_once(';').expect("the entry ends");
                    source = source.replace(&format!("\n    {name},\n"), &format!("\n{entry},\n"));
                }
            }
        }
        source
    }

    /// Group, slug and section of each entry.
    fn entries(&self) -> Vec<[String; 3]> {
        let entries = calls(&self.reference(), "entry(");
        assert!(entries.len() > 30, "{}", self.game.id);
        entries
    }

    fn slugs(&self) -> BTreeSet<String> {
        let entries = self.entries().into_iter();
        entries.map(|[_, slug, _]| slug).collect()
    }

    fn sections(&self) -> BTreeSet<String> {
        let entries = self.entries().into_iter();
        entries.map(|[_, _, section]| section).collect()
    }

    /// The pairs of a list of the reference, such as `FIRST`; none where there is no such list.
    fn pairs(&self, list: &str) -> Vec<[String; 2]> {
        let source = self.source("rules.rs");
        let Some((_, list)) = source.split_once(&format!("const {list}: ")) else {
            return Vec::new();
        };
        let (list, _) = list.split_once("];").expect("the list ends");
        calls(list, "(")
    }

    fn all_texts(&self) -> [Texts; 2] {
        Lang::ALL.map(|lang| Texts::of_game(lang, self.game))
    }

    fn says(&self, id: &str) {
        for texts in self.all_texts() {
            let lang = texts.lang().code();
            assert!(texts.has(id), "{}, {lang}: no {id}", self.game.id);
        }
    }
}

/// The first words in quotation marks of each call.
fn calls<const N: usize>(source: &str, call: &str) -> Vec<[String; N]> {
    let mut found = Vec::new();
    for (at, _) in source.match_indices(call) {
        let before = source[..at].trim_end();
        if before.ends_with("fn") || before.ends_with(|last: char| last.is_alphanumeric()) {
            continue;
        }
        let arguments = source[at + call.len()..].trim_start();
        let words = arguments.split('"').skip(1).step_by(2).take(N);
        let words: Vec<String> = words.map(str::to_owned).collect();
        if arguments.starts_with('"')
            && let Ok(words) = words.try_into()
        {
            found.push(words);
        }
    }
    found
}

/// Whether a section, or one that it is part of, is that of an entry.
fn leads_to(section: &str, known: &BTreeSet<String>) -> bool {
    let mut section = section;
    loop {
        if known.contains(section) {
            return true;
        }
        match section.rsplit_once('.') {
            Some((whole, _)) => section = whole,
            None => return false,
        }
    }
}

#[test]
fn every_entry_of_a_reference_has_its_texts() {
    for game in games() {
        let entries = game.entries();
        let slugs = game.slugs();
        assert_eq!(slugs.len(), entries.len(), "a slug stands there twice");
        for [group, slug, _] in &entries {
            game.says(&format!("learn-group-{group}"));
            game.says(&format!("rule-{slug}"));
            game.says(&format!("rule-{slug}-name"));
        }
    }
}

#[test]
fn every_section_that_a_refusal_cites_leads_to_an_entry() {
    for game in games() {
        let known = game.sections();
        // A house rule cites none.
        for section in game.cited.iter().filter(|section| !section.is_empty()) {
            assert!(leads_to(section, &known), "{}: {section}", game.game.id);
        }
    }
}

#[test]
fn the_refusal_of_a_house_rule_says_by_our_ruling_and_cites_no_section() {
    use arkwright::Reason;
    let game = <arkwright::Arkwright<arkwright::WaterFrame> as Told>::INFO;
    for (lang, words) in [(Lang::En, "our ruling"), (Lang::De, "unserer Festlegung")] {
        let texts = Texts::of_game(lang, game);
        for reason in Reason::ALL.iter().chain(Reason::WATER_FRAME) {
            let says = texts.get(reason.id(), &[]).to_lowercase();
            let is_ours = says.contains(&words.to_lowercase());
            assert_eq!(is_ours, reason.section().is_empty(), "{says}");
        }
    }
}

#[test]
fn what_leads_to_an_entry_leads_to_one_that_is_there() {
    for game in games() {
        let slugs = game.slugs();
        let sections = game.sections();
        for [section, slug] in game.pairs("FIRST") {
            assert!(sections.contains(&section), "{}: {section}", game.game.id);
            assert!(slugs.contains(&slug), "{}: {slug}", game.game.id);
        }
        let said: BTreeSet<&str> = samples(game.game)
            .iter()
            .map(|message| message.id)
            .collect();
        for [message, slug] in game.pairs("ABOUT") {
            game.says(&message);
            assert!(said.contains(message.as_str()), "nobody says {message}");
            assert!(slugs.contains(&slug), "{}: {slug}", game.game.id);
        }
    }
}

#[test]
fn every_lesson_has_its_texts_and_its_rule() {
    for game in games() {
        let slugs = game.slugs();
        let source = game.source("lessons.rs");
        let mut lessons = calls::<2>(&source, "lesson(");
        lessons.extend(calls::<2>(&source, "beside_step("));
        assert!(lessons.len() > 10, "{}", game.game.id);
        assert!(
            lessons.len() <= 32,
            "a lesson is a bit of what was understood"
        );
        for [slug, rule] in lessons {
            game.says(&format!("guide-lesson-{slug}"));
            game.says(&format!("guide-lesson-{slug}-name"));
            assert!(slugs.contains(&rule), "{}: {rule}", game.game.id);
        }
    }
}

#[test]
fn every_reason_for_a_suggestion_has_its_text() {
    for game in games() {
        let source = game.source("lessons.rs");
        let (_, whys) = source.split_once("fn why(").expect("it says why");
        let is_word = |word: &&str| {
            word.bytes()
                .all(|byte| b"abcdefghijklmnopqrstuvwxyz-".contains(&byte))
        };
        let whys: Vec<&str> = whys.split('"').skip(1).step_by(2).filter(is_word).collect();
        assert!(whys.len() > 8, "{}", game.game.id);
        for why in whys {
            game.says(&format!("guide-why-{why}"));
        }
    }
}

#[test]
fn every_question_of_the_guided_games_has_its_text() {
    let [jenny, kanal, frame, cards] = games()
        .try_into()
        .unwrap_or_else(|_| panic!("there are four"));
    for (game, from) in [
        (&jenny, "fn asked_in("),
        (&frame, "fn asked("),
        (&cards, "fn asked("),
    ] {
        let source = game.source("lessons.rs");
        let (_, asked) = source.split_once(from).expect("it says what is asked");
        let (asked, _) = asked.split_once("fn why(").expect("it says why below");
        let asked: Vec<&str> = asked.split('"').skip(1).step_by(2).collect();
        assert!(asked.len() > 10, "{}", game.game.id);
        for asked in asked {
            game.says(&format!("guide-now-{asked}"));
        }
    }
    // Nobody is asked where something is turned up; what an action space asks is told apart.
    let unasked = ["start-player", "refill", "over", "actions"];
    for message in samples(kanal.game) {
        if let Some(asked) = message.id.strip_prefix("kanal-ask-")
            && !unasked.contains(&asked)
        {
            kanal.says(&format!("guide-now-{asked}"));
        }
    }
    kanal.says("guide-now-wheel-end");
    for space in 1..=kanal::ACTION_SPACES {
        kanal.says(&format!("guide-now-space-{space}"));
    }
}

#[test]
fn every_section_of_an_account_leads_to_an_entry() {
    let cards = games().pop().expect("there are games");
    let known = cards.sections();
    for form in [&cardgame::PRODUCTION, &cardgame::DECADE, &cardgame::SCORING] {
        for step in form.steps {
            assert!(known.contains(step.section), "{}", step.section);
        }
    }
}

#[test]
fn every_part_of_the_rules_of_the_card_game_has_an_entry() {
    let cards = games().pop().expect("there are games");
    let known = cards.sections();
    let set_up = (1..=11).map(|step| format!("Set-up {step}"));
    let actions = (1..=7).map(|action| format!("Action {action}"));
    let turn = ["a", "b", "c"].map(|step| format!("Action phase {step}"));
    let steps = ["a", "b", "c", "d", "e"];
    let production = steps.map(|step| format!("Production {step}"));
    let scoring = steps.map(|step| format!("Final scoring {step}"));
    let of_cards = (1..=13).map(|card| format!("Card {card}"));
    let parts = set_up.chain(actions).chain(turn).chain(production);
    for section in parts.chain(scoring).chain(of_cards) {
        assert!(known.contains(&section), "{section}");
    }
}

/// The names in a block: of its entries, and of the parts of their values.
fn keys(block: &client::FormBlock) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for entry in &block.entries {
        keys.insert(entry.key.clone());
        for part in entry.lines.iter().flatten() {
            if let client::FormPart::Word(word) = part {
                keys.insert(word.clone());
            }
        }
    }
    keys
}

#[test]
fn every_file_of_numbers_has_a_name_where_there_are_several() {
    for game in games() {
        let files: Vec<&str> = client::number_files(game.game).collect();
        for file in files.iter().filter(|_| files.len() > 1) {
            let name = file.strip_suffix(".toml").expect("it is a data file");
            game.says(&format!("numbers-file-{name}"));
        }
    }
}

#[test]
fn every_block_whose_numbers_an_entry_has_is_in_a_data_file() {
    for game in games() {
        let source = game.reference();
        let files = client::number_files(game.game);
        let texts = files.map(|file| games::released(game.game.id, file));
        let known: BTreeSet<String> = texts
            .filter_map(|text| text.expect("it is in the catalogue"))
            .flat_map(|text| client::DataForm::read(text).blocks().to_vec())
            .map(|block| block.name)
            .collect();
        // Lists of words alone are such blocks; other lists are of entries and pairs.
        let lists = source.split("&[").skip(1).map(str::trim_start);
        for list in lists.filter(|list| list.starts_with('"')) {
            let (list, _) = list.split_once(']').expect("the list ends");
            for block in list.split('"').skip(1).step_by(2) {
                assert!(known.contains(block), "{}: {block}", game.game.id);
            }
        }
    }
}

#[test]
fn every_section_that_a_question_cites_leads_to_an_entry() {
    for game in games() {
        let known = game.sections();
        let mut cited = BTreeSet::new();
        for seed in 1..=3 {
            let players = *game.game.players.end();
            let set_up = games::AnyGame::new(game.game.id, players, &[], &[]);
            let mut play = set_up.expect("it can be played").deal(Seed::new("cited"));
            let mut rng = Rng::new(seed);
            while play.asked().is_some() {
                cited.insert(play.question().section);
                let legal = play.legal();
                let action = &legal[rng.below(legal.len() as u32) as usize];
                play.act(action).expect("it is offered");
                play.turn_up();
            }
        }
        assert!(!cited.is_empty(), "{}", game.game.id);
        for section in cited {
            assert!(leads_to(section, &known), "{}: {section}", game.game.id);
        }
    }
}

#[test]
fn every_component_number_has_a_name() {
    for game in games() {
        let plain = |name: &str| name.replace(['.', '_'], "-");
        let files = client::number_files(game.game);
        let numbers = files.map(|file| games::released(game.game.id, file));
        let numbers = numbers.map(|text| text.expect("it is in the catalogue"));
        let forms = numbers.map(|text| client::DataForm::read(text.expect("it has numbers")));
        let blocks = forms.flat_map(|form| form.blocks().to_vec());
        for block in blocks {
            let name = plain(&block.name);
            let kind = name.split('-').next().unwrap_or_default().to_owned();
            game.says(&format!("numbers-block-{name}"));
            // A year is its own name.
            let is_word = |key: &str| !key.bytes().all(|byte| byte.is_ascii_digit());
            for key in keys(&block).into_iter().filter(|key| is_word(key)) {
                let key = plain(&key);
                let ids = [
                    format!("numbers-{name}-{key}"),
                    format!("numbers-{kind}-{key}"),
                    format!("numbers-key-{key}"),
                    format!("word-{key}"),
                ];
                for texts in game.all_texts() {
                    let is_named = ids.iter().any(|id| texts.has(id));
                    assert!(is_named, "{}: {name}, {key}", game.game.id);
                }
            }
        }
    }
}

#[test]
fn every_chapter_with_rules_has_an_entry() {
    let kanal = &games()[1];
    let known = kanal.sections();
    for chapter in ["02", "03", "04", "05", "06", "07", "08", "09"] {
        assert!(known.contains(chapter), "chapter {chapter}");
    }
}

#[test]
fn every_symbol_of_the_booklet_is_drawn_at_its_entry() {
    let kanal = &games()[1];
    let source = kanal.source("rules.rs");
    let (_, signs) = source.split_once("const SIGNS").expect("it has signs");
    let (signs, _) = signs.split_once("};").expect("the list ends");
    let words: BTreeSet<&str> = signs
        .split(|letter: char| !letter.is_alphanumeric())
        .collect();
    for symbol in kanal::cards::Symbol::all() {
        assert!(words.contains(format!("{symbol:?}").as_str()), "{symbol:?}");
    }
    for [slug] in calls::<1>(signs, "(") {
        assert!(kanal.slugs().contains(&slug), "{slug}");
    }
}
