//! What the page is made of: whoever keeps a built page has to look at these for a change.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Folders whose files are sent beside what is compiled.
const SENT: [&str; 4] = [
    "crates/bots/weights",
    "crates/texts/locales",
    "crates/web/static",
    "crates/web/styles",
];

/// Files that decide how everything is compiled.
const SETTINGS: [&str; 3] = ["Cargo.lock", "Cargo.toml", "rust-toolchain.toml"];

/// All files and folders that a change of the page can come from: those that the compiler says it has
/// read, the manifests above them, and what is sent as it is.
///
/// Tests, records, rules and benches are none of them.
pub(crate) fn sources(root: &Path, wasm: &Path) -> Result<Vec<PathBuf>> {
    let list = wasm.with_extension("d");
    let list =
        fs::read_to_string(&list).with_context(|| format!("cannot read {}", list.display()))?;
    let mut sources = compiled_from(&list);
    let manifests: Vec<PathBuf> = sources.iter().filter_map(|file| manifest(file)).collect();
    sources.extend(manifests);
    sources.extend(SENT.iter().chain(&SETTINGS).map(|name| root.join(name)));
    Ok(sources.into_iter().collect())
}

/// The files in a list as the compiler writes it for make: `what: file file …`, blanks in names escaped.
fn compiled_from(list: &str) -> BTreeSet<PathBuf> {
    let mut files = BTreeSet::new();
    for line in list.lines() {
        let Some((_, named)) = line.split_once(": ") else {
            continue;
        };
        let mut file = String::new();
        let mut letters = named.chars();
        while let Some(letter) = letters.next() {
            match letter {
                '\\' => file.extend(letters.next()),
                ' ' => {
                    files.insert(PathBuf::from(std::mem::take(&mut file)));
                }
                other => file.push(other),
            }
        }
        files.insert(PathBuf::from(file));
    }
    files.retain(|file| !file.as_os_str().is_empty());
    files
}

/// The manifest of the crate that a file belongs to.
fn manifest(file: &Path) -> Option<PathBuf> {
    let mut manifests = file.ancestors().map(|folder| folder.join("Cargo.toml"));
    manifests.find(|manifest| manifest.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_names_its_files_also_those_with_blanks() {
        let list = "/t/web.wasm: /a/src/lib.rs /my\\ games/b.toml\n\n/t/other: /a/src/lib.rs\n";
        let files: Vec<PathBuf> = compiled_from(list).into_iter().collect();
        let expected = ["/a/src/lib.rs", "/my games/b.toml"].map(PathBuf::from);
        assert_eq!(files, expected);
    }

    #[test]
    fn a_file_of_a_crate_has_its_manifest() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let found = manifest(&here.join("src/lib.rs"));
        assert_eq!(found, Some(here.join("Cargo.toml")));
    }
}
