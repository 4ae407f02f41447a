//! What a space of the administration table buys with a marker, and what of it is wasted (II.2).

use table::{Message, sort_few};

use crate::action::Action;
use crate::administration::bought_for;
use crate::board::{Board, Company};
use crate::distribution::distribution_cost;
use crate::edition::Edition;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::marker::{Kind, Marker, Shade};

/// The best use a player can make of the costs of a space with a marker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Use {
    /// Machines, levels of quality or pounds of distribution.
    main: u8,
    /// Pounds that the main action uses up.
    spent: u8,
    /// Pounds that pay for prices of goods it does not touch (II.3.1).
    prices: u8,
    /// The least that the main action needs, where the costs are lower.
    needed: Option<u8>,
}

impl Use {
    /// What buys nothing at all.
    fn wasted(self, paid: u8) -> u8 {
        paid - self.spent - self.prices
    }
}

impl<E: Edition> Arkwright<E> {
    /// What the space with this cost buys the asked player with this marker, as he stands now:
    /// first the main action, then prices of other goods, then what is wasted.
    pub fn buys(&self, board: &Board<E>, marker: Marker, cost: u8) -> Vec<Message> {
        let new = Message::new;
        let Some(best) = self.best_use(board, marker, cost) else {
            return vec![new(match (marker.kind, marker.shade) {
                (Kind::Factory, _) => "buys-building",
                (Kind::Workers, _) => "buys-workers",
                (_, Shade::Light) => "buys-deals-half",
                _ => "buys-deals",
            })];
        };
        let mut bought = vec![match (marker.kind, best.main, best.needed) {
            (Kind::Machinery, 0, Some(needed)) => new("buys-no-machine").with("needed", needed),
            (Kind::Machinery, 0, None) => new("buys-no-machine-space"),
            (Kind::Machinery, machines, _) => new("buys-machines").with("count", machines),
            (Kind::Quality, 0, Some(needed)) => new("buys-no-quality").with("needed", needed),
            (Kind::Quality, 0, None) => new("buys-no-quality-space"),
            (Kind::Quality, levels, _) => new("buys-quality").with("levels", levels),
            (_, 0, _) => new("buys-no-distribution-space"),
            (_, pounds, _) => new("buys-distribution").with("amount", pounds),
        }];
        if best.prices > 0 {
            bought.push(new("buys-prices").with("count", best.prices));
        }
        if best.wasted(cost) > 0 {
            bought.push(new("buys-wasted").with("amount", best.wasted(cost)));
        }
        bought
    }

    /// What placing or using a marker wastes, however well the action is carried out.
    pub(crate) fn waste(&self, board: &Board<E>, action: Action) -> Option<Message> {
        let (marker, paid) = match action {
            Action::Place(marker, cost) => (marker, cost),
            Action::PlacePaying(marker, _, paid) | Action::ReusePaying(marker, paid) => {
                (marker, paid)
            }
            Action::Reuse(marker) => {
                let space = board.own().space_of(marker)?;
                (marker, self.components.administration.spaces[space])
            }
            _ => return None,
        };
        let best = self.best_use(board, marker, paid)?;
        if let Some(needed) = best.needed {
            let id = match marker.kind {
                Kind::Machinery => "waste-no-machine",
                _ => "waste-no-quality",
            };
            return Some(Message::new(id).with("paid", paid).with("needed", needed));
        }
        let wasted = best.wasted(paid);
        let message = || Message::new("waste-costs").with("amount", wasted);
        (wasted > 0).then(|| message().with("paid", paid))
    }

    /// The best use of a marker on a space; `None` where the costs do not limit the action.
    fn best_use(&self, board: &Board<E>, marker: Marker, paid: u8) -> Option<Use> {
        match marker.kind {
            Kind::Machinery => Some(self.best_machinery(board, marker.shade, paid)),
            Kind::Quality => Some(self.best_quality(board, marker.shade, paid)),
            Kind::Distribution => Some(self.best_distribution(board, marker.shade, paid)),
            _ => None,
        }
    }

    /// As many machines as are paid for and find a worker to replace (II.2.3).
    fn best_machinery(&self, board: &Board<E>, shade: Shade, paid: u8) -> Use {
        let costs = &self.components.administration.machinery[shade.index()];
        let bonus = E::machinery_bonus(self, board);
        let paid_for = bought_for(costs, paid + bonus);
        let machines = paid_for.min(self.replaceable_workers(board.own()));
        Use {
            main: machines,
            spent: cost_of(costs, machines).saturating_sub(bonus),
            prices: 0,
            needed: (paid_for == 0).then_some(costs[0]),
        }
    }

    /// As many levels as are paid for and find room, in as few factories as possible, so that the
    /// rest can pay for the prices of the others (II.2.4, II.3.1).
    fn best_quality(&self, board: &Board<E>, shade: Shade, paid: u8) -> Use {
        let company = board.own();
        let highest = E::quality_max(self, board);
        let costs = &self.components.administration.quality[shade.index()];
        let mut rooms: Vec<u8> = built(company)
            .map(|good| highest.saturating_sub(company.factory(good).quality))
            .collect();
        sort_few(&mut rooms, |room| *room);
        let paid_for = bought_for(costs, paid);
        let levels = paid_for.min(rooms.iter().sum());
        let spent = cost_of(costs, levels);
        let mut left = levels;
        while left > 0
            && let Some(room) = rooms.pop()
        {
            left = left.saturating_sub(room);
        }
        Use {
            main: levels,
            spent,
            prices: (paid - spent).min(rooms.len() as u8),
            needed: (paid_for == 0).then_some(costs[0]),
        }
    }

    /// The steps and prices that use up most of the costs, and of these the most steps: the marker
    /// limits both, and what a tile adds pays for steps only (II.2.5, II.3.1).
    fn best_distribution(&self, board: &Board<E>, shade: Shade, paid: u8) -> Use {
        let company = board.own();
        let bonus = E::distribution_bonus(self, board);
        let limit = self.components.administration.distribution[shade.index()];
        let of_costs = paid.min(limit);
        let usable = of_costs + bonus;
        // What each way to raise some factories costs, with how many stay as they are.
        let mut ways = vec![(0, 0)];
        for good in built(company) {
            let from = company.factory(good).distribution;
            let raised = from + 1..=self.components.distribution_max;
            let costs: Vec<u8> = raised.map(|to| distribution_cost(from, to)).collect();
            let more = |&(spent, others): &(u8, u8)| {
                let raised = costs.iter().map(move |cost| (spent + cost, others));
                raised.chain([(spent, others + 1)]).collect::<Vec<_>>()
            };
            ways = ways.iter().flat_map(more).collect();
            ways.retain(|(spent, _)| *spent <= usable);
            sort_few(&mut ways, |way| *way);
            ways.dedup();
        }
        let used = |&(main, others): &(u8, u8)| {
            let spent = main.saturating_sub(bonus);
            Use {
                main,
                spent,
                prices: (of_costs - spent).min(others),
                needed: None,
            }
        };
        let best = ways.iter().map(used);
        best.max_by_key(|way| (way.spent + way.prices, way.spent))
            .unwrap_or_default()
    }

    /// Workers in all rows of a company that machines can replace.
    fn replaceable_workers(&self, company: &Company) -> u8 {
        let in_rows = |good| (0..4).map(move |row| (good, row));
        built(company)
            .flat_map(in_rows)
            .map(|(good, row)| self.replaceable(company.factory(good), good, row))
            .sum()
    }
}

/// The goods of which a company has a factory.
fn built(company: &Company) -> impl Iterator<Item = Good> + '_ {
    Good::ALL
        .into_iter()
        .filter(|good| company.factory(*good).is_built())
}

/// What so many machines or levels of quality cost on a marker.
fn cost_of(costs: &[u8; 3], count: u8) -> u8 {
    match count {
        0 => 0,
        count => costs[usize::from(count) - 1],
    }
}
