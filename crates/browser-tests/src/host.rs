//! A host of plain files, in a subfolder, whose files can be changed and damaged while it serves.

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::build::Build;

/// The folder of the host in which the page lies.
const FOLDER: &str = "/games/here/";

/// What comes instead of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// Its first half, as if that were all.
    Cut,
    /// The page on which a hotel asks who one is.
    Portal,
    /// A page that says that there is no such file, and that all is well.
    SoftMissing,
    /// Nothing.
    Missing,
    /// This.
    Other(Vec<u8>),
}

const PORTAL: &str = "<!doctype html><title>Welcome</title><p>Your room number, please.";
const SOFT_MISSING: &str = "<!doctype html><title>Oops</title><p>This page has gone fishing.";

#[derive(Default)]
struct State {
    files: BTreeMap<String, Vec<u8>>,
    damaged: BTreeMap<String, Damage>,
    asked: BTreeMap<String, usize>,
    is_closed: bool,
}

/// A host that serves as long as this program runs.
pub struct Host {
    /// Where the page is, with a slash at the end.
    pub address: String,
    state: Arc<Mutex<State>>,
}

impl Host {
    /// A host with the files of a build, at an address of its own.
    ///
    /// # Panics
    /// If no port is free.
    pub fn of(build: &Build) -> Host {
        let listener = TcpListener::bind("127.0.0.1:0").expect("some port is free");
        let address = listener.local_addr().expect("it is bound");
        let state = Arc::new(Mutex::new(State::default()));
        let served = Arc::clone(&state);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let state = Arc::clone(&served);
                // A browser that hangs up in mid-answer has its reasons.
                thread::spawn(move || drop(answer(stream, &state)));
            }
        });
        let host = Host {
            address: format!("http://{address}{FOLDER}"),
            state,
        };
        host.put_all(build);
        host
    }

    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    /// Puts one file of a build there.
    ///
    /// # Panics
    /// If the build has no such file.
    pub fn put(&self, build: &Build, address: &str) {
        let content = build.file(address).to_vec();
        self.state().files.insert(address.to_owned(), content);
    }

    /// Puts a whole build there, beside what is there.
    pub fn put_all(&self, build: &Build) {
        for address in build.addresses() {
            self.put(build, address);
        }
    }

    /// Takes away what lies in the folder of a build.
    pub fn remove(&self, build: &Build) {
        let folder = format!("{}/", build.name);
        self.state()
            .files
            .retain(|address, _| !address.starts_with(&folder));
    }

    /// Damages this file from now on, and sends all others as they are.
    pub fn damage(&self, address: &str, how: Damage) {
        let damaged = BTreeMap::from([(address.to_owned(), how)]);
        self.state().damaged = damaged;
    }

    /// Sends every file as it is from now on.
    pub fn heal(&self) {
        self.state().damaged.clear();
    }

    /// How often a file was asked for.
    pub fn asked(&self, address: &str) -> usize {
        self.state().asked.get(address).copied().unwrap_or(0)
    }

    /// Answers nobody, or everybody again.
    pub fn close(&self, is_closed: bool) {
        self.state().is_closed = is_closed;
    }
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

fn answer(mut browser: TcpStream, state: &Mutex<State>) -> io::Result<()> {
    if lock(state).is_closed {
        return Ok(());
    }
    let mut request = BufReader::new(browser.try_clone()?);
    let mut line = String::new();
    request.read_line(&mut line)?;
    let path = line.split(' ').nth(1).unwrap_or_default().to_owned();
    while line != "\r\n" {
        line.clear();
        if request.read_line(&mut line)? == 0 {
            break;
        }
    }
    let (status, kind, content, kept) = wanted(&path, &mut lock(state));
    write!(
        browser,
        "HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {}\r\n\
         cache-control: {kept}\r\nconnection: close\r\n\r\n",
        content.len()
    )?;
    browser.write_all(&content)
}

/// What comes for a path: status, media type, content, and how long it may be kept.
fn wanted(path: &str, state: &mut State) -> (&'static str, &'static str, Vec<u8>, &'static str) {
    const FOREVER: &str = "public, max-age=31536000, immutable";
    let missing = ("404 Not Found", "text/plain", Vec::new(), "no-store");
    let name = path
        .split('?')
        .next()
        .and_then(|path| path.strip_prefix(FOLDER));
    let Some(name) = name else {
        return missing;
    };
    let name = if name.is_empty() { "index.html" } else { name };
    *state.asked.entry(name.to_owned()).or_default() += 1;
    let page = |text: &str| ("200 OK", "text/html", text.as_bytes().to_vec(), FOREVER);
    let kept = if name.contains('/') {
        FOREVER
    } else {
        "no-cache"
    };
    let Some(content) = state.files.get(name) else {
        return missing;
    };
    match state.damaged.get(name) {
        None => ("200 OK", kind_of(name), content.clone(), kept),
        Some(Damage::Cut) => (
            "200 OK",
            kind_of(name),
            content[..content.len() / 2].to_vec(),
            kept,
        ),
        Some(Damage::Other(other)) => ("200 OK", kind_of(name), other.clone(), kept),
        Some(Damage::Portal) => page(PORTAL),
        Some(Damage::SoftMissing) => page(SOFT_MISSING),
        Some(Damage::Missing) => missing,
    }
}

fn kind_of(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        _ => "text/plain",
    }
}
