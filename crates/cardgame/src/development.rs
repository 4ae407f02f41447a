//! One development in a turn: a step on the player board or a card (action phase c).

use table::{Log, Offers};

use crate::action::Action;
use crate::board::{Board, Company};
use crate::card::Card;
use crate::event::{Development, Event, GivenBack, Purchase};
use crate::game::CardGame;
use crate::reason::{Reason, require};
use crate::track::{TOP_LEVEL, Track};

impl CardGame {
    /// What a development allows a player.
    #[inline]
    pub fn allows(&self, own: &Company, track: Track) -> u8 {
        self.components.levels[track.index()][usize::from(own.level(track))]
    }

    /// Whether the decade of the next level is reached, or does not matter (expert set-up 3).
    #[inline]
    fn is_time_for(&self, board: &Board, track: Track) -> bool {
        if !self.options.decade_restrictions {
            return true;
        }
        let own = board.own();
        let next = usize::from(own.level(track));
        let is_lifted = track
            .lifted_by()
            .is_some_and(|card| own.cards.contains(card));
        is_lifted || board.decade() + 1 >= self.components.decades[track.index()][next]
    }

    #[inline]
    pub(crate) fn offer_tracks(&self, board: &Board, offers: &mut impl Offers<Action>) {
        for track in Track::ALL {
            if board.own().level(track) < TOP_LEVEL && self.is_time_for(board, track) {
                offers.offer(Action::Develop(track));
            }
        }
    }

    pub(crate) fn check_track(&self, board: &Board, track: Track) -> Result<(), Reason> {
        let is_below = board.own().level(track) < TOP_LEVEL;
        require(is_below, Reason::TrackEnd)?;
        require(self.is_time_for(board, track), Reason::DecadeRestriction)
    }

    pub(crate) fn develop(
        &self,
        board: &mut Board,
        track: Track,
        how: Development,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        let level = &mut board.company_mut(seat).levels[track.index()];
        *level += 1;
        let level = *level;
        log.tell(Event::Developed {
            seat,
            track,
            level,
            how,
        });
    }

    /// Whether the supply has a card that the asked player may take.
    #[inline]
    fn can_have(&self, board: &Board, card: Card) -> bool {
        board.supply[card.index()] > 0
            && !board.own().cards.contains(card)
            && !board.hand.discarded.contains(card)
    }

    /// Cards to take, if there is room for one.
    #[inline]
    pub(crate) fn offer_cards(&self, board: &Board, offers: &mut impl Offers<Action>) {
        let own = board.own();
        if own.cards.len() >= self.card_limit(own) {
            return;
        }
        for card in Card::ALL {
            if self.can_have(board, card) {
                offers.offer(Action::Take(card));
            }
        }
    }

    fn check_new_card(&self, board: &Board, card: Card) -> Result<(), Reason> {
        let is_owned = board.own().cards.contains(card);
        require(!is_owned, Reason::OwnedAlready)?;
        let is_given_back = board.hand.discarded.contains(card);
        require(!is_given_back, Reason::GivenBackNow)?;
        require(board.supply[card.index()] > 0, Reason::NotInSupply)
    }

    pub(crate) fn check_taking(&self, board: &Board, card: Card) -> Result<(), Reason> {
        self.check_new_card(board, card)?;
        let own = board.own();
        require(own.cards.len() < self.card_limit(own), Reason::CardLimit)
    }

    pub(crate) fn offer_development(&self, board: &Board, offers: &mut impl Offers<Action>) {
        if let Some(vacancy) = board.hand.replace {
            return self.offer_replacement(board, vacancy, offers);
        }
        if board.hand.has_foreman {
            return self.offer_foreman(board, offers);
        }
        if board.hand.has_developer {
            self.offer_reactivation(board, offers);
            offers.offer(Action::Done);
            return;
        }
        self.offer_tracks(board, offers);
        self.offer_cards(board, offers);
        if offers.enough() {
            return;
        }
        let own = board.own();
        if own.cards.len() >= self.card_limit(own) {
            for old in own.cards.iter() {
                for new in Card::ALL {
                    if self.can_have(board, new) {
                        offers.offer(Action::Swap(old, new));
                    }
                }
            }
        }
        if own.cards.contains(Card::Broker) {
            let most = self.components.cards.broker_shares;
            for count in 1..=own.affordable(most, most) {
                offers.offer(Action::Broker(count));
            }
        }
        if self.options.decade_restrictions && own.cards.contains(Card::Inventor) {
            for one in Track::ALL {
                for other in Track::ALL {
                    let are_below = own.level(one).max(own.level(other)) < TOP_LEVEL;
                    if one < other && are_below {
                        offers.offer(Action::DevelopTwo(one, other));
                    }
                }
            }
        }
        self.offer_reactivation(board, offers);
        offers.offer(Action::Done);
    }

    pub(crate) fn check_development(&self, board: &Board, action: Action) -> Result<(), Reason> {
        if let Some(vacancy) = board.hand.replace {
            return match action {
                Action::Replace(cards) => self.check_replacement(board, vacancy, cards),
                Action::Done => Ok(()),
                _ => Err(Reason::NotNow),
            };
        }
        if board.hand.has_foreman {
            return self.check_foreman(board, action);
        }
        if board.hand.has_developer {
            return match action {
                Action::Reactivate(card) => self.check_reactivation(board, card),
                Action::Done => Ok(()),
                _ => Err(Reason::NotNow),
            };
        }
        let own = board.own();
        match action {
            Action::Develop(track) => self.check_track(board, track),
            Action::Take(card) => self.check_taking(board, card),
            Action::Swap(old, new) => {
                require(own.cards.contains(old), Reason::NotOwned)?;
                let is_full = own.cards.len() >= self.card_limit(own);
                require(is_full, Reason::RoomForCard)?;
                self.check_new_card(board, new)
            }
            Action::Broker(count) => {
                require(own.cards.contains(Card::Broker), Reason::NotOwned)?;
                let most = self.components.cards.broker_shares;
                require(count <= most, Reason::BrokerLimit)?;
                CardGame::check_purchase(own, count, most)
            }
            Action::DevelopTwo(one, other) => {
                require(self.options.decade_restrictions, Reason::NoRestrictions)?;
                require(own.cards.contains(Card::Inventor), Reason::NoInventor)?;
                require(one < other, Reason::TwoTracks)?;
                for track in [one, other] {
                    require(own.level(track) < TOP_LEVEL, Reason::TrackEnd)?;
                }
                Ok(())
            }
            Action::Reactivate(card) => self.check_reactivation(board, card),
            Action::Done => Ok(()),
            _ => Err(Reason::NotNow),
        }
    }

    pub(crate) fn answer_development(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        if let Some(vacancy) = board.hand.replace.take() {
            if let Action::Replace(cards) = action {
                self.replace_engineer(board, vacancy, cards, log);
            }
            return self.end_development(board, log);
        }
        if std::mem::take(&mut board.hand.has_developer) {
            if let Action::Reactivate(card) = action {
                self.reactivate(board, card, log);
            }
            return self.end_development(board, log);
        }
        match action {
            Action::Foreman(good) => self.place_foreman(board, good, log),
            Action::Develop(track) => self.develop(board, track, Development::Turn, log),
            Action::Take(card) => self.take_card(board, card, Development::Turn, log),
            Action::Swap(old, new) => {
                self.give_back(board, seat, old, GivenBack::Swapped, log);
                self.take_card(board, new, Development::Turn, log);
            }
            Action::Broker(count) => {
                self.give_back(board, seat, Card::Broker, GivenBack::Spent, log);
                let at_half = self.components.cards.broker_shares;
                self.purchase(board, seat, count.into(), at_half, Purchase::Broker, log);
            }
            Action::DevelopTwo(one, other) => {
                self.give_back(board, seat, Card::Inventor, GivenBack::Spent, log);
                for track in [one, other] {
                    self.develop(board, track, Development::Inventor, log);
                }
            }
            Action::Reactivate(card) => {
                self.reactivate(board, card, log);
                return;
            }
            _ => {}
        }
        self.end_development(board, log);
    }

    /// The turn is over, unless a card that was given back or taken asks something.
    fn end_development(&self, board: &mut Board, log: &mut impl Log<Event>) {
        let hand = &board.hand;
        if hand.replace.is_none() && !hand.has_foreman && !hand.has_developer {
            self.end_turn(board, log);
        }
    }
}
