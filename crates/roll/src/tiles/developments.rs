//! The development sides of the 55 game tiles, by tile number.

use super::Power::{Assign, I, II, III, IV, V};
use super::{ALL_GOODS, ALL_WORLDS, DEVELOPMENT, NOT_HOME, Print, colors, phases, worlds};
use crate::assign::AssignPower::{DictateMoves, Reassign, RepeatDictate};
use crate::assign::{ANY_ONE, Gate, Reassignment};
use crate::dice::{Color, Phase};
use crate::phase::develop::DevelopPower as Develop;
use crate::phase::explore::ExplorePower as Explore;
use crate::phase::produce::ProducePower as Produce;
use crate::phase::settle::SettlePower as Settle;
use crate::phase::ship::ShipPower as Ship;
use crate::scoring::Scoring::{
    DevelopmentCost, DieColors, DieSets, Goods, PerDevelopment, PerWorld, TriangularChips, WorldCost,
};
use crate::tiles::Immediate::{GainCredits, GainDice, RemoveDie};
use crate::tiles::Place::Cup;
use crate::tiles::WorldColor::{Alien, Genes, Gray, Novelty, Rare};

pub(super) const DEVELOPMENTS: [Print; 55] = [
    Print { name: "Advanced Logistics", cost: 1, powers: &[I(Explore::Rearrange)], ..DEVELOPMENT },
    Print { name: "Backup Planning", cost: 1, powers: &[Assign(RepeatDictate)], ..DEVELOPMENT },
    Print {
        name: "Diversification",
        cost: 1,
        powers: &[Assign(Reassign(Reassignment {
            colors: colors(&[Color::Home]),
            from: phases(&[Phase::Explore]),
            ..ANY_ONE
        }))],
        ..DEVELOPMENT
    },
    Print {
        name: "Hydroponics Guild",
        cost: 1,
        powers: &[Assign(Reassign(Reassignment { colors: colors(&[Color::Novelty, Color::Genes]), ..ANY_ONE }))],
        ..DEVELOPMENT
    },
    Print {
        name: "Jumpdrive Research",
        cost: 1,
        powers: &[V(Ship::TradeCredits { colors: worlds(&[Rare]), credits: 1 })],
        ..DEVELOPMENT
    },
    Print { name: "Public Works", cost: 1, powers: &[II(Develop::CompletionCredits(1))], ..DEVELOPMENT },
    Print {
        name: "Space Mercenaries",
        cost: 1,
        powers: &[Assign(Reassign(Reassignment { colors: colors(&[Color::Military, Color::Rare]), ..ANY_ONE }))],
        ..DEVELOPMENT
    },
    Print {
        name: "Technology Unions",
        cost: 1,
        powers: &[I(Explore::MostDevelopmentsCredits(1)), IV(Produce::MostDevelopmentsCredits(1))],
        ..DEVELOPMENT
    },
    Print {
        name: "Terraforming Robots",
        cost: 1,
        powers: &[
            III(Settle::CompletionCredits { colors: ALL_WORLDS, credits: 1 }),
            III(Settle::CompletionCredits { colors: worlds(&[Rare]), credits: 1 }),
        ],
        ..DEVELOPMENT
    },
    Print {
        name: "Colonial Affinity",
        cost: 2,
        powers: &[Assign(Reassign(Reassignment { to: phases(&[Phase::Settle]), ..ANY_ONE }))],
        ..DEVELOPMENT
    },
    Print {
        name: "Export Duties",
        cost: 2,
        powers: &[V(Ship::TradeCredits { colors: ALL_GOODS, credits: 1 })],
        ..DEVELOPMENT
    },
    Print {
        name: "Galactic Demand",
        cost: 2,
        powers: &[V(Ship::TradeCredits { colors: worlds(&[Novelty]), credits: 2 })],
        ..DEVELOPMENT
    },
    Print {
        name: "Galactic Recycling",
        cost: 2,
        powers: &[II(Develop::CompletionCredits(1)), III(Settle::CompletionCredits { colors: ALL_WORLDS, credits: 1 })],
        ..DEVELOPMENT
    },
    Print {
        name: "Local Subsidies",
        cost: 2,
        powers: &[Assign(Reassign(Reassignment { colors: colors(&[Color::Home]), ..ANY_ONE }))],
        ..DEVELOPMENT
    },
    Print {
        name: "Minor Research Labs",
        cost: 2,
        powers: &[V(Ship::ConsumeVp { colors: worlds(&[Genes, Alien]), vp: 1 })],
        ..DEVELOPMENT
    },
    Print {
        name: "Operations Affinity",
        cost: 2,
        powers: &[Assign(Reassign(Reassignment { to: phases(&[Phase::Explore, Phase::Produce]), ..ANY_ONE }))],
        ..DEVELOPMENT
    },
    Print {
        name: "Shipping Affinity",
        cost: 2,
        powers: &[Assign(Reassign(Reassignment { to: phases(&[Phase::Ship]), ..ANY_ONE }))],
        ..DEVELOPMENT
    },
    Print { name: "Space Docks", cost: 2, powers: &[V(Ship::ExtraWorker(Color::Home))], ..DEVELOPMENT },
    Print {
        name: "Technology Affinity",
        cost: 2,
        powers: &[Assign(Reassign(Reassignment { to: phases(&[Phase::Develop]), ..ANY_ONE }))],
        ..DEVELOPMENT
    },
    Print {
        name: "Alien Research Team",
        cost: 3,
        powers: &[I(Explore::DrawAtEnd(1)), I(Explore::ScoutCredits { color: Color::Alien, credits: 1 })],
        ..DEVELOPMENT
    },
    Print {
        name: "Alien Uplift Blueprints",
        cost: 3,
        powers: &[III(Settle::Discount { amount: 1, floor: 1, colors: worlds(&[Genes, Alien]) })],
        ..DEVELOPMENT
    },
    Print {
        name: "Executive Power",
        cost: 3,
        powers: &[Assign(Reassign(Reassignment { min: 2, max: 2, same_column: true, to_selected: true, ..ANY_ONE }))],
        ..DEVELOPMENT
    },
    Print {
        name: "Free Trade Zone",
        cost: 3,
        powers: &[III(Settle::Discount { amount: 2, floor: 2, colors: worlds(&[Gray]) })],
        ..DEVELOPMENT
    },
    Print { name: "Galactic Influence", cost: 3, powers: &[Assign(Reassign(ANY_ONE))], ..DEVELOPMENT },
    Print { name: "Galactic Mandate", cost: 3, powers: &[Assign(DictateMoves(3))], ..DEVELOPMENT },
    Print {
        name: "Homeworld Patriotism",
        cost: 3,
        powers: &[Assign(Reassign(Reassignment {
            max: 2,
            colors: colors(&[Color::Home]),
            to_selected: true,
            ..ANY_ONE
        }))],
        ..DEVELOPMENT
    },
    Print {
        name: "Isolation Policy",
        cost: 3,
        powers: &[Assign(Reassign(Reassignment { max: 2, from: phases(&[Phase::Explore]), ..ANY_ONE }))],
        ..DEVELOPMENT
    },
    Print {
        name: "Mad Scientists",
        cost: 3,
        powers: &[Assign(Reassign(Reassignment { max: 2, gate: Gate::MostNoveltyWorlds, ..ANY_ONE }))],
        ..DEVELOPMENT
    },
    Print { name: "Major Research Labs", cost: 3, powers: &[I(Explore::ExtraWorker(Color::Home))], ..DEVELOPMENT },
    Print { name: "Merchant Guild", cost: 3, powers: &[IV(Produce::Credits(2))], ..DEVELOPMENT },
    Print {
        name: "Space Marines",
        cost: 3,
        immediate: &[RemoveDie(1), GainCredits(1), GainDice { color: Color::Military, count: 1, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Space Refineries",
        cost: 3,
        powers: &[V(Ship::ConsumeVp { colors: worlds(&[Rare]), vp: 1 })],
        ..DEVELOPMENT
    },
    Print {
        name: "Space Tourism",
        cost: 3,
        powers: &[V(Ship::Credits(1)), V(Ship::HighestWorldCredits(1))],
        ..DEVELOPMENT
    },
    Print {
        name: "Trade Levies",
        cost: 3,
        powers: &[V(Ship::ConsumeCredits { colors: ALL_GOODS, credits: 1 })],
        ..DEVELOPMENT
    },
    Print {
        name: "Conscription",
        cost: 4,
        immediate: &[RemoveDie(1), GainDice { color: Color::Military, count: 2, to: Cup }],
        ..DEVELOPMENT
    },
    Print { name: "Galactic Salon", cost: 4, powers: &[V(Ship::Vp(1))], ..DEVELOPMENT },
    Print {
        name: "Information Tech",
        cost: 4,
        immediate: &[RemoveDie(1), GainDice { color: Color::Novelty, count: 2, to: Cup }],
        ..DEVELOPMENT
    },
    Print {
        name: "Investment Credits",
        cost: 4,
        powers: &[II(Develop::Discount { amount: 1, floor: 1, reassign_only: false })],
        ..DEVELOPMENT
    },
    Print {
        name: "Propaganda Campaign",
        cost: 4,
        powers: &[Assign(Reassign(Reassignment { max: 2, to_selected: true, ..ANY_ONE }))],
        ..DEVELOPMENT
    },
    Print {
        name: "Replicant Robots",
        cost: 4,
        powers: &[III(Settle::Discount { amount: 1, floor: 1, colors: ALL_WORLDS })],
        ..DEVELOPMENT
    },
    Print {
        name: "Alien Research Ship",
        cost: 5,
        powers: &[I(Explore::ExtraWorker(Color::Home)), I(Explore::ExtraWorker(Color::Alien))],
        ..DEVELOPMENT
    },
    Print { name: "Galactic Investors", cost: 5, powers: &[II(Develop::Credits(2))], ..DEVELOPMENT },
    Print {
        name: "Nanotechnology",
        cost: 5,
        powers: &[Assign(Reassign(Reassignment { max: 2, ..ANY_ONE }))],
        ..DEVELOPMENT
    },
    Print {
        name: "Organic Shipyards",
        cost: 5,
        powers: &[V(Ship::ExtraWorker(Color::Home)), V(Ship::ExtraWorker(Color::Genes))],
        ..DEVELOPMENT
    },
    Print { name: "Robot Surveyors", cost: 5, powers: &[III(Settle::Credits(2))], ..DEVELOPMENT },
    Print {
        name: "Free Trade Association",
        cost: 6,
        powers: &[V(Ship::Credits(2))],
        scoring: Some(WorldCost { color: Novelty, divisor: 2 }),
        ..DEVELOPMENT
    },
    Print {
        name: "Galactic Bankers",
        cost: 6,
        powers: &[V(Ship::BuyVp { credits: 1, vp: 1 })],
        scoring: Some(PerDevelopment { vp: 1, without_reassign: false }),
        ..DEVELOPMENT
    },
    Print {
        name: "Galactic Exchange",
        cost: 6,
        powers: &[III(Settle::BuildersToCup { min: 1, max: 2 })],
        scoring: Some(DieColors { vp: 1 }),
        ..DEVELOPMENT
    },
    Print {
        name: "Galactic Federation",
        cost: 6,
        powers: &[II(Develop::BuildersToCup { min: 1, max: 2 })],
        scoring: Some(DevelopmentCost { divisor: 3, reassign_only: false }),
        ..DEVELOPMENT
    },
    Print {
        name: "Galactic Renaissance",
        cost: 6,
        powers: &[V(Ship::ConsumeVp { colors: ALL_GOODS, vp: 1 })],
        scoring: Some(TriangularChips),
        ..DEVELOPMENT
    },
    Print {
        name: "Galactic Reserves",
        cost: 6,
        powers: &[IV(Produce::ExtraRoom(1))],
        scoring: Some(Goods { vp: 1 }),
        ..DEVELOPMENT
    },
    Print {
        name: "Mining League",
        cost: 6,
        powers: &[IV(Produce::WorldGoodsCredits { color: Rare, credits: 1 })],
        scoring: Some(PerWorld { color: Rare, vp: 2 }),
        ..DEVELOPMENT
    },
    Print {
        name: "New Economy",
        cost: 6,
        powers: &[V(Ship::ConsumeCredits { colors: ALL_GOODS, credits: 2 })],
        scoring: Some(PerDevelopment { vp: 1, without_reassign: true }),
        ..DEVELOPMENT
    },
    Print {
        name: "New Galactic Order",
        cost: 6,
        powers: &[III(Settle::ColorToCup(Color::Military))],
        scoring: Some(DieSets { color: Color::Military, size: 3, vp: 2 }),
        ..DEVELOPMENT
    },
    Print {
        name: "System Diversification",
        cost: 6,
        powers: &[Assign(Reassign(Reassignment { max: 2, colors: NOT_HOME, ..ANY_ONE }))],
        scoring: Some(DevelopmentCost { divisor: 2, reassign_only: true }),
        ..DEVELOPMENT
    },
];
