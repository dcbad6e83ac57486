//! The world sides of the 55 game tiles, by tile number.

use super::Kind::World;
use super::{DEVELOPMENT, Print};
use crate::dice::Color;
use crate::tiles::Immediate::{GainCredits, GainDice, RemoveDie};
use crate::tiles::Place::{Citizenry, Cup, ThisWorld};
use crate::tiles::WorldColor::{Alien, Genes, Gray, Novelty, Rare};

pub(super) const WORLDS: [Print; 55] = [
    Print {
        name: "Designer Species, Ultd.",
        cost: 5,
        kind: World(Genes),
        immediate: &[GainCredits(1), GainDice { color: Color::Genes, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Galactic Trendsetters",
        cost: 6,
        kind: World(Gray),
        immediate: &[GainCredits(2), GainDice { color: Color::Consumption, count: 2, to: Citizenry }],
        ..DEVELOPMENT
    },
    Print {
        name: "Lost Species Ark World",
        cost: 5,
        kind: World(Genes),
        immediate: &[GainCredits(1), GainDice { color: Color::Genes, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Alien Sentinels",
        cost: 6,
        kind: World(Alien),
        immediate: &[GainCredits(3), GainDice { color: Color::Alien, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Deserted Alien Library",
        cost: 6,
        kind: World(Alien),
        immediate: &[GainCredits(2), GainDice { color: Color::Alien, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Lost Alien Warship",
        cost: 5,
        kind: World(Alien),
        immediate: &[GainCredits(2), GainDice { color: Color::Alien, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Lost Alien Battle Fleet",
        cost: 6,
        kind: World(Alien),
        immediate: &[GainCredits(3), GainDice { color: Color::Alien, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Deserted Alien Colony",
        cost: 5,
        kind: World(Alien),
        immediate: &[GainCredits(1), GainDice { color: Color::Alien, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Terraformed World",
        cost: 5,
        kind: World(Gray),
        immediate: &[GainCredits(2), GainDice { color: Color::Consumption, count: 1, to: Citizenry }],
        ..DEVELOPMENT
    },
    Print {
        name: "Malevolent Lifeforms",
        cost: 4,
        kind: World(Genes),
        immediate: &[GainDice { color: Color::Genes, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Silicon World",
        cost: 4,
        kind: World(Rare),
        immediate: &[GainCredits(1), GainDice { color: Color::Rare, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Deserted Alien Outpost",
        cost: 4,
        kind: World(Alien),
        immediate: &[GainDice { color: Color::Alien, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Alien Robot Scout Ship",
        cost: 4,
        kind: World(Alien),
        immediate: &[GainCredits(1), GainDice { color: Color::Alien, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Distant World",
        cost: 4,
        kind: World(Genes),
        immediate: &[GainCredits(1), GainDice { color: Color::Genes, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Transport Hub",
        cost: 4,
        kind: World(Gray),
        immediate: &[GainCredits(1), GainDice { color: Color::Consumption, count: 1, to: Citizenry }],
        ..DEVELOPMENT
    },
    Print {
        name: "Tourist World",
        cost: 4,
        kind: World(Gray),
        immediate: &[GainCredits(1), GainDice { color: Color::Consumption, count: 1, to: Citizenry }],
        ..DEVELOPMENT
    },
    Print {
        name: "Deep Space Symbionts, Ltd.",
        cost: 4,
        kind: World(Genes),
        immediate: &[GainCredits(1), GainDice { color: Color::Genes, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Armaments World",
        cost: 4,
        kind: World(Rare),
        immediate: &[GainCredits(1), GainDice { color: Color::Rare, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Jungle World",
        cost: 4,
        kind: World(Genes),
        immediate: &[GainDice { color: Color::Genes, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Rebel Warrior Race",
        cost: 3,
        kind: World(Genes),
        immediate: &[
            RemoveDie(1),
            GainDice { color: Color::Military, count: 1, to: Citizenry },
            GainDice { color: Color::Genes, count: 1, to: Citizenry },
        ],
        ..DEVELOPMENT
    },
    Print {
        name: "Information Hub",
        cost: 3,
        kind: World(Novelty),
        immediate: &[GainDice { color: Color::Novelty, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Trading World",
        cost: 3,
        kind: World(Gray),
        immediate: &[GainDice { color: Color::Consumption, count: 1, to: Citizenry }],
        ..DEVELOPMENT
    },
    Print {
        name: "Galactic Resort",
        cost: 3,
        kind: World(Novelty),
        immediate: &[GainDice { color: Color::Novelty, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Blaster Gem Mines",
        cost: 3,
        kind: World(Rare),
        immediate: &[
            GainDice { color: Color::Military, count: 1, to: Citizenry },
            GainDice { color: Color::Rare, count: 1, to: Citizenry },
        ],
        ..DEVELOPMENT
    },
    Print {
        name: "Mining World",
        cost: 3,
        kind: World(Rare),
        immediate: &[GainDice { color: Color::Rare, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Plague World",
        cost: 3,
        kind: World(Genes),
        immediate: &[GainDice { color: Color::Genes, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Planetary Nebula",
        cost: 3,
        kind: World(Rare),
        immediate: &[GainDice { color: Color::Rare, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Gateway Station",
        cost: 3,
        kind: World(Gray),
        immediate: &[GainDice { color: Color::Consumption, count: 1, to: Citizenry }],
        ..DEVELOPMENT
    },
    Print {
        name: "Galactic Fuel Depot",
        cost: 3,
        kind: World(Rare),
        immediate: &[GainDice { color: Color::Rare, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Jumpdrive Fuel Refinery",
        cost: 3,
        kind: World(Rare),
        immediate: &[GainDice { color: Color::Rare, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Prosperous World",
        cost: 3,
        kind: World(Novelty),
        immediate: &[GainDice { color: Color::Novelty, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Uplift Overseers",
        cost: 3,
        kind: World(Genes),
        immediate: &[GainDice { color: Color::Genes, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Universal Exports",
        cost: 3,
        kind: World(Novelty),
        immediate: &[GainDice { color: Color::Novelty, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Comet Zone",
        cost: 3,
        kind: World(Rare),
        immediate: &[GainDice { color: Color::Rare, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Gem World",
        cost: 2,
        kind: World(Novelty),
        immediate: &[GainDice { color: Color::Novelty, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Runaway Robots",
        cost: 2,
        kind: World(Rare),
        immediate: &[GainDice { color: Color::Military, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Pirate World",
        cost: 2,
        kind: World(Novelty),
        immediate: &[GainDice { color: Color::Military, count: 1, to: Citizenry }],
        ..DEVELOPMENT
    },
    Print {
        name: "Galactic Survey Headquarters",
        cost: 2,
        kind: World(Novelty),
        immediate: &[GainDice { color: Color::Novelty, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Ore-Rich World",
        cost: 2,
        kind: World(Rare),
        immediate: &[GainDice { color: Color::Rare, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Space Port",
        cost: 2,
        kind: World(Novelty),
        immediate: &[GainDice { color: Color::Novelty, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Spice World",
        cost: 2,
        kind: World(Novelty),
        immediate: &[GainDice { color: Color::Novelty, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "New Vinland",
        cost: 2,
        kind: World(Novelty),
        immediate: &[GainDice { color: Color::Novelty, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Radioactive World",
        cost: 2,
        kind: World(Rare),
        immediate: &[GainDice { color: Color::Rare, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Outlaw World",
        cost: 2,
        kind: World(Gray),
        immediate: &[GainDice { color: Color::Military, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Asteroid Belt",
        cost: 2,
        kind: World(Rare),
        immediate: &[GainDice { color: Color::Rare, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Sentient Robots",
        cost: 2,
        kind: World(Gray),
        immediate: &[GainDice { color: Color::Military, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Former Penal Colony",
        cost: 1,
        kind: World(Novelty),
        immediate: &[RemoveDie(1), GainDice { color: Color::Military, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Star Nomad Lair",
        cost: 1,
        kind: World(Novelty),
        immediate: &[GainDice { color: Color::Novelty, count: 1, to: Citizenry }],
        ..DEVELOPMENT
    },
    Print {
        name: "Artist Colony",
        cost: 1,
        kind: World(Novelty),
        immediate: &[GainDice { color: Color::Novelty, count: 1, to: Citizenry }],
        ..DEVELOPMENT
    },
    Print {
        name: "Fifth Column",
        cost: 1,
        kind: World(Gray),
        immediate: &[GainDice { color: Color::Military, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Rebel Hideout",
        cost: 2,
        kind: World(Gray),
        immediate: &[GainDice { color: Color::Military, count: 2, to: Citizenry }],
        ..DEVELOPMENT
    },
    Print {
        name: "New Survivalists",
        cost: 1,
        kind: World(Novelty),
        immediate: &[GainDice { color: Color::Novelty, count: 1, to: Citizenry }],
        ..DEVELOPMENT
    },
    Print {
        name: "High-Gravity World",
        cost: 1,
        kind: World(Gray),
        immediate: &[GainDice { color: Color::Military, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Secluded World",
        cost: 1,
        kind: World(Novelty),
        immediate: &[GainDice { color: Color::Novelty, count: 1, to: Citizenry }],
        ..DEVELOPMENT
    },
    Print {
        name: "Rebel Miners",
        cost: 2,
        kind: World(Rare),
        immediate: &[RemoveDie(1), GainDice { color: Color::Military, count: 2, to: Citizenry }],
        ..DEVELOPMENT
    },
];
