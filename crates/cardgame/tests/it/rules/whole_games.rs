//! What never happens, held against games of chance.

use cardgame::{Action, Card, Company, Event, Options, Phase};
use table::{Actions, Game, Seat};

use crate::rules::kit::Table;

/// A small generator, the same on every machine.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) % count as u64) as usize
    }

    /// Makes any legal choice; of shares and loans mostly few, so that games last.
    pub(crate) fn play(&mut self, table: &mut Table) {
        table.turn_up();
        let mut actions = Actions::new();
        table.game.legal(&table.board, &mut actions);
        assert!(actions.len() > 1, "a question with one answer is not asked");
        let mut choice = actions[self.below(actions.len())];
        if matches!(choice, Action::Buy(_) | Action::Borrow(_)) {
            choice = actions[self.below(actions.len())];
        }
        let checked = table.game.check(&table.board, choice);
        assert!(checked.is_ok(), "{choice}: {checked:?}");
        table.game.act(&mut table.board, choice, &mut table.events);
    }
}

/// Plays games of chance and shows each change to `law`: players, before, after, the events between.
fn games(options: Options, count: u64, law: impl Fn(&Table, &Table)) {
    for seed in 0..count {
        for players in 2..=4 {
            let mut table = Table::deal(players, options, &format!("seed {seed}"));
            let mut dice = Dice::new(seed * 5 + u64::from(players));
            while table.board.phase != Phase::Over {
                table.turn_up();
                let before = table.copy();
                table.events.clear();
                dice.play(&mut table);
                law(&before, &table);
            }
        }
    }
}

/// Shows the law each player's board before and after, as long as he is in the game.
fn companies(options: Options, count: u64, law: impl Fn(&Company, &Company)) {
    games(options, count, |before, after| {
        for seat in Seat::all(after.game.players()) {
            let (old, new) = (before.board.company(seat), after.board.company(seat));
            if !new.is_bankrupt {
                law(old, new);
            }
        }
    });
}

/// Proves: CG-056.
#[test]
fn worker_cards_are_never_removed_nor_turned_back() {
    companies(Options::default(), 15, |old, new| {
        for (old, new) in old.factories.iter().zip(&new.factories) {
            assert!(old.side <= new.side, "nor is a factory");
            for position in 0..2 {
                assert!(old.workers[position] <= new.workers[position]);
            }
        }
    });
}

/// Proves: CG-067.
#[test]
fn machines_are_never_removed() {
    companies(Options::default(), 15, |old, new| {
        for (old, new) in old.factories.iter().zip(&new.factories) {
            for position in 0..2 {
                assert!(old.machines[position] <= new.machines[position]);
            }
        }
    });
}

/// Proves: CG-097, CG-111.
#[test]
fn shares_loans_tokens_and_developments_never_go_back() {
    games(Options::EXPERT, 10, |before, after| {
        if after.board.phase == Phase::Over {
            return;
        }
        for seat in Seat::all(after.game.players()) {
            let (old, new) = (before.board.company(seat), after.board.company(seat));
            if new.is_bankrupt {
                continue;
            }
            assert!(old.shares <= new.shares && old.loans <= new.loans);
            assert!(old.tokens <= new.tokens && old.value <= new.value);
            let levels = old.levels.iter().zip(new.levels);
            assert!(levels.into_iter().all(|(old, new)| *old <= new));
            assert!(new.loans <= 9 && new.tokens <= 9);
        }
    });
}

/// Proves: CG-185.
#[test]
fn cards_never_change_their_type() {
    let counts = |table: &Table| {
        Card::ALL.map(|card| {
            let owners = Seat::all(table.game.players());
            let owners = owners.filter(|seat| table.board.company(*seat).cards.contains(card));
            u32::from(table.board.supply[card.index()]) + owners.count() as u32
        })
    };
    for options in [Options::default(), Options::EXPERT] {
        games(options, 10, |before, after| {
            assert_eq!(counts(before), counts(after));
        });
    }
}

/// Money moves with an event that says why, and an action costs money only for shares.
/// Proves: CG-024.
#[test]
fn every_pound_has_its_reason() {
    games(Options::EXPERT, 10, |before, after| {
        for seat in Seat::all(after.game.players()) {
            let moved = after
                .events
                .iter()
                .filter(|event| event.seat() == Some(seat));
            let moved: i32 = moved.map(Event::money).sum();
            let old = i32::from(before.board.company(seat).money);
            let new = i32::from(after.board.company(seat).money);
            assert_eq!(new - old, moved, "{:?}", after.events);
        }
    });
}
