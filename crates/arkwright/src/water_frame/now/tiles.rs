//! What a development tile would do for a player now (player's book 1.8).

use table::{Message, Seat};

use super::super::phase::{AfterSale, WaterPhase};
use super::super::tile::Tile;
use super::{Rules, Table, with_tile, without_tile};
use crate::action::Action;
use crate::goods::Good;
use crate::outlook::{Outlook, productions_ahead};
use crate::phase::Phase;

impl Rules {
    /// What a tile does for a player on this board, or would do if he took it; `None` once there is
    /// nothing left to do for it.
    pub fn tile_now(&self, board: &Table, seat: Seat, tile: Tile) -> Option<Message> {
        // What is open is settled, and the player asked, so that the rules speak of him.
        let mut board = self.settled(board).without_unpriced();
        board.parts.pending = None;
        let board = &board;
        let ahead = productions_ahead(board);
        if ahead.is_empty() {
            return None;
        }
        let new = Message::new;
        let with = with_tile(board, seat, tile, None);
        let without = without_tile(board, seat, tile);
        Some(match tile {
            Tile::Agent => self.agent_now(&with, seat, &ahead),
            Tile::Broker => self.broker_now(&with, seat),
            Tile::Accountant => self.accountant_now(board, seat),
            Tile::Charisma => {
                let steps = |table| self.steps_ahead(table, seat, &ahead);
                match steps(&with) - steps(&without) {
                    0 => new("now-charisma-none"),
                    count => new("now-charisma").with("count", count),
                }
            }
            Tile::Developer => self.developer_now(board, seat),
            Tile::Inventor => self.inventor_now(board, seat),
            Tile::Engineer => self.engineer_now(board, seat),
            Tile::SmallWarehouse => self.small_warehouse_now(board, seat, &ahead),
            Tile::ExtraShifts => self.extra_shifts_now(board, seat, &ahead),
            Tile::Office => self.office_now(&with, seat, &ahead),
            Tile::EngineeringWorks => self.engineering_works_now(board, seat),
            Tile::Patent => self.patent_now(board, seat),
            Tile::School => self.school_now(board, seat, &ahead),
            Tile::Foreman | Tile::Workshop => self.assigned_now(board, seat, tile, &ahead),
            Tile::PatronFood => self.patron_now(board, seat, Good::Food, &ahead),
            Tile::PatronClothes => self.patron_now(board, seat, Good::Clothes, &ahead),
            Tile::PatronCutlery => self.patron_now(board, seat, Good::Cutlery, &ahead),
            Tile::PatronLamps => self.patron_now(board, seat, Good::Lamps, &ahead),
            Tile::Administrator => self.administrator_now(board, seat),
        })
    }

    /// Share steps of a player in the productions to come.
    pub(super) fn steps_ahead(&self, board: &Table, seat: Seat, ahead: &[Good]) -> i32 {
        let steps = ahead
            .iter()
            .map(|good| self.foreseen(board, seat, *good).steps);
        steps.sum()
    }

    /// The contract that comes up first can be fulfilled with other numbers.
    fn agent_now(&self, with: &Table, seat: Seat, ahead: &[Good]) -> Message {
        let contracts = with.harbour(seat).contracts;
        let Some(good) = ahead.iter().find(|good| contracts[good.index()] > 0) else {
            return Message::new("now-agent-none");
        };
        let counts = self.contract_counts(with, seat, *good);
        Message::new("now-agent")
            .with("good", good.word())
            .with("count", contracts[good.index()])
            .with("least", *counts.start())
            .with("most", *counts.end())
    }

    /// As many shares at half price as can be bought.
    fn broker_now(&self, with: &Table, seat: Seat) -> Message {
        let mut table = *with;
        table.asked = seat;
        let most = self.more.components.tiles.half_price_shares;
        let can_buy = |count: &u8| self.check_half_price(&table, *count).is_ok();
        match (1..=most).rev().find(can_buy) {
            None => Message::new("now-broker-none"),
            Some(count) => Message::new("now-broker")
                .with("count", count)
                .with("cost", self.half_price(&table, count))
                .with(
                    "full",
                    u16::from(count) * u16::from(self.buying_price(&table, seat)),
                ),
        }
    }

    /// The cheapest space that is free, and what the accountant can pay for it.
    fn accountant_now(&self, board: &Table, seat: Seat) -> Message {
        let from = self.cheapest_space(board, seat);
        let to = from.saturating_sub(self.more.components.tiles.accountant);
        Message::new("now-accountant")
            .with("from", from)
            .with("to", to)
    }

    /// What the cheapest space costs where a player can place a marker.
    pub(super) fn cheapest_space(&self, board: &Table, seat: Seat) -> u8 {
        let mut table = *board;
        table.asked = seat;
        let placed = board.company(seat).administration;
        let costs = self.components.administration.spaces.into_iter();
        let mut free = costs
            .enumerate()
            .filter(|(space, _)| placed[*space].is_none() && !self.is_blocked(&table, *space));
        free.next().map_or(0, |(_, cost)| cost)
    }

    /// Factories that can be built, or modernized up to the current level.
    fn developer_now(&self, board: &Table, seat: Seat) -> Message {
        let level = self.level(board);
        let factories = board.company(seat).factories;
        let cheaper = factories.iter().filter(|factory| factory.level < level);
        match cheaper.count() as u8 {
            0 => Message::new("now-developer-none").with("level", level),
            count => Message::new("now-developer")
                .with("count", count)
                .with("amount", count * self.more.components.tiles.developer),
        }
    }

    /// What the inventor costs next, and what he opens.
    fn inventor_now(&self, board: &Table, seat: Seat) -> Message {
        let harbour = board.harbour(seat);
        let fees = self.more.components.tiles.inventor;
        let uses = usize::from(harbour.inventor_uses);
        let level = self.level(board) + 1;
        match (harbour.has(Tile::Inventor), fees.get(uses + 1)) {
            (false, _) => Message::new("now-inventor")
                .with("amount", fees[0])
                .with("level", level),
            (true, Some(fee)) => Message::new("now-inventor-next")
                .with("level", level)
                .with("amount", *fee),
            (true, None) => Message::new("now-inventor-last").with("level", level),
        }
    }

    /// Factories whose quality has come to the end without him.
    fn engineer_now(&self, board: &Table, seat: Seat) -> Message {
        let limit = self.components.quality_max;
        let most = self.more.components.tiles.engineer;
        let factories = board.company(seat).factories;
        let at_limit = |quality: u8| (limit..most).contains(&quality);
        let at_limit = factories
            .iter()
            .filter(|factory| factory.is_built() && at_limit(factory.quality));
        match at_limit.count() {
            0 => Message::new("now-engineer-none").with("limit", limit),
            count => Message::new("now-engineer")
                .with("count", count)
                .with("most", most),
        }
    }

    /// What lies in it, or what it would keep of the next productions.
    fn small_warehouse_now(&self, board: &Table, seat: Seat, ahead: &[Good]) -> Message {
        let most = self.more.components.warehouse.small;
        if board.harbour(seat).has(Tile::SmallWarehouse) {
            let held = Good::ALL.map(|good| self.on_scale(board, seat, good));
            return Message::new("now-small-warehouse-holds")
                .with("count", held.iter().sum::<u8>())
                .with("most", most);
        }
        let with = with_tile(board, seat, Tile::SmallWarehouse, None);
        let more = |good: &Good| {
            let stored = |table| self.foreseen(table, seat, *good).stored;
            let more = stored(&with) - stored(board);
            (more > 0).then_some((*good, more))
        };
        match ahead.iter().find_map(more) {
            None => Message::new("now-small-warehouse-none").with("most", most),
            Some((good, count)) => Message::new("now-small-warehouse")
                .with("good", good.word())
                .with("count", count),
        }
    }

    /// What one more good of the next production brings.
    fn extra_shifts_now(&self, board: &Table, seat: Seat, ahead: &[Good]) -> Message {
        let with = with_tile(board, seat, Tile::ExtraShifts, None);
        let works = |good: &&Good| self.output(board, seat, **good) > 0;
        let Some(good) = ahead.iter().find(works) else {
            return Message::new("now-no-production");
        };
        let extra = |table: &Table| match table.phase {
            // What is sold for the jubilee is another choice.
            Phase::Water(WaterPhase::AfterSale {
                asks: AfterSale::Jubilee,
                ..
            }) => None,
            Phase::Water(WaterPhase::Shipment { .. }) => match self.usual_shipment(table) {
                Action::Hold => self.shipment_with_extra(table),
                usual => Some(usual),
            },
            _ => Some(Action::Extra),
        };
        let now = self.foreseen(&with, seat, *good);
        let then = self.foreseen_answering(&with, seat, *good, &extra);
        let message = match (then.result() - now.result(), then.stored - now.stored) {
            (1.., _) => {
                Message::new("now-extra-shifts").with("amount", then.result() - now.result())
            }
            (_, 1..) => Message::new("now-extra-shifts-stored"),
            _ => Message::new("now-extra-shifts-none"),
        };
        message.with("good", good.word())
    }

    /// The next production whose shipment it would pay for.
    fn office_now(&self, with: &Table, seat: Seat, ahead: &[Good]) -> Message {
        let amount = self.more.components.tiles.office;
        let ships = |good: &&Good| {
            let outlook = Outlook::of(self, with, **good);
            outlook
                .shipment(seat)
                .is_some_and(|shipment| shipment.office > 0)
        };
        match ahead.iter().find(ships) {
            Some(good) => Message::new("now-office")
                .with("amount", amount)
                .with("good", good.word()),
            None => Message::new("now-office-none").with("amount", amount),
        }
    }

    /// Machines for which the others have workers to replace.
    fn engineering_works_now(&self, board: &Table, seat: Seat) -> Message {
        let mut count = 0;
        for other in Seat::all(board.players).filter(|other| *other != seat) {
            for good in Good::ALL {
                let factory = board.company(other).factory(good);
                for (row, machines) in factory.machines.into_iter().enumerate() {
                    let spaces = self.tables.row(good, row).machine;
                    let pieces = self.tables.pieces_in_row(good, row, factory.pieces);
                    count += u16::from(spaces.min(pieces).saturating_sub(machines));
                }
            }
        }
        let each = u16::from(self.more.components.tiles.engineering_works);
        Message::new("now-engineering-works")
            .with("count", count)
            .with("amount", count * each)
    }

    /// Levels of distribution that it brings when it is returned.
    fn patent_now(&self, board: &Table, seat: Seat) -> Message {
        let amount = self.more.components.tiles.patent;
        let levels = self.more.components.tiles.patent_levels;
        match self.distribution_room(board, seat).min(levels) {
            0 => Message::new("now-patent-none"),
            count => Message::new("now-patent")
                .with("amount", amount)
                .with("count", count),
        }
    }

    /// How many levels the distribution of all factories can rise.
    pub(super) fn distribution_room(&self, board: &Table, seat: Seat) -> u8 {
        let most = self.components.distribution_max;
        let factories = board.company(seat).factories;
        let built = factories.iter().filter(|factory| factory.is_built());
        built.map(|factory| most - factory.distribution).sum()
    }

    /// What a row costs whose goods nobody buys.
    fn school_now(&self, board: &Table, seat: Seat, ahead: &[Good]) -> Message {
        let with = with_tile(board, seat, Tile::School, None);
        // Shut before the sale it would make nothing to sell.
        let shut_unsold = |table: &Table| {
            let is_before = matches!(table.phase, Phase::Water(WaterPhase::BeforeSale { .. }));
            (!is_before).then_some(Action::Shut)
        };
        let shut = |good: &Good| {
            let now = self.foreseen(&with, seat, *good);
            let then = self.foreseen_answering(&with, seat, *good, &shut_unsold);
            let saved = now.costs - then.costs;
            (saved > 0).then_some((*good, saved))
        };
        match ahead.iter().find_map(shut) {
            None => Message::new("now-school-none"),
            Some((good, amount)) => Message::new("now-school")
                .with("good", good.word())
                .with("amount", amount),
        }
    }

    /// What the foreman or the workshop saves, where it is or where it would save most.
    fn assigned_now(&self, board: &Table, seat: Seat, tile: Tile, ahead: &[Good]) -> Message {
        let is_foreman = tile == Tile::Foreman;
        let harbour = board.harbour(seat);
        let own = [harbour.workshop, harbour.foreman][usize::from(is_foreman)];
        let own = own.filter(|_| harbour.has(tile));
        let without = without_tile(board, seat, tile);
        let costs = |table: &Table, good: Good| {
            let seat = self.forecast_of(table, good).seats[seat.index()];
            [seat.machines, seat.wages][usize::from(is_foreman)]
        };
        let mut most = None;
        for good in ahead
            .iter()
            .filter(|good| own.is_none_or(|own| own == **good))
        {
            let with = with_tile(board, seat, tile, Some(*good));
            let (from, to) = (costs(&without, *good), costs(&with, *good));
            if from - to > most.map_or(0, |(_, from, to)| from - to) {
                most = Some((*good, from, to));
            }
        }
        let numbers = &self.more.components.tiles;
        match (most, is_foreman) {
            (Some((good, from, to)), true) => Message::new("now-foreman")
                .with("good", good.word())
                .with("amount", from - to),
            (Some((good, from, to)), false) => Message::new("now-workshop")
                .with("good", good.word())
                .with("from", from)
                .with("to", to),
            (None, true) => Message::new("now-foreman-none"),
            (None, false) => Message::new("now-workshop-none").with("amount", numbers.workshop),
        }
    }

    /// What the patron of a good pays in its next production.
    fn patron_now(&self, board: &Table, seat: Seat, good: Good, ahead: &[Good]) -> Message {
        let tile = Tile::patron(good);
        let with = with_tile(board, seat, tile, None);
        let without = without_tile(board, seat, tile);
        let (with, without) = (
            self.foreseen(&with, seat, good),
            self.foreseen(&without, seat, good),
        );
        let price = board.company(seat).factory(good).price;
        let message = if !ahead.contains(&good) {
            Message::new("now-patron-over")
        } else if !board.company(seat).factory(good).is_built() {
            Message::new("now-no-factory")
        } else if with.sold == without.sold {
            Message::new("now-patron-none")
        } else if with.shipped < without.shipped {
            Message::new("now-patron-or-ship").with("amount", price)
        } else {
            Message::new("now-patron")
                .with("amount", price)
                .with("steps", with.steps - without.steps)
        };
        message.with("good", good.word())
    }

    /// The space that is blocked for others, or the fees he saves.
    fn administrator_now(&self, board: &Table, seat: Seat) -> Message {
        let administration = &self.components.administration;
        if board.parts.bureaucracy {
            let cost = administration.spaces[0];
            return Message::new("now-administrator-blocked").with("cost", cost);
        }
        let placed = board.company(seat).administration;
        Message::new("now-administrator")
            .with("amount", administration.reuse_fee)
            .with("count", placed.iter().flatten().count())
    }
}
