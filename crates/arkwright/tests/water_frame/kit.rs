//! A table of Water Frame for tests: positions are set up by hand, choices and what is turned up
//! are written in notation.

#![allow(
    dead_code,
    reason = "the chapters share the kit, and some of it waits for its chapter"
)]

use arkwright::{
    Action, Arkwright, Because, Board, Company, Cost, Event, EventMarker, Face, Factory, Good,
    Harbour, Income, Marker, MatKind, Phase, Place, Preparation, Stage, Tile, WaterEvent,
    WaterFrame, WaterOptions, WaterPhase, WaterStage,
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

/// What lies on the table.
impl Table {
    /// The company of a seat, counted from 1.
    pub(crate) fn company(&self, number: u8) -> &Company {
        self.board.company(seat(number))
    }

    /// The harbour mat and tiles of a seat, counted from 1.
    pub(crate) fn harbour(&self, number: u8) -> &Harbour {
        self.board.harbour(seat(number))
    }

    /// The factory of a seat, counted from 1.
    pub(crate) fn factory(&self, number: u8, good: Good) -> &Factory {
        self.company(number).factory(good)
    }

    /// The cash of a seat, counted from 1.
    pub(crate) fn cash(&self, number: u8) -> u16 {
        self.company(number).cash
    }

    /// Whether a seat, counted from 1, owns a tile.
    #[track_caller]
    pub(crate) fn has(&self, number: u8, tile: &str) -> bool {
        self.harbour(number).has(self::tile(tile))
    }

    /// How many of a tile lie in the common supply.
    #[track_caller]
    pub(crate) fn supply(&self, tile: &str) -> u8 {
        self.board.parts.tiles[self::tile(tile).index()]
    }

    /// The pieces in each row of a factory.
    pub(crate) fn rows(&self, number: u8, good: Good) -> [u8; 4] {
        [0, 1, 2, 3].map(|row| {
            self.game
                .pieces_in_row(&self.board, seat(number), good, row)
        })
    }

    /// Workers on the job market and on the fired workers space.
    pub(crate) fn job_market(&self) -> (u8, u8) {
        (self.board.job_seekers(), self.board.fired)
    }

    /// Every sum that a seat has paid in the events kept, with its reason.
    pub(crate) fn paid(&self, number: u8) -> Vec<(u16, Cost)> {
        let paid = self.events.iter().filter_map(|event| match event {
            Event::Paid { seat, amount, why } if seat.number() == number => Some((*amount, *why)),
            _ => None,
        });
        paid.collect()
    }

    /// Every sum that a seat has paid in the events kept, in order.
    pub(crate) fn paid_by(&self, number: u8) -> Vec<u16> {
        self.paid(number)
            .into_iter()
            .map(|(amount, _)| amount)
            .collect()
    }

    /// Every sum that a seat has received in the events kept, with its reason.
    pub(crate) fn received(&self, number: u8) -> Vec<(u16, Income)> {
        let received = self.events.iter().filter_map(|event| match event {
            Event::Received { seat, amount, why } if seat.number() == number => {
                Some((*amount, *why))
            }
            _ => None,
        });
        received.collect()
    }

    /// How a seat's share value indicator has moved in the events kept, with the reason.
    pub(crate) fn moves(&self, number: u8) -> Vec<(i16, Because)> {
        let moves = self.events.iter().filter_map(|event| match event {
            Event::ShareMoved {
                seat,
                from,
                to,
                because,
            } if seat.number() == number => Some((i16::from(*to) - i16::from(*from), *because)),
            _ => None,
        });
        moves.collect()
    }

    /// How many goods a seat has sold in England in the events kept.
    pub(crate) fn sold(&self, number: u8) -> u8 {
        let counts = self.events.iter().filter_map(|event| match event {
            Event::Sold { seat, count, .. } if seat.number() == number => Some(*count),
            _ => None,
        });
        counts.sum()
    }

    /// What happened in Water Frame only, in the events kept.
    pub(crate) fn water_events(&self) -> Vec<WaterEvent> {
        let events = self.events.iter().filter_map(|event| match event {
            Event::Water(event) => Some(*event),
            _ => None,
        });
        events.collect()
    }

    /// The part of the action that is under way.
    #[track_caller]
    pub(crate) fn stage(&self) -> Stage {
        match self.board.phase {
            Phase::Action(hand) => hand.stage,
            phase => panic!("no action is under way: {phase:?}"),
        }
    }

    /// Whether a special marker may be taken as an additional action.
    pub(crate) fn takes_special_marker(&self) -> bool {
        matches!(self.board.phase, Phase::Action(hand)
            if hand.stage == Stage::Water(WaterStage::SpecialMarker))
    }

    /// Workers, tiles, ships and grey markers are neither lost nor made.
    #[track_caller]
    pub(crate) fn check_pieces(&self) {
        let (board, numbers) = (&self.board, self.game.water_components());
        let seats = || Seat::all(board.players);
        let employed: u32 = seats()
            .map(|seat| u32::from(self.game.workers_of(board, seat)))
            .sum();
        let boxed = if board.players == 2 { 8 } else { 0 };
        let idle = u32::from(board.job_seekers()) + u32::from(board.fired);
        let gone = u32::from(board.parts.gone);
        assert_eq!(idle + employed + gone + boxed, 80, "workers");
        for (place, tile) in Tile::ALL.into_iter().enumerate() {
            let owned = seats()
                .filter(|seat| board.harbour(*seat).has(tile))
                .count() as u8;
            let there = owned + board.parts.tiles[place];
            assert!(
                there <= numbers.tiles.count[place],
                "{} tiles {}",
                there,
                tile.word()
            );
        }
        for (place, ship) in numbers.ships.iter().enumerate() {
            let owned = seats().flat_map(|seat| board.harbour(seat).ships);
            let owned = owned.filter(|capacity| *capacity == ship.capacity).count() as u8;
            let is_used = board.players > 2 || place < usize::from(numbers.ships_of_two);
            let there = owned + board.parts.ships[place];
            assert_eq!(
                there,
                ship.count * u8::from(is_used),
                "ships of {}",
                ship.capacity
            );
        }
        let sets = numbers.mat.sets[usize::from(board.players) - 2];
        for kind in MatKind::ALL {
            for (shade, rows) in [("light", [0, 1]), ("dark", [2, 3])] {
                let marker = marker(&format!("{} {shade}", kind.word()));
                let owned = seats().filter(|seat| board.company(*seat).markers.contains(marker));
                let lying = rows.map(|row: usize| board.parts.rows[row][kind.index()]);
                let there = owned.count() as u8 + lying[0] + lying[1];
                assert!(there <= sets, "{there} markers {marker}");
            }
        }
    }
}

/// Positions put together piece by piece, with all pieces accounted for.
impl Table {
    /// Changes the position by hand.
    pub(crate) fn set(mut self, change: impl FnOnce(&mut Board<WaterFrame>)) -> Table {
        change(&mut self.board);
        self
    }

    /// The same position in another decade; events of the earlier ones count as seen.
    pub(crate) fn in_year(mut self, year: u16) -> Table {
        self.board.decade = ((year - 1760) / 10) as u8;
        self.board.parts.seen = 0;
        let fixed = self.game.water_components().events.fixed;
        let earlier = match self.game.water_options().preparation {
            Preparation::Predetermined => fixed.to_vec(),
            Preparation::Free => HARMLESS.to_vec(),
        };
        for event in earlier.iter().take(usize::from(self.board.decade) - 1) {
            self.board.parts.seen |= 1 << *event as u16;
        }
        self
    }

    /// The same position in the cycle of another good.
    pub(crate) fn in_cycle(mut self, good: Good) -> Table {
        self.board.cycle = good.index() as u8;
        self
    }

    /// The first action of a cycle, with this seat as the start player.
    pub(crate) fn started_by(mut self, number: u8) -> Table {
        self.board.start = seat(number);
        self.board.asked = seat(number);
        self.board.phase = Phase::Administration { step: 0 };
        self
    }

    /// The last action of a cycle, by the seat before the start player.
    pub(crate) fn at_last_action(mut self) -> Table {
        let step = self.board.players - 1;
        self.board.asked = self.board.start.clockwise(step, self.board.players);
        self.board.phase = Phase::Administration { step };
        self
    }

    /// An event that lasts through this decade.
    #[track_caller]
    pub(crate) fn lasting(mut self, name: &str) -> Table {
        let event = EventMarker::from_word(name).expect("the word of an event");
        self.board.parts.lasting |= 1 << event as u16;
        self
    }

    /// A factory with workers from the job market in its rows, in place of any before it.
    #[track_caller]
    pub(crate) fn with_factory(
        self,
        number: u8,
        good: Good,
        level: u8,
        pieces: u8,
        price: u8,
    ) -> Table {
        let factory = Factory {
            level,
            pieces,
            price,
            ..Factory::default()
        };
        self.with(number, good, |old| *old = factory)
    }

    /// No factory of this good; its workers are back on the job market.
    #[track_caller]
    pub(crate) fn without_factory(self, number: u8, good: Good) -> Table {
        self.with(number, good, |factory| *factory = Factory::default())
    }

    /// No factory at all on the table.
    #[track_caller]
    pub(crate) fn without_factories(mut self) -> Table {
        for number in 1..=self.board.players {
            for good in Good::ALL {
                self = self.without_factory(number, good);
            }
        }
        self
    }

    /// A change to a factory; the job market gives or takes back the workers.
    #[track_caller]
    pub(crate) fn with(
        mut self,
        number: u8,
        good: Good,
        change: impl FnOnce(&mut Factory),
    ) -> Table {
        let factory = &mut self.board.companies[seat(number).index()].factories[good.index()];
        self.board.empty -= factory.workers();
        change(factory);
        self.board.empty += factory.workers();
        self.check_pieces();
        self
    }

    /// A change to a company's cash, shares, loans or store.
    pub(crate) fn with_company(mut self, number: u8, change: impl FnOnce(&mut Company)) -> Table {
        change(&mut self.board.companies[seat(number).index()]);
        self
    }

    /// So much cash for a seat.
    pub(crate) fn with_cash(self, number: u8, cash: u16) -> Table {
        self.with_company(number, |company| company.cash = cash)
    }

    /// These goods in a seat's warehouses, which must have the room: food, clothes, cutlery, lamps.
    #[track_caller]
    pub(crate) fn with_stored(mut self, number: u8, goods: [u8; 4]) -> Table {
        let room = self.game.room(&self.board, seat(number));
        assert!(room.fits(&goods), "{goods:?} in {room:?}");
        self.board.companies[seat(number).index()].stored = goods;
        self
    }

    /// A grey marker more for a seat, from its lowest row of the mat, or else from the box.
    #[track_caller]
    pub(crate) fn with_marker(mut self, number: u8, name: &str) -> Table {
        let marker = self::marker(name);
        let markers = &mut self.board.companies[seat(number).index()].markers;
        assert!(!markers.contains(marker), "seat {number} has {name}");
        markers.insert(marker);
        let kind = MatKind::from_word(marker.kind.word()).expect("a grey kind");
        let rows = if name.ends_with("light") {
            [0, 1]
        } else {
            [2, 3]
        };
        let row = rows
            .into_iter()
            .find(|row| self.board.parts.rows[*row][kind.index()] > 0);
        if let Some(row) = row {
            self.board.parts.rows[row][kind.index()] -= 1;
        }
        self.check_pieces();
        self
    }

    /// A marker on the space of the administration table with this cost.
    #[track_caller]
    pub(crate) fn with_placed(self, number: u8, name: &str, cost: u8) -> Table {
        let space = self.game.components().administration.spaces;
        let space = space.iter().position(|space| *space == cost);
        self.with_company(number, |company| {
            let space = &mut company.administration[space.expect("the cost of a space")];
            assert_eq!(*space, None);
            *space = Some(marker(name));
        })
    }

    /// A tile more for a seat, from the common supply, or else from the box.
    #[track_caller]
    pub(crate) fn with_tile(mut self, number: u8, name: &str) -> Table {
        let tile = self::tile(name);
        let harbour = &mut self.board.parts.harbours[seat(number).index()];
        assert!(!harbour.has(tile), "seat {number} has {name}");
        harbour.tiles.insert(tile);
        let supply = &mut self.board.parts.tiles[tile.index()];
        *supply = supply.saturating_sub(1);
        self.check_pieces();
        self
    }

    /// The foreman or the workshop for a seat, assigned to a factory.
    #[track_caller]
    pub(crate) fn with_tile_for(self, number: u8, name: &str, good: Good) -> Table {
        self.with_tile(number, name)
            .with_harbour(number, |harbour| match name {
                "foreman" => harbour.foreman = Some(good),
                "workshop" => harbour.workshop = Some(good),
                _ => panic!("{name} is not assigned"),
            })
    }

    /// A tile in the common supply, from the box if it is not there.
    #[track_caller]
    pub(crate) fn with_supply(mut self, name: &str) -> Table {
        let tile = self::tile(name);
        let supply = &mut self.board.parts.tiles[tile.index()];
        *supply = (*supply).max(1);
        self.check_pieces();
        self
    }

    /// A ship from the mat at a seat's next free pier, with its crew from the job market.
    #[track_caller]
    pub(crate) fn with_ship(mut self, number: u8, capacity: u8) -> Table {
        let ships = self.game.water_components().ships;
        let place = ships.iter().position(|ship| ship.capacity == capacity);
        let place = place.expect("a capacity of a ship");
        let harbour = &mut self.board.parts.harbours[seat(number).index()];
        let pier = harbour.ships.iter().position(|ship| *ship == 0);
        harbour.ships[pier.expect("a free pier")] = capacity;
        self.board.parts.ships[place] -= 1;
        self.board.empty += ships[place].crew;
        self.check_pieces();
        self
    }

    /// No ship for a seat; the crews are back on the job market.
    #[track_caller]
    pub(crate) fn without_ships(mut self, number: u8) -> Table {
        let ships = self.game.water_components().ships;
        let harbour = &mut self.board.parts.harbours[seat(number).index()];
        for owned in std::mem::take(&mut harbour.ships) {
            if let Some(place) = ships.iter().position(|ship| ship.capacity == owned) {
                self.board.parts.ships[place] += 1;
                self.board.empty -= ships[place].crew;
            }
        }
        self.check_pieces();
        self
    }

    /// A contract of a seat on this space.
    pub(crate) fn with_contract(self, number: u8, good: Good, space: u8) -> Table {
        self.with_harbour(number, |harbour| harbour.contracts[good.index()] = space)
    }

    /// A worker from the job market at a free place of a seat's large warehouse: `column food`, or
    /// `line`.
    #[track_caller]
    pub(crate) fn with_warehouse_worker(mut self, number: u8, place: &str) -> Table {
        let place = self::place(place);
        assert!(self.harbour(number).is_free(place), "{place} is taken");
        self.board.empty += 1;
        let table = self.with_harbour(number, |harbour| match place {
            Place::Column(good) => harbour.columns.insert(good),
            Place::Line => harbour.lines += 1,
        });
        table.check_pieces();
        table
    }

    /// A change to a seat's harbour mat that moves no worker, ship or tile.
    pub(crate) fn with_harbour(mut self, number: u8, change: impl FnOnce(&mut Harbour)) -> Table {
        change(&mut self.board.parts.harbours[seat(number).index()]);
        self
    }

    /// Workers moved from the job market to the fired workers space, until so many are left there.
    #[track_caller]
    pub(crate) fn with_job_seekers(mut self, count: u8) -> Table {
        let moved = self.board.job_seekers() - count;
        self.board.empty += moved;
        self.board.fired += moved;
        self
    }

    /// Workers of the job market and the fired space out of the game, so that so many are left on
    /// each.
    #[track_caller]
    pub(crate) fn with_workers_left(mut self, job_seekers: u8, fired: u8) -> Table {
        let all = self.board.available_workers();
        self.board.parts.gone += all - job_seekers - fired;
        self.board.empty = 80 - job_seekers;
        self.board.fired = fired;
        self.check_pieces();
        self
    }
}

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
