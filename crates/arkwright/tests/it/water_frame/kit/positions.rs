//! Positions put together piece by piece.

use arkwright::{
    Board, Company, EventMarker, Factory, Good, Harbour, MatKind, Phase, Place, Preparation,
    WaterFrame,
};

use super::{HARMLESS, Table, marker, seat};

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
        let marker = super::marker(name);
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
        let tile = super::tile(name);
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
        let tile = super::tile(name);
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
        let place = super::place(place);
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
