//! What a choice changes in the forecast: a reason to make it.
//!
//! `MILLWRIGHT_SCALE` multiplies the number of random games.

use crate::kit::scale;
use arkwright::{
    Arkwright, Board, Edition, Good, Phase, Preparation, SeatForecast, WaterOptions, WaterPhase,
};
use table::laws::{self, Luck};
use table::{Actions, Arg, Game, Message, Seat, Seed, Told, Turn};

/// No game asks for more choices than this.
const MOST_DECISIONS: usize = 5000;

/// How far the production of the active good has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    ToCome,
    Sale,
    BehindSale,
}

fn stage<E: Edition>(board: &Board<E>) -> Stage {
    match board.phase {
        Phase::Sale(_)
        | Phase::Water(WaterPhase::BeforeSale { .. } | WaterPhase::AfterSale { .. }) => Stage::Sale,
        Phase::Storage { .. }
        | Phase::Water(
            WaterPhase::Shipment { .. }
            | WaterPhase::StoreExtra { .. }
            | WaterPhase::Storing { .. },
        ) => Stage::BehindSale,
        _ => Stage::ToCome,
    }
}

/// A number among the arguments of a message; a sum of money is a message of its own.
fn number(message: &Message, name: &str) -> Option<i64> {
    let (_, arg) = message.args.iter().find(|(known, _)| *known == name)?;
    match arg {
        Arg::Number(number) => Some(*number),
        Arg::Said(sum) => {
            let amount = number(sum, "amount")?;
            Some(if sum.id == "foreseen-loss" {
                -amount
            } else {
                amount
            })
        }
        _ => None,
    }
}

/// Holds a reason against the forecasts of both boards.
fn is_true_of(message: &Message, now: &SeatForecast, then: &SeatForecast) {
    type Sight = (&'static str, &'static str, fn(&SeatForecast) -> i64);
    let told: [Sight; 4] = [
        ("sold", "sold_before", |seen| seen.sold.into()),
        ("result", "result_before", |seen| seen.result().into()),
        ("steps", "steps_before", |seen| seen.steps().into()),
        ("shares", "shares_before", |seen| seen.shares_sold.into()),
    ];
    for (after, before, of) in told {
        for (name, seen) in [(after, then), (before, now)] {
            if let Some(number) = number(message, name) {
                assert_eq!(number, of(seen), "{name} of {message:?}");
            }
        }
    }
}

/// Counts the reasons of random choices in random games.
fn reasons_of<E: Edition>(game: &Arkwright<E>, name: &str, count: u64) -> usize {
    let mut reasons = 0;
    for number in 0..count * u64::from(scale()) {
        let seed = Seed::new(name).nth(number);
        let bytes = number.wrapping_mul(0x9E37_79B9_7F4A_7C15).to_le_bytes();
        let mut boards = Vec::new();
        laws::random_play(game, &seed, &bytes, MOST_DECISIONS, |board, turn| {
            if let Turn::Ask { seat, .. } = turn {
                boards.push((*board, seat));
            }
        })
        .expect("random games come to an end");
        let mut luck = Luck::new(&bytes);
        for (board, seat) in boards {
            reasons += reasons_at(game, &board, seat, &mut luck);
        }
    }
    reasons
}

/// Holds the reasons of a choice to the law.
fn reasons_at<E: Edition>(
    game: &Arkwright<E>,
    board: &Board<E>,
    seat: Seat,
    luck: &mut Luck,
) -> usize {
    let mut legal = Actions::new();
    game.legal(board, &mut legal);
    let action = legal[luck.below(legal.len())];
    let alone = game.choice_alone(board, action);
    let told = Told::forecast_change(game, board, &alone, seat);
    let (now, then) = (game.forecast_shown(board), game.forecast_shown(&alone));
    for message in &told {
        let (_, good) = message
            .args
            .iter()
            .find(|(name, _)| *name == "good")
            .expect("a good");
        let good = Good::ALL
            .into_iter()
            .find(|known| *good == Arg::Word(known.word()));
        let good = good.expect("a good by its word");
        let seats = [now, then].map(|goods| goods[good.index()].seats[seat.index()]);
        is_true_of(message, &seats[0], &seats[1]);
        let when = |board: &Board<E>| (board.decade, board.cycle);
        assert_eq!(
            when(board),
            when(&alone),
            "{action} leads to another production"
        );
        if good == board.active() {
            let stages = (stage(board), stage(&alone));
            assert_eq!(
                stages.0, stages.1,
                "{action} ends the production: {message:?}"
            );
            assert_ne!(stages.0, Stage::BehindSale, "{action}: {message:?}");
        }
    }
    told.len()
}

/// "3 instead of 1" is said of one and the same production, with the choice and without it; never of
/// the one that is under way and the next, of which the first would seem the better for not shipping.
#[test]
fn a_reason_holds_the_same_production_against_itself_under_two_choices() {
    for players in 2..=4 {
        let options = WaterOptions::default();
        let water = Arkwright::water_frame(players, options);
        let jenny = Arkwright::spinning_jenny(players, Preparation::Predetermined);
        let water = reasons_of(&water, "water", 4);
        let jenny = reasons_of(&jenny, "jenny", 4);
        assert!(
            water > 500 && jenny > 200,
            "only {water} and {jenny} reasons"
        );
    }
}
