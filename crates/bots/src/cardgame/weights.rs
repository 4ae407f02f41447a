//! Numbers of the evaluation that were chosen by hand and by games of one bot against another.
use std::cell::Cell;

#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Weights {
    pub rival: i64,
    pub delay: i64,
    pub kept: i64,
    pub missing: i64,
    pub growth: i64,
    pub later_cash: i64,
    pub upgrades: i64,
    pub wages: i64,
    pub level_quality: i64,
    pub level_distribution: i64,
    pub level_cards: i64,
    pub level_machinery: i64,
    pub level_ship: i64,
    pub level_stock: i64,
    pub sure: i64,
    pub keep: i64,
    pub token: i64,
    pub spare: i64,
    pub engineer: i64,
    pub patent: i64,
    pub inventor: i64,
    pub shift: i64,
    pub x1: i64,
    pub x2: i64,
}

pub const WEIGHTS: Weights = Weights {
    rival: 12,
    delay: 3,
    kept: 6,
    missing: 1500,
    growth: 20,
    later_cash: 0,
    upgrades: 1,
    wages: 3,
    level_quality: 100,
    level_distribution: 100,
    level_cards: 100,
    level_machinery: 100,
    level_ship: 100,
    level_stock: 100,
    sure: 60,
    keep: 40,
    token: 100,
    spare: 50,
    engineer: 100,
    patent: 100,
    inventor: 100,
    shift: 100,
    x1: 0,
    x2: 0,
};

thread_local! { static W: Cell<Weights> = const { Cell::new(WEIGHTS) }; }

pub fn set_weights(w: Weights) {
    W.with(|c| c.set(w));
}

pub(super) fn get() -> Weights {
    W.with(|c| c.get())
}

impl Weights {
    /// Sets one by name.
    pub fn set(&mut self, name: &str, value: i64) -> bool {
        let place = match name {
            "rival" => &mut self.rival,
            "delay" => &mut self.delay,
            "kept" => &mut self.kept,
            "missing" => &mut self.missing,
            "growth" => &mut self.growth,
            "later_cash" => &mut self.later_cash,
            "upgrades" => &mut self.upgrades,
            "wages" => &mut self.wages,
            "level_quality" => &mut self.level_quality,
            "level_distribution" => &mut self.level_distribution,
            "level_cards" => &mut self.level_cards,
            "level_machinery" => &mut self.level_machinery,
            "level_ship" => &mut self.level_ship,
            "level_stock" => &mut self.level_stock,
            "sure" => &mut self.sure,
            "keep" => &mut self.keep,
            "token" => &mut self.token,
            "spare" => &mut self.spare,
            "engineer" => &mut self.engineer,
            "patent" => &mut self.patent,
            "inventor" => &mut self.inventor,
            "shift" => &mut self.shift,
            "x1" => &mut self.x1,
            "x2" => &mut self.x2,
            _ => return false,
        };
        *place = value;
        true
    }
}
impl Default for Weights {
    fn default() -> Self {
        WEIGHTS
    }
}
