//! Why the winner won: shares or their value, and what made them (final scoring).

use table::{Message, Play, Seat, sort_few};

use crate::board::{Board, Company};
use crate::game::CardGame;
use crate::series::{Course, Series};

impl CardGame {
    /// The seats from the first place to the last; who is bankrupt comes behind all others.
    pub fn ranking(&self, board: &Board) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.players).collect();
        sort_few(&mut seats, |seat| {
            let own = board.company(*seat);
            let score = i64::from(own.shares) * i64::from(own.value);
            (own.is_bankrupt, -score, -i64::from(own.money))
        });
        seats
    }
}

/// By how much the winner won and what made the difference; nothing if all won.
pub fn verdict(play: &Play<CardGame>, series: &Series) -> Vec<Message> {
    let Some(outcome) = play.outcome() else {
        return Vec::new();
    };
    let ranking = play.game().ranking(play.board());
    let is_winner = |seat: &&Seat| outcome.winners.contains(**seat);
    let winner = ranking.iter().find(is_winner);
    let beaten = ranking.iter().find(|seat| !is_winner(seat));
    if outcome.winners.is_empty() {
        return vec![Message::new("end-nobody-left")];
    }
    let (Some(winner), Some(beaten)) = (winner.copied(), beaten.copied()) else {
        return Vec::new();
    };
    if outcome.lost.contains(beaten) {
        return vec![Message::new("end-alone")];
    }
    let board = play.board();
    let pair = Pair {
        winner: Side::of(winner, board.company(winner), series),
        second: Side::of(beaten, board.company(beaten), series),
    };
    let ahead = outcome.score(winner) - outcome.score(beaten);
    if ahead == 0 {
        let by_money = Message::new("end-by-money")
            .with("seat", beaten)
            .with("more", pair.winner.own.money)
            .with("less", pair.second.own.money);
        return vec![by_money];
    }
    let ahead = Message::new("end-ahead")
        .with("points", ahead)
        .with("seat", beaten);
    [ahead].into_iter().chain(pair.why()).collect()
}

/// One of the two who are compared.
struct Side<'a> {
    seat: Seat,
    own: &'a Company,
    course: &'a Course,
}

impl<'a> Side<'a> {
    fn of(seat: Seat, own: &'a Company, series: &'a Series) -> Side<'a> {
        let course = &series.courses[seat.index()];
        Side { seat, own, course }
    }
}

/// The winner and the best of those he beat.
struct Pair<'a> {
    winner: Side<'a>,
    second: Side<'a>,
}

impl Pair<'_> {
    /// The lead has two parts: what the dearer shares add, and what there are more of them.
    fn why(&self) -> Vec<Message> {
        let (worth, other_worth) = self.both(|side| side.own.value.into());
        let (held, other_held) = self.both(|side| side.own.shares.into());
        let by_value = (worth - other_worth) * held;
        let by_shares = (held - other_held) * other_worth;
        match by_shares > by_value {
            true => self.by_shares(),
            false => self.by_value(),
        }
    }

    fn both(&self, of: fn(&Side) -> i32) -> (i32, i32) {
        (of(&self.winner), of(&self.second))
    }

    fn of_both(&self, id: &'static str) -> Message {
        Message::new(id)
            .with("seat", self.winner.seat)
            .with("second", self.second.seat)
    }

    /// More shares: what was bought, and what loans took away.
    fn by_shares(&self) -> Vec<Message> {
        let (held, other_held) = self.both(|side| side.own.shares.into());
        let (bought, other_bought) = self.both(|side| side.course.bought.into());
        let (paid, other_paid) = self.both(|side| side.course.paid as i32);
        let more = self
            .of_both("why-shares")
            .with("count", held)
            .with("more", held - other_held)
            .with("bought", bought)
            .with("paid", paid)
            .with("other", other_bought)
            .with("other-paid", other_paid);
        let (lost, other_lost) = self.both(|side| side.course.shares_lost.into());
        let loans = (lost != other_lost).then(|| {
            let emergency = self.both(|side| side.course.emergency.into());
            self.of_both("why-loans")
                .with("lost", lost)
                .with("other", other_lost)
                .with("emergency", emergency.0 + emergency.1)
        });
        [more].into_iter().chain(loans).collect()
    }

    /// Dearer shares: what made them rise, and what ships took away.
    fn by_value(&self) -> Vec<Message> {
        let (value, other_value) = self.both(|side| side.own.value.into());
        let (rises, other_rises) = self.both(|side| side.course.rises.into());
        let (firsts, other_firsts) = self.both(|side| side.course.firsts.into());
        let more = self
            .of_both("why-value")
            .with("value", value)
            .with("other", other_value)
            .with("rises", rises)
            .with("firsts", firsts)
            .with("other-rises", other_rises)
            .with("other-firsts", other_firsts);
        let (lost, other_lost) = self.both(|side| side.course.value_lost.into());
        let ships = (lost != other_lost).then(|| {
            self.of_both("why-ships")
                .with("lost", lost)
                .with("other", other_lost)
        });
        [more].into_iter().chain(ships).collect()
    }
}

/// Every sentence, for the tests of every language.
pub(crate) fn samples() -> Vec<Message> {
    let both = |id| {
        Message::new(id)
            .with("seat", Seat::new(0))
            .with("second", Seat::new(1))
    };
    let second = Seat::new(1);
    let mut samples = vec![
        Message::new("end-alone"),
        Message::new("end-nobody-left"),
        Message::new("end-ahead")
            .with("points", 12)
            .with("seat", second),
        Message::new("end-by-money")
            .with("seat", second)
            .with("more", 12)
            .with("less", 7),
        both("why-shares")
            .with("count", 19)
            .with("more", 4)
            .with("bought", 21)
            .with("paid", 310)
            .with("other", 16)
            .with("other-paid", 280),
        both("why-value")
            .with("value", 24)
            .with("other", 21)
            .with("rises", 9)
            .with("firsts", 5)
            .with("other-rises", 9)
            .with("other-firsts", 1),
        both("why-ships").with("lost", 0).with("other", 3),
    ];
    for emergency in [0, 2] {
        samples.push(
            both("why-loans")
                .with("lost", 1)
                .with("other", 3)
                .with("emergency", emergency),
        );
    }
    samples
}
