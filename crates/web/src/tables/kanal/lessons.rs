//! The lessons of the guided first game: what is explained when, and why a turn is sensible.

use games::AnyPlay;
use kanal::cards::{RouteType, Stage};
use kanal::{Action, Board, Building, Industry, Kanal, Phase, Plot, SOLO_ROUND, Space, Spaces};
use table::{Game, Seat};

use crate::tables::Lesson;

/// The table as a lesson looks at it.
struct Moment<'a> {
    game: &'a Kanal,
    board: &'a Board,
    own: &'a Industry,
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

const ALL: [DueLesson; 26] = [
    lesson("goal", "goal", |_| true),
    lesson("spaces", "action-phase", |at| at.chooses_space()),
    lesson("end", "scoring", |at| {
        // The last turn of the wheel is not asked for where it is stuck.
        at.board.is_last && (at.is_at_wheel() || at.board.actions + 1 >= at.actions_in_a_round())
    }),
    lesson("last-round", "last-round", |at| at.board.is_last),
    lesson("refill", "refill-solo", |at| {
        at.is_at_wheel() || at.chooses_in(2, 0)
    }),
    lesson("free-turn", "free-turn", |at| at.is_at_wheel()),
    lesson("order", "order", |at| at.waiting() >= 2),
    lesson("trade", "sym-trade", |at| {
        (1..=2).any(|price| at.offers(Action::Trade(price)))
    }),
    lesson("activation", "activation", |at| {
        at.board.hand.activation.is_some()
    }),
    lesson("raising", "raising", |at| at.uses(&[1, 2])),
    lesson("networks", "rail", |at| at.uses(&[4])),
    lesson("canals", "canal", |at| {
        at.uses(&[4]) && at.own.thaler >= 3 || at.chooses_in(4, 0)
    }),
    lesson("routes", "routes", |at| at.uses(&[1, 3, 4])),
    lesson("bridges", "bridge", |at| {
        let is_there = at.can_bridge() || at.board.is_uncovered(Stage::Green);
        at.uses(&[2]) && is_there || at.chooses_in(4, 0)
    }),
    lesson("built-over", "built-over", |at| {
        at.board.round >= 2 && at.uses(&[1, 3, 4])
    }),
    lesson("buying", "buying", |at| {
        let has_begun = at.board.hand.routes() + at.board.hand.raised > 0;
        at.own.thaler > 0 && (at.board.phase == Phase::Space && has_begun || at.chooses_in(2, 0))
    }),
    lesson("wheel", "wheel", |at| {
        at.uses(&[5, 6, 7]) || at.chooses_in(1, 1)
    }),
    lesson("blocking-disc", "blocking-disc", |at| at.chooses_in(2, 0)),
    lesson("closing", "by-routes", |at| {
        at.chooses_in(2, 1) && at.is_nearly_surrounded(true, 2)
    }),
    lesson("stages", "uncovered", |at| at.chooses_in(2, 2)),
    lesson("second", "by-bridges", |at| {
        at.chooses_space() && !at.own.once.is_empty()
    }),
    lesson("enclosing", "by-routes", |at| {
        at.chooses_in(2, 3) && at.is_nearly_surrounded(false, 1)
    }),
    lesson("empty", "scoring", |at| at.chooses_in(3, 0)),
    lesson("turning", "turning", |at| {
        at.chooses_in(3, 1) && at.offers(Action::Turn)
    }),
    lesson("prestige", "structure", |at| {
        at.chooses_space() && at.board.is_uncovered(Stage::Orange)
    }),
    lesson("pad", "solo-result", |at| at.chooses_in(5, 0)),
];

impl Moment<'_> {
    fn chooses_space(&self) -> bool {
        self.board.phase == Phase::ChooseSpace
    }

    /// Whether a space is chosen after so many actions of this round, or later.
    fn chooses_in(&self, round: u8, actions: u8) -> bool {
        self.chooses_space() && (self.board.round, self.board.actions) >= (round, actions)
    }

    fn actions_in_a_round(&self) -> u8 {
        self.game.components().discs[usize::from(self.game.players()) - 1]
    }

    fn is_at_wheel(&self) -> bool {
        matches!(self.board.phase, Phase::Wheel { .. })
    }

    /// Whether one of these action spaces is used, and nothing that it set off.
    fn uses(&self, spaces: &[u8]) -> bool {
        self.board.phase == Phase::Space
            && self.board.hand.activation.is_none()
            && self.board.hand.waiting.is_empty()
            && spaces.contains(&self.board.golden)
    }

    /// Activations in hand and waiting.
    fn waiting(&self) -> u8 {
        self.board.hand.activations()
    }

    fn offers(&self, action: Action) -> bool {
        self.game.check(self.board, action).is_ok()
    }

    /// Whether a plot lacks so few routes, with a structure on it or without.
    fn is_nearly_surrounded(&self, raised: bool, lacking: u8) -> bool {
        let plots = match raised {
            true => self.own.raised.without(self.own.by_routes),
            false => self.own.free(),
        };
        let lacks = |plot: Plot| plot.around().and(self.own.empty()).len();
        plots
            .iter()
            .any(|plot| (1..=lacking).contains(&lacks(plot)))
    }

    /// Whether a bridge has a place.
    fn can_bridge(&self) -> bool {
        let routes = self.own.built().and(Spaces::INNER);
        let routes = routes.without(self.own.bridges);
        let connects = |space: Space| self.own.raised.holds(space.beside());
        routes.iter().any(connects)
    }
}

/// Whether the lesson with this number matters to this player now.
pub(super) fn is_due(lesson: usize, play: &AnyPlay, seat: Seat) -> bool {
    play.of::<Kanal>().is_some_and(|play| {
        (ALL[lesson].due)(&Moment {
            game: play.game(),
            board: play.board(),
            own: play.board().industry(seat),
        })
    })
}

/// The lesson that is given beside a step of an account of this kind.
pub(super) fn beside(kind: u8, step: usize) -> Option<usize> {
    // Structures, the free turn, thaler and the blocking disc.
    const STEPS: [&str; 3] = ["refill", "free-turn", "blocking-disc"];
    let slug = STEPS.get(step).filter(|_| kind == SOLO_ROUND.kind)?;
    LESSONS.iter().position(|lesson| lesson.slug == *slug)
}

/// What is asked, as the last part of a message id.
pub(super) fn asked(play: &AnyPlay) -> &'static str {
    const SPACES: [&str; 7] = [
        "space-1", "space-2", "space-3", "space-4", "space-5", "space-6", "space-7",
    ];
    let question = play.question().message.id;
    let asked = question.strip_prefix("kanal-ask-").unwrap_or("space");
    match (asked, play.of::<Kanal>()) {
        ("actions", Some(play)) => SPACES[usize::from(play.board().golden.clamp(1, 7)) - 1],
        ("wheel", Some(play)) if play.board().is_last => "wheel-end",
        _ => asked,
    }
}

/// Why the first of these steps is sensible, as the last part of a message id; `None` if it is no
/// choice.
pub(super) fn why(play: &AnyPlay, steps: &[String]) -> Option<&'static str> {
    let play = play.of::<Kanal>()?;
    let (board, own) = (play.board(), play.board().own());
    let mut steps = steps.iter().filter_map(|step| step.parse().ok());
    let first: Action = steps.next()?;
    let later: Vec<Action> = steps.collect();
    Some(match first {
        Action::Choose(_) => why_space(&later),
        Action::Raise(_, plot, _) if own.is_surrounded(plot) => "raise-activates",
        Action::Raise(..) if board.is_uncovered(Stage::Orange) => "raise-late",
        Action::Raise(..) => "raise",
        Action::Build(Building::Bridge, space, _) => {
            let is_second =
                |plot: Plot| own.bridges_at(plot) == 1 && !own.by_bridges.contains(plot);
            match space.beside().iter().any(is_second) {
                true => "bridge-activates",
                false => "bridge",
            }
        }
        Action::Build(Building::Route(route), space, _) => why_route(own, route, space),
        Action::Gain(_) => "gain",
        Action::Buy(..) if matches!(later.first(), Some(Action::Turn | Action::FreeTurn)) => {
            "buy-turn"
        }
        Action::Buy(_, 1) => "buy",
        Action::Buy(..) => "buy-more",
        Action::Turn => "turn",
        Action::FreeTurn => "free-turn",
        Action::Activate(..) => "activate",
        Action::Use(_) | Action::Take(_) | Action::Pick(_) => "use",
        Action::Trade(_) => "trade",
        Action::Place(..) => "place",
        Action::Remove(_) => "remove",
        Action::BoxCard => "box",
        Action::Done => "done",
    })
}

/// Why an action space is chosen: by what is done there.
fn why_space(later: &[Action]) -> &'static str {
    let does = |is: fn(&Action) -> bool| later.iter().any(is);
    if does(|action| matches!(action, Action::Activate(..))) {
        "space-activates"
    } else if does(|action| matches!(action, Action::Raise(..))) {
        "space-raise"
    } else if does(|action| matches!(action, Action::Build(Building::Bridge, ..))) {
        "space-bridge"
    } else if does(|action| matches!(action, Action::Build(..))) {
        "space-routes"
    } else if does(|action| matches!(action, Action::Gain(_))) {
        "space-gain"
    } else {
        "space-thaler"
    }
}

/// Why a route is built there.
fn why_route(own: &Industry, route: RouteType, space: Space) -> &'static str {
    let was_empty = own.empty().contains(space);
    let closes = |plot: Plot| {
        own.raised.contains(plot)
            && !own.by_routes.contains(plot)
            && plot.around().and(own.empty()) == Spaces::just(space)
    };
    match route {
        _ if was_empty && space.beside().iter().any(closes) => "route-activates",
        _ if !was_empty => "route-over",
        RouteType::Path => "path",
        RouteType::Road => "road",
        RouteType::Rail => "rail",
        RouteType::Canal => "canal",
    }
}
