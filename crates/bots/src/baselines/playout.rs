//! Games that are played on by chance.

use table::{Actions, Game, MAX_SEATS, Outcome, Rng, Seat, Turn};

/// A game that chance plays to its end.
pub(super) struct Playout<G: Game> {
    pub(super) board: G::Board,
    pub(super) stock: G::Stock,
    pub(super) rng: Rng,
}

impl<G: Game> Playout<G> {
    /// Plays on from a board; what lies face down is dealt anew from what the board shows.
    pub(super) fn new(game: &G, board: &G::Board, seed: u64) -> Playout<G> {
        let mut rng = Rng::new(seed);
        let stock = game.redeal(board, &mut rng);
        Playout {
            board: *board,
            stock,
            rng,
        }
    }

    /// Turns up what is due; who is asked then, or nobody if the game is over.
    pub(super) fn asked(&mut self, game: &G) -> Option<Seat> {
        loop {
            match game.turn(&self.board) {
                Turn::Ask { seat, .. } => return Some(seat),
                Turn::Over => return None,
                Turn::Reveal => {
                    let face = game.draw(&self.board, &mut self.stock);
                    let revealed = game.reveal(&mut self.board, face, &mut ());
                    revealed.expect("what is dealt anew fits the board");
                }
            }
        }
    }

    /// Chooses evenly up to so many times; what is left of them, and whether the game is over.
    pub(super) fn play(
        &mut self,
        game: &G,
        actions: &mut Actions<G::Action>,
        mut nodes: u32,
    ) -> (u32, bool) {
        while self.asked(game).is_some() {
            if nodes == 0 {
                return (0, false);
            }
            nodes -= 1;
            actions.clear();
            game.legal(&self.board, actions);
            let action = actions[self.rng.below(actions.len() as u32) as usize];
            game.act(&mut self.board, action, &mut ());
        }
        (nodes, true)
    }
}

/// What a game came to for each seat: the lead over the best rival and, half as much, the score.
pub(super) fn worth(outcome: &Outcome) -> [i64; MAX_SEATS] {
    let mut worth = [0; MAX_SEATS];
    for seat in Seat::all(outcome.players) {
        // Whoever has lost by rule has nothing.
        let score = |seat: Seat| match outcome.lost.contains(seat) {
            true => 0,
            false => i64::from(outcome.score(seat)),
        };
        let rivals = Seat::all(outcome.players).filter(|rival| *rival != seat);
        let best = rivals.map(score).max().unwrap_or(0);
        worth[seat.index()] = 3 * score(seat) - 2 * best;
    }
    worth
}
