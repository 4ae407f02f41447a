//! Files as they are sent, plain and compressed.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use toolchain::{DESK_PROFILE, page_profile};

use crate::{Asset, hex};

/// Writes a file as it is sent, plain and compressed.
pub(crate) fn prepare(
    name: String,
    address: String,
    content: &[u8],
    sent: &Path,
    packed: &Path,
) -> Result<Asset> {
    let plain = sent.join(&name);
    if let Some(folder) = plain.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(&plain, content)?;
    let tag = hex(&Sha256::digest(content)[..8]);
    // The best compression takes most of a minute for the whole page, which nobody waits for at a desk.
    let level = if page_profile() == DESK_PROFILE {
        5
    } else {
        11
    };
    let compressed = |ending: &str, compress: &dyn Fn(&[u8]) -> Result<Vec<u8>>| {
        // What was compressed once is kept.
        let kept = packed.join(format!("{tag}.{level}.{ending}"));
        if !kept.is_file() {
            fs::create_dir_all(packed)?;
            write_whole(&kept, &compress(content)?)?;
        }
        let smaller = fs::metadata(&kept)?.len() < content.len() as u64;
        let path = sent.join(format!("{name}.{ending}"));
        if smaller {
            fs::copy(&kept, &path).with_context(|| format!("cannot write {}", path.display()))?;
        }
        anyhow::Ok(smaller.then_some(path))
    };
    Ok(Asset {
        brotli: compressed("br", &|content| brotli_of(content, level))?,
        gzip: compressed("gz", &gzip_of)?,
        name,
        address,
        path: plain,
        tag,
    })
}

/// Scripts and style sheets without what only their readers need: lines of remarks and indentation, which
/// are a tenth of the larger ones as they are sent.
pub(crate) fn without_remarks(name: &str, content: Vec<u8>) -> Vec<u8> {
    if !name.ends_with(".js") && !name.ends_with(".css") {
        return content;
    }
    let text = match String::from_utf8(content) {
        Ok(text) => text,
        Err(binary) => return binary.into_bytes(),
    };
    let mut in_remark = false;
    let mut short = String::with_capacity(text.len());
    for mut line in text.lines().map(str::trim) {
        // A remark behind code stays: what looks like one may stand in a string.
        if in_remark || line.starts_with("/*") {
            let end = line.split_once("*/");
            in_remark = end.is_none();
            line = end.map_or("", |(_, rest)| rest.trim());
        }
        if !line.is_empty() && !line.starts_with("//") {
            short += line;
            short.push('\n');
        }
    }
    short.into_bytes()
}

/// Writes a file so that nobody ever sees a part of it.
fn write_whole(path: &Path, content: &[u8]) -> Result<()> {
    let part = path.with_extension(format!("part{}", std::process::id()));
    fs::write(&part, content).with_context(|| format!("cannot write {}", part.display()))?;
    fs::rename(&part, path).with_context(|| format!("cannot write {}", path.display()))
}

fn brotli_of(content: &[u8], level: u32) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut bytes, 1 << 16, level, 22);
    writer.write_all(content)?;
    drop(writer);
    Ok(bytes)
}

fn gzip_of(content: &[u8]) -> Result<Vec<u8>> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    writer.write_all(content)?;
    Ok(writer.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_and_indentation_are_not_sent() {
        let script = "/* What it is.\n * More. */\n/* Short. */ bar();\n// One.\nfoo(\n    'a /* b */ //c', // kept\n);\n\n";
        let short = without_remarks("a.js", script.as_bytes().to_vec());
        assert_eq!(
            String::from_utf8(short).unwrap(),
            "bar();\nfoo(\n'a /* b */ //c', // kept\n);\n"
        );
        let sentence = b"    // no script".to_vec();
        assert_eq!(without_remarks("a.ftl", sentence.clone()), sentence);
    }

    #[test]
    fn compression_is_undone_to_the_same_bytes() {
        let content = b"mill ".repeat(1000);
        let mut unpacked = Vec::new();
        let packed = brotli_of(&content, 11).unwrap();
        brotli::BrotliDecompress(&mut packed.as_slice(), &mut unpacked).unwrap();
        assert_eq!(unpacked, content);
        let packed = gzip_of(&content).unwrap();
        let mut unpacked = Vec::new();
        flate2::write::GzDecoder::new(&mut unpacked)
            .write_all(&packed)
            .unwrap();
        assert_eq!(unpacked, content);
    }

    #[test]
    fn what_does_not_get_smaller_is_sent_plain() {
        let folder = std::env::temp_dir().join(format!("pagebuild-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let (sent, packed) = (folder.join("sent"), folder.join("packed"));
        let name = "dot.txt".to_owned();
        let asset = prepare(name.clone(), name, "·".as_bytes(), &sent, &packed).unwrap();
        assert!(asset.brotli.is_none() && asset.gzip.is_none());
        assert_eq!(fs::read_to_string(asset.path).unwrap(), "·");
        fs::remove_dir_all(&folder).unwrap();
    }
}
