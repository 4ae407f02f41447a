//! Special markers: development tiles, grey action markers and ships (4.1.V, II.3.2).

use table::{Illegal, Log, Offers, Seat, SoleOffer};

use super::edition::WaterFrame;
use super::event::WaterEvent;
use super::mat_kind::MatKind;
use super::pending::Pending;
use super::phase::{Occasion, WaterPhase};
use super::tile::Tile;
use crate::action::Action;
use crate::board::Board;
use crate::event::{Cost, Event};
use crate::game::Arkwright;
use crate::goods::Good;
use crate::marker::{Kind, Marker, Shade};
use crate::phase::Phase;
use crate::reason::{Reason, require};

/// The kinds of grey markers in the order of the mat.
pub(crate) const KINDS: [Kind; 4] = [
    Kind::Machinery,
    Kind::Quality,
    Kind::Distribution,
    Kind::Production,
];

/// The action marker of a kind on the mat.
pub(crate) const fn kind_of(kind: MatKind) -> Kind {
    KINDS[kind.index()]
}

/// The rows of the mat in which markers of a shade lie.
const fn rows_of(shade: Shade) -> &'static [usize] {
    match shade {
        Shade::Own => &[],
        Shade::Light => &[0, 1],
        Shade::Dark => &[2, 3],
    }
}

/// The foreman and the workshop work in one factory (player's book 1.8).
pub(crate) const fn is_assigned(tile: Tile) -> bool {
    matches!(tile, Tile::Foreman | Tile::Workshop)
}

impl Arkwright<WaterFrame> {
    /// The lowest row of the mat in which a grey marker lies, counted from 0.
    fn row_of(board: &Board<WaterFrame>, marker: Marker) -> Option<(usize, usize)> {
        let kind = KINDS.iter().position(|kind| *kind == marker.kind)?;
        let rows = rows_of(marker.shade).iter().copied();
        let row = rows
            .into_iter()
            .find(|row| board.parts.rows[*row][kind] > 0)?;
        Some((row, kind))
    }

    /// How far the rows of the mat are open to the asked player: by the level, and one further with
    /// the inventor (II.3.2.2).
    #[inline]
    fn open_rows(&self, board: &Board<WaterFrame>) -> u8 {
        self.level(board) + u8::from(board.own_harbour().has(Tile::Inventor))
    }

    /// Workers that a ship takes from the job market, if it may be taken (II.3.2.3).
    fn new_crew(&self, capacity: u8, replaced: u8) -> u8 {
        self.crew(capacity).saturating_sub(self.crew(replaced))
    }

    /// Whether Lobby lets the asked player leave it: "takes any special marker" leaves no choice where
    /// one can be taken, but the inventor need not be used (player's book 1.9).
    pub(crate) fn may_leave_lobby(&self, board: &Board<WaterFrame>) -> bool {
        let mut takes = SoleOffer::new();
        self.offer_from_rows(board, self.level(board), &mut takes);
        takes.is_empty()
    }

    /// Offers everything that can be taken.
    pub(crate) fn offer_special_markers(
        &self,
        board: &Board<WaterFrame>,
        offers: &mut impl Offers<Action>,
    ) {
        self.offer_from_rows(board, self.open_rows(board), offers);
    }

    /// Offers what can be taken if so many rows of the mat are open.
    fn offer_from_rows(
        &self,
        board: &Board<WaterFrame>,
        open: u8,
        offers: &mut impl Offers<Action>,
    ) {
        let harbour = board.own_harbour();
        let open = usize::from(open);
        for shade in [Shade::Light, Shade::Dark] {
            for (place, kind) in KINDS.into_iter().enumerate() {
                let marker = Marker { kind, shade };
                let rows = rows_of(shade).iter().take_while(|row| **row < open);
                let lies_there = rows
                    .into_iter()
                    .any(|row| board.parts.rows[*row][place] > 0);
                if lies_there && !board.own().markers.contains(marker) {
                    offers.offer(Action::Take(marker));
                }
            }
        }
        for (place, ship) in self.more.components.ships.iter().enumerate() {
            if board.parts.ships[place] == 0 || usize::from(ship.row) > open {
                continue;
            }
            if harbour.ships.contains(&0) {
                if ship.crew <= board.available_workers() {
                    offers.offer(Action::TakeShip(ship.capacity));
                }
                continue;
            }
            for (pier, replaced) in (1..).zip(harbour.ships) {
                if replaced < ship.capacity
                    && self.new_crew(ship.capacity, replaced) <= board.available_workers()
                {
                    offers.offer(Action::ReplaceShip(ship.capacity, pier));
                }
            }
        }
        for tile in Tile::ALL {
            if board.parts.tiles[tile.index()] == 0
                || harbour.has(tile)
                || (tile == Tile::Charisma && harbour.no_charisma)
            {
                continue;
            }
            if is_assigned(tile) {
                for good in Good::ALL {
                    offers.offer(Action::TakeTileFor(tile, good));
                }
            } else {
                offers.offer(Action::TakeTile(tile));
            }
        }
    }

    /// Offers what can be done in place of taking something (II.3.2).
    pub(crate) fn offer_instead(
        &self,
        board: &Board<WaterFrame>,
        offers: &mut impl Offers<Action>,
    ) {
        let harbour = board.own_harbour();
        for tile in [Tile::Foreman, Tile::Workshop] {
            if harbour.has(tile) {
                for good in Good::ALL {
                    if self.assigned(board, board.asked, tile) != Some(good) {
                        offers.offer(Action::Move(tile, good));
                    }
                }
            }
        }
        if harbour.has(Tile::Broker) {
            for count in 1..=self.more.components.tiles.half_price_shares {
                if self.check_half_price(board, count).is_ok() {
                    offers.offer(Action::HalfPrice(count));
                }
            }
        }
    }

    /// The factory of the foreman or of the workshop.
    pub(crate) fn assigned(
        &self,
        board: &Board<WaterFrame>,
        seat: Seat,
        tile: Tile,
    ) -> Option<Good> {
        match tile {
            Tile::Foreman => board.harbour(seat).foreman,
            Tile::Workshop => board.harbour(seat).workshop,
            _ => None,
        }
    }

    /// Whether this can be taken; `instead` if something may be done in its place.
    pub(crate) fn check_special_marker(
        &self,
        board: &Board<WaterFrame>,
        action: Action,
        instead: bool,
    ) -> Result<(), Illegal> {
        let harbour = board.own_harbour();
        match action {
            Action::Take(marker) => {
                let known = marker.shade != Shade::Own && KINDS.contains(&marker.kind);
                require(known, Reason::MarkerNeverThere)?;
                let row = Self::row_of(board, marker);
                let (row, _) = row.ok_or_else(|| Reason::MarkerNotThere.illegal())?;
                require(row < usize::from(self.open_rows(board)), Reason::RowNotOpen)?;
                require(!board.own().markers.contains(marker), Reason::MarkerTwice)
            }
            Action::TakeShip(capacity) => {
                self.check_ship(board, capacity)?;
                require(harbour.ships.contains(&0), Reason::NoFreePier)?;
                let crew = self.crew(capacity);
                require(crew <= board.available_workers(), Reason::NoCrew)
            }
            Action::ReplaceShip(capacity, pier) => {
                self.check_ship(board, capacity)?;
                require(!harbour.ships.contains(&0), Reason::PierIsFree)?;
                let pier = usize::from(pier).checked_sub(1).filter(|pier| *pier < 2);
                let replaced = pier.map_or(u8::MAX, |pier| harbour.ships[pier]);
                require(replaced < capacity, Reason::ShipNotLarger)?;
                let crew = self.new_crew(capacity, replaced);
                require(crew <= board.available_workers(), Reason::NoCrew)
            }
            Action::TakeTile(tile) | Action::TakeTileFor(tile, _) => {
                let is_for_one = matches!(action, Action::TakeTileFor(..));
                require(is_for_one || !is_assigned(tile), Reason::TileForFactory)?;
                require(!is_for_one || is_assigned(tile), Reason::TileForAll)?;
                require(!harbour.has(tile), Reason::TileTwice)?;
                require(board.parts.tiles[tile.index()] > 0, Reason::TileNotThere)?;
                let barred = tile == Tile::Charisma && harbour.no_charisma;
                require(!barred, Reason::CharismaBarred)
            }
            Action::Move(tile, good) if instead => {
                require(is_assigned(tile), Reason::TileNotAssigned)?;
                require(harbour.has(tile), Reason::TileNotOwned)?;
                let there = self.assigned(board, board.asked, tile) == Some(good);
                require(!there, Reason::AssignedThere)
            }
            Action::HalfPrice(count) if instead => {
                require(harbour.has(Tile::Broker), Reason::TileNotOwned)?;
                let checked = self.check_half_price(board, count);
                checked.map_err(|refusal| self.refuse_half_price(board, count, refusal))
            }
            _ => Err(Reason::NotNow.illegal()),
        }
    }

    fn check_ship(&self, board: &Board<WaterFrame>, capacity: u8) -> Result<(), Illegal> {
        let ship = self.ship(capacity);
        let (place, ship) = ship.ok_or_else(|| Reason::ShipNotThere.illegal())?;
        require(board.parts.ships[place] > 0, Reason::ShipNotThere)?;
        require(ship.row <= self.open_rows(board), Reason::ShipRowNotOpen)
    }

    /// Shares at half price come with the broker: one rounded up, two for one full price.
    pub(crate) fn check_half_price(
        &self,
        board: &Board<WaterFrame>,
        count: u8,
    ) -> Result<(), Illegal> {
        let company = board.own();
        let most = self.more.components.tiles.half_price_shares;
        require((1..=most).contains(&count), Reason::HalfPriceLimit)?;
        require(company.loans == 0, Reason::LoansFirst)?;
        let in_bank = self.components.shares.total - company.shares;
        require(count <= in_bank, Reason::BankTooFewShares)?;
        let cost = self.half_price(board, count);
        require(cost <= company.cash, Reason::TooLittleCashAtHalfPrice)
    }

    /// Adds to a refusal for want of cash how many shares it does for.
    fn refuse_half_price(&self, board: &Board<WaterFrame>, count: u8, refusal: Illegal) -> Illegal {
        if refusal.message.id != Reason::TooLittleCashAtHalfPrice.id() {
            return refusal;
        }
        let affordable = |count: &u8| self.half_price(board, *count) <= board.own().cash;
        let most = (1..count).take_while(affordable).last().unwrap_or(0);
        refusal.with("most", most)
    }

    pub(crate) fn half_price(&self, board: &Board<WaterFrame>, count: u8) -> u16 {
        let price = u16::from(self.buying_price(board, board.asked));
        (u16::from(count) * price).div_ceil(2)
    }

    /// Takes it; what has to be settled first is noted.
    pub(crate) fn take_special_marker(
        &self,
        board: &mut Board<WaterFrame>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        let level = self.level(board);
        match action {
            Action::Take(marker) => {
                let Some((row, kind)) = Self::row_of(board, marker) else {
                    return;
                };
                board.parts.rows[row][kind] -= 1;
                self.give_grey_marker(board, seat, marker, log);
                if row >= usize::from(level) {
                    self.inventor_used(board, seat, log);
                }
            }
            Action::TakeShip(capacity) => {
                let free = board.harbour(seat).ships.iter().position(|ship| *ship == 0);
                self.give_ship(board, seat, capacity, free.unwrap_or(0), log);
            }
            Action::ReplaceShip(capacity, pier) => {
                self.give_ship(board, seat, capacity, usize::from(pier) - 1, log);
            }
            Action::TakeTile(tile) => self.give_tile(board, seat, tile, None, log),
            Action::TakeTileFor(tile, good) => self.give_tile(board, seat, tile, Some(good), log),
            Action::Move(tile, good) => self.assign(board, seat, tile, good, log),
            Action::HalfPrice(count) => {
                let cost = self.half_price(board, count);
                self.return_tile(board, seat, Tile::Broker, log);
                self.pay(board, seat, cost, Cost::Shares { count }, log);
                board.company_mut(seat).shares += count;
                log.tell(Event::SharesBought { seat, count });
            }
            _ => {}
        }
    }

    /// Puts a ship at a pier, with its crew; one that lay there goes back to the mat.
    pub(crate) fn give_ship(
        &self,
        board: &mut Board<WaterFrame>,
        seat: Seat,
        capacity: u8,
        pier: usize,
        log: &mut impl Log<Event>,
    ) {
        let Some((place, ship)) = self.ship(capacity) else {
            return;
        };
        let replaced = board.harbour(seat).ships[pier];
        let crew = self.new_crew(capacity, replaced);
        board.parts.ships[place] -= 1;
        if let Some((place, _)) = self.ship(replaced) {
            board.parts.ships[place] += 1;
            log.tell(Event::Water(WaterEvent::ShipReturned {
                seat,
                capacity: replaced,
                crew: 0,
            }));
        }
        let (from_market, from_fired) = board.take_workers(crew);
        board.harbour_mut(seat).ships[pier] = capacity;
        log.tell(Event::Water(WaterEvent::ShipTaken {
            seat,
            capacity,
            from_market,
            from_fired,
        }));
        if ship.row > self.level(board) {
            self.inventor_used(board, seat, log);
        }
    }

    /// Gives a player a tile from the common supply.
    pub(crate) fn give_tile(
        &self,
        board: &mut Board<WaterFrame>,
        seat: Seat,
        tile: Tile,
        good: Option<Good>,
        log: &mut impl Log<Event>,
    ) {
        board.parts.tiles[tile.index()] -= 1;
        board.harbour_mut(seat).tiles.insert(tile);
        log.tell(Event::Water(WaterEvent::TileTaken { seat, tile }));
        if let Some(good) = good {
            self.assign(board, seat, tile, good, log);
        }
        match tile {
            Tile::Inventor => {
                let fee = self.more.components.tiles.inventor[0];
                self.pay(board, seat, u16::from(fee), Cost::Inventor, log);
            }
            Tile::Charisma => {
                for harbour in &mut board.parts.harbours {
                    harbour.no_charisma = false;
                }
            }
            _ => {}
        }
        if board.harbour(seat).tiles.len() > usize::from(self.more.components.tiles.most) {
            board.parts.pending = Some(Pending::ReturnTile(tile));
        }
    }

    /// Lets the foreman or the workshop work in a factory.
    fn assign(
        &self,
        board: &mut Board<WaterFrame>,
        seat: Seat,
        tile: Tile,
        good: Good,
        log: &mut impl Log<Event>,
    ) {
        let harbour = board.harbour_mut(seat);
        match tile {
            Tile::Foreman => harbour.foreman = Some(good),
            _ => harbour.workshop = Some(good),
        }
        log.tell(Event::Water(WaterEvent::TileAssigned { seat, tile, good }));
    }

    /// Asks the next player for a special marker outside of an action.
    pub(crate) fn next_special_marker(
        &self,
        board: &mut Board<WaterFrame>,
        occasion: Occasion,
        step: u8,
        log: &mut impl Log<Event>,
    ) {
        match occasion {
            Occasion::Preparation => self.next_share_sale(board, step, log),
            Occasion::Lobby if step < board.players => {
                let phase = WaterPhase::SpecialMarker { occasion, step };
                board.ask(board.in_turn_order(step), Phase::Water(phase));
            }
            Occasion::Lobby => self.after_event(board, log),
        }
    }
}
