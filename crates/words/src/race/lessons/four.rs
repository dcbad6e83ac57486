//! Race 4, Produce, consume, double: run an engine, and let others feed it.

use race::{Action, Design, Move, PlayerPosition, Prompt, Race, View, consumptions};

use super::one::first;
use super::{
    ALTAIR, At, LEARNER, by, calls, cards, consumed, goods, is_choice, lit, lit_actions, of, price, scored, table,
    with_action,
};
use crate::lesson::{Check, Lesson, Step, Task, Until, Verdict};
use crate::{Phrase, race::names};

pub(super) fn lesson() -> Lesson<Race> {
    Lesson {
        id: "race-4",
        version: 2,
        minutes: 4,
        learner: LEARNER,
        setup: table(4, 24, vec![learner(), altair()]),
        seed: 1,
        cues: vec![calls(4, Action::Develop), calls(5, Action::Produce), calls(6, Action::ConsumeDouble)],
        level: "easy",
        steps: vec![call_produce(), call_double(), consume(), consume_rest(), check()],
        done: |view| Phrase::new("lesson-race-4-done").number("vp", view.players[LEARNER].vp).number("pool", view.pool),
        terms: &["produce", "double", "pool"],
    }
}

fn learner() -> PlayerPosition {
    PlayerPosition {
        tableau: cards(&[Design::EarthsLostColony, Design::NewVinland, Design::GemWorld, Design::TouristWorld]),
        hand: cards(&[Design::PlagueWorld, Design::DropShips]),
        ..PlayerPosition::default()
    }
}

fn altair() -> PlayerPosition {
    PlayerPosition {
        tableau: cards(&[Design::OldEarth, Design::SpiceWorld, Design::ArtistColony]),
        hand: cards(&[Design::RebelMiners, Design::RebelHomeworld]),
        ..PlayerPosition::default()
    }
}

fn call_produce() -> Step<Race> {
    Step {
        round: 4,
        at: is_choice,
        say: |scene| {
            let worlds = super::empty_worlds(scene);
            with_action(of("lesson-race-4-produce", Design::GemWorld), Action::Produce).number("worlds", worlds)
        },
        light: |_| lit_actions(&[Action::Produce]),
        answer: |_| Some(Move::Choose(Action::Produce)),
        task: Task::Guided(|_, answer| match answer {
            Move::Choose(Action::Produce) => Verdict::Right,
            Move::Choose(Action::ConsumeDouble | Action::ConsumeTrade) => {
                Verdict::Costly(Until::Round, |before, after| {
                    Phrase::new("lesson-race-4-produce-consume")
                        .number("vp", scored(before, after))
                        .number("goods", goods(before))
                })
            }
            _ => Verdict::Costly(Until::Round, |_, after| {
                Phrase::new("lesson-race-4-produce-later").number("goods", goods(after))
            }),
        }),
    }
}

fn call_double() -> Step<Race> {
    Step {
        round: 5,
        at: is_choice,
        say: |scene| {
            with_action(Phrase::new("lesson-race-4-double"), Action::ConsumeDouble)
                .number("goods", goods(scene.view))
                .number("vp", doubled())
        },
        light: |_| lit_actions(&[Action::ConsumeDouble]),
        answer: |_| Some(Move::Choose(Action::ConsumeDouble)),
        task: Task::Guided(|_, answer| match answer {
            Move::Choose(Action::ConsumeDouble) => Verdict::Right,
            Move::Choose(Action::ConsumeTrade) => Verdict::Costly(Until::Round, |before, after| {
                Phrase::new("lesson-race-4-double-trade")
                    .number("cards", price(before, Design::GemWorld))
                    .number("vp", scored(before, after))
                    .number("most", doubled())
            }),
            _ => Verdict::Costly(Until::Round, |before, after| {
                by("lesson-race-4-double-not", ALTAIR).number("vp", scored(before, after)).number("goods", goods(after))
            }),
        }),
    }
}

fn is_consume(scene: &At<'_>) -> bool {
    matches!(scene.prompt, Prompt::Consume { .. })
}

/// The most points that the goods can bring now.
fn most(view: &View) -> u32 {
    consumptions(view).first().map_or(0, |best| best.vp)
}

fn uses(answer: &Move) -> Option<Design> {
    if let Move::Consume { card, .. } = answer { Some(card.design()) } else { None }
}

/// A use of a power that takes any goods.
fn any_use(scene: &At<'_>, by: Design) -> Option<Move> {
    <Race as game::Legal>::moves(scene.prompt).into_iter().find(|answer| uses(answer) == Some(by))
}

fn consume() -> Step<Race> {
    Step {
        round: 5,
        at: |scene| is_consume(scene) && goods(scene.view) > 2,
        say: |scene| {
            of("lesson-race-4-consume", Design::TouristWorld)
                .number("goods", goods(scene.view))
                .number("vp", most(scene.view))
        },
        light: |_| lit(&[Design::TouristWorld]),
        answer: |scene| any_use(scene, Design::TouristWorld),
        task: Task::Guided(|_, answer| match uses(answer) {
            Some(Design::TouristWorld) => Verdict::Right,
            Some(Design::NewVinland) => Verdict::Fine(of("lesson-race-4-consume-cards", Design::TouristWorld)),
            _ => Verdict::Fine(of("lesson-race-4-consume-one", Design::TouristWorld)),
        }),
    }
}

fn consume_rest() -> Step<Race> {
    Step {
        round: 5,
        at: is_consume,
        say: |scene| {
            Phrase::new("lesson-race-4-rest").number("goods", goods(scene.view)).number("vp", most(scene.view))
        },
        light: |_| Vec::new(),
        answer: |scene| {
            any_use(scene, Design::TouristWorld)
                .or_else(|| any_use(scene, Design::EarthsLostColony))
                .or_else(|| first(scene))
        },
        task: Task::Guided(|scene, answer| {
            let tourists = any_use(scene, Design::TouristWorld).is_some();
            match uses(answer) {
                Some(Design::TouristWorld) => Verdict::Right,
                _ if tourists => Verdict::Costly(Until::Round, |before, after| {
                    of("lesson-race-4-rest-lost", Design::TouristWorld)
                        .number("vp", scored(before, after))
                        .number("most", most(before))
                }),
                Some(Design::EarthsLostColony) => Verdict::Right,
                _ => Verdict::Fine(Phrase::new("lesson-race-4-rest-cards").number("vp", most(scene.view))),
            }
        }),
    }
}

/// What three goods bring, doubled: as in the round before.
fn doubled() -> i64 {
    let vp = i64::from(consumed(Design::TouristWorld)) + i64::from(consumed(Design::EarthsLostColony));
    vp * i64::from(race::CONSUME_DOUBLE)
}

fn check() -> Step<Race> {
    Step {
        round: 6,
        at: is_choice,
        say: |_| by("lesson-race-4-check", ALTAIR).number("most", doubled()),
        light: |_| Vec::new(),
        answer: |scene| match scene.prompt {
            Prompt::Choose { .. } => Some(Move::Choose(Action::ConsumeDouble)),
            Prompt::Consume { .. } => any_use(scene, Design::TouristWorld)
                .or_else(|| any_use(scene, Design::EarthsLostColony))
                .or_else(|| first(scene)),
            _ => first(scene),
        },
        task: Task::Check(Check {
            until: Until::Round,
            goal: |before, after| scored(before, after) >= doubled(),
            miss: |before, after| {
                Phrase::new("lesson-race-4-missed").number("vp", scored(before, after)).number("most", doubled())
            },
            hint: |scene| {
                Phrase::new("lesson-race-4-hint")
                    .piece("action", names::action(Action::ConsumeDouble))
                    .number("goods", goods(scene.view))
            },
        }),
    }
}
