//! The boards that are learned from: the latest ones, with how their games ended.

use crate::net::OUTPUTS;

/// The last so many boards.
pub(super) struct Window {
    width: usize,
    most: usize,
    rows: Vec<i16>,
    targets: Vec<[f32; OUTPUTS]>,
    /// Where the next one goes once all places are taken.
    next: usize,
}

impl Window {
    /// An empty window for rows of this many inputs and the one that is always one.
    pub(super) fn new(inputs: usize, most: usize) -> Window {
        Window {
            width: inputs + 1,
            most,
            rows: Vec::new(),
            targets: Vec::new(),
            next: 0,
        }
    }

    /// How many boards it holds.
    pub(super) fn len(&self) -> usize {
        self.targets.len()
    }

    /// Takes a board in; the oldest leaves if there is no room.
    pub(super) fn add(&mut self, row: &[i16], target: [f32; OUTPUTS]) {
        if self.len() < self.most {
            self.rows.extend(&row[..self.width]);
            self.targets.push(target);
            return;
        }
        let from = self.next * self.width;
        self.rows[from..from + self.width].copy_from_slice(&row[..self.width]);
        self.targets[self.next] = target;
        self.next = (self.next + 1) % self.most;
    }

    /// A board with its target.
    pub(super) fn at(&self, place: usize) -> (&[i16], [f32; OUTPUTS]) {
        let from = place * self.width;
        (&self.rows[from..from + self.width], self.targets[place])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_board_leaves_first() {
        let mut window = Window::new(1, 3);
        for number in 0..5 {
            window.add(&[number, 256], [f32::from(number); 2]);
        }
        let mut held: Vec<i16> = (0..window.len())
            .map(|place| window.at(place).0[0])
            .collect();
        held.sort_unstable();
        assert_eq!(held, [2, 3, 4]);
        assert_eq!(window.at(0), (&[3, 256][..], [3.0; 2]));
    }
}
