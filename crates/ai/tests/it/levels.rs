//! Every game names its bots, and a name that it does not have is refused with the ones it has.

use ai::Levels;
use defenders::Defenders;
use game::Seed;
use race::Race;
use roll::Roll;

fn check<G: Levels>() {
    let names = G::level_names();
    assert!(names.contains(&"random"), "{}: {names:?}", G::ID);
    assert!(names.contains(&G::default_level()), "{}", G::ID);
    for name in &names {
        assert!(G::bot(name, Seed::from_number(1)).is_ok(), "{} {name}", G::ID);
        assert_eq!(names.iter().filter(|other| *other == name).count(), 1, "{} has {name} twice", G::ID);
    }
    let refusal = G::bot("grandmaster", Seed::from_number(1)).err().expect("no game has this bot").to_string();
    assert!(refusal.contains("grandmaster") && names.iter().all(|name| refusal.contains(name)), "{refusal}");
}

#[test]
fn levels_are_made_by_name() {
    check::<Defenders>();
    check::<Race>();
    check::<Roll>();
}
