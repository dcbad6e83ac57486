//! Deletes old data in small steps, so players never wait for it.

use std::time::Duration;

use protocol::RefusalCode;
use tokio::time::{interval, sleep};

use crate::app::App;
use crate::config::Retention;
use crate::nodes::{Withheld, hold};
use crate::store::{Change, StoreError, Transaction};

/// How often to look for old data.
const ROUND: Duration = Duration::from_secs(60 * 60);
/// How much one transaction deletes, and the pause between two transactions.
const BATCH: u32 = 8;
const PAUSE: Duration = Duration::from_millis(50);
/// The longest that a recovery link without a name or a game is kept.
const LONGEST_LINK: Duration = Duration::from_secs(30 * 24 * 60 * 60);
/// A player's visits are stored once a day.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// Deletes old data, every hour, from now on.
pub(crate) async fn expire(app: App) {
    let mut round = interval(ROUND);
    loop {
        round.tick().await;
        // One node does it for all.
        if app.nodes.as_ref().is_some_and(|nodes| !nodes.is_eldest()) {
            continue;
        }
        if let Err(error) = expire_once(&app).await {
            tracing::error!(%error, "what is too old could not be deleted");
        }
    }
}

async fn expire_once(app: &App) -> Result<(), StoreError> {
    let Retention { waiting, abandoned, finished, guests } = app.config.retention;
    let now = app.now();
    let since = |age: Duration| now.saturating_sub(u64::try_from(age.as_millis()).unwrap_or(u64::MAX));
    let ages = [("waiting", waiting), ("playing", abandoned), ("closed", abandoned), ("over", finished)];
    for (status, age) in ages {
        let Some(age) = age else { continue };
        let deleted = matches(app, status, since(age)).await?;
        if deleted > 0 {
            tracing::info!(status, deleted, "matches were too old and are deleted");
        }
    }
    let before = app.handovers_since();
    if app.store.has_handovers_before(before).await? {
        app.store.write(Change::ForgetHandovers { before }).await?;
    }
    if let Some(age) = guests {
        let forgotten = lost_guests(app, since(age)).await?;
        if forgotten > 0 {
            tracing::info!(forgotten, "players without games did not come back and are forgotten");
        }
        let forgotten = lost_links(app, since(age.min(LONGEST_LINK))).await?;
        if forgotten > 0 {
            tracing::info!(forgotten, "links of players without name and games are forgotten");
        }
    }
    Ok(())
}

/// Deletes the matches with this status and no activity since a time.
async fn matches(app: &App, status: &str, since: u64) -> Result<u64, StoreError> {
    let mut deleted = 0;
    loop {
        let old = app.store.unchanged(status, since, BATCH).await?;
        let (mut held, mut changes, mut fences) = (Vec::new(), Vec::new(), Vec::new());
        for match_id in &old {
            held.push(hold(app, match_id, RefusalCode::NoSuchMatch).await?);
            // A move may have been made before the match was held.
            let still = app.store.find(match_id).await?;
            if still.is_some_and(|row| row.status == status && row.changed < since) {
                changes.push(Change::Delete { match_id: match_id.clone() });
                fences.extend(held.last().into_iter().flat_map(Withheld::fences));
            }
        }
        let count = changes.len() as u64;
        if count == 0 {
            return Ok(deleted);
        }
        app.store.write(Transaction { fences, changes, ..Transaction::default() }).await?;
        drop(held);
        app.metrics.matches_expired.add(count);
        deleted += count;
        sleep(PAUSE).await;
    }
}

/// Erases the players without games who have not visited since a time.
async fn lost_guests(app: &App, since: u64) -> Result<u64, StoreError> {
    let mut forgotten = 0;
    loop {
        let lost = app.store.lost_guests(since, BATCH).await?;
        if lost.is_empty() {
            return Ok(forgotten);
        }
        // This player's last visit was never stored: the time runs from now on.
        let (old, unknown): (Vec<_>, Vec<_>) = lost.into_iter().partition(|guest| guest.seen > 0);
        let count = old.len() as u64;
        let old = old.into_iter().map(|guest| Change::ForgetGuest { player: guest.id });
        let seen = unknown.into_iter().map(|guest| Change::Seen { player: guest.id, at: app.now() });
        app.store.write(Transaction { changes: old.chain(seen).collect(), ..Transaction::default() }).await?;
        app.metrics.guests_forgotten.add(count);
        forgotten += count;
        sleep(PAUSE).await;
    }
}

/// Deletes the recovery links that players without name and games made before a time.
async fn lost_links(app: &App, since: u64) -> Result<u64, StoreError> {
    let mut forgotten = 0;
    loop {
        let lost = app.store.lost_links(since, BATCH).await?;
        if lost.is_empty() {
            return Ok(forgotten);
        }
        forgotten += lost.len() as u64;
        let changes = lost.into_iter().map(|player| Change::ForgetGuest { player }).collect();
        app.store.write(Transaction { changes, ..Transaction::default() }).await?;
        sleep(PAUSE).await;
    }
}

/// Stores that a named player is here, once a day.
pub(crate) async fn note_visit(app: &App, id: &str) {
    let noted = async {
        let Some(player) = app.store.player(id).await? else { return Ok(()) };
        if player.seen + DAY > app.now() {
            return Ok(());
        }
        app.store.write(Change::Seen { player: player.id, at: app.now() }).await
    };
    // The player loses nothing if that fails. The next visit tries again.
    if let Err(error) = noted.await {
        tracing::debug!(%error, "a visit could not be noted");
    }
}

#[cfg(test)]
mod tests {
    use protocol::{NewMatch, NewSeat, ToPage};
    use tokio::sync::mpsc;

    use super::*;
    use crate::config::Config;
    use crate::identity::PlayerId;
    use crate::matches::{LogPosition, Mail, Outbox, create};

    #[tokio::test]
    async fn those_who_look_at_a_table_that_goes_are_told() {
        let data = tempfile::tempdir().expect("a folder");
        let mut config = Config::new(data.path());
        config.retention.waiting = Some(Duration::ZERO);
        let (app, _held) = super::super::control::app(config).await.expect("a database");
        let seats = vec![NewSeat::Me, NewSeat::Open];
        let wish = NewMatch { fixed_seats: true, ..NewMatch::of("race", seats) };
        let owner = PlayerId::fresh(&app.world);
        let (id, _) = create(&app, wish, &owner, "address".into()).await.expect("a match");
        let (sender, mut told) = mpsc::channel(64);
        let heard = LogPosition { entries: 0, observer: game::Observer::Public };
        let join =
            Mail::Join { socket: 1, player: Some(owner), client: "address".into(), heard, outbox: Outbox(sender) };
        assert!(app.matches.mailbox(&app, &id).send(join).await.is_ok());
        // It is too old as soon as any time has passed.
        while app.store.find(&id).await.expect("an answer").is_some() {
            expire_once(&app).await.expect("deleted");
        }
        let mut last = None;
        while let Some(text) = told.recv().await {
            last = serde_json::from_str::<ToPage>(&text).ok();
        }
        assert_eq!(last, Some(ToPage::Closing { code: RefusalCode::NoSuchMatch }));
        app.store.close().await;
    }
}
