//! Plays a record again, and holds it against everything it claims.

use thiserror::Error;

use crate::digest::digest_as;
use crate::record::{Header, Line, Record};
use crate::{Digest, Game, Illegal, NotationError, Play, Seat, Seed, Setup, Turn};

/// Why a record does not replay, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// The record is of another game.
    #[error("the record is of '{record}', not of '{game}'; open it with its own game")]
    OtherGame {
        /// The game in the record.
        record: String,
        /// The game at hand.
        game: &'static str,
    },
    /// The record was played by rules of the future.
    #[error(
        "the record was played by rules revision {record}, these are the rules of revision {game}; try a newer millwright"
    )]
    NewerRules {
        /// The revision in the record.
        record: u16,
        /// The revision at hand.
        game: u16,
    },
    /// The record was played with other component numbers.
    #[error(
        "the record was played with data {record}, not with {game}; give the data file it was played with"
    )]
    OtherData {
        /// The short hash in the record.
        record: String,
        /// The short hash at hand.
        game: String,
    },
    /// The record has another number of seats.
    #[error("the record has {record} players, not {game}")]
    OtherPlayers {
        /// The seats in the record.
        record: u8,
        /// The seats at hand.
        game: u8,
    },
    /// The record has an option that the game does not have in this way.
    #[error("the record was played with option {name}={value}, which this game does not have")]
    OtherOption {
        /// The option's name.
        name: String,
        /// Its value in the record.
        value: String,
    },
    /// A line is no notation.
    #[error("line {line}: {error}")]
    Notation {
        /// The line of the record.
        line: u32,
        /// What is wrong with it.
        error: NotationError,
    },
    /// A seat acts that is not asked.
    #[error("line {line}: seat {asked} is asked, but seat {seat} acts{}", older(.rules))]
    OtherSeat {
        /// The line of the record.
        line: u32,
        /// Who has a choice.
        asked: Seat,
        /// Who acts.
        seat: Seat,
        /// The record's rules revision, if it is older than the rules at hand.
        rules: Option<u16>,
    },
    /// A choice that the rules forbid.
    #[error("line {line}: '{text}' is not allowed here: {illegal}{}", older(.rules))]
    Illegal {
        /// The line of the record.
        line: u32,
        /// The choice or reveal.
        text: String,
        /// The reason.
        illegal: Illegal,
        /// The record's rules revision, if it is older than the rules at hand.
        rules: Option<u16>,
    },
    /// A choice while something has to be turned up.
    #[error("line {line}: a reveal is due before '{text}'")]
    RevealDue {
        /// The line of the record.
        line: u32,
        /// The choice.
        text: String,
    },
    /// A reveal while a seat has a choice.
    #[error("line {line}: nothing is to be turned up here")]
    NoRevealDue {
        /// The line of the record.
        line: u32,
    },
    /// Something happens after the end of the game.
    #[error("line {line}: the game is over before this line")]
    Over {
        /// The line of the record.
        line: u32,
    },
    /// The seed deals something else than the record shows.
    #[error("line {line}: the seed deals '{seed}', but the record shows '{record}'")]
    OtherReveal {
        /// The line of the record.
        line: u32,
        /// What the record shows.
        record: String,
        /// What the seed deals.
        seed: String,
    },
    /// The board is not the one of the record.
    #[error("line {line}: the board here is {board}, the record says {record}{}", older(.rules))]
    OtherBoard {
        /// The line of the record.
        line: u32,
        /// The digest in the record.
        record: Digest,
        /// The digest of the board.
        board: Digest,
        /// The record's rules revision, if it is older than the rules at hand.
        rules: Option<u16>,
    },
}

/// What a message adds if the record was played by older rules.
fn older(rules: &Option<u16>) -> String {
    match rules {
        Some(rules) => format!("; the record was played by the older rules revision {rules}"),
        None => String::new(),
    }
}

impl ReplayError {
    /// The line of the record, if the trouble is not in its header.
    pub fn line(&self) -> Option<u32> {
        match self {
            ReplayError::OtherGame { .. }
            | ReplayError::NewerRules { .. }
            | ReplayError::OtherData { .. }
            | ReplayError::OtherPlayers { .. }
            | ReplayError::OtherOption { .. } => None,
            ReplayError::Notation { line, .. }
            | ReplayError::OtherSeat { line, .. }
            | ReplayError::Illegal { line, .. }
            | ReplayError::RevealDue { line, .. }
            | ReplayError::NoRevealDue { line }
            | ReplayError::Over { line }
            | ReplayError::OtherReveal { line, .. }
            | ReplayError::OtherBoard { line, .. } => Some(*line),
        }
    }
}

impl<G: Game> Play<G> {
    /// Plays a record again.
    ///
    /// Seats, legality and checkpoints are checked, and with a seed whether it
    /// deals what the record shows. A record of an older rules revision
    /// replays as long as its checkpoints agree.
    pub fn replay(game: G, record: &Record) -> Result<Play<G>, ReplayError> {
        let setup = game.setup();
        check_header(&setup, &record.header)?;
        let older = (record.header.rules < setup.rules).then_some(record.header.rules);
        let seed = record.header.seed.as_deref().map(Seed::new);
        let mut play = Play::with_seed(game, seed);
        for (seat, name) in Seat::all(setup.players).zip(&record.header.names) {
            play.set_name(seat, name.as_deref().unwrap_or_default());
        }
        if let Some(challenge) = &record.header.challenge {
            play.set_challenge(challenge);
        }
        for (index, line) in record.lines.iter().enumerate() {
            let number = record.line_number(index);
            match line {
                Line::Act { seat, text } => play.replay_act(number, *seat, text, older)?,
                Line::Reveal { text } => play.replay_reveal(number, text, older)?,
                Line::Checkpoint(digest) => {
                    let board = digest_as(&setup, record.header.rules, play.board());
                    if board != *digest {
                        return Err(ReplayError::OtherBoard {
                            line: number,
                            record: *digest,
                            board,
                            rules: older,
                        });
                    }
                }
                Line::Comment(text) => play.note(text),
            }
        }
        play.turn_up(&mut ());
        Ok(play)
    }

    fn replay_act(
        &mut self,
        line: u32,
        seat: Seat,
        text: &str,
        rules: Option<u16>,
    ) -> Result<(), ReplayError> {
        let asked = match self.turn() {
            Turn::Ask { seat, .. } => seat,
            Turn::Reveal => {
                let text = text.to_owned();
                return Err(ReplayError::RevealDue { line, text });
            }
            Turn::Over => return Err(ReplayError::Over { line }),
        };
        let action: G::Action = text
            .parse()
            .map_err(|error| ReplayError::Notation { line, error })?;
        if asked != seat {
            return Err(ReplayError::OtherSeat {
                line,
                asked,
                seat,
                rules,
            });
        }
        self.check(action).map_err(|illegal| ReplayError::Illegal {
            line,
            text: text.to_owned(),
            illegal,
            rules,
        })?;
        self.push_act(action, &mut ());
        Ok(())
    }

    fn replay_reveal(
        &mut self,
        line: u32,
        text: &str,
        rules: Option<u16>,
    ) -> Result<(), ReplayError> {
        match self.turn() {
            Turn::Reveal => {}
            Turn::Ask { .. } => return Err(ReplayError::NoRevealDue { line }),
            Turn::Over => return Err(ReplayError::Over { line }),
        }
        let face: G::Face = text
            .parse()
            .map_err(|error| ReplayError::Notation { line, error })?;
        if let Some(dealt) = self.next_face()
            && dealt != face
        {
            return Err(ReplayError::OtherReveal {
                line,
                record: text.to_owned(),
                seed: dealt.to_string(),
            });
        }
        self.push_reveal(face, &mut ())
            .map_err(|illegal| ReplayError::Illegal {
                line,
                text: text.to_owned(),
                illegal,
                rules,
            })
    }
}

fn check_header(setup: &Setup, header: &Header) -> Result<(), ReplayError> {
    if header.game != setup.game {
        return Err(ReplayError::OtherGame {
            record: header.game.clone(),
            game: setup.game,
        });
    }
    if header.rules > setup.rules {
        return Err(ReplayError::NewerRules {
            record: header.rules,
            game: setup.rules,
        });
    }
    if !setup.data.matches(&header.data) {
        return Err(ReplayError::OtherData {
            record: header.data.clone(),
            game: setup.data.to_string(),
        });
    }
    if header.players != setup.players {
        return Err(ReplayError::OtherPlayers {
            record: header.players,
            game: setup.players,
        });
    }
    // An option that the record does not name has its default, which the caller chose.
    let has = |name: &str, value: &str| setup.options.contains(&(name, value));
    match header
        .options
        .iter()
        .find(|(name, value)| !has(name, value))
    {
        None => Ok(()),
        Some((name, value)) => Err(ReplayError::OtherOption {
            name: name.clone(),
            value: value.clone(),
        }),
    }
}
