//! What a choice loses or wastes, said before it is made: the emergency fund, value that is given
//! up, goods, and the machine token.

use table::{Message, Warning, WarningKind};

use crate::action::Action;
use crate::board::Board;
use crate::event::{Event, WastedWhy};
use crate::forecast::GoodForecast;
use crate::game::CardGame;
use crate::good::{GOODS, Good};
use crate::phase::Phase;
use crate::say::of_good;
use crate::track::Track;

/// Collects what is said of a choice, losses first.
#[derive(Default)]
struct Warnings {
    losses: Vec<Message>,
    waste: Vec<Message>,
}

impl Warnings {
    fn all(self) -> Vec<Warning> {
        let of = |kind| move |message| Warning { kind, message };
        let losses = self.losses.into_iter().map(of(WarningKind::Loss));
        let waste = self.waste.into_iter().map(of(WarningKind::Waste));
        losses.chain(waste).collect()
    }
}

impl CardGame {
    /// The board behind a choice, and what happened to the asked player by it. Nobody else comes to
    /// produce in between: the next player is asked for a turn instead.
    pub(crate) fn tried(&self, board: &Board, action: Action) -> (Board, Vec<Event>) {
        let mut after = *board;
        if board.phase.is_turn() || board.phase == Phase::Development {
            after.step = 0;
        }
        let mut events = Vec::new();
        self.carry_out(&mut after, action, &mut events);
        events.retain(|event| event.seat() == Some(board.asked));
        (after, events)
    }

    /// What a legal choice loses or wastes.
    pub(crate) fn warnings_of(&self, board: &Board, action: Action) -> Vec<Warning> {
        let mut said = Warnings::default();
        let (after, events) = self.tried(board, action);
        self.warn_of_events(board, &events, &mut said);
        match action {
            Action::Appeal(_) => self.warn_of_production(board, &after, &mut said),
            Action::Buy(_) | Action::Broker(_) => self.warn_of_costs(board, &after, &mut said),
            Action::Automate(..) => self.warn_of_token(board, &after, &mut said),
            Action::Done if board.phase == Phase::Automate => {
                self.warn_of_token(board, board, &mut said);
            }
            _ => {}
        }
        said.all()
    }

    /// What is lost by the choice itself, and what has to be borrowed to pay at once.
    fn warn_of_events(&self, board: &Board, events: &[Event], said: &mut Warnings) {
        let own = board.own();
        let new = Message::new;
        for event in events {
            match *event {
                Event::QualityLaid { good, from, to, .. } if to.total() < from.total() => {
                    let fall = of_good("warn-quality", good);
                    let fall = fall.with("from", from.total()).with("to", to.total());
                    said.losses.push(fall);
                }
                Event::DistributionSet { good, from, to, .. } if to < from => {
                    let fall = of_good("warn-distribution", good);
                    said.losses.push(fall.with("from", from).with("to", to));
                }
                Event::DistributionLost { good, from, .. } => {
                    let fall = of_good("warn-distribution", good);
                    said.losses.push(fall.with("from", from).with("to", 0));
                }
                Event::Wasted {
                    good, count, why, ..
                } => {
                    let id = match why {
                        WastedWhy::NotKept => "warn-wasted",
                        _ => "warn-wasted-stored",
                    };
                    said.waste.push(of_good(id, good).with("count", count));
                }
                Event::EmergencyFund { tokens, amount, .. } => said.losses.push(
                    new("warn-emergency")
                        .with("count", tokens)
                        .with("amount", amount)
                        .with("total", own.loans + tokens)
                        .with("most", self.components.loan_tokens),
                ),
                Event::Bankrupt { owed, .. } => {
                    said.losses.push(new("warn-bankrupt").with("owed", owed));
                }
                _ => {}
            }
        }
    }

    /// What production costs the asked player this round; `None` without a factory for its good.
    fn costs_of_round(&self, board: &Board) -> Option<u16> {
        let good = board.good();
        let own = board.own();
        let factory = own.factory(good);
        if !factory.is_open() {
            return None;
        }
        let mut parts = [0; GOODS];
        parts[good.index()] = factory.worker_cards() + 1;
        Some(self.costs(board, own, &parts).total())
    }

    /// Says what the emergency fund would have to give if there were this much short.
    fn warn_of_shortage(&self, after: &Board, short: u16, said: &mut Warnings) {
        let own = after.company(after.asked);
        let each = own.half_price().max(1);
        let tokens = short.div_ceil(each);
        let left = self.components.loan_tokens - own.loans;
        let new = Message::new;
        said.losses.push(match tokens <= left.into() {
            true => new("warn-emergency-ahead")
                .with("short", short)
                .with("count", tokens),
            false => new("warn-bankrupt-ahead").with("short", short),
        });
    }

    /// What production would come to with this appeal, as things are: costs that are not covered,
    /// and goods that find no place.
    fn warn_of_production(&self, board: &Board, after: &Board, said: &mut Warnings) {
        let good = board.good();
        let own = after.company(board.asked);
        let foreseen = self.forecast_of(after, good).seats[board.asked.index()];
        let asked = Board {
            asked: board.asked,
            ..*after
        };
        let costs = foreseen.costs.total();
        let has = own.money.saturating_add(foreseen.income);
        let left = foreseen.made - (foreseen.sold - foreseen.from_store);
        let (small, big) = self.storehouses_for(own, good);
        let room = self
            .room(small, big)
            .saturating_sub(own.factory(good).stored);
        let room = room.saturating_add(self.most_shipped(after, board.asked));
        if has < costs {
            self.warn_of_shortage(&asked, costs - has, said);
        }
        if left > room {
            let waste = of_good("warn-no-room", good);
            said.waste
                .push(waste.with("left", left).with("count", left - room));
        }
    }

    /// Shares that leave too little for the costs of the round, even at the best price as things are.
    fn warn_of_costs(&self, board: &Board, after: &Board, said: &mut Warnings) {
        let asked = Board {
            asked: board.asked,
            ..*after
        };
        let Some(costs) = self.costs_of_round(&asked) else {
            return;
        };
        let own = asked.own();
        let best = self.best_income(&asked);
        let has = own.money.saturating_add(best);
        let had = board.own().money.saturating_add(best);
        if has < costs && had >= costs {
            self.warn_of_shortage(&asked, costs - has, said);
        }
    }

    /// The most that the home market pays the asked player this round, by the forecast.
    fn best_income(&self, board: &Board) -> u16 {
        let income = |forecast: &GoodForecast| forecast.seats[board.asked.index()].income;
        let prices = self.forecast_of_prices(board);
        let best = prices.iter().map(|(_, forecast)| income(forecast)).max();
        best.unwrap_or_else(|| income(&self.forecast_of(board, board.good())))
    }

    /// A machine token that stays on its card although the action ends: the next machine has to go
    /// there (action 3).
    fn warn_of_token(&self, board: &Board, after: &Board, said: &mut Warnings) {
        let most = self.allows(board.own(), Track::Machinery);
        let is_last = after.phase != Phase::Automate || after.hand.added >= most;
        let is_done = std::ptr::eq(board, after);
        if let Some((good, position)) = after.company(board.asked).token
            && (is_last || is_done)
        {
            let stays = of_good("warn-token", good).with("position", position.number());
            said.waste.push(stays);
        }
    }
}

/// Everything that is said of a choice before it is made.
pub(crate) fn samples() -> Vec<Message> {
    let new = Message::new;
    let good = Good::Lamps;
    let mut samples = Vec::new();
    for count in [1, 2] {
        samples.extend([
            of_good("warn-wasted", good).with("count", count),
            of_good("warn-wasted-stored", good).with("count", count),
            of_good("warn-no-room", good)
                .with("left", 3)
                .with("count", count),
            new("warn-emergency")
                .with("count", count)
                .with("amount", 10)
                .with("total", 4)
                .with("most", 9),
            new("warn-emergency-ahead")
                .with("short", 7)
                .with("count", count),
        ]);
    }
    for id in ["warn-quality", "warn-distribution"] {
        samples.push(of_good(id, good).with("from", 3).with("to", 1));
    }
    samples.extend([
        new("warn-bankrupt").with("owed", 30),
        new("warn-bankrupt-ahead").with("short", 30),
        of_good("warn-token", good).with("position", 1),
    ]);
    samples
}
