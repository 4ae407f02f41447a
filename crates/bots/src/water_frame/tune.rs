//! dev only
#![allow(missing_docs)]
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering::Relaxed};
pub static CUR: AtomicUsize = AtomicUsize::new(0);
pub struct T { pub name: &'static str, v: [AtomicI64; 2] }
impl T {
    pub const fn new(name: &'static str, v: i64) -> T { T { name, v: [AtomicI64::new(v), AtomicI64::new(v)] } }
    #[inline] pub fn get(&self) -> i64 { self.v[CUR.load(Relaxed)].load(Relaxed) }
    pub fn set(&self, set: usize, v: i64) { self.v[set].store(v, Relaxed) }
}
macro_rules! tunables { ($($name:ident = $v:expr;)*) => {
    $(pub static $name: T = T::new(stringify!($name), $v);)*
    pub static ALL: &[&T] = &[$(&$name),*];
} }
tunables! {
    T1 = 85; T2 = 75; T3 = 65; T4 = 60;
    S1 = 90; S2 = 80; S3 = 70; S4 = 60;
    LATER_ACTION = 6;
    BLEND = 40;
    RESERVE = 12;
    RESERVE_EARLY = 24;
    SHORT = 2000;
    SHIP_NOW = 35;
    SHIP_LATER = 60;
    SHIP_FLAT = 30;
    SLACK_GOOD = 200;
    SLACK_APPEAL = 100;
    RIVAL = 12;
    GROWTH = 3;
    MARK = 100;
    TILE = 100;
    BROKER = 80;
    INVENTOR = 900;
    WIDTH = 16;
    ADDBACK = 0;
    SCHOOL = 100;
    PROD = 100;
    BUILT = 0;
    DIV = 6;
    HINT = 3;
}
/// Reads "NAME=VALUE,..." into a set.
pub fn read(text: &str, set: usize) {
    for part in text.split(',').filter(|part| !part.is_empty()) {
        let (name, value) = part.split_once('=').expect("NAME=VALUE");
        let t = ALL.iter().find(|t| t.name == name).expect("known");
        t.set(set, value.parse().expect("number"));
    }
}
