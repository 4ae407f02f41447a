//! The words of the notation: goods, tiles, events, markers, places and choices.

use std::fmt;

/// The goods, in the order of the cycles.
pub(crate) const GOODS: [&str; 4] = ["food", "clothes", "cutlery", "lamps"];

/// The development tiles.
pub(crate) const TILES: [&str; 20] = [
    "agent",
    "broker",
    "accountant",
    "charisma",
    "developer",
    "inventor",
    "engineer",
    "small-warehouse",
    "extra-shifts",
    "office",
    "engineering-works",
    "patent",
    "school",
    "foreman",
    "patron-food",
    "patron-clothes",
    "patron-cutlery",
    "patron-lamps",
    "administrator",
    "workshop",
];

/// Places of the tiles in the list.
pub(crate) mod tile {
    pub(crate) const AGENT: usize = 0;
    pub(crate) const BROKER: usize = 1;
    pub(crate) const ACCOUNTANT: usize = 2;
    pub(crate) const CHARISMA: usize = 3;
    pub(crate) const DEVELOPER: usize = 4;
    pub(crate) const INVENTOR: usize = 5;
    pub(crate) const ENGINEER: usize = 6;
    pub(crate) const SMALL_WAREHOUSE: usize = 7;
    pub(crate) const EXTRA_SHIFTS: usize = 8;
    pub(crate) const OFFICE: usize = 9;
    pub(crate) const ENGINEERING_WORKS: usize = 10;
    pub(crate) const PATENT: usize = 11;
    pub(crate) const SCHOOL: usize = 12;
    pub(crate) const FOREMAN: usize = 13;
    /// The patron of food; those of the other goods follow.
    pub(crate) const PATRON: usize = 14;
    pub(crate) const ADMINISTRATOR: usize = 18;
    pub(crate) const WORKSHOP: usize = 19;
}

/// The events.
pub(crate) const EVENTS: [&str; 16] = [
    "bureaucracy",
    "crown-jubilee",
    "credit-crisis",
    "war-on-the-continent",
    "lobby",
    "made-in-england",
    "luddism",
    "navigation-acts",
    "opium-war",
    "recession",
    "royal-society",
    "social-unrest",
    "threat-of-strike",
    "world-exhibition",
    "economic-crisis",
    "end-of-game",
];

/// Places of the events in the list.
pub(crate) mod event {
    pub(crate) const BUREAUCRACY: usize = 0;
    pub(crate) const CROWN_JUBILEE: usize = 1;
    pub(crate) const CREDIT_CRISIS: usize = 2;
    pub(crate) const WAR_ON_THE_CONTINENT: usize = 3;
    pub(crate) const LOBBY: usize = 4;
    pub(crate) const MADE_IN_ENGLAND: usize = 5;
    pub(crate) const LUDDISM: usize = 6;
    pub(crate) const NAVIGATION_ACTS: usize = 7;
    pub(crate) const OPIUM_WAR: usize = 8;
    pub(crate) const RECESSION: usize = 9;
    pub(crate) const ROYAL_SOCIETY: usize = 10;
    pub(crate) const SOCIAL_UNREST: usize = 11;
    pub(crate) const THREAT_OF_STRIKE: usize = 12;
    pub(crate) const WORLD_EXHIBITION: usize = 13;
    pub(crate) const ECONOMIC_CRISIS: usize = 14;
    pub(crate) const END_OF_GAME: usize = 15;

    /// Those that stay in the box with two players.
    pub(crate) const NOT_FOR_TWO: [usize; 4] =
        [NAVIGATION_ACTS, ECONOMIC_CRISIS, CREDIT_CRISIS, OPIUM_WAR];
    /// The predetermined events of 1770 to 1800.
    pub(crate) const PREDETERMINED: [usize; 4] =
        [LOBBY, WAR_ON_THE_CONTINENT, BUREAUCRACY, WORLD_EXHIBITION];
}

/// What an action marker stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    Factory,
    Workers,
    Machinery,
    Quality,
    Distribution,
    Exchange,
    Production,
}

impl Kind {
    /// The markers in a player's own colour.
    pub(crate) const OWN: [Kind; 6] = [
        Kind::Factory,
        Kind::Workers,
        Kind::Machinery,
        Kind::Quality,
        Kind::Distribution,
        Kind::Exchange,
    ];
    /// The grey markers, in the order of the mat's numbers.
    pub(crate) const GREY: [Kind; 4] = [
        Kind::Machinery,
        Kind::Quality,
        Kind::Distribution,
        Kind::Production,
    ];

    fn word(self) -> &'static str {
        match self {
            Kind::Factory => "factory",
            Kind::Workers => "workers",
            Kind::Machinery => "machinery",
            Kind::Quality => "quality",
            Kind::Distribution => "distribution",
            Kind::Exchange => "exchange",
            Kind::Production => "production",
        }
    }

    /// Its place among the grey markers.
    pub(crate) fn grey(self) -> usize {
        let place = Kind::GREY.iter().position(|kind| *kind == self);
        place.expect("a kind with grey markers")
    }
}

/// An action marker; a ship is named by its pier, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Marker {
    Own(Kind),
    Light(Kind),
    Dark(Kind),
    Ship(u8),
}

impl Marker {
    /// What it stands for; nothing for a ship.
    pub(crate) fn kind(self) -> Option<Kind> {
        match self {
            Marker::Own(kind) | Marker::Light(kind) | Marker::Dark(kind) => Some(kind),
            Marker::Ship(_) => None,
        }
    }
}

impl fmt::Display for Marker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Marker::Own(kind) => write!(f, "{}", kind.word()),
            Marker::Light(kind) => write!(f, "{} light", kind.word()),
            Marker::Dark(kind) => write!(f, "{} dark", kind.word()),
            Marker::Ship(pier) => write!(f, "ship-{pier}"),
        }
    }
}

/// A place for a worker at the large warehouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Place {
    Column(usize),
    Line,
}

impl Place {
    pub(crate) const ALL: [Place; 5] = [
        Place::Column(0),
        Place::Column(1),
        Place::Column(2),
        Place::Column(3),
        Place::Line,
    ];
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Column(good) => write!(f, "column {}", GOODS[*good]),
            Place::Line => write!(f, "line"),
        }
    }
}

/// Which ships carry a shipment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// The one at this pier, counted from 1.
    Pier(u8),
    Both,
}

/// Something that a player can choose. Goods, tiles and levels are numbers; rows, seats and piers
/// count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    Found(usize),
    Price(usize, u8),
    /// Marker, cost of the space, and what is paid for it.
    Place(Marker, u8, u32),
    /// Marker, and what is paid if it is not the cost of its space.
    Reuse(Marker, Option<u32>),
    Build(usize, u8),
    Modernize(usize),
    Close(usize),
    Hire(usize, u8),
    Fire(usize, u8),
    Machine(usize, usize),
    Quality(usize, u8),
    Distribute(usize, u8),
    Buy(u8),
    Sell(u8),
    Repay(u32),
    Warehouse(usize, u8),
    Take(Marker),
    /// Capacity, and the pier of the ship that it replaces.
    TakeShip(u8, Option<u8>),
    /// Tile, and the good it is assigned to.
    TakeTile(usize, Option<usize>),
    Move(usize, usize),
    HalfPrice(u8),
    Offer,
    Extra,
    Hold,
    Shut,
    Keep([u8; 4]),
    Start(usize),
    Done,
    Staff(Place),
    Restaff(Place, Place),
    Resettle(usize, u8),
    ResettleAt(Place),
    UseDeveloper,
    PayInventor,
    Return(usize),
    Contract(usize, u8),
    Deliver(usize, u8),
    Produce(usize, usize, bool),
    Ship(u8, By),
    Dismiss(Place),
    DismissShip(u8),
    Smash(usize, usize),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Choice::*;
        let good = |good: &usize| GOODS[*good];
        match self {
            Found(of) => write!(f, "found {}", good(of)),
            Price(of, pounds) => write!(f, "price {} {pounds}", good(of)),
            Place(marker, cost, paid) if u32::from(*cost) == *paid => {
                write!(f, "place {marker} {cost}")
            }
            Place(marker, cost, paid) => write!(f, "place {marker} {cost} paying {paid}"),
            Reuse(marker, None) => write!(f, "reuse {marker}"),
            Reuse(marker, Some(paid)) => write!(f, "reuse {marker} paying {paid}"),
            Build(of, level) => write!(f, "build {} {level}", good(of)),
            Modernize(of) => write!(f, "modernize {}", good(of)),
            Close(of) => write!(f, "close {}", good(of)),
            Hire(of, count) => write!(f, "hire {} {count}", good(of)),
            Fire(of, count) => write!(f, "fire {} {count}", good(of)),
            Machine(of, row) => write!(f, "machine {} {row}", good(of)),
            Quality(of, value) => write!(f, "quality {} {value}", good(of)),
            Distribute(of, value) => write!(f, "distribute {} {value}", good(of)),
            Buy(count) => write!(f, "buy {count}"),
            Sell(count) => write!(f, "sell {count}"),
            Repay(count) => write!(f, "repay {count}"),
            Warehouse(of, count) => write!(f, "warehouse {} {count}", good(of)),
            Take(marker) => write!(f, "take {marker}"),
            TakeShip(capacity, None) => write!(f, "take ship {capacity}"),
            TakeShip(capacity, Some(pier)) => write!(f, "take ship {capacity} replacing {pier}"),
            TakeTile(tile, None) => write!(f, "take {}", TILES[*tile]),
            TakeTile(tile, Some(of)) => write!(f, "take {} {}", TILES[*tile], good(of)),
            Move(tile, of) => write!(f, "move {} {}", TILES[*tile], good(of)),
            HalfPrice(count) => write!(f, "half-price {count}"),
            Offer => write!(f, "offer"),
            Extra => write!(f, "extra"),
            Hold => write!(f, "hold"),
            Shut => write!(f, "shut"),
            Keep([a, b, c, d]) => write!(f, "keep {a} {b} {c} {d}"),
            Start(seat) => write!(f, "start {seat}"),
            Done => write!(f, "done"),
            Staff(place) => write!(f, "staff {place}"),
            Restaff(from, to) => write!(f, "restaff {from} {to}"),
            Resettle(of, count) => write!(f, "resettle {} {count}", good(of)),
            ResettleAt(place) => write!(f, "resettle {place}"),
            UseDeveloper => write!(f, "use developer"),
            PayInventor => write!(f, "pay inventor"),
            Return(tile) => write!(f, "return {}", TILES[*tile]),
            Contract(of, space) => write!(f, "contract {} {space}", good(of)),
            Deliver(of, count) => write!(f, "deliver {} {count}", good(of)),
            Produce(of, rows, false) => write!(f, "produce {} {rows}", good(of)),
            Produce(of, rows, true) => write!(f, "produce {} {rows} extra", good(of)),
            Ship(count, By::Pier(pier)) => write!(f, "ship {count} by {pier}"),
            Ship(count, By::Both) => write!(f, "ship {count} by both"),
            Dismiss(place) => write!(f, "dismiss {place}"),
            DismissShip(pier) => write!(f, "dismiss ship-{pier}"),
            Smash(of, row) => write!(f, "smash {} {row}", good(of)),
        }
    }
}
