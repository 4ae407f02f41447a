//! Setting up the game: the stacks, the start player, the industry boards (04).

use table::{Illegal, Log, Offers, Rng, Seat, Seed};

use crate::action::{Action, Face};
use crate::board::{Board, Cards, Display, Hand, Industry, SEATS};
use crate::cards::{RouteType, Stage};
use crate::event::Event;
use crate::game::{Kanal, Side};
use crate::geometry::{Space, Spaces};
use crate::phase::Phase;
use crate::reason::{Reason, require};

/// Games of a campaign (08).
pub(crate) const GAMES: usize = 3;

/// The place in a stack of the blue structure that comes back in the third game of a campaign.
const RETURNING: u8 = 0;

/// What lies face down: everything that chance decides is decided here, before the game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stock {
    start: Seat,
    /// The stacks of each game by stage, the topmost card last. How many are left is on the board.
    stacks: [[Vec<u8>; 3]; GAMES],
    /// The order of return: of the blue structures set aside, the first of these comes back (08).
    returning: Vec<u8>,
}

impl Stock {
    pub(crate) fn draw(&self, board: &Board) -> Face {
        let Phase::Refill { .. } = board.phase else {
            return Face::StartPlayer(self.start);
        };
        let stage = board.current_stack().map_or(0, |stage| stage as usize);
        let stack = &self.stacks[usize::from(board.part)][stage];
        let topmost = usize::from(board.stacks[stage]).saturating_sub(1);
        match stack.get(topmost) {
            Some(&RETURNING) | None => {
                let mut order = self.returning.iter();
                let back = order.find(|card| board.aside.contains(**card));
                Face::Structure(back.copied().unwrap_or_default())
            }
            Some(card) => Face::Structure(*card),
        }
    }
}

impl Kanal {
    /// The board before anything is turned up; it does not depend on the seed.
    pub(crate) fn opening_board(&self) -> Board {
        let mut board = Board {
            phase: Phase::DrawStartPlayer,
            asked: Seat::new(0),
            turn: 0,
            part: 0,
            round: 0,
            is_last: false,
            start: Seat::new(0),
            actions: 0,
            discs: 0,
            golden: 0,
            blocked: 0,
            thaler: [0; 7],
            stacks: [0; 3],
            grown: 0,
            display: Display::default(),
            raised: 0,
            seen: Cards::NONE,
            aside: Cards::NONE,
            hand: Hand::default(),
            industries: [Industry::default(); SEATS],
            totals: [0; GAMES],
        };
        self.lay_out(&mut board);
        if self.players == 1 {
            board.phase = self.first_display();
        }
        board
    }

    /// Lays out boards, stacks and thaler for a game, or for the next one of a campaign.
    pub(crate) fn lay_out(&self, board: &mut Board) {
        board.round = 0;
        board.is_last = false;
        board.actions = 0;
        board.discs = 0;
        board.golden = 0;
        board.raised = 0;
        board.grown = 0;
        board.hand = Hand::default();
        board.display = Display::default();
        board.stacks = self.components.stacks[usize::from(self.players) - 1];
        board.thaler = self.components.on_spaces.start;
        if self.players == 1 {
            // The disc lies on its first space, and the thaler there goes back (04 K).
            board.blocked = self.components.blocking[usize::from(board.part)][0];
            board.thaler[usize::from(board.blocked) - 1] = 0;
        }
        for seat in Seat::all(self.players) {
            *board.industry_mut(seat) = self.opening_industry();
        }
    }

    /// A player's boards at the start; the blank side has no routes yet.
    pub(crate) fn opening_industry(&self) -> Industry {
        let mut industry = Industry {
            materials: self.components.materials,
            thaler: self.components.thaler.into(),
            prestige: self.components.prestige.into(),
            ..Industry::default()
        };
        if self.side == Side::Front {
            let routes = &self.components.imprinted;
            for path in routes.paths {
                industry.start_route(RouteType::Path, path);
            }
            industry.start_route(RouteType::Rail, routes.rail);
            industry.start_route(RouteType::Canal, routes.canal);
        }
        industry
    }

    /// The first structures that come face up.
    pub(crate) fn first_display(&self) -> Phase {
        Phase::Refill {
            due: self.components.display[0],
        }
    }

    /// Shuffles everything.
    pub(crate) fn shuffle(&self, seed: &Seed) -> Stock {
        let start = seed.pile("start player").below(self.players.into());
        let mut of_stage = Stage::ALL.map(|stage| self.numbers_of(stage));
        for (stage, cards) in Stage::ALL.into_iter().zip(&mut of_stage) {
            seed.pile(stage.word()).shuffle(cards);
        }
        let mut returning = self.numbers_of(Stage::Blue);
        seed.pile("returning structure").shuffle(&mut returning);
        let stacks = self.deal_stacks(0, self.full_stacks(), of_stage, |size| {
            seed.pile("place of the returning structure").below(size)
        });
        Stock {
            start: Seat::new(start as u8),
            stacks,
            returning,
        }
    }

    fn full_stacks(&self) -> [u8; 3] {
        self.components.stacks[usize::from(self.players) - 1]
    }

    /// The numbers of all structures of a stage.
    fn numbers_of(&self, stage: Stage) -> Vec<u8> {
        let cards = self.deck.of_stage(stage);
        cards.map(|index| self.deck.card(index).number).collect()
    }

    /// Deals shuffled cards to the stacks of this game and of those to come; `now` are the sizes of
    /// the stacks of this game. A deck has one blue structure too few for a campaign, so one place of
    /// its last stack is for the structure that comes back (08).
    fn deal_stacks(
        &self,
        part: usize,
        now: [u8; 3],
        mut of_stage: [Vec<u8>; 3],
        mut place: impl FnMut(u32) -> u32,
    ) -> [[Vec<u8>; 3]; GAMES] {
        let mut stacks: [[Vec<u8>; 3]; GAMES] = Default::default();
        let games = if self.campaign { GAMES } else { 1 };
        for (game, stacks) in stacks.iter_mut().enumerate().take(games).skip(part) {
            let sizes = if game == part {
                now
            } else {
                self.full_stacks()
            };
            for (stage, (stack, cards)) in stacks.iter_mut().zip(&mut of_stage).enumerate() {
                let size = usize::from(sizes[stage]);
                let new = match game > part && game + 1 == GAMES {
                    true => size.min(self.left_for_third_game(stage)),
                    false => size,
                };
                *stack = cards.split_off(cards.len().saturating_sub(new));
                if stack.len() < size {
                    let at = place(stack.len() as u32 + 1) as usize;
                    stack.insert(at, RETURNING);
                }
            }
        }
        stacks
    }

    /// How many structures of a stage the first two games of a campaign leave.
    fn left_for_third_game(&self, stage: usize) -> usize {
        let all = self.deck.of_stage(Stage::ALL[stage]).count();
        let used = (GAMES - 1) * usize::from(self.full_stacks()[stage]);
        all.saturating_sub(used)
    }

    /// A stock that fits the board: what has not turned up lies in the stacks or in the box.
    pub(crate) fn sample_stock(&self, board: &Board, rng: &mut Rng) -> Stock {
        let start = match board.phase {
            Phase::DrawStartPlayer => Seat::new(rng.below(self.players.into()) as u8),
            _ => board.start,
        };
        let mut of_stage = Stage::ALL.map(|stage| self.numbers_of(stage));
        for cards in &mut of_stage {
            cards.retain(|card| !board.seen.contains(*card));
            rng.shuffle(cards);
        }
        let mut returning = self.numbers_of(Stage::Blue);
        rng.shuffle(&mut returning);
        // A card that went into the box unseen may be any, so there can be more than the stack has.
        let blue = &mut of_stage[Stage::Blue as usize];
        let is_third = usize::from(board.part) == GAMES - 1;
        if is_third && !board.aside.is_empty() {
            let at = rng.below(blue.len() as u32 + 1) as usize;
            blue.insert(at, RETURNING);
        }
        let part = usize::from(board.part);
        let stacks = self.deal_stacks(part, board.stacks, of_stage, |size| rng.below(size));
        Stock {
            start,
            stacks,
            returning,
        }
    }

    /// Puts on the board what was turned up.
    pub(crate) fn turn_up(
        &self,
        board: &mut Board,
        face: Face,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        match (board.phase, face) {
            (Phase::DrawStartPlayer, Face::StartPlayer(seat)) => {
                let is_seat = seat.index() < usize::from(self.players);
                require(is_seat, Reason::WrongReveal)?;
                board.start = seat;
                log.tell(Event::StartPlayer { seat });
                board.phase = self.first_display();
                Ok(())
            }
            (Phase::Refill { due }, Face::Structure(card)) => {
                self.show(board, due, card, log)?;
                Ok(())
            }
            _ => Err(Reason::WrongReveal.illegal()),
        }
    }

    /// Begins the game once the first structures lie face up.
    pub(crate) fn begin_game(&self, board: &mut Board, log: &mut impl Log<Event>) {
        match self.side {
            Side::Front => self.begin_round(board, log),
            Side::Blank => self.ask_starting_routes(board, 0, log),
        }
    }

    /// Asks the next player for the starting routes, the start player first (04).
    fn ask_starting_routes(&self, board: &mut Board, step: u8, log: &mut impl Log<Event>) {
        if step == self.players {
            self.begin_round(board, log);
            return;
        }
        board.asked = board.start.clockwise(step, self.players);
        board.turn += 1;
        board.phase = Phase::StartingRoutes { step };
    }

    /// How many starting routes of a type everybody has: as many as are imprinted (04).
    pub(crate) fn starting_routes(&self, route: RouteType) -> u8 {
        match route {
            RouteType::Path => self.components.imprinted.paths.len() as u8,
            RouteType::Road => 0,
            RouteType::Rail | RouteType::Canal => 1,
        }
    }

    pub(crate) fn offer_starting_routes(&self, board: &Board, offers: &mut impl Offers<Action>) {
        let own = board.own();
        for route in RouteType::ALL {
            if own.of_type(route).len() < self.starting_routes(route) {
                for space in Spaces::STARTING.and(own.empty()).iter() {
                    offers.offer(Action::Place(route, space));
                }
            }
        }
    }

    pub(crate) fn check_starting_routes(
        &self,
        board: &Board,
        action: Action,
    ) -> Result<(), Reason> {
        match action {
            Action::Place(route, space) => {
                let own = board.own();
                let placed = own.of_type(route).len();
                let due = self.starting_routes(route);
                require(due > 0, Reason::NoStartingRoad)?;
                require(placed < due, Reason::NoSuchStartingRoute)?;
                let [one, other] = space.junctions();
                require(is_outer(one) || is_outer(other), Reason::NotAtTheEdge)?;
                require(own.route(space).is_none(), Reason::StartingSpaceTaken)
            }
            _ => Err(Reason::RoutesDue),
        }
    }

    pub(crate) fn place_starting_route(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let Action::Place(route, space) = action else {
            return;
        };
        let seat = board.asked;
        board.industry_mut(seat).start_route(route, space);
        log.tell(Event::Placed { seat, route, space });
        let is_complete = RouteType::ALL
            .into_iter()
            .all(|route| board.own().of_type(route).len() == self.starting_routes(route));
        if let Phase::StartingRoutes { step } = board.phase
            && is_complete
        {
            self.ask_starting_routes(board, step + 1, log);
        }
    }
}

impl Industry {
    /// Puts a starting route on a space; a starting path counts as imprinted on either side.
    fn start_route(&mut self, route: RouteType, space: Space) {
        self.put_route(route, space);
        if route == RouteType::Path {
            self.imprinted.insert(space);
        }
    }
}

/// Whether a junction lies on the edge of the board.
const fn is_outer(junction: u8) -> bool {
    let (row, column) = (junction / 5, junction % 5);
    row == 0 || row == 3 || column == 0 || column == 4
}
