//! Pictures come as letters, and hashes are compared as such.

/// The bytes in base64 letters; anything else in the text is left out.
pub(crate) fn decode(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut bits, mut count) = (0u32, 0);
    for letter in text.bytes() {
        let value = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => continue,
        };
        bits = bits << 6 | u32::from(value);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    bytes
}

/// Bytes as base64 letters.
pub(crate) fn encode(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let byte = |place: usize| u32::from(three.get(place).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * place) & 63) as usize];
            let is_of_a_byte = place <= three.len();
            text.push(if is_of_a_byte {
                char::from(letter)
            } else {
                '='
            });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_become_bytes() {
        assert_eq!(decode("bWlsbA=="), b"mill");
        assert_eq!(decode("d2hlZWw="), b"wheel");
        assert_eq!(decode(""), b"");
    }

    #[test]
    fn bytes_become_letters_and_bytes_again() {
        for bytes in [&b""[..], b"m", b"mi", b"mill", &[0xff, 0, 0x80, 7, 0xfe]] {
            assert_eq!(decode(&encode(bytes)), bytes);
        }
        assert_eq!(encode(b"mill"), "bWlsbA==");
    }
}
