//! What holds in every game of Water Frame, for every number of players and every option.
//!
//! `MILLWRIGHT_SCALE` multiplies the number of random games.

use crate::kit::scale;
use arkwright::{
    Action, Arkwright, Because, Board, Cost, Event, EventMarker, Face, Good, Income, Phase,
    Preparation, Tile, WaterEvent, WaterFrame, WaterOptions, WaterPhase,
};
use table::laws::{self, Luck};
use table::{Actions, Arg, Game, Message, Play, Rng, Seat, Seed, Turn};

/// No game of four asks for more choices than this.
const MOST_DECISIONS: usize = 5000;

/// Every number of players with every set of options.
fn every_game() -> Vec<Arkwright<WaterFrame>> {
    let free = |patrons, extra_events| WaterOptions {
        patrons,
        extra_events,
        ..WaterOptions::default()
    };
    let predetermined = |shuffled_events| WaterOptions {
        preparation: Preparation::Predetermined,
        shuffled_events,
        ..WaterOptions::default()
    };
    let options = [
        free(false, false),
        free(true, false),
        free(false, true),
        free(true, true),
        predetermined(false),
        predetermined(true),
    ];
    (2..=4)
        .flat_map(|players| options.map(|options| Arkwright::water_frame(players, options)))
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

/// Turns are finite, records replay to the same digest, undo and redo lead back, and more.
#[test]
fn every_law_of_the_table_holds() {
    for game in every_game() {
        for (seed, bytes) in deals("table", 20) {
            let law = laws::every_play_law(&game, &seed, &bytes, MOST_DECISIONS);
            assert_eq!(law, Ok(()), "{:?}, seed {seed}", game.setup());
        }
    }
}

/// Whoever holds the stock alone says turn by turn what a play says that turns up for itself.
#[test]
fn a_dealer_says_what_play_says() {
    for game in every_game() {
        for (seed, bytes) in deals("dealer", 5) {
            let law = laws::a_dealer_says_what_play_says(&game, &seed, &bytes, MOST_DECISIONS);
            assert_eq!(law, Ok(()), "{:?}, seed {seed}", game.setup());
        }
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
        for (seed, bytes) in deals("one by one", 10) {
            let mut luck = Luck::new(&bytes);
            let mut play = Play::deal(&game, seed.clone());
            play.turn_up(&mut ());
            while play.turn() != Turn::Over {
                let legal = play.legal();
                let single: Vec<&Action> = legal.iter().filter(is_single).collect();
                let action = match single.get(luck.below(single.len())) {
                    Some(action) => **action,
                    None => legal[luck.below(legal.len())],
                };
                play.act(action, &mut ()).expect("it is offered");
                play.turn_up(&mut ());
            }
            assert_eq!(laws::every_turn_is_finite(&play), Ok(()), "seed {seed}");
        }
    }
}

/// Workers, tiles, ships and grey markers, wherever they are.
fn pieces(game: &Arkwright<WaterFrame>, board: &Board<WaterFrame>) -> (u16, [u8; 20], u8, u8) {
    let seats = || Seat::all(board.players);
    let workers: u16 = seats()
        .map(|seat| u16::from(game.workers_of(board, seat)))
        .sum();
    let on_board = u16::from(board.job_seekers()) + u16::from(board.fired);
    let mut tiles = board.parts.tiles;
    for tile in Tile::ALL {
        let owned = seats().filter(|seat| board.harbour(*seat).has(tile));
        tiles[tile.index()] += owned.count() as u8;
    }
    let ships = seats().flat_map(|seat| board.harbour(seat).ships);
    let ships = ships.filter(|capacity| *capacity > 0).count() as u8;
    let grey: u8 = board.parts.rows.iter().flatten().sum();
    let owned = seats().map(|seat| board.company(seat).markers.iter().count() as u8 - 6);
    (
        workers + on_board + u16::from(board.parts.gone),
        tiles,
        ships + board.parts.ships.iter().sum::<u8>(),
        grey + owned.sum::<u8>(),
    )
}

#[test]
fn nothing_is_gained_or_lost() {
    for game in every_game() {
        for (seed, bytes) in deals("pieces", 20) {
            let mut luck = Luck::new(&bytes);
            let (mut board, mut stock) = game.deal(&seed);
            let mut before = None;
            loop {
                match game.turn(&board) {
                    Turn::Over => break,
                    Turn::Reveal => {
                        let face = game.draw(&board, &mut stock);
                        let told = game.reveal(&mut board, face, &mut ());
                        told.expect("the dealer deals what fits");
                    }
                    Turn::Ask { .. } => {
                        let mut legal = Actions::new();
                        game.legal(&board, &mut legal);
                        let now = pieces(&game, &board);
                        assert_eq!(*before.get_or_insert(now), now, "seed {seed}");
                        for seat in Seat::all(board.players) {
                            for good in Good::ALL {
                                let factory = board.company(seat).factory(good);
                                assert!(factory.quality <= 6 && factory.level <= 4);
                            }
                        }
                        // What to keep in store is chosen from a list that can be read.
                        let kept = |action: &&Action| matches!(action, Action::Keep(_));
                        assert!(legal.iter().filter(kept).count() < 60, "seed {seed}");
                        let action = legal[luck.below(legal.len())];
                        game.act(&mut board, action, &mut ());
                    }
                }
            }
        }
    }
}

/// A number that a message speaks of; 0 if it does not.
fn number(message: &Message, name: &str) -> i64 {
    let found = message.args.iter().find(|(known, _)| *known == name);
    match found {
        Some((_, Arg::Number(number))) => *number,
        _ => 0,
    }
}

/// What an event has told of one player, by the words of `event_now`.
struct Done {
    paid: i64,
    received: i64,
    sold: i64,
    spaces: i64,
    prices: i64,
    smashed: i64,
}

fn done_to(events: &[Event], seat: Seat) -> Done {
    let mut done = Done {
        paid: 0,
        received: 0,
        sold: 0,
        spaces: 0,
        prices: 0,
        smashed: 0,
    };
    for event in events.iter().filter(|event| event.seat() == Some(seat)) {
        match *event {
            Event::Paid {
                amount,
                why: Cost::CreditCrisis | Cost::SocialUnrest { .. },
                ..
            } => done.paid += i64::from(amount),
            Event::Received {
                amount,
                why: Income::RoyalSociety,
                ..
            } => done.received += i64::from(amount),
            Event::EmergencySale { count, .. } => done.sold += i64::from(count),
            Event::ShareMoved {
                from,
                to,
                because: Because::Recession,
                ..
            } => done.spaces += i64::from(from) - i64::from(to),
            Event::PriceSet { .. } => done.prices += 1,
            Event::Water(WaterEvent::MachineSmashed { .. }) => done.smashed += 1,
            _ => {}
        }
    }
    done
}

/// What a player is told of an event just before it is turned up is what it then does to him.
#[test]
fn an_event_does_what_was_said_of_it() {
    let mut compared = [0; 16];
    for game in every_game() {
        for (seed, bytes) in deals("events", 12) {
            let mut luck = Luck::new(&bytes);
            let (mut board, mut stock) = game.deal(&seed);
            loop {
                match game.turn(&board) {
                    Turn::Over => break,
                    Turn::Reveal => {
                        let face = game.draw(&board, &mut stock);
                        let before = board;
                        let mut events = Vec::new();
                        let told = game.reveal(&mut board, face, &mut events);
                        told.expect("the dealer deals what fits");
                        let Face::Event(event) = face else { continue };
                        compared[event.index()] += 1;
                        // Luddism asks, but which machines go changes nothing in how many.
                        while let Phase::Water(WaterPhase::Luddism { .. }) = board.phase {
                            let mut legal = Actions::new();
                            game.legal(&board, &mut legal);
                            let action = legal[luck.below(legal.len())];
                            game.act(&mut board, action, &mut events);
                        }
                        for seat in Seat::all(board.players) {
                            let said = game.event_now(&before, seat, event);
                            let said = said.expect("it can come, as it has");
                            agrees(&game, &said, event, &board, &done_to(&events, seat));
                        }
                    }
                    Turn::Ask { .. } => {
                        let mut legal = Actions::new();
                        game.legal(&board, &mut legal);
                        let action = legal[luck.below(legal.len())];
                        game.act(&mut board, action, &mut ());
                    }
                }
            }
        }
    }
    assert!(compared.iter().all(|count| *count > 10), "{compared:?}");
}

fn agrees(
    game: &Arkwright<WaterFrame>,
    said: &Message,
    event: EventMarker,
    after: &Board<WaterFrame>,
    done: &Done,
) {
    let of = |name| number(said, name);
    match event {
        EventMarker::CreditCrisis => assert_eq!(of("amount"), done.paid),
        EventMarker::SocialUnrest => {
            assert_eq!((of("amount"), of("shares")), (done.paid, done.sold));
        }
        EventMarker::RoyalSociety => assert_eq!(of("amount"), done.received),
        EventMarker::Recession => assert_eq!(of("from") - of("to"), done.spaces),
        EventMarker::WarOnTheContinent => assert_eq!(of("count"), done.prices),
        EventMarker::Luddism => assert_eq!(of("count"), done.smashed),
        // The job market is as it was left until the next decade begins.
        EventMarker::ThreatOfStrike
        | EventMarker::WorldExhibition
        | EventMarker::EconomicCrisis
            if after.phase == Phase::NameStartPlayer =>
        {
            assert_eq!(of("to"), i64::from(game.wage(after)));
        }
        _ => {}
    }
}
