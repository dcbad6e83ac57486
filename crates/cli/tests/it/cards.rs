//! `orrery cards`: nothing printed is missing, and the texts are as reviewed.

use serde_json::Value;

use crate::program::{json, succeed};
use crate::{GAMES, LANGUAGES};

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().unwrap_or_else(|| panic!("a list of {key}"))
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("a text as {key}"))
}

fn of_kind<'a>(sheet: &'a Value, kind: &str) -> Vec<&'a Value> {
    list(sheet, "pieces").iter().filter(|piece| piece["kind"] == kind).collect()
}

/// The lines of each piece on the sheet, in order: the row with its name first.
fn rows(sheet: &str) -> Vec<Vec<&str>> {
    let mut rows: Vec<Vec<&str>> = Vec::new();
    let own = sheet.lines().filter(|line| line.starts_with("  ") && !line.starts_with("  ("));
    for line in own {
        match rows.last_mut() {
            Some(row) if line.starts_with("      ") => row.push(line),
            _ => rows.push(vec![line]),
        }
    }
    rows
}

#[test]
fn every_piece_is_on_the_sheet_with_all_that_is_said_of_it() {
    for game in GAMES {
        for language in LANGUAGES {
            let arguments = ["cards", game, "--lang", language];
            let (people, programs) = (succeed(&arguments), json(&arguments));
            assert_eq!((text(&programs, "game"), text(&programs, "language")), (game, language));
            let rows = rows(&people);
            let pieces = list(&programs, "pieces");
            assert_eq!(rows.len(), pieces.len(), "{game}, {language}");
            for (row, piece) in rows.iter().zip(pieces) {
                let head = row[0];
                assert!(head.starts_with(&format!("  {}", text(piece, "name"))), "{piece}: {row:?}");
                let about = list(piece, "about").iter().filter_map(Value::as_str);
                about.for_each(|about| assert!(head.contains(about), "{about}: {row:?}"));
                let lines = list(piece, "lines");
                assert_eq!(row.len(), 1 + lines.len(), "{piece}: {row:?}");
                for (line, said) in lines.iter().zip(&row[1..]) {
                    assert!(said.ends_with(text(line, "text")), "{line}: {said}");
                }
                if let Some(note) = piece["note"].as_str() {
                    assert!(head.ends_with(')'), "{piece} has a note: {head}");
                    assert!(people.contains(&format!(") {note}\n")), "{note}");
                }
            }
            let about = list(&programs, "about").iter().filter_map(Value::as_str);
            about.for_each(|about| assert!(people.contains(&format!("\n{about}\n")), "{about}"));
        }
    }
}

#[test]
fn every_race_card_is_on_its_sheet() {
    let sheet = json(&["cards", "race"]);
    let designs = ["start_world", "world", "development"].map(|kind| of_kind(&sheet, kind)).concat();
    let copies: u64 = designs.iter().filter_map(|design| design["facts"]["copies"].as_u64()).sum();
    assert_eq!((designs.len(), copies), (95, 114));
    for design in designs {
        let facts = &design["facts"];
        assert_eq!(design["id"], facts["name"]);
        assert_eq!(list(design, "lines").len(), list(facts, "powers").len() + list(facts, "scoring").len(), "{design}");
    }
}

#[test]
fn every_roll_tile_is_on_its_sheet() {
    let sheet = json(&["cards", "roll"]);
    let squares = ["development", "world", "faction", "home_world"].map(|kind| of_kind(&sheet, kind));
    assert_eq!(squares.each_ref().map(Vec::len), [55, 55, 18, 9]);
    for square in squares.concat() {
        let facts = &square["facts"];
        let lines = list(facts, "immediate").len() + list(facts, "powers").len();
        assert_eq!(list(square, "lines").len(), lines + usize::from(!facts["scoring"].is_null()), "{square}");
        assert_eq!(square["about"][0], format!("cost {}", facts["cost"]), "{square}");
    }
    let dice = of_kind(&sheet, "die");
    assert_eq!(dice.iter().filter_map(|die| die["facts"]["supply"].as_u64()).sum::<u64>(), 111);
    assert!(dice.iter().all(|die| list(&die["facts"], "faces").len() == 6), "{dice:?}");
}

#[test]
fn reconstructed_values_of_defenders_are_marked() {
    let sheet = json(&["cards", "defenders"]);
    for (kind, count) in [("robot", 20), ("technology", 23)] {
        let pieces = of_kind(&sheet, kind);
        assert_eq!(pieces.len(), count, "{kind}");
        for piece in pieces {
            assert!(text(piece, "note").to_lowercase().contains("reconstructed"), "{piece}");
        }
    }
    let provenance: Vec<&Value> =
        of_kind(&sheet, "planet").iter().map(|planet| &planet["facts"]["provenance"]).collect();
    assert_eq!(provenance, vec!["printed"; 9]);
}

/// Lines that follow each other on a sheet.
const REVIEWED: [(&str, &str, &[&str]); 6] = [
    (
        "race",
        "en",
        &[
            "Start worlds (5)",
            "  Old Earth            1×  cost 3     2 VP  gray world                    start world 0 (blue)",
            "      $ Trade     Selling any good brings 1 more card",
            "      IV Consume  Up to 2 times: consume 1 good for 1\u{a0}VP",
        ],
    ),
    (
        "race",
        "ja",
        &[
            "  ニュー・スパルタ      [New Sparta]           1枚  防衛力2  勝利点1  軍事・灰色のワールド        初期ワールド3（赤）",
            "      III 移住  軍事力+2",
        ],
    ),
    (
        "roll",
        "en",
        &[
            "  Executive Power          cost 3  development  tile 22, other side: Trading World",
            "      R Reassign  You may Reassign 2 workers from the same column to the phase you select.",
        ],
    ),
    (
        "roll",
        "pl",
        &[
            "Kości (różne: 7, razem: 111)",
            "  kość Rodzimej Populacji              [home]         25 kości",
            "      Ścianki: Odkrywanie ×2, Rozwój Technologii ×1, Kolonizacja ×1, Produkcja ×1, Dostawa ×1",
        ],
    ),
    (
        "defenders",
        "en",
        &[
            "Robots (20)",
            "  Courier R01   [R01]  Type: Courier   1 point   Cost: 1 blue + 1 orange            (1)",
            "      Bonus: 2 batteries",
        ],
    ),
    (
        "defenders",
        "ja",
        &[
            "  配達ロボR01  [R01]  種類：配達ロボ  1点  コスト：青1個＋オレンジ1個         (1)",
            "      ボーナス：バッテリー2個",
        ],
    ),
];

#[test]
fn the_sheets_read_as_reviewed() {
    for (game, language, lines) in REVIEWED {
        let sheet = succeed(&["cards", game, "--lang", language]);
        let (sheet, lines) = (format!("\n{sheet}"), format!("\n{}\n", lines.join("\n")));
        assert!(sheet.contains(&lines), "missing:{lines}in{sheet}");
    }
}
