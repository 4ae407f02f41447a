//! What the rules reference of Oranienburger Kanal has entries for.
//!
//! The booklet numbers its chapters only, so several entries share one; questions and refusals
//! lead to theirs by their message id.

use kanal::cards::Symbol;
use leptos::prelude::*;

use crate::desk::Desk;
use crate::rules_page::Entry;
use crate::strokes::escaped;
use crate::tables::kanal::signs::sign;
use crate::written::Written;

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

const COSTS: &[&str] = &["building_costs"];
const SPACES: &[&str] = &["action_spaces"];
const SCORES: &[&str] = &["scores"];
const DISC: &[&str] = &["blocking_disc"];

/// Every entry, in the order of the rule book; its texts are `rule-SLUG-name` and `rule-SLUG`.
pub(super) const ENTRIES: &[Entry] = &[
    entry("overview", "goal", "02", SCORES),
    entry("overview", "rounds", "06", &["discs", "rounds"]),
    entry("overview", "solo", "08", &[]),
    entry("overview", "boards", "03", &[]),
    entry("overview", "structure", "03", &[]),
    entry("overview", "decks", "03", &[]),
    entry("setup", "setup", "04", &["stacks", "display", "thaler"]),
    entry("setup", "supplies", "04", &["start"]),
    entry("setup", "front", "04", &["imprinted"]),
    entry("setup", "blank", "04", &["imprinted"]),
    entry("setup", "setup-two", "04", &["stacks", "discs"]),
    entry(
        "setup",
        "setup-solo",
        "04",
        &["stacks", "discs", "blocking_disc"],
    ),
    entry("supply", "wheel", "05", &["wheel"]),
    entry("supply", "gaining", "06", &["wheel"]),
    entry("supply", "paying", "06", &[]),
    entry("supply", "anytime", "06", &[]),
    entry("supply", "buying", "06", &["wheel"]),
    entry("supply", "turning", "06", &["at_anytime"]),
    entry("actions", "action-phase", "06", &["discs"]),
    entry("actions", "thaler-taken", "06", &["thaler"]),
    entry("actions", "spaces", "06", SPACES),
    entry("actions", "space-1", "06", &[]),
    entry("actions", "space-2", "06", &[]),
    entry("actions", "space-3", "06", SPACES),
    entry("actions", "space-4", "06", SPACES),
    entry("actions", "space-5", "06", SPACES),
    entry("actions", "space-6", "06", SPACES),
    entry("actions", "space-7", "06", SPACES),
    entry("actions", "uncovered", "06", &["stacks"]),
    entry("building", "raising", "06", &[]),
    entry("building", "full-board", "06", &[]),
    entry("building", "routes", "06", COSTS),
    entry("building", "path", "06", COSTS),
    entry("building", "road", "06", COSTS),
    entry("building", "rail", "06", COSTS),
    entry("building", "canal", "06", &["building_costs", "canal"]),
    entry("building", "built-over", "06", &[]),
    entry("building", "bridge", "06", COSTS),
    entry("activation", "activation", "06", &[]),
    entry("activation", "by-routes", "06", &[]),
    entry("activation", "by-bridges", "06", &[]),
    entry("activation", "contested", "06", &[]),
    entry("activation", "order", "06", &[]),
    entry("activation", "effects", "06", &[]),
    entry("activation", "requirements", "06", &[]),
    entry("activation", "adjacent", "06", &[]),
    entry("activation", "gains", "06", &[]),
    entry("symbols", "sym-materials", "09", &[]),
    entry("symbols", "sym-buildings", "09", &[]),
    entry("symbols", "sym-anywhere", "09", &[]),
    entry("symbols", "sym-corner", "09", &[]),
    entry("symbols", "sym-plots", "09", &[]),
    entry("symbols", "sym-loop", "09", &[]),
    entry("symbols", "sym-lines", "09", &[]),
    entry("symbols", "sym-built-over", "09", &["imprinted"]),
    entry("symbols", "sym-angle", "09", &[]),
    entry("symbols", "sym-for-each", "09", &[]),
    entry("symbols", "sym-trade", "09", &[]),
    entry("symbols", "sym-additional", "09", &[]),
    entry("symbols", "sym-activations", "09", &[]),
    entry("symbols", "sym-remove", "09", &[]),
    entry("symbols", "sym-place", "09", &[]),
    entry("symbols", "sym-choose", "09", &[]),
    entry("symbols", "sym-none", "09", &[]),
    entry("symbols", "sym-wheel", "09", &[]),
    entry("round-end", "preparation", "06", &[]),
    entry("round-end", "refill", "06", &["stacks", "display"]),
    entry("round-end", "refill-solo", "08", &["stacks", "display"]),
    entry("round-end", "free-turn", "06", &[]),
    entry("round-end", "thaler", "06", &["thaler"]),
    entry("round-end", "discs", "06", &["discs"]),
    entry(
        "round-end",
        "blocking-disc",
        "08",
        &["blocking_disc", "thaler"],
    ),
    entry("end", "last-round", "07", &["rounds"]),
    entry("end", "scoring", "07", &[]),
    entry("end", "winner", "07", &[]),
    entry("end", "solo-result", "08", SCORES),
    entry("end", "campaign", "08", &["stacks"]),
    entry("end", "campaign-disc", "08", DISC),
    entry("end", "campaign-result", "08", SCORES),
];

/// The entries that speak of a chapter first, where several do.
pub(super) const FIRST: &[(&str, &str)] = &[
    ("06", "action-phase"),
    ("08", "solo"),
    ("09", "sym-materials"),
];

/// The entries that speak of a question, a refusal or a step of an account, by its message id; where
/// there are two, that of the section goes before.
pub(super) const ABOUT: &[(&str, &str)] = &[
    ("kanal-ask-start-player", "setup-two"),
    ("kanal-ask-refill", "refill"),
    ("kanal-ask-starting-routes", "blank"),
    ("kanal-ask-space", "action-phase"),
    ("kanal-ask-actions", "spaces"),
    ("kanal-ask-activation", "order"),
    ("kanal-ask-effect", "effects"),
    ("kanal-ask-step", "gains"),
    ("kanal-ask-trade", "sym-trade"),
    ("kanal-ask-place", "sym-place"),
    ("kanal-ask-build", "sym-place"),
    ("kanal-ask-remove", "sym-remove"),
    ("kanal-ask-turn", "sym-wheel"),
    ("kanal-ask-option", "sym-choose"),
    ("kanal-ask-wheel", "free-turn"),
    ("kanal-ask-wheel-turned", "anytime"),
    ("kanal-ask-wheel-last", "anytime"),
    ("kanal-ask-over", "scoring"),
    ("kanal-account-structures", "refill"),
    ("kanal-account-structures", "refill-solo"),
    ("kanal-account-wheel", "free-turn"),
    ("kanal-account-thaler", "thaler"),
    ("kanal-account-thaler-solo", "blocking-disc"),
    ("kanal-account-discs", "discs"),
    ("kanal-account-scoring", "scoring"),
    ("kanal-account-campaign", "campaign"),
    ("kanal-not-at-the-edge", "blank"),
    ("kanal-no-such-starting-route", "blank"),
    ("kanal-routes-due", "blank"),
    ("kanal-space-blocked", "blocking-disc"),
    ("kanal-not-on-this-space", "spaces"),
    ("kanal-taken-already", "spaces"),
    ("kanal-other-material", "spaces"),
    ("kanal-covered", "uncovered"),
    ("kanal-last-round-only", "space-4"),
    ("kanal-too-little", "paying"),
    ("kanal-too-few-valuables", "paying"),
    ("kanal-cost-too-dear", "paying"),
    ("kanal-starting-space-taken", "blank"),
    ("kanal-not-free", "paying"),
    ("kanal-not-on-display", "raising"),
    ("kanal-plot-taken", "raising"),
    ("kanal-no-other-cost", "raising"),
    ("kanal-for-free", "sym-place"),
    ("kanal-wrong-place", "sym-place"),
    ("kanal-wrong-building", "sym-place"),
    ("kanal-space-built", "path"),
    ("kanal-only-paths-built-over", "built-over"),
    ("kanal-no-rail-next-to-it", "rail"),
    ("kanal-no-canal-next-to-it", "canal"),
    ("kanal-bridge-on-the-edge", "bridge"),
    ("kanal-no-route-under-bridge", "bridge"),
    ("kanal-no-structure-at-bridge", "bridge"),
    ("kanal-bridge-there", "bridge"),
    ("kanal-no-route-there", "sym-remove"),
    ("kanal-route-under-bridge", "sym-remove"),
    ("kanal-network-falls-apart", "sym-remove"),
    ("kanal-too-few-to-remove", "sym-remove"),
    ("kanal-not-for-sale", "buying"),
    ("kanal-not-more", "buying"),
    ("kanal-wheel-full", "wheel"),
    ("kanal-too-few-thaler", "buying"),
    ("kanal-turn-too-dear", "turning"),
    ("kanal-wheel-stuck", "turning"),
    ("kanal-turned-already", "free-turn"),
    ("kanal-not-waiting", "activation"),
    ("kanal-no-such-effect", "effects"),
    ("kanal-used-already", "effects"),
    ("kanal-requirement-unmet", "requirements"),
    ("kanal-no-such-step", "gains"),
    ("kanal-gain-first", "gains"),
    ("kanal-no-such-price", "sym-trade"),
    ("kanal-no-such-option", "sym-choose"),
];

/// The symbols of chapter 09, each at the entry that explains it.
const SIGNS: &[(&str, &[Symbol])] = {
    use Symbol::*;
    &[
        (
            "sym-materials",
            &[Wood, Clay, Ore, Brick, Iron, Thaler, Prestige],
        ),
        (
            "sym-buildings",
            &[Structure, Route, Path, Road, Rail, Canal, Bridge],
        ),
        ("sym-anywhere", &[Anywhere]),
        ("sym-corner", &[Corner, Edge]),
        ("sym-plots", &[EmptyPlot, AdjacentPlot]),
        ("sym-loop", &[CircularCourse]),
        ("sym-lines", &[Column, Row]),
        ("sym-built-over", &[BuiltOver]),
        ("sym-angle", &[Angle]),
        ("sym-for-each", &[ForEach, Different]),
        ("sym-trade", &[TradeFor, AnyNumber]),
        ("sym-additional", &[Additional, Afterward]),
        (
            "sym-activations",
            &[FirstActivation, SecondActivation, NotActivated],
        ),
        ("sym-remove", &[Remove]),
        ("sym-place", &[Place]),
        ("sym-choose", &[Choose]),
        ("sym-none", &[None]),
        ("sym-wheel", &[Wheel]),
    ]
};

/// The symbols that an entry speaks of, each with its name.
pub(super) fn signs(desk: Desk, slug: &str) -> Option<AnyView> {
    let (_, symbols) = SIGNS.iter().find(|(known, _)| *known == slug)?;
    let named = symbols.iter().map(|symbol| {
        let name = escaped(&desk.t(symbol.message()));
        format!("<span>{} {name}</span>", sign(desk, *symbol))
    });
    let named: String = named.collect();
    Some(Written::new(format!("<p class=\"rule-signs\">{named}</p>")).into_any())
}
