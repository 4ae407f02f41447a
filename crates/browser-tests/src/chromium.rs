//! Finds and starts Chromium with its driver.

use std::env;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::{Value, json};

/// What to do where there is no browser.
const INSTALL: &str = "\
the browser tests need Chromium and its driver: on Debian and Ubuntu `apt-get install chromium \
chromium-driver`, elsewhere install Chrome or Chromium with the chromedriver of the same version \
and put both into the PATH, or name them in CHROMIUM and CHROMEDRIVER";

/// Without a closed network's refusals in the log, and without the first-run pages.
const FLAGS: &[&str] = &[
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
    // Bots' moves are not waited for; the scenario that looks at them switches motion on.
    "--force-prefers-reduced-motion",
];

/// The screen in front of which somebody sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// 1440 by 1150.
    Desktop,
    /// 1440 by 900.
    Laptop,
    /// 1280 by 720.
    LowLaptop,
    /// 1024 by 768.
    Small,
    /// 390 by 844, with a finger.
    Phone,
}

impl Screen {
    /// Width and height.
    pub fn size(self) -> (u32, u32) {
        match self {
            Screen::Desktop => (1440, 1150),
            Screen::Laptop => (1440, 900),
            Screen::LowLaptop => (1280, 720),
            Screen::Small => (1024, 768),
            Screen::Phone => (390, 844),
        }
    }
}

/// Finds the browser and its driver.
///
/// # Errors
/// What to install where they are missing.
pub fn find() -> Result<(PathBuf, PathBuf), String> {
    let named = |variable: &str, names: &[&str]| {
        if let Some(path) = env::var_os(variable) {
            return Some(PathBuf::from(path));
        }
        let path = env::var_os("PATH")?;
        let folders: Vec<PathBuf> = env::split_paths(&path).collect();
        let candidates = names
            .iter()
            .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
        candidates.into_iter().find(|program| program.is_file())
    };
    let browser = named(
        "CHROMIUM",
        &["chromium", "chromium-browser", "google-chrome"],
    );
    let driver = named("CHROMEDRIVER", &["chromedriver"]);
    browser.zip(driver).ok_or_else(|| INSTALL.to_owned())
}

/// A running driver; it ends with this value, and with this program however that ends.
pub(crate) struct Driver {
    keeper: Child,
    pub(crate) address: SocketAddr,
    browser: PathBuf,
    profile: PathBuf,
}

/// Runs the driver until nobody holds the other end of its input any more; then ends the whole group,
/// driver and browser, and removes the profile.
const KEEPER: &str = "\"$0\" --port=0 & exec >&-; read -r _; trap '' TERM; kill -TERM 0; wait; \
    rm -rf \"$1\" || { sleep 1; rm -rf \"$1\"; }";

/// How often the driver is started anew.
const START_ATTEMPTS: usize = 5;

impl Driver {
    /// Starts the driver on a free port; now and then another program takes that port before it does,
    /// and it ends without a word.
    pub(crate) fn start() -> Result<Driver, String> {
        let attempts = (0..START_ATTEMPTS).map(|_| Driver::start_once());
        let mut trouble = String::new();
        for attempt in attempts {
            match attempt {
                Ok(driver) => return Ok(driver),
                Err(error) => trouble = error,
            }
        }
        Err(trouble)
    }

    fn start_once() -> Result<Driver, String> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let (browser, driver) = find()?;
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let profile = env::temp_dir().join(format!("millwright-{}-{count}", std::process::id()));
        std::fs::create_dir_all(&profile).map_err(|error| format!("no profile: {error}"))?;
        let mut keeper = Command::new("sh");
        keeper.args(["-c", KEEPER]).arg(&driver).arg(&profile);
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut keeper, 0);
        let mut keeper = keeper
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("cannot start {}: {error}", driver.display()))?;
        let said = keeper.stdout.take().expect("stdout was piped above");
        let mut lines = BufReader::new(said).lines();
        let port = lines.by_ref().find_map(|line| {
            let line = line.ok()?;
            let (_, port) = line.split_once("started successfully on port ")?;
            port.trim_end_matches('.').parse::<u16>().ok()
        });
        // Whatever else it says must not fill the pipe.
        std::thread::spawn(move || lines.for_each(drop));
        let Some(port) = port else {
            end(&mut keeper);
            return Err(format!("{} did not say its port", driver.display()));
        };
        Ok(Driver {
            keeper,
            address: SocketAddr::from(([127, 0, 0, 1], port)),
            browser,
            profile,
        })
    }

    /// What a session is asked for.
    pub(crate) fn capabilities(&self, lang: &str) -> Value {
        let mut args: Vec<String> = FLAGS.iter().map(|flag| (*flag).to_owned()).collect();
        args.push(format!("--user-data-dir={}", self.profile.display()));
        args.push(format!("--lang={lang}"));
        args.push(format!("--accept-lang={lang}"));
        json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": {
                "binary": self.browser,
                "args": args,
                "prefs": { "intl.accept_languages": lang },
            },
            "goog:loggingPrefs": { "browser": "ALL" },
            "unhandledPromptBehavior": "accept",
        }}})
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        end(&mut self.keeper);
    }
}

/// Lets go of what the keeper reads from, and waits until it has tidied up.
fn end(keeper: &mut Child) {
    drop(keeper.stdin.take());
    let _ = keeper.wait();
}
