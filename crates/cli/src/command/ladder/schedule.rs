//! [`schedule`]: who plays whom, and in which order.

/// Two bots, by their places in the list.
pub(super) type Pair = (usize, usize);

/// A deal of a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Piece {
    /// The place of the pair in the list of pairs.
    pub(super) pair: usize,
    /// The number of the deal. All pairs play the same deals.
    pub(super) deal: u64,
}

/// All pairs of this many bots, neighbors first.
pub(super) fn pairs(bots: usize) -> Vec<Pair> {
    let apart = |distance: usize| (distance..bots).map(move |second| (second - distance, second));
    (1..bots).flat_map(apart).collect()
}

/// How many deals a pair plays if neighbors play this many. The farther two bots are apart, the less a game between them says:
/// the stronger one wins it anyway.
fn deals(pair: Pair, of_neighbors: u64) -> u64 {
    let distance = (pair.1 - pair.0) as u64;
    of_neighbors.div_ceil(distance * distance)
}

/// All deals of all pairs. They alternate, so whatever is finished before an interruption is a round robin too.
pub(super) fn schedule(pairs: &[Pair], of_neighbors: u64) -> Vec<Piece> {
    let mut pieces: Vec<(f64, Piece)> = Vec::new();
    for (pair, bots) in pairs.iter().enumerate() {
        let deals = deals(*bots, of_neighbors);
        let when = |deal: u64| (deal as f64 + 0.5) / deals as f64;
        pieces.extend((0..deals).map(|deal| (when(deal), Piece { pair, deal })));
    }
    pieces.sort_by(|one, other| one.0.total_cmp(&other.0));
    pieces.into_iter().map(|(_, piece)| piece).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everyone_meets_everyone_and_neighbors_most() {
        assert_eq!(pairs(4), [(0, 1), (1, 2), (2, 3), (0, 2), (1, 3), (0, 3)]);
        assert_eq!([(0, 1), (1, 3), (0, 3)].map(|pair| deals(pair, 100)), [100, 25, 12]);
        assert_eq!(deals((0, 7), 1), 1, "even the first and the last meet once");
    }

    #[test]
    fn any_beginning_is_a_round_robin() {
        let pairs = pairs(3);
        let all = schedule(&pairs, 8);
        let begun =
            |pieces: &[Piece]| (0..3).map(|pair| pieces.iter().filter(|one| one.pair == pair).count()).collect();
        let (half, whole): (Vec<usize>, Vec<usize>) = (begun(&all[..9]), begun(&all));
        assert_eq!((half, whole), (vec![4, 4, 1], vec![8, 8, 2]));
    }
}
