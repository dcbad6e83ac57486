//! Which matches are in memory.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use tokio::sync::mpsc::{self, Sender};
use tokio::sync::oneshot;

use super::{Mail, load};
use crate::app::App;
use crate::error::{Answer, AppError};
use crate::limits::lock;

/// How much mail waits before senders do.
const MAILBOX: usize = 64;

/// The mailboxes of the matches in memory.
#[derive(Debug, Default)]
pub(crate) struct Registry {
    open: Arc<Mutex<BTreeMap<String, Sender<Mail>>>>,
}

impl Registry {
    /// The mailbox of a match. It is restored if it is not in memory; mail waits until it is.
    pub(crate) fn mailbox(&self, app: &App, id: &str) -> Sender<Mail> {
        let mut open = lock(&self.open);
        if let Some(mailbox) = open.get(id).filter(|mailbox| !mailbox.is_closed()) {
            return mailbox.clone();
        }
        let (mailbox, mail) = mpsc::channel(MAILBOX);
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

    /// Sends mail and waits for the reply.
    pub(crate) async fn ask<T>(&self, app: &App, id: &str, mail: impl FnOnce(oneshot::Sender<T>) -> Mail) -> Answer<T> {
        let (reply, answer) = oneshot::channel();
        let lost = || AppError::internal("a match did not reply");
        self.mailbox(app, id).send(mail(reply)).await.map_err(|_| lost())?;
        answer.await.map_err(|_| lost())
    }

    /// Forgets a match if nobody can be about to send it something. Only the match itself calls this, before it ends.
    pub(super) fn retire(&self, id: &str, mail: &mpsc::Receiver<Mail>) -> bool {
        let mut open = lock(&self.open);
        // Mailboxes are handed out under this lock alone: if only ours is left, nothing can come in between.
        let unused = mail.is_empty() && mail.sender_strong_count() <= 1;
        if unused {
            open.remove(id);
        }
        unused
    }

    /// Stops all matches and waits until they are.
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
