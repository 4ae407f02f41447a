//! Lists the files of each language: what every game shares, and a folder for each game.
//!
//! A game's `card.ftl` is what is said of it before its table opens, so it is shared too; and so is
//! the folders `shelf` and `rest`, which a page fetches apart.

use std::env;
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let locales = here.join("locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut code = String::from("pub(crate) const SHARED: &[(&str, &[&str])] = &[\n");
    let mut folders = String::from("pub(crate) const FOLDERS: &[(&str, &str, &[&str])] = &[\n");
    for language in listed(&locales, Path::is_dir)? {
        let lang = name(&language);
        let mut shared = listed(&language, is_text)?;
        for folder in listed(&language, Path::is_dir)? {
            let mut own = listed(&folder, is_text)?;
            if ["shelf", "rest"].contains(&name(&folder).as_str()) {
                shared.extend(own);
                continue;
            }
            let card = own.iter().position(|file| name(file) == "card.ftl");
            shared.extend(card.map(|card| own.remove(card)));
            let _ = writeln!(folders, "({lang:?}, {:?}, {}),", name(&folder), texts(&own));
        }
        let _ = writeln!(code, "({lang:?}, {}),", texts(&shared));
    }
    let _ = write!(code, "];\n{folders}];\n");
    fs::write(out.join("locales.rs"), code)
}

/// What lies in a folder and is wanted, in a stable order.
fn listed(folder: &Path, wanted: fn(&Path) -> bool) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths: Vec<PathBuf> = entries.collect::<io::Result<_>>()?;
    paths.retain(|path| wanted(path));
    paths.sort();
    Ok(paths)
}

fn is_text(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "ftl")
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

fn texts(files: &[PathBuf]) -> String {
    let included = files.iter().map(|file| format!("include_str!({file:?})"));
    format!("&[{}]", included.collect::<Vec<_>>().join(", "))
}
