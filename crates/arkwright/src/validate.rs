//! Whether a board that came from outside can be played on.
//!
//! Everything the rules rely on is checked here, so that no board that passes
//! can make them fail: pieces are conserved, markers are where they can be,
//! and the pending decision belongs to the seat that is asked.

use table::{Actions, Game, Seat, Turn};

use crate::board::{Board, Company, Factory};
use crate::edition::{Edition, SpinningJenny};
use crate::game::{Arkwright, Preparation};
use crate::goods::Good;
use crate::marker::{Kind, Marker, Markers};
use crate::phase::Phase;
use crate::preparation::Foundation;
use crate::stage::ActionInHand;
use crate::stock_exchange::FinalExchange;
use crate::storage::Storage;
use crate::tables::{JOB_SPACES, LAST_SPACE};
use crate::water_frame::WaterPhase;

type Check = Result<(), String>;

/// The most cash a checked board may hold, far above anything play can reach.
const MOST_CASH: u16 = 20_000;

fn ensure(holds: bool, wrong: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { Err(wrong()) }
}

/// Every marker on the administration table was an action of this decade (II.1).
fn check_placed_markers<E: Edition>(board: &Board<E>) -> Check {
    for (order, seat) in (0..).zip(board.turn_order()) {
        let actions = match board.phase {
            Phase::Administration { step } => board.cycle + u8::from(order < step),
            Phase::Action(hand) => board.cycle + u8::from(order <= hand.step),
            Phase::Sale(_) | Phase::Storage { .. } => board.cycle + 1,
            Phase::Water(phase) if phase.is_production() => board.cycle + 1,
            Phase::Water(WaterPhase::DrawEconomyMarker) => board.cycle,
            Phase::Water(WaterPhase::Charisma) if board.cycle < 3 => board.cycle + 1,
            _ => 0,
        };
        let placed = board.company(seat).administration.iter().flatten().count();
        ensure(placed <= usize::from(actions), || {
            format!(
                "seat {seat}: {placed} markers on the administration table after {actions} actions"
            )
        })?;
    }
    Ok(())
}

impl<E: Edition> Arkwright<E> {
    pub(crate) fn check_board(&self, board: &Board<E>) -> Check {
        ensure(board.players == self.players, || {
            format!(
                "players is {}, the set-up has {}",
                board.players, self.players
            )
        })?;
        ensure(board.decade <= E::LAST_DECADE, || {
            format!("decade {} is beyond the timetable", board.decade)
        })?;
        ensure(board.cycle < 4, || {
            format!("there is no cycle {}", board.cycle)
        })?;
        for (name, seat) in [("start", board.start), ("asked", board.asked)] {
            ensure(seat.index() < usize::from(self.players), || {
                format!("{name} is seat {seat}, which is not at the table")
            })?;
        }
        ensure(board.empty <= JOB_SPACES, || {
            format!("the job market has 80 spaces, {} are empty", board.empty)
        })?;
        ensure(board.importers.iter().all(|place| *place <= 50), || {
            "an importer stands beyond space 50 of the market share table".to_owned()
        })?;
        ensure(board.turn < u16::MAX / 2, || {
            format!("turn {} is too high", board.turn)
        })?;
        for (index, company) in board.companies.iter().enumerate() {
            if index >= usize::from(self.players) {
                ensure(*company == Company::default(), || {
                    format!("seat {} is not at the table, but has pieces", index + 1)
                })?;
                continue;
            }
            self.check_company(board, Seat::new(index as u8), company)
                .map_err(|wrong| format!("seat {}: {wrong}", index + 1))?;
        }
        self.check_workers_in_all(board)?;
        E::check_parts(self, board)?;
        self.check_phase(board)?;
        check_placed_markers(board)
    }

    fn check_company(&self, board: &Board<E>, seat: Seat, company: &Company) -> Check {
        ensure(company.cash <= MOST_CASH, || {
            format!("cash {} is too much", company.cash)
        })?;
        ensure(company.loans <= 1000, || {
            format!("{} loans are too many", company.loans)
        })?;
        ensure(company.shares <= self.components.shares.total, || {
            format!(
                "{} shares, there are {}",
                company.shares, self.components.shares.total
            )
        })?;
        ensure((1..=LAST_SPACE).contains(&company.space), || {
            format!("share space {} is not on the track 1 to 60", company.space)
        })?;
        E::check_stored(self, board, seat)?;
        ensure(
            E::are_known(company.markers) && Markers::OWN.is_subset(company.markers),
            || "the six markers of the own colour are not all there".to_owned(),
        )?;
        for (space, placed) in company.administration.iter().enumerate() {
            if let Some(marker) = placed {
                ensure(
                    E::owns(board, seat, *marker) && company.space_of(*marker) == Some(space),
                    || {
                        format!(
                            "{marker} lies on the administration table, but not once or not his"
                        )
                    },
                )?;
            }
        }
        ensure(company.administration.contains(&None), || {
            "all spaces of the administration table are taken, but only four actions fit into a decade".to_owned()
        })?;
        for good in Good::ALL {
            self.check_factory(board, seat, company, good)
                .map_err(|wrong| format!("{}: {wrong}", good.word()))?;
        }
        Ok(())
    }

    fn check_factory(&self, board: &Board<E>, seat: Seat, company: &Company, good: Good) -> Check {
        let factory = company.factory(good);
        if !factory.is_built() {
            return ensure(*factory == Factory::default(), || {
                "no factory, but something lies on it".to_owned()
            });
        }
        ensure(factory.level <= E::most_level(self, board), || {
            format!("level {} has not been reached", factory.level)
        })?;
        ensure(
            factory.quality <= E::most_quality(self)
                && factory.distribution <= self.components.distribution_max,
            || "a quality or distribution marker is too high".to_owned(),
        )?;
        let most_extra = E::OBSOLESCENCES * self.components.loans.obsolete_workers;
        ensure(factory.extra <= most_extra, || {
            format!("{} extra workers are too many", factory.extra)
        })?;
        let rows = self.tables.row_end(good, 0)..=self.tables.row_end(good, 3);
        ensure(rows.contains(&factory.pieces), || {
            format!("{} pieces do not fit into the rows", factory.pieces)
        })?;
        for row in 0..4 {
            let pieces = self.tables.pieces_in_row(good, row, factory.pieces);
            let machines = factory.machines[row];
            // Firing may empty worker-only spaces beside a machine, but not the whole row (II.2.2).
            let is_tended = machines == 0 || machines < pieces;
            ensure(
                is_tended && machines <= self.tables.row(good, row).machine,
                || format!("row {} has too many machines", row + 1),
            )?;
        }
        let worth = self.tables.cost(good, factory.level) + factory.quality + factory.distribution;
        let on_scale = E::settled_on_scale(self, board, seat, good);
        let highest = self.components.price_max.saturating_sub(on_scale);
        let lowest = if factory.price == 0 {
            0
        } else {
            self.components.price_min
        };
        ensure(
            (lowest..=highest.min(worth)).contains(&factory.price),
            || format!("the price {} is not allowed", factory.price),
        )
    }

    fn check_workers_in_all(&self, board: &Board<E>) -> Check {
        let in_factories: u16 = board
            .companies
            .iter()
            .flat_map(|company| company.factories)
            .map(|factory| u16::from(factory.workers()))
            .sum();
        let elsewhere = E::workers_elsewhere(self, board);
        let there =
            u16::from(board.job_seekers()) + u16::from(board.fired) + in_factories + elsewhere;
        let boxed = self.components.job_market.boxed[self.count_index()];
        let due = u16::from(JOB_SPACES - boxed);
        ensure(there == due, || {
            format!("there are {there} workers on the board, the game has {due}")
        })
    }

    fn check_phase(&self, board: &Board<E>) -> Check {
        let preparing = board.decade == 0;
        let belongs_to_1760 = matches!(
            board.phase,
            Phase::DrawStartPlayer
                | Phase::DrawLightMarker
                | Phase::Foundation { .. }
                | Phase::StartUpCapital { .. }
                | Phase::PickLightMarker { .. }
        );
        let belongs_to_1760 = belongs_to_1760 || E::is_in_1760(board);
        ensure(preparing == belongs_to_1760, || {
            "the phase does not belong to the decade".to_owned()
        })?;
        let free = self.preparation == Preparation::Free;
        ensure(
            free || !preparing || board.phase == Phase::DrawStartPlayer,
            || "the predetermined set-up has no preparation round".to_owned(),
        )?;
        for seat in Seat::all(board.players) {
            for good in Good::ALL {
                let factory = board.company(seat).factory(good);
                let due = seat == board.asked && board.price_due() == Some(good);
                ensure(factory.is_built() || !due, || {
                    format!(
                        "a price is due for {}, but there is no factory",
                        good.word()
                    )
                })?;
                ensure(!factory.is_built() || (factory.price == 0) == due, || {
                    format!("seat {seat}: the price of {} is missing", good.word())
                })?;
            }
        }
        self.check_asked(board)?;
        let has_events = matches!(board.phase, Phase::Water(phase) if !phase.is_preparation());
        if preparing && !has_events {
            self.check_preparation(board)?;
        }
        self.check_question(board)
    }

    /// In 1760 only the foundations and the picks so far have changed anything (4.1).
    fn check_preparation(&self, board: &Board<E>) -> Check {
        let last = board.players - 1;
        // How many factories the player at this place in turn order has, and whether he picks later.
        let so_far = |place: u8| match board.phase {
            Phase::Foundation(Foundation {
                round,
                step,
                price_due,
            }) => {
                let order = if round == 0 { place } else { last - place };
                let founded = order < step || (order == step && price_due.is_some());
                (round + u8::from(founded), true)
            }
            Phase::StartUpCapital { .. } => (2, true),
            Phase::PickLightMarker { step } => (2, last - place >= step),
            Phase::Water(
                WaterPhase::ShareSale { step } | WaterPhase::SpecialMarker { step, .. },
            ) => (2, last - place >= step),
            _ => (0, true),
        };
        let opening = E::opening_board(self);
        ensure(board.fired == opening.fired, || {
            format!("{} workers are fired in 1760", board.fired)
        })?;
        for place in 0..board.players {
            let seat = board.in_turn_order(place);
            let company = board.company(seat);
            let (founded, picks_later) = so_far(place);
            let built = company.factories.iter().filter(|own| own.is_built());
            ensure(built.count() == usize::from(founded), || {
                format!("seat {seat}: {founded} factories are due at this point of 1760")
            })?;
            ensure(!picks_later || company.markers == Markers::OWN, || {
                format!("seat {seat}: a grey marker before its pick")
            })?;
            for good in Good::ALL {
                let factory = company.factory(good);
                let new = Factory {
                    level: 1,
                    pieces: self.tables.row_end(good, 1),
                    price: factory.price,
                    ..Factory::default()
                };
                ensure(!factory.is_built() || *factory == new, || {
                    format!("seat {seat}: {} is not as it is founded", good.word())
                })?;
            }
        }
        Ok(())
    }

    /// A question with fewer than two answers is never asked.
    fn check_question(&self, board: &Board<E>) -> Check {
        if let Turn::Ask { seat, .. } = self.turn(board) {
            let mut answers = Actions::new();
            self.legal(board, &mut answers);
            ensure(answers.len() > 1, || {
                format!("seat {seat} is asked, but has no choice")
            })?;
        }
        Ok(())
    }

    /// The asked seat is the one whose step it is, and the pending decision has room.
    fn check_asked(&self, board: &Board<E>) -> Check {
        let players = board.players;
        let at = |step: u8, reverse: bool| {
            ensure(step < players, || format!("there is no step {step}"))?;
            let place = if reverse { players - 1 - step } else { step };
            let due = board.in_turn_order(place);
            ensure(board.asked == due, || {
                format!(
                    "seat {} is asked, it is the turn of seat {due}",
                    board.asked
                )
            })
        };
        let display = board
            .display
            .iter()
            .map(|count| u16::from(*count))
            .sum::<u16>();
        match board.phase {
            Phase::Foundation(Foundation { round, step, .. }) => {
                ensure(round < 2, || format!("there is no foundation {round}"))?;
                at(step, round == 1)?;
                ensure(display == E::lying_on_timetable(players), || {
                    "as many light markers as players lie on the timetable in 1760".to_owned()
                })
            }
            Phase::StartUpCapital { step } => {
                ensure(display == u16::from(players), || {
                    "as many light markers as players lie on the timetable in 1760".to_owned()
                })?;
                at(step, false)
            }
            Phase::PickLightMarker { step } => {
                at(step, true)?;
                ensure(display == u16::from(players - step), || {
                    "one light marker for each player who has yet to pick".to_owned()
                })
            }
            Phase::DrawLightMarker => ensure(display < u16::from(players), || {
                "all light markers are drawn".to_owned()
            }),
            Phase::Administration { step } | Phase::FinalExchange(FinalExchange { step, .. }) => {
                at(step, false)?;
                ensure(
                    !matches!(board.phase, Phase::FinalExchange { .. })
                        || board.decade == E::LAST_DECADE,
                    || "the final stock exchange is at the end of the last decade".to_owned(),
                )?;
                let is_possible = match board.phase {
                    Phase::FinalExchange(exchange) => exchange.dealt.is_possible_at_the_end(),
                    _ => true,
                };
                ensure(is_possible, || {
                    "the final stock exchange has no such deals".to_owned()
                })
            }
            Phase::Action(hand) => {
                at(hand.step, false)?;
                self.check_hand(board, &hand)
            }
            Phase::Sale(sale) => {
                let good = board.active();
                let sellers = self.sellers_in(board, &sale);
                ensure(
                    sale.importer == board.importers[good.index()]
                        && sale.demand <= self.demand(board, good)
                        && sale.importer_sold <= sale.importer
                        && sale.group <= 5
                        && sale.call <= 60,
                    || "the sale does not fit the market share table".to_owned(),
                )?;
                for seat in Seat::all(players) {
                    let stored = sellers[seat.index()].stored;
                    ensure(E::could_store(self, board, seat, stored), || {
                        format!("seat {seat} has sold more than it can")
                    })?;
                }
                for seat in Seat::all(table::MAX_SEATS as u8) {
                    let seller = &sellers[seat.index()];
                    let most = (seller.produced + seller.stored).min(seller.appeal);
                    ensure(sale.sold[seat.index()] <= most, || {
                        format!("seat {seat} has sold more than it can")
                    })?;
                }
                for seat in Seat::all(table::MAX_SEATS as u8) {
                    let seller = &sellers[seat.index()];
                    let sold = sale.sold[seat.index()];
                    let may_answer = (seller.produced..seller.produced + seller.stored)
                        .contains(&sold)
                        || E::has_stopped(board, seat);
                    let given = sale.answers.given.contains(seat);
                    ensure(
                        given <= may_answer && sale.answers.yes.contains(seat) <= given,
                        || format!("seat {seat} cannot have answered in this sale"),
                    )?;
                }
                let mut copy = sale;
                ensure(
                    copy.run_telling(&sellers, board.start, E::shifting(self, board), &mut ())
                        == Some(board.asked),
                    || format!("seat {} is not called in this sale", board.asked),
                )?;
                ensure(copy == sale, || {
                    "the sale has gone on without an answer".to_owned()
                })
            }
            Phase::Storage(Storage { step, unsold }) => {
                at(step, false)?;
                for seat in Seat::all(table::MAX_SEATS as u8) {
                    let produced = if seat.index() < usize::from(players) {
                        self.output(board, seat, board.active())
                    } else {
                        0
                    };
                    ensure(unsold[seat.index()] <= produced, || {
                        format!("seat {seat} has more unsold goods than it produced")
                    })?;
                }
                ensure(unsold[board.asked.index()] > 0, || {
                    "the asked seat has nothing to store".to_owned()
                })
            }
            Phase::NameStartPlayer => ensure(board.decade < E::LAST_DECADE, || {
                "no start player is named after the last decade".to_owned()
            }),
            Phase::DrawStartPlayer => ensure(*board == E::opening_board(self), || {
                "the start player is drawn before anything else happens".to_owned()
            }),
            Phase::Over => Ok(()),
            Phase::Water(phase) => E::check_asked(self, board, &phase),
        }
    }

    fn check_hand(&self, board: &Board<E>, hand: &ActionInHand) -> Check {
        let administration = &self.components.administration;
        let placed = board.own().space_of(hand.marker);
        ensure(
            placed.is_some_and(|space| {
                E::may_be_paid(self, hand.marker, administration.spaces[space], hand.paid)
            }),
            || format!("{} does not lie on the space that was paid", hand.marker),
        )?;
        ensure(hand.fits(self, board), || {
            format!("what is under way does not fit the marker {}", hand.marker)
        })
    }
}

impl Arkwright {
    /// Spinning Jenny's own pieces.
    pub(crate) fn check_spinning_jenny(&self, board: &Board) -> Check {
        for (place, marker) in Marker::GREY.into_iter().enumerate() {
            let owned = Seat::all(board.players)
                .filter(|seat| board.company(*seat).markers.contains(marker))
                .count();
            let drawn = Marker::DRAWN.iter().position(|drawn| *drawn == marker);
            let display = drawn.map_or(0, |place| board.display[place]);
            let there = owned + usize::from(board.mat[place]) + usize::from(display);
            let due = match marker.kind {
                Kind::StockExchange => self.components.grey.stock_exchange,
                _ => self.components.grey.sets,
            }[self.count_index()];
            ensure(there == usize::from(due), || {
                format!("there are {there} markers {marker}, the game has {due}")
            })?;
        }
        for seat in 0..table::MAX_SEATS {
            let goods = board.parts.of(seat);
            let is_new = |good: &Good| {
                let factory = board.companies[seat].factory(*good);
                factory.is_built() && SpinningJenny::is_past(board, *good)
            };
            let mut built = Good::ALL.iter().filter(|good| goods.contains(**good));
            ensure(goods.is_known() && built.all(is_new), || {
                "a factory was built after a cycle that is not over".to_owned()
            })?;
        }
        Ok(())
    }
}
