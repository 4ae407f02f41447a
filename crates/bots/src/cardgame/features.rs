//! What a net is told of a board of the card game.
//!
//! Everything is as the seat sees it: its own company and each of its goods in detail, its rivals by
//! their prospects, the strongest first. Small questions that are still open are answered sensibly
//! first, as greedy does. What can be worked out is told worked out: what the rounds to come would
//! bring, and what greedy expects the company to be worth.

use cardgame::{Board, CARDS, Card, CardGame, Company, GOODS, Good, Options, Phase, TRACKS, Track};
use table::{MAX_SEATS, Seat};

use super::answers::settled;
use super::calendar::{LAST, actions_left, has_set_price};
use super::market::{Flow, Remembered};
use super::plant::Plant;
use super::prospects::{POUND, Prospects};
use super::{foreseen, judge};
use crate::features::{Features, Inputs};
use crate::levels::{OWN_TURN, sight_of};
use crate::look_ahead::Sight;
use crate::spec::BotName;

/// How many numbers each part has.
const TABLE: usize = 49 + CARDS;
const COMPANY: usize = 56 + 4 * TRACKS + 2 * CARDS;
const GOOD: usize = 40;
const RIVAL: usize = 24;

/// Rounds that were worked out for other boards.
#[derive(Clone, Default)]
pub struct Memory(Remembered);

impl Features for CardGame {
    const FEATURES: usize = TABLE + COMPANY + GOODS * GOOD + (MAX_SEATS - 1) * RIVAL;
    const FEATURES_REVISION: u16 = 1;
    // A page fetches them when they are wanted.
    #[cfg(feature = "all")]
    const WEIGHTS: &'static [(u8, &'static [u8])] = &[
        (2, include_bytes!("../../weights/card-game-2.net")),
        (3, include_bytes!("../../weights/card-game-3.net")),
        (4, include_bytes!("../../weights/card-game-4.net")),
    ];
    const POINTS: i32 = 100;
    #[cfg(feature = "train")]
    const LEARNING: crate::Learning = crate::Learning {
        games: [400, 400],
        ..crate::Learning::USUAL
    };
    type Memory = Memory;

    fn features(&self, board: &Board, seat: Seat, memory: &mut Memory, inputs: &mut Inputs<'_>) {
        let board = settled(self, board);
        let view = View::new(self, &board, seat, &mut memory.0);
        view.table(inputs);
        view.company(inputs);
        for good in Good::ALL {
            view.good(good, inputs);
        }
        view.rivals(inputs);
    }

    fn judged_by_hand(&self, board: &Board, seat: Seat, memory: &mut Memory) -> i64 {
        judge(self, &settled(self, board), seat, Some(&mut memory.0))
    }

    fn stretch(&self, board: &Board) -> u16 {
        match board.phase {
            Phase::Over => 14,
            phase if phase.is_set_up() => 0,
            _ => 1 + u16::from(board.round),
        }
    }

    fn is_opening(&self, board: &Board) -> bool {
        board.phase.is_set_up() || board.phase.is_turn() && board.round < 2
    }

    // A turn has few steps: three boards are enough for a quick one, and master takes about a tenth of
    // a second.
    fn sight(&self, bot: BotName) -> Option<Sight> {
        let sight = sight_of(bot)?;
        Some(match bot {
            // With two players there is more to miss in the own turn.
            BotName::Apprentice => {
                let width = if self.players() == 2 { 2 } else { 1 };
                Sight { width, ..sight }
            }
            BotName::Journeyman => OWN_TURN,
            BotName::Foreman => Sight {
                turns: 4,
                stretches: 2,
                quick: 3,
                rounds: &[1],
                ..sight
            },
            BotName::Master => Sight { quick: 3, ..sight },
            _ => sight,
        })
    }

    fn set_ups(&self) -> Vec<CardGame> {
        let none = Options::default();
        let all = Options::EXPERT;
        let mixed = [
            none,
            all,
            Options {
                chosen_factories: true,
                bought_shares: true,
                neutral_competes: true,
                ..none
            },
            all,
            none,
            Options {
                expert_supply: true,
                decade_restrictions: true,
                early_shipping: true,
                ..none
            },
            Options {
                neutral_competes: true,
                ..all
            },
            Options {
                no_ships: true,
                extra_production: true,
                expert_supply: true,
                ..none
            },
        ];
        let with = |options| CardGame::with(self.players(), options, self.components());
        mixed.into_iter().map(with).collect()
    }
}

/// A board as a seat sees it, with what was worked out.
struct View<'a> {
    game: &'a CardGame,
    board: &'a Board,
    seat: Seat,
    own: &'a Company,
    flows: [Flow; MAX_SEATS],
    prospects: [Prospects; MAX_SEATS],
}

/// A sum over the rounds to come of one decade.
fn in_decade(numbers: &[i32; LAST], decade: usize) -> i32 {
    numbers[decade * GOODS..(decade + 1) * GOODS].iter().sum()
}

impl<'a> View<'a> {
    fn new(game: &'a CardGame, board: &'a Board, seat: Seat, memory: &mut Remembered) -> View<'a> {
        let (flows, prospects) = foreseen(game, board, Some(memory));
        View {
            game,
            board,
            seat,
            own: board.company(seat),
            flows,
            prospects,
        }
    }

    /// How many seats come before this one in the round.
    fn place(&self, seat: Seat) -> usize {
        let players = usize::from(self.game.players());
        (seat.index() + players - self.board.start.index()) % players
    }

    /// The first round in which a good is produced from now on; `LAST` or later if in none.
    fn next_round(&self, good: Good) -> usize {
        let round = usize::from(self.board.round);
        round + (good.index() + GOODS - round % GOODS) % GOODS
    }

    /// How often a good will still be produced.
    fn left(&self, good: Good) -> usize {
        (LAST + GOODS - 1).saturating_sub(self.next_round(good)) / GOODS
    }

    fn rivals_of(&self) -> impl Iterator<Item = Seat> + use<> {
        let seat = self.seat;
        Seat::all(self.game.players()).filter(move |other| *other != seat)
    }

    fn table(&self, inputs: &mut Inputs<'_>) {
        let board = self.board;
        let is_over = board.phase == Phase::Over;
        inputs.one_of(Some(usize::from(board.decade())), 3);
        inputs.one_of((!is_over).then_some(board.good().index()), GOODS);
        inputs.put(i64::from(board.round), 12);
        let is_asked = board.asked == self.seat && !is_over;
        inputs.flag(is_asked);
        let phase = match board.phase {
            Phase::Open => Some(0),
            Phase::StartDevelopment => Some(1),
            Phase::StartShares => Some(2),
            Phase::Action => Some(3),
            Phase::Build => Some(4),
            Phase::Employ => Some(5),
            Phase::Automate => Some(6),
            Phase::Quality => Some(7),
            Phase::Distribution => Some(8),
            Phase::Bought => Some(9),
            Phase::Borrowed => Some(10),
            Phase::ExtraStorage { .. } => Some(11),
            Phase::Price => Some(12),
            Phase::Development => Some(13),
            _ => None,
        };
        inputs.one_of(phase.filter(|_| is_asked), 14);
        inputs.flag(board.phase.is_set_up());
        inputs.flag(is_over);
        let hand = &board.hand;
        let level = match board.phase {
            Phase::Automate => Some(Track::Machinery),
            Phase::Quality => Some(Track::Quality),
            Phase::Distribution => Some(Track::Distribution),
            _ => None,
        };
        let more = level.filter(|_| is_asked).map_or(0, |track| {
            self.game.allows(self.own, track).saturating_sub(hand.added)
        });
        inputs.put(more, 4);
        inputs.flag(is_asked && hand.has_foreman);
        inputs.flag(is_asked && hand.replace.is_some());
        let place = self.place(self.seat);
        inputs.one_of(Some(place), MAX_SEATS);
        inputs.put(board.step, 4);
        let actions = actions_left(self.game, board, self.seat);
        inputs.put(actions, 12);
        inputs.pieces(actions, &[1, 2, 4, 8]);
        inputs.flag(has_set_price(self.game, board, self.seat));
        inputs.put(self.game.wage(board), 5);
        inputs.put(board.wages, 10);
        let Options {
            decade_restrictions,
            chosen_factories,
            no_ships,
            expert_supply,
            bought_shares,
            extra_production,
            early_shipping,
            neutral_competes,
        } = self.game.options();
        for is_on in [
            decade_restrictions,
            chosen_factories,
            no_ships,
            expert_supply,
            bought_shares,
            extra_production,
            early_shipping,
            neutral_competes,
        ] {
            inputs.flag(is_on);
        }
        for count in board.supply {
            inputs.put(count, 2);
        }
    }

    fn company(&self, inputs: &mut Inputs<'_>) {
        let (game, board, own) = (self.game, self.board, self.own);
        let money = i64::from(own.money);
        let actions = actions_left(game, board, self.seat);
        let rounds = LAST as i64 - i64::from(board.round);
        inputs.pieces(money, &[5, 12, 25, 40, 60, 100, 200]);
        inputs.put(own.shares, 15);
        inputs.put(own.value, 15);
        inputs.put(own.worth(), 200);
        inputs.put(own.loans, 3);
        inputs.put(own.tokens, 4);
        let lost = &game.components().value_lost;
        let lost = lost.get(usize::from(own.tokens)).copied();
        let lost = i64::from(lost.unwrap_or(own.tokens));
        inputs.put(i64::from(own.shares) * lost, 60);
        inputs.flag(own.is_bankrupt);
        inputs.put(own.ships, 2);
        let capacity = game.ship_capacity(own);
        inputs.put(i64::from(own.ships) * i64::from(capacity), 6);

        // Shares that could be bought at once, and what that saves.
        let at_half = game.allows(own, Track::Stock);
        let value = i64::from(own.value).max(1);
        let half = i64::from(own.half_price()).max(1);
        let cheap = (money / half).min(at_half.into());
        let dear = (money - cheap * half) / value;
        inputs.put(cheap, 2);
        inputs.put(cheap * (value - half), 20);
        inputs.put(cheap + dear, 6);
        inputs.put((cheap + dear) * value, 100);
        inputs.put(actions * i64::from(at_half), 12);
        inputs.put(actions * i64::from(at_half) * value, 200);

        for track in Track::ALL {
            let level = own.level(track);
            inputs.flag(level > 0);
            inputs.flag(level > 1);
            inputs.put(actions * i64::from(level), 12);
            let lifted = track.lifted_by();
            let is_lifted = lifted.is_some_and(|card| own.cards.contains(card));
            let decades = &game.components().decades[track.index()];
            let next = decades.get(usize::from(level));
            let is_late = next.is_some_and(|decade| *decade > board.decade() + 1);
            let is_free = next.is_some() && (is_lifted || !is_late);
            inputs.flag(is_free || next.is_some() && !game.options().decade_restrictions);
        }
        for card in Card::ALL {
            let is_own = own.cards.contains(card);
            inputs.flag(is_own);
            inputs.put(if is_own { rounds } else { 0 }, 12);
        }
        inputs.flag(own.has_fresh(Card::Entrepreneur));
        inputs.flag(own.has_fresh(Card::CustomsOffice));
        inputs.flag(own.has_fresh(Card::Developer));
        let patrons = Card::PATRONS.into_iter();
        inputs.put(
            patrons.filter(|card| own.has_fresh(*card)).count() as i64,
            2,
        );
        let room = game.card_limit(own).saturating_sub(own.cards.len());
        inputs.put(room, 2);
        inputs.put(own.small_in_reserve(), 2);
        inputs.flag(own.large_in_reserve());
        inputs.flag(own.is_engineered);
        let laid = own.factories.iter().filter(|own| own.distribution > 0);
        inputs.put(laid.count() as i64, 2);
        let stored = own.factories.iter().map(|own| i64::from(own.stored));
        inputs.put(stored.sum::<i64>(), 4);
        let open = own.factories.iter().filter(|own| own.is_open());
        inputs.one_of(open.count().checked_sub(1), GOODS);

        let foreseen = &self.prospects[self.seat.index()];
        let best = self.rivals_of().map(|rival| &self.prospects[rival.index()]);
        let best = best.map(|rival| rival.worth).max();
        inputs.put(foreseen.worth, 200 * POUND);
        inputs.put(foreseen.worth - best.unwrap_or(foreseen.worth), 100 * POUND);
        inputs.put(foreseen.shares, 10_000);
        inputs.put(foreseen.value, 1500);
        inputs.put(foreseen.loans, 3);
        inputs.pieces(foreseen.missing, &[10, 40]);
        inputs.put(foreseen.developments, 5000);
        let flow = &self.flows[self.seat.index()];
        for decade in 0..3 {
            inputs.put(in_decade(&flow.cash, decade), 50);
            inputs.put(in_decade(&flow.steps, decade), 5);
        }
        inputs.put(flow.tokens, 4);
        inputs.put(flow.stored, 20);
        let this = usize::from(board.round);
        let cash = |round: usize| i64::from(flow.cash.get(round).copied().unwrap_or(0));
        inputs.put(cash(this), 25);
        inputs.put(cash(this + 1), 25);
        inputs.put((money + cash(this)).min(0), 25);
        inputs.put((money + cash(this) + cash(this + 1)).min(0), 25);
    }

    fn good(&self, good: Good, inputs: &mut Inputs<'_>) {
        let (game, board, own) = (self.game, self.board, self.own);
        let at = good.index();
        let factory = own.factory(good);
        let left = self.left(good);
        inputs.put(left as i64, 3);
        inputs.put(board.demand[at], 10);
        inputs.put(game.demand(board, good), 6);
        inputs.put(board.neutral[at], 6);

        // The rivals as they are now, and what they would do next.
        let (mut makers, mut appeal, mut sum, mut made, mut next_appeal, mut distribution) =
            (0, 0, 0, 0, 0, 0);
        for rival in self.rivals_of() {
            let theirs = board.company(rival).factory(good);
            if theirs.is_open() && !board.company(rival).is_bankrupt {
                let next = &self.flows[rival.index()].next[at];
                makers += 1;
                appeal = appeal.max(theirs.appeal);
                sum = sum.max(game.worth(theirs, good) + u16::from(theirs.distribution));
                made += i64::from(next.made);
                next_appeal = next_appeal.max(next.appeal);
                distribution = distribution.max(theirs.distribution);
            }
        }
        inputs.put(makers, 3);
        inputs.put(appeal, 8);
        inputs.put(sum, 15);
        inputs.put(made, 12);
        inputs.put(next_appeal, 8);
        inputs.put(distribution, 4);
        if !factory.is_open() || left == 0 {
            return inputs.nothing(GOOD - 10);
        }

        inputs.flag(true);
        inputs.flag(factory.side > 1);
        inputs.flag(factory.workers[0] > 0);
        inputs.flag(factory.workers[0] > 1);
        inputs.flag(factory.workers[1] > 0);
        inputs.flag(factory.workers[1] > 1);
        let machines: u8 = factory.machines.iter().sum();
        let cards = &game.components().workers[at];
        let mut free = 0;
        for (position, card) in cards.iter().enumerate() {
            if factory.workers[position] > 0 {
                free += i64::from(card.machines) - i64::from(factory.machines[position]);
            }
        }
        inputs.put(machines, 3);
        inputs.put(free, 3);
        inputs.put(free * left as i64, 6);
        let quality = factory.quality.total();
        inputs.put(quality, 4);
        inputs.put(i64::from(quality) * left as i64, 8);
        inputs.put(factory.distribution, 4);
        inputs.put(factory.stored, 3);
        inputs.flag(own.foreman == Some(good));
        let later = Plant::upgraded(factory, board.decade().min(2));
        let more = game
            .output(&later, good, 2)
            .saturating_sub(game.output(factory, good, 2));
        inputs.put(more, 3);
        inputs.put(i64::from(more) * left as i64, 6);

        let trade = &self.flows[self.seat.index()].next[at];
        inputs.put(trade.appeal, 8);
        inputs.put(trade.price, 12);
        inputs.put(trade.made, 5);
        inputs.put(trade.sold, 5);
        inputs.put(trade.shipped, 4);
        inputs.put(trade.kept, 4);
        inputs.put(trade.costs, 30);
        inputs.put(i64::from(trade.appeal) - i64::from(next_appeal), 5);
        inputs.flag(trade.appeal > next_appeal);
        let flow = &self.flows[self.seat.index()];
        let rounds = || (self.next_round(good)..LAST).step_by(GOODS);
        let next = self.next_round(good);
        inputs.put(flow.cash[next], 25);
        inputs.put(flow.steps[next], 2);
        inputs.put(rounds().map(|round| flow.cash[round]).sum::<i32>(), 50);
        inputs.put(rounds().map(|round| flow.steps[round]).sum::<i32>(), 4);
        let is_last = left == 1;
        inputs.put(if is_last { 0 } else { flow.cash[next] }, 25);
    }

    fn rivals(&self, inputs: &mut Inputs<'_>) {
        let players = usize::from(self.game.players());
        let mut rivals = [self.seat; MAX_SEATS - 1];
        for (place, other) in rivals.iter_mut().zip(self.rivals_of()) {
            *place = other;
        }
        let rivals = &mut rivals[..players - 1];
        // Equal ones in the order of play after this seat, so that seats have no names.
        rivals.sort_by_key(|rival| {
            let behind = (rival.index() + players - self.seat.index()) % players;
            (!self.prospects[rival.index()].worth, behind)
        });
        for rival in rivals.iter() {
            self.rival(*rival, inputs);
        }
        inputs.nothing((MAX_SEATS - players) * RIVAL);
    }

    fn rival(&self, rival: Seat, inputs: &mut Inputs<'_>) {
        let (game, board) = (self.game, self.board);
        let company = board.company(rival);
        let money = i64::from(company.money);
        let actions = actions_left(game, board, rival);
        let foreseen = &self.prospects[rival.index()];
        inputs.put(foreseen.worth, 200 * POUND);
        inputs.put(foreseen.shares, 10_000);
        inputs.put(foreseen.value, 1500);
        inputs.put(foreseen.missing, 50);
        inputs.put(foreseen.developments, 5000);
        inputs.pieces(money, &[20, 60, 150]);
        inputs.put(company.shares, 15);
        inputs.put(company.value, 15);
        inputs.put(company.worth(), 200);
        inputs.put(company.loans, 3);
        inputs.put(company.tokens, 4);
        inputs.flag(company.is_bankrupt);
        inputs.put(company.level(Track::Stock), 2);
        let stock = i64::from(company.level(Track::Stock)) * actions;
        inputs.put(stock, 12);
        let levels: u8 = company.levels.iter().sum();
        inputs.put(levels, 6);
        inputs.put(company.cards.len(), 3);
        inputs.put(self.place(rival) as i64, 3);
        inputs.put(actions - actions_left(game, board, self.seat), 1);
        let flow = &self.flows[rival.index()];
        inputs.put(flow.cash.iter().sum::<i32>(), 100);
        inputs.put(flow.steps.iter().sum::<i32>(), 10);
        let open = company.factories.iter().filter(|own| own.is_open());
        inputs.put(open.count() as i64, 4);
        let made = flow.next.iter().map(|next| i64::from(next.made));
        inputs.put(made.sum::<i64>(), 16);
    }
}

#[cfg(test)]
mod tests {
    use table::{Game, Rng, Seed, Turn};

    use super::*;
    use crate::features::INPUT_LIMIT;
    use crate::random_turn;

    /// Boards of random games with all the set-ups that the nets are for.
    fn on_the_way(players: u8, mut look: impl FnMut(&CardGame, &Board)) {
        let game = CardGame::new(players, Options::default());
        for (number, game) in (0..).zip(game.set_ups()) {
            let (mut board, mut stock) = game.deal(&Seed::new("features").nth(number));
            let mut rng = Rng::new(number);
            loop {
                match game.turn(&board) {
                    Turn::Ask { .. } => {
                        for action in random_turn(&game, &board, &mut rng) {
                            game.act(&mut board, action, &mut ());
                            look(&game, &board);
                        }
                    }
                    Turn::Reveal => {
                        let face = game.draw(&board, &mut stock);
                        game.reveal(&mut board, face, &mut ()).expect("it fits");
                    }
                    Turn::Over => break,
                }
            }
        }
    }

    #[test]
    fn every_number_of_every_board_is_written_and_memory_changes_none() {
        for players in 2..=4 {
            let mut memory = Memory::default();
            on_the_way(players, |game, board| {
                for seat in Seat::all(players) {
                    let numbers = |memory: &mut Memory| {
                        let mut room = vec![i16::MAX; CardGame::FEATURES];
                        let mut inputs = Inputs::new(&mut room);
                        game.features(board, seat, memory, &mut inputs);
                        assert_eq!(inputs.written(), CardGame::FEATURES, "{board:?}");
                        room
                    };
                    let room = numbers(&mut memory);
                    assert!(room.iter().all(|number| number.abs() <= INPUT_LIMIT));
                    assert_eq!(room, numbers(&mut Memory::default()));
                }
            });
        }
    }

    /// What greedy judges without a memory is what it judges with one.
    #[test]
    fn the_rounds_that_are_remembered_are_those_that_are_worked_out() {
        for players in 2..=4 {
            let mut memory = Remembered::default();
            on_the_way(players, |game, board| {
                let board = settled(game, board);
                let (flows, _) = foreseen(game, &board, None);
                let (remembered, _) = foreseen(game, &board, Some(&mut memory));
                assert_eq!(flows, remembered, "{board:?}");
            });
        }
    }
}
