//! The page's side of the worker that thinks.
//!
//! The worker gets a transcript, never the seed or the stock. One that says nothing for three seconds
//! longer than a bot may think is ended and started again with the same question.

use games::AnyPlay;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::desk::Desk;
use crate::updates;
use bots::BotSpec;

/// How long a bot without a budget thinks at the most.
const LONGEST: &str = "2s";

/// How long a silent worker is waited for: what a bot may think, and three seconds.
const PATIENCE: Duration = Duration::from_secs(5);

/// What a worker says that could not get a part of the page that it needs.
pub(crate) const MISSED: &str = "missed";

/// The worker, and what it has been asked.
pub(crate) struct Thinker {
    worker: Option<Worker>,
    /// Whether the worker has said that it listens.
    ready: bool,
    /// What the worker has to load, and whether it has: the game that is thought about, with a word
    /// behind it if it is played with an owner's data files, or if the bot judges by a net.
    needs: String,
    loaded: bool,
    /// The number of the question that is being thought about.
    job: u32,
    /// The question, to be asked when the worker is ready, or again of a new one.
    question: Option<String>,
    watch: Option<TimeoutHandle>,
    listener: Option<Closure<dyn FnMut(MessageEvent)>>,
    /// How often the worker had to be started again for this question.
    restarts: u8,
}

impl Thinker {
    /// No worker so far.
    pub(crate) fn new() -> Thinker {
        Thinker {
            worker: None,
            ready: false,
            needs: String::new(),
            loaded: false,
            job: 0,
            question: None,
            watch: None,
            listener: None,
            restarts: 0,
        }
    }

    /// Asks for a turn; the desk hears of it when it is found.
    pub(crate) fn think(&mut self, desk: Desk, play: &AnyPlay, bot: &BotSpec) {
        self.job += 1;
        self.restarts = 0;
        let job = self.job;
        let setup = play.setup();
        let mut needs = setup.game.to_owned();
        if !play.own_files().is_empty() {
            needs += " own";
        }
        // A net is made for the released numbers; without it the bot plays as one does
        // that needs none.
        else if bot.name.has_net() && bots::is_net_for(setup.game, setup.players) {
            needs += &format!(" net-{}", setup.players);
        }
        self.loaded &= self.needs == needs;
        self.needs = needs;
        // Every game in the page began with its set-up, so it has a transcript.
        let transcript = play.transcript().map(|record| record.to_string());
        let transcript = transcript.unwrap_or_default();
        let position = format!("#{job} position record\n{transcript}end\n");
        let limit = match bot.budget {
            None if bot.name.info().takes_budget => format!(" within {LONGEST}"),
            _ => String::new(),
        };
        self.question = Some(format!("{position}#{job} go {bot}{limit}"));
        self.start(desk);
        self.ask(desk);
    }

    /// Asks the bot to play the best turn it has found.
    pub(crate) fn stop(&mut self) {
        if let (Some(worker), Some(_)) = (&self.worker, &self.question) {
            let _ = worker.post_message(&JsValue::from_str("stop"));
        }
    }

    /// Forgets the question; a late answer is not listened to.
    pub(crate) fn forget(&mut self) {
        self.stop();
        self.job += 1;
        self.question = None;
        self.unwatch();
    }

    fn start(&mut self, desk: Desk) {
        if self.worker.is_some() {
            return;
        }
        self.ready = false;
        self.loaded = false;
        let listener = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let line = event.data().as_string().unwrap_or_default();
            hear(desk, &line);
        });
        self.worker = open_worker(&listener);
        self.listener = Some(listener);
    }

    fn ask(&mut self, desk: Desk) {
        if self.ready
            && let (Some(worker), Some(question)) = (&self.worker, &self.question)
        {
            let load = format!("load {}", self.needs);
            let message = if self.loaded { question } else { &load };
            let _ = worker.post_message(&JsValue::from_str(message));
        }
        self.watch(desk);
    }

    /// Waits for the worker to say something.
    fn watch(&mut self, desk: Desk) {
        self.unwatch();
        let job = self.job;
        self.watch = set_timeout_with_handle(move || lose_patience(desk, job), PATIENCE).ok();
    }

    fn unwatch(&mut self) {
        if let Some(watch) = self.watch.take() {
            watch.clear();
        }
    }
}

/// Starts a worker that speaks to this listener; `None` if the browser starts none.
pub(crate) fn open_worker(listener: &Closure<dyn FnMut(MessageEvent)>) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let shared = js_sys::Reflect::get(&js_sys::global(), &"millwright".into());
    let build = js_sys::Reflect::get(shared.as_ref().ok()?, &"build".into());
    let script = format!("{}/worker.js", build.ok()?.as_string()?);
    let worker = Worker::new_with_options(&script, &options).ok()?;
    worker.set_onmessage(Some(listener.as_ref().unchecked_ref()));
    let module = shared.and_then(|shared| js_sys::Reflect::get(&shared, &"module".into()));
    if let Ok(module) = module {
        let _ = worker.post_message(&module);
    }
    Some(worker)
}

/// What the worker says. The desk is told outside the borrow of the thinker.
fn hear(desk: Desk, line: &str) {
    if line == "ready" {
        desk.thinker.update_value(|thinker| {
            thinker.ready = true;
            thinker.ask(desk);
        });
        return;
    }
    if line == MISSED {
        return updates::missed(desk);
    }
    if let Some(needs) = line.strip_prefix("loaded ") {
        desk.thinker.update_value(|thinker| {
            if thinker.needs == needs {
                thinker.loaded = true;
                thinker.ask(desk);
            }
        });
        return;
    }
    let turn = desk
        .thinker
        .try_update_value(|thinker| {
            let prefix = format!("#{} ", thinker.job);
            let answer = line.strip_prefix(&prefix)?;
            thinker.watch(desk);
            if let Some(turn) = answer.strip_prefix("bestturn ") {
                thinker.unwatch();
                thinker.question = None;
                return Some(turn.split("; ").map(str::to_owned).collect::<Vec<_>>());
            }
            None
        })
        .flatten();
    if let Some(turn) = turn {
        desk.bot_turn(&turn);
    }
}

/// Ends a worker that says nothing and asks a new one; after two attempts chance decides, unless what
/// thinks is no longer to be had.
fn lose_patience(desk: Desk, job: u32) {
    let stuck = desk.thinker.try_update_value(|thinker| {
        if thinker.job != job || thinker.question.is_none() {
            return false;
        }
        if let Some(worker) = thinker.worker.take() {
            worker.terminate();
        }
        thinker.listener = None;
        thinker.restarts += 1;
        if thinker.restarts <= 2 {
            thinker.start(desk);
            thinker.watch(desk);
            return false;
        }
        thinker.question = None;
        true
    });
    if stuck == Some(true) {
        spawn_local(async move {
            let is_outdated = updates::tell_if_outdated(desk).await;
            let is_waited_for = desk.thinker.with_value(|thinker| thinker.job == job);
            if !is_outdated && is_waited_for {
                desk.bot_turn_by_chance();
            }
        });
    }
}
