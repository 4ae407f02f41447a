//! Building routes and bridges (06 "Build 1 route or 1 bridge").

use table::Log;

use crate::action::Building;
use crate::board::{Board, Industry};
use crate::cards::{Bundle, Resource, RouteType};
use crate::event::{Cost, Event, Income};
use crate::game::Kanal;
use crate::geometry::{Plots, Space, Spaces};
use crate::reason::{Reason, require};

impl Industry {
    /// Where a route or a bridge could be built, whatever it costs.
    pub fn sites(&self, building: Building) -> Spaces {
        let open = self.empty().or(self.of_type(RouteType::Path));
        match building {
            Building::Route(RouteType::Path) => self.empty(),
            Building::Route(RouteType::Road) => open,
            Building::Route(route) => open.and(self.of_type(route).touching()),
            Building::Bridge => self
                .built()
                .and(Spaces::INNER)
                .without(self.bridges)
                .and(self.between_structures()),
        }
    }

    /// The route spaces with a structure on both sides.
    fn between_structures(&self) -> Spaces {
        let mut one = Spaces::NONE;
        let mut both = Spaces::NONE;
        for plot in self.raised.iter() {
            both = both.or(one.and(plot.around()));
            one = one.or(plot.around());
        }
        both
    }

    /// Whether a route or a bridge can be built on a space, whatever it costs.
    pub(crate) fn check_site(&self, building: Building, space: Space) -> Result<(), Reason> {
        match building {
            Building::Route(route) => self.check_route(route, space),
            Building::Bridge => self.check_bridge(space),
        }
    }

    fn check_route(&self, route: RouteType, space: Space) -> Result<(), Reason> {
        match (self.route(space), route) {
            (Some(_), RouteType::Path) => return Err(Reason::SpaceBuilt),
            (None | Some(RouteType::Path), _) => {}
            _ => return Err(Reason::OnlyPathsBuiltOver),
        }
        // All rail tracks form a single network, and so do all canals.
        let is_joined = space
            .touching()
            .iter()
            .any(|next| self.route(next) == Some(route));
        match route {
            RouteType::Path | RouteType::Road => Ok(()),
            RouteType::Rail => require(is_joined, Reason::NoRailNextToIt),
            RouteType::Canal => require(is_joined, Reason::NoCanalNextToIt),
        }
    }

    fn check_bridge(&self, space: Space) -> Result<(), Reason> {
        let beside = space.beside();
        require(beside.len() == 2, Reason::BridgeOnTheEdge)?;
        require(self.route(space).is_some(), Reason::NoRouteUnderBridge)?;
        let stands = |plots: Plots| plots.iter().all(|plot| self.structures[plot.index()] != 0);
        require(stands(beside), Reason::NoStructureAtBridge)?;
        require(!self.bridges.contains(space), Reason::BridgeThere)
    }

    /// Puts a route on a space, over a path if there is one.
    pub(crate) fn put_route(&mut self, route: RouteType, space: Space) {
        self.routes[RouteType::Path as usize].remove(space);
        self.routes[route as usize].insert(space);
    }
}

impl Kanal {
    /// What a route or a bridge costs (06).
    #[inline]
    pub fn building_cost(&self, building: Building) -> Bundle {
        self.building_costs[match building {
            Building::Route(route) => route as usize,
            Building::Bridge => 4,
        }]
    }

    /// Builds a route or a bridge, pays for it unless it is free, and notes what it sets off (06).
    pub(crate) fn build(
        &self,
        board: &mut Board,
        building: Building,
        space: Space,
        is_free: bool,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        if !is_free {
            let cost = self.building_cost(building);
            self.pay(board, seat, cost, Cost::Building { building }, log);
        }
        let industry = board.industry_mut(seat);
        let over_path = industry.route(space).is_some();
        match building {
            Building::Route(route) => industry.put_route(route, space),
            Building::Bridge => industry.bridges.insert(space),
        }
        log.tell(Event::Built {
            seat,
            building,
            space,
            is_free,
            over_path: over_path && building != Building::Bridge,
        });
        match building {
            Building::Bridge => self.bridge_was_built(board, space),
            Building::Route(route) => {
                if route == RouteType::Canal {
                    let clay = self.components.canal_clay.into();
                    self.gain(board, seat, Resource::Clay, clay, Income::Canal, log);
                }
                // Building over a path never activates (06).
                if !over_path {
                    self.route_was_built(board, space);
                }
            }
        }
    }
}
