//! Players that think.
//!
//! A thinker is a value: it is fed nodes and has an answer at any time. It
//! keeps no clock and starts no thread, so that it runs in a browser's worker
//! as on the command line; whoever feeds it watches the time. It sees the
//! board and nothing else, as a player does.

#![forbid(unsafe_code)]

mod any;
mod arkwright;
mod bandit;
#[cfg(feature = "all")]
mod baselines;
mod cardgame;
mod catalogue;
mod evaluate;
mod features;
mod judge;
mod kanal;
mod levels;
mod look_ahead;
mod net;
mod outlook;
mod played;
#[cfg(feature = "quarry")]
mod quarry;
mod random;
mod shorten;
#[cfg(feature = "all")]
mod simulate;
mod spec;
#[cfg(feature = "train")]
mod train;
mod turn_search;
mod water_frame;
mod weights;

pub use any::{AnyThinker, judged, outlook, strongest_at, think_through, thinker};
pub use evaluate::Evaluate;
pub use features::{Features, INPUT_LIMIT, Inputs, ONE, result_of};
pub use judge::{ByHand, Judge};
pub use look_ahead::{LookAhead, Sight};
#[cfg(feature = "train")]
pub use net::{HIDDEN, Learner};
pub use net::{
    InputRow, MOST_HIDDEN, MOST_INPUTS, NET_ONE, Net, NetError, NetJudge, NetKind, OUTPUTS, Sums,
};
pub use outlook::Outlook;
#[cfg(feature = "all")]
pub use played::net_kind;
#[cfg(feature = "train")]
pub use played::training;
pub use played::{Bots, BotsOf, Played, Ratings, Thinker, are_here, install};
pub use random::random_turn;
#[cfg(feature = "all")]
pub use simulate::{GameTally, play_out, simulate};
pub use spec::{
    BOTS, BotInfo, BotName, BotSpec, Budget, SpecError, adviser_for, all_bots, baselines_for,
    bots_for, is_net_for, levels_for, rating_of, strongest,
};
#[cfg(feature = "train")]
pub use train::{
    Against, Generation, Learning, Match, SelfPlayer, Training, Watch, interval, openings,
};
pub use turn_search::TurnSearch;
pub use weights::{has_net, install_weights};

/// Whether a thinker could use more nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// More nodes may find a better turn.
    Working,
    /// More nodes change nothing.
    Done,
}
