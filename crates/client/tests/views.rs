//! What is read out of a finished game: ledger, plots, links, saved games.

mod kit;

use arkwright::Good;
use client::{
    MOST_LINK_BYTES, Orders, Player, SavedGame, from_fragment, ledger, series, to_fragment,
};
use games::AnyPlay;
use kit::{STORED, stored};
use table::Seat;

#[test]
fn the_coins_of_the_ledger_add_up_to_the_cash_at_every_moment() {
    for (name, play) in stored() {
        let AnyPlay::Arkwright(jenny) = &play;
        let lines: Vec<_> = ledger(&play)
            .into_iter()
            .flat_map(|block| block.lines)
            .collect();
        for moment in 0..=play.entries().len() {
            let board = jenny.board_after(moment).expect("it was there");
            for seat in Seat::all(board.players) {
                let coins: i64 = lines
                    .iter()
                    .filter(|line| line.entry < moment && line.seat == Some(seat))
                    .map(|line| line.coins)
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
            let of_production = |line: &&client::Line| {
                matches!(
                    line.message.id,
                    "produced" | "sold" | "paid-wages" | "stored"
                )
            };
            let lines = block.lines.iter();
            assert!(
                produces || !lines.clone().any(|line| of_production(&line)),
                "{name}"
            );
            let economy = |line: &client::Line| line.message.id == "importer-moved";
            assert!(!produces || !lines.clone().any(economy), "{name}");
        }
    }
}

#[test]
fn the_plots_have_the_start_and_one_point_for_each_production() {
    for (name, play) in stored() {
        let AnyPlay::Arkwright(jenny) = &play;
        let points = series(jenny).points;
        let places: Vec<_> = points
            .iter()
            .map(|point| (point.year, point.good))
            .collect();
        let mut due = vec![(1760, None)];
        for year in [1770, 1780, 1790] {
            due.extend(Good::ALL.map(|good| (year, Some(good))));
        }
        assert_eq!(places, due, "{name}");
        assert!(points.is_sorted_by_key(|point| point.entry), "{name}");
    }
}

#[test]
fn a_point_holds_what_the_board_holds_then() {
    for (name, play) in stored() {
        let AnyPlay::Arkwright(jenny) = &play;
        for point in series(jenny).points {
            let board = jenny.board_after(point.entry).expect("it was there");
            for seat in Seat::all(board.players) {
                let company = board.company(seat);
                let value = jenny.game().share_value(board, seat);
                assert_eq!(point.cash[seat.index()], company.cash, "{name}");
                assert_eq!(point.space[seat.index()], company.space, "{name}");
                assert_eq!(point.value[seat.index()], value, "{name}");
                assert_eq!(
                    point.portfolio[seat.index()],
                    u16::from(company.shares) * u16::from(value),
                    "{name}"
                );
            }
        }
    }
}

#[test]
fn goods_sold_add_up_to_what_the_ledger_says_was_sold() {
    for (name, play) in stored() {
        let AnyPlay::Arkwright(jenny) = &play;
        let sold = series(jenny).sold;
        for seat in Seat::all(play.setup().players) {
            let counted: u32 = sold[seat.index()]
                .iter()
                .flatten()
                .map(|n| u32::from(*n))
                .sum();
            let told: i64 = ledger(&play)
                .iter()
                .flat_map(|block| &block.lines)
                .filter(|line| line.message.id == "sold" && line.seat == Some(seat))
                .filter_map(|line| {
                    let count = line.message.args.iter().find(|(name, _)| *name == "count");
                    match count {
                        Some((_, table::Arg::Number(count))) => Some(*count),
                        _ => None,
                    }
                })
                .sum();
            assert_eq!(i64::from(counted), told, "{name}, seat {seat}");
            assert!(counted > 0, "{name}: seat {seat} sold nothing at all");
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
        let mut players = vec![kit::bot("greedy@200ms"); seats];
        players[0] = Player::Person;
        // A moment at which the person is asked, and no small question is open.
        let moment = (play.entries().len() / 2..)
            .find(|moment| {
                let then = play.at(*moment);
                then.asked() == Some(Seat::new(0)) && then.small_question().is_none()
            })
            .expect("the person is asked again");
        let mut session = kit::session(play.at(moment), players.clone(), Orders::asking());
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
        assert_eq!(opened.orders(Seat::new(0)), &Orders::asking());
        assert_eq!(opened.play().name(Seat::new(0)), Some("Ruth"));
    }
}

#[test]
fn only_what_was_confirmed_is_saved() {
    let mut session = kit::two_people();
    let before = session.play().digest();
    kit::choose(&mut session, &["place distribution 4", "distribute food 2"]);
    let saved = SavedGame::of(&session, "one", 0).expect("it began with its set-up");
    let opened = saved.open().expect("the record is sound");
    assert_eq!(opened.play().digest(), before);
    assert!(opened.tentative_turn().is_empty());
}

#[test]
fn a_saved_game_with_a_damaged_record_says_so() {
    let session = kit::two_people();
    let mut saved = SavedGame::of(&session, "one", 0).expect("it began with its set-up");
    saved.record.truncate(saved.record.len() / 3);
    assert!(saved.open().is_err());
}
