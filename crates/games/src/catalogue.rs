//! Which games there are.

use table::{GameInfo, Told, excerpt};

use crate::error::Error;
#[cfg(feature = "all")]
use crate::rules::{Clerk, Reader, Rules, RulesOf};

/// The rules of a game, what reads its data files, and what writes its accounts.
#[cfg(feature = "all")]
pub(crate) type Held = (&'static dyn Rules, &'static dyn Reader, &'static dyn Clerk);

/// A line for each game makes it known; its rules are held where the program holds all of them.
macro_rules! catalogue {
    ($($(#[$when:meta])? $game:ty,)*) => {
        /// Every game, in the order in which they are shown.
        pub const CATALOGUE: &[&GameInfo] = &[$($(#[$when])? <$game as Told>::INFO,)*];

        /// What is held of every game.
        #[cfg(feature = "all")]
        pub(crate) const RULES: &[Held] = &[
            $($(#[$when])? (&RulesOf::<$game>::NEW, &RulesOf::<$game>::NEW, &RulesOf::<$game>::NEW),)*
        ];
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

/// What the catalogue says of the game with this name.
pub fn info(id: &str) -> Result<&'static GameInfo, Error> {
    let entry = CATALOGUE.iter().find(|game| game.id == id);
    entry
        .copied()
        .ok_or_else(|| Error::UnknownGame(excerpt(id)))
}
