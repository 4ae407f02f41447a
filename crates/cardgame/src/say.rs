//! Events, choices and questions as messages. They are made by the game value, which knows what a
//! development allows.

use table::{Message, Seat};

use crate::action::Action;
use crate::board::Board;
use crate::card::Card;
use crate::event::{
    Cause, Costs, Development, Ending, Event, GivenBack, Purchase, QualityWhy, Raised, StartWhy,
    WastedWhy,
};
use crate::game::CardGame;
use crate::good::Good;
use crate::phase::Phase;
use crate::quality::QualityCards;
use crate::track::Track;

/// The year in which a decade begins, counted from 0.
pub(crate) const fn year(decade: u8) -> u16 {
    1770 + 10 * decade as u16
}

pub(crate) fn of_seat(id: &'static str, seat: Seat) -> Message {
    Message::new(id).with("seat", seat)
}

pub(crate) fn of_good(id: &'static str, good: Good) -> Message {
    Message::new(id).with("good", good.word())
}

pub(crate) fn of_card(id: &'static str, card: Card) -> Message {
    Message::new(id).with("card", card.word())
}

fn of(id: &'static str, seat: Seat, good: Good) -> Message {
    of_seat(id, seat).with("good", good.word())
}

/// Messages as one: each is followed by the rest.
pub(crate) fn listed(parts: Vec<Message>) -> Option<Message> {
    let one = |rest: Message, part: Message| {
        Message::new("sum-list")
            .with("part", part)
            .with("rest", rest)
    };
    parts.into_iter().rev().reduce(one)
}

/// Quality cards by their values, such as `4 + 1`.
pub(crate) fn cards(cards: QualityCards) -> String {
    let values: Vec<String> = cards.values().map(|value| value.to_string()).collect();
    values.join(" + ")
}

impl Cause {
    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Cause::Built { .. } => "because-built",
            Cause::Employed { .. } => "because-employed",
            Cause::Appeal { .. } => "because-appeal",
            Cause::Neutral => "because-neutral",
        }
    }
}

impl Raised {
    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Raised::Sold => "because-sold",
            Raised::HighestAppeal => "because-highest-appeal",
            Raised::Entrepreneur => "because-entrepreneur",
        }
    }
}

impl Event {
    /// How many goods were sold to the home market.
    pub(crate) fn sold(&self) -> u8 {
        match *self {
            Event::Sold {
                limit,
                made,
                from_store,
                ..
            } => made.min(limit) + from_store,
            _ => 0,
        }
    }
}

impl CardGame {
    /// What a development allows at a level.
    pub(crate) fn allowed(&self, track: Track, level: u8) -> u8 {
        self.components.levels[track.index()][usize::from(level)]
    }

    /// A development with what it allows from now on.
    fn development(&self, message: Message, track: Track, level: u8) -> Message {
        message
            .with("track", track.word())
            .with("count", self.allowed(track, level))
    }

    /// What happened, as a message.
    pub(crate) fn event_message(&self, event: &Event) -> Message {
        let new = Message::new;
        match *event {
            Event::Forced { seat, action } => {
                of_seat("forced", seat).with("action", action_message(action))
            }
            Event::Opened { seat, good } => of("opened", seat, good),
            // A Big Storehouse has the same on both sides.
            Event::Laid { up, down } if up == down => of_card("laid-same", up),
            Event::Laid { up, down } => of_card("laid", up).with("other", down.word()),
            Event::Flipped { from, to } => of_card("flipped", from).with("other", to.word()),
            Event::Boxed { up, down } if up == down => of_card("boxed-same", up),
            Event::Boxed { up, down } => of_card("boxed", up).with("other", down.word()),
            Event::SupplyComplete => new("supply-complete"),
            Event::RoundBegan { round, good, .. } => of_good("round-began", good)
                .with("year", year(round / 4))
                .with("round", round % 4 + 1),
            Event::DecadeBegan { decade } => new("decade-began")
                .with("year", year(decade))
                .with("level", decade + 1),
            Event::Built { seat, good, side } => of("built", seat, good).with("level", side),
            Event::Upgraded {
                seat,
                good,
                is_invented,
                tile,
                first,
                second,
            } => {
                let what = [
                    (tile, "upgraded-factory"),
                    (first, "upgraded-first"),
                    (second, "upgraded-second"),
                ];
                let what = what.into_iter().filter(|(is, _)| *is);
                let what = listed(what.map(|(_, id)| new(id)).collect());
                let id = match is_invented {
                    true => "invented",
                    false => "upgraded",
                };
                of(id, seat, good).with("what", what.unwrap_or(new("upgraded-factory")))
            }
            Event::Employed {
                seat,
                good,
                position,
                side,
            } => of("employed", seat, good)
                .with("position", position.number())
                .with("level", side),
            Event::DemandMoved {
                good,
                from,
                to,
                value_from,
                value_to,
                cause,
            } => {
                let id = match (value_from == value_to, to > from) {
                    (true, true) => "demand-up",
                    (true, false) => "demand-down",
                    (false, _) => "demand-moved",
                };
                of_good(id, good)
                    .with("steps", from.abs_diff(to))
                    .with("from", value_from)
                    .with("to", value_to)
                    .with("because", cause.word())
            }
            Event::WagesMoved {
                wage_from,
                wage_to,
                cause,
                ..
            } => new(match wage_from == wage_to {
                true => "wages-stepped",
                false => "wages-moved",
            })
            .with("wage", wage_to)
            .with("because", cause.word()),
            Event::Automated {
                seat,
                good,
                position,
                machines,
                by_token,
            } => of("automated", seat, good)
                .with("position", position.number())
                .with("machines", machines)
                .with("token", u8::from(by_token)),
            Event::QualityLaid {
                seat,
                good,
                to,
                why,
                ..
            } => match (why, to.is_empty()) {
                (QualityWhy::Action, true) => of("quality-back", seat, good),
                (QualityWhy::Action, false) => of("quality-laid", seat, good),
                (QualityWhy::TakenAway, _) => of("quality-taken", seat, good),
                (QualityWhy::EngineerLeft, _) => of("quality-engineer", seat, good),
                (QualityWhy::Replaced, _) => of("quality-replaced", seat, good),
            }
            .with("to", to.total())
            .with("cards", cards(to)),
            Event::DistributionSet {
                seat,
                good,
                to,
                on_patent,
                frees_patent,
                ..
            } => of(
                match to {
                    0 => "distribution-back",
                    _ => "distribution-set",
                },
                seat,
                good,
            )
            .with("to", to)
            .with("patent", u8::from(on_patent))
            .with("freed", u8::from(frees_patent)),
            Event::DistributionLost { seat, good, from } => {
                of("distribution-lost", seat, good).with("from", from)
            }
            Event::SharesBought {
                seat,
                count,
                half,
                paid,
                how,
            } => of_seat(
                match how {
                    Purchase::Start => "shares-start",
                    Purchase::StockExchange => "shares-bought",
                    Purchase::Broker => "shares-broker",
                    Purchase::End => "shares-end",
                },
                seat,
            )
            .with("count", count)
            .with("half", half)
            .with("paid", paid),
            Event::Borrowed {
                seat,
                count,
                amount,
            } => of_seat("borrowed", seat)
                .with("count", count)
                .with("amount", amount),
            Event::ShipsRegained { seat, to, .. } => {
                of_seat("ships-regained", seat).with("count", to)
            }
            Event::ExtraProduced {
                seat,
                good,
                cards,
                has_shift,
                made,
            } => of("extra-produced", seat, good)
                .with("cards", cards)
                .with("shift", u8::from(has_shift))
                .with("count", made),
            Event::PriceSet {
                seat,
                good,
                to,
                price,
                ..
            } => of("price-set", seat, good)
                .with("appeal", to)
                .with("price", price),
            Event::Developed {
                seat,
                track,
                level,
                how,
            } => {
                let id = match how {
                    Development::Start => "developed-start",
                    Development::Turn => "developed",
                    Development::Inventor => "developed-inventor",
                };
                self.development(of_seat(id, seat), track, level)
            }
            Event::CardTaken { seat, card, how } => {
                let id = match how {
                    Development::Start => "card-start",
                    _ => "card-taken",
                };
                of_seat(id, seat).with("card", card.word())
            }
            Event::CardGivenBack { seat, card, why } => {
                let id = match why {
                    GivenBack::Swapped => "card-swapped",
                    GivenBack::Spent => "card-spent",
                    GivenBack::Bankrupt => "card-lost",
                };
                of_seat(id, seat).with("card", card.word())
            }
            Event::ForemanPlaced { seat, good } => of("foreman-placed", seat, good),
            Event::Reactivated { seat, card } => {
                of_seat("reactivated", seat).with("card", card.word())
            }
            Event::CardUsed { seat, card } => of_seat("card-used", seat).with("card", card.word()),
            Event::ProductionBegan { good, demand, wage } => of_good("production-began", good)
                .with("demand", demand)
                .with("wage", wage),
            Event::Produced {
                seat,
                good,
                made,
                has_shift,
                stored,
            } => of("produced", seat, good)
                .with("count", made)
                .with("shift", u8::from(has_shift))
                .with("stored", stored),
            Event::Sold {
                seat,
                good,
                appeal,
                demand,
                patrons,
                limit,
                from_store,
                price,
                income,
                ..
            } => match event.sold() {
                0 => of("sold-nothing", seat, good)
                    .with("appeal", appeal)
                    .with("demand", demand),
                count => of("sold", seat, good)
                    .with("count", count)
                    .with("store", from_store)
                    .with("price", price)
                    .with("income", income)
                    .with("patrons", patrons)
                    .with("limit", limit),
            },
            Event::Shipped {
                seat,
                good,
                count,
                from_store,
                price,
                income,
            } => of("shipped", seat, good)
                .with("count", count)
                .with("store", from_store)
                .with("price", price)
                .with("income", income),
            Event::ContractPaid {
                seat,
                count,
                amount,
            } => of_seat("contract-paid", seat)
                .with("count", count)
                .with("amount", amount),
            Event::ShipsUsed {
                seat,
                ships,
                tokens,
                total,
            } => of_seat("ships-used", seat)
                .with("ships", ships)
                .with("tokens", tokens)
                .with("total", total),
            Event::Stored {
                seat,
                good,
                count,
                added,
                ..
            } => of("stored", seat, good)
                .with("count", count)
                .with("added", added),
            Event::Wasted {
                seat,
                good,
                count,
                why,
            } => {
                let id = match why {
                    WastedWhy::NotKept => "wasted",
                    WastedWhy::Cleared => "wasted-cleared",
                    WastedWhy::StorehouseGivenBack => "wasted-given-back",
                };
                of(id, seat, good).with("count", count)
            }
            Event::StorehouseCleared { seat, good, kind } => {
                of("storehouse-cleared", seat, good).with("kind", kind.word())
            }
            Event::StorehousesReturned {
                seat,
                good,
                small,
                big,
            } => of("storehouses-returned", seat, good).with("count", small + big),
            Event::CostsPaid { seat, costs, .. } => {
                let total = costs.total();
                let what = listed(parts_of(&costs)).unwrap_or(new("costs-none"));
                of_seat("costs-paid", seat)
                    .with("amount", total)
                    .with("what", what)
            }
            Event::EmergencyFund {
                seat,
                tokens,
                amount,
            } => of_seat("emergency-fund", seat)
                .with("count", tokens)
                .with("amount", amount),
            Event::Bankrupt { seat, owed, money } => of_seat("bankrupt", seat)
                .with("owed", owed)
                .with("money", money),
            Event::ValueRaised {
                seat,
                from,
                to,
                why,
            } => of_seat("value-raised", seat)
                .with("from", from)
                .with("to", to)
                .with("because", why.word()),
            Event::NotShipped { seat, good } => of("not-shipped", seat, good),
            Event::BonusDeclined { seat, good } => of("bonus-declined", seat, good),
            Event::AppealTied { good, appeal } => {
                of_good("appeal-tied", good).with("appeal", appeal)
            }
            Event::DistributionFell { seat, good, to, .. } => {
                of("distribution-fell", seat, good).with("to", to)
            }
            Event::CardsFresh { seat, cards } => {
                let cards = cards.iter().map(|card| of_card("card-name", card));
                let cards = listed(cards.collect()).unwrap_or(new("card-none"));
                of_seat("cards-fresh", seat).with("cards", cards)
            }
            Event::NeutralMoved { good, to, .. } => of_good("neutral-moved", good).with("to", to),
            Event::StartPlayer { seat, how } => match how {
                StartWhy::Clockwise => of_seat("start-player", seat),
                StartWhy::Named { by } => of_seat("start-named", seat).with("by", by),
                StartWhy::Chosen { by } => of_seat("start-chosen", seat).with("by", by),
            },
            Event::EndOfGame { how } => new(match how {
                Ending::LastRound => "end-of-game",
                Ending::SoleSurvivor => "sole-survivor",
                Ending::NobodyLeft => "nobody-left",
            }),
            Event::StoredSold {
                seat,
                good,
                count,
                price,
                income,
            } => of("stored-sold", seat, good)
                .with("count", count)
                .with("price", price)
                .with("income", income),
            Event::SharesLost {
                seat, tokens, to, ..
            } => of_seat("shares-lost", seat)
                .with("tokens", tokens)
                .with("count", to),
            Event::ValueFell {
                seat,
                tokens,
                from,
                to,
            } => of_seat("value-fell", seat)
                .with("tokens", tokens)
                .with("from", from)
                .with("to", to),
            Event::Scored {
                seat,
                shares,
                value,
                money,
                score,
            } => of_seat("scored", seat)
                .with("count", shares)
                .with("value", value)
                .with("money", money)
                .with("score", score),
        }
    }

    /// What a choice does where the board tells more than the choice: prices, and what being done
    /// leaves. What is the same for neighbouring numbers comes before the number.
    pub(crate) fn choice_message(&self, board: &Board, action: Action) -> Option<Message> {
        let new = Message::new;
        let own = board.own();
        let good = board.good();
        let half = u16::from(own.value).div_ceil(2);
        Some(match action {
            Action::Develop(track) => {
                let level = own.level(track) + 1;
                self.development(new("choice-develop"), track, level)
            }
            Action::Appeal(appeal) => {
                let mut copy = *board;
                self.set_price(&mut copy, good, appeal, &mut ());
                let sold = self.forecast_of(&copy, good).seats[board.asked.index()].sold;
                new("choice-appeal")
                    .with("price", self.price_at(own.factory(good), good, appeal))
                    .with("sold", sold)
                    .with("appeal", appeal)
            }
            Action::Buy(count) => {
                let at_half = match board.phase {
                    Phase::StartShares => 0,
                    _ => self.allows(own, Track::Stock),
                };
                new("choice-buy")
                    .with("value", own.value)
                    .with("half", half)
                    .with("first", at_half)
                    .with("count", count)
            }
            Action::Broker(count) => new("choice-broker").with("half", half).with("count", count),
            Action::Borrow(count) => new("choice-borrow")
                .with("value", own.value)
                .with("count", count),
            Action::Employ(good) => {
                let position = own.factory(good).worker_cards() + 1;
                of_good("choice-employ", good).with("position", position)
            }
            Action::Ship(good, count) => of_good("choice-ship", good)
                .with("price", self.ship_price(own, good))
                .with("count", count),
            Action::Sell(count) => new("choice-sell")
                .with("price", own.factory(good).price)
                .with("count", count),
            Action::Store(small, big) => {
                let (good, there) = self.to_store(board)?;
                let room = self.room(small, big);
                of_good("choice-store", good)
                    .with("count", there.min(room))
                    .with("small", small)
                    .with("big", big)
            }
            Action::Waste => {
                let (good, there) = self.to_store(board)?;
                of_good("choice-waste", good).with("count", there)
            }
            Action::Clear(good, kind) => of_good("choice-clear", good)
                .with("kind", kind.word())
                .with("count", own.factory(good).stored),
            Action::Done => new(done_id(board)),
            _ => return None,
        })
    }

    /// The goods that are to be stored or wasted, if that is asked.
    pub(crate) fn to_store(&self, board: &Board) -> Option<(Good, u8)> {
        let good = match board.phase {
            Phase::Storage => board.good(),
            Phase::ExtraStorage { good } | Phase::EarlyStorage { good } => good,
            _ => return None,
        };
        Some((good, CardGame::left_over(board, good)))
    }
}

/// What being done means, by what is asked.
fn done_id(board: &Board) -> &'static str {
    match board.phase {
        Phase::Action => "done-action",
        Phase::Development if board.hand.replace.is_some() => "done-replace",
        Phase::Development if board.hand.has_developer => "done-developer",
        Phase::StartDevelopment | Phase::Development => "done-development",
        Phase::StartShares => "done-shares",
        Phase::Shift => "done-shift",
        Phase::Patron => "done-patron",
        Phase::StoredSale => "done-sale",
        Phase::Shipping => "done-shipping",
        Phase::Customs | Phase::EarlyCustoms => "done-customs",
        Phase::Bonus => "done-bonus",
        Phase::Tie => "done-tie",
        Phase::Entrepreneur => "done-entrepreneur",
        _ => "action-done",
    }
}

/// Every way of being done, for the samples.
pub(crate) const DONE: [&str; 13] = [
    "done-action",
    "done-replace",
    "done-developer",
    "done-development",
    "done-shares",
    "done-shift",
    "done-patron",
    "done-sale",
    "done-shipping",
    "done-customs",
    "done-bonus",
    "done-tie",
    "done-entrepreneur",
];

/// What costs consist of, without what is nothing.
pub(crate) fn parts_of(costs: &Costs) -> Vec<Message> {
    let new = Message::new;
    let wages = (costs.workers > 0).then(|| {
        let each = new("costs-wages")
            .with("workers", costs.workers)
            .with("wage", costs.wage);
        each.with("amount", costs.wages)
    });
    let saved = (costs.saved > 0).then(|| new("costs-saved").with("amount", costs.saved));
    let machines = (costs.machines > 0).then(|| {
        let all = new("costs-machines").with("machines", costs.machines);
        all.with("amount", costs.maintenance)
    });
    let fixed = (costs.fixed > 0).then(|| new("costs-fixed").with("amount", costs.fixed));
    let parts = [wages, saved, machines, fixed];
    parts.into_iter().flatten().collect()
}

/// What a choice does, as a message.
pub(crate) fn action_message(action: Action) -> Message {
    let new = Message::new;
    let counted = |id, count: u8| new(id).with("count", count);
    match action {
        Action::Open(good) => of_good("action-open", good),
        Action::Build(good) => of_good("action-build", good),
        Action::Upgrade(good) => of_good("action-upgrade", good),
        Action::Invent(good) => of_good("action-invent", good),
        Action::Employ(good) => of_good("action-employ", good),
        Action::Automate(good, position) => {
            of_good("action-automate", good).with("position", position.number())
        }
        Action::Quality(good, laid) if laid.values().count() > 1 => {
            of_good("action-quality-cards", good)
                .with("count", laid.total())
                .with("cards", cards(laid))
        }
        Action::Quality(good, laid) => of_good("action-quality", good).with("count", laid.total()),
        Action::Distribution(good, value) => {
            of_good("action-distribution", good).with("count", value)
        }
        Action::Buy(count) => counted("action-buy", count),
        Action::Borrow(count) => counted("action-borrow", count),
        Action::Regain => new("action-regain"),
        Action::Produce(good, cards, has_shift) => of_good("action-produce", good)
            .with("shift", u8::from(has_shift))
            .with("count", cards),
        Action::Ship(good, count) => of_good("action-ship", good).with("count", count),
        Action::Appeal(appeal) => new("action-appeal").with("appeal", appeal),
        Action::Develop(track) => new("action-develop").with("track", track.word()),
        Action::DevelopTwo(one, other) => new("action-develop-two")
            .with("track", one.word())
            .with("other", other.word()),
        Action::Take(card) => of_card("action-take", card),
        Action::Swap(old, new) => of_card("action-swap", new).with("old", old.word()),
        Action::Broker(count) => counted("action-broker", count),
        Action::Reactivate(card) => of_card("action-reactivate", card),
        Action::Foreman(good) => of_good("action-foreman", good),
        Action::Replace(laid) => new("action-replace")
            .with("cards", cards(laid))
            .with("count", laid.total()),
        Action::Use(card) => of_card("action-use", card),
        Action::Sell(count) => counted("action-sell", count),
        Action::Store(small, big) => new("action-store").with("small", small).with("big", big),
        Action::Clear(good, kind) => of_good("action-clear", good).with("kind", kind.word()),
        Action::Waste => new("action-waste"),
        Action::Bonus => new("action-bonus"),
        Action::Start(seat) => of_seat("action-start", seat),
        Action::Done => new("action-done"),
    }
}
