//! [`Trace`]: a digest of everything that happens in a run, and the last events as text.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sha2::{Digest as _, Sha256};

/// How many of the last things are kept in words.
const KEPT: usize = 50;
/// The longest words of one thing.
const LONGEST: usize = 180;

/// Everything that happens in a run.
#[derive(Clone)]
pub(crate) struct Trace(Arc<Mutex<Inner>>);

struct Inner {
    digest: Sha256,
    last: VecDeque<String>,
    /// Simulated milliseconds since the beginning.
    now: u64,
    print: bool,
}

impl Trace {
    pub(crate) fn new(print: bool) -> Self {
        Self(Arc::new(Mutex::new(Inner { digest: Sha256::new(), last: VecDeque::new(), now: 0, print })))
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn set_time(&self, now: u64) {
        self.lock().now = now;
    }

    /// Something happened.
    pub(crate) fn note(&self, what: &str) {
        let mut inner = self.lock();
        let now = inner.now;
        inner.digest.update(now.to_le_bytes());
        inner.digest.update((what.len() as u64).to_le_bytes());
        inner.digest.update(what.as_bytes());
        let end = what.char_indices().nth(LONGEST).map_or(what.len(), |(end, _)| end);
        let line = format!("{:>9.3} s  {}", now as f64 / 1000.0, &what[..end]);
        if inner.print {
            println!("{line}");
        }
        if inner.last.len() == KEPT {
            inner.last.pop_front();
        }
        inner.last.push_back(line);
    }

    pub(crate) fn last(&self) -> Vec<String> {
        self.lock().last.iter().cloned().collect()
    }

    /// The digest of everything so far.
    pub(crate) fn digest(&self) -> String {
        let digest = self.lock().digest.clone().finalize();
        digest.iter().take(16).map(|byte| format!("{byte:02x}")).collect()
    }
}
