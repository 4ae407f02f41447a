//! One of every error that people see.

use std::fmt::Display;

use ::data::{Broken, Common, DataError, Found, Phrase, Place};
use arkwright::{BOOKS, Phrase as ArkwrightPhrase, Reason};
use client::LinkError;
use games::Error;
use table::{
    BoardNumber, Digest, Due, Illegal, Message, NotationError, RecordError, Refused, ReplayError,
    Say, Seat, Trouble as Wrong, Unfit,
};

/// What an error says: to the log, and to people.
pub(crate) struct Trouble {
    pub(crate) log: String,
    pub(crate) message: Message,
}

fn trouble(error: &(impl Display + Say)) -> Trouble {
    Trouble {
        log: error.to_string(),
        message: error.say(),
    }
}

/// Every error, with every phrase and everything that can be due.
pub(crate) fn troubles() -> Vec<Trouble> {
    let mut troubles = Vec::new();
    troubles.extend(notation().iter().map(trouble));
    troubles.extend("x".parse::<Digest>().err().iter().map(trouble));
    troubles.extend(records().iter().map(trouble));
    troubles.extend(replays().iter().map(trouble));
    troubles.extend(refusals().iter().map(trouble));
    troubles.extend(data().iter().map(trouble));
    troubles.extend(games().iter().map(trouble));
    troubles.extend(
        [LinkError::NoRecord, LinkError::Damaged]
            .iter()
            .map(trouble),
    );
    troubles
}

fn refusals() -> [Refused; 8] {
    [
        Refused::OtherBoard {
            at: BoardNumber::new(3),
            now: BoardNumber::new(5),
        },
        Refused::OtherSeat {
            asked: Seat::new(0),
            seat: Seat::new(1),
        },
        Refused::NobodyAsked,
        Refused::Notation {
            nth: 2,
            error: NotationError::Verb("fly".into()),
        },
        Refused::Choice {
            nth: 2,
            action: "done".into(),
            illegal: Reason::NotNow.illegal(),
        },
        Refused::HalfTurn,
        Refused::MoreThanOneTurn { over: 4 },
        Refused::TooLong {
            choices: 41,
            most: 40,
        },
    ]
}

fn notation() -> Vec<NotationError> {
    let word = || "x".to_owned();
    let mut errors = vec![
        NotationError::Empty,
        NotationError::Verb(word()),
        NotationError::Missing(word(), arkwright::due::GOOD),
        NotationError::Number(word(), 1, 12),
        NotationError::Surplus(word()),
        NotationError::Seat(word()),
    ];
    for due in dues() {
        errors.push(NotationError::Word(word(), due));
    }
    errors
}

/// Everything that can be due in a text.
pub(crate) fn dues() -> impl Iterator<Item = Due> {
    let all = [table::due::ALL, ::data::due::ALL, arkwright::due::ALL];
    all.into_iter().flatten().copied()
}

fn records() -> Vec<RecordError> {
    let text = || "x".to_owned();
    let troubles = [
        Wrong::TooManyBytes(1_200_000),
        Wrong::TooManyLines,
        Wrong::TooManyOptions,
        Wrong::LineTooLong(300, 200),
        Wrong::ControlCharacter,
        Wrong::NoRecord,
        Wrong::Format(text()),
        Wrong::Missing("game"),
        Wrong::Twice(text()),
        Wrong::UnknownHeader(text()),
        Wrong::LateHeader(text()),
        Wrong::Value {
            value: text(),
            due: table::due::PLAYERS,
        },
        Wrong::Seat(text(), 3),
        Wrong::UnknownLine(text()),
        Wrong::Empty(text()),
        Wrong::Digest(text()),
    ];
    troubles
        .map(|trouble| RecordError { line: 7, trouble })
        .into()
}

fn replays() -> Vec<ReplayError> {
    let line = 21;
    let digest = |text: &str| text.parse::<Digest>().expect("sixteen digits");
    let mut errors = vec![
        ReplayError::OtherGame {
            record: "whist".into(),
            game: "spinning-jenny",
        },
        ReplayError::NewerRules { record: 2, game: 1 },
        ReplayError::OtherData {
            record: "0000000000000000".into(),
            game: "0123456789abcdef".into(),
        },
        ReplayError::OtherPlayers { record: 2, game: 3 },
        ReplayError::OtherOption {
            name: "setup".into(),
            value: "wild".into(),
        },
        ReplayError::Notation {
            line,
            error: NotationError::Verb("fly".into()),
        },
        ReplayError::OtherSeat {
            line,
            asked: Seat::new(0),
            seat: Seat::new(1),
            rules: None,
        },
        ReplayError::OtherSeat {
            line,
            asked: Seat::new(0),
            seat: Seat::new(1),
            rules: Some(1),
        },
        ReplayError::RevealDue {
            line,
            text: "done".into(),
        },
        ReplayError::NoRevealDue { line },
        ReplayError::Over { line },
        ReplayError::OtherReveal {
            line,
            record: "start 1".into(),
            seed: "start 2".into(),
        },
    ];
    // With and without a section, and by the rules at hand as well as by older ones.
    for illegal in [
        Reason::PriceDue.illegal().with("good", "lamps"),
        Illegal::new("no-reveal-due", ""),
    ] {
        for rules in [None, Some(0)] {
            errors.push(ReplayError::Illegal {
                line,
                text: "done".into(),
                illegal: illegal.clone(),
                rules,
            });
            errors.push(ReplayError::OtherBoard {
                line,
                record: digest("0000000000000000"),
                board: digest("0123456789abcdef"),
                rules,
            });
        }
    }
    errors
}

fn data() -> Vec<DataError> {
    let line = 40;
    let place = || Place("wages.by_row".into());
    let mut errors = vec![
        DataError::Syntax {
            line,
            message: "invalid string".into(),
        },
        DataError::Number {
            line,
            place: place(),
            found: "-1".into(),
        },
        DataError::Length {
            line,
            place: place(),
            found: 19,
            due: 20,
        },
    ];
    for place in [place(), Place(String::new())] {
        errors.push(DataError::UnknownKey {
            line,
            place: place.clone(),
            key: "x".into(),
            known: "a, b".into(),
        });
        errors.push(DataError::MissingKey {
            line,
            place,
            key: "x".into(),
        });
    }
    for found in [
        Found::Text("x".into()),
        Found::Number("6".into()),
        Found::OfType("float"),
    ] {
        errors.push(DataError::Value {
            line,
            place: place(),
            found,
            due: ::data::due::LIST,
        });
    }
    let fact = |found: &Phrase, due: &Phrase, section| DataError::Fact {
        line,
        broken: Box::new(Broken {
            place: "wages.by_row".into(),
            found: found.clone(),
            due: due.clone(),
            section,
        }),
    };
    let number = Phrase::from(3_u8);
    for phrase in phrases() {
        errors.push(fact(&phrase, &number, None));
        errors.push(fact(&number, &phrase, None));
    }
    for book in BOOKS {
        errors.push(fact(&number, &number, Some(book.section("1.1"))));
    }
    errors
}

/// Every phrase about a broken fact.
pub(crate) fn phrases() -> Vec<Phrase> {
    let (from, to) = (1, 30);
    let common = [
        Common::Number { number: 3 },
        Common::Shown {
            shown: "food".into(),
        },
        Common::FromTo { from, to },
        Common::AtMost { number: 5 },
        Common::AtLeast { number: 5 },
    ];
    let common = common.into_iter().map(Phrase::from);
    common.chain(of_arkwright().map(Phrase::from)).collect()
}

fn of_arkwright() -> impl Iterator<Item = ArkwrightPhrase> {
    use ArkwrightPhrase as Phrase;
    let (count, rows) = (3, 2);
    let (from, to) = (1, 30);
    let phrases = [
        Phrase::CostRange { from, to },
        Phrase::BetterQuality,
        Phrase::WorkersAndMachines {
            workers: 0,
            machines: 4,
        },
        Phrase::RowSpaces,
        Phrase::SpacesInRows { count, rows },
        Phrase::MachinesInRows { count, rows },
        Phrase::GoodsInRows { count, rows },
        Phrase::Machine,
        Phrase::Machines { count },
        Phrase::NoRowsMakeThree,
        Phrase::FoodMakesThree,
        Phrase::FallingWage,
        Phrase::RisingWages,
        Phrase::WithDemand {
            number: 2,
            demand: 6,
            good: "food",
        },
        Phrase::TooFewNumbers {
            count,
            good: "clothes",
        },
        Phrase::Demand { count },
        Phrase::Spaces { count: 59 },
        Phrase::SpacesWorth {
            count: 1,
            value: 11,
        },
        Phrase::SomeLevel,
        Phrase::OtherLevel,
        Phrase::NoLevel,
        Phrase::TooHighLevel,
        Phrase::NoneBefore { year: 1790 },
        Phrase::Level { level: 1 },
        Phrase::LowerLevels,
        Phrase::Rising { from, to },
        Phrase::InTheBox { count },
        Phrase::Seats { count: 3 },
        Phrase::Times {
            count: 3,
            marker: "quality".into(),
        },
        Phrase::TimesAtMost { count },
        Phrase::OtherMarker,
        Phrase::DrawnMarker,
        Phrase::EconomyMarker {
            importer: 1,
            workers: 3,
        },
        Phrase::NoEconomyMarker {
            importer: 1,
            workers: 3,
        },
        Phrase::EconomyMarkersLeft {
            count: 4,
            workers: 3,
        },
        Phrase::LightSpaces { count: 13 },
        Phrase::DarkSpaces { count: 13 },
        Phrase::Crew { count },
        Phrase::NoCrew { count },
    ];
    phrases.into_iter()
}

fn games() -> Vec<Error> {
    let game = "spinning-jenny";
    vec![
        Error::UnknownGame("whist".into()),
        Error::Players {
            game,
            players: 5,
            from: 2,
            to: 4,
        },
        Error::UnknownOption {
            game,
            name: "speed".into(),
            known: "setup".into(),
        },
        Error::UnknownValue {
            option: "setup",
            value: "wild".into(),
            known: "free, predetermined".into(),
        },
        Error::OptionTwice("setup".into()),
        Error::DataTooLong(300_000),
        Error::ChallengeMark("early".into()),
        Error::ChallengeOwnNumbers,
        Error::UnwantedFile {
            game,
            file: "x".into(),
        },
        Error::OptionDoesNotApply {
            option: "market",
            other: "setup",
            needed: "free",
        },
        Error::NoChallenge("2026-13".into()),
        Error::ChallengeToCome {
            date: "2027-01".into(),
            today: "2026-11-16".into(),
        },
        Error::WithoutChallenges(game),
        Error::ChallengeSetUp {
            option: "players",
            due: "1".into(),
            found: "2".into(),
        },
        Error::OtherChallenge {
            date: "2026-11".into(),
        },
        Error::NotLoaded(game),
        Error::Data(Unfit::from(DataError::Number {
            line: 3,
            place: Place("loans.amount".into()),
            found: "256".into(),
        })),
        Error::from(RecordError {
            line: 1,
            trouble: Wrong::NoRecord,
        }),
        Error::from(ReplayError::Over { line: 9 }),
        Error::from(NotationError::Verb("fly".into())),
        Error::Illegal {
            action: "done".into(),
            illegal: Reason::NotNow.illegal(),
        },
        Error::OtherSeat {
            asked: Seat::new(0),
            seat: Seat::new(1),
        },
        Error::Json("EOF".into()),
        Error::Board("decade 9 is beyond the timetable".into()),
        Error::BoardOfOtherData {
            board: "0000000000000000".into(),
            game: "0123456789abcdef".into(),
        },
    ]
}
