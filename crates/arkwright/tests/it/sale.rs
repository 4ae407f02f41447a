//! Production and sale (III, III.1).

use crate::kit::production::{before_production, factory};
use crate::kit::{Table, seat};
use arkwright::{
    Cost, Event, Factory, Good, Sale, Seller, Sellers, SoldGood, order_of_sale, sell_all,
};
use proptest::prelude::*;
use table::Seat;

/// With 30 spaces empty England wants 7 clothes, and a worker earns £2.
const SEVEN_CLOTHES: u8 = 30;

/// The example of the rule book: Marion's clothes have appeal 4, Harold's and the importer's 3.
fn marion_and_harold() -> Table {
    before_production(3, Good::Clothes, |board| {
        board.empty = SEVEN_CLOTHES;
        board.importers[Good::Clothes.index()] = 3;
        board.companies[0].factories[1] = Factory {
            distribution: 2,
            ..factory(Good::Clothes, 1, 2, 7)
        };
        board.companies[1].factories[1] = factory(Good::Clothes, 1, 2, 6);
    })
}

/// A seller without a quality that differs from the others'.
fn seller(appeal: u8, produced: u8) -> Seller {
    Seller {
        appeal,
        quality: 10,
        produced,
        stored: 0,
    }
}

const NOBODY: Seller = Seller {
    appeal: 0,
    quality: 0,
    produced: 0,
    stored: 0,
};

/// In which order tokens go to seats 1 to 4, or to 5, the importer: one token more at a time.
fn order(tokens: u8, importer: u8, sellers: &Sellers) -> Vec<u8> {
    let sold = |demand| {
        let sale = sell_all(demand, importer, sellers);
        let [a, b, c, d] = sale.sold;
        [a, b, c, d, sale.importer_sold]
    };
    let mut order = Vec::new();
    for demand in 1..=tokens {
        let (before, after) = (sold(demand - 1), sold(demand));
        for who in 0..5 {
            for _ in before[who]..after[who] {
                order.push(who as u8 + 1);
            }
        }
    }
    order
}

/// Proves: SJ-106.
#[test]
fn only_factories_of_the_active_good_produce_and_pay_wages() {
    let mut table = before_production(3, Good::Clothes, |board| {
        board.empty = SEVEN_CLOTHES;
        for company in &mut board.companies[..2] {
            company.factories[0] = factory(Good::Food, 1, 2, 5);
            company.factories[1] = factory(Good::Clothes, 1, 2, 6);
        }
    });
    table.produce();
    let produced: Vec<_> = table
        .events
        .iter()
        .filter(|event| matches!(event, Event::Produced { .. }))
        .copied()
        .collect();
    assert_eq!(
        produced,
        [1, 2].map(|number| Event::Produced {
            seat: seat(number),
            good: Good::Clothes,
            count: 3
        })
    );
    let wages = Cost::Wages {
        good: Good::Clothes,
        workers: 4,
        wage: 2,
    };
    assert_eq!(table.paid(1), [(8, wages)]);
    assert_eq!(table.paid(2), [(8, wages)]);
}

/// Proves: SJ-106.
#[test]
fn production_is_no_choice_even_where_it_loses_money() {
    let mut table = before_production(2, Good::Lamps, |board| {
        board.empty = 29;
        board.companies[0].factories[3] = factory(Good::Lamps, 1, 1, 11);
    });
    table.produce();
    table.place_of(|event| matches!(event, Event::Produced { count: 1, .. }));
    assert_eq!(table.income(1), 0);
    let wages = Cost::Wages {
        good: Good::Lamps,
        workers: 3,
        wage: 2,
    };
    assert_eq!(table.paid(1), [(6, wages)]);
}

/// Proves: SJ-107, X17.
#[test]
fn two_full_rows_of_clothes_make_three_goods_of_appeal_4() {
    let table = marion_and_harold();
    assert_eq!(table.game.output(&table.board, seat(1), Good::Clothes), 3);
    assert_eq!(table.appeal(1, Good::Clothes), 4);
    assert_eq!(table.game.quality(&table.board, seat(1), Good::Clothes), 9);
}

/// Proves: SJ-107.
#[test]
fn a_row_produces_only_if_all_its_spaces_are_filled() {
    let output = |good: Good, level, pieces| {
        let table = before_production(2, good, |board| {
            board.decade = 2;
            board.empty = 40;
            board.companies[0].factories[good.index()] = Factory {
                level,
                pieces,
                price: 8,
                ..Factory::default()
            };
        });
        table.game.output(&table.board, seat(1), good)
    };
    // Rows of two, two, three and three spaces make 1, 2, 1 and nothing.
    let clothes = [1, 1, 3, 3, 3, 4, 4, 4, 4];
    assert_eq!(
        [2, 3, 4, 5, 6, 7, 8, 9, 10].map(|pieces| output(Good::Clothes, 1, pieces)),
        clothes
    );
    // Rows of two, three, three and three spaces make 1, 2, 2 and 1.
    assert_eq!(
        [2, 4, 5, 7, 8, 10, 11].map(|pieces| output(Good::Cutlery, 2, pieces)),
        [1, 1, 3, 3, 5, 5, 6]
    );
}

/// Proves: SJ-107.
#[test]
fn machines_fill_a_row_like_workers_and_extra_workers_do_not() {
    let with = |change: fn(&mut Factory)| {
        let table = before_production(2, Good::Lamps, |board| {
            board.decade = 3;
            board.empty = 40;
            let mut lamps = factory(Good::Lamps, 1, 2, 8);
            change(&mut lamps);
            board.companies[0].factories[3] = lamps;
        });
        table.game.output(&table.board, seat(1), Good::Lamps)
    };
    assert_eq!(with(|lamps| lamps.machines = [2, 1, 0, 0]), 3);
    assert_eq!(with(|lamps| (lamps.pieces, lamps.extra) = (5, 2)), 1);
}

/// Proves: SJ-108.
#[test]
fn demand_is_the_numbered_empty_spaces_of_the_goods_column() {
    let demand = |empty| {
        let table = Table::predetermined(4).set(|board| board.empty = empty);
        Good::ALL.map(|good| table.game.demand(&table.board, good))
    };
    // The first row has a number for food only, the second for clothes too, and so on.
    assert_eq!(demand(0), [0, 0, 0, 0]);
    assert_eq!(demand(1), [1, 0, 0, 0]);
    assert_eq!(demand(4), [1, 0, 0, 0]);
    assert_eq!(demand(6), [2, 1, 0, 0]);
    assert_eq!(demand(11), [3, 2, 1, 0]);
    assert_eq!(demand(16), [4, 3, 2, 1]);
    assert_eq!(demand(SEVEN_CLOTHES), [8, 7, 5, 4]);
    assert_eq!(demand(80), [20, 19, 18, 17]);
}

/// Proves: SJ-108.
#[test]
fn the_importer_offers_as_many_goods_as_its_place() {
    let mut table = before_production(2, Good::Food, |board| {
        board.empty = 29;
        board.importers[0] = 3;
    });
    table.produce();
    assert_eq!(
        table.events[table.place_of(|event| matches!(event, Event::ProductionBegan { .. }))],
        Event::ProductionBegan {
            good: Good::Food,
            demand: 8,
            importer: 3,
            wage: table.game.wage(&table.board),
        }
    );
    assert_eq!(table.importer_sold(), 3);
}

/// Proves: SJ-109.
#[test]
fn stored_goods_are_not_sold_without_a_factory() {
    let mut table = before_production(2, Good::Food, |board| {
        board.empty = 29;
        board.companies[0].stored[0] = 4;
        board.companies[1].factories[0] = factory(Good::Food, 1, 1, 5);
    });
    table.produce();
    assert_eq!((table.sold(1), table.sold(2)), (0, 1));
    assert_eq!(table.company(1).stored, [4, 0, 0, 0]);
    assert_eq!(table.company(1).cash, 100);
}

/// Proves: SJ-110, X02.
#[test]
fn nobody_sells_more_than_the_appeal_of_his_goods() {
    // Marion's food at £6 has appeal 2, and she makes three.
    let mut table = before_production(2, Good::Food, |board| {
        board.empty = 29;
        board.companies[0].factories[0] = factory(Good::Food, 1, 2, 6);
        board.companies[1].factories[0] = factory(Good::Food, 1, 2, 8);
    });
    assert_eq!(table.appeal(1, Good::Food), 2);
    table.produce();
    assert_eq!(table.sold(1), 2);
    assert_eq!(table.sold(2), 0, "appeal 0 sells nothing");
}

/// Proves: SJ-110.
#[test]
fn nobody_sells_more_than_he_produced_and_stored() {
    let sellers = [
        Seller {
            stored: 1,
            ..seller(9, 2)
        },
        seller(8, 4),
        NOBODY,
        NOBODY,
    ];
    assert_eq!(sell_all(40, 0, &sellers).sold, [3, 4, 0, 0]);
}

/// Proves: SJ-111.
#[test]
fn everybody_sells_up_to_his_limit_where_demand_covers_supply() {
    let sellers = [seller(2, 5), seller(6, 3), seller(1, 1), seller(0, 4)];
    let sale = sell_all(10, 4, &sellers);
    assert_eq!((sale.sold, sale.importer_sold), ([2, 3, 1, 0], 4));
    assert_eq!(sale.demand, 0, "just enough");
}

/// Proves: SJ-112, SJ-113, X18.
#[test]
fn tokens_go_to_marion_twice_then_harold_the_importer_and_round_again() {
    let sellers = [seller(4, 3), seller(3, 3), NOBODY, NOBODY];
    assert_eq!(order(7, 3, &sellers), [1, 1, 2, 5, 1, 2, 5]);
    let mut table = marion_and_harold();
    table.produce();
    assert_eq!(
        (table.sold(1), table.sold(2), table.importer_sold()),
        (3, 2, 2)
    );
}

/// Proves: SJ-112.
#[test]
fn harold_sells_a_third_good_where_demand_is_higher_and_no_fourth() {
    let sellers = [seller(4, 3), seller(3, 9), NOBODY, NOBODY];
    assert_eq!(sell_all(8, 3, &sellers).sold, [3, 3, 0, 0]);
    assert_eq!(sell_all(20, 3, &sellers).sold, [3, 3, 0, 0]);
}

/// Proves: SJ-112.
#[test]
fn the_importer_with_the_highest_place_is_called_first() {
    let sellers = [seller(2, 3), seller(1, 3), NOBODY, NOBODY];
    assert_eq!(order(7, 4, &sellers), [5, 5, 5, 1, 5, 1, 2]);
}

/// Proves: SJ-113.
#[test]
fn importer_sells_last_in_a_tie() {
    let cheap = Seller {
        quality: 1,
        ..seller(2, 2)
    };
    assert_eq!(order(4, 2, &[NOBODY, cheap, NOBODY, NOBODY]), [2, 5, 2, 5]);
}

/// Proves: SJ-113.
#[test]
fn higher_quality_sells_first_at_equal_appeal() {
    let better = Seller {
        quality: 11,
        ..seller(3, 3)
    };
    let sellers = [seller(3, 3), better, seller(4, 1), NOBODY];
    assert_eq!(order(7, 0, &sellers), [3, 2, 1, 2, 1, 2, 1]);
}

#[test]
fn the_order_of_sale_tells_the_call_of_each_good_and_names_equals_in_turn_order() {
    let sellers = [seller(2, 1), seller(3, 2), seller(2, 1), NOBODY];
    let named = order_of_sale(6, 1, &sellers, seat(3));
    let named: Vec<_> = named
        .iter()
        .map(|good| (good.call, good.seller.map_or(5, Seat::number)))
        .collect();
    assert_eq!(named, [(3, 2), (2, 2), (2, 3), (2, 1), (1, 5)]);
}

/// Proves: SJ-113.
#[test]
fn distribution_does_not_decide_a_tie() {
    // Both have appeal 4; the first by distribution, the second by quality.
    let mut table = before_production(2, Good::Food, |board| {
        board.empty = 17;
        board.companies[0].factories[0] = Factory {
            distribution: 4,
            ..factory(Good::Food, 1, 2, 8)
        };
        board.companies[1].factories[0] = Factory {
            quality: 1,
            ..factory(Good::Food, 1, 2, 5)
        };
    });
    assert_eq!(
        [1, 2].map(|number| table.appeal(number, Good::Food)),
        [4, 4]
    );
    table.produce();
    // Five tokens: the better quality has the first, third and fifth.
    assert_eq!((table.sold(1), table.sold(2)), (2, 3));
}

/// Proves: SJ-114.
#[test]
fn a_full_tie_takes_more_tokens_than_there_are() {
    let sellers = [seller(2, 2), seller(2, 2), seller(2, 2), NOBODY];
    assert_eq!(sell_all(1, 0, &sellers).sold, [1, 1, 1, 0]);
    assert_eq!(sell_all(3, 0, &sellers).sold, [1, 1, 1, 0]);
    assert_eq!(sell_all(4, 0, &sellers).sold, [2, 2, 2, 0]);
}

/// Proves: SJ-114.
#[test]
fn the_importer_and_lower_quality_never_profit_from_a_shortage() {
    let worse = Seller {
        quality: 9,
        ..seller(2, 2)
    };
    let sellers = [seller(2, 2), seller(2, 2), worse, NOBODY];
    let sale = sell_all(1, 2, &sellers);
    assert_eq!((sale.sold, sale.importer_sold), ([1, 1, 0, 0], 0));
    let sale = sell_all(3, 2, &sellers);
    assert_eq!((sale.sold, sale.importer_sold), ([1, 1, 1, 0], 0));
}

/// Proves: SJ-114.
#[test]
fn who_holds_back_in_a_full_tie_takes_no_token_from_the_supply() {
    let mut table = before_production(3, Good::Food, |board| {
        board.empty = 16;
        for company in &mut board.companies[..3] {
            company.stored[0] = 1;
            company.factories[0] = factory(Good::Food, 1, 1, 6);
        }
    });
    // One token is left for the stored goods of three.
    assert_eq!(table.game.demand(&table.board, Good::Food), 4);
    table.produce().act(&["offer", "hold", "offer"]);
    assert_eq!([1, 2, 3].map(|number| table.sold(number)), [2, 1, 2]);
    let stored = [1, 2, 3].map(|number| table.company(number).stored[0]);
    assert_eq!(stored, [0, 1, 0]);
}

/// Proves: SJ-115.
#[test]
fn a_token_held_back_goes_to_the_next_in_order() {
    // Three tokens: appeal 3 with one good made and two stored, appeal 2 with three made.
    let sold = |answers: &[&str]| {
        let mut table = before_production(3, Good::Food, |board| {
            board.empty = 12;
            board.companies[0].stored[0] = 2;
            board.companies[0].factories[0] = factory(Good::Food, 1, 1, 5);
            board.companies[1].factories[0] = factory(Good::Food, 1, 2, 6);
        });
        assert_eq!(table.game.demand(&table.board, Good::Food), 3);
        table.produce().act(answers);
        [1, 2].map(|number| table.sold(number))
    };
    assert_eq!(sold(&["offer"]), [2, 1]);
    assert_eq!(sold(&["hold", "hold"]), [1, 2]);
}

/// Proves: SJ-115.
#[test]
fn produced_goods_are_sold_unasked_and_stored_ones_only_if_their_owner_wishes() {
    let mut table = before_production(2, Good::Food, |board| {
        board.empty = 29;
        board.companies[0].stored[0] = 3;
        board.companies[0].factories[0] = factory(Good::Food, 1, 1, 5);
    });
    assert_eq!(table.appeal(1, Good::Food), 3);
    table.produce();
    assert_eq!(table.asked(), 1);
    assert_eq!(table.legal(), ["offer", "hold"]);
    table.act(&["hold"]);
    assert_eq!(table.asked(), 1, "at the last call he is asked again");
    table.act(&["offer"]);
    assert_eq!(table.sold(1), 2);
    assert_eq!(table.company(1).stored, [2, 0, 0, 0]);
}

/// Proves: SJ-115.
#[test]
fn stored_goods_come_after_the_whole_production() {
    let mut table = before_production(2, Good::Food, |board| {
        board.empty = 12;
        board.companies[0].stored[0] = 3;
        board.companies[0].factories[0] = factory(Good::Food, 1, 2, 5);
    });
    // Three tokens are used up by the three goods just made, so nobody is asked.
    assert_eq!(table.game.demand(&table.board, Good::Food), 3);
    table.produce();
    assert_eq!(table.sold(1), 3);
    assert_eq!(table.company(1).stored, [3, 0, 0, 0]);
}

/// Proves: SJ-115.
#[test]
fn in_a_full_tie_each_owner_of_stored_goods_is_asked_in_turn_order() {
    let mut table = before_production(3, Good::Food, |board| {
        board.empty = 29;
        board.start = seat(2);
        for company in &mut board.companies[..3] {
            company.stored[0] = 1;
            company.factories[0] = factory(Good::Food, 1, 1, 6);
        }
    });
    table.produce();
    assert_eq!(table.asked(), 2);
    table.act(&["offer"]);
    assert_eq!(table.asked(), 3);
    table.act(&["hold"]);
    assert_eq!(table.asked(), 1);
    table.act(&["offer"]);
    assert_eq!([1, 2, 3].map(|number| table.sold(number)), [2, 2, 1]);
}

/// Proves: SJ-116, X19.
#[test]
fn who_has_nothing_left_is_skipped_at_a_further_call() {
    // Marion's three goods are gone at the fourth call, and Harold's turn comes.
    let sellers = [seller(5, 3), seller(2, 2), NOBODY, NOBODY];
    assert_eq!(order(9, 0, &sellers), [1, 1, 1, 2, 2]);
    assert_eq!(sell_all(9, 0, &sellers).demand, 4, "excess tokens go back");
}

/// Proves: SJ-116.
#[test]
fn the_sale_ends_with_the_last_token() {
    let sellers = [seller(5, 5), seller(4, 5), NOBODY, NOBODY];
    let sale = sell_all(2, 5, &sellers);
    assert_eq!((sale.sold, sale.importer_sold), ([1, 0, 0, 0], 1));
    assert_eq!(sell_all(0, 5, &sellers).sold, [0; 4]);
}

/// Proves: SJ-117, X20.
#[test]
fn marion_receives_21_for_three_goods_before_she_pays_wages() {
    let mut table = marion_and_harold();
    table.produce();
    assert_eq!((table.income(1), table.income(2)), (21, 12));
    let income = table.place_of(|event| matches!(event, Event::Received { amount: 12, .. }));
    let wages = table.place_of(|event| {
        let why = Cost::Wages {
            good: Good::Clothes,
            workers: 4,
            wage: 2,
        };
        matches!(event, Event::Paid { why: paid, .. } if *paid == why)
    });
    assert!(income < wages, "all income comes before all wages");
    assert_eq!(table.company(1).cash, 100 + 21 - 8);
    assert_eq!(table.company(2).cash, 100 + 12 - 8);
}

/// Proves: SJ-118.
#[test]
fn stored_goods_that_are_sold_leave_the_warehouse() {
    let mut table = before_production(2, Good::Food, |board| {
        board.empty = 29;
        board.companies[0].stored = [3, 0, 2, 0];
        board.companies[0].factories[0] = factory(Good::Food, 1, 1, 5);
    });
    table.produce().act(&["offer", "offer"]);
    assert_eq!(
        table.events[table.place_of(|event| matches!(event, Event::Sold { .. }))],
        Event::Sold {
            seat: seat(1),
            good: Good::Food,
            count: 3,
            from_store: 2
        }
    );
    assert_eq!(table.income(1), 15);
    assert_eq!(table.company(1).stored, [1, 0, 2, 0]);
}

/// Who can be called out.
#[derive(Clone, Copy, PartialEq)]
enum Caller {
    Player(usize),
    Importer,
}

/// Proves: SJ-118.
#[test]
fn a_stored_good_leaves_the_warehouse_with_the_answer() {
    let mut table = before_production(2, Good::Food, |board| {
        board.empty = 29;
        board.companies[0].stored = [3, 0, 2, 0];
        board.companies[0].factories[0] = factory(Good::Food, 1, 1, 5);
    });
    table.produce();
    let forecast = table.game.forecast_of(&table.board, Good::Food);
    assert_eq!(table.company(1).stored, [3, 0, 2, 0]);
    table.act(&["offer"]);
    assert_eq!(table.company(1).stored, [2, 0, 2, 0]);
    table.is_valid();
    // The forecast is of the whole sale, whatever has been sold in it.
    let now = table.game.forecast_of(&table.board, Good::Food);
    assert_eq!(now.seats[0].sold, forecast.seats[0].sold);
    table.act(&["hold"]);
    assert_eq!(table.sold(1), 2);
    assert_eq!(table.company(1).stored, [2, 0, 2, 0]);
}

/// Whether each seat adds a stored good at each call: a bit for each, used again at high calls.
#[derive(Clone, Copy, Debug)]
struct Wishes(u64);

impl Wishes {
    const ALL: Wishes = Wishes(u64::MAX);

    fn sells(self, number: usize, call: u8) -> bool {
        self.0 >> (number * 16 + usize::from(call % 16)) & 1 == 1
    }
}

/// The sale with these answers.
fn sell(demand: u8, importer: u8, sellers: &Sellers, wishes: Wishes) -> ([u8; 4], u8) {
    let mut sale = Sale::new(demand, importer, sellers);
    while let Some(seat) = sale.run(sellers, seat(1)) {
        sale.answer(seat, wishes.sells(seat.index(), sale.call));
    }
    (sale.sold, sale.importer_sold)
}

/// The sale as the rule book tells it, token by token.
fn by_the_book(demand: u8, importer: u8, sellers: &Sellers, wishes: Wishes) -> ([u8; 4], u8) {
    let mut on_the_job_market = demand;
    let mut taken = [0_u8; 4];
    let mut imported = 0_u8;
    let top = (sellers.iter().map(|seller| seller.appeal))
        .chain([importer])
        .max()
        .unwrap_or(0);
    for space in (1..=top).rev() {
        let mut called: Vec<(u8, bool, u8, Caller)> = Vec::new();
        for (number, seller) in sellers.iter().enumerate() {
            let goods = u16::from(seller.produced) + u16::from(seller.stored);
            let has_to = taken[number] < seller.produced;
            let may = u16::from(taken[number]) < goods && wishes.sells(number, space);
            if seller.appeal >= space && (has_to || may) {
                called.push((seller.appeal, true, seller.quality, Caller::Player(number)));
            }
        }
        if importer >= space {
            called.push((importer, false, 0, Caller::Importer));
        }
        called.sort_by_key(|(appeal, player, quality, _)| {
            std::cmp::Reverse((*appeal, *player, *quality))
        });
        let mut last_served = None;
        for (appeal, _, quality, caller) in called {
            let in_a_tie = caller != Caller::Importer && last_served == Some((appeal, quality));
            if on_the_job_market == 0 && !in_a_tie {
                return (taken, imported);
            }
            on_the_job_market = on_the_job_market.saturating_sub(1);
            match caller {
                Caller::Player(number) => {
                    taken[number] += 1;
                    last_served = Some((appeal, quality));
                }
                Caller::Importer => {
                    imported += 1;
                    last_served = None;
                }
            }
        }
    }
    (taken, imported)
}

fn any_seller(most: u8, qualities: u8) -> impl Strategy<Value = Seller> {
    (0..=most, 0..=qualities, 0..=most, 0..=most).prop_map(|(appeal, quality, produced, stored)| {
        Seller {
            appeal,
            quality,
            produced,
            stored,
        }
    })
}

fn cases(count: u32) -> ProptestConfig {
    ProptestConfig {
        cases: count.saturating_mul(crate::kit::scale()),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(cases(20_000))]

    /// Few appeals and qualities, so that ties and shortages are common.
    #[test]
    fn the_sale_is_the_one_of_the_rule_book(
        demand in 0_u8..16,
        importer in 0_u8..6,
        sellers in [(); 4].map(|()| any_seller(5, 2)),
    ) {
        let sale = sell_all(demand, importer, &sellers);
        let told = by_the_book(demand, importer, &sellers, Wishes::ALL);
        prop_assert_eq!((sale.sold, sale.importer_sold), told);
    }

    /// Whoever holds back leaves the token to the next, and takes none in a tie.
    ///
    /// Proves: SJ-114, SJ-115.
    #[test]
    fn the_sale_is_the_one_of_the_rule_book_whatever_is_held_back(
        demand in 0_u8..16,
        importer in 0_u8..6,
        sellers in [(); 4].map(|()| any_seller(5, 2)),
        wishes in any::<u64>().prop_map(Wishes),
    ) {
        prop_assert_eq!(
            sell(demand, importer, &sellers, wishes),
            by_the_book(demand, importer, &sellers, wishes)
        );
    }

    /// The order names the goods one by one as more and more tokens would sell them, and the
    /// calls go down.
    #[test]
    fn the_order_of_sale_is_that_of_one_token_more_at_a_time(
        demand in 0_u8..16,
        importer in 0_u8..6,
        sellers in [(); 4].map(|()| any_seller(5, 2)),
    ) {
        let named = order_of_sale(demand, importer, &sellers, seat(1));
        let number = |good: &SoldGood| good.seller.map_or(5, Seat::number);
        prop_assert_eq!(
            named.iter().map(number).collect::<Vec<_>>(),
            order(demand, importer, &sellers)
        );
        prop_assert!(named.is_sorted_by(|one, next| one.call >= next.call));
        for good in &named {
            let appeal = good.seller.map_or(importer, |seat| sellers[seat.index()].appeal);
            prop_assert!((1..=appeal).contains(&good.call));
        }
    }

    /// Numbers far beyond any factory.
    #[test]
    fn the_sale_is_the_one_of_the_rule_book_whatever_the_numbers(
        demand in 0_u8..=255,
        importer in 0_u8..=60,
        sellers in [(); 4].map(|()| any_seller(60, 255)),
    ) {
        let sale = sell_all(demand, importer, &sellers);
        let told = by_the_book(demand, importer, &sellers, Wishes::ALL);
        prop_assert_eq!((sale.sold, sale.importer_sold), told);
    }

    /// Proves: SJ-111.
    #[test]
    fn calls_give_everybody_his_limit_where_demand_covers_supply(
        importer in 0_u8..6,
        sellers in [(); 4].map(|()| any_seller(8, 2)),
    ) {
        let limits = sellers.map(|seller| seller.appeal.min(seller.produced + seller.stored));
        let sale = sell_all(limits.iter().sum::<u8>() + importer, importer, &sellers);
        prop_assert_eq!((sale.sold, sale.importer_sold, sale.demand), (limits, importer, 0));
    }
}

/// Proves: SJ-113, X18.
#[test]
fn each_good_sold_is_told_in_the_order_of_the_calls() {
    let mut table = marion_and_harold();
    table.produce();
    let calls: Vec<_> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Called {
                appeal,
                seller,
                from_store,
                ..
            } => Some((*appeal, seller.map_or(5, Seat::number), *from_store)),
            _ => None,
        })
        .collect();
    // Marion sells first, second and fifth; the importer last at each call.
    let due = [(4, 1), (3, 1), (3, 2), (3, 5), (2, 1), (2, 2), (2, 5)];
    assert_eq!(calls, due.map(|(appeal, seller)| (appeal, seller, false)));
    let first = table.place_of(|event| matches!(event, Event::Called { .. }));
    let sum = table.place_of(|event| matches!(event, Event::Sold { .. }));
    assert!(first < sum, "the sum comes after what it sums up");
}

#[test]
fn a_stored_good_is_called_once_where_its_owner_is_asked() {
    let mut table = before_production(2, Good::Food, |board| {
        board.empty = 29;
        board.companies[0].factories[0] = factory(Good::Food, 1, 1, 5);
        board.companies[0].stored[0] = 2;
    });
    table.act(&["place factory 2", "done", "offer", "hold"]);
    let calls = |from_store| {
        let told = table.events.iter();
        told.filter(|event| matches!(event, Event::Called { from_store: store, .. } if *store == from_store))
            .count()
    };
    assert_eq!((calls(false), calls(true)), (1, 1));
    assert_eq!(table.sold(1), 2);
}

/// Proves: SJ-116.
#[test]
fn buyers_who_found_nothing_are_told() {
    let mut table = before_production(2, Good::Food, |board| {
        board.empty = 29;
        board.companies[0].factories[0] = factory(Good::Food, 1, 1, 5);
    });
    let demand = table.game.demand(&table.board, Good::Food);
    table.produce();
    let left = Event::DemandLeft {
        good: Good::Food,
        count: demand - 1,
    };
    assert!(table.events.contains(&left), "{:?}", table.events);
}
