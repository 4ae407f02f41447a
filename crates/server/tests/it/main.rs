//! The server over real connections.

mod hostile;
mod hostile_requests;
mod http;
mod running;
mod sources;
