//! Laws of the dealer, who is held against a play that turns up for itself.

use std::sync::Arc;

use super::luck::Luck;
use crate::{
    BoardNumber, Dealer, Deed, Entry, Game, Order, Orders, Play, Refused, Row, Seat, Seed, Told,
    Turn,
};

/// A dealer and a play that holds its own stock say the same of one game, turn by turn to its end: every
/// decision, every answer by standing order, everything that is turned up, and every board.
///
/// On the way the dealer is sent what it has to refuse, keeps the board before each turn as it was, and
/// comes out of its log again, also where a turn was taken back.
pub fn a_dealer_says_what_play_says<G: Told>(
    game: &G,
    seed: &Seed,
    bytes: &[u8],
    most: usize,
) -> Result<(), String> {
    let mut luck = Luck::new(bytes);
    let orders = orders_by_chance::<G>(&mut luck, game.setup().players);
    let mut play = Play::deal(game.clone(), seed.clone());
    follow(&mut play, &orders)?;
    let (mut log, mut dealer) = Dealer::deal(game.clone(), seed).settle(&orders);
    compare(&play, &dealer, &log, 0)?;
    let mut turns = 0;
    while let Turn::Ask { seat, .. } = play.turn() {
        if turns == most {
            return Err(format!("the game goes on after {most} turns"));
        }
        turns += 1;
        let heard = play.entries().len();
        let turn = turn_by_chance(&mut play, &mut luck)?;
        refuses_what_is_no_turn(&dealer, seat, &turn, &orders)?;
        play.turn_up(&mut ());
        follow(&mut play, &orders)?;
        let (before, number) = (dealer.digest(), dealer.number());
        let (rows, after) = dealer
            .take_turn(seat, number, &turn, &orders)
            .map_err(|refused| format!("turn {turns} is refused: {refused}"))?;
        if (dealer.digest(), dealer.number()) != (before, number) {
            return Err(format!("turn {turns} changes the dealer that was asked"));
        }
        compare(&play, &after, &rows, heard)?;
        log.extend(rows);
        // Now and then the turn is taken back and made again, as a log tells it.
        if luck.below(8) == 0 {
            dealer = taken_back(game, seed, &dealer, &mut log, &turn, seat, &orders)?;
        } else {
            dealer = after;
        }
    }
    if play.outcome() != dealer.outcome() {
        return Err("the dealer tells another outcome".into());
    }
    comes_out_of_its_log(game, seed, &dealer, &log)
}

type RowOf<G> = Row<<G as Game>::Action, <G as Game>::Face>;

/// Orders for every seat, some of them to be asked.
fn orders_by_chance<G: Told>(luck: &mut Luck, players: u8) -> Vec<Orders> {
    let of_seat = |_: Seat| {
        let mut orders = Orders::asking(G::INFO);
        for question in G::INFO.questions {
            let choices: Vec<Order> = question.orders().collect();
            orders.set(question.id, choices[luck.below(choices.len())]);
        }
        orders
    };
    Seat::all(players).map(of_seat).collect()
}

/// What a play does by standing orders, until somebody is asked who has given none.
fn follow<G: Told>(play: &mut Play<G>, orders: &[Orders]) -> Result<(), String> {
    while let Turn::Ask { seat, .. } = play.turn() {
        let question = play.game().small_question(play.board());
        let answer = question.and_then(|question| {
            let answer = orders[seat.index()].answer(G::INFO, &question);
            answer.copied()
        });
        let Some(answer) = answer else { break };
        play.act(answer, &mut ())
            .map_err(|illegal| format!("the order's '{answer}' is refused: {illegal}"))?;
        play.turn_up(&mut ());
    }
    Ok(())
}

/// A whole turn of the asked seat, carried out.
fn turn_by_chance<G: Told>(play: &mut Play<G>, luck: &mut Luck) -> Result<Vec<G::Action>, String> {
    let begun = play.turn();
    let mut turn = Vec::new();
    while play.turn() == begun {
        let legal = play.legal();
        let action = legal[luck.below(legal.len())];
        play.act(action, &mut ())
            .map_err(|illegal| format!("'{action}' is offered, but {illegal}"))?;
        turn.push(action);
    }
    Ok(turn)
}

fn refuses_what_is_no_turn<G: Told>(
    dealer: &Dealer<G>,
    seat: Seat,
    turn: &[G::Action],
    orders: &[Orders],
) -> Result<(), String> {
    let now = dealer.number();
    let sent = |seat, at, turn: &[G::Action]| dealer.take_turn(seat, at, turn, orders).err();
    let at = now.next();
    if sent(seat, at, turn) != Some(Refused::OtherBoard { at, now }) {
        return Err("a turn for a board to come is taken".into());
    }
    let players = dealer.game().setup().players;
    for other in Seat::all(players).filter(|other| *other != seat) {
        let asked = seat;
        if sent(other, now, turn) != Some(Refused::OtherSeat { asked, seat: other }) {
            return Err(format!("the turn is taken from seat {other}"));
        }
    }
    for half in 0..turn.len() {
        if sent(seat, now, &turn[..half]) != Some(Refused::HalfTurn) {
            return Err(format!("{half} choices of {} are taken", turn.len()));
        }
    }
    let mut longer = turn.to_vec();
    longer.push(turn[0]);
    let over = turn.len();
    let is_refused = match sent(seat, now, &longer) {
        Some(Refused::MoreThanOneTurn { over: at }) => at == over,
        Some(Refused::TooLong { .. }) => over == G::MOST_DECISIONS_IN_A_TURN,
        _ => false,
    };
    if !is_refused {
        return Err("more than a turn is taken".into());
    }
    Ok(())
}

/// What the dealer's rows say, against what happened in the play from this entry on, and where both stand.
fn compare<G: Told>(
    play: &Play<G>,
    dealer: &Dealer<G>,
    rows: &[RowOf<G>],
    heard: usize,
) -> Result<(), String> {
    let mut told = Vec::new();
    for row in rows {
        match &row.deed {
            Deed::Turn { seat, actions } => told.extend(actions.iter().map(|action| Entry::Act {
                seat: *seat,
                action: *action,
            })),
            Deed::Answer { seat, action } => told.push(Entry::Act {
                seat: *seat,
                action: *action,
            }),
            Deed::Reveal(face) => told.push(Entry::Reveal(*face)),
            Deed::TakenBack(to) => return Err(format!("nobody took anything back to {to}")),
        }
        let board = play.board_after(heard + told.len());
        let board = board.ok_or("the dealer tells more than happened")?;
        if crate::digest(play.game(), board) != row.digest {
            return Err(format!(
                "behind {:?} the dealer has another board",
                row.deed
            ));
        }
    }
    let happened: Vec<_> = play.entries().skip(heard).collect();
    if told != happened {
        return Err(format!("the dealer tells {told:?}, the play {happened:?}"));
    }
    let same = dealer.turn() == play.turn() && dealer.asked() == play.asked();
    if !same || dealer.digest() != play.digest() {
        return Err("dealer and play do not stand at one board".into());
    }
    Ok(())
}

/// Takes the last turn back in the log, and has the dealer that comes out of it take the turn again.
fn taken_back<G: Told>(
    game: &G,
    seed: &Seed,
    before: &Dealer<G>,
    log: &mut Vec<RowOf<G>>,
    turn: &[G::Action],
    seat: Seat,
    orders: &[Orders],
) -> Result<Dealer<G>, String> {
    let digest = before.digest();
    let deed = Deed::TakenBack(before.number());
    log.push(Row { deed, digest });
    let back = Dealer::replay(Arc::new(game.clone()), seed, &*log)
        .map_err(|broken| format!("the log does not replay: {broken}"))?;
    let number = BoardNumber::new(log.len() as u32);
    if back.digest() != digest || back.number() != number {
        return Err("taking a turn back leads to another board or number".into());
    }
    let late = back.take_turn(seat, before.number(), turn, orders);
    if !matches!(late, Err(Refused::OtherBoard { .. })) {
        return Err("a turn for the board before it was taken back is taken".into());
    }
    let (rows, after) = back
        .take_turn(seat, number, turn, orders)
        .map_err(|refused| format!("the turn is refused behind a take-back: {refused}"))?;
    log.extend(rows);
    Ok(after)
}

fn comes_out_of_its_log<G: Told>(
    game: &G,
    seed: &Seed,
    dealer: &Dealer<G>,
    log: &[RowOf<G>],
) -> Result<(), String> {
    let again = Dealer::replay(Arc::new(game.clone()), seed, log)
        .map_err(|broken| format!("the log does not replay: {broken}"))?;
    match (again.digest(), again.number()) == (dealer.digest(), dealer.number()) {
        true => Ok(()),
        false => Err("the log replays to another board".into()),
    }
}
