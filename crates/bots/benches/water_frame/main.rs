//! Games of Water Frame played by bots: what their companies are worth, and what they do.
//!
//! `cargo bench -p bots --bench water_frame -- scores` tells mean and deviation of the company value
//! and how often each bot wins; with several bots they sit everywhere in turn.
//! `cargo bench -p bots --bench water_frame -- table` tells how often the first bot does what in a
//! game.

mod notes;

use std::time::Instant;

use arkwright::{Arkwright, Board, Preparation, WaterFrame, WaterOptions};
use bots::{BotName, BotSpec, Budget, Played, Progress, random_turn};
use table::{Game, Rng, Seat, Seed, Turn};

use notes::{Notes, Watched};

const HELP: &str = "\
Usage: cargo bench -p bots --bench water_frame -- scores|table [OPTIONS]

  --players N             how many companies (4)
  --setup free|predetermined   how 1760 is played (free)
  --bots NAME[,NAME...]   one bot for all, or one for each player (greedy);
                          a budget has to be in nodes
  --games N               how many games (100)
  --seed TEXT             what they are dealt by (1)";

/// What is to be played.
struct Plan {
    game: Arkwright<WaterFrame>,
    players: u8,
    bots: Vec<BotSpec>,
    games: u64,
    seed: Seed,
}

impl Plan {
    fn read(words: &[String]) -> Option<Plan> {
        let value = |name: &str, usual: &'static str| -> String {
            let at = words.iter().position(|word| word == name);
            let given = at.and_then(|at| words.get(at + 1));
            given.map_or(usual.to_owned(), Clone::clone)
        };
        let players: u8 = value("--players", "4").parse().ok()?;
        if !(2..=4).contains(&players) {
            return None;
        }
        let bots = value("--bots", "greedy");
        let bots: Result<Vec<BotSpec>, _> = bots.split(',').map(str::parse).collect();
        let bots = bots.ok()?;
        // A budget in time would make other games on another machine.
        let is_timed = |bot: &BotSpec| matches!(bot.budget, Some(Budget::Millis(_)));
        let is_seated = bots.len() == 1 || bots.len() == usize::from(players);
        if bots.iter().any(is_timed) || !is_seated {
            return None;
        }
        let preparation = match value("--setup", "free").as_str() {
            "free" => Preparation::Free,
            "predetermined" => Preparation::Predetermined,
            _ => return None,
        };
        let options = WaterOptions {
            preparation,
            ..WaterOptions::default()
        };
        Some(Plan {
            game: Arkwright::water_frame(players, options),
            players,
            bots,
            games: value("--games", "100").parse().ok()?,
            seed: Seed::new(&value("--seed", "1")),
        })
    }

    /// Which bot has a seat: all sit everywhere in turn.
    fn bot_of(&self, number: u64, seat: Seat) -> usize {
        (seat.index() + number as usize) % self.bots.len()
    }

    /// The turn that a bot finds.
    fn turn(
        &self,
        board: &Board<WaterFrame>,
        bot: BotSpec,
        rng: &mut Rng,
    ) -> Vec<arkwright::Action> {
        if bot.name == BotName::Random {
            return random_turn(&self.game, board, rng);
        }
        let mut thinker = self.game.thinker(board, bot.name, 0);
        match bot.budget {
            Some(Budget::Nodes(nodes)) => {
                thinker.think(nodes);
            }
            _ => while thinker.think(u32::MAX) == Progress::Working {},
        }
        thinker.best()
    }

    /// Plays one game and notes what the first bot does.
    fn play(&self, number: u64, notes: &mut Notes) -> Board<WaterFrame> {
        let game = &self.game;
        let (mut board, mut stock) = game.deal(&self.seed.nth(number));
        let mut rng = Rng::new(number);
        let watched: table::Seats = Seat::all(self.players)
            .filter(|seat| self.bot_of(number, *seat) == 0)
            .collect();
        loop {
            match game.turn(&board) {
                Turn::Over => return board,
                Turn::Reveal => {
                    let face = game.draw(&board, &mut stock);
                    let before = board;
                    let mut log = Watched::new(&before, watched, notes);
                    game.reveal(&mut board, face, &mut log)
                        .expect("the dealer turns up what fits");
                }
                Turn::Ask { seat, .. } => {
                    let bot = self.bots[self.bot_of(number, seat)];
                    for action in self.turn(&board, bot, &mut rng) {
                        let before = board;
                        let mut log = Watched::new(&before, watched, notes);
                        log.choice(seat, action);
                        game.act(&mut board, action, &mut log);
                    }
                }
            }
        }
    }
}

fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len().max(1) as f64
}

fn deviation(numbers: &[f64]) -> f64 {
    let mean = mean(numbers);
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (squares / numbers.len().saturating_sub(1).max(1) as f64).sqrt()
}

/// What the companies of one bot came to.
#[derive(Default)]
struct Results {
    values: Vec<f64>,
    shares: Vec<f64>,
    share_values: Vec<f64>,
    wins: u32,
    lost: u32,
}

/// Mean and deviation of the company value, wins, time.
fn tell_scores(plan: &Plan, boards: &[Board<WaterFrame>], seconds: f64) {
    let mut results: Vec<Results> = plan.bots.iter().map(|_| Results::default()).collect();
    let mut by_seat = [0; 4];
    for (number, board) in (0..).zip(boards) {
        let outcome = plan.game.outcome(board).expect("it is over");
        for seat in Seat::all(plan.players) {
            let result = &mut results[plan.bot_of(number, seat)];
            let wins_alone = outcome.winners.contains(seat) && outcome.winners.len() == 1;
            result.values.push(f64::from(outcome.score(seat)));
            result.shares.push(f64::from(board.company(seat).shares));
            let value = plan.game.share_value(board, seat);
            result.share_values.push(f64::from(value));
            result.wins += u32::from(wins_alone);
            result.lost += u32::from(outcome.lost.contains(seat));
            by_seat[seat.index()] += u32::from(wins_alone);
        }
    }
    for (spec, result) in plan.bots.iter().zip(&results) {
        let lowest = result.values.iter().copied().fold(f64::MAX, f64::min);
        let highest = result.values.iter().copied().fold(0.0, f64::max);
        println!(
            "{spec}: {} companies, mean {:.1}, deviation {:.1}, {lowest} to {highest}; {:.1} shares at £{:.1}; {} games won alone, {} lost by loans",
            result.values.len(),
            mean(&result.values),
            deviation(&result.values),
            mean(&result.shares),
            mean(&result.share_values),
            result.wins,
            result.lost,
        );
    }
    println!(
        "games won alone from each seat: {:?}; {:.2} games a second",
        &by_seat[..usize::from(plan.players)],
        boards.len() as f64 / seconds,
    );
}

fn main() {
    // `cargo bench` adds a word of its own.
    let words = std::env::args().skip(1).filter(|word| word != "--bench");
    let words: Vec<String> = words.collect();
    let work = words.first().map(String::as_str);
    let (Some(work @ ("scores" | "table")), Some(plan)) = (work, Plan::read(&words)) else {
        println!("{HELP}");
        return;
    };
    let mut notes = Notes::default();
    let begun = Instant::now();
    let boards: Vec<_> = (0..plan.games)
        .map(|number| plan.play(number, &mut notes))
        .collect();
    let seconds = begun.elapsed().as_secs_f64();
    tell_scores(&plan, &boards, seconds);
    if work == "table" {
        let seats = if plan.bots.len() == 1 {
            plan.players
        } else {
            1
        };
        notes.tell(plan.games as f64, plan.games as f64 * f64::from(seats));
    }
}
