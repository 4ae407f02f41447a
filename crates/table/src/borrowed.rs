//! A borrowed game is a game, so that many plays can share one set-up.

use crate::{DataFile, Game, Illegal, Log, Offers, Outcome, Rng, Seed, Setup, Turn};

impl<G: Game> Game for &G {
    type Board = G::Board;
    type Stock = G::Stock;
    type Action = G::Action;
    type Face = G::Face;
    type Event = G::Event;

    const MOST_DECISIONS_IN_A_TURN: usize = G::MOST_DECISIONS_IN_A_TURN;

    fn setup(&self) -> Setup {
        (**self).setup()
    }

    fn deal(&self, seed: &Seed) -> (G::Board, G::Stock) {
        (**self).deal(seed)
    }

    fn turn(&self, board: &G::Board) -> Turn {
        (**self).turn(board)
    }

    fn outcome(&self, board: &G::Board) -> Option<Outcome> {
        (**self).outcome(board)
    }

    fn legal(&self, board: &G::Board, offers: &mut impl Offers<G::Action>) {
        (**self).legal(board, offers);
    }

    fn check(&self, board: &G::Board, action: G::Action) -> Result<(), Illegal> {
        (**self).check(board, action)
    }

    fn act(&self, board: &mut G::Board, action: G::Action, log: &mut impl Log<G::Event>) {
        (**self).act(board, action, log);
    }

    fn draw(&self, board: &G::Board, stock: &mut G::Stock) -> G::Face {
        (**self).draw(board, stock)
    }

    fn reveal(
        &self,
        board: &mut G::Board,
        face: G::Face,
        log: &mut impl Log<G::Event>,
    ) -> Result<(), Illegal> {
        (**self).reveal(board, face, log)
    }

    fn redeal(&self, board: &G::Board, rng: &mut Rng) -> G::Stock {
        (**self).redeal(board, rng)
    }

    fn usual(&self, board: &G::Board) -> Option<G::Action> {
        (**self).usual(board)
    }

    fn is_forced(event: &G::Event) -> bool {
        G::is_forced(event)
    }

    fn round(&self, board: &G::Board) -> u16 {
        (**self).round(board)
    }

    fn caption(&self, board: &G::Board) -> String {
        (**self).caption(board)
    }

    fn validate(&self, board: &G::Board) -> Result<(), String> {
        (**self).validate(board)
    }

    fn own_files(&self) -> &[DataFile] {
        (**self).own_files()
    }
}
