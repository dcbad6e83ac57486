//! A value that many tasks wait for: like `tokio::sync::watch`, but waiters are woken in the order in which they came.
//!
//! tokio wakes its waiters in random order, so a simulation of the server could not be repeated.

use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::sync::Notify;

use crate::limits::lock;

#[derive(Debug, Default)]
struct Shared<T> {
    /// The value, and how often it has changed.
    value: Mutex<(T, u64)>,
    news: Notify,
}

/// The sending half, which changes the value.
#[derive(Debug, Default)]
pub(crate) struct Sender<T>(Arc<Shared<T>>);

/// The receiving half, which waits for changes.
#[derive(Debug)]
pub(crate) struct Receiver<T> {
    shared: Arc<Shared<T>>,
    seen: u64,
}

/// The current value. Writers wait until this is dropped.
pub(crate) struct Ref<'a, T>(MutexGuard<'a, (T, u64)>);

impl<T> Deref for Ref<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0.0
    }
}

impl<T> Sender<T> {
    pub(crate) fn new(value: T) -> Self {
        Self(Arc::new(Shared { value: Mutex::new((value, 0)), news: Notify::new() }))
    }

    /// A receiver that has seen the current value.
    pub(crate) fn subscribe(&self) -> Receiver<T> {
        let seen = lock(&self.0.value).1;
        Receiver { shared: Arc::clone(&self.0), seen }
    }

    pub(crate) fn borrow(&self) -> Ref<'_, T> {
        Ref(lock(&self.0.value))
    }

    pub(crate) fn send_replace(&self, value: T) -> T {
        let mut before = None;
        self.send_if_modified(|current| {
            before = Some(std::mem::replace(current, value));
            true
        });
        before.expect("the value was replaced")
    }

    /// Changes the value, and tells those who wait if `modify` says that it has changed.
    pub(crate) fn send_if_modified(&self, modify: impl FnOnce(&mut T) -> bool) -> bool {
        let mut value = lock(&self.0.value);
        let changed = modify(&mut value.0);
        value.1 += u64::from(changed);
        drop(value);
        if changed {
            self.0.news.notify_waiters();
        }
        changed
    }
}

impl<T> Receiver<T> {
    pub(crate) fn borrow_and_update(&mut self) -> Ref<'_, T> {
        let value = lock(&self.shared.value);
        self.seen = value.1;
        Ref(value)
    }

    /// Waits until the value has changed since it was last seen. The sender lives as long as the server, so it never fails.
    pub(crate) async fn changed(&mut self) -> Result<(), std::convert::Infallible> {
        loop {
            let news = self.shared.news.notified();
            let mut news = std::pin::pin!(news);
            // A change after this line is noticed below.
            news.as_mut().enable();
            let now = lock(&self.shared.value).1;
            if now != self.seen {
                self.seen = now;
                return Ok(());
            }
            news.await;
        }
    }

    /// Waits until the value satisfies the condition.
    pub(crate) async fn wait_for(&mut self, is_wished: impl Fn(&T) -> bool) -> Result<(), std::convert::Infallible> {
        loop {
            if is_wished(&self.borrow_and_update()) {
                return Ok(());
            }
            self.changed().await?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_change_is_seen_once_and_never_missed() {
        let sender = Sender::new(1);
        let mut receiver = sender.subscribe();
        sender.send_replace(2);
        assert!(receiver.changed().await.is_ok());
        assert_eq!(*receiver.borrow_and_update(), 2);
        assert!(!sender.send_if_modified(|_| false));
        let waiting = tokio::spawn(async move { receiver.wait_for(|value| *value == 4).await });
        for value in [3, 4] {
            tokio::task::yield_now().await;
            sender.send_replace(value);
        }
        assert!(waiting.await.is_ok());
    }
}
