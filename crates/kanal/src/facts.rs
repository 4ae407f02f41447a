//! What the rule book states about the component numbers, and what the rules need of them.
//!
//! Both hold for every data file. What is reconstructed may be anything that the rules of play can
//! work with, so that the owner of a box can put the real number in its place.

mod section;

use ::data::{Check, Common, Section, needs, stated, states};

pub use self::section::BOOKS;
use self::section::kanal;
use crate::components::Components;
use crate::geometry::{Space, Spaces};

::data::phrases! {
    /// A part of the sentence about a broken fact.
    pub enum Phrase {
        AtTheEdge: "kanal-fact-at-the-edge", "a route space on the edge, or with one end at it";
        Elsewhere: "kanal-fact-elsewhere", "a route space without another route";
    }
}

/// Checks numbers against everything the rule book states and the rules need.
pub(crate) fn check(components: &Components) -> Check {
    supply(components)?;
    imprinted(components)?;
    building(components)?;
    action_board(components)?;
    cards(components)?;
    blocking_disc(components)?;
    scores(components)?;
    needs(
        (19..=100).contains(&components.most_rounds),
        "rounds.most",
        components.most_rounds,
        Common::FromTo { from: 19, to: 100 },
    )
}

/// A list of numbers that the rule book states.
fn list<const N: usize>(section: Section, place: &str, found: [u8; N], due: [u8; N]) -> Check {
    for (index, (found, due)) in found.into_iter().zip(due).enumerate() {
        stated(section, format!("{place}.{}", index + 1), found, due)?;
    }
    Ok(())
}

fn supply(components: &Components) -> Check {
    stated(kanal::BOX, "wheel.basic", components.basic, 8)?;
    stated(kanal::BOX, "wheel.valuable", components.valuable, 6)?;
    list(
        kanal::SET_UP,
        "start.materials",
        components.materials,
        [0, 2, 1, 1, 0],
    )?;
    stated(kanal::SET_UP, "start.thaler", components.thaler, 0)?;
    stated(kanal::SET_UP, "start.prestige", components.prestige, 0)
}

fn imprinted(components: &Components) -> Check {
    let routes = &components.imprinted;
    let places: [(&str, Space); 4] = [
        ("imprinted.paths.1", routes.paths[0]),
        ("imprinted.paths.2", routes.paths[1]),
        ("imprinted.rail", routes.rail),
        ("imprinted.canal", routes.canal),
    ];
    let mut taken = Spaces::NONE;
    for (place, space) in places {
        states(
            kanal::SET_UP,
            Spaces::STARTING.contains(space),
            place,
            space.to_string(),
            Phrase::AtTheEdge,
        )?;
        needs(
            !taken.contains(space),
            place,
            space.to_string(),
            Phrase::Elsewhere,
        )?;
        taken.insert(space);
    }
    Ok(())
}

fn building(components: &Components) -> Check {
    let costs = &components.costs;
    for (place, found, due) in [
        ("building_costs.path", costs.path, [0, 1, 0, 0, 0]),
        ("building_costs.road", costs.road, [0, 0, 1, 0, 0]),
        ("building_costs.rail", costs.rail, [1, 0, 0, 1, 0]),
        ("building_costs.canal", costs.canal, [0, 0, 0, 0, 3]),
        ("building_costs.bridge", costs.bridge, [1, 0, 0, 0, 0]),
    ] {
        list(kanal::ACTIONS, place, found, due)?;
    }
    stated(kanal::ACTIONS, "canal.clay", components.canal_clay, 2)
}

fn action_board(components: &Components) -> Check {
    list(
        kanal::ACTIONS,
        "action_spaces.routes",
        components.routes,
        [3, 2],
    )?;
    stated(kanal::ACTIONS, "action_spaces.wood", components.wood, 4)?;
    stated(kanal::ACTIONS, "action_spaces.choice", components.choice, 3)?;
    stated(kanal::ACTIONS, "action_spaces.clay", components.clay, 4)?;
    stated(kanal::ACTIONS, "at_anytime.turn", components.turn, 2)?;
    stated(kanal::SET_UP, "discs.solo", components.discs[0], 4)?;
    stated(kanal::SET_UP, "discs.two", components.discs[1], 5)?;
    let thaler = &components.on_spaces;
    let upper = [1, 1, 1, 1, 0, 0, 0];
    list(kanal::SET_UP, "thaler.start", thaler.start, upper)?;
    list(kanal::ACTIONS, "thaler.always", thaler.always, upper)?;
    list(
        kanal::ACTIONS,
        "thaler.unchosen",
        thaler.unchosen,
        [0, 0, 0, 0, 1, 1, 1],
    )
}

fn cards(components: &Components) -> Check {
    let [solo, two] = components.stacks;
    list(kanal::SET_UP, "stacks.solo", solo, [6, 5, 7])?;
    list(kanal::SET_UP, "stacks.two", two, [9, 7, 8])?;
    list(
        kanal::ACTIONS,
        "display.structures",
        components.display,
        [4, 5, 6],
    )?;
    stated(kanal::SOLO, "display.solo", components.solo_draw, 2)
}

fn blocking_disc(components: &Components) -> Check {
    let [first, second, third] = components.blocking;
    for (place, found, due) in [
        ("blocking_disc.first", first, [1, 2, 3, 4, 5, 6, 7]),
        ("blocking_disc.second", second, [1, 5, 2, 6, 3, 7, 4]),
        ("blocking_disc.third", third, [4, 3, 2, 1, 7, 6, 5]),
    ] {
        list(kanal::SOLO, place, found, due)?;
    }
    Ok(())
}

fn scores(components: &Components) -> Check {
    let scores = &components.scores;
    let solo = [80, 100, 120, 130, 140, 150];
    let campaign = [350, 370];
    states(
        kanal::SOLO,
        scores.solo == solo,
        "scores.solo",
        format!("{:?}", scores.solo),
        format!("{solo:?}"),
    )?;
    states(
        kanal::SOLO,
        scores.campaign == campaign,
        "scores.campaign",
        format!("{:?}", scores.campaign),
        format!("{campaign:?}"),
    )?;
    for (place, found, due) in [
        ("scores.solo_victory", scores.solo_victory, 120_u16),
        ("scores.campaign_victory", scores.campaign_victory, 350),
    ] {
        states(
            kanal::SOLO,
            found == due,
            place,
            usize::from(found),
            usize::from(due),
        )?;
    }
    Ok(())
}
