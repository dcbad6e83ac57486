//! The server in simulated worlds: what must hold does, the same seed is the same run, and planted faults are noticed.

use simulation::{Failure, Options, PlantedFault, Report, Sabotage, Size, run};

const SMALL: Options = Options { size: Size::Small, trace: false, plant: None };

/// Seeds in which faults are planted: not every world has the occasion for each.
const TRIES: u64 = 30;

fn text(report: &Report, failure: &Failure) -> String {
    let Failure { invariant, what, step, last } = failure;
    let seed = report.seed;
    format!(
        "seed {seed}, step {step}: {invariant}: {what}\nreplay: cargo run -p simulation -- --seed {seed} --trace --small\n{}",
        last.join("\n")
    )
}

fn all_hold(seeds: std::ops::Range<u64>) {
    let (mut acknowledged, mut crashes, mut failed_writes, mut came_back) = (0, 0, 0, 0);
    for seed in seeds {
        let report = run(seed, &SMALL);
        if let Some(failure) = &report.failure {
            panic!("{}", text(&report, failure));
        }
        acknowledged += report.acknowledged;
        crashes += report.crashes;
        failed_writes += report.failed_writes;
        came_back += report.came_back;
    }
    // A world in which nothing goes wrong, or nobody plays, shows nothing.
    assert!(acknowledged > 100 && crashes > 50 && failed_writes > 20 && came_back > 0);
}

#[test]
fn everything_holds_whatever_goes_wrong() {
    all_hold(0..50);
}

#[test]
fn everything_holds_whatever_else_goes_wrong() {
    all_hold(50..100);
}

#[test]
fn a_seed_is_the_same_run_every_time() {
    let digests = |seeds: &[u64]| seeds.iter().map(|seed| run(*seed, &SMALL).digest).collect::<Vec<_>>();
    let first = digests(&[3, 4, 5, 6, 7, 8]);
    // In another order, and beside whatever else this process does.
    let mut again = digests(&[8, 7, 6, 5, 4, 3]);
    again.reverse();
    assert_eq!(first, again);
    assert_ne!(first[0], first[1]);
}

/// A planted fault breaks one of these invariants, in one of the first worlds.
fn is_noticed(plant: PlantedFault, invariants: &[&str]) {
    let options = Options { plant: Some(plant), ..SMALL };
    let found = (0..TRIES).find_map(|seed| run(seed, &options).failure);
    let Some(failure) = found else { panic!("{plant:?} goes unnoticed") };
    assert!(invariants.contains(&failure.invariant), "{plant:?} breaks {}: {}", failure.invariant, failure.what);
    assert!(!failure.last.is_empty());
}

#[test]
fn a_disk_that_acknowledges_before_keeping_is_noticed() {
    is_noticed(PlantedFault::Disk(Sabotage::KeepsTooLate), &["kept"]);
}

#[test]
fn a_disk_that_forgets_is_noticed() {
    is_noticed(PlantedFault::Disk(Sabotage::Forgets), &["kept", "own view", "progress", "log", "version"]);
}

#[test]
fn a_disk_that_alters_moves_is_noticed() {
    is_noticed(PlantedFault::Disk(Sabotage::Alters), &["kept", "restored"]);
}

#[test]
fn lists_that_lag_behind_are_noticed() {
    is_noticed(PlantedFault::Disk(Sabotage::NoProgress), &["progress"]);
}

#[test]
fn a_match_that_does_not_go_on_is_noticed() {
    is_noticed(PlantedFault::Disk(Sabotage::Breaks), &["liveness"]);
}

#[test]
fn a_view_of_another_seat_is_noticed() {
    is_noticed(PlantedFault::ForeignState, &["own view"]);
}

#[test]
fn a_line_that_is_not_in_the_log_is_noticed() {
    is_noticed(PlantedFault::ForeignLine, &["own view", "log"]);
}

#[test]
fn a_line_of_spectators_that_reaches_a_player_is_noticed() {
    is_noticed(PlantedFault::ForeignChat, &["own view"]);
}

#[test]
fn a_gap_in_the_log_is_noticed() {
    is_noticed(PlantedFault::MissingLine, &["log"]);
}

#[test]
fn a_version_that_falls_is_noticed() {
    is_noticed(PlantedFault::OlderState, &["version"]);
}

#[test]
fn an_acceptance_that_nothing_stands_behind_is_noticed() {
    is_noticed(PlantedFault::ForgedAcceptance, &["kept"]);
}

#[test]
fn a_disk_that_forgets_names_is_noticed() {
    is_noticed(PlantedFault::Disk(Sabotage::ForgetsNames), &["kept"]);
}

#[test]
fn a_socket_that_the_server_fails_is_noticed() {
    is_noticed(PlantedFault::FailedSocket, &["liveness"]);
}

#[test]
fn a_request_that_the_server_fails_is_noticed() {
    is_noticed(PlantedFault::FailedRequest, &["liveness"]);
}
