//! Defenders 3, Reach: one Defender fetches, another one reaches, and the Base reaches everything.

use defenders::{Color, ControlTile, Defender, Defenders, Energy, Move, PlayerPosition, Position, Robot, Side, View};

use super::{
    ALTAIR, At, BASE, LEARNER, NORTH, NORTH_WEST, SOUTH, SOUTH_EAST, SOUTH_WEST, WEST, capture, captures, costing, end,
    go, goes, goods, is_act, land, main, missing, more_points, of, own, planet, robot, sends, stack, start, table,
    take, technologies, touched, worth,
};
use crate::defenders::act::{on_place, on_robot, on_tile};
use crate::defenders::names;
use crate::lesson::{Check, Cue, Lesson, Step, Task, Until, Verdict};
use crate::{Phrase, Target};

pub(super) fn lesson() -> Lesson<Defenders> {
    Lesson {
        id: "defenders-3",
        version: 1,
        minutes: 5,
        learner: LEARNER,
        setup: table(position()),
        seed: 3,
        cues: vec![
            Cue {
                seat: ALTAIR,
                round: 1,
                moves: vec![main(ControlTile::C2, SOUTH_WEST, 1), Move::EndTurn, Move::Rest],
            },
            Cue { seat: ALTAIR, round: 2, moves: vec![Move::Rest] },
        ],
        level: "easy",
        steps: vec![first(), second(), catch(), check()],
        done: |view| {
            Phrase::new("lesson-defenders-3-done")
                .phrase("points", names::points(own(view).score.total()))
                .piece("planet", names::planet(planet(BASE)))
        },
        terms: &["reach", "base"],
    }
}

/// The blue Defender on the Base has no tile this turn. The next field of the track is not green.
fn position() -> Position {
    let player = |energy, batteries| PlayerPosition { energy, batteries, ..PlayerPosition::default() };
    Position {
        defenders: [SOUTH, WEST, BASE],
        stacks: [stack(&["R12", "R20"]), stack(&["R03"]), stack(&["R17"]), stack(&["R11"])],
        technologies: technologies(&["T21", "T22", "T23", "T13"]),
        marker: 0,
        players: vec![player(Energy::new(2, 1, 1), 2), player(Energy::new(0, 1, 0), 2)],
        ..start()
    }
}

/// The robot of the first turn, and that of the second.
fn wanted() -> Robot {
    robot("R12")
}
fn next() -> Robot {
    robot("R20")
}

fn has_moved(view: &View, defender: Defender) -> bool {
    view.turn.moved[defender]
}

/// The two moves of the turn come in any order.
fn moves(answer: &Move) -> Option<Defender> {
    if goes(answer, ControlTile::C2, SOUTH_EAST) {
        Some(Defender::Red)
    } else if goes(answer, ControlTile::C3, NORTH_WEST) {
        Some(Defender::Yellow)
    } else {
        None
    }
}

/// What happens to other answers.
fn other(answer: &Move) -> Verdict<Defenders> {
    if goes(answer, ControlTile::C1, NORTH) {
        return Verdict::Retry(
            of("lesson-defenders-3-oasis", wanted())
                .piece("planet", names::planet(planet(NORTH)))
                .piece("other", names::planet(planet(NORTH_WEST))),
        );
    }
    if captures(answer, Side::East) {
        return Verdict::Costly(Until::Round, |before, after| {
            of("lesson-defenders-3-small", wanted())
                .phrase("points", names::points(more_points(before, after)))
                .phrase("most", names::points(wanted().card().points))
        });
    }
    Verdict::Costly(Until::Round, |_, _| worth("lesson-defenders-3-left", wanted()))
}

fn lit(scene: &At<'_>) -> Vec<Target> {
    if has_moved(scene.view, Defender::Red) {
        vec![on_robot(Side::North)]
    } else {
        vec![on_robot(Side::North), on_tile(ControlTile::C2), on_place(SOUTH_EAST)]
    }
}

fn first() -> Step<Defenders> {
    Step {
        round: 1,
        at: |scene| is_act(scene, 0),
        say: |scene| {
            let phrase = costing("lesson-defenders-3-first", wanted());
            sends(phrase, ControlTile::C2, Defender::Red, SOUTH_EAST)
                .phrase("missing", names::energy(missing(wanted().card().cost, own(scene.view).energy)))
        },
        light: lit,
        answer: |scene| go(scene, ControlTile::C2, SOUTH_EAST),
        task: Task::Guided(|_, answer| match moves(answer) {
            Some(Defender::Red) => Verdict::Right,
            Some(_) => Verdict::Fine(
                of("lesson-defenders-3-order", wanted()).piece("defender", names::defender(Defender::Yellow)),
            ),
            None => other(answer),
        }),
    }
}

fn second() -> Step<Defenders> {
    Step {
        round: 1,
        at: |scene| is_act(scene, 1),
        say: |scene| {
            if has_moved(scene.view, Defender::Red) {
                of("lesson-defenders-3-second", wanted())
                    .piece("defender", names::defender(Defender::Red))
                    .list("sides", touched(SOUTH_EAST))
                    .piece("other", names::defender(Defender::Blue))
                    .phrase("side", names::side(Side::North))
            } else {
                sends(Phrase::new("lesson-defenders-3-fetch"), ControlTile::C2, Defender::Red, SOUTH_EAST)
            }
        },
        light: lit,
        answer: |scene| {
            if has_moved(scene.view, Defender::Red) {
                go(scene, ControlTile::C3, NORTH_WEST)
            } else {
                go(scene, ControlTile::C2, SOUTH_EAST)
            }
        },
        task: Task::Guided(|_, answer| if moves(answer).is_some() { Verdict::Right } else { other(answer) }),
    }
}

fn catch() -> Step<Defenders> {
    Step {
        round: 1,
        at: |scene| is_act(scene, 2),
        say: |_| {
            worth("lesson-defenders-3-catch", wanted())
                .piece("defender", names::defender(Defender::Yellow))
                .list("sides", touched(NORTH_WEST))
        },
        light: |_| vec![on_robot(Side::North)],
        answer: |scene| capture(scene, Side::North),
        task: Task::Guided(|_, answer| if captures(answer, Side::North) { Verdict::Right } else { other(answer) }),
    }
}

fn check() -> Step<Defenders> {
    Step {
        round: 2,
        at: |scene| is_act(scene, 0),
        say: |scene| costing("lesson-defenders-3-check", next()).phrase("goods", goods(scene.view)),
        light: |_| vec![on_robot(Side::North)],
        answer: |scene| {
            capture(scene, Side::North)
                .or_else(|| land(scene, |planet| planet == defenders::Planet::Base))
                .or_else(|| take(scene, Energy::one(Color::Green)))
                .or_else(|| end(scene))
        },
        task: Task::Check(Check {
            until: Until::Round,
            goal: |_, after| own(after).robots.contains(next()),
            miss: |_, after| costing("lesson-defenders-3-missed", next()).phrase("goods", goods(after)),
            hint: |_| Phrase::new("lesson-defenders-3-hint").piece("planet", names::planet(planet(BASE))),
        }),
    }
}
