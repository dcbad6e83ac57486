//! The long run.
fn main() {
    let from: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(0);
    let to: u64 = std::env::args().nth(2).and_then(|n| n.parse().ok()).unwrap_or(from + 1);
    let trace = std::env::args().nth(3).is_some();
    for seed in from..to {
        let started = std::time::Instant::now();
        let report = simulation::run(seed, &simulation::Options { size: simulation::Size::Small, trace, plant: None });
        println!(
            "{seed} {:?} steps {} acks {} matches {} crashes {} stops {} failed {} back {} time {:?} {}",
            started.elapsed(),
            report.steps,
            report.acknowledged,
            report.matches,
            report.crashes,
            report.stops,
            report.failed_writes,
            report.came_back,
            report.time,
            report.digest
        );
        if let Some(f) = report.failure {
            println!("FAIL {} {} step {}\n{}", f.invariant, f.what, f.step, f.last.join("\n"));
            break;
        }
    }
}
