//! From the blocks of the data file to the component numbers.

use ::data::{DataError, File, Node};

use crate::components::{
    AdministrationComponents, Components, DECADES, FactoryComponents, GreyComponents,
    JobMarketComponents, LoanComponents, PredeterminedSeat, RowComponents, ShareComponents,
    TimetableComponents,
};
use crate::due;
use crate::goods::Good;
use crate::marker::{Kind, Marker};

/// What the file has at its top.
pub(super) const BLOCKS: [&str; 18] = [
    "factory",
    "price_scale",
    "warehouse",
    "quality_markers",
    "distribution_markers",
    "job_market",
    "wages",
    "set_up",
    "economy",
    "share_track",
    "shares",
    "loans",
    "obsolete",
    "administration",
    "timetable",
    "markers",
    "grey_markers",
    "predetermined",
];

/// The years of the timetable.
const YEARS: [&str; DECADES] = ["1760", "1770", "1780", "1790", "1800", "1810"];

/// The numbers of the file.
pub(super) fn components(file: &mut File<'_>) -> Result<Components, DataError> {
    let by_good = file.get("factory")?.table(&Good::ALL.map(Good::word))?;
    let factories = [
        factory(file, by_good.get("food")?)?,
        factory(file, by_good.get("clothes")?)?,
        factory(file, by_good.get("cutlery")?)?,
        factory(file, by_good.get("lamps")?)?,
    ];
    let price_scale = file.block("price_scale", &["lowest", "highest"])?;
    let warehouse = file.block("warehouse", &["spaces"])?;
    let quality = file.block("quality_markers", &["highest"])?;
    let distribution = file.block("distribution_markers", &["highest"])?;
    let job_market = job_market(file)?;
    let shares = shares(file)?;
    let loans = loans(file)?;
    let (spaces, reuse_fee) = administration(file)?;
    let timetable = timetable(file)?;
    let administration = markers(file, spaces, reuse_fee)?;
    let grey = file.block("grey_markers", &["sets", "stock_exchange"])?;
    let tables = file.get("predetermined")?.table(&["2", "3", "4"])?;
    Ok(Components {
        factories,
        price_min: price_scale.get("lowest")?.number()?,
        price_max: price_scale.get("highest")?.number()?,
        storage: warehouse.get("spaces")?.number()?,
        quality_max: quality.get("highest")?.number()?,
        distribution_max: distribution.get("highest")?.number()?,
        job_market,
        shares,
        loans,
        administration,
        timetable,
        grey: GreyComponents {
            sets: grey.get("sets")?.numbers()?,
            stock_exchange: grey.get("stock_exchange")?.numbers()?,
        },
        predetermined: [
            predetermined(file, tables.get("2")?, 2)?,
            predetermined(file, tables.get("3")?, 3)?,
            predetermined(file, tables.get("4")?, 4)?,
        ],
    })
}

fn factory<'a>(file: &mut File<'a>, node: Node<'a>) -> Result<FactoryComponents, DataError> {
    let block = file.enter(node, &["cost", "rows", "output", "warehouse_price"])?;
    let mut factory = FactoryComponents {
        cost: block.get("cost")?.numbers()?,
        rows: [RowComponents {
            worker: 0,
            machine: 0,
        }; 4],
        output: [[0; 4]; 4],
        warehouse_price: block.get("warehouse_price")?.number()?,
    };
    for (row, entry) in factory
        .rows
        .iter_mut()
        .zip(block.get("rows")?.entries::<4>()?)
    {
        *row = entry.word(due::ROW, row_of)?;
    }
    for (level, entry) in factory
        .output
        .iter_mut()
        .zip(block.get("output")?.entries::<4>()?)
    {
        *level = entry.numbers()?;
    }
    Ok(factory)
}

fn job_market(file: &mut File<'_>) -> Result<JobMarketComponents, DataError> {
    let market = file.block("job_market", &["spaces"])?;
    let wages = file.block("wages", &["by_row"])?;
    let set_up = file.block("set_up", &["fired", "boxed"])?;
    let economy = file.block("economy", &["importer", "workers"])?;
    let mut numbered = [[false; 20]; 4];
    for (row, entry) in market.get("spaces")?.entries::<20>()?.iter().enumerate() {
        let spaces = entry.word(due::SPACES, spaces_of)?;
        for (column, is_numbered) in numbered.iter_mut().zip(spaces) {
            column[row] = is_numbered;
        }
    }
    Ok(JobMarketComponents {
        numbered,
        wages: wages.get("by_row")?.numbers()?,
        fired: set_up.get("fired")?.numbers()?,
        boxed: set_up.get("boxed")?.numbers()?,
        returning: economy.get("workers")?.number()?,
        importer: economy.get("importer")?.number()?,
    })
}

fn shares(file: &mut File<'_>) -> Result<ShareComponents, DataError> {
    let track = file.block("share_track", &["values", "start_space", "buying_floor"])?;
    let shares = file.block("shares", &["total", "in_hand", "capital"])?;
    Ok(ShareComponents {
        values: track.get("values")?.numbers::<60>()?.to_vec(),
        start_space: track.get("start_space")?.number()?,
        buying_floor: track.get("buying_floor")?.number()?,
        total: shares.get("total")?.number()?,
        in_hand: shares.get("in_hand")?.number()?,
        capital: shares.get("capital")?.number()?,
    })
}

fn loans(file: &mut File<'_>) -> Result<LoanComponents, DataError> {
    let loans = file.block("loans", &["amount", "repayment"])?;
    let obsolete = file.block("obsolete", &["workers", "missing_worker"])?;
    Ok(LoanComponents {
        amount: loans.get("amount")?.number()?,
        repayment: loans.get("repayment")?.number()?,
        missing_worker: obsolete.get("missing_worker")?.number()?,
        obsolete_workers: obsolete.get("workers")?.number()?,
    })
}

fn administration(file: &mut File<'_>) -> Result<([u8; 5], u8), DataError> {
    let block = file.block("administration", &["spaces", "reuse_fee"])?;
    Ok((
        block.get("spaces")?.numbers()?,
        block.get("reuse_fee")?.number()?,
    ))
}

fn timetable(file: &mut File<'_>) -> Result<TimetableComponents, DataError> {
    let block = file.block("timetable", &YEARS)?;
    let mut timetable = TimetableComponents {
        level: [0; DECADES],
        obsolete: [0; DECADES],
    };
    for (decade, year) in YEARS.into_iter().enumerate() {
        let row = block.get(year)?.table(&["level", "obsolete"])?;
        timetable.level[decade] = row.get("level")?.number()?;
        for level in row.get("obsolete")?.list()? {
            match level.number()? {
                number @ 1..=4 => timetable.obsolete[decade] |= 1 << (number - 1),
                _ => return Err(level.due(due::LEVEL)),
            }
        }
    }
    Ok(timetable)
}

fn markers(
    file: &mut File<'_>,
    spaces: [u8; 5],
    reuse_fee: u8,
) -> Result<AdministrationComponents, DataError> {
    let shades = ["own", "light", "dark"];
    let kinds = [Kind::Machinery, Kind::Quality, Kind::Distribution].map(Kind::word);
    let markers = file.get("markers")?.table(&kinds)?;
    let [machinery, quality, distribution] = kinds.map(|kind| markers.get(kind));
    let machinery = file.enter(machinery?, &shades)?;
    let quality = file.enter(quality?, &shades)?;
    let distribution = file.enter(distribution?, &shades)?;
    // The own quality marker has two numbers, all others three.
    let [one, two] = quality.get("own")?.numbers()?;
    Ok(AdministrationComponents {
        spaces,
        reuse_fee,
        machinery: [
            machinery.get("own")?.numbers()?,
            machinery.get("light")?.numbers()?,
            machinery.get("dark")?.numbers()?,
        ],
        quality: [
            [one, two, 0],
            quality.get("light")?.numbers()?,
            quality.get("dark")?.numbers()?,
        ],
        distribution: [
            distribution.get("own")?.number()?,
            distribution.get("light")?.number()?,
            distribution.get("dark")?.number()?,
        ],
    })
}

fn predetermined<'a>(
    file: &mut File<'a>,
    node: Node<'a>,
    players: usize,
) -> Result<Vec<PredeterminedSeat>, DataError> {
    let seats = file.enter(node, &["seats"])?.get("seats")?;
    let list = seats.list()?;
    if list.len() != players {
        return Err(seats.wrong_length(list.len(), players));
    }
    list.into_iter().map(predetermined_seat).collect()
}

fn predetermined_seat(node: Node<'_>) -> Result<PredeterminedSeat, DataError> {
    let seat = node.table(&["factories", "shares", "capital", "marker"])?;
    let factories = seat.get("factories")?;
    let table = factories.clone().table(&Good::ALL.map(Good::word))?;
    let mut prices = Vec::new();
    for good in Good::ALL {
        if let Some(price) = table.find(good.word()) {
            prices.push((good, price.number()?));
        }
    }
    let drawn = |word: &str| {
        let marker = Marker::light(Kind::from_word(word)?);
        Marker::DRAWN.contains(&marker).then_some(marker)
    };
    Ok(PredeterminedSeat {
        factories: prices
            .try_into()
            .map_err(|prices: Vec<_>| factories.wrong_length(prices.len(), 2))?,
        shares: seat.get("shares")?.number()?,
        capital: seat.get("capital")?.number()?,
        marker: seat.get("marker")?.word(due::DRAWN_MARKER, drawn)?,
    })
}

/// The spaces of a production row written as `WMM`.
fn row_of(word: &str) -> Option<RowComponents> {
    let machines = word.trim_start_matches('W');
    let all_machines = machines.bytes().all(|space| space == b'M');
    let worker = word.len() - machines.len();
    (all_machines && worker >= 1 && word.len() <= 3).then_some(RowComponents {
        worker: worker as u8,
        machine: machines.len() as u8,
    })
}

/// A row of the job market written as `##..`.
fn spaces_of(word: &str) -> Option<[bool; 4]> {
    let spaces: [u8; 4] = word.as_bytes().try_into().ok()?;
    let is_space = |space: &u8| matches!(space, b'#' | b'.');
    spaces
        .iter()
        .all(is_space)
        .then(|| spaces.map(|space| space == b'#'))
}
