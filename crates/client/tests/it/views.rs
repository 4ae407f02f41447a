//! What is read out of a finished game: ledger, plots, links, saved games.

use crate::kit::{STORED, stored};
use arkwright::{Arkwright, Good};
use client::{MOST_LINK_BYTES, Player, SavedGame, from_fragment, ledger, series, to_fragment};
use table::{Seat, Unit};

const POUNDS: Unit = Unit("pounds");

#[test]
fn the_coins_of_the_ledger_add_up_to_the_cash_at_every_moment() {
    for (name, play) in stored() {
        let jenny = play.of::<Arkwright>().expect("it is Spinning Jenny");
        let blocks = ledger(&play);
        let lines: Vec<_> = blocks.iter().flat_map(|block| &block.lines).collect();
        for moment in 0..=play.entries().len() {
            let board = jenny.board_after(moment).expect("it was there");
            for seat in Seat::all(board.players) {
                let coins: i64 = lines
                    .iter()
                    .filter(|line| line.seat == Some(seat))
                    .flat_map(|line| &line.parts)
                    .filter(|part| part.entry < moment)
                    .flat_map(|part| &part.moved)
                    .inspect(|moved| assert_eq!(moved.unit, POUNDS, "{name}"))
                    .map(|moved| moved.count)
                    .sum();
                let cash = i64::from(board.company(seat).cash);
                assert_eq!(coins, cash, "{name}, seat {seat}, moment {moment}");
            }
        }
    }
}

#[test]
fn the_ledger_has_two_blocks_for_every_cycle_actions_and_production() {
    for (name, play) in stored() {
        let blocks = ledger(&play);
        let cycles: Vec<&str> = blocks
            .iter()
            .map(|block| block.caption.as_str())
            .filter(|caption| Good::ALL.iter().any(|good| caption.contains(good.word())))
            .collect();
        let due: Vec<String> = [1770, 1780, 1790]
            .into_iter()
            .flat_map(|year| Good::ALL.map(|good| format!("{year} {}", good.word())))
            .flat_map(|cycle| [cycle.clone(), format!("{cycle} production")])
            .collect();
        assert_eq!(cycles, due, "{name}");
        for block in &blocks {
            let produces = block.caption.ends_with("production");
            let of_production = |part: &client::Part| {
                matches!(
                    part.message.id,
                    "produced" | "sold" | "paid-wages" | "stored"
                )
            };
            let mut parts = block.lines.iter().flat_map(|line| &line.parts);
            assert!(produces || !parts.clone().any(of_production), "{name}");
            let economy = |part: &client::Part| part.message.id == "importer-moved";
            assert!(!produces || !parts.any(economy), "{name}");
        }
    }
}

#[test]
fn the_ledger_tells_a_sale_as_a_sum_and_leaves_its_calls_out() {
    for (name, play) in stored() {
        let entries = 0..play.entries().len();
        let events: Vec<_> = entries.flat_map(|n| play.events_of(n)).collect();
        let calls = events.iter().filter(|event| event.detail).count();
        let blocks = ledger(&play);
        let told = |id| {
            let lines = blocks.iter().flat_map(|block| &block.lines);
            let parts = lines.flat_map(|line| &line.parts);
            parts.filter(|part| part.message.id == id).count()
        };
        assert!(calls > 0 && told("sold") > 0, "{name}");
        assert_eq!(told("called") + told("called-importer"), 0, "{name}");
    }
}

#[test]
fn the_series_has_a_point_wherever_the_game_says_so() {
    for (name, play) in stored() {
        let series = series(&play);
        assert_eq!(series.kinds, play.series(), "{name}");
        let points: Vec<(usize, String)> = series
            .points
            .iter()
            .map(|point| (point.entries, point.caption.clone()))
            .collect();
        let due: Vec<(usize, String)> = (0..play.entries().len())
            .filter_map(|entry| Some((entry + 1, play.point_after(entry)?)))
            .collect();
        assert_eq!(points, due, "{name}");
        let captions: Vec<&str> = points.iter().map(|(_, caption)| caption.as_str()).collect();
        assert_eq!(captions.first(), Some(&"1760"), "{name}");
        assert_eq!(captions.last(), Some(&"1790 lamps"), "{name}");
    }
}

#[test]
fn a_point_of_the_series_holds_what_the_board_holds_then() {
    for (name, play) in stored() {
        let jenny = play.of::<Arkwright>().expect("it is Spinning Jenny");
        let series = series(&play);
        let ids: Vec<&str> = series.kinds.iter().map(|kind| kind.id).collect();
        assert_eq!(ids, ["value", "portfolio", "cash"]);
        assert!(series.kinds.iter().all(|kind| kind.unit == POUNDS));
        for point in series.points {
            let board = jenny.board_after(point.entries).expect("it was there");
            for seat in Seat::all(board.players) {
                let company = board.company(seat);
                let value = i64::from(jenny.game().share_value(board, seat));
                let portfolio = i64::from(company.shares) * value;
                assert_eq!(
                    point.values[seat.index()],
                    [value, portfolio, i64::from(company.cash)],
                    "{name}"
                );
            }
            let seats = usize::from(board.players);
            assert!(point.values[seats..].iter().all(Vec::is_empty), "{name}");
        }
    }
}

#[test]
fn a_whole_stored_game_fits_into_a_link() {
    for (name, text) in STORED {
        let fragment = to_fragment(text, 40).unwrap_or_else(|| panic!("{name} is too long"));
        assert!(fragment.len() < MOST_LINK_BYTES);
        assert_eq!(from_fragment(&fragment), Ok((text.to_owned(), Some(40))));
    }
}

#[test]
fn a_saved_game_opens_as_it_was() {
    for (name, play) in stored() {
        let seats = usize::from(play.setup().players);
        let mut players = vec![crate::kit::bot("greedy@200ms"); seats];
        players[0] = Player::Person;
        // A moment at which the person is asked, and no small question is open.
        let moment = (play.entries().len() / 2..)
            .find(|moment| {
                let then = play.at(*moment);
                then.asked() == Some(Seat::new(0)) && then.small_question().is_none()
            })
            .expect("the person is asked again");
        let mut session =
            crate::kit::session(play.at(moment), players.clone(), crate::kit::asking());
        session.set_name(Seat::new(0), "Ruth");
        let saved = SavedGame::of(&session, "one", 17).expect("it began with its set-up");
        assert!(saved.your_turn && !saved.over, "{name}");
        assert_eq!((saved.played_at, saved.id.as_str()), (17, "one"));
        let text = serde_json::to_string(&saved).expect("it is plain data");
        let read = SavedGame::read(&saved.id, &text);
        assert_eq!(read, saved);
        let opened = read.open().expect("the record is sound");
        assert_eq!(opened.play().digest(), session.play().digest(), "{name}");
        assert_eq!(opened.players(), session.players());
        assert_eq!(opened.orders(Seat::new(0)), &crate::kit::asking());
        assert_eq!(opened.play().name(Seat::new(0)), Some("Ruth"));
    }
}

#[test]
fn only_what_was_confirmed_is_saved() {
    let mut session = crate::kit::two_people();
    let before = session.play().digest();
    crate::kit::choose(&mut session, &["place distribution 4", "distribute food 2"]);
    let saved = SavedGame::of(&session, "one", 0).expect("it began with its set-up");
    let opened = saved.open().expect("the record is sound");
    assert_eq!(opened.play().digest(), before);
    assert!(opened.tentative_turn().is_empty());
}

#[test]
fn a_saved_game_with_a_damaged_record_says_so() {
    let session = crate::kit::two_people();
    let mut saved = SavedGame::of(&session, "one", 0).expect("it began with its set-up");
    saved.record.truncate(saved.record.len() / 3);
    assert!(saved.open().is_err());
}
