//! Race 3, What a good is worth: sell the right good at the right time.

use race::{Action, Design, Move, PlayerPosition, Prompt, Race, View};

use super::one::first;
use super::{
    ALTAIR, At, LEARNER, by, calls, cards, consumed, drawn, goods, holds, is_choice, is_keep, is_settle, lit,
    lit_actions, of, paid, pay_with, price, price_beside, scored, table, with_action,
};
use crate::lesson::{Check, Lesson, Step, Task, Until, Verdict};
use crate::{Phrase, race::names};

pub(super) fn lesson() -> Lesson<Race> {
    Lesson {
        id: "race-3",
        version: 2,
        minutes: 4,
        learner: LEARNER,
        setup: table(1, 24, vec![learner(), altair()]),
        seed: 1,
        cues: vec![
            calls(1, Action::Develop),
            calls(2, Action::ConsumeDouble),
            calls(3, Action::Produce),
            calls(4, Action::ExploreOne),
        ],
        level: "easy",
        steps: vec![call_settle(), place(), pay(), sell(), call_again(), windfall(), pay_again(), check()],
        done: |view| {
            Phrase::new("lesson-race-3-done")
                .piece("card", names::card(Design::PublicWorks.card()))
                .number("hand", view.players[LEARNER].hand)
                .number("vp", view.players[LEARNER].vp)
        },
        terms: &["good", "windfall", "price", "consume"],
    }
}

fn learner() -> PlayerPosition {
    PlayerPosition {
        tableau: cards(&[Design::AlphaCentauri, Design::PublicWorks]),
        hand: cards(&[Design::SpacePort, Design::PreSentientRace, Design::RebelBase, Design::TouristWorld]),
        goods: cards(&[Design::AlphaCentauri]),
        // The bonus of Settle, then the sale.
        draws: cards(&[
            Design::ArtistColony,
            Design::RebelUnderground,
            Design::MiningRobots,
            Design::DeficitSpending,
            Design::ExpeditionForce,
            Design::ColonyShip,
        ]),
        ..PlayerPosition::default()
    }
}

fn altair() -> PlayerPosition {
    PlayerPosition {
        tableau: cards(&[Design::OldEarth, Design::NewVinland, Design::SpiceWorld]),
        hand: cards(&[Design::RebelMiners, Design::RebelHomeworld]),
        goods: cards(&[Design::NewVinland, Design::SpiceWorld]),
        ..PlayerPosition::default()
    }
}

/// Public Works has consumed the good instead of a sale.
fn spent(before: &View, after: &View) -> Phrase {
    of("lesson-race-3-spent", Design::PublicWorks)
        .number("vp", scored(before, after))
        .piece("port", names::card(Design::SpacePort.card()))
}

/// The price of the good on Alpha Centauri beside Space Port.
fn better(view: &View) -> u8 {
    price_beside(view, Design::AlphaCentauri, Design::SpacePort)
}

fn call_settle() -> Step<Race> {
    Step {
        round: 1,
        at: is_choice,
        say: |scene| {
            with_action(of("lesson-race-3-settle", Design::SpacePort), Action::Settle)
                .piece("world", names::card(Design::AlphaCentauri.card()))
                .number("now", price(scene.view, Design::AlphaCentauri))
                .number("later", better(scene.view))
        },
        light: |_| [lit_actions(&[Action::Settle]), lit(&[Design::SpacePort, Design::AlphaCentauri])].concat(),
        answer: |_| Some(Move::Choose(Action::Settle)),
        task: Task::Guided(|_, answer| match answer {
            Move::Choose(Action::Settle) => Verdict::Right,
            Move::Choose(Action::ConsumeTrade) => Verdict::Costly(Until::Round, |before, after| {
                of("lesson-race-3-settle-sold", Design::SpacePort)
                    .number("cards", drawn(before, after))
                    .number("later", better(before))
            }),
            Move::Choose(Action::ExploreFive | Action::ExploreOne) => Verdict::Costly(Until::Round, |before, after| {
                of("lesson-race-3-settle-explored", Design::SpacePort)
                    .number("cards", drawn(before, after))
                    .number("later", better(before))
            }),
            Move::Choose(Action::ConsumeDouble) => {
                Verdict::Costly(Until::Round, |before, after| spent(before, after).number("cards", better(before)))
            }
            Move::Choose(Action::Develop) => Verdict::Retry(by("lesson-race-3-settle-develop", ALTAIR)),
            _ => Verdict::Retry(Phrase::new("lesson-race-3-settle-produce")),
        }),
    }
}

fn place() -> Step<Race> {
    Step {
        round: 1,
        at: is_settle,
        say: |scene| {
            of("lesson-race-3-place", Design::SpacePort)
                .number("more", better(scene.view) - price(scene.view, Design::AlphaCentauri))
        },
        light: |_| lit(&[Design::SpacePort]),
        answer: |_| Some(Move::Settle(Some(Design::SpacePort.card()))),
        task: Task::Guided(|scene, answer| match answer {
            Move::Settle(Some(card)) if *card == Design::SpacePort.card() => Verdict::Right,
            Move::Settle(Some(card)) => Verdict::Retry(
                of("lesson-race-3-place-first", Design::SpacePort)
                    .piece("other", names::card(*card))
                    .number("later", better(scene.view)),
            ),
            _ => Verdict::Retry(of("lesson-race-3-place-it", Design::SpacePort).number("later", better(scene.view))),
        }),
    }
}

fn pay() -> Step<Race> {
    Step {
        round: 1,
        at: |scene| matches!(scene.prompt, Prompt::PayWorld { .. }),
        say: |_| of("lesson-race-3-pay", Design::PreSentientRace),
        light: |_| lit(&[Design::RebelBase, Design::TouristWorld]),
        answer: |_| Some(pay_with(&[Design::RebelBase, Design::TouristWorld])),
        task: Task::Guided(|scene, answer| {
            if paid(answer).contains(Design::PreSentientRace.card()) {
                Verdict::Retry(
                    of("lesson-race-3-pay-not", Design::PreSentientRace)
                        .number("price", price(scene.view, Design::PreSentientRace)),
                )
            } else {
                Verdict::Right
            }
        }),
    }
}

fn sell() -> Step<Race> {
    Step {
        round: 2,
        at: is_choice,
        say: |scene| {
            with_action(of("lesson-race-3-sell", Design::PublicWorks), Action::ConsumeTrade)
                .seat(ALTAIR)
                .number("goods", scene.view.players[ALTAIR].goods.len())
                .number("vp", consumed(Design::PublicWorks))
                .number("cards", price(scene.view, Design::AlphaCentauri))
        },
        light: |_| [lit_actions(&[Action::ConsumeTrade]), lit(&[Design::PublicWorks, Design::AlphaCentauri])].concat(),
        answer: |_| Some(Move::Choose(Action::ConsumeTrade)),
        task: Task::Guided(|_, answer| match answer {
            Move::Choose(Action::ConsumeTrade) => Verdict::Right,
            // Its bonus makes the good again.
            Move::Choose(Action::Produce) => Verdict::Costly(Until::Round, |before, after| {
                of("lesson-race-3-renewed", Design::PreSentientRace)
                    .number("goods", goods(after))
                    .number("cost", Design::PreSentientRace.face().price.number())
                    .number("cards", price(before, Design::AlphaCentauri))
            }),
            _ => Verdict::Costly(Until::Round, |before, after| {
                spent(before, after).number("cards", price(before, Design::AlphaCentauri))
            }),
        }),
    }
}

fn call_again() -> Step<Race> {
    Step {
        round: 3,
        at: is_choice,
        say: |scene| {
            of("lesson-race-3-windfall", Design::PreSentientRace)
                .number("price", price(scene.view, Design::PreSentientRace))
        },
        light: |_| lit(&[Design::PreSentientRace]),
        answer: |_| Some(Move::Choose(Action::Settle)),
        task: Task::Guided(|_, answer| match answer {
            Move::Choose(Action::Settle) => Verdict::Right,
            // Its bonus makes a good too, only not on a new world.
            Move::Choose(Action::Produce) => Verdict::Costly(Until::Round, |before, _| {
                of("lesson-race-3-windfall-made", Design::PreSentientRace)
                    .seat(ALTAIR)
                    .piece("world", names::card(Design::AlphaCentauri.card()))
                    .number("price", price(before, Design::PreSentientRace))
            }),
            _ => Verdict::Costly(Until::Round, |before, after| {
                let key = if holds(after, Design::PreSentientRace) {
                    "lesson-race-3-windfall-held"
                } else {
                    "lesson-race-3-windfall-lost"
                };
                of(key, Design::PreSentientRace).number("price", price(before, Design::PreSentientRace))
            }),
        }),
    }
}

fn windfall() -> Step<Race> {
    Step {
        round: 3,
        at: is_settle,
        say: |_| of("lesson-race-3-halo", Design::PreSentientRace),
        light: |_| lit(&[Design::PreSentientRace]),
        answer: |_| Some(Move::Settle(Some(Design::PreSentientRace.card()))),
        task: Task::Guided(|scene, answer| match answer {
            Move::Settle(Some(card)) if *card == Design::PreSentientRace.card() => Verdict::Right,
            _ => Verdict::Retry(
                of("lesson-race-3-halo-it", Design::PreSentientRace)
                    .number("price", price(scene.view, Design::PreSentientRace)),
            ),
        }),
    }
}

fn pay_again() -> Step<Race> {
    Step {
        round: 3,
        at: |scene| matches!(scene.prompt, Prompt::PayWorld { .. }),
        say: |_| Phrase::new("lesson-race-3-pay-again"),
        light: |_| Vec::new(),
        answer: first,
        task: Task::Guided(|_, _| Verdict::Right),
    }
}

/// What the sale of a good brings in the last round, with the card that everyone keeps while exploring.
fn sale(scene: &View, world: Design) -> u32 {
    u32::from(price(scene, world)) + u32::from(race::KEPT)
}

fn check() -> Step<Race> {
    Step {
        round: 4,
        at: is_choice,
        say: |_| Phrase::new("lesson-race-3-check"),
        light: |_| Vec::new(),
        answer: |scene: &At<'_>| match scene.prompt {
            Prompt::Choose { .. } => Some(Move::Choose(Action::ConsumeTrade)),
            Prompt::Sell { .. } => Some(Move::Sell(Design::PreSentientRace.card())),
            _ if is_keep(scene) => first(scene),
            _ => first(scene),
        },
        task: Task::Check(Check {
            until: Until::Round,
            goal: |before, after| drawn(before, after) >= i64::from(sale(before, Design::PreSentientRace)),
            miss: |before, after| {
                let (best, got) = (sale(before, Design::PreSentientRace), drawn(before, after));
                if got == i64::from(sale(before, Design::SpacePort)) {
                    return of("lesson-race-3-missed-cheap", Design::PreSentientRace)
                        .piece("works", names::card(Design::PublicWorks.card()))
                        .number("cards", price(before, Design::SpacePort))
                        .number("best", price(before, Design::PreSentientRace));
                }
                of("lesson-race-3-missed", Design::PreSentientRace).number("cards", got).number("best", best)
            },
            hint: |scene| {
                Phrase::new("lesson-race-3-hint")
                    .piece("card", names::card(Design::PreSentientRace.card()))
                    .number("price", price(scene.view, Design::PreSentientRace))
                    .piece("other", names::card(Design::SpacePort.card()))
                    .number("less", price(scene.view, Design::SpacePort))
            },
        }),
    }
}
