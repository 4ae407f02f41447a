//! What the sheets say, for the tests of every language.

use table::Message;

use super::{CAMPAIGN_SCORING, ROUND, SCORING, SOLO_ROUND};
use crate::cards::{Resource, Stage};

/// One message of each kind that an account can say, with its arguments.
pub(crate) fn samples() -> Vec<Message> {
    let new = Message::new;
    let mut samples = Vec::new();
    for form in [&ROUND, &SOLO_ROUND, &SCORING, &CAMPAIGN_SCORING] {
        samples.extend(form.messages());
    }
    samples.extend(
        [
            "kanal-account-end",
            "kanal-account-end-over",
            "kanal-account-too-few",
            "kanal-account-none",
            "kanal-account-turned",
            "kanal-account-turned-paid",
            "kanal-account-left",
            "kanal-account-stuck",
            "kanal-account-discs-back",
            "kanal-account-starts",
        ]
        .map(new),
    );
    for id in ["kanal-account-round", "kanal-account-round-over"] {
        samples.push(new(id).with("round", 3));
    }
    for id in [
        "kanal-account-game",
        "kanal-account-game-over",
        "kanal-account-of-game",
    ] {
        samples.push(new(id).with("game", 2));
    }
    for id in ["kanal-account-on-space", "kanal-account-from-space"] {
        samples.push(new(id).with("space", 2));
    }
    samples.extend([
        new("kanal-account-stage").with("stage", Stage::Green.word()),
        new("kanal-account-cards")
            .with("green", 3)
            .with("orange", 7)
            .with("blue", 8),
        new("kanal-account-bought")
            .with("amount", 2)
            .with("resource", Resource::Clay.word()),
        new("kanal-account-spaces")
            .with("count", 2)
            .with("spaces", "1, 2".to_owned()),
        new("kanal-account-each").with("amount", 1),
    ]);
    samples
}
