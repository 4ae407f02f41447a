//! One WebAssembly in parts: a shell, and a chunk for each game that is fetched when it is wanted.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};

/// The script that fetches the chunks.
const LOADER: &str = "parts.js";

/// Splits a WebAssembly into `out`; gives the part that starts.
pub(crate) fn split(wasm: &Path, out: &Path) -> Result<PathBuf> {
    let _ = fs::remove_dir_all(out);
    fs::create_dir_all(out).with_context(|| format!("cannot make {}", out.display()))?;
    let whole = fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    let main = out.join("web.wasm");
    let link = format!("./{LOADER}");
    let mut options = wasm_split_cli_support::Options::new(&whole);
    options.output_dir = out;
    options.main_out_path = &main;
    options.link_name = &link;
    // The same address as everywhere, or the browser would run the script twice.
    options.main_module = "./web.js?@BUILD@";
    wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow!("the page could not be split: {error:#}"))?;
    for part in parts(out)? {
        let bytes = fs::read(&part)?;
        fs::write(&part, shortened(&bytes)?)?;
    }
    let loader = out.join(LOADER);
    mark(&loader, ".wasm\"", ".wasm?@BUILD@\"")?;
    Ok(main)
}

/// Gives the script that binds the shell the address of the loader with the build's mark.
pub(crate) fn mark_loader(bindings: &Path) -> Result<()> {
    // The same name stands in the table of imports, where it has to stay.
    let from = format!("from \"./{LOADER}\"");
    let to = format!("from \"./{LOADER}?@BUILD@\"");
    mark(&bindings.join("web.js"), &from, &to)
}

/// The parts that are fetched later, and their loader.
pub(crate) fn files(out: &Path) -> Result<Vec<PathBuf>> {
    let mut files = parts(out)?;
    files.push(out.join(LOADER));
    Ok(files)
}

fn parts(out: &Path) -> Result<Vec<PathBuf>> {
    let mut parts = Vec::new();
    for entry in fs::read_dir(out)? {
        let path = entry?.path();
        let is_part = path.extension().is_some_and(|ending| ending == "wasm");
        if is_part && path.file_stem().is_some_and(|name| name != "web") {
            parts.push(path);
        }
    }
    parts.sort();
    Ok(parts)
}

fn mark(script: &Path, from: &str, to: &str) -> Result<()> {
    let text =
        fs::read_to_string(script).with_context(|| format!("cannot read {}", script.display()))?;
    fs::write(script, text.replace(from, to))?;
    Ok(())
}

/// A part without names, and with its numbers written as short as they are: the linker leaves room
/// in each for the split to move things.
fn shortened(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut module = walrus::ModuleConfig::new()
        .generate_name_section(false)
        .generate_producers_section(false)
        .parse(wasm)?;
    let customs: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
    for id in customs {
        module.customs.delete(id);
    }
    Ok(module.emit_wasm())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module with one function behind a padded length, and a custom section.
    const PADDED: &[u8] = &[
        0, b'a', b's', b'm', 1, 0, 0, 0, // head
        1, 4, 1, 0x60, 0, 0, // one type
        3, 2, 1, 0, // one function
        7, 5, 1, 1, b'f', 0, 0, // exported as f
        10, 5, 1, 0x82, 0x00, 0x00, 0x0b, // its body
        0, 3, 2, b'n', b'm', // a custom section
    ];

    #[test]
    fn numbers_are_shortened_and_names_go() {
        let short = shortened(PADDED).expect("it is sound");
        assert!(short.len() < PADDED.len() - 5, "{short:?}");
        assert!(!short.ends_with(b"nm"));
        let again = walrus::Module::from_buffer(&short).expect("it is sound still");
        assert!(again.exports.iter().any(|export| export.name == "f"));
    }

    #[test]
    fn what_ends_in_the_middle_is_no_webassembly() {
        assert!(shortened(b"\0asm").is_err());
    }
}
