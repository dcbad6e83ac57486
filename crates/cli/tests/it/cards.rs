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

#[test]
fn every_race_card_is_on_its_sheet() {
    let (text, sheet) = (succeed(&["cards", "race"]), json(&["cards", "race"]));
    let designs = sheet["designs"].as_array().expect("a list of designs");
    let copies: u64 = designs.iter().filter_map(|design| design["copies"].as_u64()).sum();
    assert_eq!((designs.len(), copies), (95, 114));
    for design in designs {
        let (name, copies) = (design["name"].as_str().expect("a name"), &design["copies"]);
        let lines: Vec<&str> =
            text.lines().filter(|line| line.starts_with(&format!("  {name:<30} {copies}x  "))).collect();
        assert_eq!(lines.len(), 1, "{name}: {lines:?}");
        let list = |key: &str| design[key].as_array().map_or(0, Vec::len);
        assert_eq!((list("powers"), list("scoring")), (list("powers_in_words"), list("scoring_in_words")), "{name}");
    }
}
