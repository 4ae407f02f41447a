//! The end of the game and the final scoring (07, 08).

use serde::{Deserialize, Serialize};
use table::{Band, Log, MAX_SEATS, Message, Outcome, Say, Seat, Seats};

use crate::board::{Board, Industry};
use crate::cards::RouteType;
use crate::event::Event;
use crate::game::Kanal;
use crate::phase::Phase;

/// A column of the scoring pad: the prestige of one player, by category (07).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScorePad {
    /// The prestige of all structures.
    pub structures: i16,
    /// One for each thaler.
    pub thaler: i16,
    /// The prestige tokens.
    pub prestige: i16,
    /// One for each iron and brick.
    pub valuables: i16,
    /// The smallest amount of wood, clay or ore.
    pub smallest: i16,
    /// One for each road, rail track and canal.
    pub routes: i16,
    /// Minus one for each empty route space.
    pub empty: i16,
}

impl ScorePad {
    /// The categories in the order of the pad.
    pub const fn categories(&self) -> [i16; 7] {
        [
            self.structures,
            self.thaler,
            self.prestige,
            self.valuables,
            self.smallest,
            self.routes,
            self.empty,
        ]
    }

    /// What it adds up to; it may be negative.
    pub fn total(&self) -> i16 {
        self.categories().iter().sum()
    }
}

impl Industry {
    /// What a player's boards are worth (07).
    pub(crate) fn score(&self, game: &Kanal) -> ScorePad {
        let points = |count: u16| count.min(i16::MAX as u16 / 4) as i16;
        let [_, _, _, brick, iron] = self.materials;
        let scoring = [RouteType::Road, RouteType::Rail, RouteType::Canal];
        let routes = scoring.map(|route| i16::from(self.of_type(route).len()));
        ScorePad {
            structures: self.structures_worth(game),
            thaler: points(self.thaler),
            prestige: points(self.prestige),
            valuables: i16::from(brick) + i16::from(iron),
            smallest: self.smallest().into(),
            routes: routes.iter().sum(),
            empty: -i16::from(self.empty().len()),
        }
    }
}

/// How far a result got in the tables for one player and for a campaign (08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// Whether it is that of a campaign.
    pub campaign: bool,
    /// The band, counted from 0 for the lowest.
    pub band: u8,
    /// How many bands there are.
    pub of: u8,
    /// Whether it is a victory.
    pub is_victory: bool,
}

impl Verdict {
    /// What says it.
    pub(crate) const fn band(self) -> Band {
        Band {
            message: match self.campaign {
                true => "kanal-verdict-campaign",
                false => "kanal-verdict-solo",
            },
            number: self.band,
            of: self.of,
        }
    }
}

impl Say for Verdict {
    fn say(&self) -> Message {
        Message::new(self.band().message).with("band", self.band)
    }
}

impl Kanal {
    /// A player's column of the scoring pad as things are (07).
    pub fn score_pad(&self, board: &Board, seat: Seat) -> ScorePad {
        board.industry(seat).score(self)
    }

    /// What a player has in all: the sum of the games of a campaign that are over and of this one.
    pub fn total(&self, board: &Board, seat: Seat) -> i16 {
        let before: i16 = board.totals[..usize::from(board.part)].iter().sum();
        before + self.score_pad(board, seat).total()
    }

    /// How far a total got for one player (08).
    pub fn verdict(&self, total: i16) -> Verdict {
        let scores = &self.components.scores;
        let (bands, victory): (&[u16], u16) = match self.campaign {
            true => (&scores.campaign, scores.campaign_victory),
            false => (&scores.solo, scores.solo_victory),
        };
        let reaches = |band: &&u16| i32::from(total) >= i32::from(**band);
        Verdict {
            campaign: self.campaign,
            band: bands.iter().filter(reaches).count() as u8,
            of: bands.len() as u8 + 1,
            is_victory: i32::from(total) >= i32::from(victory),
        }
    }

    /// The last round is over: the game, or the next one of a campaign begins.
    pub(crate) fn end_game(&self, board: &mut Board, log: &mut impl Log<Event>) {
        for seat in Seat::all(self.players) {
            let pad = self.score_pad(board, seat);
            let total = pad.total();
            log.tell(Event::Scored { seat, pad, total });
        }
        if self.has_next_game(board) {
            let total = self.score_pad(board, Seat::new(0)).total();
            board.totals[usize::from(board.part)] = total;
            self.next_game(board, log);
            return;
        }
        board.phase = Phase::Over;
    }

    /// Scores and winners: a tie is shared, and one player alone has to reach the victory (07, 08).
    pub(crate) fn final_outcome(&self, board: &Board) -> Outcome {
        let mut scores = [0; MAX_SEATS];
        for seat in Seat::all(self.players) {
            scores[seat.index()] = i32::from(self.total(board, seat));
        }
        let mut outcome = Outcome {
            players: self.players,
            scores,
            winners: Seats::NONE,
            lost: Seats::NONE,
        };
        if self.players == 1 {
            let seat = Seat::new(0);
            match self.verdict(self.total(board, seat)).is_victory {
                true => outcome.winners.insert(seat),
                false => outcome.lost.insert(seat),
            }
            return outcome;
        }
        let best = Seat::all(self.players)
            .map(|seat| outcome.score(seat))
            .max();
        outcome.winners = Seat::all(self.players)
            .filter(|seat| Some(outcome.score(*seat)) == best)
            .collect();
        outcome
    }
}
