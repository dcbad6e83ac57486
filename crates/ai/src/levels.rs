//! [`Levels`]: the bots of a game by name.
//!
//! Eight of them are the rungs of a ladder, about equally far apart (`orrery ladder`; docs/strength.md). Styles stand beside a rung.

use std::time::Duration;

use game::{Bot, Imagine, Legal, Seed};

use crate::search::{Budget, Searcher};
use crate::skill::Skill;
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

/// Where a bot stands among the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Below all others: it knows the rules and nothing else.
    Random,
    /// On the ladder.
    Rung,
    /// As strong as a rung, with a style of its own.
    Style {
        /// The name of the rung.
        of: &'static str,
    },
}

/// The name of a bot of some strength, and how to make it.
pub struct Level<G> {
    /// The name that people and commands use, such as `easy`.
    pub name: &'static str,
    /// Where it stands.
    pub kind: Kind,
    /// Makes the bot.
    pub bot: fn(Brief) -> Box<dyn Bot<G>>,
    /// Whether it plays better with more time. Other bots answer at once.
    pub timed: bool,
}

impl<G: Legal> Level<G> {
    /// The level that every game has: all legal moves are equally likely.
    pub const RANDOM: Self = Self::random(|brief| Box::new(Random::new(brief.seed)));

    /// Random play of a game that needs its own.
    pub(crate) const fn random(bot: fn(Brief) -> Box<dyn Bot<G>>) -> Self {
        Self { name: "random", kind: Kind::Random, bot, timed: false }
    }

    /// A rung of the ladder without a clock.
    pub(crate) const fn rung(name: &'static str, bot: fn(Brief) -> Box<dyn Bot<G>>) -> Self {
        Self { name, kind: Kind::Rung, bot, timed: false }
    }

    /// A style, as strong as a rung.
    pub(crate) const fn style(name: &'static str, of: &'static str, bot: fn(Brief) -> Box<dyn Bot<G>>) -> Self {
        Self { name, kind: Kind::Style { of }, bot, timed: false }
    }
}

impl<G: Searchable> Level<G> {
    /// The level for first games.
    pub(crate) const EASY: Self = Self::rung("easy", |brief| Skill::erring(G::ERROR_MARGIN).bot(brief));

    /// The strongest level: a search that uses all its time.
    pub(crate) const HARD: Self = Self {
        name: "hard",
        kind: Kind::Rung,
        bot: |brief| Box::new(Searcher::<G>::new(Budget::within(brief.think), brief.seed)),
        timed: true,
    };
}

/// A game that has bots.
///
/// A game lists its levels once. Names, default and errors all derive from that list.
pub trait Levels: Imagine + Legal {
    /// The levels, from the weakest to the strongest, and after them the styles.
    const LEVELS: &'static [Level<Self>];

    /// The names of all levels and styles.
    fn level_names() -> Vec<&'static str> {
        Self::LEVELS.iter().map(|level| level.name).collect()
    }

    /// The names of the ladder's rungs, from the weakest to the strongest.
    fn rungs() -> Vec<&'static str> {
        Self::LEVELS.iter().filter(|level| level.kind == Kind::Rung).map(|level| level.name).collect()
    }

    /// The styles, each with the rung that it is as strong as.
    fn styles() -> Vec<(&'static str, &'static str)> {
        let style = |level: &Level<Self>| match level.kind {
            Kind::Style { of } => Some((level.name, of)),
            Kind::Random | Kind::Rung => None,
        };
        Self::LEVELS.iter().filter_map(style).collect()
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
