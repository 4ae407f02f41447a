//! What an event would do to a player now, or does while it lasts (player's book 1.9).

use table::{Actions, Message, Seat};

use super::super::event::WaterEvent;
use super::super::event_marker::EventMarker;
use super::super::phase::{AfterSale, WaterPhase};
use super::super::tile::Tile;
use super::{Rules, Table};
use crate::event::{Event, Income};
use crate::goods::Good;
use crate::outlook::Outlook;
use crate::phase::Phase;

/// What the productions to come would bring a player in all.
#[derive(Clone, Copy)]
struct Ahead {
    sold: i32,
    costs: i32,
    result: i32,
    steps: i32,
}

/// A number with its sign.
fn signed(number: i32) -> String {
    match number {
        0 => "±0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

impl Rules {
    /// What an event would do to a player if it came now, or does to him while it lasts; `None` if
    /// it is over or not in the game.
    pub fn event_now(&self, board: &Table, seat: Seat, event: EventMarker) -> Option<Message> {
        let mut board = self.settled(board).without_unpriced();
        board.parts.pending = None;
        let board = &board;
        let is_seen = board.parts.seen & (1 << event as u16) != 0;
        let stays = board.parts.lasts(event) || event == EventMarker::Bureaucracy;
        if !self.is_event_in_play(event) || is_seen && !stays || board.phase == Phase::Over {
            return None;
        }
        let new = Message::new;
        let mut events = Vec::new();
        let (before, after) = if board.parts.lasts(event) {
            (self.without_event(board, event), *board)
        } else {
            let mut after = *board;
            self.event_effect(&mut after, event, &mut events);
            (*board, after)
        };
        let own = |event: &&Event| event.seat() == Some(seat);
        let paid = || {
            let own = events.iter().filter(own);
            let paid = own.map(|event| match event {
                Event::Paid { amount, .. } => *amount,
                _ => 0,
            });
            paid.sum::<u16>()
        };
        Some(match event {
            EventMarker::Bureaucracy if board.harbour(seat).has(Tile::Administrator) => {
                new("now-bureaucracy-none")
            }
            EventMarker::Bureaucracy => {
                new("now-bureaucracy").with("cost", self.cheapest_space(&after, seat))
            }
            EventMarker::CrownJubilee => self.jubilee_now(&after, seat),
            EventMarker::CreditCrisis => new("now-credit-crisis").with("amount", paid()),
            EventMarker::WarOnTheContinent => {
                let count = |is: fn(&&Event) -> bool| events.iter().filter(own).filter(is).count();
                let prices = count(|event| matches!(event, Event::PriceSet { .. }));
                let raised = count(|event| matches!(event, Event::DistributionRaised { .. }));
                match (prices, raised - prices) {
                    (0, 0) => new("now-war-none"),
                    (0, more) => new("now-war-appeal").with("more", more),
                    (count, 0) => new("now-war").with("count", count),
                    (count, more) => new("now-war-both").with("count", count).with("more", more),
                }
            }
            EventMarker::Lobby => {
                let place = board.turn_order().position(|of| of == seat);
                new("now-lobby")
                    .with("place", place.unwrap_or(0) + 1)
                    .with("count", board.players)
            }
            EventMarker::MadeInEngland => {
                let levels = self.more.components.events.made_in_england;
                match self.distribution_room(board, seat).min(levels) {
                    0 => new("now-made-in-england-none"),
                    count => new("now-made-in-england").with("count", count),
                }
            }
            EventMarker::Luddism => match self.smashed(board, seat) {
                0 => new("now-luddism-none"),
                count => new("now-luddism").with("count", count),
            },
            EventMarker::NavigationActs => {
                let (from, to) = (self.ahead(&before, seat), self.ahead(&after, seat));
                match (to.sold - from.sold, to.steps - from.steps) {
                    (0, 0) => new("now-navigation-none"),
                    (sold, steps) => new("now-navigation")
                        .with("count", signed(sold))
                        .with("steps", signed(steps)),
                }
            }
            EventMarker::OpiumWar => {
                let carries = |table| [0, 1].map(|pier| self.capacity(table, seat, pier));
                match board.harbour(seat).has_ship() {
                    false => new("now-opium-none"),
                    true => new("now-opium")
                        .with("from", carries(&before).iter().sum::<u8>())
                        .with("to", carries(&after).iter().sum::<u8>()),
                }
            }
            EventMarker::Recession => new("now-recession")
                .with("from", before.company(seat).space)
                .with("to", after.company(seat).space)
                .with("value", self.share_value(&before, seat))
                .with("worth", self.share_value(&after, seat)),
            EventMarker::RoyalSociety => {
                let own = events.iter().filter(own);
                let received = own.map(|event| match event {
                    Event::Received {
                        amount,
                        why: Income::RoyalSociety,
                        ..
                    } => *amount,
                    _ => 0,
                });
                new("now-royal-society").with("amount", received.sum::<u16>())
            }
            EventMarker::SocialUnrest => {
                let sold = before.company(seat).shares - after.company(seat).shares;
                let message = match sold {
                    0 => new("now-social-unrest"),
                    count => new("now-social-unrest-shares").with("shares", count),
                };
                message
                    .with("amount", paid())
                    .with("count", self.workers_of(board, seat))
            }
            EventMarker::ThreatOfStrike => {
                let (from, to) = (self.ahead(&before, seat), self.ahead(&after, seat));
                let (wage, then) = (self.wage(&before), self.wage(&after));
                new("now-strike")
                    .with("from", wage)
                    .with("to", then)
                    .with("amount", to.costs - from.costs)
            }
            EventMarker::WorldExhibition | EventMarker::EconomicCrisis => {
                let (from, to) = (self.ahead(&before, seat), self.ahead(&after, seat));
                let change = to.result - from.result;
                let id = match change {
                    1.. => "now-job-market-better",
                    0 => "now-job-market-same",
                    _ => "now-job-market-worse",
                };
                new(id)
                    .with("from", self.wage(&before))
                    .with("to", self.wage(&after))
                    .with("amount", change.abs())
            }
            EventMarker::EndOfGame => self.end_now(board, seat),
        })
    }

    /// The board as it would be if an event did not last.
    fn without_event(&self, board: &Table, event: EventMarker) -> Table {
        let mut without = *board;
        without.parts.lasting &= !(1 << event as u16);
        if event == EventMarker::NavigationActs {
            for importer in &mut without.importers {
                *importer += self.more.components.events.navigation;
            }
        }
        without
    }

    fn ahead(&self, board: &Table, seat: Seat) -> Ahead {
        let mut ahead = Ahead {
            sold: 0,
            costs: 0,
            result: 0,
            steps: 0,
        };
        // An event acts in the next decade: every good is produced once.
        for good in Good::ALL {
            let share = self.foreseen(board, seat, good);
            ahead.sold += share.sold;
            ahead.costs += share.costs;
            ahead.result += share.result();
            ahead.steps += share.steps;
        }
        ahead
    }

    /// The dearest good that would be left for the jubilee.
    fn jubilee_now(&self, after: &Table, seat: Seat) -> Message {
        if !after.harbour(seat).jubilee {
            return Message::new("now-jubilee-used");
        }
        let is_left = |good: &Good| {
            let after_sale = Outlook::of(self, after, *good).after_sale;
            let for_jubilee = |to| to == AfterSale::Jubilee;
            after_sale
                .iter()
                .any(|sold| sold.seat == seat && for_jubilee(sold.to))
        };
        let price = |good: &Good| after.company(seat).factory(*good).price;
        let left = Good::ALL.into_iter().filter(is_left);
        match left.max_by_key(price) {
            None => Message::new("now-jubilee-none"),
            Some(good) => Message::new("now-jubilee")
                .with("good", good.word())
                .with("amount", price(&good)),
        }
    }

    /// How many machines a player would lose to Luddism: the rows that are chosen change nothing
    /// in it, but there may be too few workers.
    fn smashed(&self, board: &Table, seat: Seat) -> usize {
        let mut board = *board;
        let mut events = Vec::new();
        self.resolve_event(&mut board, EventMarker::Luddism, &mut events);
        while let Phase::Water(WaterPhase::Luddism { hit, step }) = board.phase {
            let mut offers = Actions::new();
            Rules::offer_luddism(&board, hit[board.asked.index()], &mut offers);
            self.smash(&mut board, hit, step, offers[0], &mut events);
        }
        let lost = |event: &&Event| match event {
            Event::Water(WaterEvent::MachineSmashed { seat: of, .. }) => *of == seat,
            _ => false,
        };
        events.iter().filter(lost).count()
    }

    /// What the company would be worth if the game ended now, and its place.
    fn end_now(&self, board: &Table, seat: Seat) -> Message {
        let mut end = *board;
        self.final_penalties(&mut end, &mut ());
        let ranking = self.ranking(&end).into_iter();
        let own = ranking.into_iter().find(|ranked| ranked.seat == seat);
        match own.and_then(|own| own.place) {
            None => Message::new("now-end-of-game-lost"),
            Some(place) => Message::new("now-end-of-game")
                .with("amount", self.portfolio(&end, seat))
                .with("place", place),
        }
    }
}
