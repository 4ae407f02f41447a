//! Records that are none: a clear word, and the page goes on.

use browser_tests::{Browser, Screen, record};

use crate::kit::{paste, start};

/// Hands a text to the page; it has to say what is wrong and stay where it is.
fn refused(browser: &Browser, what: &str, text: &str) -> String {
    paste(browser, text);
    browser.wait(what, "document.querySelector('.notice p')?.innerText");
    let says = browser.text(".notice p");
    assert!(
        browser.has("main [data-game]"),
        "{what}: the start page is gone"
    );
    browser.click(".notice button");
    browser.wait(
        "the notice is closed",
        "!document.querySelector('.notice p')",
    );
    says
}

#[test]
fn a_hostile_record_gets_a_clear_message_and_the_page_goes_on() {
    let (site, browser) = start(Screen::Desktop, "en");
    let good = record("arkwright/tests/records/two-players.record");
    let altered = good.replace("2: found clothes", "2: found lamps");
    assert_ne!(altered, good);
    let other_game = good.replace("game: spinning-jenny", "game: whist");
    let other_data = good.replace("data: ", "data: 0000");
    let unknown_seat = good.replace("2: found clothes", "9: found clothes");
    let huge = format!("{good}{}", "# nothing\n".repeat(150_000));
    let binary: String = (0u32..4000)
        .filter_map(|n| char::from_u32(n * 7 % 3000))
        .collect();
    let link = site.link(&good, 0);
    let cut = good[..good.len() / 2]
        .rfind("\n2: ")
        .expect("both have chosen");
    let texts = [
        ("altered", altered),
        ("another game's", other_game),
        ("other numbers", other_data),
        ("a seat that is not there", unknown_seat),
        ("huge", huge),
        ("binary", binary),
        (
            "only a header",
            good.lines().take(3).collect::<Vec<_>>().join("\n"),
        ),
        ("cut in mid-line", good[..cut + "\n2: p".len()].to_owned()),
        ("a damaged link", link[..link.len() / 2].to_owned()),
        ("prose", "Call me Ishmael.".to_owned()),
    ];
    for (what, text) in &texts {
        let says = refused(&browser, what, text);
        assert!(says.len() > 12, "{what}: '{says}'");
        assert!(!says.contains("panicked"), "{what}: '{says}'");
    }
    // After all of that a game can still be played.
    browser.click("[data-game='spinning-jenny'] .play-bots");
    browser.wait_for_people();
    browser.newcomer_turn();
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn a_damaged_address_opens_the_start_page_with_a_word() {
    let (site, browser) = start(Screen::Desktop, "en");
    for fragment in [
        "r=",
        "r=AAAA",
        "r=!!!",
        "r=AAAA&m=99999999999999999999",
        "m=3&r=%00",
    ] {
        browser.goto("about:blank");
        browser.goto(&format!("{}#{fragment}", site.address));
        browser.wait(fragment, "document.querySelector('.notice p')?.innerText");
        assert!(browser.has("main [data-game]"), "{fragment}");
    }
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn what_is_wrong_with_a_record_is_said_in_the_language_of_the_page() {
    let (site, browser) = start(Screen::Desktop, "de");
    let good = record("arkwright/tests/records/two-players.record");
    let not_asked = good.replace("2: found clothes", "2: repay 1");
    let says = refused(&browser, "a refusal", &not_asked);
    assert!(
        says.contains("„repay 1“ ist hier nicht erlaubt: "),
        "{says}"
    );
    assert!(says.contains("(Spinning Jenny "), "{says}");
    let unknown_seat = good.replace("2: found clothes", "9: found clothes");
    let says = refused(&browser, "a seat that is not there", &unknown_seat);
    assert!(
        says.contains("„9“ ist kein Platz an diesem Tisch"),
        "{says}"
    );
    let link = site.link(&good, 0);
    let says = refused(&browser, "a damaged link", &link[..link.len() / 2]);
    assert!(says.contains("Der Link ist beschädigt"), "{says}");
    browser.assert_content();
}
