//! The data file of Water Frame: its numbers, its facts, and what happens to a file that breaks them.

use std::collections::BTreeSet;

use arkwright::{
    Components, Confidence, EventMarker, Good, MatKind, Source, Special, Tile, Tiles,
    WATER_COMPILED, WaterComponents, water_provenance,
};
use data::pack;

/// The compiled file with the first `from` after the header of `block` replaced, and the line of the edit.
fn edited(block: &str, from: &str, to: &str) -> (String, usize) {
    let start = WATER_COMPILED
        .find(&format!("[{block}]\n"))
        .unwrap_or_else(|| panic!("there is no block {block}"));
    let at = start
        + WATER_COMPILED[start..]
            .find(from)
            .unwrap_or_else(|| panic!("{block} has no {from}"));
    let line = 1 + WATER_COMPILED[..at].matches('\n').count();
    let (before, after) = (&WATER_COMPILED[..at], &WATER_COMPILED[at + from.len()..]);
    (format!("{before}{to}{after}"), line)
}

/// The complaint about an edited file, with `LINE` where it names the line of the edit.
fn complaint(block: &str, from: &str, to: &str) -> String {
    let (text, line) = edited(block, from, to);
    let error =
        WaterComponents::parse(&text).expect_err(&format!("{block}: {from} -> {to} is wrong"));
    error
        .to_string()
        .replace(&format!("line {line}:"), "line LINE:")
}

/// Holds each edit of a table (block, text, new text; divided by bars) against its complaint.
#[track_caller]
fn complains(table: &str) {
    for line in table.trim().lines() {
        let columns: Vec<&str> = line.trim().split(" | ").collect();
        let [block, from, to, message] = columns[..] else {
            panic!("four columns: {line}");
        };
        assert_eq!(
            complaint(block, from, to),
            message,
            "{block}: {from} -> {to}"
        );
    }
}

/// The complaint about an edit whose place begins in an earlier line than the edit.
fn earlier(block: &str, from: &str, to: &str) -> String {
    let (text, line) = edited(block, from, to);
    let error = WaterComponents::parse(&text).expect_err("it is wrong");
    assert!(error.line() < line, "{error}");
    error
        .to_string()
        .replace(&format!(", line {}:", error.line()), ", EARLIER:")
}

fn compiled() -> &'static WaterComponents {
    WaterComponents::compiled()
}

/// Proves: WF-005.
#[test]
fn sixteen_events_and_forty_tiles_are_in_play() {
    assert_eq!(EventMarker::ALL.len(), 16);
    let tiles: u8 = compiled().tiles.count.iter().sum();
    assert_eq!(tiles, 40);
    for (index, event) in EventMarker::ALL.into_iter().enumerate() {
        assert_eq!(event.index(), index);
        assert_eq!(EventMarker::from_word(event.word()), Some(event));
    }
    for (index, tile) in Tile::ALL.into_iter().enumerate() {
        assert_eq!(tile.index(), index);
        assert_eq!(Tile::from_word(tile.word()), Some(tile));
    }
    for (index, kind) in MatKind::ALL.into_iter().enumerate() {
        assert_eq!(kind.index(), index);
        assert_eq!(MatKind::from_word(kind.word()), Some(kind));
    }
    assert_eq!(Tile::from_word("reorganization"), None);
    assert_eq!(EventMarker::from_word("plague"), None);
    assert_eq!(MatKind::from_word("exchange"), None);
}

#[test]
fn a_set_of_tiles_knows_what_is_in_it() {
    let mut tiles = Tiles::NONE;
    assert!(tiles.is_empty());
    for tile in [Tile::Workshop, Tile::Agent, Tile::patron(Good::Lamps)] {
        assert!(!tiles.contains(tile));
        tiles.insert(tile);
        assert!(tiles.contains(tile));
    }
    tiles.insert(Tile::Agent);
    assert_eq!(tiles.len(), 3);
    let listed: Vec<Tile> = tiles.iter().collect();
    assert_eq!(listed, [Tile::Agent, Tile::PatronLamps, Tile::Workshop]);
    tiles.remove(Tile::Agent);
    tiles.remove(Tile::Agent);
    assert_eq!(tiles.len(), 2);
    assert!(!tiles.contains(Tile::Agent) && !tiles.is_empty() && tiles.is_known());
    let mut all = Tiles::default();
    Tile::ALL.into_iter().for_each(|tile| all.insert(tile));
    assert!(all.iter().eq(Tile::ALL) && all.is_known());
    let unknown: Tiles = serde_json::from_str("1048576").expect("a number");
    assert!(!unknown.is_known());
    let patrons = Good::ALL.map(|good| Tile::patron(good).word());
    let due = Good::ALL.map(|good| format!("patron-{}", good.word()));
    assert_eq!(patrons.map(str::to_owned), due);
}

/// Proves: WF-006.
#[test]
fn nine_economy_markers_meet_importer_0_to_2_with_1_to_3_workers() {
    let grid: Vec<(u8, u8)> = (0..3)
        .flat_map(|importer| (1..4).map(move |workers| (importer, workers)))
        .collect();
    assert_eq!(compiled().economy, grid);
    let left = compiled().economy.iter();
    let left = left.filter(|(_, workers)| *workers != compiled().economy_out);
    assert_eq!(left.count(), 6);
    complains(
        r"
        economy_markers | out = 3 | out = 2 | economy_markers.out: 2, line LINE: Water Frame 4.1.I has 3
        economy_markers | importer = 0, workers = 1 | importer = 0 | no 'workers' in economy_markers.markers.1, line LINE: add it
        ",
    );
    let place = "economy_markers.markers";
    let block = "economy_markers";
    assert_eq!(
        earlier(block, "{ importer = 0, workers = 1 },", ""),
        format!("{place}: 8, EARLIER: Water Frame 2.0 has 9")
    );
    assert_eq!(
        earlier(
            block,
            "importer = 1, workers = 3",
            "importer = 1, workers = 4"
        ),
        format!(
            "{place}: no marker with importer 1 and 3 workers, EARLIER: \
             Water Frame I has one with importer 1 and 3 workers"
        )
    );
    assert_eq!(
        earlier(
            block,
            "importer = 2, workers = 1",
            "importer = 2, workers = 10"
        ),
        format!("{place}: 10, EARLIER: it has to be 9 at the most")
    );
    let many = WATER_COMPILED.replace("workers = 2 }", "workers = 3 }");
    let error = WaterComponents::parse(&many).expect_err("only three are left");
    assert!(
        error.to_string().starts_with(&format!(
            "{place}: 3 markers without those with 3 workers, line "
        )) && error.to_string().ends_with(": it has to be 5 at the least"),
        "{error}"
    );
}

/// Proves: WF-009.
#[test]
fn grey_markers_have_no_more_spaces_than_one_two_or_three_sets() {
    let mat = &compiled().mat;
    assert_eq!(mat.sets, [1, 2, 3]);
    assert_eq!(mat.rows, [[2, 2, 2, 2], [3, 3, 3, 3], [5, 6, 6, 5]]);
    for (rows, sets) in mat.rows.into_iter().zip(mat.sets) {
        assert!(rows[0] + rows[1] <= 4 * sets && rows[2] + rows[3] <= 4 * sets);
    }
    assert_eq!(mat.production, [2, 4]);
    complains(
        r"
        grey_markers | [1, 2, 3] | [2, 2, 3] | grey_markers.sets.1: 2, line LINE: Water Frame 4.1.III has 1
        grey_markers | [1, 2, 3] | [1, 3, 3] | grey_markers.sets.2: 3, line LINE: Water Frame 4.1.III has 2
        grey_markers | [1, 2, 3] | [1, 2, 4] | grey_markers.sets.3: 4, line LINE: Water Frame 4.1.III has 3
        mat | [3, 3, 3, 3] | [4, 3, 3, 3] | mat.3.1: 4, line LINE: Water Frame 4.1.III has 3
        mat | [3, 3, 3, 3] | [3, 3, 3, 2] | mat.3.4: 2, line LINE: Water Frame 4.1.III has 3
        mat | [2, 2, 2, 2] | [2, 3, 2, 2] | mat.2: 5 spaces in rows I and II, line LINE: it has to be 4 at the most
        mat | [5, 6, 6, 5] | [5, 6, 6, 7] | mat.4: 13 spaces in rows III and IV, line LINE: it has to be 12 at the most
        mat | [5, 6, 6, 5] | [255, 255, 6, 5] | mat.4: 510 spaces in rows I and II, line LINE: it has to be 12 at the most
        mat | [5, 6, 6, 5] | [5, 6, 6] | mat.4 has 3 entries, line LINE: give it 4
        production_markers | light = 2 | light = 1 | production_markers.light: 1, line LINE: Water Frame II.2.8 has 2
        production_markers | dark = 4 | dark = 3 | production_markers.dark: 3, line LINE: Water Frame II.2.8 has 4
        ",
    );
}

/// Proves: WF-010.
#[test]
fn ships_carry_2_to_10_and_two_players_have_only_the_smallest() {
    let ships = compiled()
        .ships
        .map(|ship| (ship.capacity, ship.count, ship.row));
    assert_eq!(
        ships,
        [(2, 4, 1), (4, 2, 2), (6, 2, 3), (8, 1, 4), (10, 1, 4)]
    );
    assert_eq!(compiled().ships_of_two, 1);
    complains(
        r"
        ships | capacity = 2 | capacity = 1 | ships.ships.1.capacity: 1, line LINE: Water Frame 2.0 has 2
        ships | capacity = 8 | capacity = 9 | ships.ships.4.capacity: 9, line LINE: Water Frame 2.0 has 8
        ships | capacity = 10 | capacity = 12 | ships.ships.5.capacity: 12, line LINE: Water Frame 2.0 has 10
        ships | count = 4 | count = 3 | ships.ships.1.count: 3, line LINE: Water Frame 2.0 has 4
        ships | count = 1 | count = 2 | ships.ships.4.count: 2, line LINE: Water Frame 2.0 has 1
        ships | row = 2 | row = 1 | ships.ships.2.row: 1, line LINE: Water Frame 4.1.III has 2
        ships | row = 4 | row = 5 | ships.ships.4.row: 5, line LINE: Water Frame 4.1.III has 4
        ships | two_players = 1 | two_players = 2 | ships.two_players: 2, line LINE: Water Frame 4.1.III has 1
        ",
    );
}

#[test]
fn crews_of_the_small_ships_are_stated_and_larger_ships_never_need_less() {
    let crews = compiled().ships.map(|ship| ship.crew);
    assert_eq!(crews, [0, 1, 2, 3, 4]);
    complains(
        r"
        ships | crew = 0 | crew = 1 | ships.ships.1.crew: 1, line LINE: Water Frame II.3.2.3 has 0
        ships | crew = 1 | crew = 2 | ships.ships.2.crew: 2, line LINE: Water Frame II.3.2.3 has 1
        ships | crew = 2 | crew = 3 | ships.ships.3.crew: 3, line LINE: Water Frame II.3.2.3 has 2
        ships | crew = 4 | crew = 2 | ships.ships.5.crew: 2, line LINE: it has to be 3 to 10
        ships | crew = 4 | crew = 11 | ships.ships.5.crew: 11, line LINE: it has to be 3 to 10
        ",
    );
    assert_eq!(
        earlier("ships", "crew = 3", "crew = 4"),
        "ships.ships: no crew of 3, EARLIER: player's book 1.6 has a crew of 3"
    );
    let (text, _) = edited("ships", "crew = 4", "crew = 5");
    assert!(WaterComponents::parse(&text).is_ok());
}

#[test]
fn contracts_go_from_2_to_10_and_for_two_players_to_4() {
    let components = compiled();
    assert_eq!(components.contracts, [2, 4, 6, 8, 10]);
    let last_of_two = usize::from(components.contracts_of_two) - 1;
    assert_eq!(components.contracts[last_of_two], 4);
    assert_eq!(components.overdue_spaces, 2);
    complains(
        r"
        contracts | [2, 4, 6, 8, 10] | [1, 4, 6, 8, 10] | contracts.spaces.1: 1, line LINE: Water Frame 4.1.II has 2
        contracts | [2, 4, 6, 8, 10] | [2, 3, 6, 8, 10] | contracts.spaces.2: 3, line LINE: Water Frame 4.1.II has 4
        contracts | [2, 4, 6, 8, 10] | [2, 4, 5, 8, 10] | contracts.spaces.3: 5, line LINE: Water Frame II.2.6 has 6
        contracts | [2, 4, 6, 8, 10] | [2, 4, 6, 6, 10] | contracts.spaces.4: 6, line LINE: it has to be 7 to 9
        contracts | [2, 4, 6, 8, 10] | [2, 4, 6, 8, 12] | contracts.spaces.5: 12, line LINE: Water Frame II.2.6 has 10
        contracts | two_players = 2 | two_players = 3 | contracts.two_players: 3, line LINE: Water Frame 4.1.II has 2
        contracts | overdue = 2 | overdue = 1 | contracts.overdue: 1, line LINE: Water Frame III.4 has 2
        ",
    );
}

#[test]
fn a_full_warehouse_holds_40_goods_and_the_small_one_5() {
    let warehouse = &compiled().warehouse;
    let of_one_good = warehouse.column + warehouse.lines.iter().sum::<u8>();
    assert_eq!(4 * of_one_good, 40);
    assert_eq!(warehouse.small, 5);
    complains(
        r"
        warehouses | column = 5 | column = 4 | warehouses.column: 4, line LINE: player's book 1.4 has 5
        warehouses | [3, 2] | [2, 2] | warehouses.lines.1: 2, line LINE: player's book 1.4 has 3
        warehouses | [3, 2] | [3, 3] | warehouses.lines.2: 3, line LINE: player's book 1.4 has 2
        warehouses | small = 5 | small = 6 | warehouses.small: 6, line LINE: Water Frame III.5 has 5
        ",
    );
}

/// Proves: WF-157.
#[test]
fn there_are_as_many_of_each_tile_as_stand_beside_its_name() {
    let due = [2, 2, 3, 1, 3, 2, 2, 2, 3, 2, 2, 2, 2, 3, 1, 1, 1, 1, 2, 3];
    assert_eq!(compiled().tiles.count, due);
    for (tile, count) in Tile::ALL.into_iter().zip(due) {
        let word = tile.word();
        let wrong = count + 1;
        assert_eq!(
            complaint(
                "tile_counts",
                &format!("\n{word} = {count}"),
                &format!("\n{word} = {wrong}")
            ),
            // The edit begins with the end of the line before.
            format!(
                "tile_counts.{word}: {wrong}, line {}: player's book 1.8 has {count}",
                1 + edited("tile_counts", &format!("\n{word} = {count}"), "").1
            )
        );
    }
}

/// Proves: WF-011.
#[test]
fn with_charisma_and_an_inventor_there_are_seven_tiles_for_each_player() {
    let tiles = &compiled().tiles;
    assert_eq!(tiles.drawn, [12, 19, 26]);
    for (drawn, players) in tiles.drawn.into_iter().zip(2..) {
        assert_eq!(drawn + 2, 7 * players);
        // No kind comes as often as there are players, and still there are enough to draw.
        let most = tiles.count.map(|count| count.min(players - 1));
        let left: u8 = most.iter().sum::<u8>() - 2;
        assert!(left >= drawn, "{players} players");
    }
    // With the four patrons given, fewer are drawn in first games.
    assert_eq!(tiles.drawn.map(|drawn| drawn - 4), [8, 15, 22]);
    complains(
        r"
        tiles | [12, 19, 26] | [13, 19, 26] | tiles.drawn.1: 13, line LINE: Water Frame 4.1.III has 12
        tiles | [12, 19, 26] | [12, 18, 26] | tiles.drawn.2: 18, line LINE: Water Frame 4.1.III has 19
        tiles | [12, 19, 26] | [12, 19, 255] | tiles.drawn.3: 255, line LINE: Water Frame 4.1.III has 26
        tiles | most = 4 | most = 5 | tiles.most: 5, line LINE: Water Frame II.3.2.1 has 4
        ",
    );
}

#[test]
fn numbers_on_the_tiles_are_those_of_the_rule_books() {
    let tiles = &compiled().tiles;
    assert_eq!(tiles.inventor, [5, 10, 15, 20]);
    assert_eq!((tiles.developer, tiles.office), (5, 5));
    assert_eq!((tiles.workshop, tiles.workshop_running), (3, 1));
    let foreman = (tiles.foreman, tiles.foreman_workers, tiles.foreman_least);
    assert_eq!(foreman, (2, 4, 1));
    assert_eq!((tiles.patent, tiles.patent_levels), (2, 2));
    assert_eq!((tiles.engineer, tiles.accountant), (6, 2));
    assert_eq!((tiles.engineering_works, tiles.half_price_shares), (1, 2));
    assert_eq!((tiles.most, compiled().blocked_fee), (4, 4));
    complains(
        r"
        tile_numbers | [5, 10, 15, 20] | [4, 10, 15, 20] | tile_numbers.inventor.1: 4, line LINE: player's book 1.8 has 5
        tile_numbers | [5, 10, 15, 20] | [5, 16, 15, 20] | tile_numbers.inventor.2: 16, line LINE: player's book 1.8 has 10
        tile_numbers | [5, 10, 15, 20] | [5, 10, 16, 20] | tile_numbers.inventor.3: 16, line LINE: player's book 1.8 has 15
        tile_numbers | [5, 10, 15, 20] | [5, 10, 15, 25] | tile_numbers.inventor.4: 25, line LINE: player's book 1.8 has 20
        tile_numbers | developer = 5 | developer = 4 | tile_numbers.developer: 4, line LINE: player's book 1.8 has 5
        tile_numbers | { more = 3, running = 1 } | { more = 2, running = 1 } | tile_numbers.workshop.more: 2, line LINE: player's book 1.8 has 3
        tile_numbers | { more = 3, running = 1 } | { more = 3, running = 0 } | tile_numbers.workshop.running: 0, line LINE: player's book 1.8 has 1
        tile_numbers | less = 2 | less = 3 | tile_numbers.foreman.less: 3, line LINE: Water Frame III.3 has 2
        tile_numbers | workers = 4 | workers = 5 | tile_numbers.foreman.workers: 5, line LINE: Water Frame III.3 has 4
        tile_numbers | least = 1 | least = 0 | tile_numbers.foreman.least: 0, line LINE: Water Frame III.3 has 1
        tile_numbers | { more = 2, levels = 2 } | { more = 3, levels = 2 } | tile_numbers.patent.more: 3, line LINE: player's book 1.8 has 2
        tile_numbers | { more = 2, levels = 2 } | { more = 2, levels = 1 } | tile_numbers.patent.levels: 1, line LINE: player's book 1.8 has 2
        tile_numbers | office = 5 | office = 4 | tile_numbers.office: 4, line LINE: player's book 1.8 has 5
        tile_numbers | engineer = 6 | engineer = 5 | tile_numbers.engineer: 5, line LINE: player's book 1.8 has 6
        tile_numbers | accountant = 2 | accountant = 1 | tile_numbers.accountant: 1, line LINE: player's book 1.8 has 2
        tile_numbers | engineering_works = 1 | engineering_works = 2 | tile_numbers.engineering_works: 2, line LINE: player's book 1.8 has 1
        tile_numbers | broker = 2 | broker = 3 | tile_numbers.broker: 3, line LINE: player's book 1.8 has 2
        tile_numbers | administrator = 4 | administrator = 2 | tile_numbers.administrator: 2, line LINE: player's book 1.8 has 4
        ",
    );
}

#[test]
fn numbers_of_the_events_are_those_of_the_players_book() {
    let events = &compiled().events;
    assert_eq!((events.credit_crisis_percent, events.recession), (10, 2));
    assert_eq!((events.royal_level, events.royal_tile), (4, 2));
    assert_eq!((events.unrest, events.strike), (1, 1));
    assert_eq!((events.exhibition, events.crisis), (4, 5));
    assert_eq!((events.navigation, events.opium), (2, 1));
    assert_eq!(events.made_in_england, 2);
    complains(
        r"
        event_numbers | credit_crisis = 10 | credit_crisis = 20 | event_numbers.credit_crisis: 20, line LINE: player's book 1.9 has 10
        event_numbers | made_in_england = 2 | made_in_england = 1 | event_numbers.made_in_england: 1, line LINE: player's book 1.9 has 2
        event_numbers | navigation_acts = 2 | navigation_acts = 3 | event_numbers.navigation_acts: 3, line LINE: player's book 1.9 has 2
        event_numbers | opium_war = 1 | opium_war = 2 | event_numbers.opium_war: 2, line LINE: player's book 1.9 has 1
        event_numbers | recession = 2 | recession = 1 | event_numbers.recession: 1, line LINE: player's book 1.9 has 2
        event_numbers | level = 4 | level = 5 | event_numbers.royal_society.level: 5, line LINE: player's book 1.9 has 4
        event_numbers | tile = 2 | tile = 1 | event_numbers.royal_society.tile: 1, line LINE: player's book 1.9 has 2
        event_numbers | social_unrest = 1 | social_unrest = 2 | event_numbers.social_unrest: 2, line LINE: player's book 1.9 has 1
        event_numbers | strike = 1 | strike = 2 | event_numbers.strike: 2, line LINE: player's book 1.9 has 1
        event_numbers | exhibition = 4 | exhibition = 5 | event_numbers.exhibition: 5, line LINE: player's book 1.9 has 4
        event_numbers | economic_crisis = 5 | economic_crisis = 4 | event_numbers.economic_crisis: 4, line LINE: player's book 1.9 has 5
        ",
    );
}

#[test]
fn four_events_are_out_with_two_players_and_four_are_laid_out_in_the_predetermined_set_up() {
    use EventMarker::{
        Bureaucracy, CreditCrisis, EconomicCrisis, Lobby, NavigationActs, OpiumWar,
        WarOnTheContinent, WorldExhibition,
    };
    let events = &compiled().events;
    assert_eq!(
        events.out_of_two,
        [CreditCrisis, NavigationActs, OpiumWar, EconomicCrisis]
    );
    let fixed = [Lobby, WarOnTheContinent, Bureaucracy, WorldExhibition];
    assert_eq!(events.fixed, fixed);
    assert_eq!(events.shuffled, [WarOnTheContinent, Lobby, WorldExhibition]);
    complains(
        r#"
        events | "opium-war", "economic-crisis" | "opium-war" | events.out_of_two: credit-crisis, navigation-acts, opium-war, line LINE: Water Frame 4.1.I has credit-crisis, navigation-acts, opium-war, economic-crisis
        events | "opium-war" | "opium" | events.out_of_two.3 is 'opium', line LINE: write an event
        predetermined_events | 1770 = "lobby" | 1770 = "luddism" | predetermined_events.1770: luddism, line LINE: Water Frame 4.1.I has lobby
        predetermined_events | 1780 = "war-on-the-continent" | 1780 = "luddism" | predetermined_events.1780: luddism, line LINE: Water Frame 4.1.I has war-on-the-continent
        predetermined_events | 1790 = "bureaucracy" | 1790 = "lobby" | predetermined_events.1790: lobby, line LINE: Water Frame 4.1.I has bureaucracy
        predetermined_events | 1800 = "world-exhibition" | 1800 = "end-of-game" | predetermined_events.1800: end-of-game, line LINE: Water Frame 4.1.I has world-exhibition
        predetermined_events | ["lobby", | ["bureaucracy", "lobby", | predetermined_events.shuffled: bureaucracy, war-on-the-continent, lobby, world-exhibition, line LINE: Water Frame 4.1.I has war-on-the-continent, lobby, world-exhibition
        "#,
    );
}

#[test]
fn an_idle_factory_costs_four_spaces_and_two_shares() {
    assert_eq!((compiled().idle_spaces, compiled().idle_shares), (4, 2));
    complains(
        r"
        idle_factories | spaces = 4 | spaces = 3 | idle_factories.spaces: 3, line LINE: Water Frame 8.0 has 4
        idle_factories | shares = 2 | shares = 1 | idle_factories.shares: 1, line LINE: Water Frame 8.0 has 2
        ",
    );
}

/// Factories with price and appeal, shares, and money after paying, of each seat.
type SetUp = (Vec<(Good, u8, u8)>, u8, u8);

fn set_up(players: usize) -> Vec<SetUp> {
    let cost = |good: Good| Components::compiled().factories[good.index()].cost[0];
    let seats = compiled().predetermined[players - 2].seats.iter();
    let seats = seats.map(|seat| {
        // Every share that is gone brought 10.
        assert_eq!(seat.capital, 10 * (15 - seat.shares));
        let paid: u8 = seat.factories.iter().map(|(good, _)| cost(*good)).sum();
        let factories = seat.factories.iter();
        let factories = factories.map(|(good, price)| (*good, *price, cost(*good) - price));
        (factories.collect(), seat.shares, seat.capital - paid)
    });
    seats.collect()
}

/// Proves: WF-017.
#[test]
fn predetermined_seats_have_the_money_of_the_tables_once_they_paid() {
    use Good::{Clothes, Cutlery, Food, Lamps};
    assert_eq!(
        set_up(4),
        [
            (vec![(Clothes, 6, 3), (Cutlery, 6, 4)], 9, 41),
            (vec![(Food, 7, 1), (Cutlery, 7, 3)], 10, 32),
            (vec![(Clothes, 5, 4), (Lamps, 8, 3)], 9, 40),
            (vec![(Food, 5, 3), (Lamps, 9, 2)], 10, 31),
        ]
    );
    assert_eq!(
        set_up(3),
        [
            (vec![(Food, 7, 1), (Clothes, 8, 1)], 10, 33),
            (vec![(Food, 6, 2), (Cutlery, 8, 2)], 9, 42),
            (vec![(Food, 5, 3), (Lamps, 9, 2)], 9, 41),
        ]
    );
    assert_eq!(
        set_up(2),
        [
            (vec![(Food, 5, 3), (Cutlery, 8, 2)], 8, 52),
            (vec![(Food, 7, 1), (Clothes, 8, 1)], 7, 63),
        ]
    );
    complains(
        r"
        predetermined.4 | clothes = 6 | clothes = 5 | predetermined.4.seats.1.factories.clothes: 5, line LINE: Water Frame 4.1.V has 6
        predetermined.4 | lamps = 8 | cutlery = 8 | predetermined.4.seats.3.factories: cutlery, line LINE: Water Frame 4.1.V has lamps
        predetermined.3 | shares = 10 | shares = 9 | predetermined.3.seats.1.shares: 9, line LINE: Water Frame 4.1.VI has 10
        predetermined.2 | capital = 70 | capital = 60 | predetermined.2.seats.1.capital: 60, line LINE: Water Frame 4.1.VI has 70
        predetermined.2 | food = 5, cutlery = 8 | food = 5 | predetermined.2.seats.1.factories has 1 entries, line LINE: give it 2
        ",
    );
}

/// How often each tile of a predetermined set-up is there.
fn times(players: usize, tile: Tile) -> usize {
    let tiles = &compiled().predetermined[players - 2].tiles;
    tiles.iter().filter(|each| **each == tile).count()
}

/// Proves: WF-013.
#[test]
fn predetermined_tiles_are_six_for_each_player_and_three_players_have_the_mat_of_the_picture() {
    use MatKind::{Distribution, Machinery, Production, Quality};
    for players in 2..=4 {
        let tiles = &compiled().predetermined[players - 2].tiles;
        assert_eq!(tiles.len(), 6 * players);
        for tile in Tile::ALL {
            assert!(times(players, tile) < players, "{}", tile.word());
            // What fewer players have is there with more of them too.
            assert!(players == 4 || times(players, tile) <= times(players + 1, tile));
        }
        let patrons = Good::ALL.map(|good| times(players, Tile::patron(good)));
        assert_eq!(patrons.iter().sum::<usize>(), players);
    }
    let twice = |players| {
        let all = Tile::ALL.into_iter();
        all.filter(move |tile| times(players, *tile) == 2)
    };
    assert_eq!(twice(2).count(), 0);
    assert!(twice(3).eq([Tile::Developer, Tile::Inventor]));
    assert!(twice(4).eq([
        Tile::Agent,
        Tile::Developer,
        Tile::Inventor,
        Tile::Administrator,
        Tile::Workshop,
    ]));
    assert_eq!(
        compiled().predetermined[1].mat,
        [
            [Machinery, Distribution, Quality],
            [Machinery, Quality, Distribution],
            [Machinery, Distribution, Quality],
            [Distribution, Quality, Production],
        ]
    );
    let complains = |block: &str, from: &str, to: &str, message: &str| {
        assert_eq!(earlier(block, from, to), message);
    };
    complains(
        "predetermined.3",
        "\"accountant\"",
        "\"office\"",
        "predetermined.3.tiles: 0 times accountant, EARLIER: Water Frame 4.1.III has 1",
    );
    complains(
        "predetermined.4",
        "\"patent\"",
        "\"agent\"",
        "predetermined.4.tiles: 3 times agent, EARLIER: Water Frame 4.1.III has 2",
    );
    complains(
        "predetermined.4",
        ", \"patron-lamps\"",
        "",
        "predetermined.4.tiles: 3 times patron, EARLIER: Water Frame 4.1.III has 4",
    );
    complains(
        "predetermined.4",
        "\"patron-lamps\"",
        "\"patron-food\"",
        "predetermined.4.tiles: 2 times patron-food, EARLIER: it has to be 1 times at the most",
    );
    complains(
        "predetermined.2",
        "\"inventor\", ",
        "",
        "predetermined.2.tiles: 0 times inventor, EARLIER: Water Frame 4.1.III has 1",
    );
    complains(
        "predetermined.2",
        "\"agent\"",
        "\"developer\"",
        "predetermined.2.tiles: 2 times developer, EARLIER: it has to be 1 times at the most",
    );
    complains(
        "predetermined.2",
        "\"patron-clothes\"",
        "\"patron-lamps\"",
        "predetermined.2.tiles: 1 times patron-lamps, EARLIER: it has to be 0 times at the most",
    );
}

#[test]
fn predetermined_mats_fill_the_spaces_with_markers_that_are_in_play() {
    complains(
        r#"
        predetermined.3 | "machinery", "distribution", "quality" | "machinery", "quality", "distribution" | predetermined.3.mat.1: machinery, quality, distribution, line LINE: Water Frame 4.1.III has machinery, distribution, quality
        predetermined.2 | ["machinery", "quality"] | ["machinery"] | predetermined.2.mat.1: 1, line LINE: it has to be 2
        predetermined.2 | ["machinery", "quality"] | ["machinery", "exchange"] | predetermined.2.mat.1.2 is 'exchange', line LINE: write machinery, quality, distribution or production
        "#,
    );
    assert_eq!(
        earlier(
            "predetermined.4",
            "\"quality\", \"production\"]",
            "\"production\", \"production\"]"
        ),
        "predetermined.4.mat: 4 times production, EARLIER: it has to be 3 times at the most"
    );
}

#[test]
fn players_start_with_special_markers_that_lie_in_row_one() {
    use MatKind::{Distribution, Machinery, Quality};
    let specials = |players: usize| -> Vec<Special> {
        let seats = compiled().predetermined[players - 2].seats.iter();
        seats.map(|seat| seat.special).collect()
    };
    let light = Special::Light;
    let ship = Special::Ship(2);
    assert_eq!(specials(2), [light(Machinery), ship]);
    assert_eq!(specials(3), [ship, light(Machinery), light(Quality)]);
    assert_eq!(
        specials(4),
        [light(Distribution), ship, light(Quality), light(Machinery)]
    );
    complains(
        r#"
        predetermined.2 | ship = 2 | ship = 2, marker = "quality" | predetermined.2.seats.2.ship is 2, line LINE: write a ship or a marker, not both
        predetermined.2 | , ship = 2 |  | no 'marker' in predetermined.2.seats.2, line LINE: add it
        predetermined.2 | marker = "machinery" | marker = "workers" | predetermined.2.seats.1.marker is 'workers', line LINE: write machinery, quality, distribution or production
        "#,
    );
    for (block, from, to, found, most) in [
        ("3", "ship = 2", "ship = 4", "1 times ship 4", 0),
        (
            "3",
            "ship = 2",
            "marker = \"quality\"",
            "2 times quality",
            1,
        ),
        (
            "3",
            "ship = 2",
            "marker = \"production\"",
            "1 times production",
            0,
        ),
    ] {
        assert_eq!(
            earlier(&format!("predetermined.{block}"), from, to),
            format!(
                "predetermined.{block}.seats: {found}, EARLIER: \
                 it has to be {most} times at the most"
            )
        );
    }
}

#[test]
fn a_file_of_the_wrong_shape_gets_one_clear_line() {
    complains(
        r#"
        mat | 4 = [ | 5 = [ | unknown key '5' in mat, line LINE: use one of source, derived, reconstructed, confidence, note, 2, 3, 4
        ships | row = 1 | raw = 1 | unknown key 'raw' in ships.ships.1, line LINE: use one of capacity, count, crew, row
        contracts | overdue = 2 | overdue = 256 | contracts.overdue is 256, line LINE: give a number from 0 to 255
        tile_numbers | office = 5 | office = "five" | tile_numbers.office is 'five', line LINE: write a whole number
        tile_numbers | workshop = { more = 3, running = 1 } | workshop = 3 | tile_numbers.workshop is 3, line LINE: write a table
        predetermined.4 | "agent" | "agents" | predetermined.4.tiles.12 is 'agents', line LINE: write a development tile
        events | source = "printed" | source = "hearsay" | events.source is 'hearsay', line LINE: write printed, derived, web or reconstructed
        "#,
    );
    assert_eq!(
        WaterComponents::parse("").map_err(|error| error.to_string()),
        Err("no 'economy_markers' in the file, line 1: add it".into())
    );
    let seats = earlier(
        "predetermined.3",
        "{ factories = { food = 7, clothes = 8 }, shares = 10, capital = 50, ship = 2 },",
        "",
    );
    assert_eq!(
        seats,
        "predetermined.3.seats has 2 entries, EARLIER: give it 3"
    );
}

#[test]
fn comments_provenance_and_the_order_of_what_is_shuffled_do_not_change_the_hash() {
    let hash = compiled().hash();
    let bare: String = WATER_COMPILED
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| format!("{line}  # seen on the mat\n"))
        .collect();
    let parsed = WaterComponents::parse(&bare).expect("only comments differ");
    assert_eq!(parsed.hash(), hash);
    for (block, from, to) in [
        ("economy_markers", "\"reconstructed\"", "\"printed\""),
        (
            "economy_markers",
            "    { importer = 0, workers = 1 },\n    { importer = 0, workers = 2 },",
            "    { importer = 0, workers = 2 },\n    { importer = 0, workers = 1 },",
        ),
        (
            "predetermined.2",
            "\"charisma\", \"administrator\"",
            "\"administrator\", \"charisma\"",
        ),
        (
            "events",
            "\"credit-crisis\", \"navigation-acts\"",
            "\"navigation-acts\", \"credit-crisis\"",
        ),
    ] {
        let (text, _) = edited(block, from, to);
        let parsed = WaterComponents::parse(&text).map(|parsed| parsed.hash());
        assert_eq!(parsed, Ok(hash), "{block}");
    }
}

#[test]
fn reconstructed_numbers_can_be_corrected_and_each_changes_the_hash() {
    let mut hashes = BTreeSet::from([compiled().hash().to_string()]);
    let corrections = [
        (
            "economy_markers",
            "importer = 0, workers = 1",
            "importer = 3, workers = 0",
        ),
        ("ships", "crew = 4", "crew = 3"),
        ("contracts", "8, 10]", "9, 10]"),
        (
            "predetermined.2",
            "[\"machinery\", \"quality\"]",
            "[\"quality\", \"machinery\"]",
        ),
        (
            "predetermined.2",
            "\"patron-clothes\"",
            "\"patron-cutlery\"",
        ),
        ("predetermined.2", ", \"foreman\"", ""),
        ("predetermined.2", "\"machinery\" },", "\"quality\" },"),
        ("predetermined.2", "ship = 2", "marker = \"quality\""),
        ("predetermined.3", "\"patron-cutlery\"", "\"patron-lamps\""),
        (
            "predetermined.4",
            "\"production\", \"machinery\"]",
            "\"production\", \"production\"]",
        ),
    ];
    for (block, from, to) in corrections {
        let (text, _) = edited(block, from, to);
        let parsed = WaterComponents::parse(&text).unwrap_or_else(|error| panic!("{error}"));
        assert!(
            hashes.insert(parsed.hash().to_string()),
            "{block}: {from} -> {to}"
        );
    }
    // Who has four spaces in each row of the mat puts four markers there.
    let start = WATER_COMPILED
        .find("[predetermined.4]")
        .expect("it is there");
    let (before, after) = WATER_COMPILED.split_at(start);
    let fewer = before.replace("4 = [5, 6, 6, 5]", "4 = [4, 4, 4, 4]")
        + &after
            .replace("\"production\", \"machinery\"],", "\"production\"],")
            .replace(
                "\"production\", \"quality\", \"distribution\"],",
                "\"production\"],",
            )
            .replace(
                "\"production\", \"machinery\", \"distribution\"],",
                "\"production\"],",
            )
            .replace(
                "\"production\", \"quality\", \"production\"],",
                "\"production\", \"quality\"],",
            );
    let parsed = WaterComponents::parse(&fewer).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(parsed.mat.rows[2], [4; 4]);
    assert!(hashes.insert(parsed.hash().to_string()));
}

#[test]
fn released_numbers_are_found_by_their_hash() {
    let short = compiled().hash().to_string();
    assert_eq!(WaterComponents::released(&short), Some(compiled()));
    assert_eq!(WaterComponents::released("0000000000000000"), None);
    assert_eq!(
        WaterComponents::parse(WATER_COMPILED).as_ref(),
        Ok(compiled())
    );
}

/// `MILLWRIGHT_BLESS=1` packs the data file anew, which is right for a correction of its numbers.
#[test]
fn the_packed_numbers_are_those_of_the_data_file() {
    let components = WaterComponents::parse(WATER_COMPILED).expect("the compiled file is right");
    let provenance = water_provenance(WATER_COMPILED).expect("the compiled file is right");
    let packed = pack(&components, &provenance);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/data/water-frame.packed");
    if std::env::var_os("MILLWRIGHT_BLESS").is_some() {
        std::fs::write(path, &packed).expect("the packed numbers can be written");
    }
    let stored = std::fs::read(path).expect("the packed numbers are stored");
    assert!(
        stored == packed,
        "the numbers are not packed as they stand in the file: \
         MILLWRIGHT_BLESS=1 cargo test -p arkwright --test it water_frame_data:: packs them"
    );
}

#[test]
fn the_numbers_are_those_that_were_released() {
    // Records name this hash. A correction of the numbers is released beside the old ones.
    assert_eq!(compiled().hash().to_string(), "1d1cecdf4e440735");
}

#[test]
fn provenance_covers_every_block() {
    let file: toml::Table = WATER_COMPILED.parse().expect("the compiled file is TOML");
    let mut blocks = BTreeSet::new();
    for (name, value) in &file {
        let table = value.as_table().expect("the top has only tables");
        if table.contains_key("source") {
            blocks.insert(name.clone());
            continue;
        }
        for (inner, value) in table {
            assert!(value.is_table(), "{name}.{inner} has no provenance");
            blocks.insert(format!("{name}.{inner}"));
        }
    }
    let provenance = water_provenance(WATER_COMPILED).expect("the compiled file is right");
    let named: BTreeSet<String> = provenance.iter().map(|each| each.block.clone()).collect();
    assert_eq!(named, blocks);
    assert_eq!(provenance.len(), blocks.len());
    let compiled = WaterComponents::compiled_provenance().iter();
    assert!(
        compiled
            .map(|each| &each.block)
            .eq(provenance.iter().map(|each| &each.block))
    );
}

#[test]
fn nothing_reconstructed_passes_for_sure() {
    for block in water_provenance(WATER_COMPILED).expect("the compiled file is right") {
        assert!(!block.note.is_empty(), "{}", block.block);
        let has_guess = block.source == Source::Reconstructed || !block.reconstructed.is_empty();
        if has_guess {
            assert_ne!(block.confidence, Confidence::High, "{}", block.block);
        }
    }
}

#[test]
fn no_number_put_in_place_of_another_makes_the_reader_panic() {
    let bytes = WATER_COMPILED.as_bytes();
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let starts = (0..bytes.len()).filter(|at| is_digit(*at) && (*at == 0 || !is_digit(at - 1)));
    for start in starts {
        let end = (start..)
            .find(|at| !is_digit(*at))
            .expect("the file ends with a bracket");
        for number in [
            "0",
            "1",
            "29",
            "255",
            "-1",
            "99999999999999999999",
            "[]",
            "\"\"",
        ] {
            let (before, after) = (&WATER_COMPILED[..start], &WATER_COMPILED[end..]);
            let text = format!("{before}{number}{after}");
            if let Err(error) = WaterComponents::parse(&text) {
                let message = error.to_string();
                assert_eq!(message.lines().count(), 1, "{message}");
                assert!(message.contains(", line "), "{message}");
            }
        }
    }
}

#[test]
fn a_file_cut_short_is_refused_and_never_makes_the_reader_panic() {
    let end = WATER_COMPILED.trim_end().len();
    for at in (0..end)
        .filter(|at| WATER_COMPILED.is_char_boundary(*at))
        .step_by(11)
    {
        let error =
            WaterComponents::parse(&WATER_COMPILED[..at]).expect_err("something is missing");
        assert_eq!(error.to_string().lines().count(), 1, "{error}");
    }
}
