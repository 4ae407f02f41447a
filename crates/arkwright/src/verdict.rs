//! Why the winner won: shares or their value, and when (8.0).

use table::{Message, Play, Seat};

use crate::edition::Edition;
use crate::game::Arkwright;
use crate::series::{Point, Series};

/// By how much the winner won and what made the difference; nothing if nobody won, or all did.
pub fn verdict<E: Edition>(play: &Play<Arkwright<E>>, series: &Series) -> Vec<Message> {
    let Some(outcome) = play.outcome() else {
        return Vec::new();
    };
    let ranking = play.game().ranking(play.board());
    let is_winner = |seat: Seat| outcome.winners.contains(seat);
    let winner = ranking.iter().find(|ranked| is_winner(ranked.seat));
    let beaten = ranking.iter().find(|ranked| !is_winner(ranked.seat));
    let (Some(winner), Some(beaten)) = (winner, beaten) else {
        return Vec::new();
    };
    if beaten.lost {
        return vec![Message::new("end-alone")];
    }
    let pair = Pair {
        play,
        series,
        winner: winner.seat,
        second: beaten.seat,
    };
    let ahead = outcome.score(pair.winner) - outcome.score(pair.second);
    if ahead == 0 {
        let cash = |seat: Seat| play.board().company(seat).cash;
        let by_cash = Message::new("end-by-cash")
            .with("seat", pair.second)
            .with("more", cash(pair.winner))
            .with("less", cash(pair.second));
        return vec![by_cash];
    }
    let ahead = Message::new("end-ahead")
        .with("points", ahead)
        .with("seat", pair.second);
    let further = E::further_cause(play, pair.winner, pair.second);
    [ahead, pair.why()].into_iter().chain(further).collect()
}

/// The winner and the best of those he beat.
struct Pair<'a, E: Edition> {
    play: &'a Play<Arkwright<E>>,
    series: &'a Series,
    winner: Seat,
    second: Seat,
}

impl<E: Edition> Pair<'_, E> {
    /// The lead has two parts: what the dearer shares add, and what there are more of them.
    fn why(&self) -> Message {
        let (worth, other_worth) = (self.value(self.winner), self.value(self.second));
        let (held, other_held) = (self.shares(self.winner), self.shares(self.second));
        let by_value = (worth - other_worth) * held;
        let by_shares = (held - other_held) * other_worth;
        if by_shares > by_value {
            return Message::new("why-shares")
                .with("seat", self.winner)
                .with("second", self.second)
                .with("count", held)
                .with("more", held - other_held)
                .with("when", self.when_shares())
                .with("value", worth)
                .with("other", other_worth);
        }
        let (year, from, to) = self.when_value();
        let more = held - other_held;
        let held = Message::new(match more {
            0 => "why-held-level",
            1.. => "why-held-more",
            _ => "why-held-fewer",
        })
        .with("count", held)
        .with("more", more.abs())
        .with("second", self.second);
        Message::new("why-value")
            .with("seat", self.winner)
            .with("year", year)
            .with("from", from)
            .with("to", to)
            .with("held", held)
    }

    fn value(&self, seat: Seat) -> i32 {
        i32::from(self.play.game().share_value(self.play.board(), seat))
    }

    fn shares(&self, seat: Seat) -> i32 {
        i32::from(self.play.board().company(seat).shares)
    }

    /// Each decade with the points before and at its end.
    fn decades(&self) -> impl Iterator<Item = (&Point, &Point)> {
        let points = &self.series.points;
        let ends = (1..points.len()).filter(|n| {
            points
                .get(n + 1)
                .is_none_or(|next| next.year != points[*n].year)
        });
        ends.scan(0, |begin, end| {
            let decade = (&points[*begin], &points[end]);
            *begin = end;
            Some(decade)
        })
    }

    /// By how much the winner's value rose above the other's in a decade.
    fn gained(&self, before: &Point, after: &Point, value: fn(&Point, usize) -> i32) -> i32 {
        let rise = |seat: Seat| value(after, seat.index()) - value(before, seat.index());
        rise(self.winner) - rise(self.second)
    }

    /// The first decade in which the winner's share value gained most on the other's.
    fn when_value(&self) -> (u16, u8, u8) {
        let value = |point: &Point, seat: usize| i32::from(point.value[seat]);
        let gained = |(before, after): &(&Point, &Point)| self.gained(before, after, value);
        let most = self.decades().map(|decade| gained(&decade)).max();
        let first = self.decades().find(|decade| Some(gained(decade)) == most);
        first.map_or((0, 0, 0), |(before, after)| {
            let seat = self.winner.index();
            (after.year, before.value[seat], after.value[seat])
        })
    }

    /// When the winner's lead in shares grew most: in a decade, or at the last stock exchange.
    fn when_shares(&self) -> Message {
        let shares = |point: &Point, seat: usize| {
            i32::from(point.portfolio[seat] / u16::from(point.value[seat]).max(1))
        };
        let before = self.series.points.last();
        let at_end = before.map_or(0, |before| {
            let bought = |seat: Seat| self.shares(seat) - shares(before, seat.index());
            bought(self.winner) - bought(self.second)
        });
        let gained = |(before, after): &(&Point, &Point)| self.gained(before, after, shares);
        let best = self.decades().max_by_key(gained);
        match best {
            Some(decade) if gained(&decade) >= at_end => {
                Message::new("why-in-decade").with("year", decade.1.year)
            }
            _ => Message::new("why-at-end"),
        }
    }
}

/// Every sentence, for the tests of every language.
pub(crate) fn samples() -> Vec<Message> {
    let seat = Seat::new(0);
    let second = Seat::new(1);
    let held = |id| {
        Message::new(id)
            .with("count", 19)
            .with("more", 4)
            .with("second", second)
    };
    let when = [
        Message::new("why-at-end"),
        Message::new("why-in-decade").with("year", 1790u16),
    ];
    let by_value = ["why-held-level", "why-held-more", "why-held-fewer"].map(|id| {
        Message::new("why-value")
            .with("seat", seat)
            .with("year", 1790u16)
            .with("from", 12)
            .with("to", 24)
            .with("held", held(id))
    });
    let by_shares = when.map(|when| {
        held("why-shares")
            .with("seat", seat)
            .with("when", when)
            .with("value", 20)
            .with("other", 19)
    });
    let ahead = [
        Message::new("end-alone"),
        Message::new("end-ahead")
            .with("points", 12)
            .with("seat", second),
        Message::new("end-by-cash")
            .with("seat", second)
            .with("more", 12)
            .with("less", 7),
    ];
    ahead.into_iter().chain(by_value).chain(by_shares).collect()
}
