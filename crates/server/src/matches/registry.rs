//! The matches in memory.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use protocol::RefusalCode;
use tokio::sync::mpsc::error::SendError;
use tokio::sync::mpsc::{self, Sender};
use tokio::sync::oneshot;

use super::{Mail, load};
use crate::app::App;
use crate::error::{Answer, AppError};
use crate::limits::lock;

/// How much mail may wait before senders have to.
const MAILBOX: usize = 64;

/// The mailboxes of the matches in memory.
#[derive(Debug, Default)]
pub(crate) struct Registry {
    open: Mutex<BTreeMap<String, Sender<Mail>>>,
    /// Matches that must not be loaded at the moment, with the refusal code of each holder.
    held: Arc<Mutex<BTreeMap<String, Vec<RefusalCode>>>>,
}

/// Keeps a match out of memory for as long as it lives.
#[derive(Debug)]
pub(crate) struct Held {
    held: Arc<Mutex<BTreeMap<String, Vec<RefusalCode>>>>,
    id: String,
    code: RefusalCode,
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut held = lock(&self.held);
        let Some(words) = held.get_mut(&self.id) else { return };
        // Others may hold the same match, and their holds stay.
        if let Some(own) = words.iter().position(|word| *word == self.code) {
            words.remove(own);
        }
        if words.is_empty() {
            held.remove(&self.id);
        }
    }
}

impl Registry {
    /// The mailbox of a match. It is restored if it is not in memory; mail waits until it is.
    pub(crate) fn mailbox(&self, app: &App, id: &str) -> Sender<Mail> {
        let mut open = lock(&self.open);
        if let Some(mailbox) = open.get(id).filter(|mailbox| !mailbox.is_closed()) {
            return mailbox.clone();
        }
        let (mailbox, mail) = mpsc::channel(MAILBOX);
        if let Some(code) = lock(&self.held).get(id).and_then(|words| words.last().copied()) {
            tokio::spawn(load::refuse(mail, code));
            return mailbox;
        }
        open.insert(id.to_string(), mailbox.clone());
        let (app, id) = (Arc::clone(app), id.to_string());
        tokio::spawn(async move {
            app.metrics.matches_loaded.add(1);
            load::run(&app, &id, mail).await;
            app.metrics.matches_loaded.add(-1);
        });
        mailbox
    }

    pub(crate) fn is_open(&self, id: &str) -> bool {
        lock(&self.open).get(id).is_some_and(|mailbox| !mailbox.is_closed())
    }

    /// Whether a match is kept out of memory.
    pub(crate) fn is_held(&self, id: &str) -> bool {
        lock(&self.held).contains_key(id)
    }

    /// Sends mail and waits for the reply.
    pub(crate) async fn ask<T>(&self, app: &App, id: &str, mail: impl FnOnce(oneshot::Sender<T>) -> Mail) -> Answer<T> {
        let (reply, answer) = oneshot::channel();
        let lost = || AppError::internal("a match did not reply");
        let mut mail = mail(reply);
        // A match that is just leaving memory gives the mail back, and is restored.
        for _ in 0..3 {
            match self.mailbox(app, id).send(mail).await {
                Ok(()) => return answer.await.map_err(|_| lost()),
                Err(SendError(back)) => mail = back,
            }
        }
        Err(lost())
    }

    /// Removes a match from memory and keeps it out until the guard is dropped, so its rows can be changed. Its
    /// viewers, and those who come in the meantime, get this code.
    pub(crate) async fn hold(&self, id: &str, code: RefusalCode) -> Held {
        lock(&self.held).entry(id.to_string()).or_default().push(code);
        let guard = Held { held: Arc::clone(&self.held), id: id.to_string(), code };
        let mailbox = lock(&self.open).get(id).cloned();
        if let Some(mailbox) = mailbox {
            let (done, ended) = oneshot::channel();
            if mailbox.send(Mail::End { code, done }).await.is_ok() {
                // If it drops the reply, it is gone as well.
                let _ = ended.await;
            }
        }
        guard
    }

    /// Forgets a match if nobody can be about to send it mail. Only the match itself calls this, before it ends.
    pub(super) fn retire(&self, id: &str, mail: &mpsc::Receiver<Mail>) -> bool {
        let mut open = lock(&self.open);
        // Mailboxes are only handed out under this lock. If ours is the only one left, nothing can come in between.
        let unused = mail.is_empty() && mail.sender_strong_count() <= 1;
        if unused {
            open.remove(id);
        }
        unused
    }

    /// Stops all matches and waits for them.
    pub(crate) async fn stop(&self) {
        let mailboxes: Vec<Sender<Mail>> = lock(&self.open).values().cloned().collect();
        let mut waiting = Vec::with_capacity(mailboxes.len());
        for mailbox in mailboxes {
            let (done, stopped) = oneshot::channel();
            if mailbox.send(Mail::Stop { done }).await.is_ok() {
                waiting.push(stopped);
            }
        }
        for stopped in waiting {
            let _ = stopped.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_match_that_two_hold_is_held_until_both_let_go() {
        let registry = Registry::default();
        let held = |registry: &Registry| lock(&registry.held).get("match").and_then(|words| words.last().copied());
        let first = registry.hold("match", RefusalCode::Stopping).await;
        let second = registry.hold("match", RefusalCode::NoSuchMatch).await;
        assert_eq!(held(&registry), Some(RefusalCode::NoSuchMatch));
        drop(first);
        assert_eq!(held(&registry), Some(RefusalCode::NoSuchMatch));
        drop(second);
        assert_eq!(held(&registry), None);
    }
}
