//! Strengths by maximum likelihood, in the model of Plackett and Luce.
//!
//! A result is read from the first place down: at each stage one of those who are left comes next, and
//! each does with a chance in proportion to its strength. With two at the table that is the model of
//! Bradley and Terry, so the scale is Elo's. Who shares a place counts in every order, evenly. Each
//! bot has one drawn comparison with the anchor besides its games, so that a bot without a single loss
//! has a rating at all.

use super::results::GameLine;

/// Points of Elo in a natural logarithm of strength.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// Steps of Newton's method; a few are enough, since the likelihood has one summit.
const STEPS: usize = 100;

/// Who is left at a stage, and who comes next.
#[derive(Clone, Debug, PartialEq)]
struct Stage {
    /// How often each bot is left.
    left: Vec<u8>,
    next: usize,
}

/// The stages of all games, each kind once.
pub(crate) struct Stages {
    bots: usize,
    anchor: usize,
    kinds: Vec<Stage>,
}

/// How often each kind of stage occurs, by its number.
pub(crate) type Weights = Vec<(usize, f64)>;

impl Stages {
    /// No stages yet, of so many bots.
    pub(crate) fn new(bots: usize, anchor: usize) -> Stages {
        Stages {
            bots,
            anchor,
            kinds: Vec::new(),
        }
    }

    /// The stages of one game; `seats` says which bot sits where.
    pub(crate) fn of_game(&mut self, seats: &[usize], ranks: &[u8]) -> Weights {
        let mut weights = Weights::new();
        let mut places = ranks.to_vec();
        places.sort_unstable();
        places.dedup();
        for place in places {
            let group: Vec<usize> = (0..seats.len())
                .filter(|seat| ranks[*seat] == place)
                .collect();
            // Any of those who share the place may already have come.
            for gone in 0..1_u32 << group.len() {
                let is_gone = |seat: &usize| {
                    let at = group.iter().position(|other| other == seat);
                    at.is_some_and(|at| gone & 1 << at != 0)
                };
                let mut left = vec![0; self.bots];
                for seat in (0..seats.len()).filter(|seat| ranks[*seat] >= place) {
                    left[seats[seat]] += u8::from(!is_gone(&seat));
                }
                if left.iter().filter(|count| **count > 0).count() < 2 {
                    continue;
                }
                let weight = share_of_orders(gone.count_ones(), group.len() as u32);
                for seat in group.iter().filter(|seat| !is_gone(seat)) {
                    let next = seats[*seat];
                    let left = left.clone();
                    weights.push((self.number(Stage { left, next }), weight));
                }
            }
        }
        weights
    }

    fn number(&mut self, stage: Stage) -> usize {
        let known = self.kinds.iter().position(|kind| *kind == stage);
        known.unwrap_or_else(|| {
            self.kinds.push(stage);
            self.kinds.len() - 1
        })
    }

    /// The ratings in points of Elo, 0 for the anchor, that make these stages most likely.
    pub(crate) fn elo(&mut self, weights: &[f64]) -> Vec<f64> {
        let mut all = weights.to_vec();
        all.resize(self.kinds.len(), 0.0);
        let anchor = self.anchor;
        for bot in (0..self.bots).filter(|bot| *bot != anchor) {
            let mut left = vec![0; self.bots];
            left[bot] = 1;
            left[anchor] = 1;
            for next in [bot, anchor] {
                let left = left.clone();
                let number = self.number(Stage { left, next });
                all.resize(self.kinds.len(), 0.0);
                all[number] += 0.5;
            }
        }
        let mut strengths = vec![0.0; self.bots];
        let mut likelihood = self.likelihood(&all, &strengths);
        for _ in 0..STEPS {
            let step = self.newton(&all, &strengths);
            let mut scale = 1.0;
            let (next, better) = loop {
                let next: Vec<f64> = strengths
                    .iter()
                    .zip(&step)
                    .map(|(strength, step)| strength + scale * step)
                    .collect();
                let better = self.likelihood(&all, &next);
                // A step too long would leave the summit behind.
                if better >= likelihood || scale < 1e-6 {
                    break (next, better);
                }
                scale /= 2.0;
            };
            let is_there = step.iter().all(|step| (scale * step).abs() < 1e-9);
            if better >= likelihood {
                strengths = next;
                likelihood = better;
            }
            if is_there || scale < 1e-6 {
                break;
            }
        }
        strengths.iter().map(|strength| strength * ELO).collect()
    }

    fn likelihood(&self, weights: &[f64], strengths: &[f64]) -> f64 {
        let stages = self.kinds.iter().zip(weights);
        stages
            .filter(|(_, weight)| **weight > 0.0)
            .map(|(stage, weight)| weight * chances(stage, strengths)[stage.next].ln())
            .sum()
    }

    /// Where Newton's method goes from here; the anchor stays.
    fn newton(&self, weights: &[f64], strengths: &[f64]) -> Vec<f64> {
        let bots = self.bots;
        let mut slope = vec![0.0; bots];
        let mut bend = vec![vec![0.0; bots]; bots];
        for (stage, weight) in self.kinds.iter().zip(weights) {
            if *weight == 0.0 {
                continue;
            }
            // A bot that is left twice has the chances of both of its seats.
            let chances = all_chances(stage, strengths);
            slope[stage.next] += weight;
            for one in 0..bots {
                slope[one] -= weight * chances[one];
                bend[one][one] += weight * chances[one];
                for other in 0..bots {
                    bend[one][other] -= weight * chances[one] * chances[other];
                }
            }
        }
        slope[self.anchor] = 0.0;
        bend[self.anchor] = vec![0.0; bots];
        for row in &mut bend {
            row[self.anchor] = 0.0;
        }
        bend[self.anchor][self.anchor] = 1.0;
        solve(bend, slope)
    }
}

/// The part of all orders of a group in which these have come and one certain seat comes next.
fn share_of_orders(gone: u32, group: u32) -> f64 {
    let orders = |of: u32| (1..=of).product::<u32>();
    f64::from(orders(gone) * orders(group - gone - u32::from(gone < group)))
        / f64::from(orders(group))
}

/// The chance that one certain seat of each bot comes next.
fn chances(stage: &Stage, strengths: &[f64]) -> Vec<f64> {
    let left = || stage.left.iter().zip(strengths);
    // The greatest is taken off, so that no power is too large.
    let most = left()
        .filter(|(count, _)| **count > 0)
        .map(|(_, strength)| *strength)
        .fold(f64::NEG_INFINITY, f64::max);
    let sum: f64 = left()
        .map(|(count, strength)| f64::from(*count) * (strength - most).exp())
        .sum();
    strengths
        .iter()
        .map(|strength| (strength - most).exp() / sum)
        .collect()
}

/// The chance that any seat of each bot comes next.
fn all_chances(stage: &Stage, strengths: &[f64]) -> Vec<f64> {
    let one = chances(stage, strengths);
    let counts = stage.left.iter().map(|count| f64::from(*count));
    counts
        .zip(one)
        // Who is not left has no chance, however strong.
        .map(|(count, chance)| if count > 0.0 { count * chance } else { 0.0 })
        .collect()
}

/// Solves a set of linear equations by elimination.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for column in 0..size {
        let pivot = (column..size)
            .max_by(|one, other| {
                let one = matrix[*one][column].abs();
                one.total_cmp(&matrix[*other][column].abs())
            })
            .expect("there is at least this row");
        matrix.swap(column, pivot);
        right.swap(column, pivot);
        // What the games say nothing of stays where it is.
        if matrix[column][column].abs() < 1e-12 {
            matrix[column][column] = 1.0;
            right[column] = 0.0;
        }
        for row in column + 1..size {
            let factor = matrix[row][column] / matrix[column][column];
            let (above, below) = matrix.split_at_mut(row);
            for (cell, over) in below[0].iter_mut().zip(&above[column]).skip(column) {
                *cell -= factor * over;
            }
            right[row] -= factor * right[column];
        }
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size)
            .map(|column| matrix[row][column] * right[column])
            .sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

/// Which bot sits on each seat of a game, by its place in the list.
pub(crate) fn seats_of(game: &GameLine, bots: &[String]) -> Vec<usize> {
    let place = |name: &String| bots.iter().position(|bot| bot == name);
    let seats = game.bots.iter().map(place);
    seats
        .collect::<Option<Vec<usize>>>()
        .expect("every bot of the file is in the list")
}

#[cfg(test)]
mod tests {
    use table::Rng;

    use super::*;

    fn rate(bots: usize, games: &[(Vec<usize>, Vec<u8>)]) -> Vec<f64> {
        let mut stages = Stages::new(bots, 0);
        let mut weights = Vec::new();
        for (seats, ranks) in games {
            for (number, weight) in stages.of_game(seats, ranks) {
                weights.resize(stages.kinds.len().max(weights.len()), 0.0);
                weights[number] += weight;
            }
        }
        stages.elo(&weights)
    }

    #[test]
    fn three_wins_of_four_are_191_points() {
        let mut games = vec![(vec![0, 1], vec![2, 1]); 3000];
        games.extend(vec![(vec![1, 0], vec![2, 1]); 1000]);
        let elo = rate(2, &games);
        assert_eq!(elo[0], 0.0);
        assert!((elo[1] - 190.8).abs() < 0.5, "{elo:?}");
    }

    #[test]
    fn ties_bring_bots_together() {
        let tied = rate(2, &vec![(vec![0, 1], vec![1, 1]); 500]);
        assert!(tied[1].abs() < 1e-6, "{tied:?}");
        let mut games = vec![(vec![0, 1], vec![1, 1]); 500];
        games.extend(vec![(vec![0, 1], vec![2, 1]); 500]);
        let half = rate(2, &games);
        assert!((half[1] - 190.8).abs() < 1.0, "{half:?}");
    }

    /// Games that the model itself plays.
    fn played(strengths: &[f64], seats: &[usize], rng: &mut Rng) -> Vec<u8> {
        let mut ranks = vec![0; seats.len()];
        for place in 1..=seats.len() as u8 {
            let left: Vec<usize> = (0..seats.len()).filter(|seat| ranks[*seat] == 0).collect();
            let weight = |seat: &usize| (strengths[seats[*seat]] / ELO).exp();
            let sum: f64 = left.iter().map(weight).sum();
            let mut point = f64::from(rng.below(1 << 30)) / f64::from(1 << 30) * sum;
            let next = left.iter().find(|seat| {
                point -= weight(seat);
                point < 0.0
            });
            ranks[*next.unwrap_or(&left[left.len() - 1])] = place;
        }
        ranks
    }

    #[test]
    fn strengths_of_which_games_were_made_are_found_again() {
        let due = [0.0, 150.0, 320.0, 400.0, 650.0];
        let mut rng = Rng::new(7);
        let mut games = Vec::new();
        for seats in [vec![0, 1, 2, 3], vec![1, 2, 3, 4], vec![1, 1, 2, 2]] {
            for _ in 0..6000 {
                games.push((seats.clone(), played(&due, &seats, &mut rng)));
            }
        }
        let elo = rate(5, &games);
        for (found, due) in elo.iter().zip(due) {
            assert!((found - due).abs() < 15.0, "{elo:?}");
        }
    }

    #[test]
    fn a_bot_that_never_loses_has_a_rating_all_the_same() {
        let few = rate(2, &vec![(vec![0, 1], vec![2, 1]); 10]);
        let many = rate(2, &vec![(vec![0, 1], vec![2, 1]); 1000]);
        assert!(few[1].is_finite() && many[1].is_finite());
        assert!(
            few[1] > 300.0 && many[1] > few[1] + 200.0,
            "{few:?} {many:?}"
        );
    }

    #[test]
    fn a_table_of_one_bot_says_nothing() {
        assert_eq!(rate(2, &[(vec![1, 1, 1], vec![1, 2, 3])]), [0.0, 0.0]);
    }

    #[test]
    fn a_shared_place_counts_in_every_order() {
        assert!((share_of_orders(0, 2) - 0.5).abs() < 1e-12);
        assert!((share_of_orders(1, 2) - 0.5).abs() < 1e-12);
        assert!((share_of_orders(0, 3) - 1.0 / 3.0).abs() < 1e-12);
        assert!((share_of_orders(1, 3) - 1.0 / 6.0).abs() < 1e-12);
        assert!((share_of_orders(0, 1) - 1.0).abs() < 1e-12);
    }
}
