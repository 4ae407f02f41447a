//! The data file: it reads, it is packed as it stands, and it holds what the rule book states.

use ::data::{Confidence, Source, pack};
use cardgame::{
    Action, COMPILED, Card, CardGame, Components, DOUBLE_SIDED, Good, Options, QualityCards,
    SMALL_CARDS, Start, StartDevelopment, Track, WorkerCard, provenance,
};
use table::{Game, Seat, Seed};

fn compiled() -> &'static Components {
    Components::compiled()
}

/// The compiled file with the first `from` after the header of `block` replaced, and the line of the edit.
fn edited(block: &str, from: &str, to: &str) -> (String, usize) {
    let start = COMPILED
        .find(&format!("[{block}]\n"))
        .expect("there is such a block");
    let at = start + COMPILED[start..].find(from).expect("the block has this");
    let line = 1 + COMPILED[..at].matches('\n').count();
    let text = format!("{}{to}{}", &COMPILED[..at], &COMPILED[at + from.len()..]);
    (text, line)
}

/// Holds each edit (block, text, new text) against its complaint, with `LINE` where it names the
/// line of the edit; the columns are divided by bars.
#[track_caller]
fn complains(table: &str) {
    for row in table.trim().lines() {
        let columns: Vec<&str> = row.trim().split(" | ").collect();
        let [block, from, to, message] = columns[..] else {
            panic!("four columns: {row}");
        };
        let (text, line) = edited(block, from, to);
        let error = Components::parse(&text).expect_err(&format!("{from} -> {to} is wrong"));
        let error = error.to_string();
        let shown = error.replace(&format!("line {line}:"), "line LINE:");
        assert_eq!(shown, message, "{block}: {from} -> {to}");
    }
}

/// The numbers of an edited file.
#[track_caller]
fn corrected(block: &str, from: &str, to: &str) -> Components {
    let (text, _) = edited(block, from, to);
    match Components::parse(&text) {
        Ok(components) => components,
        Err(error) => panic!("{block}: {from} -> {to}: {error}"),
    }
}

/// `MILLWRIGHT_BLESS=1` packs the data file anew, which is right for a correction of its numbers.
#[test]
fn the_packed_numbers_are_those_of_the_data_file() {
    let components = Components::parse(COMPILED).expect("the compiled file is right");
    let provenance = provenance(COMPILED).expect("the compiled file is right");
    let packed = pack(&components, &provenance);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/data/card-game.packed");
    if std::env::var_os("MILLWRIGHT_BLESS").is_some() {
        std::fs::write(path, &packed).expect("the packed numbers can be written");
    }
    let stored = std::fs::read(path).expect("the packed numbers are stored");
    assert!(
        stored == packed,
        "the numbers are not packed as they stand in the file: \
         MILLWRIGHT_BLESS=1 cargo test -p cardgame --test it data:: packs them"
    );
}

#[test]
fn released_numbers_are_found_by_their_hash() {
    let short = compiled().hash().to_string();
    assert_eq!(Components::released(&short), Some(compiled()));
    assert_eq!(Components::released("0000000000000000"), None);
    assert_eq!(Components::parse(COMPILED).as_ref(), Ok(compiled()));
}

#[test]
fn every_block_says_where_its_numbers_come_from() {
    let blocks = provenance(COMPILED).expect("the compiled file is right");
    assert_eq!(blocks.len(), 28);
    assert!(blocks.iter().all(|block| !block.note.is_empty()));
    // What has a reconstructed number is never said to be sure.
    for block in &blocks {
        let is_guessed = block.source == Source::Reconstructed || !block.reconstructed.is_empty();
        let is_sure = block.confidence == Confidence::High;
        assert_eq!(is_guessed, !is_sure, "{}", block.block);
    }
}

// ---- The compiled numbers, against the page they were proposed on ----------

#[test]
fn factories_have_the_spots_of_the_example_and_of_the_big_game() {
    let sums = compiled().factories.map(|sides| {
        sides.map(|side| {
            assert_eq!(side.appeals, [3, 2, 1, 0]);
            side.prices[3]
        })
    });
    assert_eq!(sums, [[4, 6], [5, 7], [6, 9], [7, 10]]);
    let others = compiled()
        .factories
        .map(|sides| sides.map(|side| (side.goods, side.workers, side.fixed, side.ship_price)));
    assert_eq!(
        others,
        [
            [(1, 2, 3, 5), (2, 2, 5, 7)],
            [(1, 2, 4, 6), (2, 2, 6, 8)],
            [(1, 2, 5, 7), (2, 2, 7, 10)],
            [(1, 3, 6, 8), (2, 3, 8, 11)],
        ]
    );
    assert_eq!(compiled().end_prices, [2, 3, 4, 5]);
    assert_eq!(compiled().offices, [4; 4]);
}

#[test]
fn full_factories_make_four_six_and_seven_goods() {
    let card = |workers, machines, goods| WorkerCard {
        workers,
        machines,
        goods,
    };
    assert_eq!(
        compiled().workers,
        [
            [card(2, 1, [1, 2]), card(1, 1, [2, 3])],
            [card(2, 1, [1, 2]), card(2, 1, [2, 3])],
            [card(3, 2, [1, 2]), card(2, 2, [2, 3])],
            [card(3, 2, [1, 2]), card(2, 2, [2, 3])],
        ]
    );
    for good in Good::ALL {
        let sides = compiled().factories[good.index()].map(|side| side.goods);
        let [first, second] = compiled().workers[good.index()].map(|card| card.goods);
        assert_eq!(sides[0] + first[0] + second[0], 4);
        assert_eq!(sides[1] + first[1] + second[0], 6);
        assert_eq!(sides[1] + first[1] + second[1], 7);
    }
}

#[test]
fn market_boards_are_regular_with_three_or_four_steps_for_each_demand() {
    for (market, steps) in compiled().markets.iter().zip([3_u8, 4]) {
        assert_eq!(market.most_appeal, 20);
        for good in Good::ALL {
            let place = good.index();
            let borders = |arrows: &[bool]| -> Vec<usize> {
                assert_eq!(arrows.len(), 20);
                (0..20).filter(|border| arrows[*border]).collect()
            };
            assert_eq!(borders(&market.red[place]), (3..20).collect::<Vec<_>>());
            assert_eq!(borders(&market.green[place]), (3..20).collect::<Vec<_>>());
            let values: Vec<u8> = (0..15 * steps).map(|step| step / steps).collect();
            assert_eq!(market.demand[place], values);
            assert_eq!(market.start[place], steps);
            assert_eq!(market.demand[place][usize::from(steps)], 1);
        }
        // A wage lasts one step longer than a demand value.
        let wages: Vec<u8> = (0..=4 * (steps + 1))
            .map(|at| 3 + at / (steps + 1))
            .collect();
        assert_eq!(market.wages, wages);
        assert_eq!(market.wages_start, 0);
    }
}

#[test]
fn players_start_with_50_pounds_and_no_share() {
    let components = compiled();
    let start = (
        components.start_money,
        components.start_value,
        components.start_shares,
    );
    assert_eq!(start, (50, 10, 0));
    assert_eq!(components.value_lost, (0..=9).collect::<Vec<u8>>());
    assert_eq!(components.contract, [0, 2, 4, 5, 6, 7, 8, 9, 10]);
    assert_eq!(
        components.decades,
        [[1, 2], [1, 2], [1, 1], [1, 2], [1, 2], [2, 3]]
    );
    // A set of cards: workers, offices, quality, distribution, storehouses, ships and player aid.
    let workers = components.workers.as_flattened().len();
    let quality = usize::from(SMALL_CARDS) + 1;
    let others = components.distribution_cards + components.storehouses.small + 1 + 1;
    assert_eq!(
        workers + components.offices.len() + quality + usize::from(others),
        21
    );
}

/// Proves: CG-X8.
#[test]
fn seats_start_with_the_cards_of_the_table() {
    use Good::{Clothes, Cutlery, Food, Lamps};
    let card = |factories, card| Start {
        factories,
        development: StartDevelopment::Card(card),
    };
    let board = |factories, track| Start {
        factories,
        development: StartDevelopment::Board(track),
    };
    let [two, three, four] = &compiled().starts;
    assert_eq!(
        two[..],
        [
            card([Food, Cutlery], Card::Foreman),
            card([Food, Clothes], Card::Workshop),
        ]
    );
    assert_eq!(
        three[..],
        [
            board([Food, Clothes], Track::Quality),
            card([Clothes, Cutlery], Card::Workshop),
            card([Food, Cutlery], Card::Foreman),
        ]
    );
    assert_eq!(
        four[..],
        [
            board([Clothes, Cutlery], Track::Quality),
            card([Food, Cutlery], Card::Foreman),
            board([Clothes, Lamps], Track::Machinery),
            card([Food, Lamps], Card::Workshop),
        ]
    );
}

/// Proves: CG-016, CG-017.
#[test]
fn supplies_have_11_17_and_22_cards_of_24() {
    let mut all = [0_u8; Card::ALL.len()];
    let totals = compiled().supply.map(|supply| {
        for (count, more) in all.iter_mut().zip(supply) {
            *count += more;
        }
        all.iter().sum::<u8>()
    });
    assert_eq!(totals, [11, 17, 22]);
    for card in [
        Card::CustomsOffice,
        Card::Broker,
        Card::Developer,
        Card::Contract,
        Card::PatronLampsClothes,
    ] {
        assert_eq!(all[card.index()], 0, "{card:?}");
    }
    let single: u8 = compiled().single.iter().sum();
    assert_eq!(usize::from(single) + DOUBLE_SIDED, 24);
    // The expert supply draws from all but the Entrepreneur, the Engineers and the Patents.
    let single_of = |card: Card| compiled().single[card.index()];
    assert_eq!([Card::Patent, Card::Engineer].map(single_of), [3, 3]);
    let drawn = usize::from(single_of(Card::Storehouse)) + DOUBLE_SIDED - 1;
    assert_eq!(drawn, 17);
    let mut shown = [0_u8; Card::ALL.len()];
    for card in compiled().double.as_flattened() {
        shown[card.index()] += 1;
    }
    let shown_by = |card: Card| shown[card.index()];
    assert_eq!(Card::PATRONS.map(shown_by), [1; 6]);
    assert_eq!(
        [
            Card::Entrepreneur,
            Card::CustomsOffice,
            Card::ExtraShift,
            Card::Workshop,
            Card::Foreman,
            Card::Broker,
            Card::Inventor,
            Card::Developer,
            Card::Contract,
        ]
        .map(shown_by),
        [1, 3, 2, 3, 3, 4, 2, 4, 4]
    );
}

// ---- Bounds ----------------------------------------------------------------

#[test]
fn no_appeal_is_beyond_the_notation() {
    let engineer = QualityCards::of(&[6]).expect("the Engineer");
    // As the file has it, and with the most that an office can have.
    let dearest = corrected("office", "food = 4", "food = 10");
    for (components, highest) in [(compiled(), 17), (&dearest, 23)] {
        let game = CardGame::with(2, Options::default(), components);
        let (board, _) = game.deal(&Seed::new("appeal"));
        let mut food = *board.company(Seat::new(0)).factory(Good::Food);
        (food.quality, food.distribution) = (engineer, components.most_distribution);
        let totals: Vec<u8> = game.prices(&food, Good::Food).map(|(it, _)| it).collect();
        assert_eq!(totals.last(), Some(&highest));
        for total in totals {
            let choice = Action::Appeal(total);
            assert_eq!(choice.to_string().parse(), Ok(choice));
        }
    }
}

// ---- What cannot be changed ------------------------------------------------

#[test]
fn factories_are_held_against_the_rule_book() {
    complains(
        "
        factory.food | goods = 1 | goods = 0 | factory.food.I.goods: 0, line LINE: Arkwright: The Card Game Action 6 has 1 at the least
        factory.food | goods = 1 | goods = 10 | factory.food.I.goods: 10, line LINE: it has to be 1 to 9
        factory.lamps | workers = 3 | workers = 0 | factory.lamps.I.workers: 0, line LINE: Arkwright: The Card Game Action 1 has 1 at the least
        factory.food | fixed = 3 | fixed = 1 | factory.food.I.fixed: 1, line LINE: Arkwright: The Card Game Card 9 has 2 at the least
        factory.food | ship = 5 | ship = 31 | factory.food.I.ship: 31, line LINE: it has to be 0 to 30
        factory.food | [1, 3] | [31, 3] | factory.food.I.spots.1.1: 31, line LINE: it has to be 0 to 30
        factory.food | [1, 3] | [1, 11] | factory.food.I.spots.1.2: 11, line LINE: it has to be 0 to 10
        factory.food | [4, 0] | [3, 1] | factory.food.I.spots.4.2: 1, line LINE: Arkwright: The Card Game Set-up 4 has 0
        factory.food | [1, 3], [2, 2] | [2, 2], [2, 2] | factory.food.I.spots: [2, 2, 1, 0], line LINE: it has to be an appeal that falls from spot to spot
        factory.food | [1, 3] | [2, 3] | factory.food.I.spots.1: 5, line LINE: it has to be price and appeal that add up to 4, as on the fourth spot
        factory.clothes | [4, 1] | [5, 1] | factory.clothes.I.spots.3.1: 5, line LINE: Arkwright: The Card Game Action phase b has 4
        factory.clothes | [3, 2], [4, 1] | [2, 3], [4, 2] | factory.clothes.I.spots: [3, 3, 2, 0], line LINE: it has to be an appeal that falls from spot to spot
        factory.clothes | [2, 3], [3, 2], [4, 1] | [2, 4], [3, 3], [4, 2] | factory.clothes.I.spots.3.2: 2, line LINE: Arkwright: The Card Game Action phase b has 1
        factory.clothes | [2, 3] | [1, 4] | factory.clothes.I.spots.1.2: 4, line LINE: Arkwright: The Card Game Action phase b has 3
        factory.food | [3, 3], [4, 2] | [2, 4], [4, 2] | factory.food.II.spots.1.2: 4, line LINE: Arkwright: The Card Game Action 1 has 3
        factory.food | goods = 2 | goods = 0 | factory.food.II.goods: 0, line LINE: Arkwright: The Card Game Action 6 has 1 at the least
        office | clothes = 4 | clothes = 5 | office.clothes: 5, line LINE: Arkwright: The Card Game Action phase b has 4
        office | food = 4 | food = 11 | office.food: 11, line LINE: it has to be 0 to 10
        stored_goods | lamps = 5 | lamps = 31 | stored_goods.lamps: 31, line LINE: it has to be 0 to 30
        ",
    );
}

#[test]
fn an_upgraded_factory_makes_more_with_its_first_worker_card() {
    let (text, _) = edited("worker_cards.food", "I = 1", "I = 3");
    let (_, line) = edited("factory.food", "II = {", "");
    let error = Components::parse(&text).map_err(|error| error.to_string());
    let wrong = format!(
        "factory.food.II.goods: 2, line {line}: \
         Arkwright: The Card Game Action 1 has 3 at the least"
    );
    assert_eq!(error, Err(wrong));
}

#[test]
fn worker_cards_have_one_or_two_machines_for_as_many_workers() {
    complains(
        "
        worker_cards.lamps | machines = 2 | machines = 3 | worker_cards.lamps.first.machines: 3, line LINE: Arkwright: The Card Game Action 3 has 1 to 2
        worker_cards.lamps | machines = 2 | machines = 0 | worker_cards.lamps.first.machines: 0, line LINE: Arkwright: The Card Game Action 3 has 1 to 2
        worker_cards.food | workers = 1, machines = 1 | workers = 1, machines = 2 | worker_cards.food.second.machines: 2, line LINE: Arkwright: The Card Game Action 3 has 1 at the most
        worker_cards.food | workers = 2 | workers = 0 | worker_cards.food.first.workers: 0, line LINE: it has to be 1 to 9
        worker_cards.food | III = 3 | III = 0 | worker_cards.food.second.goods.III: 0, line LINE: it has to be 1 to 9
        worker_cards.food | III = 3 | II = 3 | unknown key 'II' in worker_cards.food.second.goods, line LINE: use one of I, III
        ",
    );
}

#[test]
fn what_players_have_is_held_against_the_rule_book() {
    complains(
        "
        quality | most = 4 | most = 5 | quality.most: 5, line LINE: Arkwright: The Card Game Action 4 has 4
        quality | engineer = 6 | engineer = 7 | quality.engineer: 7, line LINE: Arkwright: The Card Game Card 12 has 6
        distribution | most = 4 | most = 3 | distribution.most: 3, line LINE: Arkwright: The Card Game Action 4 has 4
        distribution | cards = 2 | cards = 3 | distribution.cards: 3, line LINE: Arkwright: The Card Game Set-up 2 has 2
        storehouses | small = 2 | small = 3 | storehouses.small: 3, line LINE: Arkwright: The Card Game Set-up 2 has 2
        storehouses | small_holds = 2 | small_holds = 1 | storehouses.small_holds: 1, line LINE: Arkwright: The Card Game Production b has 2
        storehouses | big_holds = 4 | big_holds = 5 | storehouses.big_holds: 5, line LINE: Arkwright: The Card Game Card 13 has 4
        player | money = 50 | money = 60 | player.money: 60, line LINE: Arkwright: The Card Game Set-up 9 has 50
        player | share_value = 10 | share_value = 9 | player.share_value: 9, line LINE: Arkwright: The Card Game Set-up 11 has 10
        ships | ships = 2 | ships = 3 | ships.ships: 3, line LINE: Arkwright: The Card Game Production b has 2
        ships | tokens = 9 | tokens = 8 | ships.tokens: 8, line LINE: Arkwright: The Card Game Production b has 9
        ships | 8, 9] | 8] | ships.value_lost: 8, line LINE: it has to be 9
        ships | 8, 9] | 8, 7] | ships.value_lost.9: 7, line LINE: it has to be 8 at the least
        loans | tokens = 9 | tokens = 10 | loans.tokens: 10, line LINE: Arkwright: The Card Game Action 5 has 9
        machines | maintenance = 1 | maintenance = 2 | machines.maintenance: 2, line LINE: Arkwright: The Card Game Production c has 1
        contract | 9, 10] | 9] | contract.table: 7, line LINE: it has to be 8
        ",
    );
}

#[test]
fn developments_are_held_against_the_rule_book() {
    complains(
        "
        developments | [1, 2, 3] | [2, 2, 3] | developments.quality.levels.1: 2, line LINE: Arkwright: The Card Game Action phase c has 1
        developments | distribution = { levels = [2, 3, 4] | distribution = { levels = [2, 3, 5] | developments.distribution.levels.3: 5, line LINE: Arkwright: The Card Game Action phase c has 4
        developments | cards = { levels = [2, 3, 4] | cards = { levels = [2, 4, 4] | developments.cards.levels.2: 4, line LINE: Arkwright: The Card Game Action phase c has 3
        developments | machinery = { levels = [2, 3, 4] | machinery = { levels = [1, 3, 4] | developments.machinery.levels.1: 1, line LINE: Arkwright: The Card Game Action phase c has 2
        developments | ship = { levels = [2, 3, 4] | ship = { levels = [2, 3, 3] | developments.ship.levels.3: 3, line LINE: Arkwright: The Card Game Action phase c has 4
        developments | [0, 1, 2] | [0, 1, 3] | developments.stock.levels.3: 3, line LINE: Arkwright: The Card Game Action phase c has 2
        developments | decades = [1, 2] | decades = [0, 2] | developments.quality.decades.1: 0, line LINE: it has to be 1 to 3
        developments | decades = [2, 3] | decades = [2, 4] | developments.stock.decades.2: 4, line LINE: it has to be 1 to 3
        developments | decades = [2, 3] | decades = [2, 1] | developments.stock.decades.2: 1, line LINE: it has to be 2 at the least
        ",
    );
}

#[test]
fn market_boards_have_to_be_ones_that_can_be_played_on() {
    complains(
        "
        market.2-3 | most_appeal = 20 | most_appeal = 31 | market.2-3.most_appeal is 31, line LINE: write a number from 1 to 30
        market.2-3 | wages_start = 1 | wages_start = 0 | market.2-3.wages_start is 0, line LINE: write a number that is counted from 1
        market.2-3 | wages_start = 1 | wages_start = 18 | market.2-3.wages_start: 18, line LINE: it has to be 1 to 17
        market.2-3 | wages = [3, 3 | wages = [0, 3 | market.2-3.wages.1: 0, line LINE: it has to be 1 to 20
        market.2-3 | wages = [3, 3 | wages = [4, 3 | market.2-3.wages.2: 3, line LINE: it has to be 4 at the least
        market.4 | wages = [3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7] | wages = [] | market.4.wages: 0, line LINE: it has to be 1 to 40
        market.2-3 | to = 19 | to = 20 | market.2-3.food.red.to is 20, line LINE: write a border by the appeal below it, which is less than the highest
        market.2-3 | { from = 3, to = 19 } | [3, 4, 20] | market.2-3.food.red.3 is 20, line LINE: write a border by the appeal below it, which is less than the highest
        market.2-3 | { from = 3, to = 19 } | [3, 4, 3] | market.2-3.food.red.3 is 3, line LINE: write a border that is not in the list yet
        market.2-3 | { from = 3, to = 19 } | 3 | market.2-3.food.red is 3, line LINE: write a list of borders, or a table with 'from' and a 'to' that is not below it
        market.2-3 | { from = 3, to = 19 } | { from = 3, to = 2 } | market.2-3.food.red is of type table, line LINE: write a list of borders, or a table with 'from' and a 'to' that is not below it
        market.2-3 | { from = 3, to = 19 } | { from = 3 } | no 'to' in market.2-3.food.red, line LINE: add it
        market.2-3 | { steps = 3, highest = 14 } | 3 | market.2-3.food.demand is 3, line LINE: write a list of demand values, or a table with 'steps' and 'highest'
        market.2-3 | { steps = 3, highest = 14 } | { steps = 3, highest = 26 } | market.2-3.food.demand is of type table, line LINE: write a demand track of at most 80 steps
        market.2-3 | { steps = 3, highest = 14 } | { steps = 0, highest = 14 } | market.2-3.food.demand: 0, line LINE: it has to be 1 to 80
        market.2-3 | { steps = 3, highest = 14 } | [0, 0, 1, 2, 1] | market.2-3.food.demand.5: 1, line LINE: it has to be 2 at the least
        market.4 | start = 5 | start = 61 | market.4.food.start: 61, line LINE: it has to be 1 to 60
        neutral | clothes = 3 | clothes = 2 | neutral.clothes: 2, line LINE: Arkwright: The Card Game Set-up 9 has 3
        neutral | lamps = 2 | lamps = 3 | neutral.lamps: 3, line LINE: Arkwright: The Card Game Set-up 9 has 2
        ",
    );
    let (short, line) = edited("market.2-3", "most_appeal = 20", "most_appeal = 6");
    let short = short.replacen("to = 19", "to = 5", 8);
    let error = Components::parse(&short).map_err(|error| error.to_string());
    let wrong = format!(
        "market.2-3.most_appeal: 6, line {line}: \
         Arkwright: The Card Game Action phase b has 7 at the least"
    );
    assert_eq!(error, Err(wrong));
}

/// The example does not say on which side it is played.
#[test]
fn four_red_arrows_lie_between_3_and_7_for_clothes_on_one_side() {
    let from = "clothes = { red = { from = 3,";
    let to = "clothes = { red = { from = 4,";
    assert_ne!(&corrected("market.2-3", from, to), compiled());
    assert_ne!(&corrected("market.4", from, to), compiled());
    let (_, line) = edited("market.2-3", from, to);
    let error = Components::parse(&COMPILED.replace(from, to)).map_err(|error| error.to_string());
    let wrong = format!(
        "market.2-3.clothes.red: 3 red arrows from appeal 3 to 7, line {line}: \
         Arkwright: The Card Game Action phase b has 4"
    );
    assert_eq!(error, Err(wrong));
}

#[test]
fn seats_are_held_against_the_rule_book() {
    complains(
        r#"
        seats.2 | card = "foreman" | card = "broker" | seats.2.seats.1.card: broker, line LINE: Arkwright: The Card Game Set-up 4 has foreman
        seats.2 | card = "workshop" | board = "ship" | seats.2.seats.2.board: ship, line LINE: Arkwright: The Card Game Set-up 4 has workshop
        seats.3 | board = "quality" | card = "patent" | seats.3.seats.1.card: patent, line LINE: Arkwright: The Card Game Set-up 4 has a development on the player board
        seats.4 | ["clothes", "lamps"] | ["lamps", "lamps"] | seats.4.seats.3.factories.2: lamps, line LINE: it has to be another good than the first
        seats.3 | board = "quality" | board = "quality", card = "patent" | seats.3.seats.1.board is 'quality', line LINE: write either a card or a development on the board
        seats.3 | , board = "quality" |  | no 'card' in seats.3.seats.1, line LINE: add it
        seats.3 | board = "quality" | board = "goods" | seats.3.seats.1.board is 'goods', line LINE: write quality, distribution, cards, machinery, ship or stock
        seats.2 | ["food", "cutlery"] | ["food", "bread"] | seats.2.seats.1.factories.2 is 'bread', line LINE: write food, clothes, cutlery or lamps
        "#,
    );
    let (text, line) = edited(
        "seats.2",
        "    { factories = [\"food\", \"cutlery\"], card = \"foreman\" },\n",
        "",
    );
    let error = Components::parse(&text).map_err(|error| error.to_string());
    let wrong = format!("seats.2.seats has 1 entries, line {}: give it 2", line - 1);
    assert_eq!(error, Err(wrong));
}

#[test]
fn development_cards_are_held_against_the_rule_book() {
    complains(
        r#"
        supply | 3 = ["patent", | 3 = [ | supply.3: 0 times patent, line LINE: Arkwright: The Card Game Set-up 10 has 1 times patent
        supply | "inventor", "inventor"] | "inventor", "broker"] | supply.4: 1 times broker, line LINE: Arkwright: The Card Game Set-up 10 has 0 times broker
        supply | "inventor", "inventor"] | "inventor", "janitor"] | supply.4.5 is 'janitor', line LINE: write a development card
        development_cards | patent = 3 | patent = 2 | development_cards.patent: 2, line LINE: Arkwright: The Card Game Set-up 10 has 3 at the least
        development_cards | "developer"] | "entrepreneur"] | development_cards.two_types.1: entrepreneur, entrepreneur, line LINE: it has to be two types that are not Patent, Engineer or Big Storehouse
        development_cards | ["broker", "developer"] | ["broker", "patent"] | development_cards.two_types.16: broker, patent, line LINE: it has to be two types that are not Patent, Engineer or Big Storehouse
        card_numbers | workshop = 2 | workshop = 3 | card_numbers.workshop: 3, line LINE: Arkwright: The Card Game Card 4 has 2
        card_numbers | less = 2 | less = 1 | card_numbers.foreman.less: 1, line LINE: Arkwright: The Card Game Card 5 has 2
        card_numbers | workers = 4 | workers = 3 | card_numbers.foreman.workers: 3, line LINE: Arkwright: The Card Game Card 5 has 4
        card_numbers | developer = 2 | developer = 3 | card_numbers.developer: 3, line LINE: Arkwright: The Card Game Card 9 has 2
        card_numbers | broker = 2 | broker = 1 | card_numbers.broker: 1, line LINE: Arkwright: The Card Game Card 6 has 2
        card_numbers | inventor = 2 | inventor = 1 | card_numbers.inventor: 1, line LINE: Arkwright: The Card Game Card 8 has 2
        "#,
    );
    // These are told where their block or their list begins.
    for (from, to, place, wrong) in [
        (
            "storehouse = 2",
            "storehouse = 3",
            "[development_cards]",
            "development_cards: 25, line LINE: Arkwright: The Card Game Game materials has 24",
        ),
        (
            "[\"broker\", \"developer\"]",
            "[\"broker\", \"entrepreneur\"]",
            "two_types",
            "development_cards.two_types: 2 times entrepreneur, line LINE: it has to be 1 times entrepreneur",
        ),
        (
            "[\"inventor\", \"foreman\"]",
            "[\"developer\", \"foreman\"]",
            "two_types",
            "development_cards.two_types: cards that cannot show every inventor that is due, line LINE: \
             Arkwright: The Card Game Set-up 10 has cards that show the whole supply of four players",
        ),
    ] {
        let (text, _) = edited("development_cards", from, to);
        let (_, line) = if place.starts_with('[') {
            let before = COMPILED.split(place).next().expect("it is there");
            (String::new(), 1 + before.matches('\n').count())
        } else {
            edited("development_cards", place, place)
        };
        let error = Components::parse(&text).map_err(|error| error.to_string());
        let wrong = wrong.replace("line LINE:", &format!("line {line}:"));
        assert_eq!(error, Err(wrong), "{from} -> {to}");
    }
}

/// Two cards for three that are due: each type is there often enough, but not all at once.
#[test]
fn cards_of_two_types_have_to_show_the_whole_supply_at_once() {
    let (text, _) = edited(
        "development_cards",
        "[\"inventor\", \"workshop\"],\n    [\"inventor\", \"foreman\"]",
        "[\"inventor\", \"patron-lamps-food\"],\n    [\"inventor\", \"foreman\"]",
    );
    let text = text.replace(
        "[\"patron-lamps-food\", \"broker\"]",
        "[\"developer\", \"broker\"]",
    );
    let error = Components::parse(&text).map_err(|error| error.to_string());
    let error = error.expect_err("the Patron shares a card with an Inventor");
    assert!(
        error.starts_with("development_cards.two_types: cards that cannot show every "),
        "{error}"
    );
}

// ---- What an owner can correct ---------------------------------------------

#[test]
fn what_nobody_wrote_down_can_be_corrected() {
    for (block, from, to) in [
        ("factory.food", "fixed = 3", "fixed = 4"),
        ("factory.lamps", "ship = 8", "ship = 12"),
        ("worker_cards.food", "workers = 1", "workers = 2"),
        ("stored_goods", "food = 2", "food = 3"),
        ("office", "lamps = 4", "lamps = 5"),
        ("player", "shares = 0", "shares = 5"),
        ("ships", "8, 9]", "8, 12]"),
        ("developments", "decades = [2, 3]", "decades = [1, 3]"),
        ("market.4", "wages_start = 1", "wages_start = 2"),
        ("seats.3", "board = \"quality\"", "board = \"distribution\""),
        (
            "seats.2",
            "[\"food\", \"cutlery\"]",
            "[\"food\", \"lamps\"]",
        ),
        ("contract", "9, 10]", "9, 11]"),
        (
            "development_cards",
            "[\"broker\", \"developer\"]",
            "[\"broker\", \"customs-office\"]",
        ),
    ] {
        let other = corrected(block, from, to);
        assert_ne!(other.hash(), compiled().hash(), "{from} -> {to}");
    }
}

#[test]
fn irregular_boards_are_copied_number_by_number() {
    let cutlery = Good::Cutlery.index();
    let same = "[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, \
                8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 12, 13, 13, 13, 14, 14, 14]";
    let regular = "{ steps = 3, highest = 14 }";
    assert_eq!(&corrected("market.2-3", regular, same), compiled());
    let borders = "[3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]";
    let row = "{ from = 3, to = 19 }";
    assert_eq!(&corrected("market.2-3", row, borders), compiled());

    let from = "cutlery = { red = { from = 3, to = 19 }, green = { from = 3, to = 19 }, \
                demand = { steps = 3, highest = 14 }, start = 4 }";
    let to = "cutlery = { red = [4, 6, 9], green = [], demand = [0, 1, 1, 2, 4], start = 5 }";
    let odd = corrected("market.2-3", from, to);
    let market = &odd.markets[0];
    let red: Vec<usize> = (0..20).filter(|at| market.red[cutlery][*at]).collect();
    assert_eq!(red, [4, 6, 9]);
    assert!(!market.green[cutlery].contains(&true));
    assert_eq!(market.demand[cutlery], [0, 1, 1, 2, 4]);
    assert_eq!(market.start[cutlery], 4);
}
