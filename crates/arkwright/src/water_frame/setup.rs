//! Setting up Water Frame: options, what lies face down, draws, and the predetermined set-up (4.0, 4.1).

use table::{MAX_SEATS, Rng, Seat, Seed};

use super::components::WaterComponents;
use super::edition::WaterFrame;
use super::event_marker::EventMarker;
use super::harbour::Parts;
use super::phase::WaterPhase;
use super::tile::Tile;
use crate::action::Face;
use crate::board::{Board, Company};
use crate::game::{Arkwright, Preparation};
use crate::goods::Good;
use crate::marker::Markers;
use crate::phase::Phase;

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
pub(crate) struct EventSpace {
    pub(crate) decade: u8,
    /// Whether it is the additional event of the variant.
    pub(crate) is_extra: bool,
}

impl EventSpace {
    /// Whether Bureaucracy may lie here (4.1.I).
    pub(crate) const fn may_be_bureaucracy(self) -> bool {
        !self.is_extra && self.decade <= 3
    }
}

/// The piles of economy markers, by good.
const ECONOMY_PILES: [&str; 4] = [
    "economy markers food",
    "economy markers clothes",
    "economy markers cutlery",
    "economy markers lamps",
];

/// Something that shuffles piles by their names.
trait Shuffles {
    fn shuffle<T>(&mut self, pile: &str, list: &mut [T]);
}

/// For a bot that imagines what lies face down all piles are one.
impl Shuffles for Rng {
    fn shuffle<T>(&mut self, _: &str, list: &mut [T]) {
        Rng::shuffle(self, list);
    }
}

/// Each pile of a seed is shuffled apart, so that what is seen of one says nothing of another.
struct Dealt<'a>(&'a Seed);

impl Shuffles for Dealt<'_> {
    fn shuffle<T>(&mut self, pile: &str, list: &mut [T]) {
        self.0.pile(pile).shuffle(list);
    }
}

impl Arkwright<WaterFrame> {
    pub(crate) fn options(&self) -> &WaterOptions {
        &self.more.options
    }

    /// Spaces of the timetable with an event, in the order in which they are reached.
    pub(crate) fn event_spaces(&self) -> Vec<EventSpace> {
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
    pub fn events_in_play(&self) -> impl Iterator<Item = EventMarker> {
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
    fn lay_events(&self, seen: u16, shuffles: &mut impl Shuffles) -> Vec<EventMarker> {
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
            shuffles.shuffle("events", &mut starred);
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
        shuffles.shuffle("events", &mut pile);
        let mut places: Vec<usize> = (reached..spaces.len())
            .filter(|place| spaces[*place].may_be_bureaucracy())
            .collect();
        shuffles.shuffle("first events", &mut places);
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
    pub fn economy_markers(&self) -> Vec<u8> {
        let numbers = &self.more.components;
        let some_out = self.players == 2 || self.preparation == Preparation::Predetermined;
        let in_play = |marker: &u8| {
            let (_, workers) = numbers.economy[usize::from(*marker)];
            !some_out || workers < numbers.economy_out
        };
        (0..numbers.economy.len() as u8).filter(in_play).collect()
    }

    /// How many grey markers of a shade there are of each kind.
    pub(crate) fn sets(&self) -> u8 {
        self.more.components.mat.sets[self.count_index()]
    }

    /// Fills the rows of the mat: light markers in the first two, dark ones in the others.
    fn lay_rows(&self, shuffles: &mut impl Shuffles) -> [[u8; 4]; 4] {
        let sizes = self.more.components.mat.rows[self.count_index()];
        let mut rows = [[0; 4]; 4];
        for (first, name) in [(0, "light markers"), (2, "dark markers")] {
            let mut pile = [0, 1, 2, 3].repeat(usize::from(self.sets()));
            shuffles.shuffle(name, &mut pile);
            for row in [first, first + 1] {
                for kind in pile.drain(..usize::from(sizes[row]).min(pile.len())) {
                    rows[row][kind] += 1;
                }
            }
        }
        rows
    }

    /// How many tiles are drawn.
    pub(crate) fn tiles_drawn(&self) -> u8 {
        let drawn = self.more.components.tiles.drawn[self.count_index()];
        match self.options().patrons {
            true => drawn - 4,
            false => drawn,
        }
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
    pub(crate) fn may_come(&self, open: &[u8; 20], tile: Tile) -> bool {
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
        shuffles.shuffle("tiles", &mut pile);
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
        let mut dealt = Dealt(seed);
        let mut economy = [[0; 5]; 4];
        for (markers, name) in economy.iter_mut().zip(ECONOMY_PILES) {
            let mut pile_of_good = self.economy_markers();
            dealt.shuffle(name, &mut pile_of_good);
            for (marker, drawn) in markers.iter_mut().zip(pile_of_good) {
                *marker = drawn;
            }
        }
        let events = self.lay_events(0, &mut dealt);
        let is_free = self.preparation == Preparation::Free;
        let start = match is_free {
            true => seed.pile("start player").below(u32::from(self.players)),
            false => 0,
        };
        let rows = self.lay_rows(&mut dealt);
        let tiles = self.lay_tiles(self.open_tiles(), self.tiles_drawn(), &mut dealt);
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
            stock.rows = self.lay_rows(rng);
            stock.rows[..first_row].copy_from_slice(&board.parts.rows[..first_row]);
            // The first row of a shade leaves the rest of its pile for the second one.
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
        stock.events = self.lay_events(board.parts.seen, rng);
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
}
