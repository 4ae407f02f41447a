//! Sentences with gaps, in the part of Fluent's language that the files use.
//!
//! Fluent's own library carries the plural rules of two hundred languages, numbers with fractions,
//! functions, terms and attributes. The files need arguments, other sentences and variants, so this
//! reads just those; a test holds every sentence against Fluent's library.

/// A value that stands in for an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Number(i64),
    Text(String),
}

/// A sentence: text with gaps.
pub(crate) type Pattern = Vec<Piece>;

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// Text as it is.
    Text(String),
    /// An argument, such as `$amount`.
    Argument(String),
    /// Another sentence, such as `part-of-good`.
    Sentence(String),
    /// One of several variants, by the value of an argument.
    Variants {
        argument: String,
        variants: Vec<Variant>,
    },
}

/// A variant, such as `[one] a share`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Variant {
    key: Value,
    /// Whether it is taken where no other fits, marked by `*`.
    is_usual: bool,
    pattern: Pattern,
}

impl Variant {
    /// The variant that a value asks for: the one with its key, else the one of its plural form,
    /// else the usual one.
    pub(crate) fn of<'a>(variants: &'a [Variant], value: Option<&Value>) -> &'a [Piece] {
        let of_key = |key: &Value| variants.iter().find(|variant| variant.key == *key);
        let fitting = value.and_then(|value| {
            of_key(value).or_else(|| match value {
                Value::Text(_) => None,
                Value::Number(number) => of_key(&Value::Text(plural(*number).to_owned())),
            })
        });
        fitting
            .or_else(|| variants.iter().find(|variant| variant.is_usual))
            .map_or(&[], |variant| &variant.pattern)
    }
}

/// English and German both have one form for 1 and another for all else.
fn plural(number: i64) -> &'static str {
    match number {
        1 | -1 => "one",
        _ => "other",
    }
}

/// The sentences of a file with their ids. What cannot be read is left out.
pub(crate) fn messages(source: &str) -> impl Iterator<Item = (&str, Pattern)> {
    let mut rest = source;
    std::iter::from_fn(move || {
        while !rest.is_empty() {
            let (entry, behind) = rest.split_at(length_of_entry(rest));
            rest = behind;
            if let Some(message) = message(entry) {
                return Some(message);
            }
        }
        None
    })
}

/// How far an entry reaches: over all lines that are indented, empty, or close a gap.
fn length_of_entry(text: &str) -> usize {
    let mut length = 0;
    for line in text.split_inclusive('\n') {
        let goes_on = length == 0
            || line.starts_with([' ', '}', '[', '*'])
            || line.trim_end_matches(['\r', '\n']).is_empty();
        if !goes_on {
            break;
        }
        length += line.len();
    }
    length
}

/// One entry as a sentence with its id; nothing for comments, empty lines and what cannot be read.
fn message(entry: &str) -> Option<(&str, Pattern)> {
    let (id, text) = entry.split_once('=')?;
    let id = id.trim_end();
    let is_id =
        id.starts_with(|letter: char| letter.is_ascii_alphabetic()) && id.bytes().all(is_name);
    let mut reader = Reader { rest: text };
    let pattern = reader.pattern(false)?;
    (is_id && reader.rest.is_empty()).then_some((id, pattern))
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')
}

struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    /// Text and gaps, up to the end or, in a variant, to what closes it.
    fn pattern(&mut self, is_variant: bool) -> Option<Pattern> {
        let mut pattern = Pattern::new();
        let mut text = String::new();
        self.skip(&[' ']);
        loop {
            let run = self.rest.find(['{', '}', '\n']).unwrap_or(self.rest.len());
            text += self.rest[..run].trim_end_matches('\r');
            self.rest = &self.rest[run..];
            match self.rest.bytes().next() {
                Some(b'{') => {
                    self.rest = &self.rest[1..];
                    let gap = self.gap()?;
                    if !text.is_empty() {
                        pattern.push(Piece::Text(std::mem::take(&mut text)));
                    }
                    pattern.push(gap);
                }
                Some(b'\n') => {
                    let before = self.rest;
                    self.skip_blank();
                    let blank = &before[..before.len() - self.rest.len()];
                    let is_over = self.rest.is_empty()
                        || is_variant && self.rest.starts_with(['[', '*', '}']);
                    if is_over {
                        break;
                    }
                    // A sentence may begin on the line below its id.
                    if !(pattern.is_empty() && text.is_empty()) {
                        text.extend(blank.chars().filter(|sign| *sign == '\n'));
                    }
                }
                Some(_) if is_variant => break,
                Some(_) => return None,
                None => break,
            }
        }
        text.truncate(text.trim_end_matches([' ', '\n']).len());
        if !text.is_empty() {
            pattern.push(Piece::Text(text));
        }
        (!pattern.is_empty() || is_variant).then_some(pattern)
    }

    /// A gap, behind its opening brace.
    fn gap(&mut self) -> Option<Piece> {
        self.skip_blank();
        let gap = if self.took("$") {
            let argument = self.name()?.to_owned();
            self.skip_blank();
            if self.took("->") {
                let variants = self.variants()?;
                Piece::Variants { argument, variants }
            } else {
                Piece::Argument(argument)
            }
        } else if self.took("\"") {
            let (literal, behind) = self.rest.split_once('"')?;
            self.rest = behind;
            Piece::Text(literal.to_owned())
        } else {
            Piece::Sentence(self.name()?.to_owned())
        };
        self.skip_blank();
        self.took("}").then_some(gap)
    }

    /// Variants, up to the closing brace; one of them is the usual one.
    fn variants(&mut self) -> Option<Vec<Variant>> {
        let mut variants: Vec<Variant> = Vec::new();
        loop {
            self.skip_blank();
            let is_usual = self.took("*");
            if !self.took("[") {
                break;
            }
            self.skip_blank();
            let key = self.name()?;
            let key = match key.parse() {
                Ok(number) => Value::Number(number),
                Err(_) => Value::Text(key.to_owned()),
            };
            self.skip_blank();
            if !self.took("]") {
                return None;
            }
            let pattern = self.pattern(true)?;
            variants.push(Variant {
                key,
                is_usual,
                pattern,
            });
        }
        let usual = variants.iter().filter(|variant| variant.is_usual);
        (usual.count() == 1).then_some(variants)
    }

    fn name(&mut self) -> Option<&'a str> {
        let length = self.rest.bytes().take_while(|byte| is_name(*byte)).count();
        let (name, behind) = self.rest.split_at(length);
        self.rest = behind;
        (!name.is_empty()).then_some(name)
    }

    fn took(&mut self, sign: &str) -> bool {
        let behind = self.rest.strip_prefix(sign);
        self.rest = behind.unwrap_or(self.rest);
        behind.is_some()
    }

    fn skip(&mut self, signs: &[char]) {
        self.rest = self.rest.trim_start_matches(signs);
    }

    fn skip_blank(&mut self) {
        self.skip(&[' ', '\n', '\r']);
    }
}
