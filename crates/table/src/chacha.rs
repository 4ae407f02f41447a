//! The ChaCha20 block function of RFC 8439, in 32-bit arithmetic only.

/// "expand 32-byte k", the constant that begins every block.
const CONSTANT: [u32; 4] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];

/// One block of the key stream, as words.
pub(crate) fn block(key: &[u32; 8], counter: u32, nonce: [u32; 3]) -> [u32; 16] {
    let mut start = [0; 16];
    start[..4].copy_from_slice(&CONSTANT);
    start[4..12].copy_from_slice(key);
    start[12] = counter;
    start[13..].copy_from_slice(&nonce);
    let mut state = start;
    for _ in 0..10 {
        quarter(&mut state, 0, 4, 8, 12);
        quarter(&mut state, 1, 5, 9, 13);
        quarter(&mut state, 2, 6, 10, 14);
        quarter(&mut state, 3, 7, 11, 15);
        quarter(&mut state, 0, 5, 10, 15);
        quarter(&mut state, 1, 6, 11, 12);
        quarter(&mut state, 2, 7, 8, 13);
        quarter(&mut state, 3, 4, 9, 14);
    }
    for (word, first) in state.iter_mut().zip(start) {
        *word = word.wrapping_add(first);
    }
    state
}

fn quarter(state: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
    for (left, right) in [(16, 12), (8, 7)] {
        state[a] = state[a].wrapping_add(state[b]);
        state[d] = (state[d] ^ state[a]).rotate_left(left);
        state[c] = state[c].wrapping_add(state[d]);
        state[b] = (state[b] ^ state[c]).rotate_left(right);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, 2.3.2: key 00..1f, counter 1, nonce 00000009 0000004a 00000000.
    #[test]
    fn the_block_is_the_one_in_the_rfc() {
        let key = std::array::from_fn(|word| {
            u32::from_le_bytes(std::array::from_fn(|byte| (4 * word + byte) as u8))
        });
        assert_eq!(
            block(&key, 1, [0x0900_0000, 0x4a00_0000, 0]),
            [
                0xe4e7_f110,
                0x1559_3bd1,
                0x1fdd_0f50,
                0xc471_20a3, //
                0xc7f4_d1c7,
                0x0368_c033,
                0x9aaa_2204,
                0x4e6c_d4c3, //
                0x4664_82d2,
                0x09aa_9f07,
                0x05d7_c214,
                0xa202_8bd9, //
                0xd19c_12b5,
                0xb94e_16de,
                0xe883_d0cb,
                0x4e3c_50a2,
            ]
        );
    }
}
