//! What each of the two versions of the game draws of its own.

use arkwright::{
    Action, Arkwright, Board, Edition, Good, Marker, Outlook, Phase, SeatOutlook, SpinningJenny,
    Stage,
};
use leptos::prelude::*;
use table::Seat;

use crate::desk::Desk;
use crate::tables::arkwright::ending::Plotted;
use crate::tables::arkwright::mill::deals::Task;
use crate::tables::arkwright::mill::draw::roman;
use crate::tables::arkwright::mill::slots::Piece;
use crate::tables::arkwright::scene::{Room, Scene};
use crate::tables::arkwright::{mill, two_mats};

/// A version of the game as the page shows it. What is not changed here both show alike, and what
/// is said here by default is Spinning Jenny's.
pub(crate) trait Version: Edition {
    /// The mats below the job market.
    fn mats(desk: Desk, scene: Memo<Option<Scene<Self>>>) -> AnyView {
        two_mats(desk, scene)
    }

    /// The room for the drawings of share value and market share.
    fn room(room: Room) -> Room {
        room
    }

    /// How many fired workers return in each economy phase, if it is always as many (I).
    fn returning(scene: &Scene<Self>) -> Option<u8> {
        Some(scene.game.components().job_market.returning)
    }

    /// What lies at the foot of the job market.
    fn below_job_market(_: Desk, _: &Scene<Self>) -> AnyView {
        ().into_any()
    }

    /// The sheet in which one works: the mill, and what is in its place.
    fn mill(desk: Desk, scene: Memo<Option<Scene<Self>>>) -> AnyView {
        view! { <div class="sheet-mill" data-tab="mill">{mill::sheet(desk, scene)}</div> }
            .into_any()
    }

    /// What is counted in further plots at the end: name, rule and value of each.
    const PLOTS: &'static [(&'static str, &'static str, Plotted)] = &[];

    /// The level of a factory.
    fn level(desk: Desk, scene: &Scene<Self>, good: Good) -> AnyView {
        let level = scene.board.company(scene.shown).factory(good).level;
        view! { <b class="lvl" title=desk.t("mill-level")>{roman(level)}</b> }.into_any()
    }

    /// What stands beside the rows of a factory.
    fn beside_rows(_: Desk, _: &Scene<Self>, _: Good) -> AnyView {
        ().into_any()
    }

    /// The columns of the forecast.
    const COLUMNS: &'static [&'static str] = &[
        "appeal", "made", "sells", "store", "income", "costs", "result", "steps",
    ];

    /// Their values, each with whether more of it is better.
    fn columns(outlook: &SeatOutlook) -> Vec<(i32, bool)> {
        outlook.columns().to_vec()
    }

    /// Goods that are sold after those of the order of sale.
    fn behind_order(_: Desk, _: &Scene<Self>, _: &Outlook) -> AnyView {
        ().into_any()
    }

    /// What the forecast tells of the viewer besides, with what is pointed at.
    fn in_forecast(_: Desk, _: &Scene<Self>, _: &Outlook, _: Option<&Outlook>) -> AnyView {
        ().into_any()
    }

    /// A question about the company as a whole.
    fn task(board: &Board<Self>) -> Option<Task> {
        Task::of(board.phase)
    }

    /// Deals at the stock exchange that only this version has.
    fn deals(_: Desk, _: &Scene<Self>) -> Vec<AnyView> {
        Vec::new()
    }

    /// What building a factory of a level, or modernizing to it, costs the asked player.
    fn cost(scene: &Scene<Self>, good: Good, level: u8) -> u8 {
        scene.game.components().factories[good.index()].cost[usize::from(level) - 1]
    }

    /// Choices of a factory that only this version has.
    fn factory_choices(_: Desk, _: &Scene<Self>, _: Good) -> Vec<AnyView> {
        Vec::new()
    }

    /// What a click on a space of a row would do that only this version has.
    fn choice_at(_: &Scene<Self>, _: Good, _: usize, _: u8, _: Piece) -> Option<Action> {
        None
    }

    /// The markers of a player, and what is used like one.
    fn markers(board: &Board<Self>, seat: Seat) -> Vec<Marker> {
        board.company(seat).markers.iter().collect()
    }

    /// Whether the viewer may put nothing on a space of the administration table.
    fn is_blocked(_: &Scene<Self>, _: usize) -> bool {
        false
    }

    /// What a player's panel shows besides.
    fn in_panel(_: Desk, _: &Scene<Self>, _: Seat) -> AnyView {
        ().into_any()
    }

    /// What helps to answer a question that only this version asks.
    fn hint(_: Desk, _: &Arkwright<Self>, _: &Board<Self>) -> Option<String> {
        None
    }

    /// A choice that only this version has, in a word or two.
    fn briefly(_: Desk, _: Action) -> Option<String> {
        None
    }

    /// What a choice of the bar brings and costs, as a line below its words.
    fn brings(_: Desk, _: &Arkwright<Self>, _: &Board<Self>, _: Action) -> Option<String> {
        None
    }

    /// What is printed on a marker that only this version has.
    fn print(_: &Scene<Self>, _: Marker) -> String {
        String::new()
    }

    /// What happened at the end of a decade, or is known to come there.
    fn decade_note(_: Desk, _: &Scene<Self>, _decade: u8) -> Option<String> {
        None
    }

    /// Where choices are that the bar has no room for, as a message id.
    fn where_more(board: &Board<Self>) -> &'static str {
        match board.phase {
            Phase::PickLightMarker { .. } => "bar-more-mat",
            Phase::Action(hand) if hand.stage == Stage::SpecialMarker => "bar-more-mat",
            _ => "bar-more-mill",
        }
    }

    /// What the board in words says besides.
    fn in_words(_: Desk, _: &Scene<Self>) -> AnyView {
        ().into_any()
    }
}

impl Version for SpinningJenny {}
