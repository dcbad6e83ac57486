//! [`Interrupt`]: whether somebody wants the run to end, by Ctrl-C or by what service managers send.

use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;

/// Whether the run should end.
#[derive(Clone, Debug)]
pub struct Interrupt(watch::Receiver<bool>);

impl Interrupt {
    /// Listens from now on, so that the run can clean up before the program ends.
    ///
    /// # Errors
    /// If the system does not let the program listen.
    pub fn listen() -> std::io::Result<Self> {
        let mut signals = [SignalKind::interrupt(), SignalKind::terminate(), SignalKind::hangup()].map(signal);
        for signal in &mut signals {
            if let Err(error) = signal {
                return Err(std::io::Error::new(error.kind(), error.to_string()));
            }
        }
        let sender = watch::Sender::new(false);
        let receiver = sender.subscribe();
        for mut signal in signals.into_iter().flatten() {
            let sender = sender.clone();
            tokio::spawn(async move {
                while signal.recv().await.is_some() {
                    sender.send_replace(true);
                }
            });
        }
        Ok(Self(receiver))
    }

    /// Whether it has come.
    #[must_use]
    pub fn has_come(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits for it.
    pub async fn come(&self) {
        if self.0.clone().wait_for(|come| *come).await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    /// Sleeps, unless it comes; says whether the whole time passed.
    pub async fn sleep(&self, time: std::time::Duration) -> bool {
        tokio::select! {
            () = tokio::time::sleep(time) => true,
            () = self.come() => false,
        }
    }
}
