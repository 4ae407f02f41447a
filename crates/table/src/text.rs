//! Text that comes from outside.

/// The start of a text, short enough for a message of one line.
pub fn excerpt(text: &str) -> String {
    excerpt_of(text, 60)
}

/// The first letters of a text as one line, with dots behind them if there are more.
pub fn excerpt_of(text: &str, most: usize) -> String {
    let plain = |char: char| match char.is_control() || is_hidden(char) {
        true => ' ',
        false => char,
    };
    let mut letters = text.chars().map(plain);
    let mut start: String = letters.by_ref().take(most).collect();
    if letters.next().is_some() {
        start.push_str("...");
    }
    start
}

/// How many marks may stand on one letter of a name; those of every language have room.
const MOST_STACKED: usize = 3;

/// A name as it is kept and shown: what is not seen, what turns round the letters beside it and marks piled
/// up on one letter are left out, and gaps are single spaces. So two names that look alike are alike, and
/// none spoils the line that it stands in.
pub fn plain_name(text: &str) -> String {
    let mut name = String::new();
    let mut stacked = 0;
    for char in text.chars() {
        let is_gap = char.is_whitespace() || char.is_control();
        if is_hidden(char) && !is_gap {
            continue;
        }
        if is_stacking(char) {
            stacked += 1;
            // Nothing is there for a mark at the beginning to stand on.
            if stacked > MOST_STACKED || name.is_empty() || name.ends_with(' ') {
                continue;
            }
        } else {
            stacked = 0;
        }
        match is_gap {
            true if name.is_empty() || name.ends_with(' ') => {}
            true => name.push(' '),
            false => name.push(char),
        }
    }
    name.truncate(name.trim_end().len());
    name
}

/// Whether a letter shows nothing of its own, or turns round what stands beside it: joiners, fillers, marks
/// of direction and overrides, separators of lines, tags, selectors of variants, and what is no letter at
/// all.
pub fn is_hidden(char: char) -> bool {
    matches!(
        char,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{fffe}' | '\u{ffff}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Whether a letter is a mark above, below or through the one before it. Those of scripts that write vowels
/// so are among them.
fn is_stacking(char: char) -> bool {
    matches!(
        char,
        '\u{300}'..='\u{36f}'
            | '\u{483}'..='\u{489}'
            | '\u{591}'..='\u{5bd}' | '\u{5bf}' | '\u{5c1}' | '\u{5c2}' | '\u{5c4}' | '\u{5c5}' | '\u{5c7}'
            | '\u{610}'..='\u{61a}'
            | '\u{64b}'..='\u{65f}' | '\u{670}'
            | '\u{6d6}'..='\u{6dc}' | '\u{6df}'..='\u{6e4}' | '\u{6e7}' | '\u{6e8}' | '\u{6ea}'..='\u{6ed}'
            | '\u{711}' | '\u{730}'..='\u{74a}'
            | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}'
            | '\u{eb1}' | '\u{eb4}'..='\u{ebc}' | '\u{ec8}'..='\u{ecd}'
            | '\u{f71}'..='\u{f84}'
            | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20f0}'
            | '\u{302a}'..='\u{302f}' | '\u{3099}' | '\u{309a}'
            | '\u{a66f}'..='\u{a672}' | '\u{a674}'..='\u{a67d}'
            | '\u{fe20}'..='\u{fe2f}'
            | '\u{1d165}'..='\u{1d169}' | '\u{1d16d}'..='\u{1d172}'
    )
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
    fn an_excerpt_turns_nothing_round() {
        assert_eq!(excerpt_of("a\u{202e}b\u{2028}c\u{200b}d", 9), "a b c d");
    }

    #[test]
    fn a_name_shows_what_it_is() {
        for name in [
            "Ann",
            "Zoë Ängström",
            "Nguyễn Thị",
            "שלום",
            "Ελένη",
            "李明",
            "Ann-Marie O’Neill",
            "🦀",
        ] {
            assert_eq!(plain_name(name), name);
        }
        for (typed, name) in [
            ("  Ann   of\u{a0}\u{2003}York ", "Ann of York"),
            ("Ann\u{202e}nnA\u{202c}", "AnnnnA"),
            ("\u{2066}A\u{200b}n\u{200d}n\u{feff}\u{e0041}", "Ann"),
            ("A\u{ad}nn\u{3164}", "Ann"),
            ("\u{200f}\u{61c}\u{2800}", ""),
            ("\u{301}\u{301} \u{301}A", "A"),
            ("one\ntwo\u{2028}three\tfour", "one two three four"),
            // Vowels and tone of a Vietnamese name are two marks; what is piled up is cut.
            ("e\u{302}\u{301}", "e\u{302}\u{301}"),
        ] {
            assert_eq!(plain_name(typed), name, "{typed:?}");
            assert_eq!(plain_name(name), name, "it stays as it is");
        }
        let piled = format!("Z{}a", "\u{335}".repeat(40));
        assert_eq!(plain_name(&piled).chars().count(), 2 + MOST_STACKED);
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
