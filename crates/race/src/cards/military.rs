//! The twenty-two other military worlds, by defense and name.

use super::{Design, Face, Keyword, WORLD, production, windfall};
use crate::cards::Filter::{Any, Only};
use crate::cards::Kind::{Alien, Genes, Novelty, Rare};
use crate::cards::Power::{I, III, IV, Trade, V};
use crate::cards::Price::Defense;
use crate::phase::consume::ConsumePower as Consume;
use crate::phase::explore::ExplorePower as Explore;
use crate::phase::produce::ProducePower as Produce;
use crate::phase::settle::SettlePower as Settle;
use crate::phase::trade::TradePower as Sale;

pub(super) const MILITARY: [Face; 22] = [
    Face {
        design: Design::NewSurvivalists,
        name: "New Survivalists",
        price: Defense(1),
        vp: Some(1),
        good: production(Novelty),
        powers: &[
            IV(Consume::Goods { kind: Only(Novelty), goods: 1, uses: 1, vp: 0, cards: 1 }),
            V(Produce::Here(Novelty)),
        ],
        ..WORLD
    },
    Face {
        design: Design::OutlawWorld,
        name: "Outlaw World",
        price: Defense(1),
        vp: Some(1),
        powers: &[IV(Consume::Goods { kind: Any, goods: 1, uses: 1, vp: 1, cards: 1 })],
        ..WORLD
    },
    Face {
        design: Design::RebelFuelCache,
        name: "Rebel Fuel Cache",
        price: Defense(1),
        vp: Some(1),
        good: windfall(Rare),
        keywords: &[Keyword::Rebel],
        preset_hand: Some(1),
        ..WORLD
    },
    Face {
        design: Design::RunawayRobots,
        name: "Runaway Robots",
        price: Defense(1),
        vp: Some(1),
        good: windfall(Rare),
        powers: &[V(Produce::DrawIfProducedHere(1))],
        ..WORLD
    },
    Face {
        design: Design::StarNomadLair,
        name: "Star Nomad Lair",
        price: Defense(1),
        vp: Some(1),
        good: windfall(Novelty),
        powers: &[I(Explore::Draw(1)), Trade(Sale::BonusThisWorld(1))],
        ..WORLD
    },
    Face {
        design: Design::TheLastOfTheUpliftGnarssh,
        name: "The Last of the Uplift Gnarssh",
        price: Defense(1),
        vp: Some(0),
        good: windfall(Genes),
        keywords: &[Keyword::Uplift, Keyword::Chromosome],
        ..WORLD
    },
    Face {
        design: Design::AlienRobotSentry,
        name: "Alien Robot Sentry",
        price: Defense(2),
        vp: Some(2),
        good: windfall(Alien),
        keywords: &[Keyword::Alien],
        ..WORLD
    },
    Face {
        design: Design::AquaticUpliftRace,
        name: "Aquatic Uplift Race",
        price: Defense(2),
        vp: Some(2),
        good: windfall(Genes),
        keywords: &[Keyword::Uplift, Keyword::Chromosome],
        ..WORLD
    },
    Face {
        design: Design::AvianUpliftRace,
        name: "Avian Uplift Race",
        price: Defense(2),
        vp: Some(2),
        good: windfall(Genes),
        keywords: &[Keyword::Uplift, Keyword::Chromosome],
        preset_hand: Some(4),
        ..WORLD
    },
    Face {
        design: Design::FormerPenalColony,
        name: "Former Penal Colony",
        price: Defense(2),
        vp: Some(1),
        good: windfall(Novelty),
        preset_hand: Some(3),
        powers: &[III(Settle::Military(1))],
        ..WORLD
    },
    Face {
        design: Design::RebelMiners,
        name: "Rebel Miners",
        price: Defense(2),
        vp: Some(1),
        good: production(Rare),
        keywords: &[Keyword::Rebel],
        preset_hand: Some(2),
        powers: &[V(Produce::Here(Rare))],
        ..WORLD
    },
    Face {
        design: Design::ReptilianUpliftRace,
        name: "Reptilian Uplift Race",
        price: Defense(2),
        vp: Some(2),
        good: windfall(Genes),
        keywords: &[Keyword::Uplift, Keyword::Chromosome],
        ..WORLD
    },
    Face {
        design: Design::PirateWorld,
        name: "Pirate World",
        price: Defense(3),
        vp: Some(2),
        good: windfall(Novelty),
        powers: &[Trade(Sale::BonusThisWorld(3))],
        ..WORLD
    },
    Face {
        design: Design::RebelUnderground,
        name: "Rebel Underground",
        price: Defense(3),
        vp: Some(4),
        keywords: &[Keyword::Rebel],
        powers: &[V(Produce::Draw(1))],
        ..WORLD
    },
    Face {
        design: Design::RebelWarriorRace,
        name: "Rebel Warrior Race",
        price: Defense(3),
        vp: Some(2),
        good: windfall(Genes),
        keywords: &[Keyword::Rebel],
        powers: &[III(Settle::Military(1))],
        ..WORLD
    },
    Face {
        design: Design::AlienRobotScoutShip,
        name: "Alien Robot Scout Ship",
        price: Defense(4),
        vp: Some(2),
        good: windfall(Alien),
        keywords: &[Keyword::Alien],
        powers: &[III(Settle::Military(1))],
        ..WORLD
    },
    Face {
        design: Design::MalevolentLifeforms,
        name: "Malevolent Lifeforms",
        price: Defense(4),
        vp: Some(2),
        good: production(Genes),
        preset_hand: Some(3),
        powers: &[I(Explore::Draw(1)), V(Produce::Here(Genes))],
        ..WORLD
    },
    Face {
        design: Design::LostAlienWarship,
        name: "Lost Alien Warship",
        price: Defense(5),
        vp: Some(3),
        good: windfall(Alien),
        keywords: &[Keyword::Alien],
        powers: &[III(Settle::Military(2))],
        ..WORLD
    },
    Face {
        design: Design::RebelOutpost,
        name: "Rebel Outpost",
        price: Defense(5),
        vp: Some(5),
        keywords: &[Keyword::Rebel],
        powers: &[III(Settle::Military(1))],
        ..WORLD
    },
    Face {
        design: Design::LostAlienBattleFleet,
        name: "Lost Alien Battle Fleet",
        price: Defense(6),
        vp: Some(4),
        good: production(Alien),
        keywords: &[Keyword::Alien],
        powers: &[III(Settle::Military(3)), V(Produce::Here(Alien))],
        ..WORLD
    },
    Face {
        design: Design::RebelBase,
        name: "Rebel Base",
        price: Defense(6),
        vp: Some(6),
        keywords: &[Keyword::Rebel],
        ..WORLD
    },
    Face {
        design: Design::RebelHomeworld,
        name: "Rebel Homeworld",
        price: Defense(7),
        vp: Some(7),
        keywords: &[Keyword::Rebel],
        ..WORLD
    },
];
