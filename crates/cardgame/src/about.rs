//! What a development card does, with the numbers in play.

use table::Message;

use crate::card::Card;
use crate::game::CardGame;
use crate::track::Track;

impl CardGame {
    /// What a development card does in this game: its text, and what the expert variants add to it.
    pub fn about_card(&self, card: Card) -> Vec<Message> {
        let numbers = &self.components.cards;
        let new = Message::new;
        let text = match card {
            Card::Entrepreneur => new("cg-does-entrepreneur"),
            Card::CustomsOffice => new("cg-does-customs-office"),
            Card::ExtraShift => new("cg-does-extra-shift"),
            Card::Workshop => new("cg-does-workshop").with("machines", numbers.workshop_machines),
            Card::Foreman => new("cg-does-foreman")
                .with("saves", numbers.foreman_saves)
                .with("workers", numbers.foreman_workers),
            Card::Broker => new("cg-does-broker").with("shares", numbers.broker_shares),
            Card::Inventor => new("cg-does-inventor").with("factories", numbers.inventor_factories),
            Card::Developer => new("cg-does-developer").with("fixed", numbers.developer_saves),
            Card::Contract => new("cg-does-contract"),
            Card::Patent => new("cg-does-patent"),
            Card::Engineer => new("cg-does-engineer").with("most", self.components.most_quality[1]),
            Card::Storehouse => {
                new("cg-does-storehouse").with("holds", self.components.storehouses.big_holds)
            }
            Card::PatronClothesFood
            | Card::PatronCutleryFood
            | Card::PatronLampsCutlery
            | Card::PatronCutleryClothes
            | Card::PatronLampsFood
            | Card::PatronLampsClothes => {
                let goods = card.patron_of().into_iter().flatten();
                let named = ["one", "other"].into_iter().zip(goods);
                named.fold(new("cg-does-patron"), |text, (name, good)| {
                    text.with(name, good.word())
                })
            }
        };
        let lifts = Track::ALL
            .into_iter()
            .any(|track| track.lifted_by() == Some(card));
        let further = match card {
            _ if !self.options.decade_restrictions => None,
            Card::Inventor => Some(new("cg-does-inventor-expert")),
            _ => lifts.then(|| new("cg-does-lifts")),
        };
        [text].into_iter().chain(further).collect()
    }
}
