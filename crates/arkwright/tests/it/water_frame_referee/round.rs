//! The end of a cycle and of a decade, obsolescence and the end of the game (IV, 6.0, 8.0).

use std::cmp::Reverse;

use crate::water_frame_referee::agenda::{Due, Question, Step, Task};
use crate::water_frame_referee::numbers::{
    LAST_DECADE, MISSING_WORKER, OBSOLETE_WORKERS, is_obsolete, value,
};
use crate::water_frame_referee::referee::Referee;
use crate::water_frame_referee::table::{crew, ship_kind};
use crate::water_frame_referee::words::{Choice, Place, tile};

impl Referee {
    /// Who has charisma.
    fn charismatic(&self) -> Option<usize> {
        (0..self.players).find(|seat| self.has(*seat, tile::CHARISMA))
    }

    pub(crate) fn end_of_cycle(&mut self) {
        if self.table.cycle == 4 {
            self.plan(vec![Task::Do(Step::EndOfDecade)]);
            return;
        }
        self.plan(vec![Task::Do(Step::NextCycle)]);
        match self.charismatic() {
            Some(owner) => self.ask(Question::CharismaInCycle(owner)),
            None => self.pass_start(),
        }
    }

    /// The start player marker goes to the left.
    pub(crate) fn pass_start(&mut self) {
        self.table.start = self.table.start % self.players as u8 + 1;
    }

    /// Charisma is returned to name the start player, counted from 1.
    pub(crate) fn name_by_charisma(&mut self, owner: usize, named: usize) {
        self.give_back(owner, tile::CHARISMA);
        self.table.companies[owner].barred = true;
        self.table.companies[named - 1].barred = true;
        self.table.start = named as u8;
        self.met("start player named by charisma");
    }

    pub(crate) fn next_cycle(&mut self) {
        self.table.cycle += 1;
        self.plan_cycle();
    }

    /// The indicator reaches the event space, and that moment ends the strike, before anything is paid
    /// (player's book 1.9). Then 6.0 goes on.
    pub(crate) fn end_of_decade(&mut self) {
        self.table.strike = false;
        for company in &mut self.table.companies {
            company.administration = [None; 5];
        }
        let mut tasks = vec![Task::Do(Step::HarbourWages)];
        tasks.extend(self.in_turn(Question::Dismiss));
        tasks.push(Task::Do(Step::Lapse));
        if self.table.opium {
            tasks.extend(self.in_turn(Question::LoseShip));
        }
        tasks.push(Task::Do(Step::LapseAfterShips));
        tasks.push(Task::Reveal(Due::Event));
        if self.table.decade < LAST_DECADE {
            if self.options.extra_events {
                tasks.push(Task::Reveal(Due::Event));
            }
            tasks.extend(self.brokers());
            tasks.push(Task::Do(Step::StartPlayer));
            tasks.push(Task::Do(Step::NextDecade));
        }
        self.plan(tasks);
    }

    pub(crate) fn harbour_wages(&mut self) {
        for seat in self.order() {
            let workers = self.table.companies[seat].harbour_workers();
            self.pay(seat, u32::from(workers) * self.wage());
        }
    }

    pub(crate) fn can_dismiss(&self, seat: usize) -> Vec<Choice> {
        let company = &self.table.companies[seat];
        let mut choices = vec![Choice::Done];
        let staffed = Place::ALL
            .into_iter()
            .filter(|place| company.is_staffed(*place));
        choices.extend(staffed.map(Choice::Dismiss));
        choices.extend(self.can_lose_ship(seat));
        choices
    }

    pub(crate) fn dismiss(&mut self, seat: usize, choice: Choice) {
        match choice {
            Choice::Dismiss(place) => {
                self.table.companies[seat].unstaff(place);
                self.table.fired += 1;
                self.met("warehouse worker dismissed");
            }
            Choice::DismissShip(_) => {
                self.lose_ship(seat, choice);
                self.met("ship dismissed");
            }
            _ => {
                self.make_room(seat);
                return;
            }
        }
        self.ask(Question::Dismiss(seat));
    }

    pub(crate) fn can_lose_ship(&self, seat: usize) -> Vec<Choice> {
        let ships = self.table.companies[seat].ships;
        let piers = (1..=2).filter(|pier| ships[usize::from(*pier) - 1] > 0);
        piers.map(Choice::DismissShip).collect()
    }

    /// A ship goes back to the mat, its crew to the fired workers.
    pub(crate) fn lose_ship(&mut self, seat: usize, choice: Choice) {
        let Choice::DismissShip(pier) = choice else {
            panic!("{choice}");
        };
        let ship = &mut self.table.companies[seat].ships[usize::from(pier) - 1];
        let capacity = std::mem::take(ship);
        self.table.ships[ship_kind(capacity)] += 1;
        self.table.fired += crew(capacity);
    }

    /// Last decade's lasting events end: first those without a choice.
    pub(crate) fn lapse(&mut self) {
        for company in &mut self.table.companies {
            company.jubilee = false;
        }
        if std::mem::take(&mut self.table.navigation) {
            self.table.importers = self.table.importers.map(|space| space + 2);
        }
    }

    /// Then, once ships are lost, the Opium War.
    pub(crate) fn lapse_after_ships(&mut self) {
        self.table.opium = false;
    }

    /// Everybody with a broker deals, in turn order.
    pub(crate) fn brokers(&self) -> Vec<Task> {
        let asks = self.in_turn(Question::Broker).into_iter();
        asks.flat_map(|ask| [Task::Do(Step::OpenExchange), ask])
            .collect()
    }

    pub(crate) fn start_player(&mut self) {
        match self.charismatic() {
            Some(owner) => self.ask(Question::CharismaInDecade(owner)),
            None => self.ask_lowest(),
        }
    }

    /// The least valuable portfolio names the start player; then less cash, then who sits farthest
    /// from the start player. Of two neighbours, who are equally far, it is the later in turn order.
    pub(crate) fn ask_lowest(&mut self) {
        let start = usize::from(self.table.start) - 1;
        let rank = |seat: &usize| {
            let company = &self.table.companies[*seat];
            let worth = u32::from(company.shares) * value(company.space);
            let clockwise = (seat + self.players - start) % self.players;
            let distance = clockwise.min(self.players - clockwise);
            (worth, company.cash, Reverse(distance), Reverse(clockwise))
        };
        let lowest = (0..self.players).min_by_key(rank);
        self.ask(Question::NameStart(lowest.expect("a player")));
    }

    pub(crate) fn next_decade(&mut self) {
        self.table.decade += 10;
        self.table.cycle = 1;
        self.obsolescence();
        self.plan_cycle();
    }

    /// Obsolete factories get two workers each, one by one in turn order.
    fn obsolescence(&mut self) {
        let mut missing = [0; 4];
        for _ in 0..OBSOLETE_WORKERS {
            for seat in self.order() {
                for good in 0..4 {
                    let level = self.factory(seat, good).map(|factory| factory.level);
                    if !level.is_some_and(|level| is_obsolete(self.table.decade, level)) {
                        continue;
                    }
                    if self.available() == 0 {
                        missing[seat] += 1;
                        continue;
                    }
                    self.take_fired_worker();
                    self.factory_mut(seat, good).extra += 1;
                    self.met("worker for an obsolete factory");
                }
            }
        }
        for seat in self.order() {
            if missing[seat] > 0 {
                self.met("missing worker paid for");
            }
            self.pay(seat, missing[seat] * MISSING_WORKER);
        }
    }

    /// Takes a fired worker, or one from the job market if there is none.
    pub(crate) fn take_fired_worker(&mut self) {
        match self.table.fired {
            0 => self.table.empty += 1,
            _ => self.table.fired -= 1,
        }
    }

    /// Marked factories and open contracts lower what is scored (8.0).
    pub(crate) fn penalties(&mut self) {
        let scored = self
            .table
            .companies
            .iter_mut()
            .filter(|company| company.loans == 0);
        for company in scored {
            let marked = company.marked.iter().filter(|marked| **marked).count() as u8;
            company.shares -= company.shares.min(2 * marked);
            let contracts: u8 = company.contracts.iter().sum();
            company.step_back(4 * marked + contracts);
        }
    }
}
