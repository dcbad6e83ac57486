//! Files that appear complete or not at all.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::HostError;
use crate::folder::private;

/// An error about a file.
pub(super) fn about(path: &Path) -> impl Fn(io::Error) -> HostError + '_ {
    move |cause| {
        let path = path.display().to_string();
        if cause.kind() == io::ErrorKind::StorageFull {
            HostError::NoRoom(path)
        } else {
            HostError::File { path, cause }
        }
    }
}

/// A temporary file beside its final place. It is deleted on drop unless it was renamed or marked to stay.
#[derive(Debug)]
pub(super) struct Draft {
    path: PathBuf,
    /// Locked, so two processes do not write the same file.
    file: File,
    stays: bool,
}

impl Draft {
    /// An empty file that only its owner can read. It replaces a leftover of an interrupted run.
    pub(super) fn new(path: PathBuf) -> Result<Self, HostError> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let file = private(&mut options).open(&path).map_err(about(&path))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(HostError::Busy(path.display().to_string())),
            Err(TryLockError::Error(cause)) => return Err(about(&path)(cause)),
        }
        file.set_len(0).map_err(about(&path))?;
        #[cfg(unix)]
        file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600)).map_err(about(&path))?;
        Ok(Self { path, file, stays: false })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn file(&mut self) -> &mut File {
        &mut self.file
    }

    pub(super) fn len(&self) -> u64 {
        self.file.metadata().map_or(0, |file| file.len())
    }

    /// Waits until it is on the disk.
    pub(super) fn sync(&self) -> Result<(), HostError> {
        self.file.sync_all().map_err(about(&self.path))
    }

    /// From now on it stays under its current name, even on failure.
    pub(super) fn stay(&mut self) {
        self.stays = true;
    }

    /// Gives it its name, on the disk.
    pub(super) fn keep(mut self, name: &Path) -> Result<(), HostError> {
        self.sync()?;
        fs::rename(&self.path, name).map_err(about(name))?;
        self.stay();
        sync_folder_of(name)
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if !self.stays {
            // If it cannot be removed, its name still marks it as incomplete.
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// A rename is only durable once the folder is synced.
pub(super) fn sync_folder_of(path: &Path) -> Result<(), HostError> {
    let folder = folder_of(path);
    #[cfg(unix)]
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(about(folder))?;
    #[cfg(not(unix))]
    let _ = folder;
    Ok(())
}

/// The folder that a file is in.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The same name with a suffix.
pub(super) fn beside(path: &Path, more: &str) -> PathBuf {
    let mut name = path.as_os_str().to_os_string();
    name.push(more);
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draft_goes_unless_it_is_to_stay() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("draft");
        drop(Draft::new(path.clone()).expect("a draft"));
        assert!(!path.exists());
        let mut draft = Draft::new(path.clone()).expect("a draft");
        draft.stay();
        drop(draft);
        assert!(path.exists());
    }
}
