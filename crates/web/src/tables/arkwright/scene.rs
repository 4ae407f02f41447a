//! Everything a sheet needs to draw itself: the board confirmed, tentative and pointed at.

use std::cell::Cell;
use std::sync::Arc;

use arkwright::{Action, Arkwright, Board, Company, Good, GoodForecast};
use client::{Player, Standing};
use leptos::ev;
use leptos::prelude::*;
use table::{Actions, Entry, Game, Message, Seat, Told, Turn, WarningKind};

use crate::browser;
use crate::desk::{Desk, TableState};
use crate::tables;
use crate::tables::arkwright::mill;
use crate::tables::arkwright::questions::good_of;
use crate::tables::arkwright::version::Version;

/// The table at one moment.
#[derive(Clone, PartialEq)]
pub(crate) struct Scene<E: Version> {
    pub(crate) game: Arc<GameOnTable<E>>,
    /// What everybody has agreed to.
    pub(crate) confirmed: Board<E>,
    /// With the tentative turn in it; this is what is drawn large.
    pub(crate) board: Board<E>,
    /// What the choice that is pointed at would lead to.
    pub(crate) pointed: Option<Pointed<E>>,
    /// The board when the viewer last confirmed a turn, to mark what has changed since.
    pub(crate) seen: Board<E>,
    /// What can be chosen now; empty where nothing can.
    pub(crate) legal: Vec<Action>,
    /// For whom the table is drawn.
    pub(crate) viewer: Seat,
    /// Whose mill is shown.
    pub(crate) shown: Seat,
    /// Who has to choose, on the board that is drawn.
    pub(crate) asked: Option<Seat>,
    /// Whether the tentative turn has nothing left to decide.
    pub(crate) complete: bool,
    /// Who is a bot.
    pub(crate) bots: [bool; 4],
    pub(crate) names: [String; 4],
    /// What production would bring as things stand.
    pub(crate) forecast: [GoodForecast; 4],
    /// The good whose strip of the mill is open.
    pub(crate) open: Option<Good>,
    /// The good of the last choice of the tentative turn that concerned one.
    pub(crate) touched: Option<Good>,
    /// Another part of a sheet that is unfolded at this moment.
    pub(crate) unfolded: Option<String>,
    pub(crate) room: Room,
}

/// The room for drawings, which are laid out for it and not scaled: type keeps its size.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Room {
    /// How wide a drawing of the middle column is.
    pub(crate) width: f64,
    /// How high the page is.
    pub(crate) height: f64,
    /// Whether a strip of the mill that is not open is a line, as the style has it.
    pub(crate) has_lines: bool,
}

thread_local! {
    /// The room as it was measured last: asking the browser each time would make it lay out the page.
    static ROOM: Cell<Room> = const {
        Cell::new(Room {
            width: 720.0,
            height: 900.0,
            has_lines: true,
        })
    };
}

impl Room {
    /// The room there is now; while the column is not drawn, that of the last time.
    pub(crate) fn now() -> Room {
        let side = |side: Result<wasm_bindgen::JsValue, _>| side.ok()?.as_f64();
        let window = browser::window();
        let width = side(window.inner_width()).unwrap_or(1440.0);
        let middle = browser::document().query_selector(".col.middle");
        let middle = middle.ok().flatten().map_or(0, |col| col.client_width());
        Room {
            // On a phone the columns are no boxes of their own. A window that is not yet shown may be
            // of no width at all, and nothing can be drawn in less than nothing.
            width: match middle {
                _ if width <= 760.0 => (width - 34.0).max(206.0),
                0 => ROOM.get().width,
                middle => f64::from(middle) - 24.0,
            },
            height: side(window.inner_height()).unwrap_or(900.0),
            has_lines: width > 1250.0,
        }
    }

    /// Whether this is a phone, which has drawings of its own.
    pub(crate) fn is_narrow(self) -> bool {
        self.width < 480.0
    }
}

/// The choice that is pointed at.
#[derive(Clone, PartialEq)]
pub(crate) struct Pointed<E: Version> {
    pub(crate) action: Action,
    pub(crate) board: Board<E>,
    /// With what the choice itself does, which the forecast starts from.
    pub(crate) alone: Board<E>,
    pub(crate) forecast: [GoodForecast; 4],
    /// What would be lost by it, such as by an emergency sale.
    pub(crate) losses: Vec<Message>,
}

/// The game, compared by what identifies it.
pub(crate) struct GameOnTable<E: Version>(pub(crate) Arkwright<E>);

impl<E: Version> PartialEq for GameOnTable<E> {
    fn eq(&self, other: &GameOnTable<E>) -> bool {
        self.0.setup() == other.0.setup()
    }
}

impl<E: Version> std::ops::Deref for GameOnTable<E> {
    type Target = Arkwright<E>;

    fn deref(&self) -> &Arkwright<E> {
        &self.0
    }
}

impl<E: Version> Scene<E> {
    /// The scene of the game on the table without anything pointed at, which changes with the game.
    pub(crate) fn of(desk: Desk) -> Memo<Option<Scene<E>>> {
        ROOM.set(Room::now());
        let measured = RwSignal::new(false);
        let measure = move || {
            let room = Room::now();
            if ROOM.replace(room) != room {
                let _ = measured.try_set(true);
            }
        };
        // What is measured is there once the table is drawn, and while no account lies over it.
        Effect::new(move |_| {
            desk.account.track();
            request_animation_frame(measure);
        });
        let resized = window_event_listener(ev::resize, move |_| measure());
        on_cleanup(move || resized.remove());
        Memo::new(move |_| {
            // Names and words change with the language.
            let _ = desk.lang();
            measured.track();
            desk.table
                .with(|table| table.as_ref().and_then(|table| Scene::new(desk, table)))
        })
    }

    /// The scene with the choice that is pointed at, which changes with the pointer too.
    pub(crate) fn pointed(desk: Desk, still: Memo<Option<Scene<E>>>) -> Memo<Option<Scene<E>>> {
        Memo::new(move |_| {
            let mut scene = still.get()?;
            let turn = tables::pointed_turn(desk);
            scene.pointed = turn.and_then(|turn| scene.point_at_turn(&turn));
            Some(scene)
        })
    }

    /// A sheet, drawn anew when the scene changes. What is pointed at and does not concern the sheet
    /// is left out of its scene, so that it is not drawn anew with every move of the mouse.
    pub(crate) fn draw(
        desk: Desk,
        scene: Memo<Option<Scene<E>>>,
        sheet: fn(Desk, &Scene<E>) -> AnyView,
        concerns: fn(&Scene<E>, &Pointed<E>) -> bool,
    ) -> AnyView {
        let own = Memo::new(move |_| {
            let mut scene = scene.get()?;
            let pointed = scene.pointed.take();
            scene.pointed = pointed.filter(|pointed| concerns(&scene, pointed));
            Some(scene)
        });
        let drawn = move || own.with(|scene| scene.as_ref().map(|scene| sheet(desk, scene)));
        drawn.into_any()
    }

    fn new(desk: Desk, table: &TableState) -> Option<Scene<E>> {
        let play = table.session.play().of::<Arkwright<E>>()?;
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
        // What a whole turn leads to, such as production, comes with its confirmation.
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
        let forecast = game.forecast_shown(&board);
        let asked = match game.turn(&board) {
            Turn::Ask { seat, .. } => Some(seat),
            Turn::Reveal | Turn::Over => None,
        };
        let mut names: [String; 4] = Default::default();
        let mut bots = [false; 4];
        for seat in Seat::all(board.players) {
            names[seat.index()] = desk.name(seat);
            bots[seat.index()] = table.session.players()[seat.index()] != Player::Person;
        }
        let tentative = play.entries().skip(table.session.confirmed());
        let mut touched = tentative.filter_map(|entry| match entry {
            Entry::Act { action, .. } => good_of(action),
            Entry::Reveal(_) => None,
        });
        let clicked = table.unfolded.as_ref().filter(|(at, _)| *at == last);
        let clicked = clicked.map(|(_, word)| word);
        let good = Good::ALL
            .into_iter()
            .find(|good| clicked.is_some_and(|word| word == good.word()));
        let mut scene = Scene {
            touched: touched.next_back().filter(|_| drawn.is_none()),
            room: E::room(ROOM.get()),
            unfolded: clicked.filter(|_| good.is_none()).cloned(),
            open: None,
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
            forecast,
            game,
            board,
        };
        scene.open = mill::open_good(&scene, good);
        Some(scene)
    }

    /// What the last choice of a turn would lead to behind those before it.
    fn point_at_turn(&self, turn: &[Action]) -> Option<Pointed<E>> {
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
    fn point(&self, action: Action) -> Option<Pointed<E>> {
        if !self.offers(action) {
            return None;
        }
        let after = self.game.preview(&self.board, action);
        // A choice that ends the turn may let production run, behind which nothing is forecast.
        let alone = self.game.choice_alone(&self.board, action);
        let warnings = self.game.warnings(&self.board, action).into_iter();
        let losses = warnings.filter(|warning| warning.kind == WarningKind::Loss);
        Some(Pointed {
            losses: losses.map(|warning| warning.message).collect(),
            action,
            board: after,
            alone,
            forecast: self.game.forecast_shown(&alone),
        })
    }

    /// Whether what is pointed at changes what all of the companies have of this.
    pub(crate) fn changes<T: PartialEq>(
        &self,
        pointed: &Pointed<E>,
        of: impl Fn(&Company) -> T,
    ) -> bool {
        let (now, then) = (self.paid(), self.game.settled(&pointed.board));
        let mut companies = now.companies.iter().zip(&then.companies);
        companies.any(|(now, then)| of(now) != of(then))
    }

    /// The board with an open factory action paid for, which is what a player has in hand (II.1).
    pub(crate) fn paid(&self) -> Board<E> {
        self.game.settled(&self.board)
    }

    /// The same of what is pointed at.
    pub(crate) fn paid_after(&self) -> Board<E> {
        self.game.settled(self.after())
    }

    /// The seats at the table.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<E> {
        Seat::all(self.board.players)
    }

    /// The good of this cycle.
    pub(crate) fn active(&self) -> Good {
        self.board.active()
    }

    /// The good that is produced next, if one is.
    pub(crate) fn next_production(&self) -> Option<Good> {
        arkwright::productions_ahead(&self.board).first().copied()
    }

    /// The name of a player.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// Whether this can be chosen now.
    pub(crate) fn offers(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    /// The board that is pointed at, or the tentative one.
    pub(crate) fn after(&self) -> &Board<E> {
        self.pointed
            .as_ref()
            .map_or(&self.board, |pointed| &pointed.board)
    }

    /// What would be lost by the choice that is pointed at, in words.
    pub(crate) fn losses(&self, desk: Desk) -> Option<String> {
        let losses = &self.pointed.as_ref()?.losses;
        let words: Vec<String> = losses.iter().map(|loss| desk.say(loss)).collect();
        (!words.is_empty()).then(|| words.join(" "))
    }

    /// The forecast of what is pointed at, if something is.
    pub(crate) fn forecast_after(&self) -> Option<&[GoodForecast; 4]> {
        self.pointed.as_ref().map(|pointed| &pointed.forecast)
    }
}
