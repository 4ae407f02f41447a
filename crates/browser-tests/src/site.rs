//! The server with the page, on a free port of this machine.

use std::fs;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::thread::{self, JoinHandle};

use client::to_fragment;
use games::AnyPlay;
use server::Server;
use tokio::sync::oneshot;

use crate::gap;

/// How a server is ended, and its thread.
type Running = (oneshot::Sender<()>, JoinHandle<()>);

/// A running server; it ends with this value.
pub struct Site {
    /// Where the page is, with a slash at the end.
    pub address: String,
    end: Option<Running>,
}

impl Site {
    /// The page, as one server serves it to all tests of this program: browsers keep what they know of it.
    ///
    /// # Panics
    /// If the page was left out of the build.
    pub fn open() -> Site {
        Site {
            address: shared().clone(),
            end: None,
        }
    }

    /// The page at an address of its own, which no browser knows yet; the server can be closed.
    ///
    /// # Panics
    /// If the page was left out of the build.
    pub fn open_new() -> Site {
        Site::open_at("127.0.0.1:0")
    }

    /// Serves the page at an address.
    pub fn open_at(address: &str) -> Site {
        assert!(
            server::sent().any(|file| file.name.ends_with(".wasm")),
            "the browser tests need the page: build without MILLWRIGHT_PAGE=none"
        );
        let server = Server::listen(address).unwrap_or_else(|error| panic!("{error}"));
        let address = format!("http://{}/", server.address());
        let (end, ended) = oneshot::channel();
        let thread = thread::spawn(move || {
            server.run_until(async {
                // A sender that is gone has ended too.
                let _ = ended.await;
            });
        });
        Site {
            address,
            end: Some((end, thread)),
        }
    }

    /// Serves the page with one file missing.
    pub fn open_without(missing: &'static str) -> Site {
        let mut site = Site::open_at("127.0.0.1:0");
        let behind = site.address.trim_start_matches("http://");
        let behind = behind.trim_end_matches('/').parse();
        let gap = gap::without(missing, behind.expect("the server said its address"));
        let gap = gap.unwrap_or_else(|error| panic!("no port is free: {error}"));
        site.address = format!("http://{gap}/");
        site
    }

    /// Ends the server; whoever asks it afterwards gets no answer.
    pub fn close(&mut self) {
        if let Some((end, thread)) = self.end.take() {
            let _ = end.send(());
            thread.join().expect("the server does not panic");
        }
    }

    /// A link that opens a record at a moment.
    pub fn link(&self, record: &str, moment: usize) -> String {
        let fragment = to_fragment(record, moment).expect("stored records fit into a link");
        format!("{}#{fragment}", self.address)
    }

    /// A link that opens the beginning of a record as a game to play on.
    pub fn link_to_play(&self, record: &str, entries: usize) -> String {
        self.link(&beginning(record, entries), usize::MAX)
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.close();
    }
}

/// Where the page is that tests share; if `MILLWRIGHT_SITE` names an address, the page there.
fn shared() -> &'static String {
    static SHARED: OnceLock<String> = OnceLock::new();
    SHARED.get_or_init(|| {
        std::env::var("MILLWRIGHT_SITE").unwrap_or_else(|_| {
            let mut site = Site::open_new();
            // It serves as long as this program runs.
            std::mem::forget(site.end.take());
            site.address.clone()
        })
    })
}

/// The page that tests share, as browsers name whom their storage belongs to.
pub(crate) fn shared_origin() -> &'static str {
    let address = shared();
    let path = address.match_indices('/').nth(2);
    path.map_or(address, |(at, _)| &address[..at])
}

/// The first entries of a record, as a record of their own.
pub fn beginning(record: &str, entries: usize) -> String {
    let play = AnyPlay::replay(record, &[]).unwrap_or_else(|error| panic!("{error}"));
    let record = play.at(entries).record();
    record.expect("a stored game knows its seed").to_string()
}

/// After how many entries this is asked for the first time, counted from `after`.
pub fn first_asked(text: &str, question: &str, after: usize) -> usize {
    let play = AnyPlay::replay(text, &[]).unwrap_or_else(|error| panic!("{error}"));
    let all = play.entries().len();
    let asked = |entries: &usize| {
        let then = play.at(*entries);
        then.asked().is_some() && then.question().message.id == question
    };
    (after..all)
        .find(asked)
        .unwrap_or_else(|| panic!("{question} is never asked after entry {after}"))
}

/// A stored record, by its path below `crates`.
pub fn record(path: &str) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let file = root.with_file_name(path);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}
