//! Lets connections in and has them answered.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::middleware::{from_fn, map_response};
use axum::routing::get;
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::crowd::{Crowd, Welcome};
use crate::limits::Limits;
use crate::refusals::Dressed;
use crate::watched::Watched;
use crate::{headers, page};

/// The headers of a request, with all the cookies of other programs at the same address, are shorter.
const LONGEST_REQUEST: usize = 32 * 1024;

/// How long nobody is let in if the system has nothing left and no connection can be ended.
const PAUSE: Duration = Duration::from_millis(100);

/// Answers whoever comes until the future is done; then gives the last answers their time.
pub(crate) async fn open_until(
    end: impl Future<Output = ()>,
    listener: TcpListener,
    limits: Limits,
) {
    let (ending, ended) = watch::channel(false);
    let mut doors = Doors {
        listener,
        limits,
        crowd: Crowd::new(limits),
        page: router(),
        later: Router::new()
            .fallback(page::busy)
            .layer(from_fn(page::of_one_host))
            .layer(map_response(headers::secure::<Body>)),
        ended,
    };
    tokio::select! {
        () = end => {}
        () = doors.let_in() => {}
    }
    // Nobody hears it if nobody is connected.
    let _ = ending.send(true);
    let Doors {
        listener, crowd, ..
    } = doors;
    drop(listener);
    // Whoever is not done by then is cut off.
    let _ = tokio::time::timeout(limits.last_answers, crowd.all_left()).await;
}

fn router() -> Router {
    Router::new()
        .route("/healthz", get(page::healthy))
        .fallback_service(get(page::answer))
        .layer(from_fn(page::of_one_host))
        .layer(map_response(headers::secure::<Body>))
}

/// Where connections come in.
struct Doors {
    listener: TcpListener,
    limits: Limits,
    crowd: Crowd,
    page: Router,
    later: Router,
    ended: watch::Receiver<bool>,
}

impl Doors {
    /// Lets in whoever comes, for ever.
    async fn let_in(&mut self) {
        loop {
            match self.listener.accept().await {
                Ok((stream, peer)) => self.attend(stream, peer).await,
                Err(error) if is_of_one_connection(&error) => {}
                // Most likely too many files are open; without a pause this would be tried all the time.
                Err(_) => {
                    if !self.crowd.make_way().await {
                        tokio::time::sleep(PAUSE).await;
                    }
                }
            }
        }
    }

    /// Has a connection answered.
    async fn attend(&mut self, stream: TcpStream, peer: SocketAddr) {
        let welcome = self.crowd.welcome().await;
        let stream = Watched::new(stream, self.limits);
        let seen = stream.seen();
        let router = match welcome {
            Welcome::Page => self.page.clone(),
            Welcome::Later => self.later.clone(),
        };
        let keep = welcome == Welcome::Page;
        let task = tokio::spawn(answer(stream, router, keep, self.ended.clone()));
        self.crowd.add(peer, welcome, seen, task);
    }
}

/// Whether an error is about the newcomer only, who was gone before it was let in.
fn is_of_one_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}

/// Answers the requests of a connection; after the end was asked for, only the one that is on its way.
async fn answer(stream: Watched, router: Router, keep: bool, mut ended: watch::Receiver<bool>) {
    let connection = http1::Builder::new()
        .keep_alive(keep)
        .max_buf_size(LONGEST_REQUEST)
        .serve_connection(
            TokioIo::new(Dressed::new(stream)),
            TowerToHyperService::new(router),
        );
    let mut connection = pin!(connection);
    tokio::select! {
        // A connection that broke off has nobody to tell.
        _ = connection.as_mut() => return,
        // A closed channel is an end as well.
        _ = ended.wait_for(|ended| *ended) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}
