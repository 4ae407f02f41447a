//! All saved games as one file: the records one after another.
//!
//! Comments at the end of each say who sits where.

use games::AnyPlay;
use table::Orders;

use crate::saved::SavedGame;
use crate::seating::{seated, with_seats};
use crate::session::{Player, Session};

/// The first line of such a file.
const HEAD: &str = "millwright games 1";

/// The first words of each record in it.
const RECORD: &str = "millwright record ";

/// The games as one file.
pub fn to_bundle(games: &[SavedGame]) -> String {
    let mut text = format!("{HEAD}\n");
    for game in games {
        let bots = game.players.iter().map(|player| player.bot.clone());
        text.push('\n');
        text.push_str(&with_seats(&game.record, bots));
    }
    text
}

/// The records in such a file; `None` if the text is none.
pub fn from_bundle(text: &str) -> Option<Vec<&str>> {
    let rest = text.trim_start_matches('\u{feff}').strip_prefix(HEAD)?;
    let mut starts: Vec<usize> = Vec::new();
    let mut byte = 0;
    for line in rest.split_inclusive('\n') {
        if line.starts_with(RECORD) {
            starts.push(byte);
        }
        byte += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([rest.len()]);
    let records = starts.iter().zip(ends);
    Some(records.map(|(start, end)| &rest[*start..end]).collect())
}

/// The session of a record from such a file, with its bots in their seats.
pub fn session_of(record: &str) -> Result<Session, games::Error> {
    let play = AnyPlay::replay(record, &[])?;
    let seats = play.setup().players;
    let seated = seated(record, seats);
    let players = seated
        .into_iter()
        .map(|player| player.unwrap_or(Player::Person));
    let orders = vec![Orders::default(); usize::from(seats)];
    Ok(Session::new(play, players.collect(), orders))
}

#[cfg(test)]
mod tests {
    use games::AnyGame;
    use table::{Seat, Seed};

    use super::*;

    fn saved(seed: &str, bots: [Option<&str>; 2]) -> SavedGame {
        let game = AnyGame::new("spinning-jenny", 2, &[], &[]).expect("it is in the catalogue");
        let mut play = game.deal(Seed::new(seed));
        play.set_name(Seat::new(0), "Ann");
        let player = |bot: Option<&str>| match bot {
            Some(bot) => Player::Bot(bot.parse().expect("the test names a bot")),
            None => Player::Person,
        };
        let players = bots.map(player).to_vec();
        let session = Session::new(play, players, Vec::new());
        SavedGame::of(&session, seed, 0).expect("it began at its beginning")
    }

    #[test]
    fn all_games_come_back_from_their_file_with_their_bots() {
        let games = [
            saved("a", [None, Some("greedy@300n")]),
            saved("b", [None, None]),
        ];
        let bundle = to_bundle(&games);
        let records = from_bundle(&bundle).expect("it is such a file");
        assert_eq!(records.len(), 2);
        for (record, game) in records.iter().zip(&games) {
            let session = session_of(record).expect("it was just written");
            let again = SavedGame::of(&session, &game.id, 0).expect("it has a record");
            assert_eq!(again.players, game.players);
            assert_eq!(
                session.play().digest(),
                game.open().expect("it opens").play().digest()
            );
        }
    }

    #[test]
    fn a_single_record_is_no_file_of_games() {
        assert_eq!(from_bundle(&saved("a", [None, None]).record), None);
        assert_eq!(from_bundle(""), None);
        assert_eq!(from_bundle("millwright games 1\n"), Some(Vec::new()));
    }

    #[test]
    fn a_cut_file_gives_what_is_whole_and_refuses_the_rest() {
        let bundle = to_bundle(&[saved("a", [None, None]), saved("b", [None, None])]);
        let second = bundle
            .rfind("players")
            .expect("a record says how many play");
        let records = from_bundle(&bundle[..second]).expect("its head is there");
        assert!(session_of(records[0]).is_ok());
        assert!(session_of(records[1]).is_err());
    }
}
