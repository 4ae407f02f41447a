//! Component numbers with their provenance, as JSON.

use data::Provenance;
use serde::Serialize;
use serde_json::{Value, json};
use table::{DataHash, GameInfo};

/// The numbers of a data file, block by block with their provenance.
pub(super) fn json(
    info: &GameInfo,
    hash: DataHash,
    blocks: &[Provenance],
    components: &impl Serialize,
) -> Value {
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
    json!({
        "game": info.id,
        "data_file": info.data_file(),
        "data": hash.to_string(),
        "provenance": blocks.iter().map(block).collect::<Vec<_>>(),
        "components": components,
    })
}
