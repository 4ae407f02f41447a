//! From the blocks of the data file to the component numbers.

use ::data::{DataError, File, Node};

use crate::components::{BuildingCosts, Components, ImprintedRoutes, ScoreBands, SpaceThaler};
use crate::due;
use crate::geometry::Space;

/// What the file has at its top.
pub(super) const BLOCKS: [&str; 14] = [
    "wheel",
    "start",
    "imprinted",
    "building_costs",
    "canal",
    "action_spaces",
    "at_anytime",
    "stacks",
    "display",
    "discs",
    "thaler",
    "blocking_disc",
    "rounds",
    "scores",
];

/// The numbers of the file.
pub(super) fn components(file: &mut File<'_>) -> Result<Components, DataError> {
    let wheel = file.block("wheel", &["basic", "valuable"])?;
    let start = file.block("start", &["materials", "thaler", "prestige"])?;
    let imprinted = imprinted(file)?;
    let costs = costs(file)?;
    let canal = file.block("canal", &["clay"])?;
    let spaces = file.block("action_spaces", &["routes", "wood", "choice", "clay"])?;
    let at_anytime = file.block("at_anytime", &["turn"])?;
    let stacks = file.block("stacks", &["solo", "two"])?;
    let display = file.block("display", &["structures", "solo"])?;
    let discs = file.block("discs", &["solo", "two"])?;
    let on_spaces = thaler(file)?;
    let disc = file.block("blocking_disc", &["first", "second", "third"])?;
    let rounds = file.block("rounds", &["most"])?;
    let scores = scores(file)?;
    Ok(Components {
        basic: wheel.get("basic")?.number()?,
        valuable: wheel.get("valuable")?.number()?,
        materials: start.get("materials")?.numbers()?,
        thaler: start.get("thaler")?.number()?,
        prestige: start.get("prestige")?.number()?,
        imprinted,
        costs,
        canal_clay: canal.get("clay")?.number()?,
        routes: spaces.get("routes")?.numbers()?,
        wood: spaces.get("wood")?.number()?,
        choice: spaces.get("choice")?.number()?,
        clay: spaces.get("clay")?.number()?,
        turn: at_anytime.get("turn")?.number()?,
        stacks: [
            stacks.get("solo")?.numbers()?,
            stacks.get("two")?.numbers()?,
        ],
        display: display.get("structures")?.numbers()?,
        solo_draw: display.get("solo")?.number()?,
        discs: [discs.get("solo")?.number()?, discs.get("two")?.number()?],
        on_spaces,
        blocking: [
            disc.get("first")?.numbers()?,
            disc.get("second")?.numbers()?,
            disc.get("third")?.numbers()?,
        ],
        most_rounds: rounds.get("most")?.number()?,
        scores,
    })
}

fn imprinted(file: &mut File<'_>) -> Result<ImprintedRoutes, DataError> {
    let block = file.block("imprinted", &["paths", "rail", "canal"])?;
    let [first, second] = block.get("paths")?.entries()?;
    Ok(ImprintedRoutes {
        paths: [space(&first)?, space(&second)?],
        rail: space(&block.get("rail")?)?,
        canal: space(&block.get("canal")?)?,
    })
}

fn space(node: &Node<'_>) -> Result<Space, DataError> {
    node.word(due::SPACE, Space::from_word)
}

fn costs(file: &mut File<'_>) -> Result<BuildingCosts, DataError> {
    let block = file.block(
        "building_costs",
        &["path", "road", "rail", "canal", "bridge"],
    )?;
    Ok(BuildingCosts {
        path: block.get("path")?.numbers()?,
        road: block.get("road")?.numbers()?,
        rail: block.get("rail")?.numbers()?,
        canal: block.get("canal")?.numbers()?,
        bridge: block.get("bridge")?.numbers()?,
    })
}

fn thaler(file: &mut File<'_>) -> Result<SpaceThaler, DataError> {
    let block = file.block("thaler", &["start", "always", "unchosen"])?;
    Ok(SpaceThaler {
        start: block.get("start")?.numbers()?,
        always: block.get("always")?.numbers()?,
        unchosen: block.get("unchosen")?.numbers()?,
    })
}

fn scores(file: &mut File<'_>) -> Result<ScoreBands, DataError> {
    let keys = ["solo", "solo_victory", "campaign", "campaign_victory"];
    let block = file.block("scores", &keys)?;
    Ok(ScoreBands {
        solo: block.get("solo")?.wide_numbers()?,
        solo_victory: block.get("solo_victory")?.wide_number()?,
        campaign: block.get("campaign")?.wide_numbers()?,
        campaign_victory: block.get("campaign_victory")?.wide_number()?,
    })
}
