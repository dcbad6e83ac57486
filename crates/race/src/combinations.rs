//! Choosing some of several cards: how many ways there are, all of them, and one at random.

use game::{Chance, Element, Set};

/// The most cards ever chosen where the ways are counted. Payments take at most 7.
const MOST_CHOSEN: usize = 7;
const MOST_CARDS: usize = 64;

static BINOMIALS: [[u32; MOST_CHOSEN + 1]; MOST_CARDS] = {
    let mut rows = [[0u32; MOST_CHOSEN + 1]; MOST_CARDS];
    let mut n = 0;
    while n < MOST_CARDS {
        rows[n][0] = 1;
        let mut k = 1;
        while n > 0 && k <= MOST_CHOSEN {
            rows[n][k] = rows[n - 1][k - 1] + rows[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    rows
};

/// How many ways there are to choose `chosen` of `cards`: at most 7 of at most 63, or all of them.
pub(crate) fn ways(cards: u32, chosen: u32) -> u32 {
    if cards == chosen {
        return 1;
    }
    let row = BINOMIALS.get(cards as usize).unwrap_or(&BINOMIALS[MOST_CARDS - 1]);
    row.get(chosen as usize).copied().unwrap_or(0)
}

/// Calls `found` for each way to choose `chosen` of the cards.
pub(crate) fn each_subset<T: Element<Bits = u128>>(cards: Set<T>, chosen: u32, mut found: impl FnMut(Set<T>)) {
    fn choose(left: u128, chosen: u32, taken: u128, found: &mut dyn FnMut(u128)) {
        if chosen == 0 {
            return found(taken);
        }
        if left.count_ones() < chosen {
            return;
        }
        let lowest = left & left.wrapping_neg();
        choose(left & !lowest, chosen - 1, taken | lowest, found);
        choose(left & !lowest, chosen, taken, found);
    }
    choose(cards.bits(), chosen, 0, &mut |taken| found(Set::from_bits(taken)));
}

/// One of the ways to choose `chosen` of the cards, each equally likely.
pub(crate) fn random_subset<T: Element<Bits = u128>>(cards: Set<T>, chosen: u32, chance: &mut Chance) -> Set<T> {
    let count = cards.len();
    // Pick the smaller part: the cards taken or the cards left.
    if chosen * 2 <= count {
        return draw_some(cards, chosen, chance);
    }
    cards.without(draw_some(cards, count.saturating_sub(chosen), chance))
}

fn draw_some<T: Element<Bits = u128>>(cards: Set<T>, count: u32, chance: &mut Chance) -> Set<T> {
    let mut left = cards;
    for _ in 0..count {
        left.draw(chance);
    }
    cards.without(left)
}
