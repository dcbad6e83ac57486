//! `orrery cards`: a proof-reading sheet of all components of a game.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;

use super::print_json;
use crate::failure::Failure;
use crate::games::{self, Playable, Visit};

/// Print a sheet of all components of a game, to be compared with the printed ones
#[derive(Args)]
#[command(after_help = "\
Examples:
  orrery cards defenders
  orrery cards race --json > race.json
  orrery cards roll | less")]
pub(crate) struct Cards {
    /// The game
    #[arg(value_parser = games::name_parser())]
    game: String,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl Cards {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        games::with_game(&self.game, Print { json: self.json, out })??;
        Ok(ExitCode::SUCCESS)
    }
}

struct Print<'a, W> {
    json: bool,
    out: &'a mut W,
}

impl<W: Write> Visit for Print<'_, W> {
    type Output = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        if self.json {
            return print_json(self.out, &G::cards_json());
        }
        write!(self.out, "{}", G::cards())?;
        Ok(())
    }
}
