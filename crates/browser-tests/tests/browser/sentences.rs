//! Whatever comes from outside and is wrong is told in sentences, never by the id of one.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use browser_tests::{Browser, Screen, Site, record};
use client::to_fragment;

use crate::kit::{go_to_start, paste};

const CANAL: &str = "kanal/tests/records/solo.record";
const JENNY: &str = "arkwright/tests/records/two-players.record";

/// The ids of all sentences there are.
fn ids() -> BTreeSet<String> {
    fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("the sentences are beside this crate") {
            let path = entry.expect("the folder can be listed").path();
            match path.is_dir() {
                true => walk(&path, files),
                false => files.push(path),
            }
        }
    }
    let mut files = Vec::new();
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    walk(&here.with_file_name("texts").join("locales"), &mut files);
    let texts = files
        .iter()
        .map(|file| fs::read_to_string(file).expect("a file is text"));
    let texts: Vec<String> = texts.collect();
    let lines = texts.iter().flat_map(|text| text.lines());
    let ids = lines
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| id);
    let ids = ids.filter(|id| !id.is_empty() && !id.contains(|sign: char| sign.is_whitespace()));
    ids.map(str::to_owned).collect()
}

/// The ids of sentences that the page shows in place of them.
fn shown_raw(ids: &BTreeSet<String>, text: &str) -> Vec<String> {
    let words = text.match_indices('[').filter_map(|(at, _)| {
        let word = &text[at + 1..];
        let word = &word[..word.find(']')?];
        // What somebody has written himself, such as the head of a table in a deck, is quoted.
        let is_quoted = text[..at].ends_with('[');
        (ids.contains(word) && !is_quoted).then(|| word.to_owned())
    });
    words.collect()
}

/// Everything that is written on the page now.
fn written(browser: &Browser) -> String {
    let text = browser.js("return document.body.innerText", &[]);
    text.as_str().unwrap_or_default().to_owned()
}

/// What can be wrong with a record, each with what was done to it.
fn bad_records() -> Vec<(&'static str, String)> {
    let (canal, jenny) = (record(CANAL), record(JENNY));
    let own = record("kanal/tests/records/own-deck.record");
    let cut = |text: &str| {
        let line = text.rfind("\n2: ").expect("both have chosen");
        text[..line + "\n2: x".len()].to_owned()
    };
    let without_file = {
        let from = own.find("\nfile ").expect("it carries its deck");
        let to = own[from + 1..].find("\n\n").expect("a record goes on");
        format!("{}{}", &own[..from], &own[from + 1 + to..])
    };
    // The first choice of the canal is that of a space; one too many is due later.
    let twice = {
        let first = canal.find("\n1: ").expect("somebody has chosen");
        let line = canal[first + 1..].lines().next().expect("a line");
        canal.replacen(line, &format!("{line}\n{line}"), 1)
    };
    vec![
        (
            "a choice of the canal that is due",
            canal.replacen("\n1: ", "\n1: done\n1: ", 1),
        ),
        ("a choice of the canal made twice", twice),
        (
            "no notation of the canal",
            canal.replacen("\n1: ", "\n1: fly ", 1),
        ),
        ("another seat", jenny.replacen("\n2: ", "\n9: ", 1)),
        (
            "a choice of Spinning Jenny not allowed",
            jenny.replacen("\n1: ", "\n1: repay 1\n1: ", 1),
        ),
        (
            "another game",
            jenny.replace("game: spinning-jenny", "game: whist"),
        ),
        ("other numbers", jenny.replace("data: ", "data: 0000")),
        ("a record cut in mid-line", cut(&jenny)),
        ("no record", "Call me Ishmael.".to_owned()),
        ("an own deck without its file", without_file),
        (
            "an own deck with a wrong word",
            own.replacen("gain ", "gian ", 1),
        ),
    ]
}

/// Every kind of bad link: damaged, cut off, and each bad record in a link of its own.
fn bad_links(site: &Site) -> Vec<(&'static str, String)> {
    let good = site.link(&record(JENNY), 0);
    let mut links = vec![
        ("half a link", good[..good.len() / 2].to_owned()),
        ("an empty link", format!("{}#r=", site.address)),
        ("letters of no link", format!("{}#r=!!!", site.address)),
    ];
    for (what, text) in bad_records() {
        // What is too long for a link is a file.
        let fragment = to_fragment(&text, 0);
        links.extend(fragment.map(|fragment| (what, format!("{}#{fragment}", site.address))));
    }
    links
}

#[test]
fn what_is_wrong_with_links_records_and_decks_is_never_told_by_the_id_of_a_sentence() {
    let ids = ids();
    assert!(
        ids.len() > 1000 && ids.contains("link-damaged"),
        "{}",
        ids.len()
    );
    let site = Site::open();
    let holds = |browser: &Browser, what: &str| {
        let text = written(browser);
        let raw = shown_raw(&ids, &text);
        assert!(raw.is_empty(), "{what}: {raw:?} in {text}");
        text
    };
    for lang in ["en", "de"] {
        for (what, link) in bad_links(&site) {
            // Nothing was fetched yet but what every page begins with.
            let browser = Browser::open(Screen::Laptop, lang);
            browser.goto(&link);
            browser.wait(what, "document.querySelector('.notice p')?.innerText");
            holds(&browser, &format!("{what} as a link in {lang}"));
        }
        for (what, text) in bad_records() {
            let browser = Browser::open(Screen::Laptop, lang);
            go_to_start(&site, &browser);
            paste(&browser, &text);
            browser.wait(
                what,
                "document.querySelector('.notice p')?.innerText || document.querySelector('.faults li')",
            );
            let says = holds(&browser, &format!("{what} in {lang}"));
            let is_of_canal = what.contains("canal") || what.contains("own deck");
            assert!(
                !is_of_canal || !says.contains("(Spinning Jenny"),
                "{what}: {says}"
            );
            assert!(
                !says.contains("not loaded") && !says.contains("nicht geladen"),
                "{what}: {says}"
            );
        }
        let deck = record("kanal/data/deck-a.toml");
        for (what, text) in [
            ("a wrong word", deck.replacen("gain ", "gian ", 1)),
            (
                "a wrong number",
                deck.replacen("prestige = 1\n", "prestige = many\n", 1),
            ),
            ("half a deck", deck[..deck.len() / 2].to_owned()),
            ("only a head", "[[structure]]\n".to_owned()),
        ] {
            let browser = Browser::open(Screen::Laptop, lang);
            go_to_start(&site, &browser);
            paste(&browser, &text);
            browser.wait_css(".faults li");
            holds(&browser, &format!("a deck with {what} in {lang}"));
        }
    }
}
