//! Listens at an address, and stops when it is asked to.

use std::future::Future;
use std::io;
use std::net::SocketAddr;

use socket2::SockRef;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};

use crate::doors;
use crate::limits::Limits;

/// How many bytes of answers the system holds for a connection, which takes this over from the listener;
/// left to itself it holds megabytes for a client that takes nothing. This is enough for 1 megabyte a
/// second over a line of 200 milliseconds.
const ANSWERS_HELD: usize = 200 * 1024;

/// Why the server cannot run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address has no such form.
    #[error("'{0}' is no address to listen at; write HOST:PORT, such as --listen 127.0.0.1:8080")]
    Address(String),
    /// Another program listens there.
    #[error(
        "another program listens at {0}; try another port, such as --listen {host}:{port}, or port 0 for any free one",
        host = .0.rsplit_once(':').map_or("127.0.0.1", |(host, _)| host),
        port = .0.rsplit_once(':').and_then(|(_, port)| port.parse::<u16>().ok()).map_or(8081, |port| port.wrapping_add(1).max(1024))
    )]
    Taken(String),
    /// The system does not allow it.
    #[error(
        "the system does not let this program listen at {0}; try a port above 1023, such as --listen 127.0.0.1:8080"
    )]
    Denied(String),
    /// This machine has no such address.
    #[error("this machine does not have the address {0}; try --listen 127.0.0.1:8080")]
    NotHere(String),
    /// Something else.
    #[error("cannot serve at {0}: {1}")]
    Io(String, io::Error),
}

/// A server that listens and does not answer yet.
pub struct Server {
    runtime: Runtime,
    listener: TcpListener,
    address: SocketAddr,
    limits: Limits,
}

impl Server {
    /// Listens at an address such as `127.0.0.1:8080`; port 0 is any free one.
    pub fn listen(at: &str) -> Result<Server, ServeError> {
        if at
            .rsplit_once(':')
            .is_none_or(|(_, port)| port.parse::<u16>().is_err())
        {
            return Err(ServeError::Address(at.to_owned()));
        }
        let refused = |error: io::Error| match error.kind() {
            io::ErrorKind::AddrInUse => ServeError::Taken(at.to_owned()),
            io::ErrorKind::PermissionDenied => ServeError::Denied(at.to_owned()),
            io::ErrorKind::AddrNotAvailable => ServeError::NotHere(at.to_owned()),
            _ => ServeError::Io(at.to_owned(), error),
        };
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(refused)?;
        let listener = runtime.block_on(TcpListener::bind(at)).map_err(refused)?;
        SockRef::from(&listener)
            .set_send_buffer_size(ANSWERS_HELD)
            .map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        Ok(Server {
            runtime,
            listener,
            address,
            limits: Limits::default(),
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Hears from now on when the program is asked to end (SIGINT, SIGTERM): whoever announces the
    /// server calls this first, so that no signal comes too early to be heard.
    pub fn asked_to_end(&self) -> impl Future<Output = ()> + Send + 'static {
        let _signals_need_a_runtime = self.runtime.enter();
        signals()
    }

    /// Keeps to other limits than the usual ones.
    pub fn with_limits(self, limits: Limits) -> Server {
        Server { limits, ..self }
    }

    /// Answers until the future is done; then ends the answers that are on their way.
    pub fn run_until(self, end: impl Future<Output = ()>) {
        let serving = doors::open_until(end, self.listener, self.limits);
        self.runtime.block_on(serving);
    }
}

/// Begins to listen for Ctrl-C and the signal to terminate.
#[cfg(unix)]
fn signals() -> impl Future<Output = ()> + Send + 'static {
    use tokio::signal::unix::{Signal, SignalKind, signal};

    async fn heard(signal: Option<Signal>) {
        match signal {
            Some(mut signal) => drop(signal.recv().await),
            None => std::future::pending().await,
        }
    }

    let interrupt = signal(SignalKind::interrupt()).ok();
    let terminate = signal(SignalKind::terminate()).ok();
    async {
        tokio::select! {
            () = heard(interrupt) => {}
            () = heard(terminate) => {}
        }
    }
}

/// Waits for Ctrl-C.
#[cfg(not(unix))]
async fn signals() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_holds_few_answers_for_a_connection() {
        let server = Server::listen("127.0.0.1:0").expect("some port is free");
        let _client = std::net::TcpStream::connect(server.address()).expect("it listens");
        let accepted = server.runtime.block_on(server.listener.accept());
        let (stream, _) = accepted.expect("somebody came");
        let held = SockRef::from(&stream).send_buffer_size();
        let held = held.expect("it has a size");
        // Linux doubles what it is told, for its own records.
        assert!(held <= 2 * ANSWERS_HELD, "{held}");
    }
}
