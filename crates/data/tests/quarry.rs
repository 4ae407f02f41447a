//! The data file of a game that is no game: what every game's file gets from this crate.

use data::{
    Book, Check, Common, Confidence, DataError, File, Phrase, Provenance, Released, Source, needs,
    pack, read, stated, states,
};
use serde::{Deserialize, Serialize};
use table::{DataHash, Message, Say};

const RULES: Book = Book::new("game-quarry", "Quarry");

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Components {
    stones: u8,
    carts: [u8; 2],
}

data::phrases! {
    /// What the facts of the quarry speak of.
    pub enum QuarryPhrase {
        Stones { count: u8 }: "fact-stones", "{count} stones";
        SmallCart: "fact-small-cart", "a small cart first";
    }
}

fn components(file: &mut File<'_>) -> Result<Components, DataError> {
    let pit = file.block("pit", &["stones"])?;
    let yard = file.get("yard")?.table(&["carts"])?;
    let carts = file.enter(yard.get("carts")?, &["loads"])?;
    Ok(Components {
        stones: pit.get("stones")?.number()?,
        carts: carts.get("loads")?.numbers()?,
    })
}

fn facts(components: &Components) -> Check {
    let [small, large] = components.carts;
    stated(RULES.section("1.2"), "yard.carts.loads.2", large, 6)?;
    states(
        RULES.section("2.0"),
        small < large,
        "yard.carts.loads",
        format!("{:?}", components.carts),
        QuarryPhrase::SmallCart,
    )?;
    needs(
        components.stones >= 10,
        "pit.stones",
        QuarryPhrase::Stones {
            count: components.stones,
        },
        Common::AtLeast { number: 10 },
    )
}

fn parse(text: &str) -> Result<Components, DataError> {
    read_quarry(text).map(|(components, _)| components)
}

fn read_quarry(text: &str) -> Result<(Components, Vec<Provenance>), DataError> {
    read(text, &["pit", "yard"], components, facts)
}

const FIRST: &str = r#"
[pit]
source = "printed"
confidence = "high"
note = "1.1"
stones = 40

[yard.carts]
source = "derived"
reconstructed = ["loads.1"]
confidence = "low"
note = "nobody counted them"
loads = [3, 6]
"#;

const SECOND: &str = r#"
[pit]
source = "printed"
confidence = "high"
note = "1.1"
stones = 41

[yard.carts]
source = "printed"
confidence = "high"
note = "1.2"
loads = [3, 6]
"#;

fn complaint(from: &str, to: &str) -> DataError {
    let text = FIRST.replacen(from, to, 1);
    parse(&text).expect_err("the file is wrong")
}

#[test]
fn numbers_come_with_the_provenance_of_their_blocks() {
    let (numbers, provenance) = read(FIRST, &["pit", "yard"], components, facts).expect("sound");
    let carts = [3, 6];
    assert_eq!(numbers, Components { stones: 40, carts });
    let of_carts = Provenance {
        block: "yard.carts".into(),
        source: Source::Derived,
        derived: Vec::new(),
        reconstructed: vec!["loads.1".into()],
        confidence: Confidence::Low,
        note: "nobody counted them".into(),
    };
    assert_eq!(provenance.len(), 2);
    assert_eq!(provenance[0].block, "pit");
    assert_eq!(provenance[1], of_carts);
}

#[test]
fn a_block_needs_its_provenance_and_has_no_strange_key() {
    assert_eq!(
        complaint("note = \"1.1\"\n", "").to_string(),
        "no 'note' in pit, line 2: add it"
    );
    assert_eq!(
        complaint("stones = 40", "stones = 40\nbricks = 1").to_string(),
        "unknown key 'bricks' in pit, line 7: use one of source, derived, reconstructed, \
         confidence, note, stones"
    );
    assert_eq!(
        complaint("[pit]", "[mill]\n[pit]").to_string(),
        "unknown key 'mill' in the file, line 2: use one of pit, yard"
    );
}

#[test]
fn a_broken_fact_is_told_with_its_line_and_its_book() {
    assert_eq!(
        complaint("[3, 6]", "[3, 7]").to_string(),
        "yard.carts.loads.2: 7, line 13: Quarry 1.2 has 6"
    );
    assert_eq!(
        complaint("[3, 6]", "[6, 6]").to_string(),
        "yard.carts.loads: [6, 6], line 13: Quarry 2.0 has a small cart first"
    );
    assert_eq!(
        complaint("stones = 40", "stones = 4").to_string(),
        "pit.stones: 4 stones, line 6: it has to be 10 at the least"
    );
}

#[test]
fn a_phrase_of_the_game_is_said_by_its_own_message() {
    let stones = Phrase::from(QuarryPhrase::Stones { count: 4 });
    assert_eq!(stones.say(), Message::new("fact-stones").with("count", 4u8));
    let DataError::Fact { broken, .. } = complaint("[3, 6]", "[6, 6]") else {
        panic!("a fact is broken");
    };
    assert_eq!(broken.due, Phrase::from(QuarryPhrase::SmallCart));
    assert_eq!(
        broken.section.map(|section| section.say()),
        Some(
            Message::new("fact-section")
                .with("book", Message::new("game-quarry"))
                .with("section", "2.0".to_owned())
        )
    );
    assert_eq!(QuarryPhrase::MESSAGES, ["fact-stones", "fact-small-cart"]);
}

fn packed(text: &str) -> &'static [u8] {
    let (numbers, provenance) = read_quarry(text).expect("sound");
    pack(&numbers, &provenance).leak()
}

#[test]
fn released_numbers_are_found_by_their_hash() {
    let released = Released::new([FIRST, SECOND].map(packed));
    let [first, second] = [FIRST, SECOND].map(|text| parse(text).expect("sound"));
    assert_eq!(released.newest(), &second);
    for numbers in [first, second] {
        let short = DataHash::of(&numbers).to_string();
        assert_eq!(released.find(&short), Some(&numbers));
    }
    assert_eq!(released.find("0000000000000000"), None);
}

#[test]
fn packed_provenance_is_whole_but_for_its_notes() {
    let released: Released<Components, 1> = Released::new([packed(SECOND)]);
    let (_, mut provenance) = read_quarry(SECOND).expect("sound");
    assert!(provenance.iter().any(|block| !block.note.is_empty()));
    for block in &mut provenance {
        block.note.clear();
    }
    assert_eq!(released.provenance(), provenance);
}
