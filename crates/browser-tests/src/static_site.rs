//! The page as plain files behind the simplest of servers, in a subfolder.

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;

/// The folder of the host in which the page lies.
const FOLDER: &str = "/games/here/";

/// Serves the files of a folder below [`FOLDER`], each as it lies there; gives the page's address.
/// The thread ends with the program.
pub fn serve_files(root: &Path) -> io::Result<String> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let root = root.to_owned();
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let root = root.clone();
            // A browser that hangs up in mid-answer has its reasons.
            thread::spawn(move || drop(answer(stream, &root)));
        }
    });
    Ok(format!("http://{address}{FOLDER}"))
}

fn answer(mut browser: TcpStream, root: &Path) -> io::Result<()> {
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
    let content = wanted(&path, root).and_then(|file| {
        let kind = kind_of(&file)?;
        Some((fs::read(&file).ok()?, kind))
    });
    let (status, content, kind) = match content {
        Some((content, kind)) => ("200 OK", content, kind),
        None => ("404 Not Found", Vec::new(), "text/plain"),
    };
    write!(
        browser,
        "HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        content.len()
    )?;
    browser.write_all(&content)
}

/// The file that a path names, if it lies in the page's folder.
fn wanted(path: &str, root: &Path) -> Option<PathBuf> {
    let name = path.split('?').next()?.strip_prefix(FOLDER)?;
    let name = if name.is_empty() { "index.html" } else { name };
    (!name.contains("..")).then(|| root.join(name))
}

fn kind_of(file: &Path) -> Option<&'static str> {
    Some(match file.extension()?.to_str()? {
        "html" => "text/html",
        "js" => "text/javascript",
        "css" => "text/css",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "webmanifest" => "application/manifest+json",
        _ => "text/plain",
    })
}
