//! Race 2, One call, everybody acts: three players, and three phases out of one call.

use race::{Action, Design, Move, PlayerPosition, Prompt, Race, View, Way};

use super::one::first;
use super::{
    ALTAIR, LEARNER, RIGEL, by, calls, cards, cost, goods, holds, is_choice, is_develop, is_keep, is_settle, lit,
    lit_actions, of, table, with_action,
};
use crate::lesson::{Check, Cue, Lesson, Step, Task, Until, Verdict};
use crate::{Phrase, race::names};

pub(super) fn lesson() -> Lesson<Race> {
    Lesson {
        id: "race-2",
        version: 2,
        minutes: 3,
        learner: LEARNER,
        setup: table(1, 36, vec![learner(), altair(), rigel()]),
        seed: 1,
        cues: vec![
            Cue { seat: ALTAIR, round: 1, moves: settles_comet_zone() },
            Cue { seat: RIGEL, round: 1, moves: conquers_penal_colony() },
            calls(2, Action::Produce),
            Cue { seat: RIGEL, ..calls(2, Action::ExploreOne) },
        ],
        level: "easy",
        steps: vec![call(), keep(), develop(), conquer(), check()],
        done: |_| of("lesson-race-2-done", Design::GemWorld).seat(ALTAIR),
        terms: &["phase", "bonus", "military"],
    }
}

fn learner() -> PlayerPosition {
    PlayerPosition {
        tableau: cards(&[Design::EpsilonEridani]),
        hand: cards(&[Design::RebelFuelCache, Design::PublicWorks, Design::ColonyShip, Design::GemWorld]),
        draws: cards(&[Design::SpaceMarines, Design::DeficitSpending]),
        ..PlayerPosition::default()
    }
}

fn altair() -> PlayerPosition {
    PlayerPosition {
        tableau: cards(&[Design::AlphaCentauri]),
        hand: cards(&[Design::ExpeditionForce, Design::MiningRobots, Design::RebelMiners, Design::CometZone]),
        goods: cards(&[Design::AlphaCentauri]),
        ..PlayerPosition::default()
    }
}

fn rigel() -> PlayerPosition {
    PlayerPosition {
        tableau: cards(&[Design::NewSparta]),
        hand: cards(&[
            Design::ExportDuties,
            Design::FormerPenalColony,
            Design::MalevolentLifeforms,
            Design::NewMilitaryTactics,
        ]),
        ..PlayerPosition::default()
    }
}

fn settles_comet_zone() -> Vec<Move> {
    let paid = cards(&[Design::ExpeditionForce, Design::MiningRobots]).into_iter().collect();
    vec![
        Move::Choose(Action::ExploreOne),
        Move::Develop(None),
        Move::Settle(Some(Design::CometZone.card())),
        Move::PayWorld { way: Way::Pay, discards: game::Set::EMPTY, cards: paid },
    ]
}

fn conquers_penal_colony() -> Vec<Move> {
    vec![
        Move::Choose(Action::Settle),
        Move::Develop(None),
        Move::Settle(Some(Design::FormerPenalColony.card())),
        Move::PayWorld { way: Way::Conquer, discards: game::Set::EMPTY, cards: game::Set::EMPTY },
    ]
}

fn call() -> Step<Race> {
    Step {
        round: 1,
        at: is_choice,
        say: |_| with_action(by("lesson-race-2-call", ALTAIR), Action::Develop).with("other", crate::Arg::Seat(RIGEL)),
        light: |_| lit_actions(&[Action::Develop]),
        answer: |_| Some(Move::Choose(Action::Develop)),
        task: Task::Guided(|scene, answer| match answer {
            Move::Choose(Action::Develop) => Verdict::Right,
            Move::Choose(Action::Settle) => Verdict::Costly(Until::Round, |_, after| {
                // The bonus comes with a world that was placed.
                let bonus = if placed(after) > 0 { race::SETTLE_BONUS } else { 0 };
                lost(after, "lesson-race-2-call-settle").number("cards", bonus)
            }),
            Move::Choose(Action::ExploreOne | Action::ExploreFive) => {
                Verdict::Costly(Until::Round, |_, after| lost(after, "lesson-race-2-call-explore"))
            }
            Move::Choose(Action::Produce) => {
                Verdict::Retry(Phrase::new("lesson-race-2-call-produce").number("worlds", super::empty_worlds(scene)))
            }
            _ => Verdict::Retry(Phrase::new("lesson-race-2-call-consume").number("goods", goods(scene.view))),
        }),
    }
}

/// A round without Develop: how many cards were placed, and that the development was not.
fn lost(after: &View, key: &'static str) -> Phrase {
    of(key, Design::PublicWorks).number("placed", placed(after))
}

/// How many cards have been placed beside the start world.
fn placed(view: &View) -> i64 {
    view.players[LEARNER].tableau.len() as i64 - 1
}

fn keep() -> Step<Race> {
    Step {
        round: 1,
        at: is_keep,
        say: |scene| {
            let (look, keep) = race::explore_bonus(Action::ExploreOne);
            let Prompt::Keep { from, count, .. } = scene.prompt else { return Phrase::new("lesson-race-2-keep") };
            by("lesson-race-2-keep", ALTAIR)
                .number("look", from.len())
                .number("keep", *count)
                .number("more", race::EXPLORED + look)
                .number("kept", race::KEPT + keep)
        },
        light: |_| lit(&[Design::SpaceMarines, Design::DeficitSpending]),
        answer: first,
        task: Task::Guided(|_, _| Verdict::Right),
    }
}

fn develop() -> Step<Race> {
    Step {
        round: 1,
        at: is_develop,
        say: |scene| {
            of("lesson-race-2-build", Design::PublicWorks)
                .number("printed", Design::PublicWorks.face().price.number())
                .number("bonus", race::DEVELOP_BONUS)
                .number("cost", cost(scene, Design::PublicWorks))
        },
        light: |_| lit(&[Design::PublicWorks]),
        answer: |_| Some(Move::Develop(Some(Design::PublicWorks.card()))),
        task: Task::Guided(|scene, answer| match answer {
            Move::Develop(Some(card)) if *card == Design::PublicWorks.card() => Verdict::Right,
            Move::Develop(Some(card)) => Verdict::Retry(
                of("lesson-race-2-build-other", Design::PublicWorks)
                    .piece("other", names::card(*card))
                    .piece("world", names::card(Design::GemWorld.card()))
                    .number("cost", cost(scene, card.design())),
            ),
            _ => Verdict::Retry(
                of("lesson-race-2-build-it", Design::PublicWorks).number("cost", cost(scene, Design::PublicWorks)),
            ),
        }),
    }
}

fn conquer() -> Step<Race> {
    Step {
        round: 1,
        at: is_settle,
        say: |scene| {
            let (defense, strength) = super::against(scene, Design::RebelFuelCache);
            of("lesson-race-2-conquer", Design::RebelFuelCache).number("defense", defense).number("strength", strength)
        },
        light: |_| lit(&[Design::RebelFuelCache]),
        answer: |_| Some(Move::Settle(Some(Design::RebelFuelCache.card()))),
        task: Task::Guided(|scene, answer| match answer {
            Move::Settle(Some(card)) if *card == Design::RebelFuelCache.card() => Verdict::Right,
            // The check asks for this world.
            Move::Settle(Some(card)) => Verdict::Retry(
                of("lesson-race-2-conquer-later", Design::RebelFuelCache)
                    .piece("other", names::card(*card))
                    .number("cost", cost(scene, card.design())),
            ),
            _ => Verdict::Retry(
                of("lesson-race-2-conquer-it", Design::RebelFuelCache)
                    .number("cost", cost(scene, Design::RebelFuelCache)),
            ),
        }),
    }
}

fn check() -> Step<Race> {
    Step {
        round: 2,
        at: is_choice,
        say: |_| of("lesson-race-2-check", Design::GemWorld),
        light: |_| Vec::new(),
        answer: |scene| match scene.prompt {
            Prompt::Choose { .. } => Some(Move::Choose(Action::Settle)),
            Prompt::Settle { .. } if holds(scene.view, Design::GemWorld) => {
                Some(Move::Settle(Some(Design::GemWorld.card())))
            }
            _ => first(scene),
        },
        task: Task::Check(Check {
            until: Until::Round,
            goal: |_, after| after.players[LEARNER].goods.contains(Design::GemWorld.card()),
            miss: |_, _| of("lesson-race-2-missed", Design::GemWorld).seat(ALTAIR),
            hint: |_| of("lesson-race-2-hint", Design::CometZone).seat(ALTAIR),
        }),
    }
}
