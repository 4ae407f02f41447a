//! What the accounts of the card game say besides sums: where a question belongs, what was declined, shared
//! or saved, and what comes next.

use cardgame::{Board, CardGame, DECADE, NEUTRAL_DECADE, PRODUCTION, Phase};
use client::{
    Account, Beginning, Player, Session, Standing, account, accounts, interrupted,
    tentative_account,
};
use games::{AnyGame, AnyPlay};
use table::account::{Line, Value};
use table::{Orders, Rng, Seat, Seed, Told};

/// Whole games that are kept beside the engine.
const STORED: [&str; 4] = [
    include_str!("../../../cardgame/tests/records/expert.record"),
    include_str!("../../../cardgame/tests/records/four-players.record"),
    include_str!("../../../cardgame/tests/records/three-players.record"),
    include_str!("../../../cardgame/tests/records/some-variants.record"),
];

/// Stored games, and games by chance with two to four players in which nobody runs out of money
/// soon: prices are chosen for goods that are sold, and cards are taken often.
fn games() -> Vec<AnyPlay> {
    let game = |n: u64| {
        let players = 2 + (n % 3) as u8;
        let game = AnyGame::new("card-game", players, &[], &[]);
        let game = game.expect("it is in the catalogue");
        let mut play = game.deal(Seed::new(&format!("sheets {n}")));
        play.turn_up();
        let mut rng = Rng::new(n);
        while play.asked().is_some() {
            let legal = play.legal();
            let preferred = [
                "appeal 5",
                "appeal 4",
                "take developer",
                "take entrepreneur",
            ];
            let wanted = legal.iter().find(|action| {
                let is_preferred = preferred.contains(&action.as_str());
                is_preferred && rng.below(4) > 0
            });
            let by_chance = &legal[rng.below(legal.len() as u32) as usize];
            let action = wanted.unwrap_or(by_chance).clone();
            play.act(&action).expect("it is offered");
            play.turn_up();
        }
        play
    };
    let stored = STORED.map(|text| AnyPlay::replay(text, &[]).expect("a stored record is sound"));
    (0..24).map(game).chain(stored).collect()
}

fn all(play: &AnyPlay) -> Vec<Account> {
    accounts(play, Beginning::default(), play.entries().len())
}

fn board(play: &AnyPlay, entries: usize) -> Board {
    let play = play.of::<CardGame>().expect("it is the card game");
    *play.board_after(entries).expect("it was there")
}

fn is_production(account: &Account) -> bool {
    account.form().kind == PRODUCTION.kind
}

fn row<'a>(account: &'a Account, label: &str, seat: Option<Seat>) -> Vec<&'a Line> {
    let mut rows = account.form().steps.iter().flat_map(|step| step.rows);
    let place = rows.position(|row| row.label == label);
    let place = place.unwrap_or_else(|| panic!("there is a row {label}"));
    account.lines(place as u8, seat).collect()
}

fn ids(lines: &[&Line]) -> Vec<&'static str> {
    let words = lines.iter().filter_map(|line| line.words.as_ref());
    words.map(|words| words.id).collect()
}

fn moved(lines: &[&Line]) -> i64 {
    let moved = lines.iter().map(|line| match line.value {
        Some(Value::Moved(amount)) => amount.count,
        _ => 0,
    });
    moved.sum()
}

#[test]
fn a_question_marks_the_step_it_belongs_to() {
    let mut asked = [0; 5];
    for play in games() {
        for found in all(&play) {
            assert_eq!(found.asks, None, "it is complete");
            for entries in found.begins.entry + 1..=found.last {
                let known = account(&play, found.begins, entries).expect("it has begun");
                let due = match board(&play, entries).phase {
                    Phase::Shift | Phase::Patron | Phase::StoredSale => 0,
                    Phase::Shipping | Phase::Customs | Phase::Storage => 1,
                    Phase::Bonus | Phase::Tie => 3,
                    Phase::Entrepreneur => 4,
                    Phase::StartPlayer => 1,
                    other => panic!("{other:?}"),
                };
                // Who leaves a tie as it is may be asked about the start player without anything
                // that happened in between.
                let was_tie = board(&play, entries - 1).phase == Phase::Tie;
                assert!(known.asks == Some(due) || was_tie && known.asks == Some(3));
                asked[due] += 1;
            }
        }
    }
    assert!(asked[0] > 0 && asked[1] > 0 && asked[3] > 0, "{asked:?}");
}

#[test]
fn costs_are_shown_whole_and_what_cards_save_beside_them() {
    let mut saved = 0;
    for play in games() {
        let game = play.of::<CardGame>().expect("it is the card game").game();
        for account in all(&play).iter().filter(|account| is_production(account)) {
            let before = board(&play, account.last);
            for seat in Seat::all(play.setup().players) {
                let lines = row(account, "account-fixed", Some(seat));
                if ids(&lines).contains(&"account-developer") {
                    saved += 1;
                    let factory = before.company(seat).factory(before.good());
                    let tile = &game.components().factories[before.good().index()]
                        [usize::from(factory.side) - 1];
                    let less = game.components().cards.developer_saves;
                    let due = i64::from(tile.fixed.saturating_sub(less));
                    assert_eq!(moved(&lines), -due);
                }
            }
        }
    }
    assert!(saved > 0, "{saved}");
}

#[test]
fn every_account_but_the_last_says_what_comes_next() {
    for play in games() {
        let accounts = all(&play);
        for account in &accounts[..accounts.len() - 1] {
            assert!(!account.next.is_empty(), "{account:?}");
        }
    }
}

#[test]
fn only_two_players_have_a_row_for_the_neutral_player() {
    for play in games() {
        let decades = all(&play);
        for account in decades.iter().filter(|at| at.form().kind == DECADE.kind) {
            let has_neutral = account.form().rows() == NEUTRAL_DECADE.rows();
            assert_eq!(has_neutral, play.setup().players == 2);
            for seat in Seat::all(play.setup().players) {
                assert!(!row(account, "account-portfolio", Some(seat)).is_empty());
            }
        }
    }
}

#[test]
fn whoever_declines_the_highest_appeal_is_said_to() {
    let mut declined = 0;
    for play in games() {
        for account in all(&play).iter().filter(|account| is_production(account)) {
            for entries in account.begins.entry + 1..=account.last {
                let before = board(&play, entries);
                if before.phase != Phase::Bonus {
                    continue;
                }
                let events = play.events_of(entries);
                let said = |id: &str| events.iter().any(|event| event.message.id == id);
                let raised = said("value-raised");
                let reasons = ids(&row(account, "account-reasons", Some(before.asked)));
                assert_eq!(reasons.contains(&"account-declined"), !raised);
                assert_eq!(reasons.contains(&"account-highest"), raised);
                declined += u32::from(!raised);
                assert_eq!(said("bonus-declined"), !raised);
            }
        }
    }
    assert!(declined > 3, "{declined}");
}

#[test]
fn who_shares_the_highest_appeal_reads_it_in_his_own_column() {
    let mut tied = 0;
    for play in games() {
        for account in all(&play).iter().filter(|account| is_production(account)) {
            assert!(row(account, "account-reasons", None).is_empty());
            let seats = Seat::all(play.setup().players);
            let count = seats.filter(|seat| {
                ids(&row(account, "account-reasons", Some(*seat))).contains(&"account-tied")
            });
            let count = count.count();
            assert!(count != 1 || play.setup().players == 2, "{account:?}");
            tied += count;
        }
    }
    assert!(tied > 5, "{tied}");
}

/// What a player has by the last row of the sheet.
fn purse_on(account: &Account, seat: Seat) -> i64 {
    let [line] = row(account, "account-now", Some(seat))[..] else {
        panic!("one total");
    };
    let Some(Value::Total { purse, .. }) = &line.value else {
        panic!("{line:?}");
    };
    purse.count
}

/// What the table shows of a person's turn that is not confirmed: what its choices do, and of a whole turn what the
/// last one does itself.
fn drawn(session: &Session) -> Board {
    let play = session.play().of::<CardGame>().expect("the card game");
    let is_whole = matches!(session.standing(), Standing::Person { complete: true, .. });
    let Some(last) = session.last_decision().filter(|_| is_whole) else {
        return *play.board();
    };
    let Some(table::Entry::Act { action, .. }) = play.entries().nth(last) else {
        panic!("somebody decided");
    };
    let before = play.board_after(last).expect("it was there");
    play.game().choice_alone(before, action)
}

#[test]
fn the_sheet_that_a_question_interrupts_says_the_money_that_the_table_shows() {
    let (mut compared, mut shipped, mut raised) = (0, 0, 0);
    for play in games() {
        for entries in 0..play.entries().len() {
            let then = board(&play, entries);
            let is_production = then.phase.is_production();
            if !is_production && !matches!(then.phase, Phase::Bonus | Phase::Tie) {
                continue;
            }
            let begins = interrupted(&play, entries).expect("a production is interrupted");
            let seats = usize::from(play.setup().players);
            let people = vec![Player::Person; seats];
            let orders = vec![Orders::asking(CardGame::INFO); seats];
            let asked = Session::new(play.at(entries), people, orders);
            let before = account(&play, begins, entries).expect("it has begun");
            for action in asked.play().legal() {
                let mut session = asked.clone();
                session.choose(&action).expect("it is legal");
                let sheet = tentative_account(&session, begins).expect("it goes on");
                let table = drawn(&session);
                for seat in Seat::all(play.setup().players) {
                    if sheet.apart(seat).is_none() {
                        let money = i64::from(table.company(seat).money);
                        assert_eq!(purse_on(&sheet, seat), money, "{action} at {entries}");
                        compared += 1;
                    }
                }
                let told = |account: &Account, label| row(account, label, Some(then.asked)).len();
                if action.starts_with("ship ") {
                    shipped += 1;
                    let label = "account-shipped";
                    assert!(told(&sheet, label) > told(&before, label), "{action}");
                }
                if action == "bonus" {
                    raised += 1;
                    let label = "account-reasons";
                    assert!(told(&sheet, label) > told(&before, label), "{action}");
                }
                session.undo_to(0);
                let back = tentative_account(&session, begins).expect("it goes on");
                assert_eq!(back, before, "taken back");
            }
        }
    }
    assert!(
        compared > 500 && shipped > 50 && raised > 20,
        "{compared} {shipped} {raised}"
    );
}
