//! The two versions of the game in one box: Spinning Jenny, and Water Frame with all that it adds.

mod action;
mod further;
mod outside;
mod production;
mod telling;

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{DataFile, GameInfo, Illegal, Log, Message, Rng, Seat, Seed, Unfit};

pub(crate) use self::action::ActionRules;
pub(crate) use self::further::FurtherRules;
pub(crate) use self::outside::BoardRules;
pub(crate) use self::production::ProductionRules;
pub(crate) use self::telling::TellingRules;
use crate::action::{Action, Face};
use crate::board::Board;
use crate::built_since::BuiltSince;
use crate::event::Event;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::notation::{self, Forms};
use crate::phase::Phase;
use crate::stock_exchange::FinalExchange;
use crate::told;

/// A version of the game: what its board has more than the other's, and where its rules differ.
///
/// What is not changed here is the rule of both, and what is said here by default is Spinning
/// Jenny's. A version is a type, so that what it lacks costs it nothing, neither time nor bytes of
/// its boards. Here stand what a version is made of, its set-up and its rounds; the rest lies in a
/// file for each subject beside this one.
pub trait Edition:
    Copy
    + Clone
    + Debug
    + PartialEq
    + Eq
    + Send
    + Sync
    + 'static
    + ActionRules<Self>
    + ProductionRules<Self>
    + FurtherRules<Self>
    + TellingRules<Self>
    + BoardRules<Self>
{
    /// What lies on the table in this version only.
    type Parts: Copy
        + Clone
        + Debug
        + Default
        + PartialEq
        + Eq
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;

    /// What a game has more: options and component numbers.
    type More: Clone + Debug + Send + Sync;

    /// What lies face down.
    type Stock: Clone + Debug + PartialEq + Eq + Send + Sync;

    /// The last decade of the game.
    const LAST_DECADE: u8;

    /// How often factories can become obsolete, and once more for boards from outside.
    const OBSOLESCENCES: u8;

    /// Whether money for goods comes right after the sale in England (III.1).
    const PAYS_EACH_SALE: bool = true;

    /// The most decisions that one turn can have.
    const MOST_DECISIONS_IN_A_TURN: usize;

    /// The revision of the rules as implemented here; a change that alters any
    /// game that was played raises it.
    const RULES: u16;

    /// What the catalogue says of it.
    const INFO: &'static GameInfo;

    /// What the words in the patterns of the notation stand for.
    const NOTATION_WORDS: &'static str;

    /// The forms of its notation: of actions and of reveals.
    fn forms() -> Forms;

    /// The options of a game by name.
    fn options(game: &Arkwright<Self>) -> Vec<(&'static str, &'static str)>;

    /// A game with released numbers.
    fn set_up(players: u8, options: &[(String, String)], released: Option<&str>)
    -> Arkwright<Self>;

    /// A game with data files of the owner's.
    fn set_up_with(
        players: u8,
        options: &[(String, String)],
        files: &[DataFile],
    ) -> Result<Arkwright<Self>, Unfit>;

    /// The released text of a data file.
    fn released(file: &str) -> Option<&'static str>;

    /// The board before anything is drawn (4.1).
    fn opening_board(game: &Arkwright<Self>) -> Board<Self>;

    /// Draws everything that is drawn in a game.
    fn shuffle(game: &Arkwright<Self>, seed: &Seed) -> Self::Stock;

    /// A stock that fits the board.
    fn sample_stock(game: &Arkwright<Self>, board: &Board<Self>, rng: &mut Rng) -> Self::Stock;

    /// What is turned up next.
    fn draw(game: &Arkwright<Self>, board: &Board<Self>, stock: &mut Self::Stock) -> Face;

    /// Puts what was drawn on the board.
    fn turn_up(
        game: &Arkwright<Self>,
        board: &mut Board<Self>,
        face: Face,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal>;

    /// What comes once both factories are founded (4.1.V).
    fn after_foundations(
        game: &Arkwright<Self>,
        board: &mut Board<Self>,
        log: &mut impl Log<Event>,
    );

    /// The economy phase of a new cycle (I).
    fn economy_phase(game: &Arkwright<Self>, board: &mut Board<Self>, log: &mut impl Log<Event>);

    /// What ends as soon as the timetable indicator reaches the event space (6.0).
    #[inline]
    fn at_event_space(_: &mut Board<Self>, _: &mut impl Log<Event>) {}

    /// What comes after the markers went back at the end of a decade (6.II).
    fn end_of_round(game: &Arkwright<Self>, board: &mut Board<Self>, log: &mut impl Log<Event>);

    /// What comes after production, but for the end of a decade (IV).
    #[inline]
    fn end_of_cycle(game: &Arkwright<Self>, board: &mut Board<Self>, log: &mut impl Log<Event>) {
        let next = board.in_turn_order(1);
        game.next_cycle(board, next, log);
    }

    /// What comes after the last exchange, before companies are valued (8.0).
    #[inline]
    fn before_scoring(_: &Arkwright<Self>, _: &mut Board<Self>, _: &mut impl Log<Event>) {}

    /// A refusal with what this version knows better about why.
    fn refused(_: &Arkwright<Self>, _: &Board<Self>, _: Action, refusal: Illegal) -> Illegal {
        refusal
    }

    /// The section of its rule book that a refusal cites.
    fn cited(refusal: &Illegal) -> &'static str {
        refusal.section
    }

    /// Whether the cycle of a good is over in the last decade (II.2.2).
    #[inline]
    fn is_past(board: &Board<Self>, good: Good) -> bool {
        board.decade == Self::LAST_DECADE && good.index() < usize::from(board.cycle)
    }

    /// Every message of this version, for the tests of every language.
    fn samples() -> Vec<Message>;
}

/// Spinning Jenny, the shorter version; it ends with 1790 (3.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpinningJenny;

impl Edition for SpinningJenny {
    type Parts = BuiltSince;
    type More = ();
    type Stock = crate::setup::Stock;

    const LAST_DECADE: u8 = 3;
    const OBSOLESCENCES: u8 = 2;
    const MOST_DECISIONS_IN_A_TURN: usize = 40;
    const RULES: u16 = crate::game::RULES;
    const INFO: &'static GameInfo = &told::INFO;
    const NOTATION_WORDS: &'static str = told::NOTATION_WORDS;

    fn forms() -> Forms {
        notation::of_spinning_jenny()
    }

    fn options(game: &Arkwright) -> Vec<(&'static str, &'static str)> {
        vec![("setup", game.preparation.word())]
    }

    fn set_up(players: u8, options: &[(String, String)], released: Option<&str>) -> Arkwright {
        told::set_up(players, options, released)
    }

    fn set_up_with(
        players: u8,
        options: &[(String, String)],
        files: &[DataFile],
    ) -> Result<Arkwright, Unfit> {
        told::set_up_with(players, options, files)
    }

    fn released(file: &str) -> Option<&'static str> {
        told::released(file)
    }

    fn opening_board(game: &Arkwright) -> Board {
        game.opening_board()
    }

    fn shuffle(game: &Arkwright, seed: &Seed) -> Self::Stock {
        game.shuffle(seed)
    }

    fn sample_stock(game: &Arkwright, board: &Board, rng: &mut Rng) -> Self::Stock {
        game.sample_stock(board, rng)
    }

    fn draw(_: &Arkwright, board: &Board, stock: &mut Self::Stock) -> Face {
        stock.draw(board)
    }

    fn turn_up(
        game: &Arkwright,
        board: &mut Board,
        face: Face,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        game.turn_up(board, face, log)
    }

    fn after_foundations(game: &Arkwright, board: &mut Board, log: &mut impl Log<Event>) {
        game.start_up_capital(board, log);
    }

    /// Every cycle has the same printed numbers.
    #[inline]
    fn economy_phase(game: &Arkwright, board: &mut Board, log: &mut impl Log<Event>) {
        let market = &game.components.job_market;
        game.economy(board, market.importer, market.returning, log);
    }

    /// The End of Game event, or a new start player (6.II, 6.III).
    fn end_of_round(game: &Arkwright, board: &mut Board, log: &mut impl Log<Event>) {
        if board.decade == Self::LAST_DECADE {
            log.tell(Event::EndOfGame);
            let first = FinalExchange::new(0);
            board.ask(board.start, Phase::FinalExchange(first));
        } else {
            board.ask(game.names_start_player(board), Phase::NameStartPlayer);
        }
    }

    fn samples() -> Vec<Message> {
        crate::samples::all()
    }
}

impl ActionRules<SpinningJenny> for SpinningJenny {
    #[inline]
    fn built(board: &mut Board, seat: Seat, good: Good) {
        if SpinningJenny::is_past(board, good) {
            board.parts.insert(seat, good);
        }
    }

    #[inline]
    fn closed(board: &mut Board, seat: Seat, good: Good) {
        board.parts.remove(seat, good);
    }

    /// In the last decade factories that have been active hire nobody; one built since then may.
    #[inline]
    fn is_closed_for_hiring(board: &Board, good: Good) -> bool {
        SpinningJenny::is_past(board, good) && !board.parts.contains(board.asked, good)
    }
}

impl ProductionRules<SpinningJenny> for SpinningJenny {}

impl FurtherRules<SpinningJenny> for SpinningJenny {}

impl TellingRules<SpinningJenny> for SpinningJenny {}

impl BoardRules<SpinningJenny> for SpinningJenny {
    fn check_parts(game: &Arkwright, board: &Board) -> Result<(), String> {
        game.check_spinning_jenny(board)
    }
}
