//! One message of each kind that the card game can say: the tests of every language go by it.

use table::{Message, Notation, Seat};

use crate::account;
use crate::action::{Action, Position, StorehouseKind};
use crate::card::{Card, Cards};
use crate::event::{
    Cause, Costs, Development, Ending, Event, GivenBack, Purchase, QualityWhy, Raised, StartWhy,
    WastedWhy,
};
use crate::forecast_change;
use crate::game::{CardGame, Options};
use crate::good::{Good, Goods};
use crate::left_out;
use crate::quality::QualityCards;
use crate::question;
use crate::reason::Reason;
use crate::say::{self, action_message, of_card, of_good};
use crate::summary;
use crate::track::Track;
use crate::verdict;
use crate::warning;

/// Everything that can be said, with its arguments.
pub(crate) fn all(game: &CardGame) -> Vec<Message> {
    let events = events();
    let refusals = Reason::ALL.iter().map(|reason| reason.illegal().message);
    let expert = CardGame::new(game.players(), Options::EXPERT);
    events
        .iter()
        .map(|event| game.event_message(event))
        .chain(choices().into_iter().map(action_message))
        .chain(choices_on_a_board())
        .chain(words())
        .chain(question::samples())
        .chain(account::samples())
        .chain(refusals)
        .chain(summary::samples(game, &events))
        .chain(left_out::samples())
        .chain(forecast_change::samples())
        .chain(warning::samples())
        .chain(verdict::samples())
        .chain(
            Card::ALL
                .into_iter()
                .flat_map(|card| expert.about_card(card)),
        )
        .collect()
}

/// One event for each thing that can happen, and for each cause.
pub(crate) fn events() -> Vec<Event> {
    let seat = Seat::new(0);
    let by = Seat::new(1);
    let good = Good::Lamps;
    let card = Card::PatronLampsFood;
    let two = QualityCards::NONE.with(4).with(1);
    let one = QualityCards::NONE.with(2);
    let action = Action::Employ(Good::Food);
    let mut events = vec![
        Event::Forced { seat, action },
        Event::Opened { seat, good },
        Event::Laid {
            up: Card::Workshop,
            down: Card::Contract,
        },
        Event::Laid {
            up: Card::Storehouse,
            down: Card::Storehouse,
        },
        Event::Boxed {
            up: Card::Storehouse,
            down: Card::Storehouse,
        },
        Event::Flipped {
            from: Card::Workshop,
            to: Card::Contract,
        },
        Event::Boxed {
            up: Card::Workshop,
            down: Card::Contract,
        },
        Event::SupplyComplete,
        Event::RoundBegan {
            round: 5,
            good: Good::Clothes,
            start: seat,
        },
        Event::DecadeBegan { decade: 1 },
        Event::Built {
            seat,
            good,
            side: 2,
        },
        Event::Employed {
            seat,
            good,
            position: Position::Second,
            side: 3,
        },
        Event::DistributionLost {
            seat,
            good,
            from: 3,
        },
        Event::Borrowed {
            seat,
            count: 2,
            amount: 22,
        },
        Event::ShipsRegained {
            seat,
            from: 0,
            to: 2,
        },
        Event::ForemanPlaced { seat, good },
        Event::Reactivated { seat, card },
        Event::CardUsed { seat, card },
        Event::ProductionBegan {
            good,
            demand: 2,
            wage: 3,
        },
        Event::Shipped {
            seat,
            good,
            count: 3,
            from_store: 1,
            price: 8,
            income: 24,
        },
        Event::ContractPaid {
            seat,
            count: 3,
            amount: 5,
        },
        Event::StorehouseCleared {
            seat,
            good,
            kind: StorehouseKind::Big,
        },
        Event::StorehouseCleared {
            seat,
            good,
            kind: StorehouseKind::Small,
        },
        Event::StorehousesReturned {
            seat,
            good,
            small: 1,
            big: 0,
        },
        Event::CostsPaid {
            seat,
            goods: Goods::NONE,
            costs: Costs {
                workers: 4,
                wage: 3,
                wages: 12,
                saved: 4,
                machines: 2,
                maintenance: 2,
                fixed: 6,
            },
        },
        Event::CostsPaid {
            seat,
            goods: Goods::NONE,
            costs: Costs::default(),
        },
        Event::Bankrupt {
            seat,
            owed: 30,
            money: 8,
        },
        Event::BonusDeclined { seat, good },
        Event::NotShipped { seat, good },
        Event::AppealTied { good, appeal: 6 },
        Event::CardsFresh {
            seat,
            cards: [Card::Entrepreneur, card].into_iter().collect(),
        },
        Event::CardsFresh {
            seat,
            cards: Cards::NONE,
        },
        Event::NeutralMoved {
            good,
            from: 2,
            to: 3,
        },
        Event::Scored {
            seat,
            shares: 12,
            value: 20,
            money: 7,
            score: 240,
        },
    ];
    for is_invented in [false, true] {
        events.push(Event::Upgraded {
            seat,
            good,
            is_invented,
            tile: true,
            first: true,
            second: true,
        });
    }
    let causes = [
        Cause::Built { seat },
        Cause::Employed { seat },
        Cause::Appeal { seat },
        Cause::Neutral,
    ];
    for cause in causes {
        for (to, value_to) in [(4, 1), (2, 1), (7, 2)] {
            events.push(Event::DemandMoved {
                good,
                from: 3,
                to,
                value_from: 1,
                value_to,
                cause,
            });
        }
        for wage_to in [3, 4] {
            events.push(Event::WagesMoved {
                from: 3,
                to: 4,
                wage_from: 3,
                wage_to,
                cause,
            });
        }
    }
    for by_token in [false, true] {
        events.push(Event::Automated {
            seat,
            good,
            position: Position::First,
            machines: 1,
            by_token,
        });
    }
    for (to, why) in [
        (two, QualityWhy::Action),
        (QualityCards::NONE, QualityWhy::Action),
        (one, QualityWhy::TakenAway),
        (QualityCards::NONE, QualityWhy::EngineerLeft),
        (one, QualityWhy::Replaced),
    ] {
        events.push(Event::QualityLaid {
            seat,
            good,
            from: one,
            to,
            why,
        });
    }
    for (to, on_patent, frees_patent) in [
        (3, false, false),
        (3, true, false),
        (3, false, true),
        (0, false, false),
    ] {
        events.push(Event::DistributionSet {
            seat,
            good,
            from: 1,
            to,
            on_patent,
            frees_patent,
        });
    }
    for (how, half) in [
        (Purchase::Start, 0),
        (Purchase::StockExchange, 1),
        (Purchase::StockExchange, 0),
        (Purchase::Broker, 2),
        (Purchase::End, 0),
    ] {
        events.push(Event::SharesBought {
            seat,
            count: 3,
            half,
            paid: 30,
            how,
        });
    }
    for (cards, has_shift) in [(0, false), (1, true), (2, false)] {
        events.push(Event::ExtraProduced {
            seat,
            good,
            cards,
            has_shift,
            made: 3,
        });
    }
    events.push(Event::PriceSet {
        seat,
        good,
        from: 2,
        to: 6,
        total: 6,
        price: 9,
        spot: 1,
        office_appeal: true,
        quality_appeal: QualityCards::NONE,
    });
    let hows = [Development::Start, Development::Turn, Development::Inventor];
    for how in hows {
        for track in Track::ALL {
            let level = 1;
            events.push(Event::Developed {
                seat,
                track,
                level,
                how,
            });
        }
        events.push(Event::CardTaken { seat, card, how });
    }
    for why in [GivenBack::Swapped, GivenBack::Spent, GivenBack::Bankrupt] {
        events.push(Event::CardGivenBack { seat, card, why });
    }
    for (has_shift, stored) in [(false, 0), (true, 2)] {
        events.push(Event::Produced {
            seat,
            good,
            made: 4,
            has_shift,
            stored,
        });
    }
    for (limit, from_store, patrons) in [(0, 0, 0), (4, 1, 0), (4, 0, 1)] {
        events.push(Event::Sold {
            seat,
            good,
            appeal: 6,
            demand: 2,
            patrons,
            limit,
            made: 3,
            from_store,
            price: 9,
            income: 36,
        });
    }
    for (ships, tokens) in [(1, 1), (2, 2), (1, 0)] {
        events.push(Event::ShipsUsed {
            seat,
            ships,
            tokens,
            total: 3,
        });
    }
    for added in [0, 2] {
        events.push(Event::Stored {
            seat,
            good,
            count: 2,
            added,
            small: 1,
            big: 0,
        });
    }
    for why in [
        WastedWhy::NotKept,
        WastedWhy::Cleared,
        WastedWhy::StorehouseGivenBack,
    ] {
        events.push(Event::Wasted {
            seat,
            good,
            count: 2,
            why,
        });
    }
    for tokens in [1, 2] {
        events.push(Event::EmergencyFund {
            seat,
            tokens,
            amount: 11,
        });
        events.push(Event::SharesLost {
            seat,
            tokens,
            from: 5,
            to: 3,
        });
        events.push(Event::ValueFell {
            seat,
            tokens,
            from: 20,
            to: 18,
        });
    }
    for why in [Raised::Sold, Raised::HighestAppeal, Raised::Entrepreneur] {
        events.push(Event::ValueRaised {
            seat,
            from: 10,
            to: 11,
            why,
        });
    }
    for to in [0, 2] {
        events.push(Event::DistributionFell {
            seat,
            good,
            from: to + 1,
            to,
        });
    }
    for how in [
        StartWhy::Clockwise,
        StartWhy::Named { by },
        StartWhy::Chosen { by },
    ] {
        events.push(Event::StartPlayer { seat, how });
    }
    for how in [Ending::LastRound, Ending::SoleSurvivor, Ending::NobodyLeft] {
        events.push(Event::EndOfGame { how });
    }
    events.push(Event::StoredSold {
        seat,
        good,
        count: 2,
        price: 5,
        income: 10,
    });
    events
}

/// The example of each form of the notation.
fn choices() -> Vec<Action> {
    let example = |line: &str| line.parse().expect("the examples of the notation parse");
    let forms = Action::forms();
    forms
        .iter()
        .map(|form| example(form.example))
        .chain(["produce food 2 shift", "quality food 2"].map(example))
        .collect()
}

/// Choices with what a board tells of them.
fn choices_on_a_board() -> Vec<Message> {
    let good = Good::Lamps;
    let new = Message::new;
    let mut samples: Vec<Message> = say::DONE.map(new).to_vec();
    for track in Track::ALL {
        let develop = new("choice-develop").with("track", track.word());
        samples.push(develop.with("count", 2));
    }
    for (first, count) in [(0, 1), (1, 2), (2, 3)] {
        samples.push(
            new("choice-buy")
                .with("value", 11)
                .with("half", 6)
                .with("first", first)
                .with("count", count),
        );
    }
    for count in [1, 2] {
        samples.extend([
            new("choice-broker").with("half", 6).with("count", count),
            new("choice-borrow").with("value", 11).with("count", count),
            of_good("choice-ship", good)
                .with("price", 8)
                .with("count", count),
            new("choice-sell").with("price", 9).with("count", count),
            of_good("choice-store", good)
                .with("count", count)
                .with("small", 1)
                .with("big", count - 1),
            of_good("choice-waste", good).with("count", count),
            of_good("choice-employ", good).with("position", count),
        ]);
    }
    for kind in StorehouseKind::ALL {
        let clear = of_good("choice-clear", good).with("kind", kind.word());
        samples.push(clear.with("count", 2));
    }
    for sold in [0, 2] {
        let appeal = new("choice-appeal").with("price", 7).with("sold", sold);
        samples.push(appeal.with("appeal", 5));
    }
    samples
}

/// Every good, track and card, in a sentence that names it.
fn words() -> Vec<Message> {
    let goods = Good::ALL.map(|good| of_good("account-no-factory", good));
    let tracks = Track::ALL.map(|track| Message::new("action-develop").with("track", track.word()));
    let cards = Card::ALL
        .into_iter()
        .flat_map(|card| ["action-take", "card-name"].map(|id| of_card(id, card)));
    goods.into_iter().chain(tracks).chain(cards).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_called_after_its_verb() {
        for action in choices() {
            let line = action.to_string();
            let verb = line.split(' ').next().unwrap_or_default();
            let id = action_message(action).id;
            assert!(id.starts_with(&format!("action-{verb}")), "{line}: {id}");
        }
    }
}
