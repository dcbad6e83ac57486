//! Section 3: rolling, assigning, revealing.

use game::{Chance, Seat, Seed};
use roll::Color::{Alien, Genes, Home, Military, Novelty};
use roll::Phase::{Develop, Explore, Produce, Settle, Ship};
use roll::{Color, Dice, Event, Face, Illegal, Move, Phase, Plan, PlanFault, Select, Use};

use crate::support::{Play, Scene, bag, dictate, power};

fn with(dice: &[(Color, Face)], owned: &[&str]) -> Play {
    Scene::three().dice(0, dice).owns(0, owned).play()
}

/// The columns that come of a plan, or what is wrong with it.
fn columns(play: &Play, plan: &Plan) -> Result<Vec<(Phase, Dice)>, PlanFault> {
    let roll::Prompt::Assign(assigning) = play.prompt(0) else { panic!("dice to assign") };
    let assigned = assigning.check(plan)?;
    Ok(Phase::ALL.iter().map(|&phase| (phase, assigned.columns[phase])).filter(|(_, dice)| !dice.is_empty()).collect())
}

fn uses(play: &Play, phase: Phase, uses: &[Use]) -> Result<Vec<(Phase, Dice)>, PlanFault> {
    let mut plan = play.plan(0, phase);
    plan.uses = uses.to_vec();
    columns(play, &plan)
}

/// L-3.1, L-3.2: all dice of the cup are rolled; wild dice go anywhere, and all of them.
#[test]
fn wild_dice_go_into_any_column() {
    let play = with(&[(Genes, Face::Wild), (Genes, Face::Wild), (Home, Face::Ship)], &[]);
    let mut plan = Plan::new(Select { color: Home, face: Face::Ship, phase: Ship });
    assert_eq!(columns(&play, &plan), Err(PlanFault::WildLeft { left: 2 }));
    plan.wild[Explore].put(Genes);
    plan.wild[Produce].put(Genes);
    assert_eq!(columns(&play, &plan), Ok(vec![(Explore, bag(&[Genes])), (Produce, bag(&[Genes]))]));
    plan.wild[Ship].put(Genes);
    assert_eq!(columns(&play, &plan), Err(PlanFault::NoWild { color: Genes }));
}

/// L-3.3: one worker of any face selects; it is moved by nothing.
#[test]
fn one_worker_selects_and_stays() {
    let play = with(&[(Home, Face::Explore), (Home, Face::Ship)], &["Galactic Influence"]);
    let plan = Plan::new(Select { color: Home, face: Face::Ship, phase: Settle });
    assert_eq!(columns(&play, &plan), Ok(vec![(Explore, bag(&[Home]))]));
    let wrong = Plan::new(Select { color: Home, face: Face::Produce, phase: Settle });
    assert_eq!(columns(&play, &wrong), Err(PlanFault::NoSelector { color: Home, face: Face::Produce }));
    let moved = uses(&play, Settle, &[power("Galactic Influence", &[(Home, Ship, Explore)])]);
    assert_eq!(moved, Err(PlanFault::NoWorker { color: Home, column: Ship }));
    let moved = uses(&play, Settle, &[power("Galactic Influence", &[(Home, Settle, Explore)])]);
    assert_eq!(moved, Err(PlanFault::NoWorker { color: Home, column: Settle }));
}

/// L-3.4: colors, columns, once a round, to another column; and it may be left.
#[test]
fn powers_move_what_they_say() {
    let dice = [(Home, Face::Explore), (Military, Face::Explore), (Home, Face::Ship)];
    let play = with(&dice, &["Diversification", "Shipping Affinity"]);
    let one = |shift| uses(&play, Settle, &[power("Diversification", &[shift])]);
    assert_eq!(one((Home, Explore, Ship)), Ok(vec![(Explore, bag(&[Military])), (Ship, bag(&[Home]))]));
    assert_eq!(one((Military, Explore, Ship)), Err(PlanFault::WrongColor { color: Military }));
    assert_eq!(one((Home, Ship, Explore)), Err(PlanFault::WrongColumn { column: Ship }));
    assert_eq!(one((Home, Explore, Explore)), Err(PlanFault::SameColumn));
    let affinity = power("Shipping Affinity", &[(Military, Explore, Develop)]);
    assert_eq!(uses(&play, Settle, &[affinity]), Err(PlanFault::WrongTarget { column: Develop }));
    let twice = power("Shipping Affinity", &[(Military, Explore, Ship)]);
    let again = power("Shipping Affinity", &[(Home, Explore, Ship)]);
    let fault = PlanFault::PowerUsed { power: crate::support::square("Shipping Affinity") };
    assert_eq!(uses(&play, Settle, &[twice, again]), Err(fault));
    let none = power("Nanotechnology", &[(Home, Explore, Ship)]);
    assert!(matches!(uses(&play, Settle, &[none]), Err(PlanFault::NoSuchPower { .. })));
    assert!(uses(&play, Settle, &[]).is_ok());
}

/// L-3.5: different dice within one use, the same one by another power, wild dice too.
#[test]
fn a_wild_die_can_be_moved_and_moved_again() {
    let dice = [(Alien, Face::Wild), (Home, Face::Ship)];
    let play = with(&dice, &["Nanotechnology", "Galactic Influence"]);
    // The wild die was put to Settle; Alien dice have no Ship face.
    let first = power("Galactic Influence", &[(Alien, Settle, Ship)]);
    let second = power("Nanotechnology", &[(Alien, Ship, Explore)]);
    assert_eq!(uses(&play, Settle, &[first, second]), Ok(vec![(Explore, bag(&[Alien]))]));
    let same = power("Nanotechnology", &[(Alien, Settle, Ship), (Alien, Ship, Explore)]);
    let fault = uses(&play, Settle, &[same]);
    assert_eq!(fault, Err(PlanFault::NoWorker { color: Alien, column: Ship }));
}

/// L-3.6, L-3.7: Dictate, repeated, and with up to three workers.
#[test]
fn dictate_sets_one_aside_and_moves_another() {
    let dice = [(Home, Face::Explore), (Home, Face::Explore), (Novelty, Face::Ship), (Home, Face::Settle)];
    let play = with(&dice, &[]);
    let one = dictate(Home, Explore, &[(Home, Explore, Ship)]);
    assert_eq!(uses(&play, Settle, &[one]), Ok(vec![(Ship, bag(&[Home, Novelty]))]));
    let two = dictate(Novelty, Ship, &[(Home, Ship, Explore)]);
    assert_eq!(uses(&play, Settle, &[one, two]), Err(PlanFault::DictateUsed));
    let none = dictate(Home, Explore, &[]);
    assert_eq!(uses(&play, Settle, &[none]), Err(PlanFault::TooFew { least: 1 }));
    let many = dictate(Home, Explore, &[(Home, Explore, Ship), (Novelty, Ship, Explore)]);
    assert_eq!(uses(&play, Settle, &[many]), Err(PlanFault::TooMany { most: 1 }));
    let able = with(&dice, &["Backup Planning", "Galactic Mandate"]);
    assert_eq!(uses(&able, Settle, &[one, two]), Ok(vec![(Explore, bag(&[Home]))]));
    assert_eq!(uses(&able, Settle, &[many]), Ok(vec![(Explore, bag(&[Novelty])), (Ship, bag(&[Home]))]));
    // What one Dictate moved, another one may set aside.
    let moved = dictate(Home, Ship, &[(Novelty, Ship, Explore)]);
    assert_eq!(uses(&able, Settle, &[one, moved]), Ok(vec![(Explore, bag(&[Novelty]))]));
    // The selecting worker does not count: there must be two others.
    let few = with(&[(Home, Face::Explore), (Home, Face::Ship)], &[]);
    let fault = uses(&few, Settle, &[dictate(Home, Explore, &[])]);
    assert_eq!(fault, Err(PlanFault::NoWorker { color: Home, column: Explore }));
}

/// L-3.16: what Dictate set aside is no worker any more: neither a power nor another Dictate moves it.
#[test]
fn a_die_in_the_dictate_area_is_not_reassigned() {
    let dice = [(Genes, Face::Explore), (Home, Face::Explore), (Home, Face::Explore), (Home, Face::Settle)];
    let play = with(&dice, &["Galactic Influence", "Backup Planning"]);
    let back = power("Galactic Influence", &[(Genes, Explore, Ship)]);
    assert!(uses(&play, Settle, &[back]).is_ok());
    let aside = dictate(Genes, Explore, &[(Home, Explore, Develop)]);
    let gone = Err(PlanFault::NoWorker { color: Genes, column: Explore });
    assert_eq!(uses(&play, Settle, &[aside, back]), gone);
    let again = dictate(Home, Explore, &[(Genes, Explore, Ship)]);
    assert_eq!(uses(&play, Settle, &[aside, again]), gone);
}

/// L-3.16, L-3.1: the dice of the Citizenry are no workers: they are not rolled and cannot be assigned.
#[test]
fn citizens_are_no_workers() {
    let scene = Scene::three().dice(0, &[(Home, Face::Ship)]).citizenry(0, &[Genes]);
    let play = scene.owns(0, &["Galactic Influence"]).play();
    let genes = Plan::new(Select { color: Genes, face: Face::Wild, phase: Settle });
    assert_eq!(columns(&play, &genes), Err(PlanFault::NoSelector { color: Genes, face: Face::Wild }));
    for column in [Develop, Produce, Ship] {
        let moved = uses(&play, Settle, &[power("Galactic Influence", &[(Genes, column, Explore)])]);
        assert_eq!(moved, Err(PlanFault::NoWorker { color: Genes, column }));
    }
}

/// L-3.5: the workers of one use may go to different columns.
#[test]
fn one_use_reaches_different_columns() {
    let play = with(&[(Home, Face::Explore), (Genes, Face::Explore), (Home, Face::Ship)], &["Nanotechnology"]);
    let apart = power("Nanotechnology", &[(Home, Explore, Develop), (Genes, Explore, Produce)]);
    let columns = uses(&play, Settle, &[apart]);
    assert_eq!(columns, Ok(vec![(Develop, bag(&[Home])), (Produce, bag(&[Genes]))]));
}

/// L-3.8: Executive Power takes two of one column, others one or two, to the selected phase.
#[test]
fn executive_power_moves_exactly_two() {
    let dice = [(Home, Face::Explore), (Genes, Face::Explore), (Home, Face::Ship), (Home, Face::Ship)];
    let play = with(&dice, &["Executive Power", "Propaganda Campaign"]);
    let executive = |list: &[_]| uses(&play, Produce, &[power("Executive Power", list)]);
    assert!(executive(&[(Home, Explore, Produce), (Genes, Explore, Produce)]).is_ok());
    assert_eq!(executive(&[(Home, Explore, Produce)]), Err(PlanFault::TooFew { least: 2 }));
    let mixed = executive(&[(Home, Ship, Produce), (Genes, Explore, Produce)]);
    assert_eq!(mixed, Err(PlanFault::TooFew { least: 2 }), "Ship has one worker below the strip");
    let elsewhere = executive(&[(Home, Explore, Ship), (Genes, Explore, Ship)]);
    assert_eq!(elsewhere, Err(PlanFault::WrongTarget { column: Ship }));
    assert!(uses(&play, Produce, &[power("Propaganda Campaign", &[(Home, Ship, Produce)])]).is_ok());
}

/// L-3.9: Mad Scientists looks at Novelty worlds.
#[test]
fn mad_scientists_need_most_novelty_worlds() {
    let dice = [(Home, Face::Explore), (Home, Face::Explore), (Home, Face::Ship)];
    let two = power("Mad Scientists", &[(Home, Explore, Ship), (Home, Explore, Ship)]);
    let one = power("Mad Scientists", &[(Home, Explore, Ship)]);
    let tied = with(&dice, &["Mad Scientists"]);
    assert_eq!(uses(&tied, Settle, &[two]), Err(PlanFault::TooMany { most: 1 }));
    assert!(uses(&tied, Settle, &[one]).is_ok());
    let alone = with(&dice, &["Mad Scientists", "Gem World"]);
    assert!(uses(&alone, Settle, &[two]).is_ok());
    let behind = Scene::three().dice(0, &dice).owns(0, &["Mad Scientists"]).owns(1, &["Gem World"]).play();
    assert!(matches!(uses(&behind, Settle, &[one]), Err(PlanFault::NotMostNovelty { .. })));
}

/// L-3.10: all selected phases happen; workers of others and dice set aside return.
#[test]
fn unselected_workers_return() {
    let dice = [(Home, Face::Ship), (Novelty, Face::Produce), (Military, Face::Settle), (Home, Face::Settle)];
    let mut play = with(&dice, &[]);
    let mut plan = play.plan(0, Settle);
    plan.uses = vec![dictate(Novelty, Produce, &[(Home, Ship, Develop)])];
    play.assign(&plan, Settle);
    let returned = Event::Returned { seat: Seat::new(0), dice: bag(&[Novelty, Home]) };
    assert!(play.told.iter().any(|told| told.event == returned));
}

/// L-3.10: with two players a Home die may add a phase.
#[test]
fn the_extra_die_of_two_players_adds_a_phase() {
    for (face, phases) in [(0, 2), (4, 2), (3, 1)] {
        let scene = Scene::new(2).script(&[face, 0, 0, 0, 0, 0, 0]);
        let mut play = scene.play();
        let plan = play.plan(0, Settle);
        play.assign(&plan, Settle);
        let happened = play.told.iter().find_map(|told| match told.event {
            Event::Phases { phases } => Some(phases.len()),
            _ => None,
        });
        assert_eq!(happened, Some(phases));
    }
}

/// L-3.3: plans are one answer, refused as a whole.
#[test]
fn a_refused_plan_says_the_first_thing_wrong() {
    let mut play = with(&[(Home, Face::Explore)], &[]);
    let plan = Plan::new(Select { color: Alien, face: Face::Wild, phase: Settle });
    let fault = PlanFault::NoSelector { color: Alien, face: Face::Wild };
    assert_eq!(play.refused(0, Move::Assign(Box::new(plan))), Illegal::Plan(fault));
}

/// L-3.4, L-3.6: every step that the helper offers can be taken, and what it makes is what the check says.
#[test]
fn steps_lead_to_legal_plans() {
    let owned = [
        "Backup Planning",
        "Galactic Mandate",
        "Diversification",
        "Executive Power",
        "Nanotechnology",
        "Mad Scientists",
        "Isolation Policy",
        "Homeworld Patriotism",
        "Operations Affinity",
        "System Diversification",
    ];
    let dice = [
        (Home, Face::Explore),
        (Home, Face::Explore),
        (Genes, Face::Wild),
        (Alien, Face::Wild),
        (Alien, Face::Wild),
        (Novelty, Face::Ship),
        (Military, Face::Settle),
    ];
    let play = with(&dice, &owned);
    let roll::Prompt::Assign(start) = play.prompt(0) else { panic!("dice to assign") };
    let mut chance = Chance::seeded(Seed::from_number(4));
    let mut used = 0;
    for _ in 0..300 {
        let mut assigning = start.clone();
        loop {
            let steps = assigning.steps();
            let stop = assigning.can_finish() && (steps.is_empty() || chance.below(6) == 0);
            if stop {
                break;
            }
            assert!(!steps.is_empty(), "a dead end: {assigning:?}");
            let step = steps[chance.below(steps.len() as u32) as usize];
            assigning.take(step).unwrap_or_else(|fault| panic!("{step:?} is offered but: {fault}"));
        }
        let (plan, assigned) = assigning.finish().expect("a complete plan");
        used += plan.uses.len();
        assert_eq!(start.clone().check(&plan), Ok(assigned));
        let all = assigned.columns.all().plus(assigned.dictated).plus(Dice::of(assigned.selection.color, 1));
        assert_eq!(all, dice.iter().map(|(color, _)| *color).collect());
        let random = start.clone().random(&mut chance).expect("a plan");
        assert!(start.clone().check(&random).is_ok());
    }
    assert!(used > 300, "only {used} uses");
    assert_eq!(start.plans().len(), roll::MOST_PLANS, "more than anybody can list");
}
