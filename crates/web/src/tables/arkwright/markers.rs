//! Action markers: the special markers mat (II.3.2), and what the viewer can place (II.1).

mod chip;
mod mat;
mod own;
mod why;

pub(crate) use mat::special_markers;
pub(crate) use own::own_markers;
