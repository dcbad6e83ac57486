//! Sections 1 and 2: the pieces and the setup; section 11: what is hidden.

use std::collections::BTreeSet;

use defenders::{
    ControlTile, Defender, Defenders, Effect, Energy, Place, Planet, PlanetType, ROBOTS, Setup, TECHNOLOGIES, TRACK,
    TileSide, View,
};
use game::{Chance, Game, Observer, Seat, Seed, Setup as _};
use serde_json::Value;

use crate::support::{Scene, energy, place, technology};

fn deal(players: u8, seed: u64) -> Defenders {
    let setup = Setup::of(players, "base").expect("a setup that exists");
    Defenders::new(&setup, Chance::seeded(Seed::from_number(seed)), &mut ()).expect("a playable setup")
}

fn view(players: u8, seed: u64) -> View {
    deal(players, seed).view(Observer::Public)
}

/// D-1.1: two to four players; ten cubes of each color in the box.
#[test]
fn two_to_four_play() {
    for (players, possible) in [(0, false), (1, false), (2, true), (4, true), (5, false), (255, false)] {
        assert_eq!(Setup::of(players, "base").is_ok(), possible, "{players} players");
        let read_from_a_file = Setup { players, ..Setup::of(2, "base").unwrap() };
        assert_eq!(Defenders::new(&read_from_a_file, Chance::scripted([]), &mut ()).is_ok(), possible);
    }
    assert_eq!(Setup::of(4, "base").unwrap().energy(), energy(10, 10, 10));
}

/// D-1.2: nine planets, two of each type, and the Base without one.
#[test]
fn two_planets_of_each_type() {
    for planet_type in PlanetType::ALL {
        assert_eq!(Planet::ALL.iter().filter(|planet| planet.planet_type() == Some(planet_type)).count(), 2);
    }
    assert_eq!(Planet::Base.planet_type(), None);
    assert_eq!(Planet::ALL.len(), 9);
}

/// D-1.3: the six sides of the control tiles are each Defender with 1 and with 2.
#[test]
fn control_tiles_order_each_defender_once_by_one_and_once_by_two() {
    let mut orders = BTreeSet::new();
    for tile in ControlTile::ALL {
        for side in [TileSide::Front, TileSide::Back] {
            let order = tile.order(side);
            orders.insert((order.defender, order.distance));
        }
    }
    let expected = Defender::ALL.into_iter().flat_map(|defender| [(defender, 1), (defender, 2)]);
    assert_eq!(orders, expected.collect());
}

/// D-1.4: the track has green, blue and orange in a row, twice.
#[test]
fn the_track_has_six_fields() {
    assert_eq!(TRACK[..3], TRACK[3..]);
    assert_eq!(format!("{:?}", &TRACK[..3]), "[Green, Blue, Orange]");
}

/// D-1.5: twenty robots of six types, and the one of the rulebook's example among them.
#[test]
fn twenty_robots() {
    let types: BTreeSet<_> = ROBOTS.iter().map(|card| card.robot_type).collect();
    assert_eq!((ROBOTS.len(), types.len()), (20, 6));
    assert_eq!(ROBOTS[3].cost, energy(2, 1, 0));
}

/// D-1.6: two capture discounts for each type of planet, with different colors.
#[test]
fn two_discounts_for_each_type() {
    for planet_type in PlanetType::ALL {
        let colors = TECHNOLOGIES.iter().filter_map(|card| match card.effect {
            Effect::CaptureDiscount(of, colors) if of == planet_type => Some(colors),
            _ => None,
        });
        let colors: Vec<_> = colors.collect();
        assert_eq!(colors.len(), 2, "{planet_type:?}");
        assert_ne!(colors[0], colors[1], "{planet_type:?}");
    }
}

/// D-1.6: 4 + 8 + 2 + 3 + 3 + 3 technologies.
#[test]
fn twenty_three_technologies() {
    let mut counts = [0; 6];
    for card in &TECHNOLOGIES {
        counts[match card.effect {
            Effect::LandingBattery(_) => 0,
            Effect::CaptureDiscount(..) => 1,
            Effect::EndOfTurnBattery => 2,
            Effect::Exchange(_) => 3,
            Effect::Interchange(_) => 4,
            Effect::ExtraStep(_) => 5,
        }] += 1;
    }
    assert_eq!(counts, [4, 8, 2, 3, 3, 3]);
}

/// D-2.1: the Base is in the center with all Defenders on it, the other planets lie anywhere around it.
#[test]
fn the_base_is_in_the_center() {
    let mut north_west = BTreeSet::new();
    for seed in 0..200 {
        let view = view(3, seed);
        assert_eq!(view.planets[4], Planet::Base);
        assert_eq!(view.planets.iter().collect::<BTreeSet<_>>().len(), 9);
        assert!(Defender::ALL.iter().all(|&defender| view.defenders[defender] == Place::CENTER));
        north_west.insert(view.planets[0]);
    }
    assert_eq!(north_west.len(), 8);
}

/// D-2.2: four players have four stacks of five robots, one of each face up.
#[test]
fn four_players_have_stacks_of_five() {
    let view = view(4, 1);
    assert!(view.stacks.iter().all(|stack| stack.height == 5 && stack.top.is_some()));
    assert_eq!(view.unseen_robots.len(), 16);
}

/// D-2.3: two or three players have stacks of four; the robots in the box are unseen like those in the stacks.
#[test]
fn fewer_players_have_stacks_of_four() {
    for players in [2, 3] {
        let view = view(players, 1);
        assert!(view.stacks.iter().all(|stack| stack.height == 4 && stack.top.is_some()));
        assert_eq!(view.unseen_robots.len(), 16);
    }
}

/// D-2.4: either side of each control tile comes up.
#[test]
fn control_tiles_lie_either_side_up() {
    let seen: BTreeSet<String> =
        (0..100).map(|seed| format!("{:?}", view(2, seed).tiles.map(|tile| tile.side))).collect();
    assert_eq!(seen.len(), 8);
}

/// D-2.5: four different technologies lie face up, nineteen face down.
#[test]
fn four_technologies_lie_face_up() {
    let view = view(2, 9);
    let shown: BTreeSet<_> = view.display.into_iter().flatten().collect();
    assert_eq!((shown.len(), view.deck, view.unseen_technologies.len()), (4, 19, 19));
    assert!(shown.iter().all(|&technology| !view.unseen_technologies.contains(technology)));
}

/// D-2.6: eight cubes of each color with two or three players, ten with four.
#[test]
fn the_reserve_depends_on_the_players() {
    assert_eq!(view(2, 1).reserve, energy(8, 8, 8));
    assert_eq!(view(3, 1).reserve, energy(8, 8, 8));
    assert_eq!(view(4, 1).reserve, energy(10, 10, 10));
}

/// D-2.7: the marker starts on each of the six fields.
#[test]
fn the_marker_starts_anywhere() {
    let fields: BTreeSet<u8> = (0..100).map(|seed| view(2, seed).marker).collect();
    assert_eq!(fields, (0..6).collect());
}

/// D-2.8: five batteries, no energy, no cards.
#[test]
fn everyone_starts_with_five_batteries() {
    for player in view(4, 2).players.values() {
        assert_eq!((player.energy, player.batteries), (Energy::NONE, 5));
        assert!(player.robots.is_empty() && player.technologies.is_empty());
    }
}

/// D-2.9: seat 0 is the start player.
#[test]
fn seat_0_begins() {
    assert!((0..20).all(|seed| deal(4, seed).asked().first() == Some(Seat::new(0))));
}

/// D-11.1: no view holds a hidden card, the seed, or where a hidden card lies.
#[test]
fn face_down_cards_are_in_no_view() {
    let game = deal(2, 5);
    let text = serde_json::to_string(&game.view(Observer::Seat(Seat::new(0)))).unwrap();
    let state = &serde_json::to_value(&game).unwrap()["galaxy"];
    assert!(!text.contains(state["chance"]["seed"].as_str().expect("a seed")));
    // Stacks of the view hold nothing but the face-up robot and a height.
    let view: Value = serde_json::from_str(&text).unwrap();
    for (seen, stack) in view["stacks"].as_array().unwrap().iter().zip(state["stacks"].as_array().unwrap()) {
        assert_eq!(*seen, serde_json::json!({ "top": stack.as_array().unwrap().last(), "height": 4 }));
    }
}

/// D-11.2: everything else is in everybody's view, the backs of the control tiles too.
#[test]
fn everything_else_is_in_every_view() {
    let play = Scene::new(2, "base").holds(1, energy(1, 2, 0), 7).owns(1, &["T03"]).play();
    let view = play.game.view(Observer::Seat(Seat::new(0)));
    let other = view.players[Seat::new(1)];
    assert_eq!((other.energy, other.batteries), (energy(1, 2, 0), 7));
    assert!(other.technologies.contains(technology("T03")));
    assert_eq!(view.tiles[0].back, ControlTile::C1.order(TileSide::Back));
    assert_eq!(view.defenders[Defender::Red], place(4));
}
