//! The twelve developments of cost 6, by name: each scores by its own lines.

use super::{Design, Face, Keyword, Phase, SIX_COST};
use crate::cards::Filter::{Any, Only};
use crate::cards::Kind::{Alien, Genes, Novelty, Rare};
use crate::cards::Power::{I, II, III, IV, Trade, V};
use crate::phase::consume::ConsumePower as Consume;
use crate::phase::develop::DevelopPower as Develop;
use crate::phase::explore::ExplorePower as Explore;
use crate::phase::produce::ProducePower as Produce;
use crate::phase::settle::SettlePower as Settle;
use crate::phase::trade::TradePower as Sale;
use crate::scoring::Match::{
    AnyDevelopment, AnyWorld, DevelopmentWithPower, MilitaryWorld, Named, ProductionWorld, RebelMilitaryWorld,
    SixCostDevelopment, WindfallWorld, WithKeyword, WorldWithPower,
};
use crate::scoring::Scoring::{PerCard, PerChips, PerMilitary};

pub(super) const SIX_COST_DEVELOPMENTS: [Face; 12] = [
    Face {
        design: Design::AlienTechInstitute,
        name: "Alien Tech Institute",
        keywords: &[Keyword::Alien],
        powers: &[
            III(Settle::Discount { amount: 2, kind: Only(Alien) }),
            III(Settle::MilitaryVsKind { amount: 2, kind: Alien }),
        ],
        scoring: &[
            PerCard { points: 3, matching: ProductionWorld(Only(Alien)) },
            PerCard { points: 2, matching: WindfallWorld(Only(Alien)) },
            PerCard { points: 2, matching: WithKeyword(Keyword::Alien) },
        ],
        ..SIX_COST
    },
    Face {
        design: Design::FreeTradeAssociation,
        name: "Free Trade Association",
        powers: &[
            IV(Consume::Goods { kind: Only(Novelty), goods: 1, uses: 3, vp: 1, cards: 1 }),
            V(Produce::OnWindfall(Only(Novelty))),
        ],
        scoring: &[
            PerCard { points: 2, matching: ProductionWorld(Only(Novelty)) },
            PerCard { points: 1, matching: WindfallWorld(Only(Novelty)) },
            PerCard { points: 2, matching: Named(Design::ConsumerMarkets) },
            PerCard { points: 2, matching: Named(Design::ExpandingColony) },
        ],
        ..SIX_COST
    },
    Face {
        design: Design::GalacticFederation,
        name: "Galactic Federation",
        powers: &[II(Develop::Discount(2))],
        scoring: &[
            PerCard { points: 2, matching: SixCostDevelopment },
            PerCard { points: 1, matching: AnyDevelopment },
        ],
        ..SIX_COST
    },
    Face {
        design: Design::GalacticImperium,
        name: "Galactic Imperium",
        keywords: &[Keyword::Imperium],
        powers: &[III(Settle::MilitaryVsRebel(4))],
        scoring: &[PerCard { points: 2, matching: RebelMilitaryWorld }, PerCard { points: 1, matching: MilitaryWorld }],
        ..SIX_COST
    },
    Face {
        design: Design::GalacticRenaissance,
        name: "Galactic Renaissance",
        powers: &[I(Explore::Draw(2)), I(Explore::Keep(1))],
        scoring: &[
            PerChips { chips: 3, points: 1 },
            PerCard { points: 3, matching: Named(Design::ResearchLabs) },
            PerCard { points: 3, matching: Named(Design::GalacticTrendsetters) },
            PerCard { points: 3, matching: Named(Design::ArtistColony) },
        ],
        ..SIX_COST
    },
    Face {
        design: Design::GalacticSurveySeti,
        name: "Galactic Survey: SETI",
        powers: &[I(Explore::Draw(2))],
        scoring: &[
            PerCard { points: 1, matching: DevelopmentWithPower(Phase::Explore) },
            PerCard { points: 2, matching: WorldWithPower(Phase::Explore) },
            PerCard { points: 1, matching: AnyWorld },
        ],
        ..SIX_COST
    },
    Face {
        design: Design::MerchantGuild,
        name: "Merchant Guild",
        powers: &[V(Produce::Draw(2))],
        scoring: &[PerCard { points: 2, matching: ProductionWorld(Any) }],
        ..SIX_COST
    },
    Face {
        design: Design::MiningLeague,
        name: "Mining League",
        powers: &[
            IV(Consume::Goods { kind: Only(Rare), goods: 2, uses: 1, vp: 3, cards: 0 }),
            V(Produce::OnWindfall(Only(Rare))),
        ],
        scoring: &[
            PerCard { points: 2, matching: ProductionWorld(Only(Rare)) },
            PerCard { points: 1, matching: WindfallWorld(Only(Rare)) },
            PerCard { points: 2, matching: Named(Design::MiningRobots) },
            PerCard { points: 2, matching: Named(Design::MiningConglomerate) },
        ],
        ..SIX_COST
    },
    Face {
        design: Design::NewEconomy,
        name: "New Economy",
        powers: &[IV(Consume::Draw(1))],
        scoring: &[
            PerCard { points: 2, matching: DevelopmentWithPower(Phase::Consume) },
            PerCard { points: 1, matching: WorldWithPower(Phase::Consume) },
        ],
        ..SIX_COST
    },
    Face {
        design: Design::NewGalacticOrder,
        name: "New Galactic Order",
        powers: &[III(Settle::Military(2))],
        scoring: &[PerMilitary { points: 1 }],
        ..SIX_COST
    },
    Face {
        design: Design::PanGalacticLeague,
        name: "Pan-Galactic League",
        powers: &[III(Settle::Military(-1)), V(Produce::DrawPerWorld { kind: Genes, cards: 1 })],
        scoring: &[
            PerCard { points: 2, matching: ProductionWorld(Only(Genes)) },
            PerCard { points: 2, matching: WindfallWorld(Only(Genes)) },
            PerCard { points: 1, matching: MilitaryWorld },
            PerCard { points: 3, matching: Named(Design::ContactSpecialist) },
        ],
        ..SIX_COST
    },
    Face {
        design: Design::TradeLeague,
        name: "Trade League",
        powers: &[Trade(Sale::Bonus { cards: 1, kind: Any }), IV(Consume::ForTradePrice { trade_powers: true })],
        scoring: &[
            PerCard { points: 2, matching: DevelopmentWithPower(Phase::Trade) },
            PerCard { points: 1, matching: WorldWithPower(Phase::Trade) },
        ],
        ..SIX_COST
    },
];
