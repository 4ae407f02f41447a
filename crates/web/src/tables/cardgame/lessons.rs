//! The lessons of the guided first game: what is explained when, and why a turn is sensible.

use cardgame::{Action, Board, Card, CardGame, Company, PRODUCTION, Phase, Track};
use games::AnyPlay;
use table::Seat;

use crate::tables::Lesson;

/// The table as a lesson looks at it.
struct Moment<'a> {
    board: &'a Board,
    own: &'a Company,
}

/// A lesson, and when it matters to a player.
struct DueLesson {
    lesson: Lesson,
    due: fn(&Moment) -> bool,
}

const fn lesson(slug: &'static str, rule: &'static str, due: fn(&Moment) -> bool) -> DueLesson {
    let lesson = Lesson { slug, rule };
    DueLesson { lesson, due }
}

/// All lessons, in the order in which they are given if several are due.
pub(super) const LESSONS: &[Lesson] = &{
    let mut lessons = [ALL[0].lesson; ALL.len()];
    let mut n = 0;
    while n < ALL.len() {
        lessons[n] = ALL[n].lesson;
        n += 1;
    }
    lessons
};

const ALL: [DueLesson; 25] = [
    lesson("goal", "goal", |_| true),
    lesson("turn", "turn", |at| at.acts_from(0)),
    lesson("end", "scoring", |at| at.acts_from(11)),
    lesson("last-decade", "build", |at| at.acts_from(8)),
    lesson("upgrade", "upgrade", |at| at.acts_from(4)),
    // What is asked just now goes before what one may read at leisure.
    lesson("start-player", "start-player", |at| {
        at.board.phase == Phase::StartPlayer
    }),
    lesson("used-cards", "cards", |at| {
        use Phase::*;
        at.is_in(&[Shift, Patron, Tie, Customs, Entrepreneur])
    }),
    lesson("shipping", "shipping", |at| at.is_in(&[Phase::Shipping])),
    lesson("storing", "storehouses", |at| {
        let is_stored = at.own.factories.iter().any(|factory| factory.stored > 0);
        at.is_in(&[Phase::Storage]) || at.acts_from(1) && is_stored
    }),
    lesson("price", "price", |at| at.is_in(&[Phase::Price])),
    lesson("arrows", "arrows", |at| at.is_in(&[Phase::Price])),
    lesson("order", "turn", |at| {
        at.is_in(&[Phase::Price]) && at.board.round >= 1
    }),
    lesson("development", "development", |at| {
        at.is_in(&[Phase::Development])
    }),
    lesson("cards", "cards", |at| {
        at.is_in(&[Phase::Development]) && at.board.round >= 1
    }),
    lesson("sale", "home-market", |at| at.acts_from(1)),
    lesson("costs", "costs", |at| at.acts_from(1)),
    lesson("share-value", "share-value", |at| at.acts_from(1)),
    lesson("fading", "fading", |at| {
        let has_distribution = |own: &Company| own.factories.iter().any(|at| at.distribution > 0);
        at.acts_from(1) && has_distribution(at.own)
    }),
    lesson("adding", "adding", |at| {
        at.is_in(&[Phase::Quality, Phase::Distribution]) || at.acts_from(2)
    }),
    lesson("factory", "factory", |at| {
        at.is_in(&[Phase::Build, Phase::Employ]) || at.acts_from(2)
    }),
    lesson("workers", "employ", |at| {
        at.is_in(&[Phase::Build, Phase::Employ]) || at.acts_from(3)
    }),
    lesson("loans", "emergency", |at| {
        at.is_in(&[Phase::Borrowed]) || at.own.loans > 0 || at.acts_from(1) && at.own.money < 16
    }),
    lesson("shares", "shares", |at| {
        at.is_in(&[Phase::Bought, Phase::Borrowed]) || at.acts_from(3)
    }),
    lesson("machines", "automate", |at| {
        at.is_in(&[Phase::Automate]) || at.acts_from(5)
    }),
    lesson("ships", "regain", |at| at.acts_from(1) && at.own.ships == 0),
];

impl Moment<'_> {
    /// Whether an action is chosen in this round, counted from 0, or a later one.
    fn acts_from(&self, round: u8) -> bool {
        self.board.phase == Phase::Action && self.board.round >= round
    }

    fn is_in(&self, phases: &[Phase]) -> bool {
        phases.contains(&self.board.phase)
    }
}

/// Whether the lesson with this number matters to this player now.
pub(super) fn is_due(lesson: usize, play: &AnyPlay, seat: Seat) -> bool {
    play.of::<CardGame>().is_some_and(|play| {
        let board = play.board();
        (ALL[lesson].due)(&Moment {
            board,
            own: board.company(seat),
        })
    })
}

/// The lesson that is given beside a step of an account of this kind.
pub(super) fn beside(kind: u8, step: usize) -> Option<usize> {
    // The steps of Production a to e; what is left over is explained when it is asked for.
    const STEPS: [&str; 5] = ["sale", "", "costs", "share-value", "fading"];
    let slug = STEPS.get(step).filter(|_| kind == PRODUCTION.kind)?;
    LESSONS.iter().position(|lesson| lesson.slug == *slug)
}

/// What is asked, as the last part of a message id.
pub(super) fn asked(play: &AnyPlay) -> &'static str {
    let play = play.of::<CardGame>();
    play.map_or("action", |play| match play.board() {
        board if board.hand.replace.is_some() => "replace",
        board if board.hand.has_foreman => "foreman",
        board if board.hand.has_developer => "developer",
        board => match asked_in(board.phase) {
            "storage" if board.has_to_keep() => "keep",
            asked => asked,
        },
    })
}

fn asked_in(phase: Phase) -> &'static str {
    match phase {
        Phase::Open => "open",
        Phase::StartDevelopment => "start-development",
        Phase::StartShares => "start-shares",
        Phase::Build => "build",
        Phase::Employ => "employ",
        Phase::Automate => "automate",
        Phase::Quality => "quality",
        Phase::Distribution => "distribution",
        Phase::Bought | Phase::Borrowed => "exchange",
        Phase::ExtraProduction => "extra-production",
        Phase::EarlyShipping => "early-shipping",
        Phase::Price => "price",
        Phase::Development => "development",
        Phase::Shift => "shift",
        Phase::Patron => "patron",
        Phase::StoredSale => "stored-sale",
        Phase::Shipping => "shipping",
        Phase::Customs | Phase::EarlyCustoms => "customs",
        Phase::Storage | Phase::ExtraStorage { .. } | Phase::EarlyStorage { .. } => "storage",
        Phase::Bonus => "bonus",
        Phase::Tie => "tie",
        Phase::Entrepreneur => "entrepreneur",
        Phase::StartPlayer => "start-player",
        // Where something is turned up or nothing is left, nobody is asked.
        Phase::Action | Phase::Lay | Phase::Over => "action",
    }
}

/// Why the first of these steps is sensible, as the last part of a message id; `None` if it is no
/// choice.
pub(super) fn why(play: &AnyPlay, steps: &[String]) -> Option<&'static str> {
    let step = steps.first()?;
    let action: Action = step.parse().ok()?;
    Some(match action {
        Action::Open(_) => "open",
        Action::Build(_) => "build",
        Action::Upgrade(_) | Action::Invent(_) => "upgrade",
        Action::Employ(_) => "employ",
        Action::Automate(..) => "automate",
        Action::Quality(..) | Action::Replace(_) => "quality",
        Action::Distribution(..) => "distribution",
        Action::Buy(_) => "buy",
        Action::Borrow(_) => "borrow",
        Action::Regain => "regain",
        Action::Produce(..) => "produce",
        Action::Appeal(appeal) => why_appeal(play, appeal),
        Action::Develop(track) | Action::DevelopTwo(track, _) => match track {
            Track::Quality => "develop-quality",
            Track::Distribution => "develop-distribution",
            Track::Cards => "develop-cards",
            Track::Machinery => "develop-machinery",
            Track::Ship => "develop-ship",
            Track::Stock => "develop-stock",
        },
        Action::Take(card) => match card {
            Card::Workshop | Card::Foreman | Card::Developer => "saving",
            Card::Patent | Card::Engineer | Card::Storehouse => "layable",
            _ => "card",
        },
        Action::Swap(..) => "swap",
        Action::Broker(_) => "half-price",
        Action::Reactivate(_) => "use-later",
        Action::Foreman(_) => "foreman",
        Action::Use(Card::ExtraShift) => "use",
        Action::Use(_) => "use-later",
        Action::Sell(_) => "sell",
        Action::Ship(..) => "ship",
        Action::Store(..) | Action::Clear(..) => "store",
        Action::Waste => "waste",
        Action::Bonus => "bonus",
        Action::Start(_) => "start",
        Action::Done => "done",
    })
}

/// Why this appeal: by what the chart says that it would sell.
fn why_appeal(play: &AnyPlay, appeal: u8) -> &'static str {
    let seen = play.of::<CardGame>().and_then(|play| {
        let (game, board) = (play.game(), play.board());
        let prices = game.forecast_of_prices(board).into_iter();
        let mut here = prices.filter(|(of, _)| *of == appeal);
        here.next()
            .map(|(_, forecast)| forecast.seats[board.asked.index()])
    });
    seen.map_or("appeal-none", |seen| seen.why())
}
