//! The start tiles: two halves of each of the nine faction tiles, left before right, and the nine home worlds.

use super::Kind::World;
use super::Power::{I, II, IV, V};
use super::{DEVELOPMENT, Print, worlds};
use crate::dice::Color;
use crate::phase::develop::DevelopPower as Develop;
use crate::phase::explore::ExplorePower as Explore;
use crate::phase::produce::ProducePower as Produce;
use crate::phase::ship::ShipPower as Ship;
use crate::tiles::Immediate::{GainDice, StartCredits};
use crate::tiles::Place::{Citizenry, Cup, ThisWorld};
use crate::tiles::WorldColor::{Alien, Genes, Gray, Novelty, Rare};

pub(super) const FACTIONS: [Print; 18] = [
    Print {
        name: "Space Piracy",
        cost: 0,
        powers: &[V(Ship::CitizenCredits { color: Color::Military, per: 2, credits: 1 })],
        ..DEVELOPMENT
    },
    Print {
        name: "Hidden Fortress",
        cost: 2,
        kind: World(Gray),
        immediate: &[GainDice { color: Color::Military, count: 1, to: Citizenry }],
        ..DEVELOPMENT
    },
    Print {
        name: "Alien Archaeology",
        cost: 1,
        powers: &[I(Explore::StockValue { color: Color::Alien, credits: 4 })],
        ..DEVELOPMENT
    },
    Print {
        name: "Alien Rosetta Stone World",
        cost: 1,
        kind: World(Gray),
        immediate: &[GainDice { color: Color::Alien, count: 1, to: Citizenry }],
        ..DEVELOPMENT
    },
    Print {
        name: "Consumer Markets",
        cost: 3,
        powers: &[IV(Produce::WorldGoodsCredits { color: Novelty, credits: 1 })],
        ..DEVELOPMENT
    },
    Print {
        name: "Space Mall",
        cost: 0,
        kind: World(Novelty),
        immediate: &[GainDice { color: Color::Novelty, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print { name: "Improved Reconnaissance", cost: 2, powers: &[I(Explore::ScoutOnTop)], ..DEVELOPMENT },
    Print {
        name: "Wormhole Station",
        cost: 3,
        kind: World(Rare),
        immediate: &[GainDice { color: Color::Rare, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Genetics Lab",
        cost: 2,
        powers: &[IV(Produce::DieGoodsCredits { color: Color::Genes, credits: 2 })],
        ..DEVELOPMENT
    },
    Print {
        name: "The Last of the Gnarssh",
        cost: 0,
        kind: World(Genes),
        immediate: &[GainDice { color: Color::Genes, count: 1, to: Citizenry }],
        ..DEVELOPMENT
    },
    Print {
        name: "Galactic Religion",
        cost: 2,
        powers: &[II(Develop::CitizenCredits { color: Color::Novelty, per: 1, credits: 1 })],
        ..DEVELOPMENT
    },
    Print {
        name: "Pilgrimage World",
        cost: 3,
        kind: World(Novelty),
        immediate: &[GainDice { color: Color::Novelty, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Biological Adaptation",
        cost: 2,
        powers: &[II(Develop::Discount { amount: 1, floor: 1, reassign_only: true })],
        ..DEVELOPMENT
    },
    Print {
        name: "Aquatic Uplift World",
        cost: 2,
        kind: World(Gray),
        immediate: &[GainDice { color: Color::Genes, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Mining Industry",
        cost: 2,
        powers: &[V(Ship::ConsumeCredits { colors: worlds(&[Rare]), credits: 1 })],
        ..DEVELOPMENT
    },
    Print {
        name: "Meteorite Planet",
        cost: 1,
        kind: World(Rare),
        immediate: &[GainDice { color: Color::Rare, count: 1, to: Citizenry }],
        ..DEVELOPMENT
    },
    Print {
        name: "Destroyed Colony",
        cost: 0,
        kind: World(Gray),
        immediate: &[GainDice { color: Color::Consumption, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Awakened Alien Outpost",
        cost: 3,
        kind: World(Alien),
        immediate: &[GainDice { color: Color::Military, count: 1, to: Citizenry }],
        ..DEVELOPMENT
    },
];

pub(super) const HOME_WORLDS: [Print; 9] = [
    Print {
        name: "Alpha Centauri",
        cost: 1,
        kind: World(Rare),
        immediate: &[GainDice { color: Color::Rare, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Ancient Race",
        cost: 0,
        kind: World(Genes),
        immediate: &[GainDice { color: Color::Genes, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Damaged Alien Factory",
        cost: 1,
        kind: World(Alien),
        immediate: &[GainDice { color: Color::Alien, count: 1, to: Citizenry }],
        ..DEVELOPMENT
    },
    Print { name: "Doomed World", cost: 0, kind: World(Gray), immediate: &[StartCredits(8)], ..DEVELOPMENT },
    Print {
        name: "Earth's Lost Colony",
        cost: 2,
        kind: World(Novelty),
        immediate: &[GainDice { color: Color::Novelty, count: 1, to: ThisWorld }],
        ..DEVELOPMENT
    },
    Print {
        name: "Epsilon Eridani",
        cost: 2,
        kind: World(Gray),
        immediate: &[
            GainDice { color: Color::Novelty, count: 1, to: Citizenry },
            GainDice { color: Color::Military, count: 1, to: Citizenry },
        ],
        ..DEVELOPMENT
    },
    Print {
        name: "New Sparta",
        cost: 2,
        kind: World(Gray),
        immediate: &[GainDice { color: Color::Military, count: 2, to: Citizenry }],
        ..DEVELOPMENT
    },
    Print {
        name: "Old Earth",
        cost: 3,
        kind: World(Gray),
        immediate: &[GainDice { color: Color::Consumption, count: 1, to: Citizenry }],
        ..DEVELOPMENT
    },
    Print {
        name: "Separatist Colony",
        cost: 2,
        kind: World(Gray),
        immediate: &[GainDice { color: Color::Military, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
];
