//! Games of the card game played by bots: what their companies are worth, and what they do.
//!
//! `cargo bench -p bots --bench cardgame -- scores` tells mean and deviation of the score and how often
//! each bot wins; with several bots they sit everywhere in turn.
//! `cargo bench -p bots --bench cardgame -- table` tells how often the first bot does what in a game.

mod notes;

use std::time::Instant;

use bots::{BotName, BotSpec, Budget, Played, Progress, random_turn};
use cardgame::{Action, Board, CardGame, Options};
use table::{Game, Rng, Seat, Seed, Turn};

use notes::{Notes, Watched};

/// Rounds at the beginning of a game in which a bot thinks for as long as chance has it.
const HASTY_ROUNDS: u8 = 2;

const HELP: &str = "\
Usage: cargo bench -p bots --bench cardgame -- scores|table [OPTIONS]

  --players N             how many companies (4)
  --expert yes|no|some    all expert variants, none, or other ones in each game (no)
  --bots NAME[,NAME...]   one bot for all, or one for each player (greedy);
                          a budget has to be in nodes
  --games N               how many games (100)
  --seed TEXT             what they are dealt by (1)";

/// What is to be played.
struct Plan {
    players: u8,
    expert: String,
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
        Some(Plan {
            players,
            expert: value("--expert", "no"),
            bots,
            games: value("--games", "100").parse().ok()?,
            seed: Seed::new(&value("--seed", "1")),
        })
    }

    /// The game that is played.
    fn game(&self, number: u64) -> CardGame {
        let mut rng = Rng::new(number);
        let mut is_set = || rng.below(2) == 1;
        let options = match self.expert.as_str() {
            "yes" => Options::EXPERT,
            "some" => Options {
                decade_restrictions: is_set(),
                chosen_factories: is_set(),
                no_ships: is_set(),
                expert_supply: is_set(),
                bought_shares: is_set(),
                extra_production: is_set(),
                early_shipping: is_set(),
                neutral_competes: is_set(),
            },
            _ => Options::default(),
        };
        CardGame::new(self.players, options)
    }

    /// Which bot has a seat: all sit everywhere in turn.
    fn bot_of(&self, number: u64, seat: Seat) -> usize {
        (seat.index() + number as usize) % self.bots.len()
    }

    /// The turn that a bot finds.
    fn turn(&self, game: &CardGame, board: &Board, bot: BotSpec, rng: &mut Rng) -> Vec<Action> {
        if bot.name == BotName::Random {
            return random_turn(game, board, rng);
        }
        let mut thinker = game.thinker(board, bot.name, 0);
        match bot.budget {
            Some(Budget::Nodes(nodes)) => {
                thinker.think(nodes);
            }
            // Nothing is dealt in the basic game: so that games differ, the first turns are not
            // thought through.
            _ if board.round < HASTY_ROUNDS && !board.phase.is_set_up() => {
                thinker.think(20 + rng.below(400));
            }
            _ => while thinker.think(u32::MAX) == Progress::Working {},
        }
        thinker.best()
    }

    /// Plays one game and notes what the first bot does.
    fn play(&self, number: u64, notes: &mut Notes) -> (CardGame, Board) {
        let game = self.game(number);
        let (mut board, mut stock) = game.deal(&self.seed.nth(number));
        let mut rng = Rng::new(number);
        let watched: table::Seats = Seat::all(self.players)
            .filter(|seat| self.bot_of(number, *seat) == 0)
            .collect();
        loop {
            match game.turn(&board) {
                Turn::Over => return (game, board),
                Turn::Reveal => {
                    let face = game.draw(&board, &mut stock);
                    let before = board;
                    let mut log = Watched::new(&before, watched, notes);
                    game.reveal(&mut board, face, &mut log)
                        .expect("the dealer turns up what fits");
                }
                Turn::Ask { seat, .. } => {
                    let bot = self.bots[self.bot_of(number, seat)];
                    for action in self.turn(&game, &board, bot, &mut rng) {
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
    scores: Vec<f64>,
    shares: Vec<f64>,
    values: Vec<f64>,
    loans: Vec<f64>,
    wins: u32,
    bankrupt: u32,
}

/// Mean and deviation of the score, wins, time.
fn tell_scores(plan: &Plan, boards: &[(CardGame, Board)], seconds: f64) {
    let mut results: Vec<Results> = plan.bots.iter().map(|_| Results::default()).collect();
    let mut by_seat = [0; 4];
    for (number, (game, board)) in (0..).zip(boards) {
        let outcome = game.outcome(board).expect("it is over");
        for seat in Seat::all(plan.players) {
            let result = &mut results[plan.bot_of(number, seat)];
            let wins_alone = outcome.winners.contains(seat) && outcome.winners.len() == 1;
            let own = board.company(seat);
            result.scores.push(f64::from(outcome.score(seat)));
            result.shares.push(f64::from(own.shares));
            result.values.push(f64::from(own.value));
            result.loans.push(f64::from(own.loans));
            result.wins += u32::from(wins_alone);
            result.bankrupt += u32::from(outcome.lost.contains(seat));
            by_seat[seat.index()] += u32::from(wins_alone);
        }
    }
    for (spec, result) in plan.bots.iter().zip(&results) {
        let lowest = result.scores.iter().copied().fold(f64::MAX, f64::min);
        let highest = result.scores.iter().copied().fold(0.0, f64::max);
        println!(
            "{spec}: {} companies, mean {:.1}, deviation {:.1}, {lowest} to {highest}; {:.1} shares at £{:.1}, {:.2} loans; {} games won alone, {} bankrupt",
            result.scores.len(),
            mean(&result.scores),
            deviation(&result.scores),
            mean(&result.shares),
            mean(&result.values),
            mean(&result.loans),
            result.wins,
            result.bankrupt,
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
        notes.tell(plan.games as f64 * f64::from(seats));
    }
}
