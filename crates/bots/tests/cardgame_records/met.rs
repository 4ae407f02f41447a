//! What is met in a game, by short names.

use std::collections::BTreeSet;

use cardgame::{
    Action, Board, Card, CardGame, Event, GivenBack, Phase, Purchase, QualityWhy, Raised, Track,
    WastedWhy,
};
use table::{Entry, Play};

/// What the stored games have to meet together.
pub(crate) fn wanted() -> Vec<String> {
    let cards = Card::ALL.map(|card| format!("used {}", card.word()));
    let others = [
        // Set-up with expert variants.
        "factory chosen",
        "card laid out",
        "card flipped",
        "development to start with",
        "shares to start with",
        // Actions.
        "built",
        "upgraded",
        "employed",
        "automated",
        "machine token",
        "quality",
        "distribution",
        "bought",
        "bought at half price",
        "borrowed",
        "ships regained",
        "extra production",
        "extra production with a shift",
        "early shipping",
        // Cards beyond their first use.
        "start player named",
        "two developments",
        "reactivated",
        "swapped",
        "engineer replaced",
        // Production.
        "shift",
        "sold from store",
        "shipped",
        "stored",
        "storehouse cleared",
        "wasted",
        "emergency fund",
        "bankrupt",
        "bonus",
        "bonus left",
        "tie",
        "start player chosen",
        // Scoring.
        "shares lost",
        "value fell",
        "stored goods sold at the end",
    ];
    let others = others.into_iter().map(str::to_owned);
    cards.into_iter().chain(others).collect()
}

/// What one choice meets, with what it made happen.
pub(crate) fn step(before: &Board, action: Option<Action>, events: &[Event]) -> Vec<String> {
    let mut met = Vec::new();
    if let Some(action) = action {
        let what = match (before.phase, action) {
            (Phase::Bonus, Action::Done) => "bonus left",
            (Phase::StartPlayer, Action::Start(_)) => "start player chosen",
            (Phase::Entrepreneur, Action::Start(_)) => "start player named",
            (Phase::StartDevelopment, Action::Develop(_) | Action::Take(_)) => {
                "development to start with"
            }
            (_, Action::DevelopTwo(..)) => "two developments",
            (_, Action::Swap(..)) => "swapped",
            (_, Action::Ship(..)) if before.phase.is_action() => "early shipping",
            _ => "",
        };
        met.push(what.to_owned());
        if let Action::Store(_, 1) = action {
            met.push(used(Card::Storehouse));
        }
    }
    for event in events {
        met.extend(happened(before, event));
    }
    met.retain(|what| !what.is_empty());
    met
}

fn used(card: Card) -> String {
    format!("used {}", card.word())
}

fn happened(before: &Board, event: &Event) -> Vec<String> {
    let word = |text: &str| vec![text.to_owned()];
    match *event {
        Event::Opened { .. } => word("factory chosen"),
        Event::Laid { .. } => word("card laid out"),
        Event::Flipped { .. } => word("card flipped"),
        Event::Built { .. } => word("built"),
        Event::Upgraded { is_invented, .. } => match is_invented {
            true => vec![used(Card::Inventor)],
            false => word("upgraded"),
        },
        Event::Employed { .. } => word("employed"),
        Event::Automated { by_token, .. } => match by_token {
            true => word("machine token"),
            false => word("automated"),
        },
        Event::QualityLaid { to, why, .. } => match why {
            QualityWhy::Replaced => word("engineer replaced"),
            _ if to.engineer() > 0 => vec![used(Card::Engineer)],
            _ => word("quality"),
        },
        Event::DistributionSet { on_patent, to, .. } => match on_patent && to > 0 {
            true => vec![used(Card::Patent)],
            false => word("distribution"),
        },
        Event::SharesBought { half, how, .. } => match how {
            Purchase::Start => word("shares to start with"),
            Purchase::Broker => vec![used(Card::Broker)],
            Purchase::StockExchange if half > 0 => word("bought at half price"),
            Purchase::StockExchange => word("bought"),
            Purchase::End => Vec::new(),
        },
        Event::Borrowed { .. } => word("borrowed"),
        Event::ShipsRegained { .. } => word("ships regained"),
        Event::ExtraProduced { has_shift, .. } => match has_shift {
            true => word("extra production with a shift"),
            false => word("extra production"),
        },
        Event::Reactivated { .. } => word("reactivated"),
        Event::CardUsed { card, .. } => vec![used(card)],
        Event::CardGivenBack {
            card: Card::ExtraShift,
            why: GivenBack::Spent,
            ..
        } => vec![used(Card::ExtraShift)],
        Event::Produced {
            has_shift: true, ..
        } => word("shift"),
        Event::Sold {
            from_store: 1.., ..
        } => word("sold from store"),
        Event::Shipped { .. } => word("shipped"),
        Event::ContractPaid { .. } => vec![used(Card::Contract)],
        Event::Stored { .. } => word("stored"),
        Event::StorehouseCleared { .. } => word("storehouse cleared"),
        Event::Wasted {
            why: WastedWhy::NotKept,
            ..
        } => word("wasted"),
        Event::CostsPaid { seat, costs, .. } => {
            let own = before.company(seat);
            let mut met = Vec::new();
            if costs.saved > 0 {
                met.push(used(Card::Foreman));
            }
            if costs.machines > 0 && own.cards.contains(Card::Workshop) {
                met.push(used(Card::Workshop));
            }
            if own.cards.contains(Card::Developer) {
                met.push(used(Card::Developer));
            }
            met
        }
        Event::EmergencyFund { .. } => word("emergency fund"),
        Event::Bankrupt { .. } => word("bankrupt"),
        Event::ValueRaised { why, .. } => match why {
            Raised::HighestAppeal => word("bonus"),
            Raised::Entrepreneur | Raised::Sold => Vec::new(),
        },
        Event::AppealTied { .. } => word("tie"),
        Event::SharesLost { .. } => word("shares lost"),
        Event::ValueFell { .. } => word("value fell"),
        Event::StoredSold { .. } => word("stored goods sold at the end"),
        _ => Vec::new(),
    }
}

/// Whether something that happened leads closer to something that is new.
pub(crate) fn leads_closer(event: &Event, new: &BTreeSet<String>) -> bool {
    let is_new = |what: &str| new.contains(what);
    let uses = |card: Card| is_new(&used(card));
    match *event {
        Event::CardTaken { card, .. } => {
            uses(card)
                || match card {
                    Card::Inventor => is_new("two developments"),
                    Card::Developer => is_new("reactivated"),
                    Card::ExtraShift => is_new("extra production with a shift"),
                    Card::Engineer => is_new("engineer replaced"),
                    _ => false,
                }
        }
        Event::Developed { track, .. } => match track {
            Track::Quality => uses(Card::Engineer),
            Track::Distribution => uses(Card::Patent),
            _ => false,
        },
        Event::QualityLaid { from, to, .. } => {
            uses(Card::Engineer) && to.total() > from.total() && to.total() > 2
        }
        Event::DistributionSet { from: 0, .. } => uses(Card::Patent),
        _ => false,
    }
}

/// What is met in a whole game.
pub(crate) fn met(play: &Play<CardGame>) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for (number, entry) in play.entries().enumerate() {
        let action = match entry {
            Entry::Act { action, .. } => Some(action),
            _ => None,
        };
        let before = play.board_after(number).expect("it is an entry");
        all.extend(step(before, action, &play.events_of(number)));
    }
    all
}
