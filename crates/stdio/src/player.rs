//! [`Player`]: one of our bots, answering over the protocol.

use std::io::{self, BufRead, Write};
use std::panic::{self, AssertUnwindSafe};
use std::time::Duration;

use ai::{Brief, THINK, UnknownLevel};
use game::Seed;
use games::Playable;
use serde_json::Value;

use crate::lines::{self, Line};
use crate::message::{self, Fault, FromBot, PROTOCOL, ToBot};

/// The bot of one game after the other.
pub struct Player<'a, G: Playable> {
    level: &'a str,
    /// The thinking time from the command line, which the host cannot change.
    think: Option<Duration>,
    brief: Brief,
    bot: Box<dyn game::Bot<G>>,
}

impl<'a, G: Playable> Player<'a, G> {
    /// A bot of this level. A thinking time given here overrides the host's.
    ///
    /// # Errors
    /// [`UnknownLevel`] if the game has no level of this name.
    pub fn new(level: &'a str, think: Option<Duration>) -> Result<Self, UnknownLevel> {
        let brief = Brief { seed: Seed::from_number(0), think: think.unwrap_or(THINK) };
        let bot = G::bot_within(level, brief)?;
        Ok(Self { level, think, brief, bot })
    }

    /// Answers line by line until the input ends or cannot be read.
    ///
    /// A nonsensical view may make the bot panic. The answer is then an error message, but the panic hook runs as well: a
    /// program that must stay silent on stderr sets its own.
    ///
    /// # Errors
    /// Why an answer could not be written.
    pub fn converse(&mut self, mut input: impl BufRead, mut out: impl Write) -> io::Result<()> {
        while let Ok(Some(line)) = lines::next(&mut input, lines::MAX) {
            let reply = match line {
                Line::Text(text) if text.trim().is_empty() => None,
                Line::Text(text) => self.hear(&text),
                Line::TooLong => {
                    Some(error(None, Fault::Malformed, format!("the line has more than {} bytes", lines::MAX)))
                }
            };
            if let Some(reply) = reply {
                out.write_all(message::line(&reply).as_bytes())?;
                out.flush()?;
            }
        }
        Ok(())
    }

    /// A bot that remembers nothing.
    fn begin(&mut self) {
        // The level was known when the first bot was made.
        if let Ok(bot) = G::bot_within(self.level, self.brief) {
            self.bot = bot;
        }
    }

    fn hear(&mut self, text: &str) -> Option<FromBot> {
        match serde_json::from_str(text) {
            Ok(ToBot::Hello { protocol, game, rules_version, .. }) => Some(greet::<G>(protocol, &game, rules_version)),
            Ok(ToBot::NewGame { seed, think_ms, .. }) => {
                let told = think_ms.map(Duration::from_millis);
                let think = self.think.or(told).unwrap_or(THINK);
                self.brief = Brief { seed: seed.unwrap_or(Seed::from_number(0)), think };
                self.begin();
                None
            }
            Ok(ToBot::Prompt { id, view, prompt, .. }) => Some(self.answer(id, view, prompt)),
            Ok(ToBot::Error { .. } | ToBot::End { .. }) => None,
            Err(fault) => Some(error(None, Fault::Malformed, fault.to_string())),
        }
    }

    fn answer(&mut self, id: u64, view: Value, prompt: Value) -> FromBot {
        let view: G::View = match serde_json::from_value(view) {
            Ok(view) => view,
            Err(fault) => return error(Some(id), Fault::Malformed, format!("the view cannot be read: {fault}")),
        };
        let prompt: G::Prompt = match serde_json::from_value(prompt) {
            Ok(prompt) => prompt,
            Err(fault) => return error(Some(id), Fault::Malformed, format!("the prompt cannot be read: {fault}")),
        };
        let bot = &mut self.bot;
        let chosen = panic::catch_unwind(AssertUnwindSafe(|| bot.choose(&view, &prompt)));
        match chosen.map(serde_json::to_value) {
            Ok(Ok(answer)) => FromBot::Move { id, answer },
            Ok(Err(_)) | Err(_) => {
                self.begin();
                error(Some(id), Fault::NoAnswer, "view and prompt do not belong to the same moment".to_string())
            }
        }
    }
}

fn error(id: Option<u64>, code: Fault, message: String) -> FromBot {
    FromBot::Error { id, code: code.code().to_string(), message }
}

fn greet<G: Playable>(protocol: u32, game: &str, rules_version: Option<u32>) -> FromBot {
    let (code, message) = if protocol != PROTOCOL {
        (Fault::WrongProtocol, format!("this bot speaks version {PROTOCOL} of the protocol, not {protocol}"))
    } else if game != G::ID {
        (Fault::WrongGame, format!("this bot plays {}, not {game}", G::ID))
    } else if rules_version.is_some_and(|version| version != G::RULES_VERSION) {
        (Fault::WrongRules, format!("this bot plays by version {} of the rules of {game}", G::RULES_VERSION))
    } else {
        return FromBot::Hello { protocol: PROTOCOL, moves: false };
    };
    error(None, code, message)
}
