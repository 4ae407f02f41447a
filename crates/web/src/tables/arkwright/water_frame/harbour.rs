//! The harbour mat: warehouse, contracts, ships and their crews (II.2.2, II.2.6, II.2.7).

use ::arkwright::WaterFrame;
use leptos::prelude::*;

use crate::desk::Desk;
use crate::tables::arkwright::scene::Scene;

/// The harbour of the player who is looked at, in a line under the mill.
pub(super) fn line(_: Desk, _: &Scene<WaterFrame>) -> AnyView {
    ().into_any()
}

/// The whole harbour mat, in the mill's place.
pub(super) fn sheet(_: Desk, _: &Scene<WaterFrame>) -> AnyView {
    ().into_any()
}
