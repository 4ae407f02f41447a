//! The engine as the referee knows it: words, and what lies on the table.

use std::collections::BTreeSet;

use cardgame::{Action, Board, Card, CardGame, Good, Options};
use table::{Actions, Game, Seat, Seed};

use crate::referee::numbers::{steps_per_value, wage};
use crate::referee::referee::Ending;
use crate::referee::selfplay::Setting;
use crate::referee::view::{CompanyView, FactoryView, View};

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// A seat is asked, in this turn of the game.
    Ask(usize, u16),
    Reveal,
    Over,
}

/// A game of the engine, with its dealer.
pub(crate) struct Engine {
    game: CardGame,
    board: Board,
    stock: <CardGame as Game>::Stock,
    players: u8,
}

impl Engine {
    pub(crate) fn new(setting: Setting, seed: u64) -> Engine {
        let options = setting.options;
        let options = Options {
            decade_restrictions: options.decade_restrictions,
            chosen_factories: options.chosen_factories,
            no_ships: options.no_ships,
            expert_supply: options.expert_supply,
            bought_shares: options.bought_shares,
            extra_production: options.extra_production,
            early_shipping: options.early_shipping,
            neutral_competes: options.neutral_competes,
        };
        let players = setting.players as u8;
        let game = CardGame::new(players, options);
        let (board, stock) = game.deal(&Seed::new(&format!("referee {seed}")));
        Engine {
            game,
            board,
            stock,
            players,
        }
    }

    pub(crate) fn turn(&self) -> Turn {
        match self.game.turn(&self.board) {
            table::Turn::Ask { seat, turn } => Turn::Ask(seat.index(), turn),
            table::Turn::Reveal => Turn::Reveal,
            table::Turn::Over => Turn::Over,
        }
    }

    /// Every legal choice.
    pub(crate) fn choices(&self) -> BTreeSet<String> {
        let mut legal = Actions::new();
        self.game.legal(&self.board, &mut legal);
        let choices: BTreeSet<String> = legal.iter().map(Action::to_string).collect();
        assert_eq!(choices.len(), legal.len(), "a choice is offered twice");
        choices
    }

    /// Whether a line is refused.
    pub(crate) fn refuses(&self, text: &str) -> bool {
        match text.parse() {
            Ok(action) => self.game.check(&self.board, action).is_err(),
            Err(_) => true,
        }
    }

    /// Whether a card that would be turned up is refused.
    pub(crate) fn refuses_face(&self, text: &str) -> bool {
        let face = text.parse().expect("a face");
        let mut board = self.board;
        self.game.reveal(&mut board, face, &mut ()).is_err()
    }

    /// Carries out a legal choice.
    pub(crate) fn act(&mut self, text: &str) -> Result<(), String> {
        let action = text.parse().expect("a choice that the engine offered");
        self.game.act(&mut self.board, action, &mut ());
        self.game.validate(&self.board)
    }

    /// Draws what is due, carries it out, and tells it.
    pub(crate) fn next_reveal(&mut self) -> String {
        let face = self.game.draw(&self.board, &mut self.stock);
        let revealed = self.game.reveal(&mut self.board, face, &mut ());
        revealed.expect("the dealer deals what fits");
        face.to_string()
    }

    /// What lies on the table.
    pub(crate) fn view(&self, is_laid_out: bool) -> View {
        let board = &self.board;
        let players = usize::from(self.players);
        let seats = || Seat::all(self.players);
        View {
            round: board.round.into(),
            start: board.start.index(),
            demand: board.demand.map(i32::from).to_vec(),
            demand_values: board
                .demand
                .map(|step| i32::from(step) / steps_per_value(players))
                .to_vec(),
            wage: wage(players, board.wages.into()),
            wages: board.wages.into(),
            neutral: board.neutral.map(i32::from).to_vec(),
            supply: is_laid_out.then(|| board.supply.map(usize::from).to_vec()),
            companies: seats().map(|seat| self.company(seat)).collect(),
            bankrupt: seats()
                .map(|seat| board.company(seat).is_bankrupt)
                .collect(),
            belongings: seats()
                .map(|seat| {
                    let own = board.company(seat);
                    (own.money.into(), own.cards.len().into())
                })
                .collect(),
        }
    }

    fn company(&self, seat: Seat) -> Option<CompanyView> {
        let own = self.board.company(seat);
        if own.is_bankrupt {
            return None;
        }
        let words = |cards: cardgame::Cards| cards.iter().map(|card: Card| card.word().to_owned());
        let factory = |good: Good| {
            let factory = own.factory(good);
            let positions = 0..usize::from(factory.worker_cards());
            factory.is_open().then(|| FactoryView {
                side: factory.side,
                appeal: factory.appeal.into(),
                price: factory.price.into(),
                workers: positions
                    .clone()
                    .map(|position| factory.workers[position])
                    .collect(),
                machines: positions
                    .map(|position| factory.machines[position].into())
                    .collect(),
                quality: factory.quality.values().map(i32::from).collect(),
                spot: factory.spot.into(),
                office_shows_appeal: factory.office_appeal,
                quality_as_appeal: factory.quality_appeal.values().map(i32::from).collect(),
                distribution: factory.distribution.into(),
                stored: factory.stored.into(),
                small_storehouses: factory.storehouses.into(),
            })
        };
        Some(CompanyView {
            money: own.money.into(),
            shares: own.shares.into(),
            value: own.value.into(),
            loans: own.loans.into(),
            ships: own.ships.into(),
            tokens: own.tokens.into(),
            ships_used: self.board.ships_used(seat).into(),
            levels: own.levels.map(usize::from).to_vec(),
            cards: words(own.cards).collect(),
            turned: words(own.used).collect(),
            foreman: own.foreman.map(Good::index),
            patent: own.patent.map(Good::index),
            big_storehouse: own.storehouse.map(Good::index),
            token: own
                .token
                .map(|(good, position)| (good.index(), position.index())),
            is_engineered: own.is_engineered,
            factories: Good::ALL.map(factory).to_vec(),
        })
    }

    /// Scores and winners, once the game is over.
    pub(crate) fn ending(&self) -> Option<Ending> {
        let outcome = self.game.outcome(&self.board)?;
        let seats = |seats: table::Seats| seats.iter().map(Seat::index).collect();
        Some(Ending {
            scores: outcome.scores[..usize::from(self.players)].to_vec(),
            winners: seats(outcome.winners),
            lost: seats(outcome.lost),
        })
    }
}
