//! What a host needs: copying, checking and exporting the data, and managing tables and players.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `backup`, `restore` | everything in one file, and back |
//! | `migrate` | everything into another place: a folder, or a database |
//! | `check` | whether everything stored can be continued |
//! | `export` | finished games as records |
//! | `commands`, `admin` | managing tables and players: [`AdminCommand`], [`AdminReply`], and their execution |
//! | `control` | how a command reaches a running server |
//! | `blocks` | the players and addresses the host has blocked |
//! | `retention` | deletes old data |
//!
//! Backup, check and export read beside a running server. Commands go to the server that uses the folder or the database. If none
//! does, the caller takes it and executes them with the same functions. Backup and restore are for folders: PostgreSQL has its own.

mod admin;
mod backup;
mod blocks;
mod chat;
mod check;
mod commands;
mod control;
mod export;
mod files;
mod migrate;
mod restore;
mod retention;

use std::fmt::Debug;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use crate::data::{Data, database_in};
use crate::folder::FolderError;
use crate::store::{Archive, PostgresError, StoreError};

pub use backup::{Backup, backup};
pub use check::{Checked, Fault, Frozen, check};
pub use commands::{
    AdminCommand, AdminError, AdminReply, BlockInfo, ChatInfo, PlayerInfo, SeatInfo, TableInfo, TableStatus, Whom,
};
pub use control::order;
pub use export::{Export, Exported, export};
pub use migrate::{Migrated, migrate};
pub use restore::{Restored, restore};

pub(crate) use blocks::Blocks;
#[cfg(test)]
pub(crate) use control::app as offline;
pub(crate) use control::{CONTROL, Control};
pub(crate) use retention::{expire, note_visit};

/// Why an operation for the host failed.
#[derive(Debug, thiserror::Error)]
pub enum HostError {
    /// The data folder cannot be used.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file cannot be read or written.
    #[error("{path}: {cause}")]
    File {
        /// The file.
        path: String,
        /// Why not.
        cause: io::Error,
    },
    /// There is no room left for a file.
    #[error("the disk is too full for {0}")]
    NoRoom(String),
    /// The target already exists.
    #[error("{0} already exists")]
    Exists(String),
    /// Another process is writing it.
    #[error("{0} is being written by another orrery")]
    Busy(String),
    /// The file is not a database of this program.
    #[error("{0} is not an orrery database")]
    Foreign(String),
    /// The file is not a backup.
    #[error("{0} is a database, but not an orrery backup: it has no key")]
    NotABackup(String),
    /// A newer program wrote it.
    #[error("{0} was written by a newer version of orrery")]
    Newer(String),
    /// A backup or a database is damaged.
    #[error("{path} is damaged: {why}")]
    Damaged {
        /// The file.
        path: String,
        /// What is wrong with it.
        why: String,
    },
    /// Both places are the same.
    #[error("{0} is named twice")]
    SamePlace(String),
    /// The target holds another server's data.
    #[error("{0} already holds the data of another server")]
    Occupied(String),
    /// The target holds the data of the same server.
    #[error("{0} already holds the data of this server: it was moved there before")]
    Arrived(String),
    /// The target holds a part of another server's data.
    #[error("{0} holds a part of another server's data: a migration was interrupted there")]
    OtherMigration(String),
    /// It ended before everything had arrived.
    #[error("{cause} ({done} of {all} matches have arrived)")]
    HalfMigrated {
        /// Why.
        cause: Box<HostError>,
        /// How many matches have arrived.
        done: u64,
        /// How many matches there are.
        all: u64,
    },
    /// It was stopped before it was done.
    #[error("stopped")]
    Stopped,
    /// A server runs, but does not accept commands.
    #[error("a server is using {place}, but does not accept commands: {why}")]
    NoControl {
        /// The folder, or the database.
        place: String,
        /// Why not.
        why: String,
    },
    /// A command was refused.
    #[error(transparent)]
    Refused(#[from] AdminError),
}

/// The progress of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Bytes written, out of a total.
    Copied(u64, u64),
    /// The file is read to its end. How far that is, is unknown.
    Reading,
    /// Matches done, out of a total.
    Matches(u64, u64),
    /// Rows done that belong to no match.
    Rows(u64),
    /// Two databases are compared.
    Comparing,
    /// All that is left is to open the target to servers.
    Finishing,
}

/// Watches a long operation: receives its progress, and can stop it.
pub struct Watch<'a> {
    /// Raised to stop.
    pub stop: Arc<AtomicBool>,
    /// Receives the progress.
    pub tell: &'a mut (dyn FnMut(Progress) + Send),
}

impl Debug for Watch<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Watch").field("stop", &self.stop).finish_non_exhaustive()
    }
}

impl Watch<'_> {
    fn tell(&mut self, progress: Progress) -> Result<(), HostError> {
        (self.tell)(progress);
        if self.stop.load(Relaxed) { Err(HostError::Stopped) } else { Ok(()) }
    }

    /// Classifies a database error.
    fn explain(&self, error: StoreError, place: &Data) -> HostError {
        let path = place.to_string();
        match code(&error) {
            _ if self.stop.load(Relaxed) => HostError::Stopped,
            Some(FULL) => HostError::NoRoom(path),
            Some(CORRUPT) => HostError::Damaged { path, why: error.to_string() },
            Some(NOT_A_DATABASE) => HostError::Foreign(path),
            _ => HostError::Store(error),
        }
    }

    /// A database for reading, if it is one of ours: a file, or a PostgreSQL database.
    async fn open(&self, place: &Data) -> Result<Archive, HostError> {
        let archive = match place {
            Data::Folder(file) => Archive::of_file(file, &self.stop).await,
            Data::Database(address) => Archive::of_database(address).await,
        };
        let archive = archive.map_err(|error| self.explain(error, place))?;
        self.usable(archive, place).await
    }

    /// An archive, if it is one of ours, complete, and not newer than this program.
    async fn usable(&self, mut archive: Archive, place: &Data) -> Result<Archive, HostError> {
        let is_half = archive.is_half_migrated().await.map_err(|error| self.explain(error, place))?;
        if is_half && let Data::Database(_) = place {
            return Err(StoreError::from(PostgresError::HalfMigrated(place.to_string())).into());
        }
        if !archive.is_ours() {
            return Err(match place {
                Data::Folder(_) => HostError::Foreign(place.to_string()),
                Data::Database(_) => StoreError::from(PostgresError::Empty(place.to_string())).into(),
            });
        }
        if archive.is_newer() { Err(HostError::Newer(place.to_string())) } else { Ok(archive) }
    }
}

/// The place of what is stored itself: the file in a folder, or the database.
fn stored(data: &Data) -> Result<Data, FolderError> {
    match data {
        Data::Folder(folder) => database_in(folder).map(Data::Folder),
        Data::Database(_) => Ok(data.clone()),
    }
}

/// The result codes of SQLite.
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
const NOT_A_DATABASE: i32 = 26;

fn code(error: &StoreError) -> Option<i32> {
    let StoreError::Database(sqlx::Error::Database(error)) = error else { return None };
    let error = error.try_downcast_ref::<sqlx::sqlite::SqliteError>()?;
    // The lowest byte is the kind. The rest gives details.
    sqlx::error::DatabaseError::code(error)?.parse::<i32>().ok().map(|code| code & 0xff)
}
