//! The page in a real browser, as people use it.

mod hostile;
mod kit;
mod play;
mod reach;
mod records;
mod turn;
mod without_network;
