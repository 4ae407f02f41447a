//! How the card game judges a board: what the company will be worth if every good is produced on in
//! the rounds to come, and what is earned buys shares on the way.

mod answers;
mod calendar;
mod features;
mod market;
mod plant;
mod prospects;
mod ships;
mod worth;

use cardgame::{Action, Board, CardGame, Phase};
use table::{MAX_SEATS, Seat};

use self::answers::settled;
use self::market::{Flow, Remembered, flows};
use self::prospects::{Prospects, in_the_end, prospects};
use crate::Evaluate;
use crate::judge::Judge;
use crate::levels::{LEVELS, judged_as_level, rated, think_as_level};
use crate::outlook::{Outlook, outlook_by_net};
use crate::played::{Played, Ratings, Thinker};
use crate::spec::BotName;
use crate::turn_search::{TURNS, TurnSearch};

/// How many boards go on to the next step; with three times as many it plays no better.
const WIDTH: usize = 8;

/// What the best rival's prospects count, in hundredths.
const RIVAL: i64 = 20;

impl Played for CardGame {
    const THINKING: &'static [BotName] = &[BotName::Greedy];

    const BASELINES: &'static [BotName] = &[BotName::Flat, BotName::Uct];

    const LEVELS: &'static [BotName] = LEVELS;

    const RATINGS: &'static [(u8, Ratings)] = &[
        (2, &rated([240, 500, 700, 940])),
        (3, &rated([100, 290, 470, 560])),
        (4, &rated([160, 220, 400, 500])),
    ];

    const NETS: &'static [u8] = &[2, 3, 4];

    fn thinker(&self, board: &Board, bot: BotName, seed: u64) -> Box<dyn Thinker<Action>> {
        if let Some(thinker) = think_as_level(self, board, bot, seed) {
            return thinker;
        }
        let search = TurnSearch::begin(self.clone(), Greedy::default(), board, WIDTH, TURNS);
        Box::new(search)
    }

    fn outlook(&self, board: &Board, seat: Seat) -> Option<Outlook> {
        outlook_by_net(self, board, seat)
    }

    #[cfg(feature = "all")]
    fn net_kind(&self) -> Option<crate::NetKind> {
        Some(crate::NetKind::of(self))
    }

    fn judged(&self, board: &Board, bot: BotName, seat: Seat) -> Option<i64> {
        // Without a net a level plays as greedy does.
        let by_net = judged_as_level(self, board, bot, seat);
        Some(by_net.unwrap_or_else(|| self.evaluate(board, seat)))
    }

    #[cfg(feature = "train")]
    fn training(&self, seed: &str, threads: usize) -> Option<Box<dyn crate::Training>> {
        Some(Box::new(crate::train::Trainer::new(
            self.clone(),
            seed,
            threads,
        )))
    }
}

/// The judgement of greedy, which remembers rounds.
#[derive(Default)]
struct Greedy(Remembered);

impl Judge<CardGame> for Greedy {
    fn judge(&mut self, game: &CardGame, board: &Board, seat: Seat) -> i64 {
        judge(game, &settled(game, board), seat, Some(&mut self.0))
    }
}

impl Evaluate for CardGame {
    fn evaluate(&self, board: &Board, seat: Seat) -> i64 {
        judge(self, &settled(self, board), seat, None)
    }
}

/// A seat's prospects, and a little less for those of the best rival.
fn judge(game: &CardGame, board: &Board, seat: Seat, memory: Option<&mut Remembered>) -> i64 {
    let (_, prospects) = foreseen(game, board, memory);
    let worth = |seat: Seat| prospects[seat.index()].worth;
    let rivals = Seat::all(game.players()).filter(|other| *other != seat);
    let best_rival = rivals.map(worth).max();
    worth(seat) - best_rival.unwrap_or(0).max(0) * RIVAL / 100
}

/// What the rounds to come bring all companies, and what each will come to.
fn foreseen(
    game: &CardGame,
    board: &Board,
    mut memory: Option<&mut Remembered>,
) -> ([Flow; MAX_SEATS], [Prospects; MAX_SEATS]) {
    let is_over = board.phase == Phase::Over;
    let flows = match is_over {
        true => [Flow::default(); MAX_SEATS],
        false => flows(game, board, memory.as_deref_mut()),
    };
    let mut foreseen = [Prospects::default(); MAX_SEATS];
    for seat in Seat::all(game.players()) {
        let flow = &flows[seat.index()];
        foreseen[seat.index()] = match &mut memory {
            _ if is_over => in_the_end(board, seat),
            Some(memory) => memory.prospects(game, board, flow, seat),
            None => prospects(game, board, flow, seat),
        };
    }
    (flows, foreseen)
}
