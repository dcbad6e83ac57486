//! `orrery cards`: a proofreading sheet of all pieces of a game.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use serde_json::Value;
use terminal::{Failure, print_json};
use words::{Book, Catalog, Language, Line, Phrase, Piece};

use super::LanguageArgument;
use crate::by_name;
use crate::columns;
use games::{Playable, Visit};

/// Print a sheet of all pieces of a game, for comparison with the printed ones
#[derive(Args)]
#[command(after_help = "\
Examples:
  orrery cards defenders
  orrery cards race --lang ja
  orrery cards race --lang pl --json > race.json
  orrery cards roll | less")]
pub(crate) struct Cards {
    /// The game
    #[arg(value_parser = by_name::parser())]
    game: String,

    #[command(flatten)]
    speech: LanguageArgument,

    /// Print JSON for programs: all texts in the language, and the facts from the rules
    #[arg(long)]
    json: bool,
}

impl Cards {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        by_name::with_game(&self.game, Print { arguments: self, out })??;
        Ok(ExitCode::SUCCESS)
    }
}

struct Print<'a, W> {
    arguments: &'a Cards,
    out: &'a mut W,
}

impl<W: Write> Visit for Print<'_, W> {
    type Output = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        let (catalog, language) = (G::catalog(), self.arguments.speech.language);
        if self.arguments.json {
            return print_json(self.out, &Document::of(&catalog, language));
        }
        for line in sheet::<G>(&catalog, language.book()) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }
}

/// The whole sheet, line by line.
fn sheet<G: Playable>(catalog: &Catalog, book: &Book) -> Vec<String> {
    let mut lines = vec![book.say(&Phrase::new("cli-cards-head").phrase("game", G::title())), String::new()];
    lines.extend(catalog.about.iter().map(|about| book.say(about)));
    for pieces in by_kind(&catalog.pieces) {
        lines.extend(["".to_string(), heading::<G>(&pieces, book)]);
        lines.extend(Section { phase: G::line_phase, pieces, book }.lines());
    }
    lines
}

/// The pieces of each kind, in order of first appearance.
fn by_kind(pieces: &[Piece]) -> Vec<Vec<&Piece>> {
    let mut kinds: Vec<Vec<&Piece>> = Vec::new();
    for piece in pieces {
        match kinds.iter_mut().find(|same| same.iter().all(|other| other.kind == piece.kind)) {
            Some(same) => same.push(piece),
            None => kinds.push(vec![piece]),
        }
    }
    kinds
}

/// The heading of a kind: its name, the number of pieces, and the number of copies if there are any.
fn heading<G: Playable>(pieces: &[&Piece], book: &Book) -> String {
    let kind = G::kind(pieces.first().map_or("", |piece| &piece.kind));
    let different = pieces.len() as i64;
    let copies: i64 = pieces.iter().map(|piece| piece.facts["copies"].as_i64().unwrap_or(1)).sum();
    let key = if copies == different { "cli-cards-section" } else { "cli-cards-section-copies" };
    let heading = Phrase::new(key).phrase("kind", kind).number("count", different);
    book.say(&if copies == different { heading } else { heading.number("copies", copies) })
}

/// The pieces of one kind.
struct Section<'a> {
    phase: fn(&str) -> Phrase,
    pieces: Vec<&'a Piece>,
    book: &'a Book,
}

impl Section<'_> {
    /// A row for each piece with what it does below, then the notes, each once and numbered.
    fn lines(&self) -> Vec<String> {
        let notes = self.notes();
        // Facts that all pieces of a kind share go into columns; the rest follows.
        let columns = self.pieces.iter().map(|piece| piece.about.len()).min().unwrap_or(0);
        let rows: Vec<Vec<String>> = self.pieces.iter().map(|piece| self.row(piece, columns, &notes)).collect();
        let mut lines = Vec::new();
        let indent = self.pieces.iter().flat_map(|piece| &piece.lines).map(|line| columns::width(&self.phase(line)));
        let indent = indent.max().unwrap_or(0);
        for (piece, row) in self.pieces.iter().zip(columns::lines(&rows)) {
            lines.push(format!("  {row}"));
            lines.extend(piece.lines.iter().map(|line| {
                let (phase, text) = (self.phase(line), self.book.say(&line.text));
                if indent == 0 {
                    format!("      {text}")
                } else {
                    format!("      {}  {text}", columns::left(&phase, indent))
                }
            }));
        }
        lines.extend(notes.iter().zip(1..).map(|(note, number)| format!("  ({number}) {}", self.book.say(note))));
        lines
    }

    fn notes(&self) -> Vec<&Phrase> {
        let mut notes: Vec<&Phrase> = Vec::new();
        for note in self.pieces.iter().filter_map(|piece| piece.note.as_ref()) {
            if !notes.contains(&note) {
                notes.push(note);
            }
        }
        notes
    }

    /// The name, the id in files where it is another, what is printed, and the number of the note.
    fn row(&self, piece: &Piece, columns: usize, notes: &[&Phrase]) -> Vec<String> {
        let name = self.book.say(&piece.name);
        let id = if name == piece.id { String::new() } else { format!("[{}]", piece.id) };
        let about: Vec<String> = piece.about.iter().map(|about| self.book.say(about)).collect();
        let (common, own) = about.split_at(columns);
        let mut row = vec![name, id];
        row.extend_from_slice(common);
        let note = notes.iter().position(|note| Some(*note) == piece.note.as_ref());
        let own = own.iter().cloned().chain(note.map(|at| format!("({})", at + 1)));
        row.push(own.collect::<Vec<_>>().join("  "));
        row
    }

    /// The mark of the phase to which a line belongs, if it belongs to one.
    fn phase(&self, line: &Line) -> String {
        line.phase.as_ref().map_or_else(String::new, |phase| self.book.say(&(self.phase)(phase)))
    }
}

/// The catalog in one language.
#[derive(Serialize)]
struct Document<'a> {
    game: &'a str,
    language: &'static str,
    about: Vec<String>,
    pieces: Vec<PieceText<'a>>,
}

#[derive(Serialize)]
struct PieceText<'a> {
    id: &'a str,
    kind: &'a str,
    name: String,
    about: Vec<String>,
    lines: Vec<LineText<'a>>,
    note: Option<String>,
    facts: &'a Value,
}

#[derive(Serialize)]
struct LineText<'a> {
    phase: Option<&'a str>,
    text: String,
}

impl<'a> Document<'a> {
    fn of(catalog: &'a Catalog, language: Language) -> Self {
        let book = language.book();
        let say = |all: &[Phrase]| all.iter().map(|phrase| book.say(phrase)).collect();
        let line = |line: &'a Line| LineText { phase: line.phase.as_deref(), text: book.say(&line.text) };
        let piece = |piece: &'a Piece| PieceText {
            id: &piece.id,
            kind: &piece.kind,
            name: book.say(&piece.name),
            about: say(&piece.about),
            lines: piece.lines.iter().map(line).collect(),
            note: piece.note.as_ref().map(|note| book.say(note)),
            facts: &piece.facts,
        };
        Self {
            game: &catalog.game,
            language: language.code(),
            about: say(&catalog.about),
            pieces: catalog.pieces.iter().map(piece).collect(),
        }
    }
}
