//! Defenders 1, A turn with a capture: move two Defenders, take energy and capture a robot.

use defenders::{
    Color, ControlTile, Defender, Defenders, Energy, Move, Place, Planet, Position, Prompt, Robot, Side,
    TRACK_STEP_BATTERIES, TRACK_STEPS, Trade, View,
};

use super::{
    ALTAIR, At, BASE, EAST, LEARNER, NORTH_EAST, NORTH_WEST, SOUTH, WEST, act, by, capture, captures, costing, end,
    gives_cube, go, goods, is_act, land, main, missing, more_cubes, of, own, planet, price, robot, sends, stack, start,
    table, take, technologies, touched, worth,
};
use crate::defenders::act::{on_place, on_robot, on_tile};
use crate::defenders::names;
use crate::lesson::{Check, Cue, Lesson, Step, Task, Until, Verdict};
use crate::{Phrase, Target};

pub(super) fn lesson() -> Lesson<Defenders> {
    Lesson {
        id: "defenders-1",
        version: 1,
        minutes: 5,
        learner: LEARNER,
        setup: table(position()),
        seed: 1,
        cues: vec![
            Cue {
                seat: ALTAIR,
                round: 1,
                moves: vec![
                    main(ControlTile::C2, NORTH_WEST, 1),
                    main(ControlTile::C3, EAST, 2),
                    Move::Trade { payment: trade_payment() },
                    Move::EndTurn,
                    Move::Rest,
                ],
            },
            Cue { seat: ALTAIR, round: 2, moves: vec![Move::Rest] },
        ],
        level: "easy",
        steps: vec![travel(), step_on(), stop(), second(), choose(), catch(), check()],
        done: |view| {
            Phrase::new("lesson-defenders-1-done")
                .phrase("points", names::points(own(view).score.total()))
                .phrase("goods", goods(view))
        },
        terms: &["tile", "battery", "energy", "robot"],
    }
}

/// All Defenders on the Base. No technology can be paid for without orange energy.
fn position() -> Position {
    let players = start().players.into_iter().zip([vec![4], Vec::new()]);
    Position {
        stacks: [stack(&["R12"]), stack(&["R09", "R16"]), stack(&["R06"]), stack(&["R04"])],
        technologies: technologies(&["T02", "T07", "T16", "T18"]),
        players: players.map(|(player, rolls)| defenders::PlayerPosition { rolls, ..player }).collect(),
        ..start()
    }
}

/// Altair gives a blue cube on the rings.
fn trade_payment() -> defenders::Payment {
    defenders::Payment { energy: Energy::one(Color::Blue), batteries: 1 }
}

/// The robot that the lesson is about.
fn wanted() -> Robot {
    robot("R09")
}

/// What the learner lacks for it.
fn lacking(view: &View) -> Phrase {
    names::energy(missing(wanted().card().cost, own(view).energy))
}

fn travel() -> Step<Defenders> {
    Step {
        round: 1,
        at: |scene| is_act(scene, 0),
        say: |scene| {
            let order = scene.view.tiles[ControlTile::C1 as usize].order;
            sends(costing("lesson-defenders-1-move", wanted()), ControlTile::C1, order.defender, NORTH_EAST)
                .number("distance", order.distance)
        },
        light: |_| vec![on_robot(Side::East), on_tile(ControlTile::C1), on_place(NORTH_EAST)],
        answer: |scene| go(scene, ControlTile::C1, NORTH_EAST),
        task: Task::Guided(|_, answer| match answer {
            Move::Main { tile: ControlTile::C1, to, .. } if *to == NORTH_EAST => Verdict::Right,
            Move::Main { tile: ControlTile::C1, .. } => Verdict::Retry(
                Phrase::new("lesson-defenders-1-move-there")
                    .piece("planet", names::planet(planet(NORTH_EAST)))
                    .number("cubes", TRACK_STEPS),
            ),
            _ => Verdict::Closed(Phrase::new("lesson-defenders-1-closed").piece("tile", names::tile(ControlTile::C1))),
        }),
    }
}

/// Whether the marker may move on after this many steps.
fn is_track(scene: &At<'_>, taken: u8) -> bool {
    matches!(scene.prompt, Prompt::Track { steps, .. } if *steps == taken)
}

/// The color of the next field.
fn next_color(scene: &At<'_>) -> Phrase {
    match scene.prompt {
        Prompt::Track { next, .. } => names::color(*next),
        _ => names::color(Color::Blue),
    }
}

fn pay_step(scene: &At<'_>) -> Option<Move> {
    match scene.prompt {
        Prompt::Track { payments, .. } => payments.first().map(|paid| Move::StepOn { payment: paid.payment }),
        _ => None,
    }
}

fn lit_track(_: &At<'_>) -> Vec<Target> {
    vec![on_place(NORTH_EAST)]
}

fn step_on() -> Step<Defenders> {
    Step {
        round: 1,
        at: |scene| is_track(scene, 1),
        say: |scene| {
            costing("lesson-defenders-1-track", wanted())
                .phrase("color", next_color(scene))
                .phrase("price", names::batteries(TRACK_STEP_BATTERIES))
        },
        light: lit_track,
        answer: pay_step,
        task: Task::Guided(|scene, answer| match answer {
            Move::StopMarker => Verdict::Retry(
                of("lesson-defenders-1-track-on", wanted())
                    .phrase("missing", lacking(scene.view))
                    .phrase("color", next_color(scene)),
            ),
            _ => Verdict::Right,
        }),
    }
}

fn stop() -> Step<Defenders> {
    Step {
        round: 1,
        at: |scene| is_track(scene, 2),
        say: |scene| {
            Phrase::new("lesson-defenders-1-stop")
                .phrase("color", next_color(scene))
                .list("sides", touched(NORTH_EAST))
                .piece("defender", names::defender(Defender::Yellow))
        },
        light: lit_track,
        answer: |_| Some(Move::StopMarker),
        task: Task::Guided(|_, answer| match answer {
            Move::StopMarker => Verdict::Right,
            _ => Verdict::Costly(Until::Asked, |_, after| {
                Phrase::new("lesson-defenders-1-stop-paid")
                    .phrase("price", names::batteries(TRACK_STEP_BATTERIES))
                    .phrase("batteries", names::batteries(own(after).batteries))
                    .phrase("color", names::color(after.track[usize::from(after.marker)]))
                    .piece("defender", names::defender(Defender::Yellow))
            }),
        }),
    }
}

/// The robot is still there in the next turn.
fn left() -> Verdict<Defenders> {
    Verdict::Costly(Until::Round, |_, after| worth("lesson-defenders-1-left", wanted()).phrase("goods", goods(after)))
}

fn second() -> Step<Defenders> {
    Step {
        round: 1,
        at: |scene| is_act(scene, 1),
        say: |scene| {
            sends(of("lesson-defenders-1-second", wanted()), ControlTile::C2, Defender::Red, SOUTH)
                .phrase("missing", lacking(scene.view))
                .phrase("price", names::batteries(price(scene)))
        },
        light: |_| vec![on_tile(ControlTile::C2), on_place(SOUTH)],
        answer: |scene| go(scene, ControlTile::C2, SOUTH),
        task: Task::Guided(|scene, answer| match answer {
            Move::Main { tile: ControlTile::C2, to, .. } if *to == SOUTH => Verdict::Right,
            Move::Main { to, .. } if *to == EAST => Verdict::Retry(rings(scene, *to)),
            Move::Main { tile: ControlTile::C2, to, .. } => Verdict::Retry(
                of("lesson-defenders-1-second-place", wanted())
                    .piece("planet", names::planet(planet(*to)))
                    .phrase("missing", lacking(scene.view)),
            ),
            Move::Main { .. } => Verdict::Retry(
                of("lesson-defenders-1-second-stay", wanted()).piece("defender", names::defender(Defender::Yellow)),
            ),
            _ => left(),
        }),
    }
}

/// The rings would help as well, but for a battery more.
fn rings(scene: &At<'_>, to: Place) -> Phrase {
    let trade = match planet(to).effect() {
        defenders::PlanetEffect::Trade(trade) => trade,
        _ => Trade::default(),
    };
    let left = i64::from(own(scene.view).batteries) - i64::from(price(scene)) - i64::from(trade.pay_batteries);
    Phrase::new("lesson-defenders-1-second-rings")
        .piece("planet", names::planet(planet(to)))
        .phrase("batteries", names::batteries(left))
        .piece("other", names::planet(Planet::OasisDie))
}

fn choose() -> Step<Defenders> {
    Step {
        round: 1,
        at: |scene| matches!(scene.prompt, Prompt::Take { .. }),
        say: |scene| of("lesson-defenders-1-take", wanted()).phrase("missing", lacking(scene.view)),
        light: |_| Vec::new(),
        answer: |scene| take(scene, Energy::one(Color::Blue)),
        task: Task::Guided(|scene, answer| match answer {
            Move::Take { energy, .. } if energy.blue > 0 => Verdict::Right,
            _ => Verdict::Retry(
                costing("lesson-defenders-1-take-other", wanted()).phrase("missing", lacking(scene.view)),
            ),
        }),
    }
}

fn catch() -> Step<Defenders> {
    Step {
        round: 1,
        at: |scene| is_act(scene, 2),
        say: |_| {
            worth("lesson-defenders-1-catch", wanted())
                .piece("defender", names::defender(Defender::Yellow))
                .phrase("side", names::side(Side::East))
        },
        light: |_| vec![on_robot(Side::East)],
        answer: |scene| capture(scene, Side::East),
        task: Task::Guided(|_, answer| if captures(answer, Side::East) { Verdict::Right } else { left() }),
    }
}

/// How many cubes the check wants: one for each main action.
const CUBES: i64 = defenders::MAINS as i64;

fn check() -> Step<Defenders> {
    Step {
        round: 2,
        at: |scene| is_act(scene, 0),
        say: |_| by("lesson-defenders-1-check", ALTAIR).number("cubes", CUBES),
        light: |_| Vec::new(),
        answer: |scene| match act(scene) {
            Some(_) => land(scene, gives_cube).or_else(|| end(scene)),
            None => take(scene, Energy::one(Color::Blue)),
        },
        task: Task::Check(Check {
            until: Until::Round,
            goal: |before, after| more_cubes(before, after) >= CUBES,
            miss: |before, after| {
                Phrase::new("lesson-defenders-1-missed")
                    .number("cubes", more_cubes(before, after))
                    .number("wanted", CUBES)
            },
            hint: |scene| {
                Phrase::new("lesson-defenders-1-hint")
                    .piece("planet", names::planet(planet(BASE)))
                    .piece("other", names::planet(planet(WEST)))
                    .phrase("batteries", names::batteries(own(scene.view).batteries))
            },
        }),
    }
}
