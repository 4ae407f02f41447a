//! Stored games of the card game: one for each expert variant, in which its question is met, and one in which
//! somebody goes bankrupt. What shows a game to people is tested with them.
//!
//! `MILLWRIGHT_BLESS=1` plays and writes them anew; a change of the rules that needs it raises the
//! rules revision.

mod met;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Once;

use bots::{TurnSearch, random_turn};
use cardgame::{Action, Board, CardGame, Options};
use table::{Game, Play, Record, Rng, Seat, Seed, Turn};

use crate::cardgame_records::met::{met, step};

/// How many games are tried, and how many turns of chance beside each of `greedy`.
const GAMES: u64 = 300;
const TURNS: usize = 60;

/// How long `greedy` thinks about a turn.
const NODES: u32 = 200;

/// A stored game.
struct Stored {
    /// What its file is called.
    name: &'static str,
    players: u8,
    options: Options,
    /// Who plays by chance; the game is then played to its end, and otherwise until all is met.
    hapless: Option<u8>,
    /// What is met in it.
    holds: &'static [&'static str],
}

const BASIC: Options = Options {
    decade_restrictions: false,
    chosen_factories: false,
    no_ships: false,
    expert_supply: false,
    bought_shares: false,
    extra_production: false,
    early_shipping: false,
    neutral_competes: false,
};

const STORED: [Stored; 8] = [
    Stored {
        name: "card-game-restrictions",
        players: 4,
        options: Options {
            decade_restrictions: true,
            ..BASIC
        },
        hapless: None,
        holds: &[
            "a development before its decade is refused",
            "a card lifts a restriction",
            "the Inventor is taken",
            "two developments",
        ],
    },
    Stored {
        name: "card-game-factories",
        players: 3,
        options: Options {
            chosen_factories: true,
            ..BASIC
        },
        hapless: None,
        holds: &[
            "a factory is chosen",
            "a step to start with",
            "a card to start with",
        ],
    },
    Stored {
        name: "card-game-no-ships",
        players: 3,
        options: Options {
            no_ships: true,
            ..BASIC
        },
        hapless: None,
        holds: &[
            "goods are left and there is no ship",
            "ships are regained",
            "goods are shipped",
        ],
    },
    Stored {
        name: "card-game-supply",
        players: 4,
        options: Options {
            expert_supply: true,
            ..BASIC
        },
        hapless: None,
        holds: &[
            "a card is laid out",
            "a card is flipped",
            "a card to start with",
        ],
    },
    Stored {
        name: "card-game-shares",
        players: 2,
        options: Options {
            bought_shares: true,
            ..BASIC
        },
        hapless: None,
        holds: &["shares to start with", "no shares to start with"],
    },
    Stored {
        name: "card-game-extra-production",
        players: 3,
        options: Options {
            extra_production: true,
            ..BASIC
        },
        hapless: None,
        holds: &[
            "extra production",
            "extra production of two goods",
            "extra goods stored",
            "an Extra Shift is taken",
            "extra production with a shift",
        ],
    },
    Stored {
        name: "card-game-early-shipping",
        players: 4,
        options: Options {
            early_shipping: true,
            ..BASIC
        },
        hapless: None,
        holds: &["early shipping", "early shipping of two goods"],
    },
    Stored {
        name: "card-game-bankrupt",
        players: 4,
        options: BASIC,
        hapless: Some(1),
        holds: &["somebody is bankrupt"],
    },
];

impl Stored {
    fn game(&self) -> CardGame {
        CardGame::new(self.players, self.options)
    }

    fn path(&self) -> PathBuf {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records");
        folder.join(format!("{}.record", self.name))
    }

    /// What is not met yet.
    fn missing(&self, met: &BTreeSet<&'static str>) -> BTreeSet<&'static str> {
        let holds = self.holds.iter().copied();
        holds.filter(|what| !met.contains(what)).collect()
    }

    /// The first game in which all is met.
    fn play(&self) -> Record {
        let found = (0..GAMES).find_map(|number| self.try_to_play(number));
        found.unwrap_or_else(|| panic!("{}: no game meets all", self.name))
    }

    fn try_to_play(&self, number: u64) -> Option<Record> {
        let seed = Seed::new("a moment of the card game").nth(number);
        let mut play = Play::deal(self.game(), seed);
        for (seat, name) in Seat::all(self.players).zip(["Ada", "Ben", "Cleo", "Dan"]) {
            play.set_name(seat, name);
        }
        play.turn_up(&mut ());
        let mut rng = Rng::new(number);
        let hapless = self.hapless.map(Seat::new);
        while let Turn::Ask { seat, .. } = play.turn() {
            let missing = self.missing(&met(&play));
            if missing.is_empty() && hapless.is_none() {
                break;
            }
            let turn = match hapless == Some(seat) {
                true => random_turn(play.game(), play.board(), &mut rng),
                false => curious_turn(play.game(), play.board(), &missing, &mut rng),
            };
            for action in turn {
                play.act(action, &mut ()).expect("it is legal");
            }
            play.turn_up(&mut ());
        }
        let is_whole = self.missing(&met(&play)).is_empty();
        is_whole.then(|| play.record().expect("it began with its set-up"))
    }

    /// The text of a stored game; the first reader of a blessing run writes them all.
    fn text(&self) -> String {
        static WRITTEN: Once = Once::new();
        WRITTEN.call_once(|| {
            if std::env::var_os("MILLWRIGHT_BLESS").is_some() {
                for stored in STORED {
                    let record = stored.play().to_string();
                    std::fs::write(stored.path(), record).expect("the folder can be written");
                }
            }
        });
        std::fs::read_to_string(self.path()).expect("the game is stored")
    }

    fn replayed(&self) -> Play<CardGame> {
        let record: Record = self.text().parse().expect("it is a record");
        match Play::replay(self.game(), &record) {
            Ok(play) => play,
            Err(error) => panic!("{}: {error}", self.name),
        }
    }
}

/// The turn of `greedy`, or one by chance that meets more of what is missing.
fn curious_turn(
    game: &CardGame,
    board: &Board,
    missing: &BTreeSet<&'static str>,
    rng: &mut Rng,
) -> Vec<Action> {
    let mut search = TurnSearch::with_width(game, *board, 8);
    search.think(NODES);
    let mut best = search.best();
    let mut most = count_met(game, board, &best, missing);
    for _ in 0..TURNS {
        let turn = random_turn(game, board, rng);
        let found = count_met(game, board, &turn, missing);
        if found > most {
            most = found;
            best = turn;
        }
    }
    best
}

/// How much of what is missing a turn meets.
fn count_met(
    game: &CardGame,
    board: &Board,
    turn: &[Action],
    missing: &BTreeSet<&'static str>,
) -> usize {
    let mut board = *board;
    let mut all = BTreeSet::new();
    for action in turn {
        let before = board;
        let mut events = Vec::new();
        game.act(&mut board, *action, &mut events);
        all.extend(step(game, &before, Some(*action), &events));
    }
    all.intersection(missing).count()
}

#[test]
fn stored_games_replay_and_print_as_they_are_stored() {
    for stored in STORED {
        let (name, play) = (stored.name, stored.replayed());
        assert_eq!(
            play.turn() == Turn::Over,
            stored.hapless.is_some(),
            "{name}"
        );
        let printed = play.record().expect("it began with its set-up").to_string();
        assert_eq!(printed, stored.text(), "{name}");
    }
}

#[test]
fn each_stored_game_meets_what_it_is_kept_for() {
    for stored in STORED {
        let missing = stored.missing(&met(&stored.replayed()));
        assert!(
            missing.is_empty(),
            "{}: nobody met {missing:?}",
            stored.name
        );
    }
}

#[test]
fn each_expert_variant_is_the_only_one_of_a_stored_game() {
    let mut alone = BTreeSet::new();
    for stored in STORED {
        let setup = stored.replayed().game().setup();
        let chosen = setup.options.iter().filter(|(_, value)| *value == "yes");
        let chosen: Vec<&str> = chosen.map(|(name, _)| *name).collect();
        assert!(chosen.len() <= 1, "{}: {chosen:?}", stored.name);
        alone.extend(chosen);
    }
    let options = <CardGame as table::Told>::INFO.options.iter();
    let variants: BTreeSet<&str> = options
        .filter(|option| option.values.contains(&"yes"))
        .map(|option| option.name)
        .collect();
    assert_eq!(alone, variants);
}
