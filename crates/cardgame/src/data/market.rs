//! The market board in the data file: rows that are regular in a few words, others number by number.

use ::data::{DataError, File, Node};

use crate::components::{MOST_APPEAL, MOST_DEMAND_STEPS, Market};
use crate::due;
use crate::good::{GOODS, Good};

/// What one good has on its side of the board.
struct Tracks {
    red: Vec<bool>,
    green: Vec<bool>,
    demand: Vec<u8>,
    start: u8,
}

/// One side of the market board.
pub(super) fn market<'a>(file: &mut File<'a>, node: Node<'a>) -> Result<Market, DataError> {
    let goods = Good::ALL.map(Good::word);
    let keys = [&["most_appeal", "wages", "wages_start"][..], &goods].concat();
    let block = file.enter(node, &keys)?;
    let most_appeal = most_appeal(&block.get("most_appeal")?)?;
    let wages = block.get("wages")?.list()?;
    let mut market = Market {
        most_appeal,
        red: [const { Vec::new() }; GOODS],
        green: [const { Vec::new() }; GOODS],
        demand: [const { Vec::new() }; GOODS],
        start: [0; GOODS],
        wages: wages.iter().map(Node::number).collect::<Result<_, _>>()?,
        wages_start: counted(&block.get("wages_start")?)?,
    };
    for good in Good::ALL {
        let tracks = tracks(block.get(good.word())?, most_appeal)?;
        let place = good.index();
        market.red[place] = tracks.red;
        market.green[place] = tracks.green;
        market.demand[place] = tracks.demand;
        market.start[place] = tracks.start;
    }
    Ok(market)
}

/// The length of the appeal tracks, which everything else on the board goes by.
fn most_appeal(node: &Node<'_>) -> Result<u8, DataError> {
    match node.number()? {
        most if (1..=MOST_APPEAL).contains(&usize::from(most)) => Ok(most),
        _ => Err(node.due(due::MOST_APPEAL)),
    }
}

fn tracks(node: Node<'_>, most_appeal: u8) -> Result<Tracks, DataError> {
    let table = node.table(&["red", "green", "demand", "start"])?;
    Ok(Tracks {
        red: arrows(&table.get("red")?, most_appeal)?,
        green: arrows(&table.get("green")?, most_appeal)?,
        demand: demand(&table.get("demand")?)?,
        start: counted(&table.get("start")?)?,
    })
}

/// A space or a step that is counted from 1 in the file and from 0 on the board.
fn counted(node: &Node<'_>) -> Result<u8, DataError> {
    let number = node.number()?;
    number
        .checked_sub(1)
        .ok_or_else(|| node.due(due::COUNTED_FROM_1))
}

/// Borders with an arrow: each of them, or the first and the last of an unbroken row.
fn arrows(node: &Node<'_>, most_appeal: u8) -> Result<Vec<bool>, DataError> {
    let mut arrows = vec![false; usize::from(most_appeal)];
    let Ok(list) = node.list() else {
        let row = either(node, &["from", "to"], due::ARROWS)?;
        let from = border(&row.get("from")?, &arrows)?;
        let to = border(&row.get("to")?, &arrows)?;
        if to < from {
            return Err(node.due(due::ARROWS));
        }
        for arrow in arrows.iter_mut().take(to + 1).skip(from) {
            *arrow = true;
        }
        return Ok(arrows);
    };
    for entry in list {
        let border = border(&entry, &arrows)?;
        if arrows[border] {
            return Err(entry.due(due::OTHER_BORDER));
        }
        arrows[border] = true;
    }
    Ok(arrows)
}

/// A border by the appeal below it.
fn border(node: &Node<'_>, arrows: &[bool]) -> Result<usize, DataError> {
    let border = usize::from(node.number()?);
    if border < arrows.len() {
        Ok(border)
    } else {
        Err(node.due(due::BORDER))
    }
}

/// The value of each step: one by one, or how many steps each value has.
fn demand(node: &Node<'_>) -> Result<Vec<u8>, DataError> {
    if let Ok(list) = node.list() {
        return list.iter().map(Node::number).collect();
    }
    let row = either(node, &["steps", "highest"], due::DEMAND)?;
    let steps = usize::from(row.get("steps")?.number()?);
    let highest = row.get("highest")?.number()?;
    if steps * (usize::from(highest) + 1) > MOST_DEMAND_STEPS {
        return Err(node.due(due::DEMAND_LENGTH));
    }
    Ok((0..=highest)
        .flat_map(|value| std::iter::repeat_n(value, steps))
        .collect())
}

/// A table that may also be a list: what is neither is told both.
fn either<'a>(
    node: &Node<'a>,
    keys: &[&str],
    due: table::Due,
) -> Result<::data::Table<'a>, DataError> {
    node.clone().table(keys).map_err(|error| match error {
        DataError::Value { .. } => node.due(due),
        other => other,
    })
}
