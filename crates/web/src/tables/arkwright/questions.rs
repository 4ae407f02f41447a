//! What helps to answer what is asked, and the commonest answers.

use std::mem::{Discriminant, discriminant};

use arkwright::{Action, Arkwright, Board, Good, Outlook, Phase, PriceAdjustment, Stage};
use client::Session;
use games::AnyPlay;
use leptos::prelude::*;
use table::{Actions, Arg, Game, Say, sort_few};

use super::mill::draw::capital;
use crate::desk::Desk;
use crate::tables::Offered;
use crate::tables::arkwright::version::Version;

/// What helps to answer what is asked now.
pub(super) fn hint_now<E: Version>(desk: Desk, play: &AnyPlay) -> Option<String> {
    let play = play.of::<Arkwright<E>>()?;
    hint(desk, play.game(), play.board())
}

/// What helps to answer: how to choose, or what there is to choose from.
pub(crate) fn hint<E: Version>(
    desk: Desk,
    game: &Arkwright<E>,
    board: &Board<E>,
) -> Option<String> {
    if E::is_pending(board) {
        return E::hint(desk, game, board);
    }
    // What the players' panels show: a factory action under way counts as paid.
    let paid = game.settled(board);
    let company = paid.company(board.asked);
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
            Stage::Water(_) => return E::hint(desk, game, board),
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
        Phase::Water(_) => return E::hint(desk, game, board),
    };
    Some(text)
}

/// What a choice is called, in words.
pub(crate) fn in_words(desk: Desk, action: Action) -> String {
    desk.say(&action.say())
}

/// A choice in a word or two, for a button of the bar.
pub(crate) fn briefly<E: Version>(desk: Desk, action: Action) -> String {
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
        Action::Warehouse(of, count) => {
            desk.tr("bar-warehouse", &[good(of), ("count", Arg::from(count))])
        }
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
        action => E::briefly(desk, action).unwrap_or_else(|| in_words(desk, action)),
    };
    capital(&text)
}

/// The good that is worked on: the last one touched in this turn, else the active one.
pub(crate) fn open_good<E: Version>(session: &Session, board: &Board<E>) -> Good {
    let touched = session.tentative_turn().into_iter().rev();
    let mut touched = touched.filter_map(|action| good_of(action.parse().ok()?));
    touched.next().unwrap_or_else(|| board.active())
}

/// The commonest choices, for the bar; all of them are on the board as well.
pub(crate) fn choices<E: Version>(desk: Desk, places: usize) -> Offered {
    let offered = desk.table.with(|table| {
        let session = &table.as_ref()?.session;
        let play = session.play().of::<Arkwright<E>>()?;
        let (game, board) = (play.game(), play.board());
        let mut legal = Actions::new();
        game.legal(board, &mut legal);
        let legal: Vec<Action> = legal
            .iter()
            .copied()
            .filter(|one| *one != Action::Done)
            .collect();
        // A marker and a space are chosen on the board; a hint says so.
        if matches!(board.phase, Phase::Administration { .. }) {
            return None;
        }
        let place = E::where_more(board);
        let shown = commonest(game, board, &legal, open_good(session, board), places);
        let more = legal.len() - shown.len();
        let more = (more > 0).then(|| desk.tr(place, &[("count", Arg::from(more))]));
        let choices = shown.into_iter();
        let label = |action: Action| {
            let brings = E::brings(desk, game, board, action);
            let brings = brings.map(|brings| format!("\n{brings}"));
            briefly::<E>(desk, action) + &brings.unwrap_or_default()
        };
        let choices = choices.map(|action| (action.to_string(), label(action)));
        Some(Offered {
            choices: choices.collect(),
            more,
        })
    });
    offered.unwrap_or_default()
}

/// Choices of one kind for one good, the commonest first.
struct Kind {
    verb: Discriminant<Action>,
    good: Option<Good>,
    actions: Vec<Action>,
}

/// What is chosen most often: the open good first, in single steps, and no kind of choice takes
/// all places while there are others.
fn commonest<E: Version>(
    game: &Arkwright<E>,
    board: &Board<E>,
    legal: &[Action],
    open: Good,
    places: usize,
) -> Vec<Action> {
    let best = Good::ALL.map(|good| best_price(game, board, legal, good));
    let rank = |action: &Action| rank(game, board, legal, &best, *action);
    let mut kinds: Vec<Kind> = Vec::new();
    for action in legal.iter().filter(|action| rank(action).is_some()) {
        let (verb, good) = (discriminant(action), good_of(*action));
        let same = |kind: &&mut Kind| kind.verb == verb && kind.good == good;
        match kinds.iter_mut().find(same) {
            Some(kind) => kind.actions.push(*action),
            None => kinds.push(Kind {
                verb,
                good,
                actions: vec![*action],
            }),
        }
    }
    for kind in &mut kinds {
        sort_few(&mut kind.actions, rank);
    }
    sort_few(&mut kinds, |kind| {
        kind.good.is_some_and(|good| good != open)
    });
    let Some(first) = kinds.first().map(|kind| kind.verb) else {
        return Vec::new();
    };
    let several = kinds.iter().any(|kind| kind.verb != first);
    let most_of_first = match (kinds.len(), several) {
        (1, _) => places,
        (_, false) => places - 1,
        (_, true) => 2,
    };
    // One of each other kind, those with another verb first; then what there is room for.
    let mut taken: Vec<usize> = vec![0; kinds.len()];
    taken[0] = kinds[0].actions.len().min(most_of_first);
    let room = |taken: &[usize]| taken.iter().sum::<usize>() < places;
    for other_verb in [true, false] {
        for (n, kind) in kinds.iter().enumerate().skip(1) {
            if (kind.verb != first) == other_verb && room(&taken) {
                taken[n] = 1;
            }
        }
    }
    for (n, kind) in kinds.iter().enumerate() {
        while taken[n] < kind.actions.len() && room(&taken) {
            taken[n] += 1;
        }
    }
    let shown = kinds.iter().zip(taken);
    shown
        .flat_map(|(kind, taken)| kind.actions[..taken].to_vec())
        .collect()
}

/// How common a choice is among those of its kind; `None` if it is for the board alone.
fn rank<E: Version>(
    game: &Arkwright<E>,
    board: &Board<E>,
    legal: &[Action],
    best: &[Option<u8>; 4],
    action: Action,
) -> Option<u8> {
    let is_most = |more: Action| !legal.contains(&more);
    match action {
        Action::Price(good, price) => price_rank(board, best[good.index()], good, price),
        Action::Hire(good, count) => fills_a_row(game, board, good, count).then_some(count),
        Action::Fire(_, count) => Some(count),
        Action::Build(_, level) => Some(4 - level),
        Action::Close(_) => None,
        Action::Quality(_, value) | Action::Distribute(_, value) => Some(value),
        Action::Buy(1) => Some(1),
        Action::Buy(count) => is_most(Action::Buy(count + 1)).then_some(0),
        Action::Repay(count) => is_most(Action::Repay(count + 1)).then_some(0),
        Action::Warehouse(good, count) => is_most(Action::Warehouse(good, count + 1)).then_some(2),
        Action::Sell(count) => Some(count),
        Action::Keep(_) if game.usual(board) == Some(action) => Some(0),
        _ => Some(1),
    }
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
        | Action::Modernize(good)
        | Action::Close(good)
        | Action::Resettle(good, _)
        | Action::Produce(good, _)
        | Action::ProduceExtra(good, _)
        | Action::Smash(good, _) => Some(good),
        _ => None,
    }
}

/// The price with the best forecast result comes first, then one down and one up from the present
/// price, or from the best one while there is none.
fn price_rank<E: Version>(board: &Board<E>, best: Option<u8>, good: Good, price: u8) -> Option<u8> {
    let now = board.company(board.asked).factory(good).price;
    let round = if now > 0 { Some(now) } else { best };
    match round {
        _ if best == Some(price) => Some(0),
        Some(round) if price + 1 == round => Some(1),
        Some(round) if price == round + 1 => Some(2),
        _ => None,
    }
}

/// The price with the best forecast result, if one can be set.
fn best_price<E: Version>(
    game: &Arkwright<E>,
    board: &Board<E>,
    legal: &[Action],
    good: Good,
) -> Option<u8> {
    let result = |price: u8| {
        let outlook = Outlook::after(game, board, Action::Price(good, price), good);
        outlook.share(board.asked).result()
    };
    let prices = legal.iter().filter_map(|action| match action {
        Action::Price(of, price) if *of == good => Some(*price),
        _ => None,
    });
    // The lowest of the best prices, since it leaves the most appeal.
    prices.rev().max_by_key(|price| result(*price))
}

/// Whether this many workers fill a row to its end, so that it produces.
fn fills_a_row<E: Version>(game: &Arkwright<E>, board: &Board<E>, good: Good, count: u8) -> bool {
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
