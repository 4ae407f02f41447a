//! What each of the two versions of the game draws of its own.

use arkwright::{Action, Arkwright, Board, Edition, Marker, SpinningJenny};
use leptos::prelude::*;
use table::Seat;

use crate::desk::Desk;
use crate::tables::arkwright::scene::Scene;
use crate::tables::arkwright::{mill, two_mats};

/// A version of the game as the page shows it. What is not changed here both show alike, and what
/// is said here by default is Spinning Jenny's.
pub(crate) trait Version: Edition {
    /// The mats below the job market.
    fn mats(desk: Desk, scene: Memo<Option<Scene<Self>>>) -> AnyView {
        two_mats(desk, scene)
    }

    /// What lies at the foot of the job market.
    fn below_job_market(_: Desk, _: &Scene<Self>) -> AnyView {
        ().into_any()
    }

    /// The sheet in which one works: the mill, and what is in its place.
    fn mill(desk: Desk, scene: Memo<Option<Scene<Self>>>) -> AnyView {
        mill::sheet(desk, scene)
    }

    /// What a player's panel shows besides.
    fn in_panel(_: Desk, _: &Scene<Self>, _: Seat) -> AnyView {
        ().into_any()
    }

    /// What helps to answer a question that only this version asks.
    fn hint(_: Desk, _: &Arkwright<Self>, _: &Board<Self>) -> Option<String> {
        None
    }

    /// A choice that only this version has, in a word or two.
    fn briefly(_: Desk, _: Action) -> Option<String> {
        None
    }

    /// What is printed on a marker that only this version has.
    fn print(_: &Scene<Self>, _: Marker) -> String {
        String::new()
    }

    /// What happened at the end of a decade, or is known to come there.
    fn decade_note(_: Desk, _: &Scene<Self>, _decade: u8) -> Option<String> {
        None
    }

    /// What the board in words says besides.
    fn in_words(_: Desk, _: &Scene<Self>) -> AnyView {
        ().into_any()
    }
}

impl Version for SpinningJenny {}
