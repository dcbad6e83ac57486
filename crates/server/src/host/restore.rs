//! [`restore`]: a server's folder, from a backup.

use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use futures_util::future::LocalBoxFuture;
use serde::Serialize;

use super::backup::{Backup, inspect};
use super::files::{Draft, about, sync_folder_of};
use super::{HostError, Progress, Watch};
use crate::data::Data;
use crate::folder::{self, FolderError, MIGRATING, RESTORING};
use crate::identity::Key;
use crate::store::{Archive, DATABASE, LOG, SHARED};

/// How much is copied at once.
const PORTION: usize = 1 << 20;

/// What was restored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Restored {
    /// The contents of the backup.
    pub backup: Backup,
    /// Where the previous data is now.
    pub moved_to: Option<PathBuf>,
}

/// Restores a backup into a folder, for a server that is not running.
///
/// The backup is checked first. Database and key appear completely or not at all: a server does not start with half of
/// them. If there already is a database, this fails unless `replace` is set. In that case the old one is moved into a
/// folder of its own.
pub fn restore<'a>(
    file: &'a Path,
    folder: &'a Path,
    replace: bool,
    watch: &'a mut Watch<'_>,
) -> LocalBoxFuture<'a, Result<Restored, HostError>> {
    Box::pin(async move {
        if !file.is_file() {
            let cause = io::Error::new(io::ErrorKind::NotFound, "there is no such file");
            return Err(HostError::File { path: file.display().to_string(), cause });
        }
        let (backup, key) = inspect(file, watch).await?;
        folder::make(folder).map_err(about(folder))?;
        let _lock = folder::lock(folder)?;
        if folder.join(MIGRATING).exists() {
            return Err(FolderError::HalfMigrated(folder.display().to_string()).into());
        }
        let is_half = folder.join(RESTORING).exists();
        // The key of an interrupted restore belongs to no one.
        let other_key =
            |key: &Key| !is_half && Key::read(folder).is_ok_and(|there| there.is_some_and(|own| own != *key));
        if !replace && (folder.join(DATABASE).exists() || folder.join(LOG).exists() || other_key(&key)) {
            return Err(HostError::Exists(folder.join(DATABASE).display().to_string()));
        }
        let mut draft = Draft::new(folder.join(RESTORING))?;
        folder::give_to_owner(draft.file(), folder).map_err(about(folder))?;
        copy(file, &mut draft, watch)?;
        Archive::remove_label(draft.path()).await.map_err(|error| watch.explain(error, &draft.path().into()))?;
        draft.sync()?;
        same(&backup, draft.path(), watch).await?;
        key.write_draft(folder).map_err(about(&folder.join(Key::DRAFT)))?;
        // Everything that needs disk space is done, and the old files are untouched. From here on the draft stays if anything fails:
        // while it exists no server starts in this folder, not even an empty one, and the restore can be repeated.
        let moved_to = if replace { move_aside(folder, &mut draft)? } else { None };
        draft.stay();
        Key::keep_draft(folder).map_err(about(&folder.join(Key::FILE)))?;
        draft.keep(&folder.join(DATABASE))?;
        Ok(Restored { backup, moved_to })
    })
}

fn copy(file: &Path, draft: &mut Draft, watch: &mut Watch<'_>) -> Result<(), HostError> {
    let mut source = File::open(file).map_err(about(file))?;
    let (all, mut done) = (source.metadata().map_err(about(file))?.len(), 0);
    let mut portion = vec![0; PORTION];
    loop {
        watch.tell(Progress::Copied(done, all))?;
        let read = source.read(&mut portion).map_err(about(file))?;
        if read == 0 {
            return Ok(());
        }
        let path = draft.path().to_path_buf();
        draft.file().write_all(&portion[..read]).map_err(about(&path))?;
        done += read as u64;
    }
}

/// Whether a copy contains the same as the backup.
async fn same(backup: &Backup, copy: &Path, watch: &mut Watch<'_>) -> Result<(), HostError> {
    watch.tell(Progress::Reading)?;
    let damaged = |why: String| HostError::Damaged { path: copy.display().to_string(), why };
    let place = Data::from(copy);
    let mut archive = watch.open(&place).await?;
    let read = async { Ok((archive.faults().await?, archive.counts().await?)) };
    let (faults, counts) = read.await.map_err(|error| watch.explain(error, &place))?;
    archive.close().await;
    if let Some(fault) = faults.into_iter().next() {
        return Err(damaged(fault));
    }
    if (counts.matches, counts.entries) == (backup.matches, backup.entries) {
        Ok(())
    } else {
        Err(damaged("it does not hold what the backup does".into()))
    }
}

/// Moves the files of a server into a subfolder under the same names, so that a server could run there. If that fails they are
/// moved back. If even that fails, the draft stays, so that no server starts with incomplete files.
fn move_aside(folder: &Path, draft: &mut Draft) -> Result<Option<PathBuf>, HostError> {
    let there: Vec<&str> =
        [DATABASE, LOG, SHARED, Key::FILE].into_iter().filter(|name| folder.join(name).exists()).collect();
    if there.is_empty() {
        return Ok(None);
    }
    let mut names = (1..).map(|number: u32| folder.join(format!("replaced-{number}")));
    let aside = names.find(|name| !name.exists()).unwrap_or_default();
    folder::make(&aside).and_then(|()| folder::give_folder_to_owner(&aside, folder)).map_err(about(&aside))?;
    for (count, name) in there.iter().enumerate() {
        let path = folder.join(name);
        if let Err(cause) = fs::rename(&path, aside.join(name)) {
            let is_back = there[..count].iter().all(|name| fs::rename(aside.join(name), folder.join(name)).is_ok());
            if !is_back {
                draft.stay();
            }
            return Err(about(&path)(cause));
        }
    }
    draft.stay();
    sync_folder_of(&aside.join(DATABASE))?;
    sync_folder_of(&aside)?;
    Ok(Some(aside))
}
