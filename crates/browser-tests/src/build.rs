//! A build of the page as its files, and another one made of it.

use std::collections::BTreeMap;
use std::fmt::Write;

use sha2::{Digest, Sha256};

use crate::base64;

/// What stands behind the WebAssembly of the next build: a section that means nothing.
const SECTION: [u8; 7] = [0, 5, 4, b'n', b'e', b'x', b't'];

/// The files of a build, by where they lie on a host.
#[derive(Clone, Debug)]
pub struct Build {
    /// Its name.
    pub name: String,
    files: BTreeMap<String, Vec<u8>>,
}

impl Build {
    /// The page that was built with this program.
    ///
    /// # Panics
    /// If the page was left out of the build.
    pub fn ours() -> Build {
        let files =
            server::files().map(|(address, content)| (address.to_owned(), content.to_vec()));
        let build = Build {
            name: server::build().to_owned(),
            files: files.collect(),
        };
        assert!(
            build.files.len() > 1,
            "the browser tests need the page: build without MILLWRIGHT_PAGE=none"
        );
        build
    }

    /// The same page under another name and with other WebAssembly, as if something had been changed.
    pub fn next(&self) -> Build {
        let other = if self.name.starts_with('f') { 'e' } else { 'f' };
        let name = format!("{other}{}", &self.name[1..]);
        let renamed = |text: &str| text.replace(&self.name, &name);
        let mut next = Build {
            files: BTreeMap::new(),
            name: name.clone(),
        };
        for (address, content) in &self.files {
            let content = match std::str::from_utf8(content) {
                _ if address.ends_with(".wasm") => [content, &SECTION[..]].concat(),
                Ok(text) => renamed(text).into_bytes(),
                Err(_) => content.clone(),
            };
            next.files.insert(renamed(address), content);
        }
        // The worker knows the hash of the list, and the list those of all others.
        let list = next.list_address();
        let before = hash_of(&self.files[&self.list_address()]);
        let hashed = next.hashed();
        let after = hash_of(hashed.as_bytes());
        next.files.insert(list, hashed.into_bytes());
        let worker = String::from_utf8_lossy(&next.files["sw.js"]).replace(&before, &after);
        assert!(
            worker.contains(&after),
            "the worker knows the hash of its list"
        );
        next.files.insert("sw.js".to_owned(), worker.into_bytes());
        next
    }

    fn list_address(&self) -> String {
        format!("{}/kept.txt", self.name)
    }

    /// Where the files lie that a service worker keeps.
    pub fn kept(&self) -> Vec<&str> {
        let list = &self.files[&self.list_address()];
        let list = std::str::from_utf8(list).expect("the list is text");
        let addresses = list.lines().filter_map(|line| line.split(' ').next());
        addresses
            .map(|address| {
                if address == "./" {
                    "index.html"
                } else {
                    address
                }
            })
            .collect()
    }

    /// The list of what is kept, with the hashes that the files have.
    pub fn hashed(&self) -> String {
        let mut list = String::new();
        for address in self.kept() {
            let named = if address == "index.html" {
                "./"
            } else {
                address
            };
            let _ = writeln!(list, "{named} {}", hash_of(&self.files[address]));
        }
        list
    }

    /// Where its files lie.
    pub fn addresses(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// Where the file with this name lies.
    pub fn address(&self, name: &str) -> String {
        format!("{}/{name}", self.name)
    }

    /// The content of a file.
    ///
    /// # Panics
    /// If there is no such file.
    pub fn file(&self, address: &str) -> &[u8] {
        let file = self.files.get(address);
        file.unwrap_or_else(|| panic!("there is no {address}"))
    }
}

fn hash_of(content: &[u8]) -> String {
    base64::encode(&Sha256::digest(content))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_build_differs_in_every_webassembly_and_is_whole() {
        let ours = Build::ours();
        assert_eq!(
            String::from_utf8_lossy(ours.file(&ours.list_address())),
            ours.hashed()
        );
        let next = ours.next();
        assert_eq!(
            String::from_utf8_lossy(next.file(&next.list_address())),
            next.hashed()
        );
        assert_eq!(next.addresses().count(), ours.addresses().count());
        let mut webassembly = 0;
        for name in ours
            .addresses()
            .filter_map(|address| address.strip_prefix(&format!("{}/", ours.name)))
        {
            let differs = next.file(&next.address(name)) != ours.file(&ours.address(name));
            assert!(differs || !name.ends_with(".wasm"), "{name}");
            webassembly += usize::from(name.ends_with(".wasm"));
        }
        assert!(webassembly > 10, "{webassembly}");
    }
}
