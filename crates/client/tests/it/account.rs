//! Accounts of productions and of ends of decades, held against the boards and the sale machine.

use crate::kit::stored;
use arkwright::{Arkwright, Board, DECADE, PRODUCTION, Phase, order_of_sale};
use client::{Account, Beginning, Reading, account, accounts, interrupted, ledger};
use games::{AnyEntry, AnyPlay};
use table::account::{Line, Note, RowKind, Value};
use table::{Arg, Message, Play, Rng, Seat};

fn all(play: &AnyPlay) -> Vec<Account> {
    accounts(play, Beginning::default(), play.entries().len())
}

fn jenny(play: &AnyPlay) -> &Play<Arkwright> {
    play.of::<Arkwright>().expect("it is Spinning Jenny")
}

/// Games by chance, with everything that goes wrong in them.
fn by_chance() -> Vec<AnyPlay> {
    let game = |n: u64| {
        let players = 2 + (n % 3) as u8;
        let game = games::AnyGame::new("spinning-jenny", players, &[], &[]).expect("it is known");
        let mut play = game.deal(table::Seed::new(&format!("accounts {n}")));
        let mut rng = Rng::new(n);
        while play.asked().is_some() {
            let legal = play.legal();
            let action = &legal[rng.below(legal.len() as u32) as usize];
            play.act(action).expect("it is offered");
            play.turn_up();
        }
        play
    };
    (0..12).map(game).collect()
}

fn every_game() -> Vec<(String, AnyPlay)> {
    let stored = stored().into_iter();
    let stored = stored.map(|(name, play)| (name.to_owned(), play));
    let played = by_chance().into_iter().enumerate();
    let played = played.map(|(n, play)| (format!("by chance {n}"), play));
    stored.chain(played).collect()
}

fn number(message: &Message, name: &str) -> i64 {
    let arg = message.args.iter().find(|(of, _)| *of == name);
    match arg {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{} has {other:?} for {name}", message.id),
    }
}

/// What the lines of a row come to.
fn moved(account: &Account, label: &str, seat: Seat) -> i64 {
    let lines = row(account, label, seat);
    let amounts = lines.iter().filter_map(|line| match line.value {
        Some(Value::Moved(amount) | Value::Result(amount)) => Some(amount.count),
        _ => None,
    });
    amounts.sum()
}

fn row<'a>(account: &'a Account, label: &str, seat: Seat) -> Vec<&'a Line> {
    let rows = account.form().steps.iter().flat_map(|step| step.rows);
    let place = rows.into_iter().position(|row| row.label == label);
    let place = place.unwrap_or_else(|| panic!("there is a row {label}"));
    account.lines(place as u8, Some(seat)).collect()
}

fn board(play: &AnyPlay, entries: usize) -> Board {
    *jenny(play).board_after(entries).expect("it was there")
}

/// The board before the account: with what the choice did that led to it, which the coins told
/// before the account tell.
fn cash_before(play: &AnyPlay, account: &Account, seat: Seat) -> i64 {
    let begins = account.begins;
    let before = board(play, begins.entry).company(seat).cash;
    let told = play.events_of(begins.entry);
    let earlier = told[..begins.event]
        .iter()
        .filter(|event| event.seat == Some(seat));
    i64::from(before)
        + earlier
            .flat_map(|event| &event.moved)
            .map(|moved| moved.count)
            .sum::<i64>()
}

#[test]
fn every_production_and_every_decade_but_the_last_has_its_account() {
    for (name, play) in every_game() {
        let accounts = all(&play);
        let of = |kind| {
            accounts
                .iter()
                .filter(move |account| account.form().kind == kind)
        };
        assert_eq!(of(PRODUCTION.kind).count(), 12, "{name}");
        assert_eq!(of(DECADE.kind).count(), 2, "{name}");
        assert!(accounts.iter().all(|account| account.is_complete), "{name}");
        assert!(
            accounts.is_sorted_by_key(|account| account.begins),
            "{name}"
        );
        for found in &accounts {
            assert_eq!(
                account(&play, found.begins, play.entries().len()).as_ref(),
                Some(found),
                "{name}"
            );
        }
    }
}

#[test]
fn the_cash_of_an_account_agrees_with_the_boards() {
    let mut sales = 0;
    for (name, play) in every_game() {
        for account in all(&play) {
            let after = board(&play, account.last + 1);
            for seat in Seat::all(after.players) {
                let place = format!("{name}, entry {}, seat {seat}", account.begins.entry);
                let cash = cash_before(&play, &account, seat);
                let rows = if account.form().kind == PRODUCTION.kind {
                    let result = moved(&account, "account-result", seat);
                    let parts = ["account-income", "account-wages", "account-machines"];
                    let sum: i64 = parts.iter().map(|row| moved(&account, row, seat)).sum();
                    assert_eq!(result, sum, "{place}");
                    result
                } else {
                    moved(&account, "account-fee", seat)
                };
                let mut raised = 0;
                let lines = row(&account, "account-cash", seat);
                assert_eq!(lines.is_empty(), account.apart(seat).is_some(), "{place}");
                for line in lines {
                    match &line.value {
                        Some(Value::Change(change)) => {
                            assert_eq!((change.from, change.to), (cash, cash + rows), "{place}");
                        }
                        Some(Value::Loss(loss)) => {
                            sales += 1;
                            raised = number(&loss.left, "raised");
                            assert_eq!(number(&loss.left, "cash"), cash, "{place}");
                            assert_eq!(number(&loss.left, "now"), cash + rows + raised, "{place}");
                            assert!(raised > 0, "{place}");
                        }
                        other => panic!("{place}: {other:?}"),
                    }
                }
                let now = row(&account, "account-now", seat);
                let Some(Value::Total { purse, .. }) = now[0].value else {
                    panic!("{place}: no total");
                };
                assert_eq!(purse.count, cash + rows + raised, "{place}");
                assert_eq!(purse.count, i64::from(after.company(seat).cash), "{place}");
                let game = jenny(&play).game();
                let worth = now[0]
                    .words
                    .as_ref()
                    .expect("it says what shares are worth");
                let portfolio = i64::from(game.portfolio(&after, seat));
                assert_eq!(number(worth, "portfolio"), portfolio, "{place}");
            }
        }
    }
    assert!(sales > 10, "only {sales} payments were short");
}

#[test]
fn every_step_of_the_share_value_has_its_reason() {
    for (name, play) in every_game() {
        for account in all(&play) {
            if account.form().kind != PRODUCTION.kind {
                continue;
            }
            let after = board(&play, account.last + 1);
            for seat in Seat::all(after.players) {
                let place = format!("{name}, entry {}, seat {seat}", account.begins.entry);
                if account.apart(seat).is_some() {
                    assert!(row(&account, "account-reasons", seat).is_empty(), "{place}");
                    continue;
                }
                let steps = |label: &str| -> i64 {
                    let lines = row(&account, label, seat);
                    let steps = lines.iter().filter_map(|line| match line.value {
                        Some(Value::Steps(steps)) => Some((steps, &line.words)),
                        _ => None,
                    });
                    steps
                        .inspect(|(steps, why)| assert!(*steps != 0 && why.is_some(), "{place}"))
                        .map(|(steps, _)| steps)
                        .sum()
                };
                let rise = row(&account, "account-space", seat);
                let Some(Value::Change(rise)) = rise[0].value else {
                    panic!("{place}: no space");
                };
                assert_eq!(rise.to - rise.from, steps("account-reasons"), "{place}");
                let losses = row(&account, "account-cash", seat);
                let falls: i64 = losses
                    .iter()
                    .filter_map(|line| match &line.value {
                        Some(Value::Loss(loss)) => Some(number(&loss.fall, "spaces")),
                        _ => None,
                    })
                    .sum();
                let end = rise.to - falls + steps("account-distribution");
                assert_eq!(end, i64::from(after.company(seat).space), "{place}");
            }
        }
    }
}

/// A production that asked nobody whether he sells from store is the bare rule.
#[test]
fn the_calls_of_an_account_are_those_of_the_sale_machine() {
    let mut compared = 0;
    for (name, play) in every_game() {
        for account in all(&play) {
            if account.form().kind != PRODUCTION.kind {
                continue;
            }
            let entry = account.begins.entry;
            let asks = |n| matches!(board(&play, n).phase, Phase::Sale(_));
            let before = board(&play, entry);
            let is_plain = matches!(play.entries().nth(entry), Some(AnyEntry::Act { action, .. }) if action == "done");
            if !is_plain || (entry + 1..=account.last).any(asks) {
                continue;
            }
            let game = jenny(&play).game();
            let good = before.active();
            let demand = game.demand(&before, good);
            let sellers = game.sellers(&before, good);
            let due = order_of_sale(
                demand,
                before.importers[good.index()],
                &sellers,
                before.start,
            );
            let sold = account
                .cells
                .iter()
                .filter_map(|cell| Some((cell.group?, cell.seat)));
            let due = due.iter().map(|sold| (i64::from(sold.call), sold.seller));
            assert!(sold.clone().eq(due), "{name}, entry {entry}");
            let left = account
                .cells
                .iter()
                .filter(|cell| cell.group.is_none())
                .count();
            assert_eq!(
                left,
                usize::from(demand).saturating_sub(sold.count()),
                "{name}"
            );
            compared += 1;
        }
    }
    assert!(compared > 40, "only {compared} sales were compared");
}

#[test]
fn an_account_that_a_decision_interrupts_is_known_so_far() {
    let (mut sales, mut stores) = (0, 0);
    for (name, play) in every_game() {
        for account in all(&play) {
            for entries in account.begins.entry + 1..=account.last {
                let known = client::account(&play, account.begins, entries);
                let known = known.unwrap_or_else(|| panic!("{name}: it has begun"));
                assert!(!known.is_complete && known.next.is_empty(), "{name}");
                assert!(account.cells.starts_with(&known.cells), "{name}");
                match board(&play, entries).phase {
                    Phase::Sale(_) => {
                        sales += 1;
                        assert_eq!(known.known(), 0, "{name}");
                        assert!(known.cells.len() < account.cells.len(), "{name}");
                    }
                    Phase::Storage(_) => {
                        stores += 1;
                        assert_eq!(known.known(), 3, "{name}");
                        assert_eq!(known.cells, account.cells, "{name}");
                    }
                    other => panic!("{name}: {other:?}"),
                }
                assert_eq!(interrupted(&play, entries), Some(account.begins), "{name}");
                // The table may look at it from the middle on as well.
                let later = accounts(&play.at(entries), account.begins, entries);
                assert_eq!(later.first(), Some(&known), "{name}");
            }
        }
    }
    assert!(sales > 5 && stores > 5, "{sales} sales, {stores} stores");
}

#[test]
fn the_end_of_a_decade_tells_levels_workers_and_fees() {
    let mut obsolete = 0;
    for (name, play) in every_game() {
        let accounts = all(&play);
        let decades = accounts
            .iter()
            .filter(|account| account.form().kind == DECADE.kind);
        for account in decades {
            let before = board(&play, account.begins.entry);
            let after = board(&play, account.last + 1);
            assert_eq!(before.phase, Phase::NameStartPlayer, "{name}");
            let starts = Seat::all(after.players)
                .filter(|seat| !row(account, "account-start-player", *seat).is_empty());
            assert_eq!(starts.collect::<Vec<_>>(), [after.start], "{name}");
            for seat in Seat::all(after.players) {
                let extra: i64 = row(account, "account-extra", seat)
                    .iter()
                    .filter(|line| line.sign.is_some())
                    .filter_map(|line| line.words.as_ref())
                    .map(|words| number(words, "count"))
                    .sum();
                let on_mats = |board: &Board| -> i64 {
                    let company = board.company(seat);
                    let goods = arkwright::Good::ALL;
                    goods
                        .map(|good| i64::from(company.factory(good).extra))
                        .iter()
                        .sum()
                };
                assert_eq!(extra, on_mats(&after) - on_mats(&before), "{name}");
                obsolete += extra;
            }
            assert!(account.next.iter().any(|next| next.id == "importer-moved"));
        }
    }
    assert!(obsolete > 10);
}

#[test]
fn a_block_of_the_ledger_leads_to_its_account() {
    for (name, play) in stored() {
        let accounts = all(&play);
        let blocks = ledger(&play);
        let led: Vec<Beginning> = blocks.iter().filter_map(|block| block.account).collect();
        let due: Vec<Beginning> = accounts.iter().map(|account| account.begins).collect();
        assert_eq!(led, due, "{name}");
        for block in blocks {
            let is_production = block.caption.ends_with("production");
            assert!(
                !is_production || block.account.is_some(),
                "{name}: {}",
                block.caption
            );
        }
    }
}

#[test]
fn a_form_has_a_total_as_its_last_row_and_numbers_its_rows_through() {
    for form in [&PRODUCTION, &DECADE] {
        let rows: Vec<_> = form.steps.iter().flat_map(|step| step.rows).collect();
        assert_eq!(rows.len(), form.rows());
        let totals = rows.iter().filter(|row| row.kind == RowKind::Total);
        assert_eq!(totals.count(), 1);
        assert_eq!(rows.last().map(|row| row.kind), Some(RowKind::Total));
        let steps: Vec<usize> = (0..rows.len()).map(|row| form.step_of(row as u8)).collect();
        assert!(steps.is_sorted());
        assert_eq!(steps.last(), Some(&(form.steps.len() - 1)));
    }
}

#[test]
fn notes_are_written_into_rows_that_are_there() {
    for (name, play) in every_game() {
        for entry in 0..play.entries().len() {
            let mut form = None;
            for note in play
                .events_of(entry)
                .into_iter()
                .flat_map(|event| event.notes)
            {
                match note {
                    Note::Open(opening) => form = Some(opening.form),
                    Note::Write { row, .. } => {
                        let rows = form.map_or(PRODUCTION.rows(), |form| form.rows());
                        assert!(usize::from(row) < rows, "{name}");
                    }
                    _ => {}
                }
            }
        }
    }
}

#[test]
fn an_account_is_read_cell_by_cell_then_step_by_step_and_back() {
    let (_, play) = stored().remove(2);
    let accounts = all(&play);
    let account = &accounts[0];
    let (cells, steps) = (account.cells.len(), account.form().steps.len());
    assert!(cells > 2);
    let mut reading = Reading::default();
    for told in 0..cells {
        assert_eq!((reading.cells, reading.written(account)), (told, 0));
        assert!(reading.tick(account));
    }
    for step in 1..=steps {
        assert_eq!(reading.written(account), step);
        assert_eq!(reading.tick(account), step < steps);
    }
    assert_eq!(reading, Reading::whole(account));
    for step in (0..steps - 1).rev() {
        reading.back();
        assert_eq!((reading.step, reading.written(account)), (step, step + 1));
    }
    reading.back();
    assert!(reading.is_at_start(account) && reading.tells(account));
    assert!(reading.next(account));
    assert_eq!((reading.step, reading.cells), (0, cells));
}

#[test]
fn nothing_is_interrupted_outside_of_an_account() {
    for (name, play) in stored() {
        let accounts = all(&play);
        for entries in 0..=play.entries().len() {
            let within =
                |account: &&Account| (account.begins.entry + 1..=account.last).contains(&entries);
            let due = accounts.iter().find(within).map(|account| account.begins);
            assert_eq!(interrupted(&play, entries), due, "{name}, {entries}");
        }
    }
}
