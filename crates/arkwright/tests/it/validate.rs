//! Boards from outside: what is refused and where, and that what is accepted can be played on.

use crate::kit::production::{before_production, factory};
use crate::kit::{Table, scale, seat};
use arkwright::{
    ActionInHand, Arkwright, Board, Company, Dealings, Factory, FactoryAction, FinalExchange,
    Foundation, Good, Kind, MachineryAction, Marker, Phase, Preparation, PriceAdjustment, Run,
    Stage, StockExchangeAction, Storage,
};
use serde_json::Value;
use table::laws::{self, Luck};
use table::{Actions, Game, Play, Rng, Seat, Seed, Turn};

/// What is wrong with the predetermined set-up of three players after a change.
#[track_caller]
fn wrong(change: impl FnOnce(&mut Board)) -> String {
    refusal(&Table::predetermined(3).set(change))
}

#[track_caller]
fn refusal(table: &Table) -> String {
    match table.game.validate(&table.board) {
        Ok(()) => panic!("nothing is wrong with it"),
        Err(wrong) => wrong,
    }
}

#[test]
fn numbers_off_the_board_are_named() {
    assert_eq!(
        wrong(|board| board.players = 2),
        "players is 2, the set-up has 3"
    );
    assert_eq!(
        wrong(|board| board.decade = 4),
        "decade 4 is beyond the timetable"
    );
    assert_eq!(wrong(|board| board.cycle = 4), "there is no cycle 4");
    assert_eq!(
        wrong(|board| board.start = seat(4)),
        "start is seat 4, which is not at the table"
    );
    assert_eq!(
        wrong(|board| board.asked = seat(4)),
        "asked is seat 4, which is not at the table"
    );
    assert_eq!(
        wrong(|board| board.empty = 81),
        "the job market has 80 spaces, 81 are empty"
    );
    assert_eq!(
        wrong(|board| board.importers[2] = 51),
        "an importer stands beyond space 50 of the market share table"
    );
    assert_eq!(wrong(|board| board.turn = 40_000), "turn 40000 is too high");
}

#[test]
fn a_company_that_cannot_be_is_named_with_its_seat() {
    let company = |change: fn(&mut Company)| wrong(|board| change(&mut board.companies[1]));
    assert_eq!(
        company(|own| own.cash = 30_000),
        "seat 2: cash 30000 is too much"
    );
    assert_eq!(
        company(|own| own.loans = 2000),
        "seat 2: 2000 loans are too many"
    );
    assert_eq!(
        company(|own| own.shares = 31),
        "seat 2: 31 shares, there are 30"
    );
    for space in [0, 61] {
        let space = wrong(|board| board.companies[1].space = space);
        assert!(space.starts_with("seat 2: share space "), "{space}");
    }
    assert_eq!(
        company(|own| own.stored = [3, 0, 0, 3]),
        "seat 2: more than 5 goods in store"
    );
    assert_eq!(
        company(|own| own.stored = [255, 255, 255, 255]),
        "seat 2: more than 5 goods in store"
    );
    assert_eq!(
        company(|own| own.administration[0] = Some(Marker::dark(Kind::Quality))),
        "seat 2: quality dark lies on the administration table, but not once or not his"
    );
    assert_eq!(
        company(|own| own.administration[..2].fill(Some(Marker::own(Kind::Quality)))),
        "seat 2: quality lies on the administration table, but not once or not his"
    );
    assert_eq!(
        company(|own| own.markers = Default::default()),
        "seat 2: the six markers of the own colour are not all there"
    );
    let full = company(|own| {
        for (space, kind) in own.administration.iter_mut().zip(Kind::ALL) {
            *space = Some(Marker::own(kind));
        }
    });
    assert!(
        full.starts_with("seat 2: all spaces of the administration table are taken"),
        "{full}"
    );
    assert_eq!(
        wrong(|board| board.companies[3].cash = 1),
        "seat 4 is not at the table, but has pieces"
    );
}

#[test]
fn a_factory_that_cannot_be_is_named_with_its_seat_and_good() {
    let clothes = |change: fn(&mut Factory)| {
        wrong(|board| change(&mut board.companies[0].factories[Good::Clothes.index()]))
    };
    assert_eq!(
        clothes(|own| own.level = 2),
        "seat 1: clothes: level 2 has not been reached"
    );
    assert_eq!(
        clothes(|own| own.quality = 5),
        "seat 1: clothes: a quality or distribution marker is too high"
    );
    assert_eq!(
        clothes(|own| own.distribution = 5),
        "seat 1: clothes: a quality or distribution marker is too high"
    );
    assert_eq!(
        clothes(|own| own.extra = 9),
        "seat 1: clothes: 9 extra workers are too many"
    );
    assert_eq!(
        clothes(|own| own.pieces = 1),
        "seat 1: clothes: 1 pieces do not fit into the rows"
    );
    assert_eq!(
        clothes(|own| own.pieces = 11),
        "seat 1: clothes: 11 pieces do not fit into the rows"
    );
    assert_eq!(
        clothes(|own| own.machines = [0, 2, 0, 0]),
        "seat 1: clothes: row 2 has too many machines"
    );
    assert_eq!(
        clothes(|own| own.machines = [0, 0, 1, 0]),
        "seat 1: clothes: row 3 has too many machines"
    );
    assert_eq!(
        clothes(|own| (own.pieces, own.machines) = (5, [0, 0, 1, 0])),
        "seat 1: clothes: row 3 has too many machines"
    );
    for price in [4, 10, 26] {
        let price = wrong(|board| board.companies[0].factories[1].price = price);
        assert!(price.starts_with("seat 1: clothes: the price "), "{price}");
    }
    assert_eq!(
        clothes(|own| own.price = 0),
        "seat 1: the price of clothes is missing"
    );
    assert_eq!(
        wrong(|board| board.companies[0].factories[3].pieces = 3),
        "seat 1: lamps: no factory, but something lies on it"
    );
    let on_stored_goods = before_production(2, Good::Lamps, |board| {
        board.decade = 2;
        board.empty = 40;
        board.companies[0].factories[3] = Factory {
            quality: 4,
            distribution: 4,
            ..factory(Good::Lamps, 2, 1, 22)
        };
    })
    .set(|board| board.companies[0].stored[3] = 4);
    assert_eq!(
        refusal(&on_stored_goods),
        "seat 1: lamps: the price 22 is not allowed"
    );
}

#[test]
fn missing_and_surplus_pieces_are_counted() {
    assert_eq!(
        wrong(|board| board.fired += 1),
        "there are 81 workers on the board, the game has 80"
    );
    assert_eq!(
        wrong(|board| board.empty += 1),
        "there are 79 workers on the board, the game has 80"
    );
    assert_eq!(
        wrong(|board| board.mat[1] += 1),
        "there are 3 markers quality light, the game has 2"
    );
    assert_eq!(
        wrong(|board| board.companies[1]
            .markers
            .insert(Marker::dark(Kind::Machinery))),
        "there are 3 markers machinery dark, the game has 2"
    );
    assert_eq!(
        wrong(|board| board.mat = [255; 7]),
        "there are 256 markers machinery light, the game has 2"
    );
}

#[test]
fn a_pending_decision_has_to_belong_to_the_one_who_is_asked() {
    assert_eq!(
        wrong(|board| board.asked = seat(2)),
        "seat 2 is asked, it is the turn of seat 1"
    );
    assert_eq!(
        wrong(|board| board.phase = Phase::Administration { step: 3 }),
        "there is no step 3"
    );
    assert_eq!(
        wrong(|board| board.phase = Phase::DrawStartPlayer),
        "the phase does not belong to the decade"
    );
    assert_eq!(
        wrong(|board| board.decade = 0),
        "the phase does not belong to the decade"
    );
    let hand = ActionInHand {
        step: 0,
        marker: Marker::own(Kind::Workers),
        paid: 4,
        stage: Stage::SpecialMarker,
    };
    assert_eq!(
        wrong(|board| board.phase = Phase::Action(hand)),
        "workers does not lie on the space that was paid"
    );
    let with_hand = |stage| {
        wrong(|board| {
            board.companies[0].administration[1] = Some(hand.marker);
            board.phase = Phase::Action(ActionInHand { stage, ..hand });
        })
    };
    assert_eq!(
        with_hand(Stage::Machinery(MachineryAction { left: 1 })),
        "what is under way does not fit the marker workers"
    );
    assert_eq!(
        wrong(|board| {
            board.phase = Phase::Storage(Storage {
                step: 0,
                unsold: [9, 0, 0, 0],
            });
        }),
        "seat 1 has more unsold goods than it produced"
    );
    assert_eq!(
        wrong(|board| {
            board.phase = Phase::FinalExchange(FinalExchange {
                step: 0,
                dealt: Default::default(),
            });
        }),
        "the final stock exchange is at the end of the last decade"
    );
    let table = Table::predetermined(3).set(|board| {
        board.decade = 3;
        board.phase = Phase::NameStartPlayer;
    });
    assert_eq!(
        refusal(&table),
        "no start player is named after the last decade"
    );
}

#[test]
fn dealings_and_buildings_that_cannot_be_are_refused() {
    let exchange = |dealt| {
        wrong(|board| {
            let marker = Marker::own(Kind::StockExchange);
            board.companies[0].administration[0] = Some(marker);
            board.phase = Phase::Action(ActionInHand {
                step: 0,
                marker,
                paid: 2,
                stage: Stage::StockExchange(StockExchangeAction { dealt }),
            });
        })
    };
    let none = Dealings::default();
    let misfit = "what is under way does not fit the marker exchange";
    assert_eq!(exchange(Dealings { deals: 33, ..none }), misfit);
    let closed = Dealings {
        other_closed: true,
        ..none
    };
    assert_eq!(exchange(closed), misfit);
    let selling = Dealings {
        run: Some(Run::Selling),
        deals: 1,
        ..none
    };
    let table = Table::predetermined(3).set(|board| {
        board.decade = 3;
        board.phase = Phase::FinalExchange(FinalExchange {
            step: 0,
            dealt: selling,
        });
    });
    assert_eq!(
        refusal(&table),
        "the final stock exchange has no such deals"
    );

    let factory = |action: FactoryAction| {
        wrong(|board| {
            let marker = Marker::own(Kind::Factory);
            board.companies[0].administration[0] = Some(marker);
            board.phase = Phase::Action(ActionInHand {
                step: 0,
                marker,
                paid: 2,
                stage: Stage::Factory(action),
            });
        })
    };
    let none = FactoryAction::default();
    let misfit = "what is under way does not fit the marker factory";
    assert_eq!(factory(FactoryAction { fee: 1, ..none }), misfit);
    // Level II in 1770, level I twice, and a level of a good without a factory.
    for due in [[0b0100, 0, 0, 0], [0b0010, 0, 0, 0], [0, 0, 0, 0b0001]] {
        assert_eq!(factory(FactoryAction { due, ..none }), misfit, "{due:?}");
    }
    // Closed in this action, and yet it stands.
    let closed = [0b0001, 0, 0, 0];
    assert_eq!(factory(FactoryAction { closed, ..none }), misfit);
}

#[test]
fn a_question_without_a_choice_is_no_question() {
    let hand = ActionInHand {
        step: 0,
        marker: Marker::own(Kind::Factory),
        paid: 2,
        stage: Stage::Prices(PriceAdjustment {
            affected: Default::default(),
            adjusted: Default::default(),
            budget: 0,
        }),
    };
    assert_eq!(
        wrong(|board| {
            board.companies[0].administration[0] = Some(hand.marker);
            board.phase = Phase::Action(hand);
        }),
        "seat 1 is asked, but has no choice"
    );
}

/// A free set-up before its first foundation.
fn foundation() -> Table {
    Table::free(3, "validate")
}

#[test]
fn a_preparation_round_that_cannot_be_is_refused() {
    let start = foundation().board.start;
    let number = start.number();
    let table = foundation().set(|board| {
        board.companies[start.index()].factories[0] = factory(Good::Food, 1, 2, 5);
        board.empty += 4;
    });
    assert_eq!(
        refusal(&table),
        format!("seat {number}: 0 factories are due at this point of 1760")
    );
    // All workers fired: a foundation would find none on the job market.
    let table = foundation().set(|board| (board.empty, board.fired) = (80, 80));
    assert_eq!(refusal(&table), "80 workers are fired in 1760");
    let table = foundation().set(|board| {
        board.mat[3] -= 1;
        board.companies[start.index()]
            .markers
            .insert(Marker::light(Kind::StockExchange));
    });
    assert_eq!(
        refusal(&table),
        format!("seat {number}: a grey marker before its pick")
    );
    let mut table = foundation();
    table.act(&["found food", "price food 5"]);
    table.is_valid();
    let table = table.set(|board| {
        board.companies[start.index()].factories[0].quality = 1;
    });
    assert_eq!(
        refusal(&table),
        format!("seat {number}: food is not as it is founded")
    );
    let table = foundation().set(|board| {
        board.phase = Phase::Foundation(Foundation {
            round: 2,
            step: 0,
            price_due: None,
        });
    });
    assert_eq!(refusal(&table), "there is no foundation 2");
}

#[test]
fn a_sale_that_cannot_be_is_refused() {
    let table = || {
        let mut table = before_production(2, Good::Food, |board| {
            board.empty = 29;
            for company in &mut board.companies[..2] {
                company.factories[0] = factory(Good::Food, 1, 1, 5);
            }
            board.companies[0].stored[0] = 2;
        });
        table.produce();
        table.is_valid();
        table
    };
    let with = |change: fn(&mut arkwright::Sale)| {
        refusal(&table().set(|board| {
            if let Phase::Sale(sale) = &mut board.phase {
                change(sale);
            }
        }))
    };
    let misfit = "the sale does not fit the market share table";
    assert_eq!(with(|sale| sale.importer = 3), misfit);
    assert_eq!(with(|sale| sale.demand = 200), misfit);
    assert_eq!(
        with(|sale| sale.sold[0] = 200),
        "seat 1 has sold more than it can"
    );
    assert_eq!(
        with(|sale| sale.sold[3] = 1),
        "seat 4 has sold more than it can"
    );
    assert_eq!(
        with(|sale| {
            sale.answers.given.insert(Seat::new(1));
        }),
        "seat 2 cannot have answered in this sale",
        "it has nothing in store"
    );
    assert_eq!(
        with(|sale| sale.answers.yes.insert(Seat::new(0))),
        "seat 1 cannot have answered in this sale",
        "no yes without an answer"
    );
    assert_eq!(
        with(|sale| sale.answers.given.insert(Seat::new(0))),
        "the sale has gone on without an answer",
        "having answered, it would only be called again later"
    );
    assert_eq!(
        with(|sale| sale.call = 60),
        "the sale has gone on without an answer"
    );
}

/// A random board in the middle of a game.
fn middle(game: &Arkwright, number: u64) -> Board {
    let mut boards = Vec::new();
    let bytes = number.to_le_bytes();
    let seed = Seed::new("middle").nth(number);
    laws::random_play(game, &seed, &bytes, 2000, |board, _| boards.push(*board))
        .expect("random games come to an end");
    let mut luck = Luck::new(&bytes);
    boards[luck.below(boards.len())]
}

fn games() -> impl Iterator<Item = Arkwright> {
    (2..=4).flat_map(|players| {
        [Preparation::Free, Preparation::Predetermined]
            .map(|how| Arkwright::spinning_jenny(players, how))
    })
}

#[test]
fn boards_come_back_from_json() {
    for game in games() {
        for number in 0..30 {
            let board = middle(&game, number);
            let text = serde_json::to_string(&board).expect("a board is plain data");
            let back: Board = serde_json::from_str(&text).expect("it reads what it writes");
            assert_eq!(back, board);
        }
    }
}

#[test]
fn seats_that_no_table_has_do_not_read() {
    let json = serde_json::to_value(Table::predetermined(2).board).expect("plain data");
    assert_eq!(
        (&json["start"], &json["asked"]),
        (&Value::from(0), &Value::from(0))
    );
    for (place, number) in [("start", 4), ("asked", 255), ("start", 200)] {
        let mut broken = json.clone();
        broken[place] = Value::from(number);
        let error = serde_json::from_value::<Board>(broken).expect_err("no such seat");
        let told = format!("{number} is not a seat from 0 to 3");
        assert!(error.to_string().contains(&told), "{error}");
    }
    // A seat that exists, but not at this table of two.
    let mut broken = json;
    broken["asked"] = Value::from(2);
    let board: Board = serde_json::from_value(broken).expect("seat 3 exists");
    let game = Arkwright::spinning_jenny(2, Preparation::Predetermined);
    assert_eq!(
        game.validate(&board),
        Err("asked is seat 3, which is not at the table".to_owned())
    );
}

/// Every number in a JSON value.
fn numbers<'a>(value: &'a mut Value, found: &mut Vec<&'a mut Value>) {
    match value {
        Value::Number(_) => found.push(value),
        Value::Array(list) => list.iter_mut().for_each(|item| numbers(item, found)),
        Value::Object(map) => map.values_mut().for_each(|item| numbers(item, found)),
        _ => {}
    }
}

/// Changes a few numbers of a board, often by just one, so that some changes cancel out.
fn distorted(board: &Board, rng: &mut Rng) -> Option<Board> {
    let mut json = serde_json::to_value(board).expect("a board is plain data");
    let mut places = Vec::new();
    numbers(&mut json, &mut places);
    let count = places.len() as u32;
    let change = 1 + i64::from(rng.below(3));
    for _ in 0..=rng.below(3) {
        let value = &mut *places[rng.below(count) as usize];
        let old = value.as_i64()?;
        let new = match rng.below(6) {
            0 => i64::from(rng.below(256)),
            1 | 2 => old + change,
            3 | 4 => old - change,
            _ => i64::from(rng.below(6)),
        };
        *value = Value::from(new.max(0));
    }
    drop(places);
    serde_json::from_value(json).ok()
}

/// Whatever is accepted can be played to the end, and every board on the way is accepted or at least
/// playable.
#[test]
fn a_board_that_is_accepted_can_be_played_to_the_end() {
    let mut rng = Rng::new(7);
    let mut accepted = 0;
    for game in games() {
        for number in 0..40 * u64::from(scale()) {
            let board = middle(&game, number);
            for _ in 0..60 {
                let Some(other) = distorted(&board, &mut rng) else {
                    continue;
                };
                if other == board || game.validate(&other).is_err() {
                    continue;
                }
                accepted += 1;
                plays_out(&game, other, &mut rng);
            }
        }
    }
    assert!(accepted > 1000, "{accepted} boards were accepted");
}

fn plays_out(game: &Arkwright, board: Board, rng: &mut Rng) {
    let play = Play::from_board(game, board, rng.next());
    let mut play = play.expect("the board was accepted");
    let mut actions = Actions::new();
    for _ in 0..2000 {
        match play.turn() {
            Turn::Over => return,
            Turn::Reveal => panic!("the play has a dealer"),
            Turn::Ask { .. } => {
                actions.clear();
                game.legal(play.board(), &mut actions);
                assert!(actions.len() > 1, "{:?}", play.board());
                let action = actions[rng.below(actions.len() as u32) as usize];
                play.act(action, &mut ()).expect("it was offered");
                assert_eq!(game.forecast(play.board()).len(), 4);
            }
        }
    }
    panic!("the game never ends from {board:?}");
}

#[test]
fn nothing_is_drawn_before_the_start_player() {
    let game = Arkwright::spinning_jenny(3, Preparation::Free);
    let (mut board, _) = game.deal(&Seed::new("undrawn"));
    assert_eq!(game.validate(&board), Ok(()));
    board.mat[0] -= 1;
    board.display[0] += 1;
    assert!(game.validate(&board).is_err());
}

/// Otherwise the table would be full before the decade is over.
#[test]
fn a_player_has_placed_no_more_markers_than_actions_were_had() {
    let placed = |cycle: u8, count: usize| {
        let table = Table::predetermined(3).set(|board| {
            board.cycle = cycle;
            let spaces = board.companies[1].administration.iter_mut().take(count);
            for (space, kind) in spaces.zip(Kind::ALL) {
                *space = Some(Marker::own(kind));
            }
        });
        table.game.validate(&table.board).err()
    };
    for cycle in 0..4 {
        let count = usize::from(cycle);
        assert_eq!(placed(cycle, count), None);
        assert_eq!(
            placed(cycle, count + 1),
            Some(format!(
                "seat 2: {} markers on the administration table after {cycle} actions",
                count + 1
            ))
        );
    }
}
