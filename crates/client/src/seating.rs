//! Who sits where in a record that comes from elsewhere.
//!
//! A record does not say who is a bot, so comments at its end do: `# seat 1: person`,
//! `# seat 2: greedy@300n`.

use bots::{BotSpec, Budget};
use games::AnyPlay;
use table::{Seat, Turn};

use crate::session::{Player, Session};

/// How such a comment begins.
const SEAT: &str = "# seat ";

/// What it says of somebody at the screen.
const PERSON: &str = "person";

/// The record with comments that say who sits where, in place of older ones. A seat without a bot
/// is a person's.
pub(crate) fn with_seats(record: &str, bots: impl Iterator<Item = Option<String>>) -> String {
    let mut text = String::new();
    for line in record
        .trim_end()
        .lines()
        .filter(|line| !line.starts_with(SEAT))
    {
        text.push_str(line);
        text.push('\n');
    }
    for (number, bot) in (1..).zip(bots) {
        let who = bot.as_deref().unwrap_or(PERSON);
        text.push_str(&format!("{SEAT}{number}: {who}\n"));
    }
    text
}

/// What the comments of a record say of each seat.
pub(crate) fn seated(record: &str, seats: u8) -> Vec<Option<Player>> {
    let player = |seat: Seat| {
        let start = format!("{SEAT}{seat}: ");
        let mut said = record.lines().filter_map(|line| line.strip_prefix(&start));
        match said.next_back()?.trim() {
            PERSON => Some(Player::Person),
            bot => bot.parse().ok().map(Player::Bot),
        }
    };
    Seat::all(seats).map(player).collect()
}

/// Who shall play a record on: those it names, or a person where it goes on and the usual bots.
pub fn seating(record: &str, play: &AnyPlay) -> Vec<Player> {
    let setup = play.setup();
    let named = seated(record, setup.players);
    let to_move = match play.turn() {
        Turn::Ask { seat, .. } => seat,
        Turn::Reveal | Turn::Over => Seat::new(0),
    };
    let unnamed = named.iter().all(Option::is_none);
    let stands_in = |seat: Seat| match unnamed && seat != to_move {
        true => Player::Bot(usual_bot(setup.game, seat.index())),
        false => Player::Person,
    };
    let seats = Seat::all(setup.players).zip(named);
    seats
        .map(|(seat, named)| named.unwrap_or_else(|| stands_in(seat)))
        .collect()
}

/// Who takes a seat that nobody chose for: the strongest bot, at every other seat a weaker one, or
/// the same with less thought where only one thinks.
pub fn usual_bot(game: &str, seat: usize) -> BotSpec {
    let name = bots::strongest(game);
    let strongest = BotSpec { name, budget: None };
    if !name.info().takes_budget || !seat.is_multiple_of(2) {
        return strongest;
    }
    let known = bots::bots_for(game).into_iter().rev();
    let mut weaker = known.filter(|bot| bot.takes_budget).skip(1);
    let weaker = weaker.next().and_then(|bot| bot.name.parse().ok());
    weaker.unwrap_or(BotSpec {
        name,
        budget: Some(Budget::Nodes(3000)),
    })
}

impl Session {
    /// The record of what is confirmed with comments that say who sits where; `None` if the game
    /// began in the middle.
    pub fn record_with_seats(&self) -> Option<String> {
        let record = self.confirmed_play().record()?.to_string();
        let bots = self.players().iter().map(|player| match player {
            Player::Person => None,
            Player::Bot(bot) => Some(bot.to_string()),
        });
        Some(with_seats(&record, bots))
    }
}
