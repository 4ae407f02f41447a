//! The guided first game of the card game: whoever follows its suggestions wins, keeps out of need, meets
//! what matters early, and has every lesson explained.

use std::sync::OnceLock;

use bots::{BotSpec, Budget, Evaluate, adviser_for, strongest, think_through};
use cardgame::{Action, Board, CardGame, Event, PRODUCTION, Phase, SCORING};
use games::{AnyGame, AnyPlay};
use table::{Game, Play, Seat, Seed, Told};

/// The page is compiled for browsers only, but its lessons know nothing of one.
#[path = "../../../web/src/tables/cardgame/lessons.rs"]
mod lessons;

/// Who is guided.
const LEARNER: Seat = Seat::new(0);

/// What a quick rival thinks about a turn.
const QUICK: u32 = 300;

fn typed(play: &AnyPlay) -> &Play<CardGame> {
    play.of().expect("it is the card game")
}

/// The guided game before its first choice.
fn begun() -> AnyPlay {
    let info = <CardGame as Told>::INFO;
    let guided = info.guided.expect("there is a guided game");
    let named = guided.options.iter();
    let options = named.map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    let options: Vec<(String, String)> = options.collect();
    let game = AnyGame::new(info.id, guided.players, &options, &[]).expect("it can be set up");
    let mut play = game.deal(Seed::new(guided.seed));
    play.turn_up();
    play
}

/// Every turn of it, the learner's as it suggests against quick rivals, thought out once for all tests.
fn turns() -> &'static [(Seat, Vec<String>)] {
    static TURNS: OnceLock<Vec<(Seat, Vec<String>)>> = OnceLock::new();
    TURNS.get_or_init(|| {
        let mut play = begun();
        let (game, players) = (play.setup().game, play.setup().players);
        let adviser = BotSpec {
            name: adviser_for(game, players, false),
            budget: None,
        };
        let quick = BotSpec {
            name: strongest(game),
            budget: Some(Budget::Nodes(QUICK)),
        };
        let mut turns = Vec::new();
        while let Some(seat) = play.asked() {
            let spec = if seat == LEARNER { adviser } else { quick };
            let turn = think_through(&play, &spec, 1, &|| 0);
            for step in &turn {
                play.act(step).expect("a suggestion is legal");
            }
            play.turn_up();
            turns.push((seat, turn));
        }
        turns
    })
}

/// Plays the guided game as it suggests, and shows the table before each of the learner's choices with the
/// steps of the turn that are left.
fn followed(mut show: impl FnMut(&AnyPlay, &[String])) -> AnyPlay {
    let mut play = begun();
    for (seat, turn) in turns() {
        for at in 0..turn.len() {
            if *seat == LEARNER {
                show(&play, &turn[at..]);
            }
            play.act(&turn[at]).expect("a suggestion is legal");
        }
        play.turn_up();
    }
    play
}

/// The round in which such an event first came to the learner, counted from 1.
fn first_round(play: &AnyPlay, is_it: fn(&Event) -> bool) -> Option<u8> {
    let play = typed(play);
    let comes = |entry: &usize| {
        let events = play.events_of(*entry);
        let mut own = events.iter().filter(|event| event.seat() == Some(LEARNER));
        own.any(is_it)
    };
    let entry = (0..play.entries().len()).find(comes)?;
    play.board_after(entry).map(|board| board.round + 1)
}

#[test]
fn whoever_follows_the_guide_wins_and_is_never_in_need() {
    let play = followed(|_, _| {});
    let outcome = play.outcome().expect("the game is over");
    assert!(outcome.score(LEARNER) >= 250, "{outcome:?}");
    assert!(outcome.winners.contains(LEARNER), "{outcome:?}");
    let all = 0..play.entries().len();
    let mut events = all.flat_map(|entry| typed(&play).events_of(entry));
    let is_need =
        |event: &Event| matches!(event, Event::EmergencyFund { seat, .. } if *seat == LEARNER);
    assert!(!events.any(|event| is_need(&event)));
}

/// What a board is worth to the learner.
fn judged(game: &CardGame, board: &Board) -> i64 {
    game.evaluate(board, LEARNER)
}

#[test]
fn an_action_is_suggested_in_every_turn_and_is_better_than_none() {
    let (mut turns, mut compared) = (0, 0);
    followed(|play, turn| {
        let (game, board) = (typed(play).game(), *typed(play).board());
        if board.phase != Phase::Action {
            return;
        }
        turns += 1;
        assert_ne!(turn[0], "done", "round {}", board.round);
        let played = |steps: &[Action]| {
            let mut board = board;
            for step in steps {
                game.act(&mut board, *step, &mut ());
            }
            board
        };
        let parsed = turn
            .iter()
            .map(|step| step.parse().expect("it is notation"));
        let suggested: Vec<Action> = parsed.collect();
        // The same turn without its action, where the price can be set so all the same.
        let is_later = |step: &Action| {
            use Action::*;
            matches!(step, Appeal(_) | Develop(_) | Take(_) | Swap(..))
        };
        let rest = suggested.iter().copied().skip_while(|step| !is_later(step));
        let without: Vec<Action> = std::iter::once(Action::Done).chain(rest).collect();
        let mut then = board;
        let is_legal = without.iter().all(|step| {
            let is_legal = game.check(&then, *step).is_ok();
            if is_legal {
                game.act(&mut then, *step, &mut ());
            }
            is_legal
        });
        if is_legal {
            compared += 1;
            let with = judged(game, &played(&suggested));
            let none = judged(game, &then);
            assert!(with > none, "{turn:?}: {with}, and {none} without");
        }
    });
    assert_eq!(turns, 12, "one in each round");
    assert!(compared > 6, "only {compared} compared");
}

#[test]
fn the_guided_game_meets_early_what_it_explains() {
    let play = followed(|_, _| {});
    type Kind = (&'static str, u8, fn(&Event) -> bool);
    let kinds: [Kind; 12] = [
        ("price", 1, |event| matches!(event, Event::PriceSet { .. })),
        ("sale", 1, |event| matches!(event, Event::Sold { .. })),
        ("costs", 1, |event| matches!(event, Event::CostsPaid { .. })),
        ("store", 11, |event| matches!(event, Event::Stored { .. })),
        ("card", 1, |event| matches!(event, Event::CardTaken { .. })),
        ("quality", 1, |event| {
            matches!(event, Event::QualityLaid { .. })
        }),
        ("step", 2, |event| matches!(event, Event::Developed { .. })),
        ("share value", 1, |event| {
            matches!(event, Event::ValueRaised { .. })
        }),
        ("shares", 2, |event| {
            matches!(event, Event::SharesBought { .. })
        }),
        ("distribution", 8, |event| {
            matches!(event, Event::DistributionSet { .. })
        }),
        ("factory", 5, |event| matches!(event, Event::Built { .. })),
        ("upgrade", 5, |event| {
            matches!(event, Event::Upgraded { .. })
        }),
    ];
    for (kind, by, is_it) in kinds {
        let first = first_round(&play, is_it);
        assert!(first.is_some_and(|round| round <= by), "{kind}: {first:?}");
    }
}

#[test]
fn every_lesson_becomes_due_and_not_too_many_at_once() {
    let beside: Vec<usize> = (0..PRODUCTION.steps.len())
        .filter_map(|step| lessons::beside(PRODUCTION.kind, step))
        .collect();
    let mut understood = vec![false; lessons::LESSONS.len()];
    followed(|play, _| {
        let due = |lesson: &usize| lessons::is_due(*lesson, play, LEARNER);
        let new: Vec<usize> = (0..understood.len())
            .filter(|lesson| !understood[*lesson])
            .filter(due)
            .collect();
        // Lessons beside the sheet of a production are read there, before the next action.
        let here = new.iter().filter(|lesson| !beside.contains(lesson));
        let here: Vec<&str> = here.map(|lesson| lessons::LESSONS[*lesson].slug).collect();
        assert!(here.len() <= 2, "{here:?} at {:?}", play.question());
        for lesson in new {
            understood[lesson] = true;
        }
    });
    let left = lessons::LESSONS.iter().zip(&understood);
    let left: Vec<&str> = left
        .filter(|(_, understood)| !**understood)
        .map(|(lesson, _)| lesson.slug)
        .collect();
    // Whoever follows keeps the ships, and is never asked for the start player.
    assert_eq!(left, ["start-player", "ships"]);
}

#[test]
fn how_to_regain_ships_is_explained_to_whoever_has_none() {
    let place = |lesson: &crate::tables::Lesson| lesson.slug == "ships";
    let ships = lessons::LESSONS.iter().position(place);
    let ships = ships.expect("there is such a lesson");
    for (value, is_without) in [("no", false), ("yes", true)] {
        let options = [("no-ships".to_owned(), value.to_owned())];
        let game = AnyGame::new("card-game", 3, &options, &[]).expect("it can be set up");
        let mut play = game.deal(Seed::new("ships"));
        let bot: BotSpec = "greedy@100n".parse().expect("it is a bot");
        let asks = |play: &AnyPlay| {
            let board = typed(play).board();
            (board.phase, board.round, board.asked) == (Phase::Action, 1, LEARNER)
        };
        while !asks(&play) {
            for step in think_through(&play, &bot, 1, &|| 0) {
                play.act(&step).expect("a bot keeps to the rules");
            }
            play.turn_up();
        }
        let own = typed(&play).board().company(LEARNER).ships;
        assert_eq!(
            (own == 0, lessons::is_due(ships, &play, LEARNER)),
            (is_without, is_without)
        );
    }
}

#[test]
fn every_suggestion_says_why() {
    followed(|play, turn| {
        assert!(!lessons::asked(play).is_empty());
        assert!(lessons::why(play, turn).is_some(), "{turn:?}");
    });
    let play = AnyGame::new("card-game", 3, &[], &[]).expect("it can be set up");
    let play = play.deal(Seed::new("why"));
    assert_eq!(lessons::why(&play, &[]), None);
    assert_eq!(lessons::why(&play, &["no choice".to_owned()]), None);
}

#[test]
fn lessons_stand_beside_the_steps_of_a_production() {
    let slug = |step: usize| {
        let lesson = lessons::beside(PRODUCTION.kind, step)?;
        Some(lessons::LESSONS[lesson].slug)
    };
    let slugs: Vec<Option<&str>> = (0..=PRODUCTION.steps.len()).map(slug).collect();
    let beside = [
        Some("sale"),
        None,
        Some("costs"),
        Some("share-value"),
        Some("fading"),
        None,
    ];
    assert_eq!(slugs, beside);
    assert_eq!(lessons::beside(SCORING.kind, 0), None);
}
