//! One player: supply board, industry board, and what the raised structures can still do.

use kanal::cards::Resource;
use kanal::{Board, Industry, Kanal, Phase, Plot};
use table::Seat;

use super::super::Voice;
use super::super::grid::list;
use super::{display, drawing};

/// Everything that lies before one player.
pub(super) fn lines(game: &Kanal, board: &Board, seat: Seat, voice: Voice<'_>) -> Vec<String> {
    let industry = board.industry(seat);
    let mut lines = vec![format!(
        "-- {} --",
        voice.say("kanal-heading-player", &[("seat", seat.into())])
    )];
    lines.extend(supply(game, industry, voice));
    lines.extend(drawing::lines(game, industry, voice));
    lines.extend(imprinted(industry, voice));
    if board.phase != Phase::Over {
        lines.extend(structures(game, industry, voice));
    }
    lines.extend(score(game, board, seat, voice));
    lines
}

/// The material wheel, thaler and prestige tokens.
fn supply(game: &Kanal, industry: &Industry, voice: Voice<'_>) -> Vec<String> {
    let components = game.components();
    let amount = |resource: Resource| {
        let word = voice.text(&format!("word-{}", resource.word()));
        let held = industry.held(resource);
        match resource {
            Resource::Thaler | Resource::Prestige => format!("{word} {held}"),
            Resource::Brick | Resource::Iron => format!("{word} {held}/{}", components.valuable),
            Resource::Wood | Resource::Clay | Resource::Ore => {
                format!("{word} {held}/{}", components.basic)
            }
        }
    };
    let mut amounts: Vec<String> = Resource::ALL.into_iter().map(amount).collect();
    if !industry.can_turn() {
        amounts.push(voice.text("kanal-stuck"));
    }
    list("", &amounts, ", ")
}

/// The imprinted paths, and which of them are built over.
fn imprinted(industry: &Industry, voice: Voice<'_>) -> Vec<String> {
    let paths = industry.routes[0];
    let path = |space| match paths.contains(space) {
        true => space.to_string(),
        false => voice.say("kanal-built-over", &[("space", space.to_string().into())]),
    };
    let found: Vec<String> = industry.imprinted.iter().map(path).collect();
    match found.is_empty() {
        true => Vec::new(),
        false => list(
            &format!("{}: ", voice.text("kanal-imprinted")),
            &found,
            ", ",
        ),
    }
}

/// The effects of the structures that can still be activated.
fn structures(game: &Kanal, industry: &Industry, voice: Voice<'_>) -> Vec<String> {
    let is_open = |plot: &Plot| {
        let has_come = industry.by_routes.contains(*plot) && industry.by_bridges.contains(*plot);
        industry.raised.contains(*plot) && !has_come
    };
    let mut lines = Vec::new();
    for plot in Plot::all().filter(is_open) {
        let number = industry.structures[plot.index()];
        lines.push(format!("{plot} {}", voice.message(&game.name(number))));
        lines.extend(display::effects(game.deck(), game.card(number), voice));
    }
    lines
}

/// The scoring pad as things are, on one line.
fn score(game: &Kanal, board: &Board, seat: Seat, voice: Voice<'_>) -> Vec<String> {
    let pad = game.score_pad(board, seat);
    let categories = pad
        .categories()
        .map(|points| format!("{points:+}").replace('-', "−"));
    let sum = categories.join(" ");
    let args = [
        ("seat", seat.into()),
        ("sum", sum.into()),
        ("total", pad.total().into()),
    ];
    vec![voice.say("kanal-score", &args)]
}
