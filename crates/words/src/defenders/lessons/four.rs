//! Defenders 4, Technologies and the end: buy for effect and for points, and count in the last turn.

use defenders::{
    Color, ControlTile, Defender, Defenders, Energy, FILL_TO, Move, Payment, Place, Planet, PlayerPosition, Position,
    Prompt, Robot, Score, Side, StackPosition, Technology, TileSide, View,
};
use game::Seat;

use super::{
    At, BASE, EAST, NORTH_EAST, NORTH_WEST, SOUTH, SOUTH_EAST, WEST, act, buy, by, capture, captures, costing, end, go,
    goes, goods, is_act, is_trade, land, main, of, own, planet, robot, sends, stack, start, table, take, technologies,
    technology, worth,
};
use crate::defenders::act::{on_place, on_robot, on_technology, on_tile};
use crate::defenders::names;
use crate::lesson::{Check, Cue, Lesson, Step, Task, Until, Verdict};
use crate::{Phrase, Target};

/// The learner plays second here, so that Altair can begin the last round.
const LEARNER: Seat = Seat::new(1);
const ALTAIR: Seat = Seat::new(0);

pub(super) fn lesson() -> Lesson<Defenders> {
    let blue = Energy::one(Color::Blue);
    let cue = |round, moves: Vec<Move>| Cue {
        seat: ALTAIR,
        round,
        moves: moves.into_iter().chain([Move::EndTurn, Move::Rest]).collect(),
    };
    Lesson {
        id: "defenders-4",
        version: 3,
        minutes: 7,
        learner: LEARNER,
        setup: table(position()),
        seed: 4,
        cues: vec![
            cue(
                8,
                vec![main(ControlTile::C3, EAST, 1), Move::Trade { payment: Payment { energy: blue, batteries: 1 } }],
            ),
            cue(9, vec![main(ControlTile::C3, WEST, 1)]),
            cue(
                10,
                vec![
                    main(ControlTile::C3, BASE, 1),
                    Move::Take { energy: blue, batteries: 0 },
                    Move::Capture { side: Side::West, payment: Payment::energy(robot("R16").card().cost) },
                ],
            ),
        ],
        level: "easy",
        steps: vec![first(), second(), upgrade(), travel(), trade(), catch(), check()],
        done: |view| scores(by("lesson-defenders-4-done", ALTAIR), view),
        terms: &["technology", "discount", "types", "last-round"],
    }
}

/// Late in a game: the north is empty, and one robot is left in the west.
fn position() -> Position {
    let robots = |ids: &[&str]| ids.iter().map(|id| robot(id)).collect();
    let few = |height, ids: &[&str]| StackPosition { height, ..stack(ids) };
    Position {
        round: 8,
        defenders: [SOUTH, NORTH_EAST, BASE],
        tiles: [TileSide::Front, TileSide::Front, TileSide::Back],
        stacks: [few(0, &[]), few(3, &["R18", "R11"]), few(3, &["R17"]), few(1, &["R16"])],
        technologies: technologies(&["T10", "T09", "T22", "T17", "T19"]),
        players: vec![
            PlayerPosition {
                energy: Energy::new(2, 0, 0),
                batteries: 3,
                robots: robots(&["R10", "R07", "R14"]),
                technologies: technologies(&["T05", "T06"]),
                ..PlayerPosition::default()
            },
            PlayerPosition {
                energy: Energy::new(1, 1, 1),
                batteries: 5,
                robots: robots(&["R08", "R09", "R04"]),
                technologies: technologies(&["T02", "T04"]),
                ..PlayerPosition::default()
            },
        ],
        ..start()
    }
}

/// The robot that the lesson is about, and the technology that makes it cheaper.
fn wanted() -> Robot {
    robot("R18")
}
fn discount() -> Technology {
    technology("T10")
}

/// Another one for rings, which saves none of the cubes that the robot needs most.
fn similar() -> Technology {
    technology("T09")
}

/// What the robot costs, in cubes: as printed, and with the discount.
fn costs(phrase: Phrase) -> Phrase {
    let cost = wanted().card().cost.total();
    phrase.number("cost", cost).number("less", cost - 1)
}

/// The scores of both players.
fn scores(phrase: Phrase, view: &View) -> Phrase {
    let total = |seat: Seat| view.players[seat].score.total();
    phrase.number("own", total(LEARNER)).number("other", total(ALTAIR))
}

/// The two moves of the first turn come in any order.
fn is_planned(answer: &Move) -> bool {
    goes(answer, ControlTile::C2, SOUTH_EAST) || goes(answer, ControlTile::C1, NORTH_WEST)
}

/// The tile, the Defender and the place of the next move.
fn planned(scene: &At<'_>) -> (ControlTile, Defender, Place) {
    if scene.view.turn.moved[Defender::Red] {
        (ControlTile::C1, Defender::Yellow, NORTH_WEST)
    } else {
        (ControlTile::C2, Defender::Red, SOUTH_EAST)
    }
}

fn lit_plan(scene: &At<'_>) -> Vec<Target> {
    let (tile, _, to) = planned(scene);
    vec![on_tile(tile), on_place(to)]
}

fn plan(scene: &At<'_>) -> Option<Move> {
    let (tile, _, to) = planned(scene);
    go(scene, tile, to)
}

fn first() -> Step<Defenders> {
    Step {
        round: 8,
        at: |scene| is_act(scene, 0),
        say: |scene| {
            let (tile, defender, to) = planned(scene);
            let points = names::points(wanted().card().points);
            sends(costing("lesson-defenders-4-first", wanted()).phrase("points", points), tile, defender, to)
        },
        light: |scene| lit_plan(scene).into_iter().chain([on_robot(Side::East)]).collect(),
        answer: plan,
        task: Task::Guided(|scene, answer| match answer {
            _ if goes(answer, ControlTile::C2, SOUTH_EAST) => Verdict::Right,
            _ if is_planned(answer) => {
                Verdict::Fine(Phrase::new("lesson-defenders-4-order").piece("tile", names::tile(ControlTile::C2)))
            }
            Move::Main { to, .. } if *to == SOUTH_EAST => Verdict::Retry(
                Phrase::new("lesson-defenders-4-first-taken")
                    .piece("planet", names::planet(planet(*to)))
                    .piece("defender", names::defender(Defender::Red)),
            ),
            Move::Main { to, .. } => Verdict::Retry(
                of("lesson-defenders-4-first-oasis", wanted())
                    .piece("planet", names::planet(planet(*to)))
                    .phrase("batteries", names::batteries(own(scene.view).batteries)),
            ),
            _ => Verdict::Retry(
                Phrase::new("lesson-defenders-4-first-rest")
                    .number("limit", FILL_TO)
                    .phrase("batteries", names::batteries(own(scene.view).batteries)),
            ),
        }),
    }
}

fn second() -> Step<Defenders> {
    Step {
        round: 8,
        at: |scene| is_act(scene, 1),
        say: |scene| {
            let (tile, defender, to) = planned(scene);
            sends(Phrase::new("lesson-defenders-4-second"), tile, defender, to)
        },
        light: lit_plan,
        answer: plan,
        task: Task::Guided(|scene, answer| match answer {
            _ if is_planned(answer) => Verdict::Right,
            Move::Main { to, .. } => Verdict::Retry(
                of("lesson-defenders-4-second-place", wanted())
                    .piece("planet", names::planet(planet(*to)))
                    .piece("tile", names::tile(planned(scene).0)),
            ),
            Move::EndTurn => Verdict::Costly(Until::Round, |_, after| {
                Phrase::new("lesson-defenders-4-one").phrase("goods", goods(after))
            }),
            _ => Verdict::Costly(Until::Round, |_, after| {
                Phrase::new("lesson-defenders-4-early").phrase("goods", goods(after))
            }),
        }),
    }
}

/// How many points something brings.
fn gained(scene: &At<'_>, score: Score) -> i64 {
    i64::from(score.total()) - i64::from(own(scene.view).score.total())
}

fn upgrade() -> Step<Defenders> {
    Step {
        round: 8,
        at: |scene| is_act(scene, 2),
        say: |scene| {
            let options = act(scene).map_or(&[][..], |act| &act.upgrades);
            let score = options.iter().find(|option| option.technology == discount()).map(|option| option.score);
            Phrase::new("lesson-defenders-4-buy")
                .piece("technology", names::technology(discount()))
                .phrase("points", names::points(score.map_or(0, |score| gained(scene, score))))
        },
        light: |_| vec![on_technology(discount())],
        answer: |scene| buy(scene, discount()),
        task: Task::Guided(|_, answer| match answer {
            Move::Upgrade { technology, .. } if *technology == discount() => Verdict::Right,
            Move::Upgrade { technology, .. } if *technology == similar() => Verdict::Costly(Until::Asked, |_, _| {
                of("lesson-defenders-4-similar", wanted())
                    .piece("technology", names::technology(similar()))
                    .piece("other", names::technology(discount()))
                    .number("green", wanted().card().cost.green)
            }),
            _ => Verdict::Costly(Until::Round, |_, _| {
                costs(of("lesson-defenders-4-unbought", wanted())).piece("technology", names::technology(discount()))
            }),
        }),
    }
}

/// What is said if the robot was not taken, or for its full price.
fn left() -> Verdict<Defenders> {
    Verdict::Costly(Until::Round, |_, after| {
        if own(after).robots.contains(wanted()) {
            costs(of("lesson-defenders-4-dear", wanted()))
        } else {
            worth("lesson-defenders-4-left", wanted())
        }
    })
}

fn travel() -> Step<Defenders> {
    Step {
        round: 9,
        at: |scene| is_act(scene, 0),
        say: |_| {
            let phrase = costs(of("lesson-defenders-4-rings", wanted()));
            sends(phrase, ControlTile::C1, Defender::Blue, EAST)
        },
        light: |_| vec![on_tile(ControlTile::C1), on_place(EAST), on_robot(Side::East)],
        answer: |scene| go(scene, ControlTile::C1, EAST),
        task: Task::Guided(|_, answer| if goes(answer, ControlTile::C1, EAST) { Verdict::Right } else { left() }),
    }
}

fn trade() -> Step<Defenders> {
    Step {
        round: 9,
        at: is_trade,
        say: |_| of("lesson-defenders-4-trade", wanted()),
        light: |_| vec![on_place(EAST)],
        answer: |scene| match scene.prompt {
            Prompt::Trade { payments, .. } => payments.first().map(|paid| Move::Trade { payment: paid.payment }),
            _ => None,
        },
        task: Task::Guided(|scene, answer| match answer {
            Move::SkipTrade => Verdict::Fine(
                of("lesson-defenders-4-trade-not", wanted()).number("cubes", own(scene.view).energy.total()),
            ),
            _ => Verdict::Right,
        }),
    }
}

fn catch() -> Step<Defenders> {
    Step {
        round: 9,
        at: |scene| is_act(scene, 1),
        say: |scene| {
            let options = act(scene).map_or(&[][..], |act| &act.captures);
            let score = options.iter().find(|option| option.side == Side::East).map(|option| option.score);
            let types = score.map_or(0, |score| score.robot_types - own(scene.view).score.robot_types);
            of("lesson-defenders-4-catch", wanted())
                .phrase("points", names::points(score.map_or(0, |score| gained(scene, score))))
                .phrase("types", names::points(types))
        },
        light: |_| vec![on_robot(Side::East)],
        answer: |scene| capture(scene, Side::East),
        task: Task::Guided(|_, answer| if captures(answer, Side::East) { Verdict::Right } else { left() }),
    }
}

/// What decides the game: points, then energy.
fn standing(view: &View, seat: Seat) -> (i32, u32) {
    (view.players[seat].score.total(), view.players[seat].energy.total())
}

/// The points for technologies, now and with one more.
fn with_one_more(view: &View) -> (u8, u8) {
    let player = own(view);
    let more = Technology::all().find(|&card| !player.technologies.contains(card));
    let after = player.technologies.iter().chain(more).collect();
    (player.score.technologies, Score::of(player.robots, after).technologies)
}

fn check() -> Step<Defenders> {
    Step {
        round: 10,
        at: |scene| is_act(scene, 0),
        say: |scene| scores(by("lesson-defenders-4-check", ALTAIR), scene.view),
        light: |_| Vec::new(),
        answer: |scene| {
            buy(scene, technology("T22"))
                .or_else(|| land(scene, |planet| planet == Planet::PulsarBatteries))
                .or_else(|| take(scene, Energy::one(Color::Blue)))
                .or_else(|| end(scene))
        },
        task: Task::Check(Check {
            until: Until::Round,
            goal: |_, after| standing(after, LEARNER) > standing(after, ALTAIR),
            miss: |_, after| scores(by("lesson-defenders-4-missed", ALTAIR), after),
            hint: |scene| {
                let (now, more) = with_one_more(scene.view);
                let card = technology("T22");
                Phrase::new("lesson-defenders-4-hint")
                    .phrase("now", names::points(now))
                    .phrase("more", names::points(more))
                    .piece("technology", names::technology(card))
                    .phrase("cost", names::bill(&card.card().cost))
            },
        }),
    }
}
