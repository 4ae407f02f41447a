//! The signs of structures and materials: effects as rows of signs, costs as chips, and both in
//! words.
//!
//! They are written as they stand in the document, since a display shows hundreds of them.

use std::cell::RefCell;

use kanal::Industry;
use kanal::cards::{Bundle, CardIndex, Cost, Deck, EffectTree, Icon, Mark, Resource, Symbol};
use leptos::prelude::*;
use table::{Arg, Message, Say};
use texts::Lang;

use crate::desk::Desk;
use crate::strokes::escaped;
use crate::written::Written;

/// A row of signs; each says its name when it is pointed at, and the whole row to who does not see
/// it.
pub(crate) fn signs(desk: Desk, icons: &[Icon]) -> AnyView {
    Written::new(written(desk, icons)).into_any()
}

/// What was written or said before, with the language and what it was made of: a display shows the
/// same few effects after every choice.
struct Kept<T>(RefCell<Vec<(Lang, T, String)>>);

impl<T: PartialEq + Clone> Kept<T> {
    /// As many as two decks have effects, and some.
    const MOST: usize = 256;

    const fn none() -> Kept<T> {
        Kept(RefCell::new(Vec::new()))
    }

    fn find_or(&self, lang: Lang, key: &T, make: impl FnOnce() -> String) -> String {
        let found = |(of, kept, text): &(Lang, T, String)| {
            (*of == lang && kept == key).then(|| text.clone())
        };
        if let Some(text) = self.0.borrow().iter().find_map(found) {
            return text;
        }
        let text = make();
        let mut kept = self.0.borrow_mut();
        if kept.len() == Self::MOST {
            kept.clear();
        }
        kept.push((lang, key.clone(), text.clone()));
        text
    }
}

thread_local! {
    static WRITTEN: Kept<Vec<Icon>> = const { Kept::none() };
    static SAID: Kept<EffectTree> = const { Kept::none() };
}

/// A row of signs as it stands in a document.
pub(crate) fn written(desk: Desk, icons: &[Icon]) -> String {
    let icons = icons.to_vec();
    WRITTEN.with(|kept| kept.find_or(desk.lang(), &icons, || write(desk, &icons)))
}

fn write(desk: Desk, icons: &[Icon]) -> String {
    let mut words = Vec::new();
    let mut row = String::new();
    let mut open = false;
    for icon in icons {
        let (drawn, said) = one(desk, *icon);
        if breaks_before(*icon) && open {
            row.push_str("</span> ");
            open = false;
        }
        if !open {
            row.push_str("<span class=\"sg-part\">");
            open = true;
        }
        row.push_str(&drawn);
        words.push(said);
        if breaks_behind(*icon) {
            row.push_str("</span> ");
            open = false;
        }
    }
    if open {
        row.push_str("</span>");
    }
    let words = escaped(&words.join(" "));
    format!("<span class=\"signs\" role=\"img\" aria-label=\"{words}\">{row}</span>")
}

/// The effects of a card, each a row of signs.
pub(crate) fn effects(desk: Desk, deck: &Deck, card: CardIndex) -> AnyView {
    let effects = deck.effects(deck.card(card)).iter();
    let rows = effects.map(|effect| written(desk, &deck.tree(effect).icons()));
    Written::new(format!(
        "<span class=\"effects\">{}</span>",
        rows.collect::<String>()
    ))
    .into_any()
}

/// What a structure costs, as chips: one bundle, or two of which one is paid. With the boards of a
/// player, what he lacks is dashed and counted.
pub(crate) fn cost(desk: Desk, cost: Cost, industry: Option<&Industry>) -> AnyView {
    let bundles: Vec<String> = cost
        .bundles()
        .map(|bundle| chips(desk, bundle, industry))
        .collect();
    let or = format!("<span class=\"co-or\">{}</span>", desk.t("sign-or"));
    let words = escaped(&desk.say(&cost.say()));
    Written::new(format!(
        "<span class=\"cost\" role=\"group\" aria-label=\"{words}\">{}</span>",
        bundles.join(&or)
    ))
    .into_any()
}

/// What is paid in one piece, as chips.
pub(crate) fn chips(desk: Desk, bundle: Bundle, industry: Option<&Industry>) -> String {
    if bundle.is_empty() {
        return format!("<span class=\"co\">{}</span>", desk.t("card-cost-free"));
    }
    let chip = |(resource, amount): (Resource, u8)| {
        let held = industry.map_or(u16::MAX, |industry| held(industry, resource));
        let missing = u16::from(amount).saturating_sub(held);
        let sign = sign(desk, Symbol::of_resource(resource));
        if missing == 0 {
            return format!("<span class=\"co\">{amount}{sign}</span>");
        }
        let words = desk.tr("sign-missing", &[("number", Arg::Number(missing.into()))]);
        format!(
            "<span class=\"co missing\">{amount}{sign}<em title=\"{words}\" role=\"img\" \
             aria-label=\"{words}\">−{missing}</em></span>"
        )
    };
    bundle.parts().map(chip).collect()
}

/// How much of a resource a player has.
fn held(industry: &Industry, resource: Resource) -> u16 {
    match resource {
        Resource::Thaler => industry.thaler,
        Resource::Prestige => industry.prestige,
        material => industry.materials[material as usize].into(),
    }
}

/// What a card does, in sentences.
pub(crate) fn sentence(desk: Desk, deck: &Deck, card: CardIndex) -> String {
    let effects = deck.effects(deck.card(card)).iter();
    let said = effects.map(|effect| {
        let tree = deck.tree(effect);
        SAID.with(|kept| kept.find_or(desk.lang(), &tree, || desk.say(&tree.say())))
    });
    said.collect::<Vec<_>>().join(" ")
}

/// What a card is called.
pub(crate) fn name(desk: Desk, deck: &Deck, card: CardIndex) -> String {
    let name = &deck.words(card).name;
    let message = Message::new("kanal-structure")
        .with("number", deck.card(card).number)
        .with("en", name.en.clone())
        .with("de", name.de.clone());
    desk.say(&message)
}

/// How much of a card is published, in words.
pub(crate) fn mark_words(desk: Desk, mark: Mark) -> String {
    desk.say(&mark.say())
}

/// A symbol inline with text, with its name.
pub(crate) fn sign(desk: Desk, symbol: Symbol) -> String {
    drawn(symbol.drawing(), &desk.t(symbol.message()), hue(symbol))
}

fn drawn(drawing: &str, words: &str, hue: &str) -> String {
    let words = escaped(words);
    format!(
        "<span class=\"sg {hue}\" role=\"img\" aria-label=\"{words}\" title=\"{words}\">\
         <svg class=\"ic\" aria-hidden=\"true\"><use href=\"#{drawing}\"></use></svg></span>"
    )
}

/// Materials and thaler have a colour besides their sign; everything else is ink.
fn hue(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Wood => "m-wood",
        Symbol::Clay => "m-clay",
        Symbol::Ore => "m-ore",
        Symbol::Brick => "m-brick",
        Symbol::Iron => "m-iron",
        Symbol::Thaler => "m-thaler",
        _ => "",
    }
}

/// A sign as it is drawn, and in words.
fn one(desk: Desk, icon: Icon) -> (String, String) {
    let plain = |text: String| (format!("<b>{text}</b>"), text);
    let number = |id: &str, number: u8, shown: String| {
        let words = desk.tr(id, &[("number", Arg::from(number))]);
        (format!("<b title=\"{words}\">{shown}</b>"), words)
    };
    let glue = |sign: &str| (format!("<i>{sign}</i>"), sign.to_owned());
    let named = |drawing: &str, id: &str| {
        let words = desk.t(id);
        (drawn(drawing, &words, ""), words)
    };
    match icon {
        Icon::Symbol(symbol) => (sign(desk, symbol), desk.t(symbol.message())),
        Icon::Number(amount) => plain(amount.to_string()),
        Icon::Gain(amount) => plain(format!("+{amount}")),
        Icon::AtLeast(least) => number("sign-at-least", least, format!("{least}+")),
        Icon::AtMost(most) => number("sign-at-most", most, format!("≤\u{202f}{most}")),
        Icon::Max(most) => {
            let words = desk.tr("sign-max", &[("number", Arg::from(most))]);
            glue(&words)
        }
        Icon::Times(times) => glue(&format!("×{times}")),
        Icon::Colon => glue(":"),
        Icon::And => glue(&desk.t("sign-and")),
        Icon::Or => glue(&desk.t("sign-or")),
        Icon::Open => glue("("),
        Icon::Next => glue(";"),
        Icon::Close => glue(")"),
        Icon::Build => named("i-build", "sign-build"),
        Icon::EmptySpace => named("i-empty-space", "sign-empty-space"),
        Icon::Interior => named("i-interior", "sign-interior"),
        Icon::Materials => named("i-materials", "sign-materials"),
        Icon::Stage(stage) => {
            let word = desk.t(&format!("word-{}", stage.word()));
            (
                format!("<span class=\"st st-{}\">{word}</span>", stage.word()),
                word,
            )
        }
    }
}

/// Whether a line may end before this sign.
fn breaks_before(icon: Icon) -> bool {
    match icon {
        Icon::Gain(_) | Icon::Open | Icon::Build => true,
        Icon::Symbol(symbol) => matches!(
            symbol,
            Symbol::TradeFor
                | Symbol::Additional
                | Symbol::Afterward
                | Symbol::Place
                | Symbol::Remove
                | Symbol::Choose
                | Symbol::Wheel
        ),
        _ => false,
    }
}

/// Whether a line may end behind this sign.
fn breaks_behind(icon: Icon) -> bool {
    matches!(
        icon,
        Icon::Colon | Icon::And | Icon::Or | Icon::Next | Icon::Close
    )
}
