//! Why a choice is not allowed: one reason per rule, with its section.

use table::Illegal;

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident: $id:literal, $section:literal;)*) => {
        /// A rule that forbids a choice.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Reason {
            $($(#[$doc])* $name,)*
        }

        impl Reason {
            /// Every reason there is; `texts` has a sentence for each.
            pub const ALL: &[Reason] = &[$(Reason::$name),*];

            /// Its message id.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Reason::$name => $id,)*
                }
            }

            /// The section of the rule book.
            pub const fn section(self) -> &'static str {
                match self {
                    $(Reason::$name => $section,)*
                }
            }
        }
    };
}

reasons! {
    /// The choice belongs to another part of the game.
    NotNow: "not-now", "Gameplay";
    /// Nobody is asked.
    GameOver: "game-over", "Final scoring";
    /// A reveal is due before anybody chooses.
    RevealDue: "reveal-due", "Set-up 10";
    /// That is not what can be turned up.
    WrongReveal: "wrong-reveal", "Set-up 10";

    /// The starting factory was chosen before.
    AlreadyOpened: "card-already-opened", "Set-up 4";
    /// A starting factory has to be chosen.
    OpeningDue: "card-opening-due", "Set-up 4";

    /// One action in a turn.
    OneAction: "card-one-action", "Action phase a";
    /// The factory is not open.
    NotBuilt: "card-not-built", "Action phase a";

    /// The factory is open already.
    AlreadyBuilt: "card-already-built", "Action 1";
    /// The factory would not produce in any remaining round.
    TooLateToBuild: "card-too-late-to-build", "Action 1";
    /// Upgrading begins in decade II.
    NoUpgradeYet: "card-no-upgrade-yet", "Action 1";
    /// The factory and its worker cards are as far as the decade allows.
    NothingToUpgrade: "card-nothing-to-upgrade", "Action 1";
    /// No Inventor at hand.
    NoInventor: "card-no-inventor", "Card 8";
    /// The Inventor has upgraded as many factories as it can.
    InventorSpent: "card-inventor-spent", "Card 8";
    /// The Inventor upgrades different factories.
    InventedAlready: "card-invented-already", "Card 8";
    /// The Inventor would change nothing at this factory.
    NothingToInvent: "card-nothing-to-invent", "Card 8";

    /// The factory has both worker cards.
    NoWorkerCardLeft: "card-no-worker-card-left", "Action 2";
    /// The factory will not produce in any remaining round.
    TooLateToEmploy: "card-too-late-to-employ", "Action 2";

    /// There is no worker card at this position.
    NoWorkerCard: "card-no-worker-card", "Action 3";
    /// The worker card has all its machines.
    NoMachineLeft: "card-no-machine-left", "Action 3";
    /// The development allows no more machines in this action.
    MachineryLevel: "card-machinery-level", "Action 3";
    /// The card with the machine token comes first.
    TokenFirst: "card-token-first", "Action 3";
    /// The machine token lies on another card.
    TokenInUse: "card-token-in-use", "Action 3";

    /// Quality and distribution are not added in the same turn.
    EitherOr: "card-either-or", "Action 4";
    /// The factory was set in this action.
    SetAlready: "card-set-already", "Action 4";
    /// That is there already.
    NoChange: "card-no-change", "Action 4";
    /// No player has such cards.
    NoSuchQuality: "card-no-such-quality", "Action 4";
    /// More quality than a factory can have.
    MostQuality: "card-most-quality", "Action 4";
    /// The development allows no more quality in this action.
    QualityLevel: "card-quality-level", "Action 4";
    /// The Engineer is not at hand.
    NoEngineer: "card-no-engineer", "Card 12";
    /// The Engineer lies at a factory that was set in this action.
    EngineerSet: "card-engineer-set", "Action 4";
    /// The large quality card lies at a factory that was set in this action.
    LargeSet: "card-large-set", "Action 4";
    /// There are not so many small quality cards left.
    TooFewSmall: "card-too-few-small", "Action 4";
    /// Several factories could give the small quality card: one has to be taken back first.
    WhichSmall: "card-which-small", "Action 4";
    /// More distribution than a factory can have.
    MostDistribution: "card-most-distribution", "Action 4";
    /// The development allows no more distribution in this action.
    DistributionLevel: "card-distribution-level", "Action 4";
    /// No distribution card is left in the reserve.
    NoDistributionCard: "card-no-distribution-card", "Action 4";

    /// At least one.
    AtLeastOne: "card-at-least-one", "Action 5";
    /// Not so many shares are bought at once.
    TooManyShares: "card-too-many-shares", "Action 5";
    /// There is not enough money.
    TooDear: "card-too-dear", "Action 5";
    /// Shares, then loans, then ships; each once.
    OrderOfSteps: "card-order-of-steps", "Action 5";
    /// No loan tokens are left.
    NoLoanTokens: "card-no-loan-tokens", "Action 5";
    /// All ships are there.
    ShipsThere: "card-ships-there", "Action 5";

    /// Extra production is not played.
    NoExtraProduction: "card-no-extra-production", "Action 6";
    /// The factory has produced in this action.
    ProducedAlready: "card-produced-already", "Action 6";
    /// The factory has not so many worker cards.
    TooFewWorkerCards: "card-too-few-worker-cards", "Action 6";
    /// What extra production makes has to be stored as far as there is room.
    MustStore: "card-must-store", "Action 6";
    /// No Extra Shift at hand.
    NoExtraShift: "card-no-extra-shift", "Card 3";

    /// Early shipping is not played.
    NoEarlyShipping: "card-no-early-shipping", "Action 7";
    /// The good was shipped in this action.
    ShippedAlready: "card-shipped-already", "Action 7";
    /// There are not so many goods in store.
    TooFewStored: "card-too-few-stored", "Action 7";

    /// Price and appeal do not come out so.
    NoSuchAppeal: "card-no-such-appeal", "Action phase b";
    /// Price and appeal have to be set.
    PriceDue: "card-price-due", "Action phase b";

    /// The development is at its end.
    TrackEnd: "card-track-end", "Action phase c";
    /// The decade of the development is not reached.
    DecadeRestriction: "card-decade-restriction", "Set-up 3";
    /// No such card is in the supply.
    NotInSupply: "card-not-in-supply", "Action phase c";
    /// Nobody has two cards of one type.
    OwnedAlready: "card-owned-already", "Development cards";
    /// A card given back is not taken again in the same turn.
    GivenBackNow: "card-given-back-now", "Development cards";
    /// The player has as many cards as the development allows.
    CardLimit: "card-card-limit", "Development cards";
    /// There is room for another card without giving one back.
    RoomForCard: "card-room-for-card", "Development cards";
    /// The player does not have this card.
    NotOwned: "card-not-owned", "Development cards";
    /// Two different developments, in the order of the player board.
    TwoTracks: "card-two-tracks", "Card 8";
    /// Without decade restrictions the Inventor does not do this.
    NoRestrictions: "card-no-restrictions", "Card 8";
    /// The Broker buys not so many shares.
    BrokerLimit: "card-broker-limit", "Card 6";
    /// No Developer at hand that could be turned.
    NoDeveloper: "card-no-developer", "Card 9";
    /// The Developer makes another card fresh.
    NotItself: "card-not-itself", "Card 9";
    /// The card is fresh.
    IsFresh: "card-is-fresh", "Card 9";
    /// The Foreman has to be laid at a factory.
    ForemanDue: "card-foreman-due", "Card 5";
    /// The Foreman is laid at an open factory.
    ForemanNeedsFactory: "card-foreman-needs-factory", "Card 5";
    /// More than the Engineer was worth.
    MoreThanEngineer: "card-more-than-engineer", "Card 12";
    /// These quality cards are not in the reserve.
    NotInReserve: "card-not-in-reserve", "Card 12";

    /// The card does nothing here.
    NoUseHere: "card-no-use-here", "Development cards";
    /// The card was used in this decade.
    UsedAlready: "card-used-already", "Development cards";
    /// The Patron shows other goods.
    OtherPatron: "card-other-patron", "Card 7";
    /// The home market takes no more.
    HomeLimit: "card-home-limit", "Production a";
    /// Only goods of the active kind are shipped.
    OtherGood: "card-other-good", "Production b";
    /// There are not so many goods.
    TooFewGoods: "card-too-few-goods", "Production b";
    /// The home market would still buy the goods.
    HomeWouldBuy: "card-home-would-buy", "Production b";
    /// The ships carry no more.
    ShipsFull: "card-ships-full", "Production b";
    /// So many more ships may not be used in the game.
    NoShipsLeft: "card-no-ships-left", "Production b";
    /// There are not so many storehouses.
    TooFewStorehouses: "card-too-few-storehouses", "Production b";
    /// A storehouse that keeps nothing.
    NeedlessStorehouse: "card-needless-storehouse", "Production b";
    /// The goods have to be stored or wasted.
    StorageDue: "card-storage-due", "Production b";
    /// It has to be said which storehouses hold goods that cannot be wasted.
    StorehousesDue: "card-storehouses-due", "Production b";
    /// What was in store stays there.
    StoredGoodsStay: "card-stored-goods-stay", "Production b";
    /// There is room enough.
    RoomEnough: "card-room-enough", "Production b";
    /// No such storehouse stands there.
    NothingToClear: "card-nothing-to-clear", "Production b";
    /// It is the storehouse of this factory.
    OwnStorehouse: "card-own-storehouse", "Production b";

    /// That player is out of the game, or none.
    NotInGame: "card-not-in-game", "Preparation";
    /// The start player has to be chosen.
    StartDue: "card-start-due", "Preparation";
}

impl Reason {
    /// The refusal with this reason.
    pub fn illegal(self) -> Illegal {
        Illegal::new(self.id(), self.section())
    }
}

impl From<Reason> for Illegal {
    fn from(reason: Reason) -> Illegal {
        reason.illegal()
    }
}

/// The refusal, unless the condition holds.
#[inline]
pub(crate) fn require(condition: bool, reason: Reason) -> Result<(), Reason> {
    if condition { Ok(()) } else { Err(reason) }
}
