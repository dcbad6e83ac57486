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
