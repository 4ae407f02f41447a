//! The data file: it reads, it is packed as it stands, and it holds what the rule book states.

use ::data::pack;
use cardgame::{COMPILED, Components, provenance};

fn compiled() -> &'static Components {
    Components::compiled()
}

/// `MILLWRIGHT_BLESS=1` packs the data file anew, which is right for a correction of its numbers.
#[test]
fn the_packed_numbers_are_those_of_the_data_file() {
    let components = Components::parse(COMPILED).expect("the compiled file is right");
    let provenance = provenance(COMPILED).expect("the compiled file is right");
    let packed = pack(&components, &provenance);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/data/card-game.packed");
    if std::env::var_os("MILLWRIGHT_BLESS").is_some() {
        std::fs::write(path, &packed).expect("the packed numbers can be written");
    }
    let stored = std::fs::read(path).expect("the packed numbers are stored");
    assert!(
        stored == packed,
        "the numbers are not packed as they stand in the file: \
         MILLWRIGHT_BLESS=1 cargo test -p cardgame --test data packs them"
    );
}

#[test]
fn released_numbers_are_found_by_their_hash() {
    let short = compiled().hash().to_string();
    assert_eq!(Components::released(&short), Some(compiled()));
    assert_eq!(Components::released("0000000000000000"), None);
    assert_eq!(Components::parse(COMPILED).as_ref(), Ok(compiled()));
}
