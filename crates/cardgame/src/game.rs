//! The game value: options, component numbers, and the rules behind one door.

use std::sync::Arc;

use ::data::Provenance;
use table::{
    DataFile, DataHash, Game, Illegal, Log, Offers, Outcome, Rng, Seed, Setup, SoleOffer, Turn,
};

use crate::action::{Action, Face};
use crate::board::{Board, ROUNDS};
use crate::components::Components;
use crate::data::compiled_provenance;
use crate::event::Event;
use crate::layout::Stock;
use crate::phase::Phase;
use crate::tables::Tables;

/// Its name on the command line and in records.
pub(crate) const ID: &str = "card-game";

/// The revision of the rules as implemented here; a change that alters any
/// game that was played raises it.
pub const RULES: u16 = 2;

/// The expert variants and the neutral player's part.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Options {
    /// Developments wait for their decade (expert set-up 3).
    pub decade_restrictions: bool,
    /// Starting factories are chosen (expert set-up 4).
    pub chosen_factories: bool,
    /// Nobody starts with ships (expert set-up 7).
    pub no_ships: bool,
    /// The supply is laid out at random (expert set-up 10).
    pub expert_supply: bool,
    /// Starting shares are bought (expert set-up 11).
    pub bought_shares: bool,
    /// Action 6.
    pub extra_production: bool,
    /// Action 7.
    pub early_shipping: bool,
    /// The neutral player of a game of two competes for the highest appeal.
    pub neutral_competes: bool,
}

impl Options {
    /// All expert variants.
    pub const EXPERT: Options = Options {
        decade_restrictions: true,
        chosen_factories: true,
        no_ships: true,
        expert_supply: true,
        bought_shares: true,
        extra_production: true,
        early_shipping: true,
        neutral_competes: false,
    };
}

/// Arkwright: The Card Game with its options and its component numbers.
#[derive(Clone, Debug)]
pub struct CardGame {
    pub(crate) players: u8,
    pub(crate) options: Options,
    pub(crate) components: Components,
    pub(crate) tables: Tables,
    pub(crate) data: DataHash,
    pub(crate) own_files: Vec<DataFile>,
    /// Where numbers of the owner's come from.
    pub(crate) own_provenance: Option<Arc<[Provenance]>>,
}

impl CardGame {
    /// The game with these numbers.
    ///
    /// # Panics
    /// If there are not two to four players.
    pub fn with(players: u8, options: Options, components: &Components) -> CardGame {
        assert!((2..=4).contains(&players), "2 to 4 players");
        CardGame {
            players,
            options: Options {
                // Only a game of two has a neutral player.
                neutral_competes: options.neutral_competes && players == 2,
                ..options
            },
            data: components.hash(),
            tables: Tables::new(players, components),
            components: components.clone(),
            own_files: Vec::new(),
            own_provenance: None,
        }
    }

    /// The game with the numbers compiled in.
    ///
    /// # Panics
    /// If there are not two to four players.
    pub fn new(players: u8, options: Options) -> CardGame {
        CardGame::with(players, options, Components::compiled())
    }

    /// The same with files of the owner's, which a record carries.
    #[must_use]
    pub fn with_own_files(mut self, files: Vec<DataFile>) -> CardGame {
        self.own_files = files;
        self
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// What it is played with.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The component numbers in play.
    pub fn components(&self) -> &Components {
        &self.components
    }

    /// Where the component numbers in play come from, block by block; the released ones are without
    /// their notes.
    pub fn provenance(&self) -> &[Provenance] {
        match &self.own_provenance {
            Some(own) => own,
            None => compiled_provenance(),
        }
    }

    /// Answers questions that have one answer, until somebody has a choice.
    fn run_on(&self, board: &mut Board, log: &mut impl Log<Event>) {
        while let Some(action) = self.only_answer(board) {
            let seat = board.asked;
            log.tell(Event::Forced { seat, action });
            self.carry_out(board, action, log);
        }
    }

    /// The answer to a question that has just one.
    #[inline(never)]
    fn only_answer(&self, board: &Board) -> Option<Action> {
        let mut offer = SoleOffer::new();
        self.offer(board, &mut offer);
        offer.sole()
    }
}

impl Game for CardGame {
    type Board = Board;
    type Stock = Stock;
    type Action = Action;
    type Face = Face;
    type Event = Event;

    fn setup(&self) -> Setup {
        let answer = |is_so: bool| if is_so { "yes" } else { "no" };
        let Options {
            decade_restrictions,
            chosen_factories,
            no_ships,
            expert_supply,
            bought_shares,
            extra_production,
            early_shipping,
            neutral_competes,
        } = self.options;
        let mut options = vec![
            ("decade-restrictions", answer(decade_restrictions)),
            ("chosen-factories", answer(chosen_factories)),
            ("no-ships", answer(no_ships)),
            ("expert-supply", answer(expert_supply)),
            ("bought-shares", answer(bought_shares)),
            ("extra-production", answer(extra_production)),
            ("early-shipping", answer(early_shipping)),
        ];
        // Only a game of two has a neutral player.
        if self.players == 2 {
            let part = if neutral_competes {
                "competes"
            } else {
                "aside"
            };
            options.push(("neutral", part));
        }
        Setup {
            game: ID,
            rules: RULES,
            data: self.data,
            players: self.players,
            options,
        }
    }

    fn deal(&self, seed: &Seed) -> (Board, Stock) {
        let mut board = self.opening_board();
        self.run_on(&mut board, &mut ());
        (board, self.shuffle(seed))
    }

    #[inline]
    fn turn(&self, board: &Board) -> Turn {
        match board.phase {
            Phase::Lay => Turn::Reveal,
            Phase::Over => Turn::Over,
            _ => Turn::Ask {
                seat: board.asked,
                turn: board.turn,
            },
        }
    }

    fn outcome(&self, board: &Board) -> Option<Outcome> {
        (board.phase == Phase::Over).then(|| self.final_outcome(board))
    }

    #[inline]
    fn legal(&self, board: &Board, offers: &mut impl Offers<Action>) {
        self.offer(board, offers);
    }

    fn check(&self, board: &Board, action: Action) -> Result<(), Illegal> {
        self.check_choice(board, action).map_err(Illegal::from)
    }

    fn act(&self, board: &mut Board, action: Action, log: &mut impl Log<Event>) {
        debug_assert_eq!(self.check_choice(board, action), Ok(()), "{action}");
        self.carry_out(board, action, log);
        self.run_on(board, log);
    }

    fn draw(&self, board: &Board, stock: &mut Stock) -> Face {
        self.next_face(board, stock)
    }

    fn reveal(
        &self,
        board: &mut Board,
        face: Face,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        self.turn_up(board, face, log)?;
        self.run_on(board, log);
        Ok(())
    }

    fn redeal(&self, board: &Board, rng: &mut Rng) -> Stock {
        self.sample_stock(board, rng)
    }

    fn usual(&self, board: &Board) -> Option<Action> {
        self.usual_answer(board)
    }

    fn is_forced(event: &Event) -> bool {
        matches!(event, Event::Forced { .. })
    }

    /// 0 is the set-up.
    fn round(&self, board: &Board) -> u16 {
        match board.phase {
            Phase::Over => u16::from(ROUNDS) + 1,
            _ if board.phase.is_set_up() => 0,
            _ => u16::from(board.round) + 1,
        }
    }

    fn caption(&self, board: &Board) -> String {
        let (year, good) = (board.year(), board.good().word());
        match board.phase {
            Phase::Over => "end of game".to_owned(),
            Phase::StartPlayer => format!("{year} start player"),
            _ if board.phase.is_set_up() => "set-up".to_owned(),
            _ if board.phase.is_turn() => format!("{year} {good}"),
            _ => format!("{year} {good} production"),
        }
    }

    fn validate(&self, board: &Board) -> Result<(), String> {
        self.check_board(board)
    }

    fn own_files(&self) -> &[DataFile] {
        &self.own_files
    }
}
