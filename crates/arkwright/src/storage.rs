//! What is stored of the goods that were not sold (III.4).

use serde::{Deserialize, Serialize};
use table::{Illegal, Log, MAX_SEATS, Message, Offers};

use crate::action::Action;
use crate::board::Board;
use crate::edition::Edition;
use crate::event::Event;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::phase::{Phase, PhaseRules};
use crate::production::Production;
use crate::reason::{Reason, require};

/// A player chooses what to store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Storage {
    /// How many players have been asked.
    pub step: u8,
    /// Produced and unsold goods by seat.
    pub unsold: [u8; MAX_SEATS],
}

/// How many goods of the active kind the price scale can hold right of the price.
#[inline]
fn storage_spaces<E: Edition>(game: &Arkwright<E>, board: &Board<E>) -> u8 {
    let good = board.active();
    game.components.price_max - board.own().factory(good).price
}

impl Storage {
    /// Asks the next player with unsold goods, from this step on.
    pub(crate) fn next<E: Edition>(
        board: &mut Board<E>,
        from: u8,
        unsold: [u8; MAX_SEATS],
    ) -> Production {
        for step in from..board.players {
            let seat = board.in_turn_order(step);
            if unsold[seat.index()] > 0 {
                board.ask(seat, Phase::Storage(Storage { step, unsold }));
                return Production::Asks;
            }
        }
        Production::Ended
    }

    /// Puts goods in store; what is left over is lost.
    pub(crate) fn keep<E: Edition>(
        self,
        board: &mut Board<E>,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Production {
        let Action::Keep(keep) = action else {
            return Production::Asks;
        };
        let seat = board.asked;
        let active = board.active();
        for good in Good::ALL {
            let new = if good == active {
                self.unsold[seat.index()]
            } else {
                0
            };
            let stored = board.company(seat).stored[good.index()];
            let kept = keep[good.index()];
            if kept > stored {
                let count = kept - stored;
                log.tell(Event::Stored { seat, good, count });
            }
            if kept < stored + new {
                let count = stored + new - kept;
                log.tell(Event::Lost { seat, good, count });
            }
        }
        board.company_mut(seat).stored = keep;
        Storage::next(board, self.step + 1, self.unsold)
    }

    /// Keeps all there is room for, and the goods that bring most in a warehouse sale.
    pub(crate) fn usual<E: Edition>(self, game: &Arkwright<E>, board: &Board<E>) -> Action {
        let active = board.active().index();
        let stored = board.own().stored;
        let mut keep = stored;
        keep[active] = (stored[active] + self.unsold[board.asked.index()])
            .min(storage_spaces(game, board))
            .max(stored[active]);
        while keep.iter().sum::<u8>() > game.components.storage {
            let dispensable = |good: &Good| {
                let needed = if good.index() == active {
                    stored[active]
                } else {
                    0
                };
                keep[good.index()] > needed
            };
            let cheapest = Good::ALL
                .into_iter()
                .filter(dispensable)
                .min_by_key(|good| game.components.factories[good.index()].warehouse_price);
            match cheapest {
                Some(good) => keep[good.index()] -= 1,
                None => break,
            }
        }
        Action::Keep(keep)
    }
}

impl<E: Edition> PhaseRules<E> for Storage {
    fn section(&self, _: &Board<E>) -> &'static str {
        "III.4"
    }

    fn question(&self, _: &Board<E>) -> Message {
        Message::new("prompt-storage")
    }

    /// Offers each stock of goods that can be reached, once. Older goods of
    /// other kinds are thrown away only as far as new ones need the room.
    fn offer(&self, game: &Arkwright<E>, board: &Board<E>, offers: &mut impl Offers<Action>) {
        let active = board.active().index();
        let stored = board.own().stored;
        let others: u8 = board.own().stored_in_all() - stored[active];
        let most = (stored[active] + self.unsold[board.asked.index()])
            .min(storage_spaces(game, board))
            .min(game.components.storage);
        for count in stored[active]..=most {
            let room = game.components.storage - count;
            if others <= room {
                let mut keep = stored;
                keep[active] = count;
                offers.offer(Action::Keep(keep));
                continue;
            }
            let [a, b, c] = match active {
                0 => [1, 2, 3],
                1 => [0, 2, 3],
                2 => [0, 1, 3],
                _ => [0, 1, 2],
            };
            for x in 0..=stored[a].min(room) {
                for y in 0..=stored[b].min(room - x) {
                    let z = room - x - y;
                    if z <= stored[c] {
                        let mut keep = [0; 4];
                        (keep[active], keep[a], keep[b], keep[c]) = (count, x, y, z);
                        offers.offer(Action::Keep(keep));
                    }
                }
            }
        }
    }

    fn check(&self, game: &Arkwright<E>, board: &Board<E>, action: Action) -> Result<(), Illegal> {
        let Action::Keep(keep) = action else {
            return Err(Reason::NotNow.illegal());
        };
        let active = board.active();
        let stored = board.own().stored;
        let mut discarded = 0;
        for good in Good::ALL {
            let kept = keep[good.index()];
            let there = stored[good.index()];
            if good == active {
                let unsold = self.unsold[board.asked.index()];
                require(kept <= there + unsold, Reason::KeepTooMany)?;
                require(kept >= there, Reason::NeedlessDiscard)?;
                require(kept <= storage_spaces(game, board), Reason::NoStorageSpace)?;
            } else {
                require(kept <= there, Reason::KeepTooMany)?;
                discarded += there - kept;
            }
        }
        let total = keep.iter().sum::<u8>();
        require(total <= game.components.storage, Reason::StorageFull)?;
        require(
            discarded == 0 || total == game.components.storage,
            Reason::NeedlessDiscard,
        )
    }

    fn carry_out(
        self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let production = self.keep(board, action, log);
        game.end_cycle_after(production, board, log);
    }
}
