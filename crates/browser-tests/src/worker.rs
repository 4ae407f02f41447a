//! The page's worker, asked as the page asks it.

use games::AnyPlay;
use serde_json::{Value, json};

use crate::browser::Browser;

/// A whole game of each kind that bots with a net have played, below `crates`.
pub const GAMES_OF_LEVELS: &[&str] = &[
    "bots/tests/records/spinning-jenny-levels.record",
    "bots/tests/records/water-frame-levels.record",
    "bots/tests/records/card-game-levels.record",
    "bots/tests/records/kanal-foreman-two.record",
];

/// What a worker has found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The turn, in notation.
    pub turn: Vec<String>,
    /// How many positions were thought about.
    pub nodes: u64,
    /// From the question to the answer, in the eyes of the page.
    pub millis: f64,
}

/// A worker of the page on the screen; it ends with the page.
pub struct PageWorker<'a>(&'a Browser);

impl<'a> PageWorker<'a> {
    /// Starts a worker that loads what the bots of a game need that judge by a net.
    ///
    /// # Panics
    /// If it does not come to listen.
    pub fn start(browser: &'a Browser, play: &AnyPlay) -> PageWorker<'a> {
        let setup = play.setup();
        let needs = format!("{} net-{}", setup.game, setup.players);
        browser.js_later(
            "const [needs, done] = arguments; \
             window.asked?.terminate(); \
             const worker = window.asked = new Worker(`${globalThis.millwright.build}/worker.js`, { type: 'module' }); \
             worker.onmessage = (event) => { \
               if (event.data === 'ready') worker.postMessage(`load ${needs}`); \
               if (event.data === `loaded ${needs}`) done(true); \
             }; \
             worker.postMessage(globalThis.millwright.module);",
            &[json!(needs)],
        );
        PageWorker(browser)
    }

    /// Asks for the turn of the asked seat. `how` is what stands behind `go`: a bot and its limits.
    ///
    /// # Panics
    /// If the worker finds fault with the question.
    pub fn ask(&self, play: &AnyPlay, how: &str) -> Found {
        let transcript = play.transcript().map(|record| record.to_string());
        let transcript = transcript.expect("a stored game has a transcript");
        let question = format!("position record\n{transcript}end\ngo {how}");
        let answer = self.0.js_later(
            "const [question, done] = arguments; \
             let nodes = 0; \
             const start = performance.now(); \
             window.asked.onmessage = ({ data }) => { \
               if (data.startsWith('nodes ')) nodes = Number(data.slice(6)); \
               if (data.startsWith('error ')) done([data]); \
               if (data.startsWith('bestturn ')) done([data.slice(9), nodes, performance.now() - start]); \
             }; \
             window.asked.postMessage(question);",
            &[json!(question)],
        );
        let [Value::String(turn), Value::Number(nodes), millis] =
            answer.as_array().map_or(&[][..], Vec::as_slice)
        else {
            panic!("the worker has no turn for {how}: {answer}");
        };
        Found {
            turn: turn.split("; ").map(str::to_owned).collect(),
            nodes: nodes.as_u64().unwrap_or_default(),
            millis: millis.as_f64().unwrap_or(f64::NAN),
        }
    }
}

/// The positions at which turns of a game began, so many of them, spread over the whole game.
pub fn turns_spread(play: &AnyPlay, most: usize) -> Vec<AnyPlay> {
    let turns = client::played_turns(play);
    let many = most.min(turns.len());
    let chosen = (0..many).map(|nth| turns[nth * turns.len() / many].begins);
    chosen.map(|begins| play.at(begins)).collect()
}
