//! Roll 2, Money brings dice back: explore with what others select, sell the first good, and recruit six dice.

use roll::{Color, DiePlace, Face, Move, Phase, PlayerPosition, Prompt, Roll, STOCK, Shipment, Side};

use super::{
    ALTAIR, At, LEARNER, and, by, cost, crew, crowd, dice, explorers, explores, first, has, is_assign, is_explore,
    is_managed, is_place, is_recruit, is_ship, lit, lit_die, luck, of, onward, planned, price, scored, selects,
    stock_first, table, tableau, tile, with_phase, workers,
};
use crate::Phrase;
use crate::lesson::{Check, Lesson, Step, Task, Until, Verdict};
use crate::roll::explore::BAG;
use crate::roll::nouns::{lying, stack};

const HOME: &str = "Earth's Lost Colony";
const MINING_WORLD: &str = "Mining World";
/// The other side of its tile.
const GALACTIC_MANDATE: &str = "Galactic Mandate";

pub(super) fn lesson() -> Lesson<Roll> {
    Lesson {
        id: "roll-2",
        version: 2,
        minutes: 6,
        learner: LEARNER,
        setup: table(2, 24, [learner(), altair()], &[Face::Explore, Face::Explore]),
        seed: 1,
        cues: vec![explores(2), explores(3)],
        level: "easy",
        steps: vec![assign(), stock(), scout(), place(), trade(), recruit(), check()],
        done: |view| of("lesson-roll-2-done", MINING_WORLD).number("vp", view.players[LEARNER].score.total()),
        terms: &["credits", "scout", "stock", "trade"],
    }
}

fn learner() -> PlayerPosition {
    PlayerPosition {
        tableau: tableau(9, 5, &["Public Works", "New Survivalists"]),
        goods: vec![(super::named(HOME), Color::Novelty)],
        cup: dice(&[(Color::Home, 2), (Color::Novelty, 1)]),
        citizenry: dice(&[(Color::Home, 3), (Color::Military, 1), (Color::Consumption, 1)]),
        credits: 1,
        luck: vec![
            luck(
                &[(Color::Home, &[Face::Explore, Face::Explore]), (Color::Novelty, &[Face::Ship])],
                &[MINING_WORLD, "Former Penal Colony"],
            ),
            // Whatever was recruited, three dice can settle.
            luck(
                &[
                    (Color::Home, &[Face::Settle, Face::Settle, Face::Explore, Face::Develop, Face::Produce]),
                    (Color::Novelty, &[Face::Wild, Face::Produce]),
                    (Color::Consumption, &[Face::Ship]),
                    (Color::Military, &[Face::Settle]),
                ],
                &[],
            ),
        ],
        ..PlayerPosition::default()
    }
}

/// Altair has Home dice alone, so that nothing but the phase is decided.
fn altair() -> PlayerPosition {
    let explores = || luck(&[(Color::Home, &[Face::Explore; 4])], &[]);
    PlayerPosition {
        tableau: tableau(7, 7, &["Export Duties"]),
        cup: dice(&[(Color::Home, 3)]),
        credits: 1,
        luck: vec![explores(), explores()],
        ..PlayerPosition::default()
    }
}

fn assign() -> Step<Roll> {
    Step {
        round: 2,
        at: is_assign,
        say: |_| with_phase(of("lesson-roll-2-assign", HOME).seat(ALTAIR), Phase::Ship),
        light: |_| [lit_die(Color::Novelty, Face::Ship, Phase::Ship), lit(&[HOME])].concat(),
        answer: |_| Some(selects(Color::Novelty, Face::Ship, Phase::Ship)),
        task: Task::Guided(|scene, answer| {
            let Some(strip) = planned(scene, answer) else { return Verdict::Right };
            match strip.selection.phase {
                Phase::Ship if workers(&strip, Phase::Explore) < 2 => {
                    Verdict::Retry(by("lesson-roll-2-assign-explorer", ALTAIR).number("credits", STOCK))
                }
                Phase::Ship => Verdict::Right,
                Phase::Explore | Phase::Develop | Phase::Settle | Phase::Produce => {
                    Verdict::Costly(Until::When(is_managed), |_, _| {
                        of("lesson-roll-2-assign-other", HOME).seat(ALTAIR).number("credits", price(HOME))
                    })
                }
            }
        }),
    }
}

fn stock() -> Step<Roll> {
    Step {
        round: 2,
        at: |scene| is_explore(scene) && explorers(scene.view) > 1,
        say: |_| Phrase::new("lesson-roll-2-explore").number("credits", STOCK),
        light: |_| vec![lying(Color::Home, DiePlace::Column(Phase::Explore)), BAG.to_string()],
        answer: |_| Some(Move::Stock(crew(Color::Home))),
        task: Task::Guided(|_, answer| stock_first(answer)),
    }
}

fn scout() -> Step<Roll> {
    Step {
        round: 2,
        at: |scene| is_explore(scene) && explorers(scene.view) == 1,
        say: |_| Phrase::new("lesson-roll-2-scout"),
        light: |_| vec![BAG.to_string()],
        answer: |_| Some(Move::Scout(crew(Color::Home))),
        task: Task::Guided(|_, answer| match answer {
            Move::Stock(_) => Verdict::Costly(Until::When(is_managed), |_, _| Phrase::new("lesson-roll-2-scout-not")),
            _ => Verdict::Right,
        }),
    }
}

fn place() -> Step<Roll> {
    Step {
        round: 2,
        at: is_place,
        say: |_| and(of("lesson-roll-2-place", MINING_WORLD), GALACTIC_MANDATE).number("cost", cost(MINING_WORLD)),
        light: |_| [lit(&[MINING_WORLD]), vec![stack(Side::World)]].concat(),
        answer: |_| Some(Move::Place { tile: tile(MINING_WORLD), side: Side::World, top: false }),
        task: Task::Guided(|_, answer| match answer {
            Move::Place { side: Side::Development, .. } => {
                Verdict::Retry(and(of("lesson-roll-2-place-world", MINING_WORLD), GALACTIC_MANDATE))
            }
            _ => Verdict::Right,
        }),
    }
}

fn trade() -> Step<Roll> {
    Step {
        round: 2,
        at: is_ship,
        say: |_| of("lesson-roll-2-trade", HOME).number("credits", price(HOME)),
        light: |_| lit(&[HOME]),
        answer: |scene| shipped(scene, Shipment::Trade),
        task: Task::Guided(|_, answer| match answer {
            Move::Ship { shipment: Shipment::Consume, .. } => {
                Verdict::Costly(Until::When(is_recruit), |before, after| {
                    Phrase::new("lesson-roll-2-trade-consumed")
                        .number("vp", scored(before, after))
                        .number("dice", after.players[LEARNER].credits)
                        .number("more", price(HOME))
                })
            }
            _ => Verdict::Right,
        }),
    }
}

/// The first way to ship a good like this.
fn shipped(scene: &At<'_>, wanted: Shipment) -> Option<Move> {
    let Prompt::Ship { options } = scene.prompt else { return None };
    let option = options.iter().find(|option| option.shipment == wanted)?;
    let (shipper, world, good) = (option.shipper, option.world, option.good);
    Some(Move::Ship { shipper, world, good, shipment: wanted })
}

fn recruit() -> Step<Roll> {
    Step {
        round: 2,
        at: is_recruit,
        say: |scene| {
            let Prompt::Recruit { count, from, .. } = scene.prompt else { return Phrase::new("lesson-roll-2-recruit") };
            Phrase::new("lesson-roll-2-recruit").number("dice", *count).number("all", from.total())
        },
        light: |_| Vec::new(),
        answer: first,
        task: Task::Guided(|_, _| Verdict::Right),
    }
}

fn check() -> Step<Roll> {
    Step {
        round: 3,
        at: is_assign,
        say: |_| of("lesson-roll-2-check", MINING_WORLD).number("cost", cost(MINING_WORLD)),
        light: |_| Vec::new(),
        answer: |scene| crowd(scene, Phase::Settle, &[Face::Settle]).or_else(|| onward(scene)),
        task: Task::Check(Check {
            until: Until::When(is_managed),
            goal: |_, after| has(after, MINING_WORLD),
            miss: |_, after| {
                of("lesson-roll-2-missed", MINING_WORLD)
                    .number("dice", after.players[LEARNER].worlds.dice.total())
                    .number("cost", cost(MINING_WORLD))
            },
            hint: |_| with_phase(of("lesson-roll-2-hint", MINING_WORLD), Phase::Settle),
        }),
    }
}
