//! What being done would leave out that could still be done.

use table::{Game, Message, Offers};

use crate::action::Action;
use crate::board::Board;
use crate::edition::Edition;
use crate::game::Arkwright;
use crate::goods::Goods;
use crate::phase::Phase;
use crate::stage::{ActionInHand, Stage};
use crate::stock_exchange::Dealings;
use crate::workers::WorkersAction;

/// Counts the shares that can be bought, and whether anything but being done is on offer.
#[derive(Default)]
struct Left {
    something: bool,
    shares: u8,
}

impl Offers<Action> for Left {
    fn offer(&mut self, action: Action) {
        match action {
            Action::Done => {}
            Action::Buy(count) => {
                self.something = true;
                self.shares = self.shares.max(count);
            }
            _ => self.something = true,
        }
    }
}

impl<E: Edition> Arkwright<E> {
    /// What [`Action::Done`] would leave out of a turn that began on a board, in a few words.
    pub(crate) fn left_out(&self, board: &Board<E>, began: &Board<E>) -> Option<Message> {
        let mut left = Left::default();
        self.legal(board, &mut left);
        if !left.something {
            return None;
        }
        match board.phase {
            Phase::StartUpCapital { .. } => Some(Message::new("left-capital")),
            Phase::Action(hand) => self.left_of_action(&hand, board, began),
            // Money that is left counts nothing at the end (8.0).
            Phase::FinalExchange(_) => match left.shares {
                0 => None,
                count => Some(Message::new("left-shares").with("count", count)),
            },
            _ => None,
        }
    }

    fn left_of_action(
        &self,
        hand: &ActionInHand,
        board: &Board<E>,
        began: &Board<E>,
    ) -> Option<Message> {
        let nothing = |is_so: bool, id| is_so.then(|| Message::new(id));
        let in_harbour = E::is_busy_in_harbour(board, began);
        match hand.stage {
            Stage::Factory(action) => {
                let changed = action.built != Goods::NONE
                    || action.modernized != Goods::NONE
                    || action.closed != [0; 4];
                nothing(!changed, "left-factory")
            }
            Stage::Workers(action) => {
                let is_idle = action == WorkersAction::default() && !in_harbour;
                nothing(is_idle, "left-workers")
            }
            Stage::Machinery(action) => {
                Some(Message::new("left-machines").with("count", action.left))
            }
            Stage::Quality(action) => {
                let left = action.left(self, hand);
                Some(Message::new("left-quality").with("count", left))
            }
            Stage::Distribution(action) => {
                Some(Message::new("left-distribution").with("left", action.left))
            }
            Stage::StockExchange(action) => {
                // Goods that are sold from the warehouse are not counted among the deals.
                let has_sold = board.own().stored != began.own().stored;
                let is_idle = action.dealt == Dealings::default() && !has_sold && !in_harbour;
                nothing(is_idle, "left-deals")
            }
            Stage::Prices(prices) => nothing(prices.adjusted == Goods::NONE, "left-prices"),
            Stage::SpecialMarker => Some(Message::new("left-special-marker")),
            Stage::Water(stage) => stage.left_out(),
        }
    }
}

/// All that can be left out, for the tests of every language.
pub(crate) fn samples() -> Vec<Message> {
    let plain = [
        "left-capital",
        "left-factory",
        "left-workers",
        "left-deals",
        "left-prices",
        "left-special-marker",
    ];
    let counted = ["left-machines", "left-quality", "left-shares"];
    let left = Message::new("left-distribution").with("left", 2);
    plain
        .map(Message::new)
        .into_iter()
        .chain(counted.map(|id| Message::new(id).with("count", 2)))
        .chain([left])
        .collect()
}
