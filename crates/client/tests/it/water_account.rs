//! Accounts of Water Frame, held against everything that happened and against the boards.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use crate::kit::stored_water_frames;
use arkwright::{
    Arkwright, Board, Event, EventMarker, Income, Phase, WATER_DECADE, WATER_END, WATER_FIRST,
    WATER_LAST, WATER_PRODUCTION, WaterEvent, WaterFrame, WaterPhase,
};
use bots::{BotSpec, think_through};
use client::{Account, Beginning, accounts, interrupted, ledger};
use games::AnyPlay;
use table::account::{Line, Note, RowKind, Value};
use table::{Arg, Message, Play, Seat};
use texts::{Lang, Texts};

const GAME: &str = "water-frame";

/// Options by name.
type Options = &'static [(&'static str, &'static str)];

/// Every way to play it.
const OPTIONS: [Options; 6] = [
    &[],
    &[("patrons", "yes")],
    &[("extra-events", "yes")],
    &[("patrons", "yes"), ("extra-events", "yes")],
    &[("setup", "predetermined")],
    &[("setup", "predetermined"), ("events", "shuffled")],
];

/// A game that bots play; those by chance meet everything that goes wrong.
fn played_by(bot: &str, players: u8, options: Options, seed: usize) -> AnyPlay {
    let option = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    let options: Vec<(String, String)> = options.iter().map(option).collect();
    let game = games::AnyGame::new(GAME, players, &options, &[]).expect("it is known");
    let mut play = game.deal(table::Seed::new(&format!("accounts {seed} {players}")));
    let bot: BotSpec = bot.parse().expect("it is a bot");
    play.turn_up();
    while play.asked().is_some() {
        let turn = think_through(&play, &bot, (play.decisions() + seed) as u64, &|| 0);
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
        for (n, options) in OPTIONS.into_iter().enumerate() {
            for players in 2..=4 {
                for bot in ["random", "random", "greedy@1200n"] {
                    let seed = 100 * n + records.len();
                    let play = played_by(bot, players, options, seed);
                    let name = format!("{bot}, {players} players, {options:?}");
                    let record = play.record().expect("it began with its set-up");
                    records.push((name, record.to_string()));
                }
            }
        }
        records
    })
}

fn every_game() -> Vec<(String, AnyPlay)> {
    let stored = stored_water_frames().into_iter();
    let stored = stored.map(|(name, play)| (name.to_owned(), play));
    let played = records().iter().map(|(name, record)| {
        let play = AnyPlay::replay(record, &[]).expect("what was played can be replayed");
        (name.clone(), play)
    });
    stored.chain(played).collect()
}

fn water(play: &AnyPlay) -> &Play<Arkwright<WaterFrame>> {
    play.of().expect("it is Water Frame")
}

fn board(play: &AnyPlay, entries: usize) -> Board<WaterFrame> {
    *water(play).board_after(entries).expect("it was there")
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

/// Every line of a player, with the label of its row.
fn lines(account: &Account, seat: Seat) -> Vec<(&'static str, RowKind, &Line)> {
    let rows = account.form().steps.iter().flat_map(|step| step.rows);
    let mut found = Vec::new();
    for (place, row) in rows.enumerate() {
        let here = account.lines(place as u8, Some(seat));
        found.extend(here.map(|line| (row.label, row.kind, line)));
    }
    found
}

/// What a player has, as the events tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Purse {
    cash: i64,
    shares: u8,
    space: u8,
}

impl Purse {
    fn of(board: &Board<WaterFrame>, seat: Seat) -> Purse {
        let company = board.company(seat);
        Purse {
            cash: company.cash.into(),
            shares: company.shares,
            space: company.space,
        }
    }

    fn follow(&mut self, event: &Event) {
        match *event {
            Event::Received { amount, .. } => self.cash += i64::from(amount),
            Event::Paid { amount, .. } => self.cash -= i64::from(amount),
            Event::SharesBought { count, .. } => self.shares += count,
            Event::SharesSold { count, .. }
            | Event::EmergencySale { count, .. }
            | Event::Water(WaterEvent::SharesForfeited { count, .. }) => self.shares -= count,
            Event::ShareMoved { to, .. } => self.space = to,
            _ => {}
        }
    }
}

/// What happened to one player while an account was open.
#[derive(Clone, Copy, Debug)]
struct Story {
    before: Purse,
    after: Purse,
    /// How often coins moved, but for need.
    payments: usize,
    /// What was raised in need.
    raised: i64,
}

/// The stories of an account by seat, from its opening to its closing.
fn stories(name: &str, play: &AnyPlay, account: &Account) -> Vec<Story> {
    let begins = account.begins;
    let start = board(play, begins.entry);
    let mut purses: Vec<Purse> = Seat::all(start.players)
        .map(|seat| Purse::of(&start, seat))
        .collect();
    let mut stories: Option<Vec<Story>> = None;
    for entry in begins.entry..=account.last {
        let typed = water(play).events_of(entry);
        let told = play.events_of(entry);
        for (place, (event, told)) in typed.iter().zip(&told).enumerate() {
            if (entry, place) == (begins.entry, begins.event) {
                let story = |purse: &Purse| Story {
                    before: *purse,
                    after: *purse,
                    payments: 0,
                    raised: 0,
                };
                stories = Some(purses.iter().map(story).collect());
            }
            let closes = told.notes.iter().position(|note| *note == Note::Close);
            let opens = |note: &Note| matches!(note, Note::Open(_));
            // The account before it closes where this one opens.
            let is_mine = closes.is_some_and(|closes| {
                let opened = told.notes.iter().position(opens);
                (entry, place) != (begins.entry, begins.event)
                    || opened.is_some_and(|opened| closes > opened)
            });
            let strike = Event::Water(WaterEvent::EventEnded {
                event: EventMarker::ThreatOfStrike,
            });
            let follows_close =
                |event: &Event| *event == Event::MarkersReturned || *event == strike;
            if let Some(seat) = event.seat() {
                let purse = &mut purses[seat.index()];
                purse.follow(event);
                if let Some(stories) = &mut stories {
                    let story = &mut stories[seat.index()];
                    match event {
                        Event::Received {
                            amount,
                            why: Income::EmergencySale { .. } | Income::Loans { .. },
                            ..
                        } => story.raised += i64::from(*amount),
                        Event::Received { .. } | Event::Paid { .. } => story.payments += 1,
                        _ => {}
                    }
                    story.after = *purse;
                }
            }
            if is_mine && (stories.is_some() || follows_close(event)) {
                return stories.unwrap_or_else(|| panic!("{name}: closed before it opened"));
            }
        }
        let end = board(play, entry + 1);
        for seat in Seat::all(end.players) {
            let place = format!("{name}, entry {entry}, seat {seat}");
            assert_eq!(purses[seat.index()], Purse::of(&end, seat), "{place}");
        }
    }
    panic!("{name}: an account is not closed");
}

#[test]
fn every_production_and_every_decade_has_its_account() {
    let mut last_penalties = 0;
    for (name, play) in every_game() {
        let accounts = all(&play);
        let of = |kind: u8| {
            let found = accounts.iter();
            found.filter(|account| account.form().kind == kind).count()
        };
        assert_eq!(of(WATER_PRODUCTION.kind), 20, "{name}");
        assert_eq!(of(WATER_DECADE.kind), 4, "{name}");
        assert_eq!(of(WATER_LAST.kind), 1, "{name}");
        let has_extra = name.contains("extra-events");
        if !name.contains("stored") {
            assert_eq!(of(WATER_FIRST.kind), usize::from(has_extra), "{name}");
        }
        last_penalties += of(WATER_END.kind);
        for account in &accounts {
            assert!(account.is_complete, "{name}: {:?}", account.opening.title);
        }
        assert!(
            accounts.is_sorted_by_key(|account| account.begins),
            "{name}"
        );
    }
    assert!(
        last_penalties > 1,
        "only {last_penalties} games end with penalties"
    );
}

#[test]
fn the_books_add_up_and_every_coin_has_its_line() {
    let mut needs = 0;
    for (name, play) in every_game() {
        for account in all(&play) {
            for (seat, story) in Seat::all(4).zip(stories(&name, &play, &account)) {
                let place = format!("{name}, entry {}, seat {seat}", account.begins.entry);
                let (mut moved, mut payments) = (0, 0);
                for (_, _, line) in lines(&account, seat) {
                    if let Some(Value::Moved(amount)) = line.value {
                        assert!(line.words.is_some(), "{place}: coins without a reason");
                        moved += amount.count;
                        payments += 1;
                    }
                }
                assert_eq!(payments, story.payments, "{place}");
                assert_eq!(
                    story.before.cash + moved + story.raised,
                    story.after.cash,
                    "{place}"
                );
                needs += usize::from(story.raised > 0);
                let boxes = lines(&account, seat)
                    .iter()
                    .any(|(_, _, line)| matches!(line.value, Some(Value::Loss(_))));
                assert_eq!(boxes, story.raised > 0, "{place}");
            }
        }
    }
    assert!(needs > 20, "only {needs} payments were short");
}

/// What the laws speak of comes to pass: every kind of line is written somewhere.
#[test]
fn the_games_meet_what_accounts_can_tell() {
    let mut met = BTreeSet::new();
    for (_, play) in every_game() {
        for account in all(&play) {
            for seat in Seat::all(4) {
                for (_, _, line) in lines(&account, seat) {
                    met.extend(line.words.iter().map(|words| words.id));
                }
            }
        }
    }
    for due in [
        "account-patron",
        "account-jubilee",
        "account-extra-shift",
        "account-shut",
        "account-foreman",
        "account-workshop",
        "account-most-appeal-tied",
        "account-most-sold-tied",
        "account-shipped",
        "account-office",
        "account-for-ships",
        "account-rose",
        "account-overdue",
        "account-for-contract",
        "account-part-of",
        "account-level-and-tiles",
        "account-war",
        "account-distribution-raised",
        "sum-machine-smashed",
        "sum-ship-returned",
        "sum-warehouse-dismissed",
        "sum-shares-sold",
        "sum-from-store",
        "account-open-contract",
        "account-stays",
    ] {
        assert!(met.contains(due), "{due} is never written");
    }
}

#[test]
fn the_last_row_is_what_lies_on_the_table() {
    for (name, play) in every_game() {
        let game = water(&play).game();
        for account in all(&play) {
            for (seat, story) in Seat::all(4).zip(stories(&name, &play, &account)) {
                let place = format!("{name}, entry {}, seat {seat}", account.begins.entry);
                let found = lines(&account, seat);
                let totals: Vec<_> = found
                    .iter()
                    .filter(|(_, kind, _)| *kind == RowKind::Total)
                    .collect();
                let [(_, _, total)] = totals[..] else {
                    panic!("{place}: {} totals", totals.len());
                };
                let Some(Value::Total { purse, change }) = total.value else {
                    panic!("{place}: no total");
                };
                assert_eq!(purse.count, story.after.cash, "{place}");
                let value = |purse: &Purse| {
                    let mut board = board(&play, account.begins.entry);
                    board.companies[seat.index()].shares = purse.shares;
                    board.companies[seat.index()].space = purse.space;
                    i64::from(game.portfolio(&board, seat))
                };
                let worth = total.words.as_ref().expect("it says what shares are worth");
                assert_eq!(number(worth, "portfolio"), value(&story.after), "{place}");
                assert_eq!(
                    change.count,
                    value(&story.after) - value(&story.before),
                    "{place}"
                );
                let changes = found.iter().filter_map(|(label, kind, line)| {
                    let is_last = *kind == RowKind::Result && *label == "account-cash";
                    match line.value {
                        Some(Value::Change(change)) if is_last => Some(change),
                        _ => None,
                    }
                });
                for change in changes {
                    let cash = (story.before.cash, story.after.cash);
                    assert_eq!((change.from, change.to), cash, "{place}");
                }
            }
        }
    }
}

#[test]
fn every_space_of_the_share_value_has_its_reason() {
    for (name, play) in every_game() {
        for account in all(&play) {
            for (seat, story) in Seat::all(4).zip(stories(&name, &play, &account)) {
                let place = format!("{name}, entry {}, seat {seat}", account.begins.entry);
                let mut spaces = i64::from(story.before.space);
                for (_, _, line) in lines(&account, seat) {
                    match &line.value {
                        Some(Value::Steps(steps)) => {
                            assert!(*steps != 0 && line.words.is_some(), "{place}");
                            spaces += steps;
                        }
                        Some(Value::Loss(loss)) => spaces -= number(&loss.fall, "spaces"),
                        _ => {}
                    }
                }
                assert_eq!(spaces, i64::from(story.after.space), "{place}");
            }
        }
    }
}

/// The last step that may be known while this is asked.
fn latest(phase: Phase, decade: u8) -> usize {
    let is_first = usize::from(decade == 0);
    match phase {
        Phase::Sale(_) => 0,
        Phase::NameStartPlayer => 2,
        Phase::Water(phase) => match phase {
            WaterPhase::BeforeSale { .. } | WaterPhase::AfterSale { .. } => 0,
            WaterPhase::Shipment { .. } => 3,
            WaterPhase::StoreExtra { .. } | WaterPhase::Storing { .. } => 4,
            // A production may have ended without a word.
            WaterPhase::Charisma => 4,
            WaterPhase::Firing { .. } | WaterPhase::LoseShip { .. } => 1,
            _ => 2 - 2 * is_first,
        },
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_decision_stops_an_account_at_its_row_and_the_account_goes_on() {
    let mut asked = BTreeSet::new();
    for (name, play) in every_game() {
        for account in all(&play) {
            for entries in account.begins.entry + 1..=account.last {
                let known = client::account(&play, account.begins, entries);
                let known = known.unwrap_or_else(|| panic!("{name}: it has begun"));
                assert!(!known.is_complete && known.next.is_empty(), "{name}");
                assert!(account.cells.starts_with(&known.cells), "{name}");
                assert_eq!(interrupted(&play, entries), Some(account.begins), "{name}");
                let now = board(&play, entries);
                let place = format!("{name}, {:?}", now.phase);
                assert!(known.known() <= latest(now.phase, now.decade), "{place}");
                let question = play.at(entries).question();
                asked.insert(question.message.id);
            }
        }
    }
    for due in [
        "prompt-sale",
        "prompt-school-before",
        "prompt-school-row",
        "prompt-patron",
        "prompt-jubilee",
        "prompt-shipment",
        "prompt-store-extra",
        "prompt-storage",
        "prompt-firing",
        "prompt-lobby",
        "prompt-made-in-england",
        "prompt-luddism",
        "prompt-broker",
        "prompt-name-start-player",
    ] {
        assert!(asked.contains(due), "{due} interrupted no account");
    }
}

#[test]
fn a_block_of_the_ledger_leads_to_each_account() {
    for (name, play) in every_game() {
        let due: Vec<Beginning> = all(&play).iter().map(|account| account.begins).collect();
        let led = ledger(&play)
            .into_iter()
            .filter_map(|block| block.account)
            .collect::<Vec<_>>();
        assert_eq!(led, due, "{name}");
    }
}

#[test]
fn every_line_of_a_player_has_few_words_without_his_name() {
    for (name, play) in every_game() {
        let blocks = ledger(&play);
        for lang in Lang::ALL {
            let game = games::info(GAME).expect("it is in the catalogue");
            let texts = Texts::of_game(lang, game);
            for line in blocks.iter().flat_map(|block| &block.lines) {
                let words = texts.message(&line.message, &|seat| format!("Player {seat}"));
                if line.seat.is_some() {
                    assert!(!words.contains("Player"), "{name}: {words}");
                    let is_short = words.chars().count() <= 600 || !name.contains("stored");
                    assert!(is_short, "{name}: {words}");
                }
            }
        }
    }
}

#[test]
fn forms_have_one_total_as_their_last_row() {
    let forms = [
        &WATER_PRODUCTION,
        &WATER_DECADE,
        &WATER_LAST,
        &WATER_FIRST,
        &WATER_END,
    ];
    let mut kinds: Vec<u8> = forms.iter().map(|form| form.kind).collect();
    kinds.extend([arkwright::PRODUCTION.kind, arkwright::DECADE.kind]);
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds.len(), 7, "every form has a kind of its own");
    for form in forms {
        let rows: Vec<_> = form.steps.iter().flat_map(|step| step.rows).collect();
        let totals = rows.iter().filter(|row| row.kind == RowKind::Total);
        assert_eq!(totals.count(), 1);
        assert_eq!(rows.last().map(|row| row.kind), Some(RowKind::Total));
    }
}
