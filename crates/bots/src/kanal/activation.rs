//! What an activation would bring, read off the instructions of the deck: any deck, not just the
//! released ones.

use kanal::cards::{
    Body, Bundle, Counter, Deed, Effect, Nth, Object, Per, Piece, Quantity, Resource, RouteType,
    Scope, Site as Place, Span, Test, Times,
};
use kanal::{Activation, Board, Frame, Industry, Kanal, Plot, Plots, Waiting};
use table::Seat;

/// The worth of one point, so that parts of points can be told apart.
pub(super) const POINT: i32 = 100;

/// How likely a count comes to what is wanted, in hundredths, by how many are missing.
const LIKELY: [i32; 5] = [100, 55, 25, 10, 4];

/// A count that is too high comes down only where paths are built over or removed.
const LIKELY_DOWN: i32 = 25;

/// How much of a count is still to come, in hundredths of an open route space.
const STILL_TO_COME: i32 = 30;

/// More trades than this of a series are rarely made.
const MOST_TRADES: i32 = 4;

/// What resources are worth to a player at some time of the game.
#[derive(Clone, Copy)]
pub(super) struct Worth {
    resources: [i32; 7],
}

impl Worth {
    /// Materials are worth what can still be made of them.
    pub(super) fn at(actions_left: i32) -> Worth {
        let early = actions_left.clamp(0, 12);
        let basic = 10 + 5 * early;
        let valuable = POINT + 5 * early;
        Worth {
            resources: [basic, basic, basic, valuable, valuable, POINT, POINT],
        }
    }

    fn of(&self, resource: Resource) -> i32 {
        self.resources[resource as usize]
    }

    fn of_bundle(&self, bundle: Bundle) -> i32 {
        let amounts = bundle.amounts().into_iter().zip(self.resources);
        amounts
            .map(|(amount, worth)| i32::from(amount) * worth)
            .sum()
    }
}

/// A structure about to be activated.
#[derive(Clone, Copy)]
struct Site {
    plot: Plot,
    is_second: bool,
}

/// A player's boards, and what resources are worth now.
pub(super) struct Outlook<'a> {
    pub(super) game: &'a Kanal,
    pub(super) own: &'a Industry,
    pub(super) worth: Worth,
}

impl Outlook<'_> {
    /// What the next activation of a structure would bring.
    pub(super) fn activation(&self, plot: Plot) -> i32 {
        let is_second = self.own.once.contains(plot);
        self.effects(Site { plot, is_second }, 0)
    }

    /// What the materials in the supply are worth beyond the points they count now.
    pub(super) fn materials(&self) -> i32 {
        let held = self.own.materials.iter().zip(self.worth.resources);
        let counted = [0, 0, 0, POINT, POINT];
        let each = held
            .zip(counted)
            .map(|((held, worth), counted)| i32::from(*held) * (worth - counted));
        each.sum()
    }

    /// What the player on turn is about to gain by activations.
    pub(super) fn in_hand(&self, board: &Board, seat: Seat) -> i32 {
        let hand = &board.hand;
        if board.asked != seat {
            return 0;
        }
        let Waiting { routes, bridges } = hand.waiting;
        let waiting = routes.iter().chain(bridges.iter());
        let waiting: i32 = waiting.map(|plot| self.activation(plot)).sum();
        let under_way = hand.activation.as_ref();
        let now = waiting + under_way.map_or(0, |activation| self.rest_of(activation));
        if hand.interrupted.is_empty() {
            return now;
        }
        let below = self.game.in_hand(board).take(hand.interrupted.len().into());
        let below = below.map(|card| {
            let behind = card.behind.map_or(0, |plot| self.activation(plot));
            self.rest_of(&card.activation) + behind
        });
        now + below.sum::<i32>()
    }

    /// What is left of an activation would bring.
    fn rest_of(&self, activation: &Activation) -> i32 {
        let site = Site {
            plot: activation.plot,
            is_second: activation.is_second,
        };
        let frames = activation.open().iter();
        let open: i32 = frames.map(|frame| self.open_steps(site, frame)).sum();
        open + self.effects(site, activation.used)
    }

    /// What the effects of a structure that are not used yet would bring.
    fn effects(&self, site: Site, used: u8) -> i32 {
        let deck = self.game.deck();
        let card = self.game.card(self.own.structures[site.plot.index()]);
        let effects = (0..).zip(deck.effects(card));
        effects
            .filter(|(at, _)| used >> at & 1 == 0)
            .map(|(_, effect)| self.effect(site, effect))
            .sum()
    }

    /// What the open steps of an effect that is being carried out would bring.
    fn open_steps(&self, site: Site, frame: &Frame) -> i32 {
        let steps = (0..).zip(self.game.deck().steps(frame.steps));
        steps
            .filter(|(at, _)| frame.closed >> at & 1 == 0)
            .map(|(_, step)| self.deed(site, step.deed))
            .sum()
    }

    fn effect(&self, site: Site, effect: &Effect) -> i32 {
        let deck = self.game.deck();
        let tests = deck.tests(effect).iter();
        let likely = match effect.one_is_enough {
            true => tests
                .map(|test| self.likely(site, test))
                .max()
                .unwrap_or(100),
            false => tests.fold(100, |all, test| all * self.likely(site, test) / 100),
        };
        if likely == 0 {
            return 0;
        }
        let body = match effect.body {
            Body::Steps(steps) => self.steps(site, steps),
            Body::Table { counter, rows } => {
                let rows = deck.rows(rows).iter().map(|row| {
                    let likely = self.likely_count(site, counter, row.quantity);
                    likely * self.steps(site, row.steps) / 100
                });
                rows.max().unwrap_or(0)
            }
        };
        likely * body.max(0) / 100
    }

    fn likely(&self, site: Site, test: &Test) -> i32 {
        let holds = match *test {
            Test::Count(counter, quantity) => return self.likely_count(site, counter, quantity),
            Test::At(Place::Corner) => Plots::CORNERS.contains(site.plot),
            Test::At(Place::Edge) => Plots::EDGE.contains(site.plot),
            Test::At(Place::Interior) => !Plots::EDGE.contains(site.plot),
            Test::Activation(Nth::First) => !site.is_second,
            Test::Activation(Nth::Second) => site.is_second,
        };
        if holds { 100 } else { 0 }
    }

    fn likely_count(&self, site: Site, counter: Counter, quantity: Quantity) -> i32 {
        let count = self.game.count(self.own, site.plot, counter);
        if quantity.holds(count) {
            return 100;
        }
        match quantity {
            Quantity::AtLeast(number) | Quantity::Exactly(number) if number > count => {
                let missing = number - count;
                if missing > self.room(site, counter) {
                    return 0;
                }
                LIKELY.get(usize::from(missing)).copied().unwrap_or(0)
            }
            _ => LIKELY_DOWN,
        }
    }

    /// How many more of something there can be.
    fn room(&self, site: Site, counter: Counter) -> u8 {
        match (counter.object, counter.scope) {
            (Object::Route(route), Scope::Adjacent) => self.open_spaces(site, route),
            (Object::DifferentRoutes, Scope::Adjacent) => {
                self.open_spaces(site, Some(RouteType::Road))
            }
            (Object::Plot, _) => 0,
            _ => u8::MAX,
        }
    }

    /// Spaces round a plot where a route of a type may come.
    fn open_spaces(&self, site: Site, route: Option<RouteType>) -> u8 {
        let empty = self.own.empty();
        let open = match route {
            None | Some(RouteType::Path) => empty,
            _ => empty.or(self.own.of_type(RouteType::Path)),
        };
        open.and(site.plot.around()).len()
    }

    /// A count as it will be, in hundredths.
    fn expected(&self, site: Site, per: Per) -> i32 {
        let count = 100 * i32::from(self.game.count(self.own, site.plot, per.counter));
        let more = match (per.counter.object, per.counter.scope) {
            (Object::Route(route), Scope::Adjacent) => {
                STILL_TO_COME * i32::from(self.open_spaces(site, route))
            }
            (Object::Supply(_) | Object::DifferentMaterials, _) => 0,
            _ => STILL_TO_COME,
        };
        match per.most {
            0 => count + more,
            most => (count + more).min(100 * i32::from(most)),
        }
    }

    fn steps(&self, site: Site, steps: Span) -> i32 {
        let steps = self.game.deck().steps(steps).iter();
        steps.map(|step| self.deed(site, step.deed)).sum()
    }

    fn deed(&self, site: Site, deed: Deed) -> i32 {
        match deed {
            Deed::Gain {
                amount,
                resource,
                per,
            } => {
                let times = per.map_or(100, |per| self.expected(site, per));
                i32::from(amount) * self.worth.of(resource) * times / 100
            }
            Deed::Trade {
                prices,
                proceeds,
                times,
            } => self.trade(site, prices, proceeds, times),
            Deed::Build {
                count, piece, free, ..
            } => i32::from(count) * self.piece(piece, free),
            Deed::Remove { count, .. } => -POINT * i32::from(count),
            Deed::Turn { positions } => {
                let turns = i32::from(positions.min(self.own.smallest().max(1)));
                let basics: i32 = self.worth.resources[..3].iter().sum();
                let valuables = 2 * self.worth.of(Resource::Brick);
                turns * (valuables - basics).max(0)
            }
            Deed::Choose { picks, options } => {
                let options = self.game.deck().options(options).iter();
                let best = options.map(|option| self.steps(site, *option)).max();
                i32::from(picks) * best.unwrap_or(0)
            }
        }
    }

    fn trade(&self, site: Site, prices: Span, proceeds: Span, times: Times) -> i32 {
        let times = match times {
            Times::UpTo(times) => 100 * i32::from(times),
            Times::Per(per) => self.expected(site, per),
            Times::AnyNumber => 100 * MOST_TRADES,
        };
        let gain = self.steps(site, proceeds);
        let mut best = 0;
        for price in self.game.deck().prices(prices) {
            let profit = gain - self.worth.of_bundle(*price);
            let payable = 100 * self.payable(*price);
            // What cannot be paid now may be by then.
            let often = payable.min(times) + (times - payable).clamp(0, 100) / 3;
            best = best.max(profit * often.min(100 * MOST_TRADES) / 100);
        }
        best
    }

    /// How often a price can be paid as things are.
    fn payable(&self, price: Bundle) -> i32 {
        let parts = price.parts();
        let each = parts.map(|(resource, amount)| self.own.held(resource) / u16::from(amount));
        each.min().map_or(MOST_TRADES, i32::from)
    }

    fn piece(&self, piece: Piece, is_free: bool) -> i32 {
        if !is_free {
            return POINT / 2;
        }
        match piece {
            Piece::Route(Some(RouteType::Path)) => POINT,
            Piece::Route(Some(RouteType::Road | RouteType::Rail)) => 2 * POINT,
            Piece::Route(_) => 3 * POINT,
            Piece::Bridge => 2 * POINT,
            Piece::Structure => 3 * POINT,
        }
    }
}
