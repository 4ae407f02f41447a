//! The worker's side: the line protocol over messages, thinking in slices.
//!
//! A busy worker hears nothing, so it thinks for about 10 ms, lets the browser
//! hand it what has come, and goes on. It goes on by a message to itself: a timer
//! of a timer is kept waiting for 4 ms each time.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use engine::Engine;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use texts::{Lang, Texts};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort};

use crate::tables;
use crate::thinker::MISSED;

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
        if listen().await.is_err() {
            send(&js_sys::global().unchecked_into(), &[MISSED.to_owned()]);
        }
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
    // A worker that cannot send itself messages says nothing, and is ended by the page.
    let Ok(channel) = MessageChannel::new() else {
        return Ok(());
    };
    let mind = Rc::new(Mind {
        scope: scope.clone(),
        engine: RefCell::new(engine),
        again: channel.port1(),
        is_due: Cell::new(false),
    });
    let ticker = {
        let mind = Rc::clone(&mind);
        Closure::<dyn FnMut()>::new(move || mind.tick())
    };
    let ticks = channel.port2();
    ticks.set_onmessage(Some(ticker.as_ref().unchecked_ref()));
    ticker.forget();
    let listener = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        match text.strip_prefix("load ") {
            Some(game) => spawn_local(load(mind.scope.clone(), game.trim().to_owned())),
            None => mind.hear(&text),
        }
    });
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
    let said = if loaded {
        format!("loaded {needs}")
    } else {
        MISSED.to_owned()
    };
    send(&scope, &[said]);
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

/// The engine, and how it goes on thinking.
struct Mind {
    scope: DedicatedWorkerGlobalScope,
    engine: RefCell<Engine>,
    /// Where the message to itself goes in.
    again: MessagePort,
    /// Whether such a message is under way.
    is_due: Cell<bool>,
}

impl Mind {
    fn hear(&self, text: &str) {
        for line in text.lines() {
            let answer = self.engine.borrow_mut().line(line);
            send(&self.scope, &answer);
        }
        self.go_on();
    }

    /// Thinks a slice, and another one later if that was not the last.
    fn tick(&self) {
        self.is_due.set(false);
        let answer = self.engine.borrow_mut().tick();
        send(&self.scope, &answer);
        self.go_on();
    }

    /// Lets a slice be thought after the browser has handed out waiting messages.
    fn go_on(&self) {
        if self.engine.borrow().is_thinking() && !self.is_due.replace(true) {
            // It fails only where a message cannot be copied, and this one is empty.
            let _ = self.again.post_message(&JsValue::NULL);
        }
    }
}

fn send(scope: &DedicatedWorkerGlobalScope, lines: &[String]) {
    for line in lines {
        // The page is gone if this fails, and with it everybody who listens.
        let _ = scope.post_message(&JsValue::from_str(line));
    }
}
