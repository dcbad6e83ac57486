//! From the store into memory.

use game::Seed;
use protocol::RefusalCode;
use table::{LogEntry, Table, TableSetup};
use tokio::sync::mpsc::Receiver;

use super::task::refused;
use super::task::{Head, Restored, Task};
use super::{Mail, hints, tell};
use crate::app::App;
use crate::error::AppError;
use crate::nodes;
use crate::store::{MatchHead, StoreError};
use games::{NAMES, Playable, Visit, with_game};

/// Restores a match and lets it run until it stops or nobody needs it.
pub(super) async fn run(app: &App, id: &str, mail: Receiver<Mail>) {
    match nodes::own(app, id).await {
        Ok(fence) => {
            run_owned(app, id, fence, mail).await;
            nodes::give_back(app, id, fence).await;
        }
        Err(code) => refuse(mail, code).await,
    }
}

async fn run_owned(app: &App, id: &str, fence: Option<u64>, mail: Receiver<Mail>) {
    let (head, entries) = match app.store.load(id).await {
        Ok(Some(loaded)) => loaded,
        Ok(None) => return refuse(mail, RefusalCode::NoSuchMatch).await,
        Err(error) => {
            tracing::error!(id, %error, "a match could not be read");
            let is_away = matches!(error, StoreError::Postgres(_));
            return refuse(mail, if is_away { RefusalCode::Unsaved } else { RefusalCode::Internal }).await;
        }
    };
    if fence.is_some_and(|fence| fence != head.fence) {
        return refuse(mail, RefusalCode::Stopping).await;
    }
    if head.status == "closed" {
        return refuse(mail, RefusalCode::Closed).await;
    }
    let game = head.game.clone();
    if !NAMES.contains(&game.as_str()) {
        tracing::error!(id, game, "there is no such game");
        return refuse(mail, RefusalCode::Internal).await;
    }
    let restore = Restore { app: app.clone(), id: id.to_string(), head, fence, entries, mail };
    if let Some(running) = with_game(&game, restore) {
        running.await;
    }
}

struct Restore {
    app: App,
    id: String,
    head: MatchHead,
    fence: Option<u64>,
    entries: Vec<String>,
    mail: Receiver<Mail>,
}

impl Visit for Restore {
    type Output = std::pin::Pin<Box<dyn Future<Output = ()> + Send>>;

    fn visit<G: Playable>(self) -> Self::Output {
        Box::pin(async move {
            let Self { app, id, head, fence, entries, mail } = self;
            if head.rules != G::RULES_VERSION {
                // The server warned about all of these when it started.
                tracing::debug!(id, game = G::ID, rules = head.rules, "a match was begun by other rules");
                return refuse(mail, RefusalCode::OldRules).await;
            }
            match restored::<G>(&app, &head, entries).await {
                Ok(restored) => {
                    let net = hints::net::<G>(&app.config, &restored.table.setup().game);
                    Task::new(app, Head::new(id, head, fence), restored, net, mail).run().await;
                }
                Err(error) => {
                    tracing::error!(id, game = G::ID, error, "a match could not be restored");
                    refuse(mail, RefusalCode::Internal).await;
                }
            }
        })
    }
}

/// A match in memory, as it is stored, the match that follows it, and its fence.
pub(super) async fn reload<G: Playable>(app: &App, id: &str) -> Result<(Restored<G>, Option<String>, u64), String> {
    let loaded = app.store.load(id).await.map_err(|error| error.to_string())?;
    let (head, entries) = loaded.ok_or("it is not stored")?;
    let restored = restored::<G>(app, &head, entries).await?;
    Ok((restored, head.rematch, head.fence))
}

/// Replaying a long match takes a while. The sockets do not wait for it.
async fn restored<G: Playable>(app: &App, head: &MatchHead, entries: Vec<String>) -> Result<Restored<G>, String> {
    let (setup, seed, next, wake) = (head.setup.clone(), head.seed.clone(), entries.len() as u32, head.wake);
    let table = app.replay(move || restore::<G>(&setup, &seed, &entries)).await;
    table.unwrap_or_else(|| Err("restoring panicked".into())).map(|table| Restored { table, next, wake })
}

/// The stored table.
pub(crate) fn restore<G: Playable>(setup: &str, seed: &str, entries: &[String]) -> Result<Table<G>, String> {
    let setup: TableSetup<G::Setup> = serde_json::from_str(setup).map_err(|error| error.to_string())?;
    let seed: Seed = seed.parse().map_err(|_| "not a seed".to_string())?;
    let entries: Vec<LogEntry<G::Move>> = entries
        .iter()
        .enumerate()
        .map(|(number, entry)| serde_json::from_str(entry).map_err(|error| format!("entry {number}: {error}")))
        .collect::<Result<_, _>>()?;
    Table::restore(setup, seed, entries).map_err(|error| error.to_string())
}

/// Replies to all mail of a match that cannot be loaded, with the reason.
pub(super) async fn refuse(mut mail: Receiver<Mail>, code: RefusalCode) {
    mail.close();
    // The sender may no longer wait for the reply.
    while let Some(mail) = mail.recv().await {
        match mail {
            Mail::Join { outbox, .. } => drop(outbox.send(tell::closing(code))),
            Mail::Seat { reply, .. } => drop(reply.send(Err(refused(code)))),
            Mail::Record { reply } => drop(reply.send(Err(AppError::unavailable(code)))),
            Mail::Steps { reply, .. } => drop(reply.send(Err(AppError::unavailable(code)))),
            Mail::Points { reply } => drop(reply.send(Err(AppError::unavailable(code)))),
            Mail::Position { reply, .. } => drop(reply.send(Err(AppError::unavailable(code)))),
            Mail::End { done, .. } | Mail::Stop { done } => drop(done.send(())),
            Mail::Gone { .. } | Mail::Message { .. } | Mail::Renamed { .. } | Mail::Wake => {}
        }
    }
}
