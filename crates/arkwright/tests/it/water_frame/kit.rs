//! A table of Water Frame for tests: positions are set up by hand, choices and what is turned up
//! are written in notation.

mod positions;
mod sights;

use arkwright::{
    Action, Arkwright, Board, Event, EventMarker, Face, Marker, Phase, Place, Preparation, Tile,
    WaterFrame, WaterOptions, WaterPhase,
};
use table::{Actions, Game, Illegal, Seat, Seed, Turn};

/// How many pieces fill the first one, two, three and four rows, by good.
pub(crate) const PIECES: [[u8; 4]; 4] = [[2, 4, 6, 8], [2, 4, 7, 10], [2, 5, 8, 11], [3, 6, 9, 12]];

/// A game with its board and everything that has happened.
///
/// What is to be turned up is named with [`Table::reveal`]. What a test does not name comes by
/// itself before the next choice: the economy marker and the event that change least.
pub(crate) struct Table {
    pub(crate) game: Arkwright<WaterFrame>,
    pub(crate) board: Board<WaterFrame>,
    pub(crate) events: Vec<Event>,
}

/// The tables to begin with.
impl Table {
    /// The predetermined set-up, at the first action of 1770; seat 1 starts.
    #[track_caller]
    pub(crate) fn predetermined(players: u8) -> Table {
        Table::at_first_action(predetermined_game(players))
    }

    /// The predetermined set-up at the first action, but by the rules of the free one from there
    /// on: any event and any economy marker may be turned up.
    #[track_caller]
    pub(crate) fn open(players: u8) -> Table {
        let mut table = Table::predetermined(players);
        table.game = Arkwright::water_frame(players, WaterOptions::default());
        table
    }

    /// The free set-up, dealt from a seed, at the first foundation.
    #[track_caller]
    pub(crate) fn free(players: u8, seed: &str) -> Table {
        Table::deal(
            Arkwright::water_frame(players, WaterOptions::default()),
            seed,
        )
    }

    /// A game with these options before anything is turned up.
    pub(crate) fn unrevealed(players: u8, options: WaterOptions) -> Table {
        let game = Arkwright::water_frame(players, options);
        let (board, _) = game.deal(&Seed::new("any"));
        Table {
            game,
            board,
            events: Vec::new(),
        }
    }

    /// A game of one's own, dealt from a seed up to the first choice.
    #[track_caller]
    pub(crate) fn deal(game: Arkwright<WaterFrame>, seed: &str) -> Table {
        let (mut board, mut stock) = game.deal(&Seed::new(seed));
        let mut events = Vec::new();
        while game.turn(&board) == Turn::Reveal {
            let face = game.draw(&board, &mut stock);
            game.reveal(&mut board, face, &mut events)
                .expect("the dealer deals what fits");
        }
        Table {
            game,
            board,
            events,
        }
    }

    #[track_caller]
    fn at_first_action(game: Arkwright<WaterFrame>) -> Table {
        let (board, _) = game.deal(&Seed::new("any"));
        let mut table = Table {
            game,
            board,
            events: Vec::new(),
        };
        table.reveal("start 1").reveal("economy 0 1");
        table.events.clear();
        table
    }
}

/// The game of the predetermined set-up.
pub(crate) fn predetermined_game(players: u8) -> Arkwright<WaterFrame> {
    Arkwright::water_frame(
        players,
        WaterOptions {
            preparation: Preparation::Predetermined,
            ..WaterOptions::default()
        },
    )
}

/// What is done at the table, and what may be done.
impl Table {
    /// Turns up what is named in notation, such as `economy 1 2` or `event lobby`.
    #[track_caller]
    pub(crate) fn reveal(&mut self, face: &str) -> &mut Table {
        let face: Face = face.parse().expect("the notation of something to reveal");
        assert_eq!(self.game.turn(&self.board), Turn::Reveal, "{face}");
        if let Err(refusal) = self.game.reveal(&mut self.board, face, &mut self.events) {
            panic!("{face}: {refusal:?} at {:?}", self.board.phase);
        }
        self.check_pieces();
        self
    }

    /// Whether this can be turned up now.
    #[track_caller]
    pub(crate) fn can_reveal(&self, face: &str) -> bool {
        let face: Face = face.parse().expect("the notation of something to reveal");
        let mut board = self.board;
        self.game.reveal(&mut board, face, &mut ()).is_ok()
    }

    /// Turns up an event that must be due; one that counts as seen gives its place to another.
    #[track_caller]
    pub(crate) fn reveal_event(&mut self, name: &str) -> &mut Table {
        let event = EventMarker::from_word(name).expect("the word of an event");
        let seen = &mut self.board.parts.seen;
        if *seen & (1 << event as u16) != 0 {
            *seen &= !(1 << event as u16);
            let other = HARMLESS
                .into_iter()
                .find(|other| *other != event && *seen & (1 << *other as u16) == 0);
            *seen |= 1 << other.expect("there are more harmless events than decades") as u16;
        }
        self.reveal(&format!("event {name}"))
    }

    /// Turns up what is due, as often as something is: the economy marker or event that changes
    /// least.
    #[track_caller]
    pub(crate) fn reveal_any(&mut self) -> &mut Table {
        while self.game.turn(&self.board) == Turn::Reveal {
            let economy = (0..3).flat_map(|importer| {
                (1..4).map(move |workers| format!("economy {importer} {workers}"))
            });
            let events = HARMLESS.into_iter().chain(EventMarker::ALL);
            let events = events.map(|event| format!("event {}", event.word()));
            let face = economy.chain(events).find(|face| self.can_reveal(face));
            self.reveal(&face.expect("something can be turned up"));
        }
        self
    }

    /// Makes the choices, each written in notation, and keeps their events only.
    #[track_caller]
    pub(crate) fn act(&mut self, choices: &[&str]) -> &mut Table {
        self.events.clear();
        for choice in choices {
            self.reveal_any();
            let action = parse(choice);
            if let Err(refusal) = self.game.check(&self.board, action) {
                panic!("{choice}: {refusal:?} at {:?}", self.board.phase);
            }
            assert!(
                self.legal().iter().any(|legal| legal == choice),
                "{choice} is not offered"
            );
            self.game.act(&mut self.board, action, &mut self.events);
            self.check_pieces();
        }
        self
    }

    /// The reason why a choice is not allowed: its message id and its section.
    #[track_caller]
    pub(crate) fn refused(&self, choice: &str) -> (&'static str, &'static str) {
        let refusal = self.refusal(choice);
        (refusal.message.id, refusal.section)
    }

    /// Why a choice is not allowed.
    #[track_caller]
    pub(crate) fn refusal(&self, choice: &str) -> Illegal {
        assert!(
            !self.legal().iter().any(|legal| legal == choice),
            "{choice} is offered"
        );
        match self.game.check(&self.board, parse(choice)) {
            Ok(()) => panic!("{choice} is allowed at {:?}", self.board.phase),
            Err(refusal) => refusal,
        }
    }

    /// Whether a choice is allowed; it then is offered, too.
    #[track_caller]
    pub(crate) fn allows(&self, choice: &str) -> bool {
        let is_allowed = self.game.check(&self.board, parse(choice)).is_ok();
        let is_offered = self.legal().iter().any(|legal| legal == choice);
        assert_eq!(is_allowed, is_offered, "{choice} at {:?}", self.board.phase);
        is_allowed
    }

    /// The legal choices, in notation.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = Actions::new();
        self.game.legal(&self.board, &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    /// The legal choices that begin with these words.
    pub(crate) fn legal_with(&self, words: &str) -> Vec<String> {
        let mut choices = self.legal();
        choices.retain(|choice| {
            let rest = choice.strip_prefix(words);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        });
        choices
    }

    /// The number of the asked seat, counted from 1.
    #[track_caller]
    pub(crate) fn asked(&self) -> u8 {
        match self.game.turn(&self.board) {
            Turn::Ask { seat, .. } => seat.number(),
            other => panic!("nobody is asked: {other:?}"),
        }
    }

    /// Whether something is to be turned up.
    pub(crate) fn is_reveal(&self) -> bool {
        self.game.turn(&self.board) == Turn::Reveal
    }

    /// Ends the action of the asked seat without doing anything more.
    #[track_caller]
    pub(crate) fn done(&mut self) -> &mut Table {
        let turn = self.board.turn;
        while self.board.turn == turn && matches!(self.board.phase, Phase::Action(_)) {
            let action = self.idle_choice();
            self.game.act(&mut self.board, action, &mut self.events);
        }
        self
    }

    /// Lets everybody do as little as possible, and everything be turned up, until `until` holds.
    #[track_caller]
    pub(crate) fn idle_until(&mut self, until: impl Fn(&Board<WaterFrame>) -> bool) -> &mut Table {
        for _ in 0..2000 {
            if until(&self.board) {
                return self;
            }
            if self.is_reveal() {
                self.reveal_any_once();
            } else {
                let action = self.idle_choice();
                self.game.act(&mut self.board, action, &mut self.events);
            }
            self.check_pieces();
        }
        panic!("never got there: {:?}", self.board.phase);
    }

    #[track_caller]
    fn reveal_any_once(&mut self) {
        let before = self.board;
        self.reveal_any();
        assert_ne!(before, self.board);
    }

    /// Lets everybody idle until this seat is asked for a marker, if it is not asked already.
    #[track_caller]
    pub(crate) fn idle_to_action(&mut self, number: u8) -> &mut Table {
        self.idle_until(|board| {
            matches!(board.phase, Phase::Administration { .. }) && board.asked == seat(number)
        })
    }

    /// Lets everybody idle until this seat is asked for a marker in a later cycle or decade.
    #[track_caller]
    pub(crate) fn idle_to_next_action(&mut self, number: u8) -> &mut Table {
        let now = (self.board.decade, self.board.cycle);
        self.idle_until(|board| {
            (board.decade, board.cycle) != now
                && matches!(board.phase, Phase::Administration { .. })
                && board.asked == seat(number)
        })
    }

    /// Lets everybody idle until an event is to be turned up.
    #[track_caller]
    pub(crate) fn idle_to_event(&mut self) -> &mut Table {
        self.idle_until(|board| matches!(board.phase, Phase::Water(WaterPhase::DrawEvent { .. })))
    }

    /// Lets everybody idle until an economy marker is to be turned up.
    #[track_caller]
    pub(crate) fn idle_to_economy(&mut self) -> &mut Table {
        self.idle_until(|board| board.phase == Phase::Water(WaterPhase::DrawEconomyMarker))
    }

    /// The choice that changes least: the first place of a marker, hold, done, the usual answer.
    fn idle_choice(&self) -> Action {
        let mut actions = Actions::new();
        self.game.legal(&self.board, &mut actions);
        let idle = [Action::Hold, Action::Done];
        if let Some(action) = idle.into_iter().find(|action| actions.contains(action)) {
            return action;
        }
        self.game.usual(&self.board).unwrap_or(actions[0])
    }
}

/// Events that change little, for decades whose event a test does not care about.
const HARMLESS: [EventMarker; 6] = [
    EventMarker::Bureaucracy,
    EventMarker::RoyalSociety,
    EventMarker::CreditCrisis,
    EventMarker::ThreatOfStrike,
    EventMarker::NavigationActs,
    EventMarker::Recession,
];

/// The seat with this number, counted from 1.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

/// The action with this notation.
#[track_caller]
pub(crate) fn parse(choice: &str) -> Action {
    match choice.parse() {
        Ok(action) => action,
        Err(wrong) => panic!("{choice}: {wrong}"),
    }
}

/// The marker with this notation.
#[track_caller]
pub(crate) fn marker(name: &str) -> Marker {
    match parse(&format!("reuse {name}")) {
        Action::Reuse(marker) => marker,
        other => panic!("{name}: {other}"),
    }
}

/// The tile with this word.
#[track_caller]
pub(crate) fn tile(name: &str) -> Tile {
    Tile::from_word(name).unwrap_or_else(|| panic!("{name} is no tile"))
}

/// The place of the large warehouse with this notation.
#[track_caller]
pub(crate) fn place(name: &str) -> Place {
    match parse(&format!("staff {name}")) {
        Action::Staff(place) => place,
        other => panic!("{name}: {other}"),
    }
}
