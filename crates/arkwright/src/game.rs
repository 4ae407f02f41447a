//! The game value: options, component numbers, and the rules behind one door.

use std::sync::Arc;

use ::data::Provenance;
use table::{
    DataFile, DataHash, Game, Illegal, Log, Offers, Outcome, Rng, Seat, Seed, Setup, SoleOffer,
    Turn,
};

use crate::action::{Action, Face};
use crate::board::Board;
use crate::components::Components;
use crate::data::{compiled_provenance, provenance};
use crate::edition::{Edition, SpinningJenny};
use crate::event::Event;
use crate::goods::Good;
use crate::phase::{Phase, PhaseRules};
use crate::reason::Reason;
use crate::tables::Tables;

/// The revision of the rules as implemented here; a change that alters any
/// game that was played raises it.
pub const RULES: u16 = 3;

/// How the preparation round 1760 is played (4.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Preparation {
    /// The players found their factories and sell shares themselves.
    #[default]
    Free,
    /// Everybody starts with what the rule book lays out.
    Predetermined,
}

impl Preparation {
    /// Its word among the options.
    pub const fn word(self) -> &'static str {
        match self {
            Preparation::Free => "free",
            Preparation::Predetermined => "predetermined",
        }
    }
}

/// Spinning Jenny with its options and component numbers.
#[derive(Clone, Debug)]
pub struct Arkwright<E: Edition = SpinningJenny> {
    pub(crate) players: u8,
    pub(crate) preparation: Preparation,
    pub(crate) components: Components,
    pub(crate) tables: Tables,
    data: DataHash,
    own_files: Vec<DataFile>,
    /// Where numbers of the owner's come from.
    own_provenance: Option<Arc<[Provenance]>>,
    /// What this version has more.
    pub(crate) more: E::More,
}

impl Arkwright {
    /// Spinning Jenny for two to four players with the component numbers compiled in.
    ///
    /// # Panics
    /// If the number of players is not 2, 3 or 4.
    pub fn spinning_jenny(players: u8, preparation: Preparation) -> Arkwright {
        Arkwright::released(players, preparation, Components::compiled())
    }

    /// Spinning Jenny with released component numbers.
    pub(crate) fn released(
        players: u8,
        preparation: Preparation,
        components: &Components,
    ) -> Arkwright {
        assert!((2..=4).contains(&players), "2 to 4 players");
        Arkwright {
            players,
            preparation,
            tables: Tables::new(components),
            data: components.hash(),
            components: components.clone(),
            own_files: Vec::new(),
            own_provenance: None,
            more: (),
        }
    }

    /// Spinning Jenny with component numbers of the owner's; `text` is the data file they came from.
    ///
    /// # Panics
    /// If the number of players is not 2, 3 or 4.
    pub fn with_components(
        players: u8,
        preparation: Preparation,
        components: Components,
        text: &str,
    ) -> Arkwright {
        // Whoever reads a record finds a released file by its hash, so the record need not carry it.
        let is_released = Components::released(&components.hash().to_string()).is_some();
        let mut game = Arkwright::released(players, preparation, &components);
        if !is_released {
            game.own_files = vec![DataFile::numbers(text)];
            game.own_provenance = Some(provenance(text).unwrap_or_default().into());
        }
        game
    }
}

impl<E: Edition> Arkwright<E> {
    /// A game with these numbers, and what its version has more.
    pub(crate) fn assemble(
        players: u8,
        preparation: Preparation,
        components: Components,
        data: DataHash,
        own_files: Vec<DataFile>,
        more: E::More,
    ) -> Arkwright<E> {
        assert!((2..=4).contains(&players), "2 to 4 players");
        Arkwright {
            players,
            preparation,
            tables: Tables::new(&components),
            data,
            components,
            own_files,
            own_provenance: None,
            more,
        }
    }

    /// Where the component numbers in play come from, block by block; the released ones are
    /// without their notes.
    pub fn provenance(&self) -> &[Provenance] {
        match &self.own_provenance {
            Some(own) => own,
            None => compiled_provenance(),
        }
    }

    /// The component numbers in play.
    pub fn components(&self) -> &Components {
        &self.components
    }

    /// The row of player counts in the component tables.
    pub(crate) fn count_index(&self) -> usize {
        usize::from(self.players) - 2
    }

    /// The current development level (II.2.1).
    #[inline]
    pub fn level(&self, board: &Board<E>) -> u8 {
        self.components.timetable.level[usize::from(board.decade)]
    }

    /// The demand for a good in England (III.1).
    #[inline]
    pub fn demand(&self, board: &Board<E>, good: Good) -> u8 {
        self.tables.demand(good, board.empty)
    }

    /// What a worker earns at present (III.3).
    #[inline]
    pub fn wage(&self, board: &Board<E>) -> u8 {
        self.tables.wage(board.empty) + E::further_wage(self, board)
    }

    /// Base quality plus quality marker (II.2.4); 0 without a factory.
    #[inline]
    pub fn quality(&self, board: &Board<E>, seat: Seat, good: Good) -> u8 {
        let factory = board.company(seat).factory(good);
        if factory.is_built() {
            self.tables.cost(good, factory.level) + factory.quality
        } else {
            0
        }
    }

    /// Quality plus distribution minus price (II.2.1); 0 without a factory.
    #[inline]
    pub fn appeal(&self, board: &Board<E>, seat: Seat, good: Good) -> u8 {
        let factory = board.company(seat).factory(good);
        if factory.is_built() {
            (self.tables.cost(good, factory.level) + factory.quality + factory.distribution)
                .saturating_sub(factory.price)
        } else {
            0
        }
    }

    /// What a factory would produce (III.1); 0 without one.
    #[inline]
    pub fn output(&self, board: &Board<E>, seat: Seat, good: Good) -> u8 {
        let factory = board.company(seat).factory(good);
        if factory.is_built() {
            self.tables.output(good, factory.level, factory.pieces)
        } else {
            0
        }
    }

    /// How many pieces lie in a row of a factory; rows count from 0.
    pub fn pieces_in_row(&self, board: &Board<E>, seat: Seat, good: Good, row: usize) -> u8 {
        let factory = board.company(seat).factory(good);
        self.tables.pieces_in_row(good, row, factory.pieces)
    }

    /// The board after one legal choice and nothing more: even a question with
    /// one answer stays open, so that what the choice itself does can be shown.
    #[must_use]
    pub fn preview(&self, board: &Board<E>, action: Action) -> Board<E> {
        let mut board = *board;
        board.phase.carry_out(self, &mut board, action, &mut ());
        board
    }

    /// The board with what a choice itself does, before the game runs on from it: being done does
    /// nothing, and neither does an answer that lets production run.
    #[must_use]
    pub fn choice_alone(&self, board: &Board<E>, action: Action) -> Board<E> {
        if action == Action::Done {
            return *board;
        }
        if let Some(alone) = E::choice_alone(self, board, action, &mut ()) {
            return alone;
        }
        let after = self.preview(board, action);
        let runs_on = matches!(
            after.phase,
            Phase::Sale(_)
                | Phase::Storage { .. }
                | Phase::NameStartPlayer
                | Phase::Over
                | Phase::Water(_)
        );
        if runs_on || (after.decade, after.cycle) != (board.decade, board.cycle) {
            return *board;
        }
        after
    }

    /// Answers questions that have one answer, until somebody has a choice.
    fn run_on(&self, board: &mut Board<E>, log: &mut impl Log<Event>) {
        while let Some(action) = self.only_answer(board) {
            let seat = board.asked;
            log.tell(Event::Forced { seat, action });
            board.phase.carry_out(self, board, action, log);
        }
    }

    /// The answer to a question that has just one.
    // Inlined into the loop above, the compiler loads every component table
    // before the loop, which is a seventh of all instructions of random play.
    #[inline(never)]
    fn only_answer(&self, board: &Board<E>) -> Option<Action> {
        let mut offer = SoleOffer::new();
        board.phase.offer(self, board, &mut offer);
        offer.sole()
    }
}

impl<E: Edition> Game for Arkwright<E> {
    type Board = Board<E>;
    type Stock = E::Stock;
    type Action = Action;
    type Face = Face;
    type Event = Event;

    const MOST_DECISIONS_IN_A_TURN: usize = E::MOST_DECISIONS_IN_A_TURN;

    fn setup(&self) -> Setup {
        Setup {
            game: E::INFO.id,
            rules: E::RULES,
            data: self.data,
            players: self.players,
            options: E::options(self),
        }
    }

    fn deal(&self, seed: &Seed) -> (Board<E>, E::Stock) {
        (E::opening_board(self), E::shuffle(self, seed))
    }

    #[inline]
    fn turn(&self, board: &Board<E>) -> Turn {
        match board.phase {
            Phase::DrawStartPlayer | Phase::DrawLightMarker => Turn::Reveal,
            Phase::Water(phase) if phase.is_reveal() => Turn::Reveal,
            Phase::Over => Turn::Over,
            _ => Turn::Ask {
                seat: board.asked,
                turn: board.turn,
            },
        }
    }

    fn outcome(&self, board: &Board<E>) -> Option<Outcome> {
        (board.phase == Phase::Over).then(|| self.score(board))
    }

    #[inline]
    fn legal(&self, board: &Board<E>, offers: &mut impl Offers<Action>) {
        board.phase.offer(self, board, offers);
    }

    fn check(&self, board: &Board<E>, action: Action) -> Result<(), Illegal> {
        // 4.1 has its own words for what later chapters say again of prices, shares and markers; what
        // is not asked now is refused with the section of what is; and a start player is named at the
        // end of a decade, or with charisma of a cycle.
        let cites_phase = |refusal: &Illegal| {
            let of_phase = [Reason::NotNow.id(), Reason::NoSuchPlayer.id()];
            board.phase.is_preparation() || of_phase.contains(&refusal.message.id)
        };
        let checked = board.phase.check(self, board, action);
        checked.map_err(|refusal| {
            let refusal = E::refused(self, board, action, refusal);
            let section = match cites_phase(&refusal) {
                true => self.question_section(board),
                false => E::cited(&refusal),
            };
            self.advise(board, action, Illegal { section, ..refusal })
        })
    }

    fn act(&self, board: &mut Board<E>, action: Action, log: &mut impl Log<Event>) {
        debug_assert_eq!(self.check(board, action), Ok(()), "{action}");
        board.phase.carry_out(self, board, action, log);
        self.run_on(board, log);
    }

    fn draw(&self, board: &Board<E>, stock: &mut E::Stock) -> Face {
        E::draw(self, board, stock)
    }

    fn reveal(
        &self,
        board: &mut Board<E>,
        face: Face,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        E::turn_up(self, board, face, log)?;
        self.run_on(board, log);
        Ok(())
    }

    fn redeal(&self, board: &Board<E>, rng: &mut Rng) -> E::Stock {
        E::sample_stock(self, board, rng)
    }

    /// Stored goods are sold whenever they can be, and everything of value is kept.
    fn usual(&self, board: &Board<E>) -> Option<Action> {
        E::usual(self, board)
    }

    fn is_forced(event: &Event) -> bool {
        matches!(event, Event::Forced { .. })
    }

    fn round(&self, board: &Board<E>) -> u16 {
        match board.phase {
            Phase::Over => u16::from(board.decade) + 1,
            _ => u16::from(board.decade),
        }
    }

    fn caption(&self, board: &Board<E>) -> String {
        match board.phase {
            Phase::Action(_) | Phase::Administration { .. } => {
                format!("{} {}", board.year(), board.active().word())
            }
            Phase::Sale(_) | Phase::Storage { .. } => {
                format!("{} {} production", board.year(), board.active().word())
            }
            Phase::NameStartPlayer => format!("{} start player", board.year()),
            Phase::FinalExchange { .. } | Phase::Over => "end of game".to_owned(),
            Phase::Water(phase) => phase.caption(board.year(), board.active()),
            _ => board.year().to_string(),
        }
    }

    fn validate(&self, board: &Board<E>) -> Result<(), String> {
        self.check_board(board)
    }

    fn own_files(&self) -> &[DataFile] {
        &self.own_files
    }
}
