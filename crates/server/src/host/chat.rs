//! What was said at a table: the host reads it, and deletes what should not stay.

use protocol::{QuickPhrase, RefusalCode, Saying};

use super::admin::{Outcome, find};
use super::commands::{AdminError, AdminReply, ChatInfo};
use crate::app::App;
use crate::identity::guest_name;
use crate::nodes::hold;
use crate::store::{Change, ChatRow, Transaction};

/// Lists what was said, or deletes the named lines and everything that a player said.
pub(super) async fn execute(
    app: &App,
    id: &str,
    delete: &[String],
    delete_player: Option<String>,
) -> Outcome<AdminReply> {
    find(app, id).await?;
    if delete.is_empty() && delete_player.is_none() {
        return Ok(AdminReply::Chat(infos(app, app.store.chat(id).await?).await?));
    }
    let chosen = |rows: Vec<ChatRow>| {
        let is_missing = |line: &&String| !rows.iter().any(|row| name(row) == **line || row.speaker == **line);
        if let Some(missing) = delete.iter().chain(&delete_player).find(is_missing) {
            return Err(AdminError::NoLine { id: id.to_string(), line: missing.clone() });
        }
        let is_chosen = |row: &ChatRow| delete.contains(&name(row)) || delete_player.as_ref() == Some(&row.speaker);
        Ok(rows.into_iter().filter(is_chosen).collect::<Vec<_>>())
    };
    // A mistake must not disconnect anyone.
    chosen(app.store.chat(id).await?)?;
    // The match has the lines in memory: it is reloaded, and its pages reconnect and get what is left.
    let held = hold(app, id, RefusalCode::Stopping).await?;
    let deleted = chosen(app.store.chat(id).await?)?;
    let lines = deleted.iter().map(|row| (row.side.clone(), row.number)).collect();
    let changes = vec![Change::DeleteChat { match_id: id.to_string(), lines }];
    app.store.write(Transaction { fences: held.fences(), changes, ..Transaction::default() }).await?;
    tracing::info!(id, lines = deleted.len(), "the host deleted lines of a chat");
    Ok(AdminReply::Chat(infos(app, deleted).await?))
}

fn name(row: &ChatRow) -> String {
    format!("{}-{}", row.side, row.number)
}

async fn infos(app: &App, mut rows: Vec<ChatRow>) -> Outcome<Vec<ChatInfo>> {
    rows.sort_by_key(|row| row.at);
    let mut infos = Vec::with_capacity(rows.len());
    for row in rows {
        let (line, known) = (name(&row), app.store.name(&row.speaker).await?);
        let name = known.unwrap_or_else(|| guest_name(&row.speaker));
        infos.push(ChatInfo { line, at: row.at, player: row.speaker, name, text: text(row.says) });
    }
    Ok(infos)
}

/// What was said. Lines of a later version are shown as they are stored.
fn text(says: String) -> String {
    match serde_json::from_str(&says) {
        Ok(Saying::Text(text)) => text,
        Ok(Saying::Quick(phrase)) => key(phrase).to_string(),
        Err(_) => says,
    }
}

fn key(phrase: QuickPhrase) -> &'static str {
    phrase.into()
}
