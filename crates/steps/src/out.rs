//! [`Out`]: where an observation goes, number by number: into memory ([`Writer`]), or into a list of names ([`Names`]).
//!
//! A game describes its observation once, as calls of an [`Out`]. The numbers, their names and their count all come from
//! the same description, so they cannot disagree.

use crate::mask::{Mask, write_bits};

/// Where an observation goes.
pub trait Out {
    /// A number. What does not fit eight bits is cut off at the nearest that does.
    fn number(&mut self, name: impl FnOnce() -> String, value: i32);

    /// `count` flags from the bits of a number, the lowest first.
    fn flags(&mut self, count: usize, bits: u128, name: impl Fn(usize) -> String);

    /// One flag for each of the first `count` actions.
    fn actions(&mut self, count: usize, mask: Mask, name: impl Fn(usize) -> String);

    /// One flag.
    fn flag(&mut self, name: impl FnOnce() -> String, value: bool) {
        self.number(name, value.into());
    }

    /// `count` flags of which at most one is set.
    fn one_of(&mut self, count: usize, which: Option<usize>, name: impl Fn(usize) -> String) {
        self.flags(count, which.map_or(0, |which| 1 << which), name);
    }

    /// Several numbers.
    fn numbers<const N: usize>(&mut self, values: [i32; N], name: impl Fn(usize) -> String) {
        for (at, value) in values.into_iter().enumerate() {
            self.number(|| name(at), value);
        }
    }
}

/// Writes an observation into memory.
#[derive(Debug)]
pub struct Writer<'a> {
    into: &'a mut [i8],
    at: usize,
}

impl<'a> Writer<'a> {
    /// Writes from the beginning of a slice, which must be long enough.
    pub fn new(into: &'a mut [i8]) -> Self {
        Self { into, at: 0 }
    }

    /// How many numbers were written.
    #[must_use]
    pub fn written(&self) -> usize {
        self.at
    }
}

impl Out for Writer<'_> {
    #[inline]
    fn number(&mut self, _: impl FnOnce() -> String, value: i32) {
        self.into[self.at] = value.clamp(i8::MIN.into(), i8::MAX.into()) as i8;
        self.at += 1;
    }

    #[inline]
    fn flags(&mut self, count: usize, bits: u128, _: impl Fn(usize) -> String) {
        let into = &mut self.into[self.at..self.at + count];
        if count > 64 {
            let (low, high) = into.split_at_mut(64);
            write_bits(bits as u64, low);
            write_bits((bits >> 64) as u64, high);
        } else {
            write_bits(bits as u64, into);
        }
        self.at += count;
    }

    #[inline]
    fn actions(&mut self, count: usize, mask: Mask, _: impl Fn(usize) -> String) {
        mask.write(&mut self.into[self.at..self.at + count]);
        self.at += count;
    }
}

/// Collects the names of an observation.
#[derive(Debug, Default)]
pub struct Names(pub Vec<String>);

impl Out for Names {
    fn number(&mut self, name: impl FnOnce() -> String, _: i32) {
        self.0.push(name());
    }

    fn flags(&mut self, count: usize, _: u128, name: impl Fn(usize) -> String) {
        self.0.extend((0..count).map(name));
    }

    fn actions(&mut self, count: usize, _: Mask, name: impl Fn(usize) -> String) {
        self.0.extend((0..count).map(name));
    }
}

/// Counts the numbers of an observation.
#[derive(Debug, Default)]
pub(crate) struct Count(pub(crate) usize);

impl Out for Count {
    fn number(&mut self, _: impl FnOnce() -> String, _: i32) {
        self.0 += 1;
    }

    fn flags(&mut self, count: usize, _: u128, _: impl Fn(usize) -> String) {
        self.0 += count;
    }

    fn actions(&mut self, count: usize, _: Mask, _: impl Fn(usize) -> String) {
        self.0 += count;
    }
}
