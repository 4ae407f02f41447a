//! The whole table: market, supply, money and shares, and then each player.

use cardgame::{Board, Card, CardGame, GOODS, Phase};
use table::{Arg, Play, Seat};

use super::super::Voice;
use super::super::grid::{Grid, list, sentence};
use super::{Naming, company, market};

/// The whole board.
pub(super) fn lines(play: &Play<CardGame>, voice: Voice<'_>) -> Vec<String> {
    let (game, board) = (play.game(), play.board());
    let mut lines = vec![format!("== {} ==", heading(board, voice))];
    if let Some(seat) = play.asked() {
        lines.push(voice.say("heading-turn", &[("seat", seat.into())]));
    }
    lines.extend(market::lines(game, board, voice));
    lines.push(String::new());
    lines.extend(supply(board, voice));
    lines.push(String::new());
    lines.extend(companies(game, board, voice));
    for seat in Seat::all(game.players()) {
        lines.push(String::new());
        lines.extend(company::lines(game, board, seat, voice));
    }
    lines.extend(sentence(&voice.text("board-legend")));
    lines
}

/// Where in the game it is.
fn heading(board: &Board, voice: Voice<'_>) -> String {
    if board.phase == Phase::Over {
        return voice.text("heading-over");
    }
    if board.phase.is_set_up() {
        return voice.text("heading-set-up");
    }
    let args = [
        ("year", Arg::Verbatim(board.year().to_string())),
        ("round", (board.round % GOODS as u8 + 1).into()),
        ("good", board.good().word().into()),
    ];
    voice.say("heading-round", &args)
}

/// Development cards that can be taken.
fn supply(board: &Board, voice: Voice<'_>) -> Vec<String> {
    let counted = |card: Card| match board.supply[card.index()] {
        0 => None,
        1 => Some(voice.name_of_card(card)),
        count => Some(format!("{count} × {}", voice.name_of_card(card))),
    };
    let mut cards: Vec<String> = Card::ALL.into_iter().filter_map(counted).collect();
    if cards.is_empty() {
        cards.push("–".to_owned());
    }
    list(&format!("{}: ", voice.text("board-supply")), &cards, ", ")
}

/// Money and shares of all players side by side.
fn companies(game: &CardGame, board: &Board, voice: Voice<'_>) -> Vec<String> {
    let headings = [
        "column-player",
        "column-cash",
        "column-shares",
        "column-share-value",
        "column-portfolio",
        "column-loans",
        "column-ships",
        "column-tokens",
    ];
    let mut grid = Grid::new(&headings.map(|id| voice.text(id)));
    grid.left(0);
    for seat in Seat::all(game.players()) {
        let own = board.company(seat);
        let mark = match own.is_bankrupt {
            true => " +",
            false if seat == board.start => " *",
            false => "",
        };
        grid.row([
            format!("{}{mark}", voice.names.of_seat(seat)),
            voice.in_pounds(own.money.into()),
            own.shares.to_string(),
            voice.in_pounds(own.value.into()),
            voice.in_pounds(own.worth().into()),
            own.loans.to_string(),
            own.ships.to_string(),
            match board.saved.of(seat) {
                0 => own.tokens.to_string(),
                saved => format!("{} +{saved}", own.tokens),
            },
        ]);
    }
    let mut lines = grid.lines();
    lines.push(format!("* {}", voice.text("column-start-player")));
    if Seat::all(game.players()).any(|seat| board.saved.of(seat) > 0) {
        lines.push(format!("+ {}", voice.text("column-saved")));
    }
    if board.companies.iter().any(|own| own.is_bankrupt) {
        lines.push(format!("+ {}", voice.text("board-bankrupt")));
    }
    lines
}
