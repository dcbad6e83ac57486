//! Race 6, The last two rounds: choose between six-cost developments, and end the game.

use race::{Action, Card, Design, Move, PlayerPosition, Prompt, Race, Score, Tableau, View};

use super::one::first;
use super::{
    ALTAIR, At, LEARNER, by, calls, cards, cost, holds, is_choice, is_develop, lit, lit_actions, of, paid, table,
    with_action,
};
use crate::lesson::{Check, Lesson, Step, Task, Until, Verdict};
use crate::{Phrase, race::names};

/// The round in which the lesson begins.
const ROUND: u32 = 9;

pub(super) fn lesson() -> Lesson<Race> {
    Lesson {
        id: "race-6",
        version: 1,
        minutes: 4,
        learner: LEARNER,
        setup: table(ROUND as u16, 9, vec![learner(), altair()]),
        seed: 1,
        cues: vec![calls(ROUND, Action::Settle), calls(ROUND + 1, Action::ConsumeDouble)],
        level: "easy",
        steps: vec![call_develop(), build(), pay(), check()],
        done: |view| {
            by("lesson-race-6-done", ALTAIR).number("own", score(view, LEARNER)).number("other", score(view, ALTAIR))
        },
        terms: &["six-cost", "discount", "end"],
    }
}

fn learner() -> PlayerPosition {
    PlayerPosition {
        tableau: cards(&[
            Design::AlphaCentauri,
            Design::MiningRobots,
            Design::CometZone,
            Design::MiningWorld,
            Design::MiningConglomerate,
            Design::RadioactiveWorld,
            Design::SpacePort,
            Design::PublicWorks,
            Design::InvestmentCredits,
            Design::TerraformingRobots,
        ]),
        hand: cards(&[
            Design::MiningLeague,
            Design::GalacticFederation,
            Design::MerchantGuild,
            Design::RebelBase,
            Design::LostAlienBattleFleet,
            Design::AlienRoboticFactory,
            Design::DesertedAlienLibrary,
        ]),
        vp: 6,
        draws: cards(&[Design::RebelHomeworld]),
        ..PlayerPosition::default()
    }
}

fn altair() -> PlayerPosition {
    PlayerPosition {
        tableau: cards(&[
            Design::OldEarth,
            Design::NewVinland,
            Design::SpiceWorld,
            Design::GemWorld,
            Design::TouristWorld,
            Design::ArtistColony,
            Design::TerraformedWorld,
            Design::ExpeditionForce,
            Design::ExportDuties,
        ]),
        hand: cards(&[Design::RebelMiners, Design::ColonyShip]),
        goods: cards(&[Design::SpiceWorld, Design::GemWorld]),
        vp: 9,
        ..PlayerPosition::default()
    }
}

fn score(view: &View, seat: game::Seat) -> i32 {
    view.players[seat].score.total()
}

/// The points that one more card would bring the learner.
fn worth(view: &View, tableau: &[Card], design: Design) -> i32 {
    let chips = view.players[LEARNER].vp;
    Score::of(&[tableau, &[design.card()]].concat(), chips).total() - Score::of(tableau, chips).total()
}

/// The points that both developments would bring.
fn together(view: &View) -> i32 {
    let own = &view.players[LEARNER].tableau;
    let first = worth(view, own, Design::GalacticFederation);
    first + worth(view, &[&own[..], &[Design::GalacticFederation.card()]].concat(), Design::MiningLeague)
}

/// What two developments cost one after the other, if Develop is chosen for both.
fn both(view: &View, first: Design, second: Design) -> i32 {
    let own = &view.players[LEARNER].tableau;
    cost_beside(own, first) + cost_beside(&[&own[..], &[first.card()]].concat(), second)
}

/// The cost of a development beside these cards, if Develop is chosen.
fn cost_beside(tableau: &[Card], development: Design) -> i32 {
    Tableau::of(tableau).sums().development_cost(development.card(), true).into()
}

fn call_develop() -> Step<Race> {
    Step {
        round: ROUND,
        at: is_choice,
        say: |scene| {
            let own = scene.view.players[LEARNER].tableau.len() as i64;
            with_action(by("lesson-race-6-call", ALTAIR), Action::Develop)
                .number("end", race::CARDS_TO_END)
                .number("more", i64::from(race::CARDS_TO_END) - own)
                .number("other", scene.view.players[ALTAIR].tableau.len() as i64)
                .number("vp", together(scene.view))
        },
        light: |_| lit_actions(&[Action::Develop]),
        answer: |_| Some(Move::Choose(Action::Develop)),
        task: Task::Guided(|_, answer| match answer {
            Move::Choose(Action::Develop) => Verdict::Right,
            _ => Verdict::Costly(Until::Round, |before, after| {
                by("lesson-race-6-call-not", ALTAIR)
                    .number("own", score(after, LEARNER) - score(before, LEARNER))
                    .number("left", i64::from(race::CARDS_TO_END) - after.players[LEARNER].tableau.len() as i64)
            }),
        }),
    }
}

fn build() -> Step<Race> {
    Step {
        round: ROUND,
        at: is_develop,
        say: |scene| {
            Phrase::new("lesson-race-6-build")
                .piece("card", names::card(Design::GalacticFederation.card()))
                .piece("other", names::card(Design::MiningLeague.card()))
                .number("both", both(scene.view, Design::GalacticFederation, Design::MiningLeague))
                .number("reverse", both(scene.view, Design::MiningLeague, Design::GalacticFederation))
        },
        light: |_| lit(&[Design::GalacticFederation]),
        answer: |_| Some(Move::Develop(Some(Design::GalacticFederation.card()))),
        task: Task::Guided(|_, answer| match answer {
            Move::Develop(Some(card)) if *card == Design::GalacticFederation.card() => Verdict::Right,
            Move::Develop(Some(_)) => Verdict::Costly(Until::Round, |_, after| {
                let own = &after.players[LEARNER].tableau;
                let next = if own.contains(&Design::MiningLeague.card()) {
                    Design::GalacticFederation
                } else {
                    Design::MiningLeague
                };
                // The payment that the page proposes may have taken it.
                if !holds(after, next) {
                    return of("lesson-race-6-build-spent", next).number("vp", worth(after, own, next));
                }
                of("lesson-race-6-build-not", next)
                    .number("cost", cost_beside(own, next))
                    .number("cards", i64::from(after.players[LEARNER].hand) - 1)
            }),
            _ => Verdict::Retry(Phrase::new("lesson-race-6-build-one")),
        }),
    }
}

fn pay() -> Step<Race> {
    Step {
        round: ROUND,
        at: |scene| matches!(scene.prompt, Prompt::Pay { .. }),
        say: |scene| {
            let own = &scene.view.players[LEARNER].tableau;
            of("lesson-race-6-pay", Design::MiningLeague)
                .number("vp", worth(scene.view, own, Design::MiningLeague))
                .number("cost", cost(scene, Design::GalacticFederation))
        },
        light: |_| Vec::new(),
        answer: |scene| {
            let keeps = |answer: &Move| !paid(answer).contains(Design::MiningLeague.card());
            <Race as game::Legal>::moves(scene.prompt).into_iter().find(keeps)
        },
        task: Task::Guided(|scene, answer| {
            if paid(answer).contains(Design::MiningLeague.card()) {
                let own = &scene.view.players[LEARNER].tableau;
                Verdict::Retry(
                    of("lesson-race-6-pay-not", Design::MiningLeague)
                        .number("vp", worth(scene.view, own, Design::MiningLeague)),
                )
            } else {
                Verdict::Right
            }
        }),
    }
}

fn check() -> Step<Race> {
    Step {
        round: ROUND + 1,
        at: is_choice,
        say: |scene| {
            by("lesson-race-6-check", ALTAIR)
                .number("own", score(scene.view, LEARNER))
                .number("other", score(scene.view, ALTAIR))
        },
        light: |_| Vec::new(),
        answer: |scene: &At<'_>| match scene.prompt {
            Prompt::Choose { .. } => Some(Move::Choose(Action::Develop)),
            Prompt::Develop { .. } => Some(Move::Develop(Some(Design::MiningLeague.card()))),
            _ => first(scene),
        },
        task: Task::Check(Check {
            until: Until::Round,
            goal: |_, after| after.stage == race::StageView::Over && score(after, LEARNER) > score(after, ALTAIR),
            miss: |_, after| {
                by("lesson-race-6-missed", ALTAIR)
                    .number("own", score(after, LEARNER))
                    .number("other", score(after, ALTAIR))
            },
            hint: |scene| {
                let own = &scene.view.players[LEARNER].tableau;
                with_action(of("lesson-race-6-hint", Design::MiningLeague), Action::Develop)
                    .number("vp", worth(scene.view, own, Design::MiningLeague))
            },
        }),
    }
}
