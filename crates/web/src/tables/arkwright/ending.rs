//! The end of a game of Spinning Jenny in words and numbers (8.0).

use arkwright::{
    Arkwright, Because, Cost, Event, Good, Income, Point, Series, WaterEvent, series, verdict,
};
use table::{Arg, Outcome, Play, Seat, Unit};

use crate::desk::{Desk, TableState};
use crate::end_page::{Counted, Ending, Plot, Rank, Tally, Tick, headline};
use crate::tables::arkwright::version::Version;

/// The ending of the game on the table; `None` while it is going on.
pub(crate) fn ending<E: Version>(desk: Desk, table: &TableState) -> Option<Ending> {
    let any = table.session.play();
    let play = any.of::<Arkwright<E>>()?;
    let outcome = play.outcome()?;
    let series = series(play);
    let order: Vec<Seat> = play
        .game()
        .ranking(play.board())
        .iter()
        .map(|ranked| ranked.seat)
        .collect();
    let ranks: Vec<Rank> = (1..)
        .zip(&order)
        .map(|(place, seat)| rank(desk, play, &outcome, &series, place, *seat))
        .collect();
    let reason: Vec<String> = verdict(play, &series)
        .iter()
        .map(|why| desk.say(why))
        .collect();
    Some(Ending {
        game: desk.t(&format!("game-{}", any.setup().game)),
        ended: desk.tr(
            "end-ended",
            &[("year", Arg::Verbatim(play.board().year().to_string()))],
        ),
        headline: headline(desk, &outcome),
        reason: reason.join(" "),
        columns: [
            "end-cash-at-end",
            "end-shares-bought",
            "end-cash-left",
            "end-share-value",
        ]
        .map(|id| desk.t(id))
        .to_vec(),
        total: desk.t("end-company"),
        ranks,
        ticks: ticks(desk, &series),
        plots: plots::<E>(desk, &series, &order),
        tally: Some(goods_sold(desk, &series, &order)),
        seed: any.record().and_then(|record| record.header.seed),
        digest: any.digest().to_string(),
    })
}

/// A value of a player in a point of the plots.
pub(crate) type Plotted = fn(&Point, usize) -> i32;

/// One line of the ranking: from the cash before the last stock exchange to the company.
fn rank<E: Version>(
    desk: Desk,
    play: &Play<Arkwright<E>>,
    outcome: &Outcome,
    series: &Series,
    place: usize,
    seat: Seat,
) -> Rank {
    let company = play.board().company(seat);
    let entry = series.points.last().map_or(0, |point| point.entry);
    let before = play
        .board_after(entry)
        .unwrap_or(play.board())
        .company(seat);
    let (mut stored, mut repaid) = (0, 0);
    let mut penalties = Penalties::default();
    for event in (entry..play.entries().len()).flat_map(|n| play.events_of(n)) {
        match event {
            Event::Received {
                seat: who,
                amount,
                why: Income::WarehouseSale { .. },
            } if who == seat => stored += amount,
            Event::Paid {
                seat: who,
                amount,
                why: Cost::Loans { .. },
            } if who == seat => repaid += amount,
            event if event.seat() == Some(seat) => penalties.add(&event),
            _ => {}
        }
    }
    let amount =
        |id: &str, amount: u16| (amount > 0).then(|| desk.tr(id, &[("amount", Arg::from(amount))]));
    let small: Vec<String> = [amount("end-stored", stored), amount("end-repaid", repaid)]
        .into_iter()
        .flatten()
        .collect();
    let value = play.game().share_value(play.board(), seat);
    let lost = outcome.lost.contains(seat);
    let won = outcome.winners.contains(seat);
    Rank {
        seat,
        name: desk.name(seat),
        // Those who share the win share the first place.
        place: (!lost).then_some(if won { 1 } else { place }),
        won,
        cells: vec![
            (
                format!("£{}", before.cash),
                (!small.is_empty()).then(|| small.join(" ")),
            ),
            (
                format!(
                    "{} + {}",
                    before.shares,
                    (company.shares + penalties.shares).saturating_sub(before.shares)
                ),
                penalties.of_shares(desk),
            ),
            (format!("£{}", company.cash), None),
            (format!("£{value}"), penalties.of_value(desk, play, seat)),
        ],
        sum: format!("{} × {value}", company.shares),
        total: format!("£{}", outcome.scores[seat.index()]),
        lost: lost.then(|| desk.tr("end-lost", &[("count", Arg::from(company.loans))])),
    }
}

/// What lowers the share value of a player, and takes shares from him, before companies are valued;
/// only Water Frame knows such penalties (8.0).
#[derive(Default)]
struct Penalties {
    /// The space of the share value indicator before them.
    from: Option<u8>,
    /// Spaces lost, by reason.
    spaces: Vec<(Because, u8)>,
    /// Shares that went back to the bank.
    shares: u8,
}

impl Penalties {
    fn add(&mut self, event: &Event) {
        match *event {
            Event::ShareMoved {
                from,
                to,
                because: because @ (Because::OpenContract | Because::IdleFactory),
                ..
            } if from > to => {
                self.from = self.from.or(Some(from));
                match self.spaces.iter_mut().find(|(why, _)| *why == because) {
                    Some((_, spaces)) => *spaces += from - to,
                    None => self.spaces.push((because, from - to)),
                }
            }
            Event::Water(WaterEvent::SharesForfeited { count, .. }) => self.shares += count,
            _ => {}
        }
    }

    /// What a share was worth before, and what it lost for what.
    fn of_value<E: Version>(
        &self,
        desk: Desk,
        play: &Play<Arkwright<E>>,
        seat: Seat,
    ) -> Option<String> {
        let mut before = *play.board();
        before.companies[seat.index()].space = self.from?;
        let value = play.game().share_value(&before, seat);
        let mut parts = vec![desk.tr("end-before", &[("value", Arg::from(value))])];
        parts.extend(self.spaces.iter().map(|(because, spaces)| {
            let why = desk.t(&format!("word-{}", because.word()));
            format!("▼{spaces} {why}")
        }));
        Some(parts.join(", "))
    }

    fn of_shares(&self, desk: Desk) -> Option<String> {
        let count = ("count", Arg::from(self.shares));
        (self.shares > 0).then(|| desk.tr("end-forfeited", &[count]))
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

fn plots<E: Version>(desk: Desk, series: &Series, order: &[Seat]) -> Vec<Plot> {
    let plot = |id: &str, rule: &'static str, value: Plotted| Plot {
        title: desk.t(&format!("end-plot-{id}")),
        sub: desk.t(&format!("end-plot-{id}-sub")),
        rule,
        unit: Unit("pounds"),
        lines: order
            .iter()
            .map(|seat| {
                (
                    *seat,
                    series
                        .points
                        .iter()
                        .map(|point| value(point, seat.index()))
                        .collect(),
                )
            })
            .collect(),
        notes: Vec::new(),
    };
    let mut share_value = plot("value", "share-steps", |point, seat| {
        i32::from(point.value[seat])
    });
    let space = |point: &Point, seat: Seat| {
        desk.tr(
            "end-space",
            &[("space", Arg::from(point.space[seat.index()]))],
        )
    };
    share_value.notes = order
        .iter()
        .map(|seat| {
            series
                .points
                .iter()
                .map(|point| space(point, *seat))
                .collect()
        })
        .collect();
    let mut plots = vec![
        share_value,
        plot("portfolio", "goal", |point, seat| {
            i32::from(point.portfolio[seat])
        }),
        plot("cash", "wages", |point, seat| i32::from(point.cash[seat])),
    ];
    plots.extend(E::PLOTS.iter().map(|(id, rule, value)| Plot {
        unit: Unit("plain"),
        ..plot(id, rule, *value)
    }));
    plots
}

fn goods_sold(desk: Desk, series: &Series, order: &[Seat]) -> Tally {
    Tally {
        title: desk.t("end-goods-sold"),
        sub: desk.t("end-goods-sold-sub"),
        periods: (0..series.sold[0].len())
            .map(|decade| (1770 + 10 * decade).to_string())
            .collect(),
        rows: order.iter().map(|seat| sold(desk, series, *seat)).collect(),
    }
}

fn sold(desk: Desk, series: &Series, seat: Seat) -> Counted {
    let goods = |decade: &[u8; 4]| {
        let sold = Good::ALL
            .into_iter()
            .zip(*decade)
            .filter(|(_, count)| *count > 0);
        sold.map(|(good, count)| {
            let words = [
                ("count", Arg::from(count)),
                ("good", Arg::Word(good.word())),
            ];
            (good.word(), desk.tr("part-goods", &words), count)
        })
        .collect()
    };
    let decades = &series.sold[seat.index()];
    Counted {
        seat,
        name: desk.name(seat),
        periods: decades.iter().map(goods).collect(),
        total: decades
            .iter()
            .flatten()
            .map(|count| u32::from(*count))
            .sum(),
    }
}
