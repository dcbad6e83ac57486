//! The bots of Roll for the Galaxy.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `weights.rs` | the assumed value of everything |
//! | `economy.rs` | what a tableau can do |
//! | `appraiser.rs` | how long the game will last, what credits, dice and goods are worth |
//! | `tiles.rs` | what a tile is worth in the tableau and in the construction zone |
//! | `outlook.rs` | what each phase brings with a number of workers, and how likely it is to happen |
//! | `plan.rs` | how the dice of a round are assigned |
//! | `inputs.rs` | the network inputs for a position |
//! | `answer.rs`, `explore.rs` | the answers to everything after that |
//! | `pointless.rs` | answers that do nothing, or undo what was done |
//! | `heuristic.rs` | the level `medium`, and every player in imagined games |
//! | `styles.rs` | what the styles like |
//! | `random.rs` | the level `random` |

mod answer;
mod appraiser;
mod economy;
mod explore;
mod heuristic;
mod inputs;
mod outlook;
mod plan;
mod pointless;
mod random;
mod styles;
mod tiles;
mod weights;

use game::{Chance, Game as _, Seat, Seats};
use roll::{Assigning, Look, Move, Options, POOL_PER_PLAYER, Roll, SQUARES_TO_END, Score, Side, StageView, View};

use crate::best::best_first;
use crate::skill::Skill;
use crate::{Asset, Inputs, Learning, Level, Levels, Library, Searchable};
use appraiser::Appraiser;
use heuristic::Heuristic;
use random::RandomRoll;

/// What the styles are as strong as.
const EXPERT: Skill = Skill::thorough(4);

impl Levels for Roll {
    const LEVELS: &'static [Level<Self>] = &[
        Level::random(|brief| Box::new(RandomRoll::new(brief.seed))),
        Level::EASY,
        Level::rung("casual", |brief| Skill::erring(1.95).bot(brief)),
        Level::rung("medium", |_| Box::new(Heuristic)),
        Level::rung("careful", |brief| Skill::erring(0.66).bot(brief)),
        Level::rung("keen", |brief| Skill::erring(0.24).bot(brief)),
        Level::rung("shrewd", |brief| Skill::brief(4, 12).bot(brief)),
        Level::rung("expert", |brief| EXPERT.bot(brief)),
        Level::HARD,
        Level::style("developer", "expert", |brief| EXPERT.styled(styles::developing, brief)),
        Level::style("settler", "expert", |brief| EXPERT.styled(styles::settling, brief)),
        Level::style("trader", "expert", |brief| EXPERT.styled(styles::trading, brief)),
    ];
}

/// See `crates/ai/nets/README.md`.
static NETS: Library = Library::new(&[
    include_bytes!("../../nets/roll-2-standard.net"),
    include_bytes!("../../nets/roll-3-standard.net"),
    include_bytes!("../../nets/roll-4-standard.net"),
    include_bytes!("../../nets/roll-5-standard.net"),
]);

impl Searchable for Roll {
    const INPUTS_VERSION: u32 = 1;
    const NETS: &'static Library = &NETS;
    const LONG_GAME_ROUNDS: u32 = 30;
    const ERROR_MARGIN: f32 = 3.5;
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

    fn unanswered(view: &View) -> Option<View> {
        let sealed = match view.stage {
            StageView::Opening | StageView::Assign => true,
            StageView::Explore { shortage, .. } => shortage.is_some(),
            StageView::Build(_) | StageView::Produce | StageView::Ship(_) | StageView::Empire(_) | StageView::Over => {
                false
            }
        };
        sealed.then(|| View { asked: Seats::all(view.setup.players), ..view.clone() })
    }

    fn concerns_all(look: Look<'_>) -> bool {
        matches!(look.options(), Some(Options::Assign { .. }))
    }

    fn stakes(look: Look<'_>) -> f32 {
        if Self::concerns_all(look) { 1.0 } else { 0.5 }
    }

    /// Tiles in tableaus, and points taken from the pool.
    fn progress(look: Look<'_>) -> f32 {
        let players = f32::from(look.setup().players);
        let placed: f32 = look.players().map(|(_, player)| player.tableau().len() as f32).sum();
        placed / (players * f32::from(SQUARES_TO_END)) + 1.0
            - f32::from(look.pool()) / (players * f32::from(POOL_PER_PLAYER))
    }

    fn assets(look: Look<'_>) -> Vec<(Asset, i32)> {
        let own = look.own();
        let score = Score::of(own.tableau(), own.holdings());
        vec![
            (Asset::Source("chips"), score.chips),
            (Asset::Source("developments"), score.developments),
            (Asset::Source("worlds"), score.worlds),
            (Asset::Source("bonus"), score.bonus_total()),
            (Asset::Tableau, own.tableau().len() as i32),
            (Asset::Goods, own.goods().map(|(_, goods)| i32::from(goods.total())).sum()),
            (Asset::Dice, own.holdings().dice.total().into()),
            (Asset::Cup, own.cup().total().into()),
            (Asset::Zone, Side::BOTH.map(|side| i32::from(own.stack_size(side))).iter().sum()),
            (Asset::Credits, own.credits().into()),
        ]
    }

    fn pieces(look: Look<'_>) -> Vec<&'static str> {
        look.own().tableau().iter().map(|square| square.print().name).collect()
    }

    fn said(_look: Look<'_>, answer: &Move) -> Vec<Asset> {
        match answer {
            Move::Open(tile) => Side::BOTH.map(|side| Asset::Piece(tile.side(side).print().name)).to_vec(),
            Move::Recruit(_) | Move::Recall { .. } => vec![Asset::Cup],
            _ => Vec::new(),
        }
    }

    fn horizon(&self) -> u32 {
        self.round()
    }

    fn candidates(look: Look<'_>, (): &(), _: &mut Chance) -> Vec<Move> {
        let Some(options) = look.options() else { return Vec::new() };
        let appraiser = Appraiser::new(look);
        let Some(best) = appraiser.answer(&options) else { return Vec::new() };
        let all = if let Options::Assign { rolled, powers } = options {
            let plans = plan::plans(&appraiser, &Assigning::new(rolled, powers));
            plans.into_iter().map(|plan| Move::Assign(Box::new(plan))).collect()
        } else {
            appraiser.ranked(&options)
        };
        best_first(all, best)
    }

    fn is_pointless(look: Look<'_>, (): &(), answer: &Move) -> bool {
        pointless::is_pointless(look, answer)
    }

    fn heuristic(look: Look<'_>, (): &(), _: &mut Chance) -> Option<Move> {
        let options = look.options()?;
        Appraiser::new(look).answer(&options)
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_network_answers_what_its_numbers_say() {
        crate::net::exact::check::<super::Roll>();
    }
}
