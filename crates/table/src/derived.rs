//! What a board means beyond what lies on it, in words and numbers.

use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};

/// A number, a word, or several by their place or their name; as JSON it is what it looks like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Derived {
    /// Nothing is there.
    None,
    /// Yes or no.
    Is(bool),
    /// A number.
    Number(i64),
    /// A word.
    Word(String),
    /// Several, in an order.
    List(Vec<Derived>),
    /// Several, each with its name.
    Map(Vec<(&'static str, Derived)>),
}

impl Derived {
    /// Several, in an order.
    pub fn list<T: Into<Derived>>(items: impl IntoIterator<Item = T>) -> Derived {
        Derived::List(items.into_iter().map(Into::into).collect())
    }

    /// Several, each with its name.
    pub fn map(items: impl IntoIterator<Item = (&'static str, Derived)>) -> Derived {
        Derived::Map(items.into_iter().collect())
    }

    /// A word as something prints itself.
    pub fn word(word: impl ToString) -> Derived {
        Derived::Word(word.to_string())
    }
}

impl<T: Into<i64>> From<T> for Derived {
    fn from(number: T) -> Derived {
        Derived::Number(number.into())
    }
}

impl Serialize for Derived {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Derived::None => to.serialize_none(),
            Derived::Is(is) => to.serialize_bool(*is),
            Derived::Number(number) => to.serialize_i64(*number),
            Derived::Word(word) => to.serialize_str(word),
            Derived::List(items) => {
                let mut list = to.serialize_seq(Some(items.len()))?;
                for item in items {
                    list.serialize_element(item)?;
                }
                list.end()
            }
            Derived::Map(items) => {
                let mut map = to.serialize_map(Some(items.len()))?;
                for (name, item) in items {
                    map.serialize_entry(name, item)?;
                }
                map.end()
            }
        }
    }
}
