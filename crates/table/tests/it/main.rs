//! The table proved on a toy game that uses every part of it.

mod broken;
mod dealer;
mod laws;
mod play;
mod record;
mod replay;
mod words;
