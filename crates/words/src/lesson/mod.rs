//! Lessons: a game taught at a real table.
//!
//! A [`Lesson`] is data: a position to begin from, what the other seats play, and a list of [`Step`]s. A step belongs to one question
//! of the learner. It says something about it, and judges every answer that could be given ([`Verdict`]). Moves and questions are
//! the game's own types, and everything that a text counts is computed from them, so a lesson that no longer fits the rules does not
//! compile, or fails its test. `docs/lessons.md` says how to write one.
//!
//! The table of a lesson is a table like any other. Where a learner stands follows from the record of its game alone
//! ([`Lesson::follow`]), so nothing about a lesson has to be stored.

mod follow;

use game::{Chance, Game, Imagine, Legal, Observer, Seat, Seed, View as _};

use crate::{Choice, Phrase, Question, Target, Unavailable, Words};

pub use follow::{Lecture, Mode, Progress};

/// A game with a course of lessons.
pub trait Taught: Words + Legal + Imagine {
    /// The lessons, in order.
    fn course() -> &'static [Lesson<Self>];

    /// The lesson with this id.
    #[must_use]
    fn lesson(id: &str) -> Option<&'static Lesson<Self>> {
        Self::course().iter().find(|lesson| lesson.id == id)
    }
}

/// A lesson of a course.
pub struct Lesson<G: Game> {
    /// Its id: the game and its number, such as `race-1`. Its messages begin with `lesson-` and the id.
    pub id: &'static str,
    /// Which edition it is. Raise it with every change of the position, the draws or the steps.
    pub version: u32,
    /// About how long it takes.
    pub minutes: u8,
    /// The learner's seat.
    pub learner: Seat,
    /// What is dealt, or the position to begin from.
    pub setup: G::Setup,
    /// Determines everything that the position does not name.
    pub seed: u64,
    /// What the others play. They play anything else as the bot of [`Lesson::level`] does.
    pub cues: Vec<Cue<G>>,
    /// The level of the bots in the other seats.
    pub level: &'static str,
    /// What is said and asked, in order.
    pub steps: Vec<Step<G>>,
    /// What is said at the end, from the view of the learner.
    pub done: fn(&G::View) -> Phrase,
    /// The terms that it introduces, each the part of a message's key after `lesson-term-`: at most four.
    pub terms: &'static [&'static str],
}

/// What a seat plays in a round. At each question it gives the first of these answers that is legal.
pub struct Cue<G: Game> {
    /// The seat.
    pub seat: Seat,
    /// The round.
    pub round: u32,
    /// The answers, the preferred ones first.
    pub moves: Vec<G::Move>,
}

/// A question of the learner, and what may be known about it.
pub struct Scene<'a, G: Game> {
    /// What the learner sees.
    pub view: &'a G::View,
    /// What the learner is asked.
    pub prompt: &'a G::Prompt,
}

/// What a lesson says and wants at one question.
pub struct Step<G: Game> {
    /// The round of the question.
    pub round: u32,
    /// Whether a question of that round is the one.
    pub at: fn(&Scene<'_, G>) -> bool,
    /// What is said: one or two sentences that fit in two lines of a phone.
    pub say: fn(&Scene<'_, G>) -> Phrase,
    /// What is lit on the board.
    pub light: fn(&Scene<'_, G>) -> Vec<Target>,
    /// A good answer. In a check it is asked again at every question until the check is over.
    pub answer: fn(&Scene<'_, G>) -> Option<G::Move>,
    /// What is wanted.
    pub task: Task<G>,
}

/// What a step wants.
pub enum Task<G: Game> {
    /// An answer, which is judged at once.
    Guided(fn(&Scene<'_, G>, &G::Move) -> Verdict<G>),
    /// A result, reached without help. All answers are accepted until then.
    Check(Check<G>),
    /// A whole game to its end. The coach belongs to this task.
    Game,
}

/// A result that the learner reaches without help.
pub struct Check<G: Game> {
    /// When it is judged.
    pub until: Until<G>,
    /// Whether it was reached, from the views before the first answer and at the end.
    pub goal: fn(&G::View, &G::View) -> bool,
    /// What is said if it was missed.
    pub miss: Compares<G::View>,
    /// What is added to the question after a miss.
    pub hint: fn(&Scene<'_, G>) -> Phrase,
}

/// What is said about what happened between two views of the learner.
pub type Compares<V> = fn(&V, &V) -> Phrase;

/// How an answer is treated. It is never called wrong.
pub enum Verdict<G: Game> {
    /// It is what the lesson is about.
    Right,
    /// It is accepted with a remark.
    Fine(Phrase),
    /// It is played until its cost shows, and then taken back.
    Costly(Until<G>, Compares<G::View>),
    /// It is taken back at once, because the lesson could not go on.
    Retry(Phrase),
    /// It is not offered. Only the first two lessons of a course may close answers.
    Closed(Phrase),
}

/// When the result of an answer is looked at: at a question of the learner after it, or at the end of the game.
pub enum Until<G: Game> {
    /// The next question.
    Asked,
    /// The first question of another round.
    Round,
    /// The first question for which this holds.
    When(fn(&Scene<'_, G>) -> bool),
}

impl<G: Game> Clone for Until<G> {
    fn clone(&self) -> Self {
        match self {
            Self::Asked => Self::Asked,
            Self::Round => Self::Round,
            Self::When(holds) => Self::When(*holds),
        }
    }
}

impl<G: Taught> Lesson<G> {
    /// Its name.
    #[must_use]
    pub fn title(&self) -> Phrase {
        Phrase::new(format!("lesson-{}-title", self.id))
    }

    /// What the learner can do at its end.
    #[must_use]
    pub fn goal(&self) -> Phrase {
        Phrase::new(format!("lesson-{}-goal", self.id))
    }

    /// Whether it is a whole game, which ends a course.
    #[must_use]
    pub fn is_game(&self) -> bool {
        self.steps.iter().any(|step| matches!(step.task, Task::Game))
    }

    /// What a seat other than the learner's plays, if the lesson says so.
    #[must_use]
    pub fn cue(&self, seat: Seat, view: &G::View) -> Option<G::Move> {
        let here = |cue: &&Cue<G>| cue.seat == seat && cue.round == view.round();
        // It knows no more than the seat does: a legal answer is one that the seat's own view allows.
        let game = G::imagine(view, Chance::seeded(Seed::from_number(0)));
        let is_legal = |answer: &&G::Move| game.clone().play(seat, answer, &mut ()).is_ok();
        self.cues.iter().filter(here).flat_map(|cue| &cue.moves).find(is_legal).cloned()
    }

    /// The step that a question belongs to: the first one from `next` on.
    fn step_at(&self, next: usize, scene: &Scene<'_, G>) -> Option<usize> {
        let is_here = |step: &Step<G>| step.round == scene.view.round() && (step.at)(scene);
        (next..self.steps.len()).find(|&index| is_here(&self.steps[index]))
    }

    /// Why the lesson does not go on with these answers, if it does not. They are judged one after the other, as far as they follow
    /// from what the learner sees.
    #[must_use]
    pub fn refuses(&self, progress: &Progress<G>, view: &G::View, answers: &[G::Move]) -> Option<Phrase> {
        if let Some(due) = progress.due() {
            return Some(due.clone());
        }
        if progress.is_open() {
            return None;
        }
        let (seat, mut next) = (self.learner, progress.next());
        let mut game = G::imagine(view, Chance::seeded(Seed::from_number(0)));
        for answer in answers {
            let (now, prompt) = (seen(&game, seat), game.prompt(seat)?);
            let scene = Scene { view: &now, prompt: &prompt };
            if let Some(index) = self.step_at(next, &scene) {
                match self.steps[index].task.judge(&scene, answer) {
                    Verdict::Right | Verdict::Fine(_) => next = index + 1,
                    Verdict::Costly(..) => return None,
                    Verdict::Retry(why) | Verdict::Closed(why) => return Some(why),
                }
            }
            game.play(seat, answer, &mut ()).ok()?;
            if !game.asked().contains(seat) && !game.foresee(seat, answer) {
                return None;
            }
        }
        None
    }

    /// The question as the learner sees it: without the answers that the lesson closes, and not at all while an answer waits to be
    /// taken back. Sets of answers are not offered where each question has something to say.
    #[must_use]
    pub fn ask(
        &self,
        progress: &Progress<G>,
        view: &G::View,
        prompt: &G::Prompt,
        mut question: Question,
    ) -> Option<Question> {
        if !self.is_game() {
            question.presets.clear();
            if let Choice::One { offers, .. } = &mut question.choice {
                offers.iter_mut().for_each(|offer| offer.then = None);
            }
        }
        if progress.due().is_some() { None } else { Some(self.close(progress, view, prompt, question)) }
    }

    /// The question without the answers that the lesson closes.
    #[must_use]
    pub fn close(
        &self,
        progress: &Progress<G>,
        view: &G::View,
        prompt: &G::Prompt,
        mut question: Question,
    ) -> Question {
        let scene = Scene { view, prompt };
        let Some(index) = self.step_at(progress.next(), &scene).filter(|_| !progress.is_open()) else {
            return question;
        };
        let Choice::One { offers, unavailable } = &mut question.choice else { return question };
        offers.retain(|offer| {
            let Ok(answer) = serde_json::from_value::<G::Move>(offer.answer.clone()) else { return true };
            let Verdict::Closed(why) = self.steps[index].task.judge(&scene, &answer) else { return true };
            unavailable.push(Unavailable { label: offer.label.clone(), why, facts: Vec::new(), on: offer.on.clone() });
            false
        });
        question
    }
}

impl<G: Game> Task<G> {
    fn judge(&self, scene: &Scene<'_, G>, answer: &G::Move) -> Verdict<G> {
        match self {
            Self::Guided(judge) => judge(scene, answer),
            Self::Check(_) | Self::Game => Verdict::Right,
        }
    }
}

impl<G: Game> Until<G> {
    fn has_come(&self, before: &G::View, scene: &Scene<'_, G>) -> bool {
        match self {
            Self::Asked => true,
            Self::Round => scene.view.round() != before.round(),
            Self::When(holds) => holds(scene),
        }
    }
}

/// The view of a seat.
fn seen<G: Game>(game: &G, seat: Seat) -> G::View {
    game.view(Observer::Seat(seat))
}
