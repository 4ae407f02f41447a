//! The first turns of a block, drawn by chance from good ones.
//!
//! A bot that thinks opens alike in every game, and some set-ups know no chance at all: without this
//! a hundred games would be a few, played over and over.

use bots::{BotSpec, thinker};
use games::{AnyGame, AnyPlay};
use table::{MAX_SEATS, Rng, Seed, Turn};

/// Until every seat has had so many turns.
const TURNS: u32 = 2;

/// Each turn is one of so many best ones.
const BEST: usize = 6;

/// Whose best turns they are, where the game has this bot; otherwise chance plays them.
const BY: &str = "greedy";

/// What the file says of how openings are made; games of other openings are no games of this ladder.
pub(crate) fn rule(players: u8) -> String {
    match players {
        // The deal varies these games, and a mean is of the whole game.
        1 => "as dealt".to_owned(),
        _ => format!("{TURNS} turns of every seat, of the {BEST} best of {BY}"),
    }
}

/// A game that is dealt and has its first turns behind it: the same for the same seed.
pub(crate) fn open(game: AnyGame, seed: &Seed) -> AnyPlay {
    let players = game.setup().players;
    let mut play = game.deal(seed.clone());
    play.turn_up();
    if players == 1 {
        return play;
    }
    let mut rng = Rng::new(luck(seed, "opening"));
    let mut had = [0; MAX_SEATS];
    while had[..usize::from(players)].iter().any(|had| *had < TURNS) {
        let Turn::Ask { seat, .. } = play.turn() else {
            break;
        };
        had[seat.index()] += 1;
        for action in drawn(&play, &mut rng) {
            play.act(&action).expect("a bot's turn is legal");
            play.turn_up();
        }
    }
    play
}

/// A turn of the asked seat.
fn drawn(play: &AnyPlay, rng: &mut Rng) -> Vec<String> {
    let by = BY
        .parse::<BotSpec>()
        .ok()
        .filter(|bot| bot.check_for(play.setup().game).is_ok());
    let seed = rng.next();
    if let Some(by) = by {
        let mut thinker = thinker(play, &by, seed).expect("somebody is asked");
        while thinker.think(u32::MAX) == bots::Progress::Working {}
        let mut turns = thinker.alternatives(BEST);
        if !turns.is_empty() {
            let at = rng.below(turns.len() as u32) as usize;
            return turns.swap_remove(at).1;
        }
    }
    let chance: BotSpec = "random".parse().expect("chance plays every game");
    bots::think_through(play, &chance, seed, &|| 0)
}

/// A number that a seed gives for a purpose.
pub(crate) fn luck(seed: &Seed, purpose: &str) -> u64 {
    let mut pile = seed.pile(purpose);
    u64::from(pile.below(u32::MAX)) << 32 | u64::from(pile.below(u32::MAX))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use games::CATALOGUE;

    use super::*;

    #[test]
    fn openings_vary_in_every_set_up_and_are_the_same_for_the_same_seed() {
        for info in CATALOGUE.iter().filter(|info| info.players.contains(&2)) {
            // Every value of the first option, among them set-ups without any chance.
            let values = info.options.first().map_or(&[][..], |first| first.values);
            let own = |value: &&&str| {
                let own = info.options[0].own_file;
                own.is_none_or(|(own, _)| own != **value)
            };
            for value in values.iter().filter(own) {
                let set = [(info.options[0].name.to_owned(), (*value).to_owned())];
                let Ok(game) = AnyGame::new(info.id, 2, &set, &[]) else {
                    continue;
                };
                let digest = |n| open(game.clone(), &Seed::new("a").nth(n)).digest();
                assert_eq!(digest(0), digest(0));
                let all: HashSet<_> = (0..12).map(digest).collect();
                assert!(all.len() >= 10, "{} {value}: {}", info.id, all.len());
            }
        }
    }

    #[test]
    fn every_seat_has_had_two_turns() {
        let info = CATALOGUE[0];
        let game = AnyGame::new(info.id, 3, &[], &[]).expect("three can play it");
        let play = open(game, &Seed::new("b"));
        let mut turns: Vec<HashSet<u16>> = vec![HashSet::new(); 3];
        for n in 0..play.entries().len() {
            if let Turn::Ask { seat, turn } = play.turn_after(n) {
                turns[seat.index()].insert(turn);
            }
        }
        assert!(turns.iter().all(|turns| turns.len() >= 2), "{turns:?}");
        assert_eq!(play.tentative(), 0, "no turn is half played");
    }
}
