//! The next match at the same table: who creates it, and whether that player may create another.

use axum::http::StatusCode;
use game::{BySeat, Observer, Setup as _};
use protocol::RefusalCode;
use table::{Command, Effect, Holder, Status, TableSetup};

use super::create::may_make;
use super::task::{From, Task, refused};
use super::{Refused, create};
use crate::error::AppError;
use crate::store::Transaction;
use games::Playable;

/// The creator of a match.
struct Maker {
    player: String,
    /// The tag of the address.
    client: String,
}

impl<G: Playable> Task<G> {
    /// The player whose request completed the rematch, if seated; otherwise the first person at the table. The match counts
    /// against that player's limits, so nobody can use up another player's.
    fn maker(&self, holders: &BySeat<Holder>, from: Option<From>) -> Maker {
        let people = || {
            holders.values().filter_map(|holder| match holder {
                Holder::Person { id } => Some(id),
                Holder::Bot { .. } | Holder::Open => None,
            })
        };
        let sender = from.and_then(|(socket, _)| self.watchers.get(&socket));
        let sends =
            |id: &&String| sender.and_then(|sender| sender.player.as_ref()).is_some_and(|own| own.as_str() == *id);
        let player = people().find(sends).or_else(|| people().next()).unwrap_or(&self.head.owner).clone();
        let own = self.table.seat_of(&player).map(Observer::Seat);
        let own = self.watchers.values().find(|watcher| Some(watcher.observer) == own);
        let client = own.or(sender).map_or(&self.head.client, |watcher| &watcher.client).clone();
        Maker { player, client }
    }

    /// Applies a command to the table alone, unless it would create a match that its creator may not create. In that
    /// case the table stays unchanged. The host's commands, which come from no socket, are not counted.
    pub(super) async fn decide(
        &mut self,
        command: Command<G::Move>,
        from: Option<From>,
    ) -> Result<Vec<Effect<G>>, Refused> {
        let may_agree = matches!(command, Command::Rematch { .. } | Command::Leave { .. })
            && matches!(self.table.status(), Status::Over { .. });
        let before = (may_agree && from.is_some()).then(|| self.table.clone());
        let effects = self.table.handle(self.time(), command);
        let agreed = effects.iter().find_map(|effect| match effect {
            Effect::Rematch(holders) => Some(holders),
            _ => None,
        });
        if let (Some(before), Some(holders)) = (before, agreed) {
            let Maker { player, client } = self.maker(holders, from);
            // A match that begins at once never waits in the lobby.
            let listed = self.head.listed && holders.values().any(|holder| *holder == Holder::Open);
            if let Err(error) = may_make(&self.app, &player, &client, listed).await {
                self.table = before;
                return Err(refusal(error));
            }
        }
        Ok(effects)
    }

    /// The rows of the next match that the table has agreed on. Stores its id.
    pub(super) fn next_match(&mut self, holders: &BySeat<Holder>, from: Option<From>) -> Result<Transaction, String> {
        let id = self.app.world.random_hex::<8>();
        let Maker { player, client } = self.maker(holders, from);
        let origin = create::Origin { id: &id, owner: &player, client: &client, listed: self.head.listed };
        let played = self.table.setup();
        // A lesson begins from a position of its own; the game after it is an ordinary one.
        let game = match played.lesson {
            Some(_) => G::Setup::of(played.game.players(), played.game.variant()).map_err(|error| error.to_string())?,
            None => played.game.clone(),
        };
        // The table has agreed on the order of its seats: the start moves on.
        let setup = TableSetup { game, draws_seats: false, lesson: None, ..played.clone() };
        let rows = create::rows::<G>(&self.app, &origin, &setup, holders, None)?;
        self.head.rematch = Some(id);
        Ok(rows)
    }
}

/// Why a rematch is refused. After a read error it can be requested again.
fn refusal(error: AppError) -> Refused {
    match error.status {
        StatusCode::TOO_MANY_REQUESTS => (RefusalCode::TooFast, error.said),
        _ => refused(RefusalCode::Unsaved),
    }
}
