//! Paying for action markers with accountant, administrator and engineer, and the blocked space (II.1).

use table::{Illegal, Offers};

use super::edition::WaterFrame;
use super::tile::Tile;
use crate::action::Action;
use crate::administration::{Placing, check_placing};
use crate::board::Board;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::marker::{Kind, Marker};
use crate::reason::{Reason, require};

/// The amounts that can be paid for a marker on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Amounts {
    least: u8,
    most: u8,
}

impl Arkwright<WaterFrame> {
    /// Whether the asked player may not use the space with the lowest cost (player's book 1.9).
    #[inline]
    pub(crate) fn is_blocked(&self, board: &Board<WaterFrame>, space: usize) -> bool {
        space == 0 && board.parts.bureaucracy && !board.own_harbour().has(Tile::Administrator)
    }

    /// What can be paid for a marker on a space: its cost, with the accountant up to £2 more or less,
    /// with the engineer anything for quality that the marker can use, and for a ship at the least
    /// what it carries (II.1, II.2.4, II.2.7).
    #[inline]
    fn amounts(&self, board: &Board<WaterFrame>, marker: Marker, cost: u8) -> Amounts {
        let harbour = board.own_harbour();
        let tiles = &self.more.components.tiles;
        let mut amounts = Amounts {
            least: cost,
            most: cost,
        };
        if marker.kind == Kind::Quality && harbour.has(Tile::Engineer) {
            let costs = self.components.administration.quality[marker.shade.index()];
            let dearest = costs.into_iter().max().unwrap_or(0);
            // Each other price costs £1 of it, and there are three others.
            let prices = Good::ALL.len() as u8 - 1;
            amounts = Amounts {
                least: 0,
                most: dearest + prices,
            };
        } else if harbour.has(Tile::Accountant) {
            amounts.least = cost.saturating_sub(tiles.accountant);
            amounts.most = cost + tiles.accountant;
        }
        if let Some(needed) = self.ship_needs(board, marker) {
            amounts.least = amounts.least.max(needed);
        }
        amounts
    }

    /// The administrative costs that a ship needs at the least (II.2.7).
    #[inline]
    fn ship_needs(&self, board: &Board<WaterFrame>, marker: Marker) -> Option<u8> {
        let pier = marker.pier()?;
        Some(self.capacity(board, board.asked, pier))
    }

    /// The fee for using a marker again that lies on a space (II.1, player's book 1.8).
    #[inline]
    pub fn reuse_fee(&self, board: &Board<WaterFrame>, space: usize) -> u8 {
        if board.own_harbour().has(Tile::Administrator) {
            0
        } else if self.is_blocked(board, space) {
            self.more.components.blocked_fee
        } else {
            self.components.administration.reuse_fee
        }
    }

    /// The markers and ships of the asked player.
    fn usable_markers(board: &Board<WaterFrame>) -> impl Iterator<Item = Marker> {
        let ships = board.own_harbour().ships;
        let at_pier = move |pier: &usize| ships[*pier] > 0;
        board
            .own()
            .markers
            .iter()
            .chain([0, 1].into_iter().filter(at_pier).map(Marker::ship))
    }

    pub(crate) fn offer_water_markers(
        &self,
        board: &Board<WaterFrame>,
        offers: &mut impl Offers<Action>,
    ) {
        let company = board.own();
        let spaces = self.components.administration.spaces;
        for marker in Self::usable_markers(board) {
            if let Some(space) = company.space_of(marker) {
                let amounts = self.amounts(board, marker, spaces[space]);
                for paid in amounts.least..=amounts.most {
                    offers.offer(match paid == spaces[space] {
                        true => Action::Reuse(marker),
                        false => Action::ReusePaying(marker, paid),
                    });
                }
                continue;
            }
            for (space, cost) in spaces.into_iter().enumerate() {
                if company.administration[space].is_some() || self.is_blocked(board, space) {
                    continue;
                }
                let amounts = self.amounts(board, marker, cost);
                for paid in amounts.least..=amounts.most {
                    offers.offer(match paid == cost {
                        true => Action::Place(marker, cost),
                        false => Action::PlacePaying(marker, cost, paid),
                    });
                }
            }
            if offers.enough() {
                return;
            }
        }
    }

    pub(crate) fn check_water_marker(
        &self,
        board: &Board<WaterFrame>,
        action: Action,
    ) -> Result<(), Illegal> {
        let company = board.own();
        let spaces = self.components.administration.spaces;
        let (marker, space, paid) = match action {
            Action::Place(marker, cost) => (marker, Some(cost), None),
            Action::PlacePaying(marker, cost, paid) => (marker, Some(cost), Some(paid)),
            Action::Reuse(marker) => (marker, None, None),
            Action::ReusePaying(marker, paid) => (marker, None, Some(paid)),
            _ => return Err(Reason::NotNow.illegal()),
        };
        let is_owned = company.markers.contains(marker) || board.own_harbour().has_ship_of(marker);
        require(is_owned, Reason::MarkerNotOwned)?;
        let cost = match space {
            Some(cost) => {
                check_placing(self, company, marker, cost)?;
                let space = spaces.iter().position(|space| *space == cost);
                let blocked = space.is_some_and(|space| self.is_blocked(board, space));
                require(!blocked, Reason::SpaceBlocked)?;
                cost
            }
            None => {
                let space = company.space_of(marker);
                spaces[space.ok_or_else(|| Reason::MarkerNotPlaced.illegal())?]
            }
        };
        let Amounts { least, most } = self.amounts(board, marker, cost);
        let named = paid;
        let paid = paid.unwrap_or(cost);
        if (least..=most).contains(&paid) {
            // The space's own amount is written without a word about it.
            return require(named != Some(cost), Reason::SameAmount);
        }
        if self.ship_needs(board, marker) == Some(least) && (paid < least || least > most) {
            // On a cheap space there may be no amount at all that is enough.
            return Err(Reason::ShipNeedsMore
                .illegal()
                .with("least", least)
                .with("short", least.saturating_sub(most)));
        }
        let is_free = marker.kind == Kind::Quality && board.own_harbour().has(Tile::Engineer);
        Err(match (is_free, least == most) {
            (false, true) => Reason::OnlyAmount.illegal().with("amount", least),
            (is_free, _) => {
                let reason = match is_free {
                    true => Reason::NoUseForMore,
                    false => Reason::NoSuchAmount,
                };
                reason.illegal().with("least", least).with("most", most)
            }
        })
    }

    pub(crate) fn water_placing(
        &self,
        board: &Board<WaterFrame>,
        action: Action,
    ) -> Option<Placing> {
        let spaces = self.components.administration.spaces;
        let placed = |marker, cost: u8, paid| {
            Some(Placing {
                marker,
                space: spaces.iter().position(|space| *space == cost)?,
                is_new: true,
                paid,
                fee: 0,
            })
        };
        let again = |marker, paid: Option<u8>| {
            let space = board.own().space_of(marker)?;
            Some(Placing {
                marker,
                space,
                is_new: false,
                paid: paid.unwrap_or(spaces[space]),
                fee: self.reuse_fee(board, space),
            })
        };
        match action {
            Action::Place(marker, cost) => placed(marker, cost, cost),
            Action::PlacePaying(marker, cost, paid) => placed(marker, cost, paid),
            Action::Reuse(marker) => again(marker, None),
            Action::ReusePaying(marker, paid) => again(marker, Some(paid)),
            _ => None,
        }
    }
}
