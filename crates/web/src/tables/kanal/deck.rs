//! All cards of a deck: what they cost, count and do, and what of them is published.

mod about;

use ::kanal::Kanal;
use ::kanal::cards::{CardIndex, Deck, Mark, Stage, Symbol};
use games::AnyGame;
use leptos::prelude::*;
use table::{Arg, Say};

use crate::browser;
use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::kanal::building::{building, stage_class};
use crate::tables::kanal::signs;
use crate::written::Written;

/// What the deck is called, in the language that is spoken.
pub(super) fn name(desk: Desk, game: &AnyGame) -> String {
    let Some(game) = game.of::<Kanal>() else {
        return String::new();
    };
    let name = game.deck().name();
    match desk.lang() {
        texts::Lang::En => name.en.clone(),
        texts::Lang::De => name.de.clone(),
    }
}

/// Which cards are looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Wanted {
    stage: Option<Stage>,
    mark: Option<Mark>,
    gives: Option<Symbol>,
    needs: Option<Symbol>,
    /// In small letters.
    text: String,
}

/// What is looked for on a card.
struct Found {
    stage: Stage,
    mark: Mark,
    gives: Vec<Symbol>,
    needs: Vec<Symbol>,
    text: String,
}

impl Found {
    fn of(desk: Desk, deck: &Deck, card: CardIndex) -> Found {
        let effects = deck.effects(deck.card(card)).iter();
        let trees: Vec<_> = effects.map(|effect| deck.tree(effect)).collect();
        let number = deck.card(card).number;
        let name = signs::name(desk, deck, card);
        let sentence = signs::sentence(desk, deck, card);
        let text = format!("{}{number:02} {name} {sentence}", deck.letter());
        Found {
            stage: deck.card(card).stage,
            mark: deck.words(card).mark,
            gives: trees.iter().flat_map(about::gives).collect(),
            needs: trees.iter().flat_map(about::needs).collect(),
            text: browser::lowercase(&text),
        }
    }

    fn is_wanted(&self, wanted: &Wanted) -> bool {
        wanted.stage.is_none_or(|stage| stage == self.stage)
            && wanted.mark.is_none_or(|mark| mark == self.mark)
            && wanted
                .gives
                .is_none_or(|symbol| self.gives.contains(&symbol))
            && wanted
                .needs
                .is_none_or(|symbol| self.needs.contains(&symbol))
            && self.text.contains(&wanted.text)
    }
}

/// All cards, sorted by number, with what one looks for among them.
pub(super) fn cards(desk: Desk, game: &AnyGame) -> AnyView {
    let Some(game) = game.of::<Kanal>() else {
        return ().into_any();
    };
    let deck = game.deck();
    let found: Vec<Found> = deck
        .indices()
        .map(|card| Found::of(desk, deck, card))
        .collect();
    let on_cards = |all: fn(&Found) -> &[Symbol]| -> Vec<Symbol> {
        let is_there = |symbol: &Symbol| found.iter().any(|card| all(card).contains(symbol));
        Symbol::all().filter(is_there).collect()
    };
    let wanted = RwSignal::new(Wanted::default());
    let gives = on_cards(|card| &card.gives);
    let needs = on_cards(|card| &card.needs);
    let shown = Memo::new(move |_| {
        let wanted = wanted.get();
        let shown = found.iter().map(|card| card.is_wanted(&wanted));
        shown.collect::<Vec<bool>>()
    });
    let all = deck.cards().len();
    let count = move || {
        let shown = shown.with(|shown| shown.iter().filter(|shown| **shown).count());
        desk.tr(
            "cards-shown",
            &[("shown", Arg::from(shown)), ("all", Arg::from(all))],
        )
    };
    let cards: Vec<AnyView> = deck
        .indices()
        .map(|index| {
            let at = usize::from(index.0);
            let is_hidden = move || shown.with(|shown| !shown[at]);
            card(desk, game, index, Signal::derive(is_hidden))
        })
        .collect();
    view! {
        <section class="sheet k-filter" aria-label=desk.t("cards-look-for")>
            {filters(desk, wanted, gives, needs)}
            <p class="k" role="status">{count}</p>
        </section>
        <div class="k-deck">{cards}</div>
    }
    .into_any()
}

/// A choice among words, or all.
fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    desk: Desk,
    id: &'static str,
    values: Vec<(T, String)>,
    set: impl Fn(Option<T>) + Copy + Send + 'static,
) -> AnyView {
    let options = values.iter().enumerate().map(|(at, (_, words))| {
        view! { <option value=(at + 1).to_string()>{words.clone()}</option> }
    });
    let options: Vec<_> = options.collect();
    let change = move |event| {
        let at: usize = event_target_value(&event).parse().unwrap_or_default();
        let value = at.checked_sub(1).and_then(|at| values.get(at));
        set(value.map(|(value, _)| *value));
    };
    view! {
        <label>{desk.t(id)}
            <select data-filter=id on:change=change>
                <option value="0">{desk.t("cards-all")}</option>
                {options}
            </select>
        </label>
    }
    .into_any()
}

fn filters(
    desk: Desk,
    wanted: RwSignal<Wanted>,
    gives: Vec<Symbol>,
    needs: Vec<Symbol>,
) -> AnyView {
    let named = |symbols: Vec<Symbol>| {
        let named = symbols
            .into_iter()
            .map(|symbol| (symbol, desk.t(symbol.message())));
        named.collect()
    };
    let stages = Stage::ALL.map(|stage| (stage, desk.t(&format!("word-{}", stage.word()))));
    let marks = Mark::ALL.map(|mark| (mark, signs::mark_words(desk, mark)));
    let search = move |event| {
        let text = browser::lowercase(event_target_value(&event).trim());
        wanted.update(|wanted| wanted.text = text);
    };
    view! {
        {choice(desk, "cards-stage", stages.to_vec(), move |stage| wanted.update(|wanted| wanted.stage = stage))}
        {choice(desk, "cards-gives", named(gives), move |symbol| wanted.update(|wanted| wanted.gives = symbol))}
        {choice(desk, "cards-needs", named(needs), move |symbol| wanted.update(|wanted| wanted.needs = symbol))}
        {choice(desk, "cards-mark", marks.to_vec(), move |mark| wanted.update(|wanted| wanted.mark = mark))}
        <label class="search">{desk.t("cards-search")}
            <input type="search" data-filter="search" autocomplete="off" spellcheck="false" on:input=search/>
        </label>
    }
    .into_any()
}

fn card(desk: Desk, game: &Kanal, index: CardIndex, hidden: Signal<bool>) -> AnyView {
    let deck = game.deck();
    let card = deck.card(index);
    let words = deck.words(index);
    let number = card.number;
    let drawing = format!(
        "<svg class=\"k-small\" viewBox=\"0 -2 96 70\" aria-hidden=\"true\">\
         <path class=\"k-earth\" d=\"M2 64H94\"></path>{}</svg>",
        building(game, number, 48.0, 64.0, 1.0)
    );
    let id = format!("card-{number}");
    let heading = id.clone();
    let stage = desk.t(&format!("word-{}", card.stage.word()));
    let published = words.say_published().map(|said| desk.say(&said));
    view! {
        <article class=format!("k-card {}", stage_class(card.stage)) aria-labelledby=id data-card=number hidden=hidden>
            <div class="k-head">
                {Written::new(drawing)}
                <div class="k-title">
                    <h3 id=heading>{signs::name(desk, deck, index)}</h3>
                    <span class="k-prestige" title=desk.t("word-prestige")>{icon("prestige")}<b>{card.prestige}</b>
                        <i>{format!("{}{number:02}", deck.letter())} " · " {stage}</i></span>
                </div>
                {signs::cost(desk, card.cost, None)}
            </div>
            <div class="k-effect">{signs::effects(desk, deck, index)}</div>
            <p class="k-sentence">{signs::sentence(desk, deck, index)}</p>
            <p class="k-source"><span class=format!("source source-{}", source_class(words.mark))>{desk.say(&words.mark.say())}</span> " " {published}</p>
        </article>
    }
    .into_any()
}

/// The frame that a mark has in common with those of component numbers.
const fn source_class(mark: Mark) -> &'static str {
    match mark {
        Mark::Published => "printed",
        Mark::Partly => "derived",
        Mark::Reconstructed => "reconstructed",
    }
}
