//! Section 5: the planets.

use ControlTile::C2;
use Defender::{Blue, Red, Yellow};
use defenders::{ControlTile, Defender, Energy, Event, Gained, Illegal, Move, Payment, Prompt, TakeOption};
use game::{Game, Seat};

use crate::support::{Play, Scene, energy, paying, payments, sorted};

/// Red one step away from `to`, the others out of the way.
fn beside(to: u8) -> Scene {
    let (red, yellow, blue) = match to {
        1 => (0, 6, 8),
        4 => (1, 0, 2),
        7 => (8, 0, 2),
        _ => (if to.is_multiple_of(3) { to + 1 } else { to - 1 }, 1, 7),
    };
    let (yellow, blue) = if red == yellow || red == blue { (4, 3) } else { (yellow, blue) };
    Scene::new(2, "base").defender(Red, red).defender(Yellow, yellow).defender(Blue, blue)
}

/// Red moves to a planet for one of five batteries.
fn activate(to: u8) -> Play {
    let mut play = beside(to).play();
    play.moves(C2, to, 1);
    play
}

fn take(blue: u8, orange: u8, green: u8) -> Move {
    Move::Take { energy: energy(blue, orange, green), batteries: 0 }
}

/// D-5.1: the Base gives a battery and one energy of choice.
#[test]
fn the_base() {
    let mut play = activate(4);
    assert_eq!(play.batteries(0), 5);
    assert_eq!(sorted_takes(&play), [(0, 0, 1, 0), (0, 1, 0, 0), (1, 0, 0, 0)]);
    assert_eq!(play.refused(take(1, 1, 0)), Illegal::WrongTake);
    assert_eq!(play.refused(take(0, 0, 0)), Illegal::WrongTake);
    play.does(take(0, 1, 0));
    assert_eq!(play.energy(0), energy(0, 1, 0));
    assert_eq!(play.view().reserve, energy(8, 7, 8));
}

fn sorted_takes(play: &Play) -> Vec<(u8, u8, u8, u8)> {
    let Prompt::Take { options, .. } = play.prompt() else { panic!("nothing to take") };
    let mut takes: Vec<_> = options
        .into_iter()
        .map(|TakeOption { energy: Energy { blue, orange, green }, batteries, .. }| (blue, orange, green, batteries))
        .collect();
    takes.sort_unstable();
    takes
}

/// D-5.2: one energy and one battery.
#[test]
fn planets_with_energy() {
    for (place, gained) in [(0, energy(1, 0, 0)), (2, energy(0, 1, 0)), (5, energy(0, 0, 1))] {
        let play = activate(place);
        assert_eq!((play.energy(0), play.batteries(0)), (gained, 5), "place {place}");
    }
}

/// D-5.3: three batteries.
#[test]
fn the_battery_pulsar() {
    assert_eq!(activate(1).batteries(0), 7);
}

/// D-5.4, D-5.5: the rulebook's example: one free step to green, then two batteries for blue and orange. The marker passes
/// the end of the ring on its way.
#[test]
fn the_rulebooks_example_of_the_track() {
    let mut play = beside(3).marker(5).play();
    play.moves(C2, 3, 1);
    assert_eq!((play.energy(0), play.batteries(0)), (energy(0, 0, 1), 4));
    play.does(Move::StepOn { payment: Payment::batteries(1) });
    play.does(Move::StepOn { payment: Payment::batteries(1) });
    assert_eq!((play.energy(0), play.batteries(0)), (energy(1, 1, 1), 2));
    assert_eq!(play.view().marker, 2);
    assert!(matches!(play.prompt(), Prompt::Act(_)), "three steps are the most");
}

/// D-5.4: the question says how far batteries last, and never beyond the third field.
#[test]
fn the_track_is_offered_as_far_as_batteries_last() {
    let reach = |play: &Play| if let Prompt::Track { reach, .. } = play.prompt() { Some(reach) } else { None };
    let mut rich = beside(3).marker(0).play();
    rich.moves(C2, 3, 1);
    assert_eq!((rich.batteries(0), reach(&rich)), (4, Some(2)));
    rich.does(Move::StepOn { payment: Payment::batteries(1) });
    assert_eq!(reach(&rich), Some(1));

    let mut poor = beside(3).marker(0).holds(0, energy(0, 0, 0), 2).play();
    poor.moves(C2, 3, 1);
    assert_eq!((poor.batteries(0), reach(&poor)), (1, Some(1)));
}

/// D-5.5: after the first step the player may stop, and must without a battery.
#[test]
fn the_marker_may_stop() {
    let mut play = beside(3).marker(0).play();
    play.moves(C2, 3, 1).does(Move::StopMarker);
    assert_eq!((play.energy(0), play.batteries(0), play.view().marker), (energy(1, 0, 0), 4, 1));

    let mut poor = beside(3).marker(0).holds(0, energy(0, 0, 0), 1).play();
    poor.moves(C2, 3, 1);
    assert!(matches!(poor.prompt(), Prompt::Act(_)), "nothing to pay a second step with");
}

/// D-5.6, D-5.12: one energy and one battery become one of each color, even if the paid cube was the last of its color.
#[test]
fn the_trading_rings() {
    let scene = beside(6).holds(0, energy(1, 1, 0), 5).holds(1, energy(7, 0, 0), 5);
    let mut play = scene.play();
    assert_eq!(play.view().reserve.blue, 0);
    play.moves(C2, 6, 1);
    let Prompt::Trade { payments: ways, .. } = play.prompt() else { panic!("no trade") };
    assert_eq!(sorted(payments(&ways)), [paying(0, 1, 0, 1), paying(1, 0, 0, 1)]);
    play.does(Move::Trade { payment: paying(1, 0, 0, 1) });
    assert_eq!((play.energy(0), play.batteries(0)), (energy(1, 2, 1), 3));
    assert_eq!(play.view().reserve.blue, 0);
}

/// D-5.7: one energy becomes five batteries.
#[test]
fn the_trading_oasis() {
    let mut play = beside(8).holds(0, energy(0, 0, 2), 1).play();
    play.moves(C2, 8, 1);
    assert_eq!(play.refused(Move::Trade { payment: paying(1, 0, 0, 0) }), Illegal::WrongPayment);
    play.does(Move::Trade { payment: paying(0, 0, 1, 0) });
    assert_eq!((play.energy(0), play.batteries(0)), (energy(0, 0, 1), 5));
}

/// D-5.8: a trade may be skipped, and who cannot pay is not asked.
#[test]
fn trades_are_optional() {
    let mut play = beside(6).holds(0, energy(1, 0, 0), 5).play();
    play.moves(C2, 6, 1).does(Move::SkipTrade);
    assert_eq!((play.energy(0), play.batteries(0)), (energy(1, 0, 0), 4));

    let mut no_energy = beside(6).play();
    no_energy.moves(C2, 6, 1);
    assert!(matches!(no_energy.prompt(), Prompt::Act(_)));
    let mut no_battery = beside(6).holds(0, energy(1, 0, 0), 1).play();
    no_battery.moves(C2, 6, 1);
    assert!(matches!(no_battery.prompt(), Prompt::Act(_)));
}

/// D-5.9: the six faces of the die.
#[test]
fn the_die_oasis() {
    for (face, batteries, cubes) in [(1, 2, 0), (2, 1, 1), (3, 1, 1), (4, 1, 1), (5, 0, 2), (6, 0, 2)] {
        let mut play = beside(7).die(&[face]).play();
        play.moves(C2, 7, 1);
        assert!(play.happened(Event::Rolled { seat: Seat::new(0), face: face as u8 }));
        assert_eq!(play.batteries(0), 4 + batteries, "face {face}");
        match play.prompt() {
            Prompt::Take { count, options, .. } => {
                assert_eq!(count, cubes, "face {face}");
                assert_eq!(options.len(), if cubes == 2 { 6 } else { 3 });
            }
            Prompt::Act(_) => assert_eq!(cubes, 0, "face {face}"),
            other => panic!("{other:?}"),
        }
        assert_eq!(play.game.chance().fault(), None);
    }
}

/// D-5.9: two energy of choice are one answer, of one color or of two.
#[test]
fn two_energy_of_choice() {
    let mut play = beside(7).die(&[6]).play();
    play.moves(C2, 7, 1).does(take(2, 0, 0));
    assert_eq!(play.energy(0), energy(2, 0, 0));
}

/// D-5.10: a battery for each cube that is not there.
#[test]
fn an_exhausted_color_gives_a_battery() {
    let mut play = beside(0).reserve(energy(0, 3, 3)).play();
    play.moves(C2, 0, 1);
    assert_eq!((play.energy(0), play.batteries(0)), (energy(0, 0, 0), 6));
    let why = Gained::Planet(defenders::Planet::PulsarBlue);
    assert!(play.happened(Event::Gained { seat: Seat::new(0), why, energy: Energy::NONE, batteries: 1, instead: 1 }));

    let mut play = beside(6).holds(0, energy(0, 1, 0), 5).reserve(energy(0, 0, 0)).play();
    play.moves(C2, 6, 1).does(Move::Trade { payment: paying(0, 1, 0, 1) });
    assert_eq!((play.energy(0), play.batteries(0)), (energy(0, 1, 0), 5), "blue and green are missing: two batteries");
}

/// D-5.11: the choice may fall on an exhausted color; otherwise a battery is no choice.
#[test]
fn an_exhausted_color_may_be_chosen() {
    let mut play = beside(4).reserve(energy(0, 3, 3)).play();
    play.moves(C2, 4, 1);
    assert_eq!(sorted_takes(&play), [(0, 0, 0, 1), (0, 0, 1, 0), (0, 1, 0, 0)]);
    play.does(Move::Take { energy: energy(0, 0, 0), batteries: 1 });
    assert_eq!(play.batteries(0), 6);

    // The first of two cubes may be the last of its color.
    let mut play = beside(7).die(&[5]).reserve(energy(1, 3, 3)).play();
    play.moves(C2, 7, 1);
    assert_eq!(
        sorted_takes(&play),
        [(0, 0, 2, 0), (0, 1, 1, 0), (0, 2, 0, 0), (1, 0, 0, 1), (1, 0, 1, 0), (1, 1, 0, 0)]
    );

    let mut play = activate(4);
    assert_eq!(play.refused(Move::Take { energy: energy(0, 0, 0), batteries: 1 }), Illegal::WrongTake);
}

/// D-5.12: an energy that pays for a step of the marker, by an exchange, can be the one that the step gives.
#[test]
fn what_is_paid_is_back_first() {
    let scene = beside(3).marker(5).holds(0, energy(0, 0, 1), 1).holds(1, energy(8, 0, 0), 5);
    let mut play = scene.owns(0, &["T15"]).play();
    play.moves(C2, 3, 1);
    assert_eq!(play.energy(0), energy(0, 0, 2));
    assert!(matches!(play.prompt(), Prompt::Act(_)), "no battery and no blue cube: no second step");

    let scene = beside(3).marker(0).holds(0, energy(1, 0, 0), 1).holds(1, energy(7, 0, 0), 5);
    let mut play = scene.owns(0, &["T15"]).marker(3).play();
    play.moves(C2, 3, 1);
    // Blue is exhausted: the first step brought a battery, which pays for orange; the blue cube could pay as well.
    assert_eq!(play.batteries(0), 1);
    play.does(Move::StepOn { payment: paying(1, 0, 0, -1) });
    assert_eq!((play.energy(0), play.batteries(0), play.view().reserve.blue), (energy(0, 1, 0), 2, 1));
}

/// D-5.13: thirty-three battery cubes are in the box, but who earns a hundred has a hundred.
#[test]
fn batteries_never_run_out() {
    let mut play = beside(8).holds(0, energy(1, 0, 0), 100).play();
    play.moves(C2, 8, 1).does(Move::Trade { payment: paying(1, 0, 0, 0) });
    assert_eq!(play.batteries(0), 104);
}
