//! Clients that mean no good, or only forgot to hang up.
//!
//! Each test sets the limit it is about short and all others so long that they cannot be the reason
//! why a connection is closed.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use crate::running::{AT_MOST, Answer, Running, listen};
use server::Limits;

const SHORT: Duration = Duration::from_millis(200);
const LONG: Duration = Duration::from_secs(3600);

const PATIENT: Limits = Limits {
    connections: 1000,
    idle: LONG,
    request: LONG,
    answer: LONG,
    stall: LONG,
    last_answers: LONG,
};

fn run(limits: Limits) -> Running {
    Running::run(listen().with_limits(limits))
}

/// How many connections a stranger holds, more with `MILLWRIGHT_SCALE`.
fn many() -> usize {
    let scale = std::env::var("MILLWRIGHT_SCALE").ok();
    10 * scale.map_or(1, |scale| scale.parse().expect("a number"))
}

/// Whether reading or writing failed because nothing happened for too long.
fn is_silence(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut
    )
}

/// Waits until the server closes a connection.
fn is_closed(stream: &mut TcpStream) -> bool {
    let mut bytes = [0; 4096];
    loop {
        match stream.read(&mut bytes) {
            Ok(0) => return true,
            Ok(_) => {}
            Err(error) => return !is_silence(&error),
        }
    }
}

/// Sends a request and leaves the connection open.
fn ask(stream: &mut TcpStream) {
    stream
        .write_all(b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n")
        .expect("it takes the request");
}

/// Reads one answer to [`ask`].
fn read_answer(stream: &mut TcpStream) -> Answer {
    let mut bytes = Vec::new();
    while !bytes.ends_with(b"\r\n\r\nok\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte).expect("it answers");
        bytes.extend(byte);
    }
    Answer::parse(&bytes)
}

/// Sends requests and reads no answer, until the server takes no more; says why it did not.
fn ask_without_reading(stream: &mut TcpStream) -> io::Error {
    let requests = "GET / HTTP/1.1\r\nhost: here\r\n\r\n".repeat(1000);
    loop {
        if let Err(error) = stream.write_all(requests.as_bytes()) {
            return error;
        }
    }
}

/// A client whose answers the server cannot hand over, since nobody reads them.
fn stalled(server: &Running) -> TcpStream {
    let mut stream = server.connect();
    let while_it_takes_more = Some(Duration::from_secs(1));
    stream
        .set_write_timeout(while_it_takes_more)
        .expect("it can be set");
    let error = ask_without_reading(&mut stream);
    assert!(is_silence(&error), "{error}");
    stream
}

#[test]
fn a_connection_that_asks_nothing_is_closed() {
    let server = run(Limits {
        idle: SHORT,
        ..PATIENT
    });
    assert!(is_closed(&mut server.connect()));
}

#[test]
fn a_connection_that_asks_nothing_more_is_closed() {
    let server = run(Limits {
        idle: Duration::from_secs(2),
        ..PATIENT
    });
    let mut stream = server.connect();
    ask(&mut stream);
    assert_eq!(read_answer(&mut stream).status, 200);
    assert!(is_closed(&mut stream));
}

#[test]
fn a_request_that_trickles_in_is_closed() {
    let server = run(Limits {
        request: SHORT,
        ..PATIENT
    });
    let mut stream = server.connect();
    let pause = Duration::from_millis(20);
    stream.set_read_timeout(Some(pause)).expect("it can be set");
    let mut request = b"GET / HTTP/1.1\r\nx: ".iter().chain([b'x'; 1000].iter());
    let closed = request.any(|byte| stream.write_all(&[*byte]).is_err() || is_closed(&mut stream));
    assert!(closed);
}

#[test]
fn an_answer_that_nobody_takes_is_given_up() {
    let server = run(Limits {
        answer: SHORT,
        ..PATIENT
    });
    let error = ask_without_reading(&mut server.connect());
    assert!(!is_silence(&error), "{error}");
}

#[test]
fn a_request_without_end_is_refused() {
    let server = run(PATIENT);
    let mut stream = server.connect();
    // Not a byte more than the server reads: what it left unread would break the connection off.
    let request = format!("{:x<32768}", "GET / HTTP/1.1\r\nx: ");
    stream
        .write_all(request.as_bytes())
        .expect("it takes the bytes");
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).expect("it answers");
    let answer = Answer::parse(&bytes);
    assert_eq!(answer.status, 431);
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
}

#[test]
fn somebody_gets_in_although_a_stranger_holds_all_connections() {
    let server = run(Limits {
        connections: 4,
        ..PATIENT
    });
    let idle: Vec<_> = (0..many()).map(|_| server.connect()).collect();
    assert_eq!(server.ask("GET", "/", "").status, 200);
    let begun: Vec<_> = (0..many())
        .map(|_| {
            let mut stream = server.connect();
            stream.write_all(b"GET / HT").expect("it takes the bytes");
            stream
        })
        .collect();
    assert_eq!(server.ask("GET", "/", "").status, 200);
    let kept: Vec<_> = (0..many())
        .map(|_| {
            let mut stream = server.connect();
            ask(&mut stream);
            assert_eq!(read_answer(&mut stream).status, 200);
            stream
        })
        .collect();
    assert_eq!(server.ask("GET", "/", "").status, 200);
    drop((idle, begun, kept));
}

#[test]
fn the_connection_idle_for_longest_makes_room() {
    let server = run(Limits {
        connections: 2,
        ..PATIENT
    });
    let (mut first, mut second) = (server.connect(), server.connect());
    for stream in [&mut first, &mut second] {
        ask(stream);
        assert_eq!(read_answer(stream).status, 200);
    }
    let mut third = server.connect();
    assert!(is_closed(&mut first));
    for stream in [&mut second, &mut third] {
        ask(stream);
        assert_eq!(read_answer(stream).status, 200);
    }
}

/// Other systems have no second address of their own without being told.
#[cfg(target_os = "linux")]
#[test]
fn whoever_holds_most_connections_makes_room_first() {
    let server = run(Limits {
        connections: 4,
        ..PATIENT
    });
    let mut neighbour = connect_from("127.0.0.2:0", &server);
    ask(&mut neighbour);
    assert_eq!(read_answer(&mut neighbour).status, 200);
    let strangers: Vec<_> = (0..many())
        .map(|_| {
            let mut stream = server.connect();
            ask(&mut stream);
            assert_eq!(read_answer(&mut stream).status, 200);
            stream
        })
        .collect();
    ask(&mut neighbour);
    assert_eq!(read_answer(&mut neighbour).status, 200);
    drop(strangers);
}

/// A connection from another address of this machine.
#[cfg(target_os = "linux")]
fn connect_from(address: &str, server: &Running) -> TcpStream {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    let stream = runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4()?;
        socket.bind(address.parse().expect("an address"))?;
        socket.connect(server.address).await?.into_std()
    });
    let stream = stream.expect("it listens");
    stream.set_nonblocking(false).expect("it can be set");
    stream
        .set_read_timeout(Some(AT_MOST))
        .expect("it can be set");
    stream
}

#[test]
fn answers_that_nobody_takes_make_room() {
    let server = run(Limits {
        connections: 2,
        stall: Duration::ZERO,
        ..PATIENT
    });
    let stalled = [stalled(&server), stalled(&server)];
    assert_eq!(server.ask("GET", "/", "").status, 200);
    drop(stalled);
}

#[test]
fn a_newcomer_is_asked_to_come_back_while_all_are_being_answered() {
    let server = run(Limits {
        connections: 1,
        ..PATIENT
    });
    let mut stalled = stalled(&server);
    // Whoever is turned away and stays must not keep the others from hearing it.
    let mut stay: Vec<_> = (0..40).map(|_| server.connect()).collect();
    let answer = server.ask("GET", "/", "");
    assert_eq!(answer.status, 503);
    assert_eq!(answer.header("retry-after"), "5");
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    assert!(String::from_utf8_lossy(&answer.body).contains("lang=\"de\""));
    assert!(is_closed(&mut stay[0]));
    drop(stay);
    // The answers are taken after all, and then there is room.
    stalled
        .shutdown(std::net::Shutdown::Write)
        .expect("it is open");
    assert!(is_closed(&mut stalled));
    assert_eq!(server.ask("GET", "/", "").status, 200);
}

#[test]
fn the_end_does_not_wait_for_idle_connections() {
    let mut server = run(PATIENT);
    let fresh = server.connect();
    let mut kept = server.connect();
    ask(&mut kept);
    assert_eq!(read_answer(&mut kept).status, 200);
    server.end();
    drop(fresh);
}

#[test]
fn the_end_does_not_wait_for_ever_for_the_last_answers() {
    let mut server = run(Limits {
        last_answers: SHORT,
        ..PATIENT
    });
    let stalled = stalled(&server);
    server.end();
    drop(stalled);
}

#[test]
fn the_last_answers_are_given_after_the_end() {
    let mut server = run(PATIENT);
    let mut stream = server.connect();
    stream
        .write_all(b"GET /healthz HTTP/1.1\r\nhost: he")
        .expect("it takes the bytes");
    // The first connection was let in before the second one was answered.
    assert_eq!(server.ask("GET", "/healthz", "").status, 200);
    let address = server.address;
    let asking = std::thread::spawn(move || {
        // Nobody is let in any more, so the end has begun.
        while TcpStream::connect(address).is_ok() {}
        stream.write_all(b"re\r\n\r\n").expect("it takes the rest");
        read_answer(&mut stream).status
    });
    server.end();
    assert_eq!(asking.join().expect("no panic"), 200);
}
