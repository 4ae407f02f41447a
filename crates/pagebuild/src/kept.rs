//! What a service worker keeps of a build, each file with its hash: what comes otherwise is not kept.

use std::fmt::Write;

use sha2::{Digest, Sha256};

use crate::{SERVICE_WORKER, address_of};

/// The list of what is kept. It is a file of its own, whose hash the service worker knows: the browser
/// looks at the worker with every visit, and at the list only when there is something to keep.
pub(crate) const LIST: &str = "kept.txt";

/// A line for each file that the page needs offline: its address and its hash.
pub(crate) fn list(build: &str, contents: &[(String, Vec<u8>)]) -> String {
    let mut lines = String::new();
    for (name, content) in contents.iter().filter(|(name, _)| is_kept(name)) {
        let address = match name.as_str() {
            // It is asked for by the folder it lies in.
            "index.html" => "./".to_owned(),
            name => address_of(build, name),
        };
        let _ = writeln!(lines, "{address} {}", hash_of(content));
    }
    lines
}

/// Everything but the worker itself and the pictures that only installing asks for.
fn is_kept(name: &str) -> bool {
    name != SERVICE_WORKER && !name.ends_with(".png")
}

/// The SHA-256 of a content in base64, as browsers hold an answer against it.
pub(crate) fn hash_of(content: &[u8]) -> String {
    base64(&Sha256::digest(content))
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let bits = (0..3).fold(0, |bits, place| {
            bits << 8 | u32::from(three.get(place).copied().unwrap_or(0))
        });
        for place in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * place) & 63) as usize];
            text.push(if place <= three.len() {
                char::from(letter)
            } else {
                '='
            });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_become_letters() {
        assert_eq!(base64(b""), "");
        assert_eq!(base64(b"m"), "bQ==");
        assert_eq!(base64(b"mi"), "bWk=");
        assert_eq!(base64(b"mill"), "bWlsbA==");
        assert_eq!(base64(&[0xff, 0xef, 0xbe]), "/+++");
    }

    #[test]
    fn a_hash_is_that_of_the_standard() {
        let of_abc = "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=";
        assert_eq!(hash_of(b"abc"), of_abc);
    }

    #[test]
    fn the_service_worker_keeps_everything_but_itself_and_the_icons_with_a_hash() {
        let names = [
            "boot.js",
            "icon-192.png",
            "index.html",
            "snippets/a/b.js",
            "sw.js",
        ];
        let contents = names.map(|name| (name.to_owned(), name.as_bytes().to_vec()));
        let lines = list("b1", &contents);
        let expected = [
            ("b1/boot.js", "boot.js"),
            ("./", "index.html"),
            ("b1/snippets/a/b.js", "snippets/a/b.js"),
        ];
        let expected = expected
            .map(|(address, content)| format!("{address} {}\n", hash_of(content.as_bytes())));
        assert_eq!(lines, expected.concat());
    }
}
