//! How messages become sentences.

use std::fmt;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
#[cfg(feature = "all")]
use table::GameInfo;
use table::{Amount, Arg, Illegal, Message, Seat};

use crate::Lang;

/// All sentences of one language.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    book: Option<String>,
}

impl Texts {
    /// The sentences of a language that every game shares.
    #[cfg(feature = "all")]
    pub fn new(lang: Lang) -> Texts {
        Texts::from_sources(lang, lang.shared())
    }

    /// The sentences of a language with those of a game, which go before the shared ones; refusals
    /// name its rule book.
    #[cfg(feature = "all")]
    pub fn of_game(lang: Lang, game: &GameInfo) -> Texts {
        let mut texts = Texts::new(lang);
        for folder in game.texts {
            texts.add(lang.folder(folder));
        }
        texts.citing(game.id)
    }

    /// The sentences in the texts of Fluent files.
    pub fn from_sources(lang: Lang, sources: &[&str]) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // Isolation marks are for mixed writing directions; a terminal would print them.
        bundle.set_use_isolating(false);
        let mut texts = Texts {
            lang,
            bundle,
            book: None,
        };
        texts.add(sources);
        texts
    }

    /// Adds sentences; they go before those that are there.
    pub fn add(&mut self, sources: &[&str]) {
        for source in sources {
            // What does not parse is left out and renders as its id; the tests hold every file to
            // be sound.
            let resource = FluentResource::try_new((*source).to_owned())
                .unwrap_or_else(|(resource, _)| resource);
            self.bundle.add_resource_overriding(resource);
        }
    }

    /// The same sentences, with refusals naming the rule book of this game, such as `spinning-jenny`.
    #[must_use]
    pub fn citing(mut self, game: &str) -> Texts {
        self.book = Some(self.get(&format!("game-{game}"), &[]));
        self
    }

    /// An amount with what it is counted in, such as `£12`.
    pub fn amount(&self, amount: Amount) -> String {
        let id = format!("unit-{}", amount.unit.0);
        self.get(&id, &[("amount", amount.count.into())])
    }

    /// The language of the sentences.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The rule book that refusals name.
    pub fn book(&self) -> Option<&str> {
        self.book.as_deref()
    }

    /// Whether there is a sentence with this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle
            .get_message(id)
            .is_some_and(|message| message.value().is_some())
    }

    /// The sentence of a message; `names` says what the players are called.
    pub fn message(&self, message: &Message, names: &dyn Fn(Seat) -> String) -> String {
        self.sentence(message.id, &message.args, names)
    }

    /// The sentence of a refusal, followed by the section of the rule book.
    pub fn illegal(&self, illegal: &Illegal, names: &dyn Fn(Seat) -> String) -> String {
        let sentence = self.message(&illegal.message, names);
        match (&self.book, illegal.section) {
            (_, "") => sentence,
            (None, section) => format!("{sentence} ({section})"),
            (Some(book), section) => format!("{sentence} ({book} {section})"),
        }
    }

    /// The text with this id; players are called by their seats.
    pub fn get(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.sentence(id, args, &|seat| self.seat(seat))
    }

    /// What a player without a name is called.
    pub fn seat(&self, seat: Seat) -> String {
        self.get("seat-name", &[("number", seat.number().into())])
    }

    /// An id without a sentence renders as itself in brackets, so that
    /// nothing is lost and the gap can be seen.
    fn sentence(&self, id: &str, args: &[(&str, Arg)], names: &dyn Fn(Seat) -> String) -> String {
        let message = self.bundle.get_message(id);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return format!("[{id}]");
        };
        let mut values = FluentArgs::with_capacity(2 * args.len());
        for (name, arg) in args {
            match arg {
                Arg::Number(number) => values.set(*name, *number),
                Arg::Seat(seat) => values.set(*name, names(*seat)),
                Arg::Verbatim(text) => values.set(*name, text.as_str()),
                Arg::Said(message) => values.set(*name, self.message(message, names)),
                Arg::Refusal(illegal) => values.set(*name, self.illegal(illegal, names)),
                Arg::Word(word) => {
                    values.set(*name, self.get(&format!("word-{word}"), &[]));
                    values.set(format!("{name}-word"), FluentValue::from(*word));
                }
            }
        }
        // Errors leave a visible gap in the text; a reader is better off with the rest.
        let mut errors = Vec::new();
        self.bundle
            .format_pattern(pattern, Some(&values), &mut errors)
            .into_owned()
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Texts")
            .field("lang", &self.lang)
            .field("book", &self.book)
            .finish_non_exhaustive()
    }
}
