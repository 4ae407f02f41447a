//! Games to alter, ways to alter text, and what is counted.

use std::collections::BTreeMap;
use std::slice::from_ref;

use games::{AnyGame, AnyPlay, CATALOGUE};
use table::{DataFile, GameInfo, OptionInfo, Rng, Seed, Turn};

/// How much more than usual is tried: `MILLWRIGHT_SCALE`, or 1.
pub(crate) fn scale() -> usize {
    let scale = std::env::var("MILLWRIGHT_SCALE").ok();
    scale.and_then(|scale| scale.parse().ok()).unwrap_or(1)
}

/// Choices that come the same in every run.
pub(crate) struct Chance(Rng);

impl Chance {
    /// The choices of the test with this name.
    pub(crate) fn of(test: &str) -> Chance {
        let mix = |seed: u64, byte: u8| Rng::new(seed ^ u64::from(byte)).next();
        Chance(Rng::new(test.bytes().fold(0, mix)))
    }

    /// A number below `bound`; 0 if the bound is 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        match u32::try_from(bound) {
            Ok(0) => 0,
            Ok(bound) => self.0.below(bound) as usize,
            Err(_) => (self.0.next() % bound as u64) as usize,
        }
    }

    /// One of these.
    pub(crate) fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

/// How many of each kind were tried, and how many of them were accepted.
#[derive(Default)]
pub(crate) struct Tally(BTreeMap<String, (usize, usize)>);

impl Tally {
    pub(crate) fn count(&mut self, kind: &str, accepted: bool) {
        let (tried, taken) = self.0.entry(kind.to_owned()).or_default();
        *tried += 1;
        *taken += usize::from(accepted);
    }

    /// Says what was tried; a generator that makes nothing, or only nonsense, proves nothing.
    pub(crate) fn tell(&self, test: &str) {
        for (kind, (tried, accepted)) in &self.0 {
            println!("{test}: {kind}: {tried} tried, {accepted} accepted");
        }
        let sum = |part: fn(&(usize, usize)) -> usize| self.0.values().map(part).sum::<usize>();
        let (tried, accepted) = (sum(|count| count.0), sum(|count| count.1));
        println!("{test}: {tried} tried, {accepted} accepted");
        assert!(accepted > 0 && accepted < tried, "{accepted} of {tried}");
    }
}

/// Shows what was being tried if the test ends in a panic.
pub(crate) struct Trying<'a>(pub(crate) &'a str);

impl Drop for Trying<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let start: String = self.0.chars().take(20_000).collect();
            eprintln!("while trying: {start:?}");
        }
    }
}

/// Holds the words of an error to one line of a readable length.
#[track_caller]
pub(crate) fn is_one_line(error: &str) {
    let letters = error.chars().count();
    assert!(
        letters > 0 && letters < 1500 && !error.contains(['\n', '\r']),
        "{error:?}"
    );
}

/// The options of a game by name.
type Options = Vec<(String, String)>;

/// The most set-ups of a game that are all tried.
const MOST_CHOICES: usize = 32;

/// Every way to choose the options of a game; where these are too many, the usual values, each other
/// value alone, and the last value of all.
fn every_choice(info: &GameInfo) -> Vec<Options> {
    let pair = |option: &OptionInfo, value: &str| (option.name.to_owned(), value.to_owned());
    let count: usize = info
        .options
        .iter()
        .map(|option| option.values.len())
        .product();
    if count > MOST_CHOICES {
        let all = |nth: fn(&[&'static str]) -> &'static str| -> Options {
            let options = info.options.iter();
            options
                .map(|option| pair(option, nth(option.values)))
                .collect()
        };
        let usual = all(|values| values[0]);
        let mut choices = vec![usual.clone(), all(|values| values[values.len() - 1])];
        for (at, option) in info.options.iter().enumerate() {
            for value in &option.values[1..] {
                let mut other = usual.clone();
                other[at] = pair(option, value);
                choices.push(other);
            }
        }
        return choices;
    }
    let mut choices: Vec<Options> = vec![Vec::new()];
    for option in info.options {
        let with = |value: &&str| {
            let chosen = pair(option, value);
            let extend = |others: &Options| [&others[..], from_ref(&chosen)].concat();
            choices.iter().map(extend).collect::<Vec<_>>()
        };
        choices = option.values.iter().flat_map(with).collect();
    }
    choices
}

/// The games of the catalogue with every number of players and every value of every option.
fn every_setup() -> Vec<(&'static GameInfo, u8, Options)> {
    let mut setups = Vec::new();
    for info in CATALOGUE {
        let choices = every_choice(info);
        for players in info.players.clone() {
            let mut fitting: Vec<Options> = choices
                .iter()
                .map(|options| applying(info, players, options))
                .collect();
            fitting.sort();
            fitting.dedup();
            setups.extend(fitting.into_iter().map(|options| (*info, players, options)));
        }
    }
    setups
}

/// The options that apply beside the others and with so many players.
fn applying(info: &GameInfo, players: u8, options: &Options) -> Options {
    let mut chosen = options.clone();
    chosen.push(("players".to_owned(), players.to_string()));
    let applies = |(name, _): &&(String, String)| {
        let option = info.options.iter().find(|option| option.name == name);
        option.is_some_and(|option| option.applies(info.options, &chosen))
    };
    options.iter().filter(applies).cloned().collect()
}

/// The data files that these options stand for, as they are released.
fn files_for(info: &GameInfo, options: &Options) -> Vec<DataFile> {
    let file = |option: &OptionInfo| {
        let (value, name) = option.own_file?;
        let is_chosen = |(option_name, chosen): &(String, String)| {
            option_name == option.name && chosen == value
        };
        let text = games::released(info.id, name).ok().flatten()?;
        options
            .iter()
            .any(is_chosen)
            .then(|| info.own_file(name, text))
    };
    info.options.iter().filter_map(file).collect()
}

/// The component numbers of a game as they are released.
pub(crate) fn released(info: &GameInfo) -> &'static str {
    let text = games::released(info.id, info.data_file());
    let text = text.expect("the catalogue has the game");
    text.expect("every game has a file with its component numbers")
}

/// Makes up to so many random choices.
pub(crate) fn play_on(play: &mut AnyPlay, decisions: usize, chance: &mut Chance) {
    for _ in 0..decisions {
        let legal = play.legal();
        if legal.is_empty() {
            return;
        }
        let action = chance.pick(&legal);
        play.act(action).expect("what is offered is allowed");
        play.turn_up();
    }
}

/// Games of every kind, from the first question to the end.
pub(crate) fn sample_games(chance: &mut Chance) -> Vec<AnyPlay> {
    let mut plays = Vec::new();
    for (number, (info, players, options)) in every_setup().into_iter().enumerate() {
        let files = files_for(info, &options);
        let game = AnyGame::new(info.id, players, &options, &files);
        let game = game.expect("the catalogue's own set-ups are sound");
        let mut play = game.deal(Seed::new(&format!("hostile {number}")));
        let length = [0, 3, 40, 150, 2000][number % 5];
        play_on(&mut play, length, chance);
        plays.push(play);
    }
    plays
}

/// Numbers that somebody forgot to think of.
pub(crate) const EXTREMES: [&str; 14] = [
    "0",
    "1",
    "-1",
    "127",
    "128",
    "255",
    "256",
    "65536",
    "2147483648",
    "-9223372036854775808",
    "18446744073709551615",
    "99999999999999999999999999999",
    "1e308",
    "0.5",
];

/// The ways in which a text is altered.
pub(crate) const WAYS: [&str; 12] = [
    "byte flipped",
    "cut off",
    "number made extreme",
    "control character",
    "byte order mark",
    "carriage returns",
    "words swapped",
    "word repeated",
    "line dropped",
    "line doubled",
    "lines swapped",
    "line moved",
];

/// Those of them that make something else of a single line.
pub(crate) fn ways_for_a_line() -> &'static [&'static str] {
    &WAYS[..8]
}

/// Alters a text in the way with this name.
pub(crate) fn alter(text: &str, way: &str, chance: &mut Chance) -> String {
    match way {
        "byte flipped" => flip(text, chance),
        "cut off" => {
            let end = chance.below(text.len() + 1);
            String::from_utf8_lossy(&text.as_bytes()[..end]).into_owned()
        }
        "number made extreme" => replace_number(text, chance),
        "control character" => {
            let odd = *chance.pick(&[
                '\0', '\u{7}', '\u{1b}', '\t', '\u{85}', '\u{2028}', '\u{202e}',
            ]);
            insert(text, &odd.to_string(), chance)
        }
        "byte order mark" => match chance.below(2) {
            0 => format!("\u{feff}{text}"),
            _ => insert(text, "\u{feff}", chance),
        },
        "carriage returns" => match chance.below(2) {
            0 => text.replace('\n', "\r\n"),
            _ => insert(text, "\r", chance),
        },
        "words swapped" => on_words(text, chance, |words, chance| {
            let (one, other) = (chance.below(words.len()), chance.below(words.len()));
            words.swap(one, other);
        }),
        "word repeated" => on_words(text, chance, |words, chance| {
            let word = *chance.pick(words);
            let at = chance.below(words.len());
            words.insert(at, word);
        }),
        way => on_lines(text, way, chance),
    }
}

fn flip(text: &str, chance: &mut Chance) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=chance.below(3) {
        let at = chance.below(bytes.len());
        if let Some(byte) = bytes.get_mut(at) {
            *byte ^= 1 << chance.below(8);
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Puts something in at a random place.
pub(crate) fn insert(text: &str, what: &str, chance: &mut Chance) -> String {
    let mut at = chance.below(text.len() + 1);
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    format!("{}{what}{}", &text[..at], &text[at..])
}

/// Replaces one of the numbers in a text by an extreme one.
pub(crate) fn replace_number(text: &str, chance: &mut Chance) -> String {
    let digit = |at: usize| text.as_bytes()[at].is_ascii_digit();
    let starts: Vec<usize> = (0..text.len())
        .filter(|at| digit(*at) && (*at == 0 || !digit(at - 1)))
        .collect();
    if starts.is_empty() {
        return text.to_owned();
    }
    let start = *chance.pick(&starts);
    let length = text[start..].bytes().take_while(u8::is_ascii_digit).count();
    let extreme = chance.pick(&EXTREMES);
    format!("{}{extreme}{}", &text[..start], &text[start + length..])
}

fn on_lines(text: &str, way: &str, chance: &mut Chance) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    if lines.is_empty() {
        return text.to_owned();
    }
    let (one, other) = (chance.below(lines.len()), chance.below(lines.len()));
    match way {
        "line dropped" => {
            lines.remove(one);
        }
        "line doubled" => lines.insert(one, lines[one]),
        "lines swapped" => lines.swap(one, other),
        "line moved" => {
            let line = lines.remove(one);
            lines.insert(other.min(lines.len()), line);
        }
        unknown => panic!("no way of altering is called {unknown}"),
    }
    lines.join("\n") + "\n"
}

fn on_words(
    text: &str,
    chance: &mut Chance,
    change: impl Fn(&mut Vec<&str>, &mut Chance),
) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    if lines.is_empty() {
        return text.to_owned();
    }
    let at = chance.below(lines.len());
    let line = std::mem::take(&mut lines[at]);
    let mut words: Vec<&str> = line.split(' ').collect();
    change(&mut words, chance);
    lines[at] = words.join(" ");
    lines.join("\n") + "\n"
}

/// What holds of every game that is accepted: its choices are allowed, its board is sound, and
/// its record, if it has one, leads to the same board and is printed the same again.
#[track_caller]
pub(crate) fn holds_together(play: &AnyPlay) {
    let legal = play.legal();
    assert_eq!(legal.is_empty(), play.asked().is_none());
    for action in &legal {
        play.check(action).expect("what is offered is allowed");
    }
    play.forecast_json();
    let record = play.record();
    let board = AnyPlay::from_json(&play.to_json().to_string(), play.own_files(), 1);
    let board = board.expect("a board that was reached is sound");
    if play.turn() != Turn::Reveal {
        assert_eq!(board.digest(), play.digest());
    }
    let Some(record) = record else { return };
    let printed = record.to_string();
    let again = AnyPlay::replay(&printed, &[]).expect("a game reads its own record");
    assert_eq!(again.digest(), play.digest());
    let reprinted = again
        .record()
        .expect("it began with its set-up")
        .to_string();
    assert_eq!(reprinted, printed);
}
