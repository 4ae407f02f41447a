//! What can stand on the agenda, and what is remembered while an action or a sale lasts.

use std::fmt;

use crate::water_frame_referee::words::Marker;

/// One entry of the agenda.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Something is turned up.
    Reveal(Due),
    /// Somebody is asked.
    Ask(Question),
    /// Something happens.
    Do(Step),
}

/// What is turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    Start,
    /// The markers of a row of the mat, counted from 1.
    Row(usize),
    Tile,
    Economy,
    Event,
}

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Due::Start => write!(f, "start player"),
            Due::Row(row) => write!(f, "row {row} of the mat"),
            Due::Tile => write!(f, "development tile"),
            Due::Economy => write!(f, "economy marker"),
            Due::Event => write!(f, "event"),
        }
    }
}

/// Where a special marker is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Venue {
    /// In 1760, where a player "may" take a marker: nothing else.
    Preparation,
    /// By Lobby, where he "takes" one: nothing else either.
    Lobby,
    /// As an additional action: tiles can be moved, or the broker used.
    Additional,
}

/// A question to a seat, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    Found(usize),
    /// The price of a factory that was just built.
    FirstPrice(usize, usize),
    StartCapital(usize),
    Administration(usize),
    Main(usize),
    Resettle(usize),
    Prices(usize),
    Special(usize, Venue),
    /// Which tile goes back for the one that was taken.
    Fifth(usize, usize),
    /// Whether the inventor is kept; in a factory action the fee goes on the bill.
    Inventor(usize, bool),
    /// Which of too many goods are kept.
    Room(usize, [u8; 4]),
    Call(usize),
    /// Whether a row is shut down, before the first good is sold and once all are sold.
    ShutBeforeSale(usize),
    ShutAfterSale(usize),
    Patron(usize),
    Jubilee(usize),
    Shipment(usize),
    ExtraToStore(usize),
    Storage(usize),
    CharismaInCycle(usize),
    CharismaInDecade(usize),
    NameStart(usize),
    Dismiss(usize),
    LoseShip(usize),
    Broker(usize),
    FinalExchange(usize),
    MadeInEngland(usize),
    Luddism(usize),
}

impl Question {
    /// Who is asked.
    pub(crate) fn seat(&self) -> usize {
        use Question::*;
        match *self {
            Found(seat)
            | FirstPrice(seat, _)
            | StartCapital(seat)
            | Administration(seat)
            | Main(seat)
            | Resettle(seat)
            | Prices(seat)
            | Special(seat, _)
            | Fifth(seat, _)
            | Inventor(seat, _)
            | Room(seat, _)
            | Call(seat)
            | ShutBeforeSale(seat)
            | ShutAfterSale(seat)
            | Patron(seat)
            | Jubilee(seat)
            | Shipment(seat)
            | ExtraToStore(seat)
            | Storage(seat)
            | CharismaInCycle(seat)
            | CharismaInDecade(seat)
            | NameStart(seat)
            | Dismiss(seat)
            | LoseShip(seat)
            | Broker(seat)
            | FinalExchange(seat)
            | MadeInEngland(seat)
            | Luddism(seat) => seat,
        }
    }
}

/// Something that happens without a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    PayFactories,
    FirstDecade,
    /// A player has ended his action.
    ActionOver(usize),
    Production,
    /// A group of sellers at a call: the call and the place of the group in it.
    Group(u8, usize),
    GroupOver(u8, usize),
    Income,
    ShareSteps,
    Wages,
    Fade,
    EndOfCycle,
    NextCycle,
    EndOfDecade,
    HarbourWages,
    Lapse,
    LapseAfterShips,
    Luddism,
    OpenExchange,
    StartPlayer,
    NextDecade,
    Penalties,
}

/// The action under way.
#[derive(Clone, Debug)]
pub(crate) struct Action {
    pub(crate) marker: Marker,
    /// Administrative costs without the fee.
    pub(crate) paid: u32,
    /// Factory: what is to pay once it is done.
    pub(crate) bill: u32,
    /// Factories of the main action, whose prices are adjusted free of charge.
    pub(crate) affected: [bool; 4],
    /// Prices that were adjusted.
    pub(crate) priced: [bool; 4],
    /// Pounds that still pay for prices of other factories.
    pub(crate) pool: u32,
    pub(crate) built: [bool; 4],
    /// Goods and levels of closed factories.
    pub(crate) closed: Vec<(usize, u8)>,
    /// Factories for which the developer can be used.
    pub(crate) eligible: [bool; 4],
    pub(crate) is_developed: bool,
    pub(crate) hired: [bool; 4],
    pub(crate) fired: [bool; 4],
    /// Warehouse workers moved.
    pub(crate) moves: u8,
    /// Machines placed, whose workers may be resettled.
    pub(crate) machines: u8,
    pub(crate) resettled: u8,
    /// Levels of quality taken.
    pub(crate) levels: u8,
    /// Pounds spent on distribution.
    pub(crate) spent: u32,
    /// Free levels of distribution left, once the patent was given back.
    pub(crate) free_levels: Option<u8>,
    /// Goods delivered by the ship.
    pub(crate) delivered: u8,
    /// Contracts fulfilled by the ship.
    pub(crate) contracts: u8,
}

impl Action {
    pub(crate) fn new(marker: Marker, paid: u32) -> Action {
        Action {
            marker,
            paid,
            bill: 0,
            affected: [false; 4],
            priced: [false; 4],
            pool: 0,
            built: [false; 4],
            closed: Vec::new(),
            eligible: [false; 4],
            is_developed: false,
            hired: [false; 4],
            fired: [false; 4],
            moves: 0,
            machines: 0,
            resettled: 0,
            levels: 0,
            spent: 0,
            free_levels: None,
            delivered: 0,
            contracts: 0,
        }
    }
}

/// The dealings of one stock exchange.
#[derive(Clone, Debug, Default)]
pub(crate) struct Deals {
    /// In shares and loans.
    pub(crate) count: u8,
    pub(crate) has_bought: bool,
    pub(crate) has_sold: bool,
    /// Whether the last run in shares was one of buying.
    pub(crate) is_buying: bool,
}

/// The sale of the active good.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sale {
    /// Goods tokens left on the job market.
    pub(crate) tokens: u8,
    /// Goods sold by seat, and by the importer.
    pub(crate) sold: [u8; 4],
    pub(crate) importer: u8,
    /// Goods that the factory made and that are not sold.
    pub(crate) unsold: [u8; 4],
    /// Goods that the factory made in rows that are not shut.
    pub(crate) produced: [u8; 4],
    /// Whether the player was called after his production was used up.
    pub(crate) was_called: [bool; 4],
    pub(crate) has_stopped: [bool; 4],
    /// Goods sold by the group at hand.
    pub(crate) group: u8,
    /// The row that is shut, counted from 0.
    pub(crate) shut: [Option<usize>; 4],
}
