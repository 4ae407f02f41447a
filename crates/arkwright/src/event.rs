//! What happened, and why: the ledger, the log and the plots are made from these.

use serde::Serialize;
use table::{Message, Say, Seat};

use crate::action::Action;
use crate::goods::Good;
use crate::marker::Marker;
use crate::water_frame::WaterEvent;

/// Something that happened on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A question had one answer and was not asked.
    Forced { seat: Seat, action: Action },
    /// Somebody has the start player token.
    StartPlayer { seat: Seat },
    /// A light marker was drawn for the 1760 stock exchange.
    MarkerDrawn { marker: Marker },
    /// A new row of the timetable begins.
    DecadeBegan { year: u16 },
    /// The development level rises.
    LevelReached { level: u8 },
    /// A cycle begins; its good is active.
    CycleBegan { good: Good },
    /// The importer of a good moves on the market share table.
    ImporterMoved { good: Good, to: u8 },
    /// Workers come back from the fired workers space to the job market.
    WorkersReturned { count: u8 },
    /// A factory was founded, built or modernized.
    FactoryRaised {
        seat: Seat,
        good: Good,
        level: u8,
        how: Raised,
    },
    /// A factory was closed.
    FactoryClosed {
        seat: Seat,
        good: Good,
        workers: u8,
        machines: u8,
    },
    /// A price was set.
    PriceSet { seat: Seat, good: Good, price: u8 },
    /// Cash came in.
    Received {
        seat: Seat,
        amount: u16,
        why: Income,
    },
    /// Cash was paid to the bank.
    Paid { seat: Seat, amount: u16, why: Cost },
    /// Shares went to the bank.
    SharesSold { seat: Seat, count: u8 },
    /// Shares came from the bank.
    SharesBought { seat: Seat, count: u8 },
    /// Shares had to be sold to pay, each at this value (7.0).
    EmergencySale { seat: Seat, count: u8, value: u8 },
    /// Loans were taken out (7.0).
    LoansTaken { seat: Seat, count: u16 },
    /// Loans were repaid.
    LoansRepaid { seat: Seat, count: u16 },
    /// The share value indicator moved; a penalty may find it on the first space already.
    ShareMoved {
        seat: Seat,
        from: u8,
        to: u8,
        because: Because,
    },
    /// A marker was placed on the administration table.
    MarkerPlaced {
        seat: Seat,
        marker: Marker,
        cost: u8,
    },
    /// A placed marker is used again.
    MarkerReused {
        seat: Seat,
        marker: Marker,
        cost: u8,
    },
    /// A grey marker was taken.
    MarkerTaken { seat: Seat, marker: Marker },
    /// Workers were hired.
    WorkersHired {
        seat: Seat,
        good: Good,
        from_market: u8,
        from_fired: u8,
    },
    /// Workers were fired, and machines without a worker went with them.
    WorkersFired {
        seat: Seat,
        good: Good,
        workers: u8,
        machines: u8,
    },
    /// A machine took a worker's place; rows count from 1.
    MachinePlaced { seat: Seat, good: Good, row: u8 },
    /// The quality marker was turned to a higher value.
    QualityRaised { seat: Seat, good: Good, to: u8 },
    /// The distribution marker was turned to a higher value.
    DistributionRaised { seat: Seat, good: Good, to: u8 },
    /// The distribution marker lost a level after production.
    DistributionFaded { seat: Seat, good: Good, to: u8 },
    /// The production phase of a good begins.
    ProductionBegan {
        good: Good,
        demand: u8,
        importer: u8,
        wage: u8,
    },
    /// A factory produced.
    Produced { seat: Seat, good: Good, count: u8 },
    /// One good was sold at the call of this appeal, by a player or by the importer. The calls are
    /// told in the order in which goods are sold; [`Event::Sold`] sums them up.
    Called {
        good: Good,
        appeal: u8,
        seller: Option<Seat>,
        from_store: bool,
    },
    /// Goods were sold in England, some of them from store.
    Sold {
        seat: Seat,
        good: Good,
        count: u8,
        from_store: u8,
    },
    /// The importer sold goods.
    ImporterSold { good: Good, count: u8 },
    /// So many buyers found nothing to buy.
    DemandLeft { good: Good, count: u8 },
    /// Goods were put in store.
    Stored { seat: Seat, good: Good, count: u8 },
    /// Goods were lost for want of room or by choice.
    Lost { seat: Seat, good: Good, count: u8 },
    /// All action markers went back to their owners.
    MarkersReturned,
    /// An obsolete factory got extra workers, and may miss some.
    Obsolete {
        seat: Seat,
        good: Good,
        workers: u8,
        missing: u8,
    },
    /// The End of Game event was turned to: a last stock exchange for all.
    EndOfGame,
    /// A company was valued.
    Scored {
        seat: Seat,
        shares: u8,
        value: u8,
        score: u16,
        lost: bool,
    },
    /// Something that happens in Water Frame only.
    Water(WaterEvent),
}

/// How a factory came to its level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Raised {
    Founded,
    Built,
    Modernized,
}

/// Where cash came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Income {
    StartUpCapital,
    Shares { count: u8 },
    EmergencySale { count: u8 },
    Loans { count: u16 },
    Sale { good: Good, count: u8, price: u8 },
    WarehouseSale { good: Good, count: u8 },
    Patron { good: Good },
    Jubilee { good: Good },
    Shipment { good: Good, count: u8, price: u8 },
    Office,
    EngineeringWorks,
    RoyalSociety,
}

/// What cash was paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Cost {
    Administration,
    ReuseFee,
    Factory { good: Good, level: u8 },
    FoundedFactories,
    Shares { count: u8 },
    Loans { count: u16 },
    Wages { good: Good, workers: u8, wage: u8 },
    Machines { good: Good, machines: u8 },
    MissingWorkers { count: u8 },
    Inventor,
    HarbourWages { workers: u8, wage: u8 },
    CreditCrisis,
    SocialUnrest { workers: u8 },
}

/// Why a share value indicator moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Because {
    GoodsSold,
    MostAppeal,
    MostSold,
    EmergencySale,
    Loan,
    PriceCut,
    Ships,
    OverdueContract,
    Recession,
    IdleFactory,
    OpenContract,
}

impl Because {
    /// Its message id.
    pub const fn word(self) -> &'static str {
        match self {
            Because::GoodsSold => "because-goods-sold",
            Because::MostAppeal => "because-most-appeal",
            Because::MostSold => "because-most-sold",
            Because::EmergencySale => "because-emergency-sale",
            Because::Loan => "because-loan",
            Because::PriceCut => "because-price-cut",
            Because::Ships => "because-ships",
            Because::OverdueContract => "because-overdue-contract",
            Because::Recession => "because-recession",
            Because::IdleFactory => "because-idle-factory",
            Because::OpenContract => "because-open-contract",
        }
    }

    /// Whether it is a penalty, which is told even where the indicator cannot fall any further.
    pub const fn is_penalty(self) -> bool {
        matches!(
            self,
            Because::Ships
                | Because::OverdueContract
                | Because::Recession
                | Because::IdleFactory
                | Because::OpenContract
        )
    }

    /// Whether it is a step of III.2, for goods sold.
    pub const fn is_for_sales(self) -> bool {
        matches!(
            self,
            Because::GoodsSold | Because::MostAppeal | Because::MostSold
        )
    }
}

fn with_marker(message: Message, marker: Marker) -> Message {
    message
        .with("marker", marker.kind.word())
        .with("shade", marker.shade.word())
}

impl Say for Event {
    fn say(&self) -> Message {
        let new = Message::new;
        match *self {
            Event::Forced { seat, action } => new("forced")
                .with("seat", seat)
                .with("action", table::Arg::Verbatim(action.to_string())),
            Event::StartPlayer { seat } => new("start-player").with("seat", seat),
            Event::MarkerDrawn { marker } => with_marker(new("marker-drawn"), marker),
            Event::DecadeBegan { year } => new("decade-began").with("year", year),
            Event::LevelReached { level } => new("level-reached").with("level", level),
            Event::CycleBegan { good } => new("cycle-began").with("good", good.word()),
            Event::ImporterMoved { good, to } => new("importer-moved")
                .with("good", good.word())
                .with("to", to),
            Event::WorkersReturned { count } => new("workers-returned").with("count", count),
            Event::FactoryRaised {
                seat,
                good,
                level,
                how,
            } => new(match how {
                Raised::Founded => "factory-founded",
                Raised::Built => "factory-built",
                Raised::Modernized => "factory-modernized",
            })
            .with("seat", seat)
            .with("good", good.word())
            .with("level", level),
            Event::FactoryClosed {
                seat,
                good,
                workers,
                machines,
            } => new("factory-closed")
                .with("seat", seat)
                .with("good", good.word())
                .with("workers", workers)
                .with("machines", machines),
            Event::PriceSet { seat, good, price } => new("price-set")
                .with("seat", seat)
                .with("good", good.word())
                .with("price", price),
            Event::Received { seat, amount, why } => {
                let message = |id| new(id).with("seat", seat).with("amount", amount);
                match why {
                    Income::StartUpCapital => message("received-start-up-capital"),
                    Income::Shares { count } => message("received-shares").with("count", count),
                    Income::EmergencySale { count } => {
                        message("received-emergency-sale").with("count", count)
                    }
                    Income::Loans { count } => message("received-loans").with("count", count),
                    Income::Sale { good, count, price } => message("received-sale")
                        .with("good", good.word())
                        .with("count", count)
                        .with("price", price),
                    Income::WarehouseSale { good, count } => message("received-warehouse-sale")
                        .with("good", good.word())
                        .with("count", count),
                    Income::Patron { good } => message("received-patron").with("good", good.word()),
                    Income::Jubilee { good } => {
                        message("received-jubilee").with("good", good.word())
                    }
                    Income::Shipment { good, count, price } => message("received-shipment")
                        .with("good", good.word())
                        .with("count", count)
                        .with("price", price),
                    Income::Office => message("received-office"),
                    Income::EngineeringWorks => message("received-engineering-works"),
                    Income::RoyalSociety => message("received-royal-society"),
                }
            }
            Event::Paid { seat, amount, why } => {
                let message = |id| new(id).with("seat", seat).with("amount", amount);
                match why {
                    Cost::Administration => message("paid-administration"),
                    Cost::ReuseFee => message("paid-reuse-fee"),
                    Cost::Factory { good, level } => message("paid-factory")
                        .with("good", good.word())
                        .with("level", level),
                    Cost::FoundedFactories => message("paid-founded-factories"),
                    Cost::Shares { count } => message("paid-shares").with("count", count),
                    Cost::Loans { count } => message("paid-loans").with("count", count),
                    // With a foreman some are paid less.
                    Cost::Wages {
                        good,
                        workers,
                        wage,
                    } => message(match u16::from(workers) * u16::from(wage) == amount {
                        true => "paid-wages",
                        false => "paid-wages-led",
                    })
                    .with("good", good.word())
                    .with("workers", workers)
                    .with("wage", wage),
                    Cost::Machines { good, machines } => message("paid-machines")
                        .with("good", good.word())
                        .with("machines", machines),
                    Cost::MissingWorkers { count } => {
                        message("paid-missing-workers").with("count", count)
                    }
                    Cost::Inventor => message("paid-inventor"),
                    Cost::HarbourWages { workers, wage } => message("paid-harbour-wages")
                        .with("workers", workers)
                        .with("wage", wage),
                    Cost::CreditCrisis => message("paid-credit-crisis"),
                    Cost::SocialUnrest { workers } => {
                        message("paid-social-unrest").with("workers", workers)
                    }
                }
            }
            Event::SharesSold { seat, count } => {
                new("shares-sold").with("seat", seat).with("count", count)
            }
            Event::SharesBought { seat, count } => {
                new("shares-bought").with("seat", seat).with("count", count)
            }
            Event::EmergencySale { seat, count, value } => new("emergency-sale")
                .with("seat", seat)
                .with("count", count)
                .with("value", value),
            Event::LoansTaken { seat, count } => {
                new("loans-taken").with("seat", seat).with("count", count)
            }
            Event::LoansRepaid { seat, count } => {
                new("loans-repaid").with("seat", seat).with("count", count)
            }
            Event::ShareMoved {
                seat,
                from,
                to,
                because,
            } => new(match from == to {
                true => "share-stayed",
                false => "share-moved",
            })
            .with("seat", seat)
            .with("from", from)
            .with("to", to)
            .with("because", because.word()),
            Event::MarkerPlaced { seat, marker, cost } => {
                with_marker(new("marker-placed").with("seat", seat), marker).with("cost", cost)
            }
            Event::MarkerReused { seat, marker, cost } => {
                with_marker(new("marker-reused").with("seat", seat), marker).with("cost", cost)
            }
            Event::MarkerTaken { seat, marker } => {
                with_marker(new("marker-taken").with("seat", seat), marker)
            }
            Event::WorkersHired {
                seat,
                good,
                from_market,
                from_fired,
            } => new("workers-hired")
                .with("seat", seat)
                .with("good", good.word())
                .with("count", from_market + from_fired)
                .with("fired", from_fired),
            Event::WorkersFired {
                seat,
                good,
                workers,
                machines,
            } => new("workers-fired")
                .with("seat", seat)
                .with("good", good.word())
                .with("count", workers)
                .with("machines", machines),
            Event::MachinePlaced { seat, good, row } => new("machine-placed")
                .with("seat", seat)
                .with("good", good.word())
                .with("row", row),
            Event::QualityRaised { seat, good, to } => new("quality-raised")
                .with("seat", seat)
                .with("good", good.word())
                .with("to", to),
            Event::DistributionRaised { seat, good, to } => new("distribution-raised")
                .with("seat", seat)
                .with("good", good.word())
                .with("to", to),
            Event::DistributionFaded { seat, good, to } => new("distribution-faded")
                .with("seat", seat)
                .with("good", good.word())
                .with("to", to),
            Event::ProductionBegan {
                good,
                demand,
                importer,
                wage,
            } => new("production-began")
                .with("good", good.word())
                .with("demand", demand)
                .with("importer", importer)
                .with("wage", wage),
            Event::Produced { seat, good, count } => new("produced")
                .with("seat", seat)
                .with("good", good.word())
                .with("count", count),
            Event::Called {
                good,
                appeal,
                seller,
                from_store,
            } => match seller {
                Some(seat) => new("called")
                    .with("seat", seat)
                    .with("store", u8::from(from_store)),
                None => new("called-importer"),
            }
            .with("good", good.word())
            .with("count", 1)
            .with("appeal", appeal),
            Event::Sold {
                seat,
                good,
                count,
                from_store,
            } => new("sold")
                .with("seat", seat)
                .with("good", good.word())
                .with("count", count)
                .with("store", from_store),
            Event::ImporterSold { good, count } => new("importer-sold")
                .with("good", good.word())
                .with("count", count),
            Event::DemandLeft { good, count } => new("demand-left")
                .with("good", good.word())
                .with("count", count),
            Event::Stored { seat, good, count } => new("stored")
                .with("seat", seat)
                .with("good", good.word())
                .with("count", count),
            Event::Lost { seat, good, count } => new("lost")
                .with("seat", seat)
                .with("good", good.word())
                .with("count", count),
            Event::MarkersReturned => new("markers-returned"),
            Event::Obsolete {
                seat,
                good,
                workers,
                missing,
            } => new("obsolete")
                .with("seat", seat)
                .with("good", good.word())
                .with("workers", workers)
                .with("missing", missing),
            Event::EndOfGame => new("end-of-game"),
            Event::Scored {
                seat,
                shares,
                value,
                score,
                lost,
            } => new(if lost { "scored-lost" } else { "scored" })
                .with("seat", seat)
                .with("shares", shares)
                .with("value", value)
                .with("score", score),
            Event::Water(ref event) => event.say(),
        }
    }
}

impl Event {
    /// Whether other events sum it up, so that whoever reads all of them need not hear it.
    pub const fn is_detail(&self) -> bool {
        matches!(self, Event::Called { .. })
    }

    /// Whom it concerns, if it concerns one player.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Event::Called { seller, .. } => *seller,
            Event::Forced { seat, .. }
            | Event::StartPlayer { seat }
            | Event::FactoryRaised { seat, .. }
            | Event::FactoryClosed { seat, .. }
            | Event::PriceSet { seat, .. }
            | Event::Received { seat, .. }
            | Event::Paid { seat, .. }
            | Event::SharesSold { seat, .. }
            | Event::SharesBought { seat, .. }
            | Event::EmergencySale { seat, .. }
            | Event::LoansTaken { seat, .. }
            | Event::LoansRepaid { seat, .. }
            | Event::ShareMoved { seat, .. }
            | Event::MarkerPlaced { seat, .. }
            | Event::MarkerReused { seat, .. }
            | Event::MarkerTaken { seat, .. }
            | Event::WorkersHired { seat, .. }
            | Event::WorkersFired { seat, .. }
            | Event::MachinePlaced { seat, .. }
            | Event::QualityRaised { seat, .. }
            | Event::DistributionRaised { seat, .. }
            | Event::DistributionFaded { seat, .. }
            | Event::Produced { seat, .. }
            | Event::Sold { seat, .. }
            | Event::Stored { seat, .. }
            | Event::Lost { seat, .. }
            | Event::Obsolete { seat, .. }
            | Event::Scored { seat, .. } => Some(*seat),
            Event::MarkerDrawn { .. }
            | Event::DecadeBegan { .. }
            | Event::LevelReached { .. }
            | Event::CycleBegan { .. }
            | Event::ImporterMoved { .. }
            | Event::WorkersReturned { .. }
            | Event::ProductionBegan { .. }
            | Event::ImporterSold { .. }
            | Event::DemandLeft { .. }
            | Event::MarkersReturned
            | Event::EndOfGame => None,
            Event::Water(event) => event.seat(),
        }
    }

    /// Every message id an event can have; `texts` has a sentence for each.
    pub const MESSAGES: &[&str] = &[
        "forced",
        "start-player",
        "marker-drawn",
        "decade-began",
        "level-reached",
        "cycle-began",
        "importer-moved",
        "workers-returned",
        "factory-founded",
        "factory-built",
        "factory-modernized",
        "factory-closed",
        "price-set",
        "received-start-up-capital",
        "received-shares",
        "received-emergency-sale",
        "received-loans",
        "received-sale",
        "received-warehouse-sale",
        "paid-administration",
        "paid-reuse-fee",
        "paid-factory",
        "paid-founded-factories",
        "paid-shares",
        "paid-loans",
        "paid-wages",
        "paid-machines",
        "paid-missing-workers",
        "shares-sold",
        "shares-bought",
        "emergency-sale",
        "loans-taken",
        "loans-repaid",
        "share-moved",
        "marker-placed",
        "marker-reused",
        "marker-taken",
        "workers-hired",
        "workers-fired",
        "machine-placed",
        "quality-raised",
        "distribution-raised",
        "distribution-faded",
        "production-began",
        "produced",
        "called",
        "called-importer",
        "sold",
        "importer-sold",
        "demand-left",
        "stored",
        "lost",
        "markers-returned",
        "obsolete",
        "end-of-game",
        "scored",
        "scored-lost",
    ];
}
