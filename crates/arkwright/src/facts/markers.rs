//! Facts about the numbers on the action markers.

use ::data::{Check, stated};

use super::section::{frame, jenny};
use crate::components::Components;

/// Costs of machines and quality, and limits of distribution.
pub(super) fn numbers(components: &Components) -> Check {
    let administration = &components.administration;
    let [own, light, dark] = administration.machinery;
    // The first two numbers of the dark machinery marker stand in one doubtful
    // place of the texts, so they are left to whoever holds the marker.
    for (section, place, found, due) in [
        (jenny::MACHINERY, "markers.machinery.own.1", own[0], 3),
        (jenny::MACHINERY, "markers.machinery.own.2", own[1], 6),
        (jenny::MACHINERY, "markers.machinery.own.3", own[2], 13),
        (frame::MAT, "markers.machinery.light.1", light[0], 2),
        (frame::MAT, "markers.machinery.light.2", light[1], 5),
        (jenny::MACHINERY, "markers.machinery.light.3", light[2], 10),
        (jenny::MACHINERY, "markers.machinery.dark.3", dark[2], 6),
    ] {
        stated(section, place, found, due)?;
    }
    let [own, light, dark] = administration.quality;
    for (section, place, found, due) in [
        (jenny::ADMINISTRATION, "markers.quality.own.1", own[0], 6),
        (jenny::QUALITY, "markers.quality.own.2", own[1], 12),
        (jenny::QUALITY, "markers.quality.own", own[2], 0),
        (frame::MAT, "markers.quality.light.1", light[0], 5),
        (frame::MAT, "markers.quality.light.2", light[1], 8),
        (jenny::QUALITY, "markers.quality.light.3", light[2], 12),
        (frame::MAT, "markers.quality.dark.1", dark[0], 3),
        (frame::MAT, "markers.quality.dark.2", dark[1], 6),
        (frame::MAT, "markers.quality.dark.3", dark[2], 10),
    ] {
        stated(section, place, found, due)?;
    }
    let [own, light, dark] = administration.distribution;
    stated(jenny::DISTRIBUTION, "markers.distribution.own", own, 4)?;
    stated(jenny::DISTRIBUTION, "markers.distribution.light", light, 7)?;
    stated(jenny::DISTRIBUTION, "markers.distribution.dark", dark, 10)
}
