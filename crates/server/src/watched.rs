//! A connection that knows what it is doing and ends when that takes too long.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::Sleep;

use crate::activity::Activity;
use crate::limits::Limits;

/// What a connection is doing, for those who look at it from outside.
#[derive(Clone)]
pub(crate) struct Seen(Arc<Mutex<Activity>>);

impl Seen {
    pub(crate) fn activity(&self) -> Activity {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, activity: Activity) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = activity;
    }
}

/// A connection with a time limit for whatever it is doing.
pub(crate) struct Watched {
    stream: TcpStream,
    seen: Seen,
    limits: Limits,
    too_late: Pin<Box<Sleep>>,
}

impl Watched {
    pub(crate) fn new(stream: TcpStream, limits: Limits) -> Watched {
        let activity = Activity::idle();
        Watched {
            stream,
            seen: Seen(Arc::new(Mutex::new(activity))),
            limits,
            too_late: Box::pin(tokio::time::sleep_until(activity.deadline(&limits))),
        }
    }

    pub(crate) fn seen(&self) -> Seen {
        self.seen.clone()
    }

    fn becomes(&mut self, activity: Activity) {
        self.seen.set(activity);
        let deadline = activity.deadline(&self.limits);
        if self.too_late.deadline() != deadline {
            self.too_late.as_mut().reset(deadline);
        }
    }

    /// Waits for the client, but not for ever: whoever waits has the clock wake it.
    fn wait<T>(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<T>> {
        ready!(self.too_late.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }

    fn after_write(
        &mut self,
        cx: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        let activity = self.seen.activity().write(written.is_ready());
        self.becomes(activity);
        if written.is_pending() {
            return self.wait(cx);
        }
        written
    }
}

impl Drop for Watched {
    /// An answer that nobody takes would lie in the system's buffers long after its connection ended.
    fn drop(&mut self) {
        if self.seen.activity().is_answering() {
            // If the system refuses, it keeps the rest until its own time limit.
            let _ = self.stream.set_zero_linger();
        }
    }
}

impl AsyncRead for Watched {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, buffer);
        if buffer.filled().len() > before {
            let activity = self.seen.activity().read();
            self.becomes(activity);
        }
        if read.is_pending() {
            return self.wait(cx);
        }
        read
    }
}

impl AsyncWrite for Watched {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.after_write(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.after_write(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// Is called when everything has been written, since a stream keeps nothing back itself.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(cx);
        let activity = self.seen.activity().sent();
        self.becomes(activity);
        flushed
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
