//! Roll 4, Worlds give dice: give up a tile that costs too much, and build two cheap worlds instead.

use roll::{Color, Face, Move, Phase, PlayerPosition, Prompt, Roll, STOCK, Side};

use super::{
    ALTAIR, LEARNER, and, built, by, cost, crew, crowd, dice, explorers, explores, first, is_assign, is_explore,
    is_managed, is_place, is_recruit, lit, lit_die, luck, of, onward, planned, selects, stock_first, table, tableau,
    tile, tiles, with_phase, workers,
};
use crate::Phrase;
use crate::lesson::{Check, Lesson, Step, Task, Until, Verdict};
use crate::roll::explore::BAG;
use crate::roll::nouns::stack;

const LIBRARY: &str = "Deserted Alien Library";
const ORE_RICH_WORLD: &str = "Ore-Rich World";
const STAR_NOMAD_LAIR: &str = "Star Nomad Lair";
/// The settlers that build both of the cheap worlds.
const SETTLERS: u8 = 3;

pub(super) fn lesson() -> Lesson<Roll> {
    Lesson {
        id: "roll-4",
        version: 2,
        minutes: 6,
        learner: LEARNER,
        setup: table(2, 24, [learner(), altair()], &[Face::Explore, Face::Explore]),
        seed: 1,
        cues: vec![explores(2), explores(3)],
        level: "easy",
        steps: vec![assign(), stock(), scout(), abandon(), place(), place_again(), recruit(), check()],
        done: |view| Phrase::new("lesson-roll-4-done").number("worlds", view.players[LEARNER].tableau.len() as i64 - 3),
        terms: &["abandon", "cup"],
    }
}

fn learner() -> PlayerPosition {
    PlayerPosition {
        tableau: tableau(8, 9, &[]),
        cup: dice(&[(Color::Home, 5)]),
        citizenry: dice(&[(Color::Military, 1), (Color::Rare, 1)]),
        worlds: tiles(&[LIBRARY]),
        credits: 3,
        luck: vec![
            luck(
                &[(Color::Home, &[Face::Explore, Face::Explore, Face::Settle, Face::Settle, Face::Settle])],
                &[ORE_RICH_WORLD, STAR_NOMAD_LAIR],
            ),
            // Whatever was recruited, there are an explorer and two settlers.
            luck(
                &[
                    (Color::Home, &[Face::Explore, Face::Settle, Face::Settle, Face::Explore, Face::Settle]),
                    (Color::Military, &[Face::Settle]),
                    (Color::Rare, &[Face::Develop, Face::Develop]),
                    (Color::Novelty, &[Face::Ship]),
                ],
                &["Outlaw World", "Gem World"],
            ),
        ],
        ..PlayerPosition::default()
    }
}

fn altair() -> PlayerPosition {
    let explores = || luck(&[(Color::Home, &[Face::Explore; 5])], &[]);
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
        say: |scene| {
            let strip = scene.view.own.as_ref().and_then(|own| own.rolled);
            let settlers = strip.map_or(0, |rolled| rolled[Face::Settle].total());
            with_phase(by("lesson-roll-4-assign", ALTAIR), Phase::Settle).number("dice", settlers)
        },
        light: |_| lit_die(Color::Home, Face::Settle, Phase::Settle),
        answer: |_| Some(selects(Color::Home, Face::Settle, Phase::Settle)),
        task: Task::Guided(|scene, answer| {
            let Some(strip) = planned(scene, answer) else { return Verdict::Right };
            let is_enough = workers(&strip, Phase::Settle) >= SETTLERS && workers(&strip, Phase::Explore) > 0;
            match strip.selection.phase {
                Phase::Settle if is_enough => Verdict::Right,
                Phase::Settle => Verdict::Retry(
                    Phrase::new("lesson-roll-4-assign-few")
                        .number("settlers", workers(&strip, Phase::Settle))
                        .number("explorers", workers(&strip, Phase::Explore))
                        .number("dice", SETTLERS),
                ),
                Phase::Explore | Phase::Develop | Phase::Produce | Phase::Ship => {
                    Verdict::Costly(Until::When(is_managed), |before, after| {
                        by("lesson-roll-4-assign-other", ALTAIR).number("built", built(before, after))
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
        say: |_| of("lesson-roll-4-explore", LIBRARY).number("cost", cost(LIBRARY)).number("credits", STOCK),
        light: |_| lit(&[LIBRARY]),
        answer: |_| Some(Move::Stock(crew(Color::Home))),
        task: Task::Guided(|_, answer| stock_first(answer)),
    }
}

/// The settlers went to a tile that they cannot finish.
fn stuck() -> Verdict<Roll> {
    Verdict::Costly(Until::When(is_managed), |before, after| {
        of("lesson-roll-4-stuck", LIBRARY).number("cost", cost(LIBRARY)).number("built", built(before, after))
    })
}

fn scout() -> Step<Roll> {
    Step {
        round: 2,
        at: is_explore,
        say: |_| Phrase::new("lesson-roll-4-scout"),
        light: |_| vec![BAG.to_string()],
        answer: |_| Some(Move::Scout(crew(Color::Home))),
        task: Task::Guided(|_, answer| match answer {
            Move::Stock(_) => stuck(),
            _ => Verdict::Right,
        }),
    }
}

fn abandon() -> Step<Roll> {
    Step {
        round: 2,
        at: |scene| matches!(scene.prompt, Prompt::Abandon { .. }),
        say: |scene| {
            let Prompt::Abandon { draws, .. } = scene.prompt else { return of("lesson-roll-4-abandon", LIBRARY) };
            of("lesson-roll-4-abandon", LIBRARY).number("tiles", *draws).number("more", *draws + 1)
        },
        light: |_| lit(&[LIBRARY]),
        answer: |_| Some(Move::Abandon(tile(LIBRARY))),
        task: Task::Guided(|_, answer| match answer {
            Move::Draw => stuck(),
            _ => Verdict::Right,
        }),
    }
}

fn judge_place(answer: &Move) -> Verdict<Roll> {
    match answer {
        Move::Place { side: Side::Development, .. } => {
            Verdict::Retry(Phrase::new("lesson-roll-4-place-world").number("dice", SETTLERS))
        }
        _ => Verdict::Right,
    }
}

fn place() -> Step<Roll> {
    Step {
        round: 2,
        at: is_place,
        say: |_| {
            and(of("lesson-roll-4-place", ORE_RICH_WORLD), STAR_NOMAD_LAIR)
                .number("cost", cost(ORE_RICH_WORLD))
                .number("less", cost(STAR_NOMAD_LAIR))
        },
        light: |_| [lit(&[ORE_RICH_WORLD, STAR_NOMAD_LAIR]), vec![stack(Side::World)]].concat(),
        answer: |_| Some(Move::Place { tile: tile(ORE_RICH_WORLD), side: Side::World, top: false }),
        task: Task::Guided(|_, answer| judge_place(answer)),
    }
}

fn place_again() -> Step<Roll> {
    Step {
        round: 2,
        at: is_place,
        say: |_| Phrase::new("lesson-roll-4-place-again"),
        light: |_| vec![stack(Side::World)],
        answer: |scene| {
            let Prompt::Place { tiles, .. } = scene.prompt else { return None };
            tiles.first().map(|tile| Move::Place { tile, side: Side::World, top: false })
        },
        task: Task::Guided(|_, answer| judge_place(answer)),
    }
}

fn recruit() -> Step<Roll> {
    Step {
        round: 2,
        at: is_recruit,
        say: |scene| {
            and(of("lesson-roll-4-recruit", ORE_RICH_WORLD), STAR_NOMAD_LAIR)
                .number("credits", scene.view.players[LEARNER].credits)
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
        say: |_| by("lesson-roll-4-check", ALTAIR),
        light: |_| Vec::new(),
        answer: |scene| match scene.prompt {
            Prompt::Assign(_) => crowd(scene, Phase::Settle, &[Face::Settle, Face::Explore]),
            Prompt::Explore { explorers, .. } => explorers.first().map(|option| Move::Scout(option.explorer)),
            Prompt::Place { tiles, .. } => {
                tiles.first().map(|tile| Move::Place { tile, side: Side::World, top: false })
            }
            Prompt::Abandon { .. } => Some(Move::Draw),
            _ => onward(scene),
        },
        task: Task::Check(Check {
            until: Until::When(is_managed),
            goal: |before, after| built(before, after) > 0,
            miss: |_, _| Phrase::new("lesson-roll-4-missed"),
            hint: |_| with_phase(by("lesson-roll-4-hint", ALTAIR), Phase::Settle),
        }),
    }
}
