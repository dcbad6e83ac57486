//! The thirty-seven other worlds with a cost, by cost and name.

use super::{Design, Face, Keyword, WORLD, production, windfall};
use crate::cards::Filter::{Any, Only};
use crate::cards::Kind::{Alien, Genes, Novelty, Rare};
use crate::cards::Power::{III, IV, Trade, V};
use crate::cards::Price::Cost;
use crate::phase::consume::ConsumePower as Consume;
use crate::phase::produce::ProducePower as Produce;
use crate::phase::settle::SettlePower as Settle;
use crate::phase::trade::TradePower as Sale;

pub(super) const WORLDS: [Face; 37] = [
    Face {
        design: Design::RefugeeWorld,
        name: "Refugee World",
        price: Cost(0),
        vp: Some(1),
        good: windfall(Novelty),
        powers: &[III(Settle::Military(-1))],
        ..WORLD
    },
    Face {
        design: Design::PilgrimageWorld,
        name: "Pilgrimage World",
        price: Cost(0),
        vp: Some(2),
        powers: &[IV(Consume::AllGoods { vp_offset: -1 })],
        ..WORLD
    },
    Face {
        design: Design::ArtistColony,
        name: "Artist Colony",
        price: Cost(1),
        vp: Some(1),
        good: production(Novelty),
        powers: &[V(Produce::Here(Novelty))],
        ..WORLD
    },
    Face {
        design: Design::DestroyedWorld,
        name: "Destroyed World",
        price: Cost(1),
        vp: Some(0),
        good: windfall(Rare),
        ..WORLD
    },
    Face {
        design: Design::EmpathWorld,
        name: "Empath World",
        price: Cost(1),
        vp: Some(1),
        good: windfall(Genes),
        powers: &[III(Settle::Military(-1))],
        ..WORLD
    },
    Face {
        design: Design::ExpandingColony,
        name: "Expanding Colony",
        price: Cost(1),
        vp: Some(1),
        powers: &[
            IV(Consume::Goods { kind: Any, goods: 1, uses: 1, vp: 1, cards: 0 }),
            V(Produce::OnWindfall(Only(Novelty))),
        ],
        ..WORLD
    },
    Face {
        design: Design::GamblingWorld,
        name: "Gambling World",
        price: Cost(1),
        vp: Some(1),
        powers: &[
            IV(Consume::Goods { kind: Any, goods: 1, uses: 1, vp: 1, cards: 0 }),
            IV(Consume::Gamble { low: 1, high: 7 }),
        ],
        ..WORLD
    },
    Face {
        design: Design::SecludedWorld,
        name: "Secluded World",
        price: Cost(1),
        vp: Some(1),
        good: production(Novelty),
        powers: &[IV(Consume::Goods { kind: Any, goods: 1, uses: 1, vp: 0, cards: 1 }), V(Produce::Here(Novelty))],
        ..WORLD
    },
    Face {
        design: Design::AsteroidBelt,
        name: "Asteroid Belt",
        price: Cost(2),
        vp: Some(1),
        good: windfall(Rare),
        ..WORLD
    },
    Face {
        design: Design::GalacticEngineers,
        name: "Galactic Engineers",
        price: Cost(2),
        vp: Some(1),
        powers: &[Trade(Sale::Bonus { cards: 1, kind: Any }), V(Produce::OnWindfall(Any))],
        ..WORLD
    },
    Face {
        design: Design::GemWorld,
        name: "Gem World",
        price: Cost(2),
        vp: Some(1),
        good: production(Novelty),
        preset_hand: Some(1),
        powers: &[V(Produce::Here(Novelty)), V(Produce::DrawIfProducedHere(1))],
        ..WORLD
    },
    Face {
        design: Design::NewVinland,
        name: "New Vinland",
        price: Cost(2),
        vp: Some(1),
        good: production(Novelty),
        powers: &[IV(Consume::Goods { kind: Any, goods: 1, uses: 1, vp: 0, cards: 2 }), V(Produce::Here(Novelty))],
        ..WORLD
    },
    Face {
        design: Design::PreSentientRace,
        name: "Pre-Sentient Race",
        price: Cost(2),
        vp: Some(1),
        good: windfall(Genes),
        ..WORLD
    },
    Face {
        design: Design::RadioactiveWorld,
        name: "Radioactive World",
        price: Cost(2),
        vp: Some(1),
        good: windfall(Rare),
        ..WORLD
    },
    Face {
        design: Design::SpacePort,
        name: "Space Port",
        price: Cost(2),
        vp: Some(1),
        good: production(Novelty),
        powers: &[Trade(Sale::Bonus { cards: 2, kind: Only(Rare) }), V(Produce::Here(Novelty))],
        ..WORLD
    },
    Face {
        design: Design::SpiceWorld,
        name: "Spice World",
        price: Cost(2),
        vp: Some(1),
        good: production(Novelty),
        preset_hand: Some(4),
        powers: &[Trade(Sale::Bonus { cards: 2, kind: Only(Novelty) }), V(Produce::Here(Novelty))],
        ..WORLD
    },
    Face {
        design: Design::AlienRosettaStoneWorld,
        name: "Alien Rosetta Stone World",
        price: Cost(3),
        vp: Some(3),
        keywords: &[Keyword::Alien],
        powers: &[
            III(Settle::Discount { amount: 2, kind: Only(Alien) }),
            III(Settle::MilitaryVsKind { amount: 2, kind: Alien }),
            V(Produce::OnWindfall(Only(Alien))),
        ],
        ..WORLD
    },
    Face {
        design: Design::BioHazardMiningWorld,
        name: "Bio-Hazard Mining World",
        price: Cost(3),
        vp: Some(2),
        good: production(Rare),
        powers: &[Trade(Sale::Bonus { cards: 2, kind: Only(Genes) }), V(Produce::Here(Rare))],
        ..WORLD
    },
    Face {
        design: Design::BlackMarketTradingWorld,
        name: "Black Market Trading World",
        price: Cost(3),
        vp: Some(2),
        powers: &[IV(Consume::ForTradePrice { trade_powers: false })],
        ..WORLD
    },
    Face {
        design: Design::BlasterGemMines,
        name: "Blaster Gem Mines",
        price: Cost(3),
        vp: Some(2),
        good: windfall(Rare),
        powers: &[III(Settle::Military(1))],
        ..WORLD
    },
    Face {
        design: Design::CometZone,
        name: "Comet Zone",
        price: Cost(3),
        vp: Some(2),
        good: production(Rare),
        preset_hand: Some(2),
        powers: &[V(Produce::Here(Rare)), V(Produce::DrawIfProducedHere(1))],
        ..WORLD
    },
    Face {
        design: Design::GalacticResort,
        name: "Galactic Resort",
        price: Cost(3),
        vp: Some(2),
        good: windfall(Novelty),
        powers: &[IV(Consume::Goods { kind: Any, goods: 1, uses: 1, vp: 1, cards: 1 })],
        ..WORLD
    },
    Face {
        design: Design::MiningWorld,
        name: "Mining World",
        price: Cost(3),
        vp: Some(2),
        good: production(Rare),
        powers: &[V(Produce::Here(Rare)), V(Produce::DrawIfProducedHere(1))],
        ..WORLD
    },
    Face {
        design: Design::PlagueWorld,
        name: "Plague World",
        price: Cost(3),
        vp: Some(0),
        good: production(Genes),
        powers: &[
            IV(Consume::Goods { kind: Only(Genes), goods: 1, uses: 1, vp: 1, cards: 1 }),
            V(Produce::Here(Genes)),
        ],
        ..WORLD
    },
    Face {
        design: Design::ProsperousWorld,
        name: "Prosperous World",
        price: Cost(3),
        vp: Some(2),
        good: production(Novelty),
        powers: &[IV(Consume::Goods { kind: Any, goods: 1, uses: 1, vp: 1, cards: 0 }), V(Produce::Here(Novelty))],
        ..WORLD
    },
    Face {
        design: Design::DesertedAlienOutpost,
        name: "Deserted Alien Outpost",
        price: Cost(4),
        vp: Some(3),
        good: windfall(Alien),
        keywords: &[Keyword::Alien],
        ..WORLD
    },
    Face {
        design: Design::DistantWorld,
        name: "Distant World",
        price: Cost(4),
        vp: Some(2),
        good: production(Genes),
        powers: &[Trade(Sale::Bonus { cards: 3, kind: Only(Novelty) }), V(Produce::Here(Genes))],
        ..WORLD
    },
    Face {
        design: Design::ImperiumArmamentsWorld,
        name: "Imperium Armaments World",
        price: Cost(4),
        vp: Some(2),
        good: production(Rare),
        keywords: &[Keyword::Imperium],
        powers: &[III(Settle::Military(1)), V(Produce::Here(Rare))],
        ..WORLD
    },
    Face {
        design: Design::MerchantWorld,
        name: "Merchant World",
        price: Cost(4),
        vp: Some(2),
        powers: &[Trade(Sale::Bonus { cards: 2, kind: Any }), IV(Consume::HandCards { most: 2, vp: 1 })],
        ..WORLD
    },
    Face {
        design: Design::TouristWorld,
        name: "Tourist World",
        price: Cost(4),
        vp: Some(2),
        powers: &[IV(Consume::Goods { kind: Any, goods: 2, uses: 1, vp: 3, cards: 0 })],
        ..WORLD
    },
    Face {
        design: Design::DesertedAlienColony,
        name: "Deserted Alien Colony",
        price: Cost(5),
        vp: Some(4),
        good: windfall(Alien),
        keywords: &[Keyword::Alien],
        ..WORLD
    },
    Face {
        design: Design::GalacticTrendsetters,
        name: "Galactic Trendsetters",
        price: Cost(5),
        vp: Some(3),
        powers: &[IV(Consume::Goods { kind: Any, goods: 1, uses: 1, vp: 2, cards: 0 })],
        ..WORLD
    },
    Face {
        design: Design::LostSpeciesArkWorld,
        name: "Lost Species Ark World",
        price: Cost(5),
        vp: Some(3),
        good: production(Genes),
        powers: &[V(Produce::Here(Genes)), V(Produce::DrawIfProducedHere(2))],
        ..WORLD
    },
    Face {
        design: Design::NewEarth,
        name: "New Earth",
        price: Cost(5),
        vp: Some(3),
        good: production(Rare),
        powers: &[IV(Consume::Goods { kind: Any, goods: 1, uses: 1, vp: 1, cards: 1 }), V(Produce::Here(Rare))],
        ..WORLD
    },
    Face {
        design: Design::TerraformedWorld,
        name: "Terraformed World",
        price: Cost(5),
        vp: Some(5),
        powers: &[IV(Consume::Goods { kind: Any, goods: 1, uses: 1, vp: 1, cards: 0 })],
        ..WORLD
    },
    Face {
        design: Design::AlienRoboticFactory,
        name: "Alien Robotic Factory",
        price: Cost(6),
        vp: Some(5),
        good: production(Alien),
        keywords: &[Keyword::Alien],
        powers: &[V(Produce::Here(Alien))],
        ..WORLD
    },
    Face {
        design: Design::DesertedAlienLibrary,
        name: "Deserted Alien Library",
        price: Cost(6),
        vp: Some(5),
        good: windfall(Alien),
        keywords: &[Keyword::Alien],
        ..WORLD
    },
];
