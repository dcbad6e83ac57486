//! `orrery bot`: one of our bots as a process for other programs.

use std::io::{self, Write};
use std::panic;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use stdio::Player;
use terminal::Failure;

use crate::by_name;
use games::{Playable, Visit};

const AFTER_HELP: &str = "\
The bot reads and writes one JSON object per line, as described in docs/bot-protocol.md. It needs
only the view and the prompt, neither the history nor the list of legal moves. Send a hello to
check versions and a new_game to choose its seed. The bot replies to an unreadable line with an
error. It exits when its input ends.

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
        let mut player = Player::<G>::new(level, think).map_err(|unknown| {
            Failure::input(unknown, format_args!("use --level with {}", G::level_names().join(", ")))
        })?;
        // A nonsensical view may make the bot panic. That is reported in an error message, not on stderr.
        panic::set_hook(Box::new(|_| {}));
        player.converse(io::stdin().lock(), self.out)?;
        Ok(ExitCode::SUCCESS)
    }
}
