//! What a development card does, for whoever shows or explains it.

use table::Message;

use crate::card::Card;
use crate::game::CardGame;
use crate::track::Track;

impl CardGame {
    /// What a development card does in this game: a sentence, and another one for its expert part.
    pub fn about_card(&self, card: Card) -> Vec<Message> {
        let numbers = &self.components.cards;
        let new = Message::new;
        let does = match card {
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
                let [one, other] = card.patron_of().expect("these are the Patrons");
                new("cg-does-patron")
                    .with("one", one.word())
                    .with("other", other.word())
            }
        };
        let mut about = vec![does];
        if self.options.decade_restrictions {
            let mut tracks = Track::ALL.into_iter();
            match card {
                Card::Inventor => about.push(new("cg-does-inventor-expert")),
                _ if tracks.any(|track| track.lifted_by() == Some(card)) => {
                    about.push(new("cg-does-lifts"));
                }
                _ => {}
            }
        }
        about
    }
}
