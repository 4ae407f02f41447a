//! Oranienburger Kanal is played by chance alone.

use kanal::{Action, Board, Kanal};

use crate::played::{Played, Thinker};
use crate::spec::BotName;

impl Played for Kanal {
    const THINKING: &'static [BotName] = &[];

    fn thinker(&self, _: &Board, bot: BotName, _: u64) -> Box<dyn Thinker<Action>> {
        unreachable!("{} is none of its bots", bot.info().name)
    }
}
