//! The referee plays alone: nothing gets lost, everything comes up, and the driver finds differences.

use std::collections::{BTreeMap, BTreeSet};

use crate::water_frame_referee::dealer::{Dealer, Dice};
use crate::water_frame_referee::driver::{Engine, Setting, Tally, play};
use crate::water_frame_referee::manners::Manner;
use crate::water_frame_referee::numbers::{
    ADMINISTRATION, ALL_SHARES, LAST_SPACE, ROW_SPACES, WORKERS,
};
use crate::water_frame_referee::referee::{Options, Referee, Turn};
use crate::water_frame_referee::table::{Table, ship_kind};
use crate::water_frame_referee::words::{EVENTS, TILES};

/// Games at scale 1.
const GAMES: u64 = 336;

/// How many times the games are played.
pub(crate) fn scale() -> u64 {
    let scale = std::env::var("MILLWRIGHT_SCALE").ok();
    scale.and_then(|scale| scale.parse().ok()).unwrap_or(1)
}

/// Every mix of players, options and manners.
pub(crate) fn setting(game: u64) -> Setting {
    let way = game / 21;
    let predetermined = way % 2 == 1;
    Setting {
        players: 2 + (game % 3) as usize,
        manner: Manner::ALL[(game / 3 % 7) as usize],
        options: Options {
            predetermined,
            // Options that belong to the other set-up are not chosen.
            patrons: !predetermined && way / 2 % 2 == 1,
            extra_events: !predetermined && way / 4 % 2 == 1,
            events_shuffled: predetermined && way / 2 % 2 == 1,
        },
    }
}

/// The referee in the place of an engine; it may be made to err.
struct Twin {
    referee: Referee,
    dealer: Dealer,
    /// Pieces that may not change their number, once they are set up.
    pieces: Option<Pieces>,
    err: fn(&mut Table),
    /// A line that it does not offer, and one that it refuses.
    hidden: &'static str,
    refused: &'static str,
}

impl Twin {
    fn new(setting: Setting, seed: u64, err: fn(&mut Table)) -> Twin {
        Twin {
            referee: Referee::new(setting.players, setting.options),
            dealer: Dealer::new(setting.players, setting.options, seed),
            pieces: None,
            err,
            hidden: "",
            refused: "",
        }
    }
}

impl Engine for Twin {
    fn turn(&self) -> Turn {
        self.referee.turn()
    }

    fn choices(&self) -> BTreeSet<String> {
        let mut choices = self.referee.choices();
        choices.remove(self.hidden);
        choices
    }

    fn refuses(&self, text: &str) -> bool {
        !self.referee.check(text) || text == self.refused
    }

    fn act(&mut self, text: &str) {
        self.referee.act(text);
        let pieces = Pieces::count(&self.referee.table);
        let before = self.pieces.get_or_insert_with(|| pieces.clone());
        assert_eq!(*before, pieces, "after {text}");
        is_sound(&self.referee);
    }

    fn next_reveal(&mut self) -> String {
        let text = self.dealer.draw(&self.referee);
        self.referee
            .reveal(&text)
            .expect("the dealer deals what fits");
        is_sound(&self.referee);
        text
    }

    fn table(&self) -> Table {
        let mut table = self.referee.table.clone();
        (self.err)(&mut table);
        table
    }

    fn scores(&self) -> Vec<Option<u32>> {
        self.referee.scores()
    }

    fn winners(&self) -> Vec<u8> {
        self.referee.winners()
    }
}

/// Tiles, ships and grey markers, wherever they are.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pieces {
    tiles: [u8; 20],
    ships: [u8; 5],
    grey: [[u8; 2]; 4],
}

impl Pieces {
    fn count(table: &Table) -> Pieces {
        let mut pieces = Pieces {
            tiles: table.tiles,
            ships: table.ships,
            grey: [[0; 2]; 4],
        };
        for (row, markers) in table.mat.iter().enumerate() {
            for (kind, count) in markers.iter().enumerate() {
                pieces.grey[kind][row / 2] += count;
            }
        }
        for company in &table.companies {
            for (count, owned) in pieces.tiles.iter_mut().zip(company.tiles) {
                *count += u8::from(owned);
            }
            for capacity in company.ships.into_iter().filter(|capacity| *capacity > 0) {
                pieces.ships[ship_kind(capacity)] += 1;
            }
            for (counts, owned) in pieces.grey.iter_mut().zip(company.grey) {
                counts[0] += u8::from(owned[0]);
                counts[1] += u8::from(owned[1]);
            }
        }
        pieces
    }
}

/// What holds at any time.
fn is_sound(referee: &Referee) {
    let table = &referee.table;
    let hired: u8 = table
        .companies
        .iter()
        .map(|company| company.workers())
        .sum();
    assert_eq!(table.empty, table.fired + table.boxed + hired, "{table:?}");
    assert!(table.empty <= WORKERS);
    if let Turn::Ask(_) = referee.turn() {
        assert!(referee.choices().len() > 1);
    }
    for company in &table.companies {
        assert!(company.shares <= ALL_SHARES);
        assert!((1..=LAST_SPACE).contains(&company.space));
        assert!(company.tile_count() <= 5);
        let placed = company.administration.iter().flatten().count();
        assert!(placed < ADMINISTRATION.len());
        assert!(company.lines <= 2);
        for (good, factory) in company.factories.iter().enumerate() {
            let Some(factory) = factory else {
                assert!(!company.marked[good]);
                continue;
            };
            assert!(factory.price <= factory.worth(good), "appeal below 0");
            assert!(factory.distribution <= 4 && factory.quality <= 6 && factory.level <= 4);
            assert_eq!(
                factory.pieces[0], ROW_SPACES[good][0],
                "the first row is full"
            );
            let spaces = ROW_SPACES[good];
            let mut is_before_full = true;
            for (row, pieces) in factory.pieces.into_iter().enumerate() {
                assert!(pieces <= spaces[row]);
                assert!(pieces == 0 || is_before_full, "a row before is not full");
                let machines = factory.machines[row];
                assert!(
                    machines == 0 || machines < pieces,
                    "nobody tends the machines"
                );
                is_before_full = pieces == spaces[row];
            }
        }
    }
}

#[test]
fn the_referee_agrees_with_itself_and_everything_comes_up() {
    let mut tally = Tally::default();
    let mut differences = Vec::new();
    for game in 0..GAMES * scale() {
        let setting = setting(game);
        let mut twin = Twin::new(setting, game, |_| {});
        let mut dice = Dice::new(game);
        if let Err(difference) = play(&mut twin, setting, &mut dice, &mut tally) {
            differences.push(format!("----- game {game}, {difference}"));
        }
    }
    println!("{tally}");
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    let missing: Vec<String> = wanted()
        .into_iter()
        .filter(|what| !tally.met.contains_key(what))
        .collect();
    assert!(missing.is_empty(), "never met: {missing:?}");
    let verbs: Vec<&str> = VERBS
        .into_iter()
        .filter(|verb| !tally.verbs.contains_key(*verb))
        .collect();
    assert!(verbs.is_empty(), "never chosen: {verbs:?}");
}

/// What comes up in one game of some hundred.
const RARE: [&str; 3] = [
    "contract 2 in the ship action",
    "contract without a factory",
    "reuse on the blocked space",
];

/// What has to come up in the games.
fn wanted() -> Vec<String> {
    let mut list: Vec<String> = EVENTS
        .iter()
        .map(|event| format!("event {event}"))
        .collect();
    list.extend(TILES.iter().map(|tile| format!("tile {tile}")));
    let actions = [
        "factory",
        "workers",
        "machinery",
        "quality",
        "distribution",
        "exchange",
        "machinery light",
        "machinery dark",
        "quality light",
        "quality dark",
        "distribution light",
        "distribution dark",
        "production light",
        "production dark",
        "ship",
    ];
    list.extend(actions.map(|action| format!("action {action}")));
    list.extend([2, 4, 6, 8, 10].map(|capacity| format!("ship {capacity}")));
    list.extend((1..=4).map(|row| format!("taken from row {row}")));
    list.extend((1..=4).map(|use_| format!("use {use_} of the inventor")));
    let others = [
        "emergency sale",
        "loan",
        "reuse",
        "price for a pound",
        "pounds above the limit of distribution",
        "modernized beyond the level",
        "marked factory",
        "income of the engineering works",
        "quality of the engineer",
        "contract 1 in the ship action",
        "profit of the office",
        "contract of the agent",
        "extra shifts in the production action",
        "extra shifts at a call",
        "extra shifts for a further sale",
        "extra shifts for a contract",
        "extra shifts for the warehouse",
        "stored good sold at a call",
        "more sold than demanded",
        "the only row shut",
        "sold to a patron",
        "sold by the jubilee",
        "tie broken by charisma",
        "shipment by 1",
        "shipment by 2",
        "contract at the end of the track",
        "start player named by charisma",
        "warehouse worker dismissed",
        "ship dismissed",
        "ship replaced",
        "worker for an obsolete factory",
    ];
    list.extend(others.map(str::to_owned));
    if scale() >= 10 {
        list.extend(RARE.map(str::to_owned));
    }
    let questions = [
        "Found",
        "FirstPrice",
        "StartCapital",
        "Administration",
        "Main",
        "Resettle",
        "Prices",
        "Special",
        "Fifth",
        "Inventor",
        "Room",
        "Call",
        "ShutBeforeSale",
        "ShutAfterSale",
        "Patron",
        "Jubilee",
        "Shipment",
        "ExtraToStore",
        "Storage",
        "CharismaInCycle",
        "CharismaInDecade",
        "NameStart",
        "Dismiss",
        "LoseShip",
        "Broker",
        "FinalExchange",
        "MadeInEngland",
        "Luddism",
    ];
    list.extend(questions.map(|question| format!("asked {question}")));
    list
}

/// Every kind of choice.
const VERBS: [&str; 51] = [
    "found",
    "price",
    "place",
    "place .. paying",
    "reuse",
    "reuse .. paying",
    "build",
    "modernize",
    "close",
    "use developer",
    "pay inventor",
    "return inventor",
    "return patent",
    "hire",
    "fire",
    "staff",
    "restaff",
    "machine",
    "resettle",
    "quality",
    "distribute",
    "buy",
    "sell",
    "repay",
    "warehouse",
    "contract",
    "deliver",
    "produce",
    "produce .. extra",
    "take ship",
    "take ship .. replacing",
    "take foreman",
    "take workshop",
    "take machinery",
    "move foreman",
    "move workshop",
    "half-price",
    "offer",
    "extra",
    "hold",
    "shut",
    "ship",
    "ship .. both",
    "keep",
    "start",
    "done",
    "dismiss column",
    "dismiss line",
    "dismiss ship-1",
    "dismiss ship-2",
    "smash",
];

#[test]
fn a_difference_is_found_and_told() {
    let setting = setting(3);
    let mut twin = Twin::new(setting, 3, |table| {
        if table.cycle == 2 {
            table.companies[0].cash += 1;
        }
    });
    let told = play(&mut twin, setting, &mut Dice::new(3), &mut Tally::default());
    let told = told.expect_err("a pound too much");
    assert!(told.contains("seat 1, cash: "), "{told}");

    let mut twin = Twin::new(setting, 3, |_| {});
    twin.hidden = "place workers 4";
    let told = play(&mut twin, setting, &mut Dice::new(3), &mut Tally::default());
    let told = told.expect_err("a choice too few");
    assert!(
        told.contains(r#"only the referee ["place workers 4"]"#),
        "{told}"
    );

    let mut twin = Twin::new(setting, 3, |_| {});
    twin.refused = "done";
    let told = play(&mut twin, setting, &mut Dice::new(3), &mut Tally::default());
    let told = told.expect_err("a refusal too many");
    assert!(
        told.contains("'done': the engine refuses it: true"),
        "{told}"
    );
}

#[test]
fn dealers_set_up_by_the_rules() {
    let mut events = BTreeMap::new();
    for seed in 0..300 {
        let setting = setting(seed);
        let mut twin = Twin::new(setting, seed, |_| {});
        while let Turn::Reveal(_) = twin.turn() {
            let text = twin.next_reveal();
            *events.entry(text).or_insert(0) += 1;
        }
        let supply: u8 = twin.referee.table.tiles.iter().sum();
        let each = if setting.options.predetermined { 6 } else { 7 };
        assert_eq!(usize::from(supply), each * setting.players);
    }
    assert!(events.len() > 60, "{events:?}");
}
