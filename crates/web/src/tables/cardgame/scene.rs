//! Everything a sheet needs to draw itself: the board confirmed, tentative and pointed at.

use std::sync::Arc;

use cardgame::{Action, Board, CardGame, Company, Factory, GOODS, Good, Market, Position, ROUNDS};
use client::{Player, Standing};
use leptos::ev;
use leptos::prelude::*;
use table::{Actions, Entry, Game, Seat, Told, Turn};

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
    /// Whose factories are shown.
    pub(crate) shown: Seat,
    /// Who has to choose, on the board that is drawn.
    pub(crate) asked: Option<Seat>,
    /// Whether the tentative turn has nothing left to decide.
    pub(crate) complete: bool,
    /// Who is a bot.
    pub(crate) bots: [bool; 4],
    pub(crate) names: [String; 4],
    /// Whether this is a phone, which shows one part of the table at a time.
    pub(crate) is_narrow: bool,
}

/// The choice that is pointed at.
#[derive(Clone, PartialEq)]
pub(crate) struct Pointed {
    pub(crate) action: Action,
    /// With what the choice itself does.
    pub(crate) board: Board,
}

/// The game, compared by what identifies it.
pub(crate) struct GameOnTable(pub(crate) CardGame);

impl PartialEq for GameOnTable {
    fn eq(&self, other: &GameOnTable) -> bool {
        self.0.setup() == other.0.setup()
    }
}

impl std::ops::Deref for GameOnTable {
    type Target = CardGame;

    fn deref(&self) -> &CardGame {
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
            Some(scene)
        })
    }

    /// A sheet, drawn anew when the scene changes. What is pointed at and does not concern the sheet
    /// is left out of its scene, so that it is not drawn anew with every move of the mouse.
    pub(crate) fn draw(
        desk: Desk,
        scene: Memo<Option<Scene>>,
        sheet: fn(Desk, &Scene) -> AnyView,
        concerns: fn(&Scene, &Pointed) -> bool,
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

    /// The scene of a table without anything pointed at.
    pub(crate) fn new(desk: Desk, table: &TableState) -> Option<Scene> {
        let play = table.session.play().of::<CardGame>()?;
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
        let asked = match game.turn(&board) {
            Turn::Ask { seat, .. } => Some(seat),
            Turn::Reveal | Turn::Over => None,
        };
        let mut names: [String; 4] = Default::default();
        let mut bots = [false; 4];
        for seat in Seat::all(game.players()) {
            names[seat.index()] = desk.name(seat);
            bots[seat.index()] = table.session.players()[seat.index()] != Player::Person;
        }
        Some(Scene {
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
            is_narrow: false,
            game,
            board,
        })
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
            board: self.after_choice(action),
        })
    }

    /// The board with what a choice itself does.
    pub(crate) fn after_choice(&self, action: Action) -> Board {
        self.game.choice_alone(&self.board, action)
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

    /// Whether a choice of this kind can be made now.
    pub(crate) fn offers_any(&self, is_it: impl Fn(&Action) -> bool) -> bool {
        self.legal.iter().any(is_it)
    }

    /// Whether this is pointed at.
    pub(crate) fn points_at(&self, action: Action) -> bool {
        self.pointed
            .as_ref()
            .is_some_and(|pointed| pointed.action == action)
    }

    /// The board that is pointed at, or the tentative one.
    pub(crate) fn after(&self) -> &Board {
        self.pointed
            .as_ref()
            .map_or(&self.board, |pointed| &pointed.board)
    }

    /// The good of the round; once the game is over, that of the last one.
    pub(crate) fn active(&self) -> Good {
        Good::ALL[usize::from(self.board.round.min(ROUNDS - 1)) % 4]
    }

    /// Whether the game is being set up.
    pub(crate) fn is_set_up(&self) -> bool {
        self.board.phase.is_set_up()
    }

    /// The board of the player for whom the table is drawn.
    pub(crate) fn own(&self) -> &Company {
        self.board.company(self.viewer)
    }

    /// Whether the factories that are shown are those in which something can be chosen.
    pub(crate) fn is_in_hand(&self) -> bool {
        self.shown == self.viewer && !self.legal.is_empty()
    }

    /// A factory confirmed, tentative and pointed at.
    pub(crate) fn factory(&self, seat: Seat, good: Good) -> [&Factory; 3] {
        [&self.confirmed, &self.board, self.after()].map(|board| board.company(seat).factory(good))
    }

    /// Whether the choice that is pointed at changes something of a player.
    pub(crate) fn changes<T: PartialEq>(
        &self,
        pointed: &Pointed,
        of: impl Fn(&Company) -> T,
    ) -> bool {
        self.seats()
            .any(|seat| of(self.board.company(seat)) != of(pointed.board.company(seat)))
    }

    /// How many seats come before this one in the round.
    pub(crate) fn place(&self, seat: Seat) -> u8 {
        let players = self.game.players();
        (seat.index() as u8 + players - self.state_board().start.index() as u8) % players
    }

    /// The board that says whose turn it is: a turn that waits for its confirmation is not over.
    pub(crate) fn state_board(&self) -> &Board {
        match self.complete {
            true => &self.confirmed,
            false => &self.board,
        }
    }

    /// Who is to choose.
    pub(crate) fn to_move(&self) -> Option<Seat> {
        self.asked?;
        Some(self.state_board().asked)
    }
}

/// What the rules say of a board, for the drawings.
impl Scene {
    /// The side of the market board that is played on.
    pub(crate) fn market(&self) -> &Market {
        let components = self.game.components();
        &components.markets[usize::from(self.game.players() == 4)]
    }

    /// Whether there is a neutral player.
    pub(crate) fn has_neutral(&self) -> bool {
        self.game.players() == 2
    }

    /// The value beside a demand marker.
    pub(crate) fn demand(&self, board: &Board, good: Good) -> u8 {
        self.game.demand(board, good)
    }

    /// Workers and machines of a factory.
    pub(crate) fn hands(&self, seat: Seat, good: Good) -> (u8, u8) {
        let mut parts = [0; GOODS];
        parts[good.index()] = 3;
        let company = self.board.company(seat);
        let costs = self.game.costs(&self.board, company, &parts);
        (costs.workers, costs.machines)
    }

    /// Goods that a factory makes.
    pub(crate) fn goods_made(&self, seat: Seat, good: Good) -> u8 {
        self.goods_made_on(&self.board, seat, good)
    }

    /// The same on another board.
    pub(crate) fn goods_made_on(&self, board: &Board, seat: Seat, good: Good) -> u8 {
        let factory = board.company(seat).factory(good);
        match factory.is_open() {
            true => self.game.output(factory, good, 2),
            false => 0,
        }
    }

    /// The price as a factory and its cards lie now.
    pub(crate) fn price(&self, seat: Seat, good: Good) -> u8 {
        self.price_on(&self.board, seat, good)
    }

    /// The same on another board.
    pub(crate) fn price_on(&self, board: &Board, seat: Seat, good: Good) -> u8 {
        let factory = board.company(seat).factory(good);
        match factory.is_open() {
            true => {
                let total = self.game.total_appeal(factory, good);
                self.game.price_at(factory, good, total)
            }
            false => 0,
        }
    }

    /// The side with which a factory would be built now (action 1).
    pub(crate) fn side_now(&self) -> u8 {
        (self.board.decade() + 1).min(2)
    }

    /// The side with which a worker card would be added now (action 2).
    pub(crate) fn card_side_now(&self, position: Position) -> u8 {
        match (position, self.board.decade()) {
            (_, 0) => 1,
            (Position::First, _) => 2,
            (Position::Second, 1) => 1,
            (Position::Second, _) => 3,
        }
    }
}
