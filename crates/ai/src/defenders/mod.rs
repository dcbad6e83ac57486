//! The bots of Planet Defenders.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `appraisal.rs` | a rough estimate of a position's value |
//! | `heuristic.rs` | the level `medium`, and every player in imagined games |
//! | `styles.rs` | what the styles like |
//! | `inputs.rs` | the network inputs for a position |

mod appraisal;
mod heuristic;
mod inputs;
mod styles;

use defenders::{Defenders, FILL_TO, Look, Move};
use game::{Chance, Game as _, Seat};

use crate::search::split;
use crate::skill::Skill;
use crate::{Asset, Inputs, Learning, Level, Levels, Library, Searchable};
use heuristic::Heuristic;

/// What the styles are as strong as.
const EXPERT: Skill = Skill::brief(2, 8);

impl Levels for Defenders {
    const LEVELS: &'static [Level<Self>] = &[
        Level::RANDOM,
        Level::EASY,
        Level::rung("casual", |brief| Skill::erring(1.02).bot(brief)),
        Level::rung("medium", |brief| Box::new(Heuristic::new(brief.seed))),
        Level::rung("careful", |brief| Skill::erring(0.62).bot(brief)),
        Level::rung("keen", |brief| Skill::erring(0.43).bot(brief)),
        Level::rung("shrewd", |brief| Skill::erring(0.25).bot(brief)),
        Level::rung("expert", |brief| EXPERT.bot(brief)),
        Level::HARD,
        Level::style("collector", "expert", |brief| EXPERT.styled(styles::collecting, brief)),
        Level::style("inventor", "expert", |brief| EXPERT.styled(styles::inventing, brief)),
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
    const ERROR_MARGIN: f32 = 1.38;
    const PRICE_OF_LIKING: f32 = 0.02;
    const LEARNING: Learning = Learning { lambda: 0.8, weight_decay: 0.0 };

    type Look<'a> = Look<'a>;
    type Memo = ();

    fn look(&self, seat: Seat) -> Look<'_> {
        self.look(seat)
    }

    fn inputs(look: Look<'_>, (): &(), into: &mut Inputs) {
        inputs::tell(look, into);
    }

    /// Robots that have left the stacks.
    fn progress(look: Look<'_>) -> f32 {
        let stacks = look.stacks();
        let left: f32 = stacks.iter().map(|stack| f32::from(stack.height)).sum();
        1.0 - left / (stacks.len() as f32 * f32::from(look.setup().stack_size()))
    }

    fn assets(look: Look<'_>) -> Vec<(Asset, i32)> {
        let own = look.player(look.seat());
        vec![
            (Asset::Source("robots"), own.score.robots.into()),
            (Asset::Source("robot_types"), own.score.robot_types.into()),
            (Asset::Source("technologies"), own.score.technologies.into()),
            (Asset::Energy, own.energy.total() as i32),
            (Asset::Batteries, own.batteries.into()),
        ]
    }

    fn pieces(look: Look<'_>) -> Vec<&'static str> {
        let own = look.player(look.seat());
        let robots = own.robots.iter().map(|robot| robot.card().id);
        robots.chain(own.technologies.iter().map(|technology| technology.card().id)).collect()
    }

    fn said(look: Look<'_>, answer: &Move) -> Vec<Asset> {
        match answer {
            Move::Upgrade { technology, .. } => vec![Asset::Piece(technology.card().id)],
            Move::Capture { side, .. } => {
                let robot = look.stacks()[*side as usize].top;
                robot.into_iter().map(|robot| Asset::Piece(robot.card().id)).collect()
            }
            Move::Take { .. } | Move::Return { .. } => vec![Asset::Energy, Asset::Batteries],
            _ => Vec::new(),
        }
    }

    /// A turn.
    fn horizon(&self) -> u32 {
        8 * self.round() + self.asked().first().map_or(7, |seat| seat.number().into())
    }

    fn candidates(look: Look<'_>, (): &(), chance: &mut Chance) -> Vec<Move> {
        heuristic::ranked(look, split(chance))
    }

    /// A rest fills the batteries up to three, so it does nothing for whoever has as many.
    fn is_pointless(look: Look<'_>, (): &(), answer: &Move) -> bool {
        *answer == Move::Rest && look.player(look.seat()).batteries >= FILL_TO
    }

    fn heuristic(look: Look<'_>, (): &(), chance: &mut Chance) -> Option<Move> {
        heuristic::choose(look, split(chance))
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_network_answers_what_its_numbers_say() {
        crate::net::exact::check::<super::Defenders>();
    }
}
