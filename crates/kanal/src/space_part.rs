//! What the action spaces offer, as plain data for whoever shows the action board (06 "The 7 action
//! spaces").

use crate::action::Building;
use crate::board::Board;
use crate::cards::{Resource, RouteType, Stage};
use crate::game::Kanal;
use crate::supply::BASICS;

const PATH: Building = Building::Route(RouteType::Path);
const ROAD: Building = Building::Route(RouteType::Road);

/// One thing that can be done on an action space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpaceDeed {
    /// Raise a structure.
    Raise,
    /// Build up to so many of these, in any mixture.
    Build {
        /// What can be built.
        one_of: &'static [Building],
        /// How many in all.
        count: u8,
    },
    /// Gain so much of one of these.
    Gain {
        /// What can be gained.
        one_of: &'static [Resource],
        /// How much.
        amount: u8,
    },
}

/// A part of an action space: what is done there together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpacePart {
    /// What can be done, all of it and in any order.
    pub deeds: Vec<SpaceDeed>,
    /// Whether it is done instead of the part before it; otherwise it is done as well.
    pub is_instead: bool,
    /// The stack that covers it at first.
    pub under: Option<Stage>,
    /// Whether it can be used now, as far as stacks and rounds go.
    pub is_usable: bool,
}

impl Kanal {
    /// What an action space offers, counted from 1, part by part; nothing if there is none.
    pub fn space_parts(&self, board: &Board, space: u8) -> Vec<SpacePart> {
        let part = |deeds: Vec<SpaceDeed>| SpacePart {
            deeds,
            is_instead: false,
            under: None,
            is_usable: true,
        };
        let under = |stage: Stage, deeds| SpacePart {
            under: Some(stage),
            is_usable: board.is_usable(stage),
            ..part(deeds)
        };
        let instead = |part: SpacePart| SpacePart {
            is_instead: true,
            ..part
        };
        let build = |one_of: &'static [Building], count| SpaceDeed::Build { one_of, count };
        let bridge = build(&[Building::Bridge], 1);
        let gain = |one_of: &'static [Resource], amount| SpaceDeed::Gain { one_of, amount };
        let components = &self.components;
        let [simple, any] = components.routes;
        match space {
            1 => vec![part(vec![SpaceDeed::Raise, build(&[PATH, ROAD], 1)])],
            2 => vec![
                part(vec![SpaceDeed::Raise]),
                under(Stage::Green, vec![bridge]),
            ],
            3 => {
                let one_each = vec![build(&[PATH], 1), build(&[ROAD], 1), bridge];
                vec![
                    part(vec![build(&[PATH, ROAD], simple)]),
                    instead(under(Stage::Orange, one_each)),
                ]
            }
            4 => vec![
                part(vec![build(Building::ROUTES, any)]),
                instead(under(Stage::Blue, vec![SpaceDeed::Raise])),
            ],
            5 => vec![part(vec![gain(&[Resource::Wood], components.wood)])],
            6 => vec![
                part(vec![gain(&BASICS, components.choice)]),
                instead(part(vec![bridge])),
            ],
            7 => vec![part(vec![gain(&[Resource::Clay], components.clay)])],
            _ => Vec::new(),
        }
    }
}
