//! [`Folder`]: the data folder, held by one server at a time.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;

use crate::identity::Key;
use crate::store::DATABASE;

/// The file that a running server locks. Neither its content nor its existence matters.
const LOCK: &str = "lock";

/// A database that is being restored. While it has this name, the folder is incomplete.
pub(crate) const RESTORING: &str = "orrery.db.restoring";

/// A database into which another one is being moved. While it has this name, the folder is incomplete.
pub(crate) const MIGRATING: &str = "orrery.db.migrating";

/// Why a data folder cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// The system refuses.
    #[error("the folder {folder} cannot be used: {cause}")]
    Io {
        /// The folder.
        folder: String,
        /// Why not.
        cause: io::Error,
    },
    /// A server runs there.
    #[error("another orrery is using the folder {0}")]
    InUse(String),
    /// There are games, but not the key that belongs to them.
    #[error(
        "{0} is missing, but there is a database that belongs to it. \
         With another key no player would be recognized and no link would work"
    )]
    NoKey(String),
    /// The key file does not contain a key.
    #[error("{0} is damaged: a key has 32 bytes")]
    BadKey(String),
    /// The key does not belong to the database.
    #[error("{0} does not belong to the database beside it: with this key no player would be recognized")]
    OtherKey(String),
    /// A restore was interrupted here.
    #[error("a restore into the folder {0} was interrupted")]
    HalfRestored(String),
    /// Another server's data is being moved here.
    #[error("a migration into the folder {0} was interrupted: it does not hold everything yet")]
    HalfMigrated(String),
    /// There is nothing here.
    #[error("there is no database in the folder {0}")]
    Empty(String),
}

/// The data folder of this process.
#[derive(Debug)]
pub(crate) struct Folder {
    pub(crate) key: Key,
    /// Held until the process ends, for any reason.
    _lock: File,
}

impl Folder {
    /// Takes the folder, and creates it if it is missing.
    pub(crate) fn take(path: &Path) -> Result<Self, FolderError> {
        let refused = |cause| FolderError::Io { folder: path.display().to_string(), cause };
        make(path).map_err(refused)?;
        let lock = lock(path)?;
        if path.join(RESTORING).exists() {
            return Err(FolderError::HalfRestored(path.display().to_string()));
        }
        if path.join(MIGRATING).exists() {
            return Err(FolderError::HalfMigrated(path.display().to_string()));
        }
        let key_file = path.join(Key::FILE);
        let has_database = path.join(DATABASE).exists();
        let key = match Key::read(path)? {
            Some(key) => key,
            None if has_database => return Err(FolderError::NoKey(key_file.display().to_string())),
            None => Key::make(path).map_err(refused)?,
        };
        Ok(Self { key, _lock: lock })
    }
}

/// Locks a folder for this process, unless a server runs there.
pub(crate) fn lock(path: &Path) -> Result<File, FolderError> {
    let refused = |cause| FolderError::Io { folder: path.display().to_string(), cause };
    let lock =
        private(OpenOptions::new().write(true).create(true).truncate(false)).open(path.join(LOCK)).map_err(refused)?;
    give_to_owner(&lock, path).map_err(refused)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(FolderError::InUse(path.display().to_string())),
        Err(TryLockError::Error(error)) => Err(refused(error)),
    }
}

/// Creates a folder that only its owner can read. An existing folder keeps its permissions, unless others could write
/// to it.
pub(crate) fn make(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(path)?.permissions().mode();
        if mode & 0o077 != 0 {
            tracing::warn!(folder = %path.display(), "others may look into the data folder: chmod 700 mends it");
        }
    }
    Ok(())
}

/// Files that only their owner can read. Links are refused: root would write to their target on behalf of their creator.
pub(crate) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600).custom_flags(rustix::fs::OFlags::NOFOLLOW.bits().cast_signed());
    }
    options
}

/// Gives a file that root has created to the owner of its folder. A server that runs as another user could not open it.
pub(crate) fn give_to_owner(file: &File, folder: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt as _, fchown};
        let (own, owner) = (file.metadata()?, fs::metadata(folder)?);
        // Never give away a file that someone else created, or that has another name elsewhere.
        let is_ours = own.is_file() && own.uid() == 0 && own.nlink() == 1;
        if rustix::process::geteuid().is_root() && is_ours && owner.uid() != 0 {
            fchown(file, Some(owner.uid()), Some(owner.gid()))?;
        }
    }
    #[cfg(not(unix))]
    let _ = (file, folder);
    Ok(())
}

/// The same for a folder that root has created in another one.
pub(crate) fn give_folder_to_owner(made: &Path, folder: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt as _, lchown};
        let owner = fs::metadata(folder)?;
        if rustix::process::geteuid().is_root() && owner.uid() != 0 {
            lchown(made, Some(owner.uid()), Some(owner.gid()))?;
        }
    }
    #[cfg(not(unix))]
    let _ = (made, folder);
    Ok(())
}
