//! What the printer makes of a card: signs, and one sentence in each language.

use kanal::Kanal;
use kanal::cards::{Counter, Deck, EffectTree, Symbol};
use table::{Message, Say, Told};
use texts::{Lang, Texts};

fn speaker(lang: Lang) -> Texts {
    Texts::of_game(lang, Kanal::INFO)
}

fn read(texts: &Texts, message: &Message) -> String {
    texts.message(message, &|seat| format!("seat {seat}"))
}

/// A gap that an argument left, or an id without a sentence.
fn is_whole(sentence: &str) -> bool {
    let gap = ['{', '}', '[', ']', '$'];
    let blanks = sentence.contains("  ") || sentence.contains(" ,") || sentence.contains(" .");
    !sentence.is_empty() && !sentence.contains(gap) && !blanks
}

#[track_caller]
fn reads(effect: &str, english: &str, german: &str) {
    let tree: EffectTree = effect.parse().expect("it is written well");
    let message = tree.say();
    assert_eq!(read(&speaker(Lang::En), &message), english);
    assert_eq!(read(&speaker(Lang::De), &message), german);
}

/// `MILLWRIGHT_CARDS=FILE` writes all of them to a file, for whoever wants to read them.
#[test]
fn every_card_is_one_sentence_for_each_effect_in_both_languages() {
    let speakers = Lang::ALL.map(speaker);
    let mut page = String::new();
    for deck in [Deck::a(), Deck::b()] {
        for index in deck.indices() {
            let (card, words) = (deck.card(index), deck.words(index));
            let number = format!("{}{:02}", deck.letter(), card.number);
            for texts in &speakers {
                let name = match texts.lang() {
                    Lang::En => &words.name.en,
                    Lang::De => &words.name.de,
                };
                let cost = read(texts, &card.cost.say());
                assert!(is_whole(&cost), "{number}: {cost}");
                let mark = read(texts, &words.mark.say());
                assert!(is_whole(&mark), "{number}: {mark}");
                page += &format!("{number} {name} ({cost}; {}; {mark})\n", card.prestige);
                for effect in deck.effects(card) {
                    let tree = deck.tree(effect);
                    let sentence = read(texts, &tree.say());
                    assert!(is_whole(&sentence), "{number}: {sentence}");
                    assert!(sentence.ends_with('.'), "{number}: {sentence}");
                    assert!(!tree.icons().is_empty(), "{number}");
                    page += &format!("    {sentence}\n");
                }
                if let Some(published) = words.say_published() {
                    let published = read(texts, &published);
                    assert!(is_whole(&published), "{number}: {published}");
                    page += &format!("    {published}\n");
                }
            }
        }
    }
    if let Some(file) = std::env::var_os("MILLWRIGHT_CARDS") {
        std::fs::write(file, page).expect("the file can be written");
    }
}

#[test]
fn whatever_can_be_counted_has_its_words() {
    let speakers = Lang::ALL.map(speaker);
    for counter in Counter::every() {
        let most = counter.most();
        let mut effects = vec![
            format!("{counter} 1: gain 1 wood"),
            format!("{counter} none: gain 1 wood"),
            format!("gain 1 wood per {counter}"),
            format!("by {counter} {{none: gain 1 wood; 1+: gain 2 wood}}"),
        ];
        if most > 1 {
            effects.push(format!("{counter} 2+: gain 1 wood"));
            effects.push(format!("gain 1 wood per {counter} max 1"));
        }
        for effect in effects {
            let tree: EffectTree = effect
                .parse()
                .unwrap_or_else(|wrong| panic!("{effect}: {wrong}"));
            assert_eq!(tree.to_string(), effect);
            for texts in &speakers {
                let sentence = read(texts, &tree.say());
                assert!(is_whole(&sentence), "{effect}: {sentence}");
            }
        }
    }
}

#[test]
fn every_symbol_has_a_name() {
    for texts in Lang::ALL.map(speaker) {
        for symbol in Symbol::all() {
            assert!(texts.has(symbol.message()), "{}", symbol.message());
            assert!(symbol.drawing().starts_with("i-"));
        }
    }
}

/// What is additional to several pieces wants all of them.
#[test]
fn what_is_additional_to_several_says_that_it_wants_them_all() {
    reads(
        "place 2 roads anywhere, also gain 5 prestige",
        "Place up to 2 roads for free, and if you do both, gain 5 prestige.",
        "Baue kostenlos bis zu 2 Straßen, und wenn es wirklich 2 sind, nimm 5 Prestige.",
    );
    reads(
        "build 3 paths anywhere, also gain 5 prestige, gain 1 ore",
        "Build up to 3 paths at the usual cost, and if you do all 3, gain 5 prestige; gain 1 ore.",
        "Baue bis zu 3 Pfade zu den üblichen Kosten, und wenn es wirklich 3 sind, nimm 5 Prestige; \
         nimm 1 Erz.",
    );
    reads(
        "turn the wheel 2 times, also gain 1 ore",
        "Turn your material wheel up to 2 times for free, and if you do both, gain 1 ore.",
        "Drehe dein Materialrad bis zu 2-mal kostenlos, und wenn es wirklich 2 sind, nimm 1 Erz.",
    );
}

#[test]
fn an_exact_number_is_said_to_be_one() {
    reads(
        "adjacent road 2: gain 4 prestige",
        "If exactly 2 roads are adjacent, gain 4 prestige.",
        "Wenn genau 2 Straßen angrenzen, nimm 4 Prestige.",
    );
    reads(
        "adjacent rail 1+: gain 4 ore and 2 thaler",
        "If at least 1 rail track is adjacent, gain 4 ore and 2 thaler.",
        "Wenn mindestens 1 Gleis angrenzt, nimm 4 Erz und 2 Taler.",
    );
}

#[test]
fn nouns_have_their_number_gender_and_case() {
    reads(
        "gain 1 wood per adjacent path and 1 clay per adjacent road and 2 bricks per adjacent rail",
        "Gain 1 wood for each adjacent path, 1 clay for each adjacent road and 2 bricks for each \
         adjacent rail track.",
        "Nimm 1 Holz für jeden angrenzenden Pfad, 1 Lehm für jede angrenzende Straße und 2 Ziegel \
         für jedes angrenzende Gleis.",
    );
    reads(
        "by built-over path anywhere {1: gain 1 iron; 2: gain 2 iron}",
        "Depending on the number of built-over imprinted paths anywhere on your board: with 1, \
         gain 1 iron; with 2, gain 2 iron.",
        "Je nach Anzahl der überbauten aufgedruckten Pfade auf deinem Plan: bei 1 nimm 1 Eisen; \
         bei 2 nimm 2 Eisen.",
    );
    reads(
        "remove 1 adjacent path, also gain 5 prestige",
        "Remove 1 adjacent path, and if you do, gain 5 prestige.",
        "Entferne 1 angrenzenden Pfad, und wenn du das tust, nimm 5 Prestige.",
    );
    reads(
        "remove 2 adjacent paths, also gain 5 prestige",
        "Remove 2 adjacent paths, and if you do, gain 5 prestige.",
        "Entferne 2 angrenzende Pfade, und wenn du das tust, nimm 5 Prestige.",
    );
    reads(
        "bridged canal anywhere none: gain 1 ore per green unactivated structure in row",
        "If there is no bridged canal anywhere on your board, gain 1 ore for each green structure \
         without an activation elsewhere in this row.",
        "Wenn kein überbrückter Kanal auf deinem Plan liegt, nimm 1 Erz für jedes grüne noch nicht \
         aktivierte Gebäude sonst in dieser Reihe.",
    );
}

#[test]
fn trades_say_how_often() {
    reads(
        "trade 1 ore or 1 thaler for 2 wood once per adjacent canal",
        "Trade 1 ore or 1 thaler for 2 wood, once for each adjacent canal.",
        "Tausche 1 Erz oder 1 Taler gegen 2 Holz, einmal für jeden angrenzenden Kanal.",
    );
    reads(
        "trade 1 iron for 3 prestige any number of times, then turn the wheel 2 times",
        "Trade 1 iron for 3 prestige, any number of times, then turn your material wheel up to 2 \
         times for free.",
        "Tausche 1 Eisen gegen 3 Prestige, beliebig oft, danach drehe dein Materialrad bis zu 2-mal \
         kostenlos.",
    );
    reads(
        "trade 2 wood for 1 iron and place 1 adjacent path up to 2 times",
        "Pay 2 wood and in return gain 1 iron; place 1 path for free at this structure, up to 2 \
         times.",
        "Zahle 2 Holz und dafür nimm 1 Eisen; baue kostenlos 1 Pfad an diesem Gebäude, bis zu 2-mal.",
    );
}

#[test]
fn every_complaint_has_a_sentence() {
    for texts in Lang::ALL.map(speaker) {
        for due in kanal::cards::due::ALL.iter().chain(kanal::due::ALL) {
            let id = due.say().id;
            assert!(texts.has(id), "{id}");
            if texts.lang() == Lang::En {
                assert_eq!(read(&texts, &due.say()), due.to_string());
            }
        }
        let phrases = kanal::cards::CardPhrase::MESSAGES.iter();
        for id in phrases.chain(kanal::Phrase::MESSAGES) {
            assert!(texts.has(id), "{id}");
        }
    }
}

#[test]
fn signs_follow_the_effect() {
    use kanal::cards::Icon::{AtLeast, Colon, Gain, Max, Symbol as Sign};
    let tree: EffectTree = "canal anywhere 3+: gain 2 wood per adjacent rail max 3"
        .parse()
        .expect("it is written well");
    assert_eq!(
        tree.icons(),
        [
            Sign(Symbol::Anywhere),
            Sign(Symbol::Canal),
            AtLeast(3),
            Colon,
            Gain(2),
            Sign(Symbol::Wood),
            Sign(Symbol::ForEach),
            Sign(Symbol::Rail),
            Max(3),
        ]
    );
}
