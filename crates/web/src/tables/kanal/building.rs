//! The buildings of structures, drawn by kind and stage from a few parts.
//!
//! They stand on the origin, are at most 92 wide and 62 high, and take the colour of their roofs from
//! the stage.

use kanal::Kanal;
use kanal::cards::Stage;

/// What a building looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Shed,
    Hut,
    Mine,
    Works,
    Kiln,
    Hall,
    Tower,
    Office,
    Stable,
    Palace,
    Park,
    Crane,
}

/// What words in the name of a structure say about its building; a deck of the owner's has other
/// names, but hardly other words. The first that is found counts.
const WORDS: [(Kind, &[&str]); 12] = [
    (Kind::Mine, &["mine", "winding", "pit", "winch"]),
    (
        Kind::Kiln,
        &["kiln", "brickyard", "foundry", "smithy", "glass"],
    ),
    (
        Kind::Crane,
        &["crane", "port", "landing", "barge", "boat", "ship"],
    ),
    (
        Kind::Park,
        &["park", "garden", "boulevard", "quarry", "gravel", "camp"],
    ),
    (
        Kind::Palace,
        &[
            "palace", "museum", "theatre", "mansion", "exchange", "villa", "monument", "court",
        ],
    ),
    (
        Kind::Tower,
        &[
            "tower",
            "church",
            "gate",
            "observatory",
            "lock",
            "bridge",
            "town hall",
            "signal",
        ],
    ),
    (
        Kind::Works,
        &[
            "works", "factory", "mill", "machine", "brewery", "washery", "tannery", "tile",
        ],
    ),
    (
        Kind::Stable,
        &[
            "stable",
            "station",
            "depot",
            "engine",
            "round",
            "rail",
            "carter",
            "yard",
            "turntable",
        ],
    ),
    (
        Kind::Office,
        &[
            "office", "bank", "school", "hotel", "hospital", "barracks", "house", "post", "center",
        ],
    ),
    (
        Kind::Hall,
        &[
            "hall",
            "arsenal",
            "warehouse",
            "storage",
            "store",
            "market",
            "ropewalk",
            "port",
        ],
    ),
    (
        Kind::Shed,
        &["shed", "shop", "cooperage", "wheelwright", "farrier"],
    ),
    (
        Kind::Hut,
        &["hut", "shack", "tavern", "lodge", "inn", "guard", "keeper"],
    ),
];

/// The kind without a word that says one, by number.
const OTHERS: [Kind; 6] = [
    Kind::Hut,
    Kind::Hall,
    Kind::Shed,
    Kind::Office,
    Kind::Stable,
    Kind::Works,
];

fn kind(game: &Kanal, card: u8) -> Kind {
    let words = game.deck().find(card).map(|at| game.deck().words(at));
    let name = words.map_or(String::new(), |words| words.name.en.to_ascii_lowercase());
    let says = |(_, words): &&(Kind, &[&str])| words.iter().any(|word| name.contains(word));
    let said = WORDS.iter().find(says).map(|(kind, _)| *kind);
    said.unwrap_or(OTHERS[usize::from(card) % OTHERS.len()])
}

/// The class that gives a stage its colour.
pub(crate) fn stage_class(stage: Stage) -> &'static str {
    match stage {
        Stage::Green => "k-green",
        Stage::Orange => "k-orange",
        Stage::Blue => "k-blue",
    }
}

/// A shape of its own colour with an ink outline.
fn shape(class: &str, d: &str) -> String {
    format!("<path class=\"{class}\" d=\"{d}\"></path>")
}

fn wall(x: i32, y: i32, width: i32, height: i32) -> String {
    shape(
        "k-wall",
        &format!("M{x} {}h{width}v-{height}h-{width}z", -y),
    )
}

fn gable(x: i32, y: i32, width: i32, height: i32) -> String {
    let d = format!(
        "M{} {}h{}L{} {}z",
        x - 4,
        -y,
        width + 8,
        f64::from(x) + f64::from(width) / 2.0,
        -y - height
    );
    shape("k-roof", &d)
}

/// A hipped roof.
fn hip(x: i32, y: i32, width: i32, height: i32, slope: i32) -> String {
    let d = format!(
        "M{x} {}h{width}l-{slope} -{height}h-{}z",
        -y,
        width - 2 * slope
    );
    shape("k-roof", &d)
}

fn windows(places: impl Iterator<Item = (i32, i32)>, width: i32, height: i32) -> String {
    let d: String = places
        .map(|(x, y)| format!("M{x} {}h{width}v-{height}h-{width}z", -y))
        .collect();
    shape("k-dark", &d)
}

/// Arches of a width and a height below the bow.
fn arches(
    class: &str,
    places: impl Iterator<Item = (i32, i32)>,
    width: i32,
    height: i32,
) -> String {
    let bow = f64::from(width) / 2.0;
    let d: String = places
        .map(|(x, y)| {
            format!(
                "M{x} {}v-{height}a{bow} {bow} 0 0 1 {width} 0v{height}z",
                -y
            )
        })
        .collect();
    shape(class, &d)
}

fn chimney(x: i32, y: i32, height: i32, width: i32) -> String {
    let d = format!("M{x} {}l1.5 -{height}h{}l1.5 {height}z", -y, width - 3);
    shape("k-brick", &d)
}

/// A tree of a height.
fn tree(x: i32, height: i32) -> String {
    shape("k-wood", &format!("M{} 0v-{height}h4v{height}z", x - 2))
        + &shape(
            "k-leaf",
            &format!(
                "M{} -{}a12 13 0 1 1 24 0a12 13 0 1 1 -24 0z",
                x - 12,
                height + 6
            ),
        )
}

fn drawn(kind: Kind) -> String {
    match kind {
        Kind::Shed => {
            wall(-30, 0, 60, 24) + &gable(-30, 24, 60, 18) + &shape("k-wood", "M-8 0v-15h16v15z")
        }
        Kind::Hut => {
            chimney(10, 26, 20, 7)
                + &wall(-22, 0, 44, 22)
                + &gable(-22, 22, 44, 20)
                + &windows([(-13, 8), (7, 8)].into_iter(), 6, 8)
        }
        Kind::Mine => {
            shape("k-frame", "M-6 0L-2 -52M26 0L6 -52M-3 -26H15M-5 -10H22")
                + &shape("k-roof", "M-6 -52a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z")
                + &shape("k-dark", "M0 -52a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z")
                + &wall(-40, 0, 28, 20)
                + &gable(-40, 20, 28, 12)
        }
        Kind::Works => {
            let teeth: String = (0..3)
                .map(|n| format!("M{} -26v-14l28 14z", n * 28 - 42))
                .collect();
            chimney(20, 24, 34, 8)
                + &chimney(32, 24, 26, 8)
                + &wall(-42, 0, 86, 26)
                + &shape("k-roof", &teeth)
                + &windows((0..5).map(|n| (n * 16 - 36, 8)), 7, 9)
        }
        Kind::Kiln => {
            shape("k-brick", "M-26 0Q-24 -34 -8 -40V-56h16v16Q24 -34 26 0z")
                + &shape("k-roof", "M-11 -56h22v-6h-22z")
                + &shape("k-dark", "M-8 0v-9a8 8 0 0 1 16 0v9z")
        }
        Kind::Hall => {
            wall(-36, 0, 72, 34)
                + &hip(-42, 34, 84, 18, 12)
                + &arches("k-dark", (0..4).map(|n| (n * 16 - 29, 8)), 9, 14)
        }
        Kind::Tower => {
            wall(-12, 0, 24, 44)
                + &gable(-12, 44, 24, 16)
                + &wall(12, 0, 28, 22)
                + &gable(12, 22, 28, 12)
                + &windows([(-4, 26)].into_iter(), 8, 10)
                + &windows([(20, 6)].into_iter(), 7, 9)
                + &shape("k-dark", "M-6 0v-12h12v12z")
        }
        Kind::Office => {
            let places = (0..3).flat_map(|n| [(n * 16 - 20, 10), (n * 16 - 20, 27)]);
            wall(-26, 0, 52, 46) + &hip(-30, 46, 60, 10, 8) + &windows(places, 7, 10)
        }
        Kind::Stable => {
            wall(-38, 0, 76, 22)
                + &hip(-43, 22, 86, 18, 12)
                + &arches("k-wood", (0..3).map(|n| (n * 22 - 30, 0)), 12, 10)
        }
        Kind::Palace => {
            wall(-40, 0, 80, 26)
                + &wall(-16, 0, 32, 34)
                + &shape("k-roof", "M-20 -34h40l-20 -13z")
                + &shape("k-roof", "M-44 -26h24v-6h-24zM20 -26h24v-6h-24z")
                + &arches(
                    "k-dark",
                    [-35, -27, 23, 31].into_iter().map(|x| (x, 7)),
                    5,
                    8,
                )
                + &shape(
                    "k-frame",
                    "M-11 0v-30M-4 0v-30M4 0v-30M11 0v-30M0 -47v-12M0 -58h9l-3 3l3 3h-9",
                )
        }
        Kind::Park => {
            tree(-30, 18)
                + &tree(32, 14)
                + &wall(-12, 0, 24, 16)
                + &gable(-12, 16, 24, 14)
                + &shape("k-dark", "M-4 0v-9h8v9z")
                + &shape("k-frame", "M-44 -3h28M18 -3h26")
        }
        Kind::Crane => {
            wall(-40, 0, 34, 20)
                + &gable(-40, 20, 34, 14)
                + &shape("k-dark", "M-28 0v-11h10v11z")
                + &shape(
                    "k-frame",
                    "M14 0V-50M26 0L14 -26M2 0L14 -26M14 -50L42 -36M14 -42L42 -36M42 -36v18",
                )
                + &shape("k-wood", "M36 -18h12v10h-12z")
        }
    }
}

/// The building of a structure, standing on this place in this size.
pub(crate) fn building(game: &Kanal, card: u8, x: f64, y: f64, scale: f64) -> String {
    let stage = stage_class(game.card(card).stage);
    format!(
        "<g class=\"k-building {stage}\" transform=\"translate({x:.1} {y:.1}) scale({scale})\">{}</g>",
        drawn(kind(game, card))
    )
}
