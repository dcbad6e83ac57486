//! Defenders 5, A whole game: a game for two on the board of the course against an easy bot.

use defenders::{Defenders, STACKS_TO_END};

use super::{ALTAIR, LEARNER, by, start, table};
use crate::lesson::{Lesson, Step, Task};

pub(super) fn lesson() -> Lesson<Defenders> {
    Lesson {
        id: "defenders-5",
        version: 1,
        minutes: 20,
        learner: LEARNER,
        setup: table(start()),
        seed: 5,
        cues: Vec::new(),
        level: "easy",
        steps: vec![Step {
            round: 1,
            at: |_| true,
            say: |_| by("lesson-defenders-5-play", ALTAIR).number("stacks", STACKS_TO_END as i64),
            light: |_| Vec::new(),
            answer: |_| None,
            task: Task::Game,
        }],
        done: |view| {
            let [own, other] = [LEARNER, ALTAIR].map(|seat| view.players[seat].score.total());
            by("lesson-defenders-5-done", ALTAIR).number("own", own).number("other", other)
        },
        terms: &[],
    }
}
