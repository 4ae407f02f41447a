//! Water Frame at its table: whole games, stored moments, and everybody who may sit there.

mod everybody;
mod moments;
mod play;
mod sights;

use std::time::Duration;

use browser_tests::{Browser, PATIENCE, Site, Standing, keys, record};
use games::{AnyEntry, AnyPlay};
use table::Arg;
use texts::{Lang, Texts};

use crate::kit::lay_table;

/// Stored games in which every event is met and every tile is used, two events in each decade.
const THREE: &str = "bots/tests/records/water-frame-three.record";
const FOUR: &str = "bots/tests/records/water-frame-four.record";
const CARD: &str = "[data-game='water-frame']";

fn stored(path: &str) -> AnyPlay {
    AnyPlay::replay(&record(path), &[]).expect("it is stored")
}

/// What something is called in the page.
fn called(lang: Lang, id: &str) -> String {
    let info = games::info("water-frame").expect("the catalogue has it");
    let none: &[(&str, Arg)] = &[];
    Texts::of_game(lang, info).get(id, none)
}

/// Lays a table by the form.
fn lay(browser: &Browser, seats: &[&str], predetermined: bool, seed: &str) {
    browser.click(&format!("{CARD} .set-table"));
    browser.wait_css(".new-table");
    lay_table(browser, seats, predetermined, seed);
}

/// A table that was opened by a link: people at every seat.
fn open(site: &Site, browser: &Browser, path: &str, entries: usize) {
    browser.goto("about:blank");
    browser.goto(&site.link_to_play(&record(path), entries));
    browser.seat_people();
    browser.wait_css("main.table[data-standing^=person]");
    browser.wait_for_sheets();
}

/// The choices of a stored game from an entry on, without what was turned up.
fn choices(play: &AnyPlay, from: usize) -> Vec<String> {
    let acts = play.entries().skip(from).filter_map(|entry| match entry {
        AnyEntry::Act { action, .. } => Some(action),
        AnyEntry::Reveal(_) => None,
    });
    acts.collect()
}

/// After how many entries a choice is asked for that a stored game makes, and the choice.
fn made(play: &AnyPlay, is: impl Fn(&AnyPlay, &str) -> bool) -> (usize, String) {
    let mut entries = play.entries().enumerate();
    let found = entries.find_map(|(n, entry)| match entry {
        AnyEntry::Act { action, .. } if is(&play.at(n), &action) => Some((n, action)),
        _ => None,
    });
    found.expect("the stored games have it")
}

/// Finds a choice that can be seen and marks it; opens the part in which it lies where it cannot.
const UNCOVER: &str = r#"
    document.querySelectorAll('[data-found]').forEach((one) => one.removeAttribute('data-found'));
    const css = arguments[0];
    const all = [...document.querySelectorAll(css)];
    const seen = all.find((one) => {
      const { visibility, pointerEvents } = getComputedStyle(one);
      return one.getBoundingClientRect().width > 0 && visibility === 'visible' && pointerEvents !== 'none';
    });
    if (seen) { seen.setAttribute('data-found', ''); return 'seen'; }
    const parts = { 'work-mill': 'mill', 'work-harbour': 'harbour', 'work-tiles': 'tiles',
      'sheet-offer': 'offer', 'sheet-special-markers': 'special', 'sheet-own-markers': 'own' };
    if (document.getElementById('account')) return 'below a sheet';
    const tabs = ['mill', 'market', 'harbour', 'rivals', 'forecast', 'ledger'];
    for (const one of all) {
      const tab = tabs.indexOf(one.closest('[data-tab]')?.dataset.tab);
      const row = document.querySelector('.tabs');
      if (tab >= 0 && row?.getClientRects().length) row.children[tab].click();
      for (const [place, part] of Object.entries(parts)) {
        if (one.closest(`.${place}`)) document.querySelector(`.panes [data-part=${part}]`)?.click();
      }
      one.closest('.mill-strip:not(.open)')?.click();
      return 'covered';
    }
    // A strip of the mill that is folded has no ladder; a tile asks for its factory once it is clicked,
    // a ship for its pier, and a warehouse worker for another place.
    const [verb, what, size] = css.match(/"(.*)"/)[1].split(' ');
    const place = what === 'column' ? `column ${size}` : what;
    const folded = verb === 'restaff' ? `.h-place[data-take="${place}"][aria-pressed=false]`
      : verb !== 'take' ? `[data-unfold="${what}"]`
      : what === 'ship' ? `[data-take="ship-${size}"][aria-expanded=false]`
      : `.offers [data-take="tile-${what}"][aria-pressed=false]`;
    document.querySelector(folded)?.click();
    return 'nowhere';"#;

/// How long a button is looked for that need not be there.
const A_MOMENT: Duration = Duration::from_millis(500);

/// How many choices of the present turn are made.
fn tentative(browser: &Browser) -> usize {
    match browser.standing() {
        Standing::Person { tentative, .. } => tentative,
        _ => 0,
    }
}

/// Makes a choice by clicks: a marker is taken in hand before it is placed. Only which goods are kept
/// may have no button, and is typed.
fn act(browser: &Browser, action: &str) {
    let before = tentative(browser);
    let mut words = action.split(' ');
    if words.next() == Some("place") {
        let paid = action.find(" paying ").unwrap_or(action.len());
        let placed = &action["place ".len()..paid];
        let (marker, _) = placed.rsplit_once(' ').expect("a marker and a space");
        let css = format!("[data-marker=\"{marker}\"]");
        let taken = browser.click_where_it_lies(UNCOVER, &css, PATIENCE);
        assert!(taken, "{marker} is nowhere to be taken in hand");
    }
    let may_be_typed = action.starts_with("keep ");
    let patience = if may_be_typed { A_MOMENT } else { PATIENCE };
    if !browser.click_where_it_lies(UNCOVER, &format!("[data-action=\"{action}\"]"), patience) {
        assert!(
            may_be_typed,
            "{action} is nowhere to be clicked\n{}",
            browser.describe()
        );
        browser.type_into("#command-line", action);
        browser.press(keys::ENTER);
    }
    browser.wait_until(&format!("{action} is made"), || tentative(browser) > before);
}

/// Makes the choices of a stored game by clicks, and confirms each turn.
fn follow(browser: &Browser, choices: &[String]) {
    let mut choices = choices.iter();
    loop {
        match browser.wait_for_people() {
            Standing::Person { complete: true, .. } => browser.press_button("confirm"),
            Standing::Person { .. } => match choices.next() {
                Some(action) => act(browser, action),
                None => return,
            },
            _ => {
                assert_eq!(choices.len(), 0, "the game is over too early");
                return;
            }
        }
    }
}
