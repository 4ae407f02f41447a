//! What is ahead, and what it would bring, held against what then happens in games that chance plays.

use arkwright::{
    Action, AfterSale, Arkwright, Because, Board, Cost, Edition, Event, Good, Income, Outlook,
    Phase, Preparation, WaterEvent, WaterFrame, WaterOptions, WaterPhase, productions_ahead,
};
use table::{Actions, Game, Rng, Seat, Seed, Turn};

use crate::kit::Table;

/// A choice of a game with the board before it and what came of it.
struct Step<E: Edition> {
    before: Board<E>,
    action: Action,
    /// What the choice and all that was turned up after it told.
    events: Vec<Event>,
}

/// Choices with which a company grows, and is asked what production asks.
fn is_bold(action: &Action) -> bool {
    matches!(
        action,
        Action::Hire(..)
            | Action::TakeTile(_)
            | Action::TakeShip(_)
            | Action::Contract(_, 2)
            | Action::Staff(_)
            | Action::Offer
            | Action::Price(..)
    )
}

/// The steps of a game that chance plays, with a liking for what is bold.
fn steps<E: Edition>(game: &Arkwright<E>, seed: &str) -> Vec<Step<E>> {
    let (mut board, mut stock) = game.deal(&Seed::new(seed));
    let mut rng = Rng::new(7);
    let mut steps: Vec<Step<E>> = Vec::new();
    loop {
        match game.turn(&board) {
            Turn::Ask { .. } => {
                let before = board;
                let mut legal = Actions::new();
                game.legal(&board, &mut legal);
                let bold: Vec<Action> = legal.iter().copied().filter(is_bold).collect();
                let choices = match rng.below(3) {
                    0 => legal.to_vec(),
                    _ if bold.is_empty() => legal.to_vec(),
                    _ => bold,
                };
                let action = choices[rng.below(choices.len() as u32) as usize];
                let mut events = Vec::new();
                game.act(&mut board, action, &mut events);
                steps.push(Step {
                    before,
                    action,
                    events,
                });
            }
            Turn::Reveal => {
                let face = game.draw(&board, &mut stock);
                let mut events = Vec::new();
                let told = game.reveal(&mut board, face, &mut events);
                told.expect("the stock deals what fits");
                if let Some(last) = steps.last_mut() {
                    last.events.append(&mut events);
                }
            }
            Turn::Over => return steps,
        }
    }
}

fn spinning_jennies() -> impl Iterator<Item = Arkwright> {
    (2..=4).map(|players| Arkwright::spinning_jenny(players, Preparation::Predetermined))
}

fn water_frames() -> impl Iterator<Item = Arkwright<WaterFrame>> {
    let predetermined = WaterOptions {
        preparation: Preparation::Predetermined,
        ..WaterOptions::default()
    };
    let free = WaterOptions {
        patrons: true,
        extra_events: true,
        ..WaterOptions::default()
    };
    (2..=4).flat_map(move |players| {
        [predetermined, free].map(|options| Arkwright::water_frame(players, options))
    })
}

fn produced(events: &[Event]) -> impl Iterator<Item = Good> + '_ {
    events.iter().filter_map(|event| match event {
        Event::ProductionBegan { good, .. } => Some(*good),
        _ => None,
    })
}

/// Whether the sale of the active good in England is under way, with what is asked right before and
/// after it.
fn is_selling<E: Edition>(board: &Board<E>) -> bool {
    matches!(
        board.phase,
        Phase::Sale(_) | Phase::Water(WaterPhase::BeforeSale { .. } | WaterPhase::AfterSale { .. })
    )
}

fn what_is_ahead_is_produced_next<E: Edition>(game: &Arkwright<E>) {
    let steps = steps(game, "ahead");
    for (n, step) in steps.iter().enumerate() {
        let ahead = productions_ahead(&step.before);
        // A good whose sale is under way counts until it is sold.
        let now = is_selling(&step.before).then(|| step.before.active());
        let later = steps[n..].iter().flat_map(|step| produced(&step.events));
        let due: Vec<Good> = now.into_iter().chain(later).take(4).collect();
        assert_eq!(ahead, due, "{:?}", step.before.phase);
    }
    let none = |step: &Step<E>| productions_ahead(&step.before).is_empty();
    assert!(steps.iter().any(none));
}

#[test]
fn what_is_ahead_is_what_is_produced_next() {
    spinning_jennies().for_each(|game| what_is_ahead_is_produced_next(&game));
    water_frames().for_each(|game| what_is_ahead_is_produced_next(&game));
}

fn the_order_names_as_many<E: Edition>(game: &Arkwright<E>) {
    for step in steps(game, "order of sale") {
        let board = &step.before;
        for good in Good::ALL {
            let order = game.order_of_sale(board, good);
            let outlook = Outlook::of(game, board, good);
            for seat in Seat::all(board.players) {
                let named = order.iter().filter(|called| called.seller == Some(seat));
                let after = outlook.after_sale.iter();
                let after = after.filter(|sold| sold.seat == seat && sold.is_counted);
                assert_eq!(
                    named.count() + after.count(),
                    usize::from(outlook.forecast.seats[seat.index()].sold),
                    "{:?}",
                    board.phase
                );
            }
            let named = order.iter().filter(|called| called.seller.is_none());
            assert_eq!(named.count(), usize::from(outlook.forecast.importer_sold));
            assert!(order.is_sorted_by(|one, next| one.call >= next.call));
            assert_eq!(order.len(), usize::from(outlook.sold_by_all()));
        }
    }
}

#[test]
fn the_order_of_sale_names_as_many_goods_as_the_forecast_sells() {
    spinning_jennies().for_each(|game| the_order_names_as_many(&game));
    water_frames().for_each(|game| the_order_names_as_many(&game));
}

/// Two players make three food each, of the same appeal and quality.
#[test]
fn equals_who_sell_beyond_the_demand_are_told_from_a_sale_within_it() {
    let table = Table::predetermined(2);
    let wanting = |demand: u8| {
        let mut board = table.board;
        let wanted = |empty: &u8| {
            board.empty = *empty;
            table.game.demand(&board, Good::Food) == demand
        };
        board.empty = (0..80).find(wanted).expect("the job market has it");
        Outlook::of(&table.game, &board, Good::Food)
    };
    // Of five tokens one is left at the last call, and both sell for it.
    let outlook = wanting(5);
    assert_eq!((outlook.sold_by_all(), outlook.forecast.demand), (6, 5));
    assert!(outlook.is_beyond_demand());
    assert!(!wanting(6).is_beyond_demand());
}

/// What a production phase told of one player.
#[derive(Debug, Default, PartialEq, Eq)]
struct Told {
    sold: i32,
    shipped: i32,
    income: i32,
    costs: i32,
    steps: i32,
    shares_sold: i32,
    loans: i32,
}

/// Adds up a production phase; what comes after it belongs to the end of the cycle.
fn told_of(events: &[Event], seat: Seat) -> Told {
    let is_over = |event: &Event| {
        matches!(
            event,
            Event::MarkersReturned | Event::CycleBegan { .. } | Event::StartPlayer { .. }
        )
    };
    let began = |event: &Event| matches!(event, Event::ProductionBegan { .. });
    let first = events.iter().rposition(began).expect("a production");
    let phase = events[first..].iter().take_while(|event| !is_over(event));
    let mut told = Told::default();
    for event in phase {
        match *event {
            Event::Sold {
                seat: by, count, ..
            } if by == seat => told.sold += i32::from(count),
            Event::Received {
                seat: by,
                amount,
                why,
            } if by == seat => match why {
                Income::Patron { .. } | Income::Jubilee { .. } => {
                    told.sold += 1;
                    told.income += i32::from(amount);
                }
                Income::Sale { .. } | Income::Shipment { .. } | Income::Office => {
                    told.income += i32::from(amount);
                }
                _ => {}
            },
            Event::Paid {
                seat: by,
                amount,
                why: Cost::Wages { .. } | Cost::Machines { .. },
            } if by == seat => told.costs += i32::from(amount),
            Event::Water(WaterEvent::ContractFulfilled {
                seat: by, count, ..
            }) if by == seat => {
                told.shipped += i32::from(count);
            }
            Event::ShareMoved {
                seat: by, from, to, ..
            } if by == seat => told.steps += i32::from(to) - i32::from(from),
            Event::EmergencySale {
                seat: by, count, ..
            } if by == seat => told.shares_sold += i32::from(count),
            Event::LoansTaken { seat: by, count } if by == seat => told.loans += i32::from(count),
            _ => {}
        }
    }
    told
}

/// Whether the choice ended the last action of a cycle and changed nothing that production reads.
fn only_ends_the_action(step: &[Event]) -> bool {
    let began = |event: &Event| matches!(event, Event::ProductionBegan { .. });
    let Some(began) = step.iter().position(began) else {
        return false;
    };
    step[..began].iter().all(|event| {
        let forced = matches!(
            event,
            Event::Forced {
                action: Action::Done | Action::Take(_),
                ..
            }
        );
        forced || matches!(event, Event::MarkerTaken { .. })
    })
}

/// Whether the production phase under way asks something.
fn is_producing<E: Edition>(board: &Board<E>) -> bool {
    let phase = matches!(
        board.phase,
        Phase::Storage(_)
            | Phase::Water(
                WaterPhase::Shipment { .. }
                    | WaterPhase::StoreExtra { .. }
                    | WaterPhase::Storing { .. }
            )
    );
    phase || is_selling(board)
}

/// Compares the outlook of a board with what the usual answers bring from there; `events` holds
/// what the production has told so far.
fn compare<E: Edition>(
    game: &Arkwright<E>,
    from: &Board<E>,
    mut board: Board<E>,
    mut events: Vec<Event>,
) -> Seen {
    let mut seen = Seen {
        compared: 1,
        ..Seen::default()
    };
    let good = from.active();
    let outlook = Outlook::of(game, from, good);
    while is_producing(&board) && game.turn(&board) != Turn::Reveal && board.active() == good {
        let usual = game.usual(&board).expect("a small question");
        game.act(&mut board, usual, &mut events);
    }
    for seat in Seat::all(board.players) {
        let share = outlook.share(seat);
        let foreseen = Told {
            sold: share.sold,
            shipped: share.shipped,
            income: share.income,
            costs: share.costs,
            steps: share.steps,
            shares_sold: share.shares_sold,
            loans: share.loans,
        };
        let told = told_of(&events, seat);
        assert_eq!(foreseen, told, "{:?}", from.phase);
        let reasons: i32 = outlook.steps_of(seat).map(|(_, by)| i32::from(by)).sum();
        assert_eq!(reasons, told.steps);
        assert_eq!(share.appeal, i32::from(game.appeal(from, seat, good)));
        if good != Good::Lamps {
            let company = board.company(seat);
            let stored = company.stored[good.index()];
            assert_eq!(share.stored, i32::from(stored), "{:?}", from.phase);
            assert_eq!(share.cash, i32::from(company.cash), "{:?}", from.phase);
        }
        let cut = |(because, _): &(Because, i8)| *because == Because::PriceCut;
        seen.price_cuts += outlook.steps_of(seat).filter(cut).count();
        seen.emergencies += usize::from(told.shares_sold > 0);
        if let Some(shipment) = outlook.shipment(seat) {
            assert_eq!(i32::from(shipment.count), share.shipped);
            assert_eq!(
                shipment.income,
                u16::from(shipment.count) * u16::from(shipment.price)
            );
            let carried: u8 = shipment.ships.iter().sum();
            assert!(carried >= shipment.count);
            let now = match E::LAST_DECADE {
                5 => shipment.rises_to,
                _ => 0,
            };
            assert!(shipment.count == 0 || now == 0);
            seen.shipped += usize::from(shipment.count > 0);
            seen.overdue += usize::from(shipment.count == 0);
        }
    }
    let after = |to: AfterSale| {
        outlook
            .after_sale
            .iter()
            .filter(|sold| sold.to == to)
            .count()
    };
    seen.patrons += after(AfterSale::Patron);
    seen.jubilees += after(AfterSale::Jubilee);
    seen
}

/// What the boards compared had to show.
#[derive(Debug, Default)]
struct Seen {
    compared: usize,
    shipped: usize,
    overdue: usize,
    patrons: usize,
    jubilees: usize,
    price_cuts: usize,
    emergencies: usize,
}

impl Seen {
    fn add(&mut self, other: Seen) {
        self.compared += other.compared;
        self.shipped += other.shipped;
        self.overdue += other.overdue;
        self.patrons += other.patrons;
        self.jubilees += other.jubilees;
        self.price_cuts += other.price_cuts;
        self.emergencies += other.emergencies;
    }
}

fn the_outlook_comes_true<E: Edition>(game: &Arkwright<E>, seed: &str) -> Seen {
    let mut seen = Seen::default();
    let mut so_far: Vec<Event> = Vec::new();
    for step in steps(game, seed) {
        let mut board = step.before;
        let mut events = Vec::new();
        game.act(&mut board, step.action, &mut events);
        if only_ends_the_action(&events) {
            seen.add(compare(game, &step.before, board, events.clone()));
        }
        // In Spinning Jenny the forecast begins the sale again.
        if E::LAST_DECADE > 3 && is_selling(&step.before) {
            seen.add(compare(game, &step.before, step.before, so_far.clone()));
            let alone = game.choice_alone(&step.before, step.action);
            let mut from_here = so_far.clone();
            from_here.extend(&events);
            seen.add(compare(game, &alone, board, from_here));
        }
        so_far.extend(&step.events);
    }
    seen
}

#[test]
fn the_outlook_comes_true_when_everybody_answers_as_usual() {
    let (mut jennies, mut frames) = (Seen::default(), Seen::default());
    for seed in (1..=16).map(|number| format!("comes true {number}")) {
        for game in spinning_jennies() {
            jennies.add(the_outlook_comes_true(&game, &seed));
        }
        for game in water_frames() {
            frames.add(the_outlook_comes_true(&game, &seed));
        }
    }
    assert!(jennies.compared > 50, "{jennies:?}");
    let all_seen =
        frames.shipped > 20 && frames.overdue > 20 && frames.patrons > 20 && frames.jubilees > 20;
    let all_lost = frames.price_cuts > 20 && frames.emergencies > 20;
    assert!(frames.compared > 800 && all_seen && all_lost, "{frames:?}");
}

/// Sets every price of the active good that the last player of a cycle may set, and lets him be done:
/// what was said of each price is what production then does.
fn every_price_comes_true<E: Edition>(
    game: &Arkwright<E>,
    seed: &str,
    prepare: impl Fn(&mut Board<E>),
) -> Seen {
    let mut seen = Seen::default();
    for step in steps(game, seed) {
        let mut before = step.before;
        prepare(&mut before);
        let before = &before;
        let Phase::Action(hand) = before.phase else {
            continue;
        };
        if hand.step + 1 < before.players {
            continue;
        }
        let mut legal = Actions::new();
        game.legal(before, &mut legal);
        let prices = legal.iter().copied();
        let prices = prices
            .filter(|action| matches!(action, Action::Price(good, _) if *good == before.active()));
        for price in prices {
            let mut board = *before;
            let mut events = Vec::new();
            game.act(&mut board, price, &mut events);
            while matches!(board.phase, Phase::Action(_)) && board.turn == before.turn {
                game.act(&mut board, Action::Done, &mut events);
            }
            assert!(produced(&events).eq([before.active()]), "{price}");
            let alone = game.choice_alone(before, price);
            let said = Outlook::after(game, before, price, before.active());
            assert_eq!(said, Outlook::of(game, &alone, before.active()));
            seen.add(compare(game, &alone, board, events));
        }
    }
    seen
}

#[test]
fn what_the_ladder_says_for_a_price_is_what_production_does_once_it_is_set() {
    let (mut jennies, mut frames) = (Seen::default(), Seen::default());
    for seed in (1..=6).map(|number| format!("every price {number}")) {
        for game in spinning_jennies() {
            jennies.add(every_price_comes_true(&game, &seed, |_| {}));
        }
        for game in water_frames() {
            frames.add(every_price_comes_true(&game, &seed, |board| {
                let good = board.active();
                for harbour in &mut board.parts.harbours {
                    harbour.ships[0] = harbour.ships[0].max(2);
                    harbour.contracts[good.index()] = 2;
                }
            }));
        }
    }
    assert!(jennies.compared > 100, "{jennies:?}");
    let all_seen = frames.shipped > 20 && frames.overdue > 20 && frames.emergencies > 20;
    assert!(frames.compared > 500 && all_seen, "{frames:?}");
}

#[test]
fn the_reasons_of_the_share_steps_are_those_of_the_forecast() {
    for game in spinning_jennies() {
        for step in steps(&game, "share steps") {
            for good in Good::ALL {
                let outlook = Outlook::of(&game, &step.before, good);
                for seat in Seat::all(step.before.players) {
                    let share = outlook.share(seat);
                    let reasons = outlook.steps_of(seat);
                    let told: i32 = reasons.map(|(_, steps)| i32::from(steps)).sum();
                    assert_eq!(share.steps, told);
                    assert_eq!(share.shipped, 0);
                    assert_eq!(outlook.shipment(seat), None);
                }
            }
        }
    }
}

/// Who only forgoes the last exchange scores what the board has said before it.
fn the_score_comes_true<E: Edition>(game: &Arkwright<E>, seed: &str) {
    let is_last = |step: &&Step<E>| matches!(step.before.phase, Phase::FinalExchange(_));
    let steps = steps(game, seed);
    let Some(last) = steps.iter().find(is_last) else {
        return;
    };
    let mut board = last.before;
    while matches!(board.phase, Phase::FinalExchange(_)) {
        game.act(&mut board, Action::Done, &mut ());
    }
    let outcome = game.outcome(&board).expect("it is over");
    for seat in Seat::all(board.players) {
        let score = match outcome.lost.contains(seat) {
            true => 0,
            false => outcome.score(seat),
        };
        assert_eq!(i32::from(game.score_now(&last.before, seat)), score);
        assert_eq!(
            i32::from(game.score_now(&board, seat)),
            score,
            "nothing counts twice"
        );
    }
}

#[test]
fn the_score_of_a_board_comes_true_without_the_last_exchange() {
    for seed in (1..=4).map(|number| format!("score {number}")) {
        spinning_jennies().for_each(|game| the_score_comes_true(&game, &seed));
        water_frames().for_each(|game| the_score_comes_true(&game, &seed));
    }
}

/// A choice alone runs into no other cycle and no other decade.
#[test]
fn a_choice_alone_stays_in_its_cycle() {
    for game in water_frames() {
        for step in steps(&game, "alone") {
            let mut legal = Actions::new();
            game.legal(&step.before, &mut legal);
            for action in legal.iter() {
                let alone = game.choice_alone(&step.before, *action);
                let place = |board: &Board<WaterFrame>| (board.decade, board.cycle);
                assert_eq!(place(&alone), place(&step.before), "{action}");
            }
        }
    }
}
