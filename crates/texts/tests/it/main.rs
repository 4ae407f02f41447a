//! Every id has its sentence in both languages, and the sentences read well.

mod advice;
mod errors;
mod files;
mod fluent;
mod ids;
mod learn;
mod page;
mod sentences;
mod told;
mod troubles;
