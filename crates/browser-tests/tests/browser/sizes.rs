//! What has to be in sight on the screens people have, from a small laptop to a large monitor.

use browser_tests::Screen;
use serde_json::json;

use crate::kit::start;
use crate::pointing::begin_guided;

/// Width and height of the window.
const SIZES: [(u32, u32); 9] = [
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1536, 720),
    (1600, 859),
    (1920, 937),
    (1920, 1250),
    (2560, 1250),
    (2560, 1440),
];

/// The job market has 20 rows, a line of demand above them and the fired workers below.
const LEAST_MARKET: f64 = 240.0;

/// What of some elements lies outside the sheet or the window around them.
const BEYOND: &str = "\
    const beyond = []; \
    for (const one of document.querySelectorAll('.forecast-table td, .forecast-table th, .tools > *')) { \
      const box = one.getBoundingClientRect(); \
      const around = one.closest('.forecast, body').getBoundingClientRect(); \
      if (box.width && box.right > Math.min(around.right, innerWidth) + 1) \
        beyond.push(`${one.className} ${one.textContent} by ${Math.round(box.right - around.right)}`); \
    } \
    return beyond;";

#[test]
fn the_job_market_the_forecast_and_the_tools_have_their_room_on_every_screen() {
    for game in ["water-frame", "spinning-jenny"] {
        let (_site, browser) = start(Screen::Laptop, "en");
        begin_guided(&browser, game);
        for (width, height) in SIZES {
            browser.set_size(width, height, false);
            let at = format!("{game} at {width} by {height}");
            assert_eq!(browser.js(BEYOND, &[]), json!([]), "{at}");
            let market = browser.js(
                "return document.querySelector('.jm').getBoundingClientRect().height",
                &[],
            );
            let market = market.as_f64().unwrap_or_default();
            assert!(
                market > LEAST_MARKET,
                "{at}: {market} px for the job market"
            );
            let overlaid = "const heads = [...document.querySelectorAll('.jm .head')]; \
                const rows = [...document.querySelectorAll('.jm .spot, .jm .seeker')]; \
                const end = Math.max(...heads.map((head) => head.getBoundingClientRect().bottom)); \
                return rows.filter((row) => row.getBoundingClientRect().top < end - 1).length";
            assert_eq!(browser.js(overlaid, &[]), json!(0), "{at}");
        }
        browser.assert_content();
    }
}
