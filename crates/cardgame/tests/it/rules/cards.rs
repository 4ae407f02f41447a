//! Development cards 1, 3 to 5, 7, 8 and 11 to 13: those of the basic game.

use cardgame::Good::{Clothes, Cutlery, Food, Lamps};
use cardgame::{CardGame, Options, Phase, QualityCards};

use crate::rules::kit::{MONEY, Table, VALUE, WAGE, seat};

#[track_caller]
fn at_step_c(mut table: Table) -> Table {
    table.idle_until(|board| board.phase == Phase::Development);
    table
}

/// Seat 1 alone makes 4 food.
fn four() -> Table {
    Table::maker(1, Food).with_its(1, Food, |food| food.workers = [1, 1])
}

/// Proves: CG-170.
#[test]
fn the_entrepreneur_wins_one_tie_a_decade() {
    let tie = |mut table: Table| {
        table.act(&["done", "appeal 3", "done", "done", "done"]);
        table.act(&["done", "appeal 3", "done"]);
        table
    };
    let table = || {
        let table = Table::new(3).rich().with_card(1, "entrepreneur");
        table.with_all(|company| company.ships = 0)
    };
    let mut table = tie(table());
    assert_eq!((table.board.phase, table.asked()), (Phase::Tie, 1));
    table.act(&["use entrepreneur"]);
    assert_eq!(table.company(1).value, VALUE + 2);
    assert!(table.has(1, "entrepreneur"), "turned, not given back");
    // Not again in this decade.
    table.act(&["done"]);
    let table = tie(table.in_round(1, Food).started_by(1));
    assert_eq!(table.board.phase, Phase::Entrepreneur);
    assert_eq!(table.company(1).value, VALUE + 3);
}

/// Proves: CG-170.
#[test]
fn the_entrepreneur_is_given_back_to_name_the_start_player() {
    for is_used in [false, true] {
        let table = Table::new(3).rich();
        let mut table = match is_used {
            false => table.with_card(3, "entrepreneur"),
            true => table.with_used(3, "entrepreneur"),
        };
        table.idle_until(|board| board.phase == Phase::Entrepreneur);
        assert_eq!((table.asked(), table.board.round), (3, 0));
        assert_eq!(table.legal(), ["start 1", "start 2", "start 3", "done"]);
        table.act(&["start 1"]);
        assert_eq!((table.board.start, table.asked()), (seat(1), 1));
        assert!(!table.has(3, "entrepreneur"));
        assert!(!table.is_used(3, "entrepreneur"));
    }
    // Who keeps it is asked again after the next round.
    let mut table = Table::new(3).rich().with_card(3, "entrepreneur");
    table.idle_until(|board| board.phase == Phase::Entrepreneur);
    table.act(&["done"]);
    assert_eq!(table.board.start, seat(2));
    table.idle_until(|board| board.phase == Phase::Entrepreneur);
    assert_eq!((table.asked(), table.board.round), (3, 1));
}

/// Proves: CG-170.
#[test]
fn at_the_end_of_a_decade_the_entrepreneur_comes_first() {
    // Seat 2 has the least.
    let end = || {
        let mut table = Table::at(3, 1, Lamps)
            .rich()
            .with_card(3, "entrepreneur")
            .with_all(|company| company.shares = 5)
            .with(2, |company| company.shares = 1);
        table.idle_to_production();
        assert_eq!((table.board.phase, table.asked()), (Phase::Entrepreneur, 3));
        table
    };
    let mut table = end();
    table.act(&["start 1"]);
    assert_eq!((table.board.round, table.board.start), (4, seat(1)));
    assert_eq!((table.board.phase, table.asked()), (Phase::Action, 1));
    let mut table = end();
    table.act(&["done"]);
    assert_eq!((table.board.phase, table.asked()), (Phase::StartPlayer, 2));
    table.act(&["start 3"]);
    assert_eq!(table.board.start, seat(3));
    assert!(table.has(3, "entrepreneur"));
}

/// Proves: CG-171.
#[test]
fn a_spent_entrepreneur_is_in_the_supply_and_the_card_goes_on_from_the_named() {
    let mut table = Table::new(3)
        .rich()
        .with_card(1, "entrepreneur")
        .with_card(1, "patent");
    table.idle_until(|board| board.phase == Phase::Entrepreneur);
    assert_eq!(table.supply("entrepreneur"), 0);
    table.act(&["start 3"]);
    assert_eq!(table.supply("entrepreneur"), 1);
    table.idle_until(|board| board.phase == Phase::Development && board.asked == seat(1));
    assert!(table.allows("take workshop"), "there is room again");
    assert!(table.allows("take entrepreneur"), "another turn");
    table.end_round();
    assert_eq!(table.board.start, seat(1), "left of seat 3");
}

/// Proves: CG-172.
#[test]
fn the_engineer_is_a_quality_card_of_five_or_six_and_raises_the_most() {
    let mut table = at_step_c(Table::new(3));
    table.act(&["take engineer"]);
    assert!(table.company(1).is_engineered);
    assert!(table.factory(1, Food).quality.is_empty(), "in the reserve");
    let engineered = |quality: &[u8]| {
        Table::new(3)
            .with_card(1, "engineer")
            .with_quality(1, Food, quality)
    };
    let five = engineered(&[3]);
    assert!(five.allows("quality food 5"));
    five.refused("quality food 6", "card-quality-level");
    let mut six = engineered(&[4]);
    six.act(&["quality food 6"]);
    assert_eq!(six.factory(1, Food).quality.total(), 6);
    assert!(
        engineered(&[4]).allows("quality food 4 1"),
        "without the card itself"
    );
    assert!(engineered(&[4]).allows("quality food 5 1"));
    engineered(&[5]).refused("quality food 5 2", "card-most-quality");
    // Nobody else has such a card.
    let table = Table::new(3).with_quality(1, Food, &[4]);
    table.refused("quality food 5", "card-no-engineer");
    // In the reserve it serves at any factory, in a factory it is taken from there.
    let mut moved = engineered(&[5]).with_quality(1, Clothes, &[3]);
    moved.act(&["quality clothes 5"]);
    assert!(moved.factory(1, Food).quality.is_empty());
}

/// Proves: CG-173.
#[test]
fn quality_cards_of_the_reserve_replace_an_engineer_that_leaves() {
    let table = || {
        at_step_c(
            Table::new(3)
                .with_card(1, "engineer")
                .with_card(1, "workshop")
                .with_quality(1, Food, &[5])
                .with_quality(1, Clothes, &[2]),
        )
    };
    let mut replaced = table();
    replaced.act(&["swap engineer patent"]);
    assert_eq!(
        (replaced.board.phase, replaced.asked()),
        (Phase::Development, 1)
    );
    // A small and the large card are in the reserve: up to 5.
    let mut legal = replaced.legal();
    legal.sort();
    let all = [
        "done",
        "replace 1",
        "replace 2",
        "replace 3",
        "replace 3 1",
        "replace 3 2",
        "replace 4",
        "replace 4 1",
    ];
    assert_eq!(legal, all);
    replaced.refused("replace 4 2", "card-more-than-engineer");
    replaced.refused("replace 2 2", "card-not-in-reserve");
    replaced.barred("take patent");
    replaced.act(&["replace 4 1"]);
    let food = replaced.factory(1, Food).quality;
    assert_eq!(food, QualityCards::of(&[4, 1]).unwrap());
    assert_eq!(replaced.asked(), 2);
    let mut given = table();
    given.act(&["swap engineer patent", "done"]);
    assert!(given.factory(1, Food).quality.is_empty());
    assert_eq!(given.factory(1, Clothes).quality.total(), 2);
}

/// Ruling: the maximum of 6 stays for the rest of the game.
/// Proves: CG-173.
#[test]
fn the_maximum_of_six_outlasts_the_engineer() {
    let mut table = at_step_c(
        Table::new(3)
            .rich()
            .with_card(1, "engineer")
            .with_card(1, "workshop")
            .with_quality(1, Food, &[4]),
    );
    table.act(&["swap engineer patent"]);
    assert_eq!(
        table.asked(),
        2,
        "it lay in the reserve: nothing to replace"
    );
    table.idle_to_action(1);
    table.refused("quality food 5", "card-no-engineer");
    table.act(&["quality food 4 2"]);
    assert_eq!(table.factory(1, Food).quality.total(), 6);
    // With other cards beside it: their sum with what replaces it stays within 6.
    let mut table = at_step_c(
        Table::new(3)
            .with_card(1, "engineer")
            .with_card(1, "workshop")
            .with_quality(1, Food, &[5, 1]),
    );
    table.act(&["swap engineer patent"]);
    assert!(table.allows("replace 3 2") && table.allows("replace 4 1"));
    table.refused("replace 4 2", "card-more-than-engineer");
    table.act(&["replace 3 2"]);
    assert_eq!(table.factory(1, Food).quality.total(), 6);
}

/// Proves: CG-174.
#[test]
fn an_extra_shift_makes_one_more() {
    let table = || {
        let mut table = Table::maker(1, Food).with_card(1, "extra-shift");
        table
            .act(&["done", "appeal 5", "done"])
            .idle_to_production();
        table
    };
    let mut used = table();
    let shifts = used.supply("extra-shift");
    assert_eq!((used.board.phase, used.asked()), (Phase::Shift, 1));
    assert_eq!(used.legal(), ["use extra-shift", "done"]);
    used.act(&["use extra-shift"]);
    assert!(!used.has(1, "extra-shift"));
    assert_eq!(used.supply("extra-shift"), shifts + 1);
    used.end_round();
    // 3 sold at 3, and the costs are the same.
    assert_eq!(used.money(1), MONEY + 3 * 3 - 4 * WAGE - 3);
    let mut kept = table();
    kept.act(&["done"]).end_round();
    assert_eq!(kept.money(1), MONEY + 2 * 3 - 4 * WAGE - 3);
    assert!(kept.has(1, "extra-shift"));
    // It may be stored and shipped.
    let mut left = Table::maker(1, Food)
        .with_card(1, "extra-shift")
        .with(1, |company| company.ships = 1);
    left.sell_at(3).act(&["use extra-shift"]);
    assert_eq!(left.legal(), ["ship food 1", "done"]);
    left.act(&["done", "store 1 0"]);
    assert_eq!(left.factory(1, Food).stored, 1);
    // Not in the action phase.
    Table::maker(1, Food)
        .with_card(1, "extra-shift")
        .refused("use extra-shift", "not-now");
}

/// Proves: CG-175.
#[test]
fn a_workshop_keeps_two_machines() {
    for (machines, paid) in [
        ([0, 0], 0),
        ([1, 0], 0),
        ([2, 0], 0),
        ([2, 1], 1),
        ([2, 2], 2),
    ] {
        let mut table = Table::maker(1, Cutlery)
            .with_its(1, Cutlery, |cutlery| {
                (cutlery.workers, cutlery.machines) = ([1, 1], machines);
            })
            .with_card(1, "workshop");
        table.sell_at(0).end_round();
        let workers = 7 - u16::from(machines[0] + machines[1]);
        assert_eq!(
            table.money(1),
            MONEY - workers * WAGE - paid - 5,
            "{machines:?}"
        );
    }
}

/// Proves: CG-176.
#[test]
fn a_foreman_saves_two_pounds_for_four_workers_of_his_factory() {
    let costs = |good, foreman, workers: [u8; 2], space| {
        let mut table = Table::maker(1, good)
            .with_factory(1, Food, 1, [1, 0])
            .with_factory(1, good, 1, workers)
            .with_foreman(1, foreman)
            .set(|board| board.wages = space);
        table.sell_at(0).end_round();
        MONEY - table.money(1)
    };
    // 2, 4, 5 workers; then 7 with cutlery: four of them are cheaper.
    assert_eq!(costs(Food, Food, [0, 0], 0), 2 * (WAGE - 2) + 3);
    assert_eq!(costs(Food, Food, [1, 0], 0), 4 * (WAGE - 2) + 3);
    assert_eq!(costs(Food, Food, [1, 1], 0), 4 * (WAGE - 2) + WAGE + 3);
    assert_eq!(
        costs(Cutlery, Cutlery, [1, 1], 0),
        4 * (WAGE - 2) + 3 * WAGE + 5
    );
    assert_eq!(costs(Food, Food, [1, 0], 16), 4 * (7 - 2) + 3);
    // At another factory he saves nothing.
    assert_eq!(costs(Cutlery, Food, [1, 0], 0), 5 * WAGE + 5);
}

/// Proves: CG-176.
#[test]
fn a_foreman_is_laid_at_once_and_stays() {
    let mut table = at_step_c(Table::new(3).rich());
    table.act(&["take foreman"]);
    assert_eq!((table.board.phase, table.asked()), (Phase::Development, 1));
    assert_eq!(table.legal(), ["foreman food", "foreman clothes"]);
    table.refused("foreman lamps", "card-foreman-needs-factory");
    table.refused("done", "card-foreman-due");
    table.act(&["foreman clothes"]);
    assert_eq!(table.company(1).foreman, Some(Clothes));
    assert_eq!(table.asked(), 2);
    for _ in 0..12 {
        if table.board.phase != Phase::Over {
            table.idle_round();
            assert_eq!(table.company(1).foreman, Some(Clothes));
        }
    }
}

/// Ruling: nobody is paid less than nothing. The box has no wage below £3.
/// Proves: CG-176.
#[test]
fn a_foreman_saves_no_more_than_the_wage() {
    let mut components = Table::new(3).game.components().clone();
    components.markets[0].wages = vec![1; components.markets[0].wages.len()];
    let mut table = Table::maker(1, Food).with_foreman(1, Food);
    table.game = CardGame::with(3, Options::default(), &components);
    table.sell_at(0).end_round();
    assert_eq!(table.money(1), MONEY - 3);
}

/// Proves: CG-178.
#[test]
fn a_patron_lets_one_more_be_sold() {
    let table = || {
        let mut table = four().with_card(1, "patron-cutlery-food");
        table.sell_at(3);
        table
    };
    let mut used = table();
    assert_eq!((used.board.phase, used.asked()), (Phase::Patron, 1));
    assert_eq!(used.legal(), ["use patron-cutlery-food", "done"]);
    let markers = (used.board.demand, used.factory(1, Food).appeal);
    used.act(&["use patron-cutlery-food", "waste"]).end_round();
    assert_eq!((used.board.demand, used.factory(1, Food).appeal), markers);
    assert_eq!(used.money(1), MONEY + 3 * 5 - 5 * WAGE - 3);
    assert!(used.is_used(1, "patron-cutlery-food"));
    // Once a decade.
    let mut again = used.in_round(1, Food).started_by(1);
    again.sell_at(3);
    assert_eq!(again.board.phase, Phase::Storage);
    let mut kept = table();
    kept.act(&["done"]).end_round();
    assert_eq!(kept.money(1), MONEY + 2 * 5 - 5 * WAGE - 3);
    assert!(!kept.is_used(1, "patron-cutlery-food"));
}

/// Proves: CG-178.
#[test]
fn a_patron_serves_his_two_goods() {
    let asked = |good, name: &str| {
        let mut table = Table::maker(1, good)
            .with_its(1, good, |factory| factory.workers = [1, 1])
            .with_card(1, name);
        table.sell_at(3);
        table.board.phase == Phase::Patron
    };
    for (name, goods) in [
        ("patron-clothes-food", [Clothes, Food]),
        ("patron-cutlery-food", [Cutlery, Food]),
        ("patron-lamps-cutlery", [Lamps, Cutlery]),
        ("patron-cutlery-clothes", [Cutlery, Clothes]),
        ("patron-lamps-food", [Lamps, Food]),
        ("patron-lamps-clothes", [Lamps, Clothes]),
    ] {
        for good in [Food, Clothes, Cutlery, Lamps] {
            assert_eq!(asked(good, name), goods.contains(&good), "{name} {good:?}");
        }
    }
}

/// Rulings: never more than the appeal, and nothing where the appeal does not exceed the demand.
/// Proves: CG-178, CG-122.
#[test]
fn a_patron_helps_only_where_the_appeal_allows_more() {
    let asked = |appeal, step| {
        let mut table = four()
            .with_card(1, "patron-cutlery-food")
            .set(|board| board.demand[0] = step);
        table.sell_at(appeal);
        table.board.phase == Phase::Patron
    };
    assert!(asked(3, 3));
    assert!(!asked(3, 2), "at a demand of 0 the limit is the appeal");
    assert!(!asked(1, 3), "appeal and demand are equal");
    assert!(!asked(0, 3));
    assert!(!asked(2, 9));
    assert!(asked(2, 3), "one is sold, and two with him");
    // All goods are sold without him.
    let mut table = Table::maker(1, Food).with_card(1, "patron-cutlery-food");
    table.sell_at(3);
    assert_eq!(table.board.phase, Phase::Bonus);
    // Two Patrons for the same good.
    let mut table = four()
        .with_card(1, "patron-cutlery-food")
        .with_card(1, "patron-clothes-food")
        .set(|board| board.demand[0] = 6);
    table.sell_at(3);
    table.act(&["use patron-cutlery-food", "use patron-clothes-food"]);
    table.end_round();
    assert_eq!(table.money(1), MONEY + 3 * 5 - 5 * WAGE - 3);
}

/// A Patron lets stored goods be sold, too.
/// Proves: CG-178.
#[test]
fn a_patron_makes_room_for_stored_goods() {
    let mut table = Table::maker(1, Food)
        .with_stored(1, Food, 2, 1)
        .with_card(1, "patron-cutlery-food");
    table.sell_at(3);
    table.act(&["use patron-cutlery-food"]);
    assert_eq!(table.legal(), ["sell 1", "done"]);
    table.act(&["sell 1"]);
    assert_eq!(table.factory(1, Food).stored, 1);
}

/// Proves: CG-179.
#[test]
fn the_inventor_upgrades_two_factories_a_decade_early() {
    let mut table = Table::at(4, 1, Clothes)
        .with_card(1, "inventor")
        .with_factory(1, Lamps, 1, [1, 1]);
    table.refused("upgrade clothes", "card-no-upgrade-yet");
    assert_eq!(table.supply("inventor"), 1);
    table.act(&["invent clothes"]);
    assert!(!table.has(1, "inventor"));
    assert_eq!(table.supply("inventor"), 2);
    assert_eq!(table.factory(1, Clothes).side, 2);
    assert_eq!(table.factory(1, Clothes).workers, [2, 0]);
    table.refused("invent clothes", "card-invented-already");
    table.act(&["invent lamps"]);
    assert_eq!(table.factory(1, Lamps).side, 2);
    assert_eq!(
        table.factory(1, Lamps).workers,
        [2, 1],
        "the second card waits"
    );
    table.refused("invent cutlery", "card-inventor-spent");
    assert_eq!((table.board.demand, table.board.wages), ([4; 4], 0));
    // Building goes with it.
    table.act(&["build food"]);
    assert_eq!(table.factory(1, Food).side, 1);
    // Nobody invents without the card.
    Table::at(4, 1, Clothes).refused("invent clothes", "card-no-inventor");
}

/// Proves: CG-179.
#[test]
fn the_inventor_takes_a_factory_of_side_two_to_decade_three() {
    let table = || {
        Table::at(4, 2, Clothes)
            .with_card(1, "inventor")
            .with_factory(1, Clothes, 2, [2, 1])
            .with_factory(1, Lamps, 2, [2, 0])
    };
    let mut third = table();
    third.refused("upgrade clothes", "card-nothing-to-upgrade");
    third.act(&["invent clothes"]);
    assert_eq!(third.factory(1, Clothes).workers, [2, 3]);
    // Nothing is left to do at lamps.
    table().refused("invent lamps", "card-nothing-to-invent");
    // Upgrades and inventions in one action.
    let mut both = table();
    both.act(&["upgrade cutlery", "invent clothes", "build food"]);
    assert_eq!(both.factory(1, Cutlery).side, 2);
    assert_eq!(both.factory(1, Clothes).workers, [2, 3]);
    assert_eq!(both.factory(1, Food).side, 2);
}

/// Proves: CG-183.
#[test]
fn the_patent_is_one_more_distribution_card() {
    let full = || {
        Table::new(3)
            .with_factories(1)
            .with_distribution(1, Food, 1)
            .with_distribution(1, Clothes, 1)
    };
    full().refused("distribution lamps 1", "card-no-distribution-card");
    let mut table = full().with_card(1, "patent");
    table.act(&["distribution lamps 2"]);
    assert_eq!(table.factory(1, Lamps).distribution, 2);
    assert_eq!(table.company(1).patent, Some(Lamps));
    // It comes back to the reserve like the others.
    let mut table = full()
        .with_card(1, "patent")
        .with_distribution(1, Lamps, 1)
        .with(1, |company| company.patent = Some(Lamps));
    table.act(&["distribution lamps 0", "distribution cutlery 1"]);
    assert_eq!(table.company(1).patent, Some(Cutlery));
}

/// Proves: CG-184.
#[test]
fn the_big_storehouse_joins_the_small_ones() {
    let mut table = Table::maker(3, Food)
        .with_factory(1, Food, 2, [2, 3])
        .with_card(1, "storehouse");
    // 7 made and none sold.
    table.sell_at(0);
    let legal = table.legal_with("store");
    let all = [
        "store 1 0",
        "store 2 0",
        "store 0 1",
        "store 1 1",
        "store 2 1",
    ];
    assert_eq!(legal.len(), all.len(), "{legal:?}");
    assert!(all.iter().all(|choice| table.allows(choice)));
    table.act(&["store 2 1"]);
    let food = table.factory(1, Food);
    assert_eq!((food.stored, food.storehouses), (7, 2));
    // Without it there is room for 4.
    let mut table = Table::maker(3, Food).with_factory(1, Food, 2, [2, 3]);
    table.sell_at(0);
    table.refused("store 0 1", "card-too-few-storehouses");
    assert_eq!(table.legal(), ["store 1 0", "store 2 0", "waste"]);
}

/// Proves: CG-186.
#[test]
fn a_used_card_counts_for_the_limit_and_comes_back_fresh() {
    let mut table = at_step_c(
        Table::new(3)
            .rich()
            .with_used(1, "patron-cutlery-food")
            .with_card(1, "workshop"),
    );
    table.refused("take patent", "card-card-limit");
    table.act(&["swap patron-cutlery-food patent"]);
    assert!(!table.is_used(1, "patron-cutlery-food"));
    table.idle_to_action(1);
    table.idle_until(|board| board.phase == Phase::Development && board.asked == seat(1));
    table.act(&["swap patent patron-cutlery-food"]);
    assert!(table.has(1, "patron-cutlery-food"));
    assert!(
        !table.is_used(1, "patron-cutlery-food"),
        "fresh, in the same decade"
    );
    assert_eq!(table.board.decade(), 0);
}

/// Proves: CG-186.
#[test]
fn four_kinds_of_cards_are_turned_when_used() {
    let turned: Vec<&str> = cardgame::Card::ALL
        .into_iter()
        .filter(|card| card.is_turned())
        .map(cardgame::Card::word)
        .filter(|word| !word.starts_with("patron"))
        .collect();
    assert_eq!(turned, ["entrepreneur", "customs-office", "developer"]);
    assert!(cardgame::Card::PATRONS.iter().all(|card| card.is_turned()));
}

/// Proves: CG-179.
#[test]
fn the_inventor_goes_on_with_a_factory_that_is_just_built() {
    let mut table = Table::at(4, 1, Clothes).with_card(1, "inventor");
    table.act(&["build lamps", "invent lamps"]);
    let lamps = table.factory(1, Lamps);
    assert_eq!((lamps.side, lamps.workers), (2, [0, 0]));
    assert_eq!((table.board.demand, table.board.wages), ([3; 4], 1));
    table.act(&["invent clothes"]);
    table.refused("invent cutlery", "card-inventor-spent");
    table.act(&["build food"]);
    assert_eq!(table.board.demand, [3; 4], "once for the action");
    // In decade II a factory still on side I goes on to side II.
    let mut table = Table::at(4, 2, Clothes)
        .with_card(1, "inventor")
        .with_factory(1, Clothes, 1, [1, 1]);
    table.act(&["invent clothes"]);
    let clothes = table.factory(1, Clothes);
    assert_eq!((clothes.side, clothes.workers), (2, [2, 1]));
    // And then, by the decade, no further.
    table.refused("upgrade clothes", "card-nothing-to-upgrade");
}

/// Proves: CG-173, CG-176.
#[test]
fn an_engineer_given_back_for_a_foreman_asks_for_both() {
    let mut table = at_step_c(
        Table::new(3)
            .with_card(1, "engineer")
            .with_card(1, "workshop")
            .with_quality(1, Food, &[6]),
    );
    table.act(&["swap engineer foreman"]);
    assert!(table.has(1, "foreman"));
    table.refused("foreman food", "not-now");
    // Up to what it showed: 6.
    table.act(&["replace 4 2"]);
    assert_eq!(table.factory(1, Food).quality.total(), 6);
    assert_eq!(table.legal(), ["foreman food", "foreman clothes"]);
    table.act(&["foreman clothes"]);
    assert_eq!(
        (table.company(1).foreman, table.asked()),
        (Some(Clothes), 2)
    );
}

/// An Extra Shift comes before the Patrons, who come before the goods in store.
/// Proves: CG-174, CG-178, CG-124.
#[test]
fn cards_of_the_production_come_in_order() {
    // 1 made; appeal 4 passes an arrow: demand 1, so that 3 are taken, and 4 with the Patron.
    let mut table = Table::maker(1, Food)
        .with_its(1, Food, |food| food.workers = [0, 0])
        .with_stored(1, Food, 4, 2)
        .with_card(1, "extra-shift")
        .with_card(1, "patron-clothes-food");
    table.sell_at(4);
    table.refused("use patron-clothes-food", "card-no-use-here");
    table.act(&["use extra-shift"]);
    table.barred("sell 1");
    table.act(&["use patron-clothes-food"]);
    assert_eq!(table.legal(), ["sell 1", "sell 2", "done"]);
    table.act(&["sell 2"]).end_round();
    assert_eq!(table.money(1), MONEY + 4 * 4 - 2 * WAGE - 3);
    assert_eq!(table.factory(1, Food).stored, 2);
}

/// What lies at the factory when its goods are sold makes the price.
/// Proves: CG-102, CG-173.
#[test]
fn an_engineer_given_back_after_the_price_was_set_is_missing_in_it() {
    let table = || {
        let mut table = Table::maker(1, Food)
            .with_card(1, "engineer")
            .with_card(1, "workshop")
            .with_quality(1, Food, &[5]);
        table.act(&["done", "appeal 3"]);
        assert_eq!(table.factory(1, Food).price, 10, "5 of it on the Engineer");
        table
    };
    let mut gone = table();
    gone.act(&["swap engineer patent", "done"]).end_round();
    assert_eq!(gone.money(1), MONEY + 2 * 5 - 4 * WAGE - 3);
    assert_eq!(gone.factory(1, Food).appeal, 3, "the marker stays");
    let mut replaced = table();
    replaced
        .act(&["swap engineer patent", "replace 4"])
        .end_round();
    assert_eq!(replaced.money(1), MONEY + 2 * 9 - 4 * WAGE - 3);
    let mut kept = table();
    kept.act(&["done"]).end_round();
    assert_eq!(kept.money(1), MONEY + 2 * 10 - 4 * WAGE - 3);
}

/// The marker stays where it was, and no coin was removed.
/// Proves: CG-102, CG-103, CG-173.
#[test]
fn an_engineer_that_showed_appeal_leaves_the_price_alone_when_it_is_given_back() {
    let table = || {
        let mut table = Table::maker(1, Food)
            .with_card(1, "engineer")
            .with_card(1, "workshop")
            .with_quality(1, Food, &[5]);
        table.act(&["done", "appeal 8"]);
        assert_eq!(table.factory(1, Food).quality_appeal.total(), 5);
        assert_eq!(table.factory(1, Food).price, 5);
        table
    };
    let mut gone = table();
    gone.act(&["swap engineer patent", "done"]);
    let factory = gone.factory(1, Food);
    assert_eq!((factory.appeal, factory.price), (8, 5));
    let mut replaced = table();
    replaced.act(&["swap engineer patent", "replace 4"]);
    let factory = replaced.factory(1, Food);
    assert_eq!((factory.appeal, factory.price), (8, 5));
    assert_eq!(factory.quality_appeal.total(), 4, "on the side it showed");
    // Its two goods are sold at this price.
    replaced.end_round();
    assert_eq!(replaced.money(1), MONEY + 2 * 5 - 4 * WAGE - 3);
}

/// Proves: CG-173.
#[test]
fn cards_in_the_place_of_an_engineer_lie_on_the_side_it_showed() {
    let table = |appeal: &str| {
        let mut table = Table::maker(1, Food)
            .with_card(1, "engineer")
            .with_card(1, "workshop")
            .with_quality(1, Food, &[5, 1]);
        table.act(&["done", appeal, "swap engineer patent", "replace 4 1"]);
        *table.factory(1, Food)
    };
    let on_price = table("appeal 3");
    assert!(on_price.quality_appeal.is_empty());
    assert_eq!(
        (on_price.appeal, on_price.price),
        (3, 11),
        "8 + 6 - 3 by the sum"
    );
    let on_appeal = table("appeal 8");
    assert_eq!(on_appeal.quality_appeal.total(), 5);
    assert_eq!(on_appeal.quality.total(), 6);
    assert_eq!(
        (on_appeal.appeal, on_appeal.price),
        (8, 6),
        "the small card keeps its coin"
    );
}
