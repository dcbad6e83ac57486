//! [`Files`]: whether the database's files are still the ones that were opened.
//!
//! A process that holds a file open keeps writing to it after it has been removed or replaced, and notices nothing.
//! Those writes are lost when the process ends.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// What identifies a file, even if another one takes its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Identity(u64, u64);

impl Identity {
    #[cfg(unix)]
    fn of(path: &Path) -> io::Result<Self> {
        use std::os::unix::fs::MetadataExt as _;
        fs::metadata(path).map(|file| Self(file.dev(), file.ino()))
    }

    #[cfg(not(unix))]
    fn of(path: &Path) -> io::Result<Self> {
        // On other systems an open file cannot be removed.
        fs::metadata(path).map(|_| Self(0, 0))
    }
}

/// The files of a database as they were opened.
#[derive(Debug)]
pub(super) struct Files {
    database: (PathBuf, Identity),
    log: PathBuf,
    /// The log exists from the first write on.
    log_identity: OnceLock<Identity>,
    lost: AtomicBool,
}

impl Files {
    pub(super) fn new(path: PathBuf) -> io::Result<Self> {
        let mut log = path.clone().into_os_string();
        log.push("-wal");
        let database = Identity::of(&path)?;
        Ok(Self { database: (path, database), log: log.into(), log_identity: OnceLock::new(), lost: false.into() })
    }

    pub(super) fn database_is_in_place(&self) -> bool {
        Identity::of(&self.database.0).is_ok_and(|found| found == self.database.1)
    }

    /// The first file that is not where it was opened.
    pub(super) fn check(&self) -> Result<(), &Path> {
        if !self.database_is_in_place() {
            return Err(&self.database.0);
        }
        let log = Identity::of(&self.log).ok();
        match (self.log_identity.get(), log) {
            (None, Some(found)) => {
                let _ = self.log_identity.set(found);
                Ok(())
            }
            (None, None) => Ok(()),
            (Some(known), Some(found)) if *known == found => Ok(()),
            (Some(_), _) => Err(&self.log),
        }
    }

    /// Where to save the contents of a lost file, once.
    pub(super) fn first_loss(&self) -> Option<PathBuf> {
        (!self.lost.swap(true, Relaxed)).then(|| {
            let names = (0..).map(|number: u32| self.database.0.with_extension(format!("rescued-{number}.db")));
            names.into_iter().find(|name| !name.exists()).unwrap_or_default()
        })
    }
}

/// Creates the file if it is missing, readable only by its owner. SQLite gives the files beside it the same permissions.
pub(super) fn make_private(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    drop(file);
    Ok(())
}
