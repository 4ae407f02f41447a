//! Positions just before a production phase or an event, and what was asked and told in them.

use arkwright::{Event, EventMarker, Good, Phase, WaterEvent, WaterPhase};
use table::{Game, SmallQuestion, Told};

use crate::water_frame::kit::{PIECES, Table, seat};

/// A table where the last player of the cycle of `good` is about to act: seat 1 starts, everybody
/// has £100 and neither factory nor ship, and no importer has moved.
#[track_caller]
pub(crate) fn before_production(players: u8, good: Good) -> Table {
    let mut table = Table::open(players).without_factories();
    for number in 1..=players {
        table = table.without_ships(number).with_cash(number, 100);
    }
    table
        .set(|board| board.importers = [0; 4])
        .in_cycle(good)
        .at_last_action()
}

/// A table where the event of a decade is about to be turned up: seat 1 starts, and everybody has
/// £100 and neither factory nor ship.
#[track_caller]
pub(crate) fn before_event(players: u8, year: u16) -> Table {
    let mut table = before_production(players, Good::Lamps).in_year(year);
    table.board.phase = Phase::Water(WaterPhase::DrawEvent { second: false });
    table.count_as_seen();
    assert_eq!(table.game.validate(&table.board), Ok(()));
    table
}

impl Table {
    /// A factory whose first `rows` rows are full of workers.
    #[track_caller]
    pub(crate) fn with_rows(
        self,
        number: u8,
        good: Good,
        level: u8,
        rows: usize,
        price: u8,
    ) -> Table {
        self.with_factory(number, good, level, PIECES[good.index()][rows - 1], price)
    }

    /// So many empty spaces on the job market; the fired workers space gives or takes the workers.
    #[track_caller]
    pub(crate) fn with_empty(mut self, empty: u8) -> Table {
        let fired = self.board.fired + empty;
        let fired = fired.checked_sub(self.board.empty);
        self.board.fired = fired.expect("more workers are at work than that");
        self.board.empty = empty;
        self.check_pieces();
        self
    }

    /// Counts as seen what must have been turned up by now: economy markers, and the event that
    /// lasts in place of another one. Bureaucracy acts if it counts as seen.
    pub(crate) fn count_as_seen(&mut self) {
        // Markers that every game has, in the order of the data file.
        const MARKERS: [u16; 5] = [1 << 0, 1 << 1, 1 << 3, 1 << 4, 1 << 6];
        let board = &mut self.board;
        for good in Good::ALL {
            let is_due = good.index() <= usize::from(board.cycle);
            let turned_up = usize::from(board.decade - 1) + usize::from(is_due);
            board.parts.economy[good.index()] = MARKERS[..turned_up].iter().sum();
        }
        let lasting = board.parts.lasting;
        if lasting & !board.parts.seen != 0 {
            let other = board.parts.seen.trailing_zeros();
            board.parts.seen = board.parts.seen & !(1 << other) | lasting;
        }
        let bureaucracy = 1 << EventMarker::Bureaucracy as u16;
        board.parts.bureaucracy = board.parts.seen & bureaucracy != 0;
    }

    /// The last player of the cycle pays as little as he can for nothing, and production begins.
    #[track_caller]
    pub(crate) fn produce(&mut self) -> &mut Table {
        self.count_as_seen();
        assert_eq!(self.game.validate(&self.board), Ok(()));
        let place = self.legal_with("place factory")[0].clone();
        self.act(&[place.as_str()]);
        self.done()
    }

    /// Makes choices like [`Table::act`], but keeps the events of what came before; the board can
    /// be played on after each of them.
    #[track_caller]
    pub(crate) fn go_on(&mut self, choices: &[&str]) -> &mut Table {
        let mut events = std::mem::take(&mut self.events);
        for choice in choices {
            assert!(!self.is_reveal(), "{choice}: something is to be turned up");
            self.act(&[*choice]);
            // Scarce workers are laid out by more of them gone than the game lets go.
            if self.board.parts.gone <= 4 {
                assert_eq!(self.game.validate(&self.board), Ok(()), "{choice}");
            }
            events.append(&mut self.events);
        }
        self.events = events;
        self
    }

    /// Whether the production phase of one of the first three cycles has ended.
    pub(crate) fn is_cycle_over(&self) -> bool {
        self.board.phase == Phase::Water(WaterPhase::DrawEconomyMarker)
    }

    /// Whether an event is to be turned up.
    pub(crate) fn is_event_due(&self) -> bool {
        matches!(self.board.phase, Phase::Water(WaterPhase::DrawEvent { .. }))
    }

    /// Whether the least valuable portfolio is to name the start player, which ends the events.
    pub(crate) fn is_naming(&self) -> bool {
        self.board.phase == Phase::NameStartPlayer
    }

    /// The standing order question that is asked, with the answers of always and never; the latter
    /// is empty where there is none.
    pub(crate) fn small_question(&self) -> Option<(&'static str, String, String)> {
        let small = self.small()?;
        let never = small.never.unwrap_or_default();
        Some((small.id, small.always, never))
    }

    /// The standing order question that is asked, with its answers in notation.
    pub(crate) fn small(&self) -> Option<SmallQuestion<String>> {
        let small = Told::small_question(&self.game, &self.board)?;
        Some(small.map(|action| action.to_string()))
    }

    /// The message id of what is asked.
    pub(crate) fn question(&self) -> &'static str {
        Told::question(&self.game, &self.board).message.id
    }

    /// Where the event that fits stands among those kept.
    #[track_caller]
    pub(crate) fn place_of(&self, fits: impl Fn(&Event) -> bool) -> usize {
        match self.events.iter().position(fits) {
            Some(place) => place,
            None => panic!("no such event among {:?}", self.events),
        }
    }

    /// Whether this has happened in the events kept.
    pub(crate) fn tells(&self, event: WaterEvent) -> bool {
        self.events.contains(&Event::Water(event))
    }

    /// How many goods of a kind a seat has lost in the events kept.
    pub(crate) fn lost(&self, number: u8, lost: Good) -> u8 {
        let counts = self.events.iter().filter_map(|event| match event {
            Event::Lost {
                seat: by,
                good,
                count,
            } if *by == seat(number) && *good == lost => Some(*count),
            _ => None,
        });
        counts.sum()
    }

    /// How many shares a seat had to sell in the events kept.
    pub(crate) fn emergency_sale(&self, number: u8) -> u8 {
        let counts = self.events.iter().filter_map(|event| match event {
            Event::EmergencySale {
                seat: by, count, ..
            } if *by == seat(number) => Some(*count),
            _ => None,
        });
        counts.sum()
    }
}
