//! What stands in a place and what should, as parts of the sentence about a broken fact.

use std::fmt;

use table::{Message, Say};

/// A part of the sentence about a broken fact: its message, and its English for logs.
///
/// Made from one of the [`Common`] phrases, or from one of a game's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    message: Message,
    english: String,
}

impl Phrase {
    /// The phrase that says this, in English as it is displayed.
    pub fn of(said: &(impl Say + fmt::Display)) -> Phrase {
        Phrase {
            message: said.say(),
            english: said.to_string(),
        }
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.english)
    }
}

impl Say for Phrase {
    fn say(&self) -> Message {
        self.message.clone()
    }
}

/// Declares the phrases of a game as an enum, each with its message id and its English for logs.
#[macro_export]
macro_rules! phrases {
    (
        $(#[$doc:meta])*
        pub enum $phrases:ident {
            $($name:ident $({ $($field:ident: $kind:ty),* })?: $id:literal, $english:literal;)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "each variant is its own sentence")]
        pub enum $phrases {
            $($name $({ $($field: $kind),* })?,)*
        }

        impl $phrases {
            /// Every message id there is; `texts` has a phrase for each.
            pub const MESSAGES: &[&str] = &[$($id),*];
        }

        impl ::std::fmt::Display for $phrases {
            fn fmt(&self, out: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $($phrases::$name $({ $($field),* })? => write!(out, $english),)*
                }
            }
        }

        impl ::table::Say for $phrases {
            fn say(&self) -> ::table::Message {
                match self {
                    $($phrases::$name $({ $($field),* })? => {
                        ::table::Message::new($id)
                            $($(.with(stringify!($field), $field.to_owned()))*)?
                    })*
                }
            }
        }

        impl From<$phrases> for $crate::Phrase {
            fn from(phrase: $phrases) -> $crate::Phrase {
                $crate::Phrase::of(&phrase)
            }
        }
    };
}

phrases! {
    /// The phrases that every game uses.
    pub enum Common {
        Number { number: usize }: "fact-number", "{number}";
        // As it stands in the file, in every language.
        Shown { shown: String }: "fact-shown", "{shown}";
        FromTo { from: u8, to: u8 }: "fact-from-to", "{from} to {to}";
        AtMost { number: u8 }: "fact-at-most", "{number} at the most";
        AtLeast { number: u8 }: "fact-at-least", "{number} at the least";
    }
}

impl From<u8> for Phrase {
    fn from(number: u8) -> Phrase {
        usize::from(number).into()
    }
}

impl From<usize> for Phrase {
    fn from(number: usize) -> Phrase {
        Common::Number { number }.into()
    }
}

impl From<String> for Phrase {
    fn from(shown: String) -> Phrase {
        Common::Shown { shown }.into()
    }
}
