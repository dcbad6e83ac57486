//! Prints a record: step by step as text, or as one JSON document.

use std::io::Write;

use game::{Audience, Game, Outcome, Record, RecordError, Seat, Seed, Setup as _, Told};
use serde::Serialize;
use terminal::{Failure, print_json};
use words::{Book, Phrase, Words};

use super::{Perspective, Replay};
use crate::columns;
use crate::command::recorded::named;
use games::{Playable, Visit};

/// A record's text, to be printed by its game.
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
            return print_json(out, &Document::of(arguments, &record, &game, steps));
        }
        let mut teller = Printer { out, book: arguments.speech.book(), eyes: arguments.eyes };
        teller.head(&record)?;
        let game = replay(arguments, &record, to, |step| teller.step(&step))?;
        teller.end(&record, &game, to)
    }
}

/// The deal (without a number and a seat) or one move, as seen from the point of view.
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

fn lines<G: Words>(arguments: &Replay, told: &mut Vec<Told<G::Event>>) -> Result<Vec<Line>, Failure> {
    let heard = told.drain(..).filter(|told| arguments.eyes.see(told.audience));
    let line = |Told { audience, event }: Told<G::Event>| {
        let text = arguments.speech.book().say(&G::event(&event, audience));
        Ok(Line { audience, event: json(&event)?, text })
    };
    heard.map(line).collect()
}

fn json(value: &impl Serialize) -> Result<serde_json::Value, Failure> {
    serde_json::to_value(value).map_err(Failure::other)
}

/// Replays the first `to` moves and passes on each step once it has been verified.
fn replay<G: Words>(
    arguments: &Replay,
    record: &Record<G>,
    to: usize,
    mut tell: impl FnMut(Step) -> Result<(), Failure>,
) -> Result<G, Failure> {
    let refuse = |error: RecordError| arguments.refuse(&error);
    let mut told = Vec::new();
    let mut replay = record.replay_to(&mut told).map_err(refuse)?;
    tell(Step { number: None, seat: None, answer: None, text: None, events: lines::<G>(arguments, &mut told)? })?;
    for entry in &record.moves[..to] {
        replay.step(&mut told).map_err(refuse)?;
        let known = arguments.eyes.know_moves_of(entry.seat);
        tell(Step {
            number: Some(replay.played()),
            seat: Some(entry.seat),
            answer: if known { Some(json(&entry.answer)?) } else { None },
            text: known.then(|| arguments.speech.book().say(&G::answer(&entry.answer))),
            events: lines::<G>(arguments, &mut told)?,
        })?;
    }
    Ok(replay.game().clone())
}

/// Writes a replay for people, in one language.
struct Printer<'a, W> {
    out: &'a mut W,
    book: &'static Book,
    eyes: Perspective,
}

impl<W: Write> Printer<'_, W> {
    fn say(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        writeln!(self.out, "{}", self.book.say(phrase))?;
        Ok(())
    }

    fn head<G: Words>(&mut self, record: &Record<G>) -> Result<(), Failure> {
        let head = Phrase::new("cli-replay-head")
            .phrase("game", G::title())
            .number("players", record.setup.players())
            .phrase("variant", G::variant(record.setup.variant()))
            .phrase("eyes", self.eyes.phrase());
        self.say(&head)?;
        if self.eyes == Perspective::All {
            // The seed reveals every hidden card.
            self.say(&Phrase::new("cli-replay-seed").text("seed", record.seed.to_string()))?;
        }
        Ok(())
    }

    fn step(&mut self, step: &Step) -> Result<(), Failure> {
        writeln!(self.out)?;
        let head = match (step.number, step.seat) {
            (Some(number), Some(seat)) => {
                let key = if step.text.is_some() { "cli-replay-move" } else { "cli-replay-hidden-move" };
                let head = Phrase::new(key).number("number", number as i64).seat(seat);
                step.text.iter().fold(head, |head, text| head.text("move", text))
            }
            _ => Phrase::new("cli-replay-deal"),
        };
        self.say(&head)?;
        for Line { audience, text, .. } in &step.events {
            let line = match audience {
                Audience::Everyone => text.clone(),
                Audience::Only(seat) => {
                    self.book.say(&Phrase::new("cli-replay-private").text("event", text).seat(*seat))
                }
            };
            writeln!(self.out, "   {line}")?;
        }
        Ok(())
    }

    fn end<G: Words>(&mut self, record: &Record<G>, game: &G, to: usize) -> Result<(), Failure> {
        writeln!(self.out)?;
        if let Some(outcome) = game.outcome() {
            return self.outcome::<G>(&outcome, game.round());
        }
        let moves = record.moves.len();
        let ended = if to < moves {
            Phrase::new("cli-replay-stopped").number("done", to as i64)
        } else {
            Phrase::new("cli-replay-unfinished")
        };
        self.say(&ended.number("moves", moves as i64).number("round", game.round()))?;
        let seats = game.asked().iter().map(named);
        self.say(&Phrase::new("cli-replay-asked").list("seats", seats))?;
        for line in G::position(&game.view(self.eyes.observer())) {
            writeln!(self.out, "   {}", self.book.say(&line))?;
        }
        Ok(())
    }

    /// A table: a row for each seat, a column for each source of points.
    fn outcome<G: Words>(&mut self, outcome: &Outcome, rounds: u32) -> Result<(), Failure> {
        self.say(&Phrase::new("cli-replay-over").number("rounds", rounds))?;
        let sources = outcome.standings.values().next().into_iter().flat_map(|standing| &standing.score);
        let mut heads = vec![Phrase::new("cli-replay-rank"), Phrase::new("cli-replay-points")];
        heads.extend(sources.map(|line| G::source(&line.source)));
        let heads: Vec<String> = heads.iter().map(|head| self.book.say(head)).collect();
        let seat_name = |seat: Seat| self.book.say(&named(seat));
        let widest = outcome.standings.iter().map(|(seat, _)| columns::width(&seat_name(seat))).max().unwrap_or(0);
        let row = |name: &str, cells: &[String], tie_break: &str| {
            let cells = cells.iter().zip(&heads);
            let cells: String =
                cells.map(|(cell, head)| columns::right(cell, columns::width(head).max(4) + 2)).collect();
            format!("   {}{cells}  {tie_break}", columns::left(name, widest)).trim_end().to_string()
        };
        let mut lines = vec![row("", &heads, &self.book.say(&Phrase::new("cli-replay-tie-break")))];
        for (seat, standing) in outcome.standings.iter() {
            let totals = [i64::from(standing.rank), i64::from(standing.total)];
            let points = standing.score.iter().map(|line| i64::from(line.points));
            let cells: Vec<String> = totals.into_iter().chain(points).map(|number| number.to_string()).collect();
            let tie_break: Vec<String> = standing.tie_break.iter().map(ToString::to_string).collect();
            lines.push(row(&seat_name(seat), &cells, &tie_break.join(", ")));
        }
        lines.iter().try_for_each(|line| writeln!(self.out, "{line}"))?;
        Ok(())
    }
}

/// Everything shown, and the position at the end.
#[derive(Serialize)]
struct Document<V> {
    game: &'static str,
    players: u8,
    variant: &'static str,
    #[serde(rename = "as")]
    eyes: String,
    /// The language of all texts.
    language: &'static str,
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
    fn of<G: Game<View = V>>(arguments: &Replay, record: &Record<G>, game: &G, steps: Vec<Step>) -> Self {
        let eyes = arguments.eyes;
        Self {
            game: G::ID,
            players: record.setup.players(),
            variant: record.setup.variant(),
            eyes: eyes.name(),
            language: arguments.speech.language.code(),
            seed: (eyes == Perspective::All).then_some(record.seed),
            moves: record.moves.len(),
            steps,
            round: game.round(),
            asked: game.asked().iter().collect(),
            outcome: game.outcome(),
            view: game.view(eyes.observer()),
        }
    }
}
