//! Roll 1, Dice are workers: any die selects a phase, every die works in its phase, and two tiles are built in one round.

use roll::{Color, Dice, Face, Move, Phase, PlayerPosition, Prompt, Roll, View};

use super::{
    ALTAIR, At, LEARNER, and, built, by, cost, dice, first, is_assign, is_managed, is_recruit, lit, lit_die, luck, of,
    planned, selects, table, tableau, tile, with_phase, workers,
};
use crate::Phrase;
use crate::lesson::{Check, Cue, Lesson, Step, Task, Until, Verdict};
use crate::roll::nouns::{die, lying};

const PUBLIC_WORKS: &str = "Public Works";
const NEW_SURVIVALISTS: &str = "New Survivalists";
/// The other sides of the two tiles.
const MINING_LEAGUE: &str = "Mining League";
const LOST_ALIEN_WARSHIP: &str = "Lost Alien Warship";

pub(super) fn lesson() -> Lesson<Roll> {
    Lesson {
        id: "roll-1",
        version: 2,
        minutes: 5,
        learner: LEARNER,
        setup: table(0, 24, [learner(), altair()], &[Face::Develop, Face::Settle]),
        seed: 1,
        cues: vec![
            Cue { seat: ALTAIR, round: 0, moves: vec![Move::Open(tile("Export Duties"))] },
            Cue {
                seat: ALTAIR,
                round: 1,
                moves: vec![selects(Color::Home, Face::Develop, Phase::Develop), Move::Stop],
            },
            Cue {
                seat: ALTAIR,
                round: 2,
                moves: vec![
                    selects(Color::Home, Face::Settle, Phase::Settle),
                    selects(Color::Military, Face::Settle, Phase::Settle),
                    Move::Stop,
                ],
            },
        ],
        level: "easy",
        steps: vec![open(), assign(), recruit(), check()],
        done: |view| {
            Phrase::new("lesson-roll-1-done")
                .number("tiles", view.players[LEARNER].tableau.len() as i64 - 3)
                .number("dice", owned(view).total())
        },
        terms: &["worker", "select", "citizenry"],
    }
}

fn learner() -> PlayerPosition {
    PlayerPosition {
        tableau: tableau(9, 5, &[]),
        cup: dice(&[(Color::Home, 3), (Color::Consumption, 1)]),
        citizenry: dice(&[(Color::Home, 2), (Color::Military, 1)]),
        pair: Some([tile(PUBLIC_WORKS), tile(NEW_SURVIVALISTS)]),
        credits: 1,
        luck: vec![
            luck(
                &[(Color::Home, &[Face::Explore, Face::Settle, Face::Produce]), (Color::Consumption, &[Face::Develop])],
                &[],
            ),
            // Whatever was recruited, no die shows Explore.
            luck(
                &[
                    (Color::Home, &[Face::Settle, Face::Develop, Face::Produce]),
                    (Color::Novelty, &[Face::Produce]),
                    (Color::Military, &[Face::Settle]),
                    (Color::Consumption, &[Face::Ship]),
                ],
                &[],
            ),
        ],
        ..PlayerPosition::default()
    }
}

fn altair() -> PlayerPosition {
    PlayerPosition {
        tableau: tableau(7, 7, &[]),
        cup: dice(&[(Color::Home, 3), (Color::Genes, 1)]),
        citizenry: dice(&[(Color::Home, 2), (Color::Military, 2)]),
        pair: Some([tile("Export Duties"), tile("Space Port")]),
        credits: 1,
        luck: vec![
            luck(
                &[(Color::Home, &[Face::Explore, Face::Develop, Face::Develop]), (Color::Genes, &[Face::Settle])],
                &[],
            ),
            luck(&[(Color::Home, &[Face::Settle, Face::Settle]), (Color::Military, &[Face::Settle])], &[]),
        ],
        ..PlayerPosition::default()
    }
}

/// Every die that the learner has.
fn owned(view: &View) -> Dice {
    let player = &view.players[LEARNER];
    let goods: Dice = player.tableau.iter().map(|(_, goods)| *goods).sum();
    let selector: Dice = player.selector.iter().map(|selection| selection.color).collect();
    let on_stacks = player.developments.dice.plus(player.worlds.dice);
    player.cup.plus(player.citizenry).plus(player.columns.all()).plus(selector).plus(goods).plus(on_stacks)
}

fn open() -> Step<Roll> {
    Step {
        round: 0,
        at: |scene| matches!(scene.prompt, Prompt::Open { .. }),
        say: |_| {
            and(of("lesson-roll-1-open", PUBLIC_WORKS), NEW_SURVIVALISTS)
                .number("development", cost(PUBLIC_WORKS))
                .number("world", cost(NEW_SURVIVALISTS))
        },
        light: |_| lit(&[PUBLIC_WORKS, NEW_SURVIVALISTS]),
        answer: |_| Some(Move::Open(tile(PUBLIC_WORKS))),
        task: Task::Guided(|scene, answer| {
            if *answer == Move::Open(tile(PUBLIC_WORKS)) {
                return Verdict::Right;
            }
            Verdict::Retry(
                and(of("lesson-roll-1-open-cheap", MINING_LEAGUE), LOST_ALIEN_WARSHIP)
                    .number("development", cost(MINING_LEAGUE))
                    .number("world", cost(LOST_ALIEN_WARSHIP))
                    .number("dice", scene.view.players[LEARNER].cup.total()),
            )
        }),
    }
}

fn assign() -> Step<Roll> {
    Step {
        round: 1,
        at: is_assign,
        say: |_| with_phase(by("lesson-roll-1-assign", ALTAIR), Phase::Settle),
        light: |_| lit_die(Color::Home, Face::Produce, Phase::Settle),
        answer: |_| Some(selects(Color::Home, Face::Produce, Phase::Settle)),
        task: Task::Guided(|scene, answer| {
            let Some(strip) = planned(scene, answer) else { return Verdict::Right };
            let by_settler =
                matches!(answer, Move::Assign(plan) if plan.select.face == Face::Settle && plan.uses.is_empty());
            match strip.selection.phase {
                Phase::Settle if workers(&strip, Phase::Develop) == 0 => {
                    Verdict::Costly(Until::When(is_managed), |before, after| {
                        of("lesson-roll-1-assign-idle", PUBLIC_WORKS).number("built", built(before, after))
                    })
                }
                Phase::Settle if by_settler => Verdict::Fine(Phrase::new("lesson-roll-1-assign-settler")),
                Phase::Settle => Verdict::Right,
                Phase::Explore | Phase::Develop | Phase::Produce | Phase::Ship => {
                    Verdict::Costly(Until::When(is_managed), |before, after| {
                        of("lesson-roll-1-assign-other", NEW_SURVIVALISTS).number("built", built(before, after))
                    })
                }
            }
        }),
    }
}

fn recruit() -> Step<Roll> {
    Step {
        round: 1,
        at: is_recruit,
        say: |scene| {
            let waiting = scene.view.players[LEARNER].citizenry.total();
            let credits = scene.view.players[LEARNER].credits;
            of("lesson-roll-1-recruit", NEW_SURVIVALISTS).number("credits", credits).number("dice", waiting)
        },
        light: |_| vec![lying(Color::Novelty, roll::DiePlace::Citizenry)],
        answer: |scene| {
            let Prompt::Recruit { count, .. } = scene.prompt else { return None };
            let novelty = Move::Recruit(Dice::of(Color::Novelty, 1));
            if *count == 1 { Some(novelty) } else { first(scene) }
        },
        task: Task::Guided(|_, answer| match answer {
            Move::Recruit(dice) if dice.has(Color::Novelty) => {
                Verdict::Fine(Phrase::new("lesson-roll-1-recruit-novelty").piece("die", die(Color::Novelty)))
            }
            _ => Verdict::Fine(Phrase::new("lesson-roll-1-recruit-other").piece("die", die(Color::Novelty))),
        }),
    }
}

/// A plan that selects a phase with the first die.
fn any_die(scene: &At<'_>, phase: Phase) -> Option<Move> {
    let Prompt::Assign(assigning) = scene.prompt else { return None };
    let shown = Face::ALL.into_iter().find_map(|face| assigning.rolled[face].first().map(|color| (color, face)));
    shown.map(|(color, face)| selects(color, face, phase))
}

fn check() -> Step<Roll> {
    Step {
        round: 2,
        at: is_assign,
        say: |_| with_phase(Phrase::new("lesson-roll-1-check"), Phase::Explore),
        light: |_| Vec::new(),
        answer: |scene| any_die(scene, Phase::Explore),
        task: Task::Check(Check {
            // Whoever selects Explore has an explorer, and is asked what it does.
            until: Until::Asked,
            goal: |_, after| after.phases.contains(Phase::Explore),
            miss: |_, _| with_phase(Phrase::new("lesson-roll-1-missed"), Phase::Explore),
            hint: |_| with_phase(Phrase::new("lesson-roll-1-hint"), Phase::Explore),
        }),
    }
}
