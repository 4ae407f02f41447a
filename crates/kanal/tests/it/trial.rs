//! What a choice would give, tried before it is made.

use crate::kit::walk::{Step, chaining_games, deals, every_game, walk};
use crate::kit::{Table, parse, plot, space};
use kanal::cards::{Resource, RouteType};
use kanal::{Action, Board, Building, Event, Kanal, Phase, Trial, Trigger};
use table::{Actions, Game, Seat};

fn trial(table: &Table, choice: &str) -> Trial {
    assert!(table.allows(choice), "{choice}: {:?}", table.legal());
    table.game.trial(&table.board, parse(choice))
}

/// Amounts by resource: wood, clay, ore, brick, iron, thaler, prestige.
fn total(trial: &Trial) -> [i16; 7] {
    trial.total()
}

/// Structure 1 on b2, with all sides but the left one closed in, on space 4.
fn almost(effects: &'static [&'static str]) -> Table {
    let mut table = Table::solo(&[(1, "1 wood", 1, effects)]);
    table
        .bare()
        .structures(&[(1, "b2")])
        .routes(&["path h22", "path v23", "path h32"])
        .supply([3, 3, 3, 3, 3], 9)
        .on_space(4);
    table
}

#[test]
fn a_fourth_route_is_tried_with_the_activation_it_sets_off() {
    let table = almost(&["gain 2 prestige and 1 ore"]);
    let found = trial(&table, "build path v22");
    assert!(found.is_exact);
    assert_eq!(found.gained, [0, -1, 0, 0, 0, 0, 0]);
    let [step] = &found.steps[..] else {
        panic!("{found:?}");
    };
    assert_eq!((step.card, step.plot), (1, plot("b2")));
    assert_eq!((step.by, step.depth), (Trigger::Routes, 0));
    assert_eq!(step.gained, [0, 0, 1, 0, 0, 0, 2]);
    assert_eq!(total(&found), [0, -1, 1, 0, 0, 0, 2]);
    let own = found.board.own();
    assert_eq!((own.prestige, own.materials), (2, [3, 2, 4, 3, 3]));
    assert!(own.once.contains(plot("b2")));
    assert_eq!(
        found.board.phase,
        Phase::Space,
        "the turn does not pass on by itself"
    );
}

#[test]
fn a_route_that_sets_nothing_off_gives_what_it_gives_alone() {
    let mut table = almost(&["gain 2 prestige"]);
    table.routes(&["canal h11"]);
    let found = trial(&table, "build canal h12");
    assert!(found.is_exact && found.steps.is_empty());
    assert_eq!(found.gained, [0, 2, 0, 0, 0, -3, 0]);
}

#[test]
fn what_the_wheel_cannot_show_is_told_as_lost() {
    let mut table = almost(&["gain 4 clay"]);
    table.supply([3, 8, 3, 3, 3], 9);
    let found = trial(&table, "build path v22");
    assert_eq!(found.steps[0].gained, [0, 1, 0, 0, 0, 0, 0]);
    assert_eq!(found.steps[0].lost, [0, 3, 0, 0, 0, 0, 0]);
    assert_eq!(found.lost_in_all(), [0, 3, 0, 0, 0, 0, 0]);
}

#[test]
fn two_orders_that_make_no_difference_are_no_choice() {
    let table = almost(&["gain 2 clay", "gain 1 iron"]);
    let found = trial(&table, "build path v22");
    assert!(found.is_exact);
    assert_eq!(found.steps[0].gained, [0, 2, 0, 0, 1, 0, 0]);
}

/// The Arsenal of the rule book: the effect that makes room comes first.
#[test]
fn of_two_orders_the_better_one_is_tried() {
    let mut table = almost(&["gain 3 ore", "trade 2 ore for 4 prestige"]);
    table.supply([3, 3, 7, 3, 3], 0);
    let found = trial(&table, "build path v22");
    assert!(!found.is_exact);
    assert_eq!(found.steps[0].gained, [0, 0, 1, 0, 0, 0, 4]);
    assert_eq!(found.steps[0].lost, [0; 7]);
}

#[test]
fn a_trade_is_made_as_long_as_it_is_worth_it() {
    let table = almost(&["trade 1 iron for 3 prestige any number of times"]);
    let found = trial(&table, "build path v22");
    assert!(!found.is_exact);
    assert_eq!(found.steps[0].gained, [0, 0, 0, 0, -3, 0, 9]);
    let table = almost(&["trade 1 iron for 1 prestige any number of times"]);
    let found = trial(&table, "build path v22");
    assert_eq!(found.steps[0].gained, [0; 7], "it brings nothing");
}

#[test]
fn a_trade_that_cannot_be_paid_is_left_without_a_choice() {
    let mut table = almost(&["trade 4 ore for 9 prestige"]);
    table.supply([0, 1, 3, 0, 0], 0);
    let found = trial(&table, "build path v22");
    assert!(found.is_exact);
    assert_eq!(found.steps[0].gained, [0; 7]);
    assert_eq!(found.board.hand.activation, None);
}

#[test]
fn nothing_is_bought_and_the_wheel_is_not_turned_for_thaler() {
    let mut table = almost(&["trade 4 ore for 9 prestige"]);
    table.supply([3, 3, 3, 0, 0], 40);
    let found = trial(&table, "build path v22");
    assert_eq!(total(&found)[Resource::Thaler as usize], 0);
    assert_eq!(found.steps[0].gained, [0; 7]);
}

#[test]
fn a_free_route_that_sets_off_the_next_structure_is_told_with_its_depth() {
    let mut table = Table::solo(&[
        (1, "1 wood", 1, &["place 1 path anywhere"]),
        (2, "1 wood", 1, &["gain 5 prestige"]),
    ]);
    table
        .bare()
        .structures(&[(1, "b2"), (2, "a4")])
        .routes(&["path h22", "path v23", "path h32"])
        .routes(&["path h14", "path v14", "path h24"])
        .supply([3, 3, 3, 3, 3], 0)
        .on_space(4);
    let found = trial(&table, "build path v22");
    assert!(!found.is_exact, "the path could lie anywhere");
    let told: Vec<_> = found
        .steps
        .iter()
        .map(|step| (step.card, step.depth))
        .collect();
    assert_eq!(told, [(1, 0), (2, 1)]);
    let path = Building::Route(RouteType::Path);
    assert_eq!(found.steps[0].built, [(path, space("v15"))]);
    assert_eq!(found.steps[1].gained[Resource::Prestige as usize], 5);
}

#[test]
fn of_two_structures_at_one_bridge_the_better_one_is_tried() {
    let mut table = Table::solo(&[
        (1, "1 wood", 1, &["gain 2 prestige"]),
        (2, "1 wood", 1, &["gain 5 prestige"]),
    ]);
    table
        .bare()
        .structures(&[(1, "b2"), (2, "b3"), (3, "b1"), (4, "b4")])
        .routes(&["path v22", "path v23", "path v24"])
        .bridges(&["v22", "v24"])
        .supply([3, 3, 3, 3, 3], 0)
        .on_space(6);
    let found = trial(&table, "build bridge v23");
    assert!(!found.is_exact);
    let told: Vec<_> = found
        .steps
        .iter()
        .map(|step| (step.card, step.by))
        .collect();
    assert_eq!(told, [(2, Trigger::Bridges)]);
}

#[test]
fn two_structures_at_one_route_are_no_choice_if_their_order_makes_no_difference() {
    let mut table = almost(&["gain 2 prestige"]);
    table
        .structures(&[(2, "b1")])
        .routes(&["path h21", "path v21", "path h31"]);
    let found = trial(&table, "build path v22");
    assert!(found.is_exact);
    let mut cards: Vec<_> = found.steps.iter().map(|step| step.card).collect();
    cards.sort_unstable();
    assert_eq!(cards, [1, 2]);
    assert_eq!(total(&found), [0, -1, 0, 0, 0, 1, 2]);
}

#[test]
fn a_removal_is_tried_with_what_comes_with_it() {
    let table = almost(&["remove 1 path anywhere, also gain 2 clay and 4 thaler"]);
    let found = trial(&table, "build path v22");
    assert_eq!(found.steps[0].removed.len(), 1);
    assert_eq!(found.steps[0].gained, [0, 2, 0, 0, 0, 4, 0]);
    let table = almost(&["remove 2 paths anywhere, also gain 9 prestige"]);
    let found = trial(&table, "build path v22");
    assert_eq!(found.steps[0].removed.len(), 2);
    let table = almost(&["remove 2 paths anywhere, also gain 1 prestige"]);
    let found = trial(&table, "build path v22");
    assert!(found.steps[0].removed.is_empty(), "it costs more");
}

#[test]
fn a_choice_inside_an_activation_is_tried_with_what_it_opens_and_no_more() {
    let effects = &["choose 1 of {gain 4 thaler; trade 1 iron for 8 prestige}"];
    let mut table = almost(effects);
    table.act(&["build path v22", "activate b2 routes", "use 1"]);
    let coins = trial(&table, "pick 1");
    assert_eq!((total(&coins)[5], coins.steps.len()), (4, 0));
    let trade = trial(&table, "pick 2");
    assert_eq!(total(&trade), [0, 0, 0, 0, -1, 0, 8]);
    let mut table = almost(&["gain 2 clay", "gain 1 iron"]);
    table.act(&["build path v22", "activate b2 routes"]);
    let one = trial(&table, "use 2");
    assert_eq!(total(&one), [0, 0, 0, 0, 1, 0, 0]);
    let rest = one.board.hand.activation.expect("effect 1 is left");
    assert_eq!(rest.used, 0b10);
}

#[test]
fn a_structure_is_tried_on_a_plot_though_it_cannot_be_paid() {
    let mut table = almost(&["gain 1 thaler"]);
    let dear = 11;
    table
        .display(&[dear])
        .routes(&["path v22", "path h21", "path v21", "path h31"])
        .supply([0; 5], 0);
    let before = table.board;
    let here = table.game.trial_here(&table.board, dear, plot("b1"));
    assert!(here.is_exact);
    assert_eq!((here.gained, here.steps.len()), ([0; 7], 1));
    assert_eq!(total(&here)[5], 1);
    assert_eq!(
        (here.board.phase, here.board.hand),
        (before.phase, before.hand)
    );
    assert_eq!(here.board.own().structures[plot("b1").index()], dear);
    let there = table.game.trial_here(&table.board, dear, plot("c4"));
    assert!(there.steps.is_empty());
    let taken = table.game.trial_here(&table.board, dear, plot("b2"));
    assert_eq!((taken.board, taken.steps.len()), (before, 0));
    let hidden = table.game.trial_here(&table.board, 12, plot("b1"));
    assert_eq!(hidden.board, before);
}

#[test]
fn the_end_of_a_turn_is_not_tried() {
    let mut table = almost(&["gain 1 thaler"]);
    for choice in ["done", "raise 60 a1"] {
        let found = table.game.trial(&table.board, parse(choice));
        assert_eq!((found.board, found.gained), (table.board, [0; 7]));
    }
    table.own(|own| own.materials = [1; 5]);
    table.set(|board| {
        board.phase = Phase::Wheel {
            step: 0,
            turned: false,
        };
    });
    let found = trial(&table, "turn free");
    assert_eq!(found.gained, [-1, -1, -1, 1, 1, 0, 0]);
    assert_eq!(trial(&table, "done").board, table.board);
}

// ---- Laws -------------------------------------------------------------------

/// What a player holds, by resource.
fn held(board: &Board, seat: Seat) -> [i64; 7] {
    Resource::ALL.map(|resource| board.industry(seat).held(resource).into())
}

/// What the steps and the choice say, against the boards.
fn check_sums(before: &Board, found: &Trial) {
    let seat = before.asked;
    let (was, now) = (held(before, seat), held(&found.board, seat));
    for (resource, sum) in Resource::ALL.into_iter().zip(total(found)) {
        let at = resource as usize;
        assert_eq!(now[at] - was[at], i64::from(sum), "{resource:?}, {found:?}");
    }
    for step in &found.steps {
        assert_eq!(found.board.own().structures[step.plot.index()], step.card);
        for (building, space) in &step.built {
            let own = found.board.own();
            let is_there = match building {
                Building::Bridge => own.bridges.contains(*space),
                Building::Route(_) => own.built().contains(*space),
            };
            let is_gone = found
                .steps
                .iter()
                .any(|step| step.removed.iter().any(|(_, removed)| removed == space));
            assert!(is_there || is_gone, "{found:?}");
        }
    }
    let other = seat.clockwise(1, 2);
    assert_eq!(found.board.industry(other), before.industry(other));
    assert_eq!(found.board.turn, before.turn);
    assert_eq!(found.board.asked, before.asked);
}

/// Plays a choice and then everything that has one answer beside being done; of several, which
/// make no difference in an exact trial, the last.
fn play_forced(game: &Kanal, before: &Board, action: Action) -> Option<Board> {
    let mut board = *before;
    let mut events = Vec::new();
    game.act(&mut board, action, &mut events);
    for _ in 0..100 {
        let is_next_game = |event: &Event| matches!(event, Event::GameBegan { .. });
        if events.iter().any(is_next_game) {
            return None;
        }
        let waiting = &board.hand.waiting;
        let is_open = board.hand.activation.is_some() || !waiting.is_empty();
        if board.turn != before.turn || board.phase != Phase::Space || !is_open {
            return Some(board);
        }
        let mut actions = Actions::new();
        game.legal(&board, &mut actions);
        let is_deed =
            |action: &&Action| !matches!(action, Action::Buy(..) | Action::Turn | Action::Done);
        let deed = actions.iter().rfind(is_deed);
        game.act(&mut board, *deed.unwrap_or(&Action::Done), &mut events);
    }
    panic!("it never ends");
}

#[test]
fn trials_of_random_games_add_up_and_exact_ones_come_true() {
    let (mut tried, mut exact, mut set_off, mut deep) = (0_u32, 0_u32, 0_u32, 0_u32);
    let mut actions = Actions::new();
    for game in every_game().into_iter().chain(chaining_games()) {
        for (seed, bytes) in deals("trials", 4) {
            walk(&game, &seed, &bytes, |Step { after, .. }| {
                actions.clear();
                game.legal(after, &mut actions);
                for action in actions.iter() {
                    let before = *after;
                    let found = game.trial(after, *action);
                    assert_eq!(before, *after);
                    check_sums(after, &found);
                    tried += 1;
                    set_off += u32::from(!found.steps.is_empty());
                    deep += u32::from(found.steps.iter().any(|step| step.depth > 0));
                    let was_open = after.hand.activation.is_some()
                        || !after.hand.waiting.is_empty()
                        || *action == Action::Done;
                    if !found.is_exact || was_open {
                        continue;
                    }
                    let Some(played) = play_forced(&game, after, *action) else {
                        continue;
                    };
                    exact += u32::from(!found.steps.is_empty());
                    let seat = after.asked;
                    let (found, played) = (found.board.industry(seat), played.industry(seat));
                    assert_eq!(found, played, "seed {seed}, {action}, {after:?}");
                }
            });
        }
    }
    assert!(tried > 100_000, "{tried}");
    assert!(set_off > 2_000 && exact > 500, "{set_off}, {exact} exact");
    assert!(deep > 0, "no activation set off another one");
}

#[test]
fn every_structure_face_up_is_tried_on_every_plot() {
    let mut set_off = 0_u32;
    for game in every_game() {
        for (seed, bytes) in deals("here", 1) {
            walk(&game, &seed, &bytes, |Step { after, .. }| {
                if after.phase != Phase::Space || after.hand.activation.is_some() {
                    return;
                }
                for card in after.display.cards() {
                    for plot in kanal::Plot::all() {
                        let found = game.trial_here(after, *card, plot);
                        check_sums(after, &found);
                        let is_free = after.own().free().contains(plot);
                        let stands = found.board.own().structures[plot.index()] == *card;
                        assert_eq!(stands, is_free, "{card} on {plot}");
                        set_off += u32::from(!found.steps.is_empty());
                        assert!(found.board.hand == after.hand && found.steps.len() < 20);
                    }
                }
            });
        }
    }
    assert!(set_off > 50, "{set_off}");
}
