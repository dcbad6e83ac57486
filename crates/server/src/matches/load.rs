//! From the store into memory.

use game::Seed;
use table::{Stored, Table, TableSetup};
use tokio::sync::mpsc::Receiver;

use super::task::{Head, Task};
use super::{Mail, hints, tell};
use crate::app::App;
use crate::games::{Playable, Visit, with_game};
use crate::store::MatchHead;

/// Restores a match and lets it run until it stops or nobody needs it.
pub(super) async fn run(app: &App, id: &str, mail: Receiver<Mail>) {
    let loaded = match app.store.load(id).await {
        Ok(Some(loaded)) => Some(loaded),
        Ok(None) => {
            tracing::warn!(id, "there is no such match");
            None
        }
        Err(error) => {
            tracing::error!(id, %error, "a match could not be read");
            None
        }
    };
    let Some((head, entries)) = loaded else { return refuse(mail).await };
    let game = head.game.clone();
    let restore = Restore { app: app.clone(), id: id.to_string(), head, entries, mail };
    match with_game(&game, restore) {
        Some(running) => running.await,
        None => tracing::error!(id, game, "there is no such game"),
    }
}

struct Restore {
    app: App,
    id: String,
    head: MatchHead,
    entries: Vec<String>,
    mail: Receiver<Mail>,
}

impl Visit for Restore {
    type Out = std::pin::Pin<Box<dyn Future<Output = ()> + Send>>;

    fn visit<G: Playable>(self) -> Self::Out {
        Box::pin(async move {
            let Self { app, id, head, entries, mail } = self;
            let (setup, seed, next) = (head.setup.clone(), head.seed.clone(), entries.len() as u32);
            // A long match takes a while to play again.
            let shared = app.clone();
            let work = move || {
                let table = restore::<G>(&setup, &seed, &entries)?;
                let net = hints::net::<G>(&shared.config, &table.setup().game);
                Ok((table, net))
            };
            match app.bots.work(work).await.unwrap_or_else(|| Err("restoring panicked".to_string())) {
                Ok((table, net)) => Task::new(app, Head::new(id, head), table, net, next, mail).run().await,
                Err(error) => {
                    tracing::error!(id, game = G::ID, error, "a match could not be restored");
                    refuse(mail).await;
                }
            }
        })
    }
}

fn restore<G: Playable>(setup: &str, seed: &str, entries: &[String]) -> Result<Table<G>, String> {
    let setup: TableSetup<G::Setup> = serde_json::from_str(setup).map_err(|error| error.to_string())?;
    let seed: Seed = seed.parse().map_err(|_| "not a seed".to_string())?;
    let entries: Vec<Stored<G::Move>> = entries
        .iter()
        .enumerate()
        .map(|(number, entry)| serde_json::from_str(entry).map_err(|error| format!("entry {number}: {error}")))
        .collect::<Result<_, _>>()?;
    Table::restore(setup, seed, entries).map_err(|error| error.to_string())
}

/// Whoever wrote to a match that cannot be had is told so; replies that are dropped say it, too.
async fn refuse(mut mail: Receiver<Mail>) {
    mail.close();
    while let Some(mail) = mail.recv().await {
        if let Mail::Join { outbox, .. } = mail {
            outbox.send(tell::closing(protocol::RefusalCode::Internal));
        }
    }
}
