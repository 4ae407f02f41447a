//! Setting up the game: the common supply, the draws, and the predetermined set-up (4.0, 4.1).

use table::{Illegal, Log, MAX_SEATS, Message, Rng, Seat, Seed};

use crate::action::{Action, Face};
use crate::board::{Board, Company, Factory};
use crate::built_since::BuiltSince;
use crate::edition::Edition;
use crate::event::{Cost, Event, Income, Raised};
use crate::game::{Arkwright, Preparation};
use crate::goods::Good;
use crate::marker::{Kind, Marker, Markers, Shade};
use crate::phase::{Phase, PhaseRules};
use crate::reason::{Reason, require};

/// What is drawn at set-up and not yet on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stock {
    start: Seat,
    /// The shuffled light markers, the next one last.
    light: Vec<Marker>,
}

impl Stock {
    pub(crate) fn draw<E: Edition>(&mut self, board: &Board<E>) -> Face {
        match (board.phase, self.light.pop()) {
            (Phase::DrawLightMarker, Some(marker)) => Face::LightMarker(marker),
            (_, unused) => {
                self.light.extend(unused);
                Face::StartPlayer(self.start)
            }
        }
    }
}

/// The start player is about to be drawn (4.1.II).
#[derive(Clone, Copy)]
pub(crate) struct DrawStartPlayer;

/// Light markers are drawn for the timetable's stock exchange space (4.1.III).
#[derive(Clone, Copy)]
pub(crate) struct DrawLightMarker;

impl<E: Edition> PhaseRules<E> for DrawStartPlayer {
    fn section(&self, _: &Board<E>) -> &'static str {
        "4.1.II"
    }

    fn question(&self, _: &Board<E>) -> Message {
        Message::new("prompt-draw-start-player")
    }

    fn check(&self, _: &Arkwright<E>, _: &Board<E>, _: Action) -> Result<(), Illegal> {
        Err(Reason::RevealDue.illegal())
    }
}

impl<E: Edition> PhaseRules<E> for DrawLightMarker {
    fn section(&self, _: &Board<E>) -> &'static str {
        "4.1.III"
    }

    fn question(&self, _: &Board<E>) -> Message {
        Message::new("prompt-draw-light-marker")
    }

    fn check(&self, _: &Arkwright<E>, _: &Board<E>, _: Action) -> Result<(), Illegal> {
        Err(Reason::RevealDue.illegal())
    }
}

impl Arkwright {
    /// The board before anything is drawn (4.1.I to III).
    pub(crate) fn opening_board(&self) -> Board {
        let count = self.count_index();
        let market = &self.components.job_market;
        let grey = &self.components.grey;
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
            parts: BuiltSince::default(),
        };
        for (place, marker) in board.mat.iter_mut().zip(Marker::GREY) {
            *place = match marker.kind {
                Kind::StockExchange => grey.stock_exchange[count],
                _ => grey.sets[count],
            };
        }
        for seat in Seat::all(self.players) {
            let company = board.company_mut(seat);
            company.markers = Markers::OWN;
            company.shares = self.components.shares.in_hand;
            company.space = self.components.shares.start_space;
        }
        board
    }

    /// Draws the start player and shuffles the light markers.
    pub(crate) fn shuffle(&self, seed: &Seed) -> Stock {
        if self.preparation == Preparation::Predetermined {
            return Stock {
                start: Seat::new(0),
                light: Vec::new(),
            };
        }
        let start = seed.pile("start player").below(u32::from(self.players));
        let sets = usize::from(self.components.grey.sets[self.count_index()]);
        let mut light = Marker::DRAWN.repeat(sets);
        seed.pile("light markers").shuffle(&mut light);
        Stock {
            start: Seat::new(start as u8),
            light,
        }
    }

    /// A stock that fits the board: markers on the mat of a board that still draws are the pile.
    pub(crate) fn sample_stock(&self, board: &Board, rng: &mut Rng) -> Stock {
        let mut stock = Stock {
            start: board.start,
            light: Vec::new(),
        };
        if self.preparation == Preparation::Predetermined {
            return stock;
        }
        if board.phase == Phase::DrawStartPlayer {
            stock.start = Seat::new(rng.below(u32::from(self.players)) as u8);
        }
        if matches!(board.phase, Phase::DrawStartPlayer | Phase::DrawLightMarker) {
            for (marker, count) in Marker::DRAWN.iter().zip(board.mat) {
                stock.light.extend((0..count).map(|_| *marker));
            }
            for last in (1..stock.light.len()).rev() {
                stock.light.swap(last, rng.below(last as u32 + 1) as usize);
            }
        }
        stock
    }

    /// Puts what was drawn on the board.
    pub(crate) fn turn_up(
        &self,
        board: &mut Board,
        face: Face,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        match (board.phase, face) {
            (Phase::DrawStartPlayer, Face::StartPlayer(seat)) => {
                let predetermined = self.preparation == Preparation::Predetermined;
                let fits = if predetermined {
                    seat == Seat::new(0)
                } else {
                    seat.index() < usize::from(self.players)
                };
                require(fits, Reason::WrongReveal)?;
                board.start = seat;
                log.tell(Event::StartPlayer { seat });
                if predetermined {
                    self.lay_out(board, log);
                } else {
                    board.phase = Phase::DrawLightMarker;
                }
                Ok(())
            }
            (Phase::DrawLightMarker, Face::LightMarker(marker)) => {
                let place = Marker::DRAWN.iter().position(|drawn| *drawn == marker);
                let place = place.ok_or_else(|| Reason::WrongReveal.illegal())?;
                require(board.mat[place] > 0, Reason::WrongReveal)?;
                // The pile and the mat are one: what is not drawn ends up on the mat (4.1.III).
                board.mat[place] -= 1;
                board.display[place] += 1;
                log.tell(Event::MarkerDrawn { marker });
                if board.display.iter().sum::<u8>() == self.players {
                    self.first_foundation(board);
                }
                Ok(())
            }
            _ => Err(Reason::WrongReveal.illegal()),
        }
    }

    /// Lays out the predetermined set-up, and begins the first decade.
    fn lay_out(&self, board: &mut Board, log: &mut impl Log<Event>) {
        let seats = &self.components.predetermined[self.count_index()];
        for (seat, given) in Seat::all(self.players).zip(seats) {
            for (good, price) in given.factories {
                self.open_factory(board, seat, good, log);
                self.set_price(board, seat, good, price, log);
            }
        }
        for (seat, given) in Seat::all(self.players).zip(seats) {
            let capital = u16::from(self.components.shares.capital);
            self.receive(board, seat, capital, Income::StartUpCapital, log);
            let sold = self.components.shares.in_hand - given.shares;
            self.sell_shares(board, seat, sold, log);
            self.give_grey_marker(board, seat, given.marker, log);
            let place = given.marker.grey_index().map(|grey| &mut board.mat[grey]);
            if let Some(place) = place {
                *place -= 1;
            }
        }
        self.pay_for_factories(board, log);
        self.begin_decade(board, log);
    }
}

impl<E: Edition> Arkwright<E> {
    /// Opens a level I factory with its first two rows full (4.1.IV); nothing is paid yet.
    pub(crate) fn open_factory(
        &self,
        board: &mut Board<E>,
        seat: Seat,
        good: Good,
        log: &mut impl Log<Event>,
    ) {
        let pieces = self.tables.row_end(good, 1);
        // Never from the fired workers space: the job market always has enough here.
        board.empty += pieces;
        *board.company_mut(seat).factory_mut(good) = Factory {
            level: 1,
            pieces,
            ..Factory::default()
        };
        log.tell(Event::FactoryRaised {
            seat,
            good,
            level: 1,
            how: Raised::Founded,
        });
        log.tell(Event::WorkersHired {
            seat,
            good,
            from_market: pieces,
            from_fired: 0,
        });
    }

    /// Everybody pays the building costs of both factories (4.1.VI).
    pub(crate) fn pay_for_factories(&self, board: &mut Board<E>, log: &mut impl Log<Event>) {
        for seat in board.turn_order() {
            self.pay_for_own_factories(board, seat, log);
        }
    }

    /// A player pays the building costs of what he has founded (4.1.VI).
    pub(crate) fn pay_for_own_factories(
        &self,
        board: &mut Board<E>,
        seat: Seat,
        log: &mut impl Log<Event>,
    ) {
        let costs = Good::ALL
            .into_iter()
            .filter(|good| board.company(seat).factory(*good).is_built())
            .map(|good| u16::from(self.tables.cost(good, 1)))
            .sum();
        self.pay(board, seat, costs, Cost::FoundedFactories, log);
    }

    /// Gives a player a grey marker.
    pub(crate) fn give_grey_marker(
        &self,
        board: &mut Board<E>,
        seat: Seat,
        marker: Marker,
        log: &mut impl Log<Event>,
    ) {
        debug_assert_ne!(marker.shade, Shade::Own);
        board.company_mut(seat).markers.insert(marker);
        log.tell(Event::MarkerTaken { seat, marker });
    }

    /// Sells shares at their value, without an effect on the share space.
    pub(crate) fn sell_shares(
        &self,
        board: &mut Board<E>,
        seat: Seat,
        count: u8,
        log: &mut impl Log<Event>,
    ) {
        if count > 0 {
            let proceeds = u16::from(count) * u16::from(self.share_value(board, seat));
            board.company_mut(seat).shares -= count;
            log.tell(Event::SharesSold { seat, count });
            self.receive(board, seat, proceeds, Income::Shares { count }, log);
        }
    }
}
