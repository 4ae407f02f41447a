//! Placing markers, and the additional action of price adjustment (II.1, II.3.1).

use crate::water_frame_referee::agenda::{Action, Deals, Question, Venue};
use crate::water_frame_referee::numbers::{
    ACCOUNTANT, ADMINISTRATION, BLOCKED_FEE, ENGINEER_BEYOND, LOWEST_PRICE, REUSE_FEE,
    quality_costs,
};
use crate::water_frame_referee::referee::Referee;
use crate::water_frame_referee::words::{Choice, Kind, Marker, tile};

impl Referee {
    /// The markers that a player has, ships included.
    fn markers(&self, seat: usize) -> Vec<Marker> {
        let company = &self.table.companies[seat];
        let mut markers: Vec<Marker> = Kind::OWN.map(Marker::Own).to_vec();
        for (kind, [light, dark]) in Kind::GREY.into_iter().zip(company.grey) {
            markers.extend(light.then_some(Marker::Light(kind)));
            markers.extend(dark.then_some(Marker::Dark(kind)));
        }
        let piers = (1..=2).filter(|pier| company.ships[usize::from(*pier) - 1] > 0);
        markers.extend(piers.map(Marker::Ship));
        markers
    }

    /// What can be paid for a space with this marker, without the fee.
    fn amounts(&self, seat: usize, marker: Marker, cost: u8) -> Vec<u32> {
        let cost = u32::from(cost);
        let is_quality = marker.kind() == Some(Kind::Quality);
        let (least, most) = if is_quality && self.has(seat, tile::ENGINEER) {
            let highest = quality_costs(marker).iter().max().expect("a number");
            (0, highest + ENGINEER_BEYOND)
        } else if self.has(seat, tile::ACCOUNTANT) {
            (cost.saturating_sub(ACCOUNTANT), cost + ACCOUNTANT)
        } else {
            (cost, cost)
        };
        // At least the capacity of the ship (II.2.7), as the Opium War leaves it.
        let needed = marker
            .pier()
            .map_or(0, |pier| u32::from(self.capacity(seat, pier)));
        (least.max(needed)..=most).collect()
    }

    /// Whether the £2 space is blocked for a player.
    fn is_blocked(&self, seat: usize, cost: u8) -> bool {
        cost == ADMINISTRATION[0] && self.table.bureaucracy && !self.has(seat, tile::ADMINISTRATOR)
    }

    pub(crate) fn can_place(&self, seat: usize) -> Vec<Choice> {
        let column = self.table.companies[seat].administration;
        let mut choices = Vec::new();
        let free = |marker: &Marker| !column.contains(&Some(*marker));
        for marker in self.markers(seat).into_iter().filter(free) {
            for (cost, lying) in ADMINISTRATION.into_iter().zip(column) {
                if lying.is_none() && !self.is_blocked(seat, cost) {
                    let amounts = self.amounts(seat, marker, cost).into_iter();
                    choices.extend(amounts.map(|paid| Choice::Place(marker, cost, paid)));
                }
            }
        }
        for (cost, lying) in ADMINISTRATION.into_iter().zip(column) {
            let Some(marker) = lying else {
                continue;
            };
            let amounts = self.amounts(seat, marker, cost).into_iter();
            choices.extend(amounts.map(|paid| {
                let is_other = paid != u32::from(cost);
                Choice::Reuse(marker, is_other.then_some(paid))
            }));
        }
        choices
    }

    pub(crate) fn place(&mut self, seat: usize, choice: Choice) {
        let (marker, paid, fee) = match choice {
            Choice::Place(marker, cost, paid) => {
                let space = ADMINISTRATION.iter().position(|other| *other == cost);
                let space = space.expect("a space of the administration table");
                self.table.companies[seat].administration[space] = Some(marker);
                (marker, paid, 0)
            }
            Choice::Reuse(marker, paid) => {
                let column = self.table.companies[seat].administration;
                let space = column.iter().position(|lying| *lying == Some(marker));
                let cost = ADMINISTRATION[space.expect("a marker that lies there")];
                let fee = if self.has(seat, tile::ADMINISTRATOR) {
                    0
                } else if self.is_blocked(seat, cost) {
                    BLOCKED_FEE
                } else {
                    REUSE_FEE
                };
                self.met("reuse");
                if fee == BLOCKED_FEE {
                    self.met("reuse on the blocked space");
                }
                (marker, paid.unwrap_or(cost.into()), fee)
            }
            other => panic!("{other}"),
        };
        self.met(format!(
            "action {}",
            match marker {
                Marker::Ship(_) => "ship".to_owned(),
                marker => marker.to_string(),
            }
        ));
        self.action = Action::new(marker, paid);
        self.deals = Deals::default();
        match marker.kind() {
            Some(Kind::Factory) => self.action.bill = paid + fee,
            _ => self.pay(seat, paid + fee),
        }
        self.ask(Question::Main(seat));
    }

    /// The main action is over.
    pub(crate) fn additional(&mut self, seat: usize) {
        let question = match self.action.marker.kind() {
            Some(Kind::Factory | Kind::Quality | Kind::Distribution | Kind::Production) => {
                Question::Prices(seat)
            }
            _ => Question::Special(seat, Venue::Additional),
        };
        self.ask(question);
    }

    pub(crate) fn can_adjust(&self, seat: usize) -> Vec<Choice> {
        let action = &self.action;
        let company = &self.table.companies[seat];
        let mut choices = vec![Choice::Done];
        for (good, factory) in company.factories.iter().enumerate() {
            let Some(factory) = factory else {
                continue;
            };
            let is_open = !action.priced[good] && (action.affected[good] || action.pool > 0);
            let highest = factory.worth(good).min(company.highest_price(good));
            let prices =
                (LOWEST_PRICE..=highest).filter(|price| is_open && *price != factory.price);
            choices.extend(prices.map(|price| Choice::Price(good, price)));
        }
        choices
    }

    pub(crate) fn adjust(&mut self, seat: usize, choice: Choice) {
        let Choice::Price(good, price) = choice else {
            return;
        };
        self.factory_mut(seat, good).price = price;
        self.action.priced[good] = true;
        if !self.action.affected[good] {
            self.action.pool -= 1;
            self.met("price for a pound");
        }
        self.ask(Question::Prices(seat));
    }
}
