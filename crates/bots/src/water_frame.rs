//! Water Frame is played by chance alone.

use arkwright::{Action, Arkwright, Board, WaterFrame};

use crate::played::{Played, Thinker};
use crate::spec::BotName;

impl Played for Arkwright<WaterFrame> {
    const THINKING: &'static [BotName] = &[];

    fn thinker(&self, _: &Board<WaterFrame>, bot: BotName, _: u64) -> Box<dyn Thinker<Action>> {
        unreachable!("{} is none of its bots", bot.info().name)
    }
}
