//! The referee alone: games by chance end, and nothing is lost on the way.

use crate::referee::dice::Dice;
use crate::referee::manners::{Manner, choose};
use crate::referee::numbers::SHUFFLED;
use crate::referee::referee::{Chair, Options, Question, Referee, Stop, Table};
use crate::referee::tally::Tally;
use crate::referee::words::*;

/// How many times the games of the gate are played.
pub(crate) fn scale() -> u64 {
    let scale = std::env::var("MILLWRIGHT_SCALE").ok();
    scale.and_then(|scale| scale.parse().ok()).unwrap_or(1)
}

/// Which game is played, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setting {
    pub(crate) players: usize,
    pub(crate) options: Options,
    pub(crate) manners: [Manner; 4],
}

/// Every mix of players, options and manners.
pub(crate) fn setting(game: u64) -> Setting {
    let mut dice = Dice::new(game ^ 0x5eed);
    let players = 2 + (game % 3) as usize;
    let way = game / 3;
    // The basic game, each option alone, all of them, and some by chance.
    let alone = |option: u64| way % 20 == option;
    let by_chance = way % 20 >= 13;
    let mut option = |number: u64| match by_chance {
        true => dice.below(2) == 0,
        false => alone(number) || (8..12).contains(&(way % 20)),
    };
    let options = Options {
        decade_restrictions: option(0),
        chosen_factories: option(1),
        no_ships: option(2),
        expert_supply: option(3),
        bought_shares: option(4),
        extra_production: option(5),
        early_shipping: option(6),
        neutral_competes: option(7) && players == 2,
    };
    let same = *dice.one_of(&Manner::ALL);
    let is_mixed = dice.below(2) == 0;
    let manners = std::array::from_fn(|_| match is_mixed {
        true => *dice.one_of(&Manner::ALL),
        false => same,
    });
    Setting {
        players,
        options,
        manners,
    }
}

impl Setting {
    /// Counts what is played.
    pub(crate) fn count(&self, tally: &mut Tally) {
        let options = self.options;
        tally.games += 1;
        tally.played(&format!("{} players", self.players));
        for (is_on, name) in [
            (options.decade_restrictions, "decade restrictions"),
            (options.chosen_factories, "chosen factories"),
            (options.no_ships, "no ships"),
            (options.expert_supply, "expert supply"),
            (options.bought_shares, "bought shares"),
            (options.extra_production, "extra production"),
            (options.early_shipping, "early shipping"),
            (options.neutral_competes, "neutral competes"),
        ] {
            if is_on {
                tally.played(name);
            }
        }
    }
}

/// Chance in the chair.
struct Chance<'t> {
    manners: [Manner; 4],
    dice: Dice,
    pile: Vec<[CardType; 2]>,
    tally: &'t mut Tally,
    cards: Option<usize>,
}

impl Chair for Chance<'_> {
    fn choose(&mut self, question: &Question<'_>) -> Result<String, Stop> {
        let table = question.table;
        if table.is_laid_out {
            let held: usize = table.players.iter().map(|player| player.cards.len()).sum();
            let cards = *self.cards.get_or_insert(table.supply.len() + held);
            table.check_conservation(cards);
        }
        let choice = choose(question, self.manners[question.seat], &mut self.dice);
        self.tally.answer(question, &choice);
        Ok(choice)
    }

    fn lay(&mut self, _: &Table, _: &[[CardType; 2]]) -> Result<String, Stop> {
        self.tally.reveals += 1;
        let mut sides = self.pile.pop().expect("a card is left");
        if self.dice.below(2) == 0 {
            sides.reverse();
        }
        Ok(format!("lay {} {}", sides[0], sides[1]))
    }

    fn note(&mut self, what: &str) {
        self.tally.note(what);
    }
}

#[test]
fn games_of_the_referee_alone_end_and_lose_nothing() {
    let mut tally = Tally::default();
    for game in 0..120 * scale() {
        let setting = setting(game);
        setting.count(&mut tally);
        let mut dice = Dice::new(game + 1);
        let mut pile = SHUFFLED.to_vec();
        dice.shuffle(&mut pile);
        let mut chance = Chance {
            manners: setting.manners,
            dice,
            pile,
            tally: &mut tally,
            cards: None,
        };
        let table = Table::new(setting.players, setting.options);
        let mut referee = Referee::new(table, &mut chance);
        let ending = referee.play().expect("nobody stops it");
        let is_nobody_left = ending.lost.len() == setting.players;
        assert_eq!(ending.winners.is_empty(), is_nobody_left);
        assert!(
            ending
                .winners
                .iter()
                .all(|seat| !ending.lost.contains(seat))
        );
    }
    println!("{tally}missing: {:?}", tally.missing());
}
