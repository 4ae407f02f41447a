//! Events and choices as messages. They are made by the game value, which knows the names of the
//! structures in its deck.

use table::{Message, Say, Seat};

use crate::action::{Action, Price};
use crate::board::Board;
use crate::cards::{Deed, StepTree};
use crate::event::{Cost, Event, Income, Turned};
use crate::game::Kanal;

impl Kanal {
    /// The name of a structure, in whatever language is spoken.
    pub fn name(&self, card: u8) -> Message {
        let message = Message::new("kanal-structure").with("number", card);
        match self.deck.find(card) {
            Some(index) => {
                let name = &self.deck.words(index).name;
                message
                    .with("en", name.en.clone())
                    .with("de", name.de.clone())
            }
            None => message
                .with("en", card.to_string())
                .with("de", card.to_string()),
        }
    }

    /// What happened, as a message.
    pub(crate) fn event_message(&self, event: &Event) -> Message {
        let new = Message::new;
        let of = |id, seat: Seat| new(id).with("seat", seat);
        match *event {
            Event::Forced { seat, action } => {
                of("kanal-forced", seat).with("action", self.action_message(action))
            }
            Event::StartPlayer { seat } => of("kanal-start-player", seat),
            Event::GameBegan { game } => new("kanal-game-began").with("game", game),
            Event::RoundBegan { round, is_last } => new("kanal-round-began")
                .with("round", round)
                .with("last", u8::from(is_last)),
            Event::PreparationBegan { round, is_last } => new("kanal-preparation-began")
                .with("round", round)
                .with("last", u8::from(is_last)),
            Event::SpaceBlocked { space } => new("kanal-blocked-now").with("space", space),
            Event::TurnedUp { card } => new("kanal-turned-up").with("card", self.name(card)),
            Event::Removed { card } => new("kanal-removed").with("card", self.name(card)),
            Event::Buried { seat, stage } => of("kanal-buried", seat).with("stage", stage.word()),
            Event::Uncovered { stage } => new("kanal-uncovered").with("stage", stage.word()),
            Event::Placed { seat, route, space } => of("kanal-placed", seat)
                .with("route", route.word())
                .with("space", space.to_string()),
            Event::SpaceChosen { seat, space } => {
                of("kanal-space-chosen", seat).with("space", space)
            }
            Event::Gained {
                seat,
                resource,
                amount,
                lost,
                from,
            } => {
                let gained = |id| {
                    of(id, seat)
                        .with("resource", resource.word())
                        .with("amount", amount)
                        .with("lost", lost)
                };
                match from {
                    Income::ActionSpace { space } => {
                        gained("kanal-gained-space").with("space", space)
                    }
                    Income::Canal => gained("kanal-gained-canal"),
                    Income::Purchase => gained("kanal-bought"),
                    Income::Effect { card } => {
                        gained("kanal-gained-effect").with("card", self.name(card))
                    }
                }
            }
            Event::Paid {
                seat,
                resource,
                amount,
                reason,
            } => {
                let paid = |id| {
                    of(id, seat)
                        .with("resource", resource.word())
                        .with("amount", amount)
                };
                match reason {
                    Cost::Structure { card } => {
                        paid("kanal-paid-structure").with("card", self.name(card))
                    }
                    Cost::Building { building } => {
                        paid("kanal-paid-building").with("building", building.word())
                    }
                    Cost::Purchase { material } => {
                        paid("kanal-paid-purchase").with("material", material.word())
                    }
                    Cost::WheelTurn => paid("kanal-paid-turn"),
                    Cost::Trade { card } => paid("kanal-paid-trade").with("card", self.name(card)),
                }
            }
            Event::WheelTurned {
                seat,
                how,
                brick,
                iron,
            } => {
                let turned = |id| of(id, seat).with("brick", brick).with("iron", iron);
                match how {
                    Turned::ForThaler => turned("kanal-turned-for-thaler"),
                    Turned::EndOfRound => turned("kanal-turned-for-free"),
                    Turned::Effect { card } => {
                        turned("kanal-turned-by-effect").with("card", self.name(card))
                    }
                }
            }
            Event::FreeTurnLeft { seat, is_stuck } => {
                of("kanal-free-turn-left", seat).with("stuck", u8::from(is_stuck))
            }
            Event::Raised {
                seat,
                card,
                plot,
                is_free,
            } => of("kanal-raised", seat)
                .with("card", self.name(card))
                .with("plot", plot.to_string())
                .with("free", u8::from(is_free)),
            Event::Built {
                seat,
                building,
                space,
                is_free,
                over_path,
            } => of("kanal-built", seat)
                .with("building", building.word())
                .with("space", space.to_string())
                .with("free", u8::from(is_free))
                .with("over", u8::from(over_path)),
            Event::RouteRemoved {
                seat,
                route,
                space,
                uncovers_path,
            } => of("kanal-route-removed", seat)
                .with("route", route.word())
                .with("space", space.to_string())
                .with("uncovers", u8::from(uncovers_path)),
            Event::Activated {
                seat,
                card,
                plot,
                by,
            } => of("kanal-activated", seat)
                .with("card", self.name(card))
                .with("plot", plot.to_string())
                .with("trigger", by.word()),
            Event::Forfeited { seat, card, plot } => of("kanal-forfeited", seat)
                .with("card", self.name(card))
                .with("plot", plot.to_string()),
            Event::Declined {
                seat,
                card,
                plot,
                by,
            } => of("kanal-declined", seat)
                .with("card", self.name(card))
                .with("plot", plot.to_string())
                .with("trigger", by.word()),
            Event::Resumed {
                seat, card, plot, ..
            } => of("kanal-resumed", seat)
                .with("card", self.name(card))
                .with("plot", plot.to_string()),
            Event::EffectUsed { seat, card, effect } => of("kanal-effect-used", seat)
                .with("card", self.name(card))
                .with("effect", effect),
            Event::ThalerPlaced { space, amount } => new("kanal-thaler-placed")
                .with("space", space)
                .with("amount", amount),
            Event::ThalerReturned { space, amount } => new("kanal-thaler-returned")
                .with("space", space)
                .with("amount", amount),
            Event::SetAside { card } => new("kanal-set-aside").with("card", self.name(card)),
            Event::Scored { seat, pad, total } => of("kanal-scored", seat)
                .with("structures", pad.structures)
                .with("thaler", pad.thaler)
                .with("prestige", pad.prestige)
                .with("valuables", pad.valuables)
                .with("smallest", pad.smallest)
                .with("routes", pad.routes)
                .with("empty", pad.empty)
                .with("total", total),
        }
    }

    /// What a choice does that counts effects, steps, prices or options of the structure in hand, or
    /// names it by its plot.
    pub(crate) fn choice_message(&self, board: &Board, action: Action) -> Option<Message> {
        let new = Message::new;
        if let Action::Choose(space) = action {
            // What a stack covers belongs to the space once it is empty.
            let parts = self.space_parts(board, space);
            let is_open = parts.iter().all(|part| part.is_usable);
            return Some(
                new("kanal-choice-space")
                    .with("space", space)
                    .with("open", u8::from(is_open)),
            );
        }
        if let Action::Activate(plot, trigger) = action {
            let card = board.own().structures[plot.index()];
            return Some(
                new("kanal-choice-activate")
                    .with("card", self.name(card))
                    .with("trigger", trigger.word())
                    .with("plot", plot.to_string()),
            );
        }
        let activation = board.hand.activation.as_ref()?;
        let frame = activation.frame();
        let nth = |number: u8| usize::from(number).checked_sub(1);
        match (action, self.step_of(activation)) {
            (Action::Use(effect), _) => {
                let said = self.effects(board.own(), activation).get(nth(effect)?)?;
                let said = self.deck.tree(said).say();
                Some(
                    new("kanal-choice-use")
                        .with("says", said)
                        .with("effect", effect),
                )
            }
            (Action::Take(step), _) => {
                let steps = self.deck.step_trees(frame.steps);
                let said = StepTree::say_all(steps.get(nth(step)?..usize::from(step))?);
                Some(
                    new("kanal-choice-take")
                        .with("says", said)
                        .with("step", step),
                )
            }
            (
                Action::Trade(price),
                Some(Deed::Trade {
                    prices, proceeds, ..
                }),
            ) => {
                let said = self.deck.prices(prices).get(nth(price)?)?.say();
                let proceeds = StepTree::say_all(&self.deck.step_trees(proceeds));
                Some(
                    new("kanal-choice-trade")
                        .with("says", said)
                        .with("proceeds", proceeds)
                        .with("price", price),
                )
            }
            (Action::Pick(option), Some(Deed::Choose { options, .. })) => {
                let option_steps = *self.deck.options(options).get(nth(option)?)?;
                let said = StepTree::say_all(&self.deck.step_trees(option_steps));
                Some(
                    new("kanal-choice-pick")
                        .with("says", said)
                        .with("option", option),
                )
            }
            _ => None,
        }
    }

    /// What a choice does, as a message.
    pub(crate) fn action_message(&self, action: Action) -> Message {
        let new = Message::new;
        match action {
            Action::Place(route, space) => new("kanal-action-place")
                .with("route", route.word())
                .with("space", space.to_string()),
            Action::Choose(space) => new("kanal-action-space").with("space", space),
            Action::Raise(card, plot, price) => new(match price {
                Price::Left => "kanal-action-raise",
                Price::Right => "kanal-action-raise-right",
                Price::Free => "kanal-action-raise-free",
            })
            .with("card", self.name(card))
            .with("plot", plot.to_string()),
            Action::BoxCard => new("kanal-action-box"),
            Action::Build(building, space, is_free) => new(match is_free {
                true => "kanal-action-build-free",
                false => "kanal-action-build",
            })
            .with("building", building.word())
            .with("space", space.to_string()),
            Action::Remove(space) => new("kanal-action-remove").with("space", space.to_string()),
            Action::Gain(material) => new("kanal-action-gain").with("material", material.word()),
            Action::Buy(material, amount) => new("kanal-action-buy")
                .with("material", material.word())
                .with("amount", amount),
            Action::Turn => new("kanal-action-turn"),
            Action::FreeTurn => new("kanal-action-turn-free"),
            Action::Activate(plot, trigger) => new("kanal-action-activate")
                .with("plot", plot.to_string())
                .with("trigger", trigger.word()),
            Action::Use(effect) => new("kanal-action-use").with("effect", effect),
            Action::Take(step) => new("kanal-action-take").with("step", step),
            Action::Trade(price) => new("kanal-action-trade").with("price", price),
            Action::Pick(option) => new("kanal-action-pick").with("option", option),
            Action::Done => new("kanal-action-done"),
        }
    }
}
