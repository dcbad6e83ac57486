//! The typed constants say what the data file says, and the totals are the rulebook's.

use defenders::{
    Color, ControlTile, Effect, Energy, Planet, PlanetEffect, PlanetType, Provenance, ROBOTS, RobotBonus, RobotType,
    TECHNOLOGIES, TECHNOLOGY_POINTS, TRACK, TRACK_STEP_BATTERIES, TRACK_STEPS, TYPE_POINTS, TechnologyCard, TileSide,
    die_gain,
};
use game::Setup as _;
use serde_json::{Value, json};

fn data() -> Value {
    serde_json::from_str(include_str!("../fixtures/planet_defenders.json")).expect("the data file")
}

/// A cost or gain as the data file writes it: only what is there.
fn cubes(energy: Energy, any: u8, batteries: u8) -> Value {
    let all = [
        ("blue", energy.blue),
        ("orange", energy.orange),
        ("green", energy.green),
        ("any", any),
        ("battery", batteries),
    ];
    all.into_iter().filter(|(_, count)| *count > 0).map(|(name, count)| (name.to_string(), json!(count))).collect()
}

fn entries(data: &Value, key: &str) -> Vec<Value> {
    data[key].as_array().expect("a list").clone()
}

#[test]
fn robots_are_those_of_the_data_file() {
    let data = entries(&data(), "robots");
    assert_eq!(data.len(), ROBOTS.len());
    for (card, entry) in ROBOTS.iter().zip(data) {
        let bonus = match card.bonus {
            RobotBonus::Nothing => cubes(Energy::NONE, 0, 0),
            RobotBonus::Batteries(batteries) => cubes(Energy::NONE, 0, batteries),
            RobotBonus::Cubes(energy) => cubes(energy, 0, 0),
            RobotBonus::Any(any) => cubes(Energy::NONE, any, 0),
        };
        assert_eq!(entry["id"], card.id);
        assert_eq!(entry["cost"], cubes(card.cost, 0, 0), "{}", card.id);
        assert_eq!(entry["rp"], card.points, "{}", card.id);
        assert_eq!(entry["bonus"], bonus, "{}", card.id);
        assert_eq!(entry["type"], json!(card.robot_type), "{}", card.id);
        assert_eq!(entry["status"], json!(card.points_and_type), "{}", card.id);
        // Only the robot of the rulebook's example has a note that its cost and bonus are printed.
        let printed = card.cost_and_bonus == Provenance::Printed;
        assert_eq!(entry.get("note").is_some(), printed, "{}", card.id);
    }
}

#[test]
fn technologies_are_those_of_the_data_file() {
    let data = entries(&data(), "technologies");
    assert_eq!(data.len(), TECHNOLOGIES.len());
    for (card, entry) in TECHNOLOGIES.iter().zip(data) {
        let effect = match card.effect {
            Effect::LandingBattery(on) => json!({ "effect": "landing_battery", "planet_type": on }),
            Effect::CaptureDiscount(on, colors) => {
                json!({ "effect": "capture_discount", "planet_type": on, "colours": colors })
            }
            Effect::EndOfTurnBattery => json!({ "effect": "end_turn_battery" }),
            Effect::Exchange(color) => json!({ "effect": "energy_battery_exchange", "colour": color, "rate": 2 }),
            Effect::Interchange(colors) => json!({ "effect": "energy_interchange", "colours": colors }),
            Effect::ExtraStep(defender) => json!({ "effect": "extra_step", "defender": defender }),
        };
        let mut expected = entry.clone();
        let fields = expected.as_object_mut().expect("an entry");
        assert_eq!(fields.remove("id"), Some(json!(card.id)));
        assert_eq!(
            fields.remove("cost"),
            Some(cubes(card.cost.energy, card.cost.any, card.cost.batteries)),
            "{}",
            card.id
        );
        let status = fields.remove("status").expect("a status");
        assert_eq!(expected, effect, "{}", card.id);
        assert_eq!(status["effect"], "rulebook");
        assert_eq!(status["count"], json!(TechnologyCard::COUNT));
        assert_eq!(status["cost"], json!(TechnologyCard::COST));
        let colors_reconstructed = card.detail() == Provenance::Reconstructed;
        assert_eq!(status.get("colours").is_some(), colors_reconstructed, "{}", card.id);
    }
}

#[test]
fn planets_are_those_of_the_data_file() {
    let data = entries(&data(), "planets");
    assert_eq!(data.len(), Planet::ALL.len());
    for (planet, entry) in Planet::ALL.into_iter().zip(data) {
        assert_eq!(entry["id"], json!(planet));
        assert_eq!(entry["type"], json!(planet.planet_type()), "{planet:?}");
        assert_eq!(entry["status"], "rulebook");
        let effect = &entry["effect"];
        match planet.effect() {
            PlanetEffect::Gain { energy, any, batteries } => {
                assert_eq!(*effect, json!({ "kind": "gain", "gain": cubes(energy, any, batteries) }));
            }
            PlanetEffect::Track => {
                assert_eq!(effect["kind"], "resource_track");
                assert_eq!(effect["max_steps"], TRACK_STEPS);
                assert_eq!(effect["step_battery_cost"], json!([0, TRACK_STEP_BATTERIES, TRACK_STEP_BATTERIES]));
            }
            PlanetEffect::Die => die_is_that_of_the_data_file(effect),
            PlanetEffect::Trade(trade) => {
                assert_eq!(effect["kind"], "pay");
                assert_eq!(effect["pay"], cubes(Energy::NONE, trade.pay_any, trade.pay_batteries));
                assert_eq!(effect["gain"], cubes(trade.gain, 0, trade.gain_batteries));
            }
        }
    }
}

fn die_is_that_of_the_data_file(effect: &Value) {
    let mut faces = 0;
    for line in entries(effect, "table") {
        for face in entries(&line, "roll") {
            let face = face.as_u64().expect("a face") as u8;
            let PlanetEffect::Gain { energy, any, batteries } = die_gain(face) else {
                panic!("the die gives something")
            };
            assert_eq!(line["gain"], cubes(energy, any, batteries), "face {face}");
            faces += 1;
        }
    }
    assert_eq!(faces, 6);
}

#[test]
fn tiles_track_and_tables_are_those_of_the_data_file() {
    let data = data();
    for (tile, entry) in ControlTile::ALL.into_iter().zip(entries(&data, "control_tiles")) {
        assert_eq!(entry["id"], json!(tile));
        let sides = [TileSide::Front, TileSide::Back].map(|side| tile.order(side));
        assert_eq!(entry["sides"], json!(sides));
        let deduced = tile.provenance(TileSide::Back) == Provenance::Deduced;
        assert_eq!(entry["status"].as_str().expect("a status").contains("deduced"), deduced, "{tile:?}");
    }
    assert_eq!(data["resource_track"]["fields"], json!(TRACK));
    for (key, table) in [("robot_types", &TYPE_POINTS[..]), ("technology_cards", &TECHNOLOGY_POINTS[..])] {
        for (count, &points) in table.iter().enumerate() {
            let expected =
                data["scoring"][key].get(count.to_string()).map_or(0, |value| value.as_u64().expect("points"));
            assert_eq!(u64::from(points), expected, "{key} {count}");
        }
    }
}

#[test]
fn constants_are_those_of_the_data_file() {
    let constants = &data()["constants"];
    for players in 2..=4u8 {
        let setup = defenders::Setup::of(players, "base").expect("a setup that exists");
        let key = players.to_string();
        assert_eq!(constants["energy_cubes_per_colour"][&key], setup.energy().blue);
        assert_eq!(constants["stack_size"][&key], setup.stack_size());
    }
    assert_eq!(constants["start_batteries"], defenders::START_BATTERIES);
}

#[test]
fn totals_are_those_of_the_rulebook() {
    let count = |test: fn(&Effect) -> bool| TECHNOLOGIES.iter().filter(|card| test(&card.effect)).count();
    assert_eq!(TECHNOLOGIES.len(), 23);
    assert_eq!(count(|effect| matches!(effect, Effect::CaptureDiscount(..))), 8);
    for planet_type in PlanetType::ALL {
        let planets = Planet::ALL.into_iter().filter(|planet| planet.planet_type() == Some(planet_type));
        assert_eq!(planets.count(), 2, "{planet_type:?}");
    }
    assert_eq!(ROBOTS.len(), 20);
    let types = RobotType::ALL.map(|kind| ROBOTS.iter().filter(|card| card.robot_type == kind).count());
    assert_eq!(types.iter().sum::<usize>(), 20);
    assert!(types.iter().all(|&count| count >= 3), "six types of robots: {types:?}");
    // The reconstruction treats the colors alike.
    for color in Color::ALL {
        assert_eq!(ROBOTS.iter().map(|card| u32::from(card.cost[color])).sum::<u32>(), 23, "{color:?}");
    }
}
