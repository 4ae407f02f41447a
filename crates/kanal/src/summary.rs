//! What a ledger tells in one line: a turn of a player, with what it brought and cost.

use table::{Message, Thread};

use crate::action::Building;
use crate::cards::{Resource, RouteType};
use crate::event::{Event, Income, Turned};
use crate::game::Kanal;
use crate::supply::BASICS;

impl Event {
    /// Whether a ledger leaves it out: the sheet of the end of a round has the thaler, and what an
    /// effect brings is told with its structure.
    pub(crate) const fn is_detail(&self) -> bool {
        matches!(
            self,
            Event::ThalerPlaced { .. } | Event::EffectUsed { .. } | Event::Resumed { .. }
        )
    }

    /// In which line of a ledger it is told.
    pub(crate) const fn thread(&self) -> Thread {
        match self {
            Event::Scored { .. } => Thread::Account,
            _ => Thread::Turn,
        }
    }
}

/// The prestige of a route on the scoring pad, and of the space that is no longer empty (07).
const fn worth(route: RouteType, fills: bool) -> i64 {
    let counts = !matches!(route, RouteType::Path);
    counts as i64 + fills as i64
}

impl Kanal {
    /// What an event brings or costs its player: what lies on the supply board, and the prestige of
    /// tokens, structures and routes. What thaler and materials count in the end is left aside.
    pub(crate) fn moved_by(&self, event: &Event) -> Vec<(Resource, i64)> {
        let points = |count: i64| vec![(Resource::Prestige, count)];
        match *event {
            Event::Gained {
                resource, amount, ..
            } => vec![(resource, amount.into())],
            Event::Paid {
                resource, amount, ..
            } => vec![(resource, -i64::from(amount))],
            Event::WheelTurned { brick, iron, .. } => {
                let basics = BASICS.into_iter().map(|basic| (basic, -1));
                let risen = [(Resource::Brick, brick), (Resource::Iron, iron)];
                let risen = risen.map(|(valuable, more)| (valuable, more.into()));
                basics.chain(risen).collect()
            }
            Event::Raised { card, .. } => points(self.card(card).prestige.into()),
            Event::Built {
                building: Building::Route(route),
                over_path,
                ..
            } => points(worth(route, !over_path)),
            Event::RouteRemoved {
                route,
                uncovers_path,
                ..
            } => points(-worth(route, !uncovers_path)),
            _ => Vec::new(),
        }
    }

    /// What the events of one player come to; `None` if there are no words for them.
    pub(crate) fn summary_of(&self, events: &[Event]) -> Option<Message> {
        let space = events.iter().find_map(|event| match event {
            Event::SpaceChosen { space, .. } => Some(*space),
            _ => None,
        });
        let head = space.map(|space| Message::new("kanal-sum-space").with("space", space));
        let deeds: Vec<Message> = events.iter().filter_map(|event| self.deed(event)).collect();
        let done = deeds.into_iter().rev().reduce(|rest, one| {
            let both = Message::new("card-comma");
            both.with("one", one).with("rest", rest)
        });
        match (head, done) {
            (Some(head), Some(done)) => Some(
                Message::new("kanal-sum-turn")
                    .with("head", head)
                    .with("done", done),
            ),
            (head, done) => head.or(done),
        }
    }

    /// What was done, without what it cost: the amounts beside the line say that.
    fn deed(&self, event: &Event) -> Option<Message> {
        let new = Message::new;
        let of_card = |id, card| new(id).with("card", self.name(card));
        Some(match *event {
            Event::StartPlayer { .. } => new("kanal-sum-starts"),
            Event::Buried { stage, .. } => new("kanal-sum-buried").with("stage", stage.word()),
            Event::Placed { route, space, .. } => new("kanal-sum-built")
                .with("building", route.word())
                .with("space", space.to_string()),
            Event::Built {
                building, space, ..
            } => new("kanal-sum-built")
                .with("building", building.word())
                .with("space", space.to_string()),
            Event::RouteRemoved { route, space, .. } => new("kanal-sum-removed")
                .with("building", route.word())
                .with("space", space.to_string()),
            Event::Raised { card, plot, .. } => {
                of_card("kanal-sum-raised", card).with("plot", plot.to_string())
            }
            Event::Activated { card, .. } => of_card("kanal-sum-activated", card),
            Event::Forfeited { card, .. } => of_card("kanal-sum-forfeited", card),
            Event::Declined { card, .. } => of_card("kanal-sum-declined", card),
            Event::Gained {
                resource,
                amount,
                from,
                ..
            } => {
                let id = match from {
                    Income::ActionSpace { .. } if resource != Resource::Thaler => "card-amount",
                    Income::Purchase => "kanal-sum-bought",
                    _ => return None,
                };
                new(id)
                    .with("amount", amount)
                    .with("resource", resource.word())
            }
            Event::WheelTurned {
                how: Turned::EndOfRound,
                ..
            } => new("kanal-sum-turned-free"),
            Event::WheelTurned { .. } => new("kanal-sum-turned"),
            Event::FreeTurnLeft { is_stuck, .. } => {
                new("kanal-sum-not-turned").with("stuck", u8::from(is_stuck))
            }
            Event::Scored { total, .. } => new("kanal-sum-scored").with("total", total),
            _ => return None,
        })
    }
}

/// All that a line can say, for the tests of every language.
pub(crate) fn samples(game: &Kanal) -> Vec<Message> {
    let new = Message::new;
    let space = || new("kanal-sum-space").with("space", 4);
    let built = |id| {
        let built = new(id).with("building", RouteType::Canal.word());
        built.with("space", "v23".to_owned())
    };
    let mut samples = vec![
        space(),
        new("kanal-sum-turn")
            .with("head", space())
            .with("done", built("kanal-sum-built")),
        built("kanal-sum-built"),
        built("kanal-sum-removed"),
        new("kanal-sum-raised")
            .with("card", game.name(1))
            .with("plot", "b2".to_owned()),
        new("kanal-sum-bought")
            .with("amount", 2)
            .with("resource", Resource::Ore.word()),
        new("kanal-sum-buried").with("stage", "green"),
        new("kanal-sum-not-turned").with("stuck", 1),
        new("kanal-sum-scored").with("total", 120),
    ];
    for id in [
        "kanal-sum-activated",
        "kanal-sum-forfeited",
        "kanal-sum-declined",
    ] {
        samples.push(new(id).with("card", game.name(1)));
    }
    samples.extend(
        [
            "kanal-sum-starts",
            "kanal-sum-turned",
            "kanal-sum-turned-free",
        ]
        .map(new),
    );
    samples
}
