//! Event markers, one of which is revealed at the end of each decade (player's book 1.9).

use serde::{Deserialize, Serialize};

/// An event marker; there is one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum EventMarker {
    Bureaucracy,
    CrownJubilee,
    CreditCrisis,
    WarOnTheContinent,
    Lobby,
    MadeInEngland,
    Luddism,
    NavigationActs,
    OpiumWar,
    Recession,
    RoyalSociety,
    SocialUnrest,
    ThreatOfStrike,
    WorldExhibition,
    EconomicCrisis,
    EndOfGame,
}

impl EventMarker {
    /// All events.
    pub const ALL: [EventMarker; 16] = [
        EventMarker::Bureaucracy,
        EventMarker::CrownJubilee,
        EventMarker::CreditCrisis,
        EventMarker::WarOnTheContinent,
        EventMarker::Lobby,
        EventMarker::MadeInEngland,
        EventMarker::Luddism,
        EventMarker::NavigationActs,
        EventMarker::OpiumWar,
        EventMarker::Recession,
        EventMarker::RoyalSociety,
        EventMarker::SocialUnrest,
        EventMarker::ThreatOfStrike,
        EventMarker::WorldExhibition,
        EventMarker::EconomicCrisis,
        EventMarker::EndOfGame,
    ];

    /// Its place in [`EventMarker::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in the notation, which is also its message id.
    pub const fn word(self) -> &'static str {
        match self {
            EventMarker::Bureaucracy => "bureaucracy",
            EventMarker::CrownJubilee => "crown-jubilee",
            EventMarker::CreditCrisis => "credit-crisis",
            EventMarker::WarOnTheContinent => "war-on-the-continent",
            EventMarker::Lobby => "lobby",
            EventMarker::MadeInEngland => "made-in-england",
            EventMarker::Luddism => "luddism",
            EventMarker::NavigationActs => "navigation-acts",
            EventMarker::OpiumWar => "opium-war",
            EventMarker::Recession => "recession",
            EventMarker::RoyalSociety => "royal-society",
            EventMarker::SocialUnrest => "social-unrest",
            EventMarker::ThreatOfStrike => "threat-of-strike",
            EventMarker::WorldExhibition => "world-exhibition",
            EventMarker::EconomicCrisis => "economic-crisis",
            EventMarker::EndOfGame => "end-of-game",
        }
    }

    /// The event with this word.
    pub fn from_word(word: &str) -> Option<EventMarker> {
        EventMarker::ALL
            .into_iter()
            .find(|event| event.word() == word)
    }
}
