//! A whole random game of each kind as text. `INSTA_UPDATE=always cargo test -p defenders goldens` refreshes them.

use defenders::{Defenders, Setup};
use game::{Seed, Setup as _};
use testkit::playthrough;

#[test]
fn a_game_of_each_kind_reads_as_before() {
    for (players, variant) in [(2, "base"), (3, "base"), (4, "base"), (2, "advanced"), (4, "advanced")] {
        let setup = Setup::of(players, variant).expect("a setup that exists");
        let text = playthrough::<Defenders>(&setup, Seed::from_number(2026));
        insta::assert_snapshot!(format!("{players}-{variant}"), text);
    }
}
