//! The end of a game in words and numbers: how far one got, or who won, and how it came about (07, 08).

mod course;

use kanal::cards::{RouteType, Stage};
use kanal::{Board, Kanal};
use table::{Arg, Outcome, Play, Say, Seat, Told, Unit, sort_few};

use crate::desk::{Desk, TableState};
use crate::end_page::{Counted, Ending, Plot, Rank, Tally, headline};
use crate::tables::kanal::pad::{self, number};
use course::Course;

/// The ending of the game on the table; `None` while it is going on.
pub(super) fn ending(desk: Desk, table: &TableState) -> Option<Ending> {
    let any = table.session.play();
    let play = any.of::<Kanal>()?;
    let outcome = play.outcome()?;
    let game = play.game();
    let course = Course::of(play);
    let mut order: Vec<Seat> = Seat::all(game.players()).collect();
    sort_few(&mut order, |seat| -outcome.score(*seat));
    let columns = match game.is_campaign() {
        true => (1..=course.games.len())
            .map(|number| game_of(desk, number))
            .collect(),
        false => pad::categories(desk),
    };
    let ranks = (1..).zip(&order);
    let ranks = ranks.map(|(place, seat)| rank(desk, play, &outcome, &course, place, *seat));
    let round = Arg::from(play.board().round);
    Some(Ending {
        game: desk.t(&format!("game-{}", any.setup().game)),
        ended: desk.tr("end-ended", &[("round", round)]),
        headline: match game.players() {
            1 => desk.say(&game.verdict(game.total(play.board(), Seat::new(0))).say()),
            _ => headline(desk, &outcome),
        },
        reason: reason(desk, play, &outcome, &order),
        columns,
        total: desk.t("end-prestige"),
        ranks: ranks.collect(),
        ticks: course.ticks(desk, game),
        plots: plots(desk, &course, &order),
        tally: Some(built(desk, game, &course.games, &order)),
        seed: any.record().and_then(|record| record.header.seed),
        digest: any.digest().to_string(),
    })
}

/// A game of a campaign by its number.
fn game_of(desk: Desk, number: usize) -> String {
    desk.tr("end-game-of", &[("game", Arg::from(number))])
}

/// By how much, and by what.
fn reason(desk: Desk, play: &Play<Kanal>, outcome: &Outcome, order: &[Seat]) -> String {
    let (game, board) = (play.game(), play.board());
    let [first, second] = order else {
        return of_one(desk, game, outcome.score(Seat::new(0)));
    };
    let points = outcome.score(*first) - outcome.score(*second);
    if points == 0 {
        return desk.t("end-level");
    }
    let pads = [*first, *second].map(|seat| game.score_pad(board, seat).categories());
    let differences = (0..).zip(pads[0].iter().zip(pads[1]).map(|(one, other)| one - other));
    // The first of the plots is the sum.
    let most = differences.max_by_key(|(_, difference)| *difference);
    let (category, most) = most.map_or((0, 0), |(at, difference)| (at, difference));
    let category = Kanal::SERIES
        .get(category + 1)
        .map_or("", |series| series.id);
    let args = [
        ("points", Arg::from(points)),
        ("seat", Arg::Verbatim(desk.name(*second))),
        (
            "category",
            Arg::Verbatim(desk.t(&format!("end-plot-{category}"))),
        ),
        ("most", Arg::from(most)),
    ];
    desk.tr("end-ahead", &args)
}

/// How far one player is from the victory, and from the next band.
fn of_one(desk: Desk, game: &Kanal, total: i32) -> String {
    let (bands, victory) = pad::table_of(game);
    let short = i32::from(victory) - total;
    let args = [
        ("total", Arg::from(total)),
        ("victory", Arg::from(victory)),
        ("short", Arg::from(short)),
    ];
    let reached = match short > 0 {
        true => desk.tr("end-missed", &args),
        false => desk.tr("end-reached", &args),
    };
    let next = (1..).zip(bands).find(|(_, from)| i32::from(**from) > total);
    // What the victory takes has been said.
    let next = next.filter(|(_, from)| **from != victory);
    let next = next.map(|(band, from)| {
        let args = [
            ("points", Arg::from(i32::from(*from) - total)),
            ("verdict", Arg::Verbatim(pad::verdict(desk, game, band))),
        ];
        desk.tr("end-next-band", &args)
    });
    [reached]
        .into_iter()
        .chain(next)
        .collect::<Vec<_>>()
        .join(" ")
}

/// A line of the ranking: the categories of the pad, or the games of a campaign.
fn rank(
    desk: Desk,
    play: &Play<Kanal>,
    outcome: &Outcome,
    course: &Course,
    place: usize,
    seat: Seat,
) -> Rank {
    let (game, board) = (play.game(), play.board());
    let (won, lost) = (outcome.winners.contains(seat), outcome.lost.contains(seat));
    let values: Vec<i16> = match game.is_campaign() {
        true => course.totals(board),
        false => game.score_pad(board, seat).categories().to_vec(),
    };
    let cell = |value: &i16| (number(*value), None);
    Rank {
        seat,
        name: desk.name(seat),
        // Those who share the win share the first place.
        place: (!lost).then_some(if won { 1 } else { place }),
        won,
        cells: values.iter().map(cell).collect(),
        sum: sum(&values),
        total: number(outcome.score(seat) as i16),
        lost: lost.then(|| desk.t("end-no-victory")),
    }
}

/// Values as a sum, such as `25 + 9 − 8`.
fn sum(values: &[i16]) -> String {
    let mut sum = String::new();
    for value in values {
        sum += match (sum.is_empty(), *value < 0) {
            (true, false) => "",
            (true, true) => "−",
            (false, false) => " + ",
            (false, true) => " − ",
        };
        sum += &value.unsigned_abs().to_string();
    }
    sum
}

/// The sum of the pad and each category over the rounds.
fn plots(desk: Desk, course: &Course, order: &[Seat]) -> Vec<Plot> {
    let plot = |(at, series): (usize, &table::SeriesInfo)| Plot {
        title: desk.t(&format!("end-plot-{}", series.id)),
        sub: desk.t("end-each-round"),
        rule: "",
        unit: Unit("plain"),
        lines: order
            .iter()
            .map(|seat| (*seat, course.values(*seat, at)))
            .collect(),
        notes: Vec::new(),
    };
    Kanal::SERIES.iter().enumerate().map(plot).collect()
}

/// Structures by stage, routes by type, and bridges.
fn built(desk: Desk, game: &Kanal, games: &[Board], order: &[Seat]) -> Tally {
    let stages = Stage::ALL.map(|stage| desk.t(&format!("end-built-{}", stage.word())));
    let others = ["end-built-routes", "end-built-bridges"].map(|id| desk.t(id));
    Tally {
        title: desk.t("end-built"),
        sub: desk.t("end-built-sub"),
        periods: stages.into_iter().chain(others).collect(),
        rows: order
            .iter()
            .map(|seat| pieces(desk, game, games, *seat))
            .collect(),
    }
}

fn pieces(desk: Desk, game: &Kanal, games: &[Board], seat: Seat) -> Counted {
    let industries = || games.iter().map(|board| board.industry(seat));
    let said = |sign: &'static str, what: String, count: u8| {
        let args = [("count", Arg::from(count)), ("what", Arg::Verbatim(what))];
        (count > 0).then(|| (sign, desk.tr("end-pieces", &args), count))
    };
    let structures = Stage::ALL.map(|stage| {
        let is_of = |card: &&u8| **card > 0 && game.card(**card).stage == stage;
        let count = industries().map(|own| own.structures.iter().filter(is_of).count() as u8);
        said("factory", desk.t("end-structures"), count.sum())
    });
    let routes = RouteType::ALL.map(|route| {
        let count = industries().map(|own| own.of_type(route).len()).sum();
        said(
            route.word(),
            desk.t(&format!("word-{}", route.word())),
            count,
        )
    });
    let bridges = industries().map(|own| own.bridges.len()).sum();
    let bridges = said("bridge", desk.t("end-built-bridges"), bridges);
    let mut periods: Vec<Vec<_>> = structures
        .into_iter()
        .map(|of| of.into_iter().collect())
        .collect();
    periods.push(routes.into_iter().flatten().collect());
    periods.push(bridges.into_iter().collect());
    let counts = periods.iter().flatten();
    Counted {
        seat,
        name: desk.name(seat),
        total: counts.map(|(_, _, count)| u32::from(*count)).sum(),
        periods,
    }
}
