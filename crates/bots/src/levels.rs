//! The bots that judge by a net, from the one that sees least to the one that sees most. None of them
//! plays a turn it thinks bad; a weaker one just looks at less.

use table::{Game, Seat};

use crate::features::Features;
use crate::judge::Judge;
use crate::look_ahead::{LookAhead, Sight};
use crate::played::Thinker;
use crate::spec::BotName;
use crate::weights::{judge_for, linear_for};

/// The bots that judge by a net, the weakest first.
pub(crate) const LEVELS: &[BotName] = &[
    BotName::Apprentice,
    BotName::Journeyman,
    BotName::Foreman,
    BotName::Master,
];

/// The levels with their points, the weakest first, and `greedy`, which they are measured by.
pub(crate) const fn rated(points: [i32; 4]) -> [(BotName, i32); 5] {
    [
        (BotName::Greedy, 0),
        (BotName::Apprentice, points[0]),
        (BotName::Journeyman, points[1]),
        (BotName::Foreman, points[2]),
        (BotName::Master, points[3]),
    ]
}

/// Sees nearly all of its own turn and looks no further.
pub(crate) const OWN_TURN: Sight = Sight {
    width: 24,
    turns: 1,
    stretches: 0,
    quick: 0,
    rounds: &[],
    near: 4,
};

/// How far a level looks, unless its game says otherwise; `None` if the bot is no level.
pub(crate) fn sight_of(bot: BotName) -> Option<Sight> {
    Some(match bot {
        BotName::Apprentice => Sight {
            width: 3,
            near: 6,
            ..OWN_TURN
        },
        BotName::Journeyman => Sight {
            width: 8,
            ..OWN_TURN
        },
        BotName::Foreman => Sight {
            turns: 4,
            stretches: 1,
            quick: 4,
            rounds: &[1],
            near: 3,
            ..OWN_TURN
        },
        BotName::Master => Sight {
            turns: 16,
            stretches: 2,
            quick: 8,
            rounds: &[1, 1, 2, 4],
            near: 2,
            ..OWN_TURN
        },
        _ => return None,
    })
}

/// Begins to think as one of the levels; `None` if the bot is none, or if there is no net for this
/// number of players and these component numbers.
pub(crate) fn think_as_level<G: Features + Clone + 'static>(
    game: &G,
    board: &G::Board,
    bot: BotName,
    seed: u64,
) -> Option<Box<dyn Thinker<<G as Game>::Action>>> {
    let (sight, judge) = match bot {
        BotName::Linear => (OWN_TURN, linear_for(game)?),
        _ => (game.sight(bot)?, judge_for(game)?),
    };
    Some(Box::new(LookAhead::new(
        game.clone(),
        judge,
        board,
        sight,
        seed,
    )))
}

/// What the net of a level says of a board; `None` if the bot is no level, or if there is no net.
pub(crate) fn judged_as_level<G: Features>(
    game: &G,
    board: &G::Board,
    bot: BotName,
    seat: Seat,
) -> Option<i64> {
    game.sight(bot)?;
    Some(judge_for(game)?.judge(game, board, seat))
}
