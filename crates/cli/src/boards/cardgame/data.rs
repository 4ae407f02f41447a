//! The component numbers with their provenance.

use cardgame::{Components, provenance};
use games::Error;
use serde_json::Value;
use table::GameInfo;

use super::super::numbers;

/// The numbers of a data file as JSON, block by block with their provenance.
pub(crate) fn json(info: &GameInfo, text: &str) -> Result<Value, Error> {
    let components = Components::parse(text).map_err(|error| Error::Data(error.into()))?;
    let blocks = provenance(text).map_err(|error| Error::Data(error.into()))?;
    Ok(numbers::json(info, components.hash(), &blocks, &components))
}
