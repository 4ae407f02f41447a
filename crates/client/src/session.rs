//! A game at one screen: whose turn it is, what is tentative, what is confirmed.
//!
//! A person's decisions are tentative until the turn is confirmed; undo inside
//! them is free. Behind a confirmation only [`Session::take_back`] goes, also
//! over bots' moves, and the record says so.

use bots::BotSpec;
use games::{AnyEntry, AnyEvent, AnyPlay, Error};
use table::{Amount, Message, Order, Orders, Seat, Thread, Turn, Warning};
use thiserror::Error as ThisError;

use crate::watched::Watched;

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Somebody at this screen.
    Person,
    /// A bot.
    Bot(BotSpec),
}

/// What the table is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A person makes a turn.
    Person {
        /// Whose turn it is.
        seat: Seat,
        /// How many decisions of it are made and not yet confirmed.
        tentative: usize,
        /// Whether nothing is left to decide, so that only the confirmation is missing.
        complete: bool,
    },
    /// A bot has to think.
    Bot {
        /// Whose turn it is.
        seat: Seat,
        /// How it thinks.
        bot: BotSpec,
    },
    /// Something has to be turned up by a dealer who is not here.
    Dealer,
    /// The game is over.
    Over,
}

/// Why a turn cannot be confirmed.
#[derive(Clone, Debug, PartialEq, Eq, ThisError)]
pub enum Unfinished {
    /// Something has to be chosen first.
    #[error("something has to be chosen first")]
    Choose,
    /// It is not a person's turn.
    #[error("it is not your turn")]
    NotYours,
}

/// What the record notes of a decision by standing order.
pub(crate) const BY_ORDER: &str = "by standing order";

/// Adds an amount to sums by unit.
pub(crate) fn add_up(sums: &mut Vec<Amount>, moved: Amount) {
    match sums.iter_mut().find(|sum| sum.unit == moved.unit) {
        Some(sum) => sum.count += moved.count,
        None => sums.push(moved),
    }
}

/// A game at one screen.
#[derive(Clone)]
pub struct Session {
    play: Watched<AnyPlay>,
    players: Vec<Player>,
    orders: Vec<Orders>,
    /// How many entries are confirmed.
    confirmed: usize,
    /// How many entries there were when the present person last confirmed a turn.
    seen: Vec<usize>,
}

impl Session {
    /// A session with everything so far confirmed.
    ///
    /// # Panics
    /// If there is not one player for each seat.
    pub fn new(play: AnyPlay, players: Vec<Player>, orders: Vec<Orders>) -> Session {
        let seats = usize::from(play.setup().players);
        assert_eq!(players.len(), seats, "one player for each seat");
        let mut play = play;
        play.turn_up();
        let entries = play.entries().len();
        let mut orders = orders;
        orders.resize_with(seats, Orders::default);
        // A game that is opened again is new to a player from his last decision on.
        let mut seen = vec![entries; seats];
        for (n, entry) in play.entries().enumerate() {
            if let AnyEntry::Act { seat, .. } = entry {
                seen[seat.index()] = n + 1;
            }
        }
        let mut session = Session {
            play: Watched::new(play),
            players,
            orders,
            confirmed: entries,
            seen,
        };
        session.follow_orders();
        session
    }

    /// The game with the tentative decisions in it.
    pub fn play(&self) -> &AnyPlay {
        &self.play
    }

    /// The game without the tentative decisions.
    pub fn confirmed_play(&self) -> AnyPlay {
        self.play.at(self.confirmed)
    }

    /// A number that is another one whenever the play may have changed, for views that are
    /// costly to draw.
    pub fn changes(&self) -> u64 {
        self.play.changes()
    }

    /// How many entries are confirmed.
    pub fn confirmed(&self) -> usize {
        self.confirmed
    }

    /// How many entries there were when this seat last confirmed a turn.
    pub fn seen(&self, seat: Seat) -> usize {
        self.seen[seat.index()].min(self.confirmed)
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// A seat's standing orders.
    pub fn orders(&self, seat: Seat) -> &Orders {
        &self.orders[seat.index()]
    }

    /// A seat's order for a question.
    pub fn order(&self, seat: Seat, question: &str) -> Order {
        let game = games::info(self.play.setup().game);
        game.map_or(Order::Ask, |game| self.orders(seat).of(game, question))
    }

    /// Gives a seat standing orders; a question that is open is answered by them at once.
    pub fn set_orders(&mut self, seat: Seat, orders: Orders) {
        self.orders[seat.index()] = orders;
        if self.tentative() == 0 {
            self.follow_orders();
        }
    }

    /// Names a player.
    pub fn set_name(&mut self, seat: Seat, name: &str) {
        self.play.set_name(seat, name);
    }

    /// The tentative decisions, in notation.
    pub fn tentative_turn(&self) -> Vec<String> {
        let entries = self.play.entries();
        entries
            .skip(self.confirmed)
            .filter_map(|entry| match entry {
                AnyEntry::Act { action, .. } => Some(action),
                AnyEntry::Reveal(_) => None,
            })
            .collect()
    }

    /// What each tentative decision does, said of the board on which it was made.
    pub fn tentative_messages(&self) -> Vec<Option<Message>> {
        let turn = self.tentative_decisions().zip(self.tentative_turn());
        turn.map(|(n, action)| self.play.choice_message(n, &action))
            .collect()
    }

    /// What a player can pay with before the tentative turn and after it; `None` while there is none.
    pub fn tentative_purse(&self, seat: Seat) -> Option<(Vec<Amount>, Vec<Amount>)> {
        let (first, last) = (self.tentative_decisions().next()?, self.last_decision()?);
        let (before, _) = self.play.purse_of_choice(first, seat);
        let (_, after) = self.play.purse_of_choice(last, seat);
        Some((before, after))
    }

    /// What each tentative decision brings the player, or costs if it is negative. What a loss
    /// brings, such as the money of an emergency sale, is not among it.
    pub fn tentative_coins(&self, seat: Seat) -> Vec<Vec<Amount>> {
        let coins = |n: usize| {
            let mut sums: Vec<Amount> = Vec::new();
            for event in self.play.events_of(n) {
                // From here on the game has run on to another part.
                if event.caption.is_some() {
                    break;
                }
                let is_loss = event.seat != Some(seat) || event.thread == Thread::Loss;
                for moved in event.moved.into_iter().filter(|_| !is_loss) {
                    add_up(&mut sums, moved);
                }
            }
            sums
        };
        self.tentative_decisions().map(coins).collect()
    }

    /// What each tentative decision lost or wasted beyond its price.
    pub fn tentative_warnings(&self) -> Vec<Vec<Warning>> {
        let before = self.tentative_decisions().map(|n| self.play.at(n));
        let turn = self.tentative_turn();
        before
            .zip(turn)
            .map(|(play, action)| play.warnings(&action))
            .collect()
    }

    /// The entry of the last tentative decision.
    pub fn last_decision(&self) -> Option<usize> {
        self.tentative_decisions().last()
    }

    /// The entries of the tentative decisions.
    fn tentative_decisions(&self) -> impl Iterator<Item = usize> + '_ {
        let entries = self.play.entries().enumerate().skip(self.confirmed);
        let decisions = entries.filter(|(_, entry)| matches!(entry, AnyEntry::Act { .. }));
        decisions.map(|(n, _)| n)
    }

    /// Whether something tentative can be taken back.
    pub fn can_undo(&self) -> bool {
        self.tentative() > 0
    }

    /// Whether something that was taken back can be made again.
    pub fn can_redo(&self) -> bool {
        let open = matches!(
            self.standing(),
            Standing::Person {
                complete: false,
                ..
            }
        );
        open && self.play.can_redo()
    }

    fn tentative(&self) -> usize {
        self.play.decisions_after(self.confirmed)
    }

    /// What the table is waiting for.
    pub fn standing(&self) -> Standing {
        let tentative = self.tentative();
        if tentative > 0 {
            let begun = self.play.turn_after(self.confirmed);
            if let Turn::Ask { seat, .. } = begun {
                return Standing::Person {
                    seat,
                    tentative,
                    complete: self.play.turn() != begun,
                };
            }
        }
        match self.play.turn() {
            Turn::Ask { seat, .. } => match self.players[seat.index()] {
                Player::Person => Standing::Person {
                    seat,
                    tentative: 0,
                    complete: false,
                },
                Player::Bot(bot) => Standing::Bot { seat, bot },
            },
            Turn::Reveal => Standing::Dealer,
            Turn::Over => Standing::Over,
        }
    }

    /// Makes a tentative decision. What it leaves to standing orders within the turn is answered
    /// too, and can be taken back like any decision of it.
    pub fn choose(&mut self, action: &str) -> Result<Vec<AnyEvent>, Error> {
        let mut events = self.choose_alone(action)?;
        while let Standing::Person {
            complete: false, ..
        } = self.standing()
            && let Some(answer) = self.ordered()
        {
            self.play.note(BY_ORDER);
            events.extend(self.play.act(&answer)?);
        }
        Ok(events)
    }

    /// Makes all decisions of a turn, or what is left of it, or none of them. What a standing order
    /// would answer is answered by the turn.
    pub fn choose_turn(&mut self, turn: &[&str]) -> Result<(), Error> {
        let before = self.tentative();
        for action in turn {
            if let Err(error) = self.choose_alone(action) {
                self.undo_to(before);
                return Err(error);
            }
        }
        Ok(())
    }

    /// Makes a tentative decision and nothing else.
    pub(crate) fn choose_alone(&mut self, action: &str) -> Result<Vec<AnyEvent>, Error> {
        match self.standing() {
            Standing::Person {
                complete: false, ..
            } => self.play.act(action),
            Standing::Person { seat, .. } | Standing::Bot { seat, .. } => {
                let asked = self.play.asked().unwrap_or(seat);
                Err(Error::OtherSeat { asked, seat })
            }
            Standing::Dealer | Standing::Over => self.play.act(action),
        }
    }

    /// Takes the last tentative decision back.
    pub fn undo(&mut self) -> bool {
        self.tentative() > 0 && self.play.undo()
    }

    /// Makes a decision again that was taken back.
    pub fn redo(&mut self) -> bool {
        self.can_redo() && self.play.redo()
    }

    /// Goes back to the first `count` tentative decisions.
    pub fn undo_to(&mut self, count: usize) {
        while self.tentative() > count && self.play.undo() {}
    }

    /// Ends the turn. What may be left out is left out; what has to be chosen must be chosen first.
    pub fn confirm(&mut self) -> Result<(), Unfinished> {
        let Standing::Person { seat, .. } = self.standing() else {
            return Err(Unfinished::NotYours);
        };
        let before = AnyPlay::clone(&self.play);
        loop {
            match self.standing() {
                Standing::Person { complete: true, .. } => break,
                _ => {
                    let passing = self.play.passing();
                    if passing.is_none_or(|passing| self.play.act(&passing).is_err()) {
                        *self.play = before;
                        return Err(Unfinished::Choose);
                    }
                }
            }
        }
        self.settle();
        self.seen[seat.index()] = self.confirmed;
        Ok(())
    }

    /// What the confirmation would leave out that could still be done; `None` if something has to
    /// be chosen first, or there is nothing to confirm.
    pub fn left_out(&self) -> Option<Vec<Message>> {
        let mut left = Vec::new();
        let mut tried = self.clone();
        loop {
            match tried.standing() {
                Standing::Person { complete: true, .. } => return Some(left),
                Standing::Person { .. } => {
                    let out = tried.play.left_out();
                    let passing = tried.play.passing()?;
                    tried.play.act(&passing).ok()?;
                    left.extend(out);
                }
                _ => return None,
            }
        }
    }

    /// Carries out a bot's turn, all of it or nothing.
    pub fn bot_turn(&mut self, turn: &[String]) -> Result<(), Error> {
        let before = AnyPlay::clone(&self.play);
        for action in turn {
            if let Err(error) = self.play.act(action) {
                *self.play = before;
                return Err(error);
            }
        }
        self.settle();
        Ok(())
    }

    /// Puts on the table what a dealer elsewhere turned up.
    pub fn reveal(&mut self, face: &str) -> Result<(), Error> {
        self.play.reveal(face)?;
        self.settle();
        Ok(())
    }

    /// Goes back to before the last decision of a person, over bots' moves and reveals. In a
    /// challenge what was turned up stays so, for everybody plays the same game once.
    pub fn take_back(&mut self) -> bool {
        if self.undo() {
            return true;
        }
        let before = AnyPlay::clone(&self.play);
        let is_challenge = self.play.challenge().is_some();
        while !(is_challenge && self.play.is_behind_reveal()) && self.play.undo() {
            let seat = self.play.asked();
            let is_person = seat.is_some_and(|seat| self.players[seat.index()] == Player::Person);
            if is_person && self.ordered().is_none() {
                // The whole turn goes back, so that it is made anew from its beginning.
                while self.play.tentative() > 0 && self.play.undo() {}
                self.confirmed = self.play.entries().len();
                for seen in &mut self.seen {
                    *seen = (*seen).min(self.confirmed);
                }
                return true;
            }
        }
        *self.play = before;
        false
    }

    /// Confirms everything so far, turns up what is due, and answers what is left to standing
    /// orders. Nothing is turned up before: a tentative turn could still be taken back.
    fn settle(&mut self) {
        self.play.turn_up();
        self.confirmed = self.play.entries().len();
        self.follow_orders();
    }

    /// The answer that a person's standing order gives to what is asked, if one does.
    fn ordered(&self) -> Option<String> {
        let game = games::info(self.play.setup().game).ok()?;
        let seat = self.play.asked()?;
        let is_person = self.players[seat.index()] == Player::Person;
        let question = self.play.small_question().filter(|_| is_person)?;
        self.orders[seat.index()].answer(game, &question).cloned()
    }

    fn follow_orders(&mut self) {
        while let Some(answer) = self.ordered() {
            self.play.note(BY_ORDER);
            self.play
                .act(&answer)
                .expect("what an order answers is an answer to the question");
            self.play.turn_up();
            self.confirmed = self.play.entries().len();
        }
    }
}
