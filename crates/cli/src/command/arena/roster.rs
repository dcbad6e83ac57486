//! Who takes part.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use ai::{Brief, time_in_name};
use game::Seed;
use indicatif::ProgressBar;
use terminal::Failure;

use games::Playable;
use stdio::say;

/// How many mistakes of a contestant are printed; all are counted.
const MAX_TOLD: u32 = 5;

/// All contestants, in the order of the list.
pub(in crate::command) struct Roster(Vec<Contestant>);

/// One entry of the list.
pub(super) struct Contestant {
    /// As it was written.
    pub(super) name: String,
    pub(super) kind: Kind,
    /// Thinking time per decision.
    pub(super) think: Duration,
    told: AtomicU32,
}

/// Where the answers come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// One of our levels, named by the contestant's name.
    Level,
    /// A program: its name and arguments.
    Program(Vec<String>),
}

impl Roster {
    /// Reads the lists; there is usually one.
    pub(in crate::command) fn of<G: Playable>(lists: &[String], players: u8, think: Duration) -> Result<Self, Failure> {
        let names: Vec<String> = lists.iter().flat_map(|list| entries(list)).collect();
        if names.len() < 2 || names.len() > players.into() {
            let number = if players == 2 { "2".to_string() } else { format!("2 to {players}") };
            let hint = format!("name {number} bots separated by commas with --bots");
            return Err(match names.as_slice() {
                [one] => Failure::input(format_args!("\"{one}\" has no opponent"), hint),
                many => Failure::input(format_args!("{} bots for {players} seats", many.len()), hint),
            });
        }
        names.into_iter().map(|name| Contestant::of::<G>(name, think)).collect::<Result<_, _>>().map(Self)
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn contestants(&self) -> &[Contestant] {
        &self.0
    }

    /// The contestant of each seat when a deal is played for the `turn`-th time: each sits in each seat once.
    pub(super) fn lineup(&self, players: u8, turn: usize) -> impl Iterator<Item = usize> {
        let contestants = self.len();
        (0..usize::from(players)).map(move |seat| (seat + turn) % contestants)
    }
}

impl Contestant {
    fn of<G: Playable>(name: String, think: Duration) -> Result<Self, Failure> {
        let told = AtomicU32::new(0);
        if let Some(command) = name.strip_prefix("stdio:") {
            let Some(words) = shlex::split(command).filter(|words| !words.is_empty()) else {
                let message = format!("the command of \"{name}\" cannot be read: it is empty or a quote is not closed");
                return Err(Failure::input(message, "write --bots \"easy,stdio:program 'first argument' second\""));
            };
            return Ok(Self { name, kind: Kind::Program(words), think, told });
        }
        match G::bot_within(&name, Brief { seed: Seed::from_number(0), think }) {
            Ok(_) => Ok(Self { think: time_in_name(&name).unwrap_or(think), name, kind: Kind::Level, told }),
            Err(unknown) => {
                let known = G::level_names().join(", ");
                Err(Failure::input(unknown, format_args!("name {known}, or stdio:COMMAND")))
            }
        }
    }

    /// Reports a mistake on the terminal, up to a limit.
    pub(super) fn report_mistake(&self, what: &str, bar: &ProgressBar) {
        let told = self.told.fetch_add(1, Ordering::Relaxed);
        if told < MAX_TOLD {
            say(bar, &format!("[{}] {what}", self.name));
        }
        if told + 1 == MAX_TOLD {
            say(bar, &format!("[{}] (further mistakes are counted, but not told)", self.name));
        }
    }
}

/// Splits a list at its commas, but not at those that are quoted as in a shell.
fn entries(list: &str) -> Vec<String> {
    let (mut entries, mut entry) = (Vec::new(), String::new());
    let (mut quote, mut escaped) = (None, false);
    for letter in list.chars() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quote != Some('\'') => escaped = true,
            '\'' | '"' if quote.is_none() => quote = Some(letter),
            _ if quote == Some(letter) => quote = None,
            ',' if quote.is_none() => {
                entries.push(std::mem::take(&mut entry));
                continue;
            }
            _ => {}
        }
        entry.push(letter);
    }
    entries.push(entry);
    entries
}

#[cfg(test)]
mod tests {
    use race::Race;

    use super::*;

    const THINK: Duration = Duration::from_millis(700);

    fn roster(list: &str, players: u8) -> Result<Roster, Failure> {
        Roster::of::<Race>(&[list.to_string()], players, THINK)
    }

    #[test]
    fn quoted_commas_belong_to_commands() {
        assert_eq!(entries("easy,random"), ["easy", "random"]);
        assert_eq!(entries("a 'x,\"y',b \"p,\\\",'q\",c\\,d"), ["a 'x,\"y'", "b \"p,\\\",'q\"", "c\\,d"]);
        assert_eq!(entries("easy,"), ["easy", ""]);
    }

    #[test]
    fn a_name_says_what_plays_and_how_long_it_thinks() {
        let roster = roster("easy@250ms,random,stdio:python3 'my bot.py' a\\ b", 3).expect("three bots for three");
        let kinds: Vec<_> = roster.contestants().iter().map(|one| (one.kind.clone(), one.think)).collect();
        let words = ["python3", "my bot.py", "a b"].map(str::to_string).to_vec();
        let quarter = Duration::from_millis(250);
        assert_eq!(kinds, [(Kind::Level, quarter), (Kind::Level, THINK), (Kind::Program(words), THINK)]);
    }

    #[test]
    fn impossible_lists_are_refused() {
        for (list, players) in
            [("easy", 2), ("easy,easy,easy", 2), ("easy,nobody", 2), ("easy,stdio:", 2), ("easy,stdio:a 'b", 2)]
        {
            assert!(matches!(roster(list, players), Err(Failure::Input { .. })), "{list}");
        }
    }

    #[test]
    fn each_contestant_sits_in_each_seat_once() {
        for players in 2..=4u8 {
            for contestants in 2..=players {
                let roster = roster(&vec!["random"; contestants.into()].join(","), players).expect("enough seats");
                let mut seen = vec![vec![0; roster.len()]; players.into()];
                for turn in 0..roster.len() {
                    for (seat, contestant) in roster.lineup(players, turn).enumerate() {
                        seen[seat][contestant] += 1;
                    }
                }
                assert!(seen.iter().flatten().all(|&times| times == 1), "{contestants} at {players} seats: {seen:?}");
            }
        }
    }
}
