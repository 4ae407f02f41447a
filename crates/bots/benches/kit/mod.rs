//! Random games and the boards on their way: what both benches measure.

use table::{Actions, Game, Rng, Seed, Turn};

/// The choices of random games, with room that is made once.
pub(crate) struct Dice<G: Game> {
    rng: Rng,
    /// What the last decision was chosen from.
    pub(crate) actions: Actions<G::Action>,
}

impl<G: Game> Dice<G> {
    /// The same choices each time.
    pub(crate) fn new() -> Dice<G> {
        Dice {
            rng: Rng::new(1),
            actions: Actions::new(),
        }
    }

    /// One even choice among all that is legal.
    #[inline]
    pub(crate) fn choose(&mut self, game: &G, board: &G::Board) -> G::Action {
        self.actions.clear();
        game.legal(board, &mut self.actions);
        self.actions[self.rng.below(self.actions.len() as u32) as usize]
    }
}

/// Plays game number `number` at random; shows every board on which somebody
/// chooses, and says how many there were.
#[inline]
pub(crate) fn play_out<G: Game>(
    game: &G,
    number: u64,
    dice: &mut Dice<G>,
    mut visit: impl FnMut(&G::Board, G::Action),
) -> u64 {
    let (mut board, mut stock) = game.deal(&Seed::new("bench").nth(number));
    let mut decisions = 0;
    loop {
        match game.turn(&board) {
            Turn::Ask { .. } => {
                let action = dice.choose(game, &board);
                visit(&board, action);
                game.act(&mut board, action, &mut ());
                decisions += 1;
            }
            Turn::Reveal => {
                let face = game.draw(&board, &mut stock);
                game.reveal(&mut board, face, &mut ())
                    .expect("the dealer turns up what fits");
            }
            Turn::Over => return decisions,
        }
    }
}

/// Every decision of some random games: the board, and what was chosen on it.
pub(crate) fn decisions<G: Game>(game: &G, games: u64) -> Vec<(G::Board, G::Action)> {
    let mut dice = Dice::new();
    let mut decisions = Vec::new();
    for number in 0..games {
        play_out(game, number, &mut dice, |board, action| {
            decisions.push((*board, action));
        });
    }
    decisions
}
