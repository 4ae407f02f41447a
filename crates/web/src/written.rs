//! Parts of a sheet that are written as they stand in the document, and written anew only where their
//! text has changed.
//!
//! Leptos has such an element of its own for what a view never changes. It keeps every text it has ever
//! seen, and copies the elements of all the texts before the one it wants, so what changes with each
//! choice must not be given to it: a table would become slower from choice to choice.

use leptos::prelude::*;
use leptos::tachys::html::attribute::{Attribute, any_attribute::AnyAttribute};
use leptos::tachys::hydration::Cursor;
use leptos::tachys::view::{Mountable, Position, PositionState};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlTemplateElement, Node};

use crate::browser;

/// One element with all that is in it, as it stands in the document. What a person has typed is
/// escaped in it.
pub(crate) struct Written(String);

impl Written {
    /// The element of this text.
    pub(crate) fn new(text: impl Into<String>) -> Written {
        Written(text.into())
    }

    fn element(&self) -> Element {
        thread_local! {
            // What is parsed here is not shown and fetches nothing before it is moved to its place.
            static READER: HtmlTemplateElement = browser::document()
                .create_element("template")
                .expect("a document makes elements")
                .unchecked_into();
        }
        READER.with(|reader| {
            reader.set_inner_html(&self.0);
            let first = reader.content().first_element_child();
            first.unwrap_or_else(|| reader.clone().into())
        })
    }
}

/// A text and its element in the document.
pub(crate) struct InDocument {
    text: String,
    element: Element,
}

impl Mountable for InDocument {
    fn unmount(&mut self) {
        self.element.unmount();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        self.element.mount(parent, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        self.element.insert_before_this(child)
    }

    fn elements(&self) -> Vec<Element> {
        vec![self.element.clone()]
    }
}

impl Render for Written {
    type State = InDocument;

    fn build(self) -> InDocument {
        InDocument {
            element: self.element(),
            text: self.0,
        }
    }

    fn rebuild(self, state: &mut InDocument) {
        if self.0 != state.text {
            let mut element = self.element();
            state.element.insert_before_this(&mut element);
            state.element.unmount();
            state.element = element;
            state.text = self.0;
        }
    }
}

impl AddAnyAttr for Written {
    type Output<SomeNewAttr: Attribute> = Written;

    fn add_any_attr<NewAttr: Attribute>(self, _: NewAttr) -> Written {
        self
    }
}

/// The page is never written by a server, but each view says how it would be.
impl RenderHtml for Written {
    type AsyncOutput = Written;
    type Owned = Written;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Written {
        self
    }

    fn to_html_with_buf(
        self,
        buf: &mut String,
        position: &mut Position,
        _escape: bool,
        _mark_branches: bool,
        _extra_attrs: Vec<AnyAttribute>,
    ) {
        buf.push_str(&self.0);
        *position = Position::NextChild;
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> InDocument {
        self.build()
    }

    fn into_owned(self) -> Written {
        self
    }
}
