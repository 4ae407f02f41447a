//! What a development tile or an event does, in a sentence with the numbers in play (player's book 1.8, 1.9).

use table::Message;

use super::components::WaterComponents;
use super::event_marker::EventMarker;
use super::tile::Tile;
use crate::goods::Good;

impl WaterComponents {
    /// What a development tile does for its owner.
    pub fn about_tile(&self, tile: Tile) -> Message {
        let new = Message::new;
        let numbers = &self.tiles;
        let patron = |good: Good| new("about-patron").with("good", good.word());
        match tile {
            Tile::Agent => new("about-agent"),
            Tile::Broker => new("about-broker").with("count", numbers.half_price_shares),
            Tile::Accountant => new("about-accountant").with("amount", numbers.accountant),
            Tile::Charisma => new("about-charisma"),
            Tile::Developer => new("about-developer").with("amount", numbers.developer),
            Tile::Inventor => {
                let [first, second, third, fourth] = numbers.inventor;
                new("about-inventor")
                    .with("first", first)
                    .with("second", second)
                    .with("third", third)
                    .with("fourth", fourth)
            }
            Tile::Engineer => new("about-engineer").with("count", numbers.engineer),
            Tile::SmallWarehouse => {
                new("about-small-warehouse").with("count", self.warehouse.small)
            }
            Tile::ExtraShifts => new("about-extra-shifts"),
            Tile::Office => new("about-office").with("amount", numbers.office),
            Tile::EngineeringWorks => {
                new("about-engineering-works").with("amount", numbers.engineering_works)
            }
            Tile::Patent => new("about-patent")
                .with("amount", numbers.patent)
                .with("count", numbers.patent_levels),
            Tile::School => new("about-school"),
            Tile::Foreman => new("about-foreman")
                .with("count", numbers.foreman_workers)
                .with("amount", numbers.foreman)
                .with("least", numbers.foreman_least),
            Tile::PatronFood => patron(Good::Food),
            Tile::PatronClothes => patron(Good::Clothes),
            Tile::PatronCutlery => patron(Good::Cutlery),
            Tile::PatronLamps => patron(Good::Lamps),
            Tile::Administrator => new("about-administrator"),
            Tile::Workshop => new("about-workshop")
                .with("amount", numbers.workshop)
                .with("running", numbers.workshop_running),
        }
    }

    /// What an event does to everybody.
    pub fn about_event(&self, event: EventMarker) -> Message {
        let new = Message::new;
        let numbers = &self.events;
        match event {
            EventMarker::Bureaucracy => new("about-bureaucracy"),
            EventMarker::CrownJubilee => new("about-crown-jubilee"),
            EventMarker::CreditCrisis => {
                new("about-credit-crisis").with("percent", numbers.credit_crisis_percent)
            }
            EventMarker::WarOnTheContinent => new("about-war-on-the-continent"),
            EventMarker::Lobby => new("about-lobby"),
            EventMarker::MadeInEngland => {
                new("about-made-in-england").with("count", numbers.made_in_england)
            }
            EventMarker::Luddism => new("about-luddism"),
            EventMarker::NavigationActs => {
                new("about-navigation-acts").with("count", numbers.navigation)
            }
            EventMarker::OpiumWar => new("about-opium-war").with("count", numbers.opium),
            EventMarker::Recession => new("about-recession").with("count", numbers.recession),
            EventMarker::RoyalSociety => new("about-royal-society")
                .with("amount", numbers.royal_level)
                .with("each", numbers.royal_tile),
            EventMarker::SocialUnrest => new("about-social-unrest").with("amount", numbers.unrest),
            EventMarker::ThreatOfStrike => {
                new("about-threat-of-strike").with("amount", numbers.strike)
            }
            EventMarker::WorldExhibition => {
                new("about-world-exhibition").with("count", numbers.exhibition)
            }
            EventMarker::EconomicCrisis => {
                new("about-economic-crisis").with("count", numbers.crisis)
            }
            EventMarker::EndOfGame => new("about-end-of-game"),
        }
    }
}
