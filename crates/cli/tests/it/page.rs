//! `millwright page`: the page as plain files.

use std::fs;

use crate::kit::millwright;

#[test]
fn the_page_is_written_into_a_new_folder_and_nothing_is_overwritten() {
    let folder = std::env::temp_dir().join(format!("millwright-cli-page-{}", std::process::id()));
    let path = folder.display().to_string();
    let call = || millwright(&["page", &path, "--lang", "en"]);
    let first = call();
    assert_eq!(first.code, 0, "{}", first.err);
    assert!(first.out.contains(&path), "{}", first.out);
    let index = fs::read_to_string(folder.join("index.html")).expect("the page itself is there");
    assert!(index.contains("<html"), "{index}");
    // All but what has to stay where it is lies with its build, beside which another can be laid.
    let entries = fs::read_dir(&folder).expect("it is there").flatten();
    let mut names: Vec<String> = entries
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    let mut expected = [
        "broken.js",
        "index.html",
        "manifest.webmanifest",
        "sw.js",
        server::build(),
    ];
    expected.sort_unstable();
    let has_script = folder.join(server::build()).join("boot.js").is_file();
    // A build without the page has nothing but a file that says so.
    assert!(
        names == expected && has_script || names == ["index.html"],
        "{names:?}"
    );
    let again = call();
    assert_eq!(again.code, 2);
    assert!(again.err.contains("new or empty"), "{}", again.err);
    fs::remove_dir_all(&folder).expect("it was written");
}
