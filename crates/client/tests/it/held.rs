//! Which cells of the data file the rule books hold.

use arkwright::COMPILED;
use client::{DataForm, held_by, number_files};
use games::{AnyGame, Error};
use table::{DataFile, GameInfo, Seat, Seed};

fn info(game: &str) -> &'static GameInfo {
    games::info(game).expect("it is in the catalogue")
}

fn jenny() -> &'static GameInfo {
    info("spinning-jenny")
}

fn held(form: &DataForm, path: &str) -> bool {
    let cell = form.cells().iter().position(|cell| cell.path == path);
    let cell = cell.unwrap_or_else(|| panic!("no cell {path}"));
    held_by(jenny(), jenny().data_file(), form, cell).is_some()
}

#[test]
fn a_number_that_a_rule_book_states_is_held_and_a_reconstructed_one_is_open() {
    let form = DataForm::read(COMPILED);
    assert!(held(&form, "factory.food.cost.1"), "4.1.VI states it");
    assert!(held(&form, "markers.machinery.own.1"), "II.2.3 states it");
    assert!(
        !held(&form, "markers.machinery.dark.1"),
        "it stands in a doubtful place"
    );
}

#[test]
fn a_held_cell_says_which_book_states_what() {
    let form = DataForm::read(COMPILED);
    let cell = form
        .cells()
        .iter()
        .position(|cell| cell.path == "markers.quality.own.1");
    let says = held_by(
        jenny(),
        jenny().data_file(),
        &form,
        cell.expect("it is in the file"),
    )
    .expect("II.1 states it");
    assert_eq!(says.id, "fact-stated");
}

#[test]
fn some_cells_are_open_and_some_are_held() {
    let form = DataForm::read(COMPILED);
    let cells = 0..form.cells().len();
    let held = cells
        .filter(|cell| held_by(jenny(), jenny().data_file(), &form, *cell).is_some())
        .count();
    assert!(held > 40 && held + 40 < form.cells().len(), "{held}");
}

#[test]
fn what_only_a_picture_shows_is_open_in_the_canal_and_the_rest_is_held() {
    let kanal = info("oranienburger-kanal");
    let form = DataForm::read(kanal::COMPILED);
    let open: Vec<&str> = (0..form.cells().len())
        .filter(|cell| held_by(kanal, kanal.data_file(), &form, *cell).is_none())
        .map(|cell| form.cells()[cell].path.as_str())
        .collect();
    assert_eq!(
        open,
        [
            "imprinted.paths.1",
            "imprinted.paths.2",
            "imprinted.rail.1",
            "imprinted.canal.1",
            "rounds.most.1",
        ]
    );
}

#[test]
fn a_corrected_place_of_the_canal_is_played_with_and_a_wrong_one_is_refused_with_its_block() {
    let mut form = DataForm::read(kanal::COMPILED);
    let cell = form
        .cells()
        .iter()
        .position(|cell| cell.path == "imprinted.rail.1");
    let cell = cell.expect("it is in the file");
    let set_up = |form: &DataForm| {
        let files = [DataFile::numbers(&form.text())];
        AnyGame::new("oranienburger-kanal", 1, &[], &files)
    };
    form.set(cell, "v25");
    let play = set_up(&form)
        .expect("an owner knows better")
        .deal(Seed::new("own"));
    let rail = play.of::<kanal::Kanal>().map(|play| {
        let own = play.board().industry(Seat::new(0));
        own.of_type(kanal::cards::RouteType::Rail)
            .iter()
            .map(|space| space.to_string())
            .collect::<Vec<_>>()
    });
    assert_eq!(rail.as_deref(), Some(&["v25".to_owned()][..]));
    assert_eq!(play.own_files().len(), 1, "the record carries the numbers");
    form.set(cell, "v22");
    let Err(Error::Data(unfit)) = set_up(&form) else {
        panic!("chapter 04 wants the edge");
    };
    let block = unfit.line.and_then(|line| form.block_of_line(line));
    assert_eq!(
        block.map(|block| form.blocks()[block].name.as_str()),
        Some("imprinted")
    );
}

#[test]
fn every_block_of_the_canal_says_where_its_numbers_come_from() {
    let form = DataForm::read(kanal::COMPILED);
    assert_eq!(form.text(), kanal::COMPILED);
    for block in form.blocks() {
        assert!(!block.entries.is_empty(), "{}", block.name);
        for key in ["source", "confidence", "note"] {
            assert_eq!(block.says(key).len(), 1, "{}: {key}", block.name);
        }
    }
    let doubtful = |name: &str| {
        let block = form.blocks().iter().find(|block| block.name == name);
        block.map(|block| block.says("reconstructed").to_vec())
    };
    assert_eq!(
        doubtful("imprinted"),
        Some(vec!["paths".into(), "rail".into(), "canal".into()])
    );
}

/// The cells of a file of Water Frame that are open.
fn open_of_water_frame(file: &str) -> Vec<String> {
    let frame = info("water-frame");
    let text = games::released(frame.id, file).expect("it is in the catalogue");
    let form = DataForm::read(text.expect("it is released"));
    let cells = (0..form.cells().len()).filter(|cell| held_by(frame, file, &form, *cell).is_none());
    cells.map(|cell| form.cells()[cell].path.clone()).collect()
}

#[test]
fn what_only_pictures_show_is_open_in_water_frame_and_the_rest_is_held() {
    let open = open_of_water_frame("water-frame.toml");
    assert!(!open.is_empty());
    let is_open = |path: &str| open.iter().any(|open| open == path);
    assert!(!is_open("tile_numbers.office.1") && !is_open("predetermined_events.1770.1"));
    assert!(
        !is_open("ships.ships.3"),
        "an example names the first crews"
    );
    assert!(is_open("ships.ships.19"), "nothing names the largest");
    assert!(is_open("contracts.spaces.4"), "it only lies between others");
    for path in &open {
        let kinds = [
            "economy_markers.",
            "mat.",
            "ships.",
            "contracts.",
            "predetermined.",
        ];
        assert!(kinds.iter().any(|kind| path.starts_with(kind)), "{path}");
    }
}

#[test]
fn the_numbers_that_both_share_are_held_alike_in_water_frame() {
    let jennys = DataForm::read(COMPILED);
    let cells = 0..jennys.cells().len();
    let open = cells.filter(|cell| {
        let file = jenny().data_file();
        held_by(jenny(), file, &jennys, *cell).is_none()
    });
    let open: Vec<String> = open.map(|cell| jennys.cells()[cell].path.clone()).collect();
    assert_eq!(open_of_water_frame("arkwright.toml"), open);
}

#[test]
fn every_block_of_water_frame_says_where_its_numbers_come_from() {
    let frame = info("water-frame");
    let files: Vec<&str> = number_files(frame).collect();
    assert_eq!(files, ["water-frame.toml", "arkwright.toml"]);
    for file in files {
        let text = games::released(frame.id, file).expect("it is in the catalogue");
        let text = text.expect("it is released");
        let form = DataForm::read(text);
        assert_eq!(form.text(), text);
        for block in form.blocks() {
            assert!(!block.entries.is_empty(), "{}", block.name);
            for key in ["source", "confidence", "note"] {
                assert_eq!(block.says(key).len(), 1, "{}: {key}", block.name);
            }
        }
    }
}

#[test]
fn both_files_of_water_frame_can_be_the_owners_at_once() {
    let frame = info("water-frame");
    let changed = |file: &str, path: &str, value: &str| {
        let text = games::released(frame.id, file).expect("it is in the catalogue");
        let mut form = DataForm::read(text.expect("it is released"));
        let cell = form.cells().iter().position(|cell| cell.path == path);
        form.set(cell.unwrap_or_else(|| panic!("no cell {path}")), value);
        frame.own_file(file, &form.text())
    };
    let files = [
        changed("water-frame.toml", "ships.ships.19", "5"),
        changed("arkwright.toml", "markers.machinery.dark.1", "1"),
    ];
    let play = AnyGame::new(frame.id, 4, &[], &files).expect("an owner knows better");
    assert_eq!(play.deal(Seed::new("own")).own_files().len(), 2);
}
