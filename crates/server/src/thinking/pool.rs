//! [`Pool`]: low-priority threads.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, mpsc};

use tokio::sync::oneshot;

use crate::limits::lock;
use crate::world::World;

/// How much lower the priority of thinking is, in units of `nice`.
const NICE: i32 = 10;

type Work = Box<dyn FnOnce() + Send>;

/// Threads that think.
#[derive(Clone, Debug)]
pub(super) enum Pool {
    Threads(mpsc::Sender<Work>),
    /// In a simulation everything happens on one thread.
    #[cfg(feature = "simulation")]
    Here(World),
}

impl Pool {
    #[cfg_attr(
        not(feature = "simulation"),
        expect(unused_variables, reason = "only a simulation has threads of its own")
    )]
    pub(super) fn new(threads: usize, world: &World) -> Self {
        #[cfg(feature = "simulation")]
        if world.is_simulated() {
            return Self::Here(world.clone());
        }
        let (sender, receiver) = mpsc::channel::<Work>();
        let receiver = Arc::new(Mutex::new(receiver));
        for number in 0..threads {
            let receiver = Arc::clone(&receiver);
            let thread = std::thread::Builder::new().name(format!("thinker-{number}"));
            // A machine without a free thread still serves people. Its bots wait.
            if let Err(error) = thread.spawn(move || think(&receiver)) {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        Self::Threads(sender)
    }

    /// Returns when the work is done, or has panicked.
    pub(super) async fn run(&self, work: impl FnOnce() + Send + 'static) {
        match self {
            Self::Threads(sender) => {
                let (done, finished) = oneshot::channel::<()>();
                let work = move || {
                    work();
                    drop(done);
                };
                if sender.send(Box::new(work)).is_ok() {
                    let _ = finished.await;
                }
            }
            #[cfg(feature = "simulation")]
            Self::Here(world) => {
                world.dawdle().await;
                let _ = catch_unwind(AssertUnwindSafe(work));
            }
        }
    }
}

fn think(receiver: &Mutex<mpsc::Receiver<Work>>) {
    step_back();
    loop {
        let work = lock(receiver).recv();
        let Ok(work) = work else { return };
        if catch_unwind(AssertUnwindSafe(work)).is_err() {
            tracing::error!("thinking panicked");
        }
    }
}

/// On Linux the priority belongs to the thread. Elsewhere it would affect the whole process, so it is left alone.
fn step_back() {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{getpriority_process, setpriority_process};
        let thinker = Some(rustix::thread::gettid());
        if let Err(error) = getpriority_process(None).and_then(|own| setpriority_process(thinker, own + NICE)) {
            tracing::debug!(%error, "bots think with the priority of everything else");
        }
    }
}
