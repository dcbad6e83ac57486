//! What nodes tell each other by way of the database: blocks, names, and who is being erased.
//!
//! News are sent with the transaction that makes them true, and nobody waits for them. Whoever was away reads again what counts.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::sleep;

use super::Nodes;
use crate::app::App;
use crate::identity::PlayerId;
use crate::matches::tell_renamed;
use crate::store::{Change, StoreError};

/// How long to wait after a connection failed.
const PAUSE: Duration = Duration::from_secs(1);

/// Something that the other nodes should know at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum News {
    /// The host has changed who is blocked.
    Blocks,
    /// A player has a new name.
    Renamed(String),
    /// A player is being erased, and must not be served.
    Leaving(String),
    /// That is done, or has failed.
    Left(String),
}

impl News {
    fn read(text: &str) -> Option<Self> {
        let (kind, player) = text.split_once(' ').unwrap_or((text, ""));
        match kind {
            "blocks" => Some(Self::Blocks),
            "renamed" => Some(Self::Renamed(player.into())),
            "leaving" => Some(Self::Leaving(player.into())),
            "left" => Some(Self::Left(player.into())),
            _ => None,
        }
    }

    pub(crate) fn change(&self) -> Change {
        let text = match self {
            Self::Blocks => "blocks".to_string(),
            Self::Renamed(player) => format!("renamed {player}"),
            Self::Leaving(player) => format!("leaving {player}"),
            Self::Left(player) => format!("left {player}"),
        };
        Change::News { text }
    }
}

/// Hears the others, from now on.
pub(crate) async fn listen(app: App, nodes: Arc<Nodes>) {
    loop {
        if let Err(error) = hear(&app, &nodes).await {
            tracing::debug!(%error, "the other nodes cannot be heard");
        }
        sleep(PAUSE).await;
    }
}

async fn hear(app: &App, nodes: &Nodes) -> Result<(), StoreError> {
    let mut listener = nodes.roster.listen().await?;
    loop {
        // Whatever was told before this connection, or while it was interrupted, is in the database.
        app.blocks.set(&app.store.blocks().await?);
        while let Some(told) = listener.try_recv().await? {
            match News::read(told.payload()) {
                Some(News::Blocks) => app.blocks.set(&app.store.blocks().await?),
                Some(News::Renamed(player)) => {
                    if let Some(name) = app.store.name(&player).await? {
                        tell_renamed(app, &PlayerId::stored(player), &name).await?;
                    }
                }
                Some(News::Leaving(player)) => app.blocks.set_leaving(&player, true),
                Some(News::Left(player)) => app.blocks.set_leaving(&player, false),
                // A newer version may know more.
                None => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_understood() {
        let all = [News::Blocks, News::Renamed("a".into()), News::Leaving("b".into()), News::Left("c".into())];
        for news in all {
            let Change::News { text } = news.change() else { panic!("not told") };
            assert_eq!(News::read(&text), Some(news));
        }
        assert_eq!(News::read("something else"), None);
    }
}
