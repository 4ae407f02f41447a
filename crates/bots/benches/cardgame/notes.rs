//! What a bot does in its games, counted from its choices and from what they lead to.

use std::collections::BTreeMap;

use cardgame::{
    Action, Board, Card, Development, Event, GivenBack, Phase, Purchase, Raised, Track,
};
use table::{Log, Seat, Seats};

/// What is counted, in the order in which it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Group {
    /// The action of a turn, by decade.
    Actions,
    /// What was done.
    Deeds,
    /// What production and its money came to.
    Production,
    /// Steps on the player board.
    Tracks,
    /// Cards taken.
    CardsTaken,
    /// Cards that had an effect.
    CardsUsed,
    /// Answers to small questions.
    Answers,
}

impl Group {
    fn heading(self) -> &'static str {
        match self {
            Group::Actions => "actions",
            Group::Deeds => "what was done",
            Group::Production => "production",
            Group::Tracks => "developments",
            Group::CardsTaken => "cards taken",
            Group::CardsUsed => "cards used",
            Group::Answers => "answers",
        }
    }
}

/// Everything counted so far.
#[derive(Default)]
pub(crate) struct Notes {
    counts: BTreeMap<(Group, String), u64>,
}

impl Notes {
    fn add(&mut self, group: Group, what: impl Into<String>, count: u64) {
        *self.counts.entry((group, what.into())).or_insert(0) += count;
    }

    /// A row for all that could have been counted, so that what never happens is seen.
    fn with_all_rows(&mut self) {
        for card in Card::ALL {
            self.add(Group::CardsTaken, card.word(), 0);
            self.add(Group::CardsUsed, card.word(), 0);
        }
        for track in Track::ALL {
            for level in 1..=2 {
                self.add(Group::Tracks, format!("{} {level}", track.word()), 0);
            }
        }
        for action in [
            "build",
            "employ",
            "automate",
            "quality",
            "distribution",
            "stock exchange",
            "extra production",
            "early shipping",
            "none",
        ] {
            self.add(Group::Actions, action, 0);
        }
    }

    /// Tells every count per company and game, as a table.
    pub(crate) fn tell(&mut self, companies: f64) {
        self.with_all_rows();
        let mut last = None;
        for ((group, what), count) in &self.counts {
            if last.replace(*group) != Some(*group) {
                print!("\n| {} | ", group.heading());
            } else {
                print!("; ");
            }
            print!("{what} {:.3}", *count as f64 / companies);
        }
        println!();
    }
}

/// Counts what follows from one choice or from something turned up.
pub(crate) struct Watched<'a> {
    before: &'a Board,
    watched: Seats,
    notes: &'a mut Notes,
}

impl<'a> Watched<'a> {
    pub(crate) fn new(before: &'a Board, watched: Seats, notes: &'a mut Notes) -> Watched<'a> {
        Watched {
            before,
            watched,
            notes,
        }
    }

    fn used(&mut self, card: Card) {
        self.notes.add(Group::CardsUsed, card.word(), 1);
    }

    /// Counts a choice itself.
    pub(crate) fn choice(&mut self, seat: Seat, action: Action) {
        if !self.watched.contains(seat) {
            return;
        }
        let phase = self.before.phase;
        if phase == Phase::Action {
            let name = match action {
                Action::Build(_) | Action::Upgrade(_) | Action::Invent(_) => "build",
                Action::Employ(_) => "employ",
                Action::Automate(..) => "automate",
                Action::Quality(..) => "quality",
                Action::Distribution(..) => "distribution",
                Action::Buy(_) | Action::Borrow(_) | Action::Regain => "stock exchange",
                Action::Produce(..) => "extra production",
                Action::Ship(..) => "early shipping",
                Action::Reactivate(_) => "",
                _ => "none",
            };
            if !name.is_empty() {
                self.notes.add(Group::Actions, name, 1);
            }
        }
        let answer = match (phase, action) {
            (Phase::Shift, Action::Use(_)) => "shift: used",
            (Phase::Shift, _) => "shift: kept",
            (Phase::Patron, Action::Use(_)) => "patron: used",
            (Phase::Patron, _) => "patron: kept",
            (Phase::StoredSale, Action::Sell(_)) => "stored sale: sold",
            (Phase::StoredSale, _) => "stored sale: kept",
            (Phase::Shipping, Action::Ship(..)) => "shipping: shipped",
            (Phase::Shipping, _) => "shipping: not",
            (Phase::Customs | Phase::EarlyCustoms, Action::Use(_)) => "customs: used",
            (Phase::Customs | Phase::EarlyCustoms, _) => "customs: kept",
            (Phase::Storage | Phase::ExtraStorage { .. }, Action::Store(..)) => "storage: stored",
            (Phase::Storage | Phase::ExtraStorage { .. }, Action::Waste) => "storage: wasted",
            (Phase::Storage | Phase::ExtraStorage { .. }, Action::Clear(..)) => "storage: cleared",
            (Phase::Bonus, Action::Bonus) => "bonus: taken",
            (Phase::Bonus, _) => "bonus: not",
            (Phase::Tie, Action::Use(_)) => "tie: broken",
            (Phase::Tie, _) => "tie: left",
            (Phase::Entrepreneur, Action::Start(_)) => "entrepreneur: named",
            (Phase::Entrepreneur, _) => "entrepreneur: kept",
            (Phase::StartPlayer, Action::Start(named)) if named == seat => "start player: oneself",
            (Phase::StartPlayer, _) => "start player: another",
            (Phase::Development, Action::Done) => "development: none",
            (Phase::Development, Action::Swap(..)) => "development: swap",
            (Phase::Development, Action::DevelopTwo(..)) => "development: two",
            (Phase::Open, Action::Open(good)) => match good {
                cardgame::Good::Food => "open food",
                cardgame::Good::Clothes => "open clothes",
                cardgame::Good::Cutlery => "open cutlery",
                cardgame::Good::Lamps => "open lamps",
            },
            (Phase::StartShares, Action::Buy(_)) => "start shares: bought",
            (Phase::StartShares, _) => "start shares: none",
            _ => "",
        };
        if !answer.is_empty() {
            self.notes.add(Group::Answers, answer, 1);
        }
        if let Action::DevelopTwo(..) = action {
            self.used(Card::Inventor);
        }
        if let Action::Store(_, 1) = action {
            self.used(Card::Storehouse);
        }
        if let Action::Quality(_, cards) = action
            && cards.engineer() > 0
        {
            self.used(Card::Engineer);
        }
    }
}

impl Log<Event> for Watched<'_> {
    fn tell(&mut self, event: Event) {
        use Event::*;
        let notes = &mut *self.notes;
        let watched = self.watched;
        let mut done = |seat: Seat, group: Group, what: &str, count: u64| {
            if watched.contains(seat) {
                notes.add(group, what, count);
            }
        };
        match event {
            Built { seat, .. } => done(seat, Group::Deeds, "factories built", 1),
            Upgraded {
                seat, is_invented, ..
            } => {
                done(seat, Group::Deeds, "factories upgraded", 1);
                if is_invented {
                    done(seat, Group::CardsUsed, Card::Inventor.word(), 1);
                }
            }
            Employed { seat, .. } => done(seat, Group::Deeds, "worker cards employed", 1),
            Automated { seat, .. } => done(seat, Group::Deeds, "machines", 1),
            QualityLaid { seat, from, to, .. } => {
                let more = to.total().saturating_sub(from.total());
                done(seat, Group::Deeds, "quality added", more.into());
                let less = from.total().saturating_sub(to.total());
                done(seat, Group::Deeds, "quality lost", less.into());
            }
            DistributionSet {
                seat,
                from,
                to,
                on_patent,
                ..
            } => {
                let more = u64::from(to.saturating_sub(from));
                done(seat, Group::Deeds, "distribution added", more);
                if on_patent {
                    done(seat, Group::CardsUsed, Card::Patent.word(), 1);
                }
            }
            SharesBought {
                seat,
                count,
                half,
                how,
                ..
            } => {
                let what = match how {
                    Purchase::Start => "shares bought: set-up",
                    Purchase::StockExchange => "shares bought: stock exchange",
                    Purchase::Broker => "shares bought: broker",
                    Purchase::End => "shares bought: end",
                };
                done(seat, Group::Deeds, what, count.into());
                if how == Purchase::StockExchange {
                    done(seat, Group::Deeds, "shares at half price", half.into());
                }
                if how == Purchase::Broker {
                    done(seat, Group::CardsUsed, Card::Broker.word(), 1);
                }
            }
            Borrowed { seat, count, .. } => done(seat, Group::Deeds, "bank loans", count.into()),
            ShipsRegained { seat, .. } => done(seat, Group::Deeds, "ships regained", 1),
            ExtraProduced {
                seat, has_shift, ..
            } => {
                done(seat, Group::Deeds, "factories that produced extra", 1);
                if has_shift {
                    done(seat, Group::CardsUsed, Card::ExtraShift.word(), 1);
                }
            }
            Developed {
                seat, track, level, ..
            } => {
                let what = format!("{} {level}", track.word());
                done(seat, Group::Tracks, &what, 1);
            }
            CardTaken { seat, card, how } => {
                done(seat, Group::CardsTaken, card.word(), 1);
                if how == Development::Start {
                    done(seat, Group::Answers, "start cards", 1);
                }
            }
            CardGivenBack {
                seat,
                card: Card::Entrepreneur,
                why: GivenBack::Spent,
            } => {
                done(seat, Group::CardsUsed, "entrepreneur (named)", 1);
            }
            Reactivated { seat, .. } => done(seat, Group::CardsUsed, "developer (fresh)", 1),
            CardUsed { seat, card } => done(seat, Group::CardsUsed, card.word(), 1),
            Produced {
                seat,
                made,
                has_shift,
                ..
            } => {
                done(seat, Group::Production, "goods made", made.into());
                done(seat, Group::Production, "productions", 1);
                if has_shift {
                    done(seat, Group::CardsUsed, Card::ExtraShift.word(), 1);
                }
            }
            Sold {
                seat,
                made,
                from_store,
                income,
                ..
            } => {
                let sold = u64::from(made) + u64::from(from_store);
                done(seat, Group::Production, "goods sold at home", sold);
                done(seat, Group::Production, "pounds at home", income.into());
                let stored = u64::from(from_store);
                done(seat, Group::Production, "sold from store", stored);
            }
            Shipped {
                seat,
                count,
                income,
                ..
            } => {
                done(seat, Group::Production, "goods shipped", count.into());
                done(seat, Group::Production, "pounds overseas", income.into());
            }
            ContractPaid { seat, .. } => done(seat, Group::CardsUsed, Card::Contract.word(), 1),
            ShipsUsed { seat, tokens, .. } => {
                done(seat, Group::Production, "shipping tokens", tokens.into());
            }
            Stored { seat, added, .. } => {
                done(seat, Group::Production, "goods stored", added.into());
            }
            Wasted { seat, count, .. } => {
                done(seat, Group::Production, "goods wasted", count.into());
            }
            CostsPaid { seat, costs, .. } => {
                done(seat, Group::Production, "costs", costs.total().into());
                let company = self.before.company(seat);
                if costs.saved > 0 {
                    done(seat, Group::CardsUsed, Card::Foreman.word(), 1);
                }
                if costs.machines > 0 && company.cards.contains(Card::Workshop) {
                    done(seat, Group::CardsUsed, Card::Workshop.word(), 1);
                }
                if company.cards.contains(Card::Developer) {
                    done(seat, Group::CardsUsed, Card::Developer.word(), 1);
                }
            }
            EmergencyFund { seat, tokens, .. } => {
                done(
                    seat,
                    Group::Production,
                    "emergency tokens",
                    u64::from(tokens),
                );
                done(seat, Group::Production, "emergencies", 1);
            }
            Bankrupt { seat, .. } => done(seat, Group::Production, "bankrupt", 1),
            ValueRaised { seat, why, .. } => {
                let what = match why {
                    Raised::Sold => "share value: sold",
                    Raised::HighestAppeal => "share value: highest appeal",
                    Raised::Entrepreneur => "share value: entrepreneur",
                };
                done(seat, Group::Production, what, 1);
            }
            StoredSold { seat, count, .. } => {
                done(seat, Group::Production, "sold at the end", u64::from(count));
            }
            _ => {}
        }
    }
}
