//! A server in front of the real one that has lost a file.

use std::io::{self, BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::thread;

/// Listens on a free port; everything but the missing file comes from the server at `behind`.
/// The thread ends with the program.
pub(crate) fn without(missing: &'static str, behind: SocketAddr) -> io::Result<SocketAddr> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            // A browser that hangs up in mid-answer has its reasons.
            thread::spawn(move || drop(answer(stream, missing, behind)));
        }
    });
    Ok(address)
}

/// Answers one request and hangs up.
fn answer(mut browser: TcpStream, missing: &str, behind: SocketAddr) -> io::Result<()> {
    let mut request = BufReader::new(browser.try_clone()?);
    let mut line = String::new();
    request.read_line(&mut line)?;
    let mut head = line.clone();
    let path = line.split(' ').nth(1).unwrap_or_default();
    if path.ends_with(&format!("/{missing}")) {
        let gone = "HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
        return browser.write_all(gone.as_bytes());
    }
    loop {
        line.clear();
        if request.read_line(&mut line)? == 0 || line == "\r\n" {
            break;
        }
        if !line.to_ascii_lowercase().starts_with("connection:") {
            head += &line;
        }
    }
    let mut server = TcpStream::connect(behind)?;
    write!(server, "{head}connection: close\r\n\r\n")?;
    io::copy(&mut server, &mut browser)?;
    Ok(())
}
