//! `millwright serve` as a process: where it listens, and how it ends.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use crate::kit::millwright;

/// A running server, and where it said it is.
fn serve() -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_millwright"))
        .args(["serve", "--listen", "127.0.0.1:0", "--lang", "en"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built with the tests");
    let said = child.stdout.as_mut().expect("stdout is piped");
    let mut line = String::new();
    BufReader::new(said)
        .read_line(&mut line)
        .expect("it says where it is");
    let (_, rest) = line
        .split_once("http://")
        .unwrap_or_else(|| panic!("no address: {line}"));
    let address = rest.split('/').next().unwrap_or_default().to_owned();
    (child, address)
}

#[test]
fn the_server_says_where_it_is_and_answers_there() {
    let (mut child, address) = serve();
    let mut stream = TcpStream::connect(&address).expect("it listens where it says");
    write!(
        stream,
        "GET /healthz HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    child.kill().unwrap();
    child.wait().unwrap();
}

#[cfg(unix)]
#[test]
fn the_server_ends_well_when_it_is_asked_to() {
    for signal in ["INT", "TERM"] {
        let (mut child, _) = serve();
        let sent = Command::new("kill")
            .args([format!("-{signal}"), child.id().to_string()])
            .status();
        assert!(sent.unwrap().success());
        let status = child.wait().unwrap();
        assert_eq!(status.code(), Some(0), "{signal}");
    }
}

#[test]
fn a_taken_port_is_one_line_that_says_what_to_try() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let line = millwright(&["serve", "--listen", &address]).complaint(2);
    assert!(
        line.contains(&address) && line.contains("--listen"),
        "{line}"
    );
}

#[test]
fn an_address_without_a_port_is_refused_with_an_example() {
    let line = millwright(&["serve", "--listen", "localhost"]).complaint(2);
    assert!(
        line.contains("'localhost'") && line.contains("127.0.0.1:8080"),
        "{line}"
    );
}
