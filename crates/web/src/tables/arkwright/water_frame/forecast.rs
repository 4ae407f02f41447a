//! What Water Frame's forecast has more: patrons and jubilee behind the sale, and the shipment.

use ::arkwright::{AfterSale, Outlook, ShipmentOutlook, SoldAfter, WaterFrame};
use leptos::prelude::*;
use table::Arg;

use crate::desk::Desk;
use crate::icons::{icon, mark};
use crate::tables::arkwright::mill::draw::{delta, signed};
use crate::tables::arkwright::scene::Scene;

/// A cell for each good that is sold after the sale in England (III.1).
pub(super) fn after_sale(desk: Desk, scene: &Scene<WaterFrame>, now: &Outlook) -> AnyView {
    let cells = now.after_sale.iter().map(|sold: &SoldAfter| {
        let (sign, id) = match (sold.to, sold.is_counted) {
            (AfterSale::Jubilee, true) => ("flag", "forecast-for-jubilee"),
            (AfterSale::Jubilee, false) => ("flag", "forecast-jubilee-kept"),
            _ => (now.forecast.good.word(), "forecast-to-patron"),
        };
        let name = Arg::Verbatim(scene.name(sold.seat).to_owned());
        let label = desk.tr(id, &[("name", name)]);
        let class = if sold.is_counted {
            "call after"
        } else {
            "call after unmet"
        };
        view! {
            <li class=class title=label.clone()>
                {mark(sold.seat)}{icon(sign)}<span class="sr">{label.clone()}</span>
            </li>
        }
    });
    cells.collect_view().into_any()
}

/// The viewer's shipment in a line: goods, price, office, and what it costs in share value; or what
/// comes of a contract that is not fulfilled (III.4).
pub(super) fn shipment(
    desk: Desk,
    scene: &Scene<WaterFrame>,
    now: &Outlook,
    then: Option<&Outlook>,
) -> AnyView {
    let own = |outlook: &Outlook| outlook.shipment(scene.viewer).copied();
    let (is, will) = (own(now), then.and_then(own));
    let share = now.share(scene.viewer);
    let kept = [
        (share.extra_shift, "forecast-may-shift"),
        (share.school, "forecast-may-shut"),
    ];
    let kept = kept.into_iter().filter(|(may, _)| *may);
    let kept: Vec<String> = kept.map(|(_, id)| desk.t(id)).collect();
    let extra = (!kept.is_empty()).then(|| {
        view! { <p class="forecast-extra">{icon("clock")} {kept.join(" · ")}</p> }
    });
    let Some(shipment) = is.or(will) else {
        return extra.into_any();
    };
    let brings = |shipment: Option<ShipmentOutlook>| {
        shipment.map_or(0, |shipment| i32::from(shipment.brings()))
    };
    let spaces = (shipment.spaces > 0).then(|| format!("▼{}", shipment.spaces));
    let coins = (shipment.count > 0).then(|| signed(i32::from(shipment.brings())));
    let change = then.map(|_| delta(brings(is), brings(will), true));
    view! {
        <p class="forecast-ship">
            {icon(if shipment.count > 0 { "ship" } else { "contract" })}
            <span>{words(desk, &shipment)}</span>
            <b>{coins}</b>{change}<b class="loss">{spaces}</b>
        </p>
        {extra}
    }
    .into_any()
}

/// A shipment in words.
pub(super) fn words(desk: Desk, shipment: &ShipmentOutlook) -> String {
    let number = |name: &'static str, value: u8| (name, Arg::from(value));
    if shipment.count == 0 {
        let id = match shipment.rises_to {
            0 => "forecast-stays",
            _ => "forecast-rises",
        };
        let args = [
            number("count", shipment.contract),
            number("to", shipment.rises_to),
        ];
        return desk.tr(id, &args);
    }
    let [first, second] = shipment.ships;
    let ships = match (first, second) {
        (0, carries) | (carries, 0) => desk.tr("forecast-one-ship", &[number("carries", carries)]),
        (first, second) => {
            let args = [number("first", first), number("second", second)];
            desk.tr("forecast-two-ships", &args)
        }
    };
    let args = [
        ("ships", Arg::Verbatim(ships)),
        number("count", shipment.count),
        number("price", shipment.price),
        ("office", Arg::from(shipment.office)),
    ];
    desk.tr("forecast-ships", &args)
}
