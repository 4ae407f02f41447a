//! The lessons of the guided first game: what is explained when, and why a turn is sensible.
//!
//! Whoever was guided through Spinning Jenny is not taught again what both have in common; the
//! lessons of the same name are those.

use arkwright::{
    Action, AfterSale, Arkwright, Board, Good, Harbour, Kind, Marker, Occasion, Pending, Phase,
    Stage, Tile, WaterFrame, WaterPhase, WaterStage,
};
use games::AnyPlay;
use table::Seat;

use crate::tables::Lesson;

/// The table as a lesson looks at it.
struct Moment<'a> {
    game: &'a Arkwright<WaterFrame>,
    board: &'a Board<WaterFrame>,
    own: &'a Harbour,
    seat: Seat,
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

const ALL: [DueLesson; 28] = [
    lesson("goal-five", "goal", |_| true),
    lesson("administration", "administration", |at| at.places()),
    lesson("final-five", "final-exchange", |at| {
        matches!(at.board.phase, Phase::FinalExchange { .. })
    }),
    // What is asked just now goes before what one may read at leisure.
    lesson("shipment", "shipment", |at| {
        matches!(at.board.phase, Phase::Water(WaterPhase::Shipment { .. }))
            || at.own.contracts.iter().any(|space| *space > 0) && at.is_after(2)
    }),
    lesson("patron", "tile-patron", |at| {
        Good::ALL.iter().any(|good| at.own.has(Tile::patron(*good)))
    }),
    lesson("inventor", "tile-inventor", |at| {
        at.own.has(Tile::Inventor) || at.board.decade >= 4
    }),
    lesson("tile-limit", "take-tile", |at| {
        at.own.tiles.iter().count() >= 3
    }),
    lesson("harbour-wages", "harbour-wages", |at| {
        let workers = at.own.warehouse_workers() + at.game.crews(at.own);
        matches!(at.board.phase, Phase::Water(WaterPhase::Firing { .. })) || workers > 0
    }),
    lesson("special", "special-marker", |at| {
        at.takes_special_marker() || at.is_after(2)
    }),
    lesson("start-player", "start-player", |at| {
        at.board.phase == Phase::NameStartPlayer
    }),
    lesson("ships", "ship-action", |at| {
        at.own.has_ship() || at.is_after(4)
    }),
    lesson("contracts", "contracts", |at| {
        at.is_in(|stage| matches!(stage, Stage::StockExchange(_))) || at.is_after(1)
    }),
    lesson("buying-shares", "exchange", |at| {
        at.is_in(|stage| matches!(stage, Stage::StockExchange(_))) || at.is_after(3)
    }),
    lesson("appeal", "market-share", |at| {
        let sets_appeal = |stage: &Stage| match stage {
            Stage::Quality(_) | Stage::Distribution(_) | Stage::Prices(_) => true,
            Stage::Factory(action) => action.price_due.is_some(),
            _ => false,
        };
        at.is_in(sets_appeal) || at.is_after(1)
    }),
    lesson("job-market", "job-market", |at| {
        let hires = |stage: &Stage| {
            matches!(
                stage,
                Stage::Workers(_) | Stage::Machinery(_) | Stage::Factory(_)
            )
        };
        at.is_in(hires) || at.is_after(2)
    }),
    lesson("warehouse", "warehouse-workers", |at| {
        at.is_in(|stage| matches!(stage, Stage::Workers(_))) || at.is_after(2)
    }),
    lesson("economy-marker", "economy", |at| at.is_after(1)),
    lesson("demand", "sale", |at| at.is_after(1)),
    lesson("share-value", "share-steps", |at| at.is_after(1)),
    lesson("wages", "wages", |at| at.is_after(1)),
    lesson("events", "event-phase", |at| at.is_after(3)),
    lesson("levels", "factory", |at| at.board.decade >= 2),
    lesson("crews", "take-ship", |at| at.board.decade >= 2),
    lesson("production-marker", "production-action", |at| {
        let mut own = at.board.company(at.seat).markers.iter();
        own.any(|marker| marker.kind == Kind::Production) || at.board.decade >= 4
    }),
    lesson("obsolete-again", "obsolete", |at| at.board.decade >= 3),
    lesson("lasting", "lasting", |at| {
        at.board.parts.bureaucracy || at.board.parts.lasting != 0
    }),
    lesson("last-decade", "penalties", |at| at.board.decade >= 5),
    lesson("hiring-mark", "hiring-mark", |at| {
        at.board.decade >= 5 && at.board.cycle >= 1
    }),
];

impl Moment<'_> {
    fn places(&self) -> bool {
        matches!(self.board.phase, Phase::Administration { .. })
    }

    /// Whether such a part of an action is under way.
    fn is_in(&self, wanted: fn(&Stage) -> bool) -> bool {
        matches!(self.board.phase, Phase::Action(hand) if wanted(&hand.stage))
    }

    fn takes_special_marker(&self) -> bool {
        self.is_in(|stage| *stage == Stage::Water(WaterStage::SpecialMarker))
            || matches!(
                self.board.phase,
                Phase::Water(WaterPhase::SpecialMarker { .. })
            )
    }

    /// Whether so many productions are over.
    fn is_after(&self, productions: u8) -> bool {
        (self.board.decade.max(1) - 1) * 4 + self.board.cycle >= productions
    }
}

/// Whether the lesson with this number matters to this player now.
pub(super) fn is_due(lesson: usize, play: &AnyPlay, seat: Seat) -> bool {
    play.of::<Arkwright<WaterFrame>>().is_some_and(|play| {
        let board = play.board();
        (ALL[lesson].due)(&Moment {
            game: play.game(),
            board,
            own: board.harbour(seat),
            seat,
        })
    })
}

/// What is asked, as the last part of a message id.
pub(super) fn asked(play: &AnyPlay) -> &'static str {
    let play = play.of::<Arkwright<WaterFrame>>();
    play.map_or("administration", |play| {
        let board = play.board();
        match board.parts.pending {
            Some(Pending::Discard) => "discard",
            Some(Pending::ReturnTile(_)) => "return-tile",
            Some(Pending::Inventor) => "inventor",
            None => asked_in(&board.phase),
        }
    })
}

fn asked_in(phase: &Phase) -> &'static str {
    match phase {
        Phase::Foundation(foundation) if foundation.price_due.is_none() => "foundation",
        Phase::Foundation(_) => "price",
        Phase::Action(hand) => match hand.stage {
            Stage::Factory(action) if action.price_due.is_some() => "price",
            Stage::Factory(_) => "factory",
            Stage::Workers(_) => "workers",
            Stage::Machinery(_) => "machinery",
            Stage::Quality(_) => "quality",
            Stage::Distribution(_) => "distribution",
            Stage::StockExchange(_) => "stock-exchange",
            Stage::Prices(_) => "prices",
            Stage::Water(WaterStage::School) => "school",
            Stage::Water(WaterStage::Patent { .. }) => "patent",
            Stage::Water(WaterStage::Ship { .. }) => "ship",
            Stage::Water(WaterStage::Production { .. }) => "production",
            Stage::Water(WaterStage::SpecialMarker) | Stage::SpecialMarker => "special-marker",
        },
        Phase::Sale(_) => "sale",
        Phase::NameStartPlayer => "start-player",
        Phase::FinalExchange { .. } => "final-exchange",
        Phase::Water(phase) => match phase {
            WaterPhase::ShareSale { .. } => "share-sale",
            WaterPhase::SpecialMarker { occasion, .. } => match occasion {
                Occasion::Preparation => "special-marker",
                Occasion::Lobby => "lobby",
            },
            WaterPhase::BeforeSale { .. } => "school-before",
            WaterPhase::AfterSale { asks, .. } => match asks {
                AfterSale::School => "school-row",
                AfterSale::Patron => "patron",
                AfterSale::Jubilee => "jubilee",
            },
            WaterPhase::Shipment { .. } => "shipment",
            WaterPhase::StoreExtra { .. } => "store-extra",
            WaterPhase::Storing { .. } => "storage",
            WaterPhase::Charisma => "charisma",
            WaterPhase::Firing { .. } => "firing",
            WaterPhase::LoseShip { .. } => "lose-ship",
            WaterPhase::MadeInEngland { .. } => "made-in-england",
            WaterPhase::Luddism { .. } => "luddism",
            WaterPhase::Broker { .. } => "broker",
            // Here something is turned up, and nobody is asked.
            WaterPhase::DrawRow { .. }
            | WaterPhase::DrawTile { .. }
            | WaterPhase::DrawEconomyMarker
            | WaterPhase::DrawEvent { .. } => "administration",
        },
        _ => "administration",
    }
}

/// Why the first step of a turn is sensible, as the last part of a message id; `None` if it is no
/// choice.
pub(super) fn why(play: &AnyPlay, steps: &[String]) -> Option<&'static str> {
    let action: Action = steps.first()?.parse().ok()?;
    Some(match action {
        Action::Place(marker, _)
        | Action::Reuse(marker)
        | Action::PlacePaying(marker, ..)
        | Action::ReusePaying(marker, _) => of_marker(marker, steps),
        Action::Contract(..) => "contract",
        Action::Deliver(..) | Action::Ship(..) => "ship",
        Action::Produce(..) | Action::ProduceExtra(..) => "production",
        Action::Staff(_) | Action::Restaff(..) => "warehouse",
        Action::TakeTile(_) | Action::TakeTileFor(..) => "tile",
        Action::TakeShip(_) | Action::ReplaceShip(..) => "take-ship",
        Action::Move(..) => "move",
        Action::HalfPrice(_) => "half-price",
        Action::UseDeveloper => "developer",
        Action::PayInventor => "pay-inventor",
        Action::Return(_) => "return",
        Action::Resettle(..) | Action::ResettleTo(_) => "resettle",
        Action::Shut => "shut",
        Action::Extra => "extra",
        Action::Dismiss(_) | Action::DismissShip(_) => "dismiss",
        Action::Smash(..) => return None,
        Action::Offer if !is_sale(play) => "patron",
        Action::Hold if !is_sale(play) => "hold",
        _ => return super::super::lessons::why(play, steps),
    })
}

/// Whether goods are called just now.
fn is_sale(play: &AnyPlay) -> bool {
    play.of::<Arkwright<WaterFrame>>()
        .is_some_and(|play| matches!(play.board().phase, Phase::Sale(_)))
}

/// Why this marker; the stock exchange may be for a contract.
fn of_marker(marker: Marker, steps: &[String]) -> &'static str {
    match marker.kind {
        Kind::Factory => "factory",
        Kind::Workers => "workers",
        Kind::Machinery => "machinery",
        Kind::Quality => "quality",
        Kind::Distribution => "distribution",
        Kind::StockExchange if steps.iter().any(|step| step.starts_with("contract")) => "contract",
        Kind::StockExchange => "exchange",
        Kind::Production => "production",
        Kind::FirstShip | Kind::SecondShip => "ship",
    }
}
