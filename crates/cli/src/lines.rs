//! Lines of stdin, however long somebody makes them.

use std::io::{self, BufRead, Read};

use table::without_byte_order_mark;

use crate::failure::Failure;

/// The longest line that is kept whole.
const MOST_BYTES: usize = engine::MOST_IN_LINE;

/// Reads text line by line; what is no UTF-8 becomes a mark of its own.
pub(crate) struct Lines<R> {
    input: R,
    begun: bool,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(input: R) -> Lines<R> {
        let begun = false;
        Lines { input, begun }
    }

    /// The next line without its end; one that is too long keeps one byte more than is allowed.
    pub(crate) fn next(&mut self) -> Result<Option<String>, Failure> {
        let line = self.bytes().map_err(|error| Failure::reading(&error))?;
        let Some(line) = line else { return Ok(None) };
        let line = String::from_utf8_lossy(&line);
        let is_first = !std::mem::replace(&mut self.begun, true);
        let line = match is_first {
            true => without_byte_order_mark(&line),
            false => &line,
        };
        Ok(Some(line.to_owned()))
    }

    fn bytes(&mut self) -> io::Result<Option<Vec<u8>>> {
        let mut line = Vec::new();
        // One byte more says that it is too long, and two can be the end of one that is not.
        let most = MOST_BYTES as u64 + 2;
        let read = self
            .input
            .by_ref()
            .take(most)
            .read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(None);
        }
        if line.pop_if(|last| *last == b'\n').is_some() {
            line.pop_if(|last| *last == b'\r');
        } else if line.len() > MOST_BYTES {
            self.input.skip_until(b'\n')?;
            line.truncate(MOST_BYTES + 1);
        }
        Ok(Some(line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lengths(text: &[u8]) -> Vec<usize> {
        let mut lines = Lines::new(text);
        let next = || lines.next().expect("a slice can be read");
        std::iter::from_fn(next).map(|line| line.len()).collect()
    }

    #[test]
    fn a_line_too_long_is_cut_and_the_next_one_is_whole() {
        let line = |bytes: usize, end: &str| "a".repeat(bytes) + end;
        for end in ["\n", "\r\n"] {
            let text = line(MOST_BYTES, end) + &line(MOST_BYTES + 1, end) + "b" + end;
            assert_eq!(lengths(text.as_bytes()), [MOST_BYTES, MOST_BYTES + 1, 1]);
            let text = line(MOST_BYTES * 3, end) + "bc" + end + end + "d";
            assert_eq!(lengths(text.as_bytes()), [MOST_BYTES + 1, 2, 0, 1]);
        }
        assert_eq!(
            lengths(line(MOST_BYTES * 2, "").as_bytes()),
            [MOST_BYTES + 1]
        );
    }

    #[test]
    fn a_byte_order_mark_is_none_of_the_first_line() {
        assert_eq!(lengths("\u{feff}a\n\u{feff}b\n".as_bytes()), [1, 4]);
    }
}
