//! `orrery bot`: one of our bots as a process for other programs.

use std::io::{self, Write};
use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;
use std::time::Duration;

use ai::{Brief, THINK};
use clap::Args;
use game::Seed;
use serde_json::Value;
use terminal::Failure;

use crate::by_name;
use crate::stdio::lines::{self, Line};
use crate::stdio::message::{self, Fault, FromBot, PROTOCOL, ToBot};
use games::{Playable, Visit};

const AFTER_HELP: &str = "\
The bot reads and writes one JSON object per line, as described in docs/bot-protocol.md. It needs only the view and the
prompt, neither the history nor the list of legal moves. Send a hello to check versions and a new_game to choose its
seed. The bot replies to an unreadable line with an error. It exits when its input ends.

Examples:
  orrery bot race --level easy
  orrery arena race --bots random,\"stdio:orrery bot race --level easy\"";

/// Run a bot for other programs: read questions from standard input, write answers to standard output
#[derive(Args, Clone, Debug)]
#[command(after_help = format!("{}\n\n{AFTER_HELP}", by_name::listing()))]
pub(crate) struct Bot {
    /// The game
    #[arg(value_parser = by_name::parser())]
    game: String,

    /// The level, optionally with a thinking time, as in hard@250ms [default: medium]
    #[arg(long, value_name = "LEVEL")]
    level: Option<String>,

    /// Thinking time per decision in milliseconds [default: think_ms of the new game, or 1000]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..))]
    think: Option<u32>,
}

impl Bot {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        by_name::with_game(&self.game, Run { arguments: self, out })?
    }
}

struct Run<'a, W> {
    arguments: &'a Bot,
    out: &'a mut W,
}

impl<W: Write> Visit for Run<'_, W> {
    type Output = Result<ExitCode, Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        let level = self.arguments.level.as_deref().unwrap_or_else(|| G::default_level());
        let think = self.arguments.think.map(|think| Duration::from_millis(think.into()));
        let mut player = Player::<G>::new(level, think)?;
        // A nonsensical view may make the bot panic. That is reported in an error message, not on stderr.
        panic::set_hook(Box::new(|_| {}));
        let mut input = io::stdin().lock();
        while let Ok(Some(line)) = lines::next(&mut input, lines::MAX) {
            let reply = match line {
                Line::Text(text) if text.trim().is_empty() => None,
                Line::Text(text) => player.hear(&text),
                Line::TooLong => {
                    Some(error(None, Fault::Malformed, format!("the line has more than {} bytes", lines::MAX)))
                }
            };
            if let Some(reply) = reply {
                self.out.write_all(message::line(&reply).as_bytes())?;
                self.out.flush()?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn error(id: Option<u64>, code: Fault, message: String) -> FromBot {
    FromBot::Error { id, code: code.code().to_string(), message }
}

/// The bot of one game after the other.
struct Player<'a, G: Playable> {
    level: &'a str,
    /// The thinking time from the command line, which the host cannot change.
    think: Option<Duration>,
    brief: Brief,
    bot: Box<dyn game::Bot<G>>,
}

impl<'a, G: Playable> Player<'a, G> {
    fn new(level: &'a str, think: Option<Duration>) -> Result<Self, Failure> {
        let brief = Brief { seed: Seed::from_number(0), think: think.unwrap_or(THINK) };
        let bot = G::bot_within(level, brief).map_err(|unknown| {
            Failure::input(unknown, format_args!("use --level with {}", G::level_names().join(", ")))
        })?;
        Ok(Self { level, think, brief, bot })
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
