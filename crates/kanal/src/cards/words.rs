//! Cuts a text into words and hands them out, so that every complaint knows its word.

use table::Due;

use super::error::{Trouble, Wrong};

/// Signs that stand for themselves, also without a blank around them.
const SIGNS: [char; 5] = [':', ',', ';', '{', '}'];

/// A word or a sign, and the byte it begins at.
#[derive(Clone, Copy, Debug)]
struct Token<'a> {
    text: &'a str,
    at: usize,
}

/// A text, read word by word.
#[derive(Clone, Debug)]
pub(super) struct Words<'a> {
    tokens: Vec<Token<'a>>,
    next: usize,
    end: usize,
}

impl<'a> Words<'a> {
    /// Starts a text.
    pub(super) fn of(text: &'a str) -> Words<'a> {
        let is_part = |letter: char| !letter.is_whitespace() && !SIGNS.contains(&letter);
        let mut tokens = Vec::new();
        let mut rest = text.char_indices().peekable();
        while let Some((at, letter)) = rest.next() {
            let mut end = at + letter.len_utf8();
            if is_part(letter) {
                while let Some((at, letter)) = rest.next_if(|(_, letter)| is_part(*letter)) {
                    end = at + letter.len_utf8();
                }
            } else if letter.is_whitespace() {
                continue;
            }
            tokens.push(Token {
                text: &text[at..end],
                at,
            });
        }
        Words {
            tokens,
            next: 0,
            end: text.trim_end().len(),
        }
    }

    /// The next word, which stays in place; empty at the end.
    pub(super) fn peek(&self) -> &'a str {
        self.tokens.get(self.next).map_or("", |token| token.text)
    }

    /// The word behind the next one.
    pub(super) fn peek_second(&self) -> &'a str {
        let second = self.tokens.get(self.next + 1);
        second.map_or("", |token| token.text)
    }

    /// Where the next word begins.
    pub(super) fn at(&self) -> usize {
        self.tokens
            .get(self.next)
            .map_or(self.end, |token| token.at)
    }

    /// Goes past the next word.
    pub(super) fn skip(&mut self) {
        self.next += 1;
    }

    /// Goes past the next word if it is this one.
    pub(super) fn take(&mut self, word: &str) -> bool {
        let is_it = self.peek() == word;
        if is_it {
            self.skip();
        }
        is_it
    }

    /// Goes past the next word, which has to be this one.
    pub(super) fn expect(&mut self, word: &'static str, due: Due) -> Result<(), Wrong> {
        if self.take(word) {
            Ok(())
        } else {
            Err(self.wrong(due, &[word]))
        }
    }

    /// Goes past the next word, which has to be one of these.
    pub(super) fn one_of<T: Copy>(
        &mut self,
        known: &[(&'static str, T)],
        due: Due,
    ) -> Result<T, Wrong> {
        let word = self.peek();
        match known.iter().find(|(known, _)| *known == word) {
            Some((_, meaning)) => {
                self.skip();
                Ok(*meaning)
            }
            None => {
                let words: Vec<&'static str> = known.iter().map(|(word, _)| *word).collect();
                Err(self.wrong(due, &words))
            }
        }
    }

    /// Goes past the next word, which has to be a number in this range.
    pub(super) fn number(&mut self, from: u8, to: u8) -> Result<u8, Wrong> {
        let word = self.peek();
        if word.is_empty() {
            return Err(self.wrong(super::due::AMOUNT, &[]));
        }
        match plain_number(word) {
            Some(number) if (from..=to).contains(&number) => {
                self.skip();
                Ok(number)
            }
            _ => Err(self.trouble(Trouble::number(word, from, to))),
        }
    }

    /// The complaint that something else is due here.
    pub(super) fn wrong(&self, due: Due, known: &[&'static str]) -> Wrong {
        self.trouble(match self.peek() {
            "" => Trouble::End { due },
            word => Trouble::word(word, due, known),
        })
    }

    /// A complaint about the next word.
    pub(super) fn trouble(&self, trouble: Trouble) -> Wrong {
        Wrong {
            at: self.at(),
            trouble: Box::new(trouble),
        }
    }
}

/// A number without sign or leading zeros.
pub(super) fn plain_number(word: &str) -> Option<u8> {
    let plain = word == "0" || word.starts_with(|first: char| matches!(first, '1'..='9'));
    if plain { word.parse().ok() } else { None }
}
