//! What the card game says of itself beyond its rules.

use serde::Serialize;
use table::account::Note;
use table::{
    Actions, Amount, DataFile, Derived, Game, GameInfo, GuidedGame, Message, OptionInfo, Order,
    Question, Seat, SeriesInfo, Shorthand, SmallQuestion, StandingQuestion, Thread, Told, Unfit,
    Unit, Warning,
};

use crate::account;
use crate::action::Action;
use crate::board::Board;
use crate::card::Card;
use crate::components::Components;
use crate::data::{COMPILED, provenance};
use crate::event::{Event, Raised};
use crate::forecast::{GoodForecast, SeatForecast};
use crate::game::{CardGame, ID, Options};
use crate::good::Good;
use crate::phase::Phase;
use crate::samples;
use crate::say::{action_message, year};

/// What everything costs.
const POUNDS: Unit = Unit("pounds");

/// What is only counted.
const PLAIN: Unit = Unit("plain");

/// The name of the file with the component numbers.
const NUMBERS: &str = "card-game.toml";

/// The values of an expert variant.
const NO_YES: &[&str] = &["no", "yes"];

/// The small questions, by what a player wants once and for all.
mod order {
    pub(super) const EXTRA_SHIFT: &str = "extra-shift";
    pub(super) const PATRON: &str = "patron";
    pub(super) const SELL_STORED: &str = "sell-stored";
    pub(super) const SHIP: &str = "ship";
    pub(super) const CUSTOMS: &str = "customs";
    pub(super) const STORE: &str = "store";
    pub(super) const BONUS: &str = "bonus";
    pub(super) const TIE: &str = "tie";
    pub(super) const NAME_START: &str = "name-start";
    pub(super) const CHOOSE_START: &str = "choose-start";
}

/// What the catalogue says of the card game.
const INFO: GameInfo = GameInfo {
    id: ID,
    players: 2..=4,
    options: &[
        OptionInfo::new("decade-restrictions", NO_YES),
        OptionInfo::new("chosen-factories", NO_YES),
        OptionInfo::new("no-ships", NO_YES),
        OptionInfo::new("expert-supply", NO_YES),
        OptionInfo::new("bought-shares", NO_YES),
        OptionInfo::new("extra-production", NO_YES),
        OptionInfo::new("early-shipping", NO_YES),
        // The neutral player plays with two; the catalogue counts the players among the options.
        OptionInfo::new("neutral", &["aside", "competes"]).only_with("players", "2"),
    ],
    shorthands: &[Shorthand {
        name: "expert",
        options: &[
            ("decade-restrictions", "yes"),
            ("chosen-factories", "yes"),
            ("no-ships", "yes"),
            ("expert-supply", "yes"),
            ("bought-shares", "yes"),
            ("extra-production", "yes"),
            ("early-shipping", "yes"),
        ],
    }],
    data_files: &[NUMBERS],
    questions: &[
        StandingQuestion::new(order::SELL_STORED, "sale", Order::Always),
        StandingQuestion::new(order::EXTRA_SHIFT, "sale", Order::Ask),
        StandingQuestion::new(order::PATRON, "sale", Order::Ask),
        StandingQuestion::new(order::SHIP, "left", Order::Ask),
        StandingQuestion::new(order::CUSTOMS, "left", Order::Always),
        StandingQuestion::new(order::STORE, "left", Order::Always).without_never(),
        StandingQuestion::new(order::BONUS, "round", Order::Always).without_never(),
        StandingQuestion::new(order::TIE, "round", Order::Ask),
        StandingQuestion::new(order::NAME_START, "round", Order::Ask),
        StandingQuestion::new(order::CHOOSE_START, "round", Order::Ask).without_never(),
    ],
    texts: &["card-game"],
    phrases: &["start player", "end of game"],
    guided: Some(GuidedGame {
        players: 3,
        options: &[],
        seed: "",
    }),
    challenge: None,
};

impl Options {
    fn read(options: &[(String, String)]) -> Options {
        let is = |name: &str, value: &str| {
            let mut options = options.iter();
            options.any(|(option, chosen)| option == name && chosen == value)
        };
        Options {
            decade_restrictions: is("decade-restrictions", "yes"),
            chosen_factories: is("chosen-factories", "yes"),
            no_ships: is("no-ships", "yes"),
            expert_supply: is("expert-supply", "yes"),
            bought_shares: is("bought-shares", "yes"),
            extra_production: is("extra-production", "yes"),
            early_shipping: is("early-shipping", "yes"),
            neutral_competes: is("neutral", "competes"),
        }
    }
}

impl Told for CardGame {
    type Forecast = Forecast;

    const INFO: &'static GameInfo = &INFO;

    const SERIES: &'static [SeriesInfo] = &[
        series("value", POUNDS),
        series("portfolio", POUNDS),
        series("cash", POUNDS),
        series("output", PLAIN),
        series("appeal", PLAIN),
    ];

    const NOTATION_WORDS: &'static str = "\
GOOD is `food`, `clothes`, `cutlery` or `lamps`. TRACK is a development on the
player board: `quality`, `distribution`, `cards`, `machinery`, `ship` or
`stock`; two of them are named in that order. CARD is a development card:
`entrepreneur`, `customs-office`, `extra-shift`, `workshop`, `foreman`,
`broker`, `inventor`, `developer`, `contract`, `patent`, `engineer`,
`storehouse`, or a Patron by his goods, such as `patron-clothes-food`. VALUES
are those of quality cards, the highest first. POSITION is 1 or 2, and SEAT
counts from 1.";

    fn set_up(players: u8, options: &[(String, String)], released: Option<&str>) -> CardGame {
        let components = released.and_then(Components::released);
        let components = components.unwrap_or_else(Components::compiled);
        CardGame::with(players, Options::read(options), components)
    }

    fn set_up_with(
        players: u8,
        options: &[(String, String)],
        files: &[DataFile],
    ) -> Result<CardGame, Unfit> {
        let Some(file) = files.iter().find(|file| is_numbers(file)) else {
            return Ok(CardGame::set_up(players, options, None));
        };
        let components = Components::parse(&file.text)?;
        let mut game = CardGame::with(players, Options::read(options), &components);
        // Whoever reads a record finds released numbers by their hash, so it need not carry them.
        if Components::released(&components.hash().to_string()).is_none() {
            game.own_files.push(DataFile::numbers(&file.text));
            game.own_provenance = Some(provenance(&file.text).unwrap_or_default().into());
        }
        Ok(game)
    }

    fn released(file: &str) -> Option<&'static str> {
        (file == NUMBERS).then_some(COMPILED)
    }

    fn question(&self, board: &Board) -> Question {
        self.question_of(board)
    }

    fn small_question(&self, board: &Board) -> Option<SmallQuestion<Action>> {
        self.small_question_of(board)
    }

    fn passing(&self, board: &Board) -> Option<Action> {
        let can_pass = self.check_choice(board, Action::Done).is_ok();
        can_pass.then_some(Action::Done)
    }

    fn left_out(&self, board: &Board, _: &Board) -> Option<Message> {
        self.left_by_done(board)
    }

    fn choice_alone(&self, board: &Board, action: Action) -> Board {
        self.alone(board, action).0
    }

    fn events_alone(&self, board: &Board, action: Action) -> Vec<Event> {
        self.alone(board, action).1
    }

    fn warnings(&self, board: &Board, action: Action) -> Vec<Warning> {
        self.warnings_of(board, action)
    }

    fn caption_from(&self, before: &Board, _: &Board, event: &Event) -> Option<String> {
        match *event {
            Event::DecadeBegan { decade } => Some(format!("{} start player", year(decade))),
            Event::RoundBegan { round, good, .. } => {
                Some(format!("{} {}", year(round / 4), good.word()))
            }
            Event::ProductionBegan { good, .. } => {
                Some(format!("{} {} production", before.year(), good.word()))
            }
            Event::EndOfGame { .. } => Some("end of game".to_owned()),
            _ => None,
        }
    }

    fn say_event(&self, event: &Event) -> Message {
        self.event_message(event)
    }

    fn say_action(&self, action: Action) -> Message {
        action_message(action)
    }

    fn say_choice(&self, board: &Board, action: Action) -> Message {
        let said = self.choice_message(board, action);
        said.unwrap_or_else(|| action_message(action))
    }

    fn concerns(&self, event: &Event) -> Option<Seat> {
        event.seat()
    }

    fn is_detail(&self, event: &Event) -> bool {
        event.is_detail()
    }

    fn account(
        &self,
        _: &Board,
        before: &Board,
        after: &Board,
        events: &[Event],
    ) -> Vec<(usize, Note)> {
        account::notes(self, before, after, events)
    }

    fn thread(&self, event: &Event) -> Thread {
        event.thread()
    }

    fn summary(&self, events: &[Event]) -> Option<Message> {
        self.summary_of(events)
    }

    fn purse(&self, board: &Board, seat: Seat) -> Vec<Amount> {
        vec![pounds(board.company(seat).money.into())]
    }

    fn moved(&self, event: &Event) -> Vec<Amount> {
        match event.money() {
            0 => Vec::new(),
            money => vec![pounds(money.into())],
        }
    }

    fn foreseen(&self, board: &Board) -> Option<Forecast> {
        Some(Forecast::of(self, board))
    }

    fn forecast_change(&self, from: &Board, to: &Board, seat: Seat) -> Vec<Message> {
        CardGame::forecast_change(self, from, to, seat)
    }

    fn derived(&self, board: &Board) -> Derived {
        self.derived_from(board)
    }

    fn values(&self, board: &Board, seat: Seat) -> Vec<i64> {
        let own = board.company(seat);
        let open = || {
            Good::ALL
                .into_iter()
                .filter(|good| own.factory(*good).is_open())
        };
        let output = open().map(|good| i64::from(self.output(own.factory(good), good, 2)));
        let appeal = open().map(|good| i64::from(own.factory(good).appeal));
        vec![
            own.value.into(),
            own.worth().into(),
            own.money.into(),
            output.sum(),
            appeal.sum(),
        ]
    }

    /// The end of the set-up, of each round, and of the game.
    fn point(&self, before: &Board, after: &Board) -> Option<String> {
        let is_over = after.phase == Phase::Over && before.phase != Phase::Over;
        if before.phase.is_set_up() {
            return (!after.phase.is_set_up()).then(|| "set-up".to_owned());
        }
        let has_ended = is_over || before.round != after.round;
        has_ended.then(|| format!("{} {}", before.year(), before.good().word()))
    }

    fn samples(&self) -> Vec<Message> {
        samples::all(self)
    }
}

impl CardGame {
    /// The small question that is asked, with what `always` and `never` answer.
    fn small_question_of(&self, board: &Board) -> Option<SmallQuestion<Action>> {
        let ask = |id, always| Some(SmallQuestion::new(id, always, Action::Done));
        let without_never = |id, always| {
            Some(SmallQuestion {
                id,
                always,
                never: None,
                further: None,
            })
        };
        let mut legal = Actions::new();
        self.legal(board, &mut legal);
        let usual = self.usual(board);
        match board.phase {
            Phase::Shift => ask(order::EXTRA_SHIFT, Action::Use(Card::ExtraShift)),
            Phase::Patron => ask(order::PATRON, *legal.first()?),
            Phase::StoredSale => ask(order::SELL_STORED, usual?),
            // As many as the ships carry: the last before being done.
            Phase::Shipping => {
                let most = legal
                    .iter()
                    .rfind(|action| matches!(action, Action::Ship(..)));
                ask(order::SHIP, *most?)
            }
            Phase::Customs | Phase::EarlyCustoms => {
                ask(order::CUSTOMS, Action::Use(Card::CustomsOffice))
            }
            // Where a storehouse could be taken from another factory the player decides.
            Phase::Storage | Phase::ExtraStorage { .. } | Phase::EarlyStorage { .. } => {
                let clears = |action: &Action| matches!(action, Action::Clear(..));
                match legal.iter().any(clears) {
                    true => None,
                    false => without_never(order::STORE, usual?),
                }
            }
            Phase::Bonus => without_never(order::BONUS, Action::Bonus),
            Phase::Tie => ask(order::TIE, Action::Use(Card::Entrepreneur)),
            Phase::Entrepreneur => ask(order::NAME_START, Action::Start(board.asked)),
            Phase::StartPlayer => without_never(order::CHOOSE_START, Action::Start(board.asked)),
            _ => None,
        }
    }

    /// The tokens for the ships that were sent, unless a Customs Office may save one.
    fn see_tokens(&self, board: &mut Board, events: &mut Vec<Event>) {
        if !board.own().has_fresh(Card::CustomsOffice) {
            self.add_tokens(board, false, events);
        }
    }

    /// The board with what a choice itself does to the asked player, before the game runs on, and what happens by it.
    fn alone(&self, board: &Board, action: Action) -> (Board, Vec<Event>) {
        let (mut after, mut events) = (*board, Vec::new());
        let seat = board.asked;
        match (board.phase, action) {
            (phase, Action::Done) if !phase.is_action() => return (after, events),
            (Phase::Storage | Phase::ExtraStorage { .. }, _) => {
                let good = self.to_store(board).map_or(board.good(), |(good, _)| good);
                self.answer_storage(&mut after, good, action, &mut events);
                return (after, events);
            }
            (Phase::Shipping, Action::Ship(good, count)) => {
                self.ship(&mut after, good, count, &mut events);
                self.pay_contract(&mut after, seat, count, &mut events);
                self.send_ships(&mut after, seat, count);
                self.see_tokens(&mut after, &mut events);
                return (after, events);
            }
            // What a Contract pays for all goods together, and the ships, come when it is done.
            (Phase::Action | Phase::EarlyShipping, Action::Ship(..)) => {
                let (mut tried, mut events) = self.tried(board, action);
                if tried.phase == Phase::EarlyShipping {
                    let loaded = tried.loaded();
                    self.pay_contract(&mut tried, seat, loaded, &mut events);
                    self.send_ships(&mut tried, seat, loaded);
                    self.see_tokens(&mut tried, &mut events);
                    return (tried, events);
                }
            }
            (Phase::Bonus, _) => {
                self.raise_value(&mut after, seat, Raised::HighestAppeal, &mut events);
                return (after, events);
            }
            (Phase::Tie, _) => {
                self.use_card(&mut after, seat, Card::Entrepreneur, &mut events);
                self.raise_value(&mut after, seat, Raised::Entrepreneur, &mut events);
                return (after, events);
            }
            (Phase::Entrepreneur | Phase::StartPlayer, _) => return (after, events),
            _ => {}
        }
        let (tried, done) = self.tried(board, action);
        let goes_on = self.turn(&tried) == self.turn(board);
        match goes_on && tried.phase.is_production() == board.phase.is_production() {
            true => {
                let step = board.step;
                (Board { step, ..tried }, done)
            }
            // What a choice in production leads to is costs and the next player.
            false if board.phase.is_production() => (*board, events),
            false => {
                // The choice ended its turn: what it did stays to be seen.
                *after.company_mut(seat) = *tried.company(seat);
                let after = Board {
                    supply: tried.supply,
                    demand: tried.demand,
                    wages: tried.wages,
                    ..after
                };
                (after, events)
            }
        }
    }
}

const fn series(id: &'static str, unit: Unit) -> SeriesInfo {
    SeriesInfo { id, unit }
}

fn is_numbers(file: &DataFile) -> bool {
    file.name.as_deref().is_none_or(|name| name == NUMBERS)
}

pub(crate) const fn pounds(count: i64) -> Amount {
    Amount {
        unit: POUNDS,
        count,
    }
}

/// A good with the seats that play.
#[derive(Serialize)]
struct OfGood {
    good: Good,
    demand: u8,
    wage: u8,
    seats: Vec<SeatForecast>,
}

/// The forecast of all goods.
#[derive(Serialize)]
pub struct Forecast {
    goods: Vec<OfGood>,
}

impl Forecast {
    fn of(game: &CardGame, board: &Board) -> Forecast {
        let of_good = |forecast: GoodForecast| OfGood {
            good: forecast.good,
            demand: forecast.demand,
            wage: forecast.wage,
            seats: forecast.seats[..usize::from(game.players)].to_vec(),
        };
        Forecast {
            goods: game.forecast(board).map(of_good).into(),
        }
    }
}
