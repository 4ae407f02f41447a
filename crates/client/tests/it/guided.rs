//! The guided first games: whoever follows what is suggested meets early what is explained, makes no
//! dear turn, and is led into no loss.

use bots::{BotSpec, Budget};
use client::{Advice, Review, asks_for_turn};
use games::{AnyGame, AnyPlay};
use table::{GameInfo, GuidedGame, Seat, Seed, WarningKind};

use crate::kit;

/// The learner sits here.
const LEARNER: Seat = Seat::new(0);

fn guided_of(game: &str) -> (&'static GameInfo, &'static GuidedGame) {
    let info = games::info(game).expect("it is in the catalogue");
    (info, info.guided.as_ref().expect("it has a guided game"))
}

/// The turn that the guide suggests, as the adviser answers without a clock.
fn suggested(engine: &mut engine::Engine, play: &AnyPlay) -> Vec<String> {
    let lines = asks_for_turn(play).expect("somebody is asked");
    let mut advice = Advice::default();
    for line in kit::heard(engine, &lines) {
        advice.hear(line.as_str());
    }
    assert!(advice.is_done, "the adviser answers to the end");
    advice.turn_without_loss(play).to_vec()
}

/// Plays a guided game as it suggests against quick bots, until the learner has made so many turns;
/// every turn is shown with the table before it.
fn followed(
    (info, guided): (&GameInfo, &GuidedGame),
    seed: &str,
    turns: usize,
    mut show: impl FnMut(&AnyPlay, &[String]),
) -> AnyPlay {
    let options = guided.options.iter();
    let options: Vec<(String, String)> = options
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    let game = AnyGame::new(info.id, guided.players, &options, &[]);
    let mut play: AnyPlay = game.expect("it can be played").deal(Seed::new(seed));
    play.turn_up();
    let quick = BotSpec {
        name: bots::strongest(info.id),
        budget: Some(Budget::Nodes(300)),
    };
    let mut engine = kit::engine();
    let mut own = 0;
    while let Some(seat) = play.asked() {
        let is_learner = seat == LEARNER;
        own += usize::from(is_learner);
        if own > turns {
            break;
        }
        let steps = match is_learner {
            true => suggested(&mut engine, &play),
            false => bots::think_through(&play, &quick, 1, &|| 0),
        };
        assert!(!steps.is_empty(), "{:?}", play.question().message);
        if is_learner {
            show(&play, &steps);
        }
        for step in &steps {
            play.act(step).expect("what is suggested is allowed");
        }
        play.turn_up();
    }
    play
}

const GAMES: [&str; 4] = [
    "spinning-jenny",
    "water-frame",
    "card-game",
    "oranienburger-kanal",
];

/// Whether the page warns of a step in red.
fn loses(play: &AnyPlay, step: &str) -> bool {
    let warnings = play.warnings(step);
    warnings
        .iter()
        .any(|warning| warning.kind == WarningKind::Loss)
}

#[test]
fn no_turn_of_a_guided_game_begins_with_a_loss() {
    for game in GAMES {
        for seed in ["", "losses"] {
            followed(guided_of(game), seed, 8, |play, steps| {
                assert!(!loses(play, &steps[0]), "{game}: {steps:?}");
            });
        }
    }
}

#[test]
fn a_turn_that_begins_with_a_loss_gives_way_to_the_next_best() {
    let (info, guided) = guided_of("spinning-jenny");
    let game = AnyGame::new(info.id, guided.players, &[], &[]).expect("it can be played");
    let mut play = game.deal(Seed::new("gives way"));
    let steps = loop {
        let legal: Vec<String> = play.legal();
        let dear = legal.iter().find(|step| loses(&play, step));
        let fine = legal.iter().find(|step| !loses(&play, step));
        if let (Some(dear), Some(fine)) = (dear, fine) {
            break (dear.clone(), fine.clone());
        }
        play.act(&legal[0]).expect("it is legal");
        play.turn_up();
    };
    let mut advice = Advice::default();
    for line in [
        format!("alternative 9 {}", steps.0),
        format!("alternative 7 {}", steps.1),
        format!("bestturn {}", steps.0),
    ] {
        assert!(advice.hear(&line));
    }
    assert_eq!(advice.turn_without_loss(&play), [steps.1]);
    // Where every turn begins so, the best of all is suggested.
    advice.alternatives.truncate(1);
    assert_eq!(advice.turn_without_loss(&play), [steps.0]);
}

/// What is reviewed is judged by the same bot without a clock.
#[test]
fn whoever_follows_the_guide_of_the_canal_makes_no_dear_turn() {
    let (info, guided) = guided_of("oranienburger-kanal");
    let play = followed((info, guided), guided.seed, usize::MAX, |_, _| {});
    let mut review = Review::new(&play, vec![LEARNER]);
    let mut engine = kit::engine();
    while let Some(lines) = review.question(&play) {
        let answer = kit::heard(&mut engine, &lines);
        let mut lines = answer.iter();
        assert!(
            lines.any(|line| review.hear(line)),
            "it is answered to the end"
        );
    }
    let costs = review.costliest().into_iter();
    let costs: Vec<_> = costs
        .map(|(turn, found)| (found.cost(), &turn.actions))
        .collect();
    assert!(costs.is_empty(), "{costs:?}");
}

#[test]
fn a_contract_is_taken_and_shipped_in_the_first_decade_of_water_frame() {
    let (info, guided) = guided_of("water-frame");
    let mut made: Vec<String> = Vec::new();
    followed((info, guided), guided.seed, 4, |_, steps| {
        made.extend_from_slice(steps);
    });
    let place = |word: &str| made.iter().position(|step| step.starts_with(word));
    let taken = place("contract ").expect("a contract is taken");
    let shipped = place("ship ").expect("a contract is shipped");
    assert!(taken < shipped, "{made:?}");
    assert!(
        place("take ").is_some(),
        "a special marker or a tile is taken"
    );
}
