//! Production costs, the emergency fund, and bankruptcy (production c).

use table::{Log, Seat};

use crate::board::{Board, Company};
use crate::card::Card;
use crate::event::{Costs, Ending, Event, GivenBack};
use crate::game::CardGame;
use crate::good::{GOODS, Good, Goods};

impl CardGame {
    /// What a worker earns.
    #[inline]
    pub fn wage(&self, board: &Board) -> u8 {
        self.tables.wage(board.wages)
    }

    /// What a worker earns once the wages marker has moved on by so many spaces.
    #[inline]
    pub fn wage_after(&self, board: &Board, spaces: u8) -> u8 {
        let space = board.wages.saturating_add(spaces);
        self.tables.wage(space.min(self.tables.last_wages))
    }

    /// What production costs a player; by good the worker cards that are used and one, or 0 where none is
    /// produced. One payment: a Workshop keeps its machines once (card 4).
    pub fn costs(&self, board: &Board, own: &Company, parts: &[u8; GOODS]) -> Costs {
        let numbers = &self.components.cards;
        let wage = self.wage(board);
        let mut costs = Costs {
            wage,
            ..Costs::default()
        };
        for good in Good::ALL {
            let Some(cards) = parts[good.index()].checked_sub(1) else {
                continue;
            };
            let factory = own.factory(good);
            let tile = &self.components.factories[good.index()][usize::from(factory.side) - 1];
            let mut workers = tile.workers;
            for position in 0..usize::from(cards).min(2) {
                if factory.workers[position] > 0 {
                    let machines = factory.machines[position];
                    let all = self.components.workers[good.index()][position].workers;
                    workers += all - machines;
                    costs.machines += machines;
                }
            }
            costs.workers += workers;
            if own.foreman == Some(good) {
                let each = numbers.foreman_saves.min(wage);
                costs.saved += u16::from(each) * u16::from(workers.min(numbers.foreman_workers));
            }
            let saved = match own.cards.contains(Card::Developer) {
                true => numbers.developer_saves,
                false => 0,
            };
            costs.fixed += u16::from(tile.fixed.saturating_sub(saved));
        }
        costs.wages = u16::from(costs.workers) * u16::from(wage);
        let kept = match own.cards.contains(Card::Workshop) {
            true => numbers.workshop_machines,
            false => 0,
        };
        let paid = costs.machines.saturating_sub(kept);
        costs.maintenance = u16::from(paid) * u16::from(self.components.maintenance);
        costs
    }

    /// Lets the asked player pay in one sum, with the emergency fund where money is short.
    /// Who cannot pay is out of the game; whether that ends it is asked once all have paid who pay at the
    /// same time.
    pub(crate) fn pay_costs(
        &self,
        board: &mut Board,
        parts: &[u8; GOODS],
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        let costs = self.costs(board, board.own(), parts);
        let total = costs.total();
        let own = board.company_mut(seat);
        let mut tokens = 0;
        let each = own.half_price();
        while own.money < total && own.loans < self.components.loan_tokens {
            own.loans += 1;
            own.money += each;
            tokens += 1;
        }
        if tokens > 0 {
            log.tell(Event::EmergencyFund {
                seat,
                tokens,
                amount: u16::from(tokens) * each,
            });
        }
        if own.money < total {
            return self.go_bankrupt(board, seat, total, log);
        }
        own.money -= total;
        let goods: Goods = Good::ALL
            .into_iter()
            .filter(|good| parts[good.index()] > 0)
            .collect();
        log.tell(Event::CostsPaid { seat, goods, costs });
    }

    fn go_bankrupt(&self, board: &mut Board, seat: Seat, owed: u16, log: &mut impl Log<Event>) {
        let own = *board.company(seat);
        log.tell(Event::Bankrupt {
            seat,
            owed,
            money: own.money,
        });
        for card in own.cards.iter() {
            board.supply[card.index()] += 1;
            let why = GivenBack::Bankrupt;
            log.tell(Event::CardGivenBack { seat, card, why });
        }
        *board.company_mut(seat) = Company {
            shares: own.shares,
            value: own.value,
            loans: own.loans,
            tokens: own.tokens,
            levels: own.levels,
            is_bankrupt: true,
            ..Company::default()
        };
        board.sold[seat.index()] = 0;
        board.produced.remove(seat);
    }

    /// Ends the game if one player is left or nobody is, and says whether it does.
    pub(crate) fn ends_with_survivors(&self, board: &mut Board, log: &mut impl Log<Event>) -> bool {
        let how = match self.survivors(board).count() {
            0 => Ending::NobodyLeft,
            1 => Ending::SoleSurvivor,
            _ => return false,
        };
        self.end_game(board, how, log);
        true
    }

    /// Who is in the game, in the order of the seats.
    pub fn survivors(&self, board: &Board) -> impl Iterator<Item = Seat> + use<> {
        let out = board.companies.map(|own| own.is_bankrupt);
        Seat::all(self.players).filter(move |seat| !out[seat.index()])
    }
}
