//! What holds in every game of Spinning Jenny, for every number of players and both set-ups.
//!
//! About 200 random games of each kind in all; `MILLWRIGHT_SCALE` multiplies that.

use std::collections::HashSet;

use crate::kit::scale;
use crate::kit::universe::every_action;
use arkwright::{
    Action, Arkwright, Because, Board, COMPILED, Components, Cost, Event, Good, Income, Marker,
    Markers, Phase, Preparation, Reason, SeatForecast,
};
use table::laws::{self, Luck};
use table::{Actions, Game, Play, Rng, Say, Seat, Seed, Turn, count_reachable};

/// No game of four asks for more choices than this.
const MOST_DECISIONS: usize = 2000;

/// Every number of players with both set-ups.
fn every_game() -> Vec<Arkwright> {
    let both = [Preparation::Predetermined, Preparation::Free];
    (2..=4)
        .flat_map(|players| both.map(|how| Arkwright::spinning_jenny(players, how)))
        .collect()
}

/// Seeds and bytes that make the choices of so many games of each kind.
fn deals(name: &str, count: u32) -> impl Iterator<Item = (Seed, Vec<u8>)> {
    let base = Seed::new(name);
    let mut rng = Rng::new(name.len() as u64);
    (0..u64::from(count * scale())).map(move |number| {
        let bytes = (0..16).map(|_| rng.next() as u8).collect();
        (base.nth(number), bytes)
    })
}

/// One choice of a random game, with the boards around it and what it made happen.
struct Step<'a> {
    before: &'a Board,
    action: Option<Action>,
    events: &'a [Event],
    after: &'a Board,
}

/// Plays a random game to its end and shows every step, the reveals included.
fn walk(game: &Arkwright, seed: &Seed, bytes: &[u8], mut visit: impl FnMut(Step<'_>)) -> Board {
    let mut luck = Luck::new(bytes);
    let (mut board, mut stock) = game.deal(seed);
    let mut actions = Actions::new();
    let mut events = Vec::new();
    for _ in 0..MOST_DECISIONS {
        let before = board;
        events.clear();
        let action = match game.turn(&board) {
            Turn::Over => return board,
            Turn::Reveal => {
                let face = game.draw(&board, &mut stock);
                let told = game.reveal(&mut board, face, &mut events);
                told.expect("the dealer deals what fits");
                None
            }
            Turn::Ask { .. } => {
                actions.clear();
                game.legal(&board, &mut actions);
                let action = actions[luck.below(actions.len())];
                game.act(&mut board, action, &mut events);
                Some(action)
            }
        };
        visit(Step {
            before: &before,
            action,
            events: &events,
            after: &board,
        });
    }
    panic!("seed {seed}: the game goes on after {MOST_DECISIONS} decisions");
}

/// Turns are finite, records replay to the same digest, undo and redo lead back, and more.
#[test]
fn every_law_of_the_table_holds() {
    for game in every_game() {
        for (seed, bytes) in deals("table", 40) {
            let law = laws::every_play_law(&game, &seed, &bytes, MOST_DECISIONS);
            assert_eq!(law, Ok(()), "{:?}, seed {seed}", game.setup());
        }
    }
}

/// Whoever holds the stock alone says turn by turn what a play says that turns up for itself.
#[test]
fn a_dealer_says_what_play_says() {
    for game in every_game() {
        for (seed, bytes) in deals("dealer", 20) {
            let law = laws::a_dealer_says_what_play_says(&game, &seed, &bytes, MOST_DECISIONS);
            assert_eq!(law, Ok(()), "{:?}, seed {seed}", game.setup());
        }
    }
}

/// Every law holds with the component numbers of the other reading of the mat, too: two worker-only spaces
/// in rows of three.
#[test]
fn every_law_of_the_table_holds_with_other_component_numbers() {
    let text = COMPILED.replace("\"WMM\"", "\"WWM\"");
    let components = Components::parse(&text).expect("the rule book leaves this open");
    let game = Arkwright::with_components(4, Preparation::Free, components, &text);
    for (seed, bytes) in deals("other numbers", 40) {
        let law = laws::every_play_law(&game, &seed, &bytes, MOST_DECISIONS);
        assert_eq!(law, Ok(()), "seed {seed}");
    }
}

/// Whoever does everything one by one and is done only when nothing is left makes the longest turns.
#[test]
fn every_turn_is_finite_even_where_everything_is_done_one_by_one() {
    let is_single = |action: &&Action| match **action {
        Action::Hire(_, count) | Action::Fire(_, count) | Action::Warehouse(_, count) => count == 1,
        Action::Buy(count) | Action::Sell(count) | Action::Repay(count) => count == 1,
        Action::Done => false,
        _ => true,
    };
    for game in every_game() {
        for (seed, bytes) in deals("one by one", 20) {
            let mut luck = Luck::new(&bytes);
            let mut play = Play::deal(&game, seed.clone());
            play.turn_up(&mut ());
            while play.turn() != Turn::Over {
                let legal = play.legal();
                let single: Vec<&Action> = legal.iter().filter(is_single).collect();
                let action = match single.get(luck.below(single.len())) {
                    Some(action) => **action,
                    None => Action::Done,
                };
                play.act(action, &mut ()).expect("it is offered");
                play.turn_up(&mut ());
            }
            assert_eq!(laws::every_turn_is_finite(&play), Ok(()), "seed {seed}");
        }
    }
}

/// Proves: SJ-159.
#[test]
fn what_is_offered_is_what_check_accepts_of_all_conceivable_actions() {
    let universe = every_action();
    // In the preparation round every refusal cites its own chapter.
    let known: HashSet<_> = Reason::ALL
        .iter()
        .flat_map(|reason| {
            [reason.section(), "4.1.IV", "4.1.V"].map(|section| (reason.id(), section))
        })
        .filter(|(id, _)| *id != Reason::NotNow.id())
        .collect();
    let mut refused = HashSet::new();
    for game in every_game() {
        for (seed, bytes) in deals("universe", 40) {
            let mut step = 0;
            walk(&game, &seed, &bytes, |Step { after, .. }| {
                step += 1;
                if step % 5 != bytes.len() % 5 && !matches!(after.phase, Phase::Storage { .. }) {
                    return;
                }
                let law = laws::legal_is_what_check_accepts(&game, after, universe.iter().copied());
                assert_eq!(law, Ok(()), "seed {seed}, step {step}, {:?}", after.phase);
                for action in &universe {
                    let Err(refusal) = game.check(after, *action) else {
                        continue;
                    };
                    // What is not asked now is refused with the section of what is.
                    if refusal.message.id == Reason::NotNow.id() {
                        assert_eq!(refusal.section, game.question_section(after), "{action}");
                    } else {
                        refused.insert((refusal.message.id, refusal.section));
                    }
                }
            });
        }
    }
    let unknown: Vec<_> = refused.difference(&known).collect();
    assert!(unknown.is_empty(), "not among the reasons: {unknown:?}");
    assert!(
        refused.len() > 25,
        "random games meet most reasons: {refused:?}"
    );
}

/// What the events of a game add up to, by seat.
#[derive(Default)]
struct Ledger {
    cash: [i64; 4],
    space: [i64; 4],
    shares: [i64; 4],
    loans: [i64; 4],
    actions: [u8; 4],
}

impl Ledger {
    fn opening() -> Ledger {
        Ledger {
            space: [10; 4],
            shares: [15; 4],
            ..Ledger::default()
        }
    }

    fn enter(&mut self, event: &Event) {
        match *event {
            Event::Received { seat, amount, .. } => self.cash[seat.index()] += i64::from(amount),
            Event::Paid { seat, amount, .. } => self.cash[seat.index()] -= i64::from(amount),
            Event::ShareMoved { seat, from, to, .. } => {
                self.space[seat.index()] += i64::from(to) - i64::from(from);
            }
            Event::SharesBought { seat, count } => self.shares[seat.index()] += i64::from(count),
            Event::SharesSold { seat, count } | Event::EmergencySale { seat, count, .. } => {
                self.shares[seat.index()] -= i64::from(count);
            }
            Event::LoansTaken { seat, count } => self.loans[seat.index()] += i64::from(count),
            Event::LoansRepaid { seat, count } => self.loans[seat.index()] -= i64::from(count),
            Event::MarkerPlaced { seat, .. } | Event::MarkerReused { seat, .. } => {
                self.actions[seat.index()] += 1;
            }
            _ => {}
        }
    }

    fn agrees(&self, board: &Board) {
        for seat in Seat::all(board.players) {
            let company = board.company(seat);
            let at = seat.index();
            assert_eq!(i64::from(company.cash), self.cash[at], "cash of {seat}");
            assert_eq!(
                i64::from(company.space),
                self.space[at],
                "share space of {seat}"
            );
            assert_eq!(
                i64::from(company.shares),
                self.shares[at],
                "shares of {seat}"
            );
            assert_eq!(i64::from(company.loans), self.loans[at], "loans of {seat}");
        }
    }
}

/// Workers on the job market, fired and in factories.
fn workers(board: &Board) -> u32 {
    let factories = board.companies.iter().flat_map(|company| company.factories);
    let employed: u32 = factories.map(|factory| u32::from(factory.workers())).sum();
    u32::from(board.job_seekers()) + u32::from(board.fired) + employed
}

/// Grey markers on the mat, on the timetable and with the players, by kind and shade.
fn grey_markers(board: &Board) -> [u8; 7] {
    let mut there = board.mat;
    for (count, display) in there.iter_mut().zip(board.display) {
        *count += display;
    }
    for seat in Seat::all(board.players) {
        let markers = board.company(seat).markers;
        assert!(Markers::OWN.is_subset(markers));
        for (count, marker) in there.iter_mut().zip(Marker::GREY) {
            *count += u8::from(markers.contains(marker));
        }
    }
    there
}

fn is_within_bounds(game: &Arkwright, board: &Board) {
    assert!(board.empty <= 80);
    for seat in Seat::all(board.players) {
        let company = board.company(seat);
        assert!((1..=60).contains(&company.space));
        assert!(company.shares <= 30);
        assert!(company.stored_in_all() <= 5);
        for good in Good::ALL {
            let factory = company.factory(good);
            if !factory.is_built() {
                continue;
            }
            assert!(factory.quality <= 4 && factory.distribution <= 4);
            assert!((1..=2).contains(&factory.level) && factory.extra <= 2);
            let price_due = seat == board.asked && board.price_due() == Some(good);
            if price_due {
                assert_eq!(factory.price, 0);
            } else {
                assert!((5..=25).contains(&factory.price));
                assert!(factory.price <= 25 - company.stored[good.index()]);
            }
            let worth = game.quality(board, seat, good) + factory.distribution;
            assert!(worth >= factory.price, "appeal below 0");
            // A machine space in each row of two, two in each row of three.
            let machine_spaces = [[1, 1, 1, 1], [1, 1, 2, 2], [1, 2, 2, 2], [2, 2, 2, 2]];
            for (machines, spaces) in factory.machines.iter().zip(machine_spaces[good.index()]) {
                assert!(*machines <= spaces, "more machines than machine spaces");
            }
        }
    }
}

/// Proves: SJ-006, SJ-158, SJ-159, SJ-001.
#[test]
fn pieces_are_conserved_and_the_events_account_for_everything() {
    for game in every_game() {
        let (all_workers, grey) = match game.setup().players {
            2 => (72, [2, 2, 2, 2, 2, 2, 2]),
            3 => (80, [2, 2, 2, 3, 2, 2, 2]),
            _ => (80, [3, 3, 3, 4, 3, 3, 3]),
        };
        for (seed, bytes) in deals("ledger", 80) {
            let mut ledger = Ledger::opening();
            let end = walk(&game, &seed, &bytes, |step| {
                let board = step.after;
                for event in step.events {
                    ledger.enter(event);
                    let id = event.say().id;
                    assert!(Event::MESSAGES.contains(&id), "{id} is no message");
                }
                ledger.agrees(board);
                assert_eq!(workers(board), all_workers);
                assert_eq!(grey_markers(board), grey);
                is_within_bounds(&game, board);
                assert_eq!(game.validate(board), Ok(()));
                for company in &board.companies[..usize::from(board.players)] {
                    assert!(
                        company.administration.contains(&None),
                        "one space stays empty"
                    );
                }
            });
            let players = usize::from(end.players);
            assert_eq!(ledger.actions[..players], [12; 4][..players], "seed {seed}");
            assert_eq!(end.importers, [3; 4]);
        }
    }
}

/// The events of a production phase, added up for one seat.
fn outcome_for(seat: Seat, events: &[Event]) -> SeatForecast {
    let mut sum = SeatForecast::default();
    for event in events {
        match *event {
            Event::Produced {
                seat: by, count, ..
            } if by == seat => sum.produced = count,
            Event::Sold {
                seat: by, count, ..
            } if by == seat => sum.sold = count,
            Event::Received {
                seat: by,
                amount,
                why: Income::Sale { .. },
            } if by == seat => {
                sum.income += amount;
            }
            Event::Paid {
                seat: by,
                amount,
                why: Cost::Wages { .. },
            } if by == seat => {
                sum.wages += amount;
            }
            Event::Paid {
                seat: by,
                amount,
                why: Cost::Machines { .. },
            } if by == seat => {
                sum.machines += amount;
            }
            Event::EmergencySale {
                seat: by, count, ..
            } if by == seat => sum.shares_sold += count,
            Event::LoansTaken { seat: by, count } if by == seat => sum.loans += count,
            Event::ShareMoved {
                seat: by,
                from,
                to,
                because,
            } if by == seat => match because {
                Because::PriceCut => sum.price_cut += from - to,
                Because::EmergencySale | Because::Loan => sum.emergency_spaces += from - to,
                _ => sum.share_steps += to - from,
            },
            _ => {}
        }
    }
    sum
}

/// The events of the last production phase, without what comes after it.
fn of_production(events: &[Event]) -> &[Event] {
    let began = |event: &Event| matches!(event, Event::ProductionBegan { .. });
    let is_over = |event: &Event| {
        matches!(
            event,
            Event::MarkersReturned | Event::CycleBegan { .. } | Event::StartPlayer { .. }
        )
    };
    let events = &events[events.iter().rposition(began).unwrap_or(0)..];
    let end = events.iter().position(is_over);
    &events[..end.unwrap_or(events.len())]
}

/// Whether the choice ended the last action of a cycle and changed nothing that production reads.
fn only_ends_the_action(step: &Step<'_>) -> bool {
    let begun = |event: &Event| matches!(event, Event::ProductionBegan { .. });
    let Some(began) = step.events.iter().position(begun) else {
        return false;
    };
    step.events[..began].iter().all(|event| {
        let plain = |action: &Action| matches!(action, Action::Done | Action::Take(_));
        matches!(event, Event::Forced { action, .. } if plain(action))
            || matches!(event, Event::MarkerTaken { .. })
    })
}

#[test]
fn the_forecast_just_before_production_is_what_production_does() {
    let (mut compared, mut price_cuts, mut emergencies, mut loans) = (0, 0, 0, 0);
    for game in every_game() {
        for (seed, bytes) in deals("forecast", 40) {
            walk(&game, &seed, &bytes, |step| {
                if step.action.is_none() || !only_ends_the_action(&step) {
                    return;
                }
                compared += 1;
                let good = step.before.active();
                let forecast = game.forecast_of(step.before, good);
                let mut board = *step.after;
                let mut events = step.events.to_vec();
                while matches!(board.phase, Phase::Sale(_) | Phase::Storage { .. })
                    && board.active() == good
                {
                    let usual = game.usual(&board).expect("a small question");
                    game.act(&mut board, usual, &mut events);
                }
                let imported = events.iter().find_map(|event| match event {
                    Event::ImporterSold { count, .. } => Some(*count),
                    _ => None,
                });
                assert_eq!(forecast.importer_sold, imported.unwrap_or(0));
                for seat in Seat::all(board.players) {
                    let mut told = outcome_for(seat, of_production(&events));
                    told.appeal = game.appeal(step.before, seat, good);
                    told.stored = step.before.company(seat).stored[good.index()];
                    let seen = forecast.seats[seat.index()];
                    told.cash = match good {
                        // The end of the decade comes behind it.
                        Good::Lamps => seen.cash,
                        _ => board.company(seat).cash,
                    };
                    assert_eq!(seen, told, "seed {seed}, {good:?}");
                    price_cuts += u32::from(told.price_cut > 0);
                    emergencies += u32::from(told.shares_sold > 0);
                    loans += u32::from(told.loans > 0);
                }
                let foreseen = game.produce_as_usual(step.before, good, &mut ());
                if good != Good::Lamps {
                    for seat in Seat::all(board.players) {
                        let mut company = *foreseen.company(seat);
                        company.markers = board.company(seat).markers;
                        assert_eq!(company, *board.company(seat));
                    }
                }
            });
        }
    }
    assert!(compared > 500, "{compared} productions");
    let seen = [price_cuts, emergencies, loans];
    assert!(seen.into_iter().all(|count| count > 20), "{seen:?}");
}

/// A preview is the choice alone; answering what has one answer leads from there to the board of
/// the real thing.
#[test]
fn a_preview_stops_before_the_forced_answers_and_leads_to_the_same_board() {
    let mut stopped_early = 0;
    for game in every_game() {
        for (seed, bytes) in deals("preview", 4) {
            walk(&game, &seed, &bytes, |step| {
                let Some(action) = step.action else { return };
                let mut board = game.preview(step.before, action);
                for event in step.events {
                    if let Event::Forced { seat, action } = event {
                        assert_eq!(*seat, board.asked);
                        board = game.preview(&board, *action);
                        stopped_early += 1;
                    }
                }
                assert_eq!(board, *step.after, "{action}");
                // A choice alone runs into no production and no other cycle.
                let alone = game.choice_alone(step.before, action);
                let place = |board: &Board| (board.decade, board.cycle);
                assert_eq!(place(&alone), place(step.before), "{action}");
            });
        }
    }
    assert!(stopped_early > 0);
}

#[test]
fn two_deals_that_differ_only_face_down_look_the_same_to_the_end() {
    for players in 2..=4 {
        let game = Arkwright::spinning_jenny(players, Preparation::Free);
        let reveals = |seed: &Seed| {
            let (mut board, mut stock) = game.deal(seed);
            let mut faces = Vec::new();
            while game.turn(&board) == Turn::Reveal {
                let face = game.draw(&board, &mut stock);
                game.reveal(&mut board, face, &mut ()).expect("dealt");
                faces.push(face);
            }
            (faces, stock)
        };
        let base = Seed::new("face down");
        let (faces, stock) = reveals(&base);
        let twin = (0..10_000)
            .map(|number| base.nth(number))
            .find(|seed| {
                let other = reveals(seed);
                other.0 == faces && other.1 != stock
            })
            .expect("some other deal turns up the same");
        for (_, bytes) in deals("twins", 20) {
            let law = laws::what_lies_face_down_does_not_show(&game, &base, &twin, &bytes);
            assert_eq!(law, Ok(()));
        }
    }
}

/// How many ways the first decisions can go; a change of the rules shows here first.
#[test]
fn as_many_positions_can_be_reached_as_ever() {
    let from_start = |players, how| {
        let game = Arkwright::spinning_jenny(players, how);
        let (mut board, mut stock) = game.deal(&Seed::new("count"));
        while game.turn(&board) == Turn::Reveal {
            let face = game.draw(&board, &mut stock);
            game.reveal(&mut board, face, &mut ()).expect("dealt");
        }
        [1, 2, 3, 4].map(|depth| count_reachable(&game, &board, depth))
    };
    // Seven markers on five spaces; the rest was counted once and is held to.
    let predetermined = [2, 3, 4].map(|players| from_start(players, Preparation::Predetermined));
    assert_eq!(
        predetermined,
        [
            [35, 280, 2783, 25800],
            [35, 277, 2717, 24363],
            [35, 299, 3186, 31861]
        ]
    );
    // Four goods with 4, 5, 6 and 7 prices; then the next player founds.
    for players in 2..=4 {
        assert_eq!(from_start(players, Preparation::Free), [4, 22, 88, 484]);
    }
}
