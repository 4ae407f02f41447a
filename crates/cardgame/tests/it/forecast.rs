//! The forecast says what production then brings.

use crate::kit::walk::{Step, deals, every_game, walk};
use cardgame::{Action, Board, CardGame, Event, Options, PRICE_WHYS, Phase, SeatForecast};
use table::{Actions, Game, Seat, Seed, Told, Turn};
use texts::{Lang, Texts};

/// Plays a production on with plain answers, and collects what happens.
fn produce(game: &CardGame, board: &Board) -> Vec<Event> {
    let mut board = *board;
    let mut events = Vec::new();
    let round = board.round;
    while board.round == round && matches!(game.turn(&board), Turn::Ask { .. }) {
        let action = match board.phase {
            Phase::Bonus => Action::Bonus,
            Phase::StoredSale | Phase::Storage => game.usual(&board).expect("it is small"),
            Phase::Customs => {
                let mut actions = Actions::new();
                game.legal(&board, &mut actions);
                actions[actions.len() - 1]
            }
            phase if phase.is_production() => Action::Done,
            _ => break,
        };
        game.act(&mut board, action, &mut events);
    }
    events
}

/// Once the last player has set the price, the forecast of the active good is what happens.
#[test]
fn the_forecast_comes_true() {
    let (mut compared, mut stored, mut bankrupt) = (0, 0, 0);
    for game in every_game() {
        for (seed, bytes) in deals("forecast", 3) {
            walk(&game, &seed, &bytes, |Step { before, .. }| {
                let is_last = before.step + 1 == game.players();
                let is_free = !before.hand.has_foreman && before.hand.replace.is_none();
                if before.phase != Phase::Development || !is_last || !is_free {
                    return;
                }
                let good = before.good();
                let forecast = game.forecast_of(before, good);
                let mut after = *before;
                let mut events = Vec::new();
                game.act(&mut after, Action::Done, &mut events);
                events.extend(produce(&game, &after));
                for seat in Seat::all(game.players()) {
                    let told = &forecast.seats[seat.index()];
                    let mut steps = 0;
                    for event in events.iter().filter(|event| event.seat() == Some(seat)) {
                        match *event {
                            Event::Produced { made, .. } => assert_eq!(told.made, made),
                            Event::Sold {
                                limit,
                                made,
                                from_store,
                                price,
                                income,
                                ..
                            } => {
                                compared += 1;
                                let sold = made + from_store;
                                assert_eq!((told.limit, told.sold), (limit, sold));
                                assert_eq!((told.price, told.income), (price, income));
                            }
                            Event::Stored { count, .. } => {
                                stored += 1;
                                assert_eq!(told.stored, count);
                            }
                            Event::CostsPaid { costs, .. } => {
                                assert_eq!(told.costs, costs);
                                let result = i32::from(told.income) - i32::from(costs.total());
                                assert_eq!(told.result, result);
                            }
                            Event::Bankrupt { .. } => {
                                bankrupt += 1;
                                assert!(told.is_bankrupt);
                            }
                            Event::ValueRaised { .. } => steps += 1,
                            _ => {}
                        }
                    }
                    assert_eq!(told.value_steps, steps);
                }
            });
        }
    }
    assert!(
        compared > 500 && stored > 50 && bankrupt > 0,
        "{compared} {stored} {bankrupt}"
    );
}

/// A forecast can be asked for at any time, and leaves goods in one place each.
#[test]
fn a_forecast_counts_every_good_once() {
    for game in every_game() {
        for (seed, bytes) in deals("counted", 1) {
            walk(&game, &seed, &bytes, |Step { after, .. }| {
                for told in game.forecast(after) {
                    if after.phase.is_production() && told.good == after.good() {
                        continue;
                    }
                    for seat in Seat::all(game.players()) {
                        let own = &told.seats[seat.index()];
                        let stored = after.company(seat).factory(told.good).stored;
                        if !own.produces || own.is_bankrupt || after.phase == Phase::Over {
                            continue;
                        }
                        let all = u16::from(stored) + u16::from(own.made);
                        let used = [own.sold, own.stored, own.wasted].map(u16::from);
                        assert_eq!(all, used.iter().sum::<u16>(), "{own:?}");
                        assert!(own.sold <= own.limit && own.limit <= own.appeal);
                    }
                }
            });
        }
    }
}

/// Each price that can be set is forecast, and a lower price never has less appeal.
#[test]
fn every_price_is_forecast() {
    let game = CardGame::new(2, Options::default());
    let (mut board, _) = game.deal(&Seed::new("prices"));
    for line in ["foreman food", "done"] {
        game.act(&mut board, line.parse().expect("it reads"), &mut ());
    }
    assert_eq!(board.phase, Phase::Price);
    let mut actions = Actions::new();
    game.legal(&board, &mut actions);
    let told = game.forecast_of_prices(&board);
    assert_eq!(told.len(), actions.len());
    for ((total, forecast), action) in told.iter().zip(actions.iter()) {
        assert_eq!(*action, Action::Appeal(*total));
        let own = &forecast.seats[0];
        assert_eq!((own.appeal, own.price + own.appeal), (*total, 8));
        let limit = total.saturating_sub(forecast.demand);
        assert_eq!(own.limit, limit);
    }
}

/// What the guided game says for a price holds in the production that follows if everybody else keeps
/// what is set.
#[test]
fn what_is_said_for_a_price_is_what_the_forecast_shows() {
    let mut said = std::collections::BTreeSet::new();
    for sold in 0..=5_u8 {
        for made in sold..=6 {
            for value_steps in 0..=u8::from(sold >= 2) * 2 {
                let seat = SeatForecast {
                    sold,
                    made,
                    value_steps,
                    ..SeatForecast::default()
                };
                let why = seat.why();
                said.insert(why);
                assert!(PRICE_WHYS.contains(&why));
                let holds = match why {
                    "appeal-none" => sold == 0,
                    "appeal-first" => value_steps == 2,
                    "appeal-two" => sold == 2,
                    "appeal-all" => sold == made,
                    "appeal-one" => sold == 1 && made > 1,
                    "appeal-some" => sold > 0 && sold < made,
                    other => panic!("{other}"),
                };
                assert!(holds, "{why}: {sold} of {made}, {value_steps}");
            }
        }
    }
    assert_eq!(said.len(), PRICE_WHYS.len());
    let texts = [Lang::En, Lang::De].map(|lang| Texts::of_game(lang, CardGame::INFO));
    for why in PRICE_WHYS {
        let id = format!("guide-why-{why}");
        assert!(texts.iter().all(|texts| texts.get(&id, &[]) != id), "{id}");
    }
}
