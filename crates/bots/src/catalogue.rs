//! A line for each game makes its bots known; they are held where the program holds all games.

use table::Told;

#[cfg(feature = "all")]
use crate::played::{Bots, BotsOf};
use crate::played::{Played, Ratings};
use crate::spec::BotName;

macro_rules! catalogue {
    ($($(#[$when:meta])? $game:ty,)*) => {
        /// The bots that think about each game, the weakest first.
        pub(crate) const THINKING: &[(&str, &[BotName])] =
            &[$($(#[$when])? (<$game as Told>::INFO.id, <$game as Played>::THINKING),)*];

        /// The bots of each game that judge by a net, the weakest first.
        pub(crate) const LEVELS_OF_GAMES: &[(&str, &[BotName])] =
            &[$($(#[$when])? (<$game as Told>::INFO.id, <$game as Played>::LEVELS),)*];

        /// The bots of each game that others are measured by.
        pub(crate) const BASELINES_OF_GAMES: &[(&str, &[BotName])] =
            &[$($(#[$when])? (<$game as Told>::INFO.id, <$game as Played>::BASELINES),)*];

        /// How strong the bots of each game are, as far as it was measured.
        pub(crate) const RATINGS_OF_GAMES: &[(&str, &[(u8, Ratings)])] =
            &[$($(#[$when])? (<$game as Told>::INFO.id, <$game as Played>::RATINGS),)*];

        /// The numbers of players of each game that there is a net for.
        pub(crate) const NETS_OF_GAMES: &[(&str, &[u8])] =
            &[$($(#[$when])? (<$game as Told>::INFO.id, <$game as Played>::NETS),)*];

        /// The bots of every game.
        #[cfg(feature = "all")]
        pub(crate) const BOTS_OF_GAMES: &[&dyn Bots] = &[$($(#[$when])? &BotsOf::<$game>::NEW,)*];
    };
}

catalogue! {
    arkwright::Arkwright,
    arkwright::Arkwright<arkwright::WaterFrame>,
    cardgame::CardGame,
    kanal::Kanal,
    #[cfg(feature = "quarry")]
    quarry::Quarry,
}
