//! Everything the games say, as messages with their arguments.

use arkwright::{Action, Because, Cost, Event, Good, Income, Kind, Marker, Raised, Reason};
use table::{Illegal, Message, Say, Seat};

/// One event for each thing that can happen, and for each cause.
pub(crate) fn events() -> Vec<Event> {
    let seat = Seat::new(0);
    let good = Good::Lamps;
    let marker = Marker::light(Kind::Quality);
    let action = Action::Hire(Good::Food, 2);
    let mut events = vec![
        Event::Forced { seat, action },
        Event::StartPlayer { seat },
        Event::MarkerDrawn { marker },
        Event::DecadeBegan { year: 1770 },
        Event::LevelReached { level: 2 },
        Event::CycleBegan { good },
        Event::ImporterMoved { good, to: 3 },
        Event::WorkersReturned { count: 2 },
        Event::FactoryClosed {
            seat,
            good,
            workers: 4,
            machines: 1,
        },
        Event::PriceSet {
            seat,
            good,
            price: 9,
        },
        Event::SharesSold { seat, count: 5 },
        Event::SharesBought { seat, count: 1 },
        Event::EmergencySale { seat, count: 2 },
        Event::LoansTaken { seat, count: 1 },
        Event::LoansRepaid { seat, count: 2 },
        Event::MarkerPlaced {
            seat,
            marker,
            cost: 8,
        },
        Event::MarkerReused {
            seat,
            marker,
            cost: 8,
        },
        Event::MarkerTaken { seat, marker },
        Event::WorkersHired {
            seat,
            good,
            from_market: 2,
            from_fired: 1,
        },
        Event::WorkersFired {
            seat,
            good,
            workers: 3,
            machines: 2,
        },
        Event::MachinePlaced { seat, good, row: 1 },
        Event::QualityRaised { seat, good, to: 2 },
        Event::DistributionRaised { seat, good, to: 3 },
        Event::DistributionFaded { seat, good, to: 2 },
        Event::ProductionBegan {
            good,
            demand: 7,
            importer: 3,
        },
        Event::Produced {
            seat,
            good,
            count: 4,
        },
        Event::Sold {
            seat,
            good,
            count: 4,
            from_store: 1,
        },
        Event::ImporterSold { good, count: 2 },
        Event::Stored {
            seat,
            good,
            count: 1,
        },
        Event::Lost {
            seat,
            good,
            count: 3,
        },
        Event::MarkersReturned,
        Event::Obsolete {
            seat,
            good,
            workers: 2,
            missing: 1,
        },
        Event::EndOfGame,
    ];
    for how in [Raised::Founded, Raised::Built, Raised::Modernized] {
        events.push(Event::FactoryRaised {
            seat,
            good,
            level: 2,
            how,
        });
    }
    for why in [
        Income::StartUpCapital,
        Income::Shares { count: 5 },
        Income::EmergencySale { count: 2 },
        Income::Loans { count: 1 },
        Income::Sale { good, count: 3 },
        Income::WarehouseSale { good, count: 2 },
    ] {
        let amount = 30;
        events.push(Event::Received { seat, amount, why });
    }
    for why in [
        Cost::Administration,
        Cost::ReuseFee,
        Cost::Factory { good, level: 2 },
        Cost::FoundedFactories,
        Cost::Shares { count: 3 },
        Cost::Loans { count: 2 },
        Cost::Wages { good, workers: 4 },
        Cost::Machines { good, machines: 2 },
        Cost::MissingWorkers { count: 1 },
    ] {
        let amount = 12;
        events.push(Event::Paid { seat, amount, why });
    }
    for because in [
        Because::GoodsSold,
        Because::MostAppeal,
        Because::MostSold,
        Because::EmergencySale,
        Because::Loan,
        Because::PriceCut,
    ] {
        events.push(Event::ShareMoved {
            seat,
            from: 10,
            to: 12,
            because,
        });
    }
    for lost in [false, true] {
        events.push(Event::Scored {
            seat,
            shares: 12,
            value: 20,
            score: 240,
            lost,
        });
    }
    events
}

/// Every refusal of the games and of the table itself, with the arguments it comes with.
pub(crate) fn refusals() -> Vec<Illegal> {
    let mut refusals = vec![Illegal::new("no-reveal-due", "")];
    for reason in Reason::ALL {
        let illegal = reason.illegal();
        refusals.push(match reason {
            Reason::LevelTooHigh => illegal.with("level", 1),
            Reason::PriceAboveQuality => illegal.with("most", 8),
            Reason::PriceDue | Reason::OtherPriceDue => illegal.with("good", Good::Lamps.word()),
            _ => illegal,
        });
    }
    refusals
}

/// The choice beside its number: the verb of the action, and what it speaks of.
pub(crate) fn choices() -> Vec<(&'static str, Message)> {
    let good = |id| Message::new(id).with("good", Good::Food.word());
    let marker = |id| {
        Message::new(id)
            .with("marker", Kind::Quality.word())
            .with("shade", "light")
    };
    vec![
        ("found food", good("action-found")),
        ("price food 9", good("action-price").with("price", 9)),
        (
            "place quality light 8",
            marker("action-place").with("space", 8),
        ),
        ("reuse quality light", marker("action-reuse")),
        ("build food 2", good("action-build").with("level", 2)),
        ("modernize food", good("action-modernize")),
        ("close food", good("action-close")),
        ("hire food 2", good("action-hire").with("count", 2)),
        ("fire food 2", good("action-fire").with("count", 2)),
        ("machine food 1", good("action-machine").with("row", 1)),
        ("quality food 2", good("action-quality").with("value", 2)),
        (
            "distribute food 2",
            good("action-distribute").with("value", 2),
        ),
        ("buy 3", Message::new("action-buy").with("count", 3)),
        ("sell 3", Message::new("action-sell").with("count", 3)),
        ("repay 1", Message::new("action-repay").with("count", 1)),
        (
            "warehouse food 2",
            good("action-warehouse").with("count", 2),
        ),
        ("take quality light", marker("action-take")),
        ("offer", Message::new("action-offer")),
        ("hold", Message::new("action-hold")),
        (
            "keep 2 0 0 1",
            Message::new("action-keep")
                .with("food", 2)
                .with("clothes", 0)
                .with("cutlery", 0)
                .with("lamps", 1),
        ),
        (
            "start 2",
            Message::new("action-start").with("seat", Seat::new(1)),
        ),
        ("done", Message::new("action-done")),
    ]
}

/// What an event says.
pub(crate) fn said() -> Vec<Message> {
    events().iter().map(Say::say).collect()
}
