//! What lies face down, and answers.

use std::fmt;
use std::sync::Arc;

use thiserror::Error;

use crate::{
    BoardNumber, Deed, Digest, Illegal, Orders, Outcome, Refused, Rng, Row, Seat, Seed, Told, Turn,
    digest,
};

/// A game with its board and what lies face down: takes a whole turn, or says why not.
///
/// It keeps no history and no seed, so nothing that it hands out can tell what is still to come; who has the
/// log and the seed makes one anew by [`Dealer::replay`]. Taking a turn leaves it as it is and makes the
/// dealer behind it, so that the old one stays good until the turn is stored.
///
/// ```
/// use quarry::{Action, Quarry, Stone};
/// use table::{BoardNumber, Deed, Dealer, Orders, Refused, Seat, Seed, Told};
///
/// let orders = vec![Orders::asking(Quarry::INFO); 2];
/// let (shown, dealer) = Dealer::deal(Quarry::new(2), &Seed::new("stones")).settle(&orders);
/// assert!(shown.iter().all(|row| matches!(row.deed, Deed::Reveal(_))));
///
/// let seat = dealer.asked().expect("the market is filled");
/// let half = dealer.take_turn(seat, dealer.number(), &[], &orders);
/// assert_eq!(half.err(), Some(Refused::HalfTurn));
/// let (rows, after) = dealer.take_turn(seat, dealer.number(), &[Action::Done], &orders)?;
/// assert_eq!(rows[0].deed, Deed::Turn { seat, actions: vec![Action::Done] });
/// assert!(after.number() > dealer.number());
/// # Ok::<(), Refused>(())
/// ```
pub struct Dealer<G: Told> {
    game: Arc<G>,
    board: G::Board,
    stock: G::Stock,
    number: BoardNumber,
}

/// What an answer of a dealer adds to the log, and the dealer behind it.
pub type Answer<G> = (Vec<RowOf<G>>, Dealer<G>);

type RowOf<G> = Row<<G as crate::Game>::Action, <G as crate::Game>::Face>;
type DeedOf<G> = Deed<<G as crate::Game>::Action, <G as crate::Game>::Face>;

/// Why a log is not one of this game and seed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the log does not replay at board {at}: {trouble}")]
pub struct BrokenLog {
    /// The board that its entry should have led to.
    pub at: BoardNumber,
    /// What is wrong with the entry.
    pub trouble: LogTrouble,
}

/// What can be wrong with an entry of a log.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LogTrouble {
    /// The turn or answer is refused.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// Something is turned up that was not due, or another thing than lies there.
    #[error("the reveal '{0}' is not what lies face down")]
    OtherReveal(String),
    /// The take-back leads to a board that was not there yet.
    #[error("there was no board {0} to go back to")]
    NoSuchBoard(BoardNumber),
    /// The board behind it is not the one of the log.
    #[error("the board here is {board}, the log says {log}")]
    OtherBoard {
        /// The digest in the log.
        log: Digest,
        /// The digest of the board.
        board: Digest,
    },
}

impl<G: Told> Clone for Dealer<G> {
    fn clone(&self) -> Dealer<G> {
        Dealer {
            game: Arc::clone(&self.game),
            board: self.board,
            stock: self.stock.clone(),
            number: self.number,
        }
    }
}

// What lies face down stays out of logs.
impl<G: Told> fmt::Debug for Dealer<G> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Dealer")
            .field("board", &self.board)
            .field("number", &self.number)
            .finish_non_exhaustive()
    }
}

impl<G: Told> Dealer<G> {
    /// The dealer of a new game, before anything is turned up; [`Dealer::settle`] does that.
    pub fn deal(game: G, seed: &Seed) -> Dealer<G> {
        Dealer::share(Arc::new(game), seed)
    }

    /// The dealer of a new game that others hold too.
    pub fn share(game: Arc<G>, seed: &Seed) -> Dealer<G> {
        let (board, stock) = game.deal(seed);
        Dealer {
            game,
            board,
            stock,
            number: BoardNumber::default(),
        }
    }

    /// The dealer behind all entries of a log, which is held against everything it claims.
    ///
    /// So a cache, a restart and a take-back are a replay.
    pub fn replay<'a>(
        game: Arc<G>,
        seed: &Seed,
        log: impl IntoIterator<Item = &'a RowOf<G>>,
    ) -> Result<Dealer<G>, BrokenLog>
    where
        G::Action: 'a,
        G::Face: 'a,
    {
        let first = Dealer::share(game, seed);
        // A take-back makes the boards behind it a branch that is left; each board knows the deeds before it.
        let mut paths = vec![Path::default()];
        let mut deeds = Vec::new();
        let mut dealer = first.clone();
        for row in log {
            let at = dealer.number.next();
            let broken = |trouble| BrokenLog { at, trouble };
            let mut path = paths[paths.len() - 1];
            match &row.deed {
                Deed::TakenBack(to) => {
                    path = *paths
                        .get(to.get() as usize)
                        .ok_or_else(|| broken(LogTrouble::NoSuchBoard(*to)))?;
                    dealer = first.clone();
                    for deed in path.deeds(&deeds) {
                        dealer.hear(deed).map_err(broken)?;
                    }
                }
                deed => {
                    dealer.hear(deed).map_err(broken)?;
                    deeds.push((path, deed));
                    path = Path(Some(deeds.len() - 1));
                }
            }
            paths.push(path);
            dealer.number = at;
            let board = dealer.digest();
            if board != row.digest {
                let log = row.digest;
                return Err(broken(LogTrouble::OtherBoard { log, board }));
            }
        }
        Ok(dealer)
    }

    /// The same table with something else face down that fits what the board shows.
    #[must_use]
    pub fn redeal(&self, rng: &mut Rng) -> Dealer<G> {
        Dealer {
            stock: self.game.redeal(&self.board, rng),
            ..self.clone()
        }
    }

    /// The game that is played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The board, which is all that a bot is told.
    pub fn board(&self) -> &G::Board {
        &self.board
    }

    /// The number of the board, which every turn has to name.
    pub fn number(&self) -> BoardNumber {
        self.number
    }

    /// What has to happen next.
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.board)
    }

    /// Who is asked.
    pub fn asked(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Ask { seat, .. } => Some(seat),
            Turn::Reveal | Turn::Over => None,
        }
    }

    /// Scores and winners, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.board)
    }

    /// Where in the game the table is, such as `1770 clothes`.
    pub fn caption(&self) -> String {
        self.game.caption(&self.board)
    }

    /// The digest of the board.
    pub fn digest(&self) -> Digest {
        digest(&*self.game, &self.board)
    }

    /// Takes exactly one whole turn of a seat that is asked, made for the board with this number.
    ///
    /// It gives what the turn adds to the log, with what is turned up and what standing orders answer
    /// behind it, until somebody is asked who has given none. `orders` are those of all seats; a bot's are
    /// [`Orders::asking`]. A turn beyond [`Game::MOST_DECISIONS_IN_A_TURN`](crate::Game) is refused, which
    /// a deck of an owner's could come to.
    pub fn take_turn(
        &self,
        seat: Seat,
        at: BoardNumber,
        actions: &[G::Action],
        orders: &[Orders],
    ) -> Result<Answer<G>, Refused> {
        if at != self.number {
            let now = self.number;
            return Err(Refused::OtherBoard { at, now });
        }
        let mut after = self.clone();
        after.carry_out(seat, actions)?;
        let deed = Deed::Turn {
            seat,
            actions: actions.to_vec(),
        };
        let mut rows = vec![after.row(deed)];
        after.run_on(orders, &mut rows);
        Ok((rows, after))
    }

    /// Turns up what is due and follows standing orders without a turn.
    ///
    /// This is for what lies behind a deal, and for an order that is given while its question is open.
    pub fn settle(&self, orders: &[Orders]) -> Answer<G> {
        let mut after = self.clone();
        let mut rows = Vec::new();
        after.run_on(orders, &mut rows);
        (rows, after)
    }

    /// Carries out the decisions of a turn, all of it and nothing behind it.
    fn carry_out(&mut self, seat: Seat, actions: &[G::Action]) -> Result<(), Refused> {
        let begun = self.turn();
        let Turn::Ask { seat: asked, .. } = begun else {
            return Err(Refused::NobodyAsked);
        };
        if asked != seat {
            return Err(Refused::OtherSeat { asked, seat });
        }
        let (choices, most) = (actions.len(), G::MOST_DECISIONS_IN_A_TURN);
        if choices > most {
            return Err(Refused::TooLong { choices, most });
        }
        for (done, action) in actions.iter().enumerate() {
            if self.turn() != begun {
                return Err(Refused::MoreThanOneTurn { over: done });
            }
            self.choose(*action).map_err(|illegal| Refused::Choice {
                nth: done + 1,
                action: action.to_string(),
                illegal,
            })?;
        }
        if self.turn() == begun {
            return Err(Refused::HalfTurn);
        }
        Ok(())
    }

    fn choose(&mut self, action: G::Action) -> Result<(), Illegal> {
        self.game.check(&self.board, action)?;
        self.game.act(&mut self.board, action, &mut ());
        Ok(())
    }

    fn run_on(&mut self, orders: &[Orders], rows: &mut Vec<RowOf<G>>) {
        loop {
            let deed = match self.turn() {
                Turn::Reveal => Deed::Reveal(self.turn_up()),
                Turn::Ask { seat, .. } => {
                    let Some(action) = self.ordered(seat, orders) else {
                        return;
                    };
                    self.choose(action)
                        .expect("what an order answers is an answer to the question");
                    Deed::Answer { seat, action }
                }
                Turn::Over => return,
            };
            let row = self.row(deed);
            rows.push(row);
        }
    }

    /// The answer that a seat's standing order gives to what is asked, if one does.
    fn ordered(&self, seat: Seat, orders: &[Orders]) -> Option<G::Action> {
        let question = self.game.small_question(&self.board)?;
        orders
            .get(seat.index())?
            .answer(G::INFO, &question)
            .copied()
    }

    fn turn_up(&mut self) -> G::Face {
        let face = self.game.draw(&self.board, &mut self.stock);
        self.game
            .reveal(&mut self.board, face, &mut ())
            .expect("what the game's own dealer turns up fits the board");
        face
    }

    /// An entry of the log for what just changed the board, which gets its number by it.
    fn row(&mut self, deed: DeedOf<G>) -> RowOf<G> {
        self.number = self.number.next();
        Row {
            deed,
            digest: self.digest(),
        }
    }

    /// Plays one deed of a log again, without its number.
    fn hear(&mut self, deed: &DeedOf<G>) -> Result<(), LogTrouble> {
        match deed {
            Deed::Turn { seat, actions } => Ok(self.carry_out(*seat, actions)?),
            Deed::Answer { seat, action } => {
                let asked = self.asked().ok_or(Refused::NobodyAsked)?;
                if asked != *seat {
                    return Err(Refused::OtherSeat { asked, seat: *seat }.into());
                }
                let refused = |illegal| Refused::Choice {
                    nth: 1,
                    action: action.to_string(),
                    illegal,
                };
                Ok(self.choose(*action).map_err(refused)?)
            }
            Deed::Reveal(face) => {
                let is_due = self.turn() == Turn::Reveal;
                if is_due && self.turn_up() == *face {
                    return Ok(());
                }
                Err(LogTrouble::OtherReveal(face.to_string()))
            }
            Deed::TakenBack(to) => Err(LogTrouble::NoSuchBoard(*to)),
        }
    }
}

/// The way from the deal to a board, as the last deed of it; `None` is the deal itself.
#[derive(Clone, Copy, Debug, Default)]
struct Path(Option<usize>);

impl Path {
    /// The deeds of the way in their order, where each stands behind the way before it.
    fn deeds<'a, D>(self, deeds: &[(Path, &'a D)]) -> Vec<&'a D> {
        let mut way = Vec::new();
        let mut path = self;
        while let Some(last) = path.0 {
            let (before, deed) = deeds[last];
            way.push(deed);
            path = before;
        }
        way.reverse();
        way
    }
}
