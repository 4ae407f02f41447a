//! What being done would leave out that could still be done.

use table::{Message, Offers};

use crate::action::{Action, Building, Trigger};
use crate::board::Board;
use crate::cards::Resource;
use crate::game::Kanal;
use crate::phase::Asked;
use crate::supply::BASICS;

/// What is on offer beside being done and what can be done at any time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct OnOffer {
    raise: bool,
    box_card: bool,
    routes: bool,
    bridge: bool,
    gain: bool,
    /// Anything, those among them.
    pub(crate) something: bool,
}

impl Offers<Action> for OnOffer {
    fn offer(&mut self, action: Action) {
        match action {
            Action::Buy(..) | Action::Turn | Action::Done => return,
            Action::Raise(..) => self.raise = true,
            Action::BoxCard => self.box_card = true,
            Action::Build(Building::Bridge, ..) => self.bridge = true,
            Action::Build(..) => self.routes = true,
            Action::Gain(_) => self.gain = true,
            _ => {}
        }
        self.something = true;
    }
}

impl Kanal {
    /// What is on offer now.
    pub(crate) fn on_offer(&self, board: &Board) -> OnOffer {
        let mut on_offer = OnOffer::default();
        self.offer(board, &mut on_offer);
        on_offer
    }

    /// What [`Action::Done`] would leave out, in a few words.
    pub(crate) fn left_by_done(&self, board: &Board) -> Option<Message> {
        let on_offer = self.on_offer(board);
        if !on_offer.something {
            return None;
        }
        let new = Message::new;
        match board.question() {
            Asked::Actions => self.left_of_space(board, on_offer),
            Asked::Activation => {
                let waiting = &board.hand.waiting;
                let all = || {
                    let each = |by: Trigger| waiting.by(by).iter();
                    Trigger::ALL.into_iter().flat_map(each)
                };
                let card = board.own().structures[all().next()?.index()];
                let activations = new("kanal-left-activations").with("count", all().count());
                Some(activations.with("card", self.name(card)))
            }
            Asked::Effects => {
                let activation = board.hand.activation.as_ref()?;
                if self.owes(activation) {
                    return None;
                }
                let card = board.own().structures[activation.plot.index()];
                let rest = match activation.effect {
                    None => "kanal-left-effects",
                    Some(_) => "kanal-left-step",
                };
                Some(new(rest).with("card", self.name(card)))
            }
            Asked::Wheel => Some(new("kanal-left-turn")),
            Asked::Nothing | Asked::StartingRoutes | Asked::Space => None,
        }
    }

    /// What is left of the chosen space and can be paid.
    fn left_of_space(&self, board: &Board, on_offer: OnOffer) -> Option<Message> {
        let new = Message::new;
        let mut parts = Vec::new();
        if on_offer.gain {
            let amount = self.materials_of_space(board.golden);
            parts.push(match board.golden {
                5 => amount_of(Resource::Wood, amount),
                7 => amount_of(Resource::Clay, amount),
                _ => new("kanal-left-choice").with("amount", amount),
            });
        }
        if on_offer.raise {
            parts.push(new("kanal-left-structure"));
        }
        if on_offer.box_card {
            parts.push(new("kanal-left-box"));
        }
        if on_offer.routes {
            let hand = &board.hand;
            let [simple, any] = self.components.routes;
            let count = match board.golden {
                3 if hand.bridges == 0 => simple - hand.routes(),
                3 => u8::from(hand.paths == 0) + u8::from(hand.roads == 0),
                4 => any - hand.routes(),
                _ => 1,
            };
            parts.push(new("kanal-left-routes").with("count", count));
        }
        if on_offer.bridge {
            parts.push(new("kanal-left-bridge"));
        }
        parts.into_iter().rev().reduce(|rest, one| {
            let both = new("card-comma");
            both.with("one", one).with("rest", rest)
        })
    }
}

/// So much of a resource.
fn amount_of(resource: Resource, amount: u8) -> Message {
    let message = Message::new("card-amount");
    message
        .with("amount", amount)
        .with("resource", resource.word())
}

/// All that can be left out, for the tests of every language.
pub(crate) fn samples(game: &Kanal) -> Vec<Message> {
    let new = Message::new;
    let mut samples = vec![
        new("kanal-left-structure"),
        new("kanal-left-box"),
        new("kanal-left-bridge"),
        new("kanal-left-turn"),
        new("kanal-left-choice").with("amount", 3),
        amount_of(BASICS[0], 4),
    ];
    for count in 1..=3 {
        samples.push(new("kanal-left-routes").with("count", count));
        let activations = new("kanal-left-activations").with("count", count);
        samples.push(activations.with("card", game.name(1)));
    }
    for id in ["kanal-left-effects", "kanal-left-step"] {
        samples.push(new(id).with("card", game.name(1)));
    }
    samples
}
