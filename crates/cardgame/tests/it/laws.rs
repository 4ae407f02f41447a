//! What holds in every game, for two to four players, without variants, with each alone, with all and
//! with some at random. `MILLWRIGHT_SCALE` multiplies the number of random games.

use std::collections::HashSet;

use crate::kit::universe::every_action;
use crate::kit::walk::{MOST_DECISIONS, Step, deals, every_game, walk};
use cardgame::{Action, Board, CARDS, Card, CardGame, Event, Good, Options, Phase, Reason, Track};
use table::{Game, Seat, Seed, Turn, count_reachable, laws};

/// Turns are finite, records replay to the same digest, undo and redo lead back, and more.
#[test]
fn every_law_of_the_table_holds() {
    for game in every_game() {
        for (seed, bytes) in deals("table", 4) {
            let law = laws::every_play_law(&game, &seed, &bytes, MOST_DECISIONS);
            assert_eq!(law, Ok(()), "{:?}, seed {seed}", game.setup());
        }
    }
}

/// Whoever holds the stock alone says turn by turn what a play says that turns up for itself.
#[test]
fn a_dealer_says_what_play_says() {
    for game in every_game() {
        for (seed, bytes) in deals("dealer", 3) {
            let law = laws::a_dealer_says_what_play_says(&game, &seed, &bytes, MOST_DECISIONS);
            assert_eq!(law, Ok(()), "{:?}, seed {seed}", game.setup());
        }
    }
}

#[test]
fn what_is_offered_is_what_check_accepts_of_all_conceivable_actions() {
    let universe = every_action();
    let known: HashSet<_> = Reason::ALL
        .iter()
        .map(|reason| (reason.id(), reason.section()))
        .collect();
    let mut refused = HashSet::new();
    let mut hold = |game: &CardGame, board: &Board| {
        let law = laws::legal_is_what_check_accepts(game, board, universe.iter().copied());
        assert_eq!(law, Ok(()), "{board:?}");
        for action in &universe {
            if let Err(refusal) = game.check(board, *action) {
                refused.insert((refusal.message.id, refusal.section));
            }
        }
    };
    for game in every_game() {
        for (seed, bytes) in deals("universe", 3) {
            walk(&game, &seed, &bytes, |Step { after, .. }| {
                hold(&game, after)
            });
        }
    }
    for (game, board) in rare_boards() {
        assert_eq!(game.validate(&board), Ok(()));
        hold(&game, &board);
    }
    let unknown: Vec<_> = refused.difference(&known).collect();
    assert!(unknown.is_empty(), "not among the reasons: {unknown:?}");
    let mut missed: Vec<_> = known.difference(&refused).collect();
    missed.sort();
    // A reveal is no choice, no set of quality cards that reads is unsound, and nobody is asked where only one
    // answer is left.
    let excused = [
        ("card-machinery-level", "Action 3"),
        ("card-no-such-quality", "Action 4"),
        ("wrong-reveal", "Set-up 10"),
    ];
    missed.retain(|reason| !excused.contains(reason));
    assert!(missed.is_empty(), "random games never meet {missed:?}");
}

/// Boards that random games hardly come to.
fn rare_boards() -> Vec<(CardGame, Board)> {
    let options = Options {
        early_shipping: true,
        chosen_factories: true,
        ..Options::default()
    };
    let game = CardGame::new(2, options);
    let play = |board: &mut Board, line: &str| {
        for action in line.split(", ") {
            let action = action.parse().expect("it reads");
            assert_eq!(game.check(board, action), Ok(()), "{action}");
            game.act(board, action, &mut ());
        }
    };
    let (mut board, _) = game.deal(&Seed::new("rare"));
    play(
        &mut board,
        "open food, open food, open clothes, open clothes, take engineer, done",
    );
    let mut boards = Vec::new();

    // One shipping token is left, and there are more goods than one ship carries.
    let mut late = board;
    let own = &mut late.companies[0];
    own.tokens = 8;
    own.factories[1].stored = 4;
    own.factories[1].storehouses = 2;
    boards.push((game.clone(), late));

    // The Engineer goes from one factory to another, and is bound there.
    let quality = |values: &[u8]| cardgame::QualityCards::of(values).expect("sound");
    let mut moved = board;
    let own = &mut moved.companies[0];
    own.levels[Track::Quality.index()] = 2;
    own.factories[0].quality = quality(&[2, 2]);
    own.factories[1].quality = quality(&[4]);
    play(&mut moved, "quality food 5");
    boards.push((game.clone(), moved));

    // Everything is in the reserve when the Engineer is given back.
    let mut given_back = board;
    let own = &mut given_back.companies[0];
    own.factories[1].quality = quality(&[5]);
    own.cards.insert(Card::Storehouse);
    given_back.supply[Card::Storehouse.index()] -= 1;
    play(&mut given_back, "done, appeal 0, swap engineer patent");
    boards.push((game.clone(), given_back));
    boards
}

/// Every piece of walked games, with what happened to it.
fn every_step(name: &str, count: u32, mut visit: impl FnMut(&CardGame, Step<'_>)) {
    for game in every_game() {
        for (seed, bytes) in deals(name, count) {
            walk(&game, &seed, &bytes, |step| visit(&game, step));
        }
    }
}

#[test]
fn money_is_the_sum_of_the_events() {
    every_step("money", 8, |game, step| {
        for seat in Seat::all(game.players()) {
            let of_seat = |event: &&Event| event.seat() == Some(seat);
            let moved: i32 = step.events.iter().filter(of_seat).map(Event::money).sum();
            let before = i32::from(step.before.company(seat).money);
            let after = i32::from(step.after.company(seat).money);
            assert_eq!(
                after - before,
                moved,
                "{:?}: {:?}",
                step.action,
                step.events
            );
        }
    });
}

/// Shares, share values, loans, tokens and demand move by their events only.
#[test]
fn what_is_counted_is_the_sum_of_the_events() {
    every_step("counts", 8, |game, step| {
        for seat in Seat::all(game.players()) {
            let mut own = *step.before.company(seat);
            for event in step
                .events
                .iter()
                .filter(|event| event.seat() == Some(seat))
            {
                match *event {
                    Event::SharesBought { count, .. } => own.shares += count,
                    Event::SharesLost { from, to, .. } => {
                        assert_eq!(own.shares, from);
                        own.shares = to;
                    }
                    Event::Borrowed { count, .. } => own.loans += count,
                    Event::EmergencyFund { tokens, .. } => own.loans += tokens,
                    Event::ShipsUsed { tokens, total, .. } => {
                        own.tokens += tokens;
                        assert_eq!(own.tokens, total);
                    }
                    Event::ValueRaised { from, to, .. } | Event::ValueFell { from, to, .. } => {
                        assert_eq!(own.value, from);
                        own.value = to;
                    }
                    Event::Developed { track, level, .. } => {
                        own.levels[track.index()] += 1;
                        assert_eq!(own.level(track), level);
                    }
                    _ => {}
                }
            }
            let after = step.after.company(seat);
            let counted = |own: &cardgame::Company| {
                (own.shares, own.value, own.loans, own.tokens, own.levels)
            };
            assert_eq!(counted(after), counted(&own), "{:?}", step.events);
        }
        let (mut demand, mut wages) = (step.before.demand, step.before.wages);
        for event in step.events {
            match *event {
                Event::DemandMoved { good, from, to, .. } => {
                    assert_eq!(demand[good.index()], from);
                    demand[good.index()] = to;
                }
                Event::WagesMoved { from, to, .. } => {
                    assert_eq!(wages, from);
                    wages = to;
                }
                _ => {}
            }
        }
        assert_eq!((demand, wages), (step.after.demand, step.after.wages));
    });
}

/// All development cards, in the supply and with the players.
fn all_cards(board: &Board) -> [u8; CARDS] {
    let mut all = board.supply;
    for own in board.companies {
        for card in own.cards.iter() {
            all[card.index()] += 1;
        }
    }
    all
}

#[test]
fn development_cards_are_conserved() {
    every_step("cards", 8, |_, step| {
        if step.before.phase != Phase::Lay {
            let (before, after) = (all_cards(step.before), all_cards(step.after));
            assert_eq!(before, after, "{:?}: {:?}", step.action, step.events);
        }
        for own in step.after.companies {
            assert!(own.cards.holds(own.used));
            assert!(own.used.iter().all(Card::is_turned));
        }
    });
}

/// No type lies in the expert supply as often as there are players, unless no card was left.
#[test]
fn the_expert_supply_has_no_type_too_often() {
    let options = Options {
        expert_supply: true,
        ..Options::default()
    };
    for players in 2..=4 {
        let game = CardGame::new(players, options);
        let mut is_mended = false;
        for (seed, _) in deals("supply", 200) {
            let (mut board, mut stock) = game.deal(&seed);
            let (mut events, mut laid) = (Vec::new(), 0);
            while board.phase == Phase::Lay {
                let face = game.draw(&board, &mut stock);
                game.reveal(&mut board, face, &mut events).expect("it fits");
                laid += 1;
            }
            let all: u8 = board.supply.iter().sum();
            assert_eq!(all, 1 + 2 * (players - 1) + 4 * players);
            let boxed = |event: &&Event| matches!(event, Event::Boxed { .. });
            let boxed = events.iter().filter(boxed).count();
            assert_eq!(laid, usize::from(4 * players) + boxed);
            let is_short = laid == 17;
            let too_many = board.supply.iter().any(|count| *count >= players);
            assert!(!too_many || is_short, "seed {seed}: {:?}", board.supply);
            is_mended |= events
                .iter()
                .any(|event| matches!(event, Event::Flipped { .. }));
        }
        assert!(is_mended, "{players} players");
    }
}

/// Quality cards, distribution cards, storehouses and the machine token are in one place each.
#[test]
fn the_cards_of_a_player_are_in_one_place_each() {
    every_step("places", 8, |game, step| {
        let components = game.components();
        for seat in Seat::all(game.players()) {
            let own = step.after.company(seat);
            let all = |count: fn(&cardgame::Factory) -> u8| -> u8 {
                own.factories.iter().map(count).sum()
            };
            assert!(all(|own| own.quality.small()) <= 2);
            assert!(all(|own| own.quality.has_large().into()) <= 1);
            let engineers = u8::from(own.cards.contains(Card::Engineer));
            assert!(all(|own| u8::from(own.quality.engineer() > 0)) <= engineers);
            let spread = all(|own| u8::from(own.distribution > 0));
            assert!(spread <= components.distribution_cards + u8::from(own.patent.is_some()));
            assert!(own.patent.is_none() || own.cards.contains(Card::Patent));
            assert!(all(|own| own.storehouses) <= components.storehouses.small);
            assert!(own.storehouse.is_none() || own.cards.contains(Card::Storehouse));
            assert!(own.cards.len() <= game.allows(own, Track::Cards));
            for good in Good::ALL {
                let factory = own.factory(good);
                let most = components.most_quality[usize::from(own.is_engineered)];
                assert!(factory.quality.total() <= most);
                assert!(factory.quality.holds(factory.quality_appeal));
                let big = u8::from(own.storehouse == Some(good));
                assert!(factory.stored <= 2 * factory.storehouses + 4 * big);
                for position in cardgame::Position::ALL {
                    let card = &components.workers[good.index()][position.index()];
                    let machines = factory.machines[position.index()];
                    let is_partly = machines > 0 && machines < card.machines;
                    assert_eq!(is_partly, own.token == Some((good, position)));
                }
            }
            assert!(own.loans <= 9 && own.tokens <= 9 && own.ships <= 2);
        }
    });
}

/// An action adds no more quality or distribution than its level, and only so many machines.
#[test]
fn levels_bound_what_a_turn_adds() {
    for game in every_game() {
        for (seed, bytes) in deals("levels", 8) {
            let mut began: Option<Board> = None;
            walk(&game, &seed, &bytes, |Step { before, after, .. }| {
                if before.phase == Phase::Action {
                    began = Some(*before);
                }
                let Some(began) = began.filter(|began| began.turn == after.turn) else {
                    return;
                };
                let (then, now) = (began.company(began.asked), after.company(began.asked));
                if !after.phase.is_action() || now.is_bankrupt {
                    return;
                }
                let added = |of: fn(&cardgame::Factory) -> u8| -> u8 {
                    let pairs = then.factories.iter().zip(&now.factories);
                    pairs
                        .map(|(then, now)| of(now).saturating_sub(of(then)))
                        .sum()
                };
                assert!(added(|own| own.quality.total()) <= game.allows(now, Track::Quality));
                assert!(added(|own| own.distribution) <= game.allows(now, Track::Distribution));
                let machines = added(|own| own.machines[0] + own.machines[1]);
                assert!(machines <= game.allows(now, Track::Machinery));
            });
        }
    }
}

/// Price and appeal add up to what the factory is worth with its distribution (action phase b).
#[test]
fn price_and_appeal_have_one_sum() {
    every_step("sum", 4, |game, step| {
        let Some(Action::Appeal(total)) = step.action else {
            return;
        };
        let (seat, good) = (step.before.asked, step.before.good());
        let factory = step.after.company(seat).factory(good);
        assert_eq!(game.total_appeal(factory, good), total);
        let tile = &game.components().factories[good.index()][usize::from(factory.side) - 1];
        let coins = tile.prices[usize::from(factory.spot)]
            + if factory.office_appeal {
                0
            } else {
                game.components().offices[good.index()]
            }
            + factory.quality.total()
            - factory.quality_appeal.total();
        let set = step.events.iter().find_map(|event| match event {
            Event::PriceSet { price, .. } => Some(*price),
            _ => None,
        });
        assert_eq!(set, Some(coins));
    });
}

/// A game has twelve rounds, unless one player is left or nobody.
#[test]
fn games_end_after_twelve_rounds_or_with_one_survivor_at_most() {
    let mut ends = [0; 2];
    for game in every_game() {
        for (seed, bytes) in deals("ends", 8) {
            let board = walk(&game, &seed, &bytes, |_| {});
            let outcome = game.outcome(&board).expect("it is over");
            let out = Seat::all(game.players()).filter(|seat| board.company(*seat).is_bankrupt);
            assert_eq!(outcome.lost, out.collect());
            let is_early = outcome.lost.len() + 1 >= u32::from(game.players());
            ends[usize::from(is_early)] += 1;
            assert_eq!(board.round == 12, !is_early);
            let is_nobody_left = outcome.lost.len() == u32::from(game.players());
            assert_eq!(outcome.winners.is_empty(), is_nobody_left);
        }
    }
    assert!(ends.iter().all(|count| *count > 2), "{ends:?}");
}

/// The regression oracle: how many ways a game can begin.
#[test]
fn the_first_decisions_can_be_made_in_so_many_ways() {
    let count = |players, options, depth| {
        let game = CardGame::new(players, options);
        let (board, _) = game.deal(&Seed::new("oracle"));
        count_reachable(&game, &board, depth)
    };
    assert_eq!(
        count(2, Options::default(), 1),
        2,
        "the Foreman of the first"
    );
    let chosen = Options {
        chosen_factories: true,
        ..Options::default()
    };
    assert_eq!(count(2, chosen, 4), 4 * 4 * 3 * 3);
}

/// A board with a wrong byte is refused, or can be played to its end.
#[test]
fn boards_from_outside_are_refused_or_played_on() {
    let mut rng = table::Rng::new(1771);
    let (mut refused, mut played) = (0, 0);
    for game in every_game() {
        for (seed, bytes) in deals("outside", 1) {
            let mut boards = Vec::new();
            walk(&game, &seed, &bytes, |Step { after, .. }| {
                boards.push(*after)
            });
            for board in boards {
                let mut bytes = postcard::to_allocvec(&board).expect("a board has bytes");
                for _ in 0..8 {
                    let at = rng.below(bytes.len() as u32) as usize;
                    let (was, now) = (bytes[at], rng.below(12) as u8);
                    bytes[at] = now;
                    let changed = postcard::from_bytes::<Board>(&bytes);
                    bytes[at] = was;
                    let Ok(changed) = changed else {
                        continue;
                    };
                    if changed == board {
                        continue;
                    }
                    if game.validate(&changed).is_err() {
                        refused += 1;
                        continue;
                    }
                    played += 1;
                    let most = MOST_DECISIONS;
                    let law = laws::a_redealt_stock_fits(&game, &changed, &[now], most);
                    assert_eq!(law, Ok(()), "{changed:?}");
                }
            }
        }
    }
    assert!(refused > 1000 && played > 100, "{refused} {played}");
}

/// Boards with a piece too many or in the wrong place are refused.
#[test]
fn boards_from_outside_are_held_against_the_rules() {
    let game = CardGame::new(2, Options::default());
    let (mut board, _) = game.deal(&Seed::new("outside"));
    for line in ["foreman food", "done", "appeal 3", "done"] {
        game.act(&mut board, line.parse().expect("it reads"), &mut ());
    }
    assert_eq!(game.validate(&board), Ok(()));
    type Change = fn(&mut Board);
    let changes: [(&str, Change); 24] = [
        ("money", |board| board.companies[0].money = 60_000),
        ("value", |board| board.companies[0].value = 255),
        ("loans", |board| board.companies[0].loans = 10),
        ("ships", |board| board.companies[0].ships = 3),
        ("tokens", |board| board.companies[0].tokens = 10),
        ("level", |board| board.companies[0].levels[2] = 3),
        ("a card of nowhere", |board| {
            board.companies[0].cards.insert(Card::Engineer);
        }),
        ("a used card", |board| {
            board.companies[0].used.insert(Card::Foreman)
        }),
        ("no foreman", |board| board.companies[0].foreman = None),
        ("patent", |board| {
            board.companies[0].patent = Some(Good::Food)
        }),
        ("storehouse", |board| {
            board.companies[0].storehouse = Some(Good::Food);
        }),
        ("token", |board| {
            board.companies[0].token = Some((Good::Food, cardgame::Position::First));
        }),
        ("a closed factory", |board| {
            board.companies[0].factories[0].side = 0
        }),
        ("side", |board| board.companies[0].factories[0].side = 3),
        ("spot", |board| board.companies[0].factories[0].spot = 4),
        ("workers", |board| {
            board.companies[0].factories[0].workers = [0, 1]
        }),
        ("machines", |board| {
            board.companies[0].factories[0].machines = [2, 0]
        }),
        ("stored", |board| board.companies[0].factories[0].stored = 1),
        ("distribution", |board| {
            board.companies[0].factories[0].distribution = 5;
        }),
        ("demand", |board| board.demand[0] = 79),
        ("wages", |board| board.wages = 39),
        ("asked", |board| board.asked = board.asked.clockwise(1, 2)),
        ("hand", |board| board.hand.fresh = 1),
        ("supply", |board| board.supply[Card::Patent.index()] += 1),
    ];
    for (what, change) in changes {
        let mut broken = board;
        change(&mut broken);
        assert!(game.validate(&broken).is_err(), "{what}");
    }
}

/// Every kind of choice comes up in random play.
#[test]
fn random_games_see_every_kind_of_choice() {
    let mut verbs = HashSet::new();
    let mut phases = HashSet::new();
    every_step("verbs", 12, |game, step| {
        if let Some(action) = step.action {
            let text = action.to_string();
            verbs.insert(text.split(' ').next().unwrap_or_default().to_owned());
        }
        if let Turn::Ask { .. } = game.turn(step.after) {
            phases.insert(std::mem::discriminant(&step.after.phase));
        }
    });
    let mut missed: Vec<_> = every_action()
        .iter()
        .filter_map(|action| action.to_string().split(' ').next().map(str::to_owned))
        .filter(|verb| !verbs.contains(verb))
        .collect();
    missed.dedup();
    assert!(missed.is_empty(), "{missed:?}");
    // All but the reveal and the end.
    assert_eq!(phases.len(), 28);
}
