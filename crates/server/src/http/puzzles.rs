//! Puzzles. They are part of the program, so nothing is stored and nobody needs a name.
//!
//! A record contains the seed. Everything here is built from what the seat of a puzzle sees, and the answers are told only
//! after a try.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use games::puzzles::{self, Puzzle};
use games::{Playable, Visit, with_game};
use protocol::{
    FailureCode, PuzzleDraft, PuzzleDrafted, PuzzleList, PuzzlePosition, PuzzleTry, PuzzleVerdict, RefusalCode,
};
use serde_json::Value;

use super::{Body, Path};
use crate::app::App;
use crate::error::{Answer, AppError};
use crate::matches::drafted;
use crate::messages;

/// A day in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// `GET /api/puzzles`
pub(crate) async fn list(State(app): State<App>) -> Answer<Json<PuzzleList>> {
    let day = app.now() / DAY;
    let list = move || PuzzleList {
        day: u32::try_from(day).unwrap_or(u32::MAX),
        today: puzzles::of_day(day).map(|puzzle| puzzle.id.clone()),
        puzzles: puzzles::all().iter().map(puzzles::info).collect(),
    };
    // The first one reads all puzzles.
    app.replay(list).await.map(Json).ok_or_else(|| AppError::internal("the puzzles could not be read"))
}

/// `GET /api/puzzles/{id}`
pub(crate) async fn one(State(app): State<App>, Path(id): Path<String>) -> Answer<Json<PuzzlePosition>> {
    answer(&app, &id, Look).await.map(Json)
}

/// `POST /api/puzzles/{id}/draft`
pub(crate) async fn draft(
    State(app): State<App>,
    Path(id): Path<String>,
    Body(draft): Body<PuzzleDraft>,
) -> Answer<Json<PuzzleDrafted>> {
    answer(&app, &id, Draft(draft)).await.map(Json)
}

/// `POST /api/puzzles/{id}/answer`
pub(crate) async fn solve(
    State(app): State<App>,
    Path(id): Path<String>,
    Body(tried): Body<PuzzleTry>,
) -> Answer<Json<PuzzleVerdict>> {
    answer(&app, &id, Solve(tried)).await.map(Json)
}

/// Something to do with a puzzle.
trait Ask: Send + 'static {
    type Output: Send + 'static;
    fn ask<G: Playable>(self, puzzle: &Puzzle, opened: &puzzles::Opened<G>) -> Answer<Self::Output>;
}

/// Opens a puzzle beside everything else: its game is replayed.
async fn answer<A: Ask>(app: &App, id: &str, ask: A) -> Answer<A::Output> {
    let puzzle = puzzles::find(id).ok_or_else(|| AppError::new(StatusCode::NOT_FOUND, FailureCode::NoPuzzle))?;
    let asked = app.replay(move || with_game(&puzzle.game, Open { puzzle, ask })).await;
    asked.flatten().ok_or_else(|| AppError::internal("a puzzle could not be replayed"))?
}

struct Open<A> {
    puzzle: &'static Puzzle,
    ask: A,
}

impl<A: Ask> Visit for Open<A> {
    type Output = Answer<A::Output>;

    fn visit<G: Playable>(self) -> Self::Output {
        let opened = self.puzzle.open::<G>().map_err(AppError::internal)?;
        self.ask.ask(self.puzzle, &opened)
    }
}

struct Look;

impl Ask for Look {
    type Output = PuzzlePosition;

    fn ask<G: Playable>(self, puzzle: &Puzzle, opened: &puzzles::Opened<G>) -> Answer<PuzzlePosition> {
        Ok(puzzles::position(puzzle, opened))
    }
}

struct Draft(PuzzleDraft);

impl Ask for Draft {
    type Output = PuzzleDrafted;

    fn ask<G: Playable>(self, _: &Puzzle, opened: &puzzles::Opened<G>) -> Answer<PuzzleDrafted> {
        let PuzzleDraft { moves, steps } = self.0;
        Ok(match drafted::<G>(&opened.view(), opened.seat(), moves, &Value::Array(steps)) {
            Ok(drafted) => PuzzleDrafted { drafted: Some(drafted), refused: None },
            Err(why) => PuzzleDrafted { drafted: None, refused: Some(why) },
        })
    }
}

struct Solve(PuzzleTry);

impl Ask for Solve {
    type Output = PuzzleVerdict;

    fn ask<G: Playable>(self, puzzle: &Puzzle, opened: &puzzles::Opened<G>) -> Answer<PuzzleVerdict> {
        let first = self.0.moves.into_iter().next();
        let answer = first.and_then(|answer| serde_json::from_value::<G::Move>(answer).ok());
        let answer = answer.ok_or_else(|| AppError {
            said: messages::refused(RefusalCode::Malformed),
            ..AppError::bad(FailureCode::Malformed)
        })?;
        puzzles::verdict(puzzle, opened, &answer)
            .map_err(|why| AppError { said: G::illegal(&why), ..AppError::bad(FailureCode::IllegalAnswer) })
    }
}
