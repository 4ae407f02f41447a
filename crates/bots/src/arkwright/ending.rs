//! The end of a game of Spinning Jenny behind its last action.
//!
//! What comes there is plain for everybody: stored goods are offered and what is left is sold, loans are
//! repaid, and the rest buys shares, since shares count at the end and cash does not (8.0). So what the last
//! action comes to is known, not judged. That the last exchange (6.II) cannot be done better is a test; that
//! stored goods are best offered in the last sale (III.1) and stored as usual (III.4) is taken for granted.

use arkwright::{Action, Arkwright, Board, Good, Phase};
use table::Game;

/// The last decade, and its last cycle.
const LAST_DECADE: u8 = 3;
const LAST_CYCLE: u8 = 3;

/// How the game ends once nobody has an action any more; `None` before that.
pub(super) fn foregone(game: &Arkwright, board: &Board) -> Option<Board> {
    let is_behind_all_actions = match board.phase {
        Phase::Sale(_) | Phase::Storage(_) => {
            board.decade == LAST_DECADE && board.cycle == LAST_CYCLE
        }
        Phase::FinalExchange(_) => true,
        _ => false,
    };
    if !is_behind_all_actions {
        return None;
    }
    let mut board = *board;
    while board.phase != Phase::Over {
        let action = match board.phase {
            Phase::FinalExchange(_) => final_deal(game, &board),
            _ => game.usual(&board)?,
        };
        game.act(&mut board, action, &mut ());
    }
    Some(board)
}

/// What the asked seat does next in the last exchange (6.II).
fn final_deal(game: &Arkwright, board: &Board) -> Action {
    let (company, components) = (board.company(board.asked), game.components());
    for good in Good::ALL {
        match company.stored[good.index()] {
            0 => {}
            stored => return Action::Warehouse(good, stored),
        }
    }
    let affordable = |price: u8| company.cash / u16::from(price.max(1));
    if company.loans > 0 {
        let repaid = affordable(components.loans.repayment).min(company.loans);
        return match u8::try_from(repaid).unwrap_or(u8::MAX) {
            0 => Action::Done,
            repaid => Action::Repay(repaid),
        };
    }
    let bank = u16::from(components.shares.total - company.shares);
    match affordable(game.buying_price(board, board.asked)).min(bank) {
        0 => Action::Done,
        shares => Action::Buy(shares as u8),
    }
}

#[cfg(test)]
mod tests {
    use arkwright::Preparation;
    use table::{Actions, Play, Rng, Seed, Turn};

    use super::*;

    /// The most shares that a seat can come to in the last exchange, by trying all that is offered.
    fn most_shares(game: &Arkwright, board: &Board) -> u8 {
        let seat = board.asked;
        let (mut open, mut most) = (vec![*board], 0);
        while let Some(board) = open.pop() {
            if game.turn(&board) == Turn::Over || board.asked != seat {
                let company = board.company(seat);
                // Who has a loan left has lost (8.0).
                most = most.max(if company.loans == 0 {
                    company.shares
                } else {
                    0
                });
                continue;
            }
            let mut actions = Actions::new();
            game.legal(&board, &mut actions);
            for &action in actions.iter() {
                let mut next = board;
                game.act(&mut next, action, &mut ());
                open.push(next);
            }
        }
        most
    }

    #[test]
    fn nobody_can_do_better_in_the_last_exchange_than_what_is_plain() {
        let game = Arkwright::spinning_jenny(3, Preparation::Free);
        let (mut exchanges, mut with_choice) = (0, 0);
        for number in 0..60 {
            let mut rng = Rng::new(number);
            let mut play = Play::deal(&game, Seed::new("plain").nth(number));
            play.turn_up(&mut ());
            while game.turn(play.board()) != Turn::Over {
                let board = play.board();
                let is_exchange = matches!(board.phase, Phase::FinalExchange(_));
                assert!(is_exchange <= foregone(&game, board).is_some());
                // A great many deals would be tried if everybody were rich.
                if is_exchange && board.company(board.asked).cash < 60 {
                    let seat = board.asked;
                    let end = foregone(&game, board).expect("nobody acts any more");
                    let company = end.company(seat);
                    let shares = if company.loans == 0 {
                        company.shares
                    } else {
                        0
                    };
                    assert_eq!(shares, most_shares(&game, board));
                    exchanges += 1;
                    with_choice += u32::from(shares > board.company(seat).shares);
                }
                let mut actions = Actions::new();
                game.legal(board, &mut actions);
                let action = actions[rng.below(actions.len() as u32) as usize];
                play.act(action, &mut ()).expect("it is offered");
                play.turn_up(&mut ());
            }
        }
        assert!(
            exchanges > 20 && with_choice > 5,
            "{exchanges}, {with_choice}"
        );
    }
}
