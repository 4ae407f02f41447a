//! Everything a sheet needs to draw itself: the board confirmed, tentative and pointed at.

use std::sync::Arc;

use client::{Player, Standing};
use kanal::{
    Action, Board, Building, Event, Industry, Kanal, Phase, Plot, Price, SEATS, ScorePad, Space,
    Trial, TrialStep, Trigger,
};
use leptos::ev;
use leptos::prelude::*;
use table::{Actions, Entry, Game, Play, Seat, Told};

use crate::browser;
use crate::desk::{Desk, TableState};
use crate::tables;

/// The table at one moment.
#[derive(Clone, PartialEq)]
pub(crate) struct Scene {
    pub(crate) game: Arc<GameOnTable>,
    /// What everybody has agreed to.
    pub(crate) confirmed: Board,
    /// With the tentative turn in it; this is what is drawn large.
    pub(crate) board: Board,
    /// What the choice that is pointed at would lead to.
    pub(crate) pointed: Option<Pointed>,
    /// The board when the viewer last confirmed a turn, to mark what has changed since.
    pub(crate) seen: Board,
    /// What can be chosen now; empty where nothing can.
    pub(crate) legal: Vec<Action>,
    /// For whom the table is drawn.
    pub(crate) viewer: Seat,
    /// Whose industry board is shown.
    pub(crate) shown: Seat,
    /// Who has to choose, on the board that is drawn.
    pub(crate) asked: Option<Seat>,
    /// Whether the tentative turn has nothing left to decide.
    pub(crate) complete: bool,
    /// Who is a bot.
    pub(crate) bots: [bool; SEATS],
    pub(crate) names: [String; SEATS],
    /// What the hand holds over the industry board.
    pub(crate) tool: Option<Tool>,
    /// The structure of the display that was clicked last.
    pub(crate) clicked: Option<u8>,
    /// The plot that is looked at, whether something can be placed there or not.
    pub(crate) looked: Option<Plot>,
    /// Activations that came and were declined or forfeited: the boards do not say which they were.
    pub(crate) let_go: Vec<(Seat, Plot, Trigger)>,
    /// Whether this is a phone, which shows one part of the table at a time.
    pub(crate) is_narrow: bool,
    /// The activations of the turn that is not confirmed, in order.
    pub(crate) ran: Vec<TrialStep>,
}

/// What the hand holds over the industry board: a click there places it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tool {
    /// A structure of the display, by its number, and what is paid for it.
    Structure(u8, Price),
    /// A route or a bridge.
    Build(Building),
    /// What takes a route away.
    Remove,
}

impl Tool {
    /// What a choice is made with, if it is made on the industry board.
    pub(crate) fn of(action: Action) -> Option<Tool> {
        match action {
            Action::Raise(card, _, price) => Some(Tool::Structure(card, price)),
            Action::Build(building, ..) => Some(Tool::Build(building)),
            Action::Place(route, _) => Some(Tool::Build(Building::Route(route))),
            Action::Remove(_) => Some(Tool::Remove),
            _ => None,
        }
    }

    /// Its name among the parts of a sheet that can be unfolded.
    pub(crate) fn word(self) -> String {
        match self {
            Tool::Structure(card, Price::Right) => format!("structure {card} right"),
            Tool::Structure(card, _) => format!("structure {card}"),
            Tool::Build(building) => format!("build {}", building.word()),
            Tool::Remove => "remove".to_owned(),
        }
    }
}

/// What of the pointer concerns a sheet; the others are not drawn anew when it moves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Concern {
    /// The choice that is pointed at.
    Pointed,
    /// The plot that is looked at.
    Looked,
    /// Nothing.
    Nothing,
}

/// The choice that is pointed at.
#[derive(Clone, PartialEq)]
pub(crate) struct Pointed {
    pub(crate) action: Action,
    /// With what the choice itself does, and nothing that it sets off.
    pub(crate) alone: Board,
    /// What comes of it, with what it sets off.
    pub(crate) trial: Trial,
}

/// The game, compared by what identifies it.
pub(crate) struct GameOnTable(pub(crate) Kanal);

impl PartialEq for GameOnTable {
    fn eq(&self, other: &GameOnTable) -> bool {
        self.0.setup() == other.0.setup()
    }
}

impl std::ops::Deref for GameOnTable {
    type Target = Kanal;

    fn deref(&self) -> &Kanal {
        &self.0
    }
}

impl Scene {
    /// The scene of the game on the table without anything pointed at, which changes with the game.
    pub(crate) fn of(desk: Desk) -> Memo<Option<Scene>> {
        let narrow = RwSignal::new(browser::is_narrow());
        let resized = window_event_listener(ev::resize, move |_| {
            if narrow.get_untracked() != browser::is_narrow() {
                narrow.set(browser::is_narrow());
            }
        });
        on_cleanup(move || resized.remove());
        Memo::new(move |_| {
            // Names and words change with the language.
            let _ = desk.lang();
            let mut scene = desk
                .table
                .with(|table| table.as_ref().and_then(|table| Scene::new(desk, table)))?;
            scene.is_narrow = narrow.get();
            Some(scene)
        })
    }

    /// The scene with the choice that is pointed at, which changes with the pointer too.
    pub(crate) fn pointed(desk: Desk, still: Memo<Option<Scene>>) -> Memo<Option<Scene>> {
        Memo::new(move |_| {
            let mut scene = still.get()?;
            let turn = tables::pointed_turn(desk);
            scene.pointed = turn.and_then(|turn| scene.point_at_turn(&turn));
            scene.looked = match scene.pointed.as_ref().map(|pointed| pointed.action) {
                Some(Action::Raise(_, plot, _)) => Some(plot),
                _ => desk
                    .looked
                    .with(|place| place.as_deref().and_then(Plot::from_word)),
            };
            Some(scene)
        })
    }

    /// A sheet, drawn anew when the scene changes, as far as what is pointed at and looked at
    /// concerns it.
    pub(crate) fn draw(
        desk: Desk,
        scene: Memo<Option<Scene>>,
        sheet: fn(Desk, &Scene) -> AnyView,
        concern: Concern,
    ) -> AnyView {
        let own = Memo::new(move |_| {
            let mut scene = scene.get()?;
            let pointed = scene.pointed.take();
            scene.pointed = pointed.filter(|_| concern == Concern::Pointed);
            scene.looked = scene.looked.filter(|_| concern == Concern::Looked);
            Some(scene)
        });
        let drawn = move || own.with(|scene| scene.as_ref().map(|scene| sheet(desk, scene)));
        drawn.into_any()
    }

    /// The scene of a table without anything pointed at.
    pub(crate) fn new(desk: Desk, table: &TableState) -> Option<Scene> {
        let play = table.session.play().of::<Kanal>()?;
        let game = Arc::new(GameOnTable(play.game().clone()));
        let last = play.entries().len();
        let drawn = table.drawn();
        let moment = drawn.unwrap_or(last);
        let mut board = *play.board_after(moment)?;
        let confirmed = match drawn {
            Some(_) => board,
            None => *play.board_after(table.session.confirmed())?,
        };
        let viewer = table.viewer();
        let seen = *play.board_after(table.session.seen(viewer).min(moment))?;
        let standing = table.session.standing();
        let complete = matches!(standing, Standing::Person { complete: true, .. });
        // What a whole turn leads to, such as the next round, comes with its confirmation.
        if complete
            && drawn.is_none()
            && let Some(n) = table.session.last_decision()
            && let (Some(before), Some(Entry::Act { action, .. })) =
                (play.board_after(n), play.entries().nth(n))
        {
            board = game.choice_alone(before, action);
        }
        let mine = matches!(
            standing,
            Standing::Person {
                complete: false,
                ..
            }
        );
        let mut actions = Actions::new();
        if mine && table.is_live() {
            game.legal(&board, &mut actions);
        }
        let asked = match board.phase {
            Phase::DrawStartPlayer | Phase::Refill { .. } | Phase::Over => None,
            _ => Some(board.asked),
        };
        let mut names: [String; SEATS] = Default::default();
        let mut bots = [false; SEATS];
        for seat in Seat::all(game.players()) {
            names[seat.index()] = desk.name(seat);
            bots[seat.index()] = table.session.players()[seat.index()] != Player::Person;
        }
        // What happens while no activation is under way belongs to the action space, but for what
        // the choice to activate brings at once.
        let of_activations = |entry: usize| {
            let before = play.board_after(entry);
            let mut runs = before.is_some_and(|board| board.hand.activation.is_some());
            let mut events = play.events_of(entry);
            events.retain(|event| {
                runs |= matches!(event, Event::Activated { .. } | Event::Resumed { .. });
                runs
            });
            events
        };
        let this_turn = table.session.confirmed()..last;
        let ran = match drawn {
            None => TrialStep::of(this_turn.flat_map(of_activations)),
            Some(_) => Vec::new(),
        };
        let mut scene = Scene {
            tool: None,
            clicked: None,
            looked: None,
            confirmed,
            pointed: None,
            seen,
            legal: actions.to_vec(),
            viewer,
            shown: table.shown.unwrap_or(viewer),
            asked,
            complete,
            bots,
            names,
            let_go: let_go(play, moment),
            is_narrow: false,
            ran,
            game,
            board,
        };
        let clicked = table.unfolded.as_ref().map(|(_, word)| word.as_str());
        scene.tool = scene.tool_in_hand(clicked);
        scene.clicked = clicked.and_then(|word| {
            let mut words = word.strip_prefix("structure ")?.split(' ');
            words.next()?.parse().ok()
        });
        Some(scene)
    }

    /// What the last choice of a turn would lead to behind those before it.
    fn point_at_turn(&self, turn: &[Action]) -> Option<Pointed> {
        let (&last, before) = turn.split_last()?;
        if before.is_empty() {
            return self.point(last);
        }
        let mut then = self.clone();
        then.board = tables::ahead(&self.game.0, &self.board, before)?;
        then.legal = vec![last];
        then.point(last)
    }

    /// What a choice would lead to, if it is one.
    fn point(&self, action: Action) -> Option<Pointed> {
        let offered = self.legal.contains(&action);
        offered.then(|| Pointed {
            action,
            alone: self.game.choice_alone(&self.board, action),
            trial: self.game.trial(&self.board, action),
        })
    }

    /// What can be placed on the industry board now, in the order of the choices.
    pub(crate) fn tools(&self) -> Vec<Tool> {
        let mut tools = Vec::new();
        for tool in self.legal.iter().filter_map(|action| Tool::of(*action)) {
            if !tools.contains(&tool) {
                tools.push(tool);
            }
        }
        tools
    }

    /// What was taken in hand last, while it can be placed; or the only thing that can be.
    fn tool_in_hand(&self, clicked: Option<&str>) -> Option<Tool> {
        let tools = self.tools();
        let taken = tools
            .iter()
            .find(|tool| Some(tool.word().as_str()) == clicked);
        let only = tools.first().filter(|_| tools.len() == 1);
        taken.or(only).copied()
    }

    /// The choices that place what is in hand.
    pub(crate) fn placing(&self) -> impl Iterator<Item = Action> + '_ {
        let tool = self.tool;
        let legal = self.legal.iter().copied();
        legal.filter(move |action| tool.is_some() && Tool::of(*action) == tool)
    }

    /// The choice that places what is in hand on a plot.
    pub(crate) fn placing_on(&self, plot: Plot) -> Option<Action> {
        let on_plot = |action: &Action| matches!(action, Action::Raise(_, at, _) if *at == plot);
        self.placing().find(on_plot)
    }

    /// The choice that places what is in hand on a route space.
    pub(crate) fn placing_along(&self, space: Space) -> Option<Action> {
        let along = |action: &Action| match action {
            Action::Build(_, at, _) | Action::Place(_, at) | Action::Remove(at) => *at == space,
            _ => false,
        };
        self.placing().find(along)
    }

    /// The seats at the table.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.game.players())
    }

    /// The name of a player.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// Whether this can be chosen now.
    pub(crate) fn offers(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    /// The board that is pointed at with all that comes of the choice, or the tentative one.
    pub(crate) fn after(&self) -> &Board {
        self.pointed
            .as_ref()
            .map_or(&self.board, |pointed| &pointed.trial.board)
    }

    /// The same with the choice alone.
    pub(crate) fn alone(&self) -> &Board {
        self.pointed
            .as_ref()
            .map_or(&self.board, |pointed| &pointed.alone)
    }

    /// The boards of the player for whom the table is drawn.
    pub(crate) fn own(&self) -> &Industry {
        self.board.industry(self.viewer)
    }

    /// A player's score pad, tentative and pointed at.
    pub(crate) fn pads(&self, seat: Seat) -> (ScorePad, ScorePad) {
        let pad = |board: &Board| self.game.score_pad(board, seat);
        (pad(&self.board), pad(self.after()))
    }
}

/// The activations that were let go in the first `entries` of the game that is on the table, or of its
/// part of a campaign. The game is gone through only where a structure was activated less often than
/// activations came for it.
fn let_go(play: &Play<Kanal>, entries: usize) -> Vec<(Seat, Plot, Trigger)> {
    let mut let_go = Vec::new();
    let lacks_one = |industry: &Industry| {
        Plot::all().any(|plot| {
            let routes = industry.by_routes.contains(plot);
            let bridges = industry.by_bridges.contains(plot);
            industry.activations(plot) < u8::from(routes) + u8::from(bridges)
        })
    };
    let board = play.board_after(entries);
    if !board.is_some_and(|board| board.industries.iter().any(lacks_one)) {
        return let_go;
    }
    for event in (0..entries).flat_map(|entry| play.events_of(entry)) {
        match event {
            Event::GameBegan { .. } => let_go.clear(),
            Event::Forfeited { seat, plot, .. } => let_go.push((seat, plot, Trigger::Bridges)),
            Event::Declined { seat, plot, by, .. } => let_go.push((seat, plot, by)),
            _ => {}
        }
    }
    let_go
}
