//! Who sits where.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{NotationError, excerpt};

/// The most seats any game on this table has.
pub const MAX_SEATS: usize = 4;

/// A place at the table, counted clockwise from 0; people read it from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

/// A number from outside that is no seat, or no set of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SeatError {
    /// No table has so many seats.
    #[error("{0} is not a seat from 0 to 3")]
    NoSeat(u8),
    /// The set holds a seat that no table has.
    #[error("{0} is not a set of seats from 0 to 15")]
    NoSet(u8),
}

impl TryFrom<u8> for Seat {
    type Error = SeatError;

    fn try_from(index: u8) -> Result<Seat, SeatError> {
        if usize::from(index) < MAX_SEATS {
            Ok(Seat(index))
        } else {
            Err(SeatError::NoSeat(index))
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl Seat {
    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If no table has such a seat.
    #[inline]
    pub const fn new(index: u8) -> Seat {
        assert!((index as usize) < MAX_SEATS);
        Seat(index)
    }

    /// The seat's index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people use, counted from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The seat `steps` places further clockwise at a table of `players`.
    #[inline]
    pub const fn clockwise(self, steps: u8, players: u8) -> Seat {
        Seat((self.0 + steps) % players)
    }

    /// All seats of a table, clockwise from the first.
    #[inline]
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat)
    }

    /// All seats of a table, clockwise from this one.
    #[inline]
    pub fn round(self, players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(move |step| self.clockwise(step, players))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.number())
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Seat, NotationError> {
        // Digit by digit, since a number would also take "+1" and "01".
        match text.as_bytes() {
            [digit @ b'1'..=b'4'] => Ok(Seat(digit - b'1')),
            _ => Err(NotationError::Seat(excerpt(text))),
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seats(u8);

impl TryFrom<u8> for Seats {
    type Error = SeatError;

    fn try_from(bits: u8) -> Result<Seats, SeatError> {
        if bits < 1 << MAX_SEATS {
            Ok(Seats(bits))
        } else {
            Err(SeatError::NoSet(bits))
        }
    }
}

impl From<Seats> for u8 {
    fn from(seats: Seats) -> u8 {
        seats.0
    }
}

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Adds a seat.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether nobody is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}
