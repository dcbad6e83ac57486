//! `orrery review`: what the answers of a finished game cost, and what was luck.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `text.rs` | the review for a terminal, with a chart |
//! | `html.rs` | the review as a web page in one file |
//! | `verify.rs` | `--verify`: whether answers that cost much also lose when played out |

mod html;
mod text;
mod verify;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use ai::{Decision, Depth, Net, NotReviewable, Plan, Review as Found, net_for, network};
use clap::Args;
use game::{Observer, Record, Seat, Seed, Setup as _, record};
use games::{Playable, Visit, review_told};
use serde::Serialize;
use serde_json::Value;
use terminal::{Failure, print_json};
use words::{Book, Phrase};

use super::LanguageArgument;
use super::many::{INTERRUPTED, Sharing, Threads, progress_bar, stop_on_ctrl_c};
use super::recorded::{read, refuse, shown};
use crate::by_name;

/// Review a finished game: what each answer cost, and what was luck
///
/// A search examines every decision and compares the best answer with the one that was played, both in the same imagined games. The
/// review shows everyone's chance to win throughout the game, the costliest decisions with reasons, and how much of each result came from
/// the player's own answers, from the others' answers and from chance. The same arguments give the same review on any number of threads.
#[derive(Args)]
#[command(
    allow_negative_numbers = true,
    after_help = "\
Examples:
  orrery review game.json
  orrery review game.json --seat 0 --lang pl
  orrery review game.json --html review.html --open
  orrery review game.json --samples 200 --threads 8      more precise, but slower
  orrery review game.json --now                          judged by everything known now
  orrery review - --json < game.json"
)]
pub(crate) struct Review {
    /// The record of a finished game, as written by orrery simulate --records; - reads standard input
    file: PathBuf,

    /// List the costliest decisions of this seat only
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,

    /// Judge by everything known now, instead of what the players could know then
    #[arg(long)]
    now: bool,

    /// Measure each decision in this many imagined games
    #[arg(long, value_name = "K", default_value_t = Depth::default().samples, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    samples: u32,

    /// Random seed of the imagined games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    threads: Threads,

    /// The network that evaluates positions, as written by orrery train [default: the built-in one]
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,

    /// Write the review to this file as a web page that needs no other files
    #[arg(long, value_name = "OUT")]
    html: Option<PathBuf>,

    /// Open the web page in a browser
    #[arg(long, requires = "html")]
    open: bool,

    /// Play out every mistake this many times with each of the two answers, and report how far the review was right
    #[arg(long, value_name = "GAMES", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    verify: Option<u32>,

    #[command(flatten)]
    speech: LanguageArgument,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl Review {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let text = read(&self.file)?;
        let game = record::game_of(&text).map_err(|error| refuse(&self.file, &error))?;
        let about = About { arguments: self, text: &text, out };
        by_name::with_game(&game, about).map_err(|unknown| unknown.about(&shown(&self.file)))?
    }

    fn net<G: Playable>(&self, setup: &G::Setup) -> Result<Arc<Net>, Failure> {
        let Some(file) = &self.net else {
            let hint = "train one with orrery train, and name its file with --net";
            return network::<G>(setup).map_err(|none| Failure::input(none, hint));
        };
        let refused = |why: String| {
            let hint = "give the file of a network that orrery train wrote for this game and number of players";
            Failure::input(format_args!("{}: {why}", file.display()), hint)
        };
        let bytes = fs::read(file).map_err(|error| refused(error.to_string()))?;
        net_for::<G>(setup, &bytes).map(Arc::new).map_err(|bad| refused(bad.to_string()))
    }

    fn plan<G: Playable>(&self, text: &str) -> Result<Plan<G>, Failure> {
        let record = Record::<G>::from_json(text).map_err(|error| refuse(&self.file, &error))?;
        let plan = Plan::of(&record).map_err(|error| match error {
            NotReviewable::Record(error) => refuse(&self.file, &error),
            NotReviewable::Unfinished { .. } => {
                let hint = "finish the game first; orrery advise analyzes single decisions";
                Failure::input(format_args!("{}: {error}", shown(&self.file)), hint)
            }
        })?;
        let players = plan.setup().players();
        match self.seat {
            Some(seat) if seat >= players => {
                let hint = format!("use --seat 0 to --seat {}", players - 1);
                Err(Failure::input(format_args!("there is no seat {seat} in a game for {players}"), hint))
            }
            _ => Ok(plan),
        }
    }

    /// Examines all decisions. `None` if it was interrupted.
    fn examine<G: Playable>(
        &self,
        plan: &Plan<G>,
        net: &Net,
        interrupted: &AtomicBool,
    ) -> Result<Option<Found<G::Move>>, Failure> {
        let pieces = plan.len() as u64;
        let bar = progress_bar(pieces, "decisions", self.json);
        let sharing = Sharing { pieces, threads: self.threads.among(pieces), interrupted };
        let (depth, seed) = (Depth::samples(self.samples), Seed::from_number(self.seed));
        let parts = sharing.run(Vec::new, |found: &mut Vec<Decision<G::Move>>, index| {
            found.extend(plan.examine(index as usize, net, depth, seed));
            bar.inc(1);
            Ok(())
        })?;
        bar.finish_and_clear();
        let mut decisions: Vec<_> = parts.into_iter().flatten().collect();
        decisions.sort_by_key(|decision| decision.number);
        let all = decisions.len() == plan.len();
        Ok((all && !interrupted.load(Ordering::Relaxed)).then(|| plan.conclude(decisions)))
    }
}

/// A record's text, and what is asked about it.
struct About<'a, W> {
    arguments: &'a Review,
    text: &'a str,
    out: &'a mut W,
}

impl<W: Write> Visit for About<'_, W> {
    type Output = Result<ExitCode, Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        let Self { arguments, text, out } = self;
        let plan = arguments.plan::<G>(text)?;
        let net = arguments.net::<G>(plan.setup())?;
        let interrupted = stop_on_ctrl_c();
        let Some(found) = arguments.examine(&plan, &net, &interrupted)? else {
            return Ok(stopped());
        };
        let verified = match arguments.verify {
            Some(games) => match verify::verify(arguments, &plan, &found, &net, games, &interrupted)? {
                Some(verified) => Some(verified),
                None => return Ok(stopped()),
            },
            None => None,
        };
        let told = Told {
            language: arguments.speech.language.code(),
            game: G::title(),
            variant: G::variant(plan.setup().variant()),
            positions: positions(&plan),
            review: review_told(&plan, &found, arguments.samples),
        };
        let book = arguments.speech.book();
        if let Some(file) = &arguments.html {
            write_page(file, &html::page(&told, book), arguments.open)?;
        }
        if arguments.json {
            print_json(out, &Document { language: told.language, review: in_words(&told.review, book)?, verified })?;
        } else {
            text::tell(out, &told, book, arguments.now, arguments.seat.map(Seat::new))?;
            verified.iter().try_for_each(|verified| writeln!(out, "\n{verified}"))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// A review that was interrupted is worth nothing: what it says about luck needs all decisions.
fn stopped() -> ExitCode {
    eprintln!("interrupted: the review is not complete, and nothing was written");
    ExitCode::from(INTERRUPTED)
}

/// A review with what only people need.
struct Told {
    language: &'static str,
    game: Phrase,
    variant: Phrase,
    /// What each player saw before its decision.
    positions: Vec<Vec<Phrase>>,
    review: games::reviewed::Review,
}

fn positions<G: Playable>(plan: &Plan<G>) -> Vec<Vec<Phrase>> {
    let seen = |(state, seat, _): (&G, Seat, &G::Move)| G::position(&state.view(Observer::Seat(seat)));
    (0..plan.len()).filter_map(|index| plan.position(index).map(seen)).collect()
}

/// The review for programs.
#[derive(Serialize)]
struct Document {
    /// The language of all texts.
    language: &'static str,
    #[serde(flatten)]
    review: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    verified: Option<verify::Verified>,
}

/// A review with all its phrases as texts.
fn in_words(review: &games::reviewed::Review, book: &Book) -> Result<Value, Failure> {
    fn say(value: Value, book: &Book) -> Value {
        match value {
            Value::Object(fields) if fields.contains_key("key") => {
                let phrase = serde_json::from_value::<Phrase>(Value::Object(fields));
                phrase.map_or(Value::Null, |phrase| Value::String(book.say(&phrase)))
            }
            Value::Object(fields) => fields.into_iter().map(|(name, value)| (name, say(value, book))).collect(),
            Value::Array(items) => items.into_iter().map(|item| say(item, book)).collect(),
            other => other,
        }
    }
    Ok(say(serde_json::to_value(review).map_err(Failure::other)?, book))
}

fn write_page(file: &Path, page: &str, open: bool) -> Result<(), Failure> {
    fs::write(file, page).map_err(|error| {
        let hint = "name a file in a folder that exists and that you may write to";
        Failure::input(format_args!("cannot write {}: {error}", file.display()), hint)
    })?;
    if open {
        let opener = if cfg!(target_os = "macos") {
            "open"
        } else if cfg!(windows) {
            "explorer"
        } else {
            "xdg-open"
        };
        let started = std::process::Command::new(opener).arg(file).spawn();
        started.map_err(|error| {
            Failure::other(format_args!("cannot start {opener}: {error}; open {} yourself", file.display()))
        })?;
    }
    Ok(())
}
