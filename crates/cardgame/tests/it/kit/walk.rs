//! Random games of every kind, step by step.

use cardgame::{Action, Board, Card, CardGame, Event, Options, Phase};
use table::laws::Luck;
use table::{Actions, Game, Rng, Seed, Turn};

use super::scale;

/// No game asks for more choices than this.
pub(crate) const MOST_DECISIONS: usize = 5_000;

/// The options by number: none, each alone, all.
pub(crate) fn options(number: u32) -> Options {
    let is_set = |bit: u32| number >> bit & 1 == 1;
    Options {
        decade_restrictions: is_set(0),
        chosen_factories: is_set(1),
        no_ships: is_set(2),
        expert_supply: is_set(3),
        bought_shares: is_set(4),
        extra_production: is_set(5),
        early_shipping: is_set(6),
        neutral_competes: is_set(7),
    }
}

/// Every number of players without variants, with each alone, with all, and with some at random.
pub(crate) fn every_game() -> Vec<CardGame> {
    let mut rng = Rng::new(1790);
    let mut games = Vec::new();
    for players in 2..=4 {
        let alone = (0..8).map(|bit| 1 << bit);
        let some = (0..4).map(|_| rng.below(256)).collect::<Vec<_>>();
        for number in [0, 127, 255].into_iter().chain(alone).chain(some) {
            games.push(CardGame::new(players, options(number)));
        }
    }
    games
}

/// Seeds and bytes that make the choices of so many games of each kind.
pub(crate) fn deals(name: &str, count: u32) -> impl Iterator<Item = (Seed, Vec<u8>)> {
    let base = Seed::new(name);
    let mut rng = Rng::new(name.len() as u64);
    (0..u64::from(count * scale())).map(move |number| {
        let bytes = (0..16).map(|_| rng.next() as u8).collect();
        (base.nth(number), bytes)
    })
}

/// One choice of a random game, with the boards around it and what it made happen.
pub(crate) struct Step<'a> {
    pub before: &'a Board,
    pub action: Option<Action>,
    pub events: &'a [Event],
    pub after: &'a Board,
}

/// Plays a random game to its end and shows every step, the reveals included.
pub(crate) fn walk(
    game: &CardGame,
    seed: &Seed,
    bytes: &[u8],
    mut visit: impl FnMut(Step<'_>),
) -> Board {
    let mut luck = Luck::new(bytes);
    let (mut board, mut stock) = game.deal(seed);
    let mut actions = Actions::new();
    let mut events = Vec::new();
    for _ in 0..MOST_DECISIONS {
        let before = board;
        events.clear();
        let action = match game.turn(&board) {
            Turn::Over => return board,
            Turn::Reveal => {
                let face = game.draw(&board, &mut stock);
                let told = game.reveal(&mut board, face, &mut events);
                told.expect("the dealer deals what fits");
                None
            }
            Turn::Ask { .. } => {
                actions.clear();
                game.legal(&board, &mut actions);
                let action = likely(game, &board, &actions, &mut luck);
                game.act(&mut board, action, &mut events);
                Some(action)
            }
        };
        visit(Step {
            before: &before,
            action,
            events: &events,
            after: &board,
        });
    }
    panic!("seed {seed}: the game goes on after {MOST_DECISIONS} decisions");
}

/// A random choice, but most prices sell something and most actions make sense, so that games go on
/// for long and see more of the rules.
fn likely(game: &CardGame, board: &Board, actions: &[Action], luck: &mut Luck<'_>) -> Action {
    let good = board.good();
    let demand = game.demand(board, good);
    let company = board.company(board.asked);
    let wanted = |action: &&Action| match **action {
        Action::Appeal(total) => {
            let made = game.output(company.factory(good), good, 2);
            total > demand && total <= demand + made + 1
        }
        Action::Done => false,
        Action::Employ(_) | Action::Build(_) => company.money > 40,
        Action::Buy(_) | Action::Broker(_) => company.money > 60,
        Action::Borrow(count) => count == 1 && company.money < 30,
        Action::Produce(..) => company.money > 50,
        Action::Take(card) | Action::Swap(_, card) => {
            card.is_turned() || matches!(card, Card::Inventor | Card::Storehouse | Card::Engineer)
        }
        Action::Develop(_) => board.turn.is_multiple_of(3),
        Action::Waste => false,
        _ => true,
    };
    let often = if matches!(board.phase, Phase::Price) {
        12
    } else {
        4
    };
    let count = actions.iter().filter(wanted).count();
    if count > 0 && luck.below(often) > 0 {
        // A kind of action first, so that those with many forms do not drown the others.
        let kind = |action: &Action| std::mem::discriminant(action);
        let mut kinds: Vec<_> = Vec::new();
        for action in actions.iter().filter(wanted) {
            if !kinds.contains(&kind(action)) {
                kinds.push(kind(action));
            }
        }
        let chosen = kinds[luck.below(kinds.len())];
        let of_kind = |action: &&Action| wanted(action) && kind(action) == chosen;
        let count = actions.iter().filter(of_kind).count();
        let choice = luck.below(count);
        return *actions.iter().filter(of_kind).nth(choice).expect("counted");
    }
    actions[luck.below(actions.len())]
}
