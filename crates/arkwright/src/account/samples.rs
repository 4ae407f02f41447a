//! One message of each kind that an account can say.

use table::Message;

use super::{DECADE, PRODUCTION};
use crate::goods::Good;

/// One message of each kind that an account can say, with its arguments.
pub(crate) fn samples() -> Vec<Message> {
    let good = Good::Lamps.word();
    let new = Message::new;
    let counted = |id| new(id).with("count", 2);
    let moved = |id| new(id).with("from", 3).with("to", 2);
    let mut samples = PRODUCTION.messages();
    samples.extend(DECADE.messages());
    for id in [
        "account-production",
        "account-produced",
        "account-no-factory",
    ] {
        samples.push(new(id).with("good", good));
    }
    for id in ["account-decade", "account-decade-over"] {
        samples.push(new(id).with("year", 1770));
    }
    samples.extend(
        [
            "account-import",
            "account-unmet",
            "account-one-sold",
            "account-more-sold",
            "account-most-appeal",
            "account-most-sold",
            "account-nothing-sold",
            "account-none",
            "account-none-laid",
            "account-none-left",
            "account-cut",
            "account-emergency",
            "account-level-stays",
            "account-least",
            "account-starts",
        ]
        .map(new),
    );
    samples.extend(
        [
            "account-demand",
            "account-left",
            "account-sold-in-all",
            "account-sold-by-equals",
            "account-made-count",
            "account-kept",
            "account-workers",
            "account-missing",
            "account-loans",
        ]
        .map(counted),
    );
    samples.extend(
        [
            "account-faded",
            "account-appeal",
            "account-price-cut",
            "account-values",
            "account-portfolio-fell",
        ]
        .map(moved),
    );
    samples.extend([
        new("account-wage").with("wage", 3),
        new("account-price").with("price", 9),
        counted("account-times").with("each", 9),
        counted("account-sold").with("store", 1),
        counted("account-in-store").with("most", 5),
        counted("account-lost").with("good", good),
        counted("account-short").with("short", 22).with("value", 16),
        moved("account-fell").with("was", 16).with("now", 14),
        new("account-fall").with("spaces", 4),
        counted("account-borrowed")
            .with("amount", 10)
            .with("repayment", 13),
        new("account-cash-sum")
            .with("cash", 8)
            .with("income", 10)
            .with("costs", 40)
            .with("raised", 32)
            .with("now", 10),
        new("account-worth")
            .with("shares", 11)
            .with("value", 16)
            .with("portfolio", 176),
    ]);
    samples
}
