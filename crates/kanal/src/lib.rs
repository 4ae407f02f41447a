//! Oranienburger Kanal, for one and two players.

#![forbid(unsafe_code)]

pub mod cards;
