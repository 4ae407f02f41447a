//! What the bots promise that others are measured by.

use arkwright::{Action, Arkwright, WaterFrame};
use bots::{BotSpec, Progress, baselines_for, simulate, think_through, thinker};
use games::AnyGame;
use table::{Entry, Seat, Seed};

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

/// A linear player has weights of its own for every number of players, and does not play as greedy.
#[test]
fn a_linear_player_judges_by_its_own_weights() {
    for players in 2..=4 {
        let game = AnyGame::new("spinning-jenny", players, &[], &[]).expect("the catalogue has it");
        let mut play = game.deal(Seed::new("linear"));
        play.turn_up();
        let mut differs = 0;
        while play.asked().is_some() {
            let seed = play.decisions() as u64;
            let turn = think_through(&play, &spec("linear"), seed, &|| 0);
            differs += usize::from(turn != think_through(&play, &spec("greedy"), seed, &|| 0));
            for action in turn {
                play.act(&action).expect("a bot's turn is legal");
                play.turn_up();
            }
        }
        assert!(differs > 5, "{players} players: {differs}");
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

/// Pounds from the colonies and factories of a company that keeps to a strategy, over a few games.
fn course(bot: &str) -> (usize, usize) {
    let (mut shipments, mut factories) = (0, 0);
    for number in 0..3 {
        let game = AnyGame::new("water-frame", 3, &[], &[]).expect("the catalogue has it");
        let mut play = game.deal(Seed::new("strategies").nth(number));
        play.turn_up();
        let own = Seat::new((number % 3) as u8);
        while let Some(seat) = play.asked() {
            let bot = spec(if seat == own { bot } else { "greedy@2000n" });
            for action in think_through(&play, &bot, number, &|| 0) {
                play.act(&action).expect("a bot's turn is legal");
                play.turn_up();
            }
        }
        let play = play
            .of::<Arkwright<WaterFrame>>()
            .expect("it is Water Frame");
        let built = &play.board().company(own).factories;
        factories += built.iter().filter(|factory| factory.is_built()).count();
        let entries = play.entries();
        let is_shipment = |entry: Entry<Action, _>| match entry {
            Entry::Act { seat, action } => seat == own && action.to_string().starts_with("ship"),
            Entry::Reveal(_) => false,
        };
        shipments += entries.filter(|entry| is_shipment(*entry)).count();
    }
    (shipments, factories)
}

/// The specialist keeps to few factories, the shipowner to ships.
#[test]
fn strategies_of_the_players_book_are_kept_to() {
    let (specialist, shipowner) = (course("specialist"), course("shipowner"));
    assert!(
        specialist.0 < shipowner.0,
        "shipments: {specialist:?} {shipowner:?}"
    );
    assert!(
        specialist.1 < shipowner.1,
        "factories: {specialist:?} {shipowner:?}"
    );
}
