//! Lessons: a table where the others play what the lesson says, and where the learner is told why.
//!
//! Where a learner stands follows from the record of the game, so nothing more is stored, and a restart, a second window or an undo
//! need no care. Only what was said about an answer that was not taken, and how often a check was missed, is kept in memory alone.

use game::{BySeat, Observer, Seat, Seed, Setup as _};
use protocol::{FailureCode, LessonSaid, LessonWish, RefusalCode, ToPage};
use table::{Clock, Command, Holder, LessonId, Status, Table, TableSetup};
use words::Phrase;
use words::lesson::{Lecture, Lesson, Mode, Progress};

use super::create::{Origin, begin, rows};
use super::task::{Broken, Task};
use super::text;
use crate::app::App;
use crate::error::{Answer, AppError};
use crate::identity::PlayerId;
use crate::store::Transaction;
use games::{NAMES, Playable, Visit, with_game};

/// The lesson of a table.
pub(super) struct Teaching<G: Playable> {
    pub(super) lesson: &'static Lesson<G>,
    /// Why an answer was not taken, and the version that it answered.
    refused: Option<(u32, Phrase)>,
    /// How often the check of a step was missed.
    missed: (usize, u32),
}

impl<G: Playable> Teaching<G> {
    /// The lesson that a table is for, in the edition that it was begun with. Another edition may ask other questions: a table of
    /// an earlier one is played on without it.
    pub(super) fn of(table: &Table<G>) -> Option<Self> {
        let LessonId { id, version } = table.setup().lesson.as_ref()?;
        let lesson = G::lesson(id).filter(|lesson| lesson.version == *version)?;
        Some(Self { lesson, refused: None, missed: (0, 0) })
    }
}

/// Whether this is the edition of a lesson that is taught now.
pub(crate) fn is_current(lesson: &LessonId) -> bool {
    games::with_all(&Current(lesson)).contains(&true)
}

#[derive(Clone)]
struct Current<'a>(&'a LessonId);

impl Visit for Current<'_> {
    type Output = bool;

    fn visit<G: Playable>(self) -> bool {
        G::lesson(&self.0.id).is_some_and(|lesson| lesson.version == self.0.version)
    }
}

/// Creates the table of a lesson, and returns its id and the learner's seat.
pub(crate) async fn take(app: &App, lesson: &str, owner: &PlayerId, client: String) -> Answer<(String, Option<Seat>)> {
    let id = app.world.random_hex::<8>();
    let unknown = || AppError::bad(FailureCode::UnknownLesson);
    let game = NAMES.into_iter().find(|game| lesson.starts_with(&format!("{game}-"))).ok_or_else(unknown)?;
    let visit = Take { app, id: &id, lesson, owner, client: &client };
    let transaction = with_game(game, visit).ok_or_else(unknown)??;
    begin(app, id, game, transaction, owner).await
}

struct Take<'a> {
    app: &'a App,
    id: &'a str,
    lesson: &'a str,
    owner: &'a PlayerId,
    client: &'a str,
}

impl Visit for Take<'_> {
    type Output = Answer<Transaction>;

    fn visit<G: Playable>(self) -> Answer<Transaction> {
        let Self { app, id, lesson, owner, client } = self;
        let lesson = G::lesson(lesson).ok_or_else(|| AppError::bad(FailureCode::UnknownLesson))?;
        let setup = TableSetup {
            game: lesson.setup.clone(),
            clock: Clock::None,
            stand_in: G::default_level().to_string(),
            draws_seats: false,
            answers_forced: true,
            lesson: Some(LessonId { id: lesson.id.to_string(), version: lesson.version }),
        };
        let holders = BySeat::new(lesson.setup.players(), |seat| match seat == lesson.learner {
            true => Holder::Person { id: owner.as_str().to_string() },
            false => Holder::Bot { level: lesson.level.to_string() },
        });
        let origin = Origin { id, owner: owner.as_str(), client, listed: false };
        rows::<G>(app, &origin, &setup, &holders, Some(Seed::from_number(lesson.seed))).map_err(AppError::internal)
    }
}

impl<G: Playable> Task<G> {
    /// Where the learner stands, at the table of a lesson.
    pub(super) fn progress(&self) -> Option<Progress<G>> {
        self.teaching.as_ref()?.lesson.follow(self.table.record()?)
    }

    fn lecture(&self) -> Option<Lecture<G::Move>> {
        let (teaching, progress) = (self.teaching.as_ref()?, self.progress()?);
        let missed = |step| if teaching.missed.0 == step { teaching.missed.1 } else { 0 };
        // The step is known only with the lecture, which is the same for any number of misses but for a hint.
        let step = teaching.lesson.lecture(&progress, 0)?.step;
        teaching.lesson.lecture(&progress, missed(step))
    }

    /// What a learner's wish is as a command.
    pub(super) fn wished(&mut self, seat: Seat, wish: LessonWish) -> Result<Command<G::Move>, RefusalCode> {
        if !self.is_learner(seat) {
            return Err(RefusalCode::NoLesson);
        }
        // It says nothing while others are asked.
        let lecture = self.lecture().ok_or(RefusalCode::NotAsked)?;
        match wish {
            LessonWish::Back => {
                let moves = lecture.back.ok_or(RefusalCode::NothingToUndo)?;
                if let (Mode::Missed, Some(teaching)) = (lecture.mode, &mut self.teaching) {
                    let before = if teaching.missed.0 == lecture.step { teaching.missed.1 } else { 0 };
                    teaching.missed = (lecture.step, before + 1);
                }
                Ok(Command::Rewind { seat, moves })
            }
            LessonWish::Skip => {
                let answer = lecture.answer.ok_or(RefusalCode::NotAsked)?;
                Ok(Command::Move { seat, version: self.table.version(), answer })
            }
        }
    }

    fn is_learner(&self, seat: Seat) -> bool {
        self.teaching.as_ref().is_some_and(|teaching| teaching.lesson.learner == seat)
    }

    /// Whether this seat gives one answer at a time, so that the lesson can speak at each question.
    pub(super) fn answers_singly(&self, seat: Seat) -> bool {
        let is_game = |teaching: &Teaching<G>| teaching.lesson.is_game();
        self.is_learner(seat) && !self.teaching.as_ref().is_some_and(is_game)
    }

    /// Why the lesson does not take an answer. Answers that the table would refuse are left to it.
    pub(super) fn untaken(&mut self, command: &Command<G::Move>) -> Option<Phrase> {
        let (seat, version, answers) = match command {
            Command::Move { seat, version, answer } => (*seat, *version, vec![answer.clone()]),
            Command::Chain { seat, version, first, then } => {
                (*seat, *version, [std::slice::from_ref(first), then].concat())
            }
            _ => return None,
        };
        if !self.is_learner(seat) || self.table.question(seat, version).is_err() {
            return None;
        }
        let (progress, view) = (self.progress()?, self.table.view(Observer::Seat(seat))?);
        let teaching = self.teaching.as_mut()?;
        let why = teaching.lesson.refuses(&progress, &view, &answers);
        teaching.refused = why.clone().map(|why| (self.table.version(), why));
        why
    }

    /// Tells the learner's windows what the lesson says now.
    pub(super) fn tell_lesson(&mut self) {
        let (Some(lecture), Some(teaching)) = (self.lecture(), &self.teaching) else { return };
        let lesson = teaching.lesson;
        let refused = teaching.refused.as_ref().filter(|(version, _)| *version == self.table.version());
        let at = G::course().iter().position(|other| other.id == lesson.id);
        let said = text(&ToPage::Lesson(Box::new(LessonSaid {
            title: lesson.title(),
            step: lecture.step as u32,
            of: lesson.steps.len() as u32,
            mode: lecture.mode,
            said: lecture.said,
            refused: refused.map(|(_, why)| why.clone()),
            light: lecture.light,
            back: lecture.back.is_some(),
            skip: lecture.answer.is_some(),
            next: at.and_then(|at| G::course().get(at + 1)).map(|next| next.id.to_string()),
        })));
        let learner = Observer::Seat(lesson.learner);
        for watcher in self.watchers.values_mut().filter(|watcher| watcher.observer == learner) {
            watcher.send(said.clone());
        }
    }

    /// A lesson whose last step is passed is over, wherever its game is.
    pub(super) async fn end_lesson(&mut self) -> Result<(), Broken> {
        let Some(seat) = self.teaching.as_ref().map(|teaching| teaching.lesson.learner) else { return Ok(()) };
        let is_playing = matches!(self.table.status(), Status::Playing);
        if is_playing && self.lecture().is_some_and(|lecture| lecture.mode == Mode::Done) {
            self.apply(Command::Conclude { seat }, None).await?;
        }
        Ok(())
    }
}
