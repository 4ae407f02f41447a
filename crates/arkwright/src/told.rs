//! What Spinning Jenny says of itself beyond its rules.

use serde::Serialize;
use table::account::Note;
use table::{
    Amount, DataFile, Derived, Form, GameInfo, GuidedGame, Message, OptionInfo, Order, Question,
    Say, Seat, SeriesInfo, SmallQuestion, StandingQuestion, Thread, Told, Unfit, Unit, Warning,
};

use crate::action::Action;
use crate::board::Board;
use crate::components::Components;
use crate::data::COMPILED;
use crate::edition::Edition;
use crate::event::Event;
use crate::forecast::{GoodForecast, SeatForecast};
use crate::game::{Arkwright, Preparation};
use crate::goods::Good;
use crate::phase::Phase;
use crate::summary;

/// What everything costs.
const POUNDS: Unit = Unit("pounds");

/// The name of the file with the component numbers.
const NUMBERS: &str = "arkwright.toml";

/// What the catalogue says of Spinning Jenny.
pub(crate) static INFO: GameInfo = GameInfo {
    id: "spinning-jenny",
    players: 2..=4,
    options: &[OptionInfo::new("setup", &["free", "predetermined"])],
    shorthands: &[],
    data_files: &[NUMBERS],
    questions: &[
        StandingQuestion::new("sell-stored", "sale", Order::Always),
        StandingQuestion::new("store-unsold", "sale", Order::Always),
    ],
    texts: &["spinning-jenny"],
    phrases: &["start player", "end of game"],
    challenge: None,
    guided: Some(GuidedGame {
        players: 3,
        options: &[("setup", "predetermined")],
        seed: "",
    }),
};

impl<E: Edition> Told for Arkwright<E> {
    type Forecast = Forecast;

    const INFO: &'static GameInfo = E::INFO;

    const SERIES: &'static [SeriesInfo] = &[
        SeriesInfo {
            id: "value",
            unit: POUNDS,
        },
        SeriesInfo {
            id: "portfolio",
            unit: POUNDS,
        },
        SeriesInfo {
            id: "cash",
            unit: POUNDS,
        },
    ];

    const NOTATION_WORDS: &'static str = E::NOTATION_WORDS;

    fn forms() -> (&'static [Form], &'static [Form]) {
        E::forms()
    }

    fn set_up(players: u8, options: &[(String, String)], released: Option<&str>) -> Arkwright<E> {
        E::set_up(players, options, released)
    }

    fn set_up_with(
        players: u8,
        options: &[(String, String)],
        files: &[DataFile],
    ) -> Result<Arkwright<E>, Unfit> {
        E::set_up_with(players, options, files)
    }

    fn released(file: &str) -> Option<&'static str> {
        E::released(file)
    }

    fn question(&self, board: &Board<E>) -> Question {
        Question {
            message: Arkwright::question(self, board),
            section: self.question_section(board),
        }
    }

    fn small_question(&self, board: &Board<E>) -> Option<SmallQuestion<Action>> {
        E::small_question(self, board)
    }

    fn passing(&self, _: &Board<E>) -> Option<Action> {
        Some(Action::Done)
    }

    fn left_out(&self, board: &Board<E>, began: &Board<E>) -> Option<Message> {
        Arkwright::left_out(self, board, began)
    }

    fn choice_alone(&self, board: &Board<E>, action: Action) -> Board<E> {
        Arkwright::choice_alone(self, board, action)
    }

    fn warnings(&self, board: &Board<E>, action: Action) -> Vec<Warning> {
        self.warnings_of(board, action)
    }

    fn caption_from(&self, before: &Board<E>, after: &Board<E>, event: &Event) -> Option<String> {
        match event {
            Event::DecadeBegan { .. } => Some(after.year().to_string()),
            Event::CycleBegan { good } => Some(format!("{} {}", after.year(), good.word())),
            Event::ProductionBegan { good, .. } => {
                Some(format!("{} {} production", before.year(), good.word()))
            }
            Event::EndOfGame => Some("end of game".to_owned()),
            event => E::caption_of_ending(before, event),
        }
    }

    fn say_event(&self, event: &Event) -> Message {
        event.say()
    }

    fn say_action(&self, action: Action) -> Message {
        action.say()
    }

    fn concerns(&self, event: &Event) -> Option<Seat> {
        event.seat()
    }

    fn is_detail(&self, event: &Event) -> bool {
        event.is_detail()
    }

    fn account(
        &self,
        _: &Board<E>,
        before: &Board<E>,
        after: &Board<E>,
        events: &[Event],
    ) -> Vec<(usize, Note)> {
        E::account(self, before, after, events)
    }

    fn thread(&self, event: &Event) -> Thread {
        event.thread()
    }

    fn summary(&self, events: &[Event]) -> Option<Message> {
        summary::summary(events)
    }

    fn purse(&self, board: &Board<E>, seat: Seat) -> Vec<Amount> {
        // What is owed for the action under way is as good as paid.
        vec![pounds(self.settled(board).company(seat).cash.into())]
    }

    fn moved(&self, event: &Event) -> Vec<Amount> {
        match event {
            Event::Received { amount, .. } => vec![pounds((*amount).into())],
            Event::Paid { amount, .. } => vec![pounds(-i64::from(*amount))],
            _ => Vec::new(),
        }
    }

    fn foreseen(&self, board: &Board<E>) -> Option<Forecast> {
        Some(foreseen(self, board))
    }

    fn forecast_change(&self, from: &Board<E>, to: &Board<E>, seat: Seat) -> Vec<Message> {
        Arkwright::forecast_change(self, from, to, seat)
    }

    fn derived(&self, board: &Board<E>) -> Derived {
        self.derived_from(board)
    }

    fn values(&self, board: &Board<E>, seat: Seat) -> Vec<i64> {
        vec![
            self.share_value(board, seat).into(),
            self.portfolio(board, seat).into(),
            board.company(seat).cash.into(),
        ]
    }

    fn point(&self, before: &Board<E>, after: &Board<E>) -> Option<String> {
        let (year, good) = Arkwright::produced_between(before, after)?;
        Some(match good {
            Some(good) => format!("{year} {}", good.word()),
            None => year.to_string(),
        })
    }

    fn samples(&self) -> Vec<Message> {
        E::samples()
    }
}

/// What the words of the notation stand for.
pub(crate) const NOTATION_WORDS: &str = "\
GOOD is `food`, `clothes`, `cutlery` or `lamps`. MARKER is `factory`, `workers`,
`machinery`, `quality`, `distribution` or `exchange`, with `light` or `dark`
behind it if it is grey. ROW and SEAT count from 1, and COST is what the space
of the administration table costs.";

/// A game with released numbers.
pub(crate) fn set_up(
    players: u8,
    options: &[(String, String)],
    released: Option<&str>,
) -> Arkwright {
    let components = released.and_then(Components::released);
    let components = components.unwrap_or_else(Components::compiled);
    Arkwright::released(players, preparation(options), components)
}

/// A game with numbers of the owner's.
pub(crate) fn set_up_with(
    players: u8,
    options: &[(String, String)],
    files: &[DataFile],
) -> Result<Arkwright, Unfit> {
    let Some(file) = files.iter().find(|file| is_numbers(file)) else {
        return Ok(set_up(players, options, None));
    };
    let components = Components::parse(&file.text)?;
    let preparation = preparation(options);
    Ok(Arkwright::with_components(
        players,
        preparation,
        components,
        &file.text,
    ))
}

/// The released text of a data file.
pub(crate) fn released(file: &str) -> Option<&'static str> {
    (file == NUMBERS).then_some(COMPILED)
}

/// What the options say of the preparation round.
pub(crate) fn preparation(options: &[(String, String)]) -> Preparation {
    let is_predetermined = options
        .iter()
        .any(|(name, value)| name == "setup" && value == "predetermined");
    match is_predetermined {
        true => Preparation::Predetermined,
        false => Preparation::Free,
    }
}

fn is_numbers(file: &DataFile) -> bool {
    file.name.as_deref().is_none_or(|name| name == NUMBERS)
}

pub(crate) fn pounds(count: i64) -> Amount {
    Amount {
        unit: POUNDS,
        count,
    }
}

impl<E: Edition> Arkwright<E> {
    /// The production phase that ended between the boards of two neighbouring entries, by year and
    /// good; the first board of 1770 counts as the end of the preparation round 1760.
    pub fn produced_between(before: &Board<E>, after: &Board<E>) -> Option<(u16, Option<Good>)> {
        let place = |board: &Board<E>| (board.decade, board.cycle);
        let is_last =
            |board: &Board<E>| matches!(board.phase, Phase::FinalExchange { .. } | Phase::Over);
        if before.decade == 0 {
            return (after.decade > 0).then_some((1760, None));
        }
        let named = |board: &Board<E>| board.phase == Phase::NameStartPlayer;
        let ended = (place(before) != place(after) && !named(before))
            || (named(after) && !named(before))
            || (is_last(after) && !is_last(before));
        ended.then(|| (before.year(), Some(before.active())))
    }
}

/// A good with the seats that play.
#[derive(Serialize)]
struct OfGood {
    good: Good,
    demand: u8,
    importer: u8,
    importer_sold: u8,
    seats: Vec<SeatForecast>,
}

/// The forecast of all goods.
#[derive(Serialize)]
pub struct Forecast {
    goods: Vec<OfGood>,
}

fn foreseen<E: Edition>(game: &Arkwright<E>, board: &Board<E>) -> Forecast {
    let players = usize::from(board.players);
    let of_good = |forecast: GoodForecast| OfGood {
        good: forecast.good,
        demand: forecast.demand,
        importer: forecast.importer,
        importer_sold: forecast.importer_sold,
        seats: forecast.seats[..players].to_vec(),
    };
    Forecast {
        goods: game.forecast_shown(board).map(of_good).into(),
    }
}
