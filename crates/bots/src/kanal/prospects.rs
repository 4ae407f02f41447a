//! What a player will have in the end, judged by what lies on the boards.

use kanal::cards::{Card, RouteType};
use kanal::{Board, Industry, Kanal, Phase, Plot, Plots, Spaces};
use table::Seat;

use super::activation::{Outlook, POINT, Worth};
use super::weights::WEIGHTS;

/// What is looked at: counts, and what activations would bring, all in hundredths.
pub(super) const FEATURES: usize = 37;

/// Actions left at the times of the game for which there are weights.
pub(super) const TIMES: [i32; 4] = [0, 4, 12, 28];

/// The weight of each feature at each of the [`TIMES`], in hundredths of a point.
pub(super) type Weights = [[i32; TIMES.len()]; FEATURES];

/// How many actions a player still has, about: nobody knows when a game of two ends.
pub(super) fn actions_left(game: &Kanal, board: &Board) -> i32 {
    let numbers = game.components();
    let players = i32::from(game.players());
    let a_round = i32::from(numbers.discs[usize::from(game.players()) - 1]);
    let this_round = match board.phase {
        Phase::ChooseSpace | Phase::Space => a_round - i32::from(board.actions),
        Phase::DrawStartPlayer | Phase::StartingRoutes { .. } => a_round,
        _ => 0,
    };
    let rounds = match game.players() {
        1 => numbers.blocking[0].len() as i32 - i32::from(board.round.max(1)),
        _ if board.is_last => 0,
        // About two structures are raised in a round.
        _ => {
            board
                .stacks
                .iter()
                .map(|cards| i32::from(*cards))
                .sum::<i32>()
                / 2
                + 1
        }
    };
    ((this_round + rounds * a_round) / players).min(TIMES[TIMES.len() - 1])
}

pub(super) fn outlook<'a>(game: &'a Kanal, board: &'a Board, seat: Seat) -> Outlook<'a> {
    Outlook {
        game,
        own: board.industry(seat),
        worth: Worth::at(actions_left(game, board)),
    }
}

/// What a player's boards show.
pub(super) fn features(game: &Kanal, board: &Board, seat: Seat) -> [i32; FEATURES] {
    let own = board.industry(seat);
    let outlook = outlook(game, board, seat);
    let mut features = [0; FEATURES];
    let mut at = 0;
    let mut put_worth = |value: i32| {
        features[at] = value;
        at += 1;
    };
    let (by_routes, by_bridges) = activations(&outlook);
    by_routes.into_iter().for_each(&mut put_worth);
    by_bridges.into_iter().for_each(&mut put_worth);
    let mut put = |count: i32| put_worth(100 * count);
    for held in own.materials {
        let held = i32::from(held);
        put(held.min(2));
        put((held - 2).max(0));
    }
    let thaler = i32::from(own.thaler);
    put(thaler.min(4));
    put((thaler - 4).clamp(0, 20));
    put(i32::from(own.smallest()));
    put(i32::from(own.raised.len()));
    let built = own.built();
    let mut free = [0; 3];
    for plot in own.free().iter() {
        match built.and(plot.around()).len() {
            4 => free[0] += 1,
            3 => free[1] += 1,
            2 => free[2] += 1,
            _ => {}
        }
    }
    free.into_iter().for_each(&mut put);
    for route in RouteType::ALL {
        put(i32::from(own.of_type(route).len()));
    }
    put(i32::from(own.bridges.len()));
    let open = own.empty().or(own.of_type(RouteType::Path));
    for route in [RouteType::Rail, RouteType::Canal] {
        put(i32::from(own.of_type(route).touching().and(open).len()));
    }
    put(i32::from(bridge_sites(own).len()));
    let cards = || board.display.cards().iter().map(|card| game.card(*card));
    let is_payable = |card: &&Card| card.cost.bundles().any(|cost| own.can_pay(cost));
    put(cards().filter(is_payable).count().min(3) as i32);
    put(cards().map(|card| i32::from(card.prestige)).sum());
    features
}

/// What the activations to come would bring: by routes, by how many are missing; by bridges, by how
/// far off they are.
fn activations(outlook: &Outlook<'_>) -> ([i32; 4], [i32; 6]) {
    let own = outlook.own;
    let empty = own.empty();
    let (mut by_routes, mut by_bridges) = ([0; 4], [0; 6]);
    for plot in own.raised.without(own.by_routes.and(own.by_bridges)).iter() {
        let worth = outlook.activation(plot);
        let missing = usize::from(empty.and(plot.around()).len());
        if !own.by_routes.contains(plot) && missing > 0 {
            by_routes[missing - 1] += worth;
        }
        if !own.by_bridges.contains(plot) {
            by_bridges[bridges_ahead(own, plot)] += worth;
        }
    }
    (by_routes, by_bridges)
}

/// How far off the second bridge of a structure is: one is missing or two, and for the missing ones
/// there are sites, or routes are wanting, or structures.
fn bridges_ahead(own: &Industry, plot: Plot) -> usize {
    let built = own.built();
    let neighbours = neighbours_without_bridge(own, plot);
    let is_site = |other: &Plot| !other.around().and(plot.around()).and(built).is_empty();
    let missing = 2 - usize::from(own.bridges_at(plot).min(1));
    let sites = neighbours.iter().filter(is_site).count();
    let kind = match (sites, usize::from(neighbours.len())) {
        (sites, _) if sites >= missing => 0,
        (_, neighbours) if neighbours >= missing => 1,
        _ => 2,
    };
    3 * (missing - 1) + kind
}

/// Structures beside a plot to which no bridge leads.
fn neighbours_without_bridge(own: &Industry, plot: Plot) -> Plots {
    let stand = plot.neighbours().and(own.raised);
    let is_open = |other: &Plot| {
        other
            .around()
            .and(plot.around())
            .and(own.bridges)
            .is_empty()
    };
    stand.iter().filter(is_open).collect()
}

/// Where bridges can be built.
fn bridge_sites(own: &Industry) -> Spaces {
    let between = own.built().and(Spaces::INNER).without(own.bridges);
    between
        .iter()
        .filter(|space| own.raised.holds(space.beside()))
        .collect()
}

/// What a player will have in the end, in hundredths of points.
fn prospects(game: &Kanal, board: &Board, seat: Seat) -> i64 {
    if board.phase == Phase::Over {
        return i64::from(POINT) * i64::from(game.total(board, seat));
    }
    weighed(game, board, seat, &features(game, board, seat))
}

/// The same where what the boards show is known and the game goes on.
pub(super) fn weighed(game: &Kanal, board: &Board, seat: Seat, features: &[i32; FEATURES]) -> i64 {
    let now = i64::from(POINT) * i64::from(game.total(board, seat));
    let left = actions_left(game, board);
    let later = TIMES[1..].partition_point(|time| *time < left);
    let (from, to) = (TIMES[later], TIMES[later + 1]);
    let mut sum = 0;
    for (feature, weights) in features.iter().zip(&WEIGHTS) {
        if *feature != 0 {
            let weight = weights[later] * (to - left) + weights[later + 1] * (left - from);
            sum += i64::from(*feature) * i64::from(weight);
        }
    }
    now + sum / (100 * i64::from(to - from))
        + i64::from(outlook(game, board, seat).in_hand(board, seat))
}

/// How much better the own prospects are than a rival's, in hundredths of points.
pub(super) fn lead(game: &Kanal, board: &Board, seat: Seat) -> i64 {
    let rivals = Seat::all(game.players()).filter(|other| *other != seat);
    let best = rivals.map(|rival| prospects(game, board, rival)).max();
    prospects(game, board, seat) - best.unwrap_or(0) / 2
}

/// The same where a round is over: the free turn of the wheel is still to come, and worth its best.
pub(super) fn lead_at_end(game: &Kanal, board: &Board, seat: Seat) -> i64 {
    let now = lead(game, board, seat);
    match turned(game, board, seat) {
        Some(turned) => now.max(lead(game, &turned, seat)),
        None => now,
    }
}

/// A player's own prospects where a turn is over, with the free turn of the wheel if it is still to come.
pub(super) fn at_end(game: &Kanal, board: &Board, seat: Seat) -> i64 {
    let now = prospects(game, board, seat);
    match turned(game, board, seat) {
        Some(turned) => now.max(prospects(game, &turned, seat)),
        None => now,
    }
}

/// The board after a free turn of the wheel, where a round is over and it can be turned.
fn turned(game: &Kanal, board: &Board, seat: Seat) -> Option<Board> {
    let own = board.industry(seat);
    if !matches!(board.phase, Phase::Refill { .. }) || !own.can_turn() {
        return None;
    }
    let mut turned = *board;
    let [basics @ .., brick, iron] = &mut turned.industry_mut(seat).materials;
    basics.iter_mut().for_each(|basic| *basic -= 1);
    for valuable in [brick, iron] {
        *valuable = (*valuable + 1).min(game.components().valuable);
    }
    Some(turned)
}
