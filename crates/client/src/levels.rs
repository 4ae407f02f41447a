//! The levels of bots that one can choose, and what the level of a bot at the table is called.

use bots::{BotSpec, bots_for, is_net_for, levels_for};

/// How long a bot thinks about a turn: a word, and what stands behind the bot's name.
const LEVELS: [(&str, &str); 3] = [("quick", "@300n"), ("steady", "@3000n"), ("strong", "")];

/// The bots one can choose: how it is written, and the id of its text. Where several think, each is a
/// level of its own; those that judge by a net come last, where there is one for so many players.
pub fn bot_levels(game: &str, players: usize) -> Vec<(String, String)> {
    let mut levels = Vec::new();
    let bots = bots_for(game);
    let is_alone = bots.iter().filter(|bot| bot.takes_budget).count() == 1;
    let has_net = is_net_for(game, players as u8);
    // Beside one that judges by a net none of the others is strong.
    let kind = |name| if has_net { "plain" } else { name };
    let last = bots.last().map(|bot| bot.name);
    for bot in bots {
        if bot.takes_budget && is_alone {
            for (level, budget) in LEVELS {
                let text = format!("start-bot-{}-{level}", kind(bot.name));
                levels.push((format!("{}{budget}", bot.name), text));
            }
            continue;
        }
        let text = match (bot.takes_budget && has_net, last == Some(bot.name)) {
            (true, true) => "start-bot-plain-strong".to_owned(),
            (true, false) => "start-bot-plain-quick".to_owned(),
            (false, _) => format!("start-bot-{}", bot.name),
        };
        levels.push((bot.name.to_owned(), text));
    }
    if has_net {
        let named = |name: &str| (name.to_owned(), format!("start-bot-{name}"));
        levels.extend(levels_for(game).iter().map(|bot| named(bot.name)));
    }
    levels
}

/// The word for the level of a bot among those one can choose for such a table, as the last part of a
/// message id; the bot's own name for one that is not among them.
pub fn level_word(game: &str, players: usize, bot: &BotSpec) -> String {
    let written = bot.to_string();
    let levels = bot_levels(game, players);
    let chosen = levels.iter().find(|(level, _)| *level == written);
    let word = chosen.and_then(|(_, text)| text.rsplit('-').next());
    word.unwrap_or(bot.name.info().name).to_owned()
}
