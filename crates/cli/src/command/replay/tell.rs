//! Telling a record: step by step as text, or whole as JSON.

use std::io::Write;

use game::{Audience, Game, Outcome, Record, RecordError, Seat, Seed, Setup as _, Told};
use serde::Serialize;

use super::{Eyes, Replay};
use crate::command::{count, print_json};
use crate::failure::Failure;
use crate::games::{Playable, Visit};
use crate::words::Words;

/// A record's text, to be told by the game it belongs to.
pub(super) struct Tell<'a, W> {
    pub(super) arguments: &'a Replay,
    pub(super) text: &'a str,
    pub(super) out: &'a mut W,
}

impl<W: Write> Visit for Tell<'_, W> {
    type Output = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        let Self { arguments, text, out } = self;
        let record = Record::<G>::from_json(text).map_err(|error| arguments.refuse(&error))?;
        let to = arguments.check(&record)?;
        if arguments.json {
            let mut steps = Vec::new();
            let game = replay(arguments, &record, to, |step| {
                steps.push(step);
                Ok(())
            })?;
            return print_json(out, &Document::of(arguments.eyes, &record, &game, steps));
        }
        write_head(out, arguments.eyes, &record)?;
        let game = replay(arguments, &record, to, |step| write_step(out, &step))?;
        write_end(out, arguments.eyes, &record, &game, to)
    }
}

/// The deal (without a number and a seat) or one move, with what the eyes see of it.
#[derive(Serialize)]
struct Step {
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    answer: Option<serde_json::Value>,
    /// The move in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    events: Vec<Line>,
}

/// An event, as data and in words.
#[derive(Serialize)]
struct Line {
    audience: Audience,
    event: serde_json::Value,
    text: String,
}

fn lines<G: Words>(eyes: Eyes, told: &mut Vec<Told<G::Event>>) -> Result<Vec<Line>, Failure> {
    let heard = told.drain(..).filter(|told| eyes.see(told.audience));
    heard
        .map(|Told { audience, event }| Ok(Line { audience, event: json(&event)?, text: G::event(&event, audience) }))
        .collect()
}

fn json(value: &impl Serialize) -> Result<serde_json::Value, Failure> {
    serde_json::to_value(value).map_err(Failure::other)
}

/// Plays the first `to` moves again and hands over each step once it has proved to be what was recorded.
fn replay<G: Words>(
    arguments: &Replay,
    record: &Record<G>,
    to: usize,
    mut tell: impl FnMut(Step) -> Result<(), Failure>,
) -> Result<G, Failure> {
    let (eyes, refuse) = (arguments.eyes, |error: RecordError| arguments.refuse(&error));
    let mut told = Vec::new();
    let mut replay = record.replay_to(&mut told).map_err(refuse)?;
    tell(Step { number: None, seat: None, answer: None, text: None, events: lines::<G>(eyes, &mut told)? })?;
    for entry in &record.moves[..to] {
        replay.step(&mut told).map_err(refuse)?;
        let known = eyes.know_moves_of(entry.seat);
        tell(Step {
            number: Some(replay.played()),
            seat: Some(entry.seat),
            answer: if known { Some(json(&entry.answer)?) } else { None },
            text: known.then(|| G::answer(&entry.answer)),
            events: lines::<G>(eyes, &mut told)?,
        })?;
    }
    Ok(replay.game().clone())
}

fn write_head<G: Words>(out: &mut impl Write, eyes: Eyes, record: &Record<G>) -> Result<(), Failure> {
    let players = count(record.setup.players(), "player");
    writeln!(out, "{}, {players}, variant {}, as seen by {}", G::ID, record.setup.variant(), eyes.words())?;
    if eyes == Eyes::All {
        // Whoever knows the seed knows every hidden card.
        writeln!(out, "seed {}", record.seed)?;
    }
    Ok(())
}

fn write_step(out: &mut impl Write, step: &Step) -> Result<(), Failure> {
    writeln!(out)?;
    match (step.number, step.seat, &step.text) {
        (Some(number), Some(seat), Some(text)) => writeln!(out, "{number}. seat {seat}: {text}")?,
        (Some(number), Some(seat), None) => writeln!(out, "{number}. seat {seat}")?,
        _ => writeln!(out, "The deal")?,
    }
    for Line { audience, text, .. } in &step.events {
        match audience {
            Audience::Everyone => writeln!(out, "   {text}")?,
            Audience::Only(seat) => writeln!(out, "   {text} [only seat {seat}]")?,
        }
    }
    Ok(())
}

fn write_end<G: Words>(
    out: &mut impl Write,
    eyes: Eyes,
    record: &Record<G>,
    game: &G,
    to: usize,
) -> Result<(), Failure> {
    writeln!(out)?;
    if let Some(outcome) = game.outcome() {
        return write_outcome::<G>(out, &outcome, game.round());
    }
    let round = game.round();
    let moves = record.moves.len();
    if to < moves {
        writeln!(out, "Stopped after {to} of {moves} moves, in round {round}.")?;
    } else {
        writeln!(
            out,
            "The record ends after {}, in round {round}, before the game does.",
            count(moves as u64, "move")
        )?;
    }
    let asked: Vec<String> = game.asked().iter().map(|seat| format!("seat {seat}")).collect();
    writeln!(out, "To answer: {}.", asked.join(", "))?;
    for line in G::position(&game.view(eyes.observer())) {
        writeln!(out, "   {line}")?;
    }
    Ok(())
}

fn write_outcome<G: Words>(out: &mut impl Write, outcome: &Outcome, rounds: u32) -> Result<(), Failure> {
    writeln!(out, "Over after {}.", count(rounds, "round"))?;
    let first = outcome.standings.values().next();
    let sources: Vec<String> =
        first.iter().flat_map(|standing| &standing.score).map(|line| G::source(&line.source)).collect();
    let width = |name: &str| name.chars().count().max(4) + 2;
    let columns: String = sources.iter().map(|name| format!("{name:>0$}", width(name))).collect();
    writeln!(out, "          rank  points{columns}  tie-break")?;
    for (seat, standing) in outcome.standings.iter() {
        let points =
            sources.iter().zip(&standing.score).map(|(name, line)| format!("{:>1$}", line.points, width(name)));
        let tie_break: Vec<String> = standing.tie_break.iter().map(ToString::to_string).collect();
        let (points, tie_break) = (points.collect::<String>(), tie_break.join(", "));
        let line = format!("   seat {seat} {:>5}{:>8}{points}  {tie_break}", standing.rank, standing.total);
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// All that was told, and how things stand at the end of it.
#[derive(Serialize)]
struct Document<V> {
    game: &'static str,
    players: u8,
    variant: &'static str,
    #[serde(rename = "as")]
    eyes: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<Seed>,
    /// How many moves the record has; `steps` may hold fewer.
    moves: usize,
    /// The deal and the moves.
    steps: Vec<Step>,
    round: u32,
    /// Who must answer now; nobody once the game is over.
    asked: Vec<Seat>,
    outcome: Option<Outcome>,
    /// What the observer knows in the end; `all` gets the public view.
    view: V,
}

impl<V> Document<V> {
    fn of<G: Game<View = V>>(eyes: Eyes, record: &Record<G>, game: &G, steps: Vec<Step>) -> Self {
        Self {
            game: G::ID,
            players: record.setup.players(),
            variant: record.setup.variant(),
            eyes: eyes.name(),
            seed: (eyes == Eyes::All).then_some(record.seed),
            moves: record.moves.len(),
            steps,
            round: game.round(),
            asked: game.asked().iter().collect(),
            outcome: game.outcome(),
            view: game.view(eyes.observer()),
        }
    }
}
