//! The plots of whole games, and why somebody won them.

use std::collections::BTreeSet;

use cardgame::{CardGame, Event, Good, Options, Phase, Series, series, verdict};
use table::{Arg, Message, Play, Rng, Seat, Seed};

/// Games of chance to their end, for every number of players, without variants and with all of them.
fn games() -> impl Iterator<Item = Play<CardGame>> {
    let set_ups = (2..=4).flat_map(|players| {
        [Options::default(), Options::EXPERT].map(|options| (players, options))
    });
    set_ups.flat_map(|(players, options)| {
        (0..12).map(move |seed| {
            let game = CardGame::new(players, options);
            let mut play = Play::deal(game, Seed::new(&format!("series {seed}")));
            let mut rng = Rng::new(seed);
            play.turn_up(&mut ());
            while play.asked().is_some() {
                let legal = play.legal();
                let choice = legal[rng.below(legal.len() as u32) as usize];
                play.act(choice, &mut ()).expect("it is offered");
                play.turn_up(&mut ());
            }
            play
        })
    })
}

/// Whether one is left or nobody, so that the game ended in the middle.
fn ended_early(play: &Play<CardGame>) -> bool {
    play.game().survivors(play.board()).count() <= 1
}

#[test]
fn the_plots_have_the_start_and_one_point_for_each_production() {
    let mut whole = 0;
    for play in games().filter(|play| !ended_early(play)) {
        let points = series(&play).points;
        let places: Vec<_> = points
            .iter()
            .map(|point| (point.year, point.good))
            .collect();
        let mut due = vec![(1770, None)];
        for year in [1770, 1780, 1790] {
            due.extend(Good::ALL.map(|good| (year, Some(good))));
        }
        assert_eq!(places, due);
        assert!(points.is_sorted_by_key(|point| point.entry));
        whole += 1;
    }
    assert!(whole > 20, "only {whole} games were played to their end");
}

#[test]
fn a_point_holds_what_the_board_holds_then() {
    for play in games() {
        let series = series(&play);
        for point in &series.points {
            let board = play.board_after(point.entry).expect("it was there");
            // The last board has the final scoring behind it.
            if board.phase == Phase::Over {
                continue;
            }
            for seat in Seat::all(play.game().players()) {
                let (own, at) = (board.company(seat), seat.index());
                if own.is_bankrupt {
                    assert_eq!((point.money[at], point.portfolio[at]), (0, 0));
                    continue;
                }
                assert_eq!(point.money[at], own.money);
                assert_eq!(point.value[at], own.value);
                let portfolio = u32::from(own.shares) * u32::from(own.value);
                assert_eq!(point.portfolio[at], portfolio);
            }
        }
    }
}

#[test]
fn the_final_scoring_leads_from_what_was_before_it_to_the_last_board() {
    for play in games() {
        let Series { courses, .. } = series(&play);
        for seat in play.game().survivors(play.board()) {
            let (own, course) = (play.board().company(seat), &courses[seat.index()]);
            let shares = course.shares + course.bought_last - course.shares_lost;
            assert_eq!(shares, own.shares);
            assert_eq!(course.value - course.value_lost, own.value);
            let price = course.bought_last * u16::from(course.value);
            assert_eq!(course.money + course.stored - price, own.money);
            let kept = course.bought + u16::from(play.game().components().start_shares);
            assert_eq!(kept - course.shares_lost, own.shares);
        }
    }
}

#[test]
fn goods_sold_add_up_to_what_the_events_say_was_earned() {
    for play in games() {
        let Series { courses, .. } = series(&play);
        let mut sold = [0; 4];
        for event in (0..play.entries().len()).flat_map(|entry| play.events_of(entry)) {
            if let Event::Sold {
                seat,
                price: price @ 1..,
                income,
                ..
            } = event
            {
                sold[seat.index()] += u32::from(income / u16::from(price));
            }
        }
        for (course, sold) in courses.iter().zip(sold) {
            let counted = course.sold.iter().flatten();
            assert_eq!(counted.map(|count| u32::from(*count)).sum::<u32>(), sold);
        }
    }
}

fn number(message: &Message, name: &str) -> i64 {
    let arg = message.args.iter().find(|(known, _)| *known == name);
    match arg {
        Some((_, Arg::Number(number))) => *number,
        _ => panic!("{message:?} has no {name}"),
    }
}

#[test]
fn a_verdict_says_by_how_much_and_by_what() {
    let mut told = BTreeSet::new();
    for play in games() {
        let outcome = play.outcome().expect("it is over");
        let reasons = verdict(&play, &series(&play));
        told.extend(reasons.iter().map(|reason| reason.id));
        let ranking = play.game().ranking(play.board());
        assert!(outcome.winners.contains(ranking[0]));
        let second = ranking[1];
        let Some(first) = reasons.first() else {
            assert!(outcome.winners.contains(second), "nothing is said of a win");
            continue;
        };
        match first.id {
            "end-alone" => assert!(outcome.lost.contains(second)),
            "end-ahead" if !outcome.winners.contains(second) => {
                let ahead = outcome.score(ranking[0]) - outcome.score(second);
                assert_eq!(number(first, "points"), i64::from(ahead));
                let why = &reasons[1];
                let (winner, beaten) = (ranking[0], second);
                let (own, other) = (play.board().company(winner), play.board().company(beaten));
                match why.id {
                    "why-shares" => assert!(own.shares > other.shares),
                    "why-value" => assert!(own.value > other.value),
                    other => panic!("{other} comes second"),
                }
            }
            _ => {}
        }
    }
    for id in ["end-ahead", "why-shares", "why-value"] {
        assert!(told.contains(id), "{told:?}");
    }
}
