//! What holds in every game, for one player, two players and a campaign, on both sides and with
//! both decks. `MILLWRIGHT_SCALE` multiplies the number of random games.

use std::collections::HashSet;

use crate::kit::universe::every_action;
use crate::kit::walk::{MOST_DECISIONS, Step, chaining_games, deals, every_game, walk};
use kanal::cards::{Resource, RouteType};
use kanal::{
    Action, Board, Building, DeckChoice, Event, Kanal, Phase, Plots, Reason, Side, Space, Spaces,
};
use table::laws;
use table::{Game, Seat, Seed, Turn, count_reachable};

/// Turns are finite, records replay to the same digest, undo and redo lead back, and more.
#[test]
fn every_law_of_the_table_holds() {
    for game in every_game().into_iter().chain(chaining_games()) {
        for (seed, bytes) in deals("table", 6) {
            let law = laws::every_play_law(&game, &seed, &bytes, MOST_DECISIONS);
            assert_eq!(law, Ok(()), "{:?}, seed {seed}", game.setup());
        }
    }
}

/// Whoever holds the stock alone says turn by turn what a play says that turns up for itself.
#[test]
fn a_dealer_says_what_play_says() {
    for game in every_game().into_iter().chain(chaining_games()) {
        for (seed, bytes) in deals("dealer", 4) {
            let law = laws::a_dealer_says_what_play_says(&game, &seed, &bytes, MOST_DECISIONS);
            assert_eq!(law, Ok(()), "{:?}, seed {seed}", game.setup());
        }
    }
}

/// Once by routes and once by bridges (06), so that no deck of any owner makes a turn without end.
#[test]
fn no_structure_is_activated_more_than_twice_whatever_the_deck_says() {
    let mut most = 0;
    for game in chaining_games() {
        for (seed, bytes) in deals("twice", 6) {
            let mut begun = HashSet::new();
            walk(
                &game,
                &seed,
                &bytes,
                |Step {
                     before,
                     action,
                     events,
                     ..
                 }| {
                    let forced = events.iter().filter_map(|event| match event {
                        Event::Forced { seat, action } => Some((*seat, *action)),
                        _ => None,
                    });
                    let chosen = action.map(|action| (before.asked, action));
                    for (seat, action) in chosen.into_iter().chain(forced) {
                        if let Action::Activate(plot, trigger) = action {
                            let is_first = begun.insert((seat, plot, trigger));
                            assert!(is_first, "seed {seed}: seat {seat} {action}");
                        }
                    }
                },
            );
            most = most.max(begun.len());
        }
    }
    assert!(most > 8, "only {most} activations in a game");
}

#[test]
fn what_is_offered_is_what_check_accepts_of_all_conceivable_actions() {
    let universe = every_action();
    let known: HashSet<_> = Reason::ALL
        .iter()
        .map(|reason| (reason.id(), reason.section()))
        .collect();
    let mut refused = HashSet::new();
    for game in every_game().into_iter().chain(chaining_games()) {
        for (seed, bytes) in deals("universe", 3) {
            let mut step = 0;
            walk(&game, &seed, &bytes, |Step { after, .. }| {
                step += 1;
                let is_rare = after.hand.activation.is_some();
                if step % 4 != bytes.len() % 4 && !is_rare {
                    return;
                }
                let law = laws::legal_is_what_check_accepts(&game, after, universe.iter().copied());
                assert_eq!(law, Ok(()), "seed {seed}, step {step}, {after:?}");
                for action in &universe {
                    if let Err(refusal) = game.check(after, *action) {
                        refused.insert((refusal.message.id, refusal.section));
                    }
                }
            });
        }
    }
    let unknown: Vec<_> = refused.difference(&known).collect();
    assert!(unknown.is_empty(), "not among the reasons: {unknown:?}");
    let missed: Vec<_> = known.difference(&refused).collect();
    assert!(missed.len() < 8, "random games never meet {missed:?}");
}

/// What the events of a game add up to, by seat: materials, thaler and prestige.
#[derive(Default)]
struct Ledger {
    held: [[i64; 7]; 2],
}

impl Ledger {
    fn enter(&mut self, event: &Event) {
        match *event {
            Event::Gained {
                seat,
                resource,
                amount,
                ..
            } => self.held[seat.index()][resource as usize] += i64::from(amount),
            Event::Paid {
                seat,
                resource,
                amount,
                ..
            } => self.held[seat.index()][resource as usize] -= i64::from(amount),
            Event::WheelTurned {
                seat, brick, iron, ..
            } => {
                let held = &mut self.held[seat.index()];
                for basic in kanal::BASICS {
                    held[basic as usize] -= 1;
                }
                held[Resource::Brick as usize] += i64::from(brick);
                held[Resource::Iron as usize] += i64::from(iron);
            }
            Event::GameBegan { .. } => *self = Ledger::default(),
            _ => {}
        }
    }
}

/// Proves: OK-002.
#[test]
fn what_a_player_holds_is_the_sum_of_the_events_and_fits_the_wheel() {
    for game in every_game().into_iter().chain(chaining_games()) {
        for (seed, bytes) in deals("ledger", 6) {
            let mut ledger = Ledger::default();
            walk(&game, &seed, &bytes, |Step { events, after, .. }| {
                events.iter().for_each(|event| ledger.enter(event));
                for seat in Seat::all(game.players()) {
                    let industry = after.industry(seat);
                    let start = game.components().materials;
                    for resource in Resource::ALL {
                        let began = start.get(resource as usize).copied().unwrap_or(0);
                        let sum = ledger.held[seat.index()][resource as usize] + i64::from(began);
                        let held = i64::from(industry.held(resource));
                        assert_eq!(held, sum, "{resource:?} of {seat}, seed {seed}");
                    }
                    let [wood, clay, ore, brick, iron] = industry.materials;
                    assert!(wood.max(clay).max(ore) <= 8 && brick.max(iron) <= 6);
                }
            });
        }
    }
}

/// Networks stay single, bridges stand between structures, activations come at most once for each
/// cause, and structures never move.
/// Proves: OK-062, OK-110.
#[test]
fn the_industry_boards_keep_their_shape() {
    for game in every_game().into_iter().chain(chaining_games()) {
        for (seed, bytes) in deals("shape", 6) {
            walk(&game, &seed, &bytes, |Step { before, after, .. }| {
                for seat in Seat::all(game.players()) {
                    let industry = after.industry(seat);
                    for network in [RouteType::Rail, RouteType::Canal] {
                        assert!(industry.of_type(network).is_connected());
                    }
                    for bridge in industry.bridges.iter() {
                        assert!(Spaces::INNER.contains(bridge));
                        assert!(industry.raised.holds(bridge.beside()));
                        assert!(industry.built().contains(bridge));
                    }
                    assert!(industry.once.holds(industry.twice));
                    assert!(industry.raised.holds(industry.once));
                    if before.part == after.part {
                        let then = before.industry(seat);
                        assert!(industry.raised.holds(then.raised));
                        for plot in then.raised.iter() {
                            let at = plot.index();
                            assert_eq!(industry.structures[at], then.structures[at]);
                            assert!(industry.activations(plot) >= then.activations(plot));
                        }
                    }
                }
            });
        }
    }
}

/// Every card is in a stack, face up, on a board, or out of the game; none is there twice.
#[test]
fn structures_are_conserved() {
    for game in every_game() {
        for (seed, bytes) in deals("cards", 6) {
            walk(&game, &seed, &bytes, |Step { after, .. }| {
                let mut there = HashSet::new();
                let raised = after.industries.iter().flat_map(|own| own.structures);
                let shown = after.display.cards().iter().copied();
                for card in raised.filter(|card| *card != 0).chain(shown) {
                    assert!(there.insert(card), "{card} is there twice, seed {seed}");
                    assert!(after.seen.contains(card));
                }
                let placed: u32 = after.thaler.iter().map(|thaler| u32::from(*thaler)).sum();
                assert!(placed < 7 * 41);
            });
        }
    }
}

/// A turn belongs to one chosen space, and nothing is turned up inside it.
#[test]
fn one_chosen_space_is_one_turn() {
    for game in every_game() {
        for (seed, bytes) in deals("turns", 4) {
            let mut chosen = HashSet::new();
            walk(&game, &seed, &bytes, |step| {
                if let Some(Action::Choose(_)) = step.action {
                    assert!(chosen.insert(step.before.turn), "seed {seed}");
                }
                if step.after.phase == Phase::Space && step.before.phase == Phase::Space {
                    assert_eq!(step.before.turn, step.after.turn);
                    assert_eq!(step.before.golden, step.after.golden);
                }
            });
        }
    }
}

/// What is set off is asked for at once, and nothing waits below when a card could go on.
/// Proves: OK-120.
#[test]
fn nothing_waits_while_a_card_below_could_go_on() {
    let (mut interrupted, mut deepest, mut resumed) = (0_u32, 0, 0_u32);
    for game in every_game().into_iter().chain(chaining_games()) {
        for (seed, bytes) in deals("at once", 12) {
            walk(&game, &seed, &bytes, |step| {
                let Step { before, after, .. } = step;
                let hand = &after.hand;
                let is_quiet = hand.activation.is_none() && hand.waiting.is_empty();
                assert!(!is_quiet || hand.interrupted.is_empty(), "seed {seed}");
                let in_hand: Vec<_> = game.in_hand(after).collect();
                let below = usize::from(hand.interrupted.len());
                assert_eq!(
                    in_hand.len(),
                    below + usize::from(hand.activation.is_some())
                );
                let each: HashSet<_> = in_hand
                    .iter()
                    .map(|card| (card.activation.plot, card.activation.by.word()))
                    .collect();
                assert_eq!(each.len(), in_hand.len(), "none is in hand twice");
                // Whatever came due by this choice is what is asked for now, and nothing else.
                if step.action.is_some() && before.turn == after.turn {
                    let (was, now) = (before.own(), after.own());
                    let by_routes = now.by_routes.without(was.by_routes);
                    let by_bridges = now.by_bridges.without(was.by_bridges);
                    if !by_routes.or(by_bridges).is_empty() {
                        assert!(hand.activation.is_none(), "seed {seed}");
                        let waits = (hand.waiting.routes, hand.waiting.bridges);
                        assert_eq!(waits, (by_routes, by_bridges), "seed {seed}");
                        let was_in_hand = before.hand.activation.is_some();
                        interrupted += u32::from(was_in_hand);
                        let all = before.hand.interrupted.len() + u8::from(was_in_hand);
                        assert_eq!(hand.interrupted.len(), all, "the card in hand waits");
                    }
                }
                deepest = deepest.max(hand.interrupted.len());
                let is_resumed = |event: &&Event| matches!(event, Event::Resumed { .. });
                resumed += step.events.iter().filter(is_resumed).count() as u32;
            });
        }
    }
    assert!(interrupted > 20 && resumed > 10, "{interrupted}, {resumed}");
    assert!(deepest >= 2, "{deepest}");
}

/// The regression oracle: how many ways a game can begin.
#[test]
fn the_first_decisions_can_be_made_in_so_many_ways() {
    let count = |players, side, depth| {
        let game = Kanal::new(players, side, false, DeckChoice::A);
        let (mut board, mut stock) = game.deal(&Seed::new("oracle"));
        while game.turn(&board) == Turn::Reveal {
            let face = game.draw(&board, &mut stock);
            game.reveal(&mut board, face, &mut ()).expect("it fits");
        }
        count_reachable(&game, &board, depth)
    };
    assert_eq!(count(1, Side::Front, 1), 6, "one space is blocked");
    assert_eq!(count(2, Side::Front, 1), 7);
    assert_eq!(count(1, Side::Blank, 1), 3 * 24);
    let all = 24 * 23 * 22 * 21 * 12;
    assert_eq!(
        count(1, Side::Blank, 4),
        all,
        "the orders of two paths, rail and canal"
    );
}

/// Random boards of every game pass as their own, and a board with a piece too many does not.
#[test]
fn boards_from_outside_are_held_against_the_rules() {
    let game = Kanal::new(2, Side::Front, false, DeckChoice::A);
    let mut boards = Vec::new();
    for (seed, bytes) in deals("validate", 2) {
        walk(&game, &seed, &bytes, |Step { after, .. }| {
            if after.phase == Phase::ChooseSpace && after.round > 2 {
                boards.push(*after);
            }
        });
    }
    let change = |number: usize, board: &mut Board| match number {
        0 => board.industries[0].materials[0] = 9,
        1 => board.industries[0].materials[4] = 7,
        2 => board.industries[1].routes[0] = Spaces::ALL,
        3 => board.industries[1].bridges.insert(edge()),
        4 => board.industries[0].raised = Plots::NONE,
        5 => board.industries[0].twice = Plots::ALL,
        6 => board.discs ^= 1,
        7 => board.blocked = 3,
        8 => board.stacks[0] = 10,
        9 => board.hand.paths = 1,
        10 => {
            board.phase = Phase::Wheel {
                step: 0,
                turned: false,
            }
        }
        11 => board.asked = board.asked.clockwise(1, 2),
        12 => board.display.push(61),
        13 => board.round = 101,
        14 => board.part = 1,
        15 => board.industries[0].thaler = u16::MAX,
        _ => board.grown = 3,
    };
    for board in boards
        .iter()
        .filter(|board| board.display.len() < 6)
        .take(20)
    {
        assert_eq!(game.validate(board), Ok(()));
        for number in 0..=16 {
            let mut broken = *board;
            change(number, &mut broken);
            if broken != *board {
                assert!(
                    game.validate(&broken).is_err(),
                    "change {number}: {broken:?}"
                );
            }
        }
    }
}

fn edge() -> Space {
    Space::horizontal(0, 0)
}

/// Every kind of choice and every kind of event comes up in random play.
#[test]
fn random_games_see_every_kind_of_choice() {
    let mut verbs = HashSet::new();
    let mut bridges = 0;
    for game in every_game() {
        for (seed, bytes) in deals("verbs", 6) {
            walk(&game, &seed, &bytes, |Step { action, .. }| {
                if let Some(action) = action {
                    let text = action.to_string();
                    verbs.insert(text.split(' ').next().unwrap_or_default().to_owned());
                    bridges += u32::from(matches!(action, Action::Build(Building::Bridge, ..)));
                }
            });
        }
    }
    let mut verbs: Vec<_> = verbs.into_iter().collect();
    verbs.sort();
    let all = [
        "activate", "build", "buy", "done", "gain", "pick", "place", "raise", "remove", "space",
        "take", "trade", "turn", "use",
    ];
    assert_eq!(verbs, all);
    assert!(bridges > 0);
}
