//! Which encoding a browser takes.

/// How a file is encoded on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Plain,
    Gzip,
    Brotli,
}

impl Encoding {
    /// Its name in `Content-Encoding`; a plain file has none.
    pub(crate) fn name(self) -> Option<&'static str> {
        match self {
            Encoding::Plain => None,
            Encoding::Gzip => Some("gzip"),
            Encoding::Brotli => Some("br"),
        }
    }
}

/// Whether `Accept-Encoding` takes an encoding: it is named, or all are, and not at weight 0.
pub(crate) fn takes(accept: &str, encoding: Encoding) -> bool {
    let Some(name) = encoding.name() else {
        return true;
    };
    let weight = |wanted: &str| {
        accept.split(',').find_map(|part| {
            let mut words = part.split(';').map(str::trim);
            let given = words.next()?;
            if !given.eq_ignore_ascii_case(wanted) {
                return None;
            }
            let weight = words.find_map(|word| word.strip_prefix("q=").or(word.strip_prefix("Q=")));
            // A weight that is no number takes nothing.
            Some(weight.map_or(1.0, |weight| weight.trim().parse::<f32>().unwrap_or(0.0)))
        })
    };
    weight(name)
        .or_else(|| weight("*"))
        .is_some_and(|weight| weight > 0.0)
}

/// Whether `If-None-Match` names this tag.
pub(crate) fn names_tag(if_none_match: &str, tag: &str) -> bool {
    if_none_match
        .split(',')
        .map(str::trim)
        .any(|given| given == "*" || given.strip_prefix("W/").unwrap_or(given) == tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encoding_is_taken_if_it_is_named() {
        assert!(takes("gzip, deflate, br, zstd", Encoding::Brotli));
        assert!(takes("GZIP;q=0.5", Encoding::Gzip));
        assert!(!takes("gzip, deflate", Encoding::Brotli));
        assert!(!takes("", Encoding::Gzip));
        assert!(takes("", Encoding::Plain));
    }

    #[test]
    fn an_encoding_at_weight_zero_is_refused() {
        assert!(!takes("br;q=0, gzip", Encoding::Brotli));
        assert!(!takes("*, br; q=0", Encoding::Brotli));
        assert!(takes("*", Encoding::Brotli));
        assert!(!takes("*;q=0", Encoding::Brotli));
        assert!(!takes("br;q=much", Encoding::Brotli));
    }

    #[test]
    fn a_tag_is_found_in_a_list_and_behind_a_weak_mark() {
        assert!(names_tag("\"a\", W/\"b\"", "\"b\""));
        assert!(names_tag("*", "\"b\""));
        assert!(!names_tag("\"ab\"", "\"b\""));
    }
}
