//! A game under way, whichever it is.

use arkwright::Arkwright;
use table::{
    Arg, Digest, Entry, Game, Message, Notation, Outcome, Play, Record, Say, Seat, Setup, Turn,
};

use crate::catalogue::AnyGame;
use crate::error::Error;
use crate::forecast;
use crate::position;

/// A game under way. Views that draw a board look inside; everybody else uses
/// the methods, which speak notation.
#[derive(Clone)]
pub enum AnyPlay {
    /// Spinning Jenny.
    Arkwright(Box<Play<Arkwright>>),
}

/// One thing that happened, in notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyEntry {
    /// A seat's choice.
    Act {
        /// Who chose.
        seat: Seat,
        /// What was chosen.
        action: String,
    },
    /// What the dealer turned up.
    Reveal(String),
}

/// A question that a player may answer once and for all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SmallQuestion {
    /// Which question; also its message id.
    pub id: &'static str,
    /// What `always` answers, in notation.
    pub always: String,
    /// What `never` answers, in notation.
    pub never: String,
}

/// Does the same with whichever game it is.
macro_rules! whichever {
    ($any:expr, $play:ident => $body:expr) => {
        match $any {
            AnyPlay::Arkwright($play) => $body,
        }
    };
}

impl AnyPlay {
    /// Plays a record again. `data` is the text of a data file; without it
    /// the record's own data or the data compiled in are used.
    pub fn replay(text: &str, data: Option<&str>) -> Result<AnyPlay, Error> {
        let record: Record = text.parse()?;
        let header = &record.header;
        let data = data.or(header.own_data.as_deref());
        let game = AnyGame::new(&header.game, header.players, &header.options, data)?;
        match game {
            AnyGame::Arkwright(game) => {
                let play = Play::replay(game, &record)?;
                Ok(AnyPlay::Arkwright(Box::new(play)))
            }
        }
    }

    /// Goes on from a board as [`AnyPlay::to_json`] prints it; `luck` decides what lies face down.
    pub fn from_json(text: &str, data: Option<&str>, luck: u64) -> Result<AnyPlay, Error> {
        position::read(text, data, luck)
    }

    /// The board with what identifies its set-up, as one JSON object.
    pub fn to_json(&self) -> serde_json::Value {
        whichever!(self, play => position::write(play))
    }

    /// What production would bring if it came now, as one line of JSON.
    pub fn forecast_json(&self) -> String {
        match self {
            AnyPlay::Arkwright(play) => forecast::json(play),
        }
    }

    /// The question that is asked now.
    pub fn question(&self) -> Message {
        match self {
            AnyPlay::Arkwright(play) => play.game().question(play.board()),
        }
    }

    /// What an action of this game does, as a message; `None` if it is no notation.
    pub fn action_message(&self, action: &str) -> Option<Message> {
        match self {
            AnyPlay::Arkwright(_) => {
                let action: arkwright::Action = action.parse().ok()?;
                Some(action.say())
            }
        }
    }

    /// What identifies the set-up.
    pub fn setup(&self) -> Setup {
        whichever!(self, play => play.game().setup())
    }

    /// What has to happen next.
    pub fn turn(&self) -> Turn {
        whichever!(self, play => play.turn())
    }

    /// Who has a choice now.
    pub fn asked(&self) -> Option<Seat> {
        whichever!(self, play => play.asked())
    }

    /// Where in the game this is, such as `1770 clothes`.
    pub fn caption(&self) -> String {
        whichever!(self, play => play.game().caption(play.board()))
    }

    /// Every choice of the asked seat, in notation; none if nobody is asked.
    pub fn legal(&self) -> Vec<String> {
        whichever!(self, play => play.legal().iter().map(ToString::to_string).collect())
    }

    /// The usual answer, where the question is a small one.
    pub fn usual(&self) -> Option<String> {
        whichever!(self, play => {
            play.asked()?;
            play.game().usual(play.board()).map(|action| action.to_string())
        })
    }

    /// Whether the asked seat may choose this, and if not, why.
    pub fn check(&self, action: &str) -> Result<(), Error> {
        whichever!(self, play => {
            let choice = action.parse()?;
            play.check(choice).map_err(|illegal| Error::Illegal {
                action: choice.to_string(),
                illegal,
            })
        })
    }

    /// Carries out a choice of the asked seat and says what happened.
    pub fn act(&mut self, action: &str) -> Result<Vec<Message>, Error> {
        whichever!(self, play => {
            let choice = action.parse()?;
            let mut events = Vec::new();
            play.act(choice, &mut events).map_err(|illegal| Error::Illegal {
                action: choice.to_string(),
                illegal,
            })?;
            Ok(events.iter().map(Say::say).collect())
        })
    }

    /// Carries out a choice of this seat, which must be the one that is asked.
    pub fn act_as(&mut self, seat: Seat, action: &str) -> Result<Vec<Message>, Error> {
        match self.asked() {
            Some(asked) if asked != seat => Err(Error::OtherSeat { asked, seat }),
            _ => self.act(action),
        }
    }

    /// Takes the last decision back.
    pub fn undo(&mut self) -> bool {
        whichever!(self, play => play.undo())
    }

    /// Makes the decision again that was taken back last.
    pub fn redo(&mut self) -> bool {
        whichever!(self, play => play.redo())
    }

    /// Whether a decision was taken back that can be made again.
    pub fn can_redo(&self) -> bool {
        whichever!(self, play => play.can_redo())
    }

    /// Takes back the decisions of the current turn, or the turn before if there are none.
    pub fn undo_turn(&mut self) -> bool {
        whichever!(self, play => play.undo_turn())
    }

    /// How many decisions were made.
    pub fn decisions(&self) -> usize {
        whichever!(self, play => play.decisions())
    }

    /// How many decisions were made behind the first `n` entries.
    pub fn decisions_after(&self, n: usize) -> usize {
        whichever!(self, play => {
            let later = play.entries().skip(n);
            later.filter(|entry| matches!(entry, Entry::Act { .. })).count()
        })
    }

    /// What had to happen after the first `n` entries; now, if there are no more.
    pub fn turn_after(&self, n: usize) -> Turn {
        whichever!(self, play => {
            let board = play.board_after(n).unwrap_or(play.board());
            play.game().turn(board)
        })
    }

    /// How many decisions of the current turn are made.
    pub fn tentative(&self) -> usize {
        whichever!(self, play => play.tentative())
    }

    /// Everything that happened, in notation; only what is looked at is written out.
    pub fn entries(&self) -> Box<dyn ExactSizeIterator<Item = AnyEntry> + '_> {
        fn in_notation<A: Notation, F: Notation>(entry: Entry<A, F>) -> AnyEntry {
            match entry {
                Entry::Act { seat, action } => AnyEntry::Act {
                    seat,
                    action: action.to_string(),
                },
                Entry::Reveal(face) => AnyEntry::Reveal(face.to_string()),
            }
        }
        whichever!(self, play => Box::new(play.entries().map(in_notation)))
    }

    /// What entry `n` made happen, counted from 0.
    pub fn events_of(&self, n: usize) -> Vec<Message> {
        whichever!(self, play => play.events_of(n).iter().map(Say::say).collect())
    }

    /// Where in the game entry `n` happened, such as `1770 clothes`.
    pub fn caption_of(&self, n: usize) -> String {
        whichever!(self, play => {
            let board = play.board_after(n).unwrap_or(play.board());
            play.game().caption(board)
        })
    }

    /// Where in the game one is from this event of entry `n` on, if it begins another part of it.
    pub fn caption_from(&self, n: usize, event: &Message) -> Option<String> {
        match self {
            AnyPlay::Arkwright(play) => {
                let year = |n: usize| play.board_after(n).unwrap_or(play.board()).year();
                let good = event.args.iter().find_map(|(name, arg)| match arg {
                    Arg::Word(word) if *name == "good" => Some(*word),
                    _ => None,
                });
                match (event.id, good) {
                    ("decade-began", _) => Some(year(n + 1).to_string()),
                    ("cycle-began", Some(good)) => Some(format!("{} {good}", year(n + 1))),
                    ("production-began", Some(good)) => {
                        Some(format!("{} {good} production", year(n)))
                    }
                    ("end-of-game", _) => Some("end of game".to_owned()),
                    _ => None,
                }
            }
        }
    }

    /// The game as it was after the first `n` entries, to look at or to play on from.
    pub fn at(&self, n: usize) -> AnyPlay {
        match self {
            AnyPlay::Arkwright(play) => AnyPlay::Arkwright(Box::new(play.at(n))),
        }
    }

    /// A player's cash before entry `n` and after what the choice of it does by itself, without
    /// what the game runs on to.
    pub fn cash_of_choice(&self, n: usize, seat: Seat) -> (i64, i64) {
        match self {
            AnyPlay::Arkwright(play) => {
                let before = play.board_after(n).unwrap_or(play.board());
                let after = match play.entries().nth(n) {
                    Some(Entry::Act { action, .. }) => play.game().choice_alone(before, action),
                    _ => *before,
                };
                let cash = |board: &arkwright::Board| i64::from(board.company(seat).cash);
                (cash(before), cash(&after))
            }
        }
    }

    /// The small question that is asked now, if it is one for a standing order.
    pub fn small_question(&self) -> Option<SmallQuestion> {
        match self {
            AnyPlay::Arkwright(play) => {
                let (id, always, never) = play.game().small_question(play.board())?;
                Some(SmallQuestion {
                    id,
                    always: always.to_string(),
                    never: never.to_string(),
                })
            }
        }
    }

    /// The name of a player, if it is known.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        whichever!(self, play => play.name(seat))
    }

    /// Names a player.
    pub fn set_name(&mut self, seat: Seat, name: &str) {
        whichever!(self, play => play.set_name(seat, name));
    }

    /// Puts a comment into the record at this point.
    pub fn note(&mut self, comment: &str) {
        whichever!(self, play => play.note(comment));
    }

    /// Whether this comment stands in the record right before entry `n`.
    pub fn is_noted(&self, n: usize, comment: &str) -> bool {
        whichever!(self, play => play.is_noted(n, comment))
    }

    /// The record with the seed, if it is known here; `None` if the game began in the middle.
    pub fn record(&self) -> Option<Record> {
        whichever!(self, play => play.record())
    }

    /// The record as everybody may see it.
    pub fn transcript(&self) -> Option<Record> {
        whichever!(self, play => play.transcript())
    }

    /// The digest of the board.
    pub fn digest(&self) -> Digest {
        whichever!(self, play => play.digest())
    }

    /// Scores and winners, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        whichever!(self, play => play.outcome())
    }
}
