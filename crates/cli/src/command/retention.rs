//! How long a server keeps unused data, as arguments.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use clap::Args;
use server::Retention;

const HOUR: u64 = 60 * 60;
const DAY: u64 = 24 * HOUR;

/// How long things are kept.
#[derive(Args, Clone, Debug)]
pub(super) struct RetentionArguments {
    /// Delete waiting tables this long after their last change: a time such as 12h, 14d or 8w, or forever
    #[arg(long, value_name = "TIME", default_value_t = Keep::of(Retention::default().waiting))]
    keep_waiting: Keep,

    /// Delete unfinished games and closed tables this long after the last move
    #[arg(long, value_name = "TIME", default_value_t = Keep::of(Retention::default().abandoned))]
    keep_abandoned: Keep,

    /// Delete finished games this long after their end
    #[arg(long, value_name = "TIME", default_value_t = Keep::of(Retention::default().finished))]
    keep_finished: Keep,

    /// Forget the names of players without games this long after their last visit
    #[arg(long, value_name = "TIME", default_value_t = Keep::of(Retention::default().guests))]
    keep_guests: Keep,
}

impl Default for RetentionArguments {
    fn default() -> Self {
        let Retention { waiting, abandoned, finished, guests } = Retention::default();
        Self {
            keep_waiting: Keep::of(waiting),
            keep_abandoned: Keep::of(abandoned),
            keep_finished: Keep::of(finished),
            keep_guests: Keep::of(guests),
        }
    }
}

impl RetentionArguments {
    pub(super) fn retention(&self) -> Retention {
        Retention {
            waiting: self.keep_waiting.0,
            abandoned: self.keep_abandoned.0,
            finished: self.keep_finished.0,
            guests: self.keep_guests.0,
        }
    }
}

/// A time, or forever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Keep(Option<Duration>);

impl Keep {
    fn of(time: Option<Duration>) -> Self {
        Self(time)
    }
}

impl fmt::Display for Keep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.map(|time| time.as_secs()) {
            None => f.write_str("forever"),
            Some(seconds) if seconds % DAY == 0 => write!(f, "{}d", seconds / DAY),
            Some(seconds) => write!(f, "{}h", seconds / HOUR),
        }
    }
}

impl FromStr for Keep {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "forever" {
            return Ok(Self(None));
        }
        let wrong = || "use a number of hours, days or weeks, such as 12h, 14d or 8w, or forever".to_string();
        let unit = match text.chars().last() {
            Some('h') => HOUR,
            Some('d') => DAY,
            Some('w') => 7 * DAY,
            _ => return Err(wrong()),
        };
        let number: u32 = text[..text.len() - 1].parse().map_err(|_| wrong())?;
        if number == 0 {
            return Err("nothing would be kept at all: use 1h or more".into());
        }
        Ok(Self(Some(Duration::from_secs(u64::from(number) * unit))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_and_written() {
        for text in ["12h", "14d", "400d", "forever"] {
            assert_eq!(text.parse::<Keep>().expect("a time").to_string(), text);
        }
        assert_eq!("2w".parse(), "14d".parse::<Keep>());
        for text in ["", "d", "14", "0d", "-1d", "1.5d", "14 d", "99999999999d", "ever", "1é"] {
            assert!(text.parse::<Keep>().is_err(), "{text}");
        }
        assert_eq!(RetentionArguments::default().retention(), Retention::default());
    }
}
