//! How messages become sentences.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;

#[cfg(feature = "all")]
use table::GameInfo;
use table::{Amount, Arg, Illegal, Message, Seat};

use crate::Lang;
use crate::pattern::{self, Pattern, Piece, Value, Variant};

/// How far sentences may stand in one another; no file comes near it.
const DEEPEST: u8 = 16;

/// All sentences of one language.
pub struct Texts {
    lang: Lang,
    sentences: HashMap<String, Pattern>,
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

    /// The same sentences, and those of a game that are not among them: for what is said before it is known
    /// which game it is about.
    #[cfg(feature = "all")]
    #[must_use]
    pub fn and_of(mut self, game: &GameInfo) -> Texts {
        for folder in game.texts {
            for source in self.lang.folder(folder) {
                for (id, pattern) in pattern::messages(source) {
                    self.sentences.entry(id.to_owned()).or_insert(pattern);
                }
            }
        }
        self
    }

    /// The sentences in the texts of Fluent files.
    pub fn from_sources(lang: Lang, sources: &[&str]) -> Texts {
        let mut texts = Texts {
            lang,
            sentences: HashMap::new(),
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
            let messages = pattern::messages(source);
            self.sentences
                .extend(messages.map(|(id, pattern)| (id.to_owned(), pattern)));
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
        self.sentences.contains_key(id)
    }

    /// The sentence of a message; `names` says what the players are called.
    pub fn message(&self, message: &Message, names: &dyn Fn(Seat) -> String) -> String {
        self.sentence(message.id, &message.args, names)
    }

    /// The sentence of a refusal, followed by the section of the rule book.
    pub fn illegal(&self, illegal: &Illegal, names: &dyn Fn(Seat) -> String) -> String {
        let sentence = self.message(&illegal.message, names);
        match illegal.section {
            "" => sentence,
            section => format!("{sentence} ({})", self.cited(section)),
        }
    }

    /// A section with its book, such as `Spinning Jenny II.1`.
    pub fn cited(&self, section: &str) -> String {
        match &self.book {
            Some(book) if !self.has(&of_other_book(section)) => match self.chapter(section) {
                Some(chapter) => format!("{book}, {chapter}"),
                None => format!("{book} {section}"),
            },
            _ => self.section(section),
        }
    }

    /// A section alone; one of another book than the game's names that too.
    pub fn section(&self, section: &str) -> String {
        let id = of_other_book(section);
        match self.has(&id) {
            true => self.get(&id, &[]),
            false => self.chapter(section).unwrap_or(section.to_owned()),
        }
    }

    /// A section that is called by a chapter's name and perhaps a number or a letter, such as
    /// `Action 4`, in the words of the language; `None` if the chapter has none.
    fn chapter(&self, section: &str) -> Option<String> {
        let is_part = |word: &&str| word.len() == 1 || word.bytes().all(|b| b.is_ascii_digit());
        let part = section.rsplit(' ').next().filter(is_part);
        let name = part.map_or(section, |part| {
            section[..section.len() - part.len()].trim_end()
        });
        let id = format!("chapter-{}", name.to_ascii_lowercase().replace(' ', "-"));
        let name = self.has(&id).then(|| self.get(&id, &[]))?;
        Some(match part {
            Some(part) => format!("{name} {part}"),
            None => name,
        })
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
        let Some(pattern) = self.sentences.get(id) else {
            return format!("[{id}]");
        };
        let mut values: Vec<(Cow<'_, str>, Value)> = Vec::with_capacity(2 * args.len());
        for (name, arg) in args {
            let value = match arg {
                Arg::Number(number) => Value::Number(*number),
                Arg::Seat(seat) => Value::Text(names(*seat)),
                Arg::Verbatim(text) => Value::Text(text.clone()),
                Arg::Said(message) => Value::Text(self.message(message, names)),
                Arg::Refusal(illegal) => Value::Text(self.illegal(illegal, names)),
                Arg::Word(word) => {
                    let bare = Value::Text((*word).to_owned());
                    values.push((format!("{name}-word").into(), bare));
                    Value::Text(self.get(&format!("word-{word}"), &[]))
                }
            };
            values.push(((*name).into(), value));
        }
        let mut sentence = String::new();
        self.write(pattern, &values, DEEPEST, &mut sentence);
        sentence
    }

    /// Writes the pieces of a sentence. What is missing leaves its name in braces: a reader is better
    /// off with the rest.
    fn write(
        &self,
        pattern: &[Piece],
        values: &[(Cow<'_, str>, Value)],
        deepest: u8,
        out: &mut String,
    ) {
        let value = |argument: &str| {
            let found = values.iter().find(|(name, _)| name == argument);
            found.map(|(_, value)| value)
        };
        for piece in pattern {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Argument(argument) => match value(argument) {
                    Some(Value::Text(text)) => out.push_str(text),
                    Some(Value::Number(number)) => *out += &with_minus(*number),
                    None => *out += &format!("{{${argument}}}"),
                },
                Piece::Sentence(id) => match self.sentences.get(id) {
                    Some(pattern) if deepest > 0 => self.write(pattern, values, deepest - 1, out),
                    _ => *out += &format!("{{{id}}}"),
                },
                Piece::Variants { argument, variants } => {
                    let variant = Variant::of(variants, value(argument));
                    self.write(variant, values, deepest, out);
                }
            }
        }
    }
}

/// A number with the minus that figures have, which is as wide as a plus.
pub fn with_minus(number: i64) -> String {
    number.to_string().replace('-', "−")
}

impl fmt::Debug for Texts {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Texts")
            .field("lang", &self.lang)
            .field("book", &self.book)
            .finish_non_exhaustive()
    }
}

/// The id of what a section is called that is not of the game's own rule book.
fn of_other_book(section: &str) -> String {
    format!("section-{}", section.replace('.', "-"))
}
