//! What the rules reference of the card game has entries for.
//!
//! The rule book names its steps, such as `Action 4` or `Production b`, and several entries share
//! one; questions and refusals lead to theirs by their message id.

use crate::rules_page::Entry;

const fn entry(
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

const FACTORIES: &[&str] = &[
    "factory.food",
    "factory.clothes",
    "factory.cutlery",
    "factory.lamps",
];
const OFFICES: &[&str] = &["office"];
const WORKER_CARDS: &[&str] = &[
    "worker_cards.food",
    "worker_cards.clothes",
    "worker_cards.cutlery",
    "worker_cards.lamps",
];
const PRODUCING: &[&str] = &[
    "factory.food",
    "factory.clothes",
    "factory.cutlery",
    "factory.lamps",
    "worker_cards.food",
    "worker_cards.clothes",
    "worker_cards.cutlery",
    "worker_cards.lamps",
];
const MARKET: &[&str] = &["market.2-3", "market.4"];
const SEATS: &[&str] = &["seats.2", "seats.3", "seats.4"];
const STOREHOUSES: &[&str] = &["storehouses"];
const SHIPS: &[&str] = &["ships"];
const LOANS: &[&str] = &["loans"];
const TRACKS: &[&str] = &["developments"];
const CARD_NUMBERS: &[&str] = &["card_numbers"];

/// Every entry, in the order of the rule book; its texts are `rule-SLUG-name` and `rule-SLUG`.
pub(super) const ENTRIES: &[Entry] = &[
    entry("overview", "goal", "Gameplay", &[]),
    entry("overview", "rounds", "Gameplay", &[]),
    entry("overview", "pieces", "Game materials", &[]),
    entry("overview", "factory", "Game materials", PRODUCING),
    entry("overview", "market", "Game materials", MARKET),
    entry("setup", "setup-start", "Set-up 1", &[]),
    entry("setup", "setup-pieces", "Set-up 2", &[]),
    entry(
        "setup",
        "setup-board",
        "Set-up 3",
        &["developments", "player"],
    ),
    entry("setup", "setup-factories", "Set-up 4", SEATS),
    entry("setup", "setup-workers", "Set-up 5", WORKER_CARDS),
    entry("setup", "setup-office", "Set-up 6", OFFICES),
    entry("setup", "setup-ships", "Set-up 7", SHIPS),
    entry("setup", "setup-reserve", "Set-up 8", &[]),
    entry(
        "setup",
        "setup-market",
        "Set-up 9",
        &["market.2-3", "market.4", "player"],
    ),
    entry("setup", "setup-neutral", "Set-up 9", &["neutral"]),
    entry("setup", "setup-supply", "Set-up 10", &["supply"]),
    entry("expert", "experts", "Set-up", &[]),
    entry("expert", "restrictions", "Set-up 3", TRACKS),
    entry("expert", "chosen-factories", "Set-up 4", &[]),
    entry("expert", "chosen-development", "Set-up 4", TRACKS),
    entry("expert", "no-ships", "Set-up 7", &[]),
    entry(
        "expert",
        "expert-supply",
        "Set-up 10",
        &["development_cards"],
    ),
    entry("expert", "bought-shares", "Set-up 11", &["player"]),
    entry("actions", "turn", "Action phase", &[]),
    entry("actions", "action", "Action phase a", &[]),
    entry("actions", "build", "Action 1", FACTORIES),
    entry("actions", "upgrade", "Action 1", PRODUCING),
    entry("actions", "employ", "Action 2", WORKER_CARDS),
    entry("actions", "automate", "Action 3", WORKER_CARDS),
    entry("actions", "machine-token", "Action 3", &[]),
    entry("actions", "adding", "Action 4", TRACKS),
    entry(
        "actions",
        "quality",
        "Action 4",
        &["quality", "developments"],
    ),
    entry(
        "actions",
        "distribution",
        "Action 4",
        &["distribution", "developments"],
    ),
    entry("actions", "moving-cards", "Action 4", &[]),
    entry("actions", "shares", "Action 5", TRACKS),
    entry("actions", "loans", "Action 5", LOANS),
    entry("actions", "regain", "Action 5", SHIPS),
    entry("actions", "extra-production", "Action 6", PRODUCING),
    entry("actions", "early-shipping", "Action 7", FACTORIES),
    entry(
        "actions",
        "price",
        "Action phase b",
        &[
            "factory.food",
            "factory.clothes",
            "factory.cutlery",
            "factory.lamps",
            "office",
        ],
    ),
    entry("actions", "arrows", "Action phase b", MARKET),
    entry("actions", "development", "Action phase c", &[]),
    entry("actions", "tracks", "Action phase c", TRACKS),
    entry("production", "production", "Production", &[]),
    entry("production", "made", "Production a", PRODUCING),
    entry("production", "home-market", "Production a", MARKET),
    entry("production", "income", "Production a", FACTORIES),
    entry("production", "leftover", "Production b", &[]),
    entry("production", "storehouses", "Production b", STOREHOUSES),
    entry(
        "production",
        "shipping",
        "Production b",
        &[
            "factory.food",
            "factory.clothes",
            "factory.cutlery",
            "factory.lamps",
            "ships",
        ],
    ),
    entry(
        "production",
        "costs",
        "Production c",
        &[
            "factory.food",
            "factory.clothes",
            "factory.cutlery",
            "factory.lamps",
            "market.2-3",
            "market.4",
            "machines",
        ],
    ),
    entry("production", "emergency", "Production c", LOANS),
    entry("production", "bankruptcy", "Production c", LOANS),
    entry("production", "share-value", "Production d", &[]),
    entry("production", "highest-appeal", "Production d", &[]),
    entry("production", "fading", "Production e", &[]),
    entry("preparation", "next-round", "Preparation", &[]),
    entry("preparation", "decade-end", "Preparation c", &[]),
    entry("preparation", "start-player", "Preparation d", &[]),
    entry("preparation", "neutral", "Preparation", MARKET),
    entry("end", "scoring", "Final scoring", &[]),
    entry("end", "end-stored", "Final scoring a", &["stored_goods"]),
    entry("end", "end-shares", "Final scoring b", &[]),
    entry("end", "end-loans", "Final scoring c", LOANS),
    entry("end", "end-ships", "Final scoring d", SHIPS),
    entry("end", "winner", "Final scoring e", &[]),
    entry("cards", "cards", "Development cards", TRACKS),
    entry("cards", "giving-back", "Development cards", &[]),
    entry("cards", "card-entrepreneur", "Card 1", &[]),
    entry("cards", "card-customs-office", "Card 2", &[]),
    entry("cards", "card-extra-shift", "Card 3", &[]),
    entry("cards", "card-workshop", "Card 4", CARD_NUMBERS),
    entry("cards", "card-foreman", "Card 5", CARD_NUMBERS),
    entry("cards", "card-broker", "Card 6", CARD_NUMBERS),
    entry("cards", "card-patron", "Card 7", &[]),
    entry("cards", "card-inventor", "Card 8", CARD_NUMBERS),
    entry("cards", "card-developer", "Card 9", CARD_NUMBERS),
    entry("cards", "card-contract", "Card 10", &["contract"]),
    entry("cards", "card-patent", "Card 11", &["distribution"]),
    entry("cards", "card-engineer", "Card 12", &["quality"]),
    entry("cards", "card-storehouse", "Card 13", STOREHOUSES),
];

/// The entries that speak of a section first, where several do.
pub(super) const FIRST: &[(&str, &str)] = &[
    ("Gameplay", "rounds"),
    ("Set-up 3", "setup-board"),
    ("Set-up 4", "setup-factories"),
    ("Set-up 7", "setup-ships"),
    ("Set-up 9", "setup-market"),
    ("Set-up 10", "setup-supply"),
    ("Production a", "home-market"),
];

/// The entries that speak of a question, a refusal or a step of an account, by its message id; where
/// there are two, that of the section goes before.
pub(super) const ABOUT: &[(&str, &str)] = &[
    ("prompt-open", "chosen-factories"),
    ("prompt-lay", "expert-supply"),
    ("prompt-start-development", "chosen-development"),
    ("prompt-quality", "quality"),
    ("prompt-distribution", "distribution"),
    ("prompt-bought", "loans"),
    ("prompt-borrowed", "regain"),
    ("prompt-storage", "storehouses"),
    ("prompt-shipping", "shipping"),
    ("prompt-bonus", "highest-appeal"),
    ("not-now", "turn"),
    ("reveal-due", "expert-supply"),
    ("wrong-reveal", "expert-supply"),
    ("card-already-opened", "chosen-factories"),
    ("card-opening-due", "chosen-factories"),
    ("card-no-upgrade-yet", "upgrade"),
    ("card-nothing-to-upgrade", "upgrade"),
    ("card-token-first", "machine-token"),
    ("card-token-in-use", "machine-token"),
    ("card-set-already", "moving-cards"),
    ("card-no-such-quality", "quality"),
    ("card-most-quality", "quality"),
    ("card-quality-level", "quality"),
    ("card-engineer-set", "moving-cards"),
    ("card-large-set", "moving-cards"),
    ("card-too-few-small", "moving-cards"),
    ("card-which-small", "moving-cards"),
    ("card-most-distribution", "distribution"),
    ("card-distribution-level", "distribution"),
    ("card-no-distribution-card", "distribution"),
    ("card-no-loan-tokens", "loans"),
    ("card-ships-there", "regain"),
    ("card-track-end", "tracks"),
    ("card-decade-restriction", "restrictions"),
    ("card-given-back-now", "giving-back"),
    ("card-home-limit", "home-market"),
    ("card-other-good", "shipping"),
    ("card-ships-full", "shipping"),
    ("card-no-ships-left", "shipping"),
    ("card-too-few-storehouses", "storehouses"),
    ("card-needless-storehouse", "storehouses"),
    ("card-storage-due", "storehouses"),
    ("card-storehouses-due", "storehouses"),
    ("card-room-enough", "storehouses"),
    ("card-nothing-to-clear", "storehouses"),
    ("card-own-storehouse", "storehouses"),
    ("card-start-due", "start-player"),
];
