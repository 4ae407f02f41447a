//! One message of each kind that the game can say: the tests of every language go by it.

use table::{Message, Notation, Seat};

use crate::account;
use crate::action::{Action, Building, Price, Trigger};
use crate::cards::{Resource, RouteType, Stage};
use crate::event::{Cost, Event, Income, Turned};
use crate::forecast_change;
use crate::game::Kanal;
use crate::geometry::{Plot, Space};
use crate::left_out;
use crate::reason::Reason;
use crate::scoring::ScorePad;
use crate::summary;
use crate::told::wrong_decks;
use crate::warning;

/// Everything that can be said, with its arguments.
pub(crate) fn all(game: &Kanal) -> Vec<Message> {
    let refusals = Reason::ALL.iter().map(|reason| reason.illegal().message);
    events()
        .iter()
        .map(|event| game.event_message(event))
        .chain(
            choices()
                .into_iter()
                .map(|action| game.action_message(action)),
        )
        .chain(choices_on_a_board(game))
        .chain(questions(game))
        .chain(verdicts())
        .chain(account::samples())
        .chain(left_out::samples(game))
        .chain(forecast_change::samples())
        .chain(summary::samples(game))
        .chain(warning::samples(game))
        .chain(wrong_decks())
        .chain(refusals)
        .collect()
}

/// One event for each thing that can happen, and for each cause.
fn events() -> Vec<Event> {
    let seat = Seat::new(0);
    let (card, plot, by) = (1, Plot::at(1, 1), Trigger::Routes);
    let space = Space::horizontal(1, 1);
    let (route, stage) = (RouteType::Rail, Stage::Green);
    let building = Building::Route(route);
    let action = Action::Done;
    let mut events = vec![
        Event::Forced { seat, action },
        Event::StartPlayer { seat },
        Event::GameBegan { game: 2 },
        Event::RoundBegan {
            round: 7,
            is_last: true,
        },
        Event::PreparationBegan {
            round: 3,
            is_last: false,
        },
        Event::SpaceBlocked { space: 2 },
        Event::TurnedUp { card },
        Event::Removed { card },
        Event::Buried { seat, stage },
        Event::Uncovered { stage },
        Event::Placed { seat, route, space },
        Event::SpaceChosen { seat, space: 4 },
        Event::FreeTurnLeft {
            seat,
            is_stuck: true,
        },
        Event::Raised {
            seat,
            card,
            plot,
            is_free: false,
        },
        Event::Built {
            seat,
            building,
            space,
            is_free: true,
            over_path: true,
        },
        Event::RouteRemoved {
            seat,
            route,
            space,
            uncovers_path: true,
        },
        Event::Activated {
            seat,
            card,
            plot,
            by,
        },
        Event::Forfeited { seat, card, plot },
        Event::Declined {
            seat,
            card,
            plot,
            by,
        },
        Event::Resumed {
            seat,
            card,
            plot,
            by,
        },
        Event::EffectUsed {
            seat,
            card,
            effect: 1,
        },
        Event::ThalerPlaced {
            space: 5,
            amount: 1,
        },
        Event::ThalerReturned {
            space: 2,
            amount: 2,
        },
        Event::SetAside { card: 41 },
        Event::Scored {
            seat,
            pad: ScorePad::default(),
            total: 120,
        },
    ];
    let incomes = [
        Income::ActionSpace { space: 5 },
        Income::Canal,
        Income::Purchase,
        Income::Effect { card },
    ];
    events.extend(incomes.map(|from| Event::Gained {
        seat,
        resource: Resource::Clay,
        amount: 2,
        lost: 1,
        from,
    }));
    let costs = [
        Cost::Structure { card },
        Cost::Building { building },
        Cost::Purchase {
            material: Resource::Ore,
        },
        Cost::WheelTurn,
        Cost::Trade { card },
    ];
    events.extend(costs.map(|reason| Event::Paid {
        seat,
        resource: Resource::Thaler,
        amount: 2,
        reason,
    }));
    let turns = [
        Turned::ForThaler,
        Turned::EndOfRound,
        Turned::Effect { card },
    ];
    events.extend(turns.map(|how| Event::WheelTurned {
        seat,
        how,
        brick: 1,
        iron: 0,
    }));
    events
}

/// One choice of each kind.
fn choices() -> Vec<Action> {
    let plot = Plot::at(0, 0);
    let space = Space::vertical(0, 0);
    let documented = Action::forms().iter();
    let mut choices: Vec<Action> = documented
        .filter_map(|form| form.example.parse().ok())
        .collect();
    choices.extend([
        Action::FreeTurn,
        Action::Raise(1, plot, Price::Right),
        Action::Raise(1, plot, Price::Free),
        Action::Build(Building::Bridge, space, true),
    ]);
    choices
}

/// One choice of each kind that says more where the board is known.
fn choices_on_a_board(game: &Kanal) -> [Message; 6] {
    let new = Message::new;
    let says = || Resource::Clay.word();
    [
        new("kanal-choice-space").with("space", 2).with("open", 1),
        new("kanal-choice-activate")
            .with("card", game.name(1))
            .with("trigger", Trigger::Bridges.word())
            .with("plot", Plot::at(1, 1).to_string()),
        new("kanal-choice-use")
            .with("says", says())
            .with("effect", 2),
        new("kanal-choice-take")
            .with("says", says())
            .with("step", 2),
        new("kanal-choice-trade")
            .with("says", says())
            .with("proceeds", says())
            .with("price", 1),
        new("kanal-choice-pick")
            .with("says", says())
            .with("option", 1),
    ]
}

/// One question of each kind.
fn questions(game: &Kanal) -> Vec<Message> {
    let plain = [
        "kanal-ask-start-player",
        "kanal-ask-refill",
        "kanal-ask-starting-routes",
        "kanal-ask-space",
        "kanal-ask-activation",
        "kanal-ask-wheel",
        "kanal-ask-wheel-turned",
        "kanal-ask-wheel-last",
        "kanal-ask-over",
        "kanal-free-turn",
        "kanal-activate",
    ];
    let of_card = [
        "kanal-ask-effect",
        "kanal-ask-step",
        "kanal-ask-trade",
        "kanal-ask-place",
        "kanal-ask-build",
        "kanal-ask-remove",
        "kanal-ask-turn",
        "kanal-ask-option",
    ];
    let mut questions: Vec<Message> = plain.map(Message::new).into();
    questions.push(Message::new("kanal-ask-actions").with("space", 4));
    questions.extend(of_card.map(|id| Message::new(id).with("card", game.name(1))));
    questions
}

/// The verdicts on a solo game and on a campaign, from the lowest band.
fn verdicts() -> Vec<Message> {
    let solo = (0..=6).map(|band| Message::new("kanal-verdict-solo").with("band", band));
    let campaign = (0..=2).map(|band| Message::new("kanal-verdict-campaign").with("band", band));
    solo.chain(campaign).collect()
}
