//! What the games of a ladder say of each bot.

use std::collections::{BTreeMap, HashSet};

use super::boot::{Interval, intervals};
use super::pairs::Pairs;
use super::rating::{Stages, Weights, seats_of};
use super::results::GameLine;

/// A number and how sure it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sure {
    pub(crate) value: f64,
    pub(crate) interval: Interval,
}

/// What is known of one bot.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Strength {
    pub(crate) bot: String,
    /// In points of Elo; in a game for one nobody is compared.
    pub(crate) elo: Option<Sure>,
    /// Whether results bound the rating from below and from above.
    pub(crate) bounded: (bool, bool),
    /// Seats that it has played from.
    pub(crate) games: u64,
    /// The share of these that it won; a shared win counts in part.
    pub(crate) wins: Sure,
    pub(crate) place: f64,
    pub(crate) score: Sure,
    /// How far apart its scores lie.
    pub(crate) deviation: f64,
    pub(crate) lowest: i32,
    pub(crate) highest: i32,
    /// How much more it scores than the anchor on the same deals, in a game for one.
    pub(crate) difference: Option<Sure>,
    /// How long it thinks about a turn, in milliseconds.
    pub(crate) millis: f64,
}

/// What all games say.
pub(crate) struct Table {
    /// The strongest first.
    pub(crate) bots: Vec<Strength>,
    /// The shares of [`Pairs::share`] in this order, and how often the two were compared.
    pub(crate) pairs: Vec<Vec<Option<(f64, f64)>>>,
    pub(crate) anchor: String,
    pub(crate) games: usize,
    pub(crate) blocks: usize,
    /// How many games ended on a board of their own.
    pub(crate) distinct: usize,
    /// The share of the games that was won from each seat.
    pub(crate) seats: Vec<f64>,
}

/// Sums of one bot in one block.
#[derive(Clone, Copy, Default)]
struct Sums {
    games: f64,
    wins: f64,
    score: f64,
}

/// What one block says.
struct Block {
    weights: Weights,
    sums: Vec<Sums>,
}

/// Rates all bots of these games; `bots` are in the order in which they were named.
pub(crate) fn table(games: &[GameLine], bots: &[String]) -> Table {
    let anchor = anchor(bots);
    let mut stages = Stages::new(bots.len(), anchor);
    let mut pairs = Pairs::new(bots.len());
    let mut blocks: BTreeMap<(&str, u64), Block> = BTreeMap::new();
    for game in games {
        let seats = seats_of(game, bots);
        let block = blocks
            .entry((&game.seed, game.block))
            .or_insert_with(|| Block {
                weights: Weights::new(),
                sums: vec![Sums::default(); bots.len()],
            });
        block.weights.extend(stages.of_game(&seats, &game.ranks));
        pairs.count(&seats, &game.ranks);
        for (seat, bot) in seats.iter().enumerate() {
            let sums = &mut block.sums[*bot];
            sums.games += 1.0;
            sums.score += f64::from(game.scores[seat]);
            if game.winners.contains(&(seat as u8 + 1)) {
                sums.wins += 1.0 / game.winners.len() as f64;
            }
        }
    }
    let blocks: Vec<Block> = blocks.into_values().collect();
    let is_solo = games.iter().all(|game| game.bots.len() == 1);
    let mut find = |counts: &[u32]| numbers(&mut stages, &blocks, counts, anchor, is_solo);
    let found = find(&vec![1; blocks.len()]);
    let sure = intervals(blocks.len(), find);
    let at = |kind: usize, bot: usize| {
        let at = kind * bots.len() + bot;
        Sure {
            value: found[at],
            interval: sure[at],
        }
    };
    let strength = |bot: usize| {
        let mine = || {
            games.iter().flat_map(move |game| {
                let seats = (0..game.bots.len()).filter(move |seat| game.bots[*seat] == bots[bot]);
                seats.map(move |seat| (game, seat))
            })
        };
        let count = mine().count();
        let mean = |of: &dyn Fn(&GameLine, usize) -> f64| {
            let sum: f64 = mine().map(|(game, seat)| of(game, seat)).sum();
            sum / count.max(1) as f64
        };
        let score = |game: &GameLine, seat: usize| f64::from(game.scores[seat]);
        let average = mean(&score);
        let spread = |game: &GameLine, seat: usize| (score(game, seat) - average).powi(2);
        let turns = mean(&|game, seat| f64::from(game.turns[seat]));
        let micros = mean(&|game, seat| game.micros[seat] as f64);
        let scores = || mine().map(|(game, seat)| game.scores[seat]);
        let bounded = pairs.bounds(bot, anchor);
        Strength {
            bot: bots[bot].clone(),
            elo: (!is_solo).then(|| match bounded {
                (true, true) => at(0, bot),
                // Blocks that all say the same give no interval, only what the drawn comparison does.
                _ => Sure {
                    interval: Interval::NONE,
                    ..at(0, bot)
                },
            }),
            bounded,
            games: count as u64,
            wins: at(1, bot),
            place: mean(&|game, seat| f64::from(game.ranks[seat])),
            score: at(2, bot),
            deviation: mean(&spread).sqrt(),
            lowest: scores().min().unwrap_or(0),
            highest: scores().max().unwrap_or(0),
            difference: is_solo.then(|| at(3, bot)),
            millis: micros / 1000.0 / turns.max(1e-9),
        }
    };
    let mut order: Vec<usize> = (0..bots.len()).collect();
    let strengths: Vec<Strength> = order.iter().map(|bot| strength(*bot)).collect();
    let key = |bot: usize| match strengths[bot].elo {
        Some(elo) => elo.value,
        None => strengths[bot].score.value,
    };
    order.sort_by(|one, other| key(*other).total_cmp(&key(*one)));
    let pair = |one: usize, other: usize| {
        let share = pairs.share(one, other)?;
        Some((share, pairs.compared(one, other)))
    };
    let row = |one: &usize| order.iter().map(|other| pair(*one, *other)).collect();
    Table {
        pairs: order.iter().map(row).collect(),
        bots: order.iter().map(|bot| strengths[*bot].clone()).collect(),
        anchor: bots[anchor].clone(),
        games: games.len(),
        blocks: blocks.len(),
        distinct: games
            .iter()
            .map(|game| &game.digest)
            .collect::<HashSet<_>>()
            .len(),
        seats: won_from(games),
    }
}

/// The share of the games that was won from each seat, a shared win in parts.
fn won_from(games: &[GameLine]) -> Vec<f64> {
    let seats = games.iter().map(|game| game.bots.len()).max();
    let mut won = vec![0.0; seats.unwrap_or(0)];
    for game in games {
        for winner in &game.winners {
            won[usize::from(*winner) - 1] += 1.0 / game.winners.len() as f64;
        }
    }
    won.iter().map(|won| won / games.len() as f64).collect()
}

/// The bot whose rating is 0: one that plays every released game and wins and loses.
fn anchor(bots: &[String]) -> usize {
    let greedy = bots.iter().position(|bot| bot == "greedy");
    greedy.unwrap_or(0)
}

/// Ratings, shares of wins, scores and differences of all bots, one kind after the other, if each
/// block counts so often.
fn numbers(
    stages: &mut Stages,
    blocks: &[Block],
    counts: &[u32],
    anchor: usize,
    is_solo: bool,
) -> Vec<f64> {
    let bots = blocks.first().map_or(0, |block| block.sums.len());
    let mut weights: Vec<f64> = Vec::new();
    let mut sums = vec![Sums::default(); bots];
    // Where both have played a deal: how much more a bot has than the anchor, and how often.
    let mut more = vec![(0.0, 0.0); bots];
    for (block, count) in blocks.iter().zip(counts) {
        if *count == 0 {
            continue;
        }
        let count = f64::from(*count);
        for (number, weight) in &block.weights {
            weights.resize(weights.len().max(number + 1), 0.0);
            weights[*number] += weight * count;
        }
        let base = block.sums[anchor];
        for (bot, own) in block.sums.iter().enumerate() {
            sums[bot].games += own.games * count;
            sums[bot].wins += own.wins * count;
            sums[bot].score += own.score * count;
            if own.games > 0.0 && base.games > 0.0 {
                more[bot].0 += count * (own.score / own.games - base.score / base.games);
                more[bot].1 += count;
            }
        }
    }
    let mut all = match is_solo {
        true => vec![0.0; bots],
        false => stages.elo(&weights),
    };
    all.extend(sums.iter().map(|own| own.wins / own.games));
    all.extend(sums.iter().map(|own| own.score / own.games));
    all.extend(more.iter().map(|(sum, count)| sum / count));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(block: u64, bots: &[&str], scores: &[i32]) -> GameLine {
        let place = |score: &i32| scores.iter().filter(|other| *other > score).count() as u8 + 1;
        let ranks: Vec<u8> = scores.iter().map(place).collect();
        let winners = (1..).zip(&ranks).filter(|(_, rank)| **rank == 1);
        GameLine {
            seed: "0".to_owned(),
            block,
            bots: bots.iter().map(|bot| (*bot).to_owned()).collect(),
            winners: winners.map(|(seat, _)| seat).collect(),
            ranks,
            scores: scores.to_vec(),
            digest: format!("{scores:?}"),
            turns: vec![4; scores.len()],
            micros: vec![8000; scores.len()],
        }
    }

    fn names(bots: &[&str]) -> Vec<String> {
        bots.iter().map(|bot| (*bot).to_owned()).collect()
    }

    #[test]
    fn the_strongest_comes_first_and_greedy_is_zero() {
        let mut games = Vec::new();
        for block in 0..40 {
            let other = if block % 4 == 0 { 20 } else { 5 };
            games.push(game(block, &["greedy", "b", "random"], &[10, other, 1]));
            let random = if block == 7 { 12 } else { 2 };
            games.push(game(
                block,
                &["b", "random", "greedy"],
                &[other, random, 10],
            ));
        }
        let table = table(&games, &names(&["random", "greedy", "b"]));
        let order: Vec<&str> = table.bots.iter().map(|bot| bot.bot.as_str()).collect();
        assert_eq!(order, ["greedy", "b", "random"]);
        assert_eq!((table.games, table.blocks, table.distinct), (80, 40, 5));
        assert_eq!(table.seats, [40.0 / 80.0, 11.0 / 80.0, 29.0 / 80.0]);
        let elo = |at: usize| table.bots[at].elo.expect("there are ratings");
        assert_eq!(elo(0).value, 0.0);
        for at in 1..3 {
            let Sure { value, interval } = elo(at);
            assert!(
                interval.low < value && value < interval.high,
                "{value} {interval:?}"
            );
            assert!(value < 0.0);
            assert_eq!(table.bots[at].bounded, (true, true));
        }
        assert_eq!(table.pairs[0][1], Some((0.75, 80.0)));
        assert_eq!(table.pairs[0][0], None);
        assert_eq!(table.bots[0].millis, 2.0);
        assert!((table.bots[1].wins.value - 0.25).abs() < 1e-9);
    }

    #[test]
    fn alone_means_are_compared_deal_by_deal() {
        let mut games = Vec::new();
        for block in 0..30 {
            let luck = (block * 37 % 50) as i32;
            games.push(game(block, &["greedy"], &[luck]));
            games.push(game(block, &["b"], &[luck + 10 + (block % 3) as i32]));
        }
        let table = table(&games, &names(&["greedy", "b"]));
        assert_eq!(table.bots[0].bot, "b");
        assert_eq!(table.bots[0].elo, None);
        let more = table.bots[0].difference.expect("it is a game for one");
        assert!((more.value - 11.0).abs() < 1e-9);
        assert!(
            more.interval.high - more.interval.low < 1.0,
            "the deal's luck cancels out"
        );
        let score = table.bots[0].score.interval;
        assert!(score.high - score.low > 5.0, "{score:?}");
    }
}
