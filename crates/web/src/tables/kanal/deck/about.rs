//! What an effect gives and what it needs, as symbols one can look for.

use kanal::cards::{
    BodyTree, Counter, DeedTree, EffectTree, Nth, Object, Per, Piece, Site, Symbol, Test, Times,
};

/// What an effect gives: resources, what it places or builds, a turn of the wheel.
pub(super) fn gives(effect: &EffectTree) -> Vec<Symbol> {
    let mut given = Vec::new();
    for step in effect.steps() {
        deed_gives(&step.deed, &mut given);
    }
    given
}

fn deed_gives(deed: &DeedTree, given: &mut Vec<Symbol>) {
    match deed {
        DeedTree::Gain { resource, .. } => given.push(Symbol::of_resource(*resource)),
        DeedTree::Trade { proceeds, .. } => {
            proceeds.iter().for_each(|deed| deed_gives(deed, given));
        }
        DeedTree::Build { piece, .. } => given.push(match piece {
            Piece::Route(kind) => Symbol::of_route(*kind),
            Piece::Bridge => Symbol::Bridge,
            Piece::Structure => Symbol::Structure,
        }),
        DeedTree::Turn { .. } => given.push(Symbol::Wheel),
        // What is chosen from is among the steps.
        DeedTree::Remove { .. } | DeedTree::Choose { .. } => {}
    }
}

/// What an effect needs: what it requires, what it counts, what it takes in a trade.
pub(super) fn needs(effect: &EffectTree) -> Vec<Symbol> {
    let mut needed = Vec::new();
    for test in &effect.tests {
        match test {
            Test::Count(counter, _) => counted(*counter, &mut needed),
            Test::At(Site::Corner) => needed.push(Symbol::Corner),
            Test::At(Site::Edge) => needed.push(Symbol::Edge),
            Test::At(Site::Interior) => {}
            Test::Activation(Nth::First) => needed.push(Symbol::FirstActivation),
            Test::Activation(Nth::Second) => needed.push(Symbol::SecondActivation),
        }
    }
    if let BodyTree::Table { counter, .. } = &effect.body {
        counted(*counter, &mut needed);
    }
    for step in effect.steps() {
        deed_needs(&step.deed, &mut needed);
    }
    needed
}

fn deed_needs(deed: &DeedTree, needed: &mut Vec<Symbol>) {
    match deed {
        DeedTree::Gain { per, .. } => {
            if let Some(Per { counter, .. }) = per {
                counted(*counter, needed);
            }
        }
        DeedTree::Trade {
            prices,
            proceeds,
            times,
        } => {
            let paid = prices.iter().flat_map(|price| price.parts());
            needed.extend(paid.map(|(resource, _)| Symbol::of_resource(resource)));
            proceeds.iter().for_each(|deed| deed_needs(deed, needed));
            if let Times::Per(per) = times {
                counted(per.counter, needed);
            }
        }
        DeedTree::Remove { route, .. } => needed.push(Symbol::of_route(*route)),
        DeedTree::Build { .. } | DeedTree::Turn { .. } | DeedTree::Choose { .. } => {}
    }
}

fn counted(counter: Counter, needed: &mut Vec<Symbol>) {
    let (symbol, kind) = match counter.object {
        Object::Route(kind) => (Symbol::of_route(kind), None),
        Object::DifferentRoutes => (Symbol::Different, None),
        Object::Bridge => (Symbol::Bridge, None),
        Object::Structure => (Symbol::Structure, None),
        Object::Unactivated => (Symbol::NotActivated, None),
        Object::Plot => (Symbol::AdjacentPlot, None),
        Object::EmptyPlot | Object::EmptySpace => (Symbol::EmptyPlot, None),
        Object::Loop(kind) => (Symbol::CircularCourse, kind),
        Object::Row(kind) => (Symbol::Row, kind),
        Object::Column(kind) => (Symbol::Column, kind),
        Object::Angle(kind) => (Symbol::Angle, kind),
        Object::BuiltOver => (Symbol::BuiltOver, None),
        Object::Supply(resource) => (Symbol::of_resource(resource), None),
        Object::DifferentMaterials => (Symbol::Different, None),
    };
    needed.push(symbol);
    needed.extend(kind.map(|kind| Symbol::of_route(Some(kind))));
}
