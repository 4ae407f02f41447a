//! Builds the page: the client as WebAssembly with its files, ready to be served.
//!
//! The server's build script and xtask use the same steps, so that a plain
//! `cargo build` of the binary holds the page without any tool to install.

#![forbid(unsafe_code)]

mod compile;
mod kept;
mod loader;
mod send;
mod sentences;
mod sources;
mod split;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
pub use toolchain::PROFILE_VARIABLE;

use self::compile::compile;
use self::send::{prepare, without_remarks};

/// The files whose addresses stay the same from build to build; among them what tells of a dead page, which
/// has to be there where a build is not. All others lie in a folder that is named by the build: nothing of
/// one build is ever taken for a part of another, and each can be kept for ever.
const AT_THE_ROOT: [&str; 4] = [
    "index.html",
    SERVICE_WORKER,
    "broken.js",
    "manifest.webmanifest",
];

/// What keeps the page for use offline.
const SERVICE_WORKER: &str = "sw.js";

/// A file of the page, as it is sent.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its name, such as `index.html` or `texts/en.ftl`.
    pub name: String,
    /// Where it lies on a host: at the root or in the folder of its build.
    pub address: String,
    /// Its content.
    pub path: PathBuf,
    /// The content compressed with brotli, if that is smaller.
    pub brotli: Option<PathBuf>,
    /// The content compressed with gzip, if that is smaller.
    pub gzip: Option<PathBuf>,
    /// A tag that changes with the content.
    pub tag: String,
}

/// The page as it is sent.
#[derive(Clone, Debug)]
pub struct Page {
    /// Names this build: it changes when any file does.
    pub build: String,
    /// Its files, sorted by name.
    pub assets: Vec<Asset>,
    /// What it was made of: files, and folders of which every file counts.
    pub sources: Vec<PathBuf>,
}

/// Builds the client in its own target directory and puts all files of the page into `out`.
/// `features` are those of the client.
pub fn build(root: &Path, target: &Path, out: &Path, features: &[String]) -> Result<Page> {
    let wasm = compile(root, target, features)?;
    fs::create_dir_all(out).with_context(|| format!("cannot make {}", out.display()))?;
    let parts = out.join("parts");
    let shell = split::split(&wasm, &parts)?;
    let bindings = out.join("bindings");
    let _ = fs::remove_dir_all(&bindings);
    wasm_bindgen_cli_support::Bindgen::new()
        .input_path(&shell)
        .web(true)?
        // The parts go by the exports that the linker made.
        .keep_lld_exports(true)
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&bindings)
        .context("wasm-bindgen could not make the bindings")?;
    let mut files = Vec::new();
    collect(&bindings, "", &mut files)?;
    for part in split::files(&parts)? {
        let name = part.file_name().unwrap_or_default().to_string_lossy();
        files.push((name.into_owned(), part.clone()));
    }
    let locales = root.join("crates/texts/locales");
    let tables = root.join("crates/web/src/tables.rs");
    files.extend(sentences::write(&locales, &tables, &out.join("texts"))?);
    collect(&root.join("crates/web/static"), "", &mut files)?;
    // Nets, for the worker that thinks with one of them.
    let mut nets = Vec::new();
    collect(&root.join("crates/bots/weights"), "nets/", &mut nets)?;
    files.extend(nets.into_iter().filter(|(name, _)| name.ends_with(".net")));
    let sheets = root.join("crates/web/styles");
    // A folder of style sheets is fetched with what it is for; those in none of them the page
    // begins with.
    let mut folders = vec![("style.css".to_owned(), sheets.clone())];
    for entry in fs::read_dir(&sheets)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            let name = format!("{}.css", entry.file_name().to_string_lossy());
            folders.push((name, entry.path()));
        }
    }
    for (name, folder) in folders {
        let style = out.join(&name);
        fs::write(&style, styles(&folder)?)?;
        files.push((name, style));
    }
    files.sort();
    let mut contents = Vec::new();
    for (name, path) in files {
        let content = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let content = without_remarks(&name, content);
        contents.push((name, content));
    }
    let build = build_tag(&contents);
    for (_, content) in &mut contents {
        fill(content, "@BUILD@", &build);
    }
    let list = kept::list(&build, &contents);
    for (_, content) in contents
        .iter_mut()
        .filter(|(name, _)| name == SERVICE_WORKER)
    {
        fill(content, "@KEPT@", &kept::hash_of(list.as_bytes()));
    }
    contents.push((kept::LIST.to_owned(), list.into_bytes()));
    contents.sort();
    let sent = out.join("sent");
    let _ = fs::remove_dir_all(&sent);
    let packed = target.join("packed");
    let assets: Result<Vec<Asset>> = contents
        .into_iter()
        .map(|(name, content)| {
            let address = address_of(&build, &name);
            prepare(name, address, &content, &sent, &packed)
        })
        .collect();
    let page = Page {
        build,
        assets: assets?,
        sources: sources::sources(root, &wasm)?,
    };
    lay_out(&page, target)?;
    Ok(page)
}

/// Where a file lies on a host.
fn address_of(build: &str, name: &str) -> String {
    match AT_THE_ROOT.contains(&name) {
        true => name.to_owned(),
        false => format!("{build}/{name}"),
    }
}

/// Writes what a word stands for into a text; other files have none.
fn fill(content: &mut Vec<u8>, word: &str, meant: &str) {
    if let Ok(text) = std::str::from_utf8(content)
        && text.contains(word)
    {
        *content = text.replace(word, meant).into_bytes();
    }
}

/// Puts the files as a site of its own into the target directory, with a list of their lengths.
fn lay_out(page: &Page, target: &Path) -> Result<()> {
    let site = target.join("site");
    let _ = fs::remove_dir_all(&site);
    let mut sizes = String::new();
    let mut all = 0;
    for asset in &page.assets {
        let copy = site.join(&asset.address);
        if let Some(folder) = copy.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::copy(&asset.path, &copy).with_context(|| format!("cannot write {}", copy.display()))?;
        let length = |path: &Path| fs::metadata(path).map(|metadata| metadata.len());
        let plain = length(&asset.path)?;
        let sent = length(asset.brotli.as_ref().unwrap_or(&asset.path))?;
        all += sent;
        sizes += &format!("{sent:>9} sent {plain:>9} plain  {}\n", asset.name);
    }
    sizes += &format!("{all:>9} sent in all, build {}\n", page.build);
    let list = target.join("sizes.txt");
    fs::write(&list, sizes).with_context(|| format!("cannot write {}", list.display()))
}

/// All files below a folder, by their path on the server.
fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) -> Result<()> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    for entry in entries {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.push((name, entry.path()));
        }
    }
    Ok(())
}

/// The style sheets that lie in a folder as one, in the order of their names.
fn styles(folder: &Path) -> Result<String> {
    let mut sheets = Vec::new();
    collect(folder, "", &mut sheets)?;
    sheets.retain(|(name, _)| !name.contains('/'));
    sheets.sort();
    let mut all = String::new();
    for (_, path) in sheets {
        all += &fs::read_to_string(&path)
            .with_context(|| format!("cannot read {}", path.display()))?;
    }
    Ok(all)
}

/// Names this build: it changes when any file does.
fn build_tag(contents: &[(String, Vec<u8>)]) -> String {
    let mut hash = Sha256::new();
    for (name, content) in contents {
        hash.update((name.len() as u64).to_le_bytes());
        hash.update(name);
        hash.update((content.len() as u64).to_le_bytes());
        hash.update(content);
    }
    hex(&hash.finalize()[..6])
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_known_from_outside_lies_at_the_root_and_the_rest_with_its_build() {
        assert_eq!(address_of("b1", "index.html"), "index.html");
        assert_eq!(address_of("b1", "sw.js"), "sw.js");
        assert_eq!(address_of("b1", "broken.js"), "broken.js");
        assert_eq!(
            address_of("b1", "manifest.webmanifest"),
            "manifest.webmanifest"
        );
        assert_eq!(address_of("b1", "texts/en.ftl"), "b1/texts/en.ftl");
    }

    #[test]
    fn words_are_filled_in_and_binary_files_stay() {
        let mut text = b"const BUILD = \"@BUILD@\"; import \"@BUILD@/a\"".to_vec();
        fill(&mut text, "@BUILD@", "b1");
        assert_eq!(text, b"const BUILD = \"b1\"; import \"b1/a\"");
        let mut binary = [&[0, 0xff, 0xfe][..], b"@BUILD@"].concat();
        let as_it_was = binary.clone();
        fill(&mut binary, "@BUILD@", "b1");
        assert_eq!(binary, as_it_was);
    }

    #[test]
    fn a_build_is_named_anew_when_any_file_changes() {
        let file = |name: &str, content: &str| (name.to_owned(), content.as_bytes().to_vec());
        let build = build_tag(&[file("a.js", "mill"), file("b.js", "wheel")]);
        assert_eq!(build.len(), 12);
        assert_ne!(
            build,
            build_tag(&[file("a.js", "mill"), file("b.js", "wheels")])
        );
        assert_ne!(
            build,
            build_tag(&[file("a.js", "mil"), file("b.js", "lwheel")])
        );
        assert_ne!(
            build,
            build_tag(&[file("a.js", "mill"), file("c.js", "wheel")])
        );
    }
}
