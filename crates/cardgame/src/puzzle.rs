//! Action 4: quality. Which cards can lie at which factory, what that costs, and where they come from.

use serde::Serialize;
use table::{Log, Offers, Seat};

use crate::action::Action;
use crate::board::{Board, Company};
use crate::card::Card;
use crate::event::{Event, QualityWhy};
use crate::game::CardGame;
use crate::good::{GOODS, Good, Goods};
use crate::phase::Phase;
use crate::quality::{QualityCards, SMALL_CARDS};
use crate::reason::{Reason, require};
use crate::tables::QualitySet;
use crate::track::Track;

/// What a factory can lay hands on.
#[derive(Clone, Copy, Debug)]
struct Pool {
    /// Small cards at the factory and in the reserve.
    free: u8,
    /// Small cards at other factories that this action has not set.
    elsewhere: u8,
    /// Whether the large card can be had.
    has_large: bool,
    /// Whether the Engineer can be had.
    has_engineer: bool,
}

impl Pool {
    #[inline]
    fn of(own: &Company, set: Goods, good: Good) -> Pool {
        let mut free = SMALL_CARDS;
        let mut elsewhere = 0;
        let mut has_large = true;
        let mut has_engineer = own.cards.contains(Card::Engineer);
        for other in Good::ALL {
            if other == good {
                continue;
            }
            let quality = own.factory(other).quality;
            let small = quality.small();
            free -= small;
            if set.contains(other) {
                has_large &= !quality.has_large();
                has_engineer &= quality.engineer() == 0;
            } else {
                elsewhere += small;
            }
        }
        Pool {
            free,
            elsewhere,
            has_large,
            has_engineer,
        }
    }

    /// Whether there are cards for a set. Small ones are taken from other factories only if it is clear from
    /// which: all of them are wanted.
    #[inline]
    fn can_lay(&self, set: &QualitySet) -> bool {
        (set.small <= self.free || set.small == self.free + self.elsewhere)
            && (self.has_large || !set.has_large)
            && (self.has_engineer || !set.has_engineer)
    }
}

/// A way to set the quality of a factory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct QualityWay {
    /// The cards that lie there then.
    pub cards: QualityCards,
    /// What they add up to.
    pub total: u8,
    /// How much of the level it uses.
    pub adds: u8,
    /// The cards that move.
    pub moves: Vec<QualityMove>,
    /// What other factories lose: which, and the cards that stay there.
    pub loses: Vec<(Good, QualityCards)>,
}

/// Quality cards that move, or are turned to another value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct QualityMove {
    /// Which card.
    pub card: QualityCardKind,
    /// How many of them.
    pub count: u8,
    /// From which factory; from the reserve if there is none.
    pub from: Option<Good>,
    /// To which factory; to the reserve if there is none.
    pub to: Option<Good>,
}

/// A kind of quality card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum QualityCardKind {
    /// One of the two that show 1 or 2.
    Small,
    /// The one that shows 3 or 4.
    Large,
    /// The Engineer, which shows 5 or 6.
    Engineer,
}

impl CardGame {
    /// The most quality of a factory of this player.
    #[inline]
    pub fn most_quality(&self, own: &Company) -> u8 {
        self.components.most_quality[usize::from(own.is_engineered)]
    }

    /// What a factory of the asked player had before the action that goes on.
    #[inline]
    fn quality_before(&self, board: &Board, good: Good) -> u8 {
        match board.phase {
            Phase::Quality => board.hand.before[good.index()],
            _ => board.own().factory(good).quality.total(),
        }
    }

    #[inline]
    pub(crate) fn offer_quality(&self, board: &Board, offers: &mut impl Offers<Action>) {
        let own = board.own();
        let left = self.allows(own, Track::Quality) - board.hand.added;
        for good in Good::ALL {
            let factory = own.factory(good);
            if !factory.is_open() || board.hand.goods.contains(good) {
                continue;
            }
            let most = self.most_quality(own);
            let most = most.min(self.quality_before(board, good) + left);
            let pool = Pool::of(own, board.hand.goods, good);
            for set in self.tables.quality_sets() {
                if set.total > most {
                    break;
                }
                if pool.can_lay(set) && set.cards != factory.quality {
                    offers.offer(Action::Quality(good, set.cards));
                }
            }
        }
    }

    pub(crate) fn check_quality(
        &self,
        board: &Board,
        good: Good,
        cards: QualityCards,
    ) -> Result<(), Reason> {
        let own = board.own();
        let factory = own.factory(good);
        let set = board.hand.goods;
        require(cards.is_sound(), Reason::NoSuchQuality)?;
        require(factory.is_open(), Reason::NotBuilt)?;
        require(!set.contains(good), Reason::SetAlready)?;
        require(cards != factory.quality, Reason::NoChange)?;
        if cards.engineer() > 0 {
            require(own.cards.contains(Card::Engineer), Reason::NoEngineer)?;
        }
        let most = self.most_quality(own);
        require(cards.total() <= most, Reason::MostQuality)?;
        let added = cards
            .total()
            .saturating_sub(self.quality_before(board, good));
        let level = self.allows(own, Track::Quality);
        require(board.hand.added + added <= level, Reason::QualityLevel)?;

        let others = |is_set: bool| {
            let among = move |other: &Good| *other != good && set.contains(*other) == is_set;
            Good::ALL
                .into_iter()
                .filter(among)
                .map(|other| own.factory(other).quality)
        };
        if cards.engineer() > 0 {
            let is_bound = others(true).any(|quality| quality.engineer() > 0);
            require(!is_bound, Reason::EngineerSet)?;
        }
        if cards.has_large() {
            let is_bound = others(true).any(|quality| quality.has_large());
            require(!is_bound, Reason::LargeSet)?;
        }
        let bound: u8 = others(true).map(QualityCards::small).sum();
        let elsewhere: u8 = others(false).map(QualityCards::small).sum();
        let at_hand = SMALL_CARDS - bound - elsewhere;
        match cards.small().checked_sub(at_hand) {
            None | Some(0) => Ok(()),
            Some(wanted) if wanted > elsewhere => Err(Reason::TooFewSmall),
            Some(wanted) if wanted < elsewhere => Err(Reason::WhichSmall),
            Some(_) => Ok(()),
        }
    }

    pub(crate) fn set_quality(
        &self,
        board: &mut Board,
        good: Good,
        cards: QualityCards,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        if board.phase == Phase::Action {
            let own = board.own();
            board.hand.before = own.factories.map(|factory| factory.quality.total());
        }
        let left = self.left_elsewhere(board, good, cards);
        for other in Good::ALL {
            if other != good {
                let stays = left[other.index()];
                self.lay_quality(board, seat, other, stays, QualityWhy::TakenAway, log);
            }
        }
        self.lay_quality(board, seat, good, cards, QualityWhy::Action, log);
        let before = board.hand.before[good.index()];
        board.hand.added += cards.total().saturating_sub(before);
        board.hand.goods.insert(good);
        board.phase = Phase::Quality;
    }

    /// What stays at each factory when cards are laid at one of them.
    fn left_elsewhere(
        &self,
        board: &Board,
        good: Good,
        cards: QualityCards,
    ) -> [QualityCards; GOODS] {
        let own = board.own();
        let set = board.hand.goods;
        let takes_small = cards.small() > Pool::of(own, set, good).free;
        let mut left = own.factories.map(|factory| factory.quality);
        for other in Good::ALL {
            if other == good || set.contains(other) {
                continue;
            }
            let stays = &mut left[other.index()];
            if takes_small {
                *stays = stays.without_small();
            }
            if cards.has_large() {
                *stays = stays.without_large();
            }
            if cards.engineer() > 0 {
                *stays = stays.without_engineer();
            }
        }
        left[good.index()] = cards;
        left
    }

    /// Lays cards at a factory in place of what is there. A card that stays with its value keeps its side;
    /// a new one shows price.
    pub(crate) fn lay_quality(
        &self,
        board: &mut Board,
        seat: Seat,
        good: Good,
        to: QualityCards,
        why: QualityWhy,
        log: &mut impl Log<Event>,
    ) {
        let factory = board.company_mut(seat).factory_mut(good);
        let from = factory.quality;
        if from == to {
            return;
        }
        factory.quality = to;
        factory.quality_appeal = factory.quality_appeal.common(to);
        log.tell(Event::QualityLaid {
            seat,
            good,
            from,
            to,
            why,
        });
    }

    /// The ways in which the asked player can set the quality of a factory now, the lowest total first.
    pub fn quality_ways(&self, board: &Board, good: Good) -> Vec<QualityWay> {
        let own = board.own();
        let now = own.factory(good).quality;
        let choosing = matches!(board.phase, Phase::Action | Phase::Quality);
        let sets = self.tables.quality_sets().iter();
        sets.map(|set| set.cards)
            .filter(|cards| choosing && self.check_quality(board, good, *cards).is_ok())
            .map(|cards| {
                let left = self.left_elsewhere(board, good, cards);
                let loses = Good::ALL
                    .into_iter()
                    .filter(|other| *other != good)
                    .map(|other| (other, left[other.index()]))
                    .filter(|(other, stays)| own.factory(*other).quality != *stays)
                    .collect();
                QualityWay {
                    cards,
                    total: cards.total(),
                    adds: cards
                        .total()
                        .saturating_sub(self.quality_before(board, good)),
                    moves: moves(own, good, now, &left),
                    loses,
                }
            })
            .collect()
    }
}

/// The cards that move when the factories have these afterwards.
fn moves(
    own: &Company,
    good: Good,
    now: QualityCards,
    after: &[QualityCards; GOODS],
) -> Vec<QualityMove> {
    let count = |card: QualityCardKind, cards: QualityCards| match card {
        QualityCardKind::Small => cards.small(),
        QualityCardKind::Large => u8::from(cards.has_large()),
        QualityCardKind::Engineer => u8::from(cards.engineer() > 0),
    };
    let mut moves = Vec::new();
    for card in [
        QualityCardKind::Engineer,
        QualityCardKind::Large,
        QualityCardKind::Small,
    ] {
        let before = count(card, now);
        let then = count(card, after[good.index()]);
        let mut wanted = then.saturating_sub(before);
        for other in Good::ALL.into_iter().filter(|other| *other != good) {
            let gone = count(card, own.factory(other).quality) - count(card, after[other.index()]);
            if gone > 0 {
                wanted -= gone;
                moves.push(QualityMove {
                    card,
                    count: gone,
                    from: Some(other),
                    to: Some(good),
                });
            }
        }
        let back = before.saturating_sub(then);
        for (count, from, to) in [(wanted, None, Some(good)), (back, Some(good), None)] {
            if count > 0 {
                moves.push(QualityMove {
                    card,
                    count,
                    from,
                    to,
                });
            }
        }
    }
    moves
}
