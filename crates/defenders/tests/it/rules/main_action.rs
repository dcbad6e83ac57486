//! Section 4: main actions.

use ControlTile::{C1, C2, C3};
use Defender::{Blue, Red, Yellow};
use defenders::{ControlTile, Defender, Event, Illegal, Payment, Planet, TileSide};
use game::Seat;

use crate::support::{Scene, energy, main, place};

fn one(to: u8, tile: ControlTile) -> defenders::Move {
    main(tile, to, Payment::batteries(1))
}

/// D-4.1: the side that is up names Defender and distance.
#[test]
fn the_tile_names_the_defender() {
    let mut play = Scene::new(2, "base").tile(C1, TileSide::Back).defender(Red, 0).defender(Yellow, 2).play();
    assert_eq!(play.places(C1), [1, 3, 5, 7], "Blue 1 from the Base");
    play.moves(C1, 7, 1);
    assert_eq!(play.view().defenders[Blue], place(7));
}

/// D-4.2: one battery for the first, two for the second, and not without them.
#[test]
fn the_second_main_action_costs_two() {
    let mut play = Scene::new(2, "base").holds(0, energy(0, 0, 0), 1).defender(Red, 4).defender(Yellow, 6).play();
    assert_eq!(play.refused(main(C2, 5, Payment::batteries(2))), Illegal::WrongPayment);
    assert_eq!(play.refused(main(C2, 5, Payment::batteries(0))), Illegal::WrongPayment);
    play.moves(C2, 5, 1);
    assert_eq!(play.batteries(0), 1);
    assert_eq!(play.refused(main(C3, 7, Payment::batteries(1))), Illegal::WrongPayment);
    assert!(play.places(C3).is_empty(), "one battery does not pay for a second main action");
}

/// D-4.3: a tile works once in a turn; two tiles may move one Defender, as Yellow 2 and Yellow 1 do.
#[test]
fn each_tile_once_but_a_defender_twice() {
    let mut play = Scene::new(2, "base").defender(Red, 0).defender(Yellow, 3).defender(Blue, 8).play();
    play.moves(C1, 5, 1);
    assert_eq!(play.refused(main(C1, 3, Payment::batteries(2))), Illegal::TileUsed(C1));
    play.moves(C3, 2, 2);
    assert_eq!(play.view().defenders[Yellow], place(2));
}

/// D-4.4: exactly as far as ordered, never diagonally.
#[test]
fn exactly_the_ordered_distance() {
    let mut play = Scene::new(2, "base").defender(Red, 0).defender(Yellow, 8).defender(Blue, 4).play();
    assert_eq!(play.places(C2), [1, 3], "Red 1 from a corner");
    assert_eq!(play.places(C1), [2, 6], "Yellow 2 from a corner, the Base taken");
    for far in [2, 4, 5, 6, 7] {
        let why = if far == 4 { Illegal::Occupied(place(4)) } else { Illegal::OutOfReach(place(far)) };
        assert_eq!(play.refused(one(far, C2)), why);
    }
    assert_eq!(play.refused(one(5, C1)), Illegal::OutOfReach(place(5)), "not less than two");
}

/// D-4.5: no stop on a place with a Defender, but through it.
#[test]
fn passing_through_is_allowed_stopping_is_not() {
    // Yellow in the corner 0, its neighbors 1 and 3 taken: it passes both of them.
    let mut play = Scene::new(2, "base").defender(Red, 1).defender(Yellow, 0).defender(Blue, 3).play();
    assert_eq!(play.places(C1), [2, 4, 6]);
    assert_eq!(play.refused(one(1, C3)), Illegal::Occupied(place(1)));
    play.moves(C1, 2, 1);
    assert_eq!(play.view().defenders[Yellow], place(2));
}

/// D-4.6: back to where it came from is not two places away; around the corner is.
#[test]
fn no_there_and_back() {
    let mut play = Scene::new(2, "base").defender(Red, 8).defender(Yellow, 3).defender(Blue, 7).play();
    assert_eq!(play.places(C1), [1, 5], "5 straight on, 1 around the corner, 7 taken");
    assert_eq!(play.refused(one(3, C1)), Illegal::Occupied(place(3)), "its own place is not a destination");
}

/// D-4.7: a tile whose Defender has nowhere to stop cannot be used.
#[test]
fn a_blocked_tile_cannot_be_used() {
    let mut play = Scene::new(2, "base").defender(Red, 0).defender(Yellow, 1).defender(Blue, 3).play();
    assert!(play.places(C2).is_empty(), "red is shut in");
    assert_eq!(play.refused(one(1, C2)), Illegal::Occupied(place(1)));
    assert_eq!(play.refused(one(2, C2)), Illegal::OutOfReach(place(2)));
}

/// D-4.8: the planet takes effect at once, for the player who moved the Defender there.
#[test]
fn the_planet_is_activated() {
    let mut play = Scene::new(3, "base").seat(2).defender(Red, 0).play();
    play.moves(C2, 1, 1);
    assert_eq!(play.batteries(2), 5 - 1 + 3);
    let (seat, defender, planet) = (Seat::new(2), Red, Planet::PulsarBatteries);
    let payment = Payment::batteries(1);
    assert!(play.happened(Event::Moved { seat, tile: C2, defender, from: place(0), to: place(1), planet, payment }));
}
