//! Development cards: taking them, giving them back, making them fresh.

use table::{Log, Offers, Seat};

use crate::action::Action;
use crate::board::{Board, Company, Vacancy};
use crate::card::Card;
use crate::event::{Development, Event, GivenBack, QualityWhy, WastedWhy};
use crate::game::CardGame;
use crate::good::Good;
use crate::quality::{QualityCards, SMALL_CARDS};
use crate::reason::{Reason, require};
use crate::track::Track;

impl Company {
    /// Small quality cards in the reserve.
    #[inline]
    pub fn small_in_reserve(&self) -> u8 {
        let placed: u8 = self.factories.iter().map(|own| own.quality.small()).sum();
        SMALL_CARDS - placed
    }

    /// Whether the large quality card is in the reserve.
    #[inline]
    pub fn large_in_reserve(&self) -> bool {
        !self.factories.iter().any(|own| own.quality.has_large())
    }
}

impl CardGame {
    /// How many development cards a player may have.
    #[inline]
    pub fn card_limit(&self, own: &Company) -> u8 {
        self.allows(own, Track::Cards)
    }

    /// Takes a card from the supply. A Foreman waits for its factory, and a Developer may be turned in the
    /// same turn (card 9).
    pub(crate) fn take_card(
        &self,
        board: &mut Board,
        card: Card,
        how: Development,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        board.supply[card.index()] -= 1;
        let own = board.company_mut(seat);
        own.cards.insert(card);
        if card == Card::Engineer {
            own.is_engineered = true;
        }
        if card == Card::Foreman {
            board.hand.has_foreman = true;
        }
        if card == Card::Developer {
            board.hand.has_developer = !board.own().used.is_empty();
        }
        log.tell(Event::CardTaken { seat, card, how });
    }

    /// Gives a card back to the supply, with what it carries. It cannot be taken again in this turn.
    pub(crate) fn give_back(
        &self,
        board: &mut Board,
        seat: Seat,
        card: Card,
        why: GivenBack,
        log: &mut impl Log<Event>,
    ) {
        board.supply[card.index()] += 1;
        board.hand.discarded.insert(card);
        let own = board.company_mut(seat);
        own.cards.remove(card);
        own.used.remove(card);
        log.tell(Event::CardGivenBack { seat, card, why });
        match card {
            Card::Foreman => own.foreman = None,
            Card::Patent => self.lose_patent(board, seat, log),
            Card::Storehouse => self.lose_big_storehouse(board, seat, log),
            Card::Engineer => self.lose_engineer(board, seat, log),
            _ => {}
        }
    }

    fn lose_patent(&self, board: &mut Board, seat: Seat, log: &mut impl Log<Event>) {
        let own = board.company_mut(seat);
        if let Some(good) = own.patent.take() {
            let from = std::mem::take(&mut own.factory_mut(good).distribution);
            log.tell(Event::DistributionLost { seat, good, from });
        }
    }

    fn lose_big_storehouse(&self, board: &mut Board, seat: Seat, log: &mut impl Log<Event>) {
        let own = board.company_mut(seat);
        if let Some(good) = own.storehouse.take() {
            let why = WastedWhy::StorehouseGivenBack;
            self.waste_without_room(board, seat, good, why, log);
        }
    }

    /// An Engineer that showed price takes its coins along; other quality cards may take its place at once
    /// (card 12).
    fn lose_engineer(&self, board: &mut Board, seat: Seat, log: &mut impl Log<Event>) {
        for good in Good::ALL {
            let factory = *board.company(seat).factory(good);
            let value = factory.quality.engineer();
            if value == 0 {
                continue;
            }
            let left = factory.quality.without_engineer();
            self.lay_quality(board, seat, good, left, QualityWhy::EngineerLeft, log);
            self.price_again(board, seat, good, log);
            let shows_appeal = factory.quality_appeal.engineer() > 0;
            board.hand.replace = Some(Vacancy {
                good,
                value,
                shows_appeal,
            });
        }
    }

    /// Cards of the reserve take the Engineer's place, on the side that it showed.
    pub(crate) fn replace_engineer(
        &self,
        board: &mut Board,
        vacancy: Vacancy,
        cards: QualityCards,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        let good = vacancy.good;
        let laid = board.own().factory(good).quality.and(cards);
        self.lay_quality(board, seat, good, laid, QualityWhy::Replaced, log);
        if vacancy.shows_appeal {
            let factory = board.company_mut(seat).factory_mut(good);
            factory.quality_appeal = factory.quality_appeal.and(cards);
        }
        self.price_again(board, seat, good, log);
    }

    /// The Developer makes another card fresh (card 9).
    #[inline]
    pub(crate) fn offer_reactivation(&self, board: &Board, offers: &mut impl Offers<Action>) {
        let own = board.own();
        if own.has_fresh(Card::Developer) && !own.used.is_empty() {
            for card in own.used.iter() {
                offers.offer(Action::Reactivate(card));
            }
        }
    }

    pub(crate) fn check_reactivation(&self, board: &Board, card: Card) -> Result<(), Reason> {
        let own = board.own();
        require(own.has_fresh(Card::Developer), Reason::NoDeveloper)?;
        require(card != Card::Developer, Reason::NotItself)?;
        require(own.cards.contains(card), Reason::NotOwned)?;
        require(own.used.contains(card), Reason::IsFresh)
    }

    pub(crate) fn reactivate(&self, board: &mut Board, card: Card, log: &mut impl Log<Event>) {
        let seat = board.asked;
        let own = board.company_mut(seat);
        own.used.insert(Card::Developer);
        own.used.remove(card);
        log.tell(Event::Reactivated { seat, card });
    }

    /// Turns a card for what it does.
    pub(crate) fn use_card(
        &self,
        board: &mut Board,
        seat: Seat,
        card: Card,
        log: &mut impl Log<Event>,
    ) {
        board.company_mut(seat).used.insert(card);
        log.tell(Event::CardUsed { seat, card });
    }

    /// The Foreman is laid at one of the open factories (card 5).
    pub(crate) fn offer_foreman(&self, board: &Board, offers: &mut impl Offers<Action>) {
        for good in Good::ALL {
            if board.own().factory(good).is_open() {
                offers.offer(Action::Foreman(good));
            }
        }
    }

    pub(crate) fn check_foreman(&self, board: &Board, action: Action) -> Result<(), Reason> {
        match action {
            Action::Foreman(good) => {
                let is_open = board.own().factory(good).is_open();
                require(is_open, Reason::ForemanNeedsFactory)
            }
            Action::Done => Err(Reason::ForemanDue),
            _ => Err(Reason::NotNow),
        }
    }

    pub(crate) fn place_foreman(&self, board: &mut Board, good: Good, log: &mut impl Log<Event>) {
        let seat = board.asked;
        board.company_mut(seat).foreman = Some(good);
        board.hand.has_foreman = false;
        log.tell(Event::ForemanPlaced { seat, good });
    }

    /// Cards of the reserve may take the place of the Engineer (card 12).
    pub(crate) fn offer_replacement(
        &self,
        board: &Board,
        Vacancy { good, value, .. }: Vacancy,
        offers: &mut impl Offers<Action>,
    ) {
        let own = board.own();
        let (small, large) = (own.small_in_reserve(), own.large_in_reserve());
        let room = self
            .most_quality(own)
            .saturating_sub(own.factory(good).quality.total());
        for set in self.tables.quality_sets() {
            if set.total > room.min(value) {
                break;
            }
            let is_there = set.small <= small && (large || !set.has_large) && !set.has_engineer;
            if is_there && set.total > 0 {
                offers.offer(Action::Replace(set.cards));
            }
        }
        offers.offer(Action::Done);
    }

    pub(crate) fn check_replacement(
        &self,
        board: &Board,
        Vacancy { good, value, .. }: Vacancy,
        cards: QualityCards,
    ) -> Result<(), Reason> {
        let own = board.own();
        require(cards.is_sound(), Reason::NoSuchQuality)?;
        require(!cards.is_empty(), Reason::AtLeastOne)?;
        let is_there = cards.engineer() == 0
            && cards.small() <= own.small_in_reserve()
            && (!cards.has_large() || own.large_in_reserve());
        require(is_there, Reason::NotInReserve)?;
        require(cards.total() <= value, Reason::MoreThanEngineer)?;
        let total = own.factory(good).quality.total() + cards.total();
        require(total <= self.most_quality(own), Reason::MostQuality)
    }
}
