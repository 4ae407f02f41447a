//! One message of each kind that an account can say.

use table::Message;

use super::{NEUTRAL_DECADE, PRODUCTION, SCORING};
use crate::good::Good;
use crate::say::of_good;

/// One message of each kind that an account can say, with its arguments.
pub(crate) fn samples() -> Vec<Message> {
    let good = Good::Lamps;
    let new = Message::new;
    let mut samples: Vec<Message> = [&PRODUCTION, &NEUTRAL_DECADE, &SCORING]
        .into_iter()
        .flat_map(|form| form.messages())
        .collect();
    for id in [
        "account-production",
        "account-produced",
        "account-no-factory",
        "account-appeal-of",
    ] {
        samples.push(of_good(id, good));
    }
    for id in ["account-decade", "account-decade-over"] {
        samples.push(new(id).with("year", 1770));
    }
    samples.extend(
        [
            "account-bankrupt",
            "account-shift",
            "account-none",
            "account-none-left",
            "account-contract",
            "account-foreman",
            "account-workshop",
            "account-emergency",
            "account-out",
            "account-no-score",
            "account-cards-back",
            "account-two-sold",
            "account-highest",
            "account-entrepreneur",
            "account-too-few-sold",
            "account-tied",
            "account-declined",
            "account-developer",
            "account-none-laid",
            "account-least",
            "account-starts",
            "account-named",
            "account-sole-survivor",
            "account-nobody-left",
            "account-scoring",
            "account-scored",
            "account-none-bought",
            "account-no-loans",
            "account-no-tokens",
        ]
        .map(new),
    );
    for count in [0, 1, 2] {
        let counted = |id| new(id).with("count", count);
        samples.extend(
            [
                "account-demand",
                "account-made-count",
                "account-in-store",
                "account-at-most",
                "account-from-store",
                "account-ships",
                "account-loan-tokens",
                "account-shipping-tokens",
            ]
            .map(counted),
        );
        samples.extend([
            counted("account-tokens").with("total", 3),
            counted("account-times").with("each", 9),
            of_good("account-wasted", good).with("count", count),
            counted("account-short").with("short", 7).with("each", 6),
            counted("account-fewer-shares")
                .with("total", 3)
                .with("most", 9),
            new("account-faded").with("from", 3).with("to", count),
            new("account-appeal-demand")
                .with("appeal", 6)
                .with("demand", 2)
                .with("patrons", count),
        ]);
    }
    samples.extend([
        new("account-wage").with("wage", 3),
        new("account-owed")
            .with("owed", 40)
            .with("money", 12)
            .with("count", 9),
        new("account-cash-sum")
            .with("cash", 8)
            .with("raised", 12)
            .with("costs", 18)
            .with("now", 2),
        new("account-worth-all")
            .with("shares", 5)
            .with("value", 11)
            .with("all", 80),
        new("account-worth")
            .with("shares", 5)
            .with("value", 11)
            .with("portfolio", 55),
    ]);
    samples
}
