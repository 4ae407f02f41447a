//! Random games of every kind, step by step.

use std::sync::Arc;

use kanal::{Action, Board, Components, DeckChoice, Event, Kanal, Side};
use table::laws::Luck;
use table::{Actions, Game, Rng, Seed, Turn};

use super::{Structure, deck, scale};

/// No game of a campaign asks for more choices than this.
pub(crate) const MOST_DECISIONS: usize = 20_000;

/// Every number of players with both sides, both decks, and the campaign.
pub(crate) fn every_game() -> Vec<Kanal> {
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

/// Games with a deck in which structures set one another off.
pub(crate) fn chaining_games() -> Vec<Kanal> {
    const EFFECTS: [&[&str]; 6] = [
        &[
            "place 2 paths anywhere, also gain 1 prestige",
            "gain 1 wood",
        ],
        &[
            "place 1 adjacent bridge",
            "first activation: gain 1 prestige",
            "second activation: place 1 road anywhere",
        ],
        &["choose 1 of {place 1 bridge anywhere; trade 1 wood for place 1 path anywhere}"],
        &[
            "trade 1 clay for place 1 road anywhere and 1 prestige up to 3 times",
            "gain 2 clay",
        ],
        &["place 2 bridges anywhere", "gain 2 wood"],
        &[
            "place 1 structure anywhere",
            "by adjacent path {1-: place 1 adjacent path; 2+: gain 1 ore}",
        ],
    ];
    let structures: Vec<Structure> = (1..=60)
        .map(|number| {
            (
                number,
                "1 wood or 1 clay",
                2,
                EFFECTS[usize::from(number) % EFFECTS.len()],
            )
        })
        .collect();
    let deck = Arc::new(deck(&structures));
    let game = |players, side| {
        let components = Components::compiled();
        Kanal::with(
            players,
            side,
            false,
            DeckChoice::A,
            components,
            deck.clone(),
        )
    };
    vec![game(1, Side::Front), game(2, Side::Blank)]
}

/// Seeds and bytes that make the choices of so many games of each kind.
pub(crate) fn deals(name: &str, count: u32) -> impl Iterator<Item = (Seed, Vec<u8>)> {
    let base = Seed::new(name);
    let mut rng = Rng::new(name.len() as u64);
    (0..u64::from(count * scale())).map(move |number| {
        let bytes = (0..16).map(|_| rng.next() as u8).collect();
        (base.nth(number), bytes)
    })
}

/// One choice of a random game, with the boards around it and what it made happen.
pub(crate) struct Step<'a> {
    pub before: &'a Board,
    pub action: Option<Action>,
    pub events: &'a [Event],
    pub after: &'a Board,
}

/// Plays a random game to its end and shows every step, the reveals included.
pub(crate) fn walk(
    game: &Kanal,
    seed: &Seed,
    bytes: &[u8],
    mut visit: impl FnMut(Step<'_>),
) -> Board {
    let mut luck = Luck::new(bytes);
    let (mut board, mut stock) = game.deal(seed);
    let mut actions = Actions::new();
    let mut events = Vec::new();
    for _ in 0..MOST_DECISIONS {
        let before = board;
        events.clear();
        let action = match game.turn(&board) {
            Turn::Over => return board,
            Turn::Reveal => {
                let face = game.draw(&board, &mut stock);
                let told = game.reveal(&mut board, face, &mut events);
                told.expect("the dealer deals what fits");
                None
            }
            Turn::Ask { .. } => {
                actions.clear();
                game.legal(&board, &mut actions);
                let action = likely(&actions, &mut luck);
                game.act(&mut board, action, &mut events);
                Some(action)
            }
        };
        visit(Step {
            before: &before,
            action,
            events: &events,
            after: &board,
        });
    }
    panic!("seed {seed}: the game goes on after {MOST_DECISIONS} decisions");
}

/// A random choice, but building and using effects more often than being done, so that the games
/// see more of the rules.
fn likely(actions: &[Action], luck: &mut Luck<'_>) -> Action {
    let wanted = |action: &&Action| {
        matches!(
            action,
            Action::Raise(..)
                | Action::Build(..)
                | Action::Gain(_)
                | Action::Activate(..)
                | Action::Use(_)
                | Action::Trade(_)
                | Action::FreeTurn
        )
    };
    let count = actions.iter().filter(wanted).count();
    if count > 0 && luck.below(4) > 0 {
        let choice = luck.below(count);
        return *actions.iter().filter(wanted).nth(choice).expect("counted");
    }
    actions[luck.below(actions.len())]
}
