//! A factory with its cards tucked in as in the box: worker cards left, market cards right.

use cardgame::{Action, Factory, Good, Position};
use leptos::prelude::*;
use table::{Arg, Seat};

use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::cardgame::draw::{
    button, capital, delta, good_word, plate, pounds, roman, seat_class, signs,
};
use crate::tables::cardgame::scene::Scene;

/// One strip: the factory with its cards, or what building it would mean.
pub(crate) fn row(desk: Desk, scene: &Scene, seat: Seat, good: Good) -> AnyView {
    let [was, now, then] = scene.factory(seat, good);
    let active = good == scene.active();
    let mut class = format!("cg-factory {}", seat_class(seat));
    for (is, name) in [
        (active, " act"),
        (!now.is_open(), " none"),
        (now != was, " changed"),
        (then != now, " pointed"),
    ] {
        if is {
            class.push_str(name);
        }
    }
    let label = desk.tr("cg-factory-label", &[("good", Arg::Word(good.word()))]);
    let body = match now.is_open() {
        true => built(desk, scene, seat, good),
        false => unbuilt(desk, scene, seat, good),
    };
    view! { <section class=class aria-label=label>{body}</section> }.into_any()
}

/// A good without a factory: what building one brings, and the choice if it is one.
fn unbuilt(desk: Desk, scene: &Scene, seat: Seat, good: Good) -> AnyView {
    let side = scene.side_now();
    let tile = &scene.game.components().factories[good.index()][usize::from(side) - 1];
    let args = [
        ("side", Arg::Verbatim(roman(side).to_owned())),
        ("goods", Arg::from(tile.goods)),
        ("workers", Arg::from(tile.workers)),
        ("fixed", Arg::from(tile.fixed)),
    ];
    let hand = scene.is_in_hand() && seat == scene.viewer;
    let choice = match () {
        () if !hand => ().into_any(),
        () if scene.offers(Action::Open(good)) => {
            does(desk, scene, Action::Open(good), "cg-do-open")
        }
        () if scene.board.phase == cardgame::Phase::Action || scene.offers(Action::Build(good)) => {
            does(desk, scene, Action::Build(good), "cg-do-build")
        }
        () => ().into_any(),
    };
    view! {
        <span class="cg-name">{icon(good.word())} <b>{capital(&good_word(desk, good))}</b></span>
        <span class="k">{desk.tr("cg-not-built", &args)}</span>
        {choice}
    }
    .into_any()
}

/// A choice that concerns a factory as a small button.
fn does(desk: Desk, scene: &Scene, action: Action, id: &'static str) -> AnyView {
    let label = desk.say(&table::Told::say_choice(
        &scene.game.0,
        &scene.board,
        action,
    ));
    button(
        desk,
        scene,
        action,
        capital(&label),
        "btn cg-do",
        desk.t(id).into_any(),
    )
}

fn built(desk: Desk, scene: &Scene, seat: Seat, good: Good) -> AnyView {
    let cards = [Position::Second, Position::First]
        .map(|position| worker_card(desk, scene, seat, good, position));
    view! {
        <div class="cg-left">{cards.into_iter().collect_view()}</div>
        {tile(desk, scene, seat, good)}
        <div class="cg-right">{market_cards(desk, scene, seat, good)}</div>
    }
    .into_any()
}

/// A worker card as it lies, or dashed as it would lie if it were employed.
fn worker_card(desk: Desk, scene: &Scene, seat: Seat, good: Good, position: Position) -> AnyView {
    let at = position.index();
    let [was, now, then] = scene.factory(seat, good);
    let hand = scene.is_in_hand() && seat == scene.viewer;
    let card = &scene.game.components().workers[good.index()][at];
    if now.workers[at] == 0 {
        let side = scene.card_side_now(position);
        let goods = card.goods[usize::from(side > 1)];
        let action = Action::Employ(good);
        let next = at == usize::from(now.worker_cards());
        let content = view! {
            <span class="k">{desk.t("cg-do-employ")}</span>
            <span class="cg-people">{signs("worker", card.workers)}</span>
            <span class="cg-made">{signs(good.word(), goods)}</span>
        }
        .into_any();
        let args = [
            ("good", Arg::Word(good.word())),
            ("workers", Arg::from(card.workers)),
            ("goods", Arg::from(goods)),
        ];
        let says = desk.tr("cg-employ-label", &args);
        return match hand && next && asks_for_workers(scene) {
            true => button(desk, scene, action, says, "cg-worker empty", content),
            false => view! { <div class="cg-worker empty" title=says.clone()>{content}<span class="sr">{says.clone()}</span></div> }.into_any(),
        };
    }
    let side = now.workers[at];
    let machines = now.machines[at];
    let goods = card.goods[usize::from(side > 1)];
    let workers = card.workers - machines;
    let mut class = String::from("cg-worker");
    if was.workers[at] != side || was.machines[at] != machines {
        class.push_str(" tent");
    }
    if then.workers[at] != side || then.machines[at] != machines {
        class.push_str(" would");
    }
    let token = scene.board.company(seat).token == Some((good, position));
    let args = [
        ("side", Arg::Verbatim(roman(side).to_owned())),
        ("workers", Arg::from(workers)),
        ("machines", Arg::from(machines)),
        ("goods", Arg::from(goods)),
    ];
    let says = desk.tr("cg-card-label", &args);
    let boxes = (0..machines).map(|_| view! { <i class="cg-machine">{icon("machine")}</i> });
    // A pale gear where a machine may stand.
    let room =
        (machines < card.machines).then(|| view! { <i class="cg-gear">{icon("machine")}</i> });
    let content = view! {
        <span class="cg-side">{roman(side)} {token.then(|| view! { <i class="cg-on" title=desk.t("cg-machine-token")>"●"</i> })}</span>
        <span class="cg-people">{signs("worker", workers)} {boxes.collect_view()} {room}</span>
        <span class="cg-made">{signs(good.word(), goods)} {delta(goods.into(), goods_of(card, then, at).into(), true)}</span>
    }
    .into_any();
    let action = Action::Automate(good, position);
    match hand && scene.offers(action) {
        true => {
            let label = format!("{says} {}", desk.t("cg-do-automate"));
            button(desk, scene, action, label, &class, content)
        }
        false => view! { <div class=class title=says.clone()>{content}<span class="sr">{says.clone()}</span></div> }.into_any(),
    }
}

fn goods_of(card: &cardgame::WorkerCard, factory: &Factory, at: usize) -> u8 {
    card.goods[usize::from(factory.workers[at] > 1)]
}

/// Whether worker cards can be laid now, or could if another action were not under way.
fn asks_for_workers(scene: &Scene) -> bool {
    matches!(
        scene.board.phase,
        cardgame::Phase::Action | cardgame::Phase::Employ
    )
}

/// The tile: level, spots with the token, fixed costs, ship price, workers, and what lies on it.
fn tile(desk: Desk, scene: &Scene, seat: Seat, good: Good) -> AnyView {
    let [was, now, then] = scene.factory(seat, good);
    let tile = &scene.game.components().factories[good.index()][usize::from(now.side) - 1];
    let company = scene.board.company(seat);
    let spots = tile.prices.into_iter().zip(tile.appeals).enumerate();
    let spots = spots.map(|(at, (price, appeal))| {
        let at = at as u8;
        let class = match () {
            () if at == now.spot && was.spot != now.spot && was.is_open() => "on tent",
            () if at == now.spot => "on",
            () if at == then.spot => "would",
            () => "",
        };
        view! { <span class=class><b>{pounds(price)}</b><i>{appeal}</i></span> }
    });
    let made = scene.goods_made(seat, good);
    let will = scene.goods_made_on(scene.after(), seat, good);
    let mut marks = Vec::new();
    if company.foreman == Some(good) {
        let says = desk.t("word-foreman");
        marks.push(view! { <span class="cg-chip" title=says.clone()>{icon("hat")}<span class="sr">{says.clone()}</span></span> }.into_any());
    }
    if now.stored > 0 || now.storehouses > 0 || company.storehouse == Some(good) {
        let big = u8::from(company.storehouse == Some(good));
        let args = [
            ("count", Arg::from(now.stored)),
            ("small", Arg::from(now.storehouses)),
            ("big", Arg::from(big)),
        ];
        let says = desk.tr("cg-stored", &args);
        let tent = was.stored != now.stored;
        marks.push(view! {
            <span class=if tent { "cg-chip tent" } else { "cg-chip" } title=says.clone()>
                {icon("storehouse")} <b>{now.stored}</b> {delta(now.stored.into(), then.stored.into(), true)}
                <span class="sr">{says.clone()}</span>
            </span>
        }.into_any());
    }
    let mut class = String::from("cg-tile");
    if was.side != now.side {
        class.push_str(" tent");
    }
    if then.side != now.side {
        class.push_str(" would");
    }
    let args = [
        ("fixed", Arg::from(tile.fixed)),
        ("ship", Arg::from(tile.ship_price)),
    ];
    view! {
        <div class=class>
            <div class="cg-tile-head">
                {icon(good.word())}
                <b class="ser">{capital(&good_word(desk, good))} " " {roman(now.side)}</b>
                <span class="cg-people" title=desk.tr("cg-tile-workers", &[("count", Arg::from(tile.workers))])>{signs("worker", tile.workers)}</span>
                <span class="cg-made" title=desk.tr("cg-makes", &[("count", Arg::from(made))])>
                    {desk.tr("cg-makes", &[("count", Arg::from(made))])} {delta(made.into(), will.into(), true)}
                </span>
            </div>
            <div class="cg-tile-body">
                {plate(now.side)}
                <div class="cg-spots" role="img" aria-label=spots_label(desk, tile, now)>{spots.collect_view()}</div>
            </div>
            <div class="cg-tile-foot">
                <span class="k">{desk.tr("cg-fixed", &args)}</span>
                <span class="k" title=desk.tr("cg-ship-price", &args)>{icon("ship")} {pounds(tile.ship_price)}</span>
                {marks}
            </div>
        </div>
    }
    .into_any()
}

fn spots_label(desk: Desk, tile: &cardgame::FactorySide, factory: &Factory) -> String {
    let spot = usize::from(factory.spot);
    let args = [
        ("spot", Arg::from(factory.spot + 1)),
        ("price", Arg::from(tile.prices[spot])),
        ("appeal", Arg::from(tile.appeals[spot])),
    ];
    desk.tr("cg-spot-label", &args)
}

/// Office, quality cards and distribution, and what they come to.
fn market_cards(desk: Desk, scene: &Scene, seat: Seat, good: Good) -> AnyView {
    let [was, now, then] = scene.factory(seat, good);
    let office = scene.game.components().offices[good.index()];
    let mut cards = vec![market_card(
        desk,
        "office",
        office,
        now.office_appeal,
        was.is_open() && was.office_appeal != now.office_appeal,
        then.office_appeal != now.office_appeal,
    )];
    // Of two cards with one value those that show appeal come first.
    for value in (1..=cardgame::VALUES).rev() {
        let appeal = now.quality_appeal.count(value);
        for nth in 0..now.quality.count(value) {
            let to_appeal = nth < appeal;
            let new = nth >= was.quality.count(value)
                || (to_appeal && nth >= was.quality_appeal.count(value));
            let goes = nth >= then.quality.count(value)
                || to_appeal != (nth < then.quality_appeal.count(value));
            cards.push(market_card(desk, "quality", value, to_appeal, new, goes));
        }
    }
    if now.distribution > 0 {
        cards.push(market_card(
            desk,
            "distribution",
            now.distribution,
            true,
            was.distribution != now.distribution,
            then.distribution != now.distribution,
        ));
    }
    let quality = i32::from(now.quality.total());
    let change = [
        ("quality", quality, i32::from(then.quality.total())),
        (
            "distribution",
            now.distribution.into(),
            then.distribution.into(),
        ),
    ];
    let changes = change.into_iter().filter(|(_, from, to)| from != to);
    let changes = changes.map(|(kind, from, to)| {
        view! { <span class="cg-change">{icon(kind)} {from} " → " <b>{to}</b></span> }
    });
    let price = scene.price(seat, good);
    let then_price = scene.price_on(scene.after(), seat, good);
    view! {
        {cards}
        <div class="cg-acts">{actions(desk, scene, seat, good)}</div>
        <div class="cg-sum">
            <span title=desk.t("cg-row-price")>{icon("price")} <b>{pounds(price)}</b> {delta(price.into(), then_price.into(), true)}</span>
            <span title=desk.t("cg-row-appeal")>{icon("appeal")} <b>{now.appeal}</b> {delta(now.appeal.into(), then.appeal.into(), true)}</span>
            {changes.collect_view()}
        </div>
    }
    .into_any()
}

/// What can be done with the factory as a whole.
fn actions(desk: Desk, scene: &Scene, seat: Seat, good: Good) -> AnyView {
    let hand = scene.is_in_hand() && seat == scene.viewer;
    let kinds = [
        (Action::Upgrade(good), "cg-do-upgrade"),
        (Action::Invent(good), "cg-do-invent"),
        (Action::Foreman(good), "cg-do-foreman"),
    ];
    let kinds = kinds
        .into_iter()
        .filter(|(action, _)| hand && scene.offers(*action));
    kinds
        .map(|(action, id)| does(desk, scene, action, id))
        .collect_view()
        .into_any()
}

fn market_card(
    desk: Desk,
    kind: &'static str,
    value: u8,
    to_appeal: bool,
    new: bool,
    goes: bool,
) -> AnyView {
    let mut class = format!("cg-market-card of-{kind}");
    if new {
        class.push_str(" tent");
    }
    if goes {
        class.push_str(" would");
    }
    let (sign, shown, to) = match to_appeal {
        true => ("appeal", value.to_string(), "cg-to-appeal"),
        false => ("price", pounds(value), "cg-to-price"),
    };
    let name = desk.t(&format!("cg-kind-{kind}"));
    let title = format!("{name}: {shown} {}", desk.t(to));
    view! {
        <div class=class title=title>
            <span class="k">{name}</span>
            <span class="cg-value">{icon(sign)} <b>{shown}</b></span>
            <span class="k cg-to">{desk.t(to)}</span>
        </div>
    }
    .into_any()
}
