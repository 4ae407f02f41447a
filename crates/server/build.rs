//! Builds the page into the binary, with its own target directory beside the outer one.
//!
//! `MILLWRIGHT_PAGE=none` leaves it out, for quick work on everything else.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use pagebuild::{Asset, PROFILE_VARIABLE, Page};

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
    println!("cargo::rerun-if-env-changed={PROFILE_VARIABLE}");
    let page = if env::var("MILLWRIGHT_PAGE").is_ok_and(|page| page == "none") {
        without_page(&here.join("src/no_page.html"))?
    } else {
        let root = here
            .ancestors()
            .nth(2)
            .context("the crate lies in crates/")?;
        pagebuild::build(root, &page_target(&out)?, &out.join("page"), &features())?
    };
    watch(&page.sources, &out.join("sources.txt"))?;
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

/// Runs this again when something changes that the page is made of, and keeps the list for a test.
fn watch(sources: &[PathBuf], list: &Path) -> Result<()> {
    let mut lines = String::new();
    for source in sources {
        println!("cargo::rerun-if-changed={}", source.display());
        lines += &format!("{}\n", source.display());
    }
    fs::write(list, lines).context("cannot write the list of sources")
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
    Ok(Page {
        build: "none".to_owned(),
        assets: vec![Asset {
            name: "index.html".to_owned(),
            address: "index.html".to_owned(),
            path: file.to_owned(),
            brotli: None,
            gzip: None,
            tag: "none".to_owned(),
        }],
        sources: vec![file.to_owned()],
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
            "    Asset {{ name: {:?}, address: {:?}, tag: {:?}, plain: {}, brotli: {}, gzip: {} }},\n",
            asset.name,
            asset.address,
            asset.tag,
            bytes(&asset.path),
            maybe(&asset.brotli),
            maybe(&asset.gzip),
        );
    }
    Ok(code + "];\n")
}
