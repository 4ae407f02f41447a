//! Sorting a few things.

/// Sorts a few things by a key; equal ones keep their order.
///
/// The sort of the standard library is made for many and takes thousands of bytes for each kind of
/// thing, which a page would have to send.
pub fn sort_few<T, K: Ord>(things: &mut [T], mut key: impl FnMut(&T) -> K) {
    for end in 1..things.len() {
        let mut place = end;
        while place > 0 && key(&things[place]) < key(&things[place - 1]) {
            things.swap(place, place - 1);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;

    #[test]
    fn few_things_are_sorted_as_many_would_be() {
        let mut rng = Rng::new(3);
        for count in 0..40_u32 {
            let mut few: Vec<(u32, u32)> = (0..count).map(|n| (rng.below(6), n)).collect();
            let mut many = few.clone();
            sort_few(&mut few, |thing| thing.0);
            many.sort_by_key(|thing| thing.0);
            assert_eq!(few, many);
        }
    }
}
