//! Quarry with one fault at a time, to show that the laws find it.

use std::sync::atomic::{AtomicBool, Ordering};

use table::{Actions, DataFile, Game, Illegal, Log, Offers, Outcome, Rng, Seed, Setup, Turn};

use quarry::{Action, Board, Event, Phase, Quarry, Stone};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    HidesAnOffer,
    OffersTwice,
    OffersTheForbidden,
    AsksForOneAnswer,
    TakesTheForbiddenForUsual,
    EndsWithoutOutcome,
    RefusesItsOwnBoards,
    ShowsTheStock,
    ComesBackToABoard,
    RedealsWrongStones,
    ActsByTheMoon,
}

pub(crate) struct Broken {
    game: Quarry,
    fault: Fault,
    moon: AtomicBool,
}

impl Broken {
    pub(crate) fn new(fault: Fault) -> Broken {
        Broken {
            game: Quarry::new(2),
            fault,
            moon: AtomicBool::new(false),
        }
    }

    fn has(&self, fault: Fault) -> bool {
        self.fault == fault
    }
}

impl Game for Broken {
    type Board = Board;
    type Stock = Vec<u8>;
    type Action = Action;
    type Face = Stone;
    type Event = Event;

    fn setup(&self) -> Setup {
        self.game.setup()
    }

    fn deal(&self, seed: &Seed) -> (Board, Vec<u8>) {
        let (mut board, stock) = self.game.deal(seed);
        if self.has(Fault::ShowsTheStock) {
            board.shine[3] = *stock.last().expect("the pile is not empty");
        }
        (board, stock)
    }

    fn turn(&self, board: &Board) -> Turn {
        self.game.turn(board)
    }

    fn outcome(&self, board: &Board) -> Option<Outcome> {
        match self.fault {
            Fault::EndsWithoutOutcome => None,
            _ => self.game.outcome(board),
        }
    }

    fn legal(&self, board: &Board, offers: &mut impl Offers<Action>) {
        let mut actions = Actions::new();
        self.game.legal(board, &mut actions);
        let skipped = match self.fault {
            Fault::HidesAnOffer if actions.len() > 2 => 1,
            Fault::AsksForOneAnswer => actions.len() - 1,
            _ => 0,
        };
        for action in &actions[skipped..] {
            offers.offer(*action);
        }
        if self.has(Fault::OffersTwice) {
            offers.offer(actions[0]);
        }
        if self.has(Fault::OffersTheForbidden) && !actions.contains(&Action::Polish) {
            offers.offer(Action::Polish);
        }
    }

    fn check(&self, board: &Board, action: Action) -> Result<(), Illegal> {
        self.game.check(board, action)
    }

    fn act(&self, board: &mut Board, action: Action, log: &mut impl Log<Event>) {
        if self.has(Fault::ComesBackToABoard) && action != Action::Done {
            return;
        }
        self.game.act(board, action, log);
        if self.has(Fault::ActsByTheMoon) && self.moon.fetch_xor(true, Ordering::Relaxed) {
            board.shine[3] = 1;
        }
    }

    fn draw(&self, board: &Board, stock: &mut Vec<u8>) -> Stone {
        self.game.draw(board, stock)
    }

    fn reveal(
        &self,
        board: &mut Board,
        face: Stone,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        self.game.reveal(board, face, log)
    }

    fn redeal(&self, board: &Board, rng: &mut Rng) -> Vec<u8> {
        match self.fault {
            Fault::RedealsWrongStones => vec![3; 9],
            _ => self.game.redeal(board, rng),
        }
    }

    fn usual(&self, board: &Board) -> Option<Action> {
        match self.fault {
            Fault::TakesTheForbiddenForUsual if board.phase == Phase::Choose => {
                Some(Action::Polish)
            }
            _ => self.game.usual(board),
        }
    }

    fn is_forced(event: &Event) -> bool {
        Quarry::is_forced(event)
    }

    fn round(&self, board: &Board) -> u16 {
        self.game.round(board)
    }

    fn caption(&self, board: &Board) -> String {
        self.game.caption(board)
    }

    fn validate(&self, board: &Board) -> Result<(), String> {
        match self.fault {
            Fault::RefusesItsOwnBoards => Err("no".into()),
            _ => self.game.validate(board),
        }
    }

    fn own_files(&self) -> &[DataFile] {
        self.game.own_files()
    }
}
