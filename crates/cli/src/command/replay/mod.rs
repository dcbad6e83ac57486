//! `orrery replay`: prints a recorded game move by move.

mod tell;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;

use clap::Args;
use game::{Audience, Game, Observer, Record, RecordError, Seat, Setup as _, record};
use terminal::Failure;
use words::Phrase;

use self::tell::Tell;
use super::LanguageArgument;
use super::recorded::{self, named, read, shown};
use crate::by_name;

/// Print a recorded game as text, one line for each event, grouped by numbered moves
///
/// Every move is checked against the record. A file that is damaged, altered or played by other rules is printed up to
/// the first wrong move and then refused.
#[derive(Args)]
#[command(
    allow_negative_numbers = true,
    after_help = "\
Examples:
  orrery replay game.json
  orrery replay game.json --as 0          what the player in seat 0 saw
  orrery replay game.json --as public     what a spectator saw
  orrery replay game.json --to 12         how things stood after move 12
  orrery replay game.json --lang pl       in Polish
  orrery replay - --json < game.json"
)]
pub(crate) struct Replay {
    /// The record, as written by orrery simulate --records; - reads standard input
    file: PathBuf,

    /// The point of view: a seat (0, 1, …), public for a spectator, all for every event
    #[arg(long = "as", value_name = "SEAT|public|all", default_value = "all")]
    eyes: Perspective,

    /// Stop after this many moves; 0 prints only the deal [default: all moves]
    #[arg(long, value_name = "N")]
    to: Option<usize>,

    #[command(flatten)]
    speech: LanguageArgument,

    /// Print JSON for programs; for a faulty record, print only the error
    #[arg(long)]
    json: bool,
}

/// From whose point of view a game is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Perspective {
    /// Nothing is hidden.
    All,
    One(Observer),
}

impl FromStr for Perspective {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "all" => Ok(Self::All),
            "public" => Ok(Self::One(Observer::Public)),
            _ => match text.parse() {
                Ok(seat) => Ok(Self::One(Observer::Seat(Seat::new(seat)))),
                Err(_) => Err("use a seat number (0, 1, …), public or all".to_string()),
            },
        }
    }
}

impl Perspective {
    fn see(self, audience: Audience) -> bool {
        match self {
            Self::All => true,
            Self::One(observer) => observer.hears(audience),
        }
    }

    /// Whether the answer itself is visible. It may be secret: only events say what others learn of it.
    fn know_moves_of(self, seat: Seat) -> bool {
        self == Self::All || self == Self::One(Observer::Seat(seat))
    }

    /// Whose view describes the position.
    fn observer(self) -> Observer {
        match self {
            Self::All => Observer::Public,
            Self::One(observer) => observer,
        }
    }

    /// For the headline.
    fn phrase(self) -> Phrase {
        match self {
            Self::All => Phrase::new("cli-replay-eyes-all"),
            Self::One(Observer::Public) => Phrase::new("cli-replay-eyes-public"),
            Self::One(Observer::Seat(seat)) => named(seat),
        }
    }

    /// As the argument `--as` says it.
    fn name(self) -> String {
        match self {
            Self::All => "all".to_string(),
            Self::One(Observer::Public) => "public".to_string(),
            Self::One(Observer::Seat(seat)) => seat.to_string(),
        }
    }
}

impl Replay {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let text = read(&self.file)?;
        let game = record::game_of(&text).map_err(|error| self.refuse(&error))?;
        let tell = Tell { arguments: self, text: &text, out };
        by_name::with_game(&game, tell).map_err(|unknown| unknown.about(&shown(&self.file)))??;
        Ok(ExitCode::SUCCESS)
    }

    fn refuse(&self, error: &RecordError) -> Failure {
        recorded::refuse(&self.file, error)
    }

    /// How many moves to play, once the seat and the number are known to exist.
    fn check<G: Game>(&self, record: &Record<G>) -> Result<usize, Failure> {
        let players = record.setup.players();
        if let Perspective::One(Observer::Seat(seat)) = self.eyes
            && seat.number() >= players
        {
            let message = format!("there is no seat {seat} in a game of {players}");
            return Err(Failure::input(message, format_args!("use --as 0 to --as {}", players - 1)));
        }
        let there_are = record.moves.len();
        match self.to {
            Some(to) if to > there_are => {
                let message = format!("there is no move {to}: {} has {there_are} moves", shown(&self.file));
                Err(Failure::input(message, format_args!("use --to 0 to --to {there_are}, or leave it out for all")))
            }
            to => Ok(to.unwrap_or(there_are)),
        }
    }
}
