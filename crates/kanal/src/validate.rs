//! Whether a board that came from outside can be played on.
//!
//! Everything the rules rely on is checked here, so that no board that passes can make them fail.

use std::cmp::Ordering;

use table::{Actions, Game, Seat, Turn};

use crate::action::Trigger;
use crate::activation::{Activation, Waiting};
use crate::board::{Board, Cards, Hand, Industry};
use crate::cards::{Body, Deed, Piece, Resource, RouteType, Span, Stage};
use crate::components::SOLO_ROUNDS;
use crate::effect::{Frame, NO_STEP};
use crate::game::{Kanal, Side};
use crate::geometry::{Plot, Plots, Spaces};
use crate::phase::Phase;
use crate::setup::GAMES;

type Check = Result<(), String>;

/// The most of thaler and prestige a checked board may hold, far above anything play can reach.
const MOST_HELD: u16 = 8_000;

/// The most turns a checked board may have behind it.
const MOST_TURNS: u16 = 20_000;

fn ensure(holds: bool, wrong: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { Err(wrong()) }
}

impl Kanal {
    pub(crate) fn check_board(&self, board: &Board) -> Check {
        self.check_counts(board)?;
        self.check_cards(board)?;
        for seat in Seat::all(2) {
            let industry = board.industry(seat);
            if seat.index() < usize::from(self.players) {
                self.check_industry(industry)
                    .map_err(|wrong| format!("seat {seat}: {wrong}"))?;
            } else {
                ensure(*industry == Industry::default(), || {
                    format!("seat {seat} does not play")
                })?;
            }
        }
        self.check_phase(board)?;
        self.check_starting(board)?;
        self.check_hand(board)?;
        if let Turn::Ask { seat, .. } = self.turn(board) {
            let mut actions = Actions::new();
            self.legal(board, &mut actions);
            ensure(actions.len() > 1, || format!("seat {seat} has no choice"))?;
        }
        Ok(())
    }

    fn check_counts(&self, board: &Board) -> Check {
        let players = usize::from(self.players);
        for (name, seat) in [("asked", board.asked), ("start", board.start)] {
            ensure(seat.index() < players, || {
                format!("{name}: seat {seat} does not play")
            })?;
        }
        let games = if self.campaign { GAMES } else { 1 };
        ensure(usize::from(board.part) < games, || {
            format!("there is no game {}", u16::from(board.part) + 1)
        })?;
        let rounds = match self.players {
            1 => SOLO_ROUNDS as u8,
            _ => self.components.most_rounds,
        };
        ensure(board.round <= rounds, || {
            format!("round {} is beyond the end", board.round)
        })?;
        let is_at_end = board.round == rounds;
        let may_be_last = self.players == 2 && board.is_uncovered(Stage::Blue);
        ensure(
            board.is_last == is_at_end || may_be_last && !is_at_end,
            || "is_last: another round is the last one".into(),
        )?;
        ensure(board.turn <= MOST_TURNS, || "turn: too many".into())?;
        ensure(board.golden <= 7 && board.discs < 128, || {
            "discs: there are 7 action spaces".into()
        })?;
        let is_golden = board.golden == 0 || board.discs >> (board.golden - 1) & 1 == 1;
        ensure(is_golden, || "golden: no disc lies there".into())?;
        ensure(board.discs.count_ones() == u32::from(board.actions), || {
            "discs: not one for each action".into()
        })?;
        ensure((board.actions == 0) == (board.golden == 0), || {
            "golden: it lies on the last action".into()
        })?;
        ensure(board.actions <= self.actions_in_a_round(), || {
            "actions: more than discs".into()
        })?;
        let blocked = match self.players {
            1 => {
                let path = &self.components.blocking[usize::from(board.part)];
                path[usize::from(board.round.max(1)) - 1]
            }
            _ => 0,
        };
        ensure(board.blocked == blocked, || {
            format!("blocked: the disc lies on {blocked}")
        })?;
        let is_free = blocked == 0 || board.discs >> (blocked - 1) & 1 == 0;
        ensure(is_free, || "discs: a disc on the blocked space".into())?;
        ensure(board.grown <= 2, || "grown: there are three stages".into())?;
        let stage = board.current_stack().unwrap_or(Stage::Blue) as u8;
        ensure(board.grown <= stage, || {
            "grown: the stack is not empty".into()
        })?;
        ensure(board.raised <= 24, || "raised: more than plots".into())?;
        let fits = board
            .totals
            .iter()
            .all(|total| total.unsigned_abs() < 5_000);
        ensure(fits, || "totals: beyond all scores".into())
    }

    fn check_cards(&self, board: &Board) -> Check {
        let mut there = Cards::NONE;
        let mut count = |card: u8| -> Check {
            ensure(self.find_card(card).is_some(), || {
                format!("the deck has no structure {card}")
            })?;
            ensure(!there.contains(card), || {
                format!("structure {card} is there twice")
            })?;
            ensure(board.seen.contains(card), || {
                format!("structure {card} has not turned up")
            })?;
            there.insert(card);
            Ok(())
        };
        for card in board.display.cards() {
            count(*card)?;
        }
        for industry in &board.industries {
            for card in industry.structures.into_iter().filter(|card| *card != 0) {
                count(card)?;
            }
        }
        ensure(board.display.is_tidy(self.players == 1), || {
            "display: not in order".into()
        })?;
        for card in board.seen.iter() {
            ensure(self.find_card(card).is_some(), || {
                format!("the deck has no structure {card}")
            })?;
        }
        self.check_stacks(board)
    }

    fn check_stacks(&self, board: &Board) -> Check {
        let full = self.components.stacks[usize::from(self.players) - 1];
        let is_third = usize::from(board.part) == GAMES - 1;
        for card in board.aside.iter() {
            let is_blue = self
                .find_card(card)
                .is_some_and(|card| card.stage == Stage::Blue);
            ensure(
                self.campaign && is_blue && board.seen.contains(card),
                || format!("aside: structure {card} cannot be there"),
            )?;
        }
        for stage in Stage::ALL {
            let (left, full) = (board.stacks[stage as usize], full[stage as usize]);
            ensure(left <= full, || {
                format!("stacks: {left} {}, at most {full}", stage.word())
            })?;
            let of_stage = |card: &&crate::cards::Card| card.stage == stage;
            let unseen = self
                .deck
                .cards()
                .iter()
                .filter(of_stage)
                .filter(|card| !board.seen.contains(card.number))
                .count();
            let returns = is_third && stage == Stage::Blue && !board.aside.is_empty();
            let later = match self.campaign {
                true => usize::from(full) * (GAMES - 1 - usize::from(board.part)),
                false => 0,
            };
            // The third blue stack has one card of the stacks before.
            let later = later - usize::from(later > 0 && stage == Stage::Blue);
            let needed = usize::from(left) + later;
            ensure(unseen + usize::from(returns) >= needed, || {
                format!("seen: too many {} structures", stage.word())
            })?;
        }
        let order = |one: Stage, other: Stage| {
            board.is_uncovered(one) || board.stacks[other as usize] == full[other as usize]
        };
        ensure(
            order(Stage::Green, Stage::Orange) && order(Stage::Orange, Stage::Blue),
            || "stacks: a stack was begun before the one before it was empty".into(),
        )
    }

    fn check_industry(&self, industry: &Industry) -> Check {
        for (material, held) in Resource::MATERIALS.into_iter().zip(industry.materials) {
            ensure(held <= self.most(material), || {
                format!("materials: {held} {}", material.word())
            })?;
        }
        ensure(
            industry.thaler <= MOST_HELD && industry.prestige <= MOST_HELD,
            || "thaler: too many".into(),
        )?;
        let mut built = Spaces::NONE;
        for routes in industry.routes {
            ensure(built.and(routes).is_empty(), || {
                "routes: two on one space".into()
            })?;
            built = built.or(routes);
        }
        for network in [RouteType::Rail, RouteType::Canal] {
            ensure(industry.of_type(network).is_connected(), || {
                format!("routes: the {} is not one network", network.word())
            })?;
        }
        ensure(built.holds(industry.imprinted), || {
            "imprinted: a space without a route".into()
        })?;
        let printed = self.opening_industry();
        let holds = |route| industry.of_type(route).holds(printed.of_type(route));
        let is_whole = industry.imprinted == printed.imprinted;
        let is_whole = is_whole && holds(RouteType::Rail) && holds(RouteType::Canal);
        ensure(is_whole || self.side == Side::Blank, || {
            "imprinted: not what is printed on the board".into()
        })?;
        for bridge in industry.bridges.iter() {
            let beside = bridge.beside();
            let is_held =
                built.contains(bridge) && beside.len() == 2 && industry.raised.holds(beside);
            ensure(is_held, || format!("bridges: none can be on {bridge}"))?;
        }
        let raised: Plots = Plot::all()
            .filter(|plot| industry.structures[plot.index()] != 0)
            .collect();
        ensure(raised == industry.raised, || {
            "raised: not where the structures are".into()
        })?;
        let parts = [
            industry.by_routes,
            industry.by_bridges,
            industry.once,
            industry.twice,
        ];
        ensure(parts.into_iter().all(|plots| raised.holds(plots)), || {
            "activated: a plot without a structure".into()
        })?;
        ensure(industry.once.holds(industry.twice), || {
            "twice: a structure that was not activated once".into()
        })?;
        for plot in raised.iter() {
            let triggers = u8::from(industry.by_routes.contains(plot))
                + u8::from(industry.by_bridges.contains(plot));
            ensure(industry.activations(plot) <= triggers, || {
                format!("activated: {plot} without cause")
            })?;
            let is_due = industry.is_surrounded(plot) && !industry.by_routes.contains(plot);
            let is_bridged = industry.bridges_at(plot) >= 2;
            ensure(
                !is_due && is_bridged == industry.by_bridges.contains(plot),
                || format!("activated: the triggers of {plot}"),
            )?;
        }
        Ok(())
    }

    fn check_phase(&self, board: &Board) -> Check {
        let is_set_up = board.round == 0;
        let fits = match board.phase {
            Phase::DrawStartPlayer => is_set_up && self.players == 2 && board.display.is_empty(),
            Phase::Refill { due } => {
                (1..=4).contains(&due)
                    && board.current_stack().is_some()
                    && !board.is_last
                    && board.display.len() + due <= self.display_target(board)
            }
            Phase::StartingRoutes { step } => {
                let is_asked = board.asked == board.start.clockwise(step % 2, self.players);
                is_set_up && step < self.players && is_asked
            }
            Phase::ChooseSpace => !is_set_up && board.actions < self.actions_in_a_round(),
            Phase::Space => !is_set_up && board.actions > 0,
            Phase::Wheel { step, .. } => {
                let is_asked = board.asked == board.start.clockwise(step % 2, self.players);
                let is_due = board.actions == self.actions_in_a_round();
                !is_set_up && step < self.players && is_asked && is_due
            }
            Phase::Over => !is_set_up && board.is_last,
        };
        ensure(fits, || format!("phase: {:?} cannot be now", board.phase))?;
        // What was raised in this round came from the display, which is filled at its end.
        let taken = match board.phase {
            Phase::ChooseSpace | Phase::Space => board.raised,
            _ => 0,
        };
        let most = match board.phase {
            Phase::Refill { .. } => self.display_target(board),
            _ => self.components.display[usize::from(board.grown)],
        };
        ensure(board.display.len() + taken <= most, || {
            format!("display: more than {most} structures")
        })?;
        let is_playing = matches!(board.phase, Phase::ChooseSpace | Phase::Space);
        let before = board.actions - u8::from(board.phase == Phase::Space);
        let is_asked = board.asked == board.start.clockwise(before % 2, self.players);
        ensure(!is_playing || is_asked, || {
            format!("asked: it is not the turn of seat {}", board.asked)
        })
    }

    /// Starting routes are placed by one player after another (04).
    fn check_starting(&self, board: &Board) -> Check {
        let Phase::StartingRoutes { step } = board.phase else {
            let opening = self.opening_industry();
            let is_opening = |seat| *board.industry(seat) == opening;
            let is_so = board.round > 0 || Seat::all(self.players).all(is_opening);
            return ensure(is_so, || "industries: not as they begin".into());
        };
        for (order, seat) in (0..).zip(board.start.round(self.players)) {
            let own = board.industry(seat);
            let is_in_bounds = RouteType::ALL
                .into_iter()
                .all(|route| own.of_type(route).len() <= self.starting_routes(route));
            let all: u8 = RouteType::ALL
                .into_iter()
                .map(|route| self.starting_routes(route))
                .sum();
            let placed = own.built().len();
            let is_due = match order.cmp(&step) {
                Ordering::Less => placed == all,
                Ordering::Equal => placed < all,
                Ordering::Greater => placed == 0,
            };
            ensure(is_in_bounds && is_due, || {
                format!("seat {seat}: the starting routes")
            })?;
        }
        ensure(self.side == Side::Blank, || {
            "phase: the front has its routes".into()
        })
    }

    fn check_hand(&self, board: &Board) -> Check {
        let hand = &board.hand;
        if board.phase != Phase::Space {
            return ensure(*hand == Hand::default(), || "hand: not empty".into());
        }
        ensure(fits_space(board), || {
            format!("hand: not what space {} allows", board.golden)
        })?;
        for (at, below) in (0..).zip(hand.interrupted.cards()) {
            let card = self.unpack(board.own(), below);
            let card = card.filter(|card| {
                self.check_activation(board.own(), &card.activation, true)
                    .is_ok()
                    && self.pack(board.own(), &card.activation, card.behind) == *below
            });
            let card = card.ok_or_else(|| format!("interrupted: card {at} is none"))?;
            self.check_interruption(&card.activation, trigger_above(self, board, at))?;
        }
        self.check_waiting_ones(board)?;
        let is_anything = hand.activation.is_some() || !hand.waiting.is_empty();
        ensure(is_anything || hand.interrupted.is_empty(), || {
            "interrupted: nothing is left to wait for".into()
        })?;
        match &hand.activation {
            Some(activation) => self.check_activation(board.own(), activation, false),
            None => Ok(()),
        }
    }

    /// What was set off waits in one place, is one or two neighbours, and nobody is there twice.
    fn check_waiting_ones(&self, board: &Board) -> Check {
        let (own, hand) = (board.own(), &board.hand);
        let Waiting { routes, bridges } = hand.waiting;
        let is_alone = routes.is_empty() || bridges.is_empty();
        let most = if hand.activation.is_some() { 1 } else { 2 };
        ensure(is_alone && hand.waiting.len() <= most, || {
            "waiting: more than one route or bridge sets off".into()
        })?;
        ensure(hand.activation.is_none() || bridges.is_empty(), || {
            "waiting: of the ends of a bridge one is activated".into()
        })?;
        let mut all = [routes, bridges];
        let mut more = |by: Trigger, plot: Plot| {
            let is_new = !all[by as usize].contains(plot);
            all[by as usize].insert(plot);
            ensure(is_new, || format!("hand: {plot} is there twice"))
        };
        let mut begun = [Plots::NONE; 2];
        for card in self.in_hand(board) {
            let Activation {
                plot,
                by,
                is_second,
                ..
            } = card.activation;
            more(by, plot)?;
            let were_activated = if is_second { own.twice } else { own.once };
            // A structure that interrupts itself was activated for the first time first.
            let is_there = were_activated.contains(plot)
                && !begun[1].contains(plot)
                && (is_second || !begun[0].contains(plot));
            ensure(is_there, || format!("activation: {plot} was not activated"))?;
            begun[usize::from(is_second)].insert(plot);
        }
        for plot in hand.interrupted.behind().iter() {
            more(Trigger::Routes, plot)?;
        }
        let [by_routes, by_bridges] = all;
        let are_due = own.by_routes.holds(by_routes) && own.by_bridges.holds(by_bridges);
        ensure(are_due, || "waiting: what was not set off".into())?;
        // Whoever waits was not activated for it yet.
        for plot in own.raised.iter() {
            let behind = hand.interrupted.behind();
            let waits = [routes, bridges, behind].map(|plots| plots.contains(plot));
            let waits = waits.into_iter().filter(|waits| *waits).count() as u8;
            let triggers = [own.by_routes, own.by_bridges].map(|plots| plots.contains(plot));
            let triggers = triggers.into_iter().filter(|due| *due).count() as u8;
            ensure(own.activations(plot) + waits <= triggers, || {
                format!("waiting: {plot} was activated")
            })?;
        }
        self.check_neighbours(own, &hand.waiting)
    }

    /// Two that wait lie beside one route, or share their second bridge.
    fn check_neighbours(&self, own: &Industry, waiting: &Waiting) -> Check {
        let [one, other] = [waiting.routes, waiting.bridges].map(|plots| {
            let mut plots = plots.iter();
            plots.next().zip(plots.next())
        });
        if let Some((one, other)) = one {
            let between = one.around().and(other.around());
            let is_closed = own.is_surrounded(one) && own.is_surrounded(other);
            ensure(!between.is_empty() && is_closed, || {
                "waiting: no route sets off both".into()
            })?;
        }
        if let Some((one, other)) = other {
            let between = one.around().and(other.around()).and(own.bridges);
            ensure(!between.is_empty(), || {
                "waiting: no bridge sets off both".into()
            })?;
        }
        let is_second = |plot: Plot| own.bridges_at(plot) == 2;
        ensure(waiting.bridges.iter().all(is_second), || {
            "waiting: a bridge that is not the second".into()
        })
    }

    /// A card is interrupted by what it builds.
    fn check_interruption(&self, activation: &Activation, by: Option<Trigger>) -> Check {
        let fits = match (self.step_of(activation), by) {
            (Some(Deed::Build { piece, .. }), Some(by)) => {
                (piece == Piece::Bridge) == (by == Trigger::Bridges)
            }
            _ => false,
        };
        ensure(fits && activation.frame().made > 0, || {
            format!("interrupted: {} sets nothing off", activation.plot)
        })
    }

    fn check_activation(
        &self,
        own: &Industry,
        activation: &Activation,
        is_interrupted: bool,
    ) -> Check {
        let is_there = own.once.contains(activation.plot);
        ensure(is_there, || "activation: no structure".into())?;
        let effects = self.effects(own, activation);
        let is_known = usize::from(activation.used) >> effects.len() == 0;
        ensure(is_known, || "activation: an effect that is none".into())?;
        let unused = &activation.frames[usize::from(activation.depth).min(3)..];
        let is_clean = unused.iter().all(|frame| *frame == Frame::default());
        ensure(activation.depth <= 3 && is_clean, || {
            "activation: steps that are none".into()
        })?;
        let Some(at) = activation.effect else {
            return ensure(activation.depth == 0, || {
                "activation: steps of no effect".into()
            });
        };
        let is_begun = usize::from(at) < effects.len() && activation.used >> at & 1 == 1;
        ensure(is_begun && activation.depth > 0, || {
            "activation: an effect that did not begin".into()
        })?;
        let mut allowed: Vec<Span> = match effects[usize::from(at)].body {
            Body::Steps(steps) => vec![steps],
            Body::Table { rows, .. } => self.deck.rows(rows).iter().map(|row| row.steps).collect(),
        };
        for (depth, frame) in activation.frames[..usize::from(activation.depth)]
            .iter()
            .enumerate()
        {
            ensure(allowed.contains(&frame.steps), || {
                "activation: steps of another effect".into()
            })?;
            let is_inner = depth + 1 == usize::from(activation.depth);
            allowed = self.check_frame(frame, is_inner, is_interrupted)?;
        }
        Ok(())
    }

    /// Checks a frame, and gives the steps that the one inside it may have.
    fn check_frame(
        &self,
        frame: &Frame,
        is_inner: bool,
        is_interrupted: bool,
    ) -> Result<Vec<Span>, String> {
        let steps = self.deck.steps(frame.steps);
        ensure(usize::from(frame.closed) >> steps.len() == 0, || {
            "activation: a step that is none".into()
        })?;
        if frame.at == NO_STEP && is_inner {
            return Ok(Vec::new());
        }
        let Some(step) = steps.get(usize::from(frame.at)) else {
            return Err("activation: no such step".into());
        };
        ensure(frame.made.checked_add(frame.left).is_some(), || {
            "activation: a step done too often".into()
        })?;
        let is_left = frame.left > 0 || !is_inner || is_interrupted;
        let (fits, inside) = match step.deed {
            Deed::Gain { .. } => (false, Vec::new()),
            Deed::Trade { proceeds, .. } => (true, vec![proceeds]),
            Deed::Choose { options, .. } => (is_left, self.deck.options(options).to_vec()),
            Deed::Build { .. } | Deed::Remove { .. } | Deed::Turn { .. } => (is_left, Vec::new()),
        };
        let is_open = frame.closed >> frame.at & 1 == 0;
        ensure(fits && is_open, || "activation: a step that is over".into())?;
        Ok(inside)
    }
}

/// What set off the card above the one with this place, or what waits there.
fn trigger_above(game: &Kanal, board: &Board, at: usize) -> Option<Trigger> {
    let above = game.in_hand(board).nth(at + 1);
    let waiting = &board.hand.waiting;
    match above {
        Some(card) => Some(card.activation.by),
        None if !waiting.routes.is_empty() => Some(Trigger::Routes),
        None if !waiting.bridges.is_empty() => Some(Trigger::Bridges),
        None => None,
    }
}

/// Whether the chosen space allows what was done on it (06).
fn fits_space(board: &Board) -> bool {
    let Hand {
        raised,
        paths,
        roads,
        tracks,
        bridges,
        gained,
        ..
    } = board.hand;
    let routes = [paths, roads, tracks]
        .into_iter()
        .fold(0_u8, u8::saturating_add);
    let fits = match board.golden {
        1 => raised <= 1 && tracks == 0 && routes <= 1 && bridges == 0,
        2 => raised <= 1 && routes == 0 && bridges <= 1,
        3 => {
            let is_one_each = paths <= 1 && roads <= 1 && bridges <= 1;
            let is_either = bridges == 0 && routes <= 3 || is_one_each;
            raised == 0 && tracks == 0 && is_either
        }
        4 => bridges == 0 && (raised == 0 && routes <= 2 || raised == 1 && routes == 0),
        6 => raised == 0 && routes == 0 && bridges <= 1 && !(gained && bridges == 1),
        _ => raised == 0 && routes == 0 && bridges == 0,
    };
    let is_uncovered = match board.golden {
        2 => bridges == 0 || board.is_uncovered(Stage::Green),
        3 => bridges == 0 || board.is_uncovered(Stage::Orange),
        4 => raised == 0 || board.is_usable(Stage::Blue),
        _ => true,
    };
    fits && is_uncovered && (!gained || board.golden >= 5)
}
