//! What a seat can choose, and how it is written.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{NotationError, Seat, Words};

use crate::due;
use crate::goods::Good;
use crate::marker::Marker;
use crate::water_frame::{EventMarker, Fleet, Place, Tile};

/// One small choice of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Found a level I factory in the preparation round (4.1.IV).
    Found(Good),
    /// Set the price of a good.
    Price(Good, u8),
    /// Place an action marker on the space with this cost (II.1).
    Place(Marker, u8),
    /// Use a placed action marker again (II.1).
    Reuse(Marker),
    /// Build a factory of a level (II.2.1).
    Build(Good, u8),
    /// Modernize a factory to the next level (II.2.1).
    Modernize(Good),
    /// Close a factory (II.2.1).
    Close(Good),
    /// Hire workers (II.2.2).
    Hire(Good, u8),
    /// Fire workers, from the right (II.2.2).
    Fire(Good, u8),
    /// Replace a worker in a row by a machine (II.2.3).
    Machine(Good, u8),
    /// Turn the quality marker to a value (II.2.4).
    Quality(Good, u8),
    /// Turn the distribution marker to a value (II.2.5).
    Distribute(Good, u8),
    /// Buy shares (II.2.6).
    Buy(u8),
    /// Sell shares (4.1.V, II.2.6).
    Sell(u8),
    /// Repay loans (II.2.6).
    Repay(u8),
    /// Sell stored goods at the fixed price (II.2.6).
    Warehouse(Good, u8),
    /// Take a grey action marker (4.1.V, II.3.2).
    Take(Marker),
    /// Sell one stored good (III.1).
    Offer,
    /// Do not sell a stored good at this call (III.1).
    Hold,
    /// Have these goods in store, by kind (III.4).
    Keep([u8; 4]),
    /// Name the start player (6.III).
    Start(Seat),
    /// Be done with this part of the turn.
    Done,
    /// Place an action marker and pay another amount than the space's (Water Frame II.1).
    PlacePaying(Marker, u8, u8),
    /// Use a placed marker again and pay another amount than the space's (Water Frame II.1).
    ReusePaying(Marker, u8),
    /// Hire a worker into the large warehouse (Water Frame II.2.2).
    Staff(Place),
    /// Move a worker within the large warehouse (Water Frame II.2.2).
    Restaff(Place, Place),
    /// Put displaced workers into a factory, with the school (Water Frame II.2.3).
    Resettle(Good, u8),
    /// Put a displaced worker into the large warehouse, with the school (Water Frame II.2.3).
    ResettleTo(Place),
    /// Use the developer for the factories of this action (Water Frame II.2.1).
    UseDeveloper,
    /// Pay for the next use of the inventor (Water Frame II.2.1).
    PayInventor,
    /// Return a development tile to the common supply (Water Frame II.3.2.1).
    Return(Tile),
    /// Take a contract, or raise it, to this space (Water Frame II.2.6).
    Contract(Good, u8),
    /// Fulfil a contract with so many goods by the ship action (Water Frame II.2.7).
    Deliver(Good, u8),
    /// Produce in so many rows of a factory (Water Frame II.2.8).
    Produce(Good, u8),
    /// Produce in so many rows of a factory and one more with extra shifts (Water Frame II.2.8).
    ProduceExtra(Good, u8),
    /// Take a ship to a free pier (Water Frame II.3.2.3).
    TakeShip(u8),
    /// Take a ship in place of the one at this pier (Water Frame II.3.2.3).
    ReplaceShip(u8, u8),
    /// Take a development tile (Water Frame II.3.2.1).
    TakeTile(Tile),
    /// Take the foreman or the workshop for a factory (Water Frame II.3.2.1).
    TakeTileFor(Tile, Good),
    /// Assign the foreman or the workshop to another factory (Water Frame II.3.2.1).
    Move(Tile, Good),
    /// Return the broker and buy shares at half price (Water Frame II.3.2).
    HalfPrice(u8),
    /// Return the extra shifts for one more good (Water Frame III.1).
    Extra,
    /// Shut the highest operating row of the active factory, with the school (Water Frame III.1).
    Shut,
    /// Ship so many of the active good (Water Frame III.4).
    Ship(u8, Fleet),
    /// Fire a worker of the large warehouse (Water Frame 6.II).
    Dismiss(Place),
    /// Return the ship at this pier, and fire its crew (Water Frame 6.II).
    DismissShip(u8),
    /// Let a machine of a row give way to a worker (player's book 1.9, Luddism).
    Smash(Good, u8),
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Action::*;
        match *self {
            Found(good) => write!(out, "found {}", good.word()),
            Price(good, price) => write!(out, "price {} {price}", good.word()),
            Place(marker, space) => write!(out, "place {marker} {space}"),
            Reuse(marker) => write!(out, "reuse {marker}"),
            Build(good, level) => write!(out, "build {} {level}", good.word()),
            Modernize(good) => write!(out, "modernize {}", good.word()),
            Close(good) => write!(out, "close {}", good.word()),
            Hire(good, count) => write!(out, "hire {} {count}", good.word()),
            Fire(good, count) => write!(out, "fire {} {count}", good.word()),
            Machine(good, row) => write!(out, "machine {} {row}", good.word()),
            Quality(good, value) => write!(out, "quality {} {value}", good.word()),
            Distribute(good, value) => write!(out, "distribute {} {value}", good.word()),
            Buy(count) => write!(out, "buy {count}"),
            Sell(count) => write!(out, "sell {count}"),
            Repay(count) => write!(out, "repay {count}"),
            Warehouse(good, count) => write!(out, "warehouse {} {count}", good.word()),
            Take(marker) => write!(out, "take {marker}"),
            Offer => out.write_str("offer"),
            Hold => out.write_str("hold"),
            Keep([food, clothes, cutlery, lamps]) => {
                write!(out, "keep {food} {clothes} {cutlery} {lamps}")
            }
            Start(seat) => write!(out, "start {seat}"),
            Done => out.write_str("done"),
            PlacePaying(marker, space, paid) => write!(out, "place {marker} {space} paying {paid}"),
            ReusePaying(marker, paid) => write!(out, "reuse {marker} paying {paid}"),
            Staff(place) => write!(out, "staff {place}"),
            Restaff(from, to) => write!(out, "restaff {from} {to}"),
            Resettle(good, count) => write!(out, "resettle {} {count}", good.word()),
            ResettleTo(place) => write!(out, "resettle {place}"),
            UseDeveloper => out.write_str("use developer"),
            PayInventor => out.write_str("pay inventor"),
            Return(tile) => write!(out, "return {}", tile.word()),
            Contract(good, space) => write!(out, "contract {} {space}", good.word()),
            Deliver(good, count) => write!(out, "deliver {} {count}", good.word()),
            Produce(good, rows) => write!(out, "produce {} {rows}", good.word()),
            ProduceExtra(good, rows) => write!(out, "produce {} {rows} extra", good.word()),
            TakeShip(capacity) => write!(out, "take ship {capacity}"),
            ReplaceShip(capacity, pier) => write!(out, "take ship {capacity} replacing {pier}"),
            TakeTile(tile) => write!(out, "take {}", tile.word()),
            TakeTileFor(tile, good) => write!(out, "take {} {}", tile.word(), good.word()),
            Move(tile, good) => write!(out, "move {} {}", tile.word(), good.word()),
            HalfPrice(count) => write!(out, "half-price {count}"),
            Extra => out.write_str("extra"),
            Shut => out.write_str("shut"),
            Ship(count, fleet) => write!(out, "ship {count} by {}", fleet.word()),
            Dismiss(place) => write!(out, "dismiss {place}"),
            DismissShip(pier) => write!(out, "dismiss ship-{pier}"),
            Smash(good, row) => write!(out, "smash {} {row}", good.word()),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Action, NotationError> {
        use Action::*;
        let (verb, mut words) = Words::of(line)?;
        let w = &mut words;
        let action = match verb {
            "found" => Found(good(w)?),
            "price" => Price(good(w)?, w.number(1, 30)?),
            "place" => {
                let (marker, space) = (Marker::read(w)?, w.number(1, 30)?);
                match paying(w)? {
                    None => Place(marker, space),
                    Some(paid) => PlacePaying(marker, space, paid),
                }
            }
            "reuse" => {
                let marker = Marker::read(w)?;
                match paying(w)? {
                    None => Reuse(marker),
                    Some(paid) => ReusePaying(marker, paid),
                }
            }
            "build" => Build(good(w)?, w.number(1, 4)?),
            "modernize" => Modernize(good(w)?),
            "close" => Close(good(w)?),
            "hire" => Hire(good(w)?, w.number(1, 12)?),
            "fire" => Fire(good(w)?, w.number(1, 12)?),
            "machine" => Machine(good(w)?, w.number(1, 4)?),
            "quality" => Quality(good(w)?, w.number(1, 6)?),
            "distribute" => Distribute(good(w)?, w.number(1, 4)?),
            "buy" => Buy(w.number(1, 30)?),
            "sell" => Sell(w.number(1, 30)?),
            "repay" => Repay(w.number(1, 255)?),
            "warehouse" => Warehouse(good(w)?, w.number(1, MOST_STORED)?),
            "take" => take(w)?,
            "offer" => Offer,
            "hold" => Hold,
            "keep" => Keep([
                w.number(0, MOST_STORED)?,
                w.number(0, MOST_STORED)?,
                w.number(0, MOST_STORED)?,
                w.number(0, MOST_STORED)?,
            ]),
            "start" => Start(w.seat()?),
            "done" => Done,
            "staff" => Staff(place(w)?),
            "restaff" => Restaff(place(w)?, place(w)?),
            "resettle" => match w.peek() {
                Some("column" | "line") => ResettleTo(place(w)?),
                _ => Resettle(good(w)?, w.number(1, 12)?),
            },
            "use" => w.one_of(due::DEVELOPER, |word| {
                (word == Tile::Developer.word()).then_some(UseDeveloper)
            })?,
            "pay" => w.one_of(due::INVENTOR, |word| {
                (word == Tile::Inventor.word()).then_some(PayInventor)
            })?,
            "return" => Return(tile(w)?),
            "contract" => Contract(good(w)?, w.number(1, 30)?),
            "deliver" => Deliver(good(w)?, w.number(1, 31)?),
            "produce" => {
                let (good, rows) = (good(w)?, w.number(1, 4)?);
                match w.peek() {
                    Some("extra") => {
                        w.word(due::EXTRA)?;
                        ProduceExtra(good, rows)
                    }
                    _ => Produce(good, rows),
                }
            }
            "move" => Move(tile(w)?, good(w)?),
            "half-price" => HalfPrice(w.number(1, 30)?),
            "extra" => Extra,
            "shut" => Shut,
            "ship" => {
                let count = w.number(1, 31)?;
                w.one_of(due::BY, |word| (word == "by").then_some(()))?;
                Ship(count, w.one_of(due::FLEET, Fleet::from_word)?)
            }
            "dismiss" => match w.peek().and_then(pier) {
                Some(pier) => {
                    w.word(due::PLACE)?;
                    DismissShip(pier)
                }
                None => Dismiss(place(w)?),
            },
            "smash" => Smash(good(w)?, w.number(1, 4)?),
            _ => return Err(NotationError::Verb(table::excerpt(verb))),
        };
        words.end(action)
    }
}

/// The most goods of a kind that any store can hold.
const MOST_STORED: u8 = 40;

fn good(words: &mut Words<'_>) -> Result<Good, NotationError> {
    words.one_of(due::GOOD, Good::from_word)
}

fn tile(words: &mut Words<'_>) -> Result<Tile, NotationError> {
    words.one_of(due::TILE, Tile::from_word)
}

fn place(words: &mut Words<'_>) -> Result<Place, NotationError> {
    match words.word(due::PLACE)? {
        "column" => Ok(Place::Column(good(words)?)),
        "line" => Ok(Place::Line),
        other => Err(NotationError::Word(table::excerpt(other), due::PLACE)),
    }
}

/// The pier of a ship, counted from 1.
fn pier(word: &str) -> Option<u8> {
    match word {
        "ship-1" => Some(1),
        "ship-2" => Some(2),
        _ => None,
    }
}

/// Another amount than the space's, if one is named.
fn paying(words: &mut Words<'_>) -> Result<Option<u8>, NotationError> {
    match words.peek() {
        Some("paying") => {
            words.word(due::PAYING)?;
            Ok(Some(words.number(0, 60)?))
        }
        _ => Ok(None),
    }
}

/// A marker, a ship or a tile.
fn take(words: &mut Words<'_>) -> Result<Action, NotationError> {
    let Some(next) = words.peek() else {
        return Marker::read(words).map(Action::Take);
    };
    if next == "ship" {
        words.word(due::SHIP)?;
        let capacity = words.number(1, 30)?;
        return Ok(match words.peek() {
            Some("replacing") => {
                words.word(due::REPLACING)?;
                Action::ReplaceShip(capacity, words.number(1, 2)?)
            }
            _ => Action::TakeShip(capacity),
        });
    }
    if Tile::from_word(next).is_none() {
        return Marker::read(words).map(Action::Take);
    }
    let tile = tile(words)?;
    Ok(match words.peek() {
        Some(_) => Action::TakeTileFor(tile, good(words)?),
        None => Action::TakeTile(tile),
    })
}

/// What a reveal turns up at set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// The start player (4.1.II).
    StartPlayer(Seat),
    /// A light marker for the timetable's stock exchange space (4.1.III).
    LightMarker(Marker),
    /// The markers in a row of the mat, counted from 0: machinery, quality, distribution, production
    /// (Water Frame 4.1.III).
    Row(u8, [u8; 4]),
    /// A development tile (Water Frame 4.1.III).
    Tile(Tile),
    /// An economy marker: how far the importer moves, and how many workers come back (Water Frame I).
    Economy(u8, u8),
    /// An event marker (Water Frame 6.II).
    Event(EventMarker),
}

impl fmt::Display for Face {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::StartPlayer(seat) => write!(out, "start {seat}"),
            Face::LightMarker(marker) => write!(out, "draw {marker}"),
            Face::Row(row, [a, b, c, d]) => write!(out, "row {} {a} {b} {c} {d}", row + 1),
            Face::Tile(tile) => write!(out, "tile {}", tile.word()),
            Face::Economy(importer, workers) => write!(out, "economy {importer} {workers}"),
            Face::Event(event) => write!(out, "event {}", event.word()),
        }
    }
}

impl FromStr for Face {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Face, NotationError> {
        let (verb, mut words) = Words::of(line)?;
        let face = match verb {
            "start" => Face::StartPlayer(words.seat()?),
            "draw" => Face::LightMarker(Marker::read(&mut words)?),
            "row" => {
                let row = words.number(1, 4)? - 1;
                let mut counts = [0; 4];
                for count in &mut counts {
                    *count = words.number(0, 40)?;
                }
                Face::Row(row, counts)
            }
            "tile" => Face::Tile(tile(&mut words)?),
            "economy" => Face::Economy(words.number(0, 9)?, words.number(0, 9)?),
            "event" => Face::Event(words.one_of(due::EVENT, EventMarker::from_word)?),
            _ => return Err(NotationError::Verb(table::excerpt(verb))),
        };
        words.end(face)
    }
}
