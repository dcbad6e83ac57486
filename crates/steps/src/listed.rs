//! [`Listed`]: an answer out of a short list, made by the words that tell it apart. [`Bag`]: some of several pieces that are
//! alike in kind.

use std::sync::Arc;

use crate::mask::Mask;

/// The most words of an answer.
const MOST_WORDS: usize = 12;

/// The words for an answer, each an action. No answer's words begin those of another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Words {
    words: [u8; MOST_WORDS],
    len: u8,
}

impl Words {
    pub(crate) fn new() -> Self {
        Self { words: [0; MOST_WORDS], len: 0 }
    }

    /// Adds a word.
    #[must_use]
    pub(crate) fn and(mut self, word: usize) -> Self {
        self.words[usize::from(self.len)] = word as u8;
        self.len += 1;
        self
    }

    /// Adds a word several times.
    #[must_use]
    pub(crate) fn times(self, count: u8, word: usize) -> Self {
        (0..count).fold(self, |words, _| words.and(word))
    }
}

impl FromIterator<usize> for Words {
    fn from_iter<I: IntoIterator<Item = usize>>(words: I) -> Self {
        words.into_iter().fold(Self::new(), Self::and)
    }
}

/// An answer out of a list. A word that all answers share which are left says nothing, so it is left out; but the first word is
/// always asked for.
#[derive(Clone, Debug)]
pub(crate) struct Listed<M> {
    /// In the order of their words.
    all: Arc<Vec<(Words, M)>>,
    /// The answers that are left.
    low: usize,
    high: usize,
    /// The next word that tells them apart.
    at: usize,
}

impl<M: Clone> Listed<M> {
    pub(crate) fn of(mut all: Vec<(Words, M)>) -> Self {
        all.sort_unstable_by_key(|&(words, _)| words);
        Self { low: 0, high: all.len(), all: Arc::new(all), at: 0 }
    }

    fn left(&self) -> &[(Words, M)] {
        &self.all[self.low..self.high]
    }

    pub(crate) fn mask(&self) -> Mask {
        let mut mask = Mask::NONE;
        self.left().iter().for_each(|(words, _)| mask.insert(words.words[self.at].into()));
        mask
    }

    /// Adds a word of the mask. Returns the answer if only one is left.
    pub(crate) fn take(&mut self, word: usize) -> Option<M> {
        let at = self.at;
        let is = |(words, _): &(Words, M)| usize::from(words.words[at]) == word;
        let first = self.left().iter().position(is)?;
        let count = self.left()[first..].iter().take_while(|one| is(one)).count();
        self.low += first;
        self.high = self.low + count;
        self.at += 1;
        let (first, last) = (self.low, self.high - 1);
        if first == last {
            return Some(self.all[first].1.clone());
        }
        // They are in order, so what the first and the last share is shared by all.
        let word = |of: usize, at: usize| self.all[of].0.words[at];
        let mut at = self.at;
        while word(first, at) == word(last, at) {
            at += 1;
        }
        self.at = at;
        None
    }

    /// The words of an answer, without those that say nothing.
    pub(crate) fn words_for(&self, test: impl Fn(&M) -> bool) -> Vec<usize> {
        let Some((words, _)) = self.all.iter().find(|(_, answer)| test(answer)) else { return Vec::new() };
        let (mut listed, mut all) = (self.clone(), Vec::new());
        loop {
            let word = words.words[listed.at].into();
            all.push(word);
            if listed.take(word).is_some() {
                return all;
            }
        }
    }
}

/// Some of several pieces of `KINDS` kinds, chosen kind by kind in ascending order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bag<const KINDS: usize> {
    from: [u8; KINDS],
    min: u8,
    max: u8,
    taken: [u8; KINDS],
}

impl<const KINDS: usize> Bag<KINDS> {
    pub(crate) fn new(from: [u8; KINDS], min: u8, max: u8) -> Self {
        Self { from, min, max, taken: [0; KINDS] }
    }

    pub(crate) fn taken(&self) -> [u8; KINDS] {
        self.taken
    }

    fn total(&self) -> u8 {
        self.taken.iter().sum()
    }

    /// Whether enough was chosen.
    pub(crate) fn is_enough(&self) -> bool {
        self.total() >= self.min
    }

    /// Whether nothing more can be chosen.
    pub(crate) fn is_full(&self) -> bool {
        self.total() == self.max
    }

    /// The kinds that can follow.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = usize> + '_ {
        let last = self.taken.iter().rposition(|&count| count > 0).unwrap_or(0);
        let missing = self.min.saturating_sub(self.total());
        let open = move |kind: usize| self.from[kind] - self.taken[kind];
        (last..KINDS).filter(move |&kind| {
            let after: u32 = (kind..KINDS).map(|kind| u32::from(open(kind))).sum();
            !self.is_full() && open(kind) > 0 && after >= u32::from(missing)
        })
    }

    pub(crate) fn take(&mut self, kind: usize) {
        self.taken[kind] += 1;
    }

    /// The kinds that make a choice of these pieces, and whether its end must be told.
    pub(crate) fn kinds_for(&self, pieces: [u8; KINDS]) -> (impl Iterator<Item = usize>, bool) {
        let ends = pieces.iter().sum::<u8>() < self.max || self.max == 0;
        let each = pieces.into_iter().enumerate();
        (each.flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into())), ends)
    }
}
