//! Wakes due matches that nobody watches: a clock has run out, or a bot was asked when the server ended. Forgets reviews of
//! uploads that nobody asks for.

use std::collections::BTreeMap;
use std::time::Duration;

use tokio::time::interval;

use crate::app::App;
use crate::matches::Mail;
use crate::store::StoreError;

/// How often to look for due matches.
const SWEEP: Duration = Duration::from_secs(20);
/// How many of them to wake at once, and how many to read at once.
const WOKEN: u32 = 200;
/// A match that cannot be restored is tried again after one round, then after two, four and so on, up to an hour and a
/// half.
const MAX_PAUSE: u32 = 8;

/// Wakes matches, from now on.
pub(crate) async fn sweep(app: App) {
    // What another node had must not wait for long.
    let every = app.nodes.as_ref().map_or(SWEEP, |nodes| nodes.pulse());
    let (mut pause, mut sweeper) = (interval(every), Sweeper::default());
    loop {
        pause.tick().await;
        app.reviews.sweep();
        if app.is_leaving() || !app.store.writer_status().may_act() {
            continue;
        }
        if let Err(error) = sweeper.sweep(&app, WOKEN).await {
            tracing::error!(%error, "matches that are due could not be found");
        }
    }
}

/// What a round needs to know about earlier ones.
#[derive(Default)]
struct Sweeper {
    round: u64,
    /// Matches that were woken and are still due: how often, and the round in which to wake them again. They include matches that
    /// cannot be restored, which must not block all others forever.
    woken: BTreeMap<String, (u32, u64)>,
}

impl Sweeper {
    /// Wakes a limited number of matches that are due and not in memory, longest due first.
    async fn sweep(&mut self, app: &App, most: u32) -> Result<Vec<String>, StoreError> {
        self.round += 1;
        let (now, mut after) = (app.now(), None);
        let (mut woken, mut still) = (Vec::new(), BTreeMap::new());
        // Matches in memory handle their own clocks. On a busy server many of them are due, so look past them.
        loop {
            let due = app.store.due(now, after, most).await?;
            let is_last = due.len() < most as usize;
            after = due.last().cloned();
            for (_, id) in due.into_iter().filter(|(_, id)| !app.matches.is_open(id)) {
                let (times, again) = self.woken.remove(&id).unwrap_or_default();
                if again > self.round || woken.len() >= most as usize {
                    still.insert(id, (times, again));
                    continue;
                }
                still.insert(id.clone(), (times + 1, self.round + (1 << times.min(MAX_PAUSE))));
                let _ = app.matches.mailbox(app, &id).send(Mail::Wake).await;
                woken.push(id);
            }
            if is_last || woken.len() >= most as usize {
                break;
            }
        }
        // Matches that were not read may still be due; those that were read and are no longer due can be forgotten.
        if woken.len() >= most as usize {
            still.append(&mut self.woken);
        }
        self.woken = still;
        Ok(woken)
    }
}

#[cfg(test)]
mod tests {
    use protocol::{NewMatch, NewSeat, RefusalCode};

    use super::*;
    use crate::config::Config;
    use crate::data::Hold;
    use crate::host::offline;
    use crate::identity::PlayerId;
    use crate::matches::create;
    use crate::store::{Change, NewMatchRow, Progress, Transaction};

    async fn app(data: &std::path::Path) -> (App, Hold) {
        offline(Config::new(data)).await.expect("a database")
    }

    /// A match whose bot is asked: it is due at once, and in memory.
    async fn a_match(app: &App) -> String {
        let seats = vec![NewSeat::Me, NewSeat::Bot { level: "random".into() }];
        let wish = NewMatch { fixed_seats: true, ..NewMatch::of("race", seats) };
        create(app, wish, &PlayerId::fresh(&app.world), "address".into()).await.expect("a match").0
    }

    /// Removes a match from memory, due at that time.
    async fn asleep(app: &App, wake: u64) -> String {
        let id = a_match(app).await;
        drop(app.matches.hold(&id, RefusalCode::Stopping).await);
        app.store.write(Change::Wake { match_id: id.clone(), wake: Some(wake) }).await.expect("stored");
        id
    }

    #[tokio::test]
    async fn those_in_memory_keep_nobody_asleep() {
        let data = tempfile::tempdir().expect("a folder");
        let (app, _folder) = app(data.path()).await;
        for _ in 0..5 {
            a_match(&app).await;
        }
        let (first, second) = (asleep(&app, 5).await, asleep(&app, 6).await);
        let mut sweeper = Sweeper::default();
        assert_eq!(sweeper.sweep(&app, 2).await.expect("a round"), [first.clone(), second]);
        assert!(app.matches.is_open(&first));
        app.matches.stop().await;
        app.store.close().await;
    }

    #[tokio::test]
    async fn a_match_that_cannot_be_restored_is_tried_less_and_less_often() {
        let data = tempfile::tempdir().expect("a folder");
        let (app, _folder) = app(data.path()).await;
        let broken = NewMatchRow {
            id: "broken".into(),
            game: "race".into(),
            variant: "standard".into(),
            rules: <race::Race as game::Game>::RULES_VERSION,
            setup: "{}".into(),
            seed: "0".into(),
            owner: "nobody".into(),
            client: "nowhere".into(),
            listed: false,
            created: 0,
        };
        let progress = Progress {
            match_id: broken.id.clone(),
            status: "playing",
            round: 0,
            asked: 0,
            wake: Some(0),
            rematch: None,
            entries: 0,
            changed: 0,
            listed: false,
            places: None,
        };
        let rows = Transaction { matches: vec![broken], progress: vec![progress], ..Transaction::default() };
        app.store.write(rows).await.expect("stored");
        let (mut sweeper, mut tried) = (Sweeper::default(), Vec::new());
        for round in 1..=20 {
            if !sweeper.sweep(&app, 1).await.expect("a round").is_empty() {
                tried.push(round);
            }
            while app.matches.is_open("broken") {
                tokio::task::yield_now().await;
            }
        }
        assert_eq!(tried, [1, 2, 4, 8, 16]);
        // In the meantime others have their turn.
        let other = asleep(&app, 5).await;
        assert_eq!(sweeper.sweep(&app, 1).await.expect("a round"), [other]);
        app.matches.stop().await;
        app.store.close().await;
    }
}
