//! What accounts say of a production, of each event, and of the last penalties: worked examples.

use arkwright::{Event, Good};
use table::account::{Form, Line, Note, Value};
use table::{Arg, Message, Seat, Told};

use crate::water_frame::kit::{Table, seat};
use crate::water_frame::kit_production::{before_event, before_production};

/// A sheet as it is written.
#[derive(Default)]
struct Sheet {
    form: Option<&'static Form>,
    lines: Vec<(u8, Option<Seat>, Line)>,
    is_closed: bool,
}

/// The sheets of a table, one after the other.
struct Sheets {
    table: Table,
    sheets: Vec<Sheet>,
}

impl Sheets {
    fn of(table: Table) -> Sheets {
        Sheets {
            table,
            // What goes on from before has no opening here.
            sheets: vec![Sheet::default()],
        }
    }

    /// What one entry does, and what it writes.
    #[track_caller]
    fn go(mut self, entry: impl FnOnce(&mut Table)) -> Sheets {
        let before = self.table.board;
        self.table.events.clear();
        entry(&mut self.table);
        let table = &self.table;
        let notes = table
            .game
            .account(&before, &before, &table.board, &table.events);
        for (place, note) in notes {
            assert!(place < table.events.len());
            match note {
                Note::Open(opening) => self.sheets.push(Sheet {
                    form: Some(opening.form),
                    ..Sheet::default()
                }),
                Note::Write { row, seat, line } => {
                    let sheet = self.sheets.last_mut().expect("there is one");
                    assert!(!sheet.is_closed, "{line:?}");
                    sheet.lines.push((row, seat, line));
                }
                Note::Close => self.sheets.last_mut().expect("there is one").is_closed = true,
                _ => {}
            }
        }
        self
    }

    #[track_caller]
    fn chooses(self, choice: &str) -> Sheets {
        self.go(|table| {
            table.act(&[choice]);
        })
    }

    #[track_caller]
    fn produces(self) -> Sheets {
        self.go(|table| {
            table.produce();
        })
    }

    #[track_caller]
    fn reveals(self, event: &str) -> Sheets {
        self.go(|table| {
            table.reveal_event(event);
        })
    }

    /// The lines of a row of the last sheet; one that has no opening here is of this form.
    #[track_caller]
    fn row(&self, form: &'static Form, label: &str, number: Option<u8>) -> Vec<String> {
        let sheet = self.sheets.last().expect("there is one");
        let form = sheet.form.unwrap_or(form);
        let mut rows = form.steps.iter().flat_map(|step| step.rows);
        let row = rows.position(|row| row.label == label).expect("a row");
        let lines = sheet
            .lines
            .iter()
            .filter(|(of, whose, _)| usize::from(*of) == row && whose.map(Seat::number) == number);
        lines.map(|(_, _, line)| brief(line)).collect()
    }

    #[track_caller]
    fn produced(&self, label: &str, number: u8) -> Vec<String> {
        self.row(&arkwright::WATER_PRODUCTION, label, Some(number))
    }

    #[track_caller]
    fn ended(&self, label: &str, number: u8) -> Vec<String> {
        self.row(&arkwright::WATER_DECADE, label, Some(number))
    }

    #[track_caller]
    fn across(&self, label: &str) -> Vec<String> {
        self.row(&arkwright::WATER_DECADE, label, None)
    }

    fn is_closed(&self) -> bool {
        self.sheets.last().is_some_and(|sheet| sheet.is_closed)
    }
}

/// A message by its id without what all of them begin with, and its arguments.
fn said(message: &Message) -> String {
    let id = message.id.trim_start_matches("account-");
    let args = message.args.iter().map(|(_, arg)| match arg {
        Arg::Number(number) => format!(" {number}"),
        Arg::Word(word) => format!(" {word}"),
        Arg::Said(message) => format!(" ({})", said(message)),
        other => format!(" {other:?}"),
    });
    id.to_owned() + &args.collect::<String>()
}

fn brief(line: &Line) -> String {
    let words = line.words.as_ref().map(said).unwrap_or_default();
    let value = match &line.value {
        None => String::new(),
        Some(Value::Moved(amount) | Value::Result(amount)) => format!(" {:+}", amount.count),
        Some(Value::Score(amount)) => format!(" {}", amount.count),
        Some(Value::Steps(steps)) => format!(" {steps:+} spaces"),
        Some(Value::Change(change)) => format!(" {} to {}", change.from, change.to),
        Some(Value::Total { purse, change }) => format!(" £{} {:+}", purse.count, change.count),
        Some(Value::Said(message)) => format!(" [{}]", said(message)),
        Some(Value::Loss(loss)) => format!(" {} {}", said(&loss.title), said(&loss.fall)),
    };
    words + &value
}

/// With 30 spaces empty a worker earns £2.
const EMPTY: u8 = 30;

/// Marion's six clothes (III.4): of level I, none of them sold.
fn six_clothes() -> Table {
    before_production(3, Good::Clothes)
        .with_rows(1, Good::Clothes, 1, 1, 9)
        .with_warehouse_worker(1, "column clothes")
        .with_warehouse_worker(1, "line")
        .with_stored(1, [0, 5, 0, 0])
        .with_contract(1, Good::Clothes, 6)
        .with_company(1, |company| company.space = 20)
}

#[test]
fn a_contract_shipped_with_two_ships_earns_54_and_costs_two_spaces() {
    let table = six_clothes().with_ship(1, 2).with_ship(1, 4);
    let sheets = Sheets::of(table.with_tile(1, "office").with_empty(EMPTY)).produces();
    assert!(sheets.produced("account-contract", 1).is_empty(), "asked");
    assert_eq!(sheets.produced("account-contract", 2), ["no-contract"]);
    assert!(!sheets.is_closed());
    let sheets = sheets.chooses("ship 6 by both");
    assert_eq!(sheets.produced("account-contract", 1), ["shipped 6 2"]);
    assert_eq!(
        sheets.produced("account-earned", 1),
        ["times 6 9 +54", "office +5"]
    );
    assert_eq!(
        sheets.produced("account-share-value", 1),
        ["for-ships -2 spaces"]
    );
    assert_eq!(sheets.produced("account-stored", 1), ["none-left"]);
    assert!(sheets.is_closed());
    let now = sheets.produced("account-now", 1);
    let cash = sheets.table.cash(1);
    let last = now.last().expect("a total");
    assert!(last.contains(&format!("£{cash} ")), "{last}");
}

#[test]
fn the_agent_ships_one_less_and_says_so() {
    let table = six_clothes().with_ship(1, 6).with_tile(1, "agent");
    let sheets = Sheets::of(table.with_empty(EMPTY))
        .produces()
        .chooses("ship 5 by 1");
    assert_eq!(
        sheets.produced("account-contract", 1),
        ["shipped-agent 6 5 1"]
    );
    assert_eq!(sheets.produced("account-earned", 1), ["times 5 9 +45"]);
}

#[test]
fn ships_on_the_first_space_cost_nothing_and_that_is_told() {
    let table = six_clothes().with_ship(1, 6).with_empty(EMPTY);
    let table = table.with_company(1, |company| company.space = 1);
    let sheets = Sheets::of(table).produces().chooses("ship 6 by 1");
    let told = ["stays (for-ships)"];
    assert_eq!(sheets.produced("account-share-value", 1), told);
}

#[test]
fn a_contract_that_is_not_fulfilled_rises_and_on_its_last_space_costs_two_spaces() {
    let sheets = Sheets::of(six_clothes().with_ship(1, 6).with_empty(EMPTY))
        .produces()
        .chooses("hold");
    assert_eq!(sheets.produced("account-contract", 1), ["rose 6 8"]);
    assert!(sheets.produced("account-share-value", 1).is_empty());
    // Without a factory one has a part in it as well.
    let table = before_production(3, Good::Food).with_contract(2, Good::Food, 10);
    let table = table.with_company(2, |company| company.space = 20);
    let sheets = Sheets::of(table.with_empty(EMPTY)).produces();
    assert_eq!(sheets.produced("account-contract", 2), ["overdue 10"]);
    assert_eq!(
        sheets.produced("account-share-value", 2),
        ["for-contract -2 spaces"]
    );
    assert_eq!(sheets.produced("account-contract", 1), ["no-contract"]);
    assert!(sheets.is_closed());
}

/// Seat 1 makes three food and sells two of them, at an appeal of 2 and a price of £6.
fn one_left() -> Table {
    before_production(3, Good::Food).with_rows(1, Good::Food, 1, 2, 6)
}

#[test]
fn patron_and_jubilee_pay_with_the_sale_and_count_as_sold() {
    let table = one_left()
        .in_year(1780)
        .with_tile(1, "patron-food")
        .with_tile(1, "extra-shifts")
        .lasting("crown-jubilee")
        .with_harbour(1, |harbour| harbour.jubilee = true);
    let sheets = Sheets::of(table.with_empty(EMPTY)).produces();
    assert_eq!(
        sheets.produced("account-made", 1),
        ["made-count 3 [sold 2 0]"]
    );
    assert!(sheets.produced("account-income", 1).is_empty());
    assert_eq!(sheets.table.question(), "prompt-patron");
    let sheets = sheets.chooses("offer");
    assert_eq!(sheets.table.question(), "prompt-jubilee");
    let sheets = sheets.chooses("extra");
    assert_eq!(
        sheets.produced("account-made", 1),
        ["made-count 3 [sold 2 0]", "extra-shift"]
    );
    assert_eq!(
        sheets.produced("account-income", 1),
        ["times 2 6 +12", "patron +6", "jubilee +6"]
    );
    assert_eq!(
        sheets.produced("account-reasons", 1),
        [
            "more-sold +2 spaces",
            "most-appeal +1 spaces",
            "most-sold +1 spaces"
        ]
    );
    assert_eq!(sheets.produced("account-stored", 1), ["none-left"]);
    assert!(sheets.is_closed());
}

#[test]
fn the_school_shuts_a_row_and_its_workers_are_not_paid() {
    let table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 2, 8)
        .with_tile(1, "school");
    let sheets = Sheets::of(table.with_empty(EMPTY)).produces();
    assert_eq!(sheets.table.question(), "prompt-school-before");
    assert!(sheets.produced("account-made", 1).is_empty());
    let sheets = sheets.chooses("hold");
    assert_eq!(sheets.table.question(), "prompt-school-row");
    let sheets = sheets.chooses("shut");
    assert_eq!(
        sheets.produced("account-made", 1),
        ["made-count 3 [sold 0 0]", "shut 2 2"]
    );
    assert_eq!(sheets.produced("account-wages", 1), ["times 2 2 -4"]);
    assert_eq!(sheets.produced("account-income", 1), ["none"]);
    assert_eq!(sheets.produced("account-reasons", 1), ["nothing-sold"]);
    assert_eq!(sheets.produced("account-stored", 1), ["lost 1 food"]);
}

#[test]
fn a_row_that_was_shut_before_the_sale_has_made_nothing() {
    let table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 2, 7)
        .with_tile(1, "school");
    let sheets = Sheets::of(table.with_empty(EMPTY)).produces();
    let sheets = sheets.chooses("shut");
    assert_eq!(
        sheets.produced("account-made", 1),
        ["shut 2 2", "made-count 1 [sold 1 0]"]
    );
    assert_eq!(sheets.produced("account-wages", 1), ["times 2 2 -4"]);
    assert!(sheets.is_closed());
}

#[test]
fn foreman_and_workshop_are_told_beside_what_they_save() {
    let table = before_production(3, Good::Lamps)
        .with_rows(1, Good::Lamps, 1, 3, 9)
        .with(1, Good::Lamps, |lamps| lamps.machines = [1, 1, 1, 0])
        .with_tile_for(1, "foreman", Good::Lamps)
        .with_tile_for(1, "workshop", Good::Lamps)
        .with_empty(60);
    let sheets = Sheets::of(table).produces();
    // £8 for four of six workers at £4, £8 for the others, £1 for three machines.
    let production = &sheets.sheets[1];
    let row = |row: u8| {
        let lines = production.lines.iter();
        let mine = lines.filter(|(of, whose, _)| (*of, *whose) == (row, Some(seat(1))));
        mine.map(|(_, _, line)| brief(line)).collect::<Vec<_>>()
    };
    assert_eq!(row(4), ["foreman 6 4 -16"]);
    assert_eq!(row(5), ["workshop 3 1 -1"]);
    assert!(production.is_closed && sheets.sheets.len() == 3);
}

#[test]
fn charisma_wins_a_tie_and_the_account_says_by_what() {
    let table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 1, 6)
        .with_rows(2, Good::Food, 1, 1, 6)
        .with_tile(2, "charisma");
    let sheets = Sheets::of(table.with_empty(EMPTY)).produces();
    assert_eq!(
        sheets.produced("account-reasons", 2),
        [
            "one-sold +1 spaces",
            "most-appeal-tied +1 spaces",
            "most-sold-tied +1 spaces"
        ]
    );
    assert_eq!(
        sheets.produced("account-reasons", 1),
        ["one-sold +1 spaces"]
    );
}

#[test]
fn crews_are_paid_and_fired() {
    let table = before_production(3, Good::Lamps)
        .with_ship(1, 4)
        .with_warehouse_worker(1, "line")
        .with_ship(2, 6)
        .with_empty(EMPTY);
    let sheets = Sheets::of(table).produces();
    assert_eq!(sheets.ended("account-crews", 1), ["times 2 2 -4"]);
    assert_eq!(sheets.ended("account-crews", 2), ["times 2 2 -4"]);
    assert_eq!(sheets.ended("account-crews", 3), ["no-crews"]);
    assert_eq!(sheets.across("account-lasting"), ["none-lasting"]);
    let sheets = sheets.chooses("dismiss line").chooses("dismiss ship-1");
    assert_eq!(
        sheets.ended("account-crews", 1)[1..],
        [
            "sum-warehouse-dismissed place-line",
            "sum-ship-returned 4 1"
        ]
    );
}

#[test]
fn a_payment_in_need_has_its_box() {
    let table = before_production(3, Good::Lamps)
        .with_ship(1, 6)
        .with_cash(1, 1)
        .with_company(1, |company| (company.shares, company.space) = (9, 10))
        .with_empty(EMPTY);
    let sheets = Sheets::of(table).produces();
    let told = sheets.ended("account-crews", 1);
    assert_eq!(told, ["times 2 2 -4", " emergency fall 1"]);
}

/// What an event writes that is turned up at this table.
fn told(table: Table, event: &str) -> Sheets {
    let sheets = Sheets::of(table).reveals(event);
    let [name] = &sheets.across("account-event-name")[..1] else {
        panic!("{event} has no name");
    };
    assert!(
        name.starts_with(&format!("event-told {event} (about-")),
        "{name}"
    );
    sheets
}

#[test]
fn the_credit_crisis_and_the_royal_society_tell_of_what() {
    let sheets = told(before_event(3, 1770).with_cash(2, 94), "credit-crisis");
    assert_eq!(sheets.ended("account-effect", 2), ["part-of 10 94 -9"]);
    let table = before_event(3, 1780)
        .with_rows(1, Good::Clothes, 2, 1, 5)
        .with_tile(1, "engineer");
    let sheets = told(table, "royal-society");
    assert_eq!(
        sheets.ended("account-effect", 1),
        ["level-and-tiles 2 1 +10"]
    );
    assert_eq!(sheets.ended("account-effect", 3), ["no-effect"]);
}

#[test]
fn social_unrest_and_recession_tell_of_what() {
    let table = before_event(3, 1800)
        .with_rows(1, Good::Lamps, 2, 1, 5)
        .with_ship(1, 6);
    let sheets = told(table, "social-unrest");
    assert_eq!(sheets.ended("account-effect", 1), ["times 5 1 -5"]);
    assert_eq!(sheets.ended("account-effect", 2), ["no-effect"]);
    let mut table = before_event(4, 1770);
    for (number, space) in [(1, 20), (2, 2), (3, 1)] {
        table = table.with_company(number, |company| company.space = space);
    }
    let sheets = told(table, "recession");
    assert_eq!(
        sheets.ended("account-effect", 1),
        ["spaces 20 18 -2 spaces"]
    );
    assert_eq!(sheets.ended("account-effect", 2), ["spaces 2 1 -1 spaces"]);
    assert_eq!(sheets.ended("account-effect", 3), ["stays (spaces 1 1)"]);
}

#[test]
fn war_tells_distribution_and_the_price_where_it_can_rise() {
    // At £20 five stored goods keep the price, four do not.
    for (stored, tells) in [(5, "distribution-raised lamps 1"), (4, "war lamps 1 21")] {
        let table = before_event(3, 1800)
            .with_rows(1, Good::Lamps, 3, 1, 20)
            .with(1, Good::Lamps, |lamps| lamps.quality = 4)
            .with_tile(1, "small-warehouse")
            .with_stored(1, [0, 0, 0, stored]);
        let sheets = told(table, "war-on-the-continent");
        assert_eq!(sheets.ended("account-effect", 1), [tells]);
    }
}

#[test]
fn events_that_ask_tell_each_answer() {
    let table = before_event(3, 1770).with_rows(2, Good::Food, 1, 1, 5);
    let sheets = told(table, "made-in-england").chooses("distribute food 1");
    assert_eq!(
        sheets.ended("account-effect", 2),
        ["distribution-raised food 1"]
    );
    let table = before_event(3, 1780)
        .with_rows(1, Good::Food, 2, 2, 5)
        .with(1, Good::Food, |food| food.machines = [1, 1, 0, 0])
        .with_rows(2, Good::Food, 2, 2, 5)
        .with(2, Good::Food, |food| food.machines = [1, 0, 0, 0]);
    // The only machine of the other one is not asked for.
    let sheets = told(table, "luddism").chooses("smash food 2");
    assert_eq!(
        sheets.ended("account-effect", 1),
        ["sum-machine-smashed food 2"]
    );
    assert_eq!(
        sheets.ended("account-effect", 2),
        ["sum-machine-smashed food 1"]
    );
    let table = before_event(3, 1770).with_supply("patent");
    let sheets = told(table, "lobby").chooses("take patent");
    assert_eq!(sheets.ended("account-effect", 1), ["sum-tile-taken patent"]);
    assert!(
        sheets.ended("account-broker", 1).is_empty(),
        "a lobby may bring one"
    );
}

#[test]
fn events_for_the_job_market_and_the_importers_stand_across() {
    let told_by = |event: &str| told(before_event(3, 1770).with_workers_left(20, 9), event);
    let sheets = told_by("world-exhibition");
    assert_eq!(sheets.across("account-event-name")[1], "workers-gone 4");
    let sheets = told_by("economic-crisis");
    assert_eq!(sheets.across("account-event-name")[1], "workers-returned 5");
    let table = before_event(3, 1770).set(|board| board.importers = [3, 0, 2, 1]);
    let sheets = told(table, "navigation-acts");
    let by = sheets.table.game.water_components().events.navigation;
    let [food, _, cutlery, lamps] = [3, 0, 2, 1_u8].map(|to| to.saturating_sub(by));
    assert_eq!(
        sheets.across("account-event-name")[1],
        format!("importers {food} 0 {cutlery} {lamps}")
    );
}

#[test]
fn events_that_only_last_are_told_with_what_they_will_do() {
    for event in ["crown-jubilee", "opium-war", "threat-of-strike"] {
        let sheets = told(before_event(3, 1770), event);
        assert_eq!(sheets.across("account-event-name").len(), 1, "{event}");
        assert_eq!(sheets.ended("account-effect", 1), ["in-force"], "{event}");
        assert_eq!(sheets.ended("account-broker", 1), ["no-broker"], "{event}");
    }
}

#[test]
fn bureaucracy_tells_everybody_whether_the_cheapest_space_is_closed() {
    let table = before_event(3, 1770).with_tile(2, "administrator");
    let sheets = told(table, "bureaucracy");
    assert_eq!(sheets.ended("account-effect", 1), ["space-closed 2"]);
    assert_eq!(sheets.ended("account-effect", 2), ["space-open 2"]);
    assert_eq!(sheets.ended("account-effect", 3), ["space-closed 2"]);
}

#[test]
fn the_opium_war_ends_with_the_loss_of_a_ship() {
    let table = before_production(3, Good::Lamps)
        .in_year(1780)
        .with_ship(1, 4)
        .with_ship(1, 6)
        .with_ship(2, 2)
        .lasting("opium-war")
        .with_empty(EMPTY);
    let mut sheets = Sheets::of(table).produces();
    assert!(sheets.across("account-lasting").is_empty());
    while sheets.table.question() == "prompt-firing" {
        sheets = sheets.chooses("done");
    }
    assert_eq!(sheets.across("account-lasting"), ["event-ended opium-war"]);
    let sheets = sheets.chooses("dismiss ship-2");
    assert_eq!(
        sheets.ended("account-lasting", 1),
        ["sum-ship-returned 6 2"]
    );
    assert_eq!(
        sheets.ended("account-lasting", 2),
        ["sum-ship-returned 2 0"],
        "the only one is not asked for"
    );
}

#[test]
fn a_strike_is_over_above_the_markers_that_return() {
    let table = before_production(3, Good::Lamps)
        .in_year(1780)
        .with_ship(1, 4)
        .lasting("threat-of-strike")
        .with_empty(EMPTY);
    let sheets = Sheets::of(table).produces();
    assert_eq!(
        sheets.across("account-returned"),
        ["event-ended threat-of-strike", "markers-returned"]
    );
    assert_eq!(sheets.across("account-lasting"), ["none-lasting"]);
    assert_eq!(sheets.ended("account-crews", 1), ["times 1 2 -2"]);
}

#[test]
fn the_broker_tells_his_deals() {
    let table = before_event(3, 1770)
        .with_tile(2, "broker")
        .with_company(2, |company| (company.shares, company.space) = (9, 10));
    let sheets = told(table, "bureaucracy");
    assert!(sheets.ended("account-broker", 2).is_empty());
    let sheets = sheets.chooses("sell 2").chooses("buy 1");
    let value = i64::from(sheets.table.game.share_value(&sheets.table.board, seat(2)));
    let buying = i64::from(sheets.table.game.buying_price(&sheets.table.board, seat(2)));
    assert_eq!(
        sheets.ended("account-broker", 2),
        [
            format!("sum-shares-sold 2 {:+}", 2 * value),
            format!("sum-shares-bought 1 {:+}", -buying)
        ]
    );
    let sheets = sheets.chooses("done").chooses("start 3");
    assert_eq!(sheets.ended("account-start-player", 3), ["starts"]);
    assert!(sheets.is_closed());
}

#[test]
fn charisma_names_the_start_player_of_a_decade() {
    let table = before_event(3, 1770).with_tile(3, "charisma");
    let sheets = told(table, "bureaucracy").chooses("start 2");
    let told = sheets.ended("account-portfolio", 3);
    assert!(told[0].ends_with("[by-charisma]"), "{told:?}");
    assert_eq!(sheets.ended("account-start-player", 2), ["starts"]);
    assert!(sheets.is_closed());
}

#[test]
fn the_end_of_the_game_closes_the_last_decade() {
    let sheets = told(before_event(3, 1810), "end-of-game");
    assert!(sheets.is_closed());
    let says = |event: &Event| matches!(event, Event::EndOfGame);
    assert!(sheets.table.events.iter().any(says));
}

#[test]
fn the_last_penalties_each_have_their_line() {
    let table = before_event(3, 1810)
        .with_contract(1, Good::Food, 4)
        .with_contract(1, Good::Lamps, 2)
        .with_rows(2, Good::Food, 2, 1, 5)
        .with_harbour(2, |harbour| harbour.marked.insert(Good::Food))
        .with_company(1, |company| company.space = 5)
        .with_company(2, |company| (company.space, company.shares) = (30, 9));
    let sheets = told(table, "end-of-game");
    let sheets = sheets.chooses("done").chooses("done").chooses("done");
    let row = |label, number| sheets.row(&arkwright::WATER_END, label, Some(number));
    assert_eq!(
        row("account-open-contracts", 1),
        [
            "open-contract food 4 -4 spaces",
            "stays (open-contract lamps 2)"
        ]
    );
    let numbers = sheets.table.game.water_components();
    assert_eq!(
        row("account-idle", 2),
        [
            format!("idle-factory food -{} spaces", numbers.idle_spaces),
            format!("forfeited {}", numbers.idle_shares)
        ]
    );
    assert_eq!(row("account-idle", 1), ["none"]);
    assert!(sheets.is_closed());
}

/// A sheet is written only for what has happened: nothing of a face-down event.
#[test]
fn nothing_is_told_of_an_event_before_it_is_turned_up() {
    let table = before_production(3, Good::Lamps).with_empty(EMPTY);
    let sheets = Sheets::of(table).produces();
    assert!(sheets.table.is_event_due());
    assert!(sheets.across("account-event-name").is_empty());
}
