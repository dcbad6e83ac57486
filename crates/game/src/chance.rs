//! [`Chance`]: the only source of randomness in a game, seeded or scripted.
//!
//! Library shuffles may change between versions and would then change every recorded game, so [`Chance::below`],
//! [`Chance::pick`] and [`Chance::shuffle`] are written here, over nothing but the ChaCha8 word stream.

mod named;

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use named::Named;

/// The 256 bits that determine a whole game.
///
/// The seed reveals every hidden card, so it stays out of every view until the game is over.
///
/// ```
/// use game::Seed;
/// let seed = Seed::from_number(7);
/// assert_eq!(seed.to_string().parse(), Ok(seed));
/// assert_ne!(seed.derive(0), seed.derive(1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of the given bytes, for example from the operating system's generator.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed a person names by a plain number.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// The `index`-th seed derived from this one, for example one for each game of a simulation.
    #[must_use]
    pub fn derive(self, index: u64) -> Self {
        let mut stream = ChaCha8Rng::from_seed(self.0);
        // Stream 0 is the one that games draw from.
        stream.set_stream(index.wrapping_add(1));
        let mut bytes = [0; 32];
        stream.fill_bytes(&mut bytes);
        Self(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

/// The text is not a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct NotASeed;

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Self, NotASeed> {
        if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(NotASeed);
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| NotASeed)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| NotASeed)?;
        }
        Ok(Self(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// The seeded generator inside a game's state.
///
/// ```
/// use game::{Chance, Seed};
/// let mut chance = Chance::seeded(Seed::from_number(1));
/// let die = 1 + chance.below(6);
/// assert!((1..=6).contains(&die));
///
/// // A script sets the draws, for tests and for the traces of other programs.
/// let mut script = Chance::scripted([4]);
/// assert_eq!(script.below(6), 4);
/// assert_eq!(script.fault(), None);
///
/// // An arrangement sets some draws of a seeded generator, each for the line that it is meant for.
/// let mut arranged = Chance::seeded(Seed::from_number(1)).arranged(0, &[vec![], vec![5]], 1 << 5);
/// assert_ne!(arranged.pick_for(0, 0b110_0000), 5);
/// assert_eq!(arranged.pick_for(1, 0b110_0000), 5);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance(Source);

// The seeded generator is stored inline, so cloning a game allocates nothing.
#[expect(clippy::large_enum_variant, reason = "scripts are for tests and traces, speed is for seeds")]
#[derive(Clone, PartialEq, Eq, Debug)]
enum Source {
    Seeded(ChaCha8Rng),
    Scripted(Box<Script>),
    Arranged(Box<Arrangement>),
}

/// A seeded generator some of whose draws are named in advance, for lessons that begin from a given position.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Arrangement {
    stream: ChaCha8Rng,
    named: Named,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Script {
    script: Vec<u32>,
    next: usize,
    fault: Option<ScriptFault>,
}

/// How a script failed the game that drew from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
pub enum ScriptFault {
    /// The game drew more often than the script has entries.
    #[error("the script ends before draw {draw}")]
    Exhausted {
        /// Which draw, from 0.
        draw: usize,
    },
    /// The script names something that cannot be drawn.
    #[error("draw {draw} of the script is {scripted}, which cannot come up here")]
    Impossible {
        /// Which draw, from 0.
        draw: usize,
        /// What the script says.
        scripted: u32,
    },
}

impl Chance {
    /// The generator with this seed.
    #[must_use]
    pub fn seeded(seed: Seed) -> Self {
        Self(Source::Seeded(ChaCha8Rng::from_seed(seed.0)))
    }

    /// A generator that gives these values, one for each [`Chance::below`] or [`Chance::pick`].
    pub fn scripted(values: impl Into<Vec<u32>>) -> Self {
        Self(Source::Scripted(Box::new(Script { script: values.into(), next: 0, fault: None })))
    }

    /// The same generator with named draws: [`Chance::pick_for`] and [`Chance::below_for`] give those of their line, in order, as
    /// long as there are any. The lines are numbered from `first`. All other draws stay random; picks among them avoid the
    /// `reserved` members while there are others.
    #[must_use]
    pub fn arranged(self, first: usize, lines: &[Vec<u32>], reserved: u128) -> Self {
        let Source::Seeded(stream) = self.0 else { return self };
        Self(Source::Arranged(Box::new(Arrangement { stream, named: Named::new(first, lines, reserved) })))
    }

    /// The first thing that went wrong with a script; a seeded generator has none.
    #[must_use]
    pub fn fault(&self) -> Option<ScriptFault> {
        match &self.0 {
            Source::Seeded(_) | Source::Arranged(_) => None,
            Source::Scripted(script) => script.fault,
        }
    }

    /// How much has been drawn so far. If the position is unchanged, nothing was drawn in between.
    #[must_use]
    pub fn position(&self) -> u64 {
        match &self.0 {
            // A game draws far fewer than 2^64 words.
            Source::Seeded(stream) => stream.get_word_pos() as u64,
            Source::Scripted(script) => script.next as u64,
            Source::Arranged(arranged) => arranged.stream.get_word_pos() as u64 + arranged.named.made(),
        }
    }

    /// A number below `n`, all equally likely. For `n` = 0 it is 0.
    pub fn below(&mut self, n: u32) -> u32 {
        match &mut self.0 {
            Source::Seeded(stream) => unbiased_below(stream, n),
            Source::Scripted(script) => script.next(0, |value| value < n.max(1)),
            Source::Arranged(arranged) => unbiased_below(&mut arranged.stream, n),
        }
    }

    /// [`Chance::below`] for a line of named draws, such as the dice of one color of one seat.
    pub fn below_for(&mut self, line: usize, n: u32) -> u32 {
        if let Source::Arranged(arranged) = &mut self.0
            && let Some(value) = arranged.named.next(line, |value| value < n)
        {
            return value;
        }
        self.below(n)
    }

    /// The position of a random one-bit of `set`, all equally likely. For the empty set it is 0.
    ///
    /// A script names the bit itself, so a trace can say which card is drawn without knowing the order of a deck.
    pub fn pick(&mut self, set: u128) -> u8 {
        match &mut self.0 {
            Source::Seeded(stream) => nth_bit(set, unbiased_below(stream, set.count_ones())),
            Source::Scripted(script) => script.next(nth_bit(set, 0).into(), |value| is_member(set, value)) as u8,
            Source::Arranged(arranged) => {
                let set = arranged.named.unnamed(set);
                nth_bit(set, unbiased_below(&mut arranged.stream, set.count_ones()))
            }
        }
    }

    /// [`Chance::pick`] for a line of named draws, such as the cards that one seat draws.
    pub fn pick_for(&mut self, line: usize, set: u128) -> u8 {
        if let Source::Arranged(arranged) = &mut self.0
            && let Some(value) = arranged.named.next(line, |value| is_member(set, value))
        {
            return value as u8;
        }
        self.pick(set)
    }

    /// Shuffles the items, all orders equally likely (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            let other = self.below(end as u32 + 1) as usize;
            items.swap(end, other);
        }
    }
}

impl Script {
    /// The next value if it is possible; otherwise `instead`, and the fault is kept.
    fn next(&mut self, instead: u32, possible: impl Fn(u32) -> bool) -> u32 {
        let draw = self.next;
        self.next += 1;
        let fault = match self.script.get(draw) {
            Some(&value) if possible(value) => return value,
            Some(&scripted) => ScriptFault::Impossible { draw, scripted },
            None => ScriptFault::Exhausted { draw },
        };
        self.fault.get_or_insert(fault);
        instead
    }
}

fn is_member(set: u128, number: u32) -> bool {
    number < 128 && set >> number & 1 != 0
}

/// Lemire's method: one multiplication, and a division only when the first word falls into the biased rest.
fn unbiased_below(stream: &mut ChaCha8Rng, n: u32) -> u32 {
    let mut product = u64::from(stream.next_u32()) * u64::from(n);
    if (product as u32) < n {
        let threshold = n.wrapping_neg() % n;
        while (product as u32) < threshold {
            product = u64::from(stream.next_u32()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// The position of the `n`-th one-bit.
fn nth_bit(set: u128, n: u32) -> u8 {
    let (low, high) = (set as u64, (set >> 64) as u64);
    let below = low.count_ones();
    // The half is random, so a branch would often be mispredicted.
    let (word, n, base) = if n < below || high == 0 { (low, n, 0) } else { (high, n - below, 64) };
    base + nth_bit_of(word, n)
}

/// The position of the `n`-th one-bit of a word. Running sums of the bytes' counts give the byte, and a table gives the bit
/// in it. There are no branches and no loop, because every drawn card waits for this.
fn nth_bit_of(word: u64, n: u32) -> u8 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let pairs = word - ((word >> 1) & (0x55 * ONES));
    let nibbles = (pairs & (0x33 * ONES)) + ((pairs >> 2) & (0x33 * ONES));
    let bytes = (nibbles + (nibbles >> 4)) & (0x0f * ONES);
    // Byte `i` holds how many one-bits there are in the bytes up to `i`.
    let up_to = bytes.wrapping_mul(ONES);
    let passed = (((u64::from(n) * ONES) | (0x80 * ONES)) - up_to) & (0x80 * ONES);
    let place = passed.count_ones() * 8;
    if place == 64 {
        return 0;
    }
    let before = up_to << 8 >> place & 0xff;
    let byte = word >> place & 0xff;
    place as u8 + BIT_OF_BYTE[byte as usize][(u64::from(n) - before) as usize & 7]
}

/// The position of the `n`-th one-bit of a byte.
static BIT_OF_BYTE: [[u8; 8]; 256] = {
    let (mut table, mut byte) = ([[0; 8]; 256], 0);
    while byte < 256 {
        let (mut n, mut bit) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 != 0 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Stored {
    // Before the plain generator, whose fields it has too.
    Arranged { seed: Seed, position: u64, named: Named },
    Seeded { seed: Seed, position: u64 },
    Scripted(Script),
}

impl Serialize for Chance {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Source::Seeded(stream) => {
                Stored::Seeded { seed: Seed(stream.get_seed()), position: self.position() }.serialize(serializer)
            }
            Source::Scripted(script) => script.serialize(serializer),
            Source::Arranged(arranged) => Stored::Arranged {
                seed: Seed(arranged.stream.get_seed()),
                position: arranged.stream.get_word_pos() as u64,
                named: arranged.named.clone(),
            }
            .serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Chance {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self(match Stored::deserialize(deserializer)? {
            Stored::Seeded { seed, position } => Source::Seeded(stream_at(seed, position)),
            Stored::Arranged { seed, position, named } => {
                Source::Arranged(Box::new(Arrangement { stream: stream_at(seed, position), named }))
            }
            Stored::Scripted(script) => Source::Scripted(Box::new(script)),
        }))
    }
}

fn stream_at(seed: Seed, position: u64) -> ChaCha8Rng {
    let mut stream = ChaCha8Rng::from_seed(seed.0);
    stream.set_word_pos(position.into());
    stream
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrangement_gives_each_line_its_draws_and_keeps_them_from_others() {
        let (cards, named) = (0b1111_1111u128, 0b11u128);
        let mut chance = Chance::seeded(Seed::from_number(1)).arranged(0, &[vec![], vec![1, 9, 0], vec![4]], named);
        assert!((0..50).all(|_| chance.pick(cards) > 1), "an unnamed pick avoids what is named");
        assert!(chance.pick(named) < 2, "unless there is nothing else");
        let (text, before) = (serde_json::to_string(&chance).unwrap(), chance.position());
        let mut again: Chance = serde_json::from_str(&text).unwrap();
        assert_eq!(again, chance);
        assert_eq!(chance.pick_for(1, cards), 1);
        assert_ne!(chance.position(), before, "a named draw is a draw");
        assert_eq!(chance.pick_for(1, cards), 0, "what cannot come is passed over");
        assert!(chance.pick_for(1, cards) > 1, "after the named ones, draws are random");
        assert_eq!([chance.below_for(2, 6), again.below_for(2, 6)], [4, 4]);
        assert_eq!((again.pick_for(1, cards), again.pick_for(1, cards)), (1, 0));
        assert_eq!(Chance::scripted([3]).arranged(0, &[vec![1]], 0).pick_for(0, cards), 3, "a script stays a script");
    }

    #[test]
    fn the_stream_of_a_seed_never_changes() {
        // Recorded games depend on these exact numbers.
        let mut chance = Chance::seeded(Seed::from_number(1));
        let drawn: Vec<u32> = (0..8).map(|_| chance.below(1000)).collect();
        let mut cards: Vec<u8> = (0..8).collect();
        chance.shuffle(&mut cards);
        assert_eq!(drawn, STREAM_OF_SEED_1);
        assert_eq!(cards, SHUFFLE_OF_SEED_1);
    }
    const STREAM_OF_SEED_1: [u32; 8] = [628, 381, 929, 294, 397, 798, 906, 916];
    const SHUFFLE_OF_SEED_1: [u8; 8] = [3, 4, 2, 6, 0, 1, 5, 7];

    #[test]
    fn a_stored_generator_goes_on_where_it_stood() {
        let mut chance = Chance::seeded(Seed::from_number(5));
        for drawn in 0..200 {
            let text = serde_json::to_string(&chance).unwrap();
            let mut restored: Chance = serde_json::from_str(&text).unwrap();
            assert_eq!(restored, chance, "after {drawn} draws");
            assert_eq!(restored.below(u32::MAX), chance.below(u32::MAX), "after {drawn} draws");
        }
    }

    #[test]
    fn below_is_even() {
        let mut chance = Chance::seeded(Seed::from_number(2));
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[chance.below(6) as usize] += 1;
        }
        // Chi-square with five degrees of freedom: one seed in a thousand exceeds 20.5, and this one is fixed.
        let chi: f64 = seen.iter().map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 20.5, "{seen:?}");
    }

    #[test]
    fn every_bit_can_be_picked_and_no_other() {
        let set: u128 = 1 | 1 << 5 | 1 << 63 | 1 << 64 | 1 << 100 | 1 << 127;
        let mut chance = Chance::seeded(Seed::from_number(3));
        let mut seen = 0u128;
        for _ in 0..200 {
            let bit = chance.pick(set);
            assert!(set >> bit & 1 != 0);
            seen |= 1 << bit;
        }
        assert_eq!(seen, set);
        assert_eq!(nth_bit(0, 0), 0);
    }

    #[test]
    fn a_script_says_what_comes_and_keeps_its_first_fault() {
        let mut script = Chance::scripted([3, 9]);
        assert_eq!(script.below(6), 3);
        assert_eq!(script.below(6), 0);
        assert_eq!(script.below(6), 0);
        assert_eq!(script.fault(), Some(ScriptFault::Impossible { draw: 1, scripted: 9 }));
        let text = serde_json::to_string(&script).unwrap();
        assert_eq!(serde_json::from_str::<Chance>(&text).unwrap(), script);

        let mut cards = Chance::scripted([90]);
        assert_eq!(cards.pick(1 << 90 | 1), 90);
    }

    #[test]
    fn a_seed_is_written_in_hexadecimal() {
        let seed = Seed::from_number(0xab);
        assert!(seed.to_string().starts_with("ab00"));
        assert_eq!("xyz".parse::<Seed>(), Err(NotASeed));
        assert_eq!("é".repeat(32).parse::<Seed>(), Err(NotASeed));
    }
}
