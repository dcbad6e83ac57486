//! Section 11: the advanced game for two.

use race::Action::{ConsumeDouble, ConsumeTrade, Develop, ExploreFive, ExploreOne, Produce, Settle};
use race::{Cause, Event, Illegal, Move, Prompt, Setup, Step, Way};

use crate::support::{Play, Scene, card, cards};

fn scene() -> Scene {
    Scene::new(2, "advanced").tableau(1, &["New Sparta"])
}

fn steps(play: &Play) -> Vec<Step> {
    let steps = play.told.iter().filter_map(|told| match told.event {
        Event::PhaseBegan { step } => Some(step),
        _ => None,
    });
    steps.collect()
}

/// 23 pairs, for two players only.
#[test]
fn two_actions_are_chosen() {
    let mut play = scene().play();
    assert_eq!(play.prompt(0).moves().len(), 23);
    assert_eq!(play.refused(0, Move::Choose(Develop)), Illegal::TwoActions);
    assert_eq!(play.refused(0, Move::ChoosePair(Produce, Produce)), Illegal::NotAPair);
    assert_eq!(play.refused(0, Move::ChoosePair(Produce, Develop)), Illegal::NotAPair);
    play.does(0, Move::ChoosePair(Settle, Settle));
    assert!(<Setup as game::Setup>::of(3, "advanced").is_err());
}

/// both Explore cards add up.
#[test]
fn both_explore_cards() {
    let play = scene().choose(&[ExploreFive, ExploreOne, Settle, Produce]);
    let Prompt::Keep { from, count, .. } = play.prompt(0) else { panic!("phase I") };
    assert_eq!((from.len(), count), (8, 2));
}

/// both Consume cards sell first and then consume for twice the points.
#[test]
fn both_consume_cards() {
    let goods = ["Gem World", "Artist Colony"];
    let scene = scene().tableau(0, &["Expanding Colony", "Gem World", "Artist Colony"]).goods(0, &goods);
    let mut play = scene.choose(&[ConsumeTrade, ConsumeDouble, ExploreFive, ExploreOne]);
    for seat in 0..2 {
        let Prompt::Keep { from, count, .. } = play.prompt(seat) else { panic!("phase I") };
        play.does(seat, Move::Keep(from.iter().take(count.into()).collect()));
    }
    play.does(0, Move::Sell(card("Gem World")));
    assert_eq!((play.vp(0), play.hand_size(0)), (2, 1 + 2));
}

/// a doubled phase runs twice for both; the second run sees what the first placed.
#[test]
fn a_doubled_phase_runs_twice() {
    let scene = scene().tableau(0, &["Old Earth", "Interstellar Bank"]).hand(0, &["Investment Credits", "Drop Ships"]);
    let mut play = scene.money(0, 6).choose(&[Develop, Develop, ExploreFive, Produce]);
    for seat in 0..2 {
        let Prompt::Keep { from, count, .. } = play.prompt(seat) else { panic!("phase I") };
        play.does(seat, Move::Keep(from.iter().take(count.into()).collect()));
    }
    assert_eq!(play.drew(0, Cause::Power(card("Interstellar Bank"))), 1);
    play.develop(&["Investment Credits", ""]);
    assert_eq!(play.drew(0, Cause::Power(card("Interstellar Bank"))), 2);
    assert_eq!(play.asked(), [0, 1]);
    let Prompt::Develop { options, .. } = play.prompt(0) else { panic!("phase II") };
    let ships = options.iter().find(|option| option.card == card("Drop Ships")).expect("affordable");
    assert_eq!(ships.cost.cost, 4 - 1 - 1);
    play.develop(&["Drop Ships", ""]).pays(0, 2);
    assert_eq!(steps(&play), [Step::Explore, Step::Develop, Step::SecondDevelop, Step::Produce]);
}

/// Military from a card discarded in the first run is gone in the second.
#[test]
fn temporary_military_ends_with_the_first_run() {
    let scene =
        Scene::new(2, "advanced").tableau(0, &["New Sparta", "New Military Tactics"]).tableau(1, &["Old Earth"]);
    let mut play = scene.hand(0, &["Pirate World", "Rebel Underground"]).choose(&[Settle, Settle, Develop, Produce]);
    play.develop(&["", ""]).settle(&["Pirate World", ""]).takes(0, Way::Conquer, &["New Military Tactics"], 0);
    assert_eq!(play.asked(), [0, 1]);
    assert!(!play.options(0).contains(card("Rebel Underground")));
}

/// twice chosen, twice the bonus; once chosen, in the first run only; not chosen, never.
#[test]
fn the_bonus_of_a_doubled_phase() {
    let hands = || {
        scene()
            .hand(0, &["Space Marines", "Drop Ships"])
            .money(0, 6)
            .hand(1, &["Export Duties", "Space Marines#2"])
            .money(1, 6)
    };
    let mut play = hands().choose(&[Develop, Develop, Develop, Settle]);
    let cost = |play: &Play, seat, name: &str| {
        let Prompt::Develop { options, .. } = play.prompt(seat) else { panic!("phase II") };
        options.iter().find(|option| option.card == card(name)).expect("affordable").cost.cost
    };
    assert_eq!((cost(&play, 0, "Drop Ships"), cost(&play, 1, "Space Marines#2")), (3, 1));
    play.develop(&["", ""]);
    assert_eq!((cost(&play, 0, "Drop Ships"), cost(&play, 1, "Space Marines#2")), (3, 2));
    // The card for settling comes in both runs only to the one who doubled.
    let scene = Scene::new(2, "advanced").tableau(0, &["New Sparta"]).hand(0, &["Outlaw World", "New Survivalists"]);
    let scene = scene.tableau(1, &["Old Earth"]).hand(1, &["Refugee World", "Pilgrimage World"]);
    let mut play = scene.choose(&[Settle, Settle, Settle, Produce]);
    play.settle(&["Outlaw World", "Refugee World"]).settle(&["New Survivalists", "Pilgrimage World"]);
    assert_eq!((play.drew(0, Cause::Bonus(Settle)), play.drew(1, Cause::Bonus(Settle))), (2, 1));
    assert_eq!(play.hand(1).intersection(cards(&["Refugee World"])).len(), 0);
}
