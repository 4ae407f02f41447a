//! What a net is told of a board of Oranienburger Kanal.
//!
//! Everything is as the seat sees it: the table, its own boards in detail, its rival's in short. What the
//! prospects look at is told by the time of the game. The net says how wrong the prospects are: it begins
//! with planner's judgement, and a few thousand games are enough to better it.

use std::sync::LazyLock;

use kanal::cards::Deck;
use kanal::{Board, DeckChoice, Industry, Kanal, Phase, Plots, Side};
use table::{DataHash, Game, Seat};

use super::prospects::{self, TIMES, actions_left, at_end, outlook, weighed};
use crate::features::{Features, Inputs};
use crate::net::NET_ONE;

/// How many numbers each part has.
const TABLE: usize = 65;
const OWN: usize = 89;
const BY_TIME: usize = prospects::FEATURES * TIMES.len();
const RIVAL: usize = 18 + prospects::FEATURES;

/// How much of each thing that the prospects look at is one, in hundredths.
#[rustfmt::skip]
const UNITS: [i64; prospects::FEATURES] = [
    1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000,
    200, 400, 200, 400, 200, 400, 200, 400, 200, 400, 400, 1000, 400, 600,
    300, 300, 300, 800, 800, 800, 800, 600, 600, 600, 600, 300, 3000,
];

impl Features for Kanal {
    const FEATURES: usize = TABLE + OWN + BY_TIME + RIVAL;
    const FEATURES_REVISION: u16 = 1;
    // A page fetches them when they are wanted.
    #[cfg(feature = "all")]
    const WEIGHTS: &'static [(u8, &'static [u8])] = &[
        (1, include_bytes!("../../weights/oranienburger-kanal-1.net")),
        (2, include_bytes!("../../weights/oranienburger-kanal-2.net")),
    ];
    const POINTS: i32 = 25;
    type Memory = ();

    fn features(&self, board: &Board, seat: Seat, _: &mut (), inputs: &mut Inputs<'_>) {
        let view = View::new(self, board, seat);
        view.table(inputs);
        view.own(inputs);
        view.by_time(inputs);
        view.rival(inputs);
    }

    fn baseline(&self, board: &Board, seat: Seat) -> [i64; 2] {
        let told = |hundredths: i64| hundredths * NET_ONE / (100 * i64::from(Kanal::POINTS));
        let own = at_end(self, board, seat);
        let rivals = Seat::all(self.players()).filter(|other| *other != seat);
        let best = rivals.map(|rival| at_end(self, board, rival)).max();
        [told(own), told(own - best.unwrap_or(own))]
    }

    #[cfg(feature = "train")]
    const LEARNING: crate::Learning = crate::Learning {
        rates: (3e-4, 2e-5),
        first_reads: 3,
        reads: 1,
        trace: 0.96,
        corrects: true,
        ..crate::Learning::USUAL
    };

    fn stretch(&self, board: &Board) -> u16 {
        16 * u16::from(board.part) + u16::from(board.round)
    }

    /// Alone the deal varies enough. With two players everybody has had two turns behind it.
    fn is_opening(&self, board: &Board) -> bool {
        match board.phase {
            Phase::StartingRoutes { .. } => true,
            _ => self.players() > 1 && board.round <= 1 && board.actions < 4,
        }
    }

    /// Both released decks, or the one in play if it is another, on either side of the industry boards.
    fn set_ups(&self) -> Vec<Kanal> {
        let decks = match is_released(self) {
            true => vec![(DeckChoice::A, Deck::a()), (DeckChoice::B, Deck::b())],
            false => vec![(self.deck_choice(), self.deck())],
        };
        let set_up = |side: Side, (choice, deck): (DeckChoice, &Deck)| {
            let deck = deck.clone().into();
            Kanal::with(self.players(), side, false, choice, self.components(), deck)
        };
        let sides = [Side::Front, Side::Blank].into_iter();
        sides
            .flat_map(|side| decks.iter().map(move |deck| set_up(side, *deck)))
            .collect()
    }

    #[cfg(feature = "train")]
    fn self_player(
        &self,
        net: Option<crate::NetJudge<Kanal>>,
        width: usize,
        keep: usize,
    ) -> Box<dyn crate::SelfPlayer<Kanal>> {
        super::self_player::self_player(self, net, width, keep)
    }

    /// One net is for both released decks.
    fn net_data(&self) -> DataHash {
        match is_released(self) {
            true => DataHash::of(&RELEASED.map(|hash| *hash.as_bytes())),
            false => self.setup().data,
        }
    }
}

/// The numbers of the game with each of the released decks.
static RELEASED: LazyLock<[DataHash; 2]> = LazyLock::new(|| {
    [DeckChoice::A, DeckChoice::B].map(|deck| Kanal::new(1, Side::Front, false, deck).setup().data)
});

fn is_released(game: &Kanal) -> bool {
    RELEASED.contains(&game.setup().data)
}

/// A board as a seat sees it, with what was worked out.
struct View<'a> {
    game: &'a Kanal,
    board: &'a Board,
    seat: Seat,
    own: &'a Industry,
    shown: [i32; prospects::FEATURES],
    /// In hundredths of points.
    prospects: i64,
    left: i32,
}

impl<'a> View<'a> {
    fn new(game: &'a Kanal, board: &'a Board, seat: Seat) -> View<'a> {
        let shown = prospects::features(game, board, seat);
        View {
            game,
            board,
            seat,
            own: board.industry(seat),
            prospects: weighed(game, board, seat, &shown) - before(board),
            shown,
            left: actions_left(game, board),
        }
    }

    /// How near the time of the game is to each of the [`TIMES`].
    fn times(&self) -> [i64; TIMES.len()] {
        let later = TIMES[1..].partition_point(|time| *time < self.left);
        let (from, to) = (TIMES[later], TIMES[later + 1]);
        let mut times = [0; TIMES.len()];
        let unit = i64::from(to - from);
        times[later] = i64::from(to - self.left) * 1000 / unit;
        times[later + 1] = 1000 - times[later];
        times
    }

    fn table(&self, inputs: &mut Inputs<'_>) {
        let Board { phase, hand, .. } = self.board;
        let letter = self.game.deck().letter();
        inputs.flag(letter == 'A');
        inputs.flag(letter == 'B');
        inputs.flag(self.game.side() == Side::Blank);
        inputs.one_of(Some(usize::from(self.board.round).min(8)), 9);
        inputs.one_of(Some(usize::from(self.board.actions).min(5)), 6);
        let number = match phase {
            Phase::DrawStartPlayer | Phase::Over => None,
            Phase::StartingRoutes { .. } => Some(0),
            Phase::ChooseSpace => Some(1),
            Phase::Space => Some(2),
            Phase::Wheel { .. } => Some(3),
            Phase::Refill { .. } => Some(4),
        };
        inputs.one_of(number, 5);
        let is_asked = self.board.asked == self.seat && number.is_some_and(|at| at < 4);
        inputs.flag(is_asked);
        inputs.flag(self.board.is_last);
        inputs.flag(self.board.start == self.seat);
        for time in self.times() {
            inputs.put(time, 1000);
        }
        for (stack, most) in self.board.stacks.into_iter().zip([9, 7, 8]) {
            inputs.put(stack, most);
            inputs.flag(stack == 0);
        }
        inputs.one_of(Some(usize::from(self.board.raised).min(2)), 3);
        // Between two rounds the spaces are told as the next one will find them.
        let is_between = matches!(phase, Phase::Wheel { .. } | Phase::Refill { .. });
        let thaler = &self.game.components().on_spaces;
        for space in 0..self.board.thaler.len() {
            let was_chosen = self.board.discs >> space & 1 == 1;
            let is_blocked = usize::from(self.board.blocked) == space + 1;
            let lies = self.board.thaler[space];
            let (is_open, lies) = match is_between {
                true if was_chosen || is_blocked => (true, lies + thaler.always[space]),
                true => {
                    let more = thaler.always[space] + thaler.unchosen[space];
                    (true, lies + more)
                }
                false => (!was_chosen && !is_blocked, lies),
            };
            inputs.flag(is_open);
            inputs.put(if is_open { lies } else { 0 }, 4);
        }
        if is_asked && *phase == Phase::Space {
            inputs.one_of(Some(usize::from(self.board.golden).max(1) - 1), 7);
            inputs.put(hand.raised, 1);
            inputs.put(hand.routes(), 2);
            inputs.put(hand.bridges, 1);
            inputs.flag(hand.gained);
            let worth = outlook(self.game, self.board, self.seat);
            inputs.put(worth.in_hand(self.board, self.seat), 1000);
        } else {
            inputs.nothing(12);
        }
    }

    fn own(&self, inputs: &mut Inputs<'_>) {
        let own = self.own;
        let pad = self.game.score_pad(self.board, self.seat);
        for (category, unit) in pad.categories().into_iter().zip([40, 10, 40, 6, 4, 15, 15]) {
            inputs.put(category, unit);
        }
        inputs.put(pad.total(), 25);
        inputs.put(self.prospects, 2500);
        for (held, most) in own.materials.into_iter().zip([8, 8, 8, 6, 6]) {
            for amount in 1..=most {
                inputs.flag(held >= amount);
            }
        }
        inputs.pieces(own.thaler, &[1, 2, 3, 5, 8, 12, 20, 40]);
        inputs.flag(own.can_turn());
        for count in 1..=12 {
            inputs.flag(own.raised.len() >= count);
        }
        let by_routes = own.raised.without(own.by_routes);
        let by_bridges = own.raised.without(own.by_bridges);
        inputs.put(by_routes.len(), 4);
        inputs.put(by_bridges.len(), 6);
        inputs.put(own.once.len(), 8);
        inputs.put(own.twice.len(), 6);
        let empty = own.empty();
        let mut missing = [0_u8; 4];
        for plot in by_routes.iter() {
            let routes = usize::from(empty.and(plot.around()).len());
            missing[routes.clamp(1, 4) - 1] += 1;
        }
        for count in missing {
            inputs.put(count, 3);
        }
        // Free plots by place and by how many routes are wanting.
        let mut free = [[0_u8; 4]; 3];
        for plot in own.free().iter() {
            let place = if Plots::CORNERS.contains(plot) {
                0
            } else {
                usize::from(!Plots::EDGE.contains(plot)) + 1
            };
            let wanting = usize::from(empty.and(plot.around()).len());
            free[place][wanting.min(3)] += 1;
        }
        for count in free.into_iter().flatten() {
            inputs.put(count, 2);
        }
        let by_bridge = own
            .raised
            .iter()
            .filter(|plot| own.bridges_at(*plot) == 1)
            .count();
        inputs.put(by_bridge as i64, 3);
        inputs.put(i64::from(empty.len()), 15);
        inputs.put(i64::from(own.imprinted.and(own.built()).len()), 2);
    }

    fn by_time(&self, inputs: &mut Inputs<'_>) {
        let times = self.times();
        for (shown, unit) in self.shown.into_iter().zip(UNITS) {
            if shown == 0 {
                inputs.nothing(TIMES.len());
                continue;
            }
            for time in times {
                match time {
                    0 => inputs.nothing(1),
                    _ => inputs.put(i64::from(shown) * time / 1000, unit),
                }
            }
        }
    }

    fn rival(&self, inputs: &mut Inputs<'_>) {
        let rival = Seat::all(self.game.players()).find(|other| *other != self.seat);
        let Some(rival) = rival else {
            inputs.nothing(RIVAL);
            return;
        };
        let view = View::new(self.game, self.board, rival);
        let theirs = view.own;
        inputs.put(view.prospects, 2500);
        inputs.put(self.prospects - view.prospects, 2500);
        inputs.put(self.game.score_pad(self.board, rival).total(), 25);
        for (held, unit) in theirs.materials.into_iter().zip([4, 4, 4, 3, 3]) {
            inputs.put(held, unit);
        }
        inputs.pieces(theirs.thaler, &[3, 8, 20]);
        inputs.flag(theirs.can_turn());
        let is_asked = self.board.asked == rival;
        inputs.flag(is_asked && self.board.phase == Phase::ChooseSpace);
        inputs.flag(is_asked && self.board.phase == Phase::Space);
        inputs.put(theirs.raised.without(theirs.by_routes).len(), 4);
        inputs.put(theirs.raised.without(theirs.by_bridges).len(), 6);
        // Actions of this round that each still has.
        let a_round = self.game.components().discs[1];
        let done = self.board.actions.min(a_round);
        let starts = self.board.start == self.seat;
        let own = |starts: bool| {
            (done..a_round)
                .filter(|action| (action % 2 == 0) == starts)
                .count() as i64
        };
        inputs.put(own(starts), 3);
        inputs.put(own(!starts), 3);
        for (shown, unit) in view.shown.into_iter().zip(UNITS) {
            inputs.put(shown, unit);
        }
    }
}

/// What earlier games of a campaign came to, in hundredths of points.
fn before(board: &Board) -> i64 {
    let totals = board.totals[..usize::from(board.part)].iter();
    100 * totals.map(|total| i64::from(*total)).sum::<i64>()
}

#[cfg(test)]
mod tests {
    use table::{Rng, Seed, Turn};

    use super::*;
    use crate::features::INPUT_LIMIT;
    use crate::random_turn;

    #[test]
    fn every_number_of_every_board_is_written() {
        for players in 1..=2 {
            for game in Kanal::new(players, Side::Front, false, DeckChoice::A).set_ups() {
                let (mut board, mut stock) = game.deal(&Seed::new("features"));
                let mut rng = Rng::new(1);
                while game.turn(&board) != Turn::Over {
                    match game.turn(&board) {
                        Turn::Reveal => {
                            let face = game.draw(&board, &mut stock);
                            game.reveal(&mut board, face, &mut ()).expect("it fits");
                        }
                        _ => {
                            for action in random_turn(&game, &board, &mut rng) {
                                game.act(&mut board, action, &mut ());
                            }
                        }
                    }
                    for seat in Seat::all(players) {
                        let mut room = vec![i16::MAX; Kanal::FEATURES + 1];
                        let mut inputs = Inputs::new(&mut room);
                        game.features(&board, seat, &mut (), &mut inputs);
                        assert_eq!(inputs.written(), Kanal::FEATURES);
                        let (last, room) = room.split_last().expect("there is room");
                        assert_eq!(*last, i16::MAX);
                        assert!(
                            room.iter()
                                .all(|x| (-INPUT_LIMIT..=INPUT_LIMIT).contains(x))
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn both_decks_have_one_net_and_a_deck_of_the_owners_has_none() {
        let of = |deck| Kanal::new(2, Side::Front, false, deck).net_data();
        assert_eq!(of(DeckChoice::A), of(DeckChoice::B));
        let text = kanal::cards::DECK_A.replacen("prestige = 1\n", "prestige = 2\n", 1);
        assert_ne!(text, kanal::cards::DECK_A);
        let deck = Deck::parse(&text).expect("it is still a deck");
        let components = kanal::Components::compiled();
        let own = Kanal::with(
            2,
            Side::Front,
            false,
            DeckChoice::Own,
            components,
            deck.into(),
        );
        assert_ne!(own.net_data(), of(DeckChoice::A));
        assert_eq!(own.net_data(), own.setup().data);
    }
}
