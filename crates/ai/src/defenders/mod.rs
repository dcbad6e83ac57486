//! The bots of Planet Defenders.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `judge.rs` | what a position is worth, by rules of thumb |
//! | `thumb.rs` | rules of thumb: the level `medium`, and everyone in imagined games |
//! | `inputs.rs` | what a network is told of a position |

mod inputs;
mod judge;
mod thumb;

use defenders::{Defenders, Move, Prompt, Setup, View};
use game::{Chance, Enumerate as _, Game as _, Observer};

use crate::best::best_first;
use crate::search::split;
use crate::{Inputs, Learning, Level, Levels, Library, Valued};
use thumb::Thumb;

impl Levels for Defenders {
    const LEVELS: &'static [Level<Self>] = &[
        Level::RANDOM,
        Level::EASY,
        Level { name: "medium", bot: |brief| Box::new(Thumb::new(brief.seed)), timed: false },
        Level::HARD,
    ];
}

/// See `crates/ai/nets/README.md`.
static NETS: Library = Library::new(&[
    include_bytes!("../../nets/defenders-2-base.net"),
    include_bytes!("../../nets/defenders-2-advanced.net"),
    include_bytes!("../../nets/defenders-3-base.net"),
    include_bytes!("../../nets/defenders-3-advanced.net"),
    include_bytes!("../../nets/defenders-4-base.net"),
    include_bytes!("../../nets/defenders-4-advanced.net"),
]);

impl Valued for Defenders {
    const INPUTS_VERSION: u32 = 1;
    const NETS: &'static Library = &NETS;
    const LONG: u32 = 20;
    const CARELESS: f32 = 1.3;
    const LEARNING: Learning = Learning { result: 0.8, forget: 0.0 };

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

    /// A turn.
    fn stretch(&self) -> u32 {
        8 * self.round() + self.asked().first().map_or(7, |seat| seat.number().into())
    }

    fn candidates(view: &View, prompt: &Prompt, chance: &mut Chance) -> Vec<Move> {
        best_first(Self::moves(view, prompt), Self::quick(view, prompt, chance))
    }

    fn quick(view: &View, prompt: &Prompt, chance: &mut Chance) -> Move {
        thumb::choose(view, prompt, split(chance))
    }
}
