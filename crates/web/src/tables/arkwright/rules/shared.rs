//! Entries of the rules reference that Spinning Jenny and Water Frame both have.

use crate::rules_page::Entry;

pub(crate) const fn entry(
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

pub(crate) const FACTORIES: &[&str] = &[
    "factory.food",
    "factory.clothes",
    "factory.cutlery",
    "factory.lamps",
];
pub(crate) const SET_UPS: &[&str] = &["predetermined.2", "predetermined.3", "predetermined.4"];

pub(crate) const GOAL: Entry = entry("overview", "goal", "3.0", &[]);
pub(crate) const DECADES: Entry = entry("overview", "decades", "3.0", &["timetable"]);
pub(crate) const BOX: Entry = entry("components", "box", "2.0", FACTORIES);
pub(crate) const JOB_MARKET: Entry = entry(
    "components",
    "job-market",
    "4.1.I",
    &["job_market", "wages", "set_up"],
);
pub(crate) const PLAYERS: Entry = entry("components", "players", "4.1.II", &["shares"]);
pub(crate) const SHARE_TRACK: Entry =
    entry("components", "share-track", "4.1.II", &["share_track"]);
pub(crate) const MARKET_SHARE: Entry = entry("components", "market-share", "II.2.1", FACTORIES);
pub(crate) const PREPARATION: Entry = entry("preparation", "preparation", "4.1", &[]);
pub(crate) const FOUNDATION: Entry = entry("preparation", "foundation", "4.1.IV", FACTORIES);
pub(crate) const CAPITAL: Entry = entry("preparation", "capital", "4.1.V", &["shares"]);
pub(crate) const PAYING: Entry = entry("preparation", "paying", "4.1.VI", FACTORIES);
pub(crate) const PREDETERMINED: Entry = entry("preparation", "predetermined", "4.1.IV", SET_UPS);
pub(crate) const SEQUENCE: Entry = entry("economy", "sequence", "5.0", &["timetable"]);
pub(crate) const ACTION_PHASE: Entry = entry("actions", "action-phase", "II", &[]);
pub(crate) const ADMINISTRATION: Entry =
    entry("actions", "administration", "II.1", &["administration"]);
pub(crate) const FACTORY: Entry = entry("actions", "factory", "II.2.1", FACTORIES);
pub(crate) const WORKERS: Entry = entry("actions", "workers", "II.2.2", FACTORIES);
pub(crate) const MACHINERY: Entry = entry("actions", "machinery", "II.2.3", &["markers.machinery"]);
pub(crate) const QUALITY: Entry = entry(
    "actions",
    "quality",
    "II.2.4",
    &["markers.quality", "quality_markers"],
);
pub(crate) const DISTRIBUTION: Entry = entry(
    "actions",
    "distribution",
    "II.2.5",
    &["markers.distribution", "distribution_markers"],
);
pub(crate) const EXCHANGE: Entry = entry(
    "actions",
    "exchange",
    "II.2.6",
    &["shares", "share_track", "loans"],
);
pub(crate) const ADDITIONAL: Entry = entry("actions", "additional", "II.3", &[]);
pub(crate) const PRICES: Entry = entry("actions", "prices", "II.3.1", &["price_scale"]);
pub(crate) const PRODUCTION: Entry = entry("production", "production", "III", FACTORIES);
pub(crate) const FORECAST: Entry = entry("production", "forecast", "III", &[]);
pub(crate) const SALE: Entry = entry("production", "sale", "III.1", &["job_market"]);
pub(crate) const SHARE_STEPS: Entry = entry("production", "share-steps", "III.2", &["share_track"]);
pub(crate) const CYCLE_END: Entry = entry("production", "cycle-end", "IV", &[]);
pub(crate) const DECADE_END: Entry = entry("end", "decade-end", "6.0", &[]);
pub(crate) const MARKERS_RETURN: Entry = entry("end", "markers-return", "6.I", &[]);
pub(crate) const FINAL_EXCHANGE: Entry =
    entry("end", "final-exchange", "6.II", &["shares", "loans"]);
pub(crate) const START_PLAYER: Entry = entry("end", "start-player", "6.III", &[]);
pub(crate) const OBSOLETE: Entry = entry("end", "obsolete", "6.IV", &["obsolete", "timetable"]);
pub(crate) const EMERGENCY: Entry = entry("end", "emergency", "7.0", &["loans", "share_track"]);
pub(crate) const END: Entry = entry("end", "end", "8.0", &[]);
