//! Stored whole games: they replay to their checkpoints, and print as they are stored.
//!
//! `MILLWRIGHT_BLESS=1` plays and writes them anew; a change of the rules that
//! needs it raises the rules revision.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Once;

use cardgame::{Action, CardGame, Options, RULES};
use table::{Entry, Game, Line, Outcome, Play, Record, Rng, Seat, Seed, Turn};

use crate::kit::walk::walk;

/// A stored game.
struct Stored {
    name: &'static str,
    players: u8,
    options: Options,
    /// How many go bankrupt in it.
    bankrupt: u32,
    /// What has to be said in it.
    says: &'static [&'static str],
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
        name: "two-players",
        players: 2,
        options: BASIC,
        bankrupt: 0,
        says: &["clear", "regain", "borrow"],
    },
    Stored {
        name: "neutral-competes",
        players: 2,
        options: Options {
            neutral_competes: true,
            ..Options::EXPERT
        },
        bankrupt: 0,
        says: &["broker"],
    },
    Stored {
        name: "three-players",
        players: 3,
        options: BASIC,
        bankrupt: 0,
        says: &["sell"],
    },
    Stored {
        name: "four-players",
        players: 4,
        options: BASIC,
        bankrupt: 0,
        says: &["invent", "swap"],
    },
    Stored {
        name: "expert",
        players: 4,
        options: Options::EXPERT,
        bankrupt: 0,
        says: &["reactivate", "develop two", "ship", "produce"],
    },
    Stored {
        name: "some-variants",
        players: 3,
        options: Options {
            chosen_factories: true,
            bought_shares: true,
            extra_production: true,
            ..BASIC
        },
        bankrupt: 0,
        says: &["replace"],
    },
    Stored {
        name: "bankrupt",
        players: 4,
        options: Options {
            extra_production: true,
            ..BASIC
        },
        bankrupt: 1,
        says: &[],
    },
    Stored {
        name: "sole-survivor",
        players: 2,
        options: BASIC,
        bankrupt: 1,
        says: &[],
    },
];

/// The games that were stored under rules revision 1, and the first line that is another game now; some are the
/// same still.
const REVISION_1: [(&str, Option<u32>); 8] = [
    ("two-players", None),
    ("neutral-competes", Some(67)),
    ("three-players", None),
    ("four-players", None),
    ("expert", Some(219)),
    ("some-variants", Some(79)),
    ("bankrupt", Some(26)),
    ("sole-survivor", None),
];

impl Stored {
    fn game(&self) -> CardGame {
        CardGame::new(self.players, self.options)
    }

    fn path(&self) -> PathBuf {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records");
        folder.join(format!("{}.record", self.name))
    }

    /// A game must be as it was meant, and nobody who stays in it is left with nothing.
    fn is_as_meant(&self, outcome: &Outcome) -> bool {
        let stays = |seat: &Seat| !outcome.lost.contains(*seat);
        outcome.lost.len() == self.bankrupt
            && Seat::all(self.players)
                .filter(stays)
                .all(|seat| outcome.score(seat) > 0)
    }

    /// The first random game that is as it was meant.
    fn play(&self) -> Record {
        let game = self.game();
        let base = Seed::new("cromford");
        for number in 0..100_000 {
            let seed = base.nth(number);
            let mut rng = Rng::new(number);
            let bytes: Vec<u8> = (0..16).map(|_| rng.next() as u8).collect();
            let mut choices = Vec::new();
            let last = walk(&game, &seed, &bytes, |step| choices.extend(step.action));
            let outcome = game.outcome(&last).expect("it is over");
            let said: BTreeSet<String> = choices.iter().map(verb).collect();
            if !self.is_as_meant(&outcome) || !self.says.iter().all(|it| said.contains(*it)) {
                continue;
            }
            let mut play = Play::deal(&game, seed);
            for (seat, name) in Seat::all(self.players).zip(["Ada", "Ben", "Cleo", "Dan"]) {
                play.set_name(seat, name);
            }
            play.turn_up(&mut ());
            for action in choices {
                play.act(action, &mut ()).expect("it was offered");
                play.turn_up(&mut ());
            }
            return play.record().expect("the game began with its set-up");
        }
        panic!("{}: no game is as it was meant", self.name);
    }

    /// The text of the game; the first reader of a blessing run writes them all.
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

    fn record(&self) -> Record {
        self.text().parse().expect("it is a record")
    }
}

#[test]
fn stored_games_replay_to_their_checkpoints_and_print_as_they_are_stored() {
    for stored in STORED {
        let name = stored.name;
        let record = stored.record();
        assert_eq!(record.to_string(), stored.text(), "{name}");
        let game = stored.game();
        let play = match Play::replay(&game, &record) {
            Ok(play) => play,
            Err(error) => panic!("{name}: {error}"),
        };
        assert_eq!(play.turn(), Turn::Over, "{name}");
        let printed = play.record().expect("it began with its set-up").to_string();
        assert_eq!(printed, stored.text(), "{name}");
        let outcome = play.outcome().expect("it is over");
        assert!(stored.is_as_meant(&outcome), "{name}");
    }
}

#[test]
fn stored_games_are_of_this_revision_and_have_a_checkpoint_for_each_round() {
    for stored in STORED {
        let name = stored.name;
        let is_of = |line: &str| line == format!("rules: {RULES}");
        assert!(stored.text().lines().any(is_of), "{name}");
        let record = stored.record();
        let checkpoints = |line: &&Line| matches!(line, Line::Checkpoint(_));
        let count = record.lines.iter().filter(checkpoints).count();
        let rounds = if stored.name.ends_with("survivor") {
            4
        } else {
            12
        };
        assert!(count >= rounds, "{name} has {count} checkpoints");
    }
}

#[test]
fn a_stored_game_without_one_of_its_prices_does_not_replay() {
    for stored in STORED {
        let mut record = stored.record();
        let sets =
            |line: &Line| matches!(line, Line::Act { text, .. } if text.starts_with("appeal "));
        let first = record.lines.iter().position(sets);
        record.lines.remove(first.expect("somebody sets a price"));
        assert!(
            Play::replay(&stored.game(), &record).is_err(),
            "{}",
            stored.name
        );
    }
}

/// Revision 2 asks about storehouses after partial sales and about a Developer just taken, keeps goods at home that
/// it would buy, has extra production stored, leaves the price alone without an Engineer that showed appeal, and
/// lets all of a round pay.
#[test]
fn games_of_revision_1_replay_up_to_the_first_choice_that_is_another_now() {
    let stored = REVISION_1.map(|(name, first)| {
        let is_named = |stored: &Stored| stored.name == name;
        let stored = STORED.into_iter().find(is_named).expect("it is stored");
        let path = stored
            .path()
            .with_file_name(format!("revision-1/{name}.record"));
        let text = std::fs::read_to_string(path).expect("the game is stored");
        let record: Record = text.parse().expect("it is a record");
        assert_eq!(record.header.rules, 1, "{name}");
        assert_eq!(record.to_string(), text, "{name}");
        (name, stored.game(), record, first)
    });
    let parts = stored.each_ref().map(|(name, game, record, _)| {
        let error = Play::replay(game, record).err();
        (*name, error.and_then(|error| error.line()))
    });
    assert_eq!(parts, REVISION_1);
    // Everything before that line is the same game, checkpoints included.
    for (name, game, record, first) in stored {
        let is_before =
            |index: &usize| first.is_none_or(|first| record.line_number(*index) < first);
        let same = (0..record.lines.len()).take_while(is_before).count();
        let beginning = Record::new(record.header.clone(), record.lines[..same].to_vec());
        let replayed = Play::replay(&game, &beginning);
        assert!(replayed.is_ok(), "{name}: {:?}", replayed.err());
    }
}

#[test]
fn together_the_stored_games_use_every_form_of_the_notation() {
    let mut used = BTreeSet::new();
    for stored in STORED {
        let game = stored.game();
        let play = Play::replay(&game, &stored.record()).expect("it replays");
        for entry in play.entries() {
            if let Entry::Act { action, .. } = entry {
                used.insert(verb(&action));
            }
        }
    }
    let forms = <Action as table::Notation>::forms();
    for form in forms {
        let example: Action = form.example.parse().expect("the example reads");
        assert!(
            used.contains(&verb(&example)),
            "nobody says {}",
            form.pattern
        );
    }
}

/// What an action is called; the two forms of `develop` are two.
fn verb(action: &Action) -> String {
    let text = action.to_string();
    let verb = text.split(' ').next().unwrap_or_default();
    match action {
        Action::DevelopTwo(..) => "develop two".to_owned(),
        _ => verb.to_owned(),
    }
}
