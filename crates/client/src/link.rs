//! Links that carry a record and a moment in their fragment.
//!
//! The record is deflated and written in the letters that need no escape, so
//! nothing of it reaches a server.

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use table::{Message, Say};
use thiserror::Error;

/// The longest fragment that is offered as a link; a longer game is saved to a file.
pub const MOST_LINK_BYTES: usize = 8 * 1024;

/// The most a link may unfold to.
const MOST_RECORD_BYTES: usize = 1 << 20;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Why a fragment carries no record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// It does not begin like one.
    #[error("the link carries no record")]
    NoRecord,
    /// It is damaged.
    #[error("the link is damaged; was it copied whole?")]
    Damaged,
}

impl Say for LinkError {
    fn say(&self) -> Message {
        Message::new(match self {
            LinkError::NoRecord => "link-no-record",
            LinkError::Damaged => "link-damaged",
        })
    }
}

/// Whether a fragment says that it carries a record, without a look at the record.
pub fn carries_record(fragment: &str) -> bool {
    let mut parts = fragment.trim_start_matches('#').split('&');
    parts.any(|part| part.starts_with("r="))
}

/// The fragment for a record and a moment; `None` if it is too long for a link.
pub fn to_fragment(record: &str, moment: usize) -> Option<String> {
    let packed = compress_to_vec(record.as_bytes(), 9);
    let fragment = format!("r={}&m={moment}", letters_of(&packed));
    (fragment.len() <= MOST_LINK_BYTES).then_some(fragment)
}

/// The record and the moment in a fragment.
pub fn from_fragment(fragment: &str) -> Result<(String, Option<usize>), LinkError> {
    let mut record = None;
    let mut moment = None;
    for part in fragment.trim_start_matches('#').split('&') {
        match part.split_once('=') {
            Some(("r", letters)) => record = Some(letters),
            Some(("m", number)) => moment = number.parse().ok(),
            _ => {}
        }
    }
    let letters = record.ok_or(LinkError::NoRecord)?;
    let packed = bytes_of(letters).ok_or(LinkError::Damaged)?;
    let text =
        decompress_to_vec_with_limit(&packed, MOST_RECORD_BYTES).map_err(|_| LinkError::Damaged)?;
    let text = String::from_utf8(text).map_err(|_| LinkError::Damaged)?;
    Ok((text, moment))
}

/// Bytes in letters, six bits each, without padding.
pub(crate) fn letters_of(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 2);
    for chunk in bytes.chunks(3) {
        let mut bits = 0u32;
        for place in 0..3 {
            bits = bits << 8 | u32::from(chunk.get(place).copied().unwrap_or(0));
        }
        for place in 0..=chunk.len() {
            let letter = bits >> (18 - 6 * place) & 63;
            text.push(char::from(LETTERS[letter as usize]));
        }
    }
    text
}

fn bytes_of(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for chunk in text.as_bytes().chunks(4) {
        if chunk.len() == 1 {
            return None;
        }
        let mut bits = 0u32;
        for place in 0..4 {
            let value = match chunk.get(place) {
                Some(letter) => LETTERS.iter().position(|known| known == letter)? as u32,
                None => 0,
            };
            bits = bits << 6 | value;
        }
        bytes.extend_from_slice(&bits.to_be_bytes()[1..chunk.len()]);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_carries_its_record_and_moment() {
        for record in [
            "",
            "a",
            "ab",
            "abc",
            "millwright record 1\ngame: spinning-jenny\n",
        ] {
            let fragment = to_fragment(record, 17).expect("it is short");
            assert_eq!(from_fragment(&fragment), Ok((record.to_owned(), Some(17))));
            assert_eq!(
                from_fragment(&format!("#{fragment}")),
                Ok((record.to_owned(), Some(17)))
            );
        }
    }

    #[test]
    fn a_damaged_link_is_refused() {
        let fragment = to_fragment("millwright record 1\n", 0).expect("it is short");
        assert_eq!(from_fragment("m=3"), Err(LinkError::NoRecord));
        assert!(!carries_record("#m=3") && carries_record(&fragment));
        assert_eq!(from_fragment("r=A"), Err(LinkError::Damaged));
        assert_eq!(from_fragment("r=!!!!"), Err(LinkError::Damaged));
        assert_eq!(
            from_fragment(&fragment[..fragment.len() - 9]),
            Err(LinkError::Damaged)
        );
    }

    #[test]
    fn what_is_too_long_for_a_link_is_not_offered_as_one() {
        // Numbers without a pattern do not pack well.
        let mut rng = table::Rng::new(1);
        let long: String = (0..4000).map(|_| rng.next().to_string()).collect();
        assert_eq!(to_fragment(&long, 0), None);
    }
}
