//! How the sheets of Water Frame are laid out.

use table::account::{Form, RowForm, RowKind, StepForm};

use crate::account::{NOW, decade, production, row};

/// The production of a good, in the order of III.1 to III.5.
pub static WATER_PRODUCTION: Form = Form {
    kind: 2,
    decided_at_table: false,
    shows_after: false,
    sequence: Some(production::CALLS),
    steps: &[
        StepForm {
            heading: "account-sale",
            section: "III.1",
            rows: &[row("account-made"), row("account-income")],
        },
        StepForm {
            heading: "account-shares",
            section: "III.2",
            rows: &[row("account-reasons"), row("account-space")],
        },
        StepForm {
            heading: "account-costs",
            section: "III.3",
            rows: &[
                row("account-wages"),
                row("account-machines"),
                production::RESULT,
                row("account-cash"),
                row("account-distribution"),
            ],
        },
        StepForm {
            heading: "account-shipment",
            section: "III.4",
            rows: &[
                row("account-contract"),
                row("account-earned"),
                row("account-share-value"),
            ],
        },
        StepForm {
            heading: "account-storage",
            section: "III.5",
            rows: &[row("account-stored"), NOW],
        },
    ],
};

/// The rows of [`WATER_PRODUCTION`] that both versions have.
pub(super) const ROWS: production::Rows = production::Rows {
    made: 0,
    income: 1,
    reasons: 2,
    space: 3,
    wages: 4,
    machines: 5,
    result: 6,
    cash: 7,
    distribution: 8,
    stored: 12,
    now: 13,
};

/// The rows of a shipment.
pub(super) mod shipped {
    pub(in super::super) const CONTRACT: u8 = 9;
    pub(in super::super) const EARNED: u8 = 10;
    pub(in super::super) const SHARES: u8 = 11;
}

const RETURNED: StepForm = StepForm {
    heading: "account-markers",
    section: "6.I",
    rows: &[row("account-returned")],
};

const HARBOUR: StepForm = StepForm {
    heading: "account-harbour",
    section: "6.II",
    rows: &[row("account-crews"), row("account-lasting")],
};

const EVENT: StepForm = StepForm {
    heading: "account-event",
    section: "6.II",
    rows: &[
        row("account-event-name"),
        row("account-effect"),
        row("account-broker"),
    ],
};

/// Cash, as far as the rows above have brought it.
const CASH: RowForm = RowForm {
    label: "account-cash",
    kind: RowKind::Result,
};

const NEW_DECADE: StepForm = StepForm {
    heading: "account-decade-began",
    section: "6.IV",
    rows: &[
        row("account-level"),
        row("account-extra"),
        row("account-fee"),
        CASH,
        NOW,
    ],
};

/// The end of a decade, in the order of 6.I to 6.IV. Whom to fire, which machine gives way or what a
/// lobby brings is decided at the table, where it all lies.
pub static WATER_DECADE: Form = Form {
    kind: 3,
    decided_at_table: true,
    shows_after: false,
    sequence: None,
    steps: &[
        RETURNED,
        HARBOUR,
        EVENT,
        StepForm {
            heading: "account-start",
            section: "6.III",
            rows: &[row("account-portfolio"), row("account-start-player")],
        },
        NEW_DECADE,
    ],
};

/// The end of the last decade, which leads to the end of the game.
pub static WATER_LAST: Form = Form {
    kind: 4,
    decided_at_table: true,
    shows_after: false,
    sequence: None,
    steps: &[
        RETURNED,
        HARBOUR,
        StepForm {
            heading: "account-event",
            section: "6.II",
            rows: &[row("account-event-name"), CASH, NOW],
        },
    ],
};

/// The event of 1760, with the events of the expansion (player's book).
pub static WATER_FIRST: Form = Form {
    kind: 5,
    decided_at_table: true,
    shows_after: false,
    sequence: None,
    steps: &[EVENT, NEW_DECADE],
};

/// What share values lose before companies are valued (8.0).
pub static WATER_END: Form = Form {
    kind: 6,
    decided_at_table: false,
    shows_after: false,
    sequence: None,
    steps: &[StepForm {
        heading: "account-penalties",
        section: "8.0",
        rows: &[row("account-idle"), row("account-open-contracts"), NOW],
    }],
};

/// The rows of [`WATER_END`].
pub(super) mod lost {
    pub(in super::super) const IDLE: u8 = 0;
    pub(in super::super) const CONTRACTS: u8 = 1;
    pub(in super::super) const NOW: u8 = 2;
}

/// Where the parts of the end of a decade stand on its sheet.
pub(super) struct Ending {
    pub(super) form: &'static Form,
    pub(super) returned: u8,
    pub(super) crews: u8,
    pub(super) lasting: u8,
    pub(super) event: u8,
    pub(super) effect: u8,
    pub(super) broker: u8,
    pub(super) both: decade::Rows,
    pub(super) cash: u8,
    pub(super) now: u8,
}

/// A row that a sheet does not have, since nothing of its kind comes to pass there.
const ABSENT: u8 = u8::MAX;

/// The sheet of the end of a decade: 1760 has an event alone, and the last one no next.
pub(super) static ENDINGS: [Ending; 3] = [
    Ending {
        form: &WATER_FIRST,
        returned: ABSENT,
        crews: ABSENT,
        lasting: ABSENT,
        event: 0,
        effect: 1,
        broker: 2,
        both: decade::Rows {
            portfolio: ABSENT,
            start: ABSENT,
            level: 3,
            extra: 4,
            fee: 5,
        },
        cash: 6,
        now: 7,
    },
    Ending {
        form: &WATER_DECADE,
        returned: 0,
        crews: 1,
        lasting: 2,
        event: 3,
        effect: 4,
        broker: 5,
        both: decade::Rows {
            portfolio: 6,
            start: 7,
            level: 8,
            extra: 9,
            fee: 10,
        },
        cash: 11,
        now: 12,
    },
    Ending {
        form: &WATER_LAST,
        returned: 0,
        crews: 1,
        lasting: 2,
        event: 3,
        effect: ABSENT,
        broker: ABSENT,
        both: decade::Rows {
            portfolio: ABSENT,
            start: ABSENT,
            level: ABSENT,
            extra: ABSENT,
            fee: ABSENT,
        },
        cash: 4,
        now: 5,
    },
];
