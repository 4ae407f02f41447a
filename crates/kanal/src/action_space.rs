//! The action phase: choosing one of the seven action spaces, and what it allows (06, 08).

use table::{Log, Offers};

use crate::action::{Action, Building};
use crate::board::{Board, Hand};
use crate::cards::{Resource, RouteType, Stage};
use crate::event::{Event, Income};
use crate::game::Kanal;
use crate::geometry::Plots;
use crate::phase::{Asked, Phase};
use crate::reason::{Reason, require};
use crate::supply::BASICS;

/// What the chosen space still allows, whatever it costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Left {
    /// Whether a structure can be raised.
    pub raise: bool,
    /// Whether a card can be put into the box instead of a structure.
    pub box_card: bool,
    /// Paths, roads, rail tracks, canals, bridges.
    pub build: [bool; 5],
    /// Wood, clay, ore.
    pub gain: [bool; 3],
}

impl Left {
    /// Whether nothing is left.
    pub fn is_nothing(&self) -> bool {
        *self == Left::default()
    }
}

impl Kanal {
    /// What the chosen space still allows (06 "The 7 action spaces").
    pub fn left(&self, board: &Board) -> Left {
        let hand = &board.hand;
        let mut left = Left::default();
        let mut raises = false;
        match board.golden {
            1 => {
                raises = hand.raised == 0;
                let route = hand.routes() == 0;
                left.build = [route, route, false, false, false];
            }
            2 => {
                raises = hand.raised == 0;
                left.build[4] = board.is_usable(Stage::Green) && hand.bridges == 0;
            }
            3 => {
                // The two sides of the space share their first steps, so the side is chosen by
                // whatever fits only one of them.
                let (paths, roads, bridges) = (hand.paths, hand.roads, hand.bridges);
                let fits = |paths, roads, bridges| {
                    let one = bridges == 0 && paths + roads <= self.components.routes[0];
                    let other = paths <= 1 && roads <= 1 && bridges <= 1;
                    one || other && board.is_usable(Stage::Orange)
                };
                left.build = [
                    fits(paths + 1, roads, bridges),
                    fits(paths, roads + 1, bridges),
                    false,
                    false,
                    fits(paths, roads, bridges + 1),
                ];
            }
            4 => {
                let route = hand.raised == 0 && hand.routes() < self.components.routes[1];
                left.build = [route, route, route, route, false];
                raises = board.is_usable(Stage::Blue) && hand.routes() == 0 && hand.raised == 0;
            }
            5 => left.gain[0] = !hand.gained,
            6 => {
                let is_open = !hand.gained && hand.bridges == 0;
                left.gain = [is_open; 3];
                left.build[4] = is_open;
            }
            7 => left.gain[1] = !hand.gained,
            _ => {}
        }
        // With a full board the action puts a card into the box instead, as long as there is one (06).
        let is_full = board.own().is_full();
        left.raise = raises && !is_full;
        left.box_card = raises && is_full && board.current_stack().is_some();
        left
    }

    /// How much of its material the chosen space gives.
    pub(crate) fn materials_of_space(&self, space: u8) -> u8 {
        match space {
            5 => self.components.wood,
            6 => self.components.choice,
            _ => self.components.clay,
        }
    }

    // ---- Choosing a space -------------------------------------------------

    /// Offers the spaces without a disc.
    pub(crate) fn offer_spaces(&self, board: &Board, offers: &mut impl Offers<Action>) {
        for space in 1..=board.thaler.len() as u8 {
            if board.discs >> (space - 1) & 1 == 0 && board.blocked != space {
                offers.offer(Action::Choose(space));
            }
        }
        self.offer_anytime(board.own(), offers);
    }

    pub(crate) fn check_spaces(&self, board: &Board, action: Action) -> Result<(), Reason> {
        match action {
            Action::Choose(space) => {
                let is_space = (1..=board.thaler.len()).contains(&usize::from(space));
                require(is_space, Reason::NotNow)?;
                require(space != board.blocked, Reason::SpaceBlocked)?;
                let disc = 1 << (space - 1);
                require(board.discs & disc == 0, Reason::SpaceTaken)
            }
            // A space has to be chosen before what it offers can be done or left (06).
            Action::Done
            | Action::Raise(..)
            | Action::BoxCard
            | Action::Build(..)
            | Action::Gain(_) => Err(Reason::ChoiceDue),
            _ => Err(Reason::NotNow),
        }
    }

    /// Moves the discs to a space, and takes its thaler.
    pub(crate) fn choose_space(&self, board: &mut Board, space: u8, log: &mut impl Log<Event>) {
        let seat = board.asked;
        board.actions += 1;
        board.discs |= 1 << (space - 1);
        board.golden = space;
        board.hand = Hand::default();
        board.phase = Phase::Space;
        log.tell(Event::SpaceChosen { seat, space });
        let thaler = &mut board.thaler[usize::from(space) - 1];
        let amount = u16::from(std::mem::take(thaler));
        let from = Income::ActionSpace { space };
        self.gain(board, seat, Resource::Thaler, amount, from, log);
    }

    // ---- Using a space ----------------------------------------------------

    /// Offers what the chosen space allows.
    pub(crate) fn offer_actions(&self, board: &Board, offers: &mut impl Offers<Action>) {
        let own = board.own();
        let left = self.left(board);
        for (basic, is_open) in BASICS.into_iter().zip(left.gain) {
            if is_open {
                offers.offer(Action::Gain(basic));
            }
        }
        for (building, is_open) in Building::ALL.into_iter().zip(left.build) {
            if is_open && own.can_pay(self.building_cost(building)) {
                for space in own.sites(building).iter() {
                    offers.offer(Action::Build(building, space, false));
                }
            }
        }
        if left.raise {
            self.offer_raising(board, Plots::ALL, false, offers);
        }
        if left.box_card {
            offers.offer(Action::BoxCard);
        }
        if !offers.enough() {
            self.offer_anytime(own, offers);
        }
        offers.offer(Action::Done);
    }

    pub(crate) fn check_actions(&self, board: &Board, action: Action) -> Result<(), Reason> {
        match action {
            Action::Gain(material) => self.check_gain(board, material),
            Action::Build(building, space, is_free) => {
                self.check_building(board, building)?;
                require(!is_free, Reason::NotFree)?;
                board.own().check_site(building, space)?;
                board.own().check_payment(self.building_cost(building))
            }
            Action::Raise(card, plot, price) => {
                self.check_raise_action(board)?;
                require(!board.own().is_full(), Reason::BoardFull)?;
                self.check_raising(board, card, plot, price, false)
            }
            Action::BoxCard => {
                self.check_raise_action(board)?;
                require(board.own().is_full(), Reason::BoardNotFull)?;
                require(board.current_stack().is_some(), Reason::NoCardToBox)
            }
            Action::Done => Ok(()),
            _ => Err(Reason::NotNow),
        }
    }

    fn check_gain(&self, board: &Board, material: Resource) -> Result<(), Reason> {
        let given: &[Resource] = match board.golden {
            5 => &[Resource::Wood],
            6 => &BASICS,
            7 => &[Resource::Clay],
            _ => return Err(Reason::NotOnThisSpace),
        };
        require(given.contains(&material), Reason::OtherMaterial)?;
        let is_open = !board.hand.gained && board.hand.bridges == 0;
        require(is_open, Reason::TakenAlready)
    }

    fn check_raise_action(&self, board: &Board) -> Result<(), Reason> {
        match board.golden {
            1 | 2 => {}
            4 => {
                require(board.is_usable(Stage::Blue), Reason::LastRoundOnly)?;
                require(board.hand.routes() == 0, Reason::TakenAlready)?;
            }
            _ => return Err(Reason::NotOnThisSpace),
        }
        require(board.hand.raised == 0, Reason::TakenAlready)
    }

    fn check_building(&self, board: &Board, building: Building) -> Result<(), Reason> {
        let hand = &board.hand;
        let is_simple = matches!(building, Building::Route(RouteType::Path | RouteType::Road));
        let is_bridge = building == Building::Bridge;
        match board.golden {
            1 if is_simple => require(hand.routes() == 0, Reason::TakenAlready),
            2 if is_bridge => {
                require(board.is_usable(Stage::Green), Reason::Covered)?;
                require(hand.bridges == 0, Reason::TakenAlready)
            }
            3 if is_bridge => {
                require(board.is_usable(Stage::Orange), Reason::Covered)?;
                let is_one_each = hand.paths <= 1 && hand.roads <= 1 && hand.bridges == 0;
                require(is_one_each, Reason::TakenAlready)
            }
            3 if is_simple && hand.bridges == 0 => {
                let most = self.components.routes[0];
                require(hand.routes() < most, Reason::TakenAlready)
            }
            3 if is_simple => {
                let built = match building {
                    Building::Route(RouteType::Path) => hand.paths,
                    _ => hand.roads,
                };
                require(built == 0, Reason::TakenAlready)
            }
            4 if !is_bridge => {
                let most = self.components.routes[1];
                let is_open = hand.raised == 0 && hand.routes() < most;
                require(is_open, Reason::TakenAlready)
            }
            6 if is_bridge => require(!hand.gained && hand.bridges == 0, Reason::TakenAlready),
            _ => Err(Reason::NotOnThisSpace),
        }
    }

    /// Carries out what the chosen space allows.
    pub(crate) fn answer_actions(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        match action {
            Action::Gain(material) => {
                board.hand.gained = true;
                let space = board.golden;
                let amount = u16::from(self.materials_of_space(space));
                let from = Income::ActionSpace { space };
                self.gain(board, board.asked, material, amount, from, log);
            }
            Action::Build(building, space, is_free) => {
                let hand = &mut board.hand;
                match building {
                    Building::Route(RouteType::Path) => hand.paths += 1,
                    Building::Route(RouteType::Road) => hand.roads += 1,
                    Building::Route(_) => hand.tracks += 1,
                    Building::Bridge => hand.bridges += 1,
                }
                self.build(board, building, space, is_free, log);
            }
            Action::Raise(card, plot, price) => {
                board.hand.raised += 1;
                self.raise(board, card, plot, price, log);
            }
            Action::BoxCard => {
                board.hand.raised += 1;
                self.box_card(board, log);
            }
            _ => self.end_action(board, log),
        }
    }

    /// Ends the turn where nothing is left to do: what can be done at any time can be done at the
    /// next question just as well, since nobody else touches one's supply.
    pub(crate) fn end_if_nothing_is_left(&self, board: &mut Board, log: &mut impl Log<Event>) {
        let is_over = board.question() == Asked::Actions && self.left(board).is_nothing();
        if is_over {
            self.end_action(board, log);
        }
    }

    /// Hands the discs on, or ends the action phase.
    fn end_action(&self, board: &mut Board, log: &mut impl Log<Event>) {
        board.hand = Hand::default();
        if board.actions == self.actions_in_a_round() {
            self.prepare_next_round(board, log);
            return;
        }
        board.asked = board.asked.clockwise(1, self.players);
        board.turn += 1;
        board.phase = Phase::ChooseSpace;
    }

    /// How many actions a round has.
    #[inline]
    pub fn actions_in_a_round(&self) -> u8 {
        self.components.discs[usize::from(self.players) - 1]
    }
}
