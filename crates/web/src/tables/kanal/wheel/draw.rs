//! The drawing of the wheel: a ring of sectors with numbers, and a token for each material.

use js_sys::Math;
use kanal::BASICS;
use kanal::cards::Resource;
use leptos::prelude::*;
use table::Arg;

use crate::desk::Desk;
use crate::strokes::{circle, line, sign, strokes, text};
use crate::tables::kanal::scene::Scene;
use crate::tables::kanal::wheel::{amounts, turned};

/// How wide and high the drawing is.
const SIZE: f64 = 256.0;
const MIDDLE: f64 = SIZE / 2.0;
/// The outer edge of the ring, its inner edge, and that of the hub.
const RING: f64 = 125.0;
const NUMBERS: f64 = 96.0;
const HUB: f64 = 57.0;

/// The wheel as it is, with dashed tokens where they would lie after what is pointed at, or after a
/// turn.
pub(super) fn wheel(desk: Desk, scene: &Scene) -> AnyView {
    let own = scene.own();
    let ring = Ring::of(scene);
    let now = own.materials;
    let pointed = scene.after().industry(scene.viewer).materials;
    let then = match pointed == now {
        true => turned(scene, own).unwrap_or(now),
        false => pointed,
    };
    let lie = |material: &Resource| (now[*material as usize], then[*material as usize]);
    let places: Vec<u8> = Resource::MATERIALS
        .iter()
        .flat_map(|material| {
            let (now, then) = lie(material);
            let ghost = (then != now).then(|| ring.sector(*material, then));
            [Some(ring.sector(*material, now)), ghost]
        })
        .flatten()
        .collect();
    let mut used: Vec<u8> = Vec::new();
    let mut place = |material: Resource, amount: u8| {
        let sector = ring.sector(material, amount);
        let of = places.iter().filter(|other| **other == sector).count();
        let nth = used.iter().filter(|other| **other == sector).count();
        used.push(sector);
        ring.token(sector, nth, of)
    };
    let (mut tokens, mut ghosts) = (Vec::new(), String::new());
    for material in Resource::MATERIALS {
        let (now, then) = lie(&material);
        tokens.push(token(material, place(material, now)));
        if then != now {
            ghosts += &ghost(material, place(material, then));
        }
    }
    let label = desk.tr(
        "wheel-drawing",
        &[("amounts", Arg::Verbatim(amounts(desk, own)))],
    );
    view! {
        <svg class="kw-draw" role="img" aria-label=label viewBox=format!("0 0 {SIZE} {SIZE}")>
            {strokes(&ring.face())}
            {strokes(&ghosts)}
            {tokens}
        </svg>
    }
    .into_any()
}

/// Where a token lies, and how large it is.
#[derive(Clone, Copy)]
struct Place {
    x: f64,
    y: f64,
    r: f64,
}

/// A token; it moves to its next place.
fn token(material: Resource, Place { x, y, r }: Place) -> AnyView {
    let size = r * 1.3;
    let inside = circle(0.0, 0.0, r, "") + &sign(material.word(), -size / 2.0, -size / 2.0, size);
    let class = format!("kw-token m-{}", material.word());
    let at = format!("translate({x:.1} {y:.1})");
    view! { <g class=class transform=at>{strokes(&inside)}</g> }.into_any()
}

/// The dashed outline of a token where it would lie.
fn ghost(material: Resource, Place { x, y, r }: Place) -> String {
    let (r, size) = (r - 1.5, r * 1.15);
    let inside = circle(x, y, r, "") + &sign(material.word(), x - size / 2.0, y - size / 2.0, size);
    format!("<g class=\"kw-ghost m-{}\">{inside}</g>", material.word())
}

/// The sectors: the basics clockwise from 0, then the valuables back to 0.
struct Ring {
    basic: u8,
    valuable: u8,
}

impl Ring {
    fn of(scene: &Scene) -> Ring {
        let components = scene.game.components();
        Ring {
            basic: components.basic,
            valuable: components.valuable,
        }
    }

    fn sectors(&self) -> u8 {
        self.basic + self.valuable + 2
    }

    /// The sector of an amount of a material, clockwise from the big hand.
    fn sector(&self, material: Resource, amount: u8) -> u8 {
        match BASICS.contains(&material) {
            true => amount,
            false => self.sectors() - 1 - amount,
        }
    }

    /// A point so many sectors clockwise from the top.
    fn point(&self, sectors: f64, r: f64) -> (f64, f64) {
        let angle = sectors * std::f64::consts::TAU / f64::from(self.sectors());
        (MIDDLE + r * Math::sin(angle), MIDDLE - r * Math::cos(angle))
    }

    /// The place of one of several tokens in a sector, beside each other.
    fn token(&self, sector: u8, nth: usize, of: usize) -> Place {
        let (r, apart) = match of {
            1 => (12.0, 0.0),
            2 => (10.5, 0.48),
            _ => (8.8, 0.34),
        };
        let aside = (nth as f64 - (of as f64 - 1.0) / 2.0) * apart;
        let middle = (RING + NUMBERS) / 2.0;
        let (x, y) = self.point(f64::from(sector) + 0.5 + aside, middle);
        Place { x, y, r }
    }

    /// Everything that does not move.
    fn face(&self) -> String {
        let mut face = circle(MIDDLE, MIDDLE, RING, "kw-ring");
        face += &circle(MIDDLE, MIDDLE, NUMBERS, "kw-numbers");
        let ray = |sector: u8, class: &str| {
            let (x1, y1) = self.point(sector.into(), HUB);
            let (x2, y2) = self.point(sector.into(), RING);
            line(round(x1), round(y1), round(x2), round(y2), class)
        };
        for sector in 0..self.sectors() {
            let is_basic = sector <= self.basic;
            let number = match is_basic {
                true => sector,
                false => self.sectors() - 1 - sector,
            };
            let (x, y) = self.point(f64::from(sector) + 0.5, (NUMBERS + HUB) / 2.0);
            let class = if is_basic {
                "kw-number"
            } else {
                "kw-number valuable"
            };
            face += &ray(sector, "kw-ray");
            face += &text(round(x), round(y + 6.0), class, number);
        }
        face += &ray(0, "kw-hand");
        face += &ray(self.basic + 1, "kw-hand");
        face
    }
}

fn round(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
