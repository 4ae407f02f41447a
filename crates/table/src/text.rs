//! Text that comes from outside.

/// The start of a text, short enough for a message of one line.
pub fn excerpt(text: &str) -> String {
    excerpt_of(text, 60)
}

/// The first letters of a text as one line, with dots behind them if there are more.
pub fn excerpt_of(text: &str, most: usize) -> String {
    let plain = |char: char| if char.is_control() { ' ' } else { char };
    let mut letters = text.chars().map(plain);
    let mut start: String = letters.by_ref().take(most).collect();
    if letters.next().is_some() {
        start.push_str("...");
    }
    start
}

/// The text without the mark that some editors put at the start of a file in UTF-8.
pub fn without_byte_order_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_excerpt_says_that_it_is_one() {
        assert_eq!(excerpt_of("größer", 6), "größer");
        assert_eq!(excerpt_of("größer", 3), "grö...");
        assert_eq!(excerpt_of("a\nb\0c", 9), "a b c");
    }

    #[test]
    fn only_the_first_mark_is_none_of_the_text() {
        assert_eq!(
            without_byte_order_mark("\u{feff}\u{feff}text"),
            "\u{feff}text"
        );
        assert_eq!(without_byte_order_mark("text"), "text");
    }
}
