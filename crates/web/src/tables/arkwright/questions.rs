//! What helps to answer what is asked, and the commonest answers.

use arkwright::{Action, Arkwright, Board, Good, Phase, PriceAdjustment, Stage};
use games::AnyPlay;
use leptos::prelude::*;
use table::{Actions, Arg, Game, Say, Seat};

use super::mill::draw::capital;
use crate::desk::Desk;

/// What helps to answer what is asked now.
pub(super) fn hint_now(desk: Desk, play: &AnyPlay) -> Option<String> {
    let play = play.of::<Arkwright>()?;
    hint(desk, play.game(), play.board())
}

/// What helps to answer: how to choose, or what there is to choose from.
pub(crate) fn hint(desk: Desk, game: &Arkwright, board: &Board) -> Option<String> {
    let company = board.company(board.asked);
    let share = Arg::from(game.share_value(board, board.asked));
    let text = match board.phase {
        Phase::Foundation(foundation) if foundation.price_due.is_none() => desk.tr(
            "hint-foundation",
            &[
                ("nth", Arg::from(foundation.round + 1)),
                ("cash", Arg::from(company.cash)),
            ],
        ),
        Phase::Foundation { .. } => desk.t("hint-first-price"),
        Phase::StartUpCapital { .. } => desk.tr("hint-capital", &[("value", share)]),
        Phase::PickLightMarker { .. } => desk.t("hint-markers"),
        Phase::Administration { .. } => {
            let fee = game.components().administration.reuse_fee;
            desk.tr("hint-administration", &[("fee", Arg::from(fee))])
        }
        Phase::Action(hand) => match hand.stage {
            Stage::Factory(action) if action.price_due.is_some() => desk.t("hint-first-price"),
            Stage::Factory { .. } => desk.tr(
                "hint-factory",
                &[
                    ("level", Arg::from(game.level(board))),
                    ("cash", Arg::from(company.cash)),
                ],
            ),
            Stage::Workers { .. } => desk.tr(
                "hint-workers",
                &[
                    ("count", Arg::from(board.available_workers())),
                    ("wage", Arg::from(game.wage(board))),
                ],
            ),
            Stage::Machinery { .. } => {
                desk.tr("hint-machinery", &[("wage", Arg::from(game.wage(board)))])
            }
            Stage::Quality { .. } => desk.t("hint-quality"),
            Stage::Distribution { .. } => desk.t("hint-distribution"),
            Stage::StockExchange { .. } => desk.tr(
                "hint-exchange",
                &[
                    ("cost", Arg::from(game.buying_price(board, board.asked))),
                    ("value", share),
                ],
            ),
            Stage::Prices(PriceAdjustment {
                affected,
                adjusted,
                budget,
            }) => {
                let open = |good: &Good| affected.contains(*good) && !adjusted.contains(*good);
                let open: Vec<String> = Good::ALL
                    .into_iter()
                    .filter(open)
                    .map(|good| desk.t(&format!("word-{}", good.word())))
                    .collect();
                let goods = if open.is_empty() {
                    "–".to_owned()
                } else {
                    open.join(", ")
                };
                let goods = ("goods", Arg::Verbatim(goods));
                match budget {
                    0 => desk.tr("hint-prices", &[goods]),
                    _ => desk.tr("hint-prices-more", &[goods, ("budget", Arg::from(budget))]),
                }
            }
            Stage::SpecialMarker => desk.t("hint-markers"),
        },
        Phase::Sale(sale) => desk.tr(
            "hint-sale",
            &[
                ("call", Arg::from(sale.call)),
                ("demand", Arg::from(sale.demand)),
            ],
        ),
        Phase::Storage(storage) => desk.tr(
            "hint-storage",
            &[
                ("count", Arg::from(storage.unsold[board.asked.index()])),
                ("most", Arg::from(game.components().storage)),
            ],
        ),
        Phase::NameStartPlayer => desk.t("hint-start-player"),
        Phase::FinalExchange { .. } => {
            let cost = Arg::from(game.buying_price(board, board.asked));
            desk.tr("hint-final-exchange", &[("cost", cost), ("value", share)])
        }
        Phase::DrawStartPlayer | Phase::DrawLightMarker | Phase::Over => return None,
    };
    Some(text)
}

/// What a choice is called, in words.
pub(crate) fn in_words(desk: Desk, action: Action) -> String {
    desk.say(&action.say())
}

/// A choice in a word or two, for a button of the bar.
pub(crate) fn briefly(desk: Desk, action: Action) -> String {
    let good = |good: Good| ("good", Arg::Word(good.word()));
    let text = match action {
        Action::Price(of, price) => desk.tr("bar-price", &[good(of), ("price", Arg::from(price))]),
        Action::Hire(of, count) => desk.tr("bar-hire", &[good(of), ("count", Arg::from(count))]),
        Action::Fire(of, count) => desk.tr("bar-fire", &[good(of), ("count", Arg::from(count))]),
        Action::Machine(of, row) => desk.tr("bar-machine", &[good(of), ("row", Arg::from(row))]),
        Action::Quality(of, value) => {
            desk.tr("bar-quality", &[good(of), ("value", Arg::from(value))])
        }
        Action::Distribute(of, value) => {
            desk.tr("bar-distribute", &[good(of), ("value", Arg::from(value))])
        }
        Action::Found(of) => desk.tr("bar-found", &[good(of)]),
        Action::Build(of, level) => desk.tr("bar-build", &[good(of), ("level", Arg::from(level))]),
        Action::Modernize(of) => desk.tr("bar-modernize", &[good(of)]),
        Action::Keep(keep) => {
            let goods: Vec<String> = Good::ALL
                .into_iter()
                .filter(|of| keep[of.index()] > 0)
                .map(|of| {
                    desk.tr(
                        "mill-goods",
                        &[good(of), ("count", Arg::from(keep[of.index()]))],
                    )
                })
                .collect();
            match goods.as_slice() {
                [] => desk.t("bar-keep-nothing"),
                goods => desk.tr("bar-keep", &[("goods", Arg::Verbatim(goods.join(", ")))]),
            }
        }
        Action::Start(seat) => return desk.name(seat),
        Action::Take(marker) => {
            let args = [
                ("marker", Arg::Word(marker.kind.word())),
                ("shade", Arg::Word(marker.shade.word())),
            ];
            desk.tr("bar-take", &args)
        }
        Action::Done => desk.t("bar-done"),
        action => in_words(desk, action),
    };
    capital(&text)
}

/// How many choices stand on the bar.
const ON_THE_BAR: usize = 5;

/// The commonest choices, for the bar; all of them are on the board as well.
pub(crate) fn choices(desk: Desk) -> Vec<(String, String)> {
    let shown = desk.table.with(|table| {
        let table = table.as_ref()?;
        let play = table.session.play().of::<Arkwright>()?;
        let mut actions = Actions::new();
        play.game().legal(play.board(), &mut actions);
        Some(commonest(play.game(), play.board(), &actions))
    });
    shown
        .unwrap_or_default()
        .into_iter()
        .map(|action| (action.to_string(), briefly(desk, action)))
        .collect()
}

/// At most [`ON_THE_BAR`] choices, the commonest first, and being done.
fn commonest(game: &Arkwright, board: &Board, legal: &[Action]) -> Vec<Action> {
    let mut shown: Vec<Action> = match board.phase {
        // A marker and a space are chosen on the board; a hint says so.
        Phase::Administration { .. } => return Vec::new(),
        Phase::Storage { .. } => game.usual(board).into_iter().collect(),
        _ => Vec::new(),
    };
    let best = Good::ALL.map(|good| best_price(game, board, legal, good));
    for action in legal {
        let common = match *action {
            Action::Done => false,
            Action::Price(good, price) => is_common_price(board, best[good.index()], good, price),
            Action::Hire(good, count) => fills_a_row(game, board, good, count),
            Action::Fire(_, count) => count == 1,
            Action::Close(_) => false,
            Action::Build(_, level) => level == game.level(board),
            Action::Quality(good, value) => {
                value == board.company(board.asked).factory(good).quality + 1
            }
            Action::Distribute(good, value) => {
                value == board.company(board.asked).factory(good).distribution + 1
            }
            Action::Buy(count) => count == 1 || !legal.contains(&Action::Buy(count + 1)),
            Action::Repay(count) => !legal.contains(&Action::Repay(count + 1)),
            Action::Sell(count) => count <= 3,
            Action::Warehouse(good, count) => !legal.contains(&Action::Warehouse(good, count + 1)),
            _ => true,
        };
        if common && !shown.contains(action) {
            shown.push(*action);
        }
    }
    let active = board.active();
    // What concerns the active good comes first; the order within stays.
    shown.sort_by_key(|action| good_of(*action).is_some_and(|good| good != active));
    shown.truncate(ON_THE_BAR);
    if legal.contains(&Action::Done) {
        shown.truncate(ON_THE_BAR - 1);
        shown.push(Action::Done);
    }
    shown
}

/// The good that a choice concerns, if it is about one.
pub(crate) fn good_of(action: Action) -> Option<Good> {
    match action {
        Action::Price(good, _)
        | Action::Hire(good, _)
        | Action::Fire(good, _)
        | Action::Quality(good, _)
        | Action::Distribute(good, _)
        | Action::Machine(good, _)
        | Action::Build(good, _)
        | Action::Found(good)
        | Action::Modernize(good) => Some(good),
        _ => None,
    }
}

/// The price with the best forecast result, and one up and one down from the present price, or
/// from the best one while there is none.
fn is_common_price(board: &Board, best: Option<u8>, good: Good, price: u8) -> bool {
    let now = board.company(board.asked).factory(good).price;
    let round = if now > 0 { Some(now) } else { best };
    best == Some(price) || round.is_some_and(|round| price.abs_diff(round) == 1)
}

/// The price with the best forecast result, if one can be set.
fn best_price(game: &Arkwright, board: &Board, legal: &[Action], good: Good) -> Option<u8> {
    let result = |price: u8| {
        let after = game.preview(board, Action::Price(good, price));
        result_of(game, &after, board.asked, good)
    };
    let prices = legal.iter().filter_map(|action| match action {
        Action::Price(of, price) if *of == good => Some(*price),
        _ => None,
    });
    // The lowest of the best prices, since it leaves the most appeal.
    prices.rev().max_by_key(|price| result(*price))
}

fn result_of(game: &Arkwright, board: &Board, seat: Seat, good: Good) -> i32 {
    let forecast = game.forecast_of(board, good).seats[seat.index()];
    i32::from(forecast.income) - i32::from(forecast.wages) - i32::from(forecast.machines)
}

/// Whether this many workers fill a row to its end, so that it produces.
fn fills_a_row(game: &Arkwright, board: &Board, good: Good, count: u8) -> bool {
    let pieces = board.company(board.asked).factory(good).pieces + count;
    let mut end = 0;
    game.components().factories[good.index()]
        .rows
        .iter()
        .any(|row| {
            end += row.size();
            end == pieces
        })
}
