//! The card game at its table: whole games, its moments, and everybody who may sit there.

mod everybody;
mod moments;
mod play;
mod variants;

use browser_tests::{Browser, PATIENCE, Site, Standing, keys};
use games::AnyPlay;

const CARD: &str = "[data-game='card-game']";

/// Every expert variant.
const EXPERT: &[&str] = &[
    "decade-restrictions",
    "chosen-factories",
    "no-ships",
    "expert-supply",
    "bought-shares",
    "extra-production",
    "early-shipping",
];

/// A whole game that chance has played.
fn by_chance(players: u8, expert: bool, seed: &str) -> AnyPlay {
    let options = EXPERT.iter().filter(|_| expert);
    let options: Vec<(&str, &str)> = options.map(|option| (*option, "yes")).collect();
    browser_tests::by_chance("card-game", players, &options, seed)
}

/// A table that was opened by a link: people at every seat.
fn open(site: &Site, browser: &Browser, play: &AnyPlay, entries: usize) {
    let record = play.at(entries).record().expect("it was dealt here");
    browser.goto("about:blank");
    browser.goto(&site.link(&record.to_string(), usize::MAX));
    browser.seat_people();
    browser.wait_css("main.table[data-standing^=person]");
    browser.wait_for_sheets();
    browser.js("document.querySelector('.notice button')?.click()", &[]);
}

/// Finds a choice that can be seen and marks it; opens the part in which it lies where it cannot.
const UNCOVER: &str = r#"
    document.querySelectorAll('[data-found]').forEach((one) => one.removeAttribute('data-found'));
    if (document.getElementById('account')) return 'below a sheet';
    const all = [...document.querySelectorAll(arguments[0])];
    const seen = all.find((one) => one.getBoundingClientRect().width > 0);
    if (seen) { seen.setAttribute('data-found', ''); return 'seen'; }
    const row = document.querySelector('.tabs');
    const tabs = ['price', 'factories', 'market', 'cards', 'rivals', 'ledger'];
    for (const one of all) {
      const tab = tabs.indexOf(one.closest('[data-tab]')?.dataset.tab);
      if (tab >= 0 && row?.getClientRects().length) row.children[tab].click();
      const part = one.closest('.cg-part')?.className.match(/of-([a-z]+)/)?.[1];
      if (part) document.querySelector(`[data-part=${part}]`).click();
      return 'covered';
    }
    // One part of the factories' sheet has every choice.
    if (row?.getClientRects().length) row.children[1].click();
    document.querySelector('[data-part=choices]')?.click();
    return 'nowhere';"#;

/// How many choices of the present turn are made.
fn tentative(browser: &Browser) -> usize {
    match browser.standing() {
        Standing::Person { tentative, .. } => tentative,
        _ => 0,
    }
}

/// Makes a choice by a click.
fn act(browser: &Browser, action: &str) {
    let before = tentative(browser);
    let css = format!("[data-action=\"{action}\"]");
    let found = browser.click_where_it_lies(UNCOVER, &css, PATIENCE);
    assert!(
        found,
        "{action} is nowhere to be clicked\n{}",
        browser.describe()
    );
    browser.wait_until(&format!("{action} is made"), || tentative(browser) > before);
}
