//! The numbers of the data file are those that the referee read off the component page.

use cardgame::{Card, Components, StartDevelopment};

use crate::referee::numbers::*;
use crate::referee::words::*;

fn components() -> Components {
    Components::compiled().clone()
}

/// Plain numbers out of small ones.
fn plain(numbers: &[u8]) -> Vec<i32> {
    numbers.iter().copied().map(i32::from).collect()
}

#[test]
fn factories_and_worker_cards_have_the_same_numbers() {
    let components = components();
    for good in 0..4 {
        for up in [1, 2] {
            let (own, side) = (
                tile(good, up),
                components.factories[good][usize::from(up) - 1],
            );
            let (prices, appeals): (Vec<i32>, Vec<i32>) = own.spots.into_iter().unzip();
            assert_eq!(
                (plain(&side.prices), plain(&side.appeals)),
                (prices, appeals)
            );
            let numbers = [own.goods, own.workers, own.fixed, own.ship];
            let seen = [side.goods, side.workers, side.fixed, side.ship_price];
            assert_eq!(plain(&seen), numbers, "{} {up}", GOODS[good]);
        }
        for position in 0..2 {
            let card = components.workers[good][position];
            let later = if position == 0 { 2 } else { 3 };
            assert_eq!(i32::from(card.workers), CARD_WORKERS[good][position]);
            assert_eq!(i32::from(card.machines), CARD_MACHINES[good][position]);
            let goods = [card_goods(position, 1), card_goods(position, later)];
            assert_eq!(plain(&card.goods), goods);
        }
    }
    assert_eq!(plain(&components.end_prices), END_PRICES);
    assert_eq!(plain(&components.offices), [OFFICE; 4]);
}

#[test]
fn player_boards_have_the_same_numbers() {
    let components = components();
    for (index, track) in TRACKS.into_iter().enumerate() {
        assert_eq!(plain(&components.levels[index]), allows(track));
        let decades = [decade_of(track, 1), decade_of(track, 2)];
        assert_eq!(plain(&components.decades[index]), decades, "{track}");
    }
    let lost: Vec<i32> = (0..=SHIPPING_TOKENS).collect();
    assert_eq!(plain(&components.value_lost), lost);
    assert_eq!(plain(&components.contract), CONTRACT_TABLE);
    assert_eq!(plain(&components.most_quality), [4, 6]);
    let numbers = [
        (components.ships, SHIPS),
        (components.shipping_tokens, SHIPPING_TOKENS),
        (components.shipping_tokens, MOST_SHIPS_USED),
        (components.loan_tokens, LOAN_TOKENS),
        (components.start_money, MONEY),
        (components.start_value, SHARE_VALUE),
        (components.start_shares, 0),
        (components.most_distribution, 4),
        (components.distribution_cards, 2),
        (components.storehouses.small, 2),
        (components.storehouses.small_holds, 2),
        (components.storehouses.big_holds, 4),
        (components.maintenance, 1),
    ];
    for (place, (seen, own)) in numbers.into_iter().enumerate() {
        assert_eq!(i32::from(seen), own, "number {place}");
    }
}

#[test]
fn market_boards_have_the_same_numbers() {
    for (side, players) in [(0, 2), (0, 3), (1, 4)] {
        let market = &components().markets[side];
        assert_eq!(i32::from(market.most_appeal), MOST_APPEAL);
        let wages: Vec<i32> = (0..=last_wage(players))
            .map(|space| wage(players, space))
            .collect();
        assert_eq!(plain(&market.wages), wages);
        assert_eq!(market.wages_start, 0);
        let arrows: Vec<bool> = (0..MOST_APPEAL).map(|below| below >= ARROWS_FROM).collect();
        let values: Vec<i32> = (0..=last_demand(players))
            .map(|step| step / steps_per_value(players))
            .collect();
        for good in 0..4 {
            assert_eq!(market.red[good], arrows);
            assert_eq!(market.green[good], arrows);
            assert_eq!(plain(&market.demand[good]), values);
            assert_eq!(i32::from(market.start[good]), steps_per_value(players));
        }
    }
    assert_eq!(plain(&components().neutral), NEUTRAL);
}

#[test]
fn starts_and_supplies_are_the_same() {
    let components = components();
    for players in 2..=4 {
        let seen: Vec<Start> = components.starts[players - 2]
            .iter()
            .map(|start| {
                let development = match start.development {
                    StartDevelopment::Board(track) => track.word(),
                    StartDevelopment::Card(card) => card.word(),
                };
                (start.factories.map(|good| good.index()), development)
            })
            .collect();
        assert_eq!(seen, starts(players));
        let own = basic_supply(players);
        for card in Card::ALL {
            let added = components.supply[..players - 1].iter();
            let seen: u8 = added.map(|supply| supply[card.index()]).sum();
            let own = own.iter().filter(|other| **other == card.word()).count();
            assert_eq!(usize::from(seen), own, "{}", card.word());
        }
    }
    let mut own: Vec<[&str; 2]> = SHUFFLED[..15].to_vec();
    own.push([ENTREPRENEUR, DEVELOPER]);
    let mut seen: Vec<[&str; 2]> = components
        .double
        .map(|sides| sides.map(Card::word))
        .to_vec();
    for sides in own.iter_mut().chain(&mut seen) {
        sides.sort_unstable();
    }
    own.sort_unstable();
    seen.sort_unstable();
    assert_eq!(seen, own);
    for (card, count) in [(PATENT, 3), (ENGINEER, 3), (STOREHOUSE, 2)] {
        let card = Card::from_word(card).expect("a card");
        assert_eq!(components.single[card.index()], count);
    }
}
