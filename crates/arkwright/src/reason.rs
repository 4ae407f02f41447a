//! Why a choice is not allowed: one reason per rule, with its section.

use table::Illegal;

macro_rules! reasons {
    (
        both { $($(#[$doc:meta])* $name:ident: $id:literal, $section:literal;)* }
        water_frame { $($(#[$more:meta])* $further:ident: $word:literal, $place:literal;)* }
    ) => {
        /// A rule that forbids a choice.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Reason {
            $($(#[$doc])* $name,)*
            $($(#[$more])* $further,)*
        }

        impl Reason {
            /// Every reason of Spinning Jenny, which Water Frame has too; `texts` has a sentence for
            /// each.
            pub const ALL: &[Reason] = &[$(Reason::$name),*];

            /// Every reason that only Water Frame has.
            pub const WATER_FRAME: &[Reason] = &[$(Reason::$further),*];

            /// Its message id.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Reason::$name => $id,)*
                    $(Reason::$further => $word,)*
                }
            }

            /// The section of the rule book; a house rule has none, and its sentence says that it is
            /// one.
            pub const fn section(self) -> &'static str {
                match self {
                    $(Reason::$name => $section,)*
                    $(Reason::$further => $place,)*
                }
            }
        }
    };
}

reasons! {
    both {
        /// The choice belongs to another part of the game; the refusal cites the part that is under way.
        NotNow: "not-now", "5.0";
        /// Everybody has to use an action marker.
        NoPassing: "no-passing", "II.1";
        /// The additional action comes after the main action.
        MainActionFirst: "main-action-first", "II.3";
        /// The main action of this marker is over.
        MainActionOver: "main-action-over", "II.3";
        /// The marker comes with another additional action, or with none.
        OtherAdditionalAction: "other-additional-action", "II.3";
        /// Nobody is asked.
        GameOver: "game-over", "8.0";
        /// A reveal is due before anybody chooses.
        RevealDue: "reveal-due", "4.1";
        /// That is not what can be turned up.
        WrongReveal: "wrong-reveal", "4.1";
        /// A company has one factory of each good at the most.
        HasFactory: "has-factory", "II.2.1";
        /// The second factory of the preparation round is of another good.
        FoundedAlready: "founded-already", "4.1.IV";
        /// There is no factory of this good.
        NoFactory: "no-factory", "II.2.1";
        /// There is no factory of this good, but one can be built now.
        NoFactoryYet: "no-factory-yet", "II.2.1";
        /// The price is outside the price scale.
        PriceOffScale: "price-off-scale", "II.3.1";
        /// The price of a new factory is below the lowest.
        NewPriceOffScale: "price-off-scale", "II.2.1";
        /// The price would make the appeal negative.
        PriceAboveQuality: "price-above-quality", "II.3.1";
        /// The price of a new factory would make the appeal negative.
        NewPriceAboveQuality: "price-above-quality", "II.2.1";
        /// Stored goods lie on that space of the price scale.
        PriceOnStoredGoods: "price-on-stored-goods", "III.4";
        /// The price is the same as before.
        SamePrice: "same-price", "II.3.1";
        /// The price of a new factory has to be set first.
        PriceDue: "price-due", "II.2.1";
        /// Only the new factory's price is asked now.
        OtherPriceDue: "other-price-due", "II.2.1";
        /// The price was adjusted in this action: our ruling.
        PriceAdjusted: "price-adjusted", "";
        /// The factory was not affected, and the factory action offers no other price.
        NotAffected: "not-affected", "II.3.1";
        /// The factory was not affected, and no administrative costs are left to pay for it.
        NoBudget: "no-budget", "II.3.1";
        /// Not so many shares in the portfolio.
        TooFewShares: "too-few-shares", "II.2.6";
        /// Not so many shares in the bank.
        BankTooFewShares: "bank-too-few-shares", "II.2.6";
        /// Not enough cash for these shares.
        TooLittleCashForShares: "too-little-cash-for-shares", "II.2.6";
        /// Not enough cash to repay these loans.
        TooLittleCashForLoans: "too-little-cash-for-loans", "II.2.6";
        /// No shares while a loan is open.
        LoansFirst: "loans-first", "II.2.6";
        /// No loan is open.
        NoLoan: "no-loan", "II.2.6";
        /// Not so many loans are open.
        TooFewLoans: "too-few-loans", "II.2.6";
        /// Shares were bought, then sold: buying is over in this action, by our ruling.
        BuyingClosed: "buying-closed", "";
        /// Shares were sold, then bought: selling is over in this action, by our ruling.
        SellingClosed: "selling-closed", "";
        /// As many deals in shares and loans as one action has by our ruling.
        TooManyDeals: "too-many-deals", "";
        /// After as many deals the loans that can be repaid are repaid at once, by our ruling.
        RepayAtOnce: "repay-at-once", "";
        /// Shares are not sold at the end of the game.
        NoFinalSale: "no-final-sale", "6.II";
        /// Not so many goods of this kind in store.
        TooFewStored: "too-few-stored", "II.2.6";
        /// No such marker lies there to be taken.
        MarkerNotThere: "marker-not-there", "II.3.2";
        /// Markers of this kind and colour never lie there.
        MarkerNeverThere: "marker-never-there", "II.3.2";
        /// Dark markers come later.
        MarkerTooEarly: "marker-too-early", "II.3.2";
        /// Never two identical markers.
        MarkerTwice: "marker-twice", "II.3.2";
        /// The player does not have this marker.
        MarkerNotOwned: "marker-not-owned", "II.1";
        /// The marker lies on the administration table and cannot be moved.
        MarkerPlaced: "marker-placed-already", "II.1";
        /// The marker does not lie on the administration table.
        MarkerNotPlaced: "marker-not-placed", "II.1";
        /// The administration table has no such space.
        NoSuchSpace: "no-such-space", "II.1";
        /// The space is occupied.
        SpaceOccupied: "space-occupied", "II.1";
        /// The level has not been reached.
        LevelTooHigh: "level-too-high", "II.2.1";
        /// A factory of this kind and level was closed in this action.
        JustClosed: "just-closed", "II.2.1";
        /// A factory built in this action cannot be closed in it.
        JustBuilt: "just-built", "II.2.1";
        /// Not enough workers can be had to fill the first row of a new factory.
        FirstRowUnfilled: "first-row-unfilled", "II.2.1";
        /// Not enough workers can be had.
        TooFewWorkers: "too-few-workers", "II.2.2";
        /// Not so many free spaces in this factory.
        NoRoom: "no-room", "II.2.2";
        /// In the last decade no workers for factories that have been active.
        ActiveBefore: "active-before", "II.2.2";
        /// Workers hired in this action are not fired in it.
        JustHired: "just-hired", "II.2.2";
        /// Nobody is hired for the rows that were fired from in this action.
        JustFired: "just-fired", "II.2.2";
        /// The first row has to stay active.
        FirstRowStays: "first-row-stays", "II.2.2";
        /// The administrative costs do not pay for a machine.
        NoMachinesBought: "no-machines-bought", "II.2.3";
        /// The machines that the administrative costs pay for are placed, or forgone.
        NoMachinesLeft: "no-machines-left", "II.2.3";
        /// No worker in that row can be replaced by a machine.
        NoMachineSpace: "no-machine-space", "II.2.3";
        /// The administrative costs do not pay for quality.
        NoQualityBought: "no-quality-bought", "II.2.4";
        /// All quality that the administrative costs pay for is used up.
        NoQualityLeft: "no-quality-left", "II.2.4";
        /// The administrative costs do not pay for so much quality.
        TooLittleForQuality: "too-little-for-quality", "II.2.4";
        /// The quality marker has no such value.
        QualityLimit: "quality-limit", "II.2.4";
        /// The quality marker is only turned to a higher value.
        NotHigher: "not-higher", "II.2.4";
        /// The usable amount is used up.
        NoDistributionLeft: "no-distribution-left", "II.2.5";
        /// The usable amount does not pay for the next value.
        NextDistributionTooDear: "next-distribution-too-dear", "II.2.5";
        /// The usable amount does not pay for so much distribution.
        TooLittleForDistribution: "too-little-for-distribution", "II.2.5";
        /// The distribution marker is only turned to a higher value.
        DistributionNotHigher: "not-higher", "II.2.5";
        /// The distribution marker has no such value.
        DistributionLimit: "distribution-limit", "II.2.5";
        /// More goods than there are to store.
        KeepTooMany: "keep-too-many", "III.4";
        /// More goods than a warehouse holds.
        StorageFull: "storage-full", "III.4";
        /// The price indicator leaves fewer spaces for this good.
        NoStorageSpace: "no-storage-space", "III.4";
        /// Goods are only thrown away to make room.
        NeedlessDiscard: "needless-discard", "III.4";
        /// No such player.
        NoSuchPlayer: "no-such-player", "6.III";
    }
    water_frame {
        /// The goods that are kept have to be named first: there is not room for all.
        DiscardFirst: "discard-first", "III.5";
        /// A tile has to be returned first for the one that was just taken.
        ReturnTileFirst: "return-tile-first", "II.3.2.1";
        /// The next use of the inventor has to be paid first, or he is returned.
        InventorFirst: "inventor-first", "1.8";
        /// The player does not have this tile.
        TileNotOwned: "tile-not-owned", "II.3.2.1";
        /// The tile that was just taken is not returned for itself.
        TileJustTaken: "tile-just-taken", "II.3.2.1";
        /// No such tile lies in the common supply.
        TileNotThere: "tile-not-there", "II.3.2.1";
        /// Never two identical tiles.
        TileTwice: "tile-twice", "II.3.2.1";
        /// The tile works in one factory, which has to be named.
        TileForFactory: "tile-for-factory", "II.3.2.1";
        /// The tile is not assigned to a factory.
        TileForAll: "tile-for-all", "II.3.2.1";
        /// The tile works in no factory, so it is not moved.
        TileNotAssigned: "tile-not-assigned", "II.3.2.1";
        /// The tile works there already.
        AssignedThere: "assigned-there", "II.3.2.1";
        /// Charisma may not be taken in this player's next action.
        CharismaBarred: "charisma-barred", "1.8";
        /// The row of the mat is not open.
        RowNotOpen: "row-not-open", "II.3.2.2";
        /// The row of the mat in which the ship lies is not open.
        ShipRowNotOpen: "row-not-open", "II.3.2.3";
        /// No such ship lies on the mat.
        ShipNotThere: "ship-not-there", "II.3.2.3";
        /// Both piers are taken.
        NoFreePier: "no-free-pier", "II.3.2.3";
        /// A ship is not replaced while a pier is free.
        PierIsFree: "pier-is-free", "II.3.2.3";
        /// A ship is only replaced by a larger one.
        ShipNotLarger: "ship-not-larger", "II.3.2.3";
        /// There are not enough workers for the crew.
        NoCrew: "no-crew", "II.3.2.3";
        /// The broker helps with one or two shares.
        HalfPriceLimit: "half-price-limit", "II.3.2";
        /// Not enough cash for these shares, even at half price.
        TooLittleCashAtHalfPrice: "too-little-cash-at-half-price", "II.3.2";
        /// The space is blocked by Bureaucracy.
        SpaceBlocked: "space-blocked", "1.9";
        /// That is what the space costs anyway.
        SameAmount: "same-amount", "II.1";
        /// Another amount cannot be paid.
        NoSuchAmount: "no-such-amount", "II.1";
        /// Only one amount can be paid.
        OnlyAmount: "only-amount", "II.1";
        /// With the engineer no more is paid than the marker and prices can use, by our ruling.
        NoUseForMore: "no-use-for-more", "";
        /// A ship needs administrative costs of at least its capacity.
        ShipNeedsMore: "ship-needs-more", "II.2.7";
        /// The developer is in use already.
        DeveloperInUse: "developer-in-use", "II.2.1";
        /// Nothing that the developer makes cheaper was built.
        NothingToDevelop: "nothing-to-develop", "II.2.1";
        /// The place of the warehouse has its worker.
        PlaceTaken: "place-taken", "II.2.2";
        /// The place of the warehouse has no worker.
        PlaceEmpty: "place-empty", "II.2.2";
        /// That is the same place.
        SamePlace: "same-place", "II.2.2";
        /// Each warehouse worker is moved once in an action, by our ruling.
        TooManyMoves: "too-many-moves", "";
        /// Not so many workers were displaced by machines.
        TooFewDisplaced: "too-few-displaced", "II.2.3";
        /// The pounds of the patent are used.
        PatentInUse: "patent-in-use", "II.2.5";
        /// No distribution marker can be raised by the returned patent.
        NothingToRaise: "nothing-to-raise", "II.2.5";
        /// The returned patent has not so many levels left.
        TooFewPatentLevels: "too-few-patent-levels", "II.2.5";
        /// The track has no such space.
        NoSuchContract: "no-such-contract", "II.2.6";
        /// A contract is only raised.
        ContractNotHigher: "contract-not-higher", "II.2.6";
        /// There is no ship to deliver with.
        NoShip: "no-ship", "II.2.7";
        /// There is no contract for this good.
        NoContract: "no-contract", "II.2.7";
        /// The contract asks for another number of goods.
        OtherCount: "other-count", "II.2.7";
        /// The contract asks for another number of goods, even with the agent.
        OtherCountWithAgent: "other-count-with-agent", "II.2.7";
        /// Not so many goods.
        TooFewGoods: "too-few-goods", "II.2.7";
        /// The ship of the action does not carry so many goods more.
        ShipCarriesLess: "ship-carries-less", "II.2.7";
        /// These ships do not carry so many goods, but both do.
        TooLittleCapacity: "too-little-capacity", "III.4";
        /// No ships of the player carry so many goods.
        ShipsCarryLess: "ships-carry-less", "III.4";
        /// There is no such ship.
        NoSuchShip: "no-such-ship", "III.4";
        /// So many rows do not produce, or the marker does not allow them.
        RowsNotProducing: "rows-not-producing", "II.2.8";
        /// The production action adjusts the price of the factory that has produced.
        NotProduced: "not-produced", "II.3.1";
        /// There is no good to sell.
        NoGoodToSell: "no-good-to-sell", "III.1";
        /// Extra shifts come at the first call after the production.
        ExtraTooLate: "extra-too-late", "III.1";
        /// There is a good to sell without extra shifts.
        GoodAtHand: "good-at-hand", "III.1";
        /// More shares have to be sold to pay for the factories.
        TooFewForFactories: "too-few-for-factories", "4.1.V";
        /// Lobby gives everybody a special marker, and one can be taken.
        TakeOne: "take-one", "1.9";
        /// One level at a time.
        OneLevelOnly: "one-level-only", "1.9";
        /// The factory has lost its machine.
        HitAlready: "hit-already", "1.9";
        /// No machine stands in that row.
        NoMachineThere: "no-machine-there", "1.9";
        /// The broker does not repay loans, by our ruling.
        NoRepayment: "no-repayment", "";
    }
}

impl Reason {
    /// The refusal with this reason.
    pub fn illegal(self) -> Illegal {
        Illegal::new(self.id(), self.section())
    }

    /// The section of Water Frame that a refusal cites: its III.4 is the shipment, and storage comes
    /// after it.
    pub(crate) fn water_frame_section(refusal: &Illegal) -> &'static str {
        const OF_STORAGE: [Reason; 5] = [
            Reason::PriceOnStoredGoods,
            Reason::KeepTooMany,
            Reason::StorageFull,
            Reason::NoStorageSpace,
            Reason::NeedlessDiscard,
        ];
        let is_of_storage = |reason: &Reason| reason.id() == refusal.message.id;
        match OF_STORAGE.iter().any(is_of_storage) {
            true => "III.5",
            false => refusal.section,
        }
    }
}

impl From<Reason> for Illegal {
    fn from(reason: Reason) -> Illegal {
        reason.illegal()
    }
}

/// The refusal, unless the condition holds.
pub(crate) fn require(condition: bool, reason: Reason) -> Result<(), Illegal> {
    if condition {
        Ok(())
    } else {
        Err(reason.illegal())
    }
}
