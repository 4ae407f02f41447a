//! A server over real connections.

use std::collections::HashMap;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use server::Server;
use tokio::sync::oneshot;

/// How long a test waits for what has to come; it fails if it does not.
pub(crate) const AT_MOST: Duration = Duration::from_secs(20);

/// A server that listens at some free port.
pub(crate) fn listen() -> Server {
    Server::listen("127.0.0.1:0").expect("some port is free")
}

/// A server of its own for a test.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    end: Option<oneshot::Sender<()>>,
    ended: mpsc::Receiver<()>,
}

impl Running {
    /// Runs a server that listens.
    pub(crate) fn run(server: Server) -> Running {
        let address = server.address();
        let (end, asked_to_end) = oneshot::channel();
        let (has_ended, ended) = mpsc::channel();
        thread::spawn(move || {
            server.run_until(async {
                let _ = asked_to_end.await;
            });
            let _ = has_ended.send(());
        });
        Running {
            address,
            end: Some(end),
            ended,
        }
    }

    /// Asks the server to end, and waits until it has.
    pub(crate) fn end(&mut self) {
        if let Some(end) = self.end.take() {
            let _ = end.send(());
            self.ended.recv_timeout(AT_MOST).expect("it ends");
        }
    }

    pub(crate) fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("it listens");
        stream
            .set_read_timeout(Some(AT_MOST))
            .expect("it can be set");
        stream
            .set_write_timeout(Some(AT_MOST))
            .expect("it can be set");
        stream
    }

    pub(crate) fn ask(&self, method: &str, path: &str, headers: &str) -> Answer {
        let mut stream = self.connect();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n{headers}\r\n"
        )
        .expect("it takes the request");
        let mut bytes = Vec::new();
        stream
            .read_to_end(&mut bytes)
            .expect("it answers and closes");
        Answer::parse(&bytes)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
    }
}

pub(crate) struct Answer {
    pub(crate) status: u16,
    headers: HashMap<String, String>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn parse(bytes: &[u8]) -> Answer {
        let end = bytes.windows(4).position(|part| part == b"\r\n\r\n");
        let end = end.expect("an answer has headers");
        let head = std::str::from_utf8(&bytes[..end]).expect("headers are text");
        let mut lines = head.split("\r\n");
        let status = lines.next().and_then(|line| line.split(' ').nth(1));
        let headers = lines.filter_map(|line| line.split_once(": "));
        Answer {
            status: status
                .and_then(|status| status.parse().ok())
                .expect("a status"),
            headers: headers
                .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
                .collect(),
            body: bytes[end + 4..].to_vec(),
        }
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }
}
