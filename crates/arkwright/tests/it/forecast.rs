//! The forecast: what production would bring if it came now.

use crate::kit::production::{before_production, factory};
use crate::kit::{Table, seat};
use arkwright::{Because, Factory, Good, GoodForecast, Outlook, SeatForecast};

/// The example of the rule book (III.1 to III.3), with a machine in Marion's second row.
fn example() -> Table {
    before_production(3, Good::Clothes, |board| {
        board.empty = 30;
        board.importers = [1, 3, 0, 0];
        board.companies[0].factories[1] = Factory {
            distribution: 2,
            machines: [0, 1, 0, 0],
            ..factory(Good::Clothes, 1, 2, 7)
        };
        board.companies[1].factories[1] = factory(Good::Clothes, 1, 2, 6);
        board.companies[1].stored[1] = 2;
        board.companies[2].factories[0] = factory(Good::Food, 1, 1, 5);
    })
}

#[test]
fn the_forecast_of_the_example_is_what_the_example_tells() {
    let table = example();
    let forecast = table.game.forecast(&table.board);
    let clothes = &forecast[1];
    assert_eq!(
        (
            clothes.good,
            clothes.demand,
            clothes.importer,
            clothes.importer_sold
        ),
        (Good::Clothes, 7, 3, 2)
    );
    let marion = SeatForecast {
        appeal: 4,
        produced: 3,
        stored: 0,
        sold: 3,
        income: 21,
        wages: 6,
        machines: 1,
        share_steps: 4,
        cash: 100 + 21 - 7,
        ..SeatForecast::default()
    };
    let harold = SeatForecast {
        appeal: 3,
        produced: 3,
        stored: 2,
        sold: 2,
        income: 12,
        wages: 8,
        machines: 0,
        share_steps: 2,
        cash: 100 + 12 - 8,
        ..SeatForecast::default()
    };
    let third = SeatForecast {
        cash: 100,
        ..SeatForecast::default()
    };
    assert_eq!(clothes.seats[..3], [marion, harold, third]);
}

#[test]
fn the_order_of_sale_of_the_example_is_that_of_its_calls() {
    let table = example();
    let order = table.game.order_of_sale(&table.board, Good::Clothes);
    let named: Vec<_> = order
        .iter()
        .map(|good| (good.call, good.seller.map(|seat| seat.number())))
        .collect();
    let (marion, harold, importer) = (Some(1), Some(2), None);
    assert_eq!(
        named,
        [
            (4, marion),
            (3, marion),
            (3, harold),
            (3, importer),
            (2, marion),
            (2, harold),
            (2, importer),
        ]
    );
}

#[test]
fn goods_that_are_not_active_are_forecast_as_things_stand_now() {
    let table = example();
    let food = table.game.forecast_of(&table.board, Good::Food);
    assert_eq!((food.demand, food.importer, food.importer_sold), (8, 1, 1));
    let third = SeatForecast {
        appeal: 3,
        produced: 1,
        sold: 1,
        income: 5,
        wages: 4,
        share_steps: 2,
        cash: 100 + 5 - 4,
        ..SeatForecast::default()
    };
    assert_eq!(food.seats[2], third);
}

#[test]
fn the_forecast_comes_true_when_everybody_answers_as_usual() {
    let mut table = example();
    let forecast = table.game.forecast_of(&table.board, Good::Clothes);
    table
        .produce()
        .idle_until(|board| board.active() == Good::Cutlery);
    for number in 1..=3 {
        let seat = &forecast.seats[usize::from(number) - 1];
        assert_eq!(table.sold(number), seat.sold);
        assert_eq!(table.income(number), seat.income);
    }
    assert_eq!(table.importer_sold(), forecast.importer_sold);
}

#[test]
fn the_usual_answer_sells_stored_goods_and_keeps_the_most_valuable() {
    let mut table = before_production(2, Good::Food, |board| {
        board.empty = 40;
        board.companies[0].stored = [1, 0, 0, 0];
        board.companies[0].factories[0] = factory(Good::Food, 1, 1, 5);
    });
    table.produce();
    assert_eq!(usual(&table), Some("offer".to_owned()));
    let mut table = before_production(2, Good::Clothes, |board| {
        board.empty = 40;
        board.companies[0].stored = [2, 0, 1, 1];
        board.companies[0].factories[1] = factory(Good::Clothes, 1, 2, 9);
    });
    table.produce();
    assert_eq!(usual(&table), Some("keep 0 3 1 1".to_owned()));
    assert_eq!(usual(&Table::predetermined(2)), None, "a real choice");
}

fn usual(table: &Table) -> Option<String> {
    use table::Game;
    table
        .game
        .usual(&table.board)
        .map(|action| action.to_string())
}

#[test]
fn a_forecast_changes_nothing_on_the_board() {
    let table = example();
    let before = table.board;
    table.game.forecast(&table.board);
    assert_eq!(table.board, before);
}

/// What people are shown: the forecast without factories that wait for their price.
fn shown(table: &Table, good: Good) -> GoodForecast {
    let board = table.board.without_unpriced();
    table.game.forecast_of(&board, good)
}

#[test]
fn a_factory_that_was_founded_takes_no_part_before_it_has_a_price() {
    let mut table = Table::free_from(2, 1);
    table.act(&["found food", "price food 5", "found food"]);
    let food = shown(&table, Good::Food);
    assert_eq!((food.seats[1].appeal, food.seats[1].produced), (0, 0));
    let named = |table: &Table| {
        let order = table.game.order_of_sale(&table.board, Good::Food);
        order.iter().any(|good| good.seller == Some(seat(2)))
    };
    assert!(!named(&table), "it sells nothing either");
    let alone = food.seats[0];
    assert_eq!((alone.appeal, alone.sold, alone.share_steps), (3, 3, 4));
    table.act(&["price food 6"]);
    let food = shown(&table, Good::Food);
    assert_eq!((food.seats[1].appeal, food.seats[1].sold), (2, 2));
    assert!(named(&table));
}

#[test]
fn a_factory_that_was_built_takes_no_part_before_it_has_a_price() {
    let mut table = Table::predetermined(2);
    let before = shown(&table, Good::Cutlery).seats[0];
    table.act(&["place factory 2", "build clothes 1"]);
    let clothes = shown(&table, Good::Clothes);
    assert_eq!((clothes.seats[0].appeal, clothes.seats[0].produced), (0, 0));
    let other = clothes.seats[1];
    assert_eq!((other.appeal, other.sold, other.share_steps), (3, 3, 4));
    // His other factories are shown as they are.
    assert_eq!(shown(&table, Good::Cutlery).seats[0].sold, before.sold);
    table.act(&["price clothes 5"]);
    let clothes = shown(&table, Good::Clothes);
    assert_eq!((clothes.seats[0].appeal, clothes.seats[0].sold), (4, 1));
    assert_eq!(clothes.seats[1].share_steps, 3, "no longer the most appeal");
}

#[test]
fn what_a_board_changes_in_the_forecast_is_told_in_numbers() {
    use table::{Message, Told};
    let table = example();
    let mut dearer = table.board;
    dearer.companies[0].factories[1].price = 9;
    let change = |number| {
        table
            .game
            .forecast_change(&table.board, &dearer, seat(number))
    };
    // With an appeal of 2 she sells behind Harold and the importer with 3 each (III.1): they sell, then all
    // three, then those two again, and demand has been met. £9, less £6 of wages and £1 for the machine.
    let sale = Message::new("foreseen-sale").with("good", "clothes");
    let sale = sale.with("sold", 1).with("sold_before", 3);
    let pounds = |amount: u8| Message::new("foreseen-gain").with("amount", amount);
    let sale = sale
        .with("result", pounds(2))
        .with("result_before", pounds(14));
    assert_eq!(change(1).first(), Some(&sale));
    assert!(change(1).len() <= 3);
    assert_eq!(change(3), [], "food sells as before");
}

/// Food at its worth with distribution: the appeal is 0, and the price gives way.
#[test]
fn the_space_that_is_lost_when_distribution_fades_at_appeal_0_is_foreseen() {
    let table = before_production(2, Good::Food, |board| {
        board.empty = 40;
        board.companies[0].space = 20;
        board.companies[0].factories[0] = Factory {
            distribution: 2,
            ..factory(Good::Food, 1, 1, 10)
        };
    });
    let food = table.game.forecast_of(&table.board, Good::Food).seats[0];
    assert_eq!((food.appeal, food.price_cut, food.steps()), (0, 1, -1));
    let outlook = Outlook::of(&table.game, &table.board, Good::Food);
    let reasons: Vec<_> = outlook.steps_of(seat(1)).collect();
    assert_eq!(reasons, [(Because::PriceCut, -1)]);
    let mut table = table;
    table.produce();
    assert_eq!(table.moves(1), [(-1, Because::PriceCut)]);
    assert_eq!(table.factory(1, Good::Food).price, 9);
}

/// Ten workers are paid and nothing is sold.
#[test]
fn what_an_emergency_sale_and_loans_lose_is_foreseen() {
    let owing = |cash, shares| {
        before_production(2, Good::Clothes, |board| {
            board.empty = 34;
            let company = &mut board.companies[0];
            company.factories[1] = factory(Good::Clothes, 1, 4, 9);
            (company.cash, company.shares, company.space) = (cash, shares, 28);
        })
    };
    // £30 in wages: two shares of £19 cost four spaces.
    for (mut table, due) in [(owing(2, 10), (2, 0, 4)), (owing(12, 0), (0, 2, 2))] {
        let clothes = table.game.forecast_of(&table.board, Good::Clothes).seats[0];
        let told = (clothes.shares_sold, clothes.loans, clothes.emergency_spaces);
        assert_eq!(told, due);
        assert_eq!(clothes.steps(), -i32::from(due.2));
        table.act(&["place factory 2", "done"]);
        let company = table.company(1);
        assert_eq!((clothes.cash, 28 - due.2), (company.cash, company.space));
    }
}

#[test]
fn a_choice_that_leads_to_an_emergency_says_how_many_shares_it_takes() {
    use table::{Message, Told};
    let table = before_production(2, Good::Clothes, |board| {
        board.empty = 34;
        board.companies[0].factories[1] = factory(Good::Clothes, 1, 4, 9);
        board.companies[0].cash = 30;
    });
    let mut poorer = table.board;
    poorer.companies[0].cash = 0;
    let change = table.game.forecast_change(&table.board, &poorer, seat(1));
    let shares = change
        .iter()
        .find(|message| message.id == "foreseen-shares");
    let sold = table.game.forecast_of(&poorer, Good::Clothes).seats[0].shares_sold;
    let due = Message::new("foreseen-shares").with("good", "clothes");
    let due = due.with("shares", sold).with("shares_before", 0);
    assert_eq!(shares, Some(&due));
}
