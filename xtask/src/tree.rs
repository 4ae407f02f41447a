//! Where things lie.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use anyhow::{Context, Result};

/// The root of the workspace.
pub(crate) fn root() -> &'static Path {
    static ROOT: OnceLock<PathBuf> = OnceLock::new();
    ROOT.get_or_init(|| {
        // Two checkouts may share a target folder, so what cargo says now goes
        // before what it said when this program was built.
        let here = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        let mut here = here.unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")));
        here.pop();
        here
    })
}

/// The folder that holds everything cargo builds.
pub(crate) fn target() -> Result<PathBuf> {
    // Cargo marks the folder; that holds for every way of choosing it.
    let exe = std::env::current_exe().context("cannot find the running program")?;
    exe.ancestors()
        .find(|dir| dir.join("CACHEDIR.TAG").is_file())
        .map(Path::to_owned)
        .with_context(|| format!("{} does not lie in a cargo target folder", exe.display()))
}

/// A program of the workspace, built in the same profile as this one.
pub(crate) fn built(name: &str) -> Result<PathBuf> {
    let exe = std::env::current_exe().context("cannot find the running program")?;
    Ok(exe.with_file_name(format!("{name}{}", std::env::consts::EXE_SUFFIX)))
}

/// All files with this extension in a folder and the folders in it, in a stable order.
///
/// A folder that is not there has no files.
pub(crate) fn files(dir: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if dir.is_dir() {
        collect(dir, extension, &mut found)?;
    }
    found.sort();
    Ok(found)
}

fn collect(dir: &Path, extension: &str, found: &mut Vec<PathBuf>) -> Result<()> {
    let entries = fs::read_dir(dir).with_context(|| format!("cannot list {}", dir.display()))?;
    for entry in entries {
        let path = entry
            .with_context(|| format!("cannot list {}", dir.display()))?
            .path();
        if path.is_dir() {
            if path.file_name().is_none_or(|name| name != "target") {
                collect(&path, extension, found)?;
            }
        } else if path.extension().is_some_and(|given| given == extension) {
            found.push(path);
        }
    }
    Ok(())
}

/// A path below the root as people write it, with forward slashes.
pub(crate) fn shown(path: &Path) -> String {
    let path = path.strip_prefix(root()).unwrap_or(path);
    path.to_string_lossy().replace('\\', "/")
}

/// Reads a text file; the error names it.
pub(crate) fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", shown(path)))
}

/// Writes a text file and the folders it needs; the error names it.
pub(crate) fn write(path: &Path, text: &str) -> Result<()> {
    if let Some(dir) = path.parent() {
        fs::create_dir_all(dir).with_context(|| format!("cannot make {}", shown(dir)))?;
    }
    fs::write(path, text).with_context(|| format!("cannot write {}", shown(path)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_at_any_depth_and_in_order() {
        let found = files(&root().join("xtask"), "rs").unwrap();
        let shown: Vec<String> = found.iter().map(|path| shown(path)).collect();
        assert!(shown.contains(&"xtask/src/main.rs".to_owned()), "{shown:?}");
        assert!(shown.is_sorted());
    }

    #[test]
    fn a_missing_folder_has_no_files() {
        assert!(
            files(&root().join("no such folder"), "rs")
                .unwrap()
                .is_empty()
        );
    }
}
