//! Panics: nothing in a run may panic, and tokio would hide it.

use std::cell::RefCell;
use std::sync::Once;

thread_local! {
    static PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
    static IS_WATCHED: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

/// From now on panics of this thread are noted.
pub(crate) fn watch() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if IS_WATCHED.get() {
                PANIC.with_borrow_mut(|first| first.get_or_insert(panic.to_string()).clone());
            } else {
                usual(panic);
            }
        }));
    });
    IS_WATCHED.set(true);
    take();
}

/// From now on panics of this thread are nobody's business but its own.
pub(crate) fn ignore() {
    IS_WATCHED.set(false);
}

/// The first panic since the last look.
pub(crate) fn take() -> Option<String> {
    PANIC.take()
}
