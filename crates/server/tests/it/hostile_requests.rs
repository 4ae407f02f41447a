//! Requests that mean no good: kinds of attacks, each as a generator of many.
//!
//! Whatever comes, the server answers with what the kind allows or closes the connection, every answer has
//! the security headers, and nothing is answered but files of the page and our own words.

use std::io::{Read, Write};
use std::net::Shutdown;
use std::ops::Range;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use crate::running::{Answer, Running, listen};

/// What is sent, and what may come.
#[derive(Clone, Debug)]
struct Attack {
    bytes: Vec<u8>,
    /// The status of every answer to it.
    allowed: &'static [u16],
    /// How many answers there may be.
    answers: Range<usize>,
    /// Whether the client says that no more will come: then nobody has to answer it any more.
    hangs_up: bool,
}

impl Attack {
    /// Has exactly one answer.
    fn answered(bytes: impl Into<Vec<u8>>, allowed: &'static [u16]) -> Attack {
        Attack {
            bytes: bytes.into(),
            allowed,
            answers: 1..2,
            hangs_up: false,
        }
    }

    /// Has one answer, or is too much to be read to its end.
    fn at_most_answered(bytes: impl Into<Vec<u8>>, allowed: &'static [u16]) -> Attack {
        Attack {
            answers: 0..2,
            ..Attack::answered(bytes, allowed)
        }
    }

    /// Is not whole, or no request at all.
    fn unfinished(bytes: impl Into<Vec<u8>>, allowed: &'static [u16]) -> Attack {
        Attack {
            hangs_up: true,
            ..Attack::at_most_answered(bytes, allowed)
        }
    }
}

type Kind = (&'static str, fn() -> BoxedStrategy<Attack>);

/// The kinds of attacks.
const KINDS: &[Kind] = &[
    ("no host", no_host),
    ("two hosts", two_hosts),
    ("a host that is none", no_such_host),
    ("a way out of the folder", way_out),
    ("another build", other_build),
    ("an address of another kind", other_address),
    ("a method", method),
    ("a version", version),
    ("a damaged header", damaged_header),
    ("too much", too_much),
    ("two lengths", two_lengths),
    ("a body in pieces", pieces),
    ("conditions", conditions),
    ("ranges and encodings", ranges),
    ("another protocol", other_protocol),
    ("noise", noise),
    ("a request cut off", cut_off),
];

/// A path that is there, and one that is not.
fn path() -> impl Strategy<Value = &'static str> {
    select(&["/", "/index.html", "/sw.js", "/healthz", "/no-such-file"][..])
}

fn letters() -> impl Strategy<Value = String> {
    "[a-z0-9-]{1,12}"
}

fn no_host() -> BoxedStrategy<Attack> {
    (path(), letters())
        .prop_map(|(path, name)| {
            let request =
                format!("GET {path} HTTP/1.1\r\nx-{name}: y\r\nconnection: close\r\n\r\n");
            Attack::answered(request, &[400])
        })
        .boxed()
}

fn two_hosts() -> BoxedStrategy<Attack> {
    (path(), letters(), letters(), select(&["1.0", "1.1"][..]))
        .prop_map(|(path, one, other, version)| {
            let request = format!(
                "GET {path} HTTP/{version}\r\nHost: {one}\r\nhOST: {other}\r\nconnection: close\r\n\r\n"
            );
            Attack::answered(request, &[400])
        })
        .boxed()
}

fn no_such_host() -> BoxedStrategy<Attack> {
    let host = select(
        &[
            "a b", "a@b", "a/b", "http://a", "a:b:c", "[::1", "a:99999x", "a\\b", "?",
        ][..],
    );
    (path(), host)
        .prop_map(|(path, host)| {
            let request =
                format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
            Attack::answered(request, &[400])
        })
        .boxed()
}

fn get(path: &str, headers: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n{headers}\r\n")
}

fn way_out() -> BoxedStrategy<Attack> {
    let up = select(
        &[
            "..",
            "%2e%2e",
            ".%2e",
            "..%00",
            "%252e%252e",
            "..;",
            ".",
            "",
        ][..],
    );
    let slash = select(&["/", "%2f", "\\", "%5c", "//"][..]);
    let aim = select(
        &[
            "etc/passwd",
            "Cargo.toml",
            "index.html",
            "proc/self/environ",
            "sw.js%00.txt",
        ][..],
    );
    (vec((up, slash), 1..8), aim)
        .prop_filter("a way out", |(steps, _)| {
            steps
                .iter()
                .any(|(up, slash)| !up.is_empty() || *slash != "/")
        })
        .prop_map(|(steps, aim)| {
            let steps: String = steps.iter().flat_map(|(up, slash)| [*up, *slash]).collect();
            Attack::answered(get(&format!("/{steps}{aim}"), ""), &[400, 404])
        })
        .boxed()
}

fn other_build() -> BoxedStrategy<Attack> {
    let name = select(
        &[
            "style.css",
            "web_bg.wasm",
            "kept.txt",
            "sw.js",
            "index.html",
            "texts/en.ftl",
        ][..],
    );
    ("[0-9a-f]{12}", name, any::<bool>())
        .prop_filter("another", |(build, ..)| build != server::build())
        .prop_map(|(build, name, in_query)| {
            let is_at_the_root = ["sw.js", "index.html"].contains(&name);
            match in_query {
                true if is_at_the_root => {
                    Attack::answered(get(&format!("/{name}?{build}"), ""), &[200, 404])
                }
                true => Attack::answered(get(&format!("/{name}?{build}"), ""), &[404]),
                false => Attack::answered(get(&format!("/{build}/{name}"), ""), &[404]),
            }
        })
        .boxed()
}

fn other_address() -> BoxedStrategy<Attack> {
    let address = prop_oneof![
        letters().prop_map(|host| format!("http://{host}/")),
        letters().prop_map(|host| format!("http://{host}/etc/passwd")),
        letters().prop_map(|host| format!("{host}:443")),
        Just("*".to_owned()),
        Just("/?%".to_owned()),
        Just("/#".to_owned()),
        letters().prop_map(|name| format!("ftp://{name}")),
        letters().prop_map(|name| format!("/{name}\u{e4}")),
    ];
    address
        .prop_map(|address| Attack::answered(get(&address, ""), &[200, 400, 404]))
        .boxed()
}

fn method() -> BoxedStrategy<Attack> {
    let method = prop_oneof![
        select(
            &[
                "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "PRI", "get",
                "G E T", ""
            ][..]
        )
        .prop_map(str::to_owned),
        "[A-Z]{1,200}",
    ];
    (method, path())
        .prop_filter("no method of ours", |(method, _)| {
            !["GET", "HEAD"].contains(&method.as_str())
        })
        .prop_map(|(method, path)| {
            let request =
                format!("{method} {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n");
            Attack::answered(request, &[400, 404, 405])
        })
        .boxed()
}

fn version() -> BoxedStrategy<Attack> {
    let version = select(
        &[
            "HTTP/0.9",
            "HTTP/1.2",
            "HTTP/2.0",
            "HTTP/9.9",
            "http/1.1",
            "HTTP/1.1.1",
            "HTTP/-1.1",
            "HTTP/",
            "ICY",
        ][..],
    );
    (version, path())
        .prop_map(|(version, path)| {
            let request =
                format!("GET {path} {version}\r\nhost: here\r\nconnection: close\r\n\r\n");
            Attack::answered(request, &[400, 505])
        })
        .boxed()
}

fn damaged_header() -> BoxedStrategy<Attack> {
    let refused = select(
        &[
            "x : y",
            "x",
            ": y",
            "x\u{0}: y",
            "x: y\u{0}",
            "x\u{e4}: y",
            "x: y\r z",
            " x: y",
            "x: \u{7f}",
            "x y: z",
        ][..],
    );
    // What some take and some refuse gets no more than the page.
    let doubtful = select(
        &[
            "x: y\n folded: z",
            "x: y\nz: w",
            "x: \u{e4}",
            "x:",
            "x: y\r\n folded",
        ][..],
    );
    prop_oneof![
        refused.prop_map(|header| Attack::answered(get("/", &format!("{header}\r\n")), &[400])),
        doubtful
            .prop_map(|header| Attack::answered(get("/", &format!("{header}\r\n")), &[200, 400])),
    ]
    .boxed()
}

fn too_much() -> BoxedStrategy<Attack> {
    const LONG: &[u16] = &[400, 404, 414, 431];
    prop_oneof![
        (1000..40_000_usize).prop_map(|length| get(&format!("/{}", "a".repeat(length)), "")),
        (100..3000_usize).prop_map(|count| get("/no-such-file", &"x: y\r\n".repeat(count))),
        (1000..40_000_usize)
            .prop_map(|length| get("/no-such-file", &format!("x: {}\r\n", "y".repeat(length)))),
        (1000..40_000_usize)
            .prop_map(|length| get("/no-such-file", &format!("{}: y\r\n", "x".repeat(length)))),
    ]
    .prop_map(|request| Attack::at_most_answered(request, LONG))
    .boxed()
}

/// A request behind one with lengths that contradict each other: for some it is a body, for others a
/// request. It must not be answered.
const BEHIND: &str = "GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n";

fn two_lengths() -> BoxedStrategy<Attack> {
    let lengths = select(
        &[
            "content-length: 0\r\ncontent-length: 38\r\n",
            "content-length: 38, 0\r\n",
            "content-length: -1\r\n",
            "content-length: +0\r\n",
            "content-length: 0x0\r\n",
            "content-length: 99999999999999999999999\r\n",
            "content-length: \r\n",
            "transfer-encoding: identity\r\n",
            "transfer-encoding: chunked, identity\r\n",
            "transfer-encoding: xchunked\r\n",
            "transfer-encoding : chunked\r\n",
        ][..],
    );
    (lengths, select(&["GET", "POST", "HEAD"][..]))
        .prop_map(|(lengths, method)| {
            let request = format!("{method} / HTTP/1.1\r\nhost: here\r\n{lengths}\r\n{BEHIND}");
            Attack::answered(request, &[400])
        })
        .boxed()
}

fn pieces() -> BoxedStrategy<Attack> {
    let body = select(
        &[
            "zz\r\n",
            "-1\r\n",
            "fffffffffffffffff\r\n",
            "5\r\nabc",
            "1;x=\r\na\r\n0\r\n\r\n",
            "0\r\n\r\n",
            "\r\n",
            "1 \r\na\r\n",
        ][..],
    );
    body.prop_map(|body| {
        let head = "transfer-encoding: chunked\r\ncontent-length: 3\r\n";
        Attack::at_most_answered(format!("{}{body}", get("/", head)), &[200, 400])
    })
    .boxed()
}

fn conditions() -> BoxedStrategy<Attack> {
    let tag = select(&["\"", "W/", "W/\"a", "\"a\"b", ",", "\"\"", "x", "\u{7e}"][..]);
    (vec(tag, 1..200), path())
        .prop_map(|(tags, path)| {
            let headers = format!(
                "if-none-match: {}\r\nif-match: *\r\n\
                 if-modified-since: Thu, 99 Foo 0000\r\nif-range: \"\"\r\n",
                tags.join(",")
            );
            Attack::answered(get(path, &headers), &[200, 304, 404])
        })
        .boxed()
}

fn ranges() -> BoxedStrategy<Attack> {
    let range = select(&["0-0", "-1", "5-1", "0-", "99999999999999999999-", "x", ""][..]);
    let encoding = select(
        &[
            "br",
            "gzip;q=0",
            "*;q=0",
            "br;q=NaN",
            "br;q=-1",
            "deflate;;;",
            ";q=1",
            "identity;q=0",
        ][..],
    );
    (vec(range, 1..300), vec(encoding, 1..100), path())
        .prop_map(|(ranges, encodings, path)| {
            let headers = format!(
                "range: bytes={}\r\naccept-encoding: {}\r\n",
                ranges.join(","),
                encodings.join(",")
            );
            Attack::answered(get(path, &headers), &[200, 404])
        })
        .boxed()
}

fn other_protocol() -> BoxedStrategy<Attack> {
    let greeting: BoxedStrategy<Vec<u8>> = prop_oneof![
        Just(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0".to_vec()),
        vec(any::<u8>(), 0..300)
            .prop_map(|hello| [b"\x16\x03\x01\x02\x00\x01".to_vec(), hello].concat()),
        letters().prop_map(|name| format!("SSH-2.0-{name}\r\n").into_bytes()),
        letters().prop_map(|name| format!("HELO {name}\r\nMAIL FROM:<a@b>\r\n").into_bytes()),
        Just(b"\x04\x01\0\x50\x7f\0\0\x01\0".to_vec()),
    ]
    .boxed();
    greeting
        .prop_map(|bytes| Attack::unfinished(bytes, &[400]))
        .boxed()
}

fn noise() -> BoxedStrategy<Attack> {
    prop_oneof![
        vec(any::<u8>(), 0..2000),
        vec(select(&b"GET /HTP1.:\r\n \0\xff"[..]), 0..500),
    ]
    .prop_map(|bytes| Attack {
        answers: 0..100,
        ..Attack::unfinished(bytes, &[400, 404, 405, 414, 431])
    })
    .boxed()
}

fn cut_off() -> BoxedStrategy<Attack> {
    (path(), 1..60_usize)
        .prop_map(|(path, length)| {
            let request = get(path, "accept: */*\r\n").into_bytes();
            let length = length.min(request.len() - 1);
            Attack::unfinished(&request[..length], &[400])
        })
        .boxed()
}

/// How many attacks of each kind are tried, more with `MILLWRIGHT_SCALE`.
fn many() -> usize {
    let scale = std::env::var("MILLWRIGHT_SCALE").ok();
    30 * scale.map_or(1, |scale| scale.parse().expect("a number"))
}

/// All that the server says to an attack until it closes the connection.
fn said_to(server: &Running, attack: &Attack) -> Vec<u8> {
    let mut stream = server.connect();
    // A server that has refused already takes no more, and what it has not read breaks the connection off.
    let _ = stream.write_all(&attack.bytes);
    if attack.hangs_up {
        let _ = stream.shutdown(Shutdown::Write);
    }
    let mut bytes = Vec::new();
    match stream.read_to_end(&mut bytes) {
        Err(error) if error.kind() != std::io::ErrorKind::ConnectionReset => {
            panic!("{error}: {attack:?}")
        }
        _ => bytes,
    }
}

/// The answers in what was said, one behind another.
fn answers(mut said: &[u8]) -> Vec<Answer> {
    let mut answers = Vec::new();
    while !said.is_empty() {
        let mut answer = Answer::parse(said);
        let head = said.len() - answer.body.len();
        let length = answer.header("content-length").parse().unwrap_or(0);
        let length: usize = answer.body.len().min(length);
        answer.body.truncate(length);
        said = &said[head + length..];
        answers.push(answer);
    }
    answers
}

/// Whether this is a file of the page or one of our own few words. What is compressed is a file of ours: the
/// server compresses nothing.
fn is_ours(answer: &Answer) -> bool {
    let is_file = || server::files().any(|(_, content)| content == answer.body);
    answer.body.len() < 600 || !answer.header("content-encoding").is_empty() || is_file()
}

#[test]
fn no_kind_of_hostile_request_gets_more_than_it_may() {
    let server = Running::run(listen());
    let mut runner = TestRunner::deterministic();
    for (name, kind) in KINDS {
        let attacks = kind();
        for _ in 0..many() {
            let attack = attacks
                .new_tree(&mut runner)
                .expect("it makes one")
                .current();
            let said = said_to(&server, &attack);
            let shown = String::from_utf8_lossy(&attack.bytes)
                .chars()
                .take(300)
                .collect::<String>();
            let answers = answers(&said);
            assert!(
                attack.answers.contains(&answers.len()),
                "{name}: {} answers to {shown:?}",
                answers.len()
            );
            for answer in answers {
                assert!(
                    attack.allowed.contains(&answer.status),
                    "{name}: {} to {shown:?}",
                    answer.status
                );
                for header in [
                    "content-security-policy",
                    "permissions-policy",
                    "x-content-type-options",
                ] {
                    assert!(
                        !answer.header(header).is_empty(),
                        "{name}: no {header} to {shown:?}"
                    );
                }
                assert!(is_ours(&answer), "{name}: {shown:?}");
            }
        }
        assert_eq!(
            server.ask("GET", "/healthz", "").status,
            200,
            "after {name}"
        );
    }
}

#[test]
fn requests_one_behind_another_are_answered_in_their_order() {
    let server = Running::run(listen());
    let mut runner = TestRunner::deterministic();
    for _ in 0..many() {
        let paths = vec(path(), 1..20)
            .new_tree(&mut runner)
            .expect("it makes one")
            .current();
        let mut requests: String = paths
            .iter()
            .map(|path| format!("GET {path} HTTP/1.1\r\nhost: here\r\n\r\n"))
            .collect();
        // Behind them all something that is no request.
        requests += "NONE\r\n\r\n";
        let attack = Attack::answered(requests, &[]);
        let answers = answers(&said_to(&server, &attack));
        let statuses: Vec<u16> = answers.iter().map(|answer| answer.status).collect();
        let expected = paths
            .iter()
            .map(|path| if *path == "/no-such-file" { 404 } else { 200 });
        let expected: Vec<u16> = expected.chain([400]).collect();
        assert_eq!(statuses, expected);
        let last = answers.last().expect("there is one");
        assert!(
            last.header("content-security-policy")
                .contains("frame-ancestors")
        );
        assert_eq!(last.header("cache-control"), "no-store");
    }
}
