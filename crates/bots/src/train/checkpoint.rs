//! A training that was interrupted, as bytes.

use std::sync::Arc;

use crate::net::{Learner, Net, NetKind};

const MAGIC: [u8; 4] = *b"MWTR";

/// Generation and steps, the rows of the learner, and the nets of the pool each with its length.
pub(super) fn write(
    kind: &NetKind,
    generation: u32,
    learner: &Learner,
    pool: &[Arc<Net>],
) -> Vec<u8> {
    let (steps, rows) = learner.state();
    let mut bytes = MAGIC.to_vec();
    // The net says what it is of, and its header is checked where it is read.
    put(&mut bytes, &learner.to_net(kind.clone()).to_bytes());
    bytes.extend(generation.to_le_bytes());
    bytes.extend(steps.to_le_bytes());
    for row in rows {
        let row: Vec<u8> = row.iter().flat_map(|number| number.to_le_bytes()).collect();
        put(&mut bytes, &row);
    }
    for net in pool {
        put(&mut bytes, &net.to_bytes());
    }
    bytes
}

fn put(bytes: &mut Vec<u8>, part: &[u8]) {
    bytes.extend((part.len() as u32).to_le_bytes());
    bytes.extend(part);
}

/// The generation and the pool; the learner goes on from its rows.
pub(super) fn read(
    bytes: &[u8],
    kind: &NetKind,
    learner: &mut Learner,
) -> Result<(u32, Vec<Arc<Net>>), String> {
    let mut rest = bytes.strip_prefix(&MAGIC).ok_or("this is no checkpoint")?;
    let own = |bytes: &[u8]| match Net::from_bytes(bytes) {
        Ok(net) if net.kind() == kind => Ok(net),
        Ok(_) => Err("the checkpoint is of another game, player count, data or features".into()),
        Err(error) => Err(error.to_string()),
    };
    own(part(&mut rest)?)?;
    let generation = number(&mut rest)?;
    let steps = number(&mut rest)?;
    let mut rows = [Vec::new(), Vec::new(), Vec::new()];
    for row in &mut rows {
        let bytes = part(&mut rest)?.chunks_exact(4);
        *row = bytes
            .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]))
            .collect();
    }
    let mut pool = Vec::new();
    while !rest.is_empty() {
        pool.push(Arc::new(own(part(&mut rest)?)?));
    }
    if !learner.restore(steps, rows) {
        return Err("the checkpoint's weights do not fit".to_owned());
    }
    Ok((generation, pool))
}

fn number(rest: &mut &[u8]) -> Result<u32, String> {
    let (four, behind) = rest.split_first_chunk::<4>().ok_or_else(short)?;
    *rest = behind;
    Ok(u32::from_le_bytes(*four))
}

fn part<'a>(rest: &mut &'a [u8]) -> Result<&'a [u8], String> {
    let length = number(rest)? as usize;
    let (part, behind) = rest.split_at_checked(length).ok_or_else(short)?;
    *rest = behind;
    Ok(part)
}

fn short() -> String {
    "the checkpoint ends too early".to_owned()
}
