//! What the page knows besides the game, without a browser.
//!
//! The tentative turn and its confirmation, standing orders, bots' turns,
//! saved games, the ledger, accounts, series for plots, advice of bots and reviews, and links that
//! carry a record.
//! Everything here is plain data and runs in tests as in the page.

#![forbid(unsafe_code)]

mod account;
mod advice;
mod attempts;
mod bundle;
mod data_form;
mod decks;
mod held;
mod ledger;
mod levels;
mod link;
mod results;
mod review;
mod saved;
mod seating;
mod series;
mod session;
mod strength;
mod unsent;
mod watched;

pub use account::{
    Account, Beginning, Head, Reading, account, accounts, interrupted, tentative_account,
};
pub use advice::{
    Advice, HINT, adviser_at, asks_for_turn, losses_of, may_be_advised, passing_turn, score_unit,
};
pub use attempts::{answer_to, arrived, challenge_of, deal_challenge, was_begun};
pub use bundle::{from_bundle, session_of, to_bundle};
pub use data_form::{Cell, DataForm, FormBlock, FormEntry, FormPart};
pub use decks::{
    Fault, FaultPlace, KeptDeck, deck_option, faults_of_deck, kept_decks, looks_like_data,
    number_files, with_deck,
};
pub use held::held_by;
pub use ledger::{Block, Line, Part, ledger};
pub use levels::{bot_levels, level_word};
pub use link::{LinkError, MOST_LINK_BYTES, carries_record, from_fragment, to_fragment};
pub use results::{Best, Finished, bests, results, with_result};
pub use review::{
    Compared, FIRST_LOOK, MOST_COSTLY, PlayedTurn, Review, can_be_reviewed, played_turns,
};
pub use saved::{Damage, Needs, SavedGame, SavedPlayer, needs_of_record, opened_before, origin_of};
pub use seating::{seating, usual_bot};
pub use series::{Point, Series, series};
pub use session::{Player, Session, Standing, Unfinished};
pub use strength::{EvenMatch, Match, even_match, with_match};
pub use unsent::Unsent;
