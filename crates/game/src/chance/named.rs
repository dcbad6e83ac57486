//! [`Named`]: draws that are named in advance, for lessons that begin from a given position.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// The named draws that are left, by line.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "Stored", into = "Stored")]
pub(super) struct Named {
    /// The number of the first line. Lines before it are empty, and take no room.
    first: usize,
    /// Each in reverse: of those left, the last one comes next. They never change, so that all copies of a state share them.
    lines: Arc<[Vec<u32>]>,
    /// How many are left of each line.
    left: Box<[u32]>,
    /// The members that an unnamed pick avoids while there are others: the lower and the upper half of the set's bits.
    reserved: [u64; 2],
    /// How many named draws have been made.
    made: u64,
}

impl Named {
    /// These draws, each line in order, and the reserved members.
    pub(super) fn new(first: usize, lines: &[Vec<u32>], reserved: u128) -> Self {
        let lines = lines.iter().map(|line| line.iter().rev().copied().collect()).collect();
        let reserved = [reserved as u64, (reserved >> 64) as u64];
        Stored { first, lines, reserved, made: 0 }.into()
    }

    /// The next draw of a line that is possible. Those that are not, because play went another way, are passed over.
    pub(super) fn next(&mut self, line: usize, possible: impl Fn(u32) -> bool) -> Option<u32> {
        let at = line.checked_sub(self.first)?;
        let (line, left) = (self.lines.get(at)?, self.left.get_mut(at)?);
        while *left > 0 {
            *left -= 1;
            let value = line[*left as usize];
            if possible(value) {
                self.made += 1;
                return Some(value);
            }
        }
        None
    }

    /// What an unnamed pick draws from.
    pub(super) fn unnamed(&self, set: u128) -> u128 {
        let [low, high] = self.reserved.map(u128::from);
        let free = set & !(low | high << 64);
        if free == 0 { set } else { free }
    }

    /// How many named draws have been made.
    pub(super) fn made(&self) -> u64 {
        self.made
    }

    /// What is left of each line.
    fn left(&self) -> impl Iterator<Item = &[u32]> {
        self.lines.iter().zip(&self.left).map(|(line, &left)| &line[..left as usize])
    }
}

// Written by hand because a restored state knows only what is left, and equals the one that was stored.
impl PartialEq for Named {
    fn eq(&self, other: &Self) -> bool {
        let rest = |named: &Self| (named.first, named.reserved, named.made);
        rest(self) == rest(other) && self.left().eq(other.left())
    }
}
impl Eq for Named {}

#[derive(Serialize, Deserialize)]
struct Stored {
    // Only games whose lines are numbered by rounds have one.
    #[serde(default, skip_serializing_if = "is_zero")]
    first: usize,
    lines: Vec<Vec<u32>>,
    reserved: [u64; 2],
    made: u64,
}

fn is_zero(number: &usize) -> bool {
    *number == 0
}

impl From<Named> for Stored {
    fn from(named: Named) -> Self {
        let lines = named.left().map(<[u32]>::to_vec).collect();
        Self { first: named.first, lines, reserved: named.reserved, made: named.made }
    }
}

impl From<Stored> for Named {
    fn from(Stored { first, lines, reserved, made }: Stored) -> Self {
        let left = lines.iter().map(|line| line.len() as u32).collect();
        Self { first, lines: lines.into(), left, reserved, made }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_share_their_lines_and_draw_on_their_own() {
        let mut named = Named::new(3, &[vec![1, 2], vec![], vec![7, 8, 9]], 0);
        let mut copy = named.clone();
        assert!(Arc::ptr_eq(&named.lines, &copy.lines));
        assert_eq!(named.next(5, |value| value > 7), Some(8), "what is impossible is passed over");
        assert_eq!((copy.next(5, |_| true), copy.next(5, |_| true)), (Some(7), Some(8)));
        assert_ne!(named, copy, "two draws were made instead of one");
        assert_eq!([2, 4, 6, usize::MAX].map(|line| named.next(line, |_| true)), [None; 4], "nothing is named there");
        assert_eq!([3, 3, 3].map(|line| named.next(line, |_| true)), [Some(1), Some(2), None]);
    }

    #[test]
    fn what_is_left_is_stored() {
        let mut named = Named::new(0, &[vec![1, 2, 3], vec![4]], 5);
        assert_eq!(named.next(0, |_| true), Some(1));
        let text = r#"{"lines":[[3,2],[4]],"reserved":[5,0],"made":1}"#;
        assert_eq!(serde_json::to_string(&named).unwrap(), text);
        let mut restored: Named = serde_json::from_str(text).unwrap();
        assert_eq!(restored, named);
        assert_eq!((restored.next(0, |_| true), restored.next(1, |_| true)), (Some(2), Some(4)));
        let later = Named::new(96, &[vec![6]], 0);
        let text = serde_json::to_string(&later).unwrap();
        assert_eq!(text, r#"{"first":96,"lines":[[6]],"reserved":[0,0],"made":0}"#);
        assert_eq!(serde_json::from_str::<Named>(&text).unwrap(), later);
    }
}
