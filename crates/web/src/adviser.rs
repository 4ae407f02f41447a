//! The workers that think for people: one for hints and analysis, one that looks through a game, one for
//! the guided game.
//!
//! They are not the one that plays: a bot at the table is not kept waiting by a question, nor the
//! other way round. Each answers one question at a time; the next one ends the thinking before it.

use std::cell::RefCell;
use std::time::Duration;

use games::AnyPlay;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};

use crate::thinker;

/// How long a silent worker is waited for; it may have to fetch the bots first.
const PATIENCE: Duration = Duration::from_secs(20);

/// What a lost worker is told as.
pub(crate) const LOST: &str = "lost";

/// Which of the workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Adviser {
    /// Of hints and analysis.
    Help,
    /// Of reviews.
    Review,
    /// Of the guided game.
    Guide,
}

/// Who hears the lines of an answer.
type Hear = Box<dyn Fn(&str)>;

#[derive(Default)]
struct State {
    worker: Option<Worker>,
    listener: Option<Closure<dyn FnMut(MessageEvent)>>,
    /// Whether the worker has said that it listens.
    ready: bool,
    /// What it has to load, and what it has.
    needs: String,
    loaded: String,
    job: u32,
    /// What has yet to be asked.
    question: Option<String>,
    hear: Option<Hear>,
    /// How many of its requests are not answered to their end.
    open: usize,
    watch: Option<TimeoutHandle>,
}

thread_local! {
    static STATES: [RefCell<State>; 3] = Default::default();
}

impl Adviser {
    fn with<T>(self, change: impl FnOnce(&mut State) -> T) -> T {
        STATES.with(|states| change(&mut states[self as usize].borrow_mut()))
    }

    /// Asks about a game: each line stands behind a job number. Whoever hears gets the lines of the
    /// answer without it, or [`LOST`].
    pub(crate) fn ask(self, play: &AnyPlay, lines: &[String], hear: impl Fn(&str) + 'static) {
        self.forget();
        let needs = needs_of(play);
        self.with(|state| {
            state.job += 1;
            let job = state.job;
            let asked: Vec<String> = lines.iter().map(|line| format!("#{job} {line}")).collect();
            state.question = Some(asked.join("\n"));
            state.needs = needs;
            state.hear = Some(Box::new(hear));
            state.open = lines.len();
            if state.worker.is_none() {
                self.start(state);
            }
            self.go_on(state);
        });
    }

    /// Ends the thinking; an answer is no longer listened to.
    pub(crate) fn forget(self) {
        self.with(|state| {
            let is_under_way = state.hear.take().is_some() && state.question.take().is_none();
            state.job += 1;
            state.unwatch();
            if let Some(worker) = state.worker.as_ref().filter(|_| is_under_way) {
                let _ = worker.post_message(&JsValue::from_str("stop"));
            }
        });
    }

    /// Ends the worker itself.
    pub(crate) fn dismiss(self) {
        self.forget();
        self.with(State::end);
    }

    fn start(self, state: &mut State) {
        let listener = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            self.heard(&event.data().as_string().unwrap_or_default());
        });
        state.ready = false;
        state.loaded.clear();
        state.worker = thinker::open_worker(&listener);
        state.listener = Some(listener);
    }

    /// Asks what is to be asked, once the worker listens and has what it needs.
    fn go_on(self, state: &mut State) {
        if let Some(worker) = state.worker.as_ref().filter(|_| state.ready) {
            if state.loaded != state.needs {
                let load = format!("load {}", state.needs);
                let _ = worker.post_message(&JsValue::from_str(&load));
            } else if let Some(question) = state.question.take() {
                let _ = worker.post_message(&JsValue::from_str(&question));
            }
        }
        state.unwatch();
        let job = state.job;
        state.watch = set_timeout_with_handle(move || self.lose(job), PATIENCE).ok();
    }

    fn heard(self, line: &str) {
        if line == thinker::MISSED {
            return self.lose(self.with(|state| state.job));
        }
        let is_for_us = self.with(|state| {
            if line == "ready" {
                state.ready = true;
            } else if let Some(needs) = line.strip_prefix("loaded ") {
                needs.clone_into(&mut state.loaded);
            } else {
                let prefix = format!("#{} ", state.job);
                let answer = line.strip_prefix(&prefix)?.to_owned();
                // It is heard outside the borrow, and given back unless something else was asked.
                return Some((answer, state.job, state.hear.take()?));
            }
            if state.hear.is_some() {
                self.go_on(state);
            }
            None
        });
        if let Some((answer, job, hear)) = is_for_us {
            let is_end = answer == "ok" || answer.starts_with("error ");
            self.with(|state| {
                state.unwatch();
                state.open -= usize::from(is_end).min(state.open);
                if state.open > 0 {
                    state.watch = set_timeout_with_handle(move || self.lose(job), PATIENCE).ok();
                }
            });
            hear(&answer);
            self.with(|state| {
                if state.job == job && state.open > 0 {
                    state.hear = Some(hear);
                }
            });
        }
    }

    /// Gives a worker up that says nothing.
    fn lose(self, job: u32) {
        let hear = self.with(|state| {
            let hear = state.hear.take().filter(|_| state.job == job);
            state.end();
            hear
        });
        if let Some(hear) = hear {
            hear(LOST);
        }
    }
}

impl State {
    fn unwatch(&mut self) {
        if let Some(watch) = self.watch.take() {
            watch.clear();
        }
    }

    fn end(&mut self) {
        self.unwatch();
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
        self.listener = None;
        self.question = None;
    }
}

/// What a worker has to load for a game: with a word if it is played with an owner's data files, or
/// if there is a net.
fn needs_of(play: &AnyPlay) -> String {
    let setup = play.setup();
    let game = setup.game;
    if !play.own_files().is_empty() {
        format!("{game} own")
    } else if bots::is_net_for(game, setup.players) {
        format!("{game} net-{}", setup.players)
    } else {
        game.to_owned()
    }
}
