//! The component numbers with their provenance.

use arkwright::{Components, Provenance, provenance};
use games::Error;
use serde_json::{Value, json};
use table::GameInfo;

/// The numbers of a data file as JSON, block by block with their provenance.
pub(crate) fn json(info: &GameInfo, text: &str) -> Result<Value, Error> {
    let components = Components::parse(text).map_err(|error| Error::Data(error.into()))?;
    let blocks = provenance(text).map_err(|error| Error::Data(error.into()))?;
    let block = |block: &Provenance| {
        json!({
            "block": block.block,
            "source": block.source.word(),
            "derived": block.derived,
            "reconstructed": block.reconstructed,
            "confidence": block.confidence.word(),
            "note": block.note,
        })
    };
    Ok(json!({
        "game": info.id,
        "data_file": info.data_file(),
        "data": components.hash().to_string(),
        "provenance": blocks.iter().map(block).collect::<Vec<_>>(),
        "components": components,
    }))
}
