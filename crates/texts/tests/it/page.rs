//! The page asks for no text that does not exist.

use std::fs;
use std::path::Path;

use texts::{Lang, Texts};

/// All Rust files below a folder, with their text.
fn sources(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("the page's sources are beside this crate") {
        let path = entry.expect("the folder can be listed").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).expect("a source file is text");
            found.push((path.display().to_string(), text));
        }
    }
}

/// The ids that stand as plain words in calls of `t(` and `tr(`.
fn ids(source: &str) -> Vec<String> {
    let mut ids = Vec::new();
    for call in [".t(", ".tr("] {
        for (at, _) in source.match_indices(call) {
            let rest = source[at + call.len()..].trim_start();
            if let Some(quoted) = rest.strip_prefix('"')
                && let Some(end) = quoted.find('"')
            {
                ids.push(quoted[..end].to_owned());
            }
        }
    }
    ids
}

#[test]
fn every_text_the_page_asks_for_exists_in_both_languages() {
    let mut found = Vec::new();
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src"),
        &mut found,
    );
    let mut asked = 0;
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for (file, source) in &found {
            for id in ids(source) {
                asked += 1;
                assert!(texts.has(&id), "{file} asks for '{id}'");
            }
        }
    }
    assert!(
        asked > 100,
        "only {asked} texts were found in the page's sources"
    );
}
