//! The component numbers of the card game as a form: lists of arrows and steps, tables by players.

use client::{DataForm, FormBlock, FormPart, held_by};
use games::{AnyGame, AnyPlay};
use table::{GameInfo, Rng, Seed};

fn info() -> &'static GameInfo {
    games::info("card-game").expect("it is in the catalogue")
}

fn numbers() -> &'static str {
    let released = games::released(info().id, info().data_file());
    released
        .expect("the game is held")
        .expect("it has such a file")
}

fn form() -> DataForm {
    DataForm::read(numbers())
}

fn cell(form: &DataForm, path: &str) -> usize {
    let found = form.cells().iter().position(|cell| cell.path == path);
    found.unwrap_or_else(|| panic!("no cell {path}"))
}

fn is_held(form: &DataForm, path: &str) -> bool {
    held_by(info(), info().data_file(), form, cell(form, path)).is_some()
}

/// A game with these numbers.
fn set_up(players: u8, text: &str) -> Result<AnyGame, games::Error> {
    let files = [info().own_file(info().data_file(), text)];
    AnyGame::new(info().id, players, &[], &files)
}

fn play_on(mut play: AnyPlay) -> AnyPlay {
    let mut rng = Rng::new(7);
    while play.asked().is_some() {
        let legal = play.legal();
        let action = &legal[rng.below(legal.len() as u32) as usize];
        play.act(action).expect("it is offered");
        play.turn_up();
    }
    play
}

#[test]
fn the_form_is_the_file_and_has_every_block_with_its_source() {
    let form = form();
    assert_eq!(form.text(), numbers());
    assert!(form.blocks().len() > 25);
    for block in form.blocks() {
        assert!(!block.entries.is_empty(), "{}", block.name);
        assert_eq!(block.says("source").len(), 1, "{}", block.name);
        assert_eq!(block.says("note").len(), 1, "{}", block.name);
    }
    // Most numbers are our own proposal, as the page says beforehand.
    let cells = |is_wanted: fn(&FormBlock) -> bool| {
        let blocks = form.blocks().iter().filter(|block| is_wanted(block));
        let parts = blocks.flat_map(|block| block.entries.iter().flat_map(|entry| &entry.lines));
        let cells = parts.flatten();
        cells
            .filter(|part| matches!(part, FormPart::Cell(_)))
            .count()
    };
    let reconstructed = cells(|block| block.says("source") == ["reconstructed"]);
    assert!(2 * reconstructed > cells(|_| true), "{reconstructed}");
}

#[test]
fn arrows_steps_and_tables_by_players_have_their_names_and_cells() {
    let form = form();
    let block = |name: &str| {
        let found = form.blocks().iter().find(|block| block.name == name);
        found.unwrap_or_else(|| panic!("no block {name}"))
    };
    let words = |name: &str, key: &str| {
        let entries = &block(name).entries;
        let entry = entries.iter().find(|entry| entry.key == key);
        let entry = entry.unwrap_or_else(|| panic!("no {key} in {name}"));
        let parts = entry.lines.iter().flatten();
        let words = parts.filter_map(|part| match part {
            FormPart::Word(word) => Some(word.as_str()),
            FormPart::Cell(_) => None,
        });
        (entry.lines.len(), words.collect::<Vec<_>>())
    };
    let market = [
        "red", "from", "to", "green", "from", "to", "demand", "steps", "highest", "start",
    ];
    assert_eq!(words("market.2-3", "food"), (1, market.to_vec()));
    assert_eq!(
        words("factory.lamps", "II").1,
        ["spots", "goods", "workers", "fixed", "ship"]
    );
    let (lines, seats) = words("seats.3", "seats");
    assert_eq!(lines, 3);
    assert_eq!(seats[..2], ["factories", "board"]);
    assert_eq!(form.cells()[cell(&form, "seats.3.seats.1")].value, "food");
}

#[test]
fn what_the_rule_book_states_is_held_and_what_it_shows_in_pictures_is_open() {
    let form = form();
    for path in [
        "player.money.1",
        "quality.most.1",
        "ships.tokens.1",
        "machines.maintenance.1",
        "developments.machinery.1",
        "neutral.food.1",
        "card_numbers.foreman.1",
    ] {
        assert!(is_held(&form, path), "{path} is open");
    }
    for path in [
        "factory.food.I.1",
        "factory.food.I.9",
        "factory.lamps.II.11",
        "worker_cards.food.first.1",
        "market.2-3.food.1",
        "market.2-3.wages.5",
        "market.4.lamps.5",
        "stored_goods.clothes.1",
        "contract.table.3",
        "ships.value_lost.9",
        "player.shares.1",
    ] {
        assert!(!is_held(&form, path), "{path} is held");
    }
}

#[test]
fn a_correction_of_the_market_is_played_with_and_carried_by_the_record() {
    let mut form = form();
    let steps = cell(&form, "market.2-3.food.5");
    form.set(steps, "2");
    let play = play_on(
        set_up(3, &form.text())
            .expect("two steps are as good as three")
            .deal(Seed::new("own")),
    );
    let record = play.record().expect("it was played from the start");
    let record = record.to_string();
    assert!(record.contains("demand = { steps = 2, highest = 14 }"));
    let again = AnyPlay::replay(&record, &[]).expect("a record needs nothing else");
    assert_eq!(again.digest(), play.digest());
    assert_eq!(form.against(&self::form()).iter().flatten().count(), 1);
}

#[test]
fn arrows_and_demand_may_be_written_as_lists_where_the_board_is_irregular() {
    let line = "food = { red = { from = 3, to = 19 }, green = { from = 3, to = 19 }, \
                demand = { steps = 3, highest = 14 }, start = 4 }";
    let own = "food = { red = [3, 5, 6], green = [4, 6], \
               demand = [0, 0, 1, 1, 1, 2, 3, 3, 4, 5, 6], start = 3 }";
    let text = numbers().replacen(line, own, 1);
    assert_ne!(text, numbers(), "the file has changed");
    let form = DataForm::read(&text);
    assert_eq!(form.text(), text);
    assert_eq!(form.cells()[cell(&form, "market.2-3.food.16")].value, "6");
    let game = set_up(2, &text).expect("the printed board may be like this");
    play_on(game.deal(Seed::new("lists")));
}
