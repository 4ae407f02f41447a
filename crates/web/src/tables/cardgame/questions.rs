//! What helps to answer what is asked, and the commonest answers.

use std::cmp::Reverse;

use cardgame::{Action, Board, CardGame, Company, Good, Phase, Position, Track};
use games::AnyPlay;
use leptos::prelude::*;
use table::{Arg, Told};

use crate::desk::Desk;
use crate::tables::Offered;
use crate::tables::cardgame::draw::{capital, card_name, pounds, track_name};
use crate::tables::cardgame::price;
use crate::tables::cardgame::scene::Scene;
use crate::tables::cardgame::works::good_of;

/// What helps to answer what is asked now.
pub(super) fn hint_now(desk: Desk, play: &AnyPlay) -> Option<String> {
    let play = play.of::<CardGame>()?;
    hint(desk, play.game(), play.board())
}

/// What helps to answer: how to choose, or what there is to choose from.
fn hint(desk: Desk, game: &CardGame, board: &Board) -> Option<String> {
    let own = board.own();
    let good = board.good();
    let level = |track: Track| {
        let most = game.allows(own, track);
        [
            ("added", Arg::from(board.hand.added)),
            ("most", Arg::from(most)),
            ("left", Arg::from(most.saturating_sub(board.hand.added))),
        ]
    };
    let money = [
        ("money", Arg::from(own.money)),
        ("value", Arg::from(own.value)),
        ("loans", Arg::from(own.loans)),
        ("most", Arg::from(game.components().loan_tokens)),
    ];
    let goods = |count: u8| {
        [
            ("count", Arg::from(count)),
            ("good", Arg::Word(good.word())),
        ]
    };
    let text = match board.phase {
        _ if board.hand.has_foreman => desk.t("cg-hint-foreman"),
        _ if board.hand.replace.is_some() => desk.t("cg-hint-replace"),
        _ if board.hand.has_developer => desk.t("cg-hint-developer"),
        Phase::Open => desk.t("cg-hint-open"),
        Phase::StartDevelopment => desk.t("cg-hint-start-development"),
        Phase::StartShares => desk.tr("cg-hint-start-shares", &money),
        Phase::Action => desk.tr("cg-hint-action", &[("good", Arg::Word(good.word()))]),
        Phase::Build => desk.t("cg-hint-build"),
        Phase::Employ => desk.tr("cg-hint-employ", &[("wage", Arg::from(game.wage(board)))]),
        Phase::Automate => desk.tr("cg-hint-automate", &level(Track::Machinery)),
        Phase::Quality => desk.tr("cg-hint-quality", &level(Track::Quality)),
        Phase::Distribution => desk.tr("cg-hint-distribution", &level(Track::Distribution)),
        Phase::Bought | Phase::Borrowed => desk.tr("cg-hint-exchange", &money),
        Phase::ExtraProduction => desk.t("cg-hint-produce"),
        Phase::EarlyShipping => desk.tr(
            "cg-hint-ship",
            &[
                ("ships", Arg::from(own.ships)),
                ("capacity", Arg::from(game.ship_capacity(own))),
            ],
        ),
        Phase::Price => desk.t("cg-hint-price"),
        Phase::Development => {
            let args = [
                ("count", Arg::from(own.cards.len())),
                ("limit", Arg::from(game.card_limit(own))),
            ];
            desk.tr("cg-hint-development", &args)
        }
        Phase::Shift | Phase::Patron => {
            let factory = own.factory(good);
            let args = [
                ("made", Arg::from(game.output(factory, good, 2))),
                (
                    "limit",
                    Arg::from(game.home_limit(board, factory, good, board.hand.patrons)),
                ),
            ];
            desk.tr("cg-hint-limit", &args)
        }
        Phase::StoredSale => desk.tr("cg-hint-stored-sale", &goods(own.factory(good).stored)),
        Phase::Shipping => desk.tr("cg-hint-left", &goods(game.left_by_home(board))),
        Phase::Storage if board.has_to_keep() => {
            desk.tr("cg-hint-keep", &goods(own.factory(good).stored))
        }
        Phase::Storage => desk.tr("cg-hint-store", &goods(board.hand.fresh)),
        Phase::ExtraStorage { good } => {
            let args = [
                ("count", Arg::from(board.hand.fresh)),
                ("good", Arg::Word(good.word())),
            ];
            desk.tr("cg-hint-keep", &args)
        }
        Phase::EarlyStorage { good } => {
            let args = [
                ("count", Arg::from(own.factory(good).stored)),
                ("good", Arg::Word(good.word())),
            ];
            desk.tr("cg-hint-keep", &args)
        }
        Phase::Customs | Phase::EarlyCustoms => {
            desk.tr("cg-hint-customs", &[("tokens", Arg::from(own.tokens))])
        }
        Phase::Bonus => desk.t("cg-hint-bonus"),
        Phase::Tie => desk.t("cg-hint-tie"),
        Phase::Entrepreneur => desk.t("cg-hint-entrepreneur"),
        Phase::StartPlayer => desk.t("cg-hint-start-player"),
        Phase::Lay | Phase::Over => return None,
    };
    Some(text)
}

/// The commonest choices, for the bar; all of them are on the table as well.
pub(crate) fn choices(desk: Desk, places: usize) -> Offered {
    let scene = desk.table.with(|table| Scene::new(desk, table.as_ref()?));
    let Some(scene) = scene else {
        return Offered::default();
    };
    let mut shown = scene.legal.clone();
    shown.retain(|action| *action != Action::Done);
    let all = shown.len();
    // Ways that differ only in where cards come from are told apart on the table, not in a word.
    let mut choices: Vec<(String, String)> = Vec::new();
    for action in commonest(&scene, shown) {
        let label = briefly(desk, &scene, action);
        if choices.len() < places && choices.iter().all(|(_, other)| *other != label) {
            choices.push((action.to_string(), label));
        }
    }
    let more = all - choices.len();
    let place = match scene.board.phase {
        Phase::Price => "cg-more-price",
        Phase::Development | Phase::StartDevelopment => "cg-more-cards",
        _ => "cg-more-works",
    };
    Offered {
        choices,
        more: (more > 0).then(|| desk.tr(place, &[("count", Arg::from(more as u16))])),
    }
}

/// The commonest first.
fn commonest(scene: &Scene, legal: Vec<Action>) -> Vec<Action> {
    match scene.board.phase {
        Phase::Price => price::commonest(scene, legal),
        Phase::Action => one_of_each(scene, &legal),
        _ => {
            let mut legal = legal;
            legal.sort_by_cached_key(|action| rank(scene, *action));
            legal
        }
    }
}

/// One choice of each kind of action, those for the active good first.
fn one_of_each(scene: &Scene, legal: &[Action]) -> Vec<Action> {
    let mut sorted = legal.to_vec();
    sorted.sort_by_cached_key(|action| rank(scene, *action));
    let mut seen = Vec::new();
    let mut shown = Vec::new();
    for action in sorted {
        let kind = std::mem::discriminant(&action);
        if !seen.contains(&kind) {
            seen.push(kind);
            shown.push(action);
        }
    }
    shown
}

/// How common a choice is: by its kind, then for the active good, then by how much it does.
fn rank(scene: &Scene, action: Action) -> (u8, bool, Reverse<u8>) {
    use Action::*;
    let active = scene.active();
    let other = good_of(action).is_some_and(|good| good != active);
    let (kind, amount) = match action {
        Distribution(_, value) => (0, value),
        Quality(_, cards) => (1, cards.total()),
        Automate(_, position) => (2, 2 - position.number()),
        Buy(count) => (3, count),
        Employ(_) => (4, 0),
        Build(_) | Open(_) => (5, 0),
        Upgrade(_) => (4, 1),
        Ship(_, count) | Sell(count) => (0, count),
        Develop(track) => (0, 6 - track.index() as u8),
        Take(_) => (1, 0),
        Store(small, big) => (
            0,
            scene
                .after_choice(Store(small, big))
                .own()
                .factory(active)
                .stored,
        ),
        Use(_) | Bonus => (0, 0),
        Borrow(count) => (6, 9 - count),
        _ => (7, 0),
    };
    // A value that does not raise what is there, or takes it from elsewhere, is seldom meant.
    let lowers = match action {
        Distribution(good, value) => value < scene.own().factory(good).distribution,
        Quality(good, cards) => {
            let after = scene.after_choice(action);
            let then = after.company(scene.viewer);
            let quality = |company: &Company, good| company.factory(good).quality.total();
            cards.total() <= quality(scene.own(), good)
                || Good::ALL
                    .into_iter()
                    .any(|other| quality(then, other) < quality(scene.own(), other))
        }
        _ => false,
    };
    (kind + 8 * u8::from(lowers), other, Reverse(amount))
}

/// A choice in a word or two, for a button of the bar.
fn briefly(desk: Desk, scene: &Scene, action: Action) -> String {
    use Action::*;
    let good = |good: Good| ("good", Arg::Word(good.word()));
    let number = |name: &'static str, count: u8| (name, Arg::from(count));
    let now = i32::from(scene.own().money);
    let then = || i32::from(scene.after_choice(action).company(scene.viewer).money);
    // Without a sign, at which a line could break: a purchase costs, everything else brings.
    let money = || ("money", Arg::Verbatim(pounds((then() - now).abs())));
    let text = match action {
        Appeal(total) => {
            let factory = scene.own().factory(scene.active());
            let price = scene.game.price_at(factory, scene.active(), total);
            desk.tr(
                "cg-bar-appeal",
                &[number("appeal", total), number("price", price)],
            )
        }
        Distribution(of, value) => {
            desk.tr("cg-bar-distribution", &[good(of), number("value", value)])
        }
        Quality(of, cards) => desk.tr(
            "cg-bar-quality",
            &[good(of), number("value", cards.total())],
        ),
        Build(of) => desk.tr("cg-bar-build", &[good(of)]),
        Open(of) => desk.tr("cg-bar-open", &[good(of)]),
        Upgrade(of) => desk.tr("cg-bar-upgrade", &[good(of)]),
        Employ(of) => desk.tr("cg-bar-employ", &[good(of)]),
        Automate(of, position) => {
            let card = match position {
                Position::First => 1,
                Position::Second => 2,
            };
            desk.tr("cg-bar-automate", &[good(of), number("card", card)])
        }
        Buy(count) => desk.tr("cg-bar-buy", &[number("count", count), money()]),
        Borrow(count) => desk.tr("cg-bar-borrow", &[number("count", count), money()]),
        Ship(of, count) => desk.tr("cg-bar-ship", &[good(of), number("count", count), money()]),
        Sell(count) => desk.tr("cg-bar-sell", &[number("count", count), money()]),
        Develop(track) => {
            let name = Arg::Verbatim(track_name(desk, track));
            desk.tr("cg-bar-develop", &[("track", name)])
        }
        Take(card) => {
            let name = Arg::Verbatim(card_name(desk, card));
            desk.tr("cg-take", &[("card", name)])
        }
        Start(seat) => scene.name(seat).to_owned(),
        action => desk.say(&scene.game.say_choice(&scene.board, action)),
    };
    capital(&text)
}
