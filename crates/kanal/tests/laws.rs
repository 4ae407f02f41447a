//! What holds in every game, for one player, two players and a campaign, on both sides and with
//! both decks. `MILLWRIGHT_SCALE` multiplies the number of random games.

mod kit;

use kanal::{DeckChoice, Kanal, Side};
use kit::scale;
use table::laws;
use table::{Game, Rng, Seed};

/// No game of a campaign asks for more choices than this.
const MOST_DECISIONS: usize = 20_000;

/// Every number of players with both sides, both decks, and the campaign.
fn every_game() -> Vec<Kanal> {
    let mut games = Vec::new();
    for deck in [DeckChoice::A, DeckChoice::B] {
        for side in [Side::Front, Side::Blank] {
            for (players, campaign) in [(1, false), (2, false), (1, true)] {
                games.push(Kanal::new(players, side, campaign, deck));
            }
        }
    }
    games
}

/// Seeds and bytes that make the choices of so many games of each kind.
fn deals(name: &str, count: u32) -> impl Iterator<Item = (Seed, Vec<u8>)> {
    let base = Seed::new(name);
    let mut rng = Rng::new(name.len() as u64);
    (0..u64::from(count * scale())).map(move |number| {
        let bytes = (0..16).map(|_| rng.next() as u8).collect();
        (base.nth(number), bytes)
    })
}

/// Turns are finite, records replay to the same digest, undo and redo lead back, and more.
#[test]
fn every_law_of_the_table_holds() {
    for game in every_game() {
        for (seed, bytes) in deals("table", 5) {
            let law = laws::every_play_law(&game, &seed, &bytes, MOST_DECISIONS);
            assert_eq!(law, Ok(()), "{:?}, seed {seed}", game.setup());
        }
    }
}
