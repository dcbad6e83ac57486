//! Race 1, Cards are money: place a world and a development, and pay for them with the rest of the hand.

use race::{Action, Design, Move, PlayerPosition, Prompt, Race, Way};

use super::{
    ALTAIR, At, LEARNER, by, calls, cards, cost, holds, is_choice, is_develop, is_keep, is_settle, lit, lit_actions,
    of, points, table, with_action,
};
use crate::lesson::{Check, Cue, Lesson, Step, Task, Until, Verdict};
use crate::{Phrase, race::names};

pub(super) fn lesson() -> Lesson<Race> {
    Lesson {
        id: "race-1",
        version: 1,
        minutes: 3,
        learner: LEARNER,
        setup: table(1, 24, vec![learner(), altair()]),
        seed: 1,
        cues: vec![
            Cue { seat: ALTAIR, round: 1, moves: settles_comet_zone() },
            calls(2, Action::ExploreOne),
            calls(3, Action::Produce),
        ],
        level: "easy",
        steps: vec![call_settle(), place(), pay(), call_develop(), keep(), develop(), check()],
        done: |view| {
            let worlds = view.players[LEARNER].goods.len();
            by("lesson-race-1-done", ALTAIR)
                .number("goods", worlds)
                .number("placed", view.players[LEARNER].tableau.len() as i64 - 1)
        },
        terms: &["world", "development", "cost"],
    }
}

fn learner() -> PlayerPosition {
    PlayerPosition {
        tableau: cards(&[Design::EarthsLostColony]),
        hand: cards(&[
            Design::GemWorld,
            Design::InvestmentCredits,
            Design::DesertedAlienLibrary,
            Design::RebelHomeworld,
        ]),
        draws: cards(&[Design::ArtistColony, Design::SpaceMarines, Design::TerraformedWorld]),
        ..PlayerPosition::default()
    }
}

fn altair() -> PlayerPosition {
    PlayerPosition {
        tableau: cards(&[Design::AlphaCentauri]),
        hand: cards(&[Design::CometZone, Design::RebelMiners, Design::RebelUnderground, Design::ExpeditionForce]),
        goods: cards(&[Design::AlphaCentauri]),
        ..PlayerPosition::default()
    }
}

fn settles_comet_zone() -> Vec<Move> {
    let paid = cards(&[Design::RebelMiners, Design::RebelUnderground]).into_iter().collect();
    vec![
        Move::Choose(Action::Settle),
        Move::Develop(None),
        Move::Settle(Some(Design::CometZone.card())),
        Move::PayWorld { way: Way::Pay, discards: game::Set::EMPTY, cards: paid },
    ]
}

fn call_settle() -> Step<Race> {
    Step {
        round: 1,
        at: is_choice,
        say: |_| with_action(Phrase::new("lesson-race-1-settle"), Action::Settle).number("bonus", race::SETTLE_BONUS),
        light: |_| lit_actions(&[Action::Settle]),
        answer: |_| Some(Move::Choose(Action::Settle)),
        task: Task::Guided(|_, answer| match answer {
            Move::Choose(Action::Settle) => Verdict::Right,
            Move::Choose(Action::Develop) => Verdict::Retry(
                of("lesson-race-1-settle-first", Design::InvestmentCredits)
                    .piece("world", names::card(Design::GemWorld.card())),
            ),
            _ => Verdict::Closed(Phrase::new("lesson-race-1-closed")),
        }),
    }
}

fn place() -> Step<Race> {
    Step {
        round: 1,
        at: is_settle,
        say: |scene| {
            of("lesson-race-1-place", Design::GemWorld)
                .number("cost", cost(scene, Design::GemWorld))
                .number("vp", points(Design::GemWorld))
        },
        light: |_| lit(&[Design::GemWorld]),
        answer: |_| Some(Move::Settle(Some(Design::GemWorld.card()))),
        task: Task::Guided(|_, answer| match answer {
            Move::Settle(Some(_)) => Verdict::Right,
            _ => Verdict::Retry(of("lesson-race-1-place-it", Design::GemWorld).number("vp", points(Design::GemWorld))),
        }),
    }
}

fn pay() -> Step<Race> {
    Step {
        round: 1,
        at: |scene| matches!(scene.prompt, Prompt::PayWorld { .. }),
        say: |scene| {
            Phrase::new("lesson-race-1-pay")
                .piece("card", names::card(Design::DesertedAlienLibrary.card()))
                .number("cost", cost(scene, Design::DesertedAlienLibrary))
                .piece("other", names::card(Design::RebelHomeworld.card()))
                .number("defense", cost(scene, Design::RebelHomeworld))
        },
        light: |_| lit(&[Design::DesertedAlienLibrary, Design::RebelHomeworld]),
        answer: |_| {
            let cards = cards(&[Design::DesertedAlienLibrary, Design::RebelHomeworld]).into_iter().collect();
            Some(Move::PayWorld { way: Way::Pay, discards: game::Set::EMPTY, cards })
        },
        task: Task::Guided(|_, answer| match answer {
            Move::PayWorld { cards, .. } if cards.contains(Design::InvestmentCredits.card()) => {
                Verdict::Retry(of("lesson-race-1-pay-not", Design::InvestmentCredits))
            }
            _ => Verdict::Right,
        }),
    }
}

fn call_develop() -> Step<Race> {
    Step {
        round: 2,
        at: is_choice,
        say: |_| {
            with_action(by("lesson-race-1-develop", ALTAIR), Action::Develop)
                .number("look", race::EXPLORED)
                .number("keep", race::KEPT)
                .number("bonus", race::DEVELOP_BONUS)
        },
        light: |_| lit_actions(&[Action::Develop]),
        answer: |_| Some(Move::Choose(Action::Develop)),
        task: Task::Guided(|_, answer| match answer {
            Move::Choose(Action::Develop) => Verdict::Right,
            Move::Choose(Action::Settle) => Verdict::Costly(Until::Round, |_, after| {
                let key = if holds(after, Design::InvestmentCredits) {
                    "lesson-race-1-develop-missed"
                } else {
                    "lesson-race-1-develop-spent"
                };
                of(key, Design::InvestmentCredits).number(
                    "cost",
                    i64::from(Design::InvestmentCredits.face().price.number()) - i64::from(race::DEVELOP_BONUS),
                )
            }),
            _ => Verdict::Closed(Phrase::new("lesson-race-1-closed")),
        }),
    }
}

fn keep() -> Step<Race> {
    Step {
        round: 2,
        at: is_keep,
        say: |scene| {
            Phrase::new("lesson-race-1-keep")
                .piece("cheap", names::card(Design::SpaceMarines.card()))
                .number("low", cost(scene, Design::SpaceMarines))
                .piece("dear", names::card(Design::TerraformedWorld.card()))
                .number("high", cost(scene, Design::TerraformedWorld))
                .number("vp", points(Design::TerraformedWorld))
        },
        light: |_| lit(&[Design::SpaceMarines, Design::TerraformedWorld]),
        answer: |_| Some(Move::Keep([Design::SpaceMarines.card()].into_iter().collect())),
        task: Task::Guided(|scene, answer| match answer {
            Move::Keep(cards) if cards.contains(Design::SpaceMarines.card()) => {
                Verdict::Fine(of("lesson-race-1-keep-cheap", Design::SpaceMarines))
            }
            _ => Verdict::Fine(
                of("lesson-race-1-keep-dear", Design::TerraformedWorld)
                    .number("cost", cost(scene, Design::TerraformedWorld)),
            ),
        }),
    }
}

fn develop() -> Step<Race> {
    Step {
        round: 2,
        at: is_develop,
        say: |scene| {
            of("lesson-race-1-build", Design::InvestmentCredits)
                .number("printed", Design::InvestmentCredits.face().price.number())
                .number("bonus", race::DEVELOP_BONUS)
                .number("cost", cost(scene, Design::InvestmentCredits))
        },
        light: |_| lit(&[Design::InvestmentCredits]),
        answer: |_| Some(Move::Develop(Some(Design::InvestmentCredits.card()))),
        task: Task::Guided(|scene, answer| match answer {
            Move::Develop(Some(card)) if *card == Design::InvestmentCredits.card() => Verdict::Right,
            Move::Develop(Some(card)) => Verdict::Retry(
                of("lesson-race-1-build-first", Design::InvestmentCredits)
                    .piece("other", names::card(*card))
                    .number("cost", cost(scene, card.design())),
            ),
            _ => Verdict::Retry(of("lesson-race-1-build-it", Design::InvestmentCredits)),
        }),
    }
}

fn check() -> Step<Race> {
    Step {
        round: 3,
        at: is_choice,
        say: |_| Phrase::new("lesson-race-1-check"),
        light: |_| Vec::new(),
        answer: |scene| match scene.prompt {
            Prompt::Choose { .. } => Some(Move::Choose(Action::Settle)),
            Prompt::Settle { .. } => Some(Move::Settle(Some(Design::ArtistColony.card()))),
            Prompt::PayWorld { .. } | Prompt::Develop { .. } | Prompt::Pay { .. } => first(scene),
            _ => None,
        },
        task: Task::Check(Check {
            until: Until::Round,
            goal: |before, after| after.players[LEARNER].tableau.len() > before.players[LEARNER].tableau.len(),
            miss: |_, after| Phrase::new("lesson-race-1-missed").number("hand", after.players[LEARNER].hand),
            hint: |_| {
                of("lesson-race-1-hint", Design::ArtistColony)
                    .number("cost", Design::ArtistColony.face().price.number())
            },
        }),
    }
}

/// The first legal answer.
pub(super) fn first(scene: &At<'_>) -> Option<Move> {
    <Race as game::Legal>::moves(scene.prompt).into_iter().next()
}
