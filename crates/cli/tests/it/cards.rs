//! `orrery cards`.

use serde_json::Value;

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

/// All squares of the JSON sheet: sides of tiles, halves of factions, home worlds.
fn roll_squares(sheet: &Value) -> Vec<&Value> {
    let list = |key: &str| sheet[key].as_array().unwrap_or_else(|| panic!("a list of {key}"));
    let tiles = list("tiles").iter().flat_map(|tile| [&tile["development"], &tile["world"]]);
    let factions = list("factions").iter().flat_map(|faction| faction["squares"].as_array().expect("two squares"));
    tiles.chain(factions).chain(list("home_worlds").iter().map(|home| &home["square"])).collect()
}

#[test]
fn every_roll_tile_is_on_its_sheet() {
    let (text, sheet) = (succeed(&["cards", "roll"]), json(&["cards", "roll"]));
    let squares = roll_squares(&sheet);
    assert_eq!(squares.len(), 2 * 55 + 2 * 9 + 9);
    for square in squares {
        let name = square["name"].as_str().expect("a name");
        let from = text.find(&format!("  {name:<30} ")).unwrap_or_else(|| panic!("{name} is not on the sheet"));
        // A square ends where the next one begins: its own lines are the ones indented further.
        let mut lines = text[from..].lines();
        let head = lines.next().expect("the line with the name");
        assert!(head.contains(&format!("cost {}", square["cost"])), "{name}: {head}");
        let own: Vec<&str> = lines.take_while(|line| line.starts_with("        ")).map(str::trim).collect();
        let words = |key: &str| square[key].as_array().expect("a list").iter().filter_map(Value::as_str);
        let list = |key: &str| square[key].as_array().map_or(0, Vec::len);
        assert_eq!(words("immediate_in_words").count(), list("immediate"), "{name}");
        assert_eq!(words("powers_in_words").count(), list("powers"), "{name}");
        assert_eq!(square["scoring"].is_null(), square["scoring_in_words"].is_null(), "{name}");
        let once = usize::from(list("immediate") > 0);
        assert_eq!(own.len(), once + list("powers") + usize::from(!square["scoring"].is_null()), "{name}: {own:?}");
        assert!(words("immediate_in_words").all(|effect| own[0].contains(effect)), "{name}: {own:?}");
        for (line, power) in own[once..].iter().zip(words("powers_in_words")) {
            let (sign, does) = power.split_once(": ").expect("a sign");
            assert!(line.starts_with(sign) && line.ends_with(does), "{name}: {line} is not {power}");
        }
    }
}

#[test]
fn the_roll_sheet_reads_as_reviewed() {
    let text = succeed(&["cards", "roll"]);
    for lines in [
        "DICE (111), with the faces of each color\n  Home          25x  Explore x2, Develop, Settle, Produce, Ship\n",
        "TRADE, by the color of the world: Novelty 3 credits, Rare Elements 4 credits, Genes 5 credits, Alien 6 credits\n",
        "  22  Executive Power                development         cost 3\n        \
         R    move 2 workers of one column to the phase you selected\n",
        "        R    move 1 or 2 workers of any color but Home to any other columns\n",
        "      Rebel Warrior Race             Genes world         cost 3\n        \
         once return 1 of your dice to the supply, get 1 Military die into the Citizenry, get 1 Genes die into the \
         Citizenry\n",
        "        III  Genes and Alien worlds need 1 settler fewer, but at least 1\n",
        "        ?    2 VP for every 3, or part of them, of all your Military dice\n",
        "   4  Doomed World                   gray world          cost 0\n        once begin the game with 8 credits\n",
    ] {
        assert!(text.contains(lines), "missing:\n{lines}\nin\n{text}");
    }
    let widest = text.lines().max_by_key(|line| line.chars().count()).expect("lines");
    assert!(widest.chars().count() <= 130, "{widest}");
}

#[test]
fn every_die_of_roll_has_six_faces() {
    let sheet = json(&["cards", "roll"]);
    let dice = sheet["dice"].as_array().expect("a list of dice");
    assert_eq!(dice.iter().filter_map(|die| die["supply"].as_u64()).sum::<u64>(), 111);
    assert!(dice.iter().all(|die| die["faces"].as_array().map(Vec::len) == Some(6)), "{dice:?}");
}
