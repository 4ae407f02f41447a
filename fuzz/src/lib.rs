//! What the fuzz targets share.

use arkwright::{Arkwright, Preparation};
use table::laws::{self, Luck};
use table::{Game, Play, Turn};

/// More decisions than any game of Spinning Jenny has.
pub const MOST_DECISIONS: usize = 2000;

/// Splits the bytes after the first, which chooses; no bytes choose 0.
pub fn choose(bytes: &[u8]) -> (u8, &[u8]) {
    match bytes {
        [first, rest @ ..] => (*first, rest),
        [] => (0, bytes),
    }
}

/// The set-up that a byte chooses: two to four players, both preparations.
pub fn set_up(byte: u8) -> (u8, Preparation) {
    let preparation = if byte & 4 == 0 {
        Preparation::Free
    } else {
        Preparation::Predetermined
    };
    (2 + byte % 4 % 3, preparation)
}

/// The game that a byte sets up, with the numbers compiled in.
pub fn game(byte: u8) -> Arkwright {
    let (players, preparation) = set_up(byte);
    Arkwright::spinning_jenny(players, preparation)
}

/// Plays on to the end with choices made by the bytes; every board on the way keeps the laws.
pub fn play_on<G: Game>(mut play: Play<G>, bytes: &[u8]) {
    let mut luck = Luck::new(bytes);
    for _ in 0..MOST_DECISIONS {
        hold(laws_of_any_board(play.game(), play.board()), play.board());
        if play.turn() == Turn::Over {
            hold(laws::every_turn_is_finite(&play), play.board());
            return;
        }
        let actions = play.legal();
        let action = actions[luck.below(actions.len())];
        play.act(action, &mut ())
            .unwrap_or_else(|illegal| panic!("'{action}' is offered, but {illegal:?}"));
        play.turn_up(&mut ());
    }
    panic!("the game goes on after {MOST_DECISIONS} decisions");
}

/// The laws of a board wherever it came from. That boards of real games pass
/// their own validation is another law: a board from outside may stand so
/// close to its bounds that play leads beyond them.
fn laws_of_any_board<G: Game>(game: &G, board: &G::Board) -> Result<(), String> {
    laws::legal_is_what_check_accepts(game, board, [])?;
    laws::no_question_has_one_answer(game, board)?;
    laws::notation_reads_what_it_writes(game, board)?;
    laws::the_usual_answer_is_legal(game, board)?;
    laws::the_outcome_is_known_when_the_game_is_over(game, board)
}

/// Panics if the law is broken, with the board that breaks it.
pub fn hold(law: Result<(), String>, board: &impl std::fmt::Debug) {
    if let Err(broken) = law {
        panic!("{broken}\n{board:?}");
    }
}
