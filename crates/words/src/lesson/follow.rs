//! Where a learner stands in a lesson, from the record of the game: [`Progress`], and what the lesson says there: [`Lecture`].

use game::{Chance, Game, Outcome, Record};
use serde::{Deserialize, Serialize};

use super::{Compares, Lesson, Scene, Task, Taught, Until, Verdict, seen};
use crate::{Phrase, Target};

/// Where a learner stands.
pub struct Progress<G: Game> {
    /// The next step.
    next: usize,
    /// How many moves had been made when each question of a passed step was asked.
    trail: Vec<usize>,
    /// What is said about the last answer.
    remark: Option<Phrase>,
    /// An answer or a check whose result has not been looked at.
    open: Option<Open<G>>,
    /// The game as it stands.
    game: G,
    /// How many moves have been made.
    moves: usize,
}

/// Something whose result is looked at later.
struct Open<G: Game> {
    step: usize,
    /// How many moves had been made before it began.
    from: usize,
    /// How many moves had been made when the learner was last asked something that left a choice.
    latest: usize,
    before: G::View,
    until: Until<G>,
    /// What it costs; none for a check.
    cost: Option<Compares<G::View>>,
    /// What a check asks for, said until it is over: a learner who has answered the first question must not have to remember it.
    wanted: Option<Phrase>,
    /// What is said once its result is known, before it is taken back.
    due: Option<Phrase>,
}

/// What is going on in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "LessonMode", export_to = "words/"))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// The learner is told what to do.
    Told,
    /// The learner is asked for a result, without help.
    Asked,
    /// An answer is played out until its cost shows.
    Leading,
    /// An answer has shown its cost: the learner goes back.
    Costly,
    /// A check was missed: the learner goes back.
    Missed,
    /// Nothing is said here: the learner plays on.
    Free,
    /// A whole game is played. This is where the coach speaks.
    Game,
    /// The lesson is over.
    Done,
}

/// What a lesson tells now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lecture<M> {
    /// The number of the step, from 1.
    pub step: usize,
    /// What is going on.
    pub mode: Mode,
    /// What is said.
    pub said: Vec<Phrase>,
    /// What is lit on the board.
    pub light: Vec<Target>,
    /// How many moves stay if the learner goes back.
    pub back: Option<usize>,
    /// The answer that the lesson would give.
    pub answer: Option<M>,
}

impl<G: Game> Progress<G> {
    pub(super) fn next(&self) -> usize {
        self.next
    }

    pub(super) fn is_open(&self) -> bool {
        self.open.is_some()
    }

    pub(super) fn due(&self) -> Option<&Phrase> {
        self.open.as_ref()?.due.as_ref()
    }

    /// How many steps are behind the learner.
    #[must_use]
    pub fn passed(&self) -> usize {
        self.next
    }
}

impl<G: Taught> Lesson<G> {
    /// Where the learner stands after these moves. `None` if the record is not one of this lesson.
    #[must_use]
    pub fn follow(&self, record: &Record<G>) -> Option<Progress<G>> {
        let game = G::new(&record.setup, Chance::seeded(record.seed), &mut ()).ok()?;
        let mut progress = Progress { next: 0, trail: Vec::new(), remark: None, open: None, game, moves: 0 };
        for entry in &record.moves {
            self.arrive(&mut progress);
            if entry.seat == self.learner {
                self.answered(&mut progress, &entry.answer);
            }
            progress.game.play(entry.seat, &entry.answer, &mut ()).ok()?;
            progress.moves += 1;
        }
        self.arrive(&mut progress);
        Some(progress)
    }

    /// Looks at the result of what is open, if it is time.
    fn arrive(&self, progress: &mut Progress<G>) {
        let Some(open) = progress.open.as_mut().filter(|open| open.due.is_none() && open.from < progress.moves) else {
            return;
        };
        let after = seen(&progress.game, self.learner);
        let has_come = match progress.game.prompt(self.learner) {
            Some(prompt) => open.until.has_come(&open.before, &Scene { view: &after, prompt: &prompt }),
            None => progress.game.outcome().is_some(),
        };
        if !has_come {
            return;
        }
        let passed = match (&self.steps[open.step].task, open.cost) {
            (_, Some(cost)) => Err(cost(&open.before, &after)),
            (Task::Check(check), None) if !(check.goal)(&open.before, &after) => {
                Err((check.miss)(&open.before, &after))
            }
            (Task::Check(_) | Task::Guided(_) | Task::Game, None) => Ok(()),
        };
        match passed {
            Err(due) => open.due = Some(due),
            Ok(()) => {
                progress.trail.push(open.from);
                progress.next = open.step + 1;
                progress.open = None;
            }
        }
    }

    /// Notes an answer of the learner.
    fn answered(&self, progress: &mut Progress<G>, answer: &G::Move) {
        let Some(prompt) = progress.game.prompt(self.learner) else { return };
        if let Some(open) = &mut progress.open {
            // What left no choice is answered by the table, and would be again.
            open.latest = if G::only_move(&prompt).is_some() { open.latest } else { progress.moves };
            return;
        }
        let view = seen(&progress.game, self.learner);
        let scene = Scene { view: &view, prompt: &prompt };
        let Some(step) = self.step_at(progress.next, &scene) else { return };
        progress.remark = None;
        let (until, cost, wanted) = match &self.steps[step].task {
            Task::Guided(judge) => match judge(&scene, answer) {
                Verdict::Costly(until, cost) => (until, Some(cost), None),
                verdict @ (Verdict::Right | Verdict::Fine(_) | Verdict::Retry(_) | Verdict::Closed(_)) => {
                    progress.remark = if let Verdict::Fine(remark) = verdict { Some(remark) } else { None };
                    progress.trail.push(progress.moves);
                    progress.next = step + 1;
                    return;
                }
            },
            Task::Check(check) => (check.until.clone(), None, Some((self.steps[step].say)(&scene))),
            Task::Game => (Until::When(|_| false), None, None),
        };
        let from = progress.moves;
        progress.open = Some(Open { step, from, latest: from, before: view, until, cost, wanted, due: None });
    }

    /// What the lesson says now. `None` while the learner waits for others.
    ///
    /// `missed` says how often the learner has missed the check that is asked.
    #[must_use]
    pub fn lecture(&self, progress: &Progress<G>, missed: u32) -> Option<Lecture<G::Move>> {
        let view = seen(&progress.game, self.learner);
        let plain = |mode, said| Lecture {
            step: (progress.next + 1).min(self.steps.len()),
            mode,
            said,
            light: Vec::new(),
            back: progress.trail.last().copied(),
            answer: None,
        };
        if let Some(open) = &progress.open
            && let Some(due) = &open.due
        {
            let mode = if open.cost.is_some() { Mode::Costly } else { Mode::Missed };
            return Some(Lecture { back: Some(open.from), ..plain(mode, vec![due.clone()]) });
        }
        if progress.next == self.steps.len() && progress.open.is_none() {
            let done = plain(Mode::Done, vec![(self.done)(&view)]);
            // A whole game that is over stays as it was played, like any other: it may have been reviewed.
            return Some(Lecture { back: done.back.filter(|_| !self.is_game()), ..done });
        }
        let is_over = |outcome: Option<Outcome>| outcome.is_some();
        let Some(prompt) = progress.game.prompt(self.learner) else {
            let lost = plain(Mode::Missed, vec![Phrase::new("lesson-over")]);
            return Some(lost).filter(|_| is_over(progress.game.outcome()));
        };
        let scene = Scene { view: &view, prompt: &prompt };
        if let Some(open) = &progress.open {
            return Some(self.within(open, &scene, plain(Mode::Leading, Vec::new())));
        }
        // After a miss the hint is more use than what was said about the answer before.
        let remark = progress.remark.clone().filter(|_| missed == 0);
        let Some(index) = self.step_at(progress.next, &scene) else {
            return Some(plain(Mode::Free, remark.into_iter().collect()));
        };
        let step = &self.steps[index];
        let said = remark.into_iter().chain([(step.say)(&scene)]).chain(step.hint(&scene, missed)).collect();
        let mode = match step.task {
            Task::Guided(_) => Mode::Told,
            Task::Check(_) => Mode::Asked,
            Task::Game => Mode::Game,
        };
        Some(Lecture {
            step: index + 1,
            light: (step.light)(&scene),
            answer: (step.answer)(&scene),
            ..plain(mode, said)
        })
    }

    /// What the lesson says between the first answer and its result.
    fn within(&self, open: &Open<G>, scene: &Scene<'_, G>, plain: Lecture<G::Move>) -> Lecture<G::Move> {
        let step = &self.steps[open.step];
        let (mode, said) = match (&step.task, open.cost) {
            (_, Some(_)) => (Mode::Leading, vec![Phrase::new("lesson-leading")]),
            (Task::Check(_), None) => (Mode::Asked, open.wanted.iter().cloned().collect()),
            (Task::Game, None) => (Mode::Game, vec![Phrase::new("lesson-game")]),
            (Task::Guided(_), None) => (Mode::Free, Vec::new()),
        };
        let answer = if open.cost.is_some() { None } else { (step.answer)(scene) };
        // Of a whole game, one answer is taken back, and never the game.
        let back = if let Task::Game = step.task { open.latest } else { open.from };
        Lecture { step: open.step + 1, back: Some(back), mode, said, answer, ..plain }
    }
}

impl<G: Game> super::Step<G> {
    /// What is added after a missed check.
    fn hint(&self, scene: &Scene<'_, G>, missed: u32) -> Option<Phrase> {
        match &self.task {
            Task::Check(check) if missed > 0 => Some((check.hint)(scene)),
            Task::Check(_) | Task::Guided(_) | Task::Game => None,
        }
    }
}
