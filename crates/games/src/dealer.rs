//! A dealer, whichever game it deals.

use std::any::Any;
use std::sync::Arc;

use table::{
    BoardNumber, BrokenLog, Dealer, Deed, Digest, LogTrouble, NotationError, Orders, Outcome, Play,
    Refused, Rng, Row, Seat, Seed, Setup, Told, Turn,
};

use crate::play::AnyPlay;

/// An entry of a table's log that changed the board, in notation.
pub type AnyRow = Row<String, String>;

/// What an answer of a dealer adds to the log, and the dealer behind it.
pub type AnyAnswer = (Vec<AnyRow>, AnyDealer);

/// What lies face down at a table, and answers: see [`Dealer`], which this is in notation.
///
/// It has no history, no seed and no record: each of them could tell what is still to come.
pub struct AnyDealer(Box<dyn AnyDealing>);

/// What can be done with a dealer without knowing which game it deals.
trait AnyDealing: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn copied(&self) -> AnyDealer;
    fn setup(&self) -> Setup;
    fn number(&self) -> BoardNumber;
    fn turn(&self) -> Turn;
    fn outcome(&self) -> Option<Outcome>;
    fn caption(&self) -> String;
    fn digest(&self) -> Digest;
    fn play(&self) -> AnyPlay;
    fn redeal(&self, rng: &mut Rng) -> AnyDealer;
    fn settle(&self, orders: &[Orders]) -> AnyAnswer;
    fn take_turn(
        &self,
        seat: Seat,
        at: BoardNumber,
        actions: &[String],
        orders: &[Orders],
    ) -> Result<AnyAnswer, Refused>;
}

impl<G: Told> AnyDealing for Dealer<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn copied(&self) -> AnyDealer {
        AnyDealer::new(self.clone())
    }

    fn setup(&self) -> Setup {
        self.game().setup()
    }

    fn number(&self) -> BoardNumber {
        self.number()
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn caption(&self) -> String {
        self.caption()
    }

    fn digest(&self) -> Digest {
        self.digest()
    }

    fn play(&self) -> AnyPlay {
        AnyPlay::new(Play::on_board(self.game().clone(), *self.board()))
    }

    fn redeal(&self, rng: &mut Rng) -> AnyDealer {
        AnyDealer::new(self.redeal(rng))
    }

    fn settle(&self, orders: &[Orders]) -> AnyAnswer {
        in_notation(self.settle(orders))
    }

    fn take_turn(
        &self,
        seat: Seat,
        at: BoardNumber,
        actions: &[String],
        orders: &[Orders],
    ) -> Result<AnyAnswer, Refused> {
        let (choices, most) = (actions.len(), G::MOST_DECISIONS_IN_A_TURN);
        if choices > most {
            return Err(Refused::TooLong { choices, most });
        }
        let read = |(n, action): (usize, &String)| {
            let refused = |error| Refused::Notation { nth: n + 1, error };
            action.parse::<G::Action>().map_err(refused)
        };
        let actions: Result<Vec<_>, _> = actions.iter().enumerate().map(read).collect();
        self.take_turn(seat, at, &actions?, orders).map(in_notation)
    }
}

fn in_notation<G: Told>((rows, dealer): table::Answer<G>) -> AnyAnswer {
    let told = |row: Row<G::Action, G::Face>| {
        row.map(|action| action.to_string(), |face| face.to_string())
    };
    (rows.into_iter().map(told).collect(), AnyDealer::new(dealer))
}

/// A row as the game knows it.
fn read<G: Told>(row: &AnyRow) -> Result<Row<G::Action, G::Face>, LogTrouble> {
    let action = |(n, text): (usize, &String)| {
        let refused = |error: NotationError| Refused::Notation { nth: n + 1, error };
        text.parse::<G::Action>().map_err(refused)
    };
    let deed = match &row.deed {
        Deed::Turn { seat, actions } => Deed::Turn {
            seat: *seat,
            actions: actions
                .iter()
                .enumerate()
                .map(action)
                .collect::<Result<_, _>>()?,
        },
        Deed::Answer { seat, action: text } => Deed::Answer {
            seat: *seat,
            action: action((0, text))?,
        },
        Deed::Reveal(face) => Deed::Reveal(
            face.parse::<G::Face>()
                .map_err(|_| LogTrouble::OtherReveal(face.clone()))?,
        ),
        Deed::TakenBack(to) => Deed::TakenBack(*to),
    };
    Ok(Row {
        deed,
        digest: row.digest,
    })
}

/// The dealer behind all entries of a log in notation.
pub(crate) fn replay<G: Told>(
    game: G,
    seed: &Seed,
    log: &[AnyRow],
) -> Result<AnyDealer, BrokenLog> {
    let mut at = BoardNumber::default();
    let mut rows = Vec::with_capacity(log.len());
    for row in log {
        at = at.next();
        rows.push(read::<G>(row).map_err(|trouble| BrokenLog { at, trouble })?);
    }
    Dealer::replay(Arc::new(game), seed, &rows).map(AnyDealer::new)
}

impl AnyDealer {
    /// A dealer.
    pub fn new<G: Told>(dealer: Dealer<G>) -> AnyDealer {
        AnyDealer(Box::new(dealer))
    }

    /// The dealer itself, for whoever knows which game it deals.
    pub fn of<G: Told>(&self) -> Option<&Dealer<G>> {
        self.0.as_any().downcast_ref()
    }

    /// What identifies the set-up.
    pub fn setup(&self) -> Setup {
        self.0.setup()
    }

    /// The number of the board, which every turn has to name.
    pub fn number(&self) -> BoardNumber {
        self.0.number()
    }

    /// What has to happen next.
    pub fn turn(&self) -> Turn {
        self.0.turn()
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
        self.0.outcome()
    }

    /// Where in the game the table is, such as `1770 clothes`.
    pub fn caption(&self) -> String {
        self.0.caption()
    }

    /// The digest of the board.
    pub fn digest(&self) -> Digest {
        self.0.digest()
    }

    /// The board alone, as a play that begins with it and whose dealer is elsewhere: what a bot is given.
    pub fn play(&self) -> AnyPlay {
        self.0.play()
    }

    /// The same table with something else face down that fits what the board shows.
    #[must_use]
    pub fn redeal(&self, rng: &mut Rng) -> AnyDealer {
        self.0.redeal(rng)
    }

    /// Turns up what is due and follows standing orders without a turn; see [`Dealer::settle`].
    pub fn settle(&self, orders: &[Orders]) -> AnyAnswer {
        self.0.settle(orders)
    }

    /// Takes exactly one whole turn of a seat that is asked; see [`Dealer::take_turn`].
    pub fn take_turn(
        &self,
        seat: Seat,
        at: BoardNumber,
        actions: &[String],
        orders: &[Orders],
    ) -> Result<AnyAnswer, Refused> {
        self.0.take_turn(seat, at, actions, orders)
    }
}

impl Clone for AnyDealer {
    fn clone(&self) -> AnyDealer {
        self.0.copied()
    }
}
