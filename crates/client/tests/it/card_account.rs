//! Accounts of the card game, whose productions are interrupted by questions, held against the boards.

use std::sync::OnceLock;

use bots::{BotSpec, think_through};
use cardgame::{Board, CardGame, DECADE, Event, PRODUCTION, Phase, ROUNDS, SCORING};
use client::{Account, Beginning, accounts};
use games::AnyPlay;
use table::account::{Change, Line, Loss, Note, Value};
use table::{Arg, Message, Play, Seat, Seed};

/// A game that bots play; those by chance meet everything that goes wrong.
fn played_by(bot: &str, players: u8, is_expert: bool, seed: usize) -> AnyPlay {
    let info = games::info("card-game").expect("the catalogue has it");
    let expert = [("expert".to_owned(), "yes".to_owned())];
    let options = match is_expert {
        true => info.spelled_out(&expert),
        false => Vec::new(),
    };
    let game = games::AnyGame::new(info.id, players, &options, &[]).expect("it is known");
    let mut play = game.deal(Seed::new(&format!("accounts {seed}")));
    let bot: BotSpec = bot.parse().expect("it is a bot");
    play.turn_up();
    while play.asked().is_some() {
        let turn = think_through(&play, &bot, (play.decisions() + 1000 * seed) as u64, &|| 0);
        for action in turn {
            play.act(&action).expect("a bot keeps to the rules");
        }
        play.turn_up();
    }
    play
}

/// The records of games of every kind, played once for all tests.
fn records() -> &'static [(String, String)] {
    static RECORDS: OnceLock<Vec<(String, String)>> = OnceLock::new();
    RECORDS.get_or_init(|| {
        let mut records = Vec::new();
        for is_expert in [false, true] {
            for players in 2..=4 {
                for bot in ["random", "random", "random", "greedy@300n", "greedy"] {
                    let play = played_by(bot, players, is_expert, records.len());
                    let name = format!("{bot}, {players} players, expert: {is_expert}");
                    let record = play.record().expect("it began with its set-up");
                    records.push((name, record.to_string()));
                }
            }
        }
        records
    })
}

fn every_game() -> Vec<(String, AnyPlay)> {
    let played = records().iter().map(|(name, record)| {
        let play = AnyPlay::replay(record, &[]).expect("what was played can be replayed");
        (name.clone(), play)
    });
    played.collect()
}

fn typed(play: &AnyPlay) -> &Play<CardGame> {
    play.of().expect("it is the card game")
}

fn board(play: &AnyPlay, entries: usize) -> Board {
    *typed(play).board_after(entries).expect("it was there")
}

fn all(play: &AnyPlay) -> Vec<Account> {
    accounts(play, Beginning::default(), play.entries().len())
}

fn number(message: &Message, name: &str) -> i64 {
    let arg = message.args.iter().find(|(of, _)| *of == name);
    match arg {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{} has {other:?} for {name}", message.id),
    }
}

/// What a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Purse {
    money: i64,
    shares: i64,
    value: i64,
    is_bankrupt: bool,
}

impl Purse {
    fn of(board: &Board, seat: Seat) -> Purse {
        let own = board.company(seat);
        Purse {
            money: own.money.into(),
            shares: own.shares.into(),
            value: own.value.into(),
            is_bankrupt: own.is_bankrupt,
        }
    }

    fn follow(&mut self, event: &Event) {
        self.money += i64::from(event.money());
        match *event {
            Event::SharesBought { count, .. } => self.shares += i64::from(count),
            Event::SharesLost { to, .. } => self.shares = to.into(),
            Event::ValueRaised { to, .. } | Event::ValueFell { to, .. } => self.value = to.into(),
            Event::Bankrupt { .. } => self.is_bankrupt = true,
            _ => {}
        }
    }
}

/// What everybody has in the middle of an entry, before one of its events.
fn purses(play: &AnyPlay, entry: usize, event: usize) -> Vec<Purse> {
    let before = board(play, entry);
    let seats = || Seat::all(play.setup().players);
    let mut purses: Vec<Purse> = seats().map(|seat| Purse::of(&before, seat)).collect();
    for event in &typed(play).events_of(entry)[..event] {
        if let Some(seat) = event.seat() {
            purses[seat.index()].follow(event);
        }
    }
    purses
}

/// What everybody has when an account begins, and when it is closed.
fn before_and_after(play: &AnyPlay, account: &Account) -> (Vec<Purse>, Vec<Purse>) {
    let begins = account.begins;
    let told = play.events_of(account.last);
    let closes = |notes: &[Note]| notes.contains(&Note::Close);
    let from = match account.last == begins.entry {
        true => begins.event,
        false => 0,
    };
    let mut places = (from..told.len()).filter(|place| closes(&told[*place].notes));
    let closed = places.next().expect("the last entry closes it");
    (
        purses(play, begins.entry, begins.event),
        purses(play, account.last, closed + 1),
    )
}

/// The lines of a player in the row with this label.
fn row<'a>(account: &'a Account, label: &str, seat: Seat) -> Vec<&'a Line> {
    let mut rows = account.form().steps.iter().flat_map(|step| step.rows);
    let place = rows.position(|row| row.label == label);
    let place = place.unwrap_or_else(|| panic!("there is no {label}"));
    account.lines(place as u8, Some(seat)).collect()
}

/// Every line of a player.
fn lines(account: &Account, seat: Seat) -> Vec<&Line> {
    let rows = 0..account.form().rows() as u8;
    rows.flat_map(|row| account.lines(row, Some(seat)))
        .collect()
}

/// What the coins of these lines come to.
fn moved(lines: &[&Line]) -> i64 {
    let amounts = lines.iter().filter_map(|line| match &line.value {
        Some(Value::Moved(amount)) => Some(amount.count),
        _ => None,
    });
    amounts.sum()
}

/// The one change in these lines.
fn change(lines: &[&Line]) -> Option<Change> {
    let mut changes = lines.iter().filter_map(|line| match line.value {
        Some(Value::Change(change)) => Some(change),
        _ => None,
    });
    let first = changes.next();
    assert_eq!(changes.next(), None, "a change goes on from the one there");
    first
}

fn losses<'a>(lines: &[&'a Line]) -> Vec<&'a Loss> {
    let losses = lines.iter().filter_map(|line| match &line.value {
        Some(Value::Loss(loss)) => Some(loss),
        _ => None,
    });
    losses.collect()
}

/// Every production that came to its end with more than one company.
fn productions(play: &AnyPlay) -> Vec<Account> {
    let mut found = all(play);
    let is_sole = play.outcome().is_some() && board(play, play.entries().len()).round < ROUNDS;
    found.retain(|account| account.form().kind == PRODUCTION.kind);
    if is_sole {
        found.pop();
    }
    found
}

/// In how many productions somebody produced; where nobody does there is nothing to tell.
fn produced(play: &AnyPlay) -> usize {
    let mut productions = 0;
    let mut is_counted = true;
    for entry in 0..play.entries().len() {
        for event in typed(play).events_of(entry) {
            match event {
                Event::ProductionBegan { .. } => is_counted = false,
                // Costs of an extra production in a turn are of no account.
                Event::RoundBegan { .. } => is_counted = true,
                Event::CostsPaid { .. } | Event::Bankrupt { .. } if !is_counted => {
                    productions += 1;
                    is_counted = true;
                }
                _ => {}
            }
        }
    }
    productions
}

#[test]
fn every_production_every_decade_and_the_end_has_its_account() {
    let (mut whole, mut sole) = (0, 0);
    for (name, play) in every_game() {
        let found = all(&play);
        assert!(found.iter().all(|account| account.is_complete), "{name}");
        let of = |kind| {
            let is_it = |account: &&Account| account.form().kind == kind;
            found.iter().filter(is_it).count()
        };
        assert_eq!(of(SCORING.kind), 1, "{name}");
        if board(&play, play.entries().len()).round == ROUNDS {
            whole += 1;
            assert_eq!(of(PRODUCTION.kind), produced(&play), "{name}");
            assert_eq!(of(DECADE.kind), 2, "{name}");
        } else {
            sole += 1;
        }
    }
    assert!(whole >= 15 && sole >= 2, "{whole} whole, {sole} cut short");
}

#[test]
fn the_money_before_and_all_rows_come_to_the_money_after() {
    let (mut told, mut in_need) = (0, 0);
    for (name, play) in every_game() {
        for account in productions(&play) {
            let (before, after) = before_and_after(&play, &account);
            for seat in Seat::all(play.setup().players) {
                let (from, to) = (before[seat.index()], after[seat.index()]);
                let at = format!("{name}, seat {seat} at {:?}", account.begins);
                let cash = row(&account, "account-cash", seat);
                if account.apart(seat).is_some() {
                    assert_eq!(from, to, "{at}");
                    assert_eq!(change(&cash), None, "{at}");
                    continue;
                }
                if to.is_bankrupt {
                    assert!(account.has_loss(seat), "{at}");
                    continue;
                }
                let raised: i64 = losses(&cash)
                    .iter()
                    .map(|loss| number(&loss.left, "raised"))
                    .sum();
                let rows = moved(&lines(&account, seat));
                assert_eq!(from.money + rows + raised, to.money, "{at}");
                let change = change(&cash).expect("everybody pays something");
                assert_eq!(change.to, to.money, "{at}");
                match losses(&cash).first() {
                    // The box has a sum of its own.
                    Some(loss) => {
                        in_need += 1;
                        let of = |name| number(&loss.left, name);
                        let left = of("cash") + of("raised") - of("costs");
                        assert_eq!((left, of("now")), (to.money, to.money), "{at}");
                    }
                    None => assert_eq!(change.from, from.money, "{at}"),
                }
                told += 1;
            }
        }
    }
    assert!(told > 500 && in_need > 20, "{told}, {in_need} in need");
}

#[test]
fn the_steps_of_a_production_are_those_of_the_share_value() {
    let mut raised = 0;
    for (name, play) in every_game() {
        for account in productions(&play) {
            let (before, after) = before_and_after(&play, &account);
            for seat in Seat::all(play.setup().players) {
                let (from, to) = (before[seat.index()], after[seat.index()]);
                let at = format!("{name}, seat {seat} at {:?}", account.begins);
                if to.is_bankrupt {
                    continue;
                }
                let reasons = row(&account, "account-reasons", seat);
                let steps = reasons.iter().filter_map(|line| match line.value {
                    Some(Value::Steps(steps)) => Some(steps),
                    _ => None,
                });
                assert_eq!(from.value + steps.sum::<i64>(), to.value, "{at}");
                if let Some(change) = change(&row(&account, "account-value", seat)) {
                    assert_eq!((change.from, change.to), (from.value, to.value), "{at}");
                }
                raised += to.value - from.value;
                let [total] = row(&account, "account-now", seat)[..] else {
                    panic!("{at}: one total");
                };
                let Some(Value::Total { purse, change }) = &total.value else {
                    panic!("{at}: {total:?}");
                };
                assert_eq!(purse.count, to.money, "{at}");
                let worth = |purse: Purse| purse.money + purse.shares * purse.value;
                assert_eq!(change.count, worth(to) - worth(from), "{at}");
                let words = total.words.as_ref().expect("it says what shares are worth");
                let told = ["shares", "value", "all"].map(|name| number(words, name));
                assert_eq!(told, [to.shares, to.value, worth(to)], "{at}");
            }
        }
    }
    assert!(raised > 500, "only {raised} steps");
}

#[test]
fn no_cell_of_a_production_is_empty_or_says_something_twice() {
    let mut left = 0;
    for (name, play) in every_game() {
        for account in productions(&play) {
            let (_, after) = before_and_after(&play, &account);
            let rows = account.form().steps.iter().flat_map(|step| step.rows);
            for (place, form) in rows.enumerate() {
                for seat in Seat::all(play.setup().players) {
                    if account.apart(seat).is_some() || after[seat.index()].is_bankrupt {
                        continue;
                    }
                    let written: Vec<&Line> = account.lines(place as u8, Some(seat)).collect();
                    let (label, at) = (form.label, account.begins);
                    let at = format!("{name}, seat {seat} at {at:?}, {label}");
                    assert!(!written.is_empty(), "{at}");
                    for (n, line) in written.iter().enumerate() {
                        assert!(!written[..n].contains(line), "{at}: {line:?} twice");
                    }
                }
            }
            // A bonus that is left may lead to the Entrepreneur.
            let is_left = |entry: &usize| {
                let phases = [*entry, entry + 1].map(|entry| board(&play, entry).phase);
                phases == [Phase::Bonus, Phase::Entrepreneur]
            };
            left += (account.begins.entry..account.last).filter(is_left).count();
        }
    }
    assert!(left > 0, "nobody left a bonus so");
}

#[test]
fn final_scoring_comes_to_the_score() {
    let (mut with_loans, mut with_tokens) = (0, 0);
    for (name, play) in every_game() {
        let outcome = play.outcome().expect("it is over");
        let found = all(&play);
        let last = found.last().expect("there is final scoring");
        assert_eq!(last.form().kind, SCORING.kind, "{name}");
        let before = purses(&play, last.begins.entry, last.begins.event);
        for seat in Seat::all(outcome.players) {
            let from = before[seat.index()];
            let at = format!("{name}, seat {seat}");
            let of = |label| row(last, label, seat);
            if last.apart(seat).is_some() {
                assert!(outcome.lost.contains(seat), "{at}");
                assert!(lines(last, seat).is_empty(), "{at}");
                continue;
            }
            let cash = change(&of("account-cash")).expect("money is told");
            let income = moved(&of("account-goods"));
            let bought = of("account-bought");
            assert_eq!(cash.from, from.money, "{at}");
            assert_eq!(cash.to, from.money + income + moved(&bought), "{at}");
            let words = bought.iter().filter_map(|line| line.words.as_ref());
            let bought: i64 = words
                .filter(|words| words.id == "account-times")
                .map(|words| number(words, "count"))
                .sum();
            let mut shares = from.shares + bought;
            if let Some(loans) = change(&of("account-loans-taken")) {
                with_loans += 1;
                assert_eq!(loans.from, shares, "{at}");
                shares = loans.to;
            }
            let mut value = from.value;
            if let Some(tokens) = change(&of("account-value")) {
                with_tokens += 1;
                assert_eq!(tokens.from, value, "{at}");
                value = tokens.to;
            }
            let [score] = of("account-score-row")[..] else {
                panic!("{at}: one score");
            };
            let words = score.words.as_ref().expect("shares at their value");
            let told = (number(words, "count"), number(words, "each"));
            assert_eq!(told, (shares, value), "{at}");
            let Some(Value::Score(amount)) = &score.value else {
                panic!("{at}: {score:?}");
            };
            assert_eq!(amount.count, shares * value, "{at}");
            assert_eq!(amount.count, i64::from(outcome.score(seat)), "{at}");
        }
    }
    let met = (with_loans, with_tokens);
    assert!(with_loans > 5 && with_tokens > 5, "{met:?}");
}
