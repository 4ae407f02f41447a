//! The server when the system lets it open hardly any file.
//!
//! The limit holds for the whole process, so this test has one of its own.

#![cfg(unix)]

#[path = "it/running/mod.rs"]
mod running;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::os::fd::AsRawFd;

use running::{AT_MOST, Answer, Running, listen};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Lets this process open a few more files than it has.
fn allow_a_few_more(open: &TcpStream) -> Rlimit {
    let usual = getrlimit(Resource::Nofile);
    let last = u64::try_from(open.as_raw_fd()).expect("an open file has a number");
    let few = Rlimit {
        current: Some(last + 8),
        ..usual
    };
    setrlimit(Resource::Nofile, few).expect("less is always allowed");
    usual
}

#[test]
fn somebody_gets_in_although_no_file_can_be_opened_any_more() {
    let server = listen();
    // They wait at the door until the server runs.
    let strangers: Vec<_> = (0..100)
        .map(|_| TcpStream::connect(server.address()).expect("it listens"))
        .collect();
    let mut somebody = TcpStream::connect(server.address()).expect("it listens");
    somebody
        .set_read_timeout(Some(AT_MOST))
        .expect("it can be set");
    somebody
        .write_all(b"GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")
        .expect("the system takes the request");
    let usual = allow_a_few_more(&somebody);

    let server = Running::run(server);
    let mut bytes = Vec::new();
    somebody.read_to_end(&mut bytes).expect("it answers");
    let answer = Answer::parse(&bytes);
    assert_eq!(answer.status, 200);
    assert_eq!(
        answer.header("content-length"),
        answer.body.len().to_string()
    );

    setrlimit(Resource::Nofile, usual).expect("it was allowed before");
    assert_eq!(server.ask("GET", "/", "").status, 200);
    drop(strangers);
}
