//! Roll 7, A whole game: the first game of the rulebook against an easy bot.

use game::Setup as _;
use roll::{Roll, SQUARES_TO_END, Setup, Variant};

use super::{ALTAIR, LEARNER, by};
use crate::lesson::{Lesson, Step, Task};

pub(super) fn lesson() -> Lesson<Roll> {
    Lesson {
        id: "roll-7",
        version: 1,
        minutes: 25,
        learner: LEARNER,
        setup: Setup::plain(2, Variant::FirstGame),
        seed: 7,
        cues: Vec::new(),
        level: "easy",
        steps: vec![Step {
            round: 1,
            at: |_| true,
            say: |_| by("lesson-roll-7-play", ALTAIR).number("squares", SQUARES_TO_END),
            light: |_| Vec::new(),
            answer: |_| None,
            task: Task::Game,
        }],
        done: |view| {
            let [own, other] = [LEARNER, ALTAIR].map(|seat| view.players[seat].score.total());
            by("lesson-roll-7-done", ALTAIR).number("own", own).number("other", other)
        },
        terms: &["extra-die"],
    }
}
