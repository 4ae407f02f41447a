//! The industry board as letters: plots between route spaces, each with its name.
//!
//! A route space is filled with the sign of its route and stays blank without one; brackets around
//! its name are a bridge.

use kanal::cards::RouteType;
use kanal::{COLUMNS, Industry, Kanal, Plot, ROWS, Space};

use super::super::Voice;

/// How wide a plot is, and so a horizontal route space.
const PLOT: usize = 13;

/// How wide a vertical route space is.
const BESIDE: usize = 5;

/// How many lines a plot has.
const HEIGHT: usize = 3;

/// The line of a plot, and of a vertical route space, that has the name.
const MIDDLE: usize = 1;

/// The whole board with its rows and columns named.
pub(super) fn lines(game: &Kanal, industry: &Industry, voice: Voice<'_>) -> Vec<String> {
    let mut lines = vec![columns()];
    for row in 0..=ROWS {
        lines.push(horizontal(industry, row));
        if row < ROWS {
            lines.extend(plots(game, industry, row, voice));
        }
    }
    lines
}

/// The numbers of the columns.
fn columns() -> String {
    let gap = " ".repeat(BESIDE);
    let columns = (1..=COLUMNS).map(|column| format!("{gap}{column:^PLOT$}"));
    let line = columns.collect::<String>();
    format!("  {}", line.trim_end())
}

/// A row of horizontal route spaces.
fn horizontal(industry: &Industry, row: u8) -> String {
    let junction = format!("{:^BESIDE$}", "+");
    let mut line = format!("  {junction}");
    for column in 0..COLUMNS {
        let space = Space::horizontal(row, column);
        let side = sign(industry, space).to_string().repeat((PLOT - 5) / 2);
        line += &format!("{side}{}{side}{junction}", label(industry, space));
    }
    line.trim_end().to_owned()
}

/// A row of plots with the vertical route spaces between them.
fn plots(game: &Kanal, industry: &Industry, row: u8, voice: Voice<'_>) -> Vec<String> {
    let line = |at: usize| {
        let mut line = match at {
            MIDDLE => format!("{} ", char::from(b'a' + row)),
            _ => "  ".to_owned(),
        };
        for column in 0..=COLUMNS {
            let space = Space::vertical(row, column);
            line += &match at {
                MIDDLE => label(industry, space),
                _ => format!("{:^BESIDE$}", sign(industry, space)),
            };
            if column < COLUMNS {
                let plot = Plot::at(row, column);
                line += &inside(game, industry, plot, voice)[at];
            }
        }
        line.trim_end().to_owned()
    };
    (0..HEIGHT).map(line).collect()
}

/// What stands on a plot: number and activations, then the name.
fn inside(game: &Kanal, industry: &Industry, plot: Plot, voice: Voice<'_>) -> [String; HEIGHT] {
    let number = industry.structures[plot.index()];
    if number == 0 {
        let blank = " ".repeat(PLOT);
        return [blank.clone(), format!("{:^PLOT$}", plot.to_string()), blank];
    }
    let mark = |has_come, letter| if has_come { letter } else { '-' };
    let head = format!(
        "{number:02} {}{} {}",
        mark(industry.by_routes.contains(plot), 'R'),
        mark(industry.by_bridges.contains(plot), 'B'),
        "*".repeat(usize::from(industry.activations(plot))),
    );
    let [first, second] = in_two_lines(&voice.message(&game.name(number)));
    [head, first, second].map(|line| format!("{line:<PLOT$}"))
}

/// A name on two lines of the width of a plot; what is longer is cut.
fn in_two_lines(name: &str) -> [String; 2] {
    let (mut first, mut second) = (String::new(), String::new());
    for word in name.split(' ') {
        let room = |line: &String| line.is_empty() || width(line) + 1 + width(word) <= PLOT;
        let line = match second.is_empty() && room(&first) {
            true => &mut first,
            false => &mut second,
        };
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    [first, second].map(|line| cut(&line))
}

fn width(text: &str) -> usize {
    text.chars().count()
}

/// A line that fits a plot.
fn cut(line: &str) -> String {
    match width(line) > PLOT {
        true => line.chars().take(PLOT - 1).chain(['…']).collect(),
        false => line.to_owned(),
    }
}

/// What a route space is filled with.
fn sign(industry: &Industry, space: Space) -> char {
    match industry.route(space) {
        Some(RouteType::Path) => '.',
        Some(RouteType::Road) => '=',
        Some(RouteType::Rail) => '#',
        Some(RouteType::Canal) => '~',
        None => ' ',
    }
}

/// The name of a route space, in brackets under a bridge.
fn label(industry: &Industry, space: Space) -> String {
    match industry.bridges.contains(space) {
        true => format!("[{space}]"),
        false => format!(" {space} "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_has_two_lines_and_is_cut() {
        assert_eq!(in_two_lines("Mine"), ["Mine", ""]);
        assert_eq!(in_two_lines("Coal Merchant's"), ["Coal", "Merchant's"]);
        assert_eq!(
            in_two_lines("Dampfschneidemühle am Hafen"),
            ["Dampfschneid…", "am Hafen"]
        );
        assert_eq!(
            in_two_lines("a b c d e f g h i j k l m n o p"),
            ["a b c d e f g", "h i j k l m …"]
        );
    }
}
