//! A whole random game of each kind as text. `INSTA_UPDATE=always cargo test -p roll goldens` refreshes them.

use game::{Seed, Setup as _};
use roll::{Roll, Setup};
use testkit::playthrough;

#[test]
fn a_game_of_each_kind_reads_as_before() {
    for (players, variant) in [(2, "standard"), (3, "first-game"), (5, "standard")] {
        let setup = Setup::of(players, variant).expect("a setup that exists").capped(5);
        let text = playthrough::<Roll>(&setup, Seed::from_number(2026));
        insta::assert_snapshot!(format!("{players}-{variant}"), text);
    }
}
