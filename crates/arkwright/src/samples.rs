//! One message of each kind that Spinning Jenny can say: the tests of every language go by it.

use table::{Illegal, Message, Say, Seat};

use crate::account;
use crate::action::Action;
use crate::advice;
use crate::event::{Because, Cost, Event, Income, Raised};
use crate::forecast_change;
use crate::goods::Good;
use crate::left_out;
use crate::marker::{Kind, Marker};
use crate::notation;
use crate::reason::Reason;
use crate::summary;
use crate::verdict;

/// Everything that can be said, with its arguments.
pub(crate) fn all() -> Vec<Message> {
    let refusals = refusals().into_iter().map(|refusal| refusal.message);
    events()
        .iter()
        .map(Say::say)
        .chain(choices().iter().map(Say::say))
        .chain(words())
        .chain(questions())
        .chain(account::samples())
        .chain(refusals)
        .chain(summary::samples(&events()))
        .chain(left_out::samples())
        .chain(forecast_change::samples())
        .chain(verdict::samples())
        .chain(bought())
        .chain(warnings())
        .collect()
}

/// One event for each thing that can happen, and for each cause.
fn events() -> Vec<Event> {
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
        Event::EmergencySale {
            seat,
            count: 2,
            value: 19,
        },
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
            wage: 2,
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
        Event::DemandLeft { good, count: 3 },
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
    for (seller, from_store) in [(Some(seat), false), (Some(seat), true), (None, false)] {
        events.push(Event::Called {
            good,
            appeal: 4,
            seller,
            from_store,
        });
    }
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
        Income::Sale {
            good,
            count: 3,
            price: 10,
        },
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
        Cost::Wages {
            good,
            workers: 4,
            wage: 3,
        },
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

/// The example of each form of the notation.
fn choices() -> Vec<Action> {
    let example = |line: &str| line.parse().expect("the examples of the notation parse");
    let (forms, _) = notation::of_spinning_jenny();
    forms.iter().map(|form| example(form.example)).collect()
}

/// Every refusal, with the arguments it comes with.
fn refusals() -> Vec<Illegal> {
    let with_args = |reason: &Reason| {
        let illegal = reason.illegal();
        match reason {
            Reason::LevelTooHigh => illegal.with("level", 1),
            Reason::PriceOffScale | Reason::NewPriceOffScale => {
                illegal.with("least", 5).with("most", 20)
            }
            Reason::PriceAboveQuality
            | Reason::NewPriceAboveQuality
            | Reason::PriceOnStoredGoods
            | Reason::RepayAtOnce => illegal.with("most", 8),
            Reason::TooLittleForQuality => illegal.with("left", 1).with("most", 2),
            Reason::NextDistributionTooDear => {
                illegal.with("left", 1).with("value", 2).with("cost", 2)
            }
            Reason::TooLittleForDistribution => illegal
                .with("left", 4)
                .with("value", 3)
                .with("cost", 6)
                .with("most", 2),
            Reason::PriceDue | Reason::OtherPriceDue => illegal.with("good", Good::Lamps.word()),
            _ => illegal,
        }
    };
    let refusals = Reason::ALL.iter().map(with_args);
    refusals.flat_map(advice::samples).collect()
}

/// Every question.
fn questions() -> Vec<Message> {
    let plain = [
        "prompt-foundation",
        "prompt-start-up-capital",
        "prompt-pick-light-marker",
        "prompt-administration",
        "prompt-factory",
        "prompt-workers",
        "prompt-quality",
        "prompt-stock-exchange",
        "prompt-prices",
        "prompt-special-marker",
        "prompt-storage",
        "prompt-name-start-player",
        "prompt-final-exchange",
        "prompt-draw-start-player",
        "prompt-draw-light-marker",
        "prompt-over",
    ];
    let good = Good::Cutlery.word();
    let mut questions: Vec<Message> = plain.map(Message::new).to_vec();
    for id in ["prompt-price", "prompt-sale"] {
        questions.push(Message::new(id).with("good", good));
    }
    for id in ["prompt-machinery", "prompt-distribution"] {
        questions.push(Message::new(id).with("left", 2));
    }
    questions
}

/// Everything that a space of the administration table can buy.
fn bought() -> Vec<Message> {
    let plain = [
        "buys-building",
        "buys-workers",
        "buys-deals",
        "buys-deals-half",
        "buys-no-machine-space",
        "buys-no-quality-space",
        "buys-no-distribution-space",
    ];
    let mut bought: Vec<Message> = plain.map(Message::new).to_vec();
    for id in ["buys-no-machine", "buys-no-quality"] {
        bought.push(Message::new(id).with("needed", 6));
    }
    for id in ["buys-machines", "buys-prices"] {
        bought.push(Message::new(id).with("count", 1));
        bought.push(Message::new(id).with("count", 2));
    }
    for id in ["buys-distribution", "buys-wasted"] {
        bought.push(Message::new(id).with("amount", 4));
    }
    bought.push(Message::new("buys-quality").with("levels", 1));
    bought
}

/// Everything that is said of a choice before it is made.
fn warnings() -> Vec<Message> {
    let mut warnings = vec![
        Message::new("waste-costs")
            .with("amount", 4)
            .with("paid", 8),
    ];
    for id in ["waste-no-machine", "waste-no-quality"] {
        warnings.push(Message::new(id).with("paid", 4).with("needed", 6));
    }
    for spaces in [0_u8, 1, 4] {
        let (count, from, to) = (spaces.max(1), 28, 28 - spaces);
        let moved = |message: Message| {
            message
                .with("spaces", spaces)
                .with("from", from)
                .with("to", to)
        };
        let sale = Message::new("loss-emergency-sale").with("count", count);
        warnings.push(
            moved(sale.with("value", 19))
                .with("left", 9)
                .with("cash", 8),
        );
        let loans = Message::new("loss-loans").with("count", count);
        warnings.push(moved(loans.with("amount", 10).with("repayment", 13)).with("cash", 3));
    }
    warnings
}

/// Every good and every marker, in a sentence that names it.
fn words() -> Vec<Message> {
    let seat = Seat::new(1);
    let goods = Good::ALL.map(|good| Event::CycleBegan { good }.say());
    let markers = Marker::ALL
        .into_iter()
        .map(|marker| Event::MarkerTaken { seat, marker }.say());
    goods.into_iter().chain(markers).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_event_that_can_be_told_is_among_the_samples() {
        let said: BTreeSet<&str> = events().iter().map(|event| event.say().id).collect();
        let known: BTreeSet<&str> = Event::MESSAGES.iter().copied().collect();
        assert_eq!(said, known);
    }

    #[test]
    fn every_choice_is_called_after_its_verb() {
        for action in choices() {
            let line = action.to_string();
            let verb = line.split(' ').next().unwrap_or_default();
            assert_eq!(action.say().id, format!("action-{verb}"));
        }
    }
}
