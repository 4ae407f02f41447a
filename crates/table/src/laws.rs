//! What holds in every game, as plain functions over a game and bytes.
//!
//! Property tests and fuzz targets call them: the bytes make the choices, and
//! when they are used up a generator seeded from them goes on. Each law says
//! in words what broke it.

mod board;
mod chance;
mod dealer;
mod luck;
mod play;

pub use board::{
    a_board_survives_storage, every_board_law, every_form_has_an_example,
    legal_is_what_check_accepts, no_question_has_one_answer, notation_reads_what_it_writes,
    the_outcome_is_known_when_the_game_is_over, the_usual_answer_is_legal,
};
pub use chance::{a_redealt_stock_fits, what_lies_face_down_does_not_show};
pub use dealer::a_dealer_says_what_play_says;
pub use luck::Luck;
pub use play::{
    every_beginning_replays, every_play_law, every_turn_is_finite, parts_at, random_play,
    replay_gives_the_same_board, undo_then_redo_gives_the_same_board,
};
