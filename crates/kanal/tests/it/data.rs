//! The data file: it reads, it is packed as it stands, and it holds what the rule book states.

use ::data::pack;
use kanal::{COMPILED, Components, provenance};

fn compiled() -> &'static Components {
    Components::compiled()
}

/// `MILLWRIGHT_BLESS=1` packs the data file anew, which is right for a correction of its numbers.
#[test]
fn the_packed_numbers_are_those_of_the_data_file() {
    let components = Components::parse(COMPILED).expect("the compiled file is right");
    let provenance = provenance(COMPILED).expect("the compiled file is right");
    let packed = pack(&components, &provenance);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/data/kanal.packed");
    if std::env::var_os("MILLWRIGHT_BLESS").is_some() {
        std::fs::write(path, &packed).expect("the packed numbers can be written");
    }
    let stored = std::fs::read(path).expect("the packed numbers are stored");
    assert!(
        stored == packed,
        "the numbers are not packed as they stand in the file: \
         MILLWRIGHT_BLESS=1 cargo test -p kanal --test it data:: packs them"
    );
}

#[test]
fn released_numbers_are_found_by_their_hash() {
    let short = compiled().hash().to_string();
    assert_eq!(Components::released(&short), Some(compiled()));
    assert_eq!(Components::released("0000000000000000"), None);
    assert_eq!(Components::parse(COMPILED).as_ref(), Ok(compiled()));
}

/// What the rule book states cannot be changed; what nobody knows can.
#[test]
fn a_number_that_the_rule_book_states_is_held_against_it() {
    for (from, to, wrong) in [
        (
            "basic = 8",
            "basic = 9",
            "wheel.basic: 9: Oranienburger Kanal 03 has 8",
        ),
        (
            "canal = [0, 0, 0, 0, 3]",
            "canal = [0, 0, 0, 0, 2]",
            "building_costs.canal.5: 2: Oranienburger Kanal 06 has 3",
        ),
        (
            "rail = \"v11\"",
            "rail = \"v22\"",
            "imprinted.rail: v22: Oranienburger Kanal 04 has a route space on the edge, or with one end at it",
        ),
        (
            "rail = \"v11\"",
            "rail = \"h12\"",
            "imprinted.rail: h12: it has to be a route space without another route",
        ),
        (
            "campaign_victory = 350",
            "campaign_victory = 340",
            "scores.campaign_victory: 340: Oranienburger Kanal 08 has 350",
        ),
        (
            "most = 40",
            "most = 12",
            "rounds.most: 12: it has to be 19 to 100",
        ),
    ] {
        assert!(COMPILED.contains(from), "{from}");
        let text = COMPILED.replacen(from, to, 1);
        let line = 1 + COMPILED[..COMPILED.find(from).expect("it is there")]
            .matches('\n')
            .count();
        let (what, remedy) = wrong.rsplit_once(": ").expect("both are named");
        let wrong = format!("{what}, line {line}: {remedy}");
        let error = Components::parse(&text).map_err(|error| error.to_string());
        assert_eq!(error, Err(wrong), "{from} -> {to}");
    }
    let other = COMPILED.replace("rail = \"v11\"", "rail = \"v15\"");
    let other = Components::parse(&other).expect("nobody knows where it lies");
    assert_ne!(other.hash(), compiled().hash());
}

#[test]
fn every_block_says_where_its_numbers_come_from() {
    let blocks = provenance(COMPILED).expect("the compiled file is right");
    assert_eq!(blocks.len(), 14);
    assert!(blocks.iter().all(|block| !block.note.is_empty()));
}
