//! The clients that measure a server play all games, without a refusal.

use std::time::Duration;

use server::load::{Options, run};

use crate::table::House;

#[tokio::test]
async fn many_tables_play_at_once_and_nothing_is_refused() {
    let house = House::with(|config| config.limits.matches_per_client = u32::MAX).await;
    let report = run(
        &Options {
            address: house.address,
            tables: 12,
            duration: Duration::from_secs(3),
            think: Duration::from_millis(5),
            games: vec!["race".into(), "roll".into(), "defenders".into()],
            seed: 1,
            process: Some(std::process::id()),
        },
        |_| {},
    )
    .await;
    assert_eq!((report.errors, report.refused, report.first_error.as_deref()), (0, 0, None));
    assert!(report.moves > 20 && report.p50_ms > 0.0 && report.p99_ms >= report.p50_ms, "{report:?}");
}
