//! The nineteen developments that have two copies, by cost and name.

use super::{DEVELOPMENT, Design, Face, Keyword};
use crate::cards::Filter::{Any, Only};
use crate::cards::Kind::{Alien, Genes, Novelty, Rare};
use crate::cards::Power::{I, II, III, IV, Trade, V};
use crate::cards::Price::Cost;
use crate::phase::consume::ConsumePower as Consume;
use crate::phase::develop::DevelopPower as Develop;
use crate::phase::explore::ExplorePower as Explore;
use crate::phase::produce::ProducePower as Produce;
use crate::phase::settle::SettlePower as Settle;
use crate::phase::trade::TradePower as Sale;

pub(super) const DEVELOPMENTS: [Face; 19] = [
    Face {
        design: Design::ContactSpecialist,
        name: "Contact Specialist",
        price: Cost(1),
        vp: Some(1),
        preset_hand: Some(4),
        powers: &[III(Settle::Military(-1)), III(Settle::PayForMilitary { discount: 1, not: Alien })],
        ..DEVELOPMENT
    },
    Face {
        design: Design::ExpeditionForce,
        name: "Expedition Force",
        price: Cost(1),
        vp: Some(1),
        preset_hand: Some(2),
        powers: &[I(Explore::Draw(1)), III(Settle::Military(1))],
        ..DEVELOPMENT
    },
    Face {
        design: Design::ExportDuties,
        name: "Export Duties",
        price: Cost(1),
        vp: Some(1),
        preset_hand: Some(3),
        powers: &[Trade(Sale::Bonus { cards: 1, kind: Any })],
        ..DEVELOPMENT
    },
    Face {
        design: Design::InvestmentCredits,
        name: "Investment Credits",
        price: Cost(1),
        vp: Some(1),
        powers: &[II(Develop::Discount(1))],
        ..DEVELOPMENT
    },
    Face {
        design: Design::NewMilitaryTactics,
        name: "New Military Tactics",
        price: Cost(1),
        vp: Some(1),
        preset_hand: Some(3),
        powers: &[III(Settle::DiscardForMilitary(3))],
        ..DEVELOPMENT
    },
    Face {
        design: Design::PublicWorks,
        name: "Public Works",
        price: Cost(1),
        vp: Some(1),
        preset_hand: Some(1),
        powers: &[II(Develop::DrawAfter(1)), IV(Consume::Goods { kind: Any, goods: 1, uses: 1, vp: 1, cards: 0 })],
        ..DEVELOPMENT
    },
    Face {
        design: Design::ColonyShip,
        name: "Colony Ship",
        price: Cost(2),
        vp: Some(1),
        preset_hand: Some(1),
        powers: &[III(Settle::DiscardForZeroCost { not: Alien })],
        ..DEVELOPMENT
    },
    Face {
        design: Design::DeficitSpending,
        name: "Deficit Spending",
        price: Cost(2),
        vp: Some(1),
        powers: &[IV(Consume::HandCards { most: 2, vp: 1 })],
        ..DEVELOPMENT
    },
    Face {
        design: Design::GeneticsLab,
        name: "Genetics Lab",
        price: Cost(2),
        vp: Some(1),
        powers: &[Trade(Sale::Bonus { cards: 1, kind: Only(Genes) }), V(Produce::OnWindfall(Only(Genes)))],
        ..DEVELOPMENT
    },
    Face {
        design: Design::InterstellarBank,
        name: "Interstellar Bank",
        price: Cost(2),
        vp: Some(1),
        powers: &[II(Develop::DrawAtStart(1))],
        ..DEVELOPMENT
    },
    Face {
        design: Design::MiningRobots,
        name: "Mining Robots",
        price: Cost(2),
        vp: Some(1),
        preset_hand: Some(2),
        powers: &[III(Settle::Discount { amount: 1, kind: Only(Rare) }), V(Produce::OnWindfall(Only(Rare)))],
        ..DEVELOPMENT
    },
    Face {
        design: Design::SpaceMarines,
        name: "Space Marines",
        price: Cost(2),
        vp: Some(1),
        preset_hand: Some(4),
        powers: &[III(Settle::Military(2))],
        ..DEVELOPMENT
    },
    Face {
        design: Design::MiningConglomerate,
        name: "Mining Conglomerate",
        price: Cost(3),
        vp: Some(2),
        powers: &[
            Trade(Sale::Bonus { cards: 1, kind: Only(Rare) }),
            IV(Consume::Goods { kind: Only(Rare), goods: 1, uses: 2, vp: 1, cards: 0 }),
            V(Produce::DrawIfMost { kind: Rare, cards: 2 }),
        ],
        ..DEVELOPMENT
    },
    Face {
        design: Design::TerraformingRobots,
        name: "Terraforming Robots",
        price: Cost(3),
        vp: Some(2),
        keywords: &[Keyword::Terraforming],
        powers: &[
            III(Settle::DrawAfter(1)),
            IV(Consume::Goods { kind: Only(Rare), goods: 1, uses: 1, vp: 1, cards: 1 }),
        ],
        ..DEVELOPMENT
    },
    Face {
        design: Design::DiversifiedEconomy,
        name: "Diversified Economy",
        price: Cost(4),
        vp: Some(2),
        powers: &[IV(Consume::DistinctKinds { kinds: 3, vp: 3 }), V(Produce::DrawPerKind(1))],
        ..DEVELOPMENT
    },
    Face {
        design: Design::DropShips,
        name: "Drop Ships",
        price: Cost(4),
        vp: Some(2),
        powers: &[III(Settle::Military(3))],
        ..DEVELOPMENT
    },
    Face {
        design: Design::ReplicantRobots,
        name: "Replicant Robots",
        price: Cost(4),
        vp: Some(2),
        powers: &[III(Settle::Discount { amount: 2, kind: Any })],
        ..DEVELOPMENT
    },
    Face {
        design: Design::ResearchLabs,
        name: "Research Labs",
        price: Cost(4),
        vp: Some(2),
        powers: &[
            I(Explore::Keep(1)),
            IV(Consume::Goods { kind: Only(Genes), goods: 1, uses: 1, vp: 1, cards: 0 }),
            V(Produce::DrawPerGood { kind: Alien, cards: 1 }),
        ],
        ..DEVELOPMENT
    },
    Face {
        design: Design::ConsumerMarkets,
        name: "Consumer Markets",
        price: Cost(5),
        vp: Some(3),
        powers: &[
            IV(Consume::Goods { kind: Only(Novelty), goods: 1, uses: 3, vp: 1, cards: 0 }),
            V(Produce::DrawPerGood { kind: Novelty, cards: 1 }),
        ],
        ..DEVELOPMENT
    },
];
