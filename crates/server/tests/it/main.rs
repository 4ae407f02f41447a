//! The server over real connections.

mod hostile;
mod http;
mod running;
mod sources;
