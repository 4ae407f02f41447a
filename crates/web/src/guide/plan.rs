//! A sensible turn, thought out once and kept as long as it is followed.

use bots::{BotName, BotSpec, Budget};
use client::Session;

/// Whether a bot thinks about this game; what chance plays is nothing to suggest.
pub(super) fn is_thought_out(game: &str) -> bool {
    bots::strongest(game) != BotName::Random
}

/// The turn that was thought out last.
#[derive(Default)]
pub(super) struct Plan {
    /// How many entries were confirmed before it.
    confirmed: usize,
    turn: Vec<String>,
}

impl Plan {
    /// The steps that are left of a sensible turn; those that only end it are left out.
    pub(super) fn steps(&mut self, session: &Session) -> Vec<String> {
        let made = session.tentative_turn();
        let followed = self.confirmed == session.confirmed()
            && self.turn.len() > made.len()
            && self.turn.starts_with(&made);
        let game = session.play().setup().game;
        if !is_thought_out(game) {
            return Vec::new();
        }
        if !followed {
            let guided = games::info(game).ok().and_then(|info| info.guided);
            let spec = BotSpec {
                name: bots::strongest(game),
                budget: guided.map(|guided| Budget::Nodes(guided.nodes)),
            };
            // A budget of nodes needs no clock, and the same board has the same suggestion.
            let rest = bots::think_through(session.play(), &spec, 1, &|| 0);
            self.confirmed = session.confirmed();
            self.turn = made.iter().cloned().chain(rest).collect();
        }
        let passing = session.play().passing();
        let mut left = self.turn[made.len()..].to_vec();
        while left
            .last()
            .is_some_and(|step| passing.as_ref() == Some(step))
        {
            left.pop();
        }
        left
    }
}
