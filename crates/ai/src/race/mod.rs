//! The bots of Race for the Galaxy.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `economy.rs` | what a tableau can do, with all powers added up |
//! | `facts.rs` | what follows from the cards of a tableau alone, computed once |
//! | `appraisal.rs` | what a tableau, goods and a hand are worth |
//! | `guess.rs` | what the others may choose |
//! | `plan.rs` | how a round goes for one player, if everyone's actions are known |
//! | `inputs.rs` | the network inputs for a position |
//! | `candidates.rs` | answers that deserve a closer look |
//! | `answer.rs` | the answers to all questions within a round |
//! | `pointless.rs` | answers that do nothing |
//! | `heuristic.rs` | the level `medium`, and every player in imagined games |
//! | `styles.rs` | what the styles like |

mod answer;
mod appraisal;
mod candidates;
mod economy;
mod facts;
mod guess;
mod heuristic;
mod inputs;
mod plan;
mod pointless;
mod styles;

use game::{Chance, Game as _, Seat, Seats};
use race::{CARDS_TO_END, Look, Move, Options, POOL_PER_PLAYER, Race, Score, StageView, View};

use crate::best::best;
use crate::skill::Skill;
use crate::{Asset, Inputs, Learning, Level, Levels, Library, Searchable};
use facts::Memo;
use heuristic::Heuristic;

/// What the styles are as strong as.
const EXPERT: Skill = Skill::brief(4, 12);

impl Levels for Race {
    const LEVELS: &'static [Level<Self>] = &[
        Level::RANDOM,
        Level::rung("newcomer", |brief| Skill::erring(2.8).bot(brief)),
        Level::rung("learner", |brief| Skill::erring(1.95).bot(brief)),
        Level::EASY,
        Level::rung("casual", |brief| Skill::erring(1.1).bot(brief)),
        Level::rung("medium", |brief| Box::new(Heuristic::new(brief.seed))),
        Level::rung("keen", |brief| Skill::erring(0.47).bot(brief)),
        Level::rung("expert", |brief| EXPERT.bot(brief)),
        Level::HARD,
        Level::style("military", "expert", |brief| EXPERT.styled(styles::military, brief)),
        Level::style("producer", "expert", |brief| EXPERT.styled(styles::producing, brief)),
        Level::style("developer", "expert", |brief| EXPERT.styled(styles::developing, brief)),
        Level::style("hurried", "expert", |brief| EXPERT.styled(styles::hurried, brief)),
    ];
}

/// See `crates/ai/nets/README.md`.
static NETS: Library = Library::new(&[
    include_bytes!("../../nets/race-2-standard.net"),
    include_bytes!("../../nets/race-2-advanced.net"),
    include_bytes!("../../nets/race-3-standard.net"),
    include_bytes!("../../nets/race-4-standard.net"),
]);

impl Searchable for Race {
    const INPUTS_VERSION: u32 = 2;
    const NETS: &'static Library = &NETS;
    const LONG_GAME_ROUNDS: u32 = 20;
    const ERROR_MARGIN: f32 = 1.5;
    const PRICE_OF_LIKING: f32 = 0.02;
    const LEARNING: Learning = Learning { lambda: 0.5, weight_decay: 0.2 };

    type Look<'a> = Look<'a>;
    type Memo = Memo;

    fn look(&self, seat: Seat) -> Look<'_> {
        self.look(seat)
    }

    fn inputs(look: Look<'_>, memo: &Memo, into: &mut Inputs) {
        inputs::tell(look, memo, into);
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

    fn concerns_all(look: Look<'_>) -> bool {
        look.is_choosing_actions()
    }

    fn stakes(look: Look<'_>) -> f32 {
        match look.options() {
            Some(Options::Choose | Options::ChoosePair) | None => 1.0,
            Some(Options::Discard { .. } | Options::Develop { .. } | Options::Settle { .. } | Options::Consume(_)) => {
                0.5
            }
            Some(Options::Keep { .. }) => 0.4,
            Some(Options::Pay { .. } | Options::PayWorld { .. } | Options::Sell { .. } | Options::Produce { .. }) => {
                0.25
            }
        }
    }

    /// Cards in tableaus, and points taken from the pool.
    fn progress(look: Look<'_>) -> f32 {
        let players = f32::from(look.setup().players);
        let placed: f32 = look.players().map(|(_, player)| f32::from(player.tableau().len())).sum();
        placed / (players * f32::from(CARDS_TO_END)) + 1.0
            - f32::from(look.pool()) / (players * f32::from(POOL_PER_PLAYER))
    }

    fn assets(look: Look<'_>) -> Vec<(Asset, i32)> {
        let own = look.own();
        let score = Score::of(own.tableau().as_slice(), own.vp());
        vec![
            (Asset::Source("chips"), score.chips),
            (Asset::Source("worlds"), score.worlds),
            (Asset::Source("developments"), score.developments),
            (Asset::Source("six_cost"), score.six_cost_total()),
            (Asset::Tableau, own.tableau().len().into()),
            (Asset::Cards, own.hand_size().into()),
            (Asset::Goods, own.goods().len() as i32),
        ]
    }

    fn pieces(look: Look<'_>) -> Vec<&'static str> {
        look.own().tableau().cards().iter().map(|card| card.face().name).collect()
    }

    fn said(_look: Look<'_>, answer: &Move) -> Vec<Asset> {
        match answer {
            Move::Develop(Some(card)) | Move::Settle(Some(card)) => vec![Asset::Piece(card.face().name)],
            _ => Vec::new(),
        }
    }

    fn horizon(&self) -> u32 {
        self.round()
    }

    fn candidates(look: Look<'_>, memo: &Memo, chance: &mut Chance) -> Vec<Move> {
        look.options().map_or_else(Vec::new, |options| candidates::candidates(look, memo, chance, &options))
    }

    fn is_pointless(look: Look<'_>, memo: &Memo, answer: &Move) -> bool {
        pointless::is_pointless(look, memo, answer)
    }

    fn heuristic(look: Look<'_>, memo: &Memo, chance: &mut Chance) -> Option<Move> {
        heuristic::choose(look, memo, chance)
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_network_answers_what_its_numbers_say() {
        crate::net::exact::check::<super::Race>();
    }
}
