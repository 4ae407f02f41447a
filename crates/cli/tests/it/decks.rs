//! Decks of an owner's: checked, played, and carried by the record.

use crate::kit::{file, folder, millwright, millwright_reading};

const GAME: &str = "oranienburger-kanal";
const DECK_A: &str = include_str!("../../../kanal/data/deck-a.toml");

/// Deck A with another price and another name.
fn own_deck(name: &str) -> String {
    let deck = DECK_A
        .replacen("cost = \"3 wood\"", "cost = \"4 wood\"", 1)
        .replace("Boatman Shed", "Ferryman's Inn")
        .replace("Deck A", "My deck");
    assert_ne!(deck, DECK_A);
    file(name, &deck)
}

#[test]
fn a_good_deck_is_told_stage_by_stage_with_its_marks() {
    let own = own_deck("deck-good.toml");
    let out = millwright(&["deck", "check", &own]).ok();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 4, "{out}");
    assert!(
        lines[0].starts_with("My deck: 60 structures, 295 instructions, hash "),
        "{out}"
    );
    assert_eq!(
        lines[1],
        "green: 20 (0 published, 7 partly published, 13 reconstructed)"
    );
    let german = millwright(&["deck", "check", &own, "--lang", "de"]).ok();
    assert!(
        german.contains("blau: 20 (0 veröffentlicht, 1 teilweise"),
        "{german}"
    );
}

#[test]
fn what_an_owner_may_not_have_meant_is_a_warning() {
    let released = file("deck-released.toml", DECK_A);
    let out = millwright(&["deck", "check", &released]).ok();
    assert!(
        out.ends_with("warning: the rules see no difference to deck A\n"),
        "{out}"
    );
    let (short, _) = DECK_A
        .split_once("\n[card.60]")
        .expect("it has sixty cards");
    let mine = "en = \"Mine\", de = \"Bergwerk\"";
    assert!(short.contains(mine));
    let short = short.replacen(mine, "en = \"Clay Pit\", de = \"Lehmgrube\"", 1);
    let short = file("deck-short.toml", &short);
    let out = millwright(&["deck", "check", &short]).ok();
    assert!(
        out.contains(
            "warning: no campaign can be played, it needs 20 blue structures and there are 19"
        ),
        "{out}"
    );
    assert!(
        out.contains("warning: structures 5 and 7 have the same name"),
        "{out}"
    );
    let args = ["new", GAME, "--players", "1", "--set", "campaign=yes"];
    let complaint = millwright(&[&args[..], &["--deck", &short]].concat()).complaint(2);
    assert_eq!(
        complaint,
        "the deck has 19 blue structures: a campaign needs 20"
    );
}

#[test]
fn a_fault_is_one_line_that_names_the_word() {
    let bad = file(
        "deck-bad.toml",
        &DECK_A.replacen("gain 4 ore", "gain 4 oer", 1),
    );
    let reason = "'oer' in card.05.effects.1, line 58, column 38: write wood, clay, ore, brick, \
                  iron, thaler or prestige, perhaps 'ore'";
    let complaint = millwright(&["deck", "check", &bad]).complaint(1);
    assert_eq!(complaint, format!("{bad}: {reason}"));
    // Wherever it is played with, the same is said.
    let table = ["--players", "1", "--deck", &bad];
    for command in ["new", "sim", "play"] {
        let complaint = millwright(&[&[command, GAME], &table[..]].concat()).complaint(2);
        assert_eq!(complaint, format!("{bad}: {reason}"), "{command}");
    }
    let complaint = millwright(&["engine", "--deck", &bad]).complaint(2);
    assert_eq!(complaint, format!("{bad}: {reason}"));
}

#[test]
fn a_card_of_ten_thousand_instructions_is_one_line() {
    let effect = "effects = [\"adjacent rail 1+: gain 4 ore and 2 thaler\"]";
    assert!(DECK_A.contains(effect));
    let many = vec!["\"gain 1 wood\""; 5_000].join(", ");
    let big = DECK_A.replacen(effect, &format!("effects = [{many}]"), 1);
    let big = file("deck-big.toml", &big);
    assert_eq!(
        millwright(&["deck", "check", &big]).complaint(1),
        format!("{big}: card.05.effects: 5000 effects, line 58: it has to be 1 to 6 effects")
    );
    let many = vec!["\"gain 1 wood\""; 10_000].join(", ");
    let bigger = DECK_A.replacen(effect, &format!("effects = [{many}]"), 1);
    let bigger = file("deck-bigger.toml", &bigger);
    let complaint = millwright(&["deck", "check", &bigger]).complaint(1);
    assert!(
        complaint.ends_with("bytes, line 1: it has to be 131072 bytes at the most"),
        "{complaint}"
    );
}

#[test]
fn the_record_carries_the_deck_and_replays_alone() {
    let own = own_deck("deck-carried.toml");
    let args = ["new", GAME, "--players", "1", "--seed", "1", "--deck", &own];
    let record = millwright(&args).ok();
    assert!(record.contains("\noption deck: own\n"), "{record}");
    assert!(record.contains("\nfile deck.toml:\n| "), "{record}");
    for name in ["Ferryman's Inn", "Schifferschuppen"] {
        assert!(record.contains(name), "{name}");
    }
    let replayed = millwright_reading(&["replay", "-"], &record).ok();
    assert!(replayed.contains("0 decisions, at round 1"), "{replayed}");
    // A folder of data files does as well, and says no more than the option does.
    let data = folder("deck-folder");
    std::fs::copy(&own, data.join("deck.toml")).expect("the folder is there");
    let data = data.to_str().expect("the path is text");
    let args = ["new", GAME, "--players", "1", "--seed", "1", "--data", data];
    let by_folder = millwright(&[&args[..], &["--set", "deck=own"]].concat()).ok();
    assert_eq!(by_folder, record);
    let without = millwright(&args).ok();
    assert!(!without.contains("file deck.toml"), "{without}");
    // A record that carries its deck needs none of the folder's.
    let other = folder("deck-other-folder");
    let numbers = millwright(&["data", GAME]).ok();
    std::fs::write(other.join("kanal.toml"), numbers).expect("the folder is there");
    let other = other.to_str().expect("the path is text");
    let again = millwright_reading(&["replay", "-", "--data", other], &record).ok();
    assert_eq!(again, replayed);
}

#[test]
fn the_engine_and_the_bots_play_with_it() {
    let own = own_deck("deck-engine.toml");
    let lines = format!("new {GAME} players 2 set deck=own\nrecord\nquit\n");
    let out = millwright_reading(&["engine", "--deck", &own], &lines).ok();
    assert!(out.contains("record file deck.toml:"), "{out}");
    let args = [
        "sim",
        GAME,
        "--players",
        "2",
        "--games",
        "3",
        "--deck",
        &own,
    ];
    let sim = millwright(&[&args[..], &["--json"]].concat()).json();
    assert_eq!(sim["games"], 3);
    let out = millwright_reading(&["play", GAME, "--deck", &own, "--players", "1"], "").ok();
    assert!(out.contains("== Round 1 =="), "{out}");
}

#[test]
fn a_deck_where_none_is_wanted_is_refused() {
    let own = own_deck("deck-unwanted.toml");
    let args = ["new", "spinning-jenny", "--players", "2", "--deck", &own];
    assert_eq!(
        millwright(&args).complaint(2),
        "spinning-jenny has no decks of its owner's; leave out --deck"
    );
    let args = [
        "new",
        GAME,
        "--players",
        "2",
        "--deck",
        &own,
        "--set",
        "deck=b",
    ];
    assert_eq!(
        millwright(&args).complaint(2),
        "--deck sets deck=own; leave out deck=b"
    );
    assert_eq!(
        millwright(&["deck"]).complaint(2),
        "'millwright deck' wants a command after it; try 'millwright deck --help'"
    );
}
