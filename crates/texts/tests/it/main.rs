//! Every id has its sentence in both languages, and the sentences read well.

mod files;
mod ids;
mod page;
mod sentences;
mod spoken;
