//! Builds the page: the client as WebAssembly with its files, ready to be served.
//!
//! The server's build script and xtask use the same steps, so that a plain
//! `cargo build` of the binary holds the page without any tool to install.

#![forbid(unsafe_code)]

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};

/// A file of the page, as it is sent.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its path on the server, such as `index.html` or `web_bg.wasm`.
    pub name: String,
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
}

/// Builds the client in its own target directory and puts all files of the page into `out`.
pub fn build(root: &Path, target: &Path, out: &Path) -> Result<Page> {
    let wasm = compile(root, target)?;
    fs::create_dir_all(out).with_context(|| format!("cannot make {}", out.display()))?;
    let bindings = out.join("bindings");
    let _ = fs::remove_dir_all(&bindings);
    wasm_bindgen_cli_support::Bindgen::new()
        .input_path(&wasm)
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&bindings)
        .context("wasm-bindgen could not make the bindings")?;
    let mut files = Vec::new();
    collect(&bindings, "", &mut files)?;
    collect(&root.join("crates/web/static"), "", &mut files)?;
    let style = out.join("style.css");
    fs::write(&style, styles(&root.join("crates/web/styles"))?)?;
    files.push(("style.css".to_owned(), style));
    files.sort();
    let build = build_tag(&files)?;
    let sent = out.join("sent");
    let _ = fs::remove_dir_all(&sent);
    let packed = target.join("packed");
    let assets: Result<Vec<Asset>> = files
        .into_iter()
        .map(|(name, path)| prepare(&name, &path, &sent, &packed, &build))
        .collect();
    let page = Page {
        build,
        assets: assets?,
    };
    lay_out(&page, target)?;
    Ok(page)
}

/// Puts the files as a site of its own into the target directory, with a list of their lengths.
fn lay_out(page: &Page, target: &Path) -> Result<()> {
    let site = target.join("site");
    let _ = fs::remove_dir_all(&site);
    let mut sizes = String::new();
    let mut all = 0;
    for asset in &page.assets {
        let copy = site.join(&asset.name);
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

/// Compiles the client for the browser.
fn compile(root: &Path, target: &Path) -> Result<PathBuf> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(cargo);
    command
        .current_dir(root)
        .args(["build", "--package", "web", "--lib", "--profile", "page"])
        .args(["--target", "wasm32-unknown-unknown"])
        .arg("--target-dir")
        .arg(target);
    // What cargo told the outer build must not steer the inner one.
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        let outer = text.starts_with("CARGO_")
            && !text.starts_with("CARGO_HOME")
            && !text.starts_with("CARGO_REGISTR")
            && !text.starts_with("CARGO_NET")
            && !text.starts_with("CARGO_HTTP")
            && !text.starts_with("CARGO_SOURCE");
        if outer
            || text == "RUSTFLAGS"
            || text == "RUSTC_WRAPPER"
            || text == "RUSTC_WORKSPACE_WRAPPER"
        {
            command.env_remove(&name);
        }
    }
    // Views of one type instead of one type per view: a third less to download.
    command.env("RUSTFLAGS", "--cfg=erase_components");
    let status = command.status().context("cargo cannot be started")?;
    if !status.success() {
        bail!("the client does not compile: cargo build -p web --target wasm32-unknown-unknown");
    }
    Ok(target.join("wasm32-unknown-unknown/page/web.wasm"))
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

/// All style sheets as one, in the order of their names.
fn styles(folder: &Path) -> Result<String> {
    let mut sheets = Vec::new();
    collect(folder, "", &mut sheets)?;
    sheets.sort();
    let mut all = String::new();
    for (_, path) in sheets {
        all += &fs::read_to_string(&path)
            .with_context(|| format!("cannot read {}", path.display()))?;
    }
    Ok(all)
}

/// Names this build: it changes when any file does.
fn build_tag(files: &[(String, PathBuf)]) -> Result<String> {
    let mut hash = Sha256::new();
    for (name, path) in files {
        let content = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        hash.update((name.len() as u64).to_le_bytes());
        hash.update(name);
        hash.update((content.len() as u64).to_le_bytes());
        hash.update(content);
    }
    Ok(hex(&hash.finalize()[..6]))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Text files name the build they belong to by this word.
const BUILD_WORD: &str = "@BUILD@";

/// Writes a file as it is sent, plain and compressed.
fn prepare(name: &str, path: &Path, sent: &Path, packed: &Path, build: &str) -> Result<Asset> {
    let mut content = fs::read(path)?;
    if let Ok(text) = std::str::from_utf8(&content)
        && text.contains(BUILD_WORD)
    {
        content = text.replace(BUILD_WORD, build).into_bytes();
    }
    let plain = sent.join(name);
    if let Some(folder) = plain.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(&plain, &content)?;
    let tag = hex(&Sha256::digest(&content)[..8]);
    let compressed = |ending: &str, compress: fn(&[u8]) -> Result<Vec<u8>>| {
        // The best compression takes seconds; what was compressed once is kept.
        let kept = packed.join(format!("{tag}.{ending}"));
        if !kept.is_file() {
            fs::create_dir_all(packed)?;
            write_whole(&kept, &compress(&content)?)?;
        }
        let smaller = fs::metadata(&kept)?.len() < content.len() as u64;
        let path = sent.join(format!("{name}.{ending}"));
        if smaller {
            fs::copy(&kept, &path).with_context(|| format!("cannot write {}", path.display()))?;
        }
        anyhow::Ok(smaller.then_some(path))
    };
    Ok(Asset {
        name: name.to_owned(),
        brotli: compressed("br", brotli_of)?,
        gzip: compressed("gz", gzip_of)?,
        path: plain,
        tag,
    })
}

/// Writes a file so that nobody ever sees a part of it.
fn write_whole(path: &Path, content: &[u8]) -> Result<()> {
    let part = path.with_extension(format!("part{}", std::process::id()));
    fs::write(&part, content).with_context(|| format!("cannot write {}", part.display()))?;
    fs::rename(&part, path).with_context(|| format!("cannot write {}", path.display()))
}

fn brotli_of(content: &[u8]) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut bytes, 1 << 16, 11, 22);
    writer.write_all(content)?;
    drop(writer);
    Ok(bytes)
}

fn gzip_of(content: &[u8]) -> Result<Vec<u8>> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    writer.write_all(content)?;
    Ok(writer.finish()?)
}
