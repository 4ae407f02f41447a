//! One message of each kind that only Water Frame can say: the tests of every language go by it.

use table::{Illegal, Message, Say, Seat};

use super::account;
use super::components::WaterComponents;
use super::event::WaterEvent;
use super::event_marker::EventMarker;
use super::harbour::{Fleet, Place};
use super::now;
use super::tile::Tile;
use super::verdict;
use crate::action::Action;
use crate::advice;
use crate::event::{Because, Cost, Event, Income};
use crate::goods::Good;
use crate::marker::Marker;
use crate::notation;
use crate::reason::Reason;
use crate::samples;
use crate::summary;

/// Everything that can be said, with its arguments.
pub(crate) fn all() -> Vec<Message> {
    let mut all = samples::all();
    all.extend(events().iter().map(Say::say));
    all.extend(choices().iter().map(Say::say));
    all.extend(questions());
    all.extend(refusals().into_iter().map(|refusal| refusal.message));
    all.extend(summary::samples(&events()));
    all.push(Message::new("sum-warehouse-rearranged").with("count", 2));
    all.extend(account::samples());
    all.extend(left_out());
    all.extend(about());
    all.extend(now::samples());
    all.extend(verdict::samples());
    all
}

/// One event for each thing that can happen in Water Frame only, and for each cause.
fn events() -> Vec<Event> {
    let seat = Seat::new(0);
    let good = Good::Lamps;
    let tile = Tile::Foreman;
    let place = Place::Column(Good::Clothes);
    let mut events: Vec<Event> = [
        WaterEvent::RowLaid {
            row: 0,
            counts: [2, 1, 0, 2],
        },
        WaterEvent::EconomyMarker {
            importer: 1,
            workers: 3,
        },
        WaterEvent::TileReturned { seat, tile },
        WaterEvent::TileAssigned { seat, tile, good },
        WaterEvent::InventorUsed { seat, uses: 1 },
        WaterEvent::DeveloperUsed { seat },
        WaterEvent::ContractTaken { seat, good, to: 4 },
        WaterEvent::ContractRose { seat, good, to: 6 },
        WaterEvent::ContractFulfilled {
            seat,
            good,
            count: 6,
            ships: 2,
        },
        WaterEvent::WarehouseMoved {
            seat,
            from: Place::Line,
            to: place,
        },
        WaterEvent::WarehouseDismissed { seat, place },
        WaterEvent::WorkersResettled {
            seat,
            good,
            count: 2,
        },
        WaterEvent::WarehouseResettled { seat, place },
        WaterEvent::ExtraShift { seat, good },
        WaterEvent::RowShut { seat, good, row: 3 },
        WaterEvent::FactoryMarked { seat, good },
        WaterEvent::WorkersGone {
            from_market: 3,
            from_fired: 1,
        },
        WaterEvent::MachineSmashed { seat, good, row: 1 },
        WaterEvent::SharesForfeited { seat, count: 2 },
    ]
    .map(Event::Water)
    .into();
    let mut tell = |event| events.push(Event::Water(event));
    for tile in Tile::ALL {
        tell(WaterEvent::TileDrawn { tile });
        tell(WaterEvent::TileTaken { seat, tile });
    }
    for event in EventMarker::ALL {
        tell(WaterEvent::EventRevealed { event });
        tell(WaterEvent::EventEnded { event });
    }
    for place in Place::ALL {
        for from_fired in [0, 1] {
            tell(WaterEvent::WarehouseStaffed {
                seat,
                place,
                from_market: 1 - from_fired,
                from_fired,
            });
        }
    }
    for (from_market, from_fired) in [(0, 0), (1, 0), (2, 1)] {
        tell(WaterEvent::ShipTaken {
            seat,
            capacity: 6,
            from_market,
            from_fired,
        });
        tell(WaterEvent::ShipReturned {
            seat,
            capacity: 6,
            crew: from_market,
        });
    }
    let amount = 30;
    for why in [
        Income::Patron { good },
        Income::Jubilee { good },
        Income::Shipment {
            good,
            count: 4,
            price: 9,
        },
        Income::Office,
        Income::EngineeringWorks,
        Income::RoyalSociety,
    ] {
        events.push(Event::Received { seat, amount, why });
    }
    for why in [
        Cost::Inventor,
        Cost::HarbourWages {
            workers: 3,
            wage: 4,
        },
        Cost::CreditCrisis,
        Cost::SocialUnrest { workers: 9 },
        // With a foreman.
        Cost::Wages {
            good,
            workers: 6,
            wage: 4,
        },
    ] {
        events.push(Event::Paid { seat, amount, why });
    }
    for because in [
        Because::Ships,
        Because::OverdueContract,
        Because::Recession,
        Because::IdleFactory,
        Because::OpenContract,
    ] {
        events.push(Event::ShareMoved {
            seat,
            from: 10,
            to: 8,
            because,
        });
    }
    events.push(Event::ShareMoved {
        seat,
        from: 1,
        to: 1,
        because: Because::Ships,
    });
    for marker in markers() {
        events.push(Event::MarkerTaken { seat, marker });
        events.push(Event::MarkerPlaced {
            seat,
            marker,
            cost: 6,
        });
    }
    events
}

/// The markers that Spinning Jenny does not have, and the ships.
fn markers() -> impl Iterator<Item = Marker> {
    let ships = [0, 1].map(Marker::ship);
    Marker::PRODUCTION.into_iter().chain(ships)
}

/// The example of each form of the notation, and what they cannot show.
fn choices() -> Vec<Action> {
    let example = |line: &str| line.parse().expect("the examples of the notation parse");
    let (forms, _) = notation::of_water_frame();
    let mut choices: Vec<Action> = forms.iter().map(|form| example(form.example)).collect();
    choices.extend(Fleet::ALL.map(|fleet| Action::Ship(4, fleet)));
    choices.extend(Place::ALL.map(Action::Staff));
    choices.extend(Tile::ALL.map(Action::TakeTile));
    choices.extend(markers().map(|marker| Action::Place(marker, 6)));
    choices
}

/// Every question.
fn questions() -> Vec<Message> {
    let plain = [
        "prompt-draw-row",
        "prompt-draw-tile",
        "prompt-draw-economy",
        "prompt-draw-event",
        "prompt-share-sale",
        "prompt-first-special-marker",
        "prompt-lobby",
        "prompt-school",
        "prompt-production",
        "prompt-store-extra",
        "prompt-charisma",
        "prompt-firing",
        "prompt-lose-ship",
        "prompt-made-in-england",
        "prompt-luddism",
        "prompt-broker",
        "prompt-discard",
        "prompt-return-tile",
        "prompt-inventor",
    ];
    let of_good = [
        "prompt-school-before",
        "prompt-school-row",
        "prompt-patron",
        "prompt-jubilee",
        "prompt-shipment",
    ];
    let good = Good::Cutlery.word();
    let mut questions: Vec<Message> = plain.map(Message::new).to_vec();
    questions.extend(of_good.map(|id| Message::new(id).with("good", good)));
    questions.extend([1, 2].map(|count| Message::new("prompt-patent").with("count", count)));
    questions.push(Message::new("prompt-ship").with("left", 6));
    questions
}

/// Every refusal, with the arguments it comes with.
fn refusals() -> Vec<Illegal> {
    let with_args = |reason: &Reason| {
        let illegal = reason.illegal();
        match reason {
            Reason::NoSuchAmount | Reason::NoUseForMore => illegal.with("least", 2).with("most", 6),
            Reason::OnlyAmount => illegal.with("amount", 4),
            Reason::TooFewForFactories => illegal.with("least", 4),
            Reason::ShipNeedsMore => illegal.with("least", 4).with("short", 0),
            Reason::TooLittleCashAtHalfPrice => illegal.with("most", 1),
            Reason::OtherCount => illegal.with("count", 4),
            Reason::NoContract => illegal.with("good", Good::Lamps.word()),
            Reason::TooFewGoods => {
                let illegal = illegal.with("good", Good::Lamps.word());
                illegal.with("count", 4).with("there", 2)
            }
            Reason::OtherCountWithAgent => {
                illegal.with("count", 4).with("least", 3).with("most", 5)
            }
            Reason::ShipCarriesLess => illegal.with("left", 2),
            _ => illegal,
        }
    };
    let refusals = Reason::WATER_FRAME.iter().map(with_args);
    refusals.flat_map(advice::samples).collect()
}

/// All that being done can leave out.
fn left_out() -> Vec<Message> {
    let plain = ["left-school", "left-ship", "left-production"];
    let mut left: Vec<Message> = plain.map(Message::new).to_vec();
    left.extend([1, 2].map(|count| Message::new("left-patent").with("count", count)));
    left
}

/// What tiles and events do.
fn about() -> impl Iterator<Item = Message> {
    let numbers = WaterComponents::compiled();
    let tiles = Tile::ALL.map(|tile| numbers.about_tile(tile));
    let events = EventMarker::ALL.map(|event| numbers.about_event(event));
    tiles.into_iter().chain(events)
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use table::{Game, Play, Rng, Seed, Told, Turn};

    use super::*;
    use crate::game::{Arkwright, Preparation};
    use crate::water_frame::{WaterFrame, WaterOptions};

    type Known = BTreeMap<&'static str, BTreeSet<Vec<&'static str>>>;

    fn names(message: &Message) -> Vec<&'static str> {
        let mut names: Vec<_> = message.args.iter().map(|(name, _)| *name).collect();
        names.sort_unstable();
        names
    }

    fn known() -> Known {
        let mut known = Known::new();
        for message in all() {
            known.entry(message.id).or_default().insert(names(&message));
        }
        known
    }

    #[track_caller]
    fn is_known(known: &Known, message: &Message) {
        let sampled = known.get(message.id);
        let sampled = sampled.unwrap_or_else(|| panic!("{} is not among the samples", message.id));
        assert!(sampled.contains(&names(message)), "{message:?}");
    }

    /// Plays a game by chance and looks at everything that is said in it.
    fn walk(known: &Known, players: u8, options: WaterOptions, seed: u64) {
        let game = Arkwright::water_frame(players, options);
        let mut play = Play::deal(game.clone(), Seed::new(&format!("samples {seed}")));
        let mut rng = Rng::new(seed);
        let mut events = Vec::new();
        while let Turn::Ask { .. } = play.turn() {
            is_known(known, &Told::question(&game, play.board()).message);
            if let Some(left) = Told::left_out(&game, play.board(), play.board()) {
                is_known(known, &left);
            }
            let seat = play.board().asked;
            let tiles = Tile::ALL.map(|tile| game.tile_now(play.board(), seat, tile));
            let coming = EventMarker::ALL.map(|event| game.event_now(play.board(), seat, event));
            for now in tiles.into_iter().chain(coming).flatten() {
                is_known(known, &now);
            }
            let legal = play.legal();
            for action in legal.iter() {
                is_known(known, &action.say());
            }
            // What anybody could think of is refused with a reason that is told.
            for action in choices() {
                if let Err(illegal) = game.check(play.board(), action) {
                    is_known(known, &illegal.message);
                }
            }
            events.clear();
            let action = legal[rng.below(legal.len() as u32) as usize];
            play.act(action, &mut events).expect("it is offered");
            play.turn_up(&mut events);
            events
                .iter()
                .for_each(|event| is_known(known, &event.say()));
        }
    }

    #[test]
    fn whatever_is_said_in_a_game_is_among_the_samples() {
        let known = known();
        for players in 2..=4 {
            for seed in 0..3 {
                let extra_events = seed % 2 == 0;
                let free = WaterOptions {
                    patrons: true,
                    extra_events,
                    ..WaterOptions::default()
                };
                walk(&known, players, free, seed);
                let predetermined = WaterOptions {
                    preparation: Preparation::Predetermined,
                    shuffled_events: true,
                    ..WaterOptions::default()
                };
                walk(&known, players, predetermined, seed);
            }
        }
    }

    #[test]
    fn every_choice_is_called_after_its_verb() {
        for action in choices() {
            let line = action.to_string();
            let verb = line.split(' ').next().unwrap_or_default();
            let id = action.say().id;
            assert!(id.starts_with(&format!("action-{verb}")) || id == "action-replace-ship");
        }
    }

    #[test]
    fn each_version_lists_its_own_forms() {
        let lists = |forms: notation::Forms| {
            let patterns = |forms: &[table::Form]| -> Vec<&'static str> {
                forms.iter().map(|form| form.pattern).collect()
            };
            (patterns(forms.0), patterns(forms.1))
        };
        let (jenny, drawn) = lists(<Arkwright as Told>::forms());
        assert_eq!(jenny.last(), Some(&"done"));
        assert_eq!(drawn, ["start SEAT", "draw MARKER"]);
        let (water, revealed) = lists(<Arkwright<WaterFrame> as Told>::forms());
        assert_eq!(water[..jenny.len()], jenny);
        assert!(water.contains(&"smash GOOD ROW") && !jenny.contains(&"smash GOOD ROW"));
        assert!(revealed.contains(&"event EVENT") && !revealed.contains(&"draw MARKER"));
    }
}
