//! Which cells of the data file the rule books hold.

use arkwright::COMPILED;
use client::{DataForm, held_by};

const GAME: &str = "spinning-jenny";

fn held(form: &DataForm, path: &str) -> bool {
    let cell = form.cells().iter().position(|cell| cell.path == path);
    let cell = cell.unwrap_or_else(|| panic!("no cell {path}"));
    held_by(GAME, form, cell).is_some()
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
    let says = held_by(GAME, &form, cell.expect("it is in the file")).expect("II.1 states it");
    assert_eq!(says.id, "fact-stated");
}

#[test]
fn some_cells_are_open_and_some_are_held() {
    let form = DataForm::read(COMPILED);
    let cells = 0..form.cells().len();
    let held = cells
        .filter(|cell| held_by(GAME, &form, *cell).is_some())
        .count();
    assert!(held > 40 && held + 40 < form.cells().len(), "{held}");
}
