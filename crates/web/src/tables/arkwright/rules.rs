//! What the rules reference of Spinning Jenny has entries for.

pub(super) mod shared;

use self::shared::*;
use crate::rules_page::Entry;

/// Every entry, in the order of the rule book; its texts are `rule-SLUG-name` and `rule-SLUG`.
pub(crate) const ENTRIES: &[Entry] = &[
    GOAL,
    DECADES,
    BOX,
    JOB_MARKET,
    PLAYERS,
    SHARE_TRACK,
    MARKET_SHARE,
    entry("components", "special-mat", "4.1.III", &["grey_markers"]),
    PREPARATION,
    FOUNDATION,
    CAPITAL,
    PAYING,
    PREDETERMINED,
    SEQUENCE,
    entry("economy", "economy", "I", &["economy"]),
    ACTION_PHASE,
    ADMINISTRATION,
    FACTORY,
    WORKERS,
    MACHINERY,
    QUALITY,
    DISTRIBUTION,
    EXCHANGE,
    ADDITIONAL,
    PRICES,
    entry(
        "actions",
        "special-marker",
        "II.3.2",
        &["grey_markers", "timetable"],
    ),
    PRODUCTION,
    FORECAST,
    SALE,
    SHARE_STEPS,
    entry("production", "wages", "III.3", &["wages"]),
    entry("production", "storage", "III.4", &["warehouse"]),
    CYCLE_END,
    DECADE_END,
    MARKERS_RETURN,
    FINAL_EXCHANGE,
    START_PLAYER,
    OBSOLETE,
    EMERGENCY,
    END,
];

/// The entries that speak of a section first, where several do.
pub(crate) const FIRST: &[(&str, &str)] = &[("II.2.1", "factory"), ("4.1.IV", "foundation")];
