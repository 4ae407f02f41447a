//! Why the winner won, from the series of stored games.

use arkwright::{Arkwright, Preparation, series, verdict};
use table::{Arg, Message, Play, Record, Seat, Seed};

const STORED: [&str; 3] = [
    include_str!("../records/two-players.record"),
    include_str!("../records/three-players.record"),
    include_str!("../records/four-players.record"),
];

fn stored(text: &str) -> Play<Arkwright> {
    let record: Record = text.parse().expect("a stored record is sound");
    let preparation = match text.contains("predetermined") {
        true => Preparation::Predetermined,
        false => Preparation::Free,
    };
    let game = Arkwright::spinning_jenny(record.header.players, preparation);
    Play::replay(game, &record).expect("a stored record replays")
}

fn number(message: &Message, name: &str) -> i64 {
    let arg = message.args.iter().find(|(known, _)| *known == name);
    match arg {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{name} of {}: {other:?}", message.id),
    }
}

/// The winner and the best of the others.
fn first_two(play: &Play<Arkwright>) -> (Seat, Seat) {
    let ranking = play.game().ranking(play.board());
    (ranking[0].seat, ranking[1].seat)
}

#[test]
fn the_lead_is_the_difference_of_the_scores() {
    for text in STORED {
        let play = stored(text);
        let outcome = play.outcome().expect("stored games are over");
        let (winner, second) = first_two(&play);
        let said = verdict(&play, &series(&play));
        let lead = i64::from(outcome.score(winner) - outcome.score(second));
        if outcome.lost.contains(second) || lead == 0 {
            assert_eq!(said.len(), 1, "a loan or the cash decided");
            continue;
        }
        assert_eq!(number(&said[0], "points"), lead);
        assert_eq!(said.len(), 2, "and a sentence says why");
    }
}

#[test]
fn a_rise_that_decided_is_one_of_the_series_and_no_decade_gained_more() {
    let mut by_value = 0;
    for text in STORED {
        let play = stored(text);
        let series = series(&play);
        let (winner, second) = first_two(&play);
        let said = verdict(&play, &series);
        let Some(why) = said.get(1).filter(|why| why.id == "why-value") else {
            continue;
        };
        by_value += 1;
        let at_end_of = |year: u16, seat: Seat| {
            let mut points = series.points.iter().filter(|point| point.year <= year);
            i64::from(points.next_back().expect("the game began").value[seat.index()])
        };
        let rise = |year: u16, seat: Seat| at_end_of(year, seat) - at_end_of(year - 10, seat);
        let gained = |year: u16| rise(year, winner) - rise(year, second);
        let year = u16::try_from(number(why, "year")).expect("it is a year");
        assert_eq!(number(why, "from"), at_end_of(year - 10, winner));
        assert_eq!(number(why, "to"), at_end_of(year, winner));
        for other in [1770, 1780, 1790] {
            assert!(gained(other) <= gained(year), "{other} against {year}");
        }
    }
    assert!(
        by_value > 0,
        "no stored game was decided by the share value"
    );
}

#[test]
fn shares_decided_exactly_where_they_make_more_of_the_lead_than_their_value() {
    for text in STORED {
        let play = stored(text);
        let (winner, second) = first_two(&play);
        let said = verdict(&play, &series(&play));
        let Some(why) = said.get(1) else { continue };
        let shares = |seat: Seat| i32::from(play.board().company(seat).shares);
        let value = |seat: Seat| i32::from(play.game().share_value(play.board(), seat));
        let by_shares = (shares(winner) - shares(second)) * value(second);
        let by_value = (value(winner) - value(second)) * shares(winner);
        assert_eq!(why.id == "why-shares", by_shares > by_value);
    }
}

#[test]
fn nothing_is_said_before_the_end() {
    let game = Arkwright::spinning_jenny(2, Preparation::Predetermined);
    let play = Play::deal(game, Seed::new("early"));
    assert!(verdict(&play, &series(&play)).is_empty());
}
