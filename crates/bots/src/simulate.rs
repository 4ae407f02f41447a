//! Bots against each other.

use games::AnyGame;
use table::{Actions, Game, Log, Outcome, Rng, Seed, Turn};

use crate::any::spend;
use crate::played::{Played, begin, bots_of};
use crate::spec::{BotName, BotSpec};

/// What one game came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameTally {
    /// Choices that were made.
    pub decisions: u64,
    /// Questions with one answer, which were not asked.
    pub forced: u64,
    /// Legal choices over all decisions.
    pub choices: u64,
    /// How it ended.
    pub outcome: Outcome,
}

/// Plays game number `number` of a simulation; the number alone decides how it
/// is dealt. `bots` names one bot per seat, or one for all.
///
/// # Panics
/// If the bots of the game are not here.
pub fn simulate(
    game: &AnyGame,
    bots: &[BotSpec],
    seed: &Seed,
    number: u64,
    millis: &dyn Fn() -> u64,
) -> GameTally {
    let players = bots_of(game.setup().game);
    players
        .and_then(|players| players.simulate(game, bots, &seed.nth(number), millis))
        .expect("the bots of the game are here")
}

/// Counts the questions that were not asked.
struct Forced<G: Game> {
    count: u64,
    game: std::marker::PhantomData<G>,
}

impl<G: Game> Log<G::Event> for Forced<G> {
    #[inline]
    fn tell(&mut self, event: G::Event) {
        self.count += u64::from(G::is_forced(&event));
    }
}

/// Plays one game out; `bots` names one bot per seat, or one for all.
///
/// # Panics
/// If a bot does not play the game.
pub fn play_out<G: Played>(
    game: &G,
    bots: &[BotSpec],
    seed: &Seed,
    millis: &dyn Fn() -> u64,
) -> GameTally {
    let (mut board, mut stock) = game.deal(seed);
    let mut luck = seed.pile("random bots");
    let mut rng = Rng::new(u64::from(luck.below(u32::MAX)) << 32 | u64::from(luck.below(u32::MAX)));
    // Turns that a bot leaves to chance vary from game to game.
    let salt = rng.clone().next();
    let mut forced = Forced::<G> {
        count: 0,
        game: std::marker::PhantomData,
    };
    let (mut decisions, mut choices) = (0, 0);
    let mut actions = Actions::new();
    // A turn that was thought out, its next choice last.
    let mut planned: Vec<G::Action> = Vec::new();
    loop {
        match game.turn(&board) {
            Turn::Ask { seat, .. } => {
                actions.clear();
                game.legal(&board, &mut actions);
                decisions += 1;
                choices += actions.len() as u64;
                let bot = &bots[if bots.len() == 1 { 0 } else { seat.index() }];
                let action = match bot.name {
                    BotName::Random => actions[rng.below(actions.len() as u32) as usize],
                    name => {
                        if planned.is_empty() {
                            let mut thinker = begin(game, &board, name, salt ^ decisions);
                            if bot.budget.is_some() {
                                thinker.use_all();
                            }
                            spend(bot.budget, millis, |nodes| thinker.think(nodes));
                            planned = thinker.best();
                            planned.reverse();
                        }
                        planned.pop().unwrap_or(actions[0])
                    }
                };
                game.act(&mut board, action, &mut forced);
            }
            Turn::Reveal => {
                let face = game.draw(&board, &mut stock);
                game.reveal(&mut board, face, &mut forced)
                    .expect("the dealer turns up what fits");
            }
            Turn::Over => break,
        }
    }
    GameTally {
        decisions,
        forced: forced.count,
        choices,
        outcome: game.outcome(&board).expect("the game is over"),
    }
}
