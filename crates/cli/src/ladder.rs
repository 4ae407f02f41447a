//! How strong bots are: line-ups, varied openings, ratings, and the file that results are added to.

pub(crate) mod boot;
pub(crate) mod line_up;
pub(crate) mod opening;
pub(crate) mod pairs;
pub(crate) mod ranks;
pub(crate) mod rating;
pub(crate) mod results;
pub(crate) mod strength;
