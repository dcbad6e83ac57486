//! Roll 6, The twelfth square: choose the development that counts what lies there, and end the game while ahead.

use roll::{
    Color, Face, Holdings, Move, Phase, PlayerPosition, Prompt, Roll, SQUARES_TO_END, Side, Square, StageView, View,
};

use super::{
    ALTAIR, LEARNER, and, by, cost, crew, crowd, dice, is_assign, is_explore, is_managed, is_place, is_recall, lit,
    lit_die, luck, named, of, onward, planned, selects, table, tableau, tile, tiles, with_phase, workers,
};
use crate::Phrase;
use crate::lesson::{Check, Cue, Lesson, Step, Task, Until, Verdict};
use crate::roll::explore::BAG;
use crate::roll::nouns::stack;
use crate::roll::questions::CUP;

const FEDERATION: &str = "Galactic Federation";
const MINING_LEAGUE: &str = "Mining League";
/// The other side of Mining League.
const NEW_SURVIVALISTS: &str = "New Survivalists";
const TERRAFORMED_WORLD: &str = "Terraformed World";
const ARMAMENTS_WORLD: &str = "Armaments World";
/// The developers that the first round needs, so that the second one can finish.
const DEVELOPERS: u8 = 3;

pub(super) fn lesson() -> Lesson<Roll> {
    Lesson {
        id: "roll-6",
        version: 2,
        minutes: 7,
        learner: LEARNER,
        setup: table(10, 19, [learner(), altair()], &[Face::Explore, Face::Settle]),
        seed: 1,
        cues: vec![
            Cue {
                seat: ALTAIR,
                round: 10,
                moves: vec![
                    selects(Color::Home, Face::Explore, Phase::Explore),
                    Move::Scout(crew(Color::Home)),
                    Move::Place { tile: tile(ARMAMENTS_WORLD), side: Side::World, top: false },
                ],
            },
            Cue { seat: ALTAIR, round: 11, moves: vec![selects(Color::Home, Face::Settle, Phase::Settle), Move::Stop] },
        ],
        level: "easy",
        steps: vec![assign(), scout(), abandon(), place(), place_again(), recall(), check()],
        done: |view| {
            let [own, other] = [LEARNER, ALTAIR].map(|seat| view.players[seat].score.total());
            by("lesson-roll-6-done", ALTAIR).number("own", own).number("other", other)
        },
        terms: &["square", "six-cost"],
    }
}

fn learner() -> PlayerPosition {
    PlayerPosition {
        tableau: tableau(
            7,
            7,
            &[
                "Public Works",
                "Export Duties",
                "Merchant Guild",
                "Space Refineries",
                "Space Port",
                "Ore-Rich World",
                "Mining World",
            ],
        ),
        cup: dice(&[(Color::Home, 4), (Color::Military, 1), (Color::Novelty, 1), (Color::Rare, 1), (Color::Genes, 1)]),
        worlds: tiles(&[TERRAFORMED_WORLD]),
        credits: 2,
        vp: 3,
        luck: vec![
            luck(
                &[
                    (Color::Home, &[Face::Explore, Face::Develop, Face::Develop, Face::Develop]),
                    (Color::Military, &[Face::Settle]),
                    (Color::Novelty, &[Face::Ship]),
                    (Color::Rare, &[Face::Ship]),
                    (Color::Genes, &[Face::Settle]),
                ],
                &[FEDERATION, MINING_LEAGUE],
            ),
            luck(
                &[
                    (Color::Home, &[Face::Develop; 4]),
                    (Color::Military, &[Face::Settle]),
                    (Color::Novelty, &[Face::Ship]),
                    (Color::Rare, &[Face::Develop]),
                    (Color::Genes, &[Face::Settle]),
                ],
                &[],
            ),
        ],
        ..PlayerPosition::default()
    }
}

fn altair() -> PlayerPosition {
    PlayerPosition {
        tableau: tableau(
            9,
            8,
            &[
                "Galactic Salon",
                "Lost Alien Battle Fleet",
                "Tourist World",
                "Jungle World",
                "Comet Zone",
                "Investment Credits",
            ],
        ),
        cup: dice(&[(Color::Home, 5)]),
        credits: 1,
        vp: 2,
        luck: vec![
            luck(
                &[(Color::Home, &[Face::Explore, Face::Develop, Face::Develop, Face::Ship, Face::Ship])],
                &[ARMAMENTS_WORLD],
            ),
            luck(&[(Color::Home, &[Face::Settle, Face::Settle, Face::Settle, Face::Settle, Face::Explore])], &[]),
        ],
        ..PlayerPosition::default()
    }
}

/// What a development of cost 6 would score in the learner's tableau, with its cost.
fn worth(view: &View, name: &str) -> i32 {
    let squares: Vec<Square> = view.players[LEARNER].tableau.iter().map(|(square, _)| *square).collect();
    let print = named(name).print();
    let points = print
        .scoring
        .map_or(0, |scoring| scoring.points(&[&squares[..], &[named(name)]].concat(), Holdings::default()));
    i32::from(print.cost) + points
}

/// A message with both developments of cost 6 and what they score.
fn compared(key: &'static str, view: &View) -> Phrase {
    and(of(key, FEDERATION), MINING_LEAGUE)
        .number("vp", worth(view, FEDERATION))
        .number("less", worth(view, MINING_LEAGUE))
}

/// How many squares the learner has.
fn squares(view: &View) -> i64 {
    view.players[LEARNER].tableau.len() as i64
}

fn assign() -> Step<Roll> {
    Step {
        round: 10,
        at: is_assign,
        say: |scene| {
            with_phase(by("lesson-roll-6-assign", ALTAIR), Phase::Develop)
                .number("squares", squares(scene.view))
                .number("end", SQUARES_TO_END)
        },
        light: |_| lit_die(Color::Home, Face::Develop, Phase::Develop),
        answer: |_| Some(selects(Color::Home, Face::Develop, Phase::Develop)),
        task: Task::Guided(|scene, answer| {
            let Some(strip) = planned(scene, answer) else { return Verdict::Right };
            let developers = workers(&strip, Phase::Develop);
            // It would cost the settler of the last round, or bring an explorer who could give the right tiles up again.
            if matches!(answer, Move::Assign(plan) if !plan.uses.is_empty()) {
                return Verdict::Retry(Phrase::new("lesson-roll-6-assign-dictate").number("dice", DEVELOPERS));
            }
            match strip.selection.phase {
                Phase::Develop if developers >= DEVELOPERS && workers(&strip, Phase::Explore) > 0 => Verdict::Right,
                Phase::Develop => Verdict::Retry(
                    by("lesson-roll-6-assign-few", ALTAIR)
                        .number("developers", developers)
                        .number("explorers", workers(&strip, Phase::Explore))
                        .number("dice", DEVELOPERS),
                ),
                Phase::Explore | Phase::Settle | Phase::Produce | Phase::Ship => {
                    Verdict::Costly(Until::When(is_managed), |_, after| {
                        by("lesson-roll-6-assign-other", ALTAIR)
                            .number("dice", after.players[LEARNER].developments.dice.total())
                    })
                }
            }
        }),
    }
}

/// A round after which there is nothing to end the game with.
fn waits() -> Verdict<Roll> {
    Verdict::Costly(Until::When(is_managed), |_, after| {
        of("lesson-roll-6-waits", TERRAFORMED_WORLD)
            .number("cost", cost(TERRAFORMED_WORLD))
            .number("squares", squares(after))
            .number("end", SQUARES_TO_END)
    })
}

fn scout() -> Step<Roll> {
    Step {
        round: 10,
        at: is_explore,
        say: |_| Phrase::new("lesson-roll-6-scout"),
        light: |_| vec![BAG.to_string()],
        answer: |_| Some(Move::Scout(crew(Color::Home))),
        task: Task::Guided(|_, answer| match answer {
            Move::Stock(_) => waits(),
            _ => Verdict::Right,
        }),
    }
}

fn abandon() -> Step<Roll> {
    Step {
        round: 10,
        at: |scene| matches!(scene.prompt, Prompt::Abandon { .. }),
        say: |_| of("lesson-roll-6-abandon", TERRAFORMED_WORLD).number("cost", cost(TERRAFORMED_WORLD)),
        light: |_| lit(&[TERRAFORMED_WORLD]),
        answer: |_| Some(Move::Abandon(tile(TERRAFORMED_WORLD))),
        task: Task::Guided(|_, answer| match answer {
            Move::Draw => waits(),
            _ => Verdict::Right,
        }),
    }
}

/// The Federation is the development, and the other tile the world.
fn judge_place(scene: &super::At<'_>, answer: &Move) -> Verdict<Roll> {
    match answer {
        Move::Place { tile: put, side, .. } if (*put == tile(FEDERATION)) != (*side == Side::Development) => {
            Verdict::Retry(compared("lesson-roll-6-place-other", scene.view))
        }
        _ => Verdict::Right,
    }
}

fn place() -> Step<Roll> {
    Step {
        round: 10,
        at: is_place,
        say: |scene| compared("lesson-roll-6-place", scene.view),
        light: |_| lit(&[FEDERATION, MINING_LEAGUE]),
        answer: |_| Some(Move::Place { tile: tile(FEDERATION), side: Side::Development, top: false }),
        task: Task::Guided(judge_place),
    }
}

fn place_again() -> Step<Roll> {
    Step {
        round: 10,
        at: is_place,
        say: |scene| match scene.prompt {
            Prompt::Place { tiles, .. } if tiles.contains(tile(FEDERATION)) => {
                compared("lesson-roll-6-place", scene.view)
            }
            _ => of("lesson-roll-6-place-again", NEW_SURVIVALISTS).number("cost", cost(NEW_SURVIVALISTS)),
        },
        light: |_| vec![stack(Side::World)],
        answer: |scene| {
            let Prompt::Place { tiles, .. } = scene.prompt else { return None };
            let side = |put| if put == tile(FEDERATION) { Side::Development } else { Side::World };
            tiles.first().map(|put| Move::Place { tile: put, side: side(put), top: false })
        },
        task: Task::Guided(judge_place),
    }
}

fn recall() -> Step<Roll> {
    Step {
        round: 10,
        at: is_recall,
        say: |scene| {
            of("lesson-roll-6-recall", FEDERATION)
                .number("dice", scene.view.players[LEARNER].developments.dice.total())
                .number("cost", cost(FEDERATION))
        },
        light: |_| vec![CUP.to_string()],
        answer: |_| Some(Move::Stop),
        task: Task::Guided(|_, answer| match answer {
            Move::Recall { .. } => {
                Verdict::Retry(of("lesson-roll-6-recall-not", FEDERATION).number("cost", cost(FEDERATION)))
            }
            _ => Verdict::Right,
        }),
    }
}

fn check() -> Step<Roll> {
    Step {
        round: 11,
        at: is_assign,
        say: |_| of("lesson-roll-6-check", ARMAMENTS_WORLD).seat(ALTAIR),
        light: |_| Vec::new(),
        answer: |scene| crowd(scene, Phase::Develop, &[Face::Develop, Face::Settle]).or_else(|| onward(scene)),
        task: Task::Check(Check {
            until: Until::Round,
            goal: |_, after| {
                let [own, other] = [LEARNER, ALTAIR].map(|seat| after.players[seat].score.total());
                after.stage == StageView::Over && own > other
            },
            miss: |_, after| {
                Phrase::new("lesson-roll-6-missed").number("squares", squares(after)).number("end", SQUARES_TO_END)
            },
            hint: |_| {
                with_phase(and(of("lesson-roll-6-hint", FEDERATION), NEW_SURVIVALISTS), Phase::Develop).seat(ALTAIR)
            },
        }),
    }
}
