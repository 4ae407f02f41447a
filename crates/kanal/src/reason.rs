//! Why a choice is not allowed: one reason per rule, with its chapter.

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

            /// The chapter of the rule book.
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
    NotNow: "not-now", "06";
    /// Nobody is asked.
    GameOver: "game-over", "07";
    /// A reveal is due before anybody chooses.
    RevealDue: "reveal-due", "04";
    /// That is not what can be turned up.
    WrongReveal: "wrong-reveal", "04";
    /// A starting route lies on the edge, or points from it into the board.
    NotAtTheEdge: "kanal-not-at-the-edge", "04";
    /// Starting routes are placed before the first round, on the blank side.
    OnlyAtTheStart: "kanal-only-at-the-start", "04";
    /// No road is among the starting routes.
    NoStartingRoad: "kanal-no-starting-road", "04";
    /// All starting routes of this type are placed.
    NoSuchStartingRoute: "kanal-no-such-starting-route", "04";
    /// A disc of this round lies on the action space.
    SpaceTaken: "kanal-space-taken", "06";
    /// The blocking disc lies on the action space.
    SpaceBlocked: "kanal-space-blocked", "08";
    /// The chosen action space has no such action.
    NotOnThisSpace: "kanal-not-on-this-space", "06";
    /// The action is still covered by a stack.
    Covered: "kanal-covered", "06";
    /// The fourth space raises a structure in the last round only, once the blue stack is empty.
    LastRoundOnly: "kanal-last-round-only", "06";
    /// The action of the space was taken, or the other side of it.
    TakenAlready: "kanal-taken-already", "06";
    /// Basic materials are missing to pay the cost in full.
    TooLittle: "kanal-too-little", "06";
    /// Bricks or iron are missing, which are not for sale.
    TooFewValuables: "kanal-too-few-valuables", "06";
    /// Thaler are missing, which are not for sale.
    CostTooDear: "kanal-cost-too-dear", "06";
    /// No plot is left for a structure; a card goes into the box instead.
    BoardFull: "kanal-board-full", "06";
    /// A card goes into the box only where no plot is left.
    BoardNotFull: "kanal-board-not-full", "06";
    /// All stacks are empty.
    NoCardToBox: "kanal-no-card-to-box", "06";
    /// The structure does not lie face up.
    NotOnDisplay: "kanal-not-on-display", "06";
    /// A structure stands there, and is never built over.
    PlotTaken: "kanal-plot-taken", "06";
    /// The structure has no cost right of a dash.
    NoOtherCost: "kanal-no-other-cost", "06";
    /// Nothing is for free here.
    NotFree: "kanal-not-free", "06";
    /// This is for free, and nothing is paid.
    ForFree: "kanal-for-free", "06";
    /// A starting route needs an empty route space.
    StartingSpaceTaken: "kanal-starting-space-taken", "04";
    /// A path needs an empty route space.
    SpaceBuilt: "kanal-space-built", "06";
    /// Only paths are built over.
    OnlyPathsBuiltOver: "kanal-only-paths-built-over", "06";
    /// A rail track needs a rail track next to it.
    NoRailNextToIt: "kanal-no-rail-next-to-it", "06";
    /// A canal needs a canal next to it.
    NoCanalNextToIt: "kanal-no-canal-next-to-it", "06";
    /// No bridge on the edge of the board.
    BridgeOnTheEdge: "kanal-bridge-on-the-edge", "06";
    /// A bridge needs a route under it.
    NoRouteUnderBridge: "kanal-no-route-under-bridge", "06";
    /// A bridge needs a structure on both sides.
    NoStructureAtBridge: "kanal-no-structure-at-bridge", "06";
    /// At most one bridge across each route.
    BridgeThere: "kanal-bridge-there", "06";
    /// The effect wants another place.
    WrongPlace: "kanal-wrong-place", "06";
    /// The effect wants something else built.
    WrongBuilding: "kanal-wrong-building", "06";
    /// There is no route to remove.
    NoRouteThere: "kanal-no-route-there", "09";
    /// A route that is printed on the board stays.
    PrintedRoute: "kanal-printed-route", "03";
    /// A route under a bridge stays.
    RouteUnderBridge: "kanal-route-under-bridge", "06";
    /// Without it the network would fall apart.
    NetworkFallsApart: "kanal-network-falls-apart", "06";
    /// Fewer routes can be removed than the effect wants.
    TooFewToRemove: "kanal-too-few-to-remove", "06";
    /// The space gives another material.
    OtherMaterial: "kanal-other-material", "06";
    /// Only wood, clay and ore can be bought.
    NotForSale: "kanal-not-for-sale", "06";
    /// The wheel shows this much already.
    NotMore: "kanal-not-more", "06";
    /// The wheel shows no more.
    WheelFull: "kanal-wheel-full", "06";
    /// Too few thaler to buy so much.
    TooFewThaler: "kanal-too-few-thaler", "06";
    /// Too few thaler to turn the wheel.
    TurnTooDear: "kanal-turn-too-dear", "06";
    /// With wood, clay or ore on space 0 the wheel does not turn.
    WheelStuck: "kanal-wheel-stuck", "06";
    /// The wheel is turned once for free.
    TurnedAlready: "kanal-turned-already", "06";
    /// The structure waits behind a card that was set off later.
    WaitsBehind: "kanal-waits-behind", "06";
    /// The structure waits for an activation by something else.
    OtherTrigger: "kanal-other-trigger", "06";
    /// The structure does not wait for an activation.
    NotWaiting: "kanal-not-waiting", "06";
    /// The structure has no such effect.
    NoSuchEffect: "kanal-no-such-effect", "06";
    /// The effect was carried out in this activation.
    UsedAlready: "kanal-used-already", "06";
    /// The requirement of the effect is not fulfilled.
    RequirementUnmet: "kanal-requirement-unmet", "06";
    /// The effect has no such step left.
    NoSuchStep: "kanal-no-such-step", "06";
    /// The trade has no such price.
    NoSuchPrice: "kanal-no-such-price", "06";
    /// There is no such option left.
    NoSuchOption: "kanal-no-such-option", "06";
    /// What the effect gives has to be taken first.
    GainFirst: "kanal-gain-first", "06";
    /// All starting routes have to be placed.
    RoutesDue: "kanal-routes-due", "04";
    /// An action space has to be chosen.
    ChoiceDue: "kanal-choice-due", "06";
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
pub(crate) fn require(condition: bool, reason: Reason) -> Result<(), Reason> {
    if condition { Ok(()) } else { Err(reason) }
}
