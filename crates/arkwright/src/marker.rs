//! Action markers: six in each player's colour, and the grey ones that can be taken.

use std::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{NotationError, Words, excerpt};

use crate::due;

/// What an action marker lets its user do (II.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Kind {
    Factory,
    Workers,
    Machinery,
    Quality,
    Distribution,
    StockExchange,
    Production,
    /// The ship at the first pier.
    FirstShip,
    /// The ship at the second pier.
    SecondShip,
}

impl Kind {
    /// The kinds that every player has in his colour, in the order of the rule book.
    pub const ALL: [Kind; 6] = [
        Kind::Factory,
        Kind::Workers,
        Kind::Machinery,
        Kind::Quality,
        Kind::Distribution,
        Kind::StockExchange,
    ];

    /// Its word in the notation, which is also its message id.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Factory => "factory",
            Kind::Workers => "workers",
            Kind::Machinery => "machinery",
            Kind::Quality => "quality",
            Kind::Distribution => "distribution",
            Kind::StockExchange => "exchange",
            Kind::Production => "production",
            Kind::FirstShip => "ship-1",
            Kind::SecondShip => "ship-2",
        }
    }

    /// The kind with this word.
    pub fn from_word(word: &str) -> Option<Kind> {
        let further = [Kind::Production, Kind::FirstShip, Kind::SecondShip];
        let mut kinds = Kind::ALL.into_iter().chain(further);
        kinds.find(|kind| kind.word() == word)
    }
}

/// The colour of a marker: the player's own, or one of the two greys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Shade {
    Own,
    Light,
    Dark,
}

impl Shade {
    /// Its place in the tables of the component data.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in the notation, which is also its message id.
    pub const fn word(self) -> &'static str {
        match self {
            Shade::Own => "own",
            Shade::Light => "light",
            Shade::Dark => "dark",
        }
    }
}

/// An action marker. In Spinning Jenny the grey ones are machinery, quality
/// and distribution in both shades, and the light stock exchange (2.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Marker {
    /// What it lets its user do.
    pub kind: Kind,
    /// Its colour.
    pub shade: Shade,
}

impl Marker {
    /// Every marker of Spinning Jenny; a marker's place in this list is its number in sets.
    pub const ALL: [Marker; 13] = [
        Marker::own(Kind::Factory),
        Marker::own(Kind::Workers),
        Marker::own(Kind::Machinery),
        Marker::own(Kind::Quality),
        Marker::own(Kind::Distribution),
        Marker::own(Kind::StockExchange),
        Marker::light(Kind::Machinery),
        Marker::light(Kind::Quality),
        Marker::light(Kind::Distribution),
        Marker::light(Kind::StockExchange),
        Marker::dark(Kind::Machinery),
        Marker::dark(Kind::Quality),
        Marker::dark(Kind::Distribution),
    ];

    /// How many markers are in a player's own colour; they come first in [`Marker::ALL`].
    pub const OWN: usize = 6;

    /// The grey markers, in the order of [`Marker::ALL`].
    pub const GREY: [Marker; 7] = {
        let mut grey = [Marker::ALL[Marker::OWN]; 7];
        let mut index = 0;
        while index < grey.len() {
            grey[index] = Marker::ALL[Marker::OWN + index];
            index += 1;
        }
        grey
    };

    /// The light grey markers that are drawn for the 1760 stock exchange (4.1.III).
    pub const DRAWN: [Marker; 3] = [
        Marker::light(Kind::Machinery),
        Marker::light(Kind::Quality),
        Marker::light(Kind::Distribution),
    ];

    /// The marker of this kind in a player's own colour.
    pub const fn own(kind: Kind) -> Marker {
        Marker {
            kind,
            shade: Shade::Own,
        }
    }

    /// The light grey marker of this kind.
    pub const fn light(kind: Kind) -> Marker {
        Marker {
            kind,
            shade: Shade::Light,
        }
    }

    /// The dark grey marker of this kind.
    pub const fn dark(kind: Kind) -> Marker {
        Marker {
            kind,
            shade: Shade::Dark,
        }
    }

    /// The light and the dark production marker of Water Frame; in sets they follow [`Marker::ALL`].
    pub const PRODUCTION: [Marker; 2] = [
        Marker::light(Kind::Production),
        Marker::dark(Kind::Production),
    ];

    /// The ship at a pier, counted from 0; it is used like a marker (Water Frame II.2.7).
    pub const fn ship(pier: usize) -> Marker {
        Marker::own(match pier {
            0 => Kind::FirstShip,
            _ => Kind::SecondShip,
        })
    }

    /// The pier of a ship, counted from 0, if it is one.
    #[inline]
    pub const fn pier(self) -> Option<usize> {
        match self.kind {
            Kind::FirstShip => Some(0),
            Kind::SecondShip => Some(1),
            _ => None,
        }
    }

    /// Its number in sets: its place in [`Marker::ALL`], or behind. Ships are in no set.
    #[inline]
    pub const fn number(self) -> Option<u8> {
        match (self.shade, self.kind) {
            (Shade::Own, Kind::Production | Kind::FirstShip | Kind::SecondShip) => None,
            (Shade::Own, kind) => Some(kind as u8),
            (Shade::Light, Kind::Machinery) => Some(6),
            (Shade::Light, Kind::Quality) => Some(7),
            (Shade::Light, Kind::Distribution) => Some(8),
            (Shade::Light, Kind::StockExchange) => Some(9),
            (Shade::Dark, Kind::Machinery) => Some(10),
            (Shade::Dark, Kind::Quality) => Some(11),
            (Shade::Dark, Kind::Distribution) => Some(12),
            (Shade::Light, Kind::Production) => Some(13),
            (Shade::Dark, Kind::Production) => Some(14),
            _ => None,
        }
    }

    /// Its place in [`Marker::GREY`], if it is a grey one of Spinning Jenny.
    #[inline]
    pub const fn grey_index(self) -> Option<usize> {
        match self.number() {
            Some(number)
                if number as usize >= Marker::OWN && (number as usize) < Marker::ALL.len() =>
            {
                Some(number as usize - Marker::OWN)
            }
            _ => None,
        }
    }

    /// Reads a marker from notation: its kind, and its shade if it is grey.
    pub fn read(words: &mut Words<'_>) -> Result<Marker, NotationError> {
        let kind = words.one_of(due::MARKER, Kind::from_word)?;
        let shade = match words.peek() {
            Some("light") => Shade::Light,
            Some("dark") => Shade::Dark,
            _ => Shade::Own,
        };
        if shade != Shade::Own {
            words.word(due::SHADE)?;
        }
        let marker = Marker { kind, shade };
        match marker.number() {
            Some(_) => Ok(marker),
            None if shade == Shade::Own && marker.pier().is_some() => Ok(marker),
            None => Err(NotationError::Word(marker.to_string(), due::MARKER)),
        }
    }
}

impl fmt::Display for Marker {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.shade {
            Shade::Own => out.write_str(self.kind.word()),
            shade => write!(out, "{} {}", self.kind.word(), shade.word()),
        }
    }
}

/// A set of action markers: bits in memory, words where people read it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Markers(u16);

impl Markers {
    /// The six markers in a player's own colour.
    pub const OWN: Markers = Markers(0b11_1111);

    /// Whether the marker is in the set.
    #[inline]
    pub fn contains(self, marker: Marker) -> bool {
        marker
            .number()
            .is_some_and(|number| self.0 & (1 << number) != 0)
    }

    /// Adds a marker.
    #[inline]
    pub fn insert(&mut self, marker: Marker) {
        if let Some(number) = marker.number() {
            self.0 |= 1 << number;
        }
    }

    /// Whether every marker of this set is in another one.
    pub const fn is_subset(self, other: Markers) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the set holds only markers of Spinning Jenny.
    pub(crate) const fn is_known(self) -> bool {
        self.0 < 1 << Marker::ALL.len()
    }

    /// Whether the set holds only markers of Water Frame, which has no light stock exchange.
    pub(crate) fn is_known_in_water_frame(self) -> bool {
        self.0 < 1 << (Marker::ALL.len() + Marker::PRODUCTION.len())
            && !self.contains(Marker::light(Kind::StockExchange))
    }

    /// The markers of the set, in the order of [`Marker::ALL`].
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Marker> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let number = rest.trailing_zeros() as usize;
            rest &= rest.wrapping_sub(1);
            match number.checked_sub(Marker::ALL.len()) {
                None => Some(Marker::ALL[number]),
                Some(further) => Marker::PRODUCTION.get(further).copied(),
            }
        })
    }
}

impl Serialize for Markers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match serializer.is_human_readable() {
            true => serializer.collect_seq(self.iter().map(|marker| marker.to_string())),
            false => self.0.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Markers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Markers, D::Error> {
        match deserializer.is_human_readable() {
            true => deserializer.deserialize_any(InWords),
            false => u16::deserialize(deserializer).map(Markers),
        }
    }
}

/// Reads a set in words, or as the bits that boards were printed with before.
struct InWords;

impl<'de> Visitor<'de> for InWords {
    type Value = Markers;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a list of markers")
    }

    fn visit_u64<E: Error>(self, bits: u64) -> Result<Markers, E> {
        let bits = u16::try_from(bits);
        bits.map(Markers)
            .map_err(|_| E::custom("not a set of markers"))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut words: A) -> Result<Markers, A::Error> {
        let mut set = Markers::default();
        while let Some(text) = words.next_element::<String>()? {
            let mut all = Marker::ALL.iter().chain(&Marker::PRODUCTION);
            match all.find(|marker| marker.to_string() == text) {
                Some(marker) => set.insert(*marker),
                None => {
                    let text = excerpt(&text);
                    return Err(A::Error::custom(format_args!("no marker is '{text}'")));
                }
            }
        }
        Ok(set)
    }
}
