//! The parts of the page that are fetched when they are first shown, and kept from then on.

use std::future::Future;
use std::pin::Pin;
use std::sync::OnceLock;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use crate::account_sheet;
use crate::challenges_sheet;
use crate::deck_page;
use crate::desk::Desk;
use crate::end_page::EndPage;
use crate::guide::GuideSheet;
use crate::help;
use crate::loading;
use crate::numbers_page::{DataNote, NumbersPage};
use crate::results_sheet;
use crate::rules_page::RulesPage;
use crate::seats_page::SeatsPage;
use crate::share_sheet::ShareSheet;
use crate::start_page::{new_table, open_record};
use crate::table_page::TablePage;
use crate::tables;
use crate::turn_sheet::OrdersSheet;
use crate::updates;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/loading.js")]
extern "C" {
    async fn fetch_style(path: &str) -> JsValue;
}

/// The style of what stands beside the table.
const ASIDE: &str = "aside.css";

/// The style of challenges, results and decks.
const SHELF_STYLE: &str = "shelf.css";

/// Fetches a style sheet, unless it is here; says whether it is.
pub(crate) async fn has_style(sheet: &str) -> bool {
    fetch_style(sheet).await.is_truthy()
}

/// Draws a part, opened at a place of it if one is named.
pub(crate) type Draw = fn(Option<String>) -> AnyView;

type Fetched = Result<Draw, SplitLoaderError>;

/// A part of the page.
pub(crate) struct Part {
    fetch: fn() -> Pin<Box<dyn Future<Output = Fetched>>>,
    /// Its style; the page begins with that of the table.
    style: Option<&'static str>,
    /// Whether it shows the numbers of the game's data files, or explains the game with them.
    reads_numbers: bool,
    here: OnceLock<Draw>,
}

impl Part {
    const fn new(fetch: fn() -> Pin<Box<dyn Future<Output = Fetched>>>) -> Part {
        Part {
            fetch,
            style: Some(ASIDE),
            reads_numbers: false,
            here: OnceLock::new(),
        }
    }

    const fn of_table(mut self) -> Part {
        self.style = None;
        self
    }

    const fn of_shelf(mut self) -> Part {
        self.style = Some(SHELF_STYLE);
        self
    }

    const fn with_numbers(mut self) -> Part {
        self.reads_numbers = true;
        self
    }

    /// Whether the part is here.
    pub(crate) fn is_here(&self) -> bool {
        self.here.get().is_some()
    }

    /// Draws the part if it is here.
    pub(crate) fn draw(&self, at: Option<&str>) -> Option<AnyView> {
        let draw = self.here.get()?;
        Some(draw(at.map(str::to_owned)))
    }

    /// Fetches the part, unless it is here; says whether it is.
    pub(crate) async fn load(&self) -> bool {
        if self.here.get().is_none()
            && let Ok(draw) = (self.fetch)().await
        {
            if let Some(style) = self.style
                && !has_style(style).await
            {
                return false;
            }
            let _ = self.here.set(draw);
        }
        self.here.get().is_some()
    }
}

/// A game on the table.
pub(crate) static TABLE: Part = Part::new(|| Box::pin(table())).of_table();
/// The sheet of what ran by itself, and with a word the bar below it.
pub(crate) static ACCOUNT: Part = Part::new(|| Box::pin(account()));
/// Help by bots at the table; `orders` and `share`, which lie behind tabs as it does; and the `guide`.
pub(crate) static HELP: Part = Part::new(|| Box::pin(help()));
/// A game that is over.
pub(crate) static END: Part = Part::new(|| Box::pin(end()));
/// The rules reference.
pub(crate) static RULES: Part = Part::new(|| Box::pin(rules())).with_numbers();
/// Who plays a game that came from elsewhere.
pub(crate) static SEATS: Part = Part::new(|| Box::pin(seats()));
/// The component numbers.
pub(crate) static NUMBERS: Part = Part::new(|| Box::pin(numbers())).with_numbers();

/// What stands below the games of the start page: `new-table`, `open-record`, `challenges` and
/// `results`; and a deck, by its game and its name.
pub(crate) static SHELF: Part = Part::new(|| Box::pin(shelf())).of_shelf();

#[wasm_split(table, wasm_split_path = leptos::wasm_split, fallible)]
fn table() -> Fetched {
    Ok(|_| view! { <TablePage/> }.into_any())
}

#[wasm_split(aside, wasm_split_path = leptos::wasm_split, fallible)]
fn account() -> Fetched {
    Ok(|bar| match bar {
        None => account_sheet::sheet(Desk::of_page()),
        Some(_) => account_sheet::bar(Desk::of_page()),
    })
}

#[wasm_split(aside, wasm_split_path = leptos::wasm_split, fallible)]
fn help() -> Fetched {
    Ok(|which| match which.as_deref() {
        Some("orders") => view! { <OrdersSheet/> }.into_any(),
        Some("guide") => view! { <GuideSheet/> }.into_any(),
        Some(_) => view! { <ShareSheet/><DataNote/> }.into_any(),
        None => help::sheet(Desk::of_page()),
    })
}

#[wasm_split(aside, wasm_split_path = leptos::wasm_split, fallible)]
fn end() -> Fetched {
    Ok(|_| view! { <EndPage/> }.into_any())
}

#[wasm_split(aside, wasm_split_path = leptos::wasm_split, fallible)]
fn rules() -> Fetched {
    Ok(|entry| view! { <RulesPage entry=entry/> }.into_any())
}

#[wasm_split(aside, wasm_split_path = leptos::wasm_split, fallible)]
fn seats() -> Fetched {
    Ok(|_| view! { <SeatsPage/> }.into_any())
}

#[wasm_split(aside, wasm_split_path = leptos::wasm_split, fallible)]
fn numbers() -> Fetched {
    Ok(|game| view! { <NumbersPage game=game.unwrap_or_default()/> }.into_any())
}

#[wasm_split(shelf, wasm_split_path = leptos::wasm_split, fallible)]
fn shelf() -> Fetched {
    Ok(|at| match at.as_deref().unwrap_or_default() {
        "challenges" => challenges_sheet::sheets(Desk::of_page()),
        "results" => results_sheet::sheets(Desk::of_page()),
        "new-table" => new_table::sheet(Desk::of_page()),
        "open-record" => open_record::sheet(Desk::of_page()),
        deck => deck_page::page(deck),
    })
}

/// What draws the parts of the shelf that are of no game, once it is here.
pub(crate) fn shelf_of(desk: Desk) -> RwSignal<Option<Draw>> {
    let here = RwSignal::new(SHELF.here.get().copied());
    if here.get_untracked().is_none() {
        spawn_local(async move {
            match loading::shelf(desk).await && SHELF.load().await {
                true => here.set(SHELF.here.get().copied()),
                false => updates::missed(desk),
            }
        });
    }
    here
}

/// Shows a part of a game's page once both are here.
pub(crate) fn show(desk: Desk, part: &'static Part, game: &str, at: Option<String>) -> AnyView {
    let reads = || games::has_reader(game) && untrack(|| loading::is_explained(desk));
    let at_hand = tables::is_loaded(game) && (!part.reads_numbers || reads());
    let here = RwSignal::new(part.here.get().filter(|_| at_hand).copied());
    if here.get_untracked().is_none() {
        let game = game.to_owned();
        spawn_local(async move {
            let told = part.style != Some(SHELF_STYLE) || loading::shelf(desk).await;
            let is_here = told
                && part.load().await
                && loading::game(desk, &game).await
                && loading::rest(desk, &game).await
                && (!part.reads_numbers || loading::reader(desk, &game).await);
            if !is_here {
                updates::missed(desk);
            } else {
                if part.reads_numbers
                    && let Ok(info) = games::info(&game)
                {
                    loading::learn(desk, info).await;
                }
                here.set(part.here.get().copied());
            }
        });
    }
    (move || match here.get() {
        Some(draw) => draw(at.clone()),
        None => view! { <p class="loading">"Millwright"</p> }.into_any(),
    })
    .into_any()
}
