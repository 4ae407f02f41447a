//! What both sides have to agree on: the table in plain numbers.

use crate::referee::numbers::*;
use crate::referee::referee::Table;
use crate::referee::words::*;

/// What all share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct View {
    pub(crate) round: usize,
    pub(crate) start: usize,
    pub(crate) demand: Vec<i32>,
    pub(crate) demand_values: Vec<i32>,
    pub(crate) wage: i32,
    pub(crate) wages: i32,
    pub(crate) neutral: Vec<i32>,
    /// Cards of each type, once they all lie there.
    pub(crate) supply: Option<Vec<usize>>,
    pub(crate) companies: Vec<Option<CompanyView>>,
    pub(crate) bankrupt: Vec<bool>,
    /// Money and cards also of the bankrupt.
    pub(crate) belongings: Vec<(i32, usize)>,
}

/// What a player has who is not bankrupt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CompanyView {
    pub(crate) money: i32,
    pub(crate) shares: i32,
    pub(crate) value: i32,
    pub(crate) loans: i32,
    pub(crate) ships: i32,
    pub(crate) tokens: i32,
    pub(crate) ships_used: i32,
    pub(crate) levels: Vec<usize>,
    pub(crate) cards: Vec<String>,
    pub(crate) turned: Vec<String>,
    pub(crate) foreman: Option<usize>,
    pub(crate) patent: Option<usize>,
    pub(crate) big_storehouse: Option<usize>,
    pub(crate) token: Option<(usize, usize)>,
    pub(crate) is_engineered: bool,
    pub(crate) factories: Vec<Option<FactoryView>>,
}

/// An open factory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FactoryView {
    pub(crate) side: u8,
    pub(crate) appeal: i32,
    pub(crate) price: i32,
    pub(crate) workers: Vec<u8>,
    pub(crate) machines: Vec<i32>,
    pub(crate) quality: Vec<i32>,
    /// Where the token lies, and whether the office shows appeal.
    pub(crate) spot: usize,
    pub(crate) office_shows_appeal: bool,
    /// Values of the quality cards that show appeal.
    pub(crate) quality_as_appeal: Vec<i32>,
    pub(crate) distribution: i32,
    pub(crate) stored: i32,
    pub(crate) small_storehouses: i32,
}

impl View {
    /// Where two views differ, told line by line.
    pub(crate) fn differences(&self, other: &View) -> String {
        let (one, other) = (format!("{self:#?}"), format!("{other:#?}"));
        let (one, other): (Vec<&str>, Vec<&str>) = (one.lines().collect(), other.lines().collect());
        let longer = one.len().max(other.len());
        let mut told = Vec::new();
        let mut path: Vec<&str> = Vec::new();
        for line in 0..longer {
            let (engine, referee) = (one.get(line).unwrap_or(&""), other.get(line).unwrap_or(&""));
            if engine != referee {
                told.push(format!("{} {engine} | {referee}", path.join(" ")));
            }
            match engine.trim() {
                text if text.ends_with(['{', '[', '(']) => path.push(text),
                text if text.starts_with(['}', ']', ')']) => drop(path.pop()),
                _ => {}
            }
            if told.len() > 12 {
                break;
            }
        }
        told.join("\n")
    }
}

impl Table {
    /// The table as it is compared.
    pub(crate) fn view(&self) -> View {
        let goods = || 0..4;
        let seats = || 0..self.seats();
        View {
            round: self.round,
            start: self.start,
            demand: self.demand.to_vec(),
            demand_values: goods().map(|good| self.demand_value(good)).collect(),
            wage: self.wage(),
            wages: self.wages,
            neutral: self.neutral.unwrap_or_default().to_vec(),
            supply: self
                .is_laid_out
                .then(|| CARDS.map(|card| self.supplied(card)).to_vec()),
            companies: seats().map(|seat| self.company(seat)).collect(),
            bankrupt: seats().map(|seat| self.players[seat].is_bankrupt).collect(),
            belongings: self
                .players
                .iter()
                .map(|player| (player.money, player.cards.len()))
                .collect(),
        }
    }

    fn company(&self, seat: usize) -> Option<CompanyView> {
        let player = &self.players[seat];
        if player.is_bankrupt {
            return None;
        }
        let cards = |is_turned: bool| {
            let cards = CARDS.into_iter().filter(|card| match is_turned {
                true => player.has(card) && !player.has_fresh(card),
                false => player.has(card),
            });
            cards.map(str::to_owned).collect()
        };
        let big = player.storehouses.iter().find(|house| house.holds == 4);
        Some(CompanyView {
            money: player.money,
            shares: player.shares,
            value: player.value,
            loans: player.loans,
            ships: player.ships,
            tokens: player.tokens,
            ships_used: player.ships_used,
            levels: TRACKS.map(|track| player.levels[track]).to_vec(),
            cards: cards(false),
            turned: cards(true),
            foreman: player.foreman(),
            patent: player.patent_at(),
            big_storehouse: big.and_then(|house| house.at).map(|(good, _)| good),
            token: player.token(),
            is_engineered: player.is_engineered,
            factories: (0..4).map(|good| self.factory(seat, good)).collect(),
        })
    }

    fn factory(&self, seat: usize, good: usize) -> Option<FactoryView> {
        let player = &self.players[seat];
        let factory = player.factories[good].as_ref()?;
        let positions = 0..factory.workers.len();
        Some(FactoryView {
            side: factory.side,
            appeal: factory.marker,
            price: factory.price,
            workers: factory.workers.iter().map(|card| card.side).collect(),
            machines: positions
                .map(|position| player.staff(good, position).1)
                .collect(),
            quality: player.quality_at(good),
            spot: factory.spot,
            office_shows_appeal: factory.office_shows_appeal,
            quality_as_appeal: player.quality_as_appeal(good),
            distribution: player.distribution_at(good),
            stored: player.stored_at(good),
            small_storehouses: player.houses(2, Some(good)),
        })
    }

    /// What has to hold on every table.
    pub(crate) fn check_conservation(&self, cards: usize) {
        let held: usize = self.players.iter().map(|player| player.cards.len()).sum();
        assert_eq!(self.supply.len() + held, cards, "cards are conserved");
        assert!((0..=last_wage(self.seats())).contains(&self.wages));
        for player in &self.players {
            assert!(player.money >= 0 && player.loans <= LOAN_TOKENS);
            assert!((0..=SHIPS).contains(&player.ships));
            assert!((0..=SHIPPING_TOKENS).contains(&player.tokens));
            assert!((player.tokens..=MOST_SHIPS_USED).contains(&player.ships_used));
            for good in 0..4 {
                let quality: i32 = player.quality_at(good).iter().sum();
                assert!(quality <= if player.is_engineered { 6 } else { 4 });
                assert!(player.distribution_at(good) <= 4);
                let is_used = quality + player.distribution_at(good) + player.stored_at(good) > 0;
                assert!(player.is_open(good) || !is_used);
            }
            for house in &player.storehouses {
                let goods = house.at.map_or(0, |(_, goods)| goods);
                assert!((0..=house.holds).contains(&goods));
            }
            if player.is_bankrupt {
                continue;
            }
            assert!(player.cards.len() as i32 <= player.allowed(LIMIT));
            let has = |card: CardType| usize::from(player.has(card));
            assert_eq!(player.quality.len(), 3 + has(ENGINEER));
            assert_eq!(player.distribution.len(), 2 + has(PATENT));
            assert_eq!(player.storehouses.len(), 2 + has(STOREHOUSE));
        }
    }
}
