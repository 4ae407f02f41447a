//! Builds the page into the binary, with its own target directory beside the outer one.
//!
//! `MILLWRIGHT_PAGE=none` leaves it out, for quick work on everything else.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use pagebuild::{Asset, Page};

/// The crates that no page is made of: programs, tests and tools. All others may be in it.
const NOT_IN_PAGE: &[&str] = &["browser-tests", "cli", "probe", "server", "toolchain"];

fn main() {
    if let Err(error) = run() {
        // Cargo shows this line as the error and ends the build.
        println!("cargo::error={}", format!("{error:#}").replace('\n', " "));
    }
}

fn run() -> Result<()> {
    let here = PathBuf::from(var("CARGO_MANIFEST_DIR")?);
    let out = PathBuf::from(var("OUT_DIR")?);
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=MILLWRIGHT_PAGE");
    let page = if env::var("MILLWRIGHT_PAGE").is_ok_and(|page| page == "none") {
        without_page(&here.join("src/no_page.html"))?
    } else {
        let root = here
            .ancestors()
            .nth(2)
            .context("the crate lies in crates/")?;
        watch(root)?;
        pagebuild::build(root, &page_target(&out)?, &out.join("page"), &features())?
    };
    fs::write(out.join("page.rs"), table(&page)?).context("cannot write the table of files")
}

fn var(name: &str) -> Result<String> {
    env::var(name).with_context(|| format!("cargo sets {name}"))
}

/// The features of this crate, which are those of the client.
fn features() -> Vec<String> {
    let name = |(name, _): (String, String)| {
        let name = name.strip_prefix("CARGO_FEATURE_")?.to_lowercase();
        Some(name.replace('_', "-"))
    };
    env::vars().filter_map(name).collect()
}

/// Runs this again when a source of the page changes.
fn watch(root: &Path) -> Result<()> {
    let crates = root.join("crates");
    for entry in fs::read_dir(&crates).context("cannot list the crates")? {
        let path = entry.context("cannot list the crates")?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if !NOT_IN_PAGE.contains(&&*name) {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }
    for file in ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml"] {
        println!("cargo::rerun-if-changed={}", root.join(file).display());
    }
    Ok(())
}

/// A target directory of the page's own: a nested cargo on the outer one would wait for ever.
fn page_target(out: &Path) -> Result<PathBuf> {
    let target = out
        .ancestors()
        .find(|folder| folder.join("CACHEDIR.TAG").is_file());
    let target = target.or_else(|| out.ancestors().nth(4));
    Ok(target
        .context("OUT_DIR lies in a target directory")?
        .join("page"))
}

/// One file that says how to get the page.
fn without_page(file: &Path) -> Result<Page> {
    println!("cargo::rerun-if-changed={}", file.display());
    Ok(Page {
        build: "none".to_owned(),
        assets: vec![Asset {
            name: "index.html".to_owned(),
            path: file.to_owned(),
            brotli: None,
            gzip: None,
            tag: "none".to_owned(),
        }],
    })
}

/// The files as Rust, sorted by name.
fn table(page: &Page) -> Result<String> {
    let mut code = format!(
        "pub(crate) const BUILD: &str = {:?};\npub(crate) static ASSETS: &[Asset] = &[\n",
        page.build
    );
    let bytes = |path: &PathBuf| format!("include_bytes!({path:?})");
    let maybe = |path: &Option<PathBuf>| match path {
        Some(path) => format!("Some({})", bytes(path)),
        None => "None".to_owned(),
    };
    for asset in &page.assets {
        code += &format!(
            "    Asset {{ name: {:?}, tag: {:?}, plain: {}, brotli: {}, gzip: {} }},\n",
            asset.name,
            asset.tag,
            bytes(&asset.path),
            maybe(&asset.brotli),
            maybe(&asset.gzip),
        );
    }
    Ok(code + "];\n")
}
