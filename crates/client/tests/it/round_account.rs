//! Accounts of the ends of rounds and of games, held against the boards.

use std::collections::HashSet;

use crate::kit::stored_canals;
use client::{Account, Beginning, account, accounts, interrupted, ledger};
use games::{AnyGame, AnyPlay};
use kanal::cards::Resource;
use kanal::{Board, CAMPAIGN_SCORING, Kanal, Phase, ROUND, SCORING, SOLO_ROUND};
use table::account::{Change, Form, Line, Note, RowKind, Value};
use table::{Arg, Message, Play, Rng, Seat, Seed};
use texts::{Lang, Texts};

/// Games by chance of every kind.
fn by_chance() -> Vec<(String, AnyPlay)> {
    let mut games = Vec::new();
    for n in 0..12_u64 {
        let (players, campaign) = [(1, "no"), (2, "no"), (1, "yes")][n as usize % 3];
        let option = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let mut options = vec![
            option("deck", ["a", "b"][n as usize / 3 % 2]),
            option("board", ["front", "blank"][n as usize / 6]),
        ];
        if players == 1 {
            options.push(option("campaign", campaign));
        }
        let game = AnyGame::new("oranienburger-kanal", players, &options, &[]);
        let game = game.expect("it is in the catalogue");
        let mut play = game.deal(Seed::new(&format!("rounds {n}")));
        play.turn_up();
        let mut rng = Rng::new(n);
        while play.asked().is_some() {
            let legal = play.legal();
            let action = &legal[rng.below(legal.len() as u32) as usize];
            play.act(action).expect("it is offered");
            play.turn_up();
        }
        games.push((format!("by chance {n}"), play));
    }
    games
}

fn every_game() -> Vec<(String, AnyPlay)> {
    let stored = stored_canals().into_iter();
    let stored = stored.map(|(name, play)| (name.to_owned(), play));
    stored.chain(by_chance()).collect()
}

fn all(play: &AnyPlay) -> Vec<Account> {
    accounts(play, Beginning::default(), play.entries().len())
}

fn canal(play: &AnyPlay) -> &Play<Kanal> {
    play.of::<Kanal>().expect("it is Oranienburger Kanal")
}

fn board(play: &AnyPlay, entries: usize) -> Board {
    *canal(play).board_after(entries).expect("it was there")
}

fn row<'a>(account: &'a Account, label: &str, seat: Option<Seat>) -> Vec<&'a Line> {
    let mut rows = account.form().steps.iter().flat_map(|step| step.rows);
    let place = rows.position(|row| row.label == label);
    let place = place.unwrap_or_else(|| panic!("there is a row {label}"));
    account.lines(place as u8, seat).collect()
}

fn moved(line: &Line) -> i64 {
    match line.value {
        Some(Value::Moved(amount) | Value::Result(amount)) => amount.count,
        _ => panic!("{line:?}"),
    }
}

fn said(play: &AnyPlay, message: &Message) -> String {
    let game = games::info(play.setup().game).expect("it is in the catalogue");
    let texts = Texts::of_game(Lang::En, game);
    texts.message(message, &|seat| texts.seat(seat))
}

fn words(play: &AnyPlay, lines: &[&Line]) -> Vec<String> {
    let words = lines.iter().filter_map(|line| line.words.as_ref());
    words.map(|words| said(play, words)).collect()
}

fn is_of(account: &Account, forms: &[&'static Form]) -> bool {
    forms.iter().any(|form| form.kind == account.form().kind)
}

#[test]
fn every_round_has_its_account_and_every_account_closes() {
    for (name, play) in every_game() {
        let accounts = all(&play);
        let last = board(&play, play.entries().len());
        let is_campaign = canal(&play).game().is_campaign();
        let ends = accounts
            .iter()
            .filter(|account| is_of(account, &[&SCORING, &CAMPAIGN_SCORING]));
        assert_eq!(ends.count(), if is_campaign { 3 } else { 1 }, "{name}");
        let rounds = match is_campaign {
            true => 21,
            false => usize::from(last.round),
        };
        assert_eq!(accounts.len(), rounds, "{name}");
        assert!(accounts.iter().all(|account| account.is_complete), "{name}");
        assert!(
            accounts.is_sorted_by_key(|account| account.begins),
            "{name}"
        );
        for found in &accounts {
            let again = account(&play, found.begins, play.entries().len());
            assert_eq!(again.as_ref(), Some(found), "{name}");
            let is_solo = play.setup().players == 1;
            let solo = is_of(found, &[&SOLO_ROUND]);
            let two = is_of(found, &[&ROUND]);
            assert!(!(is_solo && two || !is_solo && solo), "{name}");
        }
    }
}

#[test]
fn the_supply_of_an_account_agrees_with_the_boards() {
    let mut turned = 0;
    for (name, play) in every_game() {
        for account in all(&play) {
            let place = format!("{name}, entry {}", account.begins.entry);
            // The board when the wheel is first asked for has what the action phase left.
            let first = (account.begins.entry + 1..=account.last)
                .map(|n| board(&play, n))
                .find(|board| !matches!(board.phase, Phase::Refill { .. }));
            let last = board(&play, account.last);
            let after = board(&play, account.last + 1);
            for seat in Seat::all(play.setup().players) {
                let lines = row(&account, "kanal-account-turn", Some(seat));
                assert!(!lines.is_empty(), "{place}, {seat}");
                let of = Resource::MATERIALS.into_iter().chain([Resource::Thaler]);
                for resource in of {
                    let label = format!("word-{}", resource.word());
                    let lines = row(&account, &label, Some(seat));
                    let [line] = lines[..] else {
                        panic!("{place}: {lines:?}");
                    };
                    let Some(Value::Change(Change { from, to, .. })) = line.value else {
                        panic!("{place}: {line:?}");
                    };
                    turned += u32::from(from != to);
                    if let Some(first) = first {
                        assert_eq!(from, i64::from(first.industry(seat).held(resource)));
                    }
                    // The boards of a game of a campaign are cleared when it is over.
                    let is_cleared = after.part != last.part;
                    if !is_cleared {
                        let held = after.industry(seat).held(resource);
                        assert_eq!(to, i64::from(held), "{place}, {resource:?}");
                    }
                }
            }
        }
    }
    assert!(turned > 100, "{turned}");
}

#[test]
fn the_thaler_and_discs_of_an_account_agree_with_the_boards() {
    let mut returned = 0;
    for (name, play) in every_game() {
        for account in all(&play) {
            if !is_of(&account, &[&ROUND, &SOLO_ROUND]) {
                continue;
            }
            let place = format!("{name}, entry {}", account.begins.entry);
            let before = board(&play, account.last);
            let after = board(&play, account.last + 1);
            let lists = ["kanal-account-always", "kanal-account-unchosen"].map(|label| {
                let lines = row(&account, label, None);
                let words = lines[0].words.as_ref().expect("it says where");
                match words.args.last() {
                    Some(("spaces", Arg::Verbatim(list))) => list.clone(),
                    _ => String::new(),
                }
            });
            assert_eq!(lists[0], "1, 2, 3, 4", "{place}");
            for space in 5..=7_u8 {
                let (was, now) = (
                    before.thaler[usize::from(space) - 1],
                    after.thaler[usize::from(space) - 1],
                );
                let is_listed = lists[1].contains(&space.to_string());
                if after.blocked != space {
                    assert_eq!(now - was, u8::from(is_listed), "{place}, {space}");
                }
            }
            if play.setup().players == 1 {
                let lines = row(&account, "kanal-account-blocked", None);
                let due = format!("on action space {}", after.blocked);
                assert_eq!(words(&play, &lines), [due], "{place}");
                let lines = row(&account, "kanal-account-returned", None);
                returned += u32::from(lines[0].value.is_some());
            } else {
                let starts = Seat::all(2)
                    .filter(|seat| !row(&account, "kanal-account-start", Some(*seat)).is_empty());
                assert_eq!(starts.collect::<Vec<_>>(), [after.start], "{place}");
            }
            assert_eq!(account.next.len(), 1, "{place}");
        }
    }
    assert!(returned > 5, "{returned}");
}

#[test]
fn the_structures_of_an_account_are_those_of_the_display() {
    let (mut removed, mut none) = (0, 0);
    for (name, play) in every_game() {
        for account in all(&play) {
            if !is_of(&account, &[&ROUND, &SOLO_ROUND]) {
                continue;
            }
            let place = format!("{name}, entry {}", account.begins.entry);
            let after = board(&play, account.last + 1);
            let up = row(&account, "kanal-account-turned-up", None);
            let numbers: Vec<i64> = up.iter().filter_map(|line| number_of(line)).collect();
            for card in &numbers {
                assert!(after.display.contains(*card as u8), "{place}: {card}");
            }
            none += u32::from(numbers.is_empty());
            let stacks = row(&account, "kanal-account-stacks", None);
            let [green, orange, blue] = after.stacks;
            let due = format!("green {green}, orange {orange}, blue {blue}");
            assert!(words(&play, &stacks).contains(&due), "{place}: {stacks:?}");
            if play.setup().players == 1 {
                let gone = row(&account, "kanal-account-removed", None);
                assert!(!gone.is_empty(), "{place}");
                for card in gone.iter().filter_map(|line| number_of(line)) {
                    removed += 1;
                    assert!(!after.display.contains(card as u8), "{place}");
                }
            }
        }
    }
    assert!(removed > 20 && none < 200, "{removed}, {none}");
}

/// The number of the structure that a line names.
fn number_of(line: &Line) -> Option<i64> {
    let words = line.words.as_ref()?;
    words
        .args
        .iter()
        .find_map(|(name, arg)| match (*name, arg) {
            ("number", Arg::Number(number)) => Some(*number),
            _ => None,
        })
}

#[test]
fn the_prestige_of_an_account_is_that_of_the_scoring_pad_and_changes_add_up() {
    for (name, play) in every_game() {
        let game = canal(&play).game().clone();
        let mut totals = [None::<i64>; 2];
        for account in all(&play) {
            let place = format!("{name}, entry {}", account.begins.entry);
            let form = account.form();
            let total = form.rows() as u8 - 1;
            let last = board(&play, account.last);
            let after = board(&play, account.last + 1);
            for seat in Seat::all(play.setup().players) {
                let lines: Vec<&Line> = account.lines(total, Some(seat)).collect();
                let [line] = lines[..] else {
                    panic!("{place}: {lines:?}");
                };
                let Some(Value::Total { purse, change }) = line.value else {
                    panic!("{place}: {line:?}");
                };
                if is_of(&account, &[&CAMPAIGN_SCORING]) {
                    let before: i16 = last.totals[..usize::from(last.part)].iter().sum();
                    assert_eq!(purse.count - change.count, i64::from(before), "{place}");
                    totals = [None; 2];
                    continue;
                }
                let now = i64::from(game.score_pad(&after, seat).total());
                assert_eq!(purse.count, now, "{place}, {seat}");
                let seen = &mut totals[seat.index()];
                if let Some(before) = seen {
                    assert_eq!(change.count, now - *before, "{place}, {seat}");
                }
                *seen = Some(now);
            }
        }
    }
}

#[test]
fn the_final_scoring_has_a_row_for_each_category_and_a_verdict_for_one_player() {
    let mut verdicts = HashSet::new();
    for (name, play) in every_game() {
        let accounts = all(&play);
        for account in accounts
            .iter()
            .filter(|account| is_of(account, &[&SCORING, &CAMPAIGN_SCORING]))
        {
            let step = &account.form().steps[1];
            for seat in Seat::all(play.setup().players) {
                let rows = step
                    .rows
                    .iter()
                    .map(|of| row(account, of.label, Some(seat)));
                let lines: Vec<Vec<&Line>> = rows.collect();
                let sum: i64 = lines[..7].iter().map(|lines| moved(lines[0])).sum();
                match lines[7][0].value {
                    Some(Value::Total { purse, .. }) => assert_eq!(purse.count, sum, "{name}"),
                    Some(Value::Result(amount)) => assert_eq!(amount.count, sum, "{name}"),
                    _ => panic!("{name}: {:?}", lines[7]),
                }
            }
        }
        let end = accounts.last().expect("the game has ended");
        let total = end.form().rows() as u8 - 1;
        let line = end.lines(total, Some(Seat::new(0))).next();
        let verdict = line.and_then(|line| line.words.as_ref());
        assert_eq!(verdict.is_some(), play.setup().players == 1, "{name}");
        verdicts.extend(verdict.map(|verdict| verdict.id));
        let is_campaign = canal(&play).game().is_campaign();
        if is_campaign {
            let games = row(end, "kanal-account-games", Some(Seat::new(0)));
            let sum: i64 = games.iter().map(|line| moved(line)).sum();
            assert_eq!(games.len(), 3, "{name}");
            let outcome = play.outcome().expect("it is over");
            assert_eq!(sum, i64::from(outcome.score(Seat::new(0))), "{name}");
        }
    }
    assert_eq!(verdicts.len(), 2, "{verdicts:?}");
}

#[test]
fn an_account_is_interrupted_by_the_free_turns_and_known_so_far() {
    let mut asked = 0;
    for (name, play) in every_game() {
        for account in all(&play) {
            for entries in account.begins.entry + 1..=account.last {
                let place = format!("{name}, {entries}");
                let known = client::account(&play, account.begins, entries);
                let known = known.unwrap_or_else(|| panic!("{place}: it has begun"));
                assert!(!known.is_complete && known.next.is_empty(), "{place}");
                assert_eq!(interrupted(&play, entries), Some(account.begins), "{place}");
                match board(&play, entries).phase {
                    Phase::Refill { .. } => assert_eq!(known.known(), 0, "{place}"),
                    Phase::Wheel { .. } => {
                        asked += 1;
                        assert!(known.known() <= 1, "{place}");
                    }
                    other => panic!("{place}: {other:?}"),
                }
            }
        }
    }
    assert!(asked > 100, "{asked}");
}

#[test]
fn a_block_of_the_ledger_leads_to_its_account() {
    for (name, play) in stored_canals() {
        let led: Vec<Beginning> = ledger(&play)
            .iter()
            .filter_map(|block| block.account)
            .collect();
        let due: Vec<Beginning> = all(&play).iter().map(|account| account.begins).collect();
        assert_eq!(led, due, "{name}");
    }
}

#[test]
fn the_last_row_of_a_form_is_its_only_total() {
    for form in [&ROUND, &SOLO_ROUND, &SCORING, &CAMPAIGN_SCORING] {
        let rows: Vec<_> = form.steps.iter().flat_map(|step| step.rows).collect();
        assert_eq!(rows.len(), form.rows());
        let totals = rows.iter().filter(|row| row.kind == RowKind::Total);
        assert_eq!(totals.count(), 1);
        assert_eq!(rows.last().map(|row| row.kind), Some(RowKind::Total));
    }
}

#[test]
fn notes_are_written_into_rows_that_are_there() {
    for (name, play) in every_game() {
        let mut form = None;
        for entry in 0..play.entries().len() {
            let events = play.events_of(entry).into_iter();
            for note in events.flat_map(|event| event.notes) {
                match note {
                    Note::Open(opening) => form = Some(opening.form),
                    Note::Write { row, .. } => {
                        let rows = form.map_or(0, |form: &Form| form.rows());
                        assert!(usize::from(row) < rows, "{name}, {entry}: {row}");
                    }
                    _ => {}
                }
            }
        }
    }
}
