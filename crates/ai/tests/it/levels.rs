//! Every game names its bots, and a name that it does not have is refused with the ones it has.

use ai::{Levels, Searchable};
use game::{Seed, Setup as _};

fn check<G: Levels>() {
    let names = G::level_names();
    assert!(names.contains(&"random"), "{}: {names:?}", G::ID);
    assert!(names.contains(&G::default_level()), "{}", G::ID);
    for name in &names {
        assert!(G::bot(name, Seed::from_number(1)).is_ok(), "{} {name}", G::ID);
        assert_eq!(names.iter().filter(|other| *other == name).count(), 1, "{} has {name} twice", G::ID);
    }
    let rungs = G::rungs();
    assert_eq!(rungs.len(), 8, "{}: {rungs:?}", G::ID);
    assert!(
        ["easy", "medium", "hard"].iter().all(|old| rungs.contains(old)) && rungs.last() == Some(&"hard"),
        "{rungs:?}"
    );
    for (style, of) in G::styles() {
        assert!(rungs.contains(&of) && !G::is_timed(style), "{} {style}", G::ID);
    }
    let refusal = G::bot("grandmaster", Seed::from_number(1)).err().expect("no game has this bot").to_string();
    assert!(refusal.contains("grandmaster") && names.iter().all(|name| refusal.contains(name)), "{refusal}");
}

#[test]
fn levels_are_made_by_name() {
    for_every_game!(check);
}

fn every_setup_has_a_network<G: Searchable>() {
    for players in G::Setup::PLAYERS {
        for variant in G::Setup::VARIANTS {
            if let Ok(setup) = G::Setup::of(players, variant) {
                assert!(G::NETS.find::<G>(&setup).is_some(), "{}, {players} players, {variant}", G::ID);
            }
        }
    }
    assert_eq!(G::NETS.unfit::<G>(), Vec::<String>::new());
}

#[test]
fn every_network_fits() {
    for_every_game!(every_setup_has_a_network);
}
