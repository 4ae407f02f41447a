//! What a choice loses or wastes, said before it is made.
//!
//! What never comes again is a loss: an activation, an effect, and points once nothing follows.
//! What the wheel cannot show, what a turn does not bring, and what is left undone is waste.

use table::{Message, Warning, WarningKind};

use crate::action::{Action, Building, Trigger};
use crate::board::{Board, Hand, Industry};
use crate::cards::{Deed, Resource};
use crate::event::Turned;
use crate::game::Kanal;
use crate::geometry::Plots;
use crate::phase::{Asked, Phase};
use crate::supply::BASICS;
use crate::trial::{Trial, TrialStep};

/// Collects what is said of a choice, losses first.
#[derive(Default)]
struct Warnings {
    losses: Vec<Message>,
    waste: Vec<Message>,
}

impl Warnings {
    fn loss(&mut self, message: Message) {
        self.losses.push(message);
    }

    fn waste(&mut self, message: Message) {
        self.waste.push(message);
    }

    /// A loss if it is one; otherwise waste.
    fn either(&mut self, is_loss: bool, message: Message) {
        match is_loss {
            true => self.loss(message),
            false => self.waste(message),
        }
    }

    fn all(self) -> Vec<Warning> {
        let of = |kind| move |message| Warning { kind, message };
        let losses = self.losses.into_iter().map(of(WarningKind::Loss));
        losses
            .chain(self.waste.into_iter().map(of(WarningKind::Waste)))
            .collect()
    }
}

impl Kanal {
    /// What a legal choice loses or wastes.
    pub(crate) fn warnings_of(&self, board: &Board, action: Action) -> Vec<Warning> {
        let mut said = Warnings::default();
        match action {
            Action::Choose(space) => self.warn_of_space(board, space, &mut said),
            Action::Turn | Action::FreeTurn => self.warn_of_turn(board, action, &mut said),
            Action::Buy(..) => self.warn_of_last_points(board, action, &mut said),
            Action::Done => self.warn_of_done(board, &mut said),
            Action::Place(..) => {}
            _ => {
                let trial = self.trial(board, action);
                self.warn_of_rivals(board, action, &mut said);
                if matches!(action, Action::Build(..) | Action::Raise(..)) {
                    self.warn_of_idle(&trial, &mut said);
                }
                self.warn_of_unmet(board, action, &mut said);
                warn_of_lost(&trial, &mut said);
            }
        }
        said.all()
    }

    /// A space whose materials find no room, or on which nothing can be paid.
    fn warn_of_space(&self, board: &Board, space: u8, said: &mut Warnings) {
        let mut after = *board;
        self.choose_space(&mut after, space, &mut ());
        let own = after.own();
        let left = self.left(&after);
        let amount = self.materials_of_space(space);
        let lost = |basic: Resource| {
            let room = self.components.basic - own.materials[basic as usize];
            amount.saturating_sub(room)
        };
        let basics = BASICS.into_iter().zip(left.gain);
        let open: Vec<Resource> = basics
            .filter(|(_, is_open)| *is_open)
            .map(|(basic, _)| basic)
            .collect();
        let has_bridge = left.build[4] && own.can_pay(self.building_cost(Building::Bridge));
        let has_bridge = has_bridge && !own.sites(Building::Bridge).is_empty();
        match open[..] {
            [] => {
                let is_idle = !left.is_nothing() && !self.on_offer(&after).something;
                if is_idle {
                    said.waste(Message::new("kanal-warn-nothing"));
                }
            }
            [basic] if lost(basic) > 0 => said.waste(not_shown(basic, lost(basic).into())),
            [_] => {}
            _ => {
                let least = open.into_iter().map(lost).min().unwrap_or(0);
                if least > 0 && !has_bridge {
                    said.waste(Message::new("kanal-warn-no-room").with("lost", least));
                }
            }
        }
    }

    /// A turn that brings less than it could, or costs points.
    fn warn_of_turn(&self, board: &Board, action: Action, said: &mut Warnings) {
        let [.., brick, iron, _, _] = self.trial(board, action).lost;
        if brick + iron > 0 {
            let message = Message::new("kanal-warn-turn")
                .with("brick", brick)
                .with("iron", iron);
            said.waste(message);
        }
        self.warn_of_last_points(board, action, said);
    }

    /// Behind the last action of a game nothing but points counts.
    fn warn_of_last_points(&self, board: &Board, action: Action, said: &mut Warnings) {
        if !board.is_last || !matches!(board.phase, Phase::Wheel { .. }) {
            return;
        }
        let mut after = *board;
        self.carry_out_alone(&mut after, action, &mut ());
        let points = self.points_in_the_end(board) - self.points_in_the_end(&after);
        if points > 0 {
            said.loss(Message::new("kanal-warn-last").with("points", points));
        }
    }

    /// The score pad after the last free turn, if that is still to come and brings something.
    fn points_in_the_end(&self, board: &Board) -> i16 {
        board.own().score(self).total() + self.points_of_free_turn(board).max(0)
    }

    /// What the free turn of this round would bring; nothing where it cannot be made.
    fn points_of_free_turn(&self, board: &Board) -> i16 {
        let is_open = matches!(board.phase, Phase::Wheel { turned: false, .. });
        if !is_open || !board.own().can_turn() {
            return 0;
        }
        let mut after = *board;
        self.turn_wheel(&mut after, board.asked, Turned::EndOfRound, &mut ());
        after.own().score(self).total() - board.own().score(self).total()
    }

    /// What being done leaves for good.
    fn warn_of_done(&self, board: &Board, said: &mut Warnings) {
        let new = Message::new;
        match board.question() {
            Asked::Activation => {
                for by in Trigger::ALL {
                    for plot in board.hand.waiting.by(by).iter() {
                        let trial = self.trial(board, Action::Activate(plot, by));
                        let card = board.own().structures[plot.index()];
                        let message = new("kanal-warn-activation").with("card", self.name(card));
                        said.either(brings(board, &trial), message.with("trigger", by.word()));
                    }
                }
            }
            Asked::Effects => self.warn_of_leaving(board, said),
            Asked::Actions => {
                if let Some(left) = self.left_by_done(board) {
                    said.waste(new("kanal-warn-left").with("what", left));
                }
            }
            Asked::Wheel => {
                let points = self.points_of_free_turn(board);
                if points > 0 {
                    let message = new("kanal-warn-no-turn").with("points", points);
                    said.either(board.is_last, message);
                }
            }
            Asked::Nothing | Asked::StartingRoutes | Asked::Space => {}
        }
    }

    /// Effects that would bring something, or something free to build.
    fn warn_of_leaving(&self, board: &Board, said: &mut Warnings) {
        let Some(activation) = &board.hand.activation else {
            return;
        };
        let new = Message::new;
        let card = board.own().structures[activation.plot.index()];
        if activation.effect.is_none() {
            let effects = (1..=self.effects(board.own(), activation).len() as u8)
                .map(Action::Use)
                .filter(|action| brings(board, &self.trial(board, *action)))
                .count();
            if effects > 0 {
                let message = new("kanal-warn-effects").with("count", effects);
                said.loss(message.with("card", self.name(card)));
            }
            return;
        }
        let gives = matches!(
            self.step_of(activation),
            Some(Deed::Build { free: true, .. })
        );
        if gives && self.on_offer(board).something {
            said.loss(new("kanal-warn-free").with("card", self.name(card)));
        }
    }

    /// A bridge that is the second of both structures, and the choice between them.
    fn warn_of_rivals(&self, board: &Board, action: Action, said: &mut Warnings) {
        let own = board.own();
        let name = |plots: Plots, nth: usize| {
            let plot = plots.iter().nth(nth)?;
            Some((self.name(own.structures[plot.index()]), plot))
        };
        match action {
            Action::Build(Building::Bridge, space, _) => {
                let mut after = Board {
                    hand: Hand::default(),
                    ..*board
                };
                after.industry_mut(board.asked).bridges.insert(space);
                self.bridge_was_built(&mut after, space);
                let rivals = after.hand.waiting.bridges;
                if let (Some((one, _)), Some((other, _))) = (name(rivals, 0), name(rivals, 1)) {
                    let message = Message::new("kanal-warn-rivals").with("one", one);
                    said.loss(message.with("other", other));
                }
            }
            Action::Activate(plot, Trigger::Bridges) => {
                let rival = board.hand.waiting.rival(plot);
                if let Some((card, plot)) = rival.and_then(|rival| name(Plots::just(rival), 0)) {
                    let message = Message::new("kanal-warn-forfeit").with("card", card);
                    said.loss(message.with("plot", plot.to_string()));
                }
            }
            _ => {}
        }
    }

    /// Activations that a choice sets off and that bring nothing as things are.
    fn warn_of_idle(&self, trial: &Trial, said: &mut Warnings) {
        // What an activation sets off depends on choices that are not made yet.
        let at_once = trial.steps.iter().filter(|step| step.depth == 0);
        for step in at_once.filter(|step| !step_brings(step)) {
            let message = Message::new("kanal-warn-idle").with("card", self.name(step.card));
            said.loss(message.with("trigger", step.by.word()));
        }
    }

    /// Routes that break what an effect requires that is still to come.
    fn warn_of_unmet(&self, board: &Board, action: Action, said: &mut Warnings) {
        let mut after = *board.own();
        match action {
            Action::Build(Building::Route(route), space, _) => after.put_route(route, space),
            Action::Remove(space) => after = self.without(&after, space),
            _ => return,
        }
        for (plot, effect) in self.broken_effects(board, &after) {
            let card = after.structures[plot.index()];
            let message = Message::new("kanal-warn-unmet").with("effect", effect);
            said.waste(message.with("card", self.name(card)));
        }
    }
}

/// Whether an activation brings anything.
fn step_brings(step: &TrialStep) -> bool {
    let is_building = !step.built.is_empty() || !step.raised.is_empty();
    is_building || step.gained.iter().any(|amount| *amount > 0)
}

/// Whether a choice inside an activation, or to activate, brings anything.
fn brings(board: &Board, trial: &Trial) -> bool {
    let pieces = |own: &Industry| own.built().len() + own.bridges.len() + own.raised.len();
    trial.total().iter().any(|amount| *amount > 0)
        || pieces(trial.board.own()) > pieces(board.own())
}

/// What the wheel cannot show of a trial. What activations bring is told only where it is sure.
fn warn_of_lost(trial: &Trial, said: &mut Warnings) {
    let lost = match trial.is_exact {
        true => trial.lost_in_all(),
        false => trial.lost,
    };
    for (resource, lost) in Resource::ALL.into_iter().zip(lost) {
        if lost > 0 {
            said.waste(not_shown(resource, lost));
        }
    }
}

fn not_shown(resource: Resource, lost: u16) -> Message {
    Message::new("kanal-warn-lost")
        .with("amount", lost)
        .with("resource", resource.word())
}

/// All that can be said of a choice, for the tests of every language.
pub(crate) fn samples(game: &Kanal) -> Vec<Message> {
    let new = Message::new;
    let card = |id| new(id).with("card", game.name(1));
    let mut samples = vec![
        new("kanal-warn-nothing"),
        new("kanal-warn-no-room").with("lost", 1),
        new("kanal-warn-left").with("what", new("kanal-left-bridge")),
        card("kanal-warn-activation").with("trigger", Trigger::Routes.word()),
        card("kanal-warn-idle").with("trigger", Trigger::Bridges.word()),
        card("kanal-warn-free"),
        card("kanal-warn-forfeit").with("plot", "b2".to_owned()),
        card("kanal-warn-unmet").with("effect", 1),
        new("kanal-warn-rivals")
            .with("one", game.name(1))
            .with("other", game.name(2)),
    ];
    for (brick, iron) in [(1, 0), (0, 1), (1, 1)] {
        let turn = new("kanal-warn-turn");
        samples.push(turn.with("brick", brick).with("iron", iron));
    }
    for count in 1..=2 {
        samples.push(not_shown(Resource::Clay, count));
        samples.push(card("kanal-warn-effects").with("count", count));
        for id in ["kanal-warn-last", "kanal-warn-no-turn"] {
            samples.push(new(id).with("points", count));
        }
    }
    samples
}
