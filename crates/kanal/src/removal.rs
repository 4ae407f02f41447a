//! Removing routes, where an effect says so (09 "remove a route").
//!
//! What is removed is a tile. The routes printed on the front side of a board have none (03, 04 J): they
//! stay, and an imprinted path shows again when what was built over it is removed.

use table::Log;

use crate::board::{Board, Industry};
use crate::cards::RouteType;
use crate::event::Event;
use crate::game::{Kanal, Side};
use crate::geometry::{Space, Spaces};
use crate::reason::{Reason, require};

impl Kanal {
    /// The routes of a type that are printed on a player's board, built over or not. On the blank side
    /// nothing is: the starting routes are tiles like all others.
    fn printed(&self, own: &Industry, route: RouteType) -> Spaces {
        let routes = &self.components.imprinted;
        match (self.side, route) {
            (Side::Blank, _) | (_, RouteType::Road) => Spaces::NONE,
            (Side::Front, RouteType::Path) => own.imprinted,
            (Side::Front, RouteType::Rail) => Spaces::just(routes.rail),
            (Side::Front, RouteType::Canal) => Spaces::just(routes.canal),
        }
    }

    /// The spaces on which a printed route is seen, with nothing built over it.
    pub(crate) fn printed_routes(&self, own: &Industry) -> Spaces {
        let seen = |route| self.printed(own, route).and(own.of_type(route));
        let all = RouteType::ALL.into_iter().map(seen);
        all.fold(Spaces::NONE, Spaces::or)
    }

    /// Whether a route can be removed: a tile that lies under no bridge, and whose network stays whole.
    pub(crate) fn check_removal(&self, own: &Industry, space: Space) -> Result<(), Reason> {
        let route = own.route(space).ok_or(Reason::NoRouteThere)?;
        let is_tile = !self.printed(own, route).contains(space);
        require(is_tile, Reason::PrintedRoute)?;
        require(!own.bridges.contains(space), Reason::RouteUnderBridge)?;
        match route {
            RouteType::Path | RouteType::Road => Ok(()),
            RouteType::Rail | RouteType::Canal => {
                let rest = own.of_type(route).without(Spaces::just(space));
                require(rest.is_connected(), Reason::NetworkFallsApart)
            }
        }
    }

    /// The routes of a type that can be removed among some spaces.
    pub(crate) fn removable(
        &self,
        own: &Industry,
        route: Option<RouteType>,
        among: Spaces,
    ) -> Spaces {
        let of_type = route.map_or(own.built(), |route| own.of_type(route));
        let tiles = of_type.and(among).without(self.printed_routes(own));
        tiles
            .without(own.bridges)
            .iter()
            .filter(|space| {
                let rest = Spaces::just(*space);
                [RouteType::Rail, RouteType::Canal].iter().all(|network| {
                    let network = own.of_type(*network);
                    !network.contains(*space) || network.without(rest).is_connected()
                })
            })
            .collect()
    }

    /// Whether so many routes can be removed one after another.
    pub(crate) fn can_remove(
        &self,
        own: &Industry,
        count: u8,
        route: Option<RouteType>,
        among: Spaces,
    ) -> bool {
        let removable = self.removable(own, route, among);
        match count {
            0 => true,
            1 => !removable.is_empty(),
            _ => removable
                .iter()
                .any(|space| self.can_remove(&self.without(own, space), count - 1, route, among)),
        }
    }

    /// A player's board without the tile on a space.
    pub(crate) fn without(&self, own: &Industry, space: Space) -> Industry {
        let mut after = *own;
        for routes in &mut after.routes {
            routes.remove(space);
        }
        match self.printed(own, RouteType::Path).contains(space) {
            true => after.routes[RouteType::Path as usize].insert(space),
            // A starting path of the blank side is gone for good, and its mark with it.
            false => after.imprinted.remove(space),
        }
        after
    }

    /// Removes a route (09).
    pub(crate) fn remove_route(&self, board: &mut Board, space: Space, log: &mut impl Log<Event>) {
        let seat = board.asked;
        if let Some(route) = board.own().route(space) {
            let after = self.without(board.own(), space);
            let uncovers_path = after.built().contains(space);
            *board.industry_mut(seat) = after;
            log.tell(Event::RouteRemoved {
                seat,
                route,
                space,
                uncovers_path,
            });
        }
    }
}
