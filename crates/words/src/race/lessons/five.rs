//! Race 5, Conquest: plan strength, and take two strong worlds.

use race::{Action, Design, Move, PlayerPosition, Prompt, Race, View, Way};

use super::one::first;
use super::{
    ALTAIR, At, LEARNER, against, by, calls, cards, cost, holds, is_choice, is_develop, is_keep, is_settle, lit,
    lit_actions, of, paid, price, table, with_action,
};
use crate::lesson::{Check, Lesson, Step, Task, Until, Verdict};
use crate::{Phrase, race::names};

/// What the learner needs later: not to be spent as money.
const KEPT: [Design; 4] =
    [Design::RebelUnderground, Design::NewMilitaryTactics, Design::LostAlienWarship, Design::RebelBase];

pub(super) fn lesson() -> Lesson<Race> {
    Lesson {
        id: "race-5",
        version: 1,
        minutes: 5,
        learner: LEARNER,
        setup: table(1, 24, vec![learner(), altair()]),
        seed: 1,
        cues: vec![
            calls(1, Action::ExploreOne),
            calls(2, Action::Develop),
            calls(3, Action::Develop),
            calls(4, Action::Produce),
            calls(5, Action::ExploreFive),
        ],
        level: "easy",
        steps: vec![
            call_settle(),
            keep(),
            conquer(),
            sell(),
            marines(),
            pay(2),
            call_again(),
            tactics(),
            pay(3),
            underground(),
            keep_tactics(),
            check(),
        ],
        done: |view| {
            Phrase::new("lesson-race-5-done")
                .number("strength", view.players[LEARNER].military)
                .number("vp", worth(view))
        },
        terms: &["strength", "defense", "temporary"],
    }
}

fn learner() -> PlayerPosition {
    PlayerPosition {
        tableau: cards(&[Design::NewSparta]),
        hand: cards(&[
            Design::SpaceMarines,
            Design::RebelUnderground,
            Design::AlienRobotSentry,
            Design::NewMilitaryTactics,
        ]),
        // Two are explored, one is the bonus of Settle, five come from the sale.
        draws: cards(&[
            Design::DeficitSpending,
            Design::MiningRobots,
            Design::PlagueWorld,
            Design::LostAlienWarship,
            Design::RebelBase,
            Design::ColonyShip,
            Design::TouristWorld,
            Design::SpiceWorld,
        ]),
        ..PlayerPosition::default()
    }
}

fn altair() -> PlayerPosition {
    PlayerPosition {
        tableau: cards(&[Design::OldEarth]),
        hand: cards(&[Design::GemWorld, Design::ArtistColony, Design::NewVinland, Design::SpacePort]),
        ..PlayerPosition::default()
    }
}

fn call_settle() -> Step<Race> {
    Step {
        round: 1,
        at: is_choice,
        say: |scene| {
            with_action(of("lesson-race-5-settle", Design::AlienRobotSentry), Action::Settle)
                .piece("world", names::card(Design::NewSparta.card()))
                .number("strength", scene.view.players[LEARNER].military)
                .number("defense", Design::AlienRobotSentry.face().price.number())
        },
        light: |_| [lit_actions(&[Action::Settle]), lit(&[Design::NewSparta, Design::AlienRobotSentry])].concat(),
        answer: |_| Some(Move::Choose(Action::Settle)),
        task: Task::Guided(|_, answer| match answer {
            Move::Choose(Action::Settle) => Verdict::Right,
            _ => Verdict::Costly(Until::Round, |before, _| {
                of("lesson-race-5-settle-not", Design::AlienRobotSentry)
                    .number("price", price(before, Design::AlienRobotSentry))
            }),
        }),
    }
}

fn keep() -> Step<Race> {
    Step {
        round: 1,
        at: is_keep,
        say: |_| by("lesson-race-5-keep", ALTAIR),
        light: |_| Vec::new(),
        answer: first,
        task: Task::Guided(|_, _| Verdict::Right),
    }
}

fn conquer() -> Step<Race> {
    Step {
        round: 1,
        at: is_settle,
        say: |scene| {
            let (defense, strength) = against(scene, Design::AlienRobotSentry);
            of("lesson-race-5-conquer", Design::AlienRobotSentry)
                .number("defense", defense)
                .number("strength", strength)
                .number("price", price(scene.view, Design::AlienRobotSentry))
        },
        light: |_| lit(&[Design::AlienRobotSentry]),
        answer: |_| Some(Move::Settle(Some(Design::AlienRobotSentry.card()))),
        task: Task::Guided(|scene, answer| match answer {
            Move::Settle(Some(card)) if *card == Design::AlienRobotSentry.card() => Verdict::Right,
            _ => Verdict::Retry(
                of("lesson-race-5-conquer-it", Design::AlienRobotSentry)
                    .number("price", price(scene.view, Design::AlienRobotSentry)),
            ),
        }),
    }
}

fn sell() -> Step<Race> {
    Step {
        round: 2,
        at: is_choice,
        say: |scene| {
            with_action(by("lesson-race-5-sell", ALTAIR), Action::ConsumeTrade)
                .number("price", price(scene.view, Design::AlienRobotSentry))
        },
        light: |_| lit_actions(&[Action::ConsumeTrade]),
        answer: |_| Some(Move::Choose(Action::ConsumeTrade)),
        task: Task::Guided(|_, answer| match answer {
            Move::Choose(Action::ConsumeTrade) => Verdict::Right,
            _ => Verdict::Costly(Until::Round, |before, _| {
                Phrase::new("lesson-race-5-sell-not").number("price", price(before, Design::AlienRobotSentry))
            }),
        }),
    }
}

fn marines() -> Step<Race> {
    build(
        2,
        |scene| {
            of("lesson-race-5-marines", Design::SpaceMarines)
                .number("cost", cost(scene, Design::SpaceMarines))
                .number("strength", strength_with(scene.view, Design::SpaceMarines))
        },
        |_| lit(&[Design::SpaceMarines]),
        |_| Some(Move::Develop(Some(Design::SpaceMarines.card()))),
        |scene, answer| {
            if *answer == Move::Develop(Some(Design::SpaceMarines.card())) {
                return Verdict::Right;
            }
            Verdict::Retry(
                of("lesson-race-5-marines-first", Design::SpaceMarines)
                    .number("strength", strength_with(scene.view, Design::SpaceMarines)),
            )
        },
    )
}

fn tactics() -> Step<Race> {
    build(
        3,
        |scene| {
            of("lesson-race-5-tactics", Design::NewMilitaryTactics)
                .seat(ALTAIR)
                .number("cost", cost(scene, Design::NewMilitaryTactics))
        },
        |_| lit(&[Design::NewMilitaryTactics]),
        |_| Some(Move::Develop(Some(Design::NewMilitaryTactics.card()))),
        |_, answer| {
            if *answer == Move::Develop(Some(Design::NewMilitaryTactics.card())) {
                return Verdict::Right;
            }
            Verdict::Retry(of("lesson-race-5-tactics-first", Design::NewMilitaryTactics))
        },
    )
}

/// A step at the Develop question of a round.
fn build(
    round: u32,
    say: fn(&At<'_>) -> Phrase,
    light: fn(&At<'_>) -> Vec<String>,
    answer: fn(&At<'_>) -> Option<Move>,
    judge: fn(&At<'_>, &Move) -> Verdict<Race>,
) -> Step<Race> {
    Step { round, at: is_develop, say, light, answer, task: Task::Guided(judge) }
}

/// The learner's strength against every world with one more card.
fn strength_with(view: &View, design: Design) -> i8 {
    race::general_military(&[&view.players[LEARNER].tableau[..], &[design.card()]].concat())
}

/// The payment for a development: with anything that is not needed later.
fn pay(round: u32) -> Step<Race> {
    Step {
        round,
        at: |scene| matches!(scene.prompt, Prompt::Pay { .. }),
        say: |_| Phrase::new("lesson-race-5-pay"),
        light: |_| Vec::new(),
        answer: |scene| {
            let harmless = |answer: &Move| KEPT.iter().all(|kept| !paid(answer).contains(kept.card()));
            <Race as game::Legal>::moves(scene.prompt).into_iter().find(harmless)
        },
        task: Task::Guided(|_, answer| match KEPT.iter().find(|kept| paid(answer).contains(kept.card())) {
            Some(kept) => Verdict::Retry(of("lesson-race-5-pay-not", *kept)),
            None => Verdict::Right,
        }),
    }
}

fn call_again() -> Step<Race> {
    Step {
        round: 3,
        at: is_choice,
        say: |scene| {
            of("lesson-race-5-again", Design::RebelUnderground)
                .number("strength", scene.view.players[LEARNER].military)
                .number("defense", Design::RebelUnderground.face().price.number())
        },
        light: |_| lit(&[Design::RebelUnderground]),
        answer: |_| Some(Move::Choose(Action::Settle)),
        task: Task::Guided(|_, answer| match answer {
            Move::Choose(Action::Settle) => Verdict::Right,
            _ => Verdict::Costly(Until::Round, |_, _| {
                let vp = Design::RebelUnderground.face().vp.unwrap_or_default();
                of("lesson-race-5-again-not", Design::RebelUnderground).number("vp", vp)
            }),
        }),
    }
}

fn underground() -> Step<Race> {
    Step {
        round: 3,
        at: is_settle,
        say: |scene| {
            let (defense, strength) = against(scene, Design::RebelUnderground);
            of("lesson-race-5-underground", Design::RebelUnderground)
                .number("defense", defense)
                .number("strength", strength)
                .number("vp", Design::RebelUnderground.face().vp.unwrap_or_default())
        },
        light: |_| lit(&[Design::RebelUnderground]),
        answer: |_| Some(Move::Settle(Some(Design::RebelUnderground.card()))),
        task: Task::Guided(|_, answer| match answer {
            Move::Settle(Some(card)) if *card == Design::RebelUnderground.card() => Verdict::Right,
            Move::Settle(Some(card)) => Verdict::Retry(
                of("lesson-race-5-underground-first", Design::RebelUnderground).piece("other", names::card(*card)),
            ),
            _ => Verdict::Retry(
                of("lesson-race-5-again-not", Design::RebelUnderground)
                    .number("vp", Design::RebelUnderground.face().vp.unwrap_or_default()),
            ),
        }),
    }
}

fn keep_tactics() -> Step<Race> {
    Step {
        round: 3,
        at: |scene| matches!(scene.prompt, Prompt::PayWorld { .. }),
        say: |_| of("lesson-race-5-throw", Design::NewMilitaryTactics),
        light: |_| Vec::new(),
        answer: |_| Some(conquest(&[])),
        task: Task::Guided(|_, answer| match answer {
            Move::PayWorld { discards, .. } if !discards.is_empty() => {
                Verdict::Retry(of("lesson-race-5-throw-not", Design::NewMilitaryTactics))
            }
            _ => Verdict::Right,
        }),
    }
}

/// A conquest for which these cards are thrown away.
fn conquest(thrown: &[Design]) -> Move {
    Move::PayWorld { way: Way::Conquer, discards: cards(thrown).into_iter().collect(), cards: game::Set::EMPTY }
}

/// The points of the two strong worlds, as far as they are conquered.
fn worth(view: &View) -> i64 {
    let tableau = &view.players[LEARNER].tableau;
    let strong = [Design::LostAlienWarship, Design::RebelBase];
    strong
        .iter()
        .filter(|one| tableau.contains(&one.card()))
        .map(|one| i64::from(one.face().vp.unwrap_or_default()))
        .sum()
}

fn check() -> Step<Race> {
    Step {
        round: 4,
        at: is_choice,
        say: |scene| {
            of("lesson-race-5-check", Design::LostAlienWarship)
                .piece("other", names::card(Design::RebelBase.card()))
                .number("strength", scene.view.players[LEARNER].military)
        },
        light: |_| Vec::new(),
        answer: |scene| match scene.prompt {
            Prompt::Choose { .. } => Some(Move::Choose(Action::Settle)),
            Prompt::Settle { .. } if holds(scene.view, Design::LostAlienWarship) => {
                Some(Move::Settle(Some(Design::LostAlienWarship.card())))
            }
            Prompt::Settle { .. } => Some(Move::Settle(Some(Design::RebelBase.card()))),
            Prompt::PayWorld { world, .. } if *world == Design::LostAlienWarship.card() => {
                Some(conquest(&[Design::NewMilitaryTactics]))
            }
            Prompt::PayWorld { .. } => Some(conquest(&[])),
            _ => first(scene),
        },
        task: Task::Check(Check {
            until: Until::When(|scene| scene.view.round > 5),
            goal: |_, after| {
                [Design::LostAlienWarship, Design::RebelBase]
                    .iter()
                    .all(|one| after.players[LEARNER].tableau.contains(&one.card()))
            },
            miss: |_, after| {
                let both: i64 = [Design::LostAlienWarship, Design::RebelBase]
                    .iter()
                    .map(|one| i64::from(one.face().vp.unwrap_or_default()))
                    .sum();
                Phrase::new("lesson-race-5-missed").number("vp", worth(after)).number("most", both)
            },
            hint: |scene| {
                of("lesson-race-5-hint", Design::LostAlienWarship)
                    .piece("tactics", names::card(Design::NewMilitaryTactics.card()))
                    .number("strength", strength_with(scene.view, Design::LostAlienWarship))
                    .number("defense", Design::RebelBase.face().price.number())
                    .piece("other", names::card(Design::RebelBase.card()))
            },
        }),
    }
}
