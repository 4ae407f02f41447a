//! The forms of the notation, for the documentation; each version of the game has its own.

use table::{Form, Notation};

use crate::action::{Action, Face};

/// A row of the documentation.
const fn form(pattern: &'static str, example: &'static str, meaning: &'static str) -> Form {
    Form {
        pattern,
        example,
        meaning,
    }
}

/// How many forms of actions Spinning Jenny has; they come first.
const IN_SPINNING_JENNY: usize = 22;

/// Everything that can be chosen: first in both versions, then in Water Frame only.
const ACTIONS: &[Form] = &[
    form(
        "found GOOD",
        "found food",
        "found a level I factory in 1760",
    ),
    form(
        "price GOOD POUNDS",
        "price lamps 9",
        "set the price of a good",
    ),
    form(
        "place MARKER COST",
        "place quality light 8",
        "place an action marker on the space with this cost; MARKER is a kind, with `light` or `dark` if it is grey",
    ),
    form(
        "reuse MARKER",
        "reuse workers",
        "use an action marker again that lies on the administration table",
    ),
    form(
        "build GOOD LEVEL",
        "build lamps 2",
        "build a factory; its price is asked next",
    ),
    form(
        "modernize GOOD",
        "modernize food",
        "put the factory marker of the next level in place",
    ),
    form("close GOOD", "close clothes", "close a factory"),
    form(
        "hire GOOD COUNT",
        "hire food 2",
        "hire workers into the next free spaces of a factory",
    ),
    form(
        "fire GOOD COUNT",
        "fire cutlery 3",
        "fire workers, rightmost row first",
    ),
    form(
        "machine GOOD ROW",
        "machine lamps 1",
        "replace a worker in a row by a machine",
    ),
    form(
        "quality GOOD VALUE",
        "quality food 2",
        "turn the quality marker to this value",
    ),
    form(
        "distribute GOOD VALUE",
        "distribute clothes 3",
        "turn the distribution marker to this value",
    ),
    form("buy COUNT", "buy 3", "buy own shares from the bank"),
    form("sell COUNT", "sell 5", "sell own shares to the bank"),
    form("repay COUNT", "repay 1", "repay loans"),
    form(
        "warehouse GOOD COUNT",
        "warehouse food 2",
        "sell stored goods at the fixed price",
    ),
    form(
        "take MARKER",
        "take machinery dark",
        "take a grey action marker",
    ),
    form("offer", "offer", "sell one stored good at this call"),
    form("hold", "hold", "sell no stored good at this call"),
    form(
        "keep FOOD CLOTHES CUTLERY LAMPS",
        "keep 2 0 0 3",
        "have these goods in store from now on",
    ),
    form("start SEAT", "start 2", "name the start player"),
    form("done", "done", "be done with this part of the turn"),
    form(
        "place MARKER COST paying POUNDS",
        "place workers 4 paying 2",
        "place a marker and pay another amount than the space's, with the accountant or the engineer",
    ),
    form(
        "reuse MARKER paying POUNDS",
        "reuse quality paying 9",
        "use a placed marker again and pay another amount than the space's",
    ),
    form(
        "staff PLACE",
        "staff column lamps",
        "hire a worker into the large warehouse",
    ),
    form(
        "restaff PLACE PLACE",
        "restaff line column food",
        "move a worker within the large warehouse",
    ),
    form(
        "resettle GOOD COUNT",
        "resettle food 2",
        "with the school: put displaced workers into free spaces of a factory",
    ),
    form(
        "resettle PLACE",
        "resettle line",
        "with the school: put a displaced worker into the large warehouse",
    ),
    form(
        "use developer",
        "use developer",
        "make the factories of this action cheaper",
    ),
    form(
        "pay inventor",
        "pay inventor",
        "keep the inventor for one more use",
    ),
    form(
        "return TILE",
        "return patent",
        "put a development tile back into the supply: for a fifth one, or the patent in the distribution action",
    ),
    form(
        "contract GOOD SPACE",
        "contract clothes 6",
        "take a contract for this many goods, or raise one",
    ),
    form(
        "deliver GOOD COUNT",
        "deliver clothes 6",
        "fulfil a contract with the ship action",
    ),
    form(
        "produce GOOD ROWS",
        "produce cutlery 2",
        "let the first rows of a factory produce for the warehouse",
    ),
    form(
        "produce GOOD ROWS extra",
        "produce cutlery 2 extra",
        "the same, and one more with extra shifts",
    ),
    form(
        "take ship CAPACITY",
        "take ship 4",
        "take a ship to the free pier with the lower number",
    ),
    form(
        "take ship CAPACITY replacing PIER",
        "take ship 8 replacing 2",
        "take a larger ship in place of the one at a pier",
    ),
    form("take TILE", "take engineer", "take a development tile"),
    form(
        "take TILE GOOD",
        "take foreman lamps",
        "take the foreman or the workshop for the factory of a good",
    ),
    form(
        "move TILE GOOD",
        "move workshop food",
        "assign the foreman or the workshop to the factory of another good",
    ),
    form(
        "half-price COUNT",
        "half-price 2",
        "return the broker and buy one or two shares at half price",
    ),
    form(
        "extra",
        "extra",
        "return the extra shifts for one more of the active good",
    ),
    form(
        "shut",
        "shut",
        "with the school: shut the highest row at work of the active factory",
    ),
    form(
        "ship COUNT by FLEET",
        "ship 8 by both",
        "ship the active good; FLEET is the pier of a ship, or `both`",
    ),
    form(
        "dismiss PLACE",
        "dismiss column food",
        "fire a worker of the large warehouse",
    ),
    form(
        "dismiss ship-PIER",
        "dismiss ship-2",
        "return the ship at a pier and fire its crew",
    ),
    form(
        "smash GOOD ROW",
        "smash food 1",
        "by the event Luddism: let a machine of a row give way to a worker",
    ),
];

const START: Form = form("start SEAT", "start 2", "the start player");

const DRAW: Form = form(
    "draw MARKER",
    "draw quality light",
    "a light marker for the 1760 stock exchange",
);

const ROW: Form = form(
    "row ROW MACHINERY QUALITY DISTRIBUTION PRODUCTION",
    "row 1 2 1 0 2",
    "how many grey markers of each kind lie in a row of the special markers mat",
);

const TILE: Form = form(
    "tile TILE",
    "tile engineer",
    "a development tile that comes into the game",
);

const ECONOMY: Form = form(
    "economy STEPS COUNT",
    "economy 1 3",
    "an economy marker: how far the importer moves, and how many workers return",
);

const EVENT: Form = form("event EVENT", "event lobby", "an event marker");

/// The forms of actions and of reveals.
pub(crate) type Forms = (&'static [Form], &'static [Form]);

/// The forms of Spinning Jenny.
pub(crate) fn of_spinning_jenny() -> Forms {
    (&ACTIONS[..IN_SPINNING_JENNY], &[START, DRAW])
}

/// The forms of Water Frame.
pub(crate) fn of_water_frame() -> Forms {
    (ACTIONS, &[START, ROW, TILE, ECONOMY, EVENT])
}

impl Notation for Action {
    fn forms() -> &'static [Form] {
        ACTIONS
    }
}

impl Notation for Face {
    fn forms() -> &'static [Form] {
        &[START, DRAW, ROW, TILE, ECONOMY, EVENT]
    }
}
