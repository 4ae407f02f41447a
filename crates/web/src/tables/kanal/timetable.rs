//! (to come)

use leptos::prelude::*;

use crate::desk::Desk;
use crate::tables::kanal::scene::Scene;

/// To come.
pub(crate) fn strip(_: Desk, _: &Scene) -> AnyView {
    ().into_any()
}
