//! A table is restored from its setup, its seed and its stored entries.

use game::Seed;
use table::{Clock, Command, Holder, LogEntry, RestoreError, Table, TableEvent};

use crate::support::{A, B, MINUTE, Match, asked_bots, timed, treasure_hunt, treasure_setup};
use crate::treasure_hunt::{Step, TreasureHunt};

/// A match in which a little of everything happened.
fn eventful() -> Match<TreasureHunt> {
    let mut game = Match::<TreasureHunt>::of_people(timed(Clock::Live { initial_ms: MINUTE, increment_ms: 1000 }), 5);
    game.ok(Command::Automatic { seat: A, on: true });
    game.play(A, Step::Peek);
    game.play(A, Step::Save);
    game.undo(A);
    game.wait(500);
    game.play(A, Step::Roll);
    game.play(A, Step::Dig);
    game.ok(Command::Leave { seat: B });
    game.bot(B, Step::Save);
    game.ok(Command::Return { seat: B });
    game.wait(2 * MINUTE);
    game.ok(Command::Tick);
    game
}

fn restore(entries: Vec<LogEntry<Step>>) -> Result<Table<TreasureHunt>, RestoreError> {
    let game = eventful();
    Table::restore(game.table.setup().clone(), game.seed, entries)
}

#[test]
fn a_restored_table_is_the_same_table() {
    let game = eventful();
    assert_eq!(game.restored(), game.table);
    // Also through JSON, as a server stores it.
    let text = serde_json::to_string(&game.stored).unwrap();
    assert_eq!(restore(serde_json::from_str(&text).unwrap()).unwrap(), game.table);
}

#[test]
fn a_stored_move_reads_plainly() {
    let mut game = treasure_hunt(2);
    game.play(A, Step::Save);
    let value = serde_json::to_value(game.stored.last().unwrap()).unwrap();
    assert_eq!(value["at"], 1_000_000);
    assert_eq!(value["what"]["moved"]["move"], "Save");
    assert_eq!(value["what"]["moved"]["by"], "person");
}

/// Databases of earlier releases contain exactly these texts.
#[test]
fn entries_of_earlier_releases_are_read() {
    let stored = |what: &str| {
        let entry: LogEntry<Step> = serde_json::from_str(&format!(r#"{{"at":7,"what":{what}}}"#)).unwrap();
        assert_eq!(serde_json::to_string(&entry).unwrap(), format!(r#"{{"at":7,"what":{what}}}"#));
        entry.what
    };
    let digest = r#""digest":"0123456789abcdef""#;
    let moved = stored(&format!(r#"{{"moved":{{"seat":1,"version":3,"move":"Save","by":"stand_in",{digest}}}}}"#));
    assert!(matches!(moved, TableEvent::Moved { seat: B, version: 3, answer: Step::Save, .. }));
    let sat = stored(r#"{"sat":{"seat":0,"holder":{"kind":"person","id":"ann"}}}"#);
    assert_eq!(sat, TableEvent::Sat { seat: A, holder: Holder::Person { id: "ann".into() } });
    assert_eq!(stored(r#"{"undone":{"seat":0}}"#), TableEvent::Undone { seat: A });
    let away = stored(r#"{"went_away":{"seat":1,"why":"timed_out"}}"#);
    assert_eq!(away, TableEvent::WentAway { seat: B, why: table::Away::TimedOut });
}

#[test]
fn bots_are_asked_again_and_clocks_looked_at() {
    let mut game = treasure_hunt(2);
    game.ok(Command::Leave { seat: A });
    let mut table = game.restored();
    assert_eq!(asked_bots(&table.resume(game.now)), [(A, "easy".to_string())]);
    assert_eq!(table, game.table);

    let game = Match::<TreasureHunt>::of_people(timed(Clock::Live { initial_ms: MINUTE, increment_ms: 0 }), 5);
    let mut table = game.restored();
    let effects = table.resume(game.now.plus(2 * MINUTE));
    assert_eq!(asked_bots(&effects), [(A, "easy".to_string())]);
}

#[test]
fn what_was_cut_off_in_the_middle_of_an_answer_is_made_up_for() {
    let mut game = treasure_hunt(2);
    game.ok(Command::Automatic { seat: A, on: true });
    for _ in 0..3 {
        game.play(A, Step::Save);
    }
    // The last move was stored, but the automatic moves after it were not.
    let cut = game.stored[..game.stored.len() - 1].to_vec();
    let mut table = Table::<TreasureHunt>::restore(treasure_setup(2), game.seed, cut).unwrap();
    assert_ne!(table, game.table);
    table.resume(game.now);
    assert_eq!(table, game.table);
}

#[test]
fn altered_entries_are_noticed() {
    let good = eventful().stored;
    assert!(restore(good.clone()).is_ok());
    let first_move = good.iter().position(|entry| matches!(entry.what, TableEvent::Moved { .. })).unwrap();

    let mut lost = good.clone();
    lost.remove(0);
    assert!(matches!(restore(lost).unwrap_err(), RestoreError::Impossible { .. }));

    let mut other = good.clone();
    let TableEvent::Moved { answer, .. } = &mut other[first_move].what else { panic!("a move") };
    *answer = Step::Save;
    assert!(matches!(restore(other).unwrap_err(), RestoreError::Differs { index, .. } if index == first_move));

    let mut nobody = good.clone();
    nobody[0].what = TableEvent::Sat { seat: A, holder: Holder::Open };
    assert!(matches!(restore(nobody).unwrap_err(), RestoreError::Impossible { index: 0, .. }));

    let mut stranger = good;
    stranger.push(LogEntry { at: stranger[0].at, what: TableEvent::Undone { seat: game::Seat::new(9) } });
    assert!(matches!(restore(stranger).unwrap_err(), RestoreError::Impossible { .. }));

    let game = eventful();
    let other_seed = Table::<TreasureHunt>::restore(game.table.setup().clone(), Seed::from_number(6), game.stored);
    assert!(matches!(other_seed.unwrap_err(), RestoreError::Differs { .. }));
}
