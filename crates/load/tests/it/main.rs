//! A short run of every command, as a process.

use std::process::{Command, Stdio};

use serde_json::Value;

/// Runs the program; gives its exit code, what it printed and what it complained about.
fn load(arguments: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_load"));
    let output = command.args(arguments).stdin(Stdio::null()).output().expect("the program runs");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code().expect("it ends by itself"), text(&output.stdout), text(&output.stderr))
}

/// Runs a command with `--json`; gives its exit code and its report.
fn report(arguments: &[&str]) -> (i32, Value) {
    let (code, stdout, stderr) = load(&[arguments, &["--json"]].concat());
    let report = serde_json::from_str(&stdout).unwrap_or_else(|error| panic!("{error}: {code} {stdout} {stderr}"));
    (code, report)
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no number"))
}

#[test]
fn tables_are_measured_without_refusals() {
    let (code, report) = report(&["tables", "--tables", "3", "--seconds", "2", "--think", "0"]);
    assert_eq!((code, number(&report["tables"]), number(&report["errors"])), (0, 3, 0), "{report}");
    assert_eq!(number(&report["refused"]), 0, "{report}");
    assert!(number(&report["moves"]) > 0 && report["p99_ms"].as_f64() > Some(0.0), "{report}");
}

#[test]
fn people_wait_for_themselves_and_for_bots() {
    let arguments = ["people", "--people", "3", "--level", "medium", "--seconds", "3", "--think", "20"];
    let (code, report) = report(&[&arguments[..], &["--abandoned", "2"]].concat());
    assert_eq!((code, number(&report["arrived"]), number(&report["errors"])), (0, 3, 0), "{report}");
    for times in ["own_move", "bot_wait", "bot_move"] {
        let times = &report[times];
        assert!(number(&times["count"]) > 0 && times["p99_ms"].as_f64() >= times["p50_ms"].as_f64(), "{report}");
    }
    // What clients saw and what the server counted are of one order.
    assert!(number(&report["server_bot_thinking"]["count"]) > 0, "{report}");
    assert!(number(&report["stored_moves"]) >= number(&report["own_move"]["count"]), "{report}");
    let left = &report["abandoned"];
    assert_eq!((number(&left["made"]), number(&left["open_sockets"])), (2, 1), "{report}");
    assert!(number(&left["new_table"]["count"]) > 0 && number(&left["medium_answer"]["count"]) > 0, "{report}");
}

#[test]
fn a_killed_server_has_lost_nothing() {
    let arguments = ["kill", "--kills", "3", "--tables", "4", "--seconds-between", "0.3..0.6", "--orderly"];
    let (code, report) = report(&arguments);
    assert_eq!(
        (code, &report["lost"], &report["faults"]),
        (0, &Value::Array(Vec::new()), &Value::Array(Vec::new())),
        "{report}"
    );
    assert_eq!(report["integrity"], Value::Array(Vec::new()), "{report}");
    assert_eq!(number(&report["kills"]) + number(&report["orderly_stops"]), 3, "{report}");
    assert!(number(&report["acknowledged_moves"]) > 0 && number(&report["compared"]) > 0, "{report}");
}

#[test]
fn a_killed_server_and_a_killed_postgresql_have_lost_nothing() {
    let arguments = ["kill", "--postgres", "--kills", "4", "--tables", "4", "--seconds-between", "0.3..0.6"];
    let (code, report) = report(&arguments);
    let nothing = Value::Array(Vec::new());
    assert_eq!((code, &report["lost"], &report["faults"]), (0, &nothing, &nothing), "{report}");
    assert_eq!(report["integrity"], nothing, "{report}");
    assert!(number(&report["database_restarts"]) > 0, "{report}");
    assert!(number(&report["acknowledged_moves"]) > 0 && number(&report["compared"]) > 0, "{report}");
}

#[test]
fn a_full_disk_of_postgresql_pauses_play_and_loses_nothing() {
    is_paused(&["--postgres"]);
}

#[test]
fn nodes_that_are_harmed_lose_nothing() {
    let arguments = ["nodes", "--nodes", "2", "--faults", "4", "--tables", "3", "--lease", "1500", "--game", "race"];
    let (code, report) = report(&arguments);
    let none = Value::Array(Vec::new());
    assert_eq!((code, &report["lost"], &report["faults"]), (0, &none, &none), "{report}");
    let harmed = ["kills", "pauses", "orderly_stops", "database_restarts"].map(|kind| number(&report[kind]));
    assert_eq!(harmed.iter().sum::<u64>(), 4, "{report}");
    assert!(number(&report["acknowledged_moves"]) > 0 && number(&report["moved"]) > 0, "{report}");
}

/// Where file systems cannot be mounted, the command must say so: that much can be shown anywhere.
#[test]
fn a_full_disk_pauses_play_and_loses_nothing() {
    is_paused(&[]);
}

fn is_paused(more: &[&str]) {
    let disk = ["disk", "--rounds", "1", "--seconds-full", "1", "--tables", "3", "--json"];
    let (code, stdout, stderr) = load(&[&disk, more].concat());
    if code == 2 {
        assert!(stdout.is_empty() && stderr.contains("hint: run it as root"), "{stderr}");
        eprintln!("not possible here: {stderr}");
        return;
    }
    let report: Value = serde_json::from_str(&stdout).unwrap_or_else(|error| panic!("{error}: {stdout} {stderr}"));
    assert_eq!((code, number(&report["rounds"])), (0, 1), "{report} {stderr}");
    assert!(number(&report["unsaved"]) > 0 && number(&report["tables_read"]) > 0, "{report}");
    assert_eq!(number(&report["until_play_goes_on"]["count"]), 1, "{report}");
}

#[test]
fn what_cannot_be_done_is_said() {
    for (arguments, word) in [
        (&["kill", "--seconds-between", "2..1"][..], "0.05..1.0"),
        (&["kill", "--server", "/nowhere/orrery"], "no such file"),
        (&["people", "--people", "1", "--seconds", "1", "--level", "clever"], "has no bots"),
        (&["disk", "--size", "1M"], "from 2M to 1G"),
        (&["disk", "--postgres", "--size", "16M"], "90M or more"),
        (&["tables", "--tables", "0"], "--tables"),
    ] {
        let (code, _, stderr) = load(arguments);
        assert_eq!(code, 2, "{arguments:?}: {stderr}");
        assert!(stderr.contains(word), "{arguments:?}: {stderr}");
    }
    // A program that is no server.
    let (code, _, stderr) = load(&["kill", "--server", "/bin/false"]);
    assert_eq!(code, 1, "{stderr}");
    assert!(stderr.contains("did not say where it listens"), "{stderr}");
}

#[test]
fn every_command_explains_itself() {
    for (command, options) in [
        ("tables", &["--tables", "--seconds", "--think"][..]),
        ("people", &["--people", "--level", "--seconds", "--think", "--abandoned"]),
        ("kill", &["--kills", "--tables", "--seconds-between", "--orderly", "--postgres", "--minutes"]),
        ("nodes", &["--nodes", "--faults", "--lease", "--tables", "--seconds-between", "--minutes"]),
        ("disk", &["--rounds", "--size", "--postgres", "--seconds-full", "--tables", "--minutes"]),
    ] {
        let (code, help, _) = load(&[command, "--help"]);
        assert_eq!(code, 0);
        for option in options.iter().chain(&["--game", "--server", "--seed", "--json", "Examples:", "Exit codes:"]) {
            assert!(help.contains(option), "{command} does not explain {option}:\n{help}");
        }
    }
}
