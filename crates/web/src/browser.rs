//! The few things the page asks of the browser, in one place.

use texts::Lang;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlElement, Url, Window};

/// The browser's window.
pub(crate) fn window() -> Window {
    web_sys::window().expect("the page runs in a window")
}

/// The document.
pub(crate) fn document() -> web_sys::Document {
    window().document().expect("a window has a document")
}

/// Writes panics to the console, where a test can see them.
pub(crate) fn report_panics() {
    std::panic::set_hook(Box::new(|info| {
        web_error(&format!("millwright: {info}"));
    }));
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    fn web_error(text: &str);

    #[wasm_bindgen(js_namespace = ["globalThis", "crypto"], js_name = randomUUID, catch)]
    fn random_uuid() -> Result<String, JsValue>;
}

/// A name that no other saved game has.
pub(crate) fn new_id() -> String {
    // randomUUID exists in secure contexts only; a plain page on a local network has none.
    random_uuid().unwrap_or_else(|_| random_word())
}

/// A seed nobody chose.
pub(crate) fn random_word() -> String {
    let number = || (js_sys::Math::random() * 4_294_967_296.0) as u32;
    format!("{:08x}{:08x}", number(), number())
}

/// A text in small letters. The browser has the tables of all writing; the page need not bring them.
pub(crate) fn lowercase(text: &str) -> String {
    js_sys::JsString::from(text).to_lower_case().into()
}

/// A text in capitals.
pub(crate) fn uppercase(text: &str) -> String {
    js_sys::JsString::from(text).to_upper_case().into()
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    js_sys::Date::now() as i64
}

/// A date such as `2026-11` or `2026-11-15` in words of a language.
pub(crate) fn date_in_words(date: &str, lang: Lang) -> String {
    let options = js_sys::Object::new();
    let set = |name: &str, value: &str| {
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    };
    set("timeZone", "UTC");
    set("year", "numeric");
    set("month", "long");
    if date.len() > "2026-11".len() {
        set("day", "numeric");
    }
    let date = js_sys::Date::new(&date.into());
    date.to_locale_date_string(lang.code(), &options).into()
}

/// The day of a moment, given in milliseconds since 1970, in words of a language.
pub(crate) fn day_in_words(at: i64, lang: Lang) -> String {
    let date = js_sys::Date::new(&(at as f64).into());
    date.to_locale_date_string(lang.code(), &js_sys::Object::new())
        .into()
}

/// The language the browser asks for.
pub(crate) fn language() -> Lang {
    let wanted = web_sys::window().and_then(|window| window.navigator().language());
    match wanted {
        Some(code) if code.starts_with("de") => Lang::De,
        _ => Lang::En,
    }
}

fn media(query: &str) -> bool {
    web_sys::window()
        .and_then(|window| window.match_media(query).ok().flatten())
        .is_some_and(|list| list.matches())
}

/// Whether the system is dark.
pub(crate) fn prefers_dark() -> bool {
    media("(prefers-color-scheme: dark)")
}

/// Whether the page is as narrow as a phone, which shows one part of a table at a time.
pub(crate) fn is_narrow() -> bool {
    media("(max-width: 760px)")
}

/// Whether the user wants no motion.
pub(crate) fn prefers_reduced_motion() -> bool {
    media("(prefers-reduced-motion: reduce)")
}

/// What the browser remembers under a key; nothing if it must not remember.
pub(crate) fn local_get(key: &str) -> Option<String> {
    let storage = web_sys::window()?.local_storage().ok()??;
    storage.get_item(key).ok()?
}

/// Lets the browser remember a text under a key; says whether it does. One that refuses to remember
/// is no reason to stop playing.
pub(crate) fn local_set(key: &str, text: &str) -> bool {
    match window().local_storage() {
        Ok(Some(storage)) => storage.set_item(key, text).is_ok(),
        _ => false,
    }
}

/// Lets the browser forget what it remembers under a key.
pub(crate) fn local_remove(key: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.remove_item(key);
    }
}

/// What the browser keeps under a key until the tab closes.
pub(crate) fn session_get(key: &str) -> Option<String> {
    let storage = window().session_storage().ok()??;
    storage.get_item(key).ok()?
}

/// Lets the browser keep a text under a key until the tab closes; without a text, nothing.
pub(crate) fn session_set(key: &str, text: Option<&str>) {
    if let Ok(Some(storage)) = window().session_storage() {
        // A browser that refuses to remember is no reason to stop playing.
        let _ = match text {
            Some(text) => storage.set_item(key, text),
            None => storage.remove_item(key),
        };
    }
}

/// Offers a text as a file.
pub(crate) fn download(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let options = BlobPropertyBag::new();
    options.set_type("text/plain;charset=utf-8");
    let saved = (|| -> Result<(), JsValue> {
        let blob = Blob::new_with_str_sequence_and_options(&parts, &options)?;
        let url = Url::create_object_url_with_blob(&blob)?;
        let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
        link.set_href(&url);
        link.set_download(name);
        link.click();
        Url::revoke_object_url(&url)
    })();
    if saved.is_err() {
        web_error("millwright: the file could not be offered");
    }
}

/// Puts the focus on the element with this id.
pub(crate) fn focus(id: &str) {
    focus_on(&format!("#{id}"));
}

/// Puts the focus on the first of what a selector names, and says whether it is there: what is
/// hidden takes none.
pub(crate) fn focus_on(selector: &str) -> bool {
    let Ok(Some(element)) = document().query_selector(selector) else {
        return false;
    };
    let element = element.unchecked_into::<HtmlElement>();
    let _ = element.focus();
    document().active_element().as_ref() == Some(element.as_ref())
}

/// Sets an attribute of the root element, such as the theme.
pub(crate) fn set_root(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute(name, value);
    }
}

/// Reads a file as text; nothing if the browser cannot.
pub(crate) fn read_file(file: &web_sys::File, then: impl FnOnce(Option<String>) + 'static) {
    let text = wasm_bindgen_futures::JsFuture::from(file.text());
    leptos::task::spawn_local(async move {
        then(text.await.ok().and_then(|text| text.as_string()));
    });
}
