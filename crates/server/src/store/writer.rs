//! The writer task: it combines pending writes into one transaction, so that many matches share one flush.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc::Receiver;
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep_until};

use super::disk::Connection;
use super::health::LAPSED;
use super::{Change, Disk, Health, StoreError, Transaction, WriterStatus};
use crate::metrics::Metrics;
use crate::world::World;

/// The most jobs in one transaction.
const MAX_JOBS: usize = 512;
/// The delay before a new connection is tried after a failure, at first and at most.
const FIRST_RETRY: Duration = Duration::from_millis(200);
const MAX_RETRY: Duration = Duration::from_secs(3);

/// Something to be written.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) transaction: Transaction,
    /// Whether this is the last one.
    pub(super) is_last: bool,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

/// The task that writes.
pub(super) struct Writer {
    disk: Disk,
    world: World,
    writer_status: Arc<WriterStatus>,
    metrics: Arc<Metrics>,
    /// None after a failure, until a new one has proved itself.
    connection: Option<Connection>,
    /// When to try a new connection, and the delay before the next one.
    again: (Instant, Duration),
}

impl Writer {
    pub(super) async fn new(
        disk: Disk,
        world: World,
        writer_status: Arc<WriterStatus>,
        metrics: Arc<Metrics>,
    ) -> Result<Self, StoreError> {
        let again = (Instant::now(), FIRST_RETRY);
        let mut writer = Self { disk, world, writer_status, metrics, connection: None, again };
        // A database that stores nothing is noticed before the first player comes.
        writer.connection = Some(writer.verified_connection().await?);
        Ok(writer)
    }

    pub(super) async fn run(mut self, mut jobs: Receiver<Job>) {
        let (mut batch, mut is_last) = (Vec::<Job>::new(), false);
        while !is_last {
            let wait_for = self.again.0;
            tokio::select! {
                biased;
                received = jobs.recv_many(&mut batch, MAX_JOBS) => {
                    is_last = received == 0 || batch.iter().any(|job| job.is_last);
                    self.write(&mut batch).await;
                }
                () = sleep_until(wait_for), if self.connection.is_none() => self.reconnect().await,
            }
        }
        if let Some(connection) = self.connection {
            connection.close().await;
        }
    }

    /// Writes all jobs and reports the result to each.
    async fn write(&mut self, batch: &mut Vec<Job>) {
        self.metrics.store_batch.value(batch.len() as f64);
        let all: Vec<&Transaction> = batch.iter().map(|job| &job.transaction).collect();
        let result = self.commit(&all).await;
        if result.is_ok() || batch.len() == 1 {
            let mut result = Some(result);
            for job in batch.drain(..) {
                // Only a batch of one can hand out its error.
                let _ = job.done.send(result.take().unwrap_or(Ok(())));
            }
            return;
        }
        // One bad job must not fail the others. If the disk fails, each of them is refused at once.
        for job in batch.drain(..) {
            let _ = job.done.send(self.commit(&[&job.transaction]).await);
        }
    }

    async fn commit(&mut self, all: &[&Transaction]) -> Result<(), StoreError> {
        if !self.writer_status.may_act() {
            return Err(StoreError::Unhealthy(LAPSED.into()));
        }
        let Some(connection) = &mut self.connection else {
            let why = match self.writer_status.health() {
                Health::Bad { why, .. } => why,
                Health::Good => String::new(),
            };
            return Err(StoreError::Unhealthy(why));
        };
        // Data written to a removed file is lost, so check after the commit that the file is still in place.
        let result = match connection.commit(all).await {
            Ok(()) => self.disk.is_in_place().await,
            failed => failed,
        };
        match &result {
            Ok(()) => self.writer_status.kept(self.world.now()),
            // It was rolled back, and the connection is as good as before.
            Err(StoreError::TakenOver(_)) => {}
            Err(error) => {
                tracing::error!(%error, jobs = all.len(), "a write failed");
                self.give_up(error).await;
                // A job that is at fault itself must not delay the others.
                self.reconnect().await;
            }
        }
        result
    }

    /// Discards the connection. SQLite may have rolled back on its own, so the connection's state is unknown.
    async fn give_up(&mut self, error: &StoreError) {
        self.metrics.store_failures.add(1);
        self.writer_status.lost(self.world.now(), &error.to_string());
        self.again = (Instant::now() + FIRST_RETRY, FIRST_RETRY);
        if let Some(connection) = self.connection.take() {
            connection.close().await;
        }
    }

    /// Tries a new connection, and uses it if its writes can be read back.
    async fn reconnect(&mut self) {
        match self.verified_connection().await {
            Ok(connection) => {
                tracing::info!("what is written is kept again");
                self.connection = Some(connection);
            }
            Err(error) => {
                tracing::warn!(%error, "nothing can be kept");
                self.metrics.store_attempts.add(1);
                self.writer_status.lost(self.world.now(), &error.to_string());
                let pause = self.again.1;
                self.again = (Instant::now() + pause, MAX_RETRY.min(pause * 2));
            }
        }
    }

    /// A new connection that has written something, which another connection has read back.
    async fn verified_connection(&self) -> Result<Connection, StoreError> {
        self.disk.is_in_place().await?;
        let mut connection = self.disk.connect().await?;
        match self.probe(&mut connection).await {
            Ok(()) => {
                self.writer_status.kept(self.world.now());
                Ok(connection)
            }
            Err(error) => {
                connection.close().await;
                Err(error)
            }
        }
    }

    async fn probe(&self, connection: &mut Connection) -> Result<(), StoreError> {
        let value = self.world.random_hex::<8>();
        let probe = Change::Fact { name: self.disk.probe(), value: value.clone() };
        connection.commit(&[&probe.into()]).await?;
        if self.disk.read_probe().await? != Some(value) {
            return Err(StoreError::NotReadBack);
        }
        self.disk.is_in_place().await
    }
}
