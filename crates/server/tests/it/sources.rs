//! What the page is built anew for.

use std::path::Path;

/// The files and folders that the build script watches, by their path from the root.
fn watched() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let root = root.canonicalize().expect("the workspace is there");
    let list = include_str!(concat!(env!("OUT_DIR"), "/sources.txt"));
    let from_root = |line: &str| {
        let path = Path::new(line).canonicalize().expect("it is there");
        let path = path.strip_prefix(&root).expect("it is of the workspace");
        path.to_string_lossy().replace('\\', "/")
    };
    list.lines().map(from_root).collect()
}

#[test]
fn the_page_is_built_anew_for_what_it_is_made_of_and_nothing_else() {
    let watched = watched();
    if watched == ["crates/server/src/no_page.html"] {
        return;
    }
    for source in [
        "Cargo.lock",
        "crates/arkwright/Cargo.toml",
        "crates/arkwright/data/arkwright.packed",
        "crates/arkwright/src/sale.rs",
        "crates/bots/weights",
        "crates/client/src/lib.rs",
        "crates/table/src/lib.rs",
        "crates/texts/locales",
        "crates/web/src/lib.rs",
        "crates/web/src/storage.js",
        "crates/web/static",
        "crates/web/styles",
    ] {
        assert!(watched.iter().any(|path| path == source), "{source}");
    }
    let foreign = watched.iter().find(|path| {
        let of_others = [
            "browser-tests",
            "cli",
            "pagebuild",
            "probe",
            "server",
            "toolchain",
        ];
        of_others
            .iter()
            .any(|name| path.starts_with(&format!("crates/{name}/")))
            || path
                .split('/')
                .nth(2)
                .is_some_and(|folder| ["tests", "rules", "benches", "examples"].contains(&folder))
    });
    assert_eq!(foreign, None);
}
