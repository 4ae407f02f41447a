//! What Oranienburger Kanal says of itself beyond its rules.

use std::fmt;
use std::sync::Arc;

use serde::Serialize;
use table::account::Note;
use table::{
    Amount, Band, ChallengeSetup, DataFile, DataTrouble, Derived, Game, GameInfo, GuidedGame,
    Message, OptionInfo, Order, Parts, Question, Say, Seat, SeriesInfo, SmallQuestion,
    StandingQuestion, Thread, Told, Unfit, Unit, Warning,
};

use crate::account;
use crate::action::Action;
use crate::board::Board;
use crate::cards::{DECK_A, DECK_B, Deck, Resource};
use crate::components::Components;
use crate::data::{COMPILED, provenance};
use crate::event::Event;
use crate::game::{DeckChoice, ID, Kanal, Side};
use crate::phase::{Asked, Phase};
use crate::samples;
use crate::scoring::{ScorePad, Verdict};

/// What prestige is counted in.
const POINTS: Unit = Unit("points");

/// The name of the file with the component numbers.
const NUMBERS: &str = "kanal.toml";

/// The name of the file with the owner's deck.
const DECK: &str = "deck.toml";

/// The small question of the free turn.
const FREE_TURN: &str = "kanal-free-turn";

/// The small question of an activation that waits alone.
const ACTIVATE: &str = "kanal-activate";

/// What the catalogue says of Oranienburger Kanal.
const INFO: GameInfo = GameInfo {
    id: ID,
    players: 1..=2,
    options: &[
        OptionInfo::new("deck", &["a", "b", "own"]).own_file("own", DECK),
        OptionInfo::new("board", &["front", "blank"]),
        // A campaign is for one player; the catalogue counts the players among the options.
        OptionInfo::new("campaign", &["no", "yes"]).only_with("players", "1"),
    ],
    shorthands: &[],
    data_files: &[NUMBERS, DECK],
    questions: &[
        StandingQuestion::new(FREE_TURN, "kanal-turn", Order::Ask),
        StandingQuestion::new(ACTIVATE, "kanal-turn", Order::Always),
    ],
    texts: &["oranienburger-kanal"],
    phrases: &["end of game"],
    guided: Some(GuidedGame {
        players: 1,
        options: &[],
        // Within three rounds whoever follows the suggestions has built routes of all types and a
        // bridge, and activated structures.
        seed: "learn 680",
    }),
    challenge: Some(ChallengeSetup {
        players: 1,
        options: &[("board", Side::Blank.word()), ("campaign", "no")],
        choice: "deck",
    }),
};

/// Why a set-up does not go with its deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WrongDeck {
    /// The option wants a deck of the owner's, and there is none.
    Missing,
    /// The deck has too few structures of a stage for a campaign.
    TooSmall {
        stage: &'static str,
        found: usize,
        due: usize,
    },
}

impl fmt::Display for WrongDeck {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WrongDeck::Missing => {
                write!(
                    out,
                    "deck=own needs a deck file: give {DECK}, or choose a or b"
                )
            }
            WrongDeck::TooSmall { stage, found, due } => write!(
                out,
                "the deck has {found} {stage} structures: a campaign needs {due}"
            ),
        }
    }
}

impl Say for WrongDeck {
    fn say(&self) -> Message {
        match *self {
            WrongDeck::Missing => Message::new("kanal-deck-missing").with("file", DECK.to_owned()),
            WrongDeck::TooSmall { stage, found, due } => Message::new("kanal-deck-too-small")
                .with("stage", stage)
                .with("found", found)
                .with("due", due),
        }
    }
}

impl DataTrouble for WrongDeck {
    fn line(&self) -> Option<usize> {
        None
    }

    fn is_unreadable(&self) -> bool {
        false
    }
}

/// What is said of a set-up that does not go with its deck, for the samples.
pub(crate) fn wrong_decks() -> [Message; 2] {
    let small = WrongDeck::TooSmall {
        stage: "blue",
        found: 8,
        due: 20,
    };
    [WrongDeck::Missing.say(), small.say()]
}

/// What a set-up says.
struct Options {
    side: Side,
    campaign: bool,
    deck: DeckChoice,
}

impl Options {
    fn read(players: u8, options: &[(String, String)]) -> Options {
        let is = |name: &str, value: &str| {
            let mut options = options.iter();
            options.any(|(option, chosen)| option == name && chosen == value)
        };
        Options {
            side: match is("board", Side::Blank.word()) {
                true => Side::Blank,
                false => Side::Front,
            },
            campaign: players == 1 && is("campaign", "yes"),
            deck: match (is("deck", "b"), is("deck", "own")) {
                (true, _) => DeckChoice::B,
                (_, true) => DeckChoice::Own,
                _ => DeckChoice::A,
            },
        }
    }
}

impl Told for Kanal {
    type Forecast = Forecast;

    const INFO: &'static GameInfo = &INFO;

    const SERIES: &'static [SeriesInfo] = &[
        series("kanal-total"),
        series("kanal-structures"),
        series("kanal-thaler"),
        series("kanal-prestige"),
        series("kanal-valuables"),
        series("kanal-smallest"),
        series("kanal-routes"),
        series("kanal-empty"),
    ];

    const NOTATION_WORDS: &'static str = "\
ROUTE is `path`, `road`, `rail` or `canal`, BUILDING is one of them or `bridge`,
and BASIC is `wood`, `clay` or `ore`. SPACE is a route space: `h` or `v` for
horizontal or vertical, then its row and its column, from `h11` to `h44` and
from `v11` to `v35`. PLOT is a structure space: a row from `a` to `c` and a
column from 1 to 4. CARD is the number of a structure, TRIGGER is `routes` or
`bridges`. Action spaces, effects, steps, prices and options count from 1.";

    // One release of the numbers and of each deck is all there is so far, so the hash need not be
    // looked for.
    fn set_up(players: u8, options: &[(String, String)], _: Option<&str>) -> Kanal {
        let Options {
            side,
            campaign,
            deck,
        } = Options::read(players, options);
        Kanal::new(players, side, campaign, deck)
    }

    fn set_up_with(
        players: u8,
        options: &[(String, String)],
        files: &[DataFile],
    ) -> Result<Kanal, Unfit> {
        let Options {
            side,
            campaign,
            deck: choice,
        } = Options::read(players, options);
        let numbers = files.iter().find(|file| is_numbers(file));
        let components = match numbers {
            Some(file) => Components::parse(&file.text)?,
            None => Components::compiled().clone(),
        };
        // A fault is told even where another deck is chosen.
        let own_deck = match files.iter().find(|file| file.name.as_deref() == Some(DECK)) {
            Some(file) => Some((file, Deck::parse(&file.text)?)),
            None => None,
        };
        let (deck, deck_file) = match (choice, own_deck) {
            (DeckChoice::A, _) => (Deck::a().clone(), None),
            (DeckChoice::B, _) => (Deck::b().clone(), None),
            (DeckChoice::Own, Some((file, deck))) => (deck, Some(file)),
            (DeckChoice::Own, None) => return Err(WrongDeck::Missing.into()),
        };
        if let Some((stage, found, due)) = deck.lacks_for_campaign().filter(|_| campaign) {
            let stage = stage.word();
            return Err(WrongDeck::TooSmall { stage, found, due }.into());
        }
        let mut game = Kanal::with(players, side, campaign, choice, &components, Arc::new(deck));
        // Whoever reads a record finds released numbers by their hash, so it need not carry them.
        let is_released = Components::released(&components.hash().to_string()).is_some();
        if let Some(file) = numbers.filter(|_| !is_released) {
            game.own_files.push(DataFile::numbers(&file.text));
            game.own_provenance = Some(provenance(&file.text).unwrap_or_default().into());
        }
        game.own_files.extend(deck_file.cloned());
        Ok(game)
    }

    fn faults(file: &DataFile) -> Vec<Unfit> {
        if file.name.as_deref() == Some(DECK) {
            let faults = Deck::read(&file.text).err().unwrap_or_default();
            return faults.into_iter().map(Unfit::from).collect();
        }
        let set_up = Kanal::set_up_with(1, &[], std::slice::from_ref(file));
        set_up.err().into_iter().collect()
    }

    fn released(file: &str) -> Option<&'static str> {
        match file {
            NUMBERS => Some(COMPILED),
            DECK | "deck-a.toml" => Some(DECK_A),
            "deck-b.toml" => Some(DECK_B),
            _ => None,
        }
    }

    fn question(&self, board: &Board) -> Question {
        let (message, section) = self.question_of(board);
        Question { message, section }
    }

    fn small_question(&self, board: &Board) -> Option<SmallQuestion<Action>> {
        let usual = self.usual_answer(board)?;
        let id = match (board.question(), board.phase) {
            // Behind a free turn whoever has an order for it is done. Where the wheel is stuck the
            // player is asked: what is missing can be bought.
            (Asked::Wheel, Phase::Wheel { turned, .. }) if turned || usual == Action::FreeTurn => {
                FREE_TURN
            }
            (Asked::Activation, _) => ACTIVATE,
            _ => return None,
        };
        Some(SmallQuestion::new(id, usual, Action::Done))
    }

    fn passing(&self, board: &Board) -> Option<Action> {
        let can_pass = self.check_choice(board, Action::Done).is_ok();
        can_pass.then_some(Action::Done)
    }

    fn left_out(&self, board: &Board, _: &Board) -> Option<Message> {
        self.left_by_done(board)
    }

    fn warnings(&self, board: &Board, action: Action) -> Vec<Warning> {
        self.warnings_of(board, action)
    }

    fn choice_alone(&self, board: &Board, action: Action) -> Board {
        if action == Action::Done {
            return *board;
        }
        let mut after = *board;
        self.carry_out_alone(&mut after, action, &mut ());
        match after.turn == board.turn && self.turn(&after) == self.turn(board) {
            true => after,
            // The choice ended its turn: what it did to the boards stays to be seen.
            false => Board {
                industries: after.industries,
                ..*board
            },
        }
    }

    fn caption_from(&self, _: &Board, after: &Board, event: &Event) -> Option<String> {
        let at = |board: Board| Some(self.caption_of(&board));
        match *event {
            Event::GameBegan { .. } => at(Board { round: 0, ..*after }),
            Event::RoundBegan { round, .. } => at(Board {
                round,
                phase: Phase::ChooseSpace,
                ..*after
            }),
            Event::PreparationBegan { round, .. } => at(Board {
                round,
                phase: Phase::Refill { due: 0 },
                ..*after
            }),
            Event::Scored { .. } if after.phase == Phase::Over => at(*after),
            _ => None,
        }
    }

    fn say_event(&self, event: &Event) -> Message {
        self.event_message(event)
    }

    fn say_action(&self, action: Action) -> Message {
        self.action_message(action)
    }

    fn say_choice(&self, board: &Board, action: Action) -> Message {
        let said = self.choice_message(board, action);
        said.unwrap_or_else(|| self.action_message(action))
    }

    fn concerns(&self, event: &Event) -> Option<Seat> {
        event.seat()
    }

    fn account(
        &self,
        since: &Board,
        before: &Board,
        after: &Board,
        events: &[Event],
    ) -> Vec<(usize, Note)> {
        account::notes(self, since, before, after, events)
    }

    fn purse(&self, board: &Board, seat: Seat) -> Vec<Amount> {
        let industry = board.industry(seat);
        let first = [Resource::Thaler].into_iter();
        let resources = first.chain(Resource::MATERIALS);
        resources
            .map(|resource| amount(resource, industry.held(resource).into()))
            .collect()
    }

    fn is_detail(&self, event: &Event) -> bool {
        event.is_detail()
    }

    fn thread(&self, event: &Event) -> Thread {
        event.thread()
    }

    fn summary(&self, events: &[Event]) -> Option<Message> {
        self.summary_of(events)
    }

    fn moved(&self, event: &Event) -> Vec<Amount> {
        let moved = self.moved_by(event).into_iter();
        let moved = moved.filter(|(_, count)| *count != 0);
        moved
            .map(|(resource, count)| match resource {
                // Tokens lie on the supply board, but in a ledger all prestige is points.
                Resource::Prestige => Amount {
                    unit: POINTS,
                    count,
                },
                resource => amount(resource, count),
            })
            .collect()
    }

    fn foreseen(&self, board: &Board) -> Option<Forecast> {
        Some(Forecast {
            seats: Seat::all(self.players)
                .map(|seat| self.forecast(board, seat))
                .collect(),
        })
    }

    fn forecast_change(&self, from: &Board, to: &Board, seat: Seat) -> Vec<Message> {
        Kanal::forecast_change(self, from, to, seat)
    }

    fn derived(&self, board: &Board) -> Derived {
        self.derived_from(board)
    }

    fn values(&self, board: &Board, seat: Seat) -> Vec<i64> {
        let pad = self.score_pad(board, seat);
        let total = i64::from(self.total(board, seat));
        let categories = pad.categories().map(i64::from);
        [total].into_iter().chain(categories).collect()
    }

    fn band(&self, board: &Board) -> Option<Band> {
        let verdict = || self.verdict(self.total(board, Seat::new(0)));
        (self.players == 1).then(verdict).map(Verdict::band)
    }

    fn parts(&self, board: &Board) -> Option<Parts> {
        let over = usize::from(board.part);
        let mut totals: Vec<i32> = board.totals[..over]
            .iter()
            .map(|total| (*total).into())
            .collect();
        if board.phase == Phase::Over {
            totals.push(self.score_pad(board, Seat::new(0)).total().into());
        }
        let of = board.totals.len() as u8;
        self.campaign.then_some(Parts { of, totals })
    }

    fn point(&self, before: &Board, after: &Board) -> Option<String> {
        let at = |board: &Board| (board.part, board.round, board.phase == Phase::Over);
        let is_end = at(before) != at(after) && before.round > 0;
        is_end.then(|| {
            self.caption_of(&Board {
                phase: Phase::ChooseSpace,
                ..*before
            })
        })
    }

    fn samples(&self) -> Vec<Message> {
        samples::all(self)
    }
}

/// The score pad of each player, now and after a free turn of the wheel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Forecast {
    /// One for each player.
    pub seats: Vec<SeatForecast>,
}

/// One player's score pad, now and after a free turn of the wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SeatForecast {
    /// Whose it is.
    pub seat: Seat,
    /// As things are.
    pub now: ScorePad,
    /// What that adds up to.
    pub total: i16,
    /// After a free turn; none where none is to come, the wheel is stuck, or points would be lost.
    pub after_turn: Option<ScorePad>,
    /// What that adds up to.
    pub total_after_turn: Option<i16>,
}

impl Kanal {
    /// Whether a player may still turn the wheel for free in this game (06, 07).
    pub fn has_free_turn_to_come(&self, board: &Board, seat: Seat) -> bool {
        let mut order = board.start.round(self.players);
        match board.phase {
            Phase::Over => false,
            Phase::Wheel { step, turned } if board.is_last => order
                .position(|other| other == seat)
                .is_some_and(|at| at > step.into() || at == step.into() && !turned),
            _ => true,
        }
    }

    /// A player's score pad, now and after a free turn of the wheel.
    pub fn forecast(&self, board: &Board, seat: Seat) -> SeatForecast {
        let now = self.score_pad(board, seat);
        let can_turn = self.has_free_turn_to_come(board, seat) && board.industry(seat).can_turn();
        let turned = can_turn.then(|| {
            let mut after = *board;
            self.turn_wheel(&mut after, seat, crate::event::Turned::EndOfRound, &mut ());
            self.score_pad(&after, seat)
        });
        let turned = turned.filter(|pad| pad.total() >= now.total());
        SeatForecast {
            seat,
            now,
            total: now.total(),
            after_turn: turned,
            total_after_turn: turned.map(|pad| pad.total()),
        }
    }
}

const fn series(id: &'static str) -> SeriesInfo {
    SeriesInfo { id, unit: POINTS }
}

fn is_numbers(file: &DataFile) -> bool {
    file.name.as_deref().is_none_or(|name| name == NUMBERS)
}

fn amount(resource: Resource, count: i64) -> Amount {
    Amount {
        unit: Unit(resource.word()),
        count,
    }
}
