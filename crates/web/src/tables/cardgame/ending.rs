//! The end of a game of the card game in words and numbers (final scoring).

use cardgame::{CardGame, Good, Point, Series, series, verdict};
use table::{Arg, Outcome, Play, Seat, Unit};

use crate::desk::{Desk, TableState};
use crate::end_page::{Counted, Ending, Plot, Rank, Tally, Tick, headline};

/// The ending of the game on the table; `None` while it is going on.
pub(super) fn ending(desk: Desk, table: &TableState) -> Option<Ending> {
    let any = table.session.play();
    let play = any.of::<CardGame>()?;
    let outcome = play.outcome()?;
    let series = series(play);
    let order = play.game().ranking(play.board());
    let ranks = (1..).zip(&order);
    let ranks = ranks.map(|(place, seat)| rank(desk, play, &outcome, &series, place, *seat));
    let reason: Vec<String> = verdict(play, &series)
        .iter()
        .map(|why| desk.say(why))
        .collect();
    let columns = [
        "end-money-at-end",
        "end-shares-bought",
        "end-share-value",
        "end-money-left",
    ];
    Some(Ending {
        game: desk.t(&format!("game-{}", any.setup().game)),
        ended: ended(desk, play, &series),
        headline: headline(desk, &outcome),
        reason: reason.join(" "),
        columns: columns.map(|id| desk.t(id)).to_vec(),
        total: desk.t("end-company"),
        ranks: ranks.collect(),
        ticks: ticks(desk, &series),
        plots: plots(desk, &series, &order),
        tally: Some(goods_sold(desk, &series, &order)),
        seed: any.record().and_then(|record| record.header.seed),
        digest: any.digest().to_string(),
    })
}

/// When it ended, and whether all others had to leave before.
fn ended(desk: Desk, play: &Play<CardGame>, series: &Series) -> String {
    let year = series.points.last().map_or(0, |point| point.year);
    let id = match play.game().survivors(play.board()).count() {
        1 => "end-ended-early",
        _ => "end-ended",
    };
    desk.tr(id, &[("year", Arg::Verbatim(year.to_string()))])
}

/// One line of the ranking: from money, shares and value before the final scoring to the company.
fn rank(
    desk: Desk,
    play: &Play<CardGame>,
    outcome: &Outcome,
    series: &Series,
    place: usize,
    seat: Seat,
) -> Rank {
    let own = play.board().company(seat);
    let course = &series.courses[seat.index()];
    let (won, lost) = (outcome.winners.contains(seat), outcome.lost.contains(seat));
    let small = |id: &str, name: &'static str, count: u16| {
        (count > 0).then(|| desk.tr(id, &[(name, Arg::from(count))]))
    };
    let (shares, value) = match lost {
        true => (0, 0),
        false => (own.shares, own.value),
    };
    Rank {
        seat,
        name: desk.name(seat),
        // Those who share the win share the first place.
        place: (!lost).then_some(if won { 1 } else { place }),
        won,
        cells: vec![
            (
                format!("£{}", course.money),
                small("end-stored", "amount", course.stored),
            ),
            (
                format!("{} + {}", course.shares, course.bought_last),
                small("end-loans", "count", course.shares_lost),
            ),
            (
                format!("£{}", course.value),
                small("end-ships", "amount", course.value_lost.into()),
            ),
            (format!("£{}", own.money), None),
        ],
        sum: format!("{shares} × {value}"),
        total: format!("£{}", outcome.score(seat)),
        lost: lost.then(|| desk.t("end-bankrupt")),
    }
}

fn ticks(desk: Desk, series: &Series) -> Vec<Tick> {
    let word = |good: Good| desk.t(&format!("word-{}", good.word()));
    let tick = |point: &Point| Tick {
        label: match point.good {
            Some(good) => format!("{}, {}", point.year, word(good)),
            None => desk.t("end-start"),
        },
        band: point.good.map(|_| point.year.to_string()),
        sign: point.good.map(Good::word),
        entry: point.entry,
    };
    series.points.iter().map(tick).collect()
}

fn plots(desk: Desk, series: &Series, order: &[Seat]) -> Vec<Plot> {
    let plot = |id: &str, rule: &'static str, unit: Unit, value: fn(&Point, usize) -> i32| {
        let line = |seat: &Seat| {
            let points = series.points.iter();
            (
                *seat,
                points.map(|point| value(point, seat.index())).collect(),
            )
        };
        Plot {
            title: desk.t(&format!("end-plot-{id}")),
            sub: desk.t(&format!("end-plot-{id}-sub")),
            rule,
            unit,
            lines: order.iter().map(line).collect(),
            notes: Vec::new(),
        }
    };
    const POUNDS: Unit = Unit("pounds");
    vec![
        plot("value", "share-value", POUNDS, |point, seat| {
            point.value[seat].into()
        }),
        plot("portfolio", "goal", POUNDS, |point, seat| {
            point.portfolio[seat] as i32
        }),
        plot("cash", "costs", POUNDS, |point, seat| {
            point.money[seat].into()
        }),
        plot("market", "home-market", Unit("plain"), |point, seat| {
            point.appeal[seat].into()
        }),
    ]
}

fn goods_sold(desk: Desk, series: &Series, order: &[Seat]) -> Tally {
    let decades = 0..series.courses[0].sold.len();
    Tally {
        title: desk.t("end-goods-sold"),
        sub: desk.t("end-goods-sold-sub"),
        periods: decades
            .map(|decade| (1770 + 10 * decade).to_string())
            .collect(),
        rows: order.iter().map(|seat| sold(desk, series, *seat)).collect(),
    }
}

fn sold(desk: Desk, series: &Series, seat: Seat) -> Counted {
    let goods = |decade: &[u8; 4]| {
        let sold = Good::ALL.into_iter().zip(*decade);
        let sold = sold.filter(|(_, count)| *count > 0);
        sold.map(|(good, count)| {
            let words = [
                ("count", Arg::from(count)),
                ("good", Arg::Word(good.word())),
            ];
            (good.word(), desk.tr("part-goods", &words), count)
        })
        .collect()
    };
    let decades = &series.courses[seat.index()].sold;
    let counts = decades.iter().flatten();
    Counted {
        seat,
        name: desk.name(seat),
        total: counts.map(|count| u32::from(*count)).sum(),
        periods: decades.iter().map(goods).collect(),
    }
}
