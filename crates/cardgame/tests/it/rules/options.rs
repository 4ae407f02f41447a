//! Which variants are used is free.

use cardgame::{Options, Phase};

use crate::rules::kit::{Table, seat};
use crate::rules::whole_games::Dice;

/// The options whose bits are set.
fn options(bits: u8) -> Options {
    let is_set = |bit: u8| bits >> bit & 1 == 1;
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

/// Proves: CGX-040.
#[test]
fn every_set_of_variants_is_played_to_its_end() {
    for players in 2..=4 {
        let sets = if players == 2 { 0..=255 } else { 0..=127 };
        for bits in sets {
            let mut table = Table::deal(players, options(bits), &format!("seed {bits}"));
            let mut dice = Dice::new(u64::from(bits) * 4 + u64::from(players));
            while table.board.phase != Phase::Over {
                dice.play(&mut table);
            }
            let outcome = table.outcome();
            let is_nobody_left = outcome.lost.len() == u32::from(players);
            assert_eq!(outcome.winners.is_empty(), is_nobody_left, "{bits}");
            assert_eq!(outcome.players, players);
        }
    }
}

/// Each variant shows in the question it adds, and nowhere without it.
/// Proves: CGX-040.
#[test]
fn each_variant_is_its_own() {
    for bits in 0..128 {
        let options = options(bits);
        let mut table = Table::unrevealed(3, options);
        let first = match options {
            options if options.chosen_factories => Phase::Open,
            options if options.expert_supply => Phase::Lay,
            // The Foreman of seat 3.
            _ => Phase::StartDevelopment,
        };
        assert_eq!(table.board.phase, first, "{options:?}");
        table = Table::deal(3, options, "any");
        let mut phases = Vec::new();
        while table.board.phase != Phase::Action {
            phases.push(table.board.phase);
            let now = table.board;
            table.idle_until(|board| *board != now);
        }
        let asks_shares = phases.contains(&Phase::StartShares);
        assert_eq!(asks_shares, options.bought_shares, "{options:?}");
        assert_eq!(phases.contains(&Phase::Open), options.chosen_factories);
        let ships = table.company(1).ships;
        assert_eq!(ships, if options.no_ships { 0 } else { 2 });
        let produces = !table.legal_with("produce").is_empty();
        assert_eq!(produces, options.extra_production);
        let mut stored = table.with(1, |company| company.ships = 2);
        for good in cardgame::Good::ALL {
            if stored.factory(1, good).is_open() {
                stored = stored.with_stored(1, good, 1, 1);
            }
        }
        assert_eq!(
            !stored.legal_with("ship").is_empty(),
            options.early_shipping
        );
        assert_eq!(stored.asked(), seat(1).number());
    }
}
