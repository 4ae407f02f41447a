//! The referee: an agenda of steps, questions and reveals, and what lies on the table.

use std::collections::{BTreeMap, BTreeSet};

use crate::water_frame_referee::agenda::{Action, Deals, Due, Question, Sale, Step, Task};
use crate::water_frame_referee::numbers::{LOAN, WORKERS, emergency_loss, level, value, wage};
use crate::water_frame_referee::table::Table;
use crate::water_frame_referee::words::{Choice, event, tile};

/// How the game is set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Options {
    /// The predetermined set-up of the rule book.
    pub(crate) predetermined: bool,
    /// The four patrons are in the game; fewer tiles are drawn.
    pub(crate) patrons: bool,
    /// One more event in each decade from 1760 to 1800.
    pub(crate) extra_events: bool,
    /// The predetermined events but Bureaucracy come in any order.
    pub(crate) events_shuffled: bool,
}

/// What comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// Something is turned up; what, in words.
    Reveal(String),
    /// This seat, counted from 1, chooses.
    Ask(u8),
    /// The game is over.
    Over,
}

/// A game under way.
#[derive(Clone, Debug)]
pub(crate) struct Referee {
    pub(crate) options: Options,
    /// Two to four.
    pub(crate) players: usize,
    pub(crate) table: Table,
    /// What is still to do, the next last.
    pub(crate) agenda: Vec<Task>,
    /// The choices of the open question.
    pub(crate) offered: BTreeMap<String, Choice>,
    /// The action under way.
    pub(crate) action: Action,
    /// The dealings of the stock exchange under way.
    pub(crate) deals: Deals,
    /// The sale under way.
    pub(crate) sale: Sale,
    /// Factories that Luddism has struck, by seat.
    pub(crate) smashed: [[bool; 4]; 4],
    /// Events that were turned up.
    pub(crate) events: Vec<usize>,
    /// Economy markers of each good that were turned up.
    pub(crate) economy: [Vec<(u8, u8)>; 4],
    /// How often things came up.
    pub(crate) met: BTreeMap<String, u64>,
}

impl Referee {
    /// What comes next.
    pub(crate) fn turn(&self) -> Turn {
        match self.agenda.last() {
            None => Turn::Over,
            Some(Task::Reveal(due)) => Turn::Reveal(due.to_string()),
            Some(Task::Ask(question)) => Turn::Ask(question.seat() as u8 + 1),
            Some(Task::Do(step)) => panic!("{step:?} was left undone"),
        }
    }

    /// What has to be turned up.
    pub(crate) fn due(&self) -> Option<Due> {
        match self.agenda.last() {
            Some(Task::Reveal(due)) => Some(*due),
            _ => None,
        }
    }

    /// Every legal choice.
    pub(crate) fn choices(&self) -> BTreeSet<String> {
        self.offered.keys().cloned().collect()
    }

    /// Whether a choice is legal.
    pub(crate) fn check(&self, text: &str) -> bool {
        self.offered.contains_key(text)
    }

    /// Carries out a legal choice.
    pub(crate) fn act(&mut self, text: &str) {
        let choice = self.offered.get(text).copied();
        let choice = choice.unwrap_or_else(|| panic!("'{text}' is not legal"));
        let Some(Task::Ask(question)) = self.agenda.pop() else {
            panic!("nobody is asked");
        };
        self.answer(question, choice);
        self.advance();
    }

    /// Carries out steps until somebody has a choice or something is turned up.
    pub(crate) fn advance(&mut self) {
        self.offered.clear();
        loop {
            match self.agenda.last().cloned() {
                None | Some(Task::Reveal(_)) => return,
                Some(Task::Do(step)) => {
                    self.agenda.pop();
                    self.carry_out(step);
                }
                Some(Task::Ask(question)) => {
                    let choices = self.possible(&question);
                    match choices.as_slice() {
                        [] => {
                            self.agenda.pop();
                        }
                        [only] => {
                            self.agenda.pop();
                            self.answer(question, *only);
                        }
                        several => {
                            let named = several.iter().map(|choice| (choice.to_string(), *choice));
                            self.offered = named.collect();
                            let name = format!("{question:?}");
                            let name = name.split('(').next().unwrap_or_default();
                            self.met(format!("asked {name}"));
                            assert_eq!(self.offered.len(), several.len(), "one text, two choices");
                            return;
                        }
                    }
                }
            }
        }
    }

    /// Puts tasks on the agenda, before everything that is there, the first of them first.
    pub(crate) fn plan(&mut self, tasks: Vec<Task>) {
        self.agenda.extend(tasks.into_iter().rev());
    }

    /// Asks next.
    pub(crate) fn ask(&mut self, question: Question) {
        self.agenda.push(Task::Ask(question));
    }

    fn carry_out(&mut self, step: Step) {
        match step {
            Step::PayFactories => self.pay_factories(),
            Step::FirstDecade => self.first_decade(),
            Step::ActionOver(seat) => self.table.companies[seat].barred = false,
            Step::Production => self.production(),
            Step::Group(call, group) => self.sell_group(call, group),
            Step::GroupOver(call, group) => self.group_over(call, group),
            Step::Income => self.income(),
            Step::ShareSteps => self.share_steps(),
            Step::Wages => self.wages(),
            Step::Fade => self.fade(),
            Step::EndOfCycle => self.end_of_cycle(),
            Step::NextCycle => self.next_cycle(),
            Step::EndOfDecade => self.end_of_decade(),
            Step::HarbourWages => self.harbour_wages(),
            Step::Lapse => self.lapse(),
            Step::LapseAfterShips => self.lapse_after_ships(),
            Step::Luddism => self.luddism(),
            Step::OpenExchange => self.deals = Deals::default(),
            Step::StartPlayer => self.start_player(),
            Step::NextDecade => self.next_decade(),
            Step::Penalties => self.penalties(),
        }
    }

    fn possible(&self, question: &Question) -> Vec<Choice> {
        match *question {
            Question::Found(seat) => self.can_found(seat),
            Question::FirstPrice(seat, good) => self.first_prices(seat, good),
            Question::StartCapital(seat) => self.start_capitals(seat),
            Question::Administration(seat) => self.can_place(seat),
            Question::Main(seat) => self.main_choices(seat),
            Question::Resettle(seat) => self.can_resettle(seat),
            Question::Prices(seat) => self.can_adjust(seat),
            Question::Special(seat, venue) => self.special_choices(seat, venue),
            Question::Fifth(seat, taken) => self.can_return(seat, taken),
            Question::Inventor(..) => vec![Choice::PayInventor, Choice::Return(tile::INVENTOR)],
            Question::Room(seat, stock) => {
                let kept = self.table.companies[seat].fullest(stock);
                kept.into_iter().map(Choice::Keep).collect()
            }
            Question::Call(seat) => self.call_choices(seat),
            Question::ShutBeforeSale(seat) | Question::ShutAfterSale(seat) => {
                self.shut_choices(seat)
            }
            Question::Patron(seat) => self.further_sale(seat, true),
            Question::Jubilee(seat) => self.further_sale(seat, false),
            Question::Shipment(seat) => self.can_ship(seat),
            Question::ExtraToStore(seat) => self.extra_to_store(seat),
            Question::Storage(seat) => self.can_store(seat),
            Question::CharismaInCycle(_) | Question::CharismaInDecade(_) => {
                let mut choices = self.seats();
                choices.push(Choice::Hold);
                choices
            }
            Question::NameStart(_) => self.seats(),
            Question::Dismiss(seat) => self.can_dismiss(seat),
            Question::LoseShip(seat) => self.can_lose_ship(seat),
            Question::Broker(seat) => self.broker_choices(seat),
            Question::FinalExchange(seat) => self.final_choices(seat),
            Question::MadeInEngland(seat) => self.can_advertise(seat),
            Question::Luddism(seat) => self.can_smash(seat),
        }
    }

    fn answer(&mut self, question: Question, choice: Choice) {
        match question {
            Question::Found(seat) => self.found(seat, choice),
            Question::FirstPrice(seat, good) => self.set_first_price(seat, good, choice),
            Question::StartCapital(seat) => self.start_capital(seat, choice),
            Question::Administration(seat) => self.place(seat, choice),
            Question::Main(seat) => self.main(seat, choice),
            Question::Resettle(seat) => self.resettle(seat, choice),
            Question::Prices(seat) => self.adjust(seat, choice),
            Question::Special(seat, _) => self.special(seat, choice),
            Question::Fifth(seat, _) => match choice {
                Choice::Return(tile) => self.give_back(seat, tile),
                other => panic!("{other}"),
            },
            Question::Inventor(seat, is_billed) => self.keep_inventor(seat, is_billed, choice),
            Question::Room(seat, _) | Question::Storage(seat) => match choice {
                Choice::Keep(stock) => self.keep(seat, stock),
                other => panic!("{other}"),
            },
            Question::Call(seat) => self.answer_call(seat, choice),
            Question::ShutBeforeSale(seat) | Question::ShutAfterSale(seat) => {
                self.shut(seat, choice);
            }
            Question::Patron(seat) => self.sell_further(seat, true, choice),
            Question::Jubilee(seat) => self.sell_further(seat, false, choice),
            Question::Shipment(seat) => self.ship(seat, choice),
            Question::ExtraToStore(seat) => self.store_extra(seat, choice),
            Question::CharismaInCycle(seat) => match choice {
                Choice::Start(named) => self.name_by_charisma(seat, named),
                _ => self.pass_start(),
            },
            Question::CharismaInDecade(seat) => match choice {
                Choice::Start(named) => self.name_by_charisma(seat, named),
                _ => self.ask_lowest(),
            },
            Question::NameStart(_) => match choice {
                Choice::Start(named) => self.table.start = named as u8,
                other => panic!("{other}"),
            },
            Question::Dismiss(seat) => self.dismiss(seat, choice),
            Question::LoseShip(seat) => self.lose_ship(seat, choice),
            Question::Broker(_) | Question::FinalExchange(_) => {
                if choice != Choice::Done {
                    self.deal(question.seat(), choice);
                    self.ask(question);
                }
            }
            Question::MadeInEngland(seat) => self.advertise(seat, choice),
            Question::Luddism(seat) => self.smash(seat, choice),
        }
    }

    /// Counts something that came up.
    pub(crate) fn met(&mut self, what: impl Into<String>) {
        *self.met.entry(what.into()).or_default() += 1;
    }

    /// All seats from the start player clockwise.
    pub(crate) fn order(&self) -> Vec<usize> {
        let start = usize::from(self.table.start) - 1;
        let seats = 0..self.players;
        seats.map(|step| (start + step) % self.players).collect()
    }

    /// The questions of a round in turn order.
    pub(crate) fn in_turn(&self, question: impl Fn(usize) -> Question) -> Vec<Task> {
        let asks = self.order().into_iter().map(question);
        asks.map(Task::Ask).collect()
    }

    fn seats(&self) -> Vec<Choice> {
        (1..=self.players).map(Choice::Start).collect()
    }

    /// Whether a player has a tile.
    pub(crate) fn has(&self, seat: usize, tile: usize) -> bool {
        self.table.companies[seat].tiles[tile]
    }

    /// The development level of the decade.
    pub(crate) fn level(&self) -> u8 {
        level(self.table.decade)
    }

    /// The good of the cycle.
    pub(crate) fn active(&self) -> usize {
        usize::from(self.table.cycle) - 1
    }

    /// What a worker earns now.
    pub(crate) fn wage(&self) -> u32 {
        wage(self.table.empty) + u32::from(self.table.strike)
    }

    /// Workers who can be hired.
    pub(crate) fn available(&self) -> u8 {
        WORKERS - self.table.empty + self.table.fired
    }

    /// Takes workers from the job market, and from the fired ones if it is empty.
    pub(crate) fn take_workers(&mut self, count: u8) {
        let from_market = count.min(WORKERS - self.table.empty);
        self.table.empty += from_market;
        self.table.fired -= count - from_market;
    }

    /// Moves fired workers to the job market, as many as there are.
    pub(crate) fn return_workers(&mut self, count: u8) {
        let moved = count.min(self.table.fired);
        self.table.fired -= moved;
        self.table.empty -= moved;
    }

    /// Pays the bank, with an emergency sale and loans if the cash does not suffice (7.0).
    pub(crate) fn pay(&mut self, seat: usize, amount: u32) {
        let mut was_sold = false;
        let company = &mut self.table.companies[seat];
        if company.cash < amount {
            let worth = value(company.space);
            let needed = (amount - company.cash).div_ceil(worth);
            let sold = needed.min(u32::from(company.shares)) as u8;
            company.cash += u32::from(sold) * worth;
            company.shares -= sold;
            company.step_back((emergency_loss(company.space) * sold).min(60));
            was_sold = sold > 0;
        }
        let lack = amount.saturating_sub(company.cash);
        let loans = lack.div_ceil(LOAN);
        company.cash += loans * LOAN;
        company.loans += loans;
        company.step_back(loans.min(60) as u8);
        company.cash -= amount;
        if was_sold {
            self.met("emergency sale");
        }
        if loans > 0 {
            self.met("loan");
        }
    }

    /// Puts a tile back into the common supply; its effect ends.
    pub(crate) fn give_back(&mut self, seat: usize, which: usize) {
        let company = &mut self.table.companies[seat];
        company.tiles[which] = false;
        self.table.tiles[which] += 1;
        match which {
            tile::INVENTOR => company.inventor_uses = 0,
            tile::FOREMAN => company.foreman = None,
            tile::WORKSHOP => company.workshop = None,
            tile::SMALL_WAREHOUSE => {
                let kept = company.fullest(company.stored);
                company.stored = kept[0];
            }
            _ => {}
        }
    }

    /// What each player's portfolio is worth; nothing for who has an open loan.
    pub(crate) fn scores(&self) -> Vec<Option<u32>> {
        let companies = self.table.companies.iter();
        let worth = companies.map(|company| {
            let is_scored = company.loans == 0;
            is_scored.then(|| u32::from(company.shares) * value(company.space))
        });
        worth.collect()
    }

    /// The winners' seats, counted from 1.
    pub(crate) fn winners(&self) -> Vec<u8> {
        let scores = self.scores();
        let rank =
            |seat: &usize| scores[*seat].map(|score| (score, self.table.companies[*seat].cash));
        let best = (0..self.players).filter_map(|seat| rank(&seat)).max();
        let winners = (0..self.players).filter(|seat| best.is_some() && rank(seat) == best);
        winners.map(|seat| seat as u8 + 1).collect()
    }

    /// Whether an event can still be turned up.
    pub(crate) fn is_open_event(&self, which: usize) -> bool {
        let is_out = self.players == 2 && event::NOT_FOR_TWO.contains(&which);
        !is_out && which != event::END_OF_GAME && !self.events.contains(&which)
    }
}
