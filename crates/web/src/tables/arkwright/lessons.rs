//! The lessons of the guided first game: what is explained when, and why a turn is sensible.

use arkwright::{Action, Arkwright, Board, DECADE, Kind, PRODUCTION, Phase, Stage};
use games::AnyPlay;
use table::Seat;
use table::account::Form;

use crate::tables::Lesson;

/// A lesson, and when it matters to a player.
struct DueLesson {
    lesson: Lesson,
    due: fn(&Board, Seat) -> bool,
    /// The step of an account beside which it is given.
    beside: Option<(&'static Form, usize)>,
}

const fn lesson(
    slug: &'static str,
    rule: &'static str,
    due: fn(&Board, Seat) -> bool,
) -> DueLesson {
    let lesson = Lesson { slug, rule };
    DueLesson {
        lesson,
        due,
        beside: None,
    }
}

/// A lesson that is given beside what it speaks of, when that happens.
const fn beside_step(
    slug: &'static str,
    rule: &'static str,
    form: &'static Form,
    step: usize,
) -> DueLesson {
    DueLesson {
        lesson: Lesson { slug, rule },
        due: |_, _| false,
        beside: Some((form, step)),
    }
}

/// All lessons, in the order in which they are given if several are due.
pub(crate) const LESSONS: &[Lesson] = &{
    let mut lessons = [ALL[0].lesson; ALL.len()];
    let mut n = 0;
    while n < ALL.len() {
        lessons[n] = ALL[n].lesson;
        n += 1;
    }
    lessons
};

/// Whether the lesson with this number matters to this player now.
pub(crate) fn is_due(lesson: usize, play: &AnyPlay, seat: Seat) -> bool {
    play.of::<Arkwright>()
        .is_some_and(|play| (ALL[lesson].due)(play.board(), seat))
}

/// The lesson that is given beside a step of an account of this kind.
pub(crate) fn beside(kind: u8, step: usize) -> Option<usize> {
    let is_there = |lesson: &DueLesson| {
        lesson
            .beside
            .is_some_and(|(form, at)| form.kind == kind && at == step)
    };
    ALL.iter().position(is_there)
}

const ALL: [DueLesson; 14] = [
    lesson("goal", "goal", |_, _| true),
    lesson("administration", "administration", |board, _| {
        matches!(board.phase, Phase::Administration { .. })
    }),
    lesson("final", "final-exchange", |board, _| {
        matches!(board.phase, Phase::FinalExchange { .. })
    }),
    beside_step("storage", "storage", &PRODUCTION, 3),
    lesson("start-player", "start-player", |board, _| {
        board.phase == Phase::NameStartPlayer
    }),
    lesson("appeal", "market-share", |board, _| {
        let sets_appeal = match stage(board) {
            Some(Stage::Quality(_) | Stage::Distribution(_) | Stage::Prices(_)) => true,
            Some(Stage::Factory(action)) => action.price_due.is_some(),
            _ => false,
        };
        sets_appeal || productions(board) >= 1
    }),
    lesson("job-market", "job-market", |board, _| {
        matches!(
            stage(board),
            Some(Stage::Workers { .. } | Stage::Machinery { .. } | Stage::Factory { .. })
        ) || productions(board) >= 2
    }),
    lesson("special-marker", "special-mat", |board, _| {
        stage(board) == Some(Stage::SpecialMarker) || productions(board) >= 3
    }),
    beside_step("demand", "sale", &PRODUCTION, 0),
    beside_step("share-value", "share-steps", &PRODUCTION, 1),
    beside_step("wages", "wages", &PRODUCTION, 2),
    lesson("buying-shares", "exchange", |board, _| {
        matches!(stage(board), Some(Stage::StockExchange { .. })) || productions(board) >= 3
    }),
    beside_step("level", "factory", &DECADE, 2),
    lesson("obsolete", "obsolete", |board, _| board.decade >= 3),
];

/// The part of an action that is under way.
fn stage(board: &Board) -> Option<Stage> {
    match board.phase {
        Phase::Action(hand) => Some(hand.stage),
        _ => None,
    }
}

/// How many productions are over.
fn productions(board: &Board) -> u8 {
    (board.decade.max(1) - 1) * 4 + board.cycle
}

/// What is asked, as the last part of a message id.
pub(crate) fn asked(play: &AnyPlay) -> &'static str {
    let play = play.of::<Arkwright>();
    play.map_or("administration", |play| asked_in(&play.board().phase))
}

fn asked_in(phase: &Phase) -> &'static str {
    match phase {
        Phase::Foundation(foundation) if foundation.price_due.is_none() => "foundation",
        Phase::Foundation(_) => "price",
        Phase::StartUpCapital { .. } => "capital",
        Phase::PickLightMarker { .. } => "light-marker",
        Phase::Action(hand) => match hand.stage {
            Stage::Factory(action) if action.price_due.is_some() => "price",
            Stage::Factory { .. } => "factory",
            Stage::Workers { .. } => "workers",
            Stage::Machinery { .. } => "machinery",
            Stage::Quality { .. } => "quality",
            Stage::Distribution { .. } => "distribution",
            Stage::StockExchange { .. } => "stock-exchange",
            Stage::Prices { .. } => "prices",
            Stage::SpecialMarker | Stage::Water(_) => "special-marker",
        },
        Phase::Sale(_) => "sale",
        Phase::Storage { .. } => "storage",
        Phase::NameStartPlayer => "start-player",
        Phase::FinalExchange { .. } => "final-exchange",
        Phase::Administration { .. }
        | Phase::DrawStartPlayer
        | Phase::DrawLightMarker
        | Phase::Over
        | Phase::Water(_) => "administration",
    }
}

/// Why the first step of a turn is sensible, as the last part of a message id; `None` if it is no
/// choice.
pub(crate) fn why(_: &AnyPlay, steps: &[String]) -> Option<&'static str> {
    let action: Action = steps.first()?.parse().ok()?;
    Some(match action {
        Action::Place(marker, _) | Action::Reuse(marker) => match marker.kind {
            Kind::Factory => "factory",
            Kind::Workers => "workers",
            Kind::Machinery => "machinery",
            Kind::Quality => "quality",
            Kind::Distribution => "distribution",
            Kind::StockExchange => "exchange",
            _ => return None,
        },
        Action::Found(_) | Action::Build(..) | Action::Modernize(_) | Action::Close(_) => "factory",
        Action::Hire(..) | Action::Fire(..) => "workers",
        Action::Machine(..) => "machinery",
        Action::Quality(..) => "quality",
        Action::Distribute(..) => "distribution",
        Action::Buy(_) | Action::Sell(_) | Action::Repay(_) | Action::Warehouse(..) => "exchange",
        Action::Price(..) => "price",
        Action::Take(_) => "take",
        Action::Offer | Action::Hold | Action::Keep(_) => "store",
        Action::Start(_) => "start",
        Action::Done => "done",
        // What only Water Frame lets one choose.
        _ => return None,
    })
}
