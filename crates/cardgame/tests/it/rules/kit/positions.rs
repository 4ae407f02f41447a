//! Positions set up by hand.

use cardgame::{Board, Company, Factory, Good, QualityCards};
use table::Seat;

use super::{MONEY, Table, card, seat};

impl Table {
    /// With the market or the course of the game changed.
    pub(crate) fn set(mut self, change: impl FnOnce(&mut Board)) -> Table {
        change(&mut self.board);
        self
    }

    /// In the round of a decade, 1 to 3, and a good.
    pub(crate) fn in_round(self, decade: u8, good: Good) -> Table {
        self.set(|board| board.round = (decade - 1) * 4 + good as u8)
    }

    /// With this seat as start player, who is asked.
    pub(crate) fn started_by(self, number: u8) -> Table {
        self.set(|board| {
            board.start = seat(number);
            board.asked = seat(number);
        })
    }

    /// With a player's board changed.
    pub(crate) fn with(mut self, number: u8, change: impl FnOnce(&mut Company)) -> Table {
        change(self.board.company_mut(seat(number)));
        self
    }

    /// With every player's board changed.
    pub(crate) fn with_all(self, change: impl Fn(&mut Company)) -> Table {
        let players = table::Game::setup(&self.game).players;
        Seat::all(players).fold(self, |table, seat| table.with(seat.number(), &change))
    }

    /// Nobody goes bankrupt.
    pub(crate) fn rich(self) -> Table {
        self.with_all(|company| company.money = 20 * MONEY)
    }

    /// With a factory as if just built, with these worker cards.
    pub(crate) fn with_factory(self, number: u8, good: Good, side: u8, workers: [u8; 2]) -> Table {
        self.with(number, |company| {
            *company.factory_mut(good) = Factory {
                side,
                spot: 3,
                workers,
                ..Factory::default()
            };
        })
    }

    /// With all four factories, as at the start.
    pub(crate) fn with_factories(self, number: u8) -> Table {
        Good::ALL.into_iter().fold(self, |table, good| {
            table.with_factory(number, good, 1, [1, 0])
        })
    }

    pub(crate) fn without_factory(self, number: u8, good: Good) -> Table {
        self.with(number, |company| {
            *company.factory_mut(good) = Factory::default();
        })
    }

    /// With a factory changed.
    pub(crate) fn with_its(
        self,
        number: u8,
        good: Good,
        change: impl FnOnce(&mut Factory),
    ) -> Table {
        self.with(number, |company| change(company.factory_mut(good)))
    }

    /// With these quality cards at a factory, on the price side.
    #[track_caller]
    pub(crate) fn with_quality(self, number: u8, good: Good, values: &[u8]) -> Table {
        let cards = QualityCards::of(values).expect("one player can have these cards");
        self.with_its(number, good, |factory| factory.quality = cards)
    }

    pub(crate) fn with_distribution(self, number: u8, good: Good, value: u8) -> Table {
        self.with_its(number, good, |factory| factory.distribution = value)
    }

    /// With stored goods in this many small storehouses.
    pub(crate) fn with_stored(self, number: u8, good: Good, stored: u8, small: u8) -> Table {
        self.with_its(number, good, |factory| {
            factory.stored = stored;
            factory.storehouses = small;
        })
    }

    /// With every development of a player on this level.
    pub(crate) fn with_levels(self, number: u8, level: u8) -> Table {
        self.with(number, |company| company.levels = [level; 6])
    }

    /// With a development card, out of the supply if it is there.
    #[track_caller]
    pub(crate) fn with_card(self, number: u8, name: &str) -> Table {
        let card = card(name);
        let table = self.set(|board| {
            let left = &mut board.supply[card.index()];
            *left = left.saturating_sub(1);
        });
        table.with(number, |company| {
            assert!(!company.cards.contains(card), "{name} is there");
            company.cards.insert(card);
            company.is_engineered |= name == "engineer";
        })
    }

    /// With a development card that was used in this decade.
    #[track_caller]
    pub(crate) fn with_used(self, number: u8, name: &str) -> Table {
        let table = self.with_card(number, name);
        table.with(number, |company| company.used.insert(card(name)))
    }

    /// With the Foreman at a factory.
    #[track_caller]
    pub(crate) fn with_foreman(self, number: u8, good: Good) -> Table {
        let table = self.with_card(number, "foreman");
        table.with(number, |company| company.foreman = Some(good))
    }

    /// With more cards of a type in the supply.
    pub(crate) fn with_supply(self, name: &str, count: u8) -> Table {
        self.set(|board| board.supply[card(name).index()] = count)
    }
}
