//! The worker's side: the line protocol over messages, thinking in slices.
//!
//! A busy worker hears nothing, so it thinks for about 10 ms, lets the browser
//! hand it what has come, and goes on.

use std::cell::RefCell;
use std::rc::Rc;

use engine::Engine;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use texts::{Lang, Texts};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::tables;

#[wasm_bindgen(module = "/src/loading.js")]
extern "C" {
    async fn fetch_bytes(path: &str) -> JsValue;
}

thread_local! {
    /// The nets that were fetched, by their files.
    static NETS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Fetches what thinks, listens to the page, and says that it does.
pub(crate) fn run() {
    spawn_local(async {
        // A worker that says nothing is ended by the page.
        let _ = listen().await;
    });
}

#[wasm_split(thinker, wasm_split_path = leptos::wasm_split, fallible)]
fn listen() -> Result<(), SplitLoaderError> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let clock = Box::new(|| js_sys::Date::now() as u64);
    let engine = Engine::new(
        "page",
        Box::new(|_| Texts::from_sources(Lang::En, &[])),
        Vec::new(),
        clock,
    );
    let engine = Rc::new(RefCell::new(engine));
    let listener = {
        let (scope, engine) = (scope.clone(), Rc::clone(&engine));
        Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            match text.strip_prefix("load ") {
                Some(game) => spawn_local(load(scope.clone(), game.trim().to_owned())),
                None => hear(&scope, &engine, &text),
            }
        })
    };
    scope.set_onmessage(Some(listener.as_ref().unchecked_ref()));
    listener.forget();
    send(&scope, &["ready".to_owned()]);
    Ok(())
}

/// Loads the rules and bots of a game, and by the words behind its name what reads an owner's data
/// files and the net for so many players; the page waits for the answer before it asks anything.
async fn load(scope: DedicatedWorkerGlobalScope, needs: String) {
    let mut words = needs.split(' ');
    let name = words.next().unwrap_or_default();
    let mut loaded = tables::load(name).await && tables::load_bots(name).await;
    for word in words {
        match word.strip_prefix("net-") {
            // Without it the bot plays as one does that needs none, which is better than not at all.
            Some(players) => load_net(name, players).await,
            None => loaded = loaded && tables::load_reader(name).await,
        }
    }
    if loaded {
        send(&scope, &[format!("loaded {needs}")]);
    }
}

/// Fetches the net of a game for so many players, unless it is here.
async fn load_net(game: &str, players: &str) {
    let file = format!("nets/{game}-{players}.net");
    if NETS.with_borrow(|nets| nets.contains(&file)) {
        return;
    }
    let bytes: Result<js_sys::Uint8Array, _> = fetch_bytes(&file).await.dyn_into();
    if bytes.is_ok_and(|bytes| bots::install_weights(&bytes.to_vec()).is_ok()) {
        NETS.with_borrow_mut(|nets| nets.push(file));
    }
}

fn hear(scope: &DedicatedWorkerGlobalScope, engine: &Rc<RefCell<Engine>>, text: &str) {
    let was_thinking = engine.borrow().is_thinking();
    for line in text.lines() {
        let answer = engine.borrow_mut().line(line);
        send(scope, &answer);
    }
    if !was_thinking && engine.borrow().is_thinking() {
        tick_later(scope, engine);
    }
}

fn send(scope: &DedicatedWorkerGlobalScope, lines: &[String]) {
    for line in lines {
        // The page is gone if this fails, and with it everybody who listens.
        let _ = scope.post_message(&JsValue::from_str(line));
    }
}

/// Thinks a slice after the browser has handed out waiting messages.
fn tick_later(scope: &DedicatedWorkerGlobalScope, engine: &Rc<RefCell<Engine>>) {
    let (again, engine) = (scope.clone(), Rc::clone(engine));
    let tick = Closure::once_into_js(move || {
        let answer = engine.borrow_mut().tick();
        send(&again, &answer);
        if engine.borrow().is_thinking() {
            tick_later(&again, &engine);
        }
    });
    let _ = scope.set_timeout_with_callback(tick.unchecked_ref());
}
