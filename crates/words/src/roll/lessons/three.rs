//! Roll 3, No die idle: work in the phases of others, use wild faces, and Dictate.

use roll::{
    Color, Dice, Face, Move, Phase, Plan, PlayerPosition, Prompt, Roll, Select, Shift, Shifts, Shipment, Use, View,
    Worker,
};

use super::{
    ALTAIR, At, LEARNER, and, built, cost, dice, explores, goods, is_assign, is_managed, is_recall, is_ship, lit,
    lit_die, luck, named, of, onward, planned, price, selects, table, tableau, tiles, with_phase, workers,
};
use crate::Phrase;
use crate::lesson::{Check, Cue, Lesson, Step, Task, Until, Verdict};
use crate::roll::nouns::{column, rolled};
use crate::roll::questions::CUP;

const MINING_WORLD: &str = "Mining World";
const RESEARCH_LABS: &str = "Minor Research Labs";
const ORE_RICH_WORLD: &str = "Ore-Rich World";
const MERCHANT_GUILD: &str = "Merchant Guild";

pub(super) fn lesson() -> Lesson<Roll> {
    Lesson {
        id: "roll-3",
        version: 2,
        minutes: 6,
        learner: LEARNER,
        setup: table(4, 24, [learner(), altair()], &[Face::Develop, Face::Explore, Face::Explore]),
        seed: 1,
        cues: vec![
            Cue {
                seat: ALTAIR,
                round: 4,
                moves: vec![selects(Color::Home, Face::Develop, Phase::Develop), Move::Stop],
            },
            explores(5),
            explores(6),
        ],
        level: "easy",
        steps: vec![assign(), recall(), dictate(), ship(), ship_again(), check()],
        done: |view| Phrase::new("lesson-roll-3-done").number("goods", goods(view)),
        terms: &["wild", "dictate", "recall"],
    }
}

fn learner() -> PlayerPosition {
    let idle = |homes: usize, rares: usize| {
        luck(
            &[
                (Color::Home, &[Face::Develop; 5][..homes]),
                (Color::Military, &[Face::Develop]),
                (Color::Rare, &[Face::Develop; 3][..rares]),
                (Color::Genes, &[Face::Settle]),
            ],
            &[],
        )
    };
    PlayerPosition {
        tableau: tableau(7, 7, &[ORE_RICH_WORLD]),
        goods: vec![(named(ORE_RICH_WORLD), Color::Home)],
        cup: dice(&[(Color::Home, 3), (Color::Military, 1), (Color::Rare, 1), (Color::Genes, 1)]),
        developments: tiles(&[RESEARCH_LABS]),
        worlds: tiles(&[MINING_WORLD]),
        // Everyone comes back after the first round.
        credits: 6,
        luck: vec![
            luck(
                &[
                    (Color::Home, &[Face::Explore, Face::Explore, Face::Develop]),
                    (Color::Military, &[Face::Settle]),
                    (Color::Rare, &[Face::Develop]),
                    (Color::Genes, &[Face::Wild]),
                ],
                &[],
            ),
            idle(4, 2),
            idle(5, 3),
        ],
        ..PlayerPosition::default()
    }
}

fn altair() -> PlayerPosition {
    let explores = || luck(&[(Color::Home, &[Face::Explore; 5])], &[]);
    PlayerPosition {
        tableau: tableau(9, 5, &[]),
        cup: dice(&[(Color::Home, 3)]),
        developments: tiles(&[MERCHANT_GUILD]),
        developers: Dice::of(Color::Home, 2),
        credits: 1,
        luck: vec![luck(&[(Color::Home, &[Face::Develop, Face::Explore, Face::Explore])], &[]), explores(), explores()],
        ..PlayerPosition::default()
    }
}

/// How many dice a tile of Altair's lacks.
fn lacks(view: &View) -> u8 {
    cost(MERCHANT_GUILD).saturating_sub(view.players[ALTAIR].developments.dice.total())
}

fn settles_with_all() -> Move {
    let mut plan = Plan::new(Select { color: Color::Home, face: Face::Explore, phase: Phase::Settle });
    plan.wild[Phase::Settle] = Dice::of(Color::Genes, 1);
    Move::Assign(Box::new(plan))
}

fn assign() -> Step<Roll> {
    Step {
        round: 4,
        at: is_assign,
        say: |scene| {
            with_phase(of("lesson-roll-3-assign", MERCHANT_GUILD), Phase::Settle)
                .seat(ALTAIR)
                .number("dice", lacks(scene.view))
                .piece("other", crate::roll::nouns::square(named(MINING_WORLD)))
                .number("cost", cost(MINING_WORLD))
        },
        light: |_| {
            [vec![rolled(Color::Genes, Face::Wild)], lit_die(Color::Home, Face::Explore, Phase::Settle)].concat()
        },
        answer: |_| Some(settles_with_all()),
        task: Task::Guided(|scene, answer| {
            let Some(strip) = planned(scene, answer) else { return Verdict::Right };
            let settlers = workers(&strip, Phase::Settle);
            let developers = workers(&strip, Phase::Develop);
            match strip.selection.phase {
                Phase::Settle if settlers >= cost(MINING_WORLD) && developers >= cost(RESEARCH_LABS) => Verdict::Right,
                Phase::Settle => Verdict::Costly(Until::When(is_managed), |before, after| {
                    and(of("lesson-roll-3-assign-few", MINING_WORLD), RESEARCH_LABS)
                        .number("settlers", cost(MINING_WORLD))
                        .number("developers", cost(RESEARCH_LABS))
                        .number("built", built(before, after))
                }),
                Phase::Develop => Verdict::Costly(Until::When(is_managed), |before, after| {
                    of("lesson-roll-3-assign-develop", MINING_WORLD).seat(ALTAIR).number("built", built(before, after))
                }),
                Phase::Explore | Phase::Produce | Phase::Ship => {
                    Verdict::Costly(Until::When(is_managed), |before, after| {
                        of("lesson-roll-3-assign-other", MINING_WORLD).number("built", built(before, after))
                    })
                }
            }
        }),
    }
}

fn recall() -> Step<Roll> {
    Step {
        round: 4,
        at: is_recall,
        say: |_| of("lesson-roll-3-recall", MINING_WORLD).number("credits", price(MINING_WORLD)),
        light: |_| [vec![CUP.to_string()], lit(&[MINING_WORLD])].concat(),
        answer: |_| Some(Move::Stop),
        task: Task::Guided(|_, answer| match answer {
            Move::Recall { .. } => {
                Verdict::Retry(Phrase::new("lesson-roll-3-recall-not").number("credits", price(MINING_WORLD)))
            }
            _ => Verdict::Right,
        }),
    }
}

/// Selects a phase with an idle developer, and sets a second one aside to move a third one there.
fn dictates(scene: &At<'_>, phase: Phase) -> Option<Move> {
    let Prompt::Assign(assigning) = scene.prompt else { return None };
    let mut idle = assigning.rolled[Face::Develop].iter();
    let (selector, aside, moved) = (idle.next()?, idle.next()?, idle.next()?);
    let mut plan = Plan::new(Select { color: selector, face: Face::Develop, phase });
    let shifts = Shifts::of(&[Shift { color: moved, from: Phase::Develop, to: phase }])?;
    plan.uses = vec![Use::Dictate { set_aside: Worker { color: aside, column: Phase::Develop }, shifts }];
    Some(Move::Assign(Box::new(plan)))
}

fn dictate() -> Step<Roll> {
    Step {
        round: 5,
        at: is_assign,
        say: |scene| with_phase(Phrase::new("lesson-roll-3-dictate"), Phase::Ship).number("goods", goods(scene.view)),
        light: |_| vec![rolled(Color::Home, Face::Develop), column(Phase::Ship)],
        answer: |scene| dictates(scene, Phase::Ship),
        task: Task::Guided(|scene, answer| {
            let Some(strip) = planned(scene, answer) else { return Verdict::Right };
            match strip.selection.phase {
                Phase::Ship if workers(&strip, Phase::Ship) >= goods(scene.view) => Verdict::Right,
                Phase::Ship => Verdict::Costly(Until::When(is_managed), |before, after| {
                    Phrase::new("lesson-roll-3-dictate-one")
                        .number("shipped", goods(before) - goods(after))
                        .number("credits", price(MINING_WORLD))
                }),
                Phase::Explore | Phase::Develop | Phase::Settle | Phase::Produce => {
                    Verdict::Costly(Until::When(is_managed), |_, after| {
                        Phrase::new("lesson-roll-3-dictate-other").number("goods", goods(after))
                    })
                }
            }
        }),
    }
}

/// The first Trade that is offered.
fn trade(scene: &At<'_>) -> Option<Move> {
    let Prompt::Ship { options } = scene.prompt else { return None };
    let option = options.iter().find(|option| option.shipment == Shipment::Trade)?;
    let (shipper, world, good) = (option.shipper, option.world, option.good);
    Some(Move::Ship { shipper, world, good, shipment: Shipment::Trade })
}

/// A Consume is a good answer of another kind.
fn ships(_: &At<'_>, answer: &Move) -> Verdict<Roll> {
    match answer {
        Move::Ship { shipment: Shipment::Consume, .. } => {
            Verdict::Fine(Phrase::new("lesson-roll-3-ship-consumed").number("credits", price(MINING_WORLD)))
        }
        _ => Verdict::Right,
    }
}

fn ship() -> Step<Roll> {
    Step {
        round: 5,
        at: |scene| is_ship(scene) && goods(scene.view) > 1,
        say: |_| Phrase::new("lesson-roll-3-ship").number("credits", price(MINING_WORLD)),
        light: |_| lit(&[MINING_WORLD, ORE_RICH_WORLD]),
        answer: trade,
        task: Task::Guided(ships),
    }
}

fn ship_again() -> Step<Roll> {
    Step {
        round: 5,
        at: is_ship,
        say: |scene| Phrase::new("lesson-roll-3-ship-again").number("credits", scene.view.players[LEARNER].credits),
        light: |_| Vec::new(),
        answer: trade,
        task: Task::Guided(ships),
    }
}

fn check() -> Step<Roll> {
    Step {
        round: 6,
        at: is_assign,
        say: |_| and(of("lesson-roll-3-check", MINING_WORLD), ORE_RICH_WORLD),
        light: |_| Vec::new(),
        answer: |scene| dictates(scene, Phase::Produce).or_else(|| onward(scene)),
        task: Task::Check(Check {
            until: Until::When(is_managed),
            goal: |_, after| goods(after) > 1,
            miss: |_, after| Phrase::new("lesson-roll-3-missed").number("goods", goods(after)),
            hint: |_| with_phase(Phrase::new("lesson-roll-3-hint"), Phase::Produce),
        }),
    }
}
