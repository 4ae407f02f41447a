//! Challenges that were begun here, and the saved games that answer them.
//!
//! The list of those begun is no proof of anything; it keeps honest players honest.

use games::{AnyPlay, Challenge, Day, Error};

use crate::saved::SavedGame;

/// How a challenge with what the player chose is written in the list; numbers and cards of another
/// release make it another game.
fn name_of(game: &str, challenge: Challenge, choice: &str) -> String {
    format!("{game} {challenge} {choice} ")
}

/// Whether a challenge is in the list of those that were begun.
pub fn was_begun(list: &str, game: &str, challenge: Challenge, choice: &str) -> bool {
    let name = name_of(game, challenge, choice);
    list.lines().any(|line| line.starts_with(&name))
}

/// Deals a challenge as it is so many seconds after 1970, with what the player chooses; also the
/// list with what was begun, which marks a second attempt.
pub fn deal_challenge(
    challenge: Challenge,
    game: &str,
    choice: (&str, &str),
    seconds: u64,
    list: &str,
) -> Result<(AnyPlay, String), Error> {
    let options = [(choice.0.to_owned(), choice.1.to_owned())];
    let mut play = challenge.deal(game, None, &options, Day::at(seconds))?;
    let line = name_of(game, challenge, choice.1) + &play.setup().data.to_string();
    let mut list = list.to_owned();
    match list.lines().any(|known| known == line) {
        true => play.mark_challenge(Challenge::AGAIN),
        false => list += &format!("{line}\n"),
    }
    Ok((play, list))
}

/// Plays a record again that comes from somewhere else, and holds the challenge that it answers against the
/// day, so many seconds after the first moment of 1970.
pub fn arrived(record: &str, seconds: u64) -> Result<AnyPlay, Error> {
    let play = AnyPlay::replay(record, &[])?;
    play.check_day(Day::at(seconds))?;
    Ok(play)
}

/// What a header line of a saved record says.
fn header<'a>(game: &'a SavedGame, key: &str) -> Option<&'a str> {
    let mut head = game.record.lines().take_while(|line| !line.is_empty());
    head.find_map(|line| line.strip_prefix(key)?.strip_prefix(": "))
}

/// The challenge that a saved game answers: its date, and words that mark how it is played.
pub fn challenge_of(game: &SavedGame) -> Option<&str> {
    header(game, "challenge")
}

/// The saved game that answers a challenge with this choice, the one under way if there is one, and
/// then the one played last. A game that asks what if, or came from elsewhere, answers none.
pub fn answer_to<'a>(
    games: &'a [SavedGame],
    game: &str,
    challenge: Challenge,
    choice: (&str, &str),
) -> Option<&'a SavedGame> {
    let date = challenge.to_string();
    let option = format!("option {}", choice.0);
    let answers = |saved: &&SavedGame| {
        let own = saved.origin.is_none() && saved.what_if.is_none();
        let dated = || challenge_of(saved).and_then(|words| words.split(' ').next());
        saved.game == game
            && own
            && dated() == Some(&date)
            && header(saved, &option) == Some(choice.1)
    };
    let found = games.iter().filter(answers);
    found.max_by_key(|saved| (!saved.over, saved.played_at))
}
