//! How a match is stored, and what it does while nothing can be: it pauses, and trusts what is stored.

use games::Playable;
use protocol::RefusalCode;
use table::{Holder, LogEntry};
use tokio::task::JoinSet;

use super::create::{progress, seat_rows};
use super::load;
use super::task::{Broken, From, Task};
use crate::store::{Change, EntryRow, Progress, StoreError, Transaction};
use crate::thinking::Presence;

/// A match whose writes fail this often in a row, while others' succeed, is given up.
const MAX_FAILURES: u32 = 3;

impl<G: Playable> Task<G> {
    /// Stores new entries and what lists show of the match, in one transaction.
    pub(super) async fn store(
        &mut self,
        stored: &[LogEntry<G::Move>],
        wake: Option<u64>,
        next_match: Option<(game::BySeat<Holder>, Option<From>)>,
    ) -> Result<(), StoreError> {
        let mut transaction = match next_match {
            Some((holders, from)) => self.next_match(&holders, from).map_err(StoreError::Damaged)?,
            None => Transaction::default(),
        };
        transaction.fences = self.head.fences();
        let mut seats_changed = false;
        for (entry, number) in stored.iter().zip(self.next..) {
            use table::TableEvent::{Moved, Sat, StoodUp, TakenOver};
            seats_changed |= matches!(entry.what, Sat { .. } | StoodUp { .. } | TakenOver { .. });
            // The link and the seat are stored in one transaction, so the link works once even if the server crashes.
            let used = self.handover.take_if(|_| matches!(entry.what, TakenOver { .. }));
            transaction.changes.extend(used.map(|token| {
                let (match_id, seat) = (self.head.id.clone(), entry.what.seat().number());
                Change::HandoverUsed { token, match_id, seat }
            }));
            self.app.metrics.moves.add(matches!(entry.what, Moved { .. }).into());
            let entry = serde_json::to_string(entry).map_err(|error| StoreError::Damaged(error.to_string()))?;
            transaction.entries.push(EntryRow { match_id: self.head.id.clone(), number, entry });
        }
        self.next += stored.len() as u32;
        let rematch = self.head.rematch.clone();
        let wake = wake.filter(|_| matches!(self.table.status(), table::Status::Playing));
        let progress = progress(&self.head.id, &self.table, self.next, self.app.now());
        let progress = Progress { wake, rematch, listed: self.head.listed, ..progress };
        // If this fails, it is read again.
        self.stored_wake = progress.wake;
        transaction.progress.push(progress);
        if seats_changed {
            transaction.seats.extend(seat_rows(&self.app, &self.head.id, &self.table));
        }
        self.app.store.write(transaction).await
    }

    /// Called before a match leaves memory while its bots wait for a person: it should not be woken until then. Nothing else has
    /// changed, so nothing else is written, and nothing at all if somebody has only watched.
    pub(super) async fn park(&mut self) {
        let is_playing = matches!(self.table.status(), table::Status::Playing);
        let is_same = self.stored_wake == self.wake;
        if is_playing && !is_same && self.asker.presence() == Presence::Nobody && !self.is_paused {
            let (match_id, wake) = (self.head.id.clone(), self.wake);
            let (fences, changes) = (self.head.fences(), vec![Change::Wake { match_id, wake }]);
            if self.app.store.write(Transaction { fences, changes, ..Transaction::default() }).await.is_ok() {
                self.stored_wake = wake;
            }
        }
    }

    /// After a failed write: the stored state counts, whether or not the write took effect after all.
    pub(super) async fn recover(&mut self) -> Result<(), Broken> {
        self.failures += 1;
        if self.failures > MAX_FAILURES {
            return Err(Broken::Unreadable);
        }
        if self.health.borrow_and_update().is_good() {
            // Only this write failed.
            self.reload().await?;
            Box::pin(self.resume()).await?;
            self.tell_everyone(false).await;
            return Ok(());
        }
        self.reload().await?;
        self.is_doubtful = true;
        self.pause().await;
        Ok(())
    }

    /// Nothing can be saved: the table stays readable, as it was last stored.
    pub(super) async fn pause(&mut self) {
        self.is_paused = true;
        self.is_doubtful |= self.app.store.may_be_older_afterwards();
        // The bots' answers could not be saved either; they are asked again.
        self.thoughts = JoinSet::new();
        self.tell_everyone(false).await;
    }

    /// Saving works again.
    pub(super) async fn go_on(&mut self) -> Result<(), Broken> {
        self.is_paused = false;
        if std::mem::take(&mut self.is_doubtful) {
            self.reload().await?;
        }
        self.resume().await?;
        self.tell_everyone(false).await;
        Ok(())
    }

    async fn reload(&mut self) -> Result<(), Broken> {
        match load::reload::<G>(&self.app, &self.head.id).await {
            // Another node has it now.
            Ok((_, _, fence)) if self.head.is_passed(fence) => Err(Broken::Ended(RefusalCode::Stopping)),
            Ok((restored, rematch, _)) => {
                (self.table, self.next, self.stored_wake) = (restored.table, restored.next, restored.wake);
                self.head.rematch = rematch;
                Ok(())
            }
            Err(error) => {
                tracing::error!(id = self.head.id, error, "a match could not be read again");
                Err(Broken::Unreadable)
            }
        }
    }
}
