//! What a choice costs beyond its price, said before it is made: emergency sales, loans and waste.

use table::{Message, Warning, WarningKind};

use crate::action::Action;
use crate::board::{Board, Company};
use crate::edition::Edition;
use crate::event::{Because, Event};
use crate::game::Arkwright;
use crate::phase::{Phase, PhaseRules};
use crate::stage::{ActionInHand, Stage};

/// How a payment was raised that the cash did not cover (7.0).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Emergency {
    /// Shares sold, and the value of each.
    shares: Option<(u8, u8)>,
    /// The share spaces before and after the sale.
    by_sale: Option<(u8, u8)>,
    /// Loans taken out.
    loans: Option<u16>,
    /// The share spaces before and after the loans.
    by_loans: Option<(u8, u8)>,
}

impl Emergency {
    /// What the events of a payment tell of the player who pays.
    fn of(events: &[Event]) -> Emergency {
        let mut emergency = Emergency::default();
        for event in events {
            match *event {
                Event::EmergencySale { count, value, .. } => {
                    emergency.shares = Some((count, value));
                }
                Event::LoansTaken { count, .. } => emergency.loans = Some(count),
                Event::ShareMoved {
                    from, to, because, ..
                } => match because {
                    Because::EmergencySale => emergency.by_sale = Some((from, to)),
                    Because::Loan => emergency.by_loans = Some((from, to)),
                    _ => {}
                },
                _ => {}
            }
        }
        emergency
    }

    /// What is lost by it, with what the player has left.
    fn losses<E: Edition>(self, game: &Arkwright<E>, after: &Company) -> Vec<Message> {
        // An indicator on space 1 has nowhere to fall to.
        let moved = |message: Message, spaces: Option<(u8, u8)>| {
            let (from, to) = spaces.unwrap_or((after.space, after.space));
            message
                .with("spaces", from - to)
                .with("from", from)
                .with("to", to)
        };
        let sale = self.shares.map(|(count, value)| {
            let message = Message::new("loss-emergency-sale")
                .with("count", count)
                .with("value", value);
            moved(message, self.by_sale)
                .with("left", after.shares)
                .with("cash", after.cash)
        });
        let loans = self.loans.map(|count| {
            let message = Message::new("loss-loans")
                .with("count", count)
                .with("amount", game.components.loans.amount)
                .with("repayment", game.components.loans.repayment);
            moved(message, self.by_loans).with("cash", after.cash)
        });
        sale.into_iter().chain(loans).collect()
    }
}

impl<E: Edition> Arkwright<E> {
    /// What a legal choice costs the asked player beyond its price.
    pub(crate) fn warnings_of(&self, board: &Board<E>, action: Action) -> Vec<Warning> {
        let warning = |kind| move |message| Warning { kind, message };
        let losses = self.losses(board, action).into_iter();
        let waste = self.waste(board, action).into_iter();
        losses
            .map(warning(WarningKind::Loss))
            .chain(waste.map(warning(WarningKind::Waste)))
            .collect()
    }

    /// The emergency sale and the loans that the choice itself leads to. What production or another
    /// player's turn would lead to is not the choice's doing.
    fn losses(&self, board: &Board<E>, action: Action) -> Vec<Message> {
        let mut after = *board;
        let mut events = Vec::new();
        match board.phase {
            Phase::StartUpCapital { .. } => {
                // The factories are paid next, with what is sold now and nothing more (4.1.VI).
                if let Action::Sell(count) = action {
                    self.sell_shares(&mut after, board.asked, count, &mut ());
                }
                self.pay_for_own_factories(&mut after, board.asked, &mut events);
            }
            Phase::Administration { .. } => {
                after.phase.carry_out(self, &mut after, action, &mut events);
                after = self.settled_telling(&after, &mut events);
            }
            Phase::Action(ActionInHand {
                stage: Stage::Factory(_),
                ..
            }) => {
                if action != Action::Done {
                    after.phase.carry_out(self, &mut after, action, &mut ());
                }
                after = self.settled_telling(&after, &mut events);
                let mut without = Vec::new();
                self.settled_telling(board, &mut without);
                // What was owed before was told with what made it so, and is not told twice.
                if Emergency::of(&events) == Emergency::of(&without) {
                    return Vec::new();
                }
            }
            _ => {}
        }
        Emergency::of(&events).losses(self, after.company(board.asked))
    }
}
