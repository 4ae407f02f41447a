//! Pictures of a dozen moments, at both widths, light and dark, and contact sheets of them.

use std::fs;
use std::path::{Path, PathBuf};

use browser_tests::{Browser, Screen, Site, asked_in, beginning, by_chance, first_asked, record};
use client::{Account, Beginning};
use games::AnyPlay;
use serde_json::json;
use table::Seat;

/// How a moment is reached.
enum Way {
    /// The start page.
    Start,
    /// A stored game, at the first question of this kind after so many entries.
    Asked(&'static str, &'static str, usize),
    /// The same with a part of the table open that shares its place with others.
    Open(&'static str, &'static str, usize, &'static str),
    /// A game of so many that chance has played, with every expert variant or none, at the first
    /// question of this kind after so many entries.
    Chance(u8, bool, &'static str, usize),
    /// The same with a part of the table open that shares its place with others.
    ChanceOpen(u8, bool, &'static str, usize, &'static str),
    /// A stored game with the sheet of the first account that is so, opened from the ledger.
    Account(&'static str, fn(&Account) -> bool),
    /// A stored game after its end.
    End(&'static str),
    /// A stored game, looked at from the end at a moment of the past.
    Past(&'static str, usize),
    /// A button of the start page.
    Button(&'static str),
}

const TWO: &str = "arkwright/tests/records/two-players.record";
const THREE: &str = "arkwright/tests/records/three-players.record";
const FOUR: &str = "arkwright/tests/records/four-players.record";
const GREEDY: &str = "bots/tests/records/greedy.record";
const RANDOM: &str = "bots/tests/records/random.record";

const MOMENTS: &[(&str, Way)] = &[
    ("start", Way::Start),
    ("foundation", Way::Asked(TWO, "prompt-foundation", 0)),
    (
        "administration",
        Way::Asked(GREEDY, "prompt-administration", 20),
    ),
    ("factory", Way::Asked(THREE, "prompt-factory", 10)),
    ("workers", Way::Asked(GREEDY, "prompt-workers", 20)),
    ("machinery", Way::Asked(FOUR, "prompt-machinery", 10)),
    ("prices", Way::Asked(GREEDY, "prompt-prices", 60)),
    (
        "stock exchange",
        Way::Asked(TWO, "prompt-stock-exchange", 10),
    ),
    ("late game", Way::Asked(FOUR, "prompt-administration", 140)),
    ("price", Way::Asked(TWO, "prompt-price", 0)),
    (
        "light marker",
        Way::Asked(TWO, "prompt-pick-light-marker", 0),
    ),
    ("stored goods", Way::Asked(TWO, "prompt-sale", 0)),
    ("warehouse", Way::Asked(TWO, "prompt-storage", 0)),
    (
        "start player",
        Way::Asked(FOUR, "prompt-name-start-player", 0),
    ),
    (
        "last exchange",
        Way::Asked(FOUR, "prompt-final-exchange", 0),
    ),
    (
        "production",
        Way::Account(GREEDY, |account| account.cells.len() > 9),
    ),
    (
        "emergency sale",
        Way::Account(RANDOM, |account| {
            Seat::all(4).any(|seat| account.has_loss(seat))
        }),
    ),
    (
        "end of the decade",
        Way::Account(FOUR, |account| account.form().sequence.is_none()),
    ),
    ("the past", Way::Past(GREEDY, 90)),
    ("end", Way::End(GREEDY)),
    ("guided game", Way::Button(".btn.learn")),
];

const ALONE: &str = "bots/tests/records/kanal-planner.record";
const PAIR: &str = "bots/tests/records/kanal-planner-two.record";
const BLANK: &str = "kanal/tests/records/two-players.record";
const CAMPAIGN: &str = "kanal/tests/records/campaign.record";

/// The same of the second game.
const CANAL: &[(&str, Way)] = &[
    (
        "starting routes",
        Way::Asked(BLANK, "kanal-ask-starting-routes", 0),
    ),
    ("first action", Way::Asked(ALONE, "kanal-ask-space", 0)),
    (
        "a structure and a route",
        Way::Asked(ALONE, "kanal-ask-actions", 38),
    ),
    ("later action", Way::Asked(ALONE, "kanal-ask-space", 102)),
    ("effects", Way::Asked(ALONE, "kanal-ask-effect", 90)),
    ("placing for free", Way::Asked(ALONE, "kanal-ask-place", 0)),
    (
        "activations wait",
        Way::Asked(ALONE, "kanal-ask-activation", 117),
    ),
    ("building", Way::Asked(ALONE, "kanal-ask-build", 130)),
    ("free turn", Way::Asked(ALONE, "kanal-ask-wheel", 100)),
    ("two players", Way::Asked(PAIR, "kanal-ask-actions", 150)),
    (
        "end of a round",
        Way::Account(ALONE, |account| account.begins.entry > 80),
    ),
    ("campaign", Way::Asked(CAMPAIGN, "kanal-ask-space", 150)),
    ("the past", Way::Past(PAIR, 200)),
    ("end", Way::End(ALONE)),
    ("end of two", Way::End(PAIR)),
    (
        "cards",
        Way::Button("[data-game='oranienburger-kanal'] .cards"),
    ),
    (
        "guided game",
        Way::Button(".btn.learn[data-game='oranienburger-kanal']"),
    ),
];

const WATER_THREE: &str = "bots/tests/records/water-frame-three.record";
const WATER_FOUR: &str = "bots/tests/records/water-frame-four.record";
const WATER_GREEDY: &str = "bots/tests/records/water-frame-greedy.record";

/// The same of the full version of the first.
const WATER: &[(&str, Way)] = &[
    ("foundation", Way::Asked(WATER_FOUR, "prompt-foundation", 0)),
    (
        "table",
        Way::Asked(WATER_GREEDY, "prompt-administration", 150),
    ),
    (
        "table of four",
        Way::Asked(WATER_FOUR, "prompt-administration", 300),
    ),
    (
        "harbour",
        Way::Open(WATER_FOUR, "prompt-administration", 350, "harbour"),
    ),
    (
        "tiles",
        Way::Open(WATER_FOUR, "prompt-administration", 350, "tiles"),
    ),
    (
        "all mills",
        Way::Open(WATER_FOUR, "prompt-administration", 350, "all"),
    ),
    (
        "tiles on offer",
        Way::Asked(WATER_FOUR, "prompt-special-marker", 200),
    ),
    (
        "special markers",
        Way::Open(WATER_FOUR, "prompt-special-marker", 200, "special"),
    ),
    (
        "stock exchange",
        Way::Asked(WATER_THREE, "prompt-stock-exchange", 100),
    ),
    ("factory", Way::Asked(WATER_THREE, "prompt-factory", 150)),
    ("prices", Way::Asked(WATER_THREE, "prompt-prices", 200)),
    ("shipment", Way::Asked(WATER_THREE, "prompt-shipment", 400)),
    ("ship action", Way::Asked(WATER_THREE, "prompt-ship", 0)),
    ("patron", Way::Asked(WATER_THREE, "prompt-patron", 0)),
    ("firing", Way::Asked(WATER_FOUR, "prompt-firing", 200)),
    ("luddism", Way::Asked(WATER_THREE, "prompt-luddism", 0)),
    (
        "last exchange",
        Way::Asked(WATER_FOUR, "prompt-final-exchange", 0),
    ),
    (
        "production with a shipment",
        Way::Account(WATER_FOUR, |account| {
            account.begins.entry > 300 && account.form().sequence.is_some()
        }),
    ),
    (
        "end of the decade",
        Way::Account(WATER_FOUR, |account| {
            account.begins.entry > 200 && account.form().sequence.is_none()
        }),
    ),
    ("the past", Way::Past(WATER_THREE, 300)),
    ("end", Way::End(WATER_FOUR)),
    (
        "guided game",
        Way::Button(".btn.learn[data-game='water-frame']"),
    ),
];

/// The same of the card game.
const CARDS: &[(&str, Way)] = &[
    ("action", Way::Chance(4, false, "prompt-action", 0)),
    ("price", Way::Chance(4, false, "prompt-price", 60)),
    (
        "development",
        Way::Chance(4, false, "prompt-development", 120),
    ),
    ("quality", Way::Chance(3, false, "prompt-quality", 40)),
    (
        "exchange",
        Way::ChanceOpen(3, false, "prompt-action", 100, "exchange"),
    ),
    ("shipping", Way::Chance(4, false, "prompt-shipping", 60)),
    ("two players", Way::Chance(2, false, "prompt-price", 80)),
    (
        "factories to choose",
        Way::Chance(3, true, "prompt-open", 0),
    ),
    (
        "expert action",
        Way::ChanceOpen(4, true, "prompt-action", 200, "choices"),
    ),
    ("late action", Way::Chance(4, true, "prompt-action", 300)),
    (
        "guided game",
        Way::Button(".btn.learn[data-game='card-game']"),
    ),
];

/// The options of every expert variant.
const EXPERT: &[(&str, &str)] = &[
    ("decade-restrictions", "yes"),
    ("chosen-factories", "yes"),
    ("no-ships", "yes"),
    ("expert-supply", "yes"),
    ("bought-shares", "yes"),
    ("extra-production", "yes"),
    ("early-shipping", "yes"),
];

/// What stands before the names of a game's pictures, and its moments.
const GAMES: [(&str, &[(&str, Way)]); 4] = [
    ("", MOMENTS),
    ("canal-", CANAL),
    ("water-", WATER),
    ("cards-", CARDS),
];

/// How the moments are looked at: the screen, whether it is dark, the language.
const LOOKS: &[(Screen, bool, &str)] = &[
    (Screen::Desktop, false, "en"),
    (Screen::Desktop, true, "en"),
    (Screen::Phone, false, "en"),
    (Screen::Phone, true, "en"),
    (Screen::Small, false, "en"),
    (Screen::Laptop, false, "en"),
    (Screen::Laptop, true, "en"),
    (Screen::LowLaptop, true, "de"),
    (Screen::Desktop, false, "de"),
    (Screen::Phone, false, "de"),
];

/// A name for files, such as `1440x1150-dark` or `390x844-light-de`.
fn kind_of(screen: Screen, dark: bool, lang: &str) -> String {
    let (width, height) = screen.size();
    let theme = if dark { "dark" } else { "light" };
    match lang {
        "en" => format!("{width}x{height}-{theme}"),
        lang => format!("{width}x{height}-{theme}-{lang}"),
    }
}

fn main() {
    let folder = std::env::args_os().nth(1).map(PathBuf::from);
    let Some(folder) = folder else {
        eprintln!(
            "usage: screenshots FOLDER [START OF THE PICTURES' NAMES [LOOK, SUCH AS 390x844-light-de]]"
        );
        std::process::exit(2);
    };
    let only = std::env::args().nth(2);
    fs::create_dir_all(&folder).expect("the folder for pictures can be made");
    let site = Site::open();
    let look = std::env::args().nth(3);
    let looks = LOOKS.iter().filter(|(screen, dark, lang)| {
        let kind = kind_of(*screen, *dark, lang);
        look.as_ref().is_none_or(|look| *look == kind)
    });
    let wanted = |(before, _): &&(&str, _)| only.as_ref().is_none_or(|only| only == before);
    let games: Vec<_> = GAMES.iter().filter(wanted).collect();
    let looks = looks.flat_map(|look| games.iter().map(move |game| (look, *game)));
    for ((screen, dark, lang), (before, moments)) in looks {
        let kind = kind_of(*screen, *dark, lang);
        let mut taken = Vec::new();
        for (name, way) in *moments {
            // A browser of its own for each: nothing of the moment before is left.
            let browser = Browser::open(*screen, lang);
            browser.set_dark(*dark);
            go(&browser, &site, way);
            let file = format!("{before}{}-{kind}.png", name.replace(' ', "-"));
            browser.keep_picture(&folder.join(&file));
            for complaint in browser.complaints() {
                eprintln!("{file}: {complaint}");
            }
            taken.push((*name, file));
        }
        let sheet = format!("sheet-{before}{kind}");
        contact_sheet(&folder, &sheet, *screen, &taken);
        println!("{}", folder.join(format!("{sheet}.png")).display());
    }
}

fn go(browser: &Browser, site: &Site, way: &Way) {
    match way {
        Way::Start => browser.goto(&site.address),
        Way::Asked(path, question, after) => {
            let text = record(path);
            let entries = first_asked(&text, question, *after);
            browser.goto(&site.link(&beginning(&text, entries), entries));
            browser.seat_people();
        }
        Way::Open(path, question, after, part) => {
            go(browser, site, &Way::Asked(path, question, *after));
            // On a phone the parts lie below each other behind a tab.
            browser.js(
                "const part = document.querySelector(`[data-part=${arguments[0]}]`); \
                 const tabs = document.querySelector('.tabs'); \
                 if (tabs.getClientRects().length) tabs.children[2].click(); \
                 else part.click();",
                &[json!(part)],
            );
        }
        Way::Chance(players, expert, question, after) => {
            let options = if *expert { EXPERT } else { &[] };
            let play = by_chance("card-game", *players, options, "pictures");
            let entries = asked_in(&play, question, *after)
                .or_else(|| asked_in(&play, question, 0))
                .unwrap_or_else(|| panic!("{question} is never asked"));
            let record = play.at(entries).record().expect("it was dealt here");
            browser.goto(&site.link(&record.to_string(), usize::MAX));
            browser.seat_people();
        }
        Way::ChanceOpen(players, expert, question, after, part) => {
            go(
                browser,
                site,
                &Way::Chance(*players, *expert, question, *after),
            );
            browser.js(
                "const tabs = document.querySelector('.tabs'); \
                 if (tabs.getClientRects().length) tabs.children[1].click(); \
                 document.querySelector(`[data-part=${arguments[0]}]`).click()",
                &[json!(part)],
            );
        }
        Way::Account(path, wanted) => {
            let text = record(path);
            let play = AnyPlay::replay(&text, &[]).unwrap_or_else(|error| panic!("{error}"));
            let accounts = client::accounts(&play, Beginning::default(), usize::MAX);
            let account = accounts.into_iter().find(wanted);
            let entries = account.expect("there is such an account").last + 1;
            browser.goto(&site.link(&beginning(&text, entries), entries));
            browser.seat_people();
            // The ledger may be a pane behind others.
            browser.js(
                "document.querySelector('.panes :nth-last-child(3)')?.click()",
                &[],
            );
            browser.wait_css("[data-do=account]");
            browser.js("document.querySelector('[data-do=account]').click()", &[]);
            browser.wait_css("#account .acc");
        }
        Way::End(path) => browser.goto(&site.link(&record(path), usize::MAX)),
        Way::Past(path, moment) => browser.goto(&site.link(&record(path), *moment)),
        Way::Button(css) => {
            browser.goto(&site.address);
            browser.wait_css(css);
            browser.click(css);
            browser.wait_css("main.table, main article");
        }
    }
    browser.wait("the page", "document.querySelector('main')");
    browser.js("document.querySelector('.notice button')?.click()", &[]);
    // Fonts and the first motion have settled.
    std::thread::sleep(std::time::Duration::from_millis(300));
}

/// Puts the pictures of one kind side by side.
fn contact_sheet(folder: &Path, name: &str, screen: Screen, taken: &[(&str, String)]) {
    let (width, height) = screen.size();
    let (columns, thumb) = match screen {
        Screen::Desktop | Screen::Laptop | Screen::LowLaptop => (3, 640),
        Screen::Small => (4, 512),
        Screen::Phone => (6, 390),
    };
    let thumb_height = height * thumb / width;
    let figures: String = taken
        .iter()
        .map(|(title, file)| {
            format!("<figure><img src=\"{file}\" width=\"{thumb}\"><figcaption>{title}</figcaption></figure>")
        })
        .collect();
    let html = format!(
        "<!doctype html><meta charset=\"utf-8\"><style>\
         body{{margin:12px;background:#888;font:16px sans-serif;display:grid;\
         grid-template-columns:repeat({columns},{thumb}px);gap:12px}}\
         figure{{margin:0}}img{{display:block}}</style>{figures}"
    );
    let page = folder.join(format!("{name}.html"));
    fs::write(&page, html).expect("the folder for pictures can be written to");
    let rows = (taken.len() as u32).div_ceil(columns);
    let browser = Browser::open(Screen::Desktop, "en");
    browser.set_size(
        24 + columns * (thumb + 12),
        24 + rows * (thumb_height + 36),
        false,
    );
    let page = fs::canonicalize(&page).expect("it was written above");
    browser.goto(&format!("file://{}", page.display()));
    browser.js("return document.images.length", &[json!(null)]);
    browser.keep_picture(&folder.join(format!("{name}.png")));
    fs::remove_file(&page).expect("it was written above");
}
