//! Development tiles: on offer, owned, and what each would do now (II.3.2.1, player's book 1.8).

use ::arkwright::WaterFrame;
use leptos::prelude::*;
use table::Seat;

use crate::desk::Desk;
use crate::tables::arkwright::scene::Scene;

/// The tiles of the common supply, a line for each kind.
pub(super) fn on_offer(_: Desk, _: &Scene<WaterFrame>) -> AnyView {
    ().into_any()
}

/// The tiles of the player who is looked at, in a row under his harbour.
pub(super) fn owned(_: Desk, _: &Scene<WaterFrame>) -> AnyView {
    ().into_any()
}

/// All tiles with what they do, in the mill's place.
pub(super) fn sheet(_: Desk, _: &Scene<WaterFrame>) -> AnyView {
    ().into_any()
}

/// A player's tiles as round signs, in his panel.
pub(super) fn in_panel(_: Desk, _: &Scene<WaterFrame>, _: Seat) -> AnyView {
    ().into_any()
}
