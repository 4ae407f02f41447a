//! Economy and event markers: past, present, and what can still come (I, 6.II).

use ::arkwright::WaterFrame;
use leptos::prelude::*;

use crate::desk::Desk;
use crate::tables::arkwright::scene::Scene;

/// The economy marker of the cycle and the events in force, at the foot of the job market.
pub(super) fn below_job_market(_: Desk, _: &Scene<WaterFrame>) -> AnyView {
    ().into_any()
}
