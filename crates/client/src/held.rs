//! Which cells of a data file a rule book holds, found by trying to change them.

use std::slice;

use games::{AnyGame, Error};
use table::{DataFile, Fact, GameInfo, Message};

use crate::data_form::DataForm;

/// The fact that the numbers of a file break, if that is what is wrong with them.
fn broken(info: &GameInfo, file: &DataFile) -> Result<(), Option<Fact>> {
    let players = *info.players.start();
    match AnyGame::new(info.id, players, &[], slice::from_ref(file)) {
        Ok(_) => Ok(()),
        Err(Error::Data(unfit)) => Err(unfit.fact.map(|fact| *fact)),
        Err(_) => Err(None),
    }
}

/// The block and the key in a path such as `factory.food.rows.2`.
fn block_and_key(path: &str) -> Option<(&str, &str)> {
    let (path, _) = path.rsplit_once('.')?;
    path.rsplit_once('.')
}

/// What a rule book states of a cell of a sound data file with this name: every value near the
/// present one is refused for it. `None` if the cell is open.
pub fn held_by(info: &GameInfo, file: &str, form: &DataForm, cell: usize) -> Option<Message> {
    let now = form.cells().get(cell)?;
    let others: Vec<String> = match now.value.parse::<u16>() {
        Ok(number) => [number.checked_add(1), number.checked_sub(1)]
            .into_iter()
            .flatten()
            .map(|number| number.to_string())
            .collect(),
        // Another word of the file takes the place of a word.
        Err(_) => {
            let words = form.cells().iter().filter(|other| !other.is_number);
            let others = words.filter(|other| other.value != now.value);
            let place = block_and_key(&now.path);
            let alike = |of_key: bool| {
                let others = others.clone().filter(move |other| {
                    let (other, now) = (block_and_key(&other.path), place);
                    match of_key {
                        true => other.map(|(_, key)| key) == now.map(|(_, key)| key),
                        false => other.map(|(block, _)| block) == now.map(|(block, _)| block),
                    }
                });
                others.map(|other| other.value.clone()).take(2)
            };
            // One of the same key first; where each word has a key of its own, one of the block.
            let of_key: Vec<String> = alike(true).collect();
            match of_key.is_empty() {
                true => alike(false).collect(),
                false => of_key,
            }
        }
    };
    let mut stated = None;
    for value in others {
        let mut changed = form.clone();
        changed.set(cell, &value);
        match broken(info, &info.own_file(file, &changed.text())) {
            Ok(()) => return None,
            Err(fact) => stated = stated.or(fact.filter(|fact| fact.is_stated)),
        }
    }
    stated.map(|fact| fact.due)
}
