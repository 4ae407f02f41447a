//! Action markers: the special markers mat (II.3.2), and what the viewer can place (II.1).

pub(crate) mod chip;
mod mat;
mod own;

pub(crate) use mat::{is_asked as mat_is_asked, special_markers};
pub(crate) use own::own_markers;
