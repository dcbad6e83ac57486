//! At the end everyone reads everything again, and it is compared with what is stored.

use std::time::Duration;

use protocol::{MatchStatus, RefusalCode, ToPage};
use serde_json::Value;
use server::client::ClientError;
use tokio::time::{sleep, timeout};

use crate::context::Player;

/// How long everything that a socket is greeted with may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often a reading is tried.
const TRIES: u32 = 20;

/// Reads every match there is, with this player's eyes, and compares.
pub(crate) async fn read_everything(player: &Player) {
    for id in player.context.disk.matches() {
        for attempt in 1.. {
            match timeout(PATIENCE, read(player, &id)).await {
                Ok(Ok(())) => break,
                _ if attempt < TRIES => sleep(Duration::from_millis(500)).await,
                result => {
                    let what = format!("match {id} cannot be read: {result:?}");
                    player.context.ledger.borrow_mut().fail("liveness", what);
                    return;
                }
            }
        }
    }
}

async fn read(player: &Player, id: &str) -> Result<(), ClientError> {
    let client = player.client.borrow().clone();
    let mut socket = client.join(id, None).await?;
    let (mut you, mut lines, mut status) = (None, Vec::new(), None);
    loop {
        let text = socket.next_text().await?;
        player.note(&format!("{} => {text}", &id[..4]));
        match serde_json::from_str(&text).map_err(|error| ClientError::Unexpected(error.to_string()))? {
            ToPage::Hello { you: seat, .. } => you = seat.map(game::Seat::number),
            ToPage::Table { status: now, .. } => status = Some(now),
            ToPage::Events { .. } => {
                let sent: Value = serde_json::from_str(&text).unwrap_or_default();
                lines.extend(sent["events"].as_array().into_iter().flatten().map(ToString::to_string));
            }
            ToPage::State { .. } => return compare(player, id, you, &lines, Some(&text)),
            ToPage::Closing { code } => {
                if code == RefusalCode::Internal {
                    player.context.failed(player.context.is_calm(), format!("match {id} cannot be read: {code:?}"));
                }
                return Err(ClientError::Closed);
            }
            _ => {}
        }
        if status == Some(MatchStatus::Waiting) {
            return compare(player, id, you, &lines, None);
        }
    }
}

fn compare(
    player: &Player,
    id: &str,
    you: Option<u8>,
    lines: &[String],
    state: Option<&str>,
) -> Result<(), ClientError> {
    let (mut ledger, audits) = (player.context.ledger.borrow_mut(), player.context.audits.borrow());
    let Some(audit) = audits.get(id) else {
        ledger.fail("restored", format!("match {id} came from nowhere"));
        return Ok(());
    };
    let seat = audit.people.iter().find(|(_, holder)| **holder == player.id()).map(|(seat, _)| *seat);
    if seat != you {
        ledger.fail("own view", format!("match {id}: player {} looks as {you:?} and holds {seat:?}", player.number));
    }
    if audit.logs.get(&you).is_none_or(|log| log != lines) {
        ledger.fail("restored", format!("match {id}: the log of {you:?} is not what is stored"));
    }
    if audit.states.get(&you).is_none_or(|shown| shown.as_deref() != state) {
        ledger.fail("restored", format!("match {id}: {you:?} is shown something else than is stored"));
    }
    Ok(())
}
