//! The bots of Race for the Galaxy.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `economy.rs` | what a tableau can do, all its powers added up |
//! | `judge.rs` | what a tableau, goods and a hand are worth |
//! | `guess.rs` | what the others may choose |
//! | `plan.rs` | how a round goes for one player, if everyone's actions are known |
//! | `inputs.rs` | what a network is told of a position |
//! | `candidates.rs` | answers that are worth a closer look |
//! | `answer.rs` | everything that is asked within a round |
//! | `thumb.rs` | rules of thumb: the level `medium`, and everyone in imagined games |

mod answer;
mod candidates;
mod economy;
mod guess;
mod inputs;
mod judge;
mod plan;
mod thumb;

use game::{Bot as _, Chance, Game as _, Observer, Seats};
use race::{Move, Prompt, Race, Setup, StageView, View};

use crate::best::best;
use crate::{Inputs, Learning, Level, Levels, Library, Valued};
use thumb::Thumb;

impl Levels for Race {
    const LEVELS: &'static [Level<Self>] = &[
        Level::RANDOM,
        Level::EASY,
        Level { name: "medium", bot: |brief| Box::new(Thumb::new(brief.seed)), timed: false },
        Level::HARD,
    ];
}

/// See `crates/ai/nets/README.md`.
static NETS: Library = Library::new(&[
    include_bytes!("../../nets/race-2-standard.net"),
    include_bytes!("../../nets/race-2-advanced.net"),
    include_bytes!("../../nets/race-3-standard.net"),
    include_bytes!("../../nets/race-4-standard.net"),
]);

impl Valued for Race {
    const INPUTS_VERSION: u32 = 2;
    const NETS: &'static Library = &NETS;
    const LONG: u32 = 20;
    const CARELESS: f32 = 1.2;
    const LEARNING: Learning = Learning { result: 0.5, forget: 0.2 };

    fn observer(view: &View) -> Observer {
        view.observer
    }

    fn round_of(view: &View) -> u32 {
        view.round.into()
    }

    fn setup_of(view: &View) -> &Setup {
        &view.setup
    }

    fn inputs(view: &View, into: &mut Inputs) {
        inputs::tell(view, into);
    }

    fn unanswered(view: &View) -> Option<View> {
        let sealed = match view.stage {
            StageView::Opening
            | StageView::Actions
            | StageView::Keep
            | StageView::Develop
            | StageView::Settle
            | StageView::HandLimit => true,
            StageView::PayDevelopment(_)
            | StageView::PayWorld(_)
            | StageView::Consume(_)
            | StageView::Produce(_)
            | StageView::Over => false,
        };
        sealed.then(|| View { asked: Seats::all(view.setup.players), ..view.clone() })
    }

    fn concerns_all(prompt: &Prompt) -> bool {
        matches!(prompt, Prompt::Choose { .. } | Prompt::ChoosePair { .. })
    }

    fn stretch(&self) -> u32 {
        self.round()
    }

    fn candidates(view: &View, prompt: &Prompt, chance: &mut Chance) -> Vec<Move> {
        candidates::candidates(view, prompt, Self::quick(view, prompt, chance))
    }

    fn quick(view: &View, prompt: &Prompt, chance: &mut Chance) -> Move {
        let mut thumb = Thumb::with_chance(std::mem::replace(chance, Chance::scripted([])));
        let answer = thumb.choose(view, prompt);
        *chance = thumb.into_chance();
        answer
    }
}
