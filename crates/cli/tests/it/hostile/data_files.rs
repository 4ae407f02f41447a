//! Altered data files.

use games::{AnyGame, AnyPlay, CATALOGUE};
use table::{DataFile, GameInfo, Seed};

use crate::hostile::kit::{
    Chance, Tally, Trying, WAYS, alter, holds_together, insert, is_one_line, play_on, released,
    scale,
};

/// Lines that a data file might hold by mistake.
const LINES: [&str; 10] = [
    "\n[no.such.block]\n",
    "\n[[shares]]\n",
    "\nsource = 7\n",
    "\nnote = \"\"\n",
    "\nx = 1979-05-27\n",
    "\nx = inf\n",
    "\nx = 0xff\n",
    "\n# a comment\n",
    "\nx = [[[[[[[[]]]]]]]]\n",
    "\n\"\" = 1\n",
];

/// The file is refused in one line, or a game with it holds together to its end.
#[track_caller]
fn try_file(info: &GameInfo, text: &str, chance: &mut Chance) -> bool {
    let _trying = Trying(text);
    let files = [DataFile::numbers(text)];
    let game = AnyGame::new(info.id, *info.players.start(), &[], &files);
    let game = match game {
        Ok(game) => game,
        Err(error) => {
            is_one_line(&error.to_string());
            return false;
        }
    };
    let mut play = game.deal(Seed::new("altered data"));
    play_on(&mut play, 2000, chance);
    assert!(play.outcome().is_some(), "every game ends");
    holds_together(&play);
    let record = play.record().expect("it began with its set-up").to_string();
    let again = AnyPlay::replay(&record, &files).expect("with the file as well as without");
    assert_eq!(again.digest(), play.digest());
    true
}

#[test]
fn an_altered_data_file_is_refused_or_can_be_played_with() {
    let mut chance = Chance::of("data files");
    let mut tally = Tally::default();
    for info in CATALOGUE {
        let released = released(info);
        assert!(try_file(info, released, &mut chance));
        for _ in 0..12 * scale() {
            for way in WAYS {
                let text = alter(released, way, &mut chance);
                tally.count(way, try_file(info, &text, &mut chance));
            }
            let line = chance.pick(&LINES);
            let text = insert(released, line, &mut chance);
            tally.count("line put in", try_file(info, &text, &mut chance));
            let text = change_digit(released, &mut chance);
            tally.count("digit changed", try_file(info, &text, &mut chance));
        }
    }
    tally.tell("data files");
}

/// Changes one digit a little, so that many of the files are nearly right.
fn change_digit(text: &str, chance: &mut Chance) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let digits: Vec<usize> = (0..bytes.len())
        .filter(|at| bytes[*at].is_ascii_digit())
        .collect();
    let at = *chance.pick(&digits);
    bytes[at] = b'0' + (bytes[at] - b'0' + [1, 9][chance.below(2)]) % 10;
    String::from_utf8_lossy(&bytes).into_owned()
}
