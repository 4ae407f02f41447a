//! What the game says of itself.

use std::collections::HashSet;

use crate::kit::Table;
use kanal::cards::DECK_A;
use kanal::{COMPILED, DeckChoice, Kanal, Phase, Side};
use table::laws::Luck;
use table::{DataFile, Game, Play, Record, Seat, Seed, Told, Turn};

fn options(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    pairs.iter().map(owned).collect()
}

fn games() -> [Kanal; 3] {
    [
        Kanal::new(1, Side::Blank, true, DeckChoice::B),
        Kanal::new(2, Side::Front, false, DeckChoice::A),
        Kanal::new(2, Side::Blank, false, DeckChoice::B),
    ]
}

/// Plays a random game and shows every entry.
fn walk(game: &Kanal, seed: &str, mut visit: impl FnMut(&Play<&Kanal>, usize)) {
    let mut luck = Luck::new(seed.as_bytes());
    let mut play = Play::deal(game, Seed::new(seed));
    let mut shown = 0;
    while play.turn() != Turn::Over {
        let actions = play.legal();
        let action = actions[luck.below(actions.len())];
        play.act(action, &mut ()).expect("it is offered");
        play.turn_up(&mut ());
        while shown < play.entries().len() {
            visit(&play, shown);
            shown += 1;
        }
    }
}

#[test]
fn every_board_has_a_question_with_its_chapter_and_answers_that_are_legal() {
    let mut asked = HashSet::new();
    for game in games() {
        for seed in ["one", "two", "three"] {
            walk(&game, seed, |play, n| {
                let board = play.board_after(n).expect("it has a board");
                let question = game.question(board);
                asked.insert(question.message.id);
                assert!(!question.section.is_empty());
                if !matches!(game.turn(board), Turn::Ask { .. }) {
                    return;
                }
                if let Some(passing) = game.passing(board) {
                    assert_eq!(game.check(board, passing), Ok(()));
                }
                if let Some(small) = game.small_question(board) {
                    assert!(Kanal::INFO.question(small.id).is_some());
                    assert_eq!(game.check(board, small.always), Ok(()));
                    let never = small.never.expect("there is no without");
                    assert_eq!(game.check(board, never), Ok(()));
                    assert_eq!(game.usual(board), Some(small.always));
                }
            });
        }
    }
    assert!(asked.len() > 12, "{asked:?}");
}

#[test]
fn everything_that_is_said_is_among_the_samples() {
    for game in games() {
        let ids: HashSet<_> = game.samples().iter().map(|message| message.id).collect();
        walk(&game, "samples", |play, n| {
            let board = play.board_after(n).expect("it has a board");
            assert!(ids.contains(game.question(board).message.id));
            for event in play.events_of(n) {
                let said = game.say_event(&event);
                assert!(ids.contains(said.id), "{}", said.id);
                assert_eq!(game.concerns(&event), event.seat());
            }
            if let Turn::Ask { .. } = game.turn(board) {
                let mut actions = table::Actions::new();
                game.legal(board, &mut actions);
                for action in actions.iter() {
                    let plain = game.say_action(*action).id;
                    let said = game.say_choice(board, *action).id;
                    assert!(ids.contains(plain) && ids.contains(said), "{said}");
                    let counts = ["space", "activate", "use", "take", "trade", "pick"];
                    let verb = action.to_string();
                    let verb = verb.split(' ').next().unwrap_or_default();
                    assert_eq!(said != plain, counts.contains(&verb), "{action}");
                }
            }
        });
    }
}

#[test]
fn samples_have_arguments_of_one_shape() {
    let game = Kanal::new(1, Side::Front, false, DeckChoice::A);
    let mut shapes = std::collections::HashMap::new();
    for message in game.samples() {
        let names: Vec<_> = message.args.iter().map(|(name, _)| *name).collect();
        let before = shapes.insert(message.id, names.clone());
        assert!(
            before.is_none_or(|before| before == names),
            "{}",
            message.id
        );
    }
}

#[test]
fn a_choice_alone_stays_in_its_turn() {
    for game in games() {
        walk(&game, "alone", |play, n| {
            let board = play.board_after(n).expect("it has a board");
            if let Turn::Ask { .. } = game.turn(board) {
                let mut actions = table::Actions::new();
                game.legal(board, &mut actions);
                for action in actions.iter() {
                    let alone = game.choice_alone(board, *action);
                    assert_eq!(alone.turn, board.turn, "{action}");
                    assert_eq!(alone.round, board.round, "{action}");
                }
            }
        });
    }
}

#[test]
fn captions_follow_the_rounds_and_points_end_them() {
    let game = Kanal::new(1, Side::Front, true, DeckChoice::A);
    let mut points = Vec::new();
    let mut captions = HashSet::new();
    walk(&game, "captions", |play, n| {
        let before = play.board_after(n).expect("it has a board");
        let after = play.board_after(n + 1).expect("it has a board");
        points.extend(game.point(before, after));
        captions.insert(game.caption(before));
        let mut from = None;
        for event in play.events_of(n) {
            from = game.caption_from(before, after, &event).or(from);
        }
        if let Some(from) = from {
            assert_eq!(from, game.caption(after));
        }
        let values = game.values(after, Seat::new(0));
        assert_eq!(values.len(), Kanal::SERIES.len());
        if before.part == after.part {
            let before: i64 = after.totals[..usize::from(after.part)]
                .iter()
                .map(|total| i64::from(*total))
                .sum();
            assert_eq!(values[0], before + values[1..].iter().sum::<i64>());
        }
    });
    assert_eq!(points.len(), 21, "{points:?}");
    assert_eq!(points[0], "game 1 round 1");
    assert_eq!(points[20], "game 3 round 7");
    assert!(captions.contains("game 2 round 3 preparation"));
    assert!(captions.contains("game 3 set-up"));
}

#[test]
fn the_purse_holds_what_the_events_moved() {
    let game = Kanal::new(2, Side::Front, false, DeckChoice::A);
    walk(&game, "purse", |play, n| {
        let before = play.board_after(n).expect("it has a board");
        let after = play.board_after(n + 1).expect("it has a board");
        for seat in Seat::all(2) {
            let mut purse = game.purse(before, seat);
            assert_eq!(purse.len(), 6);
            for event in play.events_of(n) {
                if game.concerns(&event) != Some(seat) {
                    continue;
                }
                for moved in game.moved(&event) {
                    let held = purse.iter_mut().find(|held| held.unit == moved.unit);
                    if let Some(held) = held {
                        held.count += moved.count;
                    } else {
                        assert_eq!(moved.unit.0, "points");
                    }
                }
            }
            assert_eq!(purse, game.purse(after, seat));
        }
    });
}

/// Tokens, structures, routes and empty spaces: the prestige that events bring adds up to what the
/// scoring pad says of them.
#[test]
fn the_prestige_that_events_move_is_that_of_the_scoring_pad() {
    for game in games() {
        walk(&game, "prestige", |play, n| {
            let before = play.board_after(n).expect("it has a board");
            let after = play.board_after(n + 1).expect("it has a board");
            if before.round == 0 || before.part != after.part {
                return;
            }
            for seat in Seat::all(game.players()) {
                let counted = |board| {
                    let pad = game.score_pad(board, seat);
                    i64::from(pad.structures + pad.prestige + pad.routes + pad.empty)
                };
                let events = play.events_of(n).into_iter();
                let moved: i64 = events
                    .filter(|event| game.concerns(event) == Some(seat))
                    .flat_map(|event| game.moved(&event))
                    .filter(|moved| moved.unit.0 == "points")
                    .map(|moved| moved.count)
                    .sum();
                assert_eq!(moved, counted(after) - counted(before), "entry {n}");
            }
        });
    }
}

#[test]
fn a_set_up_follows_its_options() {
    let setup = |players, pairs: &[(&str, &str)]| {
        let game = <Kanal as Told>::set_up(players, &options(pairs), None);
        (game.setup().options, game.deck().letter())
    };
    assert_eq!(
        setup(1, &[]),
        (
            vec![("deck", "a"), ("board", "front"), ("campaign", "no")],
            'A'
        )
    );
    assert_eq!(
        setup(1, &[("deck", "b"), ("board", "blank"), ("campaign", "yes")]),
        (
            vec![("deck", "b"), ("board", "blank"), ("campaign", "yes")],
            'B'
        )
    );
    assert_eq!(
        setup(2, &[("board", "blank")]),
        (vec![("deck", "a"), ("board", "blank")], 'A'),
        "with two players there is no campaign"
    );
    let hash = |pairs: &[(&str, &str)]| {
        let game = <Kanal as Told>::set_up(1, &options(pairs), None);
        game.setup().data.to_string()
    };
    assert_ne!(hash(&[("deck", "a")]), hash(&[("deck", "b")]));
    assert_eq!(hash(&[("board", "front")]), hash(&[("board", "blank")]));
}

#[test]
fn an_owner_plays_with_a_deck_and_numbers_of_his_own_and_the_record_carries_them() {
    let deck = crate::kit::deck_file(&[(7, "2 clay", 9, &["gain 3 prestige"])]);
    let numbers = COMPILED.replace("rail = \"v11\"", "rail = \"v15\"");
    let files = [
        Kanal::INFO.own_file("kanal.toml", &numbers),
        Kanal::INFO.own_file("deck.toml", &deck),
    ];
    let own = options(&[("deck", "own")]);
    let game = Kanal::set_up_with(1, &own, &files).expect("both files are right");
    assert_eq!(game.card(7).prestige, 9);
    assert_eq!(game.own_files().len(), 2);
    let play = Play::deal(&game, Seed::new("own"));
    let record = play.record().expect("it began with its set-up");
    let read: Record = record.to_string().parse().expect("it is a record");
    let again = Kanal::set_up_with(1, &own, &read.header.own_files).expect("it carries both");
    assert_eq!(again.setup(), game.setup());
    Play::replay(&again, &read).expect("it replays");
    // The released files need not be carried.
    let released = [Kanal::INFO.own_file("kanal.toml", COMPILED)];
    let game = Kanal::set_up_with(1, &[], &released).expect("it is the released one");
    assert!(game.own_files().is_empty());
}

#[test]
fn a_set_up_that_does_not_go_with_its_deck_says_so() {
    let wrong = |pairs: &[(&str, &str)], files: &[DataFile]| {
        let game = Kanal::set_up_with(1, &options(pairs), files);
        game.err().map(|wrong| wrong.to_string())
    };
    assert_eq!(
        wrong(&[("deck", "own")], &[]).as_deref(),
        Some("deck=own needs a deck file: give deck.toml, or choose a or b")
    );
    let deck: String = DECK_A
        .split("\n[card.")
        .enumerate()
        .filter(|(number, _)| *number != 60)
        .map(|(number, card)| {
            if number == 0 {
                card.to_owned()
            } else {
                format!("\n[card.{card}")
            }
        })
        .collect();
    let small = [Kanal::INFO.own_file("deck.toml", &deck)];
    let campaign = [("deck", "own"), ("campaign", "yes")];
    assert_eq!(
        wrong(&campaign, &small).as_deref(),
        Some("the deck has 19 blue structures: a campaign needs 20")
    );
    assert_eq!(wrong(&campaign[..1], &small), None);
    let broken = [Kanal::INFO.own_file("deck.toml", "letter = 7")];
    assert!(wrong(&campaign[..1], &broken).is_some());
}

#[test]
fn the_forecast_has_every_player() {
    let table = Table::deal(Kanal::new(2, Side::Front, false, DeckChoice::A));
    let forecast = table.game.foreseen(&table.board).expect("there is one");
    assert_eq!(forecast.seats.len(), 2);
    assert_eq!(forecast.seats[0].total, forecast.seats[0].now.total());
    assert_eq!(table.board.phase, Phase::ChooseSpace);
}
