//! What the rules reference of Spinning Jenny has entries for.

use crate::rules_page::Entry;

pub(super) const fn entry(
    group: &'static str,
    slug: &'static str,
    section: &'static str,
    blocks: &'static [&'static str],
) -> Entry {
    Entry {
        group,
        slug,
        section,
        blocks,
    }
}

pub(super) const FACTORIES: &[&str] = &[
    "factory.food",
    "factory.clothes",
    "factory.cutlery",
    "factory.lamps",
];
pub(super) const PREDETERMINED: &[&str] =
    &["predetermined.2", "predetermined.3", "predetermined.4"];

/// Every entry, in the order of the rule book; its texts are `rule-SLUG-name` and `rule-SLUG`.
pub(crate) const ENTRIES: &[Entry] = &[
    entry("overview", "goal", "3.0", &[]),
    entry("overview", "decades", "3.0", &["timetable"]),
    entry("components", "box", "2.0", FACTORIES),
    entry(
        "components",
        "job-market",
        "4.1.I",
        &["job_market", "wages", "set_up"],
    ),
    entry("components", "players", "4.1.II", &["shares"]),
    entry("components", "share-track", "4.1.II", &["share_track"]),
    entry("components", "market-share", "II.2.1", FACTORIES),
    entry("components", "special-mat", "4.1.III", &["grey_markers"]),
    entry("preparation", "preparation", "4.1", &[]),
    entry("preparation", "foundation", "4.1.IV", FACTORIES),
    entry("preparation", "capital", "4.1.V", &["shares"]),
    entry("preparation", "paying", "4.1.VI", FACTORIES),
    entry("preparation", "predetermined", "4.1.IV", PREDETERMINED),
    entry("economy", "sequence", "5.0", &["timetable"]),
    entry("economy", "economy", "I", &["economy"]),
    entry("actions", "action-phase", "II", &[]),
    entry("actions", "administration", "II.1", &["administration"]),
    entry("actions", "factory", "II.2.1", FACTORIES),
    entry("actions", "workers", "II.2.2", FACTORIES),
    entry("actions", "machinery", "II.2.3", &["markers.machinery"]),
    entry(
        "actions",
        "quality",
        "II.2.4",
        &["markers.quality", "quality_markers"],
    ),
    entry(
        "actions",
        "distribution",
        "II.2.5",
        &["markers.distribution", "distribution_markers"],
    ),
    entry(
        "actions",
        "exchange",
        "II.2.6",
        &["shares", "share_track", "loans"],
    ),
    entry("actions", "additional", "II.3", &[]),
    entry("actions", "prices", "II.3.1", &["price_scale"]),
    entry(
        "actions",
        "special-marker",
        "II.3.2",
        &["grey_markers", "timetable"],
    ),
    entry("production", "production", "III", FACTORIES),
    entry("production", "sale", "III.1", &["job_market"]),
    entry("production", "share-steps", "III.2", &["share_track"]),
    entry("production", "wages", "III.3", &["wages"]),
    entry("production", "storage", "III.4", &["warehouse"]),
    entry("production", "cycle-end", "IV", &[]),
    entry("end", "decade-end", "6.0", &[]),
    entry("end", "markers-return", "6.I", &[]),
    entry("end", "final-exchange", "6.II", &["shares", "loans"]),
    entry("end", "start-player", "6.III", &[]),
    entry("end", "obsolete", "6.IV", &["obsolete", "timetable"]),
    entry("end", "emergency", "7.0", &["loans", "share_track"]),
    entry("end", "end", "8.0", &[]),
];

/// The entries that speak of a section first, where several do.
pub(crate) const FIRST: &[(&str, &str)] = &[("II.2.1", "factory"), ("4.1.IV", "foundation")];
