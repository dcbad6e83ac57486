//! Defenders 2, Batteries are moves: a cube becomes batteries, and the turn still brings a robot.

use defenders::{
    Color, ControlTile, Defender, Defenders, Energy, Move, Payment, Planet, PlayerPosition, Position, Robot, Side,
    TileSide, View,
};

use super::{
    ALTAIR, BASE, LEARNER, NORTH, NORTH_EAST, SOUTH_EAST, WEST, act, batteries_of, capture, captures, costing, end,
    gives_cube, go, goes, goods, is_act, is_trade, land, main, more_cubes, of, own, planet, price, robot, sends, stack,
    start, table, take, technologies, worth,
};
use crate::Phrase;
use crate::defenders::act::{on_place, on_robot, on_tile};
use crate::defenders::names;
use crate::lesson::{Check, Cue, Lesson, Step, Task, Until, Verdict};

pub(super) fn lesson() -> Lesson<Defenders> {
    Lesson {
        id: "defenders-2",
        version: 1,
        minutes: 5,
        learner: LEARNER,
        setup: table(position()),
        seed: 2,
        cues: vec![
            Cue { seat: ALTAIR, round: 1, moves: vec![main(ControlTile::C2, WEST, 1), Move::EndTurn, Move::Rest] },
            Cue { seat: ALTAIR, round: 2, moves: vec![Move::Rest] },
        ],
        level: "easy",
        steps: vec![travel(), trade(), fetch(), catch(), check()],
        done: |view| {
            Phrase::new("lesson-defenders-2-done")
                .phrase("points", names::points(own(view).score.total()))
                .phrase("goods", goods(view))
        },
        terms: &["trade-planet", "rest"],
    }
}

/// One battery is left. The red Defender, which no tile moves, keeps the Base closed.
fn position() -> Position {
    let player = |energy, batteries| PlayerPosition { energy, batteries, ..PlayerPosition::default() };
    Position {
        defenders: [BASE, NORTH_EAST, WEST],
        tiles: [TileSide::Front, TileSide::Back, TileSide::Front],
        stacks: [stack(&["R16"]), stack(&["R18"]), stack(&["R06"]), stack(&["R17"])],
        technologies: technologies(&["T02", "T07", "T16", "T18"]),
        players: vec![player(Energy::new(1, 0, 2), 1), player(Energy::new(1, 0, 0), 3)],
        ..start()
    }
}

/// The robot that the lesson is about.
fn wanted() -> Robot {
    robot("R06")
}

/// The batteries after the trade, the second action and the green rings.
fn best(before: &View) -> Phrase {
    let given = batteries_of(Planet::OasisTrade) + batteries_of(Planet::RingsGreen);
    let paid: u8 = (1..=defenders::MAINS).sum();
    names::batteries(i64::from(own(before).batteries) + i64::from(given) - i64::from(paid))
}

fn travel() -> Step<Defenders> {
    Step {
        round: 1,
        at: |scene| is_act(scene, 0),
        say: |scene| {
            sends(Phrase::new("lesson-defenders-2-oasis"), ControlTile::C2, Defender::Blue, NORTH)
                .phrase("held", names::batteries(own(scene.view).batteries))
                .phrase("gain", names::batteries(batteries_of(planet(NORTH))))
        },
        light: |_| vec![on_tile(ControlTile::C2), on_place(NORTH)],
        answer: |scene| go(scene, ControlTile::C2, NORTH),
        task: Task::Guided(|_, answer| {
            if goes(answer, ControlTile::C2, NORTH) {
                Verdict::Right
            } else if goes(answer, ControlTile::C3, NORTH) {
                Verdict::Retry(
                    of("lesson-defenders-2-oasis-other", wanted())
                        .piece("defender", names::defender(Defender::Yellow))
                        .piece("other", names::defender(Defender::Blue)),
                )
            } else {
                Verdict::Costly(Until::Round, |before, after| {
                    of("lesson-defenders-2-without", wanted())
                        .phrase("points", names::points(own(after).score.total()))
                        .phrase("batteries", names::batteries(own(after).batteries))
                        .phrase("best", best(before))
                })
            }
        }),
    }
}

fn trade() -> Step<Defenders> {
    Step {
        round: 1,
        at: is_trade,
        say: |_| {
            costing("lesson-defenders-2-trade", wanted())
                .phrase("gain", names::batteries(batteries_of(Planet::OasisTrade)))
        },
        light: |_| vec![on_place(NORTH)],
        answer: |_| Some(Move::Trade { payment: Payment::energy(Energy::one(Color::Green)) }),
        task: Task::Guided(|scene, answer| match answer {
            Move::Trade { payment } if payment.energy.green > 0 => Verdict::Right,
            Move::Trade { .. } => Verdict::Retry(
                costing("lesson-defenders-2-trade-blue", wanted())
                    .piece("defender", names::defender(Defender::Yellow))
                    .piece("planet", names::planet(Planet::RingsGreen)),
            ),
            _ => Verdict::Retry(
                Phrase::new("lesson-defenders-2-trade-not")
                    .phrase("batteries", names::batteries(own(scene.view).batteries)),
            ),
        }),
    }
}

/// The robot is still there in the next turn.
fn left() -> Verdict<Defenders> {
    Verdict::Costly(Until::Round, |_, _| {
        worth("lesson-defenders-2-left", wanted())
            .piece("defender", names::defender(Defender::Yellow))
            .piece("planet", names::planet(Planet::RingsGreen))
    })
}

fn fetch() -> Step<Defenders> {
    Step {
        round: 1,
        at: |scene| is_act(scene, 1),
        say: |scene| {
            sends(Phrase::new("lesson-defenders-2-fetch"), ControlTile::C1, Defender::Yellow, SOUTH_EAST)
                .phrase("held", names::batteries(own(scene.view).batteries))
                .phrase("price", names::batteries(price(scene)))
        },
        light: |_| vec![on_tile(ControlTile::C1), on_place(SOUTH_EAST)],
        answer: |scene| go(scene, ControlTile::C1, SOUTH_EAST),
        task: Task::Guided(|_, answer| if goes(answer, ControlTile::C1, SOUTH_EAST) { Verdict::Right } else { left() }),
    }
}

fn catch() -> Step<Defenders> {
    Step {
        round: 1,
        at: |scene| is_act(scene, 2),
        say: |_| {
            worth("lesson-defenders-2-catch", wanted())
                .piece("defender", names::defender(Defender::Yellow))
                .phrase("side", names::side(Side::South))
                .phrase("bonus", names::bonus(wanted().card().bonus))
        },
        light: |_| vec![on_robot(Side::South)],
        answer: |scene| capture(scene, Side::South),
        task: Task::Guided(|_, answer| if captures(answer, Side::South) { Verdict::Right } else { left() }),
    }
}

/// How many cubes the check wants: one for each main action.
const CUBES: i64 = defenders::MAINS as i64;
/// How many batteries it wants to be left.
const BATTERIES: u16 = 2;

/// What two actions cost if each stops where a cube and a battery lie.
fn net_price() -> i64 {
    let paid: u8 = (1..=defenders::MAINS).sum();
    i64::from(paid) - CUBES * i64::from(batteries_of(Planet::PulsarBlue))
}

fn check() -> Step<Defenders> {
    Step {
        round: 2,
        at: |scene| is_act(scene, 0),
        say: |_| {
            Phrase::new("lesson-defenders-2-check")
                .number("cubes", CUBES)
                .phrase("batteries", names::batteries(BATTERIES))
        },
        light: |_| Vec::new(),
        answer: |scene| match act(scene) {
            Some(_) => land(scene, gives_cube).or_else(|| end(scene)),
            None => take(scene, Energy::one(Color::Blue)),
        },
        task: Task::Check(Check {
            until: Until::Round,
            goal: |before, after| more_cubes(before, after) >= CUBES && own(after).batteries >= BATTERIES,
            miss: |before, after| {
                Phrase::new("lesson-defenders-2-missed")
                    .number("cubes", more_cubes(before, after))
                    .number("batteries", own(after).batteries)
            },
            hint: |_| Phrase::new("lesson-defenders-2-hint").phrase("price", names::batteries(net_price())),
        }),
    }
}
