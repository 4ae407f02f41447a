//! Altered lines of the engine protocol.

use engine::{Engine, Speech};
use table::Rng;
use texts::{Lang, Texts};

use crate::hostile::kit::{
    Chance, Tally, Trying, WAYS, alter, sample_games, scale, ways_for_a_line,
};

/// Lines that are sound once a game is on the table; a record and a board come on top.
const SOUND: [&str; 30] = [
    "hello",
    "new spinning-jenny players 2 seed a",
    "new spinning-jenny players 4 seed b set setup=predetermined",
    "legal",
    "act place workers 4",
    "act done",
    "act found food; price food 6",
    "act 1: hire food 2",
    "show",
    "undo",
    "redo",
    "forecast",
    "go random",
    "go random seed 5",
    "go greedy@30n",
    "stop",
    "record",
    "#7 legal",
    "#12345678901234567890 go random",
    "#8 new spinning-jenny players 3",
    "go greedy@30n seed 3 alternatives 4",
    "undo turn",
    "scores",
    "derived",
    "eval greedy",
    "turns 5",
    "save here",
    "load here",
    "copy here there",
    "saved",
];

/// The most slices that a bot with so small a budget may think.
pub(crate) const MOST_TICKS: usize = 10_000;

pub(crate) struct Client {
    pub(crate) engine: Engine,
}

impl Client {
    pub(crate) fn new() -> Client {
        let clock = Box::new(|| 0);
        let speech: Speech = Box::new(|game| match game {
            Some(game) => Texts::of_game(Lang::En, game),
            None => Texts::new(Lang::En),
        });
        Client {
            engine: Engine::new("hostile", speech, Vec::new(), clock),
        }
    }

    /// Sends a line and waits for everything that is answered.
    pub(crate) fn send(&mut self, line: &str) -> Vec<String> {
        let mut answer = self.engine.line(line);
        for _ in 0..MOST_TICKS {
            if !self.engine.is_thinking() {
                return answer;
            }
            answer.extend(self.engine.tick());
        }
        panic!("it thinks without end");
    }

    /// What is on the table: the board, and how it came to be.
    fn table(&mut self) -> Vec<String> {
        [self.send("show"), self.send("record")].concat()
    }
}

/// The job number before a line, if it has one.
fn job(line: &str) -> &str {
    let Some((job, _)) = line.split_once(' ') else {
        return "";
    };
    let digits = job.strip_prefix('#').unwrap_or_default();
    let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
    match is_number && (1..=20).contains(&digits.len()) {
        true => &line[..=job.len()],
        false => "",
    }
}

/// One answer, and nothing changed if it is an error. Says whether it was carried out.
fn try_line(client: &mut Client, line: &str) -> bool {
    let _trying = Trying(line);
    let before = client.table();
    let answer = client.send(line);
    let job = job(line);
    for part in &answer {
        assert!(part.starts_with(job), "{part:?}");
        assert!(!part.contains(['\n', '\r']), "{part:?}");
    }
    let is_end = |part: &&String| {
        let part = &part[job.len()..];
        part == "ok" || part.starts_with("error ")
    };
    let ends = answer.iter().filter(is_end).count();
    if line[job.len()..].trim().is_empty() {
        assert_eq!(answer, Vec::<String>::new());
        return true;
    }
    assert_eq!(ends, 1, "{answer:#?}");
    let last = answer.last().expect("one of them is the end");
    match last[job.len()..].strip_prefix("error ") {
        None => true,
        Some(error) => {
            assert!(error.chars().count() <= 1010, "{error}");
            assert_eq!(client.table(), before, "nothing has changed");
            false
        }
    }
}

/// Altered so that it is still one line.
fn alter_line(line: &str, way: &str, chance: &mut Chance) -> String {
    let line = alter(line, way, chance);
    line.replace(['\n', '\r'], " ")
}

#[test]
fn an_altered_line_gets_one_answer_and_an_error_changes_nothing() {
    let mut chance = Chance::of("lines");
    let mut tally = Tally::default();
    let boards = sample_games(&mut chance);
    for _ in 0..4 * scale() {
        let mut client = Client::new();
        client.send(SOUND[1]);
        for way in ways_for_a_line().iter().cycle().take(60) {
            let line = match chance.below(8) {
                0 => format!("position board {}", chance.pick(&boards).to_json()),
                _ => (*chance.pick(&SOUND)).to_owned(),
            };
            let line = alter_line(&line, way, &mut chance);
            // These two have answers of another form, and tests of their own.
            let verb = line[job(&line).len()..].split_whitespace().next();
            let is_record =
                line.split_whitespace().any(|word| word == "position") && line.contains("record");
            if verb == Some("quit") || is_record {
                continue;
            }
            tally.count(way, try_line(&mut client, &line));
            let sound = *chance.pick(&SOUND);
            try_line(&mut client, sound);
        }
    }
    tally.tell("lines");
}

/// Altered records sent line by line: what is inside is no request, whatever it looks like.
#[test]
fn an_altered_record_gets_one_answer() {
    let mut chance = Chance::of("sent records");
    let mut tally = Tally::default();
    let plays = sample_games(&mut chance);
    for _ in 0..5 * scale() {
        for way in WAYS {
            let mut client = Client::new();
            client.send(SOUND[1]);
            let before = client.table();
            let record = chance.pick(&plays).record().expect("from its set-up");
            let text = alter(&record.to_string(), way, &mut chance);
            let _trying = Trying(&text);
            assert_eq!(client.send("#3 position record"), Vec::<String>::new());
            for line in text.lines().filter(|line| line.trim() != "end") {
                assert_eq!(client.send(line), Vec::<String>::new(), "{line}");
            }
            let answer = client.send("end");
            let last = answer.last().expect("an answer");
            assert!(answer.iter().all(|line| line.starts_with("#3 ")));
            let accepted = last == "#3 ok";
            if !accepted {
                assert!(
                    answer.len() == 2 && last.starts_with("#3 error "),
                    "{answer:#?}"
                );
                assert_eq!(client.table(), before, "nothing has changed");
            }
            tally.count(way, accepted);
        }
    }
    tally.tell("sent records");
}

/// Lines without sense, sent at once while a bot thinks: as many answers as requests.
#[test]
fn however_lines_wait_each_is_answered_once() {
    let mut chance = Chance::of("waiting lines");
    let mut tally = Tally::default();
    for _ in 0..10 * scale() {
        let mut client = Client::new();
        client.send(SOUND[2]);
        let mut answers = client.engine.line("#1 go greedy@40n");
        let mut random = Rng::new(chance.below(1 << 30) as u64);
        let mut sent = 1;
        for _ in 0..40 {
            sent += 1;
            let verbs = [
                "go random",
                "go greedy@40n",
                "stop",
                "legal",
                "undo",
                "fly",
                "show",
            ];
            let line = format!("#{sent} {}", chance.pick(&verbs));
            answers.extend(client.engine.line(&line));
            if random.below(3) == 0 {
                answers.extend(client.engine.tick());
            }
        }
        for _ in 0..MOST_TICKS {
            answers.extend(client.engine.tick());
        }
        for number in 1..=sent {
            let (ok, error) = (format!("#{number} ok"), format!("#{number} error "));
            let is_end = |line: &&String| **line == ok || line.starts_with(&error);
            let ends = answers.iter().filter(is_end).count();
            assert_eq!(ends, 1, "#{number}: {answers:#?}");
            tally.count("waiting", answers.contains(&ok));
        }
    }
    tally.tell("waiting lines");
}
