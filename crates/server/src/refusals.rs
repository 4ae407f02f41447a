//! What the HTTP library refuses by itself: it answers a request that it cannot read with a status and
//! nothing else, before any of ours sees it. Such an answer gets the headers of every answer on its way.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use crate::headers;

/// How such an answer begins, behind the version.
const BEGINS: &[u8] = b"HTTP/1.1 4";

/// Such an answer is not longer; any of ours is, by its security headers alone.
const LONGEST: usize = 200;

/// A connection on which no answer goes out without the headers of every answer.
pub(crate) struct Dressed<S> {
    stream: S,
    /// What of a dressed refusal is still to be written.
    rest: Vec<u8>,
    /// For how many bytes of what was to be written it stands.
    instead_of: usize,
}

impl<S> Dressed<S> {
    pub(crate) fn new(stream: S) -> Dressed<S> {
        Dressed {
            stream,
            rest: Vec::new(),
            instead_of: 0,
        }
    }
}

impl<S: AsyncWrite + Unpin> Dressed<S> {
    /// Writes what is left of a refusal, and says then that what it stands for is written.
    fn write_rest(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<usize>> {
        while !self.rest.is_empty() {
            match ready!(Pin::new(&mut self.stream).poll_write(cx, &self.rest))? {
                0 => return Poll::Ready(Err(io::ErrorKind::WriteZero.into())),
                written => drop(self.rest.drain(..written)),
            }
        }
        Poll::Ready(Ok(std::mem::take(&mut self.instead_of)))
    }

    /// Writes up to a refusal that lies at this place, or the refusal.
    fn write_refusal(
        &mut self,
        cx: &mut Context<'_>,
        bytes: &[u8],
        at: usize,
    ) -> Poll<io::Result<usize>> {
        if at > 0 {
            return Pin::new(&mut self.stream).poll_write(cx, &bytes[..at]);
        }
        self.rest = dressed(bytes);
        self.instead_of = bytes.len();
        self.write_rest(cx)
    }
}

/// Where in these bytes a refusal begins that ends with them.
fn refusal_in(bytes: &[u8]) -> Option<usize> {
    if !bytes.ends_with(b"\r\n\r\n") {
        return None;
    }
    let from = bytes.len().saturating_sub(LONGEST);
    let begins = bytes[from..]
        .windows(BEGINS.len())
        .rposition(|part| part == BEGINS)?;
    Some(from + begins)
}

/// A refusal with the headers of every answer behind its first line.
fn dressed(refusal: &[u8]) -> Vec<u8> {
    let line = refusal.windows(2).position(|part| part == b"\r\n");
    let (line, rest) = refusal.split_at(line.map_or(refusal.len(), |end| end + 2));
    let headers = format!("cache-control: no-store\r\n{}", headers::lines());
    [line, headers.as_bytes(), rest].concat()
}

impl<S: AsyncRead + Unpin> AsyncRead for Dressed<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Dressed<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        if !self.rest.is_empty() {
            return self.write_rest(cx);
        }
        match refusal_in(bytes) {
            Some(at) => self.write_refusal(cx, bytes, at),
            None => Pin::new(&mut self.stream).poll_write(cx, bytes),
        }
    }

    /// A refusal is made of a head alone, and heads come first.
    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        if !self.rest.is_empty() {
            return self.write_rest(cx);
        }
        match slices.first().map(|first| (first, refusal_in(first))) {
            Some((first, Some(at))) => self.write_refusal(cx, first, at),
            _ => Pin::new(&mut self.stream).poll_write_vectored(cx, slices),
        }
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REFUSAL: &[u8] = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\n\r\n";

    #[test]
    fn a_refusal_is_found_behind_other_answers() {
        assert_eq!(refusal_in(REFUSAL), Some(0));
        let behind = [b"HTTP/1.1 200 OK\r\n\r\nok\n".as_slice(), REFUSAL].concat();
        assert_eq!(refusal_in(&behind), Some(behind.len() - REFUSAL.len()));
        assert_eq!(refusal_in(b"HTTP/1.1 200 OK\r\n\r\n"), None);
        assert_eq!(refusal_in(&REFUSAL[..REFUSAL.len() - 1]), None);
    }

    #[test]
    fn an_answer_of_ours_is_none() {
        let ours = format!("HTTP/1.1 404 Not Found\r\n{}\r\n", headers::lines());
        assert_eq!(refusal_in(ours.as_bytes()), None);
        assert_eq!(refusal_in(&dressed(REFUSAL)), None);
    }
}
