//! Planet Defenders in words.

mod checks;

use std::collections::{BTreeMap, BTreeSet};

use defenders::{ControlTile, Defenders, Illegal, Move, Place, Robot, Setup, Side, Technology};
use game::{Chance, Game as _, Legal as _, Observer, Seat, Seed, Setup as _};
use words::{Choice, Language, Words as _};

/// Every reason for refusing a move. A new one makes this fail to compile until it is in the list.
fn every_illegal() -> Vec<Illegal> {
    let next = |why: Illegal| match why {
        Illegal::Over => Some(Illegal::NotYourTurn(Seat::new(1))),
        Illegal::NotYourTurn(_) => Some(Illegal::NotAsked),
        Illegal::NotAsked => Some(Illegal::NoMainLeft),
        Illegal::NoMainLeft => Some(Illegal::MainAfterExtra),
        Illegal::MainAfterExtra => Some(Illegal::TileUsed(ControlTile::C2)),
        Illegal::TileUsed(_) => Some(Illegal::OutOfReach(Place::CENTER)),
        Illegal::OutOfReach(_) => Some(Illegal::Occupied(Place::at(0, 0))),
        Illegal::Occupied(_) => Some(Illegal::NoExtraLeft),
        Illegal::NoExtraLeft => Some(Illegal::NoMainYet),
        Illegal::NoMainYet => Some(Illegal::NotOnDisplay(Technology::default())),
        Illegal::NotOnDisplay(_) => Some(Illegal::StackEmpty(Side::North)),
        Illegal::StackEmpty(_) => Some(Illegal::NoDefenderThere(Side::West)),
        Illegal::NoDefenderThere(_) => Some(Illegal::WrongPayment),
        Illegal::WrongPayment => Some(Illegal::WrongTake),
        Illegal::WrongTake => Some(Illegal::WrongReturn),
        Illegal::WrongReturn => Some(Illegal::AlreadyActed),
        Illegal::AlreadyActed => Some(Illegal::NothingDone),
        Illegal::NothingDone => None,
    };
    std::iter::successors(Some(Illegal::Over), |why| next(*why)).collect()
}

#[test]
fn everything_can_be_said_and_answered() {
    checks::game::<Defenders>(every_illegal());
}

/// A robot's name begins with its type: the same for robots of one type, different for each type.
#[test]
fn robots_are_named_after_their_type() {
    let catalog = Defenders::catalog();
    for language in Language::ALL {
        let mut names: BTreeMap<_, BTreeSet<String>> = BTreeMap::new();
        for robot in Robot::all() {
            let card = robot.card();
            let piece = catalog.pieces.iter().find(|piece| piece.id == card.id).expect("a piece for every robot");
            let name = language.book().say(&piece.name);
            let name = name.strip_suffix(card.id).expect("the name ends with the number");
            names.entry(card.robot_type).or_default().insert(name.to_string());
        }
        assert!(names.values().all(|of_type| of_type.len() == 1), "{language}: {names:?}");
        assert_eq!(names.values().flatten().collect::<BTreeSet<_>>().len(), 6, "{language}: {names:?}");
    }
}

/// Ways to pay for the same action have the same targets, so only their labels tell them apart.
#[test]
fn labels_tell_all_offers_apart() {
    for seed in 0..4 {
        let setup = Setup::of(3, "advanced").expect("a setup").capped(20);
        let mut chance = Chance::seeded(Seed::from_number(seed));
        let mut game = Defenders::new(&setup, chance.clone(), &mut ()).expect("a game");
        while let Some(seat) = game.asked().first() {
            let (view, prompt) = (game.view(Observer::Seat(seat)), game.prompt(seat).expect("asked"));
            let Choice::One { offers, .. } = Defenders::question(&view, &prompt).choice else {
                panic!("every question is answered by one of its offers");
            };
            for language in Language::ALL {
                let labels: BTreeSet<String> = offers.iter().map(|offer| language.book().say(&offer.label)).collect();
                assert_eq!(labels.len(), offers.len(), "{labels:?}");
            }
            let answer = game.random_move(seat, &mut chance).expect("a move");
            game.play(seat, &answer, &mut ()).expect("legal");
        }
    }
}

/// D-3.4: an extra action says that it gives up the second main action, exactly when it does.
#[test]
fn extra_actions_say_what_they_give_up() {
    const GIVES_UP: &str = "defenders-detail-gives-up-main";
    let mut said = [0; 2];
    for (seed, variant) in (0..8).zip(["base", "advanced"].into_iter().cycle()) {
        let setup = Setup::of(2, variant).expect("a setup").capped(20);
        let mut chance = Chance::seeded(Seed::from_number(seed));
        let mut game = Defenders::new(&setup, chance.clone(), &mut ()).expect("a game");
        while let Some(seat) = game.asked().first() {
            let (view, prompt) = (game.view(Observer::Seat(seat)), game.prompt(seat).expect("asked"));
            let Choice::One { offers, .. } = Defenders::question(&view, &prompt).choice else {
                panic!("every question is answered by one of its offers");
            };
            let has_main = Defenders::moves(&prompt).iter().any(|answer| matches!(answer, Move::Main { .. }));
            for offer in &offers {
                let answer: Move = serde_json::from_value(offer.answer.clone()).expect("a move");
                let is_extra = matches!(answer, Move::Capture { .. } | Move::Upgrade { .. });
                let says = offer.details.iter().any(|detail| detail.key == GIVES_UP);
                assert!(is_extra || !says, "{answer:?} gives nothing up");
                if is_extra && has_main {
                    assert_eq!(says, variant == "base", "{answer:?}");
                }
                said[usize::from(says)] += u32::from(is_extra);
            }
            let answer = game.random_move(seat, &mut chance).expect("a move");
            game.play(seat, &answer, &mut ()).expect("legal");
        }
    }
    assert!(said.iter().all(|&times| times > 10), "{said:?}");
}
