//! Who meets whom.
//!
//! A game of several neighbours tells more than duels do: with four bots of equal strength at a table
//! of four, one game says as much of each of the six pairs as half a game of two against two says of
//! one pair. Bots far apart tell little of each other, so they do not meet: who stands far from whom
//! follows from those between them. Where a bot has to sit twice, all take turns at it.

use table::Rng;

/// How bots are brought together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Pairing {
    /// Tables of neighbours in the list, each once.
    #[default]
    Neighbours,
    /// One of a bot against a table of its neighbour in the list, and the other way round.
    One,
}

/// Bots at a table, each by its place in the list.
pub(crate) type LineUp = Vec<usize>;

/// Every line-up of so many bots at tables of so many players.
pub(crate) fn line_ups(bots: usize, players: usize, pairing: Pairing) -> Vec<LineUp> {
    match (bots, players, pairing) {
        (_, 1, _) => (0..bots).map(|bot| vec![bot]).collect(),
        (1, _, _) => vec![vec![0; players]],
        (_, _, Pairing::One) => (1..bots)
            .flat_map(|bot| [(bot, bot - 1), (bot - 1, bot)])
            .map(|(one, others)| {
                let mut line_up = vec![others; players];
                line_up[0] = one;
                line_up
            })
            .collect(),
        // A chain of duels alone would add up its errors, so every second one meets, too.
        (_, 2, Pairing::Neighbours) => {
            let near = (1..bots).map(|bot| vec![bot - 1, bot]);
            let next = (2..bots).map(|bot| vec![bot - 2, bot]);
            near.chain(next).collect()
        }
        _ if bots >= players => (0..=bots - players)
            .map(|first| (first..first + players).collect())
            .collect(),
        // All are there, and each is doubled as often as the others.
        _ => {
            let mut all: Vec<LineUp> = Vec::new();
            for first in 0..bots {
                let mut line_up: LineUp = (0..players).map(|seat| (first + seat) % bots).collect();
                line_up.sort_unstable();
                if !all.contains(&line_up) {
                    all.push(line_up);
                }
            }
            all
        }
    }
}

/// All rotations of a line-up around the table, those that look alike once. Who sits left of whom is
/// shuffled first, since a rotation does not change it.
pub(crate) fn rotations(line_up: &[usize], rng: &mut Rng) -> Vec<LineUp> {
    let mut seats = line_up.to_vec();
    rng.shuffle(&mut seats);
    let mut all: Vec<LineUp> = Vec::new();
    for _ in 0..seats.len() {
        if !all.contains(&seats) {
            all.push(seats.clone());
        }
        seats.rotate_left(1);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_share_a_table() {
        let of = |bots, players| line_ups(bots, players, Pairing::Neighbours);
        assert_eq!(of(5, 4), [[0, 1, 2, 3], [1, 2, 3, 4]]);
        assert_eq!(of(3, 2), [[0, 1], [1, 2], [0, 2]]);
        assert_eq!(of(2, 2), [[0, 1]]);
        assert_eq!(of(3, 1), [[0], [1], [2]]);
        assert_eq!(of(2, 4), [[0, 0, 1, 1]]);
        assert_eq!(of(2, 3), [[0, 0, 1], [0, 1, 1]]);
    }

    #[test]
    fn where_bots_are_few_each_sits_as_often_as_the_others() {
        for (bots, players) in [(1, 3), (2, 3), (2, 4), (3, 4), (4, 4)] {
            let mut seats = vec![0; bots];
            for line_up in line_ups(bots, players, Pairing::Neighbours) {
                assert_eq!(line_up.len(), players);
                line_up.iter().for_each(|bot| seats[*bot] += 1);
            }
            assert!(
                seats.iter().all(|count| *count == seats[0]),
                "{bots} {players}"
            );
        }
    }

    #[test]
    fn one_sits_against_a_table_of_its_neighbour_both_ways() {
        let due = [[1, 0, 0], [0, 1, 1], [2, 1, 1], [1, 2, 2]];
        assert_eq!(line_ups(3, 3, Pairing::One), due);
    }

    #[test]
    fn a_line_up_goes_once_around_the_table() {
        let seats = rotations(&[3, 4, 5], &mut Rng::new(1));
        assert_eq!(seats.len(), 3);
        for seat in 0..3 {
            let mut there: Vec<usize> = seats.iter().map(|seats| seats[seat]).collect();
            there.sort_unstable();
            assert_eq!(there, [3, 4, 5], "everybody sits everywhere once");
        }
        assert_eq!(rotations(&[7, 7, 7], &mut Rng::new(1)), [[7, 7, 7]]);
        assert!(rotations(&[0, 1, 0, 1], &mut Rng::new(2)).len() >= 2);
    }
}
