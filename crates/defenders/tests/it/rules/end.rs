//! Section 9: the end of the game and the score.

use ControlTile::C2;
use Defender::{Blue, Red, Yellow};
use Side::{East, North, South};
use defenders::{ControlTile, Defender, Event, Move, Score, Setup, Side};
use game::{Game, Outcome, Seat, Setup as _};

use crate::support::{Play, Scene, energy, paying, robot, technology};

/// One stack is empty, another has one robot left, and the seat can capture it from place 1.
fn last_robot(players: u8, seat: u8) -> Scene {
    let scene = Scene::new(players, "base").seat(seat).defender(Red, 0).defender(Yellow, 8).defender(Blue, 5);
    scene.stack(South, &[]).stack(North, &["R01"]).holds(seat, energy(2, 2, 2), 5)
}

fn captures(play: &mut Play) {
    play.moves(C2, 1, 1).does(Move::Capture { side: North, payment: paying(1, 1, 0, 0) });
}

/// D-9.1: the rulebook's example: the second stack is emptied in B's turn of A-B-C-D, the game ends after D's.
#[test]
fn the_rulebooks_example_of_the_end() {
    let mut play = last_robot(4, 1).play();
    captures(&mut play);
    assert!(play.happened(Event::LastRound { round: 1 }));
    assert!(play.view().last_round);
    for seat in [2, 3] {
        assert_eq!(play.seat(), Seat::new(seat));
        play.does(Move::Rest);
    }
    assert!(play.game.outcome().is_some());
    assert!(play.happened(Event::Over));
}

/// D-9.1: emptied by the last seat, the game ends at once; emptied by the first, everybody else has a turn.
#[test]
fn all_have_equally_many_turns() {
    let mut last = last_robot(3, 2).play();
    captures(&mut last);
    assert!(last.game.outcome().is_some());
    let mut first = last_robot(3, 0).play();
    captures(&mut first);
    first.does(Move::Rest);
    assert!(first.game.outcome().is_none());
    first.does(Move::Rest);
    assert!(first.game.outcome().is_some());
}

/// D-9.1: captures go on in the last round, and a single empty stack ends nothing.
#[test]
fn captures_go_on() {
    let scene = last_robot(2, 0).stack(East, &["R07", "R02"]).holds(1, energy(0, 1, 1), 5);
    let mut play = scene.play();
    assert!(!play.view().last_round);
    captures(&mut play);
    play.moves(ControlTile::C1, 2, 1).does(Move::Capture { side: East, payment: paying(0, 1, 1, 0) });
    assert_eq!(play.game.outcome().expect("over").standings[Seat::new(1)].total, 1);
}

/// The result of a game in which seats hold these cards and cubes.
fn result(seats: &[(&[&str], &[&str], u8)]) -> Outcome {
    let mut scene = last_robot(seats.len() as u8, seats.len() as u8 - 1);
    for (seat, (robots, technologies, blue)) in seats.iter().enumerate() {
        scene = scene.captured(seat as u8, robots).owns(seat as u8, technologies);
        scene = scene.holds(seat as u8, energy(*blue, 0, 0), 0);
    }
    let mut play = scene.stack(North, &[]).play();
    play.does(Move::Rest);
    play.game.outcome().expect("two stacks are empty and the round is done")
}

fn total(robots: &[&str], technologies: &[&str]) -> i32 {
    let score =
        Score::of(robots.iter().map(|id| robot(id)).collect(), technologies.iter().map(|id| technology(id)).collect());
    score.total()
}

/// D-9.2: the points on the robots.
#[test]
fn robots_score_their_points() {
    assert_eq!(total(&["R16"], &[]), 5);
    assert_eq!(total(&["R16", "R09"], &[]), 8, "two welders: no points for types");
}

/// D-9.3: types of robots.
#[test]
fn types_score() {
    // Courier, welder, sentinel, miner, gardener, surveyor.
    let robots = ["R01", "R02", "R03", "R04", "R05", "R06"];
    let points = [1, 1, 1, 2, 2, 2];
    for (count, bonus) in [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4)] {
        let printed: i32 = points[..count].iter().sum();
        assert_eq!(total(&robots[..count], &[]), printed + bonus, "{count} types");
    }
}

/// D-9.4: technologies, five at the most.
#[test]
fn technologies_score() {
    let cards = ["T01", "T02", "T03", "T04", "T05", "T06", "T07"];
    for (count, points) in [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 6), (6, 6), (7, 6)] {
        assert_eq!(total(&[], &cards[..count]), points, "{count} technologies");
    }
}

/// D-9.5, and the rulebook's example of scoring: 12 + 2 + 4 = 18. Cubes and batteries add nothing.
#[test]
fn the_rulebooks_example_of_scoring() {
    let robots = ["R04", "R10", "R16", "R01"];
    let outcome = result(&[(&robots, &["T01", "T02", "T03", "T04"], 5), (&[], &[], 0)]);
    let standing = &outcome.standings[Seat::new(0)];
    let lines: Vec<_> = standing.score.iter().map(|line| (line.source.as_ref(), line.points)).collect();
    assert_eq!(lines, [("robots", 12), ("robot_types", 2), ("technologies", 4)]);
    assert_eq!(standing.total, 18);
}

/// D-9.6: most points win; then most energy; then the win is shared.
#[test]
fn ties() {
    let more_points = result(&[(&["R01"], &[], 0), (&[], &[], 5)]);
    assert_eq!(more_points.winners(), [Seat::new(0)]);
    let more_energy = result(&[(&["R01"], &[], 1), (&["R02"], &[], 2)]);
    assert_eq!(more_energy.winners(), [Seat::new(1)]);
    let shared = result(&[(&["R01"], &[], 2), (&["R02"], &[], 2), (&[], &[], 3)]);
    assert_eq!(shared.winners(), [Seat::new(0), Seat::new(1)]);
    assert_eq!(shared.standings[Seat::new(2)].rank, 3);
}

/// D-9.7: a cap ends the game after this many rounds. Without one it goes on.
#[test]
fn a_round_cap() {
    let setup = Setup::of(2, "base").unwrap().capped(3);
    let mut game = defenders::Defenders::new(&setup, game::Chance::scripted([]), &mut ()).unwrap();
    for _ in 0..6 {
        assert!(game.outcome().is_none());
        let seat = game.asked().first().expect("the game goes on");
        game.play(seat, &Move::Rest, &mut ()).unwrap();
    }
    assert!(game.outcome().is_some());
    assert!(Setup::of(2, "base").unwrap().capped(0).check().is_err());

    let mut play = Scene::new(2, "base").play();
    for _ in 0..200 {
        play.does(Move::Rest);
    }
    assert!(play.game.outcome().is_none());
}
