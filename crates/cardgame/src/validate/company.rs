//! Whether a player's board and factories can be played on.

use table::Seat;

use super::{Check, ensure};
use crate::action::Position;
use crate::board::{Board, Company, Factory};
use crate::card::Card;
use crate::components::SPOTS;
use crate::game::CardGame;
use crate::good::Good;
use crate::phase::Phase;
use crate::track::TOP_LEVEL;

/// The most money and shares a checked board may hold, far above anything play can reach.
const MOST_HELD: u16 = 20_000;

/// The highest share value a checked board may have: there is room for all that a game can add.
const MOST_VALUE: u8 = 200;

impl CardGame {
    pub(super) fn check_company(&self, board: &Board, seat: Seat, own: &Company) -> Check {
        ensure(own.money <= MOST_HELD && own.shares <= MOST_HELD, || {
            "money: too much".into()
        })?;
        ensure(own.value <= MOST_VALUE, || "value: too high".into())?;
        let components = &self.components;
        ensure(own.loans <= components.loan_tokens, || {
            format!("loans: {}", own.loans)
        })?;
        let used = own.tokens.saturating_add(board.saved.of(seat));
        ensure(
            used <= components.shipping_tokens && own.ships <= components.ships,
            || "ships: too many".into(),
        )?;
        ensure(own.levels.iter().all(|level| *level <= TOP_LEVEL), || {
            "levels: too high".into()
        })?;
        if own.is_bankrupt {
            let left = Company {
                shares: own.shares,
                value: own.value,
                loans: own.loans,
                tokens: own.tokens,
                levels: own.levels,
                is_bankrupt: true,
                ..Company::default()
            };
            return ensure(*own == left, || "a bankrupt player has nothing".into());
        }
        self.check_cards(board, seat, own)?;
        let due = self.factories_due(board, seat);
        let open = own.factories.iter().filter(|own| own.is_open()).count() as u8;
        ensure(due.contains(&open), || {
            format!("factories: {open} are open")
        })?;
        for good in Good::ALL {
            let factory = own.factory(good);
            self.check_factory(own, factory, good)
                .map_err(|wrong| format!("{}: {wrong}", good.word()))?;
            let has_storehouse = factory.storehouses > 0 || own.storehouse == Some(good);
            let is_shipping = board.phase == Phase::EarlyShipping;
            let is_moving = seat == board.asked && (board.phase.is_production() || is_shipping);
            ensure(is_moving || has_storehouse == (factory.stored > 0), || {
                format!("{}: an empty storehouse", good.word())
            })?;
        }
        self.check_reserve(own)
    }

    /// How many factories can be open: so many while they are chosen, and two or more afterwards.
    fn factories_due(&self, board: &Board, seat: Seat) -> std::ops::RangeInclusive<u8> {
        match board.phase {
            Phase::Open => {
                let before = 0..board.step.min(2 * self.players);
                let chosen = before.filter(|step| self.opener(*step) == seat).count() as u8;
                chosen..=chosen
            }
            phase if phase.is_set_up() => 2..=2,
            _ => 2..=4,
        }
    }

    fn check_cards(&self, board: &Board, seat: Seat, own: &Company) -> Check {
        let limit = self.card_limit(own);
        ensure(own.cards.len() <= limit, || {
            format!("cards: more than {limit}")
        })?;
        let are_used = own.cards.holds(own.used) && own.used.iter().all(Card::is_turned);
        ensure(are_used, || "used: cards that cannot be".into())?;
        let is_engineer = own.cards.contains(Card::Engineer);
        ensure(own.is_engineered || !is_engineer, || {
            "is_engineered: not with the Engineer".into()
        })?;

        let is_open = |good: Good| own.factory(good).is_open();
        let is_foreman = own.cards.contains(Card::Foreman);
        let is_waiting = match board.phase {
            Phase::StartDevelopment if !self.asks_developments() => {
                seat.index() >= usize::from(board.step)
            }
            Phase::StartDevelopment | Phase::Development => {
                seat == board.asked && board.hand.has_foreman
            }
            _ => false,
        };
        let is_placed = match own.foreman {
            Some(good) => is_foreman && is_open(good),
            None => !is_foreman || is_waiting,
        };
        ensure(is_placed, || "foreman: not where it can be".into())?;
        let is_patent = own.patent.is_none_or(|good| {
            own.cards.contains(Card::Patent) && own.factory(good).distribution > 0
        });
        ensure(is_patent, || "patent: not where it can be".into())?;
        let is_storehouse = own
            .storehouse
            .is_none_or(|good| own.cards.contains(Card::Storehouse) && is_open(good));
        ensure(is_storehouse, || "storehouse: not where it can be".into())
    }

    fn check_factory(&self, own: &Company, factory: &Factory, good: Good) -> Check {
        if !factory.is_open() {
            return ensure(*factory == Factory::default(), || "is not built".into());
        }
        ensure(factory.side <= 2, || format!("side: {}", factory.side))?;
        ensure(usize::from(factory.spot) < SPOTS, || {
            format!("spot: {}", factory.spot)
        })?;
        ensure(factory.appeal <= self.tables.most_appeal, || {
            format!("appeal: {}", factory.appeal)
        })?;
        let [_, most_quality] = self.components.most_quality;
        let most_price = u16::from(self.tables.sum(good, factory.side))
            + u16::from(self.components.offices[good.index()])
            + u16::from(most_quality);
        ensure(u16::from(factory.price) <= most_price, || {
            format!("price: {}", factory.price)
        })?;
        let [first, second] = factory.workers;
        let are_sides = matches!(first, 0..=2) && matches!(second, 0 | 1 | 3);
        ensure(are_sides && (second == 0 || first > 0), || {
            "workers: not as they can lie".into()
        })?;
        for position in Position::ALL {
            let at = position.index();
            let machines = factory.machines[at];
            let most = match factory.workers[at] {
                0 => 0,
                _ => self.machines(good, position),
            };
            ensure(machines <= most, || format!("machines: {machines}"))?;
            let is_partly = machines > 0 && machines < most;
            ensure(is_partly == (own.token == Some((good, position))), || {
                "token: not where it can be".into()
            })?;
        }
        let quality = factory.quality;
        let is_quality = quality.is_sound() && quality.total() <= self.most_quality(own);
        let is_shown = factory.quality_appeal.is_sound() && quality.holds(factory.quality_appeal);
        ensure(is_quality && is_shown, || format!("quality: {quality}"))?;
        let most = self.components.most_distribution;
        ensure(factory.distribution <= most, || {
            format!("distribution: {}", factory.distribution)
        })?;
        let big = u8::from(own.storehouse == Some(good));
        let all = self.components.storehouses.small;
        let is_small = factory.storehouses <= all;
        ensure(
            is_small && factory.stored <= self.room(factory.storehouses, big),
            || format!("stored: {}", factory.stored),
        )
    }

    /// No card lies in two places.
    fn check_reserve(&self, own: &Company) -> Check {
        let count = |of: fn(&Factory) -> u8| -> u8 { own.factories.iter().map(of).sum() };
        let engineers = u8::from(own.cards.contains(Card::Engineer));
        let is_quality = count(|own| own.quality.small()) <= crate::quality::SMALL_CARDS
            && count(|own| own.quality.has_large().into()) <= 1
            && count(|own| u8::from(own.quality.engineer() > 0)) <= engineers;
        ensure(is_quality, || "quality: more cards than there are".into())?;
        let spread = count(|own| u8::from(own.distribution > 0));
        let cards = self.components.distribution_cards + u8::from(own.patent.is_some());
        ensure(spread <= cards, || {
            "distribution: more cards than there are".into()
        })?;
        let small = count(|own| own.storehouses);
        ensure(small <= self.components.storehouses.small, || {
            "storehouses: more than there are".into()
        })
    }
}
