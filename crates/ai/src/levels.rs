//! [`Levels`]: the bots of a game by name.

use std::time::Duration;

use game::{Bot, Imagine, Legal, Seed};

use crate::search::{Budget, Searcher};
use crate::{Random, Searchable};

/// How long a searching bot thinks about a decision by default.
pub const THINK: Duration = Duration::from_secs(1);

/// What a bot is told before its first game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Brief {
    /// The random seed of its choices.
    pub seed: Seed,
    /// How long it may think about a decision.
    pub think: Duration,
}

/// The name of a bot of some strength, and how to make it.
pub struct Level<G> {
    /// The name that people and commands use, such as `easy`.
    pub name: &'static str,
    /// Makes the bot.
    pub bot: fn(Brief) -> Box<dyn Bot<G>>,
    /// Whether it plays better with more time. Other bots answer at once.
    pub timed: bool,
}

impl<G: Legal> Level<G> {
    /// The level that every game has: all legal moves are equally likely.
    pub const RANDOM: Self = Self { name: "random", bot: |brief| Box::new(Random::new(brief.seed)), timed: false };
}

impl<G: Searchable> Level<G> {
    /// The level for beginners: a shallow search that makes mistakes.
    pub(crate) const EASY: Self =
        Self { name: "easy", bot: |brief| Box::new(Searcher::<G>::beginner(brief.seed)), timed: false };

    /// The strongest level: a search that uses all its time.
    pub(crate) const HARD: Self = Self {
        name: "hard",
        bot: |brief| Box::new(Searcher::<G>::new(Budget::within(brief.think), brief.seed)),
        timed: true,
    };
}

/// A game that has bots.
///
/// A game lists its levels once. Names, default and errors all derive from that list.
pub trait Levels: Imagine + Legal {
    /// The levels, from the weakest to the strongest.
    const LEVELS: &'static [Level<Self>];

    /// The names of the levels, from the weakest to the strongest.
    fn level_names() -> Vec<&'static str> {
        Self::LEVELS.iter().map(|level| level.name).collect()
    }

    /// Whether the named level plays better with more time.
    fn is_timed(name: &str) -> bool {
        Self::LEVELS.iter().any(|level| level.timed && level.name == name)
    }

    /// The default level: `medium`, which is fast and sensible, or else the weakest.
    fn default_level() -> &'static str {
        let medium = Self::LEVELS.iter().find(|level| level.name == "medium");
        medium.or(Self::LEVELS.first()).map_or("random", |level| level.name)
    }

    /// A bot of the named level. A suffix, as in `hard@250ms` or `hard@2s`, sets its thinking time.
    ///
    /// # Errors
    /// [`UnknownLevel`] if the game has no level with this name, or the time cannot be parsed.
    fn bot(name: &str, seed: Seed) -> Result<Box<dyn Bot<Self>>, UnknownLevel> {
        Self::bot_within(name, Brief { seed, think: THINK })
    }

    /// [`bot`](Self::bot), with another thinking time for names without one.
    ///
    /// # Errors
    /// [`UnknownLevel`] if the game has no level with this name, or the time cannot be parsed.
    fn bot_within(name: &str, brief: Brief) -> Result<Box<dyn Bot<Self>>, UnknownLevel> {
        let unknown = || UnknownLevel { game: Self::ID, level: name.to_string(), known: Self::level_names() };
        let (level, think) = match name.split_once('@') {
            Some((level, time)) => (level, duration(time).ok_or_else(unknown)?),
            None => (name, brief.think),
        };
        let level = Self::LEVELS.iter().find(|known| known.name == level).ok_or_else(unknown)?;
        Ok((level.bot)(Brief { think, ..brief }))
    }
}

/// The thinking time in a bot's name: 250 ms for `hard@250ms`, none for `hard`.
#[must_use]
pub fn time_in_name(name: &str) -> Option<Duration> {
    name.split_once('@').and_then(|(_, time)| duration(time))
}

/// `250ms` or `2s`.
fn duration(text: &str) -> Option<Duration> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 1),
        None => (text.strip_suffix('s')?, 1000),
    };
    number
        .parse::<u32>()
        .ok()
        .filter(|&number| number > 0)
        .map(|number| Duration::from_millis(u64::from(number) * unit))
}

/// There is no bot with this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{game} has no bot \"{level}\"; there is {}; hard@250ms thinks 250 ms", .known.join(", "))]
pub struct UnknownLevel {
    /// The game.
    pub game: &'static str,
    /// The requested name.
    pub level: String,
    /// The names that exist.
    pub known: Vec<&'static str>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_with_their_unit() {
        let times = ["250ms", "2s", "0ms", "2", "-1s", "s", "1.5s", "ms"].map(duration);
        let read = |milliseconds| Some(Duration::from_millis(milliseconds));
        assert_eq!(times, [read(250), read(2000), None, None, None, None, None, None]);
        assert_eq!(["hard@250ms", "hard", "hard@x"].map(time_in_name), [read(250), None, None]);
    }
}
