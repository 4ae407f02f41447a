//! How the sheets are laid out: the steps in the order of the rule book.

use table::account::{Form, RowForm, RowKind, StepForm};

const fn row(label: &'static str) -> RowForm {
    RowForm {
        label,
        kind: RowKind::Plain,
    }
}

const fn last(label: &'static str) -> RowForm {
    RowForm {
        label,
        kind: RowKind::Total,
    }
}

/// The free turn: what was done, then wood, clay, ore, brick, iron and thaler.
const WHEEL: &[RowForm] = &[
    row("kanal-account-turn"),
    row("word-wood"),
    row("word-clay"),
    row("word-ore"),
    row("word-brick"),
    row("word-iron"),
    row("word-thaler"),
];

/// The categories of the scoring pad, in its order.
const PAD: [RowForm; 7] = [
    row("end-plot-kanal-structures"),
    row("end-plot-kanal-thaler"),
    row("end-plot-kanal-prestige"),
    row("end-plot-kanal-valuables"),
    row("end-plot-kanal-smallest"),
    row("end-plot-kanal-routes"),
    row("end-plot-kanal-empty"),
];

const fn scoring(sum: RowForm) -> [RowForm; 8] {
    let [a, b, c, d, e, f, g] = PAD;
    [a, b, c, d, e, f, g, sum]
}

const fn step(heading: &'static str, section: &'static str, rows: &'static [RowForm]) -> StepForm {
    StepForm {
        heading,
        section,
        rows,
    }
}

/// The end of a round of two players (06 "Prepare the next round").
pub static ROUND: Form = Form {
    kind: 0,
    // Whether to turn the wheel depends on what has come face up.
    decided_at_table: true,
    shows_after: false,
    sequence: None,
    steps: &[
        step(
            "kanal-account-structures",
            "06",
            &[row("kanal-account-turned-up"), row("kanal-account-stacks")],
        ),
        step("kanal-account-wheel", "06", WHEEL),
        step(
            "kanal-account-thaler",
            "06",
            &[row("kanal-account-always"), row("kanal-account-unchosen")],
        ),
        step(
            "kanal-account-discs",
            "06",
            &[
                row("kanal-account-back"),
                row("kanal-account-start"),
                last("kanal-account-now"),
            ],
        ),
    ],
};

/// The end of a round of one player (08 "Prepare the next round").
pub static SOLO_ROUND: Form = Form {
    kind: 1,
    // Whether to turn the wheel depends on what has come face up.
    decided_at_table: true,
    shows_after: false,
    sequence: None,
    steps: &[
        step(
            "kanal-account-structures",
            "08",
            &[
                row("kanal-account-removed"),
                row("kanal-account-turned-up"),
                row("kanal-account-stacks"),
            ],
        ),
        step("kanal-account-wheel", "08", WHEEL),
        step(
            "kanal-account-thaler-solo",
            "08",
            &[
                row("kanal-account-always"),
                row("kanal-account-unchosen"),
                row("kanal-account-back"),
                row("kanal-account-blocked"),
                row("kanal-account-returned"),
                last("kanal-account-now"),
            ],
        ),
    ],
};

/// The end of a game (07, 08).
pub static SCORING: Form = Form {
    kind: 2,
    decided_at_table: true,
    shows_after: false,
    sequence: None,
    steps: &[
        step("kanal-account-wheel", "07", WHEEL),
        step(
            "kanal-account-scoring",
            "07",
            &scoring(last("kanal-account-sum")),
        ),
    ],
};

/// The end of a game of a campaign (07, 08 "Solo campaign").
pub static CAMPAIGN_SCORING: Form = Form {
    kind: 3,
    decided_at_table: true,
    shows_after: false,
    sequence: None,
    steps: &[
        step("kanal-account-wheel", "07", WHEEL),
        step(
            "kanal-account-scoring",
            "07",
            &scoring(RowForm {
                label: "kanal-account-sum",
                kind: RowKind::Result,
            }),
        ),
        step(
            "kanal-account-campaign",
            "08",
            &[
                row("kanal-account-games"),
                row("kanal-account-aside"),
                last("kanal-account-campaign-sum"),
            ],
        ),
    ],
};

/// The rows of a sheet by what stands in them, numbered through.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rows {
    pub(super) removed: u8,
    pub(super) turned_up: u8,
    pub(super) stacks: u8,
    /// What was done with the wheel; the supply stands below it.
    pub(super) turn: u8,
    pub(super) always: u8,
    pub(super) unchosen: u8,
    pub(super) back: u8,
    pub(super) start: u8,
    pub(super) blocked: u8,
    pub(super) returned: u8,
    /// The first category of the scoring pad; its sum stands below the last.
    pub(super) pad: u8,
    pub(super) games: u8,
    pub(super) aside: u8,
    pub(super) total: u8,
}

/// A row that a form does not have.
const NO_ROW: u8 = u8::MAX;

impl Rows {
    /// The rows of a form.
    pub(super) fn of(form: &Form) -> Rows {
        let labels = || {
            let rows = form.steps.iter().flat_map(|step| step.rows);
            rows.map(|row| row.label)
        };
        let place = |wanted: &str| {
            let place = labels().position(|label| label == wanted);
            place.map_or(NO_ROW, |place| place as u8)
        };
        Rows {
            removed: place("kanal-account-removed"),
            turned_up: place("kanal-account-turned-up"),
            stacks: place("kanal-account-stacks"),
            turn: place("kanal-account-turn"),
            always: place("kanal-account-always"),
            unchosen: place("kanal-account-unchosen"),
            back: place("kanal-account-back"),
            start: place("kanal-account-start"),
            blocked: place("kanal-account-blocked"),
            returned: place("kanal-account-returned"),
            pad: place("end-plot-kanal-structures"),
            games: place("kanal-account-games"),
            aside: place("kanal-account-aside"),
            total: form.rows() as u8 - 1,
        }
    }
}
