//! One message of each kind that an account of Water Frame can say.

use table::Message;

use super::super::components::WaterComponents;
use super::super::event_marker::EventMarker;
use super::form::{WATER_DECADE, WATER_END, WATER_FIRST, WATER_LAST, WATER_PRODUCTION};
use crate::goods::Good;

/// One message of each kind, with its arguments.
pub(crate) fn samples() -> Vec<Message> {
    let new = Message::new;
    let counted = |id, count: u8| new(id).with("count", count);
    let moved = |id| new(id).with("from", 4).with("to", 6);
    let of_good = |id| new(id).with("good", Good::Lamps.word());
    let forms = [
        &WATER_PRODUCTION,
        &WATER_DECADE,
        &WATER_LAST,
        &WATER_FIRST,
        &WATER_END,
    ];
    let mut samples: Vec<Message> = forms.iter().flat_map(|form| form.messages()).collect();
    samples.extend(
        [
            "account-patron",
            "account-jubilee",
            "account-most-appeal-tied",
            "account-most-sold-tied",
            "account-extra-shift",
            "account-office",
            "account-for-ships",
            "account-for-contract",
            "account-no-crews",
            "account-none-lasting",
            "account-by-charisma",
            "account-no-effect",
            "account-in-force",
            "account-no-broker",
            "account-no-contract",
            "account-lost-by-loan",
            "account-end",
            "account-end-over",
        ]
        .map(new),
    );
    for count in [1, 2] {
        samples.extend([
            counted("account-foreman", count).with("each", 4),
            counted("account-workshop", count).with("each", 1),
            new("account-shut").with("row", 3).with("count", count),
            counted("account-in-warehouse", count),
            counted("account-shipped", count).with("ships", count),
            new("account-shipped-agent")
                .with("asked", 4)
                .with("count", count)
                .with("ships", count),
            counted("account-overdue", count),
            new("account-level-and-tiles")
                .with("level", 2)
                .with("count", count),
            counted("account-forfeited", count),
            of_good("account-open-contract").with("count", count),
        ]);
    }
    let stays = new("account-stays").with("why", new("account-for-ships"));
    samples.extend([
        moved("account-rose"),
        moved("account-spaces"),
        stays,
        new("account-importers")
            .with("food", 1)
            .with("clothes", 2)
            .with("cutlery", 0)
            .with("lamps", 3),
        new("account-part-of").with("percent", 10).with("cash", 94),
        new("account-space-closed").with("cost", 2),
        new("account-space-open").with("cost", 2),
        of_good("account-war").with("to", 2).with("price", 6),
        of_good("account-distribution-raised").with("to", 2),
        of_good("account-idle-factory"),
    ]);
    let numbers = WaterComponents::compiled();
    samples.extend(EventMarker::ALL.map(|event| {
        new("account-event-told")
            .with("event", event.word())
            .with("about", numbers.about_event(event))
    }));
    samples
}
