//! Texts as they stand in a TOML file, with their quotation marks and escapes.

/// The byte of the raw text, quotation marks included, at which a byte of the value stands.
///
/// A text that holds no such byte gives its end; what is no text gives 0.
pub(crate) fn raw_offset(raw: &str, byte: usize) -> usize {
    let (marks, has_escapes) = if raw.starts_with("\"\"\"") {
        (3, true)
    } else if raw.starts_with("'''") {
        (3, false)
    } else if raw.starts_with('"') {
        (1, true)
    } else if raw.starts_with('\'') {
        (1, false)
    } else {
        return 0;
    };
    let mut at = marks;
    if marks == 3 {
        // A line break directly behind the marks does not count.
        at += match raw.as_bytes().get(at..) {
            Some([b'\r', b'\n', ..]) => 2,
            Some([b'\n', ..]) => 1,
            _ => 0,
        };
    }
    let mut left = byte;
    while left > 0 {
        let Some(letter) = raw.get(at..).and_then(|rest| rest.chars().next()) else {
            break;
        };
        let (length, value) = match letter {
            '\\' if has_escapes => escape(&raw[at..]),
            letter => (letter.len_utf8(), letter.len_utf8()),
        };
        at += length;
        left = left.saturating_sub(value);
    }
    at.min(raw.len())
}

/// How long an escape is, and how long what it stands for.
fn escape(raw: &str) -> (usize, usize) {
    let digits = match raw[1..].chars().next() {
        Some('x') => 2,
        Some('u') => 4,
        Some('U') => 8,
        Some(' ' | '\t' | '\r' | '\n') => {
            // A backslash at the end of a line takes all blanks behind it away.
            let blanks = raw[1..].len() - raw[1..].trim_start().len();
            return (1 + blanks, 0);
        }
        letter => return (1 + letter.map_or(0, char::len_utf8), 1),
    };
    let code = raw.get(2..2 + digits);
    let letter = code
        .and_then(|code| u32::from_str_radix(code, 16).ok())
        .and_then(char::from_u32);
    (2 + digits, letter.map_or(1, char::len_utf8))
}

#[cfg(test)]
mod tests {
    use super::raw_offset;

    #[test]
    fn a_byte_is_found_behind_marks_and_escapes() {
        assert_eq!(raw_offset(r#""gain""#, 0), 1);
        assert_eq!(raw_offset(r#""gain""#, 4), 5);
        assert_eq!(raw_offset("'gain'", 2), 3);
        assert_eq!(raw_offset(r#""a\\b""#, 2), 4);
        assert_eq!(raw_offset(r#""a\u00e4b""#, 3), 8);
        assert_eq!(raw_offset("\"\"\"\nab\"\"\"", 1), 5);
        assert_eq!(raw_offset("\"\"\"a\\\n  b\"\"\"", 1), 4);
        assert_eq!(raw_offset("'''ab'''", 1), 4);
        assert_eq!(raw_offset("12", 1), 0);
        assert_eq!(raw_offset("\"ab", 99), 3);
    }
}
