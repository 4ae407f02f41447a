//! The doors of the WebAssembly module: text in, text out, by address and length.
//!
//! The caller gets room from `alloc`, writes an order there and hands it to a
//! door, which takes the room back. An answer is an address in the upper and
//! a length in the lower 32 bits; the caller reads it and gives it to `free`.

/// Room for `len` bytes, to be handed to a door or to `free`.
#[unsafe(no_mangle)]
pub extern "C" fn alloc(len: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; len].into_boxed_slice()).cast()
}

/// Takes back room that came from `alloc`, or an answer.
///
/// # Safety
/// `address` and `len` are those of `alloc` or of an answer, and are used once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn free(address: *mut u8, len: usize) {
    // SAFETY: the caller hands back what was given out by `alloc` or `answer`.
    drop(unsafe { taken(address, len) });
}

/// The version of the package.
#[unsafe(no_mangle)]
pub extern "C" fn version() -> u64 {
    answer(env!("CARGO_PKG_VERSION").to_owned())
}

/// Replays a record; see [`crate::replay`].
///
/// # Safety
/// `address` and `len` are those of an order in room from `alloc`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn replay(address: *mut u8, len: usize) -> u64 {
    // SAFETY: the caller hands over room from `alloc`.
    let order = unsafe { taken(address, len) };
    answer(by_text(&order, crate::replay))
}

/// Plays random games; see [`crate::sim`].
///
/// # Safety
/// `address` and `len` are those of an order in room from `alloc`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sim(address: *mut u8, len: usize) -> u64 {
    // SAFETY: the caller hands over room from `alloc`.
    let order = unsafe { taken(address, len) };
    answer(by_text(&order, crate::sim))
}

fn by_text(order: &[u8], work: fn(&str) -> String) -> String {
    match std::str::from_utf8(order) {
        Ok(text) => work(text),
        Err(error) => format!("error {error}"),
    }
}

/// # Safety
/// `address` and `len` belong to room that was given out and not taken back.
unsafe fn taken(address: *mut u8, len: usize) -> Box<[u8]> {
    // SAFETY: `alloc` and `answer` give out boxed slices of just this length.
    unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(address, len)) }
}

fn answer(text: String) -> u64 {
    let bytes = text.into_bytes().into_boxed_slice();
    let len = bytes.len() as u64;
    let address = Box::into_raw(bytes).cast::<u8>() as u64;
    address << 32 | len
}
