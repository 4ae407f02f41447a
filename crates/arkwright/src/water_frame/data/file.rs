//! From the blocks of the data file to the component numbers of Water Frame.

use ::data::{DataError, File, Node};

use crate::due;
use crate::goods::Good;
use crate::water_frame::components::{
    EventComponents, MatComponents, ShipComponents, Special, TileComponents, WarehouseComponents,
    WaterComponents, WaterPredetermined, WaterSeat,
};
use crate::water_frame::event_marker::EventMarker;
use crate::water_frame::mat_kind::MatKind;
use crate::water_frame::tile::Tile;

/// What the file has at its top.
pub(super) const BLOCKS: [&str; 15] = [
    "economy_markers",
    "grey_markers",
    "mat",
    "production_markers",
    "ships",
    "contracts",
    "warehouses",
    "tile_counts",
    "tiles",
    "tile_numbers",
    "events",
    "event_numbers",
    "idle_factories",
    "predetermined_events",
    "predetermined",
];

/// The player counts, as keys.
const PLAYERS: [&str; 3] = ["2", "3", "4"];

/// The decades whose events are laid out in the predetermined set-up.
const YEARS: [&str; 4] = ["1770", "1780", "1790", "1800"];

/// The numbers of the file.
pub(super) fn components(file: &mut File<'_>) -> Result<WaterComponents, DataError> {
    let (economy, economy_out) = economy(file)?;
    let mat = mat(file)?;
    let (ships, ships_of_two) = ships(file)?;
    let contracts = file.block("contracts", &["spaces", "two_players", "overdue"])?;
    let warehouses = file.block("warehouses", &["column", "lines", "small"])?;
    let (tiles, blocked_fee) = tiles(file)?;
    let events = events(file)?;
    let idle = file.block("idle_factories", &["spaces", "shares"])?;
    let (fixed, shuffled) = predetermined_events(file)?;
    let tables = file.get("predetermined")?.table(&PLAYERS)?;
    Ok(WaterComponents {
        economy,
        economy_out,
        mat,
        ships,
        ships_of_two,
        contracts: contracts.get("spaces")?.numbers()?,
        contracts_of_two: contracts.get("two_players")?.number()?,
        warehouse: WarehouseComponents {
            column: warehouses.get("column")?.number()?,
            lines: warehouses.get("lines")?.numbers()?,
            small: warehouses.get("small")?.number()?,
        },
        tiles,
        events: EventComponents {
            fixed,
            shuffled,
            ..events
        },
        idle_spaces: idle.get("spaces")?.number()?,
        idle_shares: idle.get("shares")?.number()?,
        overdue_spaces: contracts.get("overdue")?.number()?,
        blocked_fee,
        predetermined: [
            predetermined(file, tables.get("2")?, 2)?,
            predetermined(file, tables.get("3")?, 3)?,
            predetermined(file, tables.get("4")?, 4)?,
        ],
    })
}

/// The economy markers of one good, in an order of their own, and which of them can be out.
fn economy(file: &mut File<'_>) -> Result<(Vec<(u8, u8)>, u8), DataError> {
    let block = file.block("economy_markers", &["markers", "out"])?;
    let mut markers = Vec::new();
    for node in block.get("markers")?.list()? {
        let marker = node.table(&["importer", "workers"])?;
        let importer = marker.get("importer")?.number()?;
        markers.push((importer, marker.get("workers")?.number()?));
    }
    // They are shuffled anyway, so it does not matter in which order they are written.
    markers.sort_unstable();
    Ok((markers, block.get("out")?.number()?))
}

fn mat(file: &mut File<'_>) -> Result<MatComponents, DataError> {
    let grey = file.block("grey_markers", &["sets"])?;
    let mat = file.block("mat", &PLAYERS)?;
    let production = file.block("production_markers", &["light", "dark"])?;
    Ok(MatComponents {
        sets: grey.get("sets")?.numbers()?,
        rows: [
            mat.get("2")?.numbers()?,
            mat.get("3")?.numbers()?,
            mat.get("4")?.numbers()?,
        ],
        production: [
            production.get("light")?.number()?,
            production.get("dark")?.number()?,
        ],
    })
}

fn ships(file: &mut File<'_>) -> Result<([ShipComponents; 5], u8), DataError> {
    let block = file.block("ships", &["ships", "two_players"])?;
    let mut ships = [ShipComponents {
        capacity: 0,
        count: 0,
        crew: 0,
        row: 0,
    }; 5];
    for (ship, node) in ships.iter_mut().zip(block.get("ships")?.entries::<5>()?) {
        let table = node.table(&["capacity", "count", "crew", "row"])?;
        *ship = ShipComponents {
            capacity: table.get("capacity")?.number()?,
            count: table.get("count")?.number()?,
            crew: table.get("crew")?.number()?,
            row: table.get("row")?.number()?,
        };
    }
    Ok((ships, block.get("two_players")?.number()?))
}

/// The tiles, and the fee that their absence makes dearer.
fn tiles(file: &mut File<'_>) -> Result<(TileComponents, u8), DataError> {
    let counts = file.block("tile_counts", &Tile::ALL.map(Tile::word))?;
    let mut count = [0; Tile::ALL.len()];
    for tile in Tile::ALL {
        count[tile.index()] = counts.get(tile.word())?.number()?;
    }
    let supply = file.block("tiles", &["drawn", "most"])?;
    let numbers = file.block(
        "tile_numbers",
        &[
            "inventor",
            "developer",
            "workshop",
            "foreman",
            "patent",
            "office",
            "engineer",
            "accountant",
            "engineering_works",
            "broker",
            "administrator",
        ],
    )?;
    let workshop = numbers.get("workshop")?.table(&["more", "running"])?;
    let foreman = numbers
        .get("foreman")?
        .table(&["less", "workers", "least"])?;
    let patent = numbers.get("patent")?.table(&["more", "levels"])?;
    let tiles = TileComponents {
        count,
        drawn: supply.get("drawn")?.numbers()?,
        most: supply.get("most")?.number()?,
        inventor: numbers.get("inventor")?.numbers()?,
        developer: numbers.get("developer")?.number()?,
        workshop: workshop.get("more")?.number()?,
        workshop_running: workshop.get("running")?.number()?,
        foreman: foreman.get("less")?.number()?,
        foreman_workers: foreman.get("workers")?.number()?,
        foreman_least: foreman.get("least")?.number()?,
        patent: patent.get("more")?.number()?,
        patent_levels: patent.get("levels")?.number()?,
        office: numbers.get("office")?.number()?,
        engineer: numbers.get("engineer")?.number()?,
        accountant: numbers.get("accountant")?.number()?,
        engineering_works: numbers.get("engineering_works")?.number()?,
        half_price_shares: numbers.get("broker")?.number()?,
    };
    Ok((tiles, numbers.get("administrator")?.number()?))
}

/// The events without those of the predetermined set-up, which have a block of their own.
fn events(file: &mut File<'_>) -> Result<EventComponents, DataError> {
    let out = file.block("events", &["out_of_two"])?;
    let numbers = file.block(
        "event_numbers",
        &[
            "credit_crisis",
            "made_in_england",
            "navigation_acts",
            "opium_war",
            "recession",
            "royal_society",
            "social_unrest",
            "strike",
            "exhibition",
            "economic_crisis",
        ],
    )?;
    let royal = numbers.get("royal_society")?.table(&["level", "tile"])?;
    Ok(EventComponents {
        out_of_two: sorted(&out.get("out_of_two")?, event)?,
        credit_crisis_percent: numbers.get("credit_crisis")?.number()?,
        recession: numbers.get("recession")?.number()?,
        royal_level: royal.get("level")?.number()?,
        royal_tile: royal.get("tile")?.number()?,
        unrest: numbers.get("social_unrest")?.number()?,
        strike: numbers.get("strike")?.number()?,
        exhibition: numbers.get("exhibition")?.number()?,
        crisis: numbers.get("economic_crisis")?.number()?,
        navigation: numbers.get("navigation_acts")?.number()?,
        opium: numbers.get("opium_war")?.number()?,
        made_in_england: numbers.get("made_in_england")?.number()?,
        fixed: [EventMarker::EndOfGame; 4],
        shuffled: Vec::new(),
    })
}

fn predetermined_events(
    file: &mut File<'_>,
) -> Result<([EventMarker; 4], Vec<EventMarker>), DataError> {
    let keys = [&YEARS[..], &["shuffled"]].concat();
    let block = file.block("predetermined_events", &keys)?;
    let mut fixed = [EventMarker::EndOfGame; 4];
    for (place, year) in fixed.iter_mut().zip(YEARS) {
        *place = event(&block.get(year)?)?;
    }
    Ok((fixed, sorted(&block.get("shuffled")?, event)?))
}

fn predetermined<'a>(
    file: &mut File<'a>,
    node: Node<'a>,
    players: usize,
) -> Result<WaterPredetermined, DataError> {
    let block = file.enter(node, &["mat", "tiles", "seats"])?;
    let mut mat = [const { Vec::new() }; 4];
    for (row, node) in mat.iter_mut().zip(block.get("mat")?.entries::<4>()?) {
        *row = node
            .list()?
            .iter()
            .map(mat_kind)
            .collect::<Result<_, _>>()?;
    }
    let tile = |node: &Node<'_>| node.word(due::TILE, Tile::from_word);
    let tiles = sorted(&block.get("tiles")?, tile)?;
    let seats = block.get("seats")?;
    let list = seats.list()?;
    if list.len() != players {
        return Err(seats.wrong_length(list.len(), players));
    }
    let seats = list.into_iter().map(seat).collect::<Result<_, _>>()?;
    Ok(WaterPredetermined { mat, tiles, seats })
}

fn seat(node: Node<'_>) -> Result<WaterSeat, DataError> {
    let seat = node.table(&["factories", "shares", "capital", "marker", "ship"])?;
    let factories = seat.get("factories")?;
    let table = factories.clone().table(&Good::ALL.map(Good::word))?;
    let mut prices = Vec::new();
    for good in Good::ALL {
        if let Some(price) = table.find(good.word()) {
            prices.push((good, price.number()?));
        }
    }
    // A ship or a marker, and the marker is missing if there is neither.
    let special = match seat.find("ship") {
        Some(ship) if seat.find("marker").is_none() => Special::Ship(ship.number()?),
        Some(ship) => return Err(ship.due(due::SHIP_OR_MARKER)),
        None => Special::Light(mat_kind(&seat.get("marker")?)?),
    };
    Ok(WaterSeat {
        factories: prices
            .try_into()
            .map_err(|prices: Vec<_>| factories.wrong_length(prices.len(), 2))?,
        shares: seat.get("shares")?.number()?,
        capital: seat.get("capital")?.number()?,
        special,
    })
}

fn event(node: &Node<'_>) -> Result<EventMarker, DataError> {
    node.word(due::EVENT, EventMarker::from_word)
}

fn mat_kind(node: &Node<'_>) -> Result<MatKind, DataError> {
    node.word(due::GREY_MARKER, MatKind::from_word)
}

/// A list whose order does not matter: its entries, in their own order.
fn sorted<T: Ord>(
    node: &Node<'_>,
    read: impl Fn(&Node<'_>) -> Result<T, DataError>,
) -> Result<Vec<T>, DataError> {
    let mut entries = node
        .list()?
        .iter()
        .map(read)
        .collect::<Result<Vec<T>, DataError>>()?;
    entries.sort_unstable();
    Ok(entries)
}
