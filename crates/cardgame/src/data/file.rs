//! From the blocks of the data file to the component numbers.

use ::data::{DataError, File, Node, Table};

use super::market::market;
use crate::card::{CARDS, Card};
use crate::components::{
    CardNumbers, Components, DOUBLE_SIDED, FactorySide, SPOTS, Start, StartDevelopment,
    Storehouses, WorkerCard,
};
use crate::due;
use crate::good::{GOODS, Good};
use crate::track::{TRACKS, Track};

/// What the file has at its top.
pub(super) const BLOCKS: [&str; 19] = [
    "factory",
    "stored_goods",
    "office",
    "worker_cards",
    "quality",
    "distribution",
    "storehouses",
    "player",
    "ships",
    "loans",
    "developments",
    "market",
    "machines",
    "neutral",
    "seats",
    "supply",
    "development_cards",
    "card_numbers",
    "contract",
];

/// The types that a card shows on both sides.
const SAME_SIDES: [Card; 3] = [Card::Patent, Card::Engineer, Card::Storehouse];

/// The numbers of the file.
pub(super) fn components(file: &mut File<'_>) -> Result<Components, DataError> {
    let factories = factories(file)?;
    let end_prices = by_good(file, "stored_goods")?;
    let offices = by_good(file, "office")?;
    let workers = worker_cards(file)?;
    let quality = file.block("quality", &["most", "engineer"])?;
    let distribution = file.block("distribution", &["most", "cards"])?;
    let storehouses = file.block("storehouses", &["small", "small_holds", "big_holds"])?;
    let player = file.block("player", &["money", "share_value", "shares"])?;
    let ships = file.block("ships", &["ships", "tokens", "value_lost"])?;
    let loans = file.block("loans", &["tokens"])?;
    let (levels, decades) = developments(file)?;
    let sides = file.get("market")?.table(&["2-3", "4"])?;
    let markets = [
        market(file, sides.get("2-3")?)?,
        market(file, sides.get("4")?)?,
    ];
    let machines = file.block("machines", &["maintenance"])?;
    let neutral = by_good(file, "neutral")?;
    let seats = file.get("seats")?.table(&["2", "3", "4"])?;
    let starts = [
        starts(file, seats.get("2")?, 2)?,
        starts(file, seats.get("3")?, 3)?,
        starts(file, seats.get("4")?, 4)?,
    ];
    let supply = file.block("supply", &["2", "3", "4"])?;
    let (single, double) = development_cards(file)?;
    let cards = card_numbers(file)?;
    let contract = file.block("contract", &["table"])?;
    Ok(Components {
        factories,
        end_prices,
        offices,
        workers,
        most_quality: [
            quality.get("most")?.number()?,
            quality.get("engineer")?.number()?,
        ],
        most_distribution: distribution.get("most")?.number()?,
        distribution_cards: distribution.get("cards")?.number()?,
        storehouses: Storehouses {
            small: storehouses.get("small")?.number()?,
            small_holds: storehouses.get("small_holds")?.number()?,
            big_holds: storehouses.get("big_holds")?.number()?,
        },
        ships: ships.get("ships")?.number()?,
        shipping_tokens: ships.get("tokens")?.number()?,
        value_lost: from_none(&ships.get("value_lost")?)?,
        loan_tokens: loans.get("tokens")?.number()?,
        start_money: player.get("money")?.number()?,
        start_value: player.get("share_value")?.number()?,
        start_shares: player.get("shares")?.number()?,
        levels,
        decades,
        markets,
        maintenance: machines.get("maintenance")?.number()?,
        neutral,
        contract: from_none(&contract.get("table")?)?,
        starts,
        supply: [
            counts(&supply.get("2")?)?,
            counts(&supply.get("3")?)?,
            counts(&supply.get("4")?)?,
        ],
        single,
        double,
        cards,
    })
}

/// A block with one number for each good.
fn by_good(file: &mut File<'_>, name: &str) -> Result<[u8; GOODS], DataError> {
    let block = file.block(name, &Good::ALL.map(Good::word))?;
    let mut numbers = [0; GOODS];
    for good in Good::ALL {
        numbers[good.index()] = block.get(good.word())?.number()?;
    }
    Ok(numbers)
}

/// A row that begins with one: the same with nothing for none in front.
fn from_none(node: &Node<'_>) -> Result<Vec<u8>, DataError> {
    let list = node.list()?;
    let numbers = list.iter().map(Node::number);
    std::iter::once(Ok(0)).chain(numbers).collect()
}

fn factories(file: &mut File<'_>) -> Result<[[FactorySide; 2]; GOODS], DataError> {
    let blank = FactorySide {
        prices: [0; SPOTS],
        appeals: [0; SPOTS],
        goods: 0,
        workers: 0,
        fixed: 0,
        ship_price: 0,
    };
    let by_good = file.get("factory")?.table(&Good::ALL.map(Good::word))?;
    let mut factories = [[blank; 2]; GOODS];
    for good in Good::ALL {
        let block = file.enter(by_good.get(good.word())?, &["I", "II"])?;
        factories[good.index()] = [side(block.get("I")?)?, side(block.get("II")?)?];
    }
    Ok(factories)
}

fn side(node: Node<'_>) -> Result<FactorySide, DataError> {
    let table = node.table(&["spots", "goods", "workers", "fixed", "ship"])?;
    let mut side = FactorySide {
        prices: [0; SPOTS],
        appeals: [0; SPOTS],
        goods: table.get("goods")?.number()?,
        workers: table.get("workers")?.number()?,
        fixed: table.get("fixed")?.number()?,
        ship_price: table.get("ship")?.number()?,
    };
    for (at, spot) in table
        .get("spots")?
        .entries::<SPOTS>()?
        .into_iter()
        .enumerate()
    {
        [side.prices[at], side.appeals[at]] = spot.numbers()?;
    }
    Ok(side)
}

fn worker_cards(file: &mut File<'_>) -> Result<[[WorkerCard; 2]; GOODS], DataError> {
    let blank = WorkerCard {
        workers: 0,
        machines: 0,
        goods: [0; 2],
    };
    let by_good = file
        .get("worker_cards")?
        .table(&Good::ALL.map(Good::word))?;
    let mut cards = [[blank; 2]; GOODS];
    for good in Good::ALL {
        let block = file.enter(by_good.get(good.word())?, &["first", "second"])?;
        cards[good.index()] = [
            worker_card(block.get("first")?, ["I", "II"])?,
            worker_card(block.get("second")?, ["I", "III"])?,
        ];
    }
    Ok(cards)
}

fn worker_card(node: Node<'_>, sides: [&str; 2]) -> Result<WorkerCard, DataError> {
    let table = node.table(&["workers", "machines", "goods"])?;
    let goods = table.get("goods")?.table(&sides)?;
    Ok(WorkerCard {
        workers: table.get("workers")?.number()?,
        machines: table.get("machines")?.number()?,
        goods: [
            goods.get(sides[0])?.number()?,
            goods.get(sides[1])?.number()?,
        ],
    })
}

/// What each development allows, and the decades of its later levels.
type Developments = ([[u8; 3]; TRACKS], [[u8; 2]; TRACKS]);

fn developments(file: &mut File<'_>) -> Result<Developments, DataError> {
    let block = file.block("developments", &Track::ALL.map(Track::word))?;
    let mut developments = ([[0; 3]; TRACKS], [[0; 2]; TRACKS]);
    for track in Track::ALL {
        let table = block.get(track.word())?.table(&["levels", "decades"])?;
        developments.0[track.index()] = table.get("levels")?.numbers()?;
        developments.1[track.index()] = table.get("decades")?.numbers()?;
    }
    Ok(developments)
}

fn starts<'a>(
    file: &mut File<'a>,
    node: Node<'a>,
    players: usize,
) -> Result<Vec<Start>, DataError> {
    let seats = file.enter(node, &["seats"])?.get("seats")?;
    let list = seats.list()?;
    if list.len() != players {
        return Err(seats.wrong_length(list.len(), players));
    }
    list.into_iter().map(start).collect()
}

fn start(node: Node<'_>) -> Result<Start, DataError> {
    let seat = node.table(&["factories", "card", "board"])?;
    let [first, second] = seat.get("factories")?.entries()?;
    // A card or a step on the board, and the card is missing if there is neither.
    let development = match seat.find("board") {
        Some(board) if seat.find("card").is_none() => {
            StartDevelopment::Board(board.word(due::TRACK, Track::from_word)?)
        }
        Some(board) => return Err(board.due(due::CARD_OR_BOARD)),
        None => StartDevelopment::Card(card(&seat.get("card")?)?),
    };
    Ok(Start {
        factories: [good(&first)?, good(&second)?],
        development,
    })
}

/// How often each type is in a list.
fn counts(node: &Node<'_>) -> Result<[u8; CARDS], DataError> {
    let mut counts = [0_u8; CARDS];
    for entry in node.list()? {
        let count = &mut counts[card(&entry)?.index()];
        *count = count.saturating_add(1);
    }
    Ok(counts)
}

/// How many cards show a type on both sides, and the others.
type DevelopmentCards = ([u8; CARDS], [[Card; 2]; DOUBLE_SIDED]);

fn development_cards(file: &mut File<'_>) -> Result<DevelopmentCards, DataError> {
    let keys = [&SAME_SIDES.map(Card::word)[..], &["two_types"]].concat();
    let block = file.block("development_cards", &keys)?;
    let mut single = [0; CARDS];
    for card in SAME_SIDES {
        single[card.index()] = block.get(card.word())?.number()?;
    }
    let mut double = [[Card::Entrepreneur; 2]; DOUBLE_SIDED];
    let entries = block.get("two_types")?.entries::<DOUBLE_SIDED>()?;
    for (sides, entry) in double.iter_mut().zip(entries) {
        let [one, other] = entry.entries()?;
        *sides = [card(&one)?, card(&other)?];
    }
    Ok((single, double))
}

fn card_numbers(file: &mut File<'_>) -> Result<CardNumbers, DataError> {
    let keys = ["workshop", "foreman", "developer", "broker", "inventor"];
    let block: Table<'_> = file.block("card_numbers", &keys)?;
    let foreman = block.get("foreman")?.table(&["less", "workers"])?;
    Ok(CardNumbers {
        workshop_machines: block.get("workshop")?.number()?,
        foreman_saves: foreman.get("less")?.number()?,
        foreman_workers: foreman.get("workers")?.number()?,
        developer_saves: block.get("developer")?.number()?,
        broker_shares: block.get("broker")?.number()?,
        inventor_factories: block.get("inventor")?.number()?,
    })
}

fn good(node: &Node<'_>) -> Result<Good, DataError> {
    node.word(due::GOOD, Good::from_word)
}

fn card(node: &Node<'_>) -> Result<Card, DataError> {
    node.word(due::CARD, Card::from_word)
}
