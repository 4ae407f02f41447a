//! The bots that judge by a net think in the page to the bit as they do natively.

use bots::{BotSpec, Progress};
use browser_tests::{Found, GAMES_OF_LEVELS, PageWorker, Screen, record, turns_spread};
use games::AnyPlay;

use crate::kit::start;

/// The levels, with how many turns of each game they think about.
#[cfg(not(feature = "full"))]
const LEVELS: [(&str, usize); 3] = [("journeyman", 6), ("foreman", 3), ("master", 2)];
#[cfg(feature = "full")]
const LEVELS: [(&str, usize); 4] = [
    ("apprentice", 60),
    ("journeyman", 60),
    ("foreman", 30),
    ("master", 20),
];

/// The turn of a bot and how many positions it thought about, without the page.
fn natively(play: &AnyPlay, bot: &str) -> (Vec<String>, u64) {
    let bot: BotSpec = bot.parse().expect("there is such a bot");
    // Chance among turns that are as good comes from the board, unless somebody names it.
    let luck = u64::from_be_bytes(*play.digest().as_bytes());
    let mut thinker = bots::thinker(play, &bot, luck).expect("a seat is asked");
    while thinker.think(1000) == Progress::Working {}
    (thinker.best(), thinker.nodes())
}

#[test]
fn levels_play_in_the_page_as_they_do_natively() {
    let (_site, browser) = start(Screen::Desktop, "en");
    for text in GAMES_OF_LEVELS {
        let play = AnyPlay::replay(&record(text), &[]).expect("a stored record is sound");
        let worker = PageWorker::start(&browser, &play);
        for (level, turns) in LEVELS {
            for position in turns_spread(&play, turns) {
                let Found { turn, nodes, .. } = worker.ask(&position, level);
                let at = position.entries().len();
                assert_eq!(
                    (turn, nodes),
                    natively(&position, level),
                    "{level} after {at} entries of {text}"
                );
            }
        }
    }
    browser.assert_content();
}
