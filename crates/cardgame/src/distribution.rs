//! Action 4: distribution, and how it fades (production e).

use table::{Log, Offers, Seat};

use crate::action::Action;
use crate::board::{Board, Company};
use crate::card::Card;
use crate::event::Event;
use crate::game::CardGame;
use crate::good::Good;
use crate::phase::Phase;
use crate::reason::{Reason, require};
use crate::track::Track;

impl Company {
    /// Whether a card of distribution is left in the reserve: one's own, or the Patent.
    #[inline]
    pub(crate) fn distribution_left(&self, cards: u8) -> (bool, bool) {
        let placed = |good: &Good| self.factory(*good).distribution > 0;
        let placed = Good::ALL.iter().filter(|good| placed(good)).count() as u8;
        let own = placed - u8::from(self.patent.is_some());
        let patent = self.cards.contains(Card::Patent) && self.patent.is_none();
        (own < cards, patent)
    }
}

impl CardGame {
    /// What a factory had before the action that goes on.
    #[inline]
    fn distribution_before(&self, board: &Board, good: Good) -> u8 {
        match board.phase {
            Phase::Distribution => board.hand.before[good.index()],
            _ => board.own().factory(good).distribution,
        }
    }

    #[inline]
    pub(crate) fn offer_distribution(&self, board: &Board, offers: &mut impl Offers<Action>) {
        let own = board.own();
        let (card, patent) = own.distribution_left(self.components.distribution_cards);
        let left = self.allows(own, Track::Distribution) - board.hand.added;
        for good in Good::ALL {
            let factory = own.factory(good);
            let now = factory.distribution;
            if !factory.is_open() || board.hand.goods.contains(good) {
                continue;
            }
            if now == 0 && !card && !patent {
                continue;
            }
            let most = self.components.most_distribution;
            let most = most.min(self.distribution_before(board, good) + left);
            for value in 0..=most {
                if value != now {
                    offers.offer(Action::Distribution(good, value));
                }
            }
        }
    }

    pub(crate) fn check_distribution(
        &self,
        board: &Board,
        good: Good,
        value: u8,
    ) -> Result<(), Reason> {
        let own = board.own();
        let factory = own.factory(good);
        require(factory.is_open(), Reason::NotBuilt)?;
        require(!board.hand.goods.contains(good), Reason::SetAlready)?;
        require(value != factory.distribution, Reason::NoChange)?;
        let most = self.components.most_distribution;
        require(value <= most, Reason::MostDistribution)?;
        if factory.distribution == 0 {
            let (card, patent) = own.distribution_left(self.components.distribution_cards);
            require(card || patent, Reason::NoDistributionCard)?;
        }
        let added = value.saturating_sub(self.distribution_before(board, good));
        let level = self.allows(own, Track::Distribution);
        require(board.hand.added + added <= level, Reason::DistributionLevel)
    }

    /// Sets the distribution of a factory. A new card is rather an own one than the Patent, and where distribution
    /// that lies on the Patent rises, an own card of the reserve replaces it: what the Patent carries is lost with
    /// it.
    pub(crate) fn set_distribution(
        &self,
        board: &mut Board,
        good: Good,
        to: u8,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        if board.phase == Phase::Action {
            let own = board.own();
            board.hand.before = own.factories.map(|factory| factory.distribution);
        }
        let added = to.saturating_sub(board.hand.before[good.index()]);
        let (card, _) = board
            .own()
            .distribution_left(self.components.distribution_cards);
        let own = board.company_mut(seat);
        let from = own.factory(good).distribution;
        own.factory_mut(good).distribution = to;
        if from == 0 && !card {
            own.patent = Some(good);
        }
        let was_on_patent = own.patent == Some(good);
        let frees_patent = was_on_patent && from > 0 && to > from && card;
        if was_on_patent && (to == 0 || frees_patent) {
            own.patent = None;
        }
        let on_patent = was_on_patent && !frees_patent;
        board.hand.added += added;
        board.hand.goods.insert(good);
        log.tell(Event::DistributionSet {
            seat,
            good,
            from,
            to,
            on_patent,
            frees_patent,
        });
        board.phase = Phase::Distribution;
    }

    /// The distribution of a factory that produced falls by one (production e).
    pub(crate) fn fade_distribution(
        &self,
        board: &mut Board,
        seat: Seat,
        good: Good,
        log: &mut impl Log<Event>,
    ) {
        let own = board.company_mut(seat);
        let from = own.factory(good).distribution;
        let Some(to) = from.checked_sub(1) else {
            return;
        };
        own.factory_mut(good).distribution = to;
        if to == 0 && own.patent == Some(good) {
            own.patent = None;
        }
        log.tell(Event::DistributionFell {
            seat,
            good,
            from,
            to,
        });
    }
}
