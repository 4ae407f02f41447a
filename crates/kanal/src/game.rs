//! The game value: options, component numbers, the deck, and the rules behind one door.

use std::sync::Arc;

use ::data::Provenance;
use table::{
    DataFile, DataHash, Game, Illegal, Log, Offers, Outcome, Rng, Seed, Setup, SoleOffer, Turn,
};

use crate::action::{Action, Face};
use crate::board::Board;
use crate::cards::{Bundle, Card, Deck};
use crate::components::{Components, SOLO_ROUNDS};
use crate::data::compiled_provenance;
use crate::event::Event;
use crate::phase::Phase;
use crate::setup::Stock;

/// Its name on the command line and in records.
pub(crate) const ID: &str = "oranienburger-kanal";

/// The revision of the rules as implemented here; a change that alters any
/// game that was played raises it.
pub const RULES: u16 = 2;

/// Which side of the industry boards is face up (04 J).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Side {
    /// The side with imprinted routes.
    #[default]
    Front,
    /// The blank side: the players place their starting routes.
    Blank,
}

impl Side {
    /// Its word among the options.
    pub const fn word(self) -> &'static str {
        match self {
            Side::Front => "front",
            Side::Blank => "blank",
        }
    }
}

/// Which deck is played with (04 B).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum DeckChoice {
    #[default]
    A,
    B,
    /// A deck of the owner's.
    Own,
}

impl DeckChoice {
    /// Its word among the options.
    pub const fn word(self) -> &'static str {
        match self {
            DeckChoice::A => "a",
            DeckChoice::B => "b",
            DeckChoice::Own => "own",
        }
    }
}

/// The most structure numbers, and 0 for none.
const NUMBERS: usize = 64;

/// Oranienburger Kanal with its options, its component numbers and its deck.
#[derive(Clone, Debug)]
pub struct Kanal {
    pub(crate) players: u8,
    pub(crate) side: Side,
    pub(crate) campaign: bool,
    pub(crate) choice: DeckChoice,
    pub(crate) components: Components,
    pub(crate) deck: Arc<Deck>,
    /// Where each number stands among the cards of the deck.
    places: [u8; NUMBERS],
    /// What paths, roads, rail tracks, canals and bridges cost.
    pub(crate) building_costs: [Bundle; 5],
    pub(crate) data: DataHash,
    pub(crate) own_files: Vec<DataFile>,
    /// Where numbers of the owner's come from.
    pub(crate) own_provenance: Option<Arc<[Provenance]>>,
}

impl Kanal {
    /// The game with these numbers and this deck.
    ///
    /// # Panics
    /// If there are not one or two players, or two in a campaign.
    pub fn with(
        players: u8,
        side: Side,
        campaign: bool,
        choice: DeckChoice,
        components: &Components,
        deck: Arc<Deck>,
    ) -> Kanal {
        assert!((1..=2).contains(&players), "1 or 2 players");
        assert!(!campaign || players == 1, "a campaign is for one player");
        let mut places = [u8::MAX; NUMBERS];
        for (at, card) in (0..).zip(deck.cards()) {
            places[usize::from(card.number)] = at;
        }
        let costs = &components.costs;
        let bundle = |[wood, clay, brick, iron, thaler]: [u8; 5]| {
            Bundle::new([wood, clay, 0, brick, iron, thaler])
        };
        let hashes = [components.hash(), deck.hash()].map(|hash| *hash.as_bytes());
        Kanal {
            players,
            side,
            campaign,
            choice,
            places,
            building_costs: [
                costs.path,
                costs.road,
                costs.rail,
                costs.canal,
                costs.bridge,
            ]
            .map(bundle),
            data: DataHash::of(&hashes),
            components: components.clone(),
            deck,
            own_files: Vec::new(),
            own_provenance: None,
        }
    }

    /// The game with the numbers and one of the decks compiled in.
    ///
    /// # Panics
    /// If there are not one or two players, or two in a campaign.
    pub fn new(players: u8, side: Side, campaign: bool, choice: DeckChoice) -> Kanal {
        let deck = match choice {
            DeckChoice::B => Deck::b(),
            DeckChoice::A | DeckChoice::Own => Deck::a(),
        };
        let components = Components::compiled();
        Kanal::with(
            players,
            side,
            campaign,
            choice,
            components,
            deck.clone().into(),
        )
    }

    /// The same with files of the owner's, which a record carries.
    #[must_use]
    pub fn with_own_files(mut self, files: Vec<DataFile>) -> Kanal {
        self.own_files = files;
        self
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Which side of the industry boards is face up.
    pub fn side(&self) -> Side {
        self.side
    }

    /// Which deck is played with.
    pub fn deck_choice(&self) -> DeckChoice {
        self.choice
    }

    /// Whether it is a campaign of three games.
    pub fn is_campaign(&self) -> bool {
        self.campaign
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

    /// The deck in play.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The card with a number that is on the board.
    ///
    /// # Panics
    /// If the deck has no such card.
    #[inline]
    pub fn card(&self, number: u8) -> &Card {
        &self.deck.cards()[usize::from(self.places[usize::from(number)])]
    }

    /// The card with a number, if the deck has it.
    pub(crate) fn find_card(&self, number: u8) -> Option<&Card> {
        let place = *self.places.get(usize::from(number))?;
        self.deck.cards().get(usize::from(place))
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

impl Game for Kanal {
    type Board = Board;
    type Stock = Stock;
    type Action = Action;
    type Face = Face;
    type Event = Event;

    // Thaler buy a turn of the wheel for every few decisions, and one route can set off a chain of
    // activations; random play with decks A and B stays far below. With a deck of an owner's a turn can be
    // longer, and ends all the same: each of twelve structures is activated at most twice in a game, and asks
    // for no more than `cards::limits::MOST_DECISIONS` each time.
    const MOST_DECISIONS_IN_A_TURN: usize = 200;

    fn setup(&self) -> Setup {
        let mut options = vec![("deck", self.choice.word()), ("board", self.side.word())];
        // With two players there is no campaign to speak of.
        if self.players == 1 {
            options.push(("campaign", if self.campaign { "yes" } else { "no" }));
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
        (self.opening_board(), self.shuffle(seed))
    }

    #[inline]
    fn turn(&self, board: &Board) -> Turn {
        match board.phase {
            Phase::DrawStartPlayer | Phase::Refill { .. } => Turn::Reveal,
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
        stock.draw(board)
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

    /// The free turn of the wheel at the end of a round.
    fn usual(&self, board: &Board) -> Option<Action> {
        self.usual_answer(board)
    }

    fn is_forced(event: &Event) -> bool {
        matches!(event, Event::Forced { .. })
    }

    fn round(&self, board: &Board) -> u16 {
        let before = u16::from(board.part) * (SOLO_ROUNDS as u16 + 1);
        match board.phase {
            Phase::Over => before + u16::from(board.round) + 1,
            _ => before + u16::from(board.round),
        }
    }

    fn caption(&self, board: &Board) -> String {
        self.caption_of(board)
    }

    fn validate(&self, board: &Board) -> Result<(), String> {
        self.check_board(board)
    }

    fn own_files(&self) -> &[DataFile] {
        &self.own_files
    }
}
