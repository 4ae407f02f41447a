//! What lies on the table: the action board, and each player's supply and industry board.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::action::Trigger;
use crate::activation::{Activation, Waiting};
use crate::cards::{Resource, RouteType, Stage};
use crate::components::ACTION_SPACES;
use crate::geometry::{PLOTS, Plot, Plots, Space, Spaces};
use crate::interrupted::Interrupted;
use crate::phase::Phase;

/// The most structures that lie face up (06).
pub const DISPLAY: usize = 6;

/// The most seats of this game.
pub const SEATS: usize = 2;

/// Everything everybody may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    /// What is going on.
    pub phase: Phase,
    /// Who is asked, where somebody is.
    pub asked: Seat,
    /// Which turn of the game it is.
    pub turn: u16,
    /// Which game of a campaign it is, counted from 0; always 0 without one.
    pub part: u8,
    /// The round, counted from 1; 0 while the game is set up.
    pub round: u8,
    /// Whether this round is the last one of the game (07).
    pub is_last: bool,
    /// Who has the red starting disc.
    pub start: Seat,
    /// Actions chosen in this round.
    pub actions: u8,
    /// The action spaces with an action disc of this round, one bit each, the first lowest.
    pub discs: u8,
    /// The action space with the golden disc, counted from 1; 0 before the first action.
    pub golden: u8,
    /// The action space under the blocking disc, counted from 1; 0 without one (08).
    pub blocked: u8,
    /// Thaler on the action spaces.
    pub thaler: [u8; ACTION_SPACES],
    /// Cards in the stacks, by stage.
    pub stacks: [u8; 3],
    /// How many emptied stacks the display has grown for.
    pub grown: u8,
    /// The structures that lie face up.
    pub display: Display,
    /// Structures raised in this round.
    pub raised: u8,
    /// The structures that have turned up so far.
    pub seen: Cards,
    /// Blue structures set aside for the third game of a campaign (08).
    pub aside: Cards,
    /// What the player on turn has in hand.
    pub hand: Hand,
    /// The players' boards.
    pub industries: [Industry; SEATS],
    /// The totals of the games of a campaign that are over.
    pub totals: [i16; 3],
}

/// What a player has in hand: the chosen action space, what was done there, and what it set off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hand {
    /// Structures raised on this space.
    pub raised: u8,
    /// Paths built on this space.
    pub paths: u8,
    /// Roads built on this space.
    pub roads: u8,
    /// Rail tracks and canals built on this space.
    pub tracks: u8,
    /// Bridges built on this space.
    pub bridges: u8,
    /// Whether the materials of this space were gained.
    pub gained: bool,
    /// What was set off last and waits.
    pub waiting: Waiting,
    /// The cards that wait below the one in hand.
    pub interrupted: Interrupted,
    /// The activation that is being carried out.
    pub activation: Option<Activation>,
}

impl Hand {
    /// How many activations are carried out or wait.
    pub fn activations(&self) -> u8 {
        let in_hand = u8::from(self.activation.is_some()) + self.interrupted.len();
        in_hand + self.waiting.len() + self.interrupted.waiting()
    }

    /// Whether a structure waits for this activation behind the card in hand or below it, so that its
    /// turn comes later.
    pub(crate) fn waits_behind(&self, plot: Plot, trigger: Trigger) -> bool {
        let in_hand = match self.activation {
            Some(_) => self.waiting.routes,
            None => Plots::NONE,
        };
        let behind = in_hand.or(self.interrupted.behind());
        trigger == Trigger::Routes && behind.contains(plot)
    }

    /// Routes built on this space.
    #[inline]
    pub const fn routes(&self) -> u8 {
        self.paths + self.roads + self.tracks
    }
}

/// The structures that lie face up, by number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Display {
    cards: [u8; DISPLAY],
    count: u8,
}

impl Display {
    /// The numbers of the structures, in order.
    #[inline]
    pub fn cards(&self) -> &[u8] {
        &self.cards[..usize::from(self.count).min(DISPLAY)]
    }

    /// How many there are.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.count
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Whether a structure is among them.
    #[inline]
    pub fn contains(&self, card: u8) -> bool {
        self.cards().contains(&card)
    }

    /// Puts a structure behind the others.
    pub fn push(&mut self, card: u8) {
        self.cards[usize::from(self.count)] = card;
        self.count += 1;
    }

    /// Puts the structures into the order of their numbers (08).
    pub fn sort(&mut self) {
        self.cards[..usize::from(self.count)].sort_unstable();
    }

    /// Whether nothing lies behind the last structure, and they are sorted if they have to be.
    pub(crate) fn is_tidy(&self, is_sorted: bool) -> bool {
        let rest = self.cards.get(usize::from(self.count)..);
        rest.is_some_and(|rest| rest.iter().all(|card| *card == 0))
            && (!is_sorted || self.cards().is_sorted())
    }

    /// Takes a structure away; the others close up.
    pub fn remove(&mut self, card: u8) {
        if let Some(at) = self.cards().iter().position(|shown| *shown == card) {
            self.cards.copy_within(at + 1.., at);
            self.cards[DISPLAY - 1] = 0;
            self.count -= 1;
        }
    }
}

/// A set of structure cards by number.
// Written as two numbers, since not every reader of JSON has 64 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "[u32; 2]", into = "[u32; 2]")]
pub struct Cards(u64);

impl From<[u32; 2]> for Cards {
    fn from([low, high]: [u32; 2]) -> Cards {
        Cards(u64::from(high) << 32 | u64::from(low))
    }
}

impl From<Cards> for [u32; 2] {
    fn from(cards: Cards) -> [u32; 2] {
        [cards.0 as u32, (cards.0 >> 32) as u32]
    }
}

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// Whether a card is in the set.
    #[inline]
    pub const fn contains(self, card: u8) -> bool {
        self.0 >> card & 1 == 1
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..64).filter(move |card| self.contains(*card))
    }
}

/// A player's supply board and industry board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Industry {
    /// Wood, clay, ore, brick and iron on the material wheel.
    pub materials: [u8; 5],
    /// Thaler.
    pub thaler: u16,
    /// Prestige tokens.
    pub prestige: u16,
    /// Routes by type: paths, roads, rail tracks, canals.
    pub routes: [Spaces; 4],
    /// Route spaces with an imprinted path, built over or not.
    pub imprinted: Spaces,
    /// Routes with a bridge across them.
    pub bridges: Spaces,
    /// The number of the structure on each plot; 0 without one.
    pub structures: [u8; PLOTS],
    /// Plots with a structure.
    pub raised: Plots,
    /// Structures whose activation by four routes has come.
    pub by_routes: Plots,
    /// Structures whose activation by two bridges has come or was forfeited.
    pub by_bridges: Plots,
    /// Structures that were activated once or twice.
    pub once: Plots,
    /// Structures that were activated twice.
    pub twice: Plots,
}

impl Industry {
    /// How much of a resource there is.
    #[inline]
    pub const fn held(&self, resource: Resource) -> u16 {
        match resource {
            Resource::Thaler => self.thaler,
            Resource::Prestige => self.prestige,
            material => self.materials[material as usize] as u16,
        }
    }

    /// The spaces with a route of this type.
    #[inline]
    pub const fn of_type(&self, route: RouteType) -> Spaces {
        self.routes[route as usize]
    }

    /// The spaces with a route.
    #[inline]
    pub const fn built(&self) -> Spaces {
        self.routes[0]
            .or(self.routes[1])
            .or(self.routes[2])
            .or(self.routes[3])
    }

    /// The route spaces without a route.
    #[inline]
    pub const fn empty(&self) -> Spaces {
        Spaces::ALL.without(self.built())
    }

    /// The type of the route on a space, if there is one.
    pub fn route(&self, space: Space) -> Option<RouteType> {
        let on_space = |route: &RouteType| self.of_type(*route).contains(space);
        RouteType::ALL.into_iter().find(on_space)
    }

    /// The plots without a structure.
    #[inline]
    pub const fn free(&self) -> Plots {
        Plots::ALL.without(self.raised)
    }

    /// Whether a structure stands on every plot.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.raised == Plots::ALL
    }

    /// How many bridges a structure has.
    #[inline]
    pub const fn bridges_at(&self, plot: Plot) -> u8 {
        self.bridges.and(plot.around()).len()
    }

    /// Whether a plot has four routes around it.
    #[inline]
    pub const fn is_surrounded(&self, plot: Plot) -> bool {
        self.built().holds(plot.around())
    }

    /// How often a structure was activated.
    pub const fn activations(&self, plot: Plot) -> u8 {
        self.once.contains(plot) as u8 + self.twice.contains(plot) as u8
    }
}

impl Board {
    /// The boards of a player.
    #[inline]
    pub fn industry(&self, seat: Seat) -> &Industry {
        &self.industries[seat.index()]
    }

    /// The boards of a player, to change them.
    #[inline]
    pub fn industry_mut(&mut self, seat: Seat) -> &mut Industry {
        &mut self.industries[seat.index()]
    }

    /// The boards of the player who is asked.
    #[inline]
    pub fn own(&self) -> &Industry {
        self.industry(self.asked)
    }

    /// Whether the stack of a stage is empty.
    #[inline]
    pub const fn is_uncovered(&self, stage: Stage) -> bool {
        self.stacks[stage as usize] == 0
    }

    /// Whether the action under the stack of a stage can be used: as soon as the stack is empty, that
    /// of the fourth space in the last round only (06).
    #[inline]
    pub const fn is_usable(&self, under: Stage) -> bool {
        self.is_uncovered(under) && (self.is_last || !matches!(under, Stage::Blue))
    }

    /// The stage whose stack is drawn from: the first that has cards left.
    #[inline]
    pub fn current_stack(&self) -> Option<Stage> {
        let is_left = |stage: &Stage| !self.is_uncovered(*stage);
        Stage::ALL.into_iter().find(is_left)
    }
}
