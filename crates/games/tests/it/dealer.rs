//! Dealers of every game: what one says in notation, a play hears and stands at the same board.

use games::{AnyDealer, AnyGame, AnyPlay, AnyRow, CATALOGUE};
use table::{Deed, GameInfo, LogTrouble, Orders, Refused, Rng, Seed, Turn};

/// A seed that has nothing to do with another's.
fn seed(info: &GameInfo, players: u8) -> Seed {
    Seed::new(info.id).nth(players.into())
}

/// Plays what a row tells on a table whose dealer is elsewhere.
fn hear(play: &mut AnyPlay, row: &AnyRow) {
    match &row.deed {
        Deed::Turn { seat, actions } => {
            for action in actions {
                play.act_as(*seat, action).expect("it was taken");
            }
        }
        Deed::Answer { seat, action } => {
            play.act_as(*seat, action).expect("it was answered");
        }
        Deed::Reveal(face) => {
            play.reveal(face).expect("it was turned up");
        }
        Deed::TakenBack(to) => panic!("nobody took anything back to {to}"),
    }
    assert_eq!(play.digest(), row.digest);
}

/// A whole turn by chance, seen on the board alone.
fn turn_by_chance(dealer: &AnyDealer, rng: &mut Rng) -> Vec<String> {
    let mut play = dealer.play();
    assert!(!play.is_dealer() && play.record().is_none());
    let begun = play.turn();
    let mut turn = Vec::new();
    while play.turn() == begun {
        let legal = play.legal();
        let action = &legal[rng.below(legal.len() as u32) as usize];
        play.act(action).expect("it is offered");
        turn.push(action.clone());
    }
    turn
}

#[test]
fn whoever_hears_what_a_dealer_says_stands_at_its_board() {
    for info in CATALOGUE {
        for players in info.players.clone() {
            let game = AnyGame::new(info.id, players, &[], &[]).expect("it is in the catalogue");
            let seed = seed(info, players);
            // The orders that everybody begins with.
            let orders = vec![Orders::default(); players.into()];
            let mut rng = Rng::new(players.into());
            let mut heard = AnyPlay::replay(&transcript(&game), &[]).expect("nothing happened yet");
            let (mut log, mut dealer) = game.dealer(&seed).settle(&orders);
            log.iter().for_each(|row| hear(&mut heard, row));
            while let Some(seat) = dealer.asked() {
                let turn = turn_by_chance(&dealer, &mut rng);
                let (rows, after) = dealer
                    .take_turn(seat, dealer.number(), &turn, &orders)
                    .expect("it is a whole turn");
                rows.iter().for_each(|row| hear(&mut heard, row));
                log.extend(rows);
                dealer = after;
            }
            assert_eq!(dealer.turn(), Turn::Over);
            assert_eq!(dealer.outcome(), heard.outcome());
            let again = game.dealer_behind(&seed, &log).expect("it is its log");
            assert_eq!(
                (again.digest(), again.number()),
                (dealer.digest(), dealer.number())
            );
        }
    }
}

/// The record of a game in which nothing happened, without its seed.
fn transcript(game: &AnyGame) -> String {
    let mut play = game.clone().deal(Seed::new("any"));
    while play.undo() {}
    let mut record = play.at(0).record().expect("it began with its set-up");
    record.header.seed = None;
    record.to_string()
}

#[test]
fn what_is_no_notation_is_refused_with_its_place() {
    let game = AnyGame::as_released(CATALOGUE[0]).expect("it is compiled in");
    let players = *CATALOGUE[0].players.start();
    let orders = vec![Orders::default(); players.into()];
    let (log, dealer) = game.dealer(&Seed::new("tea")).settle(&orders);
    let seat = dealer.asked().expect("somebody begins");
    let first = dealer.play().legal()[0].clone();
    let turn = [first, "juggle".to_owned()];
    let refused = dealer
        .take_turn(seat, dealer.number(), &turn, &orders)
        .err();
    assert!(
        matches!(refused, Some(Refused::Notation { nth: 2, .. })),
        "{refused:?}"
    );
    // In a log it is as wrong.
    let mut log = log;
    let deed = Deed::Answer {
        seat,
        action: "juggle".to_owned(),
    };
    let digest = dealer.digest();
    log.push(AnyRow { deed, digest });
    let broken = game
        .dealer_behind(&Seed::new("tea"), &log)
        .err()
        .expect("it is no log");
    assert_eq!(broken.at, dealer.number().next());
    assert!(matches!(
        broken.trouble,
        LogTrouble::Refused(Refused::Notation { .. })
    ));
}
