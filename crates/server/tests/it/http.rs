//! The server over real connections.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};

use crate::running::{Running, listen};
use server::Server;

#[test]
fn the_page_is_html_and_asked_for_again_each_time() {
    let server = Running::run(listen());
    let answer = server.ask("GET", "/", "");
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(answer.header("cache-control"), "no-cache");
    assert!(answer.body.starts_with(b"<!doctype html>"));
}

#[test]
fn every_answer_carries_the_strict_policy() {
    let server = Running::run(listen());
    for path in ["/", "/healthz", "/no-such-file"] {
        let answer = server.ask("GET", path, "");
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"));
        assert!(!policy.contains("unsafe-inline"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin");
    }
}

#[test]
fn every_answer_switches_off_what_the_page_does_not_use() {
    let server = Running::run(listen());
    for path in ["/", "/healthz", "/no-such-file"] {
        let answer = server.ask("GET", path, "");
        let policy: Vec<&str> = answer.header("permissions-policy").split(", ").collect();
        for unused in ["camera", "geolocation", "microphone", "payment", "usb"] {
            assert!(
                policy.contains(&format!("{unused}=()").as_str()),
                "{policy:?}"
            );
        }
        // Links are copied, and a chime says whose turn it is.
        for used in ["clipboard-write", "autoplay"] {
            assert!(
                !policy.iter().any(|feature| feature.starts_with(used)),
                "{policy:?}"
            );
        }
    }
}

#[test]
fn head_says_what_get_says_without_the_body() {
    let server = Running::run(listen());
    for path in ["/", "/healthz", "/no-such-file"] {
        let (get, head) = (server.ask("GET", path, ""), server.ask("HEAD", path, ""));
        assert_eq!(head.status, get.status, "{path}");
        assert_eq!(head.header("content-type"), get.header("content-type"));
        assert_eq!(head.header("content-length"), get.header("content-length"));
        assert_eq!(head.header("content-length"), get.body.len().to_string());
        assert!(head.body.is_empty(), "{path}");
    }
}

#[test]
fn a_file_that_is_known_is_not_sent_again() {
    let server = Running::run(listen());
    let first = server.ask("GET", "/", "");
    let tag = first.header("etag").to_owned();
    assert!(tag.starts_with('"') && tag.ends_with('"'), "{tag}");
    let again = server.ask("GET", "/", &format!("if-none-match: W/{tag}\r\n"));
    assert_eq!(again.status, 304);
    assert!(again.body.is_empty());
    let other = server.ask("GET", "/", "if-none-match: \"other\"\r\n");
    assert_eq!(other.status, 200);
}

#[test]
fn a_missing_file_has_a_page_of_its_own() {
    let server = Running::run(listen());
    for path in [
        "/no-such-file",
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "//index.html",
    ] {
        let answer = server.ask("GET", path, "");
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
        assert!(String::from_utf8_lossy(&answer.body).contains("href=\"/\""));
    }
}

#[test]
fn only_get_and_head_are_answered() {
    let server = Running::run(listen());
    for method in ["POST", "PUT", "DELETE"] {
        let answer = server.ask(method, "/", "content-length: 0\r\n");
        assert_eq!(answer.status, 405, "{method}");
        assert!(answer.header("allow").contains("GET"));
    }
}

#[test]
fn the_server_says_that_it_is_well() {
    let server = Running::run(listen());
    let answer = server.ask("GET", "/healthz", "");
    assert_eq!(
        (answer.status, answer.body.as_slice()),
        (200, b"ok\n".as_slice())
    );
}

/// The files of the page, if it was not left out of the build.
fn page_files() -> Vec<server::Sent> {
    server::sent().collect()
}

#[test]
fn files_have_the_types_that_browsers_insist_on() {
    let server = Running::run(listen());
    let expected = [
        (".wasm", "application/wasm"),
        (".js", "text/javascript; charset=utf-8"),
        (".css", "text/css; charset=utf-8"),
        (".svg", "image/svg+xml"),
        (".png", "image/png"),
        (".webmanifest", "application/manifest+json"),
        (".html", "text/html; charset=utf-8"),
        (".ftl", "text/plain; charset=utf-8"),
        (".net", "application/octet-stream"),
        (".txt", "text/plain; charset=utf-8"),
    ];
    for file in page_files() {
        let answer = server.ask("GET", &format!("/{}", file.address), "");
        let (_, media_type) = expected
            .iter()
            .find(|(ending, _)| file.name.ends_with(ending))
            .unwrap_or_else(|| panic!("{} has no type", file.name));
        assert_eq!(answer.status, 200, "{}", file.name);
        assert_eq!(answer.header("content-type"), *media_type, "{}", file.name);
        assert_eq!(answer.body.len(), file.plain, "{}", file.name);
    }
}

#[test]
fn a_browser_gets_the_smallest_form_it_takes() {
    let server = Running::run(listen());
    for file in page_files()
        .into_iter()
        .filter(|file| file.sent < file.plain)
    {
        let path = format!("/{}", file.address);
        let both = server.ask("GET", &path, "accept-encoding: gzip, deflate, br\r\n");
        assert_eq!(both.header("content-encoding"), "br", "{path}");
        assert_eq!(both.header("vary"), "accept-encoding");
        assert_eq!(both.body.len(), file.sent, "{path}");
        let gzip = server.ask("GET", &path, "accept-encoding: gzip\r\n");
        assert_eq!(gzip.header("content-encoding"), "gzip", "{path}");
        assert!(gzip.body.starts_with(&[0x1f, 0x8b]), "{path}");
        let none = server.ask("GET", &path, "accept-encoding: br;q=0\r\n");
        assert_eq!(none.header("content-encoding"), "", "{path}");
        assert_ne!(none.header("etag"), both.header("etag"), "{path}");
    }
}

#[test]
fn what_lies_with_its_build_is_kept_for_ever() {
    let server = Running::run(listen());
    for file in page_files() {
        let answer = server.ask("GET", &format!("/{}", file.address), "");
        let of_build =
            file.address.strip_suffix(file.name) == Some(&format!("{}/", server::build()));
        let is_at_the_root =
            ["index.html", "sw.js", "broken.js", "manifest.webmanifest"].contains(&file.name);
        assert_eq!(of_build, !is_at_the_root, "{}", file.address);
        let kept = answer.header("cache-control");
        assert_eq!(kept.contains("immutable"), of_build, "{}", file.address);
        assert_eq!(kept == "no-cache", is_at_the_root, "{}", file.address);
    }
}

#[test]
fn what_another_build_asks_for_is_not_there() {
    let server = Running::run(listen());
    for file in page_files().iter().filter(|file| file.address != file.name) {
        let name = file.name;
        // Builds of before asked for `name?build`.
        for path in [
            format!("/0123456789ab/{name}"),
            format!("/{name}"),
            format!("/{name}?0123456789ab"),
        ] {
            let answer = server.ask("GET", &path, "");
            assert_eq!(answer.status, 404, "{path}");
            assert_eq!(answer.header("cache-control"), "no-store", "{path}");
        }
    }
}

#[test]
fn the_service_worker_keeps_every_file_but_itself_and_the_icons() {
    let Some(list) = server::files().find(|(address, _)| address.ends_with("/kept.txt")) else {
        // A build without the page has no such file.
        assert_eq!(page_files().len(), 1);
        return;
    };
    let list = String::from_utf8_lossy(list.1).into_owned();
    let kept: BTreeSet<&str> = list
        .lines()
        .filter_map(|line| line.split(' ').next())
        .collect();
    let apart =
        |name: &str| ["sw.js", "kept.txt", "index.html"].contains(&name) || name.ends_with(".png");
    let files = page_files();
    let files = files.iter().filter(|file| !apart(file.name));
    let expected: BTreeSet<&str> = files.map(|file| file.address).chain(["./"]).collect();
    assert_eq!(kept, expected);
    let hashes = list.lines().filter_map(|line| line.split(' ').nth(1));
    assert!(
        hashes
            .clone()
            .all(|hash| hash.len() == 44 && hash.ends_with('='))
    );
    assert_eq!(hashes.count(), kept.len());
}

/// Hosts of plain files send no headers. Who may frame the page can only be said by one.
#[test]
fn the_page_says_its_policy_itself() {
    if page_files().len() == 1 {
        return;
    }
    let server = Running::run(listen());
    let page = server.ask("GET", "/", "");
    let sent = page.header("content-security-policy").to_owned();
    let page = String::from_utf8_lossy(&page.body).into_owned();
    let said = page
        .split("http-equiv=\"Content-Security-Policy\" content=\"")
        .nth(1);
    let said = said
        .and_then(|said| said.split('"').next())
        .expect("it says one");
    assert_eq!(format!("{said}; frame-ancestors 'none'"), sent);
    let script = page.find("<script").expect("it has scripts");
    let policy = page.find("http-equiv").expect("found above");
    assert!(policy < script, "what stands before it is not held to it");
}

/// Whoever hosts the page elsewhere can copy the headers.
#[test]
fn the_guide_to_hosting_names_the_headers_that_are_sent() {
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/hosting.md");
    let guide = fs::read_to_string(guide).expect("it is there");
    let server = Running::run(listen());
    let answer = server.ask("GET", "/", "");
    for name in [
        "content-security-policy",
        "permissions-policy",
        "x-content-type-options",
        "referrer-policy",
        "cross-origin-opener-policy",
        "cross-origin-resource-policy",
    ] {
        let line = format!("\n{name}: {}\n", answer.header(name));
        assert!(guide.contains(&line), "{line}");
    }
}

/// What a browser that speaks one language gets of the files that are wanted.
fn sent_in(lang: &str, wanted: impl Fn(&str) -> bool) -> usize {
    let others =
        |name: &str| name.starts_with("texts/") && !name.starts_with(&format!("texts/{lang}"));
    let files = page_files().into_iter();
    let files = files.filter(|file| wanted(file.name) && !others(file.name));
    files.map(|file| file.sent).sum()
}

/// The parts of the page, each with the files that are fetched for it, as the loader has them.
fn parts() -> BTreeMap<String, BTreeSet<String>> {
    let server = Running::run(listen());
    let loader = server
        .ask("GET", &format!("/{}/parts.js", server::build()), "")
        .body;
    let loader = String::from_utf8(loader).expect("the loader is text");
    let quoted = |text: &str| text.split('"').next().unwrap_or_default().to_owned();
    let mut files: BTreeMap<usize, String> = BTreeMap::new();
    let mut parts = BTreeMap::new();
    for line in loader.lines() {
        let file = line.split("\"./").nth(1).map(quoted);
        if line.starts_with("pack(") {
            let row = line.split("\", \"").nth(1).map(quoted);
            let row = row.expect("pieces with their lengths");
            let numbers = row.split(' ').step_by(2);
            for number in numbers.filter_map(|number| number.parse().ok()) {
                files.insert(number, file.clone().expect("a file"));
            }
        } else if let (Some(piece), Some(file)) = (line.strip_prefix("pieces["), &file) {
            let number = piece.split(']').next();
            let number = number.and_then(|number| number.parse().ok());
            files.insert(number.expect("a number"), file.clone());
        } else if let Some((_, part)) = line.split_once("wasm_split_load_") {
            let name = part.split(' ').next().expect("a name").to_owned();
            let others = part
                .split("of(\"")
                .nth(1)
                .map(quoted)
                .expect("a list of others");
            let others = others.split(' ').flat_map(|row| {
                let (first, last) = row.split_once('-').unwrap_or((row, row));
                let number = |text: &str| text.parse::<usize>().expect("a number");
                number(first)..=number(last)
            });
            let others = others.map(|other| files[&other].clone());
            parts.insert(name, others.chain(file).collect());
        }
    }
    parts
}

/// The parts of the page that are no game: what every table needs, what stands beside it, what
/// stands below the games of the start page, and what the worker thinks with.
const COMMON_PARTS: [&str; 4] = ["table", "aside", "shelf", "thinker"];

/// How the names of the parts end that are fetched after a game's table: what reads its data files,
/// for those who look at the numbers; its bots, by the worker that thinks; what lies behind its tabs.
const LATER: [&str; 3] = ["_reader", "_bots", "_more"];

/// What is sent for the first table of a game.
struct First {
    game: String,
    lang: &'static str,
    shell: usize,
    table: usize,
    own: usize,
    /// What its bots need more.
    bots: usize,
    /// What lies behind its tabs.
    more: usize,
}

impl First {
    fn sum(&self) -> usize {
        self.shell + self.table + self.own
    }
}

/// A net, which the worker fetches when a bot thinks with it.
fn is_net(name: &str) -> bool {
    name.starts_with("nets/")
}

#[test]
fn a_net_is_small_enough_to_be_sent() {
    let for_several = ["spinning-jenny", "water-frame", "card-game"];
    let several = for_several
        .into_iter()
        .flat_map(|game| (2..=4).map(move |players| (game, players)));
    let kanal = (1..=2).map(|players| ("oranienburger-kanal", players));
    for (game, players) in several.chain(kanal) {
        let name = format!("nets/{game}-{players}.net");
        let sent = sent_in("en", |other| other == name);
        println!("{name}: {sent} bytes");
        assert!((1..60_000).contains(&sent), "{name}: {sent} bytes");
    }
}

/// What is kept for use offline, for the service worker while it fetches all of that behind the table.
const KEPT: &str = "kept.txt";

/// The first tables of all games in both languages.
fn first_tables() -> Vec<First> {
    let parts = parts();
    let fetched_later: BTreeSet<_> = parts.values().flatten().collect();
    let is_game = |part: &str| {
        !COMMON_PARTS.contains(&part) && !LATER.iter().any(|later| part.ends_with(later))
    };
    let games = parts.iter().filter(|(part, _)| is_game(part));
    let games: Vec<_> = games.collect();
    let mut tables = Vec::new();
    for lang in ["en", "de"] {
        // The icons are fetched only when the page is installed.
        let shell = sent_in(lang, |name| {
            let of_game = name.starts_with("texts/") && name.matches('/').count() >= 2;
            // The page begins with one style sheet; the others come with what they are for.
            let other_style = name.ends_with(".css") && name != "style.css";
            let later = other_style || fetched_later.iter().any(|file| *file == name);
            !later && !of_game && !name.ends_with(".png") && !is_net(name) && name != KEPT
        });
        let of_table = &parts["table"];
        let table = sent_in(lang, |name| of_table.contains(name));
        for (game, files) in &games {
            let id = game.replace('_', "-");
            let folders = games::info(&id).expect("it is in the catalogue").texts;
            let texts: Vec<String> = folders
                .iter()
                .map(|folder| format!("texts/{lang}/{folder}.ftl"))
                .collect();
            let style = format!("{id}.css");
            let own = sent_in(lang, |name| {
                let is_file = files.contains(name) && !of_table.contains(name);
                texts.iter().any(|text| text == name) || name == style || is_file
            });
            let after = |later: &str| {
                let later = parts.get(&format!("{game}{later}"));
                let is_here = |name: &str| files.contains(name) || of_table.contains(name);
                let wanted =
                    |name: &str| later.is_some_and(|later| later.contains(name)) && !is_here(name);
                sent_in(lang, wanted)
            };
            tables.push(First {
                game: (*game).clone(),
                lang,
                shell,
                table,
                own,
                bots: after("_bots"),
                more: after("_more"),
            });
        }
    }
    assert!(!tables.is_empty());
    tables
}

/// Where the lengths are kept between a run without the toy and one with it.
fn kept(lang: &str, game: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    folder.join(format!("first-table-{game}-{lang}.txt"))
}

#[test]
fn the_page_is_small_enough_to_be_sent() {
    for first in first_tables() {
        let First {
            ref game,
            lang,
            shell,
            table,
            own,
            bots,
            more,
        } = first;
        println!(
            "{game} in {lang}: shell {shell}, table {table}, game {own}; sum {}, then bots {bots}, more {more}",
            first.sum()
        );
        assert!(shell < 320_000, "the shell in {lang}: {shell} bytes");
        assert!(own < 280_000, "{game} in {lang}: {own} bytes");
        let sum = first.sum();
        assert!(
            sum < 602_000,
            "the first table of {game} in {lang}: {sum} bytes"
        );
        if !cfg!(feature = "quarry") {
            fs::write(kept(lang, game), sum.to_string()).expect("the folder can be written");
        }
    }
}

/// A game that somebody does not play costs his table next to nothing. The same tables without the
/// toy are those of the test above, which has to have run without it.
#[test]
#[cfg(feature = "quarry")]
fn a_toy_in_the_page_adds_little_to_another_table() {
    let mut compared = 0;
    for first in first_tables() {
        let path = kept(first.lang, &first.game);
        let Ok(alone) = fs::read_to_string(&path) else {
            continue;
        };
        let alone: usize = alone.parse().expect("a number of bytes");
        let with = first.sum();
        println!(
            "{} in {}: {alone} alone, {with} with the toy",
            first.game, first.lang
        );
        assert!(with < alone + 5_000, "{}: {alone}, then {with}", first.game);
        compared += 1;
    }
    assert!(
        compared > 0,
        "run `cargo test -p server --test it small` before"
    );
}

#[test]
fn a_taken_port_is_named_with_what_to_try() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("some port is free");
    let at = taken.local_addr().expect("it is bound").to_string();
    let error = Server::listen(&at)
        .err()
        .expect("the port is taken")
        .to_string();
    assert!(
        error.contains(&at) && error.contains("--listen 127.0.0.1:"),
        "{error}"
    );
    assert!(!error.contains('\n'), "{error}");
}

#[test]
fn an_address_that_is_none_is_refused() {
    for text in ["", "8080", "127.0.0.1", "127.0.0.1:http", "127.0.0.1:99999"] {
        let error = Server::listen(text).err().expect("no address").to_string();
        assert!(error.contains("HOST:PORT"), "{error}");
    }
}
