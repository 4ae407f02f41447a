//! A data file as it is read: its blocks, and where the numbers of each come from.

use crate::error::DataError;
use crate::fact::Check;
use crate::provenance::Provenance;
use crate::reader::{Node, Table, document};

/// Reads numbers and provenance in one go, so that neither is ever without the other, and holds
/// the numbers against the facts. The file has these blocks at its top and no others.
pub fn read<Components>(
    text: &str,
    blocks: &[&str],
    components: impl FnOnce(&mut File<'_>) -> Result<Components, DataError>,
    facts: impl FnOnce(&Components) -> Check,
) -> Result<(Components, Vec<Provenance>), DataError> {
    let document = document(text)?;
    let root = Node::root(text, &document);
    let mut file = File {
        top: root.clone().table(blocks)?,
        provenance: Vec::new(),
    };
    let components = components(&mut file)?;
    facts(&components).map_err(|broken| DataError::Fact {
        line: root.line_of(&broken.place),
        broken,
    })?;
    Ok((components, file.provenance))
}

/// A file under way, with the provenance gathered on the way.
#[derive(Debug)]
pub struct File<'a> {
    top: Table<'a>,
    provenance: Vec<Provenance>,
}

impl<'a> File<'a> {
    /// What stands at the top of the file under this name.
    pub fn get(&self, name: &str) -> Result<Node<'a>, DataError> {
        self.top.get(name)
    }

    /// A block at the top of the file, which has these keys and those of its provenance.
    pub fn block(&mut self, name: &str, keys: &[&str]) -> Result<Table<'a>, DataError> {
        let node = self.top.get(name)?;
        self.enter(node, keys)
    }

    /// A block at this place, whose provenance is noted.
    pub fn enter(&mut self, node: Node<'a>, keys: &[&str]) -> Result<Table<'a>, DataError> {
        let block = node.block(keys)?;
        self.provenance.push(block.provenance()?);
        Ok(block)
    }
}
