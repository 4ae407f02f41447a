//! Setting up Water Frame: options, what lies face down, draws, and the predetermined set-up (4.0, 4.1).

use table::{Illegal, Log, MAX_SEATS, Offers, Rng, Seat, Seed};

use super::components::{Special, WaterComponents};
use super::edition::WaterFrame;
use super::event::WaterEvent;
use super::event_marker::EventMarker;
use super::harbour::Parts;
use super::phase::{Occasion, WaterPhase};
use super::special_marker::{is_assigned, kind_of};
use super::tile::Tile;
use crate::action::{Action, Face};
use crate::board::{Board, Company};
use crate::event::Event;
use crate::game::{Arkwright, Preparation};
use crate::goods::Good;
use crate::marker::{Marker, Markers};
use crate::phase::Phase;
use crate::reason::{Reason, require};

/// How Water Frame is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WaterOptions {
    /// How the preparation round is played.
    pub preparation: Preparation,
    /// Whether the four patrons are in the game, as the rule book advises for first games (4.1.III).
    pub patrons: bool,
    /// Whether each decade has one more event (player's book 1.9).
    pub extra_events: bool,
    /// Whether the events of the predetermined set-up are shuffled (4.1.I).
    pub shuffled_events: bool,
}

/// What a game of Water Frame has more: its own numbers and options.
#[derive(Clone, Debug)]
pub struct More {
    pub(crate) components: WaterComponents,
    pub(crate) options: WaterOptions,
}

/// What lies face down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaterStock {
    start: Seat,
    /// The rows of the mat.
    rows: [[u8; 4]; 4],
    /// The tiles that come into the game, the first one first.
    tiles: Vec<Tile>,
    /// The economy markers by good and decade from 1770, as places in the data file.
    economy: [[u8; 5]; 4],
    /// The events in the order in which they are revealed.
    events: Vec<EventMarker>,
}

/// A space of the timetable on which an event lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct EventSpace {
    decade: u8,
    /// Whether it is the additional event of the variant.
    is_extra: bool,
}

impl EventSpace {
    /// Whether Bureaucracy may lie here (4.1.I).
    const fn may_be_bureaucracy(self) -> bool {
        !self.is_extra && self.decade <= 3
    }
}

/// Something that shuffles.
trait Shuffles {
    fn shuffle<T>(&mut self, list: &mut [T]);
}

impl Shuffles for Rng {
    fn shuffle<T>(&mut self, list: &mut [T]) {
        Rng::shuffle(self, list);
    }
}

/// A pile with a name of its own for each purpose, so that what is seen of one says nothing of another.
struct Piles<'a>(&'a Seed, &'static str);

impl Shuffles for Piles<'_> {
    fn shuffle<T>(&mut self, list: &mut [T]) {
        self.0.pile(self.1).shuffle(list);
    }
}

impl Arkwright<WaterFrame> {
    fn options(&self) -> &WaterOptions {
        &self.more.options
    }

    /// Spaces of the timetable with an event, in the order in which they are reached.
    fn event_spaces(&self) -> Vec<EventSpace> {
        let extra = self.options().extra_events;
        let mut spaces = Vec::new();
        for decade in 0..=5 {
            if extra && decade < 5 {
                spaces.push(EventSpace {
                    decade,
                    is_extra: true,
                });
            }
            if decade > 0 {
                spaces.push(EventSpace {
                    decade,
                    is_extra: false,
                });
            }
        }
        spaces
    }

    /// Events that can come: with two players some are out (4.1.I).
    fn events_in_play(&self) -> impl Iterator<Item = EventMarker> {
        let out = match self.players {
            2 => self.more.components.events.out_of_two.as_slice(),
            _ => &[],
        };
        let is_free = self.preparation == Preparation::Free;
        let fixed = self.more.components.events.fixed;
        EventMarker::ALL
            .into_iter()
            .filter(move |event| match is_free {
                true => !out.contains(event),
                false => *event == EventMarker::EndOfGame || fixed.contains(event),
            })
    }

    /// Fills the timetable's event spaces; those that were reached are as they were.
    fn lay_events(
        &self,
        seen: u16,
        others: &mut impl Shuffles,
        first_three: &mut impl Shuffles,
    ) -> Vec<EventMarker> {
        let spaces = self.event_spaces();
        let reached = seen.count_ones() as usize;
        let mut events = vec![EventMarker::EndOfGame; spaces.len()];
        let unseen = |event: &EventMarker| seen & (1 << *event as u16) == 0;
        if self.preparation == Preparation::Predetermined {
            let numbers = &self.more.components.events;
            let is_shuffled = |event: &EventMarker| {
                self.options().shuffled_events && numbers.shuffled.contains(event)
            };
            let mut starred: Vec<_> = numbers.fixed.into_iter().filter(is_shuffled).collect();
            starred.retain(unseen);
            others.shuffle(&mut starred);
            for (place, event) in numbers.fixed.into_iter().enumerate() {
                events[place] = match is_shuffled(&event) {
                    true if place >= reached => starred.pop().unwrap_or(event),
                    _ => event,
                };
            }
            return events;
        }
        let is_other = |event: &EventMarker| {
            !matches!(event, EventMarker::Bureaucracy | EventMarker::EndOfGame)
        };
        let mut pile: Vec<_> = self
            .events_in_play()
            .filter(is_other)
            .filter(unseen)
            .collect();
        others.shuffle(&mut pile);
        let mut places: Vec<usize> = (reached..spaces.len())
            .filter(|place| spaces[*place].may_be_bureaucracy())
            .collect();
        first_three.shuffle(&mut places);
        let bureaucracy = match unseen(&EventMarker::Bureaucracy) {
            true => places.first().copied(),
            false => None,
        };
        for (place, space) in spaces.iter().enumerate().skip(reached) {
            if Some(place) == bureaucracy {
                events[place] = EventMarker::Bureaucracy;
            } else if space.is_extra || space.decade < 5 {
                events[place] = pile.pop().unwrap_or(EventMarker::EndOfGame);
            }
        }
        events
    }

    /// Economy markers of a good that are in play, as places in the data file (4.1.I).
    fn economy_markers(&self) -> Vec<u8> {
        let numbers = &self.more.components;
        let some_out = self.players == 2 || self.preparation == Preparation::Predetermined;
        let in_play = |marker: &u8| {
            let (_, workers) = numbers.economy[usize::from(*marker)];
            !some_out || workers < numbers.economy_out
        };
        (0..numbers.economy.len() as u8).filter(in_play).collect()
    }

    /// How many grey markers of a shade there are of each kind.
    fn sets(&self) -> u8 {
        self.more.components.mat.sets[self.count_index()]
    }

    fn lay_rows(&self, light: &mut impl Shuffles, dark: &mut impl Shuffles) -> [[u8; 4]; 4] {
        let sizes = self.more.components.mat.rows[self.count_index()];
        let mut rows = [[0; 4]; 4];
        let mut lay = |first: usize, pile: &mut Vec<usize>| {
            for row in [first, first + 1] {
                for kind in pile.drain(..usize::from(sizes[row]).min(pile.len())) {
                    rows[row][kind] += 1;
                }
            }
        };
        let mut pile = [0, 1, 2, 3].repeat(usize::from(self.sets()));
        light.shuffle(&mut pile);
        lay(0, &mut pile);
        let mut pile = [0, 1, 2, 3].repeat(usize::from(self.sets()));
        dark.shuffle(&mut pile);
        lay(2, &mut pile);
        rows
    }

    /// How many tiles are drawn.
    fn tiles_drawn(&self) -> u8 {
        let drawn = self.more.components.tiles.drawn[self.count_index()];
        match self.options().patrons {
            true => drawn - 4,
            false => drawn,
        }
    }

    /// How many tiles are drawn in all.
    pub(crate) fn tiles_due(&self) -> u8 {
        self.tiles_drawn()
    }

    /// Whether an event can come in this game.
    pub(crate) fn is_event_in_play(&self, event: EventMarker) -> bool {
        self.events_in_play().any(|known| known == event)
    }

    /// The economy markers in play, one bit each.
    pub(crate) fn economy_mask(&self) -> u16 {
        let markers = self.economy_markers();
        markers.into_iter().fold(0, |all, marker| all | 1 << marker)
    }

    /// Tiles that lie open before any is drawn (4.1.III).
    fn open_tiles(&self) -> [u8; 20] {
        let mut tiles = [0; 20];
        tiles[Tile::Charisma.index()] = 1;
        tiles[Tile::Inventor.index()] = 1;
        if self.options().patrons {
            for good in Good::ALL {
                tiles[Tile::patron(good).index()] = 1;
            }
        }
        tiles
    }

    /// Whether one more tile of this kind may come into the game: there is one, and they stay fewer
    /// than the players.
    fn may_come(&self, open: &[u8; 20], tile: Tile) -> bool {
        let count = open[tile.index()] + 1;
        count <= self.more.components.tiles.count[tile.index()] && count < self.players
    }

    fn lay_tiles(&self, open: [u8; 20], left: u8, shuffles: &mut impl Shuffles) -> Vec<Tile> {
        let mut open = open;
        let mut pile = Vec::new();
        for tile in Tile::ALL {
            let count = self.more.components.tiles.count[tile.index()] - open[tile.index()];
            pile.extend((0..count).map(|_| tile));
        }
        shuffles.shuffle(&mut pile);
        let mut drawn = Vec::new();
        for tile in pile {
            if drawn.len() == usize::from(left) {
                break;
            }
            if self.may_come(&open, tile) {
                open[tile.index()] += 1;
                drawn.push(tile);
            }
        }
        drawn
    }

    /// The board before anything is drawn (4.1.I to III).
    pub(crate) fn opening_water_board(&self) -> Board<WaterFrame> {
        let count = self.count_index();
        let market = &self.components.job_market;
        let mut parts = Parts::default();
        let ships = match self.players {
            2 => usize::from(self.more.components.ships_of_two),
            _ => parts.ships.len(),
        };
        for (place, ship) in self.more.components.ships[..ships].iter().enumerate() {
            parts.ships[place] = ship.count;
        }
        parts.tiles = self.open_tiles();
        let mut board = Board {
            players: self.players,
            decade: 0,
            cycle: 0,
            start: Seat::new(0),
            asked: Seat::new(0),
            turn: 0,
            empty: market.fired[count] + market.boxed[count],
            fired: market.fired[count],
            importers: [0; 4],
            mat: [0; 7],
            display: [0; 3],
            companies: [Company::default(); MAX_SEATS],
            phase: Phase::DrawStartPlayer,
            parts,
        };
        for seat in Seat::all(self.players) {
            let company = board.company_mut(seat);
            company.markers = Markers::OWN;
            company.shares = self.components.shares.in_hand;
            company.space = self.components.shares.start_space;
        }
        board
    }

    /// Draws everything that is drawn in a game.
    pub(crate) fn shuffle_water(&self, seed: &Seed) -> WaterStock {
        let pile = |name| Piles(seed, name);
        let mut economy = [[0; 5]; 4];
        let names = ["food", "clothes", "cutlery", "lamps"].map(|good| match good {
            "food" => "economy markers food",
            "clothes" => "economy markers clothes",
            "cutlery" => "economy markers cutlery",
            _ => "economy markers lamps",
        });
        for (good, name) in names.into_iter().enumerate() {
            let mut markers = self.economy_markers();
            pile(name).shuffle(&mut markers);
            economy[good].copy_from_slice(&markers[..5]);
        }
        let events = self.lay_events(0, &mut pile("events"), &mut pile("first events"));
        let is_free = self.preparation == Preparation::Free;
        let start = match is_free {
            true => seed.pile("start player").below(u32::from(self.players)),
            false => 0,
        };
        let rows = self.lay_rows(&mut pile("light markers"), &mut pile("dark markers"));
        let tiles = self.lay_tiles(self.open_tiles(), self.tiles_drawn(), &mut pile("tiles"));
        WaterStock {
            start: Seat::new(start as u8),
            rows,
            tiles,
            economy,
            events,
        }
    }

    /// A stock that fits what was revealed so far.
    pub(crate) fn sample_water_stock(
        &self,
        board: &Board<WaterFrame>,
        rng: &mut Rng,
    ) -> WaterStock {
        let mut stock = WaterStock {
            start: board.start,
            rows: board.parts.rows,
            tiles: Vec::new(),
            economy: [[0; 5]; 4],
            events: Vec::new(),
        };
        let is_free = self.preparation == Preparation::Free;
        if board.phase == Phase::DrawStartPlayer && is_free {
            stock.start = Seat::new(rng.below(u32::from(self.players)) as u8);
        }
        let first_row = match board.phase {
            Phase::DrawStartPlayer => 0,
            Phase::Water(WaterPhase::DrawRow { row }) => usize::from(row),
            _ => 4,
        };
        if first_row < 4 {
            // The first row of a shade leaves the rest of its pile for the second one.
            let mut second = rng.clone();
            stock.rows = self.lay_rows(rng, &mut second);
            rng.below(2);
            for row in 0..first_row {
                stock.rows[row] = board.parts.rows[row];
            }
            if first_row % 2 == 1 {
                let row = first_row;
                let mut pile: Vec<usize> = (0..4)
                    .flat_map(|kind| {
                        let left = self.sets() - stock.rows[row - 1][kind];
                        (0..left).map(move |_| kind)
                    })
                    .collect();
                rng.shuffle(&mut pile);
                let size = usize::from(self.more.components.mat.rows[self.count_index()][row]);
                stock.rows[row] = [0; 4];
                for kind in &pile[..size.min(pile.len())] {
                    stock.rows[row][*kind] += 1;
                }
            }
        }
        let left = match board.phase {
            Phase::Water(WaterPhase::DrawTile { left }) => left,
            _ if board.decade == 0 && first_row < 4 => self.tiles_drawn(),
            _ => 0,
        };
        let drawn = usize::from(self.tiles_drawn() - left);
        stock.tiles = vec![Tile::Charisma; drawn];
        stock
            .tiles
            .extend(self.lay_tiles(board.parts.tiles, left, rng));
        for good in 0..4 {
            let seen = board.parts.economy[good];
            let mut unseen = self.economy_markers();
            unseen.retain(|marker| seen & (1 << marker) == 0);
            rng.shuffle(&mut unseen);
            for decade in seen.count_ones() as usize..5 {
                stock.economy[good][decade] = unseen.pop().unwrap_or(0);
            }
        }
        let mut second = rng.clone();
        second.below(7);
        stock.events = self.lay_events(board.parts.seen, rng, &mut second);
        stock
    }

    /// What is turned up next.
    pub(crate) fn draw_water(&self, board: &Board<WaterFrame>, stock: &WaterStock) -> Face {
        match board.phase {
            Phase::Water(WaterPhase::DrawRow { row }) => {
                Face::Row(row, stock.rows[usize::from(row)])
            }
            Phase::Water(WaterPhase::DrawTile { left }) => {
                let drawn = usize::from(self.tiles_drawn().saturating_sub(left));
                Face::Tile(stock.tiles.get(drawn).copied().unwrap_or(Tile::Charisma))
            }
            Phase::Water(WaterPhase::DrawEconomyMarker) => {
                let good = board.active().index();
                let decade = usize::from(board.decade).clamp(1, 5) - 1;
                let marker = usize::from(stock.economy[good][decade]);
                let (importer, workers) = self.more.components.economy[marker];
                Face::Economy(importer, workers)
            }
            Phase::Water(WaterPhase::DrawEvent { .. }) => {
                let reached = board.parts.seen.count_ones() as usize;
                Face::Event(
                    stock
                        .events
                        .get(reached)
                        .copied()
                        .unwrap_or(EventMarker::EndOfGame),
                )
            }
            _ => Face::StartPlayer(stock.start),
        }
    }

    /// Puts what was drawn on the board.
    pub(crate) fn turn_up_water(
        &self,
        board: &mut Board<WaterFrame>,
        face: Face,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        match (board.phase, face) {
            (Phase::DrawStartPlayer, Face::StartPlayer(seat)) => {
                let is_free = self.preparation == Preparation::Free;
                let fits = match is_free {
                    true => seat.index() < usize::from(self.players),
                    false => seat == Seat::new(0),
                };
                require(fits, Reason::WrongReveal)?;
                board.start = seat;
                log.tell(Event::StartPlayer { seat });
                if is_free {
                    board.phase = Phase::Water(WaterPhase::DrawRow { row: 0 });
                } else {
                    self.lay_out_water(board, log);
                }
                Ok(())
            }
            (Phase::Water(WaterPhase::DrawRow { row }), Face::Row(drawn, counts)) => {
                require(row == drawn, Reason::WrongReveal)?;
                self.check_row(board, usize::from(row), counts)?;
                board.parts.rows[usize::from(row)] = counts;
                log.tell(Event::Water(WaterEvent::RowLaid { row, counts }));
                board.phase = Phase::Water(match row {
                    3 => WaterPhase::DrawTile {
                        left: self.tiles_drawn(),
                    },
                    _ => WaterPhase::DrawRow { row: row + 1 },
                });
                if board.phase == Phase::Water(WaterPhase::DrawTile { left: 0 }) {
                    self.first_foundation(board);
                }
                Ok(())
            }
            (Phase::Water(WaterPhase::DrawTile { left }), Face::Tile(tile)) => {
                let comes = self.may_come(&board.parts.tiles, tile);
                require(comes, Reason::WrongReveal)?;
                board.parts.tiles[tile.index()] += 1;
                log.tell(Event::Water(WaterEvent::TileDrawn { tile }));
                match left {
                    1 => self.first_foundation(board),
                    _ => board.phase = Phase::Water(WaterPhase::DrawTile { left: left - 1 }),
                }
                Ok(())
            }
            (Phase::Water(WaterPhase::DrawEconomyMarker), Face::Economy(importer, workers)) => {
                let good = board.active().index();
                let seen = board.parts.economy[good];
                let marker = self.economy_markers().into_iter().find(|marker| {
                    seen & (1 << marker) == 0
                        && self.more.components.economy[usize::from(*marker)] == (importer, workers)
                });
                let marker = marker.ok_or_else(|| Reason::WrongReveal.illegal())?;
                board.parts.economy[good] |= 1 << marker;
                log.tell(Event::Water(WaterEvent::EconomyMarker {
                    importer,
                    workers,
                }));
                self.economy(board, importer, workers, log);
                Ok(())
            }
            (Phase::Water(WaterPhase::DrawEvent { .. }), Face::Event(event)) => {
                self.check_event(board, event)?;
                board.parts.seen |= 1 << event as u16;
                log.tell(Event::Water(WaterEvent::EventRevealed { event }));
                self.resolve_event(board, event, log);
                Ok(())
            }
            _ => Err(Reason::WrongReveal.illegal()),
        }
    }

    /// Whether a row can hold these markers: as many as it has spaces, and not more than there are.
    fn check_row(
        &self,
        board: &Board<WaterFrame>,
        row: usize,
        counts: [u8; 4],
    ) -> Result<(), Illegal> {
        let size = self.more.components.mat.rows[self.count_index()][row];
        let in_all: u16 = counts.iter().map(|count| u16::from(*count)).sum();
        require(in_all == u16::from(size), Reason::WrongReveal)?;
        let before = match row % 2 {
            1 => board.parts.rows[row - 1],
            _ => [0; 4],
        };
        let fits = |kind: usize| before[kind].saturating_add(counts[kind]) <= self.sets();
        require((0..4).all(fits), Reason::WrongReveal)
    }

    /// Whether an event can lie on the space that was reached (4.1.I).
    fn check_event(&self, board: &Board<WaterFrame>, event: EventMarker) -> Result<(), Illegal> {
        let spaces = self.event_spaces();
        let reached = board.parts.seen.count_ones() as usize;
        let space = spaces.get(reached);
        let space = space.ok_or_else(|| Reason::WrongReveal.illegal())?;
        let unseen = |event: EventMarker| board.parts.seen & (1 << event as u16) == 0;
        let is_last = !space.is_extra && space.decade == 5;
        let numbers = &self.more.components.events;
        let fits = if is_last {
            event == EventMarker::EndOfGame
        } else if self.preparation == Preparation::Predetermined {
            let due = numbers.fixed[reached.min(3)];
            let swaps = |event: EventMarker| {
                self.options().shuffled_events && numbers.shuffled.contains(&event)
            };
            match swaps(due) {
                true => swaps(event) && unseen(event),
                false => event == due,
            }
        } else {
            let is_bureaucracy = event == EventMarker::Bureaucracy;
            let last_chance =
                unseen(EventMarker::Bureaucracy) && space.may_be_bureaucracy() && space.decade == 3;
            event != EventMarker::EndOfGame
                && self.events_in_play().any(|known| known == event)
                && unseen(event)
                && (!is_bureaucracy || space.may_be_bureaucracy())
                && (!last_chance || is_bureaucracy)
        };
        require(fits, Reason::WrongReveal)
    }

    /// Lays out the predetermined set-up, and begins the first decade.
    fn lay_out_water(&self, board: &mut Board<WaterFrame>, log: &mut impl Log<Event>) {
        let given = &self.more.components.predetermined[self.count_index()];
        for (row, kinds) in (0..).zip(&given.mat) {
            let counts = &mut board.parts.rows[usize::from(row)];
            *counts = [0; 4];
            for kind in kinds {
                counts[kind.index()] += 1;
            }
            log.tell(Event::Water(WaterEvent::RowLaid {
                row,
                counts: *counts,
            }));
        }
        board.parts.tiles = [0; 20];
        for tile in &given.tiles {
            board.parts.tiles[tile.index()] += 1;
            log.tell(Event::Water(WaterEvent::TileDrawn { tile: *tile }));
        }
        for (seat, own) in Seat::all(self.players).zip(&given.seats) {
            for (good, price) in own.factories {
                self.open_factory(board, seat, good, log);
                self.set_price(board, seat, good, price, log);
            }
        }
        for (seat, own) in Seat::all(self.players).zip(&given.seats) {
            let sold = self.components.shares.in_hand - own.shares;
            self.sell_shares(board, seat, sold, log);
            match own.special {
                Special::Light(kind) => {
                    board.parts.rows[0][kind.index()] -= 1;
                    self.give_grey_marker(board, seat, Marker::light(kind_of(kind)), log);
                }
                Special::Ship(capacity) => self.give_ship(board, seat, capacity, 0, log),
            }
        }
        self.pay_for_factories(board, log);
        self.begin_decade(board, log);
    }

    /// Asks the next player to sell shares, in reverse order; after the last the factories are paid.
    pub(crate) fn next_share_sale(
        &self,
        board: &mut Board<WaterFrame>,
        step: u8,
        log: &mut impl Log<Event>,
    ) {
        if step < board.players {
            let seat = board.in_turn_order(board.players - 1 - step);
            board.ask(seat, Phase::Water(WaterPhase::ShareSale { step }));
            return;
        }
        self.pay_for_factories(board, log);
        if self.options().extra_events {
            board.phase = Phase::Water(WaterPhase::DrawEvent { second: false });
        } else {
            self.begin_decade(board, log);
        }
    }

    /// The fewest shares whose proceeds pay for both factories (4.1.V).
    pub(crate) fn least_shares_sold(&self, board: &Board<WaterFrame>) -> u8 {
        let company = board.own();
        let costs: u16 = Good::ALL
            .into_iter()
            .filter(|good| company.factory(*good).is_built())
            .map(|good| u16::from(self.tables.cost(good, 1)))
            .sum();
        let value = u16::from(self.share_value(board, board.asked)).max(1);
        costs.div_ceil(value).min(u16::from(company.shares)) as u8
    }

    pub(crate) fn offer_share_sale(
        &self,
        board: &Board<WaterFrame>,
        offers: &mut impl Offers<Action>,
    ) {
        for count in self.least_shares_sold(board)..=board.own().shares {
            offers.offer(Action::Sell(count));
        }
    }

    pub(crate) fn check_share_sale(
        &self,
        board: &Board<WaterFrame>,
        action: Action,
    ) -> Result<(), Illegal> {
        let Action::Sell(count) = action else {
            return Err(Reason::NotNow.illegal());
        };
        require(count <= board.own().shares, Reason::TooFewShares)?;
        let least = self.least_shares_sold(board);
        if count < least {
            return Err(Reason::TooFewForFactories.illegal().with("least", least));
        }
        Ok(())
    }

    /// Sells the shares; the special marker comes at once.
    pub(crate) fn sell_for_capital(
        &self,
        board: &mut Board<WaterFrame>,
        step: u8,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if let Action::Sell(count) = action {
            self.sell_shares(board, board.asked, count, log);
        }
        board.phase = Phase::Water(WaterPhase::SpecialMarker {
            occasion: Occasion::Preparation,
            step,
        });
    }

    /// Whether a tile goes with a factory; for those who write it down.
    pub fn is_assigned_to_factory(tile: Tile) -> bool {
        is_assigned(tile)
    }
}
