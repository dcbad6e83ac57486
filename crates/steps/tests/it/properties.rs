//! What must hold of every game, on random games of every setup.

use std::collections::BTreeSet;
use std::ops::Range;

use game::{Chance, Observer, Seat, Seed, Setup as _};
use steps::{Mask, Refused, Stepper, Steps};

/// Longer lists of answers are not compared one by one.
const MANY: usize = 1000;
/// A game that takes more steps than this does not end.
const ENDLESS: usize = 1_000_000;

/// Plays random games of every setup, those of these numbers, ended after this many rounds, and shows every state on the way.
///
/// One answer in four is made of random steps. Most are random moves, because random steps make very long plans in Roll.
fn every_state<G: Steps>(games: Range<u64>, rounds: u16, mut look: impl FnMut(&Stepper<G>, &mut Chance)) {
    for (kind, setup) in G::Setup::all().into_iter().enumerate() {
        let setup = setup.capped(rounds);
        for index in games.clone() {
            let seed = Seed::from_number(kind as u64).derive(index);
            let mut choices = Chance::seeded(seed.derive(1));
            let game = G::new(&setup, Chance::seeded(seed), &mut ()).expect("a setup that can be played");
            let mut stepper = Stepper::new(game);
            for step in 0.. {
                look(&stepper, &mut choices);
                if stepper.seat().is_none() {
                    break;
                }
                assert!(step < ENDLESS, "{setup:?}, seed {seed}: not over");
                go_on(&mut stepper, &mut choices);
            }
            assert!(stepper.outcome().is_some(), "nobody is to move, so it is over");
        }
    }
}

fn go_on<G: Steps>(stepper: &mut Stepper<G>, choices: &mut Chance) {
    match at_a_question(stepper) {
        Some(seat) if choices.below(4) > 0 => {
            let answer = stepper.game().random_move(seat, choices).expect("an asked seat can move");
            stepper.play(seat, &answer).expect("a legal move");
        }
        Some(_) | None => {
            let action = random(stepper.mask(), choices);
            stepper.step(action).expect("the mask offers it");
        }
    }
}

fn random(mask: Mask, choices: &mut Chance) -> usize {
    assert!(!mask.is_empty(), "a dead end");
    mask.nth(choices.below(mask.len())).expect("one of them")
}

fn at_a_question<G: Steps>(stepper: &Stepper<G>) -> Option<Seat> {
    stepper.seat().filter(|_| stepper.taken().is_empty())
}

/// Every answer that can be made from here, in the order of their actions. Nothing if there are too many.
fn answers<G: Steps>(answer: &G::Answer, all: &mut Vec<G::Move>) {
    let mask = G::mask(answer);
    assert!(!mask.is_empty(), "a dead end after {answer:?}");
    for action in mask.iter() {
        if all.len() > MANY {
            return;
        }
        let mut next = answer.clone();
        match G::take(&mut next, action) {
            Some(made) => all.push(made),
            None => answers::<G>(&next, all),
        }
    }
}

/// The steps from a question lead to every legal answer, to each in one way, and to nothing else.
fn steps_lead_to_every_legal_answer_once<G: Steps>() {
    let (mut compared, mut longest) = (0, 0);
    every_state::<G>(0..2, 25, |stepper, _| {
        let Some(seat) = at_a_question(stepper) else { return };
        let mut made = Vec::new();
        answers::<G>(&stepper.game().begin(seat), &mut made);
        if made.len() > MANY {
            return;
        }
        let mut legal = Vec::new();
        stepper.game().legal_moves(seat, &mut legal);
        let text = |moves: &[G::Move]| {
            let mut texts: Vec<_> = moves.iter().map(|one| format!("{one:?}")).collect();
            texts.sort_unstable();
            texts
        };
        if made != legal {
            assert_eq!(text(&made), text(&legal), "seat {seat} in {:?}", stepper.game());
        }
        compared += 1;
        longest = longest.max(made.len());
    });
    assert!(compared > 100 && longest > 20, "only {compared} lists were compared, the longest of {longest} answers");
}

/// A move's own actions make that move. Random moves come from the rules, so long lists are covered too.
fn a_move_is_made_by_its_actions<G: Steps>() {
    every_state::<G>(0..4, 25, |stepper, choices| {
        let Some(seat) = at_a_question(stepper) else { return };
        for _ in 0..3 {
            let answer = stepper.game().random_move(seat, choices).expect("an asked seat can move");
            let actions = stepper.actions(&answer);
            let actions = actions.unwrap_or_else(|| {
                panic!("seat {seat} cannot make {answer:?} by {:?}", stepper.game().actions(seat, &answer))
            });
            let mut played = stepper.clone();
            for (at, &action) in actions.iter().enumerate() {
                let made = played.step(action).expect("a step toward a legal move");
                assert_eq!(made.is_some(), at + 1 == actions.len());
            }
            let mut expected = stepper.game().clone();
            expected.play(seat, &answer, &mut ()).expect("a legal move");
            assert_eq!(*played.game(), expected);
        }
    });
}

/// A step outside the mask is refused and changes nothing.
fn what_is_masked_is_refused<G: Steps>() {
    every_state::<G>(0..1, 12, |stepper, _| {
        let mut tried = stepper.clone();
        for action in (0..G::ACTIONS + 3).chain([usize::MAX]).filter(|&action| !stepper.mask().contains(action)) {
            let refused = tried.step(action).expect_err("outside the mask");
            match refused {
                Refused::Over => assert!(stepper.seat().is_none()),
                Refused::Unknown { last, .. } => assert!(action > last && last == G::ACTIONS - 1),
                Refused::Masked { action: named } => assert_eq!(named, action),
            }
        }
        assert_eq!((tried.seat(), tried.mask(), tried.taken()), (stepper.seat(), stepper.mask(), stepper.taken()));
        assert_eq!(tried.game(), stepper.game());
    });
}

/// An observation depends on nothing but the view: a state imagined behind the view looks the same.
///
/// Views themselves do not leak: `testkit::properties::views_do_not_leak`.
fn observations_follow_from_views<G: Steps>() {
    let mut differed = false;
    every_state::<G>(0..2, 25, |stepper, choices| {
        let game = stepper.game();
        let other = Seat::new(choices.below(game.setup().players().into()) as u8);
        for seat in stepper.seat().into_iter().chain([other]) {
            let view = game.view(Observer::Seat(seat));
            let imagined = G::imagine(&view, Chance::seeded(Seed::from_number(choices.below(1000).into())));
            differed |= imagined != *game;
            // The answer in the making is the seat's own; its actions are all that is needed to make it again.
            let mut behind = Stepper::new(imagined);
            let is_mover = stepper.seat() == Some(seat);
            if is_mover {
                assert_eq!(behind.seat(), Some(seat));
                for &action in stepper.taken() {
                    behind.step(action.into()).expect("the same can follow");
                }
                assert_eq!(behind.mask(), stepper.mask(), "what can follow depends on something hidden");
            }
            let mut seen = vec![0; stepper.observation_size()];
            let mut expected = seen.clone();
            behind.observe(seat, &mut seen);
            stepper.observe(seat, &mut expected);
            assert_eq!(seen, expected, "seat {seat} observes something hidden in {game:?}");
        }
    });
    assert!(differed, "nothing is hidden");
}

/// The name of a number without the piece that it is about.
fn block(name: &str) -> &str {
    let mut dots = name.match_indices('.').map(|(at, _)| at);
    let words = if name.starts_with("own.") || name.starts_with("left") { dots.nth(1) } else { dots.next() };
    &name[..words.unwrap_or(name.len())]
}

/// The names of an observation's numbers for a number of players.
struct Named {
    players: u8,
    names: Vec<String>,
    /// The numbers whose block has told nothing so far.
    silent: Vec<usize>,
}

/// Observations have one size for a number of players, whatever happens; every number has a name of its own, and every block of
/// them tells something at some time.
fn observations_have_names<G: Steps>() {
    let (mut sizes, mut told) = (Vec::<Named>::new(), BTreeSet::new());
    // Until all is told; the rarest things come within so many games of each setup.
    for index in 0..20 {
        every_state::<G>(index..index + 1, 60, |stepper, _| {
            let players = stepper.game().setup().players();
            let at = sizes.iter().position(|size| size.players == players).unwrap_or_else(|| {
                let names = stepper.observation_names();
                let silent = (0..names.len()).filter(|&at| !told.contains(block(&names[at]))).collect();
                sizes.push(Named { players, names, silent });
                sizes.len() - 1
            });
            let Named { names, silent, .. } = &sizes[at];
            assert_eq!(stepper.observation_size(), names.len());
            if silent.is_empty() {
                return;
            }
            let before = told.len();
            // Within an answer, only its own seat sees anything new.
            let is_new = |seat: &Seat| stepper.taken().is_empty() || stepper.seat() == Some(*seat);
            for seat in (0..players).map(Seat::new).filter(is_new) {
                let mut seen = vec![0; names.len()];
                stepper.observe(seat, &mut seen);
                told.extend(silent.iter().filter(|&&at| seen[at] != 0).map(|&at| block(&names[at]).to_string()));
            }
            if told.len() > before {
                sizes.iter_mut().for_each(|Named { names, silent, .. }| {
                    silent.retain(|&at| !told.contains(block(&names[at])));
                });
            }
        });
        if sizes.iter().all(|size| size.silent.is_empty()) {
            break;
        }
    }
    for Named { names, silent, .. } in sizes {
        let silent: BTreeSet<_> = silent.iter().map(|&at| block(&names[at])).collect();
        assert_eq!(silent, BTreeSet::new(), "always 0");
        let different: BTreeSet<_> = names.iter().collect();
        assert_eq!(different.len(), names.len(), "two numbers have the same name");
    }
    let actions: BTreeSet<_> = (0..G::ACTIONS).map(G::action_name).collect();
    assert_eq!(actions.len(), G::ACTIONS, "two actions have the same name");
}

/// No action is there in vain.
fn every_action_is_of_use<G: Steps>() {
    let mut idle: BTreeSet<usize> = (0..G::ACTIONS).collect();
    for index in 0..40 {
        every_state::<G>(index..index + 1, 40, |stepper, _| {
            stepper.mask().iter().for_each(|action| {
                idle.remove(&action);
            });
        });
        if idle.is_empty() {
            break;
        }
    }
    let idle: Vec<_> = idle.into_iter().map(G::action_name).collect();
    assert_eq!(idle, Vec::<String>::new(), "never offered");
}

macro_rules! tests {
    ({ $($property:ident),+ } $($name:ident::$game:ident),+) => {
        tests!(@games $(($name $game))+; ($($property)+));
    };
    // Every game with all properties.
    (@games $(($name:ident $game:ident))+; $properties:tt) => {
        $(mod $name {
            tests!(@properties $game $properties);
        })+
    };
    (@properties $game:ident ($($property:ident)+)) => {
        $(#[test]
        fn $property() {
            super::$property::<games::$game>();
        })+
    };
}

games::all!(tests {
    steps_lead_to_every_legal_answer_once,
    a_move_is_made_by_its_actions,
    what_is_masked_is_refused,
    observations_follow_from_views,
    observations_have_names,
    every_action_is_of_use
});
