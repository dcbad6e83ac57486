//! [`Postgres`]: the PostgreSQL database of a run, which can be killed as well as the server.

use std::path::Path;

use crate::LoadError;
use crate::cluster::Cluster;

/// A PostgreSQL that ends with the run.
pub struct Postgres(Cluster);

impl std::fmt::Debug for Postgres {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Postgres").field(&self.url()).finish()
    }
}

impl Postgres {
    /// Starts one with its data in a new folder at a place, or in a temporary one.
    ///
    /// # Errors
    /// If PostgreSQL is not installed, or does not start.
    pub fn start(data: Option<&Path>, settings: &[&str]) -> Result<Self, LoadError> {
        Cluster::own(data, settings).map(Self).map_err(LoadError::Postgres)
    }

    /// Its address.
    #[must_use]
    pub fn url(&self) -> String {
        self.0.address("")
    }

    /// Kills it and starts it again, and returns when it answers.
    pub(crate) fn restart(&mut self) -> Result<(), LoadError> {
        tokio::task::block_in_place(|| self.0.restart()).map_err(LoadError::Postgres)
    }
}
