//! What the bots promise that others are measured by.

use bots::{BotSpec, Progress, baselines_for, simulate, thinker};
use games::AnyGame;
use table::{Seat, Seed};

const GAMES: [&str; 4] = [
    "spinning-jenny",
    "water-frame",
    "card-game",
    "oranienburger-kanal",
];

fn spec(text: &str) -> BotSpec {
    text.parse().expect("the test names a bot")
}

/// The same nodes give the same turn, whatever the slices, and there is one at any time.
#[test]
fn the_same_nodes_give_the_same_turn_whatever_the_slices() {
    for game in GAMES {
        let game = AnyGame::new(game, 2, &[], &[]).expect("the catalogue has it");
        let mut play = game.deal(Seed::new("slices"));
        play.turn_up();
        for turn in 0..12 {
            if play.asked().is_none() {
                break;
            }
            for bot in baselines_for(play.setup().game) {
                let begin = || thinker(&play, &spec(bot.name), turn).expect("somebody is asked");
                for nodes in [1_u32, 40, 3000] {
                    let mut whole = begin();
                    whole.think(nodes);
                    let mut sliced = begin();
                    for slice in [nodes / 3, nodes / 2, nodes - nodes / 3 - nodes / 2] {
                        sliced.think(slice);
                    }
                    assert_eq!(whole.best(), sliced.best(), "{} {nodes}", bot.name);
                    let mut other = play.clone();
                    for action in whole.best() {
                        other.act(&action).expect("a bot's turn is legal");
                    }
                    assert_ne!(other.digest(), play.digest());
                }
            }
            for action in thinker(&play, &spec("greedy"), turn)
                .map(|mut greedy| {
                    greedy.think(300);
                    greedy.best()
                })
                .unwrap_or_default()
            {
                play.act(&action).expect("a bot's turn is legal");
                play.turn_up();
            }
        }
    }
}

/// Without a budget they come to an end by themselves.
#[test]
fn they_are_done_some_day() {
    let game = AnyGame::new("oranienburger-kanal", 2, &[], &[]).expect("the catalogue has it");
    let mut play = game.deal(Seed::new("done"));
    play.turn_up();
    for bot in ["flat", "uct"] {
        let mut thinker = thinker(&play, &spec(bot), 1).expect("somebody is asked");
        while thinker.think(100_000) == Progress::Working {}
        assert!(!thinker.best().is_empty(), "{bot}");
    }
}

/// Both see more than chance does.
#[test]
fn they_beat_chance() {
    let game = AnyGame::new("spinning-jenny", 2, &[], &[]).expect("the catalogue has it");
    for bot in ["flat@8000n", "uct@8000n"] {
        let mut wins = 0;
        for number in 0..8 {
            let seat = Seat::new((number % 2) as u8);
            let mut bots = [spec("random"); 2];
            bots[seat.index()] = spec(bot);
            let tally = simulate(&game, &bots, &Seed::new("baselines"), number, &|| 0);
            wins += u64::from(tally.outcome.winners.contains(seat));
        }
        assert!(wins >= 7, "{bot}: {wins} of 8");
    }
}
