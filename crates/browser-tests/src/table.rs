//! What people do at a table: choose, confirm, wait for the others.

use std::thread::sleep;
use std::time::{Duration, Instant};

use client::SavedGame;

use crate::browser::Browser;

/// What the table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A person makes a turn: seat from 1, tentative choices, whether nothing is left to choose.
    Person {
        /// Whose turn it is, counted from 1.
        seat: u8,
        /// How many choices are made and not confirmed.
        tentative: usize,
        /// Whether only the confirmation is missing.
        complete: bool,
    },
    /// A bot thinks.
    Bot,
    /// Bots' moves are shown.
    Showing,
    /// The sheet of what ran by itself is open.
    Account,
    /// The game is over.
    Over,
    /// There is no table on the screen.
    Away,
}

/// How long a bot at the quick level may take at the most.
const BOTS: Duration = Duration::from_secs(60);

/// Finds the standing on the page.
const STANDING: &str = "(document.querySelector('main.end') ? 'over' \
    : document.querySelector('main.table')?.dataset.standing ?? 'away')";

/// Hands over all entries of the browser's storage.
const ENTRIES: &str = "const done = arguments[arguments.length - 1]; \
    const opening = indexedDB.open('millwright', 1); \
    opening.onupgradeneeded = () => opening.result.createObjectStore('games'); \
    opening.onsuccess = () => { \
      const all = opening.result.transaction('games').objectStore('games').getAll(); \
      all.onsuccess = () => { opening.result.close(); done(all.result); }; \
    };";

/// Puts an open sheet away by its key; in one step, since one that closes by itself must not leave the
/// key to the table.
const PUT_AWAY: &str = "if (!document.getElementById('account')) return; \
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }); \
    (document.activeElement ?? document.body).dispatchEvent(key);";

impl Browser {
    /// What the table waits for now.
    pub fn standing(&self) -> Standing {
        let text = self.js(&format!("return {STANDING}"), &[]);
        Standing::parse(text.as_str().unwrap_or_default())
    }

    /// How many entries of the game are confirmed.
    pub fn confirmed(&self) -> usize {
        self.confirmed_on_table().expect("there is a table")
    }

    /// The same while the table may already have given way to the end page.
    fn confirmed_on_table(&self) -> Option<usize> {
        let text = self.js(
            "return document.querySelector('main.table')?.dataset.confirmed",
            &[],
        );
        text.as_str()?.parse().ok()
    }

    /// Waits until a person is asked or the game is over; sheets of what ran by itself are skipped.
    pub fn wait_for_people(&self) -> Standing {
        let skip = "document.querySelector('[data-do=account-skip]')?.click()";
        self.wait_for(
            "a person is asked",
            &format!("({skip}, /^(person|over)/.test({STANDING}))"),
            BOTS,
        );
        self.standing()
    }

    /// Waits until the sheet of what ran by itself is open, as it comes in the game.
    pub fn wait_for_account(&self) {
        self.wait_for(
            "a sheet is open",
            &format!("{STANDING} === 'account'"),
            BOTS,
        );
        self.wait_css("#account .acc");
    }

    /// Answers who plays a game that came from elsewhere: people at every seat.
    pub fn seat_people(&self) {
        self.seat_everywhere("person");
    }

    /// The same with one and the same player at every seat, `person` or a bot as it is written.
    pub fn seat_everywhere(&self, player: &str) {
        self.wait_css(".seats-page select");
        self.js(
            "for (const seat of document.querySelectorAll('.seats-page select')) { \
               seat.value = arguments[0]; \
               seat.dispatchEvent(new Event('change', { bubbles: true })); \
             }",
            &[player.into()],
        );
        self.click(".open-table");
        self.wait_css("main.table");
    }

    /// The choices of the bar, in notation.
    pub fn bar(&self) -> Vec<String> {
        let actions = self.js(
            "return [...document.querySelectorAll('.choices [data-action]')].map((one) => one.dataset.action)",
            &[],
        );
        let actions = actions.as_array().cloned().unwrap_or_default();
        actions
            .iter()
            .filter_map(|action| action.as_str().map(str::to_owned))
            .collect()
    }

    /// The tentative turn, in notation.
    pub fn turn(&self) -> Vec<String> {
        let lines = self.js(
            "return [...document.querySelectorAll('.turn li.tentative code')].map((one) => one.textContent)",
            &[],
        );
        let lines = lines.as_array().cloned().unwrap_or_default();
        lines
            .iter()
            .filter_map(|line| line.as_str().map(str::to_owned))
            .collect()
    }

    /// Clicks a choice, wherever it is on the page; a marker is taken up before it is placed, and
    /// a strip of the mill that is folded away is opened.
    pub fn choose(&self, action: &str) {
        if let Some(placed) = action.strip_prefix("place ")
            && let Some((marker, _)) = placed.rsplit_once(' ')
        {
            self.click(&format!("[data-marker=\"{marker}\"]"));
        }
        self.js(
            "document.querySelector(`.mill-strip:not(.open) [data-action=\"${arguments[0]}\"]`) \
               ?.closest('.mill-strip').click()",
            &[action.into()],
        );
        self.click(&format!("[data-action=\"{action}\"]"));
    }

    /// All games as the browser has kept them, the last played first.
    pub fn all_kept(&self) -> Vec<SavedGame> {
        let texts = self.js_later(ENTRIES, &[]);
        let texts = texts.as_array().cloned().unwrap_or_default();
        let games = texts.iter().filter_map(|text| text.as_str());
        let mut games: Vec<SavedGame> = games.map(|text| SavedGame::read("", text)).collect();
        games.sort_by_key(|game| -game.played_at);
        games
    }

    /// The game on the table as the browser has kept it.
    pub fn kept(&self) -> SavedGame {
        let games = self.all_kept();
        games.into_iter().next().expect("a game under way is kept")
    }

    /// Waits until what is confirmed on the table is kept.
    pub fn wait_until_kept(&self) {
        let confirmed = self.confirmed();
        self.wait_until("the turn is kept", || {
            self.kept().entries as usize == confirmed
        });
    }

    /// Presses a button by what it does.
    pub fn press_button(&self, what: &str) {
        self.click(&format!("[data-do=\"{what}\"]"));
    }

    /// Makes a turn as a newcomer does: the first thing on offer, then the next until it can be confirmed.
    pub fn newcomer_turn(&self) {
        let Standing::Person { seat, .. } = self.standing() else {
            panic!("it is no person's turn");
        };
        let before = self.confirmed();
        for _ in 0..40 {
            match self.standing() {
                Standing::Person { complete: true, .. } => {}
                Standing::Person { .. } => self.choose_something(),
                _ => break,
            }
            self.press_button("confirm");
            if self.confirmed_on_table() != Some(before) {
                return;
            }
        }
        panic!("seat {seat} cannot end its turn");
    }

    /// Clicks something that a script of the game uncovers, such as behind a tab or below a sheet: the
    /// script gets its selector, marks it by `data-found` and says `seen` once it can be clicked, or
    /// `below a sheet`. Says whether it came into sight in the given time.
    pub fn click_where_it_lies(&self, uncover: &str, css: &str, patience: Duration) -> bool {
        let end = Instant::now() + patience;
        // The sheets are drawn a moment after a choice.
        loop {
            let found = self.js(uncover, &[css.into()]);
            if found == "seen" && self.try_click("[data-found]").is_ok() {
                return true;
            }
            if found == "below a sheet" {
                self.js(PUT_AWAY, &[]);
            }
            if Instant::now() > end {
                return false;
            }
            sleep(Duration::from_millis(25));
        }
    }

    /// Waits until what draws sheets is here: before, the game does not wait for any.
    pub fn wait_for_sheets(&self) {
        self.wait_css(":root[data-sheets]");
    }

    /// Makes one choice: the first of the bar, or a marker on its space, or anything on the board.
    pub fn choose_something(&self) {
        if let Some(first) = self.bar().first() {
            self.click(&format!(".choices [data-action=\"{first}\"]"));
        } else if self.has(".own-markers [data-marker]") {
            self.click(".own-markers [data-marker]");
            self.click(".own-markers [data-action^='place ']");
        } else {
            self.click("main [data-action]");
        }
    }
}

impl Standing {
    fn parse(text: &str) -> Standing {
        let mut words = text.split(' ');
        match words.next() {
            Some("person") => {
                let mut number = || words.next().and_then(|word| word.parse::<usize>().ok());
                let (seat, tentative) = (number().unwrap_or(0), number().unwrap_or(0));
                Standing::Person {
                    seat: seat as u8,
                    tentative,
                    complete: words.next() == Some("complete"),
                }
            }
            Some("bot") => Standing::Bot,
            Some("showing") => Standing::Showing,
            Some("account") => Standing::Account,
            Some("over") => Standing::Over,
            _ => Standing::Away,
        }
    }
}
