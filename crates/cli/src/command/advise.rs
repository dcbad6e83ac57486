//! `orrery advise`: analyzes a decision of a recorded game with a search.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use ai::{Budget, Findings, Net, THINK, advise_with, net_for, network};
use clap::Args;
use game::{Observer, Record, RecordError, Seat, Seed, Setup as _, record};
use serde::Serialize;
use terminal::{Failure, print_json};
use words::{Book, Phrase, Words};

use super::LanguageArgument;
use super::recorded::{named, read, refuse, shown};
use crate::by_name;
use crate::columns;
use games::{Playable, Visit, rounded};

/// Analyze a decision of a recorded game with a search: its options, and what the others may choose
///
/// The analysis uses only what the player who made the move could see. Each option is tried in many imagined games. A
/// network estimates the probability of winning and the lead over the best other player in points.
#[derive(Args)]
#[command(
    allow_negative_numbers = true,
    after_help = "\
Examples:
  orrery advise game.json --at 12              numbered as in orrery replay
  orrery advise game.json --at 12 --think 5000
  orrery advise game.json --at 12 --samples 200 --seed 1      repeatable
  orrery advise game.json --at 12 --net race-2.net --lang pl
  orrery advise - --at 1 --json < game.json"
)]
pub(crate) struct Advise {
    /// The record, as written by orrery simulate --records; - reads standard input
    file: PathBuf,

    /// The number of the move to analyze
    #[arg(long, value_name = "N")]
    at: usize,

    /// How many milliseconds to think [default: 1000]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..=3_600_000))]
    think: Option<u32>,

    /// Try each option in at most this many imagined games, regardless of time; the same seed then gives the same result
    #[arg(long, value_name = "K", conflicts_with = "think", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    samples: Option<u32>,

    /// Random seed of the imagined games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// The network that evaluates positions, as written by orrery train [default: the built-in one]
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,

    #[command(flatten)]
    speech: LanguageArgument,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl Advise {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let text = read(&self.file)?;
        let game = record::game_of(&text).map_err(|error| refuse(&self.file, &error))?;
        let about = About { arguments: self, text: &text, out };
        by_name::with_game(&game, about).map_err(|unknown| unknown.about(&shown(&self.file)))??;
        Ok(ExitCode::SUCCESS)
    }

    fn budget(&self) -> Budget {
        let think = || self.think.map_or(THINK, |milliseconds| Duration::from_millis(milliseconds.into()));
        self.samples.map_or_else(|| Budget::within(think()), Budget::samples)
    }

    fn net<G: Playable>(&self, setup: &G::Setup) -> Result<Arc<Net>, Failure> {
        let Some(file) = &self.net else {
            let hint = "train one with orrery train, and name its file with --net";
            return network::<G>(setup).map_err(|none| Failure::input(none, hint));
        };
        let bytes = fs::read(file).map_err(|error| no_net(file, error))?;
        net_for::<G>(setup, &bytes).map(Arc::new).map_err(|bad| no_net(file, bad))
    }

    /// Fails if the record has no such move.
    fn check<G: Playable>(&self, record: &Record<G>) -> Result<(), Failure> {
        let (at, moves) = (self.at, record.moves.len());
        if (1..=moves).contains(&at) {
            return Ok(());
        }
        let hint = match moves {
            0 => "nothing has been decided in it yet".to_string(),
            moves => format!("use --at 1 to --at {moves}; orrery replay prints the numbers"),
        };
        let file = shown(&self.file);
        let message = if at > moves && record.outcome.is_some() {
            format!("there is no move {at}: in {file} the game is over after {moves} moves")
        } else {
            format!("there is no move {at}: {file} has {moves} moves")
        };
        Err(Failure::input(message, hint))
    }
}

fn no_net(file: &Path, why: impl std::fmt::Display) -> Failure {
    let hint = "give the file of a network that orrery train wrote for this game and number of players";
    Failure::input(format_args!("{}: {why}", file.display()), hint)
}

/// A record's text, and what is asked about it.
struct About<'a, W> {
    arguments: &'a Advise,
    text: &'a str,
    out: &'a mut W,
}

impl<W: Write> Visit for About<'_, W> {
    type Output = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        let Self { arguments, text, out } = self;
        let faulty = |error: RecordError| refuse(&arguments.file, &error);
        let record = Record::<G>::from_json(text).map_err(faulty)?;
        arguments.check(&record)?;
        let net = arguments.net::<G>(&record.setup)?;
        let mut replay = record.replay().map_err(faulty)?;
        for _ in 1..arguments.at {
            replay.step(&mut ()).map_err(faulty)?;
        }
        let game = replay.game().clone();
        // The record must match the moves, or the analysis means nothing.
        replay.step(&mut ()).map_err(faulty)?;
        let entry = &record.moves[arguments.at - 1];
        let (seat, given) = (entry.seat, &entry.answer);
        let Some(prompt) = game.prompt(seat) else {
            return Err(Failure::other(format_args!("seat {seat} is not asked before move {}", arguments.at)));
        };
        let view = game.view(Observer::Seat(seat));
        let seed = Seed::from_number(arguments.seed);
        let findings = advise_with::<G>(&net, &view, Some(given), arguments.budget(), seed);
        let book = arguments.speech.book();
        let document = Document {
            game: G::ID,
            players: record.setup.players(),
            variant: record.setup.variant(),
            language: arguments.speech.language.code(),
            number: arguments.at,
            seat,
            round: game.round(),
            question: book.say(&G::question(&view, &prompt).ask),
            options: options::<G>(book, &findings, given),
            predicted: predicted::<G>(book, &findings),
        };
        if arguments.json { print_json(out, &document) } else { document.tell::<G>(out, book) }
    }
}

/// The analysis of a decision.
#[derive(Serialize)]
struct Document<M> {
    game: &'static str,
    players: u8,
    variant: &'static str,
    /// The language of all texts.
    language: &'static str,
    /// The number of the move.
    #[serde(rename = "move")]
    number: usize,
    seat: Seat,
    round: u32,
    question: String,
    /// The best first.
    options: Vec<Choice<M>>,
    predicted: Vec<Expected<M>>,
}

/// An answer that was considered.
#[derive(Serialize)]
struct Choice<M> {
    answer: M,
    text: String,
    /// How likely it is to win, from 0 to 1.
    win: f32,
    /// Points ahead of the best other player.
    margin: f32,
    /// Imagined games that it was tried in.
    samples: u32,
    /// What it brings compared with another answer.
    because: Option<String>,
    /// The place, from 0, of a better option that leads to the same things.
    like: Option<usize>,
    played: bool,
}

/// What another player is expected to answer.
#[derive(Serialize)]
struct Expected<M> {
    seat: Seat,
    /// Its answers in short, the most likely first.
    summaries: Vec<Summary>,
    /// The answers, the most likely first.
    answers: Vec<Share<M>>,
}

#[derive(Serialize)]
struct Summary {
    text: String,
    share: f32,
}

#[derive(Serialize)]
struct Share<M> {
    answer: M,
    text: String,
    share: f32,
}

fn options<G: Playable>(book: &Book, findings: &Findings<G::Move>, given: &G::Move) -> Vec<Choice<G::Move>> {
    let option = |(place, considered): (usize, &ai::Considered<G::Move>)| Choice {
        answer: considered.answer.clone(),
        text: book.say(&G::answer(&considered.answer)),
        win: considered.win,
        margin: considered.margin,
        samples: considered.samples,
        because: games::because::<G>(findings, place).map(|said| book.say(&said)),
        like: considered.like,
        played: considered.answer == *given,
    };
    findings.considered.iter().enumerate().map(option).collect()
}

fn predicted<G: Playable>(book: &Book, findings: &Findings<G::Move>) -> Vec<Expected<G::Move>> {
    let share = |(answer, share): &(G::Move, f32)| Share {
        answer: answer.clone(),
        text: book.say(&G::answer(answer)),
        share: *share,
    };
    let summary = |(said, share): (Phrase, f32)| Summary { text: book.say(&said), share };
    let expected = |predicted: &ai::Predicted<G::Move>| Expected {
        seat: predicted.seat,
        summaries: G::summaries(&predicted.answers).into_iter().map(summary).collect(),
        answers: predicted.answers.iter().map(share).collect(),
    };
    findings.predicted.iter().map(expected).collect()
}

/// The width of the bar for a certain win.
const BAR: usize = 20;
/// How many answers of another player are printed.
const TOLD: usize = 5;
/// Answers less likely than this are only counted.
const LIKELY: f32 = 0.05;

impl<M> Document<M> {
    fn tell<G: Words>(&self, out: &mut impl Write, book: &Book) -> Result<(), Failure> {
        let head = Phrase::new("cli-replay-head")
            .phrase("game", G::title())
            .number("players", self.players)
            .phrase("variant", G::variant(self.variant))
            .phrase("eyes", named(self.seat));
        writeln!(out, "{}\n", book.say(&head))?;
        let number = Phrase::new("cli-replay-hidden-move").number("number", self.number as i64).seat(self.seat);
        writeln!(out, "{}\n   {}\n", book.say(&number), self.question)?;
        for line in columns::lines(&self.rows(book)) {
            writeln!(out, "   {line}")?;
        }
        if let Some(because) = self.options.first().and_then(|best| best.because.as_ref()) {
            writeln!(out, "\n{because}")?;
        }
        for expected in &self.predicted {
            writeln!(out, "\n{}", book.say(&Phrase::new("cli-advise-expected").seat(expected.seat)))?;
            // What is unlikely is not listed, unless nothing is likely.
            let likely = expected.summaries.iter().take_while(|summary| summary.share >= LIKELY).count();
            let told = likely.clamp(1, TOLD);
            for Summary { text, share } in expected.summaries.iter().take(told) {
                writeln!(out, "   {}  {text}", columns::right(&percent(book, *share, 0), 4))?;
            }
            let rest = expected.summaries.len().saturating_sub(told);
            if rest > 0 {
                let rest = Phrase::new("cli-advise-rest").number("count", rest as i64);
                writeln!(out, "         {}", book.say(&rest))?;
            }
        }
        Ok(())
    }

    fn rows(&self, book: &Book) -> Vec<Vec<String>> {
        let say = |key: &'static str| book.say(&Phrase::new(key));
        let heads = [say("cli-advise-win"), String::new(), say("cli-advise-margin"), say("cli-advise-samples")];
        let mut rows = vec![[&heads[..], &[say("cli-advise-option")]].concat()];
        // Options that differ in nothing that matters are one row. What was played keeps its own.
        let alike =
            |place: usize| self.options.iter().filter(|other| other.like == Some(place) && !other.played).count();
        let shown = self.options.iter().enumerate().filter(|(_, option)| option.like.is_none() || option.played);
        for (place, Choice { text, win, margin, samples, played, .. }) in shown {
            let text = match alike(place) {
                0 => text.clone(),
                count => {
                    let alike = Phrase::new("cli-advise-alike").text("option", text).number("count", count as i64);
                    book.say(&alike)
                }
            };
            let text = match played {
                true => book.say(&Phrase::new("cli-advise-played").text("option", text)),
                false => text,
            };
            let right = |cell: String, column: usize| columns::right(&cell, columns::width(&heads[column]));
            let win = (columns::right(&percent(book, *win, 1), 6), bar(*win));
            rows.push(vec![win.0, win.1, right(points(book, *margin), 2), right(samples.to_string(), 3), text]);
        }
        rows
    }
}

fn percent(book: &Book, share: f32, places: usize) -> String {
    format!("{}%", book.decimal(100.0 * f64::from(share), places))
}

/// Points ahead, with a sign. Nobody is behind by nothing.
fn points(book: &Book, margin: f32) -> String {
    let margin = rounded(margin, 10.0);
    let sign = if margin < 0.0 { '-' } else { '+' };
    format!("{sign}{}", book.decimal(margin.abs(), 1))
}

/// A share as a bar.
fn bar(share: f32) -> String {
    let full = ((share * BAR as f32).round() as usize).min(BAR);
    format!("{}{}", "█".repeat(full), "░".repeat(BAR - full))
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn nobody_is_behind_by_nothing() {
        let english = |margin| points(Language::En.book(), margin);
        assert_eq!([-0.04, 0.04, -1.26, 12.0].map(english), ["+0.0", "+0.0", "-1.3", "+12.0"]);
    }

    #[test]
    fn decimals_have_the_mark_of_the_language() {
        let told = Language::ALL.map(|language| (percent(language.book(), 0.916, 1), points(language.book(), -1.26)));
        let told = told.each_ref().map(|(win, margin)| (win.as_str(), margin.as_str()));
        assert_eq!(told, [("91.6%", "-1.3"), ("91,6%", "-1,3"), ("91.6%", "-1.3")]);
        assert_eq!(percent(Language::Pl.book(), 0.916, 0), "92%");
    }

    #[test]
    fn bars_are_as_long_as_their_share() {
        let filled = |share| bar(share).chars().filter(|letter| *letter == '█').count();
        assert_eq!([0.0, 0.5, 1.0, 1.1].map(filled), [0, 10, 20, 20]);
        assert!([0.0, 0.37, 1.0].iter().all(|share| bar(*share).chars().count() == BAR));
    }
}
