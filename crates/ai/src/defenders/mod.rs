//! The bots of Planet Defenders.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `appraisal.rs` | a rough estimate of a position's value |
//! | `heuristic.rs` | the level `medium`, and every player in imagined games |
//! | `inputs.rs` | the network inputs for a position |

mod appraisal;
mod heuristic;
mod inputs;

use defenders::{Defenders, Look, Move};
use game::{Chance, Game as _, Seat};

use crate::best::best_first;
use crate::search::split;
use crate::{Asset, Inputs, Learning, Level, Levels, Library, Searchable};
use heuristic::Heuristic;

impl Levels for Defenders {
    const LEVELS: &'static [Level<Self>] = &[
        Level::RANDOM,
        Level::EASY,
        Level { name: "medium", bot: |brief| Box::new(Heuristic::new(brief.seed)), timed: false },
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

impl Searchable for Defenders {
    const INPUTS_VERSION: u32 = 1;
    const NETS: &'static Library = &NETS;
    const LONG_GAME_ROUNDS: u32 = 20;
    const ERROR_MARGIN: f32 = 1.3;
    const LEARNING: Learning = Learning { lambda: 0.8, weight_decay: 0.0 };

    type Look<'a> = Look<'a>;
    type Memo = ();

    fn look(&self, seat: Seat) -> Look<'_> {
        self.look(seat)
    }

    fn inputs(look: Look<'_>, (): &(), into: &mut Inputs) {
        inputs::tell(look, into);
    }

    fn assets(look: Look<'_>) -> Vec<(Asset, i32)> {
        let own = look.player(look.seat());
        vec![(Asset::Energy, own.energy.total() as i32), (Asset::Batteries, own.batteries.into())]
    }

    /// A turn.
    fn horizon(&self) -> u32 {
        8 * self.round() + self.asked().first().map_or(7, |seat| seat.number().into())
    }

    fn candidates(look: Look<'_>, (): &(), chance: &mut Chance) -> Vec<Move> {
        let Some(best) = heuristic::choose(look, split(chance)) else { return Vec::new() };
        best_first(look.moves(), best)
    }

    fn heuristic(look: Look<'_>, (): &(), chance: &mut Chance) -> Option<Move> {
        heuristic::choose(look, split(chance))
    }
}
