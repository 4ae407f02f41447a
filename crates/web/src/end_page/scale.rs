//! Where values lie on a plot.

/// The size of a plot in pixels.
pub(super) type Size = (f64, f64);

const LEFT: f64 = 44.0;
const RIGHT: f64 = 90.0;
const TOP: f64 = 14.0;
const FOOT: f64 = 36.0;

/// Steps between two lines of the grid, the finest first.
const STEPS: [i32; 10] = [1, 2, 5, 10, 20, 40, 50, 100, 200, 500];

/// How many lines the grid has at the most.
const LINES: i32 = 8;

/// The sizes of the large and the small plots in a window of this width, so that no text shrinks.
pub(super) fn sizes(window: f64) -> [Size; 2] {
    let inside = window.min(1600.0) - 32.0;
    if window >= 1250.0 {
        let large = (inside - 12.0) * 0.63 - 30.0;
        let small = (inside - 12.0) * 0.5 - 30.0;
        [(large, 330.0), (small, 230.0)]
    } else {
        let width = (inside - 30.0).max(280.0);
        let height = if window < 760.0 { 250.0 } else { 300.0 };
        [(width, height), (width, height - 20.0)]
    }
}

/// The axes of a plot.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    pub(super) width: f64,
    pub(super) height: f64,
    low: i32,
    high: i32,
    step: i32,
    /// The last place.
    pub(super) last: usize,
}

impl Scale {
    /// Axes for values between these, and places up to the last.
    pub(super) fn new((width, height): Size, least: i32, most: i32, last: usize) -> Scale {
        let fits = |step: &&i32| grid(least, most, **step).1 <= LINES;
        let step = STEPS.iter().find(fits).copied().unwrap_or(1000);
        let (low, count) = grid(least, most, step);
        Scale {
            width,
            height,
            low,
            high: low + step * count.max(1),
            step,
            last: last.max(1),
        }
    }

    pub(super) fn x(&self, place: usize) -> f64 {
        LEFT + (self.width - LEFT - RIGHT) * place as f64 / self.last as f64
    }

    pub(super) fn y(&self, value: i32) -> f64 {
        let part = f64::from(value - self.low) / f64::from(self.high - self.low);
        TOP + (self.height - TOP - FOOT) * (1.0 - part)
    }

    pub(super) fn left(&self) -> f64 {
        LEFT
    }

    pub(super) fn right(&self) -> f64 {
        self.width - RIGHT
    }

    pub(super) fn top(&self) -> f64 {
        TOP
    }

    /// Where the values end and the ticks begin.
    pub(super) fn foot(&self) -> f64 {
        self.height - FOOT
    }

    /// The values that have a line.
    pub(super) fn lines(&self) -> impl Iterator<Item = i32> + use<> {
        let (low, step) = (self.low, self.step);
        (0..=(self.high - self.low) / step).map(move |line| low + line * step)
    }

    /// Half of the way between two places.
    pub(super) fn half(&self) -> f64 {
        (self.x(1) - self.x(0)) / 2.0
    }
}

/// The lowest line of a grid with this step, and how many steps it has.
fn grid(least: i32, most: i32, step: i32) -> (i32, i32) {
    let low = least.div_euclid(step);
    let high = -(-most).div_euclid(step);
    (low * step, high - low)
}

/// Moves labels apart that would cover each other; they come in ascending order and stay in it.
pub(super) fn spread(wanted: &[f64], gap: f64, bottom: f64) -> Vec<f64> {
    let mut placed: Vec<f64> = Vec::with_capacity(wanted.len());
    for y in wanted {
        let least = placed.last().map_or(*y, |above| above + gap);
        placed.push(y.max(least));
    }
    let mut most = bottom;
    for y in placed.iter_mut().rev() {
        *y = y.min(most);
        most = *y - gap;
    }
    placed
}
