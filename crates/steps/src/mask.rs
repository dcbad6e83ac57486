//! [`Mask`]: a set of actions.

/// The most actions that any game has.
pub const MOST_ACTIONS: usize = 64 * WORDS;
const WORDS: usize = 3;

/// A set of actions, as bits.
///
/// ```
/// use steps::Mask;
/// let mut mask = Mask::NONE;
/// mask.insert(3);
/// mask.insert(130);
/// assert_eq!((mask.len(), mask.nth(1)), (2, Some(130)));
/// let mut bytes = [7; 132];
/// mask.write(&mut bytes);
/// assert_eq!((bytes[3], bytes[4], bytes[130]), (1, 0, 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mask([u64; WORDS]);

impl Mask {
    /// No actions.
    pub const NONE: Self = Self([0; WORDS]);

    /// Only this action.
    #[must_use]
    pub const fn only(action: usize) -> Self {
        let mut mask = Self::NONE;
        mask.insert(action);
        mask
    }

    /// The actions from 0 whose bits are set.
    #[must_use]
    pub const fn from_bits(bits: u128) -> Self {
        let mut mask = Self::NONE;
        mask.0[0] = bits as u64;
        mask.0[1] = (bits >> 64) as u64;
        mask
    }

    /// Adds an action.
    pub const fn insert(&mut self, action: usize) {
        self.0[action / 64] |= 1 << (action % 64);
    }

    /// Adds all actions of a range.
    pub fn insert_all(&mut self, actions: impl IntoIterator<Item = usize>) {
        actions.into_iter().for_each(|action| self.insert(action));
    }

    /// Whether an action is in the set.
    #[must_use]
    pub const fn contains(self, action: usize) -> bool {
        action < MOST_ACTIONS && self.0[action / 64] >> (action % 64) & 1 != 0
    }

    /// Whether no action is in the set.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == [0; WORDS]
    }

    /// How many actions are in the set.
    #[must_use]
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The `n`-th action in ascending order, counted from 0.
    #[must_use]
    pub fn nth(self, mut n: u32) -> Option<usize> {
        for (at, mut word) in self.0.into_iter().enumerate() {
            let count = word.count_ones();
            if n < count {
                for _ in 0..n {
                    word &= word - 1;
                }
                return Some(64 * at + word.trailing_zeros() as usize);
            }
            n -= count;
        }
        None
    }

    /// The actions in ascending order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self;
        std::iter::from_fn(move || {
            let at = left.0.iter().position(|&word| word != 0)?;
            let action = 64 * at + left.0[at].trailing_zeros() as usize;
            left.0[at] &= left.0[at] - 1;
            Some(action)
        })
    }

    /// Writes a byte for every action: 1 if it is in the set, otherwise 0.
    pub fn write(self, into: &mut [i8]) {
        for (bytes, word) in into.chunks_mut(64).zip(self.0) {
            write_bits(word, bytes);
        }
    }
}

/// Writes a byte for every bit, the lowest first.
#[inline]
pub(crate) fn write_bits(mut bits: u64, into: &mut [i8]) {
    let (eights, rest) = into.as_chunks_mut::<8>();
    for eight in eights {
        *eight = spread(bits as u8);
        bits >>= 8;
    }
    for byte in rest {
        *byte = (bits & 1) as i8;
        bits >>= 1;
    }
}

/// Eight bits as eight bytes.
#[inline]
fn spread(bits: u8) -> [i8; 8] {
    // Each byte of the product holds all bits and keeps its own one; adding 127 carries that to its highest place.
    let own = u64::from(bits).wrapping_mul(0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    let ones = ((own + 0x7f7f_7f7f_7f7f_7f7f) >> 7) & 0x0101_0101_0101_0101;
    ones.to_le_bytes().map(|byte| byte as i8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_spread_into_its_bits() {
        for bits in 0..=u8::MAX {
            let expected: [i8; 8] = std::array::from_fn(|at| (bits >> at & 1) as i8);
            assert_eq!(spread(bits), expected, "{bits:08b}");
        }
    }

    #[test]
    fn a_mask_lists_what_was_put_in() {
        let put = [0, 1, 63, 64, 100, 127, 128, 191];
        let mut mask = Mask::NONE;
        mask.insert_all(put);
        assert_eq!(mask.iter().collect::<Vec<_>>(), put);
        assert_eq!(
            (0..9).map(|n| mask.nth(n)).collect::<Vec<_>>(),
            put.map(Some).into_iter().chain([None]).collect::<Vec<_>>()
        );
        assert_eq!(mask.len() as usize, put.len());
        assert!(mask.contains(191) && !mask.contains(190) && !mask.contains(4000));
        let mut bytes = [9; 130];
        mask.write(&mut bytes);
        assert!(bytes.iter().enumerate().all(|(at, &byte)| byte == i8::from(mask.contains(at))));
    }
}
