//! The special markers mat: four rows of grey markers, and the ships (4.1.III, II.3.2).

use ::arkwright::WaterFrame;
use leptos::prelude::*;

use crate::desk::Desk;
use crate::tables::arkwright::scene::Scene;

/// The sheet.
pub(super) fn sheet(_: Desk, _: &Scene<WaterFrame>) -> AnyView {
    ().into_any()
}
