//! A browser window and what can be done in it.

use std::fmt;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::base64;
use crate::chromium::{Driver, Screen};
use crate::http;
use crate::idle::{self, Running};
use crate::site;

/// How long something may take to appear.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The name under which WebDriver hands out elements.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Has the page itself look for up to a second: a question from outside for each look would keep a core
/// busy that the page needs.
const LOOK: &str = "const done = arguments[arguments.length - 1]; \
    const until = performance.now() + 1000; \
    const look = () => { \
      let value = null; \
      try { value = (EXPRESSION); } catch { } \
      if (value || performance.now() > until) done(value); else setTimeout(look, 15); \
    }; \
    look();";

/// Something that the browser could not do.
#[derive(Debug)]
pub struct Trouble(pub String);

impl fmt::Display for Trouble {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.0)
    }
}

/// A browser with one window. It is used again once it is let go, empty as a new one: nothing stored,
/// one tab, no emulation; only what the browser keeps of the page's files stays.
pub struct Browser {
    running: Option<Running>,
    since: Instant,
}

/// Names a file into which each test writes how long it had its browser.
const TIMES: &str = "MILLWRIGHT_TEST_TIMES";

impl Browser {
    /// Opens a browser that asks for a language.
    ///
    /// # Panics
    /// If there is no browser; the text says what to install.
    pub fn open(screen: Screen, lang: &str) -> Browser {
        let running = idle::take(lang).unwrap_or_else(|| start(lang, false));
        Browser::with(running, screen)
    }

    /// Opens a browser that was never used and that nobody uses again, for what stays behind in one:
    /// the first visit with all that is fetched then, a worker that keeps the page, limits of storage.
    ///
    /// # Panics
    /// If there is no browser; the text says what to install.
    pub fn open_new(screen: Screen, lang: &str) -> Browser {
        Browser::with(start(lang, true), screen)
    }

    fn with(running: Running, screen: Screen) -> Browser {
        let browser = Browser {
            running: Some(running),
            since: Instant::now(),
        };
        browser.set_screen(screen);
        browser
    }

    fn running(&self) -> &Running {
        self.running.as_ref().expect("it runs until it is let go")
    }

    fn command(&self, method: &str, path: &str, body: &Value) -> Result<Value, Trouble> {
        let path = format!("/session/{}{path}", self.running().session);
        let body = if method == "POST" {
            body.to_string()
        } else {
            String::new()
        };
        let (status, answer) = http::request(self.running().driver.address, method, &path, &body)
            .map_err(|error| Trouble(format!("{method} {path}: {error}")))?;
        let mut answer: Value = serde_json::from_str(&answer)
            .map_err(|error| Trouble(format!("{method} {path}: {error}")))?;
        if status != 200 {
            let what = answer["value"]["error"].as_str().unwrap_or_default();
            let why = answer["value"]["message"].as_str().unwrap_or_default();
            return Err(Trouble(format!(
                "{what}: {}",
                why.lines().next().unwrap_or_default()
            )));
        }
        Ok(answer["value"].take())
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        self.command("POST", path, body)
            .unwrap_or_else(|trouble| panic!("{path}: {trouble}\n{}", self.describe()))
    }

    /// A command of the browser's own protocol.
    pub fn devtools(&self, command: &str, params: Value) -> Value {
        self.post(
            "/goog/cdp/execute",
            &json!({ "cmd": command, "params": params }),
        )
    }

    /// Puts another screen in front of the page.
    pub fn set_screen(&self, screen: Screen) {
        let (width, height) = screen.size();
        self.set_size(width, height, screen == Screen::Phone);
    }

    /// Gives the page exactly this size.
    pub fn set_size(&self, width: u32, height: u32, mobile: bool) {
        self.devtools(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile }),
        );
    }

    /// Lets the system be dark or light.
    pub fn set_dark(&self, dark: bool) {
        let value = if dark { "dark" } else { "light" };
        self.devtools(
            "Emulation.setEmulatedMedia",
            json!({ "features": [
                { "name": "prefers-color-scheme", "value": value },
                { "name": "prefers-reduced-motion", "value": "reduce" },
            ]}),
        );
    }

    /// Loads an address.
    pub fn goto(&self, address: &str) {
        self.post("/url", &json!({ "url": address }));
    }

    /// Loads the page anew.
    pub fn reload(&self) {
        self.post("/refresh", &json!({}));
    }

    /// Runs a function body in the page; `arguments[0]` and so on are the arguments.
    pub fn js(&self, body: &str, args: &[Value]) -> Value {
        self.post("/execute/sync", &json!({ "script": body, "args": args }))
    }

    /// Runs a function body that calls its last argument when it is done.
    pub fn js_later(&self, body: &str, args: &[Value]) -> Value {
        self.post("/execute/async", &json!({ "script": body, "args": args }))
    }

    /// Waits until an expression is true of the page.
    ///
    /// # Panics
    /// If it stays untrue; the text shows the page.
    pub fn wait(&self, what: &str, expression: &str) -> Value {
        self.wait_for(what, expression, PATIENCE)
    }

    /// Waits until an expression is true of the page, for as long as is said.
    pub fn wait_for(&self, what: &str, expression: &str, patience: Duration) -> Value {
        let end = Instant::now() + patience;
        let body = LOOK.replace("EXPRESSION", expression);
        loop {
            let value = self.command(
                "POST",
                "/execute/async",
                &json!({ "script": body, "args": [] }),
            );
            match value {
                Ok(value) if truthy(&value) => return value,
                // The page may be between two documents just now.
                _ if Instant::now() < end => sleep(Duration::from_millis(15)),
                other => panic!("{what}: {other:?}\n{}", self.describe()),
            }
        }
    }

    /// Waits until something holds that no expression of the page says.
    pub fn wait_until(&self, what: &str, mut holds: impl FnMut() -> bool) {
        let end = Instant::now() + PATIENCE;
        while !holds() {
            assert!(Instant::now() < end, "{what}\n{}", self.describe());
            sleep(Duration::from_millis(15));
        }
    }

    /// Waits for an element.
    pub fn wait_css(&self, css: &str) {
        self.wait(css, &format!("document.querySelector({})", json!(css)));
    }

    /// Whether there is such an element now.
    pub fn has(&self, css: &str) -> bool {
        truthy(&self.js(
            "return !!document.querySelector(arguments[0])",
            &[json!(css)],
        ))
    }

    /// What an element says; nothing if it is not there.
    pub fn text(&self, css: &str) -> String {
        let text = self.js(
            "return document.querySelector(arguments[0])?.innerText ?? ''",
            &[json!(css)],
        );
        text.as_str().unwrap_or_default().to_owned()
    }

    fn element(&self, css: &str) -> Result<String, Trouble> {
        let found = self.command(
            "POST",
            "/element",
            &json!({ "using": "css selector", "value": css }),
        )?;
        let element = found[ELEMENT].as_str();
        element
            .map(str::to_owned)
            .ok_or_else(|| Trouble(format!("no element {css}")))
    }

    /// Clicks an element as a person does: where it is, and only if it is not covered.
    pub fn try_click(&self, css: &str) -> Result<(), Trouble> {
        let element = self.element(css)?;
        // A person scrolls a thing away from the bars at the edges before clicking it.
        let scroll = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
        let args = json!({ "script": scroll, "args": [{ ELEMENT: element }] });
        self.command("POST", "/execute/sync", &args)?;
        self.command("POST", &format!("/element/{element}/click"), &json!({}))
            .map(drop)
    }

    /// Clicks an element, as soon as it is there.
    pub fn click(&self, css: &str) {
        let end = Instant::now() + PATIENCE;
        loop {
            match self.try_click(css) {
                Ok(()) => return,
                Err(_) if Instant::now() < end => sleep(Duration::from_millis(30)),
                Err(trouble) => panic!("click {css}: {trouble}\n{}", self.describe()),
            }
        }
    }

    /// Moves the mouse onto an element and leaves it there.
    pub fn hover(&self, css: &str) {
        self.wait_css(css);
        let moved = self.element(css).and_then(|element| {
            let onto = json!({ "type": "pointerMove", "duration": 50, "origin": { ELEMENT: element }, "x": 0, "y": 0 });
            let mouse = json!({ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": [onto] });
            self.command("POST", "/actions", &json!({ "actions": [mouse] }))
        });
        if let Err(trouble) = moved {
            panic!("hover over {css}: {trouble}\n{}", self.describe());
        }
    }

    /// Presses the button of the mouse where it is.
    pub fn click_here(&self) {
        let press = json!({ "type": "pointerDown", "button": 0 });
        let release = json!({ "type": "pointerUp", "button": 0 });
        let mouse = json!({ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": [press, release] });
        self.post("/actions", &json!({ "actions": [mouse] }));
    }

    /// Types into an element; a path goes into a field for files.
    pub fn type_into(&self, css: &str, text: &str) {
        self.wait_css(css);
        let typed = self.element(css).and_then(|element| {
            self.command(
                "POST",
                &format!("/element/{element}/value"),
                &json!({ "text": text }),
            )
        });
        if let Err(trouble) = typed {
            panic!("type into {css}: {trouble}\n{}", self.describe());
        }
    }

    /// Presses keys, one after the other, wherever the focus is.
    pub fn press(&self, keys: &str) {
        let strokes: Vec<Value> = keys
            .chars()
            .flat_map(|key| {
                let key = key.to_string();
                [
                    json!({ "type": "keyDown", "value": key }),
                    json!({ "type": "keyUp", "value": key }),
                ]
            })
            .collect();
        self.post(
            "/actions",
            &json!({ "actions": [{ "type": "key", "id": "keys", "actions": strokes }] }),
        );
    }

    /// Opens another tab and turns to it.
    pub fn new_tab(&self) {
        let tab = self.post("/window/new", &json!({ "type": "tab" }));
        self.post("/window", &json!({ "handle": tab["handle"] }));
    }

    /// Closes the tab one has turned to.
    pub fn close_tab(&self) {
        self.command("DELETE", "/window", &Value::Null)
            .unwrap_or_else(|trouble| panic!("{trouble}"));
    }

    /// Runs a script in this tab before any of a page, so that the browser seems another one.
    pub fn pretend(&self, script: &str) {
        self.devtools("Page.enable", json!({}));
        self.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": script }),
        );
    }

    /// Turns to a tab by its place.
    pub fn turn_to_tab(&self, place: usize) {
        let tabs = self
            .command("GET", "/window/handles", &Value::Null)
            .unwrap_or_else(|trouble| panic!("{trouble}"));
        self.post("/window", &json!({ "handle": tabs[place] }));
    }

    /// A picture of the page as PNG.
    pub fn picture(&self) -> Vec<u8> {
        let letters = self
            .command("GET", "/screenshot", &Value::Null)
            .unwrap_or_else(|trouble| panic!("{trouble}"));
        base64::decode(letters.as_str().unwrap_or_default())
    }

    /// Writes a picture of the page.
    pub fn keep_picture(&self, file: &Path) {
        std::fs::write(file, self.picture())
            .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }

    /// What the page and its scripts complained about since the last time.
    pub fn complaints(&self) -> Vec<String> {
        let entries = self.post("/se/log", &json!({ "type": "browser" }));
        let entries = entries.as_array().cloned().unwrap_or_default();
        entries
            .iter()
            .filter(|entry| matches!(entry["level"].as_str(), Some("SEVERE" | "WARNING")))
            .map(|entry| entry["message"].as_str().unwrap_or_default().to_owned())
            .collect()
    }

    /// Fails if the page or its scripts complained about anything.
    pub fn assert_content(&self) {
        let complaints = self.complaints();
        assert!(complaints.is_empty(), "the console says: {complaints:#?}");
    }

    /// What a failing test shows of the page.
    pub fn describe(&self) -> String {
        let seen = self.command(
            "POST",
            "/execute/sync",
            &json!({ "script": "return document.body?.innerText?.slice(0, 2500)", "args": [] }),
        );
        let log = self.command("POST", "/se/log", &json!({ "type": "browser" }));
        let text = seen
            .as_ref()
            .ok()
            .and_then(Value::as_str)
            .unwrap_or_default();
        format!(
            "--- the page\n{text}\n--- the console\n{}",
            log.unwrap_or_default()
        )
    }
}

fn truthy(value: &Value) -> bool {
    !matches!(value, Value::Null | Value::Bool(false)) && value != &json!(0) && value != &json!("")
}

impl Browser {
    /// Makes it as empty as a new one: a new tab instead of all others, nothing stored, nothing said.
    fn empty(&self) -> Result<(), Trouble> {
        let old = self.command("GET", "/window/handles", &Value::Null)?;
        // A tab's emulation, scripts and session storage end with it.
        let new = self.command("POST", "/window/new", &json!({ "type": "tab" }))?;
        for handle in old.as_array().into_iter().flatten() {
            self.command("POST", "/window", &json!({ "handle": handle }))?;
            self.command("DELETE", "/window", &Value::Null)?;
        }
        self.command("POST", "/window", &json!({ "handle": new["handle"] }))?;
        let devtools = |command: &str, params: Value| {
            let call = json!({ "cmd": command, "params": params });
            self.command("POST", "/goog/cdp/execute", &call)
        };
        devtools("Browser.resetPermissions", json!({}))?;
        let everything = json!({ "origin": site::shared_origin(), "storageTypes": STORED });
        devtools("Storage.clearDataForOrigin", everything)?;
        self.command("POST", "/se/log", &json!({ "type": "browser" }))?;
        Ok(())
    }

    /// Writes down how long the test had it, where somebody wants to know.
    fn tell_time(&self) {
        let Some(file) = std::env::var_os(TIMES) else {
            return;
        };
        let thread = std::thread::current();
        let seconds = self.since.elapsed().as_secs_f64();
        let line = format!("{seconds:.2} {}\n", thread.name().unwrap_or("?"));
        let written = OpenOptions::new().create(true).append(true).open(file);
        // A time that is not told is no failure.
        let _ = written.and_then(|mut file| file.write_all(line.as_bytes()));
    }
}

/// What a page stores and the next test must not find. What its worker keeps of the page's files may
/// stay: it is the same page.
const STORED: &str = "cookies,file_systems,indexeddb,local_storage,websql";

/// Starts a browser.
fn start(lang: &str, is_own: bool) -> Running {
    let driver = Driver::start().unwrap_or_else(|why| panic!("{why}"));
    let (status, body) = http::request(
        driver.address,
        "POST",
        "/session",
        &driver.capabilities(lang).to_string(),
    )
    .unwrap_or_else(|error| panic!("the driver does not answer: {error}"));
    let answer: Value = serde_json::from_str(&body).unwrap_or_default();
    let session = answer["value"]["sessionId"].as_str();
    let session = session.unwrap_or_else(|| panic!("no browser ({status}): {body}"));
    Running {
        session: session.to_owned(),
        driver,
        lang: lang.to_owned(),
        is_own,
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        self.tell_time();
        // One in which something went wrong is not trusted with the next test.
        let is_sound = !self.running().is_own && !std::thread::panicking();
        if is_sound && self.empty().is_ok() {
            self.running.take().into_iter().for_each(idle::keep);
        } else {
            // The driver goes next and takes with it what does not close.
            let _ = self.command("DELETE", "", &Value::Null);
        }
    }
}
