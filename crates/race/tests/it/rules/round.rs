//! Section 3: the round.

use race::Action::{ConsumeDouble, ConsumeTrade, Develop, ExploreFive, Produce, Settle};
use race::{Event, Illegal, Move, Prompt, Step, Way};

use crate::support::{Play, Scene, card, cards};

/// seven actions, and any of them again in the next round.
#[test]
fn one_of_seven_actions_is_chosen() {
    let mut play = Scene::two().play();
    assert_eq!(play.prompt(0).moves().len(), 7);
    assert_eq!(play.refused(0, Move::ChoosePair(Develop, Settle)), Illegal::OneAction);
    play.choose(&[Produce, Produce]).choose(&[Produce, Produce]);
    assert_eq!(play.public().round, 3);
}

fn steps(play: &Play) -> Vec<Step> {
    let steps = play.told.iter().filter_map(|told| match told.event {
        Event::PhaseBegan { step } => Some(step),
        _ => None,
    });
    steps.collect()
}

/// chosen phases in order, once each, for everyone; the bonus is for those who chose it.
#[test]
fn chosen_phases_happen_once_in_order() {
    let scene = Scene::new(4, "standard").hand(3, &["Space Marines"]).money(3, 2);
    let mut play = scene.choose(&[Settle, Produce, Develop, Develop]);
    assert_eq!(play.asked(), [0, 1, 2, 3]);
    let Prompt::Develop { options, .. } = play.prompt(3) else { panic!("phase II") };
    assert_eq!(options[0].cost.cost, 1);
    play.develop(&["", "", "", ""]).settle(&["", "", "", ""]);
    assert_eq!(steps(&play), [Step::Develop, Step::Settle, Step::Produce]);
    // Seat 0 takes part in phase II without its bonus.
    let mut play = Scene::two().hand(0, &["Space Marines"]).money(0, 2).choose(&[ExploreFive, Develop]);
    let all = play.view(0).own.expect("a seat").drawn;
    play.does(0, Move::Keep(all.iter().take(1).collect()));
    let all = play.view(1).own.expect("a seat").drawn;
    play.does(1, Move::Keep(all.iter().take(1).collect()));
    let Prompt::Develop { options, .. } = play.prompt(0) else { panic!("phase II") };
    let marines = options.iter().find(|option| option.card == card("Space Marines")).expect("affordable");
    assert_eq!(marines.cost.cost, 2);
}

/// more than ten cards are discarded down to ten, in secret.
#[test]
fn the_hand_limit_is_ten() {
    let mut play = Scene::two().money(0, 12).money(1, 10).choose(&[Produce, Produce]);
    assert_eq!(play.asked(), [0]);
    let Prompt::Discard { count, .. } = play.prompt(0) else { panic!("the hand limit") };
    assert_eq!(count, 2);
    let hand = play.hand(0);
    assert_eq!(play.refused(0, Move::Discard(hand.iter().take(1).collect())), Illegal::WrongCount { due: 2 });
    play.does(0, Move::Discard(hand.iter().take(2).collect()));
    assert_eq!((play.hand_size(0), play.hand_size(1)), (10, 10));
    assert_eq!(play.public().round, 2);
}

/// a card placed in Settle counts from the next phase on, not in the same one.
#[test]
fn a_power_counts_from_the_next_phase_on() {
    let scene = Scene::two().tableau(0, &["Old Earth"]).tableau(1, &["New Sparta"]);
    // Blaster Gem Mines have 1 Military, which helps from the next phase on.
    let mut play = scene.hand(0, &["Blaster Gem Mines", "New Survivalists"]).money(0, 3).choose(&[Settle, Settle]);
    assert!(!play.options(0).contains(card("New Survivalists")));
    play.settle(&["Blaster Gem Mines", ""]).takes(0, Way::Pay, &[], 3).choose(&[Settle, Settle]);
    assert!(play.options(0).contains(card("New Survivalists")));
    // Mining Robots make nothing cheaper while they are being placed, but they do in the phase after.
    let scene = Scene::two().hand(0, &["Mining Robots", "Mining World"]).money(0, 5).tableau(1, &["New Sparta"]);
    let mut play = scene.choose(&[Develop, Settle]);
    play.develop(&["Mining Robots", ""]).pays(0, 1);
    let Prompt::Settle { options, .. } = play.prompt(0) else { panic!("phase III") };
    assert_eq!(options[0].ways[0].due, 2);
}

/// discounts add up, and a cost stops at 0.
#[test]
fn costs_stop_at_zero() {
    let tableau = ["Old Earth", "Investment Credits", "Galactic Federation"];
    let scene = Scene::two().tableau(0, &tableau).hand(0, &["Space Marines", "Drop Ships"]).tableau(1, &["New Sparta"]);
    let mut play = scene.choose(&[Develop, Develop]);
    let Prompt::Develop { options, .. } = play.prompt(0) else { panic!("phase II") };
    let costs: Vec<_> = options.iter().map(|option| (option.cost.printed, option.cost.cost)).collect();
    assert_eq!(costs, [(2, 0), (4, 0)]);
    play.develop(&["Space Marines", ""]);
    // Nothing to pay, nothing to ask, nothing back.
    assert_eq!(play.hand(0), cards(&["Drop Ships"]));
}

/// optional powers are not forced, except to settle what was placed.
#[test]
fn optional_powers_are_forced_only_by_need() {
    let scene = || Scene::two().tableau(0, &["New Sparta", "New Military Tactics"]).tableau(1, &["Old Earth"]);
    let mut play = scene().hand(0, &["Alien Robot Scout Ship"]).choose(&[Settle, ConsumeTrade]);
    play.settle(&["Alien Robot Scout Ship", ""]);
    let tactics = vec!["New Military Tactics#1".to_string()];
    assert_eq!(play.ways(0), [(Way::Conquer, tactics.clone(), 0)]);
    let mut play = scene().hand(0, &["Outlaw World"]).choose(&[Settle, ConsumeDouble]);
    play.settle(&["Outlaw World", ""]);
    assert_eq!(play.ways(0), [(Way::Conquer, vec![], 0), (Way::Conquer, tactics, 0)]);
}
