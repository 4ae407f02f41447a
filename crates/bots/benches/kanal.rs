//! Games of Oranienburger Kanal played by bots: what they score, and how every card does.
//!
//! `cargo bench -p bots --bench kanal -- scores` tells mean, deviation and the share of each band of
//! the rule book's table; with two bots how often the first wins, from both seats in turn.
//! `cargo bench -p bots --bench kanal -- cards` tells for every card how often it was raised where it
//! could have been, and how much better the games with it went.

use std::thread;

use bots::{BotName, BotSpec, Budget, Played, Progress, random_turn};
use kanal::cards::{Deck, Stage};
use kanal::{Action, Board, Components, DeckChoice, Kanal, Side};
use table::{Actions, Game, Rng, Seat, Seed, Turn};

const HELP: &str = "\
Usage: cargo bench -p bots --bench kanal -- scores|cards [OPTIONS]

  --deck a|b|FILE       the deck, or a deck file (a)
  --board front|blank   the side of the industry boards (front)
  --bots NAME[,NAME]    a bot for one player, or two against each other (planner);
                        a budget has to be in nodes
  --games N             how many games (200)
  --seed TEXT           what they are dealt by (1)
  --threads N           how many run side by side (1)";

/// What is to be played.
struct Plan {
    game: Kanal,
    bots: Vec<BotSpec>,
    games: u64,
    seed: Seed,
    threads: u64,
}

impl Plan {
    fn read(words: &[String]) -> Option<Plan> {
        let value = |name: &str, usual: &'static str| -> String {
            let at = words.iter().position(|word| word == name);
            let given = at.and_then(|at| words.get(at + 1));
            given.map_or(usual.to_owned(), Clone::clone)
        };
        let bots = value("--bots", "planner");
        let bots: Result<Vec<BotSpec>, _> = bots.split(',').map(str::parse).collect();
        let bots = bots.ok().filter(|bots| bots.len() <= 2)?;
        // A budget in time would make other games on another machine.
        let is_timed = |bot: &BotSpec| matches!(bot.budget, Some(Budget::Millis(_)));
        if bots.iter().any(is_timed) {
            return None;
        }
        let deck = match value("--deck", "a").as_str() {
            "a" => Deck::a().clone(),
            "b" => Deck::b().clone(),
            file => {
                let text = std::fs::read_to_string(file).ok()?;
                Deck::parse(&text)
                    .map_err(|error| eprintln!("{error}"))
                    .ok()?
            }
        };
        let side = match value("--board", "front").as_str() {
            "front" => Side::Front,
            "blank" => Side::Blank,
            _ => return None,
        };
        Some(Plan {
            game: Kanal::with(
                bots.len() as u8,
                side,
                false,
                DeckChoice::Own,
                Components::compiled(),
                deck.into(),
            ),
            bots,
            games: value("--games", "200").parse().ok()?,
            seed: Seed::new(&value("--seed", "1")),
            threads: value("--threads", "1").parse().ok().filter(|n| *n > 0)?,
        })
    }

    /// Which bot has a seat: both sit everywhere in turn.
    fn bot_of(&self, number: u64, seat: Seat) -> usize {
        (seat.index() + number as usize) % self.bots.len()
    }

    /// The turn that a bot finds.
    fn turn(&self, board: &Board, bot: BotSpec, rng: &mut Rng) -> Vec<Action> {
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

    /// Plays one game and notes what was raised.
    fn play(&self, number: u64) -> Finished {
        let game = &self.game;
        let (mut board, mut stock) = game.deal(&self.seed.nth(number));
        let mut raises = Vec::new();
        let mut actions = Actions::new();
        let mut rng = Rng::new(number);
        loop {
            match game.turn(&board) {
                Turn::Over => break,
                Turn::Reveal => {
                    let face = game.draw(&board, &mut stock);
                    game.reveal(&mut board, face, &mut ())
                        .expect("the dealer turns up what fits");
                }
                Turn::Ask { seat, .. } => {
                    let bot = self.bots[self.bot_of(number, seat)];
                    for action in self.turn(&board, bot, &mut rng) {
                        if let Action::Raise(card, ..) = action {
                            actions.clear();
                            game.legal(&board, &mut actions);
                            raises.push((card, payable(&actions)));
                        }
                        game.act(&mut board, action, &mut ());
                    }
                }
            }
        }
        Finished { board, raises }
    }

    /// Plays all games, in their order.
    fn play_all(&self) -> Vec<Finished> {
        let mut played: Vec<(u64, Finished)> = thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads)
                .map(|first| {
                    let numbers = (first..self.games).step_by(self.threads as usize);
                    scope.spawn(move || {
                        let games = numbers.map(|number| (number, self.play(number)));
                        games.collect::<Vec<_>>()
                    })
                })
                .collect();
            let joined = threads.into_iter().map(|thread| thread.join());
            joined
                .flat_map(|games| games.expect("no game fails"))
                .collect()
        });
        played.sort_by_key(|(number, _)| *number);
        played.into_iter().map(|(_, game)| game).collect()
    }
}

/// A game that was played.
struct Finished {
    board: Board,
    /// For every structure raised by an action, in order: which, and all that could have been.
    raises: Vec<(u8, Vec<u8>)>,
}

/// The structures that can be raised now.
fn payable(actions: &[Action]) -> Vec<u8> {
    let mut cards: Vec<u8> = actions
        .iter()
        .filter_map(|action| match action {
            Action::Raise(card, ..) => Some(*card),
            _ => None,
        })
        .collect();
    cards.dedup();
    cards
}

fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len().max(1) as f64
}

fn deviation(numbers: &[f64]) -> f64 {
    let mean = mean(numbers);
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (squares / numbers.len().saturating_sub(1).max(1) as f64).sqrt()
}

/// Mean, deviation, bands; with two bots who wins.
fn tell_scores(plan: &Plan) {
    let games = plan.play_all();
    for (bot, spec) in plan.bots.iter().enumerate() {
        let mut scores = Vec::new();
        let (mut wins, mut ties) = (0, 0);
        for (number, game) in (0..).zip(&games) {
            let outcome = plan.game.outcome(&game.board).expect("it is over");
            let seats = Seat::all(plan.game.players());
            for seat in seats.filter(|seat| plan.bot_of(number, *seat) == bot) {
                scores.push(outcome.score(seat));
                let is_alone = outcome.winners.len() == 1;
                wins += u32::from(outcome.winners.contains(seat) && is_alone);
                ties += u32::from(outcome.winners.len() == 2);
            }
        }
        let points: Vec<f64> = scores.iter().map(|score| f64::from(*score)).collect();
        let (low, high) = (scores.iter().min(), scores.iter().max());
        println!(
            "{spec}: {} games, mean {:.1}, deviation {:.1}, {} to {}",
            scores.len(),
            mean(&points),
            deviation(&points),
            low.unwrap_or(&0),
            high.unwrap_or(&0),
        );
        if plan.bots.len() > 1 {
            println!("  wins {wins}, ties {ties}");
            continue;
        }
        let bands = &plan.game.components().scores.solo;
        let from = [i32::MIN]
            .into_iter()
            .chain(bands.iter().map(|band| i32::from(*band)));
        let to = bands.iter().map(|band| i32::from(*band)).chain([i32::MAX]);
        for (from, to) in from.zip(to) {
            let count = scores
                .iter()
                .filter(|score| (from..to).contains(score))
                .count();
            let share = 100.0 * count as f64 / scores.len() as f64;
            match (from, to) {
                (i32::MIN, _) => println!("  below {to}: {share:.1} %"),
                (_, i32::MAX) => println!("  {from} and more: {share:.1} %"),
                _ => println!("  {from} to {}: {share:.1} %", to - 1),
            }
        }
    }
}

/// Fewer games than this say nothing of a card.
const FEW: usize = 20;

/// How one card did.
#[derive(Clone, Default)]
struct CardTally {
    /// How often it could be raised when a structure was raised.
    payable: u32,
    /// How often it was the one.
    raised: u32,
    /// Scores of the games with it.
    with: Vec<f64>,
    /// Scores of the games in which it was face up and stayed there or went.
    without: Vec<f64>,
}

impl CardTally {
    fn rate(&self) -> f64 {
        100.0 * f64::from(self.raised) / f64::from(self.payable.max(1))
    }

    /// How many points more the games with it brought, where there are enough of either kind.
    fn lift(&self) -> Option<f64> {
        let is_known = self.with.len() >= FEW && self.without.len() >= FEW;
        is_known.then(|| mean(&self.with) - mean(&self.without))
    }

    /// In how many of the games that showed it it was raised, in hundredths.
    fn share(&self) -> f64 {
        let seen = self.with.len() + self.without.len();
        100.0 * self.with.len() as f64 / seen.max(1) as f64
    }
}

/// For every card how often it was raised where it could have been, and how the games with it went.
fn tell_cards(plan: &Plan) {
    let deck = plan.game.deck();
    let mut scores = Vec::new();
    let mut tallies = vec![CardTally::default(); 64];
    for game in plan.play_all() {
        let seat = Seat::new(0);
        let score = f64::from(plan.game.total(&game.board, seat));
        scores.push(score);
        for (card, payable) in &game.raises {
            tallies[usize::from(*card)].raised += 1;
            for card in payable {
                tallies[usize::from(*card)].payable += 1;
            }
        }
        let raised = &game.board.industry(seat).structures;
        for card in game.board.seen.iter() {
            let tally = &mut tallies[usize::from(card)];
            match raised.contains(&card) {
                true => tally.with.push(score),
                false => tally.without.push(score),
            }
        }
    }
    println!(
        "deck {} {}, {} games, mean {:.1}, deviation {:.1}",
        deck.letter(),
        deck.hash(),
        plan.games,
        mean(&scores),
        deviation(&scores),
    );
    for stage in Stage::ALL {
        let cards: Vec<_> = deck.of_stage(stage).map(|index| deck.card(index)).collect();
        let tally = |number: u8| &tallies[usize::from(number)];
        let lifts = cards.iter().filter_map(|card| tally(card.number).lift());
        let usual = mean(&lifts.collect::<Vec<_>>());
        println!("{}: mean lift {usual:+.1}", stage.word());
        println!("  card   seen  raised %  payable  rate %   lift  off the mean");
        for card in cards {
            let tally = tally(card.number);
            let off = tally.lift().map(|lift| lift - usual);
            let is_out =
                !(10.0..=75.0).contains(&tally.rate()) || off.is_some_and(|off| off.abs() > 6.0);
            let points = |points: Option<f64>| match points {
                Some(points) => format!("{points:+.1}"),
                None => "-".to_owned(),
            };
            println!(
                "  {}{:02} {:>7} {:>9.0} {:>8} {:>7.0} {:>6} {:>13}{}",
                deck.letter(),
                card.number,
                tally.with.len() + tally.without.len(),
                tally.share(),
                tally.payable,
                tally.rate(),
                points(tally.lift()),
                points(off),
                if is_out { "  *" } else { "" },
            );
        }
    }
}

fn main() {
    // `cargo bench` adds a word of its own.
    let words = std::env::args().skip(1).filter(|word| word != "--bench");
    let words: Vec<String> = words.collect();
    let work = words.first().map(String::as_str);
    match (work, Plan::read(&words)) {
        (Some("scores"), Some(plan)) => tell_scores(&plan),
        (Some("cards"), Some(plan)) if plan.bots.len() == 1 => tell_cards(&plan),
        _ => println!("{HELP}"),
    }
}
