//! What Water Frame says of itself beyond its rules.

use table::{DataFile, DataHash, GameInfo, GuidedGame, OptionInfo, Unfit};

use super::components::WaterComponents;
use super::data::WATER_COMPILED;
use super::edition::WaterFrame;
use super::orders;
use super::pending::Pending;
use super::phase::{AfterSale, WaterPhase};
use super::setup::{More, WaterOptions};
use crate::action::Action;
use crate::board::Board;
use crate::components::Components;
use crate::data::COMPILED;
use crate::game::{Arkwright, Preparation};
use crate::phase::Phase;
use crate::told::preparation;

/// The names of the files with the component numbers: its own, and those it shares with Spinning Jenny.
const NUMBERS: &str = "water-frame.toml";
const SHARED_NUMBERS: &str = "arkwright.toml";

/// What the catalogue says of Water Frame.
pub(crate) static INFO: GameInfo = GameInfo {
    id: "water-frame",
    players: 2..=4,
    options: &[
        OptionInfo::new("setup", &["free", "predetermined"]),
        OptionInfo::new("patrons", &["no", "yes"]).only_with("setup", "free"),
        OptionInfo::new("extra-events", &["no", "yes"]).only_with("setup", "free"),
        OptionInfo::new("events", &["fixed", "shuffled"]).only_with("setup", "predetermined"),
    ],
    shorthands: &[],
    data_files: &[NUMBERS, SHARED_NUMBERS],
    questions: orders::QUESTIONS,
    texts: &["spinning-jenny", "water-frame"],
    phrases: &["start player", "end of game"],
    challenge: None,
    // The first seat begins with a ship and little appeal, so that a contract pays from the first
    // decade on; with this seed whoever follows takes one in the second turn.
    guided: Some(GuidedGame {
        players: 3,
        options: &[("setup", "predetermined")],
        seed: "three",
    }),
};

/// What the words of the notation stand for.
pub(crate) const NOTATION_WORDS: &str = "\
GOOD is `food`, `clothes`, `cutlery` or `lamps`. MARKER is `factory`, `workers`,
`machinery`, `quality`, `distribution` or `exchange`, with `light` or `dark`
behind it if it is grey, `production light`, `production dark`, or `ship-1` and
`ship-2` for the ships at the piers. PLACE is `column` with a good, or `line`.
ROW, PIER and SEAT count from 1, and COST is what the space of the
administration table costs. TILE is `agent`, `broker`, `accountant`, `charisma`,
`developer`, `inventor`, `engineer`, `small-warehouse`, `extra-shifts`,
`office`, `engineering-works`, `patent`, `school`, `foreman`, `patron-food`,
`patron-clothes`, `patron-cutlery`, `patron-lamps`, `administrator` or
`workshop`. `offer` and `hold` also answer what is asked after a sale, and `hold`
whatever else may be left. EVENT is `bureaucracy`, `crown-jubilee`,
`credit-crisis`, `war-on-the-continent`, `lobby`, `made-in-england`, `luddism`,
`navigation-acts`, `opium-war`, `recession`, `royal-society`, `social-unrest`,
`threat-of-strike`, `world-exhibition`, `economic-crisis` or `end-of-game`.";

fn is_yes(options: &[(String, String)], name: &str, value: &str) -> bool {
    let chosen = options.iter().find(|(known, _)| known == name);
    chosen.is_some_and(|(_, chosen)| chosen == value)
}

fn read(options: &[(String, String)]) -> WaterOptions {
    let preparation = preparation(options);
    let is_free = preparation == Preparation::Free;
    WaterOptions {
        preparation,
        patrons: is_free && is_yes(options, "patrons", "yes"),
        extra_events: is_free && is_yes(options, "extra-events", "yes"),
        shuffled_events: !is_free && is_yes(options, "events", "shuffled"),
    }
}

/// The options of a game by name; one that does not belong to its set-up is left out.
pub(crate) fn options(game: &Arkwright<WaterFrame>) -> Vec<(&'static str, &'static str)> {
    let chosen = &game.more.options;
    let yes = |is_so| if is_so { "yes" } else { "no" };
    let mut options = vec![("setup", chosen.preparation.word())];
    match chosen.preparation {
        Preparation::Free => {
            options.push(("patrons", yes(chosen.patrons)));
            options.push(("extra-events", yes(chosen.extra_events)));
        }
        Preparation::Predetermined => options.push((
            "events",
            match chosen.shuffled_events {
                true => "shuffled",
                false => "fixed",
            },
        )),
    }
    options
}

/// The hash over the numbers of both files.
fn hash(shared: &Components, own: &WaterComponents) -> DataHash {
    DataHash::of(&(shared, own))
}

impl Arkwright<WaterFrame> {
    /// Water Frame for two to four players with the component numbers compiled in.
    ///
    /// # Panics
    /// If the number of players is not 2, 3 or 4.
    pub fn water_frame(players: u8, options: WaterOptions) -> Arkwright<WaterFrame> {
        let (shared, own) = (Components::compiled(), WaterComponents::compiled());
        Arkwright::with_numbers(players, options, shared.clone(), own.clone(), Vec::new())
    }

    fn with_numbers(
        players: u8,
        options: WaterOptions,
        shared: Components,
        own: WaterComponents,
        own_files: Vec<DataFile>,
    ) -> Arkwright<WaterFrame> {
        let data = hash(&shared, &own);
        let more = More {
            components: own,
            options,
        };
        Arkwright::assemble(players, options.preparation, shared, data, own_files, more)
    }

    /// The same numbers for as many players, played in another way.
    #[must_use]
    pub fn with_options(&self, options: WaterOptions) -> Arkwright<WaterFrame> {
        let mut game = self.clone();
        game.preparation = options.preparation;
        game.more.options = options;
        game
    }

    /// Water Frame's own numbers in play.
    pub fn water_components(&self) -> &WaterComponents {
        &self.more.components
    }

    /// How it is played.
    pub fn water_options(&self) -> &WaterOptions {
        &self.more.options
    }
}

/// A game with released numbers.
pub(crate) fn set_up(
    players: u8,
    options: &[(String, String)],
    _: Option<&str>,
) -> Arkwright<WaterFrame> {
    Arkwright::water_frame(players, read(options))
}

/// A game with numbers of the owner's.
pub(crate) fn set_up_with(
    players: u8,
    options: &[(String, String)],
    files: &[DataFile],
) -> Result<Arkwright<WaterFrame>, Unfit> {
    let own_file = files
        .iter()
        .find(|file| file.name.as_deref().is_none_or(|name| name == NUMBERS));
    let shared_file = files
        .iter()
        .find(|file| file.name.as_deref() == Some(SHARED_NUMBERS));
    let own = match own_file {
        Some(file) => WaterComponents::parse(&file.text)?,
        None => WaterComponents::compiled().clone(),
    };
    let shared = match shared_file {
        Some(file) => Components::parse(&file.text)?,
        None => Components::compiled().clone(),
    };
    // Numbers that are those of a release need not be carried.
    let mut carried = Vec::new();
    if let Some(file) = own_file.filter(|_| own != *WaterComponents::compiled()) {
        carried.push(INFO.own_file(NUMBERS, &file.text));
    }
    if let Some(file) = shared_file.filter(|_| shared != *Components::compiled()) {
        carried.push(INFO.own_file(SHARED_NUMBERS, &file.text));
    }
    let options = read(options);
    Ok(Arkwright::with_numbers(
        players, options, shared, own, carried,
    ))
}

/// The released text of a data file.
pub(crate) fn released(file: &str) -> Option<&'static str> {
    match file {
        NUMBERS => Some(WATER_COMPILED),
        SHARED_NUMBERS => Some(COMPILED),
        _ => None,
    }
}

/// What is usually answered to a small question: what only brings something is done, a tile, a
/// ship or a jubilee is kept.
pub(crate) fn usual(game: &Arkwright<WaterFrame>, board: &Board<WaterFrame>) -> Option<Action> {
    if let Some(Pending::Discard) = board.parts.pending {
        return Some(Action::Keep(game.dearest_goods(board, board.own().stored)));
    }
    match board.phase {
        Phase::Sale(sale) => {
            let sellers = game.sellers_in(board, &sale);
            Some(match sale.has_stored_left(board.asked, &sellers) {
                true => Action::Offer,
                false => Action::Hold,
            })
        }
        Phase::Water(WaterPhase::BeforeSale { .. }) => Some(Action::Hold),
        Phase::Water(WaterPhase::AfterSale { asks, .. }) => Some(match asks {
            AfterSale::Patron if game.goods_at_hand(board, board.asked) > 0 => Action::Offer,
            _ => Action::Hold,
        }),
        Phase::Water(WaterPhase::Shipment { .. }) => Some(game.usual_shipment(board)),
        Phase::Water(WaterPhase::StoreExtra { .. }) => Some(Action::Hold),
        Phase::Water(WaterPhase::Storing { .. }) => Some(game.usual_storing(board)),
        Phase::Water(WaterPhase::Firing { .. } | WaterPhase::Broker { .. }) => Some(Action::Done),
        Phase::Water(WaterPhase::Charisma) => Some(Action::Hold),
        _ => None,
    }
}
