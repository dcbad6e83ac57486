//! `orrery cards`.

use crate::GAMES;
use crate::program::{json, succeed};

#[test]
fn every_game_has_a_sheet() {
    for game in GAMES {
        assert!(!succeed(&["cards", game]).is_empty(), "{game}");
        assert!(json(&["cards", game]).is_object(), "{game}");
    }
}
