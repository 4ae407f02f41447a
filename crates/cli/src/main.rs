//! The binary `millwright`.
fn main() {}
