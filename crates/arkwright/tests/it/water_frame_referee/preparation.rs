//! Set-up, what is turned up, and the preparation round of 1760 (4.1).

use std::collections::BTreeMap;

use crate::water_frame_referee::agenda::{Action, Deals, Due, Question, Sale, Step, Task, Venue};
use crate::water_frame_referee::numbers::{
    COST, DRAWN_TILES, LAST_DECADE, LOWEST_PRICE, MARKER_SETS, MAT_SPACES, ROW_SPACES,
    SET_UP_BOXED, SET_UP_FIRED, SHIPS, START_SHARES, START_SPACE, TILE_COUNT, predetermined,
    predetermined_mat, predetermined_tiles,
};
use crate::water_frame_referee::referee::{Options, Referee};
use crate::water_frame_referee::table::{Company, Factory, Table};
use crate::water_frame_referee::words::{Choice, EVENTS, Kind, Marker, TILES, event, tile};

impl Referee {
    /// Sets up a game for two to four players.
    pub(crate) fn new(players: usize, options: Options) -> Referee {
        let count = players - 2;
        let company = Company {
            shares: START_SHARES,
            space: START_SPACE,
            ..Company::default()
        };
        let mut ships = SHIPS;
        if players == 2 {
            ships[1..].fill(0);
        }
        let table = Table {
            decade: 1760,
            cycle: 0,
            start: 0,
            empty: SET_UP_FIRED[count] + SET_UP_BOXED[count],
            fired: SET_UP_FIRED[count],
            boxed: SET_UP_BOXED[count],
            importers: [0; 4],
            mat: [[0; 4]; 4],
            ships,
            tiles: [0; 20],
            bureaucracy: false,
            navigation: false,
            opium: false,
            strike: false,
            companies: vec![company; players],
        };
        let mut referee = Referee::at(table, options);
        match options.predetermined {
            true => referee.set_up_predetermined(),
            false => referee.set_up_free(),
        }
        referee.advance();
        referee
    }

    /// A referee at a table with an empty agenda.
    pub(crate) fn at(table: Table, options: Options) -> Referee {
        Referee {
            options,
            players: table.companies.len(),
            table,
            agenda: Vec::new(),
            offered: BTreeMap::new(),
            action: Action::new(Marker::Own(Kind::Factory), 0),
            deals: Deals::default(),
            sale: Sale::default(),
            smashed: [[false; 4]; 4],
            events: Vec::new(),
            economy: Default::default(),
            met: BTreeMap::new(),
        }
    }

    fn set_up_free(&mut self) {
        self.table.tiles[tile::CHARISMA] = 1;
        self.table.tiles[tile::INVENTOR] = 1;
        let mut drawn = DRAWN_TILES[self.players - 2];
        if self.options.patrons {
            self.table.tiles[tile::PATRON..tile::PATRON + 4].fill(1);
            drawn -= 4;
        }
        let mut tasks = vec![Task::Reveal(Due::Start)];
        tasks.extend((1..=4).map(|row| Task::Reveal(Due::Row(row))));
        tasks.extend((0..drawn).map(|_| Task::Reveal(Due::Tile)));
        self.plan(tasks);
    }

    fn set_up_predetermined(&mut self) {
        self.table.mat = predetermined_mat(self.players);
        self.table.tiles = predetermined_tiles(self.players);
        for (seat, set) in predetermined(self.players).iter().enumerate() {
            for (good, price) in set.factories {
                self.open(seat, good, 1, 2);
                self.factory_mut(seat, good).price = price;
            }
            let company = &mut self.table.companies[seat];
            company.shares = set.shares;
            company.cash = set.cash;
            match set.marker {
                Some(kind) => {
                    company.grey[kind.grey()][0] = true;
                    self.table.mat[0][kind.grey()] -= 1;
                }
                None => {
                    company.ships[0] = 2;
                    self.table.ships[0] -= 1;
                }
            }
        }
        self.plan(vec![Task::Reveal(Due::Start)]);
    }

    /// Turns up what is due; a text that cannot come now is refused.
    pub(crate) fn reveal(&mut self, text: &str) -> Result<(), String> {
        let due = self.due().ok_or("nothing is due")?;
        let words: Vec<&str> = text.split(' ').collect();
        let numbers: Option<Vec<u8>> = words[1..].iter().map(|word| word.parse().ok()).collect();
        let refused = || Err(format!("'{text}' cannot come as {due}"));
        match (due, words[0], numbers.as_deref()) {
            (Due::Start, "start", Some([seat])) => {
                let last = match self.options.predetermined {
                    true => 1,
                    false => self.players as u8,
                };
                if !(1..=last).contains(seat) {
                    return refused();
                }
                self.agenda.pop();
                self.table.start = *seat;
                if self.options.predetermined {
                    self.begin();
                }
            }
            (Due::Row(row), "row", Some([number, markers @ ..])) if usize::from(*number) == row => {
                let Ok(markers) = <[u8; 4]>::try_from(markers) else {
                    return refused();
                };
                if !self.is_row(row - 1, markers) {
                    return refused();
                }
                self.agenda.pop();
                self.table.mat[row - 1] = markers;
            }
            (Due::Tile, "tile", _) => {
                let which = TILES.iter().position(|tile| words[1..] == [*tile]);
                let Some(which) = which.filter(|which| self.is_tile(*which)) else {
                    return refused();
                };
                self.agenda.pop();
                self.table.tiles[which] += 1;
                if self.agenda.is_empty() {
                    self.plan_foundation();
                }
            }
            (Due::Economy, "economy", Some([importer, workers])) => {
                let good = self.active();
                let marker = (*importer, *workers);
                let most = 3 - u8::from(self.players == 2 || self.options.predetermined);
                let is_there = *importer <= 2 && (1..=most).contains(workers);
                if !is_there || self.economy[good].contains(&marker) {
                    return refused();
                }
                self.agenda.pop();
                self.economy[good].push(marker);
                self.table.importers[good] += importer;
                self.return_workers(*workers);
            }
            (Due::Event, "event", _) => {
                let which = EVENTS.iter().position(|event| words[1..] == [*event]);
                let Some(which) = which.filter(|which| self.can_happen(*which)) else {
                    return refused();
                };
                self.agenda.pop();
                self.events.push(which);
                self.happen(which);
            }
            _ => return refused(),
        }
        self.advance();
        Ok(())
    }

    /// Whether these markers can lie in a row of the mat, counted from 0.
    fn is_row(&self, row: usize, markers: [u8; 4]) -> bool {
        let sets = MARKER_SETS[self.players - 2];
        // The other row of the same shade is empty or lies already.
        let other = self.table.mat[row ^ 1];
        let is_in_box =
            (0..4).all(|kind| u16::from(markers[kind]) + u16::from(other[kind]) <= sets.into());
        let sum: u16 = markers.iter().map(|count| u16::from(*count)).sum();
        is_in_box && sum == u16::from(MAT_SPACES[self.players - 2][row])
    }

    /// Whether a drawn tile stays in the game.
    pub(crate) fn is_tile(&self, which: usize) -> bool {
        let with_it = self.table.tiles[which] + 1;
        with_it <= TILE_COUNT[which] && usize::from(with_it) < self.players
    }

    /// Whether an event can be the next.
    fn can_happen(&self, which: usize) -> bool {
        if self.table.decade == LAST_DECADE {
            return which == event::END_OF_GAME;
        }
        let decades = [1770, 1780, 1790, 1800];
        let place = decades
            .iter()
            .position(|decade| *decade == self.table.decade);
        let is_last_chance = self.table.decade == 1790
            && !self.events.contains(&event::BUREAUCRACY)
            && !matches!(
                self.agenda.iter().rev().nth(1),
                Some(Task::Reveal(Due::Event))
            );
        if self.options.predetermined && !self.options.extra_events {
            let Some(place) = place else {
                return false;
            };
            let fixed = event::PREDETERMINED[place];
            let is_starred = |which| which != event::BUREAUCRACY;
            return match self.options.events_shuffled && is_starred(fixed) {
                true => {
                    event::PREDETERMINED.contains(&which)
                        && is_starred(which)
                        && self.is_open_event(which)
                }
                false => which == fixed,
            };
        }
        let is_early = place.is_some_and(|place| place < 3);
        self.is_open_event(which)
            && (which != event::BUREAUCRACY || is_early)
            && (which == event::BUREAUCRACY || !is_last_chance)
    }

    fn plan_foundation(&mut self) {
        let forward = self.order();
        let back: Vec<usize> = forward.iter().rev().copied().collect();
        let both = forward.iter().chain(&back);
        let mut tasks: Vec<Task> = both.map(|seat| Task::Ask(Question::Found(*seat))).collect();
        for seat in back {
            tasks.push(Task::Ask(Question::StartCapital(seat)));
            tasks.push(Task::Ask(Question::Special(seat, Venue::Preparation)));
        }
        tasks.push(Task::Do(Step::PayFactories));
        self.plan(tasks);
    }

    /// A new factory with so many rows full of workers; its price is not set.
    pub(crate) fn open(&mut self, seat: usize, good: usize, level: u8, rows: usize) {
        let mut factory = Factory {
            level,
            ..Factory::default()
        };
        factory.pieces[..rows].copy_from_slice(&ROW_SPACES[good][..rows]);
        self.take_workers(factory.workers());
        self.table.companies[seat].factories[good] = Some(factory);
    }

    /// A player's factory of a good.
    pub(crate) fn factory(&self, seat: usize, good: usize) -> Option<&Factory> {
        self.table.companies[seat].factories[good].as_ref()
    }

    /// A player's factory of a good, which has to be there.
    pub(crate) fn factory_mut(&mut self, seat: usize, good: usize) -> &mut Factory {
        let factory = &mut self.table.companies[seat].factories[good];
        factory.as_mut().expect("a factory")
    }

    pub(crate) fn can_found(&self, seat: usize) -> Vec<Choice> {
        let goods = (0..4).filter(|good| self.factory(seat, *good).is_none());
        goods.map(Choice::Found).collect()
    }

    pub(crate) fn found(&mut self, seat: usize, choice: Choice) {
        let Choice::Found(good) = choice else {
            panic!("{choice}");
        };
        self.open(seat, good, 1, 2);
        self.ask(Question::FirstPrice(seat, good));
    }

    pub(crate) fn first_prices(&self, seat: usize, good: usize) -> Vec<Choice> {
        let company = &self.table.companies[seat];
        let worth = self
            .factory(seat, good)
            .map_or(0, |factory| factory.worth(good));
        let highest = worth.min(company.highest_price(good));
        let prices = LOWEST_PRICE..=highest;
        prices.map(|price| Choice::Price(good, price)).collect()
    }

    /// Sets the price of a factory that was just founded, or built in a factory action.
    pub(crate) fn set_first_price(&mut self, seat: usize, good: usize, choice: Choice) {
        let Choice::Price(_, price) = choice else {
            panic!("{choice}");
        };
        self.factory_mut(seat, good).price = price;
        if self.table.decade > 1760 {
            self.ask(Question::Main(seat));
        }
    }

    /// What the two factories of 1760 cost.
    fn founding_costs(&self, seat: usize) -> u32 {
        let goods = (0..4).filter(|good| self.factory(seat, *good).is_some());
        goods.map(|good| COST[good][0]).sum()
    }

    pub(crate) fn start_capitals(&self, seat: usize) -> Vec<Choice> {
        let least = self.founding_costs(seat).div_ceil(10) as u8;
        (least..=START_SHARES).map(Choice::Sell).collect()
    }

    pub(crate) fn start_capital(&mut self, seat: usize, choice: Choice) {
        let Choice::Sell(count) = choice else {
            panic!("{choice}");
        };
        let company = &mut self.table.companies[seat];
        company.shares -= count;
        company.cash += u32::from(count) * 10;
    }

    pub(crate) fn pay_factories(&mut self) {
        for seat in self.order() {
            self.pay(seat, self.founding_costs(seat));
        }
        self.begin();
    }

    /// The end of 1760: an event if one was added, then the first decade.
    fn begin(&mut self) {
        let mut tasks = Vec::new();
        if self.options.extra_events {
            tasks.push(Task::Reveal(Due::Event));
            tasks.extend(self.brokers());
        }
        tasks.push(Task::Do(Step::FirstDecade));
        self.plan(tasks);
    }

    pub(crate) fn first_decade(&mut self) {
        self.table.decade = 1770;
        self.table.cycle = 1;
        self.plan_cycle();
    }

    /// The economy phase, the action phase and the production phase of a cycle.
    pub(crate) fn plan_cycle(&mut self) {
        let mut tasks = vec![Task::Reveal(Due::Economy)];
        for seat in self.order() {
            tasks.push(Task::Ask(Question::Administration(seat)));
            tasks.push(Task::Do(Step::ActionOver(seat)));
        }
        tasks.push(Task::Do(Step::Production));
        self.plan(tasks);
    }
}
