//! The card game is played by chance alone.

use cardgame::{Action, Board, CardGame};

use crate::played::{Played, Thinker};
use crate::spec::BotName;

impl Played for CardGame {
    const THINKING: &'static [BotName] = &[];

    fn thinker(&self, _: &Board, bot: BotName, _: u64) -> Box<dyn Thinker<Action>> {
        unreachable!("{} is none of its bots", bot.info().name)
    }
}
