//! A whole random game of each kind as text. `INSTA_UPDATE=always cargo test -p race goldens` refreshes them.

use game::{Seed, Setup as _};
use race::{Race, Setup};
use testkit::playthrough;

#[test]
fn a_game_of_each_kind_reads_as_before() {
    for (players, variant) in [(2, "standard"), (3, "standard"), (4, "standard"), (2, "first-game"), (2, "advanced")] {
        let setup = Setup::of(players, variant).expect("a setup that exists").capped(12);
        let text = playthrough::<Race>(&setup, Seed::from_number(2026));
        insta::assert_snapshot!(format!("{players}-{variant}"), text);
    }
}

/// Records and databases of earlier releases hold these very words.
#[test]
fn moves_and_events_keep_their_stored_words() {
    fn survives<T: serde::de::DeserializeOwned + serde::Serialize>(text: &str) -> T {
        let read: T = serde_json::from_str(text).expect(text);
        assert_eq!(serde_json::to_string(&read).expect(text), text);
        read
    }
    let gems = crate::support::cards(&["Gem World"]);
    let paid: race::Move = survives(r#"{"pay_world":{"way":"conquer","throw":["Gem World"],"cards":[]}}"#);
    assert_eq!(paid, race::Move::PayWorld { way: race::Way::Conquer, discards: gems, cards: game::Set::EMPTY });
    let discarded: race::Event = survives(r#"{"threw":{"seat":1,"cards":["Gem World"]}}"#);
    assert_eq!(discarded, race::Event::DiscardedCards { seat: game::Seat::new(1), cards: gems });
    survives::<race::Origin>(r#"{"thrown":"Gem World"}"#);
}
